### Exercises: what is said about an answer, whatever the game.

verdict-right = Right. { $reason }
verdict-nearly = Nearly. { $reason }
verdict-wrong = Not yet. { $reason }
verdict-is = It is { $answer }.

solution-later = Try it first: the solution can be read after one try. A hint is there at once.

progress-solved = { $id }: solved { $tries ->
    [one] at the first try
   *[other] with { $tries } tries
}.
progress-open = { $id }: not solved yet, after { $tries ->
    [one] one try
   *[other] { $tries } tries
}.
progress-nothing = Nothing has been tried yet.

bad-unknown-exercise = There is no exercise “{ $found }”. { $near ->
    [none] The topics are: { $topics }.
   *[other] Perhaps you mean one of these: { $near }.
}
bad-number-wanted = { $found ->
    [none] Nothing is here. It must be a number, such as 3, 1/3 or 0.33.
   *[other] This must be a number, such as 3, 1/3 or 0.33, not { $found }.
}
bad-chance-wanted = { $found ->
    [none] Nothing is here. It must be a chance, such as 1/3, 0.33 or 33 %.
   *[other] This must be a chance, such as 1/3, 0.33 or 33 %, not { $found }.
}

## nearly-CODE: what is missing

nearly-rounded = This is rounded too much: give a fraction, or one digit more.
nearly-last-digit = The last digit is not rounded right.
nearly-percent-forgotten = A chance is at most 1. Put a percent sign behind it, or divide by 100.
nearly-percent-twice = The percent sign is too much: this number is the chance itself.
nearly-close = This is close, as an estimate would be. The exact chance is something else.
nearly-missing = { $missing ->
    [one] Everything here belongs to it, but one is missing.
   *[other] Everything here belongs to it, but { $missing } are missing.
}

## wrong-CODE: where it looks like no misreading that we know

wrong-opposite = This is the chance of the opposite: take it from 1.
wrong-percent-missing = A chance is at most 1. If you mean percent, put a percent sign behind it, or divide by 100. Then look at the number once more.
wrong-no-chance = A chance is never below 0 and never above 1.
wrong-too-high = This is too high.
wrong-too-low = This is too low.
wrong-choice = It is another one.
wrong-nothing = Nothing is chosen here, and something belongs to it.
wrong-not-all = { $found ->
    [0] { $given ->
        [one] This does not belong to it: { $extra }.
       *[other] These do not belong to it: { $extra }.
    }
   *[other] Not everything here belongs to it: { $found } of { $given } do.
}

## On the sheet

ui-exercise = Exercise
ui-answer = Your answer
ui-answer-dice = Dice (leave free what you do not need)
ui-answer-chance = a fraction, a decimal or a percentage
ui-check = Check
ui-hint = Hint
ui-solution = Solution
ui-solved = solved
ui-tried = { $tries ->
    [0] {""}
    [one] 1 try
   *[other] { $tries } tries
}
