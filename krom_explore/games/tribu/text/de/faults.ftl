### Tribù: what was expected of a box of one’s own, and of players and positions.

# A box of one’s own

bad-card-id = { $near ->
    [none] Eine Kennung besteht aus Kleinbuchstaben, Ziffern und Unterstrichen. Was man lesen soll, gehört in ihre names.
   *[other] Eine Kennung besteht aus Kleinbuchstaben, Ziffern und Unterstrichen, zum Beispiel „{ $near }“. Was man lesen soll, gehört in ihre names: names = {"{"} de = {"\""}{ $found }{"\""} {"}"}.
}
bad-card-name = Ein Name muss 1 bis { $most } sichtbare Buchstaben oder Zeichen haben.
bad-card-twice = Eine andere Karte hat schon diese Kennung.
bad-no-vases = Ein Charakter muss mindestens eine Vase haben wollen.
bad-diorama-kind = Ein Diorama muss genau eines von diesen haben: eine Vase (vase), any = true oder totem = true. Dieses hat: { $found }.
bad-action-effect = Eine Aktion muss genau eines von diesen haben: eine Zahl von Karten zum Ziehen (draw), block = true oder steal = true. Diese hat: { $found }.
bad-players-leaders = In der Schachtel sind { $most } Charaktere mit einer Oberhauptkarte. Also können { $least } bis { $most } mitspielen, nicht { $found }.
bad-chains-players = Für jede Zahl von Personen von { $least } bis { $most } muss eine Zahl von Ketten da sein: { $wanted ->
    [one] { $wanted } Eintrag
   *[other] { $wanted } Einträge
}, nicht { $found }.
bad-chains-characters = In der Schachtel { $most ->
    [one] ist nur { $most } Charakter
   *[other] sind nur { $most } Charaktere
}, und niemand darf einen zweimal haben. Also kann niemand { $found } Ketten vollständig machen.
bad-deck-small = Für diese Hände muss der Stapel mindestens { $wanted } Karten haben, er hat aber { $found }.
bad-deck-large = Der Stapel darf höchstens { $most } Karten haben, er hat aber { $found }.
bad-no-dioramas = Die Schachtel hat kein Diorama, das eine Vase zeigt. So könnte nie eine Kette wachsen.
bad-no-spheres = Kein Charakter und kein Diorama der Schachtel hat eine Sphäre. So könnte niemand je { $goal } haben.

# Players and positions

bad-list-of-names = Das muss eine Liste von Namen sein.
bad-how-many-players = Es müssen { $least } bis { $most } Personen mitspielen, nicht { $found }.
bad-player-name = { $found ->
    [none] Hier fehlt ein Name. Er muss 1 bis { $most } sichtbare Buchstaben oder Zeichen haben.
   *[other] Ein Name muss 1 bis { $most } sichtbare Buchstaben oder Zeichen haben, mit je einem Leerzeichen zwischen den Wörtern, nicht „{ $found }“.
}
bad-player-twice = Jemand heißt schon „{ $name }“, vielleicht mit anderer Großschreibung.
bad-unknown-card = Es gibt keine Karte „{ $found }“, die hier sein könnte.{ $near ->
    [none] {""}
   *[other] {" "}Meinst du „{ $near }“?
}
bad-other-family = „{ $card }“ kann hier nicht sein: { $family ->
    [characters] Das muss ein Charakter sein
    [dioramas] Das muss ein Diorama sein
   *[actions] Das muss eine Aktion sein
}.
bad-too-many-copies = { $copies ->
    [0] In dieser Schachtel gibt es keine Karte „{ $card }“.
    [one] „{ $card }“ gibt es nur { $copies } Mal, und diese Karte ist schon vergeben.
   *[other] „{ $card }“ gibt es nur { $copies } Mal, und diese Karten sind alle schon vergeben.
}
bad-at-most-cards = Hier ist Platz für höchstens { $most ->
    [one] { $most } Karte
   *[other] { $most } Karten
}, nicht für { $found }.
bad-leader-twice = „{ $card }“ ist schon das Oberhaupt von { $name }.
bad-chain-twice = Es gibt schon eine Kette „{ $card }“. Niemand darf zwei vom selben Charakter haben.
bad-vase-order = „{ $card }“ kann nicht Vase Nummer { $number } von „{ $character }“ sein. Es muss eine von diesen sein: { $names }.
bad-vase-too-many = „{ $card }“ will { $most ->
    [one] { $most } Vase
   *[other] { $most } Vasen
} und nimmt nicht mehr.
bad-vase-any-twice = In einer Kette darf es nur ein Diorama für jede Vase geben. Für dieses „{ $card }“ ist kein Platz.
bad-totem-no-vase = „{ $card }“ ist ein Totem und steht nicht an der Stelle einer Vase. Es gehört in das Feld totem.
bad-totem-needs = Ein Totem braucht eine vollständige Kette: { $wanted ->
    [one] { $wanted } Vase
   *[other] { $wanted } Vasen
}, nicht { $found }.
bad-not-active = „{ $card }“ kann nicht aktiv sein: Das können nur Dioramen, Ereignisse und Schutzkarten.
bad-no-block = „{ $card }“ ist keine Aktion, die blockiert.
bad-one-block = Solange die Auslegung second_block auf „refused“ steht, muss niemand mehr als einen Zug aussetzen, nicht { $found }.
bad-deck-short = { $missing ->
    [one] Auf dieser Hand fehlt { $missing } Karte
   *[other] Auf dieser Hand fehlen { $missing } Karten
}, aber der Stapel hat nur noch { $found } zum Austeilen.
bad-already-closed = { $found } vollständige Ketten hätten den Wettstreit schon beendet: { $needed } genügen.
bad-already-exhausted = Im Stapel und auf dem Ablagestapel ist kein Diorama mehr. Der Wettstreit wäre also schon vorbei.
