### Exercises on the Savannah, the Mountain, Bonus cards and Evolutions, the glacial map, the Kromosaurus, a whole game.

## The Savannah

exercise-savannah-1 = A prey asks for { $dice } dice and has the value { $value }. You buy no die. How likely is it that you catch it?
exercise-savannah-1-hint = { $dice } dice can fall in { $ways } ways. Count those that make { $value }, then those that make more, up to the highest sum there is.
exercise-savannah-1-solution = Each sum from { $value } upwards is enough (rule savannah.success). Count the ways to each of them and add them up. Of all { $ways } ways that is { $answer }.

# $small_dice, $small_value, $small_plain_percent, $small_more_percent and so on
exercise-savannah-2 = You can afford one more die, for one of three prey. Against which of them does it raise your chance the most?
exercise-savannah-2-small = the small one: { $small_dice } die, value { $small_value }
exercise-savannah-2-middle = the middle one: { $middle_dice } dice, value { $middle_value }
exercise-savannah-2-large = the large one: { $large_dice } dice, value { $large_value }
exercise-savannah-2-hint = For each prey you need two chances: without the die and with it. What counts is the distance between them.
exercise-savannah-2-solution = { $answer }. The die lifts your chance from { $small_plain_percent } to { $small_more_percent } for the small one, from { $middle_plain_percent } to { $middle_more_percent } for the middle one, from { $large_plain_percent } to { $large_more_percent } for the large one. Where you are nearly sure or nearly lost, there is less to gain.

exercise-savannah-3 = A prey asks for { $dice ->
    [one] one die
   *[other] { $dice } dice
} and has the value { $value }. It gives { $bones } Bones, which would cost { $reward } Krom in the Cave. How many Krom is one bought die worth to you here, on average?
exercise-savannah-3-hint = Without the die you catch it with a chance of { $plain }, with it { $more }. The die is paid only by the difference.
exercise-savannah-3-solution = The chance rises from { $plain } to { $more }. That difference times { $reward } Krom is { $answer } Krom. The die costs { $price }, so compare the two before you buy.

## The Mountain

exercise-mountain-1 = You keep { $kept } and roll the last die once. How likely is { $full }?
exercise-mountain-1-hint = Look at the faces of the last die one by one. Which of the { $sides } make three of one and two of the other?
exercise-mountain-1-solution = Either of the two numbers that you kept makes { $full }: { $answer }.

exercise-mountain-2 = Your first roll is { $dice }, and you have Krom for all { $rerolls } rerolls. Which dice do you keep? You want to win as much as you can on average, net of Krom. Five dice kept means that you stop.
exercise-mountain-2-hint = There are two plans in this roll. How many dice is each of them short of something that pays well?
exercise-mountain-2-solution = Keep { $answer }: that is worth { $best_about } Krom on average. Keeping the pair is worth { $pair_about }, so that mistake costs { $lost_about } Krom.

## Bonus cards and Evolutions

exercise-bonus-1 = Alma wants to realise “{ $card }”, which shows no place. She is one { $good } short and has { $price } Krom. In which place can she be sure to realise it in this very action phase?
exercise-bonus-1-cave = in the Cave
exercise-bonus-1-forest = in the Forest
exercise-bonus-1-savannah = in the Savannah
exercise-bonus-1-mountain = on the Mountain
exercise-bonus-1-anywhere = anywhere, her Krom will do
exercise-bonus-1-hint = Cards and dice may bring her what she needs, or not. Which place sells?
exercise-bonus-1-solution = { $answer }: there she buys the missing piece for { $price } Krom and realises the Evolution in the same phase (rules cave.services and evolutions.cost).

exercise-bonus-2 = Alma plays “{ $card }”. Kolos answers with “{ $counter }”. Alma has a “{ $counter }” too and plays it at once. What happens?
exercise-bonus-2-happens = Alma gets her Krom after all
exercise-bonus-2-nothing = Alma gets nothing, and all three cards are gone
exercise-bonus-2-refused = Alma may not do that: a counter cannot be countered
exercise-bonus-2-hint = A counter is a Bonus card that somebody else has just played. What is a counter good against?
exercise-bonus-2-solution = { $answer }. { $again ->
    [refused] That is how this table rules it
   *[allowed] The card played last is resolved first. We read it so because a counter is a Bonus card
}; the rulebooks do not speak of a countered counter (rule bonus.counter.again).

exercise-bonus-3 = Alma ({ $alma }) and Kolos ({ $kolos }) fight { $where }. Alma plays a card that lets her roll one more die and add it. Nobody plays another card. How likely is it that she wins now?
exercise-bonus-3-hint = Which faces bring her above { $kolos }? Which one brings her level, and who wins a tie { $where }?
exercise-bonus-3-solution = Add each face to { $alma } and compare with { $kolos }. Do not forget the face that makes them equal: weight decides it, { $where } for { $helped }. She wins with a chance of { $answer }.

## The glacial map

exercise-glacial-1 = The glacial map. Karok comes to the Cave with { $life } life and rests. How much life has he then?
exercise-glacial-1-hint = Two things happen to him there: one when his action phase begins, one because he rests.
exercise-glacial-1-solution = The warmth gives { $warmth }, the rest { $rest }: he has { $answer } (rules glacial.warmth and cave.rest).

exercise-glacial-2 = The glacial map. Alma starts with { $life } life and never sees the Cave for { $turns } turns. She meets nobody and finds nothing to heal her. How much life has she after { $turns } turns?
exercise-glacial-2-hint = Follow her life turn by turn. What does the cold do to somebody with one life?
exercise-glacial-2-solution = The cold takes { $cold } each turn, but never the last life (rule glacial.last_life). She has { $answer }.

exercise-glacial-3 = The glacial map. Alma has { $life } life and meets Kolos { $where }. Nobody has a card. How likely is it that Alma is stunned this turn?
exercise-glacial-3-hint = What comes first, the combat or the cold? And can the cold stun anybody?
exercise-glacial-3-solution = The combat comes first, and the cold cannot stun. So she has to lose at least { $life } life in the combat itself: { $answer }.

## The Kromosaurus

exercise-kromosaurus-1 = In the next { $turns } turns Alma goes to these places: { $route }. Each turn one of its { $cards } cards is drawn for the Kromosaurus, { $cycle ->
    [yes] and comes back when all have been drawn
   *[no] and all of them are in again the next turn
}. How likely is it that she meets it at least once?
exercise-kromosaurus-1-hint = The opposite is easier: how likely is it that she misses it every time?
exercise-kromosaurus-1-solution = { $cycle ->
    [yes] Write down all orders in which its cards can come, and strike out those in which she misses it every time. The share that is left:
   *[no] She misses it with a chance of { $missed } each turn, { $turns } times in a row. Take that from 1:
} { $answer }. How its cards come back is our reading of the rulebooks (rule kromosaurus.cards).

exercise-kromosaurus-2 = You have one life left and so has the Kromosaurus. You fight with bare hands until one of you falls. How likely is it that you fell it?
exercise-kromosaurus-2-hint = A fight has three ends: you win, it wins, nobody loses anything. What does the third one change?
exercise-kromosaurus-2-solution = You are ahead with a chance of { $won } and level with a chance of { $equal }. Level fights are simply fought again, so leave them out: { $won } / (1 − { $equal }) = { $answer }.

# $most, $beast, $with_life_percent and so on
exercise-kromosaurus-3 = The Kromosaurus has { $beast } life and fights you until one of you falls. Who has the best chance against it?
exercise-kromosaurus-3-life = somebody with { $most } life and bare hands
exercise-kromosaurus-3-plus = somebody with { $most } life and one point more in every fight
exercise-kromosaurus-3-die = somebody with a single life and one die more in every fight
exercise-kromosaurus-3-hint = Turn the sliders: first the life, then the dice. Which one moves the curve?
exercise-kromosaurus-3-solution = { $answer }. A single life and one die more: { $with_die_percent }. Full life and bare hands: { $with_life_percent }. Full life and a point more: { $with_plus_percent }. Life only buys you more fights. What you add to your die decides how they go.

## A whole game

exercise-play-1 = Two play, { $goal } points win. Alma realises an Evolution and has { $goal } points. Kolos has not had his action phase this turn. When does the game end?
exercise-play-1-at_once = at once, Kolos does not act any more
exercise-play-1-end_of_turn = when this turn is over, so Kolos still acts
exercise-play-1-next_turn = after one more turn for everybody
exercise-play-1-hint = The goal is to be the first.
exercise-play-1-solution = { $answer }. There is one winner, the first one there (rule ending.goal).

exercise-play-2 = It is the movement phase. Alma has chosen where to go, Kolos has not. What does Kolos know about Alma?
exercise-play-2-krom = how many Krom she has
exercise-play-2-resources = her Wood, Stone and Bone
exercise-play-2-hand = how many Bonus cards she holds
exercise-play-2-cards = which Bonus cards she holds
exercise-play-2-destination = where she goes
exercise-play-2-hint = Some things lie in front of her, some she holds in her hand, one lies face down.
exercise-play-2-solution = { $answer }. Hands are held face down, and a choice of place is secret until everybody has chosen (rules bonus.hidden and movement.secret). Whether goods lie open the rulebooks do not say; at this table they { $goods ->
    [hidden] do not
   *[public] do
} (rule table.open).

## misreading-NAME: what it looks like, and what the rule says

misreading-must-beat-the-value = It looks as if the sum had to be higher than the value. Exactly the value is enough (rule savannah.success).
misreading-exactly-the-value = It looks as if you counted only the sum that equals the value. Everything above it is caught too (rule savannah.success).
misreading-hardest-gains-most = It looks as if the hardest prey had to gain most. It gains something, but even with the die it mostly gets away.
misreading-surest-gains-most = It looks as if you took the prey that you catch most surely. There the die has little left to add.
misreading-paid-for-what-you-had = It looks as if you took the chance with the die times the reward. Part of that chance you had without paying.
misreading-whole-reward = It looks as if you took the whole reward. The die does not make you sure, and without it you had a chance too.
misreading-price-for-worth = It looks as if you gave the price. What something costs and what it is worth to you are two things: the difference is your gain.
misreading-only-one-face-helps = It looks as if you counted one face only. Three of one and two of the other: both numbers that you kept will do (rule mountain.result.full).
misreading-as-if-two-dice = It looks as if you had two dice in the air. It is one die, with two good faces.
misreading-all-dice-again = It looks as if you rolled all the dice again. The dice that you keep stay as they are (rule mountain.keep).
misreading-a-pair-in-the-hand = It looks as if a pair were worth more than a chance. Four of your dice are one step short of a straight, and with so many tries it is worth more to go for it.
misreading-content-with-a-pair = It looks as if you stopped. A pair pays little, the first rerolls are cheap, and one die away there is a straight.
misreading-krom-pays-evolutions = It looks as if Krom could stand for a resource. An Evolution is paid with the resources it shows, nothing else (rule evolutions.no_krom).
misreading-home-of-the-resource = It looks as if you thought of the place where that resource comes from. There she may find it, or not: she wanted to be sure.
misreading-first-counter-stands = It looks as if the first counter stood, whatever comes after it. A countered card has no effect, and a counter is a card (rule bonus.counter).
misreading-counter-is-final = It looks as if a counter were final. The rulebooks do not say so. It is a Bonus card, so we read that it can be countered like any other (rule bonus.counter.again).
misreading-heavier-wins-here-too = It looks as if the tie went to the other one. Weight decides it, { $where } for { $helped } (rule combat.tie.weight).
misreading-new-die-instead = It looks as if the new die took the place of the old one. It is added to what she has (rule bonus.effect.dice).
misreading-no-warmth = It looks as if you counted the rest alone. The Cave warms him first (rule glacial.warmth).
misreading-cold-in-the-cave = It looks as if it were cold in the Cave. The cold bites in the three other places; here it is warm (rule glacial.warmth).
misreading-cold-takes-the-last-life = It looks as if the cold took the last life too. That one it spares (rule glacial.last_life).
misreading-cold-stuns = It looks as if the cold stunned her and she woke up with full life. The cold never takes the last life, so it stuns nobody (rule glacial.last_life).
misreading-cold-before-combat = It looks as if the cold had weakened her before the combat, or finished her after it. It comes when her action phase begins, and it spares the last life (rules glacial.cold and glacial.last_life).
misreading-losing-is-enough = It looks as if losing a combat were enough to be stunned. Only somebody with no life left is stunned (rule stunned.start).
misreading-chances-added = It looks as if you added the chances. Then a few turns more would make it more than certain. Multiply the chances to miss it instead.
misreading-every-time = It looks as if she had to meet it every single time. Once is enough.
misreading-it-visits-the-cave = It looks as if it could go to all four places. It has no card for the Cave (rule kromosaurus.movement).
misreading-one-fight-only = It looks as if there were only one fight. After a level fight you both stand there still, and fight again.
misreading-a-tie-fells-it = It looks as if a level fight felled it. When totals are equal nobody loses life, whoever wins by weight (rule combat.damage).
misreading-without-its-plus = It looks as if both of you were equally strong. It always adds something to its die (rule kromosaurus.plus).
misreading-life-above-all = It looks as if life decided. Life lets you lose more often, and against this one you do.
misreading-safe-and-small = It looks as if a little in every fight, with much life, went furthest. A whole die adds far more than a point.
misreading-turn-is-finished = It looks as if the turn were played to its end. Whoever has the points has won, in the middle of a turn too (rule ending.goal).
misreading-one-more-round = It looks as if everybody had one more turn. There is no last round (rule ending.goal).
misreading-goods-are-secret = It looks as if Krom and resources were secret. The rulebooks do not say so, and at this table they lie open for everybody to count (rule table.open).
misreading-open-hands = It looks as if hands were played open. Bonus cards are held face down (rule bonus.hidden).
misreading-an-uncounted-hand = It looks as if a hidden hand could not be counted. What the cards are is secret; how many there are can be seen at this table (rule table.open).
