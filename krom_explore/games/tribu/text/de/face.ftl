### Tribù's face: its table, its sheets, its chapters' names.

ui-tribes = Der Tisch
ui-challenge-turn = Wettstreit { $challenge }, Zug { $turn }

# Piles
ui-deck = Stapel
ui-discard = Ablage
ui-played = Gespielt
ui-pile-deck = Stapel: { said-cards }
ui-pile-discard = { $card ->
    [none] Ablagestapel: leer
   *[other] Ablagestapel: { said-cards }, obenauf „{ $card }“
}
ui-pile-played = { $card ->
    [none] Gespielte Aktionen: keine
   *[other] Gespielte Aktionen: { said-cards }, die letzte „{ $card }“
}

# Tribes and chains
ui-no-chains = Noch keine Kette. Ein Charakter beginnt eine.
ui-new-chain = Eine neue Kette
ui-you = du
ui-asked-now = { $who ->
    [me] { $moves ->
        [yes] du bist am Zug
       *[no] du wirst gefragt
    }
   *[other] { $moves ->
        [yes] am Zug
       *[no] gefragt
    }
}
ui-leader-is = Oberhaupt: { $card }. Geht nie verloren; seine Kette bringt { said-spheres } dazu, wenn sie magisch und geschützt ist
ui-lonely = allein
ui-lonely-last = letzter Zug
ui-lonely-until = { $when ->
    [now] Ohne die erste Vase geht diese Karte am Ende dieses Zuges verloren: { said-spheres }.
   *[next] Ohne die erste Vase geht diese Karte verloren, wenn der nächste Zug von { $player } endet: { said-spheres }.
}
ui-complete = vollständig
ui-protected = geschützt
ui-magical = magisch
ui-magic-brings = Ganz in einer Farbe unter einem Totem: { said-spheres } dazu am Ende des Wettstreits.
ui-complete-of = { $number } von { $needed } vollständigen Ketten
ui-cards-held = { $number ->
    [one] { $number } Karte auf der Hand
   *[other] { $number } Karten auf der Hand
}
ui-spheres-sum = { $sum } von { $goal } Sphären: { $before } aus früheren Wettstreiten, { $table } auf dem Tisch
ui-skips = { $number ->
    [one] setzt den nächsten Zug aus
   *[other] setzt { $number } Züge aus
}
ui-chain-told = Kette „{ $chain }“ von { $player }{ $leads ->
    [yes] , das Oberhaupt
   *[no] {""}
}: { $cards ->
    [none] noch keine Vase
   *[other] { $cards }
}. { $state ->
    [magical] Magisch und geschützt.
    [protected] Geschützt.
    [complete] Vollständig; ein Totem würde sie schützen.
   *[open] Als Nächstes: { $vase }.
} { said-spheres }{ $magic ->
    [0] {""}
   *[other] {" "}und { $magic } dazu
}.{ $blocks ->
    [0] {""}
   *[other] {" "}Blockiert.
}
ui-active = { $card ->
    [none] Hier liegt eine Karte verdeckt.
   *[other] Hier liegt „{ $card }“ verdeckt.
}
ui-attacked = { $player } greift nach { $cards }.

# The hand
ui-hand-of = Hand von { $player }
ui-held-now = feindlich, wenn jemand anderes beendet: { said-spheres }
ui-held-full = Auf der Hand und verdeckt hast du { said-spheres }. Sie werden abgezogen, wenn jemand anderes den Wettstreit beendet.
ui-fresh = neu

# Spheres
ui-spheres-lead = Wer am Ende eines Wettstreits { $goal } Sphären hat, gewinnt. Ein Wettstreit endet, wenn jemand { $needed } vollständige Ketten hat.
ui-before = Aus früheren Wettstreiten
ui-sum = Insgesamt
ui-held = Auf der Hand und verdeckt
ui-held-why = Beendet jemand anderes den Wettstreit, sind diese feindlich: sie werden abgezogen.
ui-held-hidden = verborgen

# Every kind of card
ui-characters = Charaktere
ui-dioramas = Dioramen
ui-events = Ereignisse
ui-protections = Schutzkarten
ui-actions = Aktionen
ui-kind-characters = Charakter
ui-kind-dioramas = Diorama
ui-kind-events = Ereignis
ui-kind-protections = Schutz
ui-kind-actions = Aktion
# The letter of a colour, in the corner of a card
ui-letter-red = R
ui-letter-blue = B
ui-letter-both = RB
ui-seen = zu sehen
ui-unseen = nicht zu sehen
ui-seen-lead = Wie viele von jeder Art so liegen, dass du sie siehst. Die übrigen sind im Stapel, auf anderen Händen oder liegen verdeckt.

# Sheets
ui-seed-cards = Nummer der Partie (unverändert: neue Karten)
ui-your-name = Dein Name
ui-name-2 = Name der zweiten Person
ui-name-3 = Name der dritten Person
ui-name-4 = Name der vierten Person
ui-name-5 = Name der fünften Person
ui-name-6 = Name der sechsten Person
ui-name-7 = Name der siebten Person
ui-name-8 = Name der achten Person

# The editor
ui-challenge = Wettstreit
ui-turn-number = Zug
ui-mover = Wer am Zug ist
ui-dealer = Wer gibt
ui-plays = spielt
ui-name = Name
ui-leader-card = Oberhaupt
ui-leader-dealt = ausgelost
ui-skips-turns = Auszusetzende Züge (0: nach den Blockaden)
ui-hand = Hand
ui-beside-chain = Daneben, verdeckt oder als Blockade
ui-piles = Stapel
ui-discard-order = Ablage, die oberste zuerst
ui-player-1 = Erste Person
ui-player-2 = Zweite Person
ui-player-3 = Dritte Person
ui-player-4 = Vierte Person
ui-player-5 = Fünfte Person
ui-player-6 = Sechste Person
ui-player-7 = Siebte Person
ui-player-8 = Achte Person
ui-invented = Das hängt von Karten ab, die wir erfunden haben: Die echten sind nicht öffentlich.
ui-footer = Tribù ist ein Spiel von Sergio Fersini (SerFer Giochi). Dieser Explorer stammt nicht von dort; die meisten Karten hier sind erfunden, weil die echten nicht öffentlich sind.
ui-editor-help = Karten gibst du mit ihren Namen ein, mit einem Komma dazwischen. Eine Kette schreibst du so, wie sie liegt: Reiter, Rote Statue, Blaues Pferd. Karten, die nirgends liegen, sind im Stapel, und eine Hand wird von dort aufgefüllt.

part-spheres = Sphären
part-seen = Karten



play-piles = Stapel { $deck }, Ablage { $discard } ({ $top ->
    [none] nichts darauf
   *[other] obenauf: { $top }
}), gespielt { $played }
play-tribe = { $player }{ $leader ->
    [none] {""}
   *[other] {" "}(Oberhaupt { $leader })
}: { $before } Sphären aus früheren Wettstreiten, { $table } auf dem Tisch, { $complete } von { $needed } Ketten vollständig, Karten auf der Hand: { $cards }{ $skips ->
    [0] {""}
    [one] , setzt einen Zug aus
   *[other] , setzt { $skips } Züge aus
}
play-chain = { $cards } ({ $spheres }){ $state ->
    [magical] , magisch und geschützt
    [protected] , geschützt
    [complete] , vollständig
   *[open] , als Nächstes: { $wants }
}{ $active ->
    [none] {""}
    [hidden] , eine Karte verdeckt
   *[other] , verdeckt: { $active }
}{ $blocks ->
    [0] {""}
   *[other] , blockiert
}
play-hand = Deine Hand: { $cards }
play-spheres = { $player } { $number }
play-score = Wettstreit { $challenge } · { $spheres } · Ziel: { $goal } Sphären

# Between two challenges
interlude-title = Wettstreit { $number } ist vorbei
interlude-next = Der nächste Wettstreit beginnt mit neuen Karten. Oberhäupter und Sphären bleiben.
interlude-table = Auf dem Tisch
interlude-magic = Für magische Ketten
interlude-hostile = Feindlich: auf der Hand und verdeckt
interlude-number = Dieser Wettstreit
interlude-total = Insgesamt, von { $goal }
