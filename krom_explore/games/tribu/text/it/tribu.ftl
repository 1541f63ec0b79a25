# Tribù: what happens, what is asked, what is answered, and why not.
#
# A chain is called by its character. $seen says whether the reader knows the card: of those that are drawn, dealt or laid
# face down, only their player does.

## Names

deck-deck = mazzo
deck-leaders = carte Capo Tribù

said-cards = { $number ->
    [one] { $number } carta
   *[other] { $number } carte
}
said-vases = { $number ->
    [one] { $number } vaso
   *[other] { $number } vasi
}
said-spheres = { $number ->
    [one] { $number } sfera
   *[other] { $number } sfere
}

## event-KIND: what happens. $rule is the last word of the rule that made it happen.

event-set_up = Al tavolo si siedono { $players }. Vince chi arriva per primo a { $spheres } sfere.
event-leader = { $player } ha il Capo Tribù “{ $card }”.
event-challenge = Sfida { $number }: { $player } dà le carte e comincia.
event-dealt = { $seen ->
    [yes] { $player } riceve { $cards }.
   *[no] { $player } riceve { said-cards }.
}
event-turn = Turno { $turn }: { $player }.
event-drew = { $seen ->
    [yes] { $player } pesca “{ $card }”.
   *[no] { $player } pesca una carta.
}
event-took = { $player } prende “{ $card }” dagli scarti.
event-rebuilt = Il mazzo è vuoto. Gli scarti si mescolano e diventano un nuovo mazzo di { said-cards }; in cima agli scarti resta “{ $card }”.
event-discarded = { $player } scarta “{ $card }”.

event-began = { $player } comincia una catena con “{ $card }”.
event-placed = { $player } aggiunge “{ $card }” alla catena “{ $chain }”: è il vaso numero { $number }.
event-completed = La catena “{ $chain }” è completa. { $player } ha { $number } delle { $needed } catene complete che chiudono la sfida.
event-protected = { $magical ->
    [yes] { $player } mette “{ $card }” sulla catena “{ $chain }”. Adesso è protetta, e magica: { said-spheres } in più alla fine.
   *[no] { $player } mette “{ $card }” sulla catena “{ $chain }”. Adesso è protetta.
}
event-eliminated = { $seen ->
    [yes] “{ $chain }” di { $player } è ancora senza vasi e si perde, insieme alla carta che ha accanto, “{ $card }”.
   *[no] “{ $chain }” di { $player } è ancora senza vasi e si perde.
}
event-alone = { $rule ->
    [leader] “{ $chain }” di { $player } resta senza vasi, ma un Capo Tribù non si perde mai.
   *[other] “{ $chain }” di { $player } resta senza vasi: serve di nuovo il primo, nel prossimo turno di { $player }.
}

event-activated = { $seen ->
    [yes] { $player } mette “{ $card }” coperta accanto alla catena “{ $chain }”.
   *[no] { $player } mette una carta coperta accanto alla catena “{ $chain }”.
}
event-swapped = { $seen ->
    [yes] { $player } scambia “{ $back }”, accanto alla catena “{ $chain }”, con “{ $card }”.
   *[no] { $player } scambia con un’altra la carta coperta accanto alla catena “{ $chain }”.
}
event-used = { $player } gira “{ $card }”, che stava accanto alla catena “{ $chain }”.

event-attacked = { $player } gira “{ $card }”, accanto alla catena “{ $chain }”, e attacca la catena “{ $target_chain }” di { $target }. In gioco: { $cards }.
event-defended = { $player } gira “{ $card }”, accanto alla catena “{ $chain }”. Salva fino a { said-vases }.
event-undefended = { $player } non si difende.
event-destroyed = La catena “{ $chain }” di { $player } perde { $cards }.
event-held = La catena “{ $chain }” di { $player } non perde niente.

event-played = { $player } gioca “{ $card }”: { said-cards } da pescare, e altrettante da scartare.
event-deck_short = { $number ->
    [0] Non resta nessuna carta da pescare per { $player }: dovevano essere { $wanted }.
    [one] Resta solo { $number } carta da pescare per { $player }: dovevano essere { $wanted }.
   *[other] Restano solo { $number } carte da pescare per { $player }: dovevano essere { $wanted }.
}
event-blocked = { $player } mette “{ $card }” accanto alla catena “{ $chain }” di { $target }. { $target } salterà un turno.
event-skipped = Blocco: { $player } salta questo turno.
event-robbing = { $player } gioca “{ $card }” e vuole prendere { $cards } dalla catena “{ $target_chain }” di { $target }.
event-stolen = { $player } ruba “{ $card }” dalla catena “{ $target_chain }” di { $target } e l’aggiunge alla catena “{ $chain }”.

event-closed = { $rule ->
    [complete] { $player } ha { $number } catene complete e chiude la sfida.
    [exhausted] Nel mazzo e negli scarti non ci sono più Diorami. La sfida è finita.
   *[rounds] Tutti hanno giocato così tanti turni che la sfida finisce qui.
}
event-magic = { $rule ->
    [leader] La catena del Capo Tribù di { $player }, “{ $chain }”, è magica e protetta: { said-spheres } in più.
   *[magic] La catena “{ $chain }” di { $player } è magica e protetta: { said-spheres } in più.
}
event-hostile = { $player } ha ancora { $cards }. Sfere ostili, da togliere: { $number }.
event-scored = Sfere di { $player } sul tavolo: { $table }{ $magic ->
    [0] {""}
   *[other] , più { $magic } per le catene magiche
}{ $hostile ->
    [0] {""}
   *[other] , meno { $hostile } ostili
}. In questa sfida fa { $number }, in tutto { $total }.
event-tied = Parità a { $total } sfere: { $players }. Si gioca un’altra sfida.
event-won = { $player } ha { $total } sfere, ne servivano { $spheres }: ha vinto.

over = Ha vinto { $player }.

## ask-QUESTION: what a player is asked

ask-leader = { $player }, chi è il tuo Capo Tribù?
ask-turn = { $turned ->
    [yes] { $player }, prendi una carta o ne giri una coperta?
   *[no] { $player }, quale carta prendi?
}
ask-action = { $player }, che cosa fai con le tue carte?
ask-discard = { $number ->
    [one] { $player }, quale carta scarti per ultima?
   *[other] { $player }, quale carta scarti? Devi scartarne { $number }.
}
ask-defence = { $theft ->
    [yes] { $player }, contro di te { $by } gioca “{ $card }” per avere { $cards } dalla tua catena “{ $chain }”.
   *[no] { $player }, { $by } attacca la tua catena “{ $chain }” con “{ $card }”. Perderesti { $cards }.
} { $turned ->
    [yes] La difendi?
   *[no] Non hai Protezioni coperte, quindi non puoi difenderla.
}

## draw-DECK: what chance has to decide

draw-deck = Si pesca una carta dal mazzo.
draw-leaders = Si pesca una carta Capo Tribù.

## do-VERB: an answer, as a button says it

do-draw = Pesca una carta
do-take = Prendi la carta in cima agli scarti
do-discard = Scarta “{ $card }”
do-begin = Comincia una catena con “{ $card }”
do-place = Aggiungi “{ $card }” a “{ $chain }”
do-activate = Metti “{ $card }” coperta accanto a “{ $chain }”
do-swap = Scambia la carta coperta accanto a “{ $chain }” con “{ $card }”
do-play-draw = Gioca “{ $card }” (pesca { $number }, scarta altrettante)
do-play-block = Gioca “{ $card }” contro { $player }, accanto a “{ $target_chain }”
do-play-steal = Gioca “{ $card }”: l’ultimo vaso di “{ $target_chain }” di { $player } per la tua “{ $chain }”
do-use = Gira “{ $card }” accanto a “{ $chain }” e aggiungila a “{ $target_chain }”
do-attack = Gira “{ $card }” accanto a “{ $chain }” e attacca “{ $target_chain }” di { $player } (fino a { said-vases })
do-protect = Gira “{ $card }” accanto a “{ $chain }” (salva fino a { said-vases })
do-pass = Lascia correre
do-lead = Scegli “{ $card }”

## why-CODE: why an answer is refused. $ways are possible answers.

said-ways = { $ways ->
    [none] {""}
   *[other] {" "}Si può: { $ways }.
}
said-family = { $family ->
    [characters] un personaggio
    [dioramas] un Diorama
    [events] un Evento
    [protections] una Protezione
   *[actions] un’Azione
}

# Setup
why-leader-first = Prima scegli il tuo Capo Tribù. Sono liberi: { $cards }.
why-leader-taken = “{ $card }” è già il Capo Tribù di { $target }. Sono liberi: { $cards }.
why-no-leader = { $found ->
    [none] Devi dire chi scegli.
   *[other] Non c’è una carta Capo Tribù “{ $found }”.
} Sono liberi: { $cards }.
why-leaders-known = I Capi Tribù sono decisi per tutta la partita.

# The turn
why-draw-first = Il tuo turno comincia con una carta. Pescane una, prendi quella in cima agli scarti, oppure gira una carta coperta.
why-drawn-already = In questo turno hai già preso una carta.
why-no-passing = Nessuno può passare. Se non vuoi fare altro, scarta una carta.
why-one-word = “{ $found }” è più di quanto serve.{ said-ways }
why-not-in-hand = { $card ->
    [none] { $found ->
        [none] Devi dire quale carta.
       *[other] Non hai in mano una carta “{ $found }”.
    }
   *[other] Non hai in mano “{ $card }”.
}
why-discard-now = Adesso devi scartare una carta.
why-discard-what = “{ $found }” non è una carta sola. Si scarta una carta alla volta.
why-discard-again = In questo turno hai preso “{ $card }” dagli scarti. Non può tornarci subito.
why-deck-empty = Non si può pescare: il mazzo è vuoto, e la carta in cima agli scarti resta dov’è.
why-discard-empty = Fra gli scarti non c’è niente.
why-top-no-diorama = In cima agli scarti c’è “{ $card }”. Da lì si può prendere solo un Diorama.

# Chains
why-double = Hai già una catena “{ $card }”. Non può essercene una seconda.
why-begins-alone = “{ $card }” è un personaggio: comincia una catena nuova.{ said-ways }
why-not-laid = “{ $card }” è { said-family } e in una catena non ha posto.
why-place-where = { $ways ->
    [none] Adesso “{ $card }” non va in nessuna delle tue catene.
   *[other] A quale delle tue catene aggiungi “{ $card }”?{ said-ways }
}
why-no-own-chain = Non hai una catena “{ $chain }”.
why-chain-done = La catena “{ $chain }” ha il suo Totem. Non ci si aggiunge più niente.
why-totem-early = “{ $card }” si mette solo su una catena completa. A “{ $chain }” servono prima { said-vases }.
why-totem-only = La catena “{ $chain }” è completa. Ci si può aggiungere solo un Totem.
why-second-any = “{ $chain }” ha già un Diorama che vale per ogni vaso. In una catena può essercene uno solo.
why-other-vase = “{ $card }” non va bene: il vaso numero { $number } di “{ $chain }” deve essere questo: { $vase }.

# Active cards
why-not-activated = “{ $card }” è { said-family }. Si possono attivare solo Diorami, Eventi e Protezioni.
why-no-chain-yet = Non hai una catena accanto a cui mettere una carta.
why-activate-where = { $ways ->
    [none] Non hai nessuna catena dove si possa fare.
   *[other] Accanto a quale catena?{ said-ways }
}
why-has-active = Accanto alla catena “{ $chain }” c’è già una carta coperta. Può essercene una sola.
why-nothing-to-swap = Accanto alla catena “{ $chain }” non c’è nessuna carta coperta.
why-swapped-already = In questo turno hai già scambiato una carta.
why-swapped-no-action = Dopo uno scambio non si può giocare un’Azione nello stesso turno.
why-drawn-no-active = Chi ha preso una carta non può girarne una attiva nello stesso turno.
why-turn-what = { $cards ->
    [none] Non hai carte attive.
   *[other] Di’ quale carta attiva, e accanto a quale catena sta. Hai { $cards }.
}
why-no-active = Accanto alla tua catena “{ $chain }” non c’è nessuna carta coperta.
why-other-active = Accanto alla tua catena “{ $chain }” c’è un’altra carta coperta: “{ $card }”.
why-cannot-turn = { $family ->
    [events] “{ $card }” è un Evento: attacca, e non fa altro.
    [protections] “{ $card }” è una Protezione: si gira quando subisci un attacco.
   *[other] “{ $card }” è { said-family }: continua le tue catene, e non fa altro.
}
why-use-where = { $ways ->
    [none] Adesso “{ $card }” non va in nessuna delle tue catene.
   *[other] A quale delle tue catene aggiungi “{ $card }”?{ said-ways }
}
why-same-chain = “{ $card }” può continuare solo la catena accanto a cui sta, cioè “{ $chain }”.

# Attack and protection
why-own-target = È una catena tua. Deve essere di qualcun altro.
why-no-target = { $ways ->
    [none] Non c’è nessuna catena da attaccare.
   *[other] Di’ quale catena attacca, e di chi.{ said-ways }
}
why-target-protected = La catena “{ $chain }” di { $target } ha un Totem: “{ $card }” non può toccarla.
why-target-empty = “{ $chain }” di { $target } non ha vasi che “{ $card }” possa prendere.
why-target-short = “{ $card }” serve contro { said-vases } o più. La catena “{ $chain }” di { $target } ne ha meno.
why-not-attacked = Le Protezioni servono solo quando subisci un attacco.
why-defend-or-pass = È un attacco contro di te. Gira una Protezione, o lascia correre.{ said-ways }
why-protect-from-hand = “{ $card }” è nella tua mano. Si può usare solo una Protezione attiva accanto a una catena.

# Actions
why-no-action = “{ $card }” è { said-family }. Si giocano solo le Azioni.
why-play-how = Ecco come si può giocare adesso “{ $card }”.{ said-ways }
why-no-way = Adesso non c’è nessuno contro cui giocare “{ $card }”.
why-no-chains = { $target } non ha catene.
why-blocked-already = { $target } deve già saltare un turno.
why-stolen-nowhere = Adesso “{ $card }” non va in nessuna delle tue catene: quindi non si può rubare.
