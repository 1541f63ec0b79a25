### The comments in the TOML file of a box of one’s own. Each line of a message becomes a line of a comment.

box-header =
    Eine Schachtel von Krom, zum Selbermachen.

    Die Kartenlisten wurden nie veröffentlicht. Die Zahlen auf den Spielplänen stehen in den Regelheften; die Karten der
    vier Kartensätze und die Gewichte der Charaktere hier unten sind erfunden, damit sich das Spiel spielen lässt. Wenn
    du das Spiel hast, schreib über das, was hier steht, was auf deinen Karten steht, speichere die Datei und lade sie
    wieder: Jede Seite, jedes Diagramm und jede Antwort richtet sich dann nach deiner Schachtel.

    So wird geschrieben:
    - Eine Zeile, die mit # beginnt, ist ein Kommentar. Du darfst alle Kommentare löschen.
    - [hunt.dodo] beginnt eine Karte. „hunt“ ist der Kartensatz, „dodo“ die Kennung der Karte: Kleinbuchstaben, Ziffern
      und Unterstriche, und keine andere Karte darf sie haben. Die Zeilen bis zur nächsten Klammer gehören zu dieser Karte.
    - Um eine Karte zu entfernen, lösche ihre Zeilen. Um eine dazuzugeben, kopiere eine andere und ändere ihre Kennung
      und was auf ihr steht.
    - names = {"{"} de = {"\"Dodo\""}, en = {"\"Dodo\""} {"}"} ist, was man liest, nach Sprachen. Jede Schrift geht. Ohne names sieht man die Kennung.
    - Güter sind krom, wood (Holz), stone (Stein), bone (Knochen), life (Leben) und bonus (Bonuskarten); resource ist
      eines von wood, stone und bone, nach Wahl.
    - Orte sind cave (Höhle), forest (Wald), savannah (Savanne) und mountain (Berg).

    Was fehlen darf:
    - Ein ganzer Abschnitt, den du nicht änderst: Er ist dann wie in der Schachtel, die zur App gehört. Ein Abschnitt,
      der da ist, muss vollständig sein: Ein Kartensatz hat genau die Karten, die in der Datei stehen.
    - Alles, was eine Karte nicht hat: Güter, Ort, und copies, wo es nur eine gibt.
    - Woher etwas stammt. Was du lässt, wie es ist, behält sein Kennzeichen, das im Kommentar darüber steht; was du
      änderst, ist als deines gekennzeichnet.
box-players =
    Wie viele mitspielen können.
    least, most: die kleinste und die größte Zahl von Mitspielenden.
box-setup =
    Wie eine Partie beginnt.
    place: wo alle beginnen. krom, bonus: wie viel Krom und wie viele Bonuskarten alle bekommen.
    prey, evolutions: wie viele Karten dieser beiden Kartensätze offen liegen.
box-life =
    most: das Leben von jemandem, der unverletzt ist.
box-target =
    Die Evolutionspunkte, die gewinnen.
    points: für die kleinste Zahl von Mitspielenden, für eine Person mehr und so weiter. longer: wie viele mehr in einer
    längeren Partie.
box-combat =
    heavier_wins: die Orte, an denen bei Gleichstand gewinnt, wer schwerer ist. An den anderen ist es, wer leichter ist.
box-cave =
    Das Feld der Höhle.
    rest: was eine Rast bringt. prices: was jedes Ding in Krom kostet. life_block: wie viel Leben man auf einmal kauft.
box-forest =
    Das Feld des Waldes.
    prices: die Krom für die erste Sammelkarte, für die zweite und so weiter. Keine darf billiger sein als die davor.
box-savannah =
    Das Feld der Savanne.
    extra_dice: die Krom für einen Würfel mehr bei einer Jagd, für zwei mehr und so weiter.
box-mountain =
    Das Feld des Berges.
    dice: wie viele Würfel man wirft. rerolls: die Krom für den ersten Neuwurf, für den zweiten und so weiter.
    results: was jede Kombination zahlt. gives: auf jeden Fall. choice: eines davon, nach Wahl.
    rival: was zur Wahl steht, wenn man die Symbole anders liest (die Auslegung mountain_icons).
box-glacial =
    Der Eiszeitplan.
    cold: das Leben, das die Kälte nimmt. warmth: das Leben, das der warme Ort gibt.
box-supply =
    Die Marker in der Schachtel (krom, wood, stone, bone). Auf sie kommt es an, wo die Auslegung „supply“ es sagt.
box-kromosaurus =
    Der Kromosaurus.
    weight: in Kilogramm. life: am Anfang. plus: was er zu seinem Würfel dazuzählt. trophy: die Punkte für die Trophäe.
    destinations: seine Zielkarten, jede mit dem Namen eines Ortes.
box-characters =
    Die Charaktere. In den Klammern steht der Name, in Anführungszeichen, wenn er mehr als einfache Buchstaben hat: [characters."Mörhy"].
    weight: in Kilogramm. Keine zwei dürfen gleich viel wiegen, außer die Auslegung equal_weights sagt, was dann passiert.
box-hunt =
    Die Beutetiere.
    dice: wie viele Würfel man wirft. value: was sie mindestens ergeben müssen. reward: was das Beutetier bringt.
    copies: wie viele solche Karten es gibt, wenn mehr als eine.
box-gathering =
    Die Sammelkarten.
    reward: was die Karte bringt; ohne das nichts. copies: wie viele solche Karten es gibt.
box-evolution =
    Die Evolutionen.
    points: was sie zählt. cost: was sie an Holz, Stein und Knochen kostet. place: wo man sein muss, wenn die Karte einen Ort zeigt.
    copies: wie viele solche Karten es gibt, wenn mehr als eine.
box-bonus =
    Die Bonuskarten. Eine Karte hat genau eine von diesen Wirkungen:
    dice: so viele Würfel mehr im Kampf. plus: so viel mehr im Kampf. counter = true: Sie stoppt eine andere Bonuskarte.
    gain: Das bekommst du. lose: Das verliert jemand anderes. steal: Das nimmst du jemandem an deinem Ort weg.
    pay und gain: Du zahlst das eine und bekommst das andere. give und take: Du gibst jemandem das eine und nimmst das andere.
    place: wo man sein muss, um sie zu spielen, wenn die Karte einen Ort zeigt. copies: wie viele solche Karten es gibt.
box-rulings =
    Fragen, die die Regelhefte offen lassen, und wie sie ausgelegt werden. Um eine anders auszulegen, nimm das # am
    Anfang ihrer Zeile weg und schreib eine andere ihrer Möglichkeiten hin.
