### The tables of the odds cards.

handout-table-combat = Alma fights Kolos: how often Alma wins, with so much added to Alma’s total
handout-table-combat-dice = Alma fights Kolos in the Forest: how often Alma wins, with more dice and with more added to the total
handout-table-hunt = How often so many dice add to at least the value of the prey
handout-table-reach = How often a combination is reached, if you go for nothing else
handout-table-duel = One player with full life against the Kromosaurus: how often the player fells it

## Questions about one row of an answer

handout-ask-duel = How likely is it that { $me } loses { $number ->
    [0] no life
   *[other] exactly { $number } life
} in one combat?
handout-ask-hunts = How likely is a total of { $number }?
handout-ask-winners_die = How likely is it that the winning die showed { $row }?
handout-ask-gathering = How likely is it that { $number ->
    [0] none of the cards drawn brings
    [one] exactly one of the cards drawn brings
   *[other] exactly { $number } of the cards drawn bring
} what is wanted?
handout-ask-stopping = How likely is it that the best climber { $number ->
    [0] stops at once
    [one] stops after exactly one reroll
   *[other] stops after exactly { $number } rerolls
}?
handout-ask-regret = How likely is it that a climb by the best player ends with this: { $row }?

## Steps of an activity, where the page speaks of what is on the screen

handout-step-duel-3 = Play combats with two dice, one for { $me } and one for { $rival }. Note what { $me } loses.
handout-step-third_die-3 = Roll the dice of the hunt first and the bought one last. Would it have been enough without it?
handout-step-two_rolls-3 = Roll two dice, one for you and one for the Kromosaurus, round after round.
handout-step-ties-3 = Play combats with two dice, one for each fighter.
handout-step-winners_die-3 = Play combats with two dice, one for { $who } and one for { $against }. Only those count that { $who } has won.
handout-step-gathering-3 = Make a slip of paper for each card and draw. Each round begins with the whole pile.
handout-step-stopping-3 = Count the climbs of the best climber that are printed below.
handout-step-fair-3 = Roll, and make a stroke for the face that came. Do not leave out rolls that you do not like.
