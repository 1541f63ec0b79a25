### Lessons on attacks, protections and actions. How they are written: see lessons_building.ftl.

## Activating and attacking

lesson-attack-first-title = Le loup attend
lesson-attack-first = Un événement n’attaque que s’il est face cachée à côté d’une de vos chaînes. Envoyez « { $wolf } » contre la chaîne de Bruno. Il faut deux tours.
lesson-attack-first-hint-1 = À ce tour : piochez, et posez « { $wolf } » face cachée à côté de votre chaîne.
lesson-attack-first-hint-2 = Au tour suivant : ne prenez pas de carte. Retournez plutôt « { $wolf } ».
lesson-attack-first-hint-3 = Faites-le maintenant.
lesson-attack-first-done = Activer a pris un tour, attaquer un autre. Le dernier vase de Bruno est allé sous la défausse, et le loup avec lui.
lesson-attack-first-failed = Vous n’avez plus de coup à jouer. Qui a pris une carte ne peut pas attaquer au même tour.
lesson-attack-first-failed-gone = Sans le loup, pas d’attaque.

lesson-attack-worst-title = Là où ça fait mal
lesson-attack-worst = « { $bison } » est prêt à côté de votre chaîne. Faites perdre cinq sphères à Bruno.
lesson-attack-worst-hint-1 = « { $bison } » détruit les deux derniers vases d’une chaîne. Une chaîne avec un Totem ne risque rien. Comptez les autres.
lesson-attack-worst-hint-2 = La statue au bout de « { $weaver } » vaut trois sphères.
lesson-attack-worst-done = Toujours les derniers vases, et jamais derrière un Totem. Le reste, c’est du calcul.
lesson-attack-worst-failed = Le bison n’a pas fait tout ce qu’il pouvait.
lesson-attack-worst-failed-little = Cela fait mal, mais moins que possible. Une autre chaîne avait plus à perdre au bout.
lesson-attack-worst-failed-waited = Votre tour est fini, et le bison attend toujours.

lesson-attack-strip-title = Plus un vase
lesson-attack-strip = Bruno n’a en main aucun vase à poser. Attaquez de façon qu’il perde un personnage à son prochain tour.
lesson-attack-strip-hint-1 = Un personnage sans vase est perdu, sauf celui de la carte Chef. Le chef de Bruno est « { $hunter } ».
lesson-attack-strip-done = Son dernier vase n’était plus là, Bruno n’en avait pas d’autre, et le personnage est parti aussi.
lesson-attack-strip-failed = Bruno n’a perdu aucun personnage.
lesson-attack-strip-failed-leader = « { $hunter } » n’a plus de vase. Mais c’est le chef de Bruno, et on ne perd jamais un chef.
lesson-attack-strip-failed-still = Le tour de Bruno est fini, et il n’a perdu aucun de ses personnages.

lesson-attack-stop-title = Pas à ce tour
lesson-attack-stop = Bruno a trois chaînes complètes, et complétera la quatrième à son prochain tour. Le défi serait conclu. Empêchez-le.
lesson-attack-stop-hint-1 = Trois de ses chaînes ont un Totem. La quatrième n’en a pas encore.
lesson-attack-stop-done = Une chaîne brisée doit être complétée de nouveau. Votre propre chaîne a dû attendre, mais le défi continue.
lesson-attack-stop-failed = Le défi ne continue pas.
lesson-attack-stop-failed-closed = Bruno a posé son dernier vase et conclu le défi. Ce que vous construisiez reste inachevé.

## Protection

lesson-protection-defend-title = Des plumes
lesson-protection-defend = Bruno retourne « { $wolf } » et attaque « { $rider } ». Ne perdez rien.
lesson-protection-defend-hint-1 = Une de vos cartes est face cachée à côté de « { $hunter } ». Elle aide n’importe laquelle de vos chaînes.
lesson-protection-defend-hint-2 = On vous pose la question, même si ce n’est pas votre tour.
lesson-protection-defend-hint-3 = Retournez « { $strength } ».
lesson-protection-defend-done = Une protection sert quand on vous attaque, quel que soit le joueur dont c’est le tour, où qu’elle soit. Elle doit être active.
lesson-protection-defend-failed = Vous avez laissé faire, et le dernier vase n’est plus là.

lesson-protection-enough-title = En mettre assez
lesson-protection-enough = Bruno attaque « { $rider } » avec « { $bison } », qui détruit deux vases. Deux de vos cartes sont face cachée ; une seule peut servir. Ne perdez rien.
lesson-protection-enough-hint-1 = « { $strength } » : un vase sauvé. « { $courage } » : deux vases sauvés.
lesson-protection-enough-hint-2 = Prenez la plus forte.
lesson-protection-enough-done = Contre chaque attaque, une seule protection : autant qu’elle suffise.
lesson-protection-enough-failed = Deux vases sont perdus.
lesson-protection-enough-failed-part = Un vase est sauvé, le dernier est perdu tout de même, et la protection est dépensée.

lesson-protection-twice-title = D’abord le loup, puis le bison
lesson-protection-twice = Bruno a un loup et un bison face cachée, et envoie d’abord le loup. Traversez les deux attaques sans perdre un vase.
lesson-protection-twice-hint-1 = Que faut-il au moins pour arrêter un loup ? L’autre carte servira plus tard. Entre les deux, laissez vos cartes actives où elles sont.
lesson-protection-twice-done = La petite protection pour la petite attaque. Ainsi, la grande était encore là.
lesson-protection-twice-failed = Il fallait repousser les deux attaques.
lesson-protection-twice-failed-lost = Quelque chose est perdu. La protection la plus forte doit être là quand le bison arrive.

lesson-protection-prepare-title = Avant qu’ils arrivent
lesson-protection-prepare = Chez Bruno, « { $bison } » est prêt et attaquera à son prochain tour. C’est encore le vôtre. Ne perdez rien.
lesson-protection-prepare-hint-1 = Une protection dans la main n’aide pas. Laquelle doit être à côté de votre chaîne quand le bison arrive ?
lesson-protection-prepare-done = Les protections se posent à l’avance. À côté d’une chaîne, il n’y a de place que pour une carte.
lesson-protection-prepare-failed = L’attaque est venue, et rien ne l’a repoussée.
lesson-protection-prepare-failed-unready = Rien là ne pouvait aider. Les plumes dans votre main ne comptent pas.
lesson-protection-prepare-failed-part = Un vase sauvé, un vase perdu. Contre un bison, il faut les autres plumes.

lesson-protection-swap-title = Plus de place
lesson-protection-swap = Le bison de Bruno arrive au prochain tour. La seule place à côté de votre chaîne est prise par un loup. Ne perdez rien.
lesson-protection-swap-hint-1 = Après avoir pioché, vous pouvez échanger une carte active contre une carte de votre main. Il faut ensuite en défausser, poser ou activer une.
lesson-protection-swap-done = Un échange ne coûte pas de tour. Le loup est de retour dans votre main, ou parti, et vos vases sont toujours là.
lesson-protection-swap-failed = Vous n’avez plus de coup à jouer.
lesson-protection-swap-failed-lost = Deux vases sont perdus. La place à côté de votre chaîne n’était pas libre pour une protection.

## Actions

lesson-actions-draw-title = Trois de plus
lesson-actions-draw = « { $rider } » attend un cheval, et vous n’en avez pas. Jouez « { $draw_three } », gardez la bonne carte, et posez-la à votre prochain tour.
lesson-actions-draw-hint-1 = Les actions se jouent depuis la main, après avoir pioché. Elles prennent tout le tour.
lesson-actions-draw-hint-2 = Vous défaussez autant de cartes que vous en avez pioché. Pas le cheval.
lesson-actions-draw-hint-3 = Faites-le maintenant.
lesson-actions-draw-done = Vous avez vu trois cartes de plus et gardé la meilleure. L’action est maintenant à part, jusqu’au défi suivant.
lesson-actions-draw-failed = Vous n’avez plus de coup à jouer, et aucun cheval n’est posé.
lesson-actions-draw-failed-unplayed = Vous pouvez défausser une action sans la jouer. Mais alors elle ne fait rien pour vous.
lesson-actions-draw-failed-thrown = Le cheval est sur la défausse, où Bruno peut le prendre.

lesson-actions-steal-title = Le dernier vase
lesson-actions-steal = Il manque une statue à « { $weaver } », et vous n’en avez pas. Complétez la chaîne à ce tour.
lesson-actions-steal-hint-1 = On ne peut voler que le dernier vase d’une chaîne, et il doit aller aussitôt dans une des vôtres. Quelle chaîne de Bruno finit par une statue ?
lesson-actions-steal-hint-2 = Jouez « { $steal } » contre « { $scout } ».
lesson-actions-steal-done = Un vase de plus pour vous, un de moins pour lui, en un seul tour.
lesson-actions-steal-failed = Le tour est fini, et il manque toujours un vase à « { $weaver } ».

lesson-actions-sure-title = À coup sûr
lesson-actions-sure = Bruno et Clara ont chacun la statue qui vous manque. Volez-en une, et faites en sorte que personne ne puisse vous arrêter.
lesson-actions-sure-hint-1 = Qui a une carte face cachée a peut-être une protection. Qui n’en a pas ne peut sûrement pas se défendre.
lesson-actions-sure-done = Rien n’était face cachée devant Clara : il n’y avait rien à craindre.
lesson-actions-sure-failed = Aucune statue n’a été volée.
lesson-actions-sure-failed-stopped = La carte de Bruno était une protection. Votre action est dépensée pour rien.
lesson-actions-sure-failed-waited = Le tour est fini, et les deux statues sont où elles étaient.

lesson-actions-block-title = Un tour sur le banc
lesson-actions-block = Bruno conclura le défi à son prochain tour. Un de vos loups est prêt, et Bruno a une carte face cachée à côté de sa dernière chaîne. Arrêtez-le.
lesson-actions-block-hint-1 = Une attaque peut être repoussée. Laquelle de vos cartes ne lui laisse rien à répondre ?
lesson-actions-block-done = Aucune protection n’aide contre un blocage. Bruno a passé son tour, et vous en avez gagné un.
lesson-actions-block-failed = Vous n’avez plus de coup à jouer.
lesson-actions-block-failed-closed = Bruno a eu son tour, posé le dernier vase et conclu le défi.
