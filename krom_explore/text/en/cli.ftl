### The command line and the game in the terminal.

cli-about = Krom Explore: play against bots, look rules up, and ask what the dice will do.
cli-play = Play in the terminal. The first player is you, the others are bots.
cli-players = who sits at the table, you first (default: as many as usually play)
cli-seed = a number or a word that decides all dice and draws (default: 0)
cli-play-seed = a number or a word that decides all dice and draws (default: another one each time)
cli-game-number = Game { $seed }. The same dice again: --seed { $seed }
cli-scenario = start from a position in a TOML or JSON file
cli-load = go on with a game saved with “save FILE”
cli-rules = play with a box of your own (TOML)
cli-ruling = rule an open question otherwise
cli-against = how well the bots play (default: normal)
cli-rehearse = ask for every roll and draw instead of taking it from the seed
cli-lang = the language of the sentences (default: en)
cli-odds = exact odds
cli-box = The rules in words, and the box of the game as a file.
cli-rule = one rule, or all that begin with this
cli-template = print the bundled box as a commented file, to change it
cli-check = say what is wrong with a box of your own
cli-checked = { $n ->
    [0] This box can be used.
    [one] One thing is wrong.
   *[other] { $n } things are wrong.
}
cli-game = the game that is meant (default: the first)
bad-no-rule = No rule has this name.

play-welcome = You are { $player }. Type the number of what you want to do, or “help”.
play-help =
    A number          choose that option (its short form works too)
    why N             why line N happened: the rule behind it
    why not ANSWER    what forbids an answer
    board             what is on the table, and in your hand
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
play-save-failed = { $why ->
    [missing] { $file } could not be written: there is no such folder.
    [folder] { $file } could not be written: it is a folder.
    [denied] { $file } could not be written: that is not allowed there.
    [full] { $file } could not be written: there is no room left.
   *[other] { $file } could not be written.
}
bad-name-option = This must be NAME=OPTION.
bad-utf-8 = This must be a text file in UTF-8.
cli-strength = Let bots of every level play against the level below, and count who wins.
cli-strength-games = how many games each two levels play (default: 100)
cli-strength-players = how many sit at the table (default: 2)
cli-handout = Something to print, as one HTML file: a worksheet, its answer key, the rules on one page, an odds card, a teacher’s sheet.
cli-handout-name = what is printed: “rules”, a chapter, “odds-CHAPTER”, an activity, or “teacher-ACTIVITY”
cli-handout-seed = the number that the questions are made from (default: 0)
cli-handout-answers = the answer key instead of the worksheet
cli-handout-pupils = so many different worksheets, one after the other, with seeds counted on from the first (default: 1)
cli-handout-paper = the size of the paper (default: the printer’s own)
cli-handout-url = the address of the app, so that the codes on paper lead there
cli-handout-output = write to this file
cli-handout-written = Written to { $file }. Open it in a browser and print it.
cli-handout-no-code = There is no QR code on it: that needs the address under which phones find the app. For one, add for example --url http://192.168.1.20:8866/
