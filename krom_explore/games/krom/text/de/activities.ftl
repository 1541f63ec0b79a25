### Activities for a class: what is predicted, played and talked about. Numbers come from the box and from what the teacher has set.

activity-field-prey = Beute
activity-field-bought = Gekaufte Würfel
activity-field-one = Erste Person
activity-field-other = Zweite Person
activity-field-who = Wer gewonnen hat
activity-field-against = Gegen
activity-field-want = Gesucht
activity-field-draws = Gezogene Karten
activity-field-roller = Wer ihm begegnet
activity-field-lead = Vorsprung des Kromosaurus

## One die and expectation

activity-duel = Ein Duell zu zweit
activity-duel-goal = Finde heraus, was ein Kampf im Durchschnitt kostet, obwohl kein Kampf je genau so viel kostet.
activity-duel-ask = { $me } und { $rival } kämpfen. Wie viel Leben verliert { $me } in einem Kampf, im Durchschnitt über sehr viele Kämpfe?
activity-duel-step-1 = Lies die Regel: Beide werfen einen Würfel. Wer niedriger würfelt, verliert so viel Leben, wie der andere Würfel höher ist.
activity-duel-step-2 = Sag den Durchschnitt vorher. Raten ist erlaubt, und es darf auch ein halbes Leben sein.
activity-duel-step-3 = Spiel deine Kämpfe am Tisch und achte darauf, was { $me } verliert.
activity-duel-step-4 = Vergleiche: deinen Durchschnitt, den der Klasse und den genauen.
activity-duel-discuss = Nichts zu verlieren ist bei Weitem am wahrscheinlichsten. Warum ist der Durchschnitt dann nicht null? Und wie kann er eine Zahl sein, die kein Würfel zeigt?
activity-duel-note = Viele sagen die Mitte der möglichen Verluste vorher. Lass jemanden alle Würfelpaare als Quadrat zeichnen: Die Verluste liegen nur in einer Hälfte davon. Der Mittelwert der Klasse kommt dem Erwartungswert nahe, lange bevor es der einer einzelnen Person tut.
activity-duel-materials = Ein Bildschirm pro Person oder pro Zweiergruppe. Zwei Würfel, falls ihr einige Kämpfe von Hand spielen wollt.
# What a round came to
activity-duel-came = { $number ->
    [0] { $me } verliert kein Leben
   *[other] { $me } verliert { $number } Leben
}
# $n: a number, as the language writes it; $count: the same to count with
activity-duel-number = { $count ->
    [one] { $n } Leben
   *[other] { $n } Leben
}

## Sums and hunts

activity-hunts = Summen auf der Jagd
activity-hunts-goal = Sieh, warum manche Summen öfter kommen als andere.
activity-hunts-ask = { $me } jagt, und die Würfel werden zusammengezählt. Welche Summe kommt am häufigsten?
activity-hunts-step-1 = Sieh dir das Beutetier an: Eine Jagd gelingt, wenn die Würfel zusammen mindestens seinen Wert ergeben.
activity-hunts-step-2 = Wähle die Summe, die du am häufigsten erwartest.
activity-hunts-step-3 = Jage wieder und wieder. Jeder Durchgang ist eine neue Jagd mit neuen Würfeln.
activity-hunts-step-4 = Vergleiche die Form deiner Ergebnisse mit denen der Klasse und mit den genauen.
activity-hunts-discuss = Auf wie viele Arten entsteht jede Summe? Welches Beutetier würdest du mit diesen Würfeln jagen, und welches nur mit einem Würfel mehr?
activity-hunts-note = Einige werden sagen, alle Summen seien gleich wahrscheinlich, weil jeder Würfel fair ist. Frag, auf wie viele Arten die niedrigste Summe kommt und auf wie viele die daneben. Ändere die Zahl der gekauften Würfel und gib den neuen Link aus: Der Hügel wird runder.
activity-hunts-materials = Ein Bildschirm pro Person oder pro Zweiergruppe. Zwei Würfel in verschiedenen Farben, um 2 und 5 von 5 und 2 zu unterscheiden.

## Is one more die worth it?

activity-third_die = Lohnt sich ein Würfel mehr?
activity-third_die-goal = Unterscheide, was ein Würfel bringt und was sowieso gekommen wäre.
activity-third_die-ask = Du kaufst für diese Jagd einen Würfel dazu. Wie oft hättest du das Beutetier sowieso gefangen, wie oft rettet der neue Würfel die Jagd, und wie oft reicht es trotzdem nicht?
activity-third_die-step-1 = Sieh dir das Beutetier an, seinen Wert und den Preis für einen Würfel mehr.
activity-third_die-step-2 = Zeichne drei Balken: nicht nötig, hat geholfen, reicht trotzdem nicht.
activity-third_die-step-3 = Jage mit dem gekauften Würfel. Die App sieht zuerst auf die anderen Würfel und zuletzt auf den gekauften.
activity-third_die-step-4 = Vergleiche und entscheide: Würdest du den Preis bezahlen?
activity-third_die-discuss = Was muss der Fang wert sein, damit sich der Würfel lohnt? Ist es klug, für leichte Beute einen zu kaufen? Und für eine, die fast unerreichbar ist?
activity-third_die-note = Wer nur die gelungenen Jagden zählt, hält zu viel von dem Würfel: Im ersten Balken hat er nichts getan. Nimm auch einmal leichtere und einmal schwerere Beute. Am meisten wert ist ein Würfel da, wo der Erfolg ungewiss ist.
activity-third_die-materials = Ein Bildschirm pro Person oder pro Zweiergruppe.

## Comparing two rolls

activity-two_rolls = Zwei Würfe nebeneinander
activity-two_rolls-goal = Vergleiche zwei Würfel, von denen einer einen Vorsprung hat.
activity-two_rolls-ask = Du und der Kromosaurus werft je einen Würfel, und er zählt seinen Bonus dazu. Wie oft ist dein Ergebnis höher, wie oft sind beide gleich, wie oft ist es niedriger?
activity-two_rolls-step-1 = Finde heraus, was der Kromosaurus zu seinem Würfel zählt.
activity-two_rolls-step-2 = Zeichne drei Balken: höher, gleich, niedriger.
activity-two_rolls-step-3 = Triff den Kromosaurus am Tisch, Durchgang für Durchgang.
activity-two_rolls-step-4 = Vergleiche mit dem Quadrat aller Würfelpaare.
activity-two_rolls-discuss = Mit welchen Augenzahlen kannst du gar nicht gewinnen? Wie groß müsste der Vorsprung sein, damit ihn niemand je schlagen könnte?
activity-two_rolls-note = Eine kleine Zahl, die zu einem Würfel dazukommt, verschiebt das ganze Quadrat um so viele Diagonalen. Viele halten sie für ebenso viele Sechstel. Lass das Quadrat ausmalen, bevor du die Lösung zeigst.
activity-two_rolls-materials = Ein Bildschirm pro Person oder pro Zweiergruppe. Kariertes Papier für die Würfelpaare.

## Ties and weight

activity-ties = Gleichstand und Gewicht
activity-ties-goal = Sieh, wie viel eine Regel für den Gleichstand wert ist und dass sie an einem anderen Ort jemand anderem hilft.
activity-ties-ask = { $one } und { $other } kämpfen. Wie oft gewinnt jede Seite klar, und wie oft entscheidet das Gewicht für die eine oder die andere?
activity-ties-step-1 = Finde heraus, wer schwerer ist und wem ein Gleichstand an diesem Ort hilft.
activity-ties-step-2 = Zeichne vier Balken. Einer davon darf leer sein.
activity-ties-step-3 = Spiel deine Kämpfe am Tisch.
activity-ties-step-4 = Vergleiche. Wem hat es genützt, und wie viel?
activity-ties-discuss = Wo würde die andere Seite gern kämpfen? Ist es fair, dass das Gewicht entscheidet, wenn alle sich den Ort aussuchen dürfen?
activity-ties-note = Gib der einen Hälfte der Klasse diesen Link und der anderen einen mit einem anderen Ort. Die klaren Siege bleiben gleich, die Gleichstände wechseln die Seite.
activity-ties-materials = Ein Bildschirm pro Person oder pro Zweiergruppe.

## Conditional probability

activity-winners_die = Der Siegerwürfel
activity-winners_die-goal = Nutze, was du weißt: Es ändert, wie wahrscheinlich etwas ist.
activity-winners_die-ask = { $who } hat gegen { $against } gewonnen. In wie vielen von 100 solchen Siegen hat { $who } eine Sechs gewürfelt?
activity-winners_die-step-1 = Solange man nichts weiß, kommt eine Sechs in einem von sechs Würfen.
activity-winners_die-step-2 = Jetzt erfährst du, wer gewonnen hat. Sag vorher, wie oft der Siegerwürfel eine Sechs zeigt.
activity-winners_die-step-3 = Spiel Kämpfe. Es zählen nur die, die { $who } gewonnen hat; die anderen spielt die App für dich.
activity-winners_die-step-4 = Vergleiche mit der genauen Antwort und geh ihren Rechenweg durch.
activity-winners_die-discuss = Was ist der Unterschied zwischen „wie oft eine Sechs gewinnt“ und „wie oft der Siegerwürfel eine Sechs zeigt“? Wo wird das sonst noch verwechselt?
activity-winners_die-note = Die beiden Fragen werden ständig verwechselt, vor allem bei medizinischen Tests. Lass die Klasse auch von Hand kämpfen und die verlorenen Kämpfe durchstreichen: Was übrig bleibt, ist das neue Ganze.
activity-winners_die-materials = Ein Bildschirm pro Person oder pro Zweiergruppe. Zwei Würfel für jede Gruppe, die von Hand spielt.

## Without replacement

activity-gathering = Karten, die nicht zurückkommen
activity-gathering-goal = Zähle, wenn jede gezogene Karte ändert, was als Nächstes kommen kann.
activity-gathering-ask = { $me } zieht im Wald { $draws ->
    [one] eine Karte
   *[other] { $draws } Karten
} ohne Zurücklegen. Wie viele davon bringen, was gesucht ist?
activity-gathering-step-1 = Sieh dir die Kartenliste an: Wie viele Karten gibt es, und wie viele bringen, was gesucht ist?
activity-gathering-step-2 = Zeichne einen Balken für jede Zahl von guten Karten.
activity-gathering-step-3 = Zieh am Tisch. Jeder Durchgang beginnt mit dem ganzen Stapel.
activity-gathering-step-4 = Vergleiche und geh den Rechenweg Karte für Karte durch.
activity-gathering-discuss = Was wäre anders, wenn jede Karte vor der nächsten wieder eingemischt würde? Ist nach einer guten ersten Karte die zweite eher auch gut oder eher nicht?
activity-gathering-note = Ein Beutel mit Zetteln zeigt es gut: Eine Gruppe zieht mit Zurücklegen, die andere ohne. Die Mittelwerte stimmen überein, die Streuungen nicht.
activity-gathering-materials = Ein Bildschirm pro Person oder pro Zweiergruppe. Wenn du magst, ein Beutel mit Zetteln.

## Optimal stopping

activity-stopping = Wann hört man am besten auf?
activity-stopping-goal = Lerne, dass Aufhören eine Entscheidung ist, die man vom Ende her ausrechnen kann.
activity-stopping-ask = Jemand klettert auf den Berg und wählt immer das Beste. Nach wie vielen Neuwürfen ist Schluss?
activity-stopping-step-1 = Lies, was Kombinationen bringen und was Neuwürfe kosten.
activity-stopping-step-2 = Zeichne einen Balken für jede Zahl von Neuwürfen.
activity-stopping-step-3 = Sieh zu, wie es am besten geht, Aufstieg für Aufstieg.
activity-stopping-step-4 = Vergleiche. Der Rechenweg beginnt beim letzten Neuwurf und geht von dort zurück.
activity-stopping-discuss = Warum wird nicht jeder Neuwurf genutzt, und warum ist nicht gleich Schluss, wenn etwas Kleines daliegt? Was wäre anders, wenn Neuwürfe nichts kosten würden?
activity-stopping-note = Die Regel dahinter: Wirf neu, solange es im Durchschnitt mehr bringt, als es kostet. Rechnet einen Fall zusammen durch, zum Beispiel drei Gleiche und ein Neuwurf übrig. Lass die Klasse es danach in „Zehn Aufstiege ohne Reue“ selbst versuchen.
activity-stopping-materials = Ein Bildschirm pro Person oder pro Zweiergruppe. Fünf Würfel, um ein paar Aufstiege von Hand zu versuchen.

## Regret

activity-regret = Zehn Aufstiege ohne Reue
activity-regret-goal = Entscheide selbst und sieh dann, was jede Entscheidung wert war.
activity-regret-ask = Du kletterst auf den Berg und wählst, welche Würfel du behältst. Womit wirst du am häufigsten enden?
activity-regret-step-1 = Lies, was Kombinationen bringen und was Neuwürfe kosten.
activity-regret-step-2 = Wähle die Kombination, die du am häufigsten erwartest.
activity-regret-step-3 = Klettere. Behalte nach jedem Wurf, was du magst, oder hör auf.
activity-regret-step-4 = Sieh, was am besten gewesen wäre und was es im Durchschnitt gekostet hat, anders zu wählen.
activity-regret-discuss = Kann eine gute Entscheidung schlecht ausgehen? Welche deiner Entscheidungen sah klug aus und war es nicht?
activity-regret-note = Reue wird gemessen, bevor die Würfel fallen: was die beste Wahl im Durchschnitt wert ist, abzüglich dessen, was die eigene wert war. So wird Glück nicht gelobt. Die genauen Balken zeigen das beste Spiel; die Klasse darf davon abweichen, und darüber lohnt es sich zu reden.
activity-regret-materials = Ein Bildschirm pro Person oder pro Zweiergruppe.

## A Markov chain

activity-dinosaur = Kampf um Kampf mit dem Dinosaurier
activity-dinosaur-goal = Verfolge eine Chance über viele Schritte, bis jemand fällt.
activity-dinosaur-ask = Jemand mit { $life } Leben kämpft gegen einen Kromosaurus mit { $beast } Leben, wieder und wieder, bis jemand fällt. Auch die Person zählt zu jedem Wurf etwas dazu: { $plus }. In wie vielen von 100 solchen Duellen fällt der Kromosaurus zuerst?
activity-dinosaur-step-1 = Sieh dir einen einzigen Kampf an: Wer verliert wie viel, und wie oft passiert nichts?
activity-dinosaur-step-2 = Sag vorher, in wie vielen von 100 Duellen der Kromosaurus besiegt wird.
activity-dinosaur-step-3 = Spiel ganze Duelle, jedes, bis jemand fällt.
activity-dinosaur-step-4 = Vergleiche und sieh, wie jeder Stand der beiden Leben zum nächsten führt.
activity-dinosaur-discuss = Angenommen, ein Kampf wäre für beide Seiten gleich günstig: Würde es dann genügen, die Leben zu teilen, meine durch alle zusammen? Warum stimmt das nicht ganz? Ist es wichtig, wie man zu einem Stand gekommen ist?
activity-dinosaur-note = Was vorher war, ist egal, nur die beiden Leben zählen: Das ist die Idee einer Markow-Kette. Zeichne ein Gitter der Leben an die Tafel und lass die Klasse mit Würfeln darauf wandern.
activity-dinosaur-materials = Ein Bildschirm pro Person oder pro Zweiergruppe. Kariertes Papier für das Gitter der Leben.

## Fair dice

activity-fair = Sind unsere Würfel fair?
activity-fair-goal = Prüfe echte Würfel mit den Würfen der ganzen Klasse und lerne, was ein Test sagen kann.
activity-fair-ask = Du wirfst deinen eigenen Würfel viele Male. Zeichne, wie oft du jede Augenzahl erwartest.
activity-fair-step-1 = Nimm einen echten Würfel. Einen einzigen für die ganze Stunde.
activity-fair-step-2 = Zeichne einen Balken für jede Augenzahl.
activity-fair-step-3 = Würfle und drück auf die Augenzahl, die kam. Lass keinen Wurf weg, auch wenn er dir nicht gefällt.
activity-fair-step-4 = Sieh dir die Ergebnisse der Klasse und den Chi-Quadrat-Test an.
activity-fair-discuss = Deine eigenen Ergebnisse sehen ungleich aus. Heißt das, dass dein Würfel nicht fair ist? Wie ungleich müssten die der ganzen Klasse sein, damit du zweifelst?
activity-fair-note = Ein kleiner p-Wert sagt, dass faire Würfel selten so weit abweichen. Er sagt nicht, dass die Würfel unfair sind, und auch nicht, wie unfair; und ein großer beweist nicht, dass sie fair sind: Bei einem leicht gezinkten Würfel braucht es Tausende Würfe. Sind viele Würfel in einer Summe, versteckt sich ein schlechter unter den guten. Auch mit perfekten Würfeln bekommt eine von zwanzig Klassen einen p-Wert unter 5 %.
activity-fair-materials = Ein echter Würfel pro Person und ein Bildschirm pro Person oder pro Zweiergruppe.

## What has to be known before one predicts or works it out on paper

# A card, and how many of it there are
activity-known-copies = { $card } ({ $copies })
activity-known-pile = Karten im Stapel: { $pile }
activity-known-wanted = Bringen { $want }: { $cards }
activity-known-others = Die anderen: { $cards }
# A combination, and what it is worth
activity-known-worth = { $what } { $worth_about }
activity-known-pays = Was Kombinationen bei bestem Spiel wert sind, in Krom: { $list }

## What the answers say

odds-row-activity-anyway = auch ohne den gekauften Würfel gefangen
odds-row-activity-helped = nur dank des gekauften Würfels
odds-row-activity-missed = reicht trotzdem nicht
odds-row-activity-higher = deines ist höher
odds-row-activity-equal = beide sind gleich
odds-row-activity-lower = deines ist niedriger
odds-row-activity-clear = { $name } gewinnt klar
odds-row-activity-weight = { $name } gewinnt durch Gewicht
odds-row-activity-used = { $used ->
    [0] gleich Schluss
    [one] nach einem Neuwurf
   *[other] nach { $used } Neuwürfen
}
odds-step-activity-difference = Der gekaufte Würfel macht aus Misserfolg Erfolg: { $with_percent } minus { $without_percent }, das sind { $more_percent } aller Jagden.
odds-step-activity-beats = Mit einer { $face } schlägst du { $beaten ->
    [0] keine Augenzahl des anderen Würfels.
    [one] eine Augenzahl des anderen Würfels.
   *[other] { $beaten } Augenzahlen des anderen Würfels.
}
odds-step-activity-beats-sum = Zusammen sind das { $ways } von { $total } Würfelpaaren: { $chance_percent }.
odds-step-activity-level = { $plus ->
    [0] Gleich sind beide, wo die zwei Würfel dasselbe zeigen
   *[other] Gleich sind beide, wo dein Würfel um { $plus } höher ist
}: bei { $ways } von { $total } Würfelpaaren, das sind { $chance_percent }.
activity-title-third-die = { $prey }, mindestens { $value }: { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
} und ein gekaufter für { $price } Krom
activity-third-die-fell = Ohne den gekauften Würfel { $first }, mit ihm { $all }. Nötig waren mindestens { $value }.
# Beside the die that was bought
activity-third-die-bought = Gekauft
activity-third-die-answer = Ohne den gekauften Würfel gelingt die Jagd in { $without_percent } aller Fälle, mit ihm in { $with_percent }. Er ist { $more_percent } eines Fangs wert, für { $price } Krom.
activity-title-two-rolls = Ein Würfel gegen einen Würfel plus { $plus }
activity-two-rolls-answer = Dein Ergebnis ist in { $higher_percent } aller Fälle höher, in { $equal_percent } sind beide gleich, und in { $lower_percent } ist deines niedriger.
activity-stops-fell = Diese Würfel liegen am Ende da.
activity-title-stops = Wie viele Neuwürfe das beste Spiel nutzt
activity-stops-answer = Mit { $rerolls ->
    [one] einem möglichen Neuwurf
   *[other] { $rerolls } möglichen Neuwürfen
} nutzt das beste Spiel im Durchschnitt { $mean_about }. Der Aufstieg ist dann { $value_about } Krom wert.
