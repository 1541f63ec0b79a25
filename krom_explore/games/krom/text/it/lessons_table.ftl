### Lessons on setup and movement. lesson-TRACK-STEP is the goal; -title, -hint-N, -done, -failed and -failed-NAME go with it.
### Characters and cards that a step names are variables ($Kolos, $torch), for another box may call them otherwise; and
### so are the facts of the box (rulebook.facts). Titles have no variables.

## Setup

lesson-setup-leave-title = La prima mossa
lesson-setup-leave = Giochi con { $Alma }. Comincia una nuova partita, e tutti partono { $start_place }. Scegli in segreto dove andare. Oggi si va nella Foresta.
lesson-setup-leave-hint-1 = Questo è il tuo personaggio. Nessuno può restare dov’è.
lesson-setup-leave-hint-2 = Tocca la Foresta sul tabellone, o premi il suo tasto.
lesson-setup-leave-done = Tutti hanno scelto in segreto, poi si sono mossi insieme. Ogni turno comincia così.
lesson-setup-leave-failed = Ora sei altrove. Torna indietro e scegli la Foresta.

lesson-setup-your_card-title = Una carta tutta tua
lesson-setup-your_card = All’inizio hai anche una carta Bonus, che vedi solo tu. È la tua fase di azione: gioca la carta.
lesson-setup-your_card-hint-1 = La tua mano è qui, e dice che cosa fa la carta.
lesson-setup-your_card-hint-2 = Nella tua fase di azione l’ordine lo scegli tu. La carta può venire per prima.
lesson-setup-your_card-done = Una carta Bonus senza un simbolo speciale si gioca nella propria fase di azione, e poi va fra gli scarti.
lesson-setup-your_card-failed = La tua fase di azione è passata, e la carta è ancora nella tua mano.

lesson-setup-realise-title = La tua prima Evoluzione
lesson-setup-realise = Le Evoluzioni fanno vincere la partita. Sul tavolo vedi { said-evolutions } a faccia in su, e ogni carta mostra quanto costa. Realizza quella che puoi pagare.
lesson-setup-realise-hint-1 = Guarda il prezzo di questa carta, e il Legno e la Pietra davanti a te.
lesson-setup-realise-hint-2 = Fra le tue risposte ha un tasto tutto suo.
lesson-setup-realise-done = Hai pagato le risorse della carta e hai fatto i suoi punti. Subito si scopre una nuova Evoluzione.
lesson-setup-realise-failed = Avevi le risorse, ma non hai realizzato niente.

lesson-setup-right_place-title = Il simbolo di un luogo
lesson-setup-right_place = “{ $tree_hut }” mostra un luogo, e si realizza solo lì. Hai tutto ciò che costa. Realizzala in questo turno.
lesson-setup-right_place-hint-1 = La carta mostra dove devi essere.
lesson-setup-right_place-hint-2 = Prima vai lì. La carta arriva nella tua fase di azione.
lesson-setup-right_place-done = Se un’Evoluzione mostra un luogo, devi essere lì. Le altre si realizzano ovunque.
lesson-setup-right_place-failed = Il turno è passato senza “{ $tree_hut }”.
lesson-setup-right_place-failed-elsewhere = In questo turno agisci altrove, e “{ $tree_hut }” si realizza solo nel luogo che mostra.

lesson-setup-points-title = Punti a sufficienza
lesson-setup-points = La vittoria è vicina. Chi arriva per primo ai punti necessari vince subito, anche a metà di un turno. Vinci adesso.
lesson-setup-points-hint-1 = I tuoi punti sono qui: quanti ne mancano? Una carta ne porta proprio tanti.
lesson-setup-points-done = Chi arriva per primo ai punti Evoluzione necessari ha vinto, e non si gioca più.
lesson-setup-points-failed = La partita continua: i punti per vincere non ci sono ancora.
lesson-setup-points-failed-small = “{ $torch }” ha portato un punto, ma ha consumato ciò che costa la carta più grande. Bastava una carta.

lesson-setup-five_players-title = In tanti, con meno punti
lesson-setup-five_players = Stavolta siete in cinque. Più si è, meno punti servono. In questa fase puoi vincere. Fallo.
lesson-setup-five_players-hint-1 = Guarda quanti punti servono in questa partita. Due carte sono alla tua portata, e una sola porta abbastanza.
lesson-setup-five_players-done = Quanti punti fanno vincere dipende da quanti giocano. I punti sulle carte restano gli stessi.
lesson-setup-five_players-failed = La partita continua: i punti per vincere non ci sono ancora.
lesson-setup-five_players-failed-small = “{ $stone_that_cuts }” ha preso le Pietre che servivano all’altra carta, e un punto non basta.

## Movement

lesson-movement-apart-title = Tre strade
lesson-movement-apart = Qui scegli per tutti e tre. Sono tutti nella Caverna, e nessuno può restare. Mandali in tre luoghi diversi, così nessuno combatte.
lesson-movement-apart-hint-1 = Chi sceglie per ultimo deve andare dove gli altri non vanno.
lesson-movement-apart-hint-2 = Prendi un luogo che non hai ancora usato.
lesson-movement-apart-done = Le scelte sono rimaste segrete fino all’ultima. Poi tutti si sono mossi, e siccome nessuno si è incontrato, nessuno combatte.
lesson-movement-apart-failed = Ora due di loro si incontrano, e chi si incontra in un luogo deve combattere.

lesson-movement-order-title = Chi agisce per primo
lesson-movement-order = Si procede luogo per luogo, in quest’ordine: { $order_of_places }. In questo turno agisci prima di tutti. { $Kolos } e { $Karok } sono nella Caverna.
lesson-movement-order-hint-1 = { $Kolos } e { $Karok } devono lasciare il luogo in cui sono.
lesson-movement-order-hint-2 = Prima viene il tuo luogo nell’ordine, prima agisci. E conviene non incontrare nessuno.
lesson-movement-order-hint-3 = Il primo luogo dell’ordine sarà vuoto.
lesson-movement-order-done = Si comincia dal primo luogo, e chi era lì ha dovuto lasciarlo.
lesson-movement-order-failed = { $Kolos } ha agito prima di te: viene prima il suo luogo, oppure ha vinto il combattimento.

lesson-movement-safe-title = Dove non può esserci nessuno
lesson-movement-safe = Ti resta un punto vita: ogni combattimento perso ti manda a terra. { $Kolos }, { $Karok } e { $Valkyr } sono sulla Montagna. Vai dove non può esserci nessuno di loro.
lesson-movement-safe-hint-1 = Tutti e tre devono muoversi. Quale luogo non può scegliere nessuno di loro?
lesson-movement-safe-hint-2 = Il luogo che tutti devono lasciare è quello sicuro.
lesson-movement-safe-done = Nessuno può restare. Perciò il luogo dove sono tutti gli altri è l’unico che di sicuro sarà vuoto dopo il movimento.
lesson-movement-safe-failed = Hai incontrato qualcuno, hai perso il combattimento e il tuo personaggio è a terra.

lesson-movement-wake-title = Chi dorme si sveglia
lesson-movement-wake = { $Karok } è a terra nella Foresta, e lì accanto c’è { $Kolos }. Tu hai poca vita. Trova un luogo dove di sicuro non incontri nessuno.
lesson-movement-wake-hint-1 = All’inizio del turno { $Karok } si risveglia con tutti i punti vita. Poi si muove come gli altri.
lesson-movement-wake-hint-2 = Tutti e due devono lasciare la Foresta.
lesson-movement-wake-done = Chi era a terra si risveglia quando comincia il turno dopo, e deve muoversi come tutti. Così la Foresta era vuota.
lesson-movement-wake-failed = Hai incontrato qualcuno e hai dovuto combattere. Era vuoto di sicuro solo il luogo che tutti e due dovevano lasciare.

lesson-movement-come_back-title = Andata e ritorno
lesson-movement-come_back = Sei nella Savana e vorresti restare, ma nessuno può. Tornaci alla prima occasione.
lesson-movement-come_back-hint-1 = Non puoi restare, ma niente ti impedisce di tornare un turno dopo.
lesson-movement-come_back-hint-2 = Vai dove vuoi, termina lì la tua fase, e torna.
lesson-movement-come_back-done = Le tue carte Destinazione tornano subito in mano. Basta un turno altrove.
lesson-movement-come_back-failed = Il ritorno non è arrivato in tempo. Serve un movimento per andare e uno per tornare.

lesson-movement-first_come-title = Prima che sparisca
lesson-movement-first_come = Puoi pagare “{ $dugout_canoe }” e anche “{ $pack_mammoth }”. Anche { $Kolos } vuole “{ $pack_mammoth }”, ed è nella Foresta. Realizza una delle due in questo turno.
lesson-movement-first_come-hint-1 = Ogni carta mostra un luogo. In quale dei due { $Kolos } non può darti fastidio?
lesson-movement-first_come-done = { $Kolos } ha dovuto lasciare la Foresta, e la carta di quel luogo era tutta per te.
lesson-movement-first_come-failed = Il turno è quasi finito, e non hai realizzato nessuna delle due.
lesson-movement-first_come-failed-taken = Hai incontrato { $Kolos }, che ha vinto il combattimento, ha agito prima e ha preso la carta.

lesson-movement-guess-title = Leggere il tabellone
lesson-movement-guess = { $Karok } ha proprio ciò che costa “{ $cable_car }”, e poca vita. Puoi capire dove andrà. Fatti trovare lì e vinci il combattimento.
lesson-movement-guess-hint-1 = “{ $cable_car }” si realizza in un solo luogo.
lesson-movement-guess-done = Sapevi quale strada doveva prendere. Chi finisce a terra nel combattimento perde la fase di azione, e “{ $cable_car }” resta dov’è.
lesson-movement-guess-failed = Nessuno ha intralciato { $Karok }.
lesson-movement-guess-failed-realised = { $Karok } non ha incontrato nessuno e ha realizzato “{ $cable_car }”. Potevi essere lì ad aspettare.
