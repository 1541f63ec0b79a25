### Odds: what is said of every exact answer, whatever the game.

# Senza articolo davanti alla percentuale («nel 33%», ma «nell’8%») e senza negazione, per stare in ogni frase
odds-often = { $told ->
    [never] con probabilità 0
    [always] in tutti i casi
    [counted] { $times ->
        [one] 1 volta
       *[other] { $times } volte
    } su { $cases } ({ $percent })
    [hundred] circa { $hundred ->
        [one] 1 volta
       *[other] { $hundred } volte
    } su 100 ({ $times }/{ $cases })
   *[percent] con probabilità { $percent }
}
bad-exact-number = Qui ci vuole un numero intero o una frazione come 1/3, non { $found }.
bad-exact-large = Questo numero è troppo lungo. Si contano al massimo { $digits } cifre sopra e sotto la linea, non { $found }.
bad-number-range = Qui ci vuole un numero da { $least } a { $most }, non { $found }.
bad-odds-result = Qui ci vuole il risultato di una funzione di probabilità, non { $found }.
bad-name-value = Qui ci vuole NOME=VALORE, non { $found }.

## Charts

odds-axis-chance = Probabilità
odds-axis-outcome = Che cosa può succedere
odds-otherwise = altrimenti
odds-axis-rolls = Lanci
odds-axis-share = Quota finora
odds-title-compare = A confronto
odds-title-simulated = Simulato, { NUMBER($n) } { $n ->
    [one] lancio
   *[other] lanci
}: { $question }
odds-simulated = La probabilità esatta accanto alla quota uscita. L’intervallo attorno a una quota contiene il valore vero circa 19 volte su 20.
odds-title-running = “{ $what }” in { NUMBER($n) } { $n ->
    [one] lancio
   *[other] lanci
}
odds-running = Simulato: { $share_percent } dopo { NUMBER($n) } { $n ->
    [one] lancio
   *[other] lanci
}, esatto: { $exact_percent }. In ogni momento la fascia contiene il valore vero circa 19 volte su 20.
odds-exact = esatto
odds-rolled = simulato
odds-note-invented = Si basa su numeri inventati da noi: non stanno in nessun regolamento che conosciamo.
# $row: something that can happen, as it stands in a table
odds-step-row-ways = { $row }: modi { NUMBER($ways) } su { NUMBER($total) }, cioè { $chance_percent }.
odds-step-row-rest = { $row }: tutto il resto, 1 − { $rest } = { $chance } ({ $chance_percent }).

## The terminal

odds-cli = Probabilità esatte: che cosa faranno i dadi e le carte.
odds-cli-rules = una scatola tua (TOML)
odds-cli-ruling = decidi diversamente una questione aperta
odds-cli-json = come JSON
odds-cli-csv = come CSV: una riga per ogni cosa che può succedere
odds-cli-explain = con il calcolo, passo per passo
odds-cli-simulate = lancia anche N volte
odds-cli-seed = il seme della simulazione (se manca: 0)
odds-cli-lang = la lingua delle frasi (se manca: en)
odds-cli-simulated = Simulato, { $n } lanci, seme { $seed } (il valore esatto, poi l’intervallo che lo contiene 19 volte su 20):
odds-cli-ruled = Decisione che conta: { $name } = { $option }
odds-cli-invented = Si basa su dati inventati: { $paths }
