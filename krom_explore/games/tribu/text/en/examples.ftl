# example-ID: what there is to see where a rule is tried that nothing cites (examples.toml). Dots of the id are hyphens here.

example-turn-hand = Ada had six cards for a moment. Her turn is over, and she holds as many as before.
example-lonely-when = Ada held the mask that the Scout asks for, and kept it. She may. But now that her turn is over, the Scout is gone.
example-lonely-several = Both were alone. Ada could lay one card and chose the Scout, so the Hunter is lost.
example-active-secret = You see this table with Ada’s eyes: which card lies beside her own chain, and only the back of Bruno’s.
example-active-any_card = The Wolf that Ada had just drawn lies face down now. The horse that came back went straight into her chain.
example-active-follow = Ada has swapped a card, and still plays an action in the same turn.
example-protection-one = A second protection lies beside the Shaman. It had to stay there, and a vase was lost.
example-protection-asked = Bruno’s card is no protection. He is asked all the same, so that Ada learns nothing from the question.
example-action-block-once = Bruno was blocked already. Now he has one turn more to skip.
example-action-block-answer = Bruno has a protection face down. Nobody asked him, his turn is skipped, and Ada plays again.
example-action-block-gone = The challenge is over, and with it the block: Bruno has nothing to skip any more.
example-deck-discard = The mask lies on top of the discard, where the next player could take it.
example-deck-under = The drum and the Wolf went under the discard. The Scout is still on top of it.
example-deck-open = The Wolf lay face down beside the Scout. It was lost with it, and now everybody knows which card it was.
example-deck-order = The discard was empty. The vase came first, then the Bison, then the protection; so the vase lies on top.
example-deck-when = That was the last card of the deck. Nothing has been shuffled yet: the discard waits until somebody has to draw.
example-deck-played = The three cards lie on the discard. “Draw three” lies apart, with the actions that are out of the challenge.
example-challenge-at_once = The stolen statue completed the last chain, and the challenge was over at once. The Totem stays in Ada’s hand.
example-challenge-broken = The Hunter was complete. Now a vase is missing, and the chain counts no more until it has that vase again.
example-challenge-tested = The last Diorama was laid, then the lonely Scout was lost, and only then the challenge ended.
example-score-incomplete = Bruno’s Scout has one vase, his Shaman none. The spheres of all three cards count.
example-score-colours = Three red vases and a blue Totem: the chain is protected, but not magical.
example-score-tie = Both have enough, and just as many. Ada has closed the challenge, so she wins.
