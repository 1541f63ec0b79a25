### Krom: what was expected of a box of one’s own, and of players and positions.

# A box of one’s own

bad-goods = { $found ->
    [none] Nothing is here. It must be goods with an amount of at least 1, from these: { $names }.
   *[other] This must be goods with an amount of at least 1, from these: { $names }. It is { $found }.
}
bad-effect = A card must have exactly one kind of effect: dice, plus, counter, gain, lose, steal, pay with gain, or give with take. This one has: { $found }.
bad-unknown-ruling = There is no ruling “{ $found }”. Did you mean “{ $near }”?
bad-one-word = This must be one word of letters and digits, and not “Kromosaurus”.
bad-weights-distinct = No two characters may weigh the same, nor may one weigh as much as the Kromosaurus.
bad-card-id = The id of a card must be of small letters, digits and underscores.
bad-card-twice = Another deck has a card with this id already.
bad-deck-small = This deck must have at least { $wanted ->
    [one] { $wanted } card
   *[other] { $wanted } cards
}, but it has { $found }.

# Players and positions

bad-list-of-characters = This must be a list of characters from these: { $names }.
bad-character-twice = { $name } plays already. Nobody else can be { $name }.
bad-how-many-players = There must be from { $least } to { $most } players, not { $found }.
bad-scenario-text = This position cannot be read, neither as TOML nor as JSON: { $why }.
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
