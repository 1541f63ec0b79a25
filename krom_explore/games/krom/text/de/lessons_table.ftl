### Lessons on setup and movement. lesson-TRACK-STEP is the goal; -title, -hint-N, -done, -failed and -failed-NAME go with it.
### Characters and cards that a step names are variables ($Kolos, $torch), for another box may call them otherwise; and
### so are the facts of the box (rulebook.facts). Titles have no variables.

## Setup

lesson-setup-leave-title = Der erste Zug
lesson-setup-leave = Du bist { $Alma }. Eine neue Partie beginnt, und alle sind { $start_place }. Wähle geheim, wohin du gehst. Heute ist es der Wald.
lesson-setup-leave-hint-1 = Das bist du. Niemand darf am selben Ort bleiben.
lesson-setup-leave-hint-2 = Tippe auf dem Spielplan den Wald an oder drück seinen Knopf.
lesson-setup-leave-done = Alle haben geheim gewählt, dann sind alle auf einmal losgezogen. So beginnt jede Runde.
lesson-setup-leave-failed = Jetzt bist du anderswo. Nimm den Zug zurück und wähle den Wald.

lesson-setup-your_card-title = Eine eigene Karte
lesson-setup-your_card = Du beginnst auch mit einer Bonuskarte, die nur du siehst. Es ist deine Aktionsphase: Spiel die Karte.
lesson-setup-your_card-hint-1 = Hier liegt deine Hand, und dabei steht, was die Karte tut.
lesson-setup-your_card-hint-2 = In deiner Aktionsphase bestimmst du die Reihenfolge. Die Karte darf zuerst kommen.
lesson-setup-your_card-done = Eine Bonuskarte ohne besonderes Zeichen spielst du in deiner eigenen Aktionsphase, dann kommt sie auf den Ablagestapel.
lesson-setup-your_card-failed = Deine Aktionsphase ist vorbei, und die Karte ist noch auf deiner Hand.

lesson-setup-realise-title = Deine erste Evolution
lesson-setup-realise = Evolutionen gewinnen die Partie. { said-evolutions } liegen offen, und auf jeder steht, was sie kostet. Verwirkliche die, die du bezahlen kannst.
lesson-setup-realise-hint-1 = Sieh dir den Preis dieser Karte an, und das Holz und den Stein vor dir.
lesson-setup-realise-hint-2 = Sie hat einen eigenen Knopf unter deinen Antworten.
lesson-setup-realise-done = Du hast die Rohstoffe auf der Karte bezahlt und ihre Punkte bekommen. Sofort wird eine neue Evolution aufgedeckt.
lesson-setup-realise-failed = Du hattest die Rohstoffe, hast aber nichts damit verwirklicht.

lesson-setup-right_place-title = Das Zeichen eines Ortes
lesson-setup-right_place = „{ $tree_hut }“ zeigt einen Ort, und nur dort kann man die Karte verwirklichen. Du hast, was sie kostet. Verwirkliche sie in dieser Runde.
lesson-setup-right_place-hint-1 = Die Karte zeigt, wo du sein musst.
lesson-setup-right_place-hint-2 = Geh zuerst dorthin. Die Karte kommt in deiner Aktionsphase.
lesson-setup-right_place-done = Zeigt eine Evolution einen Ort, musst du dort sein. Die anderen kann man überall verwirklichen.
lesson-setup-right_place-failed = Die Runde ging ohne „{ $tree_hut }“ vorbei.
lesson-setup-right_place-failed-elsewhere = In dieser Runde handelst du anderswo, und „{ $tree_hut }“ kann man nur an dem Ort verwirklichen, den die Karte zeigt.

lesson-setup-points-title = Genug Punkte
lesson-setup-points = Du stehst kurz vor dem Sieg. Wer zuerst genug Punkte hat, gewinnt sofort, mitten in einer Runde. Gewinne jetzt.
lesson-setup-points-hint-1 = Hier stehen deine Punkte: Wie viele fehlen? Eine Karte bringt so viele.
lesson-setup-points-done = Wer zuerst genug Evolutionspunkte hat, hat gewonnen, und es wird nicht weitergespielt.
lesson-setup-points-failed = Die Partie geht weiter: Du hast noch nicht genug Punkte.
lesson-setup-points-failed-small = „{ $torch }“ hat einen Punkt gebracht, aber verbraucht, was die größere Karte kostet. Eine Karte hätte genügt.

lesson-setup-five_players-title = Mehr am Tisch, weniger Punkte
lesson-setup-five_players = Diesmal seid ihr zu fünft. Je mehr mitspielen, desto weniger Punkte sind nötig. Du kannst in dieser Phase gewinnen. Tu es.
lesson-setup-five_players-hint-1 = Sieh nach, wie viele Punkte du in dieser Partie brauchst. Zwei der Karten kannst du bezahlen, und nur eine bringt genug.
lesson-setup-five_players-done = Wie viele Punkte gewinnen, hängt davon ab, wie viele mitspielen. Die Punkte auf den Karten bleiben gleich.
lesson-setup-five_players-failed = Die Partie geht weiter: Du hast noch nicht genug Punkte.
lesson-setup-five_players-failed-small = „{ $stone_that_cuts }“ hat die Steine gekostet, die die andere Karte brauchte, und ein Punkt ist nicht genug.

## Movement

lesson-movement-apart-title = Drei Wege
lesson-movement-apart = Hier wählst du für alle drei. Alle sind in der Höhle, und niemand darf bleiben. Schick sie an drei verschiedene Orte, damit niemand kämpft.
lesson-movement-apart-hint-1 = Wer zuletzt wählt, muss dorthin, wo die anderen nicht sind.
lesson-movement-apart-hint-2 = Nimm einen Ort, den du noch nicht benutzt hast.
lesson-movement-apart-done = Die Wahl blieb geheim, bis alle gewählt hatten. Dann sind alle losgezogen, und weil niemand sich trifft, wird nicht gekämpft.
lesson-movement-apart-failed = Jetzt treffen sich zwei, und wer sich an einem Ort trifft, muss kämpfen.

lesson-movement-order-title = Wer zuerst handelt
lesson-movement-order = Die Orte sind in dieser Reihenfolge dran: { $order_of_places }. Handle in dieser Runde vor allen anderen. { $Kolos } und { $Karok } sind in der Höhle.
lesson-movement-order-hint-1 = { $Kolos } und { $Karok } müssen ihren Ort verlassen.
lesson-movement-order-hint-2 = Je früher dein Ort dran ist, desto früher handelst du. Und am besten bist du dort allein.
lesson-movement-order-hint-3 = Der erste Ort in der Reihenfolge wird leer sein.
lesson-movement-order-done = Der erste Ort ist zuerst dran, und die beiden, die dort waren, mussten weg.
lesson-movement-order-failed = { $Kolos } hat vor dir gehandelt: an einem früheren Ort oder nach einem gewonnenen Kampf.

lesson-movement-safe-title = Wo niemand sein kann
lesson-movement-safe = Du hast noch ein Leben, also betäubt dich fast jeder verlorene Kampf. { $Kolos }, { $Karok } und { $Valkyr } sind alle auf dem Berg. Geh dorthin, wo niemand von ihnen sein kann.
lesson-movement-safe-hint-1 = Alle drei müssen weiterziehen. Welchen Ort kann niemand von ihnen wählen?
lesson-movement-safe-hint-2 = Der Ort, den alle verlassen müssen, ist der sichere.
lesson-movement-safe-done = Niemand darf bleiben. Also ist der Ort, an dem alle anderen stehen, der einzige, der nach dem Zug sicher leer ist.
lesson-movement-safe-failed = Du bist jemandem begegnet, hast den Kampf verloren und liegst betäubt da.

lesson-movement-wake-title = Wer schläft, wacht auf
lesson-movement-wake = { $Karok } liegt betäubt im Wald, und { $Kolos } steht daneben. Du bist schwach. Finde einen Ort, an dem du sicher allein bist.
lesson-movement-wake-hint-1 = Zu Beginn der Runde wacht { $Karok } mit vollem Leben auf und zieht dann los wie alle anderen.
lesson-movement-wake-hint-2 = Beide müssen den Wald verlassen.
lesson-movement-wake-done = Wer betäubt war, wacht zu Beginn der nächsten Runde auf und muss auch weiterziehen. Darum war der Wald leer.
lesson-movement-wake-failed = Du bist jemandem begegnet und musstest kämpfen. Sicher leer war nur der Ort, den beide verlassen mussten.

lesson-movement-come_back-title = Hin und zurück
lesson-movement-come_back = Du bist in der Savanne und würdest gern bleiben, aber das darf niemand. Sei bei der nächsten Gelegenheit wieder dort.
lesson-movement-come_back-hint-1 = Bleiben darfst du nicht, aber niemand hindert dich, eine Runde später zurückzukommen.
lesson-movement-come_back-hint-2 = Geh irgendwohin, beende dort deine Phase und komm zurück.
lesson-movement-come_back-done = Deine Zielkarten kommen gleich zurück auf deine Hand. Eine Runde woanders genügt.
lesson-movement-come_back-failed = Du bist nicht rechtzeitig zurück. Es braucht einen Zug weg und einen Zug zurück.

lesson-movement-first_come-title = Bevor es weg ist
lesson-movement-first_come = Du kannst „{ $dugout_canoe }“ und „{ $pack_mammoth }“ bezahlen. { $Kolos } will auch „{ $pack_mammoth }“ und ist im Wald. Verwirkliche in dieser Runde eine von beiden.
lesson-movement-first_come-hint-1 = Jede Karte zeigt einen Ort. An welchem der beiden kann { $Kolos } dir nicht in die Quere kommen?
lesson-movement-first_come-done = { $Kolos } musste den Wald verlassen, also warst du dort mit der Karte allein, die dorthin gehört.
lesson-movement-first_come-failed = Die Runde ist fast vorbei, und du hast keine von beiden verwirklicht.
lesson-movement-first_come-failed-taken = Du bist { $Kolos } begegnet, und der Kampf ging verloren: { $Kolos } hat zuerst gehandelt und die Karte genommen.

lesson-movement-guess-title = Lies den Spielplan
lesson-movement-guess = { $Karok } hat genau, was „{ $cable_car }“ kostet, und wenig Leben. Du kannst dir denken, wohin es geht. Sei auch dort und gewinne den Kampf.
lesson-movement-guess-hint-1 = „{ $cable_car }“ kann man nur an einem Ort verwirklichen.
lesson-movement-guess-done = Du hast das Ziel erraten. Wer im Kampf betäubt wird, verliert die Aktionsphase, und „{ $cable_car }“ bleibt liegen.
lesson-movement-guess-failed = Niemand kam { $Karok } in die Quere.
lesson-movement-guess-failed-realised = { $Karok } war dort allein und hat „{ $cable_car }“ verwirklicht. Du hättest dort warten können.
