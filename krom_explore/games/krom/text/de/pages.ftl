### What the pages say.
###
### Titles (page-NAME) and leads (page-NAME-lead) have no variables: links and lists say them too. The paragraphs
### (page-NAME-1 ...) may use the facts of the box (rulebook.facts); those that do name them in a comment.

# The numbers of a chapter
number-start = Alle beginnen mit
number-players = { $n } Personen brauchen
number-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
number-more = { $n } Punkte mehr
number-rest = Eine Rast bringt
number-card = { $n ->
    [1] Die erste Karte
    [2] Die zweite Karte
    [3] Die dritte Karte
   *[other] Karte { $n }
}
number-dice = { $n ->
    [one] Ein Würfel mehr
   *[other] { $n } Würfel mehr
}
number-reroll = { $n ->
    [1] Der erste Neuwurf
    [2] Der zweite Neuwurf
    [3] Der dritte Neuwurf
   *[other] Neuwurf { $n }
}
number-and = { $gives }, dazu { $choice }
number-cold = Leben außerhalb der Höhle
number-warmth = Leben in der Höhle
number-beast-life = Sein Leben
number-beast-plus = Zu seinem Würfel dazu
number-trophy = Als Trophäe
number-free = umsonst

page-game = Krom
page-game-lead = Ein Brettspiel aus der Steinzeit: Der Stamm hat niemanden mehr, der ihn anführt, und wer die besten Ideen hat, nimmt den Platz ein.
# $players
page-game-1 = { $players } Personen wählen geheim, wohin sie gehen, um zu rasten, zu sammeln, zu jagen oder zu klettern, und wer sich dort trifft, kämpft zuerst.
page-game-2 = Was du heimbringst, bezahlt Evolutionen, und wer zuerst genug Evolutionspunkte hat, gewinnt.
home-start = Alle haben geheim einen Ort gewählt. Jetzt wird aufgedeckt.
home-end = So läuft eine Runde. Die nächste beginnt wieder mit einer geheimen Wahl, bis jemand genug Punkte hat.

page-setup = Spielaufbau
page-setup-lead = Alle beginnen am selben Ort, unverletzt und mit ein wenig Startvorrat.
# $start_place, $start, $prey, $evolutions
page-setup-1 = Du beginnst { $start_place } und hast { $start }. Die Stapel sind gemischt; { $prey } Beutetiere und { said-evolutions } liegen offen, und neue kommen, wenn jemand welche nimmt.
page-setup-2 = Jeder Charakter hat ein Gewicht. Es zählt nur für eines: wer bei Gleichstand gewinnt.
# $goals
page-setup-3 = Wer zuerst genug Evolutionspunkte hat, gewinnt sofort. Genug sind { $goals }.
try-setup-new_game = Zu viert
try-setup-two_players = Zu zweit
try-setup-everything = Zu sechst und mit allem
watch-setup = Wie der Tisch gedeckt wird

page-movement = Bewegung
page-movement-lead = Alle wählen geheim einen Ort, dann ziehen alle auf einmal los, und niemand darf bleiben.
page-movement-1 = Wähle nacheinander für alle. Die anderen sehen nur, dass gewählt wurde, bis die letzte Wahl getroffen ist.
page-movement-2 = Der Ort, an dem eine Figur steht, ist für sie gesperrt. Frag „Warum nicht?“, und der Spielplan sagt es dir.
# $order_of_places
page-movement-3 = Dann sind die Orte dran: { $order_of_places }. Wer sich an einem Ort trifft, kämpft, bevor dort jemand handelt.
try-movement-first_turn = Die erste Runde
try-movement-later = Eine spätere Runde, Karok steht auf
try-movement-kromosaurus = Mit dem Kromosaurus
watch-movement = Zwei treffen sich, jemand geht allein

page-combat = Kampf
page-combat-lead = Alle werfen einen Würfel: Der höchste gewinnt und handelt zuerst, und die anderen verlieren so viel Leben, wie sie dahinter liegen.
# $heavier_places, $lighter_places
page-combat-1 = Bei gleicher Summe entscheidet das Gewicht. { said-ties }
page-combat-2 = Hast du kein Leben mehr, bist du betäubt: Du verlierst in dieser Runde deine Aktionsphase, und wer gewonnen hat, darf dich ausrauben.
# $combat_card_order
page-combat-3 = Nach den Würfeln dürfen alle im Kampf Kampfkarten dazulegen.{ $combat_card_order ->
    [lightest_first] {" "}Wer am leichtesten ist, wird zuerst gefragt.
    [seats] {" "}Gefragt wird in der Sitzreihenfolge.
    [sealed] {" "}Alle wählen geheim und zeigen ihre Karten zusammen.
   *[worst_first] {" "}Wer am schlechtesten liegt, wird zuerst gefragt.
}
page-combat-4 = Setz die Würfel auf 6, 3 und 2, dann siehst du das Beispiel aus dem Regelheft. Nimm dann „Zwei mit Gleichstand“, setz gleiche Würfel, wechsle den Ort und sieh, wie der Gleichstand anders ausgeht.
try-combat-rulebook = Das Beispiel aus dem Regelheft
try-combat-tie = Zwei mit Gleichstand
try-combat-cards = Mit Kampfkarten
watch-combat = Derselbe Gleichstand im Wald und in der Savanne

page-cave = Die Höhle
page-cave-lead = Rasten oder kaufen: eins von beiden.
# $rest
page-cave-1 = Eine Rast bringt { $rest }. Sie kostet nur den Besuch.
# $services
page-cave-2 = { $services ->
    [none] In dieser Schachtel gibt es nichts zu kaufen.
   *[other] Oder du gibst Krom aus: { $services }, so oft du zahlen kannst.
}
# $never_to
page-cave-3 = { $never_to ->
    [none] Kein Ort ist vor dem Kromosaurus sicher, nicht einmal dieser.
   *[other] Der Kromosaurus kommt nie { $never_to }.
}
try-cave-rest_or_services = Rasten oder kaufen
try-cave-full_life = Mit vollem Leben
try-cave-evolution = Kaufen, was fehlt
watch-cave = Was man für Krom bekommt

page-forest = Der Wald
page-forest-lead = Zieh eine Sammelkarte, sieh sie dir an und entscheide, ob du für noch eine zahlst.
# $first_card, $card_prices
page-forest-1 = Die erste Karte { $first_card ->
    [0] ist umsonst
   *[other] kostet { $first_card } Krom
}{ $card_prices ->
    [none] , und es ist die einzige.
   *[other] ; die danach kosten der Reihe nach { $card_prices } Krom.
} Du siehst jede Karte, bevor du entscheidest, ob du noch eine ziehst.
page-forest-2 = Vor der ersten Karte darfst du den Ablagestapel in den Stapel mischen. Das hilft, wenn die guten Karten weg sind.
# $forest_discard
page-forest-3 = { $forest_discard ->
    [face_down] Der Ablagestapel liegt verdeckt und verrät niemandem, was noch im Stapel ist.
   *[face_up] Der Ablagestapel liegt offen, also können alle ausrechnen, was noch im Stapel ist. Unsere Chancen rechnen das ein.
}
try-forest-fresh = Ein frischer Stapel
try-forest-picked_over = Ein abgegraster Stapel
try-forest-poor = Ohne Krom
watch-forest = Vier Karten, jede teurer

page-savannah = Die Savanne
page-savannah-lead = Wähle ein Beutetier, kauf Würfel dazu, wenn du magst, und würfle mindestens seinen Wert.
page-savannah-1 = Auf dem Beutetier steht, wie viele Würfel du wirfst und was ihre Summe erreichen muss. Genau der Wert genügt.
# $extra_dice, $dice_prices
page-savannah-2 = { $dice_prices ->
    [none] Mehr Würfel kann man nicht kaufen.
   *[other] Du kannst kaufen: { $dice_prices }, vor dem Wurf und nie danach.
}
page-savannah-3 = Ein gefangenes Beutetier wird sofort ersetzt. Ein entkommenes bleibt, und du jagst nur einmal.
try-savannah-four_prey = Klein und groß
try-savannah-no_krom = Ohne Krom
watch-savannah = Ein Bär wird gefangen, ein Dodo entkommt

page-mountain = Der Berg
page-mountain-lead = Würfle, zahl, um einige Würfel neu zu werfen, und lass dir die Kombination bezahlen.
# $dice, $rerolls, $reroll_prices, $mountain_dice
page-mountain-1 = Du kletterst mit { $dice } Würfeln. { $rerolls ->
    [0] Einen zweiten Wurf gibt es nicht.
    [one] Für { $reroll_prices } Krom darfst du behalten, was dir gefällt, und die anderen noch einmal werfen.
   *[other] Bis zu { $rerolls }-mal darfst du behalten, was dir gefällt, und die anderen neu werfen, der Reihe nach für { $reroll_prices } Krom.
}{ $mountain_dice ->
    [locked] {" "}Ein behaltener Würfel bleibt, wie er ist.
   *[free] {" "}Einen behaltenen Würfel darfst du später wieder werfen.
}
# $mountain_result
page-mountain-2 = { $mountain_result ->
    [choose] Bezahlt wird nur eine Kombination: irgendeine, die du in deinen Würfeln siehst.
   *[best] Bezahlt wird nur eine Kombination: die, die alle deine Würfel zusammen ergeben.
} Wo sie das eine oder das andere zahlt, wählst du.
page-mountain-3 = Probier es erst allein. Der Rat weiß genau, welche Wahl die beste ist und was jede andere dich kosten würde.
try-mountain-rich = Krom für jeden Neuwurf
try-mountain-one_reroll = Ein Neuwurf
watch-mountain = Ein Aufstieg mit zwei Neuwürfen

page-bonus = Bonuskarten und Evolutionen
page-bonus-lead = Evolutionen gewinnen die Partie; Bonuskarten bringen dich voran oder halten die anderen auf.
# $phase_order
page-bonus-1 = In deiner eigenen Aktionsphase darfst du Evolutionen verwirklichen und Bonuskarten spielen, { $phase_order ->
    [place_first] nach dem, was der Ort bietet.
   *[free] vor oder nach dem, was der Ort bietet.
}
page-bonus-2 = Eine Evolution kostet die Rohstoffe, die sie zeigt. Manche kann man nur an einem Ort verwirklichen.
page-bonus-3 = Eine Kampfkarte spielt man in einem Kampf, nach den Würfeln. Eine Konterkarte spielt man, wenn jemand anderes eine Karte spielt; die hat dann keine Wirkung.
# $counter_counter
page-bonus-4 = { $counter_counter ->
    [refused] Ein Konter ist endgültig.
   *[allowed] Auch eine Konterkarte ist eine Bonuskarte, darum kann man sie kontern.
}
try-bonus-own_phase = Karten in deiner eigenen Phase
try-bonus-counter = Kontern und den Konter kontern
try-bonus-evolutions = Evolutionen verwirklichen
try-bonus-last_points = Die letzten Punkte
watch-bonus = Ein Konter und ein Konter auf den Konter

page-glacial = Der Eiszeitplan
page-glacial-lead = Außerhalb der Höhle nimmt die Kälte Leben, wenn deine Aktionsphase beginnt. Die Höhle gibt etwas zurück.
# $cold, $warmth
page-glacial-1 = Die Kälte nimmt { $cold } Leben, und die Wärme gibt { $warmth }. Beides kommt nach dem Kampf, und die Kälte nimmt nie dein letztes Leben.
page-glacial-2 = Betäubte haben keine Aktionsphase, darum spüren sie weder Kälte noch Wärme.
try-glacial-cold = Drei Orte, drei Leben
try-glacial-fight_first = Erst der Kampf, dann die Kälte
watch-glacial = Erst der Kampf, dann die Kälte

page-kromosaurus = Der Kromosaurus
page-kromosaurus-lead = Er streift umher, wohin der Zufall ihn führt, kämpft mit allen, die er trifft, und wer ihn besiegt, hat eine Trophäe.
# $never_to
page-kromosaurus-1 = Nach dem Losziehen der anderen wird eine seiner Karten gezogen, und er geht dorthin oder bleibt dort.{ $never_to ->
    [none] {""}
   *[other] {" "}Nie kommt er { $never_to }.
}
# $beast_life, $beast_plus
page-kromosaurus-2 = Er hat { $beast_life } Leben, kämpft wie alle anderen und zählt immer { $beast_plus } zu seinem Würfel. Er raubt niemanden aus.
# $trophy
page-kromosaurus-3 = Ohne Leben verlässt er das Spiel. Wer gewonnen hat, nimmt ihn als Trophäe. Sie zählt { $trophy ->
    [one] { $trophy } Punkt
   *[other] { $trophy } Punkte
}, und wer damit in einem Kampf betäubt wird, verliert sie wieder.
try-kromosaurus-one_fight = Ein Kampf
try-kromosaurus-last_life = Sein letztes Leben
try-kromosaurus-trophy = Die Trophäe wechselt die Hand
try-kromosaurus-hunt = Eine Jagd über mehrere Runden
watch-kromosaurus = Er streift umher, er kämpft, er fällt

page-odds-combat = Wer gewinnt einen Kampf?
page-odds-combat-lead = Alle Charaktere und der Kromosaurus, mit Karten und Wunden, genau gezählt.
page-odds-combat-1 = Wechsle den Ort und sieh, wie viel das Gewicht wert ist.
page-odds-hunt = Gelingt die Jagd?
page-odds-hunt-lead = So viele Würfel gegen einen so hohen Wert.
page-odds-hunt-1 = Ein gekaufter Würfel hilft am meisten, wo die Chance mittelgroß ist.
page-odds-forest = Wann soll man den Wald verlassen?
page-odds-forest-lead = Der beste Zeitpunkt, bei einem frischen Stapel mit dem Ziehen aufzuhören.
page-odds-forest-1 = Keine Karte wird zurückgelegt: Was weg ist, kann nicht noch einmal kommen.
page-odds-mountain = Was ist ein Aufstieg wert?
page-odds-mountain-lead = Die Chance für jede Kombination, wenn du so gut wie möglich behältst und neu würfelst.
page-odds-mountain-1 = Mehr Neuwürfe machen es nie schlechter, aber jeder hat seinen Preis.
page-odds-reach = Wie wahrscheinlich ist eine Kombination?
page-odds-reach-lead = Die beste Chance darauf, wenn du sonst nichts willst.
page-odds-reach-1 = In Würfeln kann mehr stecken, als bezahlt wird: In einem Full House stecken drei Gleiche und zwei Paare, in vier Gleichen stecken drei. In einer Straße steckt sonst nichts. Mit dem Häkchen zählt nur die Kombination selbst.
page-odds-duel = Kann man den Kromosaurus besiegen?
page-odds-duel-lead = Eine Person gegen ihn, Kampf um Kampf, bis jemand fällt.
page-odds-duel-1 = Versuch es zuerst mit bloßen Händen. Zähl dann ein wenig zu deiner Summe dazu, nimm dann einen zweiten Würfel, und sieh, wie viel beides ändert: Es summiert sich von Kampf zu Kampf.
page-odds-meeting = Wer trifft wen?
page-odds-meeting-lead = Wohin alle gehen, entscheidet, wer kämpft.
page-odds-meeting-1 = Niemand darf bleiben. „Anderswo“ heißt: Jeder andere Ort ist gleich wahrscheinlich. Schick jemanden an einen bestimmten Ort und sieh, wie sicher das ist.
