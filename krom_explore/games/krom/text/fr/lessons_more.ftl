### Lessons on cards, the glacial map and the Kromosaurus. How they are written: see lessons_table.ftl.

## Bonus cards and Evolutions

lesson-bonus-two_ideas-title = Une idée en amène une autre
lesson-bonus-two_ideas = Marquez deux points dans cette phase. Une seule des Évolutions visibles est dans vos moyens. Mais dès qu’elle est prise, on en retourne une autre.
lesson-bonus-two_ideas-hint-1 = Réalisez d’abord celle-ci, et voyez ce qui vient.
lesson-bonus-two_ideas-hint-2 = Puis réalisez aussi la nouvelle.
lesson-bonus-two_ideas-done = Dans une phase, vous pouvez en réaliser autant que vous pouvez payer, même une qui vient d’être retournée.
lesson-bonus-two_ideas-failed = Vous n’avez pas atteint deux points.

lesson-bonus-spoil-title = Avant son tour
lesson-bonus-spoil = { $Karok } est sur la Montagne, et « { $hammer } » lui fera gagner la partie dans sa phase d’action. Vous jouez avant. Empêchez cela.
lesson-bonus-spoil-hint-1 = Que coûte « { $hammer } » ? Votre adversaire a juste cela, et une chose qui n’y sert pas.
lesson-bonus-spoil-hint-2 = « { $termites } » lui fait perdre une ressource, et vous dites laquelle.
lesson-bonus-spoil-done = Votre lieu passe avant le sien. Sans cette ressource, « { $hammer } » était hors de portée.
lesson-bonus-spoil-failed-won = { $Karok } avait tout ce que coûte « { $hammer } », a réalisé cette carte et a gagné.
lesson-bonus-spoil-failed = Vous n’avez plus de coups.

lesson-bonus-knock_out-title = Pas de combat aujourd’hui
lesson-bonus-knock_out = { $Karok } et { $Kolos } attendent dans la Forêt, et { $Karok } fera 2 contre 6. Vous jouez d’abord, dans la Caverne. Faites en sorte qu’il n’y ait pas de combat.
lesson-bonus-knock_out-hint-1 = Pour un combat, il faut être deux debout. Combien de points de vie reste-t-il à { $Karok }, et combien en prend votre carte ?
lesson-bonus-knock_out-done = Une carte qui prend le dernier point de vie assomme. Un personnage assommé reste sur place, ne se bat pas, et le vainqueur ne peut pas le dépouiller.
lesson-bonus-knock_out-failed = Le combat a eu lieu. Votre carte aurait dû venir avant.
lesson-bonus-knock_out-failed-fought = Le combat a eu lieu. Votre carte aurait dû venir avant.

lesson-bonus-counter-title = Ah non, pas ça
lesson-bonus-counter = { $Karok } joue avant vous et utilise « { $hole_in_the_pocket } » contre vous. Vous avez « { $no_you_dont } ». Gardez vos Kroms.
lesson-bonus-counter-hint-1 = Un contre se joue au moment où quelqu’un d’autre joue une carte Bonus.
lesson-bonus-counter-hint-2 = Contrez.
lesson-bonus-counter-done = Une carte contrée va à la défausse et ne fait rien. Vous pouvez contrer depuis n’importe quel lieu.
lesson-bonus-counter-failed = Vous avez laissé passer, et les Kroms sont partis.

lesson-bonus-save-title = Gardez-le pour plus tard
lesson-bonus-save = « { $flute } » vous fera gagner quand vous jouerez. Mais { $Karok } joue d’abord, avec deux cartes en main, et vous avez un seul contre. Gagnez à ce tour.
lesson-bonus-save-hint-1 = Sa première carte est peut-être inoffensive. Laquelle pourrait encore vous nuire ?
lesson-bonus-save-hint-2 = Laissez passer ce qui ne fait que l’aider. Contrez ce qui vous prend quelque chose.
lesson-bonus-save-done = On peut jouer autant de cartes qu’on veut, et vous n’aviez qu’un contre. Vous l’avez gardé pour celle qui comptait.
lesson-bonus-save-failed-lost = { $Karok } a pris votre Os, et « { $flute } » n’est plus dans vos moyens.
lesson-bonus-save-failed = Vous n’avez pas gagné dans cette phase.

lesson-bonus-counter_back-title = Contrer le contre
lesson-bonus-counter_back = Faites perdre son Caillou à { $Karok } avec « { $termites } ». Il y a un contre dans sa main. Dans la vôtre aussi.
lesson-bonus-counter_back-hint-1 = Un contre est aussi une carte Bonus.
lesson-bonus-counter_back-done = Un contre peut être contré, et le dernier joué agit en premier. Votre première carte a donc fait son effet.
lesson-bonus-counter_back-failed-cancelled = Son contre a tenu : « { $termites } » n’a rien fait.
lesson-bonus-counter_back-failed = { $Karok } a toujours son Caillou.

lesson-bonus-swap-title = Un échange pas très juste
lesson-bonus-swap = « { $organised_nap } » demande une ressource de chaque sorte. Vous avez du Bois, et « { $unfair_trade } ». Réalisez « { $organised_nap } » dans cette phase.
lesson-bonus-swap-hint-1 = Vous donnez une ressource et en recevez deux. Qui a juste les deux qui vous manquent ?
lesson-bonus-swap-done = La carte vous a donné les deux ressources manquantes pour une que vous aviez en double.
lesson-bonus-swap-failed-wrong = Cet échange n’a pas apporté les deux choses qui vous manquent. Regardez ce que possèdent les autres.
lesson-bonus-swap-failed = « { $organised_nap } » est toujours sur la table.

lesson-bonus-ambush-title = Une carte pour un seul lieu
lesson-bonus-ambush = Vous allez faire 2, et votre adversaire 6. { $Kolos } va à la Forêt, { $Karok } à la Savane. Vous avez « { $ambush } ». Gagnez un combat.
lesson-bonus-ambush-hint-1 = Votre carte montre le lieu où elle marche.
lesson-bonus-ambush-done = Une carte de combat avec le signe d’un lieu demande les deux : le combat et le lieu.
lesson-bonus-ambush-failed-lost = Ici, « { $ambush } » ne peut pas se jouer, ou vous ne l’avez pas fait, et les dés étaient contre vous.
lesson-bonus-ambush-failed-alone = Il n’y a que vous ici : pas de combat à gagner.
lesson-bonus-ambush-failed = Le combat est perdu.

lesson-bonus-chain-title = Gagnez à ce tour
lesson-bonus-chain = « { $tree_hut } » vous ferait gagner la partie. Vous avez un Bois, pas de Kroms et trois cartes. Trouvez l’ordre dans lequel elles paient tout.
lesson-bonus-chain-hint-1 = Il vous faut deux Bois et un Caillou. « { $night_barter } » change des Kroms en Caillou. D’où pourraient venir des Kroms, et de quoi pouvez-vous vous passer ?
lesson-bonus-chain-done = Trois cartes, chacune payant la suivante : plus de Bois qu’il n’en faut, un Bois contre des Kroms, des Kroms contre un Caillou.
lesson-bonus-chain-failed = Vous n’avez pas gagné dans cette phase. Comptez à rebours, à partir de ce que coûte « { $tree_hut } ».

## The glacial map

lesson-glacial-warmth-title = Rentrez au chaud
lesson-glacial-warmth = Sur le plateau glaciaire, le froid prend des points de vie partout où commence votre phase d’action, sauf dans la Caverne. Ayez-en plus au début de votre phase que maintenant.
lesson-glacial-warmth-hint-1 = Vous avez peu de points de vie. Où fait-il chaud ?
lesson-glacial-warmth-hint-2 = Allez à la Caverne.
lesson-glacial-warmth-done = Si vous commencez votre phase d’action dans la Caverne, sa chaleur vous donne { $warmth ->
    [one] { $warmth } point de vie
   *[other] { $warmth } points de vie
}, en plus du repos ou des achats.
lesson-glacial-warmth-failed = Le froid vous a pris des points de vie au début de votre phase.

lesson-glacial-last_life-title = Le froid n’assomme pas
lesson-glacial-last_life = Vous avez un point de vie. « { $tree_hut } » ne se réalise que dans la Forêt, où il fait froid. Osez y aller, et réalisez cette carte.
lesson-glacial-last_life-hint-1 = Que fait le froid à qui n’a plus qu’un point de vie ?
lesson-glacial-last_life-hint-2 = Allez à la Forêt. { $Kolos } doit la quitter.
lesson-glacial-last_life-done = Le froid ne prend jamais votre dernier point de vie : il ne peut pas vous assommer. Seuls les combats et les cartes le peuvent.
lesson-glacial-last_life-failed-elsewhere = Ici, vous ne risquiez rien, mais « { $tree_hut } » ne se réalise que dans la Forêt.
lesson-glacial-last_life-failed = « { $tree_hut } » est toujours sur la table.

lesson-glacial-fight_first-title = D’abord le combat
lesson-glacial-fight_first = Vous avez deux points de vie. Vous allez faire 3, { $Kolos } 5, et après le combat vient le froid. Soyez encore debout au début de votre phase.
lesson-glacial-fight_first-hint-1 = Le froid épargne votre dernier point de vie. Le combat, non. Que vous coûterait ici une égalité ?
lesson-glacial-fight_first-done = Le combat vient avant le froid. Dans la Forêt, l’égalité est pour vous et ne coûte rien, et le froid ne peut pas vous assommer.
lesson-glacial-fight_first-failed = Le combat a pris vos deux points de vie. Personnage assommé : vous n’avez pas de phase d’action.

lesson-glacial-two_turns-title = Se réchauffer d’abord
lesson-glacial-two_turns = Vous voulez chasser dans la Savane d’ici deux tours, avec quatre points de vie ou plus au début de cette phase. Vous en avez deux.
lesson-glacial-two_turns-hint-1 = Deux tours, ce sont deux déplacements. Où passer le premier, et qu’y faire ?
lesson-glacial-two_turns-done = D’abord la chaleur et un repos, ensuite le froid : un tour dans la Caverne paie les suivants.
lesson-glacial-two_turns-failed-weak = Vous êtes dans la Savane avec trop peu de points de vie. Le froid a pris sa part.
lesson-glacial-two_turns-failed-late = Deux tours ont passé.
lesson-glacial-two_turns-failed = Vous n’avez plus de coups.

lesson-glacial-not_by_cold-title = Ne comptez pas sur le froid
lesson-glacial-not_by_cold = { $Karok } va réaliser « { $hammer } » sur la Montagne et gagner, avec quatre points de vie. Vous jouez avant, avec deux cartes en main. Empêchez cela.
lesson-glacial-not_by_cold-hint-1 = « { $dodgy_berries } » et le froid ensemble suffiraient-ils à l’assommer ? Pensez au dernier point de vie.
lesson-glacial-not_by_cold-done = Le froid aurait épargné son dernier point de vie. Prendre ce qui lui était nécessaire, voilà le moyen sûr.
lesson-glacial-not_by_cold-failed-won = Le froid ne prend jamais le dernier point de vie. { $Karok } tenait debout, a réalisé « { $hammer } » et a gagné.
lesson-glacial-not_by_cold-failed = Vous n’avez plus de coups.

## The Kromosaurus

lesson-kromosaurus-hide-title = Là où il ne va jamais
lesson-kromosaurus-hide = Vous avez des blessures, et le Kromosaure rôde. Sa destination est tirée au hasard, après votre déplacement. Allez là où il ne peut jamais venir.
lesson-kromosaurus-hide-hint-1 = Il n’a pas de carte pour l’un des lieux.
lesson-kromosaurus-hide-hint-2 = Allez à la Caverne. { $Kolos } doit la quitter.
lesson-kromosaurus-hide-done = Il peut venir partout ailleurs, mais il ne vient jamais { $never_to }.
lesson-kromosaurus-hide-failed-met = Il est venu là où vous êtes, et il ajoute { $beast_plus } à son dé.
lesson-kromosaurus-hide-failed-lucky = Cette fois, il est allé ailleurs. Mais il aurait pu venir ici.
lesson-kromosaurus-hide-failed = Ce n’était pas un lieu où il ne vient jamais.

lesson-kromosaurus-tie-title = Cinq tonnes perdent une égalité
lesson-kromosaurus-tie = Vous allez faire 3, le Kromosaure 4, et il ajoute toujours { $beast_plus }. Gagnez ce combat dans la Forêt, et gardez une de vos cartes.
lesson-kromosaurus-tie-hint-1 = Il est plus lourd que tout le monde. Qui gagne une égalité dans la Forêt ?
lesson-kromosaurus-tie-hint-2 = La carte la plus forte rend les totaux égaux.
lesson-kromosaurus-tie-done = Il se bat comme un joueur, et à égalité le poids décide. Dans la Forêt, cela aide le plus léger.
lesson-kromosaurus-tie-failed-lost = Il était devant à la fin, et vous avez perdu des points de vie.
lesson-kromosaurus-tie-failed-both = Vous avez gagné, mais avec les deux cartes.
lesson-kromosaurus-tie-failed = Vous n’avez plus de coups, et le combat n’est pas décidé.

lesson-kromosaurus-deep-title = Frappez fort
lesson-kromosaurus-deep = Vous allez faire 5, le Kromosaure 2, et il ajoute { $beast_plus }. Vous gagneriez de toute façon. Faites-lui perdre au moins quatre points de vie.
lesson-kromosaurus-deep-hint-1 = Il perd votre avance, en points de vie. Les cartes qui ajoutent à votre total marchent contre lui.
lesson-kromosaurus-deep-hint-2 = Vous pouvez jouer plusieurs cartes dans un combat.
lesson-kromosaurus-deep-done = Plus le vainqueur a d’avance, plus les autres perdent. C’est vrai aussi pour le Kromosaure.
lesson-kromosaurus-deep-failed = Vous avez gagné, mais sans assez d’avance.

lesson-kromosaurus-best_of_rest-title = Deuxième place, premier choix
lesson-kromosaurus-best_of_rest = Le Kromosaure aura 7, { $Kolos } 4 et vous 3. Personne n’arrêtera la bête aujourd’hui. Mais jouez avant { $Kolos }.
lesson-kromosaurus-best_of_rest-hint-1 = Le Kromosaure n’a pas d’action. Qui joue en premier ? Le plus grand total après le sien.
lesson-kromosaurus-best_of_rest-done = Quand le Kromosaure gagne, tous perdent des points de vie comme d’habitude, il ne dépouille personne, et le meilleur des joueurs joue en premier.
lesson-kromosaurus-best_of_rest-failed = { $Kolos } avait plus que vous, et chasse en premier.
lesson-kromosaurus-best_of_rest-failed-second = { $Kolos } avait plus que vous, et chasse en premier.

lesson-kromosaurus-last_life-title = Le dernier point de vie
lesson-kromosaurus-last_life = Il reste deux points de vie au Kromosaure. Vous allez faire 4, il fait 3 et ajoute { $beast_plus }. Terrassez-le, et gardez « { $headbutt } ».
lesson-kromosaurus-last_life-hint-1 = Quelle avance vous faut-il, et quelle carte suffit pour cela ?
lesson-kromosaurus-last_life-done = À zéro, il quitte la partie, et qui l’a terrassé le garde comme trophée, qui vaut des points.
lesson-kromosaurus-last_life-failed-spent = Il est à terre, mais « { $headbutt } » n’était pas nécessaire.
lesson-kromosaurus-last_life-failed-lives = Il est encore debout. Vous n’aviez pas assez d’avance.
lesson-kromosaurus-last_life-failed = Vous n’avez plus de coups, et le combat n’est pas décidé.

lesson-kromosaurus-snatch-title = À qui le trophée ?
lesson-kromosaurus-snatch = { $Kolos } va gagner ce combat et terrasser le Kromosaure. Vous avez une carte. Le trophée doit être à vous.
lesson-kromosaurus-snatch-hint-1 = Le trophée va au vainqueur du combat, quel qu’il soit.
lesson-kromosaurus-snatch-done = Le trophée va au vainqueur du combat où il tombe, peu importe qui l’a blessé avant.
lesson-kromosaurus-snatch-failed = { $Kolos } a gagné le combat, et avec lui le trophée.

lesson-kromosaurus-take_trophy-title = On peut le reprendre
lesson-kromosaurus-take_trophy = { $Kolos } a le trophée. Vous allez faire 5, et { $Kolos } 3. Assommez ce personnage, et le trophée changera de mains.
lesson-kromosaurus-take_trophy-hint-1 = Combien de points de vie lui reste-t-il ? C’est l’avance qu’il vous faut.
lesson-kromosaurus-take_trophy-done = Si le personnage qui a le trophée est assommé dans un combat, le vainqueur prend le trophée et ses points, en plus du butin.
lesson-kromosaurus-take_trophy-failed = Votre adversaire a perdu des points de vie, mais tient debout et garde le trophée.

lesson-kromosaurus-win-title = Le coup gagnant
lesson-kromosaurus-win = Il vous manque un point, et le Kromosaure va tomber. Vous faites 4, { $Kolos } 6, dans la Forêt. Gagnez la partie dans ce combat.
lesson-kromosaurus-win-hint-1 = Le trophée vaut un point, et il compte aussitôt. Que faut-il au minimum pour passer ici devant { $Kolos } ?
lesson-kromosaurus-win-done = Une égalité gagnée au poids, un trophée soufflé sous son nez, et son point gagne la partie aussitôt, au milieu d’un tour.
lesson-kromosaurus-win-failed = { $Kolos } a gagné le combat et pris le trophée.
