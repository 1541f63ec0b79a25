### Exercises of the chapters on setup, movement, Cave and Forest: question, hint, solution, and what a wrong answer
### looks like. Each gets the facts that its exercise names; a solution gets $answer, written for people.

## Setup

# $players
exercise-setup-1 = On prépare une table pour { $players } joueurs, sans le Kromosaure. Comptez les cartes Chasse, Évolution et Bonus qui ont alors quitté leur pile face cachée. Combien y en a-t-il ?
exercise-setup-1-hint = Deux rangées sont visibles de tous. Ensuite, chaque joueur reçoit quelque chose que personne d’autre ne voit.
# $open, $hidden
exercise-setup-1-solution = { $answer } : { $open } visibles, une rangée de proies et une d’Évolutions pour toute la table, et { $hidden } cachées dans les mains.
misreading-hidden-cards-forgotten = Ce sont les cartes que vous voyez. Chacun a aussi une carte Bonus cachée (setup.players).
misreading-open-cards-for-each = On dirait que vous avez posé des proies et des Évolutions pour chaque joueur. Il y a une rangée de chaque pour toute la table (setup.cards).
misreading-one-hidden-card-for-all = On dirait que vous avez distribué les cartes Bonus une seule fois. Chaque joueur a la sienne (setup.players).

# $card, $open, $prey
exercise-setup-2 = La pile Chasse a { $prey } cartes, dont une « { $card } ». On en retourne { $open }. Quelle est la probabilité qu’elle soit visible ?
exercise-setup-2-hint = Mélangez et posez les { $prey } cartes en une rangée. Combien de positions de cette rangée sont celles que l’on retourne ?
exercise-setup-2-solution = { $answer }. La carte a la même probabilité d’être à chacune des { $prey } positions de la pile mélangée, et l’on en retourne { $open }. Aucune carte n’est remise entre-temps : les probabilités s’additionnent donc simplement.
misreading-one-card-only = C’est la probabilité pour la première carte retournée. On en retourne { $open }, et n’importe laquelle convient.
misreading-cards-put-back = On dirait que vous avez remis chaque carte avant la suivante. Une carte retournée reste là : la suivante vient donc d’une pile plus petite.

# $card, $copies, $cards, $unseen
exercise-setup-3 = Notre paquet Bonus inventé a { $cards } cartes, dont { $copies } « { $card } ». Chaque joueur en reçoit une. Alma regarde la sienne : c’est « { $card } ». Quelle est maintenant la probabilité que Kolos en ait une aussi ?
exercise-setup-3-hint = Quelles cartes Kolos peut-il avoir, vu de la chaise d’Alma ? Celle d’Alma n’en est pas.
exercise-setup-3-solution = { $answer }. Alma voit elle-même l’une des { $copies } : { $unseen } cartes restent inconnues, dont une de moins est « { $card } ». Sa propre carte lui a appris quelque chose sur l’autre.
misreading-own-card-unseen = C’était la probabilité avant qu’Alma regarde sa carte. Ce qu’elle voit change ce qu’elle sait de l’autre.
misreading-own-card-half-counted = Vous avez retiré la carte d’Alma des exemplaires, mais elle manque aussi dans le paquet entier.
misreading-own-card-still-there = Vous avez retiré la carte d’Alma du paquet, mais elle était aussi l’un des exemplaires.

## Movement

exercise-movement-1 = Au tour précédent, Karok a été assommé dans la Forêt. Un nouveau tour commence et chacun choisit un lieu. Où peut-il aller ?
exercise-movement-1-cave = la Caverne
exercise-movement-1-forest = la Forêt
exercise-movement-1-savannah = la Savane
exercise-movement-1-mountain = la Montagne
exercise-movement-1-hint = D’abord, il se réveille, en pleine forme. Ensuite, il choisit comme tout le monde.
exercise-movement-1-solution = Ceux-ci : { $answer }. Il se réveille avant le choix (stunned.recovery), et dès lors un seul lieu lui est fermé : celui où il se trouve (movement.must_move).
misreading-stunned-stay = On dirait que vous l’avez laissé là. Être assommé lui a coûté le tour précédent, pas celui-ci : il se réveille d’abord, puis doit bouger (stunned.recovery).
misreading-stunned-go-home = Personne ne le ramène. Il se réveille là où il est tombé et choisit librement à partir de là (stunned.recovery).
misreading-may-stay = L’un de ceux-ci lui est fermé : personne ne peut rester sur place, même après une nuit par terre (movement.must_move).

# $open, $others
exercise-movement-2 = Premier tour, trois joueurs. Alma, Kolos et Karok choisissent chacun un lieu au hasard parmi ceux qui leur sont ouverts. Quelle est la probabilité qu’Alma soit seule là où elle va ?
exercise-movement-2-hint = Disons qu’Alma a choisi. Quelle est la probabilité que Kolos soit allé ailleurs ? Et Karok aussi ?
exercise-movement-2-solution = { $answer }. Où qu’aille Alma, chacun des { $others } autres est ailleurs avec la probabilité 1 − 1/{ $open }. Tous doivent l’être, et ils choisissent sans rien savoir les uns des autres : les probabilités se multiplient donc.
misreading-cave-is-open = On dirait que vous les laissez choisir parmi quatre lieux. Tout le monde commence dans la Caverne : au premier tour, elle est fermée à tous (movement.must_move).
misreading-one-other-only = C’est la probabilité que l’un des autres soit ailleurs. Il y en a { $others }.
misreading-meetings-counted-twice = On dirait que vous avez retiré une probabilité de rencontre pour chacun des autres. Quand ils viennent tous, cela compte double.

# $shared, $count, $ways
exercise-movement-3 = Alma est dans la Forêt, Kolos dans la Savane. Chacun va au hasard dans l’un des lieux qui lui sont ouverts. Quelle est la probabilité qu’ils se rencontrent ?
exercise-movement-3-hint = Écrivez où chacun peut aller. Quels lieux figurent dans les deux listes ?
exercise-movement-3-solution = { $answer }. Les deux listes n’ont en commun que ceci : { $shared }. Paires de choix qui font une rencontre : { $count } sur { $ways }. En partant du même lieu, ils se rencontreraient plus souvent : là, tout lieu ouvert à l’un l’est aussi à l’autre.
misreading-meet-everywhere = Ce serait juste s’ils partaient du même lieu. En partant de lieux différents, leurs listes de lieux ouverts ne sont pas les mêmes (movement.must_move).
misreading-stay-where-they-are = On dirait que vous les laissez choisir tous deux parmi tous les lieux. Personne ne peut rester sur place (movement.must_move).
misreading-one-place-only = C’est l’un des lieux où ils peuvent se rencontrer. Il y en a { $count }.

## The Cave

# $krom, $life, $most
exercise-cave-1 = Alma arrive à la Caverne avec { $krom ->
    [one] { $krom } Krom
   *[other] { $krom } Kroms
} et { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
}. Elle achète un Bois, et des points de vie jusqu’à en avoir de nouveau { $most }. Combien de Kroms lui reste-t-il ?
# $block
exercise-cave-1-hint = Les points de vie se vendent par { $block }. Combien de fois doit-elle en acheter ?
# $missing, $blocks, $wood
exercise-cave-1-solution = { $answer }. Elle paie { $wood } pour le Bois. Points de vie qui manquent : { $missing } ; nombre d’achats : { $blocks }, car un lot entamé coûte autant qu’un lot entier (cave.services).
misreading-a-krom-for-each-life = On dirait que vous avez payé chaque point de vie. Un achat en apporte jusqu’à { $block } (cave.services).
misreading-life-by-the-point = Le dernier bout n’est pas gratuit : un lot entamé coûte autant qu’un lot entier (cave.services).
misreading-rest-heals-free = On dirait qu’elle s’est reposée et a fait des achats. Une visite, c’est l’un ou l’autre (cave.one_of_two).

# $krom, $life, $most, $block
exercise-cave-2 = Un repos donne { $krom ->
    [one] { $krom } Krom
   *[other] { $krom } Kroms
} et { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
}. Comptez les points de vie au prix que demande la Caverne. De combien de Kroms un repos vaut-il moins pour quelqu’un qui a déjà { $most ->
    [one] { $most } point de vie
   *[other] { $most } points de vie
} ?
exercise-cave-2-hint = Combien paieriez-vous pour { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
}, si un achat en donne { $block } ?
exercise-cave-2-solution = { $answer }. Les Kroms viennent de toute façon. Les points de vie ({ $life }) sont perdus en haut de l’échelle, et d’après les prix ils valent { $life } parts sur { $block } d’un achat.
misreading-life-like-krom = On dirait que vous avez compté un point de vie comme un Krom. Regardez les prix : les points de vie sont bien moins chers.
misreading-life-in-whole-blocks = C’est le prix d’un achat entier de { $block ->
    [one] { $block } point de vie
   *[other] { $block } points de vie
}. Un repos en donne { $life }.
misreading-full-life-loses-all = C’est ce que vaut un repos entier pour qui a des blessures. La question est ce qui en est perdu.

# $bones
exercise-cave-3 = Kolos n’a pas de Kroms, et seule la Caverne lui en apporte. Il s’y trouve dans sa phase d’action et veut y obtenir { $bones } Os, le plus tôt possible. Combien de tours cela prend-il, le premier et le dernier compris ?
exercise-cave-3-hint = Que permet une visite, et que ne permet-elle pas ? Et où est-il au tour qui suit une visite ?
# $total, $rests, $visits
exercise-cave-3-solution = { $answer }. Il lui faut { $total ->
    [one] { $total } Krom
   *[other] { $total } Kroms
}, donc { $rests } repos, et une visite de plus pour acheter, car une visite est un repos ou des achats (cave.one_of_two). Entre les { $visits } visites, il doit chaque fois partir (movement.must_move).
misreading-rest-and-buy = On dirait qu’il s’est reposé et a acheté dans la même visite. C’est l’un ou l’autre (cave.one_of_two).
misreading-stays-in-the-cave = On dirait qu’il est resté dans la Caverne de tour en tour. Tout le monde doit bouger : entre-temps, il est ailleurs (movement.must_move).
misreading-rest-and-buy-and-stay = Deux règles s’y opposent : une visite est un repos ou des achats (cave.one_of_two), et personne ne peut rester sur place (movement.must_move).

## The Forest

# $krom, $prices
exercise-forest-1 = Alma arrive à la Forêt avec { $krom ->
    [one] { $krom } Krom
   *[other] { $krom } Kroms
}. Toutes les cartes qu’elle pioche sont vides. Combien peut-elle en piocher ?
exercise-forest-1-hint = La première est gratuite ; ensuite, elles coûtent { $prices } (en Kroms). Ce qui est dépensé est parti.
exercise-forest-1-solution = { $answer }. La première est gratuite, et parmi les prix { $prices }, ses { $krom ->
    [one] { $krom } Krom
   *[other] { $krom } Kroms
} paient ce qu’ils font en tout, pas seulement le plus cher.
misreading-prices-not-added = On dirait que vous avez comparé chaque prix avec tous ses Kroms. Ce qu’ont coûté les cartes d’avant est parti (forest.more_cards).
misreading-first-card-paid = On dirait qu’elle a payé la première carte, ou que vous ne l’avez pas comptée. Elle est gratuite, et c’est une carte (forest.first_card).

# $card
exercise-forest-2 = Une pile neuve de nos cartes inventées. La première carte était « { $card } ». Vous en payez une autre. Quelle est la probabilité qu’elle apporte du Bois, seul ou avec autre chose ?
# $deck
exercise-forest-2-hint = La pile neuve avait : { $deck }. Retirez la carte que vous avez vue, et comptez celles qui apportent du Bois.
# $wood, $left
exercise-forest-2-solution = { $answer }. Il reste { $left } cartes, dont { $wood } apportent du Bois. La carte vide que vous avez vue a rendu la pile un peu meilleure.
misreading-seen-card-still-there = On dirait que vous avez compté la carte déjà piochée. Elle est maintenant dans la défausse : la pile est donc plus petite.
misreading-only-plain-wood = Ce sont les cartes qui n’apportent que du Bois. Celles qui apportent aussi autre chose comptent également.
misreading-kinds-alike = On dirait que vous avez compté des sortes de cartes. Certaines sont plus nombreuses que d’autres dans la pile.

# $krom, $empty, $empties, $branch, $branches, $trunk
exercise-forest-3 = Vous avez { $krom ->
    [one] { $krom } Krom
   *[other] { $krom } Kroms
}. Dans la défausse de notre paquet inventé se trouvent { $empties } × « { $empty } », { $branches } × « { $branch } » et l’unique « { $trunk } », la meilleure carte de toutes. Qu’est-ce qui est le mieux, aux prix de la Caverne ?
exercise-forest-3-draw = Piocher dans la pile telle quelle
exercise-forest-3-shuffle = Remélanger la défausse, puis piocher
exercise-forest-3-done = Partir sans carte
exercise-forest-3-hint = Ne cherchez pas une seule carte. La défausse, dans son ensemble, est-elle meilleure ou moins bonne que la pile ?
# $draw_about, $shuffle_about
exercise-forest-3-solution = { $answer }. Piocher tout de suite vaut environ { $draw_about }, remélanger d’abord environ { $shuffle_about } (en Kroms). Une carte splendide reviendrait, mais toutes les vides aussi.
misreading-best-card-back = On dirait que vous vouliez ravoir la meilleure carte. Elle viendrait avec toutes les vides, et celles-ci pèsent plus.
misreading-first-card-is-a-risk = La première carte est gratuite et ne vous prend jamais rien (forest.first_card).
