### Bots: why they answered as they did. Told to others, so nothing here may say more than the answer itself.

bot-why-lead = { $player } nahm das Oberhaupt, dessen Kette die meisten Sphären verspricht.

## At the start of a turn

bot-why-draw = Eine neue Karte versprach { $player } mehr als das, was schon da war.
# $card
bot-why-take = „{ $card }“ hat bei { $player } einen Platz in einer Kette oder bekommt bald einen.
# $target, $chain
bot-why-attack = Von allen Ketten in Reichweite schien „{ $chain }“ von { $target } am meisten zu verlieren zu haben.

## With the cards. $number: spheres; for a new chain, cards that may be its first vase and do not lie open

# $card, $chain, $number
bot-why-place = Das bringt { $player } { said-spheres }, und die Kette „{ $chain }“ kommt einen Platz weiter.
# $card, $chain
bot-why-complete = Das macht die Kette „{ $chain }“ vollständig: { $player } ist dem Ende des Wettstreits näher.
# $card, $chain
bot-why-close = Das beendet den Wettstreit, und wer sonst noch Karten auf der Hand hat, verliert dafür Sphären.
# $card, $chain, $number
bot-why-totem = Mit einem Totem ist die Kette „{ $chain }“ für immer sicher, und es bringt { said-spheres }.
# $card, $chain, $number
bot-why-magical = Mit diesem Totem ist die Kette „{ $chain }“ sicher und magisch. Das bringt { said-spheres }.
# $card, $number
bot-why-begin = { $player } rechnet damit, rechtzeitig eine erste Vase für „{ $card }“ zu haben: { $number ->
    [one] { $number } passende Karte liegt noch nicht offen
   *[other] { $number } passende Karten liegen noch nicht offen
}.
# $card
bot-why-begin-leader = „{ $card }“ ist das Oberhaupt von { $player }, geht nie verloren und kann auf die erste Vase warten.
bot-why-activate = { $player } hat eine Karte für später bereitgelegt.
bot-why-swap = { $player } hatte eine Karte, die dort mehr nützt.
bot-why-play-draw = Neue Karten versprachen { $player } mehr als die alten.
# $target
bot-why-play-block = { $player } gewinnt mit jedem Zug, den { $target } nicht hat.
# $card, $target
bot-why-play-steal = „{ $card }“ ist eine Vase mehr für { $player } und eine weniger für { $target }.
# $card
bot-why-discard = Auf „{ $card }“ konnte { $player } am ehesten verzichten.

## When attacked

bot-why-protect = { $player } hatte mehr zu verlieren, als die Karte wert ist.
bot-why-pass = { $player } ließ es geschehen.
