### Quizzes: what is asked, what can be chosen, and how people misread the rules.

## quiz-kind-KIND: what each kind is called

quiz-kind-fits = Che cosa va bene adesso
quiz-kind-legal = È permesso
quiz-kind-raid = Quanto costa un attacco
quiz-kind-score = Contare le sfere

## What one has to know of a position

quiz-who = { $name }
quiz-card = “{ $card }”
quiz-loot = “{ $card }” nella catena “{ $chain }” di { $player }
quiz-spheres = { said-spheres }
quiz-worth = “{ $card }” ({ $number })
quiz-holds = { $player } ha in mano { $cards }
quiz-chain = Catena “{ $chain }” di { $player }: { $cards ->
    [none] ancora nessun vaso
   *[other] { $cards }
}{ $active ->
    [none] {""}
   *[other] . Coperta accanto: { $active }
}
quiz-asks = “{ $chain }” chiede { $vases }, in quest’ordine
quiz-leader = Il Capo Tribù di { $player } è “{ $card }”
quiz-top = In cima agli scarti c’è “{ $card }”
quiz-has-to-skip = { $player } deve saltare un turno
quiz-chain-worth = { $player } ha sul tavolo { $cards }
quiz-held-worth = { $cards ->
    [none] { $player } non ha in mano né coperte carte con sfere
   *[other] { $player } ha, in mano o coperte, { $cards }
}
quiz-last-card = { $chain ->
    [none] L’ultima carta è “{ $card }”, che comincia una catena
   *[other] L’ultima carta è “{ $card }”, messa nella catena “{ $chain }”
}
quiz-counted = { $player }: { $before } di prima, { $table } sul tavolo, { $magic } per catene magiche, { $held } in mano e coperte

## quiz-KIND: what is asked

quiz-fits = { $player } ha preso una carta. Quale di queste può aggiungere adesso { $player } a una catena?
quiz-fits-steal = { $player } gioca “{ $card }”. Quale di queste può rubare { $player }?
quiz-raid = { $player } manda “{ $card }” contro la catena “{ $chain }” di { $target }. { $protection ->
    [none] Nessuno la difende.
   *[other] { $target } risponde con “{ $protection }”.
} Quante sfere perde la catena?
quiz-raid-later = { $player } manda “{ $card }” contro la catena “{ $chain }” di { $target }. { $protection ->
    [none] Nessuno la difende.
   *[other] { $target } risponde con “{ $protection }”.
} Nel turno successivo { $target } non mette nessun vaso. Quante sfere ha perso a quel punto { $target } sul tavolo?
quiz-score = { $player } mette ancora una carta. Poi la sfida finisce, e nessuno l’ha chiusa. Quante sfere riceve { $player }?
quiz-score-closed = { $closer } chiude la sfida. Quante sfere riceve { $player }?
quiz-winner = { $player } mette l’ultimo vaso e chiude la sfida. Si vince con { $spheres } sfere. Chi vince adesso la partita?
quiz-nobody-wins = Nessuno: si gioca un’altra sfida

## quiz-reason-NAME: reasons that no rule knows

quiz-reason-new-card-waits = Una carta presa in questo turno deve aspettare il prossimo.
quiz-reason-others-first = Prima bisogna chiedere agli altri se rispondono.
quiz-reason-one-colour = I vasi di una catena devono essere di un colore solo.
quiz-reason-mixed-later = Un altro colore può venire solo quando la catena è completa.
quiz-reason-vase-taken = Qualcun altro ha già questo vaso sul tavolo.
quiz-reason-totem-colour = Il Totem deve avere il colore dei vasi.
quiz-reason-totem-leader = Solo la catena del proprio Capo Tribù può avere un Totem.
quiz-reason-totem-from-hand = Un Totem si mette solo dalla mano.
quiz-reason-character-taken = Qualcun altro ha già questo personaggio sul tavolo.
quiz-reason-finish-first = Una seconda catena può cominciare solo quando la prima è completa.
quiz-reason-vase-at-hand = Una catena può cominciare solo se si ha in mano il primo vaso.
quiz-reason-any-last = Un Diorama per qualsiasi vaso può essere solo l’ultimo di una catena.
quiz-reason-any-colour = Un Diorama per qualsiasi vaso va bene solo con vasi di un colore.
quiz-reason-discard-gone = Ciò che si è scartato resta lì finché il mazzo non è vuoto.
quiz-reason-take-and-lay = Dagli scarti si può prendere solo ciò che si può usare subito.
quiz-reason-lay-what-you-took = Ciò che si prende dagli scarti va messo in una catena nello stesso turno.
quiz-reason-taken-stays = Ciò che si prende dagli scarti resta in mano fino alla fine della sfida.
quiz-reason-draw-to-discard = Scarta solo chi ha pescato dal mazzo.
quiz-reason-active-complete = Una carta coperta può stare solo accanto a una catena completa.
quiz-reason-active-attack-first = Prima di metterne un’altra, bisogna usare la carta attiva che c’è.
quiz-reason-active-in-all = In tutto è permessa una sola carta attiva.
quiz-reason-active-vase = Una carta coperta può stare solo accanto a una catena che ha un vaso.
quiz-reason-save-first = Prima di tutto bisogna salvare un personaggio senza vasi.
quiz-reason-active-stays = Una carta attiva appartiene alla catena accanto a cui sta.
quiz-reason-active-fixed = Una carta attiva resta dov’è finché non si usa.
quiz-reason-active-for-attacks = Le carte attive si girano solo quando qualcuno attacca.
quiz-reason-draw-before-using = Prima di girare una carta attiva bisogna pescare.
quiz-reason-action-alone = Un’Azione deve essere l’unica cosa di un turno.
quiz-reason-swap-ends = Uno scambio chiude il turno.
quiz-reason-swap-discard = Dopo uno scambio bisogna scartare una carta, e nient’altro.
quiz-reason-swap-alike = Una carta si può scambiare solo con una dello stesso tipo.
quiz-reason-attack-complete = Si possono attaccare solo catene complete.
quiz-reason-draw-before-attack = Prima di un attacco bisogna pescare.
quiz-reason-complete-safe = Una catena completa non si può attaccare.
quiz-reason-own-complete = Un attacco deve partire da una catena completa.
quiz-reason-leader-safe = La catena di un Capo Tribù non si può attaccare.
quiz-reason-needs-enough-vases = La catena deve avere almeno tanti vasi quanti l’Evento ne distrugge.
quiz-reason-first-vase-safe = Il primo vaso di una catena non si può distruggere.
quiz-reason-protection-elsewhere = La Protezione sta accanto a una catena diversa da quella attaccata.
quiz-reason-not-your-turn = Non è il turno di questa persona.
quiz-reason-wrong-feathers = Queste penne aiutano solo contro l’altro tipo di attacco.
quiz-reason-helpless = Chi deve saltare un turno non può fare niente fino ad allora.
quiz-reason-blocked-safe = Una catena con un blocco accanto non si può attaccare: quindi non c’è niente da difendere.
quiz-reason-steal-complete = Si può rubare solo da una catena completa.
quiz-reason-steal-leader = A chi ha un Capo Tribù sul tavolo non si può rubare niente.
quiz-reason-steal-middle = Un furto non può spezzare una catena.
quiz-reason-block-too-late = Un blocco si gioca proprio all’inizio del turno, al posto di pescare.
quiz-reason-block-complete = Si può bloccare solo chi ha una catena completa.
quiz-reason-block-vase = Un personaggio senza vasi non è ancora una catena, perciò la carta non può stare lì.
quiz-reason-block-active = Un blocco deve prima stare coperto accanto a una catena.
quiz-reason-block-totem = Un Totem tiene lontano un blocco.

## misreading-NAME: what it looks like, and what the rule says

# What fits
misreading-vases-in-any-order = Sembra che i vasi possano venire in qualsiasi ordine. Vengono nell’ordine che il personaggio mostra (regola chain.order).
misreading-a-vase-twice = Quel vaso c’è già. Il personaggio chiede i suoi vasi uno dopo l’altro (regola chain.order).
misreading-totem-before-the-end = Sembra che un Totem possa venire in qualsiasi momento. Si mette su una catena completa (regola chain.totem).
misreading-two-totems = Su quella catena c’è già un Totem. Una catena ne riceve uno solo (regola chain.totem).
misreading-two-for-any = Sembra che un Diorama per qualsiasi vaso possa venire due volte. In una catena può essercene uno solo (regola chain.any).
misreading-a-vase-too-many = Quella catena è completa. Adesso ci si può aggiungere solo un Totem (regola chain.complete).
misreading-colour-before-vase = Sembra che sia il colore a decidere che cosa va bene. Decide il vaso, e il colore è libero (regola chain.order).
misreading-totems-can-be-robbed = Sembra che quel vaso si possa prendere. Da una catena con un Totem non si può rubare niente (regola action.steal.totem).
misreading-inner-vases-can-be-stolen = Quel vaso andrebbe bene, ma non è l’ultimo della sua catena (regola action.steal).
misreading-stolen-for-later = Sembra che un vaso rubato si possa tenere per dopo. Va messo subito in una catena che lo accetta (regola action.steal.fit).

# What an attack costs
misreading-protection-forgotten = Sembra che la Protezione non abbia fatto niente. Vasi che salva, al massimo: { $saves } (regola protection.saves).
misreading-a-protection-saves-all = Sembra che ogni Protezione respinga ogni attacco. Ciò che è distrutto oltre { $saves } è perso (regola protection.part).
misreading-the-last-vase-is-saved = Sembra che si salvi l’ultimo vaso. Restano quelli più interni, e si perdono gli ultimi (regola protection.part).
misreading-the-first-vases-go = Sembra che la catena perda i vasi dall’inizio. Si perdono dalla fine (regola attack.destroys).
misreading-as-another-event = Sembra che tu lo abbia preso per un altro Evento. Vasi che questo distrugge, al massimo: { $number } (regola attack.destroys).
misreading-the-best-vase-goes = Sembra che chi attacca scelga i vasi migliori. Sono sempre gli ultimi (regola attack.destroys).
misreading-vases-not-spheres = Questo è il numero dei vasi persi. La domanda chiedeva le loro sfere (regola score.table).
misreading-the-character-too = Sembra che con i vasi si perda anche il personaggio. Un attacco distrugge solo vasi (regola attack.destroys).
misreading-the-whole-chain = Sembra che un attacco prenda tutta la catena. Prende gli ultimi vasi (regola attack.destroys).
misreading-leaders-are-lost-too = Sembra che “{ $chain }” si perda. È il personaggio del Capo Tribù di { $target }, che non si perde mai (regola lonely.leader).
misreading-a-lonely-character-stays = Sembra che un personaggio possa restare senza vasi. Si perde alla fine di quel turno (regola lonely.deadline).
misreading-one-vase-less-is-alone = Sembra che il personaggio sia senza vasi. Ne ha ancora uno, perciò resta (regola lonely.deadline).
misreading-only-the-character-goes = Questo è il personaggio. Prima di lui si sono persi i suoi vasi (regola attack.destroys).
misreading-nothing-is-lost-at-once = Sembra che non si perda niente. Conta ciò che l’attacco distrugge, e chi resta poi senza vasi (regola attack.destroys).

# Spheres
misreading-hostile-though-nobody-closed = Sembra che si sottragga ciò che si ha in mano. Succede solo quando qualcuno chiude la sfida (regola score.exhausted).
misreading-the-closer-pays-too = Sembra che le carte di chi chiude contino contro chi chiude. Si mettono via (regola score.closer).
misreading-closing-is-rewarded = Sembra che chiudere porti sfere. Mette solo al riparo la propria mano (regola score.closer).
misreading-the-last-card-comes-too-late = Sembra che l’ultima carta non conti. Quando la sfida si chiude è sul tavolo (regola score.table).
misreading-hostile-forgotten = Sembra che le carte in mano e coperte non importino. Quando chiude qualcun altro, le loro sfere si sottraggono (regola score.hostile).
misreading-hostile-counts-for-you = Sembra che le sfere in mano contino per te. Contano contro di te (regola score.hostile).
misreading-face-down-does-not-count = Sembra che sia ostile solo la mano. Lo sono anche le carte attive (regola score.hostile).
misreading-never-below-nothing = Sembra che una sfida porti al minimo zero. Può portare meno di zero (regola score.negative).
misreading-magic-forgotten = Sembra che una catena magica non porti niente in più. Invece sì (regola score.magic).
misreading-leaders-like-everybody = Sembra che la catena magica del Capo Tribù porti quanto le altre. Porta di più (regola score.leader).
misreading-everybody-like-a-leader = Sembra che ogni catena magica porti quanto quella del Capo Tribù. Le altre portano di meno (regola score.magic).
misreading-both-extras = Sembra che la catena magica del Capo Tribù porti tutti e due i premi. Porta solo il più grande (regola score.leader).
misreading-a-totem-is-magic = Sembra che un Totem renda magica ogni catena. Devono essere uguali anche i colori (regola chain.magical).
misreading-one-colour-is-magic = Sembra che basti un colore solo. Senza Totem una catena non è magica (regola chain.magical).
misreading-complete-is-rewarded = Sembra che una catena completa porti qualcosa in più. Lo fa solo una magica (regola score.magic).
misreading-leaders-need-no-magic = Sembra che la catena di un Capo Tribù porti di più in ogni caso. Per questo deve essere magica (regola score.leader).
misreading-only-complete-chains-count = Sembra che le catene incomplete non contino. Conta tutto ciò che è sul tavolo (regola score.incomplete).
misreading-characters-do-not-count = Sembra che contino solo i vasi. Contano anche le sfere dei personaggi (regola score.table).
misreading-the-closer-wins = Sembra che chi chiude una sfida vinca la partita. Contano le sfere, quelle di tutte le sfide insieme (regola score.goal).
misreading-no-goal-needed = Sembra che basti essere in testa. Nessuno vince prima di avere abbastanza sfere (regola score.goal).
misreading-ahead-before-the-challenge = Sembra che contino solo le sfere di prima. Si aggiungono prima quelle di questa sfida (regola score.table).
misreading-the-goal-exactly = Sembra che il traguardo si debba centrare esattamente. Lo raggiunge chi ha quelle sfere o di più (regola score.goal).

# What may be done
misreading-lay-without-drawing = Sembra che si possa mettere subito una carta. Un turno comincia prendendone una (regola turn.draw).
misreading-a-card-waits-a-turn = Sembra che una carta appena presa non si possa usare. Si può, subito (regola active.any_card).
misreading-others-answer-first = Sembra che gli altri possano rispondere a tutto. Si chiede loro quando subiscono un attacco o un furto (regola protection.active).
misreading-a-vase-belongs-to-one = Sembra che un vaso appartenga a una persona sola. Ci sono più copie di ogni carta, per tutti.
misreading-colours-must-match = Sembra che una catena debba essere di un colore solo. I colori sono liberi; un colore solo serve per renderla magica (regola chain.order).
misreading-a-chain-begins-magical = Sembra che i colori siano liberi solo alla fine. Lo sono sempre (regola chain.order).
misreading-totem-of-one-colour = Sembra che il colore del Totem debba essere uguale. Può essere qualsiasi; solo una catena magica chiede un colore solo (regola chain.totem).
misreading-totem-for-leaders = Sembra che un Totem sia per i Capi Tribù. Può averlo ogni catena completa (regola chain.totem).
misreading-totems-are-laid-from-the-hand = Sembra che un Totem debba venire dalla mano. È un Diorama, e può anche essere attivo (regola active.totem).
misreading-two-of-a-character = Sembra che si possa avere due volte un personaggio. Di ognuno può esserci una catena sola (regola chain.doubles).
misreading-a-character-belongs-to-one = Sembra che un personaggio appartenga a chi lo mette per primo. Anche altri possono avere la sua catena (regola chain.doubles).
misreading-a-chain-at-a-time = Sembra che le catene vengano una dopo l’altra. Più catene possono crescere insieme (regola chain.begin).
misreading-vase-must-be-at-hand = È saggio avere in mano il primo vaso, ma non è obbligatorio (regola chain.begin).
misreading-any-comes-last = Sembra che debba essere l’ultimo vaso. Può valere per ognuno di loro (regola chain.any).
misreading-any-for-one-colour = Le sue sfere vanno d’accordo con tutti e due i colori, perciò qui il colore non importa (regola chain.any).
misreading-the-discard-is-gone = Sembra che le carte scartate non si possano più prendere. Quella in cima si può, se è un Diorama (regola deck.take).
misreading-only-what-one-can-lay = Sembra che si debba usare subito. Si può tenere in mano (regola deck.take).
misreading-anything-from-the-discard = Sembra che dagli scarti si possa prendere qualsiasi carta. Si può prendere solo un Diorama (regola deck.take).
misreading-what-is-taken-is-laid = Sembra che si debba usare subito. Va in mano come ogni altra carta (regola deck.take).
misreading-nothing-taken-goes-back = Sembra che non si possa più scartare. Nei turni dopo questo si può in ogni caso (regola deck.again).
misreading-discarding-needs-a-drawn-card = Da dovunque venga la carta, con una carta finisce il turno (regola turn.discard).
misreading-taken-cards-are-free = Sembra che possa tornare subito indietro. A questo tavolo non può (regola deck.again).
misreading-everything-can-be-active = Sembra che si possa attivare qualsiasi carta. Personaggi e Azioni no (regola active.cards).
misreading-active-beside-complete-chains = Sembra che ci sia posto solo accanto alle catene complete. C’è accanto a ogni catena (regola active.where).
misreading-one-active-card-in-all = Sembra che ci sia una sola carta attiva in tutto. Ogni catena ha posto per una (regola active.one).
misreading-any-number-beside-a-chain = Sembra che accanto a una catena possano starne parecchie. C’è posto per una (regola active.one).
misreading-use-the-first-one-first = Le carte attive possono restare lì quanto si vuole (regola active.one).
misreading-active-needs-a-vase = Sembra che ci debba essere un vaso. Basta il personaggio (regola active.where).
misreading-save-first = Nessuno ha l’obbligo di salvare un personaggio. Alla fine del turno si perde, tutto qui (regola lonely.when).
misreading-active-cards-stay-where-they-lie = Sembra che una carta attiva sia legata al suo posto. Si può scambiare, e un Diorama può servire dove il tavolo lo permette (regole active.swap e active.reach).
misreading-draw-before-turning-over = È il contrario: chi prende una carta non può girarne una (regola active.draw).
misreading-active-cards-wait-for-an-attack = Questo vale per le Protezioni. Un Diorama attivo continua una catena (regola turn.use).
misreading-any-chain-will-do = Sembra che vada bene ogni catena. A questo tavolo può non essere così (regole active.reach e attack.short).
misreading-actions-stand-alone = Sembra che prima di un’Azione non possa venire niente. A questo tavolo può venire uno scambio (regola active.follow).
misreading-a-swap-ends-the-turn = Sembra che uno scambio chiuda il turno. Dopo viene ancora una cosa (regola turn.swap).
misreading-swap-then-discard = Sembra che dopo si possa solo scartare. Si può anche mettere in una catena o attivare una carta (regola active.follow).
misreading-after-a-swap-anything = Sembra che dopo uno scambio si possa fare tutto. A questo tavolo un’Azione no (regola active.follow).
misreading-swap-as-often-as-you-like = Sembra che si possa scambiare quante volte si vuole. È uno scambio per turno (regola active.swap).
misreading-swap-like-for-like = Il tipo di carta non importa, basta che si possa attivare (regola active.swap).

# Fights
misreading-events-from-the-hand = Sembra che un Evento si possa giocare dalla mano. Deve essere attivo accanto a una catena (regola attack.event).
misreading-only-complete-chains-are-attacked = Sembra che si possano attaccare solo catene complete. Basta un vaso (regola attack.target).
misreading-draw-before-attacking = È il contrario: chi prende una carta non può attaccare in quel turno (regola active.draw).
misreading-draw-and-attack = Sembra che si possa pescare e attaccare. È una cosa o l’altra (regola active.draw).
misreading-complete-chains-are-safe = Sembra che una catena completa sia al sicuro. Lo è solo con un Totem (regola attack.totem).
misreading-attack-from-a-complete-chain = Non serve che la catena accanto a cui sta l’Evento sia completa (regola attack.event).
misreading-totems-give-spheres-only = Sembra che un Totem non aiuti. Tiene lontani gli attacchi (regola attack.totem).
misreading-leaders-are-safe = Sembra che un Capo Tribù protegga tutto. Impedisce solo che il suo personaggio si perda (regola attack.leader).
misreading-short-chains-are-safe = Sembra che una catena corta sia al sicuro. Perde i vasi che ha (regola attack.short).
misreading-first-vase-is-safe = Sembra che il primo vaso non si possa perdere. Si può, e allora il suo personaggio resta senza vasi (regola lonely.attacked).
misreading-attacks-kill-characters = Sembra che un attacco possa prendere un personaggio. Distrugge vasi, e questo non ne ha (regola attack.empty).
misreading-protections-stay-where-they-lie = Sembra che una Protezione aiuti solo la sua catena. Aiuta tutte quelle di chi la possiede (regola protection.reach).
misreading-protect-in-your-own-turn = Sembra che ci si possa difendere solo nel proprio turno. Una Protezione si usa quando arriva l’attacco (regola protection.active).
misreading-only-the-right-feathers = Tutti e due i tipi di penne aiutano contro ogni attacco. Cambia quanti vasi salvano (regola protection.saves).
misreading-protections-from-the-hand = Sembra che una Protezione si possa giocare dalla mano. Deve essere attiva accanto a una catena (regola protection.active).
misreading-the-blocked-are-helpless = Sembra che un blocco tolga tutto. Toglie un turno; difendersi si può ancora (regola protection.blocked).
misreading-a-blocked-chain-is-safe = Un blocco sta accanto alla catena e non protegge niente (regola action.block).
misreading-steal-from-complete-chains = Sembra che si possa rubare solo da catene complete. Si può da ogni catena senza Totem (regola action.steal).
misreading-stealing-breaks-no-chain = Si ruba l’ultimo vaso, perciò la catena diventa solo più corta (regola action.steal).
misreading-blocks-add-up = Sembra che i blocchi si sommino. Chi deve saltare un turno non può subirne un altro prima (regola action.block.once).
misreading-a-block-lasts-a-round = Le Azioni si giocano dopo aver preso una carta (regola action.play).
misreading-only-complete-chains-are-blocked = Sembra che serva una catena completa. Basta qualsiasi catena accanto a cui mettere la carta (regola action.block.chain).
misreading-a-block-needs-a-vase = Sembra che serva un vaso. Basta il personaggio (regola action.block.chain).
misreading-anybody-can-be-blocked = Sembra che si possa bloccare chiunque. La carta deve stare accanto a una catena (regola action.block.chain).
misreading-blocks-are-laid-in-advance = Le Azioni non stanno mai coperte. Si giocano dalla mano (regola action.play).
misreading-totems-keep-blocks-off = Sembra che un Totem aiuti contro un blocco. Tiene lontani attacchi e ladri, nient’altro (regola action.block.chain).
