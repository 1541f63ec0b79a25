### Lessons on combat. How they are written: see lessons_table.ftl.

lesson-combat-higher-title = Der höhere Würfel
lesson-combat-higher = { $Kolos } ist auch im Wald, also kämpft ihr zuerst: Würfle. Wer höher ist, handelt zuerst. Nimm dann die Karte, die nichts kostet.
lesson-combat-higher-hint-1 = Drück „Würfeln“. Ihr werft beide einen Würfel.
lesson-combat-higher-hint-2 = Sieh, was der Kampf { $Kolos } gekostet hat: so viel Leben, wie dein Würfel höher war.
lesson-combat-higher-hint-3 = Du hast gewonnen, also handelst du zuerst. Die erste Karte gehört dir.
lesson-combat-higher-done = Die höchste Summe gewinnt und handelt zuerst. Alle anderen verlieren so viel Leben, wie sie dahinter liegen.
lesson-combat-higher-failed = Du durftest zuerst handeln und hast nichts daraus gemacht.

lesson-combat-tie_light-title = Leichtfüßig
lesson-combat-tie_light = In dieser Runde zeigt jeder Würfel 4. { $Kolos } geht in den Wald, { $Karok } in die Savanne, und du bist leichter als beide. Gewinne einen Kampf.
lesson-combat-tie_light-hint-1 = Dein Gewicht steht neben deinem Namen. Bei gleicher Summe entscheidet das Gewicht.
lesson-combat-tie_light-hint-2 = Auf dem Spielplan steht bei jedem Ort, wer dort bei Gleichstand gewinnt. { said-ties }
lesson-combat-tie_light-hint-3 = Geh dorthin, wo gewinnt, wer leichter ist.
lesson-combat-tie_light-done = { said-ties } Du hast den Ort gewählt, an dem Leichtsein hilft.
lesson-combat-tie_light-failed-heavy = Ihr habt beide 4, und in der Savanne gewinnt bei Gleichstand, wer schwerer ist.
lesson-combat-tie_light-failed-alone = Du bist hier allein, also gibt es keinen Kampf zu gewinnen.
lesson-combat-tie_light-failed = Es gab keinen Kampf zu gewinnen.

lesson-combat-tie_heavy-title = Mit vollem Gewicht
lesson-combat-tie_heavy = Jetzt bist du { $Kolos }, am schwersten von allen. Jeder Würfel zeigt 3. { $Alma } geht auf den Berg, { $Karok } in die Savanne. Gewinne einen Kampf.
lesson-combat-tie_heavy-hint-1 = Auf dem Spielplan steht bei jedem Ort, wer dort bei Gleichstand gewinnt.
lesson-combat-tie_heavy-hint-2 = Geh dorthin, wo gewinnt, wer schwerer ist.
lesson-combat-tie_heavy-done = { said-ties } Dieselben Würfel, ein anderer Ort, ein anderer Sieg.
lesson-combat-tie_heavy-failed-light = Ihr habt beide 3, und hier gewinnt bei Gleichstand, wer leichter ist.
lesson-combat-tie_heavy-failed-alone = Du bist hier allein, also gibt es keinen Kampf zu gewinnen.
lesson-combat-tie_heavy-failed = Es gab keinen Kampf zu gewinnen.

lesson-combat-low_roll-title = Niedriger und doch vorn
lesson-combat-low_roll = Du wirst 4 würfeln und { $Kolos } 5. Nach den Würfeln darf man Kampfkarten spielen. Gewinne, obwohl du niedriger würfelst.
lesson-combat-low_roll-hint-1 = Die Karte auf deiner Hand zählt zu deiner Summe.
lesson-combat-low_roll-hint-2 = Spiel sie, wenn du gefragt wirst.
lesson-combat-low_roll-done = Nicht der Würfel zählt, sondern die Summe am Ende, mit allen Kampfkarten.
lesson-combat-low_roll-failed = Du hast deine Karte behalten. Also haben die Würfel entschieden, und { $Kolos } war höher.

lesson-combat-survive-title = Etwas weniger verlieren
lesson-combat-survive = Die Würfel werden schlecht: Du würfelst 1, { $Kolos } 6. Gewinnen kannst du nicht. Aber lass dich nicht betäuben, sonst wirst du ausgeraubt.
lesson-combat-survive-hint-1 = Du verlierst so viel Leben, wie du zurückliegst. Wie weit darfst du zurückliegen?
lesson-combat-survive-hint-2 = Die Karte gewinnt den Kampf nicht. Aber mit ihr verlierst du weniger Leben.
lesson-combat-survive-done = Der Schaden ist der Abstand zur höchsten Summe. Eine Karte kann sich auch in einem Kampf lohnen, den du verlierst.
lesson-combat-survive-failed = Du hast dein ganzes Leben verloren. Betäubte verpassen ihre Aktionsphase, und die Hälfte deines Kroms ist weg.

lesson-combat-rob-title = Eines, und zwar das Richtige
lesson-combat-rob = Betäube { $Karok }, dann darfst du eines nehmen. Würfle und verwirkliche „{ $flute }“ in derselben Phase.
lesson-combat-rob-hint-1 = Vergleiche, was „{ $flute }“ kostet, was du hast und was { $Karok } hat.
lesson-combat-rob-hint-2 = Du brauchst einen Knochen. Krom kann ihn nicht ersetzen.
lesson-combat-rob-done = Wer gewinnt, nimmt eines von jeder Person, die im Kampf betäubt wurde: einen Rohstoff, die Hälfte vom Krom oder blind eine Bonuskarte.
lesson-combat-rob-failed = Der Knochen gehört dir, aber „{ $flute }“ liegt noch auf dem Tisch.
lesson-combat-rob-failed-krom = Eine ordentliche Handvoll Krom, aber damit bezahlt man keine Evolution, und hier gibt es nichts zu kaufen.
lesson-combat-rob-failed-spared = Du hast nichts genommen. Das ist erlaubt, bringt dir aber nichts.

lesson-combat-half-title = Die Hälfte vom Krom
lesson-combat-half = In der Höhle kann man kaufen. Betäube { $Karok }, raub etwas und verwirkliche „{ $digging_stick }“ in derselben Phase.
lesson-combat-half-hint-1 = Rechne: Was kostet „{ $digging_stick }“, und wie weit kommst du mit einem Holz oder mit der Hälfte vom Krom, aufgerundet?
lesson-combat-half-done = Die Hälfte vom Krom wird aufgerundet, und in der Höhle wird daraus, was immer dir fehlt.
lesson-combat-half-failed = Deine Züge waren aufgebraucht, bevor „{ $digging_stick }“ dir gehörte.
lesson-combat-half-failed-wood = Ein Holz, und nicht genug Krom für das andere.
lesson-combat-half-failed-spared = Du hast nichts genommen, und dein eigenes Krom reicht nicht.
lesson-combat-half-failed-rested = Wer rastet, kann in derselben Phase nichts kaufen.

lesson-combat-exact-title = Gerade genug
lesson-combat-exact = Im Wald wirst du 3 würfeln und { $Kolos } 5. Du hast „{ $headbutt }“ und „{ $war_cry }“. Gewinne und heb „{ $war_cry }“ für später auf.
lesson-combat-exact-hint-1 = Du musst nicht höher sein. Sieh nach, wer im Wald bei Gleichstand gewinnt.
lesson-combat-exact-done = Ein Gleichstand war genug, denn im Wald gewinnt ihn, wer leichter ist. Die stärkere Karte bleibt auf deiner Hand.
lesson-combat-exact-failed-dear = Du hast gewonnen, aber mit „{ $war_cry }“. Die andere Karte schafft einen Gleichstand, und den gewinnst du hier.
lesson-combat-exact-failed-lost = Ohne Karte bleibt { $Kolos } vorn.
lesson-combat-exact-failed = Der Kampf ist noch nicht entschieden, und deine Züge sind aufgebraucht.

lesson-combat-rob_back-title = Zurückgeraubt
lesson-combat-rob_back = { $Kolos } hat dich betäubt und dein Holz genommen. Jetzt will { $Kolos }, schwer verletzt, in der Höhle rasten. Hol dir ein Holz zurück.
lesson-combat-rob_back-hint-1 = Wer dich beraubt hat, hat nur noch wenig Leben, und du wachst mit vollem auf. Wenn ihr euch trefft, ist noch nicht gerastet.
lesson-combat-rob_back-done = Du bist unverletzt aufgewacht, die andere Seite war es nicht. Wer schwach ist, sollte schwer zu finden sein.
lesson-combat-rob_back-failed = Ihr habt euch nicht getroffen.
lesson-combat-rob_back-failed-rested = { $Kolos } war allein in der Höhle und hat gerastet. Die Gelegenheit ist vorbei.
lesson-combat-rob_back-failed-other = Auch schön, aber zurückhaben wolltest du das Holz.
lesson-combat-rob_back-failed-spared = Du hast nichts genommen.

lesson-combat-one_card-title = Eine Karte genügt
lesson-combat-one_card = Im Wald wirst du 3 würfeln und { $Kolos } 4. { $Kolos } hat „{ $headbutt }“ und wird die Karte spielen. Du hast zwei Karten. Gewinne und behalte eine davon.
lesson-combat-one_card-hint-1 = Wer zurückliegt, wird zuerst gefragt, und nach jeder Karte wieder. Welche deiner Karten genügt auch noch nach der Karte der anderen Seite?
lesson-combat-one_card-done = Mit der stärkeren Karte zuerst reicht es der anderen Seite nur zum Gleichstand, und der gehört im Wald dir.
lesson-combat-one_card-failed = Deine Züge sind aufgebraucht, bevor der Kampf entschieden ist.
lesson-combat-one_card-failed-spent = Du hast gewonnen, aber beide Karten gebraucht. Nach der schwächeren konnte { $Kolos } wieder in Führung gehen.
lesson-combat-one_card-failed-lost = { $Kolos } blieb vorn und hat gewonnen.

lesson-combat-club-title = Mehr Würfel
lesson-combat-club = Du wirst 1 würfeln und { $Kolos } 6. Du hast „{ $double_club }“ und „{ $headbutt }“. Gewinne und heb „{ $headbutt }“ für ein andermal auf.
lesson-combat-club-hint-1 = Die eine Karte zählt eine feste Zahl dazu, die andere bringt Würfel, die dazuzählen. Welche kann fünf aufholen?
lesson-combat-club-done = Eine Karte kann statt einer Zahl auch Würfel bringen. Sie zählen zu deiner Summe, und niemand weiß vorher, wie viel das ist.
lesson-combat-club-failed = Du lagst noch zurück, als die letzte Karte gespielt war.
lesson-combat-club-failed-lost = Deine Summe blieb zu niedrig. Bei fünf Rückstand genügen feste zwei nicht.
lesson-combat-club-failed-both = Du hast gewonnen, aber mit mehr als nötig: „{ $headbutt }“ ist auch weg.

lesson-combat-both-title = Zwei auf einen Streich
lesson-combat-both = Deine 6 betäubt { $Karok } und { $Kolos } im selben Kampf. Nutz das: Verwirkliche „{ $flute }“ in dieser Phase.
lesson-combat-both-hint-1 = „{ $flute }“ kostet zwei Dinge, und du hast keines davon. Die beiden haben je eines.
lesson-combat-both-done = Wer in einem Kampf mehrere betäubt, darf alle je einmal ausrauben. Du wählst, mit wem du beginnst.
lesson-combat-both-failed = Deine Züge waren aufgebraucht, bevor „{ $flute }“ dir gehörte.
lesson-combat-both-failed-krom = Krom bezahlt keine Evolution, und in der Savanne gibt es nichts zu kaufen.
lesson-combat-both-failed-spared = Bei einer Person hast du nichts genommen, und jetzt fehlt etwas.
