### What the pages say.
###
### Titles (page-NAME) and leads (page-NAME-lead) have no variables: links and lists say them too. The paragraphs
### (page-NAME-1 ...) may use the facts of the box (rulebook.facts); those that do name them in a comment.

# The numbers of a chapter
number-start = All’inizio ognuno ha
number-players = In { $n } servono
number-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
number-more = { $n } punti in più
number-rest = Un riposo dà
number-card = { $n ->
    [1] La prima carta
    [2] La seconda carta
    [3] La terza carta
   *[other] La carta { $n }
}
number-dice = { $n ->
    [one] Un dado in più
   *[other] { $n } dadi in più
}
number-reroll = { $n ->
    [1] Il primo rilancio
    [2] Il secondo rilancio
    [3] Il terzo rilancio
   *[other] Il rilancio { $n }
}
number-and = { $gives }, e { $choice }
number-cold = Punti vita fuori dalla Caverna
number-warmth = Punti vita nella Caverna
number-beast-life = I suoi punti vita
number-beast-plus = Aggiunto al suo dado
number-trophy = Come trofeo
number-free = gratis

page-game = Krom
page-game-lead = Un gioco da tavolo dell’età della pietra: il clan ha perso il suo capo, e chi ha le idee migliori prende il suo posto.
# $players
page-game-1 = Un gioco per { $players } giocatori: ognuno sceglie in segreto dove andare, per riposare, raccogliere, cacciare o scalare; chi si incontra prima combatte.
page-game-2 = Ciò che porti a casa paga le Evoluzioni, e vince chi arriva per primo ai punti Evoluzione necessari.
home-start = Ognuno ha scelto un luogo in segreto. Ora tutti lo mostrano.
home-end = Un turno va così. Il prossimo ricomincia con una scelta segreta, finché qualcuno ha abbastanza punti.

page-setup = Preparazione
page-setup-lead = Tutti partono dallo stesso luogo, senza ferite, con qualcosa per cominciare.
# $start_place, $start, $prey, $evolutions
page-setup-1 = Cominci { $start_place } con { $start }. I mazzi sono mescolati; { $prey } prede e { said-evolutions } stanno a faccia in su, e ne arrivano di nuove quando qualcuno ne prende.
page-setup-2 = Ogni personaggio ha un peso. Serve a una cosa sola: decidere chi vince una parità.
# $goals
page-setup-3 = Chi arriva per primo ai punti Evoluzione necessari vince subito. Ne servono: { $goals }.
try-setup-new_game = In quattro
try-setup-two_players = In due
try-setup-everything = In sei, con tutto
watch-setup = Come si prepara il tavolo

page-movement = Movimento
page-movement-lead = Ognuno sceglie un luogo in segreto, poi tutti si muovono insieme, e nessuno può restare.
page-movement-1 = Scegli per un personaggio dopo l’altro. Gli altri vedono solo che la scelta è fatta, finché ha scelto l’ultimo.
page-movement-2 = Il luogo dove sta una pedina per lei è chiuso. Chiedi “Perché no?” e il tabellone te lo dice.
# $order_of_places
page-movement-3 = Poi tocca ai luoghi: { $order_of_places }. Chi si incontra in un luogo combatte prima di agire.
try-movement-first_turn = Il primo turno
try-movement-later = Un turno dopo, Karok si rialza
try-movement-kromosaurus = Con il Kromosauro
watch-movement = Due si incontrano, uno va da solo

page-combat = Combattimento
page-combat-lead = Un dado a testa: il più alto vince e agisce per primo, gli altri perdono tanti punti vita quanto è il loro distacco.
# $heavier_places, $lighter_places
page-combat-1 = A totali uguali decide il peso. { said-ties }
page-combat-2 = Se non hai più punti vita, il tuo personaggio è tramortito: in questo turno perdi la fase di azione, e chi vince può derubarti.
# $combat_card_order
page-combat-3 = Dopo i dadi chi combatte può aggiungere carte combattimento.{ $combat_card_order ->
    [lightest_first] {" "}Decide per primo chi pesa di meno.
    [seats] {" "}Si decide nell’ordine in cui si è seduti.
    [sealed] {" "}Tutti scelgono in segreto e mostrano le carte insieme.
   *[worst_first] {" "}Decide per primo chi è messo peggio.
}
page-combat-4 = Metti i dadi a 6, 3 e 2 per vedere l’esempio del regolamento. Poi prendi “Due alla pari”, metti dadi uguali, cambia luogo, e guarda la parità andare dall’altra parte.
try-combat-rulebook = L’esempio del regolamento
try-combat-tie = Due alla pari
try-combat-cards = Con carte combattimento
watch-combat = La stessa parità nella Foresta e nella Savana

page-cave = La Caverna
page-cave-lead = Riposa, o compra: l’una o l’altra cosa.
# $rest
page-cave-1 = Un riposo dà { $rest }. Non costa altro che la visita.
# $services
page-cave-2 = { $services ->
    [none] In questa scatola non c’è niente in vendita.
   *[other] Oppure spendi Krom: { $services }, quante volte puoi pagare.
}
# $never_to
page-cave-3 = { $never_to ->
    [none] Nessun luogo è al sicuro dal Kromosauro, nemmeno questo.
   *[other] Il Kromosauro non viene mai { $never_to }.
}
try-cave-rest_or_services = Riposo o acquisti
try-cave-full_life = Con tutta la vita
try-cave-evolution = Compra ciò che manca
watch-cave = Che cosa comprano i Krom

page-forest = La Foresta
page-forest-lead = Pesca una carta Raccolta, guardala, e decidi se pagarne un’altra.
# $first_card, $card_prices
page-forest-1 = La prima carta { $first_card ->
    [0] è gratis
   *[other] costa { $first_card } Krom
}{ $card_prices ->
    [none] , ed è l’unica.
   *[other] ; le successive costano { $card_prices } Krom, una dopo l’altra.
} Vedi ogni carta prima di decidere se pescare ancora.
page-forest-2 = Prima della prima carta puoi mescolare gli scarti nel mazzo. Serve quando le carte buone sono uscite.
# $forest_discard
page-forest-3 = { $forest_discard ->
    [face_down] Gli scarti sono coperti: non dicono a nessuno che cosa resta nel mazzo.
   *[face_up] Gli scarti sono scoperti: chiunque può capire che cosa resta nel mazzo. Le probabilità lo fanno.
}
try-forest-fresh = Un mazzo nuovo
try-forest-picked_over = Un mazzo già sfruttato
try-forest-poor = Senza Krom
watch-forest = Quattro carte, sempre più care

page-savannah = La Savana
page-savannah-lead = Scegli la preda, compra dadi se vuoi, e lancia almeno il suo valore.
page-savannah-1 = La preda mostra quanti dadi lanci e a quale somma devono arrivare. Basta esattamente il valore.
# $extra_dice, $dice_prices
page-savannah-2 = { $dice_prices ->
    [none] Altri dadi non si possono comprare.
   *[other] Puoi comprare { $dice_prices }, prima del lancio e mai dopo.
}
page-savannah-3 = Al posto di una preda catturata ne arriva subito un’altra. Una che è scappata resta lì, e tu cacci una volta sola.
try-savannah-four_prey = Piccole e grandi
try-savannah-no_krom = Senza Krom
watch-savannah = Un orso si cattura, un dodo scappa

page-mountain = La Montagna
page-mountain-lead = Lancia i dadi, paga per rilanciarne alcuni, e incassa la combinazione.
# $dice, $rerolls, $reroll_prices, $mountain_dice
page-mountain-1 = Scali con { $dice } dadi. { $rerolls ->
    [0] Non c’è un secondo lancio.
    [one] Per { $reroll_prices } Krom puoi tenere i dadi che vuoi e rilanciare gli altri una volta.
   *[other] Fino a { $rerolls } volte puoi tenere i dadi che vuoi e rilanciare gli altri, per { $reroll_prices } Krom, nell’ordine.
}{ $mountain_dice ->
    [locked] {" "}Un dado tenuto resta com’è.
   *[free] {" "}Un dado tenuto prima si può rilanciare dopo.
}
# $mountain_result
page-mountain-2 = { $mountain_result ->
    [choose] Paga una sola combinazione: una qualsiasi fra quelle che vedi nei tuoi dadi.
   *[best] Paga una sola combinazione: quella che tutti i tuoi dadi fanno insieme.
} Dove paga una cosa o un’altra, scegli tu.
page-mountain-3 = Prima prova da te. Il consiglio sa esattamente quale scelta è la migliore, e quanto ti costerebbe ogni altra.
try-mountain-rich = Krom per tutti i rilanci
try-mountain-one_reroll = Un rilancio
watch-mountain = Una scalata con due rilanci

page-bonus = Carte Bonus ed Evoluzioni
page-bonus-lead = Le Evoluzioni fanno vincere la partita; le carte Bonus ti aiutano, o frenano gli altri.
# $phase_order
page-bonus-1 = Nella tua fase di azione puoi realizzare Evoluzioni e giocare carte Bonus, { $phase_order ->
    [place_first] dopo ciò che offre il luogo.
   *[free] prima o dopo ciò che offre il luogo.
}
page-bonus-2 = Un’Evoluzione costa le risorse che mostra. Alcune si realizzano in un solo luogo.
page-bonus-3 = Una carta combattimento si gioca in un combattimento, dopo i dadi. Una contromossa si gioca quando qualcun altro gioca una carta, che allora non ha effetto.
# $counter_counter
page-bonus-4 = { $counter_counter ->
    [refused] Una contromossa è definitiva.
   *[allowed] Anche una contromossa è una carta Bonus, perciò si può bloccare.
}
try-bonus-own_phase = Carte nella tua fase
try-bonus-counter = Bloccare, e bloccare il blocco
try-bonus-evolutions = Realizzare Evoluzioni
try-bonus-last_points = Gli ultimi punti
watch-bonus = Una contromossa, e una contro la contromossa

page-glacial = La mappa glaciale
page-glacial-lead = Fuori dalla Caverna il freddo toglie vita quando comincia la tua fase di azione. La Caverna ne restituisce un po’.
# $cold, $warmth
page-glacial-1 = Punti vita: il freddo ne toglie { $cold }, il calore ne dà { $warmth }. Arrivano tutti e due dopo il combattimento, e il freddo non prende mai l’ultimo.
page-glacial-2 = Chi è a terra non ha la fase di azione, perciò non sente né freddo né calore.
try-glacial-cold = Tre luoghi, tre vite
try-glacial-fight_first = Prima si combatte, poi il freddo
watch-glacial = Prima si combatte, poi il freddo

page-kromosaurus = Il Kromosauro
page-kromosaurus-lead = Va dove lo porta il caso, combatte con chiunque incontri, ed è un trofeo per chi lo abbatte.
# $never_to
page-kromosaurus-1 = Dopo il movimento di tutti si pesca una delle sue carte, e va lì o lì resta.{ $never_to ->
    [none] {""}
   *[other] {" "}Non viene mai { $never_to }.
}
# $beast_life, $beast_plus
page-kromosaurus-2 = Ha { $beast_life } punti vita, combatte come un giocatore e al suo dado aggiunge sempre { $beast_plus }. Non deruba nessuno.
# $trophy
page-kromosaurus-3 = Senza più punti vita esce dal gioco. Chi vince lo prende come trofeo, che vale { $trophy ->
    [one] { $trophy } punto
   *[other] { $trophy } punti
}, e lo perde se finisce a terra in un combattimento.
try-kromosaurus-one_fight = Un combattimento
try-kromosaurus-last_life = Il suo ultimo punto vita
try-kromosaurus-trophy = Il trofeo passa di mano
try-kromosaurus-hunt = Una caccia di più turni
watch-kromosaurus = Vaga, combatte, cade

page-odds-combat = Chi vince un combattimento?
page-odds-combat-lead = Giocatori e Kromosauro, con carte e ferite, contati con esattezza.
page-odds-combat-1 = Cambia il luogo e guarda quanto vale il peso.
page-odds-hunt = La caccia riuscirà?
page-odds-hunt-lead = Tanti dadi contro un certo valore.
page-odds-hunt-1 = Un dado comprato aiuta di più dove la probabilità è media.
page-odds-forest = Quando lasciare la Foresta?
page-odds-forest-lead = Il momento migliore per smettere di pescare da un mazzo nuovo.
page-odds-forest-1 = Ogni carta si pesca senza rimettere l’ultima nel mazzo: ciò che è uscito non torna.
page-odds-mountain = Quanto vale una scalata?
page-odds-mountain-lead = La probabilità di finire con ogni combinazione, se tieni e rilanci nel modo migliore.
page-odds-mountain-1 = Più rilanci non peggiorano mai le cose, ma ognuno ha il suo prezzo.
page-odds-reach = Quanto è probabile una combinazione?
page-odds-reach-lead = La probabilità migliore di arrivarci, se punti solo a quella.
page-odds-reach-1 = I dadi possono contenere più di ciò che viene pagato: un full contiene un tris e una doppia coppia, un poker contiene un tris. Una scala non contiene altro. Spunta la casella per contare solo la combinazione.
page-odds-duel = Si può abbattere il Kromosauro?
page-odds-duel-lead = Una persona contro di lui, un combattimento dopo l’altro, finché qualcuno cade.
page-odds-duel-1 = Prima prova a mani nude. Poi aggiungi qualcosa al tuo totale, e poi un secondo dado, e guarda quanto cambia ognuno: si somma di combattimento in combattimento.
page-odds-meeting = Chi incontrerà chi?
page-odds-meeting-lead = Chi combatte dipende da dove vanno tutti.
page-odds-meeting-1 = Nessuno può restare dov’è. Chi va altrove sceglie ogni altro luogo con la stessa probabilità. Manda qualcuno in un luogo preciso, e guarda quanto è sicuro.
