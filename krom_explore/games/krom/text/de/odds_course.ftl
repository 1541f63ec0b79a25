### Odds that the course asks: life lost, totals, several cards, what can be concluded.

## Life lost

odds-title-life-lost = { $beast ->
    [yes] { $fighters ->
        [one] Eine Person trifft den Kromosaurus: verlorenes Leben
       *[other] { $fighters } Personen und der Kromosaurus: verlorenes Leben einer Person
    }
   *[no] Ein Kampf zu { $fighters }: verlorenes Leben einer Person
}
odds-life-lost = Mit { $life } Leben verliert man im Durchschnitt { $mean } Leben (etwa { $mean_about }), und gar keines { $nothing_often }.
odds-row-life-lost = { $lost ->
    [0] kein Leben verloren
   *[other] { $lost } Leben verloren
}{ $left ->
    [0] : betäubt
   *[other] {""}
}
odds-step-life-lost = { $lost } Leben gehen auf { NUMBER($ways) } von { NUMBER($total) } Arten verloren: { $lost } × { NUMBER($ways) } = { NUMBER($product) }.
odds-step-mean = Zusammengezählt: { NUMBER($added) }. Auf { NUMBER($all) } Arten verteilt sind das im Durchschnitt { $mean }{ $whole ->
    [yes] .
   *[no] {" "}(etwa { $mean_about }).
}

## Totals

odds-title-total = { $dice ->
    [one] Was ein Würfel zeigt
   *[other] Was { $dice } Würfel zusammen ergeben
}
odds-total = { $dice ->
    [one] Ein Würfel zeigt
   *[other] { $dice } Würfel ergeben zusammen
} im Durchschnitt { $mean_about }. { $count ->
    [one] Die wahrscheinlichste Summe ist { $totals }: Sie kommt { $chance_often }.
   *[other] Die wahrscheinlichsten Summen sind { $totals }: Jede kommt { $chance_often }.
}
odds-row-points = { $points }

## Several cards

odds-title-draws = { $draws ->
    [one] Eine Karte
   *[other] { $draws } Karten
}: Wie viele { odds-wanted }?
odds-draws = { $wanted } von { $pile } Karten { odds-wanted }. Unter { $draws ->
    [one] einer Karte
   *[other] { $draws } Karten
}{ $back ->
    [yes] , jede vor der nächsten zurückgelegt,
   *[no] {""}
} ist { $chance_often } mindestens eine davon; im Durchschnitt { $mean_about }.
odds-wanted = { $kind ->
    [card] sind „{ $want }“
   *[good] bringen { $want }
}
odds-with-krom = Krom
odds-with-wood = Holz
odds-with-stone = Steine
odds-with-bone = Knochen
odds-with-bonus = eine Bonuskarte
odds-with-life = Leben
odds-row-found = { $found ->
    [0] keine
   *[other] { $found }
}
odds-step-pile = Im Stapel sind { $pile } Karten; { $wanted } davon { odds-wanted }.
odds-step-no-hit = { $card ->
    [1] Die erste Karte
    [2] Die zweite Karte
    [3] Die dritte Karte
   *[other] Karte { $card }
} ist in { $others } von { $of } Fällen eine andere. Bis dahin keine: { $none } ({ $none_percent }).
odds-step-some-hit = Mindestens eine: 1 − { $none } = { $some } ({ $some_percent }).
odds-step-found-ways = Genau { $found } von { $draws }. Arten, { $found } von { $wanted } gesuchten Karten zu nehmen: { $hits }. Arten, { $missed } von { $others } anderen zu nehmen: { $misses }. { $hits } × { $misses } = { NUMBER($ways) } von { NUMBER($total) } Arten, { $draws } von { $pile } Karten zu nehmen: { $chance_percent }.

## What can be concluded

odds-title-winners-die = { $name } hat gewonnen: Was zeigte der Würfel?
odds-winners-die = { $name } gewinnt { $where } { $evidence_often }. Wenn man das weiß, ist eine { $face } am wahrscheinlichsten: { $chance_percent }, vorher waren es { $before_percent }.
odds-row-face = eine { $face }
odds-title-face-down = Welche Karte liegt verdeckt da?
odds-face-down = { $passes ->
    [0] Noch war nichts zu sehen
    [one] Nach einem Kampf { $where } ohne Karte
   *[other] Nach { $passes } Kämpfen { $where } ohne Karte
}: Die Chance, dass es eine Kampfkarte für diesen Ort ist, beträgt { $chance_percent }. Vorher waren es { $before_percent }.
odds-row-held-combat = eine Kampfkarte für diesen Ort
odds-row-held-counter = eine Konterkarte
odds-row-held-other = irgendeine andere Karte
