### Figures: titles, sentences, axes and labels of the charts that sliders turn.

## Axes

figure-axis-chance = Chance
figure-axis-players = Mitspielende
figure-axis-number = Wie viele
figure-axis-met = Wen man dort trifft
figure-axis-against = Gegen
figure-axis-who = Wer gewinnt
figure-axis-lost = Verlorenes Leben
figure-axis-card = Die nächste Karte
figure-axis-prey = Beutetier und sein Wert
figure-axis-dice = Würfel
figure-axis-rerolls = Neuwürfe
figure-axis-worth = Wert in Krom
figure-axis-ends = Wie der Aufstieg endet
figure-axis-combination = Die Würfel am Ende
figure-axis-aim = Worauf man aus ist
figure-axis-keep = Was man behält
figure-axis-its-life = Leben des Kromosaurus
figure-axis-life = Leben der Person
figure-axis-its-life-left = Leben des Kromosaurus (0: besiegt)
figure-axis-life-left = Leben der Person (0: betäubt)
figure-axis-felled = Chance, ihn zu besiegen
figure-axis-turns = Runden
figure-axis-hand = Bonuskarten auf jeder Hand

## On the table

figure-setups = Der Tisch am Anfang
figure-setups-say = Alles, was vor der ersten Runde da ist. Wo eine Zeile die Tönung wechselt, kommt es darauf an, wie viele mitspielen.{ $kromosaurus ->
    [yes] {" "}Der Kromosaurus wartet neben dem Spielplan.
   *[no] {""}
}{ $glacial ->
    [yes] {" "}Der Eiszeitplan ändert noch nichts: Seine Kälte kommt mit den Aktionsphasen.
   *[no] {""}
}
figure-start-target = Punkte zum Sieg
figure-start-life = Leben für alle
figure-start-krom = Krom für alle
figure-start-bonus = Bonuskarten für alle
figure-start-supply = Krom im Vorrat
figure-start-prey = Offene Beutetiere
figure-start-evolutions = Offene Evolutionen
figure-start-hunt-pile = Jagdstapel
figure-start-gathering-pile = Sammelstapel
figure-start-evolution-pile = Evolutionsstapel
figure-start-bonus-pile = Bonusstapel
figure-start-beast = Leben des Kromosaurus
figure-standing = Runde { $turn }: was alle haben
figure-standing-say = { $target ->
    [one] { $target } Punkt gewinnt.
   *[other] { $target } Punkte gewinnen.
}
figure-good-life = Leben
figure-good-krom = Krom
figure-good-wood = Holz
figure-good-stone = Stein
figure-good-bone = Knochen
figure-good-points = Punkte
bad-a-table = Das muss ein Tisch von Krom sein, nicht { $found }.

## Movement

figure-meeting = Wen trifft man { $where }?
figure-meeting-say = { $players } Personen; alle anderen gehen mit einer Chance von je { $share_percent } dorthin. Man ist { $alone_often } allein.
figure-met = { $n ->
    [0] niemanden
   *[other] { $n }
}
figure-met-series = Chance

## Combat

figure-tie = Kampf { $where }: { $name } und { $other }
figure-tie-say = { $name } gewinnt { $chance_often }. Die Summen sind { $tie_often } gleich: Dann gewinnt { $where }, wer { $heavier ->
    [yes] schwerer
   *[no] leichter
} ist.
figure-tie-by_dice = { $name } gewinnt durch die Würfel
figure-tie-by_weight = { $name } gewinnt durch das Gewicht
figure-tie-lost_by_weight = { $name } verliert durch das Gewicht
figure-tie-lost_by_dice = { $name } verliert durch die Würfel
figure-ties = Wer schlägt wen { $where }?
figure-ties-say = Wie oft die Zeile die Spalte schlägt, von ganz leicht bis ganz schwer. Bei Gleichstand gewinnt { $where }, wer { $heavier ->
    [yes] schwerer
   *[no] leichter
} ist.
figure-ties-of = { $name } an den vier Orten
figure-ties-of-say = Wie oft { $name } ({ $kg } kg) gegen jede andere Figur gewinnt.
figure-weighs = { $name } ({ $kg } kg)
figure-crowd = { $name } mit { $life } Leben in einem Kampf zu { $count }
figure-crowd-say = { $name } verliert { $where } im Durchschnitt { $mean_about } Leben, wird { $stunned_often } betäubt und gewinnt { $win_often }.
figure-crowd-stands = steht noch
figure-crowd-stunned = betäubt

## The Forest

figure-gathering = { $gone ->
    [0] Alle { $left } Sammelkarten sind im Stapel
    [one] Eine Sammelkarte ist weg, { $left } sind noch da
   *[other] { $gone } Sammelkarten sind weg, { $left } sind noch da
}
figure-gone = Gilt als weg: { $cards }.
figure-so-many = { $n } × { $card }
figure-card = { $card }
figure-as-it-lies = vom Stapel
figure-shuffled = zuerst gemischt

## The Savannah

figure-prey = Jedes Beutetier mit { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
}
figure-prey-say = Von allen Beutetieren der Schachtel { $sure ->
    [0] ist keines
    [one] ist eines
   *[other] sind { $sure }
} mit { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
} sicher gefangen.
figure-prey-label = { $card }, { $value }
figure-dice-for = Mindestens { $value }: wie viele Würfel?
figure-dice-for-say = { $half ->
    [0] So viele Würfel kauft niemand: Sogar acht erreichen { $value } in weniger als der Hälfte der Fälle.
    [one] Ein Würfel erreicht { $value } in mindestens der Hälfte der Fälle.
   *[other] Es braucht { $half } Würfel, um { $value } in mindestens der Hälfte der Fälle zu erreichen.
}

## The Mountain

figure-payout = Was bringt jede Kombination?
figure-payout-label = { $combination }: { $gives }
figure-climb = Was ist ein Aufstieg wert?
figure-climb-say = Kostet jeder Neuwurf { $price } Krom, ist ein Aufstieg { $rerolls ->
    [0] ohne Neuwurf
    [one] mit bis zu einem Neuwurf
   *[other] mit bis zu { $rerolls } Neuwürfen
} { $value_about } Krom wert, { $more_about } mehr als ganz ohne.
figure-climb-price = Neuwurf für { $price } Krom
figure-climb-box = Preise der Schachtel
figure-worth-note = Alles ist zu den Preisen der Höhle gerechnet.
figure-with-rerolls = { $rerolls ->
    [0] nur ein Wurf
    [one] bis zu einem Neuwurf
   *[other] bis zu { $rerolls } Neuwürfe
}
figure-combinations = Wie endet ein Aufstieg, am besten gespielt?
figure-reaching = Was kann man erreichen?
figure-reaching-say = Wer sonst nichts will, erreicht { $rerolls ->
    [0] ohne Neuwurf
    [one] mit einem Neuwurf
   *[other] mit { $rerolls } Neuwürfen
} { $five_often } fünf Gleiche.
figure-keep = Was behält man von { $dice }?
figure-keep-say = Mit Krom für { $rerolls ->
    [0] keinen Neuwurf
    [one] einen Neuwurf
   *[other] { $rerolls } Neuwürfe
} ist das am besten: { $how }. Das ist im Durchschnitt { $value_about } Krom wert. Die schlechteste Art kostet { $worst_about }.
figure-way = { $how ->
    [stop] aufhören
    [none] alles neu werfen
   *[some] { $dice } behalten
}
figure-keep-worth = Wert
figure-keep-lost = verschenkt
figure-keep-more = { $n ->
    [0] Das sind alle Arten weiterzumachen.
    [one] Eine weitere Art ist nicht besser als diese.
   *[other] { $n } weitere Arten sind nicht besser als diese.
}

## The glacial map

figure-cold = Leben auf dem Eiszeitplan
figure-cold-say = Von { $life } Leben aus: am Ende { $least } draußen in der Kälte, { $most } in der Höhle. Die Linie der Höhle zählt Aktionsphasen dort: In einer Partie darf niemand zwei Runden hintereinander bleiben.
figure-cold-out = draußen in der Kälte
figure-cold-in = in der Höhle

## The Kromosaurus

figure-more-dice = { $dice ->
    [0] keine Karte
    [one] ein Würfel mehr
   *[other] { $dice } Würfel mehr
}
figure-duel = { $life } Leben gegen den Kromosaurus{ $dice ->
    [0] {""}
    [one] , mit einem Würfel mehr
   *[other] , mit { $dice } Würfeln mehr
}
figure-duel-say = Bis zum Ende ausgekämpft besiegt man mit { $life } Leben einen Kromosaurus mit { $beast } { $chance_often }.
figure-duel-map = Wer besiegt den Kromosaurus{ $dice ->
    [0] {""}
    [one] {" "}mit einem Würfel mehr
   *[other] {" "}mit { $dice } Würfeln mehr
}?
figure-duel-map-say = Die Chance der Person, am Ende noch zu stehen, für jedes Leben beider Seiten.
figure-chain = { $fights ->
    [0] Vor dem ersten Kampf
    [one] Nach einem Kampf
   *[other] Nach { $fights } Kämpfen
}
figure-chain-say = Kromosaurus besiegt { $felled_percent }, Person betäubt { $stunned_percent }, noch im Kampf { $on_percent }.
figure-roaming = Unterwegs: { $life } Leben gegen den Kromosaurus mit { $beast }
figure-roaming-say = In drei Runden kommt er { $met_often } mindestens einmal zu dir. Nach { $turns } Runden ist er mit einer Chance von { $felled_percent } besiegt, und mit { $on_percent } ist noch nichts entschieden.
figure-not-over = noch nicht entschieden

## Bonus cards

figure-counters = Hat jemand eine Konterkarte?
figure-counters-say = Mit { $hand ->
    [one] einer Karte
   *[other] { $hand } Karten
} auf jeder Hand hat { $others ->
    [one] die andere Person
   *[other] von { $others } anderen mindestens eine
} { $chance_often } eine Konterkarte.
figure-others = { $n ->
    [one] eine andere Person
   *[other] { $n } andere
}
figure-counters-note = { $n } der { $all } Bonuskarten sind Konterkarten. Von keiner Hand weiß man etwas.

## The Cave

figure-visits = Was ist ein Besuch wert?
figure-visits-say = Nach den Preisen der Höhle ist für jemanden mit { $krom } Krom und { $life } Leben dieser Ort am meisten wert: { $place }, im Durchschnitt { $best_about } Krom. Eine Rast ist { $rest_about } wert.
figure-visit = { $place ->
    [cave] Höhle: eine Rast
    [forest] Wald: ein frischer Stapel
    [savannah] Savanne: das beste Beutetier
   *[mountain] Berg: ein Aufstieg
}
figure-visits-note = Jeweils so gut wie möglich gespielt, allein dort, mit dem, was das Krom bezahlt. Das Beutetier: das beste von { $prey } zufällig aufgedeckten.
