### What the pages say.
###
### Titles (page-NAME) and leads (page-NAME-lead) have no variables: links and lists say them too. The paragraphs
### (page-NAME-1 ...) may use the facts of the box (rulebook.facts); those that do name them in a comment.

# The numbers of a chapter
number-start = Chacun commence avec
number-players = À { $n } joueurs, il faut
number-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
number-more = { $n ->
    [one] { $n } point de plus
   *[other] { $n } points de plus
}
number-rest = Un repos donne
number-card = { $n ->
    [1] La première carte
    [2] La deuxième carte
    [3] La troisième carte
   *[other] Carte { $n }
}
number-dice = { $n ->
    [one] Un dé de plus
   *[other] { $n } dés de plus
}
number-reroll = { $n ->
    [1] La première relance
    [2] La deuxième relance
    [3] La troisième relance
   *[other] Relance { $n }
}
number-and = { $gives }, et { $choice }
number-cold = Vie hors de la Caverne
number-warmth = Vie dans la Caverne
number-beast-life = Sa vie
number-beast-plus = Ajouté à son dé
number-trophy = Comme trophée
number-free = gratuit

page-game = Krom
page-game-lead = Un jeu de plateau à l’âge de pierre : le clan a perdu son chef, et les meilleures idées prendront sa place.
# $players
page-game-1 = À { $players } joueurs, chacun choisit en secret où aller : se reposer, cueillir, chasser ou grimper. Et si l’on s’y retrouve à plusieurs, on se bat d’abord.
page-game-2 = Ce que vous rapportez paie des Évolutions, et qui a le premier assez de points d’Évolution gagne.
home-start = Tout le monde a choisi un lieu en secret. Maintenant, on le montre.
home-end = Voilà comment va un tour. Le suivant commence de nouveau par un choix secret, jusqu’à ce que quelqu’un ait assez de points.

page-setup = Mise en place
page-setup-lead = Tout le monde commence au même endroit, en pleine forme, avec un peu de quoi vivre.
# $start_place, $start, $prey, $evolutions
page-setup-1 = Vous commencez { $start_place } avec { $start }. Les piles sont mélangées ; { $prey } proies et { said-evolutions } sont face visible, et il en vient d’autres quand quelqu’un en prend.
page-setup-2 = Chaque personnage a un poids. Il ne sert qu’à une chose : savoir qui gagne une égalité.
# $goals
page-setup-3 = Qui a le premier assez de points d’Évolution gagne aussitôt. Assez, c’est { $goals }.
try-setup-new_game = Quatre joueurs
try-setup-two_players = Deux joueurs
try-setup-everything = Six joueurs et tout le reste
watch-setup = Comment on met la table

page-movement = Le déplacement
page-movement-lead = Chacun choisit un lieu en secret, puis tout le monde bouge d’un coup, et personne ne peut rester.
page-movement-1 = Choisissez pour chaque joueur, l’un après l’autre. Les autres voient seulement qu’un choix est fait, jusqu’à ce que le dernier ait choisi.
page-movement-2 = Le lieu où se trouve une figurine lui est fermé. Demandez « pourquoi pas ? » et le plateau vous le dit.
# $order_of_places
page-movement-3 = Ensuite, les lieux ont leur tour : { $order_of_places }. Les joueurs qui se retrouvent dans un lieu se battent avant de jouer.
try-movement-first_turn = Le premier tour
try-movement-later = Un tour plus tard, Karok se relève
try-movement-kromosaurus = Avec le Kromosaure
watch-movement = Deux se rencontrent, l’autre va en solo

page-combat = Le combat
page-combat-lead = Un dé chacun : le plus haut gagne et joue en premier, et les autres perdent leur retard en points de vie.
# $heavier_places, $lighter_places
page-combat-1 = À total égal, le poids décide. { said-ties }
page-combat-2 = Si vous n’avez plus de point de vie, votre personnage est assommé : vous perdez votre phase d’action de ce tour, et le vainqueur peut vous dépouiller.
# $combat_card_order
page-combat-3 = Après les dés, les combattants peuvent ajouter des cartes de combat.{ $combat_card_order ->
    [lightest_first] {" "}On demande d’abord au plus léger.
    [seats] {" "}On demande dans l’ordre où ils sont assis.
    [sealed] {" "}Tous choisissent en secret et montrent leurs cartes ensemble.
   *[worst_first] {" "}On demande d’abord au plus mal placé.
}
page-combat-4 = Mettez les dés sur 6, 3 et 2 pour voir l’exemple du livret. Puis prenez « Une égalité à deux », mettez des dés égaux, changez de lieu, et voyez l’égalité se retourner.
try-combat-rulebook = L’exemple du livret
try-combat-tie = Une égalité à deux
try-combat-cards = Avec des cartes de combat
watch-combat = La même égalité dans la Forêt et dans la Savane

page-cave = La Caverne
page-cave-lead = Se reposer ou acheter : l’un ou l’autre.
# $rest
page-cave-1 = Un repos donne { $rest }. Il ne coûte rien d’autre que la visite.
# $services
page-cave-2 = { $services ->
    [none] Dans cette boîte, rien n’est à vendre.
   *[other] Ou bien vous dépensez des Kroms : { $services }, aussi souvent que vous pouvez payer.
}
# $never_to
page-cave-3 = { $never_to ->
    [none] Aucun lieu n’est à l’abri du Kromosaure, pas même celui-ci.
   *[other] Le Kromosaure ne vient jamais { $never_to }.
}
try-cave-rest_or_services = Repos ou achats
try-cave-full_life = En pleine forme
try-cave-evolution = Acheter ce qui manque
watch-cave = Acheter avec des Kroms

page-forest = La Forêt
page-forest-lead = Piochez une carte Cueillette, regardez-la, et décidez si vous en payez une autre.
# $first_card, $card_prices
page-forest-1 = La première carte { $first_card ->
    [0] est gratuite
    [one] coûte { $first_card } Krom
   *[other] coûte { $first_card } Kroms
}{ $card_prices ->
    [none] , et c’est la seule.
   *[other] ; les suivantes coûtent { $card_prices } (en Kroms), l’une après l’autre.
} Vous voyez chaque carte avant de décider de piocher encore.
page-forest-2 = Avant la première carte, vous pouvez remélanger la défausse dans la pile. C’est utile quand les bonnes cartes sont parties.
# $forest_discard
page-forest-3 = { $forest_discard ->
    [face_down] La défausse est face cachée : elle ne dit à personne ce qui reste dans la pile.
   *[face_up] La défausse est face visible : tout le monde peut calculer ce qui reste dans la pile. Les chances en tiennent compte.
}
try-forest-fresh = Une pile neuve
try-forest-picked_over = Une pile bien entamée
try-forest-poor = Sans Kroms
watch-forest = Quatre cartes, toujours plus chères

page-savannah = La Savane
page-savannah-lead = Choisissez votre proie, achetez des dés si vous voulez, et faites au moins sa valeur.
page-savannah-1 = La proie montre combien de dés vous lancez et quelle somme il faut atteindre. Exactement la valeur, cela suffit.
# $extra_dice, $dice_prices
page-savannah-2 = { $dice_prices ->
    [none] On ne peut pas acheter de dés en plus.
   *[other] Vous pouvez acheter { $dice_prices }, avant le lancer et jamais après.
}
page-savannah-3 = Une proie attrapée est remplacée aussitôt. Une proie échappée reste là, et vous ne chassez qu’une fois.
try-savannah-four_prey = Petites et grandes proies
try-savannah-no_krom = Sans Kroms
watch-savannah = Un ours attrapé, un dodo échappé

page-mountain = La Montagne
page-mountain-lead = Lancez les dés, payez pour en relancer, et touchez la récompense de la combinaison.
# $dice, $rerolls, $reroll_prices, $mountain_dice
page-mountain-1 = Vous grimpez avec { $dice } dés. { $rerolls ->
    [0] Il n’y a pas de second lancer.
    [one] Vous pouvez garder les dés qui vous plaisent et relancer les autres une fois (prix en Kroms : { $reroll_prices }).
   *[other] Vous pouvez garder les dés qui vous plaisent et relancer les autres, jusqu’à { $rerolls } fois (prix en Kroms : { $reroll_prices }).
}{ $mountain_dice ->
    [locked] {" "}Un dé gardé reste tel quel.
   *[free] {" "}Un dé gardé plus tôt peut être relancé plus tard.
}
# $mountain_result
page-mountain-2 = { $mountain_result ->
    [choose] Une seule combinaison rapporte : n’importe laquelle de celles que vous voyez dans vos dés.
   *[best] Une seule combinaison rapporte : celle que forment tous vos dés ensemble.
} Là où elle rapporte une chose ou une autre, vous choisissez.
page-mountain-3 = Essayez d’abord sans aide. Le conseil sait exactement quel choix est le meilleur, et ce que coûterait tout autre.
try-mountain-rich = Kroms pour tout relancer
try-mountain-one_reroll = Une seule relance
watch-mountain = Une ascension avec deux relances

page-bonus = Cartes Bonus et Évolutions
page-bonus-lead = Les Évolutions font gagner la partie ; les cartes Bonus vous aident, ou freinent les autres.
# $phase_order
page-bonus-1 = Dans votre propre phase d’action, vous pouvez réaliser des Évolutions et jouer des cartes Bonus, { $phase_order ->
    [place_first] après ce que propose le lieu.
   *[free] avant ou après ce que propose le lieu.
}
page-bonus-2 = Une Évolution coûte les ressources qu’elle montre. Certaines ne se réalisent que dans un seul lieu.
page-bonus-3 = Une carte de combat se joue dans un combat, après les dés. Un contre se joue quand quelqu’un d’autre joue une carte, qui n’a alors aucun effet.
# $counter_counter
page-bonus-4 = { $counter_counter ->
    [refused] Un contre est définitif.
   *[allowed] Un contre est aussi une carte Bonus : on peut donc le contrer.
}
try-bonus-own_phase = Des cartes dans votre propre phase
try-bonus-counter = Contrer, et contrer le contre
try-bonus-evolutions = Réaliser des Évolutions
try-bonus-last_points = Les derniers points
watch-bonus = Un contre, et un contre au contre

page-glacial = Le plateau glaciaire
page-glacial-lead = Hors de la Caverne, le froid prend des points de vie quand commence votre phase d’action. La Caverne en rend.
# $cold, $warmth
page-glacial-1 = Points de vie que prend le froid : { $cold } ; que rend la chaleur : { $warmth }. Les deux viennent après le combat, et le froid ne prend jamais votre dernier point de vie.
page-glacial-2 = Un personnage assommé n’a pas de phase d’action : il ne sent ni le froid ni la chaleur.
try-glacial-cold = Trois lieux, trois vies
try-glacial-fight_first = D’abord le combat, puis le froid
watch-glacial = D’abord le combat, puis le froid

page-kromosaurus = Le Kromosaure
page-kromosaurus-lead = Il va où le hasard le mène, se bat contre tous ceux qu’il croise, et devient le trophée de qui le terrasse.
# $never_to
page-kromosaurus-1 = Quand les joueurs se sont déplacés, on pioche une de ses cartes, et il va là, ou il y reste.{ $never_to ->
    [none] {""}
   *[other] {" "}Il ne vient jamais { $never_to }.
}
# $beast_life, $beast_plus
page-kromosaurus-2 = Il a { $beast_life ->
    [one] { $beast_life } point de vie
   *[other] { $beast_life } points de vie
}, se bat comme un joueur et ajoute toujours { $beast_plus } à son dé. Il ne dépouille personne.
# $trophy
page-kromosaurus-3 = Sans point de vie, il quitte la partie. Le vainqueur le prend comme trophée, qui vaut { $trophy ->
    [one] { $trophy } point
   *[other] { $trophy } points
}, et le perd à son tour si on l’assomme dans un combat.
try-kromosaurus-one_fight = Un combat
try-kromosaurus-last_life = Son dernier point de vie
try-kromosaurus-trophy = Le trophée change de mains
try-kromosaurus-hunt = Une traque de plusieurs tours
watch-kromosaurus = Il rôde, il se bat, il tombe

page-odds-combat = Qui gagne un combat ?
page-odds-combat-lead = Joueurs et Kromosaure, avec cartes et blessures, comptés exactement.
page-odds-combat-1 = Changez de lieu et voyez ce que vaut le poids.
page-odds-hunt = La chasse réussira-t-elle ?
page-odds-hunt-lead = Tant de dés contre une valeur si haute.
page-odds-hunt-1 = Un dé acheté aide surtout quand les chances sont moyennes.
page-odds-forest = Quand quitter la Forêt ?
page-odds-forest-lead = Le meilleur moment pour arrêter de piocher dans une pile neuve.
page-odds-forest-1 = On pioche chaque carte sans remettre la précédente : ce qui est parti ne peut pas revenir.
page-odds-mountain = Que vaut une ascension ?
page-odds-mountain-lead = La probabilité de finir avec chaque combinaison, si l’on garde et relance au mieux.
page-odds-mountain-1 = Plus de relances ne nuit jamais, mais chacune a son prix.
page-odds-reach = Quelles chances pour une combinaison ?
page-odds-reach-lead = La meilleure probabilité d’y arriver, en ne visant rien d’autre.
page-odds-reach-1 = Des dés peuvent contenir plus que ce qui est payé : un full contient un brelan et une double paire, un carré contient un brelan. Une suite ne contient rien d’autre. Cochez la case pour ne compter que la combinaison seule.
page-odds-duel = Peut-on terrasser le Kromosaure ?
page-odds-duel-lead = Un joueur contre lui, combat après combat, jusqu’à ce que l’un tombe.
page-odds-duel-1 = Essayez d’abord à mains nues. Ajoutez ensuite un peu à votre total, puis un second dé, et voyez ce que chacun change : cela s’additionne de combat en combat.
page-odds-meeting = Qui rencontrera qui ?
page-odds-meeting-lead = Où chacun va décide de qui se bat.
page-odds-meeting-1 = Personne ne peut rester sur place. Qui va « ailleurs » a les mêmes chances d’aller dans chacun des autres lieux. Envoyez quelqu’un dans un lieu précis, et voyez si c’est prudent.
