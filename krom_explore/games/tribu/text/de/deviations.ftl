# Why something is played that the rulebook does not say, and where what is printed does not agree.
#
# reason-ID: why a rule is read out of the rulebook, or made up. Dots of the id are hyphens here.
# chosen-RULING: why an open question is ruled as it is by default.
# differs-NAME: a place where two printed texts do not say the same, and what is played here (differences.toml).

## reason-ID

reason-setup-first = Der englische Text sagt nicht, wer anfängt. Das italienische Regelheft der älteren Ausgabe schon.
reason-setup-scenario = Das betrifft unseren Tisch und nicht das Spiel: Man kann überall beginnen, um eine Regel wirken zu sehen.
reason-chain-doubles-leader = Von der Oberhauptkarte heißt es, dass ihr Charakter nicht verloren geht. Nirgends steht, dass sie einen zweiten erlaubt.
reason-lonely-when = Die Vase muss im eigenen Zug kommen, und dafür ist der ganze Zug da. Der Text sagt, was verloren geht, und nennt keine Pflicht zur Rettung.
reason-lonely-stolen = Die Regel spricht von jedem Charakter ohne Vase, wie auch immer es dazu kam. Und was gestohlen wird, muss man sofort anlegen, wo immer es passt.
reason-lonely-several = In einem Zug wird nur eine Karte angelegt, und nichts verbietet einen zweiten Charakter. Der zweite muss also warten, und er wartet zu lange.
reason-active-where = Im Text geht ein einsamer Charakter zusammen mit einer aktiven Karte neben ihm verloren. Also kann dort eine Karte liegen.
reason-active-secret = Die Karten liegen verdeckt, und das verbirgt sie vor den anderen. Wem sie gehören, darf sie trotzdem ansehen.
reason-active-any_card = Getauscht wird mit einer Handkarte, und die neue Karte ist auf der Hand. Was zurückkommt, ist auch auf der Hand.
reason-active-follow = Die Liste dessen, was auf einen Tausch folgt, ist die Liste dessen, was jeden Zug beendet.
reason-active-totem = Das Regelheft zählt das Totem zu den Dioramen, und jedes Diorama kann man aktivieren.
reason-attack-empty = Ein Ereignis zerstört Vasen. Wo keine ist, kann es nichts tun.
reason-attack-leader = Von der Oberhauptkarte heißt es, dass sie den Charakter bewahrt. Von den Vasen neben ihm sagt sie nichts.
reason-protection-asked = An einem echten Tisch würde man einfach warten. Auf einem Bildschirm würde schon die Frage verraten, wer sich verteidigen kann, wenn nur diese Personen gefragt würden.
reason-protection-part = Die letzten Vasen gehen zuerst, so dass keine Lücke bleibt. Gerettet wird also, was weiter innen liegt.
reason-protection-blocked = Eine Schutzkarte setzt man in den Zügen anderer ein, und eine Blockade nimmt nur den eigenen.
reason-action-draw-order = Man legt so viele Karten ab, wie man gezogen hat. Welche, steht nirgends, und niemand sonst kann sie sehen.
reason-action-block-chain = Die Karte muss neben einer Kette liegen. Wo keine ist, hat sie keinen Platz.
reason-action-block-answer = Schutzkarten sind gegen Angriffe da, und gegen Diebstahl, wo der Text es sagt. Hier sagt er es nicht.
reason-action-block-gone = Blockiert ist der Zug, nicht die Kette. Und für einen neuen Wettstreit wird alles gemischt.
reason-action-steal-any = Es ist ein Diorama, und es passt überall, wo ein Diorama für jede Vase passt.
reason-action-steal-spent = Eine gespielte Aktion ist für diesen Wettstreit aus dem Spiel, was auch immer daraus wurde.
reason-deck-open = Im Text liegt die oberste Karte der Ablage offen, und sonst wird nichts davon verborgen. Auf einem Bildschirm kann niemand den Stapel umdrehen.
reason-deck-order = Irgendwie müssen die Karten nacheinander dorthin. Von innen nach außen wirkte natürlich.
reason-deck-when = Im Text wird neu gemischt, wenn der Stapel aufgebraucht ist. Ob sofort oder erst bei Bedarf, ändert nur, was dann auf der Ablage liegt.
reason-deck-short = Man kann nicht ziehen, was nicht da ist, und abgelegt wird so viel, wie gezogen wurde.
reason-challenge-at_once = Der Wettstreit endet, wenn jemand die letzte Kette macht. Nirgends steht, dass die Runde oder der Zug weitergeht.
reason-challenge-broken = Eine Kette, die eine Vase verloren hat, ist nicht vollständig. Das sagt schon das Wort.
reason-challenge-tested = Der Text nennt keinen Zeitpunkt. Am Ende eines Zuges liegt alles, wo es hingehört.
reason-challenge-rounds = Nichts im Regelheft beendet einen Wettstreit, in dem niemand etwas vollständig macht. Auf einem Computer muss eine Partie enden.
reason-challenge-next = Der Text sagt, dass alle Karten zurückkommen und die Oberhäupter für die ganze Partie bleiben. Dass das Geben weiterwandert, ist bei Kartenspielen üblich.
reason-score-incomplete = Gezählt werden die Sphären der Karten auf dem Tisch, und auch eine unfertige Kette liegt dort.

## chosen-RULING

chosen-leaders = Ein Satz lässt alle wählen, ein anderer legt die Karten verdeckt. Wir lesen beides: Alle suchen sich blind eine Karte aus.
chosen-active_reach = Der Text spricht von der eigenen Kette, nicht von dieser einen. Und Schutzkarten helfen überall, wo immer sie liegen.
chosen-swap_then_play = Wo der Text aufzählt, was auf einen Tausch folgen darf, ist auch das Spielen einer Karte dabei. Anderswo sagt er, dass man mit einer Aktion sonst nichts tut. Die Aufzählung ist genauer.
chosen-attack_short = Dazu steht nichts da. Ein Angriff, der nimmt, was er findet, ist leichter zu merken als einer, der verboten ist.
chosen-blocked_lonely = Dazu steht nichts da. Durch eine Karte einen Zug und einen Charakter zu verlieren schien zu viel.
chosen-second_block = Dazu steht nichts da. Wenn sich Blockaden zusammenzählten, könnten zwei eine dritte Person ganz aus dem Spiel halten.
chosen-discard_again = Nichts verbietet es. Es ist so gut wie Passen und selten einen Zug wert.
chosen-magic_colours = Das Regelheft verlangt Sphären in einer Farbe in der ganzen Kette. Die Farben der Charaktere kennen wir nicht, darum zählen sie hier nicht.
chosen-below_zero = Der Text zieht ab und nennt keine kleinste Zahl.
chosen-goal_tie = Der Text kennt nur eine Person, die zuerst genug hat. In den meisten Spielen gilt die höchste Summe.

## differs-NAME

differs-editions = Die ältere italienische Ausgabe hat zwei Arten von Aktionen und weniger Karten. Die englische bringt eine dritte Art dazu, die stiehlt. Wir spielen mit allen dreien.
differs-first = Im italienischen Regelheft fängt an, wer gibt. Das englische sagt nicht, wer anfängt. Wir folgen dem italienischen.
differs-played = An einer Stelle hält das englische Regelheft gespielte Aktionen bis zum Ende des nächsten Wettstreits zurück. An zwei anderen kommen sie mit ihm zurück. Wir folgen den beiden.
differs-draw = Das englische Regelheft sagt, dass man die Karten zieht, wenn man diese Aktion nimmt. Überall sonst werden Aktionen gespielt oder ungespielt abgelegt. Wir lesen also: wenn man sie spielt.
differs-doubles = Das englische Regelheft verbietet zwei Ketten mit demselben Charakter und sagt dann, was zu tun ist, wenn es aus Versehen passiert. An diesem Tisch kann es nicht passieren.
