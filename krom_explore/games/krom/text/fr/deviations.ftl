# Why something is played that the rulebooks do not say, and where the two rulebooks do not say the same.
#
# reason-ID: why a rule is read out of the rulebooks, or made up. Dots of the id are hyphens here.
# chosen-RULING: why an open question is ruled as it is by default.
# differs-NAME: a place where the French and the Italian text differ, and what is played here (differences.toml).

## reason-ID

reason-setup-number = Les livrets disent ce qu’il faut pour gagner avec les plus grands groupes, et rien sur les plus petits. Une boutique qui loue le jeu dit pour combien il est fait.
reason-setup-scenario = Cela concerne notre table et non le jeu : on peut commencer n’importe où, pour voir une règle en action.
reason-movement-cards = Rien ne dit ce que devient une carte une fois montrée. Mais chacun en a une par lieu, et le seul lieu jamais refusé est celui où l’on est.
reason-combat-dice = Il y a un dé par joueur, et le Kromosaure lance aussi. Rien ne dit que quelqu’un s’en passe.
reason-combat-total = Les livrets comparent des résultats, et les cartes se jouent pour changer le résultat. Rien ne dit que l’on mesure quelque chose sans elles.
reason-life-least = Les points de vie sont sur une échelle qui finit à zéro, et à zéro on est assommé. Il n’y a rien plus bas.
reason-stunned-figure = Les livrets retirent la phase d’action, et rien d’autre.
reason-cave-rest = Les icônes sont perdues dans tous les textes que nous avons. Le plateau glaciaire parle de points de vie qu’un repos rend, et l’une des transcriptions montre ici le signe du Krom.
reason-cave-services = Ici aussi, les icônes sont perdues. Il y a autant de sortes de ressources que de signes dans la phrase, et les cartes Bonus et les points de vie sont nommés juste avant.
reason-forest-most = Il y a un prix pour chaque carte jusqu’à la dernière, et aucun après elle.
reason-forest-shuffle-draw = Le mélange vient avant la première carte : qui mélange a donc commencé à piocher.
reason-savannah-dice_price = L’icône est perdue, et tout le reste se paie en Kroms.
reason-mountain-result-nothing = La liste des combinaisons n’a rien pour des dés qui n’en montrent aucune.
reason-evolutions-shown = On ne peut lire que les cartes face visible, et une nouvelle est retournée quand l’une d’elles est prise.
reason-evolutions-no_krom = Les livrets disent de dépenser les ressources que montre la carte. Les Kroms achètent des ressources dans la Caverne.
reason-evolutions-safe = Du trophée, et de lui seul, les livrets disent que des points changent de mains.
reason-bonus-discard = Les livrets disent d’une carte contrée qu’elle est défaussée. Rien ne dit qu’une autre pourrait servir deux fois.
reason-bonus-place-combat = Chaque signe dit quand la carte peut servir : avec les deux, elle doit obéir aux deux.
reason-kromosaurus-either_side = Ce sont deux options au choix, et rien ne dit qu’elles s’excluent.
reason-kromosaurus-trophy-winner = C’est face au vainqueur d’un combat que l’on perd des points de vie : c’est donc le vainqueur qui le terrasse.
reason-table-no_trade = Rien dans les livrets ne permet de se donner quoi que ce soit, sauf une sorte de carte Bonus.

## chosen-RULING

chosen-characters = Les livrets disent que l’on choisit, mais pas qui choisit d’abord. Avec des bots à table, cela ne gêne personne.
chosen-goods_shown = Seules les cartes Bonus sont dites face cachée. Ce qui n’est pas caché se voit.
chosen-stunned_before_combat = Le texte fait lancer tous ceux qui sont dans le lieu, mais il ne pensait pas à un personnage sans point de vie. Qui ne peut pas jouer ne devrait pas se battre.
chosen-combat_card_order = Les livrets disent seulement quand cela finit. Laisser parler d’abord qui est derrière donne à chacun une raison de répondre.
chosen-equal_weights = Les livrets n’ont pas de règle pour cela. Avec des poids différents, il n’en faut pas.
chosen-stunned_counter = Le texte retire la phase d’action et ne dit rien des contres.
chosen-stunned_target = La figurine est toujours là, et rien ne la protège.
chosen-phase_order = Tout doit se passer dans sa propre phase d’action, et rien n’est dit de l’ordre.
chosen-gathering_runs_out = Les livrets ne mélangent qu’avant la première carte. S’arrêter en plein milieu punirait qui vient en dernier.
chosen-hunt_runs_out = Les proies attrapées sont défaussées et non retirées du jeu : elles peuvent donc revenir.
chosen-evolution_runs_out = Les cartes réalisées se gardent : il n’y a rien à mélanger. Avec les cartes de cette boîte, on n’en arrive pas là.
chosen-bonus_runs_out = Les cartes utilisées vont dans une défausse, comme celles des autres paquets.
chosen-supply = Les livrets comptent les jetons et ne disent rien d’un manque. À beaucoup de joueurs, il en manque de temps en temps.
chosen-counter_order = Rien n’est dit. À l’écran, il faut un ordre, et le poids est le seul que le jeu possède.
chosen-short_target = Une carte qui ne ferait rien contre une victime sans fortune serait trop souvent inutile.
chosen-short_swap = Un échange nomme les deux côtés : s’il en manque un, ce n’est pas un échange.
chosen-resource_choice = La carte est une attaque, et qui attaque choisit.
chosen-kromosaurus_tie = Il se bat exactement comme un joueur : son poids doit donc compter. Nous ne savons pas ce que dit son mini-plateau ; le nombre est de nous.
chosen-robberies = Le texte français parle d’une victime, l’italien de plusieurs. Chacune a perdu de la même façon face au vainqueur : chacune peut donc être dépouillée.
chosen-robbery_order = Rien n’est dit, et c’est au vainqueur de choisir ce qu’il prend.
chosen-robbery_time = Dans l’exemple des livrets, on vide les poches avant que quelqu’un joue.
chosen-combat_cards_count = Les cartes s’ajoutent au total, dit le texte, et tout le reste se mesure d’après lui.
chosen-card_stun = Zéro point de vie assomme, quelle que soit la cause ; seul le froid fait exception.
chosen-stunned_after_acting = Ce qui est perdu, c’est la phase d’action de ce tour, et elle est passée. Les mots du texte italien vont dans le même sens.
chosen-place_action = Les livrets disent que l’on peut faire différentes choses, selon le lieu.
chosen-savannah_hunt = Le texte français dit qu’il faut choisir une proie, l’italien non. Comme partout ailleurs, nous y voyons ce par quoi commence une chasse.
chosen-place_times = C’est dit pour la Savane, pas pour les autres lieux. Des prix qui montent à chaque carte n’auraient pas de sens si l’on pouvait recommencer.
chosen-life_blocks = Le texte donne un prix par lot.
chosen-forest_discard = Mélanger ou non n’est un vrai choix que si l’on sait ce qui est parti.
chosen-mountain_dice = D’après le texte, on choisit à chaque relance.
chosen-mountain_cards = Dans sa propre phase d’action, on peut utiliser des cartes Bonus, et une ascension en fait partie. Mais ce qui est lancé reste lancé.
chosen-mountain_result = La récompense est celle de la combinaison finale, et il n’y en a qu’une.
chosen-mountain_icons = Les icônes sont perdues. Le Caillou est ce que donne la Montagne, et avec lui les récompenses montent régulièrement.
chosen-evolutions_per_phase = Aucune limite n’est donnée.
chosen-trophy_win = Qui a les points a gagné, et les livrets ne nomment pas d’exception.
chosen-counter_counter = Un contre répond à une carte Bonus, et un contre en est une.
chosen-counter_place = Le texte dit « un autre joueur » et ne nomme pas de lieu.
chosen-countered_price = Une carte contrée part sans son effet, et ce que l’on abandonne fait partie de l’effet.
chosen-target_place = Le vol demande le même lieu, dit le texte. Là où rien n’est dit, rien n’est demandé.
chosen-bonus_per_phase = Aucune limite n’est donnée.
chosen-hand_limit = Aucune limite n’est donnée.
chosen-kromosaurus_cards = Il peut rester plusieurs tours au même endroit : sa carte peut donc ressortir aussitôt.

## differs-NAME

differs-tokens = Le texte français pose les jetons à leur place sur le plateau. L’italien n’a pas cette phrase. Nous suivons le français.
differs-must_move = En français, on ne peut pas choisir le lieu où l’on est. En italien, c’est le lieu où l’on était au début de la phase de déplacement. Cela revient au même.
differs-stunned_phase = En français, un personnage assommé perd la phase d’action de ce tour. En italien, c’est la prochaine phase d’action de ce tour. Qui a déjà joué ne perd rien dans les deux cas.
differs-robbery = En français, le vainqueur dépouille un joueur assommé. En italien, la phrase est au pluriel. Nous laissons le vainqueur dépouiller chacun d’eux.
differs-services = Le texte italien dit que l’on peut acheter autant de services que l’on veut. Le français ne dit pas combien. Nous suivons l’italien.
differs-life_price = En français, un lot de points de vie a son prix. En italien, ce sont les points de vie que l’on récupère. Nous vendons des lots entiers.
differs-prey = En français, il faut choisir une proie ; en italien, on en choisit une. Nous n’obligeons personne à chasser.
differs-rerolls = Le texte français dit combien de fois on peut relancer. L’italien dit seulement plusieurs fois, mais avec la même liste de prix. Nous suivons le français.
differs-victory = Le texte italien dit que qui a les points gagne aussitôt. Le français dit que le premier à les avoir gagne. Nous suivons l’italien.
differs-beast_stays = Les deux laissent le Kromosaure rester où il est. Seul l’italien ajoute que ce n’est pas comme pour les joueurs.
differs-beast_plus = Le texte italien dit que le Kromosaure ajoute toujours quelque chose à son dé. Le français le dit simplement. Cela revient au même.
differs-trophy = En français, qui terrasse le Kromosaure prend le trophée ; en italien, on peut le garder. Nous ne demandons pas : personne ne refuserait.
