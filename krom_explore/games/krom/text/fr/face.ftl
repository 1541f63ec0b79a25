### Krom's face: its table, its sheets, its chapters' names.

ui-gives-cave = { $sells ->
    [no] Repos
   *[yes] Repos, ou autant d’achats que vous pouvez payer
}
ui-gives-cave-for = Repos, ou achats en Kroms : { $prices }
ui-cave-price = { $goods } ({ $price })
ui-cave-sold = { $good ->
    [wood] { name-wood }
    [stone] { name-stone }
    [bone] { name-bone }
    [bonus] carte Bonus
   *[life] { good-life }
}
ui-gives-forest = Cartes : { $goods }
ui-gives-savannah = Chasse : { $goods }
ui-gives-mountain = Ascension : { $goods }
ui-heavier = Ici, le plus lourd gagne les égalités.
ui-lighter = Ici, le plus léger gagne les égalités.
ui-show-best-play = Montrer la fin en jouant au mieux
ui-before-cards = Avant toute carte de combat.
ui-then-ahead = { $player } passe alors en tête.
ui-others-alike = Si les autres vont aussi souvent dans chacun des autres lieux.
ui-odds-hidden = Tout le monde ne sait pas ce que contient la pile : ses chances ne se comptent pas.
ui-invented = Cela dépend de cartes ou de poids que nous avons inventés : les vrais ne sont pas publics.
ui-you-are = Vous êtes
ui-longer = Partie longue
ui-new-kromosaurus = { page-kromosaurus } : il rôde et se bat avec tous ceux qu’il rencontre
ui-new-glacial = { page-glacial } : hors de la Caverne, le froid prend de la vie
ui-new-longer = { ui-longer } : plus de points pour gagner
ui-new-who = { $name }, { $weight } kg
ui-combat-form = Qui se bat ?
ui-duel-form = Combat après combat
ui-place = Lieu
ui-fights = se bat
ui-plays = joue
ui-card = Carte Bonus
ui-no-card = aucune carte
ui-your-life = Votre vie
ui-extra-dice = Dés en plus
ui-plus = Ajouté au total
ui-value = Au moins
ui-rerolls = Relances
ui-combination = Combinaison
ui-exactly = Celle-ci et rien de mieux
ui-anywhere = n’importe où, au hasard
ui-phase = Phase
ui-actions = Phases d’action
ui-prey = Proies
ui-evolutions = Évolutions
ui-cards = Cartes sur la table
ui-decks = Défausses
ui-gathering-discard = Défausse Cueillette
ui-hunt-discard = Défausse Chasse
ui-bonus-discard = Défausse Bonus
ui-trophy = Trophée
ui-editor-help = Les cartes s’écrivent par leur nom, séparées par une virgule. Celles qui ne sont nulle part sont dans leur pile.
ui-advice = Conseil
ui-advice-ask = Qu’est-ce qui serait le mieux ?
ui-advice-none = Le conseil vient quand il y a des dés à garder.
ui-advice-worth = vaut { $krom } Kroms
ui-advice-cost = coût en Kroms : { $krom }
ui-advice-stop = S’arrêter là
ui-advice-keep = Garder { $dice }
ui-advice-keep-none = Tout relancer
chapter-setup = Mise en place
chapter-turn = Le tour de jeu
chapter-movement = Le déplacement
chapter-combat = Le combat
chapter-stunned = Assommé
chapter-place = Les lieux
chapter-cave = La Caverne
chapter-forest = La Forêt
chapter-savannah = La Savane
chapter-mountain = La Montagne
chapter-evolutions = Les Évolutions
chapter-bonus = Les cartes Bonus
chapter-ending = La fin de la partie
chapter-glacial = Le plateau glaciaire
chapter-kromosaurus = Le Kromosaure
chapter-life = La vie
chapter-supply = La réserve
ui-footer = Krom est un jeu de Kevin Bérenger et Xavier Baud (Borderline Editions). Cet explorateur n’est pas d’eux ; ses cartes et ses poids sont inventés là où les vrais ne sont pas publics.
ui-stunned = assommé
ui-life = vie
ui-bonus = Cartes Bonus
ui-points = points
ui-acting = joue
source-fr = livret français, lignes { $where } de la transcription
source-it = livret italien, lignes { $where } de la transcription
source-dossier = nos notes, { $where }
ui-review-best = { $dice } : « { $chosen } » était le meilleur choix.
ui-review-cost = { $dice } : « { $chosen } » n’était pas le meilleur choix (perte moyenne, en Kroms : { $cost }). Le meilleur était « { $best } ».
cli-kromosaurus = avec le Kromosaure
cli-glacial = sur le plateau glaciaire
cli-longer = une partie longue : plus de points pour gagner
ui-kromosaurus = Kromosaure
play-kromosaurus = { ui-kromosaurus } ({ $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
})
play-mat = { $player } ({ $weight } kg) : points de vie { $life }, { $points } points sur { $target }, Kroms { $krom }, Bois { $wood }, Cailloux { $stone }, Os { $bone }, cartes Bonus { $cards }{ $stunned ->
    [yes] , personnage assommé
   *[no] {""}
}{ $trophy ->
    [yes] , a le trophée
   *[no] {""}
}
play-prey = Proies : { $cards }
play-evolutions = Évolutions : { $cards }
part-mats = Joueurs
part-cards = Cartes
part-advice = Conseil
play-points = { $player } { $points }
play-score = Tour { $turn } · { $points } · { $target } points pour gagner
play-hand = Votre main : { $cards }
