### The app: what stands on buttons and around the table.

ui-trouble = Something went wrong here. Nothing is lost: the table is as it was.
ui-board = The board
ui-heavier = The heavier one wins a tie here.
ui-lighter = The lighter one wins a tie here.
ui-turn = Turn { $turn }
ui-undo = Undo
ui-redo = Redo
ui-why = Why?
ui-why-not = Why not?
ui-refused = Not possible now
ui-in-words = Choose in words
ui-chosen = { $number ->
    [one] { $players } has chosen.
   *[other] { $players } have chosen.
}
ui-rule = The rule
ui-back-to-now = Back to now
ui-log = What happened
ui-look-back = Look back to this moment
ui-roll = Roll
ui-set-dice = Set the dice
ui-set-help = Choose what each die shows, to see what would happen.
ui-draw = Draw
ui-choose-card = Choose the card
ui-keep = Keep
ui-kept = kept
ui-reroll = Roll the others again
ui-stop = Stop and take the reward
ui-dice = Dice
ui-die = die
ui-tries = Try it
ui-search-rules = Search the rules
ui-no-rule-found = No rule says that. Try another word.
ui-open-question = The rulebooks leave this open: it can be ruled otherwise.
ui-odds-title = The odds
ui-odds-nothing = Nothing is left to chance right now.
ui-own-dice = The bars are for the dice on the cards, without bought ones.
ui-before-cards = Before any combat card is played.
ui-then-ahead = { $player } is then ahead.
ui-show-why = Show how it is counted
ui-hide-why = Hide how it is counted
ui-simulate = Roll it many times
ui-again = Forget the rolls
ui-exact = exact
ui-rolled = rolled
ui-chance = Chance
ui-outcome = What can happen
ui-interval = 95 % interval
ui-rolls = { $n ->
    [one] Rolled once.
   *[other] Rolled { $n } times.
}
ui-depends = This depends on an open question: { $ruling } { $option }
ui-invented = This depends on cards or weights that we invented: the real ones are not public.
ui-row-win = { $name ->
    [none] The player wins
    [Kromosaurus] The Kromosaurus wins
   *[other] { $name } wins
}
ui-row-lose = The Kromosaurus wins
ui-row-stunned = { $name ->
    [Kromosaurus] The Kromosaurus is felled
   *[other] { $name } is stunned
}
ui-row-tie = Weight decides who wins
ui-row-caught = { $name ->
    [none] It is reached
   *[other] { $name } is caught
}
ui-row-card = { $name }
ui-row-drawn = { $name ->
    [0] No card is drawn
    [one] 1 card is drawn
   *[other] { $name } cards are drawn
}
ui-row-reached = It is reached
ui-row-missed = It is missed
ui-row-first = { $name } acts first
ui-row-fight = { $name } fights
ui-row-meets = { $name } meets the Kromosaurus
ui-new-game = A new game
ui-you-are = You are
ui-how-many = Players
ui-longer = Longer game
ui-seed = Number of the game
ui-combat-form = Who fights?
ui-duel-form = Fight after fight
ui-place = Place
ui-fights = fights
ui-plays = plays
ui-card = Bonus card
ui-no-card = no card
ui-your-life = Your life
ui-extra-dice = More dice
ui-plus = Added to the total
ui-value = At least
ui-rerolls = Rerolls
ui-combination = Combination
ui-exactly = This and nothing better
ui-anywhere = anywhere, each place alike
ui-phase = Phase
ui-actions = Action phases
ui-prey = Prey
ui-evolutions = Evolutions
ui-cards = Cards on the table
ui-decks = Discards
ui-gathering-discard = Gathering discard
ui-hunt-discard = Hunt discard
ui-bonus-discard = Bonus discard
ui-switches = Open questions of the rules
ui-trophy = Trophy
ui-copy-link = Link
ui-copy-json = JSON
ui-copy-python = Python
ui-copy-pytest = Test
ui-editor-help = Cards are typed by their names, with a comma between two: “Headbutt, War cry”. Cards that lie nowhere are in their piles.
ui-advice = Advice
ui-advice-ask = What would be best?
ui-advice-none = Advice comes when there are dice to keep.
ui-advice-worth = worth { $krom } Krom
ui-advice-cost = costs { $krom } Krom
ui-advice-stop = Stop here
ui-advice-keep = Keep { $dice }
ui-advice-keep-none = Roll everything again
nav-learn = Learn
nav-odds = Odds
nav-play = Play
nav-rules = Look it up
bad-route = There is no page here.
chapter-setup = Setup
chapter-turn = The turn
chapter-movement = Movement
chapter-combat = Combat
chapter-stunned = Stunned
chapter-place = Places
chapter-cave = The Cave
chapter-forest = The Forest
chapter-savannah = The Savannah
chapter-mountain = The Mountain
chapter-evolutions = Evolutions
chapter-bonus = Bonus cards
chapter-ending = The end of the game
chapter-glacial = The glacial map
chapter-kromosaurus = The Kromosaurus
chapter-life = Life
chapter-supply = The supply
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
ui-copy = Copy
ui-copied = Copied
ui-copy-this = Copy a link to this position
ui-footer = Krom is a game by Kevin Bérenger and Xavier Baud (Borderline Editions). This explorer is not theirs; its cards and weights are invented where the real ones are not public.
ui-keys-help = Tab and Shift+Tab go from control to control. The arrow keys go from place to place on the board. Enter or Space chooses. U takes back, R plays it again. ? shows this list, Escape closes it.
ui-close = Close
ui-done-before = visited
language-name = English
ui-stop-rolling = Stop rolling
ui-stunned = stunned
ui-life = life
ui-bonus = Bonus cards
ui-points = points
ui-acting = acts now
ui-me = you
ui-realise = Realise
ui-start = Start a new game
source-fr = French rulebook, transcript lines { $where }
source-it = Italian rulebook, transcript lines { $where }
source-dossier = our notes, { $where }
ui-hunt-dice = { $price ->
    [0] { $dice ->
        [one] Roll { $dice } die
       *[other] Roll { $dice } dice
    }
   *[other] Pay { $price } Krom, roll { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
}
ui-table = As a table
ui-keys-single = Keys work by themselves, without Ctrl
ui-nav = Pages
ui-asked = asked
ui-review-best = { $dice }: “{ $chosen }” was the best choice.
ui-review-cost = { $dice }: “{ $chosen }” cost { $cost } Krom on average. The best choice was “{ $best }”.
