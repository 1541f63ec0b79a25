### Lessons on closing a challenge and counting spheres. How they are written: see lessons_building.ftl.

lesson-scoring-close-title = Die letzte Kette
lesson-scoring-close = Du hast drei vollständige Ketten. Eine vierte beendet den Wettstreit. Beende ihn in diesem Zug.
lesson-scoring-close-hint-1 = Einer Kette fehlt die letzte Vase.
lesson-scoring-close-hint-2 = „{ $weaver }“ will eine Statue. Du hast eine.
lesson-scoring-close-hint-3 = Zieh, dann leg „{ $blue_statue }“ an.
lesson-scoring-close-done = Der Wettstreit war sofort zu Ende. Gezählt wurde, was auf deinem Tisch lag; was du noch auf der Hand hattest, war egal.
lesson-scoring-close-failed = Dein Zug ist vorbei, und der Wettstreit geht weiter.

lesson-scoring-hostile-title = Weg von der Hand
lesson-scoring-hostile = Bruno beendet in seinem nächsten Zug den Wettstreit. Was du dann noch auf der Hand hast, wird abgezogen. Hol für diesen Wettstreit mindestens zehn Sphären.
lesson-scoring-hostile-hint-1 = Eine Karte, die du auslegst, zählt doppelt: Sie zählt nicht mehr gegen dich, und sie zählt für dich. Welche von deinen hat die meisten Sphären?
lesson-scoring-hostile-hint-2 = Auch ein Charakter allein zählt auf dem Tisch.
lesson-scoring-hostile-done = Sphären auf der Hand sind feindlich, wenn jemand anderes beendet. Auf dem Tisch zählt jede Karte, auch in einer unfertigen Kette.
lesson-scoring-hostile-failed = Es ist zu wenig übrig.
lesson-scoring-hostile-failed-little = Du hattest noch zu viele Sphären auf der Hand. Die schwerste Karte hätte auf den Tisch gehört.

lesson-scoring-leader-title = Ein Oberhaupt in vollem Glanz
lesson-scoring-leader = Du hast 40 Sphären, { $spheres } gewinnen. Jetzt zu beenden reicht nicht. Bruno ist harmlos, und du hast zwei Züge. Gewinne.
lesson-scoring-leader-hint-1 = Eine magische geschützte Kette bringt { $magic } Sphären dazu, die deines Oberhaupts { $leader_magic }. Dein Oberhaupt ist „{ $rider }“.
lesson-scoring-leader-done = Zuerst das Totem, dann die letzte Kette. Ist der Wettstreit einmal beendet, ist es für ein Totem zu spät.
lesson-scoring-leader-failed = Zwei Züge sind vorbei, und du hast nicht gewonnen.
lesson-scoring-leader-failed-early = Der Wettstreit ist beendet, aber keine deiner Ketten war magisch, und die Sphären waren zu wenige.
lesson-scoring-leader-failed-wasted = Einer deiner zwei Züge ist vorbei, und das Totem ist noch auf deiner Hand.
lesson-scoring-leader-failed-other = Eine magische Kette, aber nicht die deines Oberhaupts. Die hätte mehr gebracht.

lesson-scoring-ahead-title = Nur wenn du vorn liegst
# $goal_tie
lesson-scoring-ahead = Du hast 70 Sphären von vorher, Bruno 84, und { $spheres } gewinnen. { $goal_tie ->
    [closer] Haben mehrere genug, gewinnt, wer den Wettstreit beendet hat.
   *[highest] Haben mehrere genug, gewinnt die höchste Summe.
} Gewinne diese Partie.
lesson-scoring-ahead-hint-1 = Zähl, was Bruno hätte, wenn du jetzt beendest. Dann sieh nach, was verdeckt neben „{ $weaver }“ liegt.
lesson-scoring-ahead-done = Beenden lohnt sich nur, wenn man dann vorn liegt. Der Bison hat den Unterschied gemacht.
lesson-scoring-ahead-failed = Deine Züge sind aufgebraucht.
lesson-scoring-ahead-failed-behind = Du hast den Wettstreit beendet und hattest genug Sphären. Bruno hatte mehr.
