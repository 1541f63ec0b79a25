### Krom's face: its table, its sheets, its chapters' names.

ui-gives-cave = { $sells ->
    [no] Riposo
   *[yes] Riposo, o tanti acquisti quanti ne puoi pagare
}
ui-gives-cave-for = Riposo, o acquisti in Krom: { $prices }
ui-cave-price = { $goods } ({ $price })
ui-cave-sold = { $good ->
    [wood] { name-wood }
    [stone] { name-stone }
    [bone] { name-bone }
    [bonus] carta Bonus
   *[life] { good-life }
}
ui-gives-forest = Carte: { $goods }
ui-gives-savannah = Caccia: { $goods }
ui-gives-mountain = Scalata: { $goods }
ui-heavier = Qui a parità vince chi pesa di più.
ui-lighter = Qui a parità vince chi pesa di meno.
ui-show-best-play = Mostra come finisce con il gioco migliore
ui-before-cards = Prima che si giochino carte combattimento.
ui-then-ahead = Poi in testa: { $player }.
ui-others-alike = Se gli altri vanno ugualmente spesso in ciascuno degli altri luoghi.
ui-odds-hidden = Non tutti sanno che cosa c’è nel mazzo: le sue probabilità non si possono contare.
ui-invented = Dipende da carte o pesi inventati da noi: quelli veri non sono pubblici.
ui-you-are = Giochi con
ui-longer = Partita più lunga
ui-new-kromosaurus = { page-kromosaurus }: vaga e combatte con chiunque incontri
ui-new-glacial = { page-glacial }: fuori dalla Caverna il freddo toglie vita
ui-new-longer = { ui-longer }: più punti per vincere
ui-new-who = { $name }, { $weight } kg
ui-combat-form = Chi combatte?
ui-duel-form = Uno scontro dopo l’altro
ui-place = Luogo
ui-fights = combatte
ui-plays = gioca
ui-card = Carta Bonus
ui-no-card = nessuna carta
ui-your-life = I tuoi punti vita
ui-extra-dice = Dadi in più
ui-plus = Aggiunto al totale
ui-value = Almeno
ui-rerolls = Rilanci
ui-combination = Combinazione
ui-exactly = Questa e niente di meglio
ui-anywhere = ovunque, ogni luogo allo stesso modo
ui-phase = Fase
ui-actions = Fasi di azione
ui-prey = Prede
ui-evolutions = Evoluzioni
ui-cards = Carte sul tavolo
ui-decks = Scarti
ui-gathering-discard = Scarti Raccolta
ui-hunt-discard = Scarti Caccia
ui-bonus-discard = Scarti Bonus
ui-trophy = Trofeo
ui-editor-help = Le carte si scrivono con il loro nome, separate da una virgola. Le carte che non stanno da nessuna parte sono nei loro mazzi.
ui-advice = Consiglio
ui-advice-ask = Che cosa conviene?
ui-advice-none = Il consiglio arriva quando ci sono dadi da tenere.
ui-advice-worth = vale { $krom } Krom
ui-advice-cost = costa { $krom } Krom
ui-advice-stop = Fermati qui
ui-advice-keep = Tieni { $dice }
ui-advice-keep-none = Rilancia tutto
chapter-setup = Preparazione
chapter-turn = Il turno
chapter-movement = Movimento
chapter-combat = Combattimento
chapter-stunned = Tramortiti
chapter-place = I luoghi
chapter-cave = La Caverna
chapter-forest = La Foresta
chapter-savannah = La Savana
chapter-mountain = La Montagna
chapter-evolutions = Evoluzioni
chapter-bonus = Carte Bonus
chapter-ending = Fine della partita
chapter-glacial = La mappa glaciale
chapter-kromosaurus = Il Kromosauro
chapter-life = Punti vita
chapter-supply = La riserva
ui-footer = Krom è un gioco di Kevin Bérenger e Xavier Baud (Borderline Editions). Questo esploratore non è loro; le sue carte e i suoi pesi sono inventati dove quelli veri non sono pubblici.
ui-stunned = tramortito
ui-life = punti vita
ui-bonus = carte Bonus
ui-points = punti
ui-acting = agisce ora
source-fr = regolamento francese, righe { $where } della trascrizione
source-it = regolamento italiano, righe { $where } della trascrizione
source-dossier = i nostri appunti, { $where }
ui-review-best = { $dice }: “{ $chosen }” era la scelta migliore.
ui-review-cost = { $dice }: “{ $chosen }” è costato in media { $cost } Krom. La scelta migliore era “{ $best }”.
cli-kromosaurus = con il Kromosauro
cli-glacial = sulla mappa glaciale
cli-longer = una partita più lunga: servono più punti per vincere
ui-kromosaurus = Kromosauro
play-kromosaurus = { ui-kromosaurus } (punti vita: { $life })
play-mat = { $player } ({ $weight } kg): punti vita { $life }, punti { $points } su { $target }, Krom { $krom }, Legno { $wood }, Pietra { $stone }, Osso { $bone }, carte Bonus { $cards }{ $stunned ->
    [yes] , personaggio tramortito
   *[no] {""}
}{ $trophy ->
    [yes] , ha il trofeo
   *[no] {""}
}
play-prey = Prede: { $cards }
play-evolutions = Evoluzioni: { $cards }
part-mats = Giocatori
part-cards = Carte
part-advice = Consiglio
play-points = { $player } { $points }
play-score = Turno { $turn } · { $points } · si vince con { $target }
play-hand = La tua mano: { $cards }
