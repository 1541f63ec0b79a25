### Figures of the course in probability.

figure-outcome = { $belongs ->
    [yes] belongs to it
   *[no] does not
}
figure-outcomes = { $event ->
    [wins] { $name } wins { $where }
    [loses] { $name } loses { $where }
    [equal] Both dice show the same
    [a-six] At least one die shows a 6
    [far-behind] { $name } is { $far } or more behind
   *[nine-or-more] The dice add to 9 or more
}
figure-outcomes-say = { $count } of { $all } outcomes belong to this event. Its chance is { $count }/{ $all }, that is { $chance } ({ $chance_percent }).
figure-axis-die = The die of { $name }
figure-average = Life lost on average in a combat of { $fighters }
figure-average-say = Simulated: { $mean_about } after { NUMBER($n) } combats; exactly { $exact } (about { $exact_about }). The band is the 95 % interval of the average, and only a rough one while there are few combats.
figure-axis-combats = Combats so far
figure-simulated = simulated
figure-exact = exact
figure-axis-total = Total
figure-reached = enough
figure-too-low = too low
figure-line-up = { $fighters } fight { $where }
figure-line-up-say = Without weight everybody would win { $share_often }. Weight decides the first place { $tie_often }.
figure-axis-lightest-first = From the lightest to the heaviest
figure-with-help = with it
figure-without-help = without
figure-advantage = Alma against Kolos { $where }: { $dice ->
    [0] her die
    [one] one more die
   *[other] { $dice } more dice
}{ $plus ->
    [0] {""}
    [one] {" "}and one point
   *[other] {" "}and { $plus } points
}
figure-advantage-say = With it Alma wins { $chance_often }.
figure-kept-out = kept out
figure-put-back = put back
figure-draws-say = At least one: { $out_percent } if drawn cards stay out, { $back_percent } if each is put back. On average { $mean_about } either way.
figure-axis-found = So many of them
figure-stop-after = One visit to the Forest with { $krom } Krom
figure-stop-after-say = Whoever always draws the same number gets at most { $most_about } Krom on average. Whoever looks at each card and then decides gets { $best_about }.
figure-axis-plan = Plan
figure-always = { $cards ->
    [one] always one card
   *[other] always { $cards } cards
}
figure-decides = look, then decide
figure-over-by = { $life } life against the Kromosaurus with { $beast }
figure-over-by-say = After five fights they still fight { $on_often }. After { $fights } it is felled with a chance of { $felled_percent }.
figure-axis-fights = Fights
figure-still-fighting = still fighting
figure-it-is-felled = Kromosaurus felled
figure-player-stunned = player stunned
figure-precision = How precise is a simulation?
figure-precision-say = Something that happens { $share_percent } of the time has an interval of about { $few_percent } to either side after 100 rolls, and of { $many_percent } after 10,000 (in percentage points).
figure-axis-rolls = Rolls
figure-axis-off = Half the interval’s width
