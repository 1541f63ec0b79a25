### What stands on a card.

# cards-DECK: a deck in the list of cards, with its number of cards
cards-characters = Personnages ({ $n })
cards-hunt = Proies ({ $n } cartes Chasse)
cards-gathering = Cartes Cueillette ({ $n })
cards-evolution = Évolutions ({ $n })
cards-bonus = Cartes Bonus ({ $n })
card-character = Pèse { $weight } kilogrammes.

card-prey = { $number ->
    [one] Lancez 1 dé, faites au moins { $value } : { $goods }.
   *[other] Lancez { $number } dés, faites au moins { $value } : { $goods }.
}
card-gathering = { $goods ->
    [none] Rien.
   *[other] { $goods }.
}
card-evolution = { $points ->
    [one] 1 point pour { $goods }.
   *[other] { $points } points pour { $goods }.
}
card-dice = { $number ->
    [one] En combat : 1 dé de plus, qui compte dans votre total.
   *[other] En combat : { $number } dés de plus, qui comptent dans votre total.
}
card-plus = En combat : +{ $plus } à votre total.
card-counter = Quand quelqu’un d’autre utilise une carte Bonus : cette carte n’a aucun effet.
card-gain = Gagnez { $goods }.
card-lose = Un autre joueur perd { $goods }.
card-steal = Volez { $goods } à un joueur qui est dans le même lieu que vous.
card-convert = Payez { $given } et gagnez { $goods }.
card-swap = Échange avec un autre joueur : vous lui donnez { $given }, il vous donne { $goods }.
card-place = Seulement { at-place }.
