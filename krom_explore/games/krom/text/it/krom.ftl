# Krom: names of things, what happens, what is asked, what is answered, and why not.
#
# An argument that is not there arrives as “none”: a card that the reader may not know, a target, a choice.
# Places arrive as their ids: “nella Foresta”, ma “sulla Montagna”.

## Names

place-cave = Caverna
place-forest = Foresta
place-savannah = Savana
place-mountain = Montagna

at-place = { $place ->
    [cave] nella { place-cave }
    [forest] nella { place-forest }
    [savannah] nella { place-savannah }
    [mountain] sulla { place-mountain }
   *[other] { $place }
}
to-place = { $place ->
    [cave] nella { place-cave }
    [forest] nella { place-forest }
    [savannah] nella { place-savannah }
    [mountain] sulla { place-mountain }
   *[other] { $place }
}
from-origin = { $origin ->
    [cave] dalla { place-cave }
    [forest] dalla { place-forest }
    [savannah] dalla { place-savannah }
    [mountain] dalla { place-mountain }
   *[other] { $origin }
}
at-here = { $here ->
    [cave] nella { place-cave }
    [forest] nella { place-forest }
    [savannah] nella { place-savannah }
    [mountain] sulla { place-mountain }
   *[other] { $here }
}

# The Kromosaurus among others, in a list.
kromosaurus-listed = il Kromosauro

# Tutti maschili tranne la mano: “il { $deck }”, “nel { $deck }”.
deck-hunt = mazzo Caccia
deck-gathering = mazzo Raccolta
deck-evolution = mazzo Evoluzione
deck-bonus = mazzo Bonus
deck-hand = mano
deck-characters = mazzo dei personaggi
deck-kromosaurus = mazzo Destinazione del Kromosauro

combination-nothing = niente
combination-pair = una coppia
combination-two_pairs = una doppia coppia
combination-three = un tris
combination-straight = una scala
combination-full = un full
combination-four = un poker
combination-five = cinque dadi uguali

good-krom = { $n } Krom
good-wood = { $n ->
    [one] { $n } Legno
   *[other] { $n } Legni
}
good-stone = { $n ->
    [one] { $n } Pietra
   *[other] { $n } Pietre
}
good-bone = { $n ->
    [one] { $n } Osso
   *[other] { $n } Ossa
}
good-life = { $n ->
    [one] { $n } punto vita
   *[other] { $n } punti vita
}
good-bonus = { $n ->
    [one] { $n } carta Bonus
   *[other] { $n } carte Bonus
}
good-resource = { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
}

name-krom = Krom
name-wood = Legno
name-stone = Pietra
name-bone = Osso
name-life = punti vita
name-bonus = carte Bonus
name-resource = risorse
name-nothing = niente


## event-KIND: what happens. $rule is the last word of the rule that made it happen.

event-set_up = Al tavolo: { $players }. Per vincere { $target ->
    [one] serve { $target } punto Evoluzione.
   *[other] servono { $target } punti Evoluzione.
}
event-revealed = Dal { $deck } si scopre una carta: “{ $card }”.
event-turn = Comincia il turno { $turn }.
event-moved = { $player } va { from-origin } { to-place }.
event-roamed = Il Kromosauro arriva { to-place }.
event-acting = { $player } agisce { at-place }.

event-fight = Combattimento { at-place }: { $fighters }.
event-rolled = I dadi dicono: { $totals }.{ $rule ->
    [plus] {" "}Il Kromosauro aggiunge sempre { $plus }, già contato.
   *[other] {""}
}
event-tie = Parità a { $total }: { $first ->
    [Kromosaurus] il Kromosauro e { $second }
   *[other] { $second ->
        [Kromosaurus] { $first } e il Kromosauro
       *[other] { $first } e { $second }
    }
}. { $rule ->
    [roll_off] Pesano uguale, perciò si lancia di nuovo: { tie-comes-first }.
    [tie] { $by_weight ->
        [yes] { tie-by-weight }
       *[no] { $first ->
            [Kromosaurus] Il Kromosauro vince ogni parità { at-place }: { tie-comes-first }.
           *[other] Il Kromosauro perde ogni parità { at-place }: { tie-comes-first }.
        }
    }
   *[other] { tie-by-weight }
}
tie-by-weight = { $heavier ->
    [yes] Chi pesa di più vince { at-place }: { tie-comes-first }.
   *[no] Chi pesa di meno vince { at-place }: { tie-comes-first }.
}
tie-comes-first = { $first ->
    [Kromosaurus] il Kromosauro viene prima di { $second }
   *[other] { $second ->
        [Kromosaurus] { $first } viene prima del Kromosauro
       *[other] { $first } viene prima di { $second }
    }
}
event-hurt = { $player ->
    [Kromosaurus] Il Kromosauro
   *[other] { $player }
} perde { $amount ->
    [one] { $amount } punto vita
   *[other] { $amount } punti vita
} contro { $winner ->
    [Kromosaurus] il Kromosauro
   *[other] { $winner }
}. { $life ->
    [one] Ne resta { $life }.
   *[other] Ne restano { $life }.
}
event-combat = { $winner ->
    [Kromosaurus] Il Kromosauro
   *[other] { $winner }
} vince il combattimento { at-place }. Nell’ordine: { $order }.
event-stays_out = Personaggio tramortito: { $player } resta a terra { at-place } e non combatte.
event-stunned = { $player } scende a 0 punti vita: personaggio tramortito!
event-skipped = { $rule ->
    [after_acting] { $player } non ha la fase di azione: personaggio tramortito al turno scorso, dopo aver agito.
   *[other] Personaggio tramortito: { $player } non ha la fase di azione in questo turno.
}
event-recovered = { $player } si risveglia con { $life ->
    [one] { $life } punto vita
   *[other] { $life } punti vita
}.
event-robbed = { $player } prende { $what ->
    [krom] { $amount } Krom
    [wood] { $amount ->
        [one] { $amount } Legno
       *[other] { $amount } Legni
    }
    [stone] { $amount ->
        [one] { $amount } Pietra
       *[other] { $amount } Pietre
    }
    [bone] { $amount ->
        [one] { $amount } Osso
       *[other] { $amount } Ossa
    }
   *[bonus] { $card ->
        [none] una carta Bonus
       *[other] la carta Bonus “{ $card }”
    }
} da { $victim }.
event-spared = { $player } non prende niente da { $victim }.

event-rested = { $player } riposa nella { place-cave }.
event-bought = { $player } compra { $what ->
    [wood] un Legno
    [stone] una Pietra
    [bone] un Osso
    [bonus] una carta Bonus
   *[life] punti vita
} per { $price } Krom.
event-shuffled = { $player } mescola gli scarti nel { $deck }, che ora ha { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}.
event-again = { $player } fa ancora una volta l’azione del luogo { at-place }.
event-gathered = { $price ->
    [0] { $player } pesca una carta gratis: “{ $card }”.
   *[other] { $player } paga { $price } Krom per un’altra carta: “{ $card }”.
}
event-hunted = { $price ->
    [0] { $player } va a caccia di “{ $card }”
   *[other] { $player } paga { $price } Krom per altri dadi, va a caccia di “{ $card }”
}, lancia { $dice } e fa { $total }. { $caught ->
    [yes] Serviva { $value }: preda catturata!
   *[no] Serviva { $value }: la preda scappa.
}
event-climbed = { $player } scala e lancia { $dice }.
event-rerolled = { $player } paga { $price } Krom, { $kept ->
    [none] rilancia tutti i dadi
   *[other] tiene { $kept }
} e ora ha { $dice }.
event-combination = { $player } scende con { $dice }: { $combination }.

event-gained = { $player } ottiene { $goods }.
event-drew_bonus = { $card ->
    [none] { $player } pesca una carta Bonus.
   *[other] { $player } pesca la carta Bonus “{ $card }”.
}
event-life_full = { $player } ha { $most } punti vita, il massimo: { $lost ->
    [one] un altro punto va perso
   *[other] altri { $lost } punti vanno persi
}.
event-hand_full = { $player } ha la mano piena e non pesca carte Bonus.
event-no_bonus_left = Non restano carte Bonus da pescare per { $player }.
event-reshuffled = Il { $deck } è vuoto. Si mescolano i suoi scarti: il nuovo mazzo ha { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}.
event-slot_empty = Il { $deck } è vuoto: lo spazio resta vuoto.
event-supply_short = La riserva non basta ({ $good }): ne servivano { $wanted }, se ne ricevono { $given }. La scatola ne contiene { $box }.
event-over_box = Ora in gioco ci sono più segnalini che nella scatola ({ $good }, in tutto { $box }): usate qualcos’altro al loro posto.

event-realised = { $player } realizza “{ $card }” per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} e ora ne ha { $sum }.

event-played = { $target ->
    [none] { $player } gioca “{ $card }”.
   *[other] { $player } gioca “{ $card }” contro { $target }.
}
event-countered = { $player } blocca con “{ $card }”.
event-cancelled = “{ $card }”, giocata da { $player }, non ha effetto.
event-boosted = { $plus ->
    [0] { $player } lancia { $dice }
   *[other] { $player } aggiunge { $plus }
} con “{ $card }” e ora ha { $total }.
event-paid = { $player } cede { $goods }.
event-lost = Per colpa di { $by }, { $player } perde { $goods }.
event-stolen = { $player } deruba { $target } di { $goods }.
event-swapped = { $player } scambia con { $target }: dà { $given } e riceve { $goods }.

event-warmed = La { place-cave } riscalda { $player }, che recupera { $amount ->
    [one] { $amount } punto vita
   *[other] { $amount } punti vita
} e ora ne ha { $life }.
event-chilled = Il freddo costa { $amount ->
    [one] { $amount } punto vita
   *[other] { $amount } punti vita
}: { $player } ne ha ancora { $life }.
event-spared_by_cold = Il freddo risparmia l’ultimo punto vita di { $player }.

event-entered = { $place ->
    [none] Il Kromosauro aspetta accanto al tabellone
   *[other] Il Kromosauro è { at-place }
} con { $life ->
    [one] { $life } punto vita
   *[other] { $life } punti vita
}. Al suo dado aggiunge { $plus }.
event-felled = { $player } abbatte il Kromosauro e lo tiene come trofeo, per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
event-trophy = { $player } prende il trofeo da { $victim }, e con il trofeo { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
event-won = { $rule ->
    [evolutions_gone] Non restano Evoluzioni. { $player } ha più punti di tutti ({ $points }) e vince.
   *[other] { $player } ha { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } e vince: ne servivano { $target }.
}

over = { $player } ha vinto.

## ask-QUESTION: what a player is asked

ask-movement = { $player }, dove vai?
ask-action = { $player }, che cosa fai?
ask-combat = { $player }, una carta Bonus in questo combattimento? Finora: { $totals }.
ask-counter = { $against ->
    [nobody] { $player }, blocchi “{ $card }”, giocata da { $by }?
    [self] { $player }, blocchi “{ $card }”, giocata da { $by } contro di te?
   *[other] { $player }, blocchi “{ $card }”, giocata da { $by } contro { $target }?
}
ask-whom = { $player }, hai tramortito più personaggi. Chi derubi adesso?
ask-rob = { $player }, hai tramortito { $victim }. Che cosa prendi?
ask-reroll = { $rolls ->
    [no] { $player }, i dadi mostrano { $dice }. Rilanciare costerebbe { $price } Krom, e non ne hai abbastanza. Ti fermi qui?
   *[yes] { $player }, i dadi mostrano { $dice }. Quali tieni? O ti fermi qui?
}
ask-reward = { $choice ->
    [none] { $resources ->
        [one] { $player }, quale risorsa prendi?
       *[other] { $player }, quali { $resources } risorse prendi?
    }
   *[other] { $player }, che cosa prendi: { $choice }?
}
ask-combination = { $player }, i dadi mostrano { $dice }. Quale combinazione dichiari?
ask-give = { $resources ->
    [one] { $player }, quale risorsa cedi? La prende { $by }.
   *[other] { $player }, quali { $resources } risorse cedi? Le prende { $by }.
}

## roll-PURPOSE and draw-DECK: what chance has to decide

roll-combat = Un dado a testa per il combattimento: { $players }.
roll-roll_off = Un dado a testa per decidere la parità: { $players }.
roll-combat_card = { $number ->
    [one] { $players } lancia { $number } dado in più per il combattimento.
   *[other] { $players } lancia { $number } dadi in più per il combattimento.
}
roll-hunt = { $number ->
    [one] { $players } lancia { $number } dado per la caccia. Serve almeno { $value }.
   *[other] { $players } lancia { $number } dadi per la caccia. Serve almeno { $value }.
}
roll-climb = { $players } lancia { $number } dadi per la scalata.
roll-reroll = { $number ->
    [one] { $players } rilancia { $number } dado.
   *[other] { $players } rilancia { $number } dadi.
}

draw-bonus = Si pesca una carta Bonus.
draw-hunt = Si scopre una nuova preda.
draw-gathering = Si pesca una carta Raccolta.
draw-evolution = Si scopre una nuova Evoluzione.
draw-kromosaurus = Si pesca una carta Destinazione per il Kromosauro.
draw-hand = Si pesca a caso una carta Bonus dalla mano di { $player }.
draw-characters = Si assegna un personaggio.

## do-VERB: an answer, as a button says it

do-go = Vai { to-place }
do-rest = Riposa ({ $goods })
do-buy = { $what ->
    [wood] Compra un Legno per { $price } Krom
    [stone] Compra una Pietra per { $price } Krom
    [bone] Compra un Osso per { $price } Krom
    [bonus] Compra una carta Bonus per { $price } Krom
   *[life] Compra { $block ->
        [one] { $block } punto vita
       *[other] { $block } punti vita
    } per { $price } Krom
}
do-shuffle = Mescola gli scarti nel mazzo Raccolta
do-draw = Pesca una carta Raccolta
do-hunt = Caccia: { $card } ({ $bought ->
    [0] { $number ->
        [one] lancia { $number } dado
       *[other] lancia { $number } dadi
    }
   *[other] paga { $price } Krom, lancia { $number } dadi
}, serve { $value })
do-climb = Scala (lancia { $number } dadi)
do-keep = { $dice ->
    [none] Rilancia tutti i dadi
   *[other] Tieni { $dice } e rilancia il resto
}
do-stop = Fermati qui
do-claim = Dichiara { $combination }
do-take = Prendi { $picks }
do-realise = Realizza “{ $card }” ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per { $goods }{ $place ->
    [none] {""}
   *[other] , solo { at-place }
})
do-play = { $target ->
    [none] Gioca “{ $card }”
    [Kromosaurus] Gioca “{ $card }” contro il Kromosauro
   *[other] Gioca “{ $card }” contro { $target }
}{ $paid ->
    [none] { $picks ->
        [none] {""}
       *[other] {""} ({ $picks })
    }
   *[other] { $picks ->
        [none] {""} ({ $paid })
       *[other] {""} ({ $paid } per { $picks })
    }
}
do-counter = { $card ->
    [none] Blocca
   *[other] Blocca con “{ $card }”
}
do-pass = Passa
do-victim = Deruba { $target }
do-rob = { $what ->
    [krom] { $amount ->
        [none] Prendi metà dei Krom
       *[other] Prendi { $amount } Krom (metà)
    }
    [wood] Prendi un Legno
    [stone] Prendi una Pietra
    [bone] Prendi un Osso
    [bonus] Prendi una carta Bonus a caso
   *[nothing] Non prendere niente
}
do-give = Cedi { $picks }
do-again = Rifai l’azione del luogo
do-done = Termina la fase di azione

## why-CODE: why an answer is refused

# Movement and the course of a phase

why-movement-first = Prima { $player } deve scegliere un luogo, per esempio con { $ways }.
why-no-place = { $found ->
    [none] Manca un luogo.
   *[other] “{ $found }” non è un luogo.
} I luoghi: { $places }.
why-moved-already = { $player } ha già cambiato luogo. Ci si muove di nuovo al prossimo turno.
why-must-move = { $player } deve muoversi e non può restare { at-place }.
why-other-place = Questo si può fare solo { at-place }, non { at-here }.
why-place-compulsory = A questo tavolo l’azione del luogo è obbligatoria: prima bisogna fare qualcosa { at-place }.
why-place-first = Una carta è già stata usata, e a questo tavolo l’azione del luogo viene prima di ogni carta.
why-place-once = In questa fase l’azione di un luogo non si può più rifare.
why-place-not-begun = Non è ancora stato fatto niente { at-place }: non c’è niente da rifare.
why-one-word = “{ $found }” dice troppo: basta { $ways }.
why-another-time = { $verb ->
    [pass] Non c’è niente da passare: si passa in un combattimento, o quando si potrebbe bloccare la carta Bonus di qualcun altro. Per terminare la fase, scrivi “done”.
    [stop] Non c’è niente da fermare: ci si ferma in una scalata, finché si potrebbero rilanciare dei dadi. Per terminare la fase, scrivi “done”.
    [keep] Non ci sono dadi da tenere: serve in una scalata, prima di rilanciare dei dadi.
    [claim] Non c’è niente da dichiarare: serve alla fine di una scalata, se il tavolo lascia scegliere la combinazione.
    [give] Nessuno chiede niente: serve quando una carta lascia dire al bersaglio che cosa perde.
   *[take] Non c’è niente da scegliere: serve per una ricompensa con una “o”.
}

# Krom and the supply

why-krom-short = Costa { $price } Krom. Disponibili: { $has }, mancanti: { $missing }.
why-supply-empty = La riserva è vuota ({ $good }).

# Combat and robbery

why-combat-or-pass = In un combattimento si gioca una carta combattimento o si passa{ $found ->
    [none] .
   *[other] : “{ $found }” non è né l’una né l’altra cosa.
}
why-counter-or-pass = Adesso si blocca o si passa{ $found ->
    [none] .
   *[other] : “{ $found }” non è né l’una né l’altra cosa.
}
why-nothing-to-counter = Non c’è niente da bloccare: una contromossa risponde a una carta Bonus appena usata da qualcun altro.
why-nobody-to-rob = Non c’è nessuno da derubare: solo chi vince un combattimento deruba i personaggi che vi sono stati tramortiti.
why-rob-what = { $found ->
    [none] La risposta è vuota.
   *[other] “{ $found }” adesso non si può fare.
} { $victim } può perdere: { $ways }.
why-rob-none = { $what ->
    [krom] { $victim } non ha Krom da prendere.
    [wood] { $victim } non ha Legni da prendere.
    [stone] { $victim } non ha Pietre da prendere.
    [bone] { $victim } non ha Ossa da prendere.
   *[bonus] { $victim } non ha carte Bonus da prendere.
}

# Cave

why-rest-or-services = { $begun ->
    [rest] Il riposo c’è già stato. O un riposo o gli acquisti, non tutti e due.
   *[services] Gli acquisti ci sono già stati. O un riposo o gli acquisti, non tutti e due.
}
why-no-service = { $found ->
    [none] La risposta è vuota.
   *[other] “{ $found }” non è in vendita.
} La { place-cave } vende: { $services }.
why-life-full = I punti vita sono già { $most }, e più su non si va.
why-no-bonus-left = Non restano carte Bonus da comprare.
why-hand-full = La mano è piena: a questo tavolo bisogna usare una carta Bonus prima di averne un’altra.

# Forest

why-shuffled-draw = Dopo aver mescolato, bisogna pescare la prima carta prima di terminare la fase.
why-shuffle-late = Gli scarti si mescolano prima della prima carta, e una carta è già stata pescata.
why-shuffle-nothing = Non ci sono scarti: non c’è niente da mescolare.
why-forest-most = { $most ->
    [one] È già stata pescata { $most } carta, ed è il massimo
   *[other] Sono già state pescate { $most } carte, ed è il massimo
} per una visita.
why-pile-empty = Il mazzo Raccolta è vuoto.

# Savannah

why-one-hunt = La caccia è già stata fatta, e ce n’è una sola per fase di azione.
why-no-prey = { $found ->
    [none] Manca una preda.
   *[other] “{ $found }” non è fra le prede.
} Sul tabellone: { $cards }.
why-extra-dice = { $most ->
    [0] Per una caccia non si possono comprare dadi.
    [one] Per una caccia si può comprare { $most } dado, con “+1” dopo la preda.
   *[other] Per una caccia si possono comprare da 1 a { $most } dadi, con “+1” e così via dopo la preda.
}

# Mountain

why-one-climb = La scalata è già stata fatta, e ce n’è una sola per fase di azione.
why-reroll-or-stop = { $found ->
    [none] La risposta è vuota.
   *[other] “{ $found }” deve aspettare.
} Durante una scalata si tengono alcuni dadi e si rilancia il resto, oppure ci si ferma.
why-claim-best = Conta ciò che tutti i dadi fanno insieme. Se ti fermi adesso: { $combination }.
why-keep-what = “{ $found }” non si può tenere: i dadi mostrano { $dice }.
why-keep-all = Così terresti tutti i dadi senza rilanciarne nessuno. Per tenerli tutti, fermati.
why-keep-locked = Tenuto in precedenza: { $kept }. Deve restare.

# Evolutions

why-no-evolution = { $found ->
    [none] Manca un’Evoluzione.
   *[other] “{ $found }” non è fra le Evoluzioni.
} Sul tabellone: { $cards }.
why-evolution-place = “{ $card }” si può realizzare solo { at-place }, non { at-here }.
why-evolution-cost = “{ $card }” costa più di quello che c’è. Manca ancora: { $missing }.
why-one-evolution = Un’Evoluzione è già stata realizzata, e a questo tavolo per una fase basta.

# Bonus cards

why-not-in-hand = { $card ->
    [none] { $found ->
        [none] Manca una carta.
       *[other] “{ $found }” non è una carta Bonus.
    }
   *[other] “{ $card }” non è nella mano, e si giocano solo le carte che si hanno.
}
why-bonus-combat = “{ $card }” è una carta combattimento: si gioca solo in un combattimento, dopo i dadi.
why-bonus-counter = “{ $card }” è una contromossa: si gioca solo quando qualcun altro usa una carta Bonus.
why-bonus-action = “{ $card }” si gioca solo nella propria fase di azione, non in un combattimento.
why-bonus-place = “{ $card }” si può giocare solo { at-place }, non { at-here }.
why-bonus-price = “{ $card }” costa più di quello che c’è. Manca ancora: { $missing }.
why-one-bonus = Una carta Bonus è già stata giocata, e a questo tavolo per una fase basta.
why-target-self = “{ $card }” si gioca contro qualcun altro, non contro di sé.
possible-targets = { $players ->
    [none] Adesso nessuno può esserne il bersaglio.
   *[other] Bersagli possibili adesso: { $players }.
}
why-target-kromosaurus = Il Kromosauro non è un giocatore: nessuna carta Bonus può colpirlo. { possible-targets }
why-target-unknown = { $found ->
    [none] { $players ->
        [none] { possible-targets }
       *[other] Di’ contro chi giochi la carta. { possible-targets }
    }
   *[other] “{ $found }” non gioca a questo tavolo. { possible-targets }
}
why-target-stunned = Personaggio tramortito: { $target }. A questo tavolo chi è a terra si lascia in pace.
why-target-elsewhere = { $target } è { at-place }. La carta raggiunge solo chi è { at-here }.
why-target-has-not = { $target } non ha ciò che la carta prende: { $goods }.
why-play-how = “{ $card }” non si gioca con queste parole. Modi di giocarla: { $ways }.
