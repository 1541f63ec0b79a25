### Lessons and progress: what belongs to no game.

## What is wrong with a lesson, or with a file of progress

bad-step-id = A step is called by small letters, digits and underscores, at most 40 of them, not { $found }.
bad-step-twice = There is another step “{ $found }” in this track.
bad-step-box = This step needs somebody or something that this box does not have.
bad-one-position = A step begins with a scenario or with a new game, and with one of them only.
bad-new-game = A new game cannot be dealt like this: { $found }.
bad-chance-line = Rehearsed dice and cards are lines such as “roll 6 3” or “card ace”, not “{ $found }”.
bad-lesson-over = This try is over. Take it back, begin again, or go on to the next step.
bad-lesson-link = This link does not belong to this step of the lesson. Here is the step from its beginning.
bad-lesson-box = No step of this track can be done with your box: it has other cards or numbers.
bad-lesson-step = This track has no step { $found } with the box in use.
bad-lesson-hint = There is no further hint for this step.
bad-lesson-back = There is nothing to take back.
bad-progress-json = This is not a file of progress.
bad-progress-format = This is not a file of progress, or one of another version. Only version { $wanted } can be read.
bad-progress-game = This is progress in “{ $found }”, not in “{ $wanted }”.
bad-progress-asked = Nobody has asked to start over.

## The page of a lesson

ui-lesson = Lesson
ui-lesson-step = Step { $step } of { $last }
ui-lesson-moves = { $n ->
    [0] last move made: { $waits ->
        [dice] now roll the dice
        [card] now draw the card
       *[others] see what comes of it
    }
    [one] { $n } move left
   *[other] { $n } moves left
}
ui-lesson-hint = Hint
ui-lesson-hints-left = { $n ->
    [one] { $n } left
   *[other] { $n } left
}
ui-lesson-show = Try this: { $answer }
ui-lesson-no-way = From here the goal is out of reach. Take back your last move.
ui-lesson-lost = After that move the goal is out of reach. Take it back?
ui-lesson-solved = Well done
ui-lesson-failed = Not yet
ui-lesson-stars = { $stars ->
    [one] { $stars } star of { $most }
   *[other] { $stars } stars of { $most }
}
ui-lesson-stars-3 = Few moves, and no hint.
ui-lesson-stars-2 = { $hints ->
    [0] No hint. Again without a detour, and there is a third star.
   *[other] Few moves. Again without a hint, and there is a third star.
}
ui-lesson-stars-1 = Again without a hint or without a detour, and there are more stars.
ui-lesson-next = Next step
ui-lesson-next-track = Next: { $chapter }
ui-lesson-sandbox = Try more on a free table
ui-lesson-again = Again
ui-lesson-take-back = Take it back
ui-lesson-rehearsed = What chance brings in this step is set beforehand.
ui-lesson-track = The steps of this track
ui-lesson-here = this step
ui-lesson-open = not done yet
page-lesson = Lesson
nav-lessons = Lessons on this chapter

## The list of chapters

ui-chapters-steps = { $done } of { $steps } steps
ui-chapters-free = Free table
ui-chapters-sum = { $done ->
    [0] { $steps } steps wait for you
   *[other] { $done } of { $steps } steps done, { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }
}

## Progress

ui-progress = Your progress
ui-progress-where = It stays in this browser and nowhere else. Save it to take it elsewhere.
ui-progress-save = Save my progress
ui-progress-bring = Bring progress
ui-progress-over = Start over
ui-progress-sure = All stars, and all that you have learned of this game, will be forgotten. Save it first if you might want it back.
ui-progress-yes = Forget everything
ui-progress-no = Keep it
ui-progress-brought = Brought along: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} done, and what was learned. The better of both counts.
ui-progress-wiped = Everything is forgotten. You can begin anew.
ui-progress-too-long = This file is too long for progress, which has at most 100 kB.
