### Exercises of the chapters on setup, movement, Cave and Forest: question, hint, solution, and what a wrong answer
### looks like. Each gets the facts that its exercise names; a solution gets $answer, written for people.

## Setup

# $players
exercise-setup-1 = Si prepara un tavolo per { $players }, senza Kromosauro. Conta le carte Caccia, Evoluzione e Bonus che a quel punto hanno lasciato i loro mazzi coperti. Quante sono?
exercise-setup-1-hint = Due file stanno scoperte per tutti. Poi ognuno riceve qualcosa che nessun altro vede.
# $open, $hidden
exercise-setup-1-solution = { $answer }: { $open } sono scoperte, una fila di prede e una di Evoluzioni per tutto il tavolo, e { $hidden } sono nascoste in mano.
misreading-hidden-cards-forgotten = Queste sono le carte che si vedono. Ognuno ha anche una carta Bonus nascosta (setup.players).
misreading-open-cards-for-each = Sembra che tu abbia messo prede ed Evoluzioni una volta per ogni giocatore. Ce n’è una fila sola per tutto il tavolo (setup.cards).
misreading-one-hidden-card-for-all = Sembra che tu abbia distribuito le carte Bonus una volta sola. Ognuno riceve la sua (setup.players).

# $card, $open, $prey
exercise-setup-2 = Il mazzo Caccia ha { $prey } carte, e una è “{ $card }”. Se ne scoprono { $open }. Quanto è probabile che sia fra quelle scoperte?
exercise-setup-2-hint = Mescola e metti in fila tutte le { $prey } carte. Quanti posti della fila sono quelli che si scoprono?
exercise-setup-2-solution = { $answer }. La carta può stare in ognuno dei { $prey } posti del mazzo mescolato, e { $open } di questi si scoprono. Nessuna carta torna nel mazzo nel frattempo: le probabilità si sommano e basta.
misreading-one-card-only = Questa è la probabilità della prima carta scoperta. Se ne scoprono { $open }, e va bene una qualsiasi.
misreading-cards-put-back = Sembra che tu abbia rimesso ogni carta nel mazzo prima della successiva. Una carta scoperta resta lì, e la prossima viene da un mazzo più piccolo.

# $card, $copies, $cards, $unseen
exercise-setup-3 = Fra le { $cards } carte Bonus del nostro mazzo inventato { $copies } sono “{ $card }”. Ognuno ne riceve una. Alma guarda la sua: è “{ $card }”. Quanto è probabile adesso che anche Kolos ne abbia una?
exercise-setup-3-hint = Quali carte può avere Kolos, visto dalla sedia di Alma? La sua non è fra quelle.
exercise-setup-3-solution = { $answer }. Alma vede una delle { $copies }: restano { $unseen } carte non viste, e fra loro una “{ $card }” in meno. La sua carta le ha detto qualcosa su quella di Kolos.
misreading-own-card-unseen = Questa era la probabilità prima che Alma guardasse la sua carta. Ciò che vede cambia ciò che sa dell’altra.
misreading-own-card-half-counted = Hai tolto la carta di Alma dalle copie, ma manca anche da tutto il mazzo.
misreading-own-card-still-there = Hai tolto la carta di Alma dal mazzo, ma era anche una delle copie.

## Movement

exercise-movement-1 = Al turno scorso Karok è finito a terra nella Foresta. Comincia un nuovo turno e tutti scelgono un luogo. Dove può andare?
exercise-movement-1-cave = la Caverna
exercise-movement-1-forest = la Foresta
exercise-movement-1-savannah = la Savana
exercise-movement-1-mountain = la Montagna
exercise-movement-1-hint = Prima si risveglia, senza ferite. Poi sceglie come tutti gli altri.
exercise-movement-1-solution = Questi: { $answer }. Si risveglia prima della scelta (stunned.recovery), e da lì un solo luogo gli è chiuso: quello in cui si trova (movement.must_move).
misreading-stunned-stay = Sembra che tu lo abbia lasciato lì a terra. Gli è costato il turno scorso, non questo: prima si risveglia, poi deve muoversi (stunned.recovery).
misreading-stunned-go-home = Nessuno lo porta a casa. Si risveglia dove si trova e da lì sceglie liberamente (stunned.recovery).
misreading-may-stay = Uno di questi gli è chiuso: nessuno può restare nel suo luogo, nemmeno dopo una notte per terra (movement.must_move).

# $open, $others
exercise-movement-2 = Primo turno, in tre. Alma, Kolos e Karok scelgono ciascuno a caso un luogo fra quelli aperti. Quanto è probabile che Alma sia sola dove va?
exercise-movement-2-hint = Diciamo che Alma ha scelto. Quanto è probabile che Kolos sia andato altrove? E che l’abbia fatto anche Karok?
exercise-movement-2-solution = { $answer }. Dovunque vada Alma, ognuno degli altri { $others } è altrove con probabilità 1 − 1/{ $open }. Devono esserlo tutti, e scelgono senza sapere l’uno dell’altro: le probabilità si moltiplicano.
misreading-cave-is-open = Sembra che tu li abbia fatti scegliere fra quattro luoghi. Tutti partono dalla Caverna: al primo turno è chiusa per tutti (movement.must_move).
misreading-one-other-only = Questa è la probabilità che uno degli altri sia altrove. Ce ne sono { $others }.
misreading-meetings-counted-twice = Sembra che tu abbia tolto una probabilità di incontro per ognuno degli altri. Quando arrivano tutti e due, è contata due volte.

# $shared, $count, $ways
exercise-movement-3 = Alma è nella Foresta, Kolos nella Savana. Ognuno va a caso in uno dei luoghi aperti. Quanto è probabile che si incontrino?
exercise-movement-3-hint = Scrivi dove può andare ognuno dei due. Quali luoghi stanno in tutti e due gli elenchi?
exercise-movement-3-solution = { $answer }. I due elenchi hanno in comune solo { $shared }: { $count } coppie di scelte su { $ways } sono incontri. Partendo dallo stesso luogo si incontrerebbero più spesso: lì ogni luogo aperto per l’una è aperto anche per l’altro.
misreading-meet-everywhere = Sarebbe giusto se partissero dallo stesso luogo. Da luoghi diversi gli elenchi dei luoghi aperti non sono uguali (movement.must_move).
misreading-stay-where-they-are = Sembra che tu li abbia fatti scegliere fra tutti i luoghi. Nessuno può restare (movement.must_move).
misreading-one-place-only = Questo è uno dei luoghi dove possono incontrarsi. Ce ne sono { $count }.

## The Cave

# $krom, $life, $most
exercise-cave-1 = Alma arriva nella Caverna con { $krom } Krom e { $life } punti vita. Compra un Legno, e punti vita finché ne ha di nuovo { $most }. Quanti Krom le restano?
# $block
exercise-cave-1-hint = I punti vita si vendono { $block } alla volta. Quante volte deve comprarne?
# $missing, $blocks, $wood
exercise-cave-1-solution = { $answer }. Paga { $wood } per il Legno. Le mancano { $missing } punti vita e deve comprarne { $blocks } volte: una parte di un acquisto costa quanto un acquisto intero (cave.services).
misreading-a-krom-for-each-life = Sembra che tu abbia pagato ogni singolo punto vita. Un acquisto ne porta fino a { $block } (cave.services).
misreading-life-by-the-point = L’ultimo pezzetto di vita non è gratis: una parte di un acquisto costa quanto un acquisto intero (cave.services).
misreading-rest-heals-free = Sembra che abbia riposato e anche comprato. In una visita si fa l’una o l’altra cosa (cave.one_of_two).

# $krom, $life, $most, $block
exercise-cave-2 = Un riposo dà { $krom } Krom e { $life } punti vita. Valuta i punti vita al prezzo della Caverna. Quanti Krom vale in meno un riposo per chi ha già { $most } punti vita?
exercise-cave-2-hint = Quanto pagheresti per { $life } punti vita, se { $block } sono un acquisto?
exercise-cave-2-solution = { $answer }. I Krom arrivano in ogni caso. I { $life } punti vita si perdono in cima all’indicatore, e per il listino valgono { $life } parti su { $block } di un acquisto.
misreading-life-like-krom = Sembra che tu abbia contato un punto vita come un Krom. Guarda il listino: i punti vita costano molto meno.
misreading-life-in-whole-blocks = Questo è il prezzo di un acquisto intero di { $block } punti vita. Un riposo ne dà { $life }.
misreading-full-life-loses-all = Questo è quanto vale un riposo intero per chi ha ferite. Si chiede quanto se ne perde.

# $bones
exercise-cave-3 = Kolos non ha Krom, e li trova solo nella Caverna. È lì, nella sua fase di azione, e vuole comprarci { $bones } Ossa il prima possibile. Quanti turni ci vogliono, compresi il primo e l’ultimo?
exercise-cave-3-hint = Che cosa si può fare in una visita, e che cosa no? E dov’è al turno dopo una visita?
# $total, $rests, $visits
exercise-cave-3-solution = { $answer }. Gli servono { $total } Krom, cioè { $rests } riposi, e una visita in più per comprare, perché una visita è un riposo o acquisti (cave.one_of_two). Fra le { $visits } visite deve ogni volta andare via (movement.must_move).
misreading-rest-and-buy = Sembra che abbia riposato e comprato nella stessa visita. Si fa l’una o l’altra cosa (cave.one_of_two).
misreading-stays-in-the-cave = Sembra che resti nella Caverna da un turno all’altro. Tutti devono muoversi, perciò nel mezzo è altrove (movement.must_move).
misreading-rest-and-buy-and-stay = Due regole dicono di no: una visita è un riposo o acquisti (cave.one_of_two), e nessuno può restare (movement.must_move).

## The Forest

# $krom, $prices
exercise-forest-1 = Alma arriva nella Foresta con { $krom } Krom. Tutte le carte che pesca sono vuote. Quante può pescarne?
exercise-forest-1-hint = La prima è gratis; poi costano { $prices } Krom. Ciò che si spende non torna.
exercise-forest-1-solution = { $answer }. La prima è gratis, e con { $krom } Krom si paga la somma dei prezzi { $prices } fin dove basta, non solo il più caro.
misreading-prices-not-added = Sembra che tu abbia confrontato ogni prezzo con tutti i suoi Krom. Ciò che sono costate le carte prima non c’è più (forest.more_cards).
misreading-first-card-paid = Sembra che abbia pagato la prima carta, o che tu non l’abbia contata. È gratis, ed è una carta (forest.first_card).

# $card
exercise-forest-2 = Un mazzo nuovo con le nostre carte inventate. La prima carta era “{ $card }”. Ne paghi un’altra. Quanto è probabile che porti Legno, da solo o con qualcos’altro?
# $deck
exercise-forest-2-hint = Il mazzo nuovo aveva { $deck }. Togli la carta che hai visto, e conta quelle che portano Legno.
# $wood, $left
exercise-forest-2-solution = { $answer }. Restano { $left } carte, e { $wood } portano Legno. La carta vuota che hai visto ha reso il mazzo un po’ migliore.
misreading-seen-card-still-there = Sembra che tu abbia contato la carta già pescata. Ora è fra gli scarti, e il mazzo è più piccolo.
misreading-only-plain-wood = Queste sono le carte che portano soltanto Legno. Contano anche quelle che portano pure altro.
misreading-kinds-alike = Sembra che tu abbia contato i tipi di carte. Alcuni tipi sono nel mazzo più spesso di altri.

# $krom, $empty, $empties, $branch, $branches, $trunk
exercise-forest-3 = Hai { $krom } Krom. Fra gli scarti del nostro mazzo inventato ci sono { $empties } × “{ $empty }”, { $branches } × “{ $branch }” e l’unica carta “{ $trunk }”, la migliore di tutte. Che cosa conviene, ai prezzi della Caverna?
exercise-forest-3-draw = Pescare dal mazzo così com’è
exercise-forest-3-shuffle = Rimescolare gli scarti, poi pescare
exercise-forest-3-done = Andare via senza una carta
exercise-forest-3-hint = Non cercare una carta sola. Gli scarti, tutti insieme, sono migliori o peggiori del mazzo?
# $draw_about, $shuffle_about
exercise-forest-3-solution = { $answer }. Pescare subito vale circa { $draw_about } Krom, mescolare prima circa { $shuffle_about }. Tornerebbe una carta splendida, ma anche tutte quelle vuote.
misreading-best-card-back = Sembra che tu rivolessi la carta migliore. Arriverebbe con tutte quelle vuote, e queste pesano di più.
misreading-first-card-is-a-risk = La prima carta è gratis e non ti toglie mai niente (forest.first_card).
