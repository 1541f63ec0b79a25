### Many simulations of the same question, each with its interval.

odds-title-intervals = { NUMBER($times) } Simulationen mit je { NUMBER($n) } Würfen
odds-intervals = „{ $what }“ hat eine Chance von genau { $exact_percent }. { NUMBER($held) } von { NUMBER($times) } Intervallen enthalten sie. Solche Intervalle enthalten sie auf Dauer in etwa 19 von 20 Fällen.
odds-axis-simulations = Simulation
odds-interval-share = Anteil
odds-interval-low = von
odds-interval-high = bis
odds-interval-holds = enthält sie
odds-interval-misses = verfehlt sie
odds-interval-truth = genaue Chance
