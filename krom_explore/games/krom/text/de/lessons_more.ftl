### Lessons on cards, the glacial map and the Kromosaurus. How they are written: see lessons_table.ftl.

## Bonus cards and Evolutions

lesson-bonus-two_ideas-title = Eine Idee bringt die nächste
lesson-bonus-two_ideas = Hol in dieser Phase zwei Punkte. Nur eine Evolution, die du bezahlen kannst, liegt offen. Aber wenn du sie nimmst, wird eine neue aufgedeckt.
lesson-bonus-two_ideas-hint-1 = Verwirkliche zuerst diese und sieh, was kommt.
lesson-bonus-two_ideas-hint-2 = Verwirkliche dann auch die neue.
lesson-bonus-two_ideas-done = In einer Phase darfst du so viele verwirklichen, wie du bezahlen kannst, auch eine, die gerade erst aufgedeckt wurde.
lesson-bonus-two_ideas-failed = Du bist nicht auf zwei Punkte gekommen.

lesson-bonus-spoil-title = Du bist vorher dran
lesson-bonus-spoil = { $Karok } ist auf dem Berg und wird mit „{ $hammer }“ die Partie gewinnen. Du handelst vorher. Verhindere es.
lesson-bonus-spoil-hint-1 = Was kostet „{ $hammer }“? Genau das ist auf dem Berg da, und eines, das dafür nicht nötig ist.
lesson-bonus-spoil-hint-2 = Durch „{ $termites }“ geht ein Rohstoff verloren, und du sagst, welcher.
lesson-bonus-spoil-done = Dein Ort ist früher dran. Ohne diesen Rohstoff war „{ $hammer }“ nicht zu bezahlen.
lesson-bonus-spoil-failed-won = { $Karok } hatte alles, was „{ $hammer }“ kostet, und hat damit gewonnen.
lesson-bonus-spoil-failed = Deine Züge sind aufgebraucht.

lesson-bonus-knock_out-title = Heute kein Kampf
lesson-bonus-knock_out = { $Karok } und { $Kolos } warten im Wald, und { $Karok } wird 2 gegen 6 würfeln. Du handelst vorher, in der Höhle. Sorg dafür, dass sie nicht kämpfen.
lesson-bonus-knock_out-hint-1 = Für einen Kampf müssen zwei stehen. Wie viel Leben hat { $Karok } noch, und was nimmt deine Karte?
lesson-bonus-knock_out-done = Eine Karte, die das letzte Leben nimmt, betäubt. Wer betäubt ist, bleibt am Ort, kämpft nicht und kann danach nicht ausgeraubt werden.
lesson-bonus-knock_out-failed = Sie haben gekämpft. Deine Karte hätte vorher kommen müssen.
lesson-bonus-knock_out-failed-fought = Sie haben gekämpft. Deine Karte hätte vorher kommen müssen.

lesson-bonus-counter-title = Das lass mal schön
lesson-bonus-counter = { $Karok } handelt vor dir und spielt „{ $hole_in_the_pocket }“ gegen dich. Du hast „{ $no_you_dont }“. Behalte dein Krom.
lesson-bonus-counter-hint-1 = Eine Konterkarte spielst du in dem Moment, in dem jemand anderes eine Bonuskarte spielt.
lesson-bonus-counter-hint-2 = Kontere.
lesson-bonus-counter-done = Eine gekonterte Karte kommt auf den Ablagestapel und tut nichts. Kontern kannst du von jedem Ort aus.
lesson-bonus-counter-failed = Du hast gepasst, und das Krom ist weg.

lesson-bonus-save-title = Heb es auf
lesson-bonus-save = Mit „{ $flute }“ gewinnst du die Partie, sobald du handelst. Aber { $Karok } handelt vorher, mit zwei Karten auf der Hand, und du hast eine Konterkarte. Gewinne in dieser Runde.
lesson-bonus-save-hint-1 = Die erste Karte ist vielleicht harmlos. Welche Karte könnte dir noch schaden?
lesson-bonus-save-hint-2 = Lass durch, was nur anderen hilft. Kontere, was dir etwas nimmt.
lesson-bonus-save-done = Gegen dich durften beliebig viele Karten kommen, und du hattest nur eine Konterkarte. Du hast sie für die aufgehoben, auf die es ankam.
lesson-bonus-save-failed-lost = { $Karok } hat deinen Knochen genommen, und „{ $flute }“ ist nicht mehr zu bezahlen.
lesson-bonus-save-failed = Du hast in dieser Phase nicht gewonnen.

lesson-bonus-counter_back-title = Kontere den Konter
lesson-bonus-counter_back = Sorg mit „{ $termites }“ dafür, dass { $Karok } den Stein verliert. { $Karok } hat eine Konterkarte. Du auch.
lesson-bonus-counter_back-hint-1 = Auch eine Konterkarte ist eine Bonuskarte.
lesson-bonus-counter_back-done = Einen Konter kann man kontern, und die zuletzt gespielte Karte wirkt zuerst. So hat deine erste Karte doch gewirkt.
lesson-bonus-counter_back-failed-cancelled = Der Konter blieb stehen, also hat „{ $termites }“ nichts getan.
lesson-bonus-counter_back-failed = { $Karok } hat den Stein noch.

lesson-bonus-swap-title = Ein Tausch, der nicht fair ist
lesson-bonus-swap = „{ $organised_nap }“ braucht von jedem Rohstoff einen. Du hast Holz und „{ $unfair_trade }“. Verwirkliche „{ $organised_nap }“ in dieser Phase.
lesson-bonus-swap-hint-1 = Du gibst einen Rohstoff und bekommst zwei. Wer hat genau die zwei, die dir fehlen?
lesson-bonus-swap-done = Die Karte gab dir beide fehlenden Rohstoffe für einen, den du doppelt hattest.
lesson-bonus-swap-failed-wrong = Dieser Tausch brachte nicht beides, was dir fehlt. Sieh nach, was die anderen haben.
lesson-bonus-swap-failed = „{ $organised_nap }“ liegt noch auf dem Tisch.

lesson-bonus-ambush-title = Eine Karte für einen Ort
lesson-bonus-ambush = Du wirst 2 würfeln, und wen du triffst, 6. { $Kolos } geht in den Wald, { $Karok } in die Savanne. Du hast „{ $ambush }“. Gewinne einen Kampf.
lesson-bonus-ambush-hint-1 = Deine Karte zeigt den Ort, an dem sie wirkt.
lesson-bonus-ambush-done = Eine Kampfkarte mit dem Zeichen eines Ortes braucht beides: den Kampf und den Ort.
lesson-bonus-ambush-failed-lost = Hier kann man „{ $ambush }“ nicht spielen, oder du hast es nicht getan, und die Würfel waren gegen dich.
lesson-bonus-ambush-failed-alone = Du bist hier allein, also gibt es keinen Kampf zu gewinnen.
lesson-bonus-ambush-failed = Der Kampf ist verloren.

lesson-bonus-chain-title = Gewinne in dieser Runde
lesson-bonus-chain = Mit „{ $tree_hut }“ gewinnst du die Partie. Du hast ein Holz, kein Krom und drei Karten. Finde die Reihenfolge, in der sie alles bezahlen.
lesson-bonus-chain-hint-1 = Du brauchst zwei Holz und einen Stein. „{ $night_barter }“ macht aus Krom einen Stein. Woher könnte das Krom kommen, und was könntest du dafür hergeben?
lesson-bonus-chain-done = Drei Karten, jede bezahlt die nächste: mehr Holz als nötig, ein Holz für Krom, Krom für einen Stein.
lesson-bonus-chain-failed = Du hast in dieser Phase nicht gewonnen. Rechne rückwärts von dem, was „{ $tree_hut }“ kostet.

## The glacial map

lesson-glacial-warmth-title = Komm herein ins Warme
lesson-glacial-warmth = Auf dem Eiszeitplan nimmt die Kälte Leben, wo immer deine Aktionsphase beginnt, außer in der Höhle. Hab zu Beginn deiner Phase mehr Leben als jetzt.
lesson-glacial-warmth-hint-1 = Du hast wenig Leben. Wo ist es warm?
lesson-glacial-warmth-hint-2 = Geh in die Höhle.
lesson-glacial-warmth-done = Beginnt deine Aktionsphase in der Höhle, gibt dir ihre Wärme { $warmth } Leben, zusätzlich zu Rast oder Einkauf.
lesson-glacial-warmth-failed = Die Kälte hat dir zu Beginn deiner Phase Leben genommen.

lesson-glacial-last_life-title = Die Kälte bringt niemanden um
lesson-glacial-last_life = Du hast ein Leben. „{ $tree_hut }“ kann man nur im Wald verwirklichen, und dort ist es kalt. Trau dich hin und verwirkliche die Karte.
lesson-glacial-last_life-hint-1 = Was tut die Kälte, wenn du nur noch ein Leben hast?
lesson-glacial-last_life-hint-2 = Geh in den Wald. { $Kolos } muss ihn verlassen.
lesson-glacial-last_life-done = Die Kälte nimmt dir nie das letzte Leben. Betäuben kann sie dich also nicht. Das können nur Kämpfe und Karten.
lesson-glacial-last_life-failed-elsewhere = Hier war es sicher, aber „{ $tree_hut }“ kann man nur im Wald verwirklichen.
lesson-glacial-last_life-failed = „{ $tree_hut }“ liegt noch auf dem Tisch.

lesson-glacial-fight_first-title = Erst der Kampf
lesson-glacial-fight_first = Du hast zwei Leben. Du wirst 3 würfeln, { $Kolos } 5, und nach dem Kampf kommt die Kälte. Steh noch, wenn deine Phase beginnt.
lesson-glacial-fight_first-hint-1 = Die Kälte verschont dein letztes Leben. Der Kampf nicht. Was würde dich hier ein Gleichstand kosten?
lesson-glacial-fight_first-done = Der Kampf kommt vor der Kälte. Im Wald gehört der Gleichstand dir und kostet nichts, und die Kälte kann dich nicht betäuben.
lesson-glacial-fight_first-failed = Der Kampf hat dir beide Leben genommen. Du liegst betäubt da und hast keine Aktionsphase.

lesson-glacial-two_turns-title = Erst aufwärmen
lesson-glacial-two_turns = Du willst innerhalb von zwei Runden in der Savanne jagen und zu Beginn dieser Phase mindestens vier Leben haben. Du hast zwei.
lesson-glacial-two_turns-hint-1 = Zwei Runden sind zwei Züge. Wo könntest du die erste verbringen, und was tust du dort?
lesson-glacial-two_turns-done = Erst Wärme und Rast, danach die Kälte: Eine Runde in der Höhle bezahlt die nächsten.
lesson-glacial-two_turns-failed-weak = Du bist in der Savanne und hast zu wenig Leben. Die Kälte hat sich ihren Teil geholt.
lesson-glacial-two_turns-failed-late = Zwei Runden sind vorbei.
lesson-glacial-two_turns-failed = Deine Züge sind aufgebraucht.

lesson-glacial-not_by_cold-title = Verlass dich nicht auf die Kälte
lesson-glacial-not_by_cold = { $Karok } wird auf dem Berg „{ $hammer }“ verwirklichen und gewinnen, und hat vier Leben. Du handelst vorher, mit zwei Karten auf der Hand. Verhindere es.
lesson-glacial-not_by_cold-hint-1 = Könnten „{ $dodgy_berries }“ und die Kälte zusammen betäuben? Denk an das letzte Leben.
lesson-glacial-not_by_cold-done = Das letzte Leben hätte die Kälte verschont. Wegzunehmen, was nötig war, war der sichere Weg.
lesson-glacial-not_by_cold-failed-won = Die Kälte nimmt nie das letzte Leben. { $Karok } stand noch, hat „{ $hammer }“ verwirklicht und gewonnen.
lesson-glacial-not_by_cold-failed = Deine Züge sind aufgebraucht.

## The Kromosaurus

lesson-kromosaurus-hide-title = Wo er nie hinkommt
lesson-kromosaurus-hide = Du bist verletzt, und der Kromosaurus streift umher. Wohin er geht, wird ausgelost, nachdem du losgezogen bist. Geh dorthin, wo er nie sein kann.
lesson-kromosaurus-hide-hint-1 = Für einen der Orte hat er keine Karte.
lesson-kromosaurus-hide-hint-2 = Geh in die Höhle. { $Kolos } muss sie verlassen.
lesson-kromosaurus-hide-done = Überall sonst kann er auftauchen, aber nie kommt er { $never_to }.
lesson-kromosaurus-hide-failed-met = Er kam dorthin, wo du bist, und er zählt { $beast_plus } zu seinem Würfel.
lesson-kromosaurus-hide-failed-lucky = Diesmal ging er anderswohin. Aber er hätte auch hierher kommen können.
lesson-kromosaurus-hide-failed = Das war kein Ort, an den er nie kommt.

lesson-kromosaurus-tie-title = Fünf Tonnen verlieren den Gleichstand
lesson-kromosaurus-tie = Du wirst 3 würfeln, der Kromosaurus 4, und er zählt immer { $beast_plus } dazu. Gewinne diesen Kampf im Wald und behalte eine deiner Karten.
lesson-kromosaurus-tie-hint-1 = Er ist schwerer als alle. Wer gewinnt im Wald bei Gleichstand?
lesson-kromosaurus-tie-hint-2 = Mit der stärkeren Karte sind die Summen gleich.
lesson-kromosaurus-tie-done = Er kämpft wie alle anderen, und bei Gleichstand entscheidet das Gewicht. Im Wald hilft das denen, die leichter sind.
lesson-kromosaurus-tie-failed-lost = Am Ende lag er vorn, und du hast Leben verloren.
lesson-kromosaurus-tie-failed-both = Du hast gewonnen, aber beide Karten gebraucht.
lesson-kromosaurus-tie-failed = Deine Züge sind aufgebraucht, bevor der Kampf entschieden ist.

lesson-kromosaurus-deep-title = Triff ihn hart
lesson-kromosaurus-deep = Du wirst 5 würfeln, der Kromosaurus 2, und er zählt { $beast_plus } dazu. Gewinnen würdest du ohnehin. Sorg dafür, dass er mindestens vier Leben verliert.
lesson-kromosaurus-deep-hint-1 = Er verliert so viel Leben, wie du vorn liegst. Karten, die zu deiner Summe zählen, wirken gegen ihn.
lesson-kromosaurus-deep-hint-2 = In einem Kampf darfst du mehrere Karten spielen.
lesson-kromosaurus-deep-done = Je weiter man vorn liegt, desto mehr verlieren die anderen. Das gilt auch für den Kromosaurus.
lesson-kromosaurus-deep-failed = Du hast gewonnen, lagst aber nicht weit genug vorn.

lesson-kromosaurus-best_of_rest-title = Platz zwei ist zuerst dran
lesson-kromosaurus-best_of_rest = Der Kromosaurus wird 7 haben, { $Kolos } 4 und du 3. Heute hält niemand den Kromosaurus auf. Aber handle vor { $Kolos }.
lesson-kromosaurus-best_of_rest-hint-1 = Der Kromosaurus hat keine Aktionsphase. Also handelt zuerst, wer die nächsthöchste Summe hat.
lesson-kromosaurus-best_of_rest-done = Wenn der Kromosaurus gewinnt, verlieren alle Leben wie immer, er raubt niemanden aus, und wer dann am weitesten vorn liegt, handelt zuerst.
lesson-kromosaurus-best_of_rest-failed = { $Kolos } hatte mehr als du und jagt zuerst.
lesson-kromosaurus-best_of_rest-failed-second = { $Kolos } hatte mehr als du und jagt zuerst.

lesson-kromosaurus-last_life-title = Das letzte Leben
lesson-kromosaurus-last_life = Der Kromosaurus hat noch zwei Leben. Du wirst 4 würfeln, er würfelt 3 und zählt { $beast_plus } dazu. Besiege ihn und behalte „{ $headbutt }“.
lesson-kromosaurus-last_life-hint-1 = Wie weit vorn musst du liegen, und welche Karte reicht dafür?
lesson-kromosaurus-last_life-done = Ohne Leben verlässt er das Spiel, und wer ihn besiegt hat, behält ihn als Trophäe, die Punkte zählt.
lesson-kromosaurus-last_life-failed-spent = Er ist besiegt, aber „{ $headbutt }“ war dafür nicht nötig.
lesson-kromosaurus-last_life-failed-lives = Er lebt noch. Du lagst nicht weit genug vorn.
lesson-kromosaurus-last_life-failed = Deine Züge sind aufgebraucht, bevor der Kampf entschieden ist.

lesson-kromosaurus-snatch-title = Wem die Trophäe gehört
lesson-kromosaurus-snatch = { $Kolos } ist dabei, diesen Kampf zu gewinnen und den Kromosaurus zu besiegen. Du hast eine Karte. Die Trophäe soll dir gehören.
lesson-kromosaurus-snatch-hint-1 = Die Trophäe bekommt, wer den Kampf gewinnt, egal wer das ist.
lesson-kromosaurus-snatch-done = Die Trophäe bekommt, wer den Kampf gewinnt, in dem er fällt, egal wer ihn vorher verletzt hat.
lesson-kromosaurus-snatch-failed = { $Kolos } hat den Kampf gewonnen und damit die Trophäe.

lesson-kromosaurus-take_trophy-title = Man kann sie abnehmen
lesson-kromosaurus-take_trophy = { $Kolos } hat die Trophäe. Du wirst 5 würfeln, die andere Seite 3. Betäube { $Kolos }, und die Trophäe wechselt die Hand.
lesson-kromosaurus-take_trophy-hint-1 = Wie viel Leben ist dort noch übrig? So weit musst du vorn liegen.
lesson-kromosaurus-take_trophy-done = Wer mit der Trophäe in einem Kampf betäubt wird, verliert sie samt ihren Punkten an die Person, die gewonnen hat, zusätzlich zum Raub.
lesson-kromosaurus-take_trophy-failed = Verletzt, aber nicht betäubt: Die Trophäe bleibt, wo sie ist.

lesson-kromosaurus-win-title = Der Schlag zum Sieg
lesson-kromosaurus-win = Ein Punkt fehlt noch, und der Kromosaurus wird gleich fallen. Du würfelst 4, { $Kolos } 6, im Wald. Gewinne die Partie in diesem Kampf.
lesson-kromosaurus-win-hint-1 = Die Trophäe zählt einen Punkt, und zwar sofort. Was ist das Wenigste, das dich hier vor { $Kolos } bringt?
lesson-kromosaurus-win-done = Ein Gleichstand, nach Gewicht gewonnen, eine weggeschnappte Trophäe, und ihr Punkt gewinnt die Partie sofort, mitten in einer Runde.
lesson-kromosaurus-win-failed = { $Kolos } hat den Kampf gewonnen und die Trophäe genommen.
