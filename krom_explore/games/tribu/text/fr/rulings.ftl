# ruling-NAME: a question that the rulebook leaves open. ruling-NAME-OPTION: what is played when it is ruled so.

ruling-leaders = Comment chacun obtient-il son chef ?
ruling-leaders-blind = Chacun prend une carte Chef face cachée, puis on les retourne toutes.
ruling-leaders-chosen = Chacun choisit son chef au vu de tous, à tour de rôle.

ruling-active_reach = Un Diorama actif peut-il continuer une autre chaîne que celle à côté de laquelle il est ?
ruling-active_reach-any_chain = Il peut continuer n’importe quelle chaîne de son propriétaire.
ruling-active_reach-same_chain = Il ne peut continuer que la chaîne à côté de laquelle il est.

ruling-swap_then_play = Peut-on jouer une action après un échange ?
ruling-swap_then_play-allowed = Un échange peut être suivi d’une action.
ruling-swap_then_play-refused = Une action occupe tout un tour : elle ne peut donc pas suivre un échange.

ruling-attack_short = Un événement peut-il attaquer une chaîne qui a moins de vases qu’il n’en détruit ?
ruling-attack_short-what_there_is = Il détruit ceux qui sont là.
ruling-attack_short-refused = Il lui faut une chaîne avec assez de vases.

ruling-blocked_lonely = Un tour passé compte-t-il pour un personnage sans vase ?
ruling-blocked_lonely-waits = Le personnage attend le prochain vrai tour de son propriétaire.
ruling-blocked_lonely-counts = Le personnage est perdu à la fin du tour passé.

ruling-second_block = Peut-on bloquer quelqu’un qui doit déjà passer un tour ?
ruling-second_block-refused = Seulement une fois que ce tour est passé.
ruling-second_block-adds = Chaque blocage fait passer un tour de plus.

ruling-discard_again = Un Diorama pris dans la défausse peut-il être défaussé au même tour ?
ruling-discard_again-allowed = Oui, comme toute carte de la main.
ruling-discard_again-forbidden = Il faut le garder, le poser ou l’activer, et défausser une autre carte.

ruling-magic_colours = Quelles couleurs doivent être les mêmes dans une chaîne magique ?
ruling-magic_colours-vases_and_totem = Celles des vases et du Totem.
ruling-magic_colours-with_character = Celles des vases, du Totem et du personnage.
ruling-magic_colours-vases = Celles des vases seulement.

ruling-below_zero = Le résultat d’un défi peut-il être inférieur à zéro ?
ruling-below_zero-allowed = Oui, et le total baisse.
ruling-below_zero-floor = Il est de zéro au moins.

ruling-goal_tie = Qui gagne si plusieurs ont assez de sphères après le même défi ?
ruling-goal_tie-highest = Le plus grand total gagne, et si les meilleurs sont à égalité, un autre défi décide.
ruling-goal_tie-closer = La victoire va à qui a conclu le défi, avec assez de sphères ; sinon, au plus grand total.
