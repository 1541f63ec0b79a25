# rule-ID: what each rule says, in our own words. Dots of the id are hyphens here.
#
# A rule says what is in force: rulebook.rule_text gives it the options of the rulings that rules.toml names for it, one
# variable for each ruling, and the facts of the box (rulebook.facts). Numbers of the game stand in the ruleset, not here.

chapter-setup = Setup
chapter-turn = The turn
chapter-chain = Chains
chapter-lonely = Lonely characters
chapter-active = Active cards
chapter-attack = Attack
chapter-protection = Protection
chapter-action = Actions
chapter-deck = Deck and discard
chapter-challenge = The challenge
chapter-score = Spheres

source-en = English rulebook, transcript lines { $where }
source-f1 = Italian rulebook of the older edition
source-dossier = our notes, { $where }

## Pieces of sentences that several rules and pages share

# $least, $most
said-players = { $least ->
    [same] { $most }
   *[other] { $least } to { $most }
}
# $chains, and $players: “2 or 3”
said-needed = { $chains ->
    [one] { $chains } with { $players } players
   *[other] { $chains } with { $players } players
}
# $card, $number
said-destroys = “{ $card }” destroys { said-vases }
said-saves = “{ $card }” saves { said-vases }
said-draws = “{ $card }” draws { said-cards }

## Setup

rule-setup-players = The game is for { $players } players. They gather spheres with chains of characters and vases, and the first with { $spheres } spheres leads the tribe.
rule-setup-leaders = { $leaders ->
    [chosen] Everybody chooses a leader card, in turn and openly, before any other card is dealt.
   *[blind] The leader cards lie face down. Everybody picks one, and all are turned over.
} The character on it is your leader for the whole game.
rule-setup-deal = Everybody is dealt { $hand } cards. The rest is the deck and lies face down.
rule-setup-first = Whoever deals plays first. Then it goes clockwise.
rule-setup-scenario = A table can also be set up in the middle of a game, in any position that the rules can lead to.

## The turn

rule-turn-one = In your turn you do exactly one thing. Either you take a card and then discard, lay, activate or play one; or you take none and turn over an active card. Nobody may pass.
rule-turn-draw = Unless you turn over an active card, your turn begins with taking a card: from the deck or, if it may be taken, the top of the discard.
rule-turn-discard = If you have laid, activated and played nothing, you discard a card, and your turn is over.
rule-turn-play = After taking a card you may play an action from your hand. Then your turn is over.
rule-turn-character = After taking a card you may lay a character, which begins a chain. Then your turn is over.
rule-turn-diorama = After taking a card you may lay a Diorama in the next place of one of your chains. Then your turn is over.
rule-turn-activate = After taking a card you may lay a card face down beside one of your chains. It is active from then on, and your turn is over.
rule-turn-swap = After taking a card you may exchange one active card for a card of your hand. Then you still discard, lay, activate or play a card.
rule-turn-use = Instead of taking a card you may turn over one active card. A Diorama continues a chain of yours, an event attacks a chain of another player. Then your turn is over.
rule-turn-hand = When a turn is over, everybody has { $hand } cards in hand.

## Chains

rule-chain-begin = A chain begins with a character. Its Dioramas follow in later turns, one card a turn.
rule-chain-order = Each character shows the vases that it asks for. The Dioramas beside it must show these vases, in this order. Their colours are free.
rule-chain-any = { $for_any ->
    [none] This box has no Diorama that stands for any vase.
   *[other] { $for_any } can stand in the place of any vase, but not of a Totem. There may be only one in a chain. Its spheres go with either colour.
}
rule-chain-complete = A chain is complete when it has all the vases that its character asks for, of whatever colours.
rule-chain-totem = A complete chain can get one Totem. From then on it is protected: nobody can attack it or steal from it.
rule-chain-magical = A protected chain with spheres of one colour only is magical.
rule-chain-doubles = You may have only one chain of each character.
rule-chain-doubles-leader = That is so for your leader too: it is never lost, but it cannot come a second time.

## Lonely characters

rule-lonely-deadline = A character without a vase must get its first one in its owner’s next turn. If it does not, it goes under the discard, together with the active card beside it.
rule-lonely-when = It is lost at the end of that turn, not before. Nobody is forced to save it.
rule-lonely-attacked = A character that loses its last vase to an attack is alone again, and must get its first vase in its owner’s next turn.
rule-lonely-stolen = The same is so when the last vase is stolen. A stolen vase can also save a character of the thief that is alone.
rule-lonely-several = You may have several characters without a vase. As you lay only one card a turn, you can save only one of them.
rule-lonely-leader = The character of your own leader is never lost, even without a vase.
rule-lonely-blocked = { $blocked_lonely ->
    [counts] A turn that is skipped counts: at its end a character that is alone is lost.
   *[waits] A turn that is skipped does not count: a character that is alone waits for its owner’s next real turn.
}

## Active cards

rule-active-cards = Dioramas, events and protections can be activated. Characters and actions cannot.
rule-active-one = Only one card may lie face down beside a chain, and you activate only one card in a turn.
rule-active-where = A character without a vase is enough: a card may lie face down beside it.
rule-active-secret = Active cards lie face down. You may always look at your own.
rule-active-swap = You may swap only one active card in a turn, for a card that can be activated. The other comes back to your hand.
rule-active-any_card = The card that you have just taken may be swapped in, and the one that comes back may be used for what follows.
rule-active-follow = { $swap_then_play ->
    [refused] After a swap you discard, lay or activate one card. An action may not be played then.
   *[allowed] After a swap you discard, lay, activate or play one card, be it an action.
} What you activate then goes beside another chain.
rule-active-use = An active Diorama is turned over and laid where it fits. In that turn you take no card and discard none.
rule-active-draw = Whoever has taken a card cannot turn over an active card in the same turn.
rule-active-reach = { $active_reach ->
    [same_chain] An active Diorama can only continue the chain beside which it lies.
   *[any_chain] An active Diorama may continue any of your chains, wherever it lies.
}
rule-active-totem = A Totem is a Diorama. It can be activated too, and turned over when one of your chains is complete.

## Attack

rule-attack-event = You attack with an event that lies active beside one of your chains. It cannot be played from the hand.
rule-attack-declare = The event is laid beside the chain that it attacks. Its owner answers, and only then something is lost.
rule-attack-target = An attack goes against one chain of another player.
rule-attack-destroys = { $events ->
    [none] This box has no events.
   *[other] An event destroys vases from the end of a chain, so that no gap is left. { $events }.
}
rule-attack-totem = A chain with a Totem cannot be attacked.
rule-attack-empty = A chain without a vase cannot be attacked.
rule-attack-short = { $attack_short ->
    [refused] An event cannot be sent against a chain with fewer vases than it destroys.
   *[what_there_is] If a chain has fewer vases than an event destroys, it loses those that it has.
}
rule-attack-leader = A leader card saves the character from being lost. Its vases can be attacked like all others.

## Protection

rule-protection-active = Whoever is attacked may turn over a protection that lies active beside a chain, whoever’s turn it is. It cannot be played from the hand, nor when there is no attack.
rule-protection-reach = A protection helps any of your chains, wherever it lies.
rule-protection-one = Against each attack you may use one protection only.
rule-protection-optional = Nobody has to defend.
rule-protection-asked = Whoever has a card face down is asked at each attack, whatever that card is. So the question tells nobody who could defend.
rule-protection-saves = { $protections ->
    [none] This box has no protections.
   *[other] A protection saves vases that would be lost. { $protections }.
}
rule-protection-part = If an attack destroys more than is saved, the inner vases stay and the last ones are lost. The protection is spent in any case.
rule-protection-blocked = Who has to skip a turn may still defend.

## Actions

rule-action-play = Actions are played from the hand, after taking a card and one in a turn. They cannot be activated.
rule-action-discard = An action that you do not want to play can be discarded like any other card.
rule-action-draw = { $draws ->
    [none] No action of this box draws cards.
   *[other] Some actions draw cards from the deck, and as many cards are discarded. { $draws }.
}
rule-action-draw-order = You may discard any cards of your hand, those just drawn among them, in any order.
rule-action-block = An action that blocks is laid beside a chain of another player, who has to skip a turn.
rule-action-skip = Who is blocked skips one turn. After it the card lies among the played actions.
rule-action-block-chain = Only somebody with a chain can be blocked, for the card must lie beside one. A character without a vase is enough, and a Totem is no help.
rule-action-block-once = { $second_block ->
    [adds] Who has to skip a turn can be blocked again and then skips one turn more.
   *[refused] Who has to skip a turn cannot be blocked again before that.
}
rule-action-block-answer = No protection helps against being blocked.
rule-action-block-gone = If the chain beside it is lost, the card lies among the played actions at once, and the turn is skipped all the same. No block outlasts a challenge.
rule-action-steal = An action that steals takes the last Diorama of a chain of another player.
rule-action-steal-fit = What is stolen must be laid in one of your own chains at once. If none takes it, it cannot be stolen.
rule-action-steal-any = A Diorama for any vase can be stolen too, by a chain that has none.
rule-action-steal-totem = Nothing can be stolen from a chain with a Totem.
rule-action-steal-defence = Any active protection stops a theft, however many vases it saves.
rule-action-steal-spent = A theft that was stopped is over, and the action is spent.

## Deck and discard

rule-deck-take = Instead of a card from the deck you may take the top of the discard, if it is a Diorama.
rule-deck-again = { $discard_again ->
    [forbidden] What you have taken from the discard may not be discarded in the same turn.
   *[allowed] What you have taken from the discard may be discarded in the same turn.
}
rule-deck-discard = What is discarded goes on top of the discard.
rule-deck-under = Active cards that were used, vases that were destroyed and characters that were lost go under the discard.
rule-deck-open = Everybody sees what goes to the discard, also an active card that is lost with its character.
rule-deck-order = Cards go under the discard in this order: vases from the last on, the character, its active card, the event, the protection. Where the discard is empty, the first of them is its top.
rule-deck-rebuild = When the deck is empty, the discard is shuffled and becomes the new deck. Only its top card stays.
rule-deck-when = The deck is rebuilt when a card must come from it and there is none, not before.
rule-deck-short = If there are too few cards for an action that draws, you draw those that are there and discard as many.
rule-deck-played = Actions that were played lie apart. They come back with the next challenge.

## The challenge

rule-challenge-complete = Whoever has enough complete chains closes the challenge. Needed are { $needed_chains }.
rule-challenge-at_once = A challenge closes at once, with the card that completes the last chain, be it stolen. So this chain never has a Totem.
rule-challenge-broken = Only chains that are complete at that moment count. A chain that was broken must be completed again.
rule-challenge-exhausted = A challenge also ends when no Diorama is left in the deck and in the discard.
rule-challenge-tested = That is tested when a turn is over, after lonely characters have gone.
rule-challenge-rounds = A challenge that will not end ends when everybody has had { $rounds } turns. It counts as if the Dioramas had run out.
rule-challenge-next = For the next challenge all cards are shuffled, and the next player clockwise deals. Leaders and totals stay.

## Spheres

rule-score-table = After a challenge everybody counts the spheres on the cards of their chains and adds them to their total.
rule-score-incomplete = Chains that are not complete count too, and so does a character alone.
rule-score-magic = Each magical protected chain brings { $magic } spheres more.
rule-score-leader = The magical protected chain of your own leader brings { $leader_magic } spheres more instead.
rule-score-colours = { $magic_colours ->
    [with_character] For a magical chain the vases, the Totem and the character must be of one colour.
    [vases] For a magical chain the vases must be of one colour. That of the Totem does not matter.
   *[vases_and_totem] For a magical chain the vases and the Totem must be of one colour. That of the character does not matter.
} Spheres of both colours go with either.
rule-score-closer = Whoever closes the challenge lays hand and active cards away. They do not count.
rule-score-hostile = Everybody else counts the spheres in hand and on active cards. They are hostile and are subtracted.
rule-score-exhausted = If nobody closes the challenge, nothing is subtracted from anybody.
rule-score-negative = { $below_zero ->
    [floor] Whoever would get less than nothing for a challenge gets nothing.
   *[allowed] Whoever gets less than nothing for a challenge has a smaller total than before.
}
rule-score-goal = Whoever has { $spheres } spheres after a challenge wins the game.
rule-score-tie = { $goal_tie ->
    [closer] If several have enough, the one among them who closed the challenge wins, or else the highest total.
   *[highest] If several have enough, the highest total wins.
} If the best are level, there is another challenge.
