### Quizzes: what stands around a question, whatever the game.

page-quiz = Quiz
page-quiz-lead = Immer neue Stellungen, zu jeder eine Frage. Zu jeder Antwort gehört ihre Regel, und sie wird vorgespielt.
page-quiz-day = Rätsel des Tages
page-quiz-day-lead = Jeden Tag eine Frage, für alle dieselbe.
page-quiz-end = So lief es
nav-to-quiz = Quiz
nav-quiz = Wie viel weißt du?
quiz-allowed = { $player } will das: { $do }. Ist das jetzt erlaubt?
quiz-allowed-yes = Ja
quiz-allowed-no = Nein. { $why }

verdict-near = Nah genug: Genau ist es { $answer }.

ui-quiz-number = Frage { $number } von { $last }
ui-quiz-day = Rätsel vom { $day }
ui-quiz-day-past = Rätsel vom { $day }, zum Üben: Für die Serie zählt nur das von heute
ui-quiz-day-before = Das Rätsel vom Tag davor
ui-quiz-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
ui-quiz-right = Richtig.
ui-quiz-wrong = So nicht.
ui-quiz-answer = Die Antwort: { $answer }.
ui-quiz-choose = Was zur Wahl steht
ui-quiz-closeness = Ein Bruch, eine Kommazahl oder Prozent. Bis zu { $points } Prozentpunkte daneben zählt noch als richtig.
ui-quiz-check = Prüfen
ui-quiz-your-answer = Deine Antwort
ui-quiz-given = Was du wissen musst
ui-quiz-next = Nächste Frage
ui-quiz-tally = Sieh, wie es lief
ui-quiz-another = Noch so eine
ui-quiz-ten = Zehn Fragen
ui-quiz-share = Diese Frage teilen
ui-quiz-shared = Link kopiert
ui-quiz-level = Stufe
ui-quiz-level-first = Wer keine Stufe wählt, bekommt zuerst einfache Stellungen. Schwerere sind einen Klick entfernt.
ui-quiz-level-easy = Leicht
ui-quiz-level-normal = Normal
ui-quiz-level-hard = Schwer
ui-quiz-mark-right = richtig
ui-quiz-mark-wrong = falsch
ui-quiz-mark-now = jetzt
ui-quiz-mark-open = offen
ui-quiz-marks = Dieser Durchgang
ui-quiz-play-out = Vorspielen
ui-quiz-try = Selbst probieren
ui-quiz-other-box = Diese Frage wurde mit einer anderen Schachtel gemacht als der, die hier gilt. Deine macht eine andere daraus.

ui-quiz-score = { $right } von { $last } richtig
ui-quiz-praise = { $share ->
    [all] Alle richtig. { $left ->
        [0] Viel gibt es dir nicht mehr zu erzählen.
        [one] { $left } Regel wartet noch auf dich.
       *[other] { $left } Regeln warten noch auf dich.
    }
    [most] Du kennst diese Regeln.
    [half] Eine gute Hälfte. Die Regeln hier unten sind noch einen Blick wert.
   *[few] Die Regeln hier unten sind noch einen Blick wert, und dann noch einmal zehn Fragen.
}
ui-quiz-by-kind = Nach Art der Frage
ui-quiz-of = { $right } von { $last }
ui-quiz-practise = Üben
ui-quiz-look-again = Sieh dir diese noch einmal an
ui-quiz-again = Noch einmal zehn
ui-quiz-harder = Zehn schwerere

bad-answered = Diese Frage ist schon beantwortet. Die nächste wartet.
bad-answer-first = Antworte zuerst. Dann wird vorgespielt.
bad-day-ahead = { $found } liegt noch in der Zukunft. Das Rätsel wartet so lange.
bad-no-question = Mit dieser Schachtel lässt sich so eine Frage nicht machen.
bad-marks = Ein Durchgang hat höchstens { $most } Buchstaben, r für richtig und w für falsch, nicht { $found }.
