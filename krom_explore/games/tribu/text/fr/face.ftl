### Tribù's face: its table, its sheets, its chapters' names.

ui-tribes = La table
ui-challenge-turn = Défi { $challenge }, tour { $turn }

# Piles
ui-deck = Pioche
ui-discard = Défausse
ui-played = Jouées
ui-pile-deck = Pioche : { said-cards }
ui-pile-discard = { $card ->
    [none] Défausse : vide
   *[other] Défausse : { said-cards }, dessus « { $card } »
}
ui-pile-played = { $card ->
    [none] Actions jouées : aucune
   *[other] Actions jouées : { said-cards }, la dernière « { $card } »
}

# Tribes and chains
ui-no-chains = Pas encore de chaîne. Un personnage en commence une.
ui-new-chain = Une nouvelle chaîne
ui-you = vous
ui-asked-now = { $who ->
    [me] { $moves ->
        [yes] à vous
       *[no] à vous de répondre
    }
   *[other] { $moves ->
        [yes] joue
       *[no] répond
    }
}
ui-leader-is = Chef : { $card }. On ne le perd jamais ; sa chaîne rapporte { said-spheres } de plus si elle est magique et protégée
ui-lonely = sans vase
ui-lonely-last = dernier tour
ui-lonely-until = { $when ->
    [now] Sans son premier vase, cette carte est perdue à la fin de ce tour : { said-spheres }.
   *[next] Sans premier vase à la fin de son prochain tour, { $player } perd cette carte : { said-spheres }.
}
ui-complete = complète
ui-protected = protégée
ui-magical = magique
ui-magic-brings = D’une seule couleur sous un Totem : { said-spheres } de plus à la fin du défi.
ui-complete-of = Chaînes complètes : { $number } sur { $needed }
ui-cards-held = { $number ->
    [one] { $number } carte en main
   *[other] { $number } cartes en main
}
ui-spheres-sum = { $sum } sphères sur { $goal } : { $before } des défis passés, { $table } sur la table
ui-skips = { $number ->
    [one] passe le prochain tour
   *[other] passe { $number } tours
}
ui-chain-told = Chez { $player }, chaîne { $chain }{ $leads ->
    [yes] , le chef
   *[no] {""}
} : { $cards ->
    [none] pas encore de vase
   *[other] { $cards }
}. { $state ->
    [magical] Magique et protégée.
    [protected] Protégée.
    [complete] Complète ; un Totem la protégerait.
   *[open] Ensuite : { $vase }.
} { said-spheres }{ $magic ->
    [0] {""}
   *[other] {" "}et { $magic } de plus
}.{ $blocks ->
    [0] {""}
   *[other] {" "}Avec un blocage.
}
ui-active = { $card ->
    [none] Une carte est ici, face cachée.
   *[other] « { $card } » est ici, face cachée.
}
ui-attacked = { $player } vise { $cards }.

# The hand
ui-hand-of = Main : { $player }
ui-held-now = hostiles si quelqu’un d’autre conclut : { said-spheres }
ui-held-full = Vous avez { said-spheres } en main et face cachée. On les retire si quelqu’un d’autre conclut le défi.
ui-fresh = nouvelle

# Spheres
ui-spheres-lead = Qui a { $goal } sphères à la fin d’un défi gagne. Un défi finit quand quelqu’un a { $needed } chaînes complètes.
ui-before = Des défis passés
ui-sum = En tout
ui-held = En main et face cachée
ui-held-why = Si quelqu’un d’autre conclut le défi, celles-ci sont hostiles : on les retire.
ui-held-hidden = caché

# Every kind of card
ui-characters = Personnages
ui-dioramas = Dioramas
ui-events = Événements
ui-protections = Protections
ui-actions = Actions
ui-kind-characters = Personnage
ui-kind-dioramas = Diorama
ui-kind-events = Événement
ui-kind-protections = Protection
ui-kind-actions = Action
# The letter of a colour, in the corner of a card
ui-letter-red = R
ui-letter-blue = B
ui-letter-both = RB
ui-seen = visibles
ui-unseen = non visibles
ui-seen-lead = Combien de cartes de chaque sorte vous pouvez voir. Les autres sont dans la pioche, dans d’autres mains ou face cachée.

# Sheets
ui-seed-cards = Numéro de la partie (sans changement : nouvelles cartes)
ui-your-name = Votre nom
ui-name-2 = Nom du deuxième joueur
ui-name-3 = Nom du troisième joueur
ui-name-4 = Nom du quatrième joueur
ui-name-5 = Nom du cinquième joueur
ui-name-6 = Nom du sixième joueur
ui-name-7 = Nom du septième joueur
ui-name-8 = Nom du huitième joueur

# The editor
ui-challenge = Défi
ui-turn-number = Tour
ui-mover = À qui le tour
ui-dealer = Qui distribue
ui-plays = joue
ui-name = Nom
ui-leader-card = Chef
ui-leader-dealt = tiré au sort
ui-skips-turns = Tours à passer (0 : selon les blocages)
ui-hand = Main
ui-beside-chain = À côté, face cachée ou blocage
ui-piles = Piles
ui-discard-order = Défausse, le dessus d’abord
ui-player-1 = Premier joueur
ui-player-2 = Deuxième joueur
ui-player-3 = Troisième joueur
ui-player-4 = Quatrième joueur
ui-player-5 = Cinquième joueur
ui-player-6 = Sixième joueur
ui-player-7 = Septième joueur
ui-player-8 = Huitième joueur
ui-invented = Cela dépend de cartes que nous avons inventées : les vraies ne sont pas publiques.
ui-footer = Tribù est un jeu de Sergio Fersini (SerFer Giochi). Cet explorateur n’est pas d’eux ; la plupart de ses cartes sont inventées, car les vraies ne sont pas publiques.
ui-editor-help = Les cartes s’écrivent par leur nom, séparées par une virgule. Une chaîne s’écrit comme elle est posée : Cavalier, Statue rouge, Cheval bleu. Les cartes qui ne sont nulle part sont dans la pioche, et une main se complète avec elles.

part-spheres = Sphères
part-seen = Cartes

play-piles = Pioche { $deck }, défausse { $discard } ({ $top ->
    [none] rien dessus
   *[other] dessus : { $top }
}), jouées { $played }
play-tribe = { $player }{ $leader ->
    [none] {""}
   *[other] {" "}(chef : { $leader })
} : { $before } sphères des défis passés, { $table } sur la table, chaînes complètes { $complete } sur { $needed }, cartes en main { $cards }{ $skips ->
    [0] {""}
    [one] , passe un tour
   *[other] , passe { $skips } tours
}
play-chain = { $cards } ({ $spheres }){ $state ->
    [magical] , magique et protégée
    [protected] , protégée
    [complete] , complète
   *[open] , ensuite : { $wants }
}{ $active ->
    [none] {""}
    [hidden] , une carte face cachée
   *[other] , face cachée : { $active }
}{ $blocks ->
    [0] {""}
   *[other] , avec un blocage
}
play-hand = Votre main : { $cards }
play-spheres = { $player } { $number }
play-score = Défi { $challenge } · { $spheres } · { $goal } sphères pour gagner

# Between two challenges
interlude-title = Le défi { $number } est fini
interlude-next = Le défi suivant commence par une nouvelle donne. Les chefs et les sphères restent.
interlude-table = Sur la table
interlude-magic = Pour les chaînes magiques
interlude-hostile = Hostiles : en main et face cachée
interlude-number = Ce défi
interlude-total = En tout, sur { $goal }
