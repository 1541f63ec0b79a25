### Lessons on building chains and on lonely characters.
###
### lesson-TRACK-STEP is the goal, in at most 40 words; -title, -hint-1 and on, -done, -failed and -failed-NAME go with it.
### The cards that a step names are variables ($scout), for another box may call them otherwise.

## A chain

lesson-chain-begin-title = Begin
lesson-chain-begin = A turn is one thing: take a card, then lay, activate, play or discard one. Take a card, and begin your first chain.
lesson-chain-begin-hint-1 = Draw a card. Every turn begins so, unless you turn over an active card.
lesson-chain-begin-hint-2 = A chain begins with a character. You hold one.
lesson-chain-begin-hint-3 = Lay “{ $scout }”.
lesson-chain-begin-done = A character begins a chain. It shows which vases it asks for; they follow in later turns, one card a turn.
lesson-chain-begin-failed = Your turn is over, and no chain has begun.

lesson-chain-order-title = The vase that comes next
lesson-chain-order = “{ $rider }” asks for its vases in a fixed order, and has the first. Lay the next one in this turn.
lesson-chain-order-hint-1 = The chain of “{ $rider }” shows which vase comes next.
lesson-chain-order-hint-2 = One card in your hand shows a horse. Its colour does not matter.
lesson-chain-order-hint-3 = Draw, then lay “{ $blue_horse }”.
lesson-chain-order-done = Vases are laid in the order that the character shows. Red or blue makes no difference for that.
lesson-chain-order-failed = Your turn is over, and “{ $rider }” still waits for its second vase.

lesson-chain-top-title = What others throw away
lesson-chain-top = “{ $rider }” lacks its last vase, and so does your hand. Complete the chain in this turn all the same.
lesson-chain-top-hint-1 = See what lies on top of the discard.
lesson-chain-top-hint-2 = Take it instead of drawing, and lay it.
lesson-chain-top-done = You may take the top of the discard if it is a Diorama. With all its vases a chain is complete.
lesson-chain-top-failed = Your turn is over, and the chain is not complete.
lesson-chain-top-failed-drew = You drew from the deck. Whoever has taken one card takes no second one.

lesson-chain-any-title = Any vase will do
lesson-chain-any = Two chains lack one vase each, and you have two turns. Complete both. “{ $multidiorama }” stands for any vase.
lesson-chain-any-hint-1 = Which vase does each chain lack? For one of them you hold the very card.
lesson-chain-any-hint-2 = Keep “{ $multidiorama }” for the vase that nothing else in your hand can be.
lesson-chain-any-done = A Diorama for any vase is precious. Use it where no other card fits.
lesson-chain-any-failed = Two turns are over, and one of the chains is still not complete.
lesson-chain-any-failed-wasted = One chain is complete. But “{ $red_horse }” would have fitted there too, and it fits nowhere else.

lesson-chain-totem-title = A roof
lesson-chain-totem = Both of your chains are complete, and you hold one Totem. Make a chain magical: protected, and all of one colour.
lesson-chain-totem-hint-1 = Compare the colours in the two chains.
lesson-chain-totem-done = A chain with a Totem is protected: nobody can attack it or steal from it. Of one colour, it is magical as well.
lesson-chain-totem-failed = Your turn is over, and no chain is magical.
lesson-chain-totem-failed-mixed = The chain is protected now. But it has red and blue vases, so it is not magical.

lesson-chain-colour-title = One colour to the end
lesson-chain-colour = “{ $hunter }” lacks one vase. In two turns, complete the chain, put a Totem on it, and make it magical.
lesson-chain-colour-hint-1 = Spheres that are red and blue go with either colour. So the vase that is missing decides.
lesson-chain-colour-done = { $magic } more spheres for thinking one card ahead. “{ $multidiorama }” never spoils a colour.
lesson-chain-colour-failed = Two turns are over, and the chain is not magical.
lesson-chain-colour-failed-mixed = Now there is red beside blue, and no Totem can make that magical.

## The lonely character

lesson-lonely-prepared-title = Think before you begin
lesson-lonely-prepared = A character without a vase is lost at the end of its owner’s next turn. Begin a chain, and lay its first vase in time.
lesson-lonely-prepared-hint-1 = You hold two characters. Only for one of them you hold the first vase.
lesson-lonely-prepared-hint-2 = Each character shows its vases in order. Compare the first ones with your hand.
lesson-lonely-prepared-hint-3 = Lay “{ $scout }” now and “{ $red_mask }” in your next turn.
lesson-lonely-prepared-done = Whoever holds the first vase already need not hope for it.
lesson-lonely-prepared-failed = Two turns are over, and no chain has a vase.
lesson-lonely-prepared-failed-lost = It found no vase in your next turn, so it is gone.

lesson-lonely-save-title = First things first
lesson-lonely-save = You began a chain with “{ $weaver }” last turn. You hold vases for both of your chains, and may lay one. Keep both characters.
lesson-lonely-save-hint-1 = “{ $rider }” can wait. It has a vase.
lesson-lonely-save-hint-2 = Lay the first vase of “{ $weaver }”.
lesson-lonely-save-done = The one without a vase comes first. The other chain is still there next turn.
lesson-lonely-save-failed = “{ $weaver }” had no vase at the end of your turn, and is lost.

lesson-lonely-leader-title = Your leader waits
lesson-lonely-leader = “{ $rider }” is your leader. Neither “{ $rider }” nor “{ $scout }” has a vase, and you can lay only one card. End your turn with both.
lesson-lonely-leader-hint-1 = One of the two cannot be lost, whatever happens.
lesson-lonely-leader-hint-2 = Lay the mask: your leader needs no help.
lesson-lonely-leader-done = The character of your own leader is never lost. So the other one got the vase.
lesson-lonely-leader-failed = You helped the one who needed no help. “{ $scout }” is lost.

lesson-lonely-face_down-title = Something put by
lesson-lonely-face_down = “{ $scout }” has no vase, and in your hand there is none that fits. But a card of yours lies face down. Keep “{ $scout }”.
lesson-lonely-face_down-hint-1 = You may look at your own active cards. An active Diorama may continue any of your chains, if no card is taken first.
lesson-lonely-face_down-done = Instead of taking a card you turned one over. It lay beside another chain, and that is all right.
lesson-lonely-face_down-failed = “{ $scout }” is lost, and the mask still lies face down.

lesson-lonely-stolen-title = A borrowed vase
lesson-lonely-stolen = “{ $scout }” has no vase, and you hold no mask. Save “{ $scout }” in this turn.
lesson-lonely-stolen-hint-1 = You hold an action that takes the last vase of a chain. Whose last vase does “{ $scout }” ask for?
lesson-lonely-stolen-done = A stolen vase is laid at once, and it saves a character like any other vase.
lesson-lonely-stolen-failed = The turn is over, “{ $scout }” had no vase, and is lost.
