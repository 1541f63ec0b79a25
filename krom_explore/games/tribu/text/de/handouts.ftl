### The tables of the odds cards.

handout-table-none-among = Wie oft unter so vielen Karten keine davon ist
handout-table-wait = Wie oft eine Karte für den ersten Platz von „Reiter“ kommt, nach höchstens so vielen gezogenen Karten
handout-table-attack = Wie oft ein Angriff keine Vase nimmt, wenn so viele Karten verdeckt liegen

## Questions about one row of an answer

# $last: the last draw that is told apart; 0 stands for all that come after it
handout-ask-waiting = Wie wahrscheinlich ist es, dass die erste passende Karte { $number ->
    [0] erst nach der gezogenen Karte { $last } kommt
   *[other] als gezogene Karte { $number } kommt
}?
