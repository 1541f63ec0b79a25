# Why something is played that the rulebooks do not say, and where the two rulebooks do not say the same.
#
# reason-ID: why a rule is read out of the rulebooks, or made up. Dots of the id are hyphens here.
# chosen-RULING: why an open question is ruled as it is by default.
# differs-NAME: a place where the French and the Italian text differ, and what is played here (differences.toml).

## reason-ID

reason-setup-number = I regolamenti dicono quanto serve per vincere nei gruppi più grandi, e niente sui più piccoli. Un negozio che noleggia il gioco dice per quante persone è.
reason-setup-scenario = Questo riguarda il nostro tavolo, non il gioco: si può cominciare da ogni punto, per vedere una regola all’opera.
reason-movement-cards = Niente dice che cosa succede a una carta dopo che è stata mostrata. Ma ognuno ne ha una per ogni luogo, e l’unico luogo vietato è quello in cui ci si trova.
reason-combat-dice = C’è un dado per ogni giocatore, e lancia anche il Kromosauro. Niente dice che qualcuno resti senza.
reason-combat-total = I regolamenti confrontano i risultati, e le carte si giocano per cambiare il risultato. Niente dice che qualcosa si misuri senza di loro.
reason-life-least = I punti vita stanno su un indicatore che finisce a zero, e a zero il personaggio è tramortito. Più in basso non c’è niente.
reason-stunned-figure = I regolamenti tolgono la fase di azione, e nient’altro.
reason-cave-rest = Le icone mancano in tutti i testi che abbiamo. La mappa glaciale parla di punti vita che un riposo restituisce, e una delle trascrizioni mostra qui il segno dei Krom.
reason-cave-services = Anche qui mancano le icone. Nella frase ci sono tanti segni quanti sono i tipi di risorse, e prima si nominano carte Bonus e punti vita.
reason-forest-most = C’è un prezzo per ogni carta fino all’ultima, e per nessuna dopo.
reason-forest-shuffle-draw = Si mescola prima della prima carta: chi mescola ha cominciato a pescare.
reason-savannah-dice_price = L’icona manca, e tutto il resto si paga in Krom.
reason-mountain-result-nothing = Nell’elenco delle combinazioni non c’è niente per i dadi che non ne mostrano nessuna.
reason-evolutions-shown = Si leggono solo le carte scoperte, e quando se ne prende una se ne scopre una nuova.
reason-evolutions-no_krom = I regolamenti dicono di spendere le risorse che la carta mostra. Con i Krom si comprano risorse nella Caverna.
reason-evolutions-safe = I regolamenti dicono del trofeo, e solo del trofeo, che i punti passano di mano.
reason-bonus-discard = I regolamenti dicono che una carta bloccata si scarta. Niente dice che un’altra si possa usare due volte.
reason-bonus-place-combat = Ogni simbolo dice quando si può usare la carta: una carta con tutti e due deve rispettarli tutti e due.
reason-kromosaurus-either_side = Sono due aggiunte a scelta, e niente dice che si escludano.
reason-kromosaurus-trophy-winner = I punti vita si perdono contro chi vince il combattimento: quindi lo abbatte chi vince.
reason-table-no_trade = Niente nei regolamenti permette di darsi qualcosa fra giocatori, tranne un tipo di carta Bonus.

## chosen-RULING

chosen-characters = I regolamenti dicono che si sceglie, ma non chi comincia. Con i bot al tavolo non dà fastidio a nessuno.
chosen-goods_shown = Solo delle carte Bonus si dice che restano coperte. Ciò che non è nascosto si può vedere.
chosen-stunned_before_combat = Il testo fa lanciare tutti quelli che sono nel luogo, ma non pensava a chi non ha più punti vita. Chi non può agire non dovrebbe combattere.
chosen-combat_card_order = I regolamenti dicono solo quando finisce. Se parla per primo chi è indietro, tutti hanno un motivo per rispondere.
chosen-equal_weights = I regolamenti non hanno una regola per questo. Con pesi diversi non serve.
chosen-stunned_counter = Il testo toglie la fase di azione e non dice niente delle contromosse.
chosen-stunned_target = La pedina è ancora lì, e niente la protegge.
chosen-phase_order = Tutto succede nella propria fase di azione, e sull’ordine non si dice niente.
chosen-gathering_runs_out = I regolamenti mescolano solo prima della prima carta. Fermarsi a metà punirebbe chi arriva per ultimo.
chosen-hunt_runs_out = Le prede catturate si scartano e non escono dal gioco: possono tornare.
chosen-evolution_runs_out = Le carte realizzate si tengono, perciò non c’è niente da mescolare. Con le carte di questa scatola non ci si arriva.
chosen-bonus_runs_out = Le carte usate vanno fra gli scarti, come quelle degli altri mazzi.
chosen-supply = I regolamenti contano i segnalini e non dicono niente se mancano. Quando si gioca in tanti, ogni tanto qualcuno finisce.
chosen-counter_order = Non si dice niente. Su uno schermo serve un ordine, e il peso è l’unico che il gioco abbia.
chosen-short_target = Una carta che funziona solo con una vittima ricca resterebbe troppo spesso inutile.
chosen-short_swap = Uno scambio nomina due parti, e se ne manca una non è uno scambio.
chosen-resource_choice = La carta è un attacco, e chi attacca sceglie.
chosen-kromosaurus_tie = Combatte proprio come un giocatore, perciò il suo peso dovrebbe contare. Non sappiamo che cosa dica la sua scheda; il numero è nostro.
chosen-robberies = Il testo francese parla di una vittima, l’italiano di più vittime. Tutte perdono allo stesso modo contro chi vince, perciò ognuna si può derubare.
chosen-robbery_order = Non si dice niente, e che cosa prendere lo sceglie chi vince.
chosen-robbery_time = Nell’esempio dei regolamenti le tasche si svuotano prima che qualcuno agisca.
chosen-combat_cards_count = Si dice che le carte si aggiungono al totale, e tutto il resto si misura da lì.
chosen-card_stun = Zero punti vita tramortiscono, qualunque sia la causa; solo il freddo fa eccezione.
chosen-stunned_after_acting = Si perde la fase di azione di questo turno, e quella è già passata. Anche le parole del testo italiano vanno in questa direzione.
chosen-place_action = I regolamenti dicono che si possono fare cose diverse, secondo il luogo.
chosen-savannah_hunt = Il testo francese dice che si deve scegliere una preda, l’italiano no. Come altrove, lo leggiamo come l’inizio di una caccia.
chosen-place_times = Per la Savana è detto, per gli altri luoghi no. I prezzi che salgono a ogni carta non hanno senso se si può ricominciare.
chosen-life_blocks = Il testo dà un prezzo per ogni gruppo di punti vita.
chosen-forest_discard = Decidere se mescolare ha senso solo se si sa che cosa è uscito.
chosen-mountain_dice = Si dice che la scelta si fa a ogni lancio.
chosen-mountain_cards = Nella propria fase di azione si possono usare carte Bonus, e una scalata ne fa parte. Ma ciò che è stato lanciato resta.
chosen-mountain_result = La ricompensa è quella della combinazione finale, e ce n’è una sola.
chosen-mountain_icons = Le icone mancano. La Pietra è ciò che dà la Montagna, e così le ricompense salgono in modo regolare.
chosen-evolutions_per_phase = Non c’è scritto nessun limite.
chosen-trophy_win = Chi ha i punti ha vinto, e i regolamenti non fanno eccezioni.
chosen-counter_counter = Una contromossa risponde a una carta Bonus, e una contromossa è una carta Bonus.
chosen-counter_place = Il testo dice “un altro giocatore” e non nomina un luogo.
chosen-countered_price = Una carta bloccata se ne va senza effetto, e ciò che si cede fa parte dell’effetto.
chosen-target_place = Del furto si dice che serve lo stesso luogo. Dove non si dice niente, non serve niente.
chosen-bonus_per_phase = Non c’è scritto nessun limite.
chosen-hand_limit = Non c’è scritto nessun limite.
chosen-kromosaurus_cards = Può restare nello stesso luogo per più turni: quindi la sua carta può uscire di nuovo subito.

## differs-NAME

differs-tokens = Il testo francese mette i segnalini al loro posto sul tabellone. Nell’italiano questa frase manca. Seguiamo il francese.
differs-must_move = In francese non si può scegliere il luogo in cui si è. In italiano è il luogo in cui si era all’inizio della fase di movimento. Il risultato è lo stesso.
differs-stunned_phase = In francese chi è tramortito perde la fase di azione di questo turno. In italiano è la prossima fase di azione in questo turno. In tutti e due i casi chi ha già agito non perde niente.
differs-robbery = In francese chi vince deruba un giocatore tramortito. In italiano la frase è al plurale. Da noi chi vince può derubarli tutti, uno per uno.
differs-services = Il testo italiano dice che si può comprare quanto si vuole. Il francese non dice quanto. Seguiamo l’italiano.
differs-life_price = In francese un gruppo di punti vita ha il suo prezzo. In italiano sono i punti vita che si recuperano. Noi vendiamo gruppi interi.
differs-prey = In francese si deve scegliere una preda, in italiano se ne sceglie una. Da noi nessuno è obbligato a cacciare.
differs-rerolls = Il testo francese dice quante volte si può rilanciare. L’italiano dice solo più volte, ma ha lo stesso elenco di prezzi. Seguiamo il francese.
differs-victory = Il testo italiano dice che chi ha i punti vince subito. Il francese dice che vince chi li ha per primo. Seguiamo l’italiano.
differs-beast_stays = Tutti e due lasciano che il Kromosauro resti dov’è. Solo l’italiano aggiunge che in questo è diverso dai giocatori.
differs-beast_plus = Il testo italiano dice che il Kromosauro aggiunge sempre qualcosa al suo dado. Il francese lo dice senza “sempre”. Il risultato è lo stesso.
differs-trophy = In francese chi abbatte il Kromosauro prende il trofeo, in italiano può tenerlo. Noi non lo chiediamo: nessuno direbbe di no.
