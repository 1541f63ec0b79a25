# title-ID: what each rule is about, in a few words. Dots of the id are hyphens here.

## Setup

title-setup-table = Decks and tokens at the start
title-setup-cards = Cards that lie face up at the start
title-setup-characters = Choosing a character
title-setup-characters-choice = Who gets which character
title-setup-players = What everybody starts with
title-setup-number = How many players
title-setup-scenario = Starting in the middle of a game

## The turn

title-turn-phases = The parts of a turn
title-turn-places = The order of the places
title-turn-action_phase = One player after another
title-turn-phase_order = The order of things in your phase

## Movement

title-movement-secret = Choosing where to go
title-movement-reveal = Showing where everybody goes
title-movement-must_move = You must move
title-movement-cards = Destination cards come back

## Combat

title-combat-start = When there is a combat
title-combat-roll = The dice of a combat
title-combat-dice = More fighters than dice
title-combat-winner = Who wins a combat, and the order after it
title-combat-total = What combat cards count for
title-combat-tie-weight = Ties are broken by weight
title-combat-tie-roll_off = Equal weights
title-combat-damage = How much life the losers lose

## Life

title-life-loss = Losing life
title-life-least = Life below zero
title-life-most = The most life you can have

## Stunned

title-stunned-start = When you are stunned
title-stunned-no_action = The stunned do not act
title-stunned-figure = The figure of a stunned player
title-stunned-robbery = Robbing the stunned
title-stunned-robbery-each = Robbing several players
title-stunned-robbery-time = When the winner robs
title-stunned-recovery = Waking up
title-stunned-after_acting = Stunned after having acted
title-stunned-no_combat = Stunned before the combat
title-stunned-counter = Counters of the stunned

## The places

title-place-optional = Leaving out the action of a place
title-place-once = One action of the place in a phase
title-cave-where = Where you rest and buy
title-cave-rest = Resting
title-cave-services = Prices in the Cave
title-cave-one_of_two = Rest or buy, not both
title-forest-where = Where you gather
title-forest-first_card = The first Gathering card
title-forest-more_cards = The price of more Gathering cards
title-forest-most = The most cards of one visit
title-forest-reward = What a Gathering card gives
title-forest-shuffle = Shuffling the discard back
title-forest-shuffle-draw = Who shuffles must draw
title-forest-runs_out = The Gathering pile is empty
title-forest-discard = Looking through the discard
title-savannah-where = Where you hunt
title-savannah-prey = Choosing a prey
title-savannah-extra_dice = Buying dice for a hunt
title-savannah-dice_price = The price of dice for a hunt
title-savannah-success = Catching the prey
title-savannah-reward = What a prey gives
title-savannah-replace = A new prey is turned up
title-savannah-failure = The prey gets away
title-savannah-one_hunt = One hunt in a phase
title-savannah-runs_out = The Hunt pile is empty
title-mountain-where = Where you climb
title-mountain-roll = The first roll of a climb
title-mountain-reroll = The price of rolling again
title-mountain-keep = Keeping dice
title-mountain-keep-later = Rolling a kept die later
title-mountain-no_interruption = Cards in the middle of a climb
title-mountain-best = The combination that is paid
title-mountain-reward = What the combinations pay
title-mountain-result-nothing = No combination
title-mountain-result-pair = A pair
title-mountain-result-two_pairs = Two pairs
title-mountain-result-three = Three of a kind
title-mountain-result-straight = A straight
title-mountain-result-full = A full house
title-mountain-result-four = Four of a kind
title-mountain-result-five = Five of a kind

## Evolutions

title-evolutions-realise = Realising an Evolution
title-evolutions-shown = Which Evolutions you can realise
title-evolutions-cost = What an Evolution costs
title-evolutions-no_krom = Krom does not pay for Evolutions
title-evolutions-place = Evolutions that need a place
title-evolutions-replace = A new Evolution is turned up
title-evolutions-number = Several Evolutions in a phase
title-evolutions-kept = Realised Evolutions lie open
title-evolutions-safe = Evolutions cannot be taken away

## Bonus cards

title-bonus-hidden = Bonus cards are secret
title-bonus-play = What Bonus cards do
title-bonus-discard = Used Bonus cards are discarded
title-bonus-action = When Bonus cards are used
title-bonus-hand = How many Bonus cards you may hold
title-bonus-number = Several Bonus cards in a phase
title-bonus-combat = Combat cards
title-bonus-combat-order = Who decides first about combat cards
title-bonus-counter = Counters
title-bonus-counter-place = Countering from another place
title-bonus-counter-again = Countering a counter
title-bonus-counter-order = Who may counter first
title-bonus-place = Bonus cards with a place
title-bonus-place-combat = Combat cards with a place
title-bonus-target = On whom a card is used
title-bonus-target_short = A target who has too little
title-bonus-resource_choice = Which resource a card takes
title-bonus-runs_out = The Bonus pile is empty
title-bonus-effect-dice = Cards that roll more dice
title-bonus-effect-plus = Cards that add to your total
title-bonus-effect-counter = What a counter does
title-bonus-effect-gain = Cards that give you something
title-bonus-effect-lose = Cards that make others lose something
title-bonus-effect-lose-stun = Stunned by a card
title-bonus-effect-steal = Cards that steal
title-bonus-effect-convert = Cards that turn one thing into another
title-bonus-effect-convert-countered = The price of a countered card
title-bonus-effect-swap = Cards that swap with another player

## The end

title-ending-goal = What the game is about
title-ending-target = Who wins the game
title-ending-longer = A longer game
title-ending-evolutions_gone = No Evolution is left

## The glacial map

title-glacial-map = The glacial map
title-glacial-cold = The cold
title-glacial-last_life = The cold cannot stun
title-glacial-warmth = The warmth of the Cave

## The Kromosaurus

title-kromosaurus-optional = With or without the Kromosaurus
title-kromosaurus-either_side = The Kromosaurus on the glacial map
title-kromosaurus-setup = The Kromosaurus at the start
title-kromosaurus-movement = Where the Kromosaurus goes
title-kromosaurus-cards = The cards of the Kromosaurus
title-kromosaurus-combat = Fighting the Kromosaurus
title-kromosaurus-plus = The die of the Kromosaurus
title-kromosaurus-wins = The Kromosaurus wins
title-kromosaurus-tie = Ties with the Kromosaurus
title-kromosaurus-trophy = Felling the Kromosaurus
title-kromosaurus-trophy-winner = Who gets the trophy
title-kromosaurus-trophy-wins = Winning the game by the trophy
title-kromosaurus-trophy-lost = Losing the trophy
title-kromosaurus-bonus = Bonus cards and the Kromosaurus

## The supply and the table

title-supply-tokens = When the tokens run out
title-table-open = What lies open
title-table-no_trade = No trading
