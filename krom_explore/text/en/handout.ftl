### What stands on paper, around what a game says.

## What a sheet is

handout-worksheet = Worksheet
handout-answers = Answer key
handout-summary = The rules on one page
handout-odds = Odds card
handout-teacher = Teacher’s sheet

## The head of every page

# $hash: a few letters that stand for the rules and cards in use. $own: whether somebody changed them
handout-box = { $own ->
    [yes] Your own box, { $hash }
   *[no] Bundled box, { $hash }
}
# $seed: the number that all chance on the sheet comes from
handout-seed = Seed { $seed }
# One of several different sheets
handout-copy = Sheet { $number } of { $last }
handout-copy-seed = Sheet { $number }, seed { $seed }
handout-some-invented = Partly invented, see below the title
handout-none-invented = Nothing here is invented
handout-summary-invented = Some cards and names of this box are invented: the real ones are not public.
handout-scan = Scan to open it on a screen
# Where no code is printed: what follows is the rest of an address
handout-in-app = In the app, after its address:
handout-name = Name
handout-date = Date

## On the page that prints

ui-print-title = Print
ui-print-seed = Seed
ui-print-pupils = Different sheets
ui-print-ready = The sheet goes to the printer.

## Questions

handout-questions = Questions
handout-answer = Your answer
# $row: something that can happen, as it stands in a table
handout-how-likely = How likely is this: { $row }?
# A fraction that is too long to be read at a glance, in small print below its percentage
handout-exactly = Exactly { $exact }

## Activities

handout-given = What you need to know
handout-rules = What the rules say
handout-predict = Predict first
handout-prediction = I expect
handout-play = Play
handout-outcome = What happens
handout-strokes = One stroke each time
handout-times = How often
# $letters: what happened in each round, such as “B A A C”
handout-played = { $rounds ->
    [one] Nothing to play with at hand? This round was played for your sheet alone: { $letters }
   *[other] Nothing to play with at hand? These { $rounds } rounds were played for your sheet alone: { $letters }
}
handout-draw = Draw how often each came: the whole bar is every time.
handout-discuss = Talk about it
handout-yes = yes
handout-no = no
handout-variants = The same with other numbers
handout-counted = The rounds that are printed on the sheet
handout-on-average = On average
handout-derivation = How one gets there
handout-exact = The exact answer

## For teachers

handout-materials = What you need
# From this age on, so long, so many rounds for each pupil
handout-frame = { $rounds ->
    [one] From { $age } years on. About { $minutes } minutes. One round for each pupil.
   *[other] From { $age } years on. About { $minutes } minutes. { $rounds } rounds for each pupil.
}
