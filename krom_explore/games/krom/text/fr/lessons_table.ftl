### Lessons on setup and movement. lesson-TRACK-STEP is the goal; -title, -hint-N, -done, -failed and -failed-NAME go with it.
### Characters and cards that a step names are variables ($Kolos, $torch), for another box may call them otherwise; and
### so are the facts of the box (rulebook.facts). Titles have no variables.

## Setup

lesson-setup-leave-title = Le premier pas
lesson-setup-leave = Vous êtes { $Alma }. Une nouvelle partie commence, et tout le monde est { $start_place }. Choisissez en secret où aller. Aujourd’hui, ce sera la Forêt.
lesson-setup-leave-hint-1 = Ici, c’est vous. Personne ne peut rester sur place.
lesson-setup-leave-hint-2 = Touchez la Forêt sur le plateau, ou appuyez sur son bouton.
lesson-setup-leave-done = Chacun a choisi en secret, puis tout le monde a bougé d’un coup. Chaque tour commence ainsi.
lesson-setup-leave-failed = Vous voilà ailleurs. Revenez en arrière et choisissez la Forêt.

lesson-setup-your_card-title = Une carte à vous
lesson-setup-your_card = Vous commencez aussi avec une carte Bonus, que personne d’autre ne voit. C’est votre phase d’action : jouez la carte.
lesson-setup-your_card-hint-1 = Votre main est ici, avec ce que fait la carte.
lesson-setup-your_card-hint-2 = Dans votre phase d’action, vous choisissez l’ordre. La carte peut venir en premier.
lesson-setup-your_card-done = Une carte Bonus sans signe particulier se joue dans votre propre phase d’action, puis va à la défausse.
lesson-setup-your_card-failed = Votre phase d’action est passée, et la carte est toujours dans votre main.

lesson-setup-realise-title = Votre première Évolution
lesson-setup-realise = Les Évolutions font gagner la partie. Il y a sur la table { said-evolutions } face visible, et chaque carte montre son coût. Réalisez celle que vous pouvez payer.
lesson-setup-realise-hint-1 = Regardez le coût de cette carte, puis le Bois et les Cailloux devant vous.
lesson-setup-realise-hint-2 = Elle a son propre bouton parmi vos réponses.
lesson-setup-realise-done = Vous avez payé les ressources de la carte et marqué ses points. Une nouvelle Évolution est retournée aussitôt.
lesson-setup-realise-failed = Vous aviez les ressources, mais vous n’avez rien réalisé avec.

lesson-setup-right_place-title = Le signe d’un lieu
lesson-setup-right_place = « { $tree_hut } » montre un lieu, et ne se réalise que là. Vous avez ce que cela coûte. Réalisez cette carte à ce tour.
lesson-setup-right_place-hint-1 = La carte montre où il faut être.
lesson-setup-right_place-hint-2 = Allez-y d’abord. La carte vient dans votre phase d’action.
lesson-setup-right_place-done = Si une Évolution montre un lieu, il faut y être. Les autres se réalisent n’importe où.
lesson-setup-right_place-failed = Le tour est passé sans « { $tree_hut } ».
lesson-setup-right_place-failed-elsewhere = Vous jouez ailleurs à ce tour, et « { $tree_hut } » ne se réalise que dans le lieu indiqué.

lesson-setup-points-title = Assez de points
lesson-setup-points = Vous touchez au but. Qui a le premier assez de points gagne aussitôt, au milieu d’un tour. Gagnez maintenant.
lesson-setup-points-hint-1 = Vos points sont ici : combien en manque-t-il ? Une carte en apporte juste autant.
lesson-setup-points-done = Qui a le premier assez de points d’Évolution a gagné, et on ne joue plus.
lesson-setup-points-failed = La partie continue : vous n’avez pas atteint les points qui font gagner.
lesson-setup-points-failed-small = « { $torch } » a rapporté un point, mais a mangé ce que coûte la carte plus grande. Une seule carte aurait suffi.

lesson-setup-five_players-title = Plus de joueurs, moins de points
lesson-setup-five_players = Cette fois, vous êtes cinq. Plus on est nombreux, moins il faut de points. Vous pouvez gagner dans cette phase. Allez-y.
lesson-setup-five_players-hint-1 = Regardez combien de points il faut dans cette partie. Deux cartes sont à votre portée, et une seule en apporte assez.
lesson-setup-five_players-done = Le nombre de points à atteindre dépend du nombre de joueurs. Les points des cartes, eux, ne changent pas.
lesson-setup-five_players-failed = La partie continue : vous n’avez pas atteint les points qui font gagner.
lesson-setup-five_players-failed-small = « { $stone_that_cuts } » a pris les Cailloux qu’il fallait pour l’autre carte, et un point ne suffit pas.

## Movement

lesson-movement-apart-title = Trois chemins
lesson-movement-apart = Ici, vous choisissez pour les trois joueurs. Ils sont tous dans la Caverne, et personne ne peut rester. Envoyez-les dans trois lieux différents, pour que personne ne se batte.
lesson-movement-apart-hint-1 = Le dernier à choisir doit aller là où les autres ne vont pas.
lesson-movement-apart-hint-2 = Prenez un lieu que vous n’avez pas encore choisi.
lesson-movement-apart-done = Les choix sont restés secrets jusqu’au dernier. Puis tous ont bougé, et sans rencontre, pas de combat.
lesson-movement-apart-failed = Deux d’entre eux se rencontrent, et qui se rencontre dans un lieu doit se battre.

lesson-movement-order-title = Qui joue en premier
lesson-movement-order = On s’occupe des lieux dans cet ordre : { $order_of_places }. Jouez avant tout le monde à ce tour. { $Kolos } et { $Karok } sont dans la Caverne.
lesson-movement-order-hint-1 = { $Kolos } et { $Karok } doivent quitter le lieu où ils sont.
lesson-movement-order-hint-2 = Plus votre lieu vient tôt dans l’ordre, plus tôt vous jouez. Et mieux vaut y être sans personne d’autre.
lesson-movement-order-hint-3 = Le premier lieu de l’ordre sera vide.
lesson-movement-order-done = Le premier lieu passe en premier, et les deux qui s’y trouvaient ont dû le quitter.
lesson-movement-order-failed = { $Kolos } a joué avant vous : son lieu vient plus tôt dans l’ordre, ou vous avez perdu le combat.

lesson-movement-safe-title = Là où il n’y aura personne
lesson-movement-safe = Il vous reste un point de vie : tout combat perdu vous assomme. { $Kolos }, { $Karok } et { $Valkyr } sont sur la Montagne. Allez là où aucun d’eux ne peut être.
lesson-movement-safe-hint-1 = Tous trois doivent bouger. Quel lieu aucun d’eux ne peut-il choisir ?
lesson-movement-safe-hint-2 = Le lieu que tous doivent quitter est le lieu sûr.
lesson-movement-safe-done = Personne ne peut rester. Le lieu où sont tous les autres est donc le seul qui sera vide à coup sûr après le déplacement.
lesson-movement-safe-failed = Il y avait quelqu’un. Vous avez perdu le combat, et votre personnage est assommé.

lesson-movement-wake-title = Le réveil des dormeurs
lesson-movement-wake = { $Karok } est au sol dans la Forêt, personnage assommé, avec { $Kolos } à ses côtés. Vous êtes faible. Trouvez un lieu où il n’y aura que vous, à coup sûr.
lesson-movement-wake-hint-1 = Au début du tour, { $Karok } se réveille avec tous ses points de vie, puis se déplace comme tout le monde.
lesson-movement-wake-hint-2 = Tous deux doivent quitter la Forêt.
lesson-movement-wake-done = Un personnage assommé se réveille au début du tour suivant, et doit bouger aussi. La Forêt était donc vide.
lesson-movement-wake-failed = Vous avez rencontré quelqu’un et dû vous battre. Seul le lieu que tous deux devaient quitter était vide à coup sûr.

lesson-movement-come_back-title = Aller et retour
lesson-movement-come_back = Vous êtes dans la Savane et voudriez y rester, mais personne n’en a le droit. Revenez-y dès que possible.
lesson-movement-come_back-hint-1 = Vous ne pouvez pas rester, mais rien n’empêche de revenir un tour plus tard.
lesson-movement-come_back-hint-2 = Allez n’importe où, finissez-y votre phase, et revenez.
lesson-movement-come_back-done = Vos cartes Destination reviennent aussitôt dans votre main. Un tour ailleurs suffit.
lesson-movement-come_back-failed = Vous n’êtes pas de retour à temps. Il faut un déplacement pour partir et un pour revenir.

lesson-movement-first_come-title = Avant qu’il ne soit trop tard
lesson-movement-first_come = Vous pouvez payer « { $dugout_canoe } » et « { $pack_mammoth } ». { $Kolos } veut aussi « { $pack_mammoth } », et se trouve dans la Forêt. Réalisez l’une des deux à ce tour.
lesson-movement-first_come-hint-1 = Chaque carte montre un lieu. Dans lequel des deux { $Kolos } ne viendra pas vous gêner ?
lesson-movement-first_come-done = { $Kolos } devait quitter la Forêt : personne ne vous y disputait la carte qui s’y réalise.
lesson-movement-first_come-failed = Le tour est presque fini, et vous n’avez réalisé aucune des deux.
lesson-movement-first_come-failed-taken = Vous avez rencontré { $Kolos }, perdu le combat, et la carte est partie avant votre action.

lesson-movement-guess-title = Lire le plateau
lesson-movement-guess = { $Karok } a juste ce que coûte « { $cable_car } », et peu de points de vie. Vous devinez où cela mène. Soyez-y et gagnez le combat.
lesson-movement-guess-hint-1 = « { $cable_car } » ne se réalise que dans un seul lieu.
lesson-movement-guess-done = Vous saviez quel était son chemin. Assommé dans le combat, un personnage perd sa phase d’action, et « { $cable_car } » reste là.
lesson-movement-guess-failed = Personne n’a gêné { $Karok }.
lesson-movement-guess-failed-realised = { $Karok } n’a rencontré personne et a réalisé « { $cable_car } ». Vous auriez pu l’attendre sur place.
