### Lessons on combat. How they are written: see lessons_table.ftl.

lesson-combat-higher-title = Le dé le plus haut
lesson-combat-higher = { $Kolos } est aussi dans la Forêt : vous vous battez d’abord. Lancez les dés. Le plus haut joue en premier. Prenez ensuite la carte gratuite.
lesson-combat-higher-hint-1 = Appuyez sur « Lancer ». Chacun de vous lance un dé.
lesson-combat-higher-hint-2 = Voyez ce que le combat a coûté à { $Kolos } : son retard, en points de vie.
lesson-combat-higher-hint-3 = Vous avez gagné : vous jouez en premier. La première carte est à vous.
lesson-combat-higher-done = Le plus grand total gagne et joue en premier. Chacun des autres perd son retard sur le vainqueur, en points de vie.
lesson-combat-higher-failed = Vous aviez gagné le droit de jouer en premier, et vous n’en avez rien fait.

lesson-combat-tie_light-title = Le pied léger
lesson-combat-tie_light = À ce tour, tous les dés montrent 4. { $Kolos } va à la Forêt, { $Karok } à la Savane, et vous pesez moins que ces deux-là. Gagnez un combat.
lesson-combat-tie_light-hint-1 = Votre poids est à côté de votre nom. À total égal, c’est le poids qui décide.
lesson-combat-tie_light-hint-2 = Pour chaque lieu, le plateau dit qui y gagne une égalité. { said-ties }
lesson-combat-tie_light-hint-3 = Allez là où le plus léger gagne.
lesson-combat-tie_light-done = { said-ties } Vous avez choisi le lieu qui convient à un poids plume.
lesson-combat-tie_light-failed-heavy = Quatre partout, et dans la Savane le plus lourd gagne l’égalité.
lesson-combat-tie_light-failed-alone = Il n’y a que vous ici : pas de combat à gagner.
lesson-combat-tie_light-failed = Il n’y avait pas de combat à gagner.

lesson-combat-tie_heavy-title = La main lourde
lesson-combat-tie_heavy = Cette fois, vous êtes { $Kolos }, le poids le plus lourd de tous. Tous les dés montrent 3. { $Alma } va à la Montagne, { $Karok } à la Savane. Gagnez un combat.
lesson-combat-tie_heavy-hint-1 = Pour chaque lieu, le plateau dit qui y gagne une égalité.
lesson-combat-tie_heavy-hint-2 = Allez là où le plus lourd gagne.
lesson-combat-tie_heavy-done = { said-ties } Mêmes dés, autre lieu, autre vainqueur.
lesson-combat-tie_heavy-failed-light = Trois partout, et ici le plus léger gagne l’égalité.
lesson-combat-tie_heavy-failed-alone = Il n’y a que vous ici : pas de combat à gagner.
lesson-combat-tie_heavy-failed = Il n’y avait pas de combat à gagner.

lesson-combat-low_roll-title = Plus bas, et pourtant
lesson-combat-low_roll = Vous allez faire 4, et { $Kolos } 5. Après les dés, les combattants peuvent jouer des cartes de combat. Gagnez malgré le dé le plus bas.
lesson-combat-low_roll-hint-1 = La carte de votre main s’ajoute à votre total.
lesson-combat-low_roll-hint-2 = Jouez-la quand on vous le demande.
lesson-combat-low_roll-done = Ce n’est pas le dé qui compte, mais le total final, avec toutes les cartes de combat.
lesson-combat-low_roll-failed = Vous avez gardé votre carte : les dés ont décidé, et { $Kolos } avait plus.

lesson-combat-survive-title = Perdre un peu moins
lesson-combat-survive = Les dés seront mauvais : vous faites 1, { $Kolos } fait 6. Vous ne pouvez pas gagner. Mais ne vous laissez pas assommer, sinon on vous dépouille.
lesson-combat-survive-hint-1 = Vous perdez votre retard, en points de vie. Quel retard pouvez-vous supporter ?
lesson-combat-survive-hint-2 = La carte ne gagne pas le combat. Elle vous fait perdre moins de points de vie.
lesson-combat-survive-done = On perd l’écart avec le vainqueur. Une carte peut valoir la peine même dans un combat perdu.
lesson-combat-survive-failed = Vous avez perdu tous vos points de vie. Assommé, on manque sa phase d’action, et le vainqueur a pris la moitié de vos Kroms.

lesson-combat-rob-title = Une seule chose, la bonne
lesson-combat-rob = Assommez { $Karok }, et vous pourrez lui prendre une chose. Lancez, puis réalisez « { $flute } » dans la même phase.
lesson-combat-rob-hint-1 = Comparez ce que coûte « { $flute } », ce que vous avez, et ce que possède { $Karok }.
lesson-combat-rob-hint-2 = Il vous faut un Os. Les Kroms ne le remplacent pas.
lesson-combat-rob-done = Le vainqueur prend une chose à un personnage assommé dans le combat : une ressource, la moitié des Kroms, ou une carte Bonus sans la voir.
lesson-combat-rob-failed = L’Os est à vous, mais « { $flute } » est toujours sur la table.
lesson-combat-rob-failed-krom = Une belle poignée de Kroms, mais ils ne paient aucune Évolution, et ici il n’y a rien à acheter.
lesson-combat-rob-failed-spared = Vous ne lui avez rien pris. C’est permis, mais cela ne vous apporte rien.

lesson-combat-half-title = La moitié des Kroms
lesson-combat-half = Dans la Caverne, on peut acheter. Assommez { $Karok }, prenez votre butin, et réalisez « { $digging_stick } » dans la même phase.
lesson-combat-half-hint-1 = Comptez : que coûte « { $digging_stick } », et jusqu’où va-t-on avec un Bois, ou avec la moitié de ses Kroms arrondie vers le haut ?
lesson-combat-half-done = La moitié des Kroms s’arrondit vers le haut, et dans la Caverne elle devient ce qui vous manque.
lesson-combat-half-failed = Vous n’avez plus de coups, et « { $digging_stick } » n’est toujours pas à vous.
lesson-combat-half-failed-wood = Un seul Bois, et pas assez de Kroms pour acheter l’autre.
lesson-combat-half-failed-spared = Vous ne lui avez rien pris, et vous avez trop peu de Kroms.
lesson-combat-half-failed-rested = Qui se repose ne peut pas acheter dans la même phase.

lesson-combat-exact-title = Juste assez
lesson-combat-exact = Dans la Forêt, vous allez faire 3, et { $Kolos } 5. Vous avez « { $headbutt } » et « { $war_cry } ». Gagnez, et gardez « { $war_cry } » pour plus tard.
lesson-combat-exact-hint-1 = Il n’est pas nécessaire d’avoir plus. Regardez qui gagne une égalité dans la Forêt.
lesson-combat-exact-done = Une égalité suffisait, car dans la Forêt c’est le plus léger qui la gagne. La carte la plus forte reste dans votre main.
lesson-combat-exact-failed-dear = Vous avez gagné, mais avec « { $war_cry } ». L’autre carte fait une égalité, et ici vous gagnez les égalités.
lesson-combat-exact-failed-lost = Sans carte, { $Kolos } reste devant.
lesson-combat-exact-failed = Le combat n’est pas encore décidé, et vous n’avez plus de coups.

lesson-combat-rob_back-title = Dépouiller le pilleur
lesson-combat-rob_back = Un combat contre { $Kolos } vous a coûté votre Bois. { $Kolos } va maintenant se reposer dans la Caverne, avec de vilaines blessures. Reprenez-lui un Bois.
lesson-combat-rob_back-hint-1 = Il lui reste peu de points de vie, et vous vous réveillez avec tous les vôtres. Quand vous arriverez, le repos n’aura pas encore eu lieu.
lesson-combat-rob_back-done = Votre réveil vous a tout rendu ; en face, non. Quand on est faible, mieux vaut ne pas être facile à trouver.
lesson-combat-rob_back-failed = Il n’y a pas eu de rencontre.
lesson-combat-rob_back-failed-rested = Personne n’a dérangé { $Kolos } dans la Caverne, et le repos a eu lieu. L’occasion est passée.
lesson-combat-rob_back-failed-other = Les Kroms, c’est bien, mais c’était le Bois que vous vouliez.
lesson-combat-rob_back-failed-spared = Vous ne lui avez rien pris.

lesson-combat-one_card-title = Une carte suffit
lesson-combat-one_card = Dans la Forêt, vous allez faire 3, et { $Kolos } 4. « { $headbutt } » est dans sa main, et servira. Vous avez deux cartes. Gagnez, et gardez-en une.
lesson-combat-one_card-hint-1 = On demande d’abord à qui est derrière, et de nouveau après chaque carte. Laquelle des vôtres suffit encore après la sienne ?
lesson-combat-one_card-done = Avec la carte la plus forte d’abord, la sienne ne fait qu’une égalité, et dans la Forêt l’égalité est pour vous.
lesson-combat-one_card-failed = Vous n’avez plus de coups, et le combat n’est pas décidé.
lesson-combat-one_card-failed-spent = Vous avez gagné, mais avec les deux cartes. La plus faible d’abord a permis à { $Kolos } de repasser devant.
lesson-combat-one_card-failed-lost = { $Kolos } avait toujours plus et a gagné.

lesson-combat-club-title = Des dés en plus
lesson-combat-club = Vous allez faire 1, et { $Kolos } 6. Vous avez « { $double_club } » et « { $headbutt } ». Gagnez, et gardez « { $headbutt } » pour une autre fois.
lesson-combat-club-hint-1 = Une carte ajoute un nombre fixe, l’autre lance des dés qui s’ajoutent. Laquelle peut rattraper cinq ?
lesson-combat-club-done = Une carte peut apporter des dés au lieu d’un nombre. Ils s’ajoutent à votre total, et personne ne sait d’avance de combien.
lesson-combat-club-failed = Vous étiez encore derrière quand la dernière carte a été jouée.
lesson-combat-club-failed-lost = Votre total est resté plus bas. Un deux fixe ne suffit pas contre cinq.
lesson-combat-club-failed-both = Vous avez gagné, mais avec plus qu’il n’en fallait : il ne vous reste pas « { $headbutt } ».

lesson-combat-both-title = D’une pierre deux coups
lesson-combat-both = Votre 6 assomme { $Karok } et { $Kolos } dans le même combat. Profitez-en : réalisez « { $flute } » dans cette phase.
lesson-combat-both-hint-1 = « { $flute } » coûte deux choses, et vous n’avez ni l’une ni l’autre. Vos victimes en ont une chacune.
lesson-combat-both-done = Qui assomme plusieurs personnages dans un combat peut dépouiller chacun d’eux une fois. Vous choisissez par qui commencer.
lesson-combat-both-failed = Vous n’avez plus de coups, et « { $flute } » n’est toujours pas à vous.
lesson-combat-both-failed-krom = Les Kroms ne paient aucune Évolution, et dans la Savane il n’y a rien à acheter.
lesson-combat-both-failed-spared = Vous avez laissé quelqu’un tout garder, et il vous manque quelque chose.
