### What to believe after something was seen.

odds-row-given = { $name }
odds-title-given = Before and after what was seen
odds-given = { $name }: { $before_percent } before, { $chance_percent } now. What was seen comes { $evidence_often }.
odds-step-given-case = { $name }: { $before } before, and then it is seen with the chance { $seen }. Both: { $before } × { $seen } = { $both }.
odds-step-given-sum = Added up, it is seen with the chance { $evidence } ({ $evidence_percent }).
odds-step-given = Of these cases { $name } has the share { $both } ÷ { $evidence } = { $after } ({ $after_percent }).
bad-never-seen = At least one possibility must have a chance above 0, and so must what was seen.
bad-given-names = “before” and “seen” must have the same names: { $names }.{ $lacks ->
    [0] {""}
   *[other] {" "}Missing in “seen”: { $missing }.
}{ $extra ->
    [0] {""}
   *[other] {" "}Only in “seen”: { $more }.
}
bad-given-float = { $found } is no simple fraction, and decimals are not exact in Python. Write it in quotes, as "1/3" or "0.123456", or as Fraction(1, 3).
odds-before = before
odds-after = now
