### Figures for designers: one position under every ruling, one card with other numbers on it.

figure-axis-ruling = Chi vince una parità con il Kromosauro
figure-axis-bought = Dadi comprati

figure-beast-ties = Quanto è probabile che { $one } possa derubare { $other }, secondo la decisione
figure-beast-ties-say = { $one }, { $other } con { $life ->
    [one] { $life } punto vita
   *[other] { $life } punti vita
} e il Kromosauro { $where }: { $same ->
    [yes] comunque si decida una parità, { $most_percent }.
   *[no] da { $least_percent } a { $most_percent }, secondo come si decide una parità.
}
figure-beast-ties-by_weight = Decide il suo peso
figure-beast-ties-heaviest = Pesa più di tutti
figure-beast-ties-lightest = Pesa meno di tutti
figure-beast-ties-wins = Vince ogni parità
figure-beast-ties-loses = Perde ogni parità

figure-redrawn = { $card }: { $dice } { $dice ->
    [one] dado
   *[other] dadi
} contro un valore di { $value }
figure-redrawn-say = { $bought ->
    [0] Conviene non comprare dadi
    [one] Conviene comprare un dado
   *[other] Conviene comprare { $bought } dadi
}: probabilità di cattura { $chance_percent }, e la caccia vale { $net_about } Krom.
figure-redrawn-bought = { $bought } per { $cost } Krom
figure-redrawn-after = Come l’hai disegnata
figure-redrawn-before = Nella scatola inclusa
