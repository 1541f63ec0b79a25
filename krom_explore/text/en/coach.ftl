### The first game and its coach, whatever the game.

page-first = Your first game
ui-way-first = Play your first game
ui-way-first-begun = Continue your first game
ui-way-first-over = Look at your first game

ui-coach = Coach
ui-coach-got = Got it
ui-coach-hint = What would you do?
# $answer: an answer as its button says it
ui-coach-would = I would choose: { $answer }.
ui-coach-roll = Roll the dice: there is nothing to choose.
# What stands at the thing that is pointed at
ui-coach-here = Here
ui-coach-mark = Hint

ui-score-met = { $met } of { $rules } rules met
ui-score-again = Start this game again
ui-score-again-why = It begins anew with the same cards and dice. What you have played in it is gone then.
ui-score-again-do = Begin anew

ui-met-title = The rules you have met
ui-met-told = You have met { $met } of { $rules } rules.
ui-met-next = Where to go next
ui-met-chapter = { $met } of { $rules }
ui-met-yes = met
ui-met-no = not yet
ui-met-learn = Lessons: one rule at a time
ui-met-quiz = A quiz: what have you understood?
ui-met-play = A game of your own
account-again = Play this game again

bad-coach-when = A moment waits for an event or for a question, and not for both.
