# ruling-NAME: a question that the rulebook leaves open. ruling-NAME-OPTION: what is played when it is ruled so.

ruling-leaders = Wie kommt man zu seinem Oberhaupt?
ruling-leaders-blind = Alle suchen sich eine verdeckte Oberhauptkarte aus, dann werden alle aufgedeckt.
ruling-leaders-chosen = Alle wählen reihum und offen ein Oberhaupt.

ruling-active_reach = Darf ein aktives Diorama eine andere Kette fortsetzen als die, neben der es liegt?
ruling-active_reach-any_chain = Es darf jede Kette der Person fortsetzen, der es gehört.
ruling-active_reach-same_chain = Es darf nur die Kette fortsetzen, neben der es liegt.

ruling-swap_then_play = Darf man nach einem Tausch eine Aktion spielen?
ruling-swap_then_play-allowed = Auf einen Tausch darf eine Aktion folgen.
ruling-swap_then_play-refused = Mit einer Aktion tut man in einem Zug sonst nichts, also kann sie nicht auf einen Tausch folgen.

ruling-attack_short = Darf ein Ereignis eine Kette angreifen, die weniger Vasen hat, als es zerstört?
ruling-attack_short-what_there_is = Es zerstört die, die da sind.
ruling-attack_short-refused = Es braucht eine Kette mit genug Vasen.

ruling-blocked_lonely = Zählt ein ausgesetzter Zug für einen Charakter ohne Vase?
ruling-blocked_lonely-waits = Der Charakter wartet auf den nächsten richtigen Zug.
ruling-blocked_lonely-counts = Der Charakter geht am Ende des ausgesetzten Zuges verloren.

ruling-second_block = Darf man jemanden blockieren, der schon einen Zug aussetzen muss?
ruling-second_block-refused = Erst wenn dieser Zug ausgesetzt ist.
ruling-second_block-adds = Mit jeder Blockade ist ein Zug mehr auszusetzen.

ruling-discard_again = Darf man ein Diorama, das man vom Ablagestapel genommen hat, im selben Zug wieder ablegen?
ruling-discard_again-allowed = Ja, wie jede Handkarte.
ruling-discard_again-forbidden = Man muss es behalten, anlegen oder aktivieren und legt eine andere Karte ab.

ruling-magic_colours = Welche Farben müssen in einer magischen Kette gleich sein?
ruling-magic_colours-vases_and_totem = Die der Vasen und des Totems.
ruling-magic_colours-with_character = Die der Vasen, des Totems und des Charakters.
ruling-magic_colours-vases = Nur die der Vasen.

ruling-below_zero = Kann ein Wettstreit weniger als null bringen?
ruling-below_zero-allowed = Ja, und die Summe wird kleiner.
ruling-below_zero-floor = Er bringt mindestens null.

ruling-goal_tie = Wer gewinnt, wenn nach demselben Wettstreit mehrere genug Sphären haben?
ruling-goal_tie-highest = Die höchste Summe gewinnt, und liegen die Besten gleichauf, entscheidet noch ein Wettstreit.
ruling-goal_tie-closer = Wer den Wettstreit beendet hat, gewinnt, wenn diese Person genug hat; sonst die höchste Summe.
