### Figures: titles, sentences, axes and labels of the charts that sliders turn.

## Axes

figure-axis-chance = Probabilità
figure-axis-players = Giocatori
figure-axis-number = Quanti
figure-axis-met = Chi si incontra lì
figure-axis-against = Contro
figure-axis-who = Chi vince
figure-axis-lost = Punti vita persi
figure-axis-card = La prossima carta
figure-axis-prey = La preda e il suo valore
figure-axis-dice = Dadi
figure-axis-rerolls = Rilanci
figure-axis-worth = Valore in Krom
figure-axis-ends = Come finisce la scalata
figure-axis-combination = I dadi alla fine
figure-axis-aim = A che cosa si punta
figure-axis-keep = Che cosa si tiene
figure-axis-its-life = Punti vita del Kromosauro
figure-axis-life = Punti vita di chi gioca
figure-axis-its-life-left = Punti vita del Kromosauro (0: abbattuto)
figure-axis-life-left = Punti vita di chi gioca (0: a terra)
figure-axis-felled = Probabilità di abbatterlo
figure-axis-turns = Turni
figure-axis-hand = Carte Bonus in ogni mano

## On the table

figure-setups = Il tavolo all’inizio
figure-setups-say = Tutto ciò che c’è prima del primo turno. Dove una riga cambia tinta, conta in quanti si gioca.{ $kromosaurus ->
    [yes] {" "}Il Kromosauro aspetta accanto al tabellone.
   *[no] {""}
}{ $glacial ->
    [yes] {" "}La mappa glaciale non cambia ancora niente: il suo freddo arriva con le fasi di azione.
   *[no] {""}
}
figure-start-target = Punti per vincere
figure-start-life = Punti vita a testa
figure-start-krom = Krom a testa
figure-start-bonus = Carte Bonus a testa
figure-start-supply = Krom nella riserva
figure-start-prey = Prede scoperte
figure-start-evolutions = Evoluzioni scoperte
figure-start-hunt-pile = Mazzo Caccia
figure-start-gathering-pile = Mazzo Raccolta
figure-start-evolution-pile = Mazzo Evoluzione
figure-start-bonus-pile = Mazzo Bonus
figure-start-beast = Punti vita del Kromosauro
figure-standing = Turno { $turn }: che cosa hanno tutti
figure-standing-say = { $target ->
    [one] Si vince con { $target } punto.
   *[other] Si vince con { $target } punti.
}
figure-good-life = Vita
figure-good-krom = Krom
figure-good-wood = Legno
figure-good-stone = Pietra
figure-good-bone = Osso
figure-good-points = Punti
bad-a-table = Qui ci vuole un tavolo di Krom, non { $found }.

## Movement

figure-meeting = Chi si incontra { $where }?
figure-meeting-say = Giocatori: { $players }; ognuno degli altri va lì con probabilità { $share_percent }. Si è da soli { $alone_often }.
figure-met = { $n ->
    [0] nessuno
   *[other] { $n }
}
figure-met-series = Probabilità

## Combat

figure-tie = { $name } contro { $other } { $where }
figure-tie-say = { $name } vince { $chance_often }. I totali sono uguali { $tie_often }: allora { $where } vince chi pesa { $heavier ->
    [yes] di più
   *[no] di meno
}.
figure-tie-by_dice = { $name } vince con i dadi
figure-tie-by_weight = { $name } vince per il peso
figure-tie-lost_by_weight = { $name } perde per il peso
figure-tie-lost_by_dice = { $name } perde con i dadi
figure-ties = Chi batte chi { $where }?
figure-ties-say = Quanto spesso chi sta nella riga batte chi sta nella colonna, dal peso più basso al più alto. A parità { $where } vince chi pesa { $heavier ->
    [yes] di più
   *[no] di meno
}.
figure-ties-of = { $name } nei quattro luoghi
figure-ties-of-say = Quanto spesso { $name } ({ $kg } kg) vince contro ognuno degli altri.
figure-weighs = { $name } ({ $kg } kg)
figure-crowd = { $name } con { $life ->
    [one] { $life } punto vita
   *[other] { $life } punti vita
} fra { $count } combattenti
figure-crowd-say = { $name } perde in media { $mean_about } punti vita, finisce a terra { $stunned_often } e vince { $win_often } { $where }.
figure-crowd-stands = ancora in piedi
figure-crowd-stunned = a terra

## The Forest

figure-gathering = { $gone ->
    [0] Tutte le { $left } carte Raccolta sono nel mazzo
    [one] Una carta Raccolta è uscita, ne restano { $left }
   *[other] { $gone } carte Raccolta sono uscite, ne restano { $left }
}
figure-gone = Contate come uscite: { $cards }.
figure-so-many = { $n } × { $card }
figure-card = { $card }
figure-as-it-lies = dal mazzo
figure-shuffled = dopo aver mescolato

## The Savannah

figure-prey = Ogni preda con { $dice ->
    [one] un dado
   *[other] { $dice } dadi
}
figure-prey-say = Prede della scatola che si catturano di sicuro con { $dice ->
    [one] un dado
   *[other] { $dice } dadi
}: { $sure ->
    [0] nessuna
    [one] una
   *[other] { $sure }
}.
figure-prey-label = { $card }, { $value }
figure-dice-for = Almeno { $value }: con quanti dadi?
figure-dice-for-say = { $half ->
    [0] Così tanti dadi non li compra nessuno: perfino otto arrivano a { $value } meno della metà delle volte.
    [one] Un dado arriva a { $value } almeno la metà delle volte.
   *[other] Servono { $half } dadi per arrivare a { $value } almeno la metà delle volte.
}

## The Mountain

figure-payout = Che cosa paga ogni combinazione?
figure-payout-label = { $combination }: { $gives }
figure-climb = Quanto vale una scalata?
figure-climb-say = Se ogni rilancio costa { $price } Krom, una scalata { $rerolls ->
    [0] senza rilanci
    [one] con un rilancio al massimo
   *[other] con { $rerolls } rilanci al massimo
} vale { $value_about } Krom, { $more_about } in più che senza.
figure-climb-price = un rilancio per { $price } Krom
figure-climb-box = prezzi della scatola
figure-worth-note = Tutto è contato ai prezzi della Caverna.
figure-with-rerolls = { $rerolls ->
    [0] un lancio solo
    [one] fino a un rilancio
   *[other] fino a { $rerolls } rilanci
}
figure-combinations = Come finisce una scalata, giocata al meglio?
figure-reaching = Che cosa si può raggiungere?
figure-reaching-say = Chi punta solo a quello, { $rerolls ->
    [0] senza rilanci
    [one] con un rilancio
   *[other] con { $rerolls } rilanci
}, arriva a cinque uguali { $five_often }.
figure-keep = Che cosa tenere di { $dice }?
figure-keep-say = Con i Krom per { $rerolls ->
    [0] nessun rilancio
    [one] un rilancio
   *[other] { $rerolls } rilanci
} la cosa migliore è { $how }: vale in media { $value_about } Krom. Il modo peggiore costa { $worst_about }.
figure-way = { $how ->
    [stop] fermarsi
    [none] rilanciare tutto
   *[some] tenere { $dice }
}
figure-keep-worth = vale
figure-keep-lost = perso
figure-keep-more = { $n ->
    [0] Questi sono tutti i modi di continuare.
    [one] Un altro modo non è migliore di questi.
   *[other] Altri { $n } modi non sono migliori di questi.
}

## The glacial map

figure-cold = I punti vita sulla mappa glaciale
figure-cold-say = Partendo da { $life }: alla fine { $least } fuori al freddo, { $most } nella Caverna. La linea della Caverna conta le fasi di azione lì: in una partita nessuno può restarci due turni di fila.
figure-cold-out = fuori al freddo
figure-cold-in = nella Caverna

## The Kromosaurus

figure-more-dice = { $dice ->
    [0] nessuna carta
    [one] un dado in più
   *[other] { $dice } dadi in più
}
figure-duel = { $life ->
    [one] { $life } punto vita
   *[other] { $life } punti vita
} contro il Kromosauro{ $dice ->
    [0] {""}
    [one] , con un dado in più
   *[other] , con { $dice } dadi in più
}
figure-duel-say = Combattendo fino in fondo, chi ha { $life ->
    [one] { $life } punto vita
   *[other] { $life } punti vita
} abbatte un Kromosauro con { $beast } { $chance_often }.
figure-duel-map = Chi abbatte il Kromosauro{ $dice ->
    [0] {""}
    [one] {" "}con un dado in più
   *[other] {" "}con { $dice } dadi in più
}?
figure-duel-map-say = La probabilità di restare in piedi alla fine, per tutti i punti vita di tutti e due.
figure-chain = { $fights ->
    [0] Prima del primo combattimento
    [one] Dopo un combattimento
   *[other] Dopo { $fights } combattimenti
}
figure-chain-say = Kromosauro abbattuto { $felled_percent }, chi gioca a terra { $stunned_percent }, ancora in lotta { $on_percent }.
figure-roaming = In giro (punti vita: { $life } contro { $beast })
figure-roaming-say = In tre turni viene da te almeno una volta { $met_often }. Dopo { $turns } turni è abbattuto con probabilità { $felled_percent }, e con { $on_percent } non è deciso nulla.
figure-not-over = niente è deciso

## Bonus cards

figure-counters = Qualcuno ha una contromossa?
figure-counters-say = Con { $hand ->
    [one] una carta
   *[other] { $hand } carte
} a testa, { $others ->
    [one] l’altra persona ha
   *[other] almeno una delle altre { $others } persone ha
} una contromossa { $chance_often }.
figure-others = { $n ->
    [one] un’altra persona
   *[other] altre { $n }
}
figure-counters-note = Fra le { $all } carte Bonus, { $n } sono contromosse. Di nessuna mano si sa niente.

## The Cave

figure-visits = Quanto vale una visita?
figure-visits-say = Ai prezzi della Caverna, per chi ha { $krom } Krom e { $life } punti vita, il luogo che vale di più è: { $place }, in media { $best_about } Krom. Un riposo vale { $rest_about }.
figure-visit = { $place ->
    [cave] Caverna: un riposo
    [forest] Foresta: un mazzo nuovo
    [savannah] Savana: la preda migliore
   *[mountain] Montagna: una scalata
}
figure-visits-note = Ognuna giocata al meglio, da soli sul posto, con ciò che i Krom permettono. La preda: la migliore di { $prey } scoperte a caso.
