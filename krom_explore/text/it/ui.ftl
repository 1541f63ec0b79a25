### The app: what stands on buttons and around the table.

ui-trouble = Qui qualcosa è andato storto. Non si è perso niente: il tavolo è com’era.
ui-too-much = Qui il calcolo durerebbe troppo. Non si è perso niente: il tavolo è com’era.
ui-other-page = Nella pagina che volevi qualcosa è andato storto. Questa è la più vicina che si può mostrare.
ui-board = Il tabellone
ui-turn = Turno { $turn }
ui-undo = Annulla
ui-redo = Ripeti
ui-taken-back = Annullato: { $answer }
ui-taken-back-roll = Annullato: il tiro
ui-taken-back-draw = Annullato: la carta pescata
ui-taken-back-hidden = Una scelta è stata annullata.
ui-why = Perché?
ui-why-not = Perché no?
ui-refused = Adesso non si può
ui-in-words = Scegli invece da una lista
ui-you-won = Hai vinto.
ui-step-back = Indietro
ui-less = Meno
ui-more = Più
ui-chosen = { $number ->
    [one] { $players } ha scelto.
   *[other] { $players } hanno scelto.
}
ui-rule = La regola
ui-back-to-now = Torna ad adesso
ui-log = Che cosa è successo
ui-log-filter = Mostra
ui-log-all = tutto
ui-look-back = Riguarda questo momento
ui-roll = Lancia
ui-set-dice = Scegli i dadi
ui-set-help = Scegli che cosa mostra ogni dado, per vedere che cosa succederebbe.
ui-draw = Pesca
ui-choose-card = Scegli la carta
ui-keep = Tieni
ui-keep-help = Tocca i dadi che tieni.
ui-kept = tenuto
ui-reroll = Rilancia gli altri
ui-reroll-all = Rilancia tutti e { $dice }
ui-stop = Fermati e prendi la ricompensa
ui-dice = Dadi
ui-die = dado
ui-tries = Prova
ui-search-rules = Cerca nelle regole
ui-search-example = Chiedi con parole tue
ui-no-rule-found = Nessuna regola e nessuna carta contiene queste parole.
ui-word-unknown = { $n ->
    [one] La parola { $words } non c’è da nessuna parte: la ricerca ne fa a meno.
   *[other] Le parole { $words } non ci sono da nessuna parte: la ricerca ne fa a meno.
}
ui-found = Trovato, dal migliore in giù
ui-near = Intendevi
ui-try-it = Prova
ui-rule-more = Di più su questa regola
ui-rule-here = Qui:
ui-rule-or = Si potrebbe decidere anche così:
ui-rule-change = Decidi diversamente in “La mia scatola”
ui-rule-differ = I regolamenti stampati non coincidono
ui-rule-source = Fonte
ui-rule-related = Leggi anche
ui-rule-link = Link a questa regola
ui-rule-why = Perché si gioca così
ui-rule-back = Torna alla regola
ui-all-cards = Le carte della scatola
ui-card-copies = copie
ui-deviations = Ciò che i regolamenti non dicono
ui-deviations-why = Perché
ui-deviations-own = La tua scatola decide così.
ui-find = Trova una regola
ui-find-open = Trova una regola (/ o Ctrl+K)
ui-find-help = Le frecce scelgono, Invio apre, Esc chiude.
ui-find-count = { $n ->
    [one] { $n } risultato
   *[other] { $n } risultati
}
ui-odds-title = Le probabilità
ui-odds-nothing = In questo momento niente dipende dal caso.
ui-odds-too-much = Qui i casi sono troppi da contare.
ui-show-why = Mostra come si conta
ui-hide-why = Nascondi come si conta
ui-simulate = Prova
ui-rolls-more = { $n ->
    [one] Prova 1 volta
   *[other] Prova { NUMBER($n) } volte
}
ui-rolls-seed = Questi lanci cominciano dal seme { $seed }, preso dall’indirizzo: sono sempre gli stessi.
ui-odds-past = In quel momento si applicava una regola: nessuno doveva rispondere e niente era da lanciare.
ui-exact-number = esattamente
ui-pictures = Grafici
ui-show-picture = Mostra un grafico
ui-hide-picture = Nascondi il grafico
ui-yours = la tua scelta
ui-best = il meglio
ui-projector = Per il proiettore
ui-rolls-axis = Numero di lanci
ui-share-axis = Quota dei lanci
ui-course = Queste curve in tabella
ui-point-out = Indica una barra o una casella (o usa le frecce) per leggere la probabilità esatta.
ui-again = Dimentica i lanci
ui-exact = esatto
ui-rolled = uscito
ui-chance = Probabilità
ui-outcome = Che cosa può succedere
ui-interval = Intervallo al 95%
ui-rolls = { $n ->
    [one] Lanciato una volta.
   *[other] Lanciato { NUMBER($n) } volte.
}
ui-depends = Dipende da una questione aperta: { $ruling } { $option }
ui-new-game = Nuova partita
ui-how-many = In quanti?
ui-seed = Numero della partita
ui-seed-new = Numero della partita, per rigiocarne una (se lo lasci così: dadi nuovi)
ui-seed-empty = Numero della partita (vuoto: dadi e carte nuovi)
ui-switches = Questioni aperte delle regole
ui-copy-link = Link
ui-copy-json = JSON
ui-copy-python = Python
ui-copy-pytest = Test
nav-learn = Impara
nav-chapters = Tutti i capitoli
nav-odds = Probabilità
nav-more = Cerca, prepara, cambia
bad-in-address = Un’impostazione si scrive con un nome, “=” e un valore.
bad-route = Qui non c’è nessuna pagina.
bad-not-tried = Con questa scatola la regola non si può provare.
bad-entry-long = Questo è troppo lungo: ha { $found } caratteri, e se ne leggono al massimo { $most }.
bad-entry-many = Qui ci sono troppe cose. Se ne leggono al massimo { $most }.
bad-entry-deep = Qui gli elenchi stanno troppo in profondità l’uno nell’altro.
bad-entry-damaged = Una parte di questo testo è rovinata e non si può leggere.
bad-too-much = Qui il calcolo durerebbe troppo.
bad-in-a-game = In una partita i dadi cadono e le carte escono come capita. In un capitolo, o su un tavolo preparato da te, li puoi scegliere.
bad-seats = Qui ci vuole una parola di { $many } lettere, una per posto (p per una persona; { $letters } per i bot), con almeno una persona, non { $found }.
bad-curtain = Prima passa lo schermo: adesso gioca { $player }.
bad-long-game = Qui una partita ha al massimo { $most } risposte, lanci e carte pescate. Torna un po’ indietro, o comincia un’altra partita.
chapter-table = Questo tavolo
ui-theme = Tema
ui-theme-auto = Sistema
ui-theme-light = Chiaro
ui-theme-dark = Scuro
ui-theme-contrast = Contrasto
ui-language = Lingua
ui-keys = Tasti
ui-skip = Vai alla pagina
ui-beside = Anche
ui-notebook = Lo stesso come tutorial: passo per passo, con grafici che rispondono ed esercizi
ui-notebook-elsewhere = Lo stesso come tutorial, con il codice: notebooks/{ $file }. “make lab” lo apre in JupyterLab, “krom-explore serve --notebooks” lo mostra come pagina.
ui-tutorials = Tutorial: passo per passo, con grafici che rispondono ed esercizi
ui-copy = Copia
ui-copied = Copiato
ui-copy-this = Copia un link a questa posizione
ui-keys-help = Tab e Maiusc+Tab passano da un comando all’altro. Le frecce vanno da un luogo all’altro sul tabellone. Invio o Spazio scelgono. Da 1 a 9 scegli la risposta con quel numero. U annulla, R ripete. / o Ctrl+K trovano una regola. ? mostra questo elenco, Esc lo chiude.
ui-close = Chiudi
ui-done-before = già aperto
language-name = Italiano
ui-stop-rolling = Basta lanci
ui-me = tu
ui-start = Comincia la partita
ui-others = Gli altri
ui-seat-person = una persona
ui-seat-easy = bot facile
ui-seat-normal = bot normale
ui-seat-hard = bot difficile
ui-seat-random = bot a caso
ui-seated = Sei { $me } e giochi contro { $others }.
ui-ends-a-game = C’è una partita in corso. Con una nuova finisce, e resta fra le tue partite.
ui-game-number = Partita { $number }
ui-games = Le tue partite
ui-kept-refused = Resta fra le tue partite, e da lì si può scaricare.
ui-table-more = Altro sul tavolo
ui-read-more = Per saperne di più
ui-games-go-on = Continua
ui-games-look = Guarda
ui-games-none = Qui non ci sono ancora partite.
ui-games-over = finita
ui-games-open = in corso
ui-games-refused = questa versione non la apre
ui-download = Scarica
part-prose = Leggi
part-editor = Prepara
ui-editor-follows = Il tavolo segue ogni modifica. Ciò che le regole non permettono viene rifiutato, con il motivo accanto al campo.
part-odds = Probabilità
part-log = Che cosa è successo
ui-board-large = Mostra il tabellone grande
ui-board-small = Mostra il tabellone piccolo
ui-mine = Le tue cose
ui-curtain = Passa lo schermo: adesso gioca { $player }.
ui-curtain-why = Adesso nessun altro deve guardare: quello che segue è segreto.
ui-curtain-lift = Gioco con { $player }
ui-playback = Che cosa è appena successo
ui-playback-pause = Pausa
ui-playback-go-on = Continua
ui-playback-skip = Salta
ui-playback-again = Rivedi
ui-playback-speed = Velocità
ui-playback-slow = lenta
ui-playback-usual = normale
ui-playback-fast = veloce
ui-playback-ask = Perché?
ui-playback-why = Perché questa mossa di { $player }?
ui-playback-waits = Prima guarda che cosa è successo.
ui-playback-since = Dalla tua ultima mossa
ui-playback-all = Mostra tutto
ui-playback-continue = Continua
ui-table = Come tabella
ui-keys-single = I tasti funzionano da soli, senza Ctrl
ui-nav = Pagine
ui-menu = Menu
ui-everything = Tutto ciò che è sul tavolo
ui-chapters = Capitoli
ui-chapters-first = Comincia qui
ui-chapters-next = Poi
ui-way-play = Gioca una partita
ui-way-learn = Impara passo per passo
ui-thinking = Ci sto ancora pensando …
ui-cut = In questo momento la connessione è interrotta: finché non torna, qui non succede niente.
ui-unheard = La connessione si era interrotta, e la tua ultima mossa forse non è arrivata. Ecco com’è il tavolo.
ui-asked = sceglie
ui-numbers = In numeri
ui-face-down = coperta
ui-and-more = e altri { $n }
ui-other-box = Questo tavolo è stato preparato con regole diverse dalle tue, e si gioca con quelle: { $differences }.
ui-restored = Questa partita è cominciata prima che alcune regole fossero corrette. Continua con le regole con cui è cominciata. Che cosa è cambiato da allora: { $questions }
ui-box = La scatola
ui-box-how = Un file in TOML, un formato che si apre con qualsiasi editor. Cambia ciò che nella tua scatola è diverso; ciò che togli resta come nella nostra.
ui-box-ours = Si usa la scatola inclusa.
ui-box-same = Si usa la tua scatola. Si gioca come con quella inclusa.
ui-box-in-use = { $n ->
    [one] In ogni pagina si usa la tua scatola. Una cosa è diversa:
   *[other] In ogni pagina si usa la tua scatola. { $n } cose sono diverse:
}
ui-box-download = Scarica la scatola come file
ui-box-file = Carica una scatola da un file
ui-box-paste = O incolla il suo testo
ui-box-paste-label = Il testo della scatola
ui-box-use = Usa questa scatola
ui-box-forget = Torna alla scatola inclusa
ui-box-faults = Questa scatola non si può ancora usare
ui-box-changes = Che cosa è diverso
ui-box-what = Che cosa
ui-box-bundled = Inclusa
ui-box-yours = Tua
ui-box-too-long = È troppo lungo per una scatola: al massimo 100 kB.
ui-box-left = La tua scatola non si è potuta usare, perciò c’è quella inclusa. { $why }
nav-shelf = I giochi
nav-to-learn = Impara
nav-to-play = Gioca
nav-to-odds = Probabilità
nav-to-editor = Prepara
nav-to-box = La mia scatola
nav-to-rules = Regole

# --- what a notebook holds

ui-roll-again = Lancia di nuovo
held-silent = Python non risponde. Forse sta lavorando a una cella, o è stato riavviato: in questo caso esegui di nuovo le celle dall’inizio.
held-again = La cella che lo mostrava è stata eseguita di nuovo. Il tavolo si vede lì.
held-replaced = { $name } adesso indica un altro tavolo. Esegui di nuovo questa cella per vederlo.
held-callback = { $name }, che si chiama dopo una modifica, non è riuscito. { $fault }

## Watching what has been played

ui-watch = Guarda
ui-watch-game = Guarda dall’inizio
ui-walk = Passo per passo
ui-walk-start = Comincia qui. Vai avanti per vedere che cosa succede.
ui-walk-step = Passo { $step } di { $last }
ui-walk-first = All’inizio
ui-walk-back = Indietro
ui-walk-play = Avvia
ui-walk-watch = Guarda
ui-walk-pause = Pausa
ui-walk-next = Avanti
ui-walk-last = Alla fine
ui-walk-slider = Passo
ui-walk-take-over = Gioca tu
ui-walk-take-over-why = Da qui continua tu, con altre scelte e altri dadi.
ui-walk-short = La tua scatola ha altre carte o altri numeri: l’esempio finisce dove prenderebbe un’altra strada.
bad-recorded = Questo è già stato giocato. Tocca “Gioca tu” per continuare da qui.
page-table = Il tuo tavolo
page-watch = Guarda una partita

# --- the map of the rules

ui-coverage = La tua mappa delle regole
ui-coverage-why = Una regola si colora quando la vedi all’opera su un tavolo, e quando una lezione o un quiz la chiede. Premi una casella per leggere la regola.
# $met, $rules: whole numbers
ui-coverage-told = Regole incontrate: { $met } su { $rules }.
# $title: of a step of a lesson
ui-coverage-next = Adesso conviene: { $title }
ui-coverage-new = Non ancora vista
ui-coverage-seen = Vista all’opera
ui-coverage-wrong = Sbagliata
ui-coverage-right = Indovinata

## A rule to try, and what the rulebooks do not say

ui-example = Prova
ui-example-press = Premi qui
ui-example-work = Ecco la regola all’opera
ui-example-refused = Rifiutato: ecco la regola all’opera
ui-example-seen = Qui la vedi
ui-example-again = Ricomincia
ui-example-astray = È andata in un altro modo. Ricomincia per vedere la regola.
ui-example-on = Ora continua come vuoi, o ricomincia.
ui-example-pressed = Hai premuto:
ui-example-set = Prepara il tavolo
ui-example-roll = Lancia
ui-example-draw = Pesca
ui-example-undo = Annulla
ui-example-look = Guarda
ui-example-title = Prova: { $title }
deviations-chosen = Scelto: { $n ->
    [one] { $n } questione aperta
   *[other] { $n } questioni aperte
}
deviations-deduced = Dedotto: { $n ->
    [one] { $n } regola
   *[other] { $n } regole
}
deviations-invented = Inventato: { $n ->
    [one] { $n } regola
   *[other] { $n } regole
}
deviations-attested = Da un’altra fonte: { $n ->
    [one] { $n } regola
   *[other] { $n } regole
}
deviations-differ = Dove i regolamenti stampati non coincidono: { $n }
deviations-cards = Carte e personaggi diversi nella scatola: { $all }, di cui { $invented } inventati. Ognuno lo dice nell’elenco delle carte.
