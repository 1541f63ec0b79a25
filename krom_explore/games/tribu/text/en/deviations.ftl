# Why something is played that the rulebook does not say, and where what is printed does not agree.
#
# reason-ID: why a rule is read out of the rulebook, or made up. Dots of the id are hyphens here.
# chosen-RULING: why an open question is ruled as it is by default.
# differs-NAME: a place where two printed texts do not say the same, and what is played here (differences.toml).

## reason-ID

reason-setup-first = The English text does not say who begins. The Italian rulebook of the older edition does.
reason-setup-scenario = This is about our table and not about the game: one can begin anywhere, to see one rule at work.
reason-chain-doubles-leader = The leader card is said to keep its character from being lost. Nothing says that it allows a second one.
reason-lonely-when = The vase must come in the owner’s turn, and the whole turn is there to lay it in. The text names what is lost, and no duty to save it.
reason-lonely-stolen = The rule speaks of any character without a vase, however it came to that. And what is stolen must be laid at once, wherever it fits.
reason-lonely-several = Only one card is laid in a turn, and nothing forbids a second character. So the second one has to wait, and waits too long.
reason-active-where = The text lets a lonely character go together with an active card beside it. So a card can lie there.
reason-active-secret = The cards are said to lie face down, which hides them from the others. They are their owner’s all the same.
reason-active-any_card = The swap is with a card of the hand, and the hand has the new card in it. What comes back is in the hand too.
reason-active-follow = The list of what follows a swap is the list of what ends any turn.
reason-active-totem = The rulebook counts the Totem among the Dioramas, and any Diorama can be activated.
reason-attack-empty = An event destroys vases. Where there is none, there is nothing that it could do.
reason-attack-leader = The leader card is said to save the character, and says nothing about the vases beside it.
reason-protection-asked = At a table one would simply wait. On a screen the question itself would tell who can defend, if only they were asked.
reason-protection-part = The last vases go first, so that no gap is left. What is saved must be what lies further in.
reason-protection-blocked = A protection is used in the turns of others, and a block takes only one’s own.
reason-action-draw-order = As many cards are discarded as were drawn. Which ones is not said, and nobody else can see them.
reason-action-block-chain = The card must lie beside a chain. Where there is none, it has no place.
reason-action-block-answer = Protections are for attacks, and for theft where the text says so. Here it does not.
reason-action-block-gone = The turn is what is blocked, not the chain. With a new challenge everything is shuffled.
reason-action-steal-any = It is a Diorama, and it fits wherever a Diorama for any vase fits.
reason-action-steal-spent = An action that is played is out of the challenge, whatever came of it.
reason-deck-open = The text lays the top of the discard open and hides nothing else of it. On a screen nobody can turn the pile over.
reason-deck-order = Somebody must put the cards there one after the other. Inside out seemed natural.
reason-deck-when = The text rebuilds the deck when it is used up. Whether that is at once or when it is needed changes only what lies on the discard then.
reason-deck-short = One cannot draw what is not there, and as many cards are discarded as were drawn.
reason-challenge-at_once = The challenge closes when a player makes the last chain. Nothing says that the round or the turn goes on.
reason-challenge-broken = A chain that has lost a vase is not complete, by what complete means.
reason-challenge-tested = The text names no moment. At the end of a turn everything lies where it belongs.
reason-challenge-rounds = Nothing in the rulebook ends a challenge in which nobody completes anything. On a computer a game must end.
reason-challenge-next = The text says that all cards come back and that leaders stay for the whole game. That the deal passes on is the custom of card games.
reason-score-incomplete = Players count the spheres of the cards on the table, and an unfinished chain lies there too.

## chosen-RULING

chosen-leaders = One sentence lets players choose, another has the cards face down. We read both: each picks a card unseen.
chosen-active_reach = The text speaks of one’s own chain, not of this one. Protections are said to help wherever they lie.
chosen-swap_then_play = Where the text lists what may follow a swap, playing a card is on the list. Elsewhere it says that an action is all one does. The list is more exact.
chosen-attack_short = Nothing is said. An attack that takes what it finds is easier to remember than one that is forbidden.
chosen-blocked_lonely = Nothing is said. Losing a turn and a character to one card seemed too much.
chosen-second_block = Nothing is said. Two players could keep a third one out of the game, if blocks added up.
chosen-discard_again = Nothing forbids it. It is as good as passing, and seldom worth a turn.
chosen-magic_colours = The rulebook asks for spheres of one colour in the whole chain. We do not know the colours of the characters, so they do not count here.
chosen-below_zero = The text subtracts, and names no lowest number.
chosen-goal_tie = The text knows only one who has enough first. The highest total is what most games go by.

## differs-NAME

differs-editions = The older Italian edition has two kinds of actions and fewer cards. The English one adds a third kind, which steals. We play with all three.
differs-first = The Italian rulebook lets the dealer begin. The English one does not say who does. We follow the Italian.
differs-played = In one place the English rulebook keeps played actions out until the end of the next challenge. In two others they come back with it. We follow the two.
differs-draw = The English rulebook says that the cards are drawn when this action is taken. Everywhere else actions are played, or discarded unplayed. So we read: when it is played.
differs-doubles = The English rulebook forbids two chains of one character, and then says what to do if it happened by mistake. At this table it cannot happen.
