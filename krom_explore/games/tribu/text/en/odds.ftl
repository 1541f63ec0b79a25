### Odds: the answers, how they come about, what cannot be asked, and the words of the terminal.

## Names

odds-family-characters = any character
odds-family-dioramas = any Diorama
odds-family-events = any event
odds-family-protections = any protection
odds-family-actions = any action
odds-colour-any = any colour
odds-colour-red = red
odds-colour-blue = blue
odds-colour-one = one colour
odds-totem = Totem
odds-anybody = any character
odds-a-character = a character
odds-nothing-attack = no attack
odds-nothing-defence = no protection
odds-share = { $sure ->
    [yes] { $what }
   *[no] { $what } { $share }
}

said-draws-more = { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
}
said-cards-more = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}

## Answers

odds-next-card = The next card is { $family } { $chance_often }, more often than anything else. { $pile ->
    [one] Only one card can come.
   *[other] Each of { $pile } cards is as likely as any other.
}
odds-draws = Among { $draws ->
    [one] one card
   *[other] { $draws } cards
} there is { $kind ->
    [family] { $want }
   *[card] at least one “{ $want }”
} { $chance_often }. On average there are { $mean_about }.
odds-wait = { odds-said-slot } comes within { said-draws-more } { $chance_often }. On average it takes { $mean_about } draws.
odds-wait-never = { odds-said-slot } cannot come any more: all cards that fit have been seen.
odds-said-slot = A card for place { $vase } of “{ $character }” ({ $place }{ $colour ->
    [any] {""}
    [red] , { odds-colour-red }
   *[blue] , { odds-colour-blue }
})
odds-lonely = { $leader ->
    [yes] “{ $character }” finds its first vase with the next draw { $chance_often }. As the leader’s it is never lost.
   *[no] “{ $character }” finds its first vase with the next draw { $chance_often }. Otherwise it is lost: { $lost_often }.
}
odds-lonely-held = “{ $character }” is safe: you hold { $cards } and can add it in your next turn.
odds-opening = { $held ->
    [0] Among { said-cards-more }
   *[other] With your { $held } and { said-cards-more } more
} there is { $who } with the first vase { $pair_often }, and a whole chain { $chain_often }.
odds-face-down = It is a Diorama { $dioramas_often }, an event { $events_often } and a protection { $protections_often }.
odds-attack = “{ $card }” takes { $takes ->
    [one] its vase
   *[other] { $takes } vases
} { $chance_often }. On average { $mean_about } are lost.
odds-standoff = { $pure ->
    [yes] Nobody needs to mix here. The attacker: { $attacker }. The defender: { $defender }.
   *[no] The attacker mixes { $attacker }, the defender { $defender }.
} Played best on both sides, the attacker is { $value_about } ahead on average.
odds-hostile = { $known ->
    [0] {""}
   *[other] With what is known, { $base } of them,{" "}
}this comes to { $mean_about } hostile spheres on average. There are some { $some_often }.
odds-colour = { $totem ->
    [yes] All of “{ $character }” with its Totem takes
   *[no] All vases of “{ $character }” take
} { $plain_about } draws on average in any colours, { $magical_about } in one colour. { $best ->
    [one] With a turn worth { $turn_about } it pays to wait { $extra_about } draws more for { $reward } spheres.
   *[any] With a turn worth { $turn_about } it does not pay to wait { $extra_about } draws more for { $reward } spheres.
}
odds-colour-never = The chain of “{ $character }” cannot be of one colour any more. In any colours it takes { $plain_about } draws on average.
odds-colour-no-chain = The chain of “{ $character }” cannot be completed any more: too many of its cards have been seen.

## What can happen

odds-row-card = { $card }
odds-row-dioramas = Diorama
odds-row-found = { $found ->
    [0] None of them
    [one] { $found } card
   *[other] { $found } cards
}
odds-row-within = Within { said-draws-more }
odds-row-later = Later
odds-row-never = Never
odds-row-saved = { $character } finds its first vase
odds-row-lost = { $character } is lost
odds-row-stays-alone = { $character } stays alone
odds-row-begun = { $vases ->
    [one] A character and its first vase
   *[other] A character and its first { $vases } vases
}
odds-row-whole-chain = A whole chain
odds-row-vases-lost = { $number ->
    [0] No vase is lost
    [one] { $number } vase is lost
   *[other] { $number } vases are lost
}
odds-row-attack = Attacker: { $card }
odds-row-attack-nothing = Attacker: no attack
odds-row-defence = Defender: { $card }
odds-row-defence-nothing = Defender: no protection
odds-row-spheres = { $low ->
    [one] { $low } sphere
   *[other] { $low } spheres
}
odds-row-band = { $low } to { $high } spheres
odds-row-any-colours = Complete within { said-draws-more }, in any colours
odds-row-one-colour = Complete within { said-draws-more }, in one colour

## Above a chart

odds-title-next-card = Which card comes next?
odds-title-draws = How many of { $draws ->
    [one] one card
   *[other] { $draws } cards
} are { $kind ->
    [family] { $want }?
   *[card] “{ $want }”?
}
odds-title-wait = { $character }, place { $vase } ({ $place }): how long is the wait?
odds-title-lonely = { $character } is laid alone: is it lost?
odds-title-opening = { $cards ->
    [one] What does one card begin?
   *[other] What do { $cards } cards begin?
}
odds-title-face-down = What lies face down?
odds-title-attack = { $card } against { $hidden ->
    [0] no card
    [one] { $hidden } card
   *[other] { $hidden } cards
} face down
odds-title-standoff = Attack against protection
odds-title-hostile = How many hostile spheres?
odds-title-colour = { $character }: one colour, or any?

## What is set

odds-field-seen = Cards you can see elsewhere (by name, a comma between two)
odds-field-hand = Your hand (empty: nothing in it fits)
odds-field-held = Cards you have already
odds-field-known = Cards of it that you know
odds-field-laid = Vases it has already, in order
odds-field-want = Wanted
odds-field-draws = Draws
odds-field-cards = Cards
odds-field-unknown = Cards in the hand that you do not know
odds-field-character = Character
odds-field-vase = Place (after the last vase: the Totem)
odds-field-colour = Colour
odds-field-any_vase = A Diorama for any vase counts too
odds-field-leader = It is your leader’s
odds-field-totem = The Totem too
odds-field-turn = A turn is worth, in spheres
odds-field-card = Card
odds-field-vases = Vases of the chain
odds-field-hidden = Cards face down
odds-field-passes = Attacks that were let happen
odds-field-defends = Whoever can defend does so (%)
odds-field-waits = Turns without an attack
odds-field-attacks = Whoever can attack does so (%)
odds-field-worth = A vase is worth
odds-field-holds = The attacker may also lay nothing
odds-field-costs = What it costs to lay

## Pictures

odds-pic-families = Which family
odds-pic-axis-family = Family
odds-pic-later = later
odds-pic-wait = Which draw brings it
odds-pic-axis-draw = Draw
odds-pic-colours = Any colour, or one
odds-pic-colour = Colour
odds-pic-within = Within so many draws
odds-pic-opening = More cards, fewer cards
odds-pic-vases = What is there
odds-pic-cards = Cards
odds-pic-matrix = What the attacker is ahead by, and how often it comes
odds-pic-attacker = Attacker
odds-pic-defender = Defender
odds-pic-gain = { $gain }
odds-pic-lost = How many vases are lost
odds-pic-axis-vases = Vases
odds-pic-hostile = Every sum
odds-pic-axis-spheres = Hostile spheres
odds-pic-waits = How sure after so many draws

## How an answer comes about

odds-step-unseen = { $pile ->
    [one] One card can come: you have seen all others.
   *[other] { $pile } cards can come: all that you cannot see. Whether they lie in the deck or with somebody else, each is as likely as the other.
}
odds-step-card = { $card }: { $ways } of { $total } cards ({ $chance_percent }).
odds-step-family = Together, { $family } comes in { $ways } of { $total } cases ({ $chance_percent }).
odds-step-wanted = { $wanted } of { $pile } cards are wanted: { $kind ->
    [family] { $want }
   *[card] “{ $want }”
}.
odds-step-none-yet = Draw { $card }: { $others } of { $of } cards do not help. That none has come by then has the chance { $none_percent }.
odds-step-first-at = Draw { $draw }: { $helpers } of { $of } cards fit. None before it and then one that fits: { $none_percent } × { $helpers }/{ $of } = { $chance_percent }.
odds-step-some = So at least one comes with the chance { $some_percent }.
odds-step-helper = { $card }: { $copies ->
    [one] { $copies } is left.
   *[other] { $copies } are left.
}
odds-step-helpers = Together, { $helpers } of { $pile } cards fit.
odds-step-no-helper = No card that fits is left, so it never comes.
odds-step-within = So one comes within { said-draws-more } with the chance { $some_percent }.
odds-step-wait-mean = The { $helpers } cards that fit part the other ones into { $parts } stretches of the same length on average. So the first comes at draw ({ $pile } + 1) ÷ ({ $helpers } + 1) = { $mean } (about { $mean_about }).
odds-step-others-draw = Others draw in between. That changes nothing: what they take is any of the unseen cards, and so is what you get.
odds-step-lonely = { $ways } of { $total } cards help, so it is saved { $chance_often }.
odds-step-lonely-held = You hold { $cards }. In your next turn that goes beside “{ $character }”.
odds-step-lonely-leader = The leader’s character is never lost. It may wait for its vase as long as it likes.
odds-step-lonely-stake = It is lost { $lost_percent } and saved { $saved_percent } of the time. So a saved turn must be worth { $stake_about } times what the character costs you.
odds-step-lonely-more = Not counted: a vase on the discard when your turn comes, one that lies active, and a theft. They can only help.
odds-step-hands = { said-cards-more } of these can be drawn in { NUMBER($all) } ways.
odds-step-opening-how = { $any ->
    [yes] For every pattern of vases that are there we count the hands in which nobody is there whom it would serve. One card may stand for any vase.
   *[no] For every pattern of vases that are there we count the hands in which nobody is there whom it would serve.
}
odds-step-opening = { $vases ->
    [one] The first vase
    [0] Nothing
   *[other] The first { $vases } vases
}: { NUMBER($missing) } hands lack it, so { NUMBER($ways) } of { NUMBER($total) } have it ({ $chance_percent }).
odds-step-hidden = { $pile } cards of the box may lie face down. { $left } of them you have not seen.
odds-step-hidden-passes = Whoever can defend does so { $defends_percent } of the time. Attacks that were let happen: { $passes }.
odds-step-hidden-waits = Whoever can attack does so { $attacks_percent } of the time. Turns without an attack: { $waits }.
odds-step-hidden-case = { $name }: { $before } before. { $left } of { $copies } are unseen, and with what its owner did that makes { $seen }. Both: { $before } × { $seen } = { $both }.
odds-step-hidden-given-sum = Added up, what was seen and done has the chance { $evidence } ({ $evidence_percent }).
odds-step-hidden-given = Of these cases “{ $name }” has the share { $both } ÷ { $evidence } = { $after } ({ $after_percent }).
odds-step-raid = “{ $card }” takes { $takes ->
    [one] { $takes } vase
   *[other] { $takes } vases
} where nothing is saved.
odds-step-raid-hidden = { $hidden ->
    [0] No card lies face down there.
   *[other] { $protections } of the { $pile } cards that may lie there are protections. There are { NUMBER($all) } ways to lay { $hidden } of them.
}
odds-step-raid-best = The best card there saves { $saves } in { NUMBER($ways) } of { NUMBER($total) } ways ({ $chance_percent }). Lost then: { $lost }.
odds-step-raid-defends = But only { $defends_percent } of those who can defend do so.
odds-step-raid-lost = Vases lost: { $lost }, with the chance { $chance_percent }.
odds-step-raid-mean = On average that is { $mean_about }.
odds-step-standoff = What one gains the other loses: each vase counts { $worth }, and whoever has laid a card has paid for it.
odds-step-standoff-cell = { $attack } against { $defence }: vases lost { $lost }, the attacker is ahead by { $gain }.
odds-step-standoff-never-attack = The attacker has no reason for { $worse }: { $better } is never worse.
odds-step-standoff-never-defence = The defender has no reason for { $worse }: { $better } is never worse.
odds-step-standoff-defender = The defender mixes so that the attacker cannot do better: { $mix }.
odds-step-standoff-against-defender = Against that, { $attack } brings { $gain }{ $used ->
    [yes] .
   *[no] , and is left out.
}
odds-step-standoff-attacker = The attacker mixes so that the defender cannot do better: { $mix }.
odds-step-standoff-against-attacker = Against that, { $defence } costs { $gain }{ $used ->
    [yes] .
   *[no] , and is left out.
}
odds-step-standoff-also-attack = Just as good for the attacker: { $mix }.
odds-step-standoff-also-defence = Just as good for the defender: { $mix }.
odds-step-standoff-value = So the attacker is ahead by { $value } on average (about { $value_about }), and neither can change that alone.
odds-step-sphere-cards = { $spheres ->
    [0] No sphere
    [one] { $spheres } sphere
   *[other] { $spheres } spheres
}: { $ways } of { $total } cards.
odds-step-per-card = So an unseen card has { $mean_about } spheres on average.
odds-step-hostile-known = What is known of it has { $base } spheres.
odds-step-hostile-hidden = { $hidden ->
    [one] The card face down is neither a character nor an action.
   *[other] The { $hidden } cards face down are neither characters nor actions.
}
odds-step-hostile-band = From { $low } to { $high } spheres: { NUMBER($ways) } of { NUMBER($total) } ways ({ $chance_percent }).
odds-step-hostile-mean = On average that is { $mean_about }.
odds-step-colour-held = Each card that helps is thought to be kept until its place comes. A full hand may force you to part with one.
odds-step-colour-wait = { $colour }: complete after { $mean_about } draws on average, after { $half } or fewer half of the time, after { $nearly } or fewer nine times in ten. Within { said-draws-more }: { $within_percent }.
odds-step-colour-never = { $colour }: never.
odds-step-colour-extra = One colour takes { $extra_about } draws more on average and brings { $reward } spheres.
odds-step-colour-price = That pays as long as a turn is worth less than { $price_about } spheres.
odds-step-colour-gain = With a turn worth { $turn_about }, waiting brings { $gain_about } spheres on balance.

## What cannot be asked

bad-list-of-cards = This must be a list of cards, not { $found }.
bad-nothing-left = All cards have been seen, so none is left that could come.
bad-no-habit = Somebody must lay some card face down: not all of these may be 0.
bad-attack-short = “{ $card }” may not attack so short a chain as this box is ruled. It needs at least { $least ->
    [one] { $least } vase
   *[other] { $least } vases
}.
bad-no-attack = There must be at least one event with which this chain can be attacked.
bad-many-vases = This character asks for too many vases of one kind, or of too many kinds, to be counted: { $found }, and at most { $most } are.
bad-many-sums = So many cards come to too many sums to be counted.

## The terminal: what each question answers

odds-cli-next-card = Which card comes next?
odds-cli-ask-draws = How many of so many cards are of one kind?
odds-cli-wait = How long is the wait for a place in a chain?
odds-cli-lonely = Is a character lost that is laid alone?
odds-cli-opening = What do so many cards begin?
odds-cli-face-down = What may a card be that lies face down?
odds-cli-attack = How many vases does an attack destroy?
odds-cli-standoff = Attack against protection, when both mix
odds-cli-hostile = How many hostile spheres has a hand?
odds-cli-colour = Does it pay to wait for one colour?

# What may be typed

odds-cli-seen = cards that you can see elsewhere
odds-cli-hand = the cards in your hand (default: as many as a hand has, none of which fits)
odds-cli-held = cards that you have already
odds-cli-known = cards of the hand that you know
odds-cli-laid = the vases that the chain has already, in order
odds-cli-want = a card, or characters, dioramas, events, protections or actions
odds-cli-draws = so many draws
odds-cli-cards = so many cards
odds-cli-unknown = so many unknown cards in the hand
odds-cli-character = a character
odds-cli-vase = the number of the place; one more than there are vases for the Totem
odds-cli-no-any-vase = without the Diorama that stands for any vase
odds-cli-leader = it is the leader’s
odds-cli-no-totem = without the Totem
odds-cli-turn = what a turn is worth, in spheres (default: 1)
odds-cli-attacker = an event, or an action that steals
odds-cli-vases = the vases of the chain
odds-cli-hidden = so many cards face down
odds-cli-passes = attacks that its owner let happen
odds-cli-defends = whoever can defend does so in so many of 100
odds-cli-waits = turns in which its owner could have attacked
odds-cli-attacks = whoever can attack does so in so many of 100
odds-cli-habit = how much rather a family is laid face down
odds-cli-worth = what a vase is worth (default: 1)
odds-cli-cost = what it costs to lay a card
odds-cli-attacks-always = the attacker may not hold back

# Its tables

odds-table-family = Family
odds-table-card = Card
odds-table-found = So many of them
odds-table-within = Within so many draws
odds-table-wait-mean = Draws on average
odds-table-lonely = What becomes of it
odds-table-opening = With so many vases
odds-table-before = Before anything was seen
odds-table-after = Now
odds-table-vases-lost = Vases lost
odds-table-attacker = The attacker lays
odds-table-defender = The defender lays
odds-table-standoff-value = Ahead by
odds-table-spheres = Spheres
odds-table-spheres-mean = On average
odds-table-colour-mean = Draws on average
odds-table-colour-within = Within the draws asked for
odds-label-any = any colours
odds-label-one = one colour
odds-label-red = red
odds-label-blue = blue
odds-label-saved = saved
odds-label-lost = lost
odds-label-value = the attacker
odds-label-mean = in all
odds-label-per-card = an unseen card

## Beside a table

ui-odds-unseen = Counted as you see it: every card that you cannot see is as likely as any other.
ui-odds-defends = Counted as if whoever can defend does so, with the protection that saves most.

## What stands for something typed

typed-card = CARD
typed-character = CHARACTER
typed-colour = COLOUR
typed-family = FAMILY
typed-turn = WORTH
typed-want = WANTED
typed-worth = WORTH
