### The coach of a first game: coach-NAME for each moment of coach.toml, in fewer than 40 words. Beside what stands before a
### message, each may say the facts of the box (rulebook.facts). $me is the learner, $who whether it is about them.

## What I am asked

# $by, $card, $cards, $theft
coach-defend = { $by } greift nach { $cards }, und eine deiner Schutzkarten liegt bereit. Du darfst sie aufdecken, egal wer am Zug ist. Dann ist sie verbraucht, also überleg, was dir deine Vasen wert sind.
# $by, $chain
coach-cannot_defend = { $by } hat es auf deine Kette „{ $chain }“ abgesehen, und nichts, was bei dir verdeckt liegt, hilft. Gefragt wirst du trotzdem, damit niemand erfährt, was dort liegt.
coach-goal = Wer nach einem Wettstreit { $spheres } Sphären hat, gewinnt. Diese Partie läuft schon: Neben den Namen steht, wie viele alle haben. Zieh eine Karte, damit beginnt dein Zug.
coach-one_thing = Das sind deine Karten, eine mehr als sonst. Tu eines mit einer davon, dann ist dein Zug vorbei: eine Kette beginnen oder fortsetzen, eine Karte bereitlegen, spielen oder ablegen.
# $chain
coach-alone = „{ $chain }“ hat noch keine Vase. Dein Oberhaupt könnte warten, aber jeder andere Charakter muss in diesem Zug die erste bekommen, sonst ist er verloren.
# $chain
coach-totem = Deine Kette „{ $chain }“ ist vollständig, und ein Totem passt. Dann kann ihr niemand mehr etwas tun. Ist alles in einer Farbe, ist sie magisch: { $magic } Sphären dazu, beim Oberhaupt { $leader_magic }.
# $needed
coach-i_am_close = Noch eine vollständige Kette, und der Wettstreit endet sofort. Was die anderen dann noch auf der Hand haben, zählt gegen sie. Was du hast, nicht.
# $player
coach-another_is_close = { $player } braucht nur noch eine vollständige Kette. Liegt sie da, werden die Sphären auf deiner Hand und auf verdeckten Karten abgezogen. Trenn dich von dem, was du nicht anlegen kannst.
coach-attack = Eines deiner Ereignisse liegt bereit. Statt zu ziehen, kannst du es aufdecken und die letzten Vasen einer Kette zerstören. Ein Totem macht eine Kette sicher.
coach-use = Ein Diorama, das bei dir verdeckt liegt, passt an eine Kette. Statt zu ziehen, kannst du es aufdecken und dort anlegen. Deine Hand bleibt, wie sie ist.
coach-take = Oben auf dem Ablagestapel liegt ein Diorama. Du darfst es statt einer Karte vom Stapel nehmen: Dann weißt du, was du bekommst.
coach-begin = Ein Charakter beginnt eine Kette und zeigt, welche Vasen er will. Beginne mit einem, dessen erste Vase du schon hast: Sie muss in deinem nächsten Zug kommen.
coach-vase = Du hast eine Vase, die passt. Sie kommt auf den nächsten Platz der Kette, in der Reihenfolge, die der Charakter zeigt. Eine Karte pro Zug.
coach-colour = Achte auf die Farben. Jede ist recht, aber eine Kette in einer Farbe mit ihrem Totem bringt { $magic } Sphären dazu, die deines Oberhaupts { $leader_magic }.
coach-play = Du hast eine Aktion. Sie wirkt aus der Hand, einmal, und ist dann bis zum nächsten Wettstreit aus dem Spiel. Du kannst sie auch ablegen.
coach-activate = Neben eine Kette kannst du eine Karte verdeckt legen: ein Ereignis für einen späteren Angriff, eine Schutzkarte oder ein Diorama. Aus der Hand bewirken Ereignisse und Schutzkarten nichts.
coach-swap = Eine verdeckte Karte kannst du gegen eine Handkarte tauschen. Danach geht dein Zug weiter: Der Tausch kostet dich nichts.
coach-nothing_fits = Jetzt lässt sich keine Karte anlegen. Leg die ab, auf die du verzichten kannst. Am Ende deines Zuges hast du wieder { $hand } Karten.
# $number
coach-discard = Du hast gezogen, und jetzt legst du ebenso viele ab. Behalte, was an deine Ketten passt, ob neu oder alt.
coach-leader = Die Krone zeigt dein Oberhaupt. Dieser Charakter geht nie verloren, auch ohne Vase nicht, und seine Kette bringt am meisten, wenn sie magisch wird.

## What happens

# $player, $who, $total
coach-end = { $who ->
    [you] Du hast
   *[other] { $player } hat
} { $total } Sphären, und { $spheres } genügen. Damit ist die Partie zu Ende.
# $player, $who, $number
coach-closed = { $who ->
    [you] Du hast
   *[other] { $player } hat
} { $number } vollständige Ketten. Der Wettstreit ist sofort vorbei, und alle zählen.
coach-exhausted = Es ist kein Diorama mehr zum Ziehen da, also ist der Wettstreit vorbei. Alle zählen, was auf dem Tisch liegt, und nichts wird abgezogen.
# $number
coach-hostile_me = Du hast den Wettstreit nicht beendet, also ist feindlich, was du noch hast: { said-spheres } weniger für dich.
# $player, $number
coach-hostile_other = { $player } hat den Wettstreit nicht beendet. Was noch auf der Hand ist oder verdeckt liegt, ist feindlich: { said-spheres } weniger.
# $player, $who, $chain, $number
coach-magic = { $who ->
    [you] Deine Kette „{ $chain }“
   *[other] Die Kette „{ $chain }“ von { $player }
} ist geschützt und ganz in einer Farbe. Das bringt { said-spheres } zusätzlich zu denen auf den Karten.
# $number, $total
coach-scored = Alle Sphären deiner Ketten zählen, ob vollständig oder nicht: { $number } für diesen Wettstreit. Mit denen von vorher hast du { $total }.
# $player
coach-next = Noch hat niemand { $spheres } Sphären, also gibt es noch einen Wettstreit. Alle Karten werden gemischt, { $player } gibt, und alle behalten ihr Oberhaupt und ihre Sphären.
# $player, $card, $cards, $target_chain
coach-attacked = { $player } greift deine Kette „{ $target_chain }“ mit „{ $card }“ an. Du würdest { $cards } verlieren. Helfen kann nur eine Schutzkarte, die verdeckt neben einer deiner Ketten liegt.
# $chain, $cards
coach-destroyed_me = Deine Kette „{ $chain }“ hat { $cards } verloren. Vasen gehen vom Ende her verloren. So ein Platz lässt sich wieder füllen.
coach-held_me = Deine Vasen sind in Sicherheit, und die Schutzkarte ist verbraucht. Sie half, egal wo sie lag: Eine schützt alle deine Ketten.
# $chain
coach-left_alone = Deine Kette „{ $chain }“ hat keine Vase mehr. Sie braucht in deinem nächsten Zug wieder die erste, sonst ist sie verloren.
# $player, $who, $chain
coach-leader_alone = { $who ->
    [you] Deine Kette „{ $chain }“
   *[other] Die Kette „{ $chain }“ von { $player }
} hat keine Vase mehr. Jeder andere Charakter müsste gleich eine bekommen; ein Oberhaupt kann warten.
# $chain
coach-lost_me = „{ $chain }“ hatte am Ende deines Zuges keine Vase und ist weg, mit dem, was daneben lag. Eine spätere Karte kann diese Kette wieder beginnen.
# $player, $card, $chain
coach-robbed = { $player } hat „{ $card }“ gestohlen. Nehmen kann man nur die letzte Vase einer Kette und nur, wenn man sie sofort anlegen kann. Eine Schutzkarte oder ein Totem verhindert das.
# $player
coach-blocked = { $player } blockiert dich: Du setzt deinen nächsten Zug aus. Dagegen hilft nichts, aber verteidigen darfst du dich noch.
# $player
coach-skipped = { $player } war blockiert und setzt einen Zug aus. Die Karte, die das bewirkt hat, ist bis zum nächsten Wettstreit aus dem Spiel.
# $player, $who, $chain
coach-magical = { $who ->
    [you] Deine Kette „{ $chain }“
   *[other] Die Kette „{ $chain }“ von { $player }
} hat ihr Totem, und alles ist in einer Farbe: Sie ist magisch. Wenn der Wettstreit vorbei ist, bringt das Sphären dazu.
# $player, $who, $chain
coach-safe = { $who ->
    [you] Deine Kette „{ $chain }“
   *[other] Die Kette „{ $chain }“ von { $player }
} hat ihr Totem und ist sicher: Niemand kann sie angreifen oder aus ihr stehlen.
# $chain, $number, $needed
coach-complete_me = „{ $chain }“ hat alle Vasen: eine vollständige Kette. Du hast { $number } von { $needed }, die den Wettstreit beenden. Ein Totem würde sie schützen.
# $player, $chain, $number, $needed
coach-complete_other = { $player } hat { $number } vollständige { $number ->
    [one] Kette
   *[other] Ketten
}. Mit { $needed } ist der Wettstreit vorbei. Solange eine Kette kein Totem hat, können Angriffe und Diebstähle sie zerreißen.
# $player, $chain, $cards
coach-harmed = Die Kette „{ $chain }“ von { $player } hat { $cards } verloren. War sie vollständig, muss sie es erst wieder werden, bevor sie zählt.
# $player
coach-face_down = { $player } hat eine Karte verdeckt hingelegt. Das kann ein Ereignis für einen Angriff sein, eine Schutzkarte oder einfach ein Diorama. Beim Aufdecken sehen es alle.
# $player, $chain
coach-lost_other = „{ $chain }“ von { $player } hatte nicht rechtzeitig eine Vase und ist verloren. Die Karte kommt unter den Ablagestapel.
# $chain
coach-counts = Eine Vase zählt mit den Sphären darauf, solange sie da liegt, und der Charakter auch. Die Kette zeigt, wie viele es sind.
# $player, $card
coach-left_for_me = { $player } hat „{ $card }“ abgelegt. Was abgelegt ist, liegt offen. Liegt ein Diorama obenauf, darf es nehmen, wer als Nächstes am Zug ist.
coach-rebuilt = Der Stapel war leer, also wurde der Ablagestapel gemischt und ist der neue Stapel. Was abgelegt war, kann wieder kommen.

## hint-why-…: why the coach would do what it says, beside the reasons that bots give to others (bots.ftl)

hint-why-lead = Diese Kette verspricht die meisten Sphären.
hint-why-draw = Eine neue Karte verspricht dir mehr als das, was schon da ist.
# $card
hint-why-take = „{ $card }“ hat einen Platz in einer deiner Ketten oder bekommt bald einen.
# $target, $chain
hint-why-attack = Von allen Ketten in Reichweite hat „{ $chain }“ von { $target } am meisten zu verlieren.
# $chain, $number
hint-why-place = Das bringt { said-spheres }, und „{ $chain }“ kommt einen Platz weiter.
# $chain
hint-why-complete = Das macht „{ $chain }“ vollständig, und du bist dem Ende des Wettstreits näher.
hint-why-close = Das beendet den Wettstreit, und was die anderen noch haben, zählt gegen sie.
# $chain, $number
hint-why-totem = Das macht „{ $chain }“ für immer sicher und bringt { said-spheres }.
# $chain, $number
hint-why-magical = Das macht „{ $chain }“ sicher und magisch. Das bringt { said-spheres }.
# $card, $number, $held
hint-why-begin = { $held ->
    [yes] Die erste Vase dafür hast du schon.
   *[no] Die erste Vase dafür hast du noch nicht, aber { $number ->
        [one] { $number } passende Karte liegt
       *[other] { $number } passende Karten liegen
    } noch nicht offen.
}
hint-why-begin-leader = Das ist dein Oberhaupt. Es geht nie verloren und kann auf die erste Vase warten.
# $family
hint-why-activate = { $family ->
    [events] Ein Ereignis kann nur angreifen, wenn es neben einer Kette liegt.
    [protections] Eine Schutzkarte kann nur helfen, wenn sie neben einer Kette liegt.
   *[other] Dort wartet die Karte auf ihren Platz und macht dir die Hand frei.
}
# $family
hint-why-swap = { $family ->
    [events] Ein Ereignis kann nur angreifen, wenn es neben einer Kette liegt, und dein Zug geht weiter.
    [protections] Eine Schutzkarte kann nur helfen, wenn sie neben einer Kette liegt, und dein Zug geht weiter.
   *[other] Dort nützt die Karte mehr, und dein Zug geht weiter.
}
hint-why-play-draw = Neue Karten versprechen dir mehr als die alten.
# $target
hint-why-play-block = Du gewinnst mit jedem Zug, den { $target } nicht hat.
# $card, $target
hint-why-play-steal = „{ $card }“ ist eine Vase mehr für dich und eine weniger für { $target }.
# $card
hint-why-discard = Auf „{ $card }“ kannst du am ehesten verzichten.
hint-why-protect = Du hast mehr zu verlieren, als die Karte wert ist.
hint-why-pass = Das ist keine Karte wert, oder keine hilft.
