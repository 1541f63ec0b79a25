# ruling-NAME: a question that the rulebooks leave open. ruling-NAME-OPTION: what is played when it is ruled so.

ruling-characters = How do the players get their characters?
ruling-characters-free = Everybody picks a free character.
ruling-characters-random = The characters are dealt at random.

ruling-goods_shown = Can everybody see what the others have?
ruling-goods_shown-public = Krom, resources and the number of Bonus cards are open to all.
ruling-goods_shown-hidden = Everybody keeps Krom, resources and the number of Bonus cards secret.

ruling-stunned_before_combat = A card stuns somebody before the combat of the place. Does that player still fight?
ruling-stunned_before_combat-absent = Whoever lies stunned stays out of the combat and cannot be robbed by its winner.
ruling-stunned_before_combat-fights = Everybody in the place fights, even the stunned with no life left.

ruling-combat_card_order = Who decides first about combat cards?
ruling-combat_card_order-worst_first = The fighter in the worst position decides first, and positions are looked at again after each card.
ruling-combat_card_order-lightest_first = The lightest fighter who has not passed decides first.
ruling-combat_card_order-seats = The fighters decide in the order in which they sit.
ruling-combat_card_order-sealed = All fighters choose a card or none in secret and show it together, round after round, until nobody adds one.

ruling-equal_weights = What if two characters weigh the same?
ruling-equal_weights-refused = A box with equal weights is not accepted.
ruling-equal_weights-roll_off = Tied players of the same weight roll again, and those who are still level once more, until all are sorted.

ruling-stunned_counter = May a stunned player counter a Bonus card?
ruling-stunned_counter-yes = The stunned may counter like everybody else.
ruling-stunned_counter-no = The stunned cannot counter.

ruling-stunned_target = May a Bonus card be used on a stunned player?
ruling-stunned_target-yes = The stunned can be the target of a card like everybody else.
ruling-stunned_target-no = The stunned are left alone.

ruling-phase_order = In which order do things happen in an action phase?
ruling-phase_order-free = The action of the place, Evolutions and Bonus cards come in any order.
ruling-phase_order-place_first = The action of the place comes first or not at all; Evolutions and Bonus cards follow.

ruling-gathering_runs_out = What if the Gathering pile runs out while somebody is drawing?
ruling-gathering_runs_out-reshuffle = The discard is shuffled at once and becomes the new pile.
ruling-gathering_runs_out-stop = The visit ends there, and the next visitor shuffles.

ruling-hunt_runs_out = What if the Hunt pile is empty when a prey has to be replaced?
ruling-hunt_runs_out-reshuffle = The discard is shuffled and becomes the new pile.
ruling-hunt_runs_out-fewer = The slot stays empty, and there are fewer prey to choose from.

ruling-evolution_runs_out = What happens when the Evolutions run out?
ruling-evolution_runs_out-empty = The slots stay empty and the game goes on.
ruling-evolution_runs_out-ends = When the last one is realised, the game ends and the player with the most points wins.

ruling-bonus_runs_out = What if the Bonus pile is empty?
ruling-bonus_runs_out-reshuffle = The discard is shuffled and becomes the new pile.
ruling-bonus_runs_out-none = No more Bonus cards can be drawn.

ruling-supply = Can the tokens run out?
ruling-supply-unlimited = Tokens never run out; the table says when the box would have.
ruling-supply-box = There are only the tokens of the box, and you get what is left.

ruling-counter_order = Who is asked first, if several players could counter a card?
ruling-counter_order-lightest_first = The lightest player is asked first.
ruling-counter_order-heaviest_first = The heaviest player is asked first.
ruling-counter_order-seats = The players are asked in the order in which they sit.

ruling-short_target = May a card make a player lose, or steal, more than the player has?
ruling-short_target-as_much = It takes what the player has, if there is anything at all.
ruling-short_target-refused = The player must have the full amount, or the card cannot be used.

ruling-short_swap = May a swap be made with a player who has less than the card asks for?
ruling-short_swap-refused = Both sides must have the full amount, or the card cannot be used.
ruling-short_swap-as_much = The player who uses the card gives everything it says and gets what the other one has, if there is anything at all.

ruling-resource_choice = Who says which resource a card takes?
ruling-resource_choice-card_player = The player who uses the card says which.
ruling-resource_choice-target = The player who loses it says which.

ruling-kromosaurus_tie = Who wins a tie with the Kromosaurus?
ruling-kromosaurus_tie-by_weight = Its weight in the box decides, as with everybody else.
ruling-kromosaurus_tie-heaviest = It is heavier than everybody: it wins ties where the heavier one wins, and loses the others.
ruling-kromosaurus_tie-lightest = It is lighter than everybody: it wins ties where the lighter one wins, and loses the others.
ruling-kromosaurus_tie-wins = It wins every tie.
ruling-kromosaurus_tie-loses = It loses every tie.

ruling-robberies = How many robberies are there, if one combat stuns several players?
ruling-robberies-each = The winner may rob each of them once.
ruling-robberies-once = The winner may take something from only one of them.

ruling-robbery_order = In which order are they robbed, if one combat stuns several players?
ruling-robbery_order-winner = The winner says who is next.
ruling-robbery_order-rank = From the best placed in the combat to the last.

ruling-robbery_time = When does the winner of a combat rob?
ruling-robbery_time-after_damage = Right after the damage, before anybody acts.
ruling-robbery_time-own_phase = At the start of the winner’s own action phase, after the cold or the warmth of the glacial map.

ruling-combat_cards_count = What do combat cards count for?
ruling-combat_cards_count-all = They count for who wins, for the order and for the damage.
ruling-combat_cards_count-winner_only = They count for who wins; the order of the others and the damage come from the dice alone.

ruling-card_stun = Can a Bonus card that takes life stun somebody?
ruling-card_stun-yes = It can take the last life, and then the target is stunned.
ruling-card_stun-stops_at_one = It always leaves one life.

ruling-stunned_after_acting = What does it cost to be stunned after one has acted?
ruling-stunned_after_acting-nothing = Nothing more is lost: next turn the player wakes up and plays on.
ruling-stunned_after_acting-next_action = The player wakes up next turn but has no action phase in it.

ruling-place_action = Must the action of the place be done?
ruling-place_action-optional = It may be left out. Once begun, at least its free part is done.
ruling-place_action-compulsory = It must be done if it can be.

ruling-savannah_hunt = Must a player in the Savannah hunt?
ruling-savannah_hunt-optional = The hunt may be left out, like the action of any other place.
ruling-savannah_hunt-compulsory = A prey must be chosen and hunted before the phase can end.

ruling-place_times = How often may the action of a place be done in one phase?
ruling-place_times-once = Once.
ruling-place_times-twice = It may be done a second time, except the hunt: that is always the only one.

ruling-life_blocks = What does life cost when there is no room for a whole block?
ruling-life_blocks-full_price = The block costs its full price, and what is too much is lost.
ruling-life_blocks-pro_rata = Only the life there is room for is paid, rounded up to whole Krom.

ruling-forest_discard = Does the discard of the Forest lie face up?
ruling-forest_discard-face_up = It lies face up, and all can look through it.
ruling-forest_discard-face_down = It lies face down, and only its size is known.

ruling-mountain_dice = May a die that was kept in a climb be rolled again later?
ruling-mountain_dice-free = Every reroll may use any of the dice.
ruling-mountain_dice-locked = A die once kept stays as it is.

ruling-mountain_cards = May Bonus cards be used in the middle of a climb?
ruling-mountain_cards-between_rerolls = They may be used between two rolls, even by someone who has no Krom left for the next one.
ruling-mountain_cards-not_during = They have to wait until the climb has paid its reward.

ruling-mountain_result = Which combination does a climb pay for?
ruling-mountain_result-best = It pays for the one that all the dice make together.
ruling-mountain_result-choose = It pays for any combination that can be seen in the dice, as the player likes.

ruling-mountain_icons = What do a full house and four of a kind let you choose between?
ruling-mountain_icons-stone_or_bonus = Between Stones and Bonus cards.
ruling-mountain_icons-wood_or_bone = Between Wood and Bones.

ruling-evolutions_per_phase = How many Evolutions may be realised in one phase?
ruling-evolutions_per_phase-any = As many as the player can pay for.
ruling-evolutions_per_phase-one = One only.

ruling-trophy_win = Can the trophy win the game in the middle of a turn?
ruling-trophy_win-at_once = Its points count at once, so the combat itself can win the game.
ruling-trophy_win-own_phase = Its points can only win in the holder’s own action phase.

ruling-counter_counter = Can a counter be countered?
ruling-counter_counter-allowed = A counter is a Bonus card too and can be countered.
ruling-counter_counter-refused = A counter is final.

ruling-counter_place = From where can a card be countered?
ruling-counter_place-anywhere = Any other player may counter, wherever they are.
ruling-counter_place-same_place = Only players in the same place may counter.

ruling-countered_price = Is the price of a countered card paid?
ruling-countered_price-kept = Nothing is paid; only the card is lost.
ruling-countered_price-paid = The price is paid all the same.

ruling-target_place = How far do cards reach that make another player lose or swap something?
ruling-target_place-anywhere = They reach players in every place.
ruling-target_place-same_place = They reach only players in the same place.

ruling-bonus_per_phase = How many Bonus cards may be used in one phase?
ruling-bonus_per_phase-any = As many as the player likes.
ruling-bonus_per_phase-one = One only.

ruling-hand_limit = How many Bonus cards may somebody hold?
ruling-hand_limit-none = Any number.
ruling-hand_limit-5 = Five. Whoever holds that many gets no more until one is used.

ruling-kromosaurus_cards = Are all Destination cards of the Kromosaurus shuffled every turn?
ruling-kromosaurus_cards-shuffled = All of them are shuffled every turn, so every place is equally likely.
ruling-kromosaurus_cards-cycle = A drawn card is put aside until all have come up.
