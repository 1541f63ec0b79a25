# ruling-NAME: a question that the rulebook leaves open. ruling-NAME-OPTION: what is played when it is ruled so.

ruling-leaders = Come si riceve il Capo Tribù?
ruling-leaders-blind = Ognuno prende una carta Capo Tribù coperta, poi si girano tutte.
ruling-leaders-chosen = Ognuno sceglie a turno, allo scoperto.

ruling-active_reach = Un Diorama attivo può continuare una catena diversa da quella accanto a cui sta?
ruling-active_reach-any_chain = Può continuare ogni catena di chi lo possiede.
ruling-active_reach-same_chain = Può continuare solo la catena accanto a cui sta.

ruling-swap_then_play = Dopo uno scambio si può giocare un’Azione?
ruling-swap_then_play-allowed = A uno scambio può seguire un’Azione.
ruling-swap_then_play-refused = In un turno con un’Azione non si fa altro, perciò non può seguire uno scambio.

ruling-attack_short = Un Evento può attaccare una catena che ha meno vasi di quanti ne distrugge?
ruling-attack_short-what_there_is = Distrugge quelli che ci sono.
ruling-attack_short-refused = Gli serve una catena con abbastanza vasi.

ruling-blocked_lonely = Per un personaggio senza vasi conta un turno saltato?
ruling-blocked_lonely-waits = Il personaggio aspetta il prossimo vero turno di chi lo ha.
ruling-blocked_lonely-counts = Il personaggio si perde alla fine del turno saltato.

ruling-second_block = Si può bloccare chi deve già saltare un turno?
ruling-second_block-refused = Solo dopo che quel turno è stato saltato.
ruling-second_block-adds = Ogni blocco aggiunge un turno da saltare.

ruling-discard_again = Un Diorama preso dagli scarti si può scartare di nuovo nello stesso turno?
ruling-discard_again-allowed = Sì, come ogni carta della mano.
ruling-discard_again-forbidden = Bisogna tenerlo, metterlo in una catena o attivarlo, e si scarta un’altra carta.

ruling-magic_colours = Quali colori devono essere uguali in una catena magica?
ruling-magic_colours-vases_and_totem = Quelli dei vasi e del Totem.
ruling-magic_colours-with_character = Quelli dei vasi, del Totem e del personaggio.
ruling-magic_colours-vases = Solo quelli dei vasi.

ruling-below_zero = Il risultato di una sfida può andare sotto zero?
ruling-below_zero-allowed = Sì, e il totale scende.
ruling-below_zero-floor = No, è almeno zero.

ruling-goal_tie = Chi vince se più persone hanno abbastanza sfere dopo la stessa sfida?
ruling-goal_tie-highest = Vince il totale più alto; se i migliori sono pari, decide un’altra sfida.
ruling-goal_tie-closer = Vince chi ha chiuso la sfida, se ha abbastanza sfere; altrimenti il totale più alto.
