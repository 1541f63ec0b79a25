### What to believe after something was seen.

odds-row-given = { $name }
odds-title-given = Vor und nach der Beobachtung
odds-given = { $name }: vorher { $before_percent }, jetzt { $chance_percent }. Zu sehen ist das { $evidence_often }.
odds-step-given-case = { $name }: vorher { $before }, und dann ist das mit der Chance { $seen } zu sehen. Beides: { $before } × { $seen } = { $both }.
odds-step-given-sum = Zusammengezählt ist das mit der Chance { $evidence } ({ $evidence_percent }) zu sehen.
odds-step-given = Von diesen Fällen ist das der Anteil für { $name }: { $both } ÷ { $evidence } = { $after } ({ $after_percent }).
bad-never-seen = Mindestens eine Möglichkeit muss eine Chance über 0 haben, und das Gesehene auch.
bad-given-names = „before“ und „seen“ müssen dieselben Namen haben: { $names }.{ $lacks ->
    [0] {""}
   *[other] {" "}Fehlt in „seen“: { $missing }.
}{ $extra ->
    [0] {""}
   *[other] {" "}Nur in „seen“: { $more }.
}
bad-given-float = { $found } ist kein einfacher Bruch, und Kommazahlen sind in Python nicht genau. Schreib es in Anführungszeichen, als { "\"1/3\"" } oder { "\"0.123456\"" }, oder als Fraction(1, 3).
odds-before = vorher
odds-after = jetzt
