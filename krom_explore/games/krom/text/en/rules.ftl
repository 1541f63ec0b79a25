# rule-ID: what each rule says, in our own words. Dots of the id are hyphens here.
#
# A rule says what is in force: rulebook.rule_text gives it the options of the rulings that rules.toml names for it,
# one variable for each ruling ("none" where a ruleset does not know the ruling), and the facts of the box
# (rulebook.facts). Numbers of the game stand in the ruleset, not here.

## Pieces of sentences that several rules and pages share

# $heavier_places, $lighter_places: “in the Cave and in the Savannah”, or none
said-ties = { $heavier_places ->
    [none] The lighter one wins everywhere.
   *[other] { $lighter_places ->
        [none] The heavier one wins everywhere.
       *[other] The heavier one wins { $heavier_places }, the lighter one { $lighter_places }.
    }
}
# $supply: the ruling
said-supply = { $supply ->
    [box] {" "}If the supply is short, you get what is left.
   *[unlimited] {""}
}
said-evolutions = { $evolutions ->
    [one] { $evolutions } Evolution
   *[other] { $evolutions } Evolutions
}
# $least, $most
said-players = { $least ->
    [same] { $most }
   *[other] { $least } to { $most }
}
# $points, and $players: “2, 3 or 4”
said-goal = { $points ->
    [one] { $points } point
   *[other] { $points } points
} with { $players } players
# $points that a game was agreed to take
said-goal-here = { $points ->
    [one] { $points } point
   *[other] { $points } points
} in this game
# $goods: “1 Wood, 1 Stone or 1 Bone”, $price: “3 Krom”
said-service = { $goods } for { $price }
# $n, and $price: “2 Krom”
said-dice = { $n ->
    [one] { $n } more die for { $price }
   *[other] { $n } more dice for { $price }
}
# $choice: “2 Stones or 2 Bonus cards”, $combination: “a full house”
said-choice = { $choice } for { $combination }
# $pays: “3 Krom”, $combination: “a pair”
said-payout = { $pays } for { $combination }
# $least, $most: what the cards of a deck show
said-range = { $least ->
    [same] { $most }
   *[other] { $least } to { $most }
}
# $deck, $n
said-deck = { $deck ->
    [hunt] { $n ->
        [one] { $n } Hunt card
       *[other] { $n } Hunt cards
    }
    [gathering] { $n ->
        [one] { $n } Gathering card
       *[other] { $n } Gathering cards
    }
    [evolution] { $n ->
        [one] { $n } Evolution
       *[other] { $n } Evolutions
    }
   *[bonus] { $n ->
        [one] { $n } Bonus card
       *[other] { $n } Bonus cards
    }
}
# $name
said-card = “{ $name }”
# $name, $weight
said-weight = { $name } { $weight }
# $cards_named: “Club swing” and “Double club”, or none
said-in-this-box = { $cards_named ->
    [none] {" "}This box has no such card.
   *[other] {" "}In this box: { $cards_named }.
}

## Setup

rule-setup-table = Each deck is shuffled and lies face down in its place on the board: { $decks }. The tokens lie ready in theirs: { $tokens }.
rule-setup-cards = At the start { $prey } prey and { said-evolutions } lie face up, each in its slot on the board.
rule-setup-characters = { $characters ->
    [random] Everybody is dealt one of the { $characters_many } characters and takes its mini-board and its figure.
   *[free] Everybody chooses one of the { $characters_many } characters and takes its mini-board and its figure.
} In this box they are { $characters_named }.
rule-setup-characters-choice = No two players have the same character. { $characters ->
    [random] Chance decides who gets which.
   *[free] You may pick any that is still free.
}
rule-setup-players = Everybody starts { $start_place } with { $start }, and has a Destination card for each of the { $places_many } places.
rule-setup-number = The game is for { $players } players. However many play, only the points needed to win may differ.
rule-setup-scenario = A table can also be set up in the middle of a game, in any position that the box allows.

## The turn

rule-turn-phases = A turn begins with a movement phase. After it, each player has one action phase.
rule-turn-places = The places are dealt with in this order: { $order_of_places }. A combat is fought when the turn of its place comes, not at the start.
rule-turn-action_phase = In a place the players act one after another. When the last one has acted in the last place, the next turn begins.
rule-turn-phase_order = { $phase_order ->
    [place_first] In your action phase the action of the place comes first, or not at all. Evolutions and Bonus cards follow.
   *[free] In your action phase you choose the order of things: the action of the place, Evolutions and Bonus cards.
} Once dice are rolled, their result comes before anything else{ $mountain_cards ->
    [between_rerolls] {""}, but on the Mountain Bonus cards may come between two rolls.
   *[not_during] .
}

## Movement

rule-movement-secret = All players choose where to go at the same time, each with a Destination card laid face down.
rule-movement-reveal = When everybody has chosen, the cards are turned over together, and the figures move.
rule-movement-must_move = Nobody may stay. You choose any place but the one you are in, so in the first turn nobody remains { $start_place }.
rule-movement-cards = Your Destination cards come back to your hand at once, so every place but your own is open to you every turn.

## Combat

rule-combat-start = When several players are in the same place, they fight before they act there. Nobody can refuse, wherever it is.
rule-combat-roll = Every fighter rolls one die.
rule-combat-dice = If there are more fighters than dice in the box, a die is simply rolled again.
rule-combat-winner = The highest total wins and acts first; the others follow from high to low. There is always exactly one winner, who loses no life.
rule-combat-total = { $combat_cards_count ->
    [winner_only] Combat cards count only for who wins. The order of the others and the damage come from the dice alone.
   *[all] What counts is the final total, with all combat cards in it: for who wins, for ties, for the order and for the damage.
}
rule-combat-tie-weight = Fighters with the same total are sorted by the weight on their mini-boards. { said-ties } This settles every tie, not only the one for first place. From light to heavy, in kilograms: { $weights }.
rule-combat-tie-roll_off = { $equal_weights ->
    [roll_off] Tied fighters who weigh the same roll again until their dice differ.
   *[refused] No two fighters weigh the same, so weight settles every tie. A box where two do is not accepted.
}
rule-combat-damage = { $combat_cards_count ->
    [winner_only] Every loser loses as much life as the winner’s die is higher. Where it is not, nothing is lost.
   *[all] Every loser loses as much life as the winner’s total is higher. A loser who tied with the winner loses nothing.
}

## Life

rule-life-loss = When you lose life, your heart moves down the life ladder.
rule-life-least = Life never goes below zero. Whatever a loss would take beyond that is forgotten.
rule-life-most = When you gain life, your heart moves up the life ladder, to { $life } at most. What would go higher is lost.

## Stunned

rule-stunned-start = Whoever is down to zero life is stunned. One combat can stun several players at once.
rule-stunned-no_action = A stunned player has no action phase this turn, and the others close up in the order.
rule-stunned-figure = The figure of a stunned player stays where it is.
rule-stunned-robbery = The winner of a combat may rob a player who was stunned in it. The loot is one thing: a Wood, a Stone or a Bone, or half of the Krom rounded up, or a Bonus card drawn blindly. Somebody stunned by a card is not robbed.
rule-stunned-robbery-each = { $robberies ->
    [once] If a combat stuns several players, the winner may rob only one of them.
   *[each] If a combat stuns several players, the winner may rob each of them once.
} { $robbery_order ->
    [winner] The winner says who comes first.
   *[rank] The best placed of them comes first.
}
rule-stunned-robbery-time = { $robbery_time ->
    [own_phase] The winner robs at the start of the winner’s own action phase, after the cold or the warmth of the glacial map.
   *[after_damage] The winner robs right after the damage, before anybody acts.
}
rule-stunned-recovery = At the start of the next turn a stunned player wakes up with { $life } life, and then moves and plays like everybody else.
rule-stunned-after_acting = { $stunned_after_acting ->
    [next_action] A player who is stunned after acting this turn wakes up next turn, but has no action phase in it.
   *[nothing] A player who is stunned after acting this turn has nothing more to lose. The next turn goes on as usual.
}
rule-stunned-no_combat = { $stunned_before_combat ->
    [fights] Everybody in the place fights, even a player who lies stunned when the combat begins.
   *[absent] A player who lies stunned when the combat of the place begins does not fight in it and cannot be robbed by its winner. If only one is left standing, there is no combat.
}
rule-stunned-counter = { $stunned_counter ->
    [no] A stunned player loses the action phase and cannot counter the Bonus cards of others either.
   *[yes] A stunned player loses the action phase, but may still counter the Bonus cards of others.
}

## The places

rule-place-optional = { $place_action ->
    [compulsory] You have to do the action of your place if you can.
   *[optional] You may leave out the action of your place. But once you have begun it, you do at least its free part.
}
rule-place-once = { $place_times ->
    [twice] The action of a place may be done a second time in an action phase, except the hunt.
   *[once] The action of a place is done once in an action phase.
}

rule-cave-where = You rest and buy services only while you are in the Cave.
rule-cave-rest = A rest in the Cave gives { $rest }. Life for which you have no room is lost.
rule-cave-services = { $services ->
    [none] Nothing is for sale in the Cave.
   *[other] In the Cave you can buy { $services }, as many and as mixed as you can pay for.
}{ $life_block ->
    [0] {""}
    [one] {""}
   *[other] {" "}{ $life_blocks ->
        [pro_rata] Where there is no room for a whole block of life, you pay for what there is room for, rounded up.
       *[full_price] Life is sold in blocks at full price, even if part of a block is too much for you.
    }
}{ $supply ->
    [box] {" "}What has run out cannot be bought.
   *[unlimited] {""}
}
rule-cave-one_of_two = In the Cave you either rest or buy. You cannot do both in one phase.

rule-forest-where = You draw Gathering cards only while you are in the Forest.
rule-forest-first_card = Your first Gathering card in the Forest { $first_card ->
    [0] is free.
   *[other] costs { $first_card } Krom.
}
rule-forest-more_cards = { $card_prices ->
    [none] After the first card there are no more.
   *[other] After the first card you may go on, one card at a time, and pay for each before you see it. One after the other they cost { $card_prices } Krom.
}
rule-forest-most = { $cards ->
    [one] Only { $cards } card can be drawn in one visit.
   *[other] At most { $cards } cards can be drawn in one visit.
}
rule-forest-reward = You get what the card shows at once, if it shows anything, and discard it. Only then do you decide whether to draw again.{ $empty_cards ->
    [0] {""}
   *[other] {" "}Of the { $gathering_cards } cards in this box { $empty_cards ->
        [one] { $empty_cards } shows nothing.
       *[other] { $empty_cards } show nothing.
    }
}{ said-supply }
rule-forest-shuffle = Before your first card you may shuffle the discard back into the pile.
rule-forest-shuffle-draw = If you shuffle the discard of the Forest, you draw at least one card.
rule-forest-runs_out = { $gathering_runs_out ->
    [stop] If the pile runs out while you are drawing, your visit ends there, and the next visitor shuffles.
   *[reshuffle] If the pile runs out while you are drawing, the discard is shuffled at once and becomes the new pile.
}
rule-forest-discard = { $forest_discard ->
    [face_down] The discard of the Forest lies face down. Only its size is known.
   *[face_up] The discard of the Forest lies face up. Everybody can see which cards are still to come.
}

rule-savannah-where = You hunt only while you are in the Savannah.
rule-savannah-prey = { $savannah_hunt ->
    [compulsory] In the Savannah you have to hunt: you choose one of the { $prey } prey that lie face up.
   *[optional] For a hunt you choose one of the { $prey } prey that lie face up.
} You roll as many dice as its card shows, in this box { $prey_dice }.
rule-savannah-extra_dice = { $extra_dice ->
    [0] No more dice can be bought for a hunt.
    [one] Before you roll, you may buy { $extra_dice } more die. After the roll it is too late.
   *[other] Before you roll, you may buy up to { $extra_dice } more dice. After the roll it is too late.
}
rule-savannah-dice_price = { $dice_prices ->
    [none] More dice for a hunt have no price.
   *[other] More dice for a hunt are paid in Krom: { $dice_prices }.
}
rule-savannah-success = If your dice add up to the value of the prey or more, you catch it. In this box the values go from { $prey_values }.
rule-savannah-reward = A prey that you catch gives you what stands on its card: Krom, resources, life or Bonus cards.{ said-supply }
rule-savannah-replace = A caught prey goes to the discard, and a new one is turned up at once. The next hunter can choose it already.
rule-savannah-failure = If your dice add up to less than the value, you come home with nothing. The prey stays where it is, and what you paid is gone.
rule-savannah-one_hunt = You hunt once in an action phase, whether you catch something or not.
rule-savannah-runs_out = { $hunt_runs_out ->
    [fewer] If the Hunt pile is empty when a prey has to be replaced, the slot stays empty, and there are fewer prey to choose from.
   *[reshuffle] If the Hunt pile is empty when a prey has to be replaced, its discard is shuffled and becomes the new pile.
}

rule-mountain-where = You climb only while you are on the Mountain.
rule-mountain-roll = A climb begins with one roll of { $dice } dice.
rule-mountain-reroll = { $rerolls ->
    [0] The first roll of a climb is also the last.
    [one] After that you may pay Krom to roll once more. It costs { $reroll_prices } Krom.
   *[other] After that you may pay Krom to roll again, up to { $rerolls } times. One after the other these rolls cost { $reroll_prices } Krom.
}
rule-mountain-keep = Each time you keep the dice you like and roll the others.
rule-mountain-keep-later = { $mountain_dice ->
    [locked] A die that you have kept stays as it is to the end of the climb.
   *[free] A die that you kept before may be rolled again later.
}
rule-mountain-no_interruption = { $mountain_cards ->
    [between_rerolls] Between two rolls of a climb you may use Bonus cards. Evolutions wait until it is over.
   *[not_during] From the first roll to the reward a climb is not interrupted: no Evolutions and no Bonus cards in between.
}
rule-mountain-best = { $mountain_result ->
    [choose] You are paid for exactly one combination. It may be any that can be seen in your dice, also a smaller one.
   *[best] You are paid for exactly one combination: the one that all your dice make at the end, not a smaller one inside it.
}
rule-mountain-reward = When you stop, you get the reward of your combination{ $payouts ->
    [none] .
   *[other] : { $payouts }.
}{ $choices ->
    [none] {""}
   *[other] {" "}Where it says “or”, you choose.
}{ said-supply }
rule-mountain-result-nothing = { $nothing_pays ->
    [none] Dice that make none of the combinations pay nothing.
   *[other] Dice that make none of the combinations still pay { $nothing_pays }.
}
rule-mountain-result-pair = Two dice with the same number are a pair.
rule-mountain-result-two_pairs = Two dice with one number and two with another are two pairs.
rule-mountain-result-three = Three dice with the same number are three of a kind.
rule-mountain-result-straight = { $straights ->
    [none] Dice that follow each other without a gap are a straight. This box has too few dice for one.
   *[other] Dice that follow each other without a gap are a straight: { $straights }. Each pays the same.
}
rule-mountain-result-full = Three dice with one number and two with another are a full house.
rule-mountain-result-four = Four dice with the same number are four of a kind.
rule-mountain-result-five = Five dice with the same number are five of a kind.

## Evolutions

rule-evolutions-realise = In your own action phase, and only then, you can realise an Evolution. You score the points on its card, in this box { $evolution_points }.
rule-evolutions-shown = You choose among the { said-evolutions } that lie face up on the board.
rule-evolutions-cost = You pay the Wood, Stone and Bone that the card shows.
rule-evolutions-no_krom = Krom cannot stand in for the Wood, Stone and Bone of an Evolution.
rule-evolutions-place = If the card shows a place, you have to be there. Otherwise you can realise it anywhere.
rule-evolutions-replace = When an Evolution is taken, the next one is turned up in its slot at once.
rule-evolutions-number = { $evolutions_per_phase ->
    [one] You may realise only one Evolution in an action phase.
   *[any] You may realise as many Evolutions in one phase as you can pay for, even one that has just been turned up.
}
rule-evolutions-kept = The Evolutions you have realised lie face up in front of you, so that all can count the points.
rule-evolutions-safe = Nobody can take a realised Evolution or its points from you.

## Bonus cards

rule-bonus-hidden = You keep your Bonus cards secret.
rule-bonus-play = A Bonus card gives you something or does something to another player. There are { $bonus_cards } in the deck.
rule-bonus-discard = When you use a Bonus card, all see it, and it goes to the discard.
rule-bonus-action = A Bonus card without a special symbol is used in your own action phase.
rule-bonus-hand = { $hand_limit ->
    [none] You may hold any number of Bonus cards.
   *[other] You may hold { $hand_limit } Bonus cards. With so many you get no more until you have used one.
} One that you have just drawn can be used in the same turn.
rule-bonus-number = { $bonus_per_phase ->
    [one] You may use only one Bonus card in an action phase.
   *[any] You may use as many Bonus cards in one phase as you like.
}
rule-bonus-combat = A combat card is used in a combat, after the dice, by somebody who fights in it. Several may be used, and the result counts when nobody wants to add another.
rule-bonus-combat-order = { $combat_card_order ->
    [lightest_first] The lightest fighter who has not passed decides first: one card or a pass. After each card those who have passed may come back. It ends when all have passed.
    [seats] The fighters decide in the order in which they sit: one card or a pass. After each card those who have passed may come back. It ends when all have passed.
    [sealed] All fighters choose a card or none in secret and show it together. This goes on, round after round, until nobody adds a card.
   *[worst_first] The fighter in the worst position decides first: one card or a pass. After each card the positions are looked at again, and those who have passed may come back. It ends when all have passed.
}
rule-bonus-counter = A counter is used the moment another player uses a Bonus card.
rule-bonus-counter-place = { $counter_place ->
    [same_place] Only a player in the same place may counter a card.
   *[anywhere] Any other player may counter a card, from any place.
}
rule-bonus-counter-again = { $counter_counter ->
    [refused] A counter is final: it cannot be countered.
   *[allowed] A counter is a Bonus card too, so it can be countered. The last one used takes effect first.
}
rule-bonus-counter-order = { $counter_order ->
    [heaviest_first] If several players could counter, the heaviest is asked first.
    [seats] If several players could counter, they are asked in the order in which they sit.
   *[lightest_first] If several players could counter, the lightest is asked first.
} As soon as one of them counters, the others are not asked.
rule-bonus-place = A card with the symbol of a place is used only while you are there.
rule-bonus-place-combat = A combat card with the symbol of a place needs both: the combat and the place.
rule-bonus-target = A card that names a target is used on another player, never on yourself. { $target_place ->
    [same_place] The target has to be in the same place as you.
   *[anywhere] The target may be in any place, unless the card steals.
} { $stunned_target ->
    [no] The stunned are left alone.
   *[yes] The stunned can be targets too.
}
rule-bonus-target_short = { $short_target ->
    [refused] The target of a loss or a theft must have all that the card says, or the card cannot be used on that player.
   *[as_much] If the target of a loss or a theft has less than the card says, you take what is there, but there must be something.
} { $short_swap ->
    [as_much] In a swap you give all that the card says and get what the other player has of it, if there is anything.
   *[refused] For a swap both sides need the full amount.
}
rule-bonus-resource_choice = { $resource_choice ->
    [target] When a card takes any resource, the player who loses it says which.
   *[card_player] When a card takes any resource, the player who uses the card says which.
}
rule-bonus-runs_out = { $bonus_runs_out ->
    [none] If the Bonus pile is empty, no more Bonus cards can be drawn.
   *[reshuffle] If the Bonus pile is empty, its discard is shuffled and becomes the new pile. If all { $bonus_cards } cards are in hands, none can be drawn.
}
rule-bonus-effect-dice = In a combat you roll more dice and add them to your total.{ said-in-this-box }
rule-bonus-effect-plus = In a combat you add the number on the card to your total.{ said-in-this-box }
rule-bonus-effect-counter = The countered card goes to the discard and does nothing.{ said-in-this-box }
rule-bonus-effect-gain = You gain the Krom, resources or life on the card.{ said-supply }{ said-in-this-box }
rule-bonus-effect-lose = Another player loses the Krom, resources or life on the card.{ said-in-this-box }
rule-bonus-effect-lose-stun = { $card_stun ->
    [stops_at_one] A card that takes life never takes the last one, so it cannot stun.
   *[yes] A card that takes life can stun, but then nobody robs.
}
rule-bonus-effect-steal = You take the Krom or resources on the card from another player who is in the same place as you.{ said-in-this-box }
rule-bonus-effect-convert = You give up the Krom or resources on the card and gain others for them.{ said-supply }{ said-in-this-box }
rule-bonus-effect-convert-countered = { $countered_price ->
    [paid] If a card that makes you give something up is countered, you give it up all the same.
   *[kept] If a card that makes you give something up is countered, you lose nothing but the card.
}
rule-bonus-effect-swap = You and another player swap Krom or resources: you give what the card says and get what it says.{ said-in-this-box }

## The end

rule-ending-goal = You gather resources to realise Evolutions, and the best inventor leads the tribe.
rule-ending-target = The first player who has the Evolution points for it wins, at once, even in the middle of a turn. It takes { $goals }.
rule-ending-longer = For a longer game, all agree before it starts that { $longer ->
    [one] { $longer } more point is needed.
   *[other] { $longer } more points are needed.
} Then it takes { $goals_longer }.
rule-ending-evolutions_gone = { $evolution_runs_out ->
    [ends] When the last Evolution has been realised, the game ends, and the player with the most points wins. Among equals it is the one who realised it, or else the one who sits next.
   *[empty] When the Evolution pile is empty, the slots stay empty and the game goes on.
}

## The glacial map

rule-glacial-map = The back of the board is the glacial map. Those who like the cold may play on it.
rule-glacial-cold = If you begin your action phase in the Forest, in the Savannah or on the Mountain, the cold takes { $cold } life from you. Those who have no action phase do not feel it: neither the stunned nor the Kromosaurus.
rule-glacial-last_life = The cold never takes your last life, so it cannot stun you.
rule-glacial-warmth = If you begin your action phase in the Cave, its warmth gives you { $warmth } life, besides anything you rest or buy. With full life it does nothing.

## The Kromosaurus

rule-kromosaurus-optional = You may play with the Kromosaurus or without it.
rule-kromosaurus-either_side = The Kromosaurus can join in on either side of the board.
rule-kromosaurus-setup = The Kromosaurus begins beside the board, with { $beast_life } life on a ladder of its own. It comes in with its first Destination card.
rule-kromosaurus-movement = When the players have moved, one of the { $beast_cards } Destination cards of the Kromosaurus is drawn, and it goes there: { $beast_places }. It may stay where it is.{ $never_to ->
    [none] {""}
   *[other] {" "}It never comes { $never_to }.
}
rule-kromosaurus-cards = { $kromosaurus_cards ->
    [cycle] A card drawn for the Kromosaurus is put aside until all its cards have come up.
   *[shuffled] All cards of the Kromosaurus are shuffled each turn, so each is equally likely every time.
}
rule-kromosaurus-combat = If the Kromosaurus is where one or more players are, they all fight before anybody acts there. It fights like a player.
rule-kromosaurus-plus = The Kromosaurus rolls one die and always adds { $beast_plus }.
rule-kromosaurus-wins = If the Kromosaurus wins, the players lose life as usual, but it robs nobody. The best of the players acts first.
rule-kromosaurus-tie = { $kromosaurus_tie ->
    [heaviest] In a tie the Kromosaurus counts as heavier than everybody.
    [lightest] In a tie the Kromosaurus counts as lighter than everybody.
    [wins] The Kromosaurus wins every tie, wherever it is.
    [loses] The Kromosaurus loses every tie, wherever it is.
   *[by_weight] In a tie the weight of the Kromosaurus decides, as with everybody else. In this box it is { $beast_weight } kilograms.
} If it loses a tie with the winner, it loses no life.
rule-kromosaurus-trophy = When the Kromosaurus is down to zero life, it leaves the game for good. Whoever felled it has nothing to rob, but keeps it as a trophy worth { $trophy ->
    [one] { $trophy } Evolution point.
   *[other] { $trophy } Evolution points.
}
rule-kromosaurus-trophy-winner = The trophy goes to the winner of the combat in which the Kromosaurus falls, whoever hurt it before. It cannot be declined.
rule-kromosaurus-trophy-wins = { $trophy_win ->
    [own_phase] The points of the trophy can win the game only in its holder’s own action phase.
   *[at_once] The points of the trophy count at once, so the combat itself can win the game.
}
rule-kromosaurus-trophy-lost = If the holder of the trophy is stunned in a combat, the winner takes the trophy and its points, besides robbing. Being stunned by a card does not cost the trophy, and no card can steal it.
rule-kromosaurus-bonus = The Kromosaurus is not a player, so no Bonus card can be aimed at it. Cards that add to your own total work against it as always.

## The supply and the table

rule-supply-tokens = { $supply ->
    [box] There are only the tokens of the box: { $tokens }. When they run short, you get what is left.
   *[unlimited] Tokens do not run out. The box holds { $tokens }; when more are in play, use something else in their place.
}
rule-table-open = { $goods_shown ->
    [hidden] Everybody keeps Krom, resources and the number of Bonus cards secret.
   *[public] Krom, resources and the number of Bonus cards lie open for all to see.
}
rule-table-no_trade = Players do not trade or give things to each other, unless a card says so.
