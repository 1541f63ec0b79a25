# The kernel: what was expected of input from outside, and what the table itself refuses.

## bad-CODE: what is wrong, for a person. It stands beside its field, or after the path of the field and a colon.
## Where nothing was found, $found is “none”.

# Values

bad-whole-number = { $found ->
    [none] Nothing is here. It must be a whole number.
   *[other] This must be a whole number, not { $found }.
}
bad-word = { $found ->
    [none] Nothing is here. It must be a text.
   *[other] This must be a text, not { $found }.
}
bad-yes-no = { $found ->
    [none] Nothing is here. It must be true or false.
   *[other] This must be true or false, not { $found }.
}
bad-list = { $found ->
    [none] Nothing is here. It must be a list.
   *[other] This must be a list, not { $found }.
}
bad-table = { $found ->
    [none] Nothing is here. It must be a table of named fields.
   *[other] This must be a table of named fields, not { $found }.
}
bad-range = { $found ->
    [none] Nothing is here. It must be a whole number from { $least } to { $most }.
   *[other] This must be a whole number from { $least } to { $most }, not { $found }.
}
bad-at-least = This must be a whole number of at least { $least }, not { $found }.
bad-game-table = This must be a table, such as Table.new(...) or Table.scenario(...) makes, not { $found }.
bad-ruleset = This must be a Ruleset of { $game }, such as Ruleset.load(...) gives, not { $found }.
bad-setting = This must be a range such as (1, 6), a list of choices, or a value to start with, not { $found }.
bad-one-of = { $found ->
    [none] Nothing is here. It must be one of these: { $names }.
   *[other] This must be one of these, not { $found }: { $names }.
}
bad-exactly = The names here must be exactly these: { $names }.
bad-length = This must have { $wanted ->
    [one] { $wanted } entry
   *[other] { $wanted } entries
}, not { $found }.
bad-missing = This is missing.
bad-unknown-field = Nothing has this name here. The names are: { $known }.
bad-unknown-field-near = Nothing has this name here. Did you mean “{ $near }”? The names are: { $known }.
bad-at-most-entries = There may be at most { $most ->
    [one] { $most } entry
   *[other] { $most } entries
} here, not { $found }.
bad-rising = Each price must be at least as high as the one before it.
bad-plain-data = This must be plain data: tables, lists, texts, numbers, true and false.
bad-date = This must be a date such as 2026-11-17, not { $found }.
bad-seed = This must be a whole number, or a text of at most 100 characters.
bad-file = { $why ->
    [missing] There is no such file.
    [folder] This is a folder, not a file.
    [denied] This file may not be read.
   *[other] This file cannot be read.
}
bad-toml-line = { $why ->
    [twice] This cannot be read as TOML: a name that is there already is given again in line { $line } or before it.
   *[other] This cannot be read as TOML: something is wrong in line { $line }, or was not closed before it.
}
bad-toml-deep = This cannot be read as TOML: its lists or tables lie too deep in each other.
bad-deep = Tables and lists lie too deep in each other here. At most { $most } may.
bad-many = There is too much here. At most { $most } names, texts and numbers are read in all.
bad-text-long = This text is too long: it has { $found } letters, and there may be at most { $most }.
bad-not-a-text = This text has half of a sign in it, which nothing can write.
bad-answer = “{ $found }” is not an answer to anything that this game asks.
bad-file-name = This is not the name of a file.
bad-large-file = This file is too long: at most { $most } bytes are read.
bad-large = This is too long: it has { $found } bytes, and at most { $most } are read.
bad-number-large = This number is too large. At most { $most } is possible.

bad-scenario-text = { $why ->
    [deep] This position cannot be read: its lists or tables lie too deep in each other.
    [twice] This position cannot be read: a name that is there already is given again in line { $line } or before it.
   *[other] This position cannot be read, neither as TOML nor as JSON: something is wrong in line { $line }, or was not closed before it.
}
bad-nothing-to-print = There is nothing to print on this page.

# Records of games

bad-record-text = This is not the text of a saved game.
bad-record-large = This is too long for a saved game, which has at most { $most } characters.
bad-record-json = This is not a saved game: it is not JSON, or not a table of named fields.
bad-record-link = This link is damaged: something in it is missing or was changed.
bad-record-format = This saved game has the format { $found }. Only format { $wanted } can be read.
bad-record-game = This is a saved game of “{ $found }”, not of “{ $wanted }”.
bad-record-rules = A saved game must have a table here that says which rules were played.
bad-record-start = A saved game must have a table here that says how the game started.
bad-record-tape = A saved game must have a list here of what was answered, rolled and drawn.
bad-record-hash = A saved game must have the hash of its rules here, as a text.
bad-record-parts = A saved game must have a table here with a hash for each section of its rules.
bad-record-changes = A saved game must have a table here of the changes to the bundled box.
bad-other-rules = { $differ ->
    [none] This game was made with another box, or with another version of the app, and nothing in it says what differs. It cannot be opened here, but it is not lost: keep its link or download it, and open it with the box and the version that it was made with. (Its rules are { $found }, those here { $here }.)
   *[other] This game was played under the rules { $found }, but the rules here are { $here }. What differs: { $differ }.
}
bad-tape-long = A game may have at most { $most } answers, rolls and draws, not { $found }.
bad-tape-line = Every line of a game must be a text.
bad-tape-roll = Dice are written as in “roll 6 3 2” or “roll 4,5 2”, not as in “{ $found }”.
bad-tape-refused = “{ $line }” cannot be played here. { $why }

# Exact enumeration

bad-event-kind = { $found ->
    [none] Nothing is here. It must be a kind of event: { $known }.
   *[other] There is no kind of event “{ $found }”. The kinds are: { $known }.
}
bad-branches = Chance could go in { $branches } ways or more from here. At most { $limit } are counted.
bad-no-end = Nobody has won after { $turns ->
    [one] a turn
   *[other] { $turns } turns
}: these bots, with this box, may play for ever.

## why-CODE: what the table itself refuses

why-over = The game is over: { $winner } has won.
why-chance-first = The dice or a card come first: nobody is asked anything now.
why-no-chance = Nothing is rolled or drawn now: a player is asked.
why-card-told = “{ $found }” is not among the cards that can come from the { $deck } now.
why-dice-told = These dice do not fit: “{ $found }”. Wanted, by name and number of dice: { $wanted }, with faces from 1 to { $sides }.
why-table-full = This game has had { $most } answers, rolls and draws. There is room for no more; some can be taken back.
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
rule-table-room = A table keeps every answer, roll and draw, so that each can be taken back. It has room for many more than a game needs, but not for a game without end.
rule-table-answers = A question has a fixed list of legal answers, each with a short text. Anything else is refused with the reason, and nothing changes.

title-table-chance = Dice and cards come first
title-table-over = After the end of the game
title-table-undo = Taking back
title-table-room = How long a game can be
title-table-answers = What can be answered

reason-table-chance = This is about our table and not about the game: it keeps what happens in order.
reason-table-over = This is about our table and not about the game: a game that is won is over.
reason-table-undo = This is about our table and not about the game: here one may try things out.
reason-table-room = This is about our table and not about the game: it bounds what a server has to keep.
reason-table-answers = This is about our table and not about the game: it says what can be typed.

untried-room = To see this at work, one would have to play thousands of moves.

awaited-elsewhere = Somebody else is asked.
bad-unknown-ruling = There is no ruling “{ $found }”.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean “{ $near }”?
}
