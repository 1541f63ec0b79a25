### Lessons on the four places. How they are written: see lessons_table.ftl.

## The Cave

lesson-cave-rest-title = Eine gute Rast
lesson-cave-rest = Du bist verletzt und hast kaum noch Krom. In der Höhle rastest du oder kaufst ein. Hol dir Leben und Krom, beides auf einmal.
lesson-cave-rest-hint-1 = Vergleiche, was eine Rast bringt und was du für Krom bekommst.
lesson-cave-rest-hint-2 = Raste.
lesson-cave-rest-done = Eine Rast bringt { $rest } und kostet nur den Besuch.
lesson-cave-rest-failed-bought = Du hast Krom bezahlt, und wer kauft, kann in derselben Phase nicht rasten.
lesson-cave-rest-failed = Du hast die Höhle ohne Rast verlassen.

lesson-cave-heal-title = Wieder auf den Beinen
lesson-cave-heal = Noch ein Schlag, und du bist betäubt. Du hast ein wenig Krom. Verlass die Höhle mit mindestens sieben Leben.
lesson-cave-heal-hint-1 = Eine Rast reicht diesmal nicht. Rechne aus, was du für dein Krom bekommst.
lesson-cave-heal-hint-2 = Leben gibt es in Blöcken, und du darfst mehr als einen kaufen.
lesson-cave-heal-done = Du darfst so viel kaufen, wie du bezahlen kannst. Was über das Höchste hinausgeht, verfällt.
lesson-cave-heal-failed = Du hast weniger als sieben Leben.
lesson-cave-heal-failed-rested = Eine Rast bringt { $rest }. Das ist nicht genug Leben, und jetzt kannst du keines mehr kaufen.
lesson-cave-heal-failed-bought = Eine Bonuskarte heilt dich nicht, und jetzt reicht das Krom nicht mehr für Leben.

lesson-cave-missing-title = Das fehlende Stück
lesson-cave-missing = „{ $torch }“ liegt offen, und eines fehlt dir dafür. Verwirkliche die Karte in dieser Phase.
lesson-cave-missing-hint-1 = Sieh nach, was die Karte kostet und was du hast.
lesson-cave-missing-hint-2 = Krom bezahlt keine Evolution, aber in der Höhle kaufst du damit, was sie bezahlt.
lesson-cave-missing-done = Krom gehört nie zum Preis einer Evolution, aber die Höhle verkauft Holz, Stein und Knochen.
lesson-cave-missing-failed = „{ $torch }“ liegt noch auf dem Tisch.
lesson-cave-missing-failed-rested = Du hast gerastet, also kannst du in dieser Phase nichts kaufen. Mehr Krom allein hilft nicht.

lesson-cave-card_first-title = Erst die Karte
lesson-cave-card_first = „{ $digging_stick }“ kostet mehr, als du hast. Aber du hast „{ $shower_of_kroms }“. Verwirkliche „{ $digging_stick }“ in dieser Phase.
lesson-cave-card_first-hint-1 = Du bestimmst die Reihenfolge. Was bringt dir deine Karte, und was kannst du dann damit kaufen?
lesson-cave-card_first-done = Karten, Einkäufe und Evolutionen dürfen in deiner Phase in jeder Reihenfolge kommen. Darum kam die Karte zuerst.
lesson-cave-card_first-failed = „{ $digging_stick }“ liegt noch auf dem Tisch.
lesson-cave-card_first-failed-rested = Wer rastet, kann in derselben Phase nichts kaufen.
lesson-cave-card_first-failed-bonus = Dieses Krom war für Holz nötig.

lesson-cave-which-title = Zwei Punkte oder einer
lesson-cave-which = Du hast einen Stein und Krom für zwei Einkäufe. Hol in dieser Phase zwei Punkte.
lesson-cave-which-hint-1 = Zwei kleine Karten brauchen denselben Rohstoff, den du nur einmal hast. Eine Karte zählt allein zwei Punkte.
lesson-cave-which-done = Eine Karte für zwei Punkte war besser als eine kleine, nach der sonst nichts mehr zu bezahlen war. Und nur hier kann man sie verwirklichen.
lesson-cave-which-failed = Du bist nicht auf zwei Punkte gekommen.
lesson-cave-which-failed-small = Ein Punkt, und was übrig ist, bezahlt keine zweite Karte.
lesson-cave-which-failed-rested = Wer rastet, kann in derselben Phase nichts kaufen.

lesson-cave-nap-title = Im Schlaf gewinnen
lesson-cave-nap = Mit „{ $organised_nap }“ gewinnst du die Partie. Dir fehlen zwei Rohstoffe, und dein Krom reicht nur für einen. Sieh auf deine Hand und gewinne in dieser Phase.
lesson-cave-nap-hint-1 = „{ $night_barter }“ verlangt für einen Rohstoff weniger Krom als die Höhle.
lesson-cave-nap-done = Ein Rohstoff gekauft, einer eingetauscht: zusammen billig genug. Die letzten Punkte gewinnen sofort.
lesson-cave-nap-failed = Du hast nicht gewonnen. Zähl dein Krom: die Höhle für den einen Rohstoff, die Karte für den anderen.
lesson-cave-nap-failed-bonus = Dieses Krom war für einen Rohstoff nötig.
lesson-cave-nap-failed-rested = Wer rastet, kann in derselben Phase nichts kaufen.

## The Forest

lesson-forest-free-title = Umsonst
lesson-forest-free = Die erste Karte im Wald { $first_card ->
    [0] ist umsonst
   *[other] kostet { $first_card } Krom
}, und die danach sind teurer. Nimm die erste Karte, zahl für keine andere und beende deine Phase.
lesson-forest-free-hint-1 = Auf dem Knopf steht, was eine Karte jetzt kostet und wie wahrscheinlich sie etwas bringt.
lesson-forest-free-hint-2 = Zieh einmal. Beende dann deine Phase.
lesson-forest-free-done = Du hast deine Karte gesehen, bevor du über die nächste entscheiden musstest. Nach jeder kannst du aufhören.
lesson-forest-free-failed-paid = Das war die zweite Karte, und die hat einen Preis.
lesson-forest-free-failed-nothing = Du bist gegangen, ohne auch nur die erste Karte zu nehmen.
lesson-forest-free-failed = Zieh eine Karte, beende dann deine Phase.

lesson-forest-persist-title = Noch einmal
lesson-forest-persist = Du brauchst zwei Holz für „{ $digging_stick }“. Du darfst bis zu { $cards } Karten ziehen, jede teurer als die davor. Verwirkliche „{ $digging_stick }“ in dieser Phase.
lesson-forest-persist-hint-1 = Nicht auf jeder Karte ist Holz. Solange du zahlen kannst, darfst du weitermachen.
lesson-forest-persist-hint-2 = Eine Karte brachte nichts. Dein Krom reicht für noch eine.
lesson-forest-persist-done = Jede Karte kostete mehr, und du hast aufgehört, als du hattest, was du brauchtest.
lesson-forest-persist-failed = Du hast den Wald zu früh verlassen: Für noch eine Karte war Krom da.

lesson-forest-stop-title = Rechtzeitig aufhören
lesson-forest-stop = Bring zwei Holz heim und behalte mindestens drei Krom für die Höhle. Beende dann deine Phase.
lesson-forest-stop-hint-1 = Sieh vor jeder Karte nach, was sie kostet und was dir bliebe.
lesson-forest-stop-hint-2 = Mit zwei Holz hast du, wofür du gekommen bist.
lesson-forest-stop-done = Die Preise steigen. Am besten hörst du auf, wenn du hast, wofür du gekommen bist.
lesson-forest-stop-failed-spent = Du hast weniger als drei Krom übrig. Die nächste Karte war zu teuer.
lesson-forest-stop-failed = Du bist ohne zwei Holz gegangen.

lesson-forest-shuffle-title = Rühr den Stapel um
lesson-forest-shuffle = Der Ablagestapel liegt offen, also weißt du, was noch im Stapel ist. Bring mit der Karte, die nichts kostet, Holz heim.
lesson-forest-shuffle-hint-1 = Wie sind die Chancen, wenn der Stapel bleibt, wie er ist?
lesson-forest-shuffle-hint-2 = Vor deiner ersten Karte darfst du den Ablagestapel in den Stapel mischen.
lesson-forest-shuffle-done = Nur leere Karten waren übrig. Nach dem Mischen waren die guten wieder im Stapel.
lesson-forest-shuffle-failed-empty = „{ $nothing_at_all }“. Etwas anderes war in diesem Stapel nicht mehr.
lesson-forest-shuffle-failed = Du bist ohne Karte gegangen.

lesson-forest-leave_it-title = Lass ihn, wie er ist
lesson-forest-leave_it = Vor dir hatte jemand Pech: Die leeren Karten liegen auf dem Ablagestapel. Nimm eine Karte, auf der sicher Holz ist.
lesson-forest-leave_it-hint-1 = Was käme wieder in den Stapel, wenn du mischst?
lesson-forest-leave_it-done = Auf jeder Karte im Stapel war Holz. Das Mischen hätte die leeren zurückgebracht.
lesson-forest-leave_it-failed-empty = Das Mischen hat die leeren Karten zurück in den Stapel gebracht, und du hast eine davon gezogen.
lesson-forest-leave_it-failed = Du bist ohne Karte gegangen.

lesson-forest-driftwood-title = Nur im Wald
lesson-forest-driftwood = „{ $dugout_canoe }“ kann man hier und nirgends sonst verwirklichen, und du hast eine Karte, die nur hier wirkt. Verwirkliche „{ $dugout_canoe }“, ohne Zeit zu verlieren.
lesson-forest-driftwood-hint-1 = Deine Karte bringt genau, was fehlt.
lesson-forest-driftwood-done = Eine Karte mit dem Zeichen eines Ortes spielst du nur dort, und genauso ist es mit so einer Evolution. Hier ging beides.
lesson-forest-driftwood-failed = Alles Nötige hattest du auf der Hand. Erst Karten zu ziehen hat zu lange gedauert.

lesson-forest-hut-title = Nicht die erste, die beste
lesson-forest-hut = Mit „{ $tree_hut }“ gewinnst du die Partie. Du hast einen Stein und kaum Krom. Zieh und gewinne in dieser Phase.
lesson-forest-hut-hint-1 = Wie viele Punkte fehlen? Eine kleine Karte würde jetzt deinen einzigen Stein kosten.
lesson-forest-hut-done = Du hast nicht die erste Karte genommen, die du bezahlen konntest. Geduld hat die Partie gewonnen.
lesson-forest-hut-failed-torch = „{ $torch }“ hat deinen Stein gekostet, und der Punkt dafür reicht nicht zum Sieg.
lesson-forest-hut-failed = Du bist gegangen, bevor du genug Holz hattest.

## The Savannah

lesson-savannah-bare_hands-title = Mit bloßen Händen
lesson-savannah-bare_hands = Auf jedem Beutetier steht, wie viele Würfel du wirfst und was ihre Summe erreichen muss. Du hast kein Krom für mehr Würfel. Fang etwas.
lesson-savannah-bare_hands-hint-1 = In jeder Zeile steht, wie wahrscheinlich die Jagd gelingt.
lesson-savannah-bare_hands-hint-2 = Kleine Tiere bringen weniger, aber man fängt sie öfter.
lesson-savannah-bare_hands-hint-3 = Jage „{ $dodo }“.
lesson-savannah-bare_hands-done = Deine Würfel haben den Wert des Beutetiers erreicht. Ein gefangenes Tier bringt seine Belohnung und wird sofort ersetzt.
lesson-savannah-bare_hands-failed-away = Entkommen. Ein großes Tier mit wenigen Würfeln ist Glückssache: Sieh zuerst auf die Chancen.
lesson-savannah-bare_hands-failed = Du hast gar nicht gejagt.

lesson-savannah-exactly-title = Genau genug
lesson-savannah-exactly = „{ $cave_bear }“ ist viel wert, aber mit den Würfeln auf der Karte schwer zu fangen. Du hast ein wenig Krom. Fang „{ $cave_bear }“.
lesson-savannah-exactly-hint-1 = Würfel kauft man vor dem Wurf, nie danach.
lesson-savannah-exactly-hint-2 = Stell die Zahl der Würfel um eins höher.
lesson-savannah-exactly-done = Deine Summe war genau der Wert, und das genügt. Ohne den gekauften Würfel hätte es nicht gereicht.
lesson-savannah-exactly-failed-other = Das war ein anderes Beutetier, und du jagst nur einmal.
lesson-savannah-exactly-failed-away = Entkommen. Ein Würfel mehr hätte das geändert.
lesson-savannah-exactly-failed = Du hast gar nicht gejagt.

lesson-savannah-likelier-title = Drei von vier
lesson-savannah-likelier = Jage mit einer Chance von mindestens 75 % und hab danach noch zwei Krom. Die Würfel dürfen zeigen, was sie wollen: Es zählt deine Wahl.
lesson-savannah-likelier-hint-1 = Stell die Würfel höher und beobachte die Chance. Oft genügt ein Würfel mehr.
lesson-savannah-likelier-hint-2 = Zwei der vier brauchen weniger als die anderen. Kauf für eines davon einen Würfel.
lesson-savannah-likelier-done = Eine gute Wahl ist eine mit guten Chancen. Ob die Würfel mitmachen, ist eine andere Sache.
lesson-savannah-likelier-failed-risky = Das waren weniger als 75 %. Sieh vor der Jagd auf die Chance neben dem Knopf.
lesson-savannah-likelier-failed-dear = Die Chance war gut, aber dein ganzes Krom ist weg.
lesson-savannah-likelier-failed = Du hast gar nicht gejagt.

lesson-savannah-likeliest-title = Zwei Knochen
lesson-savannah-likeliest = Du hast kein Krom und willst zwei Knochen für „{ $fishbone_comb }“. Wähle das Beutetier, das sie am häufigsten bringt, und verwirkliche die Karte.
lesson-savannah-likeliest-hint-1 = Zwei Knochen oder mehr: Welche Tiere bringen sie, und welches davon hat die beste Chance?
lesson-savannah-likeliest-done = Unter denen, die genug bringen, hast du das wahrscheinlichste genommen. Und „{ $fishbone_comb }“ kam gleich danach.
lesson-savannah-likeliest-failed-away = Entkommen. Ein anderes Beutetier bringt auch zwei Knochen, und häufiger.
lesson-savannah-likeliest-failed-marmot = Gefangen, aber es bringt Krom und keine Knochen.
lesson-savannah-likeliest-failed = „{ $fishbone_comb }“ liegt noch auf dem Tisch.

lesson-savannah-spare-title = Was ein Würfel wert ist
lesson-savannah-spare = Komm mit einem gefangenen Tier und mindestens sechs Krom heim. Du hast vier.
lesson-savannah-spare-hint-1 = Welches Beutetier bringt Krom? Und was bliebe davon, wenn du vorher einen Würfel kaufst?
lesson-savannah-spare-done = Der gekaufte Würfel hätte so viel gekostet, wie das Tier an Krom bringt. Manche Jagd ist ohne besser.
lesson-savannah-spare-failed-away = Entkommen.
lesson-savannah-spare-failed-short = Gefangen, aber du hast weniger als sechs Krom. Ein gekaufter Würfel oder ein Tier, das weniger bringt, macht den Unterschied.
lesson-savannah-spare-failed = Du hast gar nicht gejagt.

lesson-savannah-boneyard-title = Du musst nicht jagen
lesson-savannah-boneyard = Alle Beutetiere sind groß, und du hast kein Krom. Aber sieh auf deine Hand und verwirkliche „{ $armadillo_trap }“ in dieser Phase.
lesson-savannah-boneyard-hint-1 = Die Ortsaktion darf man auslassen. Was bringt deine Karte?
lesson-savannah-boneyard-done = Niemand muss jagen. Die Karte brachte die Knochen, und „{ $armadillo_trap }“ kann man nur hier verwirklichen.
lesson-savannah-boneyard-failed-away = Entkommen. Die Jagd war nicht nötig: Die Knochen waren auf deiner Hand.
lesson-savannah-boneyard-failed = „{ $armadillo_trap }“ liegt noch auf dem Tisch.

lesson-savannah-mammoth-title = Der große Fang
lesson-savannah-mammoth = „{ $pack_mammoth }“ braucht drei Knochen, geht nur hier und ist viel wert. Jage dafür und verwirkliche die Karte in dieser Phase.
lesson-savannah-mammoth-hint-1 = Welche Tiere bringen drei Knochen? Sieh, was zwei Würfel mehr mit deiner Chance machen.
lesson-savannah-mammoth-done = Zwei gekaufte Würfel haben aus einer Glückssache eine gute Chance gemacht. Wenn es um viel geht, ist Krom gut angelegt.
lesson-savannah-mammoth-failed-away = Entkommen. Du hattest Krom für mehr Würfel.
lesson-savannah-mammoth-failed-small = Gefangen, aber es bringt zu wenige Knochen für „{ $pack_mammoth }“.
lesson-savannah-mammoth-failed = „{ $pack_mammoth }“ liegt noch auf dem Tisch.

## The Mountain

lesson-mountain-third-title = Behalte das Paar
lesson-mountain-third = Klettere: Du wirfst { $dice } Würfel und bekommst bezahlt, was sie zeigen. Für Krom darfst du einige behalten und die anderen neu werfen. Komm mit einem Stein herunter.
lesson-mountain-third-hint-1 = Drei Gleiche bringen einen Stein. Welche Würfel sind ein guter Anfang?
lesson-mountain-third-hint-2 = Tippe die Würfel an, die du behalten willst, und wirf dann die anderen.
lesson-mountain-third-hint-3 = Behalte die beiden, die gleich sind.
lesson-mountain-third-done = Du hast das Paar behalten und die anderen drei geworfen. Drei Gleiche bringen einen Stein.
lesson-mountain-third-failed-down = Du bist ohne Stein heruntergekommen. Ein Paar bringt nur Krom.
lesson-mountain-third-failed = Du bist nicht bis zum Ende geklettert.

lesson-mountain-enough-title = Genug ist genug
lesson-mountain-enough = Hab mindestens vier Krom, wenn du herunterkommst. Du beginnst mit einem.
lesson-mountain-enough-hint-1 = Sieh nach, was die Würfel jetzt bringen und was noch ein Wurf kostet.
lesson-mountain-enough-hint-2 = Hör nach dem ersten Wurf auf.
lesson-mountain-enough-done = Ein Paar bringt Krom. Noch ein Wurf hätte etwas davon gekostet, für nichts.
lesson-mountain-enough-failed-down = Du hast weniger als vier Krom. Der erste Wurf brachte schon genug, und der zweite hat gekostet.
lesson-mountain-enough-failed = Du bist nicht bis zum Ende geklettert.

lesson-mountain-straight-title = An beiden Enden offen
lesson-mountain-straight = Du würfelst vier Zahlen in einer Reihe, eine davon doppelt. Du kannst noch einen Wurf bezahlen. Komm mit drei Steinen herunter.
lesson-mountain-straight-hint-1 = Was brächte eine Straße? Wie viele Zahlen würden sie vollmachen?
lesson-mountain-straight-hint-2 = Behalte die vier, die aufeinander folgen, und wirf den fünften.
lesson-mountain-straight-done = Eine Viererreihe, die an beiden Enden offen ist, machen zwei Zahlen voll. Das war besser als das Paar.
lesson-mountain-straight-failed-down = Du bist mit weniger heruntergekommen. Das Paar sah gut aus, aber die Viererreihe war näher an drei Steinen.
lesson-mountain-straight-failed = Du bist nicht bis zum Ende geklettert.

lesson-mountain-full-title = Nimm es
lesson-mountain-full = Komm mit zwei Steinen herunter. Du hast Krom für zwei weitere Würfe, wenn du sie willst.
lesson-mountain-full-hint-1 = Sieh nach, was schon der erste Wurf bringt, und denk daran: Wo „oder“ steht, wählst du.
lesson-mountain-full-done = Gleich ein Full House. Du hast es genommen, und von den zwei Dingen, die es bringt, das, wofür du gekommen bist.
lesson-mountain-full-failed-cards = Ein Full House bringt das eine oder das andere. Du hast die Karten genommen.
lesson-mountain-full-failed-thrown = Du hast ein Full House zerlegt. Es zählen nur die Würfel am Ende.
lesson-mountain-full-failed = Zwei Steine lagen mit dem ersten Wurf auf dem Tisch.

lesson-mountain-two_pairs-title = Noch nichts
lesson-mountain-two_pairs = Dein erster Wurf zeigt fünf verschiedene Zahlen und keine Straße. Komm mit zwei Paaren herunter.
lesson-mountain-two_pairs-hint-1 = So, wie sie liegen, bringen sie nichts. Für ein Krom darfst du alle neu werfen; du musst keinen behalten.
lesson-mountain-two_pairs-done = Würfel, die nicht zusammenpassen, bringen nichts. Du hast alle noch einmal geworfen, und zwei Paare haben es bezahlt.
lesson-mountain-two_pairs-failed-down = Du bist mit etwas anderem als zwei Paaren heruntergekommen.
lesson-mountain-two_pairs-failed = Du bist nicht bis zum Ende geklettert.

lesson-mountain-five-title = Alle fünf
lesson-mountain-five = Du wirst gleich vier Gleiche würfeln. Das bringt viel. Komm trotzdem mit zwei Knochen herunter.
lesson-mountain-five-hint-1 = Knochen gibt es nur bei einer Kombination. Dir fehlt ein Würfel dazu, und du hast Krom für noch einen Wurf.
lesson-mountain-five-done = Fünf Gleiche bringen von allem etwas. Vier Gleiche waren dir sicher; du hast es gewagt, und nur ein Würfel stand auf dem Spiel.
lesson-mountain-five-failed-down = Du bist ohne Knochen heruntergekommen. Nur fünf Gleiche bringen welche.
lesson-mountain-five-failed = Du bist nicht bis zum Ende geklettert.

lesson-mountain-again-title = Nicht aufgeben
lesson-mountain-again = Komm mit drei Steinen herunter. Dein Krom reicht für zwei weitere Würfe.
lesson-mountain-again-hint-1 = Behalte das Paar. Bringt der erste Wurf nichts, wirf dieselben Würfel noch einmal.
lesson-mountain-again-done = Ein schlechter Wurf ändert nichts: Das Paar war immer noch der beste Anfang, und der nächste Wurf war bezahlbar.
lesson-mountain-again-failed-cards = Vier Gleiche bringen das eine oder das andere. Du hast die Karten genommen.
lesson-mountain-again-failed-down = Du bist mit weniger als drei Steinen heruntergekommen.
lesson-mountain-again-failed = Deine Züge sind aufgebraucht.

lesson-mountain-between-title = Eine Karte unterwegs
lesson-mountain-between = Du hast kein Krom für noch einen Wurf, aber „{ $shower_of_kroms }“ auf der Hand. Komm mit drei Steinen herunter.
lesson-mountain-between-hint-1 = Der erste Wurf ist gut, aber nicht gut genug. Deine Karte kann mehr bezahlen, auch während du kletterst.
lesson-mountain-between-done = Eine Bonuskarte darf vor dem Aufstieg kommen oder zwischen zwei Würfen. Das Krom war da, als du es brauchtest.
lesson-mountain-between-failed-cards = Vier Gleiche bringen das eine oder das andere. Du hast die Karten genommen.
lesson-mountain-between-failed-down = Du bist mit weniger als drei Steinen heruntergekommen. Die Karte war noch auf deiner Hand, oder die falschen Würfel wurden geworfen.
lesson-mountain-between-failed = Deine Züge sind aufgebraucht.

lesson-mountain-judge-title = Entscheide selbst
lesson-mountain-judge = Diesmal musst du keine Kombination erreichen. Klettere, und triff keine Wahl, die dich mehr als ein Viertelkrom gegenüber der besten kostet, egal was die Würfel tun.
lesson-mountain-judge-hint-1 = Wieder vier in einer Reihe, aber diesmal endet sie bei 6: Nur eine Zahl macht sie voll. Was ist das Paar wert?
lesson-mountain-judge-done = Nur eine Zahl hätte diese Reihe vollgemacht. Das Paar war mehr wert, und drei Gleiche sind noch einen Wurf wert.
lesson-mountain-judge-failed-down = Eine deiner Entscheidungen hat mehr als ein Viertelkrom verschenkt. Der Rat sagt dir, welche, und was besser war.
lesson-mountain-judge-failed = Du bist nicht bis zum Ende geklettert.
