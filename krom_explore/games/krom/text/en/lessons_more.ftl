### Lessons on cards, the glacial map and the Kromosaurus. How they are written: see lessons_table.ftl.

## Bonus cards and Evolutions

lesson-bonus-two_ideas-title = One idea leads to another
lesson-bonus-two_ideas = Score two points in this phase. Only one Evolution that you can pay for lies open. But when it is taken, another one is turned up.
lesson-bonus-two_ideas-hint-1 = Realise this one first, and see what comes.
lesson-bonus-two_ideas-hint-2 = Then realise the new one too.
lesson-bonus-two_ideas-done = You may realise as many as you can pay for in one phase, even one that has just been turned up.
lesson-bonus-two_ideas-failed = You did not get to two points.

lesson-bonus-spoil-title = Before he acts
lesson-bonus-spoil = { $Karok } is on the Mountain, and “{ $hammer }” will win him the game when he acts. You act before him. Stop him.
lesson-bonus-spoil-hint-1 = What does “{ $hammer }” cost? He has just that, and one thing that it does not need.
lesson-bonus-spoil-hint-2 = “{ $termites }” makes him lose a resource, and you say which.
lesson-bonus-spoil-done = Your place has its turn before his. Without that resource “{ $hammer }” was out of his reach.
lesson-bonus-spoil-failed-won = { $Karok } had all that “{ $hammer }” costs, realised it and won.
lesson-bonus-spoil-failed = Your moves are used up.

lesson-bonus-knock_out-title = No fight today
lesson-bonus-knock_out = { $Karok } and { $Kolos } wait in the Forest, and { $Karok } will roll 2 against 6. You act first, in the Cave. See to it that they do not fight.
lesson-bonus-knock_out-hint-1 = A combat needs two who stand. How much life has { $Karok } left, and what does your card take?
lesson-bonus-knock_out-done = A card that takes the last life stuns. Who lies stunned keeps the place, does not fight, and cannot be robbed by a winner.
lesson-bonus-knock_out-failed = They have fought. Your card would have had to come before.
lesson-bonus-knock_out-failed-fought = They have fought. Your card would have had to come before.

lesson-bonus-counter-title = No, you do not
lesson-bonus-counter = { $Karok } acts before you and plays “{ $hole_in_the_pocket }” on you. You hold “{ $no_you_dont }”. Keep your Krom.
lesson-bonus-counter-hint-1 = A counter is played the moment somebody else plays a Bonus card.
lesson-bonus-counter-hint-2 = Counter.
lesson-bonus-counter-done = A countered card goes to the discard and does nothing. You can counter from any place.
lesson-bonus-counter-failed = You let it pass, and the Krom is gone.

lesson-bonus-save-title = Save it for later
lesson-bonus-save = “{ $flute }” will win you the game when you act. But { $Karok } acts first, with two cards in his hand, and you have one counter. Win this turn.
lesson-bonus-save-hint-1 = His first card may be harmless. Which card could still hurt you?
lesson-bonus-save-hint-2 = Let pass what only helps him. Counter what takes something from you.
lesson-bonus-save-done = He could play as many cards as he liked, and you had only one counter. You kept it for the one that mattered.
lesson-bonus-save-failed-lost = { $Karok } took your Bone, and “{ $flute }” cannot be paid.
lesson-bonus-save-failed = You did not win in this phase.

lesson-bonus-counter_back-title = Counter the counter
lesson-bonus-counter_back = Make { $Karok } lose his Stone with “{ $termites }”. He holds a counter. So do you.
lesson-bonus-counter_back-hint-1 = A counter is a Bonus card too.
lesson-bonus-counter_back-done = A counter can be countered, and the last one played takes effect first. So your first card did its work.
lesson-bonus-counter_back-failed-cancelled = His counter stood, so “{ $termites }” did nothing.
lesson-bonus-counter_back-failed = { $Karok } still has his Stone.

lesson-bonus-swap-title = A trade that is not fair
lesson-bonus-swap = “{ $organised_nap }” needs one of each resource. You have Wood, and “{ $unfair_trade }”. Realise “{ $organised_nap }” in this phase.
lesson-bonus-swap-hint-1 = You give one resource and get two. Who has just the two that you lack?
lesson-bonus-swap-done = The card gave you both missing resources for one that you had twice.
lesson-bonus-swap-failed-wrong = That trade did not bring both things that you lack. Look at what the other one has.
lesson-bonus-swap-failed = “{ $organised_nap }” is still on the table.

lesson-bonus-ambush-title = A card for one place
lesson-bonus-ambush = You will roll 2 and whoever you meet 6. { $Kolos } goes to the Forest, { $Karok } to the Savannah. You hold “{ $ambush }”. Win a fight.
lesson-bonus-ambush-hint-1 = Your card shows the place where it works.
lesson-bonus-ambush-done = A combat card with the sign of a place needs both: the combat and the place.
lesson-bonus-ambush-failed-lost = Here “{ $ambush }” cannot be played, or you did not play it, and the dice were against you.
lesson-bonus-ambush-failed-alone = You are alone here, so there is no fight to win.
lesson-bonus-ambush-failed = The fight is lost.

lesson-bonus-chain-title = Win this turn
lesson-bonus-chain = “{ $tree_hut }” would win you the game. You have one Wood, no Krom and three cards. Find the order in which they pay for it.
lesson-bonus-chain-hint-1 = You need two Wood and a Stone. “{ $night_barter }” makes a Stone out of Krom. Where could Krom come from, and what could you spare for it?
lesson-bonus-chain-done = Three cards, each paying for the next: more Wood than needed, one Wood for Krom, Krom for a Stone.
lesson-bonus-chain-failed = You did not win in this phase. Count backwards from what “{ $tree_hut }” costs.

## The glacial map

lesson-glacial-warmth-title = Come in from the cold
lesson-glacial-warmth = On the glacial map the cold takes life wherever you begin your action phase, except in the Cave. Have more life at the start of your phase than now.
lesson-glacial-warmth-hint-1 = You have little life. Where is it warm?
lesson-glacial-warmth-hint-2 = Go to the Cave.
lesson-glacial-warmth-done = If you begin your action phase in the Cave, its warmth gives you { $warmth } life, besides anything that you rest or buy.
lesson-glacial-warmth-failed = The cold took life from you when your phase began.

lesson-glacial-last_life-title = The cold does not kill
lesson-glacial-last_life = You have one life. “{ $tree_hut }” can be realised only in the Forest, where it is cold. Dare to go, and realise it.
lesson-glacial-last_life-hint-1 = What does the cold do to somebody with one life?
lesson-glacial-last_life-hint-2 = Go to the Forest. { $Kolos } has to leave it.
lesson-glacial-last_life-done = The cold never takes your last life, so it cannot stun you. Only fights and cards can.
lesson-glacial-last_life-failed-elsewhere = It was safe here, but “{ $tree_hut }” can be realised only in the Forest.
lesson-glacial-last_life-failed = “{ $tree_hut }” is still on the table.

lesson-glacial-fight_first-title = First the fight
lesson-glacial-fight_first = You have two life. You will roll 3, { $Kolos } 5, and after the fight comes the cold. Be standing when your phase begins.
lesson-glacial-fight_first-hint-1 = The cold spares your last life. The fight does not. What would a tie cost you here?
lesson-glacial-fight_first-done = The fight comes before the cold. A tie in the Forest is yours and costs nothing, and the cold cannot stun you.
lesson-glacial-fight_first-failed = The fight took both your lives. You lie stunned and have no action phase.

lesson-glacial-two_turns-title = Warm up first
lesson-glacial-two_turns = You want to hunt in the Savannah within two turns, and have four life or more when that phase begins. You have two.
lesson-glacial-two_turns-hint-1 = Two turns are two moves. Where could you spend the first, and what would you do there?
lesson-glacial-two_turns-done = Warmth and a rest first, the cold afterwards: a turn in the Cave pays for the next ones.
lesson-glacial-two_turns-failed-weak = You are in the Savannah with too little life. The cold has taken its share.
lesson-glacial-two_turns-failed-late = Two turns have gone by.
lesson-glacial-two_turns-failed = Your moves are used up.

lesson-glacial-not_by_cold-title = Do not count on the cold
lesson-glacial-not_by_cold = { $Karok } will realise “{ $hammer }” on the Mountain and win. He has four life. You act before him, with two cards in your hand. Stop him.
lesson-glacial-not_by_cold-hint-1 = Could “{ $dodgy_berries }” and the cold together stun him? Think of his last life.
lesson-glacial-not_by_cold-done = The cold would have spared his last life. Taking what he needed was the sure way.
lesson-glacial-not_by_cold-failed-won = The cold never takes the last life. { $Karok } was on his feet, realised “{ $hammer }” and won.
lesson-glacial-not_by_cold-failed = Your moves are used up.

## The Kromosaurus

lesson-kromosaurus-hide-title = Where it never goes
lesson-kromosaurus-hide = You are hurt, and the Kromosaurus is about. Where it goes is drawn at random, after you have moved. Go where it can never come.
lesson-kromosaurus-hide-hint-1 = It has no card for one of the places.
lesson-kromosaurus-hide-hint-2 = Go to the Cave. { $Kolos } has to leave it.
lesson-kromosaurus-hide-done = It may come anywhere else, but it never comes { $never_to }.
lesson-kromosaurus-hide-failed-met = It came to where you are, and it adds { $beast_plus } to its die.
lesson-kromosaurus-hide-failed-lucky = It went elsewhere this time. But it could have come here.
lesson-kromosaurus-hide-failed = That was not a place where it never comes.

lesson-kromosaurus-tie-title = Five tons lose a tie
lesson-kromosaurus-tie = You will roll 3, the Kromosaurus 4, and it always adds { $beast_plus }. Win this fight in the Forest, and keep one of your cards.
lesson-kromosaurus-tie-hint-1 = It is heavier than anybody. Who wins a tie in the Forest?
lesson-kromosaurus-tie-hint-2 = The stronger card makes the totals equal.
lesson-kromosaurus-tie-done = It fights like a player, and in a tie weight decides. In the Forest that helps whoever is lighter.
lesson-kromosaurus-tie-failed-lost = It was ahead at the end, and you lost life.
lesson-kromosaurus-tie-failed-both = You won, but it took both cards.
lesson-kromosaurus-tie-failed = Your moves are used up before the fight is decided.

lesson-kromosaurus-deep-title = Hit it hard
lesson-kromosaurus-deep = You will roll 5, the Kromosaurus 2, and it adds { $beast_plus }. You would win anyway. Make it lose at least four life.
lesson-kromosaurus-deep-hint-1 = It loses as much life as you are ahead. Cards that add to your total work against it.
lesson-kromosaurus-deep-hint-2 = You may play several cards in one combat.
lesson-kromosaurus-deep-done = The further ahead the winner, the more the losers lose. That is true of the Kromosaurus too.
lesson-kromosaurus-deep-failed = You won, but were not far enough ahead.

lesson-kromosaurus-best_of_rest-title = Second is first
lesson-kromosaurus-best_of_rest = The Kromosaurus will have 7, { $Kolos } 4 and you 3. Nobody can stop the beast today. But act before { $Kolos }.
lesson-kromosaurus-best_of_rest-hint-1 = The Kromosaurus takes no action. So who acts first: the one with the next highest total.
lesson-kromosaurus-best_of_rest-done = When the Kromosaurus wins, everybody loses life as usual, it robs nobody, and the best of the players acts first.
lesson-kromosaurus-best_of_rest-failed = { $Kolos } had more than you, and hunts first.
lesson-kromosaurus-best_of_rest-failed-second = { $Kolos } had more than you, and hunts first.

lesson-kromosaurus-last_life-title = The last life
lesson-kromosaurus-last_life = The Kromosaurus has two life left. You will roll 4, it rolls 3 and adds { $beast_plus }. Fell it, and keep “{ $headbutt }”.
lesson-kromosaurus-last_life-hint-1 = How far ahead must you be, and which card is enough for that?
lesson-kromosaurus-last_life-done = Down to zero it leaves the game, and whoever felled it keeps it as a trophy that is worth points.
lesson-kromosaurus-last_life-failed-spent = It is down, but “{ $headbutt }” was not needed.
lesson-kromosaurus-last_life-failed-lives = It is still alive. You were not far enough ahead.
lesson-kromosaurus-last_life-failed = Your moves are used up before the fight is decided.

lesson-kromosaurus-snatch-title = Whose trophy
lesson-kromosaurus-snatch = { $Kolos } is about to win this combat and fell the Kromosaurus. You have one card. The trophy shall be yours.
lesson-kromosaurus-snatch-hint-1 = The trophy goes to the winner of the combat, whoever that is.
lesson-kromosaurus-snatch-done = The trophy goes to the winner of the combat in which it falls, whoever hurt it before.
lesson-kromosaurus-snatch-failed = { $Kolos } won the combat, and so the trophy is his.

lesson-kromosaurus-take_trophy-title = It can be taken
lesson-kromosaurus-take_trophy = { $Kolos } holds the trophy. You will roll 5 and he 3. Stun him, and the trophy changes hands.
lesson-kromosaurus-take_trophy-hint-1 = How much life has he left? You have to be that far ahead.
lesson-kromosaurus-take_trophy-done = If the holder is stunned in a combat, the winner takes the trophy and its points, besides robbing.
lesson-kromosaurus-take_trophy-failed = He is hurt, but standing, and he keeps the trophy.

lesson-kromosaurus-win-title = The winning blow
lesson-kromosaurus-win = One point is missing, and the Kromosaurus is about to fall. You roll 4, { $Kolos } 6, in the Forest. Win the game in this combat.
lesson-kromosaurus-win-hint-1 = The trophy is worth a point, and it counts at once. What is the least that puts you before { $Kolos } here?
lesson-kromosaurus-win-done = A tie won by weight, a trophy from under his nose, and its point wins the game at once, in the middle of a turn.
lesson-kromosaurus-win-failed = { $Kolos } won the combat and took the trophy.
