### Odds: the answers, how they come about, what cannot be asked, and the words of the terminal.

## Answers

odds-combat = { $count ->
    [one] { $names } gewinnt { $chance_often }, öfter als alle anderen.
   *[other] { $names } gewinnen je { $chance_often }.
} Das Gewicht entscheidet { $tie_often }.
odds-note-weights = Erfunden ist hier nur, wer leichter ist als wer. Die Chancen kommen von den Würfeln.
odds-hunt = Mit { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
} kommt eine Summe von mindestens { $value } { $chance_often }.
odds-hunt-plan = { $card }: am besten { $bought ->
    [0] ohne gekauften Würfel
    [one] mit einem gekauften Würfel
   *[other] mit { $bought } gekauften Würfeln
}. Das gelingt { $chance_often } und ist im Durchschnitt { $net_about } Krom wert{ $cost ->
    [0] .
   *[other] , nach Abzug von { $cost } Krom.
}
odds-hunt-plans = { $card } ist am meisten wert, gejagt mit { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
}: Das gelingt { $chance_often } und bringt im Durchschnitt { $net_about } Krom{ $cost ->
    [0] .
   *[other] , nach Abzug von { $cost } Krom.
}
odds-next-card = { $count ->
    [one] { $cards } kommt am ehesten als Nächstes, { $chance_often }.
   *[other] { $cards } kommen am ehesten als Nächstes, je { $chance_often }.
}
odds-next-cards = { $count } Karten kommen am ehesten als Nächstes, je { $chance_often }.
odds-forest = { $best ->
    [shuffle] Misch zuerst den Ablagestapel ein und zieh dann.
    [draw] Zieh vom Stapel, wie er ist.
   *[done] Zieh nicht.
} Am besten gespielt ist der Besuch im Durchschnitt { $value_about } Krom wert (gezogene Karten: { $cards_about }).
odds-mountain = { $rerolls ->
    [0] Ohne Neuwurf
    [one] Mit einem Neuwurf
   *[other] Mit bis zu { $rerolls } Neuwürfen
} ist der Aufstieg im Durchschnitt { $value_about } Krom wert{ $rerolls ->
    [0] .
   *[other] ; die { $spent_about } Krom, die seine Neuwürfe im Durchschnitt kosten, sind schon abgezogen.
}
odds-rest = { $count ->
    [0] Wenn du alle Würfel neu wirfst
   *[other] Von { $dice } aus
}, { $rerolls ->
    [0] ohne weiteren Neuwurf
    [one] mit noch einem Neuwurf
   *[other] mit bis zu { $rerolls } weiteren Neuwürfen
} und bestem Spiel, endet der Aufstieg am häufigsten so: { $combinations }, { $likeliest ->
    [one] { $chance_often }.
   *[other] je { $chance_often }.
}
odds-reach = { odds-with-rerolls } und ohne anderes Ziel enthalten deine Würfel { $combination } { $chance_often }.
odds-reach-exact = { odds-with-rerolls } und ohne anderes Ziel zeigen deine Würfel { $combination } und nichts Besseres { $chance_often }.
odds-with-rerolls = { $rerolls ->
    [0] Ohne Neuwurf
    [one] Mit einem Neuwurf
   *[other] Mit { $rerolls } Neuwürfen
}
odds-prospects = { $rerolls ->
    [0] Mit { $dice } und ohne weiteren Neuwurf ist das, was du hast.
    [one] Von { $dice } aus mit noch einem Neuwurf: die beste Chance für jede Kombination, wenn du nur auf sie aus bist.
   *[other] Von { $dice } aus mit noch { $rerolls } Neuwürfen: die beste Chance für jede Kombination, wenn du nur auf sie aus bist.
}
odds-title-prospects = Was noch erreichbar ist
odds-duel = Mit { $life } Leben gegen einen Kromosaurus mit { $beast } gelingt der Sieg { $chance_often }.
odds-meeting = { $name } handelt am gewählten Ort am ehesten zuerst, { $chance_often }, und muss { $fight_often } kämpfen.
odds-meeting-level = { $names } haben gemeinsam die beste Chance, am gewählten Ort zuerst zu handeln: je { $chance_often }.
odds-arriving = { $name } würde { $where } am häufigsten zuerst handeln, { $chance_often }, und müsste dort { $fight_often } kämpfen.
odds-arriving-level = { $name } würde { $where } gleich oft zuerst handeln: { $chance_often }.

called-Kromosaurus = der Kromosaurus


odds-in-cave = in der Höhle
odds-in-forest = im Wald
odds-in-savannah = in der Savanne
odds-in-mountain = auf dem Berg
odds-anything = irgendetwas

## What can happen

odds-row-win = { $name } gewinnt
odds-row-win-player = Die Person gewinnt
odds-row-lose = Der Kromosaurus gewinnt
odds-row-stunned = { $name } wird betäubt
odds-row-felled = Der Kromosaurus wird besiegt
odds-row-tie = Das Gewicht entscheidet, wer gewinnt
odds-row-total = Erreicht
odds-row-caught = { $name } wird gefangen
odds-row-card = { $name }
odds-row-drawn = { $cards ->
    [0] Keine Karte wird gezogen
    [one] 1 Karte wird gezogen
   *[other] { $cards } Karten werden gezogen
}
odds-row-reached = Erreicht
odds-row-missed = Verfehlt
odds-row-first = { $name } handelt zuerst
odds-row-fight = { $name } kämpft
odds-row-first-in = zuerst { $where }
odds-row-fight-in = Kampf { $where }
odds-row-meets = { $name } trifft den Kromosaurus

## Above a chart

odds-title-combat = Kampf { $where }: { $names }
odds-title-hunt = Mindestens { $value } mit { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
}
odds-title-hunt-plan = { $card }: Gelingt die Jagd?
odds-title-hunt-plans = Welches Beutetier wird gefangen?
odds-title-next-card = Welche Karte kommt als Nächstes?
odds-title-forest = Wie viele Karten lohnen sich?
odds-title-mountain = Wie endet ein Aufstieg?
odds-title-rest = Wie endet dieser Aufstieg?
odds-title-reach = Enthalten die Würfel { $combination }?
odds-title-reach-exact = Zeigen die Würfel { $combination } und nichts Besseres?
odds-title-duel = { $life } Leben gegen den Kromosaurus mit { $beast }
odds-title-meeting = Wer trifft wen, und wer handelt zuerst?
odds-title-arriving = Wo müsste { $name } kämpfen?

## What is set

odds-field-place = Ort
odds-field-fights = kämpft
odds-field-life = Leben
odds-field-plus = Zur Summe dazu
odds-field-extra-dice = Mehr Würfel
odds-field-dice = Würfel
odds-field-value = Mindestens
odds-field-krom = Krom
odds-field-rerolls = Neuwürfe
odds-field-combination = Kombination
odds-field-exactly = Das und nichts Besseres
odds-field-your-life = Dein Leben
odds-field-beast-life = Leben des Kromosaurus
odds-field-anywhere = anderswo
odds-field-here = ist jetzt hier
odds-field-goes = geht dorthin
odds-field-kromosaurus = Der Kromosaurus

## Pictures

odds-pic-number = { $n_about }
odds-pic-name = { $name }
odds-pic-totals = { $dice ->
    [one] Was ein Würfel zeigt
   *[other] Was { $dice } Würfel zusammen ergeben
}
odds-pic-axis-total = Summe
odds-pic-enough = { $value } oder mehr
odds-pic-too-little = weniger
odds-pic-hunts = Mehr Würfel, andere Werte
odds-pic-offers = Die Würfel, die du kaufen kannst
odds-pic-prey = Beute
odds-pic-bought = Gekaufte Würfel
odds-pic-price = { $bought ->
    [0] keiner
   *[other] +{ $bought } für { $cost } Krom
}
odds-pic-worth = { $net_about } wert
odds-pic-two-dice = Die 36 Arten, wie zwei Würfel fallen
odds-pic-die = { $plus ->
    [0] { $name }
   *[other] { $name } + { $plus }
}
odds-pic-tie = Gleichstand
odds-pic-roll-off = Stechen
odds-pic-losses = Wie viel Leben verloren geht
odds-pic-axis-lost = Verlorenes Leben
odds-pic-loses = { $name } verliert Leben
odds-pic-who = Wer
odds-pic-whom = trifft wen
odds-pic-stuns = Betäubt, je nach dem Leben, das noch da ist
odds-pic-net = Was der Besuch bringt
odds-pic-axis-net = Krom, nach Abzug der Kosten
odds-pic-net-first = mehr, als er kostet
odds-pic-net-third = nicht mehr, als er kostet
odds-pic-drawn = Wie viele Karten gezogen werden
odds-pic-spent = Was ausgegeben wird
odds-pic-axis-spent = Krom für Neuwürfe
odds-pic-rerolls = Mehr Neuwürfe, weniger Neuwürfe
odds-pic-worth-row = Wert in Krom
odds-pic-combinations = Alle Kombinationen
odds-pic-later = später
odds-pic-lasting = Wie lange es dauert
odds-pic-axis-fight = Jemand fällt in Kampf
odds-pic-lives = Mit jedem Leben
odds-pic-its-life = Sein Leben
odds-pic-pairs = Wer trifft wen
odds-pic-each = Was alle erwartet
odds-pic-first = handelt zuerst
odds-pic-fight = muss kämpfen
odds-pic-meets = trifft den Kromosaurus
odds-pic-going = Wohin alle gehen

## How an answer comes about

odds-step-dice = { $dice ->
    [one] Ein Würfel kann auf 6 Arten fallen.
   *[other] { $dice } Würfel können auf { NUMBER($all) } Arten fallen.
}
odds-step-ties = Bei Gleichstand gewinnt { $where }, wer { $heavier ->
    [yes] schwerer
   *[no] leichter
} ist.
odds-step-beast = Der Kromosaurus zählt { $plus } zu seinem Würfel. Bei Gleichstand gilt: { $ruling ->
    [heaviest] Er ist am schwersten
    [lightest] Er ist am leichtesten
    [wins] Er gewinnt
    [by_weight] Sein Gewicht entscheidet
   *[loses] Er verliert
}.
odds-step-combat-case = { $name } hat { $points } auf { NUMBER($own) } { $own ->
    [one] Art
   *[other] Arten
}, und dann { $count ->
    [one] liegt
   *[other] liegen
} { $others } auf { NUMBER($behind) } { $behind ->
    [one] Art
   *[other] Arten
} dahinter: { NUMBER($own) } × { NUMBER($behind) } = { NUMBER($ways) }.
odds-step-combat-sum = Zusammengezählt: { $name } gewinnt auf { NUMBER($ways) } von { NUMBER($total) } Arten, das sind { $chance_percent }.
odds-step-hunt-case = { $dice ->
    [one] Der Würfel zeigt
   *[other] Die Würfel ergeben
} { $points } auf { NUMBER($ways) } { $ways ->
    [one] Art
   *[other] Arten
}.
odds-step-hunt-sum = Mindestens { $value } kommt auf { NUMBER($ways) } von { NUMBER($total) } Arten, das sind { $chance_percent }.
odds-step-reward = Die Belohnung ist { $worth_about } Krom wert.
odds-step-prey = { $card }: mindestens { $value } mit { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
}.
odds-step-prey-best = Am meisten wert: { $card }, { $net_about } Krom.
odds-step-offer = { $bought ->
    [0] Ohne gekauften Würfel
    [one] Mit einem gekauften Würfel
   *[other] Mit { $bought } gekauften Würfeln
}, zusammen { $dice }, gelingt die Jagd auf { NUMBER($ways) } von { NUMBER($total) } Arten ({ $chance_percent }). So oft { $worth_about } Krom, minus { $cost } Krom für die Würfel: im Durchschnitt { $net_about } Krom.
odds-step-offer-best = Am besten kauft man { $bought ->
    [0] keinen Würfel
    [one] einen Würfel
   *[other] { $bought } Würfel
}: Das ist { $net_about } Krom wert.
odds-step-card = { $card }: { $ways } von { $total } Karten ({ $chance_percent }).
odds-step-forest-way = { $how ->
    [draw] Vom Stapel ziehen, wie er ist:
    [shuffle] Zuerst mischen:
   *[done] Nicht ziehen:
} Das ist im Durchschnitt etwa { $value_about } Krom wert.
odds-step-forest-drawn = Am besten gespielt { $cards ->
    [one] wird eine Karte
   *[other] werden { $cards } Karten
} { $chance_often } gezogen.
odds-step-forest-best = Also: { $best ->
    [draw] ziehen
    [shuffle] mischen, dann ziehen
   *[done] nicht ziehen
}, das ist etwa { $value_about } Krom wert.
odds-step-combination = Ein Wurf zeigt { $combination } auf { NUMBER($ways) } Arten ({ $chance_percent }), das ist { $worth_about } Krom wert.
odds-step-climb = Am besten gespielt, { $rerolls ->
    [0] ohne Neuwurf
    [one] mit einem Neuwurf
   *[other] mit bis zu { $rerolls } Neuwürfen
}, ist der Aufstieg etwa { $value_about } Krom wert.
odds-step-backwards = Denk vom Ende her. Ohne Neuwurf nimmst du, was daliegt. Ist noch einer übrig, zahlst du ihn nur, wo die Würfel, die kommen können, im Durchschnitt mehr wert sind, und so weiter, zurück bis zum ersten Wurf.
odds-step-backwards-reach = Denk vom Ende her. Ohne Neuwurf hast du es oder nicht. Ist noch einer übrig, behältst du die Würfel, aus denen es am häufigsten wird, und so weiter, zurück bis zum ersten Wurf.
odds-step-backwards-forest = Denk vom Ende her. Nach der letzten Karte, die du ziehen darfst, hörst du auf. Davor ziehst du nur, wo die Karten, die noch da sind, im Durchschnitt mehr wert sind, als die nächste kostet, und so weiter, zurück bis zur ersten.
odds-step-prospect = Bist du nur auf { $combination } aus, gelingt das { $chance_often }.
odds-step-one-goal = Für jede Kombination behältst du die Würfel, aus denen sie am häufigsten wird. Auf alle zugleich kannst du nicht aus sein, darum ergeben diese Chancen zusammen nicht 100 %.
odds-step-rest = { $rerolls ->
    [0] Kein Neuwurf ist übrig.
    [one] Ein Neuwurf ist übrig, benutzt, wo er sich lohnt.
   *[other] Bis zu { $rerolls } Neuwürfe sind übrig, benutzt, wo sie sich lohnen.
}
odds-step-final = So endet es { $chance_often }: { $combination }.
odds-step-climb-best = Zusammen etwa { $value_about } Krom, nach durchschnittlich { $spent_about } Krom Ausgaben.
odds-step-counted = Damit ist es erreicht: { $combination }.
odds-step-reach = { odds-with-rerolls } ist die beste Chance { $chance_percent }.
odds-step-card-fights = { $fights ->
    [one] Im ersten Kampf
   *[other] In den ersten { $fights } Kämpfen
} wird eine Karte gespielt; was folgt, gilt für jeden späteren Kampf.
odds-step-lost = Die Person verliert { $amount } Leben auf { $ways } von { $total } Arten ({ $chance_percent }).
odds-step-dealt = Der Kromosaurus verliert { $amount } Leben auf { $ways } von { $total } Arten ({ $chance_percent }).
odds-step-nothing = Niemand verliert Leben auf { $ways } von { $total } Arten ({ $chance_percent }).
odds-step-left-out = Ein Kampf, der niemanden etwas kostet, schiebt das Ende nur auf: { $ways } von { $total } Arten entscheiden.
odds-step-fights = In Kampf { $fights } fällt jemand { $chance_often }.
odds-step-duel = Mit { $life } Leben gegen { $beast } ist die Chance, den Kromosaurus zu besiegen, { $chance_percent }.
odds-step-last-stop = Eine Entscheidung ausgerechnet: Ein Neuwurf ist übrig, und es liegen { $dice }. Aufhören bringt { $worth_about } Krom ({ $combination }).
odds-step-last-face = Die { $die } neu geworfen: { $faces ->
    [one] Eine von 6 Seiten bringt
   *[other] { $faces } von 6 Seiten bringen
} { $worth_about } Krom ({ $combination }).
odds-step-last-keep = { $kept } zu behalten ist also im Durchschnitt { $mean_about } Krom wert, abzüglich { $price_about } für den Neuwurf: { $value_about } Krom. Das ist mehr als { $worth_about }, also würfelt man am besten weiter. Jede andere Entscheidung wird genauso ausgerechnet.
odds-step-first-rolls = Nun die ersten Würfe, einer nach dem anderen: auf wie viele Arten jeder fällt und wie oft es von da an, am besten gespielt, zu „{ $row }“ kommt. Was hier fehlt, führt nie dahin.
odds-step-first-roll = Zuerst { $combination } ({ NUMBER($first) } von { NUMBER($all) } Arten): von da an { $then_often }, das macht { $part_percent }.
odds-step-next-fight = Nun, was der nächste Kampf übrig lässt: auf wie viele dieser Arten und wie oft es von da an zu „{ $row }“ kommt. Was hier fehlt, führt nie dahin.
odds-step-fought-on = { $life } Leben gegen { $beast }, auf { $some } von { $all } Arten: von da an { $then_often }, das macht { $part_percent }.
odds-step-felled = Der Kromosaurus fällt sofort, auf { $some } von { $all } Arten: das macht { $part_percent }.
odds-step-fallen = Die Person fällt sofort, auf { $some } von { $all } Arten: das macht { $part_percent }.
odds-step-added = Zusammengezählt: { $chance_percent }.
odds-step-goes = { $name } wählt diesen Ort { $chance_often }: { $place }.
odds-step-fight = { $names } kämpfen { $where } { $chance_often }.
odds-step-alone = { $name } ist { $chance_often } allein.
odds-step-first = Alles zusammen handelt { $name } am gewählten Ort { $chance_often } zuerst.
odds-step-arrives = { $place }: { $fight_often } ein Kampf, { $chance_often } zuerst.


## What cannot be asked

bad-list-of-fighters = Das muss eine Liste von Kämpfenden sein, nicht { $found }.
bad-fighter = Das muss ein Fighter sein, nicht { $found }.
bad-fighter-twice = Niemand kämpft zweimal, aber { $name } ist zweimal dabei.
bad-how-many-fighters = Es müssen { $least } bis { $most } kämpfen, nicht { $found }.
bad-lone-fighter = Für einen Kampf braucht es zwei: Kreuz noch jemanden an. Bis dahin bleiben die Chancen die vom letzten Kampf.
bad-beast-place = Der Kromosaurus kommt nie { $place ->
    [cave] in die Höhle
    [forest] in den Wald
    [savannah] in die Savanne
    [mountain] auf den Berg
   *[other] dorthin
}.
bad-not-in-pile = Das muss eine Karte sein, die dann gezogen werden kann, nicht { $found }.
bad-list-of-cards = Das muss eine Liste von Karten sein, nicht { $found }.
bad-so-many-dice = Das { $wanted ->
    [0] muss eine Liste von Augenzahlen sein
    [one] muss die Augenzahl eines Würfels sein
   *[other] müssen die Augenzahlen von { $wanted } Würfeln sein
}, nicht { $found }.
bad-not-among-dice = Das müssen einige, aber nicht alle der Würfel { $dice } sein, nicht { $found }.
bad-never-meets = Die Chance muss über 0 liegen: Wer ihm nie begegnet, kämpft nie.
bad-must-move = Niemand darf bleiben: { $name } ist jetzt { $place ->
    [cave] in der Höhle
    [forest] im Wald
    [savannah] in der Savanne
    [mountain] auf dem Berg
   *[other] hier
} und muss anderswohin.
bad-goes-nowhere = Mindestens ein Ort muss ein Gewicht über 0 haben.
bad-equal-many = Zu viele davon wiegen gleich viel: Mit allem, was sie würfeln können, und allen Reihenfolgen beim Stechen sind es { $found } Fälle, und höchstens { $most } werden gezählt.
bad-many-dice = Alle im Kampf dürfen zusammen höchstens { $most } Würfel mehr haben, nicht { $found }.
bad-duel-long = Dieses Duell hat { $found } Stände (einen für jedes Leben beider Seiten). Höchstens { $most } lassen sich damit zählen.
bad-recovering = Wo man Leben zurückbekommt, lässt sich eine Leiter mit höchstens { $most } Leben zählen, nicht mit { $found }.
bad-too-many-piles = So viele Züge aus so vielen verschiedenen Karten können { $found } Stapel übrig lassen, und höchstens { $most } werden gezählt.

## The terminal

odds-table-win = Gewinnt
odds-table-first = Handelt zuerst
odds-table-stunned = Betäubt
odds-table-damage = Verlorenes Leben: { $name }
odds-table-tie = Durch das Gewicht entschieden
odds-table-order = Die wahrscheinlichsten Reihenfolgen
odds-table-hunt = Mindestens
odds-table-chance = Chance mit gekauften Würfeln
odds-table-net = Wert in Krom, Würfel bezahlt
odds-table-fair-price = Was die Würfel in Krom wert sind
odds-table-next-card = Die nächste Karte
odds-table-value = Wert in Krom
odds-table-cards-drawn = Gezogene Karten
odds-table-net-worth = Wert in Krom, nach Abzug
odds-table-final = Endet so
odds-table-krom-spent = Ausgegebene Krom
odds-table-keep = Behalten: Wert in Krom ab hier
odds-table-regret = Behalten: so viel schlechter als das Beste
odds-table-reach = Erreicht
odds-table-duel = Das Ende
odds-table-lasting = Fällt in Kampf
odds-table-fights = Muss kämpfen
odds-table-meets = Trifft den Kromosaurus
odds-table-alone = Allein
odds-table-fight = Kämpft

odds-label-win = der Kromosaurus fällt
odds-label-lose = die Person fällt
odds-label-never = nie jemand
odds-label-first_place = um den ersten Platz
odds-label-anywhere = um irgendeinen Platz
odds-label-net = nach Abzug
odds-label-draw = ziehen
odds-label-shuffle = zuerst mischen
odds-label-done = nicht ziehen

odds-cli-combat = wer einen Kampf gewinnt, in welcher Reihenfolge gehandelt wird, was es kostet
odds-cli-hunt = die Chance, dass Würfel mindestens einen Wert ergeben
odds-cli-plan = ob man für ein Beutetier Würfel kauft
odds-cli-forest = wann man aufhört, Sammelkarten zu ziehen, ob man zuerst mischt
odds-cli-mountain = welche Würfel man behält, wann man aufhört
odds-cli-reach = die beste Chance, mit einer Kombination zu enden
odds-cli-duel = eine Person gegen den Kromosaurus, bis jemand fällt
odds-cli-meeting = wer wen trifft, wer zuerst handelt
odds-cli-worth = was dir etwas wert ist, z. B. wood=4 oder life=1/2 (Vorgabe: die Preise der Höhle)
odds-cli-room = dein Leben: Was über das Höchste ginge, ist nichts wert
odds-cli-fighters = wer kämpft; auch Kromosaurus
odds-cli-dice = wie viele Würfel
odds-cli-value = der Wert, den es zu erreichen gilt
odds-cli-prey = die Karte, z. B. dodo
odds-cli-krom = das Krom, das du ausgeben kannst (Vorgabe: 0)
odds-cli-discard = die Karten auf dem Ablagestapel
odds-cli-left = die Karten im Stapel (Vorgabe: alle, die nicht auf dem Ablagestapel sind)
odds-cli-rolled = die Würfel, die du jetzt hast: was man davon behält
odds-cli-rerolls = wie viele Neuwürfe du bezahlen kannst (Vorgabe: alle)
odds-cli-combination = pair, two_pairs, three, straight, full, four oder five
odds-cli-exact = genau das, nichts Besseres
odds-cli-life = das Leben der Person (Vorgabe: voll)
odds-cli-beast = das Leben des Kromosaurus (Vorgabe: voll)
odds-cli-extra = mehr Würfel in jedem Kampf
odds-cli-plus = Bonus in jedem Kampf
odds-cli-cards = Kampfkarten, je eine pro Kampf, vom ersten an
odds-cli-recovery = Leben, das jede Runde zurückkommt
odds-cli-meets = die Chance, ihm in einer Runde zu begegnen, z. B. 1/3 (Vorgabe: 1)
odds-cli-mixes = wie oft jede Person wohin geht
odds-cli-in-play = mit dem Kromosaurus

## What fell in one try

# Whose dice fell
odds-fell-you = Du
odds-fell-beast = Kromosaurus
# Heads of a table of fights: short words, for a phone is narrow
odds-fell-fight = Kampf
odds-fell-roll = Dein Wurf
odds-fell-beast-roll = Sein Wurf
odds-fell-life = Dein Leben
odds-fell-beast-life = Sein Leben
odds-fell-passed = { $passed ->
    [0] { $name } hat sofort gewonnen.
    [one] { $name } hat davor einmal verloren. Dieser Kampf zählt nicht.
   *[other] { $name } hat davor { $passed }-mal verloren. Diese Kämpfe zählen nicht.
}
odds-fell-tie = Gleichstand, und den gewinnt { $name }.

## What stands for something typed

typed-card = KARTE
typed-combination = KOMBINATION
typed-dice = WÜRFEL
typed-good = WARE
typed-krom = KROM
typed-life = LEBEN
typed-meets = CHANCE
typed-place = ORT
typed-prey = BEUTE
typed-value = WERT
