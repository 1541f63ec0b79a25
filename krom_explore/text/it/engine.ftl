# The kernel: what was expected of input from outside, and what the table itself refuses.

## bad-CODE: what is wrong, for a person. It stands beside its field, or after the path of the field and a colon.
## Where nothing was found, $found is “none”.

# Values

bad-whole-number = { $found ->
    [none] Qui non c’è niente. Ci vuole un numero intero.
   *[other] Qui ci vuole un numero intero, non { $found }.
}
bad-word = { $found ->
    [none] Qui non c’è niente. Ci vuole un testo.
   *[other] Qui ci vuole un testo, non { $found }.
}
bad-yes-no = { $found ->
    [none] Qui non c’è niente. Ci vuole true (vero) o false (falso).
   *[other] Qui ci vuole true (vero) o false (falso), non { $found }.
}
bad-list = { $found ->
    [none] Qui non c’è niente. Ci vuole un elenco.
   *[other] Qui ci vuole un elenco, non { $found }.
}
bad-table = { $found ->
    [none] Qui non c’è niente. Ci vuole una tabella di campi con un nome.
   *[other] Qui ci vuole una tabella di campi con un nome, non { $found }.
}
bad-range = { $found ->
    [none] Qui non c’è niente. Ci vuole un numero intero da { $least } a { $most }.
   *[other] Qui ci vuole un numero intero da { $least } a { $most }, non { $found }.
}
bad-at-least = Qui ci vuole un numero intero, almeno { $least }, non { $found }.
bad-game-table = Qui ci vuole un tavolo, come quelli di Table.new(…) o Table.scenario(…), non { $found }.
bad-ruleset = Qui ci vuole un Ruleset di { $game }, come quelli di Ruleset.load(…), non { $found }.
bad-setting = Qui ci vuole un intervallo come (1, 6), un elenco di scelte o un valore iniziale, non { $found }.
bad-one-of = { $found ->
    [none] Qui non c’è niente. Ci vuole uno di questi: { $names }.
   *[other] Qui ci vuole uno di questi, non { $found }: { $names }.
}
bad-exactly = Qui i nomi devono essere esattamente questi: { $names }.
bad-length = { $wanted ->
    [one] Qui ci vuole { $wanted } voce
   *[other] Qui ci vogliono { $wanted } voci
}, non { $found }.
bad-missing = Questo manca.
bad-unknown-field = Qui niente si chiama così. I nomi sono: { $known }.
bad-unknown-field-near = Qui niente si chiama così. Intendevi “{ $near }”? I nomi sono: { $known }.
bad-at-most-entries = { $most ->
    [one] Qui ci sta al massimo { $most } voce
   *[other] Qui ci stanno al massimo { $most } voci
}, non { $found }.
bad-rising = Ogni prezzo deve essere almeno pari a quello che lo precede.
bad-plain-data = Qui ci vogliono dati semplici: tabelle, elenchi, testi, numeri, true e false.
bad-date = Qui ci vuole una data come 2026-11-17, non { $found }.
bad-seed = Qui ci vuole un numero intero, o un testo di 100 caratteri al massimo.
bad-file = { $why ->
    [missing] Questo file non c’è.
    [folder] Questa è una cartella, non un file.
    [denied] Questo file non si può leggere: manca il permesso.
   *[other] Questo file non si riesce a leggere.
}
bad-toml-line = { $why ->
    [twice] Questo non si legge come TOML: un nome che c’è già compare di nuovo alla riga { $line } o prima.
   *[other] Questo non si legge come TOML: c’è un errore alla riga { $line }, o qualcosa prima non è stato chiuso.
}
bad-toml-deep = Questo non si legge come TOML: elenchi o tabelle stanno troppo in profondità l’uno nell’altro.
bad-deep = Qui tabelle ed elenchi stanno troppo in profondità l’uno nell’altro. I livelli sono al massimo { $most }.
bad-many = Qui c’è troppa roba. Si leggono in tutto al massimo { $most } nomi, testi e numeri.
bad-text-long = Questo testo è troppo lungo: ha { $found } lettere, e il massimo è { $most }.
bad-not-a-text = In questo testo c’è mezzo segno, che niente può scrivere.
bad-answer = “{ $found }” non risponde a nessuna domanda di questo gioco.
bad-file-name = Questo non è il nome di un file.
bad-large-file = Questo file è troppo lungo: si leggono al massimo { $most } byte.
bad-large = Questo è troppo lungo: ha { $found } byte, e se ne leggono al massimo { $most }.
bad-number-large = Questo numero è troppo grande. Il massimo è { $most }.

bad-scenario-text = { $why ->
    [deep] Questa posizione non si legge: elenchi o tabelle stanno troppo in profondità l’uno nell’altro.
    [twice] Questa posizione non si legge: un nome che c’è già compare di nuovo alla riga { $line } o prima.
   *[other] Questa posizione non si legge né come TOML né come JSON: c’è un errore alla riga { $line }, o qualcosa prima non è stato chiuso.
}
bad-nothing-to-print = In questa pagina non c’è niente da stampare.

# Records of games

bad-record-text = Questo non è il testo di una partita salvata.
bad-record-large = Questo è troppo lungo per una partita salvata, che ha al massimo { $most } caratteri.
bad-record-json = Questa non è una partita salvata: non è JSON, o non è una tabella di campi con un nome.
bad-record-link = Questo link è rovinato: ne manca un pezzo, o qualcosa è cambiato.
bad-record-format = Questa partita salvata ha il formato { $found }. Si legge solo il formato { $wanted }.
bad-record-game = Questa è una partita salvata di “{ $found }”, non di “{ $wanted }”.
bad-record-rules = Una partita salvata deve avere qui una tabella che dice con quali regole si è giocato.
bad-record-start = Una partita salvata deve avere qui una tabella che dice com’è cominciata.
bad-record-tape = Una partita salvata deve avere qui l’elenco di risposte, lanci e carte pescate.
bad-record-hash = Una partita salvata deve avere qui l’impronta delle sue regole, come testo.
bad-record-parts = Una partita salvata deve avere qui una tabella con un’impronta per ogni parte delle sue regole.
bad-record-changes = Una partita salvata deve avere qui una tabella di ciò che cambia rispetto alla scatola inclusa.
bad-other-rules = { $differ ->
    [none] Questa partita è stata fatta con un’altra scatola o con un’altra versione dell’app, e niente dice che cosa cambia. Qui non si può aprire, ma non è persa: conserva il link o scaricala, e aprila con la scatola e la versione con cui è stata fatta. (Le sue regole sono { $found }, quelle di qui { $here }.)
   *[other] Questa partita è stata giocata con le regole { $found }, ma qui le regole sono { $here }. Che cosa cambia: { $differ }.
}
bad-tape-long = Una partita può avere al massimo { $most } risposte, lanci e carte pescate, non { $found }.
bad-tape-line = Ogni riga di una partita deve essere un testo.
bad-tape-roll = I dadi si scrivono come in “roll 6 3 2” o “roll 4,5 2”, non come in “{ $found }”.
bad-tape-refused = “{ $line }” qui non si può giocare. { $why }

# Exact enumeration

bad-event-kind = { $found ->
    [none] Qui non c’è niente. Ci vuole un tipo di evento: { $known }.
   *[other] Non c’è un tipo di evento “{ $found }”. I tipi sono: { $known }.
}
bad-branches = Da qui il caso potrebbe prendere { $branches } strade o più. Se ne contano al massimo { $limit }.
bad-no-end = Nessuno ha vinto dopo { $turns ->
    [one] un turno
   *[other] { $turns } turni
}: questi bot, con questa scatola, potrebbero giocare per sempre.

## why-CODE: what the table itself refuses

why-over = La partita è finita: { $winner } ha vinto.
why-chance-first = Prima vengono i dadi o una carta: adesso nessuno deve rispondere.
why-no-chance = Adesso non si lancia e non si pesca: si aspetta una risposta.
why-card-told = “{ $found }” non è fra le carte che possono uscire adesso ({ $deck }).
why-dice-told = Questi dadi non vanno bene: “{ $found }”. Servono, per nome e numero di dadi: { $wanted }, con facce da 1 a { $sides }.
why-table-full = Questa partita ha già { $most } risposte, lanci e carte pescate. Non c’è più spazio; si può tornare un po’ indietro.
why-nothing-to-undo = Non c’è niente da annullare: questo è l’inizio.
why-nothing-to-redo = Non c’è niente da ripetere: niente è stato annullato.
why-not-understood = { $found ->
    [none] La risposta è vuota.
   *[other] “{ $found }” non è una risposta che il gioco conosce.
}
why-only-these = { $found ->
    [none] La risposta è vuota.
   *[other] “{ $found }” qui non è possibile.
} Risposte possibili: { $ways }.

## rule-table-RULE: how the table works, whatever the game

rule-table-chance = Quando toccano i dadi o una carta, vengono prima di tutto il resto. Il tavolo lancia e pesca seguendo il suo seme, oppure gli dici tu che cosa è uscito; accetta solo ciò che può uscire davvero.
rule-table-over = Quando qualcuno ha vinto, non si chiede, non si lancia e non si pesca più niente.
rule-table-undo = Ogni risposta, ogni lancio e ogni carta pescata si può annullare e rigiocare, una cosa dopo l’altra. La stessa partita dà sempre gli stessi dadi.
rule-table-room = Un tavolo ricorda ogni risposta, ogni lancio e ogni carta pescata, così si può sempre tornare indietro. C’è spazio per molto più di una partita, ma non per una partita senza fine.
rule-table-answers = Una domanda ha un elenco fisso di risposte permesse, ognuna con un testo breve. Ogni altra risposta viene rifiutata con il motivo, e non cambia niente.

title-table-chance = Prima i dadi e le carte
title-table-over = Dopo la fine della partita
title-table-undo = Tornare indietro
title-table-room = Quanto può durare una partita
title-table-answers = Che cosa si può rispondere
reason-table-chance = Questo riguarda il nostro tavolo, non il gioco: tiene in ordine ciò che succede.
reason-table-over = Questo riguarda il nostro tavolo, non il gioco: una partita vinta è finita.
reason-table-undo = Questo riguarda il nostro tavolo, non il gioco: qui si può provare.
reason-table-room = Questo riguarda il nostro tavolo, non il gioco: mette un limite a ciò che un server deve ricordare.
reason-table-answers = Questo riguarda il nostro tavolo, non il gioco: dice che cosa si può scrivere.
untried-room = Per vederla all’opera, bisognerebbe giocare migliaia di mosse.

awaited-elsewhere = Tocca a qualcun altro rispondere.
bad-unknown-ruling = Non c’è una decisione “{ $found }”.{ $near ->
    [none] {""}
   *[other] {" "}Intendevi “{ $near }”?
}
