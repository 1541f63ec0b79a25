### Exercises on the Savannah, the Mountain, Bonus cards and Evolutions, the glacial map, the Kromosaurus, a whole game.

## The Savannah

exercise-savannah-1 = Una preda chiede { $dice } dadi e ha valore { $value }. Non compri dadi. Quanto è probabile che la catturi?
exercise-savannah-1-hint = { $dice } dadi possono cadere in { $ways } modi. Conta quelli che fanno { $value }, poi quelli che fanno di più, fino alla somma più alta che c’è.
exercise-savannah-1-solution = Basta ogni somma da { $value } in su (regola savannah.success). Conta i modi di ottenere ognuna e sommali. Su tutti i { $ways } modi fa { $answer }.

# $small_dice, $small_value, $small_plain_percent, $small_more_percent and so on
exercise-savannah-2 = Puoi permetterti un dado in più, per una di tre prede. Contro quale alza di più la tua probabilità?
exercise-savannah-2-small = la piccola: { $small_dice } dado, valore { $small_value }
exercise-savannah-2-middle = la media: { $middle_dice } dadi, valore { $middle_value }
exercise-savannah-2-large = la grande: { $large_dice } dadi, valore { $large_value }
exercise-savannah-2-hint = Per ogni preda ti servono due probabilità: senza il dado e con il dado. Conta la distanza fra le due.
exercise-savannah-2-solution = { $answer }. Il dado porta la probabilità da { $small_plain_percent } a { $small_more_percent } per la piccola, da { $middle_plain_percent } a { $middle_more_percent } per la media, da { $large_plain_percent } a { $large_more_percent } per la grande. Dove è quasi sicuro o quasi impossibile, c’è meno da guadagnare.

exercise-savannah-3 = Una preda chiede { $dice ->
    [one] un dado
   *[other] { $dice } dadi
} e ha valore { $value }. Dà { $bones } Ossa, che nella Caverna costerebbero { $reward } Krom. Quanti Krom vale qui per te, in media, un dado comprato?
exercise-savannah-3-hint = Senza il dado la catturi con probabilità { $plain }, con il dado { $more }. Il dado si ripaga solo con la differenza.
exercise-savannah-3-solution = La probabilità sale da { $plain } a { $more }. Questa differenza per { $reward } Krom fa { $answer } Krom. Il dado costa { $price }: confronta i due numeri prima di comprare.

## The Mountain

exercise-mountain-1 = Tieni { $kept } e lanci una volta l’ultimo dado. Quanto è probabile fare { $full }?
exercise-mountain-1-hint = Guarda una per una le facce dell’ultimo dado. Quali delle { $sides } danno tre di un numero e due dell’altro?
exercise-mountain-1-solution = Ognuno dei due numeri che hai tenuto dà { $full }: { $answer }.

exercise-mountain-2 = Il tuo primo lancio è { $dice }, e hai i Krom per tutti i { $rerolls } rilanci. Quali dadi tieni? Vuoi guadagnare in media il più possibile, tolti i Krom. Tenerne cinque vuol dire fermarsi.
exercise-mountain-2-hint = In questo lancio ci sono due piani. Quanti dadi mancano a ognuno per qualcosa che paga bene?
exercise-mountain-2-solution = Tieni { $answer }: vale in media { $best_about } Krom. Tenere la coppia vale { $pair_about }: l’errore costa { $lost_about } Krom.

## Bonus cards and Evolutions

exercise-bonus-1 = Alma vuole realizzare “{ $card }”, che non mostra un luogo. Le manca una risorsa ({ $good }) e ha { $price } Krom. In quale luogo può realizzarla di sicuro, proprio in questa fase di azione?
exercise-bonus-1-cave = nella Caverna
exercise-bonus-1-forest = nella Foresta
exercise-bonus-1-savannah = nella Savana
exercise-bonus-1-mountain = sulla Montagna
exercise-bonus-1-anywhere = ovunque, bastano i suoi Krom
exercise-bonus-1-hint = Carte e dadi possono portarle ciò che le serve, oppure no. Quale luogo vende?
exercise-bonus-1-solution = { $answer }: lì compra il pezzo che manca per { $price } Krom e realizza l’Evoluzione nella stessa fase (regole cave.services ed evolutions.cost).

exercise-bonus-2 = Alma gioca “{ $card }”. Kolos risponde con “{ $counter }”. Anche Alma ha “{ $counter }” e la gioca subito. Che cosa succede?
exercise-bonus-2-happens = Alla fine Alma riceve i suoi Krom
exercise-bonus-2-nothing = Alma non riceve niente, e le tre carte sono andate
exercise-bonus-2-refused = Alma non può: una contromossa non si può bloccare
exercise-bonus-2-hint = Una contromossa è una carta Bonus che qualcun altro ha appena giocato. Contro che cosa serve una contromossa?
exercise-bonus-2-solution = { $answer }. { $again ->
    [refused] A questo tavolo si è deciso così
   *[allowed] La carta giocata per ultima si risolve per prima. Lo leggiamo così perché una contromossa è una carta Bonus
}; i regolamenti non parlano di contromosse bloccate (regola bonus.counter.again).

exercise-bonus-3 = Alma ({ $alma }) e Kolos ({ $kolos }) combattono { $where }. Alma gioca una carta che le fa lanciare un dado in più e aggiungerlo. Nessuno gioca altre carte. Quanto è probabile che adesso vinca?
exercise-bonus-3-hint = Quali facce la portano sopra { $kolos }? Quale la porta alla pari, e chi vince una parità { $where }?
exercise-bonus-3-solution = Aggiungi ogni faccia a { $alma } e confronta con { $kolos }. Non dimenticare la faccia che li rende uguali: decide il peso, { $where } per { $helped }. Alma vince con probabilità { $answer }.

## The glacial map

exercise-glacial-1 = Mappa glaciale. Karok arriva nella Caverna con { $life } punti vita e riposa. Quanti punti vita ha poi?
exercise-glacial-1-hint = Lì gli succedono due cose: una all’inizio della sua fase di azione, una perché riposa.
exercise-glacial-1-solution = Il calore dà { $warmth }, il riposo { $rest }: ha { $answer } (regole glacial.warmth e cave.rest).

exercise-glacial-2 = Mappa glaciale. Alma parte con { $life } punti vita e per { $turns } turni non vede la Caverna. Non incontra nessuno e non trova niente per guarire. Quanti punti vita ha dopo { $turns } turni?
exercise-glacial-2-hint = Segui i suoi punti vita turno per turno. Che cosa fa il freddo a chi ne ha uno solo?
exercise-glacial-2-solution = Il freddo ne toglie { $cold } per turno, ma mai l’ultimo (regola glacial.last_life). Ne ha { $answer }.

exercise-glacial-3 = Mappa glaciale. Alma ha { $life } punti vita e incontra Kolos { $where }. Nessuno ha carte. Quanto è probabile che in questo turno Alma finisca a terra?
exercise-glacial-3-hint = Che cosa viene prima, il combattimento o il freddo? E il freddo può tramortire qualcuno?
exercise-glacial-3-solution = Prima viene il combattimento, e il freddo non può tramortire. Deve quindi perdere almeno { $life } punti vita nel combattimento stesso: { $answer }.

## The Kromosaurus

exercise-kromosaurus-1 = Nei prossimi { $turns } turni Alma va in questi luoghi: { $route }. A ogni turno si pesca per il Kromosauro una delle sue { $cards } carte, { $cycle ->
    [yes] che torna quando tutte sono uscite
   *[no] e al turno dopo ci sono di nuovo tutte
}. Quanto è probabile che Alma lo incontri almeno una volta?
exercise-kromosaurus-1-hint = Il contrario è più facile: quanto è probabile che lo manchi ogni volta?
exercise-kromosaurus-1-solution = { $cycle ->
    [yes] Scrivi tutti gli ordini in cui possono uscire le sue carte, e cancella quelli in cui Alma lo manca ogni volta. La quota che resta:
   *[no] Lo manca con probabilità { $missed } a ogni turno, { $turns } volte di fila. Toglila da 1:
} { $answer }. Come tornano le sue carte è una nostra lettura dei regolamenti (regola kromosaurus.cards).

exercise-kromosaurus-2 = Ti resta un punto vita, e anche al Kromosauro. Combattete a mani nude finché uno cade. Quanto è probabile che tu lo abbatta?
exercise-kromosaurus-2-hint = Un combattimento ha tre finali: vinci tu, vince lui, nessuno perde niente. Che cosa cambia il terzo?
exercise-kromosaurus-2-solution = Sei in vantaggio con probabilità { $won } e alla pari con probabilità { $equal }. Le parità si combattono di nuovo: lasciale fuori. { $won } / (1 − { $equal }) = { $answer }.

# $most, $beast, $with_life_percent and so on
exercise-kromosaurus-3 = Il Kromosauro ha { $beast } punti vita e combatte con te finché uno cade. Chi ha la probabilità migliore contro di lui?
exercise-kromosaurus-3-life = chi ha { $most } punti vita e le mani nude
exercise-kromosaurus-3-plus = chi ha { $most } punti vita e un punto in più in ogni combattimento
exercise-kromosaurus-3-die = chi ha un solo punto vita e un dado in più in ogni combattimento
exercise-kromosaurus-3-hint = Muovi i cursori: prima i punti vita, poi i dadi. Quale sposta la curva?
exercise-kromosaurus-3-solution = { $answer }. Un solo punto vita e un dado in più: { $with_die_percent }. Tutti i punti vita e le mani nude: { $with_life_percent }. Tutti i punti vita e un punto in più: { $with_plus_percent }. La vita ti regala solo altri combattimenti. Come vanno, lo decide ciò che aggiungi al tuo dado.

## A whole game

exercise-play-1 = Si gioca in due, si vince con { $goal } punti. Alma realizza un’Evoluzione e ha { $goal } punti. Kolos in questo turno non ha ancora avuto la fase di azione. Quando finisce la partita?
exercise-play-1-at_once = subito, Kolos non agisce più
exercise-play-1-end_of_turn = alla fine di questo turno, quindi Kolos agisce ancora
exercise-play-1-next_turn = dopo un altro turno per tutti
exercise-play-1-hint = Si tratta di arrivare per primi.
exercise-play-1-solution = { $answer }. Vince uno solo, chi ci arriva per primo (regola ending.goal).

exercise-play-2 = È la fase di movimento. Alma ha scelto dove andare, Kolos no. Che cosa sa Kolos di Alma?
exercise-play-2-krom = quanti Krom ha
exercise-play-2-resources = i suoi Legni, le sue Pietre e le sue Ossa
exercise-play-2-hand = quante carte Bonus ha in mano
exercise-play-2-cards = quali carte Bonus ha in mano
exercise-play-2-destination = dove va
exercise-play-2-hint = Alcune cose stanno davanti a lei, altre le ha in mano, una è coperta.
exercise-play-2-solution = { $answer }. Le carte in mano sono nascoste, e la scelta del luogo è segreta finché tutti hanno scelto (regole bonus.hidden e movement.secret). Se le altre cose siano visibili, i regolamenti non lo dicono; a questo tavolo { $goods ->
    [hidden] non lo sono
   *[public] lo sono
} (regola table.open).

## misreading-NAME: what it looks like, and what the rule says

misreading-must-beat-the-value = Sembra che la somma debba superare il valore. Basta esattamente il valore (regola savannah.success).
misreading-exactly-the-value = Sembra che tu abbia contato solo la somma pari al valore. Cattura anche tutto ciò che è sopra (regola savannah.success).
misreading-hardest-gains-most = Sembra che la preda più difficile debba guadagnarci di più. Qualcosa ci guadagna, ma anche con il dado scappa quasi sempre.
misreading-surest-gains-most = Sembra che tu abbia preso la preda che catturi con più sicurezza. Lì al dado resta poco da aggiungere.
misreading-paid-for-what-you-had = Sembra che tu abbia preso la probabilità con il dado per la ricompensa. Una parte di quella probabilità l’avevi senza pagare.
misreading-whole-reward = Sembra che tu abbia preso la ricompensa intera. Il dado non dà la certezza, e una probabilità l’avevi anche senza.
misreading-price-for-worth = Sembra che tu abbia dato il prezzo. Quanto una cosa costa e quanto vale per te sono due cose diverse: la differenza è il tuo guadagno.
misreading-only-one-face-helps = Sembra che tu abbia contato una faccia sola. Tre di un numero e due dell’altro: vanno bene tutti e due i numeri tenuti (regola mountain.result.full).
misreading-as-if-two-dice = Sembra che tu abbia lanciato due dadi. È un dado solo, con due facce buone.
misreading-all-dice-again = Sembra che tu abbia rilanciato tutti i dadi. Quelli che tieni restano come sono (regola mountain.keep).
misreading-a-pair-in-the-hand = Sembra che una coppia valga più di un tentativo. A quattro dei tuoi dadi manca un passo per la scala, e con tanti rilanci conviene provarci.
misreading-content-with-a-pair = Sembra che tu abbia scelto di fermarti. Una coppia paga poco, i primi rilanci costano poco, e a un dado di distanza c’è una scala.
misreading-krom-pays-evolutions = Sembra che i Krom possano sostituire una risorsa. Un’Evoluzione si paga con le risorse che mostra, e con nient’altro (regola evolutions.no_krom).
misreading-home-of-the-resource = Sembra che tu abbia pensato al luogo da cui viene quella risorsa. Lì può trovarla, oppure no: Alma voleva essere sicura.
misreading-first-counter-stands = Sembra che la prima contromossa resti valida, qualunque cosa venga dopo. Una carta bloccata non ha effetto, e una contromossa è una carta (regola bonus.counter).
misreading-counter-is-final = Sembra che una contromossa sia definitiva. I regolamenti non lo dicono. È una carta Bonus, e quindi leggiamo che si può bloccare come ogni altra (regola bonus.counter.again).
misreading-heavier-wins-here-too = Sembra che la parità vada all’altra parte. La decide il peso, { $where } per { $helped } (regola combat.tie.weight).
misreading-new-die-instead = Sembra che il dado nuovo prenda il posto del vecchio. Si aggiunge a ciò che Alma ha (regola bonus.effect.dice).
misreading-no-warmth = Sembra che tu abbia contato solo il riposo. Prima la Caverna lo riscalda (regola glacial.warmth).
misreading-cold-in-the-cave = Sembra che nella Caverna faccia freddo. Il freddo morde negli altri tre luoghi; qui fa caldo (regola glacial.warmth).
misreading-cold-takes-the-last-life = Sembra che il freddo prenda anche l’ultimo punto vita. Quello lo risparmia (regola glacial.last_life).
misreading-cold-stuns = Sembra che il freddo l’abbia tramortita e che si sia risvegliata con tutti i punti vita. Il freddo non prende mai l’ultimo, perciò non tramortisce nessuno (regola glacial.last_life).
misreading-cold-before-combat = Sembra che il freddo l’abbia indebolita prima del combattimento, o finita dopo. Arriva all’inizio della sua fase di azione, e risparmia l’ultimo punto vita (regole glacial.cold e glacial.last_life).
misreading-losing-is-enough = Sembra che basti perdere un combattimento per finire a terra. È tramortito solo chi non ha più punti vita (regola stunned.start).
misreading-chances-added = Sembra che tu abbia sommato le probabilità. Con qualche turno in più sarebbe più che certo. Moltiplica invece le probabilità di mancarlo.
misreading-every-time = Sembra che debba incontrarlo ogni singola volta. Ne basta una.
misreading-it-visits-the-cave = Sembra che possa andare in tutti e quattro i luoghi. Per la Caverna non ha una carta (regola kromosaurus.movement).
misreading-one-fight-only = Sembra che ci sia un solo combattimento. Dopo una parità siete ancora lì tutti e due, e combattete di nuovo.
misreading-a-tie-fells-it = Sembra che una parità lo abbatta. A totali uguali nessuno perde punti vita, chiunque vinca per il peso (regola combat.damage).
misreading-without-its-plus = Sembra che abbiate la stessa forza. Il Kromosauro aggiunge sempre qualcosa al suo dado (regola kromosaurus.plus).
misreading-life-above-all = Sembra che decidano i punti vita. Ti permettono di perdere più spesso, e contro di lui succede.
misreading-safe-and-small = Sembra che un poco in ogni combattimento, con tanti punti vita, porti più lontano. Un dado intero aggiunge molto più di un punto.
misreading-turn-is-finished = Sembra che il turno si giochi fino in fondo. Chi ha i punti ha vinto, anche a metà di un turno (regola ending.goal).
misreading-one-more-round = Sembra che tutti abbiano un altro turno. Non c’è un ultimo giro (regola ending.goal).
misreading-goods-are-secret = Sembra che Krom e risorse siano segreti. I regolamenti non lo dicono, e a questo tavolo tutti possono contarli (regola table.open).
misreading-open-hands = Sembra che si giochi a carte scoperte. Le carte Bonus si tengono nascoste (regola bonus.hidden).
misreading-an-uncounted-hand = Sembra che una mano nascosta non si possa contare. Quali sono le carte è segreto; quante sono, a questo tavolo si vede (regola table.open).
