### The coach of a first game: coach-NAME for each moment of coach.toml, in fewer than 40 words. Beside what stands before a
### message, each may say the facts of the box (rulebook.facts). $me is the learner, $who whether it is about them.

## What I am asked

# $by, $card, $cards, $theft
coach-defend = { $by } vuole prenderti { $cards }, e una tua Protezione è pronta. Girala, di chiunque sia il turno. Così però si consuma: decidi tu quanto valgono i tuoi vasi.
# $by, $chain
coach-cannot_defend = { $by } ha preso di mira la tua catena “{ $chain }”, e niente di ciò che hai coperto può aiutarti. La domanda arriva lo stesso, così nessuno scopre che cosa c’è lì.
coach-goal = Vince chi ha { $spheres } sfere dopo una sfida. Questa partita è già cominciata: le tue sfere e quelle degli altri stanno accanto ai nomi. Pesca una carta per cominciare il turno.
coach-one_thing = Queste sono le tue carte, una più del solito. Fai una cosa con una sola, e il turno finisce: comincia una catena, continuane una, prepara una carta, giocala o scartala.
# $chain
coach-alone = “{ $chain }” non ha ancora vasi. Il tuo Capo Tribù potrebbe aspettare, ma ogni altro personaggio deve ricevere il primo vaso in questo turno, o si perde.
# $chain
coach-totem = La tua catena “{ $chain }” è completa, e un Totem ci sta: nessuno potrà più toccarla. Se è tutta di un colore, è magica: { $magic } sfere in più, { $leader_magic } con il tuo Capo Tribù.
# $needed
coach-i_am_close = Ancora una catena completa, e la sfida si chiude subito. Ciò che gli altri hanno ancora in mano conta contro di loro; ciò che hai tu no.
# $player
coach-another_is_close = { $player } ha bisogno di una sola altra catena completa. Appena c’è, ti si tolgono le sfere in mano e sulle carte coperte. Liberati di ciò che non riesci a usare.
coach-attack = Un tuo Evento è pronto. Invece di pescare puoi girarlo, e distruggere gli ultimi vasi di una catena. Un Totem tiene al sicuro una catena.
coach-use = Un tuo Diorama coperto va bene per una catena. Invece di pescare puoi girarlo e metterlo lì. La tua mano resta com’è.
coach-take = In cima agli scarti c’è un Diorama. Puoi prenderlo al posto di una carta del mazzo: così sai che cosa prendi.
coach-begin = Un personaggio comincia una catena e mostra i vasi che chiede. Comincia con uno di cui hai in mano il primo vaso: deve riceverlo nel tuo prossimo turno.
coach-vase = Hai un vaso che va bene. Va nel prossimo posto della catena, nell’ordine che il personaggio mostra. Una carta per turno.
coach-colour = Attenzione ai colori. Vanno bene tutti, ma una catena di un colore solo, con il suo Totem, porta { $magic } sfere in più; quella del tuo Capo Tribù { $leader_magic }.
coach-play = Hai in mano un’Azione. Funziona dalla mano, una volta sola, poi resta fuori fino alla prossima sfida. Puoi anche scartarla.
coach-activate = Accanto a una catena puoi mettere una carta coperta: un Evento per attaccare più tardi, una Protezione, o un Diorama. Dalla mano, Eventi e Protezioni non fanno niente.
coach-swap = Una carta coperta si può scambiare con una della tua mano. Poi il tuo turno continua: non ti costa niente.
coach-nothing_fits = Adesso nessuna carta va bene. Scarta quella che ti serve meno. Alla fine del turno hai di nuovo { $hand } carte.
# $number
coach-discard = Hai pescato, e adesso ne scarti altrettante. Tieni ciò che serve alle tue catene: una carta nuova o una vecchia, fa lo stesso.
coach-leader = La corona indica il tuo Capo Tribù. Quel personaggio non si perde mai se è senza vasi, e la sua catena porta più di tutte se diventa magica.

## What happens

# $player, $who, $total
coach-end = { $who ->
    [you] Hai
   *[other] { $player } ha
} { $total } sfere, e ne bastano { $spheres }. La partita è finita.
# $player, $who, $number
coach-closed = { $who ->
    [you] Hai
   *[other] { $player } ha
} { $number } catene complete. La sfida finisce subito, e tutti contano.
coach-exhausted = Non c’è più nessun Diorama da pescare: la sfida è finita. Ognuno conta ciò che ha sul tavolo, e non si sottrae niente.
# $number
coach-hostile_me = Non hai chiuso tu la sfida, perciò ciò che hai in mano è ostile: { said-spheres } in meno.
# $player, $number
coach-hostile_other = { $player } non ha chiuso la sfida. Ciò che resta in mano o coperto è ostile: { said-spheres } in meno.
# $player, $who, $chain, $number
coach-magic = { $who ->
    [you] La tua catena “{ $chain }”
   *[other] La catena “{ $chain }” di { $player }
} è protetta e di un colore solo. Porta { said-spheres }, oltre a quelle delle carte.
# $number, $total
coach-scored = Contano tutte le sfere delle tue catene, complete o no: { $number } in questa sfida. Con quelle di prima ne hai { $total }.
# $player
coach-next = Nessuno ha ancora { $spheres } sfere: si gioca un’altra sfida. Si mescolano tutte le carte, le dà { $player }, e ognuno tiene Capo Tribù e sfere.
# $player, $card, $cards, $target_chain
coach-attacked = { $player } attacca la tua catena “{ $target_chain }” con “{ $card }”. Perderesti { $cards }. Può aiutarti solo una Protezione coperta accanto a una delle tue catene.
# $chain, $cards
coach-destroyed_me = La tua catena “{ $chain }” ha perso { $cards }. I vasi si perdono dalla fine. Il posto si può riempire di nuovo.
coach-held_me = I tuoi vasi sono salvi, e la Protezione è consumata. Ti ha aiutato ovunque fosse: una copre tutte le tue catene.
# $chain
coach-left_alone = La tua catena “{ $chain }” non ha più vasi. Le serve di nuovo il primo nel tuo prossimo turno, o si perde.
# $player, $who, $chain
coach-leader_alone = { $who ->
    [you] La tua catena “{ $chain }”
   *[other] La catena “{ $chain }” di { $player }
} non ha più vasi. Ogni altro personaggio dovrebbe riceverne subito uno; un Capo Tribù può aspettare.
# $chain
coach-lost_me = “{ $chain }” era ancora senza vasi alla fine del tuo turno: si perde, con ciò che ha accanto. Più tardi si può ricominciare quella catena con un’altra carta.
# $player, $card, $chain
coach-robbed = { $player } ha rubato “{ $card }”. Si può prendere solo l’ultimo vaso di una catena, e solo se lo si può mettere subito. Una Protezione o un Totem lo impediscono.
# $player
coach-blocked = { $player } ti blocca: salti il prossimo turno. Contro un blocco niente aiuta, ma puoi ancora difenderti.
# $player
coach-skipped = Per un blocco { $player } salta un turno. La carta che l’ha causato resta fuori fino alla prossima sfida.
# $player, $who, $chain
coach-magical = { $who ->
    [you] La tua catena “{ $chain }”
   *[other] La catena “{ $chain }” di { $player }
} ha il suo Totem, ed è tutta di un colore: è magica. Alla fine della sfida porta sfere in più.
# $player, $who, $chain
coach-safe = { $who ->
    [you] La tua catena “{ $chain }”
   *[other] La catena “{ $chain }” di { $player }
} ha il suo Totem ed è al sicuro: nessuno può attaccarla né rubarle niente.
# $chain, $number, $needed
coach-complete_me = Ci sono tutti i vasi di “{ $chain }”: una catena completa. Ne hai { $number } delle { $needed } che chiudono la sfida. Un Totem la proteggerebbe.
# $player, $chain, $number, $needed
coach-complete_other = { $player } ha { $number } { $number ->
    [one] catena completa
   *[other] catene complete
}. Con { $needed } la sfida è finita. Solo attacchi e furti possono spezzare una catena, finché non ha un Totem.
# $player, $chain, $cards
coach-harmed = La catena “{ $chain }” di { $player } ha perso { $cards }. Se era completa, va completata di nuovo prima che conti.
# $player
coach-face_down = { $player } ha messo una carta coperta. Può essere un Evento per attaccare, una Protezione, o solo un Diorama. Lo vedranno tutti quando si gira.
# $player, $chain
coach-lost_other = “{ $chain }” di { $player } non ha avuto un vaso in tempo e si perde. Va sotto gli scarti.
# $chain
coach-counts = Un vaso conta con le sue sfere finché sta lì, e così anche il personaggio. La catena mostra quante sono.
# $player, $card
coach-left_for_me = { $player } ha scartato “{ $card }”. Ciò che si scarta resta scoperto. Se in cima c’è un Diorama, può prenderlo chi gioca dopo.
coach-rebuilt = Il mazzo era vuoto: gli scarti sono stati mescolati e sono il nuovo mazzo. Ciò che si era scartato può tornare.

## hint-why-…: why the coach would do what it says, beside the reasons that bots give to others (bots.ftl)

hint-why-lead = La sua catena promette più sfere.
hint-why-draw = Una carta nuova ti promette più di ciò che c’è già.
# $card
hint-why-take = “{ $card }” ha un posto in una tua catena, o lo avrà.
# $target, $chain
hint-why-attack = Fra tutte le catene che puoi attaccare, “{ $chain }” di { $target } ha più da perdere.
# $chain, $number
hint-why-place = Porta { said-spheres }, e “{ $chain }” va avanti di un posto.
# $chain
hint-why-complete = Completa “{ $chain }”, e la chiusura della sfida è più vicina.
hint-why-close = Chiude la sfida, e ciò che gli altri hanno in mano adesso conta contro di loro.
# $chain, $number
hint-why-totem = Mette al sicuro “{ $chain }” per sempre, e porta { said-spheres }.
# $chain, $number
hint-why-magical = Rende “{ $chain }” sicura e magica. Porta { said-spheres }.
# $card, $number, $held
hint-why-begin = { $held ->
    [yes] Hai già in mano il suo primo vaso.
   *[no] Non hai ancora il suo primo vaso, ma { $number ->
        [one] { $number } carta che va bene non è ancora scoperta
       *[other] { $number } carte che vanno bene non sono ancora scoperte
    }.
}
hint-why-begin-leader = È il tuo Capo Tribù e non si perde mai: può aspettare il suo primo vaso.
# $family
hint-why-activate = { $family ->
    [events] Un Evento può attaccare solo se sta accanto a una catena.
    [protections] Una Protezione può aiutare solo se sta accanto a una catena.
   *[other] Lì aspetta il suo posto, e ti libera la mano.
}
# $family
hint-why-swap = { $family ->
    [events] Un Evento può attaccare solo se sta accanto a una catena, e il tuo turno continua.
    [protections] Una Protezione può aiutare solo se sta accanto a una catena, e il tuo turno continua.
   *[other] Lì serve di più, e il tuo turno continua.
}
hint-why-play-draw = Le carte nuove ti promettono più di quelle vecchie.
# $target
hint-why-play-block = Ci guadagni per ogni turno che { $target } non ha.
# $card, $target
hint-why-play-steal = “{ $card }” è un vaso in più per te, e uno in meno per { $target }.
# $card
hint-why-discard = “{ $card }” è la carta che ti serve meno.
hint-why-protect = Hai da perdere più di quanto vale la carta.
hint-why-pass = Non vale una carta, o non ce n’è una che aiuti.
