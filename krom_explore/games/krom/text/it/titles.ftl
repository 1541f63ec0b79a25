# title-ID: what each rule is about, in a few words. Dots of the id are hyphens here.

## Setup

title-setup-table = Mazzi e segnalini all’inizio
title-setup-cards = Carte scoperte all’inizio
title-setup-characters = Scegliere un personaggio
title-setup-characters-choice = A chi tocca quale personaggio
title-setup-players = Che cosa ha ognuno all’inizio
title-setup-number = In quanti si gioca
title-setup-scenario = Cominciare a metà partita

## The turn

title-turn-phases = Le parti di un turno
title-turn-places = L’ordine dei luoghi
title-turn-action_phase = Uno dopo l’altro
title-turn-phase_order = L’ordine delle cose nella tua fase

## Movement

title-movement-secret = Scegliere dove andare
title-movement-reveal = Mostrare dove vanno tutti
title-movement-must_move = Muoversi è obbligatorio
title-movement-cards = Le carte Destinazione tornano in mano

## Combat

title-combat-start = Quando c’è un combattimento
title-combat-roll = I dadi di un combattimento
title-combat-dice = Più combattenti che dadi
title-combat-winner = Chi vince un combattimento, e l’ordine dopo
title-combat-total = Per che cosa contano le carte combattimento
title-combat-tie-weight = Le parità le decide il peso
title-combat-tie-roll_off = Pesi uguali
title-combat-damage = Quanti punti vita perde chi perde

## Life

title-life-loss = Perdere punti vita
title-life-least = Punti vita sotto zero
title-life-most = Il massimo di punti vita

## Stunned

title-stunned-start = Quando un personaggio è tramortito
title-stunned-no_action = Chi è tramortito non agisce
title-stunned-figure = La pedina di chi è tramortito
title-stunned-robbery = Derubare chi è tramortito
title-stunned-robbery-each = Derubarne più d’uno
title-stunned-robbery-time = Quando si prende il bottino
title-stunned-recovery = Il risveglio
title-stunned-after_acting = Tramortiti dopo aver agito
title-stunned-no_combat = Tramortiti prima del combattimento
title-stunned-counter = Le contromosse di chi è tramortito

## The places

title-place-optional = Saltare l’azione di un luogo
title-place-once = Un’azione del luogo per fase
title-cave-where = Dove si riposa e si compra
title-cave-rest = Riposare
title-cave-services = I prezzi della Caverna
title-cave-one_of_two = Riposare o comprare, non tutti e due
title-forest-where = Dove si raccoglie
title-forest-first_card = La prima carta Raccolta
title-forest-more_cards = Il prezzo di altre carte Raccolta
title-forest-most = Il massimo di carte per visita
title-forest-reward = Che cosa dà una carta Raccolta
title-forest-shuffle = Rimescolare gli scarti
title-forest-shuffle-draw = Chi mescola deve pescare
title-forest-runs_out = Il mazzo Raccolta è vuoto
title-forest-discard = Guardare gli scarti
title-savannah-where = Dove si caccia
title-savannah-prey = Scegliere una preda
title-savannah-extra_dice = Comprare dadi per una caccia
title-savannah-dice_price = Il prezzo dei dadi per una caccia
title-savannah-success = Catturare la preda
title-savannah-reward = Che cosa dà una preda
title-savannah-replace = Si scopre una nuova preda
title-savannah-failure = La preda scappa
title-savannah-one_hunt = Una caccia per fase
title-savannah-runs_out = Il mazzo Caccia è vuoto
title-mountain-where = Dove si scala
title-mountain-roll = Il primo lancio di una scalata
title-mountain-reroll = Il prezzo dei rilanci
title-mountain-keep = Tenere dadi
title-mountain-keep-later = Rilanciare dopo un dado tenuto
title-mountain-no_interruption = Carte a metà di una scalata
title-mountain-best = La combinazione che viene pagata
title-mountain-reward = Che cosa pagano le combinazioni
title-mountain-result-nothing = Nessuna combinazione
title-mountain-result-pair = Una coppia
title-mountain-result-two_pairs = Una doppia coppia
title-mountain-result-three = Un tris
title-mountain-result-straight = Una scala
title-mountain-result-full = Un full
title-mountain-result-four = Un poker
title-mountain-result-five = Cinque uguali

## Evolutions

title-evolutions-realise = Realizzare un’Evoluzione
title-evolutions-shown = Quali Evoluzioni si possono realizzare
title-evolutions-cost = Quanto costa un’Evoluzione
title-evolutions-no_krom = I Krom non pagano Evoluzioni
title-evolutions-place = Evoluzioni legate a un luogo
title-evolutions-replace = Si scopre una nuova Evoluzione
title-evolutions-number = Più Evoluzioni in una fase
title-evolutions-kept = Le Evoluzioni realizzate restano scoperte
title-evolutions-safe = Le Evoluzioni non si possono portare via

## Bonus cards

title-bonus-hidden = Le carte Bonus sono segrete
title-bonus-play = Che cosa fanno le carte Bonus
title-bonus-discard = Le carte Bonus usate si scartano
title-bonus-action = Quando si usano le carte Bonus
title-bonus-hand = Quante carte Bonus si possono avere
title-bonus-number = Più carte Bonus in una fase
title-bonus-combat = Carte combattimento
title-bonus-combat-order = Chi decide per primo sulle carte combattimento
title-bonus-counter = Contromosse
title-bonus-counter-place = Bloccare da un altro luogo
title-bonus-counter-again = Bloccare una contromossa
title-bonus-counter-order = Chi può bloccare per primo
title-bonus-place = Carte Bonus con un luogo
title-bonus-place-combat = Carte combattimento con un luogo
title-bonus-target = Contro chi si usa una carta
title-bonus-target_short = Un bersaglio che ha troppo poco
title-bonus-resource_choice = Quale risorsa prende una carta
title-bonus-runs_out = Il mazzo Bonus è vuoto
title-bonus-effect-dice = Carte che fanno lanciare più dadi
title-bonus-effect-plus = Carte che aumentano il tuo totale
title-bonus-effect-counter = Che cosa fa una contromossa
title-bonus-effect-gain = Carte che ti danno qualcosa
title-bonus-effect-lose = Carte che fanno perdere qualcosa agli altri
title-bonus-effect-lose-stun = Tramortire con una carta
title-bonus-effect-steal = Carte che rubano
title-bonus-effect-convert = Carte che trasformano una cosa in un’altra
title-bonus-effect-convert-countered = Il prezzo di una carta bloccata
title-bonus-effect-swap = Carte che scambiano con qualcun altro

## The end

title-ending-goal = Di che cosa parla il gioco
title-ending-target = Chi vince la partita
title-ending-longer = Una partita più lunga
title-ending-evolutions_gone = Non restano Evoluzioni

## The glacial map

title-glacial-map = La mappa glaciale
title-glacial-cold = Il freddo
title-glacial-last_life = Il freddo non può tramortire
title-glacial-warmth = Il calore della Caverna

## The Kromosaurus

title-kromosaurus-optional = Con o senza Kromosauro
title-kromosaurus-either_side = Il Kromosauro sulla mappa glaciale
title-kromosaurus-setup = Il Kromosauro all’inizio
title-kromosaurus-movement = Dove va il Kromosauro
title-kromosaurus-cards = Le carte del Kromosauro
title-kromosaurus-combat = Combattere contro il Kromosauro
title-kromosaurus-plus = Il dado del Kromosauro
title-kromosaurus-wins = Il Kromosauro vince
title-kromosaurus-tie = Parità con il Kromosauro
title-kromosaurus-trophy = Abbattere il Kromosauro
title-kromosaurus-trophy-winner = A chi va il trofeo
title-kromosaurus-trophy-wins = Vincere la partita con il trofeo
title-kromosaurus-trophy-lost = Perdere il trofeo
title-kromosaurus-bonus = Carte Bonus e Kromosauro

## The supply and the table

title-supply-tokens = Quando i segnalini finiscono
title-table-open = Che cosa possono vedere tutti
title-table-no_trade = Niente scambi liberi
