### What stands on the buttons of the question: what is done, its price, what it brings, and the chance.

choice-rest = Riposa
choice-buy = Compra { $goods }
choice-buys = { place-cave }: compra tutto ciò che puoi pagare
choice-hunt = Caccia: { $card }
choice-hunt-do = Caccia
choice-climb = Scala
choice-one-hunt = { place-savannah }: una caccia
choice-one-climb = { place-mountain }: una scalata
choice-evolutions = Evoluzioni: paga e prendi i punti
choice-realise = Realizza “{ $card }”
choice-still = puoi ancora realizzare { $many ->
    [few] { $cards }
    [all] { $number } Evoluzioni
   *[other] { $together ->
        [one] una
       *[other] { $together }
    } di { $number } Evoluzioni
}

choice-free = gratis
choice-gain = ottieni { $goods }
choice-no-gain = adesso non porta niente
choice-rest-instead = { $gain }, invece di comprare
choice-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
choice-points-win = { choice-points }: vinci
choice-pile = { $cards ->
    [one] prima di pescare: { $cards } carta,
   *[other] prima di pescare: { $cards } carte,
} { $change ->
    [better] probabilità migliori
    [worse] probabilità peggiori
   *[same] stesse probabilità
}
# What the next card may bring, and how likely.
choice-finds = { $good } { $percent }
choice-prey-here = cacciarne una; dadi comprati aiutano
choice-finds-next = { $finds }; { $then }
choice-next = la prossima costa { $price } Krom
choice-so-far = I dadi finora: { $totals }.
choice-prey = serve { $value }, dà { $goods }
choice-dice = { $number ->
    [one] { $number } dado
   *[other] { $number } dadi
}
choice-worth = vale { $krom } Krom
choice-worth-how = Quanto vale: ciò che la preda rende in media ai prezzi della Caverna, meno i dadi comprati.
choice-climb-dice = { $prices ->
    [none] { $dice }
    [broke] { $dice }; niente Krom per rilanciare: conta il primo tiro
   *[other] { $dice }; i tuoi Krom bastano per { $rerolls ->
            [one] un rilancio
           *[other] { $rerolls } rilanci
        } ({ $prices })
}
choice-pays = paga { $goods }
choice-shows = { $combination }: { $payout }
choice-all-pay = Quanto pagano le combinazioni
choice-boost = { $dice ->
    [0] +{ $plus }
    [one] { $dice } dado in più
   *[other] { $dice } dadi in più
}
choice-boost-stands = { $effect }; { $stands }
choice-stands = { $how ->
    [win] così come stanno le cose vinci
    [stun] così come stanno le cose perdi tutta la vita e sei stordito
   *[lose] così come stanno le cose perdi { $loss } vita e ne hai ancora { $left }
}
choice-lose = { $target } perde { $goods }
choice-steal = prendi { $goods } da { $target }
choice-swap = { $target } ti dà { $goods } in cambio
choice-counter = ti costa la carta “{ $card }”
choice-victim = ha { $goods }
choice-rob = { $left ->
    [none] poi hai { $mine }
   *[other] poi hai { $mine }; { $victim } tiene { $left }
}
choice-rob-half = arrotondata per eccesso
choice-rob-card = { $cards ->
    [one] la sua unica carta
   *[other] una delle sue { $cards } carte
}
choice-rob-nothing = { $victim } tiene tutto

choice-chance-hunt = { $percent }: la catturi
choice-chance-find = { $percent }: trovi qualcosa
choice-chance-climb = { $percent }: il primo tiro paga
choice-chance-better = { $percent } per una combinazione migliore
choice-boost-stuns = { $effect }; { $percent } di tramortire { $other }
choice-chance-ahead = { $sure ->
    [never] ancora indietro
    [level] parità, e per il peso vince { $other }
    [always] poi in testa
    [already] già in testa
   *[perhaps] { $percent }: vai in testa
}

choice-places = Poi tocca ai luoghi, in quest’ordine: { $places }.

choice-whom = Contro chi?
choice-with-whom = Con chi?
choice-asks-pay = Che cosa paghi?
choice-asks-give = Che cosa dai a { $target }?
choice-asks-get = Che cosa ti dà { $target } in cambio?
choice-asks-gain = Che cosa ottieni?
choice-asks-take = Che cosa prendi?
choice-how-many = Quantità: { $good }

### Che cosa c’è in gioco prima che si tirino i dadi di un combattimento.

stake-win = Solo i dadi: { $who } vince al { $percent }. Possono seguire carte.
stake-loss = Chi perde, perde il divario in vita: al massimo { $most }, di più con le carte.
stake-life = { $player } ({ $life })
beside-robbed = Chi vince un combattimento deruba chi vi è stato tramortito.
beside-stunned = Niente fase di azione in questo turno; all’inizio del prossimo { $player } si risveglia con { $life } punti vita.
stake-stunned = Questi dadi possono stordire { $players }: allora niente fase di azione, e derubati.
stake-how = { $how ->
    [heavier] A parità, qui passa avanti chi pesa di più
   *[lighter] A parità, qui passa avanti chi pesa di meno
}
stake-tie = { stake-how }.
stake-tie-first = { stake-how }: { $first } prima di { $others }.
stake-cards = Giocabile dopo i dadi: { $cards }.
stake-hunt = Almeno { $value }: { $percent }. Frutta { $goods }.
stake-hunt-else = Con meno la preda scappa, e non succede altro.
