### What stands on the buttons of the question: what is done, what it brings, and the chance. After the first step the card
### has been chosen and is not named again.

choice-group-taken = Prendi una carta
choice-group-turned = Oppure gira una carta coperta
choice-beside = { $card }, accanto a { $chain }

choice-asks-card = Che cosa ne fai?
choice-asks-turned = Dove va?
choice-asks-steal = Che cosa prendi?
choice-asks-own = In quale catena?

choice-take = Prendi “{ $card }” dagli scarti
choice-begin = Comincia una catena
choice-place = Aggiungila a { $chain }
choice-activate = Mettila coperta accanto a { $chain }
choice-swap = Scambiala con la carta accanto a { $chain }
choice-discard = Scartala
choice-play-draw = Giocala: pesca { $number }, poi scarta { $number }
choice-play-block = Blocca { $player }, accanto a { $target_chain }
choice-play-steal = Aggiungila alla tua { $chain }
choice-protect = Gira “{ $card }” accanto a { $chain }
choice-stolen = { $card } da { $chain } di { $player }
choice-use = Aggiungila a { $target_chain }
choice-attack = Attacca { $target_chain } di { $player }

choice-fits = { $chains ->
    [none] adesso non va in nessuna tua catena
   *[other] va bene per { $chains }
}
choice-for-character = comincia una catena
choice-for-double = hai già la sua catena
choice-for-event = distrugge { said-vases }, ma solo da attiva
choice-for-event-now = distrugge fino a { said-vases }
choice-for-protection = salva { said-vases }, ma solo da attiva
choice-spheres = porta { said-spheres }
choice-completes = completa la catena
choice-protects = nessuno può più attaccare questa catena
choice-magical = tutta di un colore, quindi magica: { said-spheres } in più
choice-rescues = non è più senza vasi
choice-held = hai in mano il suo primo vaso: { $cards }
choice-leader = il tuo Capo Tribù non si perde mai
choice-left-open = può prenderla chi gioca dopo
choice-later-dioramas = in un altro turno puoi girarla invece di prendere una carta
choice-later-events = in un altro turno puoi attaccare con questa invece di prendere una carta
choice-later-protections = può difendere una qualsiasi delle tue catene quando ti attaccano
choice-back = “{ $card }” ti torna in mano
choice-skips = { $player } salta un turno
choice-draws = tieni le carte che preferisci, e in questo turno non ne metti in nessuna catena
choice-loses = { $player } perderebbe { $cards }
choice-left-alone = { $leads ->
    [yes] “{ $chain }” resterebbe senza vasi, ma un Capo Tribù non si perde
   *[no] “{ $chain }” resterebbe senza vasi
}
choice-saves = salva { $cards }
choice-lost = perdi { $cards }
choice-forfeits = perdi { $cards }, ancora senza vasi: { said-spheres } in meno
choice-alone = { $leads ->
    [yes] “{ $chain }” resta poi senza vasi, ma un Capo Tribù non si perde
   *[no] “{ $chain }” resta poi senza vasi
}

choice-chance-fits = { $percent } che si possa usare subito in una catena
choice-chance-fits-some = { $percent } che almeno una serva a una catena nei prossimi turni
choice-chance-first = { $percent } che la prossima carta sia il suo primo vaso; senza, si perde alla fine del tuo prossimo turno
choice-chance-saves = { $percent } che sia il primo vaso di “{ $chain }”; senza, perdi la carta alla fine di questo turno: { said-spheres }
choice-chance-defended = { $percent } che tra le carte coperte di { $player } ci sia una Protezione
