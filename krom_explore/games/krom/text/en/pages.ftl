### What the pages say.

# The numbers of a chapter
ui-numbers = In numbers
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

page-start = Krom Explore
page-start-lead = Learn Krom by playing it: every rule answers, every die can be set, every chance is counted exactly.
page-start-1 = Alma stands in the Cave with the others. Where should she go? Touch a place on the board, or start with a chapter below.

page-play = Play
page-play-lead = A whole game against bots, with the rules at your side.
page-play-1 = You choose and roll for yourself; the others play at random. Ask “why?” of anything that happens, and take back whatever you like.

page-editor = Set up a position
page-editor-lead = Put anybody anywhere with anything the box allows, and see what the rules make of it.
page-editor-1 = The table below follows every change. What cannot be is refused with a sentence beside the field.

page-rules = Rules
page-rules-lead = The whole game in short paragraphs, each with where it comes from.
page-rules-1 = “Printed” stands in the rulebooks; “deduced” was read out of them; “invented” is ours, so that the game can be played.

page-setup = Setup
page-setup-lead = Everybody starts in the Cave, unhurt, with a few Krom and one hidden card.
page-setup-1 = The four piles are shuffled. Four prey and four Evolutions lie face up, and are replaced when somebody takes them.
page-setup-2 = Each character has a weight. It matters in one thing only: who wins a tie.
page-setup-3 = Whoever first has enough Evolution points wins at once. More players need fewer points.
try-setup-new_game = Four players
try-setup-two_players = Two players
try-setup-everything = Six players and everything

page-movement = Movement
page-movement-lead = Everybody chooses a place in secret, then all move at once, and nobody may stay.
page-movement-1 = Choose for each player in turn. The others only see that a choice was made, until the last one has chosen.
page-movement-2 = The place where a figure stands is closed to it. Ask “why not?” and the board tells you.
page-movement-3 = Then the places come in their order: Cave, Forest, Savannah, Mountain. Who meets somebody fights first.
try-movement-first_turn = The first turn
try-movement-later = A later turn, Karok gets up
try-movement-kromosaurus = With the Kromosaurus

page-combat = Combat
page-combat-lead = One die each: the highest wins and acts first, and every loser loses the difference to the winner.
page-combat-1 = Equal dice are decided by weight. In the Cave and the Savannah the heavier one wins, in the Forest and on the Mountain the lighter one.
page-combat-2 = Who falls to no life is stunned, loses the action phase of this turn, and may be robbed by the winner.
page-combat-3 = After the dice, those who fight may add combat cards. The worst placed is asked first.
page-combat-4 = Set the dice to 6, 3 and 2 to see the rulebook’s own example. Then take “Two who tie”, set equal dice, change the place, and see the tie go the other way.
try-combat-rulebook = The rulebook’s example
try-combat-tie = Two who tie
try-combat-cards = With combat cards

page-cave = The Cave
page-cave-lead = Rest, or buy: one or the other.
page-cave-1 = A rest gives some Krom and some life. It costs nothing but the visit.
page-cave-2 = Services are bought with Krom, as many as you like: Wood, Stone, Bone, Bonus cards, and life by the block.
page-cave-3 = It is the only place where the Kromosaurus never comes.
try-cave-rest_or_services = Rest or services
try-cave-full_life = At full life
try-cave-evolution = Buy what is missing

page-forest = The Forest
page-forest-lead = The first Gathering card is free; every further one costs more.
page-forest-1 = You see each card before you decide to draw again. Some hold nothing at all.
page-forest-2 = Before the first card you may shuffle the discard into the pile. It helps when the good cards are gone.
page-forest-3 = The odds know what is left in the pile, because the discard lies open.
try-forest-fresh = A fresh pile
try-forest-picked_over = A pile picked over
try-forest-poor = Without Krom

page-savannah = The Savannah
page-savannah-lead = Choose a prey, buy dice if you like, and roll at least its value.
page-savannah-1 = The prey shows how many dice you roll and what their sum must reach. Exactly the value is enough.
page-savannah-2 = Up to two more dice can be bought, before the roll and never after it.
page-savannah-3 = A caught prey is replaced at once. One that got away stays, and you hunt only once.
try-savannah-four_prey = Small and large
try-savannah-no_krom = Without Krom

page-mountain = The Mountain
page-mountain-lead = Climb with five dice, pay to roll some of them again, and be paid for the combination.
page-mountain-1 = Keep any dice you like at every reroll, also ones you rolled again before. Up to four rerolls, each with its price.
page-mountain-2 = Only the best combination pays. Where it pays this or that, you choose.
page-mountain-3 = Try it by yourself first. The advice knows the best choice exactly, and what every other choice would cost.
try-mountain-rich = Krom for every reroll
try-mountain-one_reroll = One reroll

page-bonus = Bonus cards and Evolutions
page-bonus-lead = Evolutions win the game; Bonus cards help you there, or keep others away.
page-bonus-1 = In your own action phase you may realise Evolutions and play Bonus cards, before or after what the place offers.
page-bonus-2 = An Evolution costs the resources shown. Some can be realised in one place only.
page-bonus-3 = A combat card is played in a combat, after the dice. A counter is played when somebody else plays a card: that card has no effect.
page-bonus-4 = A counter is a Bonus card too, so it can be countered.
try-bonus-own_phase = Cards in your own phase
try-bonus-counter = Counter and counter the counter
try-bonus-evolutions = Realise Evolutions
try-bonus-last_points = The last points

page-glacial = The glacial map
page-glacial-lead = Outside the Cave, the cold takes life at the start of your action phase. The Cave gives some back.
page-glacial-1 = The cold comes after the combat, and it never takes the last life.
page-glacial-2 = Who is stunned has no action phase, and so feels neither cold nor warmth.
try-glacial-cold = Three places, three lives
try-glacial-fight_first = First the fight, then the cold

page-kromosaurus = The Kromosaurus
page-kromosaurus-lead = It roams by chance, fights everybody it meets, and is a trophy for whoever fells it.
page-kromosaurus-1 = After the players have moved, one of its cards is drawn. It never comes to the Cave, and it may stay where it is.
page-kromosaurus-2 = It fights like a player and always adds something to its die. It robs nobody.
page-kromosaurus-3 = At no life it leaves the game. The winner takes it as a trophy worth a point, and loses it again when stunned in a combat.
try-kromosaurus-one_fight = One fight
try-kromosaurus-last_life = Its last life
try-kromosaurus-trophy = The trophy changes hands
try-kromosaurus-hunt = A hunt over several turns

page-odds-combat = Who wins a fight?
page-odds-combat-lead = Up to six players and the Kromosaurus, with cards and wounds, counted exactly.
page-odds-combat-1 = Change the place and see how much the weight is worth.
page-odds-hunt = Will the hunt succeed?
page-odds-hunt-lead = So many dice against that value.
page-odds-hunt-1 = A bought die helps most where the chance is middling.
page-odds-forest = When to leave the Forest?
page-odds-forest-lead = The best time to stop drawing from a fresh pile.
page-odds-forest-1 = Each card is drawn without putting the last one back: what is gone cannot come again.
page-odds-mountain = What is a climb worth?
page-odds-mountain-lead = The chance to end with each combination, if you keep and reroll as well as can be.
page-odds-mountain-1 = More rerolls never make it worse, but each has its price.
page-odds-reach = How likely is a combination?
page-odds-reach-lead = The best chance to get there if you go for nothing else.
page-odds-reach-1 = Five dice can contain more than they are paid for: a full house contains three of a kind and two pairs, four of a kind contains three. A straight contains nothing else. Tick the box to count the combination alone.
page-odds-duel = Can one fell the Kromosaurus?
page-odds-duel-lead = One player against it, fight after fight, until somebody falls.
page-odds-duel-1 = Without cards it is nearly hopeless: look at how little a bonus of two changes, and how much a second die.
page-odds-meeting = Who will meet whom?
page-odds-meeting-lead = Where everybody goes decides who fights.
page-odds-meeting-1 = Who goes anywhere is equally likely to go to each place. Let one player go to a place for sure, and see how safe that is.
