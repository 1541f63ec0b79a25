### The tables of the odds cards.

handout-table-combat = Alma kämpft gegen Kolos: wie oft Alma gewinnt, wenn so viel zu Almas Summe dazukommt
handout-table-combat-dice = Alma kämpft im Wald gegen Kolos: wie oft Alma gewinnt, mit mehr Würfeln und mit einem Zuschlag zur Summe
handout-table-hunt = Wie oft so viele Würfel zusammen mindestens den Wert des Beutetiers ergeben
handout-table-reach = Wie oft man eine Kombination erreicht, wenn man nur auf sie aus ist
handout-table-duel = Eine Person mit vollem Leben gegen den Kromosaurus: wie oft sie ihn besiegt

## Questions about one row of an answer

handout-ask-duel = Wie wahrscheinlich ist es, dass { $me } in einem Kampf { $number ->
    [0] kein Leben
   *[other] genau { $number } Leben
} verliert?
handout-ask-hunts = Wie wahrscheinlich ist die Summe { $number }?
handout-ask-winners_die = Wie wahrscheinlich ist es, dass der Siegerwürfel { $row } gezeigt hat?
handout-ask-gathering = Wie wahrscheinlich ist es, dass { $number ->
    [0] keine der gezogenen Karten das Gesuchte bringt
    [one] genau eine der gezogenen Karten das Gesuchte bringt
   *[other] genau { $number } der gezogenen Karten das Gesuchte bringen
}?
handout-ask-stopping = Wie wahrscheinlich ist es, dass bei bestem Spiel { $number ->
    [0] sofort Schluss ist
    [one] nach genau einem Neuwurf Schluss ist
   *[other] nach genau { $number } Neuwürfen Schluss ist
}?
handout-ask-regret = Wie wahrscheinlich ist es, dass ein Aufstieg bei bestem Spiel so endet: { $row }?

## Steps of an activity, where the page speaks of what is on the screen

handout-step-duel-3 = Spiele Kämpfe mit zwei Würfeln, einem für { $me } und einem für { $rival }. Schreib auf, was { $me } verliert.
handout-step-third_die-3 = Wirf erst die Würfel der Jagd und zuletzt den gekauften. Hätte es ohne ihn gereicht?
handout-step-two_rolls-3 = Wirf zwei Würfel, einen für dich und einen für den Kromosaurus, Durchgang für Durchgang.
handout-step-ties-3 = Spiele Kämpfe mit zwei Würfeln, einem für jede Seite.
handout-step-winners_die-3 = Spiele Kämpfe mit zwei Würfeln, einem für { $who } und einem für { $against }. Es zählen nur die, die { $who } gewonnen hat.
handout-step-gathering-3 = Mach für jede Karte einen Zettel und zieh. Jeder Durchgang beginnt mit dem ganzen Stapel.
handout-step-stopping-3 = Zähle die Aufstiege aus, die unten stehen: Sie sind alle aufs Beste gespielt.
handout-step-fair-3 = Würfle und mach einen Strich für die Zahl, die kam. Lass keinen Wurf weg, auch wenn er dir nicht gefällt.
