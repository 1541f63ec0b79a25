# ruling-NAME: a question that the rulebook leaves open. ruling-NAME-OPTION: what is played when it is ruled so.

ruling-leaders = How does everybody get a leader?
ruling-leaders-blind = Everybody picks a leader card face down, and all are turned over.
ruling-leaders-chosen = Everybody chooses a leader openly, in turn.

ruling-active_reach = May an active Diorama continue another chain than the one beside which it lies?
ruling-active_reach-any_chain = It may continue any chain of its owner.
ruling-active_reach-same_chain = It may only continue the chain beside which it lies.

ruling-swap_then_play = May an action be played after a swap?
ruling-swap_then_play-allowed = A swap may be followed by an action.
ruling-swap_then_play-refused = An action is all that is done in a turn, so it cannot follow a swap.

ruling-attack_short = May an event attack a chain with fewer vases than it destroys?
ruling-attack_short-what_there_is = It destroys those that are there.
ruling-attack_short-refused = It needs a chain with enough vases.

ruling-blocked_lonely = Does a skipped turn count for a character without a vase?
ruling-blocked_lonely-waits = The character waits for its owner’s next real turn.
ruling-blocked_lonely-counts = The character is lost at the end of the skipped turn.

ruling-second_block = May somebody be blocked who has to skip a turn already?
ruling-second_block-refused = Only after that turn has been skipped.
ruling-second_block-adds = Each block makes one turn more to be skipped.

ruling-discard_again = May a Diorama that was taken from the discard be discarded again in the same turn?
ruling-discard_again-allowed = It may, as any card of the hand.
ruling-discard_again-forbidden = It must be kept, laid or activated, and another card is discarded.

ruling-magic_colours = Which colours must be the same in a magical chain?
ruling-magic_colours-vases_and_totem = Those of its vases and of its Totem.
ruling-magic_colours-with_character = Those of its vases, of its Totem and of its character.
ruling-magic_colours-vases = Those of its vases only.

ruling-below_zero = Can the result of a challenge be less than nothing?
ruling-below_zero-allowed = It can, and the total goes down.
ruling-below_zero-floor = It is nothing at least.

ruling-goal_tie = Who wins if several have enough spheres after the same challenge?
ruling-goal_tie-highest = The highest total wins, and if the best are level, another challenge decides.
ruling-goal_tie-closer = Whoever closed the challenge wins, if that player has enough; else the highest total.
