### Lessons on the four places. How they are written: see lessons_table.ftl.

## The Cave

lesson-cave-rest-title = Un bon repos
lesson-cave-rest = Vous avez des blessures et presque plus de Kroms. Dans la Caverne, on se repose ou on achète. Gagnez des points de vie et des Kroms d’un seul coup.
lesson-cave-rest-hint-1 = Comparez ce que donne un repos avec ce qu’achètent les Kroms.
lesson-cave-rest-hint-2 = Reposez-vous.
lesson-cave-rest-done = Un repos donne { $rest }, et ne coûte que la visite.
lesson-cave-rest-failed-bought = Vous avez payé des Kroms, et qui achète ne peut pas se reposer dans la même phase.
lesson-cave-rest-failed = Vous avez quitté la Caverne sans vous reposer.

lesson-cave-heal-title = De nouveau sur pied
lesson-cave-heal = Encore un coup, et on vous assomme. Vous avez quelques Kroms. Ayez au moins sept points de vie en quittant la Caverne.
lesson-cave-heal-hint-1 = Cette fois, un repos ne suffit pas. Comptez ce que vos Kroms peuvent acheter.
lesson-cave-heal-hint-2 = Les points de vie se vendent par lots, et vous pouvez en acheter plusieurs.
lesson-cave-heal-done = Vous pouvez acheter autant que vous pouvez payer. Ce qui dépasserait le maximum est perdu.
lesson-cave-heal-failed = Vous avez moins de sept points de vie.
lesson-cave-heal-failed-rested = Un repos donne { $rest } : cela ne suffit pas, et vous ne pouvez plus rien acheter.
lesson-cave-heal-failed-bought = Une carte Bonus ne vous soigne pas, et il reste trop peu de Kroms pour des points de vie.

lesson-cave-missing-title = La pièce manquante
lesson-cave-missing = « { $torch } » est face visible, et il vous manque une chose pour cette carte. Réalisez-la dans cette phase.
lesson-cave-missing-hint-1 = Regardez ce que coûte la carte et ce que vous avez.
lesson-cave-missing-hint-2 = Les Kroms ne paient pas d’Évolution, mais dans la Caverne ils achètent de quoi la payer.
lesson-cave-missing-done = Une Évolution ne se paie jamais en Kroms, mais la Caverne vend du Bois, des Cailloux et des Os.
lesson-cave-missing-failed = « { $torch } » est toujours sur la table.
lesson-cave-missing-failed-rested = Après un repos, vous ne pouvez plus acheter dans cette phase. Des Kroms de plus n’aident pas à eux seuls.

lesson-cave-card_first-title = La carte d’abord
lesson-cave-card_first = « { $digging_stick } » coûte plus que ce que vous avez. Mais vous avez « { $shower_of_kroms } » en main. Réalisez « { $digging_stick } » dans cette phase.
lesson-cave-card_first-hint-1 = C’est vous qui choisissez l’ordre. Que vous donne votre carte, et que pouvez-vous acheter ensuite ?
lesson-cave-card_first-done = Dans votre phase, cartes, achats et Évolutions viennent dans n’importe quel ordre. La carte est donc venue d’abord.
lesson-cave-card_first-failed = « { $digging_stick } » est toujours sur la table.
lesson-cave-card_first-failed-rested = Qui se repose ne peut pas acheter dans la même phase.
lesson-cave-card_first-failed-bonus = Il fallait ces Kroms pour du Bois.

lesson-cave-which-title = Deux points ou un seul
lesson-cave-which = Vous avez un Caillou, et des Kroms pour deux achats. Marquez deux points dans cette phase.
lesson-cave-which-hint-1 = Deux petites cartes veulent la même ressource, que vous n’avez qu’une fois. Une autre carte vaut deux points à elle seule.
lesson-cave-which-done = Une carte à deux points valait mieux qu’une petite carte d’abord, après laquelle on ne pouvait plus rien payer. Et elle ne se réalise qu’ici.
lesson-cave-which-failed = Vous n’avez pas atteint deux points.
lesson-cave-which-failed-small = Un point, et ce qui reste ne paie pas de seconde carte.
lesson-cave-which-failed-rested = Qui se repose ne peut pas acheter dans la même phase.

lesson-cave-nap-title = Dormir et gagner
lesson-cave-nap = « { $organised_nap } » vous ferait gagner la partie. Il manque deux ressources, et vos Kroms n’en achètent qu’une. Regardez votre main, et gagnez dans cette phase.
lesson-cave-nap-hint-1 = « { $night_barter } » demande moins de Kroms pour une ressource que la Caverne.
lesson-cave-nap-done = Une ressource achetée, une troquée : les deux ensemble, c’était dans vos moyens. Les derniers points font gagner aussitôt.
lesson-cave-nap-failed = Vous n’avez pas gagné. Comptez vos Kroms : la Caverne pour une ressource, la carte pour l’autre.
lesson-cave-nap-failed-bonus = Il fallait ces Kroms pour une ressource.
lesson-cave-nap-failed-rested = Qui se repose ne peut pas acheter dans la même phase.

## The Forest

lesson-forest-free-title = Pour rien
lesson-forest-free = Dans la Forêt, la première carte { $first_card ->
    [0] est gratuite
    [one] coûte { $first_card } Krom
   *[other] coûte { $first_card } Kroms
}, et les suivantes sont plus chères. Prenez la première, n’en payez pas d’autre, et finissez votre phase.
lesson-forest-free-hint-1 = Le bouton montre ce que coûte une carte maintenant, et la probabilité qu’elle apporte quelque chose.
lesson-forest-free-hint-2 = Piochez une fois. Puis finissez votre phase.
lesson-forest-free-done = Vous avez vu votre carte avant de décider pour la suivante. Vous pouvez arrêter après n’importe laquelle.
lesson-forest-free-failed-paid = C’était la deuxième carte, et elle a un prix.
lesson-forest-free-failed-nothing = Vous repartez sans même la première carte.
lesson-forest-free-failed = Piochez une carte, puis finissez votre phase.

lesson-forest-persist-title = Encore une
lesson-forest-persist = Il vous faut deux Bois pour « { $digging_stick } ». Vous pouvez piocher jusqu’à { $cards } cartes, chacune plus chère que la précédente. Réalisez « { $digging_stick } » dans cette phase.
lesson-forest-persist-hint-1 = Toutes les cartes n’ont pas de Bois. Tant que vous pouvez payer, vous pouvez continuer.
lesson-forest-persist-hint-2 = Une carte n’a rien apporté. Vos Kroms suffisent pour une autre.
lesson-forest-persist-done = Chaque carte coûtait plus cher, et vous avez cessé de payer dès que vous aviez ce qu’il fallait.
lesson-forest-persist-failed = Vous avez quitté la Forêt trop tôt : il y avait des Kroms pour une autre carte.

lesson-forest-stop-title = Savoir s’arrêter
lesson-forest-stop = Rapportez deux Bois, et gardez au moins trois Kroms pour la Caverne. Puis finissez votre phase.
lesson-forest-stop-hint-1 = Avant chaque carte, regardez son prix, et ce qu’il vous resterait.
lesson-forest-stop-hint-2 = Avec deux Bois, vous avez ce que vous cherchiez.
lesson-forest-stop-done = Les prix montent. Le bon moment pour s’arrêter, c’est quand on a ce qu’on cherchait.
lesson-forest-stop-failed-spent = Il vous reste moins de trois Kroms. La carte suivante était trop chère.
lesson-forest-stop-failed = Vous repartez sans deux Bois.

lesson-forest-shuffle-title = Un bon coup de mélange
lesson-forest-shuffle = La défausse est face visible : vous pouvez savoir ce qui reste dans la pile. Rapportez du Bois avec la carte gratuite.
lesson-forest-shuffle-hint-1 = Quelles sont les chances avec la pile telle quelle ?
lesson-forest-shuffle-hint-2 = Avant votre première carte, vous pouvez remélanger la défausse dans la pile.
lesson-forest-shuffle-done = Il ne restait que des cartes vides. Après le mélange, les bonnes étaient de nouveau dans la pile.
lesson-forest-shuffle-failed-empty = « { $nothing_at_all } ». Il ne restait rien d’autre dans cette pile.
lesson-forest-shuffle-failed = Vous repartez sans carte.

lesson-forest-leave_it-title = Ne touchez à rien
lesson-forest-leave_it = Avant vous, quelqu’un n’a pas eu de chance : les cartes vides sont dans la défausse. Prenez une carte qui a du Bois à coup sûr.
lesson-forest-leave_it-hint-1 = Qu’est-ce qui reviendrait dans la pile si vous mélangiez ?
lesson-forest-leave_it-done = Toutes les cartes de la pile avaient du Bois. Un mélange aurait ramené les cartes vides.
lesson-forest-leave_it-failed-empty = Le mélange a remis les cartes vides dans la pile, et vous en avez pioché une.
lesson-forest-leave_it-failed = Vous repartez sans carte.

lesson-forest-driftwood-title = Seulement dans la Forêt
lesson-forest-driftwood = « { $dugout_canoe } » ne se réalise qu’ici, et vous avez une carte qui ne marche qu’ici. Réalisez « { $dugout_canoe } » sans perdre de temps.
lesson-forest-driftwood-hint-1 = Votre carte apporte juste ce qui manque.
lesson-forest-driftwood-done = Une carte avec le signe d’un lieu ne sert que là, et une telle Évolution aussi. Ici, vous pouviez faire les deux.
lesson-forest-driftwood-failed = Vous aviez tout en main. Piocher d’abord des cartes a pris trop de temps.

lesson-forest-hut-title = Pas la première, la meilleure
lesson-forest-hut = « { $tree_hut } » vous ferait gagner la partie. Vous avez un Caillou et presque pas de Kroms. Piochez, et gagnez dans cette phase.
lesson-forest-hut-hint-1 = Combien de points manque-t-il ? Une petite carte maintenant mangerait votre seul Caillou.
lesson-forest-hut-done = Vous n’avez pas pris la première carte que vous pouviez payer. La patience a gagné la partie.
lesson-forest-hut-failed-torch = « { $torch } » a pris votre Caillou, et son point ne suffit pas pour gagner.
lesson-forest-hut-failed = Vous repartez avant d’avoir assez de Bois.

## The Savannah

lesson-savannah-bare_hands-title = À mains nues
lesson-savannah-bare_hands = Chaque proie montre combien de dés vous lancez et quelle somme il faut atteindre. Vous n’avez pas de Kroms pour des dés. Attrapez quelque chose.
lesson-savannah-bare_hands-hint-1 = Chaque ligne dit quelles sont les chances de réussir la chasse.
lesson-savannah-bare_hands-hint-2 = Le petit gibier donne moins, mais on l’attrape plus souvent.
lesson-savannah-bare_hands-hint-3 = Chassez « { $dodo } ».
lesson-savannah-bare_hands-done = Vos dés ont atteint la valeur de la proie. Une proie attrapée donne sa récompense et est remplacée aussitôt.
lesson-savannah-bare_hands-failed-away = La proie s’est échappée. Une grosse proie avec peu de dés, c’est risqué : regardez d’abord les chances.
lesson-savannah-bare_hands-failed = Vous n’avez pas chassé du tout.

lesson-savannah-exactly-title = Exactement assez
lesson-savannah-exactly = « { $cave_bear } » rapporte beaucoup, mais cette proie s’attrape rarement avec les dés de sa carte. Vous avez quelques Kroms. Attrapez « { $cave_bear } ».
lesson-savannah-exactly-hint-1 = On peut acheter des dés avant le lancer, jamais après.
lesson-savannah-exactly-hint-2 = Montez d’un le nombre de dés.
lesson-savannah-exactly-done = Votre somme était juste la valeur, et cela suffit. Sans le dé acheté, il en aurait manqué.
lesson-savannah-exactly-failed-other = C’était une autre proie, et on ne chasse qu’une fois.
lesson-savannah-exactly-failed-away = La proie s’est échappée. Un dé de plus aurait tout changé.
lesson-savannah-exactly-failed = Vous n’avez pas chassé du tout.

lesson-savannah-likelier-title = Trois fois sur quatre
lesson-savannah-likelier = Chassez avec au moins 75 % de chances, en gardant deux Kroms ensuite. Les dés diront ce qu’ils voudront : c’est votre choix qui compte.
lesson-savannah-likelier-hint-1 = Montez le nombre de dés et regardez les chances. Souvent, un dé de plus suffit.
lesson-savannah-likelier-hint-2 = Deux des quatre demandent moins que les autres. Achetez un dé pour l’une d’elles.
lesson-savannah-likelier-done = Un bon choix est un choix qui a de bonnes chances. Que les dés suivent ou non, c’est autre chose.
lesson-savannah-likelier-failed-risky = C’était moins de 75 %. Regardez les chances à côté du bouton avant de chasser.
lesson-savannah-likelier-failed-dear = Les chances étaient bonnes, mais tous vos Kroms sont partis.
lesson-savannah-likelier-failed = Vous n’avez pas chassé du tout.

lesson-savannah-likeliest-title = Deux Os
lesson-savannah-likeliest = Vous n’avez pas de Kroms, et il vous faut deux Os pour « { $fishbone_comb } ». Choisissez la proie qui les donne le plus souvent, et réalisez la carte.
lesson-savannah-likeliest-hint-1 = Deux Os ou plus : quelles proies les donnent, et laquelle a les meilleures chances ?
lesson-savannah-likeliest-done = Parmi celles qui donnent assez, vous avez pris la plus sûre. Et « { $fishbone_comb } » a suivi aussitôt.
lesson-savannah-likeliest-failed-away = La proie s’est échappée. Une autre donne aussi deux Os, et plus souvent.
lesson-savannah-likeliest-failed-marmot = La proie est attrapée, mais elle donne des Kroms et pas d’Os.
lesson-savannah-likeliest-failed = « { $fishbone_comb } » est toujours sur la table.

lesson-savannah-spare-title = Ce que vaut un dé
lesson-savannah-spare = Rentrez avec une proie et avec au moins six Kroms. Vous en avez quatre.
lesson-savannah-spare-hint-1 = Quelle proie donne des Kroms ? Et qu’en resterait-il si vous achetiez d’abord un dé ?
lesson-savannah-spare-done = Le dé acheté aurait coûté autant de Kroms que la proie en donne. Certaines chasses vont mieux sans.
lesson-savannah-spare-failed-away = La proie s’est échappée.
lesson-savannah-spare-failed-short = La proie est attrapée, mais vous avez moins de six Kroms. Un dé acheté, ou une proie qui donne moins, fait la différence.
lesson-savannah-spare-failed = Vous n’avez pas chassé du tout.

lesson-savannah-boneyard-title = On peut ne pas chasser
lesson-savannah-boneyard = Toutes les proies sont grosses et vous n’avez pas de Kroms. Mais regardez votre main, et réalisez « { $armadillo_trap } » dans cette phase.
lesson-savannah-boneyard-hint-1 = On peut renoncer à l’action d’un lieu. Qu’apporte votre carte ?
lesson-savannah-boneyard-done = Personne n’est obligé de chasser. La carte a apporté les Os, et « { $armadillo_trap } » ne se réalise qu’ici.
lesson-savannah-boneyard-failed-away = La proie s’est échappée. La chasse n’était pas nécessaire : les Os étaient dans votre main.
lesson-savannah-boneyard-failed = « { $armadillo_trap } » est toujours sur la table.

lesson-savannah-mammoth-title = La grosse prise
lesson-savannah-mammoth = « { $pack_mammoth } » demande trois Os, ne se réalise qu’ici et rapporte gros. Chassez pour l’obtenir, et réalisez cette carte dans cette phase.
lesson-savannah-mammoth-hint-1 = Quelles proies donnent trois Os ? Voyez ce que deux dés de plus font à vos chances.
lesson-savannah-mammoth-done = Deux dés achetés ont rendu probable un coup très risqué. Quand l’enjeu est gros, les Kroms sont bien dépensés.
lesson-savannah-mammoth-failed-away = La proie s’est échappée. Vous aviez des Kroms pour plus de dés.
lesson-savannah-mammoth-failed-small = La proie est attrapée, mais elle donne trop peu d’Os pour « { $pack_mammoth } ».
lesson-savannah-mammoth-failed = « { $pack_mammoth } » est toujours sur la table.

## The Mountain

lesson-mountain-third-title = Gardez la paire
lesson-mountain-third = Grimpez : vous lancez { $dice } dés, et ce qu’ils montrent rapporte. Contre des Kroms, vous pouvez garder des dés et relancer les autres. Redescendez avec un Caillou.
lesson-mountain-third-hint-1 = Un brelan apporte un Caillou. Quels dés sont un bon début ?
lesson-mountain-third-hint-2 = Touchez les dés que vous voulez garder, puis relancez les autres.
lesson-mountain-third-hint-3 = Gardez les deux dés identiques.
lesson-mountain-third-done = Vous avez gardé la paire et relancé les trois autres. Un brelan rapporte un Caillou.
lesson-mountain-third-failed-down = Vous redescendez sans Caillou. Une paire ne rapporte que des Kroms.
lesson-mountain-third-failed = Vous n’avez pas fini l’ascension.

lesson-mountain-enough-title = Assez, c’est assez
lesson-mountain-enough = Ayez au moins quatre Kroms en redescendant. Vous commencez avec un seul.
lesson-mountain-enough-hint-1 = Voyez ce que les dés rapportent tels quels, et ce que coûte une relance.
lesson-mountain-enough-hint-2 = Arrêtez-vous après le premier lancer.
lesson-mountain-enough-done = Une paire rapporte des Kroms. Une relance en aurait coûté, pour rien.
lesson-mountain-enough-failed-down = Vous avez moins de quatre Kroms. Le premier lancer suffisait, et le second a coûté.
lesson-mountain-enough-failed = Vous n’avez pas fini l’ascension.

lesson-mountain-straight-title = Ouvert des deux côtés
lesson-mountain-straight = Vous lancez quatre nombres qui se suivent, dont un en double. Vous pouvez payer une relance. Redescendez avec trois Cailloux.
lesson-mountain-straight-hint-1 = Que rapporterait une suite ? Combien de nombres la compléteraient ?
lesson-mountain-straight-hint-2 = Gardez les quatre qui se suivent, et relancez le cinquième.
lesson-mountain-straight-done = Deux nombres complètent quatre dés qui se suivent, quand c’est ouvert des deux côtés. Cela valait mieux que la paire.
lesson-mountain-straight-failed-down = Vous redescendez avec moins. La paire semblait bonne, mais les quatre qui se suivent étaient plus près des trois Cailloux.
lesson-mountain-straight-failed = Vous n’avez pas fini l’ascension.

lesson-mountain-full-title = Prenez-le
lesson-mountain-full = Redescendez avec deux Cailloux. Vous avez des Kroms pour deux relances, si vous en voulez.
lesson-mountain-full-hint-1 = Regardez ce que rapporte déjà le premier lancer, et n’oubliez pas : là où il y a « ou », vous choisissez.
lesson-mountain-full-done = Un full d’entrée. Vous l’avez pris, et des deux récompenses possibles, celle que vous cherchiez.
lesson-mountain-full-failed-cards = Un full rapporte une chose ou l’autre. Vous avez pris les cartes.
lesson-mountain-full-failed-thrown = Vous avez cassé un full. Seuls comptent les dés de la fin.
lesson-mountain-full-failed = Les deux Cailloux étaient là dès le premier lancer.

lesson-mountain-two_pairs-title = Encore rien
lesson-mountain-two_pairs = Votre premier lancer montrera cinq nombres différents, sans suite. Redescendez avec une double paire.
lesson-mountain-two_pairs-hint-1 = Tels quels, ils ne rapportent rien. Vous pouvez les relancer tous pour un Krom ; rien n’oblige à en garder.
lesson-mountain-two_pairs-done = Des dés qui ne vont pas ensemble ne rapportent rien. Vous les avez tous relancés, et la double paire a remboursé la relance.
lesson-mountain-two_pairs-failed-down = Vous redescendez avec autre chose qu’une double paire.
lesson-mountain-two_pairs-failed = Vous n’avez pas fini l’ascension.

lesson-mountain-five-title = Tous les cinq
lesson-mountain-five = Vous lancez d’entrée un carré. Il rapporte bien. Et pourtant, redescendez avec deux Os.
lesson-mountain-five-hint-1 = Une seule combinaison apporte des Os. Il vous manque un dé, et vous avez des Kroms pour une relance.
lesson-mountain-five-done = Cinq dés identiques rapportent un peu de tout. Le carré était sûr ; vous avez osé, et un seul dé était en jeu.
lesson-mountain-five-failed-down = Vous redescendez sans Os. Seuls cinq dés identiques en apportent.
lesson-mountain-five-failed = Vous n’avez pas fini l’ascension.

lesson-mountain-again-title = Ne pas se décourager
lesson-mountain-again = Redescendez avec trois Cailloux. Vos Kroms suffisent pour deux relances.
lesson-mountain-again-hint-1 = Gardez la paire. Si la première relance n’apporte rien, relancez encore les mêmes dés.
lesson-mountain-again-done = Un mauvais lancer ne change rien : la paire restait le meilleur début, et vous pouviez payer la relance suivante.
lesson-mountain-again-failed-cards = Un carré rapporte une chose ou l’autre. Vous avez pris les cartes.
lesson-mountain-again-failed-down = Vous redescendez avec moins de trois Cailloux.
lesson-mountain-again-failed = Vous n’avez plus de coups.

lesson-mountain-between-title = Une carte en chemin
lesson-mountain-between = Vous n’avez pas de Kroms pour une relance, mais « { $shower_of_kroms } » en main. Redescendez avec trois Cailloux.
lesson-mountain-between-hint-1 = Le premier lancer est bon, mais pas assez. Votre carte peut payer la suite, même en pleine ascension.
lesson-mountain-between-done = Une carte Bonus peut venir avant l’ascension, ou entre deux lancers. Les Kroms étaient là au bon moment.
lesson-mountain-between-failed-cards = Un carré rapporte une chose ou l’autre. Vous avez pris les cartes.
lesson-mountain-between-failed-down = Vous redescendez avec moins de trois Cailloux. La carte est restée en main, ou ce ne sont pas les bons dés que vous avez relancés.
lesson-mountain-between-failed = Vous n’avez plus de coups.

lesson-mountain-judge-title = À vous de juger
lesson-mountain-judge = Cette fois, pas de combinaison à atteindre. Grimpez, sans faire de choix qui coûte plus d’un quart de Krom par rapport au meilleur, quoi que fassent les dés.
lesson-mountain-judge-hint-1 = De nouveau quatre qui se suivent, mais cette fois jusqu’à 6 : un seul nombre les complète. Que vaut la paire ?
lesson-mountain-judge-done = Un seul nombre aurait complété la suite. La paire valait mieux, et un brelan vaut une relance de plus.
lesson-mountain-judge-failed-down = L’un de vos choix a coûté plus d’un quart de Krom. Le conseil vous dit lequel, et ce qui était mieux.
lesson-mountain-judge-failed = Vous n’avez pas fini l’ascension.
