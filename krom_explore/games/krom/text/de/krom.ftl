# Krom: names of things, what happens, what is asked, what is answered, and why not.
#
# An argument that is not there arrives as “none”: a card that the reader may not know, a target, a choice.
# Places arrive as their ids, for languages say “in the Forest” and “on the Mountain” each in its own way.

## Names

place-cave = Höhle
place-forest = Wald
place-savannah = Savanne
place-mountain = Berg

at-place = { $place ->
    [cave] in der { place-cave }
    [forest] im { place-forest }
    [savannah] in der { place-savannah }
    [mountain] auf dem { place-mountain }
   *[other] { $place }
}
to-place = { $place ->
    [cave] in die { place-cave }
    [forest] in den { place-forest }
    [savannah] in die { place-savannah }
    [mountain] auf den { place-mountain }
   *[other] { $place }
}
from-origin = { $origin ->
    [cave] aus der { place-cave }
    [forest] aus dem { place-forest }
    [savannah] aus der { place-savannah }
    [mountain] vom { place-mountain }
   *[other] { $origin }
}
at-here = { $here ->
    [cave] in der { place-cave }
    [forest] im { place-forest }
    [savannah] in der { place-savannah }
    [mountain] auf dem { place-mountain }
   *[other] { $here }
}

# The Kromosaurus among others, in a list.
kromosaurus-listed = der Kromosaurus

deck-hunt = Jagdstapel
deck-gathering = Sammelstapel
deck-evolution = Evolutionsstapel
deck-bonus = Bonusstapel
deck-hand = Hand
deck-characters = Charaktere
deck-kromosaurus = Zielkarten des Kromosaurus

# Nominative and accusative are the same for all of these; sentences do not put them into the dative.
combination-nothing = nichts
combination-pair = ein Paar
combination-two_pairs = zwei Paare
combination-three = drei Gleiche
combination-straight = eine Straße
combination-full = ein Full House
combination-four = vier Gleiche
combination-five = fünf Gleiche

good-krom = { $n } Krom
good-wood = { $n } Holz
good-stone = { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
}
good-bone = { $n } Knochen
good-life = { $n } Leben
good-bonus = { $n ->
    [one] { $n } Bonuskarte
   *[other] { $n } Bonuskarten
}
good-resource = { $n ->
    [one] { $n } Rohstoff
   *[other] { $n } Rohstoffe
}

name-krom = Krom
name-wood = Holz
name-stone = Stein
name-bone = Knochen
name-life = Leben
name-bonus = Bonuskarten
name-resource = Rohstoffe
name-nothing = nichts


## event-KIND: what happens. $rule is the last word of the rule that made it happen.

event-set_up = Am Tisch sitzen { $players }. { $target ->
    [one] { $target } Evolutionspunkt gewinnt.
   *[other] { $target } Evolutionspunkte gewinnen.
}
event-revealed = Vom { $deck } wird eine Karte aufgedeckt: „{ $card }“.
event-turn = Runde { $turn } beginnt.
event-moved = { $player } geht { from-origin } { to-place }.
event-roamed = Der Kromosaurus kommt { to-place }.
event-acting = { $player } ist { at-place } an der Reihe.

event-fight = Kampf { at-place }: { $fighters }.
event-rolled = Die Würfel sagen: { $totals }.{ $rule ->
    [plus] {" "}Der Kromosaurus zählt immer { $plus } dazu, das ist schon mitgerechnet.
   *[other] {""}
}
event-tie = { $first ->
    [Kromosaurus] Der Kromosaurus und { $second }
   *[other] { $second ->
        [Kromosaurus] { $first } und der Kromosaurus
       *[other] { $first } und { $second }
    }
} haben beide { $total }. { $rule ->
    [roll_off] Sie wiegen gleich viel, also würfeln sie noch einmal: { tie-comes-first }.
    [tie] { $by_weight ->
        [yes] { tie-by-weight }
       *[no] { $first ->
            [Kromosaurus] Der Kromosaurus gewinnt { at-place } jeden Gleichstand: { tie-comes-first }.
           *[other] Der Kromosaurus verliert { at-place } jeden Gleichstand: { tie-comes-first }.
        }
    }
   *[other] { tie-by-weight }
}
tie-by-weight = { $heavier ->
    [yes] Wer schwerer ist, gewinnt { at-place }: { tie-comes-first }.
   *[no] Wer leichter ist, gewinnt { at-place }: { tie-comes-first }.
}
tie-comes-first = { $first ->
    [Kromosaurus] Der Kromosaurus kommt vor { $second }
   *[other] { $second ->
        [Kromosaurus] { $first } kommt vor dem Kromosaurus
       *[other] { $first } kommt vor { $second }
    }
}
event-hurt = { $player ->
    [Kromosaurus] Der Kromosaurus
   *[other] { $player }
} verliert { $amount } Leben gegen { $winner ->
    [Kromosaurus] den Kromosaurus
   *[other] { $winner }
} und hat noch { $life }.
event-combat = { $winner ->
    [Kromosaurus] Der Kromosaurus
   *[other] { $winner }
} gewinnt den Kampf { at-place }. Die Reihenfolge: { $order }.
event-stays_out = { $player } liegt { at-place } betäubt und kämpft nicht mit.
event-stunned = { $player } hat 0 Leben und ist betäubt.
event-skipped = { $rule ->
    [after_acting] { $player } wurde letzte Runde erst nach der Aktionsphase betäubt und hat jetzt keine.
   *[other] { $player } ist betäubt und hat in dieser Runde keine Aktionsphase.
}
event-recovered = { $player } wacht mit { $life } Leben auf.
event-robbed = { $player } nimmt { $what ->
    [krom] { $amount } Krom
    [wood] { $amount } Holz
    [stone] { $amount } Stein
    [bone] { $amount } Knochen
   *[bonus] { $card ->
        [none] eine Bonuskarte
       *[other] die Bonuskarte „{ $card }“
    }
} von { $victim }.
event-spared = { $player } nimmt nichts von { $victim }.

event-rested = { $player } rastet in der { place-cave }.
event-bought = { $player } kauft { $what ->
    [wood] 1 Holz
    [stone] 1 Stein
    [bone] 1 Knochen
    [bonus] eine Bonuskarte
   *[life] Leben
} für { $price } Krom.
event-shuffled = { $player } mischt den Ablagestapel in den { $deck }. Er hat jetzt { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.
event-again = { $player } macht die Ortsaktion { at-place } noch einmal.
event-gathered = { $price ->
    [0] { $player } zieht umsonst eine Karte: „{ $card }“.
   *[other] { $player } zahlt { $price } Krom für noch eine Karte: „{ $card }“.
}
event-hunted = { $price ->
    [0] { $player } jagt „{ $card }“
   *[other] { $player } zahlt { $price } Krom für mehr Würfel, jagt „{ $card }“
}, würfelt { $dice } und kommt auf { $total }. { $caught ->
    [yes] Mindestens { $value } war nötig: gefangen!
   *[no] Mindestens { $value } war nötig: entkommen.
}
event-climbed = { $player } klettert und würfelt { $dice }.
event-rerolled = { $player } zahlt { $price } Krom, { $kept ->
    [none] würfelt alles neu
   *[other] behält { $kept }
} und hat jetzt { $dice }.
event-combination = { $player } kommt herunter mit { $dice }: { $combination }.

event-gained = { $player } bekommt { $goods }.
event-drew_bonus = { $card ->
    [none] { $player } zieht eine Bonuskarte.
   *[other] { $player } zieht die Bonuskarte „{ $card }“.
}
event-life_full = { $player } hat { $most } Leben, mehr geht nicht: { $lost } { $lost ->
    [one] weiteres verfällt
   *[other] weitere verfallen
}.
event-hand_full = Die Hand von { $player } ist voll: Es wird keine Bonuskarte gezogen.
event-no_bonus_left = Für { $player } ist keine Bonuskarte mehr da.
event-reshuffled = Der { $deck } ist leer. Sein Ablagestapel wird gemischt und ist der neue Stapel, mit { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.
event-slot_empty = Der { $deck } ist leer, darum bleibt der Platz frei.
event-supply_short = Der Vorrat reicht nicht ({ $good }): { $wanted } gewünscht, { $given } bekommen. In der Schachtel sind { $box }.
event-over_box = { $good }: Jetzt ist mehr im Spiel, als die Schachtel Marker hat ({ $box }). Nehmt etwas anderes als Ersatz.

event-realised = { $player } verwirklicht „{ $card }“ für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} und hat jetzt { $sum }.

event-played = { $target ->
    [none] { $player } spielt „{ $card }“.
   *[other] { $player } spielt „{ $card }“ gegen { $target }.
}
event-countered = { $player } kontert mit „{ $card }“.
event-cancelled = „{ $card }“ von { $player } hat keine Wirkung.
event-boosted = { $plus ->
    [0] Mit „{ $card }“ würfelt { $player } { $dice } und hat jetzt { $total }.
   *[other] Mit „{ $card }“ zählt { $player } { $plus } dazu und hat jetzt { $total }.
}
event-paid = { $player } gibt { $goods } ab.
event-lost = { $player } verliert { $goods } durch { $by }.
event-stolen = { $player } stiehlt { $goods } von { $target }.
event-swapped = { $player } gibt { $target } { $given } und bekommt { $goods }.

event-warmed = Die { place-cave } wärmt { $player }: { $amount } Leben dazu, jetzt sind es { $life }.
event-chilled = Die Kälte nimmt { $player } { $amount } Leben. Übrig: { $life }.
event-spared_by_cold = Die Kälte verschont das letzte Leben von { $player }.

event-entered = { $place ->
    [none] Der Kromosaurus wartet neben dem Spielplan
   *[other] Der Kromosaurus ist { at-place }
}, mit { $life } Leben. Zu seinem Würfel zählt er { $plus } dazu.
event-felled = { $player } besiegt den Kromosaurus und nimmt ihn als Trophäe. Sie zählt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-trophy = { $player } nimmt { $victim } die Trophäe ab, und mit ihr { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-won = { $rule ->
    [evolutions_gone] Es ist keine Evolution mehr da. { $player } hat die meisten Punkte, { $points }, und gewinnt.
   *[other] { $player } hat { $points } Punkte, nötig sind { $target }: gewonnen!
}

over = { $player } hat gewonnen.

## ask-QUESTION: what a player is asked

ask-movement = { $player }, wohin gehst du?
ask-action = { $player }, was tust du?
ask-combat = { $player }, eine Bonuskarte in diesem Kampf? Bisher: { $totals }.
ask-counter = { $against ->
    [nobody] { $player }, konterst du „{ $card }“ von { $by }?
    [self] { $player }, konterst du „{ $card }“ von { $by } gegen dich?
   *[other] { $player }, konterst du „{ $card }“ von { $by } gegen { $target }?
}
ask-whom = { $player }, du hast mehrere betäubt. Wen raubst du jetzt aus?
ask-rob = { $player }, du hast { $victim } betäubt. Was nimmst du?
ask-reroll = { $rolls ->
    [no] { $player }, die Würfel zeigen { $dice }. Ein Neuwurf würde { $price } Krom kosten, und so viel hast du nicht. Hörst du hier auf?
   *[yes] { $player }, die Würfel zeigen { $dice }. Welche behältst du, oder hörst du hier auf?
}
ask-reward = { $choice ->
    [none] { $resources ->
        [one] { $player }, welchen Rohstoff nimmst du?
       *[other] { $player }, welche { $resources } Rohstoffe nimmst du?
    }
   *[other] { $player }, was nimmst du: { $choice }?
}
ask-combination = { $player }, die Würfel zeigen { $dice }. Welche Kombination soll zählen?
ask-give = { $resources ->
    [one] { $player }, welchen Rohstoff überlässt du { $by }?
   *[other] { $player }, welche { $resources } Rohstoffe überlässt du { $by }?
}

## roll-PURPOSE and draw-DECK: what chance has to decide

roll-combat = { $players } würfeln um den Kampf, mit je einem Würfel.
roll-roll_off = { $players } würfeln um den Gleichstand, mit je einem Würfel.
roll-combat_card = { $players } wirft im Kampf noch { $number } Würfel.
roll-hunt = { $players } wirft { $number } Würfel für die Jagd. Mindestens { $value } ist nötig.
roll-climb = { $players } wirft { $number } Würfel für den Aufstieg.
roll-reroll = { $players } wirft { $number } Würfel neu.

draw-bonus = Eine Bonuskarte wird gezogen.
draw-hunt = Ein neues Beutetier wird aufgedeckt.
draw-gathering = Eine Sammelkarte wird gezogen.
draw-evolution = Eine neue Evolution wird aufgedeckt.
draw-kromosaurus = Für den Kromosaurus wird eine Zielkarte gezogen.
draw-hand = Aus der Hand von { $player } wird blind eine Bonuskarte gezogen.
draw-characters = Ein Charakter wird ausgeteilt.

## do-VERB: an answer, as a button says it

do-go = Ab { to-place }
do-rest = Rasten ({ $goods })
do-buy = { $what ->
    [wood] 1 Holz für { $price } Krom kaufen
    [stone] 1 Stein für { $price } Krom kaufen
    [bone] 1 Knochen für { $price } Krom kaufen
    [bonus] 1 Bonuskarte für { $price } Krom kaufen
   *[life] { $block } Leben für { $price } Krom kaufen
}
do-shuffle = Ablagestapel in den Sammelstapel mischen
do-draw = Eine Sammelkarte ziehen
do-hunt = „{ $card }“ jagen ({ $bought ->
    [0] { $number } Würfel
   *[other] { $price } Krom zahlen, { $number } Würfel
}, nötig: { $value })
do-climb = Klettern ({ $number } Würfel)
do-keep = { $dice ->
    [none] Alle Würfel neu werfen
   *[other] { $dice } behalten, den Rest neu würfeln
}
do-stop = Hier aufhören
do-claim = Werten: { $combination }
do-take = { $picks } nehmen
do-realise = „{ $card }“ verwirklichen ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $goods }{ $place ->
    [none] {""}
   *[other] , nur { at-place }
})
do-play = { $target ->
    [none] „{ $card }“ spielen
    [Kromosaurus] „{ $card }“ gegen den Kromosaurus spielen
   *[other] „{ $card }“ gegen { $target } spielen
}{ $paid ->
    [none] { $picks ->
        [none] {""}
       *[other] {""} ({ $picks })
    }
   *[other] { $picks ->
        [none] {""} ({ $paid })
       *[other] {""} ({ $paid } für { $picks })
    }
}
do-counter = { $card ->
    [none] Kontern
   *[other] Mit „{ $card }“ kontern
}
do-pass = Passen
do-victim = { $target } ausrauben
do-rob = { $what ->
    [krom] { $amount ->
        [none] Die Hälfte vom Krom nehmen
       *[other] { $amount } Krom nehmen (die Hälfte)
    }
    [wood] 1 Holz nehmen
    [stone] 1 Stein nehmen
    [bone] 1 Knochen nehmen
    [bonus] Blind eine Bonuskarte nehmen
   *[nothing] Nichts nehmen
}
do-give = { $picks } abgeben
do-again = Die Ortsaktion noch einmal machen
do-done = Aktionsphase beenden

## why-CODE: why an answer is refused

# Movement and the course of a phase

why-movement-first = { $player } muss zuerst einen Ort wählen, zum Beispiel mit { $ways }.
why-no-place = { $found ->
    [none] Es fehlt ein Ort.
   *[other] „{ $found }“ ist kein Ort.
} Die Orte sind: { $places }.
why-moved-already = { $player } hat schon gewählt. Weiter geht es in der nächsten Runde.
why-must-move = { $player } muss weiterziehen und kann nicht { at-place } bleiben.
why-other-place = Das geht nur { at-place }, nicht { at-here }.
why-place-compulsory = An diesem Tisch ist die Ortsaktion Pflicht: Erst muss { at-place } etwas getan werden.
why-place-first = Es wurde schon eine Karte benutzt, und an diesem Tisch kommt die Ortsaktion vor jeder Karte.
why-place-once = Die Ortsaktion geht in dieser Phase kein zweites Mal.
why-place-not-begun = Noch wurde { at-place } nichts getan, was sich wiederholen ließe.
why-one-word = „{ $found }“ sagt zu viel: { $ways } genügt.
why-another-time = { $verb ->
    [pass] Hier gibt es nichts zu passen: Das geht in einem Kampf oder wenn man eine fremde Bonuskarte kontern könnte. Um die Phase zu beenden, sag „done“.
    [stop] Hier gibt es nichts aufzuhören: Das beendet einen Aufstieg, solange man noch neu würfeln könnte. Um die Phase zu beenden, sag „done“.
    [keep] Hier gibt es keine Würfel zu behalten: Das geht bei einem Aufstieg, bevor man einige neu wirft.
    [claim] Hier gibt es nichts auszusuchen: Das geht am Ende eines Aufstiegs, wenn man an diesem Tisch die Kombination wählen darf.
    [give] Niemand verlangt etwas: Das gehört zu einer Karte, bei der man selbst sagt, was man verliert.
   *[take] Hier gibt es nichts zu wählen: Das gehört zu einer Belohnung, in der ein „oder“ steht.
}

# Krom and the supply

why-krom-short = Das kostet { $price } Krom. Vorhanden: { $has }. Noch nötig: { $missing }.
why-supply-empty = Davon ist im Vorrat nichts mehr: { $good }.

# Combat and robbery

why-combat-or-pass = In einem Kampf spielst du eine Kampfkarte oder passt{ $found ->
    [none] .
   *[other] : „{ $found }“ ist keins von beiden.
}
why-counter-or-pass = Jetzt konterst du oder passt{ $found ->
    [none] .
   *[other] : „{ $found }“ ist keins von beiden.
}
why-nothing-to-counter = Hier gibt es nichts zu kontern: Das geht nur gegen eine Bonuskarte, die gerade jemand anderes spielt.
why-nobody-to-rob = Hier ist niemand auszurauben: Nur wer einen Kampf gewinnt, raubt die aus, die darin betäubt wurden.
why-rob-what = { $found ->
    [none] Die Antwort ist leer.
   *[other] „{ $found }“ geht jetzt nicht.
} Das kann { $victim } verlieren: { $ways }.
why-rob-none = { $what ->
    [krom] { $victim } hat kein Krom.
    [wood] { $victim } hat kein Holz.
    [stone] { $victim } hat keinen Stein.
    [bone] { $victim } hat keinen Knochen.
   *[bonus] { $victim } hat keine Bonuskarte.
}

# Cave

why-rest-or-services = { $begun ->
    [rest] Gerastet ist schon. Man rastet oder kauft, nicht beides.
   *[services] Gekauft ist schon. Man rastet oder kauft, nicht beides.
}
why-no-service = { $found ->
    [none] Die Antwort ist leer.
   *[other] „{ $found }“ gibt es hier nicht zu kaufen.
} Die { place-cave } verkauft { $services }.
why-life-full = Es sind schon { $most } Leben, und mehr geht nicht.
why-no-bonus-left = Es ist keine Bonuskarte mehr zu kaufen.
why-hand-full = Die Hand ist voll: An diesem Tisch muss erst eine Bonuskarte gespielt werden, bevor eine neue dazukommt.

# Forest

why-shuffled-draw = Wer gemischt hat, zieht auch die erste Karte. Erst danach kann die Phase enden.
why-shuffle-late = Gemischt wird vor der ersten Karte, und es wurde schon eine gezogen.
why-shuffle-nothing = Der Ablagestapel ist leer: Es gibt nichts zu mischen.
why-forest-most = { $most ->
    [one] { $most } Karte ist gezogen, und mehr gibt es bei einem Besuch nicht.
   *[other] { $most } Karten sind gezogen, und mehr gibt es bei einem Besuch nicht.
}
why-pile-empty = Der Sammelstapel ist leer.

# Savannah

why-one-hunt = Gejagt ist schon, und in einer Aktionsphase gibt es nur eine Jagd.
why-no-prey = { $found ->
    [none] Es fehlt ein Beutetier.
   *[other] „{ $found }“ ist kein Beutetier, das hier liegt.
} Offen liegen: { $cards }.
why-extra-dice = { $most ->
    [0] Für eine Jagd kann man keine Würfel kaufen.
    [one] Für eine Jagd kann man { $most } Würfel kaufen, mit „+1“ hinter dem Beutetier.
   *[other] Für eine Jagd kann man 1 bis { $most } Würfel kaufen, mit „+1“ und so weiter hinter dem Beutetier.
}

# Mountain

why-one-climb = Geklettert ist schon, und in einer Aktionsphase gibt es nur einen Aufstieg.
why-reroll-or-stop = { $found ->
    [none] Die Antwort ist leer.
   *[other] „{ $found }“ muss warten.
} Mitten im Aufstieg behältst du einige Würfel und wirfst den Rest neu, oder du hörst auf.
why-claim-best = Bezahlt wird, was alle Würfel zusammen ergeben. Wenn du jetzt aufhörst, ist das { $combination }.
why-keep-what = „{ $found }“ kann man nicht behalten: Die Würfel zeigen { $dice }.
why-keep-all = So würden alle Würfel behalten und keiner geworfen. Wer alle behalten will, hört auf.
why-keep-locked = { $kept } wurde schon behalten und muss liegen bleiben.

# Evolutions

why-no-evolution = { $found ->
    [none] Es fehlt eine Evolution.
   *[other] „{ $found }“ ist keine Evolution, die hier liegt.
} Offen liegen: { $cards }.
why-evolution-place = „{ $card }“ kann man nur { at-place } verwirklichen, nicht { at-here }.
why-evolution-cost = „{ $card }“ kostet mehr, als da ist. Es fehlt noch: { $missing }.
why-one-evolution = Eine Evolution ist verwirklicht, und mehr gibt es an diesem Tisch in einer Phase nicht.

# Bonus cards

why-not-in-hand = { $card ->
    [none] { $found ->
        [none] Es fehlt eine Karte.
       *[other] „{ $found }“ ist keine Bonuskarte.
    }
   *[other] „{ $card }“ ist nicht auf der Hand, und nur von dort kann man Karten spielen.
}
why-bonus-combat = „{ $card }“ ist eine Kampfkarte: Man spielt sie nur in einem Kampf, nach den Würfeln.
why-bonus-counter = „{ $card }“ ist eine Konterkarte: Man spielt sie nur, wenn jemand anderes eine Bonuskarte spielt.
why-bonus-action = „{ $card }“ kann man nur in der eigenen Aktionsphase spielen, nicht in einem Kampf.
why-bonus-place = „{ $card }“ kann man nur { at-place } spielen, nicht { at-here }.
why-bonus-price = „{ $card }“ kostet mehr, als da ist. Es fehlt noch: { $missing }.
why-one-bonus = Eine Bonuskarte ist gespielt, und mehr gibt es an diesem Tisch in einer Phase nicht.
why-target-self = „{ $card }“ spielt man gegen jemand anderen, nicht gegen sich selbst.
possible-targets = { $players ->
    [none] Die Karte kann jetzt niemanden treffen.
   *[other] Die Karte kann jetzt gegen diese gespielt werden: { $players }.
}
why-target-kromosaurus = Der Kromosaurus ist kein Mitspieler, darum kann man keine Bonuskarte gegen ihn spielen. { possible-targets }
why-target-unknown = { $found ->
    [none] { $players ->
        [none] { possible-targets }
       *[other] Sag, gegen wen die Karte gespielt wird. { possible-targets }
    }
   *[other] „{ $found }“ sitzt nicht an diesem Tisch. { possible-targets }
}
why-target-stunned = { $target } ist betäubt, und an diesem Tisch lässt man Betäubte in Ruhe.
why-target-elsewhere = { $target } ist { at-place }. Die Karte wirkt nur { at-here }.
why-target-has-not = { $target } hat nicht, was die Karte nimmt: { $goods }.
why-play-how = „{ $card }“ kann man mit diesen Worten nicht spielen. So geht es: { $ways }.
