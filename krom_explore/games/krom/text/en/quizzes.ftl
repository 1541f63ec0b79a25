### Quizzes: what is asked, what can be chosen, and how people misread the rules.

## quiz-kind-KIND: what each kind is called

quiz-kind-order = Who acts when
quiz-kind-winner = Who wins the combat
quiz-kind-damage = How much life is lost
quiz-kind-legal = Is it allowed
quiz-kind-cost = What does it cost
quiz-kind-keep = Which dice to keep
quiz-kind-likelier = Which is likelier
quiz-kind-chance = How likely is it
quiz-kind-win = What wins now

## What one has to know of a position

quiz-who = { $name }
quiz-fighter = { $name }: { $weight } kg, { $life } life, rolls { $die }
quiz-fighter-there = { $name } { $where }: { $weight } kg, { $life } life, rolls { $die }
quiz-is-there = { $name } is { $where }
quiz-plays = { $player } then plays “{ $card }”, and nobody counters it
quiz-weighs = { $name }: { $weight } kg
quiz-stands = { $player } is { $where } with { $goods }
quiz-has = { $player } has { $goods }
quiz-has-life = { $player } has { $life } life
quiz-has-krom = { $player } has { $krom } Krom
quiz-was-stunned = { $player } was stunned last turn { $where }
quiz-rolled = The dice show { $dice }
quiz-in-discard = { $many } cards lie in the discard of the Forest
quiz-life = { $life } life
# The facts of the box: $services, $reroll_prices
quiz-worth = What things are worth: the Cave sells { $services }
quiz-reroll-prices = One after the other, rerolls cost { $reroll_prices } Krom
quiz-or-better = Something better that contains it counts too

## quiz-KIND: what is asked

quiz-order-first = Everybody has moved. Who acts first this turn?
quiz-order = Everybody has moved. In which order do they act this turn?
quiz-winner = A combat { $where }. Who wins it?
quiz-nobody-wins = Nobody yet: those with the highest total roll again
quiz-damage = A combat { $where }. How much life does { $player } lose?
quiz-damage-cold = A combat { $where } on the glacial map. How much life does { $player } have when { $player }’s action phase has begun?
quiz-cost-cards = { $player } draws { $many } Gathering cards on one visit to the Forest. How much Krom do they cost in all?
quiz-cost-dice = { $player } hunts the { $card } with { $many ->
    [one] { $many } die more
   *[other] { $many } dice more
} than the card shows. How much Krom does that cost?
quiz-cost-rerolls = { $player } climbs the Mountain and rolls again { $many } times. How much Krom do the rerolls cost in all?
quiz-cost-services = { $healthy ->
    [yes] { $player } buys { $goods } in the Cave, and as much life as it takes to have the most again. How much Krom does it all cost?
   *[no] { $player } buys { $goods } in the Cave. How much Krom does it all cost?
}
quiz-cost-evolution = In the Cave { $player } buys what is missing and realises “{ $card }”. How much Krom does that take?
quiz-keep = { $rerolls ->
    [one] { $player } climbs and can pay for { $rerolls } more roll. Which dice should be kept, to get on average what is worth most Krom?
   *[other] { $player } climbs and can pay for { $rerolls } more rolls. Which dice should be kept, to get on average what is worth most Krom?
}
quiz-keep-why = { $do }: by the Cave’s prices that is worth { $best_about } Krom on average. The next best choice is worth { $next_about }.
quiz-likelier = Which is likelier?
quiz-likelier-same = Both are equally likely
quiz-likelier-hunt = { $player } catches the { $card } with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
quiz-likelier-win = { $name } wins a combat { $where } against { $others }
quiz-likelier-reach = { $rerolls ->
    [0] One roll of all dice makes { $combination }
    [one] With { $rerolls } reroll one gets { $combination }
   *[other] With { $rerolls } rerolls one gets { $combination }
}
quiz-likelier-why = { $what }: { $chance_often }.
quiz-chance-hunt = { $bought ->
    [0] { $player } hunts the { $card } and rolls { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }.
   *[other] { $player } hunts the { $card }, pays for more dice and rolls { $dice }.
} How likely is it to be caught?
quiz-chance-hunt-why = { $ways } of the { $all } ways in which the dice can fall make { $value } or more.
quiz-chance-equal-why = { $ways } of the { $all } ways in which the two dice can fall are equal ones: whatever the first die shows, one face of the second is the same.
quiz-chance-win-why = { $ties ->
    [won] { $name } wins in { $ways } of the { $all } ways in which the two dice can fall: where { $name }’s die is higher, and where they are equal.
   *[lost] { $name } wins in { $ways } of the { $all } ways in which the two dice can fall: only where { $name }’s die is higher.
}
quiz-chance-stunned-why = In { $ways } of the { $all } ways in which the two dice can fall, { $other }’s die is higher by { $life } or more.
quiz-chance-roams-why = The Kromosaurus has { $all } cards, each as likely as the others: { $ways ->
    [one] { $ways } of them leads there.
   *[other] { $ways } of them lead there.
}
quiz-chance-die-why = { $ways ->
    [one] { $ways } of the { $all } faces completes it.
   *[other] { $ways } of the { $all } faces complete it.
}
quiz-chance-dice-why = { $ways } of the { $all } ways in which these dice can fall bring it.
quiz-chance-wood-why = { $ways } of the { $all } cards that are left bring Wood.
quiz-chance-equal = { $players } fight { $where }, one die each. How likely is it that weight decides, because their dice are equal?
quiz-chance-win = { $name } and { $other } fight { $where }, one die each. How likely is it that { $name } wins?
quiz-chance-stunned = { $name } with { $life } life fights { $other } { $where }, one die each. How likely is it that { $name } is stunned?
quiz-chance-roams = The players are about to move, and then the Kromosaurus. How likely is it to be here at the end: { $place }?
quiz-chance-die = { $player } keeps { $dice } and rolls one die again. How likely is { $combination } with that roll?
quiz-chance-dice = { $player } keeps { $dice } and rolls the { $rolled } other dice again. How likely is { $combination } or something better with that roll?
quiz-chance-wood = These cards are left in the pile of the Forest. { $player } draws one. How likely is it to bring Wood, alone or with something else?

quiz-already = Already done: { $told }
quiz-win = { $player } has { $points } of the { $target } points that win. Which Evolution, or which two, win the game in this action phase?

## quiz-reason-NAME: reasons that no rule knows

quiz-reason-one-thing-a-phase = Only one thing can be done in an action phase.
quiz-reason-evolutions-in-the-cave = Evolutions are realised in the Cave only.
quiz-reason-evolutions-cost-krom = An Evolution costs Krom too, and there is not enough.
quiz-reason-home-first = Everybody has to go back to the Cave first.
quiz-reason-stay-only-unfought = Only somebody who did not fight last turn may stay.
quiz-reason-place-taken = Somebody is there already, and a place is taken by who comes first.
quiz-reason-too-far = One can only go to the place next to one’s own.
quiz-reason-misses-this-turn = Whoever was stunned misses the next turn.
quiz-reason-carried-home = Whoever was stunned begins the next turn in the Cave.
quiz-reason-too-weak = Whoever was stunned has no life yet and has to rest first.
quiz-reason-not-sold-here = A resource is only found in its own place, not bought.
quiz-reason-one-service = Only one service can be bought on a visit.
quiz-reason-rest-first = One has to rest before one can buy.
quiz-reason-winner-only = Only the winner of a combat may act in a place.
quiz-reason-action-price = The action of a place costs more Krom than there is.
quiz-reason-one-card = Only one card can be drawn on a visit.
quiz-reason-pay-with-wood = The next card is paid with Wood, and there is not enough.
quiz-reason-leave-some = Some cards have to be left for the others in this turn.
quiz-reason-price-too-high = The next card would cost more Krom than there is.
quiz-reason-pile-not-empty = The discard is shuffled only when the pile is empty.
quiz-reason-shuffle-price = Shuffling costs Krom, and there is not enough.
quiz-reason-nobody-shuffles = The discard stays where it is to the end of the game.
quiz-reason-prey-fled = A prey that gets away is gone, and the others with it.
quiz-reason-hunt-price = A second hunt costs more Krom than there is.
quiz-reason-one-die-only = Only one more die can be bought for a hunt.
quiz-reason-dice-later = More dice are bought after the first roll, not before it.
quiz-reason-climb-price = A second climb costs more Krom than there is.
quiz-reason-climb-after-nothing = Only somebody who came down with nothing may climb again.
quiz-reason-rolled-enough = After two rolls a climb is over.
quiz-reason-all-or-none = One rolls all dice again, or stops.
quiz-reason-place-action-first = The action of the place has to be done before an Evolution.
quiz-reason-card-price = A Bonus card costs Krom, and there is not enough.
quiz-reason-card-when-asked = A Bonus card is only used against somebody who has attacked.
quiz-reason-not-stunned = One can only take something from a player who is stunned.
quiz-reason-won-no-combat = Only the winner of a combat may take something from somebody who is stunned.
quiz-reason-beast-far = The Kromosaurus is { $where }, and the card only reaches those in one’s own place.
quiz-reason-beast-asleep = The Kromosaurus loses life only where it has just won a combat.

## misreading-NAME: what it looks like, and what the rule says. (Others stand with the exercises.)

# Who acts, who wins
misreading-lighter-everywhere = It looks as if a tie went to the lighter one everywhere. In the places where weight helps, the heavier one comes first (rule combat.tie.weight).
misreading-low-dice-first = It looks as if low dice came first. The highest total wins and acts first, and the others follow from high to low (rule combat.winner).
misreading-combat-comes-first = It looks as if a combat came before everything else. It is fought when the turn of its place comes, and who is in an earlier place has acted by then (rule turn.places).
misreading-stunned-still-act = It looks as if somebody without life could still act. Who is stunned has no action phase this turn, and the others close up (rule stunned.no_action).
misreading-the-beast-acts-too = It looks as if the Kromosaurus had an action phase. It only fights; the best of the players acts first (rule kromosaurus.wins).
misreading-places-backwards = It looks as if you went through the places from the other end. They are dealt with from the Cave to the Mountain (rule turn.places).
misreading-as-they-sit = It looks as if you went by the order in which they sit. The places decide, and in a place the combat (rule turn.places).
misreading-heaviest-first-of-all = It looks as if the heaviest acted first. Weight only decides between equal dice (rule combat.tie.weight).
misreading-equal-dice-roll-again = It looks as if equal dice were rolled again. Weight decides a tie at once, so there is always exactly one winner (rule combat.tie.weight).
misreading-cards-not-counted = It looks as if only the dice counted. What a combat card adds counts for the total (rule combat.total).
misreading-the-beast-always-wins = It looks as if nobody could beat the Kromosaurus. It rolls a die like everybody and adds { $plus }: a high die can be more (rule kromosaurus.plus).
misreading-most-life-wins = It looks as if the one with the most life won. Life only says how much one can lose; the total decides (rule combat.winner).

# Life
misreading-life-below-nothing = It looks as if life could go below zero. Nobody loses more life than there is (rule life.least).
misreading-cards-only-win = It looks as if a card counted for winning alone. The damage is the difference of the totals, with all cards in them (rule combat.total).
misreading-difference-to-the-next = It looks as if you took the difference to the one just ahead. The loss is always measured from the winner (rule combat.damage).
misreading-differences-added-up = It looks as if you added the differences to everybody who is ahead. Only the difference to the winner counts (rule combat.damage).
misreading-the-winners-whole-total = It looks as if the winner’s whole total were lost. It is only the difference between the two totals (rule combat.damage).
misreading-a-life-for-a-defeat = It looks as if a defeat cost one life. It costs as much as the winner’s total is higher (rule combat.damage).
misreading-losers-fall = It looks as if a loser lost everything. The loss is the difference to the winner’s total (rule combat.damage).
misreading-no-weather = It looks as if the weather did nothing. On the glacial map the cold bites, or the Cave warms, when an action phase begins (rules glacial.cold and glacial.warmth).
misreading-warm-everywhere = It looks as if it were warm here. Only the Cave warms; in the other places the cold takes life (rule glacial.cold).
misreading-full-life-after-combat = It looks as if life were restored after the combat. Only somebody who was stunned has full life again, and that in the next turn (rule stunned.recovery).
misreading-fight-forgotten = It looks as if you left out the combat. Its loss comes first, then the weather (rules combat.damage and glacial.cold).
misreading-nothing-was-lost = It looks as if nothing had changed. Look at the combat, and then at the weather (rules combat.damage and glacial.cold).

# What may be done
misreading-staying-is-allowed = It looks as if one could stay. Everybody has to choose another place, every turn (rule movement.must_move).
misreading-everybody-goes-home-first = It looks as if the way led through the Cave. From any place one goes straight to any other (rule movement.cards).
misreading-only-a-fight-moves-one = It looks as if staying depended on the last turn. Nobody may stay, whatever happened (rule movement.must_move).
misreading-a-place-is-full = It looks as if a place had room for one. Any number may come together; then they fight (rule combat.start).
misreading-one-step-at-a-time = It looks as if places were neighbours. Every place but one’s own is open every turn (rule movement.cards).
misreading-stunned-miss-a-turn = It looks as if being stunned cost another turn. It costs the action phase of the same turn; then one wakes and plays on (rule stunned.recovery).
misreading-stunned-go-home-first = Nobody is carried home. One wakes where one lies, and chooses freely from there (rule stunned.recovery).
misreading-stunned-wake-up-weak = It looks as if one woke up weak. One wakes with full life and plays like everybody else (rule stunned.recovery).
misreading-resting-and-buying = It looks as if one could rest and buy on the same visit. It is one or the other (rule cave.one_of_two).
misreading-resources-from-their-place-only = It looks as if resources could not be bought. The Cave sells every kind; here another rule decides (rule cave.services).
misreading-one-thing-a-phase = It looks as if a phase were for one thing only. Evolutions, Bonus cards and several services fit into one phase (rules turn.phase_order and cave.services).
misreading-one-service-a-visit = It looks as if the Cave sold one thing on a visit. It sells as many as you can pay for (rule cave.services).
misreading-rest-before-buying = It looks as if a rest came first. In the Cave one rests or buys, never both (rule cave.one_of_two).
misreading-everything-everywhere = It looks as if everything could be done anywhere. Each place has an action of its own, for those who are there.
misreading-only-the-winner-acts = It looks as if only one could act in a place. All who stand there act, in the order of the combat (rule turn.action_phase).
misreading-actions-cost-krom = It looks as if an action had to be paid for. Its first part is free in most places; here the place is the wrong one.
misreading-cards-are-free = It looks as if every card were free. Only the first one is (rule forest.more_cards).
misreading-one-card-a-visit = It looks as if there were one card on a visit. More can be drawn, for a price that rises (rule forest.more_cards).
misreading-resources-pay-for-cards = It looks as if cards were paid with resources. They are paid with Krom (rule forest.more_cards).
misreading-as-many-cards-as-one-pays = It looks as if one could draw as long as one pays. A visit has a most (rule forest.most).
misreading-the-pile-belongs-to-all = It looks as if cards were kept for others. Nobody has to leave any; the most for one visit is what counts (rule forest.most).
misreading-price-goes-on-rising = It looks as if there were a price for another card. After the last price there is no card any more (rule forest.most).
misreading-shuffle-an-empty-pile-only = It looks as if the pile had to be empty. The discard may be shuffled in before the first card of any visit (rule forest.shuffle).
misreading-shuffling-costs = It looks as if shuffling had a price. It costs nothing, but it comes before the first card (rule forest.shuffle).
misreading-shuffling-is-all = It looks as if the discard were gone for good. Before the first card of a visit it may be shuffled back (rule forest.shuffle).
misreading-shuffle-any-time = It looks as if one could shuffle at any time. It is only possible before the first card (rule forest.shuffle).
misreading-hunt-until-one-is-caught = It looks as if one could hunt until something is caught. There is one hunt in an action phase, whether it succeeds or not (rule savannah.one_hunt).
misreading-missed-prey-is-gone = It looks as if a missed prey ran away. It stays for the next hunter; but this hunter has had the one hunt (rule savannah.one_hunt).
misreading-a-second-hunt-costs = It looks as if a second hunt were for sale. There is only one in an action phase, at any price (rule savannah.one_hunt).
misreading-one-price-for-any-dice = It looks as if one price paid for any number of dice. Two dice cost more than one (rule savannah.dice_price).
misreading-one-more-die-only = It looks as if one more die were the most. See how many the rule allows, and what they cost (rule savannah.extra_dice).
misreading-dice-after-the-roll = It looks as if dice were bought after the roll. They are bought before it; afterwards it is too late (rule savannah.extra_dice).
misreading-climb-again-and-again = It looks as if one could climb as often as one likes. There is one climb in an action phase (rule mountain.roll).
misreading-a-second-climb-costs = It looks as if a second climb were for sale. Dice can be rolled again for Krom, but there is one climb only (rule mountain.roll).
misreading-only-after-nothing = It looks as if a bad climb could be repeated. There is one climb, whatever it brings (rule mountain.roll).
misreading-kept-dice-stay = It looks as if a die that was kept had to stay. At each reroll one chooses anew (rule mountain.keep.later).
misreading-two-rolls-at-most = It looks as if two rolls were all. One may roll again as long as there are rerolls and Krom (rule mountain.reroll).
misreading-all-dice-or-none = It looks as if all dice had to be rolled. One keeps any of them and rolls the others (rule mountain.keep).
misreading-evolutions-only-in-the-cave = It looks as if Evolutions belonged to the Cave. They can be realised anywhere, unless the card shows a place (rule evolutions.place).
misreading-evolutions-cost-krom-too = It looks as if Krom were part of the price. An Evolution is paid with the resources on its card and nothing else (rule evolutions.cost).
misreading-place-before-evolutions = It looks as if the place came first. In your own phase you choose the order of things (rule turn.phase_order).
misreading-place-sign-overlooked = It looks as if the place on the card were overlooked. Such a card can only be used there (rules evolutions.place and bonus.place).
misreading-one-evolution-a-phase = It looks as if one Evolution were all. You may realise as many as you can pay for (rule evolutions.number).
misreading-cards-at-any-time = It looks as if a Bonus card could be used at any time. A combat card is for a combat, after the dice (rule bonus.combat).
misreading-cards-cost-krom = It looks as if a Bonus card had to be paid for. One that is held costs nothing to use, unless it says so.
misreading-cards-only-when-attacked = It looks as if Bonus cards were for defence. Without a special symbol they are used in one’s own action phase (rule bonus.action).
misreading-one-card-a-phase = It looks as if one Bonus card were all. You may use as many in one phase as you like (rule bonus.number).
misreading-steal-from-afar = It looks as if one could steal from anywhere. The victim has to be in the same place (rule bonus.effect.steal).
misreading-only-the-stunned-are-robbed = It looks as if only the stunned could lose something. That is the robbery after a combat; a card works on anybody it reaches (rule bonus.target).
misreading-every-card-needs-nearness = It looks as if every card needed the other one near. Only stealing does (rule bonus.target).
misreading-the-stunned-are-safe = It looks as if the stunned were safe. They can be the target of cards too (rule bonus.target).
misreading-only-winners-rob = It looks as if this were the robbery after a combat. A card that steals needs no combat, only the same place (rule bonus.effect.steal).
misreading-the-beast-is-a-player = It looks as if the Kromosaurus were a player. No Bonus card can be aimed at it (rule kromosaurus.bonus).
misreading-the-beast-is-out-of-reach = It looks as if only the distance were the matter. Even next to it no card can be aimed at the Kromosaurus (rule kromosaurus.bonus).
misreading-only-fighters-hurt-the-beast = It looks as if it mattered who won last. The Kromosaurus loses life in combats, and no card can be aimed at it (rule kromosaurus.bonus).

# Prices
misreading-only-the-last-price = This is the price of the last one alone. All of them are paid, one after the other.
misreading-a-krom-a-card = It looks as if each further card cost one Krom. The price rises from card to card (rule forest.more_cards).
misreading-a-krom-a-card-from-the-first = It looks as if every card cost one Krom, the first one too. The first is free, and then the price rises (rule forest.more_cards).
misreading-the-last-price-each-time = It looks as if the last price had been paid every time. It rises step by step.
misreading-first-card-not-free = It looks as if the first card had been paid for, or not counted. It is free, and it is a card (rule forest.first_card).
misreading-rest-with-the-shopping = It looks as if a rest came with the shopping. In the Cave one rests or buys, so that this life is bought (rule cave.one_of_two).
misreading-life-from-nothing = It looks as if all the life had to be bought. Only what is missing to the most is.
misreading-prices-of-dice-added = It looks as if you added the price of one die and of two. The price list has one price for two dice together (rule savannah.dice_price).
misreading-a-krom-a-die = It looks as if a die cost one Krom. It costs more (rule savannah.dice_price).
misreading-every-die-is-paid = It looks as if all dice were paid for. Those on the card of the prey are free (rule savannah.prey).
misreading-the-value-is-the-price = It looks as if the value of the prey were its price. The value is what the dice have to reach (rule savannah.success).
misreading-a-krom-a-reroll = It looks as if every reroll cost the same. The later ones cost more (rule mountain.reroll).
misreading-first-roll-paid = It looks as if the first roll had been paid for. It is free; only rolling again costs (rule mountain.reroll).
misreading-a-bonus-like-a-resource = It looks as if a Bonus card cost as much as a resource. It is cheaper (rule cave.services).
misreading-a-resource-like-a-bonus = It looks as if a resource cost as much as a Bonus card. It costs more (rule cave.services).
misreading-each-kind-paid-once = It looks as if each kind had been paid once. Every piece has its price (rule cave.services).
misreading-a-krom-a-piece = It looks as if each piece cost one Krom. See the prices of the Cave (rule cave.services).
misreading-what-is-there-forgotten = It looks as if everything had been bought. What is there already need not be (rule evolutions.cost).
misreading-points-are-the-price = It looks as if the points were the price. They are what the Evolution brings (rule evolutions.realise).

# Dice to keep
misreading-stopped-too-early = You stopped. What the dice show would be paid, but another roll brings more on average than it costs.
misreading-went-for-more = You went for more of the same number and gave something up for it. Here that costs more than it brings on average.
misreading-kept-a-die-too-many = You kept a die that belongs to nothing. It only takes one die out of the next roll.
misreading-kept-one-pair-of-two = You kept one pair and gave up the other. With both, one more die can make a full house.
misreading-kept-a-row = You kept a row. For a straight every single die has to fit, and that seldom happens from here.
misreading-kept-the-high-dice = You kept the high dice. High numbers are worth no more than low ones: only combinations pay (rule mountain.best).

# Which is likelier
misreading-may-or-may-not = It looks as if two things that may happen or not were equally likely. Count the ways for each.
misreading-more-dice-are-surer = It looks as if more dice were always surer. What they have to reach counts too (rule savannah.success).
misreading-lower-values-are-easier = It looks as if a lower value were always easier. With more dice one gets further (rule savannah.prey).
misreading-less-per-die-is-easier = It looks as if you compared what each die has to bring. Several dice make up for each other, one alone cannot.
misreading-places-mixed-up = It looks as if you mixed up where weight helps and where it does not (rule combat.tie.weight).
misreading-place-does-not-matter = It looks as if the place did not matter. It decides who wins a tie (rule combat.tie.weight).
misreading-earlier-places-are-easier = It looks as if an earlier place were easier. The order of places says who acts when; a tie is what makes the difference (rule combat.tie.weight).
misreading-later-places-are-easier = It looks as if a later place were easier. The order of places says who acts when; a tie is what makes the difference (rule combat.tie.weight).
misreading-one-die-is-one-die = It looks as if only one’s own die mattered. One has to beat every other one (rule combat.winner).
misreading-the-others-hurt-each-other = It looks as if a crowd were in each other’s way. There is one winner, and each one more makes it harder (rule combat.winner).
misreading-two-are-worse-than-one = It looks as if two were always worse than one. What the Kromosaurus adds to its die is worse than a second die (rule kromosaurus.plus).
misreading-as-in-the-list = It looks as if combinations were rarer the further down they stand. With rerolls it depends on what one can keep.
misreading-more-equal-dice-are-rarer = It looks as if more equal dice were always rarer. A straight has no equal dice at all, and is rare (rule mountain.result.straight).

# How likely
misreading-sums-are-all-alike = It looks as if every sum were equally likely. Sums in the middle can be rolled in more ways.
misreading-as-with-one-die-less = It looks as if there were one die less. Count all dice that are rolled.
misreading-faces-up-to-the-value = It looks as if you counted the faces up to the value. It is those from the value on that catch it (rule savannah.success).
misreading-equal-or-not-is-even = It happens or it does not, but these two are not equally likely. Count the faces.
misreading-one-more-than-there-is = It looks as if one had to lose more life than there is. Losing just as much is enough (rule stunned.start).
misreading-just-as-much-as-there-is = It looks as if one had to lose exactly what is there. Losing more is enough too (rule life.least).
misreading-as-if-the-other-rolled-alone = It looks as if you looked at the other’s die alone. The loss is the difference between both dice (rule combat.damage).
misreading-here-or-not-is-even = It is here or it is not, but these two are not equally likely. Count its cards (rule kromosaurus.cards).
misreading-only-one-face-counted = It looks as if you counted one face only. There are two that complete it.
misreading-a-row-is-open-at-both-ends = It looks as if both ends were open. No die shows a 0 or a 7, so that only one face completes this row.
misreading-chances-of-dice-added = It looks as if you added the chances of the dice. When several show it, that is counted twice.
misreading-one-die-only = It looks as if you counted one of the dice. Any of them may bring it.
misreading-all-dice-needed = It looks as if all the dice had to show it. One of them is enough.
misreading-just-one-more = It looks as if you counted just one more of the same. Something better counts too, also with other numbers.
misreading-whole-deck-counted = It looks as if you counted the whole deck. Only what is left in the pile can be drawn.
misreading-wood-or-not-is-even = It brings Wood or it does not, but these two are not equally likely. Count the cards in the pile.

# What wins
misreading-points-not-counted = That can be realised, but the points are not enough. Count what is missing to the goal (rule ending.target).
misreading-paid-twice-with-the-same = Each of these could be paid, but not both: what the first one costs is gone (rule evolutions.cost).
misreading-buys-without-the-cave = It looks as if the missing resources could be bought here. Only the Cave sells them (rule cave.where).
misreading-most-points-wins = That would bring enough points, but it cannot be paid for. See what it costs (rule evolutions.cost).
misreading-nearly-paid-is-enough = Something is missing for that. An Evolution is paid in full or not at all (rule evolutions.cost).
