# Tribù: what happens, what is asked, what is answered, and why not.
#
# A chain is called by its character. $seen says whether the reader knows the card: of those that are drawn, dealt or laid
# face down, only their player does.
# « chez { $player } » : juste pour tout nom, sans élision.

## Names

deck-deck = pioche
deck-leaders = cartes Chef

said-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
said-vases = { $number ->
    [one] { $number } vase
   *[other] { $number } vases
}
said-spheres = { $number ->
    [one] { $number } sphère
   *[other] { $number } sphères
}

## event-KIND: what happens. $rule is the last word of the rule that made it happen.

event-set_up = À table : { $players }. Il faut { $spheres } sphères pour gagner.
event-leader = { $player } a pour chef « { $card } ».
event-challenge = Le défi { $number } commence. { $player } distribue et joue en premier.
event-dealt = { $seen ->
    [yes] { $player } reçoit { $cards }.
   *[no] { $player } reçoit { said-cards }.
}
event-turn = Tour { $turn } : { $player }.
event-drew = { $seen ->
    [yes] { $player } pioche « { $card } ».
   *[no] { $player } pioche une carte.
}
event-took = { $player } prend « { $card } » dans la défausse.
event-rebuilt = La pioche est vide. On mélange la défausse pour en faire une nouvelle pioche, { said-cards } en tout ; « { $card } » reste sur la défausse.
event-discarded = { $player } défausse « { $card } ».

event-began = { $player } commence une chaîne avec « { $card } ».
event-placed = { $player } ajoute « { $card } » à la chaîne « { $chain } ». C’est son vase numéro { $number }.
event-completed = La chaîne « { $chain } » est complète. Chaînes complètes chez { $player } : { $number } sur les { $needed } qui concluent le défi.
event-protected = { $magical ->
    [yes] { $player } met « { $card } » sur la chaîne « { $chain } ». La voilà protégée, et magique : { said-spheres } de plus à la fin.
   *[no] { $player } met « { $card } » sur la chaîne « { $chain } ». La voilà protégée.
}
event-eliminated = { $seen ->
    [yes] Chez { $player }, la carte « { $chain } » n’a toujours pas de vase : elle est perdue, et avec elle « { $card } », qui était à côté.
   *[no] Chez { $player }, la carte « { $chain } » n’a toujours pas de vase : elle est perdue.
}
event-alone = { $rule ->
    [leader] Chez { $player }, la carte « { $chain } » n’a plus de vase, mais on ne perd jamais un chef.
   *[other] Chez { $player }, la carte « { $chain } » n’a plus de vase. { $player } doit lui redonner le premier à son prochain tour.
}

event-activated = { $seen ->
    [yes] { $player } pose « { $card } » face cachée à côté de la chaîne « { $chain } ».
   *[no] { $player } pose une carte face cachée à côté de la chaîne « { $chain } ».
}
event-swapped = { $seen ->
    [yes] À côté de la chaîne « { $chain } », { $player } échange « { $back } » contre « { $card } ».
   *[no] À côté de la chaîne « { $chain } », { $player } échange la carte face cachée contre une autre.
}
event-used = { $player } retourne « { $card } », qui attendait à côté de la chaîne « { $chain } ».

event-attacked = { $player } retourne « { $card } » à côté de la chaîne « { $chain } » et attaque, chez { $target }, la chaîne « { $target_chain } ». En jeu : { $cards }.
event-defended = { $player } retourne « { $card } » à côté de la chaîne « { $chain } ». Cette carte sauve jusqu’à { said-vases }.
event-undefended = { $player } ne se défend pas.
event-destroyed = Chez { $player }, la chaîne « { $chain } » perd { $cards }.
event-held = Chez { $player }, la chaîne « { $chain } » ne perd rien.

event-played = { $player } joue « { $card } » : { said-cards } à piocher, autant à défausser.
event-deck_short = { $number ->
    [0] { $player } devrait piocher { $wanted } cartes, mais il n’en reste aucune.
    [one] { $player } devrait piocher { $wanted } cartes, mais il n’en reste que { $number }.
   *[other] { $player } devrait piocher { $wanted } cartes, mais il n’en reste que { $number }.
}
event-blocked = { $player } pose « { $card } » chez { $target }, à côté de la chaîne « { $chain } ». { $target } passera un tour.
event-skipped = Blocage : { $player } passe ce tour.
event-robbing = { $player } joue « { $card } » et convoite { $cards }, chez { $target }, dans la chaîne « { $target_chain } ».
event-stolen = { $player } vole « { $card } » à { $target }, dans la chaîne « { $target_chain } », et l’ajoute à la chaîne « { $chain } ».

event-closed = { $rule ->
    [complete] { $player } a { $number } chaînes complètes et conclut le défi.
    [exhausted] Il n’y a plus de Diorama ni dans la pioche ni dans la défausse. Le défi est fini.
   *[rounds] Tout le monde a joué tant de tours que le défi s’arrête ici.
}
event-magic = { $rule ->
    [leader] Chez { $player }, le chef « { $chain } » a une chaîne magique protégée : { said-spheres } de plus.
   *[magic] Chez { $player }, la chaîne « { $chain } » est magique et protégée : { said-spheres } de plus.
}
event-hostile = { $player } a encore { $cards }. Sphères hostiles, à retirer : { $number }.
event-scored = { $player } : { $table } sur la table{ $magic ->
    [0] {""}
   *[other] {" "}et { $magic } pour les chaînes magiques
}{ $hostile ->
    [0] {""}
   *[other] , moins { $hostile } hostiles
}. Cela fait { $number } pour ce défi et { $total } en tout.
event-tied = Égalité à { $total } sphères : { $players }. On joue un autre défi.
event-won = { $player } a { $total } sphères (il en fallait { $spheres }) et gagne.

over = { $player } a gagné.

## ask-QUESTION: what a player is asked

ask-leader = { $player }, qui sera votre chef ?
ask-turn = { $turned ->
    [yes] { $player }, prenez-vous une carte, ou retournez-vous une carte face cachée ?
   *[no] { $player }, quelle carte prenez-vous ?
}
ask-action = { $player }, que faites-vous de vos cartes ?
ask-discard = { $number ->
    [one] { $player }, quelle est la dernière carte que vous défaussez ?
   *[other] { $player }, quelle carte défaussez-vous ? Il y en a { $number } à défausser.
}
ask-defence = { $theft ->
    [yes] { $player }, { $by } joue « { $card } » et convoite { $cards } dans votre chaîne « { $chain } ».
   *[no] { $player }, { $by } attaque votre chaîne « { $chain } » avec « { $card } ». Vous perdriez { $cards }.
} { $turned ->
    [yes] La défendez-vous ?
   *[no] Vous n’avez pas de protection face cachée : vous ne pouvez pas la défendre.
}

## draw-DECK: what chance has to decide

draw-deck = On pioche une carte.
draw-leaders = On tire une carte Chef.

## do-VERB: an answer, as a button says it

do-draw = Piocher une carte
do-take = Prendre le dessus de la défausse
do-discard = Défausser « { $card } »
do-begin = Commencer une chaîne avec « { $card } »
do-place = Ajouter « { $card } » à « { $chain } »
do-activate = Poser « { $card } » face cachée à côté de « { $chain } »
do-swap = Échanger la carte face cachée à côté de « { $chain } » contre « { $card } »
do-play-draw = Jouer « { $card } » (piocher { $number }, en défausser autant)
do-play-block = Jouer « { $card } » chez { $player }, à côté de « { $target_chain } »
do-play-steal = Jouer « { $card } » : chez { $player }, le dernier vase de « { $target_chain } » pour votre « { $chain } »
do-use = Retourner « { $card } » à côté de « { $chain } » et l’ajouter à « { $target_chain } »
do-attack = Retourner « { $card } » à côté de « { $chain } » et attaquer, chez { $player }, « { $target_chain } » (jusqu’à { said-vases })
do-protect = Retourner « { $card } » à côté de « { $chain } » (sauve jusqu’à { said-vases })
do-pass = Laisser faire
do-lead = Choisir « { $card } »

## why-CODE: why an answer is refused. $ways are possible answers.

said-ways = { $ways ->
    [none] {""}
   *[other] {" "}Possible : { $ways }.
}
said-family = { $family ->
    [characters] un personnage
    [dioramas] un Diorama
    [events] un événement
    [protections] une protection
   *[actions] une action
}

# Setup
why-leader-first = Choisissez d’abord votre chef. Encore libres : { $cards }.
why-leader-taken = « { $card } » est déjà chef chez { $target }. Encore libres : { $cards }.
why-no-leader = { $found ->
    [none] Il faut dire qui vous choisissez.
   *[other] Il n’y a pas de carte Chef « { $found } ».
} Encore libres : { $cards }.
why-leaders-known = Les chefs sont choisis pour toute la partie.

# The turn
why-draw-first = Votre tour commence par une carte. Piochez-en une, prenez le dessus de la défausse, ou bien retournez une carte face cachée.
why-drawn-already = Vous avez déjà pris une carte à ce tour.
why-no-passing = On ne peut pas passer. Si vous ne voulez rien faire d’autre, défaussez une carte.
why-one-word = « { $found } » est de trop.{ said-ways }
why-not-in-hand = { $card ->
    [none] { $found ->
        [none] Il faut dire quelle carte.
       *[other] Vous n’avez pas de carte « { $found } » en main.
    }
   *[other] Vous n’avez pas « { $card } » en main.
}
why-discard-now = C’est le moment de défausser une carte.
why-discard-what = « { $found } » n’est pas une carte. On défausse une carte à la fois.
why-discard-again = Vous avez pris « { $card } » dans la défausse à ce tour. Cette carte ne peut pas y retourner aussitôt.
why-deck-empty = On ne peut pas piocher : la pioche est vide, et le dessus de la défausse reste où il est.
why-discard-empty = La défausse est vide.
why-top-no-diorama = « { $card } » est sur le dessus de la défausse. On ne peut y prendre qu’un Diorama.

# Chains
why-double = Vous avez déjà une chaîne « { $card } ». Il n’en faut pas une deuxième.
why-begins-alone = « { $card } » est un personnage : cette carte commence sa propre chaîne.{ said-ways }
why-not-laid = « { $card } » est { said-family }. Cette carte n’a pas sa place dans une chaîne.
why-place-where = { $ways ->
    [none] Aucune de vos chaînes n’accepte « { $card } » pour l’instant.
   *[other] À laquelle de vos chaînes ajoutez-vous « { $card } » ?{ said-ways }
}
why-no-own-chain = Vous n’avez pas de chaîne « { $chain } ».
why-chain-done = La chaîne « { $chain } » a son Totem. On n’y ajoute plus rien.
why-totem-early = « { $card } » ne va que sur une chaîne complète. Il faut d’abord { said-vases } à « { $chain } ».
why-totem-only = La chaîne « { $chain } » est complète. On ne peut y ajouter qu’un Totem.
why-second-any = « { $chain } » a déjà un Diorama qui vaut n’importe quel vase. Il n’en faut qu’un par chaîne.
why-other-vase = « { $card } » ne convient pas : le vase numéro { $number } de « { $chain } » doit être celui-ci : { $vase }.

# Active cards
why-not-activated = « { $card } » est { said-family }. On n’active que des Dioramas, des événements et des protections.
why-no-chain-yet = Vous n’avez pas de chaîne à côté de laquelle poser une carte.
why-activate-where = { $ways ->
    [none] Ce n’est possible à côté d’aucune de vos chaînes.
   *[other] À côté de quelle chaîne ?{ said-ways }
}
why-has-active = Il y a déjà une carte face cachée à côté de la chaîne « { $chain } ». Une seule est permise.
why-nothing-to-swap = Il n’y a pas de carte face cachée à côté de la chaîne « { $chain } ».
why-swapped-already = Vous avez déjà échangé une carte à ce tour.
why-swapped-no-action = Après un échange, on ne peut plus jouer d’action au même tour.
why-drawn-no-active = Qui a pris une carte ne peut pas retourner une carte active au même tour.
why-turn-what = { $cards ->
    [none] Vous n’avez pas de carte active.
   *[other] Dites quelle carte active, et à côté de quelle chaîne. Vous avez { $cards }.
}
why-no-active = Il n’y a pas de carte face cachée à côté de votre chaîne « { $chain } ».
why-other-active = C’est une autre carte qui est face cachée à côté de votre chaîne « { $chain } » : « { $card } ».
why-cannot-turn = { $family ->
    [events] « { $card } » est un événement : cette carte attaque, et ne fait rien d’autre.
    [protections] « { $card } » est une protection : on la retourne quand on est attaqué.
   *[other] « { $card } » est { said-family } : cette carte continue vos propres chaînes, et ne fait rien d’autre.
}
why-use-where = { $ways ->
    [none] Aucune de vos chaînes n’accepte « { $card } » pour l’instant.
   *[other] À laquelle de vos chaînes ajoutez-vous « { $card } » ?{ said-ways }
}
why-same-chain = « { $card } » ne peut continuer que la chaîne d’à côté, « { $chain } ».

# Attack and protection
why-own-target = C’est vous. Il faut la chaîne de quelqu’un d’autre.
why-no-target = { $ways ->
    [none] Il n’y a aucune chaîne à attaquer.
   *[other] Dites chez qui, et quelle chaîne.{ said-ways }
}
why-target-protected = Chez { $target }, la chaîne « { $chain } » a un Totem. « { $card } » n’y peut rien.
why-target-empty = Chez { $target }, « { $chain } » n’a aucun vase pour « { $card } ».
why-target-short = « { $card } » demande au moins { said-vases }. Chez { $target }, la chaîne « { $chain } » en a moins.
why-not-attacked = Les protections ne servent que lorsque l’on vous attaque.
why-defend-or-pass = On vous attaque. Retournez une protection, ou laissez faire.{ said-ways }
why-protect-from-hand = « { $card } » est dans votre main. On ne peut utiliser qu’une protection active, à côté d’une chaîne.

# Actions
why-no-action = « { $card } » est { said-family }. On ne joue que des actions.
why-play-how = Voici comment on peut jouer « { $card } » maintenant.{ said-ways }
why-no-way = Il n’y a personne contre qui jouer « { $card } » maintenant.
why-no-chains = { $target } n’a pas de chaîne.
why-blocked-already = { $target } doit déjà passer un tour.
why-stolen-nowhere = Aucune de vos chaînes n’accepte « { $card } » pour l’instant : impossible donc de voler cette carte.
