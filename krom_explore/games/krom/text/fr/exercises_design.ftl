### Exercises for designers: an edge case, a box of one’s own.

exercise-edge_case-1 = Les trois mêmes se rencontrent, cette fois { $where } et non { $instead } : { $one } en pleine forme, { $other } avec { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
}, et le Kromosaure. Personne n’a de carte. { $one } pourra dépouiller { $other } : avec quelle probabilité ?
exercise-edge_case-1-hint = { $one } doit gagner, et avec au moins { $life } d’avance sur { $other }. Tout dépend donc de qui gagne quand { $one } et le Kromosaure sont à égalité { $where }.
exercise-edge_case-1-solution = Comptez les lancers où { $one } gagne { $where } avec { $life } d’avance ou plus sur { $other } : { $answer }. Changer de lieu peut retourner une égalité tout comme changer de règle.

exercise-edge_case-2 = Retour { $where }. Comparez « le poids décide » et « le Kromosaure gagne toutes les égalités », lancer par lancer, pour les { $rolls } lancers des trois dés. Pour combien d’entre eux le choix de règle décide-t-il si l’on peut dépouiller { $other } ?
exercise-edge_case-2-hint = Ne regardez que les lancers où { $one } et le Kromosaure sont à égalité en tête. Lesquels font perdre à { $other } tous ses points de vie ({ $life }) ?
exercise-edge_case-2-solution = Pour sa bourse, les deux règles ne diffèrent que si { $one } et le Kromosaure sont à égalité en tête et qu’on assomme { $other } : { $answer } sur { $rolls }.

exercise-own_box-1 = Dans votre boîte, la proie « { $prey } » a une valeur de { $easier } au lieu de { $value }. Vous la chassez avec ses { $dice } dés, sans en acheter. Quelle est la probabilité de l’attraper ?
exercise-own_box-1-hint = Un total exactement égal à la valeur l’attrape aussi. Comptez les lancers de { $dice } dés qui font { $easier } ou plus.
exercise-own_box-1-solution = Part des lancers de { $dice } dés qui font { $easier } ou plus : { $answer }.

exercise-own_box-2 = Montez pas à pas la valeur de la proie « { $prey } », sans rien changer d’autre. Vous avez { $krom ->
    [one] { $krom } Krom
   *[other] { $krom } Kroms
}, et vous comparez récompense et prix comme le fait la Caverne. Quelle est la plus petite valeur pour laquelle acheter deux dés est le meilleur choix ?
exercise-own_box-2-hint = Regardez ce qui reste une fois payé, pas seulement les chances. La figure ci-dessus montre quel nombre de dés vaut le plus.
exercise-own_box-2-solution = Un second dé acheté vaut la peine dès que ce qu’il ajoute aux chances vaut plus que son prix. C’est le cas à partir d’une valeur de { $answer }.

## misreading-NAME: what it looks like, and what the rule says

misreading-a-tie-is-a-tie-anywhere = On dirait que le lieu ne change rien. Qui est aidé par le poids change avec le lieu (règle combat.tie.weight).
misreading-whoever-stuns-lets-rob = On dirait que vous avez compté tous les lancers qui assomment la victime. Là où le Kromosaure a gagné, personne ne dépouille (règle kromosaurus.wins).
misreading-winning-is-enough = On dirait qu’il suffit de gagner le combat. On ne peut dépouiller qu’un personnage qui y est assommé (règle stunned.robbery).
misreading-every-new-winner-counts = On dirait que vous avez compté tous les lancers qui ont un autre vainqueur. Là où personne n’est assommé, la bourse reste fermée avec les deux règles (règle stunned.robbery).
misreading-every-robbery-counts = On dirait que vous avez compté tous les lancers après lesquels on peut dépouiller. La plupart finissent ainsi avec les deux règles.
misreading-only-the-value-itself = On dirait que vous n’avez compté que les lancers qui font la valeur elle-même. Avec plus, on l’attrape aussi (règle savannah.success).
misreading-the-surest-is-the-best = On dirait que vous avez cherché la meilleure probabilité. Plus de dés aident toujours un peu ; la question est de savoir quand ils valent leur prix.
misreading-any-dice-are-two-dice = On dirait que c’est la valeur à partir de laquelle acheter un dé est le mieux. Pour deux, c’est plus loin.
