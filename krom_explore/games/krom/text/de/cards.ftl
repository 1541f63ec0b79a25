### What stands on a card.

# cards-DECK: a deck in the list of cards, with its number of cards
cards-characters = Charaktere ({ $n })
cards-hunt = Beute ({ $n } Jagdkarten)
cards-gathering = Sammelkarten ({ $n })
cards-evolution = Evolutionen ({ $n })
cards-bonus = Bonuskarten ({ $n })
card-character = Wiegt { $weight } Kilogramm.

card-prey = { $number ->
    [one] Wirf 1 Würfel, mindestens { $value }: { $goods }.
   *[other] Wirf { $number } Würfel, zusammen mindestens { $value }: { $goods }.
}
card-gathering = { $goods ->
    [none] Nichts.
   *[other] { $goods }.
}
card-evolution = { $points ->
    [one] 1 Punkt für { $goods }.
   *[other] { $points } Punkte für { $goods }.
}
card-dice = { $number ->
    [one] Wirf im Kampf 1 Würfel mehr und zähl ihn zu deiner Summe.
   *[other] Wirf im Kampf { $number } Würfel mehr und zähl sie zu deiner Summe.
}
card-plus = Zähl im Kampf { $plus } zu deiner Summe.
card-counter = Spielt jemand anderes eine Bonuskarte, hat sie keine Wirkung.
card-gain = Du bekommst { $goods }.
card-lose = Jemand anderes verliert { $goods }.
card-steal = Stiehl { $goods } von jemandem an deinem Ort.
card-convert = Zahl { $given } und bekomm { $goods }.
card-swap = Tausch mit jemandem: Du gibst { $given } ab und bekommst dafür { $goods } von dieser Person.
card-place = Nur { at-place }.
