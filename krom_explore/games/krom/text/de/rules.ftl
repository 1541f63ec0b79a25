# rule-ID: what each rule says, in our own words. Dots of the id are hyphens here.
#
# A rule says what is in force: rulebook.rule_text gives it the options of the rulings that rules.toml names for it,
# one variable for each ruling ("none" where a ruleset does not know the ruling), and the facts of the box
# (rulebook.facts). Numbers of the game stand in the ruleset, not here.

## Pieces of sentences that several rules and pages share

# $heavier_places, $lighter_places: “in the Cave and in the Savannah”, or none
said-ties = { $heavier_places ->
    [none] Überall gewinnt, wer leichter ist.
   *[other] { $lighter_places ->
        [none] Überall gewinnt, wer schwerer ist.
       *[other] Wer schwerer ist, gewinnt { $heavier_places }; wer leichter ist, { $lighter_places }.
    }
}
# $supply: the ruling
said-supply = { $supply ->
    [box] {" "}Reicht der Vorrat nicht, bekommst du, was noch da ist.
   *[unlimited] {""}
}
said-evolutions = { $evolutions ->
    [one] { $evolutions } Evolution
   *[other] { $evolutions } Evolutionen
}
# $least, $most
said-players = { $least ->
    [same] { $most }
   *[other] { $least } bis { $most }
}
# $points, and $players: “2, 3 or 4”
said-goal = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} bei { $players } Personen
# $points that a game was agreed to take
said-goal-here = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} in dieser Partie
# $goods: “1 Wood, 1 Stone or 1 Bone”, $price: “3 Krom”
said-service = { $goods } für { $price }
# $n, and $price: “2 Krom”
said-dice = { $n } Würfel mehr für { $price }
# $choice: “2 Stones or 2 Bonus cards”, $combination: “a full house”
said-choice = { $choice } für { $combination }
# $pays: “3 Krom”, $combination: “a pair”
said-payout = { $pays } für { $combination }
# $least, $most: what the cards of a deck show
said-range = { $least ->
    [same] { $most }
   *[other] { $least } bis { $most }
}
# $deck, $n
said-deck = { $deck ->
    [hunt] { $n ->
        [one] { $n } Jagdkarte
       *[other] { $n } Jagdkarten
    }
    [gathering] { $n ->
        [one] { $n } Sammelkarte
       *[other] { $n } Sammelkarten
    }
    [evolution] { $n ->
        [one] { $n } Evolution
       *[other] { $n } Evolutionen
    }
   *[bonus] { $n ->
        [one] { $n } Bonuskarte
       *[other] { $n } Bonuskarten
    }
}
# $name
said-card = „{ $name }“
# $name, $weight
said-weight = { $name } { $weight }
# $cards_named: “Club swing” and “Double club”, or none
said-in-this-box = { $cards_named ->
    [none] {" "}In dieser Schachtel gibt es keine solche Karte.
   *[other] {" "}In dieser Schachtel: { $cards_named }.
}

## Setup

rule-setup-table = Jeder Kartensatz wird gemischt und liegt verdeckt an seinem Platz auf dem Spielplan: { $decks }. Die Marker liegen an ihrem Platz bereit: { $tokens }.
rule-setup-cards = Am Anfang liegen { $prey } Beutetiere und { said-evolutions } offen, jede Karte an ihrem Platz auf dem Spielplan.
rule-setup-characters = { $characters ->
    [random] Alle bekommen einen der { $characters_many } Charaktere zugeteilt und nehmen seine Charaktertafel und seine Figur.
   *[free] Alle wählen einen der { $characters_many } Charaktere und nehmen seine Charaktertafel und seine Figur.
} In dieser Schachtel sind es { $characters_named }.
rule-setup-characters-choice = Jeden Charakter gibt es nur einmal. { $characters ->
    [random] Der Zufall entscheidet, wer welchen bekommt.
   *[free] Du darfst jeden nehmen, der noch frei ist.
}
rule-setup-players = Alle beginnen { $start_place } und haben { $start }. Dazu kommt für jeden der { $places_many } Orte eine Zielkarte.
rule-setup-number = Das Spiel ist für { $players } Personen. Je nachdem, wie viele mitspielen, ändert sich höchstens, wie viele Punkte zum Sieg nötig sind.
rule-setup-scenario = Ein Tisch lässt sich auch mitten in einer Partie aufbauen, in jeder Stellung, die die Schachtel erlaubt.

## The turn

rule-turn-phases = Eine Runde beginnt mit der Bewegungsphase. Danach haben alle je eine Aktionsphase.
rule-turn-places = Die Orte sind in dieser Reihenfolge dran: { $order_of_places }. Gekämpft wird, wenn der Ort an der Reihe ist, nicht schon am Anfang.
rule-turn-action_phase = An einem Ort handelt eine Person nach der anderen. Hat am letzten Ort die letzte gehandelt, beginnt die nächste Runde.
rule-turn-phase_order = { $phase_order ->
    [place_first] In deiner Aktionsphase kommt zuerst die Ortsaktion oder gar nicht. Danach kommen Evolutionen und Bonuskarten.
   *[free] In deiner Aktionsphase bestimmst du die Reihenfolge: die Ortsaktion, Evolutionen und Bonuskarten.
} Sind Würfel geworfen, wird erst das zu Ende gebracht{ $mountain_cards ->
    [between_rerolls] {""}, nur auf dem Berg darfst du zwischen zwei Würfen Bonuskarten spielen.
   *[not_during] .
}

## Movement

rule-movement-secret = Alle wählen gleichzeitig, wohin sie gehen, und legen dafür eine Zielkarte verdeckt hin.
rule-movement-reveal = Haben alle gewählt, werden die Karten zusammen umgedreht, und die Figuren ziehen los.
rule-movement-must_move = Niemand darf bleiben. Du wählst einen anderen Ort als den, an dem du bist. In der ersten Runde bleibt also niemand { $start_place }.
rule-movement-cards = Deine Zielkarten kommen gleich zurück auf deine Hand. Darum steht dir in jeder Runde jeder Ort außer deinem eigenen offen.

## Combat

rule-combat-start = Wenn mehrere am selben Ort sind, kämpfen sie, bevor sie dort handeln. Niemand kann sich weigern, egal wo.
rule-combat-roll = Alle, die kämpfen, werfen einen Würfel.
rule-combat-dice = Kämpfen mehr, als die Schachtel Würfel hat, wird ein Würfel einfach noch einmal benutzt.
rule-combat-winner = Die höchste Summe gewinnt und handelt zuerst; die anderen folgen von hoch nach niedrig. Gewinnen kann immer nur eine Figur, und die verliert kein Leben.
rule-combat-total = { $combat_cards_count ->
    [winner_only] Kampfkarten zählen nur dafür, wer gewinnt. Die Reihenfolge der anderen und der Schaden richten sich allein nach den Würfeln.
   *[all] Es zählt die Summe am Ende, mit allen Kampfkarten: für den Sieg, für den Gleichstand, für die Reihenfolge und für den Schaden.
}
rule-combat-tie-weight = Bei gleicher Summe entscheidet das Gewicht auf der Charaktertafel. { said-ties } Das gilt bei jedem Gleichstand, nicht nur bei dem um den ersten Platz. Von leicht nach schwer, in Kilogramm: { $weights }.
rule-combat-tie-roll_off = { $equal_weights ->
    [roll_off] Wer bei Gleichstand auch noch gleich viel wiegt, würfelt noch einmal, bis die Würfel verschieden sind.
   *[refused] Niemand wiegt gleich viel, darum entscheidet das Gewicht jeden Gleichstand. Eine Schachtel mit gleichen Gewichten wird nicht angenommen.
}
rule-combat-damage = { $combat_cards_count ->
    [winner_only] Alle anderen verlieren so viel Leben, wie ihr Würfel hinter dem liegt, der gewonnen hat. Liegt er nicht dahinter, geht nichts verloren.
   *[all] Alle anderen verlieren so viel Leben, wie ihre Summe hinter der liegt, die gewonnen hat. Bei gleicher Summe geht nichts verloren.
}

## Life

rule-life-loss = Wenn du Leben verlierst, rückt dein Herz auf der Lebensleiter nach unten.
rule-life-least = Leben sinkt nie unter null. Was ein Verlust darüber hinaus kosten würde, verfällt.
rule-life-most = Wenn du Leben bekommst, rückt dein Herz auf der Lebensleiter nach oben, höchstens bis { $life }. Was darüber ginge, verfällt.

## Stunned

rule-stunned-start = Wer kein Leben mehr hat, ist betäubt. Ein einziger Kampf kann mehrere auf einmal betäuben.
rule-stunned-no_action = Wer betäubt ist, hat in dieser Runde keine Aktionsphase, und die anderen rücken in der Reihenfolge auf.
rule-stunned-figure = Die Figur bleibt stehen, wo sie ist, auch wenn man betäubt ist.
rule-stunned-robbery = Wer einen Kampf gewinnt, darf die ausrauben, die darin betäubt wurden. Zu holen ist eines: ein Holz, ein Stein oder ein Knochen, oder die Hälfte vom Krom, aufgerundet, oder eine blind gezogene Bonuskarte. Wen eine Karte betäubt hat, den raubt niemand aus.
rule-stunned-robbery-each = { $robberies ->
    [once] Betäubt ein Kampf mehrere, darf man nach dem Sieg nur eine Person davon ausrauben.
   *[each] Betäubt ein Kampf mehrere, darf man nach dem Sieg jede Person davon einmal ausrauben.
} { $robbery_order ->
    [winner] Wer gewonnen hat, bestimmt, wer zuerst drankommt.
   *[rank] Zuerst kommt dran, wer im Kampf am weitesten vorn lag.
}
rule-stunned-robbery-time = { $robbery_time ->
    [own_phase] Wer gewonnen hat, raubt zu Beginn der eigenen Aktionsphase, nach Kälte oder Wärme des Eiszeitplans.
   *[after_damage] Wer gewonnen hat, raubt gleich nach dem Schaden, bevor jemand handelt.
}
rule-stunned-recovery = Zu Beginn der nächsten Runde wacht man mit { $life } Leben auf, zieht dann los und spielt wie alle anderen.
rule-stunned-after_acting = { $stunned_after_acting ->
    [next_action] Wer in dieser Runde erst nach der eigenen Aktionsphase betäubt wird, wacht in der nächsten Runde auf, hat darin aber keine Aktionsphase.
   *[nothing] Wer in dieser Runde erst nach der eigenen Aktionsphase betäubt wird, verliert sonst nichts. Die nächste Runde geht weiter wie immer.
}
rule-stunned-no_combat = { $stunned_before_combat ->
    [fights] Alle am Ort kämpfen, auch wer betäubt ist, wenn der Kampf beginnt.
   *[absent] Wer betäubt ist, wenn der Kampf am Ort beginnt, kämpft nicht mit und kann danach auch nicht ausgeraubt werden. Steht nur noch eine Person, gibt es keinen Kampf.
}
rule-stunned-counter = { $stunned_counter ->
    [no] Wer betäubt ist, verliert die Aktionsphase und kann auch keine Bonuskarten kontern.
   *[yes] Wer betäubt ist, verliert die Aktionsphase, darf aber trotzdem Bonuskarten der anderen kontern.
}

## The places

rule-place-optional = { $place_action ->
    [compulsory] Du musst die Ortsaktion machen, wenn du kannst.
   *[optional] Du darfst die Ortsaktion auslassen. Fängst du sie aber an, machst du wenigstens den Teil, der nichts kostet.
}
rule-place-once = { $place_times ->
    [twice] In einer Aktionsphase darf man die Ortsaktion ein zweites Mal machen, nur die Jagd nicht.
   *[once] In einer Aktionsphase macht man die Ortsaktion einmal.
}

rule-cave-where = Rasten und kaufen kannst du nur in der Höhle.
rule-cave-rest = Eine Rast in der Höhle bringt { $rest }. Leben, für das kein Platz mehr ist, verfällt.
rule-cave-services = { $services ->
    [none] In der Höhle gibt es nichts zu kaufen.
   *[other] In der Höhle kannst du kaufen: { $services }, so viel und so gemischt, wie du bezahlen kannst.
}{ $life_block ->
    [0] {""}
    [one] {""}
   *[other] {" "}{ $life_blocks ->
        [pro_rata] Ist für einen ganzen Block Leben kein Platz, zahlst du für das, was Platz hat, aufgerundet.
       *[full_price] Leben gibt es in Blöcken zum vollen Preis, auch wenn dir ein Teil davon zu viel ist.
    }
}{ $supply ->
    [box] {" "}Was ausgegangen ist, kann man nicht kaufen.
   *[unlimited] {""}
}
rule-cave-one_of_two = In der Höhle rastest du oder kaufst ein. Beides in einer Phase geht nicht.

rule-forest-where = Sammelkarten ziehst du nur im Wald.
rule-forest-first_card = Deine erste Sammelkarte im Wald { $first_card ->
    [0] ist umsonst.
   *[other] kostet { $first_card } Krom.
}
rule-forest-more_cards = { $card_prices ->
    [none] Nach der ersten Karte gibt es keine weiteren.
   *[other] Nach der ersten Karte darfst du weitermachen, Karte für Karte, und zahlst jede, bevor du sie siehst. Der Reihe nach kosten sie { $card_prices } Krom.
}
rule-forest-most = { $cards ->
    [one] Bei einem Besuch kann man nur { $cards } Karte ziehen.
   *[other] Bei einem Besuch kann man höchstens { $cards } Karten ziehen.
}
rule-forest-reward = Du bekommst sofort, was die Karte zeigt, wenn sie etwas zeigt, und legst sie ab. Erst dann entscheidest du, ob du noch eine ziehst.{ $empty_cards ->
    [0] {""}
   *[other] {" "}Von den { $gathering_cards } Karten in dieser Schachtel { $empty_cards ->
        [one] zeigt eine nichts.
       *[other] zeigen { $empty_cards } nichts.
    }
}{ said-supply }
rule-forest-shuffle = Vor deiner ersten Karte darfst du den Ablagestapel wieder in den Stapel mischen.
rule-forest-shuffle-draw = Wenn du den Ablagestapel des Waldes einmischst, ziehst du mindestens eine Karte.
rule-forest-runs_out = { $gathering_runs_out ->
    [stop] Geht der Stapel aus, während du ziehst, endet dein Besuch, und wer als Nächstes kommt, mischt.
   *[reshuffle] Geht der Stapel aus, während du ziehst, wird der Ablagestapel sofort gemischt und ist der neue Stapel.
}
rule-forest-discard = { $forest_discard ->
    [face_down] Der Ablagestapel des Waldes liegt verdeckt. Man weiß nur, wie viele Karten es sind.
   *[face_up] Der Ablagestapel des Waldes liegt offen. Alle können sehen, welche Karten noch kommen.
}

rule-savannah-where = Jagen kannst du nur in der Savanne.
rule-savannah-prey = { $savannah_hunt ->
    [compulsory] In der Savanne musst du jagen: Du wählst eines der { $prey } Beutetiere, die offen liegen.
   *[optional] Für eine Jagd wählst du eines der { $prey } Beutetiere, die offen liegen.
} Du wirfst so viele Würfel, wie auf der Karte stehen, in dieser Schachtel { $prey_dice }.
rule-savannah-extra_dice = { $extra_dice ->
    [0] Für eine Jagd kann man keine Würfel dazukaufen.
    [one] Bevor du würfelst, darfst du { $extra_dice } Würfel dazukaufen. Nach dem Wurf ist es zu spät.
   *[other] Bevor du würfelst, darfst du bis zu { $extra_dice } Würfel dazukaufen. Nach dem Wurf ist es zu spät.
}
rule-savannah-dice_price = { $dice_prices ->
    [none] Mehr Würfel für eine Jagd haben keinen Preis.
   *[other] Mehr Würfel für eine Jagd bezahlt man in Krom: { $dice_prices }.
}
rule-savannah-success = Ergeben deine Würfel zusammen den Wert des Beutetiers oder mehr, fängst du es. In dieser Schachtel gehen die Werte von { $prey_values }.
rule-savannah-reward = Ein gefangenes Beutetier bringt dir, was auf seiner Karte steht: Krom, Rohstoffe, Leben oder Bonuskarten.{ said-supply }
rule-savannah-replace = Ein gefangenes Beutetier kommt auf den Ablagestapel, und sofort wird ein neues aufgedeckt. Schon die nächste Jagd kann ihm gelten.
rule-savannah-failure = Ergeben deine Würfel weniger als den Wert, gehst du leer aus. Das Beutetier bleibt liegen, und was du bezahlt hast, ist weg.
rule-savannah-one_hunt = In einer Aktionsphase jagst du einmal, egal ob du etwas fängst.
rule-savannah-runs_out = { $hunt_runs_out ->
    [fewer] Ist der Jagdstapel leer, wenn ein Beutetier ersetzt werden soll, bleibt der Platz frei, und es stehen weniger zur Wahl.
   *[reshuffle] Ist der Jagdstapel leer, wenn ein Beutetier ersetzt werden soll, wird sein Ablagestapel gemischt und ist der neue Stapel.
}

rule-mountain-where = Klettern kannst du nur auf dem Berg.
rule-mountain-roll = Ein Aufstieg beginnt mit einem Wurf von { $dice } Würfeln.
rule-mountain-reroll = { $rerolls ->
    [0] Der erste Wurf eines Aufstiegs ist auch der letzte.
    [one] Danach darfst du Krom zahlen und noch einmal würfeln. Das kostet { $reroll_prices } Krom.
   *[other] Danach darfst du Krom zahlen und noch einmal würfeln, bis zu { $rerolls }-mal. Der Reihe nach kosten diese Würfe { $reroll_prices } Krom.
}
rule-mountain-keep = Jedes Mal behältst du die Würfel, die dir gefallen, und wirfst die anderen neu.
rule-mountain-keep-later = { $mountain_dice ->
    [locked] Ein Würfel, den du behalten hast, bleibt bis zum Ende des Aufstiegs, wie er ist.
   *[free] Einen Würfel, den du vorher behalten hast, darfst du später wieder werfen.
}
rule-mountain-no_interruption = { $mountain_cards ->
    [between_rerolls] Zwischen zwei Würfen eines Aufstiegs darfst du Bonuskarten spielen. Evolutionen warten, bis er vorbei ist.
   *[not_during] Vom ersten Wurf bis zur Belohnung wird ein Aufstieg nicht unterbrochen: keine Evolutionen und keine Bonuskarten dazwischen.
}
rule-mountain-best = { $mountain_result ->
    [choose] Bezahlt wird genau eine Kombination. Es darf jede sein, die in deinen Würfeln zu sehen ist, auch eine kleinere.
   *[best] Bezahlt wird genau eine Kombination: die, die alle deine Würfel am Ende ergeben, nicht eine kleinere darin.
}
rule-mountain-reward = Wenn du aufhörst, bekommst du die Belohnung für deine Kombination{ $payouts ->
    [none] .
   *[other] : { $payouts }.
}{ $choices ->
    [none] {""}
   *[other] {" "}Wo „oder“ steht, wählst du.
}{ said-supply }
rule-mountain-result-nothing = { $nothing_pays ->
    [none] Würfel, die keine der Kombinationen ergeben, bringen nichts.
   *[other] Würfel, die keine der Kombinationen ergeben, bringen trotzdem { $nothing_pays }.
}
rule-mountain-result-pair = Zwei Würfel mit derselben Zahl sind ein Paar.
rule-mountain-result-two_pairs = Zwei Würfel mit einer Zahl und zwei mit einer anderen sind zwei Paare.
rule-mountain-result-three = Drei Würfel mit derselben Zahl sind drei Gleiche.
rule-mountain-result-straight = { $straights ->
    [none] Würfel, deren Zahlen lückenlos aufeinander folgen, sind eine Straße. Diese Schachtel hat dafür zu wenige Würfel.
   *[other] Würfel, deren Zahlen lückenlos aufeinander folgen, sind eine Straße: { $straights }. Jede bringt dasselbe.
}
rule-mountain-result-full = Drei Würfel mit einer Zahl und zwei mit einer anderen sind ein Full House.
rule-mountain-result-four = Vier Würfel mit derselben Zahl sind vier Gleiche.
rule-mountain-result-five = Fünf Würfel mit derselben Zahl sind fünf Gleiche.

## Evolutions

rule-evolutions-realise = In deiner eigenen Aktionsphase, und nur da, kannst du eine Evolution verwirklichen. Du bekommst die Punkte auf ihrer Karte, in dieser Schachtel { $evolution_points }.
rule-evolutions-shown = Zur Wahl stehen die { said-evolutions }, die offen auf dem Spielplan liegen.
rule-evolutions-cost = Du bezahlst Holz, Stein und Knochen, so viel, wie die Karte zeigt.
rule-evolutions-no_krom = Krom ersetzt kein Holz, keinen Stein und keinen Knochen einer Evolution.
rule-evolutions-place = Zeigt die Karte einen Ort, musst du dort sein. Sonst kannst du sie überall verwirklichen.
rule-evolutions-replace = Wird eine Evolution genommen, wird an ihrem Platz sofort die nächste aufgedeckt.
rule-evolutions-number = { $evolutions_per_phase ->
    [one] In einer Aktionsphase darfst du nur eine Evolution verwirklichen.
   *[any] In einer Phase darfst du so viele Evolutionen verwirklichen, wie du bezahlen kannst, auch eine, die gerade erst aufgedeckt wurde.
}
rule-evolutions-kept = Deine verwirklichten Evolutionen liegen offen vor dir, damit alle die Punkte zählen können.
rule-evolutions-safe = Eine verwirklichte Evolution und ihre Punkte kann dir niemand wegnehmen.

## Bonus cards

rule-bonus-hidden = Deine Bonuskarten hältst du geheim.
rule-bonus-play = Eine Bonuskarte bringt dir etwas oder trifft jemand anderen. Es gibt davon { $bonus_cards }.
rule-bonus-discard = Wenn du eine Bonuskarte spielst, sehen alle sie, und sie kommt auf den Ablagestapel.
rule-bonus-action = Eine Bonuskarte ohne besonderes Symbol spielst du in deiner eigenen Aktionsphase.
rule-bonus-hand = { $hand_limit ->
    [none] Du darfst beliebig viele Bonuskarten haben.
   *[other] Du darfst { $hand_limit } Bonuskarten haben. Dann bekommst du keine mehr, bis du eine gespielt hast.
} Eine, die du gerade erst gezogen hast, darfst du in derselben Runde spielen.
rule-bonus-number = { $bonus_per_phase ->
    [one] In einer Aktionsphase darfst du nur eine Bonuskarte spielen.
   *[any] In einer Phase darfst du so viele Bonuskarten spielen, wie du willst.
}
rule-bonus-combat = Eine Kampfkarte spielt man in einem Kampf, nach den Würfeln, und nur, wenn man selbst mitkämpft. Es dürfen mehrere sein, und das Ergebnis zählt, wenn niemand mehr eine dazulegen will.
rule-bonus-combat-order = { $combat_card_order ->
    [lightest_first] Zuerst entscheidet, wer am leichtesten ist und noch nicht gepasst hat: eine Karte oder passen. Nach jeder Karte darf wieder mitmachen, wer gepasst hat. Schluss ist, wenn alle gepasst haben.
    [seats] Entschieden wird in der Sitzreihenfolge: eine Karte oder passen. Nach jeder Karte darf wieder mitmachen, wer gepasst hat. Schluss ist, wenn alle gepasst haben.
    [sealed] Alle im Kampf wählen geheim eine Karte oder keine und zeigen sie zusammen. Das geht Durchgang für Durchgang weiter, bis niemand mehr eine Karte dazulegt.
   *[worst_first] Zuerst entscheidet, wer am schlechtesten liegt: eine Karte oder passen. Nach jeder Karte wird neu verglichen, und wer gepasst hat, darf wieder mitmachen. Schluss ist, wenn alle gepasst haben.
}
rule-bonus-counter = Eine Konterkarte spielt man in dem Moment, in dem jemand anderes eine Bonuskarte spielt.
rule-bonus-counter-place = { $counter_place ->
    [same_place] Nur wer am selben Ort ist, darf eine Karte kontern.
   *[anywhere] Alle anderen dürfen eine Karte kontern, von jedem Ort aus.
}
rule-bonus-counter-again = { $counter_counter ->
    [refused] Ein Konter ist endgültig: Man kann ihn nicht kontern.
   *[allowed] Auch eine Konterkarte ist eine Bonuskarte, darum kann man sie kontern. Die zuletzt gespielte wirkt zuerst.
}
rule-bonus-counter-order = { $counter_order ->
    [heaviest_first] Könnten mehrere kontern, wird zuerst gefragt, wer am schwersten ist.
    [seats] Könnten mehrere kontern, werden sie in der Sitzreihenfolge gefragt.
   *[lightest_first] Könnten mehrere kontern, wird zuerst gefragt, wer am leichtesten ist.
} Sobald jemand kontert, werden die anderen nicht mehr gefragt.
rule-bonus-place = Eine Karte mit dem Symbol eines Ortes spielst du nur, wenn du dort bist.
rule-bonus-place-combat = Eine Kampfkarte mit dem Symbol eines Ortes braucht beides: den Kampf und den Ort.
rule-bonus-target = Eine Karte, die jemanden trifft, spielst du gegen jemand anderen, nie gegen dich selbst. { $target_place ->
    [same_place] Diese Person muss an deinem Ort sein.
   *[anywhere] Diese Person darf an jedem Ort sein, außer die Karte stiehlt.
} { $stunned_target ->
    [no] Betäubte lässt man in Ruhe.
   *[yes] Auch Betäubte kann es treffen.
}
rule-bonus-target_short = { $short_target ->
    [refused] Wer etwas verlieren oder gestohlen bekommen soll, muss alles haben, was auf der Karte steht, sonst kann man sie nicht gegen diese Person spielen.
   *[as_much] Hat jemand weniger, als die Karte verlieren lässt oder stiehlt, nimmst du, was da ist. Irgendetwas muss aber da sein.
} { $short_swap ->
    [as_much] Bei einem Tausch gibst du alles, was die Karte sagt, und bekommst, was die andere Seite davon hat, wenn sie etwas hat.
   *[refused] Für einen Tausch brauchen beide Seiten die volle Menge.
}
rule-bonus-resource_choice = { $resource_choice ->
    [target] Nimmt eine Karte einen beliebigen Rohstoff, sagt, wer ihn verliert, welcher es ist.
   *[card_player] Nimmt eine Karte einen beliebigen Rohstoff, sagt, wer die Karte spielt, welcher es ist.
}
rule-bonus-runs_out = { $bonus_runs_out ->
    [none] Ist der Bonusstapel leer, kann man keine Bonuskarten mehr ziehen.
   *[reshuffle] Ist der Bonusstapel leer, wird sein Ablagestapel gemischt und ist der neue Stapel. Sind alle { $bonus_cards } Karten auf den Händen, kann man keine ziehen.
}
rule-bonus-effect-dice = In einem Kampf wirfst du mehr Würfel und zählst sie zu deiner Summe.{ said-in-this-box }
rule-bonus-effect-plus = In einem Kampf zählst du die Zahl auf der Karte zu deiner Summe.{ said-in-this-box }
rule-bonus-effect-counter = Die gekonterte Karte kommt auf den Ablagestapel und tut nichts.{ said-in-this-box }
rule-bonus-effect-gain = Du bekommst Krom, Rohstoffe oder Leben, so viel, wie auf der Karte steht.{ said-supply }{ said-in-this-box }
rule-bonus-effect-lose = Jemand anderes verliert Krom, Rohstoffe oder Leben, so viel, wie auf der Karte steht.{ said-in-this-box }
rule-bonus-effect-lose-stun = { $card_stun ->
    [stops_at_one] Eine Karte, die Leben nimmt, nimmt nie das letzte. Betäuben kann sie also nicht.
   *[yes] Eine Karte, die Leben nimmt, kann betäuben, aber dann raubt niemand.
}
rule-bonus-effect-steal = Du nimmst jemandem an deinem Ort Krom oder Rohstoffe weg, so viel, wie auf der Karte steht.{ said-in-this-box }
rule-bonus-effect-convert = Du gibst Krom oder Rohstoffe ab, wie es auf der Karte steht, und bekommst andere dafür.{ said-supply }{ said-in-this-box }
rule-bonus-effect-convert-countered = { $countered_price ->
    [paid] Wird eine Karte gekontert, für die du etwas abgibst, gibst du es trotzdem ab.
   *[kept] Wird eine Karte gekontert, für die du etwas abgibst, verlierst du nur die Karte.
}
rule-bonus-effect-swap = Du tauschst mit jemandem Krom oder Rohstoffe: Du gibst und bekommst, was auf der Karte steht.{ said-in-this-box }

## The end

rule-ending-goal = Du sammelst Rohstoffe, um Evolutionen zu verwirklichen, und wer am besten erfindet, führt den Stamm an.
rule-ending-target = Wer zuerst genug Evolutionspunkte hat, gewinnt sofort, auch mitten in einer Runde. Nötig sind { $goals }.
rule-ending-longer = Für eine längere Partie wird vorher ausgemacht: { $longer ->
    [one] { $longer } Punkt mehr ist nötig.
   *[other] { $longer } Punkte mehr sind nötig.
} Dann sind es { $goals_longer }.
rule-ending-evolutions_gone = { $evolution_runs_out ->
    [ends] Ist die letzte Evolution verwirklicht, endet die Partie, und die meisten Punkte gewinnen. Bei gleich vielen gewinnt, wer sie verwirklicht hat, sonst, wer danach als Nächstes sitzt.
   *[empty] Ist der Evolutionsstapel leer, bleiben die Plätze frei, und die Partie geht weiter.
}

## The glacial map

rule-glacial-map = Die Rückseite des Spielplans ist der Eiszeitplan. Wer die Kälte mag, spielt auf ihm.
rule-glacial-cold = Beginnt deine Aktionsphase im Wald, in der Savanne oder auf dem Berg, nimmt dir die Kälte { $cold } Leben. Wer keine Aktionsphase hat, spürt sie nicht: weder Betäubte noch der Kromosaurus.
rule-glacial-last_life = Die Kälte nimmt dir nie das letzte Leben. Betäuben kann sie dich also nicht.
rule-glacial-warmth = Beginnt deine Aktionsphase in der Höhle, gibt dir ihre Wärme { $warmth } Leben, zusätzlich zu Rast oder Einkauf. Mit vollem Leben tut sie nichts.

## The Kromosaurus

rule-kromosaurus-optional = Du kannst mit oder ohne Kromosaurus spielen.
rule-kromosaurus-either_side = Der Kromosaurus kann auf beiden Seiten des Spielplans mitmachen.
rule-kromosaurus-setup = Der Kromosaurus beginnt neben dem Spielplan, mit { $beast_life } Leben auf einer eigenen Lebensleiter. Mit seiner ersten Zielkarte kommt er ins Spiel.
rule-kromosaurus-movement = Wenn alle gezogen sind, wird eine der { $beast_cards } Zielkarten des Kromosaurus gezogen, und er geht dorthin: { $beast_places }. Er darf bleiben, wo er ist.{ $never_to ->
    [none] {""}
   *[other] {" "}Nie kommt er { $never_to }.
}
rule-kromosaurus-cards = { $kromosaurus_cards ->
    [cycle] Eine gezogene Karte des Kromosaurus kommt zur Seite, bis alle seine Karten dran waren.
   *[shuffled] Alle Karten des Kromosaurus werden in jeder Runde gemischt. Jede ist also jedes Mal gleich wahrscheinlich.
}
rule-kromosaurus-combat = Ist der Kromosaurus dort, wo eine oder mehrere Personen sind, kämpfen alle, bevor dort jemand handelt. Er kämpft wie alle anderen.
rule-kromosaurus-plus = Der Kromosaurus wirft einen Würfel und zählt immer { $beast_plus } dazu.
rule-kromosaurus-wins = Gewinnt der Kromosaurus, verlieren die anderen Leben wie immer, aber er raubt niemanden aus. Zuerst handelt, wer nach ihm am weitesten vorn liegt.
rule-kromosaurus-tie = { $kromosaurus_tie ->
    [heaviest] Bei Gleichstand gilt der Kromosaurus als schwerer als alle anderen.
    [lightest] Bei Gleichstand gilt der Kromosaurus als leichter als alle anderen.
    [wins] Der Kromosaurus gewinnt jeden Gleichstand, egal wo.
    [loses] Der Kromosaurus verliert jeden Gleichstand, egal wo.
   *[by_weight] Bei Gleichstand entscheidet das Gewicht des Kromosaurus, wie bei allen anderen. In dieser Schachtel sind es { $beast_weight } Kilogramm.
} Verliert er einen Gleichstand um den Sieg, verliert er kein Leben.
rule-kromosaurus-trophy = Hat der Kromosaurus kein Leben mehr, verlässt er das Spiel für immer. Bei ihm ist nichts zu rauben, aber wer ihn besiegt, behält ihn als Trophäe. Sie zählt { $trophy ->
    [one] { $trophy } Evolutionspunkt.
   *[other] { $trophy } Evolutionspunkte.
}
rule-kromosaurus-trophy-winner = Die Trophäe bekommt, wer den Kampf gewinnt, in dem der Kromosaurus fällt, egal wer ihn vorher verletzt hat. Ablehnen kann man sie nicht.
rule-kromosaurus-trophy-wins = { $trophy_win ->
    [own_phase] Mit den Punkten der Trophäe kann man nur in der eigenen Aktionsphase gewinnen.
   *[at_once] Die Punkte der Trophäe zählen sofort. Schon der Kampf selbst kann also die Partie gewinnen.
}
rule-kromosaurus-trophy-lost = Wer die Trophäe hat und in einem Kampf betäubt wird, verliert sie samt ihren Punkten an die Person, die gewonnen hat, zusätzlich zum Raub. Wen eine Karte betäubt, der behält die Trophäe, und keine Karte kann sie stehlen.
rule-kromosaurus-bonus = Der Kromosaurus ist kein Mitspieler, darum kann man keine Bonuskarte gegen ihn spielen. Karten, die zu deiner eigenen Summe zählen, wirken gegen ihn wie immer.

## The supply and the table

rule-supply-tokens = { $supply ->
    [box] Es gibt nur die Marker der Schachtel: { $tokens }. Reichen sie nicht, bekommst du, was noch da ist.
   *[unlimited] Marker gehen nie aus. In der Schachtel sind { $tokens }; ist mehr im Spiel, nehmt etwas anderes als Ersatz.
}
rule-table-open = { $goods_shown ->
    [hidden] Krom, Rohstoffe und die Zahl der Bonuskarten halten alle geheim.
   *[public] Krom, Rohstoffe und die Zahl der Bonuskarten liegen offen, und alle dürfen sie sehen.
}
rule-table-no_trade = Man tauscht nichts miteinander und schenkt sich nichts, außer eine Karte sagt es.
