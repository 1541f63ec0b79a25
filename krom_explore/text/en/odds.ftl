### Odds: what is said of every exact answer, whatever the game.

odds-often = { $told ->
    [never] in no case
    [always] in every case
    [counted] { $times ->
        [one] once
       *[other] { $times } times
    } in { $cases } ({ $percent })
    [hundred] about { $hundred ->
        [one] once
       *[other] { $hundred } times
    } in 100 ({ $times }/{ $cases })
   *[percent] in { $percent } of all cases
}
bad-exact-number = This must be a whole number or a fraction such as 1/3, not { $found }.
bad-exact-large = This number is too long. At most { $digits } digits are counted above and below the line, not { $found }.
bad-number-range = This must be a number from { $least } to { $most }, not { $found }.
bad-odds-result = This must be the result of an odds function, not { $found }.
bad-name-value = This must be NAME=VALUE, not { $found }.

## Charts

odds-axis-chance = Chance
odds-axis-outcome = What can happen
odds-otherwise = otherwise
odds-axis-rolls = Rolls
odds-axis-share = Share so far
odds-title-compare = Side by side
odds-title-simulated = Simulated, { NUMBER($n) } { $n ->
    [one] roll
   *[other] rolls
}: { $question }
odds-simulated = The exact chance beside the share that came up. The interval around a share holds the truth about 19 times out of 20.
odds-title-running = “{ $what }” in { NUMBER($n) } { $n ->
    [one] roll
   *[other] rolls
}
odds-running = Simulated: { $share_percent } after { NUMBER($n) } { $n ->
    [one] roll
   *[other] rolls
}, exactly { $exact_percent }. At any one moment the band holds the truth about 19 times out of 20.
odds-exact = exact
odds-rolled = simulated
odds-note-invented = This rests on figures that we made up: no rulebook that we know has them.
# $row: something that can happen, as it stands in a table
odds-step-row-ways = { $row }: { NUMBER($ways) } of { NUMBER($total) } ways, which is { $chance_percent }.
odds-step-row-rest = { $row }: all the rest, 1 − { $rest } = { $chance } ({ $chance_percent }).

## The terminal

odds-cli = Exact odds: what the dice and the cards will do.
odds-cli-rules = a box of your own (TOML)
odds-cli-ruling = rule an open question otherwise
odds-cli-json = as JSON
odds-cli-csv = as CSV: one line for everything that can happen
odds-cli-explain = with the derivation, step by step
odds-cli-simulate = also roll it N times
odds-cli-seed = the seed of the simulation (default: 0)
odds-cli-lang = the language of the sentences (default: en)
odds-cli-simulated = Simulated, { $n } rolls, seed { $seed } (exact, then the interval that holds it 19 times out of 20):
odds-cli-ruled = Ruling that matters: { $name } = { $option }
odds-cli-invented = Rests on invented data: { $paths }
