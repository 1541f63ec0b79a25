### What stands on a card.

# cards-DECK: a deck in the list of cards, with its number of cards
cards-characters = Characters ({ $n })
cards-hunt = Prey ({ $n } Hunt cards)
cards-gathering = Gathering cards ({ $n })
cards-evolution = Evolutions ({ $n })
cards-bonus = Bonus cards ({ $n })
card-character = Weighs { $weight } kilograms.

card-prey = { $number ->
    [one] Roll 1 die, make at least { $value }: { $goods }.
   *[other] Roll { $number } dice, make at least { $value }: { $goods }.
}
card-gathering = { $goods ->
    [none] Nothing.
   *[other] { $goods }.
}
card-evolution = { $points ->
    [one] 1 point for { $goods }.
   *[other] { $points } points for { $goods }.
}
card-dice = { $number ->
    [one] In combat: roll 1 more die and add it to your total.
   *[other] In combat: roll { $number } more dice and add them to your total.
}
card-plus = In combat: add { $plus } to your total.
card-counter = When another player uses a Bonus card: that card has no effect.
card-gain = Gain { $goods }.
card-lose = Another player loses { $goods }.
card-steal = Steal { $goods } from a player in the same place as you.
card-convert = Pay { $given } and gain { $goods }.
card-swap = Swap with another player: you give them { $given } of yours, they give you { $goods } of theirs.
card-place = Only { at-place }.
