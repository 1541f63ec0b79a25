### Lessons on attacks, protections and actions. How they are written: see lessons_building.ftl.

## Activating and attacking

lesson-attack-first-title = The wolf waits
lesson-attack-first = An event attacks only if it lies face down beside one of your chains. Send “{ $wolf }” against Bruno’s chain. That takes two turns.
lesson-attack-first-hint-1 = This turn: draw, and lay “{ $wolf }” face down beside your chain.
lesson-attack-first-hint-2 = Next turn: take no card. Turn “{ $wolf }” over instead.
lesson-attack-first-hint-3 = Do this now.
lesson-attack-first-done = Activating took a turn, attacking another one. Bruno’s last vase went under the discard, and the wolf with it.
lesson-attack-first-failed = Your moves are used up. Whoever has taken a card cannot attack in the same turn.
lesson-attack-first-failed-gone = Without the wolf there is no attack.

lesson-attack-worst-title = Where it hurts
lesson-attack-worst = “{ $bison }” lies ready beside your chain. Make Bruno lose five spheres with it.
lesson-attack-worst-hint-1 = “{ $bison }” destroys the last two vases of a chain. A chain with a Totem is safe. Count the others.
lesson-attack-worst-hint-2 = The statue at the end of “{ $weaver }” is worth three spheres.
lesson-attack-worst-done = Always the last vases, and never behind a Totem. The rest is counting.
lesson-attack-worst-failed = The bison has not done what it could.
lesson-attack-worst-failed-little = That hurt, but less than it could. Another chain had more at its end.
lesson-attack-worst-failed-waited = Your turn is over, and the bison still waits.

lesson-attack-strip-title = Left alone
lesson-attack-strip = Bruno holds no vase that he could lay. Attack so that he loses a character in his next turn.
lesson-attack-strip-hint-1 = A character without a vase is lost, but for the one on the leader card. Bruno’s leader is “{ $hunter }”.
lesson-attack-strip-done = Its last vase was gone, Bruno had no other, and so the character went too.
lesson-attack-strip-failed = Bruno has lost no character.
lesson-attack-strip-failed-leader = “{ $hunter }” is alone now. But it is Bruno’s leader, and a leader is never lost.
lesson-attack-strip-failed-still = Bruno’s turn is over, and none of his characters was lost.

lesson-attack-stop-title = Not this turn
lesson-attack-stop = Bruno has three complete chains, and will complete the fourth in his next turn. That closes the challenge. Do not let it happen.
lesson-attack-stop-hint-1 = Three of his chains have a Totem. The fourth has none yet.
lesson-attack-stop-done = A chain that was broken must be completed again. Your own chain had to wait, but the challenge goes on.
lesson-attack-stop-failed = The challenge goes on no longer.
lesson-attack-stop-failed-closed = Bruno laid his last vase and closed the challenge. What you were building stays unfinished.

## Protection

lesson-protection-defend-title = Feathers
lesson-protection-defend = Bruno turns over “{ $wolf }” and attacks “{ $rider }”. Lose nothing.
lesson-protection-defend-hint-1 = A card of yours lies face down beside “{ $hunter }”. It helps any of your chains.
lesson-protection-defend-hint-2 = You are asked although it is not your turn.
lesson-protection-defend-hint-3 = Turn “{ $strength }” over.
lesson-protection-defend-done = A protection is used when you are attacked, whoever’s turn it is, wherever it lies. It must be active.
lesson-protection-defend-failed = You let it happen, and the last vase is gone.

lesson-protection-enough-title = Enough of it
lesson-protection-enough = Bruno attacks “{ $rider }” with “{ $bison }”, which destroys two vases. Two cards of yours lie face down, and you may use one. Lose nothing.
lesson-protection-enough-hint-1 = “{ $strength }” saves one vase, “{ $courage }” saves two.
lesson-protection-enough-hint-2 = Take the stronger one.
lesson-protection-enough-done = Against each attack one protection, so it should be large enough.
lesson-protection-enough-failed = Two vases are gone.
lesson-protection-enough-failed-part = One vase is saved, the last one is lost all the same, and the protection is spent.

lesson-protection-twice-title = Wolf first, bison later
lesson-protection-twice = Bruno has a wolf and a bison face down, and sends the wolf first. Come through both attacks without losing a vase.
lesson-protection-twice-hint-1 = What is the least that stops a wolf? The other card is needed later. In between, leave your active cards where they lie.
lesson-protection-twice-done = The small protection for the small attack. So the large one was still there.
lesson-protection-twice-failed = Both attacks should have been held off.
lesson-protection-twice-failed-lost = Something was lost. The stronger protection must be there when the bison comes.

lesson-protection-prepare-title = Before they come
lesson-protection-prepare = Bruno has “{ $bison }” ready and will attack in his next turn. It is still yours. Lose nothing.
lesson-protection-prepare-hint-1 = A protection in the hand is no help. Which one must lie beside your chain when the bison comes?
lesson-protection-prepare-done = Protections have to be laid in advance. Beside a chain there is room for one card only.
lesson-protection-prepare-failed = The attack came, and was not held off.
lesson-protection-prepare-failed-unready = Nothing lay there that could help. The feathers in your hand do not count.
lesson-protection-prepare-failed-part = One vase was saved, one was lost. Against a bison it takes the other feathers.

lesson-protection-swap-title = No room
lesson-protection-swap = Bruno’s bison comes next turn. The only place beside your chain is taken by a wolf. Lose nothing.
lesson-protection-swap-hint-1 = After drawing you may exchange one active card for a card of your hand. Then you still have to discard, lay or activate one.
lesson-protection-swap-done = A swap costs no turn of its own. The wolf is back in your hand, or gone, and your vases are still there.
lesson-protection-swap-failed = You have used up your moves.
lesson-protection-swap-failed-lost = Two vases are gone. The place beside your chain was not free for a protection.

## Actions

lesson-actions-draw-title = Three more
lesson-actions-draw = “{ $rider }” waits for a horse, and you have none. Play “{ $draw_three }”, keep the right card, and lay it in your next turn.
lesson-actions-draw-hint-1 = Actions are played from the hand, after drawing. They take the whole turn.
lesson-actions-draw-hint-2 = You discard as many cards as you drew. The horse is not one of them.
lesson-actions-draw-hint-3 = Do this now.
lesson-actions-draw-done = You saw three cards more and kept the best. The action lies apart now, until the next challenge.
lesson-actions-draw-failed = Your moves are used up before a horse was laid.
lesson-actions-draw-failed-unplayed = You may discard an action unplayed. But then it does nothing for you.
lesson-actions-draw-failed-thrown = The horse is on the discard, where Bruno can take it.

lesson-actions-steal-title = The last one
lesson-actions-steal = “{ $weaver }” lacks a statue, and you have none. Complete the chain in this turn.
lesson-actions-steal-hint-1 = Only the last vase of a chain can be stolen, and it must fit one of yours at once. Which of Bruno’s chains ends with a statue?
lesson-actions-steal-hint-2 = Play “{ $steal }” against “{ $scout }”.
lesson-actions-steal-done = One vase more for you, one less for him, in a single turn.
lesson-actions-steal-failed = The turn is over, and “{ $weaver }” still lacks a vase.

lesson-actions-sure-title = Play it safe
lesson-actions-sure = Both Bruno and Clara have the statue that you lack. Steal one of them, and make sure that nobody can stop you.
lesson-actions-sure-hint-1 = Whoever has a card face down may have a protection. Whoever has none surely cannot defend.
lesson-actions-sure-done = Nothing lay face down in front of Clara, so there was nothing to fear.
lesson-actions-sure-failed = No statue was stolen.
lesson-actions-sure-failed-stopped = Bruno’s card was a protection. Your action is spent for nothing.
lesson-actions-sure-failed-waited = The turn is over, and both statues are where they were.

lesson-actions-block-title = Sit this one out
lesson-actions-block = Bruno will close the challenge in his next turn. A wolf of yours lies ready, and a card of his lies face down beside his last chain. Stop him.
lesson-actions-block-hint-1 = An attack can be held off. Which card of yours leaves him nothing to answer with?
lesson-actions-block-done = No protection helps against a block. Bruno has skipped his turn, and you have won one.
lesson-actions-block-failed = You have used up your moves.
lesson-actions-block-failed-closed = Bruno had his turn, laid the last vase, and closed the challenge.
