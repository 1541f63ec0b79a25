### Quizzes: what is asked, what can be chosen, and how people misread the rules.

## quiz-kind-KIND: what each kind is called

quiz-kind-order = Chi agisce quando
quiz-kind-winner = Chi vince il combattimento
quiz-kind-damage = Quanti punti vita si perdono
quiz-kind-legal = È permesso
quiz-kind-cost = Quanto costa
quiz-kind-keep = Quali dadi tenere
quiz-kind-likelier = Che cosa è più probabile
quiz-kind-chance = Quanto è probabile
quiz-kind-win = Che cosa fa vincere adesso

## What one has to know of a position

quiz-who = { $name }
quiz-fighter = { $name }: { $weight } kg, { $life ->
    [one] { $life } punto vita
   *[other] { $life } punti vita
}, lancia { $die }
quiz-fighter-there = { $name } { $where }: { $weight } kg, { $life ->
    [one] { $life } punto vita
   *[other] { $life } punti vita
}, lancia { $die }
quiz-is-there = { $name } è { $where }
quiz-plays = Poi { $player } gioca “{ $card }”, e nessuno la blocca
quiz-weighs = { $name }: { $weight } kg
quiz-stands = { $player } è { $where } con { $goods }
quiz-has = { $player } ha { $goods }
quiz-has-life = { $player } ha { $life ->
    [one] { $life } punto vita
   *[other] { $life } punti vita
}
quiz-has-krom = { $player } ha { $krom } Krom
quiz-was-stunned = Personaggio tramortito al turno scorso { $where }: { $player }
quiz-rolled = I dadi mostrano { $dice }
quiz-in-discard = Carte fra gli scarti della Foresta: { $many }
quiz-life = { $life ->
    [one] { $life } punto vita
   *[other] { $life } punti vita
}
quiz-worth = Quanto valgono le cose: la Caverna vende { $services }
quiz-reroll-prices = Uno dopo l’altro, i nuovi lanci costano { $reroll_prices } Krom
quiz-or-better = Vale anche qualcosa di meglio che la contiene

## quiz-KIND: what is asked

quiz-order-first = Tutti si sono mossi. Chi agisce per primo in questo turno?
quiz-order = Tutti si sono mossi. In che ordine agiscono in questo turno?
quiz-winner = Un combattimento { $where }. Chi lo vince?
quiz-nobody-wins = Ancora nessuno: chi ha il totale più alto lancia di nuovo
quiz-damage = Un combattimento { $where }. Quanti punti vita perde { $player }?
quiz-damage-cold = Un combattimento { $where } sulla mappa glaciale. Quanti punti vita ha { $player }, appena cominciata la propria fase di azione?
quiz-cost-cards = In una visita alla Foresta { $player } pesca { $many } carte Raccolta. Quanti Krom costano in tutto?
quiz-cost-dice = { $player } va a caccia di “{ $card }” con { $many ->
    [one] { $many } dado
   *[other] { $many } dadi
} in più di quelli sulla carta. Quanti Krom costa?
quiz-cost-rerolls = { $player } scala la Montagna e rilancia { $many } volte. Quanti Krom costano in tutto i rilanci?
quiz-cost-services = { $healthy ->
    [yes] Nella Caverna { $player } compra { $goods }, e tanti punti vita da averne di nuovo il massimo. Quanti Krom costa tutto?
   *[no] Nella Caverna { $player } compra { $goods }. Quanti Krom costa tutto?
}
quiz-cost-evolution = Nella Caverna { $player } compra ciò che manca e realizza “{ $card }”. Quanti Krom servono?
quiz-keep = { $rerolls ->
    [one] { $player } scala e può pagare ancora { $rerolls } lancio. Quali dadi conviene tenere, per ottenere in media ciò che vale più Krom?
   *[other] { $player } scala e può pagare ancora { $rerolls } lanci. Quali dadi conviene tenere, per ottenere in media ciò che vale più Krom?
}
quiz-keep-why = { $do }: ai prezzi della Caverna vale in media { $best_about } Krom. La seconda scelta migliore vale { $next_about }.
quiz-likelier = Che cosa è più probabile?
quiz-likelier-same = Sono ugualmente probabili
quiz-likelier-hunt = { $player } cattura “{ $card }” con { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}
quiz-likelier-win = { $name } vince un combattimento { $where } contro { $others }
quiz-likelier-reach = { $rerolls ->
    [0] Un lancio di tutti i dadi dà { $combination }
    [one] Con { $rerolls } rilancio si ottiene { $combination }
   *[other] Con { $rerolls } rilanci si ottiene { $combination }
}
quiz-likelier-why = { $what }: { $chance_often }.
quiz-chance-hunt = { $bought ->
    [0] { $player } va a caccia di “{ $card }” e lancia { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dadi
    }.
   *[other] { $player } va a caccia di “{ $card }”, paga altri dadi e ne lancia { $dice }.
} Quanto è probabile la cattura?
quiz-chance-hunt-why = Dei { $all } modi in cui i dadi possono cadere, { $ways } fanno { $value } o più.
quiz-chance-equal-why = Dei { $all } modi in cui i due dadi possono cadere, in { $ways } sono uguali: qualunque cosa mostri il primo dado, una faccia del secondo è la stessa.
quiz-chance-win-why = { $ties ->
    [won] { $name } vince in { $ways } dei { $all } modi in cui i due dadi possono cadere: dove il dado di { $name } è più alto, e dove sono uguali.
   *[lost] { $name } vince in { $ways } dei { $all } modi in cui i due dadi possono cadere: solo dove il dado di { $name } è più alto.
}
quiz-chance-stunned-why = In { $ways } dei { $all } modi in cui i due dadi possono cadere, il dado di { $other } è più alto di { $life } o più.
quiz-chance-roams-why = Il Kromosauro ha { $all } carte, tutte ugualmente probabili: { $ways ->
    [one] { $ways } porta lì.
   *[other] { $ways } portano lì.
}
quiz-chance-die-why = { $ways ->
    [one] { $ways } faccia su { $all } va bene.
   *[other] { $ways } facce su { $all } vanno bene.
}
quiz-chance-dice-why = { $ways } dei { $all } modi in cui questi dadi possono cadere vanno bene.
quiz-chance-wood-why = Delle { $all } carte rimaste, { $ways } portano Legno.
quiz-chance-equal = { $players } combattono { $where }, un dado a testa. Quanto è probabile che i dadi siano uguali e decida il peso?
quiz-chance-win = { $name } e { $other } combattono { $where }, un dado a testa. Quanto è probabile che vinca { $name }?
quiz-chance-stunned = { $name } con { $life ->
    [one] { $life } punto vita
   *[other] { $life } punti vita
} combatte contro { $other } { $where }, un dado a testa. Quanto è probabile che { $name } finisca a terra?
quiz-chance-roams = Prima si muovono i giocatori, poi il Kromosauro. Quanto è probabile che alla fine sia qui: { $place }?
quiz-chance-die = { $player } tiene { $dice } e rilancia un dado. Quanto è probabile fare { $combination } con questo lancio?
quiz-chance-dice = { $player } tiene { $dice } e rilancia gli altri { $rolled } dadi. Quanto è probabile fare { $combination } o di meglio con questo lancio?
quiz-chance-wood = Queste carte restano nel mazzo della Foresta. { $player } ne pesca una. Quanto è probabile che porti Legno, da solo o con qualcos’altro?

quiz-already = Già fatto: { $told }
quiz-win = { $player } ha { $points } dei { $target } punti che fanno vincere. Quale Evoluzione, o quali due, vincono la partita in questa fase di azione?

## quiz-reason-NAME: reasons that no rule knows

quiz-reason-one-thing-a-phase = In una fase di azione si può fare una cosa sola.
quiz-reason-evolutions-in-the-cave = Le Evoluzioni si realizzano solo nella Caverna.
quiz-reason-evolutions-cost-krom = Un’Evoluzione costa anche Krom, e non bastano.
quiz-reason-home-first = Prima tutti devono tornare nella Caverna.
quiz-reason-stay-only-unfought = Può restare solo chi al turno scorso non ha combattuto.
quiz-reason-place-taken = Lì c’è già qualcuno, e un luogo è di chi arriva prima.
quiz-reason-too-far = Si può andare solo nel luogo accanto al proprio.
quiz-reason-misses-this-turn = Chi è stato tramortito salta il turno successivo.
quiz-reason-carried-home = Chi è stato tramortito comincia il turno successivo nella Caverna.
quiz-reason-too-weak = Chi è stato tramortito non ha ancora punti vita e prima deve riposare.
quiz-reason-not-sold-here = Una risorsa si trova solo nel suo luogo, non si compra.
quiz-reason-one-service = In una visita si può comprare una cosa sola.
quiz-reason-rest-first = Prima di comprare bisogna riposare.
quiz-reason-winner-only = In un luogo può agire solo chi vince il combattimento.
quiz-reason-action-price = L’azione di un luogo costa più Krom di quelli che ci sono.
quiz-reason-one-card = In una visita si può pescare una carta sola.
quiz-reason-pay-with-wood = La prossima carta si paga con il Legno, e non basta.
quiz-reason-leave-some = In questo turno bisogna lasciare qualche carta agli altri.
quiz-reason-price-too-high = La prossima carta costerebbe più Krom di quelli che ci sono.
quiz-reason-pile-not-empty = Gli scarti si mescolano solo quando il mazzo è vuoto.
quiz-reason-shuffle-price = Mescolare costa Krom, e non bastano.
quiz-reason-nobody-shuffles = Gli scarti restano dove sono fino alla fine della partita.
quiz-reason-prey-fled = Una preda che scappa non c’è più, e le altre con lei.
quiz-reason-hunt-price = Una seconda caccia costa più Krom di quelli che ci sono.
quiz-reason-one-die-only = Per una caccia si può comprare un solo dado in più.
quiz-reason-dice-later = Altri dadi si comprano dopo il primo lancio, non prima.
quiz-reason-climb-price = Una seconda scalata costa più Krom di quelli che ci sono.
quiz-reason-climb-after-nothing = Può scalare di nuovo solo chi è sceso a mani vuote.
quiz-reason-rolled-enough = Dopo due lanci una scalata è finita.
quiz-reason-all-or-none = O si rilanciano tutti i dadi, o ci si ferma.
quiz-reason-place-action-first = L’azione del luogo va fatta prima di un’Evoluzione.
quiz-reason-card-price = Una carta Bonus costa Krom, e non bastano.
quiz-reason-card-when-asked = Una carta Bonus si usa solo contro chi ha attaccato.
quiz-reason-not-stunned = Si può prendere qualcosa solo da chi è tramortito.
quiz-reason-won-no-combat = Solo chi vince un combattimento può prendere qualcosa da chi è tramortito.
quiz-reason-beast-far = Il Kromosauro è { $where }, e la carta raggiunge solo chi è nel proprio luogo.
quiz-reason-beast-asleep = Il Kromosauro perde punti vita solo dove ha appena vinto un combattimento.

## misreading-NAME: what it looks like, and what the rule says. (Others stand with the exercises.)

# Who acts, who wins
misreading-lighter-everywhere = Sembra che a parità vinca ovunque chi pesa di meno. Nei luoghi dove il peso aiuta, viene prima chi pesa di più (regola combat.tie.weight).
misreading-low-dice-first = Sembra che i dadi bassi vengano per primi. Il totale più alto vince e agisce per primo, e gli altri seguono dal più alto al più basso (regola combat.winner).
misreading-combat-comes-first = Sembra che un combattimento venga prima di tutto. Si fa quando tocca al suo luogo, e chi è in un luogo precedente a quel punto ha già agito (regola turn.places).
misreading-stunned-still-act = Sembra che chi è senza punti vita possa ancora agire. Chi è tramortito non ha la fase di azione in questo turno, e gli altri vanno avanti di un posto (regola stunned.no_action).
misreading-the-beast-acts-too = Sembra che il Kromosauro abbia una fase di azione. Combatte soltanto; agisce per primo il giocatore meglio piazzato (regola kromosaurus.wins).
misreading-places-backwards = Sembra che tu abbia seguito i luoghi al contrario. Si va dalla Caverna alla Montagna (regola turn.places).
misreading-as-they-sit = Sembra che tu abbia seguito l’ordine in cui si è seduti. Decidono i luoghi, e in un luogo il combattimento (regola turn.places).
misreading-heaviest-first-of-all = Sembra che agisca per primo chi pesa di più. Il peso decide solo fra dadi uguali (regola combat.tie.weight).
misreading-equal-dice-roll-again = Sembra che i dadi uguali si lancino di nuovo. Il peso decide subito una parità, perciò a vincere è sempre esattamente uno (regola combat.tie.weight).
misreading-cards-not-counted = Sembra che contino solo i dadi. Ciò che aggiunge una carta combattimento conta per il totale (regola combat.total).
misreading-the-beast-always-wins = Sembra che nessuno possa battere il Kromosauro. Lancia un dado come tutti e aggiunge { $plus }: un dado alto può superarlo (regola kromosaurus.plus).
misreading-most-life-wins = Sembra che vinca chi ha più punti vita. Dicono solo quanto si può perdere; decide il totale (regola combat.winner).

# Life
misreading-life-below-nothing = Sembra che i punti vita possano andare sotto zero. Nessuno ne perde più di quanti ne ha (regola life.least).
misreading-cards-only-win = Sembra che una carta conti solo per vincere. Il danno è la differenza dei totali, con tutte le carte dentro (regola combat.total).
misreading-difference-to-the-next = Sembra che tu abbia preso la differenza da chi sta subito davanti. La perdita si misura sempre da chi vince (regola combat.damage).
misreading-differences-added-up = Sembra che tu abbia sommato le differenze da tutti quelli che stanno davanti. Conta solo la differenza da chi vince (regola combat.damage).
misreading-the-winners-whole-total = Sembra che si perda tutto il totale di chi vince. È solo la differenza fra i due totali (regola combat.damage).
misreading-a-life-for-a-defeat = Sembra che una sconfitta costi un punto vita. Costa quanto è più alto il totale di chi vince (regola combat.damage).
misreading-losers-fall = Sembra che chi perde perda tutto. La perdita è la differenza dal totale di chi vince (regola combat.damage).
misreading-no-weather = Sembra che il tempo non faccia niente. Sulla mappa glaciale il freddo morde, o la Caverna riscalda, quando comincia una fase di azione (regole glacial.cold e glacial.warmth).
misreading-warm-everywhere = Sembra che qui faccia caldo. Solo la Caverna riscalda; negli altri luoghi il freddo toglie punti vita (regola glacial.cold).
misreading-full-life-after-combat = Sembra che dopo il combattimento i punti vita tornino. Li ha di nuovo tutti solo chi è stato tramortito, e al turno successivo (regola stunned.recovery).
misreading-fight-forgotten = Sembra che tu abbia lasciato fuori il combattimento. Prima viene la sua perdita, poi il tempo (regole combat.damage e glacial.cold).
misreading-nothing-was-lost = Sembra che non sia cambiato niente. Guarda il combattimento, e poi il tempo (regole combat.damage e glacial.cold).

# What may be done
misreading-staying-is-allowed = Sembra che si possa restare. Tutti devono scegliere un altro luogo, a ogni turno (regola movement.must_move).
misreading-everybody-goes-home-first = Sembra che la strada passi per la Caverna. Da ogni luogo si va direttamente in ogni altro (regola movement.cards).
misreading-only-a-fight-moves-one = Sembra che restare dipenda dal turno scorso. Nessuno può restare, qualunque cosa sia successa (regola movement.must_move).
misreading-a-place-is-full = Sembra che un luogo abbia posto per uno solo. Ci si può trovare in quanti si vuole; poi si combatte (regola combat.start).
misreading-one-step-at-a-time = Sembra che si possa andare solo nei luoghi vicini. A ogni turno è aperto ogni luogo tranne il proprio (regola movement.cards).
misreading-stunned-miss-a-turn = Sembra che essere tramortiti costi un altro turno. Costa la fase di azione dello stesso turno; poi ci si risveglia e si continua (regola stunned.recovery).
misreading-stunned-go-home-first = Nessuno viene portato a casa. Ci si risveglia dove si è caduti, e da lì si sceglie liberamente (regola stunned.recovery).
misreading-stunned-wake-up-weak = Sembra che ci si risvegli deboli. Ci si risveglia con tutti i punti vita e si gioca come tutti (regola stunned.recovery).
misreading-resting-and-buying = Sembra che nella stessa visita si possa riposare e comprare. Si fa l’una o l’altra cosa (regola cave.one_of_two).
misreading-resources-from-their-place-only = Sembra che le risorse non si possano comprare. La Caverna ne vende di ogni tipo; qui decide un’altra regola (regola cave.services).
misreading-one-thing-a-phase = Sembra che una fase serva per una cosa sola. In una fase ci stanno Evoluzioni, carte Bonus e più acquisti (regole turn.phase_order e cave.services).
misreading-one-service-a-visit = Sembra che la Caverna venda una cosa per visita. Ne vende quante ne puoi pagare (regola cave.services).
misreading-rest-before-buying = Sembra che prima ci voglia un riposo. Nella Caverna o si riposa o si compra, mai tutti e due (regola cave.one_of_two).
misreading-everything-everywhere = Sembra che si possa fare tutto ovunque. Ogni luogo ha un’azione sua, per chi è lì.
misreading-only-the-winner-acts = Sembra che in un luogo possa agire uno solo. Agiscono tutti quelli che sono lì, nell’ordine del combattimento (regola turn.action_phase).
misreading-actions-cost-krom = Sembra che un’azione vada pagata. Quasi ovunque la sua prima parte è gratis; qui il luogo non è quello giusto.
misreading-cards-are-free = Sembra che ogni carta sia gratis. Lo è solo la prima (regola forest.more_cards).
misreading-one-card-a-visit = Sembra che ci sia una carta per visita. Se ne possono pescare altre, a un prezzo che sale (regola forest.more_cards).
misreading-resources-pay-for-cards = Sembra che le carte si paghino con risorse. Si pagano con Krom (regola forest.more_cards).
misreading-as-many-cards-as-one-pays = Sembra che si possa pescare finché si paga. Una visita ha un massimo (regola forest.most).
misreading-the-pile-belongs-to-all = Sembra che si tengano carte per gli altri. Nessuno deve lasciarne; conta il massimo per visita (regola forest.most).
misreading-price-goes-on-rising = Sembra che ci sia un prezzo per un’altra carta. Dopo l’ultimo prezzo non ci sono più carte (regola forest.most).
misreading-shuffle-an-empty-pile-only = Sembra che il mazzo debba essere vuoto. Gli scarti si possono mescolare prima della prima carta di ogni visita (regola forest.shuffle).
misreading-shuffling-costs = Sembra che mescolare abbia un prezzo. Non costa niente, ma viene prima della prima carta (regola forest.shuffle).
misreading-shuffling-is-all = Sembra che gli scarti siano persi per sempre. Prima della prima carta di una visita si possono rimescolare (regola forest.shuffle).
misreading-shuffle-any-time = Sembra che si possa mescolare in ogni momento. Si può solo prima della prima carta (regola forest.shuffle).
misreading-hunt-until-one-is-caught = Sembra che si possa cacciare finché si cattura qualcosa. In una fase di azione c’è una caccia, che riesca o no (regola savannah.one_hunt).
misreading-missed-prey-is-gone = Sembra che una preda mancata fugga via. Resta per chi caccia dopo; ma chi ha già cacciato non caccia più (regola savannah.one_hunt).
misreading-a-second-hunt-costs = Sembra che una seconda caccia sia in vendita. In una fase di azione ce n’è una sola, a qualsiasi prezzo (regola savannah.one_hunt).
misreading-one-price-for-any-dice = Sembra che un prezzo valga per qualsiasi numero di dadi. Due dadi costano più di uno (regola savannah.dice_price).
misreading-one-more-die-only = Sembra che un dado in più sia il massimo. Guarda quanti ne permette la regola, e quanto costano (regola savannah.extra_dice).
misreading-dice-after-the-roll = Sembra che i dadi si comprino dopo il lancio. Si comprano prima; dopo è troppo tardi (regola savannah.extra_dice).
misreading-climb-again-and-again = Sembra che si possa scalare quante volte si vuole. In una fase di azione c’è una scalata (regola mountain.roll).
misreading-a-second-climb-costs = Sembra che una seconda scalata sia in vendita. I dadi si possono rilanciare pagando Krom, ma la scalata è una sola (regola mountain.roll).
misreading-only-after-nothing = Sembra che una scalata andata male si possa ripetere. Ce n’è una, qualunque cosa porti (regola mountain.roll).
misreading-kept-dice-stay = Sembra che un dado tenuto debba restare. A ogni rilancio si sceglie di nuovo (regola mountain.keep.later).
misreading-two-rolls-at-most = Sembra che dopo due lanci sia finita. Si può rilanciare finché ci sono rilanci e Krom (regola mountain.reroll).
misreading-all-dice-or-none = Sembra che si debbano rilanciare tutti i dadi. Si tengono quelli che si vogliono e si rilanciano gli altri (regola mountain.keep).
misreading-evolutions-only-in-the-cave = Sembra che le Evoluzioni siano della Caverna. Si realizzano ovunque, a meno che la carta non mostri un luogo (regola evolutions.place).
misreading-evolutions-cost-krom-too = Sembra che i Krom facciano parte del prezzo. Un’Evoluzione si paga con le risorse della sua carta e con nient’altro (regola evolutions.cost).
misreading-place-before-evolutions = Sembra che il luogo venga per primo. Nella tua fase l’ordine lo scegli tu (regola turn.phase_order).
misreading-place-sign-overlooked = Sembra che il luogo sulla carta sia sfuggito. Una carta così si usa solo lì (regole evolutions.place e bonus.place).
misreading-one-evolution-a-phase = Sembra che si possa realizzare una sola Evoluzione. Puoi realizzarne quante ne puoi pagare (regola evolutions.number).
misreading-cards-at-any-time = Sembra che una carta Bonus si possa usare in ogni momento. Una carta combattimento serve in un combattimento, dopo i dadi (regola bonus.combat).
misreading-cards-cost-krom = Sembra che una carta Bonus vada pagata. Usare una carta che si ha in mano non costa niente, se non lo dice lei.
misreading-cards-only-when-attacked = Sembra che le carte Bonus servano per difendersi. Senza un simbolo speciale si usano nella propria fase di azione (regola bonus.action).
misreading-one-card-a-phase = Sembra che si possa usare una sola carta Bonus. In una fase puoi usarne quante vuoi (regola bonus.number).
misreading-steal-from-afar = Sembra che si possa rubare da lontano. La vittima deve essere nello stesso luogo (regola bonus.effect.steal).
misreading-only-the-stunned-are-robbed = Sembra che possa perdere qualcosa solo chi è tramortito. Quello è il bottino dopo un combattimento; una carta funziona contro chiunque raggiunga (regola bonus.target).
misreading-every-card-needs-nearness = Sembra che per ogni carta il bersaglio debba essere vicino. Serve solo per rubare (regola bonus.target).
misreading-the-stunned-are-safe = Sembra che chi è tramortito sia al sicuro. Anche chi è a terra può essere il bersaglio di una carta (regola bonus.target).
misreading-only-winners-rob = Sembra che questo sia il bottino dopo un combattimento. A una carta che ruba non serve un combattimento, basta lo stesso luogo (regola bonus.effect.steal).
misreading-the-beast-is-a-player = Sembra che il Kromosauro sia un giocatore. Nessuna carta Bonus può averlo come bersaglio (regola kromosaurus.bonus).
misreading-the-beast-is-out-of-reach = Sembra che sia solo questione di distanza. Nemmeno da vicino una carta può avere come bersaglio il Kromosauro (regola kromosaurus.bonus).
misreading-only-fighters-hurt-the-beast = Sembra che conti chi ha vinto l’ultima volta. Il Kromosauro perde punti vita nei combattimenti, e nessuna carta può averlo come bersaglio (regola kromosaurus.bonus).

# Prices
misreading-only-the-last-price = Questo è solo il prezzo dell’ultimo. Si pagano tutti, uno dopo l’altro.
misreading-a-krom-a-card = Sembra che ogni altra carta costi un Krom. Il prezzo sale di carta in carta (regola forest.more_cards).
misreading-a-krom-a-card-from-the-first = Sembra che ogni carta costi un Krom, anche la prima. La prima è gratis, e poi il prezzo sale (regola forest.more_cards).
misreading-the-last-price-each-time = Sembra che ogni volta si sia pagato l’ultimo prezzo. Sale un passo alla volta.
misreading-first-card-not-free = Sembra che la prima carta sia stata pagata, o non contata. È gratis, ed è una carta (regola forest.first_card).
misreading-rest-with-the-shopping = Sembra che con gli acquisti ci sia un riposo. Nella Caverna o si riposa o si compra, perciò questi punti vita si comprano (regola cave.one_of_two).
misreading-life-from-nothing = Sembra che si debbano comprare tutti i punti vita. Si comprano solo quelli che mancano al massimo.
misreading-prices-of-dice-added = Sembra che tu abbia sommato il prezzo di un dado e quello di due. Il listino ha un prezzo solo per due dadi insieme (regola savannah.dice_price).
misreading-a-krom-a-die = Sembra che un dado costi un Krom. Costa di più (regola savannah.dice_price).
misreading-every-die-is-paid = Sembra che si paghino tutti i dadi. Quelli sulla carta della preda sono gratis (regola savannah.prey).
misreading-the-value-is-the-price = Sembra che il valore della preda sia il suo prezzo. Il valore è ciò a cui devono arrivare i dadi (regola savannah.success).
misreading-a-krom-a-reroll = Sembra che ogni rilancio costi lo stesso. Gli ultimi costano di più (regola mountain.reroll).
misreading-first-roll-paid = Sembra che il primo lancio sia stato pagato. È gratis; costa solo rilanciare (regola mountain.reroll).
misreading-a-bonus-like-a-resource = Sembra che una carta Bonus costi quanto una risorsa. Costa meno (regola cave.services).
misreading-a-resource-like-a-bonus = Sembra che una risorsa costi quanto una carta Bonus. Costa di più (regola cave.services).
misreading-each-kind-paid-once = Sembra che ogni tipo sia stato pagato una volta. Ogni pezzo ha il suo prezzo (regola cave.services).
misreading-a-krom-a-piece = Sembra che ogni pezzo costi un Krom. Guarda i prezzi della Caverna (regola cave.services).
misreading-what-is-there-forgotten = Sembra che si sia comprato tutto. Ciò che c’è già non serve comprarlo (regola evolutions.cost).
misreading-points-are-the-price = Sembra che i punti siano il prezzo. Sono ciò che l’Evoluzione porta (regola evolutions.realise).

# Dice to keep
misreading-stopped-too-early = Hai scelto di fermarti. Verrebbe pagato ciò che mostrano i dadi, ma un altro lancio porta in media più di quanto costa.
misreading-went-for-more = Hai puntato ad altri numeri uguali, e per questo hai rinunciato a qualcosa. Qui costa in media più di quanto porta.
misreading-kept-a-die-too-many = Hai tenuto un dado che non c’entra con niente. Toglie soltanto un dado al prossimo lancio.
misreading-kept-one-pair-of-two = Hai tenuto una coppia e rinunciato all’altra. Con tutte e due, un altro dado può fare un full.
misreading-kept-a-row = Hai tenuto una fila. Per una scala deve andare bene ogni singolo dado, e da qui succede di rado.
misreading-kept-the-high-dice = Hai tenuto i dadi alti. I numeri alti non valgono più di quelli bassi: pagano solo le combinazioni (regola mountain.best).

# Which is likelier
misreading-may-or-may-not = Sembra che due cose che possono capitare o no siano ugualmente probabili. Conta i modi di ognuna.
misreading-more-dice-are-surer = Sembra che più dadi siano sempre più sicuri. Conta anche a che cosa devono arrivare (regola savannah.success).
misreading-lower-values-are-easier = Sembra che un valore più basso sia sempre più facile. Con più dadi si arriva più lontano (regola savannah.prey).
misreading-less-per-die-is-easier = Sembra che tu abbia confrontato quanto deve portare ogni dado. Più dadi si compensano fra loro, uno solo non può.
misreading-places-mixed-up = Sembra che tu abbia scambiato i luoghi dove il peso aiuta e quelli dove non aiuta (regola combat.tie.weight).
misreading-place-does-not-matter = Sembra che il luogo non conti. Decide chi vince una parità (regola combat.tie.weight).
misreading-earlier-places-are-easier = Sembra che un luogo che viene prima sia più facile. L’ordine dei luoghi dice chi agisce quando; la differenza la fa la parità (regola combat.tie.weight).
misreading-later-places-are-easier = Sembra che un luogo che viene dopo sia più facile. L’ordine dei luoghi dice chi agisce quando; la differenza la fa la parità (regola combat.tie.weight).
misreading-one-die-is-one-die = Sembra che conti solo il proprio dado. Bisogna battere tutti gli altri (regola combat.winner).
misreading-the-others-hurt-each-other = Sembra che in tanti ci si intralci a vicenda. Vince uno solo, e ogni persona in più lo rende più difficile (regola combat.winner).
misreading-two-are-worse-than-one = Sembra che due siano sempre peggio di uno. Ciò che il Kromosauro aggiunge al suo dado è peggio di un secondo dado (regola kromosaurus.plus).
misreading-as-in-the-list = Sembra che le combinazioni siano più rare più stanno in basso nell’elenco. Con i rilanci dipende da che cosa si può tenere.
misreading-more-equal-dice-are-rarer = Sembra che più dadi uguali siano sempre più rari. Una scala non ha nessun dado uguale, ed è rara (regola mountain.result.straight).

# How likely
misreading-sums-are-all-alike = Sembra che tutte le somme siano ugualmente probabili. Quelle di mezzo escono in più modi.
misreading-as-with-one-die-less = Sembra che ci sia un dado in meno. Conta tutti i dadi che si lanciano.
misreading-faces-up-to-the-value = Sembra che tu abbia contato le facce fino al valore. Catturano quelle dal valore in su (regola savannah.success).
misreading-equal-or-not-is-even = O capita o non capita, ma le due cose non sono ugualmente probabili. Conta le facce.
misreading-one-more-than-there-is = Sembra che si debbano perdere più punti vita di quanti ce ne sono. Basta perderne altrettanti (regola stunned.start).
misreading-just-as-much-as-there-is = Sembra che si debba perdere esattamente quello che c’è. Va bene anche perdere di più (regola life.least).
misreading-as-if-the-other-rolled-alone = Sembra che tu abbia guardato solo l’altro dado. La perdita è la differenza fra i due dadi (regola combat.damage).
misreading-here-or-not-is-even = O è qui o non è qui, ma le due cose non sono ugualmente probabili. Conta le sue carte (regola kromosaurus.cards).
misreading-only-one-face-counted = Sembra che tu abbia contato una faccia sola. Sono due a completarla.
misreading-a-row-is-open-at-both-ends = Sembra che la fila sia aperta dai due lati. Nessun dado mostra 0 o 7, perciò la completa una faccia sola.
misreading-chances-of-dice-added = Sembra che tu abbia sommato le probabilità dei dadi. Quando lo mostrano in più d’uno, è contato due volte.
misreading-one-die-only = Sembra che tu abbia contato uno solo dei dadi. Può portarlo uno qualsiasi.
misreading-all-dice-needed = Sembra che debbano mostrarlo tutti i dadi. Ne basta uno.
misreading-just-one-more = Sembra che tu ne abbia contato solo un altro uguale. Vale anche qualcosa di meglio, anche con altri numeri.
misreading-whole-deck-counted = Sembra che tu abbia contato tutte le carte. Si può pescare solo ciò che resta nel mazzo.
misreading-wood-or-not-is-even = O porta Legno o non lo porta, ma le due cose non sono ugualmente probabili. Conta le carte nel mazzo.

# What wins
misreading-points-not-counted = Si può realizzare, ma i punti non bastano. Conta quanto manca alla meta (regola ending.target).
misreading-paid-twice-with-the-same = Ognuna di queste si può pagare, ma non tutte e due: ciò che costa la prima non c’è più (regola evolutions.cost).
misreading-buys-without-the-cave = Sembra che le risorse mancanti si possano comprare qui. Le vende solo la Caverna (regola cave.where).
misreading-most-points-wins = Porterebbe abbastanza punti, ma non si può pagare. Guarda quanto costa (regola evolutions.cost).
misreading-nearly-paid-is-enough = Per questa manca qualcosa. Un’Evoluzione si paga per intero o niente (regola evolutions.cost).
