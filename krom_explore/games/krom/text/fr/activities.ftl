### Activities for a class: what is predicted, played and talked about. Numbers come from the box and from what the teacher has set.

activity-field-prey = Proie
activity-field-bought = Dés achetés
activity-field-one = Premier combattant
activity-field-other = Second combattant
activity-field-who = Qui a gagné
activity-field-against = Contre
activity-field-want = On cherche
activity-field-draws = Cartes piochées
activity-field-roller = Qui le rencontre
activity-field-lead = Avance du Kromosaure

## One die and expectation

activity-duel = Duel à deux
activity-duel-goal = Découvrir ce qu’un combat coûte en moyenne, alors qu’aucun combat ne coûte exactement cela.
activity-duel-ask = { $me } et { $rival } se battent. Combien de points de vie un combat coûte-t-il à { $me }, en moyenne sur un très grand nombre de combats ?
activity-duel-step-1 = Lis la règle : chacun lance un dé, et le perdant perd l’écart en points de vie.
activity-duel-step-2 = Prévois la moyenne. Une estimation suffit, et un demi-point de vie est permis.
activity-duel-step-3 = Joue tes combats sur la table et regarde ce que perd { $me }.
activity-duel-step-4 = Compare : ta moyenne, celle de la classe, et l’espérance exacte.
activity-duel-discuss = Ne rien perdre est de loin le résultat le plus probable. Alors pourquoi la moyenne n’est-elle pas zéro ? Et comment peut-elle être un nombre qu’aucun dé ne montre ?
activity-duel-note = Beaucoup prévoient le milieu des pertes possibles. Faites dessiner tous les couples de dés dans un carré : les pertes n’en occupent qu’une moitié. La moyenne de la classe s’approche de l’espérance bien avant celle d’un seul élève.
activity-duel-materials = Un écran par élève ou par binôme. Deux dés, si vous voulez jouer quelques combats à la main.
# What a round came to
activity-duel-came = { $number ->
    [0] { $me } ne perd aucun point de vie
    [one] { $me } perd { $number } point de vie
   *[other] { $me } perd { $number } points de vie
}
# $n: a number, as the language writes it; $count: the same to count with
activity-duel-number = { $count ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
}

## Sums and hunts

activity-hunts = Sommes et chasses
activity-hunts-goal = Voir pourquoi certains totaux viennent plus souvent que d’autres.
activity-hunts-ask = { $me } chasse, et on additionne les dés. Quel total viendra le plus souvent ?
activity-hunts-step-1 = Regarde la proie : la chasse réussit si la somme des dés atteint sa valeur ou la dépasse.
activity-hunts-step-2 = Choisis le total que tu attends le plus souvent.
activity-hunts-step-3 = Chasse, encore et encore. Chaque manche est une nouvelle chasse, avec de nouveaux dés.
activity-hunts-step-4 = Compare la forme de tes résultats avec celle de la classe, puis avec celle du calcul exact.
activity-hunts-discuss = De combien de façons peut-on faire chaque total ? Quelle proie chasserais-tu avec ces dés, et laquelle seulement avec un dé de plus ?
activity-hunts-note = Certains diront que tous les totaux se valent, puisque chaque dé est équilibré. Demandez de combien de façons vient le plus petit total, et de combien de façons vient son voisin. Changez le nombre de dés achetés et donnez le nouveau lien : la colline s’arrondit.
activity-hunts-materials = Un écran par élève ou par binôme. Deux dés de couleurs différentes, pour distinguer 2 et 5 de 5 et 2.

## Is one more die worth it?

activity-third_die = Un dé de plus vaut-il son prix ?
activity-third_die-goal = Distinguer ce qu’apporte un dé de ce qui serait venu sans lui.
activity-third_die-ask = Tu achètes un dé de plus pour cette chasse. Combien de fois aurais-tu attrapé la proie sans lui, combien de fois sauve-t-il la chasse, et combien de fois ne suffit-il pas ?
activity-third_die-step-1 = Regarde la proie, sa valeur, et le prix d’un dé de plus.
activity-third_die-step-2 = Dessine trois barres : le dé n’était pas nécessaire, il a aidé, il n’a pas suffi.
activity-third_die-step-3 = Chasse avec le dé que tu as acheté. L’application regarde d’abord les autres dés, et le dé acheté en dernier.
activity-third_die-step-4 = Compare, et décide : paierais-tu ce prix ?
activity-third_die-discuss = Combien la prise doit-elle valoir pour que le dé soit rentable ? Est-il sage d’en acheter un pour une proie facile ? Et pour une proie presque hors de portée ?
activity-third_die-note = Si l’on ne compte que les chasses réussies, on surestime le dé : dans la première barre, il n’a servi à rien. Prenez une proie plus facile, puis une plus difficile. C’est là où la réussite est incertaine qu’un dé vaut le plus.
activity-third_die-materials = Un écran par élève ou par binôme.

## Comparing two rolls

activity-two_rolls = Deux lancers côte à côte
activity-two_rolls-goal = Comparer deux dés quand l’un des deux part avec de l’avance.
activity-two_rolls-ask = Le Kromosaure et toi, vous lancez chacun un dé, et il ajoute son bonus. Combien de fois ton résultat est-il plus haut, combien de fois y a-t-il égalité, combien de fois est-il plus bas ?
activity-two_rolls-step-1 = Trouve ce que le Kromosaure ajoute à son dé.
activity-two_rolls-step-2 = Dessine trois barres : plus haut, égalité, plus bas.
activity-two_rolls-step-3 = Rencontre le Kromosaure sur la table, manche après manche.
activity-two_rolls-step-4 = Compare avec le carré de tous les couples de dés.
activity-two_rolls-discuss = Avec quelles faces ne peux-tu pas du tout gagner ? Quelle avance faudrait-il au Kromosaure pour que personne ne puisse jamais le battre ?
activity-two_rolls-note = Un petit nombre ajouté à un dé décale tout le carré d’autant de diagonales. Les élèves y voient souvent autant de sixièmes. Faites colorier le carré avant de révéler la réponse.
activity-two_rolls-materials = Un écran par élève ou par binôme. Du papier quadrillé pour les couples de dés.

## Ties and weight

activity-ties = Égalités et poids
activity-ties-goal = Voir ce que vaut une règle sur les égalités, et que dans un autre lieu elle aide quelqu’un d’autre.
activity-ties-ask = { $one } et { $other } se battent. Combien de fois chacun gagne-t-il aux dés, et combien de fois le poids décide-t-il pour l’un des deux ?
activity-ties-step-1 = Trouve quel combattant est le plus lourd, et lequel une égalité aide dans ce lieu.
activity-ties-step-2 = Dessine quatre barres. Il se peut que l’une d’elles soit vide.
activity-ties-step-3 = Joue tes combats sur la table.
activity-ties-step-4 = Compare. Qui en a profité, et de combien ?
activity-ties-discuss = Où l’autre combattant aimerait-il se battre ? Est-il juste que le poids décide, si chacun peut choisir son lieu ?
activity-ties-note = Donnez ce lien à une moitié de la classe, et à l’autre moitié un lien avec un autre lieu. Les victoires aux dés restent les mêmes, les égalités changent de camp.
activity-ties-materials = Un écran par élève ou par binôme.

## Conditional probability

activity-winners_die = Le dé gagnant
activity-winners_die-goal = Se servir de ce que l’on sait pour changer une probabilité.
activity-winners_die-ask = { $who } a gagné contre { $against }. Sur 100 victoires comme celle-ci, dans combien le dé lancé par { $who } montrait-il un six ?
activity-winners_die-step-1 = Tant qu’on ne sait rien, un six vient une fois sur six.
activity-winners_die-step-2 = Maintenant, tu apprends qui a gagné. Prévois combien de fois le dé gagnant montre un six.
activity-winners_die-step-3 = Joue des combats. Seuls comptent ceux où { $who } a gagné ; l’application joue les autres pour toi.
activity-winners_die-step-4 = Compare avec la réponse exacte et suis son calcul.
activity-winners_die-discuss = Quelle est la différence entre « combien de fois un six gagne-t-il » et « combien de fois le dé gagnant est-il un six » ? Où confond-on encore les deux ?
activity-winners_die-note = On prend sans cesse l’une de ces questions pour l’autre, surtout à propos des tests médicaux. Faites aussi jouer des combats à la main et barrer ceux qui sont perdus : ce qui reste est le nouveau tout. C’est cela, une probabilité conditionnelle.
activity-winners_die-materials = Un écran par élève ou par binôme. Deux dés pour chaque groupe qui joue à la main.

## Without replacement

activity-gathering = Des cartes qui ne reviennent pas
activity-gathering-goal = Compter sans remise : chaque carte piochée change ce qui peut venir ensuite.
activity-gathering-ask = { $me } pioche { $draws ->
    [one] { $draws } carte
   *[other] { $draws } cartes
} dans la Forêt et n’en remet aucune. Combien de cartes apporteront ce que l’on cherche ?
activity-gathering-step-1 = Regarde la liste des cartes : combien y en a-t-il, et combien apportent ce que l’on cherche ?
activity-gathering-step-2 = Dessine une barre pour chaque nombre de bonnes cartes.
activity-gathering-step-3 = Pioche sur la table. Chaque manche commence avec la pile entière.
activity-gathering-step-4 = Compare, et suis le calcul carte par carte.
activity-gathering-discuss = Qu’est-ce qui changerait si l’on remettait chaque carte dans la pile avant de piocher la suivante ? Après une bonne première carte, la deuxième a-t-elle plus de chances d’être bonne, ou moins ?
activity-gathering-note = Un sac avec des bouts de papier le montre bien : un groupe tire avec remise, l’autre sans remise. Les moyennes sont les mêmes, pas les dispersions.
activity-gathering-materials = Un écran par élève ou par binôme. Un sac avec des bouts de papier, si vous voulez.

## Optimal stopping

activity-stopping = Quand faut-il arrêter de relancer ?
activity-stopping-goal = Apprendre que s’arrêter est une décision, et qu’elle se calcule à partir de la fin.
activity-stopping-ask = Quelqu’un grimpe sur la Montagne et choisit toujours au mieux. Après combien de relances cette personne s’arrête-t-elle ?
activity-stopping-step-1 = Lis ce que rapportent les combinaisons et ce que coûtent les relances.
activity-stopping-step-2 = Dessine une barre pour chaque nombre de relances.
activity-stopping-step-3 = Regarde des ascensions jouées au mieux, l’une après l’autre.
activity-stopping-step-4 = Compare. Le calcul commence à la dernière relance et remonte vers le début.
activity-stopping-discuss = Pourquoi ne pas utiliser toutes les relances, et pourquoi ne pas s’arrêter tout de suite avec une petite combinaison ? Qu’est-ce qui changerait si les relances étaient gratuites ?
activity-stopping-note = La règle qui est derrière : relancer tant que cela rapporte en moyenne plus que cela ne coûte. Calculez un cas ensemble, par exemple un brelan avec encore une relance. Puis laissez la classe essayer elle-même dans « Dix ascensions sans regret ».
activity-stopping-materials = Un écran par élève ou par binôme. Cinq dés, pour essayer quelques ascensions à la main.

## Regret

activity-regret = Dix ascensions sans regret
activity-regret-goal = Décider par soi-même, puis voir ce que valait chaque décision.
activity-regret-ask = Tu grimpes sur la Montagne et tu choisis les dés à garder. Avec quelle combinaison finiras-tu le plus souvent ?
activity-regret-step-1 = Lis ce que rapportent les combinaisons et ce que coûtent les relances.
activity-regret-step-2 = Choisis la combinaison que tu attends le plus souvent.
activity-regret-step-3 = Grimpe. Après chaque lancer, garde les dés que tu veux, ou arrête.
activity-regret-step-4 = Vois ce qu’aurait fait le meilleur jeu, et ce que tes autres choix ont coûté en moyenne.
activity-regret-discuss = Une bonne décision peut-elle mal finir ? Lequel de tes choix semblait malin et ne l’était pas ?
activity-regret-note = Le regret se mesure avant que les dés tombent : ce que vaut en moyenne le meilleur choix, moins ce que valait le vôtre. Ainsi, on ne félicite pas la chance. Les barres exactes montrent le meilleur jeu ; la classe peut très bien s’en écarter, et cela mérite qu’on en parle.
activity-regret-materials = Un écran par élève ou par binôme.

## A Markov chain

activity-dinosaur = Combat après combat contre un dinosaure
activity-dinosaur-goal = Suivre une probabilité à travers beaucoup d’étapes, jusqu’à ce que quelqu’un tombe.
activity-dinosaur-ask = Quelqu’un avec { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
} affronte un Kromosaure qui en a { $beast }, encore et encore, jusqu’à ce que l’un des deux tombe. Le joueur aussi ajoute quelque chose à chaque lancer : { $plus }. Sur 100 duels comme celui-ci, dans combien le Kromosaure tombe-t-il en premier ?
activity-dinosaur-step-1 = Regarde un seul combat : qui perd combien, et combien de fois il ne se passe rien.
activity-dinosaur-step-2 = Prévois combien de duels sur 100 le joueur gagne.
activity-dinosaur-step-3 = Joue des duels entiers, chacun jusqu’à ce que quelqu’un tombe.
activity-dinosaur-step-4 = Compare, et vois comment chaque couple de points de vie mène au suivant.
activity-dinosaur-discuss = Si un combat était aussi bon pour l’un que pour l’autre, suffirait-il de diviser tes points de vie par la somme des deux ? Pourquoi n’est-ce pas tout à fait vrai ? Le chemin par lequel on arrive à un couple de points de vie compte-t-il ?
activity-dinosaur-note = Ce qui s’est passé avant ne compte pas, seuls comptent les points de vie des deux : c’est l’idée d’une chaîne de Markov. Dessinez au tableau une grille des points de vie et faites-y avancer les élèves avec des dés.
activity-dinosaur-materials = Un écran par élève ou par binôme. Du papier quadrillé pour la grille des points de vie.

## Fair dice

activity-fair = Nos dés sont-ils équilibrés ?
activity-fair-goal = Tester de vrais dés avec les lancers de toute la classe, et apprendre ce qu’un test peut dire.
activity-fair-ask = Tu lances ton propre dé un grand nombre de fois. Dessine combien de fois tu attends chaque face.
activity-fair-step-1 = Prends un vrai dé. Garde le même pendant toute la séance.
activity-fair-step-2 = Dessine une barre pour chaque face.
activity-fair-step-3 = Lance, et appuie sur la face qui est venue. Ne laisse pas de côté les lancers qui ne te plaisent pas.
activity-fair-step-4 = Regarde les résultats de la classe et le test du khi-deux.
activity-fair-discuss = Tes résultats semblent inégaux. Cela veut-il dire que ton dé n’est pas équilibré ? À quel point ceux de toute la classe devraient-ils être inégaux pour te faire douter ?
activity-fair-note = Une petite p-valeur dit que des dés équilibrés s’écarteraient rarement autant. Elle ne dit pas que les dés sont truqués, ni à quel point ; et une grande ne prouve pas qu’ils sont équilibrés : pour un dé à peine pipé, il faut des milliers de lancers. Quand on réunit les lancers de beaucoup de dés, un mauvais se cache parmi les bons. Avec des dés parfaits, une classe sur vingt obtient une p-valeur inférieure à 5 %.
activity-fair-materials = Un vrai dé par élève, et un écran par élève ou par binôme.

## What has to be known before one predicts or works it out on paper

# A card, and how many of it there are
activity-known-copies = { $card } ({ $copies })
activity-known-pile = Cartes dans la pile : { $pile }
activity-known-wanted = Avec { $want } : { $cards }
activity-known-others = Les autres : { $cards }
# A combination, and what it is worth
activity-known-worth = { $what } { $worth_about }
activity-known-pays = Valeur des combinaisons quand on joue au mieux, en Kroms : { $list }

## What the answers say

odds-row-activity-anyway = chasse réussie sans le dé acheté
odds-row-activity-helped = chasse réussie grâce au dé acheté
odds-row-activity-missed = chasse manquée malgré le dé acheté
odds-row-activity-higher = ton résultat est plus haut
odds-row-activity-equal = égalité
odds-row-activity-lower = ton résultat est plus bas
odds-row-activity-clear = { $name } gagne aux dés
odds-row-activity-weight = { $name } gagne au poids
odds-row-activity-used = { $used ->
    [0] arrêt tout de suite
    [one] après { $used } relance
   *[other] après { $used } relances
}
odds-step-activity-difference = Part des chasses où le dé acheté change l’échec en réussite : { $with_percent } moins { $without_percent }, soit { $more_percent }.
odds-step-activity-beats = Avec un { $face }, { $beaten ->
    [0] tu ne dépasses aucune face de l’autre dé.
    [one] tu dépasses { $beaten } face de l’autre dé.
   *[other] tu dépasses { $beaten } faces de l’autre dé.
}
odds-step-activity-beats-sum = Ensemble, cela fait { $ways ->
    [one] { $ways } couple
   *[other] { $ways } couples
} de dés sur { $total } : { $chance_percent }.
odds-step-activity-level = { $plus ->
    [0] Il y a égalité quand les deux dés montrent la même face
   *[other] Il y a égalité quand ton dé montre { $plus } de plus
} : { $ways ->
    [one] { $ways } couple
   *[other] { $ways } couples
} sur { $total }, soit { $chance_percent }.
activity-title-third-die = { $prey }, au moins { $value } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} et un dé acheté pour { $price ->
    [one] { $price } Krom
   *[other] { $price } Kroms
}
activity-third-die-fell = Sans le dé acheté { $first }, avec lui { $all }. Il fallait au moins { $value }.
# Beside the die that was bought
activity-third-die-bought = Acheté
activity-third-die-answer = Sans le dé acheté, la chasse réussit dans { $without_percent } des cas ; avec lui, dans { $with_percent }. Il apporte { $more_percent } d’une prise, pour { $price ->
    [one] { $price } Krom.
   *[other] { $price } Kroms.
}
activity-title-two-rolls = Un dé contre un dé plus { $plus }
activity-two-rolls-answer = Ton résultat est plus haut dans { $higher_percent } des cas et plus bas dans { $lower_percent } ; il y a égalité dans { $equal_percent }.
activity-stops-fell = Voici les dés à la fin.
activity-title-stops = Combien de relances utilise le meilleur jeu
activity-stops-answer = Avec { $rerolls ->
    [one] { $rerolls } relance possible
   *[other] { $rerolls } relances possibles
}, le meilleur jeu en utilise { $mean_about } en moyenne. L’ascension vaut alors { $value_about } (en Kroms).
