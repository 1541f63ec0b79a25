### Activities for a class: what is predicted, played and talked about. Numbers come from the box and from what the teacher has set.

activity-field-prey = Prey
activity-field-bought = Dice bought
activity-field-one = First fighter
activity-field-other = Second fighter
activity-field-who = Who has won
activity-field-against = Against
activity-field-want = Wanted
activity-field-draws = Cards drawn
activity-field-roller = Who meets it
activity-field-lead = Head start of the Kromosaurus

## One die and expectation

activity-duel = A duel of two
activity-duel-goal = Find out what one combat costs on average, although no combat ever costs just that.
activity-duel-ask = { $me } and { $rival } fight. How much life does { $me } lose in one combat, on average over very many?
activity-duel-step-1 = Read the rule: each rolls one die, and the loser loses the difference in life.
activity-duel-step-2 = Predict the average. A guess is fine, and half a life can be one.
activity-duel-step-3 = Play your combats on the table and watch what { $me } loses.
activity-duel-step-4 = Compare: your average, that of the class, and the exact one.
activity-duel-discuss = Losing nothing is the likeliest result by far. Why is the average not nothing, then? And how can it be a number that no die shows?
activity-duel-note = Many predict the middle of the possible losses. Let somebody draw all pairs of dice as a square: the losses lie in one half of it only. The average of the class comes close long before that of a single pupil does.
activity-duel-materials = A screen for each pupil or each pair. Two dice, if you want to play some combats by hand.
# What a round came to
activity-duel-came = { $number ->
    [0] { $me } loses no life
   *[other] { $me } loses { $number } life
}
# $n: a number, as the language writes it; $count: the same to count with
activity-duel-number = { $count ->
    [one] { $n } life
   *[other] { $n } life
}

## Sums and hunts

activity-hunts = Sums and hunts
activity-hunts-goal = See why some totals come more often than others.
activity-hunts-ask = { $me } hunts, and the dice are added. Which total will come most often?
activity-hunts-step-1 = Look at the prey: a hunt succeeds when the dice add to its value or more.
activity-hunts-step-2 = Choose the total that you expect most often.
activity-hunts-step-3 = Hunt again and again. Each round is a new hunt with fresh dice.
activity-hunts-step-4 = Compare the shape of your results with those of the class and with the exact ones.
activity-hunts-discuss = In how many ways can each total be made? Which prey would you hunt with these dice, and which only with one die more?
activity-hunts-note = Some will say that all totals are alike, because every die is fair. Ask in how many ways the lowest total comes, and in how many the one beside it. Change the number of dice bought and hand out the new link: the hill becomes rounder.
activity-hunts-materials = A screen for each pupil or each pair. Two dice of different colours, to tell 2 and 5 from 5 and 2.

## Is one more die worth it?

activity-third_die = Is one more die worth it?
activity-third_die-goal = Tell what a die brings from what would have come anyway.
activity-third_die-ask = You buy one more die for this hunt. How often would you have caught the prey anyway, how often does the new die save the hunt, and how often is it not enough?
activity-third_die-step-1 = Look at the prey, at its value, and at the price of one more die.
activity-third_die-step-2 = Draw three bars: not needed, it helped, still not enough.
activity-third_die-step-3 = Hunt with the die that you bought. The app looks at the other dice first and at the bought one last.
activity-third_die-step-4 = Compare, and decide: would you pay the price?
activity-third_die-discuss = What must the catch be worth so that the die pays? Is it wise to buy one for an easy prey? And for one that is almost out of reach?
activity-third_die-note = Who only counts successful hunts thinks too well of the die: in the first bar it did nothing. Change the prey to an easier and to a harder one. A die is worth most where success is uncertain.
activity-third_die-materials = A screen for each pupil or each pair.

## Comparing two rolls

activity-two_rolls = Two rolls, side by side
activity-two_rolls-goal = Compare two dice when one of them has a head start.
activity-two_rolls-ask = You and the Kromosaurus roll one die each, and it adds its bonus. How often is your result higher, how often are both equal, how often is it lower?
activity-two_rolls-step-1 = Find out what the Kromosaurus adds to its die.
activity-two_rolls-step-2 = Draw three bars: higher, equal, lower.
activity-two_rolls-step-3 = Meet the Kromosaurus on the table, round after round.
activity-two_rolls-step-4 = Compare with the square of all pairs of dice.
activity-two_rolls-discuss = With which faces can you not win at all? How large would the head start have to be so that nobody could ever beat it?
activity-two_rolls-note = A small number added to one die moves the whole square by as many diagonals. Pupils often count it as so many sixths. Let them shade the square before you reveal the answer.
activity-two_rolls-materials = A screen for each pupil or each pair. Squared paper for the pairs of dice.

## Ties and weight

activity-ties = Ties and weight
activity-ties-goal = See how much a rule about ties is worth, and that it helps another one in another place.
activity-ties-ask = { $one } and { $other } fight. How often does each win clearly, and how often does weight decide for one of them?
activity-ties-step-1 = Find out who is heavier, and whom a tie helps in this place.
activity-ties-step-2 = Draw four bars. One of them may be empty.
activity-ties-step-3 = Play your combats on the table.
activity-ties-step-4 = Compare. Who has profited, and by how much?
activity-ties-discuss = Where would the other one like to fight? Is it fair that weight decides, if everybody may choose the place?
activity-ties-note = Give one half of the class this link and the other half one with another place. The clear victories stay the same, the ties change sides.
activity-ties-materials = A screen for each pupil or each pair.

## Conditional probability

activity-winners_die = The winner’s die
activity-winners_die-goal = Use what is known to change how likely something is.
activity-winners_die-ask = { $who } has won against { $against }. In how many of 100 such victories did { $who } roll a six?
activity-winners_die-step-1 = Before anything is known, a six comes once in six rolls.
activity-winners_die-step-2 = Now you hear who has won. Predict how often the winner’s die shows a six.
activity-winners_die-step-3 = Play combats. Only those count that { $who } has won; the app plays the others for you.
activity-winners_die-step-4 = Compare with the exact answer and follow its derivation.
activity-winners_die-discuss = What is the difference between “how often does a six win” and “how often has a winner a six”? Where else are the two mixed up?
activity-winners_die-note = The two questions are taken for each other all the time, with tests in medicine above all. Let the class play combats by hand too and cross out the lost ones: what is left is the new whole.
activity-winners_die-materials = A screen for each pupil or each pair. Two dice for each group that plays by hand.

## Without replacement

activity-gathering = Cards that do not come back
activity-gathering-goal = Count when every card that is drawn changes what can come next.
activity-gathering-ask = { $me } draws { $draws ->
    [one] { $draws } card
   *[other] { $draws } cards
} in the Forest and puts none back. How many of them bring what is wanted?
activity-gathering-step-1 = Look at the list of cards: how many are there, and how many bring what is wanted?
activity-gathering-step-2 = Draw a bar for each number of good cards.
activity-gathering-step-3 = Draw on the table. Each round begins with the whole pile.
activity-gathering-step-4 = Compare, and follow the derivation card by card.
activity-gathering-discuss = What would change if each card were shuffled in again before the next? After a good first card, is the second more likely to be good or less?
activity-gathering-note = A bag with slips of paper shows it well: one group puts slips back, the other does not. The averages agree, the spreads do not.
activity-gathering-materials = A screen for each pupil or each pair. A bag with slips of paper, if you like.

## Optimal stopping

activity-stopping = When does the best climber stop?
activity-stopping-goal = Learn that stopping is a decision that can be worked out backwards.
activity-stopping-ask = Somebody climbs the Mountain who always chooses best. After how many rerolls does that climber stop?
activity-stopping-step-1 = Read what combinations pay and what rerolls cost.
activity-stopping-step-2 = Draw a bar for each number of rerolls.
activity-stopping-step-3 = Watch the best climber, climb after climb.
activity-stopping-step-4 = Compare. The derivation begins at the last reroll and works backwards.
activity-stopping-discuss = Why does the climber not use every reroll, and why not stop at once with something small? What would change if rerolls cost nothing?
activity-stopping-note = The rule behind it: roll again as long as what it brings on average is more than what it costs. Work out one case together, such as three alike with one reroll left. Then let the class try it for themselves in “Ten climbs and no regrets”.
activity-stopping-materials = A screen for each pupil or each pair. Five dice, to try a few climbs by hand.

## Regret

activity-regret = Ten climbs and no regrets
activity-regret-goal = Decide for yourself, then see what each decision was worth.
activity-regret-ask = You climb the Mountain and choose which dice to keep. What will you end with most often?
activity-regret-step-1 = Read what combinations pay and what rerolls cost.
activity-regret-step-2 = Choose the combination that you expect most often.
activity-regret-step-3 = Climb. After each roll, keep what you like, or stop.
activity-regret-step-4 = See what the best play would have done, and what your other choices have cost on average.
activity-regret-discuss = Can a good decision end badly? Which of your choices looked clever and was not?
activity-regret-note = Regret is measured before the dice fall: what the best choice is worth on average, less what yours was. So luck is not praised. The exact bars show the best play; the class may well differ from them, and that is worth talking about.
activity-regret-materials = A screen for each pupil or each pair.

## A Markov chain

activity-dinosaur = Fight after fight with a dinosaur
activity-dinosaur-goal = Follow a chance through many steps until somebody falls.
activity-dinosaur-ask = Somebody with { $life } life fights a Kromosaurus with { $beast } life, again and again, until one of them falls. The player too adds something to every roll: { $plus }. In how many of 100 such duels does the Kromosaurus fall first?
activity-dinosaur-step-1 = Look at one fight: who loses how much, and how often nothing happens.
activity-dinosaur-step-2 = Predict in how many of 100 duels the player wins.
activity-dinosaur-step-3 = Play whole duels, each until somebody falls.
activity-dinosaur-step-4 = Compare, and see how each pair of lives leads to the next.
activity-dinosaur-discuss = If one fight were as good for the one as for the other, would it be enough to divide the lives, mine by both together? Why is it not quite so? Does it matter how a pair of lives was reached?
activity-dinosaur-note = What came before does not matter, only the two lives do: that is the idea of a Markov chain. Draw a grid of lives on the board and let pupils walk it with dice.
activity-dinosaur-materials = A screen for each pupil or each pair. Squared paper for the grid of lives.

## Fair dice

activity-fair = Are our dice fair?
activity-fair-goal = Test real dice with the rolls of the whole class, and learn what a test can tell.
activity-fair-ask = You roll your own die many times. Draw how often you expect each face.
activity-fair-step-1 = Take a real die. One die for the whole lesson.
activity-fair-step-2 = Draw a bar for each face.
activity-fair-step-3 = Roll, and press the face that came. Do not leave out rolls that you do not like.
activity-fair-step-4 = Look at the class’s results and at the chi-square test.
activity-fair-discuss = Your own results look uneven. Does that mean that your die is not fair? How uneven would the whole class have to be to make you doubt?
activity-fair-note = A small p-value says that fair dice would rarely differ so much. It does not say that the dice are unfair, nor how unfair they are; and a large one does not prove that they are fair: a slightly loaded die needs thousands of rolls. With many dice in one sum, one bad die hides among good ones. One class in twenty gets a p-value below 5% with perfect dice.
activity-fair-materials = A real die for each pupil, and a screen for each pupil or each pair.

## What has to be known before one predicts or works it out on paper

# A card, and how many of it there are
activity-known-copies = { $card } ({ $copies })
activity-known-pile = Cards in the pile: { $pile }
activity-known-wanted = With { $want }: { $cards }
activity-known-others = Without: { $cards }
# A combination, and what it is worth
activity-known-worth = { $what } { $worth_about }
activity-known-pays = What combinations are worth to the best climber, in Krom: { $list }

## What the answers say

odds-row-activity-anyway = caught without the bought die
odds-row-activity-helped = the bought die made it
odds-row-activity-missed = not enough even so
odds-row-activity-higher = yours is higher
odds-row-activity-equal = both are equal
odds-row-activity-lower = yours is lower
odds-row-activity-clear = { $name } wins clearly
odds-row-activity-weight = { $name } wins by weight
odds-row-activity-used = { $used ->
    [0] stops at once
    [one] after { $used } reroll
   *[other] after { $used } rerolls
}
odds-step-activity-difference = The bought die turns failure into success in { $with_percent } less { $without_percent }, which is { $more_percent } of all hunts.
odds-step-activity-beats = With a { $face } you are ahead of { $beaten ->
    [0] no face of the other die.
    [one] { $beaten } face of the other die.
   *[other] { $beaten } faces of the other die.
}
odds-step-activity-beats-sum = Together that is { $ways } of { $total } pairs of dice: { $chance_percent }.
odds-step-activity-level = { $plus ->
    [0] Both are equal where the two dice show the same
   *[other] Both are equal where your die is higher by { $plus }
}: { $ways } of { $total } pairs, which is { $chance_percent }.
activity-title-third-die = { $prey }, at least { $value }: { $dice ->
    [one] one die
   *[other] { $dice } dice
} and a bought one for { $price } Krom
activity-third-die-fell = Without the bought die { $first }, with it { $all }. At least { $value } was needed.
# Beside the die that was bought
activity-third-die-bought = Bought
activity-third-die-answer = Without the bought die the hunt succeeds in { $without_percent } of all cases, with it in { $with_percent }. It is worth { $more_percent } of a catch, for { $price } Krom.
activity-title-two-rolls = One die against one die plus { $plus }
activity-two-rolls-answer = Yours is higher in { $higher_percent } of all cases, both are equal in { $equal_percent }, and yours is lower in { $lower_percent }.
activity-stops-fell = These dice lie there at the end.
activity-title-stops = How many rerolls the best play uses
activity-stops-answer = With { $rerolls ->
    [one] { $rerolls } reroll
   *[other] { $rerolls } rerolls
} at hand the best play uses { $mean_about } on average. The climb is then worth { $value_about } Krom.
