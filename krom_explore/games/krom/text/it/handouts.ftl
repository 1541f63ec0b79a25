### The tables of the odds cards.

handout-table-combat = Alma combatte contro Kolos: quante volte vince Alma, secondo i punti aggiunti al suo totale
handout-table-combat-dice = Alma combatte contro Kolos nella Foresta: quante volte vince Alma, secondo i dadi in più e i punti aggiunti al totale
handout-table-hunt = Quante volte la somma dei dadi arriva almeno al valore della preda, secondo il numero di dadi
handout-table-reach = Quante volte si raggiunge una combinazione, se non si punta a nient’altro
handout-table-duel = Una persona con tutti i punti vita contro il Kromosauro: quante volte lo abbatte

## Questions about one row of an answer

handout-ask-duel = Quanto è probabile che { $me } in un combattimento { $number ->
    [0] non perda punti vita
    [one] perda esattamente { $number } punto vita
   *[other] perda esattamente { $number } punti vita
}?
handout-ask-hunts = Quanto è probabile un totale di { $number }?
handout-ask-winners_die = Quanto è probabile che il dado vincente mostrasse { $row }?
handout-ask-gathering = Fra le carte pescate, quanto è probabile che { $number ->
    [0] nessuna porti
    [one] esattamente una porti
   *[other] esattamente { $number } portino
} ciò che si cerca?
handout-ask-stopping = Quanto è probabile che una scalata giocata al meglio si fermi { $number ->
    [0] subito
    [one] dopo esattamente { $number } rilancio
   *[other] dopo esattamente { $number } rilanci
}?
handout-ask-regret = Quanto è probabile che una scalata giocata al meglio finisca così: { $row }?

## Steps of an activity, where the page speaks of what is on the screen

handout-step-duel-3 = Gioca combattimenti con due dadi, uno per { $me } e uno per { $rival }. Segna quanto perde { $me }.
handout-step-third_die-3 = Lancia prima i dadi della caccia e per ultimo quello comprato. Sarebbe bastato senza?
handout-step-two_rolls-3 = Lancia due dadi, uno per te e uno per il Kromosauro, prova dopo prova.
handout-step-ties-3 = Gioca combattimenti con due dadi, uno per parte.
handout-step-winners_die-3 = Gioca combattimenti con due dadi, uno per { $who } e uno per { $against }. Contano solo le vittorie di { $who }.
handout-step-gathering-3 = Prepara un foglietto per ogni carta e pesca. Ogni prova comincia con il mazzo intero.
handout-step-stopping-3 = Conta le scalate stampate qui sotto: sono tutte giocate al meglio.
handout-step-fair-3 = Lancia e fai un segno per la faccia che esce. Non saltare i lanci che non ti piacciono.
