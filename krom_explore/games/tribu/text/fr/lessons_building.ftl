### Lessons on building chains and on lonely characters.
###
### lesson-TRACK-STEP is the goal, in at most 40 words; -title, -hint-1 and on, -done, -failed and -failed-NAME go with it.
### The cards that a step names are variables ($scout), for another box may call them otherwise.

## A chain

lesson-chain-begin-title = Commencer
lesson-chain-begin = Un tour, c’est une chose : prendre une carte, puis en poser, activer, jouer ou défausser une. Prenez une carte et commencez votre première chaîne.
lesson-chain-begin-hint-1 = Piochez une carte. Chaque tour commence ainsi, sauf si l’on retourne une carte active.
lesson-chain-begin-hint-2 = Une chaîne commence par un personnage. Vous en avez un.
lesson-chain-begin-hint-3 = Posez « { $scout } ».
lesson-chain-begin-done = Un personnage commence une chaîne. Il montre quels vases il demande ; ils suivent aux tours d’après, une carte par tour.
lesson-chain-begin-failed = Votre tour est fini, et aucune chaîne n’a commencé.

lesson-chain-order-title = Le vase qui vient ensuite
lesson-chain-order = « { $rider } » demande ses vases dans un ordre fixe, et a déjà le premier. Posez le suivant à ce tour.
lesson-chain-order-hint-1 = La chaîne « { $rider } » montre quel vase vient ensuite.
lesson-chain-order-hint-2 = Une carte de votre main montre un cheval. Sa couleur ne compte pas.
lesson-chain-order-hint-3 = Piochez, puis posez « { $blue_horse } ».
lesson-chain-order-done = Les vases se posent dans l’ordre que montre le personnage. Rouge ou bleu, cela n’y change rien.
lesson-chain-order-failed = Votre tour est fini, et « { $rider } » attend toujours son deuxième vase.

lesson-chain-top-title = Ce que les autres jettent
lesson-chain-top = Il manque son dernier vase à « { $rider } », et votre main ne l’a pas. Complétez pourtant la chaîne à ce tour.
lesson-chain-top-hint-1 = Regardez ce qui est sur le dessus de la défausse.
lesson-chain-top-hint-2 = Prenez cette carte au lieu de piocher, et posez-la.
lesson-chain-top-done = Vous pouvez prendre le dessus de la défausse si c’est un Diorama. Avec tous ses vases, une chaîne est complète.
lesson-chain-top-failed = Votre tour est fini, et la chaîne n’est pas complète.
lesson-chain-top-failed-drew = Vous avez pioché. Qui a pris une carte n’en prend pas une deuxième.

lesson-chain-any-title = N’importe quel vase
lesson-chain-any = Il manque un vase à chacune de vos deux chaînes, et vous avez deux tours. Complétez les deux. « { $multidiorama } » vaut n’importe quel vase.
lesson-chain-any-hint-1 = Quel vase manque à chaque chaîne ? Pour l’une d’elles, vous avez exactement la bonne carte.
lesson-chain-any-hint-2 = Gardez « { $multidiorama } » pour le vase que rien d’autre, dans votre main, ne peut remplacer.
lesson-chain-any-done = Un Diorama pour n’importe quel vase est précieux. Utilisez-le là où aucune autre carte ne convient.
lesson-chain-any-failed = Les deux tours sont finis, et une des chaînes n’est toujours pas complète.
lesson-chain-any-failed-wasted = Une chaîne est complète. Mais « { $red_horse } » y allait aussi, et ne va nulle part ailleurs.

lesson-chain-totem-title = Un toit
lesson-chain-totem = Vos deux chaînes sont complètes, et vous avez un Totem. Rendez une chaîne magique : protégée, et d’une seule couleur.
lesson-chain-totem-hint-1 = Comparez les couleurs des deux chaînes.
lesson-chain-totem-done = Une chaîne avec un Totem est protégée : personne ne peut l’attaquer ni y voler un vase. D’une seule couleur, elle est magique en plus.
lesson-chain-totem-failed = Votre tour est fini, et aucune chaîne n’est magique.
lesson-chain-totem-failed-mixed = La chaîne est maintenant protégée. Mais elle a des vases rouges et des bleus : elle n’est pas magique.

lesson-chain-colour-title = Une couleur jusqu’au bout
lesson-chain-colour = Il manque un vase à « { $hunter } ». En deux tours, complétez la chaîne, mettez-y un Totem et rendez-la magique.
lesson-chain-colour-hint-1 = Les sphères rouges et bleues vont avec les deux couleurs. C’est donc le vase manquant qui décide.
lesson-chain-colour-done = { $magic } sphères de plus pour avoir pensé une carte plus loin. « { $multidiorama } » ne gâche jamais une couleur.
lesson-chain-colour-failed = Les deux tours sont finis, et la chaîne n’est pas magique.
lesson-chain-colour-failed-mixed = Il y a maintenant du rouge à côté du bleu, et aucun Totem ne peut rendre cela magique.

## The lonely character

lesson-lonely-prepared-title = Réfléchir avant de commencer
lesson-lonely-prepared = Un personnage sans vase est perdu à la fin du prochain tour de son propriétaire. Commencez une chaîne, et posez son premier vase à temps.
lesson-lonely-prepared-hint-1 = Vous avez deux personnages. Pour un seul d’entre eux, vous avez le premier vase.
lesson-lonely-prepared-hint-2 = Chaque personnage montre ses vases dans l’ordre. Comparez les premiers avec votre main.
lesson-lonely-prepared-hint-3 = Posez « { $scout } » maintenant et « { $red_mask } » à votre prochain tour.
lesson-lonely-prepared-done = Qui a déjà le premier vase n’a pas besoin de l’espérer.
lesson-lonely-prepared-failed = Les deux tours sont finis, et aucune chaîne n’a de vase.
lesson-lonely-prepared-failed-lost = Pas de vase à votre tour suivant : le personnage est parti.

lesson-lonely-save-title = Le plus pressé d’abord
lesson-lonely-save = Au tour précédent, vous avez commencé une chaîne avec « { $weaver } ». Vous avez des vases pour vos deux chaînes, et pouvez en poser un. Gardez les deux personnages.
lesson-lonely-save-hint-1 = « { $rider } » peut attendre : sa chaîne a déjà un vase.
lesson-lonely-save-hint-2 = Posez le premier vase de « { $weaver } ».
lesson-lonely-save-done = Le personnage sans vase passe d’abord. L’autre chaîne sera encore là au tour suivant.
lesson-lonely-save-failed = « { $weaver } » n’avait pas de vase à la fin de votre tour : la carte est perdue.

lesson-lonely-leader-title = Votre chef attend
lesson-lonely-leader = « { $rider } » est votre chef. Ni « { $rider } » ni « { $scout } » n’ont de vase, et vous ne pouvez poser qu’une carte. Finissez votre tour avec les deux.
lesson-lonely-leader-hint-1 = L’un des deux ne peut pas être perdu, quoi qu’il arrive.
lesson-lonely-leader-hint-2 = Posez le masque : votre chef n’a pas besoin d’aide.
lesson-lonely-leader-done = Le personnage de votre propre chef n’est jamais perdu. L’autre a donc reçu le vase.
lesson-lonely-leader-failed = Vous avez aidé celui qui n’en avait pas besoin. La carte « { $scout } » est perdue.

lesson-lonely-face_down-title = Une réserve cachée
lesson-lonely-face_down = « { $scout } » n’a pas de vase, et rien ne convient dans votre main. Mais une de vos cartes est face cachée. Gardez « { $scout } ».
lesson-lonely-face_down-hint-1 = Vous pouvez regarder vos propres cartes actives. Un Diorama actif peut continuer n’importe laquelle de vos chaînes, si l’on ne prend pas de carte avant.
lesson-lonely-face_down-done = Au lieu de prendre une carte, vous en avez retourné une. Elle était à côté d’une autre chaîne, et cela ne gêne pas.
lesson-lonely-face_down-failed = La carte « { $scout } » est perdue, et le masque est toujours face cachée.

lesson-lonely-stolen-title = Un vase emprunté
lesson-lonely-stolen = « { $scout } » n’a pas de vase, et vous n’avez pas de masque. Sauvez « { $scout } » à ce tour.
lesson-lonely-stolen-hint-1 = Vous avez une action qui prend le dernier vase d’une chaîne. Chez qui est le dernier vase que demande « { $scout } » ?
lesson-lonely-stolen-done = Un vase volé se pose aussitôt, et sauve un personnage comme tout autre vase.
lesson-lonely-stolen-failed = Le tour est fini, « { $scout } » n’avait pas de vase : la carte est perdue.
