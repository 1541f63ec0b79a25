# title-ID: what each rule is about, in a few words. Dots of the id are hyphens here.

## Setup

title-setup-table = Karten und Marker am Anfang
title-setup-cards = Karten, die am Anfang offen liegen
title-setup-characters = Einen Charakter wählen
title-setup-characters-choice = Wer welchen Charakter bekommt
title-setup-players = Womit alle beginnen
title-setup-number = Wie viele mitspielen
title-setup-scenario = Mitten in einer Partie beginnen

## The turn

title-turn-phases = Die Teile einer Runde
title-turn-places = Die Reihenfolge der Orte
title-turn-action_phase = Eine Person nach der anderen
title-turn-phase_order = Die Reihenfolge in deiner Phase

## Movement

title-movement-secret = Wählen, wohin man geht
title-movement-reveal = Zeigen, wohin alle gehen
title-movement-must_move = Du musst weiterziehen
title-movement-cards = Zielkarten kommen zurück

## Combat

title-combat-start = Wann gekämpft wird
title-combat-roll = Die Würfel im Kampf
title-combat-dice = Mehr Kämpfende als Würfel
title-combat-winner = Wer gewinnt, und die Reihenfolge danach
title-combat-total = Wofür Kampfkarten zählen
title-combat-tie-weight = Bei Gleichstand entscheidet das Gewicht
title-combat-tie-roll_off = Gleiche Gewichte
title-combat-damage = Wie viel Leben man verliert

## Life

title-life-loss = Leben verlieren
title-life-least = Leben unter null
title-life-most = Wie viel Leben man haben kann

## Stunned

title-stunned-start = Wann man betäubt ist
title-stunned-no_action = Betäubte tun nichts
title-stunned-figure = Die Figur von Betäubten
title-stunned-robbery = Betäubte ausrauben
title-stunned-robbery-each = Mehrere ausrauben
title-stunned-robbery-time = Wann geraubt wird
title-stunned-recovery = Aufwachen
title-stunned-after_acting = Betäubt nach der eigenen Phase
title-stunned-no_combat = Betäubt vor dem Kampf
title-stunned-counter = Konterkarten von Betäubten

## The places

title-place-optional = Die Ortsaktion auslassen
title-place-once = Eine Ortsaktion in einer Phase
title-cave-where = Wo man rastet und kauft
title-cave-rest = Rasten
title-cave-services = Die Preise der Höhle
title-cave-one_of_two = Rasten oder kaufen, nicht beides
title-forest-where = Wo man sammelt
title-forest-first_card = Die erste Sammelkarte
title-forest-more_cards = Der Preis weiterer Sammelkarten
title-forest-most = Wie viele Karten bei einem Besuch
title-forest-reward = Was eine Sammelkarte bringt
title-forest-shuffle = Den Ablagestapel einmischen
title-forest-shuffle-draw = Wer mischt, muss ziehen
title-forest-runs_out = Der Sammelstapel ist leer
title-forest-discard = Den Ablagestapel ansehen
title-savannah-where = Wo man jagt
title-savannah-prey = Ein Beutetier wählen
title-savannah-extra_dice = Würfel für die Jagd kaufen
title-savannah-dice_price = Der Preis der Würfel für die Jagd
title-savannah-success = Das Beutetier fangen
title-savannah-reward = Was ein Beutetier bringt
title-savannah-replace = Ein neues Beutetier wird aufgedeckt
title-savannah-failure = Das Beutetier entkommt
title-savannah-one_hunt = Eine Jagd in einer Phase
title-savannah-runs_out = Der Jagdstapel ist leer
title-mountain-where = Wo man klettert
title-mountain-roll = Der erste Wurf beim Aufstieg
title-mountain-reroll = Der Preis fürs Neuwürfeln
title-mountain-keep = Würfel behalten
title-mountain-keep-later = Behaltene Würfel später neu werfen
title-mountain-no_interruption = Karten mitten im Aufstieg
title-mountain-best = Welche Kombination bezahlt wird
title-mountain-reward = Was die Kombinationen zahlen
title-mountain-result-nothing = Keine Kombination
title-mountain-result-pair = Ein Paar
title-mountain-result-two_pairs = Zwei Paare
title-mountain-result-three = Drei Gleiche
title-mountain-result-straight = Eine Straße
title-mountain-result-full = Ein Full House
title-mountain-result-four = Vier Gleiche
title-mountain-result-five = Fünf Gleiche

## Evolutions

title-evolutions-realise = Eine Evolution verwirklichen
title-evolutions-shown = Welche Evolutionen zur Wahl stehen
title-evolutions-cost = Was eine Evolution kostet
title-evolutions-no_krom = Krom bezahlt keine Evolutionen
title-evolutions-place = Evolutionen, die einen Ort brauchen
title-evolutions-replace = Eine neue Evolution wird aufgedeckt
title-evolutions-number = Mehrere Evolutionen in einer Phase
title-evolutions-kept = Verwirklichte Evolutionen liegen offen
title-evolutions-safe = Evolutionen kann niemand wegnehmen

## Bonus cards

title-bonus-hidden = Bonuskarten sind geheim
title-bonus-play = Was Bonuskarten tun
title-bonus-discard = Gespielte Bonuskarten werden abgelegt
title-bonus-action = Wann man Bonuskarten spielt
title-bonus-hand = Wie viele Bonuskarten man haben darf
title-bonus-number = Mehrere Bonuskarten in einer Phase
title-bonus-combat = Kampfkarten
title-bonus-combat-order = Wer zuerst über Kampfkarten entscheidet
title-bonus-counter = Konterkarten
title-bonus-counter-place = Von einem anderen Ort aus kontern
title-bonus-counter-again = Einen Konter kontern
title-bonus-counter-order = Wer zuerst kontern darf
title-bonus-place = Bonuskarten mit einem Ort
title-bonus-place-combat = Kampfkarten mit einem Ort
title-bonus-target = Gegen wen man eine Karte spielt
title-bonus-target_short = Wenn jemand zu wenig hat
title-bonus-resource_choice = Welchen Rohstoff eine Karte nimmt
title-bonus-runs_out = Der Bonusstapel ist leer
title-bonus-effect-dice = Karten für mehr Würfel
title-bonus-effect-plus = Karten, die zur Summe zählen
title-bonus-effect-counter = Was eine Konterkarte tut
title-bonus-effect-gain = Karten, die dir etwas geben
title-bonus-effect-lose = Karten, durch die andere etwas verlieren
title-bonus-effect-lose-stun = Von einer Karte betäubt
title-bonus-effect-steal = Karten, die stehlen
title-bonus-effect-convert = Karten, die umwandeln
title-bonus-effect-convert-countered = Der Preis einer gekonterten Karte
title-bonus-effect-swap = Karten zum Tauschen

## The end

title-ending-goal = Worum es im Spiel geht
title-ending-target = Wer die Partie gewinnt
title-ending-longer = Eine längere Partie
title-ending-evolutions_gone = Keine Evolution ist mehr da

## The glacial map

title-glacial-map = Der Eiszeitplan
title-glacial-cold = Die Kälte
title-glacial-last_life = Die Kälte kann nicht betäuben
title-glacial-warmth = Die Wärme der Höhle

## The Kromosaurus

title-kromosaurus-optional = Mit oder ohne Kromosaurus
title-kromosaurus-either_side = Der Kromosaurus auf dem Eiszeitplan
title-kromosaurus-setup = Der Kromosaurus am Anfang
title-kromosaurus-movement = Wohin der Kromosaurus geht
title-kromosaurus-cards = Die Karten des Kromosaurus
title-kromosaurus-combat = Kampf gegen den Kromosaurus
title-kromosaurus-plus = Der Würfel des Kromosaurus
title-kromosaurus-wins = Der Kromosaurus gewinnt
title-kromosaurus-tie = Gleichstand mit dem Kromosaurus
title-kromosaurus-trophy = Den Kromosaurus besiegen
title-kromosaurus-trophy-winner = Wer die Trophäe bekommt
title-kromosaurus-trophy-wins = Mit der Trophäe gewinnen
title-kromosaurus-trophy-lost = Die Trophäe verlieren
title-kromosaurus-bonus = Bonuskarten und der Kromosaurus

## The supply and the table

title-supply-tokens = Wenn die Marker ausgehen
title-table-open = Was offen liegt
title-table-no_trade = Kein Tauschhandel
