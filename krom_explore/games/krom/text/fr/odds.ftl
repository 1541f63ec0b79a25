### Odds: the answers, how they come about, what cannot be asked, and the words of the terminal.

## Answers

odds-combat = { $count ->
    [one] { $names } gagne { $chance_often }, plus souvent que quiconque.
   *[other] Mêmes chances de victoire pour { $names } : { $chance_often }.
} Le poids décide { $tie_often }.
odds-note-weights = Ce qui est inventé ici, c’est seulement qui pèse moins que qui. Les probabilités viennent des dés.
odds-hunt = Avec { $dice ->
    [one] un dé
   *[other] { $dice } dés
}, un total d’au moins { $value } vient { $chance_often }.
odds-hunt-plan = { $card } : le mieux est { $bought ->
    [0] de n’acheter aucun dé
    [one] d’acheter un dé
   *[other] d’acheter { $bought } dés
}. Réussite { $chance_often } ; valeur moyenne en Kroms : { $net_about }{ $cost ->
    [0] .
    [one] , dés déjà payés ({ $cost } Krom).
   *[other] , dés déjà payés ({ $cost } Kroms).
}
odds-hunt-plans = Ce qui vaut le plus : { $card }, avec { $dice ->
    [one] un dé
   *[other] { $dice } dés
}. Réussite { $chance_often } ; valeur moyenne en Kroms : { $net_about }{ $cost ->
    [0] .
    [one] , dés déjà payés ({ $cost } Krom).
   *[other] , dés déjà payés ({ $cost } Kroms).
}
odds-next-card = { $count ->
    [one] La prochaine carte la plus probable : { $cards }, { $chance_often }.
   *[other] Les prochaines cartes les plus probables : { $cards }, chacune { $chance_often }.
}
odds-next-cards = { $count } cartes sont les plus probables, chacune { $chance_often }.
odds-forest = { $best ->
    [shuffle] Remélangez d’abord la défausse, puis piochez.
    [draw] Piochez dans la pile telle quelle.
   *[done] Ne piochez pas.
} Jouée au mieux, la visite vaut en moyenne { $value_about } (en Kroms ; cartes piochées : { $cards_about }).
odds-mountain = { $rerolls ->
    [0] Sans relance
    [one] Avec une relance
   *[other] Avec jusqu’à { $rerolls } relances
}, l’ascension vaut en moyenne { $value_about } (en Kroms){ $rerolls ->
    [0] .
   *[other] ; le coût moyen des relances, { $spent_about }, est déjà retiré.
}
odds-rest = { $count ->
    [0] En relançant tous les dés
   *[other] À partir de { $dice }
}, { $rerolls ->
    [0] sans autre relance
    [one] avec encore une relance
   *[other] avec encore { $rerolls } relances au plus
}, l’ascension jouée au mieux finit le plus souvent ainsi : { $combinations }{ $likeliest ->
    [one] , { $chance_often }.
   *[other] , chaque fois { $chance_often }.
}
odds-reach = { odds-with-rerolls }, sans rien viser d’autre, vos dés contiennent { $combination } { $chance_often }.
odds-reach-exact = { odds-with-rerolls }, sans rien viser d’autre, vos dés montrent { $combination } et rien de mieux { $chance_often }.
odds-with-rerolls = { $rerolls ->
    [0] Sans relance
    [one] Avec une relance
   *[other] Avec { $rerolls } relances
}
odds-prospects = { $rerolls ->
    [0] Avec { $dice } et sans autre relance, voilà ce que vous avez.
    [one] À partir de { $dice }, avec encore une relance, voici les meilleures chances de chaque combinaison, si vous ne visez qu’elle.
   *[other] À partir de { $dice }, avec encore { $rerolls } relances, voici les meilleures chances de chaque combinaison, si vous ne visez qu’elle.
}
odds-title-prospects = Ce qu’on peut atteindre
odds-duel = Points de vie : { $life } contre { $beast } pour le Kromosaure. Le joueur le terrasse avant de tomber { $chance_often }.
odds-meeting = Les meilleures chances de jouer en premier dans le lieu choisi : { $name }, { $chance_often } ; combat { $fight_often }.
odds-meeting-level = Mêmes meilleures chances de jouer en premier dans le lieu choisi pour { $names } : { $chance_often }.
odds-arriving = Pour { $name }, les meilleures chances de jouer en premier : { $where }, { $chance_often } ; combat { $fight_often }.
odds-arriving-level = Mêmes chances pour { $name } de jouer en premier { $where } : { $chance_often }.

called-Kromosaurus = le Kromosaure


odds-in-cave = dans la Caverne
odds-in-forest = dans la Forêt
odds-in-savannah = dans la Savane
odds-in-mountain = sur la Montagne
odds-anything = n’importe quoi

## What can happen

odds-row-win = { $name } gagne
odds-row-win-player = Le joueur gagne
odds-row-lose = Le Kromosaure gagne
odds-row-stunned = On assomme { $name }
odds-row-felled = Le Kromosaure est terrassé
odds-row-tie = Le poids décide qui gagne
odds-row-total = C’est atteint
odds-row-caught = Chasse réussie : { $name }
odds-row-card = { $name }
odds-row-drawn = { $cards ->
    [0] Aucune carte piochée
    [one] 1 carte piochée
   *[other] { $cards } cartes piochées
}
odds-row-reached = C’est atteint
odds-row-missed = C’est manqué
odds-row-first = { $name } joue en premier
odds-row-fight = { $name } se bat
odds-row-first-in = en premier { $where }
odds-row-fight-in = combat { $where }
odds-row-meets = { $name } rencontre le Kromosaure

## Above a chart

odds-title-combat = Combat { $where } : { $names }
odds-title-hunt = Au moins { $value } avec { $dice ->
    [one] un dé
   *[other] { $dice } dés
}
odds-title-hunt-plan = { $card } : la chasse réussira-t-elle ?
odds-title-hunt-plans = Quelle proie attrapera-t-on ?
odds-title-next-card = Quelle carte vient ensuite ?
odds-title-forest = Combien de cartes faut-il piocher ?
odds-title-mountain = Comment finit une ascension ?
odds-title-rest = Comment finit cette ascension ?
odds-title-reach = Les dés contiendront-ils { $combination } ?
odds-title-reach-exact = Les dés montreront-ils { $combination }, et rien de mieux ?
odds-title-duel = Duel contre le Kromosaure (points de vie : { $life } contre { $beast })
odds-title-meeting = Qui rencontre qui, et qui joue en premier ?
odds-title-arriving = Où y aurait-il combat pour { $name } ?

## What is set

odds-field-place = Lieu
odds-field-fights = se bat
odds-field-life = vie
odds-field-plus = Ajouté au total
odds-field-extra-dice = Dés en plus
odds-field-dice = Dés
odds-field-value = Au moins
odds-field-krom = Kroms
odds-field-rerolls = Relances
odds-field-combination = Combinaison
odds-field-exactly = Celle-ci et rien de mieux
odds-field-your-life = Votre vie
odds-field-beast-life = Vie du Kromosaure
odds-field-anywhere = ailleurs
odds-field-here = lieu actuel
odds-field-goes = va vers
odds-field-kromosaurus = Le Kromosaure

## Pictures

odds-pic-number = { $n_about }
odds-pic-name = { $name }
odds-pic-totals = { $dice ->
    [one] Ce que montre un dé
   *[other] La somme de { $dice } dés
}
odds-pic-axis-total = Total
odds-pic-enough = { $value } ou plus
odds-pic-too-little = moins
odds-pic-hunts = Plus de dés, d’autres valeurs
odds-pic-offers = Les dés que vous pourriez acheter
odds-pic-prey = Proie
odds-pic-bought = Dés achetés
odds-pic-price = { $bought ->
    [0] aucun
   *[other] +{ $bought } pour { $cost ->
        [one] { $cost } Krom
       *[other] { $cost } Kroms
    }
}
odds-pic-worth = valeur { $net_about }
odds-pic-two-dice = Les 36 façons dont tombent deux dés
odds-pic-die = { $plus ->
    [0] { $name }
   *[other] { $name } + { $plus }
}
odds-pic-tie = égalité
odds-pic-roll-off = départage aux dés
odds-pic-losses = Points de vie perdus
odds-pic-axis-lost = Points de vie perdus
odds-pic-loses = { $name } perd des points de vie
odds-pic-who = Qui
odds-pic-whom = rencontre qui
odds-pic-stuns = Assommé, avec les points de vie qui restent
odds-pic-net = Ce que rapporte la visite
odds-pic-axis-net = Kroms, une fois les cartes payées
odds-pic-net-first = plus qu’elle ne coûte
odds-pic-net-third = pas plus qu’elle ne coûte
odds-pic-drawn = Combien de cartes sont piochées
odds-pic-spent = Ce qui est dépensé
odds-pic-axis-spent = Kroms dépensés en relances
odds-pic-rerolls = Plus de relances, moins de relances
odds-pic-worth-row = Valeur en Kroms
odds-pic-combinations = Toutes les combinaisons
odds-pic-later = plus tard
odds-pic-lasting = Combien de temps cela dure
odds-pic-axis-fight = Quelqu’un tombe au combat numéro
odds-pic-lives = Selon la vie de départ
odds-pic-its-life = Sa vie
odds-pic-pairs = Qui rencontre qui
odds-pic-each = Ce qui attend chacun
odds-pic-first = joue en premier
odds-pic-fight = doit se battre
odds-pic-meets = rencontre le Kromosaure
odds-pic-going = Où ils vont

## How an answer comes about

odds-step-dice = { $dice ->
    [one] Un dé peut tomber de 6 façons.
   *[other] { $dice } dés peuvent tomber de { NUMBER($all) } façons.
}
odds-step-ties = À égalité, c’est le plus { $heavier ->
    [yes] lourd
   *[no] léger
} qui gagne { $where }.
odds-step-beast = Le Kromosaure ajoute { $plus } à son dé. À égalité, { $ruling ->
    [heaviest] il compte comme le plus lourd
    [lightest] il compte comme le plus léger
    [wins] il gagne
    [by_weight] son poids décide
   *[loses] il perd
}.
odds-step-combat-case = { $name } fait { $points } ({ NUMBER($own) } { $own ->
    [one] façon
   *[other] façons
}), et { $others } { $count ->
    [one] reste
   *[other] restent
} derrière ({ NUMBER($behind) } { $behind ->
    [one] façon
   *[other] façons
}) : { NUMBER($own) } × { NUMBER($behind) } = { NUMBER($ways) }.
odds-step-combat-sum = En tout, { $name } gagne de { NUMBER($ways) } façons sur { NUMBER($total) }, soit { $chance_percent }.
odds-step-hunt-case = Il y a { NUMBER($ways) } { $ways ->
    [one] façon
   *[other] façons
} de faire { $points }.
odds-step-hunt-sum = Il y a { NUMBER($ways) } { $ways ->
    [one] façon
   *[other] façons
} sur { NUMBER($total) } de faire au moins { $value }, soit { $chance_percent }.
odds-step-reward = Valeur de la récompense, en Kroms : { $worth_about }.
odds-step-prey = { $card } : au moins { $value } avec { $dice ->
    [one] un dé
   *[other] { $dice } dés
}.
odds-step-prey-best = Ce qui vaut le plus : { $card } (en Kroms : { $net_about }).
odds-step-offer = { $bought ->
    [0] Sans acheter de dé
    [one] En achetant un dé
   *[other] En achetant { $bought } dés
} (dés en tout : { $dice }), la chasse réussit de { NUMBER($ways) } { $ways ->
    [one] façon
   *[other] façons
} sur { NUMBER($total) } ({ $chance_percent }). Une récompense qui vaut { $worth_about } aussi souvent, moins { $cost } pour les dés : { $net_about } en moyenne, le tout en Kroms.
odds-step-offer-best = Le mieux est { $bought ->
    [0] de n’acheter aucun dé
    [one] d’acheter un dé
   *[other] d’acheter { $bought } dés
}. Valeur, en Kroms : { $net_about }.
odds-step-card = { $card } : { $ways ->
    [one] { $ways } carte
   *[other] { $ways } cartes
} sur { $total } ({ $chance_percent }).
odds-step-forest-way = { $how ->
    [draw] Piocher dans la pile telle quelle
    [shuffle] Remélanger d’abord
   *[done] Ne pas piocher
} vaut en moyenne environ { $value_about } (en Kroms).
odds-step-forest-drawn = En jouant au mieux, on pioche { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} : { $chance_often }.
odds-step-forest-best = Donc : { $best ->
    [draw] piocher
    [shuffle] remélanger, puis piocher
   *[done] ne pas piocher
}. Valeur, en Kroms : environ { $value_about }.
odds-step-combination = { $combination } : { NUMBER($ways) } { $ways ->
    [one] façon
   *[other] façons
} en un lancer ({ $chance_percent }). Valeur, en Kroms : { $worth_about }.
odds-step-climb = Jouée au mieux { $rerolls ->
    [0] sans relance
    [one] avec une relance
   *[other] avec jusqu’à { $rerolls } relances
}, l’ascension vaut environ { $value_about } (en Kroms).
odds-step-backwards = Pensez à partir de la fin. Sans relance, vous prenez ce qui est là. S’il en reste une, vous ne la payez que là où les dés qui peuvent venir valent plus en moyenne, et ainsi de suite, jusqu’au premier lancer.
odds-step-backwards-reach = Pensez à partir de la fin. Sans relance, vous l’avez ou non. S’il en reste une, vous gardez les dés avec lesquels elle vient le plus souvent, et ainsi de suite, jusqu’au premier lancer.
odds-step-backwards-forest = Pensez à partir de la fin. Après la dernière carte permise, vous arrêtez. Avant elle, vous ne piochez que si les cartes restantes valent en moyenne plus que ne coûte la suivante, et ainsi de suite, jusqu’à la première.
odds-step-prospect = En ne visant que cela, { $combination }, vous y arrivez { $chance_often }.
odds-step-one-goal = Pour chaque combinaison, vous gardez les dés avec lesquels elle vient le plus souvent. On ne peut pas les viser toutes à la fois : ces probabilités ne s’additionnent donc pas.
odds-step-rest = { $rerolls ->
    [0] Il ne reste aucune relance.
    [one] Il reste une relance, utilisée là où elle vaut son prix.
   *[other] Il reste jusqu’à { $rerolls } relances, utilisées là où elles valent leur prix.
}
odds-step-final = Elle finit ainsi : { $combination }, { $chance_often }.
odds-step-climb-best = En tout environ { $value_about }, après une dépense moyenne de { $spent_about } (en Kroms).
odds-step-counted = C’est atteint avec { $combination }.
odds-step-reach = { odds-with-rerolls }, la meilleure probabilité est { $chance_percent }.
odds-step-card-fights = { $fights ->
    [one] Dans le premier combat
   *[other] Dans les { $fights } premiers combats
}, on joue une carte ; ce qui suit vaut pour chaque combat ultérieur.
odds-step-lost = Le joueur perd { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
} : { $ways ->
    [one] { $ways } façon
   *[other] { $ways } façons
} sur { $total } ({ $chance_percent }).
odds-step-dealt = Le Kromosaure perd { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
} : { $ways ->
    [one] { $ways } façon
   *[other] { $ways } façons
} sur { $total } ({ $chance_percent }).
odds-step-nothing = Personne ne perd de point de vie : { $ways ->
    [one] { $ways } façon
   *[other] { $ways } façons
} sur { $total } ({ $chance_percent }).
odds-step-left-out = Un combat qui ne coûte rien à personne ne fait que retarder la fin : { $ways ->
    [one] { $ways } façon décide
   *[other] { $ways } façons décident
}, sur { $total }.
odds-step-fights = Quelqu’un tombe au combat numéro { $fights } : { $chance_often }.
odds-step-duel = Avec { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
} contre { $beast }, la probabilité de terrasser le Kromosaure est { $chance_percent }.
odds-step-last-stop = Une décision calculée : il reste une relance et les dés montrent { $dice }. S’arrêter rapporte, en Kroms : { $worth_about } ({ $combination }).
odds-step-last-face = On relance le { $die } : { $faces ->
    [one] une face sur 6 rapporte
   *[other] { $faces } faces sur 6 rapportent
} { $worth_about } ({ $combination }).
odds-step-last-keep = Garder { $kept } vaut donc { $mean_about } en moyenne, moins { $price_about } pour la relance : { $value_about }. C’est plus que { $worth_about } : mieux vaut relancer. Toutes les autres décisions se calculent de la même façon.
odds-step-first-rolls = Voici les premiers lancers, un par un : combien de façons a chacun, et combien de fois on arrive à « { $row } » à partir de là en jouant au mieux. Ce qui n’est pas dans la liste n’y mène jamais.
odds-step-first-roll = D’abord { $combination } ({ NUMBER($first) } façons sur { NUMBER($all) }) : à partir de là { $then_often }, ce qui ajoute { $part_percent }.
odds-step-next-fight = Voici ce que laisse le combat suivant : dans combien de ces façons, et combien de fois on arrive à « { $row } » à partir de là. Ce qui n’est pas dans la liste n’y mène jamais.
odds-step-fought-on = { $life } { $life ->
    [one] point de vie
   *[other] points de vie
} contre { $beast }, dans { $some } { $some ->
    [one] façon
   *[other] façons
} sur { $all } : à partir de là { $then_often }, ce qui ajoute { $part_percent }.
odds-step-felled = Le Kromosaure tombe tout de suite dans { $some } { $some ->
    [one] façon
   *[other] façons
} sur { $all }, ce qui ajoute { $part_percent }.
odds-step-fallen = Le joueur tombe tout de suite dans { $some } { $some ->
    [one] façon
   *[other] façons
} sur { $all }, ce qui ajoute { $part_percent }.
odds-step-added = En tout : { $chance_percent }.
odds-step-goes = { $name } va à la { $place } { $chance_often }.
odds-step-fight = Combat { $where } : { $names }, { $chance_often }.
odds-step-alone = { $name } ne rencontre personne { $chance_often }.
odds-step-first = En tout, { $name } joue en premier dans le lieu choisi { $chance_often }.
odds-step-arrives = { $place } : combat { $fight_often }, en premier { $chance_often }.


## What cannot be asked

bad-list-of-fighters = Il faut une liste de combattants, pas { $found }.
bad-fighter = Il faut un Fighter (un combattant), pas { $found }.
bad-fighter-twice = On ne se bat pas deux fois, mais { $name } figure deux fois.
bad-how-many-fighters = Il faut de { $least } à { $most } combattants, pas { $found }.
bad-lone-fighter = Pour un combat, il faut être deux : cochez un autre combattant. En attendant, les chances restent celles du dernier combat.
bad-beast-place = Le Kromosaure ne vient jamais { $place ->
    [cave] à la Caverne
    [forest] à la Forêt
    [savannah] à la Savane
    [mountain] à la Montagne
   *[other] là
}.
bad-not-in-pile = Il faut une carte que l’on puisse alors piocher, pas { $found }.
bad-list-of-cards = Il faut une liste de cartes, pas { $found }.
bad-so-many-dice = Il faut { $wanted ->
    [0] une liste de faces
    [one] la face d’un dé
   *[other] les faces de { $wanted } dés
}, pas { $found }.
bad-not-among-dice = Il faut une partie, mais pas la totalité, des dés { $dice }, pas { $found }.
bad-never-meets = La probabilité doit être au-dessus de 0 : sans rencontre, pas de combat.
bad-must-move = Personne ne peut rester sur place : { $name } est maintenant { $place ->
    [cave] dans la Caverne
    [forest] dans la Forêt
    [savannah] dans la Savane
    [mountain] sur la Montagne
   *[other] ici
} et doit aller ailleurs.
bad-goes-nowhere = Au moins un lieu doit avoir un poids au-dessus de 0.
bad-equal-many = Trop de ceux-ci ont le même poids : avec tout ce qu’ils peuvent lancer, et tous les ordres possibles en cas de départage, cela fait { $found } cas, et on en compte au plus { $most }.
bad-many-dice = Tous les combattants ensemble peuvent avoir au plus { $most } dés de plus, pas { $found }.
bad-duel-long = Ce duel a { $found } moments (un pour chaque point de vie du joueur et du Kromosaure). On peut en compter au plus { $most } ainsi.
bad-recovering = Là où l’on récupère des points de vie, on peut compter une échelle de { $most } au plus, pas de { $found }.
bad-too-many-piles = Tant de pioches parmi tant de cartes différentes peuvent laisser { $found } piles, et on en compte au plus { $most }.

## The terminal

odds-table-win = Gagne
odds-table-first = Joue en premier
odds-table-stunned = Assommé
odds-table-damage = Points de vie perdus : { $name }
odds-table-tie = Décidé par le poids
odds-table-order = Les ordres les plus probables
odds-table-hunt = Au moins
odds-table-chance = Probabilité avec des dés achetés
odds-table-net = Valeur en Kroms, dés payés
odds-table-fair-price = Ce que valent les dés en Kroms
odds-table-next-card = La prochaine carte
odds-table-value = Valeur en Kroms
odds-table-cards-drawn = Cartes piochées
odds-table-net-worth = Valeur nette en Kroms
odds-table-final = Finit avec
odds-table-krom-spent = Kroms dépensés
odds-table-keep = Garder : valeur en Kroms à partir d’ici
odds-table-regret = Garder : moins bien que le mieux, de
odds-table-reach = Atteint
odds-table-duel = La fin
odds-table-lasting = Tombe au combat
odds-table-fights = Doit se battre
odds-table-meets = Rencontre le Kromosaure
odds-table-alone = Sans rencontre
odds-table-fight = Combats

odds-label-win = le Kromosaure tombe
odds-label-lose = le joueur tombe
odds-label-never = jamais aucun des deux
odds-label-first_place = pour la première place
odds-label-anywhere = pour toute place
odds-label-net = une fois payé
odds-label-draw = piocher
odds-label-shuffle = remélanger d’abord
odds-label-done = ne pas piocher

odds-cli-combat = qui gagne un combat, dans quel ordre on joue, ce que cela coûte
odds-cli-hunt = la probabilité que des dés fassent au moins une valeur
odds-cli-plan = faut-il acheter des dés pour une proie
odds-cli-forest = quand arrêter de piocher des cartes Cueillette, faut-il remélanger d’abord
odds-cli-mountain = quels dés garder, quand s’arrêter
odds-cli-reach = la meilleure probabilité de finir avec une combinaison
odds-cli-duel = un joueur contre le Kromosaure jusqu’à ce que l’un tombe
odds-cli-meeting = qui rencontre qui, qui joue en premier
odds-cli-worth = ce qu’une chose vaut pour vous, par ex. wood=4 ou life=1/2 (par défaut : les prix de la Caverne)
odds-cli-room = vos points de vie : ce qui dépasserait le maximum ne vaut rien
odds-cli-fighters = qui se bat ; Kromosaurus aussi
odds-cli-dice = combien de dés
odds-cli-value = la valeur à atteindre
odds-cli-prey = la carte, par ex. dodo
odds-cli-krom = les Kroms que vous pouvez dépenser (par défaut : 0)
odds-cli-discard = les cartes de la défausse
odds-cli-left = les cartes de la pile (par défaut : toutes celles qui ne sont pas dans la défausse)
odds-cli-rolled = les dés que vous avez maintenant : lesquels garder
odds-cli-rerolls = combien de relances vous pouvez payer (par défaut : toutes)
odds-cli-combination = pair (paire), two_pairs (double paire), three (brelan), straight (suite), full, four (carré) ou five (cinq identiques)
odds-cli-exact = exactement cela, rien de mieux
odds-cli-life = les points de vie du joueur (par défaut : tous)
odds-cli-beast = les points de vie du Kromosaure (par défaut : tous)
odds-cli-extra = des dés de plus à chaque combat
odds-cli-plus = un bonus à chaque combat
odds-cli-cards = des cartes de combat, une par combat à partir du premier
odds-cli-recovery = les points de vie récupérés à chaque tour
odds-cli-meets = la probabilité de le rencontrer à un tour, par ex. 1/3 (par défaut : 1)
odds-cli-mixes = combien de fois chaque joueur va où
odds-cli-in-play = avec le Kromosaure

## What fell in one try

# Whose dice fell
odds-fell-you = Toi
odds-fell-beast = Kromosaure
# Heads of a table of fights: short words, for a phone is narrow
odds-fell-fight = Combat
odds-fell-roll = Ton lancer
odds-fell-beast-roll = Son lancer
odds-fell-life = Ta vie
odds-fell-beast-life = Sa vie
odds-fell-passed = { $passed ->
    [0] { $name } a gagné tout de suite.
    [1] { $name } avait d’abord perdu une fois. Ce combat ne compte pas.
   *[other] { $name } avait d’abord perdu { $passed } fois. Ces combats ne comptent pas.
}
odds-fell-tie = Égalité, et c’est { $name } qui l’emporte.

## What stands for something typed

typed-card = CARTE
typed-combination = COMBINAISON
typed-dice = DÉS
typed-good = BIEN
typed-krom = KROM
typed-life = VIE
typed-meets = CHANCE
typed-place = LIEU
typed-prey = PROIE
typed-value = VALEUR
