### Odds: the answers, how they come about, what cannot be asked, and the words of the terminal.

## Answers

odds-combat = { $count ->
    [one] { $names } vince { $chance_often }, più spesso di chiunque altro.
   *[other] { $names } vincono alla pari, ognuno { $chance_often }.
} Il peso decide { $tie_often }.
odds-note-weights = Qui è inventato solo chi pesa meno di chi. Le probabilità vengono dai dadi.
odds-hunt = Con { $dice ->
    [one] un dado
   *[other] { $dice } dadi
} un totale di almeno { $value } esce { $chance_often }.
odds-hunt-plan = { $card }: conviene { $bought ->
    [0] non comprare dadi
    [one] comprare un dado
   *[other] comprare { $bought } dadi
}. Così riesce { $chance_often } e vale in media { $net_about } Krom{ $cost ->
    [0] .
   *[other] , già tolti i { $cost } Krom pagati.
}
odds-hunt-plans = Vale di più: { $card }, con { $dice ->
    [one] un dado
   *[other] { $dice } dadi
}. Riesce { $chance_often } e porta in media { $net_about } Krom{ $cost ->
    [0] .
   *[other] , già tolti i { $cost } Krom pagati.
}
odds-next-card = { $count ->
    [one] La prossima carta più probabile: { $cards }, { $chance_often }.
   *[other] Le prossime carte più probabili: { $cards }, ognuna { $chance_often }.
}
odds-next-cards = { $count } carte sono le più probabili, ognuna { $chance_often }.
odds-forest = { $best ->
    [shuffle] Prima mescola gli scarti nel mazzo, poi pesca.
    [draw] Pesca dal mazzo così com’è.
   *[done] Non pescare.
} Giocata al meglio, la visita vale in media { $value_about } Krom (carte pescate: { $cards_about }).
odds-mountain = { $rerolls ->
    [0] Senza rilanci
    [one] Con un rilancio
   *[other] Con { $rerolls } rilanci al massimo
} la scalata vale in media { $value_about } Krom{ $rerolls ->
    [0] .
   *[other] ; sono già tolti i { $spent_about } Krom che i rilanci costano in media.
}
odds-rest = { $count ->
    [0] Rilanciando tutti i dadi
   *[other] Partendo da { $dice }
}, { $rerolls ->
    [0] senza altri rilanci
    [one] con ancora un rilancio
   *[other] con ancora { $rerolls } rilanci al massimo
}, la scalata giocata al meglio finisce più spesso così: { $combinations }{ $likeliest ->
    [one] , { $chance_often }.
   *[other] , ogni volta { $chance_often }.
}
odds-reach = { odds-with-rerolls }, puntando solo a quello, i tuoi dadi contengono { $combination } { $chance_often }.
odds-reach-exact = { odds-with-rerolls }, puntando solo a quello, i tuoi dadi mostrano { $combination } e niente di meglio { $chance_often }.
odds-with-rerolls = { $rerolls ->
    [0] Senza rilanci
    [one] Con un rilancio
   *[other] Con { $rerolls } rilanci
}
odds-prospects = { $rerolls ->
    [0] Con { $dice } e nessun altro rilancio, ecco che cosa hai.
    [one] Partendo da { $dice }, con ancora un rilancio: ecco la probabilità migliore di ogni combinazione, se punti solo a quella.
   *[other] Partendo da { $dice }, con ancora { $rerolls } rilanci: ecco la probabilità migliore di ogni combinazione, se punti solo a quella.
}
odds-title-prospects = Che cosa si può raggiungere
odds-duel = Con { $life ->
    [one] { $life } punto vita
   *[other] { $life } punti vita
} contro un Kromosauro con { $beast }, chi gioca lo abbatte prima di cadere { $chance_often }.
odds-meeting = La prima azione nel luogo scelto, più spesso di tutti: { $name }, { $chance_often }; deve combattere { $fight_often }.
odds-meeting-level = Alla pari per la prima azione nel luogo scelto: { $names }, ognuno { $chance_often }.
odds-arriving = La prima azione di { $name }, più spesso { $where }: { $chance_often }; lì deve combattere { $fight_often }.
odds-arriving-level = La prima azione di { $name } è ugualmente probabile { $where }: { $chance_often }.

called-Kromosaurus = il Kromosauro


odds-in-cave = nella Caverna
odds-in-forest = nella Foresta
odds-in-savannah = nella Savana
odds-in-mountain = sulla Montagna
odds-anything = qualcosa

## What can happen

odds-row-win = { $name } vince
odds-row-win-player = Vince chi gioca
odds-row-lose = Vince il Kromosauro
odds-row-stunned = { $name } finisce a terra
odds-row-felled = Il Kromosauro è abbattuto
odds-row-tie = Chi vince lo decide il peso
odds-row-total = Ci si arriva
odds-row-caught = Cattura: { $name }
odds-row-card = { $name }
odds-row-drawn = { $cards ->
    [0] Non si pesca nessuna carta
    [one] Si pesca 1 carta
   *[other] Si pescano { $cards } carte
}
odds-row-reached = Ci si arriva
odds-row-missed = Non ci si arriva
odds-row-first = { $name } ha la prima azione
odds-row-fight = { $name } combatte
odds-row-first-in = prima azione { $where }
odds-row-fight-in = combattimento { $where }
odds-row-meets = { $name } incontra il Kromosauro

## Above a chart

odds-title-combat = Combattimento { $where }: { $names }
odds-title-hunt = Almeno { $value } con { $dice ->
    [one] un dado
   *[other] { $dice } dadi
}
odds-title-hunt-plan = { $card }: la caccia riuscirà?
odds-title-hunt-plans = Quale preda si cattura?
odds-title-next-card = Quale carta arriva?
odds-title-forest = Quante carte conviene pescare?
odds-title-mountain = Come finisce una scalata?
odds-title-rest = Come finisce questa scalata?
odds-title-reach = I dadi conterranno { $combination }?
odds-title-reach-exact = I dadi mostreranno { $combination } e niente di meglio?
odds-title-duel = { $life ->
    [one] { $life } punto vita
   *[other] { $life } punti vita
} contro il Kromosauro con { $beast }
odds-title-meeting = Chi incontra chi, e chi agisce per primo?
odds-title-arriving = Dove dovrebbe combattere { $name }?

## What is set

odds-field-place = Luogo
odds-field-fights = combatte
odds-field-life = punti vita
odds-field-plus = Aggiunto al totale
odds-field-extra-dice = Dadi in più
odds-field-dice = Dadi
odds-field-value = Almeno
odds-field-krom = Krom
odds-field-rerolls = Rilanci
odds-field-combination = Combinazione
odds-field-exactly = Questa e niente di meglio
odds-field-your-life = I tuoi punti vita
odds-field-beast-life = Vita del Kromosauro
odds-field-anywhere = altrove
odds-field-here = ora è qui
odds-field-goes = va qui
odds-field-kromosaurus = Il Kromosauro

## Pictures

odds-pic-number = { $n_about }
odds-pic-name = { $name }
odds-pic-totals = { $dice ->
    [one] Che cosa mostra un dado
   *[other] Che somma fanno { $dice } dadi
}
odds-pic-axis-total = Totale
odds-pic-enough = { $value } o più
odds-pic-too-little = meno
odds-pic-hunts = Più dadi, altri valori
odds-pic-offers = I dadi che puoi comprare
odds-pic-prey = Preda
odds-pic-bought = Dadi comprati
odds-pic-price = { $bought ->
    [0] nessuno
   *[other] +{ $bought } per { $cost } Krom
}
odds-pic-worth = vale { $net_about }
odds-pic-two-dice = I 36 modi in cui cadono due dadi
odds-pic-die = { $plus ->
    [0] { $name }
   *[other] { $name } + { $plus }
}
odds-pic-tie = parità
odds-pic-roll-off = nuovo lancio
odds-pic-losses = Quanti punti vita si perdono
odds-pic-axis-lost = Punti vita persi
odds-pic-loses = { $name } perde punti vita
odds-pic-who = Chi
odds-pic-whom = incontra chi
odds-pic-stuns = Basta a tramortire, con la vita rimasta
odds-pic-net = Che cosa porta la visita
odds-pic-axis-net = Krom, pagate le carte
odds-pic-net-first = più di quanto costa
odds-pic-net-third = non più di quanto costa
odds-pic-drawn = Quante carte si pescano
odds-pic-spent = Che cosa si spende
odds-pic-axis-spent = Krom spesi in rilanci
odds-pic-rerolls = Più rilanci, meno rilanci
odds-pic-worth-row = Valore in Krom
odds-pic-combinations = Tutte le combinazioni
odds-pic-later = più tardi
odds-pic-lasting = Quanto dura
odds-pic-axis-fight = Qualcuno cade al combattimento
odds-pic-lives = Da ogni punto vita
odds-pic-its-life = I suoi punti vita
odds-pic-pairs = Chi incontra chi
odds-pic-each = Che cosa tocca a ognuno
odds-pic-first = prima azione
odds-pic-fight = deve combattere
odds-pic-meets = incontra il Kromosauro
odds-pic-going = Dove vanno

## How an answer comes about

odds-step-dice = { $dice ->
    [one] Un dado può cadere in 6 modi.
   *[other] { $dice } dadi possono cadere in { NUMBER($all) } modi.
}
odds-step-ties = A parità { $where } vince chi pesa { $heavier ->
    [yes] di più
   *[no] di meno
}.
odds-step-beast = Il Kromosauro aggiunge { $plus } al suo dado. A parità { $ruling ->
    [heaviest] conta come il più pesante
    [lightest] conta come il più leggero
    [wins] vince
    [by_weight] vale il suo peso
   *[loses] perde
}.
odds-step-combat-case = { $name } ha { $points } in { NUMBER($own) } { $own ->
    [one] modo
   *[other] modi
}, e allora { $others } { $count ->
    [one] resta
   *[other] restano
} indietro in { NUMBER($behind) } { $behind ->
    [one] modo
   *[other] modi
}: { NUMBER($own) } × { NUMBER($behind) } = { NUMBER($ways) }.
odds-step-combat-sum = Sommando, { $name } vince in { NUMBER($ways) } modi su { NUMBER($total) }, cioè { $chance_percent }.
odds-step-hunt-case = { $dice ->
    [one] Il dado mostra
   *[other] I dadi fanno
} { $points } in { NUMBER($ways) } { $ways ->
    [one] modo
   *[other] modi
}.
odds-step-hunt-sum = Almeno { $value } esce in { NUMBER($ways) } modi su { NUMBER($total) }, cioè { $chance_percent }.
odds-step-reward = La ricompensa vale { $worth_about } Krom.
odds-step-prey = { $card }: almeno { $value } con { $dice ->
    [one] un dado
   *[other] { $dice } dadi
}.
odds-step-prey-best = Vale più di tutte: { $card }, { $net_about } Krom.
odds-step-offer = { $bought ->
    [0] Senza dadi comprati
    [one] Con un dado comprato
   *[other] Con { $bought } dadi comprati
}, { $dice } in tutto, la caccia riesce in { NUMBER($ways) } modi su { NUMBER($total) } ({ $chance_percent }). Vale { $worth_about } Krom altrettanto spesso, meno { $cost } Krom per i dadi: in media { $net_about } Krom.
odds-step-offer-best = La cosa migliore è { $bought ->
    [0] non comprare dadi
    [one] comprare un dado
   *[other] comprare { $bought } dadi
}: vale { $net_about } Krom.
odds-step-card = { $card }: { $ways } carte su { $total } ({ $chance_percent }).
odds-step-forest-way = { $how ->
    [draw] Pescare dal mazzo così com’è
    [shuffle] Mescolare prima
   *[done] Non pescare
} vale in media circa { $value_about } Krom.
odds-step-forest-drawn = Giocando al meglio { $cards ->
    [one] si pesca una carta
   *[other] si pescano { $cards } carte
} { $chance_often }.
odds-step-forest-best = Quindi: { $best ->
    [draw] pesca
    [shuffle] mescola, poi pesca
   *[done] non pescare
}; vale circa { $value_about } Krom.
odds-step-combination = Un lancio mostra { $combination } in { NUMBER($ways) } modi ({ $chance_percent }), e vale { $worth_about } Krom.
odds-step-climb = Giocata al meglio { $rerolls ->
    [0] senza rilanci
    [one] con un rilancio
   *[other] con { $rerolls } rilanci al massimo
} la scalata vale circa { $value_about } Krom.
odds-step-backwards = Pensa dalla fine. Senza altri rilanci prendi quello che c’è. Se ne resta uno, lo paghi solo dove i dadi che possono uscire valgono in media di più, e così via, fino al primo lancio.
odds-step-backwards-reach = Pensa dalla fine. Senza altri rilanci o ce l’hai o no. Se ne resta uno, tieni i dadi da cui esce più spesso, e così via, fino al primo lancio.
odds-step-backwards-forest = Pensa dalla fine. Dopo l’ultima carta che puoi pescare ti fermi. Prima, peschi solo dove le carte rimaste valgono in media più di quanto costa la prossima, e così via, fino alla prima.
odds-step-prospect = Puntando solo a { $combination }, ci arrivi { $chance_often }.
odds-step-one-goal = Per ogni combinazione tieni i dadi da cui esce più spesso. Non puoi puntare a tutte insieme, perciò queste probabilità non si sommano.
odds-step-rest = { $rerolls ->
    [0] Non restano rilanci.
    [one] Resta un rilancio, da usare dove conviene.
   *[other] Restano fino a { $rerolls } rilanci, da usare dove conviene.
}
odds-step-final = Finisce con { $combination } { $chance_often }.
odds-step-climb-best = In tutto circa { $value_about } Krom, dopo averne spesi in media { $spent_about }.
odds-step-counted = Ci si arriva con { $combination }.
odds-step-reach = { odds-with-rerolls } la probabilità migliore è { $chance_percent }.
odds-step-card-fights = { $fights ->
    [one] Nel primo combattimento
   *[other] Nei primi { $fights } combattimenti
} si gioca una carta; ciò che segue vale per ogni combattimento successivo.
odds-step-lost = Chi gioca perde { $amount ->
    [one] { $amount } punto vita
   *[other] { $amount } punti vita
} in { $ways } modi su { $total } ({ $chance_percent }).
odds-step-dealt = Il Kromosauro perde { $amount ->
    [one] { $amount } punto vita
   *[other] { $amount } punti vita
} in { $ways } modi su { $total } ({ $chance_percent }).
odds-step-nothing = Nessuno perde punti vita in { $ways } modi su { $total } ({ $chance_percent }).
odds-step-left-out = Un combattimento che non costa niente a nessuno rimanda soltanto la fine: decidono { $ways } modi su { $total }.
odds-step-fights = Qualcuno cade al combattimento { $fights } { $chance_often }.
odds-step-duel = Da { $life ->
    [one] { $life } punto vita
   *[other] { $life } punti vita
} contro { $beast }, la probabilità di abbattere il Kromosauro è { $chance_percent }.
odds-step-last-stop = Una decisione calcolata: resta un rilancio e i dadi mostrano { $dice }. Fermarsi rende { $worth_about } Krom ({ $combination }).
odds-step-last-face = Si rilancia il { $die }: { $faces ->
    [one] una faccia su 6 rende
   *[other] { $faces } facce su 6 rendono
} { $worth_about } Krom ({ $combination }).
odds-step-last-keep = Tenere { $kept } vale quindi in media { $mean_about } Krom, meno { $price_about } per il rilancio: { $value_about } Krom. È più di { $worth_about }: conviene rilanciare. Ogni altra decisione si calcola allo stesso modo.
odds-step-first-rolls = Ora i primi lanci, uno per uno: in quanti modi esce ciascuno, e quante volte da lì si arriva a “{ $row }” giocando al meglio. Ciò che manca non ci porta mai.
odds-step-first-roll = Prima { $combination } ({ NUMBER($first) } modi su { NUMBER($all) }): da lì { $then_often }, il che aggiunge { $part_percent }.
odds-step-next-fight = Ora ciò che lascia il prossimo combattimento: in quanti di questi modi, e quante volte da lì si arriva a “{ $row }”. Ciò che manca non ci porta mai.
odds-step-fought-on = { $life } { $life ->
    [one] punto vita
   *[other] punti vita
} contro { $beast }, in { $some } { $some ->
    [one] modo
   *[other] modi
} su { $all }: da lì { $then_often }, il che aggiunge { $part_percent }.
odds-step-felled = Il Kromosauro cade subito in { $some } { $some ->
    [one] modo
   *[other] modi
} su { $all }, il che aggiunge { $part_percent }.
odds-step-fallen = Chi gioca cade subito in { $some } { $some ->
    [one] modo
   *[other] modi
} su { $all }, il che aggiunge { $part_percent }.
odds-step-added = In tutto: { $chance_percent }.
odds-step-goes = Meta di { $name }: { $place }, { $chance_often }.
odds-step-fight = { $names } combattono { $where } { $chance_often }.
odds-step-alone = { $name } non incontra nessuno { $chance_often }.
odds-step-first = In tutto, { $name } ha la prima azione nel luogo scelto { $chance_often }.
odds-step-arrives = { $place }: combattimento { $fight_often }, prima azione { $chance_often }.


## What cannot be asked

bad-list-of-fighters = Qui ci vuole un elenco di combattenti, non { $found }.
bad-fighter = Qui ci vuole un Fighter, non { $found }.
bad-fighter-twice = Nessuno combatte due volte, ma { $name } c’è due volte.
bad-how-many-fighters = I combattenti devono essere da { $least } a { $most }, non { $found }.
bad-lone-fighter = Per combattere bisogna essere in due: segna qualcun altro. Fino ad allora restano le probabilità dell’ultimo combattimento.
bad-beast-place = Il Kromosauro non viene mai { $place ->
    [cave] nella Caverna
    [forest] nella Foresta
    [savannah] nella Savana
    [mountain] sulla Montagna
   *[other] lì
}.
bad-not-in-pile = Qui ci vuole una carta che allora si potesse pescare, non { $found }.
bad-list-of-cards = Qui ci vuole un elenco di carte, non { $found }.
bad-so-many-dice = Qui ci vuole { $wanted ->
    [0] un elenco di facce
    [one] la faccia di un dado
   *[other] l’elenco delle facce di { $wanted } dadi
}, non { $found }.
bad-not-among-dice = Qui ci vogliono alcuni dei dadi { $dice }, ma non tutti, non { $found }.
bad-never-meets = La probabilità deve essere sopra 0: chi non incontra mai non combatte mai.
bad-must-move = Nessuno può restare: { $name } ora è { $place ->
    [cave] nella Caverna
    [forest] nella Foresta
    [savannah] nella Savana
    [mountain] sulla Montagna
   *[other] qui
} e deve andare altrove.
bad-goes-nowhere = Almeno un luogo deve avere un peso sopra 0.
bad-equal-many = Qui troppi pesano uguale: con tutto ciò che possono lanciare, e tutti gli ordini in cui possono lanciare di nuovo, i casi sono { $found }, e se ne contano al massimo { $most }.
bad-many-dice = Tutti i combattenti insieme possono avere al massimo { $most } dadi in più, non { $found }.
bad-duel-long = Questo duello ha { $found } momenti (uno per ogni punto vita di chi gioca e del Kromosauro). Così se ne possono contare al massimo { $most }.
bad-recovering = Dove si recuperano punti vita, si può contare un indicatore di al massimo { $most } punti, non di { $found }.
bad-too-many-piles = Tante pescate da tante carte diverse possono lasciare { $found } mazzi, e se ne contano al massimo { $most }.

## The terminal

odds-table-win = Vince
odds-table-first = Prima azione
odds-table-stunned = A terra
odds-table-damage = Punti vita persi da { $name }
odds-table-tie = Deciso dal peso
odds-table-order = Gli ordini più probabili
odds-table-hunt = Almeno
odds-table-chance = Probabilità con dadi comprati
odds-table-net = Valore in Krom, pagati i dadi
odds-table-fair-price = Quanto valgono i dadi in Krom
odds-table-next-card = La prossima carta
odds-table-value = Valore in Krom
odds-table-cards-drawn = Carte pescate
odds-table-net-worth = Valore netto in Krom
odds-table-final = Finisce con
odds-table-krom-spent = Krom spesi
odds-table-keep = Tenere: valore in Krom da qui
odds-table-regret = Tenere: peggio del meglio di
odds-table-reach = Raggiunto
odds-table-duel = La fine
odds-table-lasting = Cade al combattimento
odds-table-fights = Deve combattere
odds-table-meets = Incontra il Kromosauro
odds-table-alone = Senza incontri
odds-table-fight = Combatte

odds-label-win = cade il Kromosauro
odds-label-lose = cade chi gioca
odds-label-never = mai nessuno dei due
odds-label-first_place = per il primo posto
odds-label-anywhere = per un posto qualsiasi
odds-label-net = dopo aver pagato
odds-label-draw = pescare
odds-label-shuffle = prima mescolare
odds-label-done = non pescare

odds-cli-combat = chi vince un combattimento, in che ordine si agisce, quanto costa
odds-cli-hunt = la probabilità che i dadi arrivino almeno a un valore
odds-cli-plan = se comprare dadi per una preda
odds-cli-forest = quando smettere di pescare carte Raccolta, se mescolare prima
odds-cli-mountain = quali dadi tenere, quando fermarsi
odds-cli-reach = la probabilità migliore di finire con una combinazione
odds-cli-duel = una persona contro il Kromosauro, finché uno cade
odds-cli-meeting = chi incontra chi, chi agisce per primo
odds-cli-worth = quanto vale per te una cosa, per esempio wood=4 o life=1/2 (se manca: i prezzi della Caverna)
odds-cli-room = i tuoi punti vita: ciò che supera il massimo non vale niente
odds-cli-fighters = chi combatte; anche Kromosaurus
odds-cli-dice = quanti dadi
odds-cli-value = il valore da raggiungere
odds-cli-prey = la carta, per esempio dodo
odds-cli-krom = i Krom che puoi spendere (se manca: 0)
odds-cli-discard = le carte fra gli scarti
odds-cli-left = le carte nel mazzo (se manca: tutte quelle che non sono fra gli scarti)
odds-cli-rolled = i dadi che hai ora: quali tenere
odds-cli-rerolls = quanti rilanci puoi pagare (se manca: tutti)
odds-cli-combination = pair, two_pairs, three, straight, full, four o five
odds-cli-exact = esattamente quella, niente di meglio
odds-cli-life = i punti vita di chi gioca (se manca: tutti)
odds-cli-beast = i punti vita del Kromosauro (se manca: tutti)
odds-cli-extra = dadi in più in ogni combattimento
odds-cli-plus = punti in più in ogni combattimento
odds-cli-cards = carte combattimento, una per combattimento a partire dal primo
odds-cli-recovery = punti vita recuperati a ogni turno
odds-cli-meets = la probabilità di incontrarlo in un turno, per esempio 1/3 (se manca: 1)
odds-cli-mixes = quanto spesso ognuno va dove
odds-cli-in-play = con il Kromosauro

## What fell in one try

# Whose dice fell
odds-fell-you = Tu
odds-fell-beast = Kromosauro
# Heads of a table of fights: short words, for a phone is narrow
odds-fell-fight = N.
odds-fell-roll = Il tuo lancio
odds-fell-beast-roll = Il suo lancio
odds-fell-life = La tua vita
odds-fell-beast-life = La sua vita
odds-fell-passed = { $passed ->
    [0] { $name } ha vinto subito.
    [one] Prima { $name } aveva perso una volta. Quel combattimento non conta.
   *[other] Prima { $name } aveva perso { $passed } volte. Quei combattimenti non contano.
}
odds-fell-tie = Parità, e vince { $name }.

## What stands for something typed

typed-card = CARTA
typed-combination = COMBINAZIONE
typed-dice = DADI
typed-good = BENE
typed-krom = KROM
typed-life = VITA
typed-meets = PROBABILITÀ
typed-place = LUOGO
typed-prey = PREDA
typed-value = VALORE
