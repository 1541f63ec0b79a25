### Odds that the course asks: life lost, totals, several cards, what can be concluded.

## Life lost

odds-title-life-lost = { $beast ->
    [yes] { $fighters ->
        [one] Una persona incontra il Kromosauro: punti vita persi
       *[other] { $fighters } persone e il Kromosauro: punti vita persi da una di loro
    }
   *[no] Un combattimento a { $fighters }: punti vita persi da uno di loro
}
odds-life-lost = Con { $life ->
    [one] { $life } punto vita
   *[other] { $life } punti vita
} se ne perdono in media { $mean } (circa { $mean_about }), e nessuno { $nothing_often }.
odds-row-life-lost = { $lost ->
    [0] nessun punto vita perso
    [one] { $lost } punto vita perso
   *[other] { $lost } punti vita persi
}{ $left ->
    [0] : a terra
   *[other] {""}
}
odds-step-life-lost = Perdere { $lost ->
    [one] { $lost } punto vita
   *[other] { $lost } punti vita
} capita in { NUMBER($ways) } modi su { NUMBER($total) }: { $lost } × { NUMBER($ways) } = { NUMBER($product) }.
odds-step-mean = Sommando: { NUMBER($added) }. Diviso fra { NUMBER($all) } modi fa in media { $mean }{ $whole ->
    [yes] .
   *[no] {" "}(circa { $mean_about }).
}

## Totals

odds-title-total = { $dice ->
    [one] Che cosa mostra un dado
   *[other] Che somma fanno { $dice } dadi
}
odds-total = { $dice ->
    [one] Un dado mostra
   *[other] { $dice } dadi fanno
} in media { $mean_about }. { $count ->
    [one] Il totale più probabile è { $totals }: esce { $chance_often }.
   *[other] I totali più probabili sono { $totals }: ognuno esce { $chance_often }.
}
odds-row-points = { $points }

## Several cards

odds-title-draws = { $draws ->
    [one] Una carta
   *[other] { $draws } carte
}: quante { odds-wanted }?
odds-draws = { $wanted } carte su { $pile } { odds-wanted }. Pescando { $draws ->
    [one] una carta
   *[other] { $draws } carte
}{ $back ->
    [yes] , ognuna rimessa nel mazzo prima della successiva,
   *[no] {""}
} ce n’è almeno una { $chance_often }; in media { $mean_about }.
odds-wanted = { $kind ->
    [card] sono “{ $want }”
   *[good] portano { $want }
}
odds-with-krom = Krom
odds-with-wood = Legno
odds-with-stone = Pietre
odds-with-bone = Ossa
odds-with-bonus = una carta Bonus
odds-with-life = punti vita
odds-row-found = { $found ->
    [0] nessuna
   *[other] { $found }
}
odds-step-pile = Il mazzo ha { $pile } carte; di queste, { $wanted } { odds-wanted }.
odds-step-no-hit = { $card ->
    [1] La prima carta
    [2] La seconda carta
    [3] La terza carta
   *[other] La carta { $card }
} è un’altra in { $others } casi su { $of }. Finora nessuna: { $none } ({ $none_percent }).
odds-step-some-hit = Almeno una: 1 − { $none } = { $some } ({ $some_percent }).
odds-step-found-ways = Esattamente { $found } su { $draws }. Modi di prendere { $found } delle carte cercate, su { $wanted }: { $hits }. Modi di prendere { $missed } delle altre, su { $others }: { $misses }. { $hits } × { $misses } = { NUMBER($ways) }, su { NUMBER($total) } modi di prendere { $draws } carte su { $pile }: { $chance_percent }.

## What can be concluded

odds-title-winners-die = { $name } ha vinto: che cosa mostrava il dado?
odds-winners-die = { $name } vince { $where } { $evidence_often }. Sapendo questo, il numero più probabile è { $face }: { $chance_percent }, e prima era { $before_percent }.
odds-row-face = un { $face }
odds-title-face-down = Quale carta è coperta?
odds-face-down = { $passes ->
    [0] Senza aver visto ancora niente
    [one] Dopo un combattimento { $where } senza carte
   *[other] Dopo { $passes } combattimenti { $where } senza carte
}, la probabilità che sia una carta combattimento per quel luogo è { $chance_percent }. Prima era { $before_percent }.
odds-row-held-combat = una carta combattimento per questo luogo
odds-row-held-counter = una contromossa
odds-row-held-other = un’altra carta
