### Exercises on the Savannah, the Mountain, Bonus cards and Evolutions, the glacial map, the Kromosaurus, a whole game.

## The Savannah

exercise-savannah-1 = Ein Beutetier verlangt { $dice } Würfel und hat den Wert { $value }. Du kaufst keinen Würfel dazu. Wie wahrscheinlich fängst du es?
exercise-savannah-1-hint = { $dice } Würfel können auf { $ways } Arten fallen. Zähl die, die { $value } ergeben, dann die, die mehr ergeben, bis zur höchsten Summe, die es gibt.
exercise-savannah-1-solution = Jede Summe ab { $value } genügt (Regel savannah.success). Zähl für jede die Arten und addiere sie. Von allen { $ways } Arten ist das { $answer }.

# $small_dice, $small_value, $small_plain_percent, $small_more_percent and so on
exercise-savannah-2 = Du kannst dir für eines von drei Beutetieren einen Würfel mehr leisten. Bei welchem hebt er deine Chance am meisten?
exercise-savannah-2-small = beim kleinen: { $small_dice } Würfel, Wert { $small_value }
exercise-savannah-2-middle = beim mittleren: { $middle_dice } Würfel, Wert { $middle_value }
exercise-savannah-2-large = beim großen: { $large_dice } Würfel, Wert { $large_value }
exercise-savannah-2-hint = Für jedes Beutetier brauchst du zwei Chancen: ohne den Würfel und mit ihm. Es zählt der Abstand dazwischen.
exercise-savannah-2-solution = { $answer }. Der Würfel hebt deine Chance von { $small_plain_percent } auf { $small_more_percent } beim kleinen, von { $middle_plain_percent } auf { $middle_more_percent } beim mittleren, von { $large_plain_percent } auf { $large_more_percent } beim großen. Wo du fast sicher bist oder fast verloren, ist weniger zu gewinnen.

exercise-savannah-3 = Ein Beutetier verlangt { $dice ->
    [one] einen Würfel
   *[other] { $dice } Würfel
} und hat den Wert { $value }. Es bringt { $bones } Knochen, die in der Höhle { $reward } Krom kosten würden. Wie viele Krom ist dir ein gekaufter Würfel hier im Durchschnitt wert?
exercise-savannah-3-hint = Ohne den Würfel fängst du es mit einer Chance von { $plain }, mit ihm { $more }. Der Würfel wird nur durch den Unterschied bezahlt.
exercise-savannah-3-solution = Die Chance steigt von { $plain } auf { $more }. Dieser Unterschied mal { $reward } Krom sind { $answer } Krom. Der Würfel kostet { $price }, also vergleiche beides, bevor du kaufst.

## The Mountain

exercise-mountain-1 = Du behältst { $kept } und wirfst den letzten Würfel einmal. Wie wahrscheinlich ist { $full }?
exercise-mountain-1-hint = Sieh dir die Seiten des letzten Würfels eine nach der anderen an. Welche der { $sides } machen drei von der einen und zwei von der anderen Zahl?
exercise-mountain-1-solution = Jede der beiden Zahlen, die du behalten hast, ergibt { $full }: { $answer }.

exercise-mountain-2 = Dein erster Wurf ist { $dice }, und du hast Krom für alle { $rerolls } Neuwürfe. Welche Würfel behältst du? Du willst im Durchschnitt so viel wie möglich gewinnen, die Krom abgezogen. Alle fünf zu behalten heißt aufhören.
exercise-mountain-2-hint = In diesem Wurf stecken zwei Pläne. Wie viele Würfel fehlen jedem davon zu etwas, das viel bringt?
exercise-mountain-2-solution = Behalte { $answer }: Das ist im Durchschnitt { $best_about } Krom wert. Das Paar zu behalten ist { $pair_about } wert, dieser Fehler kostet also { $lost_about } Krom.

## Bonus cards and Evolutions

exercise-bonus-1 = Alma will „{ $card }“ verwirklichen. Die Karte zeigt keinen Ort. Ihr fehlt noch eines ({ $good }), und sie hat { $price } Krom. An welchem Ort kann sie sicher sein, die Karte noch in dieser Aktionsphase zu verwirklichen?
exercise-bonus-1-cave = in der Höhle
exercise-bonus-1-forest = im Wald
exercise-bonus-1-savannah = in der Savanne
exercise-bonus-1-mountain = auf dem Berg
exercise-bonus-1-anywhere = überall, ihr Krom genügt
exercise-bonus-1-hint = Karten und Würfel bringen ihr vielleicht, was sie braucht, vielleicht auch nicht. Welcher Ort verkauft?
exercise-bonus-1-solution = { $answer }: Dort kauft sie für { $price } Krom, was fehlt, und verwirklicht die Evolution in derselben Phase (Regeln cave.services und evolutions.cost).

exercise-bonus-2 = Alma spielt „{ $card }“. Kolos antwortet mit „{ $counter }“. Alma hat auch „{ $counter }“ und spielt die Karte sofort. Was passiert?
exercise-bonus-2-happens = Alma bekommt ihr Krom doch noch
exercise-bonus-2-nothing = Alma bekommt nichts, und alle drei Karten sind weg
exercise-bonus-2-refused = Das darf Alma nicht: Einen Konter kann man nicht kontern
exercise-bonus-2-hint = Eine Konterkarte ist eine Bonuskarte, die gerade jemand anderes gespielt hat. Wogegen hilft eine Konterkarte?
exercise-bonus-2-solution = { $answer }. { $again ->
    [refused] So legt es dieser Tisch aus
   *[allowed] Die zuletzt gespielte Karte wirkt zuerst. Wir lesen es so, weil eine Konterkarte eine Bonuskarte ist
}; von einem gekonterten Konter sprechen die Regelhefte nicht (Regel bonus.counter.again).

exercise-bonus-3 = Alma ({ $alma }) und Kolos ({ $kolos }) kämpfen { $where }. Alma spielt eine Karte, mit der sie einen Würfel mehr werfen und dazuzählen darf. Niemand spielt noch eine Karte. Wie wahrscheinlich gewinnt sie jetzt?
exercise-bonus-3-hint = Welche Augenzahlen bringen sie über { $kolos }? Welche bringt sie gleichauf, und wer gewinnt { $where } bei Gleichstand?
exercise-bonus-3-solution = Zähl jede Augenzahl zu { $alma } und vergleiche mit { $kolos }. Vergiss nicht die, mit der sie gleichauf sind: Da entscheidet das Gewicht, { $where } für { $helped }. Sie gewinnt mit einer Chance von { $answer }.

## The glacial map

exercise-glacial-1 = Der Eiszeitplan. Karok kommt mit { $life } Leben in die Höhle und rastet. Wie viel Leben hat er dann?
exercise-glacial-1-hint = Zwei Dinge passieren dort: eines, wenn seine Aktionsphase beginnt, und eines, weil er rastet.
exercise-glacial-1-solution = Die Wärme gibt { $warmth }, die Rast { $rest }: Er hat { $answer } (Regeln glacial.warmth und cave.rest).

exercise-glacial-2 = Der Eiszeitplan. Alma beginnt mit { $life } Leben und kommt { $turns } Runden lang nicht in die Höhle. Sie trifft niemanden und findet nichts, was heilt. Wie viel Leben hat sie nach { $turns } Runden?
exercise-glacial-2-hint = Verfolge ihr Leben Runde für Runde. Was tut die Kälte, wenn nur noch ein Leben da ist?
exercise-glacial-2-solution = Die Kälte nimmt jede Runde { $cold }, aber nie das letzte Leben (Regel glacial.last_life). Sie hat { $answer }.

exercise-glacial-3 = Der Eiszeitplan. Alma hat { $life } Leben und trifft { $where } Kolos. Niemand hat eine Karte. Wie wahrscheinlich ist es, dass Alma in dieser Runde betäubt wird?
exercise-glacial-3-hint = Was kommt zuerst, der Kampf oder die Kälte? Und kann die Kälte jemanden betäuben?
exercise-glacial-3-solution = Der Kampf kommt zuerst, und die Kälte kann nicht betäuben. Sie muss also im Kampf selbst mindestens { $life } Leben verlieren: { $answer }.

## The Kromosaurus

exercise-kromosaurus-1 = In den nächsten { $turns } Runden geht Alma an diese Orte: { $route }. In jeder Runde wird für den Kromosaurus eine seiner { $cards } Karten gezogen, { $cycle ->
    [yes] und sie kommt zurück, wenn alle gezogen sind
   *[no] und in der nächsten Runde sind alle wieder dabei
}. Wie wahrscheinlich ist es, dass sie ihn mindestens einmal trifft?
exercise-kromosaurus-1-hint = Das Gegenteil ist leichter: Wie wahrscheinlich ist es, dass sie ihn jedes Mal verpasst?
exercise-kromosaurus-1-solution = { $cycle ->
    [yes] Schreib alle Reihenfolgen auf, in denen seine Karten kommen können, und streich die, in denen sie ihn jedes Mal verpasst. Der Anteil, der bleibt:
   *[no] Sie verpasst ihn in jeder Runde mit einer Chance von { $missed }, { $turns }-mal hintereinander. Zieh das von 1 ab:
} { $answer }. Wie seine Karten zurückkommen, lesen wir aus den Regelheften heraus (Regel kromosaurus.cards).

exercise-kromosaurus-2 = Du hast noch ein Leben, der Kromosaurus auch. Ihr kämpft mit bloßen Händen, bis jemand fällt. Wie wahrscheinlich besiegst du ihn?
exercise-kromosaurus-2-hint = Ein Kampf kann dreierlei Ende haben: Du gewinnst, er gewinnt, niemand verliert etwas. Was ändert das dritte?
exercise-kromosaurus-2-solution = Du liegst mit einer Chance von { $won } vorn und mit einer Chance von { $equal } gleichauf. Kämpfe mit gleichen Summen wiederholt man einfach, also lass sie weg: { $won } / (1 − { $equal }) = { $answer }.

# $most, $beast, $with_life_percent and so on
exercise-kromosaurus-3 = Der Kromosaurus hat { $beast } Leben und kämpft gegen dich, bis jemand fällt. Wer hat die beste Chance gegen ihn?
exercise-kromosaurus-3-life = jemand mit { $most } Leben und bloßen Händen
exercise-kromosaurus-3-plus = jemand mit { $most } Leben und einem Punkt mehr in jedem Kampf
exercise-kromosaurus-3-die = jemand mit einem einzigen Leben und einem Würfel mehr in jedem Kampf
exercise-kromosaurus-3-hint = Dreh an den Reglern: erst am Leben, dann an den Würfeln. Welcher bewegt die Kurve?
exercise-kromosaurus-3-solution = { $answer }. Ein einziges Leben und ein Würfel mehr: { $with_die_percent }. Volles Leben und bloße Hände: { $with_life_percent }. Volles Leben und ein Punkt mehr: { $with_plus_percent }. Leben bringt dir nur mehr Kämpfe. Was du zu deinem Würfel dazuzählst, entscheidet, wie sie ausgehen.

## A whole game

exercise-play-1 = Zwei spielen, { $goal } Punkte gewinnen. Alma verwirklicht eine Evolution und hat { $goal } Punkte. Kolos hatte in dieser Runde noch keine Aktionsphase. Wann endet die Partie?
exercise-play-1-at_once = sofort, Kolos handelt nicht mehr
exercise-play-1-end_of_turn = wenn diese Runde vorbei ist, Kolos handelt also noch
exercise-play-1-next_turn = nach noch einer Runde für alle
exercise-play-1-hint = Das Ziel ist, zuerst da zu sein.
exercise-play-1-solution = { $answer }. Es gewinnt nur, wer zuerst da ist (Regel ending.goal).

exercise-play-2 = Es ist die Bewegungsphase. Alma hat gewählt, wohin sie geht, Kolos noch nicht. Was weiß Kolos über Alma?
exercise-play-2-krom = wie viel Krom sie hat
exercise-play-2-resources = welche Rohstoffe sie hat
exercise-play-2-hand = wie viele Bonuskarten sie hat
exercise-play-2-cards = welche Bonuskarten sie hat
exercise-play-2-destination = wohin sie geht
exercise-play-2-hint = Manches liegt vor ihr, manches hat sie auf der Hand, und eines liegt verdeckt da.
exercise-play-2-solution = { $answer }. Die Hand hält man verdeckt, und welcher Ort gewählt ist, bleibt geheim, bis alle gewählt haben (Regeln bonus.hidden und movement.secret). Ob Krom und Rohstoffe offen liegen, sagen die Regelhefte nicht; an diesem Tisch liegen sie { $goods ->
    [hidden] nicht offen
   *[public] offen
} (Regel table.open).

## misreading-NAME: what it looks like, and what the rule says

misreading-must-beat-the-value = Das sieht so aus, als müsste die Summe höher sein als der Wert. Genau der Wert genügt (Regel savannah.success).
misreading-exactly-the-value = Da hast du wohl nur die Summe gezählt, die genau der Wert ist. Alles darüber genügt auch (Regel savannah.success).
misreading-hardest-gains-most = Das sieht so aus, als müsste das schwerste Beutetier am meisten gewinnen. Es gewinnt etwas, aber auch mit dem Würfel entkommt es meist.
misreading-surest-gains-most = Da hast du wohl das Beutetier genommen, das du am sichersten fängst. Dort kann der Würfel kaum noch etwas verbessern.
misreading-paid-for-what-you-had = Da hast du wohl die Chance mit dem Würfel mal die Belohnung genommen. Einen Teil dieser Chance hattest du, ohne zu zahlen.
misreading-whole-reward = Da hast du wohl die ganze Belohnung genommen. Der Würfel macht dich nicht sicher, und auch ohne ihn hattest du eine Chance.
misreading-price-for-worth = Da hast du wohl den Preis genannt. Was etwas kostet und was es dir wert ist, sind zwei Dinge: Der Unterschied ist dein Gewinn.
misreading-only-one-face-helps = Da hast du wohl nur eine Augenzahl gezählt. Drei von der einen und zwei von der anderen: Beide Zahlen, die du behalten hast, passen (Regel mountain.result.full).
misreading-as-if-two-dice = Das sieht so aus, als hättest du zwei Würfel in der Luft. Es ist ein Würfel mit zwei guten Seiten.
misreading-all-dice-again = Das sieht so aus, als würdest du alle Würfel neu werfen. Die, die du behältst, bleiben liegen (Regel mountain.keep).
misreading-a-pair-in-the-hand = Das sieht so aus, als wäre ein Paar mehr wert als eine Chance. Vier deiner Würfel fehlt nur einer zur Straße, und mit so vielen Versuchen ist sie mehr wert.
misreading-content-with-a-pair = Da hast du wohl aufgehört. Ein Paar bringt wenig, die ersten Neuwürfe sind billig, und nur ein Würfel fehlt zur Straße.
misreading-krom-pays-evolutions = Das sieht so aus, als könnte Krom einen Rohstoff ersetzen. Eine Evolution bezahlt man mit den Rohstoffen, die sie zeigt, mit sonst nichts (Regel evolutions.no_krom).
misreading-home-of-the-resource = Da hast du wohl an den Ort gedacht, von dem dieser Rohstoff kommt. Dort findet sie ihn vielleicht, vielleicht auch nicht: Sie wollte sicher sein.
misreading-first-counter-stands = Das sieht so aus, als würde der erste Konter gelten, egal was danach kommt. Eine gekonterte Karte hat keine Wirkung, und ein Konter ist eine Karte (Regel bonus.counter).
misreading-counter-is-final = Das sieht so aus, als wäre ein Konter endgültig. Das sagen die Regelhefte nicht. Eine Konterkarte ist eine Bonuskarte, also lesen wir: Man kann sie kontern wie jede andere (Regel bonus.counter.again).
misreading-heavier-wins-here-too = Das sieht so aus, als ginge der Gleichstand an die andere Seite. Das Gewicht entscheidet, { $where } für { $helped } (Regel combat.tie.weight).
misreading-new-die-instead = Das sieht so aus, als würde der neue Würfel den alten ersetzen. Er kommt zu dem dazu, was sie hat (Regel bonus.effect.dice).
misreading-no-warmth = Da hast du wohl nur die Rast gezählt. Zuerst wärmt ihn die Höhle (Regel glacial.warmth).
misreading-cold-in-the-cave = Das sieht so aus, als wäre es in der Höhle kalt. Die Kälte beißt an den drei anderen Orten; hier ist es warm (Regel glacial.warmth).
misreading-cold-takes-the-last-life = Das sieht so aus, als würde die Kälte auch das letzte Leben nehmen. Das verschont sie (Regel glacial.last_life).
misreading-cold-stuns = Das sieht so aus, als würde die Kälte sie betäuben und sie dann mit vollem Leben aufwachen. Die Kälte nimmt nie das letzte Leben, also betäubt sie niemanden (Regel glacial.last_life).
misreading-cold-before-combat = Das sieht so aus, als hätte die Kälte sie vor dem Kampf geschwächt oder danach erledigt. Sie kommt, wenn ihre Aktionsphase beginnt, und sie verschont das letzte Leben (Regeln glacial.cold und glacial.last_life).
misreading-losing-is-enough = Das sieht so aus, als wäre man schon nach einem verlorenen Kampf betäubt. Betäubt ist nur, wer kein Leben mehr hat (Regel stunned.start).
misreading-chances-added = Da hast du wohl die Chancen addiert. Dann wäre es nach ein paar Runden mehr als sicher. Multipliziere stattdessen die Chancen, ihn zu verpassen.
misreading-every-time = Das sieht so aus, als müsste sie ihn jedes einzelne Mal treffen. Einmal genügt.
misreading-it-visits-the-cave = Das sieht so aus, als könnte er an alle vier Orte gehen. Für die Höhle hat er keine Karte (Regel kromosaurus.movement).
misreading-one-fight-only = Das sieht so aus, als gäbe es nur einen Kampf. Nach gleichen Summen steht ihr beide noch da und kämpft wieder.
misreading-a-tie-fells-it = Das sieht so aus, als würden gleiche Summen ihn besiegen. Bei gleichen Summen verliert niemand Leben, egal wer nach Gewicht gewinnt (Regel combat.damage).
misreading-without-its-plus = Das sieht so aus, als wärt ihr beide gleich stark. Er zählt immer etwas zu seinem Würfel dazu (Regel kromosaurus.plus).
misreading-life-above-all = Das sieht so aus, als würde das Leben entscheiden. Mit viel Leben darfst du öfter verlieren, und gegen ihn tust du das auch.
misreading-safe-and-small = Das sieht so aus, als würde ein wenig in jedem Kampf, mit viel Leben, am weitesten reichen. Ein ganzer Würfel bringt viel mehr als ein Punkt.
misreading-turn-is-finished = Das sieht so aus, als würde die Runde zu Ende gespielt. Wer die Punkte hat, hat gewonnen, auch mitten in einer Runde (Regel ending.goal).
misreading-one-more-round = Das sieht so aus, als hätten alle noch eine Runde. Eine letzte Runde gibt es nicht (Regel ending.goal).
misreading-goods-are-secret = Das sieht so aus, als wären Krom und Rohstoffe geheim. Das sagen die Regelhefte nicht, und an diesem Tisch liegen sie offen, sodass alle zählen können (Regel table.open).
misreading-open-hands = Das sieht so aus, als würde man mit offenen Karten spielen. Bonuskarten hält man verdeckt (Regel bonus.hidden).
misreading-an-uncounted-hand = Das sieht so aus, als könnte man eine verdeckte Hand nicht zählen. Welche Karten es sind, ist geheim; wie viele, kann man an diesem Tisch sehen (Regel table.open).
