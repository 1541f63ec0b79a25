### What the coach of a first game says, each in at most 40 words. What a sentence may say of its moment are the facts
### of its event or question, $me, $target (points that win), $usual (those of a whole game), $length (short or whole) and
### the facts of the box (rulebook.facts).

## What you are asked

coach-goal = Be the first with { $target ->
    [one] { $target } Evolution point
   *[other] { $target } Evolution points
}{ $length ->
    [short] {" "}(a short game; usually { $usual })
   *[whole] {""}
}: Evolutions cost Wood, Stone and Bone. { $forest ->
    [open] You could begin in the Forest: { $first_card ->
        [0] its first card is free, so others may come too, and those who meet fight
       *[other] others may come too, and those who meet fight
    }
   *[closed] Each place brings something else, as the board says, so choose where to go
}.
coach-evolution = You have all that a marked Evolution costs. It scores its points at once, and nobody can ever take them from you.
# $victim
coach-rob = { $victim } is down to 0 life, stunned. Take one thing: half of the Krom, one Wood, Stone or Bone, or a Bonus card drawn blindly. Only what { $victim } has is offered.
# $totals
coach-combat_card = The dice have fallen: { $totals }. You hold a card for combats. Add it now, or pass and keep it for another fight.
# $by, $card
coach-counter = { $by } uses “{ $card }”, and you hold a counter. Use it, and that card does nothing; or pass, and keep yours for a worse one.
coach-reward = This reward leaves you a choice. Take what brings you closer to an Evolution.
coach-cave = { $services ->
    [none] In the Cave you can rest. It gives you { $rest }.
   *[other] In the Cave you either rest, which gives you { $rest }, or buy things for Krom. You cannot do both in one visit.
}
coach-services = The Cave sells { $services }. Buy as much as you can pay for; but who buys does not rest.
coach-forest = In the Forest you draw Gathering cards. The first one { $first_card ->
    [0] is free
   *[other] costs { $first_card } Krom
}, and you get at once what it shows, if it shows anything.
coach-price = You may draw again: one after the other, further cards cost { $card_prices } Krom. Stop when you like, with “{ do-done }”.
coach-shuffle = Drawn cards lie on the discard. Before your first card you may shuffle them back, which helps when the good ones are gone.
coach-hunt = Choose a prey. Each shows how many dice you roll, which total catches it and what it gives. Your chance stands beside the button.
# $dice_prices
coach-extra_dice = With + you buy dice before you roll: { $dice_prices }. They are paid for even if the prey gets away.
coach-climb = On the Mountain you roll { $dice } dice. Dice that go together pay: a pair, three of a kind, a straight and more.
# $price
coach-keep = Press the dice that you want to keep, then roll the others again for { $price } Krom. Or stop, and take what your dice pay as they lie.
coach-reroll = { $rerolls ->
    [one] In a climb you can roll again once, for { $reroll_prices } Krom.
   *[other] In a climb you can roll again { $rerolls } times, for { $reroll_prices } Krom one after the other.
} What you may still reach, and how likely, stands under “{ part-odds }”.
coach-play = A Bonus card of yours can be used now. It does what it says, once, and is gone; or you keep it for a better moment.
coach-done = There is nothing else to do for you here. End your action phase, and the others go on.
# $card, $cost, $points
coach-aim = Have an aim: “{ $card }” costs { $cost } and gives { $points ->
    [one] { $points } point
   *[other] { $points } points
}; realise it { $place ->
    [anywhere] anywhere
   *[other] { at-place }
}. Go where you find what you lack. All Evolutions lie under “{ part-cards }”.
# $last: “1 Bone”, $last_card, $last_price: “3 Krom”, $purse: how many Krom you have
coach-last_one = You lack only { $last } for “{ $last_card }”. The Cave sells that for { $last_price }, and you have { $purse }.
coach-must_move = Nobody may stay: you choose any place but the one you are in. Think of where the others want to go, for those who meet will fight.
coach-hand = Nobody else sees your Bonus cards. Each says what it does and when: in a combat, against another card, or when it is your turn to act.

## What happens

coach-end = { $who ->
    [you] You have
   *[other] { $player } has
} { $points } points, and { $target } are enough{ $length ->
    [short] {" "}in this short game; usually it takes { $usual }
   *[whole] {""}
}. The game ends at once, even in the middle of a turn.
coach-stunned_me = You are down to 0 life, and stunned. You do nothing more this turn. When the next one begins, you wake up with { $life } life.
# $player
coach-robbed_me = Whoever wins a combat may rob those who fell to 0 life in it. { $player } took { $what ->
    [krom] { $amount } of your Krom, which is half
    [bonus] a Bonus card from your hand
    [wood] a Wood from you
    [stone] a Stone from you
    [bone] a Bone from you
   *[nothing] nothing from you
}.
coach-woke = You are awake again, with { $life } life, and go on like everybody else.
coach-reveal = Everybody had chosen in secret, and now all have moved at once. The places act in this order: { $order_of_places }.
# $fighters, $place
coach-meeting = { $fighters } have met { at-place }. Those who meet must fight first, and whoever wins acts first. Everybody rolls one die.
# $totals
coach-dice = The highest total wins. Each of the others loses as much life as the winner is ahead.
# $first, $second, $total, $place, $heavier, $first_weight, $second_weight
coach-tie = A tie at { $total }. Then weight decides, and { at-place } the { $heavier ->
    [yes] heavier
   *[no] lighter
} one wins: { $first } ({ $first_weight } kg) comes before { $second } ({ $second_weight } kg).
coach-tie_again = Another tie, and here it is the other way round: { at-place } the { $heavier ->
    [yes] heavier
   *[no] lighter
} one wins, so { $first } comes before { $second }.
# $winner, $amount, $life
coach-hurt = { $winner } was ahead by { $damage }, so you lose { $amount } life. { $life ->
    [0] You have none left.
   *[other] You have { $life } left; at 0 you would be stunned: no action this turn.
}
# $winner, $won, $order
coach-order = { $won ->
    [you] You win the fight and lose nothing.
   *[other] { $winner } wins the fight.
} Everybody here acts in the order of the fight: { $order }. Whoever comes first has the first choice.
# $player
coach-stunned_other = { $player } is down to 0 life: stunned, with no action this turn. The winner of a combat may take something from whoever is stunned in it.
# $place
coach-alone = Nobody else came here, so there is no fight. It is your turn to act: do what this place offers, and use your cards.
# $total, $value
coach-caught = You needed { $value } and have { $total }: caught. You get what its card shows. One hunt in a turn is all.
# $total, $value, $price
coach-missed = You needed { $value } and have { $total }: it gets away, and stays for the next hunter.{ $price ->
    [0] {""}
   *[other] {" "}The { $price } Krom for more dice are gone.
}
# $combination
coach-result = Your dice show { $combination }, and that is what you are paid for.{ $mountain_result ->
    [choose] {""}
   *[best] {" "}It is always all dice together, not a smaller combination in them.
}
# $left
coach-close_me = You need { $left ->
    [one] { $left } point
   *[other] { $left } points
} more. The game ends the moment you have them, so watch what you can pay for.
# $sum, $target
coach-realised_me = You have { $sum } of the { $target } points you need. The card lies open before you, and the next Evolution takes its place on the table.
# $player, $left
coach-close = { $player } needs only { $left ->
    [one] { $left } point
   *[other] { $left } points
} more. A fight can stop that: whoever falls to 0 life is stunned and does not act.
# $player, $card, $sum, $target
coach-realised_other = { $player } has realised “{ $card }” and has { $sum } of { $target } points. That Evolution is gone for the others, and a new one is turned up.
# $goods
coach-goods = You gain { $goods }. Wood, Stone and Bone pay for Evolutions. Krom, the lightning ⚡, does not: it is money to buy things on the way.
# $by, $goods
coach-lost = { $by } has used a Bonus card on you, and you lose { $goods }. Only a counter helps against such a card.
# $player, $goods
coach-stolen = { $player } has used a Bonus card to steal { $goods } from you. That works only in the same place.
# $player, $goods, $given
coach-swapped = { $player } has used a Bonus card on you: you hand over { $goods } and get { $given } for it. You cannot refuse such a trade; only a counter helps.
# $player, $card
coach-cancelled = Somebody has countered: “{ $card }” of { $player } does nothing. Both cards are used up.
# $player, $total
coach-boosted = { $player } adds a combat card and has { $total } now. After the dice every fighter may do so, and the total counts for who wins.
# $player, $card
coach-played = { $player } uses a Bonus card: “{ $card }”. Such cards are used once, and then all see them on the discard.
# $fighters, $place
coach-fight_others = { $fighters } have met { at-place } and fight there. You are somewhere else, so it does not touch you.

## hint-why-…: why the coach would do what it says, beside the reasons that bots give to others (bots.ftl)

hint-why-movement-easy = It promises most at once.
# $card
hint-why-movement-aim = It brings you closer to “{ $card }”, even if you have to fight somebody there.
hint-why-movement-normal = It promises most, even if you have to fight somebody there.
hint-why-movement-hard = Many games were imagined from here, and with this move they ended best.
# $card, $points
hint-why-realise = You have all that “{ $card }” costs, and { $points ->
    [one] a point
   *[other] { $points } points
} now { $points ->
    [one] is
   *[other] are
} worth more than waiting for another.
hint-why-realise-cheaper = You could pay for “{ $other }” as well. After “{ $card }” more is left towards the next one.
hint-why-rest = Nothing on sale is worth more to you than a rest.
hint-why-buy = You need that more than the Krom it costs.
hint-why-draw = A card of this pile brings more on average than it costs.
hint-why-shuffle = The cards that are gone are better than those still in the pile.
# $card, $chance_often
hint-why-hunt = “{ $card }” promises most for your next Evolutions, the price of the dice paid: it is caught { $chance_often }.
hint-why-climb = What a climb pays on average is worth having.
hint-why-play = The card brings you more now than it would later.
hint-why-again = You can do the same once more, and it costs nothing to begin.
hint-why-done = Nothing else that you could do seems worth what it costs.
hint-why-reroll = That is what the odds of the dice say, for what each combination pays.
hint-why-reward = It brings the next Evolutions closest.
hint-why-combination = It pays best.
hint-why-combat = The fight would go worse by more than the card is worth.
hint-why-combat-ahead = You win already, so you may pass. But the card adds to what the others lose, and whoever falls to 0 life is stunned: they do not act this turn, and you could rob them.
hint-why-counter = The card would do you more harm than a counter is worth.
hint-why-pass = It is not worth a card.
hint-why-rob = It helps you most, and hurts the other most.
hint-why-whom = Most can be taken there.
hint-why-give = You miss it least.
