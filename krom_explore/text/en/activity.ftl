### Activities for a class: what stands around them, whatever the game.

bad-activity-name = An activity is called by small letters, digits and underscores, not { $found }.
bad-setting-twice = This is set twice.
bad-question-seen = All of a question must be seen: it is one line, without line breaks or hidden signs.
# $most: so many letters
bad-question-written = In a link this question is too long, for each letter outside the plain alphabet takes the room of several. { $most } plain letters fit.
bad-record-key = These results belong to another activity, or to other settings of it.
bad-record-changed = This takes back something that is already known of this pupil.
bad-predict-first = A prediction comes before the first round.
bad-predicted-sum = The bars must add up to 100, not to { $found }.
bad-predicted-fine = This number has too many digits after the point. Thousandths are the finest that can be kept.
bad-nickname = A nickname has at most { $most } letters, and all of them can be seen.
bad-code-letter = No code has the sign { $found } in it. There are capital letters and digits, but no 0, O, 1 or I.
bad-code-wrong = This code is not complete, or one of its letters is wrong. Please read it again.
bad-code-other = This code belongs to another activity, or to other settings of it.

# Whom a pupil is called after who gives no name
animal-badger = Badger { $number }
animal-bear = Bear { $number }
animal-beaver = Beaver { $number }
animal-bison = Bison { $number }
animal-crane = Crane { $number }
animal-crow = Crow { $number }
animal-deer = Deer { $number }
animal-dolphin = Dolphin { $number }
animal-duck = Duck { $number }
animal-eagle = Eagle { $number }
animal-falcon = Falcon { $number }
animal-ferret = Ferret { $number }
animal-fox = Fox { $number }
animal-frog = Frog { $number }
animal-goat = Goat { $number }
animal-goose = Goose { $number }
animal-hare = Hare { $number }
animal-hedgehog = Hedgehog { $number }
animal-heron = Heron { $number }
animal-horse = Horse { $number }
animal-lizard = Lizard { $number }
animal-lynx = Lynx { $number }
animal-marten = Marten { $number }
animal-mole = Mole { $number }
animal-otter = Otter { $number }
animal-owl = Owl { $number }
animal-panda = Panda { $number }
animal-raven = Raven { $number }
animal-seal = Seal { $number }
animal-swan = Swan { $number }
animal-tiger = Tiger { $number }
animal-wolf = Wolf { $number }

# Refusals
bad-activity-begun = A name can be changed before the first round only.
bad-predicted-once = You have predicted already. A prediction stays as it is.
bad-by-hand = Here you roll dice of your own and press what came.
bad-not-by-hand = Here rounds are played on the screen.
bad-rounds-over = You have played all rounds.
bad-round-open = Finish the round that is under way first.
bad-no-round = No round is under way.
bad-nothing-pressed = There is no roll to take back.
bad-class-address = This must be the address of this app, which begins with http.

# Pages
nav-to-class = Class
page-class = For teachers
page-class-lead = A lesson on probability from one link: predict, play, compare with the exact answer.
page-class-1 = Choose an activity, put its link or its QR code on the wall, and everybody plays on their own screen. No account and no name is needed. Afterwards you have something to talk about.

# The list, and an activity that is set up
class-age = from age { $age }
class-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
class-rounds = { $rounds ->
    [one] { $rounds } round each
   *[other] { $rounds } rounds each
}
class-change = Change it
class-field-rounds = Rounds for each pupil
class-field-seed = Seed (empty: fresh dice for everybody)
class-field-ask = The question in your own words (up to 100 letters; empty: as it comes)
ui-class-set-up = Set it up
ui-class-try = Try it as a pupil
ui-class-steps = How it goes
ui-class-ask = What is predicted
ui-class-discuss = To talk about
ui-class-note = For you
ui-class-link = Link for the pupils
ui-class-copy = Copy the link
ui-class-copied = The link is on the clipboard.
ui-class-qr = QR code of the link for the pupils
ui-class-local = This address works on this computer only. For one that phones can open, start the app with krom-explore serve --host 0.0.0.0 --class-size 30
ui-class-wall = Lead a class with it
ui-class-codes = Collect codes instead

# The pupil's page.
activity-box = In a class everybody plays with the same box: yours is not used here.
# $name: a setting, $value: how it is set
activity-given = { $name }: { $value }
activity-progress = { $played } of { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
activity-came = Round { $number }: { $row }
activity-round-number = Round { $number }
# $n: a number, as the language writes it
activity-in-hundred = { $n } in 100
# $low, $high: the least and the most; $example: a number with a digit after the point, as the language writes it
activity-guess-fault = Please write a number from { $low } to { $high }, such as { $example } or 1/2. Three digits after the point are the most.
# $said: what was predicted, $exact: what is right, both as they are written or in quotes
activity-remark-number = You said { $said }, the exact answer is { $exact }.
activity-remark-choice = { $right ->
    [yes] You said { $said }, and that is the likeliest.
   *[no] You said { $said }, the likeliest is { $exact }.
}
activity-remark-close = Your bars are as close as whole numbers can be.
activity-remark-bars = Your bar for { $row } was furthest off: you said { $said }, exactly it is { $exact }.
ui-activity-predict = 1 Predict
ui-activity-play = 2 Play
ui-activity-compare = 3 Compare
ui-activity-steps = How it goes
ui-activity-rules = What you need to know
ui-activity-your-guess = Your prediction
ui-activity-guess-number = Your number
ui-activity-guess-percent = In how many of 100?
ui-activity-guess-share = A fraction or a percentage is a share of them: 2/5 or 40% means 40.
ui-activity-guess-bars = Give each bar a share. Together they make 100.
ui-activity-left = Left to share
ui-activity-even = Share alike
ui-activity-do-predict = This is my prediction
ui-activity-round = Play a round
ui-activity-rounds = Play five
ui-activity-by-hand = Roll your die and press what it shows.
ui-activity-undo = Take it back
ui-activity-sure = That is right, finish
ui-activity-you = You
ui-activity-class = The class
ui-activity-exact = Exact
ui-activity-predicted = Predicted
ui-activity-result = What can happen
ui-activity-code = Your code
ui-activity-code-help = Read it out, or write it down: your teacher can type it in. It says what you predicted and how often each thing happened, not in which order.
ui-activity-copy = Copy the code
ui-activity-copied = The code is on the clipboard.
ui-activity-derivation = How the exact answer comes about
ui-activity-review = Your decisions, looked at again
ui-activity-name = You are
ui-activity-rename = Another name
ui-activity-do-name = Use it
ui-activity-paused = Your teacher has paused the class. Look up.
ui-activity-waiting = Your class does something else now.
ui-activity-follow = Go where your class is
ui-activity-out = Your teacher has taken this page out of the class: what you do no longer arrives there.
ui-activity-again = Come into the class again
ui-activity-keep = Touch the dice that you want to keep.
ui-activity-reroll = Roll the others again
ui-activity-stop = Stop here
ui-activity-watch = See it on the table
ui-activity-table = The table
ui-activity-discuss = Talk about it
ui-activity-over = All rounds are played.
ui-activity-hidden = The exact answer is shown when you have played.
ui-activity-awaited = The exact answer comes when your teacher shows it.
ui-activity-late = The answer is open now. Predict all the same: then you see it here too.
ui-activity-room = Your results go to your class as you play.

# What a class has collected
bad-collected-elsewhere = Whether the answer is shown is decided elsewhere on this page.
page-class-set-up = Set it up
collected-standing = { $pupils ->
    [one] { $pupils } pupil
   *[other] { $pupils } pupils
}, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
collected-title-results = Results
collected-title-running = The law of large numbers
collected-title-predictions = Predictions
collected-predicted = Predicted
collected-predicted-by = Predicted (share of pupils)
collected-came = What came
collected-exact = Exact
collected-what = What can happen
collected-times = Times
collected-interval = Between (19 times in 20)
collected-fraction = As a fraction
collected-mean = The average
collected-axis-share = Share of all rounds
collected-axis-rounds = Rounds so far
collected-axis-predicted = Predicted number
collected-axis-pupils = Pupils
collected-as-table = As a table
collected-watch = Watch
collected-large = Large letters, for a wall
collected-figures = What is shown
collected-show = Show the exact answer
collected-hide = Hide the exact answer
collected-csv = Save as CSV
# Heads of that file
collected-file-who = who
collected-file-predicted = predicted
collected-file-round = round { $number }
collected-file-number = round { $number } as a number
collected-png = Save as PNG
collected-test = Could it be chance? Chi-square
# $came has its unit: 27.27 in 100
collected-numbers = On average: { $came } (predicted: { $predicted }).
collected-decided = Here pupils decide for themselves. The exact bars show the best play, so the results need not come close to them, and no test is made.
collected-impossible = No test can be made here: something came that the exact answer rules out, or there is only one thing that can happen.
collected-chi-square = Chi-square is { $statistic }, with { $degrees ->
    [one] { $degrees } degree of freedom
   *[other] { $degrees } degrees of freedom
}. If everything is as the exact answer says, results are at least so far from it in { $percent } of all classes.
collected-few = Take that with care: somewhere fewer than { $least } results are expected so far, and then the test says little.
collected-tells = A small percentage makes one doubt the dice. It does not prove anything, and a large one does not prove that they are fair.
codes-title = Codes
codes-help = Type or paste the codes of your pupils, one on each line. A table from a spreadsheet works too: the last cell of each line is read.
codes-add = Add the codes
codes-file = Add a CSV file
codes-pupils = Who is in
codes-empty = Nobody yet.
codes-told = { $new ->
    [one] { $new } code is new
   *[other] { $new } codes are new
}, { $same ->
    [one] { $same } was known already.
   *[other] { $same } were known already.
}
codes-line = Line { $number }: { $why }
codes-more = { $n ->
    [one] And { $n } line more.
   *[other] And { $n } lines more.
}
