# Tribù: what happens, what is asked, what is answered, and why not.
#
# A chain is called by its character. $seen says whether the reader knows the card: of those that are drawn, dealt or laid
# face down, only their player does.

## Names

deck-deck = Stapel
deck-leaders = Oberhauptkarten

said-cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
said-vases = { $number ->
    [one] { $number } Vase
   *[other] { $number } Vasen
}
said-spheres = { $number ->
    [one] { $number } Sphäre
   *[other] { $number } Sphären
}

## event-KIND: what happens. $rule is the last word of the rule that made it happen.

event-set_up = Am Tisch sitzen { $players }. Wer zuerst { $spheres } Sphären hat, gewinnt.
event-leader = Das Oberhaupt von { $player } ist „{ $card }“.
event-challenge = Wettstreit { $number } beginnt. { $player } gibt die Karten und fängt an.
event-dealt = { $seen ->
    [yes] { $player } bekommt { $cards }.
   *[no] { $player } bekommt { said-cards }.
}
event-turn = Zug { $turn }: { $player }.
event-drew = { $seen ->
    [yes] { $player } zieht „{ $card }“.
   *[no] { $player } zieht eine Karte.
}
event-took = { $player } nimmt „{ $card }“ vom Ablagestapel.
event-rebuilt = Der Stapel ist leer. Der Ablagestapel wird gemischt, und der neue Stapel hat { said-cards }. Die oberste Karte bleibt auf der Ablage liegen: „{ $card }“.
event-discarded = { $player } legt „{ $card }“ ab.

event-began = { $player } beginnt eine Kette mit „{ $card }“.
event-placed = { $player } legt „{ $card }“ an die Kette „{ $chain }“, als Vase Nummer { $number }.
event-completed = Die Kette „{ $chain }“ ist vollständig. { $player } hat jetzt { $number } von { $needed } vollständigen Ketten, die den Wettstreit beenden.
event-protected = { $magical ->
    [yes] { $player } setzt „{ $card }“ auf die Kette „{ $chain }“. Sie ist geschützt und magisch: am Ende { said-spheres } dazu.
   *[no] { $player } setzt „{ $card }“ auf die Kette „{ $chain }“. Sie ist geschützt.
}
event-eliminated = { $seen ->
    [yes] „{ $chain }“ von { $player } hat noch immer keine Vase und geht verloren, und „{ $card }“ daneben auch.
   *[no] „{ $chain }“ von { $player } hat noch immer keine Vase und geht verloren.
}
event-alone = { $rule ->
    [leader] „{ $chain }“ von { $player } steht ohne Vase da, aber ein Oberhaupt geht nie verloren.
   *[other] „{ $chain }“ von { $player } steht ohne Vase da und braucht die erste wieder, wenn { $player } das nächste Mal am Zug ist.
}

event-activated = { $seen ->
    [yes] { $player } legt „{ $card }“ verdeckt neben die Kette „{ $chain }“.
   *[no] { $player } legt eine Karte verdeckt neben die Kette „{ $chain }“.
}
event-swapped = { $seen ->
    [yes] { $player } tauscht „{ $back }“ neben der Kette „{ $chain }“ gegen „{ $card }“.
   *[no] { $player } tauscht die verdeckte Karte neben der Kette „{ $chain }“ gegen eine andere.
}
event-used = { $player } deckt „{ $card }“ neben der Kette „{ $chain }“ auf.

event-attacked = { $player } deckt „{ $card }“ neben der Kette „{ $chain }“ auf und greift die Kette „{ $target_chain }“ von { $target } an. Auf dem Spiel: { $cards }.
event-defended = { $player } deckt „{ $card }“ neben der Kette „{ $chain }“ auf. Das rettet bis zu { said-vases }.
event-undefended = { $player } verteidigt sich nicht.
event-destroyed = Die Kette „{ $chain }“ von { $player } verliert { $cards }.
event-held = Die Kette „{ $chain }“ von { $player } verliert nichts.

event-played = { $player } spielt „{ $card }“: { said-cards } ziehen und ebenso viele ablegen.
event-deck_short = { $number ->
    [0] Für { $player } ist keine Karte mehr zum Ziehen da. Es müssten { $wanted } sein.
    [one] Für { $player } ist nur noch { $number } Karte zum Ziehen da. Es müssten { $wanted } sein.
   *[other] Für { $player } sind nur noch { $number } Karten zum Ziehen da. Es müssten { $wanted } sein.
}
event-blocked = { $player } legt „{ $card }“ neben die Kette „{ $chain }“ von { $target }. { $target } muss einen Zug aussetzen.
event-skipped = { $player } ist blockiert und setzt diesen Zug aus.
event-robbing = { $player } spielt „{ $card }“ und greift nach { $cards } in der Kette „{ $target_chain }“ von { $target }.
event-stolen = { $player } stiehlt „{ $card }“ aus der Kette „{ $target_chain }“ von { $target } und legt die Karte an die Kette „{ $chain }“.

event-closed = { $rule ->
    [complete] { $player } hat { $number } vollständige Ketten und beendet den Wettstreit.
    [exhausted] Im Stapel und auf dem Ablagestapel ist kein Diorama mehr. Der Wettstreit ist vorbei.
   *[rounds] Alle waren so oft am Zug, dass der Wettstreit hier endet.
}
event-magic = { $rule ->
    [leader] „{ $chain }“, das Oberhaupt von { $player }, hat eine magische geschützte Kette: { said-spheres } dazu.
   *[magic] Die Kette „{ $chain }“ von { $player } ist magisch und geschützt: { said-spheres } dazu.
}
event-hostile = { $player } hat noch { $cards }. Feindliche Sphären, die abgezogen werden: { $number }.
event-scored = { $player } hat { $table } auf dem Tisch{ $magic ->
    [0] {""}
   *[other] {" "}und { $magic } für magische Ketten
}{ $hostile ->
    [0] {""}
   *[other] , davon gehen { $hostile } feindliche ab
}: { $number } für diesen Wettstreit, { $total } insgesamt.
event-tied = { $players } liegen mit { $total } Sphären gleichauf. Es gibt noch einen Wettstreit.
event-won = { $player } hat { $total } Sphären, { $spheres } sind nötig: gewonnen!

over = { $player } hat gewonnen.

## ask-QUESTION: what a player is asked

ask-leader = { $player }, wer ist dein Oberhaupt?
ask-turn = { $turned ->
    [yes] { $player }, nimmst du eine Karte oder deckst du eine verdeckte auf?
   *[no] { $player }, welche Karte nimmst du?
}
ask-action = { $player }, was machst du mit deinen Karten?
ask-discard = { $number ->
    [one] { $player }, welche Karte legst du als letzte ab?
   *[other] { $player }, welche Karte legst du ab? Du musst { $number } ablegen.
}
ask-defence = { $theft ->
    [yes] { $player }, { $by } spielt „{ $card }“ und greift nach { $cards } in deiner Kette „{ $chain }“.
   *[no] { $player }, { $by } greift deine Kette „{ $chain }“ mit „{ $card }“ an. Du würdest { $cards } verlieren.
} { $turned ->
    [yes] Verteidigst du sie?
   *[no] Du hast keine Schutzkarte verdeckt liegen und kannst sie nicht verteidigen.
}

## draw-DECK: what chance has to decide

draw-deck = Eine Karte wird vom Stapel gezogen.
draw-leaders = Eine Oberhauptkarte wird gezogen.

## do-VERB: an answer, as a button says it

do-draw = Eine Karte ziehen
do-take = Oberste Karte der Ablage nehmen
do-discard = „{ $card }“ ablegen
do-begin = Kette mit „{ $card }“ beginnen
do-place = „{ $card }“ an „{ $chain }“ legen
do-activate = „{ $card }“ verdeckt neben „{ $chain }“ legen
do-swap = Verdeckte Karte neben „{ $chain }“ gegen „{ $card }“ tauschen
do-play-draw = „{ $card }“ spielen ({ $number } ziehen, ebenso viele ablegen)
do-play-block = „{ $card }“ gegen { $player } spielen, neben „{ $target_chain }“
do-play-steal = „{ $card }“ spielen: die letzte Vase von „{ $target_chain }“ ({ $player }) für deine Kette „{ $chain }“
do-use = „{ $card }“ neben „{ $chain }“ aufdecken und an „{ $target_chain }“ legen
do-attack = „{ $card }“ neben „{ $chain }“ aufdecken und „{ $target_chain }“ von { $player } angreifen (bis zu { said-vases })
do-protect = „{ $card }“ neben „{ $chain }“ aufdecken (rettet bis zu { said-vases })
do-pass = Geschehen lassen
do-lead = „{ $card }“ wählen

## why-CODE: why an answer is refused. $ways are possible answers.

said-ways = { $ways ->
    [none] {""}
   *[other] {" "}Möglich: { $ways }.
}
said-family = { $family ->
    [characters] ein Charakter
    [dioramas] ein Diorama
    [events] ein Ereignis
    [protections] eine Schutzkarte
   *[actions] eine Aktion
}

# Setup
why-leader-first = Zuerst wählst du dein Oberhaupt. Frei sind: { $cards }.
why-leader-taken = „{ $card }“ ist schon das Oberhaupt von { $target }. Frei sind: { $cards }.
why-no-leader = { $found ->
    [none] Sag, wen du wählst.
   *[other] Es gibt keine Oberhauptkarte „{ $found }“.
} Frei sind: { $cards }.
why-leaders-known = Die Oberhäupter stehen schon für die ganze Partie fest.

# The turn
why-draw-first = Dein Zug beginnt mit einer Karte. Zieh eine, nimm die oberste vom Ablagestapel oder deck stattdessen eine verdeckte auf.
why-drawn-already = Du hast in diesem Zug schon eine Karte genommen.
why-no-passing = Passen darf niemand. Wenn du sonst nichts tun willst, leg eine Karte ab.
why-one-word = „{ $found }“ ist mehr als nötig.{ said-ways }
why-not-in-hand = { $card ->
    [none] { $found ->
        [none] Sag, welche Karte du meinst.
       *[other] Du hast keine Karte „{ $found }“ auf der Hand.
    }
   *[other] „{ $card }“ hast du nicht auf der Hand.
}
why-discard-now = Jetzt legst du eine Karte ab.
why-discard-what = „{ $found }“ ist nicht genau eine Karte. Du legst eine nach der anderen ab.
why-discard-again = „{ $card }“ hast du in diesem Zug vom Ablagestapel genommen. Dorthin darf die Karte nicht gleich zurück.
why-deck-empty = Es lässt sich keine Karte ziehen: Der Stapel ist leer, und die oberste Karte der Ablage bleibt liegen.
why-discard-empty = Der Ablagestapel ist leer.
why-top-no-diorama = Oben auf dem Ablagestapel liegt „{ $card }“. Von dort darf man nur ein Diorama nehmen.

# Chains
why-double = Du hast schon eine Kette „{ $card }“. Eine zweite darf es nicht geben.
why-begins-alone = „{ $card }“ ist ein Charakter und beginnt eine eigene Kette.{ said-ways }
why-not-laid = „{ $card }“ ist { said-family } und gehört in keine Kette.
why-place-where = { $ways ->
    [none] „{ $card }“ passt jetzt an keine deiner Ketten.
   *[other] An welche deiner Ketten legst du „{ $card }“?{ said-ways }
}
why-no-own-chain = Du hast keine Kette „{ $chain }“.
why-chain-done = Die Kette „{ $chain }“ hat schon ihr Totem. Mehr kommt nicht dazu.
why-totem-early = „{ $card }“ kommt nur auf eine vollständige Kette. „{ $chain }“ braucht zuerst { said-vases }.
why-totem-only = Die Kette „{ $chain }“ ist vollständig. Dazu kommt nur noch ein Totem.
why-second-any = „{ $chain }“ hat schon ein Diorama für jede Vase. In einer Kette darf es nur eines geben.
why-other-vase = „{ $card }“ passt nicht: Als Vase Nummer { $number } will „{ $chain }“ diese: { $vase }.

# Active cards
why-not-activated = „{ $card }“ ist { said-family }. Aktivieren kann man nur Dioramen, Ereignisse und Schutzkarten.
why-no-chain-yet = Du hast keine Kette, neben der eine Karte liegen könnte.
why-activate-where = { $ways ->
    [none] Das geht bei keiner deiner Ketten.
   *[other] Neben welcher Kette?{ said-ways }
}
why-has-active = Neben der Kette „{ $chain }“ liegt schon eine verdeckte Karte. Mehr als eine darf es nicht sein.
why-nothing-to-swap = Neben der Kette „{ $chain }“ liegt keine verdeckte Karte.
why-swapped-already = Du hast in diesem Zug schon eine Karte getauscht.
why-swapped-no-action = Nach einem Tausch darf man im selben Zug keine Aktion spielen.
why-drawn-no-active = Wer eine Karte genommen hat, kann im selben Zug keine aktive aufdecken.
why-turn-what = { $cards ->
    [none] Du hast keine aktive Karte.
   *[other] Sag, welche aktive Karte du meinst und neben welcher Kette sie liegt. Du hast { $cards }.
}
why-no-active = Neben deiner Kette „{ $chain }“ liegt keine verdeckte Karte.
why-other-active = Neben deiner Kette „{ $chain }“ liegt eine andere Karte verdeckt: „{ $card }“.
why-cannot-turn = { $family ->
    [events] „{ $card }“ ist ein Ereignis: Es greift an und tut sonst nichts.
    [protections] „{ $card }“ ist eine Schutzkarte: Du deckst sie auf, wenn du angegriffen wirst.
   *[other] „{ $card }“ ist { said-family }: Damit setzt du nur deine eigenen Ketten fort.
}
why-use-where = { $ways ->
    [none] „{ $card }“ passt jetzt an keine deiner Ketten.
   *[other] An welche deiner Ketten legst du „{ $card }“?{ said-ways }
}
why-same-chain = „{ $card }“ kann nur die Kette fortsetzen, neben der die Karte liegt: „{ $chain }“.

# Attack and protection
why-own-target = Das bist du selbst. Es muss die Kette von jemand anderem sein.
why-no-target = { $ways ->
    [none] Es gibt keine Kette, die damit angegriffen werden könnte.
   *[other] Sag, wessen Kette du angreifst und welche.{ said-ways }
}
why-target-protected = Die Kette „{ $chain }“ von { $target } hat ein Totem. „{ $card }“ kann ihr nichts anhaben.
why-target-empty = „{ $chain }“ von { $target } hat keine Vase, die „{ $card }“ holen könnte.
why-target-short = „{ $card }“ braucht { said-vases } oder mehr. Die Kette „{ $chain }“ von { $target } hat weniger.
why-not-attacked = Schutzkarten sind nur da, wenn du angegriffen wirst.
why-defend-or-pass = Du wirst angegriffen. Deck eine Schutzkarte auf oder lass es geschehen.{ said-ways }
why-protect-from-hand = „{ $card }“ hast du auf der Hand. Nur eine Schutzkarte, die aktiv neben einer Kette liegt, hilft.

# Actions
why-no-action = „{ $card }“ ist { said-family }. Spielen kann man nur Aktionen.
why-play-how = So lässt sich „{ $card }“ jetzt spielen.{ said-ways }
why-no-way = Es gibt niemanden, gegen den sich „{ $card }“ jetzt spielen lässt.
why-no-chains = { $target } hat keine Kette.
why-blocked-already = { $target } muss schon einen Zug aussetzen.
why-stolen-nowhere = „{ $card }“ passt jetzt an keine deiner Ketten, also lässt sich die Karte nicht stehlen.
