### Exercises of the course in probability.

## Outcomes and events

exercise-outcomes-1 = Alma kämpft { $where } gegen Kolos. Welche dieser Ergebnisse gehören zum Ereignis „Alma gewinnt“?
exercise-outcomes-1-hint = Sortiere die Ergebnisse zuerst in drei Kästen: Ihr Würfel ist höher, seiner ist höher, gleich. Dann frag dich, wem das Gewicht { $where } hilft.
exercise-outcomes-1-solution = Dazu gehören alle Ergebnisse, bei denen ihr Würfel höher ist, und die mit gleichen Würfeln, wenn der Gleichstand { $where } ihr gehört (Regel combat.tie.weight): { $answer }.
exercise-outcomes-1-4-4 = Almas 4 gegen 4
exercise-outcomes-1-5-2 = Almas 5 gegen 2
exercise-outcomes-1-1-1 = Almas 1 gegen 1
exercise-outcomes-1-3-6 = Almas 3 gegen 6
exercise-outcomes-1-6-6 = Almas 6 gegen 6
exercise-outcomes-1-2-3 = Almas 2 gegen 3

exercise-outcomes-2 = Zwei Personen werfen je einen Würfel. Wie wahrscheinlich ist es, dass mindestens einer der beiden Würfel eine 6 zeigt?
exercise-outcomes-2-hint = Zähl das Gegenteil. In wie vielen der { $ways } Ergebnisse gibt es gar keine 6?
exercise-outcomes-2-solution = Ohne die 6 hat jeder Würfel noch { $others } Seiten: { $others } × { $others } = { $none } von { $ways } Ergebnissen. Alle anderen haben mindestens eine: { $answer }.

exercise-outcomes-3 = Alma und Kolos kämpfen, unverletzt und ohne Karten. Wie wahrscheinlich ist es, dass Alma { $much } Leben oder mehr verliert?
exercise-outcomes-3-hint = Dann ist sein Würfel um mindestens { $much } höher als ihrer. Schreib diese Ergebnisse auf, angefangen mit ihrer 1.
exercise-outcomes-3-solution = Sie liegen in einer Ecke der { $ways } Ergebnisse: drei mit ihrer 1, zwei mit ihrer 2, eines mit ihrer 3. Das ist { $answer }.

misreading-equal-dice-win-nothing = Das sieht so aus, als gehörten gleiche Würfel niemandem. In einem Kampf gewinnt immer genau eine Figur: Das Gewicht entscheidet (Regel combat.tie.weight).
misreading-listed-the-losses = Das sind die Ergebnisse, die nicht dazugehören. Du hast das Gegenereignis gefunden.
misreading-added-what-overlaps = Da hast du wohl die Chancen der beiden Würfel addiert. Das Ergebnis mit zwei Sechsen ist dann doppelt gezählt.
misreading-exactly-one-six = Da fehlen wohl die zwei Sechsen. „Mindestens eine“ heißt eine oder mehr.
misreading-both-are-sixes = Das ist die Chance, dass beide eine 6 zeigen. Eine genügt.
misreading-exactly-so-much = Da hast du wohl nur genau so viel Leben gezählt. „Oder mehr“ nimmt auch die größeren Abstände dazu.
misreading-either-of-them = Da hast du wohl beide gezählt. Gefragt ist nur nach Almas Leben.
misreading-among-those-who-lose = Da hast du wohl nur Kämpfe gezählt, die Alma verliert. Auch ihre Siege und ein Gleichstand sind Ergebnisse.

## Expectation

exercise-expectation-1 = Zwei Personen mit je { $life } Leben kämpfen. Wie viel Leben verlieren die beiden zusammen, im Durchschnitt?
exercise-expectation-1-hint = Was verliert eine der beiden im Durchschnitt? Für jeden Abstand von 1 bis 5: In wie vielen der { $ways } Ergebnisse liegt sie so weit zurück? Darf man die Durchschnitte der beiden addieren?
exercise-expectation-1-solution = Eine der beiden liegt in 5, 4, 3, 2 und 1 von { $ways } Ergebnissen um 1, 2, 3, 4 oder 5 zurück und verliert im Durchschnitt { $one }. Durchschnitte darf man immer addieren, auch wenn nie beide im selben Kampf verlieren: { $answer }.

exercise-expectation-2 = Jemand mit nur { $life } Leben kämpft gegen eine andere Person. Mehr Leben, als da ist, kann niemand verlieren. Wie viel Leben geht hier im Durchschnitt verloren?
exercise-expectation-2-hint = Jedes Ergebnis mit einem Rückstand von { $life } oder mehr kostet jetzt gleich viel.
exercise-expectation-2-solution = { $life } oder mehr zurückzuliegen hat die Chance { $stunned } und kostet jedes Mal { $life }. Mit den Ergebnissen, die 1 kosten, sind das { $answer }. Es geht weniger verloren, aber betäubt zu sein kostet mehr als Leben.

exercise-expectation-3 = Ein Beutetier braucht { $value } mit { $dice } Würfeln, und seine Belohnung ist dir { $reward } Krom wert. Vor dem Wurf darfst du einen Würfel dazukaufen. Wie viele Krom bringt dieser Würfel im Durchschnitt, bevor er bezahlt ist?
exercise-expectation-3-hint = Wie viel wahrscheinlicher macht der Würfel den Erfolg? Diesen Anteil der Belohnung bringt er im Durchschnitt.
exercise-expectation-3-solution = Mit { $dice } Würfeln ist die Chance { $before }, mit { $more } ist sie { $after }: { $gain } mehr. Mal { $reward } Krom ergibt das { $answer }. Die Savanne verlangt { $price }, also lohnt sich der Kauf.

misreading-middle-of-what-can-happen = Das sieht so aus, als würde jeder mögliche Verlust gleich viel zählen. Kleine Verluste kommen in mehr Ergebnissen vor als große.
misreading-only-when-one-loses = Das ist der Durchschnitt unter den Kämpfen, die jemanden Leben kosten. Bei gleichen Würfeln verliert niemand etwas, und auch diese Kämpfe zählen.
misreading-one-of-the-two = Das verliert eine der beiden. Gefragt ist nach beiden zusammen.
misreading-loses-more-than-there-is = Das sieht so aus, als könnte man Leben verlieren, das man nicht hat. Bei 0 ist Schluss (Regel stunned.start).
misreading-forgot-the-stunned = Da hast du wohl die Ergebnisse mit größerem Rückstand weggelassen. Sie kosten alles Leben, das noch da ist.
misreading-whole-hunt-for-the-die = Das bringt die ganze Jagd mit dem Würfel. Ohne ihn hätte die Jagd auch etwas gebracht.
misreading-price-already-paid = Da hast du wohl den Preis schon abgezogen. Gefragt ist, was der Würfel bringt, bevor er bezahlt ist.
misreading-reward-for-sure = Das sieht so aus, als würde der Würfel den Erfolg sicher machen. Er macht ihn nur wahrscheinlicher.

## Sums

exercise-sums-1 = Eine Jagd mit zwei Würfeln braucht eine Summe von mindestens { $value }. Wie wahrscheinlich gelingt sie?
exercise-sums-1-hint = Auf wie viele Arten ergeben zwei Würfel { $value }? Und jede Summe darüber, bis { $most }?
exercise-sums-1-solution = Summen von { $value } bis { $most } kommen auf { $good } von { $ways } Arten: { $answer }.

exercise-sums-2 = Gesucht ist eine Summe von mindestens { $value }. Wie viele Würfel braucht man wenigstens, damit sie in mindestens der Hälfte der Fälle kommt?
exercise-sums-2-hint = Ein Würfel zeigt im Durchschnitt 3,5. Wie viele davon bringen den Durchschnitt auf die gesuchte Summe?
exercise-sums-2-solution = Mit { $before } Würfeln kommt sie { $then_often }, mit { $dice } Würfeln { $now_often }. Die Antwort ist also { $answer }.

exercise-sums-3 = Die Standardabweichung sagt, wie weit eine Summe gewöhnlich von ihrem Durchschnitt entfernt ist. Wievielmal so groß ist sie für die Summe von { $dice } Würfeln wie für einen Würfel?
exercise-sums-3-hint = Varianzen unabhängiger Würfel addieren sich. Die Standardabweichung ist die Quadratwurzel aus der Varianz.
exercise-sums-3-solution = Die Varianz wächst von { $one } auf { $many }, also auf das { $dice }-Fache. Ihre Quadratwurzel wächst auf das { $answer }-Fache. Hohe und niedrige Würfel gleichen sich zum Teil aus.

misreading-more-than-the-value = Das sieht so aus, als müsste die Summe über dem Wert liegen. Genau der Wert genügt (Regel savannah.success).
misreading-all-totals-alike = Das sieht so aus, als wäre jede Summe gleich wahrscheinlich. Sieben kommt auf sechs Arten, zwölf auf eine.
misreading-can-just-be-reached = Mit so wenigen Würfeln ist sie erreichbar, wenn fast alle eine Sechs zeigen. Das ist seltener als in der Hälfte der Fälle.
misreading-almost-for-sure = Mit so vielen Würfeln kommt sie in mehr als neun von zehn Fällen. Für die Hälfte der Fälle genügen weniger.
misreading-as-many-times-as-dice = Das sieht so aus, als würde die Streuung wie die Summe wachsen. So wäre es, wenn alle Würfel immer dasselbe zeigten.
misreading-square-of-the-spread = Da hast du wohl einmal zu oft quadriert. Gesucht ist die Wurzel aus der Varianz.
misreading-no-wider = Das sieht so aus, als wäre die Summe mehrerer Würfel so sicher wie die von einem. Mehr Würfel können weiter danebenliegen.

## Comparing

exercise-comparing-1 = { $names } treffen sich und werfen je einen Würfel. Wie wahrscheinlich ist es, dass das Gewicht entscheiden muss, wer vorn ist?
exercise-comparing-1-hint = Die höchste Zahl müssen mindestens zwei von ihnen zeigen. Zähl für jede höchste Zahl von 1 bis 6.
exercise-comparing-1-solution = Ist die höchste Zahl h, dann zeigen sie genau zwei von dreien auf 3 × (h − 1) Arten und alle drei auf eine Art. Für h von 1 bis 6 zusammengezählt sind das 51 von { $ways }: { $answer }.

exercise-comparing-2 = { $names } treffen sich { $where }. Nach Gewicht gewinnt dort bei Gleichstand, wer in dieser Reihe zuerst kommt: { $order }. Wie wahrscheinlich ist es, dass Karok gewinnt?
exercise-comparing-2-hint = Geh durch, was er würfeln kann. Zum Beispiel mit einer 4: Wie viele Augenzahlen der anderen verlieren jeweils dagegen?
exercise-comparing-2-solution = Mit 1 bis 6 auf seinem Würfel verlieren beide anderen gegen ihn auf { $by_face } Arten. Das sind { $good } von { $ways }: { $answer }.

exercise-comparing-3 = Alma kämpft { $where } gegen Kolos. Sie darf einen Würfel mehr nehmen oder { $plus } Punkte dazuzählen. Womit gewinnt sie öfter?
exercise-comparing-3-hint = Ein Würfel bringt im Durchschnitt 3,5. Aber zum Gewinnen braucht sie keine hohe Summe, nur eine, die genügt. Wie oft liegt sie jeweils hinten?
exercise-comparing-3-solution = Mit einem Würfel mehr gewinnt sie { $die_often }, mit den Punkten { $points_often }: { $answer }. Punkte sind immer gleich; ein Würfel kann eine 1 oder eine 6 zeigen.
exercise-comparing-3-die = ein Würfel mehr
exercise-comparing-3-points = { $plus } Punkte mehr
exercise-comparing-3-same = mit beidem gleich oft

misreading-all-three-alike = Das ist die Chance, dass alle drei dasselbe zeigen. Zwei genügen, wenn niemand höher ist.
misreading-any-two-alike = Das sieht so aus, als würden irgendwelche zwei gleichen Würfel zählen. Ist der dritte höher, ist der Sieg klar.
misreading-added-up-the-pairs = Da hast du wohl die Chancen der drei Paare addiert. Manche Ergebnisse zählen dann mehrfach, und manche Paare liegen nicht vorn.
misreading-shared-among-three = Das sieht so aus, als hätten alle drei dieselbe Chance. Das Gewicht nimmt den einen den Gleichstand weg und gibt ihn den anderen.
misreading-as-if-two-combats = Da hast du wohl zwei einzelne Kämpfe multipliziert. Er hat nur einen Würfel: Hat der einen der anderen geschlagen, ist er wahrscheinlich hoch und schlägt auch den anderen öfter.
misreading-loses-every-tie = Das sieht so aus, als würde er jeden Gleichstand verlieren. Er verliert ihn nur gegen die, die in dieser Reihe vor ihm kommen (Regel combat.tie.weight).
misreading-wins-every-tie = Das sieht so aus, als würde er jeden Gleichstand gewinnen. Er gewinnt ihn nur gegen die, die in dieser Reihe nach ihm kommen (Regel combat.tie.weight).
misreading-higher-on-average = Der Würfel ist im Durchschnitt höher, aber ein Durchschnitt gewinnt nicht. Es zählt, wie oft sie nicht zurückliegt und wem der Gleichstand gehört.
misreading-nearly-the-same = Sie liegen nah beieinander, sind aber nicht gleich. Zähl die Ergebnisse, in denen sie zurückliegt.

## What to believe

exercise-bayes-1 = Eine der { $cards } Zielkarten des Kromosaurus wurde gezogen und liegt verdeckt da. Du fragst jemanden, der sie gesehen hat: Steht „{ $out }“ darauf? Die wahre Antwort ist nein. Wie wahrscheinlich ist es jetzt, dass „{ $last }“ darauf steht?
exercise-bayes-1-hint = Streich, was nicht mehr sein kann. Wie viele Karten bleiben übrig, und ist eine davon wahrscheinlicher als die andere?
exercise-bayes-1-solution = Die übrigen Karten waren vorher gleich wahrscheinlich und sind es noch. Zusammen müssen sie jetzt 1 ergeben: { $answer }.

exercise-bayes-2 = Alma hat in der Savanne gegen Kolos gekämpft, wo ein Gleichstand zwischen ihnen an { $helped } geht. Du hörst nur: Alma hat gewonnen. Wie wahrscheinlich ist es, dass sie eine 6 gewürfelt hat?
exercise-bayes-2-hint = Vergiss alle Ergebnisse, bei denen sie nicht gewinnt. Wie viele von den übrigen haben ihre 6?
exercise-bayes-2-solution = Sie gewinnt mit der Chance { $won }, und mit einer 6 gewinnt sie mit der Chance { $both }. Unter ihren Siegen ist der Anteil der Sechsen also { $both } ÷ { $won } = { $answer }.

exercise-bayes-3 = Karok hat eine Bonuskarte. Von den { $cards } Karten unseres erfundenen Kartensatzes kann man { $combat } in einem Kampf { $where } spielen. Nimm an, wer so eine hat, spielt sie in der Hälfte der Kämpfe. Karok hat dort { $passes }-mal gekämpft und nichts gespielt. Wie wahrscheinlich ist es, dass er so eine hat?
exercise-bayes-3-hint = Stell dir { $cards } Karoks vor, jeden mit einer anderen Karte. Welche von ihnen wären nach { $passes } Kämpfen immer noch still?
exercise-bayes-3-solution = So eine zu haben und still zu sein hat die Chance { $both }; überhaupt still zu sein hat { $evidence }. { $both } ÷ { $evidence } = { $answer }.

misreading-nothing-learned = Vorher war das richtig. Jetzt ist eine Möglichkeit weg, und die anderen teilen sich ihren Anteil.
misreading-took-over-the-share = Das sieht so aus, als hätte eine Karte den ganzen Anteil der anderen geerbt. Beide, die übrig sind, haben das gleiche Recht darauf.
misreading-before-it-was-seen = Das ist die Chance, bevor du etwas gehört hast. Wer gewinnt, hat öfter als sonst hoch gewürfelt.
misreading-turned-round = Du hast es umgedreht: So wahrscheinlich ist ein Sieg, wenn man eine 6 hat. Gefragt ist, wie wahrscheinlich eine 6 ist, wenn man gewonnen hat.
misreading-tie-as-in-the-forest = Das stimmt für den Wald, wo bei Gleichstand gewinnt, wer leichter ist. In der Savanne geht ein Gleichstand an { $helped } (Regel combat.tie.weight). Darum gewinnt Alma seltener, und unter ihren Siegen ist der Anteil der Sechsen größer.
misreading-both-at-once = Das ist die Chance für eine 6 und einen Sieg unter allen Kämpfen. Du weißt, dass sie gewonnen hat: Teile durch die Chance dafür.
misreading-silence-says-nothing = Das war vorher zu glauben. Still ist öfter, wer nichts zu spielen hat. Die Stille sagt dir also etwas.
misreading-silence-is-proof = Das sieht so aus, als wäre Stille ein Beweis, dass er keine solche Karte hat. Vielleicht hebt er sie für später auf.
misreading-not-shared-out = Das ist die Chance, dass er so eine hat und still ist. Dass er still ist, weißt du: Teile durch die Chance dafür.
misreading-seen-once-only = Das sieht so aus, als wäre er nur in einem Kampf still gewesen. Jeder weitere macht es unwahrscheinlicher.

## Without replacement

exercise-pile-1 = Ein frischer Sammelstapel hat { $pile } Karten, { $wanted } davon sind „{ $card }“. Du ziehst zwei nacheinander. Wie wahrscheinlich ist es, dass beide „{ $card }“ sind?
exercise-pile-1-hint = Wie viele „{ $card }“ und wie viele Karten sind nach der ersten noch da?
exercise-pile-1-solution = { $wanted } von { $pile }, dann { $fewer } von { $rest }. Multipliziert ist das { $answer }.

exercise-pile-2 = { $wanted } der { $pile } Karten eines frischen Sammelstapels bringen Holz. Du ziehst zwei. Wie wahrscheinlich ist es, dass mindestens eine davon Holz bringt?
exercise-pile-2-hint = Das Gegenteil ist leichter: Keine von beiden bringt Holz.
exercise-pile-2-solution = Keine: { $others } von { $pile }, dann { $less } von { $rest }, das ist { $none }. Mindestens eine: 1 − { $none } = { $answer }.

exercise-pile-3 = Ein frischer Stapel hat { $pile } Karten, { $wanted } davon sind „{ $card }“. Die erste Karte wird verdeckt zur Seite gelegt, und niemand sieht sie an. Wie wahrscheinlich ist es, dass die zweite „{ $card }“ ist?
exercise-pile-3-hint = Breite den gemischten Stapel auf dem Tisch aus. Ist irgendein Platz darin für „{ $card }“ besser als ein anderer?
exercise-pile-3-solution = Genauso wahrscheinlich wie bei der ersten: { $answer }. Eine Karte, die niemand gesehen hat, verrät dir nichts. Sie ist so gut wie jeder andere Platz im Stapel.

misreading-put-back = Das sieht so aus, als würde die erste Karte vor der zweiten zurückgelegt. Sie ist aber nicht mehr im Stapel.
misreading-only-the-pile-shrinks = Du hast eine Karte vom Stapel abgezogen, aber nicht von den gesuchten. Die erste Karte war eine davon.
misreading-added-not-multiplied = Da hast du wohl addiert. Beides muss passieren, eins nach dem anderen: multiplizieren.
misreading-exactly-one = Das ist die Chance für genau eine. Zwei sind auch recht.
misreading-first-card-only = Das ist die Chance für eine Karte. Eine zweite hilft.
misreading-as-if-one-were-gone = Das wäre richtig, wenn du gesehen hättest, dass die erste eine davon war. Niemand hat hingesehen.
misreading-as-if-another-were-gone = Das wäre richtig, wenn du gesehen hättest, dass die erste eine andere Karte war. Niemand hat hingesehen.

## Large numbers

exercise-numbers-1 = Eine Simulation mit { $few } Würfen hat ein Intervall von einer bestimmten Breite. Du würfelst stattdessen { $many }-mal. Etwa wievielmal schmaler wird das Intervall?
exercise-numbers-1-hint = Die Breite schrumpft wie eins durch die Quadratwurzel aus der Zahl der Würfe.
exercise-numbers-1-solution = { $times }-mal so viele Würfe, und die Quadratwurzel aus { $times } ist { $answer }. Jede weitere Stelle kostet hundertmal so viele Würfe.

exercise-numbers-2 = Alma hat { $where } { $streak } Kämpfe hintereinander gegen Kolos verloren. Jetzt kämpfen sie dort wieder. Wie wahrscheinlich ist es, dass sie diesmal gewinnt?
exercise-numbers-2-hint = Wissen die Würfel, wie die letzten Kämpfe ausgegangen sind?
exercise-numbers-2-solution = So wahrscheinlich wie immer: { $answer }. Würfel haben kein Gedächtnis. Der Anteil nähert sich der Chance, weil die alten Kämpfe in der Masse untergehen, nicht weil etwas gutgemacht wird.

exercise-numbers-3 = Aus 1000 Würfen bekommst du ein 95-%-Intervall für Almas Chance: 55 % bis 61 %. Welcher Satz sagt, was „95 %“ bedeutet?
exercise-numbers-3-hint = Ihre Chance ist eine einzige Zahl, und die bewegt sich nicht. Was bewegt sich, wenn du noch einmal 1000-mal würfelst?
exercise-numbers-3-solution = { $answer }. Die Zahl steht still; was der Zufall bewegt, sind die Intervalle.
exercise-numbers-3-method = Von vielen Intervallen, die so gemacht sind, enthalten etwa 95 % die wahre Chance
exercise-numbers-3-this = Die Chance, dass ihre wahre Chance zwischen 55 % und 61 % liegt, ist 95 %
exercise-numbers-3-rolls = 95 % der Würfe lagen zwischen 55 % und 61 %
exercise-numbers-3-sure = Die wahre Chance liegt sicher zwischen 55 % und 61 %, weil es so viele Würfe waren

misreading-as-many-times-as-rolls = Das sieht so aus, als würde die Breite so schnell schrumpfen, wie die Würfe mehr werden. Sie schrumpft nur wie deren Quadratwurzel.
misreading-as-a-part-of-the-old = So breit ist das neue, als Teil des alten. Dreh es um: Wievielmal schmaler ist das?
misreading-as-wide-as-before = Das sieht so aus, als würden mehr Würfe nichts ändern. Sie helfen, nur langsam.
misreading-won-or-lost-is-even = Sie gewinnt oder verliert, aber das ist nicht gleich wahrscheinlich: Jemandem gehört auch noch der Gleichstand (Regel combat.tie.weight).
misreading-it-is-her-turn = Das sieht so aus, als wäre ein Sieg fällig. Die Würfel wissen nicht, dass sie verloren hat.
misreading-the-streak-goes-on = Das sieht so aus, als ginge die Serie von Kolos weiter. Die Würfel wissen nicht, dass er gewonnen hat.
misreading-all-of-it-again = So wahrscheinlich war die ganze Geschichte, bevor sie begann. Die verlorenen Kämpfe sind aber schon passiert.
misreading-chance-of-a-fixed-number = Verlockend, und oft gesagt. Aber ihre wahre Chance ist eine feste Zahl: Sie liegt in diesem Intervall oder nicht, und daran ist nichts mehr Zufall. Die 95 % gehören zu der Art, wie Intervalle gemacht werden.
misreading-share-of-the-rolls = Ein einzelner Wurf ist gewonnen oder verloren; er hat keinen Prozentwert. Im Intervall geht es um die Chance, nicht um einzelne Würfe.
misreading-interval-is-a-promise = Keine Zahl von Würfen macht es sicher. Eins von zwanzig Intervallen geht daneben, und niemand sieht, welches.

## Stopping

exercise-stopping-1 = Ein Würfel bringt dir so viele Krom, wie er zeigt. Für { $price } Krom darfst du ihn noch einmal werfen, und dann zählt die neue Zahl. Ab welcher Zahl behältst du, was du hast?
exercise-stopping-1-hint = Was ist noch ein Wurf im Durchschnitt wert, wenn er bezahlt ist?
exercise-stopping-1-solution = Noch ein Wurf bringt im Durchschnitt { $mean_about } und kostet { $price }. Behalte alles, was mindestens so viel ist wie der Unterschied: ab { $answer }.

exercise-stopping-2 = In einem frischen Sammelstapel sind, mit dem Wert jeder Karte in Krom: { $kinds }. Was ist seine erste Karte im Durchschnitt wert?
exercise-stopping-2-kind = { $copies } × { $card } ({ $worth })
exercise-stopping-2-hint = Zähl den Wert aller { $cards } Karten zusammen, jede so oft, wie sie da ist, auch die leeren. Teile dann.
exercise-stopping-2-solution = Die { $cards } Karten sind zusammen { $added } Krom wert; { $empty } davon bringen nichts. Im Durchschnitt ist das { $answer }.

exercise-stopping-3 = Auf dem Berg zeigen deine Würfel { $dice }. Du kannst einen Neuwurf bezahlen, für { $price } Krom. Welche Würfel behältst du?
exercise-stopping-3-hint = Zwei Pläne liegen nahe: drei Gleiche oder mehr aus dem Paar, oder die Straße. Wie viele Augenzahlen machen diese Straße voll?
exercise-stopping-3-solution = Behalte { $answer }: Das ist im Durchschnitt { $best_about } Krom wert, nach Abzug des Preises. Vier in einer Reihe zu behalten ist nur { $row_about } wert: Sie liegen am Rand, und nur eine einzige Augenzahl macht sie voll.

misreading-forgot-the-price = Das sieht so aus, als wäre der neue Wurf umsonst. Zieh ab, was er kostet.
misreading-only-the-best-is-enough = Das sieht so aus, als wäre nur die höchste Zahl gut genug. Im Durchschnitt bringt ein neuer Wurf weniger als ein guter.
misreading-never-roll-again = Das sieht so aus, als würdest du alles behalten. Nach einer 1 ist ein neuer Wurf seinen Preis wert.
misreading-each-kind-once = Da hast du wohl jede Art von Karte einmal gezählt. Manche gibt es mehrfach.
misreading-without-the-empty-ones = Da hast du wohl die Karten weggelassen, die nichts bringen. Auch sie werden gezogen.
misreading-kept-the-row = Du hast vier in einer Reihe behalten. 2 3 4 5 würden zwei Augenzahlen vollmachen, diese aber nur eine, denn kein Würfel zeigt eine 7.
misreading-stopped-with-the-pair = Du hast aufgehört. Das Paar bringt gleich etwas, aber ein Neuwurf bringt im Durchschnitt mehr, als er kostet.
misreading-rolled-everything-again = Du hast alles neu geworfen. Manche dieser Würfel sind besser als ein durchschnittlicher Wurf.

## Chains

exercise-markov-1 = In jeder Runde werden alle Zielkarten des Kromosaurus gemischt, und eine wird gezogen. Wie wahrscheinlich ist es, dass er in der nächsten Runde und auch in der danach { $where } ist?
exercise-markov-1-hint = Hängt die zweite Karte von der ersten ab?
exercise-markov-1-solution = { $once } für jede Runde, und die zweite Karte weiß nichts von der ersten. Zusammen: { $answer }.

exercise-markov-2 = Du triffst den Kromosaurus allein, ohne Karten. Er zählt { $plus } zu seinem Würfel. Wie wahrscheinlich ist es, dass dieser eine Kampf ihn Leben kostet?
exercise-markov-2-hint = Dein Würfel muss höher sein als sein Würfel und { $plus } zusammen. Mit welchen deiner Zahlen ist das möglich?
exercise-markov-2-solution = Mit 1 bis 6 auf deinem Würfel schlägst du { $by_face } Zahlen seines Würfels. Das sind { $good } von { $ways } Ergebnissen: { $answer }.

exercise-markov-3 = Du hast noch 1 Leben, der Kromosaurus auch. Ihr kämpft, und wenn niemand verletzt wird, wieder und wieder, bis jemand fällt. Wie wahrscheinlich ist es, dass der Kromosaurus fällt?
exercise-markov-3-hint = Ein Kampf, der niemanden verletzt, führt dorthin zurück, wo ihr wart. Lass solche Kämpfe weg: Welcher Anteil gehört dir von denen, die entscheiden?
exercise-markov-3-solution = Ein Kampf verletzt ihn mit einer Chance von { $hit } und niemanden mit einer Chance von { $nothing }. Er entscheidet also mit einer Chance von { $deciding }. Dein Anteil: { $hit } ÷ { $deciding } = { $answer }.

misreading-one-turn-only = Das ist die Chance für eine Runde. Er muss in beiden dort sein.
misreading-added-two-turns = Da hast du wohl die beiden Runden addiert. Er muss in der ersten und in der zweiten dort sein: multiplizieren.
misreading-must-move-on = Das sieht so aus, als müsste er weiterziehen. Das müssen nur die anderen; der Kromosaurus darf bleiben (Regel kromosaurus.cards).
misreading-forgot-what-it-adds = Das sieht so aus, als würden beide Würfel gleich zählen. Der Kromosaurus zählt immer { $plus } dazu (Regel kromosaurus.plus).
misreading-equal-hurts-too = Das sieht so aus, als würden ihn gleiche Summen Leben kosten. Verloren geht der Abstand, und der ist null.
misreading-two-ends-are-even = Es gibt zwei Enden, aber sie sind nicht gleich wahrscheinlich: Jemand von euch hat die besseren Summen.
misreading-draws-count-as-lost = Das sieht so aus, als wäre ein Kampf verloren, der niemanden verletzt. Er heißt nur, dass ihr noch einmal kämpft.
