### Quizzes: what stands around a question, whatever the game.

page-quiz = Quiz
page-quiz-lead = Posizioni sempre nuove, una domanda ciascuna. Ogni risposta arriva con la sua regola, e si vede giocata.
page-quiz-day = L’enigma del giorno
page-quiz-day-lead = Una domanda al giorno, uguale per tutti.
page-quiz-end = Com’è andata
nav-to-quiz = Quiz
nav-quiz = Quanto ne sai?
quiz-allowed = Mossa di { $player }: { $do }. Adesso è permessa?
quiz-allowed-yes = Sì
quiz-allowed-no = No. { $why }

verdict-near = Abbastanza vicino: il valore esatto è { $answer }.

ui-quiz-number = Domanda { $number } di { $last }
ui-quiz-day = Enigma: { $day }
ui-quiz-day-past = Enigma: { $day }, per esercizio (per la serie conta solo quello di oggi)
ui-quiz-day-before = L’enigma del giorno prima
ui-quiz-streak = { $days ->
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
}
ui-quiz-right = Giusto.
ui-quiz-wrong = Non è così.
ui-quiz-answer = La risposta: { $answer }.
ui-quiz-choose = Che cosa si può scegliere
ui-quiz-closeness = Una frazione, un decimale o una percentuale. Vale anche con uno scarto fino a { $points } punti percentuali.
ui-quiz-check = Controlla
ui-quiz-your-answer = La tua risposta
ui-quiz-given = Che cosa devi sapere
ui-quiz-next = Prossima domanda
ui-quiz-tally = Guarda com’è andata
ui-quiz-another = Un’altra così
ui-quiz-ten = Dieci domande
ui-quiz-share = Condividi questa domanda
ui-quiz-shared = Link copiato
ui-quiz-level = Livello
ui-quiz-level-first = Se non scegli un livello, si comincia da posizioni semplici. Quelle più difficili sono a un clic.
ui-quiz-level-easy = Facile
ui-quiz-level-normal = Normale
ui-quiz-level-hard = Difficile
ui-quiz-mark-right = giusta
ui-quiz-mark-wrong = sbagliata
ui-quiz-mark-now = adesso
ui-quiz-mark-open = da fare
ui-quiz-marks = Questo giro
ui-quiz-play-out = Falla giocare
ui-quiz-try = Provala tu
ui-quiz-other-box = Questa domanda è nata con un’altra scatola. Con la tua diventa una domanda diversa.

ui-quiz-score = Giuste: { $right } su { $last }
ui-quiz-praise = { $share ->
    [all] Tutte quante! { $left ->
        [0] Non resta molto da spiegarti.
        [one] Ti resta { $left } regola da scoprire.
       *[other] Ti restano { $left } regole da scoprire.
    }
    [most] Queste regole le conosci.
    [half] Una buona metà. Le regole qui sotto meritano un’altra occhiata.
   *[few] Le regole qui sotto meritano un’altra occhiata, e poi altre dieci domande.
}
ui-quiz-by-kind = Per tipo di domanda
ui-quiz-of = { $right } su { $last }
ui-quiz-practise = Esercitati
ui-quiz-look-again = Riguarda queste
ui-quiz-again = Altre dieci
ui-quiz-harder = Dieci più difficili

bad-answered = A questa domanda hai già risposto. La prossima ti aspetta.
bad-answer-first = Prima rispondi. Poi la si vede giocata.
bad-day-ahead = Il giorno { $found } non è ancora arrivato. Il suo enigma aspetta fino ad allora.
bad-no-question = Con questa scatola non nasce nessuna domanda di questo tipo.
bad-marks = Un giro si scrive con al massimo { $most } lettere, r per giusto e w per sbagliato, non { $found }.
