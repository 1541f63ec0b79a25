### Lessons on building chains and on lonely characters.
###
### lesson-TRACK-STEP is the goal, in at most 40 words; -title, -hint-1 and on, -done, -failed and -failed-NAME go with it.
### The cards that a step names are variables ($scout), for another box may call them otherwise.

## A chain

lesson-chain-begin-title = Si comincia
lesson-chain-begin = Un turno è una cosa sola: prendi una carta, poi ne metti in una catena, attivi, giochi o scarti una. Prendi una carta e comincia la tua prima catena.
lesson-chain-begin-hint-1 = Pesca una carta. Ogni turno comincia così, se non giri una carta attiva.
lesson-chain-begin-hint-2 = Una catena comincia con un personaggio. Ne hai uno in mano.
lesson-chain-begin-hint-3 = Metti sul tavolo “{ $scout }”.
lesson-chain-begin-done = Un personaggio comincia una catena. Mostra quali vasi chiede: arrivano nei turni dopo, una carta per turno.
lesson-chain-begin-failed = Il tuo turno è finito, e nessuna catena è cominciata.

lesson-chain-order-title = Il prossimo vaso
lesson-chain-order = “{ $rider }” chiede i suoi vasi in un ordine fisso, e ha già il primo. Metti il prossimo in questo turno.
lesson-chain-order-hint-1 = La catena “{ $rider }” mostra quale vaso viene dopo.
lesson-chain-order-hint-2 = Una carta della tua mano mostra un cavallo. Il colore non importa.
lesson-chain-order-hint-3 = Pesca, poi metti “{ $blue_horse }”.
lesson-chain-order-done = I vasi si mettono nell’ordine che il personaggio mostra. Rosso o blu, qui non fa differenza.
lesson-chain-order-failed = Il tuo turno è finito, e “{ $rider }” aspetta ancora il secondo vaso.

lesson-chain-top-title = Ciò che gli altri buttano via
lesson-chain-top = A “{ $rider }” manca l’ultimo vaso, e in mano non ce l’hai. Completa lo stesso la catena in questo turno.
lesson-chain-top-hint-1 = Guarda che cosa c’è in cima agli scarti.
lesson-chain-top-hint-2 = Prendi quella carta invece di pescare, e mettila nella catena.
lesson-chain-top-done = Puoi prendere la carta in cima agli scarti, se è un Diorama. Con tutti i suoi vasi una catena è completa.
lesson-chain-top-failed = Il tuo turno è finito, e la catena non è completa.
lesson-chain-top-failed-drew = Hai pescato dal mazzo. Chi ha preso una carta non ne prende una seconda.

lesson-chain-any-title = Va bene ogni vaso
lesson-chain-any = A due catene manca un vaso ciascuna, e hai due turni. Completale tutte e due. “{ $multidiorama }” vale per qualsiasi vaso.
lesson-chain-any-hint-1 = Quale vaso manca a ogni catena? Per una delle due hai in mano proprio la carta giusta.
lesson-chain-any-hint-2 = Tieni “{ $multidiorama }” per il vaso che nessun’altra carta della tua mano può essere.
lesson-chain-any-done = Un Diorama per qualsiasi vaso è prezioso. Usalo dove nessun’altra carta va bene.
lesson-chain-any-failed = Due turni sono passati, e una delle catene non è ancora completa.
lesson-chain-any-failed-wasted = Una catena è completa. Ma lì andava bene anche “{ $red_horse }”, che non va bene da nessun’altra parte.

lesson-chain-totem-title = Un tetto
lesson-chain-totem = Le tue due catene sono complete, e hai in mano un Totem. Rendi magica una catena: protetta, e tutta di un colore.
lesson-chain-totem-hint-1 = Confronta i colori delle due catene.
lesson-chain-totem-done = Una catena con un Totem è protetta: nessuno può attaccarla né rubarle niente. Se è di un colore solo, è anche magica.
lesson-chain-totem-failed = Il tuo turno è finito, e nessuna catena è magica.
lesson-chain-totem-failed-mixed = Adesso la catena è protetta. Ma ha vasi rossi e blu, perciò non è magica.

lesson-chain-colour-title = Un colore fino in fondo
lesson-chain-colour = A “{ $hunter }” manca un vaso. In due turni completa la catena, mettici un Totem, e rendila magica.
lesson-chain-colour-hint-1 = Le sfere rosse e blu insieme vanno d’accordo con tutti e due i colori. Perciò decide il vaso che manca.
lesson-chain-colour-done = { $magic } sfere in più per aver pensato una carta avanti. “{ $multidiorama }” non rovina mai un colore.
lesson-chain-colour-failed = Due turni sono passati, e la catena non è magica.
lesson-chain-colour-failed-mixed = Adesso c’è il rosso accanto al blu, e nessun Totem può renderla magica.

## The lonely character

lesson-lonely-prepared-title = Pensaci prima di cominciare
lesson-lonely-prepared = Un personaggio senza vasi si perde alla fine del turno successivo di chi lo ha. Comincia una catena, e metti in tempo il suo primo vaso.
lesson-lonely-prepared-hint-1 = Hai in mano due personaggi. Solo di uno hai anche il primo vaso.
lesson-lonely-prepared-hint-2 = Ogni personaggio mostra i suoi vasi in ordine. Confronta i primi con la tua mano.
lesson-lonely-prepared-hint-3 = Metti “{ $scout }” adesso e “{ $red_mask }” nel tuo prossimo turno.
lesson-lonely-prepared-done = Chi ha già in mano il primo vaso non deve sperare che arrivi.
lesson-lonely-prepared-failed = Due turni sono passati, e nessuna catena ha un vaso.
lesson-lonely-prepared-failed-lost = Nel tuo turno successivo non ha trovato un vaso, e così si è perso.

lesson-lonely-save-title = Prima le cose urgenti
lesson-lonely-save = Nell’ultimo turno hai cominciato una catena con “{ $weaver }”. Hai vasi per tutte e due le tue catene, e puoi metterne uno. Tieni tutti e due i personaggi.
lesson-lonely-save-hint-1 = “{ $rider }” può aspettare. Ha un vaso.
lesson-lonely-save-hint-2 = Metti il primo vaso di “{ $weaver }”.
lesson-lonely-save-done = Prima viene chi è senza vasi. L’altra catena ci sarà anche nel prossimo turno.
lesson-lonely-save-failed = “{ $weaver }” non aveva vasi alla fine del tuo turno, e si perde.

lesson-lonely-leader-title = Il tuo Capo Tribù aspetta
lesson-lonely-leader = “{ $rider }” è il tuo Capo Tribù. Né “{ $rider }” né “{ $scout }” hanno un vaso, e puoi mettere una carta sola. Finisci il turno con tutti e due.
lesson-lonely-leader-hint-1 = Uno dei due non si può perdere, qualunque cosa succeda.
lesson-lonely-leader-hint-2 = Metti la maschera: il tuo Capo Tribù non ha bisogno di aiuto.
lesson-lonely-leader-done = Il personaggio del tuo Capo Tribù non si perde mai. Perciò il vaso è andato all’altro.
lesson-lonely-leader-failed = Hai aiutato chi non ne aveva bisogno. “{ $scout }” si perde.

lesson-lonely-face_down-title = Qualcosa da parte
lesson-lonely-face_down = “{ $scout }” non ha vasi, e nella tua mano non ce n’è uno che vada bene. Ma una tua carta sta coperta. Salva “{ $scout }”.
lesson-lonely-face_down-hint-1 = Puoi guardare le tue carte attive. Un Diorama attivo può continuare una qualsiasi delle tue catene, se prima non prendi una carta.
lesson-lonely-face_down-done = Invece di prendere una carta ne hai girata una. Stava accanto a un’altra catena, e va bene così.
lesson-lonely-face_down-failed = “{ $scout }” si perde, e la maschera è ancora coperta.

lesson-lonely-stolen-title = Un vaso in prestito
lesson-lonely-stolen = “{ $scout }” non ha vasi, e tu non hai maschere. Salva “{ $scout }” in questo turno.
lesson-lonely-stolen-hint-1 = Hai in mano un’Azione che prende l’ultimo vaso di una catena. Di chi è l’ultimo vaso che “{ $scout }” chiede?
lesson-lonely-stolen-done = Un vaso rubato si mette subito, e salva un personaggio come ogni altro vaso.
lesson-lonely-stolen-failed = Il turno è finito, “{ $scout }” era senza vasi, e si perde.
