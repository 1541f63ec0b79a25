### What stands on a card, and the list of cards.

# cards-FAMILY: a family in the list of cards, with its number of cards
cards-characters = Characters ({ $n })
cards-dioramas = Dioramas ({ $n })
cards-events = Events ({ $n })
cards-protections = Protections ({ $n })
cards-actions = Actions ({ $n })
card-leader = There is a leader card of it.

said-colour = { $colour ->
    [red] red
    [blue] blue
   *[both] red and blue
}
card-character = Begins a chain. Asks for these vases, in this order: { $vases }.
card-vase = A Diorama for the vase “{ $vase }”, { said-colour }.
card-any = A Diorama for any vase, { said-colour }. Only one in a chain.
card-totem = A Diorama, { said-colour }, for a complete chain. Nobody can attack it or steal from it then.
card-event = Active, it destroys the last vases of another player’s chain: { $number }.
card-protection = Active, it saves vases of an attacked chain: { $number }.
card-draw = Draw { said-cards } and discard as many.
card-block = Another player skips a turn.
card-steal = Take the last vase of another player’s chain for one of yours.
card-spheres = Spheres: { $number }.
