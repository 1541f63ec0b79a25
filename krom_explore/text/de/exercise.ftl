### Exercises: what is said about an answer, whatever the game.

verdict-right = Richtig. { $reason }
verdict-nearly = Fast. { $reason }
verdict-wrong = Noch nicht. { $reason }
verdict-is = Die Antwort ist: { $answer }.

solution-later = Versuch es erst selbst: Nach einem Versuch kannst du die Lösung lesen. Einen Tipp gibt es sofort.

progress-solved = { $id }: gelöst { $tries ->
    [one] beim ersten Versuch
   *[other] mit { $tries } Versuchen
}.
progress-open = { $id }: noch nicht gelöst, nach { $tries ->
    [one] einem Versuch
   *[other] { $tries } Versuchen
}.
progress-nothing = Noch wurde nichts versucht.

bad-unknown-exercise = Es gibt keine Aufgabe „{ $found }“. { $near ->
    [none] Die Themen sind: { $topics }.
   *[other] Vielleicht meinst du eine von diesen: { $near }.
}
bad-number-wanted = { $found ->
    [none] Hier steht nichts. Es muss eine Zahl sein, zum Beispiel 3, 1/3 oder 0,33.
   *[other] Das muss eine Zahl sein, zum Beispiel 3, 1/3 oder 0,33, nicht { $found }.
}
bad-chance-wanted = { $found ->
    [none] Hier steht nichts. Es muss eine Chance sein, zum Beispiel 1/3, 0,33 oder 33 %.
   *[other] Das muss eine Chance sein, zum Beispiel 1/3, 0,33 oder 33 %, nicht { $found }.
}

## nearly-CODE: what is missing

nearly-rounded = Das ist zu grob gerundet: Gib einen Bruch an oder eine Stelle mehr.
nearly-last-digit = Die letzte Stelle ist nicht richtig gerundet.
nearly-percent-forgotten = Eine Chance ist höchstens 1. Setz ein Prozentzeichen dahinter oder teile durch 100.
nearly-percent-twice = Das Prozentzeichen ist zu viel: Diese Zahl ist schon die Chance.
nearly-close = Das ist nah dran, so wie eine Schätzung. Die genaue Chance ist eine andere.
nearly-missing = { $missing ->
    [one] Alles hier gehört dazu, aber eines fehlt.
   *[other] Alles hier gehört dazu, aber { $missing } fehlen.
}

## wrong-CODE: where it looks like no misreading that we know

wrong-opposite = Das ist die Chance für das Gegenteil: Zieh sie von 1 ab.
wrong-percent-missing = Eine Chance ist höchstens 1. Wenn du Prozent meinst, setz ein Prozentzeichen dahinter oder teile durch 100. Dann sieh dir die Zahl noch einmal an.
wrong-no-chance = Eine Chance liegt nie unter 0 und nie über 1.
wrong-too-high = Das ist zu hoch.
wrong-too-low = Das ist zu niedrig.
wrong-choice = Es ist eine andere Antwort.
wrong-nothing = Hier ist nichts gewählt, und etwas gehört dazu.
wrong-not-all = { $found ->
    [0] { $given ->
        [one] Das gehört nicht dazu: { $extra }.
       *[other] Diese gehören nicht dazu: { $extra }.
    }
   *[other] Nicht alles hier gehört dazu: nur { $found } von { $given }.
}

## On the sheet

ui-exercise = Aufgabe
ui-answer = Deine Antwort
ui-answer-dice = Würfel (was du nicht brauchst, bleibt frei)
ui-answer-chance = ein Bruch, eine Kommazahl oder Prozent
ui-check = Prüfen
ui-hint = Tipp
ui-solution = Lösung
ui-solved = gelöst
ui-tried = { $tries ->
    [0] {""}
    [one] 1 Versuch
   *[other] { $tries } Versuche
}
