### What the pages say.
###
### Titles (page-NAME) and leads (page-NAME-lead) have no variables: links and lists say them too. The paragraphs
### (page-NAME-1 ...) may use the facts of the box (rulebook.facts); those that do name them in a comment.

# The numbers of a chapter
number-destroys = destroys { said-vases }
number-saves = saves { said-vases }
number-spheres = { said-spheres }
number-goal = To win
number-magic = More for a magical chain
number-leader = More if it is your leader’s
number-players = { $number } players close a challenge with
number-chains = { $number ->
    [one] { $number } complete chain
   *[other] { $number } complete chains
}

page-game = Tribù
page-game-lead = A card game of chains: give your characters the vases they ask for, and keep wolves and thieves away from them.
# $players
page-game-1 = { $players } players each lead a tribe. You lay a character, then its vases one by one, and every card brings spheres.
# $spheres
page-game-2 = Cards face down beside a chain attack or protect. Whoever first has { $spheres } spheres at the end of a challenge wins.
home-start = Ada’s chain of the Rider has one vase. It is her turn.
home-end = One card each turn, and a look at what lies face down. So it goes on until somebody has enough complete chains.

page-chain = A chain
page-chain-lead = A character first, then its vases, in the order in which it asks for them.
# $hand
page-chain-1 = Your turn: take a card, then do one thing with one of your cards. You end it with { $hand } cards again.
page-chain-2 = A character shows which vases it wants, and in which order. The next one is drawn in the empty place. Red or blue, both fit.
# $for_any
page-chain-3 = { $for_any ->
    [none] {""}
   *[other] { $for_any } stands for any vase, but only once in a chain.{" "}
}With all its vases a chain is complete. Then a Totem may be put on it, like a roof: nobody can attack it any more.
page-chain-4 = A protected chain of one colour only is magical, and worth much more. Look at the Totem’s colour before you lay it.
try-chain-first = A first chain
try-chain-order = Which card fits?
try-chain-totem = The right Totem
watch-chain = A chain grows to the end

page-lonely = The lonely character
page-lonely-lead = A character without a vase has until the end of your next turn, or it is lost.
page-lonely-1 = You lay a character in one turn and its first vase in the next. If that vase is not there by then, the character goes under the discard, with whatever lies face down beside it.
page-lonely-2 = So it is wise to hold the first vase before you lay the character. If you do not, the odds tell you what you risk.
page-lonely-3 = Your leader’s character is never lost, however long it stands alone.
try-lonely-at_hand = With and without the vase in hand
try-lonely-last_turn = The last turn to save it
try-lonely-leader = The leader and another
watch-lonely = One is lost, the leader waits

page-attack = Activating and attacking
page-attack-lead = Lay a card face down beside a chain. In a later turn you turn it over instead of taking a card.
page-attack-1 = One card may lie face down beside each of your chains: a Diorama, an event or a protection. To lay it is your whole turn.
# $events
page-attack-2 = Turned over, an event attacks a chain of somebody else: { $events }, the last ones first. A chain with a Totem is safe.
# $active_reach
page-attack-3 = A Diorama that you turn over continues { $active_reach ->
    [same_chain] the chain beside which it lies
   *[any_chain] any of your chains
}, and you take no card in that turn.
page-attack-4 = Once in a turn, after you have taken a card, you may swap a card face down for one from your hand. Then your turn goes on.
try-attack-activate = Lay one face down, or swap
try-attack-attack = A wolf and a bison
try-attack-own = A vase that waits
watch-attack = A bison comes

page-protection = Protection
page-protection-lead = Whoever is attacked may turn over one protection, even out of turn.
# $protections
page-protection-1 = A protection must lie face down beside one of your chains, whichever: in your hand it is of no use. { $protections }.
page-protection-2 = Everybody with a card face down is asked, whatever it is. So the others do not learn what you have, unless you show it.
page-protection-3 = What is not saved is lost. The event and the protection go under the discard. A theft is stopped by any protection.
try-protection-both = Two protections to choose from
try-protection-bluff = Nothing to defend with
try-protection-theft = A thief
watch-protection = Half saved, and then all

page-actions = Actions
page-actions-lead = Take a card, then play an action from your hand: draw more, block somebody, or steal.
# $draws
page-actions-1 = { $draws ->
    [none] No action of this box draws cards.
   *[other] { $draws }, and you discard as many, one after the other.
}
# $second_block
page-actions-2 = A block makes another player skip a turn. It lies beside one of their chains until then.{ $second_block ->
    [adds] {" "}A second one makes it two turns.
   *[refused] {" "}Nobody can be blocked twice at a time.
}
page-actions-3 = With a theft you take the last vase of somebody’s chain and lay it at once in one of yours. If it fits nowhere, you cannot take it.
page-actions-4 = Actions that were played are out until the next challenge. One that you do not want to play can be discarded like any card.
try-actions-draw = Draw and discard
try-actions-block = Block at the right moment
try-actions-steal = What can be stolen?
watch-actions = A block, and then a theft

page-scoring = Spheres and the end
page-scoring-lead = Enough complete chains close the challenge. Everybody counts, and those who were too late pay for what they hold.
# $needed_chains
page-scoring-1 = Complete chains that close a challenge: { $needed_chains }. It also ends when no Diorama is left in the deck and in the discard.
page-scoring-2 = All spheres that lie open in your chains count, also in chains that are not complete.
# $magic, $leader_magic
page-scoring-3 = A magical chain brings { $magic } more, that of your leader { $leader_magic } more.
# $spheres
page-scoring-4 = Whoever closed the challenge forgets the rest. The others lose as many spheres as they hold in hand and face down. Then comes the next challenge, until somebody has { $spheres }.
try-scoring-close = Close it, or wait?
try-scoring-magic = Which chain is worth more?
try-scoring-last = The last challenge
watch-scoring = A challenge is closed
