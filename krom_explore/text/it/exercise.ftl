### Exercises: what is said about an answer, whatever the game.

verdict-right = Giusto. { $reason }
verdict-nearly = Quasi. { $reason }
verdict-wrong = Non ancora. { $reason }
verdict-is = La risposta è: { $answer }.

solution-later = Prima prova: la soluzione si legge dopo un tentativo. Un indizio c’è subito.

progress-solved = { $id }: risolto { $tries ->
    [one] al primo colpo
   *[other] in { $tries } tentativi
}.
progress-open = { $id }: non ancora risolto, dopo { $tries ->
    [one] un tentativo
   *[other] { $tries } tentativi
}.
progress-nothing = Non hai ancora provato niente.

bad-unknown-exercise = Non c’è un esercizio “{ $found }”. { $near ->
    [none] Gli argomenti sono: { $topics }.
   *[other] Forse intendi uno di questi: { $near }.
}
bad-number-wanted = { $found ->
    [none] Qui non c’è niente. Ci vuole un numero, come 3, 1/3 o 0,33.
   *[other] Qui ci vuole un numero, come 3, 1/3 o 0,33, non { $found }.
}
bad-chance-wanted = { $found ->
    [none] Qui non c’è niente. Ci vuole una probabilità, come 1/3, 0,33 o 33%.
   *[other] Qui ci vuole una probabilità, come 1/3, 0,33 o 33%, non { $found }.
}

## nearly-CODE: what is missing

nearly-rounded = È troppo arrotondato: scrivi una frazione, o una cifra in più.
nearly-last-digit = L’ultima cifra non è arrotondata bene.
nearly-percent-forgotten = Una probabilità vale al massimo 1. Metti il segno % dopo il numero, oppure dividi per 100.
nearly-percent-twice = Il segno % è di troppo: questo numero è già la probabilità.
nearly-close = Ci manca poco, come con una stima. La probabilità esatta è un’altra.
nearly-missing = { $missing ->
    [one] Tutto quello che c’è è giusto, ma ne manca uno.
   *[other] Tutto quello che c’è è giusto, ma ne mancano { $missing }.
}

## wrong-CODE: where it looks like no misreading that we know

wrong-opposite = Questa è la probabilità del contrario: toglila da 1.
wrong-percent-missing = Una probabilità vale al massimo 1. Se intendi una percentuale, metti il segno % dopo il numero, oppure dividi per 100. Poi riguarda il numero.
wrong-no-chance = Una probabilità non è mai sotto 0 e mai sopra 1.
wrong-too-high = È troppo alto.
wrong-too-low = È troppo basso.
wrong-choice = È un’altra risposta.
wrong-nothing = Qui non hai scelto niente, ma qualcosa da scegliere c’è.
wrong-not-all = { $found ->
    [0] { $given ->
        [one] Questo non c’entra: { $extra }.
       *[other] Questi non c’entrano: { $extra }.
    }
   *[other] Non tutto è giusto qui: { $found } su { $given }.
}

## On the sheet

ui-exercise = Esercizio
ui-answer = La tua risposta
ui-answer-dice = Dadi (lascia vuoto ciò che non serve)
ui-answer-chance = una frazione, un decimale o una percentuale
ui-check = Controlla
ui-hint = Indizio
ui-solution = Soluzione
ui-solved = risolto
ui-tried = { $tries ->
    [0] {""}
    [one] 1 tentativo
   *[other] { $tries } tentativi
}
