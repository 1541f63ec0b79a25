### The command line and the game in the terminal.

cli-about = Krom Explore: play Krom against bots, and ask what the dice will do.
cli-play = Play Krom in the terminal. The first character is yours, the others are bots.
cli-players = the characters at the table, yours first (default: the first three of the box)
cli-seed = a number or a word that decides all dice and draws (default: 0)
cli-scenario = start from a position in a TOML or JSON file
cli-load = go on with a game saved with “save FILE”
cli-rules = play with a box of your own (TOML)
cli-ruling = rule an open question otherwise, e.g. kromosaurus_tie=lightest
cli-kromosaurus = with the Kromosaurus
cli-glacial = on the glacial map
cli-longer = a longer game: more points to win
cli-rehearse = ask for every roll and draw instead of taking it from the seed
cli-lang = the language of the sentences (default: en)
cli-odds = exact odds: combat, hunt, forest, mountain, duel, meeting

play-welcome = You are { $player }. Type the number of what you want to do, or “help”.
play-help =
    A number          choose that option (its short form works too: “go forest”)
    why N             why line N happened: the rule behind it
    why not ANSWER    what forbids an answer, e.g. “why not go cave”
    board, hand       what is on the table, what is in your hand
    undo, redo        back to your last decision (dice included), and forth again
    save FILE         keep the game; go on later with: krom-explore play --load FILE
    link              the game as one short word
    quit              leave
play-rehearse = { $dice ->
    [True] Type the dice (6 3 2; several of one hand with commas: 4,5), or nothing for the seed's.
   *[other] Type the card, or nothing for the seed's.
}
play-why = Type “why” and the number of a line from 1 to { $most }, or “why not” and an answer.
play-legal = “{ $answer }” is allowed.
play-save-name = Type “save” and the name of a file.
play-saved = Saved as { $file }.
play-save-failed = { $file } could not be written: { $why }.
play-kromosaurus = Kromosaurus ({ $life } life)
play-mat = { $player } ({ $weight } kg): life { $life }, { $points } of { $target } points, Krom { $krom }, Wood { $wood }, Stone { $stone }, Bone { $bone }, Bonus cards { $cards }{ $stunned ->
    [yes] , stunned
   *[no] {""}
}{ $trophy ->
    [yes] , holds the trophy
   *[no] {""}
}
play-prey = Prey: { $cards }
play-evolutions = Evolutions: { $cards }
play-hand = Your hand: { $cards }
bad-name-option = This must be NAME=OPTION, for example kromosaurus_tie=lightest.
bad-utf-8 = This must be a text file in UTF-8.
