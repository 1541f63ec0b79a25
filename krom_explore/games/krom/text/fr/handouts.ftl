### The tables of the odds cards.

handout-table-combat = Alma contre Kolos : probabilité qu’Alma gagne, selon ce qui s’ajoute à son total
handout-table-combat-dice = Alma contre Kolos dans la Forêt : probabilité qu’Alma gagne, avec plus de dés et avec plus de points ajoutés à son total
handout-table-hunt = Probabilité que tant de dés fassent au moins la valeur de la proie
handout-table-reach = Probabilité d’atteindre une combinaison, sans rien viser d’autre
handout-table-duel = Un joueur avec tous ses points de vie contre le Kromosaure : probabilité de le terrasser

## Questions about one row of an answer

handout-ask-duel = Quelle est la probabilité qu’un combat coûte à { $me } { $number ->
    [0] zéro point de vie
    [one] exactement { $number } point de vie
   *[other] exactement { $number } points de vie
} ?
handout-ask-hunts = Quelle est la probabilité d’un total de { $number } ?
handout-ask-winners_die = Quelle est la probabilité que le dé gagnant ait montré { $row } ?
handout-ask-gathering = Parmi les cartes piochées, quelle est la probabilité { $number ->
    [0] qu’aucune n’apporte
    [one] qu’exactement une apporte
   *[other] qu’exactement { $number } apportent
} ce qu’on cherche ?
handout-ask-stopping = Quelle est la probabilité qu’une ascension jouée au mieux s’arrête { $number ->
    [0] tout de suite
    [one] après exactement { $number } relance
   *[other] après exactement { $number } relances
} ?
handout-ask-regret = Quelle est la probabilité qu’une ascension jouée au mieux finisse ainsi : { $row } ?

## Steps of an activity, where the page speaks of what is on the screen

handout-step-duel-3 = Joue des combats avec deux dés, un pour { $me } et un pour { $rival }. Note les points de vie que perd { $me }.
handout-step-third_die-3 = Lance d’abord les dés de la chasse, et le dé acheté en dernier. Est-ce que cela aurait suffi sans lui ?
handout-step-two_rolls-3 = Lance deux dés, un pour toi et un pour le Kromosaure, manche après manche.
handout-step-ties-3 = Joue des combats avec deux dés, un par combattant.
handout-step-winners_die-3 = Joue des combats avec deux dés, un pour { $who } et un pour { $against }. Seuls comptent les combats où { $who } gagne.
handout-step-gathering-3 = Prépare un bout de papier par carte, puis pioche. Chaque manche commence avec la pile entière.
handout-step-stopping-3 = Compte les ascensions imprimées ci-dessous : elles sont toutes jouées au mieux.
handout-step-fair-3 = Lance, et fais un trait pour la face qui est venue. N’oublie pas les lancers qui te déplaisent.
