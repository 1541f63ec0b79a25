### The account of a game that is over. A Fraction $x also comes as $x_about, with two digits, and as $x_round, a whole number.

account-won-target = { $who ->
    [you] Vous avez gagné
   *[other] { $player } a gagné
} au tour { $turn }, avec { $points ->
    [one] un point d’Évolution
   *[other] { $points } points d’Évolution
} ; il en fallait { $target }{ $length ->
    [short] {" "}dans cette partie courte, au lieu de { $usual }
   *[whole] {""}
}.
account-won-wins = { $who ->
    [you] Vous avez gagné
   *[other] { $player } a gagné
} au tour { $turn } grâce au trophée, avec { $points ->
    [one] un point d’Évolution
   *[other] { $points } points d’Évolution
} ; il en fallait { $target }.
account-won-evolutions_gone = Au tour { $turn }, il ne restait aucune Évolution : { $who ->
    [you] vous aviez le plus de points ({ $points }) et vous avez gagné.
   *[other] { $player } avait le plus de points ({ $points }) et a gagné.
}
account-won-with = { $who ->
    [you] Ce qui vous a rapporté vos points
   *[other] Ce qui a rapporté ses points à { $player }
} : { $things }{ $victims ->
    [none] {""}
   *[other] {"\u00A0"}; au tour des derniers, une victime de vol : { $victims }
}.
account-won-with-card = « { $card } » au tour { $turn } ({ $points })
account-won-with-trophy = le trophée au tour { $turn } ({ $points })
account-second-are = { $many ->
    [one] { $players } prend la deuxième place
   *[other] { $players } partagent la deuxième place
}, avec { $points ->
    [one] un point
   *[other] { $points } points
}
account-second = { account-second-are }.
account-a-point = { $price ->
    [none] {""}
   *[other] . Pour comparer, en Kroms : ce qu’il faut pour un point d’Évolution coûte environ { $price_round }
}
account-in-cave = (le tout compté en Kroms, aux prix de la Caverne){ account-a-point }
account-dice-gave = { $lucky ->
    [yes] les dés et les cartes vous ont donné plus que la moyenne (en Kroms : { $luck_about } de plus)
   *[no] les dés et les cartes vous ont donné moins que la moyenne (en Kroms : { $luck_about } de moins)
}
account-came-with = Vous finissez { account-place } sur { $of }, avec { $points ->
    [one] un point
   *[other] { $points } points
}
account-dice-about = { $lucky ->
    [yes] les dés et les cartes vous ont donné plus que la moyenne (en Kroms : environ { $luck_round } de plus)
   *[no] les dés et les cartes vous ont donné moins que la moyenne (en Kroms : environ { $luck_round } de moins)
}
account-differed-luck = Parmi ce que l’on peut juger exactement, la plus grande différence, c’est la chance : { account-dice-about }{ $seen ->
    [yes] ; pour { $player }, c’est { $their_luck_round } { $their_lucky ->
        [yes] de plus
       *[no] de moins
    }
   *[no] {""}
} { account-in-cave }.
account-ahead-luck = { account-second-are }. { account-differed-luck }
account-lost-luck = { account-came-with }. { account-differed-luck }
account-differed-choice = Parmi ce que l’on peut juger exactement, la plus grande différence, ce sont les choix : en ascensions, en chasses et en pioches, les vôtres ont coûté environ { $cost_round } en Kroms par rapport au meilleur jeu{ $seen ->
    [yes] , contre { $their_cost_round } pour { $player }
   *[no] {""}
} { account-in-cave }.
account-ahead-choice = { account-second-are }. { account-differed-choice }
account-lost-choice = { account-came-with }. { account-differed-choice }
account-differed-stunned = La plus grande différence, c’est le temps passé au sol : vous { $missed ->
    [0] n’avez manqué aucune phase d’action
    [one] avez manqué une phase d’action
   *[other] avez manqué { $missed } phases d’action
}, et { $player } { $their_missed ->
    [0] aucune
   *[other] { $their_missed }
}.
account-ahead-stunned = { account-second-are }. { account-differed-stunned }
account-lost-stunned = { account-came-with }. { account-differed-stunned }
account-differed-pace = Ni la chance ni les choix que l’on peut juger n’ont fait la différence : { $even ->
    [yes] chacun a réalisé autant d’Évolutions, mais pas pour autant de points
   *[no] { $player } a réalisé { $evolutions ->
        [one] une Évolution
       *[other] { $evolutions } Évolutions
    }, et vous { $own }
}.
account-ahead-pace = { account-second-are }. { account-differed-pace }
account-lost-pace = { account-came-with }. { account-differed-pace }
account-lost-estimated = { account-came-with }. Rien de ce qui se juge exactement n’a fait la différence. D’après l’estimation, ce sont vos choix : où aller et qu’y faire vous a coûté environ { $cost_round } Krom, en { $clear ->
    [one] une décision
   *[other] { $clear } décisions
}{ account-a-point }.
account-lost-estimated-more = { account-came-with }. La plus grande différence, d’après l’estimation, ce sont vos choix : où aller et qu’y faire vous a coûté environ { $cost_round } Krom, en { $clear ->
    [one] une décision
   *[other] { $clear } décisions
}{ account-a-point }. La chance, l’escalade, la chasse et la pioche, qui se jugent exactement, ont moins compté.

account-turns = Tour
account-sum = En tout
account-climb = Ascensions
account-hunt = Chasses
account-forest = Pioches
account-fight = Combats
account-in-krom = Valeur en Kroms

account-fights = Combats
account-fights-how = « Attendus » : combien de combats les premiers dés font gagner en moyenne, contre ces adversaires et dans ces lieux, avant que quelqu’un joue une carte.
account-fought = Livrés
account-won-fights = Gagnés
account-expected = Attendus
account-life-lost = Vie perdue
account-life-dealt = Vie enlevée
account-missed = Phases manquées

account-luck = La part de la chance
account-luck-own = Dans l’ensemble, { account-dice-gave }.
account-luck-how = Chaque ascension, chaque chasse, chaque carte Cueillette et les points de vie que coûtent les premiers dés d’un combat sont comparés à ce qu’ils donnent en moyenne, en Kroms, aux prix de la Caverne. Ne comptent pas : les cartes retournées, les cartes Bonus, les dés des cartes de combat.
account-choice = La part des choix
account-choice-own = Sur { $n ->
    [one] un choix que l’on peut juger exactement
   *[other] { $n } choix que l’on peut juger exactement
}, { $best ->
    [0] aucun n’était le meilleur possible
    [one] un seul était le meilleur possible
   *[other] { $best } étaient les meilleurs possibles
} ; les autres ont coûté { $cost_about } en Kroms, en tout.
account-choice-all = { $n ->
    [one] Le seul de vos choix que l’on peut juger exactement était le meilleur possible.
   *[other] Les { $n } de vos choix que l’on peut juger exactement étaient tous les meilleurs possibles.
}
account-choice-how = Quels dés garder, quelle proie chasser avec combien de dés, piocher encore ou non : la meilleure réponse est connue exactement, d’après ce qu’on pouvait savoir alors et aux prix de la Caverne. Les barres montrent ce qui manque pour l’atteindre.
account-choice-points = À titre de comparaison : aux prix de la Caverne, ce que coûtent les Évolutions de cette boîte revient à { $krom_about } Kroms par point.
account-choice-rest = Personne ne peut dire exactement ce que vaut un déplacement, un achat ou une carte jouée. Une chasse, une pioche ou une ascension qui pouvait compléter aussitôt une Évolution n’est pas comptée non plus. Une chasse qui a servi à en réaliser une plus tard ne l’est pas davantage. Tout cela ne peut qu’être estimé.

account-costly-how = Ce qui est mesuré : ce qu’une autre réponse aurait rapporté de plus, avec le Krom pour unité ({ $goods } compte pour { $krom }).
account-costly-who = Tour { $turn }{ $who ->
    [you] {""}
   *[other] , { $player }
}
account-costly-climb = { account-costly-who }, sur la Montagne{ $dice ->
    [none] {""}
   *[other] {" "}avec { $dice }
}. Choisi : { $chosen }. Mieux, en moyenne (en Kroms : { $cost_about } de plus) : { $best }.
account-costly-hunt = { account-costly-who }, dans la Savane. Choisi : { $chosen }. Mieux, en moyenne (en Kroms : { $cost_about } de plus) : { $best }.
account-costly-forest = { account-costly-who }, dans la Forêt. Choisi : { $chosen }. Mieux, en moyenne (en Kroms : { $cost_about } de plus) : { $best }.
account-costly-won = { account-costly-who }. Choisi : { $chosen }. Ce qui aurait gagné la partie tout de suite : { $best }.
account-costly-imagined = { account-costly-who }. Choisi : { $chosen }. Sans doute mieux (en Kroms : environ { $cost_round } de plus) : { $best }. Estimé sur { $games } parties imaginées : entre { $least_round } et { $most_round } de plus.
account-costly-appraised = { account-costly-who }. Choisi : { $chosen }. Sans doute mieux, d’après ce que valent pour les bots les points de vie et les biens (en Kroms : environ { $cost_round } de plus) : { $best }.

account-estimated = La part des choix, estimée
account-estimated-own = { $n ->
    [one] Un autre choix a été essayé
   *[other] { $n } autres choix ont été essayés
} : { $clear ->
    [0] pour aucun d’eux, une autre réponse n’a fait nettement mieux
    [one] pour un seul, une autre réponse a fait nettement mieux, d’environ { $cost_about } en Kroms
   *[other] pour { $clear } d’entre eux, une autre réponse a fait nettement mieux, d’environ { $cost_about } en Kroms au total
}.
account-estimated-how = Estimé, pas exact. Où aller et que faire sur place : la réponse donnée et celle qui réussit le mieux ont été essayées chacune dans { $games } parties imaginées, longues de deux tours, avec ce qu’on pouvait savoir alors ; des bots les jouent, et devinent où vont les autres. Cartes de combat, butins et récompenses : d’après le prix que les bots donnent aux points de vie et aux biens. Une victoire compte comme dix points, et les points sont changés en Kroms à la valeur que leur donnent les bots. Pas jugé : contrer une carte, et ce qui a mené à une Évolution dans le même tour.
account-estimated-kind = Sur quoi
account-estimated-many = Choix
account-estimated-clear = Nettement pas le meilleur
account-estimated-movement = Où aller
account-estimated-doing = Que faire sur place
account-estimated-cards = Cartes Bonus
account-estimated-loot = Quel butin prendre
