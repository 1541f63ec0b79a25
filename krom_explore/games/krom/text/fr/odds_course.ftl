### Odds that the course asks: life lost, totals, several cards, what can be concluded.

## Life lost

odds-title-life-lost = { $beast ->
    [yes] { $fighters ->
        [one] Un joueur rencontre le Kromosaure : points de vie perdus
       *[other] { $fighters } joueurs et le Kromosaure : points de vie perdus par l’un d’eux
    }
   *[no] Un combat à { $fighters } : points de vie perdus par l’un d’eux
}
odds-life-lost = Avec { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
}, un joueur en perd { $mean } en moyenne (environ { $mean_about }), et aucun { $nothing_often }.
odds-row-life-lost = { $lost ->
    [0] aucun point de vie perdu
    [one] { $lost } point de vie perdu
   *[other] { $lost } points de vie perdus
}{ $left ->
    [0] : assommé
   *[other] {""}
}
odds-step-life-lost = { $lost ->
    [one] { $lost } point de vie
   *[other] { $lost } points de vie
} de perte : { NUMBER($ways) } { $ways ->
    [one] façon
   *[other] façons
} sur { NUMBER($total) }, donc { $lost } × { NUMBER($ways) } = { NUMBER($product) }.
odds-step-mean = Additionné : { NUMBER($added) }. Réparti sur { NUMBER($all) } façons, cela fait { $mean } en moyenne{ $whole ->
    [yes] .
   *[no] {" "}(environ { $mean_about }).
}

## Totals

odds-title-total = { $dice ->
    [one] Ce que montre un dé
   *[other] La somme de { $dice } dés
}
odds-total = { $dice ->
    [one] Un dé montre
   *[other] { $dice } dés font
} { $mean_about } en moyenne. { $count ->
    [one] Le total le plus probable est { $totals } : il vient { $chance_often }.
   *[other] Les totaux les plus probables sont { $totals } : chacun vient { $chance_often }.
}
odds-row-points = { $points }

## Several cards

odds-title-draws = { $draws ->
    [one] Une carte
   *[other] { $draws } cartes
} : combien { odds-wanted } ?
odds-draws = La pile compte { $pile } cartes, dont { $wanted } { odds-wanted }. Parmi { $draws ->
    [one] une carte
   *[other] { $draws } cartes
}{ $back ->
    [yes] , chacune remise avant la suivante,
   *[no] ,
} il y en a au moins une { $chance_often } ; en moyenne { $mean_about }.
# « 6 « Branche » », « 12 avec du Bois » : au singulier comme au pluriel
odds-wanted = { $kind ->
    [card] « { $want } »
   *[good] avec { $want }
}
odds-with-krom = des Kroms
odds-with-wood = du Bois
odds-with-stone = des Cailloux
odds-with-bone = des Os
odds-with-bonus = une carte Bonus
odds-with-life = des points de vie
odds-row-found = { $found ->
    [0] aucune
   *[other] { $found }
}
odds-step-pile = La pile compte { $pile } cartes, dont { $wanted } { odds-wanted }.
odds-step-no-hit = { $card ->
    [1] La première carte
    [2] La deuxième carte
    [3] La troisième carte
   *[other] La carte { $card }
} en est une autre dans { $others } cas sur { $of }. Aucune jusqu’ici : { $none } ({ $none_percent }).
odds-step-some-hit = Au moins une : 1 − { $none } = { $some } ({ $some_percent }).
odds-step-found-ways = Exactement { $found } sur { $draws }. Façons de prendre { $found } des cartes cherchées, sur { $wanted } : { $hits }. Façons de prendre { $missed } des autres, sur { $others } : { $misses }. { $hits } × { $misses } = { NUMBER($ways) }, sur { NUMBER($total) } façons de prendre { $draws } des { $pile } cartes : { $chance_percent }.

## What can be concluded

odds-title-winners-die = { $name } a gagné : que montrait le dé ?
odds-winners-die = { $name } gagne { $where } { $evidence_often }. Sachant cela, un { $face } est le plus probable : { $chance_percent }, contre { $before_percent } avant.
odds-row-face = un { $face }
odds-title-face-down = Quelle carte est là, face cachée ?
odds-face-down = { $passes ->
    [0] Sans avoir rien vu
    [one] Après un combat { $where } sans carte
   *[other] Après { $passes } combats { $where } sans carte
}, la probabilité que ce soit une carte de combat qui y serve est { $chance_percent }. Avant, c’était { $before_percent }.
odds-row-held-combat = une carte de combat pour ce lieu
odds-row-held-counter = un contre
odds-row-held-other = une autre carte
