### Quizzes: what is asked, what can be chosen, and how people misread the rules.

## quiz-kind-KIND: what each kind is called

quiz-kind-fits = Ce qui convient ensuite
quiz-kind-legal = Est-ce permis
quiz-kind-raid = Ce que coûte une attaque
quiz-kind-score = Compter les sphères

## What one has to know of a position

quiz-who = { $name }
quiz-card = « { $card } »
quiz-loot = « { $card } », chez { $player }, dans la chaîne « { $chain } »
quiz-spheres = { said-spheres }
quiz-worth = « { $card } » ({ $number })
quiz-holds = { $player } a en main { $cards }
quiz-chain = Chez { $player }, chaîne « { $chain } » : { $cards ->
    [none] pas encore de vase
   *[other] { $cards }
}{ $active ->
    [none] {""}
   *[other] . Face cachée à côté : { $active }
}
quiz-asks = « { $chain } » demande { $vases }, dans cet ordre
quiz-leader = { $player } a pour chef « { $card } »
quiz-top = Sur le dessus de la défausse : « { $card } »
quiz-has-to-skip = { $player } doit passer un tour
quiz-chain-worth = { $player } a sur la table { $cards }
quiz-held-worth = { $cards ->
    [none] { $player } n’a aucune carte avec des sphères en main ni face cachée
   *[other] { $player } a en main ou face cachée { $cards }
}
quiz-last-card = { $chain ->
    [none] La dernière carte est « { $card } », qui commence une chaîne
   *[other] La dernière carte est « { $card } », posée dans la chaîne « { $chain } »
}
quiz-counted = { $player } : { $before } d’avant, { $table } sur la table, { $magic } pour les chaînes magiques, { $held } en main et face cachée

## quiz-KIND: what is asked

quiz-fits = { $player } a pris une carte. Laquelle de celles-ci peut maintenant aller dans une de ses chaînes ?
quiz-fits-steal = { $player } joue « { $card } ». Laquelle de ces cartes peut être volée ?
quiz-raid = { $player } envoie « { $card } », chez { $target }, contre la chaîne « { $chain } ». { $protection ->
    [none] Personne ne la défend.
   *[other] { $target } répond par « { $protection } ».
} Combien de sphères la chaîne perd-elle ?
quiz-raid-later = { $player } envoie « { $card } », chez { $target }, contre la chaîne « { $chain } ». { $protection ->
    [none] Personne ne la défend.
   *[other] { $target } répond par « { $protection } ».
} Au tour suivant, { $target } ne pose pas de vase. Combien de sphères sont alors perdues sur la table ?
quiz-score = { $player } pose encore une carte. Puis le défi finit, et personne ne l’a conclu. Combien de sphères cela fait-il pour { $player } ?
quiz-score-closed = { $closer } conclut le défi. Combien de sphères cela fait-il pour { $player } ?
quiz-winner = { $player } pose le dernier vase et conclut le défi. Il faut { $spheres } sphères pour gagner. Qui gagne la partie maintenant ?
quiz-nobody-wins = Personne : on joue un autre défi

## quiz-reason-NAME: reasons that no rule knows

quiz-reason-new-card-waits = Une carte prise à ce tour doit attendre le suivant.
quiz-reason-others-first = Il faut d’abord demander aux autres s’ils y répondent.
quiz-reason-one-colour = Les vases d’une chaîne doivent être d’une seule couleur.
quiz-reason-mixed-later = Une autre couleur ne peut venir que dans une chaîne complète.
quiz-reason-vase-taken = Un autre joueur a déjà ce vase sur la table.
quiz-reason-totem-colour = Le Totem doit avoir la couleur des vases.
quiz-reason-totem-leader = Seule la chaîne d’un chef peut avoir un Totem.
quiz-reason-totem-from-hand = Un Totem ne se pose que depuis la main.
quiz-reason-character-taken = Un autre joueur a déjà ce personnage sur la table.
quiz-reason-finish-first = Une deuxième chaîne ne peut commencer que si la première est complète.
quiz-reason-vase-at-hand = Une chaîne ne peut commencer que si l’on a son premier vase en main.
quiz-reason-any-last = Un Diorama pour n’importe quel vase ne peut être que le dernier d’une chaîne.
quiz-reason-any-colour = Un Diorama pour n’importe quel vase ne va qu’avec des vases d’une seule couleur.
quiz-reason-discard-gone = Ce qui est défaussé reste là jusqu’à ce que la pioche soit vide.
quiz-reason-take-and-lay = On ne peut prendre dans la défausse que ce que l’on peut poser aussitôt.
quiz-reason-lay-what-you-took = Ce que l’on prend dans la défausse doit être posé au même tour.
quiz-reason-taken-stays = Ce que l’on prend dans la défausse reste en main jusqu’à la fin du défi.
quiz-reason-draw-to-discard = On ne défausse que si l’on a pris sa carte dans la pioche.
quiz-reason-active-complete = Une carte ne peut être face cachée qu’à côté d’une chaîne complète.
quiz-reason-active-attack-first = Il faut utiliser une carte active avant d’en poser une autre.
quiz-reason-active-in-all = On n’a droit qu’à une carte active en tout.
quiz-reason-active-vase = Une carte ne peut être face cachée qu’à côté d’une chaîne qui a un vase.
quiz-reason-save-first = Il faut sauver un personnage sans vase avant toute autre chose.
quiz-reason-active-stays = Une carte active appartient à la chaîne à côté de laquelle elle est.
quiz-reason-active-fixed = Une carte active reste où elle est jusqu’à ce qu’elle serve.
quiz-reason-active-for-attacks = On ne retourne les cartes actives que lorsque quelqu’un attaque.
quiz-reason-draw-before-using = Avant de retourner une carte active, il faut piocher une carte.
quiz-reason-action-alone = Une action doit être la seule chose faite dans un tour.
quiz-reason-swap-ends = Un échange met fin au tour.
quiz-reason-swap-discard = Après un échange, il faut défausser une carte, et rien d’autre ne peut suivre.
quiz-reason-swap-alike = On ne peut échanger une carte que contre une carte de même sorte.
quiz-reason-attack-complete = On ne peut attaquer que des chaînes complètes.
quiz-reason-draw-before-attack = Avant une attaque, il faut piocher une carte.
quiz-reason-complete-safe = Une chaîne complète ne peut pas être attaquée.
quiz-reason-own-complete = Une attaque doit partir d’une chaîne complète.
quiz-reason-leader-safe = La chaîne d’un chef ne peut pas être attaquée.
quiz-reason-needs-enough-vases = La chaîne doit avoir autant de vases que l’événement en détruit.
quiz-reason-first-vase-safe = Le premier vase d’une chaîne ne peut pas être détruit.
quiz-reason-protection-elsewhere = La protection est à côté d’une autre chaîne que celle qui est attaquée.
quiz-reason-not-your-turn = Ce n’est pas le tour de ce joueur.
quiz-reason-wrong-feathers = Ces plumes n’aident que contre l’autre sorte d’attaque.
quiz-reason-helpless = Qui doit passer un tour ne peut rien faire d’ici là.
quiz-reason-blocked-safe = Une chaîne avec un blocage à côté ne peut pas être attaquée : il n’y a donc rien à défendre.
quiz-reason-steal-complete = On ne peut voler que dans une chaîne complète.
quiz-reason-steal-leader = On ne peut rien voler à qui a son chef sur la table.
quiz-reason-steal-middle = Un vol ne peut pas briser une chaîne.
quiz-reason-block-too-late = Un blocage se joue au tout début d’un tour, à la place de la pioche.
quiz-reason-block-complete = On ne peut bloquer que quelqu’un qui a une chaîne complète.
quiz-reason-block-vase = Un personnage sans vase n’est pas encore une chaîne : on ne peut pas poser la carte là.
quiz-reason-block-active = Un blocage doit d’abord être face cachée à côté d’une chaîne.
quiz-reason-block-totem = Un Totem écarte un blocage.

## misreading-NAME: what it looks like, and what the rule says

# What fits
misreading-vases-in-any-order = On dirait que les vases viennent dans n’importe quel ordre. Ils viennent dans l’ordre que montre le personnage (règle chain.order).
misreading-a-vase-twice = Ce vase est déjà là. Le personnage demande chacun de ses vases à son tour (règle chain.order).
misreading-totem-before-the-end = On dirait qu’un Totem peut venir à tout moment. Il vient sur une chaîne complète (règle chain.totem).
misreading-two-totems = Il y a déjà un Totem sur cette chaîne. Elle n’en reçoit qu’un (règle chain.totem).
misreading-two-for-any = On dirait qu’un Diorama pour n’importe quel vase peut venir deux fois. Il n’y en a qu’un par chaîne (règle chain.any).
misreading-a-vase-too-many = Cette chaîne est complète. On ne peut plus y ajouter qu’un Totem (règle chain.complete).
misreading-colour-before-vase = On dirait que la couleur décide de ce qui convient. C’est le vase qui décide, et sa couleur est libre (règle chain.order).
misreading-totems-can-be-robbed = On dirait que l’on peut prendre ce vase. On ne peut rien voler dans une chaîne avec un Totem (règle action.steal.totem).
misreading-inner-vases-can-be-stolen = Ce vase conviendrait, mais ce n’est pas le dernier de sa chaîne (règle action.steal).
misreading-stolen-for-later = On dirait qu’un vase volé peut se garder pour plus tard. Il doit être posé aussitôt dans une chaîne qui l’accepte (règle action.steal.fit).

# What an attack costs
misreading-protection-forgotten = On dirait que la protection ne fait rien. Vases qu’elle sauve, au plus : { $saves } (règle protection.saves).
misreading-a-protection-saves-all = On dirait que toute protection arrête toute attaque. Ce qui est détruit au-delà de { $saves } est perdu (règle protection.part).
misreading-the-last-vase-is-saved = On dirait que le dernier vase est sauvé. Ceux de l’intérieur restent, et les derniers sont perdus (règle protection.part).
misreading-the-first-vases-go = On dirait que la chaîne perd des vases à son début. Ils partent par la fin (règle attack.destroys).
misreading-as-another-event = On dirait que vous l’avez pris pour un autre événement. Vases que celui-ci détruit, au plus : { $number } (règle attack.destroys).
misreading-the-best-vase-goes = On dirait que l’attaquant choisit les meilleurs vases. Ce sont toujours les derniers (règle attack.destroys).
misreading-vases-not-spheres = C’est le nombre de vases perdus. La question portait sur leurs sphères (règle score.table).
misreading-the-character-too = On dirait que le personnage est perdu avec ses vases. Une attaque ne détruit que des vases (règle attack.destroys).
misreading-the-whole-chain = On dirait qu’une attaque prend toute la chaîne. Elle prend les derniers vases (règle attack.destroys).
misreading-leaders-are-lost-too = On dirait que « { $chain } » part aussi. C’est le personnage du chef, chez { $target }, et il n’est jamais perdu (règle lonely.leader).
misreading-a-lonely-character-stays = On dirait qu’un personnage peut rester sans vase. Il est perdu à la fin de ce tour (règle lonely.deadline).
misreading-one-vase-less-is-alone = On dirait que le personnage est seul. Il a encore un vase, donc il reste (règle lonely.deadline).
misreading-only-the-character-goes = Cela, c’est le personnage. Ses vases étaient perdus avant lui (règle attack.destroys).
misreading-nothing-is-lost-at-once = On dirait que rien n’est perdu. Comptez ce que l’attaque détruit, et qui est alors seul (règle attack.destroys).

# Spheres
misreading-hostile-though-nobody-closed = On dirait que ce qui est en main est retiré. Ce n’est le cas que si quelqu’un conclut le défi (règle score.exhausted).
misreading-the-closer-pays-too = On dirait que les cartes de qui conclut comptent contre lui. Elles sont mises de côté (règle score.closer).
misreading-closing-is-rewarded = On dirait que conclure rapporte des sphères. Cela met seulement votre main à l’abri (règle score.closer).
misreading-the-last-card-comes-too-late = On dirait que la dernière carte ne compte pas. Elle est sur la table quand le défi se conclut (règle score.table).
misreading-hostile-forgotten = On dirait que les cartes en main et face cachée ne comptent pas. Quand quelqu’un d’autre conclut, leurs sphères sont retirées (règle score.hostile).
misreading-hostile-counts-for-you = On dirait que les sphères en main comptent pour vous. Elles comptent contre vous (règle score.hostile).
misreading-face-down-does-not-count = On dirait que seule la main est hostile. Les cartes actives le sont aussi (règle score.hostile).
misreading-never-below-nothing = On dirait qu’un défi rapporte zéro au pire. Il peut rapporter moins de zéro (règle score.negative).
misreading-magic-forgotten = On dirait qu’une chaîne magique ne rapporte rien de plus. Elle le fait (règle score.magic).
misreading-leaders-like-everybody = On dirait que la chaîne magique du chef rapporte autant que les autres. Elle rapporte plus (règle score.leader).
misreading-everybody-like-a-leader = On dirait que toute chaîne magique rapporte autant que celle du chef. Les autres rapportent moins (règle score.magic).
misreading-both-extras = On dirait que la chaîne magique du chef rapporte les deux. Elle rapporte le plus grand, à la place de l’autre (règle score.leader).
misreading-a-totem-is-magic = On dirait qu’un Totem rend toute chaîne magique. Il faut aussi une même couleur (règle chain.magical).
misreading-one-colour-is-magic = On dirait qu’une seule couleur suffit. Sans Totem, une chaîne n’est pas magique (règle chain.magical).
misreading-complete-is-rewarded = On dirait qu’une chaîne complète rapporte déjà quelque chose. Seule une chaîne magique le fait (règle score.magic).
misreading-leaders-need-no-magic = On dirait que la chaîne d’un chef rapporte toujours plus. Pour cela, elle doit être magique (règle score.leader).
misreading-only-complete-chains-count = On dirait que les chaînes incomplètes ne comptent pas. Tout ce qui est sur la table compte (règle score.incomplete).
misreading-characters-do-not-count = On dirait que seuls les vases comptent. Les sphères des personnages comptent aussi (règle score.table).
misreading-the-closer-wins = On dirait que conclure un défi fait gagner la partie. Ce sont les sphères qui la gagnent, celles de tous les défis ensemble (règle score.goal).
misreading-no-goal-needed = On dirait qu’il suffit d’être devant. Personne ne gagne avant d’avoir assez de sphères (règle score.goal).
misreading-ahead-before-the-challenge = On dirait que seules comptent les sphères d’avant. On ajoute d’abord celles de ce défi (règle score.table).
misreading-the-goal-exactly = On dirait qu’il faut tomber juste. Il suffit d’avoir autant de sphères, ou plus (règle score.goal).

# What may be done
misreading-lay-without-drawing = On dirait que l’on peut poser une carte tout de suite. Un tour commence par une carte à prendre (règle turn.draw).
misreading-a-card-waits-a-turn = On dirait qu’une carte que l’on vient de prendre ne peut pas servir. Elle le peut, aussitôt (règle active.any_card).
misreading-others-answer-first = On dirait que les autres peuvent répondre à tout. On ne leur pose la question que lors d’une attaque ou d’un vol (règle protection.active).
misreading-a-vase-belongs-to-one = On dirait qu’un vase est à un seul joueur. Il y a plusieurs exemplaires de chaque carte, pour tout le monde.
misreading-colours-must-match = On dirait qu’une chaîne doit être d’une seule couleur. Les couleurs sont libres ; il n’en faut une seule que pour la rendre magique (règle chain.order).
misreading-a-chain-begins-magical = On dirait que les couleurs ne sont libres qu’à la fin. Elles le sont d’un bout à l’autre (règle chain.order).
misreading-totem-of-one-colour = On dirait que la couleur d’un Totem doit aller avec le reste. Elle est libre ; seule une chaîne magique demande une seule couleur (règle chain.totem).
misreading-totem-for-leaders = On dirait que le Totem est réservé aux chefs. Toute chaîne complète peut en recevoir un (règle chain.totem).
misreading-totems-are-laid-from-the-hand = On dirait qu’un Totem doit venir de la main. C’est un Diorama : il peut être actif aussi (règle active.totem).
misreading-two-of-a-character = On dirait que l’on peut avoir un personnage deux fois. Il n’y a qu’une chaîne pour chacun (règle chain.doubles).
misreading-a-character-belongs-to-one = On dirait qu’un personnage est à qui le pose en premier. Les autres peuvent en avoir une chaîne aussi (règle chain.doubles).
misreading-a-chain-at-a-time = On dirait que les chaînes viennent l’une après l’autre. Plusieurs peuvent grandir côte à côte (règle chain.begin).
misreading-vase-must-be-at-hand = Il est sage d’avoir le premier vase en main, mais ce n’est pas obligé (règle chain.begin).
misreading-any-comes-last = On dirait que ce doit être le dernier vase. Il peut remplacer n’importe lequel (règle chain.any).
misreading-any-for-one-colour = Ses sphères vont avec les deux couleurs : ici, la couleur ne compte pas (règle chain.any).
misreading-the-discard-is-gone = On dirait que les cartes défaussées sont hors d’atteinte. On peut prendre celle du dessus si c’est un Diorama (règle deck.take).
misreading-only-what-one-can-lay = On dirait qu’il faut la poser aussitôt. On peut la garder en main (règle deck.take).
misreading-anything-from-the-discard = On dirait que l’on peut prendre toute carte de la défausse. On ne peut prendre qu’un Diorama (règle deck.take).
misreading-what-is-taken-is-laid = On dirait qu’il faut la poser aussitôt. Elle va dans la main comme toute autre carte (règle deck.take).
misreading-nothing-taken-goes-back = On dirait que l’on ne peut plus jamais la défausser. Aux tours suivants, on le peut en tout cas (règle deck.again).
misreading-discarding-needs-a-drawn-card = D’où que vienne la carte, on finit le tour avec une carte (règle turn.discard).
misreading-taken-cards-are-free = On dirait qu’elle peut retourner tout droit à la défausse. À cette table, non (règle deck.again).
misreading-everything-can-be-active = On dirait que l’on peut activer toute carte. Pas les personnages ni les actions (règle active.cards).
misreading-active-beside-complete-chains = On dirait qu’il n’y a de place qu’à côté des chaînes complètes. Il y en a à côté de toutes (règle active.where).
misreading-one-active-card-in-all = On dirait que l’on n’a qu’une carte active en tout. À côté de chaque chaîne, il y a place pour une (règle active.one).
misreading-any-number-beside-a-chain = On dirait qu’il peut y en avoir plusieurs à côté d’une chaîne. Il y a place pour une (règle active.one).
misreading-use-the-first-one-first = Les cartes actives peuvent rester là aussi longtemps que l’on veut (règle active.one).
misreading-active-needs-a-vase = On dirait qu’il faut un vase. Un personnage seul suffit (règle active.where).
misreading-save-first = Personne n’est obligé de sauver un personnage. Il est perdu à la fin du tour, voilà tout (règle lonely.when).
misreading-active-cards-stay-where-they-lie = On dirait qu’une carte active est liée à sa place. On peut l’échanger, et un Diorama peut servir là où la table le permet (règles active.swap et active.reach).
misreading-draw-before-turning-over = C’est l’inverse : qui prend une carte ne peut pas en retourner une (règle active.draw).
misreading-active-cards-wait-for-an-attack = C’est vrai des protections. Un Diorama actif continue une chaîne (règle turn.use).
misreading-any-chain-will-do = On dirait que n’importe quelle chaîne fait l’affaire. À cette table, pas toujours (règles active.reach et attack.short).
misreading-actions-stand-alone = On dirait que rien ne peut précéder une action. À cette table, un échange le peut (règle active.follow).
misreading-a-swap-ends-the-turn = On dirait qu’un échange met fin au tour. Une chose encore le suit (règle turn.swap).
misreading-swap-then-discard = On dirait que seule une défausse peut suivre. On peut aussi poser ou activer une carte (règle active.follow).
misreading-after-a-swap-anything = On dirait que tout peut suivre un échange. À cette table, pas une action (règle active.follow).
misreading-swap-as-often-as-you-like = On dirait que l’on peut échanger sans fin. C’est un échange par tour (règle active.swap).
misreading-swap-like-for-like = La sorte de carte ne compte pas, pourvu qu’on puisse l’activer (règle active.swap).

# Fights
misreading-events-from-the-hand = On dirait qu’un événement se joue depuis la main. Il doit être actif à côté d’une chaîne (règle attack.event).
misreading-only-complete-chains-are-attacked = On dirait que l’on n’attaque que des chaînes complètes. Un vase suffit (règle attack.target).
misreading-draw-before-attacking = C’est l’inverse : qui prend une carte ne peut pas attaquer à ce tour (règle active.draw).
misreading-draw-and-attack = On dirait que l’on peut piocher et attaquer. C’est l’un ou l’autre (règle active.draw).
misreading-complete-chains-are-safe = On dirait qu’une chaîne complète ne risque rien. Seul un Totem la met à l’abri (règle attack.totem).
misreading-attack-from-a-complete-chain = La chaîne à côté de laquelle est l’événement n’a pas besoin d’être complète (règle attack.event).
misreading-totems-give-spheres-only = On dirait qu’un Totem n’aide en rien. Il écarte les attaques (règle attack.totem).
misreading-leaders-are-safe = On dirait qu’un chef protège tout. Il évite à son personnage d’être perdu, rien de plus (règle attack.leader).
misreading-short-chains-are-safe = On dirait qu’une chaîne courte ne risque rien. Elle perd les vases qu’elle a (règle attack.short).
misreading-first-vase-is-safe = On dirait que le premier vase ne peut pas être perdu. Il le peut, et son personnage est alors seul (règle lonely.attacked).
misreading-attacks-kill-characters = On dirait qu’une attaque peut prendre un personnage. Elle détruit des vases, et celui-ci n’en a pas (règle attack.empty).
misreading-protections-stay-where-they-lie = On dirait qu’une protection n’aide que sa propre chaîne. Elle aide toutes celles de son propriétaire (règle protection.reach).
misreading-protect-in-your-own-turn = On dirait que l’on ne peut se défendre qu’à son tour. Une protection sert quand l’attaque vient (règle protection.active).
misreading-only-the-right-feathers = Les deux sortes de plumes aident contre toute attaque. Elles diffèrent par le nombre de vases qu’elles sauvent (règle protection.saves).
misreading-protections-from-the-hand = On dirait qu’une protection se joue depuis la main. Elle doit être active à côté d’une chaîne (règle protection.active).
misreading-the-blocked-are-helpless = On dirait qu’un blocage prend tout. Il prend un tour ; on peut encore se défendre (règle protection.blocked).
misreading-a-blocked-chain-is-safe = Un blocage est à côté de la chaîne et ne protège rien (règle action.block).
misreading-steal-from-complete-chains = On dirait que l’on ne vole que dans les chaînes complètes. On peut voler dans toute chaîne sans Totem (règle action.steal).
misreading-stealing-breaks-no-chain = C’est le dernier vase que l’on vole : la chaîne devient seulement plus courte (règle action.steal).
misreading-blocks-add-up = On dirait que les blocages s’additionnent. Qui doit passer un tour ne peut pas être bloqué de nouveau avant (règle action.block.once).
misreading-a-block-lasts-a-round = Les actions se jouent après avoir pris une carte (règle action.play).
misreading-only-complete-chains-are-blocked = On dirait qu’il faut une chaîne complète. N’importe quelle chaîne suffit pour poser la carte à côté (règle action.block.chain).
misreading-a-block-needs-a-vase = On dirait qu’il faut un vase. Un personnage seul suffit (règle action.block.chain).
misreading-anybody-can-be-blocked = On dirait que l’on peut bloquer n’importe qui. La carte doit être à côté d’une chaîne (règle action.block.chain).
misreading-blocks-are-laid-in-advance = Les actions ne sont jamais face cachée. Elles se jouent depuis la main (règle action.play).
misreading-totems-keep-blocks-off = On dirait qu’un Totem y peut quelque chose. Il écarte les attaques et les voleurs, rien de plus (règle action.block.chain).
