### Tribù's face: its table, its sheets, its chapters' names.

ui-tribes = Il tavolo
ui-challenge-turn = Sfida { $challenge }, turno { $turn }

# Piles
ui-deck = Mazzo
ui-discard = Scarti
ui-played = Giocate
ui-pile-deck = Mazzo: { said-cards }
ui-pile-discard = { $card ->
    [none] Scarti: nessuna carta
   *[other] Scarti: { said-cards }, in cima “{ $card }”
}
ui-pile-played = { $card ->
    [none] Azioni giocate: nessuna
   *[other] Azioni giocate: { said-cards }, l’ultima è “{ $card }”
}

# Tribes and chains
ui-no-chains = Ancora nessuna catena. Ne comincia una un personaggio.
ui-new-chain = Una nuova catena
ui-you = tu
ui-asked-now = { $who ->
    [me] { $moves ->
        [yes] tocca a te
       *[no] rispondi tu
    }
   *[other] { $moves ->
        [yes] gioca
       *[no] risponde
    }
}
ui-leader-is = Capo Tribù: { $card }. Non si perde mai; la sua catena porta { said-spheres } in più se è magica e protetta
ui-lonely = senza vasi
ui-lonely-last = ultimo turno
ui-lonely-until = { $when ->
    [now] Senza il primo vaso, questa carta si perde alla fine di questo turno: { said-spheres }.
   *[next] Senza il primo vaso, questa carta si perde alla fine del prossimo turno di { $player }: { said-spheres }.
}
ui-complete = completa
ui-protected = protetta
ui-magical = magica
ui-magic-brings = Tutta di un colore sotto un Totem: { said-spheres } in più alla fine della sfida.
ui-complete-of = Catene complete: { $number } su { $needed }
ui-cards-held = { $number ->
    [one] { $number } carta in mano
   *[other] { $number } carte in mano
}
ui-spheres-sum = { $sum } sfere su { $goal }: { $before } dalle sfide passate, { $table } sul tavolo
ui-skips = { $number ->
    [one] salta il prossimo turno
   *[other] salta { $number } turni
}
ui-chain-told = Catena { $chain } di { $player }{ $leads ->
    [yes] , il Capo Tribù
   *[no] {""}
}: { $cards ->
    [none] ancora nessun vaso
   *[other] { $cards }
}. { $state ->
    [magical] Magica e protetta.
    [protected] Protetta.
    [complete] Completa; un Totem la proteggerebbe.
   *[open] Prossimo vaso: { $vase }.
} { said-spheres }{ $magic ->
    [0] {""}
   *[other] {" "}e altre { $magic }
}.{ $blocks ->
    [0] {""}
   *[other] {" "}Bloccata.
}
ui-active = { $card ->
    [none] Qui c’è una carta coperta.
   *[other] Qui c’è “{ $card }”, coperta.
}
ui-attacked = { $player } vuole prendere { $cards }.

# The hand
ui-hand-of = Mano di { $player }
ui-held-now = ostili se chiude qualcun altro: { said-spheres }
ui-held-full = In mano e su carte coperte hai { said-spheres }. Si tolgono se la sfida la chiude qualcun altro.
ui-fresh = nuova

# Spheres
ui-spheres-lead = Vince chi ha { $goal } sfere alla fine di una sfida. Una sfida finisce quando qualcuno ha { $needed } catene complete.
ui-before = Dalle sfide passate
ui-sum = In tutto
ui-held = In mano e coperte
ui-held-why = Se la sfida la chiude qualcun altro, queste sono ostili: si tolgono.
ui-held-hidden = nascoste

# Every kind of card
ui-characters = Personaggi
ui-dioramas = Diorami
ui-events = Eventi
ui-protections = Protezioni
ui-actions = Azioni
ui-kind-characters = Personaggio
ui-kind-dioramas = Diorama
ui-kind-events = Evento
ui-kind-protections = Protezione
ui-kind-actions = Azione
# The letter of a colour, in the corner of a card
ui-letter-red = R
ui-letter-blue = B
ui-letter-both = RB
ui-seen = in vista
ui-unseen = non in vista
ui-seen-lead = Quante carte di ogni tipo puoi vedere. Le altre sono nel mazzo, in mano a qualcuno, o coperte.

# Sheets
ui-seed-cards = Numero della partita (se non lo tocchi: carte nuove)
ui-your-name = Il tuo nome
ui-name-2 = Nome della seconda persona
ui-name-3 = Nome della terza persona
ui-name-4 = Nome della quarta persona
ui-name-5 = Nome della quinta persona
ui-name-6 = Nome della sesta persona
ui-name-7 = Nome della settima persona
ui-name-8 = Nome dell’ottava persona

# The editor
ui-challenge = Sfida
ui-turn-number = Turno
ui-mover = Di chi è il turno
ui-dealer = Chi dà le carte
ui-plays = gioca
ui-name = Nome
ui-leader-card = Capo Tribù
ui-leader-dealt = a caso
ui-skips-turns = Turni da saltare (0: come dicono i blocchi)
ui-hand = Mano
ui-beside-chain = Accanto, coperta o come blocco
ui-piles = Mazzi
ui-discard-order = Scarti, da quella in cima
ui-player-1 = Prima persona
ui-player-2 = Seconda persona
ui-player-3 = Terza persona
ui-player-4 = Quarta persona
ui-player-5 = Quinta persona
ui-player-6 = Sesta persona
ui-player-7 = Settima persona
ui-player-8 = Ottava persona
ui-invented = Dipende da carte che abbiamo inventato noi: quelle vere non sono pubbliche.
ui-footer = Tribù è un gioco di Sergio Fersini (SerFer Giochi). Questo esploratore non è loro; quasi tutte le sue carte sono inventate, perché quelle vere non sono pubbliche.
ui-editor-help = Le carte si scrivono con il loro nome, con una virgola fra l’una e l’altra. Una catena si scrive com’è sul tavolo: Cavaliere, Statua votiva rossa, Fulmine. Le carte che non stanno da nessuna parte sono nel mazzo, e da lì si completa una mano.

part-spheres = Sfere
part-seen = Carte



play-piles = Mazzo { $deck }, scarti { $discard } ({ $top ->
    [none] niente in cima
   *[other] in cima: { $top }
}), giocate { $played }
play-tribe = { $player }{ $leader ->
    [none] {""}
   *[other] {" "}(Capo Tribù { $leader })
}: { $before } sfere dalle sfide passate, { $table } sul tavolo, { $complete } catene complete su { $needed }, carte in mano: { $cards }{ $skips ->
    [0] {""}
    [one] , salta un turno
   *[other] , salta { $skips } turni
}
play-chain = { $cards } ({ $spheres }){ $state ->
    [magical] , magica e protetta
    [protected] , protetta
    [complete] , completa
   *[open] , prossimo vaso: { $wants }
}{ $active ->
    [none] {""}
    [hidden] , una carta coperta
   *[other] , coperta: { $active }
}{ $blocks ->
    [0] {""}
   *[other] , bloccata
}
play-hand = La tua mano: { $cards }
play-spheres = { $player } { $number }
play-score = Sfida { $challenge } · { $spheres } · si vince con { $goal } sfere

# Between two challenges
interlude-title = La sfida { $number } è finita
interlude-next = La prossima sfida comincia con nuove carte. I Capi Tribù e le sfere restano.
interlude-table = Sul tavolo
interlude-magic = Per le catene magiche
interlude-hostile = Ostili: in mano e coperte
interlude-number = Questa sfida
interlude-total = In tutto, su { $goal }
