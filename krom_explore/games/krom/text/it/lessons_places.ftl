### Lessons on the four places. How they are written: see lessons_table.ftl.

## The Cave

lesson-cave-rest-title = Un buon riposo
lesson-cave-rest = Hai poca vita e quasi niente Krom. Nella Caverna o riposi o compri. Ottieni punti vita e Krom in un colpo solo.
lesson-cave-rest-hint-1 = Confronta ciò che dà un riposo con ciò che i Krom comprano.
lesson-cave-rest-hint-2 = Riposa.
lesson-cave-rest-done = Un riposo dà { $rest }, e non costa altro che la visita.
lesson-cave-rest-failed-bought = Hai pagato Krom, e chi compra non può riposare nella stessa fase.
lesson-cave-rest-failed = Hai lasciato la Caverna senza riposare.

lesson-cave-heal-title = Di nuovo in piedi
lesson-cave-heal = Ancora un colpo e il tuo personaggio finisce a terra. Hai qualche Krom. Lascia la Caverna con almeno sette punti vita.
lesson-cave-heal-hint-1 = Stavolta un riposo non basta. Conta che cosa possono comprare i tuoi Krom.
lesson-cave-heal-hint-2 = I punti vita si vendono a gruppi, e puoi comprarne più d’uno.
lesson-cave-heal-done = Puoi comprare quanto riesci a pagare. Ciò che supera il massimo si perde.
lesson-cave-heal-failed = Hai meno di sette punti vita.
lesson-cave-heal-failed-rested = Un riposo dà { $rest }: i punti vita non bastano, e ora non puoi comprarne.
lesson-cave-heal-failed-bought = Una carta Bonus non ti guarisce, e ora i Krom non bastano per i punti vita.

lesson-cave-missing-title = Il pezzo mancante
lesson-cave-missing = “{ $torch }” è scoperta, e ti manca una cosa per averla. Realizzala in questa fase.
lesson-cave-missing-hint-1 = Guarda quanto costa la carta e che cosa hai.
lesson-cave-missing-hint-2 = I Krom non pagano un’Evoluzione, ma nella Caverna comprano ciò che la paga.
lesson-cave-missing-done = I Krom non fanno mai parte del prezzo di un’Evoluzione, ma la Caverna vende Legno, Pietra e Osso.
lesson-cave-missing-failed = “{ $torch }” è ancora sul tavolo.
lesson-cave-missing-failed-rested = Hai riposato, perciò in questa fase non puoi comprare. Più Krom da soli non aiutano.

lesson-cave-card_first-title = Prima la carta
lesson-cave-card_first = “{ $digging_stick }” costa più di quello che hai. Ma in mano hai “{ $shower_of_kroms }”. Realizza “{ $digging_stick }” in questa fase.
lesson-cave-card_first-hint-1 = L’ordine lo scegli tu. Che cosa ti dà la carta, e che cosa puoi comprare dopo?
lesson-cave-card_first-done = Carte, acquisti ed Evoluzioni possono venire in qualsiasi ordine nella tua fase. Perciò prima la carta.
lesson-cave-card_first-failed = “{ $digging_stick }” è ancora sul tavolo.
lesson-cave-card_first-failed-rested = Chi riposa non può comprare nella stessa fase.
lesson-cave-card_first-failed-bonus = Quei Krom servivano per il Legno.

lesson-cave-which-title = Due punti o uno
lesson-cave-which = Hai una Pietra e Krom per due acquisti. Fai due punti in questa fase.
lesson-cave-which-hint-1 = Due carte piccole chiedono la stessa risorsa, che hai una volta sola. Una carta vale due punti da sola.
lesson-cave-which-done = Una carta da due punti era meglio di una piccola, dopo la quale non si poteva pagare più niente. E si realizza solo qui.
lesson-cave-which-failed = I due punti non ci sono ancora.
lesson-cave-which-failed-small = Un punto, e ciò che resta non paga una seconda carta.
lesson-cave-which-failed-rested = Chi riposa non può comprare nella stessa fase.

lesson-cave-nap-title = Dormici su, e vinci
lesson-cave-nap = “{ $organised_nap }” ti farebbe vincere la partita. Ti mancano due risorse, e i tuoi Krom ne comprano una sola. Guarda la tua mano, e vinci in questa fase.
lesson-cave-nap-hint-1 = “{ $night_barter }” chiede per una risorsa meno Krom della Caverna.
lesson-cave-nap-done = Una risorsa comprata, una barattata: insieme costano abbastanza poco. Gli ultimi punti vincono subito.
lesson-cave-nap-failed = Non hai vinto. Conta i tuoi Krom: la Caverna per una risorsa, la carta per l’altra.
lesson-cave-nap-failed-bonus = Quei Krom servivano per una risorsa.
lesson-cave-nap-failed-rested = Chi riposa non può comprare nella stessa fase.

## The Forest

lesson-forest-free-title = Senza spendere
lesson-forest-free = La prima carta della Foresta { $first_card ->
    [0] è gratis
   *[other] costa { $first_card } Krom
}, e quelle dopo costano di più. Prendi la prima carta, non pagarne altre, e termina la tua fase.
lesson-forest-free-hint-1 = Il tasto mostra quanto costa adesso una carta, e quanto è probabile che porti qualcosa.
lesson-forest-free-hint-2 = Pesca una volta. Poi termina la fase.
lesson-forest-free-done = Hai visto la tua carta prima di decidere sulla prossima. Puoi fermarti dopo ognuna.
lesson-forest-free-failed-paid = Questa era la seconda carta, e ha un prezzo.
lesson-forest-free-failed-nothing = Hai lasciato lì perfino la prima carta.
lesson-forest-free-failed = Pesca una carta, poi termina la fase.

lesson-forest-persist-title = Ancora una volta
lesson-forest-persist = Ti servono due Legni per “{ $digging_stick }”. Puoi pescare fino a { $cards } carte, ognuna più cara della precedente. Realizza “{ $digging_stick }” in questa fase.
lesson-forest-persist-hint-1 = Non tutte le carte portano Legno. Finché puoi pagare, puoi continuare.
lesson-forest-persist-hint-2 = Una carta non ha portato niente. I tuoi Krom bastano per un’altra.
lesson-forest-persist-done = Ogni carta è costata di più, e hai smesso di pagare quando avevi ciò che serviva.
lesson-forest-persist-failed = Hai lasciato la Foresta troppo presto: c’erano i Krom per un’altra carta.

lesson-forest-stop-title = Sapersi fermare
lesson-forest-stop = Porta a casa due Legni, e conserva almeno tre Krom per la Caverna. Poi termina la fase.
lesson-forest-stop-hint-1 = Prima di ogni carta guarda il suo prezzo, e che cosa ti resterebbe.
lesson-forest-stop-hint-2 = Con due Legni hai ciò che cercavi.
lesson-forest-stop-done = I prezzi salgono. Il momento migliore per fermarsi è quando hai ciò che cercavi.
lesson-forest-stop-failed-spent = Ti restano meno di tre Krom. La carta successiva era troppo cara.
lesson-forest-stop-failed = Non hai portato via due Legni.

lesson-forest-shuffle-title = Una bella mescolata
lesson-forest-shuffle = Gli scarti sono scoperti, perciò sai che cosa c’è ancora nel mazzo. Porta a casa Legno con la carta gratis.
lesson-forest-shuffle-hint-1 = Che probabilità hai con il mazzo così com’è?
lesson-forest-shuffle-hint-2 = Prima della tua prima carta puoi mescolare gli scarti nel mazzo.
lesson-forest-shuffle-done = Restavano solo carte vuote. Dopo la mescolata quelle buone erano di nuovo nel mazzo.
lesson-forest-shuffle-failed-empty = “{ $nothing_at_all }”. In quel mazzo non c’era altro.
lesson-forest-shuffle-failed = Non hai preso nessuna carta.

lesson-forest-leave_it-title = Meglio non toccare
lesson-forest-leave_it = Qualcuno prima di te ha avuto sfortuna: le carte vuote sono fra gli scarti. Prendi una carta che di sicuro porta Legno.
lesson-forest-leave_it-hint-1 = Che cosa tornerebbe nel mazzo, se mescolassi?
lesson-forest-leave_it-done = Ogni carta del mazzo portava Legno. Mescolando, sarebbero tornate quelle vuote.
lesson-forest-leave_it-failed-empty = Mescolando hai rimesso nel mazzo le carte vuote, e ne hai pescata una.
lesson-forest-leave_it-failed = Non hai preso nessuna carta.

lesson-forest-driftwood-title = Solo nella Foresta
lesson-forest-driftwood = “{ $dugout_canoe }” si realizza qui e in nessun altro luogo, e hai una carta che funziona solo qui. Realizza “{ $dugout_canoe }” senza perdere tempo.
lesson-forest-driftwood-hint-1 = La tua carta porta proprio ciò che manca.
lesson-forest-driftwood-done = Una carta con il simbolo di un luogo si usa solo lì, e così un’Evoluzione. Qui potevi fare tutte e due le cose.
lesson-forest-driftwood-failed = Avevi in mano tutto ciò che serviva. Pescare prima delle carte ha preso troppo tempo.

lesson-forest-hut-title = Non la prima, la migliore
lesson-forest-hut = “{ $tree_hut }” ti farebbe vincere la partita. Hai una Pietra e pochissimi Krom. Pesca, e vinci in questa fase.
lesson-forest-hut-hint-1 = Quanti punti mancano? Una carta piccola adesso consumerebbe la tua unica Pietra.
lesson-forest-hut-done = Non hai preso la prima carta che potevi pagare. La pazienza ha vinto la partita.
lesson-forest-hut-failed-torch = “{ $torch }” ha consumato la tua Pietra, e il suo punto non basta per vincere.
lesson-forest-hut-failed = Hai smesso prima di avere abbastanza Legno.

## The Savannah

lesson-savannah-bare_hands-title = A mani nude
lesson-savannah-bare_hands = Ogni preda mostra quanti dadi lanci e a quale somma devono arrivare. Non hai Krom per comprare dadi. Cattura qualcosa.
lesson-savannah-bare_hands-hint-1 = Ogni riga dice quanto è probabile che la caccia riesca.
lesson-savannah-bare_hands-hint-2 = Le prede piccole danno meno, ma si catturano più spesso.
lesson-savannah-bare_hands-hint-3 = Vai a caccia di “{ $dodo }”.
lesson-savannah-bare_hands-done = I tuoi dadi sono arrivati al valore della preda. Una preda catturata paga la ricompensa, e subito ne arriva un’altra.
lesson-savannah-bare_hands-failed-away = È scappata. Una preda grossa con pochi dadi è difficile: prima guarda le probabilità.
lesson-savannah-bare_hands-failed = Non hai cacciato.

lesson-savannah-exactly-title = Esattamente quanto basta
lesson-savannah-exactly = La preda “{ $cave_bear }” vale molto, ma con i dadi che mostra è difficile da catturare. Hai qualche Krom. Cattura “{ $cave_bear }”.
lesson-savannah-exactly-hint-1 = I dadi si comprano prima del lancio, mai dopo.
lesson-savannah-exactly-hint-2 = Aumenta di uno il numero dei dadi.
lesson-savannah-exactly-done = La tua somma era proprio il valore, e basta così. Senza il dado comprato sarebbe stata troppo bassa.
lesson-savannah-exactly-failed-other = Era un’altra preda, e si caccia una volta sola.
lesson-savannah-exactly-failed-away = È scappata. Un dado in più avrebbe cambiato tutto.
lesson-savannah-exactly-failed = Non hai cacciato.

lesson-savannah-likelier-title = Tre volte su quattro
lesson-savannah-likelier = Caccia con una probabilità di almeno 75%, e dopo conserva due Krom. I dadi dicano quello che vogliono: conta la tua scelta.
lesson-savannah-likelier-hint-1 = Aumenta i dadi e guarda la probabilità. Spesso ne basta uno in più.
lesson-savannah-likelier-hint-2 = Due delle quattro chiedono meno delle altre. Compra un dado per una di queste.
lesson-savannah-likelier-done = Una buona scelta ha buone probabilità. Se poi i dadi sono d’accordo è un’altra faccenda.
lesson-savannah-likelier-failed-risky = Era meno di 75%. Prima di cacciare guarda la probabilità accanto al tasto.
lesson-savannah-likelier-failed-dear = La probabilità era buona, ma i tuoi Krom sono finiti.
lesson-savannah-likelier-failed = Non hai cacciato.

lesson-savannah-likeliest-title = Due Ossa
lesson-savannah-likeliest = Non hai Krom, e vuoi due Ossa per “{ $fishbone_comb }”. Scegli la preda che le dà più spesso, e realizza la carta.
lesson-savannah-likeliest-hint-1 = Due Ossa o più: quali prede le danno, e quale di queste ha la probabilità migliore?
lesson-savannah-likeliest-done = Fra quelle che pagano abbastanza, hai preso la più probabile. E subito dopo “{ $fishbone_comb }”.
lesson-savannah-likeliest-failed-away = È scappata. Anche un’altra preda dà due Ossa, e più spesso.
lesson-savannah-likeliest-failed-marmot = Catturata, ma dà Krom e niente Ossa.
lesson-savannah-likeliest-failed = “{ $fishbone_comb }” è ancora sul tavolo.

lesson-savannah-spare-title = Quanto vale un dado
lesson-savannah-spare = Torna a casa con una preda e con almeno sei Krom. Ne hai quattro.
lesson-savannah-spare-hint-1 = Quale preda dà Krom? E quanto ne resterebbe, se prima comprassi un dado?
lesson-savannah-spare-done = Il dado comprato sarebbe costato quanto la preda paga in Krom. Certe cacce vanno meglio senza.
lesson-savannah-spare-failed-away = È scappata.
lesson-savannah-spare-failed-short = Catturata, ma hai meno di sei Krom. La differenza la fa un dado comprato, o una preda che paga meno.
lesson-savannah-spare-failed = Non hai cacciato.

lesson-savannah-boneyard-title = Cacciare non è un obbligo
lesson-savannah-boneyard = Tutte le prede sono grosse e non hai Krom. Ma guarda la tua mano, e realizza “{ $armadillo_trap }” in questa fase.
lesson-savannah-boneyard-hint-1 = L’azione di un luogo si può saltare. Che cosa porta la tua carta?
lesson-savannah-boneyard-done = Nessuno deve cacciare per forza. La carta ha portato le Ossa, e “{ $armadillo_trap }” si realizza solo qui.
lesson-savannah-boneyard-failed-away = È scappata. La caccia non serviva: le Ossa erano nella tua mano.
lesson-savannah-boneyard-failed = “{ $armadillo_trap }” è ancora sul tavolo.

lesson-savannah-mammoth-title = Caccia grossa
lesson-savannah-mammoth = “{ $pack_mammoth }” chiede tre Ossa, si realizza solo qui e vale molto. Vai a caccia, e realizzala in questa fase.
lesson-savannah-mammoth-hint-1 = Quali prede danno tre Ossa? Guarda che cosa fanno due dadi in più alla tua probabilità.
lesson-savannah-mammoth-done = Due dadi comprati hanno reso probabile un colpo difficile. Quando la posta è alta, i Krom sono spesi bene.
lesson-savannah-mammoth-failed-away = È scappata. Avevi i Krom per altri dadi.
lesson-savannah-mammoth-failed-small = Catturata, ma dà troppo poche Ossa per “{ $pack_mammoth }”.
lesson-savannah-mammoth-failed = “{ $pack_mammoth }” è ancora sul tavolo.

## The Mountain

lesson-mountain-third-title = Tieni la coppia
lesson-mountain-third = Scala: lanci { $dice } dadi, e ti viene pagato ciò che mostrano. Con i Krom puoi tenerne alcuni e rilanciare gli altri. Scendi con una Pietra.
lesson-mountain-third-hint-1 = Un tris porta una Pietra. Quali dadi sono un buon inizio?
lesson-mountain-third-hint-2 = Tocca i dadi che vuoi tenere, poi rilancia gli altri.
lesson-mountain-third-hint-3 = Tieni i due uguali.
lesson-mountain-third-done = Hai tenuto la coppia e rilanciato gli altri tre. Un tris paga una Pietra.
lesson-mountain-third-failed-down = Alla discesa mancava la Pietra. Una coppia paga solo Krom.
lesson-mountain-third-failed = Non hai finito la scalata.

lesson-mountain-enough-title = Chi si accontenta…
lesson-mountain-enough = Scendi con almeno quattro Krom. Ne hai uno.
lesson-mountain-enough-hint-1 = Guarda che cosa pagano i dadi così come sono, e quanto costa un altro lancio.
lesson-mountain-enough-hint-2 = Fermati dopo il primo lancio.
lesson-mountain-enough-done = Una coppia paga Krom. Un altro lancio ne avrebbe presi una parte, per niente.
lesson-mountain-enough-failed-down = Hai meno di quattro Krom. Il primo lancio pagava abbastanza, e il secondo è costato.
lesson-mountain-enough-failed = Non hai finito la scalata.

lesson-mountain-straight-title = Aperta dai due lati
lesson-mountain-straight = Lanci quattro numeri in fila, e uno due volte. Puoi pagare un altro lancio. Scendi con tre Pietre.
lesson-mountain-straight-hint-1 = Quanto pagherebbe una scala? Quanti numeri la completano?
lesson-mountain-straight-hint-2 = Tieni i quattro che si seguono, e rilancia il quinto.
lesson-mountain-straight-done = Due numeri completano una fila di quattro aperta dai due lati. Era meglio della coppia.
lesson-mountain-straight-failed-down = Hai portato giù di meno. La coppia era invitante, ma la fila di quattro era più vicina alle tre Pietre.
lesson-mountain-straight-failed = Non hai finito la scalata.

lesson-mountain-full-title = Prendilo
lesson-mountain-full = Scendi con due Pietre. Hai i Krom per altri due lanci, se li vuoi.
lesson-mountain-full-hint-1 = Guarda che cosa paga già il primo lancio, e ricorda che dove c’è una “o” scegli tu.
lesson-mountain-full-done = Un full al primo colpo. L’hai preso, e delle due cose che paga hai scelto quella che cercavi.
lesson-mountain-full-failed-cards = Un full paga una cosa o l’altra. Hai preso le carte.
lesson-mountain-full-failed-thrown = Hai rotto un full. Contano solo i dadi alla fine.
lesson-mountain-full-failed = Due Pietre erano lì già con il primo lancio.

lesson-mountain-two_pairs-title = Ancora niente
lesson-mountain-two_pairs = Il tuo primo lancio mostrerà cinque numeri diversi, e nessuna scala. Scendi con una doppia coppia.
lesson-mountain-two_pairs-hint-1 = Così non pagano niente. Per un Krom puoi rilanciarli tutti; non devi tenerne nessuno.
lesson-mountain-two_pairs-done = Dadi che non stanno bene insieme non pagano niente. Li hai rilanciati tutti, e la doppia coppia ha ripagato la spesa.
lesson-mountain-two_pairs-failed-down = Hai portato giù qualcos’altro, non una doppia coppia.
lesson-mountain-two_pairs-failed = Non hai finito la scalata.

lesson-mountain-five-title = Tutti e cinque
lesson-mountain-five = Lancerai subito un poker. Paga bene. Eppure scendi con due Ossa.
lesson-mountain-five-hint-1 = Le Ossa arrivano con una sola combinazione. Ti manca un dado, e hai i Krom per un altro lancio.
lesson-mountain-five-done = Cinque uguali pagano un po’ di tutto. Il poker era al sicuro in mano tua; hai osato, e rischiavi un dado solo.
lesson-mountain-five-failed-down = Niente Ossa alla discesa. Le portano solo cinque uguali.
lesson-mountain-five-failed = Non hai finito la scalata.

lesson-mountain-again-title = Non mollare
lesson-mountain-again = Scendi con tre Pietre. I tuoi Krom bastano per altri due lanci.
lesson-mountain-again-hint-1 = Tieni la coppia. Se il primo rilancio non porta niente, rilancia gli stessi dadi.
lesson-mountain-again-done = Un lancio sfortunato non cambia niente: la coppia era ancora l’inizio migliore, e il lancio dopo si poteva pagare.
lesson-mountain-again-failed-cards = Un poker paga una cosa o l’altra. Hai preso le carte.
lesson-mountain-again-failed-down = Hai portato giù meno di tre Pietre.
lesson-mountain-again-failed = Le mosse sono finite.

lesson-mountain-between-title = Una carta lungo la salita
lesson-mountain-between = Non hai Krom per un altro lancio, ma in mano hai “{ $shower_of_kroms }”. Scendi con tre Pietre.
lesson-mountain-between-hint-1 = Il primo lancio è buono, ma non abbastanza. La tua carta può pagarne altri, anche mentre scali.
lesson-mountain-between-done = Una carta Bonus può venire prima della scalata, o fra due lanci. I Krom c’erano quando servivano.
lesson-mountain-between-failed-cards = Un poker paga una cosa o l’altra. Hai preso le carte.
lesson-mountain-between-failed-down = Hai portato giù meno di tre Pietre. La carta era ancora in mano, o i dadi rilanciati non erano quelli giusti.
lesson-mountain-between-failed = Le mosse sono finite.

lesson-mountain-judge-title = Giudica tu
lesson-mountain-judge = Stavolta non c’è una combinazione da raggiungere. Scala, e non fare scelte che costino più di un quarto di Krom rispetto alla migliore, qualunque cosa facciano i dadi.
lesson-mountain-judge-hint-1 = Di nuovo quattro in fila, ma stavolta finiscono al 6: li completa un numero solo. Quanto vale la coppia?
lesson-mountain-judge-done = Un solo numero avrebbe completato quella fila. La coppia valeva di più, e un tris merita un altro lancio.
lesson-mountain-judge-failed-down = Una delle tue scelte è costata più di un quarto di Krom. Il consiglio ti dice quale, e che cosa era meglio.
lesson-mountain-judge-failed = Non hai finito la scalata.
