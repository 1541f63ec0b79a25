### Lessons on closing a challenge and counting spheres. How they are written: see lessons_building.ftl.

lesson-scoring-close-title = La dernière chaîne
lesson-scoring-close = Vous avez trois chaînes complètes. Une quatrième conclut le défi. Concluez-le à ce tour.
lesson-scoring-close-hint-1 = Il manque à une chaîne son dernier vase.
lesson-scoring-close-hint-2 = « { $weaver } » demande une statue. Vous en avez une.
lesson-scoring-close-hint-3 = Piochez, puis posez « { $blue_statue } ».
lesson-scoring-close-done = Le défi s’est conclu aussitôt. Vous avez compté ce qui était sur la table ; ce que vous aviez encore en main ne comptait pas.
lesson-scoring-close-failed = Votre tour est fini, et le défi continue.

lesson-scoring-hostile-title = Vider sa main
lesson-scoring-hostile = Bruno conclura le défi à son prochain tour. Ce que vous aurez alors en main sera retiré. Obtenez au moins dix sphères pour ce défi.
lesson-scoring-hostile-hint-1 = Une carte posée compte deux fois : elle ne compte plus contre vous, et elle compte pour vous. Laquelle des vôtres a le plus de sphères ?
lesson-scoring-hostile-hint-2 = Même un personnage seul compte sur la table.
lesson-scoring-hostile-done = Les sphères en main sont hostiles quand quelqu’un d’autre conclut. Sur la table, chaque carte compte, même dans une chaîne incomplète.
lesson-scoring-hostile-failed = Il reste trop peu.
lesson-scoring-hostile-failed-little = Vous aviez encore trop de sphères en main. La carte la plus riche aurait dû être sur la table.

lesson-scoring-leader-title = La gloire du chef
lesson-scoring-leader = Vous avez 40 sphères, il en faut { $spheres } pour gagner. Conclure maintenant ne suffit pas. Bruno ne vous gênera pas, et vous avez deux tours. Gagnez.
lesson-scoring-leader-hint-1 = Une chaîne magique protégée rapporte { $magic } sphères de plus, celle de votre chef { $leader_magic }. Votre chef est « { $rider } ».
lesson-scoring-leader-done = D’abord le Totem, puis la dernière chaîne. Une fois le défi conclu, il est trop tard pour un Totem.
lesson-scoring-leader-failed = Les deux tours sont finis, et vous n’avez pas gagné.
lesson-scoring-leader-failed-early = Le défi est conclu, mais aucune de vos chaînes n’était magique, et il manquait des sphères.
lesson-scoring-leader-failed-wasted = Un de vos deux tours est fini, et le Totem est toujours dans votre main.
lesson-scoring-leader-failed-other = Une chaîne magique, mais pas celle de votre chef. Elle aurait rapporté plus.

lesson-scoring-ahead-title = Seulement si vous êtes devant
# $goal_tie
lesson-scoring-ahead = Vous avez 70 sphères d’avant, Bruno 84, et il en faut { $spheres } pour gagner. { $goal_tie ->
    [closer] Si plusieurs en ont assez, qui a conclu le défi gagne.
   *[highest] Si plusieurs en ont assez, le plus grand total gagne.
} Gagnez cette partie.
lesson-scoring-ahead-hint-1 = Comptez ce qu’aurait Bruno si vous concluiez maintenant. Puis regardez ce qui est face cachée à côté de « { $weaver } ».
lesson-scoring-ahead-done = Conclure n’est bon que si l’on est alors devant. Le bison a fait la différence.
lesson-scoring-ahead-failed = Vous n’avez plus de coup à jouer.
lesson-scoring-ahead-failed-behind = Vous avez conclu le défi avec assez de sphères. Bruno en avait plus.
