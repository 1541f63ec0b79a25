### The comments in the TOML file of a box of one’s own. Each line of a message becomes a line of a comment.

box-header =
    Una scatola di Tribù, da far diventare la tua.

    Le facce delle carte non sono mai state pubblicate. Il regolamento dice quante carte ci sono di ogni famiglia, mostra un
    personaggio e qualche Diorama, e racconta che cosa fanno Eventi, Protezioni e Azioni. Tutto il resto qui sotto è
    inventato, perché si possa giocare. Se hai il gioco, scrivi al posto di ciò che c’è qui quello che sta sulle tue carte,
    salva il file e caricalo di nuovo: ogni pagina, ogni grafico e ogni risposta seguiranno la tua scatola.

    Come si scrive:
    - Una riga che comincia con # è un commento. Puoi cancellare tutti i commenti.
    - [dioramas.red_horse] comincia una carta. “dioramas” è la famiglia, “red_horse” l’id della carta: lettere minuscole,
      cifre e trattini bassi, e nessun’altra carta può averlo. Le righe fino alla prossima parentesi sono di questa carta.
    - Per togliere una carta, cancella le sue righe. Per aggiungerne una, copiane un’altra e cambia l’id e ciò che c’è sopra.
    - names = {"{"} en = {"\"Red horse\","} it = {"\"Vento del deserto\""} {"}"} è ciò che si legge, per lingua. Va bene ogni alfabeto. Senza nomi si mostra l’id.
    - copies: quante carte così ci sono. spheres: quante sfere ci sono sopra. Una carta senza sfere non ha bisogno di questa riga.

    Che cosa si può lasciare fuori:
    - Una parte intera che non cambi: allora è come nella scatola inclusa nell’app. Una parte che c’è
      deve essere completa: una famiglia ha solo le carte elencate nel file.
    - Tutto ciò che una carta non ha, e copies se ce n’è una sola.
    - Da dove vengono le cose. Ciò che lasci com’è mantiene il suo segno, che si legge nel commento sopra; ciò che cambi
      viene segnato come tuo.
box-players =
    In quanti si può giocare. Ci vuole una carta Capo Tribù per ognuno.
    least, most: il numero più piccolo e il più grande di giocatori.
box-setup =
    hand: le carte che ognuno riceve, e che ha in mano alla fine di ogni turno.
box-challenge =
    chains: le catene complete che chiudono una sfida, per il numero più piccolo di giocatori, per uno in più, e così via.
box-limit =
    rounds: dopo tanti turni di tutti una sfida finisce in ogni caso.
box-goal =
    spheres: quante sfere fanno vincere la partita.
    magic: quante in più porta una catena protetta magica. leader: quante in più se è quella del proprio Capo Tribù.
box-vases =
    I tipi di vasi che i personaggi chiedono e i Diorami mostrano. Hanno un nome e nient’altro.
box-characters =
    I personaggi, che cominciano le catene.
    vases: i vasi che il personaggio chiede, in ordine. leader: se c’è anche una sua carta Capo Tribù.
    colour: red (rosso), blue (blu) o both (tutti e due), il colore delle sue sfere. Conta solo dove lo dice la decisione magic_colours.
box-dioramas =
    I Diorami. Ognuno ha esattamente una di queste tre cose.
    vase: il vaso che mostra. any: vale per qualsiasi vaso. totem: protegge una catena completa.
    colour: red (rosso), blue (blu) o both (tutti e due), il colore delle sue sfere.
box-events =
    Gli Eventi, che attaccano.
    destroys: quanti vasi distruggono.
box-protections =
    Le Protezioni.
    saves: quanti vasi salvano.
box-actions =
    Le Azioni. Ognuna ha esattamente una di queste tre cose.
    draw: quante carte si pescano e si scartano. block: qualcuno salta un turno. steal: si prende l’ultimo vaso di una catena.
box-rulings =
    Come si decidono le questioni aperte. Una riga che comincia con # mostra la scelta normale; per decidere diversamente, togli
    il # e scrivi una delle possibilità.
