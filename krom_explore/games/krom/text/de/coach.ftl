### What the coach of a first game says, each in at most 40 words. What a sentence may say of its moment are the facts
### of its event or question, $me, $target (points that win) and the facts of the box (rulebook.facts).

## What you are asked

coach-goal = Wer zuerst { $target ->
    [one] { $target } Evolutionspunkt
   *[other] { $target } Evolutionspunkte
} hat, gewinnt{ $length ->
    [short] {" "}(eine kurze Partie; sonst { $usual })
   *[whole] {""}
}. Evolutionen bezahlst du mit Holz, Stein und Knochen. { $forest ->
    [open] Du könntest im Wald beginnen: { $first_card ->
        [0] Die erste Karte ist umsonst, also kommen vielleicht auch andere, und wer sich trifft, kämpft
       *[other] Vielleicht kommen auch andere dorthin, und wer sich trifft, kämpft
    }
   *[closed] Jeder Ort bringt etwas anderes, wie der Plan zeigt, also wähle, wohin du gehst
}.
coach-evolution = Du hast alles, was eine markierte Evolution kostet. Ihre Punkte zählen sofort, und niemand kann sie dir je wegnehmen.
# $victim
coach-rob = { $victim } hat 0 Leben, ist betäubt, und du darfst eines nehmen: die Hälfte vom Krom, ein Holz, einen Stein, einen Knochen oder blind eine Bonuskarte. Zur Wahl steht nur, was { $victim } hat.
# $totals
coach-combat_card = Die Würfel sind gefallen: { $totals }. Du hast eine Karte für Kämpfe. Leg sie jetzt dazu, oder passe und heb sie für einen anderen Kampf auf.
# $by, $card
coach-counter = { $by } spielt „{ $card }“, und du hast eine Konterkarte. Spiel sie, dann tut jene Karte nichts; oder passe und heb deine für etwas Schlimmeres auf.
coach-reward = Bei dieser Belohnung hast du die Wahl. Nimm, was dich einer Evolution näher bringt.
coach-cave = { $services ->
    [none] In der Höhle kannst du rasten. Das bringt dir { $rest }.
   *[other] In der Höhle rastest du, das bringt dir { $rest }, oder du kaufst etwas für Krom. Beides bei einem Besuch geht nicht.
}
coach-services = Die Höhle verkauft { $services }. Kauf so viel, wie du bezahlen kannst; aber wer kauft, rastet nicht.
coach-forest = Im Wald ziehst du Sammelkarten. Die erste { $first_card ->
    [0] ist umsonst
   *[other] kostet { $first_card } Krom
}, und du bekommst sofort, was sie zeigt, wenn sie etwas zeigt.
coach-price = Du darfst noch einmal ziehen: Der Reihe nach kosten weitere Karten { $card_prices } Krom. Hör auf, wann du willst, mit „{ do-done }“.
coach-shuffle = Gezogene Karten liegen auf dem Ablagestapel. Vor deiner ersten Karte darfst du sie wieder in den Stapel mischen. Das hilft, wenn die guten weg sind.
coach-hunt = Wähle ein Beutetier. Auf jedem steht, wie viele Würfel du wirfst, welche Summe es fängt und was es bringt. Deine Chance steht neben dem Knopf.
# $dice_prices
coach-extra_dice = Mit + kaufst du Würfel, bevor du wirfst: { $dice_prices }. Bezahlt sind sie auch, wenn das Beutetier entkommt.
coach-climb = Auf dem Berg wirfst du { $dice } Würfel. Was zusammenpasst, wird bezahlt: ein Paar, drei Gleiche, eine Straße und mehr.
# $price
coach-keep = Drück auf die Würfel, die du behalten willst, und wirf die anderen für { $price } Krom neu. Oder hör auf und nimm, was deine Würfel jetzt zahlen.
coach-reroll = { $rerolls ->
    [one] Bei einem Aufstieg darfst du einmal neu würfeln, für { $reroll_prices } Krom.
   *[other] Bei einem Aufstieg darfst du { $rerolls }-mal neu würfeln, der Reihe nach für { $reroll_prices } Krom.
} Was du noch erreichen kannst und mit welcher Chance, steht unter „{ part-odds }“.
coach-play = Eine deiner Bonuskarten kannst du jetzt spielen. Sie tut einmal, was sie sagt, und ist weg; oder du hebst sie für einen besseren Moment auf.
coach-done = Hier gibt es für dich nichts mehr zu tun. Beende deine Aktionsphase, dann machen die anderen weiter.
# $card, $cost, $points
coach-aim = Such dir ein Ziel: „{ $card }“ kostet { $cost } und bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; verwirklichen kannst du sie { $place ->
    [anywhere] überall
   *[other] { at-place }
}. Geh dorthin, wo du findest, was dir fehlt. Alle Evolutionen liegen unter „{ part-cards }“.
# $last: “1 Bone”, $last_card, $last_price: “3 Krom”, $purse: how many Krom you have
coach-last_one = Für „{ $last_card }“ fehlt dir nur noch { $last }. In der Höhle kostet das { $last_price }, und du hast { $purse }.
coach-must_move = Niemand darf bleiben: Du wählst einen anderen Ort als deinen. Überleg, wohin die anderen wollen, denn wer sich trifft, muss kämpfen.
coach-hand = Deine Bonuskarten sieht sonst niemand. Auf jeder steht, was sie tut und wann: in einem Kampf, gegen eine andere Karte oder wenn du an der Reihe bist.

## What happens

coach-end = { $who ->
    [you] Du hast
   *[other] { $player } hat
} { $points } Punkte, und { $target } genügen{ $length ->
    [short] {" "}in dieser kurzen Partie; sonst sind { $usual } nötig
   *[whole] {""}
}. Die Partie endet sofort, auch mitten in einer Runde.
coach-stunned_me = Du hast 0 Leben und bist betäubt. In dieser Runde tust du nichts mehr. Wenn die nächste beginnt, wachst du mit { $life } Leben auf.
# $player
coach-robbed_me = Wer einen Kampf gewinnt, darf alle ausrauben, die darin auf 0 Leben fielen, also betäubt sind. { $player } hat dir { $what ->
    [krom] { $amount } Krom genommen, das ist die Hälfte
    [bonus] eine Bonuskarte aus der Hand genommen
    [wood] ein Holz genommen
    [stone] einen Stein genommen
    [bone] einen Knochen genommen
   *[nothing] nichts genommen
}.
coach-woke = Du bist wieder wach, mit { $life } Leben, und machst weiter wie alle anderen.
coach-reveal = Alle haben geheim gewählt, und jetzt sind alle auf einmal losgezogen. Die Orte sind in dieser Reihenfolge dran: { $order_of_places }.
# $fighters, $place
coach-meeting = { $fighters } haben sich { at-place } getroffen. Wer sich trifft, kämpft zuerst, und wer gewinnt, handelt zuerst. Alle werfen einen Würfel.
# $totals
coach-dice = Die höchste Summe gewinnt. Alle anderen verlieren so viel Leben, wie sie dahinter liegen.
# $first, $second, $total, $place, $heavier, $first_weight, $second_weight
coach-tie = Gleichstand bei { $total }. Dann entscheidet das Gewicht, und { at-place } gewinnt, wer { $heavier ->
    [yes] schwerer
   *[no] leichter
} ist: { $first } ({ $first_weight } kg) kommt vor { $second } ({ $second_weight } kg).
coach-tie_again = Wieder ein Gleichstand, und hier ist es andersherum: Wer { $heavier ->
    [yes] schwerer
   *[no] leichter
} ist, gewinnt { at-place }, also kommt { $first } vor { $second }.
# $winner, $amount, $life
coach-hurt = { $winner } lag um { $damage } vorn, also verlierst du { $amount } Leben. { $life ->
    [0] Du hast keines mehr.
   *[other] Du hast noch { $life }; mit 0 wärst du betäubt: in dieser Runde keine Aktion mehr.
}
# $winner, $won, $order
coach-order = { $won ->
    [you] Du gewinnst den Kampf und verlierst nichts.
   *[other] { $winner } gewinnt den Kampf.
} Alle hier handeln in der Reihenfolge des Kampfes: { $order }. Wer zuerst kommt, darf zuerst aussuchen.
# $player
coach-stunned_other = { $player } hat 0 Leben: betäubt, ohne Aktion in dieser Runde. Wer einen Kampf gewinnt, darf allen etwas nehmen, die darin betäubt wurden.
# $place
coach-alone = Niemand sonst kam hierher, also gibt es keinen Kampf. Du bist dran: Tu, was dieser Ort bietet, und benutze deine Karten.
# $total, $value
coach-caught = Du brauchtest { $value } und hast { $total }: gefangen! Du bekommst, was auf der Karte steht. Mehr als eine Jagd gibt es in einer Runde nicht.
# $total, $value, $price
coach-missed = Du brauchtest { $value } und hast { $total }: Die Beute entkommt und bleibt für die nächste Jagd.{ $price ->
    [0] {""}
   *[other] {" "}Die { $price } Krom für mehr Würfel sind weg.
}
# $combination
coach-result = Deine Würfel zeigen { $combination }, und dafür wirst du bezahlt.{ $mountain_result ->
    [choose] {""}
   *[best] {" "}Es zählen immer alle Würfel zusammen, nicht eine kleinere Kombination darin.
}
# $left
coach-close_me = Dir { $left ->
    [one] fehlt noch { $left } Punkt
   *[other] fehlen noch { $left } Punkte
}. Sobald du genug hast, endet die Partie. Achte also darauf, was du bezahlen kannst.
# $sum, $target
coach-realised_me = Du hast { $sum } von { $target } Punkten. Die Karte liegt offen vor dir, und die nächste Evolution nimmt ihren Platz auf dem Tisch ein.
# $player, $left
coach-close = { $player } braucht nur noch { $left ->
    [one] { $left } Punkt
   *[other] { $left } Punkte
}. Ein Kampf kann das aufhalten: Wer auf 0 Leben fällt, ist betäubt und handelt in dieser Runde nicht.
# $player, $card, $sum, $target
coach-realised_other = { $player } hat „{ $card }“ verwirklicht und hat { $sum } von { $target } Punkten. Für die anderen ist diese Evolution weg, und eine neue wird aufgedeckt.
# $goods
coach-goods = Du bekommst { $goods }. Holz, Stein und Knochen bezahlen Evolutionen. Krom, der Blitz ⚡, nicht: Das ist das Geld, mit dem du unterwegs einkaufst.
# $by, $goods
coach-lost = { $by } hat eine Bonuskarte gegen dich gespielt, und du verlierst { $goods }. Gegen so eine Karte hilft nur eine Konterkarte.
# $player, $goods
coach-stolen = { $player } hat dir mit einer Bonuskarte { $goods } gestohlen. Das geht nur am selben Ort.
coach-swapped = { $player } hat eine Bonuskarte gegen dich gespielt: Du gibst { $goods } her und bekommst { $given } dafür. Ablehnen kannst du so einen Tausch nicht; nur ein Konter hilft.
# $player, $card
coach-cancelled = Jemand hat gekontert: „{ $card }“ von { $player } tut nichts. Beide Karten sind verbraucht.
# $player, $total
coach-boosted = { $player } legt eine Kampfkarte dazu und hat jetzt { $total }. Nach den Würfeln dürfen das alle im Kampf, und die Summe zählt für den Sieg.
# $player, $card
coach-played = { $player } spielt eine Bonuskarte: „{ $card }“. Solche Karten spielt man einmal, dann sehen alle sie auf dem Ablagestapel.
# $fighters, $place
coach-fight_others = { $fighters } haben sich { at-place } getroffen und kämpfen dort. Du bist anderswo, also geht es dich nichts an.

## hint-why-…: why the coach would do what it says, beside the reasons that bots give to others (bots.ftl)

hint-why-movement-easy = Dort ist auf einen Schlag am meisten zu holen.
# $card
hint-why-movement-aim = Das bringt dich „{ $card }“ näher, auch wenn du dort kämpfen musst.
hint-why-movement-normal = Das verspricht am meisten, auch wenn du dort kämpfen musst.
hint-why-movement-hard = Von hier aus wurden viele Partien ausgemalt, und mit diesem Zug gingen sie am besten aus.
# $card, $points
hint-why-realise = Du hast alles, was „{ $card }“ kostet, und { $points ->
    [one] ein Punkt ist
   *[other] { $points } Punkte sind
} jetzt mehr wert, als auf eine andere Evolution zu warten.
hint-why-realise-cheaper = Du könntest auch „{ $other }“ bezahlen. Nach „{ $card }“ bleibt mehr für die nächste Evolution übrig.
hint-why-rest = Nichts, was es zu kaufen gibt, ist dir mehr wert als eine Rast.
hint-why-buy = Du brauchst das dringender als das Krom dafür.
hint-why-draw = Eine Karte von diesem Stapel bringt im Durchschnitt mehr, als sie kostet.
hint-why-shuffle = Die Karten, die weg sind, sind besser als die im Stapel.
# $card, $chance_often
hint-why-hunt = „{ $card }“ verspricht am meisten für deine nächsten Evolutionen, den Preis der Würfel eingerechnet: Der Fang gelingt { $chance_often }.
hint-why-climb = Was ein Aufstieg im Durchschnitt zahlt, ist es wert.
hint-why-play = Die Karte bringt dir jetzt mehr als später.
hint-why-again = Du kannst dasselbe noch einmal tun, und der Anfang kostet nichts.
hint-why-done = Nichts anderes, was du tun könntest, scheint seinen Preis wert.
hint-why-reroll = Das sagen die Chancen der Würfel, gemessen an dem, was jede Kombination zahlt.
hint-why-reward = Das bringt dich den nächsten Evolutionen am nächsten.
hint-why-combination = Das zahlt am besten.
hint-why-combat = Ohne die Karte ginge der Kampf um mehr schlechter aus, als sie wert ist.
hint-why-combat-ahead = Du gewinnst schon, du kannst also passen. Aber die Karte vergrößert, was die anderen verlieren, und wer auf 0 Leben fällt, ist betäubt, handelt in dieser Runde nicht, und du kannst rauben.
hint-why-counter = Die Karte würde dir mehr schaden, als eine Konterkarte wert ist.
hint-why-pass = Dafür lohnt sich keine Karte.
hint-why-rob = Das hilft dir am meisten und tut der anderen Seite am meisten weh.
hint-why-whom = Dort ist am meisten zu holen.
hint-why-give = Das fehlt dir am wenigsten.
