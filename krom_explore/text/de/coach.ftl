### The first game and its coach, whatever the game.

page-first = Deine erste Partie
ui-way-first = Spiel deine erste Partie
ui-way-first-begun = Deine erste Partie fortsetzen
ui-way-first-over = Deine erste Partie ansehen

ui-coach = Coach
ui-coach-got = Verstanden
ui-coach-hint = Was würdest du tun?
# $answer: an answer as its button says it
ui-coach-would = Ich würde das wählen: { $answer }.
ui-coach-roll = Würfle: Hier gibt es nichts zu wählen.
# What stands at the thing that is pointed at
ui-coach-here = Hier
ui-coach-mark = Tipp

ui-score-met = { $met } von { $rules } Regeln erlebt
ui-score-again = Diese Partie neu beginnen
ui-score-again-why = Sie beginnt neu mit denselben Karten und Würfeln. Was du darin gespielt hast, ist dann weg.
ui-score-again-do = Neu beginnen

ui-met-title = Die Regeln, die du erlebt hast
ui-met-told = Du hast { $met } von { $rules } Regeln erlebt.
ui-met-next = Wie es weitergeht
ui-met-chapter = { $met } von { $rules }
ui-met-yes = erlebt
ui-met-no = noch nicht
ui-met-learn = Lektionen: eine Regel nach der anderen
ui-met-quiz = Ein Quiz: Was hast du verstanden?
ui-met-play = Eine eigene Partie
account-again = Diese Partie noch einmal spielen

bad-coach-when = Ein Moment wartet auf ein Ereignis oder auf eine Frage, nicht auf beides.
