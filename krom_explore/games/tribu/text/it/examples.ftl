# example-ID: what there is to see where a rule is tried that nothing cites (examples.toml). Dots of the id are hyphens here.

example-turn-hand = Per un momento Ada aveva sei carte. Il suo turno è finito, e ne ha quante prima.
example-lonely-when = Ada aveva in mano la maschera che “Esploratore” chiede, e l’ha tenuta. Può farlo. Ma adesso il suo turno è finito, e “Esploratore” non c’è più.
example-lonely-several = Erano tutti e due senza vasi. Ada poteva mettere una carta e ha scelto “Esploratore”, perciò “Cacciatrice” si perde.
example-active-secret = Vedi questo tavolo con gli occhi di Ada: la carta accanto alla sua catena, e solo il dorso di quella di Bruno.
example-active-any_card = Il lupo che Ada aveva appena pescato adesso sta coperto. Il cavallo che è tornato è andato dritto nella sua catena.
example-active-follow = Ada ha scambiato una carta, e nello stesso turno gioca ancora un’Azione.
example-protection-one = Accanto a “Sciamano” c’è una seconda Protezione. È dovuta restare lì, e un vaso si è perso.
example-protection-asked = La carta di Bruno non è una Protezione. Glielo si chiede lo stesso, così Ada dalla domanda non scopre niente.
example-action-block-once = Bruno aveva già un blocco. Adesso deve saltare un turno in più.
example-action-block-answer = Bruno ha una Protezione coperta. Nessuno gli ha chiesto niente, il suo turno è saltato, e gioca di nuovo Ada.
example-action-block-gone = La sfida è finita, e con lei il blocco: Bruno non deve più saltare niente.
example-deck-discard = La maschera è in cima agli scarti, dove può prenderla chi gioca dopo.
example-deck-under = Il tamburo e il lupo sono finiti sotto gli scarti. In cima c’è ancora “Esploratore”.
example-deck-open = Il lupo stava coperto accanto a “Esploratore”. Si è perso con lui, e adesso tutti sanno che carta era.
example-deck-order = Fra gli scarti non c’era niente. Prima è arrivato il vaso, poi il bisonte, poi la Protezione; perciò in cima c’è il vaso.
example-deck-when = Era l’ultima carta del mazzo. Non si è ancora mescolato niente: gli scarti aspettano che qualcuno debba pescare.
example-deck-played = Le tre carte sono fra gli scarti. “Pesca 3 carte” sta da parte, con le Azioni fuori dalla sfida.
example-challenge-at_once = La statua rubata ha completato l’ultima catena, e la sfida è finita subito. Il Totem resta in mano ad Ada.
example-challenge-broken = “Cacciatrice” era completa. Adesso manca un vaso, e la catena non conta più finché non lo ha di nuovo.
example-challenge-tested = L’ultimo Diorama è andato sul tavolo, poi “Esploratore”, senza vasi, si è perso, e solo allora la sfida è finita.
example-score-incomplete = “Esploratore” di Bruno ha un vaso, “Sciamano” nessuno. Contano le sfere di tutte e tre le carte.
example-score-colours = Tre vasi rossi e un Totem blu: la catena è protetta, ma non magica.
example-score-tie = Tutti e due ne hanno abbastanza, e lo stesso numero. Ada ha chiuso la sfida, perciò vince lei.
