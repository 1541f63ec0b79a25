# rule-ID: what each rule says, in our own words. Dots of the id are hyphens here.
#
# A rule says what is in force: rulebook.rule_text gives it the options of the rulings that rules.toml names for it,
# one variable for each ruling ("none" where a ruleset does not know the ruling), and the facts of the box
# (rulebook.facts). Numbers of the game stand in the ruleset, not here.

## Pieces of sentences that several rules and pages share

# $heavier_places, $lighter_places: “nella Caverna e nella Savana”, or none
said-ties = { $heavier_places ->
    [none] Vince ovunque chi pesa di meno.
   *[other] { $lighter_places ->
        [none] Vince ovunque chi pesa di più.
       *[other] Chi pesa di più vince { $heavier_places }, chi pesa di meno { $lighter_places }.
    }
}
# $supply: the ruling
said-supply = { $supply ->
    [box] {" "}Se la riserva non basta, ricevi ciò che resta.
   *[unlimited] {""}
}
said-evolutions = { $evolutions ->
    [one] { $evolutions } Evoluzione
   *[other] { $evolutions } Evoluzioni
}
# $least, $most
said-players = { $least ->
    [same] { $most }
   *[other] { $least }–{ $most }
}
# $points, and $players: “2, 3 o 4”
said-goal = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} se si gioca in { $players }
# $points that a game was agreed to take
said-goal-here = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in questa partita
# $goods: “1 Legno, 1 Pietra o 1 Osso”, $price: “3 Krom”
said-service = { $goods } per { $price }
# $n, and $price: “2 Krom”
said-dice = { $n ->
    [one] { $n } dado in più per { $price }
   *[other] { $n } dadi in più per { $price }
}
# $choice: “2 Pietre o 2 carte Bonus”, $combination: “un full”
said-choice = { $choice } per { $combination }
# $pays: “3 Krom”, $combination: “una coppia”
said-payout = { $pays } per { $combination }
# $least, $most: what the cards of a deck show
said-range = { $least ->
    [same] { $most }
   *[other] da { $least } a { $most }
}
# $deck, $n
said-deck = { $deck ->
    [hunt] { $n ->
        [one] { $n } carta Caccia
       *[other] { $n } carte Caccia
    }
    [gathering] { $n ->
        [one] { $n } carta Raccolta
       *[other] { $n } carte Raccolta
    }
    [evolution] { $n ->
        [one] { $n } Evoluzione
       *[other] { $n } Evoluzioni
    }
   *[bonus] { $n ->
        [one] { $n } carta Bonus
       *[other] { $n } carte Bonus
    }
}
# $name
said-card = “{ $name }”
# $name, $weight
said-weight = { $name } { $weight }
# $cards_named: “Colpo di clava” e “Doppia clava”, or none
said-in-this-box = { $cards_named ->
    [none] {" "}In questa scatola non c’è una carta così.
   *[other] {" "}In questa scatola: { $cards_named }.
}

## Setup

rule-setup-table = Ogni mazzo è mescolato e sta coperto al suo posto sul tabellone: { $decks }. I segnalini aspettano al loro: { $tokens }.
rule-setup-cards = All’inizio { $prey } prede e { said-evolutions } stanno a faccia in su, ognuna nel suo spazio sul tabellone.
rule-setup-characters = { $characters ->
    [random] Ognuno riceve a caso uno dei { $characters_many } personaggi e prende la sua scheda e la sua pedina.
   *[free] Ognuno sceglie uno dei { $characters_many } personaggi e prende la sua scheda e la sua pedina.
} In questa scatola sono { $characters_named }.
rule-setup-characters-choice = Lo stesso personaggio non può averlo più di una persona. { $characters ->
    [random] A chi tocca quale, lo decide il caso.
   *[free] Puoi prenderne uno qualsiasi ancora libero.
}
rule-setup-players = Ognuno comincia { $start_place } con { $start }, e ha una carta Destinazione per ognuno dei { $places_many } luoghi.
rule-setup-number = Il gioco è per { $players } giocatori. Secondo il numero di giocatori possono cambiare solo i punti che servono per vincere.
rule-setup-scenario = Un tavolo si può preparare anche a metà partita, in qualsiasi posizione che la scatola permette.

## The turn

rule-turn-phases = Un turno comincia con una fase di movimento. Poi ognuno ha una fase di azione.
rule-turn-places = Si procede luogo per luogo, in quest’ordine: { $order_of_places }. Un combattimento si fa quando tocca al suo luogo, non all’inizio.
rule-turn-action_phase = In un luogo si agisce uno dopo l’altro. Quando nell’ultimo luogo ha agito anche l’ultimo, comincia il turno successivo.
rule-turn-phase_order = { $phase_order ->
    [place_first] Nella tua fase di azione viene prima l’azione del luogo, oppure la salti. Evoluzioni e carte Bonus seguono.
   *[free] Nella tua fase di azione l’ordine lo scegli tu: azione del luogo, Evoluzioni e carte Bonus.
} Dopo un lancio di dadi, il risultato viene prima di tutto il resto{ $mountain_cards ->
    [between_rerolls] {""}, ma sulla Montagna le carte Bonus possono venire fra due lanci.
   *[not_during] .
}

## Movement

rule-movement-secret = Tutti scelgono nello stesso momento dove andare, ognuno con una carta Destinazione a faccia in giù.
rule-movement-reveal = Quando tutti hanno scelto, le carte si girano insieme, e le pedine si muovono.
rule-movement-must_move = Nessuno può restare. Scegli un luogo qualsiasi tranne il tuo: al primo turno nessuno rimane { $start_place }.
rule-movement-cards = Le tue carte Destinazione tornano subito in mano: a ogni turno ti è aperto ogni luogo tranne il tuo.

## Combat

rule-combat-start = Se nello stesso luogo c’è più di un giocatore, prima si combatte e poi si agisce. Nessuno può rifiutare, in nessun luogo.
rule-combat-roll = Chi combatte lancia un dado.
rule-combat-dice = Se ci sono più combattenti che dadi nella scatola, un dado si lancia semplicemente di nuovo.
rule-combat-winner = Il totale più alto vince e agisce per primo; gli altri seguono dal più alto al più basso. A vincere è sempre esattamente uno, che non perde punti vita.
rule-combat-total = { $combat_cards_count ->
    [winner_only] Le carte combattimento contano solo per chi vince. L’ordine degli altri e il danno vengono solo dai dadi.
   *[all] Conta il totale finale, con tutte le carte combattimento dentro: per chi vince, per le parità, per l’ordine e per il danno.
}
rule-combat-tie-weight = Chi ha lo stesso totale si ordina secondo il peso sulla scheda personaggio. { said-ties } Così si decide ogni parità, non solo quella per il primo posto. Dal più leggero al più pesante, in chili: { $weights }.
rule-combat-tie-roll_off = { $equal_weights ->
    [roll_off] Chi è in parità e pesa uguale lancia di nuovo, finché i dadi sono diversi.
   *[refused] Nessuno pesa quanto un altro, perciò il peso decide ogni parità. Una scatola con due pesi uguali non è accettata.
}
rule-combat-damage = { $combat_cards_count ->
    [winner_only] Chi non vince perde in punti vita la differenza fra il dado di chi vince e il proprio. Se quello di chi vince non è più alto, non si perde niente.
   *[all] Chi non vince perde in punti vita la differenza fra il totale di chi vince e il proprio. Chi ha lo stesso totale non perde niente.
}

## Life

rule-life-loss = Quando perdi punti vita, il tuo cuore scende lungo l’indicatore.
rule-life-least = I punti vita non vanno mai sotto zero. Ciò che una perdita toglierebbe in più si dimentica.
rule-life-most = Quando ottieni punti vita, il tuo cuore sale lungo l’indicatore, fino a { $life } al massimo. Ciò che andrebbe oltre si perde.

## Stunned

rule-stunned-start = Un personaggio che scende a zero punti vita è tramortito. Un combattimento può tramortirne più d’uno insieme.
rule-stunned-no_action = Chi è tramortito non ha la fase di azione in questo turno, e nell’ordine gli altri vanno avanti di un posto.
rule-stunned-figure = La pedina di un personaggio tramortito resta dov’è.
rule-stunned-robbery = Chi vince un combattimento può derubare chi vi è stato tramortito. Il bottino è una cosa sola: un Legno, una Pietra o un Osso, oppure metà dei Krom arrotondata per eccesso, oppure una carta Bonus pescata alla cieca. Chi è tramortito da una carta non si deruba.
rule-stunned-robbery-each = { $robberies ->
    [once] Se un combattimento ne tramortisce più d’uno, chi vince può derubarne uno solo.
   *[each] Se un combattimento ne tramortisce più d’uno, chi vince può derubarli una volta ciascuno.
} { $robbery_order ->
    [winner] Da chi cominciare lo dice chi vince.
   *[rank] Si comincia da chi è messo meglio.
}
rule-stunned-robbery-time = { $robbery_time ->
    [own_phase] Chi vince prende il bottino all’inizio della propria fase di azione, dopo il freddo o il calore della mappa glaciale.
   *[after_damage] Chi vince prende il bottino subito dopo il danno, prima che qualcuno agisca.
}
rule-stunned-recovery = All’inizio del turno successivo un personaggio tramortito si risveglia con { $life } punti vita, e poi si muove e gioca come tutti.
rule-stunned-after_acting = { $stunned_after_acting ->
    [next_action] Chi viene tramortito dopo aver agito in questo turno si risveglia al prossimo, ma lì non ha la fase di azione.
   *[nothing] Chi viene tramortito dopo aver agito in questo turno non ha più niente da perdere. Il prossimo turno va come al solito.
}
rule-stunned-no_combat = { $stunned_before_combat ->
    [fights] Combattono tutti quelli che sono nel luogo, anche chi è a terra quando il combattimento comincia.
   *[absent] Chi è a terra quando comincia il combattimento del luogo non combatte e non può essere derubato da chi vince. Se in piedi ne resta uno solo, non c’è combattimento.
}
rule-stunned-counter = { $stunned_counter ->
    [no] Chi è tramortito perde la fase di azione, e non può nemmeno bloccare le carte Bonus degli altri.
   *[yes] Chi è tramortito perde la fase di azione, ma può ancora bloccare le carte Bonus degli altri.
}

## The places

rule-place-optional = { $place_action ->
    [compulsory] Devi fare l’azione del tuo luogo, se puoi.
   *[optional] Puoi saltare l’azione del tuo luogo. Ma se la cominci, ne fai almeno la parte gratis.
}
rule-place-once = { $place_times ->
    [twice] L’azione di un luogo si può fare una seconda volta in una fase di azione, tranne la caccia.
   *[once] L’azione di un luogo si fa una volta in una fase di azione.
}

rule-cave-where = Riposi e compri solo mentre sei nella Caverna.
rule-cave-rest = Un riposo nella Caverna dà { $rest }. I punti vita per cui non c’è posto si perdono.
rule-cave-services = { $services ->
    [none] Nella Caverna non c’è niente in vendita.
   *[other] Nella Caverna puoi comprare { $services }, quanto e come vuoi, finché puoi pagare.
}{ $life_block ->
    [0] {""}
    [one] {""}
   *[other] {" "}{ $life_blocks ->
        [pro_rata] Se non c’è posto per un gruppo intero di punti vita, paghi solo quelli che ci stanno, arrotondando per eccesso.
       *[full_price] I punti vita si vendono a gruppi, a prezzo pieno, anche se una parte è di troppo.
    }
}{ $supply ->
    [box] {" "}Ciò che è finito non si può comprare.
   *[unlimited] {""}
}
rule-cave-one_of_two = Nella Caverna o riposi o compri. Nella stessa fase non puoi fare tutte e due le cose.

rule-forest-where = Peschi carte Raccolta solo mentre sei nella Foresta.
rule-forest-first_card = La tua prima carta Raccolta nella Foresta { $first_card ->
    [0] è gratis.
   *[other] costa { $first_card } Krom.
}
rule-forest-more_cards = { $card_prices ->
    [none] Dopo la prima carta non ce ne sono altre.
   *[other] Dopo la prima carta puoi continuare, una carta alla volta, e paghi ognuna prima di vederla. Una dopo l’altra costano { $card_prices } Krom.
}
rule-forest-most = { $cards ->
    [one] In una visita si può pescare solo { $cards } carta.
   *[other] In una visita si possono pescare al massimo { $cards } carte.
}
rule-forest-reward = Ricevi subito ciò che mostra la carta, se mostra qualcosa, e la scarti. Solo allora decidi se pescare ancora.{ $empty_cards ->
    [0] {""}
   *[other] {" "}Delle { $gathering_cards } carte di questa scatola { $empty_cards ->
        [one] { $empty_cards } non mostra niente.
       *[other] { $empty_cards } non mostrano niente.
    }
}{ said-supply }
rule-forest-shuffle = Prima della tua prima carta puoi rimescolare gli scarti nel mazzo.
rule-forest-shuffle-draw = Se mescoli gli scarti della Foresta, peschi almeno una carta.
rule-forest-runs_out = { $gathering_runs_out ->
    [stop] Se il mazzo finisce mentre peschi, la tua visita si ferma lì, e mescola chi viene dopo.
   *[reshuffle] Se il mazzo finisce mentre peschi, gli scarti si mescolano subito e diventano il nuovo mazzo.
}
rule-forest-discard = { $forest_discard ->
    [face_down] Gli scarti della Foresta sono coperti. Si sa solo quanti sono.
   *[face_up] Gli scarti della Foresta sono scoperti. Tutti possono vedere quali carte devono ancora uscire.
}

rule-savannah-where = Cacci solo mentre sei nella Savana.
rule-savannah-prey = { $savannah_hunt ->
    [compulsory] Nella Savana devi cacciare: scegli una delle { $prey } prede scoperte.
   *[optional] Per una caccia scegli una delle { $prey } prede scoperte.
} Lanci tanti dadi quanti ne mostra la sua carta, in questa scatola { $prey_dice }.
rule-savannah-extra_dice = { $extra_dice ->
    [0] Per una caccia non si possono comprare altri dadi.
    [one] Prima di lanciare puoi comprare { $extra_dice } dado in più. Dopo il lancio è troppo tardi.
   *[other] Prima di lanciare puoi comprare fino a { $extra_dice } dadi in più. Dopo il lancio è troppo tardi.
}
rule-savannah-dice_price = { $dice_prices ->
    [none] Altri dadi per una caccia non hanno un prezzo.
   *[other] Altri dadi per una caccia si pagano in Krom: { $dice_prices }.
}
rule-savannah-success = Se la somma dei tuoi dadi è pari al valore della preda o più alta, la catturi. Valori in questa scatola: { $prey_values }.
rule-savannah-reward = Una preda catturata ti dà ciò che c’è sulla sua carta: Krom, risorse, punti vita o carte Bonus.{ said-supply }
rule-savannah-replace = Una preda catturata va fra gli scarti, e subito se ne scopre una nuova. Chi caccia dopo può già sceglierla.
rule-savannah-failure = Se la somma dei tuoi dadi è sotto il valore, torni a mani vuote. La preda resta dov’è, e ciò che hai pagato è perso.
rule-savannah-one_hunt = In una fase di azione cacci una volta, che tu catturi qualcosa o no.
rule-savannah-runs_out = { $hunt_runs_out ->
    [fewer] Se il mazzo Caccia è vuoto quando serve una nuova preda, lo spazio resta vuoto, e ci sono meno prede fra cui scegliere.
   *[reshuffle] Se il mazzo Caccia è vuoto quando serve una nuova preda, i suoi scarti si mescolano e diventano il nuovo mazzo.
}

rule-mountain-where = Scali solo mentre sei sulla Montagna.
rule-mountain-roll = Una scalata comincia con un lancio di { $dice } dadi.
rule-mountain-reroll = { $rerolls ->
    [0] Il primo lancio di una scalata è anche l’ultimo.
    [one] Poi puoi pagare Krom per rilanciare una volta. Costa { $reroll_prices } Krom.
   *[other] Poi puoi pagare Krom per rilanciare, fino a { $rerolls } volte. Uno dopo l’altro i rilanci costano { $reroll_prices } Krom.
}
rule-mountain-keep = Ogni volta tieni i dadi che vuoi e rilanci gli altri.
rule-mountain-keep-later = { $mountain_dice ->
    [locked] Un dado che hai tenuto resta com’è fino alla fine della scalata.
   *[free] Un dado che hai tenuto prima si può rilanciare dopo.
}
rule-mountain-no_interruption = { $mountain_cards ->
    [between_rerolls] Fra due lanci di una scalata puoi usare carte Bonus. Le Evoluzioni aspettano la fine.
   *[not_during] Dal primo lancio alla ricompensa una scalata non si interrompe: niente Evoluzioni e niente carte Bonus nel mezzo.
}
rule-mountain-best = { $mountain_result ->
    [choose] Ti viene pagata esattamente una combinazione. Può essere una qualsiasi fra quelle che si vedono nei tuoi dadi, anche una più piccola.
   *[best] Ti viene pagata esattamente una combinazione: quella che tutti i tuoi dadi fanno alla fine, non una più piccola al loro interno.
}
rule-mountain-reward = Quando ti fermi, ricevi la ricompensa della tua combinazione{ $payouts ->
    [none] .
   *[other] : { $payouts }.
}{ $choices ->
    [none] {""}
   *[other] {" "}Dove c’è una “o”, scegli tu.
}{ said-supply }
rule-mountain-result-nothing = { $nothing_pays ->
    [none] Dadi che non fanno nessuna combinazione non pagano niente.
   *[other] Dadi che non fanno nessuna combinazione pagano comunque { $nothing_pays }.
}
rule-mountain-result-pair = Due dadi con lo stesso numero sono una coppia.
rule-mountain-result-two_pairs = Due dadi con un numero e due con un altro sono una doppia coppia.
rule-mountain-result-three = Tre dadi con lo stesso numero sono un tris.
rule-mountain-result-straight = { $straights ->
    [none] Dadi che si seguono senza buchi sono una scala. Questa scatola ha troppo pochi dadi per farne una.
   *[other] Dadi che si seguono senza buchi sono una scala: { $straights }. Pagano tutte allo stesso modo.
}
rule-mountain-result-full = Tre dadi con un numero e due con un altro sono un full.
rule-mountain-result-four = Quattro dadi con lo stesso numero sono un poker.
rule-mountain-result-five = Cinque dadi con lo stesso numero sono cinque uguali.

## Evolutions

rule-evolutions-realise = Nella tua fase di azione, e solo allora, puoi realizzare un’Evoluzione. Fai i punti della sua carta, in questa scatola { $evolution_points }.
rule-evolutions-shown = Scegli fra le carte scoperte sul tabellone: { said-evolutions }.
rule-evolutions-cost = Paghi i Legni, le Pietre e le Ossa che la carta mostra.
rule-evolutions-no_krom = I Krom non possono sostituire Legno, Pietra e Osso di un’Evoluzione.
rule-evolutions-place = Se la carta mostra un luogo, devi essere lì. Altrimenti puoi realizzarla ovunque.
rule-evolutions-replace = Quando si prende un’Evoluzione, subito si scopre la prossima nel suo spazio.
rule-evolutions-number = { $evolutions_per_phase ->
    [one] In una fase di azione puoi realizzare una sola Evoluzione.
   *[any] In una fase puoi realizzare tutte le Evoluzioni che puoi pagare, anche una appena scoperta.
}
rule-evolutions-kept = Le Evoluzioni che hai realizzato restano scoperte davanti a te, così tutti possono contare i punti.
rule-evolutions-safe = Nessuno può toglierti un’Evoluzione realizzata o i suoi punti.

## Bonus cards

rule-bonus-hidden = Le tue carte Bonus le tieni segrete.
rule-bonus-play = Una carta Bonus ti dà qualcosa, o fa qualcosa a qualcun altro. Nel mazzo ce ne sono { $bonus_cards }.
rule-bonus-discard = Quando usi una carta Bonus, tutti la vedono, e va fra gli scarti.
rule-bonus-action = Una carta Bonus senza un simbolo speciale si usa nella propria fase di azione.
rule-bonus-hand = { $hand_limit ->
    [none] Puoi avere quante carte Bonus vuoi.
   *[other] Puoi avere { $hand_limit } carte Bonus. Se ne hai tante così, non ne ricevi altre finché non ne usi una.
} Una appena pescata si può usare nello stesso turno.
rule-bonus-number = { $bonus_per_phase ->
    [one] In una fase di azione puoi usare una sola carta Bonus.
   *[any] In una fase puoi usare quante carte Bonus vuoi.
}
rule-bonus-combat = Una carta combattimento si usa in un combattimento, dopo i dadi, e la usa chi vi combatte. Se ne possono usare più d’una, e il risultato vale quando nessuno vuole aggiungerne altre.
rule-bonus-combat-order = { $combat_card_order ->
    [lightest_first] Decide per primo chi pesa di meno fra chi non ha passato: una carta o un passo. Dopo ogni carta chi ha passato può rientrare. Finisce quando tutti hanno passato.
    [seats] Si decide nell’ordine in cui si è seduti: una carta o un passo. Dopo ogni carta chi ha passato può rientrare. Finisce quando tutti hanno passato.
    [sealed] Tutti i combattenti scelgono in segreto una carta o nessuna e la mostrano insieme. Si continua, giro dopo giro, finché nessuno aggiunge una carta.
   *[worst_first] Decide per primo chi è messo peggio: una carta o un passo. Dopo ogni carta si guardano di nuovo le posizioni, e chi ha passato può rientrare. Finisce quando tutti hanno passato.
}
rule-bonus-counter = Una contromossa si usa nel momento in cui qualcun altro usa una carta Bonus.
rule-bonus-counter-place = { $counter_place ->
    [same_place] Può bloccare una carta solo chi è nello stesso luogo.
   *[anywhere] Può bloccare una carta chiunque altro, da qualsiasi luogo.
}
rule-bonus-counter-again = { $counter_counter ->
    [refused] Una contromossa è definitiva: non si può bloccare.
   *[allowed] Anche una contromossa è una carta Bonus, perciò si può bloccare. L’ultima usata ha effetto per prima.
}
rule-bonus-counter-order = { $counter_order ->
    [heaviest_first] Se più persone possono bloccare, si chiede prima a chi pesa di più.
    [seats] Se più persone possono bloccare, si chiede nell’ordine in cui sono sedute.
   *[lightest_first] Se più persone possono bloccare, si chiede prima a chi pesa di meno.
} Appena qualcuno blocca, agli altri non si chiede più.
rule-bonus-place = Una carta con il simbolo di un luogo si usa solo mentre sei lì.
rule-bonus-place-combat = Una carta combattimento con il simbolo di un luogo chiede tutti e due: il combattimento e il luogo.
rule-bonus-target = Una carta che ha un bersaglio si usa contro qualcun altro, mai contro di sé. { $target_place ->
    [same_place] Il bersaglio deve essere nel tuo stesso luogo.
   *[anywhere] Il bersaglio può essere in qualsiasi luogo, a meno che la carta rubi.
} { $stunned_target ->
    [no] Chi è tramortito si lascia in pace.
   *[yes] Anche chi è tramortito può essere un bersaglio.
}
rule-bonus-target_short = { $short_target ->
    [refused] Il bersaglio di una perdita o di un furto deve avere tutto ciò che la carta dice, altrimenti non è possibile usarla così.
   *[as_much] Se il bersaglio di una perdita o di un furto ha meno di ciò che la carta dice, prendi ciò che c’è, ma qualcosa deve esserci.
} { $short_swap ->
    [as_much] In uno scambio dai tutto ciò che la carta dice e ricevi ciò che l’altra parte ne ha, se ne ha.
   *[refused] Per uno scambio tutte e due le parti devono avere la quantità intera.
}
rule-bonus-resource_choice = { $resource_choice ->
    [target] Quando una carta prende una risorsa qualsiasi, quale lo dice chi la perde.
   *[card_player] Quando una carta prende una risorsa qualsiasi, quale lo dice chi usa la carta.
}
rule-bonus-runs_out = { $bonus_runs_out ->
    [none] Se il mazzo Bonus è vuoto, non si pescano più carte Bonus.
   *[reshuffle] Se il mazzo Bonus è vuoto, i suoi scarti si mescolano e diventano il nuovo mazzo. Se tutte le { $bonus_cards } carte sono in mano a qualcuno, non se ne pescano.
}
rule-bonus-effect-dice = In un combattimento lanci altri dadi e li aggiungi al tuo totale.{ said-in-this-box }
rule-bonus-effect-plus = In un combattimento aggiungi al tuo totale il numero della carta.{ said-in-this-box }
rule-bonus-effect-counter = La carta bloccata va fra gli scarti e non fa niente.{ said-in-this-box }
rule-bonus-effect-gain = Ottieni i Krom, le risorse o i punti vita della carta.{ said-supply }{ said-in-this-box }
rule-bonus-effect-lose = Qualcun altro perde i Krom, le risorse o i punti vita della carta.{ said-in-this-box }
rule-bonus-effect-lose-stun = { $card_stun ->
    [stops_at_one] Una carta che toglie punti vita non prende mai l’ultimo, perciò non può tramortire.
   *[yes] Una carta che toglie punti vita può tramortire, ma allora nessuno deruba.
}
rule-bonus-effect-steal = Prendi i Krom o le risorse della carta da qualcun altro che è nel tuo stesso luogo.{ said-in-this-box }
rule-bonus-effect-convert = Cedi i Krom o le risorse della carta e in cambio ne ottieni altri.{ said-supply }{ said-in-this-box }
rule-bonus-effect-convert-countered = { $countered_price ->
    [paid] Se una carta che ti fa cedere qualcosa viene bloccata, lo cedi lo stesso.
   *[kept] Se una carta che ti fa cedere qualcosa viene bloccata, perdi soltanto la carta.
}
rule-bonus-effect-swap = Tu e qualcun altro scambiate Krom o risorse: dai ciò che dice la carta e ricevi ciò che dice la carta.{ said-in-this-box }

## The end

rule-ending-goal = Raccogli risorse per realizzare Evoluzioni, e chi inventa meglio guida il clan.
rule-ending-target = Chi arriva per primo ai punti Evoluzione necessari vince, subito, anche a metà di un turno. Servono { $goals }.
rule-ending-longer = Per una partita più lunga ci si accorda prima di cominciare: { $longer ->
    [one] serve { $longer } punto in più.
   *[other] servono { $longer } punti in più.
} In tutto allora: { $goals_longer }.
rule-ending-evolutions_gone = { $evolution_runs_out ->
    [ends] Quando è realizzata l’ultima Evoluzione la partita finisce, e vince chi ha più punti. Fra pari vince chi l’ha realizzata, o altrimenti chi siede subito dopo.
   *[empty] Quando il mazzo Evoluzione è vuoto, gli spazi restano vuoti e la partita continua.
}

## The glacial map

rule-glacial-map = Il retro del tabellone è la mappa glaciale. Chi ama il freddo può giocarci.
rule-glacial-cold = Se cominci la fase di azione nella Foresta, nella Savana o sulla Montagna, il freddo ti toglie { $cold ->
    [one] { $cold } punto vita
   *[other] { $cold } punti vita
}. Chi non ha una fase di azione non lo sente: né chi è tramortito né il Kromosauro.
rule-glacial-last_life = Il freddo non prende mai il tuo ultimo punto vita, perciò non può tramortirti.
rule-glacial-warmth = Se cominci la fase di azione nella Caverna, il suo calore ti dà { $warmth ->
    [one] { $warmth } punto vita
   *[other] { $warmth } punti vita
}, oltre a ciò che ottieni riposando o comprando. Con tutti i punti vita non fa niente.

## The Kromosaurus

rule-kromosaurus-optional = Si può giocare con il Kromosauro o senza.
rule-kromosaurus-either_side = Il Kromosauro può partecipare su tutti e due i lati del tabellone.
rule-kromosaurus-setup = Il Kromosauro comincia accanto al tabellone, con { $beast_life } punti vita su un indicatore tutto suo. Entra con la sua prima carta Destinazione.
rule-kromosaurus-movement = Dopo il movimento di tutti si pesca una delle { $beast_cards } carte Destinazione del Kromosauro, che va lì: { $beast_places }. Può restare dov’è.{ $never_to ->
    [none] {""}
   *[other] {" "}Non viene mai { $never_to }.
}
rule-kromosaurus-cards = { $kromosaurus_cards ->
    [cycle] Una carta pescata per il Kromosauro si mette da parte finché tutte le sue carte sono uscite.
   *[shuffled] Tutte le carte del Kromosauro si mescolano a ogni turno, perciò sono ogni volta ugualmente probabili.
}
rule-kromosaurus-combat = Se il Kromosauro è dove ci sono uno o più giocatori, combattono tutti prima che qualcuno agisca lì. Combatte come un giocatore.
rule-kromosaurus-plus = Il Kromosauro lancia un dado e aggiunge sempre { $beast_plus }.
rule-kromosaurus-wins = Se vince il Kromosauro, i giocatori perdono punti vita come al solito, ma lui non deruba nessuno. Agisce per primo il giocatore messo meglio.
rule-kromosaurus-tie = { $kromosaurus_tie ->
    [heaviest] A parità il Kromosauro conta come più pesante di tutti.
    [lightest] A parità il Kromosauro conta come più leggero di tutti.
    [wins] Il Kromosauro vince ogni parità, ovunque sia.
    [loses] Il Kromosauro perde ogni parità, ovunque sia.
   *[by_weight] A parità decide il peso del Kromosauro, come per tutti. In questa scatola è di { $beast_weight } chili.
} Se perde una parità con chi vince, non perde punti vita.
rule-kromosaurus-trophy = Quando il Kromosauro scende a zero punti vita, esce per sempre dalla partita. Chi l’ha abbattuto non ha niente da rubare, ma lo tiene come trofeo, che vale { $trophy ->
    [one] { $trophy } punto Evoluzione.
   *[other] { $trophy } punti Evoluzione.
}
rule-kromosaurus-trophy-winner = Il trofeo va a chi vince il combattimento in cui il Kromosauro cade, chiunque l’abbia ferito prima. Non si può rifiutare.
rule-kromosaurus-trophy-wins = { $trophy_win ->
    [own_phase] I punti del trofeo possono far vincere la partita solo nella fase di azione di chi lo ha.
   *[at_once] I punti del trofeo contano subito: già il combattimento può far vincere la partita.
}
rule-kromosaurus-trophy-lost = Se chi ha il trofeo viene tramortito in un combattimento, chi vince prende il trofeo e i suoi punti, oltre al bottino. Chi viene tramortito da una carta non perde il trofeo, e nessuna carta può rubarlo.
rule-kromosaurus-bonus = Il Kromosauro non è un giocatore, perciò nessuna carta Bonus può averlo come bersaglio. Le carte che aumentano il tuo totale funzionano contro di lui come sempre.

## The supply and the table

rule-supply-tokens = { $supply ->
    [box] Ci sono solo i segnalini della scatola: { $tokens }. Quando non bastano, ricevi ciò che resta.
   *[unlimited] I segnalini non finiscono. La scatola ne contiene: { $tokens }; se in gioco ce ne sono di più, usate qualcos’altro al loro posto.
}
rule-table-open = { $goods_shown ->
    [hidden] Ognuno tiene segreti Krom, risorse e numero di carte Bonus.
   *[public] Krom, risorse e numero di carte Bonus sono visibili a tutti.
}
rule-table-no_trade = I giocatori non si scambiano e non si regalano niente, a meno che lo dica una carta.
