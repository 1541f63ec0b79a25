### Exercises of the course in probability.

## Outcomes and events

exercise-outcomes-1 = Alma fights Kolos { $where }. Which of these outcomes belong to the event “Alma wins”?
exercise-outcomes-1-hint = Sort the outcomes into three boxes first: her die is higher, his die is higher, equal. Then ask whom weight helps { $where }.
exercise-outcomes-1-solution = All outcomes with her die higher belong to it, and those with equal dice if a tie { $where } is hers (rule combat.tie.weight): { $answer }.
exercise-outcomes-1-4-4 = Alma’s 4 against 4
exercise-outcomes-1-5-2 = Alma’s 5 against 2
exercise-outcomes-1-1-1 = Alma’s 1 against 1
exercise-outcomes-1-3-6 = Alma’s 3 against 6
exercise-outcomes-1-6-6 = Alma’s 6 against 6
exercise-outcomes-1-2-3 = Alma’s 2 against 3

exercise-outcomes-2 = Two players each roll one die. How likely is it that at least one of the two dice shows a 6?
exercise-outcomes-2-hint = Count the opposite. In how many of the { $ways } outcomes is there no 6 at all?
exercise-outcomes-2-solution = Without a 6 each die has { $others } faces left: { $others } × { $others } = { $none } of { $ways } outcomes. All others have at least one: { $answer }.

exercise-outcomes-3 = Alma and Kolos fight, unhurt and without cards. How likely is it that Alma loses { $much } life or more?
exercise-outcomes-3-hint = Then his die is at least { $much } higher than hers. Write down these outcomes, beginning with her 1.
exercise-outcomes-3-solution = They lie in one corner of the { $ways } outcomes: three with her 1, two with her 2, one with her 3. That is { $answer }.

misreading-equal-dice-win-nothing = It looks as if equal dice belonged to nobody. A combat always has one winner: weight decides (rule combat.tie.weight).
misreading-listed-the-losses = These are the outcomes that do not belong to it. You have found the opposite event.
misreading-added-what-overlaps = It looks as if you added the chances of the two dice. The outcome with two sixes is then counted twice.
misreading-exactly-one-six = It looks as if two sixes were left out. “At least one” means one or more.
misreading-both-are-sixes = This is the chance that both show a 6. One is enough.
misreading-exactly-so-much = It looks as if you counted exactly so much life. “Or more” takes the larger differences too.
misreading-either-of-them = It looks as if you counted both players. The question is about Alma’s life only.
misreading-among-those-who-lose = It looks as if you counted only combats that Alma loses. Her victories and ties are outcomes too.

## Expectation

exercise-expectation-1 = Two players who both have { $life } life fight. How much life do the two of them lose together, on average?
exercise-expectation-1-hint = What does one of them lose on average? For each difference from 1 to 5: in how many of the { $ways } outcomes is this player so far behind? May the averages of the two be added?
exercise-expectation-1-solution = One of them is behind by 1, 2, 3, 4 or 5 in 5, 4, 3, 2 and 1 of { $ways } outcomes, and loses { $one } on average. Averages may always be added, although never both lose in the same combat: { $answer }.

exercise-expectation-2 = A player with only { $life } life fights one other. Nobody can lose more life than there is. How much life does this player lose on average?
exercise-expectation-2-hint = Every outcome in which she is { $life } or more behind costs the same now.
exercise-expectation-2-solution = Being { $life } or more behind has the chance { $stunned } and costs { $life } each time. With the outcomes that cost 1 that is { $answer }. Less is lost, but being stunned costs more than life.

exercise-expectation-3 = A prey needs { $value } with { $dice } dice, and its reward is worth { $reward } Krom to you. Before the roll you may buy one more die. How many Krom does this die bring on average, before it is paid?
exercise-expectation-3-hint = How much likelier does the die make the success? That share of the reward is what it brings on average.
exercise-expectation-3-solution = With { $dice } dice the chance is { $before }, with { $more } it is { $after }: { $gain } more. Times { $reward } Krom that is { $answer }. The Savannah asks { $price }, so it is worth buying.

misreading-middle-of-what-can-happen = It looks as if every possible loss counted the same. Small losses come in more outcomes than large ones.
misreading-only-when-one-loses = This is the average among combats that cost somebody life. With equal dice nobody loses any, and these combats count too.
misreading-one-of-the-two = This is what one of them loses. The question is about both together.
misreading-loses-more-than-there-is = It looks as if she could lose life that she does not have. At 0 it ends (rule stunned.start).
misreading-forgot-the-stunned = It looks as if you left out the outcomes in which she is further behind. They cost all the life that she has.
misreading-whole-hunt-for-the-die = This is what the whole hunt brings with the die. Without it the hunt would have brought something too.
misreading-price-already-paid = It looks as if you have taken off the price. The question is what the die brings before it is paid.
misreading-reward-for-sure = It looks as if the die made the success certain. It only makes it likelier.

## Sums

exercise-sums-1 = A hunt with two dice needs a total of at least { $value }. How likely is it to succeed?
exercise-sums-1-hint = In how many ways do two dice make { $value }? And each total above it, up to { $most }?
exercise-sums-1-solution = Totals from { $value } to { $most } come in { $good } of { $ways } ways: { $answer }.

exercise-sums-2 = A total of at least { $value } is wanted. With how few dice does it come at least half of the time?
exercise-sums-2-hint = One die shows 3.5 on average. How many of them bring the average up to the wanted total?
exercise-sums-2-solution = With { $before } dice it comes { $then_often }, with { $dice } dice { $now_often }. So the answer is { $answer }.

exercise-sums-3 = The standard deviation tells how far a total usually is from its average. By which factor is it larger for the total of { $dice } dice than for one die?
exercise-sums-3-hint = Variances of independent dice add up. The standard deviation is the square root of the variance.
exercise-sums-3-solution = The variance grows from { $one } to { $many }, that is { $dice } times. Its square root grows { $answer } times. High and low dice partly cancel each other.

misreading-more-than-the-value = It looks as if the total had to be above the value. Exactly the value is enough (rule savannah.success).
misreading-all-totals-alike = It looks as if every total were equally likely. Seven comes in six ways, twelve in one.
misreading-can-just-be-reached = With so few dice it can be reached, if nearly all of them show a six. That is rarer than half of the time.
misreading-almost-for-sure = With so many dice it comes more than nine times in ten. Fewer are enough for half of the time.
misreading-as-many-times-as-dice = It looks as if the spread grew like the total. That would be so if all dice always showed the same.
misreading-square-of-the-spread = It looks as if you squared once too often. The root of the variance is wanted.
misreading-no-wider = It looks as if the total of several dice were as sure as that of one. More dice can be further off.

## Comparing

exercise-comparing-1 = { $names } meet, and each rolls one die. How likely is it that weight has to decide who is first?
exercise-comparing-1-hint = The highest number must be shown by at least two of them. Count for each highest number from 1 to 6.
exercise-comparing-1-solution = If the highest is h, exactly two of three show it in 3 × (h − 1) ways, and all three in one. Added up for h from 1 to 6 that is 51 of { $ways }: { $answer }.

exercise-comparing-2 = { $names } meet { $where }. By weight a tie there goes to whoever comes first in this order: { $order }. How likely is it that Karok wins?
exercise-comparing-2-hint = Go through what he can roll. With a 4, for example: how many faces of each of the others lose to it?
exercise-comparing-2-solution = With 1 to 6 on his die both others lose to him in { $by_face } ways. That is { $good } of { $ways }: { $answer }.

exercise-comparing-3 = Alma fights Kolos { $where }. She may add one more die to hers, or { $plus } points. Which of the two wins more often?
exercise-comparing-3-hint = A die brings 3.5 on average. But to win she needs no high total, only one that is enough. How often does each of them leave her behind?
exercise-comparing-3-solution = With one more die she wins { $die_often }, with the points { $points_often }: { $answer }. Points are always the same; a die may show a 1 or a 6.
exercise-comparing-3-die = one more die
exercise-comparing-3-points = { $plus } points more
exercise-comparing-3-same = both equally often

misreading-all-three-alike = This is the chance that all three show the same. Two are enough, if nobody is above them.
misreading-any-two-alike = It looks as if any two equal dice counted. If the third one is higher, there is a clear winner.
misreading-added-up-the-pairs = It looks as if you added the chances of the three pairs. Some outcomes then count more than once, and some pairs are not on top.
misreading-shared-among-three = It looks as if all three had the same chance. Weight takes ties from some and gives them to others.
misreading-as-if-two-combats = It looks as if you multiplied two separate combats. He has only one die: if it has beaten one of them it is probably high, and beats the other more often too.
misreading-loses-every-tie = It looks as if he lost every tie. He loses it only to whoever comes before him in that order (rule combat.tie.weight).
misreading-wins-every-tie = It looks as if he won every tie. He wins it only against whoever comes after him in that order (rule combat.tie.weight).
misreading-higher-on-average = The die is higher on average, but an average does not win. What counts is how often she is not behind, and whose the ties are.
misreading-nearly-the-same = They are near each other, but not equal. Count the outcomes in which she is behind.

## What to believe

exercise-bayes-1 = One of the { $cards } Destination cards of the Kromosaurus was drawn and lies face down. You ask somebody who has seen it: is it the { $out }? The true answer is no. How likely is it now that it is the { $last }?
exercise-bayes-1-hint = Strike out what cannot be any more. How many cards are left, and is one of them likelier than the other?
exercise-bayes-1-solution = The cards that are left were equally likely before and still are. Together they must now make 1: { $answer }.

exercise-bayes-2 = Alma has fought Kolos in the Savannah, where a tie between them goes to { $helped }. You only hear: Alma has won. How likely is it that she rolled a 6?
exercise-bayes-2-hint = Forget all outcomes that she does not win. Among those that are left, how many have her 6?
exercise-bayes-2-solution = She wins with the chance { $won }, and with a 6 she wins with the chance { $both }. So among her victories the share of sixes is { $both } ÷ { $won } = { $answer }.

exercise-bayes-3 = Karok holds one Bonus card. Of the { $cards } cards of our invented deck { $combat } can be played in a combat { $where }. Suppose that whoever has one plays it in half of the combats. Karok has fought there { $passes } times and played nothing. How likely is it that he holds one of them?
exercise-bayes-3-hint = Think of { $cards } Karoks with a different card each. Which of them would still be silent after { $passes } combats?
exercise-bayes-3-solution = Holding one and being silent has the chance { $both }; being silent at all has { $evidence }. { $both } ÷ { $evidence } = { $answer }.

misreading-nothing-learned = This was right before. Now one possibility is gone, and the others share what it had.
misreading-took-over-the-share = It looks as if one card took over the whole share of the other. Both that are left have as much right to it.
misreading-before-it-was-seen = This is the chance before you heard anything. Whoever wins has rolled high more often than usual.
misreading-turned-round = You have turned it round: this is how likely a victory is, given a 6. The question is how likely a 6 is, given a victory.
misreading-tie-as-in-the-forest = This is right for the Forest, where the lighter one wins a tie. In the Savannah a tie goes to { $helped } (rule combat.tie.weight), so that Alma wins less often and a 6 is a larger share of her victories.
misreading-both-at-once = This is the chance of a 6 and a victory among all combats. You know that she has won: divide by the chance of that.
misreading-silence-says-nothing = This is what you had to believe before. Silence comes more often from those who have nothing to play, so it tells you something.
misreading-silence-is-proof = It looks as if silence proved that he has no such card. He might keep it for later.
misreading-not-shared-out = This is the chance that he has one and is silent. That he is silent is known: divide by the chance of it.
misreading-seen-once-only = It looks as if he had been silent in one combat only. Each one makes it less likely.

## Without replacement

exercise-pile-1 = A fresh Gathering pile has { $pile } cards, { $wanted } of them “{ $card }”. You draw two, one after the other. How likely is it that both are “{ $card }”?
exercise-pile-1-hint = After the first one, how many “{ $card }” are left, and how many cards?
exercise-pile-1-solution = { $wanted } of { $pile }, then { $fewer } of { $rest }. Multiplied that is { $answer }.

exercise-pile-2 = { $wanted } of the { $pile } cards of a fresh Gathering pile bring Wood. You draw two. How likely is it that at least one of them brings Wood?
exercise-pile-2-hint = The opposite is easier: neither of them brings Wood.
exercise-pile-2-solution = Neither: { $others } of { $pile }, then { $less } of { $rest }, which is { $none }. At least one: 1 − { $none } = { $answer }.

exercise-pile-3 = A fresh pile has { $pile } cards, { $wanted } of them “{ $card }”. The first card is put aside face down, and nobody looks at it. How likely is it that the second one is “{ $card }”?
exercise-pile-3-hint = Spread the shuffled pile out on the table. Is any place in it better than another for a “{ $card }”?
exercise-pile-3-solution = As likely as the first: { $answer }. A card that nobody has seen tells you nothing. It is as good as any other place in the pile.

misreading-put-back = It looks as if the first card were put back before the second. It is gone from the pile.
misreading-only-the-pile-shrinks = You took one card from the pile, but not from the wanted ones. The first card was one of them.
misreading-added-not-multiplied = It looks as if you added. Both must happen, one after the other: multiply.
misreading-exactly-one = This is the chance of exactly one. Two are fine, too.
misreading-first-card-only = This is the chance for one card. A second one helps.
misreading-as-if-one-were-gone = That would be right if you had seen that the first was one of them. Nobody looked.
misreading-as-if-another-were-gone = That would be right if you had seen that the first was another card. Nobody looked.

## Large numbers

exercise-numbers-1 = A simulation with { $few } rolls has an interval of a certain width. You roll { $many } times instead. About how many times narrower does the interval become?
exercise-numbers-1-hint = The width shrinks like one over the square root of the number of rolls.
exercise-numbers-1-solution = { $times } times as many rolls, and the square root of { $times } is { $answer }. Each further digit costs a hundred times as many rolls.

exercise-numbers-2 = Alma has lost { $streak } combats against Kolos { $where } in a row. Now they fight there again. How likely is it that she wins this one?
exercise-numbers-2-hint = Do the dice know how the last combats went?
exercise-numbers-2-solution = As likely as ever: { $answer }. Dice have no memory. The share comes near the chance because the old combats are outnumbered, not because they are made good.

exercise-numbers-3 = From 1000 rolls you get a 95 % interval for Alma’s chance: 55 % to 61 %. Which sentence says what “95 %” means?
exercise-numbers-3-hint = Her chance is one number, and it does not move. What does move if you roll another 1000 times?
exercise-numbers-3-solution = { $answer }. The number stands still; the intervals are what chance moves.
exercise-numbers-3-method = Of many intervals made like this one, about 95 % hold the true chance
exercise-numbers-3-this = The chance that her true chance is between 55 % and 61 % is 95 %
exercise-numbers-3-rolls = 95 % of the rolls were between 55 % and 61 %
exercise-numbers-3-sure = The true chance is certainly between 55 % and 61 %, because there were so many rolls

misreading-as-many-times-as-rolls = It looks as if the width shrank as fast as the rolls grow. It shrinks only like their square root.
misreading-as-a-part-of-the-old = This is how wide the new one is, as a part of the old one. Turn it round: how many times narrower is that?
misreading-as-wide-as-before = It looks as if more rolls changed nothing. They do help, only slowly.
misreading-won-or-lost-is-even = She wins or she loses, but these two are not equally likely: somebody gets the ties, too (rule combat.tie.weight).
misreading-it-is-her-turn = It looks as if a victory were due. The dice do not know that she has lost.
misreading-the-streak-goes-on = It looks as if Kolos’s streak went on. The dice do not know that he has won.
misreading-all-of-it-again = This is how likely the whole story was before it began. The lost combats have already happened.
misreading-chance-of-a-fixed-number = Tempting, and often said. But her true chance is one fixed number: it is in this interval or it is not, and nothing about it is left to chance. The 95 % belongs to the way in which intervals are made.
misreading-share-of-the-rolls = A single roll is won or lost; it has no percentage. The interval is about the chance, not about single rolls.
misreading-interval-is-a-promise = No number of rolls makes it certain. One interval in twenty misses, and nobody can see which.

## Stopping

exercise-stopping-1 = One die pays you as many Krom as it shows. For { $price } Krom you may roll it once more, and then the new number counts. From which number on do you keep what you have?
exercise-stopping-1-hint = What is another roll worth on average, after paying for it?
exercise-stopping-1-solution = Another roll brings { $mean_about } on average and costs { $price }. Keep whatever is at least as much as the difference: from { $answer } on.

exercise-stopping-2 = A fresh Gathering pile holds, with the worth of each card in Krom: { $kinds }. What is its first card worth on average?
exercise-stopping-2-kind = { $copies } × { $card } ({ $worth })
exercise-stopping-2-hint = Add up the worth of all { $cards } cards, copies and empty ones too. Then divide.
exercise-stopping-2-solution = The { $cards } cards are worth { $added } Krom together; { $empty } of them bring nothing. On average that is { $answer }.

exercise-stopping-3 = On the Mountain your dice show { $dice }. You can pay one reroll, for { $price } Krom. Which dice do you keep?
exercise-stopping-3-hint = Two plans come to mind: three of a kind or better from the pair, or the straight. How many faces complete this straight?
exercise-stopping-3-solution = Keep { $answer }: worth { $best_about } Krom on average, after paying. Keeping four in a row is worth only { $row_about }: they lie at the end, and a single face completes them.

misreading-forgot-the-price = It looks as if rolling again were free. Take off what it costs.
misreading-only-the-best-is-enough = It looks as if only the highest number were good enough. On average a new roll brings less than a good one.
misreading-never-roll-again = It looks as if you would keep anything. After a 1 another roll is worth its price.
misreading-each-kind-once = It looks as if every kind of card counted once. Of some there are many copies.
misreading-without-the-empty-ones = It looks as if you left out the cards that bring nothing. They are drawn too.
misreading-kept-the-row = You kept four in a row. Two faces would complete 2 3 4 5, but only one completes these, for no die shows a 7.
misreading-stopped-with-the-pair = You stopped. The pair pays at once, but a reroll brings more on average than it costs.
misreading-rolled-everything-again = You rolled everything again. Some of these dice are better than an average roll.

## Chains

exercise-markov-1 = Every turn all Destination cards of the Kromosaurus are shuffled and one is drawn. How likely is it that the beast is { $where } in the next turn and in the one after it as well?
exercise-markov-1-hint = Does the second draw depend on the first?
exercise-markov-1-solution = { $once } for each turn, and the second draw knows nothing of the first. Together: { $answer }.

exercise-markov-2 = You meet the Kromosaurus alone, without cards. It adds { $plus } to its die. How likely is it that this one fight costs it life?
exercise-markov-2-hint = Your die must be higher than its die and { $plus } together. With which of your numbers is that possible?
exercise-markov-2-solution = With 1 to 6 on your die you beat { $by_face } numbers of its die. That is { $good } of { $ways } outcomes: { $answer }.

exercise-markov-3 = You have 1 life left, and so has the Kromosaurus. You fight, again and again if nobody is hurt, until one of you falls. How likely is it that the Kromosaurus falls?
exercise-markov-3-hint = A fight that hurts nobody leads back to where you were. Leave such fights out: what is your share of those that decide?
exercise-markov-3-solution = One fight hurts it with a chance of { $hit } and nobody with a chance of { $nothing }. So it decides with a chance of { $deciding }. Your share: { $hit } ÷ { $deciding } = { $answer }.

misreading-one-turn-only = This is the chance for one turn. It must be there in both.
misreading-added-two-turns = It looks as if you added the two turns. It must be there in the first and in the second: multiply.
misreading-must-move-on = It looks as if it had to move. Only players must; the Kromosaurus may stay (rule kromosaurus.cards).
misreading-forgot-what-it-adds = It looks as if both dice counted alike. The Kromosaurus always adds { $plus } (rule kromosaurus.plus).
misreading-equal-hurts-too = It looks as if equal totals cost it life. The loss is the difference, and that is nothing.
misreading-two-ends-are-even = There are two ends, but they are not equally likely: one of you has the better totals.
misreading-draws-count-as-lost = It looks as if a fight that hurts nobody were lost. It only means that you fight again.
