### The tables of the odds cards.

handout-table-none-among = Quante volte non ce n’è nessuna, secondo il numero di carte
handout-table-wait = Quante volte una carta per il primo posto di “Cavaliere” arriva entro un certo numero di pescate
handout-table-attack = Quante volte un attacco non prende nessun vaso, secondo il numero di carte coperte

## What one has to know to work an activity out on paper

handout-given-chain = { $character } chiede, in quest’ordine: { $vases }
# A card, and how many of it there are
handout-given-copies = { $card } ({ $copies })
handout-given-fitting = Che cosa va bene nel posto { $vase } ({ $place }): { $cards }
handout-given-pile = In tutto, carte { $helpers } su { $pile }

## Questions about one row of an answer

# $last: the last draw that is told apart; 0 stands for all that come after it
handout-ask-waiting = Quanto è probabile che la prima carta che va bene arrivi { $number ->
    [0] solo dopo la pescata { $last }
   *[other] alla pescata { $number }
}?
