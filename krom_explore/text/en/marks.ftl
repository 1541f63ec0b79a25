### Where a rule, a card or a number comes from.

mark-printed = printed
mark-printed-long = This stands in the rulebooks.
mark-attested = attested
mark-attested-long = This is not in the rulebooks, but another source says it.
mark-deduced = deduced
mark-deduced-long = We read this out of the rulebooks: the text leans this way without saying it.
mark-invented = invented
mark-invented-long = No source says this. It is ours, so that the game can be played.
mark-own = own
mark-own-long = The owner of this box typed it in.
