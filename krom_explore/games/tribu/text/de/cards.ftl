### What stands on a card, and the list of cards.

# cards-FAMILY: a family in the list of cards, with its number of cards
cards-characters = Charaktere ({ $n })
cards-dioramas = Dioramen ({ $n })
cards-events = Ereignisse ({ $n })
cards-protections = Schutzkarten ({ $n })
cards-actions = Aktionen ({ $n })
card-leader = Dazu gibt es eine Oberhauptkarte.

said-colour = { $colour ->
    [red] rot
    [blue] blau
   *[both] rot und blau
}
card-character = Beginnt eine Kette. Will diese Vasen, in dieser Reihenfolge: { $vases }.
card-vase = Ein Diorama für die Vase „{ $vase }“, { said-colour }.
card-any = Ein Diorama für jede Vase, { said-colour }. Nur eines in einer Kette.
card-totem = Ein Diorama, { said-colour }, für eine vollständige Kette. Dann kann niemand sie angreifen oder aus ihr stehlen.
card-event = Sobald die Karte aktiv ist, zerstört sie die letzten Vasen einer fremden Kette: { $number }.
card-protection = Sobald die Karte aktiv ist, rettet sie Vasen einer angegriffenen Kette: { $number }.
card-draw = Zieh { said-cards } und leg ebenso viele ab.
card-block = Jemand anderes setzt einen Zug aus.
card-steal = Nimm die letzte Vase einer fremden Kette für eine deiner Ketten.
card-spheres = Sphären: { $number }.
