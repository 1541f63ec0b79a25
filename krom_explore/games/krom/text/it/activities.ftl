### Activities for a class: what is predicted, played and talked about. Numbers come from the box and from what the teacher has set.

activity-field-prey = Preda
activity-field-bought = Dadi comprati
activity-field-one = Combattente 1
activity-field-other = Combattente 2
activity-field-who = Ha vinto
activity-field-against = Contro
activity-field-want = Si cerca
activity-field-draws = Carte pescate
activity-field-roller = Chi lo incontra
activity-field-lead = Vantaggio del Kromosauro

## One die and expectation

activity-duel = Un duello a due
activity-duel-goal = Scopri quanto costa in media un combattimento, anche se nessun combattimento costa mai esattamente così.
activity-duel-ask = Combattono { $me } e { $rival }. Quanti punti vita perde { $me } in un combattimento, in media su tantissimi?
activity-duel-step-1 = Leggi la regola: si lancia un dado a testa, e chi perde paga la differenza in punti vita.
activity-duel-step-2 = Prevedi la media. Puoi tirare a indovinare, e vale anche mezzo punto vita.
activity-duel-step-3 = Gioca i tuoi combattimenti sul tavolo e guarda che cosa perde { $me }.
activity-duel-step-4 = Confronta: la tua media, quella della classe e quella esatta.
activity-duel-discuss = Il risultato di gran lunga più probabile è non perdere niente. Perché allora la media non è zero? E come può essere un numero che nessun dado mostra?
activity-duel-note = Molti prevedono il valore a metà fra le perdite possibili. Fai disegnare tutte le coppie di dadi in un quadrato: le perdite stanno solo in una metà. La media della classe si avvicina al valore atteso molto prima di quella di una persona sola.
activity-duel-materials = Uno schermo a testa o uno per coppia. Due dadi, se vuoi giocare a mano qualche combattimento.
# What a round came to
activity-duel-came = { $number ->
    [0] { $me } non perde punti vita
    [one] { $me } perde { $number } punto vita
   *[other] { $me } perde { $number } punti vita
}
# $n: a number, as the language writes it; $count: the same to count with
activity-duel-number = { $count ->
    [one] { $n } punto vita
   *[other] { $n } punti vita
}

## Sums and hunts

activity-hunts = Somme e cacce
activity-hunts-goal = Scopri perché certi totali escono più spesso di altri.
activity-hunts-ask = { $me } va a caccia, e i dadi si sommano. Quale totale uscirà più spesso?
activity-hunts-step-1 = Guarda la preda: la caccia riesce se la somma dei dadi arriva almeno al suo valore.
activity-hunts-step-2 = Scegli il totale che secondo te uscirà più spesso.
activity-hunts-step-3 = Vai a caccia, ancora e ancora. Ogni prova è una caccia nuova, con nuovi lanci.
activity-hunts-step-4 = Confronta la forma dei tuoi risultati con quella della classe e con quella esatta.
activity-hunts-discuss = In quanti modi si può fare ogni totale? Quale preda cacceresti con questi dadi, e quale solo con un dado in più?
activity-hunts-note = Qualcuno dirà che i totali sono tutti uguali, perché ogni dado è equo. Chiedi in quanti modi esce il totale più basso, e in quanti quello accanto. Cambia il numero di dadi comprati e dai il nuovo link: la collina diventa più rotonda.
activity-hunts-materials = Uno schermo a testa o uno per coppia. Due dadi di colore diverso, per distinguere 2 e 5 da 5 e 2.

## Is one more die worth it?

activity-third_die = Conviene un dado in più?
activity-third_die-goal = Distingui ciò che porta un dado da ciò che sarebbe arrivato comunque.
activity-third_die-ask = Per questa caccia compri un dado in più. Quante volte avresti catturato la preda comunque, quante volte il nuovo dado salva la caccia, e quante volte non basta?
activity-third_die-step-1 = Guarda la preda, il suo valore e il prezzo di un dado in più.
activity-third_die-step-2 = Disegna tre barre: non serviva, è servito, non è bastato.
activity-third_die-step-3 = Vai a caccia con il dado che hai comprato. L’app guarda prima gli altri dadi, e quello comprato per ultimo.
activity-third_die-step-4 = Confronta e decidi: pagheresti quel prezzo?
activity-third_die-discuss = Quanto deve valere la cattura perché il dado convenga? È saggio comprarne uno per una preda facile? E per una quasi impossibile?
activity-third_die-note = Chi conta solo le cacce riuscite sopravvaluta il dado: nella prima barra non ha fatto niente. Cambia la preda con una più facile e con una più difficile. Un dado vale di più dove l’esito è incerto.
activity-third_die-materials = Uno schermo a testa o uno per coppia.

## Comparing two rolls

activity-two_rolls = Due lanci a confronto
activity-two_rolls-goal = Confronta due dadi quando uno dei due parte in vantaggio.
activity-two_rolls-ask = Tu e il Kromosauro lanciate un dado a testa, e lui aggiunge il suo bonus. Quante volte il tuo risultato è più alto, quante volte sono uguali, quante volte è più basso?
activity-two_rolls-step-1 = Scopri che cosa aggiunge il Kromosauro al suo dado.
activity-two_rolls-step-2 = Disegna tre barre: più alto, uguale, più basso.
activity-two_rolls-step-3 = Affronta il Kromosauro sul tavolo, una prova dopo l’altra.
activity-two_rolls-step-4 = Confronta con il quadrato di tutte le coppie di dadi.
activity-two_rolls-discuss = Con quali facce non puoi proprio vincere? Quanto dovrebbe essere grande il vantaggio perché nessuno potesse mai superarlo?
activity-two_rolls-note = Un piccolo numero aggiunto a un dado sposta tutto il quadrato di altrettante diagonali. Spesso la classe lo conta come altrettanti sesti. Fai colorare il quadrato prima di svelare la risposta.
activity-two_rolls-materials = Uno schermo a testa o uno per coppia. Carta a quadretti per le coppie di dadi.

## Ties and weight

activity-ties = Parità e peso
activity-ties-goal = Scopri quanto vale una regola sulle parità, e come in un altro luogo aiuta qualcun altro.
activity-ties-ask = Combattono { $one } e { $other }. Quante volte ognuno dei due vince nettamente, e quante volte è il peso a decidere per l’uno o per l’altro?
activity-ties-step-1 = Scopri chi pesa di più, e chi è aiutato da una parità in questo luogo.
activity-ties-step-2 = Disegna quattro barre. Una può restare vuota.
activity-ties-step-3 = Gioca i tuoi combattimenti sul tavolo.
activity-ties-step-4 = Confronta. Chi ci ha guadagnato, e quanto?
activity-ties-discuss = Dove vorrebbe combattere, invece, l’altra parte? È giusto che decida il peso, se tutti possono scegliere il luogo?
activity-ties-note = Dai questo link a metà della classe, e all’altra metà uno con un altro luogo. Le vittorie nette restano uguali, le parità cambiano lato.
activity-ties-materials = Uno schermo a testa o uno per coppia.

## Conditional probability

activity-winners_die = Il dado di chi vince
activity-winners_die-goal = Usa ciò che si sa per correggere una probabilità.
activity-winners_die-ask = { $who } ha vinto contro { $against }. In quante vittorie su 100 come questa il dado di { $who } mostrava un sei?
activity-winners_die-step-1 = Finché non si sa niente, un sei esce una volta su sei.
activity-winners_die-step-2 = Ora vieni a sapere chi ha vinto. Prevedi quante volte il dado di chi vince mostra un sei.
activity-winners_die-step-3 = Gioca i combattimenti. Contano solo le vittorie di { $who }; gli altri li gioca l’app per te.
activity-winners_die-step-4 = Confronta con la risposta esatta e segui il calcolo.
activity-winners_die-discuss = Che differenza c’è fra “quante volte un sei vince” e “quante volte chi vince ha un sei”? Dove altro si confondono le due domande?
activity-winners_die-note = Le due domande si scambiano di continuo, soprattutto con gli esami medici. Fai giocare alla classe anche qualche combattimento a mano, cancellando quelli persi: ciò che resta è il nuovo intero.
activity-winners_die-materials = Uno schermo a testa o uno per coppia. Due dadi per ogni gruppo che gioca a mano.

## Without replacement

activity-gathering = Carte che non tornano
activity-gathering-goal = Impara a contare quando ogni carta pescata cambia ciò che può venire dopo.
activity-gathering-ask = { $draws ->
    [one] { $me } pesca { $draws } carta nella Foresta e non la rimette nel mazzo. Porta ciò che si cerca?
   *[other] { $me } pesca { $draws } carte nella Foresta e non ne rimette nessuna nel mazzo. Quante portano ciò che si cerca?
}
activity-gathering-step-1 = Guarda l’elenco delle carte: quante sono, e quante portano ciò che si cerca?
activity-gathering-step-2 = Disegna una barra per ogni numero di carte buone.
activity-gathering-step-3 = Pesca sul tavolo. Ogni prova comincia con il mazzo intero.
activity-gathering-step-4 = Confronta, e segui il calcolo carta per carta.
activity-gathering-discuss = Che cosa cambierebbe se ogni carta fosse rimescolata nel mazzo prima della successiva? Dopo una prima carta buona, è più o meno probabile che lo sia anche la seconda?
activity-gathering-note = Un sacchetto di bigliettini lo mostra bene: un gruppo pesca con reinserimento, l’altro senza. Le medie coincidono, le dispersioni no.
activity-gathering-materials = Uno schermo a testa o uno per coppia. Un sacchetto di bigliettini, se vuoi.

## Optimal stopping

activity-stopping = Quando si ferma chi scala al meglio?
activity-stopping-goal = Impara che fermarsi è una decisione, e che si può calcolare partendo dalla fine.
activity-stopping-ask = Qualcuno scala la Montagna e sceglie sempre il meglio. Dopo quanti rilanci si ferma?
activity-stopping-step-1 = Leggi quanto rendono le combinazioni e quanto costano i rilanci.
activity-stopping-step-2 = Disegna una barra per ogni numero di rilanci.
activity-stopping-step-3 = Guarda chi scala al meglio, una scalata dopo l’altra.
activity-stopping-step-4 = Confronta. Il calcolo comincia dall’ultimo rilancio e va all’indietro.
activity-stopping-discuss = Perché chi scala al meglio non usa tutti i rilanci, e perché non si ferma subito con poco? Che cosa cambierebbe se i rilanci non costassero niente?
activity-stopping-note = La regola che c’è dietro: rilancia finché ciò che porta in media è più di ciò che costa. Calcolate insieme un caso, per esempio tre dadi uguali e ancora un rilancio. Poi la classe può provarci da sola in “Dieci scalate e nessun rimpianto”.
activity-stopping-materials = Uno schermo a testa o uno per coppia. Cinque dadi, per provare a mano qualche scalata.

## Regret

activity-regret = Dieci scalate e nessun rimpianto
activity-regret-goal = Decidi tu, poi scopri quanto valeva ogni decisione.
activity-regret-ask = Scali la Montagna e scegli quali dadi tenere. Con che cosa finirai più spesso?
activity-regret-step-1 = Leggi quanto rendono le combinazioni e quanto costano i rilanci.
activity-regret-step-2 = Scegli la combinazione che secondo te uscirà più spesso.
activity-regret-step-3 = Scala. Dopo ogni lancio tieni ciò che vuoi, oppure fermati.
activity-regret-step-4 = Guarda che cosa avrebbe fatto il gioco migliore, e quanto sono costate in media le tue scelte diverse.
activity-regret-discuss = Una buona decisione può finire male? Quale delle tue scelte sembrava furba e non lo era?
activity-regret-note = Il rimpianto si misura prima che i dadi cadano: quanto vale in media la scelta migliore, meno quanto valeva la tua. Così non si premia la fortuna. Le barre esatte mostrano il gioco migliore; la classe può scostarsene parecchio, e vale la pena parlarne.
activity-regret-materials = Uno schermo a testa o uno per coppia.

## A Markov chain

activity-dinosaur = Un combattimento dopo l’altro con il dinosauro
activity-dinosaur-goal = Segui una probabilità per molti passi, finché qualcuno cade.
activity-dinosaur-ask = Una persona con { $life ->
    [one] { $life } punto vita
   *[other] { $life } punti vita
} combatte contro un Kromosauro con { $beast ->
    [one] { $beast } punto vita
   *[other] { $beast } punti vita
}, ancora e ancora, finché uno dei due cade. Anche chi gioca aggiunge qualcosa a ogni lancio: { $plus }. In quanti duelli su 100 come questo cade per primo il Kromosauro?
activity-dinosaur-step-1 = Guarda un combattimento solo: chi perde quanto, e quante volte non succede niente.
activity-dinosaur-step-2 = Prevedi in quanti duelli su 100 vince la persona.
activity-dinosaur-step-3 = Gioca duelli interi, ognuno finché qualcuno cade.
activity-dinosaur-step-4 = Confronta, e guarda come ogni coppia di punti vita porta alla successiva.
activity-dinosaur-discuss = Se in un combattimento tutti e due avessero le stesse probabilità, basterebbe dividere i punti vita, i miei per quelli di tutti e due insieme? Perché non è proprio così? Conta come si è arrivati a una certa coppia di punti vita?
activity-dinosaur-note = Ciò che è successo prima non conta, contano solo i punti vita dell’una e dell’altro: è l’idea di una catena di Markov. Disegna alla lavagna una griglia dei punti vita, e falla percorrere alla classe con i dadi.
activity-dinosaur-materials = Uno schermo a testa o uno per coppia. Carta a quadretti per la griglia dei punti vita.

## Fair dice

activity-fair = I nostri dadi sono equi?
activity-fair-goal = Metti alla prova dadi veri con i lanci di tutta la classe, e impara che cosa può dire un test.
activity-fair-ask = Lanci molte volte il tuo dado. Disegna quante volte ti aspetti ogni faccia.
activity-fair-step-1 = Prendi un dado vero. Sempre lo stesso per tutta la lezione.
activity-fair-step-2 = Disegna una barra per ogni faccia.
activity-fair-step-3 = Lancia, e premi la faccia uscita. Non saltare i lanci che non ti piacciono.
activity-fair-step-4 = Guarda i risultati della classe e il test del chi quadrato.
activity-fair-discuss = I tuoi risultati sembrano irregolari. Vuol dire che il tuo dado non è equo? Quanto dovrebbero essere irregolari quelli di tutta la classe per farti venire un dubbio?
activity-fair-note = Un valore p piccolo dice che dadi equi si scosterebbero così tanto solo di rado. Non dice che i dadi non sono equi, né di quanto; e uno grande non prova che lo sono: per scoprire un dado appena truccato ci vogliono migliaia di lanci. Se si mettono insieme i lanci di molti dadi, uno cattivo si nasconde fra quelli buoni. Anche con dadi perfetti, una classe su venti ottiene un valore p sotto il 5%.
activity-fair-materials = Un dado vero a testa, e uno schermo a testa o uno per coppia.

## What has to be known before one predicts or works it out on paper

# A card, and how many of it there are
activity-known-copies = { $card } ({ $copies })
activity-known-pile = Carte nel mazzo: { $pile }
activity-known-wanted = Portano { $want }: { $cards }
activity-known-others = Le altre: { $cards }
# A combination, and what it is worth
activity-known-worth = { $what } { $worth_about }
activity-known-pays = Quanto valgono le combinazioni per chi scala al meglio, in Krom: { $list }

## What the answers say

odds-row-activity-anyway = cattura anche senza il dado comprato
odds-row-activity-helped = cattura solo grazie al dado comprato
odds-row-activity-missed = non basta nemmeno così
odds-row-activity-higher = il tuo risultato è più alto
odds-row-activity-equal = i due risultati sono uguali
odds-row-activity-lower = il tuo risultato è più basso
odds-row-activity-clear = { $name } vince nettamente
odds-row-activity-weight = { $name } vince per il peso
odds-row-activity-used = { $used ->
    [0] si ferma subito
    [one] dopo { $used } rilancio
   *[other] dopo { $used } rilanci
}
odds-step-activity-difference = Cacce che il dado comprato trasforma da fallite in riuscite: { $with_percent } meno { $without_percent }, cioè { $more_percent } di tutte le cacce.
odds-step-activity-beats = { $beaten ->
    [0] Con un { $face } non superi nessuna faccia dell’altro dado.
    [one] Con un { $face } superi { $beaten } faccia dell’altro dado.
   *[other] Con un { $face } superi { $beaten } facce dell’altro dado.
}
odds-step-activity-beats-sum = Coppie di dadi in tutto: { $ways } su { $total }, cioè { $chance_percent }.
odds-step-activity-level = { $plus ->
    [0] I risultati sono uguali quando i due dadi mostrano la stessa faccia.
   *[other] I risultati sono uguali quando il tuo dado supera l’altro di { $plus }.
} Coppie: { $ways } su { $total }, cioè { $chance_percent }.
activity-title-third-die = { $prey }, almeno { $value }: { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
} e uno comprato per { $price } Krom
activity-third-die-fell = Senza il dado comprato { $first }, con lui { $all }. Serviva almeno { $value }.
# Beside the die that was bought
activity-third-die-bought = Comprato
activity-third-die-answer = Senza il dado comprato la caccia riesce con probabilità { $without_percent }, con il dado { $with_percent }. Il dado vale { $more_percent } di una cattura, per { $price } Krom.
activity-title-two-rolls = Un dado contro un dado più { $plus }
activity-two-rolls-answer = Il tuo risultato è più alto con probabilità { $higher_percent }, uguale con probabilità { $equal_percent } e più basso con probabilità { $lower_percent }.
activity-stops-fell = Questi sono i dadi alla fine.
activity-title-stops = Quanti rilanci usa il gioco migliore
activity-stops-answer = Con { $rerolls ->
    [one] { $rerolls } rilancio
   *[other] { $rerolls } rilanci
} a disposizione, il gioco migliore ne usa in media { $mean_about }. La scalata vale allora { $value_about } Krom.
