### Odds: the answers, how they come about, what cannot be asked, and the words of the terminal.

## Names

odds-family-characters = irgendein Charakter
odds-family-dioramas = irgendein Diorama
odds-family-events = irgendein Ereignis
odds-family-protections = irgendeine Schutzkarte
odds-family-actions = irgendeine Aktion
odds-colour-any = beliebige Farbe
odds-colour-red = rot
odds-colour-blue = blau
odds-colour-one = eine Farbe
odds-totem = Totem
odds-anybody = irgendein Charakter
odds-a-character = ein Charakter
odds-nothing-attack = kein Angriff
odds-nothing-defence = kein Schutz
odds-share = { $sure ->
    [yes] { $what }
   *[no] { $what } { $share }
}

# Dative: it follows “nach höchstens”.
said-draws-more = { $draws ->
    [one] { $draws } gezogener Karte
   *[other] { $draws } gezogenen Karten
}
said-cards-more = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}

## Answers

odds-next-card = Die nächste Karte ist { $chance_often } { $family }, öfter als alles andere. { $pile ->
    [one] Nur eine Karte kann kommen.
   *[other] { $pile } Karten können kommen, jede ist gleich wahrscheinlich.
}
odds-draws = Bei { $draws ->
    [one] einer gezogenen Karte
   *[other] { $draws } gezogenen Karten
} ist { $chance_often } { $kind ->
    [family] { $want }
   *[card] mindestens einmal „{ $want }“
} dabei. Im Durchschnitt sind es { $mean_about }.
odds-wait = { odds-said-slot } kommt nach höchstens { said-draws-more } { $chance_often }. Im Durchschnitt muss man { $mean_about } Karten ziehen.
odds-wait-never = { odds-said-slot } kann nicht mehr kommen: Alle passenden Karten sind schon gesehen.
odds-said-slot = Eine Karte für Platz { $vase } von „{ $character }“ ({ $place }{ $colour ->
    [any] {""}
    [red] , { odds-colour-red }
   *[blue] , { odds-colour-blue }
})
odds-lonely = { $leader ->
    [yes] „{ $character }“ bekommt mit der nächsten gezogenen Karte { $chance_often } die erste Vase. Als Oberhaupt geht dieser Charakter nie verloren.
   *[no] „{ $character }“ bekommt mit der nächsten gezogenen Karte { $chance_often } die erste Vase. Sonst ist der Charakter verloren: { $lost_often }.
}
odds-lonely-held = „{ $character }“ ist sicher: Du hast { $cards } auf der Hand und kannst das im nächsten Zug anlegen.
odds-opening = { $held ->
    [0] Unter { said-cards-more }
   *[other] Unter deinen { $held } und { said-cards-more } dazu
} ist { $pair_often } { $who } mit der ersten Vase, und { $chain_often } eine ganze Kette.
odds-face-down = Es ist { $dioramas_often } ein Diorama, { $events_often } ein Ereignis und { $protections_often } eine Schutzkarte.
odds-attack = „{ $card }“ nimmt { $chance_often } { $takes ->
    [one] die Vase
   *[other] { $takes } Vasen
}. Im Durchschnitt gehen { $mean_about } verloren.
odds-standoff = { $pure ->
    [yes] Hier muss niemand mischen. Angriff: { $attacker }. Verteidigung: { $defender }.
   *[no] Der Angriff mischt so: { $attacker }. Die Verteidigung mischt so: { $defender }.
} Spielen beide am besten, liegt der Angriff im Durchschnitt { $value_about } vorn.
odds-hostile = { $known ->
    [0] Das
   *[other] Mit dem, was bekannt ist (davon { $base }),
} macht im Durchschnitt { $mean_about } feindliche Sphären. Mindestens eine gibt es { $some_often }.
odds-colour = { $totem ->
    [yes] Für alle Vasen von „{ $character }“ und das Totem
   *[no] Für alle Vasen von „{ $character }“
} muss man im Durchschnitt { $plain_about } Karten ziehen, wenn die Farben beliebig sind, und { $magical_about } für eine Farbe. { $best ->
    [one] Ist ein Zug { $turn_about } wert, lohnt es sich, für { $reward } Sphären { $extra_about } Karten länger zu warten.
   *[any] Ist ein Zug { $turn_about } wert, lohnt es sich nicht, für { $reward } Sphären { $extra_about } Karten länger zu warten.
}
odds-colour-never = Die Kette „{ $character }“ kann nicht mehr einfarbig werden. In beliebigen Farben muss man im Durchschnitt { $plain_about } Karten ziehen.
odds-colour-no-chain = Die Kette „{ $character }“ kann nicht mehr vollständig werden: Zu viele ihrer Karten sind schon gesehen.

## What can happen

odds-row-card = { $card }
odds-row-dioramas = Diorama
odds-row-found = { $found ->
    [0] Keine davon
    [one] { $found } Karte
   *[other] { $found } Karten
}
odds-row-within = Nach höchstens { said-draws-more }
odds-row-later = Später
odds-row-never = Nie
odds-row-saved = { $character } bekommt die erste Vase
odds-row-lost = { $character } geht verloren
odds-row-stays-alone = { $character } bleibt allein
odds-row-begun = { $vases ->
    [one] Ein Charakter und seine erste Vase
   *[other] Ein Charakter und seine ersten { $vases } Vasen
}
odds-row-whole-chain = Eine ganze Kette
odds-row-vases-lost = { $number ->
    [0] Keine Vase geht verloren
    [one] { $number } Vase geht verloren
   *[other] { $number } Vasen gehen verloren
}
odds-row-attack = Angriff: { $card }
odds-row-attack-nothing = Angriff: keiner
odds-row-defence = Verteidigung: { $card }
odds-row-defence-nothing = Verteidigung: kein Schutz
odds-row-spheres = { $low ->
    [one] { $low } Sphäre
   *[other] { $low } Sphären
}
odds-row-band = { $low } bis { $high } Sphären
odds-row-any-colours = Vollständig nach höchstens { said-draws-more }, in beliebigen Farben
odds-row-one-colour = Vollständig nach höchstens { said-draws-more }, in einer Farbe

## Above a chart

odds-title-next-card = Welche Karte kommt als Nächstes?
odds-title-draws = Bei { $draws ->
    [one] einer gezogenen Karte
   *[other] { $draws } gezogenen Karten
}: wie oft { $kind ->
    [family] { $want }?
   *[card] „{ $want }“?
}
odds-title-wait = { $character }, Platz { $vase } ({ $place }): Wie lange muss man warten?
odds-title-lonely = { $character } liegt allein: Geht die Karte verloren?
odds-title-opening = { $cards ->
    [one] Was fängt eine Karte an?
   *[other] Was fangen { $cards } Karten an?
}
odds-title-face-down = Was liegt da verdeckt?
odds-title-attack = { $card } gegen { $hidden ->
    [0] keine verdeckte Karte
    [one] { $hidden } verdeckte Karte
   *[other] { $hidden } verdeckte Karten
}
odds-title-standoff = Angriff gegen Schutz
odds-title-hostile = Wie viele feindliche Sphären?
odds-title-colour = { $character }: eine Farbe oder beliebige?

## What is set

odds-field-seen = Karten, die du anderswo siehst (mit Namen, dazwischen ein Komma)
odds-field-hand = Deine Hand (leer: nichts darauf passt)
odds-field-held = Karten, die du schon hast
odds-field-known = Karten davon, die du kennst
odds-field-laid = Vasen, die schon liegen, der Reihe nach
odds-field-want = Gesucht
odds-field-draws = Gezogene Karten
odds-field-cards = Karten
odds-field-unknown = Karten auf der Hand, die du nicht kennst
odds-field-character = Charakter
odds-field-vase = Platz (nach der letzten Vase: das Totem)
odds-field-colour = Farbe
odds-field-any_vase = Ein Diorama für jede Vase zählt auch
odds-field-leader = Es ist dein Oberhaupt
odds-field-totem = Auch das Totem
odds-field-turn = Ein Zug ist so viele Sphären wert
odds-field-card = Karte
odds-field-vases = Vasen der Kette
odds-field-hidden = Verdeckte Karten
odds-field-passes = Angriffe, die man geschehen ließ
odds-field-defends = Wer sich verteidigen kann, tut es (%)
odds-field-waits = Züge ohne Angriff
odds-field-attacks = Wer angreifen kann, tut es (%)
odds-field-worth = Eine Vase ist so viel wert
odds-field-holds = Der Angriff darf auch ausbleiben
odds-field-costs = Was das Hinlegen kostet

## Pictures

odds-pic-families = Welche Familie
odds-pic-axis-family = Familie
odds-pic-later = später
odds-pic-wait = Welche gezogene Karte es bringt
odds-pic-axis-draw = Gezogene Karten
odds-pic-colours = Beliebige Farbe oder eine
odds-pic-colour = Farbe
odds-pic-within = Nach höchstens so vielen Karten
odds-pic-opening = Mehr Karten, weniger Karten
odds-pic-vases = Was da ist
odds-pic-cards = Karten
odds-pic-matrix = Wie viel der Angriff vorn liegt und wie oft es so kommt
odds-pic-attacker = Angriff
odds-pic-defender = Verteidigung
odds-pic-gain = { $gain }
odds-pic-lost = Wie viele Vasen verloren gehen
odds-pic-axis-vases = Vasen
odds-pic-hostile = Jede Summe
odds-pic-axis-spheres = Feindliche Sphären
odds-pic-waits = Wie sicher nach so vielen Karten

## How an answer comes about

odds-step-unseen = { $pile ->
    [one] Eine Karte kann kommen: Alle anderen hast du gesehen.
   *[other] { $pile } Karten können kommen: alle, die du nicht siehst. Ob sie im Stapel liegen oder bei jemand anderem, jede ist gleich wahrscheinlich.
}
odds-step-card = { $card }: { $ways } von { $total } Karten ({ $chance_percent }).
odds-step-family = Zusammen: { $family } kommt in { $ways } von { $total } Fällen ({ $chance_percent }).
odds-step-wanted = { $wanted } von { $pile } Karten sind gesucht: { $kind ->
    [family] { $want }
   *[card] „{ $want }“
}.
odds-step-none-yet = Gezogene Karte { $card }: { $others } von { $of } Karten helfen nicht. Dass bis dahin keine gekommen ist, hat die Chance { $none_percent }.
odds-step-first-at = Gezogene Karte { $draw }: { $helpers } von { $of } Karten passen. Vorher keine und dann eine, die passt: { $none_percent } × { $helpers }/{ $of } = { $chance_percent }.
odds-step-some = Also kommt mindestens eine mit der Chance { $some_percent }.
odds-step-helper = { $card }: { $copies ->
    [one] { $copies } ist übrig.
   *[other] { $copies } sind übrig.
}
odds-step-helpers = Zusammen passen { $helpers } von { $pile } Karten.
odds-step-no-helper = Es ist keine passende Karte übrig, also kommt nie eine.
odds-step-within = Also kommt nach höchstens { said-draws-more } eine mit der Chance { $some_percent }.
odds-step-wait-mean = Die { $helpers } passenden Karten teilen die anderen in { $parts } Stücke, im Durchschnitt gleich lang. Also kommt die erste als Karte Nummer ({ $pile } + 1) ÷ ({ $helpers } + 1) = { $mean } (etwa { $mean_about }).
odds-step-others-draw = Dazwischen ziehen andere. Das ändert nichts: Sie nehmen irgendeine der ungesehenen Karten, und du bekommst auch irgendeine.
odds-step-lonely = { $ways } von { $total } Karten helfen, also gelingt die Rettung { $chance_often }.
odds-step-lonely-held = Du hast { $cards } auf der Hand. Im nächsten Zug kommt das neben „{ $character }“.
odds-step-lonely-leader = Der Charakter des Oberhaupts geht nie verloren. Er darf auf seine Vase warten, so lange er will.
odds-step-lonely-stake = Verloren geht der Charakter mit der Chance { $lost_percent }, gerettet wird er mit { $saved_percent }. Ein gesparter Zug muss dir also { $stake_about } Mal so viel wert sein, wie der Charakter dich kostet.
odds-step-lonely-more = Nicht mitgezählt: eine Vase, die auf dem Ablagestapel liegt, wenn du am Zug bist, eine, die aktiv liegt, und ein Diebstahl. Sie können nur helfen.
odds-step-hands = So viele Möglichkeiten gibt es, { said-cards-more } davon zu ziehen: { NUMBER($all) }.
odds-step-opening-how = { $any ->
    [yes] Für jedes Muster von vorhandenen Vasen zählen wir die Hände, in denen niemand da ist, dem sie nützen. Eine Karte darf für jede Vase stehen.
   *[no] Für jedes Muster von vorhandenen Vasen zählen wir die Hände, in denen niemand da ist, dem sie nützen.
}
odds-step-opening = { $vases ->
    [one] Die erste Vase
    [0] Nichts
   *[other] Die ersten { $vases } Vasen
}: Das fehlt in { NUMBER($missing) } Händen, also ist es in { NUMBER($ways) } von { NUMBER($total) } da ({ $chance_percent }).
odds-step-hidden = { $pile } Karten der Schachtel können verdeckt liegen. { $left } davon hast du nicht gesehen.
odds-step-hidden-passes = Wer sich verteidigen kann, tut es mit der Chance { $defends_percent }. Angriffe, die man geschehen ließ: { $passes }.
odds-step-hidden-waits = Wer angreifen kann, tut es mit der Chance { $attacks_percent }. Züge ohne Angriff: { $waits }.
odds-step-hidden-case = { $name }: vorher { $before }. { $left } von { $copies } sind ungesehen, und zusammen mit dem, was geschehen ist, macht das { $seen }. Beides: { $before } × { $seen } = { $both }.
odds-step-hidden-given-sum = Zusammengezählt hat das, was zu sehen war und geschehen ist, die Chance { $evidence } ({ $evidence_percent }).
odds-step-hidden-given = Von diesen Fällen hat „{ $name }“ den Anteil { $both } ÷ { $evidence } = { $after } ({ $after_percent }).
odds-step-raid = „{ $card }“ nimmt { $takes ->
    [one] { $takes } Vase
   *[other] { $takes } Vasen
}, wenn nichts gerettet wird.
odds-step-raid-hidden = { $hidden ->
    [0] Dort liegt keine Karte verdeckt.
   *[other] { $protections } der { $pile } Karten, die dort liegen können, sind Schutzkarten. Um { $hidden } davon hinzulegen, gibt es { NUMBER($all) } Möglichkeiten.
}
odds-step-raid-best = Die beste Karte dort rettet { $saves } bei { NUMBER($ways) } von { NUMBER($total) } Möglichkeiten ({ $chance_percent }). Verloren ist dann: { $lost }.
odds-step-raid-defends = Aber von denen, die sich verteidigen können, tun es nur { $defends_percent }.
odds-step-raid-lost = Verlorene Vasen: { $lost }, mit der Chance { $chance_percent }.
odds-step-raid-mean = Im Durchschnitt sind das { $mean_about }.
odds-step-standoff = Was eine Seite gewinnt, verliert die andere: Jede Vase zählt { $worth }, und wer eine Karte hingelegt hat, hat dafür bezahlt.
odds-step-standoff-cell = { $attack } · { $defence }: verlorene Vasen { $lost }, der Angriff liegt { $gain } vorn.
odds-step-standoff-never-attack = Der Angriff hat keinen Grund für dies: { $worse }. Nie schlechter ist dies: { $better }.
odds-step-standoff-never-defence = Die Verteidigung hat keinen Grund für dies: { $worse }. Nie schlechter ist dies: { $better }.
odds-step-standoff-defender = Die Verteidigung mischt so, dass der Angriff nichts Besseres findet: { $mix }.
odds-step-standoff-against-defender = Dagegen bringt { $attack } { $gain }{ $used ->
    [yes] .
   *[no] {" "}und bleibt weg.
}
odds-step-standoff-attacker = Der Angriff mischt so, dass die Verteidigung nichts Besseres findet: { $mix }.
odds-step-standoff-against-attacker = Dagegen kostet { $defence } { $gain }{ $used ->
    [yes] .
   *[no] {" "}und bleibt weg.
}
odds-step-standoff-also-attack = Für den Angriff genauso gut: { $mix }.
odds-step-standoff-also-defence = Für die Verteidigung genauso gut: { $mix }.
odds-step-standoff-value = Also liegt der Angriff im Durchschnitt { $value } vorn (etwa { $value_about }), und keine Seite kann das allein ändern.
odds-step-sphere-cards = { $spheres ->
    [0] Keine Sphäre
    [one] { $spheres } Sphäre
   *[other] { $spheres } Sphären
}: { $ways } von { $total } Karten.
odds-step-per-card = Eine ungesehene Karte hat also im Durchschnitt { $mean_about } Sphären.
odds-step-hostile-known = Was davon bekannt ist, hat { $base } Sphären.
odds-step-hostile-hidden = { $hidden ->
    [one] Die verdeckte Karte ist weder ein Charakter noch eine Aktion.
   *[other] Die { $hidden } verdeckten Karten sind weder Charaktere noch Aktionen.
}
odds-step-hostile-band = Von { $low } bis { $high } Sphären: { NUMBER($ways) } von { NUMBER($total) } Möglichkeiten ({ $chance_percent }).
odds-step-hostile-mean = Im Durchschnitt sind das { $mean_about }.
odds-step-colour-held = Wir nehmen an, dass du jede Karte, die hilft, behältst, bis ihr Platz dran ist. Eine volle Hand kann dich zwingen, eine herzugeben.
odds-step-colour-wait = { $colour }: vollständig im Durchschnitt nach { $mean_about } gezogenen Karten, in der Hälfte der Fälle nach höchstens { $half }, in neun von zehn nach höchstens { $nearly }. Nach höchstens { said-draws-more }: { $within_percent }.
odds-step-colour-never = { $colour }: nie.
odds-step-colour-extra = Für eine Farbe muss man im Durchschnitt { $extra_about } Karten mehr ziehen, und sie bringt { $reward } Sphären.
odds-step-colour-price = Das lohnt sich, solange ein Zug weniger als { $price_about } Sphären wert ist.
odds-step-colour-gain = Ist ein Zug { $turn_about } wert, bringt das Warten unter dem Strich { $gain_about } Sphären.

## What cannot be asked

bad-list-of-cards = Das muss eine Liste von Karten sein, nicht { $found }.
bad-nothing-left = Alle Karten sind schon gesehen, es ist keine übrig, die kommen könnte.
bad-no-habit = Irgendeine Karte muss man verdeckt hinlegen: Nicht alle diese Zahlen dürfen 0 sein.
bad-attack-short = „{ $card }“ darf nach den Auslegungen dieser Schachtel keine so kurze Kette angreifen. Es braucht mindestens { $least ->
    [one] { $least } Vase
   *[other] { $least } Vasen
}.
bad-no-attack = Es muss mindestens ein Ereignis geben, mit dem man diese Kette angreifen kann.
bad-many-vases = Dieser Charakter will zu viele Vasen einer Art oder zu viele Arten, um sie zu zählen: { $found }, und höchstens { $most } gehen.
bad-many-sums = So viele Karten ergeben zu viele Summen, um sie zu zählen.

## The terminal: what each question answers

odds-cli-next-card = Welche Karte kommt als Nächstes?
odds-cli-ask-draws = Wie viele von so vielen Karten sind von einer Art?
odds-cli-wait = Wie lange wartet man auf einen Platz in einer Kette?
odds-cli-lonely = Geht ein Charakter verloren, der allein liegt?
odds-cli-opening = Was fangen so viele Karten an?
odds-cli-face-down = Was kann eine verdeckte Karte sein?
odds-cli-attack = Wie viele Vasen zerstört ein Angriff?
odds-cli-standoff = Angriff gegen Schutz, wenn beide mischen
odds-cli-hostile = Wie viele feindliche Sphären hat eine Hand?
odds-cli-colour = Lohnt sich das Warten auf eine Farbe?

# What may be typed

odds-cli-seen = Karten, die du anderswo siehst
odds-cli-hand = die Karten auf deiner Hand (Vorgabe: so viele, wie eine Hand hat, und keine passt)
odds-cli-held = Karten, die du schon hast
odds-cli-known = Karten der Hand, die du kennst
odds-cli-laid = die Vasen, die die Kette schon hat, der Reihe nach
odds-cli-want = eine Karte, oder characters, dioramas, events, protections oder actions
odds-cli-draws = wie viele Karten gezogen werden
odds-cli-cards = wie viele Karten
odds-cli-unknown = wie viele unbekannte Karten auf der Hand
odds-cli-character = ein Charakter
odds-cli-vase = die Nummer des Platzes; eins mehr, als es Vasen gibt, für das Totem
odds-cli-no-any-vase = ohne das Diorama, das für jede Vase steht
odds-cli-leader = es ist das Oberhaupt
odds-cli-no-totem = ohne das Totem
odds-cli-turn = wie viele Sphären ein Zug wert ist (Vorgabe: 1)
odds-cli-attacker = ein Ereignis oder eine Aktion, die stiehlt
odds-cli-vases = die Vasen der Kette
odds-cli-hidden = wie viele verdeckte Karten
odds-cli-passes = Angriffe, die man geschehen ließ
odds-cli-defends = wer sich verteidigen kann, tut es so oft von 100
odds-cli-waits = Züge, in denen ein Angriff möglich gewesen wäre
odds-cli-attacks = wer angreifen kann, tut es so oft von 100
odds-cli-habit = wie viel lieber eine Familie verdeckt hingelegt wird
odds-cli-worth = was eine Vase wert ist (Vorgabe: 1)
odds-cli-cost = was es kostet, eine Karte hinzulegen
odds-cli-attacks-always = der Angriff darf nicht ausbleiben

# Its tables

odds-table-family = Familie
odds-table-card = Karte
odds-table-found = So viele davon
odds-table-within = Nach höchstens so vielen Karten
odds-table-wait-mean = Karten im Durchschnitt
odds-table-lonely = Was daraus wird
odds-table-opening = Mit so vielen Vasen
odds-table-before = Bevor etwas zu sehen war
odds-table-after = Jetzt
odds-table-vases-lost = Verlorene Vasen
odds-table-attacker = Der Angriff legt
odds-table-defender = Die Verteidigung legt
odds-table-standoff-value = Vorn um
odds-table-spheres = Sphären
odds-table-spheres-mean = Im Durchschnitt
odds-table-colour-mean = Karten im Durchschnitt
odds-table-colour-within = Nach so vielen Karten wie gefragt
odds-label-any = beliebige Farben
odds-label-one = eine Farbe
odds-label-red = rot
odds-label-blue = blau
odds-label-saved = gerettet
odds-label-lost = verloren
odds-label-value = der Angriff
odds-label-mean = insgesamt
odds-label-per-card = eine ungesehene Karte

## Beside a table

ui-odds-unseen = Gezählt, wie du es siehst: Jede Karte, die du nicht siehst, ist gleich wahrscheinlich.
ui-odds-defends = Gezählt, als würde sich immer verteidigen, wer es kann, und zwar mit der Schutzkarte, die am meisten rettet.

## What stands for something typed

typed-card = KARTE
typed-character = CHARAKTER
typed-colour = FARBE
typed-family = FAMILIE
typed-turn = WERT
typed-want = GESUCHT
typed-worth = WERT
