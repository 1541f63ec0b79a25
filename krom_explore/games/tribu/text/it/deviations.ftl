# Why something is played that the rulebook does not say, and where what is printed does not agree.
#
# reason-ID: why a rule is read out of the rulebook, or made up. Dots of the id are hyphens here.
# chosen-RULING: why an open question is ruled as it is by default.
# differs-NAME: a place where two printed texts do not say the same, and what is played here (differences.toml).

## reason-ID

reason-setup-first = Il testo inglese non dice chi comincia. Lo dice il regolamento italiano dell’edizione precedente.
reason-setup-scenario = Questo riguarda il nostro tavolo, non il gioco: si può cominciare da ogni punto, per vedere una regola all’opera.
reason-chain-doubles-leader = La carta Capo Tribù impedisce che il suo personaggio si perda. Niente dice che ne permetta un secondo.
reason-lonely-when = Il vaso deve arrivare nel turno di chi ha il personaggio, e per metterlo c’è tutto il turno. Il testo dice che cosa si perde, e non parla di un obbligo di salvarlo.
reason-lonely-stolen = La regola parla di ogni personaggio senza vasi, comunque ci sia arrivato. E ciò che si ruba va messo subito, dove va bene.
reason-lonely-several = In un turno si mette una carta sola, e niente vieta un secondo personaggio. Così il secondo deve aspettare, e aspetta troppo.
reason-active-where = Nel testo un personaggio senza vasi va via insieme alla carta attiva che ha accanto. Quindi lì può stare una carta.
reason-active-secret = Delle carte si dice che stanno coperte, e questo le nasconde agli altri. Sono comunque di chi le ha messe.
reason-active-any_card = Si scambia con una carta della mano, e nella mano c’è anche quella nuova. Anche ciò che torna è nella mano.
reason-active-follow = L’elenco di ciò che segue uno scambio è l’elenco di ciò che chiude ogni turno.
reason-active-totem = Il regolamento conta il Totem fra i Diorami, e ogni Diorama si può attivare.
reason-attack-empty = Un Evento distrugge vasi. Dove non ce ne sono, non c’è niente che possa fare.
reason-attack-leader = Della carta Capo Tribù si dice che salva il personaggio, e niente sui vasi accanto.
reason-protection-asked = A un tavolo vero si aspetterebbe e basta. Su uno schermo, se si chiedesse solo a chi può difendersi, lo rivelerebbe già la domanda.
reason-protection-part = Gli ultimi vasi vanno via per primi, così non restano buchi. Ciò che si salva deve essere ciò che sta più all’interno.
reason-protection-blocked = Una Protezione si usa nei turni degli altri, e un blocco toglie solo il proprio.
reason-action-draw-order = Si scartano tante carte quante se ne sono pescate. Quali, non è detto, e nessun altro può vederle.
reason-action-block-chain = La carta deve stare accanto a una catena. Dove non ce n’è, non ha posto.
reason-action-block-answer = Le Protezioni sono per gli attacchi, e per i furti dove il testo lo dice. Qui non lo dice.
reason-action-block-gone = Si blocca il turno, non la catena. Con una nuova sfida si mescola tutto.
reason-action-steal-any = È un Diorama, e va bene ovunque vada bene un Diorama per qualsiasi vaso.
reason-action-steal-spent = Un’Azione giocata è fuori dalla sfida, comunque sia andata.
reason-deck-open = Il testo lascia scoperta la carta in cima agli scarti, e non nasconde il resto. Su uno schermo nessuno può capovolgerli.
reason-deck-order = Qualcuno deve pur metterle lì, una dopo l’altra. Dall’ultimo vaso in poi ci è sembrato naturale.
reason-deck-when = Il testo rifà il mazzo quando è esaurito. Che sia subito o quando serve cambia solo ciò che c’è in quel momento fra gli scarti.
reason-deck-short = Non si può pescare ciò che non c’è, e si scartano tante carte quante se ne sono pescate.
reason-challenge-at_once = La sfida si chiude quando qualcuno fa l’ultima catena. Niente dice che il giro o il turno continui.
reason-challenge-broken = Una catena che ha perso un vaso non è completa: è ciò che completa vuol dire.
reason-challenge-tested = Il testo non indica un momento. Alla fine di un turno tutto è al suo posto.
reason-challenge-rounds = Nel regolamento niente conclude una sfida in cui nessuno completa qualcosa. Su un computer una partita deve finire.
reason-challenge-next = Il testo dice che tutte le carte tornano e che i Capi Tribù restano per tutta la partita. Che le carte le dia ogni volta un altro è l’uso dei giochi di carte.
reason-score-incomplete = Si contano le sfere delle carte sul tavolo, e lì ci sono anche le catene incomplete.

## chosen-RULING

chosen-leaders = Una frase fa scegliere, un’altra vuole le carte coperte. Leggiamo tutte e due: ognuno prende una carta senza vederla.
chosen-active_reach = Il testo parla della propria catena, non di questa. Delle Protezioni si dice che aiutano ovunque stiano.
chosen-swap_then_play = Dove il testo elenca ciò che può seguire uno scambio, nell’elenco c’è anche giocare una carta. Altrove dice che con un’Azione non si fa altro. L’elenco è più preciso.
chosen-attack_short = Non si dice niente. Un attacco che prende ciò che trova si ricorda meglio di uno vietato.
chosen-blocked_lonely = Non si dice niente. Perdere un turno e un personaggio per una carta sola ci è sembrato troppo.
chosen-second_block = Non si dice niente. Se i blocchi si sommassero, in due si potrebbe tenere fuori dal gioco una terza persona.
chosen-discard_again = Niente lo vieta. È come passare, e di rado vale un turno.
chosen-magic_colours = Il regolamento chiede sfere di un colore solo in tutta la catena. Non conosciamo i colori dei personaggi, perciò qui non contano.
chosen-below_zero = Il testo sottrae, e non indica un minimo.
chosen-goal_tie = Il testo conosce solo chi arriva per primo. La maggior parte dei giochi guarda il totale più alto.

## differs-NAME

differs-editions = L’edizione italiana precedente ha due tipi di Azioni e meno carte. Quella inglese ne aggiunge un terzo, che ruba. Noi giochiamo con tutti e tre.
differs-first = Nel regolamento italiano comincia chi dà le carte. Quello inglese non dice chi. Seguiamo l’italiano.
differs-played = In un punto il regolamento inglese tiene fuori le Azioni giocate fino alla fine della sfida successiva. In altri due tornano con lei. Seguiamo questi due.
differs-draw = Il regolamento inglese dice che le carte si pescano quando si prende questa Azione. In tutti gli altri punti le Azioni si giocano, o si scartano senza giocarle. Perciò leggiamo: quando si gioca.
differs-doubles = Il regolamento inglese vieta due catene dello stesso personaggio, e poi dice che cosa fare se è successo per sbaglio. A questo tavolo non può succedere.
