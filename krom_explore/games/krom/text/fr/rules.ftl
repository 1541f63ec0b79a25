# rule-ID: what each rule says, in our own words. Dots of the id are hyphens here.
#
# A rule says what is in force: rulebook.rule_text gives it the options of the rulings that rules.toml names for it,
# one variable for each ruling ("none" where a ruleset does not know the ruling), and the facts of the box
# (rulebook.facts). Numbers of the game stand in the ruleset, not here.

## Pieces of sentences that several rules and pages share

# $heavier_places, $lighter_places: « dans la Caverne et dans la Savane », or none
said-ties = { $heavier_places ->
    [none] Le plus léger gagne partout.
   *[other] { $lighter_places ->
        [none] Le plus lourd gagne partout.
       *[other] Le plus lourd gagne { $heavier_places }, le plus léger { $lighter_places }.
    }
}
# $supply: the ruling
said-supply = { $supply ->
    [box] {" "}Si la réserve ne suffit pas, vous recevez ce qui reste.
   *[unlimited] {""}
}
said-evolutions = { $evolutions ->
    [one] { $evolutions } Évolution
   *[other] { $evolutions } Évolutions
}
# $least, $most
said-players = { $least ->
    [same] { $most }
   *[other] { $least } à { $most }
}
# $points, and $players: « 2, 3 ou 4 »
said-goal = { $points ->
    [one] { $points } point
   *[other] { $points } points
} à { $players } joueurs
# $points that a game was agreed to take
said-goal-here = { $points ->
    [one] { $points } point
   *[other] { $points } points
} dans cette partie
# $goods: « 1 Bois, 1 Caillou ou 1 Os », $price: « 3 Kroms »
said-service = { $goods } pour { $price }
# $n, and $price: « 2 Kroms »
said-dice = { $n ->
    [one] { $n } dé de plus pour { $price }
   *[other] { $n } dés de plus pour { $price }
}
# $choice: « 2 Cailloux ou 2 cartes Bonus », $combination: « un full »
said-choice = { $choice } pour { $combination }
# $pays: « 3 Kroms », $combination: « une paire »
said-payout = { $pays } pour { $combination }
# $least, $most: what the cards of a deck show
said-range = { $least ->
    [same] { $most }
   *[other] { $least } à { $most }
}
# $deck, $n
said-deck = { $deck ->
    [hunt] { $n ->
        [one] { $n } carte Chasse
       *[other] { $n } cartes Chasse
    }
    [gathering] { $n ->
        [one] { $n } carte Cueillette
       *[other] { $n } cartes Cueillette
    }
    [evolution] { $n ->
        [one] { $n } Évolution
       *[other] { $n } Évolutions
    }
   *[bonus] { $n ->
        [one] { $n } carte Bonus
       *[other] { $n } cartes Bonus
    }
}
# $name
said-card = « { $name } »
# $name, $weight
said-weight = { $name } { $weight }
# $cards_named: « Coup de massue » et « Double massue », or none
said-in-this-box = { $cards_named ->
    [none] {" "}Cette boîte n’a pas de telle carte.
   *[other] {" "}Dans cette boîte : { $cards_named }.
}

## Setup

rule-setup-table = Chaque paquet est mélangé et posé face cachée à sa place sur le plateau : { $decks }. Les jetons attendent à la leur : { $tokens }.
rule-setup-cards = Au départ, { $prey } proies et { said-evolutions } sont face visible, chacune à son emplacement sur le plateau.
rule-setup-characters = { $characters ->
    [random] On distribue à chacun l’un des { $characters_many } personnages, avec son mini-plateau et sa figurine.
   *[free] Chacun choisit l’un des { $characters_many } personnages et prend son mini-plateau et sa figurine.
} Dans cette boîte : { $characters_named }.
rule-setup-characters-choice = Deux joueurs n’ont jamais le même personnage. { $characters ->
    [random] C’est le hasard qui les attribue.
   *[free] Vous pouvez prendre n’importe lequel de ceux qui restent.
}
rule-setup-players = Tout le monde commence { $start_place } avec { $start }, et une carte Destination pour chacun des { $places_many } lieux.
rule-setup-number = Le jeu est prévu pour { $players } joueurs. Selon leur nombre, seuls les points à atteindre peuvent changer.
rule-setup-scenario = On peut aussi préparer une table au milieu d’une partie, dans toute position que la boîte permet.

## The turn

rule-turn-phases = Un tour commence par une phase de déplacement. Ensuite, chaque joueur a une phase d’action.
rule-turn-places = On s’occupe des lieux dans cet ordre : { $order_of_places }. Un combat a lieu quand vient le tour de son lieu, pas au début.
rule-turn-action_phase = Dans un lieu, les joueurs jouent l’un après l’autre. Quand le dernier a joué dans le dernier lieu, le tour suivant commence.
rule-turn-phase_order = { $phase_order ->
    [place_first] Dans votre phase d’action, l’action du lieu vient en premier, ou pas du tout. Les Évolutions et les cartes Bonus suivent.
   *[free] Dans votre phase d’action, vous choisissez l’ordre : l’action du lieu, les Évolutions et les cartes Bonus.
} Une fois les dés lancés, leur résultat passe avant tout le reste{ $mountain_cards ->
    [between_rerolls] {""} ; mais sur la Montagne, des cartes Bonus peuvent venir entre deux lancers.
   *[not_during] .
}

## Movement

rule-movement-secret = Tout le monde choisit son lieu en même temps : une carte Destination, que l’on garde face cachée.
rule-movement-reveal = Quand tous ont choisi, on retourne les cartes ensemble et on déplace les figurines.
rule-movement-must_move = Personne ne peut rester sur place. Vous choisissez n’importe quel lieu sauf celui où vous êtes ; au premier tour, personne ne reste donc { $start_place }.
rule-movement-cards = Vos cartes Destination reviennent aussitôt dans votre main : à chaque tour, tous les lieux vous sont ouverts, sauf le vôtre.

## Combat

rule-combat-start = Quand plusieurs joueurs sont dans le même lieu, ils se battent avant d’y jouer. Personne ne peut refuser, où que ce soit.
rule-combat-roll = Chaque combattant lance un dé.
rule-combat-dice = S’il y a plus de combattants que de dés dans la boîte, on lance simplement un dé une seconde fois.
rule-combat-winner = Le plus grand total gagne et joue en premier ; les autres suivent, du plus grand au plus petit. Il y a toujours un seul vainqueur, qui ne perd aucun point de vie.
rule-combat-total = { $combat_cards_count ->
    [winner_only] Les cartes de combat ne comptent que pour savoir qui gagne. L’ordre des autres et les pertes viennent des dés seuls.
   *[all] Ce qui compte, c’est le total final, toutes cartes de combat comprises : pour la victoire, les égalités, l’ordre et les pertes.
}
rule-combat-tie-weight = À total égal, on compare les poids des mini-plateaux. { said-ties } Cela règle toutes les égalités, pas seulement celle de la première place. Du plus léger au plus lourd, en kilogrammes : { $weights }.
rule-combat-tie-roll_off = { $equal_weights ->
    [roll_off] À égalité et à poids égal, les combattants relancent jusqu’à ce que leurs dés diffèrent.
   *[refused] Deux combattants n’ont jamais le même poids : le poids règle donc toutes les égalités. Une boîte où deux pèsent autant n’est pas acceptée.
}
rule-combat-damage = { $combat_cards_count ->
    [winner_only] Un combat perdu coûte l’écart entre le dé du vainqueur et le vôtre, en points de vie. Si son dé n’est pas plus haut, vous ne perdez rien.
   *[all] Un combat perdu coûte l’écart entre le total du vainqueur et le vôtre, en points de vie. À égalité avec le vainqueur, on ne perd rien.
}

## Life

rule-life-loss = Quand vous perdez des points de vie, votre cœur descend sur l’échelle de vie.
rule-life-least = Les points de vie ne descendent jamais sous zéro. Ce qu’une perte prendrait de plus est oublié.
rule-life-most = Quand vous gagnez des points de vie, votre cœur monte sur l’échelle de vie, jusqu’à { $life } au plus. Ce qui dépasserait est perdu.

## Stunned

rule-stunned-start = À zéro point de vie, un personnage est assommé. Un seul combat peut assommer plusieurs personnages à la fois.
rule-stunned-no_action = Un personnage assommé n’a pas de phase d’action à ce tour, et les autres avancent d’un rang.
rule-stunned-figure = La figurine d’un personnage assommé reste où elle est.
rule-stunned-robbery = Le vainqueur d’un combat peut dépouiller un personnage qui y a été assommé. Le butin est une seule chose : un Bois, un Caillou ou un Os, ou la moitié des Kroms (arrondie vers le haut), ou une carte Bonus piochée à l’aveugle. Assommé par une carte, on n’est pas dépouillé.
rule-stunned-robbery-each = { $robberies ->
    [once] Si un combat assomme plusieurs personnages, le vainqueur ne peut en dépouiller qu’un seul.
   *[each] Si un combat assomme plusieurs personnages, le vainqueur peut dépouiller chacun d’eux une fois.
} { $robbery_order ->
    [winner] C’est le vainqueur qui dit par qui il commence.
   *[rank] On commence par le mieux classé d’entre eux.
}
rule-stunned-robbery-time = { $robbery_time ->
    [own_phase] Le vainqueur dépouille au début de sa propre phase d’action, après le froid ou la chaleur du plateau glaciaire.
   *[after_damage] Le vainqueur dépouille juste après les pertes, avant que quelqu’un joue.
}
rule-stunned-recovery = Au début du tour suivant, un personnage assommé se réveille avec { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
}, puis se déplace et joue comme tout le monde.
rule-stunned-after_acting = { $stunned_after_acting ->
    [next_action] Un personnage assommé après avoir joué se réveille au tour suivant, mais n’y a pas de phase d’action.
   *[nothing] Un personnage assommé après avoir joué n’a plus rien à perdre. Le tour suivant se déroule comme d’habitude.
}
rule-stunned-no_combat = { $stunned_before_combat ->
    [fights] Tous ceux qui sont dans le lieu se battent, même un personnage déjà assommé quand le combat commence.
   *[absent] Un personnage déjà assommé quand commence le combat de son lieu n’y participe pas, et le vainqueur ne peut pas le dépouiller. S’il n’en reste qu’un debout, il n’y a pas de combat.
}
rule-stunned-counter = { $stunned_counter ->
    [no] Avec un personnage assommé, on perd sa phase d’action, et on ne peut pas non plus contrer les cartes Bonus des autres.
   *[yes] Avec un personnage assommé, on perd sa phase d’action, mais on peut encore contrer les cartes Bonus des autres.
}

## The places

rule-place-optional = { $place_action ->
    [compulsory] Vous devez faire l’action de votre lieu si vous le pouvez.
   *[optional] Vous pouvez renoncer à l’action de votre lieu. Mais une fois commencée, vous en faites au moins la partie gratuite.
}
rule-place-once = { $place_times ->
    [twice] L’action d’un lieu peut être faite une seconde fois dans une phase d’action, sauf la chasse.
   *[once] L’action d’un lieu se fait une fois par phase d’action.
}

rule-cave-where = On ne se repose et on n’achète que dans la Caverne.
rule-cave-rest = Un repos dans la Caverne donne { $rest }. Les points de vie pour lesquels il n’y a plus de place sont perdus.
rule-cave-services = { $services ->
    [none] Rien n’est à vendre dans la Caverne.
   *[other] Dans la Caverne, vous pouvez acheter { $services }, autant que vous pouvez payer et dans le mélange que vous voulez.
}{ $life_block ->
    [0] {""}
    [one] {""}
   *[other] {" "}{ $life_blocks ->
        [pro_rata] S’il n’y a pas de place pour un lot entier de points de vie, vous payez ceux qui ont de la place, arrondi vers le haut.
       *[full_price] Les points de vie se vendent par lots à plein prix, même si une partie du lot est de trop pour vous.
    }
}{ $supply ->
    [box] {" "}Ce qui est épuisé ne peut pas s’acheter.
   *[unlimited] {""}
}
rule-cave-one_of_two = Dans la Caverne, vous vous reposez ou vous achetez. Pas les deux dans une même phase.

rule-forest-where = On ne pioche des cartes Cueillette que dans la Forêt.
rule-forest-first_card = Dans la Forêt, votre première carte Cueillette { $first_card ->
    [0] est gratuite.
    [one] coûte { $first_card } Krom.
   *[other] coûte { $first_card } Kroms.
}
rule-forest-more_cards = { $card_prices ->
    [none] Après la première carte, il n’y en a plus.
   *[other] Après la première carte, vous pouvez continuer, une carte à la fois, en payant chacune avant de la voir. L’une après l’autre, elles coûtent { $card_prices } (en Kroms).
}
rule-forest-most = { $cards ->
    [one] On ne peut piocher que { $cards } carte par visite.
   *[other] On peut piocher au plus { $cards } cartes par visite.
}
rule-forest-reward = Vous recevez aussitôt ce que montre la carte, si elle montre quelque chose, puis vous la défaussez. Alors seulement, vous décidez de piocher encore ou non.{ $empty_cards ->
    [0] {""}
   *[other] {" "}Sur les { $gathering_cards } cartes de cette boîte, { $empty_cards ->
        [one] { $empty_cards } ne montre rien.
       *[other] { $empty_cards } ne montrent rien.
    }
}{ said-supply }
rule-forest-shuffle = Avant votre première carte, vous pouvez remélanger la défausse dans la pile.
rule-forest-shuffle-draw = Si vous remélangez la défausse de la Forêt, vous piochez au moins une carte.
rule-forest-runs_out = { $gathering_runs_out ->
    [stop] Si la pile s’épuise pendant que vous piochez, votre visite s’arrête là, et c’est la visite suivante qui remélange.
   *[reshuffle] Si la pile s’épuise pendant que vous piochez, la défausse est mélangée aussitôt et devient la nouvelle pile.
}
rule-forest-discard = { $forest_discard ->
    [face_down] La défausse de la Forêt est face cachée. On n’en connaît que la taille.
   *[face_up] La défausse de la Forêt est face visible. Tout le monde peut voir quelles cartes sont encore à venir.
}

rule-savannah-where = On ne chasse que dans la Savane.
rule-savannah-prey = { $savannah_hunt ->
    [compulsory] Dans la Savane, il faut chasser : vous choisissez l’une des { $prey } proies face visible.
   *[optional] Pour chasser, vous choisissez l’une des { $prey } proies face visible.
} Vous lancez autant de dés que sa carte l’indique, dans cette boîte { $prey_dice }.
rule-savannah-extra_dice = { $extra_dice ->
    [0] On ne peut pas acheter de dé de plus pour une chasse.
    [one] Avant de lancer, vous pouvez acheter { $extra_dice } dé de plus. Après le lancer, il est trop tard.
   *[other] Avant de lancer, vous pouvez acheter jusqu’à { $extra_dice } dés de plus. Après le lancer, il est trop tard.
}
rule-savannah-dice_price = { $dice_prices ->
    [none] Il n’y a pas de prix pour des dés de chasse en plus.
   *[other] Les dés en plus pour une chasse se paient en Kroms : { $dice_prices }.
}
rule-savannah-success = Si la somme de vos dés atteint ou dépasse la valeur de la proie, vous l’attrapez. Valeurs dans cette boîte : { $prey_values }.
rule-savannah-reward = Une proie attrapée vous donne ce qui figure sur sa carte : Kroms, ressources, points de vie ou cartes Bonus.{ said-supply }
rule-savannah-replace = Une proie attrapée va à la défausse, et une nouvelle est retournée aussitôt. Le chasseur suivant peut déjà la choisir.
rule-savannah-failure = Si la somme de vos dés est plus petite que la valeur, vous rentrez les mains vides. La proie reste où elle est, et ce que vous avez payé est perdu.
rule-savannah-one_hunt = On chasse une seule fois par phase d’action, que l’on attrape quelque chose ou non.
rule-savannah-runs_out = { $hunt_runs_out ->
    [fewer] Si la pile Chasse est vide quand il faut remplacer une proie, l’emplacement reste vide, et il y a moins de proies au choix.
   *[reshuffle] Si la pile Chasse est vide quand il faut remplacer une proie, sa défausse est mélangée et devient la nouvelle pile.
}

rule-mountain-where = On ne grimpe que sur la Montagne.
rule-mountain-roll = Une ascension commence par un lancer de { $dice } dés.
rule-mountain-reroll = { $rerolls ->
    [0] Le premier lancer d’une ascension est aussi le dernier.
    [one] Ensuite, vous pouvez payer des Kroms pour relancer une fois. Cela coûte { $reroll_prices } (en Kroms).
   *[other] Ensuite, vous pouvez payer des Kroms pour relancer, jusqu’à { $rerolls } fois. L’une après l’autre, ces relances coûtent { $reroll_prices } (en Kroms).
}
rule-mountain-keep = Chaque fois, vous gardez les dés qui vous plaisent et relancez les autres.
rule-mountain-keep-later = { $mountain_dice ->
    [locked] Un dé que vous avez gardé reste tel quel jusqu’à la fin de l’ascension.
   *[free] Un dé gardé plus tôt peut être relancé plus tard.
}
rule-mountain-no_interruption = { $mountain_cards ->
    [between_rerolls] Entre deux lancers d’une ascension, vous pouvez utiliser des cartes Bonus. Les Évolutions attendent qu’elle soit finie.
   *[not_during] Du premier lancer à la récompense, une ascension ne s’interrompt pas : ni Évolution ni carte Bonus entre les deux.
}
rule-mountain-best = { $mountain_result ->
    [choose] Une seule combinaison rapporte. Ce peut être n’importe laquelle de celles que l’on voit dans vos dés, même une plus petite.
   *[best] Une seule combinaison rapporte : celle que forment tous vos dés à la fin, pas une plus petite qui s’y trouve.
}
rule-mountain-reward = Quand vous vous arrêtez, vous recevez la récompense de votre combinaison{ $payouts ->
    [none] .
   *[other] : { $payouts }.
}{ $choices ->
    [none] {""}
   *[other] {" "}Là où il y a « ou », c’est vous qui choisissez.
}{ said-supply }
rule-mountain-result-nothing = { $nothing_pays ->
    [none] Des dés qui ne forment aucune combinaison ne rapportent rien.
   *[other] Des dés qui ne forment aucune combinaison rapportent quand même { $nothing_pays }.
}
rule-mountain-result-pair = Deux dés identiques font une paire.
rule-mountain-result-two_pairs = Deux dés d’un nombre et deux d’un autre font une double paire.
rule-mountain-result-three = Trois dés identiques font un brelan.
rule-mountain-result-straight = { $straights ->
    [none] Des dés qui se suivent sans trou font une suite. Cette boîte a trop peu de dés pour cela.
   *[other] Des dés qui se suivent sans trou font une suite : { $straights }. Toutes rapportent autant.
}
rule-mountain-result-full = Trois dés d’un nombre et deux d’un autre font un full.
rule-mountain-result-four = Quatre dés identiques font un carré.
rule-mountain-result-five = Cinq dés du même nombre : c’est la combinaison « cinq dés identiques ».

## Evolutions

rule-evolutions-realise = Dans votre propre phase d’action, et seulement là, vous pouvez réaliser une Évolution. Vous marquez les points de sa carte, dans cette boîte { $evolution_points }.
rule-evolutions-shown = Vous choisissez parmi les cartes Évolution face visible sur le plateau ({ said-evolutions }).
rule-evolutions-cost = Vous payez le Bois, les Cailloux et les Os que montre la carte.
rule-evolutions-no_krom = Les Kroms ne remplacent pas le Bois, les Cailloux et les Os d’une Évolution.
rule-evolutions-place = Si la carte montre un lieu, il faut y être. Sinon, vous pouvez la réaliser n’importe où.
rule-evolutions-replace = Quand une Évolution est prise, la suivante est aussitôt retournée à son emplacement.
rule-evolutions-number = { $evolutions_per_phase ->
    [one] Vous ne pouvez réaliser qu’une Évolution par phase d’action.
   *[any] Vous pouvez réaliser autant d’Évolutions que vous pouvez en payer dans une phase, même une qui vient d’être retournée.
}
rule-evolutions-kept = Vos Évolutions réalisées restent face visible devant vous, pour que tout le monde puisse compter les points.
rule-evolutions-safe = Personne ne peut vous prendre une Évolution réalisée ni ses points.

## Bonus cards

rule-bonus-hidden = Vous gardez vos cartes Bonus secrètes.
rule-bonus-play = Une carte Bonus vous donne quelque chose ou joue un tour à quelqu’un d’autre. Il y en a { $bonus_cards } dans le paquet.
rule-bonus-discard = Quand vous utilisez une carte Bonus, tout le monde la voit, et elle va à la défausse.
rule-bonus-action = Une carte Bonus sans symbole particulier s’utilise dans votre propre phase d’action.
rule-bonus-hand = { $hand_limit ->
    [none] Vous pouvez avoir autant de cartes Bonus que vous voulez.
   *[other] Vous pouvez avoir { $hand_limit } cartes Bonus. À ce nombre, vous n’en recevez plus avant d’en avoir utilisé une.
} Une carte tout juste piochée peut servir dans le même tour.
rule-bonus-number = { $bonus_per_phase ->
    [one] Vous ne pouvez utiliser qu’une carte Bonus par phase d’action.
   *[any] Vous pouvez utiliser autant de cartes Bonus que vous voulez dans une phase.
}
rule-bonus-combat = Une carte de combat s’utilise dans un combat, après les dés, quand on y participe. On peut en utiliser plusieurs, et le résultat compte quand plus personne ne veut en ajouter.
rule-bonus-combat-order = { $combat_card_order ->
    [lightest_first] Le combattant le plus léger qui n’a pas passé décide en premier : une carte, ou il passe. Après chaque carte, ceux qui ont passé peuvent revenir. C’est fini quand tous ont passé.
    [seats] Les combattants décident dans l’ordre où ils sont assis : une carte, ou ils passent. Après chaque carte, ceux qui ont passé peuvent revenir. C’est fini quand tous ont passé.
    [sealed] Tous les combattants choisissent en secret une carte ou aucune, et la montrent ensemble. On continue ainsi, manche après manche, jusqu’à ce que personne n’ajoute de carte.
   *[worst_first] Le combattant le plus mal placé décide en premier : une carte, ou il passe. Après chaque carte, on regarde de nouveau le classement, et ceux qui ont passé peuvent revenir. C’est fini quand tous ont passé.
}
rule-bonus-counter = Un contre s’utilise au moment où quelqu’un d’autre utilise une carte Bonus.
rule-bonus-counter-place = { $counter_place ->
    [same_place] Il faut être dans le même lieu pour contrer une carte.
   *[anywhere] Tous les autres joueurs peuvent contrer une carte, depuis n’importe quel lieu.
}
rule-bonus-counter-again = { $counter_counter ->
    [refused] Un contre est définitif : on ne peut pas le contrer.
   *[allowed] Un contre est aussi une carte Bonus : on peut donc le contrer. Le dernier utilisé agit en premier.
}
rule-bonus-counter-order = { $counter_order ->
    [heaviest_first] Si plusieurs joueurs peuvent contrer, on demande d’abord au plus lourd.
    [seats] Si plusieurs joueurs peuvent contrer, on demande dans l’ordre où ils sont assis.
   *[lightest_first] Si plusieurs joueurs peuvent contrer, on demande d’abord au plus léger.
} Dès que l’un d’eux contre, on ne demande plus aux autres.
rule-bonus-place = Une carte avec le symbole d’un lieu ne s’utilise que si vous y êtes.
rule-bonus-place-combat = Une carte de combat avec le symbole d’un lieu demande les deux : le combat et le lieu.
rule-bonus-target = Une carte qui vise quelqu’un s’utilise sur un autre joueur, jamais sur vous-même. { $target_place ->
    [same_place] La cible doit être dans le même lieu que vous.
   *[anywhere] La cible peut être dans n’importe quel lieu, sauf si la carte vole.
} { $stunned_target ->
    [no] On laisse tranquilles les personnages assommés.
   *[yes] Les personnages assommés peuvent aussi être visés.
}
rule-bonus-target_short = { $short_target ->
    [refused] La cible d’une perte ou d’un vol doit avoir tout ce que dit la carte, sinon la carte ne peut pas la viser.
   *[as_much] Si la cible d’une perte ou d’un vol a moins que ne dit la carte, vous prenez ce qu’il y a, mais il doit y avoir quelque chose.
} { $short_swap ->
    [as_much] Dans un échange, vous donnez tout ce que dit la carte et recevez ce que l’autre en a, s’il y a quelque chose.
   *[refused] Pour un échange, il faut la quantité entière des deux côtés.
}
rule-bonus-resource_choice = { $resource_choice ->
    [target] Quand une carte prend une ressource quelconque, la personne qui la perd dit laquelle.
   *[card_player] Quand une carte prend une ressource quelconque, la personne qui joue la carte dit laquelle.
}
rule-bonus-runs_out = { $bonus_runs_out ->
    [none] Si la pile Bonus est vide, on ne peut plus piocher de carte Bonus.
   *[reshuffle] Si la pile Bonus est vide, sa défausse est mélangée et devient la nouvelle pile. Si les { $bonus_cards } cartes sont toutes en main, on ne peut plus en piocher.
}
rule-bonus-effect-dice = Dans un combat, vous lancez des dés de plus et les ajoutez à votre total.{ said-in-this-box }
rule-bonus-effect-plus = Dans un combat, vous ajoutez à votre total le nombre de la carte.{ said-in-this-box }
rule-bonus-effect-counter = La carte contrée va à la défausse et ne fait rien.{ said-in-this-box }
rule-bonus-effect-gain = Vous gagnez les Kroms, les ressources ou les points de vie de la carte.{ said-supply }{ said-in-this-box }
rule-bonus-effect-lose = Un autre joueur perd les Kroms, les ressources ou les points de vie de la carte.{ said-in-this-box }
rule-bonus-effect-lose-stun = { $card_stun ->
    [stops_at_one] Une carte qui prend des points de vie ne prend jamais le dernier : elle ne peut donc pas assommer.
   *[yes] Une carte qui prend des points de vie peut assommer, mais alors personne ne dépouille.
}
rule-bonus-effect-steal = Vous prenez les Kroms ou les ressources de la carte à un autre joueur qui est dans le même lieu que vous.{ said-in-this-box }
rule-bonus-effect-convert = Vous abandonnez les Kroms ou les ressources de la carte et en gagnez d’autres à la place.{ said-supply }{ said-in-this-box }
rule-bonus-effect-convert-countered = { $countered_price ->
    [paid] Si une carte qui vous fait abandonner quelque chose est contrée, vous l’abandonnez quand même.
   *[kept] Si une carte qui vous fait abandonner quelque chose est contrée, vous ne perdez que la carte.
}
rule-bonus-effect-swap = Vous échangez des Kroms ou des ressources avec un autre joueur : vous donnez ce que dit la carte et recevez ce qu’elle dit.{ said-in-this-box }

## The end

rule-ending-goal = Vous amassez des ressources pour réaliser des Évolutions : la meilleure tête à inventions mènera le clan.
rule-ending-target = Qui atteint en premier le nombre de points d’Évolution gagne, aussitôt, même au milieu d’un tour. Il faut { $goals }.
rule-ending-longer = Pour une partie plus longue, tout le monde convient avant de commencer qu’il faut { $longer ->
    [one] { $longer } point de plus.
   *[other] { $longer } points de plus.
} Il faut alors { $goals_longer }.
rule-ending-evolutions_gone = { $evolution_runs_out ->
    [ends] Quand la dernière Évolution est réalisée, la partie s’arrête, et le plus grand nombre de points gagne. À égalité, c’est la personne qui l’a réalisée, ou sinon la suivante autour de la table.
   *[empty] Quand la pile Évolution est vide, les emplacements restent vides et la partie continue.
}

## The glacial map

rule-glacial-map = Le dos du plateau est le plateau glaciaire. Qui aime le froid peut y jouer.
rule-glacial-cold = Si vous commencez votre phase d’action dans la Forêt, dans la Savane ou sur la Montagne, le froid vous prend { $cold ->
    [one] { $cold } point de vie
   *[other] { $cold } points de vie
}. Sans phase d’action, on ne le sent pas : ni les personnages assommés, ni le Kromosaure.
rule-glacial-last_life = Le froid ne prend jamais votre dernier point de vie : il ne peut donc pas vous assommer.
rule-glacial-warmth = Si vous commencez votre phase d’action dans la Caverne, sa chaleur vous donne { $warmth ->
    [one] { $warmth } point de vie
   *[other] { $warmth } points de vie
}, en plus du repos ou des achats. Avec tous vos points de vie, elle ne fait rien.

## The Kromosaurus

rule-kromosaurus-optional = Vous pouvez jouer avec le Kromosaure ou sans lui.
rule-kromosaurus-either_side = Le Kromosaure peut venir sur les deux faces du plateau.
rule-kromosaurus-setup = Le Kromosaure commence à côté du plateau, avec { $beast_life ->
    [one] { $beast_life } point de vie
   *[other] { $beast_life } points de vie
} sur sa propre échelle. Il entre avec sa première carte Destination.
rule-kromosaurus-movement = Quand les joueurs se sont déplacés, on pioche l’une des { $beast_cards } cartes Destination du Kromosaure, et il y va : { $beast_places }. Il peut rester où il est.{ $never_to ->
    [none] {""}
   *[other] {" "}Il ne vient jamais { $never_to }.
}
rule-kromosaurus-cards = { $kromosaurus_cards ->
    [cycle] Une carte piochée pour le Kromosaure est mise de côté jusqu’à ce que toutes soient sorties.
   *[shuffled] Toutes les cartes du Kromosaure sont mélangées à chaque tour : chacune a toujours les mêmes chances.
}
rule-kromosaurus-combat = Si le Kromosaure est là où se trouvent un ou plusieurs joueurs, tous se battent avant que quelqu’un y joue. Il se bat comme un joueur.
rule-kromosaurus-plus = Le Kromosaure lance un dé et ajoute toujours { $beast_plus }.
rule-kromosaurus-wins = Si le Kromosaure gagne, les joueurs perdent des points de vie comme d’habitude, mais il ne dépouille personne. Le meilleur des joueurs joue en premier.
rule-kromosaurus-tie = { $kromosaurus_tie ->
    [heaviest] À égalité, le Kromosaure compte comme plus lourd que tout le monde.
    [lightest] À égalité, le Kromosaure compte comme plus léger que tout le monde.
    [wins] Le Kromosaure gagne toutes les égalités, où qu’il soit.
    [loses] Le Kromosaure perd toutes les égalités, où qu’il soit.
   *[by_weight] À égalité, le poids du Kromosaure décide, comme pour tout le monde. Dans cette boîte, il pèse { $beast_weight } kilogrammes.
} S’il perd une égalité contre le vainqueur, il ne perd aucun point de vie.
rule-kromosaurus-trophy = À zéro point de vie, le Kromosaure quitte la partie pour de bon. Qui l’a terrassé n’a rien à lui prendre, mais le garde comme trophée, qui vaut { $trophy ->
    [one] { $trophy } point d’Évolution.
   *[other] { $trophy } points d’Évolution.
}
rule-kromosaurus-trophy-winner = Le trophée va au vainqueur du combat où tombe le Kromosaure, peu importe qui l’a blessé avant. On ne peut pas le refuser.
rule-kromosaurus-trophy-wins = { $trophy_win ->
    [own_phase] Les points du trophée ne font gagner la partie que dans la phase d’action de qui le détient.
   *[at_once] Les points du trophée comptent aussitôt : le combat lui-même peut donc faire gagner la partie.
}
rule-kromosaurus-trophy-lost = Si le personnage qui a le trophée est assommé dans un combat, le vainqueur prend le trophée et ses points, en plus du butin. Assommé par une carte, on garde le trophée, et aucune carte ne peut le voler.
rule-kromosaurus-bonus = Le Kromosaure n’est pas un joueur : aucune carte Bonus ne peut le viser. Les cartes qui ajoutent à votre propre total marchent contre lui comme toujours.

## The supply and the table

rule-supply-tokens = { $supply ->
    [box] Il n’y a que les jetons de la boîte : { $tokens }. Quand ils manquent, vous recevez ce qui reste.
   *[unlimited] Les jetons ne s’épuisent pas. La boîte contient { $tokens } ; s’il en faut plus, prenez autre chose à la place.
}
rule-table-open = { $goods_shown ->
    [hidden] Chacun garde secrets ses Kroms, ses ressources et le nombre de ses cartes Bonus.
   *[public] Kroms, ressources et nombre de cartes Bonus sont visibles de tous.
}
rule-table-no_trade = On ne troque rien et on ne se donne rien, sauf si une carte le dit.
