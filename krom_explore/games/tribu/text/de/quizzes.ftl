### Quizzes: what is asked, what can be chosen, and how people misread the rules.

## quiz-kind-KIND: what each kind is called

quiz-kind-fits = Was passt als Nächstes
quiz-kind-legal = Ist das erlaubt
quiz-kind-raid = Was ein Angriff kostet
quiz-kind-score = Sphären zählen

## What one has to know of a position

quiz-who = { $name }
quiz-card = „{ $card }“
quiz-loot = „{ $card }“ in der Kette „{ $chain }“ von { $player }
quiz-spheres = { said-spheres }
quiz-worth = „{ $card }“ ({ $number })
quiz-holds = { $player } hat auf der Hand { $cards }
quiz-chain = Kette „{ $chain }“ von { $player }: { $cards ->
    [none] noch keine Vase
   *[other] { $cards }
}{ $active ->
    [none] {""}
   *[other] . Verdeckt daneben: { $active }
}
quiz-asks = „{ $chain }“ will { $vases }, in dieser Reihenfolge
quiz-leader = Das Oberhaupt von { $player } ist „{ $card }“
quiz-top = Oben auf dem Ablagestapel liegt „{ $card }“
quiz-has-to-skip = { $player } muss einen Zug aussetzen
quiz-chain-worth = { $player } hat auf dem Tisch { $cards }
quiz-held-worth = { $cards ->
    [none] { $player } hat keine Karte mit Sphären mehr auf der Hand oder verdeckt
   *[other] { $player } hat auf der Hand oder verdeckt { $cards }
}
quiz-last-card = { $chain ->
    [none] Die letzte Karte ist „{ $card }“ und beginnt eine Kette
   *[other] Die letzte Karte ist „{ $card }“ und kommt an die Kette „{ $chain }“
}
quiz-counted = { $player }: { $before } von vorher, { $table } auf dem Tisch, { $magic } für magische Ketten, { $held } auf der Hand und verdeckt

## quiz-KIND: what is asked

quiz-fits = { $player } hat eine Karte genommen. Welche von diesen kann { $player } jetzt an eine Kette legen?
quiz-fits-steal = { $player } spielt „{ $card }“. Welche von diesen kann { $player } stehlen?
quiz-raid = { $player } schickt „{ $card }“ gegen die Kette „{ $chain }“ von { $target }. { $protection ->
    [none] Niemand verteidigt sie.
   *[other] { $target } antwortet mit „{ $protection }“.
} Wie viele Sphären verliert die Kette?
quiz-raid-later = { $player } schickt „{ $card }“ gegen die Kette „{ $chain }“ von { $target }. { $protection ->
    [none] Niemand verteidigt sie.
   *[other] { $target } antwortet mit „{ $protection }“.
} Im Zug danach legt { $target } keine Vase an. Wie viele Sphären hat { $target } bis dahin auf dem Tisch verloren?
quiz-score = { $player } legt noch eine Karte aus. Dann ist der Wettstreit vorbei, ohne dass ihn jemand beendet hat. Wie viele Sphären bekommt { $player } dafür?
quiz-score-closed = { $closer } beendet den Wettstreit. Wie viele Sphären bekommt { $player } dafür?
quiz-winner = { $player } legt die letzte Vase an und beendet den Wettstreit. { $spheres } Sphären gewinnen. Wer gewinnt jetzt die Partie?
quiz-nobody-wins = Niemand: Es gibt noch einen Wettstreit

## quiz-reason-NAME: reasons that no rule knows

quiz-reason-new-card-waits = Eine Karte, die in diesem Zug genommen wurde, muss bis zum nächsten warten.
quiz-reason-others-first = Zuerst müssen die anderen gefragt werden, ob sie darauf antworten.
quiz-reason-one-colour = Die Vasen einer Kette müssen alle dieselbe Farbe haben.
quiz-reason-mixed-later = Eine andere Farbe darf erst kommen, wenn eine Kette vollständig ist.
quiz-reason-vase-taken = Jemand anderes hat diese Vase schon auf dem Tisch.
quiz-reason-totem-colour = Das Totem muss die Farbe der Vasen haben.
quiz-reason-totem-leader = Nur die Kette des eigenen Oberhaupts darf ein Totem haben.
quiz-reason-totem-from-hand = Ein Totem legt man nur aus der Hand.
quiz-reason-character-taken = Jemand anderes hat diesen Charakter schon auf dem Tisch.
quiz-reason-finish-first = Eine zweite Kette darf erst beginnen, wenn die erste vollständig ist.
quiz-reason-vase-at-hand = Eine Kette darf man nur beginnen, wenn man ihre erste Vase auf der Hand hat.
quiz-reason-any-last = Ein Diorama für jede Vase kann nur das letzte einer Kette sein.
quiz-reason-any-colour = Ein Diorama für jede Vase passt nur zu Vasen in einer Farbe.
quiz-reason-discard-gone = Was abgelegt ist, bleibt dort, bis der Stapel leer ist.
quiz-reason-take-and-lay = Vom Ablagestapel darf man nur nehmen, was man sofort anlegen kann.
quiz-reason-lay-what-you-took = Was man vom Ablagestapel genommen hat, muss man im selben Zug anlegen.
quiz-reason-taken-stays = Was man vom Ablagestapel genommen hat, bleibt bis zum Ende des Wettstreits auf der Hand.
quiz-reason-draw-to-discard = Ablegen darf nur, wer vom Stapel gezogen hat.
quiz-reason-active-complete = Eine Karte kann nur neben einer vollständigen Kette verdeckt liegen.
quiz-reason-active-attack-first = Eine aktive Karte muss benutzt werden, bevor man eine andere legen darf.
quiz-reason-active-in-all = Erlaubt ist insgesamt nur eine aktive Karte.
quiz-reason-active-vase = Eine Karte kann nur neben einer Kette mit einer Vase verdeckt liegen.
quiz-reason-save-first = Ein Charakter ohne Vase muss vor allem anderen gerettet werden.
quiz-reason-active-stays = Eine aktive Karte gehört zu der Kette, neben der sie liegt.
quiz-reason-active-fixed = Eine aktive Karte bleibt, wo sie ist, bis sie benutzt wird.
quiz-reason-active-for-attacks = Aktive Karten deckt man nur auf, wenn jemand angreift.
quiz-reason-draw-before-using = Bevor man eine aktive Karte aufdeckt, muss man eine Karte ziehen.
quiz-reason-action-alone = Eine Aktion muss das Einzige in einem Zug sein.
quiz-reason-swap-ends = Ein Tausch beendet den Zug.
quiz-reason-swap-discard = Nach einem Tausch muss man eine Karte ablegen, und sonst darf nichts folgen.
quiz-reason-swap-alike = Eine Karte darf man nur gegen eine von derselben Art tauschen.
quiz-reason-attack-complete = Nur vollständige Ketten kann man angreifen.
quiz-reason-draw-before-attack = Vor einem Angriff muss man eine Karte ziehen.
quiz-reason-complete-safe = Eine vollständige Kette kann man nicht angreifen.
quiz-reason-own-complete = Ein Angriff muss von einer vollständigen Kette ausgehen.
quiz-reason-leader-safe = Die Kette eines Oberhaupts kann man nicht angreifen.
quiz-reason-needs-enough-vases = Die Kette muss so viele Vasen haben, wie das Ereignis zerstört.
quiz-reason-first-vase-safe = Die erste Vase einer Kette kann nicht zerstört werden.
quiz-reason-protection-elsewhere = Die Schutzkarte liegt neben einer anderen Kette als der angegriffenen.
quiz-reason-not-your-turn = Diese Person ist nicht am Zug.
quiz-reason-wrong-feathers = Diese Federn helfen nur gegen die andere Art von Angriff.
quiz-reason-helpless = Wer einen Zug aussetzen muss, kann bis dahin nichts tun.
quiz-reason-blocked-safe = Eine Kette mit einer Blockade daneben kann man nicht angreifen, also gibt es nichts zu verteidigen.
quiz-reason-steal-complete = Stehlen kann man nur aus einer vollständigen Kette.
quiz-reason-steal-leader = Wer ein Oberhaupt auf dem Tisch hat, kann nicht bestohlen werden.
quiz-reason-steal-middle = Ein Diebstahl darf keine Kette zerreißen.
quiz-reason-block-too-late = Eine Blockade spielt man ganz am Anfang eines Zuges, statt zu ziehen.
quiz-reason-block-complete = Blockieren kann man nur jemanden mit einer vollständigen Kette.
quiz-reason-block-vase = Ein Charakter ohne Vase ist noch keine Kette, also kann die Karte dort nicht liegen.
quiz-reason-block-active = Eine Blockade muss zuerst verdeckt neben einer Kette liegen.
quiz-reason-block-totem = Ein Totem hält eine Blockade ab.

## misreading-NAME: what it looks like, and what the rule says

# What fits
misreading-vases-in-any-order = Das sieht so aus, als könnten Vasen in beliebiger Reihenfolge kommen. Sie kommen in der Reihenfolge, die der Charakter zeigt (Regel chain.order).
misreading-a-vase-twice = Diese Vase liegt dort schon. Der Charakter will seine Vasen der Reihe nach (Regel chain.order).
misreading-totem-before-the-end = Das sieht so aus, als könnte ein Totem jederzeit kommen. Es kommt auf eine vollständige Kette (Regel chain.totem).
misreading-two-totems = Auf dieser Kette ist schon ein Totem. Mehr als eines bekommt eine Kette nicht (Regel chain.totem).
misreading-two-for-any = Das sieht so aus, als könnte ein Diorama für jede Vase zweimal kommen. In einer Kette darf es nur eines geben (Regel chain.any).
misreading-a-vase-too-many = Diese Kette ist vollständig. Jetzt kommt nur noch ein Totem dazu (Regel chain.complete).
misreading-colour-before-vase = Das sieht so aus, als würde die Farbe entscheiden, was passt. Die Vase entscheidet, und ihre Farbe ist frei (Regel chain.order).
misreading-totems-can-be-robbed = Das sieht so aus, als könnte man diese Vase nehmen. Aus einer Kette mit einem Totem kann man nichts stehlen (Regel action.steal.totem).
misreading-inner-vases-can-be-stolen = Diese Vase würde passen, aber sie ist nicht die letzte ihrer Kette (Regel action.steal).
misreading-stolen-for-later = Das sieht so aus, als könnte man eine gestohlene Vase für später behalten. Sie muss sofort an eine Kette, an die sie passt (Regel action.steal.fit).

# What an attack costs
misreading-protection-forgotten = Das sieht so aus, als würde die Schutzkarte nichts tun. Sie rettet bis zu { $saves } (Regel protection.saves).
misreading-a-protection-saves-all = Das sieht so aus, als würde jede Schutzkarte jeden Angriff abwehren. Was über { $saves } hinaus zerstört wird, ist verloren (Regel protection.part).
misreading-the-last-vase-is-saved = Das sieht so aus, als würde die letzte Vase gerettet. Die inneren bleiben, und die letzten gehen verloren (Regel protection.part).
misreading-the-first-vases-go = Das sieht so aus, als würde die Kette Vasen am Anfang verlieren. Sie gehen vom Ende her verloren (Regel attack.destroys).
misreading-as-another-event = Da hast du es wohl für ein anderes Ereignis gehalten. Dieses zerstört bis zu { $number } (Regel attack.destroys).
misreading-the-best-vase-goes = Das sieht so aus, als dürfte man beim Angriff die besten Vasen wählen. Es sind immer die letzten (Regel attack.destroys).
misreading-vases-not-spheres = Das ist die Zahl der verlorenen Vasen. Gefragt sind ihre Sphären (Regel score.table).
misreading-the-character-too = Das sieht so aus, als ginge der Charakter mit seinen Vasen verloren. Ein Angriff zerstört nur Vasen (Regel attack.destroys).
misreading-the-whole-chain = Das sieht so aus, als würde ein Angriff die ganze Kette nehmen. Er nimmt die letzten Vasen (Regel attack.destroys).
misreading-leaders-are-lost-too = Das sieht so aus, als ginge „{ $chain }“ verloren. Es ist der Charakter des Oberhaupts von { $target }, und der geht nie verloren (Regel lonely.leader).
misreading-a-lonely-character-stays = Das sieht so aus, als könnte ein Charakter ohne Vase bleiben. Er geht am Ende dieses Zuges verloren (Regel lonely.deadline).
misreading-one-vase-less-is-alone = Das sieht so aus, als wäre der Charakter allein. Er hat noch eine Vase, also bleibt er (Regel lonely.deadline).
misreading-only-the-character-goes = Das ist der Charakter. Seine Vasen gingen schon vor ihm verloren (Regel attack.destroys).
misreading-nothing-is-lost-at-once = Das sieht so aus, als ginge nichts verloren. Zähl, was der Angriff zerstört und wer dann allein ist (Regel attack.destroys).

# Spheres
misreading-hostile-though-nobody-closed = Das sieht so aus, als würde abgezogen, was man noch hat. Das geschieht nur, wenn jemand den Wettstreit beendet (Regel score.exhausted).
misreading-the-closer-pays-too = Das sieht so aus, als würden auch dem, der beendet, die eigenen Karten abgezogen. Wer beendet, legt sie weg (Regel score.closer).
misreading-closing-is-rewarded = Das sieht so aus, als brächte das Beenden Sphären. Es erspart nur den Abzug für die eigene Hand (Regel score.closer).
misreading-the-last-card-comes-too-late = Das sieht so aus, als würde die letzte Karte nicht zählen. Sie liegt auf dem Tisch, wenn der Wettstreit endet (Regel score.table).
misreading-hostile-forgotten = Das sieht so aus, als wären Karten auf der Hand und verdeckte egal. Wenn jemand anderes beendet, werden ihre Sphären abgezogen (Regel score.hostile).
misreading-hostile-counts-for-you = Das sieht so aus, als würden Sphären auf der Hand für dich zählen. Sie zählen gegen dich (Regel score.hostile).
misreading-face-down-does-not-count = Das sieht so aus, als wäre nur die Hand feindlich. Aktive Karten sind es auch (Regel score.hostile).
misreading-never-below-nothing = Das sieht so aus, als brächte ein Wettstreit schlimmstenfalls null. Er kann auch weniger bringen (Regel score.negative).
misreading-magic-forgotten = Das sieht so aus, als brächte eine magische Kette nichts dazu. Doch, das tut sie (Regel score.magic).
misreading-leaders-like-everybody = Das sieht so aus, als brächte die magische Kette des Oberhaupts so viel wie jede andere. Sie bringt mehr (Regel score.leader).
misreading-everybody-like-a-leader = Das sieht so aus, als brächte jede magische Kette so viel wie die des Oberhaupts. Die anderen bringen weniger (Regel score.magic).
misreading-both-extras = Das sieht so aus, als brächte die magische Kette des Oberhaupts beides. Sie bringt stattdessen das Größere (Regel score.leader).
misreading-a-totem-is-magic = Das sieht so aus, als würde ein Totem jede Kette magisch machen. Auch die Farben müssen gleich sein (Regel chain.magical).
misreading-one-colour-is-magic = Das sieht so aus, als würde eine Farbe genügen. Ohne Totem ist eine Kette nicht magisch (Regel chain.magical).
misreading-complete-is-rewarded = Das sieht so aus, als brächte eine vollständige Kette etwas Eigenes. Das tut nur eine magische (Regel score.magic).
misreading-leaders-need-no-magic = Das sieht so aus, als brächte die Kette eines Oberhaupts auf jeden Fall mehr. Dafür muss sie magisch sein (Regel score.leader).
misreading-only-complete-chains-count = Das sieht so aus, als würden unfertige Ketten nicht zählen. Alles auf dem Tisch zählt (Regel score.incomplete).
misreading-characters-do-not-count = Das sieht so aus, als würden nur Vasen zählen. Auch die Sphären der Charaktere zählen (Regel score.table).
misreading-the-closer-wins = Das sieht so aus, als würde man die Partie gewinnen, wenn man einen Wettstreit beendet. Sphären gewinnen, die aus allen Wettstreiten zusammen (Regel score.goal).
misreading-no-goal-needed = Das sieht so aus, als würde es genügen, vorn zu liegen. Niemand gewinnt ohne genug Sphären (Regel score.goal).
misreading-ahead-before-the-challenge = Das sieht so aus, als würden nur die Sphären von vorher zählen. Zuerst kommen die aus diesem Wettstreit dazu (Regel score.table).
misreading-the-goal-exactly = Das sieht so aus, als müsste man das Ziel genau treffen. Wer so viele Sphären hat oder mehr, hat es erreicht (Regel score.goal).

# What may be done
misreading-lay-without-drawing = Das sieht so aus, als könnte man sofort eine Karte auslegen. Ein Zug beginnt damit, dass man eine Karte nimmt (Regel turn.draw).
misreading-a-card-waits-a-turn = Das sieht so aus, als könnte man eine gerade genommene Karte nicht benutzen. Man kann, und zwar sofort (Regel active.any_card).
misreading-others-answer-first = Das sieht so aus, als könnten andere auf alles antworten. Gefragt wird, wer angegriffen oder bestohlen wird (Regel protection.active).
misreading-a-vase-belongs-to-one = Das sieht so aus, als würde eine Vase nur einer Person gehören. Jede Karte gibt es mehrmals, für alle.
misreading-colours-must-match = Das sieht so aus, als müsste eine Kette eine einzige Farbe haben. Die Farben sind frei; eine einzige braucht es nur, damit sie magisch wird (Regel chain.order).
misreading-a-chain-begins-magical = Das sieht so aus, als wären die Farben erst am Ende frei. Sie sind es die ganze Zeit (Regel chain.order).
misreading-totem-of-one-colour = Das sieht so aus, als müsste die Farbe eines Totems passen. Sie ist frei; nur eine magische Kette braucht eine einzige Farbe (Regel chain.totem).
misreading-totem-for-leaders = Das sieht so aus, als wäre ein Totem nur für Oberhäupter da. Jede vollständige Kette kann eines bekommen (Regel chain.totem).
misreading-totems-are-laid-from-the-hand = Das sieht so aus, als müsste ein Totem aus der Hand kommen. Es ist ein Diorama und kann auch aktiv sein (Regel active.totem).
misreading-two-of-a-character = Das sieht so aus, als könnte man einen Charakter zweimal haben. Von jedem darf es nur eine Kette geben (Regel chain.doubles).
misreading-a-character-belongs-to-one = Das sieht so aus, als würde ein Charakter nur der ersten Person gehören, die ihn auslegt. Auch andere dürfen eine Kette mit ihm haben (Regel chain.doubles).
misreading-a-chain-at-a-time = Das sieht so aus, als kämen Ketten eine nach der anderen. Mehrere dürfen nebeneinander wachsen (Regel chain.begin).
misreading-vase-must-be-at-hand = Es ist klug, die erste Vase auf der Hand zu haben, aber niemand muss (Regel chain.begin).
misreading-any-comes-last = Das sieht so aus, als müsste es die letzte Vase sein. Es kann für jede stehen (Regel chain.any).
misreading-any-for-one-colour = Seine Sphären passen zu beiden Farben, also sind Farben hier egal (Regel chain.any).
misreading-the-discard-is-gone = Das sieht so aus, als wären abgelegte Karten unerreichbar. Die oberste darf man nehmen, wenn sie ein Diorama ist (Regel deck.take).
misreading-only-what-one-can-lay = Das sieht so aus, als müsste man sie sofort anlegen. Man darf sie auf der Hand behalten (Regel deck.take).
misreading-anything-from-the-discard = Das sieht so aus, als könnte man jede Karte vom Ablagestapel nehmen. Das geht nur mit einem Diorama (Regel deck.take).
misreading-what-is-taken-is-laid = Das sieht so aus, als müsste man sie sofort anlegen. Sie kommt auf die Hand wie jede andere Karte (Regel deck.take).
misreading-nothing-taken-goes-back = Das sieht so aus, als könnte man sie nie wieder ablegen. In den Zügen nach diesem geht das auf jeden Fall (Regel deck.again).
misreading-discarding-needs-a-drawn-card = Egal woher die Karte kam: Mit einer Karte endet der Zug (Regel turn.discard).
misreading-taken-cards-are-free = Das sieht so aus, als könnte sie gleich wieder zurück. An diesem Tisch darf sie das nicht (Regel deck.again).
misreading-everything-can-be-active = Das sieht so aus, als könnte man jede Karte aktivieren. Bei Charakteren und Aktionen geht das nicht (Regel active.cards).
misreading-active-beside-complete-chains = Das sieht so aus, als wäre nur neben vollständigen Ketten Platz dafür. Neben jeder Kette ist Platz (Regel active.where).
misreading-one-active-card-in-all = Das sieht so aus, als wäre insgesamt nur eine aktive Karte erlaubt. Neben jeder Kette ist Platz für eine (Regel active.one).
misreading-any-number-beside-a-chain = Das sieht so aus, als könnten mehrere neben einer Kette liegen. Es ist Platz für eine (Regel active.one).
misreading-use-the-first-one-first = Aktive Karten dürfen liegen bleiben, so lange man will (Regel active.one).
misreading-active-needs-a-vase = Das sieht so aus, als müsste eine Vase da sein. Ein Charakter allein genügt (Regel active.where).
misreading-save-first = Niemand muss einen Charakter retten. Er geht am Ende des Zuges verloren, das ist alles (Regel lonely.when).
misreading-active-cards-stay-where-they-lie = Das sieht so aus, als wäre eine aktive Karte an ihren Platz gebunden. Man kann sie tauschen, und ein Diorama darf dahin, wo der Tisch es erlaubt (Regeln active.swap und active.reach).
misreading-draw-before-turning-over = Es ist umgekehrt: Wer eine Karte nimmt, darf keine aufdecken (Regel active.draw).
misreading-active-cards-wait-for-an-attack = Das gilt für Schutzkarten. Ein aktives Diorama setzt eine Kette fort (Regel turn.use).
misreading-any-chain-will-do = Das sieht so aus, als wäre jede Kette recht. An diesem Tisch ist das vielleicht nicht so (Regeln active.reach und attack.short).
misreading-actions-stand-alone = Das sieht so aus, als könnte vor einer Aktion nichts kommen. An diesem Tisch darf es ein Tausch (Regel active.follow).
misreading-a-swap-ends-the-turn = Das sieht so aus, als würde ein Tausch den Zug beenden. Danach folgt noch eines (Regel turn.swap).
misreading-swap-then-discard = Das sieht so aus, als könnte man danach nur ablegen. Man darf auch eine Karte auslegen oder aktivieren (Regel active.follow).
misreading-after-a-swap-anything = Das sieht so aus, als könnte auf einen Tausch alles folgen. An diesem Tisch darf es keine Aktion sein (Regel active.follow).
misreading-swap-as-often-as-you-like = Das sieht so aus, als könnte man immer wieder tauschen. Erlaubt ist ein Tausch pro Zug (Regel active.swap).
misreading-swap-like-for-like = Die Art der Karte ist egal, solange man sie aktivieren kann (Regel active.swap).

# Fights
misreading-events-from-the-hand = Das sieht so aus, als könnte man ein Ereignis aus der Hand spielen. Es muss aktiv neben einer Kette liegen (Regel attack.event).
misreading-only-complete-chains-are-attacked = Das sieht so aus, als könnte man nur vollständige Ketten angreifen. Eine Vase genügt (Regel attack.target).
misreading-draw-before-attacking = Es ist umgekehrt: Wer eine Karte nimmt, darf in diesem Zug nicht angreifen (Regel active.draw).
misreading-draw-and-attack = Das sieht so aus, als könnte man ziehen und angreifen. Es geht nur eines von beiden (Regel active.draw).
misreading-complete-chains-are-safe = Das sieht so aus, als wäre eine vollständige Kette sicher. Das ist sie nur mit einem Totem (Regel attack.totem).
misreading-attack-from-a-complete-chain = Die Kette, neben der das Ereignis liegt, muss nicht vollständig sein (Regel attack.event).
misreading-totems-give-spheres-only = Das sieht so aus, als würde ein Totem nicht helfen. Es hält Angriffe ab (Regel attack.totem).
misreading-leaders-are-safe = Das sieht so aus, als würde ein Oberhaupt alles schützen. Es bewahrt nur seinen Charakter davor, verloren zu gehen (Regel attack.leader).
misreading-short-chains-are-safe = Das sieht so aus, als wäre eine kurze Kette sicher. Sie verliert die Vasen, die sie hat (Regel attack.short).
misreading-first-vase-is-safe = Das sieht so aus, als könnte die erste Vase nicht verloren gehen. Sie kann, und ihr Charakter ist dann allein (Regel lonely.attacked).
misreading-attacks-kill-characters = Das sieht so aus, als könnte ein Angriff einen Charakter nehmen. Er zerstört Vasen, und dieser hat keine (Regel attack.empty).
misreading-protections-stay-where-they-lie = Das sieht so aus, als würde eine Schutzkarte nur ihrer eigenen Kette helfen. Sie hilft allen Ketten derselben Person (Regel protection.reach).
misreading-protect-in-your-own-turn = Das sieht so aus, als könnte man sich nur im eigenen Zug verteidigen. Eine Schutzkarte setzt man ein, wenn der Angriff kommt (Regel protection.active).
misreading-only-the-right-feathers = Beide Arten von Federn helfen gegen jeden Angriff. Sie unterscheiden sich darin, wie viele Vasen sie retten (Regel protection.saves).
misreading-protections-from-the-hand = Das sieht so aus, als könnte man eine Schutzkarte aus der Hand spielen. Sie muss aktiv neben einer Kette liegen (Regel protection.active).
misreading-the-blocked-are-helpless = Das sieht so aus, als würde eine Blockade alles wegnehmen. Sie nimmt einen Zug; verteidigen kann man sich noch (Regel protection.blocked).
misreading-a-blocked-chain-is-safe = Eine Blockade liegt neben der Kette und schützt nichts (Regel action.block).
misreading-steal-from-complete-chains = Das sieht so aus, als könnte man nur aus vollständigen Ketten stehlen. Es geht bei jeder Kette ohne Totem (Regel action.steal).
misreading-stealing-breaks-no-chain = Gestohlen wird die letzte Vase, also wird die Kette nur kürzer (Regel action.steal).
misreading-blocks-add-up = Das sieht so aus, als würden sich Blockaden zusammenzählen. Wer einen Zug aussetzen muss, kann vorher nicht noch einmal blockiert werden (Regel action.block.once).
misreading-a-block-lasts-a-round = Aktionen spielt man, nachdem man eine Karte genommen hat (Regel action.play).
misreading-only-complete-chains-are-blocked = Das sieht so aus, als bräuchte es eine vollständige Kette. Jede Kette genügt, damit die Karte daneben liegen kann (Regel action.block.chain).
misreading-a-block-needs-a-vase = Das sieht so aus, als bräuchte es eine Vase. Ein Charakter allein genügt (Regel action.block.chain).
misreading-anybody-can-be-blocked = Das sieht so aus, als könnte man alle blockieren. Die Karte muss neben einer Kette liegen (Regel action.block.chain).
misreading-blocks-are-laid-in-advance = Aktionen liegen nie verdeckt. Man spielt sie aus der Hand (Regel action.play).
misreading-totems-keep-blocks-off = Das sieht so aus, als würde ein Totem dagegen helfen. Es hält Angriffe und Diebstähle ab, mehr nicht (Regel action.block.chain).
