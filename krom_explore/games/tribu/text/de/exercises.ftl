### Exercises: what is asked, a hint, the solution, and what a wrong answer looks like.

exercise-chains-1 = Du legst „{ $character }“ aus, und das ist nicht dein Oberhaupt. Als Erstes muss die Vase „{ $vase }“ kommen. Die { $hand } Karten auf deiner Hand passen nicht, und sonst hast du nichts gesehen. Wie wahrscheinlich ziehst du als Nächstes eine Karte, die passt?
exercise-chains-1-hint = Wie viele Karten hast du gesehen? Und passt mehr als eine Art von Karte?
exercise-chains-1-solution = Von { $box } Karten hast du deine { $hand } und den Charakter selbst gesehen, also können { $pile } kommen. { $helpers } davon passen: beide Farben und was für jede Vase steht. Das ist { $answer }.
misreading-whole-box = Du hast alle Karten der Schachtel gezählt. Was du auf der Hand hast oder ausgelegt hast, kann nicht kommen: nur Karten, die du nicht gesehen hast (Regel turn.draw).
misreading-one-colour-fits = Das sieht so aus, als würde nur eine Farbe passen. Jede Vase darf rot oder blau sein (Regel chain.order).
misreading-nothing-for-any-vase = Du hast das Diorama weggelassen, das für jede Vase steht. Eine Kette darf eines davon haben (Regel chain.any).

exercise-chains-2 = Du wartest auf Platz { $place } von „{ $character }“, auf die Vase „{ $vase }“, und sie muss { $colour } sein. { $helpers } von { $pile } ungesehenen Karten sind richtig. Wie oft musst du im Durchschnitt ziehen, ohne Karten zurückzulegen?
exercise-chains-2-hint = Leg die { $pile } Karten in eine Reihe. Die { $helpers } passenden schneiden die Reihe in Stücke. Wie viele Stücke sind es, und wie lang ist eines im Durchschnitt?
exercise-chains-2-solution = Die { $helpers } Karten schneiden die anderen in { $helpers } + 1 Stücke, im Durchschnitt alle gleich lang. Die erste passende beendet das erste Stück: ({ $pile } + 1) ÷ ({ $helpers } + 1) = { $answer }.
misreading-as-if-put-back = So lange würde es dauern, wenn man jede Karte zurücklegte. Hier ist jede Karte, die nicht passt, weg, und es geht ein wenig schneller (Regel deck.discard).
misreading-any-colour-will-do = So lange dauert es, wenn beide Farben recht sind. Von einer Farbe gibt es weniger Karten (Regel score.colours).
misreading-middle-of-the-pile = Das ist die Mitte des Stapels. Wenn mehrere Karten passen, kommt die erste davon früher (Regel turn.draw).

exercise-chains-3 = Vielleicht hast du „{ $event }“ verdeckt hingelegt, vielleicht nichts. Auf der anderen Seite liegt vielleicht „{ $protection }“, vielleicht nichts. Eine Vase ist { $worth } wert, jede Karte kostet { $cost }, und was eine Seite verliert, gewinnt die andere. Wie oft legst du „{ $event }“, damit der anderen Seite kein Raten hilft?
exercise-chains-3-hint = Sagen wir, du greifst mit der Chance p an. Was verliert die andere Seite ohne Schutz, und was mit? Wähle p so, dass beides gleich ist.
exercise-chains-3-solution = Ohne Schutz verliert die andere Seite { $open } × p. Mit Schutz sind es { $spent } × (1 − p) + { $both } × p. Das ist gleich bei p = { $answer }.
misreading-levels-ones-own = So oft sollte die andere Seite sich schützen: Das macht deine eigenen Möglichkeiten gleich gut. Du musst ihre gleich gut machen (Regel active.secret).
misreading-as-often-as-not = Eine Münze zu werfen genügt nicht: Ein Angriff, der zu oft kommt, wird zu oft abgewehrt. Was auf dem Spiel steht, entscheidet, wie man mischt (Regel protection.saves).
misreading-attack-always = Wer immer angreift, trifft jedes Mal auf einen Schutz und hat umsonst bezahlt (Regel protection.saves).
