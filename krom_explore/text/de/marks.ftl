### Where a rule, a card or a number comes from.

mark-printed = gedruckt
mark-printed-long = Das steht in den Regelheften.
mark-attested = belegt
mark-attested-long = Das steht nicht in den Regelheften, aber eine andere Quelle sagt es.
mark-deduced = erschlossen
mark-deduced-long = Das lesen wir aus den Regelheften heraus: Der Text deutet darauf hin, ohne es zu sagen.
mark-invented = erfunden
mark-invented-long = Von uns ausgedacht, damit sich spielen lässt: Was im echten Spiel steht, ist nicht veröffentlicht.
label-open-gap = Die Regelhefte lassen das offen.
label-open-reading = Die Regelhefte lassen sich hier auf mehr als eine Art lesen.
label-open-printed = Die Regelhefte sagen das, lassen aber eine Frage offen.
label-printed-told = Das steht in den Regelheften. Die Karten, Zahlen oder Namen dieser Schachtel darin sind erfunden.
mark-own = eigen
mark-own-long = Das wurde mit dieser Schachtel selbst eingegeben.
where-from-name = Name: { $mark }
where-from-kind = Art: { $mark }
where-from-source = Quelle: { $source }
