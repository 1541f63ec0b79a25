### What the pages say that every game has.

page-start = Krom Explore

page-learn = Das Spiel lernen
page-learn-lead = Eine Regel nach der anderen, jede an einem Tisch, der antwortet.

page-play = Spielen
page-play-lead = Eine ganze Partie, mit den Regeln an deiner Seite.

page-editor = Eine Stellung aufbauen
page-editor-lead = Stell alle hin, wohin du willst, mit allem, was die Schachtel hergibt, und sieh, was die Regeln daraus machen.

page-rules = Regeln
page-rules-lead = Frag mit deinen eigenen Worten oder lies weiter. Jede Regel lässt sich ausprobieren.

page-deviations = Was die Regelhefte nicht sagen
page-deviations-lead = Alles, was hier gespielt wird und nicht in den Regelheften steht, jedes mit seinem Grund.
page-deviations-1 = „Gewählt“ sind Fragen, die die Regelhefte offen lassen; jede ist ein Schalter, den deine eigene Schachtel umlegen kann. „Erschlossen“ ist, was wir aus ihnen herauslesen. „Erfunden“ ist von uns, damit sich das Spiel spielen lässt.

page-box = Meine Schachtel
page-box-lead = Hast du das Spiel? Dann trag die echten Karten ein, und jede Seite, jede Chance und jedes Nein richtet sich danach.
page-box-1 = Lade die mitgelieferte Schachtel herunter, ändere sie in einem beliebigen Textprogramm und lade sie hier. Sie bleibt in deinem Browser; der Server vergisst sie, wenn du gehst.
page-box-2 = Links zu deinen Tischen nehmen mit, was in deiner Schachtel anders ist. Wer so einen Link öffnet, spielt mit denselben Karten.
