### What stands on paper, around what a game says.

## What a sheet is

handout-worksheet = Arbeitsblatt
handout-answers = Lösungsblatt
handout-summary = Die Regeln auf einer Seite
handout-odds = Chancenkarte
handout-teacher = Blatt für die Lehrkraft

## The head of every page

# $hash: a few letters that stand for the rules and cards in use. $own: whether somebody changed them
handout-box = { $own ->
    [yes] Eigene Schachtel, { $hash }
   *[no] Mitgelieferte Schachtel, { $hash }
}
# $seed: the number that all chance on the sheet comes from
handout-seed = Startwert { $seed }
# One of several different sheets
handout-copy = Blatt { $number } von { $last }
handout-copy-seed = Blatt { $number }, Startwert { $seed }
handout-some-invented = Zum Teil erfunden, siehe unter dem Titel
handout-none-invented = Nichts hier ist erfunden
handout-summary-invented = Einige Karten und Namen dieser Schachtel sind erfunden: Die echten sind nicht öffentlich.
handout-scan = Scannen und am Bildschirm öffnen
# Where no code is printed: what follows is the rest of an address
handout-in-app = In der App, hinter ihrer Adresse:
handout-name = Name
handout-date = Datum

## On the page that prints

ui-print-title = Drucken
ui-print-seed = Startwert
ui-print-pupils = Verschiedene Blätter
ui-print-ready = Das Blatt geht an den Drucker.

## Questions

handout-questions = Fragen
handout-answer = Deine Antwort
# $row: something that can happen, as it stands in a table
handout-how-likely = Wie wahrscheinlich ist das: { $row }?
# A fraction that is too long to be read at a glance, in small print below its percentage
handout-exactly = Genau { $exact }

## Activities

handout-given = Was du wissen musst
handout-rules = Was die Regeln sagen
handout-predict = Sag zuerst vorher
handout-prediction = Ich erwarte
handout-play = Spielen
handout-outcome = Was passiert
handout-strokes = Jedes Mal ein Strich
handout-times = Wie oft
# $letters: what happened in each round, such as “B A A C”
handout-played = { $rounds ->
    [one] Kein Spielmaterial zur Hand? Dieser Durchgang wurde nur für dein Blatt gespielt: { $letters }
   *[other] Kein Spielmaterial zur Hand? Diese { $rounds } Durchgänge wurden nur für dein Blatt gespielt: { $letters }
}
handout-draw = Zeichne, wie oft jedes Ergebnis kam: Ein voller Balken heißt „jedes Mal“.
handout-discuss = Redet darüber
handout-yes = ja
handout-no = nein
handout-variants = Dasselbe mit anderen Zahlen
handout-counted = Die Durchgänge, die auf dem Blatt stehen
handout-on-average = Im Durchschnitt
handout-derivation = Wie man darauf kommt
handout-exact = Die genaue Antwort

## For teachers

handout-materials = Was du brauchst
# From this age on, so long, so many rounds for each pupil
handout-frame = { $rounds ->
    [one] Ab { $age } Jahren. Etwa { $minutes } Minuten. Ein Durchgang pro Person.
   *[other] Ab { $age } Jahren. Etwa { $minutes } Minuten. { $rounds } Durchgänge pro Person.
}
