### The account of a game that is over.

account-title = Der Rückblick
account-won = { $who ->
    [you] Du hast gewonnen
   *[other] { $player } hat gewonnen
}, nach { $steps ->
    [one] einer Antwort oder einem Wurf
   *[other] { $steps } Antworten und Würfen
}.
account-place = Platz { $rank }
account-came = Du bist auf { account-place } von { $of }, mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
account-you = { $player } (du)
account-rank = Platz
account-player = Wer
account-points = Punkte
account-points-title = Punkte
account-steps = Antworten und Würfe
account-curve = Punkte im Lauf der Zeit
account-costly = { $n ->
    [one] Die teuerste Entscheidung
   *[other] Die { $n } teuersten Entscheidungen
}
account-estimate = Auch die anderen Entscheidungen schätzen
account-estimate-go-on = Weiter schätzen
account-estimate-stop = Anhalten
account-estimating = { $done } von { $all } Entscheidungen ausprobiert
account-estimate-how = Bots spielen von jeder der anderen Entscheidungen aus viele Male weiter, und ebenso von dem aus, was man stattdessen hätte tun können. Das dauert etwa eine Minute.
account-reason = Warum es so kam
account-found = Die teuersten Entscheidungen ansehen
account-try = Dorthin zurück und es anders versuchen
account-back = Zurück zum Ende der Partie
account-rematch = Revanche, gleiche Reihenfolge
account-rematch-new = Revanche, andere Reihenfolge
account-replay = Von Anfang an ansehen
account-table = Als Tabelle
account-too-much = In dieser Partie ist zu viel passiert, um sie hier zu beurteilen.
