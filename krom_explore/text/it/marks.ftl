### Where a rule, a card or a number comes from.

mark-printed = stampato
mark-printed-long = Questo è scritto nei regolamenti.
mark-attested = attestato
mark-attested-long = Nei regolamenti non c’è, ma lo dice un’altra fonte.
mark-deduced = dedotto
mark-deduced-long = Lo ricaviamo dai regolamenti: il testo va in questa direzione, senza dirlo.
mark-invented = inventato
mark-invented-long = Inventato da noi, perché si possa giocare: quello che c’è nel gioco vero non è pubblicato.
label-open-gap = I regolamenti non lo dicono.
label-open-reading = Qui i regolamenti si possono leggere in più modi.
label-open-printed = I regolamenti lo dicono, ma lasciano aperta una questione.
label-printed-told = Questo è scritto nei regolamenti. Le carte, i numeri o i nomi di questa scatola che vi compaiono sono inventati.
mark-own = tuo
mark-own-long = Lo ha scritto chi possiede questa scatola.
where-from-name = Nome: { $mark }
where-from-kind = Tipo: { $mark }
where-from-source = Fonte: { $source }
