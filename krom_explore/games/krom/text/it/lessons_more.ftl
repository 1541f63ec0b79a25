### Lessons on cards, the glacial map and the Kromosaurus. How they are written: see lessons_table.ftl.

## Bonus cards and Evolutions

lesson-bonus-two_ideas-title = Un’idea tira l’altra
lesson-bonus-two_ideas = Fai due punti in questa fase. Fra le Evoluzioni scoperte puoi pagarne una sola. Ma quando la prendi, se ne scopre un’altra.
lesson-bonus-two_ideas-hint-1 = Realizza prima questa, e guarda che cosa arriva.
lesson-bonus-two_ideas-hint-2 = Poi realizza anche la nuova.
lesson-bonus-two_ideas-done = In una fase puoi realizzarne quante ne puoi pagare, anche una appena scoperta.
lesson-bonus-two_ideas-failed = I due punti non ci sono ancora.

lesson-bonus-spoil-title = Un passo prima
lesson-bonus-spoil = { $Karok } è sulla Montagna, e quando agisce vince la partita con “{ $hammer }”. Tu agisci prima. Trova il modo di impedirlo.
lesson-bonus-spoil-hint-1 = Quanto costa “{ $hammer }”? Il tuo rivale ha proprio quello, e una cosa che non serve.
lesson-bonus-spoil-hint-2 = “{ $termites }” fa perdere una risorsa, e quale lo dici tu.
lesson-bonus-spoil-done = Il tuo luogo viene prima. Senza quella risorsa “{ $hammer }” era fuori portata.
lesson-bonus-spoil-failed-won = { $Karok } aveva tutto ciò che costa “{ $hammer }”, l’ha realizzata e ha vinto.
lesson-bonus-spoil-failed = Le mosse sono finite.

lesson-bonus-knock_out-title = Oggi non si combatte
lesson-bonus-knock_out = { $Karok } e { $Kolos } aspettano nella Foresta, e { $Karok } lancerà 2 contro 6. Tu agisci prima, nella Caverna. Fai in modo che non combattano.
lesson-bonus-knock_out-hint-1 = Per un combattimento bisogna essere in piedi in due. Quanta vita ha { $Karok }, e quanta ne toglie la tua carta?
lesson-bonus-knock_out-done = Una carta che toglie l’ultimo punto vita tramortisce. Chi è a terra resta nel luogo, non combatte e non può essere derubato da chi vince.
lesson-bonus-knock_out-failed = Hanno combattuto. La tua carta doveva venire prima.
lesson-bonus-knock_out-failed-fought = Hanno combattuto. La tua carta doveva venire prima.

lesson-bonus-counter-title = Eh no!
lesson-bonus-counter = { $Karok } agisce prima di te e gioca contro di te “{ $hole_in_the_pocket }”. Tu hai “{ $no_you_dont }”. Salva i tuoi Krom.
lesson-bonus-counter-hint-1 = Una contromossa si gioca nel momento in cui qualcun altro gioca una carta Bonus.
lesson-bonus-counter-hint-2 = Blocca.
lesson-bonus-counter-done = Una carta bloccata va fra gli scarti e non fa niente. Puoi bloccare da qualsiasi luogo.
lesson-bonus-counter-failed = L’hai lasciata passare, e i Krom sono andati.

lesson-bonus-save-title = Tienila per dopo
lesson-bonus-save = Quando agisci, “{ $flute }” ti fa vincere la partita. Ma prima agisce { $Karok }, con due carte in mano, e tu hai una contromossa. Vinci in questo turno.
lesson-bonus-save-hint-1 = La prima carta può essere innocua. Quale carta potrebbe ancora farti male?
lesson-bonus-save-hint-2 = Lascia passare ciò che non ti fa danno. Blocca ciò che ti toglie qualcosa.
lesson-bonus-save-done = Le carte contro di te potevano essere tante, e tu avevi una sola contromossa. L’hai tenuta per quella che contava.
lesson-bonus-save-failed-lost = { $Karok } ti ha preso l’Osso, e “{ $flute }” non si può pagare.
lesson-bonus-save-failed = Non hai vinto in questa fase.

lesson-bonus-counter_back-title = Bloccare il blocco
lesson-bonus-counter_back = Con “{ $termites }” togli la Pietra di { $Karok }. { $Karok } ha una contromossa. Tu anche.
lesson-bonus-counter_back-hint-1 = Anche una contromossa è una carta Bonus.
lesson-bonus-counter_back-done = Una contromossa si può bloccare, e l’ultima giocata ha effetto per prima. Così la tua prima carta ha fatto il suo lavoro.
lesson-bonus-counter_back-failed-cancelled = La contromossa è rimasta valida, perciò “{ $termites }” non ha fatto niente.
lesson-bonus-counter_back-failed = { $Karok } ha ancora la sua Pietra.

lesson-bonus-swap-title = Uno scambio poco equo
lesson-bonus-swap = “{ $organised_nap }” chiede una risorsa di ogni tipo. Tu hai Legno, e “{ $unfair_trade }”. Realizza “{ $organised_nap }” in questa fase.
lesson-bonus-swap-hint-1 = Dai una risorsa e ne ricevi due. Chi ha proprio le due che ti mancano?
lesson-bonus-swap-done = La carta ti ha dato le due risorse mancanti per una che avevi doppia.
lesson-bonus-swap-failed-wrong = Questo scambio non ti ha portato le due cose che ti mancano. Guarda che cosa hanno gli altri.
lesson-bonus-swap-failed = “{ $organised_nap }” è ancora sul tavolo.

lesson-bonus-ambush-title = Una carta per un luogo
lesson-bonus-ambush = Tu lancerai 2, e chi incontri 6. { $Kolos } va nella Foresta, { $Karok } nella Savana. Hai “{ $ambush }”. Vinci un combattimento.
lesson-bonus-ambush-hint-1 = La tua carta mostra il luogo in cui funziona.
lesson-bonus-ambush-done = Una carta combattimento con il simbolo di un luogo chiede tutti e due: il combattimento e il luogo.
lesson-bonus-ambush-failed-lost = Qui “{ $ambush }” non si può giocare, o non l’hai giocata, e i dadi erano contro di te.
lesson-bonus-ambush-failed-alone = Qui non c’è nessun altro, perciò non c’è un combattimento da vincere.
lesson-bonus-ambush-failed = Il combattimento è perso.

lesson-bonus-chain-title = Vinci in questo turno
lesson-bonus-chain = “{ $tree_hut }” ti farebbe vincere la partita. Hai un Legno, niente Krom e tre carte. Trova l’ordine in cui la pagano.
lesson-bonus-chain-hint-1 = Ti servono due Legni e una Pietra. “{ $night_barter }” trasforma Krom in una Pietra. Da dove possono venire i Krom, e che cosa puoi dare in cambio?
lesson-bonus-chain-done = Tre carte, e ognuna paga la successiva: più Legno del necessario, un Legno per i Krom, i Krom per una Pietra.
lesson-bonus-chain-failed = Non hai vinto in questa fase. Conta all’indietro, da ciò che costa “{ $tree_hut }”.

## The glacial map

lesson-glacial-warmth-title = Via dal freddo
lesson-glacial-warmth = Sulla mappa glaciale il freddo toglie vita dovunque cominci la tua fase di azione, tranne nella Caverna. All’inizio della fase abbi più punti vita di adesso.
lesson-glacial-warmth-hint-1 = Hai pochi punti vita. Dove fa caldo?
lesson-glacial-warmth-hint-2 = Vai nella Caverna.
lesson-glacial-warmth-done = Se cominci la fase di azione nella Caverna, il suo calore ti dà { $warmth ->
    [one] { $warmth } punto vita
   *[other] { $warmth } punti vita
}, oltre a ciò che ottieni riposando o comprando.
lesson-glacial-warmth-failed = All’inizio della tua fase il freddo ti ha tolto vita.

lesson-glacial-last_life-title = Il freddo non tramortisce
lesson-glacial-last_life = Hai un solo punto vita. “{ $tree_hut }” si realizza solo nella Foresta, dove fa freddo. Abbi coraggio, vai e realizzala.
lesson-glacial-last_life-hint-1 = Che cosa fa il freddo a chi ha un solo punto vita?
lesson-glacial-last_life-hint-2 = Vai nella Foresta. { $Kolos } deve lasciarla.
lesson-glacial-last_life-done = Il freddo non prende mai l’ultimo punto vita, perciò non può tramortirti. Lo possono solo i combattimenti e le carte.
lesson-glacial-last_life-failed-elsewhere = Qui non c’era pericolo, ma “{ $tree_hut }” si realizza solo nella Foresta.
lesson-glacial-last_life-failed = “{ $tree_hut }” è ancora sul tavolo.

lesson-glacial-fight_first-title = Prima si combatte
lesson-glacial-fight_first = Hai due punti vita. Lancerai 3, e { $Kolos } 5; dopo il combattimento arriva il freddo. Resta in piedi fino all’inizio della tua fase.
lesson-glacial-fight_first-hint-1 = Il freddo risparmia l’ultimo punto vita. Il combattimento no. Quanto ti costerebbe qui una parità?
lesson-glacial-fight_first-done = Il combattimento viene prima del freddo. Nella Foresta la parità è tua e non costa niente, e il freddo non può tramortirti.
lesson-glacial-fight_first-failed = Il combattimento ti ha tolto tutti e due i punti vita. Il tuo personaggio è a terra e non ha la fase di azione.

lesson-glacial-two_turns-title = Prima scaldati
lesson-glacial-two_turns = Vuoi cacciare nella Savana entro due turni, e avere almeno quattro punti vita quando comincia quella fase. Ne hai due.
lesson-glacial-two_turns-hint-1 = Due turni sono due movimenti. Dove puoi passare il primo, e che cosa faresti lì?
lesson-glacial-two_turns-done = Prima il calore e un riposo, poi il freddo: un turno nella Caverna ripaga i successivi.
lesson-glacial-two_turns-failed-weak = Sei nella Savana con troppo pochi punti vita. Il freddo si è preso la sua parte.
lesson-glacial-two_turns-failed-late = Sono passati due turni.
lesson-glacial-two_turns-failed = Le mosse sono finite.

lesson-glacial-not_by_cold-title = Non contare sul freddo
lesson-glacial-not_by_cold = { $Karok } sta per realizzare “{ $hammer }” sulla Montagna e vincere. Ha quattro punti vita. Tu agisci prima, con due carte in mano. Trova il modo di impedirlo.
lesson-glacial-not_by_cold-hint-1 = “{ $dodgy_berries }” e il freddo, insieme, bastano a tramortire? Pensa all’ultimo punto vita.
lesson-glacial-not_by_cold-done = Il freddo avrebbe risparmiato l’ultimo punto vita. Togliere ciò che serviva era la via sicura.
lesson-glacial-not_by_cold-failed-won = Il freddo non prende mai l’ultimo punto vita. { $Karok } era in piedi, ha realizzato “{ $hammer }” e ha vinto.
lesson-glacial-not_by_cold-failed = Le mosse sono finite.

## The Kromosaurus

lesson-kromosaurus-hide-title = Dove non va mai
lesson-kromosaurus-hide = Hai pochi punti vita, e il Kromosauro è in giro. Dove va lo decide una carta a caso, dopo il tuo movimento. Vai dove non può mai arrivare.
lesson-kromosaurus-hide-hint-1 = Per uno dei luoghi non ha una carta.
lesson-kromosaurus-hide-hint-2 = Vai nella Caverna. { $Kolos } deve lasciarla.
lesson-kromosaurus-hide-done = Può arrivare in ogni altro luogo, ma non viene mai { $never_to }.
lesson-kromosaurus-hide-failed-met = È arrivato proprio da te, e al suo dado aggiunge { $beast_plus }.
lesson-kromosaurus-hide-failed-lucky = Stavolta è andato altrove. Ma poteva arrivare qui.
lesson-kromosaurus-hide-failed = Questo non è un luogo dove non arriva mai.

lesson-kromosaurus-tie-title = Cinque tonnellate alla pari
lesson-kromosaurus-tie = Tu lancerai 3, il Kromosauro 4, e aggiunge sempre { $beast_plus }. Vinci questo combattimento nella Foresta, e conserva una delle tue carte.
lesson-kromosaurus-tie-hint-1 = Pesa più di chiunque altro. Chi vince una parità nella Foresta?
lesson-kromosaurus-tie-hint-2 = La carta più forte rende uguali i totali.
lesson-kromosaurus-tie-done = Combatte come un giocatore, e a parità decide il peso. Nella Foresta aiuta chi pesa di meno.
lesson-kromosaurus-tie-failed-lost = Alla fine era in vantaggio, e hai perso punti vita.
lesson-kromosaurus-tie-failed-both = Hai vinto, ma ci sono volute tutte e due le carte.
lesson-kromosaurus-tie-failed = Le mosse sono finite prima della fine del combattimento.

lesson-kromosaurus-deep-title = Colpisci forte
lesson-kromosaurus-deep = Tu lancerai 5, il Kromosauro 2, e aggiunge { $beast_plus }. Vinceresti comunque. Fagli perdere almeno quattro punti vita.
lesson-kromosaurus-deep-hint-1 = Perde tanti punti vita quanto è il tuo vantaggio. Le carte che aumentano il tuo totale funzionano anche contro di lui.
lesson-kromosaurus-deep-hint-2 = In un combattimento puoi giocare più carte.
lesson-kromosaurus-deep-done = Più è grande il vantaggio di chi vince, più perdono gli altri. Vale anche per il Kromosauro.
lesson-kromosaurus-deep-failed = Hai vinto, ma con un vantaggio troppo piccolo.

lesson-kromosaurus-best_of_rest-title = Il secondo è il primo
lesson-kromosaurus-best_of_rest = Il Kromosauro avrà 7, { $Kolos } 4 e tu 3. Oggi nessuno può fermare la bestia. Ma agisci prima di { $Kolos }.
lesson-kromosaurus-best_of_rest-hint-1 = Il Kromosauro non agisce. Quindi chi agisce per primo? Chi ha il totale subito sotto.
lesson-kromosaurus-best_of_rest-done = Quando vince il Kromosauro, tutti perdono punti vita come al solito, lui non deruba nessuno, e agisce per primo il miglior giocatore.
lesson-kromosaurus-best_of_rest-failed = { $Kolos } aveva più di te: la prima caccia è sua.
lesson-kromosaurus-best_of_rest-failed-second = { $Kolos } aveva più di te: la prima caccia è sua.

lesson-kromosaurus-last_life-title = L’ultimo colpo
lesson-kromosaurus-last_life = Al Kromosauro restano due punti vita. Tu lancerai 4, lui 3, e aggiunge { $beast_plus }. Abbattilo, e conserva “{ $headbutt }”.
lesson-kromosaurus-last_life-hint-1 = Quanto vantaggio ti serve, e quale carta basta?
lesson-kromosaurus-last_life-done = A zero esce dal gioco, e chi l’ha abbattuto lo tiene come trofeo, che vale punti.
lesson-kromosaurus-last_life-failed-spent = È a terra, ma “{ $headbutt }” non serviva.
lesson-kromosaurus-last_life-failed-lives = È ancora vivo. Il tuo vantaggio era troppo piccolo.
lesson-kromosaurus-last_life-failed = Le mosse sono finite prima della fine del combattimento.

lesson-kromosaurus-snatch-title = Di chi è il trofeo
lesson-kromosaurus-snatch = { $Kolos } sta per vincere questo combattimento e abbattere il Kromosauro. Tu hai una carta. Il trofeo deve essere tuo.
lesson-kromosaurus-snatch-hint-1 = Il trofeo va a chi vince il combattimento, chiunque sia.
lesson-kromosaurus-snatch-done = Il trofeo va a chi vince il combattimento in cui il Kromosauro cade, chiunque l’abbia ferito prima.
lesson-kromosaurus-snatch-failed = { $Kolos } ha vinto il combattimento, e il trofeo.

lesson-kromosaurus-take_trophy-title = Si può portare via
lesson-kromosaurus-take_trophy = { $Kolos } ha il trofeo. Tu lancerai 5, { $Kolos } 3. Se finisce a terra, il trofeo passa a te.
lesson-kromosaurus-take_trophy-hint-1 = Quanti punti vita restano a chi ha il trofeo? Il tuo vantaggio deve essere almeno quello.
lesson-kromosaurus-take_trophy-done = Se chi ha il trofeo finisce a terra in un combattimento, chi vince prende il trofeo e i suoi punti, oltre al bottino.
lesson-kromosaurus-take_trophy-failed = Chi ha il trofeo è ferito ma ancora in piedi, e lo tiene.

lesson-kromosaurus-win-title = Il colpo che vince
lesson-kromosaurus-win = Manca un punto, e il Kromosauro sta per cadere. Nella Foresta tu lanci 4, { $Kolos } 6. Vinci la partita in questo combattimento.
lesson-kromosaurus-win-hint-1 = Il trofeo vale un punto, e conta subito. Qual è il minimo che qui ti mette prima di { $Kolos }?
lesson-kromosaurus-win-done = Una parità vinta per il peso, un trofeo preso sotto il naso, e il suo punto vince subito la partita, a metà di un turno.
lesson-kromosaurus-win-failed = { $Kolos } ha vinto il combattimento e ha preso il trofeo.
