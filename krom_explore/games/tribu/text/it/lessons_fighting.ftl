### Lessons on attacks, protections and actions. How they are written: see lessons_building.ftl.

## Activating and attacking

lesson-attack-first-title = Il lupo aspetta
lesson-attack-first = Un Evento attacca solo se sta coperto accanto a una delle tue catene. Manda “{ $wolf }” contro la catena di Bruno. Ci vogliono due turni.
lesson-attack-first-hint-1 = In questo turno: pesca, e metti “{ $wolf }” coperta accanto alla tua catena.
lesson-attack-first-hint-2 = Nel prossimo turno: non prendere carte. Gira invece “{ $wolf }”.
lesson-attack-first-hint-3 = Adesso fai così.
lesson-attack-first-done = Attivare è costato un turno, attaccare un altro. L’ultimo vaso di Bruno è finito sotto gli scarti, e il lupo con lui.
lesson-attack-first-failed = Non hai più mosse. Chi ha preso una carta non può attaccare nello stesso turno.
lesson-attack-first-failed-gone = Senza il lupo non c’è attacco.

lesson-attack-worst-title = Dove fa male
lesson-attack-worst = “{ $bison }” è pronto accanto alla tua catena. Fai perdere cinque sfere a Bruno.
lesson-attack-worst-hint-1 = “{ $bison }” distrugge gli ultimi due vasi di una catena. Una catena con un Totem è al sicuro. Conta le altre.
lesson-attack-worst-hint-2 = La statua in fondo a “{ $weaver }” vale tre sfere.
lesson-attack-worst-done = Sempre gli ultimi vasi, e mai dietro un Totem. Il resto è contare.
lesson-attack-worst-failed = Il bisonte non ha fatto ciò che poteva.
lesson-attack-worst-failed-little = Ha fatto male, ma meno di quanto poteva. Un’altra catena aveva di più in fondo.
lesson-attack-worst-failed-waited = Il tuo turno è finito, e il bisonte aspetta ancora.

lesson-attack-strip-title = Senza più vasi
lesson-attack-strip = Bruno non ha in mano vasi che possa usare. Attacca in modo che nel suo prossimo turno perda un personaggio.
lesson-attack-strip-hint-1 = Un personaggio senza vasi si perde, tranne quello della carta Capo Tribù. Il Capo Tribù di Bruno è “{ $hunter }”.
lesson-attack-strip-done = Il suo ultimo vaso non c’era più, Bruno non ne aveva un altro, e così si è perso anche il personaggio.
lesson-attack-strip-failed = Bruno non ha perso nessun personaggio.
lesson-attack-strip-failed-leader = Adesso “{ $hunter }” è senza vasi. Ma è il Capo Tribù di Bruno, e un Capo Tribù non si perde mai.
lesson-attack-strip-failed-still = Il turno di Bruno è finito, e nessuno dei suoi personaggi si è perso.

lesson-attack-stop-title = Non in questo turno
lesson-attack-stop = Bruno ha tre catene complete, e nel suo prossimo turno completerà la quarta. Così si chiude la sfida. Non lasciarlo fare.
lesson-attack-stop-hint-1 = Tre delle sue catene hanno un Totem. La quarta ancora no.
lesson-attack-stop-done = Una catena spezzata va completata di nuovo. La tua ha dovuto aspettare, ma la sfida continua.
lesson-attack-stop-failed = La sfida non continua più.
lesson-attack-stop-failed-closed = Bruno ha messo il suo ultimo vaso e ha chiuso la sfida. Ciò che stavi costruendo resta a metà.

## Protection

lesson-protection-defend-title = Penne
lesson-protection-defend = Bruno gira “{ $wolf }” e attacca “{ $rider }”. Non perdere niente.
lesson-protection-defend-hint-1 = Una tua carta sta coperta accanto a “{ $hunter }”. Aiuta una qualsiasi delle tue catene.
lesson-protection-defend-hint-2 = Puoi rispondere anche se non è il tuo turno.
lesson-protection-defend-hint-3 = Gira “{ $strength }”.
lesson-protection-defend-done = Una Protezione si usa quando subisci un attacco, di chiunque sia il turno e ovunque stia. Deve essere attiva.
lesson-protection-defend-failed = Hai lasciato correre, e l’ultimo vaso non c’è più.

lesson-protection-enough-title = Quanto basta
lesson-protection-enough = Bruno attacca “{ $rider }” con “{ $bison }”, che distrugge due vasi. Hai due carte coperte, e puoi usarne una. Non perdere niente.
lesson-protection-enough-hint-1 = “{ $strength }” salva un vaso, “{ $courage }” ne salva due.
lesson-protection-enough-hint-2 = Prendi la più forte.
lesson-protection-enough-done = Contro ogni attacco una Protezione sola: perciò deve essere abbastanza grande.
lesson-protection-enough-failed = Due vasi non ci sono più.
lesson-protection-enough-failed-part = Un vaso è salvo, l’ultimo è perso lo stesso, e la Protezione è consumata.

lesson-protection-twice-title = Prima il lupo, poi il bisonte
lesson-protection-twice = Bruno ha un lupo e un bisonte coperti, e manda prima il lupo. Supera tutti e due gli attacchi senza perdere un vaso.
lesson-protection-twice-hint-1 = Qual è il minimo che ferma un lupo? L’altra carta serve dopo. Nel frattempo lascia le tue carte attive dove sono.
lesson-protection-twice-done = La Protezione piccola per l’attacco piccolo. Così c’era ancora la grande.
lesson-protection-twice-failed = Bisognava respingere tutti e due gli attacchi.
lesson-protection-twice-failed-lost = Qualcosa si è perso. La Protezione più forte deve essere lì quando arriva il bisonte.

lesson-protection-prepare-title = Prima che arrivino
lesson-protection-prepare = Bruno ha “{ $bison }” pronto e attaccherà nel suo prossimo turno. Adesso tocca ancora a te. Non perdere niente.
lesson-protection-prepare-hint-1 = Una Protezione in mano non aiuta. Quale deve stare accanto alla tua catena quando arriva il bisonte?
lesson-protection-prepare-done = Le Protezioni si preparano in anticipo. Accanto a una catena c’è posto per una carta sola.
lesson-protection-prepare-failed = L’attacco è arrivato, e nessuno l’ha respinto.
lesson-protection-prepare-failed-unready = Lì non c’era niente che potesse aiutare. Le penne nella tua mano non contano.
lesson-protection-prepare-failed-part = Un vaso è salvo, uno è perso. Contro un bisonte servono le altre penne.

lesson-protection-swap-title = Non c’è posto
lesson-protection-swap = Il bisonte di Bruno arriva nel prossimo turno. L’unico posto accanto alla tua catena è occupato da un lupo. Non perdere niente.
lesson-protection-swap-hint-1 = Dopo aver pescato puoi scambiare una carta attiva con una della tua mano. Poi devi ancora scartare, mettere in una catena o attivare una carta.
lesson-protection-swap-done = Uno scambio non costa un turno. Il lupo è di nuovo in mano, o è andato via, e i tuoi vasi ci sono ancora.
lesson-protection-swap-failed = Non hai più mosse.
lesson-protection-swap-failed-lost = Due vasi non ci sono più. Il posto accanto alla tua catena non era libero per una Protezione.

## Actions

lesson-actions-draw-title = Altre tre
lesson-actions-draw = “{ $rider }” aspetta un cavallo, e tu non ne hai. Gioca “{ $draw_three }”, tieni la carta giusta, e mettila nel tuo prossimo turno.
lesson-actions-draw-hint-1 = Le Azioni si giocano dalla mano, dopo aver pescato. Occupano tutto il turno.
lesson-actions-draw-hint-2 = Scarti tante carte quante ne hai pescate. Il cavallo no.
lesson-actions-draw-hint-3 = Adesso fai così.
lesson-actions-draw-done = Hai visto tre carte in più e hai tenuto la migliore. Adesso l’Azione sta da parte, fino alla prossima sfida.
lesson-actions-draw-failed = Non hai più mosse, e il cavallo non è ancora al suo posto.
lesson-actions-draw-failed-unplayed = Un’Azione si può scartare senza giocarla. Ma allora non ti serve a niente.
lesson-actions-draw-failed-thrown = Il cavallo è fra gli scarti, dove Bruno può prenderlo.

lesson-actions-steal-title = L’ultimo della fila
lesson-actions-steal = A “{ $weaver }” manca una statua, e tu non ne hai. Completa la catena in questo turno.
lesson-actions-steal-hint-1 = Si può rubare solo l’ultimo vaso di una catena, e deve andare subito in una delle tue. Quale catena di Bruno finisce con una statua?
lesson-actions-steal-hint-2 = Gioca “{ $steal }” contro “{ $scout }”.
lesson-actions-steal-done = Un vaso in più per te, uno in meno per lui, in un turno solo.
lesson-actions-steal-failed = Il turno è finito, e a “{ $weaver }” manca ancora un vaso.

lesson-actions-sure-title = Vai sul sicuro
lesson-actions-sure = Sia Bruno sia Clara hanno la statua che ti manca. Rubane una, in modo che nessuno possa fermarti.
lesson-actions-sure-hint-1 = Chi ha una carta coperta può avere una Protezione. Chi non ne ha di certo non può difendersi.
lesson-actions-sure-done = Davanti a Clara non c’era niente di coperto: non c’era niente da temere.
lesson-actions-sure-failed = Nessuna statua è stata rubata.
lesson-actions-sure-failed-stopped = La carta di Bruno era una Protezione. Hai consumato la tua Azione per niente.
lesson-actions-sure-failed-waited = Il turno è finito, e le due statue sono dov’erano.

lesson-actions-block-title = Questo giro salti tu
lesson-actions-block = Bruno chiuderà la sfida nel suo prossimo turno. Un tuo lupo è pronto, e accanto alla sua ultima catena c’è una sua carta coperta. Fermalo.
lesson-actions-block-hint-1 = Un attacco si può respingere. Quale tua carta non gli lascia niente con cui rispondere?
lesson-actions-block-done = Contro un blocco nessuna Protezione aiuta. Bruno ha saltato il suo turno, e tu ne hai guadagnato uno.
lesson-actions-block-failed = Non hai più mosse.
lesson-actions-block-failed-closed = Bruno ha avuto il suo turno, ha messo l’ultimo vaso e ha chiuso la sfida.
