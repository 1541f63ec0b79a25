### Quizzes: what is asked, what can be chosen, and how people misread the rules.

## quiz-kind-KIND: what each kind is called

quiz-kind-order = Wer wann handelt
quiz-kind-winner = Wer den Kampf gewinnt
quiz-kind-damage = Wie viel Leben verloren geht
quiz-kind-legal = Ist das erlaubt
quiz-kind-cost = Was kostet das
quiz-kind-keep = Welche Würfel behalten
quiz-kind-likelier = Was ist wahrscheinlicher
quiz-kind-chance = Wie wahrscheinlich ist das
quiz-kind-win = Was gewinnt jetzt

## What one has to know of a position

quiz-who = { $name }
quiz-fighter = { $name }: { $weight } kg, { $life } Leben, würfelt { $die }
quiz-fighter-there = { $name } { $where }: { $weight } kg, { $life } Leben, würfelt { $die }
quiz-is-there = { $name } ist { $where }
quiz-plays = { $player } spielt dann „{ $card }“, und niemand kontert
quiz-weighs = { $name }: { $weight } kg
quiz-stands = { $player } ist { $where } und hat { $goods }
quiz-has = { $player } hat { $goods }
quiz-has-life = { $player } hat { $life } Leben
quiz-has-krom = { $player } hat { $krom } Krom
quiz-was-stunned = { $player } wurde letzte Runde { $where } betäubt
quiz-rolled = Die Würfel zeigen { $dice }
quiz-in-discard = Auf dem Ablagestapel des Waldes liegen { $many } Karten
quiz-life = { $life } Leben
quiz-worth = Was die Dinge wert sind: Die Höhle verkauft { $services }
quiz-reroll-prices = Nacheinander kosten Neuwürfe { $reroll_prices } Krom
quiz-or-better = Etwas Besseres, in dem es steckt, zählt auch

## quiz-KIND: what is asked

quiz-order-first = Alle sind losgezogen. Wer handelt in dieser Runde zuerst?
quiz-order = Alle sind losgezogen. In welcher Reihenfolge wird in dieser Runde gehandelt?
quiz-winner = Ein Kampf { $where }. Wer gewinnt?
quiz-nobody-wins = Noch niemand: Die mit der höchsten Summe würfeln noch einmal
quiz-damage = Ein Kampf { $where }. Wie viel Leben verliert { $player }?
quiz-damage-cold = Ein Kampf { $where } auf dem Eiszeitplan. Wie viel Leben hat { $player }, sobald die eigene Aktionsphase begonnen hat?
quiz-cost-cards = { $player } zieht bei einem Besuch im Wald { $many } Sammelkarten. Wie viel Krom kosten sie zusammen?
quiz-cost-dice = { $player } jagt „{ $card }“ mit { $many ->
    [one] { $many } Würfel mehr
   *[other] { $many } Würfeln mehr
}, als auf der Karte stehen. Wie viel Krom kostet das?
quiz-cost-rerolls = { $player } klettert auf den Berg und würfelt { $many }-mal neu. Wie viel Krom kosten die Neuwürfe zusammen?
quiz-cost-services = { $healthy ->
    [yes] { $player } kauft in der Höhle { $goods }, und so viel Leben, dass es wieder voll ist. Wie viel Krom kostet alles zusammen?
   *[no] { $player } kauft in der Höhle { $goods }. Wie viel Krom kostet alles zusammen?
}
quiz-cost-evolution = In der Höhle kauft { $player }, was noch fehlt, und verwirklicht „{ $card }“. Wie viel Krom braucht es dafür?
quiz-keep = { $player } klettert und kann noch { $rerolls ->
    [one] { $rerolls } Neuwurf
   *[other] { $rerolls } Neuwürfe
} bezahlen. Welche Würfel behält man, um im Durchschnitt zu bekommen, was am meisten Krom wert ist?
quiz-keep-why = { $do }: Nach den Preisen der Höhle ist das im Durchschnitt { $best_about } Krom wert. Die nächstbeste Wahl ist { $next_about } wert.
quiz-likelier = Was ist wahrscheinlicher?
quiz-likelier-same = Beides ist gleich wahrscheinlich
quiz-likelier-hunt = { $player } fängt „{ $card }“ mit { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfeln
}
quiz-likelier-win = { $name } gewinnt einen Kampf { $where } (außerdem dabei: { $others })
quiz-likelier-reach = { $rerolls ->
    [0] Ein Wurf mit allen Würfeln ergibt { $combination }
    [one] Mit { $rerolls } Neuwurf schafft man { $combination }
   *[other] Mit { $rerolls } Neuwürfen schafft man { $combination }
}
quiz-likelier-why = { $what }: { $chance_often }.
quiz-chance-hunt = { $bought ->
    [0] { $player } jagt „{ $card }“ und wirft { $dice } Würfel.
   *[other] { $player } jagt „{ $card }“, kauft Würfel dazu und wirft { $dice }.
} Wie wahrscheinlich ist der Fang?
quiz-chance-hunt-why = Bei { $ways } der { $all } möglichen Würfe kommt { $value } oder mehr heraus.
quiz-chance-equal-why = Bei { $ways } der { $all } möglichen Würfe sind beide Würfel gleich: Egal, was der erste zeigt, eine Seite des zweiten ist dieselbe.
quiz-chance-win-why = { $ties ->
    [won] { $name } gewinnt bei { $ways } der { $all } möglichen Würfe: wo der Würfel von { $name } höher ist und wo beide gleich sind.
   *[lost] { $name } gewinnt bei { $ways } der { $all } möglichen Würfe: nur, wo der Würfel von { $name } höher ist.
}
quiz-chance-stunned-why = Bei { $ways } der { $all } möglichen Würfe ist der Würfel von { $other } um { $life } oder mehr höher.
quiz-chance-roams-why = Der Kromosaurus hat { $all } Karten, alle gleich wahrscheinlich: { $ways ->
    [one] { $ways } davon führt dorthin.
   *[other] { $ways } davon führen dorthin.
}
quiz-chance-die-why = { $ways ->
    [one] { $ways } der { $all } Augenzahlen passt.
   *[other] { $ways } der { $all } Augenzahlen passen.
}
quiz-chance-dice-why = Bei { $ways } der { $all } möglichen Würfe gelingt es.
quiz-chance-wood-why = { $ways ->
    [one] { $ways } der { $all } Karten, die noch da sind, bringt Holz.
   *[other] { $ways } der { $all } Karten, die noch da sind, bringen Holz.
}
quiz-chance-equal = { $players } kämpfen { $where }, mit je einem Würfel. Wie wahrscheinlich entscheidet das Gewicht, weil ihre Würfel gleich sind?
quiz-chance-win = { $name } und { $other } kämpfen { $where }, mit je einem Würfel. Wie wahrscheinlich gewinnt { $name }?
quiz-chance-stunned = { $name } mit { $life } Leben kämpft { $where } gegen { $other }, mit je einem Würfel. Wie wahrscheinlich wird { $name } betäubt?
quiz-chance-roams = Gleich ziehen alle los, dann der Kromosaurus. Wie wahrscheinlich ist er am Ende hier: { $place }?
quiz-chance-die = { $player } behält { $dice } und wirft einen Würfel neu. Wie wahrscheinlich bringt dieser Wurf { $combination }?
quiz-chance-dice = { $player } behält { $dice } und wirft die { $rolled } anderen Würfel neu. Wie wahrscheinlich bringt dieser Wurf { $combination } oder etwas Besseres?
quiz-chance-wood = Diese Karten sind noch im Stapel des Waldes. { $player } zieht eine. Wie wahrscheinlich bringt sie Holz, allein oder mit etwas anderem?

quiz-already = Schon geschehen: { $told }
quiz-win = { $player } hat { $points } Punkte, und { $target } gewinnen. Welche Evolution, oder welche zwei, gewinnen die Partie in dieser Aktionsphase?

## quiz-reason-NAME: reasons that no rule knows

quiz-reason-one-thing-a-phase = In einer Aktionsphase darf man nur eines tun.
quiz-reason-evolutions-in-the-cave = Evolutionen verwirklicht man nur in der Höhle.
quiz-reason-evolutions-cost-krom = Eine Evolution kostet auch Krom, und das reicht nicht.
quiz-reason-home-first = Alle müssen zuerst in die Höhle zurück.
quiz-reason-stay-only-unfought = Bleiben darf nur, wer letzte Runde nicht gekämpft hat.
quiz-reason-place-taken = Dort ist schon jemand, und ein Ort gehört denen, die zuerst kommen.
quiz-reason-too-far = Man kann nur zum nächstgelegenen Ort gehen.
quiz-reason-misses-this-turn = Wer betäubt war, verpasst die nächste Runde.
quiz-reason-carried-home = Wer betäubt war, beginnt die nächste Runde in der Höhle.
quiz-reason-too-weak = Wer betäubt war, hat noch kein Leben und muss zuerst rasten.
quiz-reason-not-sold-here = Einen Rohstoff findet man nur an seinem Ort und kauft ihn nicht.
quiz-reason-one-service = Bei einem Besuch kann man nur eines kaufen.
quiz-reason-rest-first = Man muss rasten, bevor man kaufen kann.
quiz-reason-winner-only = Nur wer den Kampf gewinnt, darf an einem Ort handeln.
quiz-reason-action-price = Die Ortsaktion kostet mehr Krom, als da ist.
quiz-reason-one-card = Bei einem Besuch kann man nur eine Karte ziehen.
quiz-reason-pay-with-wood = Die nächste Karte bezahlt man mit Holz, und das reicht nicht.
quiz-reason-leave-some = In dieser Runde muss man den anderen Karten übrig lassen.
quiz-reason-price-too-high = Die nächste Karte würde mehr Krom kosten, als da ist.
quiz-reason-pile-not-empty = Der Ablagestapel wird nur gemischt, wenn der Stapel leer ist.
quiz-reason-shuffle-price = Mischen kostet Krom, und das reicht nicht.
quiz-reason-nobody-shuffles = Der Ablagestapel bleibt bis zum Ende der Partie liegen.
quiz-reason-prey-fled = Ein Beutetier, das entkommt, ist weg, und die anderen mit ihm.
quiz-reason-hunt-price = Eine zweite Jagd kostet mehr Krom, als da ist.
quiz-reason-one-die-only = Für eine Jagd kann man nur einen Würfel dazukaufen.
quiz-reason-dice-later = Würfel kauft man nach dem ersten Wurf dazu, nicht davor.
quiz-reason-climb-price = Ein zweiter Aufstieg kostet mehr Krom, als da ist.
quiz-reason-climb-after-nothing = Noch einmal klettern darf nur, wer mit nichts heruntergekommen ist.
quiz-reason-rolled-enough = Nach zwei Würfen ist ein Aufstieg vorbei.
quiz-reason-all-or-none = Man wirft alle Würfel neu oder hört auf.
quiz-reason-place-action-first = Vor einer Evolution muss man die Ortsaktion machen.
quiz-reason-card-price = Eine Bonuskarte kostet Krom, und das reicht nicht.
quiz-reason-card-when-asked = Eine Bonuskarte spielt man nur gegen jemanden, der angegriffen hat.
quiz-reason-not-stunned = Man kann nur Betäubten etwas wegnehmen.
quiz-reason-won-no-combat = Nur wer einen Kampf gewonnen hat, darf Betäubten etwas wegnehmen.
quiz-reason-beast-far = Der Kromosaurus ist { $where }, und die Karte reicht nur bis zum eigenen Ort.
quiz-reason-beast-asleep = Der Kromosaurus verliert nur Leben, wo er gerade einen Kampf gewonnen hat.

## misreading-NAME: what it looks like, and what the rule says. (Others stand with the exercises.)

# Who acts, who wins
misreading-lighter-everywhere = Das sieht so aus, als würde bei Gleichstand überall gewinnen, wer leichter ist. An den Orten, wo Gewicht hilft, kommt zuerst, wer schwerer ist (Regel combat.tie.weight).
misreading-low-dice-first = Das sieht so aus, als kämen niedrige Würfel zuerst. Die höchste Summe gewinnt und handelt zuerst, und die anderen folgen von hoch nach niedrig (Regel combat.winner).
misreading-combat-comes-first = Das sieht so aus, als käme ein Kampf vor allem anderen. Gekämpft wird, wenn der Ort an der Reihe ist, und wer an einem früheren Ort ist, hat dann schon gehandelt (Regel turn.places).
misreading-stunned-still-act = Das sieht so aus, als könnte man ohne Leben noch handeln. Wer betäubt ist, hat in dieser Runde keine Aktionsphase, und die anderen rücken auf (Regel stunned.no_action).
misreading-the-beast-acts-too = Das sieht so aus, als hätte der Kromosaurus eine Aktionsphase. Er kämpft nur; zuerst handelt, wer nach ihm am weitesten vorn liegt (Regel kromosaurus.wins).
misreading-places-backwards = Da bist du wohl vom anderen Ende her durch die Orte gegangen. Sie sind von der Höhle bis zum Berg dran (Regel turn.places).
misreading-as-they-sit = Da bist du wohl nach der Sitzreihenfolge gegangen. Die Orte entscheiden, und an einem Ort der Kampf (Regel turn.places).
misreading-heaviest-first-of-all = Das sieht so aus, als würde zuerst handeln, wer am schwersten ist. Das Gewicht entscheidet nur zwischen gleichen Würfeln (Regel combat.tie.weight).
misreading-equal-dice-roll-again = Das sieht so aus, als würde man gleiche Würfel neu werfen. Bei Gleichstand entscheidet sofort das Gewicht, also gewinnt immer genau eine Figur (Regel combat.tie.weight).
misreading-cards-not-counted = Das sieht so aus, als würden nur die Würfel zählen. Auch was eine Kampfkarte bringt, zählt zur Summe (Regel combat.total).
misreading-the-beast-always-wins = Das sieht so aus, als könnte niemand den Kromosaurus schlagen. Er wirft einen Würfel wie alle und zählt { $plus } dazu: Ein hoher Würfel kann mehr sein (Regel kromosaurus.plus).
misreading-most-life-wins = Das sieht so aus, als würde gewinnen, wer am meisten Leben hat. Leben sagt nur, wie viel man verlieren kann; die Summe entscheidet (Regel combat.winner).

# Life
misreading-life-below-nothing = Das sieht so aus, als könnte Leben unter null sinken. Niemand verliert mehr Leben, als da ist (Regel life.least).
misreading-cards-only-win = Das sieht so aus, als würde eine Karte nur für den Sieg zählen. Der Schaden ist der Abstand der Summen, mit allen Karten darin (Regel combat.total).
misreading-difference-to-the-next = Da hast du wohl den Abstand zum nächsten davor genommen. Gemessen wird immer zur höchsten Summe (Regel combat.damage).
misreading-differences-added-up = Da hast du wohl die Abstände zu allen davor addiert. Nur der Abstand zur höchsten Summe zählt (Regel combat.damage).
misreading-the-winners-whole-total = Das sieht so aus, als ginge die ganze höchste Summe verloren. Es ist nur der Abstand zwischen beiden Summen (Regel combat.damage).
misreading-a-life-for-a-defeat = Das sieht so aus, als würde eine Niederlage ein Leben kosten. Sie kostet so viel, wie die höchste Summe höher ist (Regel combat.damage).
misreading-losers-fall = Das sieht so aus, als würde man bei einer Niederlage alles verlieren. Verloren geht der Abstand zur höchsten Summe (Regel combat.damage).
misreading-no-weather = Das sieht so aus, als würde das Wetter nichts tun. Auf dem Eiszeitplan beißt die Kälte oder wärmt die Höhle, wenn eine Aktionsphase beginnt (Regeln glacial.cold und glacial.warmth).
misreading-warm-everywhere = Das sieht so aus, als wäre es hier warm. Nur die Höhle wärmt; an den anderen Orten nimmt die Kälte Leben (Regel glacial.cold).
misreading-full-life-after-combat = Das sieht so aus, als wäre das Leben nach dem Kampf wieder voll. Volles Leben hat nur wieder, wer betäubt war, und das erst in der nächsten Runde (Regel stunned.recovery).
misreading-fight-forgotten = Da hast du wohl den Kampf weggelassen. Erst kommt sein Verlust, dann das Wetter (Regeln combat.damage und glacial.cold).
misreading-nothing-was-lost = Das sieht so aus, als hätte sich nichts geändert. Sieh auf den Kampf und dann auf das Wetter (Regeln combat.damage und glacial.cold).

# What may be done
misreading-staying-is-allowed = Das sieht so aus, als dürfte man bleiben. Alle müssen in jeder Runde einen anderen Ort wählen (Regel movement.must_move).
misreading-everybody-goes-home-first = Das sieht so aus, als führte der Weg durch die Höhle. Von jedem Ort geht man direkt an jeden anderen (Regel movement.cards).
misreading-only-a-fight-moves-one = Das sieht so aus, als hinge das Bleiben von der letzten Runde ab. Niemand darf bleiben, egal was war (Regel movement.must_move).
misreading-a-place-is-full = Das sieht so aus, als hätte ein Ort nur für eine Person Platz. Beliebig viele dürfen zusammenkommen; dann kämpfen sie (Regel combat.start).
misreading-one-step-at-a-time = Das sieht so aus, als lägen Orte nebeneinander. In jeder Runde steht jeder Ort offen außer dem eigenen (Regel movement.cards).
misreading-stunned-miss-a-turn = Das sieht so aus, als würde das Betäubtsein noch eine Runde kosten. Es kostet die Aktionsphase derselben Runde; dann wacht man auf und spielt weiter (Regel stunned.recovery).
misreading-stunned-go-home-first = Niemand wird heimgetragen. Man wacht auf, wo man liegt, und wählt von dort aus frei (Regel stunned.recovery).
misreading-stunned-wake-up-weak = Das sieht so aus, als würde man schwach aufwachen. Man wacht mit vollem Leben auf und spielt wie alle anderen (Regel stunned.recovery).
misreading-resting-and-buying = Das sieht so aus, als dürfte man beim selben Besuch rasten und kaufen. Es geht nur eins von beiden (Regel cave.one_of_two).
misreading-resources-from-their-place-only = Das sieht so aus, als könnte man Rohstoffe nicht kaufen. Die Höhle verkauft alle; hier entscheidet eine andere Regel (Regel cave.services).
misreading-one-thing-a-phase = Das sieht so aus, als wäre in einer Phase nur eines möglich. Evolutionen, Bonuskarten und mehrere Einkäufe passen in eine Phase (Regeln turn.phase_order und cave.services).
misreading-one-service-a-visit = Das sieht so aus, als würde die Höhle bei einem Besuch nur eines verkaufen. Sie verkauft so viel, wie du bezahlen kannst (Regel cave.services).
misreading-rest-before-buying = Das sieht so aus, als käme zuerst eine Rast. In der Höhle rastet man oder kauft, nie beides (Regel cave.one_of_two).
misreading-everything-everywhere = Das sieht so aus, als ginge überall alles. Jeder Ort hat seine eigene Aktion, für die, die dort sind.
misreading-only-the-winner-acts = Das sieht so aus, als dürfte an einem Ort nur eine Person handeln. Alle, die dort stehen, handeln, in der Reihenfolge des Kampfes (Regel turn.action_phase).
misreading-actions-cost-krom = Das sieht so aus, als müsste man für eine Aktion bezahlen. Ihr erster Teil ist an den meisten Orten umsonst; hier ist der Ort der falsche.
misreading-cards-are-free = Das sieht so aus, als wäre jede Karte umsonst. Das ist nur die erste (Regel forest.more_cards).
misreading-one-card-a-visit = Das sieht so aus, als gäbe es bei einem Besuch nur eine Karte. Man kann mehr ziehen, für einen Preis, der steigt (Regel forest.more_cards).
misreading-resources-pay-for-cards = Das sieht so aus, als würde man Karten mit Rohstoffen bezahlen. Man bezahlt sie mit Krom (Regel forest.more_cards).
misreading-as-many-cards-as-one-pays = Das sieht so aus, als dürfte man ziehen, solange man zahlt. Bei einem Besuch gibt es eine Grenze (Regel forest.most).
misreading-the-pile-belongs-to-all = Das sieht so aus, als wären Karten für andere reserviert. Niemand muss welche übrig lassen; es zählt nur die Grenze für einen Besuch (Regel forest.most).
misreading-price-goes-on-rising = Das sieht so aus, als gäbe es für noch eine Karte einen Preis. Nach dem letzten Preis gibt es keine Karte mehr (Regel forest.most).
misreading-shuffle-an-empty-pile-only = Das sieht so aus, als müsste der Stapel leer sein. Den Ablagestapel darf man vor der ersten Karte jedes Besuchs einmischen (Regel forest.shuffle).
misreading-shuffling-costs = Das sieht so aus, als hätte das Mischen einen Preis. Es kostet nichts, kommt aber vor der ersten Karte (Regel forest.shuffle).
misreading-shuffling-is-all = Das sieht so aus, als wäre der Ablagestapel für immer weg. Vor der ersten Karte eines Besuchs darf man ihn einmischen (Regel forest.shuffle).
misreading-shuffle-any-time = Das sieht so aus, als dürfte man jederzeit mischen. Das geht nur vor der ersten Karte (Regel forest.shuffle).
misreading-hunt-until-one-is-caught = Das sieht so aus, als dürfte man jagen, bis man etwas fängt. In einer Aktionsphase gibt es eine Jagd, ob sie gelingt oder nicht (Regel savannah.one_hunt).
misreading-missed-prey-is-gone = Das sieht so aus, als wäre ein verfehltes Beutetier weggelaufen. Es bleibt für die nächste Jagd; aber die eigene ist schon vorbei (Regel savannah.one_hunt).
misreading-a-second-hunt-costs = Das sieht so aus, als könnte man eine zweite Jagd kaufen. In einer Aktionsphase gibt es nur eine, zu keinem Preis mehr (Regel savannah.one_hunt).
misreading-one-price-for-any-dice = Das sieht so aus, als würde ein Preis für beliebig viele Würfel gelten. Zwei Würfel kosten mehr als einer (Regel savannah.dice_price).
misreading-one-more-die-only = Das sieht so aus, als wäre bei einem Würfel Schluss. Sieh nach, wie viele die Regel erlaubt und was sie kosten (Regel savannah.extra_dice).
misreading-dice-after-the-roll = Das sieht so aus, als würde man Würfel nach dem Wurf kaufen. Man kauft sie davor; danach ist es zu spät (Regel savannah.extra_dice).
misreading-climb-again-and-again = Das sieht so aus, als dürfte man klettern, so oft man will. In einer Aktionsphase gibt es einen Aufstieg (Regel mountain.roll).
misreading-a-second-climb-costs = Das sieht so aus, als könnte man einen zweiten Aufstieg kaufen. Für Krom darf man neu würfeln, aber es gibt nur einen Aufstieg (Regel mountain.roll).
misreading-only-after-nothing = Das sieht so aus, als dürfte man einen schlechten Aufstieg wiederholen. Es gibt einen Aufstieg, egal was er bringt (Regel mountain.roll).
misreading-kept-dice-stay = Das sieht so aus, als müsste ein behaltener Würfel liegen bleiben. Bei jedem Neuwurf wählt man neu (Regel mountain.keep.later).
misreading-two-rolls-at-most = Das sieht so aus, als wären zwei Würfe alles. Man darf neu würfeln, solange es Neuwürfe und Krom gibt (Regel mountain.reroll).
misreading-all-dice-or-none = Das sieht so aus, als müsste man alle Würfel werfen. Man behält beliebige und wirft die anderen (Regel mountain.keep).
misreading-evolutions-only-in-the-cave = Das sieht so aus, als gehörten Evolutionen in die Höhle. Man kann sie überall verwirklichen, außer die Karte zeigt einen Ort (Regel evolutions.place).
misreading-evolutions-cost-krom-too = Das sieht so aus, als gehörte Krom zum Preis. Eine Evolution bezahlt man mit den Rohstoffen auf der Karte und mit sonst nichts (Regel evolutions.cost).
misreading-place-before-evolutions = Das sieht so aus, als käme zuerst der Ort. In deiner eigenen Phase bestimmst du die Reihenfolge (Regel turn.phase_order).
misreading-place-sign-overlooked = Da hast du wohl den Ort auf der Karte übersehen. So eine Karte geht nur dort (Regeln evolutions.place und bonus.place).
misreading-one-evolution-a-phase = Das sieht so aus, als wäre nach einer Evolution Schluss. Du darfst so viele verwirklichen, wie du bezahlen kannst (Regel evolutions.number).
misreading-cards-at-any-time = Das sieht so aus, als dürfte man eine Bonuskarte jederzeit spielen. Eine Kampfkarte ist für einen Kampf, nach den Würfeln (Regel bonus.combat).
misreading-cards-cost-krom = Das sieht so aus, als müsste man für eine Bonuskarte bezahlen. Eine von der eigenen Hand zu spielen kostet nichts, außer sie sagt es.
misreading-cards-only-when-attacked = Das sieht so aus, als wären Bonuskarten nur zur Verteidigung da. Ohne besonderes Symbol spielt man sie in der eigenen Aktionsphase (Regel bonus.action).
misreading-one-card-a-phase = Das sieht so aus, als wäre nach einer Bonuskarte Schluss. In einer Phase darfst du so viele spielen, wie du willst (Regel bonus.number).
misreading-steal-from-afar = Das sieht so aus, als könnte man von überall stehlen. Man muss am selben Ort sein (Regel bonus.effect.steal).
misreading-only-the-stunned-are-robbed = Das sieht so aus, als könnten nur Betäubte etwas verlieren. Das ist der Raub nach einem Kampf; eine Karte wirkt auf alle, die sie erreicht (Regel bonus.target).
misreading-every-card-needs-nearness = Das sieht so aus, als müsste man für jede Karte in der Nähe sein. Das ist nur beim Stehlen so (Regel bonus.target).
misreading-the-stunned-are-safe = Das sieht so aus, als wären Betäubte sicher. Karten können auch sie treffen (Regel bonus.target).
misreading-only-winners-rob = Das sieht so aus, als wäre das der Raub nach einem Kampf. Eine Karte, die stiehlt, braucht keinen Kampf, nur denselben Ort (Regel bonus.effect.steal).
misreading-the-beast-is-a-player = Das sieht so aus, als würde der Kromosaurus mitspielen wie alle. Gegen ihn kann man keine Bonuskarte spielen (Regel kromosaurus.bonus).
misreading-the-beast-is-out-of-reach = Das sieht so aus, als läge es nur an der Entfernung. Auch direkt neben dem Kromosaurus kann man keine Karte gegen ihn spielen (Regel kromosaurus.bonus).
misreading-only-fighters-hurt-the-beast = Das sieht so aus, als käme es darauf an, wer zuletzt gewonnen hat. Der Kromosaurus verliert Leben in Kämpfen, und keine Karte lässt sich gegen ihn spielen (Regel kromosaurus.bonus).

# Prices
misreading-only-the-last-price = Das ist nur der letzte Preis. Man bezahlt alle, einen nach dem anderen.
misreading-a-krom-a-card = Das sieht so aus, als würde jede weitere Karte ein Krom kosten. Der Preis steigt von Karte zu Karte (Regel forest.more_cards).
misreading-a-krom-a-card-from-the-first = Das sieht so aus, als würde jede Karte ein Krom kosten, auch die erste. Die erste ist umsonst, und dann steigt der Preis (Regel forest.more_cards).
misreading-the-last-price-each-time = Das sieht so aus, als hättest du jedes Mal den letzten Preis bezahlt. Er steigt Schritt für Schritt.
misreading-first-card-not-free = Da hast du wohl die erste Karte bezahlt oder nicht gezählt. Sie ist umsonst, und sie ist eine Karte (Regel forest.first_card).
misreading-rest-with-the-shopping = Das sieht so aus, als gehörte zum Einkauf eine Rast. In der Höhle rastet man oder kauft, also muss dieses Leben gekauft werden (Regel cave.one_of_two).
misreading-life-from-nothing = Das sieht so aus, als müsste man das ganze Leben kaufen. Gekauft wird nur, was bis zum Höchsten fehlt.
misreading-prices-of-dice-added = Da hast du wohl den Preis für einen Würfel und für zwei addiert. In der Preisliste steht ein Preis für zwei Würfel zusammen (Regel savannah.dice_price).
misreading-a-krom-a-die = Das sieht so aus, als würde ein Würfel ein Krom kosten. Er kostet mehr (Regel savannah.dice_price).
misreading-every-die-is-paid = Das sieht so aus, als würde man alle Würfel bezahlen. Die auf der Karte des Beutetiers sind umsonst (Regel savannah.prey).
misreading-the-value-is-the-price = Das sieht so aus, als wäre der Wert des Beutetiers sein Preis. Der Wert ist, was die Würfel erreichen müssen (Regel savannah.success).
misreading-a-krom-a-reroll = Das sieht so aus, als würde jeder Neuwurf gleich viel kosten. Die späteren kosten mehr (Regel mountain.reroll).
misreading-first-roll-paid = Da hast du wohl den ersten Wurf bezahlt. Er ist umsonst; nur neu zu würfeln kostet (Regel mountain.reroll).
misreading-a-bonus-like-a-resource = Das sieht so aus, als würde eine Bonuskarte so viel kosten wie ein Rohstoff. Sie ist billiger (Regel cave.services).
misreading-a-resource-like-a-bonus = Das sieht so aus, als würde ein Rohstoff so viel kosten wie eine Bonuskarte. Er kostet mehr (Regel cave.services).
misreading-each-kind-paid-once = Da hast du wohl jede Art nur einmal bezahlt. Jedes Stück hat seinen Preis (Regel cave.services).
misreading-a-krom-a-piece = Das sieht so aus, als würde jedes Stück ein Krom kosten. Sieh dir die Preise der Höhle an (Regel cave.services).
misreading-what-is-there-forgotten = Da hast du wohl alles gekauft. Was schon da ist, muss man nicht kaufen (Regel evolutions.cost).
misreading-points-are-the-price = Das sieht so aus, als wären die Punkte der Preis. Sie sind, was die Evolution bringt (Regel evolutions.realise).

# Dice to keep
misreading-stopped-too-early = Du hast aufgehört. Was die Würfel zeigen, würde bezahlt, aber noch ein Wurf bringt im Durchschnitt mehr, als er kostet.
misreading-went-for-more = Du wolltest mehr von derselben Zahl und hast dafür etwas aufgegeben. Hier kostet das im Durchschnitt mehr, als es bringt.
misreading-kept-a-die-too-many = Du hast einen Würfel behalten, der zu nichts gehört. Er fehlt nur im nächsten Wurf.
misreading-kept-one-pair-of-two = Du hast ein Paar behalten und das andere aufgegeben. Mit beiden kann ein Würfel noch ein Full House machen.
misreading-kept-a-row = Du hast eine Reihe behalten. Für eine Straße muss jeder einzelne Würfel passen, und das gelingt von hier aus selten.
misreading-kept-the-high-dice = Du hast die hohen Würfel behalten. Hohe Zahlen sind nicht mehr wert als niedrige: Nur Kombinationen zählen (Regel mountain.best).

# Which is likelier
misreading-may-or-may-not = Das sieht so aus, als wären zwei Dinge gleich wahrscheinlich, nur weil beide passieren können oder nicht. Zähl für jedes die Arten.
misreading-more-dice-are-surer = Das sieht so aus, als wären mehr Würfel immer sicherer. Es zählt auch, was sie erreichen müssen (Regel savannah.success).
misreading-lower-values-are-easier = Das sieht so aus, als wäre ein niedrigerer Wert immer leichter. Mit mehr Würfeln kommt man weiter (Regel savannah.prey).
misreading-less-per-die-is-easier = Da hast du wohl verglichen, was jeder Würfel bringen muss. Mehrere Würfel gleichen sich aus, einer allein kann das nicht.
misreading-places-mixed-up = Da hast du wohl verwechselt, wo Gewicht hilft und wo nicht (Regel combat.tie.weight).
misreading-place-does-not-matter = Das sieht so aus, als wäre der Ort egal. Er entscheidet, wer bei Gleichstand gewinnt (Regel combat.tie.weight).
misreading-earlier-places-are-easier = Das sieht so aus, als wäre ein früherer Ort leichter. Die Reihenfolge der Orte sagt, wer wann handelt; den Unterschied macht der Gleichstand (Regel combat.tie.weight).
misreading-later-places-are-easier = Das sieht so aus, als wäre ein späterer Ort leichter. Die Reihenfolge der Orte sagt, wer wann handelt; den Unterschied macht der Gleichstand (Regel combat.tie.weight).
misreading-one-die-is-one-die = Das sieht so aus, als käme es nur auf den eigenen Würfel an. Man muss alle anderen schlagen (Regel combat.winner).
misreading-the-others-hurt-each-other = Das sieht so aus, als stünden viele sich gegenseitig im Weg. Gewinnen kann nur eine Figur, und jede weitere macht es schwerer (Regel combat.winner).
misreading-two-are-worse-than-one = Das sieht so aus, als wären zwei immer schlimmer als einer. Was der Kromosaurus zu seinem Würfel dazuzählt, ist schlimmer als ein zweiter Würfel (Regel kromosaurus.plus).
misreading-as-in-the-list = Das sieht so aus, als wären Kombinationen umso seltener, je weiter unten sie stehen. Mit Neuwürfen hängt es davon ab, was man behalten kann.
misreading-more-equal-dice-are-rarer = Das sieht so aus, als wären mehr gleiche Würfel immer seltener. Eine Straße hat gar keine gleichen Würfel und ist selten (Regel mountain.result.straight).

# How likely
misreading-sums-are-all-alike = Das sieht so aus, als wäre jede Summe gleich wahrscheinlich. Summen in der Mitte kann man auf mehr Arten würfeln.
misreading-as-with-one-die-less = Das sieht so aus, als wäre es ein Würfel weniger. Zähl alle Würfel, die geworfen werden.
misreading-faces-up-to-the-value = Da hast du wohl die Augenzahlen bis zum Wert gezählt. Zum Fangen braucht man die ab dem Wert (Regel savannah.success).
misreading-equal-or-not-is-even = Es passiert oder nicht, aber das ist nicht gleich wahrscheinlich. Zähl die Augenzahlen.
misreading-one-more-than-there-is = Das sieht so aus, als müsste man mehr Leben verlieren, als da ist. Genauso viel genügt (Regel stunned.start).
misreading-just-as-much-as-there-is = Das sieht so aus, als müsste man genau so viel verlieren, wie da ist. Mehr genügt auch (Regel life.least).
misreading-as-if-the-other-rolled-alone = Da hast du wohl nur auf den Würfel der anderen Seite gesehen. Verloren geht der Abstand zwischen beiden Würfeln (Regel combat.damage).
misreading-here-or-not-is-even = Er ist hier oder nicht, aber das ist nicht gleich wahrscheinlich. Zähl seine Karten (Regel kromosaurus.cards).
misreading-only-one-face-counted = Da hast du wohl nur eine Augenzahl gezählt. Zwei passen.
misreading-a-row-is-open-at-both-ends = Das sieht so aus, als wären beide Enden offen. Kein Würfel zeigt eine 0 oder eine 7, also passt zu dieser Reihe nur eine Augenzahl.
misreading-chances-of-dice-added = Da hast du wohl die Chancen der Würfel addiert. Zeigen es mehrere, ist das doppelt gezählt.
misreading-one-die-only = Da hast du wohl nur einen der Würfel gezählt. Jeder davon kann es bringen.
misreading-all-dice-needed = Das sieht so aus, als müssten alle Würfel es zeigen. Einer davon genügt.
misreading-just-one-more = Da hast du wohl nur eine weitere gleiche Zahl gezählt. Etwas Besseres zählt auch, sogar mit anderen Zahlen.
misreading-whole-deck-counted = Da hast du wohl den ganzen Kartensatz gezählt. Ziehen kann man nur, was noch im Stapel ist.
misreading-wood-or-not-is-even = Sie bringt Holz oder nicht, aber das ist nicht gleich wahrscheinlich. Zähl die Karten im Stapel.

# What wins
misreading-points-not-counted = Das kann man verwirklichen, aber die Punkte reichen nicht. Zähl, was bis zum Ziel fehlt (Regel ending.target).
misreading-paid-twice-with-the-same = Jede davon könnte man bezahlen, aber nicht beide: Was die erste kostet, ist weg (Regel evolutions.cost).
misreading-buys-without-the-cave = Das sieht so aus, als könnte man die fehlenden Rohstoffe hier kaufen. Nur die Höhle verkauft sie (Regel cave.where).
misreading-most-points-wins = Das brächte genug Punkte, ist aber nicht zu bezahlen. Sieh nach, was es kostet (Regel evolutions.cost).
misreading-nearly-paid-is-enough = Dafür fehlt etwas. Eine Evolution bezahlt man ganz oder gar nicht (Regel evolutions.cost).
