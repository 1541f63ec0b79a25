### Tribù: what was expected of a box of one’s own, and of players and positions.

# A box of one’s own

bad-card-id = { $near ->
    [none] An id must be of small letters, digits and underscores. What people read belongs in its names.
   *[other] An id must be of small letters, digits and underscores, such as “{ $near }”. What people read belongs in its names: names = {"{"} en = "{ $found }" {"}"}.
}
bad-card-name = A name must have from 1 to { $most } letters or signs that can be seen.
bad-card-twice = Another card has this id already.
bad-no-vases = A character must ask for at least one vase.
bad-diorama-kind = A Diorama must have exactly one of these: a vase, any = true, or totem = true. This one has: { $found }.
bad-action-effect = An action must have exactly one of these: a number of cards to draw, block = true, or steal = true. This one has: { $found }.
bad-players-leaders = There are { $most } characters with a leader card in the box, so from { $least } to { $most } can play, not { $found }.
bad-chains-players = There must be one number of chains for each number of players from { $least } to { $most }: { $wanted ->
    [one] { $wanted } entry
   *[other] { $wanted } entries
}, not { $found }.
bad-chains-characters = There are only { $most ->
    [one] { $most } character
   *[other] { $most } characters
} in the box, and nobody may have one twice. So nobody can complete { $found } chains.
bad-deck-small = The deck must have at least { $wanted } cards for these hands, but it has { $found }.
bad-deck-large = The deck may have at most { $most } cards, but it has { $found }.
bad-no-dioramas = The box has no Diorama that shows a vase, so that no chain could ever grow.
bad-no-spheres = No character and no Diorama of the box has a sphere, so that nobody could ever have { $goal }.

# Players and positions

bad-list-of-names = This must be a list of names.
bad-how-many-players = There must be from { $least } to { $most } players, not { $found }.
bad-player-name = { $found ->
    [none] A name is missing here. It must have from 1 to { $most } letters or signs that can be seen.
   *[other] The name of a player must have from 1 to { $most } letters or signs that can be seen, with single blanks between its words, not “{ $found }”.
}
bad-player-twice = Somebody is called “{ $name }” already, perhaps with other capitals.
bad-unknown-card = There is no card “{ $found }” that could be here.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean “{ $near }”?
}
bad-other-family = “{ $card }” cannot be here: { $family ->
    [characters] this must be a character
    [dioramas] this must be a Diorama
   *[actions] this must be an action
}.
bad-too-many-copies = { $copies ->
    [0] There is no card “{ $card }” in this box.
    [one] There is only { $copies } card “{ $card }”, and it is used already.
   *[other] There are only { $copies } cards “{ $card }”, and all of them are used already.
}
bad-at-most-cards = There may be at most { $most ->
    [one] { $most } card
   *[other] { $most } cards
} here, not { $found }.
bad-leader-twice = “{ $card }” is the leader of { $name } already.
bad-chain-twice = There is a chain of “{ $card }” already. Nobody may have two of the same character.
bad-vase-order = “{ $card }” cannot be vase number { $number } of “{ $character }”. It must be one of these: { $names }.
bad-vase-too-many = “{ $card }” asks for { $most ->
    [one] { $most } vase
   *[other] { $most } vases
} and takes no more.
bad-vase-any-twice = There may be only one Diorama for any vase in a chain, so there is no room for this “{ $card }”.
bad-totem-no-vase = “{ $card }” is a Totem and stands in no vase’s place. It belongs in the field totem.
bad-totem-needs = A Totem needs a complete chain: { $wanted ->
    [one] { $wanted } vase
   *[other] { $wanted } vases
}, not { $found }.
bad-not-active = “{ $card }” cannot be active: only Dioramas, events and protections can.
bad-no-block = “{ $card }” is not an action that blocks.
bad-one-block = Nobody has to skip more than one turn as long as the ruling second_block says “refused”, not { $found }.
bad-deck-short = { $missing ->
    [one] { $missing } card is missing in this hand
   *[other] { $missing } cards are missing in this hand
}, but the deck has only { $found } left to deal.
bad-already-closed = { $found } complete chains would have closed the challenge already: { $needed } do.
bad-already-exhausted = No Diorama is left in the deck and in the discard, so the challenge would be over already.
