# Krom: names of things, what happens, what is asked, what is answered, and why not.
#
# An argument that is not there arrives as “none”: a card that the reader may not know, a target, a choice.
# Places arrive as their ids, for languages say “in the Forest” and “on the Mountain” each in its own way.

## Names

place-cave = Cave
place-forest = Forest
place-savannah = Savannah
place-mountain = Mountain

at-place = { $place ->
    [cave] in the { place-cave }
    [forest] in the { place-forest }
    [savannah] in the { place-savannah }
    [mountain] on the { place-mountain }
   *[other] { $place }
}
to-place = { $place ->
    [cave] to the { place-cave }
    [forest] to the { place-forest }
    [savannah] to the { place-savannah }
    [mountain] to the { place-mountain }
   *[other] { $place }
}
from-origin = { $origin ->
    [cave] from the { place-cave }
    [forest] from the { place-forest }
    [savannah] from the { place-savannah }
    [mountain] from the { place-mountain }
   *[other] { $origin }
}
at-here = { $here ->
    [cave] in the { place-cave }
    [forest] in the { place-forest }
    [savannah] in the { place-savannah }
    [mountain] on the { place-mountain }
   *[other] { $here }
}

# The Kromosaurus among others, in a list.
kromosaurus-listed = the Kromosaurus

deck-hunt = Hunt pile
deck-gathering = Gathering pile
deck-evolution = Evolution pile
deck-bonus = Bonus pile
deck-hand = hand
deck-characters = characters
deck-kromosaurus = Destination cards of the Kromosaurus

combination-nothing = nothing
combination-pair = a pair
combination-two_pairs = two pairs
combination-three = three of a kind
combination-straight = a straight
combination-full = a full house
combination-four = four of a kind
combination-five = five of a kind

good-krom = { $n } Krom
good-wood = { $n } Wood
good-stone = { $n ->
    [one] { $n } Stone
   *[other] { $n } Stones
}
good-bone = { $n ->
    [one] { $n } Bone
   *[other] { $n } Bones
}
good-life = { $n } life
good-bonus = { $n ->
    [one] { $n } Bonus card
   *[other] { $n } Bonus cards
}
good-resource = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}

name-krom = Krom
name-wood = Wood
name-stone = Stone
name-bone = Bone
name-life = life
name-bonus = Bonus cards
name-resource = resources
name-nothing = nothing


## event-KIND: what happens. $rule is the last word of the rule that made it happen.

event-set_up = { $players } sit down to play. { $target ->
    [one] { $target } Evolution point wins.
   *[other] { $target } Evolution points win.
}
event-revealed = A card from the { $deck } is turned up: “{ $card }”.
event-turn = Turn { $turn } begins.
event-moved = { $player } goes { from-origin } { to-place }.
event-roamed = The Kromosaurus comes { to-place }.
event-acting = { $player } acts { at-place }.

event-fight = Combat { at-place }: { $fighters }.
event-rolled = The dice say: { $totals }.{ $rule ->
    [plus] {" "}The Kromosaurus always adds { $plus }, and that is counted in.
   *[other] {""}
}
event-tie = { $first ->
    [Kromosaurus] The Kromosaurus and { $second }
   *[other] { $second ->
        [Kromosaurus] { $first } and the Kromosaurus
       *[other] { $first } and { $second }
    }
} both have { $total }. { $rule ->
    [roll_off] They weigh the same, so they roll again: { tie-comes-first }.
    [tie] { $by_weight ->
        [yes] { tie-by-weight }
       *[no] { $first ->
            [Kromosaurus] The Kromosaurus wins every tie { at-place }: { tie-comes-first }.
           *[other] The Kromosaurus loses every tie { at-place }: { tie-comes-first }.
        }
    }
   *[other] { tie-by-weight }
}
tie-by-weight = { $heavier ->
    [yes] The heavier one wins { at-place }: { tie-comes-first }.
   *[no] The lighter one wins { at-place }: { tie-comes-first }.
}
tie-comes-first = { $first ->
    [Kromosaurus] it comes before { $second }
   *[other] { $second ->
        [Kromosaurus] { $first } comes before it
       *[other] { $first } comes before { $second }
    }
}
event-hurt = { $player ->
    [Kromosaurus] The Kromosaurus
   *[other] { $player }
} loses { $amount } life to { $winner ->
    [Kromosaurus] the Kromosaurus
   *[other] { $winner }
} and has { $life } left.
event-combat = { $winner ->
    [Kromosaurus] The Kromosaurus
   *[other] { $winner }
} wins the combat { at-place }. From first to last: { $order }.
event-stays_out = { $player } lies stunned { at-place } and does not fight.
event-stunned = { $player } is at 0 life and stunned.
event-skipped = { $rule ->
    [after_acting] { $player } was stunned last turn after having acted, and has no action phase now.
   *[other] { $player } is stunned and has no action phase this turn.
}
event-recovered = { $player } wakes up with { $life } life.
event-robbed = { $player } takes { $what ->
    [krom] { $amount } Krom
    [wood] { $amount } Wood
    [stone] { $amount } Stone
    [bone] { $amount } Bone
   *[bonus] { $card ->
        [none] a Bonus card
       *[other] the Bonus card “{ $card }”
    }
} from { $victim }.
event-spared = { $player } takes nothing from { $victim }.

event-rested = { $player } rests in the { place-cave }.
event-bought = { $player } buys { $what ->
    [wood] a Wood
    [stone] a Stone
    [bone] a Bone
    [bonus] a Bonus card
   *[life] life
} for { $price } Krom.
event-shuffled = { $player } shuffles the discard into the { $deck }, which has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} now.
event-again = { $player } does the action of the place once more { at-place }.
event-gathered = { $price ->
    [0] { $player } draws a card for free: “{ $card }”.
   *[other] { $player } pays { $price } Krom for another card: “{ $card }”.
}
event-hunted = { $price ->
    [0] { $player } hunts the { $card }
   *[other] { $player } pays { $price } Krom for more dice, hunts the { $card }
}, rolls { $dice } and makes { $total }. { $caught ->
    [yes] It took { $value }: the prey is caught.
   *[no] It took { $value }: the prey gets away.
}
event-climbed = { $player } climbs and rolls { $dice }.
event-rerolled = { $player } pays { $price } Krom, { $kept ->
    [none] rolls all dice again
   *[other] keeps { $kept }
} and has { $dice } now.
event-combination = { $player } comes down with { $dice }: { $combination }.

event-gained = { $player } gains { $goods }.
event-drew_bonus = { $card ->
    [none] { $player } draws a Bonus card.
   *[other] { $player } draws the Bonus card “{ $card }”.
}
event-life_full = { $player } is at { $most } life, which is the most: { $lost } more { $lost ->
    [one] finds
   *[other] find
} no room.
event-hand_full = { $player }’s hand is full: no Bonus card is drawn.
event-no_bonus_left = No Bonus card is left for { $player } to draw.
event-reshuffled = The { $deck } is empty. Its discard is shuffled into a new pile of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
event-slot_empty = The { $deck } is empty, so the slot stays empty.
event-supply_short = The supply runs out of { $good }: { $wanted } wanted, { $given } given. The box holds { $box }.
event-over_box = There is more { $good } in play now than the box has tokens for ({ $box }): use something else in their place.

event-realised = { $player } realises “{ $card }” for { $points ->
    [one] { $points } point
   *[other] { $points } points
} and has { $sum } now.

event-played = { $target ->
    [none] { $player } plays “{ $card }”.
   *[other] { $player } plays “{ $card }” on { $target }.
}
event-countered = { $player } counters with “{ $card }”.
event-cancelled = { $player }’s “{ $card }” has no effect.
event-boosted = { $plus ->
    [0] { $player } rolls { $dice }
   *[other] { $player } adds { $plus }
} with “{ $card }” and has { $total } now.
event-paid = { $player } gives up { $goods }.
event-lost = { $by } makes { $player } lose { $goods }.
event-stolen = { $player } steals { $goods } from { $target }.
event-swapped = { $player } gives { $target } { $given } and gets { $goods }.

event-warmed = The { place-cave } warms { $player }, who gains { $amount } life and has { $life } now.
event-chilled = The cold takes { $amount } life from { $player }, who has { $life } left.
event-spared_by_cold = The cold spares the last life of { $player }.

event-entered = { $place ->
    [none] The Kromosaurus waits beside the board
   *[other] The Kromosaurus is { at-place }
} with { $life } life. It adds { $plus } to its die.
event-felled = { $player } fells the Kromosaurus and takes it as a trophy, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-trophy = { $player } takes the trophy from { $victim }, and with it { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-won = { $rule ->
    [evolutions_gone] No Evolution is left. { $player } has the most points, { $points }, and wins.
   *[other] { $player } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; { $target } were needed.
}

over = { $player } has won.

## ask-QUESTION: what a player is asked

ask-movement = { $player }, where do you go?
ask-action = { $player }, what do you do?
ask-combat = { $player }, a Bonus card in this combat? So far: { $totals }.
ask-counter = { $against ->
    [nobody] { $player }, do you counter “{ $card }”, which { $by } plays?
    [self] { $player }, do you counter “{ $card }”, which { $by } plays on you?
   *[other] { $player }, do you counter “{ $card }”, which { $by } plays on { $target }?
}
ask-whom = { $player }, you have stunned several players. Whom do you rob now?
ask-rob = { $player }, you have stunned { $victim }. What do you take?
ask-reroll = { $rolls ->
    [no] { $player }, the dice show { $dice }. To roll again would cost { $price } Krom, and you have too little. Do you stop here?
   *[yes] { $player }, the dice show { $dice }. Which do you keep, or do you stop here?
}
ask-reward = { $choice ->
    [none] { $resources ->
        [one] { $player }, which resource do you take?
       *[other] { $player }, which { $resources } resources do you take?
    }
   *[other] { $player }, what do you take: { $choice }?
}
ask-combination = { $player }, the dice show { $dice }. Which combination do you claim?
ask-give = { $resources ->
    [one] { $player }, which resource do you let { $by } take?
   *[other] { $player }, which { $resources } resources do you let { $by } take?
}

## roll-PURPOSE and draw-DECK: what chance has to decide

roll-combat = { $players } roll one die each for the combat.
roll-roll_off = { $players } roll one die each to settle their tie.
roll-combat_card = { $number ->
    [one] { $players } rolls { $number } more die for the combat.
   *[other] { $players } rolls { $number } more dice for the combat.
}
roll-hunt = { $number ->
    [one] { $players } rolls { $number } die for the hunt. At least { $value } is needed.
   *[other] { $players } rolls { $number } dice for the hunt. At least { $value } is needed.
}
roll-climb = { $players } rolls { $number } dice for the climb.
roll-reroll = { $number ->
    [one] { $players } rolls { $number } die again.
   *[other] { $players } rolls { $number } dice again.
}

draw-bonus = A Bonus card is drawn.
draw-hunt = A new prey is turned up.
draw-gathering = A Gathering card is drawn.
draw-evolution = A new Evolution is turned up.
draw-kromosaurus = A Destination card is drawn for the Kromosaurus.
draw-hand = A Bonus card is drawn at random from the hand of { $player }.
draw-characters = A character is dealt.

## do-VERB: an answer, as a button says it

do-go = Go { to-place }
do-rest = Rest ({ $goods })
do-buy = { $what ->
    [wood] Buy a Wood for { $price } Krom
    [stone] Buy a Stone for { $price } Krom
    [bone] Buy a Bone for { $price } Krom
    [bonus] Buy a Bonus card for { $price } Krom
   *[life] Buy { $block } life for { $price } Krom
}
do-shuffle = Shuffle the discard into the Gathering pile
do-draw = Draw a Gathering card
do-hunt = Hunt the { $card } ({ $bought ->
    [0] { $number ->
        [one] roll { $number } die
       *[other] roll { $number } dice
    }
   *[other] pay { $price } Krom, roll { $number } dice
}, needs { $value })
do-climb = Climb (roll { $number } dice)
do-keep = { $dice ->
    [none] Roll all dice again
   *[other] Keep { $dice } and roll the rest
}
do-stop = Stop here
do-claim = Claim { $combination }
do-take = Take { $picks }
do-realise = Realise “{ $card }” ({ $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $goods }{ $place ->
    [none] {""}
   *[other] , only { at-place }
})
do-play = { $target ->
    [none] Play “{ $card }”
   *[other] Play “{ $card }” on { $target }
}{ $paid ->
    [none] { $picks ->
        [none] {""}
       *[other] {""} ({ $picks })
    }
   *[other] { $picks ->
        [none] {""} ({ $paid })
       *[other] {""} ({ $paid } for { $picks })
    }
}
do-counter = { $card ->
    [none] Counter it
   *[other] Counter it with “{ $card }”
}
do-pass = Pass
do-victim = Rob { $target }
do-rob = { $what ->
    [krom] { $amount ->
        [none] Take half of the Krom
       *[other] Take { $amount } Krom (half)
    }
    [wood] Take a Wood
    [stone] Take a Stone
    [bone] Take a Bone
    [bonus] Take a Bonus card at random
   *[nothing] Take nothing
}
do-give = Give up { $picks }
do-again = Do the action of the place once more
do-done = End the action phase

## why-CODE: why an answer is refused

# Movement and the course of a phase

why-movement-first = { $player } has to choose a place first, for example with { $ways }.
why-no-place = { $found ->
    [none] A place is missing.
   *[other] “{ $found }” is not a place.
} The places are the { $places }.
why-moved-already = { $player } has moved already. The next move comes next turn.
why-must-move = { $player } must move and cannot stay { at-place }.
why-other-place = This can only be done { at-place }, not { at-here }.
why-place-compulsory = At this table the action of the place comes before anything else ends: something has to be done { at-place } first.
why-place-first = A card has been used already, and at this table the action of the place comes before any card.
why-place-once = The action of a place cannot be done once more in this phase.
why-place-not-begun = Nothing has been done { at-place } yet that could be done once more.
why-one-word = “{ $found }” says too much: { $ways } is enough.
why-another-time = { $verb ->
    [pass] There is nothing to pass on: one passes in a combat, or when another player’s Bonus card could be countered. To end the phase, say “done”.
    [stop] There is nothing to stop: that ends a climb while its dice could still be rolled again. To end the phase, say “done”.
    [keep] There are no dice to keep: that is for a climb, before some of its dice are rolled again.
    [claim] There is nothing to claim: that is for the end of a climb, where the table lets one choose the combination.
    [give] Nobody asks for anything: that is for a card that lets its target say what is lost.
   *[take] There is nothing to choose: that is for a reward with an “or” in it.
}

# Krom and the supply

why-krom-short = This costs { $price } Krom: { $has } at hand, { $missing } missing.
why-supply-empty = The supply has no { $good } left.

# Combat and robbery

why-combat-or-pass = In a combat you play a combat card or pass{ $found ->
    [none] .
   *[other] : “{ $found }” is neither.
}
why-counter-or-pass = Now you counter or pass{ $found ->
    [none] .
   *[other] : “{ $found }” is neither.
}
why-nothing-to-counter = There is nothing to counter: a counter answers a Bonus card that another player has just used.
why-nobody-to-rob = There is nobody to rob: only the winner of a combat robs those who were stunned in it.
why-rob-what = { $found ->
    [none] The answer is empty.
   *[other] “{ $found }” cannot be done now.
} What { $victim } can lose: { $ways }.
why-rob-none = { $what ->
    [krom] { $victim } has no Krom to take.
    [wood] { $victim } has no Wood to take.
    [stone] { $victim } has no Stone to take.
    [bone] { $victim } has no Bone to take.
   *[bonus] { $victim } has no Bonus card to take.
}

# Cave

why-rest-or-services = { $begun ->
    [rest] The rest has been taken. It is either one rest or services, not both.
   *[services] Services have been bought. It is either a rest or services, not both.
}
why-no-service = { $found ->
    [none] The answer is empty.
   *[other] “{ $found }” is not on offer.
} The { place-cave } sells { $services }.
why-life-full = Life is at { $most } already, and it cannot go higher.
why-no-bonus-left = No Bonus card is left to buy.
why-hand-full = The hand is full: at this table one Bonus card has to be used before another can be had.

# Forest

why-shuffled-draw = After shuffling, the first card has to be drawn before the phase can end.
why-shuffle-late = The discard is shuffled in before the first card, and a card has been drawn.
why-shuffle-nothing = The discard is empty: there is nothing to shuffle in.
why-forest-most = { $most ->
    [one] { $most } card has been drawn, and that is the most
   *[other] { $most } cards have been drawn, and that is the most
} for one visit.
why-pile-empty = The Gathering pile is empty.

# Savannah

why-one-hunt = One hunt has been made, and there is only one in an action phase.
why-no-prey = { $found ->
    [none] A prey is missing.
   *[other] “{ $found }” is not among the prey.
} On the board: { $cards }.
why-extra-dice = { $most ->
    [0] No dice can be bought for a hunt.
    [one] { $most } die can be bought for a hunt, with “+1” after the prey.
   *[other] From 1 to { $most } dice can be bought for a hunt, with “+1” and so on after the prey.
}

# Mountain

why-one-climb = One climb has been made, and there is only one in an action phase.
why-reroll-or-stop = { $found ->
    [none] The answer is empty.
   *[other] “{ $found }” has to wait.
} In the middle of a climb you keep some dice and roll the rest, or stop.
why-claim-best = You are paid for what all the dice make together. Stop now, and that is { $combination }.
why-keep-what = “{ $found }” cannot be kept: the dice show { $dice }.
why-keep-all = All dice would be kept and none rolled. To keep them all, stop.
why-keep-locked = { $kept } was kept before and has to stay.

# Evolutions

why-no-evolution = { $found ->
    [none] An Evolution is missing.
   *[other] “{ $found }” is not among the Evolutions.
} On the board: { $cards }.
why-evolution-place = “{ $card }” can only be realised { at-place }, not { at-here }.
why-evolution-cost = “{ $card }” costs more than there is. Still missing: { $missing }.
why-one-evolution = One Evolution has been realised, and at this table that is all for one phase.

# Bonus cards

why-not-in-hand = { $card ->
    [none] { $found ->
        [none] A card is missing.
       *[other] “{ $found }” is not a Bonus card.
    }
   *[other] “{ $card }” is not in the hand, and only a card that one holds can be played.
}
why-bonus-combat = “{ $card }” is a combat card: it can only be played in a combat, after the dice.
why-bonus-counter = “{ $card }” is a counter: it can only be played when another player uses a Bonus card.
why-bonus-action = “{ $card }” can only be played in one’s own action phase, not in a combat.
why-bonus-place = “{ $card }” can only be played { at-place }, not { at-here }.
why-bonus-price = “{ $card }” costs more than there is. Still missing: { $missing }.
why-one-bonus = One Bonus card has been played, and at this table that is all for one phase.
why-target-self = “{ $card }” is played on another player, not on oneself.
possible-targets = { $players ->
    [none] Nobody can be its target now.
   *[other] It can be played on { $players } now.
}
why-target-kromosaurus = The Kromosaurus is not a player, so no Bonus card can be played on it. { possible-targets }
why-target-unknown = { $found ->
    [none] { $players ->
        [none] { possible-targets }
       *[other] Say on whom the card is played. { possible-targets }
    }
   *[other] “{ $found }” is not a player at this table. { possible-targets }
}
why-target-stunned = { $target } is stunned, and at this table the stunned are left alone.
why-target-elsewhere = { $target } is { at-place }. The card only reaches players { at-here }.
why-target-has-not = { $target } does not have what the card takes: { $goods }.
why-play-how = “{ $card }” cannot be played in these words. Ways to play it: { $ways }.
