# ruling-NAME: a question that the rulebooks leave open. ruling-NAME-OPTION: what is played when it is ruled so.

ruling-characters = Wie kommt man zu seinem Charakter?
ruling-characters-free = Alle nehmen einen, der noch frei ist.
ruling-characters-random = Die Charaktere werden ausgelost.

ruling-goods_shown = Dürfen alle sehen, was die anderen haben?
ruling-goods_shown-public = Krom, Rohstoffe und die Zahl der Bonuskarten liegen offen.
ruling-goods_shown-hidden = Krom, Rohstoffe und die Zahl der Bonuskarten halten alle geheim.

ruling-stunned_before_combat = Eine Karte betäubt jemanden vor dem Kampf am Ort. Kämpft diese Person noch mit?
ruling-stunned_before_combat-absent = Wer betäubt ist, bleibt dem Kampf fern und kann danach auch nicht ausgeraubt werden.
ruling-stunned_before_combat-fights = Alle am Ort kämpfen, sogar Betäubte, die kein Leben mehr haben.

ruling-combat_card_order = Wer entscheidet zuerst über Kampfkarten?
ruling-combat_card_order-worst_first = Zuerst entscheidet, wer am schlechtesten liegt, und nach jeder Karte wird neu verglichen.
ruling-combat_card_order-lightest_first = Zuerst entscheidet, wer am leichtesten ist und noch nicht gepasst hat.
ruling-combat_card_order-seats = Entschieden wird in der Sitzreihenfolge.
ruling-combat_card_order-sealed = Alle im Kampf wählen geheim eine Karte oder keine und zeigen sie zusammen, Durchgang für Durchgang, bis niemand mehr eine dazulegt.

ruling-equal_weights = Was ist, wenn zwei Charaktere gleich viel wiegen?
ruling-equal_weights-refused = Eine Schachtel mit gleichen Gewichten wird nicht angenommen.
ruling-equal_weights-roll_off = Wer bei Gleichstand gleich viel wiegt, würfelt noch einmal, und wer dann noch gleich ist, wieder, bis die Reihenfolge klar ist.

ruling-stunned_counter = Dürfen Betäubte eine Bonuskarte kontern?
ruling-stunned_counter-yes = Betäubte dürfen kontern wie alle anderen.
ruling-stunned_counter-no = Betäubte können nicht kontern.

ruling-stunned_target = Darf man eine Bonuskarte gegen Betäubte spielen?
ruling-stunned_target-yes = Betäubte kann eine Karte treffen wie alle anderen.
ruling-stunned_target-no = Betäubte lässt man in Ruhe.

ruling-phase_order = In welcher Reihenfolge läuft eine Aktionsphase ab?
ruling-phase_order-free = Die Ortsaktion, Evolutionen und Bonuskarten kommen in beliebiger Reihenfolge.
ruling-phase_order-place_first = Die Ortsaktion kommt zuerst oder gar nicht; danach kommen Evolutionen und Bonuskarten.

ruling-gathering_runs_out = Was ist, wenn der Sammelstapel ausgeht, während jemand zieht?
ruling-gathering_runs_out-reshuffle = Der Ablagestapel wird sofort gemischt und ist der neue Stapel.
ruling-gathering_runs_out-stop = Der Besuch endet, und wer als Nächstes kommt, mischt.

ruling-hunt_runs_out = Was ist, wenn der Jagdstapel leer ist und ein Beutetier ersetzt werden soll?
ruling-hunt_runs_out-reshuffle = Der Ablagestapel wird gemischt und ist der neue Stapel.
ruling-hunt_runs_out-fewer = Der Platz bleibt frei, und es stehen weniger Beutetiere zur Wahl.

ruling-evolution_runs_out = Was passiert, wenn die Evolutionen ausgehen?
ruling-evolution_runs_out-empty = Die Plätze bleiben frei, und die Partie geht weiter.
ruling-evolution_runs_out-ends = Ist die letzte verwirklicht, endet die Partie, und die meisten Punkte gewinnen.

ruling-bonus_runs_out = Was ist, wenn der Bonusstapel leer ist?
ruling-bonus_runs_out-reshuffle = Der Ablagestapel wird gemischt und ist der neue Stapel.
ruling-bonus_runs_out-none = Man kann keine Bonuskarten mehr ziehen.

ruling-supply = Können die Marker ausgehen?
ruling-supply-unlimited = Marker gehen nie aus; der Tisch sagt, wann die Schachtel leer wäre.
ruling-supply-box = Es gibt nur die Marker der Schachtel, und man bekommt, was noch da ist.

ruling-counter_order = Wer wird zuerst gefragt, wenn mehrere eine Karte kontern könnten?
ruling-counter_order-lightest_first = Zuerst wird gefragt, wer am leichtesten ist.
ruling-counter_order-heaviest_first = Zuerst wird gefragt, wer am schwersten ist.
ruling-counter_order-seats = Gefragt wird in der Sitzreihenfolge.

ruling-short_target = Darf eine Karte mehr nehmen oder stehlen, als jemand hat?
ruling-short_target-as_much = Sie nimmt, was da ist, wenn überhaupt etwas da ist.
ruling-short_target-refused = Die volle Menge muss da sein, sonst kann man die Karte nicht spielen.

ruling-short_swap = Darf man mit jemandem tauschen, der weniger hat, als die Karte verlangt?
ruling-short_swap-refused = Beide Seiten müssen die volle Menge haben, sonst kann man die Karte nicht spielen.
ruling-short_swap-as_much = Wer die Karte spielt, gibt alles, was sie sagt, und bekommt, was die andere Seite hat, wenn sie überhaupt etwas hat.

ruling-resource_choice = Wer sagt, welchen Rohstoff eine Karte nimmt?
ruling-resource_choice-card_player = Das sagt, wer die Karte spielt.
ruling-resource_choice-target = Das sagt, wer den Rohstoff verliert.

ruling-kromosaurus_tie = Wer gewinnt einen Gleichstand mit dem Kromosaurus?
ruling-kromosaurus_tie-by_weight = Sein Gewicht in der Schachtel entscheidet, wie bei allen anderen.
ruling-kromosaurus_tie-heaviest = Er ist schwerer als alle: Er gewinnt, wo die Schwereren gewinnen, und verliert sonst.
ruling-kromosaurus_tie-lightest = Er ist leichter als alle: Er gewinnt, wo die Leichteren gewinnen, und verliert sonst.
ruling-kromosaurus_tie-wins = Er gewinnt jeden Gleichstand.
ruling-kromosaurus_tie-loses = Er verliert jeden Gleichstand.

ruling-robberies = Wie oft wird geraubt, wenn ein Kampf mehrere betäubt?
ruling-robberies-each = Wer gewonnen hat, darf alle je einmal ausrauben.
ruling-robberies-once = Wer gewonnen hat, darf nur bei einer Person etwas nehmen.

ruling-robbery_order = In welcher Reihenfolge wird geraubt, wenn ein Kampf mehrere betäubt?
ruling-robbery_order-winner = Wer gewonnen hat, bestimmt, wer als Nächstes drankommt.
ruling-robbery_order-rank = Wer im Kampf am weitesten vorn lag, kommt zuerst, und so weiter bis zum Schluss.

ruling-robbery_time = Wann wird nach einem Kampf geraubt?
ruling-robbery_time-after_damage = Gleich nach dem Schaden, bevor jemand handelt.
ruling-robbery_time-own_phase = Zu Beginn der eigenen Aktionsphase, nach Kälte oder Wärme des Eiszeitplans.

ruling-combat_cards_count = Wofür zählen Kampfkarten?
ruling-combat_cards_count-all = Sie zählen für den Sieg, für die Reihenfolge und für den Schaden.
ruling-combat_cards_count-winner_only = Sie zählen für den Sieg; die Reihenfolge der anderen und der Schaden richten sich allein nach den Würfeln.

ruling-card_stun = Kann eine Bonuskarte, die Leben nimmt, jemanden betäuben?
ruling-card_stun-yes = Sie kann das letzte Leben nehmen, und dann ist man betäubt.
ruling-card_stun-stops_at_one = Ein Leben lässt sie immer übrig.

ruling-stunned_after_acting = Was kostet es, nach der eigenen Aktionsphase betäubt zu werden?
ruling-stunned_after_acting-nothing = Sonst geht nichts verloren: In der nächsten Runde wacht man auf und spielt weiter.
ruling-stunned_after_acting-next_action = In der nächsten Runde wacht man auf, hat aber keine Aktionsphase.

ruling-place_action = Muss man die Ortsaktion machen?
ruling-place_action-optional = Man darf sie auslassen. Wer sie anfängt, macht wenigstens den Teil, der nichts kostet.
ruling-place_action-compulsory = Man muss sie machen, wenn es geht.

ruling-savannah_hunt = Muss man in der Savanne jagen?
ruling-savannah_hunt-optional = Die Jagd darf man auslassen wie jede andere Ortsaktion.
ruling-savannah_hunt-compulsory = Man muss ein Beutetier wählen und jagen, bevor die Phase enden kann.

ruling-place_times = Wie oft darf man die Ortsaktion in einer Phase machen?
ruling-place_times-once = Einmal.
ruling-place_times-twice = Auch ein zweites Mal, nur die Jagd nicht: Die gibt es immer nur einmal.

ruling-life_blocks = Was kostet Leben, wenn kein Platz für einen ganzen Block ist?
ruling-life_blocks-full_price = Der Block kostet den vollen Preis, und was zu viel ist, verfällt.
ruling-life_blocks-pro_rata = Man zahlt nur für das Leben, das Platz hat, aufgerundet auf ganze Krom.

ruling-forest_discard = Liegt der Ablagestapel des Waldes offen?
ruling-forest_discard-face_up = Er liegt offen, und alle dürfen ihn durchsehen.
ruling-forest_discard-face_down = Er liegt verdeckt, und man weiß nur, wie viele Karten es sind.

ruling-mountain_dice = Darf man einen Würfel, den man behalten hat, später wieder werfen?
ruling-mountain_dice-free = Bei jedem Neuwurf darf man alle Würfel benutzen.
ruling-mountain_dice-locked = Ein behaltener Würfel bleibt, wie er ist.

ruling-mountain_cards = Darf man mitten im Aufstieg Bonuskarten spielen?
ruling-mountain_cards-between_rerolls = Zwischen zwei Würfen darf man das, auch wenn das Krom für den nächsten noch fehlt.
ruling-mountain_cards-not_during = Sie müssen warten, bis der Aufstieg bezahlt ist.

ruling-mountain_result = Welche Kombination wird bei einem Aufstieg bezahlt?
ruling-mountain_result-best = Bezahlt wird die, die alle Würfel zusammen ergeben.
ruling-mountain_result-choose = Bezahlt wird eine beliebige, die in den Würfeln zu sehen ist, nach Wahl.

ruling-mountain_icons = Was steht bei einem Full House und bei vier Gleichen zur Wahl?
ruling-mountain_icons-stone_or_bonus = Steine oder Bonuskarten.
ruling-mountain_icons-wood_or_bone = Holz oder Knochen.

ruling-evolutions_per_phase = Wie viele Evolutionen darf man in einer Phase verwirklichen?
ruling-evolutions_per_phase-any = So viele, wie man bezahlen kann.
ruling-evolutions_per_phase-one = Nur eine.

ruling-trophy_win = Kann man mit der Trophäe mitten in einer Runde gewinnen?
ruling-trophy_win-at_once = Ihre Punkte zählen sofort. Schon der Kampf selbst kann die Partie gewinnen.
ruling-trophy_win-own_phase = Mit ihren Punkten gewinnt man nur in der eigenen Aktionsphase.

ruling-counter_counter = Kann man einen Konter kontern?
ruling-counter_counter-allowed = Auch eine Konterkarte ist eine Bonuskarte, und man kann sie kontern.
ruling-counter_counter-refused = Ein Konter ist endgültig.

ruling-counter_place = Von wo aus kann man eine Karte kontern?
ruling-counter_place-anywhere = Alle anderen dürfen kontern, egal wo sie sind.
ruling-counter_place-same_place = Nur wer am selben Ort ist, darf kontern.

ruling-countered_price = Wird der Preis einer gekonterten Karte bezahlt?
ruling-countered_price-kept = Nichts wird bezahlt; nur die Karte ist weg.
ruling-countered_price-paid = Der Preis wird trotzdem bezahlt.

ruling-target_place = Wie weit reichen Karten, durch die andere etwas verlieren oder tauschen?
ruling-target_place-anywhere = Sie reichen an jeden Ort.
ruling-target_place-same_place = Sie reichen nur bis zum eigenen Ort.

ruling-bonus_per_phase = Wie viele Bonuskarten darf man in einer Phase spielen?
ruling-bonus_per_phase-any = So viele man will.
ruling-bonus_per_phase-one = Nur eine.

ruling-hand_limit = Wie viele Bonuskarten darf man haben?
ruling-hand_limit-none = Beliebig viele.
ruling-hand_limit-5 = Fünf. Wer so viele hat, bekommt keine mehr, bis eine gespielt ist.

ruling-kromosaurus_cards = Werden alle Zielkarten des Kromosaurus in jeder Runde gemischt?
ruling-kromosaurus_cards-shuffled = Alle werden in jeder Runde gemischt. Jeder Ort ist also gleich wahrscheinlich.
ruling-kromosaurus_cards-cycle = Eine gezogene Karte kommt zur Seite, bis alle dran waren.
