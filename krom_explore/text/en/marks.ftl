### Where a rule, a card or a number comes from.

mark-printed = printed
mark-printed-long = This stands in the rulebooks.
mark-attested = attested
mark-attested-long = This is not in the rulebooks, but another source says it.
mark-deduced = deduced
mark-deduced-long = We read this out of the rulebooks: the text leans this way without saying it.
mark-invented = invented
mark-invented-long = We made this up, so that the game can be played: what the real game has here is not published.
label-open-gap = The rulebooks leave this open.
label-open-reading = The rulebooks can be read in more than one way here.
label-open-printed = The rulebooks say this, but leave a question open.
label-printed-told = This stands in the rulebooks. The cards, numbers or names of this box in it are invented.
mark-own = own
mark-own-long = The owner of this box typed it in.
where-from-name = Name: { $mark }
where-from-kind = Kind: { $mark }
where-from-source = Source: { $source }
