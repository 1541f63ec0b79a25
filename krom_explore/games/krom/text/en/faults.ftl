### Krom: what was expected of a box of one’s own, and of players and positions.

# A box of one’s own

bad-goods = { $found ->
    [none] Nothing is here. It must be goods with an amount of at least 1, from these: { $names }.
   *[other] This must be goods with an amount of at least 1, from these: { $names }. It is { $found }.
}
bad-effect = A card must have exactly one kind of effect: dice, plus, counter, gain, lose, steal, pay with gain, or give with take. This one has: { $found }.
bad-character-name = The name of a character must have from 1 to { $most } letters or signs that can be seen, with single blanks between its words.
bad-character-same = Another one has this name already, perhaps with other capitals.
bad-character-goods = An answer could not tell “{ $name }” from the name of a resource. Please choose another name.
bad-weights-distinct = { $first } and { $second } weigh the same, and somebody must win a tie. Change one of the two weights, or set the ruling equal_weights to “roll_off”.
bad-card-id = { $near ->
    [none] The id of a card must be of small letters, digits and underscores. What people read belongs in its names.
   *[other] The id of a card must be of small letters, digits and underscores, such as “{ $near }”. What people read belongs in its names: names = {"{"} en = "{ $found }" {"}"}.
}
bad-card-name = The name of a card must have from 1 to { $most } letters or signs that can be seen.
bad-target-high = { $players } players can share the { $points } points of all Evolutions without anybody reaching { $goal }, and then the game would never end. { $most ->
    [none] Give the Evolutions more points
   *[other] Set this to { $most } or less (the longer game comes on top), give the Evolutions more points
}, or set the ruling evolution_runs_out to “ends”.
bad-card-twice = Another deck has a card with this id already.
bad-deck-small = This deck must have at least { $wanted ->
    [one] { $wanted } card
   *[other] { $wanted } cards
}, but it has { $found }.
bad-deck-large = This deck may have at most { $wanted } cards, but it has { $found }.

# Players and positions

bad-list-of-characters = This must be a list of characters from these: { $names }.
bad-character-twice = { $name } plays already. Nobody else can be { $name }.
bad-how-many-players = There must be from { $least } to { $most } players, not { $found }.
bad-stunned-at-0 = A player is stunned at 0 life and only there. The life here is { $life }.
bad-at-most-cards = There is room for at most { $most ->
    [one] { $most } card
   *[other] { $most } cards
} here, not for { $found }.
bad-unknown-card = The deck “{ $deck }” has no card “{ $found }”.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean “{ $near }”?
}
bad-too-many-copies = { $copies ->
    [one] There is only { $copies } card “{ $card }”, and it is used already.
   *[other] There are only { $copies } cards “{ $card }”, and all of them are used already.
}
bad-one-trophy = There is only one trophy, and { $name } has it already.
bad-trophy-alive = Nobody has the trophy while the Kromosaurus is in play.
bad-already-won = These cards would have won the game already: { $target } points win.
bad-over-supply = There are only { $box } of these tokens in the box, but the players would have { $found }.
bad-players-characters = There are { $most } characters in the box, so from { $least } to { $most } can play, not { $found }.
bad-points-players = There must be one number of points for each number of players from { $least } to { $most }: { $wanted ->
    [one] { $wanted } entry
   *[other] { $wanted } entries
}, not { $found }.
