### The tables of the odds cards.

handout-table-none-among = Wie oft unter so vielen Karten keine davon ist
handout-table-wait = Wie oft eine Karte für den ersten Platz von „Reiter“ kommt, nach höchstens so vielen gezogenen Karten
handout-table-attack = Wie oft ein Angriff keine Vase nimmt, wenn so viele Karten verdeckt liegen

## What one has to know to work an activity out on paper

handout-given-chain = { $character } verlangt in dieser Reihenfolge: { $vases }
# A card, and how many of it there are
handout-given-copies = { $card } ({ $copies })
handout-given-fitting = Was auf Platz { $vase } ({ $place }) passt: { $cards }
handout-given-pile = Das sind { $helpers } von { $pile } Karten

## Questions about one row of an answer

# $last: the last draw that is told apart; 0 stands for all that come after it
handout-ask-waiting = Wie wahrscheinlich ist es, dass die erste passende Karte { $number ->
    [0] erst nach der gezogenen Karte { $last } kommt
   *[other] als gezogene Karte { $number } kommt
}?
