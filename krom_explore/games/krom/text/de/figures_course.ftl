### Figures of the course in probability.

figure-outcome = { $belongs ->
    [yes] gehört dazu
   *[no] gehört nicht dazu
}
figure-outcomes = { $event ->
    [wins] { $name } gewinnt { $where }
    [loses] { $name } verliert { $where }
    [equal] Beide Würfel zeigen dasselbe
    [a-six] Mindestens ein Würfel zeigt eine 6
    [far-behind] { $name } liegt { $far } oder mehr zurück
   *[nine-or-more] Die Würfel ergeben 9 oder mehr
}
figure-outcomes-say = { $count } von { $all } Ergebnissen gehören zu diesem Ereignis. Seine Chance ist { $count }/{ $all }, das ist { $chance } ({ $chance_percent }).
figure-axis-die = Der Würfel von { $name }
figure-average = Durchschnittlich verlorenes Leben in einem Kampf zu { $fighters }
figure-average-say = Simuliert: { $mean_about } nach { NUMBER($n) } Kämpfen; genau { $exact } (etwa { $exact_about }). Das Band ist das 95-%-Intervall des Durchschnitts, und nur ein grobes, solange es wenige Kämpfe sind.
figure-axis-combats = Kämpfe bisher
figure-simulated = simuliert
figure-exact = genau
figure-axis-total = Summe
figure-reached = genug
figure-too-low = zu wenig
figure-line-up = Kampf { $where }: { $fighters }
figure-line-up-say = Ohne Gewicht würden alle { $share_often } gewinnen. Um den ersten Platz entscheidet das Gewicht { $tie_often }.
figure-axis-lightest-first = Von ganz leicht bis ganz schwer
figure-with-help = damit
figure-without-help = ohne
figure-advantage = Alma gegen Kolos { $where }: { $dice ->
    [0] ihr Würfel
    [one] ein Würfel mehr
   *[other] { $dice } Würfel mehr
}{ $plus ->
    [0] {""}
    [one] {" "}und ein Punkt
   *[other] {" "}und { $plus } Punkte
}
figure-advantage-say = Damit gewinnt Alma { $chance_often }.
figure-kept-out = bleibt draußen
figure-put-back = zurückgelegt
figure-draws-say = Mindestens eine: { $out_percent }, wenn gezogene Karten draußen bleiben, { $back_percent }, wenn jede zurückgelegt wird. Im Durchschnitt beide Male { $mean_about }.
figure-axis-found = So viele davon
figure-stop-after = Ein Besuch im Wald mit { $krom } Krom
figure-stop-after-say = Wer immer gleich viele Karten zieht, bekommt im Durchschnitt höchstens { $most_about } Krom. Wer jede Karte ansieht und dann entscheidet, bekommt { $best_about }.
figure-axis-plan = Plan
figure-always = { $cards ->
    [one] immer eine Karte
   *[other] immer { $cards } Karten
}
figure-decides = ansehen, dann entscheiden
figure-over-by = { $life } Leben gegen den Kromosaurus mit { $beast }
figure-over-by-say = Nach fünf Kämpfen wird { $on_often } noch gekämpft. Nach { $fights } ist er mit einer Chance von { $felled_percent } besiegt.
figure-axis-fights = Kämpfe
figure-still-fighting = noch im Kampf
figure-it-is-felled = Kromosaurus besiegt
figure-player-stunned = Person betäubt
figure-precision = Wie genau ist eine Simulation?
figure-precision-say = Etwas, das in { $share_percent } der Fälle passiert, hat nach 100 Würfen ein Intervall von etwa { $few_percent } zu jeder Seite, nach 10.000 Würfen von { $many_percent } (in Prozentpunkten).
figure-axis-rolls = Würfe
figure-axis-off = Halbe Breite des Intervalls
