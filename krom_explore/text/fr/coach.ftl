### The first game and its coach, whatever the game.

page-first = Votre première partie
ui-way-first = Jouer votre première partie
ui-way-first-begun = Continuer votre première partie
ui-way-first-over = Revoir votre première partie

ui-coach = Coach
ui-coach-got = Compris
ui-coach-hint = Que feriez-vous ?
# $answer: an answer as its button says it
ui-coach-would = Je choisirais : { $answer }.
ui-coach-roll = Lancez les dés : il n’y a rien à choisir.
# What stands at the thing that is pointed at
ui-coach-here = Ici
ui-coach-mark = Indice

ui-score-met = Règles vues : { $met } sur { $rules }
ui-score-again = Recommencer cette partie
ui-score-again-why = Elle reprend du début, avec les mêmes cartes et les mêmes dés. Ce que vous y avez joué sera perdu.
ui-score-again-do = Recommencer

ui-met-title = Les règles que vous avez vues
ui-met-told = Règles vues jusqu’ici : { $met } sur { $rules }.
ui-met-next = Et maintenant ?
ui-met-chapter = { $met } sur { $rules }
ui-met-yes = vue
ui-met-no = pas encore
ui-met-learn = Les leçons : une règle à la fois
ui-met-quiz = Un quiz : qu’avez-vous compris ?
ui-met-play = Une partie à vous
account-again = Rejouer cette partie

bad-coach-when = Un moment attend un événement ou une question, mais pas les deux.
