### What the coach of a first game says, each in at most 40 words. What a sentence may say of its moment are the facts
### of its event or question, $me, $target (points that win) and the facts of the box (rulebook.facts).

## What you are asked

coach-goal = Vince chi arriva per primo a { $target ->
    [one] { $target } punto Evoluzione
   *[other] { $target } punti Evoluzione
}{ $length ->
    [short] {" "}(partita breve; di solito { $usual })
   *[whole] {""}
}: le Evoluzioni costano Legno, Pietra e Osso. { $forest ->
    [open] Potresti cominciare dalla Foresta: { $first_card ->
        [0] la prima carta è gratis, possono venirci anche altri, e chi si incontra combatte
       *[other] possono venirci anche altri, e chi si incontra combatte
    }
   *[closed] Ogni luogo porta qualcosa di diverso, come dice il tabellone: scegli dove andare
}.
coach-evolution = Hai tutto ciò che costa un’Evoluzione segnata. Realizzata, dà subito i suoi punti, e nessuno potrà mai toglierteli.
# $victim
coach-rob = { $victim } è a 0 punti vita: personaggio tramortito. Puoi prendere una cosa: metà dei Krom, un Legno, una Pietra o un Osso, oppure una carta Bonus pescata alla cieca. Vedi solo ciò che { $victim } ha davvero.
# $totals
coach-combat_card = I dadi sono caduti: { $totals }. Hai una carta per i combattimenti. Aggiungila adesso, oppure passa e tienila per un’altra volta.
# $by, $card
coach-counter = { $by } usa “{ $card }”, e tu hai una contromossa. Se la usi, quella carta non fa niente; se passi, la tieni per una carta peggiore.
coach-reward = Questa ricompensa ti lascia scegliere. Prendi ciò che ti avvicina a un’Evoluzione.
coach-cave = { $services ->
    [none] Nella Caverna puoi riposare. Ti dà { $rest }.
   *[other] Nella Caverna o riposi, e ricevi { $rest }, o compri cose pagando Krom. Nella stessa visita non puoi fare tutte e due le cose.
}
coach-services = La Caverna vende { $services }. Compra quanto puoi pagare; ma chi compra non riposa.
coach-forest = Nella Foresta peschi carte Raccolta. La prima { $first_card ->
    [0] è gratis
   *[other] costa { $first_card } Krom
}, e ricevi subito ciò che mostra, se mostra qualcosa.
coach-price = Puoi pescare ancora: una dopo l’altra, le carte successive costano { $card_prices } Krom. Quando vuoi, fermati con “{ do-done }”.
coach-shuffle = Le carte già pescate stanno fra gli scarti. Prima della tua prima carta puoi rimescolarle nel mazzo: serve quando quelle buone sono uscite.
coach-hunt = Scegli una preda. Ognuna mostra quanti dadi lanci, quale totale la cattura e che cosa dà. La tua probabilità è accanto al tasto.
# $dice_prices
coach-extra_dice = Con + compri dadi prima di lanciare: { $dice_prices }. Si pagano anche se la preda scappa.
coach-climb = Sulla Montagna lanci { $dice } dadi. I dadi che stanno bene insieme pagano: una coppia, un tris, una scala e altro ancora.
# $price
coach-keep = Premi i dadi che vuoi tenere, poi rilancia gli altri per { $price } Krom. Oppure fermati, e prendi ciò che pagano i dadi così come sono.
coach-reroll = { $rerolls ->
    [one] In una scalata puoi rilanciare una volta, per { $reroll_prices } Krom.
   *[other] In una scalata puoi rilanciare { $rerolls } volte, per { $reroll_prices } Krom, uno dopo l’altro.
} Che cosa puoi ancora raggiungere, e quanto è probabile, sta sotto “{ part-odds }”.
coach-play = Adesso puoi usare una tua carta Bonus. Fa quello che dice, una volta sola, e poi non c’è più; oppure la tieni per un momento migliore.
coach-done = Qui non hai altro da fare. Termina la tua fase di azione, e gli altri continuano.
# $card, $cost, $points
coach-aim = Scegli un obiettivo: “{ $card }” costa { $cost } e dà { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}; la realizzi { $place ->
    [anywhere] ovunque
   *[other] { at-place }
}. Vai dove trovi ciò che ti manca. Tutte le Evoluzioni stanno sotto “{ part-cards }”.
# $last: “1 Bone”, $last_card, $last_price: “3 Krom”, $purse: how many Krom you have
coach-last_one = Per “{ $last_card }” ti manca solo { $last }. Nella Caverna costa { $last_price }, e tu ne hai { $purse }.
coach-must_move = Nessuno può restare dov’è: scegli un luogo qualsiasi, tranne il tuo. Pensa a dove vogliono andare gli altri, perché chi si incontra combatte.
coach-hand = Nessun altro vede le tue carte Bonus. Ognuna dice che cosa fa e quando: in un combattimento, contro un’altra carta, o quando tocca a te agire.

## What happens

coach-end = { $who ->
    [you] Hai
   *[other] { $player } ha
} { $points } punti, e ne bastano { $target }{ $length ->
    [short] {" "}in questa partita breve; di solito ne servono { $usual }
   *[whole] {""}
}. La partita finisce subito, anche a metà di un turno.
coach-stunned_me = Sei a 0 punti vita: il tuo personaggio è tramortito. In questo turno non fai più niente. All’inizio del prossimo ti risvegli con { $life } punti vita.
# $player
coach-robbed_me = Chi vince un combattimento può derubare chi vi scende a 0 punti vita. { $player } ha preso da te { $what ->
    [krom] { $amount } Krom, cioè la metà
    [bonus] una carta Bonus dalla mano
    [wood] un Legno
    [stone] una Pietra
    [bone] un Osso
   *[nothing] … niente
}.
coach-woke = Ti risvegli con { $life } punti vita, e continui come tutti gli altri.
coach-reveal = Ognuno aveva scelto in segreto, e ora tutti si sono mossi insieme. Si agisce luogo per luogo, in quest’ordine: { $order_of_places }.
# $fighters, $place
coach-meeting = Incontro { at-place }: { $fighters }. Chi si incontra deve prima combattere, e chi vince agisce per primo. Si lancia un dado a testa.
# $totals
coach-dice = Vince il totale più alto. Ognuno degli altri perde tanti punti vita quanti sono i punti di distacco da chi vince.
# $first, $second, $total, $place, $heavier, $first_weight, $second_weight
coach-tie = Parità a { $total }. Decide il peso, e { at-place } vince chi pesa { $heavier ->
    [yes] di più
   *[no] di meno
}: { $first } ({ $first_weight } kg) viene prima di { $second } ({ $second_weight } kg).
coach-tie_again = Un’altra parità, e qui è il contrario: { at-place } vince chi pesa { $heavier ->
    [yes] di più
   *[no] di meno
}, perciò { $first } viene prima di { $second }.
# $winner, $amount, $life
coach-hurt = { $winner } ha un vantaggio di { $damage }, perciò perdi { $amount ->
    [one] { $amount } punto vita
   *[other] { $amount } punti vita
}. { $life ->
    [0] Non te ne restano.
    [one] Te ne resta { $life }; a 0 il tuo personaggio sarebbe tramortito: niente più azioni in questo turno.
   *[other] Te ne restano { $life }; a 0 il tuo personaggio sarebbe tramortito: niente più azioni in questo turno.
}
# $winner, $won, $order
coach-order = { $won ->
    [you] Vinci il combattimento e non perdi niente.
   *[other] { $winner } vince il combattimento.
} Qui tutti agiscono nell’ordine del combattimento: { $order }. Chi viene per primo sceglie per primo.
# $player
coach-stunned_other = { $player } è a 0 punti vita: personaggio tramortito, in questo turno non agisce. Chi vince un combattimento può prendere qualcosa da chi vi finisce a terra.
# $place
coach-alone = Qui non è venuto nessun altro, perciò niente combattimento. Tocca a te: fai ciò che offre questo luogo, e usa le tue carte.
# $total, $value
coach-caught = Serviva { $value } e hai { $total }: catturata! Ricevi ciò che mostra la sua carta. In un turno c’è una sola caccia.
# $total, $value, $price
coach-missed = Serviva { $value } e hai { $total }: scappa, e resta lì per chi caccia dopo.{ $price ->
    [0] {""}
   *[other] {" "}I { $price } Krom per i dadi in più sono andati.
}
# $combination
coach-result = I tuoi dadi mostrano { $combination }, ed è questo che ti viene pagato.{ $mountain_result ->
    [choose] {""}
   *[best] {" "}Contano sempre tutti i dadi insieme, non una combinazione più piccola al loro interno.
}
# $left
coach-close_me = { $left ->
    [one] Ti manca { $left } punto. La partita finisce nel momento in cui lo hai
   *[other] Ti mancano { $left } punti. La partita finisce nel momento in cui li hai
}: guarda bene che cosa puoi pagare.
# $sum, $target
coach-realised_me = Hai { $sum } dei { $target } punti che ti servono. La carta resta scoperta davanti a te, e la prossima Evoluzione prende il suo posto sul tavolo.
# $player, $left
coach-close = { $left ->
    [one] Attenzione: manca solo { $left } punto, e { $player } vince.
   *[other] Attenzione: mancano solo { $left } punti, e { $player } vince.
} Un combattimento può fermare tutto: chi scende a 0 punti vita finisce a terra e in questo turno non agisce.
# $player, $card, $sum, $target
coach-realised_other = { $player } ha realizzato “{ $card }” e ha { $sum } punti su { $target }. Per gli altri quell’Evoluzione non c’è più, e se ne scopre una nuova.
# $goods
coach-goods = Ottieni { $goods }. Legno, Pietra e Osso pagano le Evoluzioni. I Krom, i fulmini ⚡, no: sono i soldi con cui compri lungo la strada.
# $by, $goods
coach-lost = { $by } ha usato una carta Bonus contro di te, e perdi { $goods }. Contro una carta così serve solo una contromossa.
# $player, $goods
coach-stolen = { $player } ha usato una carta Bonus per rubarti { $goods }. Funziona solo nello stesso luogo.
coach-swapped = { $player } ha usato una carta Bonus contro di te: cedi { $goods } e ricevi { $given } in cambio. Uno scambio così non si rifiuta; aiuta solo una contromossa.
# $player, $card
coach-cancelled = Qualcuno ha bloccato la carta: “{ $card }”, giocata da { $player }, non fa niente. Tutte e due le carte sono consumate.
# $player, $total
coach-boosted = { $player } aggiunge una carta combattimento e ora ha { $total }. Dopo i dadi può farlo chiunque combatta, e per vincere conta il totale.
# $player, $card
coach-played = { $player } usa una carta Bonus: “{ $card }”. Queste carte si usano una volta, e poi tutti le vedono fra gli scarti.
# $fighters, $place
coach-fight_others = { $fighters } si incontrano { at-place } e combattono lì. Tu sei altrove, perciò non ti tocca.

## hint-why-…: why the coach would do what it says, beside the reasons that bots give to others (bots.ftl)

hint-why-movement-easy = Promette di più subito.
# $card
hint-why-movement-aim = Ti avvicina a “{ $card }”, anche se lì dovessi combattere.
hint-why-movement-normal = Promette di più, anche se lì dovessi combattere.
hint-why-movement-hard = Da qui sono state immaginate tante partite, e con questa mossa sono finite meglio.
# $card, $points
hint-why-realise = Hai tutto ciò che costa “{ $card }”, e { $points ->
    [one] un punto adesso vale
   *[other] { $points } punti adesso valgono
} più che aspettarne un’altra.
hint-why-realise-cheaper = Potresti pagare anche “{ $other }”. Dopo “{ $card }” resta di più per la prossima.
hint-why-rest = Niente di ciò che è in vendita vale per te più di un riposo.
hint-why-buy = Ne hai più bisogno dei Krom che costa.
hint-why-draw = Una carta di questo mazzo rende in media più di quanto costa.
hint-why-shuffle = Le carte scartate sono migliori di quelle rimaste nel mazzo.
# $card, $chance_often
hint-why-hunt = “{ $card }” promette di più per le tue prossime Evoluzioni, contando il prezzo dei dadi: si cattura { $chance_often }.
hint-why-climb = Ciò che una scalata rende in media fa comodo.
hint-why-play = La carta ti rende più adesso che più tardi.
hint-why-again = Puoi rifare la stessa cosa, e cominciare non costa niente.
hint-why-done = Nient’altro di ciò che potresti fare sembra valere quello che costa.
hint-why-reroll = Lo dicono le probabilità dei dadi, per ciò che paga ogni combinazione.
hint-why-reward = Avvicina di più le prossime Evoluzioni.
hint-why-combination = Paga di più.
hint-why-combat = Senza la carta il combattimento ti costerebbe più di quanto vale la carta.
hint-why-combat-ahead = Stai già vincendo, quindi puoi passare. Ma la carta aumenta ciò che perdono gli altri, e chi scende a 0 punti vita finisce a terra: in questo turno non agisce, e potresti derubarlo.
hint-why-counter = La carta ti farebbe più danno di quanto vale una contromossa.
hint-why-pass = Non vale una carta.
hint-why-rob = A te serve di più, e all’altra parte costa di più.
hint-why-whom = Lì c’è più da prendere.
hint-why-give = È ciò che ti manca di meno.
