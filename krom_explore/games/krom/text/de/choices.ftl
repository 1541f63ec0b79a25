### What stands on the buttons of the question: what is done, its price, what it brings, and the chance.

choice-rest = Rasten
choice-buy = { $goods } kaufen
choice-buys = { place-cave }: kaufen, so viel du zahlen kannst
choice-hunt = „{ $card }“ jagen
choice-hunt-do = Jagen
choice-climb = Klettern
choice-one-hunt = { place-savannah }: eine Jagd
choice-one-climb = { place-mountain }: einmal klettern
choice-evolutions = Evolutionen: zahlen und Punkte bekommen
choice-realise = „{ $card }“ verwirklichen
choice-still = du kannst noch { $many ->
    [few] { $cards }
    [all] { $number } Evolutionen
   *[other] { $together ->
        [one] eine
       *[other] { $together }
    } von { $number } Evolutionen
} verwirklichen

choice-free = umsonst
choice-gain = bringt { $goods }
choice-no-gain = bringt jetzt nichts
choice-rest-instead = { $gain }, statt einzukaufen
choice-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
choice-points-win = { choice-points }: du gewinnst
choice-pile = { $cards ->
    [one] vor dem Ziehen: { $cards } Karte,
   *[other] vor dem Ziehen: { $cards } Karten,
} { $change ->
    [better] bessere Aussichten
    [worse] schlechtere Aussichten
   *[same] gleiche Aussichten
}
# What the next card may bring, and how likely.
choice-finds = { $good } { $percent }
choice-prey-here = eines davon jagen; gekaufte Würfel helfen
choice-finds-next = { $finds }; { $then }
choice-next = die nächste kostet { $price } Krom
choice-so-far = Die Würfel bisher: { $totals }.
choice-prey = nötig: { $value }, bringt { $goods }
choice-dice = { $number } Würfel
choice-worth = { $krom } Krom wert
choice-worth-how = Wert: was die Beute im Schnitt zu den Preisen der Höhle bringt, abzüglich der gekauften Würfel.
choice-climb-dice = { $prices ->
    [none] { $dice }
    [broke] { $dice }; kein Krom für Neuwürfe: Der erste Wurf zählt
   *[other] { $dice }; deine Krom reichen für { $rerolls ->
            [one] einen Neuwurf
           *[other] { $rerolls } Neuwürfe
        } ({ $prices })
}
choice-pays = zahlt { $goods }
choice-shows = { $combination }: { $payout }
choice-all-pay = Was die Kombinationen bringen
choice-boost = { $dice ->
    [0] +{ $plus }
   *[other] { $dice } Würfel mehr
}
choice-boost-stands = { $effect }; { $stands }
choice-stands = { $how ->
    [win] so wie es steht, gewinnst du
    [stun] so wie es steht, verlierst du alle Leben und bist betäubt
   *[lose] so wie es steht, verlierst du { $loss } Leben und behältst { $left }
}
choice-lose = { $target } verliert { $goods }
choice-steal = { $goods } von { $target }
choice-swap = { $target } gibt dir dafür { $goods }
choice-counter = kostet dich die Karte „{ $card }“
choice-victim = hat { $goods }
choice-rob = { $left ->
    [none] dann hast du { $mine }
   *[other] dann hast du { $mine }; { $victim } behält { $left }
}
choice-rob-half = aufgerundet
choice-rob-card = { $cards ->
    [one] die einzige Karte
   *[other] eine von { $cards } Karten
}
choice-rob-nothing = { $victim } behält alles

choice-chance-hunt = { $percent }, dass es klappt
choice-chance-find = { $percent } auf einen Fund
choice-chance-climb = { $percent }, dass der erste Wurf etwas bringt
choice-chance-better = { $percent } für eine bessere Kombination
choice-boost-stuns = { $effect }; { $percent }, um { $other } zu betäuben
choice-chance-ahead = { $sure ->
    [never] immer noch hinten
    [level] Gleichstand, und nach Gewicht gewinnt { $other }
    [always] dann vorn
    [already] schon vorn
   *[perhaps] { $percent }, dann vorn zu sein
}

choice-places = Danach sind die Orte in dieser Reihenfolge dran: { $places }.

choice-whom = Gegen wen?
choice-with-whom = Mit wem?
choice-asks-pay = Was zahlst du?
choice-asks-give = Was gibst du { $target }?
choice-asks-get = Was gibt dir { $target } dafür?
choice-asks-gain = Was bekommst du?
choice-asks-take = Was nimmst du?
choice-how-many = Wie viel: { $good }?

### Worum es geht, bevor die Würfel eines Kampfs fallen.

stake-win = Die Würfel allein: { $who } gewinnt zu { $percent }. Karten können folgen.
stake-loss = Wer verliert, verliert den Abstand an Leben: höchstens { $most }, mit Karten mehr.
stake-life = { $player } ({ $life })
beside-robbed = Wer einen Kampf gewinnt, beraubt die, die dabei betäubt wurden.
beside-stunned = Keine Aktionsphase in dieser Runde; zu Beginn der nächsten wacht { $player } mit { $life } Leben auf.
stake-stunned = Diese Würfel können { $players } betäuben: dann keine Aktionsphase, und beraubt.
stake-how = { $how ->
    [heavier] Bei Gleichstand ist hier vorn, wer schwerer ist
   *[lighter] Bei Gleichstand ist hier vorn, wer leichter ist
}
stake-tie = { stake-how }.
stake-tie-first = { stake-how }: { $first } vor { $others }.
stake-cards = Nach den Würfeln noch spielbar: { $cards }.
stake-hunt = Mindestens { $value }: { $percent }. Das bringt { $goods }.
stake-hunt-else = Mit weniger entkommt die Beute, sonst geschieht nichts.
