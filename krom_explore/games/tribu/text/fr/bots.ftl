### Bots: why they answered as they did. Told to others, so nothing here may say more than the answer itself.

bot-why-lead = { $player } a pris le chef dont la chaîne promet le plus de sphères.

## At the start of a turn

bot-why-draw = Une nouvelle carte promettait à { $player } plus que ce qui était déjà là.
# $card
bot-why-take = « { $card } » a sa place, ou l’aura, dans une chaîne chez { $player }.
# $target, $chain
bot-why-attack = De toutes les chaînes à portée, c’est « { $chain } », chez { $target }, qui semblait avoir le plus à perdre.

## With the cards. $number: spheres; for a new chain, cards that may be its first vase and do not lie open

# $card, $chain, $number
bot-why-place = Cela rapporte à { $player } { said-spheres }, et la chaîne « { $chain } » avance d’une place.
# $card, $chain
bot-why-complete = La chaîne « { $chain } » est ainsi complète : { $player } se rapproche de la fin du défi.
# $card, $chain
bot-why-close = Le défi est conclu, et quiconque a encore des cartes y perd des sphères.
# $card, $chain, $number
bot-why-totem = Avec un Totem, la chaîne « { $chain } » ne risque plus rien, et cela rapporte { said-spheres }.
# $card, $chain, $number
bot-why-magical = Avec ce Totem, la chaîne « { $chain } » ne risque plus rien et devient magique. Cela rapporte { said-spheres }.
# $card, $number
bot-why-begin = { $player } compte avoir à temps un premier vase pour « { $card } » : { $number ->
    [one] il y a { $number } carte qui convient et qu’on n’a pas encore vue
   *[other] il y a { $number } cartes qui conviennent et qu’on n’a pas encore vues
}.
# $card
bot-why-begin-leader = « { $card } » est le chef choisi par { $player } : on ne le perd jamais, il peut donc attendre son premier vase.
bot-why-activate = { $player } a préparé une carte pour plus tard.
bot-why-swap = { $player } avait une carte plus utile à cet endroit.
bot-why-play-draw = De nouvelles cartes promettaient à { $player } plus que les anciennes.
# $target
bot-why-play-block = { $player } gagne à chaque tour où { $target } ne joue pas.
# $card, $target
bot-why-play-steal = « { $card } », c’est un vase de plus pour { $player }, et un de moins pour { $target }.
# $card
bot-why-discard = « { $card } » était ce dont { $player } pouvait le mieux se passer.

## When attacked

bot-why-protect = { $player } avait plus à perdre que ne vaut la carte.
bot-why-pass = { $player } a laissé faire.
