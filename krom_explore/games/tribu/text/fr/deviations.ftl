# Why something is played that the rulebook does not say, and where what is printed does not agree.
#
# reason-ID: why a rule is read out of the rulebook, or made up. Dots of the id are hyphens here.
# chosen-RULING: why an open question is ruled as it is by default.
# differs-NAME: a place where two printed texts do not say the same, and what is played here (differences.toml).

## reason-ID

reason-setup-first = Le texte anglais ne dit pas qui commence. Le livret italien de l’ancienne édition le dit.
reason-setup-scenario = Cela concerne notre table et non le jeu : on peut commencer n’importe où, pour voir une règle en action.
reason-chain-doubles-leader = La carte Chef évite à son personnage d’être perdu. Rien ne dit qu’elle en permet un deuxième.
reason-lonely-when = Le vase doit venir au tour du propriétaire, et tout ce tour est là pour le poser. Le texte dit ce qui est perdu, sans obliger à le sauver.
reason-lonely-stolen = La règle parle de tout personnage sans vase, quelle qu’en soit la raison. Et ce qui est volé doit être posé aussitôt, là où cela convient.
reason-lonely-several = On ne pose qu’une carte par tour, et rien n’interdit un deuxième personnage. Celui-ci doit donc attendre, et il attend trop longtemps.
reason-active-where = Dans le texte, un personnage seul part avec la carte active à côté de lui. Il peut donc y en avoir une.
reason-active-secret = Les cartes sont face cachée, ce qui les cache aux autres. Elles n’en sont pas moins à leur propriétaire.
reason-active-any_card = On échange avec une carte de la main, et la nouvelle carte est dans la main. Ce qui revient y est aussi.
reason-active-follow = La liste de ce qui suit un échange est la liste de ce qui finit tout tour.
reason-active-totem = Le livret compte le Totem parmi les Dioramas, et tout Diorama peut être activé.
reason-attack-empty = Un événement détruit des vases. Là où il n’y en a pas, il n’a rien à faire.
reason-attack-leader = La carte Chef sauve le personnage, et ne dit rien des vases à côté de lui.
reason-protection-asked = Autour d’une table, on attendrait simplement. Sur un écran, la question elle-même trahirait qui peut se défendre, si on ne la posait qu’à eux.
reason-protection-part = Les derniers vases partent d’abord, pour ne pas laisser de trou. Ce qui est sauvé doit être plus à l’intérieur.
reason-protection-blocked = Une protection sert pendant le tour des autres, et un blocage ne prend que le vôtre.
reason-action-draw-order = On défausse autant de cartes qu’on en a pioché. Lesquelles, le texte ne le dit pas, et personne d’autre ne les voit.
reason-action-block-chain = La carte doit être à côté d’une chaîne. Sans chaîne, elle n’a pas de place.
reason-action-block-answer = Les protections servent contre les attaques, et contre le vol là où le texte le dit. Ici, il ne le dit pas.
reason-action-block-gone = C’est le tour qui est bloqué, pas la chaîne. Avec un nouveau défi, tout est mélangé.
reason-action-steal-any = C’est un Diorama, et il va partout où va un Diorama pour n’importe quel vase.
reason-action-steal-spent = Une action jouée est hors du défi, quoi qu’elle ait donné.
reason-deck-open = Le texte montre le dessus de la défausse et ne cache rien du reste. Sur un écran, personne ne peut retourner la pile.
reason-deck-order = Il faut bien poser les cartes l’une après l’autre. De l’extérieur vers l’intérieur semblait naturel.
reason-deck-when = Le texte refait la pioche quand elle est épuisée. Que ce soit aussitôt ou quand on en a besoin ne change que ce qui est alors sur la défausse.
reason-deck-short = On ne peut pas piocher ce qui n’est pas là, et on défausse autant de cartes qu’on en a pioché.
reason-challenge-at_once = Le défi finit quand un joueur fait la dernière chaîne. Rien ne dit que la manche ou le tour continue.
reason-challenge-broken = Une chaîne qui a perdu un vase n’est pas complète, par le sens même du mot.
reason-challenge-tested = Le texte ne donne pas de moment. À la fin d’un tour, tout est à sa place.
reason-challenge-rounds = Rien, dans le livret, n’arrête un défi où personne ne complète rien. Sur un ordinateur, une partie doit finir.
reason-challenge-next = Le texte dit que toutes les cartes reviennent et que les chefs restent pour toute la partie. Que l’on distribue à tour de rôle est l’usage des jeux de cartes.
reason-score-incomplete = On compte les sphères des cartes sur la table, et une chaîne inachevée y est aussi.

## chosen-RULING

chosen-leaders = Une phrase laisse choisir, une autre a les cartes face cachée. Nous lisons les deux : chacun prend une carte sans la voir.
chosen-active_reach = Le texte parle de sa propre chaîne, non de cette chaîne-ci. Les protections, dit-il, aident où qu’elles soient.
chosen-swap_then_play = Là où le texte énumère ce qui peut suivre un échange, jouer une carte est dans la liste. Ailleurs, il dit qu’une action est tout ce que l’on fait. La liste est plus précise.
chosen-attack_short = Rien n’est dit. Une attaque qui prend ce qu’elle trouve est plus facile à retenir qu’une attaque interdite.
chosen-blocked_lonely = Rien n’est dit. Perdre un tour et un personnage pour une seule carte semblait trop.
chosen-second_block = Rien n’est dit. Si les blocages s’additionnaient, deux joueurs pourraient tenir un troisième hors du jeu.
chosen-discard_again = Rien ne l’interdit. Cela revient à passer, et vaut rarement un tour.
chosen-magic_colours = Le livret demande des sphères d’une seule couleur dans toute la chaîne. Nous ne connaissons pas les couleurs des personnages : ici, elles ne comptent donc pas.
chosen-below_zero = Le texte soustrait, et ne donne pas de plus petit nombre.
chosen-goal_tie = Le texte ne connaît qu’un premier qui en a assez. Le plus grand total est l’usage de la plupart des jeux.

## differs-NAME

differs-editions = L’ancienne édition italienne a deux sortes d’actions et moins de cartes. L’anglaise en ajoute une troisième, qui vole. Nous jouons avec les trois.
differs-first = Le livret italien fait commencer qui distribue. L’anglais ne dit pas qui commence. Nous suivons l’italien.
differs-played = À un endroit, le livret anglais garde les actions jouées hors jeu jusqu’à la fin du défi suivant. À deux autres, elles reviennent avec lui. Nous suivons ces deux-là.
differs-draw = Le livret anglais dit que l’on pioche les cartes quand on prend cette action. Partout ailleurs, les actions se jouent, ou se défaussent sans être jouées. Nous lisons donc : quand on la joue.
differs-doubles = Le livret anglais interdit deux chaînes d’un même personnage, puis dit que faire si c’est arrivé par erreur. À cette table, cela ne peut pas arriver.
