### Bots: why they answered as they did. Told to others, so nothing here may say more than the answer itself.

bot-why-lead = { $player } took the leader whose chain promises most spheres.

## At the start of a turn

bot-why-draw = A new card promised { $player } more than what was there already.
# $card
bot-why-take = “{ $card }” has a place in a chain of { $player }’s, or will have.
# $target, $chain
bot-why-attack = Of all chains in reach, { $target }’s “{ $chain }” seemed to have most to lose.

## With the cards. $number: spheres; for a new chain, cards that may be its first vase and do not lie open

# $card, $chain, $number
bot-why-place = It brings { $player } { said-spheres }, and the chain of “{ $chain }” gets one place further.
# $card, $chain
bot-why-complete = It completes the chain of “{ $chain }”: { $player } gets closer to closing the challenge.
# $card, $chain
bot-why-close = It closes the challenge, and whoever else holds cards now loses spheres by them.
# $card, $chain, $number
bot-why-totem = With a Totem the chain of “{ $chain }” is safe for good, and it brings { said-spheres }.
# $card, $chain, $number
bot-why-magical = With this Totem the chain of “{ $chain }” is safe and magical. That brings { said-spheres }.
# $card, $number
bot-why-begin = { $player } expects to have a first vase for “{ $card }” in time: { $number ->
    [one] { $number } card that fits does not lie open yet
   *[other] { $number } cards that fit do not lie open yet
}.
# $card
bot-why-begin-leader = “{ $card }” is { $player }’s leader and is never lost, so it can wait for its first vase.
bot-why-activate = { $player } made a card ready for later.
bot-why-swap = { $player } had a card that is of more use there.
bot-why-play-draw = New cards promised { $player } more than the old ones.
# $target
bot-why-play-block = { $player } gains by every turn that { $target } does not have.
# $card, $target
bot-why-play-steal = “{ $card }” is one vase more for { $player }, and one less for { $target }.
# $card
bot-why-discard = “{ $card }” is what { $player } could spare most.

## When attacked

bot-why-protect = { $player } had more to lose than the card is worth.
bot-why-pass = { $player } let it happen.
