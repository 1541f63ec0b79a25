### Krom's face: its table, its sheets, its chapters' names.

ui-gives-cave = { $sells ->
    [no] Rasten
   *[yes] Rasten, oder einkaufen, so viel du zahlen kannst
}
ui-gives-cave-for = Rasten, oder für Krom: { $prices }
ui-cave-price = { $goods } ({ $price })
ui-cave-sold = { $good ->
    [wood] { name-wood }
    [stone] { name-stone }
    [bone] { name-bone }
    [bonus] Bonuskarte
   *[life] { good-life }
}
ui-gives-forest = Karten: { $goods }
ui-gives-savannah = Jagd: { $goods }
ui-gives-mountain = Klettern: { $goods }
ui-heavier = Bei Gleichstand gewinnt hier, wer schwerer ist.
ui-lighter = Bei Gleichstand gewinnt hier, wer leichter ist.
ui-show-best-play = Zeigen, wie es bei bestem Spiel endet
ui-before-cards = Bevor jemand eine Kampfkarte spielt.
ui-then-ahead = Dann liegt { $player } vorn.
ui-others-alike = Wenn die anderen jeden der anderen Orte gleich oft wählen.
ui-odds-hidden = Was im Stapel liegt, wissen nicht alle: Seine Chancen lassen sich nicht zählen.
ui-invented = Das hängt von Karten oder Gewichten ab, die wir erfunden haben: Die echten sind nicht öffentlich.
ui-you-are = Du bist
ui-longer = Längere Partie
ui-new-kromosaurus = { page-kromosaurus }: zieht umher und kämpft mit allen, die er trifft
ui-new-glacial = { page-glacial }: Außerhalb der Höhle kostet die Kälte Leben
ui-new-longer = { ui-longer }: mehr Punkte bis zum Sieg
ui-new-who = { $name }, { $weight } kg
ui-combat-form = Wer kämpft?
ui-duel-form = Kampf um Kampf
ui-place = Ort
ui-fights = kämpft
ui-plays = spielt
ui-card = Bonuskarte
ui-no-card = keine Karte
ui-your-life = Dein Leben
ui-extra-dice = Mehr Würfel
ui-plus = Zur Summe dazu
ui-value = Mindestens
ui-rerolls = Neuwürfe
ui-combination = Kombination
ui-exactly = Das und nichts Besseres
ui-anywhere = irgendwo, jeder Ort gleich
ui-phase = Phase
ui-actions = Aktionsphasen
ui-prey = Beute
ui-evolutions = Evolutionen
ui-cards = Karten auf dem Tisch
ui-decks = Ablagestapel
ui-gathering-discard = Ablagestapel Sammeln
ui-hunt-discard = Ablagestapel Jagd
ui-bonus-discard = Ablagestapel Bonus
ui-trophy = Trophäe
ui-editor-help = Karten gibst du mit ihren Namen ein, mit einem Komma dazwischen. Karten, die nirgends liegen, sind in ihren Stapeln.
ui-advice = Rat
ui-advice-ask = Was wäre am besten?
ui-advice-none = Rat gibt es, wenn Würfel zu behalten sind.
ui-advice-worth = { $krom } Krom wert
ui-advice-cost = kostet { $krom } Krom
ui-advice-stop = Hier aufhören
ui-advice-keep = { $dice } behalten
ui-advice-keep-none = Alles neu würfeln
chapter-setup = Spielaufbau
chapter-turn = Die Runde
chapter-movement = Bewegung
chapter-combat = Kampf
chapter-stunned = Betäubt
chapter-place = Orte
chapter-cave = Die Höhle
chapter-forest = Der Wald
chapter-savannah = Die Savanne
chapter-mountain = Der Berg
chapter-evolutions = Evolutionen
chapter-bonus = Bonuskarten
chapter-ending = Das Spielende
chapter-glacial = Der Eiszeitplan
chapter-kromosaurus = Der Kromosaurus
chapter-life = Leben
chapter-supply = Der Vorrat
ui-footer = Krom ist ein Spiel von Kevin Bérenger und Xavier Baud (Borderline Editions). Dieser Erkunder ist nicht von ihnen; seine Karten und Gewichte sind erfunden, wo die echten nicht öffentlich sind.
ui-stunned = betäubt
ui-life = Leben
ui-bonus = Bonuskarten
ui-points = Punkte
ui-acting = ist dran
source-fr = französisches Regelheft, Zeilen { $where } der Abschrift
source-it = italienisches Regelheft, Zeilen { $where } der Abschrift
source-dossier = unsere Notizen, { $where }
ui-review-best = { $dice }: „{ $chosen }“ war die beste Wahl.
ui-review-cost = { $dice }: „{ $chosen }“ kostete im Durchschnitt { $cost } Krom. Die beste Wahl war „{ $best }“.
cli-kromosaurus = mit dem Kromosaurus
cli-glacial = auf dem Eiszeitplan
cli-longer = eine längere Partie: mehr Punkte bis zum Sieg
ui-kromosaurus = Kromosaurus
play-kromosaurus = { ui-kromosaurus } ({ $life } Leben)
play-mat = { $player } ({ $weight } kg): Leben { $life }, { $points } von { $target } Punkten, Krom { $krom }, Holz { $wood }, Stein { $stone }, Knochen { $bone }, Bonuskarten { $cards }{ $stunned ->
    [yes] , betäubt
   *[no] {""}
}{ $trophy ->
    [yes] , mit Trophäe
   *[no] {""}
}
play-prey = Beute: { $cards }
play-evolutions = Evolutionen: { $cards }
part-mats = Mitspielende
part-cards = Karten
part-advice = Rat
play-points = { $player } { $points }
play-score = Runde { $turn } · { $points } · { $target } Punkte gewinnen
play-hand = Deine Hand: { $cards }
