### Exercises of the course in probability.

## Outcomes and events

exercise-outcomes-1 = Alma se bat contre Kolos { $where }. Lesquelles de ces issues font partie de l’événement « Alma gagne » ?
exercise-outcomes-1-hint = Rangez d’abord les issues dans trois boîtes : le dé d’Alma plus haut, celui de Kolos plus haut, égalité. Puis demandez-vous qui le poids aide { $where }.
exercise-outcomes-1-solution = Toutes les issues où le dé d’Alma est plus haut en font partie, et celles à dés égaux si l’égalité { $where } est pour elle (règle combat.tie.weight) : { $answer }.
exercise-outcomes-1-4-4 = le 4 d’Alma contre 4
exercise-outcomes-1-5-2 = le 5 d’Alma contre 2
exercise-outcomes-1-1-1 = le 1 d’Alma contre 1
exercise-outcomes-1-3-6 = le 3 d’Alma contre 6
exercise-outcomes-1-6-6 = le 6 d’Alma contre 6
exercise-outcomes-1-2-3 = le 2 d’Alma contre 3

exercise-outcomes-2 = Deux joueurs lancent chacun un dé. Quelle est la probabilité qu’au moins un des deux dés montre un 6 ?
exercise-outcomes-2-hint = Comptez le contraire. Dans combien des { $ways } issues n’y a-t-il aucun 6 ?
exercise-outcomes-2-solution = Sans 6, il reste à chaque dé { $others } faces : { $others } × { $others } = { $none } issues sur { $ways }. Toutes les autres en ont au moins un : { $answer }.

exercise-outcomes-3 = Alma et Kolos se battent, en pleine forme et sans cartes. Quelle est la probabilité qu’Alma perde { $much ->
    [one] { $much } point de vie
   *[other] { $much } points de vie
} ou plus ?
exercise-outcomes-3-hint = Il faut alors que le dé de Kolos dépasse celui d’Alma d’au moins { $much }. Écrivez ces issues, en commençant par le 1 d’Alma.
exercise-outcomes-3-solution = Elles sont dans un coin des { $ways } issues : trois avec son 1, deux avec son 2, une avec son 3. Cela fait { $answer }.

misreading-equal-dice-win-nothing = On dirait que les dés égaux ne sont à personne. Un combat a toujours un vainqueur : le poids décide (règle combat.tie.weight).
misreading-listed-the-losses = Ce sont les issues qui n’en font pas partie. Vous avez trouvé l’événement contraire.
misreading-added-what-overlaps = On dirait que vous avez additionné les probabilités des deux dés. L’issue avec deux six est alors comptée deux fois.
misreading-exactly-one-six = On dirait que vous avez oublié les deux six. « Au moins un » veut dire un ou plus.
misreading-both-are-sixes = C’est la probabilité que les deux montrent un 6. Un seul suffit.
misreading-exactly-so-much = On dirait que vous avez compté exactement cette perte. « Ou plus » prend aussi les écarts plus grands.
misreading-either-of-them = On dirait que vous avez compté les deux joueurs. La question porte seulement sur les points de vie d’Alma.
misreading-among-those-who-lose = On dirait que vous n’avez compté que les combats qu’Alma perd. Ses victoires et les égalités sont aussi des issues.

## Expectation

exercise-expectation-1 = Deux joueurs avec { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
} chacun se battent. Combien de points de vie perdent-ils à eux deux, en moyenne ?
exercise-expectation-1-hint = Que perd l’un d’eux en moyenne ? Pour chaque écart de 1 à 5 : dans combien des { $ways } issues a-t-il ce retard ? Peut-on additionner les moyennes des deux ?
exercise-expectation-1-solution = L’un d’eux a 1, 2, 3, 4 ou 5 de retard dans 5, 4, 3, 2 et 1 issues sur { $ways }, et perd { $one } en moyenne. Les moyennes s’additionnent toujours, même si les deux ne perdent jamais dans le même combat : { $answer }.

exercise-expectation-2 = Quelqu’un qui n’a que { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
} se bat contre un adversaire. On ne peut pas perdre plus de points de vie qu’on n’en a. Combien en perd-on ici en moyenne ?
exercise-expectation-2-hint = Toutes les issues avec { $life } de retard ou plus coûtent maintenant la même chose.
exercise-expectation-2-solution = Avoir { $life } de retard ou plus a la probabilité { $stunned } et coûte chaque fois { $life }. Avec les issues qui coûtent 1, cela fait { $answer }. On perd moins, mais être assommé coûte plus que des points de vie.

exercise-expectation-3 = Une proie demande { $value } avec { $dice } dés, et sa récompense vaut { $reward ->
    [one] { $reward } Krom
   *[other] { $reward } Kroms
} pour vous. Avant de lancer, vous pouvez acheter un dé de plus. Combien de Kroms ce dé rapporte-t-il en moyenne, avant de l’avoir payé ?
exercise-expectation-3-hint = De combien le dé augmente-t-il la probabilité de réussir ? Cette part de la récompense est ce qu’il rapporte en moyenne.
exercise-expectation-3-solution = Avec { $dice } dés, la probabilité est { $before } ; avec { $more }, elle est { $after } : { $gain } de plus. Multiplié par { $reward } Kroms, cela fait { $answer }. La Savane en demande { $price } : l’achat vaut la peine.

misreading-middle-of-what-can-happen = On dirait que toutes les pertes possibles comptent autant. Les petites pertes viennent dans plus d’issues que les grandes.
misreading-only-when-one-loses = C’est la moyenne des combats qui coûtent des points de vie à quelqu’un. À dés égaux, personne n’en perd, et ces combats comptent aussi.
misreading-one-of-the-two = C’est ce que perd l’un des deux. La question porte sur les deux ensemble.
misreading-loses-more-than-there-is = On dirait qu’on peut perdre des points de vie qu’on n’a pas. À 0, c’est fini (règle stunned.start).
misreading-forgot-the-stunned = On dirait que vous avez laissé de côté les issues avec un plus grand retard. Elles coûtent tous les points de vie qu’il y a.
misreading-whole-hunt-for-the-die = C’est ce que rapporte toute la chasse avec le dé. Sans lui, elle aurait rapporté quelque chose aussi.
misreading-price-already-paid = On dirait que vous avez déjà retiré le prix. La question est ce que le dé rapporte avant d’être payé.
misreading-reward-for-sure = On dirait que le dé rend la réussite certaine. Il la rend seulement plus probable.

## Sums

exercise-sums-1 = Une chasse avec deux dés demande un total d’au moins { $value }. Quelle est la probabilité de réussir ?
exercise-sums-1-hint = De combien de façons deux dés font-ils { $value } ? Et chaque total au-dessus, jusqu’à { $most } ?
exercise-sums-1-solution = Les totaux de { $value } à { $most } viennent de { $good } façons sur { $ways } : { $answer }.

exercise-sums-2 = On veut un total d’au moins { $value }. Combien de dés faut-il, au minimum, pour l’avoir au moins une fois sur deux ?
exercise-sums-2-hint = Un dé montre 3,5 en moyenne. Combien en faut-il pour que la moyenne atteigne le total voulu ?
exercise-sums-2-solution = Avec { $before } dés, il vient { $then_often } ; avec { $dice } dés, { $now_often }. La réponse est donc { $answer }.

exercise-sums-3 = L’écart type dit à quelle distance de sa moyenne se trouve d’habitude un total. Par quel facteur est-il plus grand pour le total de { $dice } dés que pour un seul dé ?
exercise-sums-3-hint = Les variances de dés indépendants s’additionnent. L’écart type est la racine carrée de la variance.
exercise-sums-3-solution = La variance passe de { $one } à { $many } : { $dice } fois plus. Sa racine carrée grandit { $answer } fois. Les dés hauts et les dés bas se compensent en partie.

misreading-more-than-the-value = On dirait que le total doit dépasser la valeur. Exactement la valeur, cela suffit (règle savannah.success).
misreading-all-totals-alike = On dirait que tous les totaux ont la même probabilité. Sept vient de six façons, douze d’une seule.
misreading-can-just-be-reached = Avec si peu de dés, on peut l’atteindre, si presque tous montrent un six. C’est plus rare qu’une fois sur deux.
misreading-almost-for-sure = Avec autant de dés, on l’a plus de neuf fois sur dix. Il en faut moins pour une fois sur deux.
misreading-as-many-times-as-dice = On dirait que l’écart grandit comme le total. Ce serait vrai si tous les dés montraient toujours la même chose.
misreading-square-of-the-spread = On dirait que vous avez mis au carré une fois de trop. On demande la racine de la variance.
misreading-no-wider = On dirait que le total de plusieurs dés est aussi sûr que celui d’un seul. Avec plus de dés, on peut être plus loin.

## Comparing

exercise-comparing-1 = { $names } se rencontrent, et chacun lance un dé. Quelle est la probabilité que le poids doive décider de la première place ?
exercise-comparing-1-hint = Au moins deux d’entre eux doivent montrer le nombre le plus haut. Comptez pour chaque nombre le plus haut, de 1 à 6.
exercise-comparing-1-solution = Si le plus haut est h, exactement deux dés sur trois le montrent de 3 × (h − 1) façons, et tous les trois d’une seule. Additionné pour h de 1 à 6, cela fait 51 sur { $ways } : { $answer }.

exercise-comparing-2 = { $names } se rencontrent { $where }. D’après le poids, une égalité y va à qui vient en premier dans cet ordre : { $order }. Quelle est la probabilité que Karok gagne ?
exercise-comparing-2-hint = Passez en revue ce que son dé peut montrer. Avec un 4, par exemple : combien de faces de chacun des autres perdent contre lui ?
exercise-comparing-2-solution = Avec 1 à 6 sur son dé, les deux autres perdent contre lui de { $by_face } façons. Cela fait { $good } sur { $ways } : { $answer }.

exercise-comparing-3 = Alma se bat contre Kolos { $where }. Elle peut ajouter un dé au sien, ou bien { $plus } points. Lequel des deux gagne le plus souvent ?
exercise-comparing-3-hint = Un dé apporte 3,5 en moyenne. Mais pour gagner, il ne faut pas un grand total, seulement un total qui suffit. Combien de fois chacun la laisse-t-il derrière ?
exercise-comparing-3-solution = Avec un dé de plus, elle gagne { $die_often } ; avec les points, { $points_often } : { $answer }. Les points sont toujours les mêmes ; un dé peut montrer un 1 ou un 6.
exercise-comparing-3-die = un dé de plus
exercise-comparing-3-points = { $plus } points de plus
exercise-comparing-3-same = les deux aussi souvent

misreading-all-three-alike = C’est la probabilité que les trois montrent la même chose. Deux suffisent, si personne n’est au-dessus.
misreading-any-two-alike = On dirait que deux dés égaux quelconques comptent. Si le troisième est plus haut, il y a un vainqueur net.
misreading-added-up-the-pairs = On dirait que vous avez additionné les probabilités des trois paires. Certaines issues comptent alors plusieurs fois, et certaines paires ne sont pas en tête.
misreading-shared-among-three = On dirait que les trois ont la même probabilité. Le poids prend des égalités aux uns et les donne aux autres.
misreading-as-if-two-combats = On dirait que vous avez multiplié deux combats séparés. Karok n’a qu’un dé : s’il a battu l’un des deux, il est sans doute haut, et bat plus souvent l’autre aussi.
misreading-loses-every-tie = On dirait que Karok perd toutes les égalités. Il ne perd que contre qui vient avant lui dans cet ordre (règle combat.tie.weight).
misreading-wins-every-tie = On dirait que Karok gagne toutes les égalités. Il ne gagne que contre qui vient après lui dans cet ordre (règle combat.tie.weight).
misreading-higher-on-average = Le dé apporte plus en moyenne, mais une moyenne ne gagne pas. Ce qui compte, c’est combien de fois elle n’est pas derrière, et à qui vont les égalités.
misreading-nearly-the-same = Ils sont proches, mais pas égaux. Comptez les issues où elle est derrière.

## What to believe

exercise-bayes-1 = L’une des { $cards } cartes Destination du Kromosaure est piochée et posée face cachée. Vous demandez à quelqu’un qui l’a vue : est-ce la { $out } ? La réponse, vraie, est non. Quelle est maintenant la probabilité que ce soit la { $last } ?
exercise-bayes-1-hint = Rayez ce qui n’est plus possible. Combien de cartes reste-t-il, et l’une est-elle plus probable que l’autre ?
exercise-bayes-1-solution = Les cartes qui restent avaient la même probabilité avant, et l’ont encore. Ensemble, elles doivent maintenant faire 1 : { $answer }.

exercise-bayes-2 = Alma s’est battue contre Kolos dans la Savane, où une égalité entre eux est pour { $helped }. Vous apprenez seulement ceci : Alma a gagné. Quelle est la probabilité qu’elle ait fait un 6 ?
exercise-bayes-2-hint = Oubliez toutes les issues qu’elle ne gagne pas. Parmi celles qui restent, combien ont son 6 ?
exercise-bayes-2-solution = Elle gagne avec la probabilité { $won }, et elle gagne avec un 6 avec la probabilité { $both }. Parmi ses victoires, la part des six est donc { $both } ÷ { $won } = { $answer }.

exercise-bayes-3 = Karok a une carte Bonus. Sur les { $cards } cartes de notre paquet inventé, { $combat } peuvent se jouer dans un combat { $where }. Supposons que, quand on en a une, on la joue dans la moitié des combats. Karok s’est battu là { $passes } fois sans rien jouer. Quelle est la probabilité qu’il en ait une ?
exercise-bayes-3-hint = Imaginez { $cards } Karok, chacun avec une carte différente. Lesquels n’auraient encore rien joué après { $passes } combats ?
exercise-bayes-3-solution = En avoir une et ne rien jouer a la probabilité { $both } ; ne rien jouer du tout, { $evidence }. { $both } ÷ { $evidence } = { $answer }.

misreading-nothing-learned = C’était juste avant. Maintenant, une possibilité a disparu, et les autres se partagent ce qu’elle avait.
misreading-took-over-the-share = On dirait qu’une carte a pris toute la part de l’autre. Les deux qui restent y ont autant droit.
misreading-before-it-was-seen = C’est la probabilité avant d’avoir appris quoi que ce soit. Qui gagne a fait plus souvent que d’habitude un grand nombre.
misreading-turned-round = Vous l’avez retournée : c’est la probabilité d’une victoire, sachant un 6. La question est la probabilité d’un 6, sachant une victoire.
misreading-tie-as-in-the-forest = Ce serait juste pour la Forêt, où le plus léger gagne une égalité. Dans la Savane, une égalité est pour { $helped } (règle combat.tie.weight) : Alma gagne donc moins souvent, et un 6 est une plus grande part de ses victoires.
misreading-both-at-once = C’est la probabilité d’un 6 et d’une victoire parmi tous les combats. Vous savez qu’elle a gagné : divisez par la probabilité que cela arrive.
misreading-silence-says-nothing = C’est ce qu’il fallait croire avant. Ne rien jouer arrive plus souvent à qui n’a rien à jouer : cela vous apprend quelque chose.
misreading-silence-is-proof = On dirait que ne rien jouer prouve qu’il n’a pas de telle carte. Il la garde peut-être pour plus tard.
misreading-not-shared-out = C’est la probabilité qu’il en ait une et n’en joue pas. Qu’il n’en joue pas, on le sait : divisez par la probabilité que cela arrive.
misreading-seen-once-only = On dirait qu’il n’a rien joué dans un seul combat. Chaque combat de plus rend la carte moins probable.

## Without replacement

exercise-pile-1 = Une pile Cueillette neuve a { $pile } cartes, dont { $wanted } « { $card } ». Vous en piochez deux, l’une après l’autre. Quelle est la probabilité que les deux soient « { $card } » ?
exercise-pile-1-hint = Après la première, combien de « { $card } » reste-t-il, et combien de cartes ?
exercise-pile-1-solution = { $wanted } sur { $pile }, puis { $fewer } sur { $rest }. Multiplié, cela fait { $answer }.

exercise-pile-2 = Une pile Cueillette neuve a { $pile } cartes, dont { $wanted } apportent du Bois. Vous en piochez deux. Quelle est la probabilité qu’au moins une apporte du Bois ?
exercise-pile-2-hint = Le contraire est plus facile : aucune des deux n’apporte de Bois.
exercise-pile-2-solution = Aucune : { $others } sur { $pile }, puis { $less } sur { $rest }, ce qui fait { $none }. Au moins une : 1 − { $none } = { $answer }.

exercise-pile-3 = Une pile neuve a { $pile } cartes, dont { $wanted } « { $card } ». La première est mise de côté face cachée, et personne ne la regarde. Quelle est la probabilité que la deuxième soit « { $card } » ?
exercise-pile-3-hint = Étalez la pile mélangée sur la table. Une position y est-elle meilleure qu’une autre pour « { $card } » ?
exercise-pile-3-solution = La même que pour la première : { $answer }. Une carte que personne n’a vue ne vous apprend rien. Elle vaut toute autre position dans la pile.

misreading-put-back = On dirait que la première carte est remise avant la seconde. Elle n’est plus dans la pile.
misreading-only-the-pile-shrinks = Vous avez retiré une carte de la pile, mais pas de celles que l’on cherche. La première en était une.
misreading-added-not-multiplied = On dirait que vous avez additionné. Les deux doivent arriver, l’une après l’autre : multipliez.
misreading-exactly-one = C’est la probabilité d’en avoir exactement une. Deux, c’est bien aussi.
misreading-first-card-only = C’est la probabilité pour une seule carte. Une deuxième aide.
misreading-as-if-one-were-gone = Ce serait juste si vous aviez vu que la première en était une. Personne n’a regardé.
misreading-as-if-another-were-gone = Ce serait juste si vous aviez vu que la première était une autre carte. Personne n’a regardé.

## Large numbers

exercise-numbers-1 = Une simulation de { $few } lancers a un intervalle d’une certaine largeur. Vous en faites { $many } à la place. Environ combien de fois l’intervalle devient-il plus étroit ?
exercise-numbers-1-hint = La largeur diminue comme un sur la racine carrée du nombre de lancers.
exercise-numbers-1-solution = Il y a { $times } fois plus de lancers, et la racine carrée de { $times } est { $answer }. Chaque chiffre de plus coûte cent fois plus de lancers.

exercise-numbers-2 = Alma a perdu { $streak } combats de suite contre Kolos { $where }. Ils s’y battent encore. Quelle est la probabilité qu’elle gagne celui-ci ?
exercise-numbers-2-hint = Les dés savent-ils comment se sont passés les derniers combats ?
exercise-numbers-2-solution = La même que toujours : { $answer }. Les dés n’ont pas de mémoire. La part s’approche de la probabilité parce que les anciens combats se noient dans le nombre, pas parce qu’ils sont rattrapés.

exercise-numbers-3 = De 1000 lancers, vous tirez un intervalle à 95 % pour la probabilité d’Alma : de 55 % à 61 %. Quelle phrase dit ce que signifie « 95 % » ?
exercise-numbers-3-hint = Sa probabilité est un seul nombre, et il ne bouge pas. Qu’est-ce qui bouge si vous faites encore 1000 lancers ?
exercise-numbers-3-solution = { $answer }. Le nombre ne bouge pas ; ce sont les intervalles que le hasard déplace.
exercise-numbers-3-method = Parmi beaucoup d’intervalles construits ainsi, environ 95 % contiennent la vraie probabilité
exercise-numbers-3-this = Il y a 95 % de chances que sa vraie probabilité soit entre 55 % et 61 %
exercise-numbers-3-rolls = 95 % des lancers étaient entre 55 % et 61 %
exercise-numbers-3-sure = La vraie probabilité est certainement entre 55 % et 61 %, puisqu’il y a eu tant de lancers

misreading-as-many-times-as-rolls = On dirait que la largeur diminue aussi vite que les lancers augmentent. Elle ne diminue que comme leur racine carrée.
misreading-as-a-part-of-the-old = C’est la largeur du nouveau, comme part de l’ancien. Retournez la question : combien de fois est-ce plus étroit ?
misreading-as-wide-as-before = On dirait que plus de lancers ne changent rien. Ils aident, mais lentement.
misreading-won-or-lost-is-even = Elle gagne ou elle perd, mais les deux n’ont pas la même probabilité : quelqu’un a aussi les égalités (règle combat.tie.weight).
misreading-it-is-her-turn = On dirait qu’une victoire lui est due. Les dés ne savent pas qu’elle a perdu.
misreading-the-streak-goes-on = On dirait que la série de Kolos continue. Les dés ne savent pas qu’il a gagné.
misreading-all-of-it-again = C’est la probabilité de toute l’histoire, avant qu’elle commence. Les combats perdus sont déjà arrivés.
misreading-chance-of-a-fixed-number = C’est tentant, et on le dit souvent. Mais sa vraie probabilité est un nombre fixe : il est dans cet intervalle ou non, et rien n’y est laissé au hasard. Les 95 % appartiennent à la façon de construire les intervalles.
misreading-share-of-the-rolls = Un lancer est gagné ou perdu ; il n’a pas de pourcentage. L’intervalle parle de la probabilité, pas des lancers un par un.
misreading-interval-is-a-promise = Aucun nombre de lancers ne rend la chose certaine. Un intervalle sur vingt passe à côté, et personne ne voit lequel.

## Stopping

exercise-stopping-1 = Un dé vous paie autant de Kroms qu’il montre. Vous pouvez le relancer une fois (prix en Kroms : { $price }), et c’est alors le nouveau nombre qui compte. À partir de quel nombre gardez-vous ce que vous avez ?
exercise-stopping-1-hint = Que vaut une relance en moyenne, une fois payée ?
exercise-stopping-1-solution = Une relance apporte { $mean_about } en moyenne et coûte { $price }. Gardez tout ce qui vaut au moins la différence : à partir de { $answer }.

exercise-stopping-2 = Une pile Cueillette neuve contient, avec la valeur de chaque carte en Kroms : { $kinds }. Que vaut en moyenne sa première carte ?
exercise-stopping-2-kind = { $copies } × { $card } ({ $worth })
exercise-stopping-2-hint = Additionnez la valeur des { $cards } cartes, exemplaires et cartes vides compris. Puis divisez.
exercise-stopping-2-solution = Les { $cards } cartes valent { $added ->
    [one] { $added } Krom
   *[other] { $added } Kroms
} ensemble ; cartes qui n’apportent rien : { $empty }. En moyenne, cela fait { $answer }.

exercise-stopping-3 = Sur la Montagne, vos dés montrent { $dice }. Vous pouvez payer une relance (prix en Kroms : { $price }). Quels dés gardez-vous ?
exercise-stopping-3-hint = Deux plans viennent à l’esprit : un brelan ou mieux à partir de la paire, ou la suite. Combien de faces complètent cette suite ?
exercise-stopping-3-solution = Gardez { $answer } : cela vaut { $best_about } en moyenne, une fois payé. Garder les quatre qui se suivent ne vaut que { $row_about } (en Kroms) : ils sont au bout, et une seule face les complète.

misreading-forgot-the-price = On dirait que relancer est gratuit. Retirez ce que cela coûte.
misreading-only-the-best-is-enough = On dirait que seul le plus grand nombre est assez bon. En moyenne, un nouveau lancer apporte moins qu’un bon nombre.
misreading-never-roll-again = On dirait que vous garderiez n’importe quoi. Après un 1, une relance vaut son prix.
misreading-each-kind-once = On dirait que chaque sorte de carte compte une fois. De certaines, il y a beaucoup d’exemplaires.
misreading-without-the-empty-ones = On dirait que vous avez laissé de côté les cartes qui n’apportent rien. On les pioche aussi.
misreading-kept-the-row = Vous avez gardé les quatre qui se suivent. Deux faces compléteraient 2 3 4 5, mais une seule complète ceux-ci, car aucun dé ne montre un 7.
misreading-stopped-with-the-pair = Vous avez arrêté. La paire rapporte tout de suite, mais une relance apporte en moyenne plus qu’elle ne coûte.
misreading-rolled-everything-again = Vous avez tout relancé. Certains de ces dés sont meilleurs qu’un lancer moyen.

## Chains

exercise-markov-1 = À chaque tour, on mélange toutes les cartes Destination du Kromosaure et on en pioche une. Quelle est la probabilité que la bête soit { $where } au prochain tour, et encore au suivant ?
exercise-markov-1-hint = La seconde pioche dépend-elle de la première ?
exercise-markov-1-solution = { $once } à chaque tour, et la seconde pioche ne sait rien de la première. Ensemble : { $answer }.

exercise-markov-2 = Vous rencontrez le Kromosaure, sans personne d’autre et sans cartes. Il ajoute { $plus } à son dé. Quelle est la probabilité que ce seul combat lui coûte des points de vie ?
exercise-markov-2-hint = Votre dé doit dépasser son dé et { $plus } ensemble. Avec lesquels de vos nombres est-ce possible ?
exercise-markov-2-solution = Avec 1 à 6 sur votre dé, vous battez { $by_face } nombres de son dé. Cela fait { $good } issues sur { $ways } : { $answer }.

exercise-markov-3 = Il vous reste 1 point de vie, et au Kromosaure aussi. Vous vous battez, encore et encore si personne n’est touché, jusqu’à ce que l’un tombe. Quelle est la probabilité que ce soit le Kromosaure ?
exercise-markov-3-hint = Un combat qui ne touche personne ramène au point de départ. Laissez ces combats de côté : quelle est votre part de ceux qui décident ?
exercise-markov-3-solution = Un combat le touche avec une probabilité de { $hit } et ne touche personne avec une probabilité de { $nothing }. Il décide donc avec une probabilité de { $deciding }. Votre part : { $hit } ÷ { $deciding } = { $answer }.

misreading-one-turn-only = C’est la probabilité pour un tour. Il doit y être aux deux.
misreading-added-two-turns = On dirait que vous avez additionné les deux tours. Il doit y être au premier et au second : multipliez.
misreading-must-move-on = On dirait qu’il doit bouger. Seuls les joueurs le doivent ; le Kromosaure peut rester (règle kromosaurus.cards).
misreading-forgot-what-it-adds = On dirait que les deux dés comptent pareil. Le Kromosaure ajoute toujours { $plus } (règle kromosaurus.plus).
misreading-equal-hurts-too = On dirait que des totaux égaux lui coûtent des points de vie. On perd l’écart, et il est nul.
misreading-two-ends-are-even = Il y a deux fins, mais elles n’ont pas la même probabilité : l’un de vous a de meilleurs totaux.
misreading-draws-count-as-lost = On dirait qu’un combat qui ne touche personne est perdu. Il veut seulement dire que vous vous battez encore.
