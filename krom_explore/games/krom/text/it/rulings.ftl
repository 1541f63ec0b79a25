# ruling-NAME: a question that the rulebooks leave open. ruling-NAME-OPTION: what is played when it is ruled so.

ruling-characters = Come si assegnano i personaggi?
ruling-characters-free = Ognuno prende un personaggio libero.
ruling-characters-random = I personaggi si distribuiscono a caso.

ruling-goods_shown = Tutti possono vedere che cosa hanno gli altri?
ruling-goods_shown-public = Krom, risorse e numero di carte Bonus sono visibili a tutti.
ruling-goods_shown-hidden = Ognuno tiene segreti Krom, risorse e numero di carte Bonus.

ruling-stunned_before_combat = Una carta tramortisce qualcuno prima del combattimento del luogo. Combatte lo stesso?
ruling-stunned_before_combat-absent = Chi è a terra resta fuori dal combattimento e non può essere derubato da chi vince.
ruling-stunned_before_combat-fights = Combattono tutti quelli che sono nel luogo, anche chi è a terra senza punti vita.

ruling-combat_card_order = Chi decide per primo sulle carte combattimento?
ruling-combat_card_order-worst_first = Decide per primo chi è messo peggio, e dopo ogni carta si guardano di nuovo le posizioni.
ruling-combat_card_order-lightest_first = Decide per primo chi pesa di meno fra chi non ha passato.
ruling-combat_card_order-seats = Si decide nell’ordine in cui si è seduti.
ruling-combat_card_order-sealed = Tutti i combattenti scelgono in segreto una carta o nessuna e la mostrano insieme, giro dopo giro, finché nessuno ne aggiunge.

ruling-equal_weights = E se due personaggi pesano uguale?
ruling-equal_weights-refused = Una scatola con pesi uguali non è accettata.
ruling-equal_weights-roll_off = Chi è in parità e pesa uguale lancia di nuovo, e chi è ancora pari un’altra volta, finché l’ordine è chiaro.

ruling-stunned_counter = Chi è tramortito può bloccare una carta Bonus?
ruling-stunned_counter-yes = Chi è tramortito può bloccare come tutti.
ruling-stunned_counter-no = Chi è tramortito non può bloccare.

ruling-stunned_target = Si può usare una carta Bonus contro chi è tramortito?
ruling-stunned_target-yes = Chi è tramortito può essere il bersaglio di una carta come tutti.
ruling-stunned_target-no = Chi è tramortito si lascia in pace.

ruling-phase_order = In che ordine vanno le cose in una fase di azione?
ruling-phase_order-free = Azione del luogo, Evoluzioni e carte Bonus vengono in qualsiasi ordine.
ruling-phase_order-place_first = L’azione del luogo viene per prima, oppure si salta; Evoluzioni e carte Bonus seguono.

ruling-gathering_runs_out = E se il mazzo Raccolta finisce mentre qualcuno pesca?
ruling-gathering_runs_out-reshuffle = Gli scarti si mescolano subito e diventano il nuovo mazzo.
ruling-gathering_runs_out-stop = La visita si ferma lì, e mescola chi viene dopo.

ruling-hunt_runs_out = E se il mazzo Caccia è vuoto quando serve una nuova preda?
ruling-hunt_runs_out-reshuffle = Gli scarti si mescolano e diventano il nuovo mazzo.
ruling-hunt_runs_out-fewer = Lo spazio resta vuoto, e ci sono meno prede fra cui scegliere.

ruling-evolution_runs_out = Che cosa succede quando finiscono le Evoluzioni?
ruling-evolution_runs_out-empty = Gli spazi restano vuoti e la partita continua.
ruling-evolution_runs_out-ends = Quando è realizzata l’ultima, la partita finisce e vince chi ha più punti.

ruling-bonus_runs_out = E se il mazzo Bonus è vuoto?
ruling-bonus_runs_out-reshuffle = Gli scarti si mescolano e diventano il nuovo mazzo.
ruling-bonus_runs_out-none = Non si pescano più carte Bonus.

ruling-supply = I segnalini possono finire?
ruling-supply-unlimited = I segnalini non finiscono mai; il tavolo dice quando nella scatola sarebbero finiti.
ruling-supply-box = Ci sono solo i segnalini della scatola, e si riceve ciò che resta.

ruling-counter_order = A chi si chiede prima, se più persone possono bloccare una carta?
ruling-counter_order-lightest_first = Si chiede prima a chi pesa di meno.
ruling-counter_order-heaviest_first = Si chiede prima a chi pesa di più.
ruling-counter_order-seats = Si chiede nell’ordine in cui si è seduti.

ruling-short_target = Una carta può far perdere, o rubare, più di quello che il bersaglio ha?
ruling-short_target-as_much = Prende ciò che il bersaglio ha, se ha almeno qualcosa.
ruling-short_target-refused = Il bersaglio deve avere la quantità intera, altrimenti la carta non si può usare.

ruling-short_swap = Si può fare uno scambio con chi ha meno di ciò che la carta chiede?
ruling-short_swap-refused = Tutte e due le parti devono avere la quantità intera, altrimenti la carta non si può usare.
ruling-short_swap-as_much = Chi usa la carta dà tutto ciò che dice e riceve ciò che l’altra parte ha, se ha almeno qualcosa.

ruling-resource_choice = Chi dice quale risorsa prende una carta?
ruling-resource_choice-card_player = Lo dice chi usa la carta.
ruling-resource_choice-target = Lo dice chi la perde.

ruling-kromosaurus_tie = Chi vince una parità con il Kromosauro?
ruling-kromosaurus_tie-by_weight = Decide il suo peso nella scatola, come per tutti.
ruling-kromosaurus_tie-heaviest = Pesa più di tutti: vince le parità dove vince chi pesa di più, e perde le altre.
ruling-kromosaurus_tie-lightest = Pesa meno di tutti: vince le parità dove vince chi pesa di meno, e perde le altre.
ruling-kromosaurus_tie-wins = Vince ogni parità.
ruling-kromosaurus_tie-loses = Perde ogni parità.

ruling-robberies = Quanti bottini ci sono, se un combattimento tramortisce più personaggi?
ruling-robberies-each = Chi vince può derubarli una volta ciascuno.
ruling-robberies-once = Chi vince può prendere qualcosa da uno solo.

ruling-robbery_order = In che ordine si derubano, se un combattimento tramortisce più personaggi?
ruling-robbery_order-winner = Lo dice chi vince.
ruling-robbery_order-rank = Da chi è messo meglio nel combattimento fino a chi è in fondo.

ruling-robbery_time = Quando prende il bottino chi vince un combattimento?
ruling-robbery_time-after_damage = Subito dopo il danno, prima che qualcuno agisca.
ruling-robbery_time-own_phase = All’inizio della propria fase di azione, dopo il freddo o il calore della mappa glaciale.

ruling-combat_cards_count = Per che cosa contano le carte combattimento?
ruling-combat_cards_count-all = Contano per chi vince, per l’ordine e per il danno.
ruling-combat_cards_count-winner_only = Contano per chi vince; l’ordine degli altri e il danno vengono solo dai dadi.

ruling-card_stun = Una carta Bonus che toglie punti vita può tramortire?
ruling-card_stun-yes = Può prendere l’ultimo punto vita, e allora il bersaglio è tramortito.
ruling-card_stun-stops_at_one = Lascia sempre un punto vita.

ruling-stunned_after_acting = Che cosa costa essere tramortiti dopo aver agito?
ruling-stunned_after_acting-nothing = Non si perde altro: al prossimo turno ci si risveglia e si continua.
ruling-stunned_after_acting-next_action = Al prossimo turno ci si risveglia, ma senza fase di azione.

ruling-place_action = L’azione del luogo è obbligatoria?
ruling-place_action-optional = Si può saltare. Una volta cominciata, se ne fa almeno la parte gratis.
ruling-place_action-compulsory = Si deve fare, se si può.

ruling-savannah_hunt = Nella Savana si deve cacciare?
ruling-savannah_hunt-optional = La caccia si può saltare, come l’azione di ogni altro luogo.
ruling-savannah_hunt-compulsory = Prima di terminare la fase bisogna scegliere e cacciare una preda.

ruling-place_times = Quante volte si può fare l’azione di un luogo in una fase?
ruling-place_times-once = Una volta.
ruling-place_times-twice = Si può fare una seconda volta, tranne la caccia: quella è sempre l’unica.

ruling-life_blocks = Quanto costano i punti vita quando non c’è posto per un gruppo intero?
ruling-life_blocks-full_price = Il gruppo costa il suo prezzo pieno, e ciò che è di troppo si perde.
ruling-life_blocks-pro_rata = Si pagano solo i punti vita che ci stanno, arrotondando per eccesso a Krom interi.

ruling-forest_discard = Gli scarti della Foresta sono scoperti?
ruling-forest_discard-face_up = Sono scoperti, e tutti possono guardarli.
ruling-forest_discard-face_down = Sono coperti, e si sa solo quanti sono.

ruling-mountain_dice = Un dado tenuto in una scalata si può rilanciare dopo?
ruling-mountain_dice-free = A ogni rilancio si può usare qualsiasi dado.
ruling-mountain_dice-locked = Un dado tenuto resta com’è.

ruling-mountain_cards = Si possono usare carte Bonus a metà di una scalata?
ruling-mountain_cards-between_rerolls = Si possono usare fra due lanci, anche se non restano Krom per il prossimo.
ruling-mountain_cards-not_during = Devono aspettare che la scalata abbia pagato la ricompensa.

ruling-mountain_result = Quale combinazione paga una scalata?
ruling-mountain_result-best = Paga quella che tutti i dadi fanno insieme.
ruling-mountain_result-choose = Paga una combinazione qualsiasi fra quelle che si vedono nei dadi, a scelta di chi gioca.

ruling-mountain_icons = Fra che cosa fanno scegliere un full e un poker?
ruling-mountain_icons-stone_or_bonus = Fra Pietre e carte Bonus.
ruling-mountain_icons-wood_or_bone = Fra Legni e Ossa.

ruling-evolutions_per_phase = Quante Evoluzioni si possono realizzare in una fase?
ruling-evolutions_per_phase-any = Quante se ne possono pagare.
ruling-evolutions_per_phase-one = Una sola.

ruling-trophy_win = Il trofeo può far vincere la partita a metà di un turno?
ruling-trophy_win-at_once = I suoi punti contano subito: già il combattimento può far vincere la partita.
ruling-trophy_win-own_phase = I suoi punti possono far vincere solo nella fase di azione di chi lo ha.

ruling-counter_counter = Una contromossa si può bloccare?
ruling-counter_counter-allowed = Anche una contromossa è una carta Bonus e si può bloccare.
ruling-counter_counter-refused = Una contromossa è definitiva.

ruling-counter_place = Da dove si può bloccare una carta?
ruling-counter_place-anywhere = Può bloccare chiunque altro, ovunque sia.
ruling-counter_place-same_place = Può bloccare solo chi è nello stesso luogo.

ruling-countered_price = Il prezzo di una carta bloccata si paga?
ruling-countered_price-kept = Non si paga niente; si perde solo la carta.
ruling-countered_price-paid = Il prezzo si paga lo stesso.

ruling-target_place = Fin dove arrivano le carte che fanno perdere o scambiare qualcosa?
ruling-target_place-anywhere = Arrivano in ogni luogo.
ruling-target_place-same_place = Arrivano solo a chi è nello stesso luogo.

ruling-bonus_per_phase = Quante carte Bonus si possono usare in una fase?
ruling-bonus_per_phase-any = Quante se ne vogliono.
ruling-bonus_per_phase-one = Una sola.

ruling-hand_limit = Quante carte Bonus si possono avere?
ruling-hand_limit-none = Quante se ne vogliono.
ruling-hand_limit-5 = Cinque. Chi ne ha tante così non ne riceve altre finché non ne usa una.

ruling-kromosaurus_cards = Tutte le carte Destinazione del Kromosauro si mescolano a ogni turno?
ruling-kromosaurus_cards-shuffled = Si mescolano tutte a ogni turno, perciò ogni luogo è ugualmente probabile.
ruling-kromosaurus_cards-cycle = Una carta pescata si mette da parte finché tutte sono uscite.
