### Activities for a class: what stands around them, whatever the game.

bad-activity-name = Il nome di un’attività ha lettere minuscole, cifre e trattini bassi, non { $found }.
bad-setting-twice = Questo è impostato due volte.
bad-question-seen = Di una domanda si deve vedere tutto: sta su una riga, senza a capo né segni nascosti.
# $most: so many letters
bad-question-written = Per un link questa domanda è troppo lunga: ogni segno fuori dall’alfabeto semplice vi occupa il posto di più lettere. C’è posto per { $most } lettere semplici.
bad-record-key = Questi risultati sono di un’altra attività, o della stessa con altre impostazioni.
bad-record-changed = Così sparirebbe qualcosa che questa persona aveva già mandato.
bad-predict-first = La previsione viene prima della prima prova.
bad-predicted-sum = Le barre insieme devono fare 100, non { $found }.
bad-predicted-fine = Questo numero ha troppe cifre dopo la virgola. Si può arrivare al massimo ai millesimi.
bad-nickname = Un soprannome ha al massimo { $most } caratteri, tutti visibili.
bad-code-letter = In un codice non c’è mai il segno { $found }. Ci sono lettere maiuscole e cifre, ma mai 0, O, 1 o I.
bad-code-wrong = Questo codice non è completo, o ha una lettera sbagliata. Rileggilo, per favore.
bad-code-other = Questo codice è di un’altra attività, o della stessa con altre impostazioni.

# Whom a pupil is called after who gives no name. Nessun animale che in italiano è un insulto: goat è lo stambecco.
animal-badger = Tasso { $number }
animal-bear = Orso { $number }
animal-beaver = Castoro { $number }
animal-bison = Bisonte { $number }
animal-crane = Gru { $number }
animal-crow = Cornacchia { $number }
animal-deer = Cervo { $number }
animal-dolphin = Delfino { $number }
animal-duck = Anatra { $number }
animal-eagle = Aquila { $number }
animal-falcon = Falco { $number }
animal-ferret = Furetto { $number }
animal-fox = Volpe { $number }
animal-frog = Rana { $number }
animal-goat = Stambecco { $number }
animal-goose = Oca selvatica { $number }
animal-hare = Lepre { $number }
animal-hedgehog = Riccio { $number }
animal-heron = Airone { $number }
animal-horse = Cavallo { $number }
animal-lizard = Lucertola { $number }
animal-lynx = Lince { $number }
animal-marten = Martora { $number }
animal-mole = Talpa { $number }
animal-otter = Lontra { $number }
animal-owl = Gufo { $number }
animal-panda = Panda { $number }
animal-raven = Corvo { $number }
animal-seal = Foca { $number }
animal-swan = Cigno { $number }
animal-tiger = Tigre { $number }
animal-wolf = Lupo { $number }

# Refusals
bad-activity-begun = Il nome si può cambiare solo prima della prima prova.
bad-predicted-once = La tua previsione l’hai già fatta, e resta com’è.
bad-by-hand = Qui lanci dadi tuoi e premi ciò che è uscito.
bad-not-by-hand = Qui le prove si giocano sullo schermo.
bad-rounds-over = Hai giocato tutte le prove.
bad-round-open = Prima finisci la prova in corso.
bad-no-round = Non c’è nessuna prova in corso.
bad-nothing-pressed = Non c’è nessun lancio da annullare.
bad-class-address = Qui ci vuole l’indirizzo di questa app, che comincia con http.

# Pages
nav-to-class = Classe
page-class = Per insegnanti
page-class-lead = Una lezione sulla probabilità da un solo link: prevedere, giocare, confrontare con la risposta esatta.
page-class-1 = Scegli un’attività, proietta il suo link o il suo codice QR, e ognuno gioca sul proprio schermo. Non servono né account né nomi. E dopo c’è di che parlare.

# The list, and an activity that is set up
class-age = da { $age } anni in su
class-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
class-rounds = { $rounds ->
    [one] { $rounds } prova a testa
   *[other] { $rounds } prove a testa
}
class-change = Modifica
class-field-rounds = Prove a testa
class-field-seed = Seme (vuoto: dadi nuovi per tutti)
class-field-ask = La domanda con parole tue (al massimo 100 lettere; vuoto: quella proposta)
ui-class-set-up = Prepara
ui-class-try = Provala come la classe
ui-class-steps = Come si fa
ui-class-ask = Che cosa si prevede
ui-class-discuss = Di che cosa parlare
ui-class-note = Per te
ui-class-link = Link per la classe
ui-class-copy = Copia il link
ui-class-copied = Il link è negli appunti.
ui-class-qr = Codice QR del link per la classe
ui-class-local = Questo indirizzo funziona solo su questo computer. Per averne uno che si apre anche dai telefoni, avvia l’app così: krom-explore serve --host 0.0.0.0 --class-size 30
ui-class-wall = Guida una classe
ui-class-codes = Raccogli invece i codici

# The pupil's page. $name: a setting, $value: how it is set
# For who has a box of their own
activity-box = In classe si gioca tutti con la stessa scatola: qui la tua non si usa.
activity-given = { $name }: { $value }
activity-progress = Prove: { $played } su { $rounds }
activity-came = Prova { $number }: { $row }
activity-round-number = Prova { $number }
# $n: a number, as the language writes it
activity-in-hundred = { $n } su 100
# $low, $high: the least and the most; $example: a number with a digit after the point, as the language writes it
activity-guess-fault = Scrivi un numero da { $low } a { $high }, per esempio { $example } o 1/2. Al massimo tre cifre dopo la virgola.
# $said: what was predicted, $exact: what is right, both as they are written or in quotes
activity-remark-number = Hai detto { $said }, la risposta esatta è { $exact }.
activity-remark-choice = { $right ->
    [yes] Hai detto { $said }, ed è proprio il più probabile.
   *[no] Hai detto { $said }, il più probabile è { $exact }.
}
activity-remark-close = Le tue barre sono vicine quanto lo permettono i numeri interi.
activity-remark-bars = La tua barra per { $row } era la più lontana: hai detto { $said }, il valore esatto è { $exact }.
ui-activity-predict = 1 Prevedi
ui-activity-play = 2 Gioca
ui-activity-compare = 3 Confronta
ui-activity-steps = Come si fa
ui-activity-rules = Che cosa serve sapere
ui-activity-your-guess = La tua previsione
ui-activity-guess-number = Il tuo numero
ui-activity-guess-percent = In quanti casi su 100?
ui-activity-guess-share = Una frazione o una percentuale è una parte di quei 100: 2/5 o 40% vuol dire 40.
ui-activity-guess-bars = Dai a ogni barra la sua parte. Insieme fanno 100.
ui-activity-left = Da distribuire
ui-activity-even = In parti uguali
ui-activity-do-predict = Prevedo così
ui-activity-round = Gioca una prova
ui-activity-rounds = Giocane cinque
ui-activity-by-hand = Lancia il tuo dado e premi ciò che mostra.
ui-activity-undo = Annulla questo lancio
ui-activity-sure = È giusto, finisci
ui-activity-you = Tu
ui-activity-class = La classe
ui-activity-exact = Esatto
ui-activity-predicted = Previsto
ui-activity-result = Che cosa può succedere
ui-activity-code = Il tuo codice
ui-activity-code-help = Leggilo ad alta voce o scrivilo su un foglio: chi insegna può inserirlo. Dice che cosa hai previsto e quante volte è successa ogni cosa, ma non in quale ordine.
ui-activity-copy = Copia il codice
ui-activity-copied = Il codice è negli appunti.
ui-activity-derivation = Come si arriva alla risposta esatta
ui-activity-review = Le tue decisioni, riviste
ui-activity-name = Qui sei
ui-activity-rename = Un altro nome
ui-activity-do-name = Usalo
ui-activity-paused = L’insegnante ha messo in pausa la classe. Alza gli occhi.
ui-activity-waiting = Adesso la classe sta facendo altro.
ui-activity-follow = Vai dove è la classe
ui-activity-out = L’insegnante ha tolto questa pagina dalla classe: quello che fai non ci arriva più.
ui-activity-again = Rientra nella classe
ui-activity-keep = Tocca i dadi che vuoi tenere.
ui-activity-reroll = Rilancia gli altri
ui-activity-stop = Fermati qui
ui-activity-watch = Guarda sul tavolo
ui-activity-table = Il tavolo
ui-activity-discuss = Parlatene insieme
ui-activity-over = Tutte le prove sono state giocate.
ui-activity-hidden = La risposta esatta si vede quando hai giocato.
ui-activity-awaited = La risposta esatta arriva quando l’insegnante la mostra.
ui-activity-late = La risposta ora si vede. Fai lo stesso la tua previsione: poi la vedi anche qui.
ui-activity-room = Mentre giochi, i tuoi risultati arrivano alla classe.

# What a class has collected
bad-collected-elsewhere = Se mostrare la risposta, si decide in un altro punto di questa pagina.
page-class-set-up = Prepara l’attività
collected-standing = { $pupils ->
    [one] { $pupils } persona
   *[other] { $pupils } persone
}, { $rounds ->
    [one] { $rounds } prova
   *[other] { $rounds } prove
}
collected-title-results = Risultati
collected-title-running = La legge dei grandi numeri
collected-title-predictions = Previsioni
collected-predicted = Previsto
collected-predicted-by = Previsto (parte della classe)
collected-came = Uscito
collected-exact = Esatto
collected-what = Che cosa può succedere
collected-times = Volte
collected-interval = Intervallo (19 volte su 20)
collected-fraction = Come frazione
collected-mean = La media
collected-axis-share = Frequenza relativa
collected-axis-rounds = Prove finora
collected-axis-predicted = Numero previsto
collected-axis-pupils = Persone
collected-as-table = Come tabella
collected-watch = Osserva
collected-large = Caratteri grandi, per il proiettore
collected-figures = Che cosa si vede
collected-show = Mostra la risposta esatta
collected-hide = Nascondi la risposta esatta
collected-csv = Salva come CSV
# Heads of that file
collected-file-who = chi
collected-file-predicted = previsto
collected-file-round = prova { $number }
collected-file-number = prova { $number } come numero
collected-png = Salva come PNG
collected-test = Può essere il caso? Chi quadrato
# $came has its unit: 27.27 in 100
collected-numbers = In media: { $came } (previsto: { $predicted }).
collected-decided = Qui ognuno decide da sé. Le barre esatte mostrano il gioco migliore: i risultati possono restarne lontani, e non si fa nessun test.
collected-impossible = Qui non si può fare nessun test: è uscito qualcosa che la risposta esatta esclude, oppure può succedere una cosa sola.
collected-chi-square = Il chi quadrato è { $statistic }, con { $degrees ->
    [one] { $degrees } grado di libertà
   *[other] { $degrees } gradi di libertà
}. Se tutto va come dice la risposta esatta, a una classe capitano risultati almeno così lontani con probabilità { $percent }.
collected-few = Attenzione: da qualche parte i risultati attesi finora sono meno di { $least }, e allora il test dice poco.
collected-tells = Una percentuale piccola fa dubitare dei dadi. Non prova niente, e una grande non prova che siano equi.
codes-title = Codici
codes-help = Scrivi o incolla i codici della classe, uno per riga. Va bene anche una tabella da un foglio di calcolo: di ogni riga si legge l’ultima cella.
codes-add = Aggiungi i codici
codes-file = Aggiungi un file CSV
codes-pupils = Chi c’è
codes-empty = Ancora nessuno.
codes-told = { $new ->
    [one] { $new } codice nuovo
   *[other] { $new } codici nuovi
}, { $same ->
    [one] { $same } già conosciuto.
   *[other] { $same } già conosciuti.
}
codes-line = Riga { $number }: { $why }
codes-more = { $n ->
    [one] E ancora { $n } riga.
   *[other] E ancora { $n } righe.
}
