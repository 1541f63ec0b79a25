### What stands on a card.

# cards-DECK: a deck in the list of cards, with its number of cards
cards-characters = Personaggi ({ $n })
cards-hunt = Prede ({ $n } carte Caccia)
cards-gathering = Carte Raccolta ({ $n })
cards-evolution = Evoluzioni ({ $n })
cards-bonus = Carte Bonus ({ $n })
card-character = Pesa { $weight } chili.

card-prey = { $number ->
    [one] Lancia 1 dado, fai almeno { $value }: { $goods }.
   *[other] Lancia { $number } dadi, fai almeno { $value }: { $goods }.
}
card-gathering = { $goods ->
    [none] Niente.
   *[other] { $goods }.
}
card-evolution = { $points ->
    [one] 1 punto per { $goods }.
   *[other] { $points } punti per { $goods }.
}
card-dice = { $number ->
    [one] In combattimento: lancia 1 dado in più e aggiungilo al tuo totale.
   *[other] In combattimento: lancia { $number } dadi in più e aggiungili al tuo totale.
}
card-plus = In combattimento: aggiungi { $plus } al tuo totale.
card-counter = Quando qualcun altro usa una carta Bonus: quella carta non ha effetto.
card-gain = Ottieni { $goods }.
card-lose = Qualcun altro perde { $goods }.
card-steal = Ruba { $goods } a qualcuno che è nel tuo stesso luogo.
card-convert = Paga { $given } e ottieni { $goods }.
card-swap = Scambia con qualcun altro: tu dai { $given } e quella persona ti dà { $goods }.
card-place = Solo { at-place }.
