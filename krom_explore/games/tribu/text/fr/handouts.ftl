### The tables of the odds cards.

handout-table-none-among = Probabilité de n’en avoir aucune parmi tant de cartes
handout-table-wait = Probabilité qu’une carte pour la première place de « Cavalier » vienne en tant de pioches au plus
handout-table-attack = Probabilité qu’une attaque ne prenne aucun vase, avec tant de cartes face cachée

## Questions about one row of an answer

# $last: the last draw that is told apart; 0 stands for all that come after it
handout-ask-waiting = Quelle est la probabilité que la première carte qui convient vienne { $number ->
    [0] seulement après la pioche { $last }
   *[other] à la pioche { $number }
} ?
