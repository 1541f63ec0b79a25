### Bots: why they answered as they did. Told to others, so nothing here may say more than the answer itself.

bot-why-lead = { $player } ha preso il Capo Tribù con la catena che promette più sfere.

## At the start of a turn

bot-why-draw = Per { $player } una carta nuova prometteva più di ciò che c’era già.
# $card
bot-why-take = “{ $card }” ha un posto in una catena di { $player }, o lo avrà.
# $target, $chain
bot-why-attack = Fra tutte le catene da attaccare, “{ $chain }” di { $target } sembrava quella con più da perdere.

## With the cards. $number: spheres; for a new chain, cards that may be its first vase and do not lie open

# $card, $chain, $number
bot-why-place = Per { $player } sono { said-spheres } in più, e la catena “{ $chain }” va avanti di un posto.
# $card, $chain
bot-why-complete = Completa la catena “{ $chain }”: per { $player } la chiusura della sfida è più vicina.
# $card, $chain
bot-why-close = Chiude la sfida, e chi ha ancora carte adesso perde sfere.
# $card, $chain, $number
bot-why-totem = Con un Totem la catena “{ $chain }” è al sicuro per sempre, e porta { said-spheres }.
# $card, $chain, $number
bot-why-magical = Con questo Totem la catena “{ $chain }” è al sicuro, e magica. Porta { said-spheres }.
# $card, $number
bot-why-begin = { $player } conta di avere in tempo un primo vaso per “{ $card }”: { $number ->
    [one] { $number } carta che va bene non è ancora scoperta
   *[other] { $number } carte che vanno bene non sono ancora scoperte
}.
# $card
bot-why-begin-leader = “{ $card }” è il Capo Tribù di { $player } e non si perde mai: può aspettare il suo primo vaso.
bot-why-activate = { $player } ha preparato una carta per dopo.
bot-why-swap = { $player } aveva una carta che lì serve di più.
bot-why-play-draw = Per { $player } le carte nuove promettevano più di quelle vecchie.
# $target
bot-why-play-block = { $player } ci guadagna per ogni turno che { $target } non ha.
# $card, $target
bot-why-play-steal = “{ $card }” è un vaso in più per { $player }, e uno in meno per { $target }.
# $card
bot-why-discard = “{ $card }” è la carta che a questo punto serviva meno: { $player } l’ha scartata.

## When attacked

bot-why-protect = { $player } aveva da perdere più di quanto vale la carta.
bot-why-pass = { $player } ha lasciato correre.
