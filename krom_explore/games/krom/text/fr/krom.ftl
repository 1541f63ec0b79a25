# Krom: names of things, what happens, what is asked, what is answered, and why not.
#
# An argument that is not there arrives as “none”: a card that the reader may not know, a target, a choice.
# Places arrive as their ids: « dans la Forêt », mais « sur la Montagne ».

## Names

place-cave = Caverne
place-forest = Forêt
place-savannah = Savane
place-mountain = Montagne

at-place = { $place ->
    [cave] dans la { place-cave }
    [forest] dans la { place-forest }
    [savannah] dans la { place-savannah }
    [mountain] sur la { place-mountain }
   *[other] { $place }
}
to-place = { $place ->
    [cave] à la { place-cave }
    [forest] à la { place-forest }
    [savannah] à la { place-savannah }
    [mountain] à la { place-mountain }
   *[other] { $place }
}
from-origin = { $origin ->
    [cave] de la { place-cave }
    [forest] de la { place-forest }
    [savannah] de la { place-savannah }
    [mountain] de la { place-mountain }
   *[other] { $origin }
}
at-here = { $here ->
    [cave] dans la { place-cave }
    [forest] dans la { place-forest }
    [savannah] dans la { place-savannah }
    [mountain] sur la { place-mountain }
   *[other] { $here }
}

# The Kromosaurus among others, in a list.
kromosaurus-listed = le Kromosaure

# Toutes féminines : « la { $deck } », « de la { $deck } ».
deck-hunt = pile Chasse
deck-gathering = pile Cueillette
deck-evolution = pile Évolution
deck-bonus = pile Bonus
deck-hand = main
deck-characters = réserve de personnages
deck-kromosaurus = pile Destination du Kromosaure

combination-nothing = rien
combination-pair = une paire
combination-two_pairs = une double paire
combination-three = un brelan
combination-straight = une suite
combination-full = un full
combination-four = un carré
combination-five = cinq dés identiques

good-krom = { $n ->
    [one] { $n } Krom
   *[other] { $n } Kroms
}
good-wood = { $n } Bois
good-stone = { $n ->
    [one] { $n } Caillou
   *[other] { $n } Cailloux
}
good-bone = { $n } Os
good-life = { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
}
good-bonus = { $n ->
    [one] { $n } carte Bonus
   *[other] { $n } cartes Bonus
}
good-resource = { $n ->
    [one] { $n } ressource
   *[other] { $n } ressources
}

name-krom = Kroms
name-wood = Bois
name-stone = Caillou
name-bone = Os
name-life = points de vie
name-bonus = cartes Bonus
name-resource = ressources
name-nothing = rien


## event-KIND: what happens. $rule is the last word of the rule that made it happen.

event-set_up = À table : { $players }. Il faut { $target ->
    [one] { $target } point d’Évolution
   *[other] { $target } points d’Évolution
} pour gagner.
event-revealed = On retourne une carte de la { $deck } : « { $card } ».
event-turn = Le tour { $turn } commence.
event-moved = { $player } va { from-origin } { to-place }.
event-roamed = Le Kromosaure arrive { to-place }.
event-acting = { $player } joue { at-place }.

event-fight = Combat { at-place } : { $fighters }.
event-rolled = Les dés parlent : { $totals }.{ $rule ->
    [plus] {" "}Le Kromosaure ajoute toujours { $plus }, et c’est déjà compté.
   *[other] {""}
}
event-tie = Égalité à { $total } : { $first ->
    [Kromosaurus] le Kromosaure et { $second }
   *[other] { $second ->
        [Kromosaurus] { $first } et le Kromosaure
       *[other] { $first } et { $second }
    }
}. { $rule ->
    [roll_off] Même poids : on relance les dés, et { tie-comes-first }.
    [tie] { $by_weight ->
        [yes] { tie-by-weight }
       *[no] { $first ->
            [Kromosaurus] Le Kromosaure gagne toutes les égalités { at-place } : { tie-comes-first }.
           *[other] Le Kromosaure perd toutes les égalités { at-place } : { tie-comes-first }.
        }
    }
   *[other] { tie-by-weight }
}
tie-by-weight = { $heavier ->
    [yes] Le plus lourd gagne { at-place } : { tie-comes-first }.
   *[no] Le plus léger gagne { at-place } : { tie-comes-first }.
}
tie-comes-first = { $first ->
    [Kromosaurus] il passe devant { $second }
   *[other] { $second ->
        [Kromosaurus] { $first } passe devant lui
       *[other] { $first } passe devant { $second }
    }
}
event-hurt = { $player ->
    [Kromosaurus] Le Kromosaure
   *[other] { $player }
} perd { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
} face { $winner ->
    [Kromosaurus] au Kromosaure
   *[other] à { $winner }
}. Il lui en reste { $life }.
event-combat = { $winner ->
    [Kromosaurus] Le Kromosaure
   *[other] { $winner }
} gagne le combat { at-place }. Dans l’ordre : { $order }.
event-stays_out = Personnage assommé : { $player } reste au sol { at-place } et ne se bat pas.
event-stunned = { $player } tombe à 0 point de vie : personnage assommé !
event-skipped = { $rule ->
    [after_acting] { $player } n’a pas de phase d’action : personnage assommé au tour précédent, après avoir joué.
   *[other] Personnage assommé : { $player } n’a pas de phase d’action à ce tour.
}
event-recovered = { $player } se réveille avec { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
}.
event-robbed = { $player } prend { $what ->
    [krom] { $amount ->
        [one] { $amount } Krom
       *[other] { $amount } Kroms
    }
    [wood] { $amount } Bois
    [stone] { $amount ->
        [one] { $amount } Caillou
       *[other] { $amount } Cailloux
    }
    [bone] { $amount } Os
   *[bonus] { $card ->
        [none] une carte Bonus
       *[other] la carte Bonus « { $card } »
    }
} à { $victim }.
event-spared = { $player } ne prend rien à { $victim }.

event-rested = { $player } se repose dans la { place-cave }.
event-bought = { $player } achète { $what ->
    [wood] un Bois
    [stone] un Caillou
    [bone] un Os
    [bonus] une carte Bonus
   *[life] des points de vie
} pour { $price ->
    [one] { $price } Krom
   *[other] { $price } Kroms
}.
event-shuffled = { $player } remélange la défausse dans la { $deck }, qui compte maintenant { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
event-again = { $player } refait l’action du lieu { at-place }.
event-gathered = { $price ->
    [0] { $player } pioche une carte gratuite : « { $card } ».
    [one] { $player } paie { $price } Krom pour une autre carte : « { $card } ».
   *[other] { $player } paie { $price } Kroms pour une autre carte : « { $card } ».
}
event-hunted = { $price ->
    [0] { $player } chasse « { $card } »
    [one] { $player } paie { $price } Krom pour plus de dés, chasse « { $card } »
   *[other] { $player } paie { $price } Kroms pour plus de dés, chasse « { $card } »
}, lance { $dice } et fait { $total }. { $caught ->
    [yes] Il fallait { $value } : proie attrapée !
   *[no] Il fallait { $value } : la proie s’échappe.
}
event-climbed = { $player } grimpe et lance { $dice }.
event-rerolled = { $player } paie { $price ->
    [one] { $price } Krom
   *[other] { $price } Kroms
}, { $kept ->
    [none] relance tous les dés
   *[other] garde { $kept }
} et obtient { $dice }.
event-combination = { $player } redescend avec { $dice } : { $combination }.

event-gained = { $player } gagne { $goods }.
event-drew_bonus = { $card ->
    [none] { $player } pioche une carte Bonus.
   *[other] { $player } pioche la carte Bonus « { $card } ».
}
event-life_full = { $player } a { $most } points de vie, le maximum : { $lost ->
    [one] un point de plus est perdu
   *[other] { $lost } points de plus sont perdus
}.
event-hand_full = { $player } a la main pleine et ne pioche pas de carte Bonus.
event-no_bonus_left = Il ne reste aucune carte Bonus à piocher pour { $player }.
event-reshuffled = La { $deck } est vide. On mélange sa défausse pour former une nouvelle pile de { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
event-slot_empty = La { $deck } est vide : l’emplacement reste vide.
event-supply_short = La réserve ne suffit plus ({ $good }) : { $wanted } à donner, { $given } de reçus. La boîte en contient { $box }.
event-over_box = Il y a plus de jetons en jeu que dans la boîte ({ $good }, { $box } en tout) : prenez autre chose à la place.

event-realised = { $player } réalise « { $card } » pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}, ce qui fait { $sum } en tout.

event-played = { $target ->
    [none] { $player } joue « { $card } ».
   *[other] { $player } joue « { $card } » sur { $target }.
}
event-countered = { $player } contre avec « { $card } ».
event-cancelled = « { $card } », carte jouée par { $player }, n’a aucun effet.
event-boosted = { $plus ->
    [0] { $player } lance { $dice }
   *[other] { $player } ajoute { $plus }
} avec « { $card } », ce qui fait { $total }.
event-paid = { $player } paie { $goods }.
event-lost = { $by } fait perdre { $goods } à { $player }.
event-stolen = { $player } vole { $goods } à { $target }.
event-swapped = { $player } donne { $given } à { $target } et reçoit { $goods }.

event-warmed = La { place-cave } réchauffe { $player }, qui gagne { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
} et en a maintenant { $life }.
event-chilled = Le froid prend { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
} à { $player }, qui en garde { $life }.
event-spared_by_cold = Le froid laisse à { $player } son dernier point de vie.

event-entered = { $place ->
    [none] Le Kromosaure attend à côté du plateau
   *[other] Le Kromosaure est { at-place }
} avec { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
}. Il ajoute { $plus } à son dé.
event-felled = { $player } terrasse le Kromosaure et le garde comme trophée, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-trophy = { $player } prend le trophée à { $victim }, et avec lui { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-won = { $rule ->
    [evolutions_gone] Il ne reste aucune Évolution. { $player } a le plus de points ({ $points }) et gagne la partie.
   *[other] { $player } gagne la partie avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; il en fallait { $target }.
}

over = { $player } a gagné.

## ask-QUESTION: what a player is asked

ask-movement = { $player }, où allez-vous ?
ask-action = { $player }, que faites-vous ?
ask-combat = { $player }, une carte Bonus dans ce combat ? Pour l’instant : { $totals }.
ask-counter = { $against ->
    [nobody] { $player }, contrez-vous « { $card } », carte jouée par { $by } ?
    [self] { $player }, contrez-vous « { $card } », carte jouée par { $by } contre vous ?
   *[other] { $player }, contrez-vous « { $card } », carte jouée par { $by } contre { $target } ?
}
ask-whom = { $player }, vous avez assommé plusieurs personnages. Lequel dépouillez-vous maintenant ?
ask-rob = { $player }, vous avez assommé { $victim }. Que prenez-vous ?
ask-reroll = { $rolls ->
    [no] { $player }, les dés montrent { $dice }. Relancer coûterait { $price } Krom, et vous n’avez pas assez. Vous arrêtez-vous là ?
   *[yes] { $player }, les dés montrent { $dice }. Lesquels gardez-vous ? Ou vous arrêtez-vous là ?
}
ask-reward = { $choice ->
    [none] { $resources ->
        [one] { $player }, quelle ressource prenez-vous ?
       *[other] { $player }, quelles { $resources } ressources prenez-vous ?
    }
   *[other] { $player }, que prenez-vous : { $choice } ?
}
ask-combination = { $player }, les dés montrent { $dice }. Quelle combinaison annoncez-vous ?
ask-give = { $resources ->
    [one] { $player }, quelle ressource laissez-vous à { $by } ?
   *[other] { $player }, quelles { $resources } ressources laissez-vous à { $by } ?
}

## roll-PURPOSE and draw-DECK: what chance has to decide

roll-combat = Un dé chacun pour le combat : { $players }.
roll-roll_off = Un dé chacun pour départager : { $players }.
roll-combat_card = { $number ->
    [one] { $players } lance { $number } dé de plus pour le combat.
   *[other] { $players } lance { $number } dés de plus pour le combat.
}
roll-hunt = { $number ->
    [one] { $players } lance { $number } dé pour la chasse. Il faut au moins { $value }.
   *[other] { $players } lance { $number } dés pour la chasse. Il faut au moins { $value }.
}
roll-climb = { $players } lance { $number } dés pour l’ascension.
roll-reroll = { $number ->
    [one] { $players } relance { $number } dé.
   *[other] { $players } relance { $number } dés.
}

draw-bonus = On pioche une carte Bonus.
draw-hunt = On retourne une nouvelle proie.
draw-gathering = On pioche une carte Cueillette.
draw-evolution = On retourne une nouvelle Évolution.
draw-kromosaurus = On pioche une carte Destination pour le Kromosaure.
draw-hand = On pioche au hasard une carte Bonus dans la main adverse ({ $player }).
draw-characters = On distribue un personnage.

## do-VERB: an answer, as a button says it

do-go = Aller { to-place }
do-rest = Se reposer ({ $goods })
do-buy = { $what ->
    [wood] Acheter un Bois ({ $price ->
        [one] { $price } Krom
       *[other] { $price } Kroms
    })
    [stone] Acheter un Caillou ({ $price ->
        [one] { $price } Krom
       *[other] { $price } Kroms
    })
    [bone] Acheter un Os ({ $price ->
        [one] { $price } Krom
       *[other] { $price } Kroms
    })
    [bonus] Acheter une carte Bonus ({ $price ->
        [one] { $price } Krom
       *[other] { $price } Kroms
    })
   *[life] Acheter { $block ->
        [one] { $block } point de vie
       *[other] { $block } points de vie
    } ({ $price ->
        [one] { $price } Krom
       *[other] { $price } Kroms
    })
}
do-shuffle = Remélanger la défausse dans la pile Cueillette
do-draw = Piocher une carte Cueillette
do-hunt = Chasser : { $card } ({ $bought ->
    [0] { $number ->
        [one] { $number } dé
       *[other] { $number } dés
    }
   *[other] payer { $price ->
        [one] { $price } Krom
       *[other] { $price } Kroms
    }, { $number } dés
}, il faut { $value })
do-climb = Grimper (lancer { $number } dés)
do-keep = { $dice ->
    [none] Relancer tous les dés
   *[other] Garder { $dice } et relancer le reste
}
do-stop = S’arrêter là
do-claim = Annoncer { $combination }
do-take = Prendre : { $picks }
do-realise = Réaliser « { $card } » ({ $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $goods }{ $place ->
    [none] {""}
   *[other] , seulement { at-place }
})
do-play = { $target ->
    [none] Jouer « { $card } »
    [Kromosaurus] Jouer « { $card } » sur le Kromosaure
   *[other] Jouer « { $card } » sur { $target }
}{ $paid ->
    [none] { $picks ->
        [none] {""}
       *[other] {""} ({ $picks })
    }
   *[other] { $picks ->
        [none] {""} ({ $paid })
       *[other] {""} ({ $paid } contre { $picks })
    }
}
do-counter = { $card ->
    [none] Contrer
   *[other] Contrer avec « { $card } »
}
do-pass = Passer
do-victim = Dépouiller { $target }
do-rob = { $what ->
    [krom] { $amount ->
        [none] Prendre la moitié des Kroms
        [one] Prendre { $amount } Krom (la moitié)
       *[other] Prendre { $amount } Kroms (la moitié)
    }
    [wood] Prendre un Bois
    [stone] Prendre un Caillou
    [bone] Prendre un Os
    [bonus] Prendre une carte Bonus au hasard
   *[nothing] Ne rien prendre
}
do-give = Laisser : { $picks }
do-again = Refaire l’action du lieu
do-done = Finir la phase d’action

## why-CODE: why an answer is refused

# Movement and the course of a phase

why-movement-first = { $player } doit d’abord choisir un lieu, par exemple avec { $ways }.
why-no-place = { $found ->
    [none] Il manque un lieu.
   *[other] « { $found } » n’est pas un lieu.
} Les lieux : { $places }.
why-moved-already = { $player } a déjà changé de lieu. Prochain déplacement au tour suivant.
why-must-move = { $player } doit se déplacer et ne peut pas rester { at-place }.
why-other-place = Cela ne peut se faire que { at-place }, pas { at-here }.
why-place-compulsory = À cette table, l’action du lieu est obligatoire : il faut d’abord faire quelque chose { at-place }.
why-place-first = Une carte a déjà servi, et à cette table l’action du lieu passe avant toutes les cartes.
why-place-once = L’action d’un lieu ne peut plus être refaite dans cette phase.
why-place-not-begun = Rien n’a encore été fait { at-place } : il n’y a rien à refaire.
why-one-word = « { $found } » en dit trop : { $ways } suffit.
why-another-time = { $verb ->
    [pass] Il n’y a pas à passer : on passe dans un combat, ou quand on pourrait contrer une carte Bonus adverse. Pour finir la phase, dites « done ».
    [stop] Il n’y a rien à arrêter : cela termine une ascension tant qu’on pourrait encore relancer des dés. Pour finir la phase, dites « done ».
    [keep] Il n’y a pas de dés à garder : cela sert pendant une ascension, avant de relancer des dés.
    [claim] Il n’y a rien à annoncer : cela sert à la fin d’une ascension, si la table laisse choisir la combinaison.
    [give] Personne ne demande rien : cela sert quand une carte laisse la cible dire ce qu’elle perd.
   *[take] Il n’y a rien à choisir : cela sert pour une récompense qui contient un « ou ».
}

# Krom and the supply

why-krom-short = Prix : { $price ->
    [one] { $price } Krom
   *[other] { $price } Kroms
}. Disponible : { $has }. Il en manque { $missing }.
why-supply-empty = La réserve est vide ({ $good }).

# Combat and robbery

why-combat-or-pass = Dans un combat, on joue une carte de combat ou on passe{ $found ->
    [none] .
   *[other] : « { $found } » n’est ni l’un ni l’autre.
}
why-counter-or-pass = Maintenant, on contre ou on passe{ $found ->
    [none] .
   *[other] : « { $found } » n’est ni l’un ni l’autre.
}
why-nothing-to-counter = Il n’y a rien à contrer : un contre répond à une carte Bonus qui vient d’être jouée par quelqu’un d’autre.
why-nobody-to-rob = Il n’y a personne à dépouiller : seul le vainqueur d’un combat dépouille les personnages qu’il y a assommés.
why-rob-what = { $found ->
    [none] La réponse est vide.
   *[other] « { $found } » n’est pas possible maintenant.
} { $victim } peut perdre : { $ways }.
why-rob-none = { $what ->
    [krom] { $victim } n’a pas de Kroms à prendre.
    [wood] { $victim } n’a pas de Bois à prendre.
    [stone] { $victim } n’a pas de Caillou à prendre.
    [bone] { $victim } n’a pas d’Os à prendre.
   *[bonus] { $victim } n’a pas de carte Bonus à prendre.
}

# Cave

why-rest-or-services = { $begun ->
    [rest] Le repos est pris. C’est un repos ou des achats, pas les deux.
   *[services] Des achats sont faits. C’est un repos ou des achats, pas les deux.
}
why-no-service = { $found ->
    [none] La réponse est vide.
   *[other] « { $found } » n’est pas à vendre.
} En vente dans la { place-cave } : { $services }.
why-life-full = Il y a déjà { $most ->
    [one] { $most } point de vie
   *[other] { $most } points de vie
}, et c’est le maximum.
why-no-bonus-left = Il ne reste aucune carte Bonus à acheter.
why-hand-full = La main est pleine : à cette table, il faut utiliser une carte Bonus avant d’en recevoir une autre.

# Forest

why-shuffled-draw = Après le mélange, il faut piocher la première carte avant de finir la phase.
why-shuffle-late = La défausse se remélange avant la première carte, et une carte est déjà piochée.
why-shuffle-nothing = La défausse est vide : il n’y a rien à remélanger.
why-forest-most = { $most ->
    [one] { $most } carte a été piochée, et c’est le maximum
   *[other] { $most } cartes ont été piochées, et c’est le maximum
} pour une visite.
why-pile-empty = La pile Cueillette est vide.

# Savannah

why-one-hunt = La chasse est faite, et il n’y en a qu’une par phase d’action.
why-no-prey = { $found ->
    [none] Il manque une proie.
   *[other] « { $found } » n’est pas parmi les proies.
} Sur le plateau : { $cards }.
why-extra-dice = { $most ->
    [0] On ne peut pas acheter de dé pour la chasse.
    [one] On peut acheter { $most } dé pour une chasse, avec « +1 » après la proie.
   *[other] On peut acheter de 1 à { $most } dés pour une chasse, avec « +1 », « +2 », etc. après la proie.
}

# Mountain

why-one-climb = L’ascension est faite, et il n’y en a qu’une par phase d’action.
why-reroll-or-stop = { $found ->
    [none] La réponse est vide.
   *[other] « { $found } » doit attendre.
} Pendant une ascension, on garde des dés et on relance les autres, ou on s’arrête.
why-claim-best = Ce qui compte, c’est ce que tous les dés donnent ensemble. Si vous vous arrêtez maintenant : { $combination }.
why-keep-what = « { $found } » ne peut pas être gardé : les dés montrent { $dice }.
why-keep-all = Tous les dés seraient gardés, et aucun relancé. Pour tout garder, arrêtez-vous.
why-keep-locked = Vous aviez déjà gardé { $kept } : on n’y touche plus.

# Evolutions

why-no-evolution = { $found ->
    [none] Il manque une Évolution.
   *[other] « { $found } » n’est pas parmi les Évolutions.
} Sur le plateau : { $cards }.
why-evolution-place = « { $card } » ne peut être réalisée que { at-place }, pas { at-here }.
why-evolution-cost = « { $card } » coûte plus que ce qu’il y a. Il manque encore : { $missing }.
why-one-evolution = Une Évolution est réalisée, et à cette table c’est tout pour une phase.

# Bonus cards

why-not-in-hand = { $card ->
    [none] { $found ->
        [none] Il manque une carte.
       *[other] « { $found } » n’est pas une carte Bonus.
    }
   *[other] « { $card } » n’est pas dans la main, et on ne joue que les cartes qu’on a.
}
why-bonus-combat = « { $card } » est une carte de combat : elle ne se joue que dans un combat, après les dés.
why-bonus-counter = « { $card } » est un contre : elle ne se joue que lorsque quelqu’un d’autre utilise une carte Bonus.
why-bonus-action = « { $card } » ne se joue que dans sa propre phase d’action, pas dans un combat.
why-bonus-place = « { $card } » ne peut être jouée que { at-place }, pas { at-here }.
why-bonus-price = « { $card } » coûte plus que ce qu’il y a. Il manque encore : { $missing }.
why-one-bonus = Une carte Bonus est jouée, et à cette table c’est tout pour une phase.
why-target-self = « { $card } » se joue sur quelqu’un d’autre, pas sur soi-même.
possible-targets = { $players ->
    [none] Personne ne peut en être la cible maintenant.
   *[other] Cibles possibles maintenant : { $players }.
}
why-target-kromosaurus = Le Kromosaure n’est pas un joueur : aucune carte Bonus ne peut le viser. { possible-targets }
why-target-unknown = { $found ->
    [none] { $players ->
        [none] { possible-targets }
       *[other] Dites sur qui la carte est jouée. { possible-targets }
    }
   *[other] « { $found } » ne joue pas à cette table. { possible-targets }
}
why-target-stunned = Personnage assommé : { $target }. À cette table, on laisse tranquilles les personnages assommés.
why-target-elsewhere = { $target } est { at-place }. La carte n’atteint que les joueurs qui sont { at-here }.
why-target-has-not = { $target } n’a pas ce que la carte prend : { $goods }.
why-play-how = « { $card } » ne se joue pas avec ces mots-là. Façons de la jouer : { $ways }.
