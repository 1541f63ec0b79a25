### The comments in the TOML file of a box of one’s own. Each line of a message becomes a line of a comment.

box-header =
    Una scatola di Krom, da far diventare la tua.

    Gli elenchi delle carte non sono mai stati pubblicati. I regolamenti danno i numeri dei tabelloni; le carte dei
    quattro mazzi e i pesi dei personaggi qui sotto sono inventati, perché si possa giocare. Se hai il gioco, scrivi
    al posto di ciò che c’è qui quello che sta sulle tue carte, salva il file e caricalo di nuovo: ogni pagina,
    ogni grafico e ogni risposta seguiranno la tua scatola.

    Come si scrive:
    - Una riga che comincia con # è un commento. Puoi cancellare tutti i commenti.
    - [hunt.dodo] comincia una carta. “hunt” è il mazzo, “dodo” l’id della carta: lettere minuscole, cifre e trattini
      bassi, e nessun’altra carta può averlo. Le righe fino alla prossima parentesi sono di questa carta.
    - Per togliere una carta, cancella le sue righe. Per aggiungerne una, copiane un’altra e cambia l’id e ciò che c’è sopra.
    - names = {"{"} en = {"\"Dodo\","} it = {"\"Dodo\""} {"}"} è ciò che si legge, per lingua. Va bene ogni alfabeto. Senza nomi si mostra l’id.
    - I beni sono krom, wood (Legno), stone (Pietra), bone (Osso), life (punti vita) e bonus (carte Bonus); resource è uno
      a scelta fra wood, stone e bone.
    - I luoghi sono cave (Caverna), forest (Foresta), savannah (Savana) e mountain (Montagna).

    Che cosa si può lasciare fuori:
    - Una parte intera che non cambi: allora è come nella scatola inclusa nell’app. Una parte che c’è
      deve essere completa: un mazzo ha solo le carte elencate nel file.
    - Tutto ciò che una carta non ha: beni, luogo, e copies se ce n’è una sola.
    - Da dove vengono le cose. Ciò che lasci com’è mantiene il suo segno, che si legge nel commento sopra; ciò che cambi
      viene segnato come tuo.
box-players =
    In quanti si può giocare.
    least, most: il numero più piccolo e il più grande di giocatori.
box-setup =
    Come comincia una partita.
    place: dove partono tutti. krom, bonus: i Krom e le carte Bonus che riceve ogni giocatore.
    prey, evolutions: quante carte di questi due mazzi stanno scoperte.
box-life =
    most: i punti vita di chi non ha ferite.
box-target =
    I punti Evoluzione che fanno vincere.
    points: per il numero più piccolo di giocatori, per uno in più, e così via. longer: quanti in più in una partita più lunga.
box-combat =
    heavier_wins: i luoghi dove a parità vince chi pesa di più. Negli altri vince chi pesa di meno.
box-cave =
    Il tabellone della Caverna.
    rest: che cosa dà un riposo. prices: quanto costa ogni cosa in Krom. life_block: quanti punti vita si comprano alla volta.
box-forest =
    Il tabellone della Foresta.
    prices: i Krom per la prima carta Raccolta, per la seconda, e così via. Nessuna può costare meno di quella prima.
box-savannah =
    Il tabellone della Savana.
    extra_dice: i Krom per un dado in più in una caccia, per due in più, e così via.
box-mountain =
    Il tabellone della Montagna.
    dice: quanti dadi si lanciano. rerolls: i Krom per il primo rilancio, per il secondo, e così via.
    results: che cosa paga ogni combinazione. gives: di sicuro. choice: una di queste cose, a scelta di chi gioca.
    rival: la scelta secondo l’altra lettura delle icone (la decisione mountain_icons).
box-glacial =
    La mappa glaciale.
    cold: i punti vita che toglie il freddo. warmth: i punti vita che dà il luogo caldo.
box-supply =
    I segnalini nella scatola (krom, wood, stone, bone). Contano dove lo dice la decisione “supply”.
box-kromosaurus =
    Il Kromosauro.
    weight: in chili. life: all’inizio. plus: quanto aggiunge al suo dado. trophy: i punti per chi lo tiene.
    destinations: le sue carte, ognuna il nome di un luogo.
box-characters =
    I personaggi. Fra le parentesi c’è il nome, tra virgolette se non ha solo lettere semplici: [characters."Mörhy"].
    weight: in chili. Due non possono pesare uguale, a meno che la decisione equal_weights dica che cosa succede allora.
box-hunt =
    Il mazzo delle prede.
    dice: quanti dadi si lanciano. value: quanto devono fare almeno. reward: che cosa dà la preda.
    copies: quante carte così ci sono, se più d’una.
box-gathering =
    Il mazzo Raccolta.
    reward: che cosa dà la carta; se manca, niente. copies: quante carte così ci sono.
box-evolution =
    Il mazzo Evoluzione.
    points: quanti punti vale. cost: i Legni, le Pietre e le Ossa che costa. place: dove bisogna essere, se la carta mostra un luogo.
    copies: quante carte così ci sono, se più d’una.
box-bonus =
    Il mazzo Bonus. Una carta ha uno solo di questi effetti:
    dice: tanti dadi in più in combattimento. plus: tanto in più in combattimento. counter = true: blocca un’altra carta Bonus.
    gain: ricevi questo. lose: qualcun altro perde questo. steal: prendi questo da qualcuno che è nel tuo stesso luogo.
    pay e gain: paghi questo e ricevi quello. give e take: dai questo a qualcun altro e prendi quello.
    place: dove bisogna essere per giocarla, se la carta mostra un luogo. copies: quante carte così ci sono.
box-rulings =
    Questioni che i regolamenti lasciano aperte, e come sono decise. Per deciderne una diversamente, togli il # dall’inizio
    della sua riga e scrivi un’altra delle sue opzioni.
