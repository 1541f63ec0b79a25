### The command line and the game in the terminal.

cli-about = Krom Explore: gegen Bots spielen, Regeln nachschlagen und fragen, was die Würfel tun werden.
cli-play = Im Terminal spielen. Zuerst kommst du, alle anderen sind Bots.
cli-players = wer am Tisch sitzt, du zuerst (Vorgabe: so viele, wie meist spielen)
cli-seed = eine Zahl oder ein Wort, das alle Würfel und Karten bestimmt (Vorgabe: 0)
cli-play-seed = eine Zahl oder ein Wort, das alle Würfel und Karten bestimmt (Vorgabe: jedes Mal andere)
cli-game-number = Partie { $seed }. Dieselben Würfel noch einmal: --seed { $seed }
cli-scenario = mit einer Stellung aus einer TOML- oder JSON-Datei beginnen
cli-load = eine Partie fortsetzen, die mit „save DATEI“ gespeichert wurde
cli-rules = mit einer eigenen Schachtel spielen (TOML)
cli-ruling = eine offene Frage anders auslegen
cli-against = wie gut die Bots spielen (Vorgabe: normal)
cli-rehearse = nach jedem Wurf und jeder Karte fragen, statt sie aus dem Startwert zu nehmen
cli-lang = die Sprache der Sätze (Vorgabe: en)
cli-odds = genaue Chancen
cli-box = Die Regeln in Worten und die Schachtel des Spiels als Datei.
cli-rule = eine Regel oder alle, die so beginnen
cli-template = die mitgelieferte Schachtel als Datei mit Kommentaren ausgeben, zum Ändern
cli-check = sagen, was an einer eigenen Schachtel nicht stimmt
cli-checked = { $n ->
    [0] Diese Schachtel kann benutzt werden.
    [one] Eine Sache stimmt nicht.
   *[other] { $n } Dinge stimmen nicht.
}
cli-game = das Spiel, das gemeint ist (Vorgabe: das erste)
bad-no-rule = Keine Regel heißt so.

play-welcome = Du bist { $player }. Tippe die Nummer dessen, was du tun willst, oder „help“.
play-help =
    Eine Zahl         wählt diese Antwort (ihre Kurzform geht auch)
    why N             warum Zeile N passiert ist: die Regel dahinter
    why not ANTWORT   was eine Antwort verbietet
    board             was auf dem Tisch liegt und was du auf der Hand hast
    undo, redo        zurück zu deiner letzten Entscheidung (samt Würfeln) und wieder vor
    save DATEI        die Partie aufheben; später weiter mit: krom-explore play --load DATEI
    link              die Partie als ein kurzes Wort
    quit              aufhören
play-rehearse = { $dice ->
    [True] Tippe die Würfel (6 3 2; mehrere einer Hand mit Komma: 4,5) oder nichts, dann gelten die des Startwerts.
   *[other] Tippe die Karte oder nichts, dann gilt die des Startwerts.
}
play-why = Tippe „why“ und die Nummer einer Zeile von 1 bis { $most }, oder „why not“ und eine Antwort.
play-legal = „{ $answer }“ ist erlaubt.
play-save-name = Tippe „save“ und den Namen einer Datei.
play-saved = Gespeichert als { $file }.
play-save-failed = { $why ->
    [missing] { $file } konnte nicht geschrieben werden: Diesen Ordner gibt es nicht.
    [folder] { $file } konnte nicht geschrieben werden: Das ist ein Ordner.
    [denied] { $file } konnte nicht geschrieben werden: Das ist dort nicht erlaubt.
    [full] { $file } konnte nicht geschrieben werden: Es ist kein Platz mehr.
   *[other] { $file } konnte nicht geschrieben werden.
}
bad-name-option = Hier wird NAME=OPTION erwartet.
bad-utf-8 = Das muss eine Textdatei in UTF-8 sein.
cli-strength = Bots jeder Stufe gegen die Stufe darunter spielen lassen und zählen, wer gewinnt.
cli-strength-games = wie viele Partien je zwei Stufen spielen (Vorgabe: 100)
cli-strength-players = wie viele am Tisch sitzen (Vorgabe: 2)
cli-handout = Etwas zum Drucken, als eine HTML-Datei: ein Arbeitsblatt, sein Lösungsblatt, die Regeln auf einer Seite, eine Chancenkarte, ein Blatt für die Lehrkraft.
cli-handout-name = was gedruckt wird: „rules“, ein Kapitel, „odds-KAPITEL“, eine Aktivität oder „teacher-AKTIVITÄT“
cli-handout-seed = die Zahl, aus der die Fragen entstehen (Vorgabe: 0)
cli-handout-answers = das Lösungsblatt statt des Arbeitsblatts
cli-handout-pupils = so viele verschiedene Arbeitsblätter hintereinander, mit Startwerten, die vom ersten an weiterzählen (Vorgabe: 1)
cli-handout-paper = die Größe des Papiers (Vorgabe: die des Druckers)
cli-handout-url = die Adresse der App, damit die Codes auf dem Papier dorthin führen
cli-handout-output = in diese Datei schreiben
cli-handout-written = Geschrieben in { $file }. Öffne die Datei in einem Browser und drucke sie.
cli-handout-no-code = Ein QR-Code steht nicht darauf: Dafür muss bekannt sein, unter welcher Adresse Handys die App finden. Zum Beispiel so: --url http://192.168.1.20:8866/
