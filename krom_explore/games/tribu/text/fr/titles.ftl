# title-ID: what each rule is about, in a few words. Dots of the id are hyphens here.

## Setup

title-setup-players = Combien de joueurs, et le but
title-setup-leaders = Comment on obtient son chef
title-setup-deal = Les cartes distribuées au départ
title-setup-first = Qui commence
title-setup-scenario = Commencer au milieu d’une partie

## The turn

title-turn-one = Ce que vous faites à votre tour
title-turn-draw = Prendre une carte
title-turn-discard = Défausser une carte
title-turn-play = Jouer une action à son tour
title-turn-character = Poser un personnage
title-turn-diorama = Poser un Diorama
title-turn-activate = Activer une carte
title-turn-swap = Échanger une carte active
title-turn-use = Retourner une carte active
title-turn-hand = Combien de cartes en main

## Chains

title-chain-begin = Une chaîne commence par un personnage
title-chain-order = Les bons vases dans le bon ordre
title-chain-any = Un Diorama pour n’importe quel vase
title-chain-complete = Quand une chaîne est complète
title-chain-totem = Le Totem protège une chaîne
title-chain-magical = Quand une chaîne est magique
title-chain-doubles = Jamais deux chaînes d’un même personnage
title-chain-doubles-leader = Une seule chaîne pour votre chef

## Lonely characters

title-lonely-deadline = Un personnage seul est perdu
title-lonely-when = À quel moment il est perdu
title-lonely-attacked = Seul après une attaque
title-lonely-stolen = Seul après un vol
title-lonely-several = Plusieurs personnages seuls
title-lonely-leader = On ne perd jamais son chef
title-lonely-blocked = Seul et bloqué

## Active cards

title-active-cards = Quelles cartes peuvent être actives
title-active-one = Une carte active à côté d’une chaîne
title-active-where = À côté de quoi poser une carte active
title-active-secret = Qui peut regarder les cartes actives
title-active-swap = Un échange par tour
title-active-any_card = Quelle carte sert à l’échange
title-active-follow = Ce qui peut suivre un échange
title-active-use = Comment on pose un Diorama actif
title-active-draw = Prendre une carte ou en retourner une
title-active-reach = Quelle chaîne un Diorama actif continue
title-active-totem = Un Totem actif

## Attack

title-attack-event = Avec quoi l’on attaque
title-attack-declare = Comment se passe une attaque
title-attack-target = Qui l’on peut attaquer
title-attack-destroys = Combien de vases une attaque détruit
title-attack-totem = Un Totem écarte les attaques
title-attack-empty = Pas d’attaque contre un personnage sans vase
title-attack-short = Moins de vases qu’une attaque n’en détruit
title-attack-leader = Attaquer la chaîne d’un chef

## Protection

title-protection-active = Se défendre
title-protection-reach = Une protection aide toutes vos chaînes
title-protection-one = Une protection contre chaque attaque
title-protection-optional = Personne n’est obligé de se défendre
title-protection-asked = À qui l’on pose la question
title-protection-saves = Combien de vases une protection sauve
title-protection-part = Trop peu de protection
title-protection-blocked = Se défendre malgré un blocage

## Actions

title-action-play = Quand on joue les actions
title-action-discard = Défausser une action
title-action-draw = Piocher et défausser autant
title-action-draw-order = Quelles cartes défausser après avoir pioché
title-action-block = Bloquer un joueur
title-action-skip = Passer un tour
title-action-block-chain = Qui l’on peut bloquer
title-action-block-once = Bloquer quelqu’un deux fois
title-action-block-answer = Pas de défense contre un blocage
title-action-block-gone = Quand un blocage finit plus tôt
title-action-steal = Voler un Diorama
title-action-steal-fit = Ce qui est volé doit convenir
title-action-steal-any = Voler un Diorama pour n’importe quel vase
title-action-steal-totem = Un Totem écarte les voleurs
title-action-steal-defence = Se défendre contre un vol
title-action-steal-spent = Un vol arrêté

## Deck and discard

title-deck-take = Prendre dans la défausse
title-deck-again = Défausser ce qu’on vient de prendre
title-deck-discard = Sur la défausse
title-deck-under = Sous la défausse
title-deck-open = La défausse ne cache rien
title-deck-order = L’ordre sous la défausse
title-deck-rebuild = Quand la pioche est vide
title-deck-when = Le moment où la pioche est refaite
title-deck-short = Trop peu de cartes à piocher
title-deck-played = Où vont les actions jouées

## The challenge

title-challenge-complete = Conclure un défi
title-challenge-at_once = Un défi finit aussitôt
title-challenge-broken = Les chaînes brisées ne comptent pas
title-challenge-exhausted = Quand les Dioramas sont épuisés
title-challenge-tested = Le moment où on le vérifie
title-challenge-rounds = Un défi qui n’en finit pas
title-challenge-next = Le défi suivant

## Spheres

title-score-table = Compter ses sphères
title-score-incomplete = Les chaînes incomplètes comptent aussi
title-score-magic = Ce que rapporte une chaîne magique
title-score-leader = Ce que rapporte la chaîne magique de votre chef
title-score-colours = Quelles couleurs doivent être les mêmes
title-score-closer = Ce qui ne compte pas pour qui conclut
title-score-hostile = Les sphères hostiles
title-score-exhausted = Rien n’est retiré si personne ne conclut
title-score-negative = Moins de zéro
title-score-goal = Comment on gagne la partie
title-score-tie = Plusieurs ont assez de sphères
