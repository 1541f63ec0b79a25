### Lessons and progress: what belongs to no game.

## What is wrong with a lesson, or with a file of progress

bad-step-id = Il nome di un passo si scrive con lettere minuscole senza accenti, cifre e trattini bassi, al massimo 40, non { $found }.
bad-step-twice = In questo percorso c’è un altro passo “{ $found }”.
bad-step-box = Questo passo ha bisogno di qualcuno o di qualcosa che in questa scatola non c’è.
bad-one-position = Un passo comincia con uno scenario o con una partita nuova, e con uno solo dei due.
bad-new-game = Una partita nuova non si può preparare così: { $found }.
bad-chance-line = Dadi e carte preparati sono righe come “roll 6 3” o “card ace”, non “{ $found }”.
bad-lesson-over = Questo tentativo è finito. Torna indietro, ricomincia o vai al passo successivo.
bad-lesson-link = Questo link non è di questo passo della lezione. Ecco il passo dall’inizio.
bad-lesson-box = Nessun passo di questo percorso si può fare con la tua scatola: ha altre carte o altri numeri.
bad-lesson-step = Con questa scatola il percorso non ha un passo { $found }.
bad-lesson-hint = Per questo passo non ci sono altri indizi.
bad-lesson-back = Non c’è niente da annullare.
bad-progress-json = Questo non è un file di progressi.
bad-progress-format = Questo non è un file di progressi, o è di un’altra versione. Si legge solo la versione { $wanted }.
bad-progress-game = Questi sono progressi in “{ $found }”, non in “{ $wanted }”.
bad-progress-asked = Nessuno ha chiesto di ricominciare da capo.

## The page of a lesson

ui-lesson = Lezione
ui-lesson-step = Passo { $step } di { $last }
ui-lesson-moves = { $n ->
    [0] ultima mossa fatta: { $waits ->
        [dice] ora tira i dadi
        [card] ora pesca la carta
       *[others] guarda che cosa ne esce
    }
    [one] ancora { $n } mossa
   *[other] ancora { $n } mosse
}
ui-lesson-hint = Indizio
ui-lesson-hints-left = ancora { $n }
ui-lesson-show = Prova così: { $answer }
ui-lesson-no-way = Da qui l’obiettivo non si raggiunge più. Annulla la tua ultima mossa.
ui-lesson-lost = Dopo questa mossa l’obiettivo è fuori portata. La riprendi?
ui-lesson-solved = Bene così!
ui-lesson-failed = Non ancora
ui-lesson-stars = { $stars ->
    [one] { $stars } stella su { $most }
   *[other] { $stars } stelle su { $most }
}
ui-lesson-stars-3 = Poche mosse, e nessun indizio.
ui-lesson-stars-2 = { $hints ->
    [0] Nessun indizio. Ancora una volta senza giri, e arriva la terza stella.
   *[other] Poche mosse. Ancora una volta senza indizi, e arriva la terza stella.
}
ui-lesson-stars-1 = Ancora una volta senza indizi o senza giri, e ci sono più stelle.
ui-lesson-next = Prossimo passo
ui-lesson-next-track = Poi: { $chapter }
ui-lesson-sandbox = Prova ancora su un tavolo libero
ui-lesson-again = Di nuovo
ui-lesson-take-back = Torna indietro
ui-lesson-rehearsed = Quello che il caso porta in questo passo è già deciso.
ui-lesson-track = I passi di questo percorso
ui-lesson-here = questo passo
ui-lesson-open = da fare
page-lesson = Lezione
nav-lessons = Le lezioni di questo capitolo

## The list of chapters

ui-chapters-steps = Passi: { $done } su { $steps }
ui-chapters-free = Tavolo libero
ui-chapters-sum = { $done ->
    [0] { $steps } passi ti aspettano
   *[other] Passi fatti: { $done } su { $steps }, { $stars ->
        [one] { $stars } stella
       *[other] { $stars } stelle
    }
}

## Progress

ui-progress = I tuoi progressi
ui-progress-where = Restano in questo browser e da nessun’altra parte. Salvali per portarli altrove.
ui-progress-save = Salva i miei progressi
ui-progress-bring = Carica i progressi
ui-progress-over = Ricomincia
ui-progress-sure = Tutte le stelle, e tutto ciò che hai imparato di questo gioco, andranno perse. Se pensi di rivolerle, prima salva.
ui-progress-yes = Dimentica tutto
ui-progress-no = Tieni tutto
ui-progress-brought = Caricato: { $steps ->
    [one] { $steps } passo fatto
   *[other] { $steps } passi fatti
}, e tutto ciò che è stato imparato. Vale il meglio dei due.
ui-progress-wiped = È tutto dimenticato. Puoi ricominciare.
ui-progress-too-long = Questo file è troppo lungo per dei progressi: al massimo 100 kB.
