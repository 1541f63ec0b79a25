# rule-ID: what each rule says, in our own words. Dots of the id are hyphens here.
#
# A rule says what is in force: rulebook.rule_text gives it the options of the rulings that rules.toml names for it, one
# variable for each ruling, and the facts of the box (rulebook.facts). Numbers of the game stand in the ruleset, not here.

chapter-setup = Spielaufbau
chapter-turn = Der Zug
chapter-chain = Ketten
chapter-lonely = Einsame Charaktere
chapter-active = Aktive Karten
chapter-attack = Angriff
chapter-protection = Schutz
chapter-action = Aktionen
chapter-deck = Stapel und Ablage
chapter-challenge = Der Wettstreit
chapter-score = Sphären

source-en = englisches Regelheft, Zeilen { $where } der Abschrift
source-f1 = italienisches Regelheft der älteren Ausgabe
source-dossier = unsere Notizen, { $where }

## Pieces of sentences that several rules and pages share

# $least, $most
said-players = { $least ->
    [same] { $most }
   *[other] { $least } bis { $most }
}
# $chains, and $players: “2 or 3”
said-needed = { $chains ->
    [one] { $chains } bei { $players } Personen
   *[other] { $chains } bei { $players } Personen
}
# $card, $number
said-destroys = „{ $card }“ zerstört { said-vases }
said-saves = „{ $card }“ rettet { said-vases }
said-draws = Mit „{ $card }“ zieht man { said-cards }

## Setup

rule-setup-players = Das Spiel ist für { $players } Personen. Alle sammeln Sphären mit Ketten aus Charakteren und Vasen, und wer zuerst { $spheres } Sphären hat, führt den Stamm an.
rule-setup-leaders = { $leaders ->
    [chosen] Bevor andere Karten ausgeteilt werden, wählen alle reihum und offen eine Oberhauptkarte.
   *[blind] Die Oberhauptkarten liegen verdeckt. Alle suchen sich eine aus, dann werden alle aufgedeckt.
} Der Charakter darauf ist für die ganze Partie dein Oberhaupt.
rule-setup-deal = Alle bekommen { $hand } Karten. Der Rest ist der Stapel und liegt verdeckt.
rule-setup-first = Wer die Karten gibt, fängt an. Dann geht es im Uhrzeigersinn weiter.
rule-setup-scenario = Ein Tisch kann auch mitten in einer Partie aufgebaut werden, in jeder Stellung, zu der die Regeln führen können.

## The turn

rule-turn-one = In deinem Zug tust du genau eines. Entweder nimmst du eine Karte, und dann legst du eine ab, legst eine aus, aktivierst eine oder spielst eine; oder du nimmst keine und deckst eine aktive Karte auf. Passen darf niemand.
rule-turn-draw = Wenn du keine aktive Karte aufdeckst, beginnt dein Zug damit, dass du eine Karte nimmst: vom Stapel oder, wenn das erlaubt ist, die oberste vom Ablagestapel.
rule-turn-discard = Wenn du nichts ausgelegt, aktiviert oder gespielt hast, legst du eine Karte ab, und dein Zug ist vorbei.
rule-turn-play = Nachdem du eine Karte genommen hast, darfst du eine Aktion aus der Hand spielen. Dann ist dein Zug vorbei.
rule-turn-character = Nachdem du eine Karte genommen hast, darfst du einen Charakter auslegen, der eine Kette beginnt. Dann ist dein Zug vorbei.
rule-turn-diorama = Nachdem du eine Karte genommen hast, darfst du ein Diorama auf den nächsten Platz einer deiner Ketten legen. Dann ist dein Zug vorbei.
rule-turn-activate = Nachdem du eine Karte genommen hast, darfst du eine Karte verdeckt neben eine deiner Ketten legen. Von da an ist sie aktiv, und dein Zug ist vorbei.
rule-turn-swap = Nachdem du eine Karte genommen hast, darfst du eine aktive Karte gegen eine Handkarte tauschen. Danach legst du noch eine Karte ab, legst eine aus, aktivierst eine oder spielst eine.
rule-turn-use = Statt eine Karte zu nehmen, darfst du eine aktive Karte aufdecken. Ein Diorama setzt eine deiner Ketten fort, ein Ereignis greift eine fremde Kette an. Dann ist dein Zug vorbei.
rule-turn-hand = Wenn ein Zug vorbei ist, haben alle { $hand } Karten auf der Hand.

## Chains

rule-chain-begin = Eine Kette beginnt mit einem Charakter. Seine Dioramen folgen in späteren Zügen, eine Karte pro Zug.
rule-chain-order = Jeder Charakter zeigt, welche Vasen er haben will. Die Dioramen neben ihm müssen diese Vasen zeigen, in dieser Reihenfolge. Ihre Farben sind frei.
rule-chain-any = { $for_any ->
    [none] In dieser Schachtel gibt es kein Diorama, das für jede Vase stehen kann.
   *[other] { $for_any } kann auf dem Platz jeder Vase liegen, aber nicht als Totem. In einer Kette darf es nur eines geben. Seine Sphären passen zu beiden Farben.
}
rule-chain-complete = Eine Kette ist vollständig, wenn sie alle Vasen hat, die ihr Charakter will, egal in welchen Farben.
rule-chain-totem = Eine vollständige Kette kann ein Totem bekommen. Von da an ist sie geschützt: Niemand kann sie angreifen oder aus ihr stehlen.
rule-chain-magical = Eine geschützte Kette mit Sphären in nur einer Farbe ist magisch.
rule-chain-doubles = Von jedem Charakter darfst du nur eine Kette haben.
rule-chain-doubles-leader = Das gilt auch für dein Oberhaupt: Es geht nie verloren, aber es kann kein zweites Mal kommen.

## Lonely characters

rule-lonely-deadline = Ein Charakter ohne Vase muss seine erste bekommen, wenn die Person, der er gehört, das nächste Mal am Zug ist. Sonst kommt er unter den Ablagestapel, zusammen mit der aktiven Karte neben ihm.
rule-lonely-when = Er geht am Ende dieses Zuges verloren, nicht vorher. Niemand muss ihn retten.
rule-lonely-attacked = Ein Charakter, der bei einem Angriff seine letzte Vase verliert, ist wieder allein. Seine erste Vase muss im nächsten Zug der angegriffenen Person kommen.
rule-lonely-stolen = Dasselbe gilt, wenn die letzte Vase gestohlen wird. Eine gestohlene Vase kann auch einen eigenen Charakter retten, der allein ist.
rule-lonely-several = Du darfst mehrere Charaktere ohne Vase haben. Weil du pro Zug nur eine Karte auslegst, kannst du aber nur einen davon retten.
rule-lonely-leader = Der Charakter deines eigenen Oberhaupts geht nie verloren, auch ohne Vase nicht.
rule-lonely-blocked = { $blocked_lonely ->
    [counts] Ein ausgesetzter Zug zählt: An seinem Ende geht ein Charakter, der allein ist, verloren.
   *[waits] Ein ausgesetzter Zug zählt nicht: Ein Charakter, der allein ist, wartet auf den nächsten richtigen Zug.
}

## Active cards

rule-active-cards = Aktivieren kann man Dioramen, Ereignisse und Schutzkarten. Charaktere und Aktionen nicht.
rule-active-one = Neben einer Kette darf nur eine Karte verdeckt liegen, und du aktivierst nur eine Karte pro Zug.
rule-active-where = Ein Charakter ohne Vase genügt: Auch neben ihm darf eine Karte verdeckt liegen.
rule-active-secret = Aktive Karten liegen verdeckt. Deine eigenen darfst du immer ansehen.
rule-active-swap = Du darfst pro Zug nur eine aktive Karte tauschen, gegen eine Karte, die man aktivieren kann. Die andere kommt zurück auf deine Hand.
rule-active-any_card = Auch die Karte, die du gerade genommen hast, darfst du eintauschen, und die Karte, die zurückkommt, darfst du gleich danach benutzen.
rule-active-follow = { $swap_then_play ->
    [refused] Nach einem Tausch legst du eine Karte ab, legst eine aus oder aktivierst eine. Eine Aktion darfst du dann nicht spielen.
   *[allowed] Nach einem Tausch legst du eine Karte ab, legst eine aus, aktivierst eine oder spielst eine, auch eine Aktion.
} Was du dann aktivierst, kommt neben eine andere Kette.
rule-active-use = Ein aktives Diorama wird aufgedeckt und dahin gelegt, wo es passt. In diesem Zug nimmst du keine Karte und legst keine ab.
rule-active-draw = Wer eine Karte genommen hat, kann im selben Zug keine aktive Karte aufdecken.
rule-active-reach = { $active_reach ->
    [same_chain] Ein aktives Diorama kann nur die Kette fortsetzen, neben der es liegt.
   *[any_chain] Ein aktives Diorama darf jede deiner Ketten fortsetzen, egal wo es liegt.
}
rule-active-totem = Ein Totem ist ein Diorama. Auch ein Totem kann man aktivieren und aufdecken, wenn eine der eigenen Ketten vollständig ist.

## Attack

rule-attack-event = Du greifst mit einem Ereignis an, das aktiv neben einer deiner Ketten liegt. Aus der Hand kann man es nicht spielen.
rule-attack-declare = Das Ereignis wird neben die Kette gelegt, die es angreift. Wem sie gehört, darf antworten, und erst dann geht etwas verloren.
rule-attack-target = Ein Angriff trifft eine Kette von jemand anderem.
rule-attack-destroys = { $events ->
    [none] In dieser Schachtel gibt es keine Ereignisse.
   *[other] Ein Ereignis zerstört Vasen vom Ende einer Kette her, so dass keine Lücke bleibt. { $events }.
}
rule-attack-totem = Eine Kette mit einem Totem kann man nicht angreifen.
rule-attack-empty = Eine Kette ohne Vase kann man nicht angreifen.
rule-attack-short = { $attack_short ->
    [refused] Ein Ereignis kann keine Kette angreifen, die weniger Vasen hat, als es zerstört.
   *[what_there_is] Hat eine Kette weniger Vasen, als ein Ereignis zerstört, verliert sie die, die sie hat.
}
rule-attack-leader = Eine Oberhauptkarte bewahrt den Charakter davor, verloren zu gehen. Seine Vasen kann man angreifen wie alle anderen.

## Protection

rule-protection-active = Wer angegriffen wird, darf eine Schutzkarte aufdecken, die aktiv neben einer Kette liegt, egal wer am Zug ist. Aus der Hand kann man sie nicht spielen, und ohne Angriff auch nicht.
rule-protection-reach = Eine Schutzkarte hilft jeder deiner Ketten, egal wo sie liegt.
rule-protection-one = Gegen jeden Angriff darfst du nur eine Schutzkarte einsetzen.
rule-protection-optional = Niemand muss sich verteidigen.
rule-protection-asked = Wer eine verdeckte Karte hat, wird bei jedem Angriff gefragt, egal welche Karte es ist. So verrät die Frage niemandem, wer sich verteidigen könnte.
rule-protection-saves = { $protections ->
    [none] In dieser Schachtel gibt es keine Schutzkarten.
   *[other] Eine Schutzkarte rettet Vasen, die sonst verloren wären. { $protections }.
}
rule-protection-part = Zerstört ein Angriff mehr, als gerettet wird, bleiben die inneren Vasen und die letzten gehen verloren. Die Schutzkarte ist in jedem Fall verbraucht.
rule-protection-blocked = Wer einen Zug aussetzen muss, darf sich trotzdem verteidigen.

## Actions

rule-action-play = Aktionen spielt man aus der Hand, nachdem man eine Karte genommen hat, und nur eine pro Zug. Aktivieren kann man sie nicht.
rule-action-discard = Eine Aktion, die du nicht spielen willst, kannst du ablegen wie jede andere Karte.
rule-action-draw = { $draws ->
    [none] In dieser Schachtel zieht keine Aktion Karten.
   *[other] Mit manchen Aktionen zieht man Karten vom Stapel und legt ebenso viele ab. { $draws }.
}
rule-action-draw-order = Du darfst beliebige Handkarten ablegen, auch gerade gezogene, in beliebiger Reihenfolge.
rule-action-block = Eine Aktion, die blockiert, legt man neben die Kette von jemand anderem. Diese Person muss einen Zug aussetzen.
rule-action-skip = Wer blockiert ist, setzt einen Zug aus. Danach liegt die Karte bei den gespielten Aktionen.
rule-action-block-chain = Blockieren kann man nur jemanden mit einer Kette, denn die Karte muss neben einer liegen. Ein Charakter ohne Vase genügt, und ein Totem hilft nicht dagegen.
rule-action-block-once = { $second_block ->
    [adds] Wer schon einen Zug aussetzen muss, kann noch einmal blockiert werden und setzt dann einen Zug mehr aus.
   *[refused] Wer schon einen Zug aussetzen muss, kann vorher nicht noch einmal blockiert werden.
}
rule-action-block-answer = Gegen eine Blockade hilft keine Schutzkarte.
rule-action-block-gone = Geht die Kette daneben verloren, kommt die Karte sofort zu den gespielten Aktionen, und der Zug wird trotzdem ausgesetzt. Keine Blockade dauert länger als ein Wettstreit.
rule-action-steal = Eine Aktion, die stiehlt, nimmt das letzte Diorama aus der Kette von jemand anderem.
rule-action-steal-fit = Was gestohlen wird, muss sofort an eine der eigenen Ketten gelegt werden. Passt es an keine, kann man es nicht stehlen.
rule-action-steal-any = Auch ein Diorama für jede Vase kann gestohlen werden, für eine Kette, die noch keines hat.
rule-action-steal-totem = Aus einer Kette mit einem Totem kann man nichts stehlen.
rule-action-steal-defence = Jede aktive Schutzkarte verhindert einen Diebstahl, egal wie viele Vasen sie rettet.
rule-action-steal-spent = Ein verhinderter Diebstahl ist vorbei, und die Aktion ist verbraucht.

## Deck and discard

rule-deck-take = Statt einer Karte vom Stapel darfst du die oberste vom Ablagestapel nehmen, wenn sie ein Diorama ist.
rule-deck-again = { $discard_again ->
    [forbidden] Was du vom Ablagestapel genommen hast, darfst du im selben Zug nicht wieder ablegen.
   *[allowed] Was du vom Ablagestapel genommen hast, darfst du im selben Zug wieder ablegen.
}
rule-deck-discard = Was abgelegt wird, kommt oben auf den Ablagestapel.
rule-deck-under = Benutzte aktive Karten, zerstörte Vasen und verlorene Charaktere kommen unter den Ablagestapel.
rule-deck-open = Alle sehen, was auf den Ablagestapel kommt, auch eine aktive Karte, die mit ihrem Charakter verloren geht.
rule-deck-order = In dieser Reihenfolge kommen Karten unter den Ablagestapel: Vasen von der letzten an, der Charakter, seine aktive Karte, das Ereignis, die Schutzkarte. Ist der Ablagestapel leer, liegt die erste davon obenauf.
rule-deck-rebuild = Wenn der Stapel leer ist, wird der Ablagestapel gemischt und ist der neue Stapel. Nur seine oberste Karte bleibt liegen.
rule-deck-when = Neu gemischt wird erst, wenn eine Karte vom Stapel kommen muss und keine mehr da ist, nicht vorher.
rule-deck-short = Gibt es für eine Aktion zu wenige Karten zum Ziehen, ziehst du die, die da sind, und legst ebenso viele ab.
rule-deck-played = Gespielte Aktionen liegen für sich. Sie kommen mit dem nächsten Wettstreit zurück.

## The challenge

rule-challenge-complete = Wer genug vollständige Ketten hat, beendet den Wettstreit. Nötig sind { $needed_chains }.
rule-challenge-at_once = Ein Wettstreit endet sofort mit der Karte, die die letzte Kette vollständig macht, auch mit einer gestohlenen. Diese Kette hat also nie ein Totem.
rule-challenge-broken = Nur Ketten, die in diesem Moment vollständig sind, zählen. Wurde eine Kette zerrissen, muss sie wieder vollständig werden.
rule-challenge-exhausted = Ein Wettstreit endet auch, wenn im Stapel und auf dem Ablagestapel kein Diorama mehr ist.
rule-challenge-tested = Das wird geprüft, wenn ein Zug vorbei ist und einsame Charaktere schon weg sind.
rule-challenge-rounds = Ein Wettstreit, der nicht enden will, endet, wenn alle { $rounds } Züge hatten. Er zählt dann so, als wären die Dioramen ausgegangen.
rule-challenge-next = Für den nächsten Wettstreit werden alle Karten gemischt, und die nächste Person im Uhrzeigersinn gibt. Oberhäupter und Summen bleiben.

## Spheres

rule-score-table = Nach einem Wettstreit zählen alle die Sphären auf den Karten der eigenen Ketten und zählen sie zu ihrer Summe dazu.
rule-score-incomplete = Auch Ketten, die nicht vollständig sind, zählen, und ebenso ein Charakter allein.
rule-score-magic = Jede magische geschützte Kette bringt { $magic } Sphären dazu.
rule-score-leader = Die magische geschützte Kette deines eigenen Oberhaupts bringt stattdessen { $leader_magic } Sphären dazu.
rule-score-colours = { $magic_colours ->
    [with_character] In einer magischen Kette müssen die Vasen, das Totem und der Charakter dieselbe Farbe haben.
    [vases] In einer magischen Kette müssen die Vasen dieselbe Farbe haben. Die des Totems ist egal.
   *[vases_and_totem] In einer magischen Kette müssen die Vasen und das Totem dieselbe Farbe haben. Die des Charakters ist egal.
} Sphären in beiden Farben passen zu beiden.
rule-score-closer = Wer den Wettstreit beendet, legt Hand und aktive Karten weg. Sie zählen nicht.
rule-score-hostile = Alle anderen zählen die Sphären auf der Hand und auf aktiven Karten. Sie sind feindlich und werden abgezogen.
rule-score-exhausted = Beendet niemand den Wettstreit, wird niemandem etwas abgezogen.
rule-score-negative = { $below_zero ->
    [floor] Wer für einen Wettstreit weniger als null bekäme, bekommt null.
   *[allowed] Wer für einen Wettstreit weniger als null bekommt, hat danach eine kleinere Summe als vorher.
}
rule-score-goal = Wer nach einem Wettstreit { $spheres } Sphären hat, gewinnt die Partie.
rule-score-tie = { $goal_tie ->
    [closer] Haben mehrere genug, gewinnt von ihnen, wer den Wettstreit beendet hat, sonst die höchste Summe.
   *[highest] Haben mehrere genug, gewinnt die höchste Summe.
} Liegen die Besten gleichauf, gibt es noch einen Wettstreit.
