### Exercises of the chapters on setup, movement, Cave and Forest: question, hint, solution, and what a wrong answer
### looks like. Each gets the facts that its exercise names; a solution gets $answer, written for people.

## Setup

# $players
exercise-setup-1 = A table for { $players } players is set, without the Kromosaurus. Count the Hunt, Evolution and Bonus cards that have left their face-down piles by then. How many are there?
exercise-setup-1-hint = Two rows lie open for everybody. Then each player is given something that nobody else sees.
# $open, $hidden
exercise-setup-1-solution = { $answer }: { $open } lie open, one row of prey and one of Evolutions for the whole table, and { $hidden } are hidden in hands.
misreading-hidden-cards-forgotten = These are the cards that you can see. Everybody also holds a hidden Bonus card (setup.players).
misreading-open-cards-for-each = It looks as if you laid out prey and Evolutions once for each player. There is one row of each for the whole table (setup.cards).
misreading-one-hidden-card-for-all = It looks as if you dealt the Bonus cards once. Each player gets their own (setup.players).

# $card, $open, $prey
exercise-setup-2 = The Hunt pile has { $prey } cards, one of them “{ $card }”. { $open } are turned up. How likely is it that it lies open?
exercise-setup-2-hint = Shuffle and lay all { $prey } cards in a row. How many of the places in this row are those that get turned up?
exercise-setup-2-solution = { $answer }. The card is as likely in any one of { $prey } places of the shuffled pile, and { $open } of these are turned up. No card is put back in between, so the chances simply add.
misreading-one-card-only = This is the chance of the first card turned up. { $open } are turned up, and any of them will do.
misreading-cards-put-back = It looks as if you put each card back before the next one. A card turned up stays there, so the next comes from a smaller pile.

# $card, $copies, $cards, $unseen
exercise-setup-3 = Among the { $cards } Bonus cards of our invented deck { $copies } are “{ $card }”. Each player is dealt one. Alma looks at hers: it is “{ $card }”. How likely is it now that Kolos holds one too?
exercise-setup-3-hint = Which cards can Kolos hold, seen from Alma’s chair? Hers is not one of them.
exercise-setup-3-solution = { $answer }. Alma sees one of the { $copies } herself, so { $unseen } cards are unseen, and one less of them is “{ $card }”. Her own card has told her something about his.
misreading-own-card-unseen = This was the chance before Alma looked at her card. What she sees changes what she knows of his.
misreading-own-card-half-counted = You took Alma’s card away from the copies, but it is missing from the whole deck as well.
misreading-own-card-still-there = You took Alma’s card out of the deck, but it was one of the copies too.

## Movement

exercise-movement-1 = Karok was stunned in the Forest last turn. A new turn begins and everybody chooses a place. Where may he go?
exercise-movement-1-cave = the Cave
exercise-movement-1-forest = the Forest
exercise-movement-1-savannah = the Savannah
exercise-movement-1-mountain = the Mountain
exercise-movement-1-hint = First he wakes up, unhurt. Then he chooses like everybody else.
exercise-movement-1-solution = These: { $answer }. He wakes before the choice is made (stunned.recovery), and from then on only one place is closed to him: the one he lies in (movement.must_move).
misreading-stunned-stay = It looks as if you left him lying there. Being stunned costs him the last turn, not this one: he wakes first, and then has to move (stunned.recovery).
misreading-stunned-go-home = Nobody carries him home. He wakes where he lies and chooses freely from there (stunned.recovery).
misreading-may-stay = One of these is closed to him: nobody may stay in their place, not even after a night on its ground (movement.must_move).

# $open, $others
exercise-movement-2 = First turn, three players. Alma, Kolos and Karok each choose a place at random among those that are open to them. How likely is it that Alma is alone where she goes?
exercise-movement-2-hint = Say Alma has chosen. How likely is it that Kolos went somewhere else? And that Karok did so too?
exercise-movement-2-solution = { $answer }. Wherever Alma goes, each of the { $others } others is elsewhere with the chance 1 − 1/{ $open }. Both have to be, and they choose without knowing of each other, so the chances multiply.
misreading-cave-is-open = It looks as if you let them choose among four places. Everybody starts in the Cave, so on the first turn it is closed to all (movement.must_move).
misreading-one-other-only = This is the chance that one of the others is elsewhere. There are { $others } of them.
misreading-meetings-counted-twice = It looks as if you took away one chance of a meeting for each of the others. When both come, that is counted twice.

# $shared, $count, $ways
exercise-movement-3 = Alma stands in the Forest, Kolos in the Savannah. Each goes at random to one of the places that are open to them. How likely is it that they meet?
exercise-movement-3-hint = Write down where each of them may go. Which places stand in both lists?
exercise-movement-3-solution = { $answer }. Both lists have only { $shared } in common: { $count } of { $ways } pairs of choices are meetings. From the same place they would meet more often: there every place that is open to one is open to the other.
misreading-meet-everywhere = This would be right if they started from the same place. From different places their lists of open places are not the same (movement.must_move).
misreading-stay-where-they-are = It looks as if you let both of them choose among all places. Nobody may stay (movement.must_move).
misreading-one-place-only = This is one of the places where they can meet. There are { $count }.

## The Cave

# $krom, $life, $most
exercise-cave-1 = Alma comes to the Cave with { $krom } Krom and { $life } life. She buys one Wood, and life until she has { $most } again. How many Krom has she left?
# $block
exercise-cave-1-hint = Life is sold { $block } at a time. How often does she have to buy it?
# $missing, $blocks, $wood
exercise-cave-1-solution = { $answer }. She pays { $wood } for the Wood. She lacks { $missing } life and has to buy { $blocks } times: part of a purchase costs as much as a whole one (cave.services).
misreading-a-krom-for-each-life = It looks as if you paid for each single life. One purchase brings up to { $block } (cave.services).
misreading-life-by-the-point = The last bit of life is not free: part of a purchase costs as much as a whole one (cave.services).
misreading-rest-heals-free = It looks as if she rested and went shopping. A visit is one or the other (cave.one_of_two).

# $krom, $life, $most, $block
exercise-cave-2 = A rest gives { $krom } Krom and { $life } life. Judge life by what the Cave asks for it. By how many Krom is a rest worth less to somebody who already has { $most } life?
exercise-cave-2-hint = How much would you pay for { $life } life, if { $block } of them are one purchase?
exercise-cave-2-solution = { $answer }. The Krom come in any case. The { $life } life are lost at the top of the ladder, and by the price list they are worth { $life } of { $block } parts of a purchase.
misreading-life-like-krom = It looks as if you counted a life like a Krom. Look at the price list: life is much cheaper.
misreading-life-in-whole-blocks = This is the price of a whole purchase of { $block } life. A rest gives { $life }.
misreading-full-life-loses-all = This is what a whole rest is worth to somebody who is hurt. The question is how much of it is lost.

# $bones
exercise-cave-3 = Kolos has no Krom, and only the Cave brings him any. He stands there in his action phase and wants { $bones } Bones from it, as soon as possible. How many turns does it take, the first and the last included?
exercise-cave-3-hint = What can one visit do, and what can it not? And where is he on the turn after a visit?
# $total, $rests, $visits
exercise-cave-3-solution = { $answer }. He needs { $total } Krom, which is { $rests } rests, and one visit more to buy, because a visit is a rest or services (cave.one_of_two). Between { $visits } visits he has to leave each time (movement.must_move).
misreading-rest-and-buy = It looks as if he rested and bought in the same visit. It is one or the other (cave.one_of_two).
misreading-stays-in-the-cave = It looks as if he stayed in the Cave from turn to turn. Everybody has to move, so he is elsewhere in between (movement.must_move).
misreading-rest-and-buy-and-stay = Two rules stand against this: a visit is a rest or services (cave.one_of_two), and nobody may stay (movement.must_move).

## The Forest

# $krom, $prices
exercise-forest-1 = Alma comes to the Forest with { $krom } Krom. All the cards that she draws are empty. How many can she draw?
exercise-forest-1-hint = The first is free; then they cost { $prices } Krom. What is spent is gone.
exercise-forest-1-solution = { $answer }. The first is free, and of the prices { $prices } her { $krom } Krom pay for what they add up to, not for the dearest one alone.
misreading-prices-not-added = It looks as if you compared each price with all her Krom. What the cards before have cost is gone (forest.more_cards).
misreading-first-card-paid = It looks as if she paid for the first card, or you did not count it. It is free, and it is a card (forest.first_card).

# $card
exercise-forest-2 = A fresh pile of our invented cards. The first card was “{ $card }”. You pay for another one. How likely is it that it brings Wood, alone or with something else?
# $deck
exercise-forest-2-hint = The fresh pile had { $deck }. Take away the card that you saw, and count those that bring Wood.
# $wood, $left
exercise-forest-2-solution = { $answer }. { $left } cards are left, and { $wood } of them bring Wood. The empty card that you saw has made the pile a little better.
misreading-seen-card-still-there = It looks as if you counted the card that you have drawn. It lies in the discard now, so the pile is smaller.
misreading-only-plain-wood = These are the cards that bring nothing but Wood. Those that bring something else besides count too.
misreading-kinds-alike = It looks as if you counted kinds of cards. Some kinds are in the pile more often than others.

# $krom, $empty, $empties, $branch, $branches, $trunk
exercise-forest-3 = You have { $krom } Krom. In the discard of our invented deck lie { $empties } × “{ $empty }”, { $branches } × “{ $branch }” and the only “{ $trunk }”, the best card of all. What is best, by the Cave’s prices?
exercise-forest-3-draw = Draw from the pile as it is
exercise-forest-3-shuffle = Shuffle the discard in, then draw
exercise-forest-3-done = Leave without a card
exercise-forest-3-hint = Do not look for one card. Is the discard, taken together, better or worse than the pile?
# $draw_about, $shuffle_about
exercise-forest-3-solution = { $answer }. Drawing at once is worth about { $draw_about } Krom, shuffling first about { $shuffle_about }. One splendid card would come back, but so would all the empty ones.
misreading-best-card-back = It looks as if you wanted the best card back. It would come with all the empty ones, and these weigh more.
misreading-first-card-is-a-risk = The first card is free and never takes anything from you (forest.first_card).
