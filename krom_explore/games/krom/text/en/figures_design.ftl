### Figures for designers: one position under every ruling, one card with other numbers on it.

figure-axis-ruling = Who wins a tie with the Kromosaurus
figure-axis-bought = Bought dice

figure-beast-ties = How likely { $one } may rob { $other }, by ruling
figure-beast-ties-say = { $one }, { $other } with { $life } life and the Kromosaurus { $where }: { $same ->
    [yes] however a tie is ruled, { $most_percent }.
   *[no] from { $least_percent } to { $most_percent }, as a tie is ruled.
}
figure-beast-ties-by_weight = Its weight decides
figure-beast-ties-heaviest = It is the heaviest
figure-beast-ties-lightest = It is the lightest
figure-beast-ties-wins = It wins every tie
figure-beast-ties-loses = It loses every tie

figure-redrawn = { $card }: { $dice } { $dice ->
    [one] die
   *[other] dice
} against a value of { $value }
figure-redrawn-say = { $bought ->
    [0] Best without a bought die
    [one] Best with one bought die
   *[other] Best with { $bought } bought dice
}: it is caught { $chance_percent } of the time, and the hunt is worth { $net_about } Krom.
figure-redrawn-bought = { $bought } for { $cost } Krom
figure-redrawn-after = As you drew it
figure-redrawn-before = In the bundled box
