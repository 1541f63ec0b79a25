### Quizzes: what is asked, what can be chosen, and how people misread the rules.

## quiz-kind-KIND: what each kind is called

quiz-kind-fits = What fits next
quiz-kind-legal = Is it allowed
quiz-kind-raid = What an attack costs
quiz-kind-score = Counting spheres

## What one has to know of a position

quiz-who = { $name }
quiz-card = “{ $card }”
quiz-loot = “{ $card }” in { $player }’s chain of “{ $chain }”
quiz-spheres = { said-spheres }
quiz-worth = “{ $card }” ({ $number })
quiz-holds = { $player } holds { $cards }
quiz-chain = { $player }’s chain of “{ $chain }”: { $cards ->
    [none] no vase yet
   *[other] { $cards }
}{ $active ->
    [none] {""}
   *[other] . Face down beside it: { $active }
}
quiz-asks = “{ $chain }” asks for { $vases }, in this order
quiz-leader = { $player }’s leader is “{ $card }”
quiz-top = On top of the discard lies “{ $card }”
quiz-has-to-skip = { $player } has to skip a turn
quiz-chain-worth = { $player } has on the table { $cards }
quiz-held-worth = { $cards ->
    [none] { $player } holds no card with spheres
   *[other] { $player } holds, in the hand or face down, { $cards }
}
quiz-last-card = { $chain ->
    [none] The last card is “{ $card }”, which begins a chain
   *[other] The last card is “{ $card }”, laid in the chain of “{ $chain }”
}
quiz-counted = { $player }: { $before } from before, { $table } on the table, { $magic } for magical chains, { $held } in the hand and face down

## quiz-KIND: what is asked

quiz-fits = { $player } has taken a card. Which of these can { $player } add to a chain now?
quiz-fits-steal = { $player } plays “{ $card }”. Which of these can { $player } steal?
quiz-raid = { $player } sends “{ $card }” against { $target }’s chain of “{ $chain }”. { $protection ->
    [none] Nobody defends it.
   *[other] { $target } answers with “{ $protection }”.
} How many spheres does the chain lose?
quiz-raid-later = { $player } sends “{ $card }” against { $target }’s chain of “{ $chain }”. { $protection ->
    [none] Nobody defends it.
   *[other] { $target } answers with “{ $protection }”.
} In the turn after that { $target } lays no vase. How many spheres has { $target } lost on the table by then?
quiz-score = { $player } lays one more card. Then the challenge ends, and nobody has closed it. How many spheres does { $player } get for it?
quiz-score-closed = { $closer } closes the challenge. How many spheres does { $player } get for it?
quiz-winner = { $player } lays the last vase and closes the challenge. { $spheres } spheres win. Who wins the game now?
quiz-nobody-wins = Nobody: there is another challenge

## quiz-reason-NAME: reasons that no rule knows

quiz-reason-new-card-waits = A card that was taken in this turn has to wait for the next one.
quiz-reason-others-first = The others have to be asked first whether they answer it.
quiz-reason-one-colour = The vases of a chain must be of one colour.
quiz-reason-mixed-later = Another colour may only come when a chain is complete.
quiz-reason-vase-taken = Another player has this vase on the table already.
quiz-reason-totem-colour = The Totem must have the colour of the vases.
quiz-reason-totem-leader = Only the chain of one’s leader may have a Totem.
quiz-reason-totem-from-hand = A Totem is laid from the hand only.
quiz-reason-character-taken = Another player has this character on the table already.
quiz-reason-finish-first = A second chain may only begin when the first one is complete.
quiz-reason-vase-at-hand = A chain may only begin with its first vase at hand.
quiz-reason-any-last = A Diorama for any vase can only be the last one of a chain.
quiz-reason-any-colour = A Diorama for any vase only goes with vases of one colour.
quiz-reason-discard-gone = What has been discarded stays there until the deck is empty.
quiz-reason-take-and-lay = One may only take from the discard what one can lay at once.
quiz-reason-lay-what-you-took = What was taken from the discard has to be laid in the same turn.
quiz-reason-taken-stays = What was taken from the discard stays in the hand to the end of the challenge.
quiz-reason-draw-to-discard = Only somebody who has drawn from the deck discards.
quiz-reason-active-complete = A card can only lie face down beside a complete chain.
quiz-reason-active-attack-first = An active card has to be used before another one may be laid.
quiz-reason-active-in-all = Only one active card is allowed in all.
quiz-reason-active-vase = A card can only lie face down beside a chain that has a vase.
quiz-reason-save-first = A character without a vase has to be saved before anything else.
quiz-reason-active-stays = An active card belongs to the chain beside which it lies.
quiz-reason-active-fixed = An active card stays where it is until it is used.
quiz-reason-active-for-attacks = Active cards are turned over only when somebody attacks.
quiz-reason-draw-before-using = Before an active card is turned over, a card has to be drawn.
quiz-reason-action-alone = An action has to be the only thing in a turn.
quiz-reason-swap-ends = A swap ends the turn.
quiz-reason-swap-discard = After a swap a card has to be discarded, and nothing else may follow.
quiz-reason-swap-alike = A card may only be swapped for one of the same kind.
quiz-reason-attack-complete = Only complete chains can be attacked.
quiz-reason-draw-before-attack = Before an attack a card has to be drawn.
quiz-reason-complete-safe = A complete chain cannot be attacked.
quiz-reason-own-complete = An attack has to come from a complete chain.
quiz-reason-leader-safe = The chain of a leader cannot be attacked.
quiz-reason-needs-enough-vases = The chain must have as many vases as the event destroys.
quiz-reason-first-vase-safe = The first vase of a chain cannot be destroyed.
quiz-reason-protection-elsewhere = The protection lies beside another chain than the one that is attacked.
quiz-reason-not-your-turn = It is not this player’s turn.
quiz-reason-wrong-feathers = These feathers only help against the other kind of attack.
quiz-reason-helpless = Who has to skip a turn cannot do anything until then.
quiz-reason-blocked-safe = A chain with a block beside it cannot be attacked, so there is nothing to defend.
quiz-reason-steal-complete = One can only steal from a complete chain.
quiz-reason-steal-leader = Nothing can be stolen from somebody with a leader on the table.
quiz-reason-steal-middle = A chain may not be broken by a theft.
quiz-reason-block-too-late = A block has to be played at the very beginning of a turn, in place of drawing.
quiz-reason-block-complete = Only somebody with a complete chain can be blocked.
quiz-reason-block-vase = A character without a vase is no chain yet, so the card cannot lie there.
quiz-reason-block-active = A block has to lie face down beside a chain first.
quiz-reason-block-totem = A Totem keeps a block off.

## misreading-NAME: what it looks like, and what the rule says

# What fits
misreading-vases-in-any-order = It looks as if vases could come in any order. They come in the order that the character shows (rule chain.order).
misreading-a-vase-twice = That vase lies there already. The character asks for each of its vases in turn (rule chain.order).
misreading-totem-before-the-end = It looks as if a Totem could come at any time. It comes on a complete chain (rule chain.totem).
misreading-two-totems = There is a Totem on that chain already. One is all that a chain gets (rule chain.totem).
misreading-two-for-any = It looks as if a Diorama for any vase could come twice. There may be only one in a chain (rule chain.any).
misreading-a-vase-too-many = That chain is complete. Only a Totem can be added to it now (rule chain.complete).
misreading-colour-before-vase = It looks as if colour decided what fits. The vase decides, and its colour is free (rule chain.order).
misreading-totems-can-be-robbed = It looks as if that vase could be taken. Nothing can be stolen from a chain with a Totem (rule action.steal.totem).
misreading-inner-vases-can-be-stolen = That vase would fit, but it is not the last one of its chain (rule action.steal).
misreading-stolen-for-later = It looks as if a stolen vase could be kept for later. It must be laid at once in a chain that takes it (rule action.steal.fit).

# What an attack costs
misreading-protection-forgotten = It looks as if the protection did nothing. It saves up to { $saves } (rule protection.saves).
misreading-a-protection-saves-all = It looks as if any protection held off any attack. What is destroyed beyond { $saves } is lost (rule protection.part).
misreading-the-last-vase-is-saved = It looks as if the last vase were saved. The inner ones stay, and the last ones are lost (rule protection.part).
misreading-the-first-vases-go = It looks as if the chain lost vases at its beginning. They go from the end (rule attack.destroys).
misreading-as-another-event = It looks as if you took it for another event. This one destroys up to { $number } (rule attack.destroys).
misreading-the-best-vase-goes = It looks as if the attacker chose the best vases. It is always the last ones (rule attack.destroys).
misreading-vases-not-spheres = That is how many vases are lost. What was asked are their spheres (rule score.table).
misreading-the-character-too = It looks as if the character were lost with its vases. An attack destroys vases only (rule attack.destroys).
misreading-the-whole-chain = It looks as if an attack took the whole chain. It takes the last vases (rule attack.destroys).
misreading-leaders-are-lost-too = It looks as if “{ $chain }” were lost. It is the character of { $target }’s leader, which is never lost (rule lonely.leader).
misreading-a-lonely-character-stays = It looks as if a character could stay without a vase. It is lost at the end of that turn (rule lonely.deadline).
misreading-one-vase-less-is-alone = It looks as if the character were alone. It still has a vase, so it stays (rule lonely.deadline).
misreading-only-the-character-goes = That is the character. Its vases were lost before it (rule attack.destroys).
misreading-nothing-is-lost-at-once = It looks as if nothing were lost. Count what the attack destroys, and who is then alone (rule attack.destroys).

# Spheres
misreading-hostile-though-nobody-closed = It looks as if what is held were subtracted. That is so only when somebody closes the challenge (rule score.exhausted).
misreading-the-closer-pays-too = It looks as if the closer’s own cards counted against the closer. They are laid away (rule score.closer).
misreading-closing-is-rewarded = It looks as if closing brought spheres. It only spares one’s own hand (rule score.closer).
misreading-the-last-card-comes-too-late = It looks as if the last card did not count. It lies on the table when the challenge closes (rule score.table).
misreading-hostile-forgotten = It looks as if cards in the hand and face down did not matter. When somebody else closes, their spheres are subtracted (rule score.hostile).
misreading-hostile-counts-for-you = It looks as if spheres in the hand counted for you. They count against you (rule score.hostile).
misreading-face-down-does-not-count = It looks as if only the hand were hostile. Active cards are too (rule score.hostile).
misreading-never-below-nothing = It looks as if a challenge could bring nothing at worst. It can bring less than nothing (rule score.negative).
misreading-magic-forgotten = It looks as if a magical chain brought nothing more. It does (rule score.magic).
misreading-leaders-like-everybody = It looks as if the leader’s magical chain brought what any other does. It brings more (rule score.leader).
misreading-everybody-like-a-leader = It looks as if every magical chain brought what the leader’s does. The others bring less (rule score.magic).
misreading-both-extras = It looks as if the leader’s magical chain brought both. It brings the larger one instead (rule score.leader).
misreading-a-totem-is-magic = It looks as if a Totem made any chain magical. The colours must be the same too (rule chain.magical).
misreading-one-colour-is-magic = It looks as if one colour were enough. Without a Totem a chain is not magical (rule chain.magical).
misreading-complete-is-rewarded = It looks as if a complete chain brought something of its own. Only a magical one does (rule score.magic).
misreading-leaders-need-no-magic = It looks as if a leader’s chain brought more in any case. It must be magical for that (rule score.leader).
misreading-only-complete-chains-count = It looks as if unfinished chains did not count. Everything on the table does (rule score.incomplete).
misreading-characters-do-not-count = It looks as if only vases counted. The spheres of characters count too (rule score.table).
misreading-the-closer-wins = It looks as if closing a challenge won the game. Spheres do, those of all challenges together (rule score.goal).
misreading-no-goal-needed = It looks as if being ahead were enough. Nobody wins before having enough spheres (rule score.goal).
misreading-ahead-before-the-challenge = It looks as if only the spheres from before counted. Those of this challenge are added first (rule score.table).
misreading-the-goal-exactly = It looks as if the goal had to be hit exactly. Whoever has as many spheres or more has reached it (rule score.goal).

# What may be done
misreading-lay-without-drawing = It looks as if one could lay a card at once. A turn begins with taking a card (rule turn.draw).
misreading-a-card-waits-a-turn = It looks as if a card that was just taken could not be used. It can, at once (rule active.any_card).
misreading-others-answer-first = It looks as if others could answer anything. They are asked when they are attacked or robbed (rule protection.active).
misreading-a-vase-belongs-to-one = It looks as if a vase belonged to one player. There are several copies of each card, for everybody.
misreading-colours-must-match = It looks as if a chain had to be of one colour. Colours are free; one colour is only needed to make it magical (rule chain.order).
misreading-a-chain-begins-magical = It looks as if colours were free only at the end. They are free all along (rule chain.order).
misreading-totem-of-one-colour = It looks as if the colour of a Totem had to match. It may be any; only a magical chain needs one colour (rule chain.totem).
misreading-totem-for-leaders = It looks as if a Totem were for leaders. Any complete chain can get one (rule chain.totem).
misreading-totems-are-laid-from-the-hand = It looks as if a Totem had to come from the hand. It is a Diorama, and can be active as well (rule active.totem).
misreading-two-of-a-character = It looks as if one could have a character twice. There may be only one chain of each (rule chain.doubles).
misreading-a-character-belongs-to-one = It looks as if a character belonged to whoever laid it first. Others may have a chain of it too (rule chain.doubles).
misreading-a-chain-at-a-time = It looks as if chains came one after the other. Several may grow side by side (rule chain.begin).
misreading-vase-must-be-at-hand = It is wise to hold the first vase, but nobody has to (rule chain.begin).
misreading-any-comes-last = It looks as if it had to be the last vase. It can stand for any of them (rule chain.any).
misreading-any-for-one-colour = Its spheres go with either colour, so colours are no matter here (rule chain.any).
misreading-the-discard-is-gone = It looks as if discarded cards were out of reach. The top one may be taken if it is a Diorama (rule deck.take).
misreading-only-what-one-can-lay = It looks as if it had to be laid at once. It may be kept in the hand (rule deck.take).
misreading-anything-from-the-discard = It looks as if any card could be taken from the discard. Only a Diorama can (rule deck.take).
misreading-what-is-taken-is-laid = It looks as if it had to be laid at once. It goes to the hand like any other card (rule deck.take).
misreading-nothing-taken-goes-back = It looks as if it could never be discarded again. In the turns after this one it can in any case (rule deck.again).
misreading-discarding-needs-a-drawn-card = Wherever the card came from, one card ends the turn (rule turn.discard).
misreading-taken-cards-are-free = It looks as if it could go straight back. At this table it may not (rule deck.again).
misreading-everything-can-be-active = It looks as if any card could be activated. Characters and actions cannot (rule active.cards).
misreading-active-beside-complete-chains = It looks as if only complete chains had room for it. Any chain has (rule active.where).
misreading-one-active-card-in-all = It looks as if one active card were all. Each chain has room for one (rule active.one).
misreading-any-number-beside-a-chain = It looks as if several could lie beside a chain. There is room for one (rule active.one).
misreading-use-the-first-one-first = Active cards may lie there as long as their owner likes (rule active.one).
misreading-active-needs-a-vase = It looks as if a vase had to be there. A character alone is enough (rule active.where).
misreading-save-first = Nobody has to save a character. It is lost at the end of the turn, that is all (rule lonely.when).
misreading-active-cards-stay-where-they-lie = It looks as if an active card were bound to its place. It can be exchanged, and a Diorama may serve where the table rules so (rules active.swap and active.reach).
misreading-draw-before-turning-over = It is the other way round: whoever takes a card may not turn one over (rule active.draw).
misreading-active-cards-wait-for-an-attack = That is so for protections. An active Diorama continues a chain (rule turn.use).
misreading-any-chain-will-do = It looks as if any chain would do. At this table it may not be so (rules active.reach and attack.short).
misreading-actions-stand-alone = It looks as if nothing could go before an action. At this table a swap may (rule active.follow).
misreading-a-swap-ends-the-turn = It looks as if a swap ended the turn. One thing more follows it (rule turn.swap).
misreading-swap-then-discard = It looks as if only a discard could follow. A card may be laid or activated as well (rule active.follow).
misreading-after-a-swap-anything = It looks as if anything could follow a swap. At this table an action may not (rule active.follow).
misreading-swap-as-often-as-you-like = It looks as if one could swap again and again. It is one swap in a turn (rule active.swap).
misreading-swap-like-for-like = The kind of card does not matter, as long as it can be activated (rule active.swap).

# Fights
misreading-events-from-the-hand = It looks as if an event could be played from the hand. It must lie active beside a chain (rule attack.event).
misreading-only-complete-chains-are-attacked = It looks as if only complete chains could be attacked. One vase is enough (rule attack.target).
misreading-draw-before-attacking = It is the other way round: whoever takes a card may not attack in that turn (rule active.draw).
misreading-draw-and-attack = It looks as if one could draw and attack. It is one or the other (rule active.draw).
misreading-complete-chains-are-safe = It looks as if a complete chain were safe. Only a Totem makes it so (rule attack.totem).
misreading-attack-from-a-complete-chain = The chain beside which the event lies need not be complete (rule attack.event).
misreading-totems-give-spheres-only = It looks as if a Totem were no help. It keeps attacks off (rule attack.totem).
misreading-leaders-are-safe = It looks as if a leader protected everything. It keeps its character from being lost, no more (rule attack.leader).
misreading-short-chains-are-safe = It looks as if a short chain were safe. It loses the vases that it has (rule attack.short).
misreading-first-vase-is-safe = It looks as if the first vase could not be lost. It can, and its character is then alone (rule lonely.attacked).
misreading-attacks-kill-characters = It looks as if an attack could take a character. It destroys vases, and this one has no vase (rule attack.empty).
misreading-protections-stay-where-they-lie = It looks as if a protection helped only its own chain. It helps any of its owner’s (rule protection.reach).
misreading-protect-in-your-own-turn = It looks as if one could only defend in one’s own turn. A protection is used when the attack comes (rule protection.active).
misreading-only-the-right-feathers = Both kinds of feathers help against any attack. They differ in how many vases they save (rule protection.saves).
misreading-protections-from-the-hand = It looks as if a protection could be played from the hand. It must lie active beside a chain (rule protection.active).
misreading-the-blocked-are-helpless = It looks as if a block took everything away. It takes one turn; defending is still possible (rule protection.blocked).
misreading-a-blocked-chain-is-safe = A block lies beside the chain and protects nothing (rule action.block).
misreading-steal-from-complete-chains = It looks as if only complete chains could be robbed. Any chain without a Totem can (rule action.steal).
misreading-stealing-breaks-no-chain = It is the last vase that is stolen, so the chain only becomes shorter (rule action.steal).
misreading-blocks-add-up = It looks as if blocks added up. Who has to skip a turn cannot be blocked again before that (rule action.block.once).
misreading-a-block-lasts-a-round = Actions are played after taking a card (rule action.play).
misreading-only-complete-chains-are-blocked = It looks as if a complete chain were needed. Any chain is enough for the card to lie beside (rule action.block.chain).
misreading-a-block-needs-a-vase = It looks as if a vase were needed. A character alone is enough (rule action.block.chain).
misreading-anybody-can-be-blocked = It looks as if anybody could be blocked. The card must lie beside a chain (rule action.block.chain).
misreading-blocks-are-laid-in-advance = Actions are never face down. They are played from the hand (rule action.play).
misreading-totems-keep-blocks-off = It looks as if a Totem helped against that. It keeps attacks and thieves off, no more (rule action.block.chain).
