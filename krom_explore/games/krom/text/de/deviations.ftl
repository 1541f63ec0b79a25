# Why something is played that the rulebooks do not say, and where the two rulebooks do not say the same.
#
# reason-ID: why a rule is read out of the rulebooks, or made up. Dots of the id are hyphens here.
# chosen-RULING: why an open question is ruled as it is by default.
# differs-NAME: a place where the French and the Italian text differ, and what is played here (differences.toml).

## reason-ID

reason-setup-number = Die Regelhefte sagen, was in den größten Gruppen zum Sieg nötig ist, und nichts über die kleinsten. Ein Laden, der das Spiel verleiht, sagt, für wie viele es ist.
reason-setup-scenario = Das betrifft unseren Tisch und nicht das Spiel: Man kann überall beginnen, um eine Regel wirken zu sehen.
reason-movement-cards = Nirgends steht, was mit einer gezeigten Karte passiert. Aber alle haben für jeden Ort eine, und verboten ist immer nur der eigene Ort.
reason-combat-dice = Es gibt einen Würfel für jede Person, und der Kromosaurus würfelt auch. Nirgends steht, dass jemand leer ausgeht.
reason-combat-total = Die Regelhefte vergleichen Ergebnisse, und Karten spielt man, um das Ergebnis zu ändern. Nirgends steht, dass etwas ohne sie gemessen wird.
reason-life-least = Leben steht auf einer Leiter, die bei null endet, und wer null erreicht, ist betäubt. Tiefer geht es nicht.
reason-stunned-figure = Die Regelhefte nehmen die Aktionsphase weg und sonst nichts.
reason-cave-rest = Die Symbole fehlen in allen Texten, die wir haben. Der Eiszeitplan spricht von Leben, das eine Rast zurückgibt, und eine der Abschriften zeigt hier das Zeichen für Krom.
reason-cave-services = Auch hier fehlen die Symbole. Der Satz hat genauso viele Zeichen, wie es Arten von Rohstoffen gibt, und davor werden Bonuskarten und Leben genannt.
reason-forest-most = Bis zur letzten Karte hat jede einen Preis, danach keine mehr.
reason-forest-shuffle-draw = Gemischt wird vor der ersten Karte. Wer mischt, hat also schon mit dem Ziehen begonnen.
reason-savannah-dice_price = Das Symbol fehlt, und mit Krom wird auch alles andere bezahlt.
reason-mountain-result-nothing = In der Liste der Kombinationen steht nichts für Würfel, die keine davon zeigen.
reason-evolutions-shown = Nur was offen liegt, kann man lesen, und wenn eine Karte genommen wird, wird eine neue aufgedeckt.
reason-evolutions-no_krom = Die Regelhefte sagen, dass man die Rohstoffe ausgibt, die die Karte zeigt. Mit Krom kauft man Rohstoffe in der Höhle.
reason-evolutions-safe = Nur von der Trophäe sagen die Regelhefte, dass Punkte von einer Hand in die andere gehen.
reason-bonus-discard = Von einer gekonterten Karte sagen die Regelhefte, dass sie abgelegt wird. Nirgends steht, dass man eine andere zweimal spielen kann.
reason-bonus-place-combat = Jedes Zeichen sagt, wann man die Karte spielen darf. Eine Karte mit beiden muss also beiden folgen.
reason-kromosaurus-either_side = Beides sind Zugaben, die man wählen kann, und nirgends steht, dass sie sich ausschließen.
reason-kromosaurus-trophy-winner = Leben verliert man immer gegen die Figur, die den Kampf gewinnt. Also besiegt sie ihn.
reason-table-no_trade = Nichts in den Regelheften erlaubt, dass man sich gegenseitig etwas gibt, außer einer Art von Bonuskarten.

## chosen-RULING

chosen-characters = Die Regelhefte sagen, dass man wählt, aber nicht, wer zuerst. Mit Bots am Tisch stört das niemanden.
chosen-goods_shown = Nur von Bonuskarten heißt es, dass man sie verdeckt hält. Was nicht versteckt ist, kann man sehen.
chosen-stunned_before_combat = Nach dem Text würfeln alle am Ort, aber an jemanden ohne Leben ist dabei nicht gedacht. Wer nicht handeln kann, soll auch nicht kämpfen.
chosen-combat_card_order = Die Regelhefte sagen nur, wann Schluss ist. Wenn zuerst spricht, wer zurückliegt, haben alle einen Grund zu antworten.
chosen-equal_weights = Die Regelhefte haben dafür keine Regel. Mit verschiedenen Gewichten braucht man keine.
chosen-stunned_counter = Der Text nimmt die Aktionsphase weg und sagt nichts über das Kontern.
chosen-stunned_target = Die Figur ist noch da, und nichts schützt sie.
chosen-phase_order = Alles soll in der eigenen Aktionsphase passieren; in welcher Reihenfolge, steht nirgends.
chosen-gathering_runs_out = Die Regelhefte mischen nur vor der ersten Karte. Mittendrin aufzuhören würde die bestrafen, die zuletzt kommen.
chosen-hunt_runs_out = Gefangene Beutetiere werden abgelegt und nicht aus dem Spiel genommen. Sie können also wiederkommen.
chosen-evolution_runs_out = Verwirklichte Karten behält man, darum lässt sich nichts mischen. Mit den Karten dieser Schachtel kommt es nicht so weit.
chosen-bonus_runs_out = Gespielte Karten liegen auf einem Ablagestapel, wie die der anderen Kartensätze.
chosen-supply = Die Regelhefte zählen die Marker und sagen nichts über einen Mangel. Wenn viele mitspielen, werden manche ab und zu knapp.
chosen-counter_order = Nichts steht dazu da. Auf einem Bildschirm braucht man eine Reihenfolge, und das Gewicht ist die einzige, die das Spiel hat.
chosen-short_target = Eine Karte, die nur gegen Reiche wirkt, wäre zu oft nutzlos.
chosen-short_swap = Ein Tausch nennt beide Seiten, und fehlt eine davon, ist es keiner.
chosen-resource_choice = Die Karte ist ein Angriff, und wer angreift, wählt.
chosen-kromosaurus_tie = Er kämpft genau wie alle anderen, also soll sein Gewicht zählen. Was auf seiner Tafel steht, wissen wir nicht; die Zahl ist von uns.
chosen-robberies = Der französische Text spricht von einem Opfer, der italienische von mehreren. Alle verlieren gegen dieselbe Figur, also kann sie alle ausrauben.
chosen-robbery_order = Nichts steht dazu da, und was genommen wird, entscheidet auch, wer gewonnen hat.
chosen-robbery_time = Im Beispiel der Regelhefte werden die Taschen geleert, bevor jemand handelt.
chosen-combat_cards_count = Es heißt, dass Karten zur Summe zählen, und an ihr wird alles andere gemessen.
chosen-card_stun = Null Leben betäubt, egal warum, und nur die Kälte ist ausgenommen.
chosen-stunned_after_acting = Verloren geht die Aktionsphase dieser Runde, und die ist vorbei. Der italienische Text deutet in dieselbe Richtung.
chosen-place_action = Die Regelhefte sagen, dass man je nach Ort verschiedene Dinge tun darf.
chosen-savannah_hunt = Der französische Text sagt, dass man ein Beutetier wählen muss, der italienische nicht. Wie überall lesen wir das so: Damit beginnt eine Jagd.
chosen-place_times = Für die Savanne steht es da, für die anderen Orte nicht. Preise, die mit jeder Karte steigen, haben keinen Sinn, wenn man von vorn anfangen könnte.
chosen-life_blocks = Der Text nennt einen Preis für jeden Block.
chosen-forest_discard = Ob man mischt, ist nur dann eine Entscheidung, wenn man weiß, was weg ist.
chosen-mountain_dice = Es heißt, dass man bei jedem Wurf wählt.
chosen-mountain_cards = In der eigenen Aktionsphase darf man Bonuskarten spielen, und ein Aufstieg gehört dazu. Was gewürfelt ist, bleibt aber gewürfelt.
chosen-mountain_result = Die Belohnung gehört zur Kombination am Ende, und die ist eine.
chosen-mountain_icons = Die Symbole fehlen. Stein ist, was der Berg gibt, und mit ihm steigen die Belohnungen gleichmäßig.
chosen-evolutions_per_phase = Keine Grenze wird genannt.
chosen-trophy_win = Wer die Punkte hat, hat gewonnen, und die Regelhefte nennen keine Ausnahme.
chosen-counter_counter = Ein Konter antwortet auf eine Bonuskarte, und eine Konterkarte ist eine.
chosen-counter_place = Der Text nennt eine andere Person und keinen Ort.
chosen-countered_price = Eine gekonterte Karte verschwindet ohne ihre Wirkung, und was man abgibt, gehört zur Wirkung.
chosen-target_place = Beim Stehlen heißt es, dass man am selben Ort sein muss. Wo nichts steht, ist nichts nötig.
chosen-bonus_per_phase = Keine Grenze wird genannt.
chosen-hand_limit = Keine Grenze wird genannt.
chosen-kromosaurus_cards = Er darf mehrere Runden an einem Ort bleiben, also kann seine Karte gleich wieder kommen.

## differs-NAME

differs-tokens = Der französische Text legt die Marker an ihre Plätze auf dem Spielplan. Im italienischen fehlt dieser Satz. Wir folgen dem französischen.
differs-must_move = Auf Französisch darf man nicht den Ort wählen, an dem man ist. Auf Italienisch ist es der Ort, an dem man zu Beginn der Bewegungsphase war. Das ist dasselbe.
differs-stunned_phase = Auf Französisch verliert man betäubt die Aktionsphase dieser Runde. Auf Italienisch ist es die nächste Aktionsphase in dieser Runde. Wer schon gehandelt hat, verliert so oder so nichts.
differs-robbery = Auf Französisch wird eine betäubte Person ausgeraubt. Auf Italienisch steht der Satz in der Mehrzahl. Bei uns darf man alle ausrauben.
differs-services = Der italienische Text sagt, dass man beliebig viel kaufen kann. Der französische sagt nicht, wie viel. Wir folgen dem italienischen.
differs-life_price = Auf Französisch hat ein Block Leben seinen Preis. Auf Italienisch ist es das Leben, das man zurückbekommt. Wir verkaufen ganze Blöcke.
differs-prey = Auf Französisch muss man ein Beutetier wählen, auf Italienisch wählt man eines. Wir zwingen niemanden zur Jagd.
differs-rerolls = Der französische Text sagt, wie oft man neu würfeln darf. Der italienische sagt nur: mehrmals, hat aber dieselbe Preisliste. Wir folgen dem französischen.
differs-victory = Der italienische Text sagt, dass man mit den Punkten sofort gewinnt. Der französische sagt, dass gewinnt, wer sie zuerst hat. Wir folgen dem italienischen.
differs-beast_stays = Beide lassen den Kromosaurus bleiben, wo er ist. Nur der italienische Text fügt hinzu, dass das bei den anderen nicht so ist.
differs-beast_plus = Der italienische Text sagt, dass der Kromosaurus immer etwas zu seinem Würfel zählt. Der französische sagt es schlicht. Das ist dasselbe.
differs-trophy = Auf Französisch nimmt die Trophäe, wer den Kromosaurus besiegt, auf Italienisch darf man sie behalten. Wir fragen nicht: Niemand würde ablehnen.
