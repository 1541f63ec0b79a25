### What stands on the buttons of the question: what is done, its price, what it brings, and the chance.

choice-rest = Rest
choice-buy = Buy { $goods }
choice-buys = { place-cave }: buy as much as you can pay for
choice-hunt = Hunt the { $card }
choice-hunt-do = Hunt
choice-climb = Climb
choice-one-hunt = { place-savannah }: one hunt
choice-one-climb = { place-mountain }: one climb
choice-evolutions = Evolutions: pay, and get their points
choice-realise = Realise “{ $card }”
choice-still = you can still realise { $many ->
    [few] { $cards }
    [all] { $number } Evolutions
   *[other] { $together ->
        [one] one
       *[other] { $together }
    } of { $number } Evolutions
}

choice-free = free
choice-gain = gain { $goods }
choice-no-gain = brings nothing now
choice-rest-instead = { $gain }, instead of buying
choice-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
choice-points-win = { choice-points }: you win
choice-pile = { $cards ->
    [one] before you draw: { $cards } card,
   *[other] before you draw: { $cards } cards,
} { $change ->
    [better] better chances
    [worse] worse chances
   *[same] the same chances
}
# What the next card may bring, and how likely.
choice-finds = { $good } { $percent }
choice-prey-here = hunt one of these; bought dice help
choice-finds-next = { $finds }; { $then }
choice-next = the next one costs { $price } Krom
choice-so-far = The dice so far: { $totals }.
choice-prey = needs { $value }, brings { $goods }
choice-dice = { $number ->
    [one] { $number } die
   *[other] { $number } dice
}
choice-worth = worth { $krom } Krom
choice-worth-how = Worth: what the prey brings on average at the Cave’s prices, less the dice you buy.
choice-climb-dice = { $prices ->
    [none] { $dice }
    [broke] { $dice }; no Krom for a reroll: the first roll counts
   *[other] { $dice }; your Krom pay for { $rerolls ->
            [one] one reroll
           *[other] { $rerolls } rerolls
        } ({ $prices })
}
choice-pays = pays { $goods }
choice-shows = { $combination }: { $payout }
choice-all-pay = What combinations pay
choice-boost = { $dice ->
    [0] +{ $plus }
    [one] { $dice } more die
   *[other] { $dice } more dice
}
choice-boost-stands = { $effect }; { $stands }
choice-stands = { $how ->
    [win] as it stands you win
    [stun] as it stands you lose all your life and are stunned
   *[lose] as it stands you lose { $loss } life and have { $left } left
}
choice-lose = { $target } loses { $goods }
choice-steal = get { $goods } from { $target }
choice-swap = { $target } gives you { $goods } in return
choice-counter = costs you the card “{ $card }”
choice-victim = has { $goods }
choice-rob = { $left ->
    [none] you then have { $mine }
   *[other] you then have { $mine }; { $victim } keeps { $left }
}
choice-rob-half = rounded up
choice-rob-card = { $cards ->
    [one] the only card of that hand
   *[other] one of { $cards } cards
}
choice-rob-nothing = { $victim } keeps everything

choice-chance-hunt = { $percent } to catch it
choice-chance-find = { $percent } to find something
choice-chance-climb = { $percent } that the first roll pays
choice-chance-better = { $percent } for a better combination
choice-boost-stuns = { $effect }; { $percent } to stun { $other }
choice-chance-ahead = { $sure ->
    [never] still behind
    [level] a tie, and { $other } wins it by weight
    [always] then ahead
    [already] you are ahead already
   *[perhaps] { $percent } to be ahead
}

choice-places = After that the places have their turns in this order: { $places }.

choice-whom = On whom?
choice-with-whom = With whom?
choice-asks-pay = What do you pay?
choice-asks-give = What do you give { $target }?
choice-asks-get = What does { $target } give you in return?
choice-asks-gain = What do you gain?
choice-asks-take = What do you take?
choice-how-many = How many: { $good }?

### What is at stake before the dice of a combat are rolled.

stake-win = The dice alone: { $who } wins { $percent }. Cards may follow.
stake-loss = Each loser loses the gap in life: at most { $most }, more with cards.
stake-life = { $player } ({ $life })
beside-robbed = The winner of a combat robs whomever it has stunned.
beside-stunned = No action phase this turn; when the next one begins, { $player } wakes up with { $life } life.
stake-stunned = These dice can stun { $players }: then no action phase, and robbed.
stake-how = { $how ->
    [heavier] A tie goes to the heavier here
   *[lighter] A tie goes to the lighter here
}
stake-tie = { stake-how }.
stake-tie-first = { stake-how }: { $first } before { $others }.
stake-cards = After the dice you can still play: { $cards }.
stake-hunt = At least { $value }: { $percent }. It brings { $goods }.
stake-hunt-else = With less the prey gets away, and nothing else happens.
