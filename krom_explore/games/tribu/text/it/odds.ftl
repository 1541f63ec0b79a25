### Odds: the answers, how they come about, what cannot be asked, and the words of the terminal.

## Names

odds-family-characters = un personaggio qualsiasi
odds-family-dioramas = un Diorama qualsiasi
odds-family-events = un Evento qualsiasi
odds-family-protections = una Protezione qualsiasi
odds-family-actions = un’Azione qualsiasi
odds-colour-any = colori qualsiasi
odds-colour-red = rosso
odds-colour-blue = blu
odds-colour-one = un colore solo
odds-totem = Totem
odds-anybody = un personaggio qualsiasi
odds-a-character = un personaggio
odds-nothing-attack = nessun attacco
odds-nothing-defence = nessuna Protezione
odds-share = { $sure ->
    [yes] { $what }
   *[no] { $what } { $share }
}

said-draws-more = { $draws ->
    [one] { $draws } pescata
   *[other] { $draws } pescate
}
said-cards-more = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}

## Answers

odds-next-card = La prossima carta è { $family } { $chance_often }, più spesso di ogni altra cosa. { $pile ->
    [one] Può venire una carta sola.
   *[other] Ognuna delle { $pile } carte è probabile quanto le altre.
}
odds-draws = { $draws ->
    [one] Con una pescata
   *[other] Con { $draws } pescate
} esce { $kind ->
    [family] { $want }
   *[card] almeno una carta “{ $want }”
} { $chance_often }. In media ne escono { $mean_about }.
odds-wait = { odds-said-slot } arriva entro { said-draws-more } { $chance_often }. In media ci vogliono { $mean_about } pescate.
odds-wait-never = { odds-said-slot } non può più arrivare: tutte quelle che vanno bene si sono già viste.
odds-said-slot = Una carta per il posto { $vase } di “{ $character }” ({ $place }{ $colour ->
    [any] {""}
    [red] , in rosso
   *[blue] , in blu
})
odds-lonely = { $leader ->
    [yes] “{ $character }” trova il primo vaso con la prossima pescata { $chance_often }. È il personaggio del Capo Tribù: non si perde mai.
   *[no] “{ $character }” trova il primo vaso con la prossima pescata { $chance_often }. Altrimenti si perde: { $lost_often }.
}
odds-lonely-held = “{ $character }” è al sicuro: hai in mano { $cards } e puoi aggiungerla nel tuo prossimo turno.
odds-opening = { $held ->
    [0] Fra { said-cards-more }
   *[other] Fra le { $held } che hai più { said-cards-more }
} c’è { $who } con il primo vaso { $pair_often }, e una catena intera { $chain_often }.
odds-face-down = È un Diorama { $dioramas_often }, un Evento { $events_often } e una Protezione { $protections_often }.
odds-attack = “{ $card }” prende { $takes ->
    [one] il suo vaso
   *[other] { $takes } vasi
} { $chance_often }. In media se ne perdono { $mean_about }.
odds-standoff = { $pure ->
    [yes] Qui nessuno ha bisogno di alternare. Chi attacca: { $attacker }. Chi difende: { $defender }.
   *[no] Chi attacca alterna { $attacker }, chi difende { $defender }.
} Se tutti e due giocano al meglio, il vantaggio medio di chi attacca è { $value_about }.
odds-hostile = { $known ->
    [0] {""}
   *[other] Con ciò che si sa ({ $base } sfere),{" "}
}in media le sfere ostili sono { $mean_about }. Ce n’è almeno una { $some_often }.
odds-colour = { $totem ->
    [yes] Per tutta la catena “{ $character }” con il Totem
   *[no] Per tutti i vasi di “{ $character }”
} ci vogliono in media { $plain_about } pescate con colori qualsiasi, { $magical_about } con un colore solo. { $best ->
    [one] Se un turno vale { $turn_about }, conviene aspettare altre { $extra_about } pescate per { $reward } sfere.
   *[any] Se un turno vale { $turn_about }, non conviene aspettare altre { $extra_about } pescate per { $reward } sfere.
}
odds-colour-never = La catena “{ $character }” non può più essere di un colore solo. Con colori qualsiasi ci vogliono in media { $plain_about } pescate.
odds-colour-no-chain = La catena “{ $character }” non si può più completare: troppe delle sue carte si sono già viste.

## What can happen

odds-row-card = { $card }
odds-row-dioramas = Diorama
odds-row-found = { $found ->
    [0] Nessuna
    [one] { $found } carta
   *[other] { $found } carte
}
odds-row-within = Entro { said-draws-more }
odds-row-later = Più tardi
odds-row-never = Mai
odds-row-saved = { $character } trova il primo vaso
odds-row-lost = { $character } si perde
odds-row-stays-alone = { $character } resta senza vasi
odds-row-begun = { $vases ->
    [one] Un personaggio e il suo primo vaso
   *[other] Un personaggio e i suoi primi { $vases } vasi
}
odds-row-whole-chain = Una catena intera
odds-row-vases-lost = { $number ->
    [0] Non si perde nessun vaso
    [one] Si perde { $number } vaso
   *[other] Si perdono { $number } vasi
}
odds-row-attack = Chi attacca: { $card }
odds-row-attack-nothing = Chi attacca: nessun attacco
odds-row-defence = Chi difende: { $card }
odds-row-defence-nothing = Chi difende: nessuna Protezione
odds-row-spheres = { $low ->
    [one] { $low } sfera
   *[other] { $low } sfere
}
odds-row-band = Da { $low } a { $high } sfere
odds-row-any-colours = Completa entro { said-draws-more }, con colori qualsiasi
odds-row-one-colour = Completa entro { said-draws-more }, con un colore solo

## Above a chart

odds-title-next-card = Quale carta viene dopo?
odds-title-draws = { $draws ->
    [one] Una carta
   *[other] { $draws } carte
}: { $kind ->
    [family] quante volte esce { $want }?
   *[card] quante volte esce “{ $want }”?
}
odds-title-wait = { $character }, posto { $vase } ({ $place }): quanto si aspetta?
odds-title-lonely = { $character } senza vasi: si perde?
odds-title-opening = { $cards ->
    [one] Che cosa comincia una carta?
   *[other] Che cosa cominciano { $cards } carte?
}
odds-title-face-down = Che carta è quella coperta?
odds-title-attack = { $card } contro { $hidden ->
    [0] nessuna carta coperta
    [one] { $hidden } carta coperta
   *[other] { $hidden } carte coperte
}
odds-title-standoff = Attacco contro Protezione
odds-title-hostile = Quante sfere ostili?
odds-title-colour = { $character }: un colore, o qualsiasi?

## What is set

odds-field-seen = Carte che vedi altrove (i nomi, separati da virgole)
odds-field-hand = La tua mano (vuota: niente va bene)
odds-field-held = Carte che hai già
odds-field-known = Carte della mano che conosci
odds-field-laid = Vasi che ha già, in ordine
odds-field-want = Che cosa si cerca
odds-field-draws = Pescate
odds-field-cards = Carte
odds-field-unknown = Carte in mano che non conosci
odds-field-character = Personaggio
odds-field-vase = Posto (dopo l’ultimo vaso: il Totem)
odds-field-colour = Colore
odds-field-any_vase = Conta anche un Diorama per qualsiasi vaso
odds-field-leader = È del tuo Capo Tribù
odds-field-totem = Anche il Totem
odds-field-turn = Quanto vale un turno, in sfere
odds-field-card = Carta
odds-field-vases = Vasi della catena
odds-field-hidden = Carte coperte
odds-field-passes = Attacchi lasciati correre
odds-field-defends = Chi può difendersi lo fa (%)
odds-field-waits = Turni senza un attacco
odds-field-attacks = Chi può attaccare lo fa (%)
odds-field-worth = Quanto vale un vaso
odds-field-holds = Chi attacca può anche non mettere niente
odds-field-costs = Quanto costa mettere una carta

## Pictures

odds-pic-families = Quale famiglia
odds-pic-axis-family = Famiglia
odds-pic-later = dopo
odds-pic-wait = Quale pescata la porta
odds-pic-axis-draw = Pescata
odds-pic-colours = Colori qualsiasi, o uno solo
odds-pic-colour = Colore
odds-pic-within = Entro tante pescate
odds-pic-opening = Più carte, meno carte
odds-pic-vases = Che cosa c’è
odds-pic-cards = Carte
odds-pic-matrix = Il vantaggio di chi attacca, e quante volte capita
odds-pic-attacker = Chi attacca
odds-pic-defender = Chi difende
odds-pic-gain = { $gain }
odds-pic-lost = Quanti vasi si perdono
odds-pic-axis-vases = Vasi
odds-pic-hostile = Tutte le somme
odds-pic-axis-spheres = Sfere ostili
odds-pic-waits = Quanto è sicuro dopo tante pescate

## How an answer comes about

odds-step-unseen = { $pile ->
    [one] Può venire una carta sola: hai visto tutte le altre.
   *[other] Possono venire { $pile } carte: tutte quelle che non vedi. Che siano nel mazzo o da qualcun altro, ognuna è probabile quanto le altre.
}
odds-step-card = { $card }: { $ways } su { $total } carte ({ $chance_percent }).
odds-step-family = In tutto { $family } esce { $ways } { $ways ->
    [one] volta
   *[other] volte
} su { $total } ({ $chance_percent }).
odds-step-wanted = Carte che si cercano: { $wanted } su { $pile }, cioè { $kind ->
    [family] { $want }
   *[card] “{ $want }”
}.
odds-step-none-yet = Pescata { $card }: carte che non servono, { $others } su { $of }. Che fin lì non ne sia venuta nessuna ha probabilità { $none_percent }.
odds-step-first-at = Pescata { $draw }: vanno bene { $helpers } carte su { $of }. Prima nessuna e poi una che va bene: { $none_percent } × { $helpers }/{ $of } = { $chance_percent }.
odds-step-some = Quindi ne viene almeno una con probabilità { $some_percent }.
odds-step-helper = { $card }: { $copies ->
    [one] ne resta { $copies }.
   *[other] ne restano { $copies }.
}
odds-step-helpers = Carte che vanno bene, in tutto: { $helpers } su { $pile }.
odds-step-no-helper = Non resta nessuna carta che vada bene: quindi non viene mai.
odds-step-within = Quindi ne viene una entro { said-draws-more } con probabilità { $some_percent }.
odds-step-wait-mean = { $helpers ->
    [one] L’unica carta che va bene divide
   *[other] Le { $helpers } carte che vanno bene dividono
} le altre in { $parts } tratti, in media della stessa lunghezza. Quindi la prima viene alla pescata ({ $pile } + 1) ÷ ({ $helpers } + 1) = { $mean } (circa { $mean_about }).
odds-step-others-draw = Nel frattempo pescano anche gli altri. Non cambia niente: prendono una qualsiasi delle carte non viste, e così anche tu.
odds-step-lonely = Carte che servono: { $ways } su { $total }. Quindi si salva { $chance_often }.
odds-step-lonely-held = Hai in mano { $cards }. Nel tuo prossimo turno va accanto a “{ $character }”.
odds-step-lonely-leader = Il personaggio del Capo Tribù non si perde mai. Può aspettare il suo vaso quanto vuole.
odds-step-lonely-stake = Si perde con probabilità { $lost_percent } e si salva con probabilità { $saved_percent }. Quindi il turno guadagnato deve valere { $stake_about } volte ciò che il personaggio ti costa.
odds-step-lonely-more = Non sono contati: un vaso fra gli scarti quando tocca a te, uno attivo, e un furto. Possono solo aiutare.
odds-step-hands = { said-cards-more } di queste si possono pescare in { NUMBER($all) } modi.
odds-step-opening-how = { $any ->
    [yes] Per ogni insieme di vasi che ci sono contiamo le mani in cui non c’è nessun personaggio a cui servirebbe. Una carta può valere per qualsiasi vaso.
   *[no] Per ogni insieme di vasi che ci sono contiamo le mani in cui non c’è nessun personaggio a cui servirebbe.
}
odds-step-opening = { $vases ->
    [one] Il primo vaso
    [0] Niente
   *[other] I primi { $vases } vasi
}: { NUMBER($missing) } mani senza, quindi { NUMBER($ways) } con, su { NUMBER($total) } ({ $chance_percent }).
odds-step-hidden = Carte della scatola che possono stare coperte: { $pile }. Quelle che non hai visto: { $left }.
odds-step-hidden-passes = Chi può difendersi lo fa con probabilità { $defends_percent }. Attacchi lasciati correre: { $passes }.
odds-step-hidden-waits = Chi può attaccare lo fa con probabilità { $attacks_percent }. Turni senza un attacco: { $waits }.
odds-step-hidden-case = { $name }: prima { $before }. Non viste: { $left } su { $copies }; e con ciò che ha fatto chi la possiede fa { $seen }. Insieme: { $before } × { $seen } = { $both }.
odds-step-hidden-given-sum = Sommando, ciò che si è visto e fatto ha probabilità { $evidence } ({ $evidence_percent }).
odds-step-hidden-given = Di questi casi “{ $name }” ha la quota { $both } ÷ { $evidence } = { $after } ({ $after_percent }).
odds-step-raid = “{ $card }” prende { $takes ->
    [one] { $takes } vaso
   *[other] { $takes } vasi
} se non si salva niente.
odds-step-raid-hidden = { $hidden ->
    [0] Lì non c’è nessuna carta coperta.
   *[other] Carte che possono stare lì: { $pile }, di cui Protezioni { $protections }. Modi di metterne lì { $hidden }: { NUMBER($all) }.
}
odds-step-raid-best = La carta migliore lì salva { $saves } in { NUMBER($ways) } modi su { NUMBER($total) } ({ $chance_percent }). Persi allora: { $lost }.
odds-step-raid-defends = Ma chi può difendersi lo fa solo con probabilità { $defends_percent }.
odds-step-raid-lost = Vasi persi: { $lost }, con probabilità { $chance_percent }.
odds-step-raid-mean = In media sono { $mean_about }.
odds-step-standoff = Ciò che uno guadagna l’altro lo perde: ogni vaso conta { $worth }, e chi ha messo una carta l’ha pagata.
odds-step-standoff-cell = { $attack } contro { $defence }: vasi persi { $lost }, vantaggio di chi attacca { $gain }.
odds-step-standoff-never-attack = Chi attacca non ha motivo di scegliere { $worse }: con { $better } non va mai peggio.
odds-step-standoff-never-defence = Chi difende non ha motivo di scegliere { $worse }: con { $better } non va mai peggio.
odds-step-standoff-defender = Chi difende alterna in modo che chi attacca non possa fare di meglio: { $mix }.
odds-step-standoff-against-defender = Contro questo, { $attack } porta { $gain }{ $used ->
    [yes] .
   *[no] , e si lascia da parte.
}
odds-step-standoff-attacker = Chi attacca alterna in modo che chi difende non possa fare di meglio: { $mix }.
odds-step-standoff-against-attacker = Contro questo, { $defence } costa { $gain }{ $used ->
    [yes] .
   *[no] , e si lascia da parte.
}
odds-step-standoff-also-attack = Altrettanto buono per chi attacca: { $mix }.
odds-step-standoff-also-defence = Altrettanto buono per chi difende: { $mix }.
odds-step-standoff-value = Quindi il vantaggio medio di chi attacca è { $value } (circa { $value_about }), e nessuno dei due può cambiarlo da solo.
odds-step-sphere-cards = { $spheres ->
    [0] Nessuna sfera
    [one] { $spheres } sfera
   *[other] { $spheres } sfere
}: { $ways } su { $total } carte.
odds-step-per-card = Quindi una carta non vista ha in media { $mean_about } sfere.
odds-step-hostile-known = Ciò che se ne conosce ha { $base } sfere.
odds-step-hostile-hidden = { $hidden ->
    [one] La carta coperta non è né un personaggio né un’Azione.
   *[other] Le { $hidden } carte coperte non sono né personaggi né Azioni.
}
odds-step-hostile-band = Da { $low } a { $high } sfere: { NUMBER($ways) } modi su { NUMBER($total) } ({ $chance_percent }).
odds-step-hostile-mean = In media sono { $mean_about }.
odds-step-colour-held = Si suppone di tenere ogni carta che serve finché non viene il suo posto. Una mano piena può costringerti a lasciarne una.
odds-step-colour-wait = { $colour }: completa in media dopo { $mean_about } pescate, dopo { $half } o meno la metà delle volte, dopo { $nearly } o meno nove volte su dieci. Entro { said-draws-more }: { $within_percent }.
odds-step-colour-never = { $colour }: mai.
odds-step-colour-extra = Un colore solo chiede in media { $extra_about } pescate in più e porta { $reward } sfere.
odds-step-colour-price = Conviene finché un turno vale meno di { $price_about } sfere.
odds-step-colour-gain = Se un turno vale { $turn_about }, aspettare porta in tutto { $gain_about } sfere.

## What cannot be asked

bad-list-of-cards = Qui ci vuole un elenco di carte, non { $found }.
bad-nothing-left = Si sono viste tutte le carte: non ne resta nessuna che possa venire.
bad-no-habit = Qualcuno deve pur mettere qualche carta coperta: non possono essere tutti 0.
bad-attack-short = Secondo le decisioni di questa scatola “{ $card }” non può attaccare una catena così corta. Il minimo è { $least ->
    [one] { $least } vaso
   *[other] { $least } vasi
}.
bad-no-attack = Ci vuole almeno un Evento con cui si possa attaccare questa catena.
bad-many-vases = Questo personaggio chiede troppi vasi di un tipo, o di troppi tipi, per contarli: { $found }, e al massimo se ne contano { $most }.
bad-many-sums = Con così tante carte le somme sono troppe per contarle.

## The terminal: what each question answers

odds-cli-next-card = Quale carta viene dopo?
odds-cli-ask-draws = Fra tante carte, quante sono di un tipo?
odds-cli-wait = Quanto si aspetta per un posto in una catena?
odds-cli-lonely = Si perde un personaggio messo senza vasi?
odds-cli-opening = Che cosa cominciano tante carte?
odds-cli-face-down = Che cosa può essere una carta coperta?
odds-cli-attack = Quanti vasi distrugge un attacco?
odds-cli-standoff = Attacco contro Protezione, quando tutti e due alternano
odds-cli-hostile = Quante sfere ostili ha una mano?
odds-cli-colour = Conviene aspettare un colore solo?

# What may be typed

odds-cli-seen = carte che vedi altrove
odds-cli-hand = le carte nella tua mano (se non le scrivi: tante quante ne ha una mano, e nessuna va bene)
odds-cli-held = carte che hai già
odds-cli-known = carte della mano che conosci
odds-cli-laid = i vasi che la catena ha già, in ordine
odds-cli-want = una carta, oppure characters, dioramas, events, protections o actions
odds-cli-draws = tante pescate
odds-cli-cards = tante carte
odds-cli-unknown = tante carte sconosciute nella mano
odds-cli-character = un personaggio
odds-cli-vase = il numero del posto; uno più dei vasi per il Totem
odds-cli-no-any-vase = senza il Diorama che vale per qualsiasi vaso
odds-cli-leader = è del Capo Tribù
odds-cli-no-totem = senza il Totem
odds-cli-turn = quanto vale un turno, in sfere (se non lo scrivi: 1)
odds-cli-attacker = un Evento, o un’Azione che ruba
odds-cli-vases = i vasi della catena
odds-cli-hidden = tante carte coperte
odds-cli-passes = attacchi che chi la possiede ha lasciato correre
odds-cli-defends = chi può difendersi lo fa tante volte su 100
odds-cli-waits = turni in cui chi la possiede avrebbe potuto attaccare
odds-cli-attacks = chi può attaccare lo fa tante volte su 100
odds-cli-habit = quanto più volentieri si mette coperta una famiglia
odds-cli-worth = quanto vale un vaso (se non lo scrivi: 1)
odds-cli-cost = quanto costa mettere una carta
odds-cli-attacks-always = chi attacca non può rinunciare

# Its tables

odds-table-family = Famiglia
odds-table-card = Carta
odds-table-found = Quante
odds-table-within = Entro tante pescate
odds-table-wait-mean = Pescate in media
odds-table-lonely = Che fine fa
odds-table-opening = Con tanti vasi
odds-table-before = Prima di vedere qualcosa
odds-table-after = Adesso
odds-table-vases-lost = Vasi persi
odds-table-attacker = Chi attacca mette
odds-table-defender = Chi difende mette
odds-table-standoff-value = Vantaggio
odds-table-spheres = Sfere
odds-table-spheres-mean = In media
odds-table-colour-mean = Pescate in media
odds-table-colour-within = Entro le pescate chieste
odds-label-any = colori qualsiasi
odds-label-one = un colore solo
odds-label-red = rosso
odds-label-blue = blu
odds-label-saved = si salva
odds-label-lost = si perde
odds-label-value = chi attacca
odds-label-mean = in tutto
odds-label-per-card = una carta non vista

## Beside a table

ui-odds-unseen = Contato con ciò che vedi tu: ogni carta che non vedi è probabile quanto le altre.
ui-odds-defends = Contato come se chi può difendersi lo facesse, con la Protezione che salva di più.

## What stands for something typed

typed-card = CARTA
typed-character = PERSONAGGIO
typed-colour = COLORE
typed-family = FAMIGLIA
typed-turn = VALORE
typed-want = CERCATA
typed-worth = VALORE
