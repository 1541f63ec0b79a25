### Many simulations of the same question, each with its interval.

odds-title-intervals = { NUMBER($times) } simulations de { NUMBER($n) } lancers chacune
odds-intervals = « { $what } » a une probabilité d’exactement { $exact_percent }. Intervalles qui la contiennent : { NUMBER($held) } sur { NUMBER($times) }. À la longue, des intervalles construits ainsi la contiennent environ 19 fois sur 20.
odds-axis-simulations = Simulation
odds-interval-share = part
odds-interval-low = de
odds-interval-high = à
odds-interval-holds = la contient
odds-interval-misses = la manque
odds-interval-truth = probabilité exacte
