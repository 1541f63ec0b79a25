### Lessons on combat. How they are written: see lessons_table.ftl.

lesson-combat-higher-title = The higher die
lesson-combat-higher = { $Kolos } is in the Forest too, so you fight first: roll the dice. Whoever is higher acts first. Then take the free card.
lesson-combat-higher-hint-1 = Press “Roll”. Both of you roll one die.
lesson-combat-higher-hint-2 = See what the fight has cost { $Kolos }: as much life as he was behind.
lesson-combat-higher-hint-3 = You won, so you act first. The first card is yours.
lesson-combat-higher-done = The highest total wins and acts first. Every loser loses as much life as the winner was ahead.
lesson-combat-higher-failed = You won the right to act first, and then did nothing with it.

lesson-combat-tie_light-title = Light on your feet
lesson-combat-tie_light = Every die shows 4 this turn. { $Kolos } goes to the Forest, { $Karok } to the Savannah, and you are lighter than both. Win a fight.
lesson-combat-tie_light-hint-1 = Your weight stands beside your name. Equal totals are decided by weight.
lesson-combat-tie_light-hint-2 = The board says of each place who wins a tie there. { said-ties }
lesson-combat-tie_light-hint-3 = Go where the lighter one wins.
lesson-combat-tie_light-done = { said-ties } You chose the place that suits a light fighter.
lesson-combat-tie_light-failed-heavy = Both of you have 4, and in the Savannah the heavier one wins the tie.
lesson-combat-tie_light-failed-alone = You are alone here, so there is no fight to win.
lesson-combat-tie_light-failed = There was no fight to win.

lesson-combat-tie_heavy-title = A heavy hand
lesson-combat-tie_heavy = Now you are { $Kolos }, the heaviest of all. Every die shows 3. { $Alma } goes to the Mountain, { $Karok } to the Savannah. Win a fight.
lesson-combat-tie_heavy-hint-1 = The board says of each place who wins a tie there.
lesson-combat-tie_heavy-hint-2 = Go where the heavier one wins.
lesson-combat-tie_heavy-done = { said-ties } The same dice, another place, another winner.
lesson-combat-tie_heavy-failed-light = Both of you have 3, and here the lighter one wins the tie.
lesson-combat-tie_heavy-failed-alone = You are alone here, so there is no fight to win.
lesson-combat-tie_heavy-failed = There was no fight to win.

lesson-combat-low_roll-title = Lower, and yet
lesson-combat-low_roll = You will roll 4 and { $Kolos } 5. After the dice, fighters may play combat cards. Win although you roll lower.
lesson-combat-low_roll-hint-1 = The card in your hand adds to your total.
lesson-combat-low_roll-hint-2 = Play it when you are asked.
lesson-combat-low_roll-done = Not the die counts but the final total, with all combat cards in it.
lesson-combat-low_roll-failed = You kept your card, so the dice decided, and { $Kolos } was higher.

lesson-combat-survive-title = Lose a little less
lesson-combat-survive = The dice will be bad: you roll 1, { $Kolos } rolls 6. You cannot win. But do not get stunned, for then he robs you.
lesson-combat-survive-hint-1 = You lose as much life as you are behind. How far behind can you afford to be?
lesson-combat-survive-hint-2 = The card does not win the fight. It makes you lose less life.
lesson-combat-survive-done = Damage is the difference to the winner. A card can be worth playing in a fight that you lose.
lesson-combat-survive-failed = You lost all your life. Stunned players miss their action phase, and the winner took half of your Krom.

lesson-combat-rob-title = One thing, the right one
lesson-combat-rob = Stun { $Karok } and you may take one thing from him. Roll, then realise “{ $flute }” in the same phase.
lesson-combat-rob-hint-1 = Compare what “{ $flute }” costs, what you have, and what { $Karok } has.
lesson-combat-rob-hint-2 = You need one Bone. Krom cannot stand in for it.
lesson-combat-rob-done = The winner takes one thing from a player stunned in the combat: a resource, half of the Krom, or a Bonus card unseen.
lesson-combat-rob-failed = The Bone is yours, but “{ $flute }” is still on the table.
lesson-combat-rob-failed-krom = A good handful of Krom, but no Evolution can be paid with it, and here there is nothing to buy.
lesson-combat-rob-failed-spared = You let him keep everything. That is allowed, but it brings you nothing.

lesson-combat-half-title = Half his Krom
lesson-combat-half = In the Cave things can be bought. Stun { $Karok }, rob him, and realise “{ $digging_stick }” in the same phase.
lesson-combat-half-hint-1 = Count: what does “{ $digging_stick }” cost, and how far do you get with a Wood, or with half of his Krom rounded up?
lesson-combat-half-done = Half of the Krom is rounded up, and in the Cave it turns into whatever you lack.
lesson-combat-half-failed = You ran out of moves before “{ $digging_stick }” was yours.
lesson-combat-half-failed-wood = One Wood, and not enough Krom to buy the other one.
lesson-combat-half-failed-spared = You let him keep everything, and have too little Krom of your own.
lesson-combat-half-failed-rested = Whoever rests cannot buy in the same phase.

lesson-combat-exact-title = Just enough
lesson-combat-exact = In the Forest you will roll 3 and { $Kolos } 5. You hold “{ $headbutt }” and “{ $war_cry }”. Win, and keep “{ $war_cry }” for later.
lesson-combat-exact-hint-1 = You need not be higher. Look at who wins a tie in the Forest.
lesson-combat-exact-done = A tie was enough, because in the Forest the lighter one wins it. The stronger card stays in your hand.
lesson-combat-exact-failed-dear = You won, but with “{ $war_cry }”. The other card makes a tie, and here you win ties.
lesson-combat-exact-failed-lost = Without a card { $Kolos } stays ahead.
lesson-combat-exact-failed = The fight is not decided yet, and your moves are used up.

lesson-combat-rob_back-title = Rob the robber
lesson-combat-rob_back = { $Kolos } stunned you and took your Wood. Now he goes to the Cave to rest, badly hurt. Get a Wood back from him.
lesson-combat-rob_back-hint-1 = He has little life left, and you wake up with all of yours. He will not have rested yet when you meet.
lesson-combat-rob_back-done = You woke up unhurt, he did not. Who is weak should not be easy to find.
lesson-combat-rob_back-failed = You did not meet him.
lesson-combat-rob_back-failed-rested = { $Kolos } was alone in the Cave and has rested. The chance is gone.
lesson-combat-rob_back-failed-other = Krom is nice, but it was the Wood that you wanted back.
lesson-combat-rob_back-failed-spared = You took nothing from him.

lesson-combat-one_card-title = One card is enough
lesson-combat-one_card = You will roll 3, { $Kolos } 4, in the Forest. He holds “{ $headbutt }” and will use it. You hold two cards. Win with one of them left.
lesson-combat-one_card-hint-1 = Whoever is behind is asked first, and after each card again. Which of your cards is still enough after his?
lesson-combat-one_card-done = With the stronger card first, his card only makes a tie, and in the Forest a tie is yours.
lesson-combat-one_card-failed = Your moves are used up before the fight is decided.
lesson-combat-one_card-failed-spent = You won, but it took both cards. The weaker one first gave { $Kolos } the chance to get ahead again.
lesson-combat-one_card-failed-lost = { $Kolos } stayed ahead and won.

lesson-combat-club-title = More dice
lesson-combat-club = You will roll 1 and { $Kolos } 6. You hold “{ $double_club }” and “{ $headbutt }”. Win, and keep “{ $headbutt }” for another day.
lesson-combat-club-hint-1 = One card adds a fixed number, the other rolls dice that are added. Which of them can make up for five?
lesson-combat-club-done = A card may bring dice instead of a number. They are added to your total, and nobody can tell before how much that is.
lesson-combat-club-failed = You were still behind when the last card was played.
lesson-combat-club-failed-lost = Your total stayed below his. A fixed two is not enough against five.
lesson-combat-club-failed-both = You won, but with more than you needed: “{ $headbutt }” is gone too.

lesson-combat-both-title = Two at one blow
lesson-combat-both = Your 6 stuns { $Karok } and { $Kolos } in the same fight. Make use of it: realise “{ $flute }” in this phase.
lesson-combat-both-hint-1 = “{ $flute }” costs two things, and you have neither. Each of them has one.
lesson-combat-both-done = Whoever stuns several players in one combat may rob each of them once. You choose with whom you begin.
lesson-combat-both-failed = Your moves are used up before “{ $flute }” was yours.
lesson-combat-both-failed-krom = Krom pays for no Evolution, and in the Savannah there is nothing to buy.
lesson-combat-both-failed-spared = You let one of them keep everything, and now something is missing.
