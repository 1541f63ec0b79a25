# Tribù: what happens, what is asked, what is answered, and why not.
#
# A chain is called by its character. $seen says whether the reader knows the card: of those that are drawn, dealt or laid
# face down, only their player does.

## Names

deck-deck = deck
deck-leaders = leader cards

said-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
said-vases = { $number ->
    [one] { $number } vase
   *[other] { $number } vases
}
said-spheres = { $number ->
    [one] { $number } sphere
   *[other] { $number } spheres
}

## event-KIND: what happens. $rule is the last word of the rule that made it happen.

event-set_up = { $players } sit down to play. Whoever has { $spheres } spheres first wins.
event-leader = { $player } has the leader “{ $card }”.
event-challenge = Challenge { $number } begins. { $player } deals and plays first.
event-dealt = { $seen ->
    [yes] { $player } is dealt { $cards }.
   *[no] { $player } is dealt { said-cards }.
}
event-turn = Turn { $turn }: { $player }.
event-drew = { $seen ->
    [yes] { $player } draws “{ $card }”.
   *[no] { $player } draws a card.
}
event-took = { $player } takes “{ $card }” from the discard.
event-rebuilt = The deck is empty. The discard is shuffled into a new deck of { said-cards }; “{ $card }” stays as its top.
event-discarded = { $player } discards “{ $card }”.

event-began = { $player } begins a chain with “{ $card }”.
event-placed = { $player } adds “{ $card }” to the chain of “{ $chain }”, as vase number { $number }.
event-completed = The chain of “{ $chain }” is complete. { $player } has { $number } of the { $needed } complete chains that close the challenge.
event-protected = { $magical ->
    [yes] { $player } puts “{ $card }” on the chain of “{ $chain }”. It is protected, and magical: { said-spheres } more at the end.
   *[no] { $player } puts “{ $card }” on the chain of “{ $chain }”. It is protected.
}
event-eliminated = { $seen ->
    [yes] { $player }’s “{ $chain }” still has no vase and is lost, and with it “{ $card }” beside it.
   *[no] { $player }’s “{ $chain }” still has no vase and is lost.
}
event-alone = { $rule ->
    [leader] { $player }’s “{ $chain }” is left without a vase, but a leader is never lost.
   *[other] { $player }’s “{ $chain }” is left without a vase and needs the first one again in { $player }’s next turn.
}

event-activated = { $seen ->
    [yes] { $player } lays “{ $card }” face down beside the chain of “{ $chain }”.
   *[no] { $player } lays a card face down beside the chain of “{ $chain }”.
}
event-swapped = { $seen ->
    [yes] { $player } swaps “{ $back }” beside the chain of “{ $chain }” for “{ $card }”.
   *[no] { $player } swaps the card face down beside the chain of “{ $chain }” for another.
}
event-used = { $player } turns over “{ $card }”, which lay beside the chain of “{ $chain }”.

event-attacked = { $player } turns over “{ $card }” beside the chain of “{ $chain }” and attacks { $target }’s chain of “{ $target_chain }”. At stake: { $cards }.
event-defended = { $player } turns over “{ $card }” beside the chain of “{ $chain }”. It saves up to { said-vases }.
event-undefended = { $player } does not defend.
event-destroyed = { $player }’s chain of “{ $chain }” loses { $cards }.
event-held = { $player }’s chain of “{ $chain }” loses nothing.

event-played = { $player } plays “{ $card }”: { said-cards } to draw, as many to discard.
event-deck_short = { $number ->
    [0] No card is left for { $player } to draw, where there should be { $wanted }.
    [one] Only { $number } card is left for { $player } to draw, where there should be { $wanted }.
   *[other] Only { $number } cards are left for { $player } to draw, where there should be { $wanted }.
}
event-blocked = { $player } lays “{ $card }” beside { $target }’s chain of “{ $chain }”. { $target } will skip a turn.
event-skipped = { $player } is blocked and skips this turn.
event-robbing = { $player } plays “{ $card }” and reaches for { $cards } in { $target }’s chain of “{ $target_chain }”.
event-stolen = { $player } steals “{ $card }” from { $target }’s chain of “{ $target_chain }” and adds it to the chain of “{ $chain }”.

event-closed = { $rule ->
    [complete] { $player } has { $number } complete chains and closes the challenge.
    [exhausted] No Diorama is left in the deck and in the discard. The challenge is over.
   *[rounds] Everybody has had so many turns that the challenge ends here.
}
event-magic = { $rule ->
    [leader] { $player }’s leader “{ $chain }” has a magical protected chain: { said-spheres } more.
   *[magic] { $player }’s chain of “{ $chain }” is magical and protected: { said-spheres } more.
}
event-hostile = { $player } still holds { $cards }. Hostile spheres, which are taken off: { $number }.
event-scored = { $player } has { $table } on the table{ $magic ->
    [0] {""}
   *[other] {" "}and { $magic } for magical chains
}{ $hostile ->
    [0] {""}
   *[other] , less { $hostile } hostile
}: { $number } for this challenge, { $total } in all.
event-tied = { $players } are level with { $total } spheres. There is another challenge.
event-won = { $player } has { $total } of the { $spheres } spheres needed and wins.

over = { $player } has won.

## ask-QUESTION: what a player is asked

ask-leader = { $player }, who is your leader?
ask-turn = { $turned ->
    [yes] { $player }, do you take a card, or turn over one that lies face down?
   *[no] { $player }, which card do you take?
}
ask-action = { $player }, what do you do with your cards?
ask-discard = { $number ->
    [one] { $player }, which card do you discard last?
   *[other] { $player }, which card do you discard? You have { $number } to discard.
}
ask-defence = { $theft ->
    [yes] { $player }, { $by } plays “{ $card }” and reaches for { $cards } in your chain of “{ $chain }”.
   *[no] { $player }, { $by } attacks your chain of “{ $chain }” with “{ $card }”. You would lose { $cards }.
} { $turned ->
    [yes] Do you defend it?
   *[no] You have no protection face down, so you cannot defend it.
}

## draw-DECK: what chance has to decide

draw-deck = A card is drawn from the deck.
draw-leaders = A leader card is drawn.

## do-VERB: an answer, as a button says it

do-draw = Draw a card
do-take = Take the top of the discard
do-discard = Discard “{ $card }”
do-begin = Begin a chain with “{ $card }”
do-place = Add “{ $card }” to “{ $chain }”
do-activate = Lay “{ $card }” face down beside “{ $chain }”
do-swap = Swap the card face down beside “{ $chain }” for “{ $card }”
do-play-draw = Play “{ $card }” (draw { $number }, discard as many)
do-play-block = Play “{ $card }” on { $player }, beside “{ $target_chain }”
do-play-steal = Play “{ $card }”: the last vase of { $player }’s “{ $target_chain }” for your “{ $chain }”
do-use = Turn over “{ $card }” beside “{ $chain }” and add it to “{ $target_chain }”
do-attack = Turn over “{ $card }” beside “{ $chain }” and attack { $player }’s “{ $target_chain }” (up to { said-vases })
do-protect = Turn over “{ $card }” beside “{ $chain }” (saves up to { said-vases })
do-pass = Let it happen
do-lead = Choose “{ $card }”

## why-CODE: why an answer is refused. $ways are possible answers.

said-ways = { $ways ->
    [none] {""}
   *[other] {" "}Possible: { $ways }.
}
said-family = { $family ->
    [characters] a character
    [dioramas] a Diorama
    [events] an event
    [protections] a protection
   *[actions] an action
}

# Setup
why-leader-first = You choose your leader first. These are free: { $cards }.
why-leader-taken = “{ $card }” is { $target }’s leader already. These are free: { $cards }.
why-no-leader = { $found ->
    [none] You must say whom you choose.
   *[other] There is no leader card “{ $found }”.
} These are free: { $cards }.
why-leaders-known = The leaders are known for the whole game.

# The turn
why-draw-first = Your turn begins with a card. Draw one, or take the top of the discard, or turn over one that lies face down instead.
why-drawn-already = You have taken a card in this turn already.
why-no-passing = Nobody may pass. If you want to do nothing else, discard a card.
why-one-word = “{ $found }” is more than is needed.{ said-ways }
why-not-in-hand = { $card ->
    [none] { $found ->
        [none] You must say which card.
       *[other] You have no card “{ $found }” in hand.
    }
   *[other] You have no “{ $card }” in hand.
}
why-discard-now = You discard a card now.
why-discard-what = “{ $found }” is not one card. You discard one card at a time.
why-discard-again = You took “{ $card }” from the discard in this turn. It may not go back there at once.
why-deck-empty = No card can be drawn: the deck is empty, and the top of the discard stays where it is.
why-discard-empty = The discard is empty.
why-top-no-diorama = “{ $card }” lies on top of the discard. Only a Diorama may be taken from there.

# Chains
why-double = You have a chain of “{ $card }” already. There may be no second one.
why-begins-alone = “{ $card }” is a character: it begins a chain of its own.{ said-ways }
why-not-laid = “{ $card }” is { said-family } and has no place in a chain.
why-place-where = { $ways ->
    [none] No chain of yours takes “{ $card }” now.
   *[other] To which of your chains do you add “{ $card }”?{ said-ways }
}
why-no-own-chain = You have no chain of “{ $chain }”.
why-chain-done = The chain of “{ $chain }” has its Totem. Nothing more is added to it.
why-totem-early = “{ $card }” can only be put on a complete chain. “{ $chain }” asks for { said-vases } first.
why-totem-only = The chain of “{ $chain }” is complete. Only a Totem can be added to it.
why-second-any = “{ $chain }” has a Diorama for any vase already. There may be only one in a chain.
why-other-vase = “{ $card }” does not fit: vase number { $number } of “{ $chain }” must be this one: { $vase }.

# Active cards
why-not-activated = “{ $card }” is { said-family }. Only Dioramas, events and protections can be activated.
why-no-chain-yet = You have no chain beside which a card could lie.
why-activate-where = { $ways ->
    [none] There is no chain of yours where that is possible.
   *[other] Beside which chain?{ said-ways }
}
why-has-active = A card lies face down beside the chain of “{ $chain }” already. There may be only one.
why-nothing-to-swap = No card lies face down beside the chain of “{ $chain }”.
why-swapped-already = You have swapped a card in this turn already.
why-swapped-no-action = After a swap no action may be played in the same turn.
why-drawn-no-active = Whoever has taken a card cannot turn over an active one in the same turn.
why-turn-what = { $cards ->
    [none] You have no active card.
   *[other] Say which active card, and beside which chain it lies. You have { $cards }.
}
why-no-active = No card lies face down beside your chain of “{ $chain }”.
why-other-active = Another card lies face down beside your chain of “{ $chain }”: “{ $card }”.
why-cannot-turn = { $family ->
    [events] “{ $card }” is an event: it attacks, and does nothing else.
    [protections] “{ $card }” is a protection: it is turned over when you are attacked.
   *[other] “{ $card }” is { said-family }: it continues your own chains, and does nothing else.
}
why-use-where = { $ways ->
    [none] No chain of yours takes “{ $card }” now.
   *[other] To which of your chains do you add “{ $card }”?{ said-ways }
}
why-same-chain = “{ $card }” can only continue the chain beside which it lies, that of “{ $chain }”.

# Attack and protection
why-own-target = That is you. It must be a chain of another player.
why-no-target = { $ways ->
    [none] There is no chain that it could attack.
   *[other] Say whose chain it attacks, and which.{ said-ways }
}
why-target-protected = { $target }’s chain of “{ $chain }” has a Totem. It is safe from “{ $card }”.
why-target-empty = { $target }’s “{ $chain }” has no vase that “{ $card }” could take.
why-target-short = “{ $card }” is for { said-vases } or more. { $target }’s chain of “{ $chain }” has fewer.
why-not-attacked = Protections are only for when you are attacked.
why-defend-or-pass = You are attacked. Turn over a protection, or let it happen.{ said-ways }
why-protect-from-hand = “{ $card }” is in your hand. Only a protection that lies active beside a chain can be used.

# Actions
why-no-action = “{ $card }” is { said-family }. Only actions are played.
why-play-how = This is how “{ $card }” can be played now.{ said-ways }
why-no-way = There is nobody on whom “{ $card }” could be played now.
why-no-chains = { $target } has no chain.
why-blocked-already = { $target } is to skip a turn already.
why-stolen-nowhere = No chain of yours takes “{ $card }” now, so it cannot be stolen.
