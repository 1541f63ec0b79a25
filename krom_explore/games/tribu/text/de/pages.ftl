### What the pages say.
###
### Titles (page-NAME) and leads (page-NAME-lead) have no variables: links and lists say them too. The paragraphs
### (page-NAME-1 ...) may use the facts of the box (rulebook.facts); those that do name them in a comment.

# The numbers of a chapter
number-destroys = zerstört { said-vases }
number-saves = rettet { said-vases }
number-spheres = { said-spheres }
number-goal = Zum Sieg
number-magic = Dazu für eine magische Kette
number-leader = Dazu, wenn sie deinem Oberhaupt gehört
number-players = Bei { $number } Personen endet ein Wettstreit mit
number-chains = { $number ->
    [one] { $number } vollständigen Kette
   *[other] { $number } vollständigen Ketten
}

page-game = Tribù
page-game-lead = Ein Kartenspiel um Ketten: Gib deinen Charakteren die Vasen, die sie haben wollen, und halte Wölfe und Diebe von ihnen fern.
# $players
page-game-1 = { $players } Personen führen je einen Stamm an. Du legst einen Charakter aus, dann eine Vase nach der anderen, und jede Karte bringt Sphären.
# $spheres
page-game-2 = Verdeckte Karten neben einer Kette greifen an oder schützen. Wer am Ende eines Wettstreits zuerst { $spheres } Sphären hat, gewinnt.
home-start = Adas Kette mit dem Reiter hat eine Vase. Ada ist am Zug.
home-end = Eine Karte pro Zug, und ein Blick auf das, was verdeckt liegt. So geht es weiter, bis jemand genug vollständige Ketten hat.

page-chain = Eine Kette
page-chain-lead = Zuerst ein Charakter, dann seine Vasen, in der Reihenfolge, in der er sie haben will.
# $hand
page-chain-1 = Dein Zug: Nimm eine Karte, dann tu eines mit einer deiner Karten. Am Ende hast du wieder { $hand } Karten.
page-chain-2 = Ein Charakter zeigt, welche Vasen er will und in welcher Reihenfolge. Die nächste ist auf dem leeren Platz eingezeichnet. Rot oder blau, beides passt.
# $for_any
page-chain-3 = { $for_any ->
    [none] {""}
   *[other] { $for_any } steht für jede Vase, aber nur einmal in einer Kette.{" "}
}Mit allen ihren Vasen ist eine Kette vollständig. Dann darf ein Totem darauf, wie ein Dach: Niemand kann sie mehr angreifen.
page-chain-4 = Eine geschützte Kette in nur einer Farbe ist magisch und viel mehr wert. Sieh dir die Farbe des Totems an, bevor du es legst.
try-chain-first = Eine erste Kette
try-chain-order = Welche Karte passt?
try-chain-totem = Das richtige Totem
watch-chain = Eine Kette wächst bis zum Ende

page-lonely = Der einsame Charakter
page-lonely-lead = Ein Charakter ohne Vase hat bis zum Ende deines nächsten Zuges Zeit, sonst ist er verloren.
page-lonely-1 = Du legst einen Charakter in einem Zug aus und seine erste Vase im nächsten. Ist die Vase bis dahin nicht da, kommt der Charakter unter den Ablagestapel, mit allem, was verdeckt neben ihm liegt.
page-lonely-2 = Darum ist es klug, die erste Vase schon auf der Hand zu haben, bevor du den Charakter auslegst. Wenn nicht, sagen dir die Chancen, was du wagst.
page-lonely-3 = Der Charakter deines Oberhaupts geht nie verloren, egal wie lange er allein dasteht.
try-lonely-at_hand = Mit und ohne die Vase auf der Hand
try-lonely-last_turn = Der letzte Zug zur Rettung
try-lonely-leader = Das Oberhaupt und ein anderer
watch-lonely = Einer geht verloren, das Oberhaupt wartet

page-attack = Aktivieren und angreifen
page-attack-lead = Leg eine Karte verdeckt neben eine Kette. In einem späteren Zug deckst du sie auf, statt eine Karte zu nehmen.
page-attack-1 = Neben jeder deiner Ketten darf eine Karte verdeckt liegen: ein Diorama, ein Ereignis oder eine Schutzkarte. Sie hinzulegen ist dein ganzer Zug.
# $events
page-attack-2 = Ein aufgedecktes Ereignis greift eine fremde Kette an: { $events }, die letzten zuerst. Eine Kette mit einem Totem ist sicher.
# $active_reach
page-attack-3 = Ein Diorama, das du aufdeckst, setzt { $active_reach ->
    [same_chain] die Kette fort, neben der es liegt
   *[any_chain] eine beliebige deiner Ketten fort
}, und du nimmst in diesem Zug keine Karte.
page-attack-4 = Einmal pro Zug, nachdem du eine Karte genommen hast, darfst du eine verdeckte Karte gegen eine Handkarte tauschen. Dann geht dein Zug weiter.
try-attack-activate = Eine verdeckt legen oder tauschen
try-attack-attack = Ein Wolf und ein Bison
try-attack-own = Eine Vase, die wartet
watch-attack = Ein Bison kommt

page-protection = Schutz
page-protection-lead = Wer angegriffen wird, darf eine Schutzkarte aufdecken, auch wenn jemand anderes am Zug ist.
# $protections
page-protection-1 = Eine Schutzkarte muss verdeckt neben einer deiner Ketten liegen, egal neben welcher: Auf der Hand nützt sie nichts. { $protections }.
page-protection-2 = Alle mit einer verdeckten Karte werden gefragt, egal welche es ist. So erfahren die anderen nicht, was du hast, außer du zeigst es.
page-protection-3 = Was nicht gerettet wird, ist verloren. Das Ereignis und die Schutzkarte kommen unter den Ablagestapel. Einen Diebstahl verhindert jede Schutzkarte.
try-protection-both = Zwei Schutzkarten zur Wahl
try-protection-bluff = Nichts zum Verteidigen
try-protection-theft = Ein Diebstahl
watch-protection = Halb gerettet, und dann ganz

page-actions = Aktionen
page-actions-lead = Nimm eine Karte, dann spiel eine Aktion aus der Hand: mehr ziehen, jemanden blockieren oder stehlen.
# $draws
page-actions-1 = { $draws ->
    [none] In dieser Schachtel zieht keine Aktion Karten.
   *[other] { $draws }, und ebenso viele legt man ab, eine nach der anderen.
}
# $second_block
page-actions-2 = Durch eine Blockade setzt jemand anderes einen Zug aus. Bis dahin liegt sie neben einer Kette dieser Person.{ $second_block ->
    [adds] {" "}Mit einer zweiten sind es zwei Züge.
   *[refused] {" "}Niemand kann zweimal zugleich blockiert sein.
}
page-actions-3 = Bei einem Diebstahl nimmst du die letzte Vase einer fremden Kette und legst sie sofort an eine deiner Ketten. Passt sie nirgends, kannst du sie nicht nehmen.
page-actions-4 = Gespielte Aktionen sind bis zum nächsten Wettstreit aus dem Spiel. Eine, die du nicht spielen willst, kannst du ablegen wie jede Karte.
try-actions-draw = Ziehen und ablegen
try-actions-block = Im richtigen Moment blockieren
try-actions-steal = Was kann man stehlen?
watch-actions = Eine Blockade, dann ein Diebstahl

page-scoring = Sphären und das Ende
page-scoring-lead = Genug vollständige Ketten beenden den Wettstreit. Alle zählen, und wer zu spät dran war, zahlt für das, was noch auf der Hand ist.
# $needed_chains
page-scoring-1 = So viele vollständige Ketten beenden einen Wettstreit: { $needed_chains }. Er endet auch, wenn im Stapel und auf dem Ablagestapel kein Diorama mehr ist.
page-scoring-2 = Alle Sphären, die offen in deinen Ketten liegen, zählen, auch in Ketten, die nicht vollständig sind.
# $magic, $leader_magic
page-scoring-3 = Eine magische Kette bringt { $magic } dazu, die deines Oberhaupts { $leader_magic }.
# $spheres
page-scoring-4 = Wer den Wettstreit beendet hat, vergisst den Rest. Die anderen verlieren so viele Sphären, wie sie auf der Hand und verdeckt haben. Dann kommt der nächste Wettstreit, bis jemand { $spheres } hat.
try-scoring-close = Beenden oder warten?
try-scoring-magic = Welche Kette ist mehr wert?
try-scoring-last = Der letzte Wettstreit
watch-scoring = Ein Wettstreit endet
