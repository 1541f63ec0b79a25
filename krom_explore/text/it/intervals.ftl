### Many simulations of the same question, each with its interval.

odds-title-intervals = { NUMBER($times) } simulazioni, { NUMBER($n) } lanci ciascuna
odds-intervals = La probabilità esatta di “{ $what }” è { $exact_percent }. La contengono { NUMBER($held) } intervalli su { NUMBER($times) }. Alla lunga, intervalli fatti così la contengono circa 19 volte su 20.
odds-axis-simulations = Simulazione
odds-interval-share = quota
odds-interval-low = da
odds-interval-high = a
odds-interval-holds = la contiene
odds-interval-misses = la manca
odds-interval-truth = probabilità esatta
