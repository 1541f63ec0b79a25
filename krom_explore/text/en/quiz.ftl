### Quizzes: what stands around a question, whatever the game.

page-quiz = Quiz
page-quiz-lead = Fresh positions, one question each. Every answer comes with its rule, and is played out.
page-quiz-day = Puzzle of the day
page-quiz-day-lead = One question a day, the same for everybody.
page-quiz-end = How you did
nav-to-quiz = Quiz
nav-quiz = How much do you know?

# What somebody wants to do, and what is said about it
quiz-allowed = { $player } wants this: { $do }. Is it allowed now?
quiz-allowed-yes = Yes
quiz-allowed-no = No. { $why }

verdict-near = Close enough: it is exactly { $answer }.

ui-quiz-number = Question { $number } of { $last }
ui-quiz-day = Puzzle of { $day }
ui-quiz-day-past = Puzzle of { $day }, for practice: only today’s counts for the streak
ui-quiz-day-before = The puzzle of the day before
ui-quiz-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
ui-quiz-right = Right.
ui-quiz-wrong = Not so.
ui-quiz-answer = The answer: { $answer }.
ui-quiz-choose = What can be chosen
ui-quiz-closeness = A fraction, a decimal or a percentage. Off by up to { $points } percentage points counts as right.
ui-quiz-check = Check
ui-quiz-your-answer = Your answer
ui-quiz-given = What you need to know
ui-quiz-next = Next question
ui-quiz-tally = See how you did
ui-quiz-another = Another one like this
ui-quiz-ten = Ten questions
ui-quiz-share = Share this question
ui-quiz-shared = Link copied
ui-quiz-level = Level
ui-quiz-level-first = Whoever chooses no level gets simple positions first. Harder ones are a press away.
ui-quiz-level-easy = Easy
ui-quiz-level-normal = Normal
ui-quiz-level-hard = Hard
ui-quiz-mark-right = right
ui-quiz-mark-wrong = wrong
ui-quiz-mark-now = now
ui-quiz-mark-open = open
ui-quiz-marks = This run
ui-quiz-play-out = Play it out
ui-quiz-try = Try it yourself
ui-quiz-other-box = This question was made with another box than the one in use here. Yours makes another one of it.

ui-quiz-score = { $right } of { $last } right
ui-quiz-praise = { $share ->
    [all] Every one of them. { $left ->
        [0] There is not much left to tell you.
        [one] { $left } rule is still waiting to be met.
       *[other] { $left } rules are still waiting to be met.
    }
    [most] You know these rules.
    [half] A good half. The rules below are worth another look.
   *[few] The rules below are worth another look, and then another ten.
}
ui-quiz-by-kind = By kind of question
ui-quiz-of = { $right } of { $last }
ui-quiz-practise = Practise
ui-quiz-look-again = Look at these again
ui-quiz-again = Another ten
ui-quiz-harder = Ten that are harder

bad-answered = This question has been answered. The next one waits.
bad-answer-first = Answer first. Then it is played out.
bad-day-ahead = { $found } has not come yet. Its puzzle waits until then.
bad-no-question = With this box no such question can be made.
bad-marks = A run is told with at most { $most } letters, r for right and w for wrong, not { $found }.
