### Odds: what is said of every exact answer, whatever the game.

# « gagne dans 0 % des cas » : sans négation, pour tenir dans toute phrase
odds-often = { $told ->
    [never] dans 0 % des cas
    [always] dans tous les cas
    [counted] { $times } fois sur { $cases } ({ $percent })
    [hundred] environ { $hundred } fois sur 100 ({ $times }/{ $cases })
   *[percent] dans { $percent } des cas
}
bad-exact-number = Il faut un nombre entier ou une fraction comme 1/3, pas { $found }.
bad-exact-large = Ce nombre est trop long. On compte au plus { $digits } chiffres au-dessus et au-dessous du trait, pas { $found }.
bad-number-range = Il faut un nombre de { $least } à { $most }, pas { $found }.
bad-odds-result = Il faut le résultat d’une fonction de probabilités, pas { $found }.
bad-name-value = Il faut NOM=VALEUR, pas { $found }.

## Charts

odds-axis-chance = Probabilité
odds-axis-outcome = Ce qui peut arriver
odds-otherwise = autrement
odds-axis-rolls = Lancers
odds-axis-share = Part jusqu’ici
odds-title-compare = Côte à côte
odds-title-simulated = Simulé, { NUMBER($n) } { $n ->
    [one] lancer
   *[other] lancers
} : { $question }
odds-simulated = La probabilité exacte à côté de la part observée. L’intervalle autour d’une part contient la vraie valeur environ 19 fois sur 20.
odds-title-running = « { $what } » en { NUMBER($n) } { $n ->
    [one] lancer
   *[other] lancers
}
odds-running = Simulé : { $share_percent } après { NUMBER($n) } { $n ->
    [one] lancer
   *[other] lancers
}, exactement { $exact_percent }. À chaque instant, la bande contient la vraie valeur environ 19 fois sur 20.
odds-exact = exact
odds-rolled = simulé
odds-note-invented = Cela repose sur des chiffres que nous avons inventés : aucun livret de règles connu ne les donne.
# $row: something that can happen, as it stands in a table
odds-step-row-ways = { $row } : { NUMBER($ways) } { $ways ->
    [one] façon
   *[other] façons
} sur { NUMBER($total) }, soit { $chance_percent }.
odds-step-row-rest = { $row } : tout le reste, 1 − { $rest } = { $chance } ({ $chance_percent }).

## The terminal

odds-cli = Probabilités exactes : ce que feront les dés et les cartes.
odds-cli-rules = votre propre boîte (TOML)
odds-cli-ruling = trancher autrement une question ouverte
odds-cli-json = en JSON
odds-cli-csv = en CSV : une ligne pour chaque chose qui peut arriver
odds-cli-explain = avec le raisonnement, pas à pas
odds-cli-simulate = le simuler aussi, N fois
odds-cli-seed = la graine de la simulation (par défaut : 0)
odds-cli-lang = la langue des phrases (par défaut : en)
odds-cli-simulated = Simulé, { $n } lancers, graine { $seed } (valeur exacte, puis l’intervalle qui la contient 19 fois sur 20) :
odds-cli-ruled = Choix de règle qui compte : { $name } = { $option }
odds-cli-invented = Repose sur des données inventées : { $paths }
