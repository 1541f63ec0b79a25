### Exercises on combat.

exercise-combat-1 = Alma et Kolos se rencontrent, et chacun lance un dé. Quelle est la probabilité que les deux dés soient égaux, et que le poids doive décider ?
exercise-combat-1-hint = Laissez Alma lancer d’abord. Quel que soit son résultat, combien des { $sides } faces de l’autre dé lui sont égales ?
exercise-combat-1-solution = Deux dés tombent de { $ways } façons. Pour chaque face, une seule est un double : { $answer }.

exercise-combat-2 = Le plus léger a-t-il intérêt à se battre { $where } ? Alma y rencontre Kolos ; des deux, { $lighter } pèse le moins, et personne n’a de carte à jouer. Quelle est la probabilité qu’Alma gagne ?
exercise-combat-2-hint = Il y a trois cas : le dé d’Alma est plus haut, celui de Kolos est plus haut, les deux sont égaux. Les deux premiers ont la même probabilité. Qui le troisième aide-t-il, dans ce lieu ?
exercise-combat-2-solution = Le dé d’Alma est plus haut avec une probabilité de { $clear }, et les deux sont égaux avec une probabilité de { $tie }. À dés égaux { $where }, c’est pour { $helped }. Alma gagne avec une probabilité de { $answer }. Qui gagne les égalités a intérêt à s’y battre, pour jouer en premier. Cela n’épargne de points de vie à personne : des dés égaux ne coûtent rien, ni ici ni ailleurs.

exercise-combat-3 = Quatre combattants se rencontrent { $where } et ont lancé : { $dice }. Qui d’entre eux perd des points de vie ?
exercise-combat-3-hint = Qui est le vainqueur ? Quel est l’écart entre chaque autre dé et le sien ?
exercise-combat-3-solution = Chacun perd l’écart avec le vainqueur (règle combat.damage). Qui a autant que le vainqueur passe après lui, mais ne perd rien. Perdent donc des points de vie : { $answer }.

## misreading-NAME: what it looks like, and what the rule says

misreading-one-double-only = On dirait que vous avez compté un seul double, comme deux six. Chaque face peut sortir sur les deux dés.
misreading-a-chance-for-each-die = On dirait que vous avez additionné une probabilité par dé. Le premier dé peut montrer n’importe quoi ; seul le second doit lui être égal.
misreading-heavier-everywhere = On dirait que des dés égaux vont au plus lourd, ou à personne. Qui est aidé par le poids dépend du lieu, et il y a toujours un vainqueur (règle combat.tie.weight).
misreading-ties-are-shared = On dirait que les dés égaux se partagent à moitié entre les deux. C’est le poids qui les décide, chaque fois pour le même (règle combat.tie.weight).
misreading-weight-before-dice = On dirait que le poids décide de tous les combats. Il ne décide que si les dés sont égaux (règle combat.tie.weight).
misreading-a-lost-tie-hurts = On dirait que tous, sauf le vainqueur, perdent des points de vie. On perd l’écart avec le total du vainqueur, et à dés égaux il est nul (règle combat.damage).
misreading-only-the-last-is-hurt = On dirait que seul le dernier perd des points de vie. Chaque perdant perd l’écart avec le vainqueur (règle combat.damage).
