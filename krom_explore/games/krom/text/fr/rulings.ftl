# ruling-NAME: a question that the rulebooks leave open. ruling-NAME-OPTION: what is played when it is ruled so.

ruling-characters = Comment chacun obtient-il son personnage ?
ruling-characters-free = Chacun prend un personnage libre.
ruling-characters-random = Les personnages sont distribués au hasard.

ruling-goods_shown = Voit-on ce que les autres possèdent ?
ruling-goods_shown-public = Kroms, ressources et nombre de cartes Bonus sont visibles de tous.
ruling-goods_shown-hidden = Chacun garde secrets ses Kroms, ses ressources et le nombre de ses cartes Bonus.

ruling-stunned_before_combat = Une carte assomme un personnage avant le combat de son lieu. Se bat-il quand même ?
ruling-stunned_before_combat-absent = Un personnage assommé reste hors du combat, et le vainqueur ne peut pas le dépouiller.
ruling-stunned_before_combat-fights = Tous ceux qui sont dans le lieu se battent, même assommés et sans point de vie.

ruling-combat_card_order = Qui décide d’abord pour les cartes de combat ?
ruling-combat_card_order-worst_first = Le combattant le plus mal placé décide en premier, et on regarde de nouveau le classement après chaque carte.
ruling-combat_card_order-lightest_first = Le combattant le plus léger qui n’a pas passé décide en premier.
ruling-combat_card_order-seats = Les combattants décident dans l’ordre où ils sont assis.
ruling-combat_card_order-sealed = Tous les combattants choisissent en secret une carte ou aucune et la montrent ensemble, manche après manche, jusqu’à ce que personne n’en ajoute.

ruling-equal_weights = Et si deux personnages pèsent le même poids ?
ruling-equal_weights-refused = Une boîte avec des poids égaux n’est pas acceptée.
ruling-equal_weights-roll_off = À égalité et à poids égal, on relance ; si l’égalité continue, on relance encore, jusqu’à ce que tous soient départagés.

ruling-stunned_counter = Peut-on contrer une carte Bonus avec un personnage assommé ?
ruling-stunned_counter-yes = Assommé, on peut contrer comme tout le monde.
ruling-stunned_counter-no = Assommé, on ne peut pas contrer.

ruling-stunned_target = Une carte Bonus peut-elle viser un personnage assommé ?
ruling-stunned_target-yes = Un personnage assommé peut être visé comme les autres.
ruling-stunned_target-no = On laisse tranquilles les personnages assommés.

ruling-phase_order = Dans quel ordre se déroule une phase d’action ?
ruling-phase_order-free = L’action du lieu, les Évolutions et les cartes Bonus viennent dans n’importe quel ordre.
ruling-phase_order-place_first = L’action du lieu vient en premier ou pas du tout ; les Évolutions et les cartes Bonus suivent.

ruling-gathering_runs_out = Et si la pile Cueillette s’épuise pendant que quelqu’un pioche ?
ruling-gathering_runs_out-reshuffle = La défausse est mélangée aussitôt et devient la nouvelle pile.
ruling-gathering_runs_out-stop = La visite s’arrête là, et c’est la visite suivante qui remélange.

ruling-hunt_runs_out = Et si la pile Chasse est vide quand il faut remplacer une proie ?
ruling-hunt_runs_out-reshuffle = La défausse est mélangée et devient la nouvelle pile.
ruling-hunt_runs_out-fewer = L’emplacement reste vide, et il y a moins de proies au choix.

ruling-evolution_runs_out = Que se passe-t-il quand il n’y a plus d’Évolutions ?
ruling-evolution_runs_out-empty = Les emplacements restent vides et la partie continue.
ruling-evolution_runs_out-ends = Quand la dernière est réalisée, la partie s’arrête et le plus grand nombre de points gagne.

ruling-bonus_runs_out = Et si la pile Bonus est vide ?
ruling-bonus_runs_out-reshuffle = La défausse est mélangée et devient la nouvelle pile.
ruling-bonus_runs_out-none = On ne peut plus piocher de carte Bonus.

ruling-supply = Les jetons peuvent-ils s’épuiser ?
ruling-supply-unlimited = Les jetons ne s’épuisent jamais ; la table signale quand ceux de la boîte ne suffiraient plus.
ruling-supply-box = Il n’y a que les jetons de la boîte, et on reçoit ce qui reste.

ruling-counter_order = Si plusieurs joueurs peuvent contrer une carte, à qui demande-t-on d’abord ?
ruling-counter_order-lightest_first = On demande d’abord au plus léger.
ruling-counter_order-heaviest_first = On demande d’abord au plus lourd.
ruling-counter_order-seats = On demande dans l’ordre où les joueurs sont assis.

ruling-short_target = Une carte peut-elle faire perdre, ou voler, plus que la cible ne possède ?
ruling-short_target-as_much = Elle prend ce que la cible a, s’il y a quelque chose.
ruling-short_target-refused = La cible doit avoir la quantité entière, sinon la carte ne peut pas servir.

ruling-short_swap = Peut-on échanger avec quelqu’un qui a moins que ne demande la carte ?
ruling-short_swap-refused = Il faut la quantité entière des deux côtés, sinon la carte ne peut pas servir.
ruling-short_swap-as_much = La personne qui joue la carte donne tout ce qu’elle dit et reçoit ce que l’autre en a, s’il y a quelque chose.

ruling-resource_choice = Qui dit quelle ressource prend une carte ?
ruling-resource_choice-card_player = La personne qui joue la carte.
ruling-resource_choice-target = La personne qui perd la ressource.

ruling-kromosaurus_tie = Qui gagne une égalité avec le Kromosaure ?
ruling-kromosaurus_tie-by_weight = Son poids dans la boîte décide, comme pour tout le monde.
ruling-kromosaurus_tie-heaviest = Il est plus lourd que tout le monde : il gagne les égalités là où le plus lourd gagne, et perd les autres.
ruling-kromosaurus_tie-lightest = Il est plus léger que tout le monde : il gagne les égalités là où le plus léger gagne, et perd les autres.
ruling-kromosaurus_tie-wins = Il gagne toutes les égalités.
ruling-kromosaurus_tie-loses = Il perd toutes les égalités.

ruling-robberies = Si un combat assomme plusieurs personnages, combien peut-on en dépouiller ?
ruling-robberies-each = Le vainqueur peut dépouiller chacun d’eux une fois.
ruling-robberies-once = Le vainqueur ne peut prendre quelque chose qu’à un seul d’entre eux.

ruling-robbery_order = Si un combat assomme plusieurs personnages, dans quel ordre sont-ils dépouillés ?
ruling-robbery_order-winner = Le vainqueur dit qui est le suivant.
ruling-robbery_order-rank = Du mieux classé du combat au dernier.

ruling-robbery_time = Quand le vainqueur d’un combat dépouille-t-il ?
ruling-robbery_time-after_damage = Juste après les pertes, avant que quelqu’un joue.
ruling-robbery_time-own_phase = Au début de sa propre phase d’action, après le froid ou la chaleur du plateau glaciaire.

ruling-combat_cards_count = Pour quoi comptent les cartes de combat ?
ruling-combat_cards_count-all = Elles comptent pour la victoire, pour l’ordre et pour les pertes.
ruling-combat_cards_count-winner_only = Elles comptent pour la victoire ; l’ordre des autres et les pertes viennent des dés seuls.

ruling-card_stun = Une carte Bonus qui prend des points de vie peut-elle assommer ?
ruling-card_stun-yes = Elle peut prendre le dernier point de vie, et la cible est alors assommée.
ruling-card_stun-stops_at_one = Elle laisse toujours un point de vie.

ruling-stunned_after_acting = Que coûte-t-il d’être assommé après avoir joué ?
ruling-stunned_after_acting-nothing = Rien de plus : au tour suivant, le personnage se réveille et continue à jouer.
ruling-stunned_after_acting-next_action = Le personnage se réveille au tour suivant, mais n’y a pas de phase d’action.

ruling-place_action = Faut-il faire l’action du lieu ?
ruling-place_action-optional = On peut y renoncer. Une fois commencée, on en fait au moins la partie gratuite.
ruling-place_action-compulsory = Il faut la faire si on le peut.

ruling-savannah_hunt = Faut-il chasser quand on est dans la Savane ?
ruling-savannah_hunt-optional = On peut renoncer à la chasse, comme à l’action de tout autre lieu.
ruling-savannah_hunt-compulsory = Il faut choisir une proie et la chasser avant de finir la phase.

ruling-place_times = Combien de fois peut-on faire l’action d’un lieu dans une phase ?
ruling-place_times-once = Une fois.
ruling-place_times-twice = Une seconde fois est permise, sauf pour la chasse : elle reste toujours unique.

ruling-life_blocks = Que coûtent les points de vie quand il n’y a pas de place pour un lot entier ?
ruling-life_blocks-full_price = Le lot coûte son plein prix, et ce qui est de trop est perdu.
ruling-life_blocks-pro_rata = On ne paie que les points de vie qui ont de la place, arrondi au Krom supérieur.

ruling-forest_discard = La défausse de la Forêt est-elle face visible ?
ruling-forest_discard-face_up = Elle est face visible, et tout le monde peut la regarder.
ruling-forest_discard-face_down = Elle est face cachée, et on n’en connaît que la taille.

ruling-mountain_dice = Un dé gardé pendant une ascension peut-il être relancé plus tard ?
ruling-mountain_dice-free = Chaque relance peut prendre n’importe quels dés.
ruling-mountain_dice-locked = Un dé gardé reste tel quel.

ruling-mountain_cards = Peut-on utiliser des cartes Bonus au milieu d’une ascension ?
ruling-mountain_cards-between_rerolls = On peut en utiliser entre deux lancers, même sans Kroms pour le lancer suivant.
ruling-mountain_cards-not_during = Elles doivent attendre que l’ascension ait donné sa récompense.

ruling-mountain_result = Quelle combinaison une ascension récompense-t-elle ?
ruling-mountain_result-best = Celle que forment tous les dés ensemble.
ruling-mountain_result-choose = N’importe laquelle de celles que l’on voit dans les dés, au choix du joueur.

ruling-mountain_icons = Entre quoi un full et un carré laissent-ils choisir ?
ruling-mountain_icons-stone_or_bonus = Entre des Cailloux et des cartes Bonus.
ruling-mountain_icons-wood_or_bone = Entre du Bois et des Os.

ruling-evolutions_per_phase = Combien d’Évolutions peut-on réaliser dans une phase ?
ruling-evolutions_per_phase-any = Autant que l’on peut en payer.
ruling-evolutions_per_phase-one = Une seule.

ruling-trophy_win = Le trophée peut-il faire gagner la partie au milieu d’un tour ?
ruling-trophy_win-at_once = Ses points comptent aussitôt : le combat lui-même peut faire gagner la partie.
ruling-trophy_win-own_phase = Ses points ne font gagner que dans la phase d’action de qui le détient.

ruling-counter_counter = Peut-on contrer un contre ?
ruling-counter_counter-allowed = Un contre est aussi une carte Bonus, et on peut le contrer.
ruling-counter_counter-refused = Un contre est définitif.

ruling-counter_place = D’où peut-on contrer une carte ?
ruling-counter_place-anywhere = Tous les autres joueurs peuvent contrer, où qu’ils soient.
ruling-counter_place-same_place = Il faut être dans le même lieu pour contrer.

ruling-countered_price = Paie-t-on le prix d’une carte contrée ?
ruling-countered_price-kept = On ne paie rien ; seule la carte est perdue.
ruling-countered_price-paid = Le prix est payé quand même.

ruling-target_place = Jusqu’où portent les cartes qui font perdre ou échanger quelque chose ?
ruling-target_place-anywhere = Elles atteignent les joueurs dans tous les lieux.
ruling-target_place-same_place = Elles n’atteignent que les joueurs du même lieu.

ruling-bonus_per_phase = Combien de cartes Bonus peut-on utiliser dans une phase ?
ruling-bonus_per_phase-any = Autant que l’on veut.
ruling-bonus_per_phase-one = Une seule.

ruling-hand_limit = Combien de cartes Bonus peut-on avoir en main ?
ruling-hand_limit-none = Autant que l’on veut.
ruling-hand_limit-5 = Cinq. À ce nombre, on n’en reçoit plus avant d’en avoir utilisé une.

ruling-kromosaurus_cards = Mélange-t-on toutes les cartes Destination du Kromosaure à chaque tour ?
ruling-kromosaurus_cards-shuffled = Toutes sont mélangées à chaque tour : chaque lieu a les mêmes chances.
ruling-kromosaurus_cards-cycle = Une carte piochée est mise de côté jusqu’à ce que toutes soient sorties.
