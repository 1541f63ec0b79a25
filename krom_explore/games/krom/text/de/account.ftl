### The account of a game that is over. A Fraction $x also comes as $x_about, with two digits, and as $x_round, a whole number.

account-won-target = { $who ->
    [you] Du hast
   *[other] { $player } hat
} in Runde { $turn } gewonnen, mit { $points ->
    [one] einem Evolutionspunkt
   *[other] { $points } Evolutionspunkten
}; nötig waren { $target }{ $length ->
    [short] {" "}in dieser kurzen Partie, statt { $usual }
   *[whole] {""}
}.
account-won-wins = { $who ->
    [you] Du hast
   *[other] { $player } hat
} in Runde { $turn } durch die Trophäe gewonnen, mit { $points ->
    [one] einem Evolutionspunkt
   *[other] { $points } Evolutionspunkten
}; nötig waren { $target }.
account-won-evolutions_gone = In Runde { $turn } war keine Evolution mehr da: { $who ->
    [you] Du hattest
   *[other] { $player } hatte
} die meisten Punkte, { $points }: gewonnen.
account-won-with = { $who ->
    [you] Deine Punkte kamen von
   *[other] Die Punkte von { $player } kamen von
} { $things }{ $victims ->
    [none] {""}
   *[other] ; in der Runde der letzten wurde noch geraubt, von { $victims }
}.
account-won-with-card = „{ $card }“ in Runde { $turn } ({ $points })
account-won-with-trophy = der Trophäe in Runde { $turn } ({ $points })
account-second-are = { $many ->
    [one] Platz 2: { $players }, mit
   *[other] Platz 2 gemeinsam: { $players }, jeweils mit
} { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}
account-second = { account-second-are }.
account-a-point = { $price ->
    [none] {""}
   *[other] . Zum Vergleich: Was ein Evolutionspunkt braucht, kostet etwa { $price_round } Krom
}
account-in-cave = (alles in Krom gerechnet, zu den Preisen der Höhle){ account-a-point }
account-dice-gave = { $lucky ->
    [yes] Würfel und Karten brachten dir { $luck_about } Krom mehr als im Durchschnitt
   *[no] Würfel und Karten brachten dir { $luck_about } Krom weniger als im Durchschnitt
}
account-came-with = Du bist auf { account-place } von { $of }, mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}
account-dice-about = { $lucky ->
    [yes] Würfel und Karten brachten dir etwa { $luck_round } Krom mehr als im Durchschnitt
   *[no] Würfel und Karten brachten dir etwa { $luck_round } Krom weniger als im Durchschnitt
}
account-differed-luck = Der größte Unterschied unter dem, was sich genau beurteilen lässt, war Glück: { account-dice-about }{ $seen ->
    [yes] , bei { $player } waren es { $their_luck_round } { $their_lucky ->
        [yes] mehr
       *[no] weniger
    }
   *[no] {""}
} { account-in-cave }.
account-ahead-luck = { account-second-are }. { account-differed-luck }
account-lost-luck = { account-came-with }. { account-differed-luck }
account-differed-choice = Der größte Unterschied unter dem, was sich genau beurteilen lässt, waren Entscheidungen: Beim Klettern, Jagen und Ziehen kosteten deine etwa { $cost_round } Krom gegenüber dem besten Spiel{ $seen ->
    [yes] , die von { $player } { $their_cost_round }
   *[no] {""}
} { account-in-cave }.
account-ahead-choice = { account-second-are }. { account-differed-choice }
account-lost-choice = { account-came-with }. { account-differed-choice }
account-differed-stunned = Der größte Unterschied war das Betäubtsein: Dir { $missed ->
    [0] fehlte keine Aktionsphase
    [one] fehlte eine Aktionsphase
   *[other] fehlten { $missed } Aktionsphasen
}, bei { $player } { $their_missed ->
    [0] fehlte keine
    [one] fehlte eine
   *[other] fehlten { $their_missed }
}.
account-ahead-stunned = { account-second-are }. { account-differed-stunned }
account-lost-stunned = { account-came-with }. { account-differed-stunned }
account-differed-pace = Weder Glück noch Entscheidungen, die sich beurteilen lassen, haben den Unterschied gemacht: { $even ->
    [yes] Ihr habt gleich viele Evolutionen verwirklicht, aber nicht für gleich viele Punkte
   *[no] { $player } hat { $evolutions ->
        [one] eine Evolution
       *[other] { $evolutions } Evolutionen
    } verwirklicht, du { $own }
}.
account-ahead-pace = { account-second-are }. { account-differed-pace }
account-lost-pace = { account-came-with }. { account-differed-pace }
account-lost-estimated = { account-came-with }. Was sich genau beurteilen lässt, hat keinen Unterschied gemacht. Geschätzt waren es die Entscheidungen: wohin du gingst und was du dort tatest, hat dich etwa { $cost_round } Krom gekostet, in { $clear ->
    [one] einer Entscheidung
   *[other] { $clear } Entscheidungen
}{ account-a-point }.
account-lost-estimated-more = { account-came-with }. Der größte Unterschied waren, geschätzt, die Entscheidungen: wohin du gingst und was du dort tatest, hat dich etwa { $cost_round } Krom gekostet, in { $clear ->
    [one] einer Entscheidung
   *[other] { $clear } Entscheidungen
}{ account-a-point }. Glück, Klettern, Jagen und Ziehen, die sich genau beurteilen lassen, haben weniger ausgemacht.

account-turns = Runde
account-sum = Alles
account-climb = Aufstiege
account-hunt = Jagden
account-forest = Gezogene Karten
account-fight = Kämpfe
account-in-krom = Wert in Krom

account-fights = Kämpfe
account-fights-how = „Erwartet“ heißt: So viele Kämpfe gewinnen die ersten Würfel im Durchschnitt, gegen genau diese anderen und an genau diesen Orten, bevor jemand eine Karte spielt.
account-fought = Gekämpft
account-won-fights = Gewonnen
account-expected = Erwartet
account-life-lost = Leben verloren
account-life-dealt = Leben genommen
account-missed = Verpasste Phasen

account-luck = Was Glück war
account-luck-own = Alles in allem: { account-dice-gave }.
account-luck-how = Jeder Aufstieg, jede Jagd, jede gezogene Sammelkarte und das Leben, das die ersten Würfel eines Kampfes kosten, wird mit dem Durchschnitt verglichen, in Krom zu den Preisen der Höhle. Nicht gezählt: welche Karten aufgedeckt werden, Bonuskarten, die Würfel von Kampfkarten.
account-choice = Was Entscheidung war
account-choice-own = Genau beurteilen lassen sich so viele deiner Entscheidungen: { $n }. Bestmöglich davon: { $best }. Die anderen kosteten zusammen { $cost_about } Krom.
account-choice-all = { $n ->
    [one] Die eine deiner Entscheidungen, die sich genau beurteilen lässt, war die beste.
   *[other] Alle { $n } deiner Entscheidungen, die sich genau beurteilen lassen, waren die besten.
}
account-choice-how = Welche Würfel man behält, welches Beutetier man mit wie vielen Würfeln jagt, ob man noch eine Karte zieht: Die beste Antwort ist genau bekannt, nach dem, was man da wissen konnte, und zu den Preisen der Höhle. Die Balken zeigen, was liegen blieb.
account-choice-points = Zum Vergleich: Was die Evolutionen dieser Schachtel kosten, macht nach den Preisen der Höhle { $krom_about } Krom je Punkt.
account-choice-rest = Was es wert ist, wohin man geht, was man kauft und welche Karten man spielt, kann niemand genau sagen. Auch eine Jagd, eine Karte oder ein Aufstieg zählt nicht, wenn damit sofort eine Evolution vollständig werden konnte. Ebenso wenig eine Jagd, mit deren Beute man später eine verwirklicht hat. All das lässt sich nur schätzen.

account-costly-how = Gemessen wird, was eine andere Antwort mehr gebracht hätte, mit Krom als Maß ({ $goods } zählt { $krom }).
account-costly-who = Runde { $turn }{ $who ->
    [you] {""}
   *[other] , { $player }
}
account-costly-climb = { account-costly-who }, auf dem Berg{ $dice ->
    [none] {""}
   *[other] {" "}mit { $dice }
}. Gewählt: { $chosen }. Im Durchschnitt um { $cost_about } Krom besser: { $best }.
account-costly-hunt = { account-costly-who }, in der Savanne. Gewählt: { $chosen }. Im Durchschnitt um { $cost_about } Krom besser: { $best }.
account-costly-forest = { account-costly-who }, im Wald. Gewählt: { $chosen }. Im Durchschnitt um { $cost_about } Krom besser: { $best }.
account-costly-won = { account-costly-who }. Gewählt: { $chosen }. Das hätte die Partie sofort gewonnen: { $best }.
account-costly-imagined = { account-costly-who }. Gewählt: { $chosen }. Wohl besser, um etwa { $cost_round } Krom: { $best }. Geschätzt in { $games } weitergedachten Partien: zwischen { $least_round } und { $most_round } Krom.
account-costly-appraised = { account-costly-who }. Gewählt: { $chosen }. Wohl besser, um etwa { $cost_round } Krom, nach dem, was Leben und Sachen den Bots wert sind: { $best }.

account-estimated = Was Entscheidung war, geschätzt
account-estimated-own = { $n ->
    [one] Eine weitere Entscheidung wurde
   *[other] { $n } weitere Entscheidungen wurden
} ausprobiert: { $clear ->
    [0] Bei keiner war eine andere Antwort deutlich besser
    [one] Bei einer war eine andere Antwort deutlich besser, um etwa { $cost_about } Krom
   *[other] Bei { $clear } davon war eine andere Antwort deutlich besser, zusammen um etwa { $cost_about } Krom
}.
account-estimated-how = Geschätzt, nicht genau. Wohin man geht und was man dort tut: Die gegebene Antwort und die beste wurden je in { $games } ausgedachten Partien probiert, zwei Runden lang, mit dem, was man da wissen konnte; Bots spielen sie und raten, wohin die anderen gehen. Kampfkarten, Raub und Belohnungen: nach dem, was die Bots von Leben und Sachen halten. Ein Sieg zählt wie zehn Punkte, und Punkte werden so in Krom umgerechnet, wie die Bots sie bewerten. Nicht beurteilt: das Kontern, und was in derselben Runde zu einer Evolution geführt hat.
account-estimated-kind = Worum es ging
account-estimated-many = Entscheidungen
account-estimated-clear = Deutlich nicht die beste
account-estimated-movement = Wohin
account-estimated-doing = Was man dort tut
account-estimated-cards = Bonuskarten
account-estimated-loot = Was man raubt
