### Tribù: what was expected of a box of one’s own, and of players and positions.

# A box of one’s own

bad-card-id = { $near ->
    [none] Un identifiant se compose de minuscules sans accent, de chiffres et de tirets bas. Ce que les gens lisent va dans ses noms.
   *[other] Un identifiant se compose de minuscules sans accent, de chiffres et de tirets bas, comme « { $near } ». Ce que les gens lisent va dans ses noms : names = {"{"} fr = {"\""}{ $found }{"\""} {"}"}.
}
bad-card-name = Un nom doit avoir de 1 à { $most } lettres ou signes visibles.
bad-card-twice = Une autre carte a déjà cet identifiant.
bad-no-vases = Un personnage doit demander au moins un vase.
bad-diorama-kind = Un Diorama doit avoir exactement une de ces choses : un vase, any = true ou totem = true. Celui-ci a : { $found }.
bad-action-effect = Une action doit avoir exactement une de ces choses : un nombre de cartes à piocher, block = true ou steal = true. Celle-ci a : { $found }.
bad-players-leaders = La boîte a { $most } personnages avec une carte Chef : on peut donc jouer de { $least } à { $most }, pas à { $found }.
bad-chains-players = Il faut un nombre de chaînes pour chaque nombre de joueurs, de { $least } à { $most } : { $wanted ->
    [one] { $wanted } entrée
   *[other] { $wanted } entrées
}, pas { $found }.
bad-chains-characters = Il n’y a que { $most ->
    [one] { $most } personnage
   *[other] { $most } personnages
} dans la boîte, et personne ne peut en avoir un deux fois. Personne ne peut donc compléter { $found } chaînes.
bad-deck-small = Pour de telles mains, le paquet doit avoir au moins { $wanted } cartes, mais il en a { $found }.
bad-deck-large = Le paquet peut avoir au plus { $most } cartes, mais il en a { $found }.
bad-no-dioramas = Aucun Diorama de la boîte ne montre de vase : aucune chaîne ne pourrait grandir.
bad-no-spheres = Aucun personnage ni aucun Diorama de la boîte n’a de sphère : personne n’arriverait jamais à { $goal }.

# Players and positions

bad-list-of-names = Il faut ici une liste de noms.
bad-how-many-players = Il faut de { $least } à { $most } joueurs, pas { $found }.
bad-player-name = { $found ->
    [none] Il manque un nom ici. Il doit avoir de 1 à { $most } lettres ou signes visibles.
   *[other] Le nom d’un joueur doit avoir de 1 à { $most } lettres ou signes visibles, avec une seule espace entre les mots, pas « { $found } ».
}
bad-player-twice = Quelqu’un s’appelle déjà « { $name } », peut-être avec d’autres majuscules.
bad-unknown-card = Il n’y a pas de carte « { $found } » qui puisse être ici.{ $near ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $near } » ?
}
bad-other-family = « { $card } » ne peut pas être ici : il faut { $family ->
    [characters] un personnage
    [dioramas] un Diorama
   *[actions] une action
}.
bad-too-many-copies = { $copies ->
    [0] Il n’y a pas de carte « { $card } » dans cette boîte.
    [one] Il n’y a que { $copies } carte « { $card } », et elle est déjà utilisée.
   *[other] Il n’y a que { $copies } cartes « { $card } », et elles sont toutes déjà utilisées.
}
bad-at-most-cards = Il peut y avoir ici au plus { $most ->
    [one] { $most } carte
   *[other] { $most } cartes
}, pas { $found }.
bad-leader-twice = « { $card } » est déjà chef chez { $name }.
bad-chain-twice = Il y a déjà une chaîne « { $card } ». Personne ne peut avoir deux fois le même personnage.
bad-vase-order = « { $card } » ne peut pas être le vase numéro { $number } de « { $character } ». Il faut l’un de ceux-ci : { $names }.
bad-vase-too-many = « { $card } » demande { $most ->
    [one] { $most } vase
   *[other] { $most } vases
} et pas un de plus.
bad-vase-any-twice = Il ne peut y avoir qu’un Diorama pour n’importe quel vase par chaîne : il n’y a plus de place pour « { $card } ».
bad-totem-no-vase = « { $card } » est un Totem et ne prend la place d’aucun vase. Il va dans le champ totem.
bad-totem-needs = Un Totem demande une chaîne complète : { $wanted ->
    [one] { $wanted } vase
   *[other] { $wanted } vases
}, pas { $found }.
bad-not-active = « { $card } » ne peut pas être une carte active : seuls le peuvent les Dioramas, les événements et les protections.
bad-no-block = « { $card } » n’est pas une action de blocage.
bad-one-block = Personne ne passe plus d’un tour tant que le choix de règle second_block est « refused », pas { $found }.
bad-deck-short = { $missing ->
    [one] Il manque { $missing } carte dans cette main
   *[other] Il manque { $missing } cartes dans cette main
}, mais il n’en reste que { $found } à distribuer.
bad-already-closed = { $found } chaînes complètes auraient déjà conclu le défi : il en suffit de { $needed }.
bad-already-exhausted = Il n’y a plus de Diorama ni dans la pioche ni dans la défausse : le défi serait déjà fini.
