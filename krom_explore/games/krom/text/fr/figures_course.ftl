### Figures of the course in probability.

figure-outcome = { $belongs ->
    [yes] en fait partie
   *[no] n’en fait pas partie
}
figure-outcomes = { $event ->
    [wins] { $name } gagne { $where }
    [loses] { $name } perd { $where }
    [equal] Les deux dés montrent la même chose
    [a-six] Au moins un dé montre un 6
    [far-behind] { $name } a { $far } de retard ou plus
   *[nine-or-more] La somme des dés est 9 ou plus
}
figure-outcomes-say = Issues qui font partie de cet événement : { $count } sur { $all }. Sa probabilité est { $count }/{ $all }, c’est-à-dire { $chance } ({ $chance_percent }).
figure-axis-die = Dé : { $name }
figure-average = Points de vie perdus en moyenne dans un combat à { $fighters }
figure-average-say = Simulé : { $mean_about } après { NUMBER($n) } combats ; exactement { $exact } (environ { $exact_about }). La bande est l’intervalle à 95 % de la moyenne, et elle est grossière tant qu’il y a peu de combats.
figure-axis-combats = Combats jusqu’ici
figure-simulated = simulé
figure-exact = exact
figure-axis-total = Total
figure-reached = assez
figure-too-low = trop peu
figure-line-up = Combat à { $fighters } { $where }
figure-line-up-say = Sans le poids, chacun gagnerait { $share_often }. Le poids décide de la première place { $tie_often }.
figure-axis-lightest-first = Du plus léger au plus lourd
figure-with-help = avec
figure-without-help = sans
figure-advantage = Alma contre Kolos { $where } : { $dice ->
    [0] son dé
    [one] un dé de plus
   *[other] { $dice } dés de plus
}{ $plus ->
    [0] {""}
    [one] {" "}et un point
   *[other] {" "}et { $plus } points
}
figure-advantage-say = Avec cela, Alma gagne { $chance_often }.
figure-kept-out = sans remise
figure-put-back = avec remise
figure-draws-say = Au moins une : { $out_percent } sans remettre les cartes piochées, { $back_percent } en remettant chacune. En moyenne { $mean_about } dans les deux cas.
figure-axis-found = Combien d’entre elles
figure-stop-after = Une visite dans la Forêt avec { $krom ->
    [one] { $krom } Krom
   *[other] { $krom } Kroms
}
figure-stop-after-say = Piocher toujours le même nombre de cartes donne au plus { $most_about } en moyenne. Regarder chaque carte avant de décider donne { $best_about } (en Kroms).
figure-axis-plan = Plan
figure-always = { $cards ->
    [one] toujours une carte
   *[other] toujours { $cards } cartes
}
figure-decides = regarder, puis décider
figure-over-by = Duel contre le Kromosaure (points de vie : { $life } contre { $beast })
figure-over-by-say = Après cinq combats, on se bat encore { $on_often }. Après { $fights }, il est terrassé avec une probabilité de { $felled_percent }.
figure-axis-fights = Combats
figure-still-fighting = on se bat encore
figure-it-is-felled = Kromosaure terrassé
figure-player-stunned = joueur assommé
figure-precision = Quelle est la précision d’une simulation ?
figure-precision-say = Une chose qui arrive dans { $share_percent } des cas a un intervalle d’environ { $few_percent } de chaque côté après 100 lancers, et de { $many_percent } après 10 000 (en points de pourcentage).
figure-axis-rolls = Lancers
figure-axis-off = Demi-largeur de l’intervalle
