# rule-ID: what each rule says, in our own words. Dots of the id are hyphens here.
# Numbers of the game stand in the ruleset, not here.

## Setup

rule-setup-table = Each of the four decks is shuffled and lies face down in its place on the board. The tokens lie ready beside them.
rule-setup-cards = Some prey and some Evolutions are turned face up at the start, one for each slot on the board.
rule-setup-characters = Everybody plays a different character and may pick whichever is still free.
rule-setup-players = Everybody starts in the Cave with full life, some Krom and a Bonus card. Each one also has a Destination card for every place.
rule-setup-number = The game is for a small group, as many as the box allows. With fewer players nothing changes but the points needed to win.
rule-setup-scenario = A table can also be set up in the middle of a game, in any position that the box allows.

## The turn

rule-turn-phases = A turn has two parts. First all players move, then each of them has one action phase.
rule-turn-places = The places are dealt with one after the other: Cave, Forest, Savannah, Mountain. Combats are fought when the turn of their place comes, not all at the start.
rule-turn-action_phase = In a place the players act one by one. When the last one has acted in the last place, the next turn begins.
rule-turn-phase_order = In your action phase you choose the order of things: the action of the place, Evolutions and Bonus cards. Once dice are rolled, their result comes before anything else.

## Movement

rule-movement-secret = All players choose where to go at the same time, each with a Destination card laid face down.
rule-movement-reveal = When everybody has chosen, all cards are turned over together and all figures move.
rule-movement-must_move = Nobody may stay. You choose any place but the one you are in, so in the first turn nobody goes to the Cave.
rule-movement-cards = Your Destination cards come back to your hand at once, so every place but your own is open to you every turn.

## Combat

rule-combat-start = When several players are in the same place, they fight before they act there. Nobody can refuse, and the Cave is no exception.
rule-combat-roll = Every fighter rolls one die. If the box has too few dice, one is simply rolled again.
rule-combat-winner = The highest total wins and acts first; the others follow from high to low. There is always exactly one winner, who loses no life.
rule-combat-tie-weight = Players with the same total are sorted by the weight on their mini-boards. In some places the heavier one wins and in the others the lighter one. This settles every tie, not only the one for the first rank.
rule-combat-tie-roll_off = Every character has a different weight, so weight settles every tie. In a box where two weigh the same, those two could roll again.
rule-combat-damage = Every loser loses as much life as is missing to the winner’s total. A loser who tied with the winner loses nothing.

## Life

rule-life-loss = Lost life moves your heart down the life ladder. It never goes below zero: what would be left over is forgotten.
rule-life-most = Gained life moves your heart up the life ladder, up to its maximum. What would go higher is lost.

## Stunned

rule-stunned-start = Whoever falls to zero life is stunned. One combat can stun several players at once.
rule-stunned-no_action = A stunned player has no action phase this turn. The figure stays where it is, and the others close up in the order.
rule-stunned-robbery = The winner of a combat may rob everybody who was stunned in it, right after the damage. From each it is one thing: a Wood, a Stone or a Bone, or half of the Krom rounded up, or a Bonus card picked blindly. Someone stunned by a card is not robbed.
rule-stunned-recovery = At the start of the next turn a stunned player wakes up with full life. Then that player moves and plays like everybody else.
rule-stunned-after_acting = A player who is stunned after having acted this turn has nothing more to lose. Next turn goes on as usual.
rule-stunned-no_combat = A player who lies stunned when the combat of the place begins does not fight in it and cannot be robbed by its winner. If only one is left standing, there is no combat.
rule-stunned-counter = A stunned player loses the action phase, but may still counter the Bonus cards of others.

## The places

rule-place-optional = You may leave out the action of your place. But once you have begun it, you do at least its free part.
rule-place-once = The action of a place is done once in an action phase.

rule-cave-where = You rest and buy services only while you are in the Cave.
rule-cave-rest = A rest in the Cave gives some Krom and some life. With full life you still get the Krom.
rule-cave-services = In the Cave you can buy Wood, Stone, Bone, Bonus cards and life, as many and as mixed as you can pay for. Life is sold in blocks at full price, even if part of a block is too much for you.
rule-cave-one_of_two = In the Cave you either rest or buy. You cannot do both in one phase.

rule-forest-where = You draw Gathering cards only while you are in the Forest.
rule-forest-first_card = Your first Gathering card in the Forest is free.
rule-forest-more_cards = After the first card you may pay Krom for another one, and then for another. Each costs the price shown for it.
rule-forest-most = Only the cards that have a price can be drawn. After the last of them your visit is over.
rule-forest-reward = You get what the card shows at once, if it shows anything, and put it on the discard. Only then do you decide whether to draw again.
rule-forest-shuffle = Before your first card you may shuffle the discard back into the pile. If you do, you draw at least one card.
rule-forest-runs_out = If the pile runs out while you are drawing, the discard is shuffled at once and becomes the new pile.
rule-forest-discard = The discard of the Forest lies face up. Everybody can see which cards are still to come.

rule-savannah-where = You hunt only while you are in the Savannah.
rule-savannah-prey = For a hunt you choose one of the prey that lie face up. You roll as many dice as its card shows.
rule-savannah-extra_dice = Before you roll, you may pay Krom for more dice at the prices shown. After the roll it is too late.
rule-savannah-success = If your dice add up to the value of the prey or more, you catch it.
rule-savannah-reward = A prey that you catch gives you what its card shows.
rule-savannah-replace = A caught prey goes to the discard, and a new one is turned up at once. The next hunter can choose it already.
rule-savannah-failure = If your dice add up to less than the value, the prey stays where it is. The Krom you paid are gone.
rule-savannah-one_hunt = You hunt once in an action phase, whether you catch something or not.
rule-savannah-runs_out = If the Hunt pile is empty when a prey has to be replaced, its discard is shuffled and becomes the new pile.

rule-mountain-where = You climb only while you are on the Mountain.
rule-mountain-roll = A climb begins with one roll of all the climbing dice. You climb once in an action phase.
rule-mountain-reroll = You may pay Krom to roll again, at the price shown for each time. When the list of prices ends, so do the rolls.
rule-mountain-keep = Each time you keep the dice you like and roll the others. A die that you kept before may be rolled again later.
rule-mountain-no_interruption = From the first roll to the reward a climb is not interrupted: no Evolutions and no Bonus cards in between.
rule-mountain-best = You are paid for exactly one combination: the one that all your dice make at the end, not a smaller one inside it.
rule-mountain-reward = When you stop, you get the reward of your combination. Where it names two things with an “or”, you choose one.
rule-mountain-result-nothing = Dice that make none of the combinations pay nothing.
rule-mountain-result-pair = Two dice with the same number are a pair.
rule-mountain-result-two_pairs = Two dice with one number and two with another are two pairs.
rule-mountain-result-three = Three dice with the same number are three of a kind.
rule-mountain-result-straight = Dice that follow each other without a gap are a straight. It does not matter whether it begins low or ends high.
rule-mountain-result-full = Three dice with one number and two with another are a full house.
rule-mountain-result-four = Four dice with the same number are four of a kind.
rule-mountain-result-five = Five dice with the same number are five of a kind.

## Evolutions

rule-evolutions-realise = In your own action phase, and only then, you can realise an Evolution. You score the points on its card.
rule-evolutions-shown = You choose among the Evolutions that lie face up on the board.
rule-evolutions-cost = You pay the Wood, Stone and Bone that the card shows. Krom cannot stand in for them.
rule-evolutions-place = If the card shows a place, you have to be there. Otherwise you can realise it anywhere.
rule-evolutions-replace = When an Evolution is taken, the next one is turned up in its slot at once.
rule-evolutions-number = You may realise as many Evolutions in one phase as you can pay for, even one that has just been turned up.
rule-evolutions-kept = The Evolutions you have realised lie face up in front of you, so that all can count the points. Nobody can take them from you.

## Bonus cards

rule-bonus-hidden = Bonus cards are kept secret. The others see how many you have, but not which.
rule-bonus-play = A Bonus card gives you something or does something to another player. When you use it, all see it, and it goes to the discard.
rule-bonus-action = A Bonus card without a special symbol is used in your own action phase.
rule-bonus-hand = You may hold any number of Bonus cards. One that you have just drawn can be used in the same turn.
rule-bonus-number = You may use as many Bonus cards in one phase as you like.
rule-bonus-combat = A combat card is used in a combat, after the dice, by someone who fights in it. Each fighter may use several, and the result counts when nobody wants to add another.
rule-bonus-combat-order = The fighter in the worst position decides first: one card or a pass. After each card the positions are looked at again, and who has passed may come back. It ends when all have passed.
rule-bonus-counter = A counter is used the moment another player uses a Bonus card. Any other player may do so from any place, and a counter can be countered too.
rule-bonus-counter-order = If several players could counter, the lightest is asked first. As soon as one of them counters, the others are not asked.
rule-bonus-place = A card with the symbol of a place is used only while you are there. A combat card with such a symbol needs both: the combat and the place.
rule-bonus-target = A card that names a target is used on another player, never on yourself. It reaches every place unless it steals, and it reaches the stunned too.
rule-bonus-target_short = If the target of a loss or a theft has less than the card says, you take what is there, but there must be something. For a swap both sides need the full amount.
rule-bonus-resource_choice = When a card takes any resource, the player who uses the card says which.
rule-bonus-runs_out = If the Bonus pile is empty, its discard is shuffled and becomes the new pile. If all cards are in hands, none can be drawn.
rule-bonus-effect-dice = In a combat you roll more dice and add them to your total.
rule-bonus-effect-plus = In a combat you add a fixed number to your total.
rule-bonus-effect-counter = The countered card goes to the discard and does nothing.
rule-bonus-effect-gain = You gain Krom, resources or life.
rule-bonus-effect-lose = Another player loses Krom, resources or life. Life lost this way can stun, but then nobody robs.
rule-bonus-effect-steal = You take Krom or resources from another player who is in your place.
rule-bonus-effect-convert = You give up some Krom or resources and gain others for them. If the card is countered, you give up nothing but the card.
rule-bonus-effect-swap = You and another player swap Krom or resources: you give what the card says and get what it says.

## The end

rule-ending-goal = You gather resources to realise Evolutions, and the best inventor leads the tribe.
rule-ending-target = The first player with enough Evolution points wins, at once, even in the middle of a turn. In large groups fewer points are enough.
rule-ending-longer = For a longer game, all agree before it starts that more points are needed.
rule-ending-evolutions_gone = When the Evolution pile is empty, the slots stay empty and the game goes on.

## The glacial map

rule-glacial-map = The back of the board is the glacial map. You may play on it if everybody likes the cold.
rule-glacial-cold = If you begin your action phase in the Forest, in the Savannah or on the Mountain, the cold takes life from you. Who has no action phase does not feel it: not the stunned, and not the Kromosaurus.
rule-glacial-last_life = The cold never takes your last life, so it cannot stun you.
rule-glacial-warmth = If you begin your action phase in the Cave, its warmth gives you life, besides anything you rest or buy. With full life it does nothing.

## The Kromosaurus

rule-kromosaurus-optional = You may play with the Kromosaurus or without it, on either side of the board.
rule-kromosaurus-setup = The Kromosaurus has a life ladder of its own and begins beside the board. It comes in with its first Destination card.
rule-kromosaurus-movement = When the players have moved, one of the Kromosaurus’s Destination cards is drawn, and it goes there. All its cards are shuffled each turn, so it may stay where it is, but it never enters the Cave.
rule-kromosaurus-combat = If the Kromosaurus is where one or more players are, they all fight before anybody acts there. It fights like a player.
rule-kromosaurus-plus = The Kromosaurus rolls one die and always adds its own bonus.
rule-kromosaurus-wins = If the Kromosaurus wins, the players lose life as usual, but it robs nobody. The best of the players acts first.
rule-kromosaurus-tie = In a tie the Kromosaurus counts as heavier than everybody. If it loses a tie with the winner, it loses no life.
rule-kromosaurus-trophy = When the Kromosaurus falls to zero life, it leaves the game for good. The winner of that combat has it as a trophy, which counts as Evolution points at once.
rule-kromosaurus-trophy-lost = If the holder of the trophy is stunned in a combat, the winner takes the trophy and its points, besides robbing. Being stunned by a card does not cost the trophy, and no card can steal it.
rule-kromosaurus-bonus = The Kromosaurus is not a player, so no Bonus card can be aimed at it. Cards that add to your own total work against it as always.

## The supply and the table

rule-supply-tokens = Tokens do not run out. When more are in play than the box holds, use something else in their place.
rule-table-open = Krom, resources and the number of Bonus cards lie open for all to see.
rule-table-no_trade = Players do not trade or give things to each other, unless a card says so.
