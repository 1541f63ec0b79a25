### Figures: titles, sentences, axes and labels of the charts that sliders turn.

## Axes

figure-axis-chance = Probabilité
figure-axis-players = Joueurs
figure-axis-number = Combien
figure-axis-met = Qui l’on y rencontre
figure-axis-against = Contre
figure-axis-who = Qui gagne
figure-axis-lost = Points de vie perdus
figure-axis-card = La prochaine carte
figure-axis-prey = La proie et sa valeur
figure-axis-dice = Dés
figure-axis-rerolls = Relances
figure-axis-worth = Valeur en Kroms
figure-axis-ends = Comment finit l’ascension
figure-axis-combination = Les dés de la fin
figure-axis-aim = Ce que l’on vise
figure-axis-keep = Ce que l’on garde
figure-axis-its-life = Vie du Kromosaure
figure-axis-life = Vie du joueur
figure-axis-its-life-left = Vie du Kromosaure (0 : terrassé)
figure-axis-life-left = Vie du joueur (0 : assommé)
figure-axis-felled = Probabilité de le terrasser
figure-axis-turns = Tours
figure-axis-hand = Cartes Bonus dans chaque main

## On the table

figure-setups = La table au départ
figure-setups-say = Tout ce qui est là avant le premier tour. Là où une ligne change de teinte, le nombre de joueurs compte.{ $kromosaurus ->
    [yes] {" "}Le Kromosaure attend à côté du plateau.
   *[no] {""}
}{ $glacial ->
    [yes] {" "}Le plateau glaciaire ne change encore rien : son froid vient avec les phases d’action.
   *[no] {""}
}
figure-start-target = Points pour gagner
figure-start-life = Vie de chacun
figure-start-krom = Kroms de chacun
figure-start-bonus = Cartes Bonus de chacun
figure-start-supply = Kroms dans la réserve
figure-start-prey = Proies visibles
figure-start-evolutions = Évolutions visibles
figure-start-hunt-pile = Pile Chasse
figure-start-gathering-pile = Pile Cueillette
figure-start-evolution-pile = Pile Évolution
figure-start-bonus-pile = Pile Bonus
figure-start-beast = Vie du Kromosaure
figure-standing = Tour { $turn } : ce que chacun possède
figure-standing-say = Il faut { $target ->
    [one] { $target } point
   *[other] { $target } points
} pour gagner.
figure-good-life = Vie
figure-good-krom = Kroms
figure-good-wood = Bois
figure-good-stone = Cailloux
figure-good-bone = Os
figure-good-points = Points
bad-a-table = Il faut une table de Krom, pas { $found }.

## Movement

figure-meeting = Qui rencontre-t-on { $where } ?
figure-meeting-say = { $players } joueurs ; chacun des autres y va avec une probabilité de { $share_percent }. On n’y rencontre personne { $alone_often }.
figure-met = { $n ->
    [0] personne
   *[other] { $n }
}
figure-met-series = Probabilité

## Combat

figure-tie = { $name } contre { $other } { $where }
figure-tie-say = { $name } gagne { $chance_often }. Les totaux sont égaux { $tie_often } : alors, c’est le plus { $heavier ->
    [yes] lourd
   *[no] léger
} qui gagne { $where }.
figure-tie-by_dice = { $name } gagne aux dés
figure-tie-by_weight = { $name } gagne au poids
figure-tie-lost_by_weight = { $name } perd au poids
figure-tie-lost_by_dice = { $name } perd aux dés
figure-ties = Qui bat qui { $where } ?
figure-ties-say = Combien de fois le personnage de la ligne bat celui de la colonne, du plus léger au plus lourd. Les égalités y vont au plus { $heavier ->
    [yes] lourd
   *[no] léger
} ({ $where }).
figure-ties-of = { $name } dans les quatre lieux
figure-ties-of-say = Combien de fois { $name } ({ $kg } kg) gagne contre chacun des autres.
figure-weighs = { $name } ({ $kg } kg)
figure-crowd = { $name }, avec { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
}, parmi { $count } combattants
figure-crowd-say = En moyenne, { $name } perd { $mean_about } en points de vie. Assommé { $stunned_often } ; victoire { $where } { $win_often }.
figure-crowd-stands = encore debout
figure-crowd-stunned = assommé

## The Forest

figure-gathering = { $gone ->
    [0] Toutes les cartes Cueillette ({ $left }) sont dans la pile
    [one] Une carte Cueillette est partie, il en reste { $left }
   *[other] { $gone } cartes Cueillette sont parties, il en reste { $left }
}
figure-gone = On suppose parties : { $cards }.
figure-so-many = { $n } × { $card }
figure-card = { $card }
figure-as-it-lies = dans la pile
figure-shuffled = après mélange

## The Savannah

figure-prey = Toutes les proies avec { $dice ->
    [one] un dé
   *[other] { $dice } dés
}
figure-prey-say = Avec { $dice ->
    [one] un dé
   *[other] { $dice } dés
}, combien de proies de la boîte attrape-t-on à coup sûr ? { $sure ->
    [0] Aucune.
    [one] Une seule.
   *[other] { $sure }.
}
figure-prey-label = { $card }, { $value }
figure-dice-for = Au moins { $value } : combien de dés ?
figure-dice-for-say = { $half ->
    [0] Personne n’achète autant de dés : même avec huit, on atteint { $value } moins d’une fois sur deux.
    [one] Un dé atteint { $value } au moins une fois sur deux.
   *[other] Il faut { $half } dés pour atteindre { $value } au moins une fois sur deux.
}

## The Mountain

figure-payout = Que rapporte chaque combinaison ?
figure-payout-label = { $combination } : { $gives }
figure-climb = Que vaut une ascension ?
figure-climb-say = Si chaque relance coûte { $price ->
    [one] { $price } Krom
   *[other] { $price } Kroms
}, une ascension { $rerolls ->
    [0] sans relance
    [one] avec une relance au plus
   *[other] avec { $rerolls } relances au plus
} vaut { $value_about } en Kroms, { $more_about } de plus que sans.
figure-climb-price = relance à { $price ->
    [one] { $price } Krom
   *[other] { $price } Kroms
}
figure-climb-box = prix de la boîte
figure-worth-note = Les biens sont comptés aux prix de la Caverne.
figure-with-rerolls = { $rerolls ->
    [0] un seul lancer
    [one] une relance au plus
   *[other] { $rerolls } relances au plus
}
figure-combinations = Comment finit une ascension jouée au mieux ?
figure-reaching = Que peut-on atteindre ?
figure-reaching-say = Sans rien viser d’autre, on obtient cinq dés identiques, { $rerolls ->
    [0] sans relance,
    [one] avec une relance,
   *[other] avec { $rerolls } relances,
} { $five_often }.
figure-keep = Que garder de { $dice } ?
figure-keep-say = Avec des Kroms pour { $rerolls ->
    [0] aucune relance
    [one] une relance
   *[other] { $rerolls } relances
}, le mieux est ceci : { $how }. Valeur moyenne, en Kroms : { $value_about }. Le pire choix coûte { $worst_about }.
figure-way = { $how ->
    [stop] s’arrêter
    [none] tout relancer
   *[some] garder { $dice }
}
figure-keep-worth = valeur
figure-keep-lost = perdu
figure-keep-more = { $n ->
    [0] Ce sont toutes les façons de continuer.
    [one] Une autre façon ne fait pas mieux que celles-ci.
   *[other] { $n } autres façons ne font pas mieux que celles-ci.
}

## The glacial map

figure-cold = La vie sur le plateau glaciaire
figure-cold-say = En partant de { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
} : à la fin { $least } dehors, dans le froid, { $most } dans la Caverne. La ligne de la Caverne compte des phases d’action passées là : dans une partie, personne ne peut y rester deux tours de suite.
figure-cold-out = dehors, dans le froid
figure-cold-in = dans la Caverne

## The Kromosaurus

figure-more-dice = { $dice ->
    [0] aucune carte
    [one] un dé de plus
   *[other] { $dice } dés de plus
}
figure-duel = Contre le Kromosaure avec { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
}{ $dice ->
    [0] {""}
    [one] {" "}et un dé de plus
   *[other] {" "}et { $dice } dés de plus
}
figure-duel-say = Jusqu’au bout, avec { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
} contre { $beast }, on terrasse le Kromosaure { $chance_often }.
figure-duel-map = Qui terrasse le Kromosaure{ $dice ->
    [0] {""}
    [one] {" "}avec un dé de plus
   *[other] {" "}avec { $dice } dés de plus
} ?
figure-duel-map-say = La probabilité que le joueur reste debout le dernier, pour tous les points de vie des deux.
figure-chain = { $fights ->
    [0] Avant le premier combat
    [one] Après un combat
   *[other] Après { $fights } combats
}
figure-chain-say = Terrassé { $felled_percent }, le joueur assommé { $stunned_percent }, encore en combat { $on_percent }.
figure-roaming = En vadrouille (points de vie : { $life } contre { $beast })
figure-roaming-say = En trois tours, il vient vers toi au moins une fois { $met_often }. Après { $turns } tours, il est terrassé avec une probabilité de { $felled_percent }, et rien n’est décidé avec { $on_percent }.
figure-not-over = rien n’est décidé

## Bonus cards

figure-counters = Quelqu’un a-t-il un contre ?
figure-counters-say = Avec { $hand ->
    [one] une carte
   *[other] { $hand } cartes
} chacun, { $others ->
    [one] l’autre joueur
   *[other] au moins un des { $others } autres
} a un contre { $chance_often }.
figure-others = { $n ->
    [one] un autre joueur
   *[other] { $n } autres
}
figure-counters-note = Cartes Bonus qui contrent : { $n } sur { $all }. On ne sait rien d’aucune main.

## The Cave

figure-visits = Que vaut une visite ?
figure-visits-say = Aux prix de la Caverne, avec { $krom ->
    [one] { $krom } Krom
   *[other] { $krom } Kroms
} et { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
}, c’est la { $place } qui vaut le plus : { $best_about } en moyenne. Un repos vaut { $rest_about } (en Kroms).
figure-visit = { $place ->
    [cave] Caverne : un repos
    [forest] Forêt : une pile neuve
    [savannah] Savane : la meilleure proie
   *[mountain] Montagne : une ascension
}
figure-visits-note = Chaque visite jouée au mieux, sans rencontre, avec ce que paient les Kroms. La proie : la meilleure de { $prey } retournées au hasard.
