### Exercises on combat.

exercise-combat-1 = Alma und Kolos treffen sich und werfen je einen Würfel. Wie wahrscheinlich ist es, dass beide dasselbe zeigen, sodass das Gewicht entscheiden muss?
exercise-combat-1-hint = Lass Alma zuerst würfeln. Egal, was sie hat: Wie viele der { $sides } Seiten seines Würfels sind gleich?
exercise-combat-1-solution = Zwei Würfel fallen auf { $ways } Arten. Für jede Augenzahl ist eine davon ein Pasch: { $answer }.

exercise-combat-2 = Soll man { $where } kämpfen, wenn man leicht ist? Alma trifft dort Kolos, leichter von beiden ist { $lighter }, und niemand hat eine Karte. Wie wahrscheinlich ist es, dass Alma gewinnt?
exercise-combat-2-hint = Es gibt drei Fälle: Ihr Würfel ist höher, seiner ist höher, beide sind gleich. Die ersten beiden sind gleich wahrscheinlich. Wem hilft dort der dritte?
exercise-combat-2-solution = Ihr Würfel ist mit einer Chance von { $clear } höher, und beide sind mit einer Chance von { $tie } gleich. Gleiche Würfel gehen { $where } an { $helped }. Alma gewinnt mit einer Chance von { $answer }. Wem der Gleichstand gehört, für den lohnt sich dort ein Kampf, um zuerst zu handeln. Leben spart das nicht: Gleiche Würfel kosten nichts, hier nicht und anderswo nicht.

exercise-combat-3 = Vier treffen sich { $where } und haben gewürfelt: { $dice }. Wer von ihnen verliert Leben?
exercise-combat-3-hint = Wer gewinnt? Wie weit liegt jeder andere Würfel dahinter?
exercise-combat-3-solution = Alle verlieren den Abstand zur höchsten Summe (Regel combat.damage). Wer genauso viel hat, kommt später dran, verliert aber nichts. Leben verlieren also: { $answer }.

## misreading-NAME: what it looks like, and what the rule says

misreading-one-double-only = Da hast du wohl nur einen einzigen Pasch gezählt, zum Beispiel zwei Sechsen. Jede Augenzahl kann auf beiden Würfeln kommen.
misreading-a-chance-for-each-die = Da hast du wohl für jeden Würfel eine Chance dazugezählt. Der erste darf alles zeigen; nur der zweite muss passen.
misreading-heavier-everywhere = Das sieht so aus, als würde bei gleichen Würfeln gewinnen, wer schwerer ist, oder niemand. Wem das Gewicht hilft, hängt vom Ort ab, und jemand gewinnt immer (Regel combat.tie.weight).
misreading-ties-are-shared = Das sieht so aus, als würden gleiche Würfel gerecht geteilt. Das Gewicht entscheidet, und jedes Mal gleich (Regel combat.tie.weight).
misreading-weight-before-dice = Das sieht so aus, als würde das Gewicht jeden Kampf entscheiden. Es entscheidet nur, wo die Würfel gleich sind (Regel combat.tie.weight).
misreading-a-lost-tie-hurts = Das sieht so aus, als würden alle Leben verlieren, die nicht gewonnen haben. Verloren geht der Abstand zur höchsten Summe, und der ist bei gleichen Würfeln null (Regel combat.damage).
misreading-only-the-last-is-hurt = Das sieht so aus, als würde nur Leben verlieren, wer ganz hinten liegt. Alle verlieren den Abstand zur höchsten Summe (Regel combat.damage).
