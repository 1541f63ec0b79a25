# example-ID: what there is to see where a rule is tried that nothing cites (examples.toml). Dots of the id are hyphens here.

example-turn-hand = Ada a eu six cartes un moment. Son tour est fini, et elle en a autant qu’avant.
example-lonely-when = Ada avait en main le masque que demande la Pisteuse, et l’a gardé. Elle en a le droit. Mais son tour est fini, et la Pisteuse n’est plus là.
example-lonely-several = Les deux étaient seuls. Ada pouvait poser une carte et a choisi la Pisteuse : le Chasseur est perdu.
example-active-secret = Vous voyez cette table avec les yeux d’Ada : la carte à côté de sa propre chaîne, et seulement le dos de celle de Bruno.
example-active-any_card = Le Loup qu’Ada venait de piocher est maintenant face cachée. Le cheval qui est revenu est allé tout droit dans sa chaîne.
example-active-follow = Ada a échangé une carte, et joue encore une action au même tour.
example-protection-one = Une deuxième protection est à côté de la Chamane. Elle a dû y rester, et un vase est perdu.
example-protection-asked = La carte de Bruno n’est pas une protection. On lui pose la question tout de même, pour qu’Ada n’en apprenne rien.
example-action-block-once = Bruno était déjà bloqué. Il a maintenant un tour de plus à passer.
example-action-block-answer = Bruno a une protection face cachée. Personne ne lui a rien demandé, il passe son tour, et Ada rejoue.
example-action-block-gone = Le défi est fini, et le blocage avec lui : Bruno n’a plus rien à passer.
example-deck-discard = Le masque est sur le dessus de la défausse, où le joueur suivant pourrait le prendre.
example-deck-under = Le tambour et le Loup sont allés sous la défausse. La Pisteuse est toujours dessus.
example-deck-open = Le Loup était face cachée à côté de la Pisteuse. Il a été perdu avec elle, et tout le monde sait maintenant quelle carte c’était.
example-deck-order = La défausse était vide. Le vase est venu d’abord, puis le Bison, puis la protection : le vase est donc dessus.
example-deck-when = C’était la dernière carte de la pioche. Rien n’est encore mélangé : la défausse attend que quelqu’un doive piocher.
example-deck-played = Les trois cartes sont sur la défausse. « Pioche trois cartes » est à part, avec les actions sorties du défi.
example-challenge-at_once = La statue volée a complété la dernière chaîne, et le défi a fini aussitôt. Le Totem reste dans la main d’Ada.
example-challenge-broken = La chaîne du Chasseur était complète. Il lui manque maintenant un vase, et elle ne compte plus tant qu’elle ne l’a pas de nouveau.
example-challenge-tested = Le dernier Diorama a été posé, puis la Pisteuse, seule, a été perdue, et c’est alors seulement que le défi a fini.
example-score-incomplete = Chez Bruno, la Pisteuse a un vase, la Chamane aucun. Les sphères des trois cartes comptent.
example-score-colours = Trois vases rouges et un Totem bleu : la chaîne est protégée, mais pas magique.
example-score-tie = Les deux en ont assez, et exactement autant. Ada a conclu le défi : elle gagne donc.
