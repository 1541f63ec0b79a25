### Odds: the answers, how they come about, what cannot be asked, and the words of the terminal.

## Names

odds-family-characters = un personnage
odds-family-dioramas = un Diorama
odds-family-events = un événement
odds-family-protections = une protection
odds-family-actions = une action
odds-colour-any = couleur libre
odds-colour-red = rouge
odds-colour-blue = bleu
odds-colour-one = une seule couleur
odds-totem = Totem
odds-anybody = n’importe quel personnage
odds-a-character = un personnage
odds-nothing-attack = aucune attaque
odds-nothing-defence = aucune protection
odds-share = { $sure ->
    [yes] { $what }
   *[no] { $what } { $share }
}

said-draws-more = { $draws ->
    [one] { $draws } pioche
   *[other] { $draws } pioches
}
said-cards-more = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}

## Answers

odds-next-card = La prochaine carte est { $family } { $chance_often }, plus souvent qu’autre chose. { $pile ->
    [one] Une seule carte peut venir.
   *[other] Chacune des { $pile } cartes est aussi probable que les autres.
}
odds-draws = Parmi { $draws ->
    [one] une carte
   *[other] { $draws } cartes
}, il y a { $kind ->
    [family] { $want }
   *[card] au moins une carte « { $want } »
} { $chance_often }. Nombre moyen : { $mean_about }.
odds-wait = { odds-said-slot } vient en { said-draws-more } au plus { $chance_often }. Attente moyenne, en pioches : { $mean_about }.
odds-wait-never = { odds-said-slot } ne peut plus venir : toutes les cartes qui conviennent ont été vues.
odds-said-slot = Une carte pour la place { $vase } de « { $character } » ({ $place }{ $colour ->
    [any] {""}
    [red] , en rouge
   *[blue] , en bleu
})
odds-lonely = { $leader ->
    [yes] « { $character } » trouve son premier vase à la prochaine pioche { $chance_often }. C’est le chef : il n’est jamais perdu.
   *[no] « { $character } » trouve son premier vase à la prochaine pioche { $chance_often }. Sinon, le personnage est perdu : { $lost_often }.
}
odds-lonely-held = « { $character } » ne risque rien : vous avez { $cards } et pourrez l’ajouter à votre prochain tour.
odds-opening = { $held ->
    [0] Parmi { said-cards-more }
    [one] Avec votre carte et { said-cards-more } de plus
   *[other] Avec vos { $held } cartes et { said-cards-more } de plus
}, on trouve { $who } avec le premier vase { $pair_often }, et une chaîne entière { $chain_often }.
odds-face-down = C’est un Diorama { $dioramas_often }, un événement { $events_often } et une protection { $protections_often }.
odds-attack = « { $card } » prend { $takes ->
    [one] un vase
   *[other] { $takes } vases
} { $chance_often }. Vases perdus en moyenne : { $mean_about }.
odds-standoff = { $pure ->
    [yes] Ici, personne n’a besoin de mélanger. Attaque : { $attacker }. Défense : { $defender }.
   *[no] L’attaquant mélange { $attacker }, le défenseur { $defender }.
} Quand les deux jouent au mieux, l’avance moyenne de l’attaquant est de { $value_about }.
odds-hostile = { $known ->
    [0] Cela fait
   *[other] Avec ce qui est connu ({ $base } sphères), cela fait
} en moyenne { $mean_about } sphères hostiles. Il y en a au moins une { $some_often }.
odds-colour = { $totem ->
    [yes] Toute la chaîne « { $character } », avec son Totem, demande
   *[no] Tous les vases de « { $character } » demandent
} en moyenne { $plain_about } pioches en couleurs libres, { $magical_about } en une seule couleur. { $best ->
    [one] Si un tour vaut { $turn_about }, attendre { $extra_about } pioches de plus pour { $reward } sphères vaut la peine.
   *[any] Si un tour vaut { $turn_about }, attendre { $extra_about } pioches de plus pour { $reward } sphères ne vaut pas la peine.
}
odds-colour-never = La chaîne « { $character } » ne peut plus être d’une seule couleur. En couleurs libres, elle demande en moyenne { $plain_about } pioches.
odds-colour-no-chain = La chaîne « { $character } » ne peut plus être complétée : trop de ses cartes ont été vues.

## What can happen

odds-row-card = { $card }
odds-row-dioramas = Diorama
odds-row-found = { $found ->
    [0] Aucune
    [one] { $found } carte
   *[other] { $found } cartes
}
odds-row-within = En { said-draws-more } au plus
odds-row-later = Plus tard
odds-row-never = Jamais
odds-row-saved = { $character } trouve son premier vase
odds-row-lost = { $character } : personnage perdu
odds-row-stays-alone = { $character } reste sans vase
odds-row-begun = { $vases ->
    [0] Un personnage
    [one] Un personnage et son premier vase
   *[other] Un personnage et ses { $vases } premiers vases
}
odds-row-whole-chain = Une chaîne entière
odds-row-vases-lost = { $number ->
    [0] Aucun vase perdu
    [one] { $number } vase perdu
   *[other] { $number } vases perdus
}
odds-row-attack = Attaquant : { $card }
odds-row-attack-nothing = Attaquant : aucune attaque
odds-row-defence = Défenseur : { $card }
odds-row-defence-nothing = Défenseur : aucune protection
odds-row-spheres = { $low ->
    [one] { $low } sphère
   *[other] { $low } sphères
}
odds-row-band = { $low } à { $high } sphères
odds-row-any-colours = Complète en { said-draws-more } au plus, couleurs libres
odds-row-one-colour = Complète en { said-draws-more } au plus, une seule couleur

## Above a chart

odds-title-next-card = Quelle carte vient ensuite ?
odds-title-draws = Parmi { $draws ->
    [one] une carte
   *[other] { $draws } cartes
}, combien de fois { $kind ->
    [family] { $want } ?
   *[card] « { $want } » ?
}
odds-title-wait = { $character }, place { $vase } ({ $place }) : combien de temps attendre ?
odds-title-lonely = { $character } sans vase : personnage perdu ?
odds-title-opening = { $cards ->
    [one] Que commence-t-on avec une carte ?
   *[other] Que commence-t-on avec { $cards } cartes ?
}
odds-title-face-down = Qu’y a-t-il face cachée ?
odds-title-attack = { $card } contre { $hidden ->
    [0] aucune carte
    [one] { $hidden } carte
   *[other] { $hidden } cartes
} face cachée
odds-title-standoff = Attaque contre protection
odds-title-hostile = Combien de sphères hostiles ?
odds-title-colour = { $character } : une seule couleur, ou libre ?

## What is set

odds-field-seen = Cartes que vous voyez ailleurs (leurs noms, séparés par des virgules)
odds-field-hand = Votre main (vide : rien n’y convient)
odds-field-held = Cartes que vous avez déjà
odds-field-known = Cartes que vous en connaissez
odds-field-laid = Vases déjà posés, dans l’ordre
odds-field-want = Carte cherchée
odds-field-draws = Pioches
odds-field-cards = Cartes
odds-field-unknown = Cartes inconnues dans la main
odds-field-character = Personnage
odds-field-vase = Place (après le dernier vase : le Totem)
odds-field-colour = Couleur
odds-field-any_vase = Un Diorama pour n’importe quel vase compte aussi
odds-field-leader = C’est votre chef
odds-field-totem = Le Totem aussi
odds-field-turn = Un tour vaut, en sphères
odds-field-card = Carte
odds-field-vases = Vases de la chaîne
odds-field-hidden = Cartes face cachée
odds-field-passes = Attaques laissées sans réponse
odds-field-defends = Qui peut se défendre le fait (%)
odds-field-waits = Tours sans attaque
odds-field-attacks = Qui peut attaquer le fait (%)
odds-field-worth = Un vase vaut
odds-field-holds = L’attaquant peut aussi ne rien poser
odds-field-costs = Ce que coûte une carte posée

## Pictures

odds-pic-families = Quelle famille
odds-pic-axis-family = Famille
odds-pic-later = plus tard
odds-pic-wait = À quelle pioche elle vient
odds-pic-axis-draw = Pioche
odds-pic-colours = Couleur libre, ou une seule
odds-pic-colour = Couleur
odds-pic-within = En tant de pioches au plus
odds-pic-opening = Plus de cartes, moins de cartes
odds-pic-vases = Ce qu’il y a
odds-pic-cards = Cartes
odds-pic-matrix = L’avance de l’attaquant, et sa fréquence
odds-pic-attacker = Attaquant
odds-pic-defender = Défenseur
odds-pic-gain = { $gain }
odds-pic-lost = Combien de vases sont perdus
odds-pic-axis-vases = Vases
odds-pic-hostile = Toutes les sommes
odds-pic-axis-spheres = Sphères hostiles
odds-pic-waits = Quelle certitude après tant de pioches

## How an answer comes about

odds-step-unseen = { $pile ->
    [one] Une seule carte peut venir : vous avez vu toutes les autres.
   *[other] { $pile } cartes peuvent venir : toutes celles que vous ne voyez pas. Dans la pioche ou chez quelqu’un d’autre, chacune est aussi probable.
}
odds-step-card = { $card } : { $ways } cartes sur { $total } ({ $chance_percent }).
odds-step-family = Au total, { $family } vient dans { $ways } cas sur { $total } ({ $chance_percent }).
odds-step-wanted = Cartes cherchées : { $wanted } sur { $pile } ({ $kind ->
    [family] { $want }
   *[card] « { $want } »
}).
odds-step-none-yet = Pioche { $card } : { $others } cartes sur { $of } n’aident pas. Qu’aucune ne soit venue jusque-là a pour probabilité { $none_percent }.
odds-step-first-at = Pioche { $draw } : { $helpers } cartes sur { $of } conviennent. Aucune avant, puis une qui convient : { $none_percent } × { $helpers }/{ $of } = { $chance_percent }.
odds-step-some = Il en vient donc au moins une avec une probabilité de { $some_percent }.
odds-step-helper = { $card } : { $copies ->
    [0] il n’en reste aucune.
    [one] il en reste { $copies }.
   *[other] il en reste { $copies }.
}
odds-step-helpers = Au total, { $helpers } cartes sur { $pile } conviennent.
odds-step-no-helper = Il ne reste aucune carte qui convienne : elle ne vient donc jamais.
odds-step-within = Il en vient donc une en { said-draws-more } au plus avec une probabilité de { $some_percent }.
odds-step-wait-mean = Les { $helpers } cartes qui conviennent partagent les autres en { $parts } tronçons, de même longueur en moyenne. La première vient donc à la pioche ({ $pile } + 1) ÷ ({ $helpers } + 1) = { $mean } (environ { $mean_about }).
odds-step-others-draw = D’autres piochent entre-temps. Cela ne change rien : ce qu’ils prennent est une carte inconnue comme les autres, et ce que vous recevez aussi.
odds-step-lonely = { $ways } cartes sur { $total } aident : le personnage est donc sauvé { $chance_often }.
odds-step-lonely-held = Vous avez { $cards }. À votre prochain tour, cela va à côté de « { $character } ».
odds-step-lonely-leader = Le personnage du chef n’est jamais perdu. Il peut attendre son vase aussi longtemps qu’il veut.
odds-step-lonely-stake = Perdu : { $lost_percent } ; sauvé : { $saved_percent }. Un tour gagné doit donc valoir { $stake_about } fois ce que le personnage vous coûte.
odds-step-lonely-more = Ne sont pas comptés : un vase sur la défausse à votre tour, un vase actif, et un vol. Ils ne peuvent qu’aider.
odds-step-hands = Parmi elles, il y a { NUMBER($all) } façons de piocher { said-cards-more }.
odds-step-opening-how = { $any ->
    [yes] Pour chaque ensemble de vases présents, on compte les mains où il n’y a personne à qui il servirait. Une carte peut valoir n’importe quel vase.
   *[no] Pour chaque ensemble de vases présents, on compte les mains où il n’y a personne à qui il servirait.
}
odds-step-opening = { $vases ->
    [0] Rien
    [one] Le premier vase
   *[other] Les { $vases } premiers vases
} : cela manque dans { NUMBER($missing) } mains, et se trouve donc dans { NUMBER($ways) } sur { NUMBER($total) } ({ $chance_percent }).
odds-step-hidden = { $pile } cartes de la boîte peuvent être face cachée. Parmi elles, { $left } que vous n’avez pas vues.
odds-step-hidden-passes = Qui peut se défendre le fait avec une probabilité de { $defends_percent }. Attaques laissées sans réponse : { $passes }.
odds-step-hidden-waits = Qui peut attaquer le fait avec une probabilité de { $attacks_percent }. Tours sans attaque : { $waits }.
odds-step-hidden-case = { $name } : { $before } avant. Cartes non vues : { $left } sur { $copies } ; avec ce qu’a fait son propriétaire, cela donne { $seen }. Les deux : { $before } × { $seen } = { $both }.
odds-step-hidden-given-sum = En tout, ce qui a été vu et fait a pour probabilité { $evidence } ({ $evidence_percent }).
odds-step-hidden-given = Parmi ces cas, la part de « { $name } » est { $both } ÷ { $evidence } = { $after } ({ $after_percent }).
odds-step-raid = « { $card } » prend { $takes ->
    [one] { $takes } vase
   *[other] { $takes } vases
} quand rien n’est sauvé.
odds-step-raid-hidden = { $hidden ->
    [0] Aucune carte n’y est face cachée.
   *[other] Sur les { $pile } cartes qui peuvent être là, { $protections } sont des protections. Il y a { NUMBER($all) } façons d’en poser { $hidden }.
}
odds-step-raid-best = La meilleure carte en sauve { $saves } dans { NUMBER($ways) } façons sur { NUMBER($total) } ({ $chance_percent }). Vases alors perdus : { $lost }.
odds-step-raid-defends = Mais parmi ceux qui peuvent se défendre, seuls { $defends_percent } le font.
odds-step-raid-lost = Vases perdus : { $lost }, avec une probabilité de { $chance_percent }.
odds-step-raid-mean = En moyenne, cela fait { $mean_about }.
odds-step-standoff = Ce que l’un gagne, l’autre le perd : chaque vase compte { $worth }, et qui a posé une carte l’a payée.
odds-step-standoff-cell = { $attack } contre { $defence } : vases perdus { $lost }, avance de l’attaquant { $gain }.
odds-step-standoff-never-attack = L’attaquant n’a pas de raison de choisir : { $worse }. Jamais moins bon : { $better }.
odds-step-standoff-never-defence = Le défenseur n’a pas de raison de choisir : { $worse }. Jamais moins bon : { $better }.
odds-step-standoff-defender = Le défenseur mélange pour que l’attaquant ne puisse pas faire mieux : { $mix }.
odds-step-standoff-against-defender = Contre cela, { $attack } rapporte { $gain }{ $used ->
    [yes] .
   *[no] , et reste de côté.
}
odds-step-standoff-attacker = L’attaquant mélange pour que le défenseur ne puisse pas faire mieux : { $mix }.
odds-step-standoff-against-attacker = Contre cela, { $defence } coûte { $gain }{ $used ->
    [yes] .
   *[no] , et reste de côté.
}
odds-step-standoff-also-attack = Tout aussi bon pour l’attaquant : { $mix }.
odds-step-standoff-also-defence = Tout aussi bon pour le défenseur : { $mix }.
odds-step-standoff-value = L’avance moyenne de l’attaquant est donc de { $value } (environ { $value_about }), et aucun des deux ne peut y changer quelque chose à lui seul.
odds-step-sphere-cards = { $spheres ->
    [0] Aucune sphère
    [one] { $spheres } sphère
   *[other] { $spheres } sphères
} : { $ways } cartes sur { $total }.
odds-step-per-card = Une carte non vue a donc en moyenne { $mean_about } sphères.
odds-step-hostile-known = Ce qui est connu : { $base } sphères.
odds-step-hostile-hidden = { $hidden ->
    [one] La carte face cachée n’est ni un personnage ni une action.
   *[other] Les { $hidden } cartes face cachée ne sont ni des personnages ni des actions.
}
odds-step-hostile-band = De { $low } à { $high } sphères : { NUMBER($ways) } façons sur { NUMBER($total) } ({ $chance_percent }).
odds-step-hostile-mean = En moyenne, cela fait { $mean_about }.
odds-step-colour-held = On suppose que chaque carte utile est gardée jusqu’à ce que vienne sa place. Une main pleine peut vous obliger à en lâcher une.
odds-step-colour-wait = { $colour } : complète après { $mean_about } pioches en moyenne, après { $half } au plus une fois sur deux, après { $nearly } au plus neuf fois sur dix. En { said-draws-more } au plus : { $within_percent }.
odds-step-colour-never = { $colour } : jamais.
odds-step-colour-extra = Une seule couleur demande en moyenne { $extra_about } pioches de plus et rapporte { $reward } sphères.
odds-step-colour-price = Cela vaut la peine tant qu’un tour vaut moins de { $price_about } sphères.
odds-step-colour-gain = Si un tour vaut { $turn_about }, attendre rapporte au bout du compte { $gain_about } sphères.

## What cannot be asked

bad-list-of-cards = Il faut ici une liste de cartes, pas { $found }.
bad-nothing-left = Toutes les cartes ont été vues : il n’en reste aucune qui puisse venir.
bad-no-habit = Il faut bien que quelqu’un pose une carte face cachée : ces nombres ne peuvent pas tous être 0.
bad-attack-short = Avec les choix de règle de cette boîte, « { $card } » ne peut pas attaquer une chaîne si courte. Il faut au moins { $least ->
    [one] { $least } vase
   *[other] { $least } vases
}.
bad-no-attack = Il faut au moins un événement avec lequel on puisse attaquer cette chaîne.
bad-many-vases = Ce personnage demande trop de vases d’une même sorte, ou de trop de sortes, pour qu’on les compte : { $found }, et l’on en compte { $most } au plus.
bad-many-sums = Tant de cartes donnent trop de sommes pour qu’on les compte.

## The terminal: what each question answers

odds-cli-next-card = Quelle carte vient ensuite ?
odds-cli-ask-draws = Parmi tant de cartes, combien sont d’une sorte ?
odds-cli-wait = Combien de temps attendre pour une place dans une chaîne ?
odds-cli-lonely = Un personnage posé seul est-il perdu ?
odds-cli-opening = Que commence-t-on avec tant de cartes ?
odds-cli-face-down = Que peut être une carte face cachée ?
odds-cli-attack = Combien de vases une attaque détruit-elle ?
odds-cli-standoff = Attaque contre protection, quand les deux mélangent
odds-cli-hostile = Combien de sphères hostiles dans une main ?
odds-cli-colour = Vaut-il la peine d’attendre une seule couleur ?

# What may be typed

odds-cli-seen = cartes que vous voyez ailleurs
odds-cli-hand = les cartes de votre main (par défaut : une main entière, où rien ne convient)
odds-cli-held = cartes que vous avez déjà
odds-cli-known = cartes de la main que vous connaissez
odds-cli-laid = les vases que la chaîne a déjà, dans l’ordre
odds-cli-want = une carte, ou characters, dioramas, events, protections ou actions
odds-cli-draws = nombre de pioches
odds-cli-cards = nombre de cartes
odds-cli-unknown = nombre de cartes inconnues dans la main
odds-cli-character = un personnage
odds-cli-vase = le numéro de la place ; un de plus que de vases pour le Totem
odds-cli-no-any-vase = sans le Diorama qui vaut n’importe quel vase
odds-cli-leader = c’est le chef
odds-cli-no-totem = sans le Totem
odds-cli-turn = ce que vaut un tour, en sphères (par défaut : 1)
odds-cli-attacker = un événement, ou une action de vol
odds-cli-vases = les vases de la chaîne
odds-cli-hidden = nombre de cartes face cachée
odds-cli-passes = attaques que le propriétaire a laissées sans réponse
odds-cli-defends = qui peut se défendre le fait tant de fois sur 100
odds-cli-waits = tours où le propriétaire aurait pu attaquer
odds-cli-attacks = qui peut attaquer le fait tant de fois sur 100
odds-cli-habit = à quel point une famille est plus souvent posée face cachée
odds-cli-worth = ce que vaut un vase (par défaut : 1)
odds-cli-cost = ce que coûte une carte posée
odds-cli-attacks-always = l’attaquant ne peut pas se retenir

# Its tables

odds-table-family = Famille
odds-table-card = Carte
odds-table-found = Combien parmi elles
odds-table-within = En tant de pioches au plus
odds-table-wait-mean = Pioches en moyenne
odds-table-lonely = Ce que devient le personnage
odds-table-opening = Avec tant de vases
odds-table-before = Avant d’avoir rien vu
odds-table-after = Maintenant
odds-table-vases-lost = Vases perdus
odds-table-attacker = L’attaquant pose
odds-table-defender = Le défenseur pose
odds-table-standoff-value = Avance
odds-table-spheres = Sphères
odds-table-spheres-mean = En moyenne
odds-table-colour-mean = Pioches en moyenne
odds-table-colour-within = Dans les pioches demandées
odds-label-any = couleurs libres
odds-label-one = une seule couleur
odds-label-red = rouge
odds-label-blue = bleu
odds-label-saved = sauvé
odds-label-lost = perdu
odds-label-value = l’attaquant
odds-label-mean = en tout
odds-label-per-card = une carte non vue

## Beside a table

ui-odds-unseen = Compté comme vous le voyez : chaque carte que vous ne voyez pas est aussi probable que les autres.
ui-odds-defends = On suppose que qui peut se défendre le fait, avec la protection qui sauve le plus.

## What stands for something typed

typed-card = CARTE
typed-character = PERSONNAGE
typed-colour = COULEUR
typed-family = FAMILLE
typed-turn = VALEUR
typed-want = VOULU
typed-worth = VALEUR
