### Lessons and progress: what belongs to no game.

## What is wrong with a lesson, or with a file of progress

bad-step-id = Ein Schritt hat einen Namen aus Kleinbuchstaben, Ziffern und Unterstrichen, höchstens 40 davon, nicht { $found }.
bad-step-twice = In diesem Lernweg gibt es schon einen Schritt „{ $found }“.
bad-step-box = Dieser Schritt braucht jemanden oder etwas, was es in dieser Schachtel nicht gibt.
bad-one-position = Ein Schritt beginnt entweder mit einer Stellung oder mit einer neuen Partie.
bad-new-game = So lässt sich keine neue Partie austeilen: { $found }.
bad-chance-line = Festgelegte Würfel und Karten sind Zeilen wie „roll 6 3“ oder „card ace“, nicht „{ $found }“.
bad-lesson-over = Dieser Versuch ist zu Ende. Nimm etwas zurück, fang neu an oder geh zum nächsten Schritt.
bad-lesson-link = Dieser Link gehört nicht zu diesem Schritt der Lektion. Hier ist der Schritt von Anfang an.
bad-lesson-box = Mit deiner Schachtel geht kein Schritt dieses Lernwegs: Sie hat andere Karten oder Zahlen.
bad-lesson-step = Mit dieser Schachtel hat der Lernweg keinen Schritt { $found }.
bad-lesson-hint = Für diesen Schritt gibt es keinen weiteren Tipp.
bad-lesson-back = Es gibt nichts zurückzunehmen.
bad-progress-json = Das ist keine Datei mit einem Fortschritt.
bad-progress-format = Das ist keine Datei mit einem Fortschritt, oder sie hat eine andere Version. Lesen lässt sich nur Version { $wanted }.
bad-progress-game = Das ist ein Fortschritt in „{ $found }“, nicht in „{ $wanted }“.
bad-progress-asked = Niemand wollte von vorn anfangen.

## The page of a lesson

ui-lesson = Lektion
ui-lesson-step = Schritt { $step } von { $last }
ui-lesson-moves = { $n ->
    [0] letzter Zug gemacht: { $waits ->
        [dice] jetzt würfeln
        [card] jetzt die Karte ziehen
       *[others] sieh, was daraus wird
    }
    [one] { $n } Zug übrig
   *[other] { $n } Züge übrig
}
ui-lesson-hint = Tipp
ui-lesson-hints-left = noch { $n }
ui-lesson-show = Probier das: { $answer }
ui-lesson-no-way = Von hier aus ist das Ziel nicht mehr zu erreichen. Nimm deinen letzten Zug zurück.
ui-lesson-lost = Nach diesem Zug ist das Ziel nicht mehr zu erreichen. Zurücknehmen?
ui-lesson-solved = Gut gemacht
ui-lesson-failed = Noch nicht
ui-lesson-stars = { $stars } von { $most } Sternen
ui-lesson-stars-3 = Wenige Züge und kein Tipp.
ui-lesson-stars-2 = { $hints ->
    [0] Kein Tipp. Noch einmal ohne Umweg, und es gibt einen dritten Stern.
   *[other] Wenige Züge. Noch einmal ohne Tipp, und es gibt einen dritten Stern.
}
ui-lesson-stars-1 = Noch einmal ohne Tipp oder ohne Umweg, und es gibt mehr Sterne.
ui-lesson-next = Nächster Schritt
ui-lesson-next-track = Weiter: { $chapter }
ui-lesson-sandbox = An einem freien Tisch weiter probieren
ui-lesson-again = Noch mal
ui-lesson-take-back = Zurücknehmen
ui-lesson-rehearsed = Was der Zufall in diesem Schritt bringt, steht vorher fest.
ui-lesson-track = Die Schritte dieses Lernwegs
ui-lesson-here = dieser Schritt
ui-lesson-open = noch offen
page-lesson = Lektion
nav-lessons = Lektionen zu diesem Kapitel

## The list of chapters

ui-chapters-steps = { $done } von { $steps } Schritten
ui-chapters-free = Freier Tisch
ui-chapters-sum = { $done ->
    [0] { $steps } Schritte warten auf dich
   *[other] { $done } von { $steps } Schritten geschafft, { $stars ->
        [one] { $stars } Stern
       *[other] { $stars } Sterne
    }
}

## Progress

ui-progress = Dein Fortschritt
ui-progress-where = Er bleibt in diesem Browser und nirgends sonst. Speichere ihn, um ihn anderswohin mitzunehmen.
ui-progress-save = Fortschritt speichern
ui-progress-bring = Fortschritt laden
ui-progress-over = Von vorn anfangen
ui-progress-sure = Alle Sterne und alles, was du in diesem Spiel gelernt hast, werden vergessen. Speichere es vorher, falls du es vielleicht zurückhaben willst.
ui-progress-yes = Alles vergessen
ui-progress-no = Behalten
ui-progress-brought = Mitgebracht: { $steps ->
    [one] { $steps } geschaffter Schritt
   *[other] { $steps } geschaffte Schritte
} und das Gelernte. Das Bessere von beidem zählt.
ui-progress-wiped = Alles ist vergessen. Du kannst neu anfangen.
ui-progress-too-long = Diese Datei ist zu lang für einen Fortschritt. Er hat höchstens 100 kB.
