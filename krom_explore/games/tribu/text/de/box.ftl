### The comments in the TOML file of a box of one’s own. Each line of a message becomes a line of a comment.

box-header =
    Eine Schachtel von Tribù, zum Selbermachen.

    Was auf den Karten steht, wurde nie veröffentlicht. Das Regelheft sagt, wie viele Karten es von jeder Familie gibt,
    zeigt einen Charakter und ein paar Dioramen und erzählt, was Ereignisse, Schutzkarten und Aktionen tun. Alles andere
    hier unten ist erfunden, damit sich das Spiel spielen lässt. Wenn du das Spiel hast, schreib über das, was hier steht,
    was auf deinen Karten steht, speichere die Datei und lade sie wieder: Jede Seite, jedes Diagramm und jede Antwort
    richtet sich dann nach deiner Schachtel.

    So wird geschrieben:
    - Eine Zeile, die mit # beginnt, ist ein Kommentar. Du darfst alle Kommentare löschen.
    - [dioramas.red_horse] beginnt eine Karte. „dioramas“ ist die Familie, „red_horse“ die Kennung der Karte:
      Kleinbuchstaben, Ziffern und Unterstriche, und keine andere Karte darf sie haben. Die Zeilen bis zur nächsten
      Klammer gehören zu dieser Karte.
    - Um eine Karte zu entfernen, lösche ihre Zeilen. Um eine dazuzugeben, kopiere eine andere und ändere ihre Kennung
      und was auf ihr steht.
    - names = {"{"} de = {"\"Rotes Pferd\""}, en = {"\"Red horse\""} {"}"} ist, was man liest, nach Sprachen. Jede Schrift geht. Ohne names sieht man die Kennung.
    - copies: wie oft es eine Karte gibt. spheres: wie viele Sphären darauf stehen. Eine Karte ohne Sphären braucht keine Zeile dafür.

    Was fehlen darf:
    - Ein ganzer Abschnitt, den du nicht änderst: Er ist dann wie in der Schachtel, die zur App gehört. Ein Abschnitt,
      der da ist, muss vollständig sein: Eine Familie hat genau die Karten, die in der Datei stehen.
    - Alles, was eine Karte nicht hat, und copies, wo es nur eine gibt.
    - Woher etwas stammt. Was du lässt, wie es ist, behält sein Kennzeichen, das im Kommentar darüber steht; was du
      änderst, ist als deines gekennzeichnet.
box-players =
    Wie viele mitspielen können. Für jede Person muss es eine Oberhauptkarte geben.
    least, most: die kleinste und die größte Zahl von Mitspielenden.
box-setup =
    hand: die Karten, die alle bekommen und am Ende jedes Zuges auf der Hand haben.
box-challenge =
    chains: die vollständigen Ketten, die einen Wettstreit beenden, für die kleinste Zahl von Mitspielenden, für eine
    Person mehr und so weiter.
box-limit =
    rounds: Wenn alle so oft am Zug waren, endet ein Wettstreit auf jeden Fall.
box-goal =
    spheres: wie viele die Partie gewinnen.
    magic: wie viele eine magische geschützte Kette dazubringt. leader: wie viele, wenn es die des eigenen Oberhaupts ist.
box-vases =
    Die Arten von Vasen, die Charaktere haben wollen und Dioramen zeigen. Sie haben Namen und sonst nichts.
box-characters =
    Die Charaktere, mit denen die Ketten beginnen.
    vases: die Vasen, die der Charakter will, der Reihe nach. leader: ob es eine Oberhauptkarte dazu gibt.
    colour: red, blue oder both (rot, blau oder beides), die Farbe seiner Sphären. Auf sie kommt es nur an, wo die
    Auslegung magic_colours es sagt.
box-dioramas =
    Die Dioramen. Jedes hat genau eines von diesen dreien.
    vase: die Vase, die es zeigt. any: Es steht für jede Vase. totem: Es schützt eine vollständige Kette.
    colour: red, blue oder both, die Farbe seiner Sphären.
box-events =
    Die Ereignisse, die angreifen.
    destroys: wie viele Vasen sie zerstören.
box-protections =
    Die Schutzkarten.
    saves: wie viele Vasen sie retten.
box-actions =
    Die Aktionen. Jede hat genau eines von diesen dreien.
    draw: wie viele Karten man zieht und ablegt. block: Jemand setzt einen Zug aus. steal: Die letzte Vase einer Kette
    wird genommen.
box-rulings =
    Wie die offenen Fragen ausgelegt werden. Eine Zeile, die mit # beginnt, zeigt die Vorgabe; um es anders zu halten,
    nimm das # weg und schreib eine der anderen Möglichkeiten.
