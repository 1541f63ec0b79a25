### Odds: what is said of every exact answer, whatever the game.

odds-often = { $told ->
    [never] in keinem Fall
    [always] in jedem Fall
    [counted] { $times ->
        [one] in einem
       *[other] in { $times }
    } von { $cases } Fällen ({ $percent })
    [hundred] in etwa { $hundred ->
        [one] einem
       *[other] { $hundred }
    } von 100 Fällen ({ $times }/{ $cases })
   *[percent] in { $percent } aller Fälle
}
bad-exact-number = Das muss eine ganze Zahl oder ein Bruch wie 1/3 sein, nicht { $found }.
bad-exact-large = Diese Zahl ist zu lang. Über und unter dem Bruchstrich werden höchstens { $digits } Ziffern gezählt, nicht { $found }.
bad-number-range = Das muss eine Zahl von { $least } bis { $most } sein, nicht { $found }.
bad-odds-result = Das muss das Ergebnis einer Funktion aus odds sein, nicht { $found }.
bad-name-value = Hier wird NAME=WERT erwartet, nicht { $found }.

## Charts

odds-axis-chance = Chance
odds-axis-outcome = Was passieren kann
odds-otherwise = sonst
odds-axis-rolls = Würfe
odds-axis-share = Anteil bisher
odds-title-compare = Im Vergleich
odds-title-simulated = Simuliert, { NUMBER($n) } { $n ->
    [one] Wurf
   *[other] Würfe
}: { $question }
odds-simulated = Die genaue Chance neben dem Anteil, der herauskam. Das Intervall um einen Anteil enthält den wahren Wert in etwa 19 von 20 Fällen.
odds-title-running = „{ $what }“ in { NUMBER($n) } { $n ->
    [one] Wurf
   *[other] Würfen
}
odds-running = Simuliert: { $share_percent } nach { NUMBER($n) } { $n ->
    [one] Wurf
   *[other] Würfen
}, genau { $exact_percent }. In jedem einzelnen Moment enthält das Band den wahren Wert in etwa 19 von 20 Fällen.
odds-exact = genau
odds-rolled = simuliert
odds-note-invented = Das beruht auf Zahlen, die wir erfunden haben: In keinem Regelheft, das wir kennen, stehen sie.
# $row: something that can happen, as it stands in a table
odds-step-row-ways = { $row }: { NUMBER($ways) } von { NUMBER($total) } Arten, das sind { $chance_percent }.
odds-step-row-rest = { $row }: der ganze Rest, 1 − { $rest } = { $chance } ({ $chance_percent }).

## The terminal

odds-cli = Genaue Chancen: was die Würfel und die Karten tun werden.
odds-cli-rules = eine eigene Schachtel (TOML)
odds-cli-ruling = eine offene Frage anders auslegen
odds-cli-json = als JSON
odds-cli-csv = als CSV: eine Zeile für alles, was passieren kann
odds-cli-explain = mit dem Rechenweg, Schritt für Schritt
odds-cli-simulate = außerdem N-mal würfeln
odds-cli-seed = der Startwert der Simulation (Vorgabe: 0)
odds-cli-lang = die Sprache der Sätze (Vorgabe: en)
odds-cli-simulated = Simuliert, { $n } Würfe, Startwert { $seed } (erst genau, dann das Intervall, das den Wert in 19 von 20 Fällen enthält):
odds-cli-ruled = Auslegung, auf die es ankommt: { $name } = { $option }
odds-cli-invented = Beruht auf erfundenen Angaben: { $paths }
