### A class that works together on a served app: what pupils and teachers are told, and the teacher's page.

# --- what the server says

room-other = Il server è ripartito. Questa pagina manda di nuovo tutto ciò che ha.
room-not-open = In questo momento la classe non sta facendo questa attività. Ciò che hai fatto resta in questa pagina.
room-hurried = Così in fretta non può giocare nessuno. Questa pagina lo manda di nuovo fra un momento.
room-teacher-only = La classe si guida solo dall’indirizzo per l’insegnante. Il server lo stampa all’avvio.
# $n: how many; more than three
room-dismiss-like = Altri { $n } hanno lo stesso indirizzo. Togliere anche tutti loro, e da lì non far entrare nessun altro fino alla prossima attività? Non se la rete della scuola dà un solo indirizzo a tutta la classe.
room-unclear = Il server non riesce a capirlo.
bad-room-full = In quest’aula ci sono già { $most } persone, oppure ce ne sono troppe al tuo indirizzo.
bad-room-dismissed = L’insegnante ha tolto questa pagina dalla classe.
bad-room-nobody = Nessuno ha questo numero.
bad-room-lessons = Si possono aprire al massimo { $most } attività, poi il server va riavviato.
bad-room-closed = Non è ancora aperta nessuna attività.

# --- the teacher's page

ui-wall-here = { $n ->
    [0] Non c’è ancora nessuno.
    [one] C’è una persona.
   *[other] Ci sono { $n } persone.
}
ui-wall-begin = Comincia con la classe
ui-wall-lead = Porta qui la classe
ui-wall-still = La classe è ancora qui: { $activity }
ui-wall-pause = Pausa
ui-wall-go-on = Continua
ui-wall-reveal = Svela la risposta
ui-wall-hide = Nascondi la risposta
ui-wall-next = Prossima attività
ui-wall-large = Per il proiettore
ui-wall-dismiss = Togli { $name } dalla classe
ui-wall-dismiss-sure = Togliere { $name } dalla classe, con tutto quello che questa pagina ha inviato?
# $rounds: how many have been played; at least one
ui-wall-next-sure = La classe lascia questa attività. { $rounds ->
    [one] L’unica prova resta
   *[other] Tutte le { $rounds } prove restano
}: torna a questa pagina per guardarle o salvarle. Andare avanti?
# On the page for teachers
ui-class-running = Una classe è al lavoro: { $activity }
ui-class-running-way = Vai alla sua pagina
ui-wall-other = Un’attività di un altro gioco
ui-wall-join = La classe entra da qui
ui-wall-copy = Copia il link
ui-wall-code = Codice QR del link per la classe
ui-wall-working = { $n ->
    [0] Chi c’è: hanno finito tutti
    [one] Chi c’è: una persona sta ancora lavorando
   *[other] Chi c’è: { $n } persone stanno ancora lavorando
}
ui-wall-done = ha finito
ui-wall-predicts = sta prevedendo
ui-wall-plays = { $done } su { $of }
ui-wall-waiting = Si chiede alla classe a che punto è.
ui-wall-lost = Il server non risponde. Questa pagina riprova da sola.
ui-wall-not-teacher = La classe si guida dall’indirizzo per l’insegnante. Il server lo stampa all’avvio: apri una volta quell’indirizzo in questo browser, e potrai guidarla da questa pagina.
ui-wall-outdated = Il server è stato riavviato, e con lui è cambiato l’indirizzo per l’insegnante. È scritto dove il server è stato avviato: aprilo una volta in questo browser, e potrai guidare di nuovo la classe da questa pagina. La classe resta dov’è: le sue pagine rimandano ciò che hanno.
ui-wall-alone = Qui non c’è un’aula in diretta. I risultati della classe si possono raccogliere con i codici.
ui-wall-codes = Raccogli i codici
bad-wall-news = Il server di una classe non manda cose così.
