### What the pages say.
###
### Titles (page-NAME) and leads (page-NAME-lead) have no variables: links and lists say them too. The paragraphs
### (page-NAME-1 ...) may use the facts of the box (rulebook.facts); those that do name them in a comment.

# The numbers of a chapter
number-start = Everybody starts with
number-players = { $n } players need
number-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
number-more = { $n } points more
number-rest = A rest gives
number-card = { $n ->
    [1] The first card
    [2] The second card
    [3] The third card
   *[other] Card { $n }
}
number-dice = { $n ->
    [one] One more die
   *[other] { $n } more dice
}
number-reroll = { $n ->
    [1] The first reroll
    [2] The second reroll
    [3] The third reroll
   *[other] Reroll { $n }
}
number-and = { $gives }, and { $choice }
number-cold = Life outside the Cave
number-warmth = Life in the Cave
number-beast-life = Its life
number-beast-plus = Added to its die
number-trophy = As a trophy
number-free = free

page-game = Krom
page-game-lead = A board game of the Stone Age: the tribe has lost its chief, and whoever has the best ideas takes the place.
# $players
page-game-1 = { $players } players choose in secret where to go, to rest, gather, hunt or climb, and those who meet there fight first.
page-game-2 = What you bring home pays for Evolutions, and whoever first has enough Evolution points wins.
home-start = Everybody has chosen a place in secret. Now all of them show it.
home-end = That is how a turn goes. The next one begins with a secret choice again, until somebody has enough points.

page-setup = Setup
page-setup-lead = Everybody starts in the same place, unhurt, with a little to live on.
# $start_place, $start, $prey, $evolutions
page-setup-1 = You start { $start_place } with { $start }. The piles are shuffled; { $prey } prey and { said-evolutions } lie face up, and new ones come when somebody takes them.
page-setup-2 = Each character has a weight. It matters for one thing only: who wins a tie.
# $goals
page-setup-3 = Whoever first has enough Evolution points wins at once. Enough is { $goals }.
try-setup-new_game = Four players
try-setup-two_players = Two players
try-setup-everything = Six players and everything
watch-setup = How the table is laid

page-movement = Movement
page-movement-lead = Everybody chooses a place in secret, then all move at once, and nobody may stay.
page-movement-1 = Choose for each player in turn. The others only see that a choice was made, until the last one has chosen.
page-movement-2 = The place where a figure stands is closed to it. Ask “why not?” and the board tells you.
# $order_of_places
page-movement-3 = Then the places have their turn: { $order_of_places }. Players who meet in a place fight before they act.
try-movement-first_turn = The first turn
try-movement-later = A later turn, Karok gets up
try-movement-kromosaurus = With the Kromosaurus
watch-movement = Two meet, one goes alone

page-combat = Combat
page-combat-lead = One die each: the highest wins and acts first, and the others lose as much life as they are behind.
# $heavier_places, $lighter_places
page-combat-1 = When totals are equal, weight decides. { said-ties }
page-combat-2 = If you have no life left, you are stunned: you lose your action phase this turn, and the winner may rob you.
# $combat_card_order
page-combat-3 = After the dice, the fighters may add combat cards.{ $combat_card_order ->
    [lightest_first] {" "}The lightest is asked first.
    [seats] {" "}They are asked in the order in which they sit.
    [sealed] {" "}All choose in secret and show their cards together.
   *[worst_first] {" "}Whoever is doing worst is asked first.
}
page-combat-4 = Set the dice to 6, 3 and 2 to see the rulebook’s own example. Then take “Two who tie”, set equal dice, change the place, and see the tie go the other way.
try-combat-rulebook = The rulebook’s example
try-combat-tie = Two who tie
try-combat-cards = With combat cards
watch-combat = The same tie in the Forest and in the Savannah

page-cave = The Cave
page-cave-lead = Rest, or buy: one or the other.
# $rest
page-cave-1 = A rest gives { $rest }. It costs nothing but the visit.
# $services
page-cave-2 = { $services ->
    [none] In this box nothing is for sale.
   *[other] Or you spend Krom: { $services }, as often as you can pay.
}
# $never_to
page-cave-3 = { $never_to ->
    [none] No place is safe from the Kromosaurus, not even this one.
   *[other] The Kromosaurus never comes { $never_to }.
}
try-cave-rest_or_services = Rest or services
try-cave-full_life = At full life
try-cave-evolution = Buy what is missing
watch-cave = What Krom buys

page-forest = The Forest
page-forest-lead = Draw a Gathering card, look at it, and decide whether to pay for another.
# $first_card, $card_prices
page-forest-1 = The first card { $first_card ->
    [0] is free
   *[other] costs { $first_card } Krom
}{ $card_prices ->
    [none] , and it is the only one.
   *[other] ; those after it cost { $card_prices } Krom, one after the other.
} You see each card before you decide to draw again.
page-forest-2 = Before the first card you may shuffle the discard into the pile. It helps when the good cards are gone.
# $forest_discard
page-forest-3 = { $forest_discard ->
    [face_down] The discard lies face down, so it tells nobody what is left in the pile.
   *[face_up] The discard lies open, so anybody can work out what is left in the pile. The odds do.
}
try-forest-fresh = A fresh pile
try-forest-picked_over = A pile picked over
try-forest-poor = Without Krom
watch-forest = Four cards, each dearer

page-savannah = The Savannah
page-savannah-lead = Choose your prey, buy dice if you like, and roll at least its value.
page-savannah-1 = The prey shows how many dice you roll and what their sum must reach. Exactly the value is enough.
# $extra_dice, $dice_prices
page-savannah-2 = { $dice_prices ->
    [none] More dice cannot be bought.
   *[other] You can buy { $dice_prices }, before the roll and never after it.
}
page-savannah-3 = A caught prey is replaced at once. One that got away stays, and you hunt only once.
try-savannah-four_prey = Small and large
try-savannah-no_krom = Without Krom
watch-savannah = A bear is caught, a dodo gets away

page-mountain = The Mountain
page-mountain-lead = Roll the dice, pay to roll some of them again, and be paid for the combination.
# $dice, $rerolls, $reroll_prices, $mountain_dice
page-mountain-1 = You climb with { $dice } dice. { $rerolls ->
    [0] There is no second roll.
    [one] For { $reroll_prices } Krom you may keep the dice you like and roll the others once more.
   *[other] Up to { $rerolls } times you may keep the dice you like and roll the others, for { $reroll_prices } Krom in turn.
}{ $mountain_dice ->
    [locked] {" "}A die once kept stays as it is.
   *[free] {" "}A die kept before may be rolled again later.
}
# $mountain_result
page-mountain-2 = { $mountain_result ->
    [choose] Only one combination pays: any that you can see in your dice.
   *[best] Only one combination pays: the one that all your dice make together.
} Where it pays one thing or another, you choose.
page-mountain-3 = Try it by yourself first. The advice knows exactly which choice is best, and what any other would cost you.
try-mountain-rich = Krom for every reroll
try-mountain-one_reroll = One reroll
watch-mountain = A climb with two rerolls

page-bonus = Bonus cards and Evolutions
page-bonus-lead = Evolutions win the game; Bonus cards help you along, or hold the others back.
# $phase_order
page-bonus-1 = In your own action phase you may realise Evolutions and play Bonus cards, { $phase_order ->
    [place_first] after what the place offers.
   *[free] before or after what the place offers.
}
page-bonus-2 = An Evolution costs the resources shown. Some can be realised in one place only.
page-bonus-3 = A combat card is played in a combat, after the dice. A counter is played when somebody else plays a card, which then has no effect.
# $counter_counter
page-bonus-4 = { $counter_counter ->
    [refused] A counter is final.
   *[allowed] A counter is a Bonus card too, so it can be countered.
}
try-bonus-own_phase = Cards in your own phase
try-bonus-counter = Counter and counter the counter
try-bonus-evolutions = Realise Evolutions
try-bonus-last_points = The last points
watch-bonus = A counter, and a counter to the counter

page-glacial = The glacial map
page-glacial-lead = Outside the Cave the cold takes life when your action phase begins. The Cave gives some back.
# $cold, $warmth
page-glacial-1 = The cold takes { $cold } life and the warmth gives { $warmth }. Both come after the combat, and the cold never takes your last life.
page-glacial-2 = The stunned have no action phase, so they feel neither cold nor warmth.
try-glacial-cold = Three places, three lives
try-glacial-fight_first = First the fight, then the cold
watch-glacial = First the fight, then the cold

page-kromosaurus = The Kromosaurus
page-kromosaurus-lead = It roams where chance takes it, fights everybody it meets, and is a trophy for whoever fells it.
# $never_to
page-kromosaurus-1 = After the players have moved, one of its cards is drawn, and it goes there or stays there.{ $never_to ->
    [none] {""}
   *[other] {" "}It never comes { $never_to }.
}
# $beast_life, $beast_plus
page-kromosaurus-2 = It has { $beast_life } life, fights like a player and always adds { $beast_plus } to its die. It robs nobody.
# $trophy
page-kromosaurus-3 = With no life left it leaves the game. The winner takes it as a trophy worth { $trophy ->
    [one] { $trophy } point
   *[other] { $trophy } points
}, and loses it again when stunned in a combat.
try-kromosaurus-one_fight = One fight
try-kromosaurus-last_life = Its last life
try-kromosaurus-trophy = The trophy changes hands
try-kromosaurus-hunt = A hunt over several turns
watch-kromosaurus = It roams, it fights, it falls

page-odds-combat = Who wins a fight?
page-odds-combat-lead = Players and the Kromosaurus, with cards and wounds, counted exactly.
page-odds-combat-1 = Change the place and see how much the weight is worth.
page-odds-hunt = Will the hunt succeed?
page-odds-hunt-lead = So many dice against so high a value.
page-odds-hunt-1 = A bought die helps most where the chance is middling.
page-odds-forest = When to leave the Forest?
page-odds-forest-lead = The best time to stop drawing from a fresh pile.
page-odds-forest-1 = Each card is drawn without putting the last one back: what is gone cannot come again.
page-odds-mountain = What is a climb worth?
page-odds-mountain-lead = The chance to end with each combination, if you keep and reroll as well as can be.
page-odds-mountain-1 = More rerolls never make it worse, but each has its price.
page-odds-reach = How likely is a combination?
page-odds-reach-lead = The best chance to get there if you go for nothing else.
page-odds-reach-1 = Dice can hold more than they are paid for: a full house holds three of a kind and two pairs, four of a kind holds three. A straight holds nothing else. Tick the box to count the combination alone.
page-odds-duel = Can one fell the Kromosaurus?
page-odds-duel-lead = One player against it, fight after fight, until somebody falls.
page-odds-duel-1 = Try it with bare hands first. Then add a little to your total, and then a second die, and see how much each of them changes: it adds up from fight to fight.
page-odds-meeting = Who will meet whom?
page-odds-meeting-lead = Where everybody goes decides who fights.
page-odds-meeting-1 = Nobody may stay where they are. One who goes elsewhere is equally likely to go to each other place. Send one to a certain place, and see how safe that is.
