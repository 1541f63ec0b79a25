### What stands on the buttons of the question: what is done, its price, what it brings, and the chance.

choice-rest = Riposa
choice-buy = Compra { $goods }
choice-hunt = Caccia: { $card }
choice-hunt-do = Caccia
choice-climb = Scala
choice-evolutions = Evoluzioni: paga e prendi i punti
choice-realise = Realizza “{ $card }”
choice-still = puoi ancora realizzare { $many ->
    [few] { $cards }
   *[other] { $number } Evoluzioni
}

choice-free = gratis
choice-gain = ottieni { $goods }
choice-no-gain = adesso non porta niente
choice-rest-instead = { $gain }, invece di comprare
choice-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
choice-pile = { $cards ->
    [one] se vuoi, prima di pescare; poi { $cards } carta da cui pescare
   *[other] se vuoi, prima di pescare; poi { $cards } carte da cui pescare
}
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
   *[other] { $dice }; rilanci per { $prices } Krom
}
choice-pays = paga { $goods }
choice-shows = { $combination }: { $payout }
choice-all-pay = Quanto pagano le combinazioni
choice-boost = { $dice ->
    [0] +{ $plus }
    [one] { $dice } dado in più
   *[other] { $dice } dadi in più
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
stake-loss = Tutti gli altri perdono la differenza da chi vince, al massimo { $most } punti vita.
stake-life = { $player } ({ $life })
beside-robbed = Chi vince un combattimento deruba chi vi è stato tramortito.
beside-stunned = Niente fase di azione in questo turno; all’inizio del prossimo { $player } si risveglia con { $life } punti vita.
stake-stunned = Rischio di 0 punti vita (niente fase di azione, e derubati): { $players }.
stake-how = { $how ->
    [heavier] A parità, qui passa avanti chi pesa di più
   *[lighter] A parità, qui passa avanti chi pesa di meno
}
stake-tie = { stake-how }.
stake-tie-first = { stake-how }: { $first } prima di { $others }.
