### A class that works together on a served app: what pupils and teachers are told, and the teacher's page.

# --- what the server says

room-other = Der Server wurde neu gestartet. Diese Seite schickt noch einmal, was sie hat.
room-not-open = Die Klasse macht gerade eine andere Aktivität. Was du getan hast, bleibt auf dieser Seite aufgehoben.
room-hurried = So schnell kann niemand spielen. Diese Seite schickt es gleich noch einmal.
room-teacher-only = Nur die Adresse der Lehrkraft leitet die Klasse. Der Server gibt sie beim Start aus.
# $n: how many; more than three
room-dismiss-like = { $n } andere haben dieselbe Adresse. Auch sie alle aus der Klasse nehmen und von dort bis zur nächsten Aktivität niemand Neues hereinlassen? Nicht, wenn das Schulnetz der ganzen Klasse dieselbe Adresse gibt.
room-unclear = Damit kann der Server nichts anfangen.
bad-room-full = Dieser Raum ist voll: Es sind schon { $most } da, oder zu viele kommen von deiner Adresse.
bad-room-dismissed = Deine Lehrkraft hat diese Seite aus der Klasse genommen.
bad-room-nobody = Niemand hat diese Nummer.
bad-room-lessons = Höchstens { $most } Aktivitäten lassen sich öffnen, bevor der Server neu gestartet wird.
bad-room-closed = Noch ist keine Aktivität offen.

# --- the teacher's page

ui-wall-here = { $n ->
    [0] Noch ist niemand da.
    [one] Eine Person ist da.
   *[other] { $n } sind da.
}
ui-wall-begin = Mit der Klasse beginnen
ui-wall-lead = Klasse hierher holen
ui-wall-still = Die Klasse ist noch bei: { $activity }
ui-wall-pause = Pause
ui-wall-go-on = Weiter
ui-wall-reveal = Antwort zeigen
ui-wall-hide = Antwort verbergen
ui-wall-next = Nächste Aktivität
ui-wall-large = Beamer-Ansicht
ui-wall-dismiss = { $name } aus der Klasse nehmen
ui-wall-dismiss-sure = { $name } aus der Klasse nehmen, mit allem, was diese Seite geschickt hat?
# $rounds: how many have been played; at least one
ui-wall-next-sure = Die Klasse verlässt diese Aktivität. { $rounds ->
    [one] Der eine Durchgang bleibt
   *[other] Alle { $rounds } Durchgänge bleiben
} erhalten: Auf dieser Seite lassen sie sich weiterhin ansehen und speichern. Weitergehen?
# On the page for teachers
ui-class-running = Eine Klasse läuft gerade: { $activity }
ui-class-running-way = Zu ihrer Seite
ui-wall-other = Eine Aktivität aus einem anderen Spiel
ui-wall-join = Hier kommt die Klasse herein
ui-wall-copy = Link kopieren
ui-wall-code = QR-Code mit dem Link für die Klasse
ui-wall-working = { $n ->
    [0] Wer da ist: alle sind fertig
    [one] Wer da ist: eine Person arbeitet noch
   *[other] Wer da ist: { $n } arbeiten noch
}
ui-wall-done = fertig
ui-wall-predicts = sagt vorher
ui-wall-plays = { $done } von { $of }
ui-wall-waiting = Die Klasse wird gefragt, wie weit sie ist.
ui-wall-lost = Der Server antwortet nicht. Diese Seite versucht es von selbst noch einmal.
ui-wall-not-teacher = Geleitet wird die Klasse von der Adresse der Lehrkraft. Der Server gibt sie beim Start aus: Öffne sie einmal in diesem Browser, dann leitet diese Seite.
ui-wall-outdated = Der Server wurde neu gestartet, und damit gilt eine neue Adresse für die Lehrkraft. Sie steht dort, wo der Server gestartet wurde: Öffne sie einmal in diesem Browser, dann leitet diese Seite wieder. Die Klasse bleibt, wo sie ist: Ihre Seiten schicken noch einmal, was sie haben.
ui-wall-alone = Hier gibt es keinen gemeinsamen Raum. Stattdessen lassen sich die Ergebnisse der Klasse über Codes sammeln.
ui-wall-codes = Codes sammeln
bad-wall-news = Das kommt nicht vom Server einer Klasse.
