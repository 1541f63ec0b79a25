### What the pages say that every game has.

page-start = Krom Explore

page-learn = Impara il gioco
page-learn-lead = Una regola alla volta, ognuna su un tavolo che risponde.

page-play = Gioca
page-play-lead = Una partita intera, con le regole al tuo fianco.

page-editor = Prepara una posizione
page-editor-lead = Metti chi vuoi dove vuoi, con tutto ciò che la scatola permette, e guarda che cosa ne fanno le regole.

page-rules = Regole
page-rules-lead = Fai una domanda con parole tue, o leggi e basta. Ogni regola si può provare.

page-deviations = Ciò che i regolamenti non dicono
page-deviations-lead = Tutto ciò che qui si gioca e nei regolamenti non c’è, sempre con il suo motivo.
page-deviations-1 = “Scelto”: questioni che i regolamenti lasciano aperte; ognuna è un interruttore che la tua scatola può girare. “Dedotto”: ciò che ricaviamo dai regolamenti. “Inventato”: è nostro, perché si possa giocare.

page-box = La mia scatola
page-box-lead = Hai il gioco a casa? Scrivi qui le carte vere: ogni pagina, ogni probabilità e ogni rifiuto le seguiranno.
page-box-1 = Scarica la scatola inclusa, cambiala in un editor di testo qualsiasi e caricala qui. Resta nel tuo browser; il server la dimentica quando te ne vai.
page-box-2 = I link ai tuoi tavoli portano con sé ciò che nella tua scatola è diverso: chi ne apre uno gioca con le stesse carte.
