### The account of a game that is over. A Fraction $x also comes as $x_about, with two digits, and as $x_round, a whole number.

account-won-target = { $who ->
    [you] Hai vinto
   *[other] { $player } ha vinto
} al turno { $turn }, con { $points ->
    [one] un punto Evoluzione
   *[other] { $points } punti Evoluzione
}; ne servivano { $target }{ $length ->
    [short] {" "}in questa partita breve, invece di { $usual }
   *[whole] {""}
}.
account-won-wins = { $who ->
    [you] Hai vinto
   *[other] { $player } ha vinto
} al turno { $turn } grazie al trofeo, con { $points ->
    [one] un punto Evoluzione
   *[other] { $points } punti Evoluzione
}; ne servivano { $target }.
account-won-evolutions_gone = Al turno { $turn } non restavano Evoluzioni: { $who ->
    [you] avevi più punti di tutti ({ $points }) e hai vinto.
   *[other] { $player } aveva più punti di tutti ({ $points }) e ha vinto.
}
account-won-with = { $who ->
    [you] I tuoi punti vengono da
   *[other] I punti di { $player } vengono da
} { $things }{ $victims ->
    [none] {""}
   *[other] ; nel turno degli ultimi c’è stato un furto a { $victims }
}.
account-won-with-card = “{ $card }” al turno { $turn } ({ $points })
account-won-with-trophy = trofeo al turno { $turn } ({ $points })
account-second-are = { $many ->
    [one] Secondo posto per { $players }
   *[other] Secondo posto a pari merito per { $players }
}, con { $points ->
    [one] un punto
   *[other] { $points } punti
}
account-second = { account-second-are }.
account-a-point = { $price ->
    [none] {""}
   *[other] . Per confronto: ciò che serve per un punto Evoluzione costa circa { $price_round } Krom
}
account-in-cave = (tutto contato in Krom, ai prezzi della Caverna){ account-a-point }
account-dice-gave = { $lucky ->
    [yes] dadi e carte ti hanno dato { $luck_about } Krom più della media
   *[no] dadi e carte ti hanno dato { $luck_about } Krom meno della media
}
account-came-with = Finisci { account-place } su { $of }, con { $points ->
    [one] un punto
   *[other] { $points } punti
}
account-dice-about = { $lucky ->
    [yes] dadi e carte ti hanno dato circa { $luck_round } Krom più della media
   *[no] dadi e carte ti hanno dato circa { $luck_round } Krom meno della media
}
account-differed-luck = Fra ciò che si può giudicare con esattezza, la differenza più grande l’ha fatta la fortuna: { account-dice-about }{ $seen ->
    [yes] ; per { $player } sono { $their_luck_round } { $their_lucky ->
        [yes] in più
       *[no] in meno
    }
   *[no] {""}
} { account-in-cave }.
account-ahead-luck = { account-second-are }. { account-differed-luck }
account-lost-luck = { account-came-with }. { account-differed-luck }
account-differed-choice = Fra ciò che si può giudicare con esattezza, la differenza più grande l’hanno fatta le scelte: in scalate, cacce e carte pescate le tue sono costate circa { $cost_round } Krom rispetto al gioco migliore{ $seen ->
    [yes] , quelle di { $player } { $their_cost_round }
   *[no] {""}
} { account-in-cave }.
account-ahead-choice = { account-second-are }. { account-differed-choice }
account-lost-choice = { account-came-with }. { account-differed-choice }
account-differed-stunned = La differenza più grande l’ha fatta il tempo passato a terra: { $missed ->
    [0] non hai perso nessuna fase di azione
    [one] hai perso una fase di azione
   *[other] hai perso { $missed } fasi di azione
}, e { $player } { $their_missed ->
    [0] nessuna
   *[other] { $their_missed }
}.
account-ahead-stunned = { account-second-are }. { account-differed-stunned }
account-lost-stunned = { account-came-with }. { account-differed-stunned }
account-differed-pace = Né la fortuna né le scelte che si possono giudicare hanno fatto la differenza: { $even ->
    [yes] avete realizzato lo stesso numero di Evoluzioni, ma non per gli stessi punti
   *[no] { $player } ha realizzato { $evolutions ->
        [one] un’Evoluzione
       *[other] { $evolutions } Evoluzioni
    }, tu { $own }
}.
account-ahead-pace = { account-second-are }. { account-differed-pace }
account-lost-pace = { account-came-with }. { account-differed-pace }
account-lost-estimated = { account-came-with }. Niente di ciò che si può giudicare esattamente ha fatto la differenza. Secondo la stima sono state le scelte: dove andare e che cosa farvi ti è costato circa { $cost_round } Krom, in { $clear ->
    [one] una decisione
   *[other] { $clear } decisioni
}{ account-a-point }.
account-lost-estimated-more = { account-came-with }. La differenza maggiore, secondo la stima, sono state le scelte: dove andare e che cosa farvi ti è costato circa { $cost_round } Krom, in { $clear ->
    [one] una decisione
   *[other] { $clear } decisioni
}{ account-a-point }. Fortuna, scalate, caccia e pescate, che si possono giudicare esattamente, hanno contato meno.

account-turns = Turno
account-sum = Tutto
account-climb = Scalate
account-hunt = Cacce
account-forest = Raccolte
account-fight = Combattimenti
account-in-krom = Valore in Krom

account-fights = Combattimenti
account-fights-how = Attesi: quanti combattimenti vincono in media i primi dadi, contro questi avversari e in questi luoghi, prima che qualcuno giochi una carta.
account-fought = Fatti
account-won-fights = Vinti
account-expected = Attesi
account-life-lost = Vita persa
account-life-dealt = Vita tolta
account-missed = Fasi perse

account-luck = La fortuna
account-luck-own = In tutto, { account-dice-gave }.
account-luck-how = Ogni scalata, ogni caccia, ogni carta Raccolta pescata e i punti vita che costano i primi dadi di un combattimento si confrontano con ciò che portano in media, in Krom ai prezzi della Caverna. Non contano: le carte che si scoprono, le carte Bonus, i dadi delle carte combattimento.
account-choice = Le scelte
account-choice-own = Scelte che si possono giudicare con esattezza: { $n ->
    [one] una
   *[other] { $n }
}. Fatte nel modo migliore: { $best }; le altre sono costate in tutto { $cost_about } Krom.
account-choice-all = { $n ->
    [one] L’unica tua scelta che si può giudicare con esattezza era la migliore.
   *[other] Tutte le tue { $n } scelte che si possono giudicare con esattezza erano le migliori.
}
account-choice-how = Quali dadi tenere, quale preda cacciare e con quanti dadi, se pescare ancora: la risposta migliore si conosce con esattezza, da ciò che si poteva sapere in quel momento e ai prezzi della Caverna. Le barre mostrano quanto si è perso rispetto a quella.
account-choice-points = Per confronto: ai prezzi della Caverna, ciò che costano le Evoluzioni di questa scatola fa { $krom_about } Krom per punto.
account-choice-rest = Nessuno può dire con esattezza quanto vale dove si va, che cosa si compra e quali carte si giocano. Non si conta neppure una caccia, una pescata o una scalata che poteva completare subito un’Evoluzione. E nemmeno una caccia che è servita a realizzarne una più tardi. Tutto questo si può solo stimare.

account-costly-how = Che cosa si misura: quanto avrebbe portato in più un’altra risposta, con il Krom come unità ({ $goods } vale { $krom }).
account-costly-who = Turno { $turn }{ $who ->
    [you] {""}
   *[other] , { $player }
}
account-costly-climb = { account-costly-who }, sulla Montagna{ $dice ->
    [none] {""}
   *[other] {" "}con { $dice }
}. Scelta: { $chosen }. Meglio, in media di { $cost_about } Krom: { $best }.
account-costly-hunt = { account-costly-who }, nella Savana. Scelta: { $chosen }. Meglio, in media di { $cost_about } Krom: { $best }.
account-costly-forest = { account-costly-who }, nella Foresta. Scelta: { $chosen }. Meglio, in media di { $cost_about } Krom: { $best }.
account-costly-won = { account-costly-who }. Scelta: { $chosen }. Avrebbe vinto subito la partita: { $best }.
account-costly-imagined = { account-costly-who }. Scelta: { $chosen }. Probabilmente meglio, di circa { $cost_round } Krom: { $best }. Stima su { $games } partite immaginate: tra { $least_round } e { $most_round } Krom.
account-costly-appraised = { account-costly-who }. Scelta: { $chosen }. Probabilmente meglio, di circa { $cost_round } Krom, secondo quanto valgono per i bot vita e risorse: { $best }.

account-estimated = Le scelte, a stima
account-estimated-own = { $n ->
    [one] Un’altra scelta è stata provata
   *[other] Altre { $n } scelte sono state provate
}: { $clear ->
    [0] per nessuna un’altra risposta andava chiaramente meglio
    [one] per una un’altra risposta andava chiaramente meglio, di circa { $cost_about } Krom
   *[other] per { $clear } un’altra risposta andava chiaramente meglio, in tutto di circa { $cost_about } Krom
}.
account-estimated-how = Stima, non valore esatto. Dove andare e che cosa fare lì: la risposta data e quella che rende di più sono state provate ciascuna in { $games } partite immaginate di due turni, con ciò che si poteva sapere in quel momento; le giocano i bot, che indovinano dove vanno gli altri. Carte combattimento, bottini e ricompense: secondo quanto valgono per i bot vita e risorse. Una vittoria conta come dieci punti, e i punti diventano Krom come li valutano i bot. Non si giudica se bloccare una carta, né ciò che ha portato a un’Evoluzione nello stesso turno.
account-estimated-kind = Su che cosa
account-estimated-many = Scelte
account-estimated-clear = Chiaramente non la migliore
account-estimated-movement = Dove andare
account-estimated-doing = Che cosa fare lì
account-estimated-cards = Carte Bonus
account-estimated-loot = Che cosa prendere
