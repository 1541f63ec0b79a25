### Krom: what was expected of a box of one’s own, and of players and positions.

# A box of one’s own

bad-goods = { $found ->
    [none] Hier steht nichts. Es müssen Güter mit einer Menge von mindestens 1 sein, aus diesen: { $names }.
   *[other] Das müssen Güter mit einer Menge von mindestens 1 sein, aus diesen: { $names }. Hier steht { $found }.
}
bad-effect = Eine Karte muss genau eine Art von Wirkung haben: dice, plus, counter, gain, lose, steal, pay mit gain oder give mit take. Diese hat: { $found }.
bad-character-name = Der Name eines Charakters muss 1 bis { $most } sichtbare Buchstaben oder Zeichen haben, mit je einem Leerzeichen zwischen den Wörtern.
bad-character-same = Jemand anderes heißt schon so, vielleicht mit anderer Großschreibung.
bad-character-goods = Eine Antwort könnte „{ $name }“ nicht vom Namen eines Rohstoffs unterscheiden. Bitte wähle einen anderen Namen.
bad-weights-distinct = { $first } und { $second } wiegen gleich viel, und bei Gleichstand muss jemand gewinnen. Ändere eines der beiden Gewichte oder setz die Auslegung equal_weights auf „roll_off“.
bad-card-id = { $near ->
    [none] Die Kennung einer Karte besteht aus Kleinbuchstaben, Ziffern und Unterstrichen. Was man lesen soll, gehört in ihre names.
   *[other] Die Kennung einer Karte besteht aus Kleinbuchstaben, Ziffern und Unterstrichen, zum Beispiel „{ $near }“. Was man lesen soll, gehört in ihre names: names = {"{"} de = {"\""}{ $found }{"\""} {"}"}.
}
bad-card-name = Der Name einer Karte muss 1 bis { $most } sichtbare Buchstaben oder Zeichen haben.
bad-target-high = { $players } Personen können sich die { $points } Punkte aller Evolutionen so teilen, dass niemand { $goal } erreicht, und dann würde die Partie nie enden. { $most ->
    [none] Gib den Evolutionen mehr Punkte
   *[other] Setz das auf { $most } oder weniger (die längere Partie kommt noch dazu), gib den Evolutionen mehr Punkte
} oder setz die Auslegung evolution_runs_out auf „ends“.
bad-card-twice = In einem anderen Kartensatz gibt es schon eine Karte mit dieser Kennung.
bad-deck-small = Dieser Kartensatz muss mindestens { $wanted ->
    [one] { $wanted } Karte
   *[other] { $wanted } Karten
} haben, hat aber { $found }.
bad-deck-large = Dieser Kartensatz darf höchstens { $wanted } Karten haben, hat aber { $found }.

# Players and positions

bad-list-of-characters = Das muss eine Liste von Charakteren aus diesen sein: { $names }.
bad-character-twice = { $name } spielt schon mit. Niemand sonst kann { $name } sein.
bad-how-many-players = Es müssen { $least } bis { $most } Personen mitspielen, nicht { $found }.
bad-stunned-at-0 = Betäubt ist man mit 0 Leben und nur dann. Hier ist das Leben { $life }.
bad-at-most-cards = Hier ist Platz für höchstens { $most ->
    [one] { $most } Karte
   *[other] { $most } Karten
}, nicht für { $found }.
bad-unknown-card = Im Kartensatz „{ $deck }“ gibt es keine Karte „{ $found }“.{ $near ->
    [none] {""}
   *[other] {" "}Meinst du „{ $near }“?
}
bad-too-many-copies = { $copies ->
    [one] Es gibt nur { $copies } Karte „{ $card }“, und die ist schon vergeben.
   *[other] Es gibt nur { $copies } Karten „{ $card }“, und alle sind schon vergeben.
}
bad-one-trophy = Es gibt nur eine Trophäe, und { $name } hat sie schon.
bad-trophy-alive = Niemand hat die Trophäe, solange der Kromosaurus im Spiel ist.
bad-already-won = Mit diesen Karten wäre die Partie schon gewonnen: { $target } Punkte gewinnen.
bad-over-supply = In der Schachtel gibt es nur { $box } von diesen Markern, aber vergeben wären { $found }.
bad-players-characters = In der Schachtel sind { $most } Charaktere, also können { $least } bis { $most } mitspielen, nicht { $found }.
bad-points-players = Für jede Zahl von Mitspielenden von { $least } bis { $most } muss es eine Punktzahl geben: { $wanted ->
    [one] { $wanted } Eintrag
   *[other] { $wanted } Einträge
}, nicht { $found }.
