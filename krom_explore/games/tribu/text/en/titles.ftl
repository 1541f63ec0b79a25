# title-ID: what each rule is about, in a few words. Dots of the id are hyphens here.

## Setup

title-setup-players = How many players, and the aim
title-setup-leaders = How you get your leader
title-setup-deal = Cards that everybody is dealt
title-setup-first = Who begins
title-setup-scenario = Starting in the middle of a game

## The turn

title-turn-one = What you do in your turn
title-turn-draw = Taking a card
title-turn-discard = Discarding a card
title-turn-play = Playing an action in your turn
title-turn-character = Laying a character
title-turn-diorama = Laying a Diorama
title-turn-activate = Activating a card
title-turn-swap = Exchanging an active card
title-turn-use = Turning over an active card
title-turn-hand = How many cards you hold

## Chains

title-chain-begin = A chain begins with a character
title-chain-order = The right vases in the right order
title-chain-any = A Diorama for any vase
title-chain-complete = When a chain is complete
title-chain-totem = The Totem protects a chain
title-chain-magical = When a chain is magical
title-chain-doubles = No two chains of one character
title-chain-doubles-leader = Only one chain of your leader

## Lonely characters

title-lonely-deadline = A lonely character is lost
title-lonely-when = When exactly it is lost
title-lonely-attacked = Alone after an attack
title-lonely-stolen = Alone after a theft
title-lonely-several = Several characters alone
title-lonely-leader = Your leader is never lost
title-lonely-blocked = Alone and blocked

## Active cards

title-active-cards = Which cards can be active
title-active-one = One active card beside a chain
title-active-where = Beside what an active card may lie
title-active-secret = Who may look at active cards
title-active-swap = One swap in a turn
title-active-any_card = Which card may be swapped in
title-active-follow = What may follow a swap
title-active-use = How an active Diorama is laid
title-active-draw = Take a card or turn one over
title-active-reach = Which chain an active Diorama can continue
title-active-totem = An active Totem

## Attack

title-attack-event = What you attack with
title-attack-declare = How an attack goes
title-attack-target = Whom you can attack
title-attack-destroys = How many vases an attack destroys
title-attack-totem = A Totem keeps attacks off
title-attack-empty = Characters without a vase cannot be attacked
title-attack-short = Fewer vases than an attack destroys
title-attack-leader = Attacking the chain of a leader

## Protection

title-protection-active = Defending yourself
title-protection-reach = A protection helps any chain
title-protection-one = One protection against each attack
title-protection-optional = Nobody has to defend
title-protection-asked = Who is asked to defend
title-protection-saves = How many vases a protection saves
title-protection-part = Too little protection
title-protection-blocked = Defending while blocked

## Actions

title-action-play = When actions are played
title-action-discard = Discarding an action
title-action-draw = Draw cards and discard as many
title-action-draw-order = Which cards are discarded after drawing
title-action-block = Blocking a player
title-action-skip = Skipping a turn
title-action-block-chain = Who can be blocked
title-action-block-once = Blocking somebody twice
title-action-block-answer = No defence against being blocked
title-action-block-gone = When a block ends early
title-action-steal = Stealing a Diorama
title-action-steal-fit = What is stolen must fit
title-action-steal-any = Stealing a Diorama for any vase
title-action-steal-totem = A Totem keeps thieves off
title-action-steal-defence = Defending against a theft
title-action-steal-spent = A theft that was stopped

## Deck and discard

title-deck-take = Taking from the discard
title-deck-again = Discarding what you just took
title-deck-discard = On top of the discard
title-deck-under = Under the discard
title-deck-open = The discard hides nothing
title-deck-order = The order under the discard
title-deck-rebuild = When the deck is empty
title-deck-when = The moment the deck is rebuilt
title-deck-short = Too few cards to draw
title-deck-played = Where played actions go

## The challenge

title-challenge-complete = Closing a challenge
title-challenge-at_once = A challenge closes at once
title-challenge-broken = Broken chains do not count
title-challenge-exhausted = When the Dioramas run out
title-challenge-tested = The moment that is tested
title-challenge-rounds = A challenge that will not end
title-challenge-next = The next challenge

## Spheres

title-score-table = Counting your spheres
title-score-incomplete = Unfinished chains count too
title-score-magic = What a magical chain brings
title-score-leader = What your leader’s magical chain brings
title-score-colours = Which colours must be the same
title-score-closer = What the closer does not count
title-score-hostile = Hostile spheres
title-score-exhausted = Nothing is subtracted if nobody closes
title-score-negative = Less than nothing
title-score-goal = How you win the game
title-score-tie = Several with enough spheres
