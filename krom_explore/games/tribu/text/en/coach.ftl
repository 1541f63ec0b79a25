### The coach of a first game: coach-NAME for each moment of coach.toml, in fewer than 40 words. Beside what stands before a
### message, each may say the facts of the box (rulebook.facts). $me is the learner, $who whether it is about them.

## What I am asked

# $by, $card, $cards, $theft
coach-defend = { $by } reaches for { $cards }, and a protection of yours lies ready. Turn it over, whoever’s turn it is. It is used up by that, so decide what your vases are worth.
# $by, $chain
coach-cannot_defend = { $by } is after your “{ $chain }”, and nothing that you have face down helps. You are asked all the same, so that nobody learns what lies there.
coach-goal = Whoever has { $spheres } spheres after a challenge wins. This game is under way: yours and the others’ stand beside the names. Draw a card to begin your turn.
coach-one_thing = These are your cards, one more than usual. Do one thing with one of them, and your turn is over: begin a chain, go on with one, make a card ready, play it or discard it.
# $chain
coach-alone = “{ $chain }” has no vase yet. Your leader could wait, but any other character must get its first vase in this turn, or it is lost.
# $chain
coach-totem = Your “{ $chain }” is complete, and a Totem fits. Nobody can touch that chain any more. If all is of one colour, it is magical: { $magic } spheres more, { $leader_magic } with your leader.
# $needed
coach-i_am_close = One more complete chain, and the challenge closes at once. What the others still hold then counts against them, and what you hold does not.
# $player
coach-another_is_close = { $player } needs only one more complete chain. When it lies there, the spheres in your hand and face down are subtracted. Get rid of what you cannot lay.
coach-attack = An event of yours lies ready. Instead of drawing you can turn it over and destroy the last vases of a chain. A Totem keeps a chain safe.
coach-use = A Diorama that you have face down fits a chain. Instead of drawing you can turn it over and lay it there. Your hand stays as it is.
coach-take = A Diorama lies on top of the discard. You may take it instead of a card from the deck: then you know what you get.
coach-begin = A character begins a chain and shows the vases that it asks for. Begin with one whose first vase you hold: it must get it in your next turn.
coach-vase = You have a vase that fits. It goes into the next place of the chain, in the order that the character shows. One card in a turn.
coach-colour = Mind the colours. Any will do, but a chain of one colour with its Totem brings { $magic } spheres more, that of your leader { $leader_magic }.
coach-play = You hold an action. It works from the hand, once, and then it is out until the next challenge. You can also discard it.
coach-activate = Beside a chain you can lay a card face down: an event to attack with later, a protection, or a Diorama. From the hand, events and protections do nothing.
coach-swap = A card that lies face down can be exchanged for one of your hand. After that your turn goes on: it costs you nothing.
coach-nothing_fits = No card can be laid now. Discard the one that you can spare. At the end of your turn you have { $hand } cards again.
# $number
coach-discard = You have drawn, and now you discard as many. Keep what fits your chains, new or old.
coach-leader = The crown marks your leader. That character is never lost for want of a vase, and its chain brings most if it becomes magical.

## What happens

# $player, $who, $total
coach-end = { $who ->
    [you] You have
   *[other] { $player } has
} { $total } spheres, and { $spheres } are enough. That is the game.
# $player, $who, $number
coach-closed = { $who ->
    [you] You have
   *[other] { $player } has
} { $number } complete chains. The challenge is over at once, and everybody counts.
coach-exhausted = No Diorama is left to be drawn, so the challenge is over. Everybody counts what lies on the table, and nothing is subtracted.
# $number
coach-hostile_me = You did not close the challenge, so what you hold is hostile: { said-spheres } less for you.
# $player, $number
coach-hostile_other = { $player } did not close the challenge. What is still in hand or face down is hostile: { said-spheres } less.
# $player, $who, $chain, $number
coach-magic = { $who ->
    [you] Your
   *[other] { $player }’s
} “{ $chain }” is protected and of one colour. That brings { said-spheres } besides those on the cards.
# $number, $total
coach-scored = All spheres of your chains count, complete or not: { $number } for this challenge. With those of before you have { $total }.
# $player
coach-next = Nobody has { $spheres } spheres yet, so there is another challenge. All cards are shuffled, { $player } deals, and everybody keeps their leader and spheres.
# $player, $card, $cards, $target_chain
coach-attacked = { $player } attacks your “{ $target_chain }” with “{ $card }”. You would lose { $cards }. Only a protection that lies face down beside one of your chains can help.
# $chain, $cards
coach-destroyed_me = Your “{ $chain }” has lost { $cards }. Vases are lost from the end. Such a place can be filled again.
coach-held_me = Your vases are safe, and the protection is used up. It helped wherever it lay: one covers all your chains.
# $chain
coach-left_alone = Your “{ $chain }” has no vase left. It needs its first one again in your next turn, or it is lost.
# $player, $who, $chain
coach-leader_alone = { $who ->
    [you] Your
   *[other] { $player }’s
} “{ $chain }” has no vase left. Any other character would have to get one at once; a leader can wait.
# $chain
coach-lost_me = “{ $chain }” had no vase at the end of your turn and is gone, with what lay beside it. A later one can begin that chain again.
# $player, $card, $chain
coach-robbed = { $player } has stolen “{ $card }”. Only the last vase of a chain can be taken, and only by somebody who can lay it at once. A protection or a Totem stops it.
# $player
coach-blocked = { $player } blocks you: you skip your next turn. Nothing helps against that, but you may still defend yourself.
# $player
coach-skipped = { $player } was blocked and skips a turn. The card that did it is out until the next challenge.
# $player, $who, $chain
coach-magical = { $who ->
    [you] Your
   *[other] { $player }’s
} “{ $chain }” has its Totem, and all is of one colour: it is magical. When the challenge is over, that brings extra spheres.
# $player, $who, $chain
coach-safe = { $who ->
    [you] Your
   *[other] { $player }’s
} “{ $chain }” has its Totem and is safe: nobody can attack it or steal from it.
# $chain, $number, $needed
coach-complete_me = All vases of “{ $chain }” are there: a complete chain. You have { $number } of the { $needed } that close the challenge. A Totem would protect it.
# $player, $chain, $number, $needed
coach-complete_other = { $player } has { $number } complete { $number ->
    [one] chain
   *[other] chains
}. With { $needed } the challenge is over. Only attacks and thefts can break a chain, as long as it has no Totem.
# $player, $chain, $cards
coach-harmed = { $player }’s “{ $chain }” has lost { $cards }. A chain that was complete must be completed again before it counts.
# $player
coach-face_down = { $player } has laid a card face down. It may be an event to attack with, a protection, or just a Diorama. All will see it when it is turned over.
# $player, $chain
coach-lost_other = { $player }’s “{ $chain }” had no vase in time and is lost. It goes under the discard.
# $chain
coach-counts = A vase counts with the spheres on it as long as it lies there, and so does the character. The chain shows how many they are.
# $player, $card
coach-left_for_me = { $player } has discarded “{ $card }”. What is discarded lies open. If a Diorama is on top, the next player may take it.
coach-rebuilt = The deck was empty, so the discard has been shuffled and is the new deck. What was discarded can come again.

## hint-why-…: why the coach would do what it says, beside the reasons that bots give to others (bots.ftl)

hint-why-lead = Its chain promises most spheres.
hint-why-draw = A new card promises you more than what is there already.
# $card
hint-why-take = “{ $card }” has a place in a chain of yours, or will have.
# $target, $chain
hint-why-attack = Of all chains in reach, { $target }’s “{ $chain }” has most to lose.
# $chain, $number
hint-why-place = It brings { said-spheres }, and “{ $chain }” gets one place further.
# $chain
hint-why-complete = It completes “{ $chain }”, and you get closer to closing the challenge.
hint-why-close = It closes the challenge, and what the others hold now counts against them.
# $chain, $number
hint-why-totem = It makes “{ $chain }” safe for good, and brings { said-spheres }.
# $chain, $number
hint-why-magical = It makes “{ $chain }” safe and magical. That brings { said-spheres }.
# $card, $number, $held
hint-why-begin = { $held ->
    [yes] You hold its first vase already.
   *[no] You have no first vase for it yet, but { $number ->
        [one] { $number } card that fits does not lie open
       *[other] { $number } cards that fit do not lie open
    }.
}
hint-why-begin-leader = It is your leader and never lost, so it can wait for its first vase.
# $family
hint-why-activate = { $family ->
    [events] An event can attack only when it lies beside a chain.
    [protections] A protection can help only when it lies beside a chain.
   *[other] It waits there for its place and leaves you room in your hand.
}
# $family
hint-why-swap = { $family ->
    [events] An event can attack only when it lies beside a chain, and your turn goes on.
    [protections] A protection can help only when it lies beside a chain, and your turn goes on.
   *[other] It is of more use there, and your turn goes on.
}
hint-why-play-draw = New cards promise you more than the old ones.
# $target
hint-why-play-block = You gain by every turn that { $target } does not have.
# $card, $target
hint-why-play-steal = “{ $card }” is one vase more for you, and one less for { $target }.
# $card
hint-why-discard = You can spare “{ $card }” most.
hint-why-protect = You have more to lose than the card is worth.
hint-why-pass = It is not worth a card, or there is none that helps.
