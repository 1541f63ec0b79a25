### The command line and the game in the terminal.

cli-about = Krom Explore: gioca contro i bot, cerca le regole e chiedi che cosa faranno i dadi.
cli-play = Gioca nel terminale. Il primo nome sei tu, gli altri sono bot.
cli-players = chi siede al tavolo, tu per primo nome (se manca: il numero consueto)
cli-seed = un numero o una parola che decide tutti i dadi e le carte (se manca: 0)
cli-play-seed = un numero o una parola che decide tutti i dadi e le carte (se manca: ogni volta un altro)
cli-game-number = Partita { $seed }. Di nuovo gli stessi dadi: --seed { $seed }
cli-scenario = parti da una posizione in un file TOML o JSON
cli-load = continua una partita salvata con “save FILE”
cli-rules = gioca con una scatola tua (TOML)
cli-ruling = decidi diversamente una questione aperta
cli-against = quanto giocano bene i bot (se manca: normal)
cli-rehearse = chiedi ogni lancio e ogni carta, invece di prenderli dal seme
cli-lang = la lingua delle frasi (se manca: en)
cli-odds = probabilità esatte
cli-box = Le regole a parole, e la scatola del gioco come file.
cli-rule = una regola, o tutte quelle che cominciano così
cli-template = stampa la scatola inclusa come file commentato, da modificare
cli-check = di’ che cosa non va in una scatola tua
cli-checked = { $n ->
    [0] Questa scatola si può usare.
    [one] C’è una cosa che non va.
   *[other] Ci sono { $n } cose che non vanno.
}
cli-game = il gioco di cui si parla (se manca: il primo)
bad-no-rule = Nessuna regola ha questo nome.

play-welcome = Giochi con { $player }. Scrivi il numero di ciò che vuoi fare, oppure “help”.
play-help =
    Un numero         scegli quella risposta (va bene anche la sua forma breve)
    why N             perché è successa la riga N: la regola che c’è dietro
    why not RISPOSTA  che cosa vieta una risposta
    board             che cosa c’è sul tavolo, e nella tua mano
    undo, redo        torna alla tua ultima decisione (dadi compresi), e di nuovo avanti
    save FILE         conserva la partita; poi continua con: krom-explore play --load FILE
    link              la partita in una parola sola
    quit              esci
play-rehearse = { $dice ->
    [True] Scrivi i dadi (6 3 2; se una mano ne ha più d’uno, con le virgole: 4,5), o niente per quelli del seme.
   *[other] Scrivi la carta, o niente per quella del seme.
}
play-why = Scrivi “why” e il numero di una riga da 1 a { $most }, oppure “why not” e una risposta.
play-legal = “{ $answer }” è permesso.
play-save-name = Scrivi “save” e il nome di un file.
play-saved = Partita salvata in { $file }.
play-save-failed = { $why ->
    [missing] Non si riesce a scrivere { $file }: la cartella non c’è.
    [folder] Non si riesce a scrivere { $file }: è una cartella.
    [denied] Non si riesce a scrivere { $file }: lì manca il permesso.
    [full] Non si riesce a scrivere { $file }: non c’è più posto.
   *[other] Non si riesce a scrivere { $file }.
}
bad-name-option = Qui ci vuole NOME=OPZIONE.
bad-utf-8 = Qui ci vuole un file di testo in UTF-8.
cli-strength = Fai giocare i bot di ogni livello contro il livello sotto, e conta chi vince.
cli-strength-games = quante partite giocano due livelli fra loro (se manca: 100)
cli-strength-players = quanti siedono al tavolo (se manca: 2)
cli-handout = Qualcosa da stampare, in un solo file HTML: una scheda di lavoro, le sue soluzioni, le regole in una pagina, una tabella delle probabilità, un foglio per l’insegnante.
cli-handout-name = che cosa si stampa: “rules”, un capitolo, “odds-CAPITOLO”, un’attività, o “teacher-ATTIVITÀ”
cli-handout-seed = il numero da cui nascono le domande (se manca: 0)
cli-handout-answers = le soluzioni invece della scheda di lavoro
cli-handout-pupils = tante schede diverse, una dopo l’altra, con semi contati a partire dal primo (se manca: 1)
cli-handout-paper = il formato della carta (se manca: quello della stampante)
cli-handout-url = l’indirizzo dell’app, perché i codici sulla carta portino lì
cli-handout-output = scrivi in questo file
cli-handout-written = Scritto in { $file }. Aprilo in un browser e stampalo.
cli-handout-no-code = Non c’è nessun codice QR: serve l’indirizzo al quale i telefoni trovano l’app. Aggiungi per esempio --url http://192.168.1.20:8866/
