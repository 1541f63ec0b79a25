# Why something is played that the rulebooks do not say, and where the two rulebooks do not say the same.
#
# reason-ID: why a rule is read out of the rulebooks, or made up. Dots of the id are hyphens here.
# chosen-RULING: why an open question is ruled as it is by default.
# differs-NAME: a place where the French and the Italian text differ, and what is played here (differences.toml).

## reason-ID

reason-setup-number = The rulebooks say what is needed to win for the largest groups, and nothing about the smallest. A shop that rents the game out says for how many it is.
reason-setup-scenario = This is about our table and not about the game: one can begin anywhere, to see one rule at work.
reason-movement-cards = Nothing says what happens to a card once it has been shown. But everybody has one for each place, and the only place that is ever refused is one’s own.
reason-combat-dice = There is one die for each player, and the Kromosaurus rolls too. Nothing says that somebody goes without.
reason-combat-total = The rulebooks compare results, and cards are played to change the result. Nothing says that something is measured without them.
reason-life-least = Life stands on a ladder that ends at zero, and whoever reaches zero is stunned. There is nowhere further down to go.
reason-stunned-figure = The rulebooks take the action phase away, and nothing else.
reason-cave-rest = The icons are lost in every text that we have. The glacial map speaks of life that a rest gives back, and one of the transcripts shows the sign of Krom here.
reason-cave-services = The icons are lost here too. There are just as many kinds of resources as signs in the sentence, and Bonus cards and life are named before it.
reason-forest-most = There is a price for each card up to the last one, and for none after it.
reason-forest-shuffle-draw = The shuffle comes before the first card, so whoever shuffles has begun to draw.
reason-savannah-dice_price = The icon is lost, and Krom is what everything else is paid with.
reason-mountain-result-nothing = The list of combinations has no entry for dice that show none of them.
reason-evolutions-shown = Only the cards that lie face up can be read, and a new one is turned up when one of them is taken.
reason-evolutions-no_krom = The rulebooks say to spend the resources that the card shows. Krom buys resources in the Cave.
reason-evolutions-safe = The rulebooks say of the trophy, and only of it, that points change hands.
reason-bonus-discard = The rulebooks say of a countered card that it is discarded. Nothing says that another one could be used twice.
reason-bonus-place-combat = Each sign says when the card may be used, so a card with both has to obey both.
reason-kromosaurus-either_side = Both are extras that one may choose, and nothing says that they exclude each other.
reason-kromosaurus-trophy-winner = Life is lost to the winner of a combat, so the winner is the one who fells it.
reason-table-no_trade = Nothing in the rulebooks lets players give each other anything, except one kind of Bonus card.

## chosen-RULING

chosen-characters = The rulebooks say that players choose, but not who is first. With bots at the table nobody minds.
chosen-goods_shown = Only Bonus cards are said to be kept face down. Whatever is not hidden can be seen.
chosen-stunned_before_combat = The text lets everybody in the place roll, but it was not written for somebody with no life left. Who cannot act should not fight.
chosen-combat_card_order = The rulebooks say only when it ends. Letting the one who is behind speak first gives everybody a reason to answer.
chosen-equal_weights = The rulebooks have no rule for it. With different weights none is needed.
chosen-stunned_counter = The text takes away the action phase and says nothing about counters.
chosen-stunned_target = The figure is still there, and nothing protects it.
chosen-phase_order = Everything is said to happen in one’s own action phase, and nothing about the order in it.
chosen-gathering_runs_out = The rulebooks shuffle only before the first card. To stop in the middle would punish whoever comes last.
chosen-hunt_runs_out = Caught prey are discarded and not taken out of the game, so they can come back.
chosen-evolution_runs_out = Realised cards are kept, so nothing can be shuffled. With the cards of this box it does not come to that.
chosen-bonus_runs_out = Used cards lie on a discard, as those of the other decks do.
chosen-supply = The rulebooks count the tokens and say nothing about a shortage. With many players some run short now and then.
chosen-counter_order = Nothing is said. An order is needed on a screen, and the weight is the only one that the game has.
chosen-short_target = A card that does nothing unless its victim is rich would be dead too often.
chosen-short_swap = A swap names both sides, and an exchange with one side missing is none.
chosen-resource_choice = The card is an attack, and whoever attacks chooses.
chosen-kromosaurus_tie = It fights exactly like a player, so its weight should count. What its board says is not known to us; the number is ours.
chosen-robberies = The French text speaks of one victim, the Italian of several. Each loses the same to the winner, so each can be robbed.
chosen-robbery_order = Nothing is said, and it is the winner’s choice what to take.
chosen-robbery_time = In the example of the rulebooks the pockets are emptied before anybody acts.
chosen-combat_cards_count = Cards are said to be added to the total, and everything else is measured by it.
chosen-card_stun = Zero life stuns, whatever the cause, and only the cold is excepted.
chosen-stunned_after_acting = What is lost is the action phase of this turn, and that is over. The wording of the Italian text points the same way.
chosen-place_action = The rulebooks say that a player may do different things, depending on the place.
chosen-savannah_hunt = The French text says that a prey must be chosen, the Italian does not. As everywhere else, we read it as what a hunt begins with.
chosen-place_times = For the Savannah it is said, for the other places it is not. Prices that rise with every card make no sense if one could begin again.
chosen-life_blocks = A price for each block is what the text gives.
chosen-forest_discard = Whether to shuffle is only a choice if one knows what is gone.
chosen-mountain_dice = The choice is said to be made at each roll.
chosen-mountain_cards = In one’s own action phase Bonus cards may be used, and a climb is part of it. But what has been rolled is not undone.
chosen-mountain_result = The reward belongs to the final combination, and that is one.
chosen-mountain_icons = The icons are lost. Stone is what the Mountain gives, and with it the rewards rise evenly.
chosen-evolutions_per_phase = No limit is named.
chosen-trophy_win = Whoever has the points has won, and the rulebooks name no exception.
chosen-counter_counter = A counter answers a Bonus card, and a counter is one.
chosen-counter_place = The text says another player and names no place.
chosen-countered_price = A countered card goes away without its effect, and what one gives up is part of the effect.
chosen-target_place = Theft is said to need the same place. Where nothing is said, nothing is needed.
chosen-bonus_per_phase = No limit is named.
chosen-hand_limit = No limit is named.
chosen-kromosaurus_cards = It may stay in one place for several turns, so its card can come again at once.

## differs-NAME

differs-tokens = The French text lays the tokens on their places on the board. The Italian one leaves that sentence out. We follow the French.
differs-must_move = In French you may not choose the place you are in. In Italian it is the place where you were when the movement phase began. That comes to the same.
differs-stunned_phase = In French a stunned player loses the action phase of this turn. In Italian it is the next action phase in this turn. Who has already acted loses nothing either way.
differs-robbery = In French the winner robs a player who was stunned. In Italian the sentence is in the plural. We let the winner rob each of them.
differs-services = The Italian text says that any number of services can be bought. The French one does not say how many. We follow the Italian.
differs-life_price = In French a block of life has its price. In Italian it is the life that one regains. We sell whole blocks.
differs-prey = In French you must choose a prey, in Italian you choose one. We do not force anybody to hunt.
differs-rerolls = The French text says how often you may roll again. The Italian one says only several times, but has the same list of prices. We follow the French.
differs-victory = The Italian text says that whoever has the points wins at once. The French one says that the first to have them wins. We follow the Italian.
differs-beast_stays = Both let the Kromosaurus stay where it is. Only the Italian text adds that this is unlike the players.
differs-beast_plus = The Italian text says that the Kromosaurus always adds to its die. The French one says it plainly. That comes to the same.
differs-trophy = In French whoever fells the Kromosaurus takes the trophy, in Italian they may keep it. We do not ask: nobody would decline.
