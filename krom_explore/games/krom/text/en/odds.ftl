### Odds: the answers, how they come about, what cannot be asked, and the words of the terminal.

## Answers

odds-combat = { $count ->
    [one] { $names } wins { $chance_often }, more often than anybody else.
   *[other] { $names } each win { $chance_often }.
} Weight decides { $tie_often }.
odds-note-weights = Only who is lighter than whom is made up here. The chances come from the dice.
odds-hunt = With { $dice ->
    [one] one die
   *[other] { $dice } dice
} a total of at least { $value } comes { $chance_often }.
odds-hunt-plan = { $card }: best with { $bought ->
    [0] no bought die
    [one] one bought die
   *[other] { $bought } bought dice
}. That succeeds { $chance_often } and is worth { $net_about } Krom on average{ $cost ->
    [0] .
   *[other] , after paying { $cost } Krom.
}
odds-hunt-plans = { $card } is worth most, hunted with { $dice ->
    [one] one die
   *[other] { $dice } dice
}: that succeeds { $chance_often } and brings { $net_about } Krom on average{ $cost ->
    [0] .
   *[other] , after paying { $cost } Krom.
}
odds-next-card = { $count ->
    [one] { $cards } is likeliest to come next, { $chance_often }.
   *[other] { $cards } are likeliest to come next, each { $chance_often }.
}
odds-next-cards = { $count } cards are likeliest to come next, each { $chance_often }.
odds-forest = { $best ->
    [shuffle] Shuffle the discard in first, then draw.
    [draw] Draw from the pile as it is.
   *[done] Do not draw.
} Played best the visit is worth { $value_about } Krom on average (cards drawn: { $cards_about }).
odds-mountain = { $rerolls ->
    [0] Without a reroll
    [one] With one reroll
   *[other] With up to { $rerolls } rerolls
} the climb is worth { $value_about } Krom on average{ $rerolls ->
    [0] .
   *[other] ; the { $spent_about } Krom that its rerolls cost on average are already taken off.
}
odds-rest = { $count ->
    [0] Rolling all dice again
   *[other] From { $dice }
} { $rerolls ->
    [0] without a further reroll
    [one] with one more reroll
   *[other] with up to { $rerolls } more rerolls
}, played best, the climb most often ends with { $combinations }{ $likeliest ->
    [one] : { $chance_often }.
   *[other] , each { $chance_often }.
}
odds-reach = { odds-with-rerolls }, going for nothing else, your dice contain { $combination } { $chance_often }.
odds-reach-exact = { odds-with-rerolls }, going for nothing else, your dice show { $combination } and nothing better { $chance_often }.
odds-with-rerolls = { $rerolls ->
    [0] Without a reroll
    [one] With one reroll
   *[other] With { $rerolls } rerolls
}
odds-prospects = { $rerolls ->
    [0] With { $dice } and no further reroll, this is what you have.
    [one] From { $dice } with one more reroll, this is the best chance of each combination, if you go for it alone.
   *[other] From { $dice } with { $rerolls } more rerolls, this is the best chance of each combination, if you go for it alone.
}
odds-title-prospects = What can be reached
odds-duel = With { $life } life against a Kromosaurus with { $beast }, the player fells it before falling { $chance_often }.
odds-meeting = { $name } is the likeliest to act first in the place chosen, { $chance_often }, and has to fight { $fight_often }.
odds-meeting-level = { $names } share the best chance to act first in the place chosen: each { $chance_often }.
odds-arriving = { $name } would act first most often { $where }, { $chance_often }, and has to fight there { $fight_often }.
odds-arriving-level = { $name } would act first equally often { $where }: { $chance_often }.

called-Kromosaurus = the Kromosaurus


odds-in-cave = in the Cave
odds-in-forest = in the Forest
odds-in-savannah = in the Savannah
odds-in-mountain = on the Mountain
odds-anything = anything

## What can happen

odds-row-win = { $name } wins
odds-row-win-player = The player wins
odds-row-lose = The Kromosaurus wins
odds-row-stunned = { $name } is stunned
odds-row-felled = The Kromosaurus is felled
odds-row-tie = Weight decides who wins
odds-row-total = It is reached
odds-row-caught = { $name } is caught
odds-row-card = { $name }
odds-row-drawn = { $cards ->
    [0] No card is drawn
    [one] 1 card is drawn
   *[other] { $cards } cards are drawn
}
odds-row-reached = It is reached
odds-row-missed = It is missed
odds-row-first = { $name } acts first
odds-row-fight = { $name } fights
odds-row-first-in = first { $where }
odds-row-fight-in = a fight { $where }
odds-row-meets = { $name } meets the Kromosaurus

## Above a chart

odds-title-combat = { $names } fight { $where }
odds-title-hunt = At least { $value } with { $dice ->
    [one] one die
   *[other] { $dice } dice
}
odds-title-hunt-plan = { $card }: will the hunt succeed?
odds-title-hunt-plans = Which prey will be caught?
odds-title-next-card = Which card comes next?
odds-title-forest = How many cards does it pay to draw?
odds-title-mountain = How does a climb end?
odds-title-rest = How does this climb end?
odds-title-reach = Will the dice contain { $combination }?
odds-title-reach-exact = Will the dice show { $combination }, nothing better?
odds-title-duel = { $life } life against the Kromosaurus with { $beast }
odds-title-meeting = Who meets whom, and who acts first?
odds-title-arriving = Where would { $name } have to fight?

## What is set

odds-field-place = Place
odds-field-fights = fights
odds-field-life = life
odds-field-plus = Added to the total
odds-field-extra-dice = More dice
odds-field-dice = Dice
odds-field-value = At least
odds-field-krom = Krom
odds-field-rerolls = Rerolls
odds-field-combination = Combination
odds-field-exactly = This and nothing better
odds-field-your-life = Your life
odds-field-beast-life = Life of the Kromosaurus
odds-field-anywhere = elsewhere
odds-field-here = is now in
odds-field-goes = goes to
odds-field-kromosaurus = The Kromosaurus

## Pictures

odds-pic-number = { $n_about }
odds-pic-name = { $name }
odds-pic-totals = { $dice ->
    [one] What one die shows
   *[other] What { $dice } dice add up to
}
odds-pic-axis-total = Total
odds-pic-enough = { $value } or more
odds-pic-too-little = less
odds-pic-hunts = More dice, other values
odds-pic-offers = The dice you could buy
odds-pic-prey = Prey
odds-pic-bought = Bought dice
odds-pic-price = { $bought ->
    [0] none
   *[other] +{ $bought } for { $cost } Krom
}
odds-pic-worth = worth { $net_about }
odds-pic-two-dice = The 36 ways two dice fall
odds-pic-die = { $plus ->
    [0] { $name }
   *[other] { $name } + { $plus }
}
odds-pic-tie = tie
odds-pic-roll-off = roll-off
odds-pic-losses = How much life is lost
odds-pic-axis-lost = Life lost
odds-pic-loses = { $name } loses life
odds-pic-who = Who
odds-pic-whom = meets whom
odds-pic-stuns = Stuns, with the life that is left
odds-pic-net = What the visit brings
odds-pic-axis-net = Krom, after paying for the cards
odds-pic-net-first = more than it costs
odds-pic-net-third = no more than it costs
odds-pic-drawn = How many cards are drawn
odds-pic-spent = What is spent
odds-pic-axis-spent = Krom spent on rerolls
odds-pic-rerolls = More rerolls, fewer rerolls
odds-pic-worth-row = Worth in Krom
odds-pic-combinations = Every combination
odds-pic-later = later
odds-pic-lasting = How long it lasts
odds-pic-axis-fight = Somebody falls in fight
odds-pic-lives = From every life
odds-pic-its-life = Its life
odds-pic-pairs = Who meets whom
odds-pic-each = What comes to each
odds-pic-first = acts first
odds-pic-fight = has to fight
odds-pic-meets = meets the Kromosaurus
odds-pic-going = Where they go

## How an answer comes about

odds-step-dice = { $dice ->
    [one] One die can fall in 6 ways.
   *[other] { $dice } dice can fall in { NUMBER($all) } ways.
}
odds-step-ties = In a tie the { $heavier ->
    [yes] heavier
   *[no] lighter
} one wins { $where }.
odds-step-beast = The Kromosaurus adds { $plus } to its die. In a tie it counts as: { $ruling ->
    [heaviest] the heaviest
    [lightest] the lightest
    [wins] the winner
    [by_weight] as heavy as it is
   *[loses] the loser
}.
odds-step-combat-case = { $name } has { $points } in { NUMBER($own) } { $own ->
    [one] way
   *[other] ways
}, and then { $others } { $count ->
    [one] is
   *[other] are
} behind in { NUMBER($behind) } { $behind ->
    [one] way
   *[other] ways
}: { NUMBER($own) } × { NUMBER($behind) } = { NUMBER($ways) }.
odds-step-combat-sum = Added up, { $name } wins in { NUMBER($ways) } of { NUMBER($total) } ways, which is { $chance_percent }.
odds-step-hunt-case = { $dice ->
    [one] The die shows
   *[other] The dice add to
} { $points } in { NUMBER($ways) } { $ways ->
    [one] way
   *[other] ways
}.
odds-step-hunt-sum = At least { $value } comes in { NUMBER($ways) } of { NUMBER($total) } ways, which is { $chance_percent }.
odds-step-reward = The reward is worth { $worth_about } Krom.
odds-step-prey = { $card }: at least { $value } with { $dice ->
    [one] one die
   *[other] { $dice } dice
}.
odds-step-prey-best = Worth most of all: { $card }, { $net_about } Krom.
odds-step-offer = With { $bought ->
    [0] no bought die
    [one] one bought die
   *[other] { $bought } bought dice
}, { $dice } in all, the hunt succeeds in { NUMBER($ways) } of { NUMBER($total) } ways ({ $chance_percent }). Worth { $worth_about } Krom so often, less { $cost } Krom for the dice: { $net_about } Krom on average.
odds-step-offer-best = The best is to buy { $bought ->
    [0] no die
    [one] one die
   *[other] { $bought } dice
}: worth { $net_about } Krom.
odds-step-card = { $card }: { $ways } of { $total } cards ({ $chance_percent }).
odds-step-forest-way = { $how ->
    [draw] Drawing from the pile as it is
    [shuffle] Shuffling first
   *[done] Not drawing
} is worth about { $value_about } Krom on average.
odds-step-forest-drawn = Played best, { $cards ->
    [one] one card is
   *[other] { $cards } cards are
} drawn { $chance_often }.
odds-step-forest-best = So: { $best ->
    [draw] draw
    [shuffle] shuffle, then draw
   *[done] do not draw
}, worth about { $value_about } Krom.
odds-step-combination = One roll shows { $combination } in { NUMBER($ways) } ways ({ $chance_percent }), worth { $worth_about } Krom.
odds-step-climb = Played best { $rerolls ->
    [0] without a reroll
    [one] with one reroll
   *[other] with up to { $rerolls } rerolls
} the climb is worth about { $value_about } Krom.
odds-step-backwards = Think from the end. With no reroll left you take what lies there. With one left you pay for it only where the dice that may come are worth more on average, and so on, back to the first roll.
odds-step-backwards-reach = Think from the end. With no reroll left you have it or not. With one left you keep the dice from which it comes most often, and so on, back to the first roll.
odds-step-backwards-forest = Think from the end. After the last card that you may draw, you stop. Before it, you draw only where the cards that are left are worth more on average than the next one costs, and so on, back to the first.
odds-step-prospect = Going for { $combination } alone, you end with it { $chance_often }.
odds-step-one-goal = For each combination, you keep the dice from which it comes most often. You cannot go for all of them at once, so that these chances do not add up.
odds-step-rest = { $rerolls ->
    [0] No reroll is left.
    [one] One reroll is left, used where it pays.
   *[other] Up to { $rerolls } rerolls are left, used where they pay.
}
odds-step-final = It ends with { $combination } { $chance_often }.
odds-step-climb-best = In all about { $value_about } Krom, after spending { $spent_about } Krom on average.
odds-step-counted = It is reached with { $combination }.
odds-step-reach = { odds-with-rerolls } the best chance is { $chance_percent }.
odds-step-card-fights = { $fights ->
    [one] In the first fight
   *[other] In the first { $fights } fights
} a card is played; what follows is each later fight.
odds-step-lost = The player loses { $amount } life in { $ways } of { $total } ways ({ $chance_percent }).
odds-step-dealt = The Kromosaurus loses { $amount } life in { $ways } of { $total } ways ({ $chance_percent }).
odds-step-nothing = Nobody loses life in { $ways } of { $total } ways ({ $chance_percent }).
odds-step-left-out = A fight that costs nobody anything only delays the end: { $ways } of { $total } ways decide.
odds-step-fights = Somebody falls in fight { $fights } { $chance_often }.
odds-step-duel = From { $life } life against { $beast } the chance to fell the Kromosaurus is { $chance_percent }.
odds-step-last-stop = One decision worked out: one reroll is left and { $dice } lie there. Stopping pays { $worth_about } Krom ({ $combination }).
odds-step-last-face = Roll the { $die } again: { $faces ->
    [one] one face
   *[other] { $faces } faces
} of 6 would bring { $worth_about } Krom ({ $combination }).
odds-step-last-keep = Keeping { $kept } is therefore worth { $mean_about } Krom on average, less { $price_about } for the reroll: { $value_about } Krom. That is more than { $worth_about }, so it is best to roll. Every other decision is worked out in the same way.
odds-step-first-rolls = Now the first rolls, one by one: how many ways each has, and how often it comes to “{ $row }” from there when one plays best. What is not listed never leads there.
odds-step-first-roll = First { $combination } ({ NUMBER($first) } of { NUMBER($all) } ways): from there { $then_often }, which adds { $part_percent }.
odds-step-next-fight = Now what the next fight leaves, one by one: in how many of these ways, and how often it comes to “{ $row }” from there. What is not listed never leads there.
odds-step-fought-on = { $life } life against { $beast }, in { $some } of { $all } ways: from there { $then_often }, which adds { $part_percent }.
odds-step-felled = The Kromosaurus falls at once in { $some } of { $all } ways, which adds { $part_percent }.
odds-step-fallen = The player falls at once in { $some } of { $all } ways, which adds { $part_percent }.
odds-step-added = Added up: { $chance_percent }.
odds-step-goes = { $name } goes to the { $place } { $chance_often }.
odds-step-fight = { $names } fight { $where } { $chance_often }.
odds-step-alone = { $name } is alone { $chance_often }.
odds-step-first = In all, { $name } is the first to act in the place chosen { $chance_often }.
odds-step-arrives = { $place }: a fight { $fight_often }, the first to act { $chance_often }.


## What cannot be asked

bad-list-of-fighters = This must be a list of fighters, not { $found }.
bad-fighter = This must be a Fighter, not { $found }.
bad-fighter-twice = Nobody fights twice, but { $name } is there twice.
bad-how-many-fighters = There must be from { $least } to { $most } fighters, not { $found }.
bad-lone-fighter = A combat needs two: tick another fighter. Until then the odds stay those of the last combat.
bad-beast-place = The Kromosaurus never comes { $place ->
    [cave] to the Cave
    [forest] to the Forest
    [savannah] to the Savannah
    [mountain] to the Mountain
   *[other] there
}.
bad-not-in-pile = This must be a card that could be drawn then, not { $found }.
bad-list-of-cards = This must be a list of cards, not { $found }.
bad-so-many-dice = This must be { $wanted ->
    [0] a list of faces
    [one] the face of one die
   *[other] the faces of { $wanted } dice
}, not { $found }.
bad-not-among-dice = These must be some, but not all, of the dice { $dice }, not { $found }.
bad-never-meets = The chance must be above 0: who never meets never fights.
bad-must-move = Nobody may stay: { $name } is { $place ->
    [cave] in the Cave
    [forest] in the Forest
    [savannah] in the Savannah
    [mountain] on the Mountain
   *[other] here
} now and must go somewhere else.
bad-goes-nowhere = At least one place must have a weight above 0.
bad-equal-many = Too many of these weigh the same: with all that they can roll, and all orders in which they can roll off, there are { $found } cases, and at most { $most } are counted.
bad-many-dice = All fighters together may have at most { $most } dice more, not { $found }.
bad-duel-long = This duel has { $found } moments (one for each life of the player and of the Kromosaurus). At most { $most } can be counted with this.
bad-recovering = Where life is regained, a ladder of at most { $most } life can be counted, not of { $found }.
bad-too-many-piles = So many draws from so many different cards can leave { $found } piles, and at most { $most } are counted.

## The terminal

odds-table-win = Wins
odds-table-first = Acts first
odds-table-stunned = Stunned
odds-table-damage = Life lost by { $name }
odds-table-tie = Decided by weight
odds-table-order = The likeliest orders
odds-table-hunt = At least
odds-table-chance = Chance with bought dice
odds-table-net = Worth in Krom, the dice paid
odds-table-fair-price = What the dice are worth in Krom
odds-table-next-card = The next card
odds-table-value = Worth in Krom
odds-table-cards-drawn = Cards drawn
odds-table-net-worth = Net worth in Krom
odds-table-final = Ends with
odds-table-krom-spent = Krom spent
odds-table-keep = Keep: worth in Krom from here
odds-table-regret = Keep: worse than the best by
odds-table-reach = Reached
odds-table-duel = The end
odds-table-lasting = Falls in fight
odds-table-fights = Has to fight
odds-table-meets = Meets the Kromosaurus
odds-table-alone = Alone
odds-table-fight = Fights

odds-label-win = the Kromosaurus falls
odds-label-lose = the player falls
odds-label-never = neither ever
odds-label-first_place = for the first place
odds-label-anywhere = for any place
odds-label-net = after paying
odds-label-draw = draw
odds-label-shuffle = shuffle first
odds-label-done = do not draw

odds-cli-combat = who wins a combat, in which order they act, what it costs
odds-cli-hunt = the chance that dice add to at least a value
odds-cli-plan = whether to buy dice for a prey
odds-cli-forest = when to stop drawing Gathering cards, whether to shuffle first
odds-cli-mountain = which dice to keep, when to stop
odds-cli-reach = the best chance to end with a combination
odds-cli-duel = one player against the Kromosaurus until one falls
odds-cli-meeting = who meets whom, who acts first
odds-cli-worth = what a thing is worth to you, e.g. wood=4 or life=1/2 (default: the Cave's prices)
odds-cli-room = your life: what would go over the most is worth nothing
odds-cli-fighters = who fights; Kromosaurus too
odds-cli-dice = how many dice
odds-cli-value = the value to reach
odds-cli-prey = the card, e.g. dodo
odds-cli-krom = the Krom you can spend (default: 0)
odds-cli-discard = the cards in the discard
odds-cli-left = the cards in the pile (default: all that are not in the discard)
odds-cli-rolled = the dice you have now: what to keep of them
odds-cli-rerolls = how many rerolls you can pay (default: all)
odds-cli-combination = pair, two_pairs, three, straight, full, four or five
odds-cli-exact = exactly that, nothing better
odds-cli-life = the player's life (default: full)
odds-cli-beast = the Kromosaurus's life (default: full)
odds-cli-extra = extra dice in every fight
odds-cli-plus = bonus in every fight
odds-cli-cards = combat cards, one a fight from the first on
odds-cli-recovery = life regained each turn
odds-cli-meets = the chance to meet it in a turn, e.g. 1/3 (default: 1)
odds-cli-mixes = how often each player goes where
odds-cli-in-play = with the Kromosaurus

## What fell in one try

# Whose dice fell
odds-fell-you = You
odds-fell-beast = Kromosaurus
# Heads of a table of fights: short words, for a phone is narrow
odds-fell-fight = Fight
odds-fell-roll = Your roll
odds-fell-beast-roll = Its roll
odds-fell-life = Your life
odds-fell-beast-life = Its life
odds-fell-passed = { $passed ->
    [0] { $name } won at once.
    [one] { $name } lost once before. That combat does not count.
   *[other] { $name } lost { $passed } times before. Those combats do not count.
}
odds-fell-tie = A tie, which { $name } wins.

## What stands for something typed

typed-card = CARD
typed-combination = COMBINATION
typed-dice = DICE
typed-good = GOOD
typed-krom = KROM
typed-life = LIFE
typed-meets = CHANCE
typed-place = PLACE
typed-prey = PREY
typed-value = VALUE
