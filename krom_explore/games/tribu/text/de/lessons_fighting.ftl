### Lessons on attacks, protections and actions. How they are written: see lessons_building.ftl.

## Activating and attacking

lesson-attack-first-title = Der Wolf wartet
lesson-attack-first = Ein Ereignis greift nur an, wenn es verdeckt neben einer deiner Ketten liegt. Schick „{ $wolf }“ gegen Brunos Kette. Das dauert zwei Züge.
lesson-attack-first-hint-1 = In diesem Zug: Zieh und leg „{ $wolf }“ verdeckt neben deine Kette.
lesson-attack-first-hint-2 = Im nächsten Zug: Nimm keine Karte. Deck stattdessen „{ $wolf }“ auf.
lesson-attack-first-hint-3 = Tu jetzt das.
lesson-attack-first-done = Das Aktivieren hat einen Zug gekostet, der Angriff noch einen. Brunos letzte Vase kam unter den Ablagestapel und der Wolf mit ihr.
lesson-attack-first-failed = Deine Züge sind aufgebraucht. Wer eine Karte genommen hat, kann im selben Zug nicht angreifen.
lesson-attack-first-failed-gone = Ohne den Wolf gibt es keinen Angriff.

lesson-attack-worst-title = Wo es wehtut
lesson-attack-worst = „{ $bison }“ liegt neben deiner Kette bereit. Sorg dafür, dass Bruno damit fünf Sphären verliert.
lesson-attack-worst-hint-1 = „{ $bison }“ zerstört die letzten zwei Vasen einer Kette. Eine Kette mit einem Totem ist sicher. Zähl die anderen.
lesson-attack-worst-hint-2 = Die Statue am Ende von „{ $weaver }“ ist drei Sphären wert.
lesson-attack-worst-done = Immer die letzten Vasen, und nie hinter einem Totem. Der Rest ist Zählen.
lesson-attack-worst-failed = Der Bison hat nicht getan, was er konnte.
lesson-attack-worst-failed-little = Das tat weh, aber weniger, als es könnte. Eine andere Kette hatte mehr an ihrem Ende.
lesson-attack-worst-failed-waited = Dein Zug ist vorbei, und der Bison wartet noch immer.

lesson-attack-strip-title = Allein gelassen
lesson-attack-strip = Bruno hat keine Vase, die er anlegen könnte. Greif so an, dass er in seinem nächsten Zug einen Charakter verliert.
lesson-attack-strip-hint-1 = Ein Charakter ohne Vase geht verloren, nur nicht der auf der Oberhauptkarte. Brunos Oberhaupt ist „{ $hunter }“.
lesson-attack-strip-done = Die letzte Vase war weg, Bruno hatte keine andere, und so ging auch der Charakter verloren.
lesson-attack-strip-failed = Bruno hat keinen Charakter verloren.
lesson-attack-strip-failed-leader = „{ $hunter }“ ist jetzt allein. Aber das ist Brunos Oberhaupt, und ein Oberhaupt geht nie verloren.
lesson-attack-strip-failed-still = Brunos Zug ist vorbei, und keiner seiner Charaktere ging verloren.

lesson-attack-stop-title = Nicht in diesem Zug
lesson-attack-stop = Bruno hat drei vollständige Ketten und macht in seinem nächsten Zug die vierte vollständig. Das beendet den Wettstreit. Lass es nicht so weit kommen.
lesson-attack-stop-hint-1 = Drei seiner Ketten haben ein Totem. Die vierte hat noch keines.
lesson-attack-stop-done = Eine zerrissene Kette muss wieder vollständig werden. Deine eigene Kette musste warten, aber der Wettstreit geht weiter.
lesson-attack-stop-failed = Der Wettstreit geht nicht mehr weiter.
lesson-attack-stop-failed-closed = Bruno hat seine letzte Vase angelegt und den Wettstreit beendet. Was du gebaut hast, bleibt unfertig.

## Protection

lesson-protection-defend-title = Federn
lesson-protection-defend = Bruno deckt „{ $wolf }“ auf und greift „{ $rider }“ an. Verliere nichts.
lesson-protection-defend-hint-1 = Neben „{ $hunter }“ liegt eine deiner Karten verdeckt. Sie hilft jeder deiner Ketten.
lesson-protection-defend-hint-2 = Du wirst gefragt, obwohl du nicht am Zug bist.
lesson-protection-defend-hint-3 = Deck „{ $strength }“ auf.
lesson-protection-defend-done = Eine Schutzkarte setzt du ein, wenn du angegriffen wirst, egal wer am Zug ist und wo sie liegt. Sie muss aktiv sein.
lesson-protection-defend-failed = Du hast es geschehen lassen, und die letzte Vase ist weg.

lesson-protection-enough-title = Genug Schutz
lesson-protection-enough = Bruno greift „{ $rider }“ mit „{ $bison }“ an, das zerstört zwei Vasen. Zwei deiner Karten liegen verdeckt, und du darfst eine einsetzen. Verliere nichts.
lesson-protection-enough-hint-1 = „{ $strength }“ rettet eine Vase, „{ $courage }“ rettet zwei.
lesson-protection-enough-hint-2 = Nimm die stärkere.
lesson-protection-enough-done = Gegen jeden Angriff eine Schutzkarte, also sollte sie stark genug sein.
lesson-protection-enough-failed = Zwei Vasen sind weg.
lesson-protection-enough-failed-part = Eine Vase ist gerettet, die letzte ist trotzdem verloren, und die Schutzkarte ist verbraucht.

lesson-protection-twice-title = Erst der Wolf, dann der Bison
lesson-protection-twice = Bruno hat einen Wolf und einen Bison verdeckt liegen und schickt zuerst den Wolf. Übersteh beide Angriffe, ohne eine Vase zu verlieren.
lesson-protection-twice-hint-1 = Was ist das Wenigste, das einen Wolf aufhält? Die andere Karte brauchst du später. Lass deine aktiven Karten dazwischen liegen, wo sie sind.
lesson-protection-twice-done = Die kleine Schutzkarte für den kleinen Angriff. So war die große noch da.
lesson-protection-twice-failed = Du solltest beide Angriffe abwehren.
lesson-protection-twice-failed-lost = Etwas ging verloren. Die stärkere Schutzkarte muss noch da sein, wenn der Bison kommt.

lesson-protection-prepare-title = Bevor sie kommen
lesson-protection-prepare = Bruno hat „{ $bison }“ bereit und greift in seinem nächsten Zug an. Noch bist du am Zug. Verliere nichts.
lesson-protection-prepare-hint-1 = Eine Schutzkarte auf der Hand hilft nicht. Welche muss neben deiner Kette liegen, wenn der Bison kommt?
lesson-protection-prepare-done = Schutzkarten muss man vorher hinlegen. Neben einer Kette ist nur für eine Karte Platz.
lesson-protection-prepare-failed = Der Angriff kam und wurde nicht abgewehrt.
lesson-protection-prepare-failed-unready = Dort lag nichts, was helfen konnte. Die Federn auf deiner Hand zählen nicht.
lesson-protection-prepare-failed-part = Eine Vase wurde gerettet, eine ging verloren. Gegen einen Bison braucht es die anderen Federn.

lesson-protection-swap-title = Kein Platz
lesson-protection-swap = Brunos Bison kommt im nächsten Zug. Auf dem einzigen Platz neben deiner Kette liegt ein Wolf. Verliere nichts.
lesson-protection-swap-hint-1 = Nach dem Ziehen darfst du eine aktive Karte gegen eine Handkarte tauschen. Danach musst du noch eine ablegen, auslegen oder aktivieren.
lesson-protection-swap-done = Ein Tausch kostet keinen eigenen Zug. Der Wolf ist wieder auf deiner Hand oder weg, und deine Vasen sind noch da.
lesson-protection-swap-failed = Deine Züge sind aufgebraucht.
lesson-protection-swap-failed-lost = Zwei Vasen sind weg. Der Platz neben deiner Kette war nicht frei für eine Schutzkarte.

## Actions

lesson-actions-draw-title = Drei mehr
lesson-actions-draw = „{ $rider }“ wartet auf ein Pferd, und du hast keines. Spiel „{ $draw_three }“, behalte die richtige Karte und leg sie in deinem nächsten Zug an.
lesson-actions-draw-hint-1 = Aktionen spielst du nach dem Ziehen aus der Hand. Sie sind dein ganzer Zug.
lesson-actions-draw-hint-2 = Du legst so viele Karten ab, wie du gezogen hast. Das Pferd gehört nicht dazu.
lesson-actions-draw-hint-3 = Tu jetzt das.
lesson-actions-draw-done = Du hast drei Karten mehr gesehen und die beste behalten. Die Aktion liegt jetzt für sich, bis zum nächsten Wettstreit.
lesson-actions-draw-failed = Deine Züge sind aufgebraucht, und kein Pferd liegt an.
lesson-actions-draw-failed-unplayed = Du darfst eine Aktion ungespielt ablegen. Aber dann nützt sie dir nichts.
lesson-actions-draw-failed-thrown = Das Pferd liegt auf dem Ablagestapel, wo Bruno es nehmen kann.

lesson-actions-steal-title = Die letzte
lesson-actions-steal = „{ $weaver }“ fehlt eine Statue, und du hast keine. Mach die Kette in diesem Zug vollständig.
lesson-actions-steal-hint-1 = Nur die letzte Vase einer Kette kann man stehlen, und sie muss sofort an eine deiner Ketten passen. Welche von Brunos Ketten endet mit einer Statue?
lesson-actions-steal-hint-2 = Spiel „{ $steal }“ gegen „{ $scout }“.
lesson-actions-steal-done = Eine Vase mehr für dich, eine weniger für ihn, in einem einzigen Zug.
lesson-actions-steal-failed = Der Zug ist vorbei, und „{ $weaver }“ fehlt noch immer eine Vase.

lesson-actions-sure-title = Auf Nummer sicher
lesson-actions-sure = Bruno und Clara haben beide die Statue, die dir fehlt. Stiehl eine davon, und zwar so, dass niemand dich daran hindern kann.
lesson-actions-sure-hint-1 = Wer eine verdeckte Karte hat, hat vielleicht einen Schutz. Wer keine hat, kann sich sicher nicht verteidigen.
lesson-actions-sure-done = Vor Clara lag nichts verdeckt, also gab es nichts zu fürchten.
lesson-actions-sure-failed = Es wurde keine Statue gestohlen.
lesson-actions-sure-failed-stopped = Brunos Karte war eine Schutzkarte. Deine Aktion ist umsonst verbraucht.
lesson-actions-sure-failed-waited = Der Zug ist vorbei, und beide Statuen sind, wo sie waren.

lesson-actions-block-title = Einmal aussetzen
lesson-actions-block = Bruno beendet in seinem nächsten Zug den Wettstreit. Dein Wolf liegt bereit, und neben Brunos letzter Kette liegt eine Karte verdeckt. Halte ihn auf.
lesson-actions-block-hint-1 = Einen Angriff kann man abwehren. Auf welche deiner Karten hat er keine Antwort?
lesson-actions-block-done = Gegen eine Blockade hilft keine Schutzkarte. Bruno hat seinen Zug ausgesetzt, und du hast einen gewonnen.
lesson-actions-block-failed = Deine Züge sind aufgebraucht.
lesson-actions-block-failed-closed = Bruno kam zum Zug, hat die letzte Vase angelegt und den Wettstreit beendet.
