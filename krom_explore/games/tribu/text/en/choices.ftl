### What stands on the buttons of the question: what is done, what it brings, and the chance. After the first step the card
### has been chosen and is not named again.

choice-group-taken = Take a card
choice-group-turned = Or turn over a card that lies face down
choice-beside = { $card }, beside { $chain }

choice-asks-card = What do you do with it?
choice-asks-turned = Where does it go?
choice-asks-steal = What do you take?
choice-asks-own = Into which chain?

choice-take = Take “{ $card }” from the discard
choice-begin = Begin a chain
choice-place = Add it to { $chain }
choice-activate = Lay it face down beside { $chain }
choice-swap = Swap it with the card beside { $chain }
choice-discard = Discard it
choice-play-draw = Play it: draw { $number }, then discard { $number }
choice-play-block = Block { $player }, beside { $target_chain }
choice-play-steal = Add it to your { $chain }
choice-protect = Turn over “{ $card }” beside { $chain }
choice-stolen = { $card } from { $player }’s { $chain }
choice-use = Add it to { $target_chain }
choice-attack = Attack { $player }’s { $target_chain }

choice-fits = { $chains ->
    [none] fits none of your chains now
   *[other] fits { $chains }
}
choice-for-character = begins a chain
choice-for-double = you have a chain of it already
choice-for-event = destroys { said-vases }, once it lies face down
choice-for-event-now = destroys up to { said-vases }
choice-for-protection = saves { said-vases }, once it lies face down
choice-spheres = brings { said-spheres }
choice-completes = completes the chain
choice-protects = nobody can attack this chain any more
choice-magical = all of one colour, so it is magical: { said-spheres } more
choice-rescues = it is no longer alone
choice-held = you hold its first vase: { $cards }
choice-leader = your leader is never lost
choice-left-open = the next player may take it
choice-later-dioramas = in a later turn you can turn it over instead of taking a card
choice-later-events = in a later turn you can attack with it instead of taking a card
choice-later-protections = it can defend any of your chains when you are attacked
choice-back = “{ $card }” comes back to your hand
choice-skips = { $player } skips a turn
choice-draws = you keep the cards you like best, and lay nothing in this turn
choice-loses = { $player } would lose { $cards }
choice-left-alone = { $leads ->
    [yes] “{ $chain }” would be alone, but a leader stays
   *[no] “{ $chain }” would be alone
}
choice-saves = saves { $cards }
choice-lost = you lose { $cards }
choice-forfeits = you lose { $cards }, still alone: { said-spheres } less
choice-alone = { $leads ->
    [yes] “{ $chain }” is then alone, but a leader stays
   *[no] “{ $chain }” is then alone
}

choice-chance-fits = { $percent } that it can be laid at once
choice-chance-fits-some = { $percent } that at least one of them can be laid in a later turn
choice-chance-first = { $percent } that the next card is its first vase; without one it is lost at the end of your next turn
choice-chance-saves = { $percent } that it is the first vase of “{ $chain }”; without one you lose it at the end of this turn: { said-spheres }
choice-chance-defended = { $percent } that a protection lies among { $player }’s face-down cards
