### The tables of the odds cards.

handout-table-none-among = Quante volte non ce n’è nessuna, secondo il numero di carte
handout-table-wait = Quante volte una carta per il primo posto di “Cavaliere” arriva entro un certo numero di pescate
handout-table-attack = Quante volte un attacco non prende nessun vaso, secondo il numero di carte coperte

## Questions about one row of an answer

# $last: the last draw that is told apart; 0 stands for all that come after it
handout-ask-waiting = Quanto è probabile che la prima carta che va bene arrivi { $number ->
    [0] solo dopo la pescata { $last }
   *[other] alla pescata { $number }
}?
