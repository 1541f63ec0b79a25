### The tables of the odds cards.

handout-table-none-among = How often there is none among so many cards
handout-table-wait = How often a card for the first place of “Rider” comes within so many draws
handout-table-attack = How often an attack takes no vase, with so many cards face down

## Questions about one row of an answer

# $last: the last draw that is told apart; 0 stands for all that come after it
handout-ask-waiting = How likely is it that the first card that fits comes { $number ->
    [0] only after draw { $last }
   *[other] at draw { $number }
}?
