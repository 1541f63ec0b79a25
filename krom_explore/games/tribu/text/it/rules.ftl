# rule-ID: what each rule says, in our own words. Dots of the id are hyphens here.
#
# A rule says what is in force: rulebook.rule_text gives it the options of the rulings that rules.toml names for it, one
# variable for each ruling, and the facts of the box (rulebook.facts). Numbers of the game stand in the ruleset, not here.

chapter-setup = Preparazione
chapter-turn = Il turno
chapter-chain = Catene
chapter-lonely = Personaggi senza vasi
chapter-active = Carte attive
chapter-attack = Attacco
chapter-protection = Protezione
chapter-action = Azioni
chapter-deck = Mazzo e scarti
chapter-challenge = La sfida
chapter-score = Sfere

source-en = regolamento inglese, righe { $where } della trascrizione
source-f1 = regolamento italiano dell’edizione precedente
source-dossier = i nostri appunti, { $where }

## Pieces of sentences that several rules and pages share

# $least, $most
said-players = { $least ->
    [same] { $most }
   *[other] { $least }–{ $most }
}
# $chains, and $players: “2 or 3”
said-needed = { $chains } (giocando in { $players })
# $card, $number
said-destroys = “{ $card }” distrugge { said-vases }
said-saves = “{ $card }” salva { said-vases }
said-draws = “{ $card }” fa pescare { said-cards }

## Setup

rule-setup-players = Il gioco è per { $players } persone. Si raccolgono sfere con catene di personaggi e vasi: chi arriva per primo a { $spheres } sfere guida la tribù.
rule-setup-leaders = { $leaders ->
    [chosen] Prima di dare le altre carte, ognuno sceglie a turno e allo scoperto una carta Capo Tribù.
   *[blind] Le carte Capo Tribù stanno coperte. Ognuno ne prende una, poi si girano tutte.
} Il personaggio che mostra è il tuo Capo Tribù per tutta la partita.
rule-setup-deal = Ognuno riceve { $hand } carte. Le altre formano il mazzo, coperto.
rule-setup-first = Comincia chi dà le carte. Poi si va in senso orario.
rule-setup-scenario = Si può anche preparare un tavolo a metà partita, in qualsiasi posizione a cui le regole possono portare.

## The turn

rule-turn-one = Nel tuo turno fai esattamente una cosa. O prendi una carta e poi ne scarti, metti in una catena, attivi o giochi una; oppure non ne prendi e giri una carta attiva. Nessuno può passare.
rule-turn-draw = Se non giri una carta attiva, il tuo turno comincia prendendo una carta: dal mazzo oppure, se è permesso, da sopra gli scarti.
rule-turn-discard = Se non hai messo in una catena, attivato o giocato niente, scarti una carta e il tuo turno finisce.
rule-turn-play = Dopo aver preso una carta puoi giocare un’Azione dalla mano. Poi il tuo turno finisce.
rule-turn-character = Dopo aver preso una carta puoi mettere sul tavolo un personaggio, che comincia una catena. Poi il tuo turno finisce.
rule-turn-diorama = Dopo aver preso una carta puoi mettere un Diorama nel prossimo posto di una delle tue catene. Poi il tuo turno finisce.
rule-turn-activate = Dopo aver preso una carta puoi metterne una coperta accanto a una delle tue catene. Da quel momento è attiva, e il tuo turno finisce.
rule-turn-swap = Dopo aver preso una carta puoi scambiare una carta attiva con una della tua mano. Poi devi ancora scartare, mettere in una catena, attivare o giocare una carta.
rule-turn-use = Invece di prendere una carta puoi girarne una attiva. Un Diorama continua una tua catena, un Evento attacca una catena di qualcun altro. Poi il tuo turno finisce.
rule-turn-hand = Quando un turno è finito, tutti hanno { $hand } carte in mano.

## Chains

rule-chain-begin = Una catena comincia con un personaggio. I suoi Diorami seguono nei turni dopo, una carta per turno.
rule-chain-order = Ogni personaggio mostra i vasi che chiede. I Diorami accanto devono mostrare quei vasi, in quell’ordine. I colori sono liberi.
rule-chain-any = { $for_any ->
    [none] In questa scatola nessun Diorama vale per qualsiasi vaso.
   *[other] { $for_any } può prendere il posto di qualsiasi vaso, ma non di un Totem. In una catena può essercene uno solo. Le sue sfere vanno d’accordo con tutti e due i colori.
}
rule-chain-complete = Una catena è completa quando ha tutti i vasi che il suo personaggio chiede, di qualunque colore.
rule-chain-totem = Una catena completa può avere un Totem. Da quel momento è protetta: nessuno può attaccarla né rubarle niente.
rule-chain-magical = Una catena protetta con sfere di un colore solo è magica.
rule-chain-doubles = Di ogni personaggio puoi avere una catena sola.
rule-chain-doubles-leader = Questo vale anche per il tuo Capo Tribù: non si perde mai, ma non può venire una seconda volta.

## Lonely characters

rule-lonely-deadline = Un personaggio senza vasi deve ricevere il primo nel turno successivo di chi lo ha. Altrimenti va sotto gli scarti, insieme alla carta attiva che ha accanto.
rule-lonely-when = Si perde alla fine di quel turno, non prima. Nessuno ha l’obbligo di salvarlo.
rule-lonely-attacked = Un personaggio che in un attacco perde il suo ultimo vaso è di nuovo senza vasi, e deve ricevere il primo nel turno successivo di chi lo ha.
rule-lonely-stolen = Lo stesso vale se l’ultimo vaso viene rubato. E un vaso rubato può salvare un personaggio senza vasi di chi lo ruba.
rule-lonely-several = Puoi avere più personaggi senza vasi. Ma metti una sola carta per turno, perciò ne puoi salvare uno solo.
rule-lonely-leader = Il personaggio del tuo Capo Tribù non si perde mai, nemmeno senza vasi.
rule-lonely-blocked = { $blocked_lonely ->
    [counts] Un turno saltato conta: alla sua fine un personaggio senza vasi si perde.
   *[waits] Un turno saltato non conta: un personaggio senza vasi aspetta il prossimo vero turno di chi lo ha.
}

## Active cards

rule-active-cards = Si possono attivare Diorami, Eventi e Protezioni. Personaggi e Azioni no.
rule-active-one = Accanto a una catena può stare una sola carta coperta, e in un turno attivi una carta sola.
rule-active-where = Basta un personaggio senza vasi: anche accanto a lui può stare una carta coperta.
rule-active-secret = Le carte attive stanno coperte. Le tue puoi guardarle sempre.
rule-active-swap = In un turno puoi scambiare una sola carta attiva, con una carta che si può attivare. L’altra ti torna in mano.
rule-active-any_card = Nello scambio puoi mettere anche la carta appena presa, e per ciò che segue puoi usare quella che torna in mano.
rule-active-follow = { $swap_then_play ->
    [refused] Dopo uno scambio scarti, metti in una catena o attivi una carta. Un’Azione allora non si può giocare.
   *[allowed] Dopo uno scambio scarti, metti in una catena, attivi o giochi una carta, anche un’Azione.
} Ciò che attivi allora va accanto a un’altra catena.
rule-active-use = Un Diorama attivo si gira e si mette dove va bene. In quel turno non prendi carte e non ne scarti.
rule-active-draw = Chi ha preso una carta non può girare una carta attiva nello stesso turno.
rule-active-reach = { $active_reach ->
    [same_chain] Un Diorama attivo può continuare solo la catena accanto a cui sta.
   *[any_chain] Un Diorama attivo può continuare una qualsiasi delle tue catene, ovunque stia.
}
rule-active-totem = Un Totem è un Diorama. Si può attivare anche lui, e girare quando una delle tue catene è completa.

## Attack

rule-attack-event = Si attacca con un Evento attivo accanto a una delle proprie catene. Dalla mano non si può giocare.
rule-attack-declare = L’Evento si mette accanto alla catena che attacca. Chi la possiede risponde, e solo dopo si perde qualcosa.
rule-attack-target = Un attacco colpisce una catena di qualcun altro.
rule-attack-destroys = { $events ->
    [none] In questa scatola non ci sono Eventi.
   *[other] Un Evento distrugge i vasi dalla fine della catena, così non restano buchi. { $events }.
}
rule-attack-totem = Una catena con un Totem non si può attaccare.
rule-attack-empty = Una catena senza vasi non si può attaccare.
rule-attack-short = { $attack_short ->
    [refused] Un Evento non può attaccare una catena che ha meno vasi di quanti ne distrugge.
   *[what_there_is] Se una catena ha meno vasi di quanti ne distrugge un Evento, perde quelli che ha.
}
rule-attack-leader = Una carta Capo Tribù salva il personaggio. I suoi vasi si possono attaccare come tutti gli altri.

## Protection

rule-protection-active = Chi subisce un attacco può girare una Protezione attiva accanto a una catena, di chiunque sia il turno. Non si può giocarla dalla mano, né quando non c’è un attacco.
rule-protection-reach = Una Protezione aiuta una qualsiasi delle tue catene, ovunque stia.
rule-protection-one = Contro ogni attacco puoi usare una sola Protezione.
rule-protection-optional = Nessuno ha l’obbligo di difendersi.
rule-protection-asked = A ogni attacco si chiede a chi ha una carta coperta, qualunque carta sia. Così la domanda non rivela chi potrebbe difendersi.
rule-protection-saves = { $protections ->
    [none] In questa scatola non ci sono Protezioni.
   *[other] Una Protezione salva vasi che andrebbero persi. { $protections }.
}
rule-protection-part = Se un attacco distrugge più di quanto si salva, restano i vasi più interni e si perdono gli ultimi. La Protezione è consumata in ogni caso.
rule-protection-blocked = Chi deve saltare un turno può difendersi lo stesso.

## Actions

rule-action-play = Le Azioni si giocano dalla mano, dopo aver preso una carta, una per turno. Non si possono attivare.
rule-action-discard = Un’Azione che non vuoi giocare si può scartare come ogni altra carta.
rule-action-draw = { $draws ->
    [none] Nessuna Azione di questa scatola fa pescare carte.
   *[other] Alcune Azioni fanno pescare carte dal mazzo, e se ne scartano altrettante. { $draws }.
}
rule-action-draw-order = Puoi scartare qualsiasi carta della tua mano, anche quelle appena pescate, in qualsiasi ordine.
rule-action-block = Un’Azione che blocca si mette accanto a una catena di qualcun altro, che deve saltare un turno.
rule-action-skip = Chi subisce un blocco salta un turno. Dopo, la carta va fra le Azioni giocate.
rule-action-block-chain = Si può bloccare solo chi ha una catena, perché la carta deve starle accanto. Basta un personaggio senza vasi, e un Totem non aiuta.
rule-action-block-once = { $second_block ->
    [adds] Chi deve saltare un turno può subire un altro blocco, e allora salta un turno in più.
   *[refused] Chi deve saltare un turno non può subire un altro blocco prima di averlo saltato.
}
rule-action-block-answer = Contro un blocco nessuna Protezione aiuta.
rule-action-block-gone = Se la catena accanto si perde, la carta va subito fra le Azioni giocate, e il turno si salta lo stesso. Nessun blocco dura oltre una sfida.
rule-action-steal = Un’Azione che ruba prende l’ultimo Diorama di una catena di qualcun altro.
rule-action-steal-fit = Ciò che rubi va messo subito in una delle tue catene. Se non va bene per nessuna, non si può rubare.
rule-action-steal-any = Si può rubare anche un Diorama che vale per qualsiasi vaso, per una catena che non ne ha.
rule-action-steal-totem = Da una catena con un Totem non si può rubare niente.
rule-action-steal-defence = Qualsiasi Protezione attiva ferma un furto, non importa quanti vasi salva.
rule-action-steal-spent = Un furto fermato è finito, e l’Azione è consumata.

## Deck and discard

rule-deck-take = Invece di una carta del mazzo puoi prendere quella in cima agli scarti, se è un Diorama.
rule-deck-again = { $discard_again ->
    [forbidden] Ciò che hai preso dagli scarti non si può scartare nello stesso turno.
   *[allowed] Ciò che hai preso dagli scarti si può scartare nello stesso turno.
}
rule-deck-discard = Ciò che si scarta va in cima agli scarti.
rule-deck-under = Carte attive usate, vasi distrutti e personaggi persi vanno sotto gli scarti.
rule-deck-open = Tutti vedono ciò che va fra gli scarti, anche una carta attiva che si perde con il suo personaggio.
rule-deck-order = Sotto gli scarti le carte vanno in quest’ordine: i vasi a partire dall’ultimo, il personaggio, la sua carta attiva, l’Evento, la Protezione. Se fra gli scarti non c’è niente, la prima di queste resta in cima.
rule-deck-rebuild = Quando il mazzo è vuoto, gli scarti si mescolano e diventano il nuovo mazzo. Resta solo la carta in cima.
rule-deck-when = Il mazzo si rifà quando bisogna prendere una carta e non ce n’è, non prima.
rule-deck-short = Se le carte non bastano per un’Azione che fa pescare, peschi quelle che ci sono e ne scarti altrettante.
rule-deck-played = Le Azioni giocate stanno da parte. Tornano con la sfida successiva.

## The challenge

rule-challenge-complete = Chi ha abbastanza catene complete chiude la sfida. Ne servono { $needed_chains }.
rule-challenge-at_once = Una sfida si chiude subito, con la carta che completa l’ultima catena, anche se è rubata. Perciò quella catena non ha mai un Totem.
rule-challenge-broken = Contano solo le catene complete in quel momento. Una catena spezzata va completata di nuovo.
rule-challenge-exhausted = Una sfida finisce anche quando nel mazzo e fra gli scarti non ci sono più Diorami.
rule-challenge-tested = Lo si controlla quando un turno è finito, dopo che i personaggi senza vasi sono andati via.
rule-challenge-rounds = Una sfida che non vuole finire si conclude quando tutti hanno giocato { $rounds } turni. Conta come se fossero finiti i Diorami.
rule-challenge-next = Per la sfida successiva si mescolano tutte le carte, e le dà la persona seguente in senso orario. Capi Tribù e totali restano.

## Spheres

rule-score-table = Dopo una sfida ognuno conta le sfere sulle carte delle proprie catene e le aggiunge al proprio totale.
rule-score-incomplete = Contano anche le catene incomplete, e anche un personaggio senza vasi.
rule-score-magic = Ogni catena protetta magica porta { $magic } sfere in più.
rule-score-leader = La catena protetta magica del tuo Capo Tribù porta invece { $leader_magic } sfere in più.
rule-score-colours = { $magic_colours ->
    [with_character] In una catena magica i vasi, il Totem e il personaggio devono essere di un colore solo.
    [vases] In una catena magica i vasi devono essere di un colore solo. Quello del Totem non importa.
   *[vases_and_totem] In una catena magica i vasi e il Totem devono essere di un colore solo. Quello del personaggio non importa.
} Le sfere di tutti e due i colori vanno d’accordo con entrambi.
rule-score-closer = Chi chiude la sfida mette via la mano e le carte attive. Non contano.
rule-score-hostile = Tutti gli altri contano le sfere in mano e sulle carte attive. Sono ostili, e si sottraggono.
rule-score-exhausted = Se nessuno chiude la sfida, a nessuno si sottrae niente.
rule-score-negative = { $below_zero ->
    [floor] Chi in una sfida andrebbe sotto zero riceve zero.
   *[allowed] Chi in una sfida va sotto zero ha poi un totale più piccolo di prima.
}
rule-score-goal = Chi ha { $spheres } sfere dopo una sfida vince la partita.
rule-score-tie = { $goal_tie ->
    [closer] Se più persone ne hanno abbastanza, vince fra loro chi ha chiuso la sfida, altrimenti il totale più alto.
   *[highest] Se più persone ne hanno abbastanza, vince il totale più alto.
} Se i migliori sono pari, si gioca un’altra sfida.
