# example-ID: what there is to see where a rule is tried that nothing cites (examples.toml). Dots of the id are hyphens here.

example-turn-hand = Ada hatte einen Moment lang sechs Karten. Ihr Zug ist vorbei, und sie hat so viele wie vorher.
example-lonely-when = Ada hatte die Maske, die die Späherin will, und hat sie behalten. Das darf sie. Aber jetzt ist ihr Zug vorbei und die Späherin weg.
example-lonely-several = Beide waren allein. Ada konnte eine Karte anlegen und hat sich für die Späherin entschieden, also ist der Jäger verloren.
example-active-secret = Du siehst diesen Tisch mit Adas Augen: welche Karte neben ihrer eigenen Kette liegt, und von Brunos nur die Rückseite.
example-active-any_card = Der Wolf, den Ada gerade gezogen hat, liegt jetzt verdeckt. Das Pferd, das zurückkam, ist gleich an ihre Kette gekommen.
example-active-follow = Ada hat eine Karte getauscht und spielt im selben Zug trotzdem noch eine Aktion.
example-protection-one = Neben der Schamanin liegt eine zweite Schutzkarte. Sie musste dort bleiben, und eine Vase ging verloren.
example-protection-asked = Brunos Karte ist keine Schutzkarte. Er wird trotzdem gefragt, damit Ada aus der Frage nichts erfährt.
example-action-block-once = Bruno war schon blockiert. Jetzt muss er einen Zug mehr aussetzen.
example-action-block-answer = Bruno hat eine Schutzkarte verdeckt liegen. Niemand hat ihn gefragt, er setzt aus, und Ada ist wieder am Zug.
example-action-block-gone = Der Wettstreit ist vorbei und mit ihm die Blockade: Bruno muss nicht mehr aussetzen.
example-deck-discard = Die Maske liegt oben auf dem Ablagestapel, wo die nächste Person sie nehmen könnte.
example-deck-under = Die Trommel und der Wolf kamen unter den Ablagestapel. Obenauf liegt noch immer die Späherin.
example-deck-open = Der Wolf lag verdeckt neben der Späherin. Er ging mit ihr verloren, und jetzt wissen alle, welche Karte es war.
example-deck-order = Der Ablagestapel war leer. Zuerst kam die Vase, dann der Bison, dann die Schutzkarte; also liegt die Vase obenauf.
example-deck-when = Das war die letzte Karte vom Stapel. Gemischt wird noch nicht: Der Ablagestapel wartet, bis jemand ziehen muss.
example-deck-played = Die drei Karten liegen auf dem Ablagestapel. „Drei ziehen“ liegt für sich, bei den Aktionen, die für diesen Wettstreit aus dem Spiel sind.
example-challenge-at_once = Die gestohlene Statue hat die letzte Kette vollständig gemacht, und der Wettstreit war sofort vorbei. Das Totem bleibt auf Adas Hand.
example-challenge-broken = Die Kette des Jägers war vollständig. Jetzt fehlt eine Vase, und die Kette zählt erst wieder, wenn diese Vase wieder da ist.
example-challenge-tested = Das letzte Diorama wurde angelegt, dann ging die einsame Späherin verloren, und erst dann endete der Wettstreit.
example-score-incomplete = Brunos Späherin hat eine Vase, seine Schamanin keine. Die Sphären aller drei Karten zählen.
example-score-colours = Drei rote Vasen und ein blaues Totem: Die Kette ist geschützt, aber nicht magisch.
example-score-tie = Beide haben genug, und genau gleich viel. Ada hat den Wettstreit beendet, also gewinnt sie.
