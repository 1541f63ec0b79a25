### Odds: what is said of every exact answer, whatever the game.

odds-often = { $told ->
    [never] in no case
    [always] in every case
    [counted] { $times ->
        [one] once
       *[other] { $times } times
    } in { $cases } ({ $percent })
   *[percent] in { $percent } of all cases
}
bad-exact-number = This must be a whole number or a fraction such as 1/3, not { $found }.
bad-number-range = This must be a number from { $least } to { $most }, not { $found }.
