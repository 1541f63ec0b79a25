### Activities for a class: what stands around them, whatever the game.

bad-activity-name = Der Name einer Aktivität besteht aus kleinen Buchstaben, Ziffern und Unterstrichen, nicht { $found }.
bad-setting-twice = Das ist zweimal eingestellt.
bad-question-seen = Von einer Frage muss alles zu sehen sein: Sie ist eine Zeile, ohne Umbrüche und unsichtbare Zeichen.
# $most: so many letters
bad-question-written = Für einen Link ist diese Frage zu lang, denn jedes Zeichen außerhalb des einfachen Alphabets braucht darin den Platz von mehreren. { $most } einfache Buchstaben passen hinein.
bad-record-key = Diese Ergebnisse gehören zu einer anderen Aktivität oder zu anderen Einstellungen.
bad-record-changed = Das nimmt etwas zurück, was von dieser Person schon bekannt ist.
bad-predict-first = Vorhergesagt wird vor dem ersten Durchgang.
bad-predicted-sum = Die Balken müssen zusammen 100 ergeben, nicht { $found }.
bad-predicted-fine = Diese Zahl hat zu viele Stellen nach dem Komma. Auf Tausendstel genau genügt.
bad-nickname = Ein Spitzname hat höchstens { $most } Buchstaben, und alle sind sichtbar.
bad-code-letter = Das Zeichen { $found } kommt in keinem Code vor. Es gibt große Buchstaben und Ziffern, aber keine 0, kein O, keine 1 und kein I.
bad-code-wrong = Dieser Code ist nicht vollständig, oder ein Buchstabe darin stimmt nicht. Bitte lies ihn noch einmal.
bad-code-other = Dieser Code gehört zu einer anderen Aktivität oder zu anderen Einstellungen.

# Whom a pupil is called after who gives no name
animal-badger = Dachs { $number }
animal-bear = Bär { $number }
animal-beaver = Biber { $number }
animal-bison = Bison { $number }
animal-crane = Kranich { $number }
animal-crow = Krähe { $number }
animal-deer = Reh { $number }
animal-dolphin = Delfin { $number }
animal-duck = Ente { $number }
animal-eagle = Adler { $number }
animal-falcon = Falke { $number }
animal-ferret = Frettchen { $number }
animal-fox = Fuchs { $number }
animal-frog = Frosch { $number }
animal-goat = Ziege { $number }
animal-goose = Gans { $number }
animal-hare = Hase { $number }
animal-hedgehog = Igel { $number }
animal-heron = Reiher { $number }
animal-horse = Pferd { $number }
animal-lizard = Eidechse { $number }
animal-lynx = Luchs { $number }
animal-marten = Marder { $number }
animal-mole = Maulwurf { $number }
animal-otter = Otter { $number }
animal-owl = Eule { $number }
animal-panda = Panda { $number }
animal-raven = Rabe { $number }
animal-seal = Robbe { $number }
animal-swan = Schwan { $number }
animal-tiger = Tiger { $number }
animal-wolf = Wolf { $number }

# Refusals
bad-activity-begun = Den Namen kannst du nur vor dem ersten Durchgang ändern.
bad-predicted-once = Du hast schon etwas vorhergesagt. Eine Vorhersage bleibt, wie sie ist.
bad-by-hand = Hier wirfst du deinen eigenen Würfel und drückst auf das, was kam.
bad-not-by-hand = Hier wird auf dem Bildschirm gespielt.
bad-rounds-over = Du hast alle Durchgänge gespielt.
bad-round-open = Beende zuerst den Durchgang, der noch läuft.
bad-no-round = Gerade läuft kein Durchgang.
bad-nothing-pressed = Es gibt keinen Wurf, den du zurücknehmen kannst.
bad-class-address = Das muss die Adresse dieser App sein, und die beginnt mit http.

# Pages
nav-to-class = Klasse
page-class = Für Lehrkräfte
page-class-lead = Eine Stunde Wahrscheinlichkeit aus einem Link: vorhersagen, spielen, mit der genauen Antwort vergleichen.
page-class-1 = Wähle eine Aktivität, zeig ihren Link oder ihren QR-Code an der Wand, und alle spielen auf dem eigenen Bildschirm. Niemand braucht ein Konto oder muss einen Namen angeben. Danach habt ihr etwas, worüber ihr reden könnt.

# The list, and an activity that is set up
class-age = ab { $age } Jahren
class-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
class-rounds = { $rounds ->
    [one] { $rounds } Durchgang pro Person
   *[other] { $rounds } Durchgänge pro Person
}
class-change = Ändern
class-field-rounds = Durchgänge pro Person
class-field-seed = Startwert (leer: neue Würfel für alle)
class-field-ask = Die Frage in eigenen Worten (bis 100 Zeichen; leer: wie vorgegeben)
ui-class-set-up = Einrichten
ui-class-try = Selbst ausprobieren
ui-class-steps = So geht’s
ui-class-ask = Was vorhergesagt wird
ui-class-discuss = Zum Besprechen
ui-class-note = Für dich
ui-class-link = Link für die Klasse
ui-class-copy = Link kopieren
ui-class-copied = Der Link ist in der Zwischenablage.
ui-class-qr = QR-Code mit dem Link für die Klasse
ui-class-local = Diese Adresse funktioniert nur auf diesem Rechner. Eine, die auch Handys öffnen können, bekommst du, wenn du die App so startest: krom-explore serve --host 0.0.0.0 --class-size 30
ui-class-wall = Mit der Klasse spielen
ui-class-codes = Stattdessen Codes sammeln

# The pupil's page. $name: a setting, $value: how it is set
activity-box = In der Klasse spielen alle mit derselben Schachtel: Deine wird hier nicht benutzt.
activity-given = { $name }: { $value }
activity-progress = { $played } von { $rounds ->
    [one] { $rounds } Durchgang
   *[other] { $rounds } Durchgängen
}
activity-came = Durchgang { $number }: { $row }
activity-round-number = Durchgang { $number }
# $n: a number, as the language writes it
activity-in-hundred = { $n } von 100
# $low, $high: the least and the most; $example: a number with a digit after the point, as the language writes it
activity-guess-fault = Schreib bitte eine Zahl von { $low } bis { $high }, zum Beispiel { $example } oder 1/2, mit höchstens drei Stellen nach dem Komma.
# $said: what was predicted, $exact: what is right, both as they are written or in quotes
activity-remark-number = Du hast { $said } gesagt, die genaue Antwort ist { $exact }.
activity-remark-choice = { $right ->
    [yes] Du hast { $said } gesagt, und das ist am wahrscheinlichsten.
   *[no] Du hast { $said } gesagt, am wahrscheinlichsten ist { $exact }.
}
activity-remark-close = Deine Balken sind so nah dran, wie es mit ganzen Zahlen geht.
activity-remark-bars = Am weitesten daneben lag dein Balken für { $row }: Du hast { $said } gesagt, genau sind es { $exact }.
ui-activity-predict = 1 Vorhersagen
ui-activity-play = 2 Spielen
ui-activity-compare = 3 Vergleichen
ui-activity-steps = So geht’s
ui-activity-rules = Das musst du wissen
ui-activity-your-guess = Deine Vorhersage
ui-activity-guess-number = Deine Zahl
ui-activity-guess-percent = In wie vielen von 100 Fällen?
ui-activity-guess-share = Ein Bruch oder Prozente sind ein Anteil davon: 2/5 oder 40 % heißt 40.
ui-activity-guess-bars = Gib jedem Balken einen Anteil. Zusammen ergeben sie 100.
ui-activity-left = Noch zu verteilen
ui-activity-even = Gleich verteilen
ui-activity-do-predict = Das ist meine Vorhersage
ui-activity-round = Einmal spielen
ui-activity-rounds = Fünfmal spielen
ui-activity-by-hand = Wirf deinen Würfel und drück auf das, was er zeigt.
ui-activity-undo = Zurücknehmen
ui-activity-sure = Stimmt so, fertig
ui-activity-you = Du
ui-activity-class = Die Klasse
ui-activity-exact = Genau
ui-activity-predicted = Vorhergesagt
ui-activity-result = Was passieren kann
ui-activity-code = Dein Code
ui-activity-code-help = Lies ihn vor oder schreib ihn auf: Deine Lehrkraft kann ihn eintippen. Er sagt, was du vorhergesagt hast und wie oft was passiert ist, aber nicht, in welcher Reihenfolge.
ui-activity-copy = Code kopieren
ui-activity-copied = Der Code ist in der Zwischenablage.
ui-activity-derivation = Wie die genaue Antwort zustande kommt
ui-activity-review = Deine Entscheidungen, noch einmal angesehen
ui-activity-name = Du bist
ui-activity-rename = Anderer Name
ui-activity-do-name = Übernehmen
ui-activity-paused = Deine Lehrkraft hat die Klasse kurz angehalten. Schau nach vorn.
ui-activity-waiting = Deine Klasse macht jetzt etwas anderes.
ui-activity-follow = Zur Klasse
ui-activity-out = Deine Lehrkraft hat diese Seite aus der Klasse genommen: Was du tust, kommt dort nicht mehr an.
ui-activity-again = Wieder zur Klasse dazukommen
ui-activity-keep = Tippe die Würfel an, die du behalten willst.
ui-activity-reroll = Die anderen neu würfeln
ui-activity-stop = Hier aufhören
ui-activity-watch = Am Tisch ansehen
ui-activity-table = Der Tisch
ui-activity-discuss = Redet darüber
ui-activity-over = Alle Durchgänge sind gespielt.
ui-activity-hidden = Die genaue Antwort siehst du, wenn du gespielt hast.
ui-activity-awaited = Die genaue Antwort kommt, wenn deine Lehrkraft sie zeigt.
ui-activity-late = Die Antwort ist jetzt offen. Sag trotzdem vorher: Danach siehst du sie auch hier.
ui-activity-room = Während du spielst, gehen deine Ergebnisse an deine Klasse.

# What a class has collected
bad-collected-elsewhere = Ob die Antwort zu sehen ist, wird an anderer Stelle auf dieser Seite entschieden.
page-class-set-up = Einrichten
collected-standing = { $pupils ->
    [one] { $pupils } Person
   *[other] { $pupils } Personen
}, { $rounds ->
    [one] { $rounds } Durchgang
   *[other] { $rounds } Durchgänge
}
collected-title-results = Ergebnisse
collected-title-running = Das Gesetz der großen Zahlen
collected-title-predictions = Vorhersagen
collected-predicted = Vorhergesagt
collected-predicted-by = Vorhergesagt (Anteil der Klasse)
collected-came = Was kam
collected-exact = Genau
collected-what = Was passieren kann
collected-times = Wie oft
collected-interval = Zwischen (in 19 von 20 Fällen)
collected-fraction = Als Bruch
collected-mean = Der Durchschnitt
collected-axis-share = Relative Häufigkeit
collected-axis-rounds = Durchgänge bisher
collected-axis-predicted = Vorhergesagte Zahl
collected-axis-pupils = Personen
collected-as-table = Als Tabelle
collected-watch = Beobachten
collected-large = Große Schrift für die Wand
collected-figures = Was zu sehen ist
collected-show = Genaue Antwort zeigen
collected-hide = Genaue Antwort verbergen
collected-csv = Als CSV speichern
# Heads of that file
collected-file-who = wer
collected-file-predicted = vorhergesagt
collected-file-round = Durchgang { $number }
collected-file-number = Durchgang { $number } als Zahl
collected-png = Als PNG speichern
collected-test = Kann das Zufall sein? Chi-Quadrat
# $came has its unit: 27.27 in 100
collected-numbers = Im Durchschnitt: { $came } (vorhergesagt: { $predicted }).
collected-decided = Hier entscheiden alle selbst. Die genauen Balken zeigen das beste Spiel. Darum müssen die Ergebnisse ihnen nicht nahekommen, und es gibt keinen Test.
collected-impossible = Hier ist kein Test möglich: Etwas kam, was die genaue Antwort ausschließt, oder es kann nur eines passieren.
collected-chi-square = Chi-Quadrat ist { $statistic }, bei { $degrees ->
    [one] einem Freiheitsgrad
   *[other] { $degrees } Freiheitsgraden
}. Wenn alles so ist, wie die genaue Antwort sagt, liegen die Ergebnisse in { $percent } aller Klassen mindestens so weit davon weg.
collected-few = Nimm das mit Vorsicht: Irgendwo sind bisher weniger als { $least } Ergebnisse zu erwarten, und dann sagt der Test wenig.
collected-tells = Ein kleiner Prozentsatz lässt an den Würfeln zweifeln. Er beweist nichts, und ein großer beweist nicht, dass sie fair sind.
codes-title = Codes
codes-help = Tippe die Codes deiner Klasse ein oder füge sie ein, einen pro Zeile. Auch eine Tabelle aus einer Tabellenkalkulation geht: Gelesen wird die letzte Zelle jeder Zeile.
codes-add = Codes hinzufügen
codes-file = CSV-Datei hinzufügen
codes-pupils = Wer dabei ist
codes-empty = Noch niemand.
codes-told = { $new ->
    [one] { $new } Code ist neu
   *[other] { $new } Codes sind neu
}, { $same ->
    [one] { $same } war schon bekannt.
   *[other] { $same } waren schon bekannt.
}
codes-line = Zeile { $number }: { $why }
codes-more = { $n ->
    [one] Und noch { $n } Zeile.
   *[other] Und noch { $n } Zeilen.
}
