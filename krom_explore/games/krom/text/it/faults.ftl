### Krom: what was expected of a box of one’s own, and of players and positions.

# A box of one’s own

bad-goods = { $found ->
    [none] Qui non c’è niente. Ci vogliono beni con una quantità di almeno 1, fra questi: { $names }.
   *[other] Qui ci vogliono beni con una quantità di almeno 1, fra questi: { $names }. C’è invece { $found }.
}
bad-effect = Una carta deve avere esattamente un tipo di effetto: dice, plus, counter, gain, lose, steal, pay con gain, o give con take. Questa ha: { $found }.
bad-character-name = Il nome di un personaggio deve avere da 1 a { $most } lettere o segni visibili, con un solo spazio fra le parole.
bad-character-same = Un altro ha già questo nome, forse con altre maiuscole.
bad-character-goods = Una risposta non potrebbe distinguere “{ $name }” dal nome di una risorsa. Scegli un altro nome.
bad-weights-distinct = { $first } e { $second } pesano uguale, e qualcuno deve vincere una parità. Cambia uno dei due pesi, o metti la decisione equal_weights su “roll_off”.
bad-card-id = { $near ->
    [none] L’id di una carta si scrive con lettere minuscole, cifre e trattini bassi. Ciò che si legge sta nei suoi nomi.
   *[other] L’id di una carta si scrive con lettere minuscole, cifre e trattini bassi, per esempio “{ $near }”. Ciò che si legge sta nei suoi nomi: names = {"{"} it = {"\""}{ $found }{"\""} {"}"}.
}
bad-card-name = Il nome di una carta deve avere da 1 a { $most } lettere o segni visibili.
bad-target-high = In { $players } giocatori ci si possono dividere i { $points } punti di tutte le Evoluzioni senza che nessuno arrivi a { $goal }, e allora la partita non finirebbe mai. { $most ->
    [none] Dai più punti alle Evoluzioni
   *[other] Metti qui { $most } o meno (la partita più lunga si aggiunge), dai più punti alle Evoluzioni
}, o metti la decisione evolution_runs_out su “ends”.
bad-card-twice = Un altro mazzo ha già una carta con questo id.
bad-deck-small = Questo mazzo deve avere almeno { $wanted ->
    [one] { $wanted } carta
   *[other] { $wanted } carte
}, ma ne ha { $found }.
bad-deck-large = Questo mazzo può avere al massimo { $wanted } carte, ma ne ha { $found }.

# Players and positions

bad-list-of-characters = Qui ci vuole un elenco di personaggi, fra questi: { $names }.
bad-character-twice = { $name } gioca già. Nessun altro può prendere { $name }.
bad-how-many-players = Si gioca da { $least } a { $most } persone, non in { $found }.
bad-stunned-at-0 = Un personaggio è tramortito a 0 punti vita e solo lì. Qui i punti vita sono { $life }.
bad-at-most-cards = Qui c’è posto al massimo per { $most ->
    [one] { $most } carta
   *[other] { $most } carte
}, non per { $found }.
bad-unknown-card = Nel mazzo “{ $deck }” non c’è una carta “{ $found }”.{ $near ->
    [none] {""}
   *[other] {" "}Intendevi “{ $near }”?
}
bad-too-many-copies = { $copies ->
    [one] C’è solo { $copies } carta “{ $card }”, ed è già usata.
   *[other] Ci sono solo { $copies } carte “{ $card }”, e sono già tutte usate.
}
bad-one-trophy = C’è un solo trofeo, e lo ha già { $name }.
bad-trophy-alive = Nessuno ha il trofeo finché il Kromosauro è in gioco.
bad-already-won = Queste carte avrebbero già vinto la partita: si vince con { $target } punti.
bad-over-supply = Nella scatola ci sono solo { $box } di questi segnalini, ma i giocatori ne avrebbero { $found }.
bad-players-characters = Nella scatola ci sono { $most } personaggi: si gioca da { $least } a { $most }, non in { $found }.
bad-points-players = Ci vuole un numero di punti per ogni numero di giocatori da { $least } a { $most }: { $wanted ->
    [one] { $wanted } voce
   *[other] { $wanted } voci
}, non { $found }.
