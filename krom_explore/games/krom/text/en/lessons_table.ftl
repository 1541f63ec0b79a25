### Lessons on setup and movement. lesson-TRACK-STEP is the goal; -title, -hint-N, -done, -failed and -failed-NAME go with it.
### Characters and cards that a step names are variables ($Kolos, $torch), for another box may call them otherwise; and
### so are the facts of the box (rulebook.facts). Titles have no variables.

## Setup

lesson-setup-leave-title = The first move
lesson-setup-leave = You are { $Alma }. A new game begins, and everybody starts { $start_place }. Choose in secret where to go. Today it is the Forest.
lesson-setup-leave-hint-1 = This is you. Nobody may stay where they are.
lesson-setup-leave-hint-2 = Touch the Forest on the board, or press its button.
lesson-setup-leave-done = Everybody chose in secret, then all moved at once. Every turn begins like that.
lesson-setup-leave-failed = You are somewhere else now. Take it back and choose the Forest.

lesson-setup-your_card-title = A card of your own
lesson-setup-your_card = You also start with a Bonus card, which only you can see. It is your action phase: play the card.
lesson-setup-your_card-hint-1 = Your hand lies here, with what the card does.
lesson-setup-your_card-hint-2 = In your action phase you choose the order of things. The card can come first.
lesson-setup-your_card-done = A Bonus card without a special sign is played in your own action phase, and then it goes to the discard.
lesson-setup-your_card-failed = Your action phase went by, and the card is still in your hand.

lesson-setup-realise-title = Your first Evolution
lesson-setup-realise = Evolutions win the game. { said-evolutions } lie face up, and each shows what it costs. Realise the one that you can pay for.
lesson-setup-realise-hint-1 = Look at the price of this card, and at the Wood and Stone in front of you.
lesson-setup-realise-hint-2 = It has a button of its own among your answers.
lesson-setup-realise-done = You paid the resources on the card and scored its points. A new Evolution is turned up at once.
lesson-setup-realise-failed = You had the resources, but realised nothing with them.

lesson-setup-right_place-title = The sign of a place
lesson-setup-right_place = “{ $tree_hut }” shows a place, and it can be realised only there. You have what it costs. Realise it this turn.
lesson-setup-right_place-hint-1 = The card shows where you have to be.
lesson-setup-right_place-hint-2 = Go there first. The card comes in your action phase.
lesson-setup-right_place-done = If an Evolution shows a place, you have to be there. The others can be realised anywhere.
lesson-setup-right_place-failed = The turn went by without “{ $tree_hut }”.
lesson-setup-right_place-failed-elsewhere = You act somewhere else this turn, and “{ $tree_hut }” can be realised only in the place that it shows.

lesson-setup-points-title = Enough points
lesson-setup-points = You are close to winning. The first player with enough points wins at once, in the middle of a turn. Win now.
lesson-setup-points-hint-1 = Your points are here: how many are missing? One card brings that many.
lesson-setup-points-done = Whoever first has enough Evolution points has won, and nothing more is played.
lesson-setup-points-failed = The game goes on: you did not reach the points that win.
lesson-setup-points-failed-small = “{ $torch }” brought a point, but used up what the larger card costs. One card would have been enough.

lesson-setup-five_players-title = More players, fewer points
lesson-setup-five_players = You are five this time. The more players there are, the fewer points are needed. You can win in this phase. Do it.
lesson-setup-five_players-hint-1 = Look at how many points you need in this game. Two of the cards are within your reach, and only one brings enough.
lesson-setup-five_players-done = How many points win depends on how many play. The points on the cards stay the same.
lesson-setup-five_players-failed = The game goes on: you did not reach the points that win.
lesson-setup-five_players-failed-small = “{ $stone_that_cuts }” took the Stones that the other card needed, and one point is not enough.

## Movement

lesson-movement-apart-title = Three ways
lesson-movement-apart = Here you choose for all three players. They are all in the Cave, and nobody may stay. Send them to three different places, so that nobody fights.
lesson-movement-apart-hint-1 = The last one to choose has to go where the others do not.
lesson-movement-apart-hint-2 = Pick a place that you have not used yet.
lesson-movement-apart-done = The choices stayed secret until the last one was made. Then all moved, and since nobody met, nobody fights.
lesson-movement-apart-failed = Two of them meet now, and players who meet in a place must fight.

lesson-movement-order-title = Who acts first
lesson-movement-order = The places are dealt with in this order: { $order_of_places }. Be the first to act this turn. { $Kolos } and { $Karok } are in the Cave.
lesson-movement-order-hint-1 = { $Kolos } and { $Karok } have to leave the place where they are.
lesson-movement-order-hint-2 = The earlier your place in the order, the earlier you act. And you should be alone there.
lesson-movement-order-hint-3 = The first place in the order will be empty.
lesson-movement-order-done = The first place has its turn first, and the two who were there had to leave it.
lesson-movement-order-failed = { $Kolos } acted before you. His place comes earlier in the order, or he won the fight for it.

lesson-movement-safe-title = Where nobody can be
lesson-movement-safe = You have one life left, so any lost fight stuns you. { $Kolos }, { $Karok } and { $Valkyr } are all on the Mountain. Go where none of them can be.
lesson-movement-safe-hint-1 = All three have to move. Which place can none of them choose?
lesson-movement-safe-hint-2 = The place they all have to leave is the safe one.
lesson-movement-safe-done = Nobody may stay. So the place where everybody else stands is the one place that is surely empty after the move.
lesson-movement-safe-failed = You ran into somebody, lost the fight, and lie stunned.

lesson-movement-wake-title = Sleepers wake
lesson-movement-wake = { $Karok } lies stunned in the Forest, and { $Kolos } stands beside him. You are weak. Find a place where you will surely be alone.
lesson-movement-wake-hint-1 = At the start of the turn { $Karok } wakes up with full life. Then he moves like everybody else.
lesson-movement-wake-hint-2 = Both of them have to leave the Forest.
lesson-movement-wake-done = Whoever was stunned wakes up when the next turn begins, and has to move too. So the Forest was empty.
lesson-movement-wake-failed = You met somebody and had to fight. Only the place that both had to leave was sure to be empty.

lesson-movement-come_back-title = Out and back
lesson-movement-come_back = You are in the Savannah and would like to stay, but nobody may. Be back there at the next chance.
lesson-movement-come_back-hint-1 = You cannot stay, but nobody keeps you from coming back one turn later.
lesson-movement-come_back-hint-2 = Go anywhere, end your phase there, and return.
lesson-movement-come_back-done = Your Destination cards come back to your hand at once. One turn away is enough.
lesson-movement-come_back-failed = You are not back in time. It takes one move away and one move back.

lesson-movement-first_come-title = Before it is gone
lesson-movement-first_come = You can pay for “{ $dugout_canoe }” and for “{ $pack_mammoth }”. { $Kolos } wants “{ $pack_mammoth }” too, and he is in the Forest. Realise one of the two this turn.
lesson-movement-first_come-hint-1 = Each card shows a place. In which of the two can { $Kolos } not get in your way?
lesson-movement-first_come-done = { $Kolos } had to leave the Forest, so you were alone with the card that belongs there.
lesson-movement-first_come-failed = The turn is nearly over, and you have realised neither of the two.
lesson-movement-first_come-failed-taken = You met { $Kolos }, he won the fight, acted first and took the card.

lesson-movement-guess-title = Read the board
lesson-movement-guess = { $Karok } has just what “{ $cable_car }” costs, and little life. You can tell where he is going. Meet him there and win the fight.
lesson-movement-guess-hint-1 = “{ $cable_car }” can be realised in one place only.
lesson-movement-guess-done = You knew where he had to go. Stunned in the fight, he loses his action phase, and “{ $cable_car }” stays where it is.
lesson-movement-guess-failed = Nobody got in the way of { $Karok }.
lesson-movement-guess-failed-realised = { $Karok } was alone there and realised “{ $cable_car }”. You could have been waiting for him.
