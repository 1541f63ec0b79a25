### Figures for designers: one position under every ruling, one card with other numbers on it.

figure-axis-ruling = Wer einen Gleichstand mit dem Kromosaurus gewinnt
figure-axis-bought = Gekaufte Würfel

figure-beast-ties = Wie wahrscheinlich { $one } am Ende { $other } ausrauben darf, je nach Auslegung
figure-beast-ties-say = { $one }, { $other } mit { $life } Leben und der Kromosaurus { $where }: { $same ->
    [yes] { $most_percent }, egal wie ein Gleichstand ausgelegt wird.
   *[no] { $least_percent } bis { $most_percent }, je nachdem, wie ein Gleichstand ausgelegt wird.
}
figure-beast-ties-by_weight = Sein Gewicht entscheidet
figure-beast-ties-heaviest = Er ist am schwersten
figure-beast-ties-lightest = Er ist am leichtesten
figure-beast-ties-wins = Er gewinnt jeden Gleichstand
figure-beast-ties-loses = Er verliert jeden Gleichstand

figure-redrawn = { $card }: { $dice } Würfel gegen den Wert { $value }
figure-redrawn-say = { $bought ->
    [0] Am besten ohne gekauften Würfel
    [one] Am besten mit einem gekauften Würfel
   *[other] Am besten mit { $bought } gekauften Würfeln
}: Der Fang gelingt in { $chance_percent } der Fälle, und die Jagd ist { $net_about } Krom wert.
figure-redrawn-bought = { $bought } für { $cost } Krom
figure-redrawn-after = Wie du sie gezeichnet hast
figure-redrawn-before = In der mitgelieferten Schachtel
