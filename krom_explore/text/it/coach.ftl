### The first game and its coach, whatever the game.

page-first = La tua prima partita
ui-way-first = Gioca la tua prima partita
ui-way-first-begun = Continua la tua prima partita
ui-way-first-over = Rivedi la tua prima partita

ui-coach = Coach
ui-coach-got = Capito
ui-coach-hint = Tu che faresti?
# $answer: an answer as its button says it
ui-coach-would = Io sceglierei: { $answer }.
ui-coach-roll = Lancia i dadi: non c’è niente da scegliere.
# What stands at the thing that is pointed at
ui-coach-here = Qui
ui-coach-mark = Indizio

ui-score-met = Regole incontrate: { $met } su { $rules }
ui-score-again = Ricomincia questa partita
ui-score-again-why = Riparte dall’inizio, con le stesse carte e gli stessi dadi. Quello che hai giocato finora va perso.
ui-score-again-do = Ricomincia

ui-met-title = Le regole che hai incontrato
ui-met-told = Regole incontrate finora: { $met } su { $rules }.
ui-met-next = E adesso?
ui-met-chapter = { $met } su { $rules }
ui-met-yes = vista
ui-met-no = non ancora
ui-met-learn = Le lezioni: una regola alla volta
ui-met-quiz = Un quiz: che cosa hai capito?
ui-met-play = Una partita tutta tua
account-again = Rigioca questa partita

bad-coach-when = Un momento aspetta un evento oppure una domanda, non tutti e due.
