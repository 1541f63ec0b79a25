### Exercises for designers: an edge case, a box of one’s own.

exercise-edge_case-1 = Dieselben drei treffen sich { $where } statt { $instead }: { $one } unverletzt, { $other } mit { $life } Leben und der Kromosaurus. Niemand hat eine Karte. Wie wahrscheinlich ist es, dass { $one } danach { $other } ausrauben darf?
exercise-edge_case-1-hint = { $one } muss gewinnen, und zwar mit mindestens { $life } Vorsprung auf { $other }. Es geht also nur darum, wer gewinnt, wenn { $one } und der Kromosaurus { $where } gleich viel haben.
exercise-edge_case-1-solution = Zähl die Würfe, in denen { $one } { $where } gewinnt und { $life } oder mehr vor { $other } liegt: { $answer }. Ein anderer Ort kann einen Gleichstand genauso umdrehen wie eine andere Auslegung.

exercise-edge_case-2 = Zurück zu diesem Ort: { $where }. Vergleiche „das Gewicht entscheidet“ mit „der Kromosaurus gewinnt jeden Gleichstand“, Wurf für Wurf, bei allen { $rolls } Würfen der drei Würfel. Bei wie vielen davon entscheidet die Auslegung, ob { $other } ausgeraubt werden darf?
exercise-edge_case-2-hint = Sieh dir nur Würfe an, in denen { $one } und der Kromosaurus gleichauf vorn liegen. In welchen davon verliert { $other } alle { $life } Leben?
exercise-edge_case-2-solution = Für den Raub trennen sich die Auslegungen nur, wo { $one } und der Kromosaurus gleichauf vorn liegen und { $other } betäubt wird: { $answer } von { $rolls }.

exercise-own_box-1 = In deiner Schachtel hat „{ $prey }“ den Wert { $easier } statt { $value }. Du jagst mit den { $dice } Würfeln der Karte und kaufst keinen dazu. Wie wahrscheinlich ist der Fang?
exercise-own_box-1-hint = Auch eine Summe, die genau der Wert ist, genügt. Zähl die Würfe mit { $dice } Würfeln, die { $easier } oder mehr ergeben.
exercise-own_box-1-solution = { $answer } aller Würfe mit { $dice } Würfeln ergeben { $easier } oder mehr.

exercise-own_box-2 = Erhöhe den Wert von „{ $prey }“ Schritt für Schritt und lass alles andere, wie es ist. Du hast { $krom } Krom und wägst Belohnung und Preis so ab wie die Höhle. Was ist der niedrigste Wert, bei dem es am besten ist, zwei Würfel zu kaufen?
exercise-own_box-2-hint = Sieh auf das, was nach dem Bezahlen bleibt, nicht nur auf die Chance. Das Diagramm oben zeigt, wie viele Würfel am meisten wert sind.
exercise-own_box-2-solution = Ein zweiter gekaufter Würfel lohnt sich, sobald das, was er zur Chance beiträgt, mehr wert ist als sein Preis. Das ist ab dem Wert { $answer } so.

## misreading-NAME: what it looks like, and what the rule says

misreading-a-tie-is-a-tie-anywhere = Das sieht so aus, als wäre der Ort egal. Wem das Gewicht hilft, wechselt mit dem Ort (Regel combat.tie.weight).
misreading-whoever-stuns-lets-rob = Da hast du wohl jeden Wurf gezählt, der betäubt. Wo der Kromosaurus gewonnen hat, raubt niemand (Regel kromosaurus.wins).
misreading-winning-is-enough = Das sieht so aus, als würde ein gewonnener Kampf genügen. Ausrauben kann man nur die, die darin betäubt wurden (Regel stunned.robbery).
misreading-every-new-winner-counts = Da hast du wohl jeden Wurf gezählt, bei dem der Sieg wechselt. Wo niemand betäubt wird, wird nach keiner Auslegung geraubt (Regel stunned.robbery).
misreading-every-robbery-counts = Da hast du wohl jeden Wurf gezählt, nach dem geraubt werden darf. Die meisten davon enden nach beiden Auslegungen mit einem Raub.
misreading-only-the-value-itself = Da hast du wohl nur die Würfe gezählt, die genau den Wert ergeben. Mehr als das genügt auch (Regel savannah.success).
misreading-the-surest-is-the-best = Da hast du wohl nach der besten Chance gesucht. Mehr Würfel helfen immer ein wenig; gefragt ist, ab wann sie ihren Preis wert sind.
misreading-any-dice-are-two-dice = Da hast du wohl aufgehört, wo ein gekaufter Würfel am besten ist. Zwei kommen später.
