# title-ID: what each rule is about, in a few words. Dots of the id are hyphens here.

## Setup

title-setup-table = Paquets et jetons au départ
title-setup-cards = Les cartes visibles au départ
title-setup-characters = Choisir un personnage
title-setup-characters-choice = Qui reçoit quel personnage
title-setup-players = Ce que chacun a au départ
title-setup-number = Le nombre de joueurs
title-setup-scenario = Commencer au milieu d’une partie

## The turn

title-turn-phases = Les parties d’un tour
title-turn-places = L’ordre des lieux
title-turn-action_phase = Chacun son tour
title-turn-phase_order = L’ordre dans votre phase

## Movement

title-movement-secret = Choisir où aller
title-movement-reveal = Montrer où l’on va
title-movement-must_move = Il faut se déplacer
title-movement-cards = Les cartes Destination reviennent

## Combat

title-combat-start = Quand il y a combat
title-combat-roll = Les dés d’un combat
title-combat-dice = Plus de combattants que de dés
title-combat-winner = Qui gagne un combat, et l’ordre ensuite
title-combat-total = À quoi servent les cartes de combat
title-combat-tie-weight = Le poids départage les égalités
title-combat-tie-roll_off = Des poids égaux
title-combat-damage = Les points de vie perdus au combat

## Life

title-life-loss = Perdre des points de vie
title-life-least = En dessous de zéro
title-life-most = Le maximum de points de vie

## Stunned

title-stunned-start = Quand un personnage est assommé
title-stunned-no_action = Assommé, on n’agit pas
title-stunned-figure = La figurine d’un personnage assommé
title-stunned-robbery = Dépouiller un personnage assommé
title-stunned-robbery-each = Dépouiller plusieurs joueurs
title-stunned-robbery-time = Quand le vainqueur dépouille
title-stunned-recovery = Le réveil
title-stunned-after_acting = Assommé après avoir joué
title-stunned-no_combat = Assommé avant le combat
title-stunned-counter = Contrer quand on est assommé

## The places

title-place-optional = Ne pas faire l’action d’un lieu
title-place-once = Une action du lieu par phase
title-cave-where = Où l’on se repose et achète
title-cave-rest = Se reposer
title-cave-services = Les prix de la Caverne
title-cave-one_of_two = Repos ou achats, pas les deux
title-forest-where = Où l’on cueille
title-forest-first_card = La première carte Cueillette
title-forest-more_cards = Le prix des cartes suivantes
title-forest-most = Le maximum de cartes par visite
title-forest-reward = Ce que donne une carte Cueillette
title-forest-shuffle = Remélanger la défausse
title-forest-shuffle-draw = Qui mélange doit piocher
title-forest-runs_out = La pile Cueillette est vide
title-forest-discard = Regarder la défausse
title-savannah-where = Où l’on chasse
title-savannah-prey = Choisir une proie
title-savannah-extra_dice = Acheter des dés pour la chasse
title-savannah-dice_price = Le prix des dés de chasse
title-savannah-success = Attraper la proie
title-savannah-reward = Ce que donne une proie
title-savannah-replace = Une nouvelle proie arrive
title-savannah-failure = La proie s’échappe
title-savannah-one_hunt = Une seule chasse par phase
title-savannah-runs_out = La pile Chasse est vide
title-mountain-where = Où l’on grimpe
title-mountain-roll = Le premier lancer d’une ascension
title-mountain-reroll = Le prix des relances
title-mountain-keep = Garder des dés
title-mountain-keep-later = Relancer plus tard un dé gardé
title-mountain-no_interruption = Des cartes pendant l’ascension
title-mountain-best = La combinaison qui compte
title-mountain-reward = Ce que rapportent les combinaisons
title-mountain-result-nothing = Aucune combinaison
title-mountain-result-pair = Une paire
title-mountain-result-two_pairs = Une double paire
title-mountain-result-three = Un brelan
title-mountain-result-straight = Une suite
title-mountain-result-full = Un full
title-mountain-result-four = Un carré
title-mountain-result-five = Cinq dés identiques

## Evolutions

title-evolutions-realise = Réaliser une Évolution
title-evolutions-shown = Quelles Évolutions sont possibles
title-evolutions-cost = Le coût d’une Évolution
title-evolutions-no_krom = Les Kroms ne paient pas d’Évolution
title-evolutions-place = Les Évolutions liées à un lieu
title-evolutions-replace = Une nouvelle Évolution arrive
title-evolutions-number = Plusieurs Évolutions dans une phase
title-evolutions-kept = Les Évolutions réalisées restent visibles
title-evolutions-safe = Personne ne prend vos Évolutions

## Bonus cards

title-bonus-hidden = Les cartes Bonus sont secrètes
title-bonus-play = À quoi servent les cartes Bonus
title-bonus-discard = Une carte Bonus utilisée est défaussée
title-bonus-action = Quand utiliser une carte Bonus
title-bonus-hand = Combien de cartes Bonus en main
title-bonus-number = Plusieurs cartes Bonus dans une phase
title-bonus-combat = Les cartes de combat
title-bonus-combat-order = Qui décide d’abord, en combat
title-bonus-counter = Les contres
title-bonus-counter-place = Contrer depuis un autre lieu
title-bonus-counter-again = Contrer un contre
title-bonus-counter-order = Qui peut contrer d’abord
title-bonus-place = Les cartes Bonus liées à un lieu
title-bonus-place-combat = Les cartes de combat liées à un lieu
title-bonus-target = Sur qui jouer une carte
title-bonus-target_short = Une cible qui n’a pas assez
title-bonus-resource_choice = Quelle ressource prend une carte
title-bonus-runs_out = La pile Bonus est vide
title-bonus-effect-dice = Les cartes qui ajoutent des dés
title-bonus-effect-plus = Les cartes qui ajoutent au total
title-bonus-effect-counter = L’effet d’un contre
title-bonus-effect-gain = Les cartes qui vous donnent quelque chose
title-bonus-effect-lose = Les cartes qui font perdre quelque chose
title-bonus-effect-lose-stun = Assommé par une carte
title-bonus-effect-steal = Les cartes qui volent
title-bonus-effect-convert = Les cartes qui transforment
title-bonus-effect-convert-countered = Le prix d’une carte contrée
title-bonus-effect-swap = Les cartes qui échangent

## The end

title-ending-goal = Le but du jeu
title-ending-target = Qui gagne la partie
title-ending-longer = Une partie plus longue
title-ending-evolutions_gone = Il ne reste aucune Évolution

## The glacial map

title-glacial-map = Le plateau glaciaire
title-glacial-cold = Le froid
title-glacial-last_life = Le froid n’assomme pas
title-glacial-warmth = La chaleur de la Caverne

## The Kromosaurus

title-kromosaurus-optional = Avec ou sans Kromosaure
title-kromosaurus-either_side = Le Kromosaure sur le plateau glaciaire
title-kromosaurus-setup = Le Kromosaure au départ
title-kromosaurus-movement = Où va le Kromosaure
title-kromosaurus-cards = Les cartes du Kromosaure
title-kromosaurus-combat = Se battre contre le Kromosaure
title-kromosaurus-plus = Le dé du Kromosaure
title-kromosaurus-wins = Le Kromosaure gagne
title-kromosaurus-tie = À égalité avec le Kromosaure
title-kromosaurus-trophy = Terrasser le Kromosaure
title-kromosaurus-trophy-winner = À qui va le trophée
title-kromosaurus-trophy-wins = Gagner la partie grâce au trophée
title-kromosaurus-trophy-lost = Perdre le trophée
title-kromosaurus-bonus = Les cartes Bonus et le Kromosaure

## The supply and the table

title-supply-tokens = Quand les jetons manquent
title-table-open = Ce que tout le monde voit
title-table-no_trade = Pas de troc
