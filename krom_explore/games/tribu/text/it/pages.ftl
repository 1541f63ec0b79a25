### What the pages say.
###
### Titles (page-NAME) and leads (page-NAME-lead) have no variables: links and lists say them too. The paragraphs
### (page-NAME-1 ...) may use the facts of the box (rulebook.facts); those that do name them in a comment.

# The numbers of a chapter
number-destroys = distrugge { said-vases }
number-saves = salva { said-vases }
number-spheres = { said-spheres }
number-goal = Per vincere
number-magic = In più per una catena magica
number-leader = In più se è quella del tuo Capo Tribù
number-players = In { $number } si chiude una sfida con
number-chains = { $number ->
    [one] { $number } catena completa
   *[other] { $number } catene complete
}

page-game = Tribù
page-game-lead = Un gioco di carte e di catene: dai ai tuoi personaggi i vasi che chiedono, e tieni lontani lupi e ladri.
# $players
page-game-1 = Si gioca in { $players }, e ognuno guida una tribù. Metti un personaggio, poi i suoi vasi uno alla volta, e ogni carta porta sfere.
# $spheres
page-game-2 = Le carte coperte accanto a una catena attaccano o proteggono. Vince chi ha per primo { $spheres } sfere alla fine di una sfida.
home-start = La catena “Cavaliere” di Ada ha un vaso. Tocca a lei.
home-end = Una carta per turno, e un occhio alle carte coperte. Si va avanti così finché qualcuno non ha abbastanza catene complete.

page-chain = Una catena
page-chain-lead = Prima un personaggio, poi i suoi vasi, nell’ordine in cui li chiede.
# $hand
page-chain-1 = Il tuo turno: prendi una carta, poi fai una cosa con una delle tue. Alla fine hai di nuovo { $hand } carte.
page-chain-2 = Un personaggio mostra quali vasi vuole, e in quale ordine. Il prossimo è disegnato nel posto vuoto. Rosso o blu, vanno bene tutti e due.
# $for_any
page-chain-3 = { $for_any ->
    [none] {""}
   *[other] { $for_any } vale per qualsiasi vaso, ma una volta sola per catena.{" "}
}Con tutti i suoi vasi una catena è completa. Allora ci si può mettere un Totem, come un tetto: nessuno può più attaccarla.
page-chain-4 = Una catena protetta di un colore solo è magica, e vale molto di più. Guarda il colore del Totem prima di metterlo.
try-chain-first = Una prima catena
try-chain-order = Quale carta va bene?
try-chain-totem = Il Totem giusto
watch-chain = Una catena cresce fino in fondo

page-lonely = Il personaggio senza vasi
page-lonely-lead = Un personaggio senza vasi ha tempo fino alla fine del tuo prossimo turno, poi si perde.
page-lonely-1 = In un turno metti un personaggio, e in quello dopo il suo primo vaso. Se il vaso non arriva in tempo, il personaggio va sotto gli scarti, con la carta coperta che ha accanto.
page-lonely-2 = Perciò è saggio avere in mano il primo vaso prima di mettere il personaggio. Se non ce l’hai, le probabilità ti dicono che cosa rischi.
page-lonely-3 = Il personaggio del tuo Capo Tribù non si perde mai, per quanto resti senza vasi.
try-lonely-at_hand = Con e senza il vaso in mano
try-lonely-last_turn = L’ultimo turno per salvarlo
try-lonely-leader = Il Capo Tribù e un altro
watch-lonely = Uno si perde, il Capo Tribù aspetta

page-attack = Attivare e attaccare
page-attack-lead = Metti una carta coperta accanto a una catena. In un altro turno la giri, invece di prendere una carta.
page-attack-1 = Accanto a ognuna delle tue catene può stare una carta coperta: un Diorama, un Evento o una Protezione. Metterla è tutto il tuo turno.
# $events
page-attack-2 = Un Evento girato attacca una catena di qualcun altro: { $events }, a partire dall’ultimo. Una catena con un Totem è al sicuro.
# $active_reach
page-attack-3 = Un Diorama che giri continua { $active_reach ->
    [same_chain] la catena accanto a cui sta
   *[any_chain] una qualsiasi delle tue catene
}, e in quel turno non prendi carte.
page-attack-4 = Una volta per turno, dopo aver preso una carta, puoi scambiare una carta coperta con una della tua mano. Poi il tuo turno continua.
try-attack-activate = Metterne una coperta, o scambiare
try-attack-attack = Un lupo e un bisonte
try-attack-own = Un vaso che aspetta
watch-attack = Arriva un bisonte

page-protection = Protezione
page-protection-lead = Chi subisce un attacco può girare una Protezione, anche fuori dal proprio turno.
# $protections
page-protection-1 = Una Protezione deve stare coperta accanto a una delle tue catene, non importa quale: in mano non serve a niente. { $protections }.
page-protection-2 = Si chiede a chiunque abbia una carta coperta, qualunque sia. Così gli altri non scoprono che cosa hai, se non lo mostri.
page-protection-3 = Ciò che non si salva è perso. L’Evento e la Protezione vanno sotto gli scarti. Un furto si ferma con qualsiasi Protezione.
try-protection-both = Due Protezioni fra cui scegliere
try-protection-bluff = Niente con cui difendersi
try-protection-theft = Un ladro
watch-protection = Salvi a metà, e poi del tutto

page-actions = Azioni
page-actions-lead = Prendi una carta, poi gioca un’Azione dalla mano: pesca ancora, blocca qualcuno, o ruba.
# $draws
page-actions-1 = { $draws ->
    [none] Nessuna Azione di questa scatola fa pescare carte.
   *[other] { $draws }, e ne scarti altrettante, una dopo l’altra.
}
# $second_block
page-actions-2 = Un blocco fa saltare un turno a qualcun altro. Fino ad allora sta accanto a una delle sue catene.{ $second_block ->
    [adds] {" "}Con un secondo blocco i turni sono due.
   *[refused] {" "}Nessuno può avere due blocchi insieme.
}
page-actions-3 = Con un furto prendi l’ultimo vaso di una catena di qualcun altro e lo metti subito in una delle tue. Se non va bene da nessuna parte, non puoi prenderlo.
page-actions-4 = Le Azioni giocate restano fuori fino alla prossima sfida. Una che non vuoi giocare si può scartare come ogni carta.
try-actions-draw = Pescare e scartare
try-actions-block = Bloccare al momento giusto
try-actions-steal = Che cosa si può rubare?
watch-actions = Un blocco, e poi un furto

page-scoring = Le sfere e la fine
page-scoring-lead = Abbastanza catene complete chiudono la sfida. Tutti contano, e chi ha fatto tardi paga per ciò che ha in mano.
# $needed_chains
page-scoring-1 = Catene complete che chiudono una sfida: { $needed_chains }. Finisce anche quando nel mazzo e fra gli scarti non ci sono più Diorami.
page-scoring-2 = Contano tutte le sfere scoperte delle tue catene, anche di quelle incomplete.
# $magic, $leader_magic
page-scoring-3 = Una catena magica porta { $magic } sfere in più, quella del tuo Capo Tribù { $leader_magic } in più.
# $spheres
page-scoring-4 = Chi ha chiuso la sfida può dimenticare il resto. Gli altri perdono tante sfere quante ne hanno in mano e sulle carte coperte. Poi viene la sfida successiva, finché qualcuno non ne ha { $spheres }.
try-scoring-close = Chiudere, o aspettare?
try-scoring-magic = Quale catena vale di più?
try-scoring-last = L’ultima sfida
watch-scoring = Una sfida si chiude
