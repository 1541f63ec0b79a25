### Exercises of the course in probability.

## Outcomes and events

exercise-outcomes-1 = Alma combatte contro Kolos { $where }. Quali di questi esiti fanno parte dell’evento “Alma vince”?
exercise-outcomes-1-hint = Prima metti gli esiti in tre scatole: più alto il dado di Alma, più alto quello di Kolos, uguali. Poi chiediti a chi giova il peso { $where }.
exercise-outcomes-1-solution = Ne fanno parte tutti gli esiti in cui il dado di Alma è più alto, e quelli a dadi uguali se la parità { $where } è sua (regola combat.tie.weight): { $answer }.
exercise-outcomes-1-4-4 = il 4 di Alma contro 4
exercise-outcomes-1-5-2 = il 5 di Alma contro 2
exercise-outcomes-1-1-1 = l’1 di Alma contro 1
exercise-outcomes-1-3-6 = il 3 di Alma contro 6
exercise-outcomes-1-6-6 = il 6 di Alma contro 6
exercise-outcomes-1-2-3 = il 2 di Alma contro 3

exercise-outcomes-2 = In due lanciano un dado a testa. Quanto è probabile che almeno uno dei due dadi mostri un 6?
exercise-outcomes-2-hint = Conta il contrario. In quanti dei { $ways } esiti non c’è nemmeno un 6?
exercise-outcomes-2-solution = Senza il 6 a ogni dado restano { $others } facce: { $others } × { $others } = { $none } esiti su { $ways }. Tutti gli altri ne hanno almeno uno: { $answer }.

exercise-outcomes-3 = Alma e Kolos combattono, senza ferite e senza carte. Quanto è probabile che Alma perda { $much } punti vita o più?
exercise-outcomes-3-hint = Allora il dado di Kolos supera quello di Alma di almeno { $much }. Scrivi questi esiti, cominciando dall’1 di Alma.
exercise-outcomes-3-solution = Stanno in un angolo dei { $ways } esiti: tre con il suo 1, due con il suo 2, uno con il suo 3. In tutto { $answer }.

misreading-equal-dice-win-nothing = Sembra che i dadi uguali non siano di nessuno. Un combattimento ha sempre qualcuno che vince: decide il peso (regola combat.tie.weight).
misreading-listed-the-losses = Questi sono gli esiti che non ne fanno parte. Hai trovato l’evento contrario.
misreading-added-what-overlaps = Sembra che tu abbia sommato le probabilità dei due dadi. Così l’esito con due sei viene contato due volte.
misreading-exactly-one-six = Sembra che tu abbia lasciato fuori i due sei. “Almeno uno” vuol dire uno o più.
misreading-both-are-sixes = Questa è la probabilità che tutti e due mostrino un 6. Ne basta uno.
misreading-exactly-so-much = Sembra che tu abbia contato esattamente questa perdita. “O più” comprende anche le differenze maggiori.
misreading-either-of-them = Sembra che tu abbia contato tutti e due. La domanda riguarda solo i punti vita di Alma.
misreading-among-those-who-lose = Sembra che tu abbia contato solo i combattimenti che Alma perde. Anche le sue vittorie e le parità sono esiti.

## Expectation

exercise-expectation-1 = Combattono due personaggi con { $life } punti vita ciascuno. Quanti punti vita perdono in media, sommando i due?
exercise-expectation-1-hint = Quanto perde in media uno dei due? Per ogni differenza da 1 a 5: in quanti dei { $ways } esiti ha quello svantaggio? Si possono sommare le medie dei due?
exercise-expectation-1-solution = Uno dei due ha uno svantaggio di 1, 2, 3, 4 o 5 in 5, 4, 3, 2 e 1 dei { $ways } esiti, e perde in media { $one }. Le medie si possono sempre sommare, anche se nello stesso combattimento non perdono mai tutti e due: { $answer }.

exercise-expectation-2 = Un personaggio con soli { $life } punti vita combatte contro un altro. Nessuno può perdere più punti vita di quanti ne ha. Quanti ne perde in media questo personaggio?
exercise-expectation-2-hint = Ogni esito con uno svantaggio di { $life } o più adesso costa lo stesso.
exercise-expectation-2-solution = Uno svantaggio di { $life } o più ha probabilità { $stunned } e costa ogni volta { $life }. Con gli esiti che costano 1 fa { $answer }. Si perde meno, ma finire a terra costa più dei punti vita.

exercise-expectation-3 = Una preda chiede { $value } con { $dice } dadi, e la sua ricompensa per te vale { $reward } Krom. Prima di lanciare puoi comprare un dado in più. Quanti Krom porta in media questo dado, prima di pagarlo?
exercise-expectation-3-hint = Di quanto il dado rende più probabile la cattura? Quella parte della ricompensa è ciò che porta in media.
exercise-expectation-3-solution = Con { $dice } dadi la probabilità è { $before }, con { $more } è { $after }: { $gain } in più. Per { $reward } Krom fa { $answer }. La Savana ne chiede { $price }: comprarlo conviene.

misreading-middle-of-what-can-happen = Sembra che ogni perdita possibile conti allo stesso modo. Le perdite piccole escono in più esiti di quelle grandi.
misreading-only-when-one-loses = Questa è la media dei combattimenti che costano punti vita a qualcuno. A dadi uguali nessuno ne perde, e anche quei combattimenti contano.
misreading-one-of-the-two = Questo è ciò che perde uno dei due. La domanda riguarda tutti e due insieme.
misreading-loses-more-than-there-is = Sembra che si possano perdere punti vita che non ci sono. A 0 ci si ferma (regola stunned.start).
misreading-forgot-the-stunned = Sembra che tu abbia lasciato fuori gli esiti con uno svantaggio maggiore. Costano tutti i punti vita che ci sono.
misreading-whole-hunt-for-the-die = Questo è ciò che porta tutta la caccia con il dado. Anche senza, la caccia avrebbe portato qualcosa.
misreading-price-already-paid = Sembra che tu abbia tolto il prezzo. La domanda è quanto porta il dado prima di pagarlo.
misreading-reward-for-sure = Sembra che il dado renda certa la cattura. La rende solo più probabile.

## Sums

exercise-sums-1 = Una caccia con due dadi chiede un totale di almeno { $value }. Quanto è probabile che riesca?
exercise-sums-1-hint = In quanti modi due dadi fanno { $value }? E ogni totale più alto, fino a { $most }?
exercise-sums-1-solution = I totali da { $value } a { $most } escono in { $good } modi su { $ways }: { $answer }.

exercise-sums-2 = Si vuole un totale di almeno { $value }. Con quanti dadi, come minimo, esce almeno la metà delle volte?
exercise-sums-2-hint = Un dado mostra in media 3,5. Quanti ne servono perché la media arrivi al totale voluto?
exercise-sums-2-solution = Con { $before } dadi esce { $then_often }, con { $dice } dadi { $now_often }. La risposta è { $answer }.

exercise-sums-3 = La deviazione standard dice quanto un totale sta di solito lontano dalla sua media. Quante volte è più grande per il totale di { $dice } dadi che per un dado solo?
exercise-sums-3-hint = Le varianze di dadi indipendenti si sommano. La deviazione standard è la radice quadrata della varianza.
exercise-sums-3-solution = La varianza cresce da { $one } a { $many }, cioè { $dice } volte tanto. La sua radice quadrata cresce { $answer } volte. Dadi alti e bassi in parte si compensano.

misreading-more-than-the-value = Sembra che il totale debba superare il valore. Basta esattamente il valore (regola savannah.success).
misreading-all-totals-alike = Sembra che tutti i totali siano ugualmente probabili. Il sette esce in sei modi, il dodici in uno.
misreading-can-just-be-reached = Con così pochi dadi ci si arriva solo se quasi tutti mostrano un sei. Capita meno della metà delle volte.
misreading-almost-for-sure = Con così tanti dadi esce più di nove volte su dieci. Per la metà delle volte ne bastano meno.
misreading-as-many-times-as-dice = Sembra che la dispersione cresca come il totale. Sarebbe così se tutti i dadi mostrassero sempre lo stesso numero.
misreading-square-of-the-spread = Sembra che tu abbia elevato al quadrato una volta di troppo. Si chiede la radice della varianza.
misreading-no-wider = Sembra che il totale di più dadi sia sicuro come quello di uno. Con più dadi ci si può allontanare di più.

## Comparing

exercise-comparing-1 = Si incontrano { $names }, e lanciano un dado a testa. Quanto è probabile che sia il peso a decidere chi viene per primo?
exercise-comparing-1-hint = Il numero più alto deve uscire almeno a due di loro. Conta per ogni numero più alto, da 1 a 6.
exercise-comparing-1-solution = Se il più alto è h, lo mostrano esattamente due su tre in 3 × (h − 1) modi, e tutti e tre in uno. Sommando per h da 1 a 6 fa 51 su { $ways }: { $answer }.

exercise-comparing-2 = Si incontrano { $where }: { $names }. Per il peso, una parità lì va a chi viene prima in quest’ordine: { $order }. Quanto è probabile che vinca Karok?
exercise-comparing-2-hint = Prova tutti i suoi lanci. Con un 4, per esempio: quante facce di ognuno degli altri perdono?
exercise-comparing-2-solution = Con il suo dado da 1 a 6 gli altri due perdono in { $by_face } modi. In tutto { $good } su { $ways }: { $answer }.

exercise-comparing-3 = Alma combatte contro Kolos { $where }. Può aggiungere al suo dado un altro dado, oppure { $plus } punti. Con quale dei due vince più spesso?
exercise-comparing-3-hint = Un dado porta in media 3,5. Ma per vincere non serve un totale alto, serve uno che basti. Quanto spesso, con l’uno e con gli altri, Alma resta indietro?
exercise-comparing-3-solution = Con un altro dado vince { $die_often }, con i punti { $points_often }: { $answer }. I punti sono sempre uguali; un dado può mostrare 1 o 6.
exercise-comparing-3-die = un altro dado
exercise-comparing-3-points = { $plus } punti in più
exercise-comparing-3-same = tutti e due ugualmente spesso

misreading-all-three-alike = Questa è la probabilità che tutti e tre mostrino lo stesso numero. Ne bastano due, se nessuno sta più in alto.
misreading-any-two-alike = Sembra che contino due dadi uguali qualsiasi. Se il terzo è più alto, chi vince è chiaro.
misreading-added-up-the-pairs = Sembra che tu abbia sommato le probabilità delle tre coppie. Così alcuni esiti contano più di una volta, e alcune coppie non sono in cima.
misreading-shared-among-three = Sembra che tutti e tre abbiano la stessa probabilità. Il peso toglie le parità ad alcuni e le dà ad altri.
misreading-as-if-two-combats = Sembra che tu abbia moltiplicato due combattimenti separati. Karok ha un dado solo: se ne ha battuto uno, probabilmente è alto, e batte più spesso anche l’altro.
misreading-loses-every-tie = Sembra che Karok perda ogni parità. La perde solo contro chi viene prima in quell’ordine (regola combat.tie.weight).
misreading-wins-every-tie = Sembra che Karok vinca ogni parità. La vince solo contro chi viene dopo in quell’ordine (regola combat.tie.weight).
misreading-higher-on-average = In media il dado è più alto, ma una media non vince. Conta quante volte Alma non resta indietro, e di chi sono le parità.
misreading-nearly-the-same = Sono vicini, ma non uguali. Conta gli esiti in cui Alma resta indietro.

## What to believe

exercise-bayes-1 = Una delle { $cards } carte Destinazione del Kromosauro è stata pescata ed è coperta. Chiedi a chi l’ha vista: è la { $out }? La risposta, vera, è no. Quanto è probabile adesso che sia la { $last }?
exercise-bayes-1-hint = Cancella ciò che non può più essere. Quante carte restano, e ce n’è una più probabile dell’altra?
exercise-bayes-1-solution = Le carte che restano prima erano ugualmente probabili, e lo sono ancora. Insieme adesso devono fare 1: { $answer }.

exercise-bayes-2 = Alma ha combattuto contro Kolos nella Savana, dove una parità fra loro la vince { $helped }. Tu senti solo: Alma ha vinto. Quanto è probabile che abbia lanciato un 6?
exercise-bayes-2-hint = Dimentica tutti gli esiti in cui non vince. Fra quelli che restano, quanti hanno il suo 6?
exercise-bayes-2-solution = Vince con probabilità { $won }, e vince con un 6 con probabilità { $both }. Fra le sue vittorie la quota dei sei è { $both } ÷ { $won } = { $answer }.

exercise-bayes-3 = Karok ha in mano una carta Bonus. Delle { $cards } carte del nostro mazzo inventato, { $combat } si possono giocare in un combattimento { $where }. Supponiamo che chi ne ha una la giochi in metà dei combattimenti. Karok ha combattuto lì { $passes } volte e non ha giocato niente. Quanto è probabile che ne abbia una?
exercise-bayes-3-hint = Pensa a { $cards } Karok, ognuno con una carta diversa. Quali starebbero ancora zitti dopo { $passes } combattimenti?
exercise-bayes-3-solution = Averne una e stare zitto ha probabilità { $both }; stare zitto in ogni caso ha { $evidence }. { $both } ÷ { $evidence } = { $answer }.

misreading-nothing-learned = Questo era giusto prima. Adesso una possibilità non c’è più, e le altre si dividono la sua parte.
misreading-took-over-the-share = Sembra che una carta abbia preso tutta la parte dell’altra. Le due rimaste ne hanno lo stesso diritto.
misreading-before-it-was-seen = Questa è la probabilità prima di sentire qualcosa. Chi vince ha lanciato alto più spesso del solito.
misreading-turned-round = Hai girato la domanda: questo è quanto è probabile una vittoria, dato un 6. Si chiede quanto è probabile un 6, data una vittoria.
misreading-tie-as-in-the-forest = Questo va bene per la Foresta, dove a parità vince chi pesa di meno. Nella Savana la parità la vince { $helped } (regola combat.tie.weight): Alma vince meno spesso, e il 6 è una parte più grande delle sue vittorie.
misreading-both-at-once = Questa è la probabilità di un 6 e di una vittoria fra tutti i combattimenti. Tu sai che Alma ha vinto: dividi per la probabilità che vinca.
misreading-silence-says-nothing = Questo è ciò che si poteva credere prima. Il silenzio viene più spesso da chi non ha niente da giocare: quindi dice qualcosa.
misreading-silence-is-proof = Sembra che il silenzio provi che Karok non ha una carta così. Potrebbe tenerla per dopo.
misreading-not-shared-out = Questa è la probabilità che ne abbia una e stia zitto. Che sta zitto si sa: dividi per la probabilità del silenzio.
misreading-seen-once-only = Sembra che sia stato zitto in un solo combattimento. Ogni silenzio rende la cosa meno probabile.

## Without replacement

exercise-pile-1 = Un mazzo Raccolta nuovo ha { $pile } carte, di cui { $wanted } sono “{ $card }”. Ne peschi due, una dopo l’altra. Quanto è probabile che siano tutte e due “{ $card }”?
exercise-pile-1-hint = Dopo la prima, quante carte “{ $card }” restano, e quante in tutto?
exercise-pile-1-solution = { $wanted } su { $pile }, poi { $fewer } su { $rest }. Moltiplicando fa { $answer }.

exercise-pile-2 = In un mazzo Raccolta nuovo { $wanted } carte su { $pile } portano Legno. Ne peschi due. Quanto è probabile che almeno una porti Legno?
exercise-pile-2-hint = Il contrario è più facile: nessuna delle due porta Legno.
exercise-pile-2-solution = Nessuna: { $others } su { $pile }, poi { $less } su { $rest }, cioè { $none }. Almeno una: 1 − { $none } = { $answer }.

exercise-pile-3 = Un mazzo nuovo ha { $pile } carte, di cui { $wanted } sono “{ $card }”. La prima carta si mette da parte coperta, e nessuno la guarda. Quanto è probabile che la seconda sia “{ $card }”?
exercise-pile-3-hint = Stendi sul tavolo il mazzo mescolato. C’è un posto migliore di un altro per una carta “{ $card }”?
exercise-pile-3-solution = Quanto per la prima: { $answer }. Una carta che nessuno ha visto non dice niente. Vale come ogni altro posto nel mazzo.

misreading-put-back = Sembra che la prima carta sia tornata nel mazzo prima della seconda. Invece non c’è più.
misreading-only-the-pile-shrinks = Hai tolto una carta dal mazzo, ma non da quelle che cerchi. La prima carta era una di loro.
misreading-added-not-multiplied = Sembra che tu abbia sommato. Devono capitare tutte e due, una dopo l’altra: moltiplica.
misreading-exactly-one = Questa è la probabilità di averne esattamente una. Vanno bene anche due.
misreading-first-card-only = Questa è la probabilità con una carta. Una seconda aiuta.
misreading-as-if-one-were-gone = Sarebbe giusto se si fosse visto che la prima era una di quelle. Nessuno ha guardato.
misreading-as-if-another-were-gone = Sarebbe giusto se si fosse visto che la prima era un’altra carta. Nessuno ha guardato.

## Large numbers

exercise-numbers-1 = Una simulazione con { $few } lanci ha un intervallo di una certa larghezza. Tu invece lanci { $many } volte. Quante volte più stretto diventa, all’incirca, l’intervallo?
exercise-numbers-1-hint = La larghezza si riduce come uno diviso la radice quadrata del numero di lanci.
exercise-numbers-1-solution = I lanci sono { $times } volte tanti, e la radice quadrata di { $times } è { $answer }. Ogni cifra in più costa cento volte tanti lanci.

exercise-numbers-2 = Alma ha perso { $streak } combattimenti di fila contro Kolos { $where }. Ora combattono lì di nuovo. Quanto è probabile che stavolta vinca?
exercise-numbers-2-hint = I dadi sanno com’è andata le altre volte?
exercise-numbers-2-solution = Come sempre: { $answer }. I dadi non hanno memoria. La quota si avvicina alla probabilità perché i vecchi combattimenti finiscono in minoranza, non perché vengano ripagati.

exercise-numbers-3 = Da 1000 lanci ricavi un intervallo al 95% per la probabilità di Alma: da 55% a 61%. Quale frase dice che cosa significa “95%”?
exercise-numbers-3-hint = La sua probabilità è un numero solo, e non si muove. Che cosa si muove, se lanci altre 1000 volte?
exercise-numbers-3-solution = { $answer }. Il numero sta fermo; sono gli intervalli che il caso muove.
exercise-numbers-3-method = Di tanti intervalli fatti così, circa il 95% contiene la vera probabilità
exercise-numbers-3-this = La probabilità che la sua vera probabilità stia fra 55% e 61% è 95%
exercise-numbers-3-rolls = Il 95% dei lanci era fra 55% e 61%
exercise-numbers-3-sure = La vera probabilità sta di sicuro fra 55% e 61%, perché i lanci erano tanti

misreading-as-many-times-as-rolls = Sembra che la larghezza si riduca tanto quanto crescono i lanci. Si riduce solo come la loro radice quadrata.
misreading-as-a-part-of-the-old = Questo dice quanto è largo il nuovo, come parte del vecchio. Girala: quante volte più stretto è?
misreading-as-wide-as-before = Sembra che altri lanci non cambino niente. Aiutano, solo lentamente.
misreading-won-or-lost-is-even = O vince o perde, ma le due cose non sono ugualmente probabili: anche le parità vanno a qualcuno (regola combat.tie.weight).
misreading-it-is-her-turn = Sembra che una vittoria le spetti. I dadi non sanno che ha perso.
misreading-the-streak-goes-on = Sembra che la serie di Kolos continui. I dadi non sanno che ha vinto.
misreading-all-of-it-again = Questo è quanto era probabile tutta la storia prima che cominciasse. I combattimenti persi ci sono già stati.
misreading-chance-of-a-fixed-number = Viene da dirlo, e lo si dice spesso. Ma la sua vera probabilità è un numero fisso: o sta in questo intervallo o non ci sta, e il caso non c’entra più. Il 95% riguarda il modo in cui si fanno gli intervalli.
misreading-share-of-the-rolls = Un singolo lancio è vinto o perso; non ha una percentuale. L’intervallo riguarda la probabilità, non i singoli lanci.
misreading-interval-is-a-promise = Nessun numero di lanci dà la certezza. Un intervallo su venti la manca, e nessuno può vedere quale.

## Stopping

exercise-stopping-1 = Un dado ti paga tanti Krom quanti ne mostra. Per { $price } Krom puoi lanciarlo un’altra volta, e allora vale il numero nuovo. Da quale numero in su tieni quello che hai?
exercise-stopping-1-hint = Quanto vale in media un altro lancio, dopo averlo pagato?
exercise-stopping-1-solution = Un altro lancio porta in media { $mean_about } e costa { $price }. Tieni tutto ciò che è almeno pari alla differenza: da { $answer } in su.

exercise-stopping-2 = Un mazzo Raccolta nuovo contiene, con il valore di ogni carta in Krom: { $kinds }. Quanto vale in media la sua prima carta?
exercise-stopping-2-kind = { $copies } × { $card } ({ $worth })
exercise-stopping-2-hint = Somma il valore di tutte le { $cards } carte, comprese le copie e quelle vuote. Poi dividi.
exercise-stopping-2-solution = Le { $cards } carte valgono in tutto { $added } Krom; { $empty } di loro non portano niente. In media fa { $answer }.

exercise-stopping-3 = Sulla Montagna i tuoi dadi mostrano { $dice }. Puoi pagare un rilancio, per { $price } Krom. Quali dadi tieni?
exercise-stopping-3-hint = Vengono in mente due piani: partire dalla coppia per un tris o meglio, oppure la scala. Quante facce completano questa scala?
exercise-stopping-3-solution = Tieni { $answer }: vale in media { $best_about } Krom, pagato il rilancio. Tenere i quattro in fila vale solo { $row_about }: stanno in fondo alla scala, e li completa una faccia sola.

misreading-forgot-the-price = Sembra che rilanciare sia gratis. Togli quello che costa.
misreading-only-the-best-is-enough = Sembra che basti solo il numero più alto. In media un nuovo lancio porta meno di un lancio buono.
misreading-never-roll-again = Sembra che tu tenga qualsiasi cosa. Dopo un 1, un altro lancio vale il suo prezzo.
misreading-each-kind-once = Sembra che ogni tipo di carta conti una volta. Di alcune ci sono molte copie.
misreading-without-the-empty-ones = Sembra che tu abbia lasciato fuori le carte che non portano niente. Si pescano anche quelle.
misreading-kept-the-row = Hai tenuto quattro numeri in fila. Due facce completerebbero 2 3 4 5, ma una sola completa questi, perché nessun dado mostra un 7.
misreading-stopped-with-the-pair = La coppia ti è bastata. Paga subito, ma un rilancio porta in media più di quanto costa.
misreading-rolled-everything-again = Hai rilanciato tutto. Alcuni di questi dadi sono meglio di un lancio medio.

## Chains

exercise-markov-1 = A ogni turno si mescolano tutte le carte Destinazione del Kromosauro e se ne pesca una. Quanto è probabile che la bestia sia { $where } al prossimo turno e anche a quello dopo?
exercise-markov-1-hint = La seconda pesca dipende dalla prima?
exercise-markov-1-solution = { $once } per ogni turno, e la seconda pesca non sa niente della prima. Insieme: { $answer }.

exercise-markov-2 = Incontri il Kromosauro a tu per tu, senza carte. Al suo dado aggiunge { $plus }. Quanto è probabile che questo combattimento gli costi punti vita?
exercise-markov-2-hint = Il tuo dado deve superare il suo dado e { $plus } messi insieme. Con quali dei tuoi numeri è possibile?
exercise-markov-2-solution = Con il tuo dado da 1 a 6 batti { $by_face } numeri del suo dado. In tutto { $good } esiti su { $ways }: { $answer }.

exercise-markov-3 = Ti resta 1 punto vita, e anche al Kromosauro. Combattete, di nuovo e di nuovo se nessuno si fa male, finché uno cade. Quanto è probabile che cada il Kromosauro?
exercise-markov-3-hint = Un combattimento che non ferisce nessuno riporta al punto di prima. Lasciali fuori: qual è la tua parte di quelli che decidono?
exercise-markov-3-solution = Un combattimento ferisce lui con probabilità { $hit } e nessuno con probabilità { $nothing }. Quindi decide con probabilità { $deciding }. La tua parte: { $hit } ÷ { $deciding } = { $answer }.

misreading-one-turn-only = Questa è la probabilità per un turno. Deve essere lì in tutti e due.
misreading-added-two-turns = Sembra che tu abbia sommato i due turni. Deve essere lì nel primo e nel secondo: moltiplica.
misreading-must-move-on = Sembra che debba muoversi. Devono farlo solo i giocatori; il Kromosauro può restare (regola kromosaurus.cards).
misreading-forgot-what-it-adds = Sembra che i due dadi contino allo stesso modo. Il Kromosauro aggiunge sempre { $plus } (regola kromosaurus.plus).
misreading-equal-hurts-too = Sembra che totali uguali gli costino punti vita. Si perde la differenza, e lì è zero.
misreading-two-ends-are-even = I finali sono due, ma non ugualmente probabili: uno dei due ha i totali migliori.
misreading-draws-count-as-lost = Sembra che un combattimento che non ferisce nessuno sia perso. Vuol dire solo che si combatte di nuovo.
