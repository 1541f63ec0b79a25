### Exercises on combat.

exercise-combat-1 = Alma and Kolos meet, and each rolls one die. How likely is it that both show the same, so that weight has to decide?
exercise-combat-1-hint = Let Alma roll first. Whatever she has, how many of the { $sides } faces of his die are equal to it?
exercise-combat-1-solution = Two dice fall in { $ways } ways. One of them for each face is a double: { $answer }.

exercise-combat-2 = Should the light one fight { $where }? Alma meets Kolos there, { $lighter } is the lighter of the two, and neither has a card to play. How likely is it that Alma wins?
exercise-combat-2-hint = There are three cases: her die is higher, his die is higher, both are equal. The first two are equally likely. Whom does the third one help there?
exercise-combat-2-solution = Her die is higher with a chance of { $clear }, and both are equal with a chance of { $tie }. Equal dice { $where } go to { $helped }. Alma wins with a chance of { $answer }. Whoever gets the ties does well to fight there, in order to act first. Nobody saves life by it: equal dice cost nothing, here or elsewhere.

exercise-combat-3 = Four meet { $where } and have rolled: { $dice }. Who of them loses life?
exercise-combat-3-hint = Who is the winner? What is the difference of each other die to the winner’s?
exercise-combat-3-solution = Everybody loses the difference to the winner (rule combat.damage). Whoever has as much as the winner comes later but loses nothing. So these lose life: { $answer }.

## misreading-NAME: what it looks like, and what the rule says

misreading-one-double-only = It looks as if you counted a single double, such as two sixes. Every face can come up on both dice.
misreading-a-chance-for-each-die = It looks as if you added a chance for each die. The first die may show anything; only the second has to match it.
misreading-heavier-everywhere = It looks as if equal dice went to the heavier one, or to nobody. Whom weight helps depends on the place, and somebody always wins (rule combat.tie.weight).
misreading-ties-are-shared = It looks as if equal dice were shared evenly between the two. Weight decides them, every time for the same one (rule combat.tie.weight).
misreading-weight-before-dice = It looks as if weight decided every combat. It decides only where dice are equal (rule combat.tie.weight).
misreading-a-lost-tie-hurts = It looks as if everybody but the winner lost life. The loss is the difference to the winner’s total, and after equal dice that is nothing (rule combat.damage).
misreading-only-the-last-is-hurt = It looks as if only the last one lost life. Every loser loses the difference to the winner (rule combat.damage).
