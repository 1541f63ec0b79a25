### Lessons on the four places. How they are written: see lessons_table.ftl.

## The Cave

lesson-cave-rest-title = A good rest
lesson-cave-rest = You are hurt and nearly out of Krom. In the Cave you either rest or buy. Get life and Krom, both in one go.
lesson-cave-rest-hint-1 = Compare what a rest brings with what Krom buys.
lesson-cave-rest-hint-2 = Rest.
lesson-cave-rest-done = A rest gives { $rest }, and costs nothing but the visit.
lesson-cave-rest-failed-bought = You paid Krom, and whoever buys cannot rest in the same phase.
lesson-cave-rest-failed = You left the Cave without a rest.

lesson-cave-heal-title = Back on your feet
lesson-cave-heal = One more blow and you are stunned. You have a little Krom. Have at least seven life when you leave the Cave.
lesson-cave-heal-hint-1 = A rest is not enough this time. Count what your Krom can buy.
lesson-cave-heal-hint-2 = Life is sold in blocks, and you may buy more than one.
lesson-cave-heal-done = You may buy as much as you can pay for. What would go over the maximum is lost.
lesson-cave-heal-failed = You have fewer than seven life.
lesson-cave-heal-failed-rested = A rest gives { $rest }, which is not enough life, and now you can buy none.
lesson-cave-heal-failed-bought = A Bonus card does not heal you, and now there is too little Krom for life.

lesson-cave-missing-title = The missing piece
lesson-cave-missing = “{ $torch }” lies open, and you lack one thing for it. Realise it in this phase.
lesson-cave-missing-hint-1 = Look at what the card costs and at what you have.
lesson-cave-missing-hint-2 = Krom cannot pay for an Evolution, but in the Cave it buys what can.
lesson-cave-missing-done = Krom is never part of an Evolution’s price, but the Cave sells Wood, Stone and Bone.
lesson-cave-missing-failed = “{ $torch }” is still on the table.
lesson-cave-missing-failed-rested = You rested, so you cannot buy in this phase. More Krom alone does not help.

lesson-cave-card_first-title = The card first
lesson-cave-card_first = “{ $digging_stick }” costs more than you have. But you hold “{ $shower_of_kroms }”. Realise “{ $digging_stick }” in this phase.
lesson-cave-card_first-hint-1 = You choose the order of things. What does your card give you, and what can you buy with it then?
lesson-cave-card_first-done = Cards, purchases and Evolutions may come in any order in your phase. So the card came first.
lesson-cave-card_first-failed = “{ $digging_stick }” is still on the table.
lesson-cave-card_first-failed-rested = Whoever rests cannot buy in the same phase.
lesson-cave-card_first-failed-bonus = That Krom was needed for Wood.

lesson-cave-which-title = Two points or one
lesson-cave-which = You have a Stone and Krom for two purchases. Score two points in this phase.
lesson-cave-which-hint-1 = Two small cards share a resource that you have once. One card is worth two points by itself.
lesson-cave-which-done = One card for two points was better than a first small one, after which nothing could be paid any more. And it can be realised only here.
lesson-cave-which-failed = You did not get to two points.
lesson-cave-which-failed-small = One point, and what is left pays for no second card.
lesson-cave-which-failed-rested = Whoever rests cannot buy in the same phase.

lesson-cave-nap-title = Sleep on it and win
lesson-cave-nap = “{ $organised_nap }” would win you the game. You lack two resources, and your Krom buys only one. Look at your hand, and win in this phase.
lesson-cave-nap-hint-1 = “{ $night_barter }” asks less Krom for a resource than the Cave does.
lesson-cave-nap-done = One resource bought, one bartered: cheap enough together. The last points win at once.
lesson-cave-nap-failed = You did not win. Count your Krom: the Cave for one resource, the card for the other.
lesson-cave-nap-failed-bonus = That Krom was needed for a resource.
lesson-cave-nap-failed-rested = Whoever rests cannot buy in the same phase.

## The Forest

lesson-forest-free-title = For nothing
lesson-forest-free = The first card of the Forest { $first_card ->
    [0] is free
   *[other] costs { $first_card } Krom
}, and those after it are dearer. Take the first card, pay for no other, and end your phase.
lesson-forest-free-hint-1 = The button shows what a card costs now, and how likely it brings something.
lesson-forest-free-hint-2 = Draw once. Then end your phase.
lesson-forest-free-done = You saw your card before you had to decide about the next. You can stop after any of them.
lesson-forest-free-failed-paid = That was the second card, and it has a price.
lesson-forest-free-failed-nothing = You left without even the first card.
lesson-forest-free-failed = Draw one card, then end your phase.

lesson-forest-persist-title = Once more
lesson-forest-persist = You need two Wood for “{ $digging_stick }”. You may draw up to { $cards } cards, each dearer than the one before. Realise “{ $digging_stick }” in this phase.
lesson-forest-persist-hint-1 = Not every card has Wood on it. As long as you can pay, you may go on.
lesson-forest-persist-hint-2 = One card brought nothing. Your Krom is enough for another.
lesson-forest-persist-done = You paid more for each card, and stopped paying when you had what you needed.
lesson-forest-persist-failed = You left the Forest too early: there was Krom for another card.

lesson-forest-stop-title = Know when to stop
lesson-forest-stop = Bring home two Wood, and keep at least three Krom for the Cave. Then end your phase.
lesson-forest-stop-hint-1 = Before each card look at its price, and at what you would have left.
lesson-forest-stop-hint-2 = With two Wood you have what you came for.
lesson-forest-stop-done = The prices rise. The best time to stop is when you have what you came for.
lesson-forest-stop-failed-spent = You have fewer than three Krom left. The next card was too dear.
lesson-forest-stop-failed = You left without two Wood.

lesson-forest-shuffle-title = Stir the pile
lesson-forest-shuffle = The discard lies open, so you can tell what is still in the pile. Bring home Wood with the free card.
lesson-forest-shuffle-hint-1 = What are the odds with the pile as it is?
lesson-forest-shuffle-hint-2 = Before your first card you may shuffle the discard into the pile.
lesson-forest-shuffle-done = Only empty cards were left. After the shuffle the good ones were in the pile again.
lesson-forest-shuffle-failed-empty = “{ $nothing_at_all }”. There was nothing else left in that pile.
lesson-forest-shuffle-failed = You left without a card.

lesson-forest-leave_it-title = Leave it alone
lesson-forest-leave_it = Somebody before you had bad luck: the empty cards lie in the discard. Take a card that surely has Wood on it.
lesson-forest-leave_it-hint-1 = What would come back into the pile if you shuffled?
lesson-forest-leave_it-done = Every card in the pile had Wood on it. A shuffle would have brought the empty ones back.
lesson-forest-leave_it-failed-empty = The shuffle put the empty cards back into the pile, and you drew one of them.
lesson-forest-leave_it-failed = You left without a card.

lesson-forest-driftwood-title = Only in the Forest
lesson-forest-driftwood = “{ $dugout_canoe }” can be realised here and nowhere else, and you have a card that works only here. Realise “{ $dugout_canoe }” without losing time.
lesson-forest-driftwood-hint-1 = Your card brings just what is missing.
lesson-forest-driftwood-done = A card with the sign of a place is used only there, and so is such an Evolution. Here you could do both.
lesson-forest-driftwood-failed = You had all you needed in your hand. Drawing cards first took too long.

lesson-forest-hut-title = Not the first, the best
lesson-forest-hut = “{ $tree_hut }” would win you the game. You have a Stone and hardly any Krom. Draw, and win in this phase.
lesson-forest-hut-hint-1 = How many points are missing? A small card now would use up your only Stone.
lesson-forest-hut-done = You did not take the first card that you could pay. Patience won the game.
lesson-forest-hut-failed-torch = “{ $torch }” used up your Stone, and its point is not enough to win.
lesson-forest-hut-failed = You left before you had enough Wood.

## The Savannah

lesson-savannah-bare_hands-title = With bare hands
lesson-savannah-bare_hands = Each prey shows how many dice you roll and what their sum must reach. You have no Krom to buy dice. Catch something.
lesson-savannah-bare_hands-hint-1 = Each row says how likely the hunt succeeds.
lesson-savannah-bare_hands-hint-2 = Small game gives less, but it is caught more often.
lesson-savannah-bare_hands-hint-3 = Hunt the { $dodo }.
lesson-savannah-bare_hands-done = Your dice reached the value of the prey. A caught prey pays its reward and is replaced at once.
lesson-savannah-bare_hands-failed-away = It got away. Big prey with few dice is a long shot: look at the chances first.
lesson-savannah-bare_hands-failed = You did not hunt at all.

lesson-savannah-exactly-title = Exactly enough
lesson-savannah-exactly = The { $cave_bear } is worth a lot, but hard to catch with the dice it shows. You have a little Krom. Catch the { $cave_bear }.
lesson-savannah-exactly-hint-1 = Dice can be bought before the roll, never after it.
lesson-savannah-exactly-hint-2 = Turn the number of dice up by one.
lesson-savannah-exactly-done = Your sum was just the value, and that is enough. Without the bought die it would have fallen short.
lesson-savannah-exactly-failed-other = That was another prey, and you hunt only once.
lesson-savannah-exactly-failed-away = It got away. One more die would have changed that.
lesson-savannah-exactly-failed = You did not hunt at all.

lesson-savannah-likelier-title = Three in four
lesson-savannah-likelier = Hunt with a chance of at least 75 %, and have two Krom left afterwards. The dice may say what they like: your choice counts.
lesson-savannah-likelier-hint-1 = Turn the dice up and watch the chance. One more die is often enough.
lesson-savannah-likelier-hint-2 = Two of the four need less than the others. Buy one die for one of them.
lesson-savannah-likelier-done = A good choice is one with good odds. Whether the dice agree is another matter.
lesson-savannah-likelier-failed-risky = That was less than 75 %. Look at the chance beside the button before you hunt.
lesson-savannah-likelier-failed-dear = The chance was good, but all your Krom is gone.
lesson-savannah-likelier-failed = You did not hunt at all.

lesson-savannah-likeliest-title = Two Bones
lesson-savannah-likeliest = You have no Krom, and you want two Bones for “{ $fishbone_comb }”. Choose the prey that gives them most often, and realise the card.
lesson-savannah-likeliest-hint-1 = Two Bones or more: which prey give them, and which of those has the best chance?
lesson-savannah-likeliest-done = Among those that pay enough, you took the likeliest. And “{ $fishbone_comb }” followed at once.
lesson-savannah-likeliest-failed-away = It got away. Another prey gives two Bones as well, and more often.
lesson-savannah-likeliest-failed-marmot = Caught, but it gives Krom and no Bones.
lesson-savannah-likeliest-failed = “{ $fishbone_comb }” is still on the table.

lesson-savannah-spare-title = What a die is worth
lesson-savannah-spare = Come home with a prey and with at least six Krom. You have four.
lesson-savannah-spare-hint-1 = Which prey gives Krom? And what would be left of it if you bought a die first?
lesson-savannah-spare-done = The bought die would have cost as much as the prey pays in Krom. Some hunts are better without.
lesson-savannah-spare-failed-away = It got away.
lesson-savannah-spare-failed-short = Caught, but you have fewer than six Krom. A bought die, or a prey that pays less, makes the difference.
lesson-savannah-spare-failed = You did not hunt at all.

lesson-savannah-boneyard-title = You need not hunt
lesson-savannah-boneyard = All the prey is large and you have no Krom. But look at your hand, and realise “{ $armadillo_trap }” in this phase.
lesson-savannah-boneyard-hint-1 = The action of a place may be left out. What does your card bring?
lesson-savannah-boneyard-done = Nobody has to hunt. The card brought the Bones, and “{ $armadillo_trap }” can be realised only here.
lesson-savannah-boneyard-failed-away = It got away. The hunt was not needed: the Bones were in your hand.
lesson-savannah-boneyard-failed = “{ $armadillo_trap }” is still on the table.

lesson-savannah-mammoth-title = The big one
lesson-savannah-mammoth = “{ $pack_mammoth }” needs three Bones, can be realised only here, and is worth a lot. Hunt for it, and realise it in this phase.
lesson-savannah-mammoth-hint-1 = Which prey give three Bones? See what two more dice do to your chance.
lesson-savannah-mammoth-done = Two bought dice made a long shot likely. When much is at stake, Krom is well spent.
lesson-savannah-mammoth-failed-away = It got away. You had Krom for more dice.
lesson-savannah-mammoth-failed-small = Caught, but it gives too few Bones for “{ $pack_mammoth }”.
lesson-savannah-mammoth-failed = “{ $pack_mammoth }” is still on the table.

## The Mountain

lesson-mountain-third-title = Keep the pair
lesson-mountain-third = Climb: you roll { $dice } dice and are paid for what they show. For Krom you may keep some and roll the others again. Come down with a Stone.
lesson-mountain-third-hint-1 = Three of a kind brings a Stone. Which dice are a good beginning?
lesson-mountain-third-hint-2 = Touch the dice that you want to keep, then roll the others.
lesson-mountain-third-hint-3 = Keep the two that are equal.
lesson-mountain-third-done = You kept the pair and rolled the other three. Three of a kind pays a Stone.
lesson-mountain-third-failed-down = You came down without a Stone. A pair pays Krom only.
lesson-mountain-third-failed = You did not climb to the end.

lesson-mountain-enough-title = Enough is enough
lesson-mountain-enough = Have at least four Krom when you come down. You start with one.
lesson-mountain-enough-hint-1 = See what the dice pay as they lie, and what another roll costs.
lesson-mountain-enough-hint-2 = Stop after the first roll.
lesson-mountain-enough-done = A pair pays Krom. Another roll would have cost some of it, for nothing.
lesson-mountain-enough-failed-down = You have fewer than four Krom. The first roll had paid enough, and the second one cost.
lesson-mountain-enough-failed = You did not climb to the end.

lesson-mountain-straight-title = Open at both ends
lesson-mountain-straight = You roll four numbers in a row, and one of them twice. You can pay for one more roll. Come down with three Stones.
lesson-mountain-straight-hint-1 = What would a straight pay? How many numbers would complete it?
lesson-mountain-straight-hint-2 = Keep the four that follow each other, and roll the fifth.
lesson-mountain-straight-done = Two numbers complete a row of four that is open at both ends. That was better than the pair.
lesson-mountain-straight-failed-down = You came down with less. The pair looked good, but the row of four was nearer to three Stones.
lesson-mountain-straight-failed = You did not climb to the end.

lesson-mountain-full-title = Take it
lesson-mountain-full = Come down with two Stones. You have Krom for two more rolls, if you want them.
lesson-mountain-full-hint-1 = Look at what the first roll pays already, and remember that you choose where it says “or”.
lesson-mountain-full-done = A full house at once. You took it, and of the two things that it pays the one you came for.
lesson-mountain-full-failed-cards = A full house pays one thing or the other. You took the cards.
lesson-mountain-full-failed-thrown = You broke up a full house. Only the dice at the end count.
lesson-mountain-full-failed = Two Stones were on the table with the first roll.

lesson-mountain-two_pairs-title = Nothing yet
lesson-mountain-two_pairs = Your first roll will show five different numbers, and no straight among them. Come down with two pairs.
lesson-mountain-two_pairs-hint-1 = As they lie they pay nothing. You may roll all of them again for a Krom; you need not keep any.
lesson-mountain-two_pairs-done = Dice that do not go together pay nothing. You rolled them all once more, and two pairs paid for it.
lesson-mountain-two_pairs-failed-down = You came down with something else than two pairs.
lesson-mountain-two_pairs-failed = You did not climb to the end.

lesson-mountain-five-title = All five
lesson-mountain-five = You will roll four of a kind at once. It pays well. Still, come down with two Bones.
lesson-mountain-five-hint-1 = Bones come with one combination only. You are one die away from it, and have Krom for one more roll.
lesson-mountain-five-done = Five of a kind pays some of everything. Four of a kind was safe in your hand; you dared, and only one die was at stake.
lesson-mountain-five-failed-down = You came down without Bones. Only five of a kind brings them.
lesson-mountain-five-failed = You did not climb to the end.

lesson-mountain-again-title = Do not give up
lesson-mountain-again = Come down with three Stones. Your Krom is enough for two more rolls.
lesson-mountain-again-hint-1 = Keep the pair. If the first roll brings nothing, roll the same dice once more.
lesson-mountain-again-done = A bad roll changes nothing: the pair was still the best beginning, and the next roll was affordable.
lesson-mountain-again-failed-cards = Four of a kind pays one thing or the other. You took the cards.
lesson-mountain-again-failed-down = You came down with less than three Stones.
lesson-mountain-again-failed = Your moves are used up.

lesson-mountain-between-title = A card on the way up
lesson-mountain-between = You have no Krom for another roll, but “{ $shower_of_kroms }” in your hand. Come down with three Stones.
lesson-mountain-between-hint-1 = The first roll is good and not good enough. Your card can pay for more, also while you are climbing.
lesson-mountain-between-done = A Bonus card may come before the climb, or between two rolls. The Krom was there when you needed it.
lesson-mountain-between-failed-cards = Four of a kind pays one thing or the other. You took the cards.
lesson-mountain-between-failed-down = You came down with less than three Stones. The card was still in your hand, or the wrong dice were rolled.
lesson-mountain-between-failed = Your moves are used up.

lesson-mountain-judge-title = Judge for yourself
lesson-mountain-judge = No combination to reach this time. Climb, and make no choice that costs you more than a quarter of a Krom against the best one, whatever the dice do.
lesson-mountain-judge-hint-1 = Four in a row again, but this time it ends at 6: only one number completes it. What is the pair worth?
lesson-mountain-judge-done = Only one number would have completed that row. The pair was worth more, and three of a kind is worth another roll.
lesson-mountain-judge-failed-down = One of your choices gave away more than a quarter of a Krom. The advice tells you which, and what was better.
lesson-mountain-judge-failed = You did not climb to the end.
