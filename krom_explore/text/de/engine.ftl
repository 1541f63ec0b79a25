# The kernel: what was expected of input from outside, and what the table itself refuses.

## bad-CODE: what is wrong, for a person. It stands beside its field, or after the path of the field and a colon.
## Where nothing was found, $found is “none”.

# Values

bad-whole-number = { $found ->
    [none] Hier steht nichts. Es muss eine ganze Zahl sein.
   *[other] Das muss eine ganze Zahl sein, nicht { $found }.
}
bad-word = { $found ->
    [none] Hier steht nichts. Es muss ein Text sein.
   *[other] Das muss ein Text sein, nicht { $found }.
}
bad-yes-no = { $found ->
    [none] Hier steht nichts. Es muss true oder false sein.
   *[other] Das muss true oder false sein, nicht { $found }.
}
bad-list = { $found ->
    [none] Hier steht nichts. Es muss eine Liste sein.
   *[other] Das muss eine Liste sein, nicht { $found }.
}
bad-table = { $found ->
    [none] Hier steht nichts. Es muss eine Tabelle mit benannten Feldern sein.
   *[other] Das muss eine Tabelle mit benannten Feldern sein, nicht { $found }.
}
bad-range = { $found ->
    [none] Hier steht nichts. Es muss eine ganze Zahl von { $least } bis { $most } sein.
   *[other] Das muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $found }.
}
bad-at-least = Das muss eine ganze Zahl sein, mindestens { $least }, nicht { $found }.
bad-game-table = Das muss ein Tisch sein, wie ihn Table.new(…) oder Table.scenario(…) macht, nicht { $found }.
bad-ruleset = Das muss ein Ruleset von { $game } sein, wie Ruleset.load(…) es liefert, nicht { $found }.
bad-setting = Das muss ein Bereich wie (1, 6) sein, eine Liste zur Auswahl oder ein Wert für den Anfang, nicht { $found }.
bad-one-of = { $found ->
    [none] Hier steht nichts. Es muss eines von diesen sein: { $names }.
   *[other] Das muss eines von diesen sein, nicht { $found }: { $names }.
}
bad-exactly = Hier müssen genau diese Namen stehen: { $names }.
bad-length = Hier { $wanted ->
    [one] muss { $wanted } Eintrag
   *[other] müssen { $wanted } Einträge
} stehen, nicht { $found }.
bad-missing = Das fehlt.
bad-unknown-field = Hier heißt nichts so. Die Namen sind: { $known }.
bad-unknown-field-near = Hier heißt nichts so. Meinst du „{ $near }“? Die Namen sind: { $known }.
bad-at-most-entries = Hier { $most ->
    [one] darf höchstens { $most } Eintrag
   *[other] dürfen höchstens { $most } Einträge
} stehen, nicht { $found }.
bad-rising = Jeder Preis muss mindestens so hoch sein wie der davor.
bad-plain-data = Das müssen einfache Daten sein: Tabellen, Listen, Texte, Zahlen, true und false.
bad-date = Das muss ein Datum wie 2026-11-17 sein, nicht { $found }.
bad-seed = Das muss eine ganze Zahl sein oder ein Text mit höchstens 100 Zeichen.
bad-file = { $why ->
    [missing] Diese Datei gibt es nicht.
    [folder] Das ist ein Ordner, keine Datei.
    [denied] Diese Datei darf nicht gelesen werden.
   *[other] Diese Datei lässt sich nicht lesen.
}
bad-toml-line = { $why ->
    [twice] Das lässt sich nicht als TOML lesen: In Zeile { $line } oder davor steht ein Name zum zweiten Mal.
   *[other] Das lässt sich nicht als TOML lesen: In Zeile { $line } stimmt etwas nicht, oder davor wurde etwas nicht geschlossen.
}
bad-toml-deep = Das lässt sich nicht als TOML lesen: Listen oder Tabellen sind zu tief ineinander geschachtelt.
bad-deep = Tabellen und Listen sind hier zu tief ineinander geschachtelt. Höchstens { $most } Ebenen sind möglich.
bad-many = Das ist zu viel. Höchstens { $most } Namen, Texte und Zahlen werden insgesamt gelesen.
bad-text-long = Dieser Text ist zu lang: Er hat { $found } Zeichen, und höchstens { $most } sind möglich.
bad-not-a-text = In diesem Text steht ein halbes Zeichen, das niemand schreiben kann.
bad-answer = „{ $found }“ antwortet auf nichts, was dieses Spiel fragt.
bad-file-name = Das ist kein Name für eine Datei.
bad-large-file = Diese Datei ist zu lang: Höchstens { $most } Bytes werden gelesen.
bad-large = Das ist zu lang: Es hat { $found } Bytes, und höchstens { $most } werden gelesen.
bad-number-large = Diese Zahl ist zu groß. Höchstens { $most } ist möglich.

bad-scenario-text = { $why ->
    [deep] Diese Stellung lässt sich nicht lesen: Listen oder Tabellen sind zu tief ineinander geschachtelt.
    [twice] Diese Stellung lässt sich nicht lesen: In Zeile { $line } oder davor steht ein Name zum zweiten Mal.
   *[other] Diese Stellung lässt sich nicht lesen, weder als TOML noch als JSON: In Zeile { $line } stimmt etwas nicht, oder davor wurde etwas nicht geschlossen.
}
bad-nothing-to-print = Auf dieser Seite gibt es nichts zu drucken.

# Records of games

bad-record-text = Das ist nicht der Text einer gespeicherten Partie.
bad-record-large = Das ist zu lang für eine gespeicherte Partie. Sie hat höchstens { $most } Zeichen.
bad-record-json = Das ist keine gespeicherte Partie: Es ist kein JSON oder keine Tabelle mit benannten Feldern.
bad-record-link = Dieser Link ist beschädigt: Etwas darin fehlt oder wurde verändert.
bad-record-format = Diese gespeicherte Partie hat das Format { $found }. Lesen lässt sich nur Format { $wanted }.
bad-record-game = Das ist eine gespeicherte Partie von „{ $found }“, nicht von „{ $wanted }“.
bad-record-rules = Hier muss eine gespeicherte Partie eine Tabelle haben, die sagt, nach welchen Regeln gespielt wurde.
bad-record-start = Hier muss eine gespeicherte Partie eine Tabelle haben, die sagt, wie sie begonnen hat.
bad-record-tape = Hier muss eine gespeicherte Partie eine Liste haben: was geantwortet, gewürfelt und gezogen wurde.
bad-record-hash = Hier muss eine gespeicherte Partie den Hash ihrer Regeln haben, als Text.
bad-record-parts = Hier muss eine gespeicherte Partie eine Tabelle haben, mit einem Hash für jeden Abschnitt ihrer Regeln.
bad-record-changes = Hier muss eine gespeicherte Partie eine Tabelle haben: was sich von der mitgelieferten Schachtel unterscheidet.
bad-other-rules = { $differ ->
    [none] Diese Partie wurde mit einer anderen Schachtel oder einer anderen Fassung der App gespielt, und nichts darin sagt, was anders ist. Hier lässt sie sich nicht öffnen, aber sie ist nicht verloren: Behalte den Link oder lade sie herunter und öffne sie mit der Schachtel und der Fassung, mit der sie gespielt wurde. (Ihre Regeln sind { $found }, die hier { $here }.)
   *[other] Diese Partie wurde nach den Regeln { $found } gespielt, hier gelten aber die Regeln { $here }. Das ist anders: { $differ }.
}
bad-tape-long = Eine Partie hat höchstens { $most } Antworten, Würfe und gezogene Karten, nicht { $found }.
bad-tape-line = Jede Zeile einer Partie muss ein Text sein.
bad-tape-roll = Würfel schreibt man wie in „roll 6 3 2“ oder „roll 4,5 2“, nicht wie in „{ $found }“.
bad-tape-refused = „{ $line }“ kann hier nicht gespielt werden. { $why }

# Exact enumeration

bad-event-kind = { $found ->
    [none] Hier steht nichts. Es muss eine Art von Ereignis sein: { $known }.
   *[other] Es gibt keine Art von Ereignis „{ $found }“. Es gibt diese: { $known }.
}
bad-branches = Von hier aus kann der Zufall auf { $branches } oder mehr Arten weitergehen. Höchstens { $limit } werden gezählt.
bad-no-end = Nach { $turns ->
    [one] einer Runde
   *[other] { $turns } Runden
} hat noch niemand gewonnen: Mit dieser Schachtel spielen diese Bots vielleicht ewig.

## why-CODE: what the table itself refuses

why-over = Die Partie ist zu Ende: { $winner } hat gewonnen.
why-chance-first = Erst kommen die Würfel oder eine Karte: Jetzt wird niemand etwas gefragt.
why-no-chance = Jetzt wird nicht gewürfelt oder gezogen: Jemand wird etwas gefragt.
why-card-told = „{ $found }“ gehört nicht zu den Karten, die jetzt kommen können ({ $deck }).
why-dice-told = Diese Würfel passen nicht: „{ $found }“. Gefragt sind, nach Name und Zahl der Würfel: { $wanted }, mit Augen von 1 bis { $sides }.
why-table-full = Diese Partie hatte schon { $most } Antworten, Würfe und gezogene Karten. Mehr passen nicht hinein; du kannst aber welche zurücknehmen.
why-nothing-to-undo = Es gibt nichts zurückzunehmen: Das ist der Anfang.
why-nothing-to-redo = Es gibt nichts zu wiederholen: Nichts wurde zurückgenommen.
why-not-understood = { $found ->
    [none] Die Antwort ist leer.
   *[other] „{ $found }“ ist keine Antwort, die das Spiel kennt.
}
why-only-these = { $found ->
    [none] Die Antwort ist leer.
   *[other] „{ $found }“ ist hier nicht möglich.
} Mögliche Antworten: { $ways }.

## rule-table-RULE: how the table works, whatever the game

rule-table-chance = Wenn Würfel oder eine Karte an der Reihe sind, kommen sie vor allem anderen. Der Tisch würfelt und zieht nach seinem Startwert, oder du sagst ihm, was gekommen ist. Er nimmt nur an, was wirklich kommen kann.
rule-table-over = Wenn jemand gewonnen hat, wird nichts mehr gefragt, gewürfelt oder gezogen.
rule-table-undo = Jede Antwort, jeder Wurf und jede gezogene Karte lässt sich zurücknehmen und wiederholen, eins nach dem anderen. Dieselbe Partie bringt immer dieselben Würfel.
rule-table-room = Ein Tisch merkt sich jede Antwort, jeden Wurf und jede gezogene Karte, damit du alles zurücknehmen kannst. Er hat Platz für viel mehr, als eine Partie braucht, aber nicht für eine Partie ohne Ende.
rule-table-answers = Zu jeder Frage gehört eine feste Liste erlaubter Antworten, jede mit einem kurzen Text. Alles andere wird mit einem Grund abgelehnt, und nichts ändert sich.

title-table-chance = Würfel und Karten kommen zuerst
title-table-over = Nach dem Ende der Partie
title-table-undo = Zurücknehmen
title-table-room = Wie lang eine Partie sein kann
title-table-answers = Was geantwortet werden kann
reason-table-chance = Das betrifft unseren Tisch und nicht das Spiel: So bleibt in Ordnung, was passiert.
reason-table-over = Das betrifft unseren Tisch und nicht das Spiel: Eine gewonnene Partie ist zu Ende.
reason-table-undo = Das betrifft unseren Tisch und nicht das Spiel: Hier darf man Dinge ausprobieren.
reason-table-room = Das betrifft unseren Tisch und nicht das Spiel: Es begrenzt, was ein Server aufheben muss.
reason-table-answers = Das betrifft unseren Tisch und nicht das Spiel: Es sagt, was man eintippen kann.
untried-room = Um das wirken zu sehen, müsste man Tausende von Zügen spielen.

awaited-elsewhere = Jemand anderes wird gefragt.
bad-unknown-ruling = Es gibt keine Auslegung „{ $found }“.{ $near ->
    [none] {""}
   *[other] {" "}Meinst du „{ $near }“?
}
