### Lessons on building chains and on lonely characters.
###
### lesson-TRACK-STEP is the goal, in at most 40 words; -title, -hint-1 and on, -done, -failed and -failed-NAME go with it.
### The cards that a step names are variables ($scout), for another box may call them otherwise.

## A chain

lesson-chain-begin-title = Der Anfang
lesson-chain-begin = In einem Zug tust du eines: eine Karte nehmen, dann eine auslegen, aktivieren, spielen oder ablegen. Nimm eine Karte und beginne deine erste Kette.
lesson-chain-begin-hint-1 = Zieh eine Karte. So beginnt jeder Zug, außer du deckst eine aktive Karte auf.
lesson-chain-begin-hint-2 = Eine Kette beginnt mit einem Charakter. Einen hast du auf der Hand.
lesson-chain-begin-hint-3 = Leg „{ $scout }“ aus.
lesson-chain-begin-done = Ein Charakter beginnt eine Kette. Er zeigt, welche Vasen er haben will; sie folgen in späteren Zügen, eine Karte pro Zug.
lesson-chain-begin-failed = Dein Zug ist vorbei, und keine Kette hat begonnen.

lesson-chain-order-title = Die nächste Vase
lesson-chain-order = „{ $rider }“ will die Vasen in einer festen Reihenfolge und hat schon die erste. Leg in diesem Zug die nächste an.
lesson-chain-order-hint-1 = Die Kette „{ $rider }“ zeigt, welche Vase als nächste kommt.
lesson-chain-order-hint-2 = Eine Karte auf deiner Hand zeigt ein Pferd. Seine Farbe ist egal.
lesson-chain-order-hint-3 = Zieh, dann leg „{ $blue_horse }“ an.
lesson-chain-order-done = Vasen legt man in der Reihenfolge, die der Charakter zeigt. Rot oder blau spielt dafür keine Rolle.
lesson-chain-order-failed = Dein Zug ist vorbei, und „{ $rider }“ wartet noch auf die zweite Vase.

lesson-chain-top-title = Was andere wegwerfen
lesson-chain-top = „{ $rider }“ fehlt die letzte Vase, und du hast sie nicht auf der Hand. Mach die Kette trotzdem in diesem Zug vollständig.
lesson-chain-top-hint-1 = Sieh nach, was oben auf dem Ablagestapel liegt.
lesson-chain-top-hint-2 = Nimm diese Karte, statt zu ziehen, und leg sie an.
lesson-chain-top-done = Die oberste Karte vom Ablagestapel darfst du nehmen, wenn sie ein Diorama ist. Mit allen ihren Vasen ist eine Kette vollständig.
lesson-chain-top-failed = Dein Zug ist vorbei, und die Kette ist nicht vollständig.
lesson-chain-top-failed-drew = Du hast vom Stapel gezogen. Wer eine Karte genommen hat, nimmt keine zweite.

lesson-chain-any-title = Passt überall
lesson-chain-any = Zwei Ketten fehlt je eine Vase, und du hast zwei Züge. Mach beide vollständig. „{ $multidiorama }“ steht für jede Vase.
lesson-chain-any-hint-1 = Welche Vase fehlt jeder Kette? Für eine davon hast du genau die richtige Karte.
lesson-chain-any-hint-2 = Heb „{ $multidiorama }“ für die Vase auf, für die du sonst nichts auf der Hand hast.
lesson-chain-any-done = Ein Diorama für jede Vase ist kostbar. Nimm es da, wo keine andere Karte passt.
lesson-chain-any-failed = Zwei Züge sind vorbei, und eine der Ketten ist noch nicht vollständig.
lesson-chain-any-failed-wasted = Eine Kette ist vollständig. Aber dort hätte auch „{ $red_horse }“ gepasst, und diese Karte passt sonst nirgends.

lesson-chain-totem-title = Ein Dach
lesson-chain-totem = Deine beiden Ketten sind vollständig, und du hast ein Totem. Mach eine Kette magisch: geschützt und ganz in einer Farbe.
lesson-chain-totem-hint-1 = Vergleiche die Farben in den beiden Ketten.
lesson-chain-totem-done = Eine Kette mit einem Totem ist geschützt: Niemand kann sie angreifen oder aus ihr stehlen. In nur einer Farbe ist sie auch noch magisch.
lesson-chain-totem-failed = Dein Zug ist vorbei, und keine Kette ist magisch.
lesson-chain-totem-failed-mixed = Die Kette ist jetzt geschützt. Aber sie hat rote und blaue Vasen, also ist sie nicht magisch.

lesson-chain-colour-title = Eine Farbe bis zum Schluss
lesson-chain-colour = „{ $hunter }“ fehlt eine Vase. Mach in zwei Zügen die Kette vollständig, setz ein Totem darauf und mach sie magisch.
lesson-chain-colour-hint-1 = Sphären in Rot und Blau passen zu beiden Farben. Also entscheidet die Vase, die fehlt.
lesson-chain-colour-done = { $magic } Sphären dazu, weil du eine Karte vorausgedacht hast. „{ $multidiorama }“ verdirbt nie eine Farbe.
lesson-chain-colour-failed = Zwei Züge sind vorbei, und die Kette ist nicht magisch.
lesson-chain-colour-failed-mixed = Jetzt liegt Rot neben Blau, und kein Totem kann das magisch machen.

## The lonely character

lesson-lonely-prepared-title = Erst denken, dann beginnen
lesson-lonely-prepared = Ein Charakter ohne Vase geht am Ende deines nächsten Zuges verloren. Beginne eine Kette und leg rechtzeitig ihre erste Vase an.
lesson-lonely-prepared-hint-1 = Du hast zwei Charaktere auf der Hand. Nur für einen davon hast du die erste Vase.
lesson-lonely-prepared-hint-2 = Jeder Charakter zeigt seine Vasen der Reihe nach. Vergleiche die ersten mit deiner Hand.
lesson-lonely-prepared-hint-3 = Leg jetzt „{ $scout }“ aus und in deinem nächsten Zug „{ $red_mask }“ an.
lesson-lonely-prepared-done = Wer die erste Vase schon hat, muss nicht auf sie hoffen.
lesson-lonely-prepared-failed = Zwei Züge sind vorbei, und keine Kette hat eine Vase.
lesson-lonely-prepared-failed-lost = In deinem nächsten Zug kam keine Vase, also ist der Charakter weg.

lesson-lonely-save-title = Das Wichtigste zuerst
lesson-lonely-save = Im letzten Zug hast du eine Kette mit „{ $weaver }“ begonnen. Du hast Vasen für beide Ketten und darfst eine anlegen. Behalte beide Charaktere.
lesson-lonely-save-hint-1 = „{ $rider }“ kann warten. Dort liegt schon eine Vase.
lesson-lonely-save-hint-2 = Leg die erste Vase von „{ $weaver }“ an.
lesson-lonely-save-done = Wer keine Vase hat, kommt zuerst. Die andere Kette ist im nächsten Zug auch noch da.
lesson-lonely-save-failed = „{ $weaver }“ hatte am Ende deines Zuges keine Vase und ist verloren.

lesson-lonely-leader-title = Dein Oberhaupt wartet
lesson-lonely-leader = „{ $rider }“ ist dein Oberhaupt. Weder „{ $rider }“ noch „{ $scout }“ hat eine Vase, und du kannst nur eine Karte anlegen. Behalte beide bis zum Ende deines Zuges.
lesson-lonely-leader-hint-1 = Einer der beiden kann nicht verloren gehen, was auch geschieht.
lesson-lonely-leader-hint-2 = Leg die Maske an: Dein Oberhaupt braucht keine Hilfe.
lesson-lonely-leader-done = Der Charakter deines eigenen Oberhaupts geht nie verloren. Darum bekam der andere die Vase.
lesson-lonely-leader-failed = Du hast da geholfen, wo keine Hilfe nötig war. „{ $scout }“ ist verloren.

lesson-lonely-face_down-title = Etwas auf der Seite
lesson-lonely-face_down = „{ $scout }“ hat keine Vase, und auf deiner Hand passt keine. Aber eine deiner Karten liegt verdeckt. Behalte „{ $scout }“.
lesson-lonely-face_down-hint-1 = Deine eigenen aktiven Karten darfst du ansehen. Ein aktives Diorama darf jede deiner Ketten fortsetzen, wenn du vorher keine Karte nimmst.
lesson-lonely-face_down-done = Statt eine Karte zu nehmen, hast du eine aufgedeckt. Sie lag neben einer anderen Kette, und das ist in Ordnung.
lesson-lonely-face_down-failed = „{ $scout }“ ist verloren, und die Maske liegt noch immer verdeckt.

lesson-lonely-stolen-title = Eine geborgte Vase
lesson-lonely-stolen = „{ $scout }“ hat keine Vase, und du hast keine Maske auf der Hand. Rette „{ $scout }“ in diesem Zug.
lesson-lonely-stolen-hint-1 = Du hast eine Aktion, die die letzte Vase einer Kette nimmt. Wessen letzte Vase will „{ $scout }“ haben?
lesson-lonely-stolen-done = Eine gestohlene Vase wird sofort angelegt und rettet einen Charakter wie jede andere Vase.
lesson-lonely-stolen-failed = Der Zug ist vorbei, „{ $scout }“ hatte keine Vase und ist verloren.
