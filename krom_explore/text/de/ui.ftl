### The app: what stands on buttons and around the table.

ui-trouble = Hier ist etwas schiefgegangen. Nichts ist verloren: Der Tisch ist, wie er war.
ui-too-much = Das auszurechnen würde hier zu lange dauern. Nichts ist verloren: Der Tisch ist, wie er war.
ui-other-page = Auf der Seite, die du wolltest, ist etwas schiefgegangen. Das hier ist die nächste, die sich zeigen lässt.
ui-board = Der Spielplan
ui-turn = Runde { $turn }
ui-undo = Rückgängig
ui-redo = Wiederholen
ui-taken-back = Zurückgenommen: { $answer }
ui-taken-back-roll = Zurückgenommen: der Wurf
ui-taken-back-draw = Zurückgenommen: die gezogene Karte
ui-taken-back-hidden = Eine Wahl wurde zurückgenommen.
ui-why = Warum?
ui-why-not = Warum nicht?
ui-refused = Jetzt nicht möglich
ui-in-words = Stattdessen aus einer Liste wählen
ui-you-won = Du hast gewonnen.
ui-step-back = Zurück
ui-less = Weniger
ui-more = Mehr
ui-chosen = { $number ->
    [one] { $players } hat gewählt.
   *[other] { $players } haben gewählt.
}
ui-rule = Die Regel
ui-back-to-now = Zurück zu jetzt
ui-log = Was passiert ist
ui-log-filter = Zeigen
ui-log-all = alles
ui-look-back = Auf diesen Moment zurückblicken
ui-roll = Würfeln
ui-set-dice = Würfel setzen
ui-set-help = Wähle, was jeder Würfel zeigt, und sieh, was dann passieren würde.
ui-draw = Ziehen
ui-choose-card = Karte wählen
ui-keep = Behalten
ui-keep-help = Tippe die Würfel an, die du behältst.
ui-kept = behalten
ui-reroll = Die anderen neu würfeln
ui-reroll-all = Alle { $dice } neu würfeln
ui-stop = Aufhören und Belohnung nehmen
ui-dice = Würfel
ui-die = Würfel
ui-tries = Probier es
ui-search-rules = Regeln durchsuchen
ui-search-example = Frag mit deinen Worten
ui-no-rule-found = In keiner Regel und auf keiner Karte stehen diese Wörter.
ui-word-unknown = { $n ->
    [one] Das Wort { $words } steht nirgends, darum wurde es weggelassen.
   *[other] Die Wörter { $words } stehen nirgends, darum wurden sie weggelassen.
}
ui-found = Gefunden, das Beste zuerst
ui-near = Meinst du
ui-try-it = Probier es
ui-rule-more = Mehr zu dieser Regel
ui-rule-here = Hier:
ui-rule-or = Man könnte es auch so auslegen:
ui-rule-change = In „Meine Schachtel“ anders auslegen
ui-rule-differ = Die gedruckten Regelhefte sind sich nicht einig
ui-rule-source = Quelle
ui-rule-related = Lies dazu
ui-rule-link = Link zu dieser Regel
ui-rule-why = Warum so gespielt wird
ui-rule-back = Zurück zur Regel
ui-all-cards = Die Karten der Schachtel
ui-card-copies = Stück
ui-deviations = Was die Regelhefte nicht sagen
ui-deviations-why = Warum
ui-deviations-own = Deine eigene Schachtel legt es so aus.
ui-find = Regel finden
ui-find-open = Regel finden (/ oder Strg+K)
ui-find-help = Pfeiltasten wählen, Enter öffnet, Escape schließt.
ui-find-count = { $n } gefunden
ui-odds-title = Die Chancen
ui-odds-nothing = Gerade hängt nichts vom Zufall ab.
ui-odds-too-much = Diese Chancen sind zu viele, um sie hier zu zählen.
ui-show-why = Zeigen, wie gezählt wird
ui-hide-why = Verbergen, wie gezählt wird
ui-simulate = Ausprobieren
ui-rolls-more = { $n ->
    [one] 1-mal ausprobieren
   *[other] { NUMBER($n) }-mal ausprobieren
}
ui-rolls-seed = Diese Würfe beginnen mit dem Startwert { $seed } aus der Adresse: Sie sind jedes Mal dieselben.
ui-odds-past = In diesem Moment wurde eine Regel ausgeführt: Niemand wurde gefragt und nichts gewürfelt.
ui-exact-number = genau
ui-pictures = Bilder
ui-show-picture = Bild zeigen
ui-hide-picture = Bild verbergen
ui-yours = deine Einstellung
ui-best = am besten
ui-projector = Größe für den Beamer
ui-rolls-axis = Anzahl der Würfe
ui-share-axis = Anteil der Würfe
ui-course = Diese Kurven als Tabelle
ui-point-out = Zeig auf einen Balken oder ein Feld (oder nimm die Pfeiltasten): Hier steht dann die genaue Chance.
ui-again = Würfe vergessen
ui-exact = genau
ui-rolled = gewürfelt
ui-chance = Chance
ui-outcome = Was passieren kann
ui-interval = 95-%-Intervall
ui-rolls = { $n ->
    [one] Einmal gewürfelt.
   *[other] { NUMBER($n) }-mal gewürfelt.
}
ui-depends = Das hängt von einer offenen Frage ab: { $ruling } { $option }
ui-new-game = Eine neue Partie
ui-how-many = Mitspielende
ui-seed = Nummer der Partie
ui-seed-new = Nummer der Partie, um eine noch einmal zu spielen (unverändert: neue Würfel)
ui-seed-empty = Nummer der Partie (leer: neue Würfel und Karten)
ui-switches = Offene Fragen der Regeln
ui-copy-link = Link
ui-copy-json = JSON
ui-copy-python = Python
ui-copy-pytest = Test
nav-learn = Lernen
nav-chapters = Alle Kapitel
nav-odds = Chancen
nav-more = Nachschlagen, aufbauen, ändern
bad-in-address = Eine Einstellung schreibt man als Name, „=“ und Wert.
bad-route = Hier gibt es keine Seite.
bad-not-tried = Diese Regel lässt sich mit dieser Schachtel nicht ausprobieren.
bad-entry-long = Das ist zu lang: Es hat { $found } Zeichen, und höchstens { $most } werden gelesen.
bad-entry-many = Darin steht zu viel. Höchstens { $most } Dinge werden gelesen.
bad-entry-deep = Die Listen darin sind zu tief ineinander geschachtelt.
bad-entry-damaged = Ein Teil dieses Textes ist beschädigt und lässt sich nicht lesen.
bad-too-much = Das auszurechnen würde hier zu lange dauern.
bad-in-a-game = In einer Partie fallen die Würfel und kommen die Karten, wie sie wollen. Aussuchen kannst du sie in einem Kapitel oder an einem Tisch, den du selbst aufbaust.
bad-seats = Hier wird ein Wort aus { $many } Buchstaben erwartet, einer für jeden Platz (p für einen Menschen, { $letters } für Bots), mit einem Menschen darunter, nicht { $found }.
bad-curtain = Gib den Bildschirm zuerst weiter an: { $player }.
bad-long-game = Eine Partie hat hier höchstens { $most } Antworten, Würfe und gezogene Karten. Nimm welche zurück oder beginne eine andere.
chapter-table = Dieser Tisch
ui-theme = Farben
ui-theme-auto = System
ui-theme-light = Hell
ui-theme-dark = Dunkel
ui-theme-contrast = Kontrast
ui-language = Sprache
ui-keys = Tasten
ui-skip = Direkt zur Seite
ui-beside = Auch
ui-notebook = Dasselbe als Tutorial: Schritt für Schritt, mit Diagrammen, die antworten, und Aufgaben
ui-notebook-elsewhere = Dasselbe als Tutorial, mit seinem Code: notebooks/{ $file }. „make lab“ öffnet es in JupyterLab, „krom-explore serve --notebooks“ zeigt es als Seite.
ui-tutorials = Tutorials: Schritt für Schritt, mit Diagrammen, die antworten, und Aufgaben
ui-copy = Kopieren
ui-copied = Kopiert
ui-copy-this = Link zu dieser Stellung kopieren
ui-keys-help = Tab und Umschalt+Tab gehen von Feld zu Feld. Die Pfeiltasten gehen auf dem Spielplan von Ort zu Ort. Enter oder Leertaste wählt. 1 bis 9 wählen die Antworten mit diesen Nummern. U nimmt zurück, R wiederholt. / oder Strg+K findet eine Regel. ? zeigt diese Liste, Escape schließt sie.
ui-close = Schließen
ui-done-before = geöffnet
language-name = Deutsch
ui-stop-rolling = Nicht weiter würfeln
ui-me = du
ui-start = Los geht’s
ui-others = Die anderen
ui-seat-person = ein Mensch
ui-seat-easy = leichter Bot
ui-seat-normal = normaler Bot
ui-seat-hard = schwerer Bot
ui-seat-random = zufälliger Bot
ui-seated = Du bist { $me } und spielst gegen { $others }.
ui-ends-a-game = Eine Partie läuft noch. Sie endet mit einer neuen und bleibt bei deinen Partien.
ui-game-number = Partie { $number }
ui-games = Deine Partien
ui-kept-refused = Sie bleibt bei deinen Partien. Dort kannst du sie herunterladen.
ui-table-more = Mehr vom Tisch
ui-read-more = Mehr dazu
ui-games-go-on = Weiter
ui-games-look = Ansehen
ui-games-none = Hier wurde noch keine Partie aufgehoben.
ui-games-over = zu Ende
ui-games-open = läuft noch
ui-games-refused = lässt sich mit dieser Version nicht öffnen
ui-download = Herunterladen
part-prose = Lesen
part-editor = Aufbauen
ui-editor-follows = Der Tisch folgt jeder Änderung. Was die Regeln nicht erlauben, wird abgelehnt, mit dem Grund neben dem Feld.
part-odds = Chancen
part-log = Was passiert ist
ui-board-large = Spielplan groß zeigen
ui-board-small = Spielplan klein zeigen
ui-mine = Deins
ui-curtain = Gib den Bildschirm weiter an: { $player }.
ui-curtain-why = Sonst soll jetzt niemand hinsehen: Was folgt, ist geheim.
ui-curtain-lift = Ich bin { $player }
ui-playback = Was gerade passiert ist
ui-playback-pause = Pause
ui-playback-go-on = Weiter
ui-playback-skip = Überspringen
ui-playback-again = Nochmal
ui-playback-speed = Tempo
ui-playback-slow = langsam
ui-playback-usual = normal
ui-playback-fast = schnell
ui-playback-ask = Warum?
ui-playback-why = Warum das, { $player }?
ui-playback-waits = Sieh dir erst an, was passiert ist.
ui-playback-since = Seit deinem letzten Zug
ui-playback-all = Alles zeigen
ui-playback-continue = Weiter
ui-table = Als Tabelle
ui-keys-single = Tasten wirken allein, ohne Strg
ui-nav = Seiten
ui-menu = Menü
ui-everything = Alles auf dem Tisch
ui-chapters = Kapitel
ui-chapters-first = Fang hier an
ui-chapters-next = Jetzt dran
ui-way-play = Spiel eine Partie
ui-way-learn = Lern es Schritt für Schritt
ui-thinking = Denkt noch nach …
ui-cut = Die Verbindung ist gerade unterbrochen: Das hier tut nichts, bis sie zurück ist.
ui-unheard = Die Verbindung war unterbrochen, und was du zuletzt getan hast, ist vielleicht nicht angekommen. So steht der Tisch jetzt.
ui-asked = wählt jetzt
ui-numbers = In Zahlen
ui-face-down = verdeckt
ui-and-more = und { $n } weitere
ui-other-box = Dieser Tisch wurde mit anderen Regeln als deinen gedeckt und wird nach ihnen gespielt: { $differences }.
ui-restored = Diese Partie wurde begonnen, bevor einige Regeln verbessert wurden. Sie geht nach den Regeln weiter, mit denen sie begann. Seitdem hat sich das geändert: { $questions }
ui-box = Die Schachtel
ui-box-how = Eine Datei in TOML, einem Format, das jedes Textprogramm öffnet. Ändere, was in deiner Schachtel anders ist; was du herausnimmst, ist wie in unserer.
ui-box-ours = Es gilt die mitgelieferte Schachtel.
ui-box-same = Es gilt deine eigene Schachtel. Mit ihr spielt es sich wie mit der mitgelieferten.
ui-box-in-use = { $n ->
    [one] Auf jeder Seite gilt deine eigene Schachtel. Eines ist darin anders:
   *[other] Auf jeder Seite gilt deine eigene Schachtel. { $n } Dinge sind darin anders:
}
ui-box-download = Schachtel als Datei herunterladen
ui-box-file = Schachtel aus einer Datei laden
ui-box-paste = Oder ihren Text einfügen
ui-box-paste-label = Der Text der Schachtel
ui-box-use = Schachtel benutzen
ui-box-forget = Zurück zur mitgelieferten Schachtel
ui-box-faults = Diese Schachtel lässt sich noch nicht benutzen
ui-box-changes = Was anders ist
ui-box-what = Was
ui-box-bundled = Mitgeliefert
ui-box-yours = Deine
ui-box-too-long = Das ist zu lang für eine Schachtel. Sie hat höchstens 100 kB.
ui-box-left = Deine eigene Schachtel ließ sich nicht benutzen, darum gilt die mitgelieferte. { $why }
nav-shelf = Die Spiele
nav-to-learn = Lernen
nav-to-play = Spielen
nav-to-odds = Chancen
nav-to-editor = Aufbauen
nav-to-box = Schachtel
nav-to-rules = Regeln

# --- what a notebook holds

ui-roll-again = Noch mal würfeln
held-silent = Python antwortet nicht. Vielleicht ist es mit einer Zelle beschäftigt, oder es wurde neu gestartet: Dann führe die Zellen von oben noch einmal aus.
held-again = Die Zelle, die das gezeigt hat, wurde noch einmal ausgeführt. Der Tisch ist dort zu sehen.
held-replaced = { $name } steht jetzt für einen anderen Tisch. Führe diese Zelle noch einmal aus, um ihn zu sehen.
held-callback = { $name } wurde nach einer Änderung aufgerufen und ist gescheitert. { $fault }

## Watching what has been played

ui-watch = Ansehen
ui-watch-game = Von Anfang an ansehen
ui-walk = Schritt für Schritt
ui-walk-start = Hier beginnt es. Geh weiter und sieh, was passiert.
ui-walk-step = Schritt { $step } von { $last }
ui-walk-first = Zum Anfang
ui-walk-back = Zurück
ui-walk-play = Abspielen
ui-walk-watch = Ansehen
ui-walk-pause = Pause
ui-walk-next = Weiter
ui-walk-last = Zum Ende
ui-walk-slider = Schritt
ui-walk-take-over = Übernehmen
ui-walk-take-over-why = Spiel von hier aus selbst weiter, mit anderen Entscheidungen und anderen Würfeln.
ui-walk-short = Deine Schachtel hat andere Karten oder Zahlen: Das Beispiel endet da, wo es anders weitergehen würde.
bad-recorded = Das ist schon gespielt. Übernimm, um von hier aus weiterzuspielen.
page-table = Dein Tisch
page-watch = Eine Partie ansehen

# --- the map of the rules

ui-coverage = Deine Karte der Regeln
ui-coverage-why = Eine Regel füllt sich, wenn du sie an einem Tisch erlebst und wenn eine Lektion oder ein Quiz nach ihr fragt. Drück auf ein Feld, um die Regel zu lesen.
# $met, $rules: whole numbers
ui-coverage-told = Du hast { $met } von { $rules } Regeln erlebt.
# $title: of a step of a lesson
ui-coverage-next = Das lohnt sich als Nächstes: { $title }
ui-coverage-new = Noch nicht erlebt
ui-coverage-seen = In Aktion gesehen
ui-coverage-wrong = War falsch
ui-coverage-right = War richtig

## A rule to try, and what the rulebooks do not say

ui-example = Probier es
ui-example-press = Drück hier
ui-example-work = So wirkt die Regel
ui-example-refused = Abgelehnt: So wirkt die Regel
ui-example-seen = Hier siehst du es
ui-example-again = Neu beginnen
ui-example-astray = Das ging anders aus. Beginne neu, um die Regel zu sehen.
ui-example-on = Spiel jetzt weiter, wie du magst, oder beginne neu.
ui-example-pressed = Du hast gedrückt:
ui-example-set = Tisch decken
ui-example-roll = Würfeln
ui-example-draw = Ziehen
ui-example-undo = Rückgängig
ui-example-look = Hinsehen
ui-example-title = Probier es: { $title }
deviations-chosen = Gewählt: { $n ->
    [one] { $n } offene Frage
   *[other] { $n } offene Fragen
}
deviations-deduced = Erschlossen: { $n ->
    [one] { $n } Regel
   *[other] { $n } Regeln
}
deviations-invented = Erfunden: { $n ->
    [one] { $n } Regel
   *[other] { $n } Regeln
}
deviations-attested = Aus einer anderen Quelle: { $n ->
    [one] { $n } Regel
   *[other] { $n } Regeln
}
deviations-differ = Wo die gedruckten Regelhefte sich nicht einig sind: { $n }
deviations-cards = Von den { $all } verschiedenen Karten und Charakteren der Schachtel sind { $invented } erfunden. In der Kartenliste steht es bei jeder dabei.
