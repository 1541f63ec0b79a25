### The account of a game that is over.

account-title = Com’è andata
account-won = { $who ->
    [you] Hai vinto
   *[other] { $player } ha vinto
}, dopo { $steps ->
    [one] una risposta o un lancio
   *[other] { $steps } risposte e lanci
}.
account-place = { $rank ->
    [1] al primo posto
    [2] al secondo posto
    [3] al terzo posto
    [4] al quarto posto
    [5] al quinto posto
    [6] al sesto posto
   *[other] al posto { $rank }
}
account-came = Finisci { account-place } su { $of }, con { $points ->
    [one] un punto
   *[other] { $points } punti
}.
account-you = { $player } (tu)
account-rank = Posto
account-player = Nome
account-points = Punti
account-points-title = Punti
account-steps = Risposte e lanci
account-curve = I punti nel tempo
account-costly = { $n ->
    [one] La decisione costata di più
   *[other] Le { $n } decisioni costate di più
}
account-estimate = Stima anche le altre scelte
account-estimate-go-on = Continua la stima
account-estimate-stop = Ferma
account-estimating = Scelte provate: { $done } su { $all }
account-estimate-how = I bot giocano molte volte il seguito di ognuna delle altre scelte, e di ciò che si poteva scegliere invece. Ci vuole circa un minuto.
account-reason = Perché è finita così
account-found = Vedi le decisioni costate di più
account-try = Torna lì e prova un’altra strada
account-back = Torna alla fine della partita
account-rematch = Rivincita, stesso ordine dei giocatori
account-rematch-new = Rivincita, altro ordine dei giocatori
account-replay = Riguarda dall’inizio
account-table = Come tabella
account-too-much = In questa partita è successo troppo per giudicarla qui.
