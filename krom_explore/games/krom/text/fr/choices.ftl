### What stands on the buttons of the question: what is done, its price, what it brings, and the chance.

choice-rest = Se reposer
choice-buy = Acheter { $goods }
choice-buys = { place-cave } : achetez autant que vous pouvez payer
choice-hunt = Chasser : { $card }
choice-hunt-do = Chasser
choice-climb = Grimper
choice-one-hunt = { place-savannah } : une chasse
choice-one-climb = { place-mountain } : une escalade
choice-evolutions = Évolutions : payez, et marquez leurs points
choice-realise = Réaliser « { $card } »
choice-still = vous pouvez encore réaliser { $many ->
    [few] { $cards }
    [all] { $number } Évolutions
   *[other] { $together ->
        [one] une Évolution
       *[other] { $together } Évolutions
    } sur { $number }
}

choice-free = gratuit
choice-gain = gain : { $goods }
choice-no-gain = ne rapporte rien
choice-rest-instead = { $gain }, au lieu d’acheter
choice-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
choice-points-win = { choice-points } : vous gagnez
choice-pile = { $cards ->
    [one] avant de piocher : { $cards } carte,
   *[other] avant de piocher : { $cards } cartes,
} { $change ->
    [better] meilleures chances
    [worse] moins bonnes chances
   *[same] mêmes chances
}
# What the next card may bring, and how likely.
choice-finds = { $good } { $percent }
choice-prey-here = chasser l’une de ces proies ; des dés achetés aident
choice-finds-next = { $finds } ; { $then }
choice-next = la suivante coûte { $price } Krom
choice-so-far = Les dés jusqu’ici : { $totals }.
choice-prey = il faut { $value }, rapporte { $goods }
choice-dice = { $number ->
    [one] { $number } dé
   *[other] { $number } dés
}
choice-worth = vaut { $krom } Kroms
choice-worth-how = Ce que cela vaut : ce que la proie rapporte en moyenne aux prix de la Caverne, moins les dés achetés.
choice-climb-dice = { $prices ->
    [none] { $dice }
    [broke] { $dice } ; pas de Krom pour relancer : le premier lancer compte
   *[other] { $dice } ; vos Kroms paient { $rerolls ->
            [one] une relance
           *[other] { $rerolls } relances
        } ({ $prices })
}
choice-pays = rapporte { $goods }
choice-shows = { $combination } : { $payout }
choice-all-pay = Ce que rapportent les combinaisons
choice-boost = { $dice ->
    [0] +{ $plus }
    [one] { $dice } dé de plus
   *[other] { $dice } dés de plus
}
choice-boost-stands = { $effect } ; { $stands }
choice-stands = { $how ->
    [win] en l’état, vous gagnez
    [stun] en l’état, vous perdez toute votre vie et êtes assommé
   *[lose] en l’état, vous perdez { $loss } de vie et il vous en reste { $left }
}
choice-lose = { $target } perd { $goods }
choice-steal = { $goods } pris à { $target }
choice-swap = { $target } vous donne { $goods } en échange
choice-counter = vous coûte la carte « { $card } »
choice-victim = a { $goods }
choice-rob = { $left ->
    [none] vous aurez { $mine }
   *[other] vous aurez { $mine } ; { $victim } garde { $left }
}
choice-rob-half = arrondie à l’unité supérieure
choice-rob-card = { $cards ->
    [one] sa seule carte
   *[other] une de ses { $cards } cartes
}
choice-rob-nothing = { $victim } garde tout

choice-chance-hunt = réussite { $percent }
choice-chance-find = { $percent } de trouver quelque chose
choice-chance-climb = { $percent } que le premier lancer rapporte
choice-chance-better = { $percent } pour une meilleure combinaison
choice-boost-stuns = { $effect } ; { $percent } d’assommer { $other }
choice-chance-ahead = { $sure ->
    [never] toujours derrière
    [level] égalité, et { $other } l’emporte au poids
    [always] alors en tête
    [already] déjà en tête
   *[perhaps] { $percent } de passer en tête
}

choice-places = Ensuite, les lieux sont traités dans cet ordre : { $places }.

choice-whom = Sur qui ?
choice-with-whom = Avec qui ?
choice-asks-pay = Que payez-vous ?
choice-asks-give = Que donnez-vous à { $target } ?
choice-asks-get = Que vous donne { $target } en échange ?
choice-asks-gain = Que gagnez-vous ?
choice-asks-take = Que prenez-vous ?
choice-how-many = Combien : { $good } ?

### Ce qui est en jeu avant que les dés d’un combat ne soient lancés.

stake-win = Les dés seuls : { $who } gagne à { $percent }. Des cartes peuvent suivre.
stake-loss = Chaque perdant perd l’écart en vie : au plus { $most }, plus avec des cartes.
stake-life = { $player } ({ $life })
beside-robbed = Qui gagne un combat dépouille ceux qui y ont été assommés.
beside-stunned = Pas de phase d’action à ce tour ; au début du suivant, { $player } se réveille avec { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
}.
stake-stunned = Ces dés peuvent assommer { $players } : alors pas de phase d’action, et dépouillé.
stake-how = { $how ->
    [heavier] À égalité, le plus lourd passe devant ici
   *[lighter] À égalité, le plus léger passe devant ici
}
stake-tie = { stake-how }.
stake-tie-first = { stake-how } : { $first } avant { $others }.
stake-cards = Jouable après les dés : { $cards }.
stake-hunt = Au moins { $value } : { $percent }. Cela rapporte { $goods }.
stake-hunt-else = Avec moins, la proie s’échappe, et rien d’autre n’arrive.
