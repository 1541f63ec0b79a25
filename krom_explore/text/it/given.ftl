### What to believe after something was seen.

odds-row-given = { $name }
odds-title-given = Prima e dopo quello che si è visto
odds-given = { $name }: { $before_percent } prima, { $chance_percent } adesso. Quello che si è visto capita { $evidence_often }.
odds-step-given-case = { $name }: { $before } prima, e poi lo si vede con probabilità { $seen }. Insieme: { $before } × { $seen } = { $both }.
odds-step-given-sum = Sommando, lo si vede con probabilità { $evidence } ({ $evidence_percent }).
odds-step-given = Di questi casi { $name } ha la quota { $both } ÷ { $evidence } = { $after } ({ $after_percent }).
bad-never-seen = Almeno una possibilità deve avere una probabilità sopra 0, e così anche quello che si è visto.
bad-given-names = “before” e “seen” devono avere gli stessi nomi: { $names }.{ $lacks ->
    [0] {""}
   *[other] {" "}Mancano in “seen”: { $missing }.
}{ $extra ->
    [0] {""}
   *[other] {" "}Solo in “seen”: { $more }.
}
bad-given-float = { $found } non è una frazione semplice, e in Python i decimali non sono esatti. Scrivilo tra virgolette, come {"\"1/3\""} o {"\"0.123456\""}, oppure come Fraction(1, 3).
odds-before = prima
odds-after = adesso
