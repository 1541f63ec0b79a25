### What stands on a card, and the list of cards.

# cards-FAMILY: a family in the list of cards, with its number of cards
cards-characters = Personaggi ({ $n })
cards-dioramas = Diorami ({ $n })
cards-events = Eventi ({ $n })
cards-protections = Protezioni ({ $n })
cards-actions = Azioni ({ $n })
card-leader = C’è anche come carta Capo Tribù.

said-colour = { $colour ->
    [red] rosso
    [blue] blu
   *[both] rosso e blu
}
card-character = Comincia una catena. Chiede questi vasi, in quest’ordine: { $vases }.
card-vase = Un Diorama per il vaso “{ $vase }”, { said-colour }.
card-any = Un Diorama per qualsiasi vaso, { said-colour }. Uno solo per catena.
card-totem = Un Diorama, { said-colour }, per una catena completa. Poi nessuno può attaccarla né rubarle niente.
card-event = Da attiva, distrugge gli ultimi vasi di una catena di qualcun altro: { $number }.
card-protection = Da attiva, salva vasi di una catena attaccata: { $number }.
card-draw = Pesca { said-cards } e scartane altrettante.
card-block = Qualcun altro salta un turno.
card-steal = Prendi l’ultimo vaso di una catena di qualcun altro per una delle tue.
card-spheres = Sfere: { $number }.
