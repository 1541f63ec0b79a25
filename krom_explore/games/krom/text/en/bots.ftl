### Bots: why they answered as they did. Told to others, so nothing here may say more than the answer itself.

## Where to go: still face down when it is said

bot-why-movement-easy = { $player } went where most seemed to be had at once.
bot-why-movement-aim = { $player } is after { $card }, and weighed what each place brings against whom one may meet there.
bot-why-movement-normal = { $player } weighed what each place brings against whom one may meet there.
bot-why-movement-hard = { $player } imagined the next turns up to { $games } times for every place, and none ended clearly better than this one.

## In an action phase

bot-why-realise = { $player } had all that { $card } costs, and { $points ->
    [one] a point
   *[other] { $points } points
} now { $points ->
    [one] is
   *[other] are
} worth more than waiting for another.
bot-why-realise-cheaper = { $player } could have paid for { $other } instead. With { $card } the resources pay for more besides, for at least as many points in all.
bot-why-rest = { $player } found nothing on sale that was worth more than a rest.
bot-why-buy = { $player } needed that more than the Krom it cost.
bot-why-draw = A card of this pile brought { $player } more on average than it cost.
bot-why-shuffle = The cards that were gone were better than those still in the pile, so { $player } shuffled them back.
bot-why-hunt = { $card } promised { $player } most, its reward and the price of dice counted: it is caught { $chance_often }.
bot-why-climb = What a climb pays on average was worth having, so { $player } climbed.
bot-why-play = The card brought { $player } more now than it would have later.
bot-why-again = { $player } could do the same once more, and it cost nothing to begin.
bot-why-better = In { $games } games that { $player } imagined, “{ $this }” came out better on average than “{ $that }”.
bot-why-tried = { $player } imagined { $games } games that went on after “{ $this }”, and nothing else that was tried came out clearly better.
bot-why-done = Nothing else that { $player } could do seemed worth what it cost.

## Other questions

bot-why-reroll = { $player } did what the odds of the dice say, for what each combination pays.
bot-why-reward = { $player } took what brings the next Evolutions closest.
bot-why-combination = { $player } took the combination that pays best.
bot-why-combat = The combat would have gone worse by more than the card is worth, so { $player } played it.
bot-why-combat-ahead = { $player } was ahead already, and played the card to hurt the others more: whoever is stunned can be robbed.
bot-why-counter = The card would have done { $player } more harm than a counter is worth.
bot-why-pass = { $player } let it be.
bot-why-rob = { $player } took what helps most and hurts the other most.
bot-why-whom = { $player } began where most can be taken.
bot-why-give = { $player } gave what is missed least.
