### What to believe after something was seen.

odds-row-given = { $name }
odds-title-given = Avant et après ce qu’on a vu
odds-given = { $name } : { $before_percent } avant, { $chance_percent } maintenant. Ce qu’on a vu arrive { $evidence_often }.
odds-step-given-case = { $name } : { $before } avant, et on le voit alors avec la probabilité { $seen }. Les deux ensemble : { $before } × { $seen } = { $both }.
odds-step-given-sum = En tout, on le voit avec la probabilité { $evidence } ({ $evidence_percent }).
odds-step-given = Parmi ces cas, part pour { $name } : { $both } ÷ { $evidence } = { $after } ({ $after_percent }).
bad-never-seen = Au moins une possibilité doit avoir une probabilité au-dessus de 0, et ce qu’on a vu aussi.
bad-given-names = « before » et « seen » doivent avoir les mêmes noms : { $names }.{ $lacks ->
    [0] {""}
   *[other] {" "}Il manque dans « seen » : { $missing }.
}{ $extra ->
    [0] {""}
   *[other] {" "}Seulement dans « seen » : { $more }.
}
bad-given-float = { $found } n’est pas une fraction simple, et les nombres décimaux ne sont pas exacts en Python. Écrivez-le entre guillemets droits, comme {"\"1/3\""} ou {"\"0.123456\""}, ou comme Fraction(1, 3).
odds-before = avant
odds-after = maintenant
