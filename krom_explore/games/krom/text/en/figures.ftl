### Figures: titles, sentences, axes and labels of the charts that sliders turn.

## Axes

figure-axis-chance = Chance
figure-axis-players = Players
figure-axis-number = How many
figure-axis-met = Whom one meets there
figure-axis-against = Against
figure-axis-who = Who wins
figure-axis-lost = Life lost
figure-axis-card = The next card
figure-axis-prey = Prey and its value
figure-axis-dice = Dice
figure-axis-rerolls = Rerolls
figure-axis-worth = Worth in Krom
figure-axis-ends = How the climb ends
figure-axis-combination = The final dice
figure-axis-aim = What one goes for
figure-axis-keep = What is kept
figure-axis-its-life = Life of the Kromosaurus
figure-axis-life = Life of the player
figure-axis-its-life-left = Life of the Kromosaurus (0: felled)
figure-axis-life-left = Life of the player (0: stunned)
figure-axis-felled = Chance to fell it
figure-axis-turns = Turns
figure-axis-hand = Bonus cards in each hand

## On the table

figure-setups = The table at the start
figure-setups-say = Everything that is there before the first turn. Where a row changes its shade, the number of players matters.{ $kromosaurus ->
    [yes] {" "}The Kromosaurus waits beside the board.
   *[no] {""}
}{ $glacial ->
    [yes] {" "}The glacial map changes nothing yet: its cold comes with the action phases.
   *[no] {""}
}
figure-start-target = Points that win
figure-start-life = Life of each
figure-start-krom = Krom of each
figure-start-bonus = Bonus cards of each
figure-start-supply = Krom in the supply
figure-start-prey = Prey face up
figure-start-evolutions = Evolutions face up
figure-start-hunt-pile = Hunt pile
figure-start-gathering-pile = Gathering pile
figure-start-evolution-pile = Evolution pile
figure-start-bonus-pile = Bonus pile
figure-start-beast = Life of the Kromosaurus
figure-standing = Turn { $turn }: what everybody has
figure-standing-say = { $target ->
    [one] { $target } point wins.
   *[other] { $target } points win.
}
figure-good-life = Life
figure-good-krom = Krom
figure-good-wood = Wood
figure-good-stone = Stone
figure-good-bone = Bone
figure-good-points = Points
bad-a-table = This must be a table of Krom, not { $found }.

## Movement

figure-meeting = Whom does one meet { $where }?
figure-meeting-say = { $players } players; each of the others goes there with a chance of { $share_percent }. One is alone { $alone_often }.
figure-met = { $n ->
    [0] nobody
   *[other] { $n }
}
figure-met-series = Chance

## Combat

figure-tie = { $name } against { $other } { $where }
figure-tie-say = { $name } wins { $chance_often }. Totals are equal { $tie_often }: then the { $heavier ->
    [yes] heavier
   *[no] lighter
} one wins { $where }.
figure-tie-by_dice = { $name } wins by the dice
figure-tie-by_weight = { $name } wins by weight
figure-tie-lost_by_weight = { $name } loses by weight
figure-tie-lost_by_dice = { $name } loses by the dice
figure-ties = Who beats whom { $where }?
figure-ties-say = How often the one in the row beats the one in the column, from the lightest to the heaviest. Ties go to the { $heavier ->
    [yes] heavier
   *[no] lighter
} one { $where }.
figure-ties-of = { $name } in the four places
figure-ties-of-say = How often { $name } ({ $kg } kg) wins against each of the others.
figure-weighs = { $name } ({ $kg } kg)
figure-crowd = { $name } with { $life } life among { $count } fighters
figure-crowd-say = { $name } loses { $mean_about } life on average, is stunned { $stunned_often } and wins { $win_often } { $where }.
figure-crowd-stands = still standing
figure-crowd-stunned = stunned

## The Forest

figure-gathering = { $gone ->
    [0] All { $left } Gathering cards are in the pile
    [one] One Gathering card is gone, { $left } are left
   *[other] { $gone } Gathering cards are gone, { $left } are left
}
figure-gone = Taken as gone: { $cards }.
figure-so-many = { $n } × { $card }
figure-card = { $card }
figure-as-it-lies = from the pile
figure-shuffled = shuffled first

## The Savannah

figure-prey = Every prey with { $dice ->
    [one] one die
   *[other] { $dice } dice
}
figure-prey-say = Of all prey of the box { $sure ->
    [0] none is
    [one] one is
   *[other] { $sure } are
} caught for sure with { $dice ->
    [one] one die
   *[other] { $dice } dice
}.
figure-prey-label = { $card }, { $value }
figure-dice-for = At least { $value }: how many dice?
figure-dice-for-say = { $half ->
    [0] So many dice nobody buys: even eight of them reach { $value } less than half the time.
    [one] One die reaches { $value } at least half the time.
   *[other] It takes { $half } dice to reach { $value } at least half the time.
}

## The Mountain

figure-payout = What does each combination pay?
figure-payout-label = { $combination }: { $gives }
figure-climb = What is a climb worth?
figure-climb-say = If every reroll costs { $price } Krom, a climb with { $rerolls ->
    [0] no reroll
    [one] up to one reroll
   *[other] up to { $rerolls } rerolls
} is worth { $value_about } Krom, { $more_about } more than without.
figure-climb-price = a reroll for { $price } Krom
figure-climb-box = prices of the box
figure-worth-note = Goods are counted at the Cave’s prices.
figure-with-rerolls = { $rerolls ->
    [0] one roll only
    [one] up to one reroll
   *[other] up to { $rerolls } rerolls
}
figure-combinations = How does a climb end, played best?
figure-reaching = What can one reach?
figure-reaching-say = Whoever goes for nothing else { $rerolls ->
    [0] without a reroll
    [one] with one reroll
   *[other] with { $rerolls } rerolls
} reaches five of a kind { $five_often }.
figure-keep = What to keep of { $dice }?
figure-keep-say = With Krom for { $rerolls ->
    [0] no reroll
    [one] one reroll
   *[other] { $rerolls } rerolls
} it is best to { $how }: worth { $value_about } Krom on average. The worst way costs { $worst_about }.
figure-way = { $how ->
    [stop] stop
    [none] roll all again
   *[some] keep { $dice }
}
figure-keep-worth = worth
figure-keep-lost = given away
figure-keep-more = { $n ->
    [0] These are all ways to go on.
    [one] One more way is no better than these.
   *[other] { $n } more ways are no better than these.
}

## The glacial map

figure-cold = Life on the glacial map
figure-cold-say = From { $life } life: { $least } in the end out in the cold, { $most } in the Cave. The Cave’s line counts action phases there: in a game nobody may stay in it for two turns running.
figure-cold-out = out in the cold
figure-cold-in = in the Cave

## The Kromosaurus

figure-more-dice = { $dice ->
    [0] no card
    [one] one more die
   *[other] { $dice } more dice
}
figure-duel = { $life } life against the Kromosaurus{ $dice ->
    [0] {""}
    [one] , with one more die
   *[other] , with { $dice } more dice
}
figure-duel-say = Fought to the end, one with { $life } life fells a Kromosaurus with { $beast } { $chance_often }.
figure-duel-map = Who fells the Kromosaurus{ $dice ->
    [0] {""}
    [one] {" "}with one more die
   *[other] {" "}with { $dice } more dice
}?
figure-duel-map-say = The chance of the player to be the last one standing, for every life of both.
figure-chain = { $fights ->
    [0] Before the first fight
    [one] After one fight
   *[other] After { $fights } fights
}
figure-chain-say = Felled { $felled_percent }, the player stunned { $stunned_percent }, still fighting { $on_percent }.
figure-roaming = Roaming: { $life } life against the Kromosaurus with { $beast }
figure-roaming-say = In three turns it comes to you at least once { $met_often }. After { $turns } turns it is felled with a chance of { $felled_percent }, and with { $on_percent } nothing is decided.
figure-not-over = not decided yet

## Bonus cards

figure-counters = Does somebody hold a counter?
figure-counters-say = With { $hand ->
    [one] one card
   *[other] { $hand } cards
} each, { $others ->
    [one] the other player holds
   *[other] at least one of { $others } others holds
} a counter { $chance_often }.
figure-others = { $n ->
    [one] one other player
   *[other] { $n } others
}
figure-counters-note = { $n } of the { $all } Bonus cards counter. Nothing is known of any hand.

## The Cave

figure-visits = What is a visit worth?
figure-visits-say = By the Cave’s own prices, to somebody with { $krom } Krom and { $life } life, the { $place } is worth most: { $best_about } Krom on average. A rest is worth { $rest_about }.
figure-visit = { $place ->
    [cave] Cave: a rest
    [forest] Forest: a fresh pile
    [savannah] Savannah: the best prey
   *[mountain] Mountain: a climb
}
figure-visits-note = Each played as well as possible, alone there, with what the Krom pay for. The prey: the best of { $prey } turned up at random.
