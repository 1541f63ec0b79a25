### Exercises for designers: an edge case, a box of one’s own.

exercise-edge_case-1 = The same three meet { $where } instead of { $instead }: { $one } unhurt, { $other } with { $life } life, and the Kromosaurus. Nobody has a card. How likely is it that { $one } may rob { $other }?
exercise-edge_case-1-hint = { $one } must win, and by at least { $life } more than { $other } has. So it is all about who wins when { $one } and the Kromosaurus are level { $where }.
exercise-edge_case-1-solution = Count the rolls in which { $one } is the winner { $where } and leads { $other } by { $life } or more: { $answer }. Another place can turn a tie around just as another ruling can.

exercise-edge_case-2 = Back { $where }. Compare “weight decides” with “the Kromosaurus wins every tie”, roll by roll, over all { $rolls } rolls of the three dice. For how many of them does the ruling decide whether { $other } can be robbed?
exercise-edge_case-2-hint = Look only at rolls in which { $one } and the Kromosaurus are level at the top. In which of those does { $other } lose all { $life } life?
exercise-edge_case-2-solution = For his purse the rulings part only where { $one } and the Kromosaurus are level at the top and { $other } is stunned: { $answer } of { $rolls }.

exercise-own_box-1 = In your box the { $prey } has a value of { $easier } instead of { $value }. You hunt it with its { $dice } dice and buy none. How likely is it that you catch it?
exercise-own_box-1-hint = A total that is exactly the value catches it too. Count the rolls of { $dice } dice that make { $easier } or more.
exercise-own_box-1-solution = { $answer } of all rolls of { $dice } dice come to { $easier } or more.

exercise-own_box-2 = Raise the value of the { $prey } step by step and leave everything else as it is. You have { $krom } Krom and weigh reward against price as the Cave does. What is the lowest value at which buying two dice is the best choice?
exercise-own_box-2-hint = Look at what is left after paying, not only at the chance. The figure above shows which number of dice is worth most.
exercise-own_box-2-solution = A second bought die pays as soon as what it adds to the chance is worth more than its price. From a value of { $answer } on it does.

## misreading-NAME: what it looks like, and what the rule says

misreading-a-tie-is-a-tie-anywhere = It looks as if the place made no difference. Whom weight helps changes with the place (rule combat.tie.weight).
misreading-whoever-stuns-lets-rob = It looks as if you counted every roll that stuns him. Where the Kromosaurus has won, nobody robs (rule kromosaurus.wins).
misreading-winning-is-enough = It looks as if a won combat were enough. Only somebody who is stunned in it can be robbed (rule stunned.robbery).
misreading-every-new-winner-counts = It looks as if you counted every roll that has another winner. Where nobody is stunned, the purse stays shut under both rulings (rule stunned.robbery).
misreading-every-robbery-counts = It looks as if you counted every roll after which he can be robbed. Most of those end in a robbery under both rulings.
misreading-only-the-value-itself = It looks as if you counted only the rolls that make the value itself. More than that catches it as well (rule savannah.success).
misreading-the-surest-is-the-best = It looks as if you asked for the best chance. More dice always help a little; the question is from where on they are worth their price.
misreading-any-dice-are-two-dice = It looks as if you stopped where buying one die is best. Two come later.
