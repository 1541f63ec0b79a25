# The kernel: what was expected of input from outside, and what the table itself refuses.

## bad-CODE: what was expected. The path of the field is put before it.

# Values

bad-whole-number = expected a whole number, found { $found }
bad-word = expected a text, found { $found }
bad-yes-no = expected true or false, found { $found }
bad-list = expected a list, found { $found }
bad-table = expected a table of named fields, found { $found }
bad-kind = expected { $kind ->
    [list] a list
    [dict] a table of named fields
   *[other] something of the kind “{ $kind }”
}
bad-range = expected a whole number from { $least } to { $most }, found { $found }
bad-at-least = expected a whole number of at least { $least }, found { $found }
bad-one-of = expected one of these: { $names }; found { $found }
bad-exactly = expected exactly these names: { $names }
bad-length = expected { $wanted ->
    [one] { $wanted } entry
   *[other] { $wanted } entries
}, found { $found }
bad-missing = expected this field, but it is not there
bad-unknown-field = expected one of these fields: { $known }
bad-rising = expected prices that do not fall
bad-plain-data = expected plain data: tables, lists, texts, numbers, true and false
bad-seed = expected a whole number or a text of at most 100 characters
bad-file = expected a file that can be read ({ $why })
bad-toml = expected a TOML file ({ $why })

# Records of games

bad-record-text = expected the text of a saved game
bad-record-large = expected a saved game of at most { $most } characters
bad-record-json = expected a saved game as JSON
bad-record-link = expected the whole link of a game, with nothing cut off
bad-record-format = expected a record of format { $wanted }, found { $found }
bad-record-game = expected a record of the game “{ $wanted }”, found “{ $found }”
bad-record-rules = expected a table that says which rules were played
bad-record-start = expected a table that says how the game started
bad-record-tape = expected a list of what was answered, rolled and drawn
bad-record-hash = expected the hash of the rules as a text
bad-record-parts = expected a table with a hash for each section of the rules
bad-record-changes = expected a table of changes to the bundled box
bad-other-rules = expected a game played under the rules { $here }, but it was played under { $found }; what differs: { $differ }
bad-tape-line = expected a line of text
bad-tape-roll = expected dice as in “roll 6 3 2” or “roll 4,5 2”, found “{ $found }”
bad-tape-refused = expected a legal line, found “{ $line }”: { $why }

# Exact enumeration

bad-event-kind = expected a kind of event, found “{ $found }”; the kinds are { $known }
bad-branches = expected at most { $limit } ways for chance to go, found { $branches } and stopped counting

# A box of one’s own

bad-goods = expected goods with an amount of at least 1, from these: { $names }; found { $found }
bad-effect = expected exactly one kind of effect: dice, plus, counter, gain, lose, steal, pay with gain, or give with take; found { $found }
bad-unknown-ruling = expected the name of a ruling, found “{ $found }”; the nearest is “{ $near }”
bad-one-word = expected a name of one word, of letters and digits only, and not “Kromosaurus”
bad-weights-distinct = expected a different weight for every character and for the Kromosaurus
bad-card-id = expected a card id of small letters, digits and underscores
bad-card-twice = expected a card id that no other deck uses
bad-deck-small = expected a deck of at least { $wanted ->
    [one] { $wanted } card
   *[other] { $wanted } cards
}, found { $found }

# Players and positions

bad-list-of-characters = expected a list of characters from these: { $names }
bad-character-twice = expected a character that nobody else plays, but { $name } is taken
bad-how-many-players = expected from { $least } to { $most } players, found { $found }
bad-scenario-text = expected a position as TOML or JSON text ({ $why })
bad-stunned-at-0 = expected “stunned” to be true at 0 life and only there; the life is { $life }
bad-at-most-cards = expected at most { $most ->
    [one] { $most } card
   *[other] { $most } cards
}, found { $found }
bad-unknown-card = expected a card of the deck “{ $deck }”, found “{ $found }”{ $near ->
    [none] {""}
   *[other] {" "}(did you mean “{ $near }”?)
}
bad-too-many-copies = expected no more of “{ $card }” than the deck has, which is { $copies }
bad-one-trophy = expected one holder of the trophy, but { $name } has it already
bad-trophy-alive = expected no trophy while the Kromosaurus is in play
bad-already-won = expected fewer points than the { $target } that win the game
bad-over-supply = expected no more tokens of a kind than the { $box } in the box, found { $found }

## why-CODE: what the table itself refuses

why-over = The game is over: { $winner } has won.
why-chance-first = The dice or a card come first: nobody is asked anything now.
why-no-chance = Nothing is rolled or drawn now: a player is asked.
why-card-told = “{ $found }” is not among the cards that can come from the { $deck } now.
why-dice-told = These dice do not fit: “{ $found }”. Wanted, by name and number of dice: { $wanted }, with faces from 1 to { $sides }.
why-nothing-to-undo = There is nothing to take back: this is the start.
why-nothing-to-redo = There is nothing to play again: nothing was taken back.
why-not-understood = { $found ->
    [none] The answer is empty.
   *[other] “{ $found }” is not an answer that the game knows.
}
why-only-these = { $found ->
    [none] The answer is empty.
   *[other] “{ $found }” is not possible here.
} Possible answers: { $ways }.

## rule-table-RULE: how the table works, whatever the game

rule-table-chance = When dice or a card are due, they come before anything else. The table rolls and draws from its seed, or you tell it what came up, and only what can really come up is accepted.
rule-table-over = When somebody has won, nothing more is asked, rolled or drawn.
rule-table-undo = Every answer, roll and draw can be taken back and played again, one after the other. The same game always gives the same dice.
rule-table-answers = A question has a fixed list of legal answers, each with a short text. Anything else is refused with the reason, and nothing changes.
