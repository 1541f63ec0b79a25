### The words of the race.

chapter-race = The race
event-set_up = { $players } stand at the start.
event-moved = { $player } rolls { $dice } and is at { $at }.
event-fell = { $player } rolls { $dice }, falls, and is at { $at }.
event-won = { $player } has arrived and wins.
ask-pace = { $player }: walk or run?
roll-move = { $players } rolls.
do-walk = Walk
do-run = Run
do-stay = Stay
why-pace = { $player } can walk or run; “{ $found }” is neither.
rule-race-choice = Everybody chooses in secret to walk or to run.
rule-race-move = Who walks rolls { $walk ->
    [one] one die
   *[other] { $walk } dice
}, who runs rolls { $run }; the sum is the way.
rule-race-fall = Who runs and rolls the same number twice falls, { $fall ->
    [starts_again] and starts again
   *[other] and stays
}.
rule-race-end = Whoever is first at { $length } wins.
title-race-choice = The secret choice
title-race-move = Dice and steps
title-race-fall = Falling
title-race-end = Who wins
ruling-fall = Where does one who falls go?
ruling-fall-stays = Nowhere.
ruling-fall-starts_again = Back to the start.
page-game = The race
page-game-lead = { $length } steps, two paces, one secret.
page-game-1 = Two or more run at once.
page-game-2 = The first to arrive wins.
home-start = Everybody has chosen in secret to walk or to run.
home-end = So it goes on, until somebody arrives.
page-race = The race
page-race-lead = First at { $length } wins.
page-race-1 = Running is faster, until one falls.
try-race-start = At the start
try-race-near = Nearly there
watch-race = A fall, and who arrives
page-odds-arrive = Will she arrive?
page-odds-arrive-lead = One move, so many steps left.
page-odds-arrive-1 = A run can fail.
odds-arrive = { $left } steps left
odds-arrive-sentence = Who chooses to { $pace } arrives { $chance_often }.
odds-row-arrives = arrives
odds-step-arrive = With { $dice ->
    [one] one die
   *[other] { $dice } dice
}: { $ways } of { $total } ways, which is { $chance_percent }.
ui-track = The track
ui-left = Steps left
ui-pace = Pace
ui-invented = This game is invented from start to end.
ui-footer = A race to test with.
ui-editor-help = How far everybody is.
play-runner = { $player }: { $at }
source-house = the house
lesson-race-arrive-title = The last steps
lesson-race-arrive = { $Bob } is nearly there, and so are you. He walks. Arrive before him.
lesson-race-arrive-hint-1 = How far is it, and how far does one die carry you?
lesson-race-arrive-hint-2 = Two dice are enough, if they differ.
lesson-race-arrive-done = Who runs rolls { $run } dice, and the sum is the way.
lesson-race-arrive-failed = One die was not enough, and { $Bob } has arrived.
lesson-race-apart-title = Both of them
lesson-race-apart = Now you choose for both. { $Ann } shall arrive first, and nobody may fall.
lesson-race-apart-hint-1 = The first pair of dice is a double.
lesson-race-apart-done = Who walks cannot fall.
lesson-race-apart-failed = A double: who runs falls.
exercise-arrive-1 = { $left } steps are left. How likely does one who runs arrive with the next move?
exercise-arrive-1-hint = Which rolls reach far enough, and which of them make one fall?
exercise-arrive-1-solution = Who runs arrives { $answer_often }.
exercise-arrive-2 = { $left } steps are left. Which pace is more likely to arrive?
exercise-arrive-2-walk = walking
exercise-arrive-2-run = running
exercise-arrive-2-hint = Count for both.
exercise-arrive-2-solution = It is { $answer }.
misreading-doubles-do-not-matter = It looks as if nobody fell. Who runs and rolls a double does (rule race.fall).
misreading-one-die = It looks as if one die were rolled. Who runs rolls more (rule race.move).
misreading-safe-is-likely = It looks as if not to fall were all. A walk may be too short (rule race.move).
misreading-more-dice-are-better = It looks as if only the sum counted. Who runs may fall (rule race.fall).
coach-pace = Be the first at { $length }. Walk or run: who runs is faster, and may fall.
coach-fall = { $player } ran, rolled { $dice } and fell: the same number twice.
quiz-kind-moved = Where does she get to
quiz-moved = { $player } is at { $at }, chooses to { $pace } and rolls { $dice }. Where is she then?
quiz-place = At { $at }
misreading-stays-where-she-is = It looks as if she did not move. Only who falls stays (rule race.fall).
misreading-all-begin-again = It looks as if she had to start again. See what a fall costs at this table (rule race.fall).
activity-arriving = Will she arrive?
activity-arriving-goal = Find out when running is better than walking.
activity-arriving-ask = With { $left } steps left, how often of 100 does she arrive with the next move?
activity-arriving-step-1 = Predict, then roll.
activity-arriving-discuss = When would you run?
activity-arriving-note = Try it with more steps and with fewer.
activity-arriving-materials = Two dice.
odds-row-not-yet = not yet
