### Many simulations of the same question, each with its interval.

odds-title-intervals = { NUMBER($times) } simulations, { NUMBER($n) } rolls each
odds-intervals = “{ $what }” has a chance of exactly { $exact_percent }. { NUMBER($held) } of { NUMBER($times) } intervals hold it. Intervals made like these hold it about 19 times out of 20 in the long run.
odds-axis-simulations = Simulation
odds-interval-share = share
odds-interval-low = from
odds-interval-high = to
odds-interval-holds = holds it
odds-interval-misses = misses it
odds-interval-truth = exact chance
