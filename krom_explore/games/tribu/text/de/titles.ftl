# title-ID: what each rule is about, in a few words. Dots of the id are hyphens here.

## Setup

title-setup-players = Wie viele mitspielen, und das Ziel
title-setup-leaders = Wie du dein Oberhaupt bekommst
title-setup-deal = Karten, die alle bekommen
title-setup-first = Wer anfängt
title-setup-scenario = Mitten in einer Partie beginnen

## The turn

title-turn-one = Was du in deinem Zug tust
title-turn-draw = Eine Karte nehmen
title-turn-discard = Eine Karte ablegen
title-turn-play = In deinem Zug eine Aktion spielen
title-turn-character = Einen Charakter auslegen
title-turn-diorama = Ein Diorama anlegen
title-turn-activate = Eine Karte aktivieren
title-turn-swap = Eine aktive Karte tauschen
title-turn-use = Eine aktive Karte aufdecken
title-turn-hand = Wie viele Karten du auf der Hand hast

## Chains

title-chain-begin = Eine Kette beginnt mit einem Charakter
title-chain-order = Die richtigen Vasen in der richtigen Reihenfolge
title-chain-any = Ein Diorama für jede Vase
title-chain-complete = Wann eine Kette vollständig ist
title-chain-totem = Das Totem schützt eine Kette
title-chain-magical = Wann eine Kette magisch ist
title-chain-doubles = Keine zwei Ketten mit demselben Charakter
title-chain-doubles-leader = Nur eine Kette deines Oberhaupts

## Lonely characters

title-lonely-deadline = Ein einsamer Charakter geht verloren
title-lonely-when = Wann genau er verloren geht
title-lonely-attacked = Allein nach einem Angriff
title-lonely-stolen = Allein nach einem Diebstahl
title-lonely-several = Mehrere Charaktere allein
title-lonely-leader = Dein Oberhaupt geht nie verloren
title-lonely-blocked = Allein und blockiert

## Active cards

title-active-cards = Welche Karten aktiv sein können
title-active-one = Eine aktive Karte neben einer Kette
title-active-where = Wo eine aktive Karte liegen darf
title-active-secret = Wer aktive Karten ansehen darf
title-active-swap = Ein Tausch pro Zug
title-active-any_card = Welche Karte man eintauschen darf
title-active-follow = Was auf einen Tausch folgen darf
title-active-use = Wie man ein aktives Diorama anlegt
title-active-draw = Eine Karte nehmen oder eine aufdecken
title-active-reach = Welche Kette ein aktives Diorama fortsetzen kann
title-active-totem = Ein aktives Totem

## Attack

title-attack-event = Womit du angreifst
title-attack-declare = Wie ein Angriff abläuft
title-attack-target = Wen du angreifen kannst
title-attack-destroys = Wie viele Vasen ein Angriff zerstört
title-attack-totem = Ein Totem hält Angriffe ab
title-attack-empty = Charaktere ohne Vase kann man nicht angreifen
title-attack-short = Weniger Vasen, als ein Angriff zerstört
title-attack-leader = Die Kette eines Oberhaupts angreifen

## Protection

title-protection-active = Sich verteidigen
title-protection-reach = Eine Schutzkarte hilft jeder Kette
title-protection-one = Eine Schutzkarte gegen jeden Angriff
title-protection-optional = Niemand muss sich verteidigen
title-protection-asked = Wer gefragt wird
title-protection-saves = Wie viele Vasen eine Schutzkarte rettet
title-protection-part = Zu wenig Schutz
title-protection-blocked = Blockiert und doch verteidigt

## Actions

title-action-play = Wann man Aktionen spielt
title-action-discard = Eine Aktion ablegen
title-action-draw = Karten ziehen und ebenso viele ablegen
title-action-draw-order = Welche Karten man nach dem Ziehen ablegt
title-action-block = Jemanden blockieren
title-action-skip = Einen Zug aussetzen
title-action-block-chain = Wen man blockieren kann
title-action-block-once = Jemanden zweimal blockieren
title-action-block-answer = Gegen eine Blockade hilft nichts
title-action-block-gone = Wenn eine Blockade früher endet
title-action-steal = Ein Diorama stehlen
title-action-steal-fit = Was gestohlen wird, muss passen
title-action-steal-any = Ein Diorama für jede Vase stehlen
title-action-steal-totem = Ein Totem hält Diebe ab
title-action-steal-defence = Sich gegen einen Diebstahl verteidigen
title-action-steal-spent = Ein verhinderter Diebstahl

## Deck and discard

title-deck-take = Vom Ablagestapel nehmen
title-deck-again = Ablegen, was man gerade genommen hat
title-deck-discard = Oben auf den Ablagestapel
title-deck-under = Unter den Ablagestapel
title-deck-open = Der Ablagestapel verbirgt nichts
title-deck-order = Die Reihenfolge unter dem Ablagestapel
title-deck-rebuild = Wenn der Stapel leer ist
title-deck-when = Wann neu gemischt wird
title-deck-short = Zu wenige Karten zum Ziehen
title-deck-played = Wohin gespielte Aktionen kommen

## The challenge

title-challenge-complete = Einen Wettstreit beenden
title-challenge-at_once = Ein Wettstreit endet sofort
title-challenge-broken = Zerrissene Ketten zählen nicht
title-challenge-exhausted = Wenn die Dioramen ausgehen
title-challenge-tested = Wann das geprüft wird
title-challenge-rounds = Ein Wettstreit, der nicht enden will
title-challenge-next = Der nächste Wettstreit

## Spheres

title-score-table = Deine Sphären zählen
title-score-incomplete = Auch unfertige Ketten zählen
title-score-magic = Was eine magische Kette bringt
title-score-leader = Was die magische Kette deines Oberhaupts bringt
title-score-colours = Welche Farben gleich sein müssen
title-score-closer = Was nicht zählt, wenn du den Wettstreit beendest
title-score-hostile = Feindliche Sphären
title-score-exhausted = Beendet niemand, wird nichts abgezogen
title-score-negative = Weniger als null
title-score-goal = Wie du die Partie gewinnst
title-score-tie = Mehrere mit genug Sphären
