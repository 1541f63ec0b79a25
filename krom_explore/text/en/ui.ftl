### The app: what stands on buttons and around the table.

ui-trouble = Something went wrong here. Nothing is lost: the table is as it was.
ui-too-much = That would take too long to work out here. Nothing is lost: the table is as it was.
ui-other-page = Something went wrong on the page that you asked for. This is the nearest one that can be shown.
ui-board = The board
ui-turn = Turn { $turn }
ui-undo = Undo
ui-redo = Redo
ui-taken-back = Taken back: { $answer }
ui-taken-back-roll = Taken back: the roll
ui-taken-back-draw = Taken back: the card that was drawn
ui-taken-back-hidden = A choice has been taken back.
ui-why = Why?
ui-why-not = Why not?
ui-refused = Not possible now
ui-in-words = Choose from a list instead
ui-you-won = You have won.
ui-step-back = Back
ui-less = Less
ui-more = More
ui-chosen = { $number ->
    [one] { $players } has chosen.
   *[other] { $players } have chosen.
}
ui-rule = The rule
ui-back-to-now = Back to now
ui-log = What happened
ui-log-filter = Show
ui-log-all = everything
ui-look-back = Look back to this moment
ui-roll = Roll
ui-set-dice = Set the dice
ui-set-help = Choose what each die shows, to see what would happen.
ui-draw = Draw
ui-choose-card = Choose the card
ui-keep = Keep
ui-keep-help = Touch the dice that you keep.
ui-kept = kept
ui-reroll = Roll the others again
ui-reroll-all = Roll all { $dice } again
ui-stop = Stop and take the reward
ui-dice = Dice
ui-die = die
ui-tries = Try it
ui-search-rules = Search the rules
ui-search-example = Ask in your own words
ui-no-rule-found = No rule and no card has these words.
ui-word-unknown = { $n ->
    [one] Nothing has the word { $words }, so it was left out.
   *[other] Nothing has the words { $words }, so they were left out.
}
ui-found = Found, the best first
ui-near = Did you mean
ui-try-it = Try it
ui-rule-more = More about this rule
ui-rule-here = Here:
ui-rule-or = It could also be ruled so:
ui-rule-change = Rule it otherwise in My box
ui-rule-differ = The printed rulebooks differ
ui-rule-source = Source
ui-rule-related = Read with it
ui-rule-link = Link to this rule
ui-rule-why = Why it is played so
ui-rule-back = Back to the rule
ui-all-cards = The cards of the box
ui-card-copies = copies
ui-deviations = What the rulebooks do not say
ui-deviations-why = Why
ui-deviations-own = Your own box rules it so.
ui-find = Find a rule
ui-find-open = Find a rule (/ or Ctrl+K)
ui-find-help = Arrow keys choose, Enter opens, Escape closes.
ui-find-count = { $n } found
ui-odds-title = The odds
ui-odds-nothing = Nothing is left to chance right now.
ui-odds-too-much = The odds of this are too many to count here.
ui-show-why = Show how it is counted
ui-hide-why = Hide how it is counted
ui-simulate = Try it out
ui-rolls-more = { $n ->
    [one] Try it 1 time
   *[other] Try it { NUMBER($n) } times
}
ui-rolls-seed = These rolls begin with the seed { $seed }, from the address: they are the same every time.
ui-odds-past = At that moment a rule was being carried out: nobody was asked and nothing was rolled.
ui-exact-number = exactly
ui-pictures = Pictures
ui-show-picture = Show a picture
ui-hide-picture = Hide the picture
ui-yours = your setting
ui-best = best
ui-projector = Projector size
ui-rolls-axis = Number of rolls
ui-share-axis = Share of the rolls
ui-course = These curves as a table
ui-point-out = Point at a bar or a square (or use the arrow keys) for its exact chance.
ui-again = Forget the rolls
ui-exact = exact
ui-rolled = rolled
ui-chance = Chance
ui-outcome = What can happen
ui-interval = 95 % interval
ui-rolls = { $n ->
    [one] Rolled once.
   *[other] Rolled { NUMBER($n) } times.
}
ui-depends = This depends on an open question: { $ruling } { $option }
ui-new-game = A new game
ui-how-many = Players
ui-seed = Number of the game
ui-seed-new = Number of the game, to play one again (left as it is: new dice)
ui-seed-empty = Number of the game (empty: new dice and cards)
ui-switches = Open questions of the rules
ui-copy-link = Link
ui-copy-json = JSON
ui-copy-python = Python
ui-copy-pytest = Test
nav-learn = Learn
nav-chapters = All chapters
nav-odds = Odds
nav-more = Look up, set up, change
bad-in-address = A setting is written as a name, “=” and a value.
bad-route = There is no page here.
bad-not-tried = This rule cannot be tried with the box in use.
bad-entry-long = This is too long: it has { $found } characters, and at most { $most } are read.
bad-entry-many = There are too many things in this. At most { $most } are read.
bad-entry-deep = The lists in this lie too deep in each other.
bad-entry-damaged = Part of this text is damaged and cannot be read.
bad-too-much = This would take too long to work out here.
bad-in-a-game = In a game the dice fall and the cards come as they do. A chapter, or a table you set up, lets you choose them.
bad-seats = A word of { $many } letters was expected here, one for each seat (p for a person; { $letters } for bots), with a person among them, not { $found }.
bad-curtain = Pass the screen to { $player } first.
bad-long-game = A game here has at most { $most } answers, rolls and draws. Take some back, or begin another one.
chapter-table = This table
ui-theme = Theme
ui-theme-auto = System
ui-theme-light = Light
ui-theme-dark = Dark
ui-theme-contrast = Contrast
ui-language = Language
ui-keys = Keys
ui-skip = Skip to the page
ui-beside = Also
ui-notebook = The same as a tutorial: step by step, with charts that answer and exercises
ui-notebook-elsewhere = The same as a tutorial, with its code: notebooks/{ $file }. “make lab” opens it in JupyterLab, “krom-explore serve --notebooks” shows it as a page.
ui-tutorials = Tutorials: step by step, with charts that answer and exercises
ui-copy = Copy
ui-copied = Copied
ui-copy-this = Copy a link to this position
ui-keys-help = Tab and Shift+Tab go from control to control. The arrow keys go from place to place on the board. Enter or Space chooses. 1 to 9 choose the answers with these numbers. U takes back, R plays it again. / or Ctrl+K finds a rule. ? shows this list, Escape closes it.
ui-close = Close
ui-done-before = opened
language-name = English
ui-stop-rolling = Stop rolling
ui-me = you
ui-start = Start the game
ui-others = The others
ui-seat-person = a person
ui-seat-easy = easy bot
ui-seat-normal = normal bot
ui-seat-hard = hard bot
ui-seat-random = random bot
ui-seated = You are { $me }, against { $others }.
ui-ends-a-game = A game is under way. It ends with a new one, and stays among your games.
ui-game-number = Game { $number }
ui-games = Your games
ui-kept-refused = It stays among your games, where it can be downloaded.
ui-table-more = More of the table
ui-read-more = More about it
ui-games-go-on = Go on
ui-games-look = Look at it
ui-games-none = No game has been kept here yet.
ui-games-over = over
ui-games-open = under way
ui-games-refused = cannot be opened by this version
ui-download = Download
part-prose = Read
part-editor = Set it up
ui-editor-follows = The table follows every change. What the rules do not allow is refused, with the reason beside the field.
part-odds = Odds
part-log = What happened
ui-board-large = Show the board large
ui-board-small = Show the board small
ui-mine = Yours
ui-curtain = Pass the screen to { $player }.
ui-curtain-why = Nobody else should look now: what follows is secret.
ui-curtain-lift = I am { $player }
ui-playback = What has just happened
ui-playback-pause = Pause
ui-playback-go-on = Go on
ui-playback-skip = Skip
ui-playback-again = Replay
ui-playback-speed = Speed
ui-playback-slow = slow
ui-playback-usual = normal
ui-playback-fast = fast
ui-playback-ask = Why?
ui-playback-why = Why did { $player } do that?
ui-playback-waits = First see what has happened.
ui-playback-since = Since your last move
ui-playback-all = Show all
ui-playback-continue = Continue
ui-table = As a table
ui-keys-single = Keys work by themselves, without Ctrl
ui-nav = Pages
ui-menu = Menu
ui-everything = Everything on the table
ui-chapters = Chapters
ui-chapters-first = Begin here
ui-chapters-next = Next
ui-way-play = Play a game
ui-way-learn = Learn it step by step
ui-thinking = Still thinking …
ui-cut = The connection is broken just now: this does nothing until it is back.
ui-unheard = The connection was broken, and what you did last may not have arrived. This is how the table stands.
ui-asked = chooses now
ui-numbers = In numbers
ui-face-down = face down
ui-and-more = and { $n } more
ui-other-box = This table was set with other rules than yours, and is played with those: { $differences }.
ui-restored = This game was begun before some rules were corrected. It goes on under the rules it was begun with. What has changed since: { $questions }
ui-box = The box
ui-box-how = A file in TOML, a format that any editor opens. Change what is different in your box; what you take out is as in ours.
ui-box-ours = The bundled box is in use.
ui-box-same = Your own box is in use. It plays as the bundled one does.
ui-box-in-use = { $n ->
    [one] Your own box is in use on every page. One thing in it is different:
   *[other] Your own box is in use on every page. { $n } things in it are different:
}
ui-box-download = Download the box as a file
ui-box-file = Load a box from a file
ui-box-paste = Or paste its text
ui-box-paste-label = The text of the box
ui-box-use = Use this box
ui-box-forget = Go back to the bundled box
ui-box-faults = This box cannot be used yet
ui-box-changes = What is different
ui-box-what = What
ui-box-bundled = Bundled
ui-box-yours = Yours
ui-box-too-long = This is too long for a box, which has at most 100 kB.
ui-box-left = Your own box could not be used, so the bundled one is. { $why }
nav-shelf = The games
nav-to-learn = Learn
nav-to-play = Play
nav-to-odds = Odds
nav-to-editor = Set up
nav-to-box = My box
nav-to-rules = Rules

# --- what a notebook holds

ui-roll-again = Roll again
held-silent = Python does not answer. It may be busy with a cell, or it was started anew: then run the cells again from the top.
held-again = The cell that showed this has been run again. The table is shown there.
held-replaced = { $name } stands for another table now. Run this cell again to see that one.
held-callback = { $name }, called after a change, failed. { $fault }

## Watching what has been played

ui-watch = Watch it
ui-watch-game = Watch from the start
ui-walk = Step by step
ui-walk-start = This is where it begins. Step on to see what happens.
ui-walk-step = Step { $step } of { $last }
ui-walk-first = To the beginning
ui-walk-back = Back
ui-walk-play = Play
ui-walk-watch = Watch
ui-walk-pause = Pause
ui-walk-next = Next
ui-walk-last = To the end
ui-walk-slider = Step
ui-walk-take-over = Take over
ui-walk-take-over-why = Play on from here yourself, with other choices and other dice.
ui-walk-short = Your box has other cards or numbers: the example ends where it would go another way.
bad-recorded = This has been played already. Take over to play on from here.
page-table = Your table
page-watch = Watch a game

# --- the map of the rules

ui-coverage = Your map of the rules
ui-coverage-why = A rule fills in when you see it at work on a table, and when a lesson or a quiz asks for it. Press a field to read the rule.
# $met, $rules: whole numbers
ui-coverage-told = You have met { $met } of { $rules } rules.
# $title: of a step of a lesson
ui-coverage-next = Next worth doing: { $title }
ui-coverage-new = Not met yet
ui-coverage-seen = Seen at work
ui-coverage-wrong = Got wrong
ui-coverage-right = Got right

## A rule to try, and what the rulebooks do not say

ui-example = Try it
ui-example-press = Press this
ui-example-work = This is the rule at work
ui-example-refused = Refused: this is the rule at work
ui-example-seen = Here you see it
ui-example-again = Start again
ui-example-astray = This went another way. Start again to see the rule.
ui-example-on = Now play on as you like, or start again.
ui-example-pressed = You pressed:
ui-example-set = Set the table
ui-example-roll = Roll
ui-example-draw = Draw
ui-example-undo = Undo
ui-example-look = Look
ui-example-title = Try it: { $title }
deviations-chosen = Chosen: { $n ->
    [one] { $n } open question
   *[other] { $n } open questions
}
deviations-deduced = Deduced: { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
deviations-invented = Invented: { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
deviations-attested = From another source: { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
deviations-differ = Where the printed rulebooks differ: { $n }
deviations-cards = Of the { $all } different cards and characters in the box, { $invented } are invented. Each says so in the list of cards.
