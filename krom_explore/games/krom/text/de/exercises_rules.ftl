### Exercises of the chapters on setup, movement, Cave and Forest: question, hint, solution, and what a wrong answer
### looks like. Each gets the facts that its exercise names; a solution gets $answer, written for people.

## Setup

# $players
exercise-setup-1 = Ein Tisch für { $players } Personen ist gedeckt, ohne Kromosaurus. Zähl die Jagdkarten, Evolutionen und Bonuskarten, die dann nicht mehr in ihren verdeckten Stapeln sind. Wie viele sind es?
exercise-setup-1-hint = Zwei Reihen liegen offen für alle da. Dann bekommt jede Person noch etwas, das sonst niemand sieht.
# $open, $hidden
exercise-setup-1-solution = { $answer }: { $open } liegen offen, eine Reihe Beutetiere und eine Reihe Evolutionen für den ganzen Tisch, und { $hidden } sind auf den Händen versteckt.
misreading-hidden-cards-forgotten = Das sind die Karten, die man sieht. Alle haben aber auch eine verdeckte Bonuskarte (setup.players).
misreading-open-cards-for-each = Da hast du wohl Beutetiere und Evolutionen für jede Person einmal ausgelegt. Es gibt von beiden eine Reihe für den ganzen Tisch (setup.cards).
misreading-one-hidden-card-for-all = Da hast du wohl nur einmal Bonuskarten ausgeteilt. Alle bekommen ihre eigene (setup.players).

# $card, $open, $prey
exercise-setup-2 = Der Jagdstapel hat { $prey } Karten, eine davon ist „{ $card }“. { $open } werden aufgedeckt. Wie wahrscheinlich liegt sie offen?
exercise-setup-2-hint = Misch alle { $prey } Karten und leg sie in eine Reihe. Wie viele Plätze dieser Reihe sind die, die aufgedeckt werden?
exercise-setup-2-solution = { $answer }. Die Karte ist auf jedem der { $prey } Plätze des gemischten Stapels gleich wahrscheinlich, und { $open } davon werden aufgedeckt. Dazwischen wird keine Karte zurückgelegt, also darf man die Chancen einfach addieren.
misreading-one-card-only = Das ist die Chance für die erste aufgedeckte Karte. { $open } werden aufgedeckt, und jede davon ist recht.
misreading-cards-put-back = Da hast du wohl jede Karte vor der nächsten zurückgelegt. Eine aufgedeckte Karte bleibt liegen, also kommt die nächste aus einem kleineren Stapel.

# $card, $copies, $cards, $unseen
exercise-setup-3 = Unter den { $cards } Bonuskarten unseres erfundenen Kartensatzes sind { $copies } „{ $card }“. Alle bekommen eine. Alma sieht ihre an: Es ist „{ $card }“. Wie wahrscheinlich ist es jetzt, dass Kolos auch so eine hat?
exercise-setup-3-hint = Welche Karten kann Kolos haben, von Almas Stuhl aus gesehen? Ihre ist nicht dabei.
exercise-setup-3-solution = { $answer }. Alma sieht selbst eine der { $copies }, also hat sie { $unseen } Karten nicht gesehen, und davon ist eine weniger „{ $card }“. Ihre eigene Karte hat ihr etwas über seine verraten.
misreading-own-card-unseen = Das war die Chance, bevor Alma ihre Karte angesehen hat. Was sie sieht, ändert, was sie über seine weiß.
misreading-own-card-half-counted = Du hast Almas Karte bei den gesuchten abgezogen, aber sie fehlt auch im ganzen Kartensatz.
misreading-own-card-still-there = Du hast Almas Karte aus dem Kartensatz genommen, aber sie war auch eine der gesuchten.

## Movement

exercise-movement-1 = Karok wurde letzte Runde im Wald betäubt. Eine neue Runde beginnt, und alle wählen einen Ort. Wohin darf er gehen?
exercise-movement-1-cave = in die Höhle
exercise-movement-1-forest = in den Wald
exercise-movement-1-savannah = in die Savanne
exercise-movement-1-mountain = auf den Berg
exercise-movement-1-hint = Zuerst wacht er auf, unverletzt. Dann wählt er wie alle anderen.
exercise-movement-1-solution = Das geht: { $answer }. Er wacht auf, bevor gewählt wird (stunned.recovery), und von da an ist nur ein Ort für ihn gesperrt: der, an dem er liegt (movement.must_move).
misreading-stunned-stay = Da hast du ihn wohl liegen gelassen. Betäubt zu sein kostet ihn die letzte Runde, nicht diese: Zuerst wacht er auf, dann muss er weiterziehen (stunned.recovery).
misreading-stunned-go-home = Niemand trägt ihn heim. Er wacht auf, wo er liegt, und wählt von dort aus frei (stunned.recovery).
misreading-may-stay = Einer davon ist für ihn gesperrt: Niemand darf am selben Ort bleiben, auch nicht nach einer Nacht auf dem Boden (movement.must_move).

# $open, $others
exercise-movement-2 = Erste Runde, drei am Tisch. Alma, Kolos und Karok wählen zufällig je einen Ort unter denen, die ihnen offenstehen. Wie wahrscheinlich ist Alma an ihrem Ort allein?
exercise-movement-2-hint = Sagen wir, Alma hat gewählt. Wie wahrscheinlich ist Kolos anderswohin gegangen? Und Karok auch?
exercise-movement-2-solution = { $answer }. Egal, wohin Alma geht: Jeder der { $others } anderen ist mit der Chance 1 − 1/{ $open } anderswo. Beide müssen es sein, und sie wählen, ohne voneinander zu wissen, also multiplizieren sich die Chancen.
misreading-cave-is-open = Da hast du sie wohl unter vier Orten wählen lassen. Alle beginnen in der Höhle, also ist sie in der ersten Runde für alle gesperrt (movement.must_move).
misreading-one-other-only = Das ist die Chance, dass einer der anderen anderswo ist. Es sind { $others }.
misreading-meetings-counted-twice = Da hast du wohl für jeden der anderen eine Chance auf ein Treffen abgezogen. Kommen beide, ist das doppelt gezählt.

# $shared, $count, $ways
exercise-movement-3 = Alma steht im Wald, Kolos in der Savanne. Beide gehen zufällig an einen der Orte, die ihnen offenstehen. Wie wahrscheinlich treffen sie sich?
exercise-movement-3-hint = Schreib auf, wohin beide gehen dürfen. Welche Orte stehen in beiden Listen?
exercise-movement-3-solution = { $answer }. Gemeinsam haben die Listen nur: { $shared }. { $count } von { $ways } Paaren sind Treffen. Vom selben Ort aus würden sie sich öfter treffen: Da steht beiden genau dasselbe offen.
misreading-meet-everywhere = Das wäre richtig, wenn sie vom selben Ort kämen. Von verschiedenen Orten aus sind ihre Listen nicht gleich (movement.must_move).
misreading-stay-where-they-are = Da hast du wohl beide unter allen Orten wählen lassen. Niemand darf bleiben (movement.must_move).
misreading-one-place-only = Das ist einer der Orte, an denen sie sich treffen können. Es gibt { $count }.

## The Cave

# $krom, $life, $most
exercise-cave-1 = Alma kommt mit { $krom } Krom und { $life } Leben in die Höhle. Sie kauft ein Holz, und Leben, bis sie wieder { $most } hat. Wie viele Krom bleiben ihr?
# $block
exercise-cave-1-hint = Leben gibt es je { $block } auf einmal. Wie oft muss sie kaufen?
# $missing, $blocks, $wood
exercise-cave-1-solution = { $answer }. Für das Holz zahlt sie { $wood }. Ihr fehlen { $missing } Leben, und sie muss { $blocks }-mal kaufen: Auch ein Teil kostet so viel wie ein ganzer Block (cave.services).
misreading-a-krom-for-each-life = Da hast du wohl für jedes einzelne Leben bezahlt. Ein Einkauf bringt bis zu { $block } (cave.services).
misreading-life-by-the-point = Das letzte bisschen Leben ist nicht umsonst: Auch ein Teil kostet so viel wie ein ganzer Block (cave.services).
misreading-rest-heals-free = Das sieht so aus, als hätte sie gerastet und eingekauft. Ein Besuch ist das eine oder das andere (cave.one_of_two).

# $krom, $life, $most, $block
exercise-cave-2 = Eine Rast bringt { $krom } Krom und { $life } Leben. Bewerte Leben so, wie die Höhle es verkauft. Um wie viele Krom ist eine Rast für jemanden weniger wert, der schon { $most } Leben hat?
exercise-cave-2-hint = Wie viel würdest du für { $life } Leben zahlen, wenn { $block } davon ein Einkauf sind?
exercise-cave-2-solution = { $answer }. Die Krom kommen auf jeden Fall. Die { $life } Leben verfallen oben auf der Leiter, und nach der Preisliste sind sie { $life } von { $block } Teilen eines Einkaufs wert.
misreading-life-like-krom = Da hast du wohl ein Leben wie ein Krom gezählt. Sieh auf die Preisliste: Leben ist viel billiger.
misreading-life-in-whole-blocks = Das ist der Preis für einen ganzen Einkauf von { $block } Leben. Eine Rast gibt { $life }.
misreading-full-life-loses-all = Das ist eine ganze Rast für jemanden wert, der verletzt ist. Gefragt ist, wie viel davon verloren geht.

# $bones
exercise-cave-3 = Kolos hat kein Krom, und nur die Höhle bringt ihm welches. Er steht dort in seiner Aktionsphase und will so schnell wie möglich { $bones } Knochen kaufen. Wie viele Runden dauert das, die erste und die letzte mitgezählt?
exercise-cave-3-hint = Was geht bei einem Besuch, und was nicht? Und wo ist er in der Runde nach einem Besuch?
# $total, $rests, $visits
exercise-cave-3-solution = { $answer }. Er braucht { $total } Krom, also { $rests }-mal Rast, und noch einen Besuch zum Kaufen, denn bei einem Besuch rastet man oder kauft (cave.one_of_two). Zwischen { $visits } Besuchen muss er jedes Mal weg (movement.must_move).
misreading-rest-and-buy = Das sieht so aus, als hätte er beim selben Besuch gerastet und gekauft. Es geht nur eins von beiden (cave.one_of_two).
misreading-stays-in-the-cave = Das sieht so aus, als wäre er von Runde zu Runde in der Höhle geblieben. Alle müssen weiterziehen, also ist er dazwischen anderswo (movement.must_move).
misreading-rest-and-buy-and-stay = Zwei Regeln sind dagegen: Bei einem Besuch rastet man oder kauft (cave.one_of_two), und niemand darf bleiben (movement.must_move).

## The Forest

# $krom, $prices
exercise-forest-1 = Alma kommt mit { $krom } Krom in den Wald. Alle Karten, die sie zieht, sind leer. Wie viele kann sie ziehen?
exercise-forest-1-hint = Die erste ist umsonst; dann kosten sie { $prices } Krom. Was ausgegeben ist, ist weg.
exercise-forest-1-solution = { $answer }. Die erste ist umsonst, und von den Preisen { $prices } bezahlen ihre { $krom } Krom, was sie zusammen kosten, nicht nur die teuerste allein.
misreading-prices-not-added = Da hast du wohl jeden Preis mit ihrem ganzen Krom verglichen. Was die Karten davor gekostet haben, ist weg (forest.more_cards).
misreading-first-card-paid = Das sieht so aus, als hätte sie die erste Karte bezahlt, oder du hast sie nicht gezählt. Sie ist umsonst, und sie ist eine Karte (forest.first_card).

# $card
exercise-forest-2 = Ein frischer Stapel mit unseren erfundenen Karten. Die erste Karte war „{ $card }“. Du zahlst für noch eine. Wie wahrscheinlich bringt sie Holz, allein oder mit etwas anderem?
# $deck
exercise-forest-2-hint = Im frischen Stapel waren { $deck }. Nimm die Karte weg, die du gesehen hast, und zähl die, die Holz bringen.
# $wood, $left
exercise-forest-2-solution = { $answer }. { $left } Karten sind noch da, und { $wood } davon bringen Holz. Die leere Karte, die du gesehen hast, hat den Stapel ein wenig besser gemacht.
misreading-seen-card-still-there = Da hast du wohl die Karte mitgezählt, die du gezogen hast. Sie liegt jetzt auf dem Ablagestapel, also ist der Stapel kleiner.
misreading-only-plain-wood = Das sind die Karten, die nichts als Holz bringen. Auch die zählen, die außerdem etwas anderes bringen.
misreading-kinds-alike = Da hast du wohl Arten von Karten gezählt. Manche Arten sind öfter im Stapel als andere.

# $krom, $empty, $empties, $branch, $branches, $trunk
exercise-forest-3 = Du hast { $krom } Krom. Auf dem Ablagestapel unseres erfundenen Kartensatzes liegen { $empties } × „{ $empty }“, { $branches } × „{ $branch }“ und „{ $trunk }“, die beste Karte von allen, die es nur einmal gibt. Was ist nach den Preisen der Höhle am besten?
exercise-forest-3-draw = Vom Stapel ziehen, wie er ist
exercise-forest-3-shuffle = Den Ablagestapel einmischen, dann ziehen
exercise-forest-3-done = Ohne Karte gehen
exercise-forest-3-hint = Such nicht nach einer Karte. Ist der Ablagestapel im Ganzen besser oder schlechter als der Stapel?
# $draw_about, $shuffle_about
exercise-forest-3-solution = { $answer }. Gleich zu ziehen ist etwa { $draw_about } Krom wert, zuerst zu mischen etwa { $shuffle_about }. Eine herrliche Karte käme zurück, aber auch alle leeren.
misreading-best-card-back = Da wolltest du wohl die beste Karte zurück. Mit ihr kämen alle leeren, und die wiegen schwerer.
misreading-first-card-is-a-risk = Die erste Karte ist umsonst und nimmt dir nie etwas weg (forest.first_card).
