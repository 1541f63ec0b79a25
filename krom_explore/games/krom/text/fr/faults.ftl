### Krom: what was expected of a box of one’s own, and of players and positions.

# A box of one’s own

bad-goods = { $found ->
    [none] Il n’y a rien ici. Il faut des biens, chacun en quantité d’au moins 1, parmi : { $names }.
   *[other] Il faut ici des biens, chacun en quantité d’au moins 1, parmi : { $names }. On trouve { $found }.
}
bad-effect = Une carte doit avoir une seule sorte d’effet : dice, plus, counter, gain, lose, steal, pay avec gain, ou give avec take. Celle-ci a : { $found }.
bad-character-name = Le nom d’un personnage doit avoir de 1 à { $most } lettres ou signes visibles, avec une seule espace entre les mots.
bad-character-same = Un autre porte déjà ce nom, peut-être avec d’autres majuscules.
bad-character-goods = Dans une réponse, on ne pourrait pas distinguer « { $name } » du nom d’une ressource. Choisissez un autre nom.
bad-weights-distinct = { $first } et { $second } pèsent le même poids, et il faut bien que quelqu’un gagne une égalité. Changez l’un des deux poids, ou réglez le choix de règle equal_weights sur « roll_off ».
bad-card-id = { $near ->
    [none] L’identifiant d’une carte se compose de minuscules sans accent, de chiffres et de tirets bas. Ce que les gens lisent va dans ses noms.
   *[other] L’identifiant d’une carte se compose de minuscules sans accent, de chiffres et de tirets bas, comme « { $near } ». Ce que les gens lisent va dans ses noms : names = {"{"} fr = {"\""}{ $found }{"\""} {"}"}.
}
bad-card-name = Le nom d’une carte doit avoir de 1 à { $most } lettres ou signes visibles.
bad-target-high = { $players } joueurs peuvent se partager les { $points } points de toutes les Évolutions sans que personne n’arrive à { $goal }, et la partie ne finirait jamais. { $most ->
    [none] Donnez plus de points aux Évolutions
   *[other] Mettez ici { $most } ou moins (la partie longue s’y ajoute), donnez plus de points aux Évolutions
}, ou réglez le choix de règle evolution_runs_out sur « ends ».
bad-card-twice = Un autre paquet a déjà une carte avec cet identifiant.
bad-deck-small = Ce paquet doit avoir au moins { $wanted ->
    [one] { $wanted } carte
   *[other] { $wanted } cartes
}, mais il en a { $found }.
bad-deck-large = Ce paquet peut avoir au plus { $wanted } cartes, mais il en a { $found }.

# Players and positions

bad-list-of-characters = Il faut ici une liste de personnages, parmi : { $names }.
bad-character-twice = Quelqu’un joue déjà { $name }. Ce personnage n’est plus libre.
bad-how-many-players = Il faut de { $least } à { $most } joueurs, pas { $found }.
bad-stunned-at-0 = Un personnage est assommé à 0 point de vie, et seulement là. Ici, il en a { $life }.
bad-at-most-cards = Il y a place ici pour { $most ->
    [one] { $most } carte
   *[other] { $most } cartes
} au plus, pas pour { $found }.
bad-unknown-card = Le paquet « { $deck } » n’a pas de carte « { $found } ».{ $near ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $near } » ?
}
bad-too-many-copies = { $copies ->
    [one] Il n’y a que { $copies } carte « { $card } », et elle est déjà prise.
   *[other] Il n’y a que { $copies } cartes « { $card } », et elles sont toutes déjà prises.
}
bad-one-trophy = Il n’y a qu’un trophée, et { $name } l’a déjà.
bad-trophy-alive = Personne n’a le trophée tant que le Kromosaure est en jeu.
bad-already-won = Avec ces cartes, la partie serait déjà gagnée : il suffit de { $target } points.
bad-over-supply = Il n’y a que { $box } de ces jetons dans la boîte, mais les joueurs en auraient { $found }.
bad-players-characters = La boîte contient { $most } personnages : on peut jouer de { $least } à { $most }, pas à { $found }.
bad-points-players = Il faut un nombre de points pour chaque nombre de joueurs, de { $least } à { $most } : { $wanted ->
    [one] { $wanted } valeur
   *[other] { $wanted } valeurs
}, pas { $found }.
