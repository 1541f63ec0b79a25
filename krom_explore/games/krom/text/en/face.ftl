### Krom's face: its table, its sheets, its chapters' names.

# One short line below the name of a place
ui-gives-cave = { $sells ->
    [no] Rest
   *[yes] Rest, or buy as much as you can pay for
}
# On the board; $prices: “Wood, Stone, or Bone (3); Bonus card (2)”
ui-gives-cave-for = Rest, or buy for Krom: { $prices }
# $goods: what has that price, $price: how many Krom
ui-cave-price = { $goods } ({ $price })
# One thing that it sells; of life $n at once
ui-cave-sold = { $good ->
    [wood] { name-wood }
    [stone] { name-stone }
    [bone] { name-bone }
    [bonus] Bonus card
   *[life] { good-life }
}
# $goods: what is found most, none where only other things are
ui-gives-forest = Cards: { $goods }
ui-gives-savannah = Hunt: { $goods }
ui-gives-mountain = Climb: { $goods }
ui-heavier = The heavier one wins a tie here.
ui-lighter = The lighter one wins a tie here.
ui-show-best-play = Show how it ends with the best play
ui-before-cards = Before any combat card is played.
ui-then-ahead = { $player } is then ahead.
ui-others-alike = If the others go to each of the other places alike.
ui-odds-hidden = What lies in the pile is not known to all: its chances cannot be counted.
ui-invented = This depends on cards or weights that we invented: the real ones are not public.
ui-you-are = You are
ui-longer = Longer game
ui-new-kromosaurus = { page-kromosaurus }: it roams and fights everybody it meets
ui-new-glacial = { page-glacial }: outside the Cave the cold takes life
ui-new-longer = { ui-longer }: more points to win
ui-new-who = { $name }, { $weight } kg
ui-combat-form = Who fights?
ui-duel-form = Fight after fight
ui-place = Place
ui-fights = fights
ui-plays = plays
ui-card = Bonus card
ui-no-card = no card
ui-your-life = Your life
ui-extra-dice = More dice
ui-plus = Added to the total
ui-value = At least
ui-rerolls = Rerolls
ui-combination = Combination
ui-exactly = This and nothing better
ui-anywhere = anywhere, each place alike
ui-phase = Phase
ui-actions = Action phases
ui-prey = Prey
ui-evolutions = Evolutions
ui-cards = Cards on the table
ui-decks = Discards
ui-gathering-discard = Gathering discard
ui-hunt-discard = Hunt discard
ui-bonus-discard = Bonus discard
ui-trophy = Trophy
ui-editor-help = Cards are typed by their names, with a comma between two. Cards that lie nowhere are in their piles.
ui-advice = Advice
ui-advice-ask = What would be best?
ui-advice-none = Advice comes when there are dice to keep.
ui-advice-worth = worth { $krom } Krom
ui-advice-cost = costs { $krom } Krom
ui-advice-stop = Stop here
ui-advice-keep = Keep { $dice }
ui-advice-keep-none = Roll everything again
chapter-setup = Setup
chapter-turn = The turn
chapter-movement = Movement
chapter-combat = Combat
chapter-stunned = Stunned
chapter-place = Places
chapter-cave = The Cave
chapter-forest = The Forest
chapter-savannah = The Savannah
chapter-mountain = The Mountain
chapter-evolutions = Evolutions
chapter-bonus = Bonus cards
chapter-ending = The end of the game
chapter-glacial = The glacial map
chapter-kromosaurus = The Kromosaurus
chapter-life = Life
chapter-supply = The supply
ui-footer = Krom is a game by Kevin Bérenger and Xavier Baud (Borderline Editions). This explorer is not theirs; its cards and weights are invented where the real ones are not public.
ui-stunned = stunned
ui-life = life
ui-bonus = Bonus cards
ui-points = points
ui-acting = acts now
source-fr = French rulebook, transcript lines { $where }
source-it = Italian rulebook, transcript lines { $where }
source-dossier = our notes, { $where }
ui-review-best = { $dice }: “{ $chosen }” was the best choice.
ui-review-cost = { $dice }: “{ $chosen }” cost { $cost } Krom on average. The best choice was “{ $best }”.
cli-kromosaurus = with the Kromosaurus
cli-glacial = on the glacial map
cli-longer = a longer game: more points to win
ui-kromosaurus = Kromosaurus
play-kromosaurus = { ui-kromosaurus } ({ $life } life)
play-mat = { $player } ({ $weight } kg): life { $life }, { $points } of { $target } points, Krom { $krom }, Wood { $wood }, Stone { $stone }, Bone { $bone }, Bonus cards { $cards }{ $stunned ->
    [yes] , stunned
   *[no] {""}
}{ $trophy ->
    [yes] , holds the trophy
   *[no] {""}
}
play-prey = Prey: { $cards }
play-evolutions = Evolutions: { $cards }
part-mats = Players
part-cards = Cards
part-advice = Advice
play-points = { $player } { $points }
play-score = Turn { $turn } · { $points } · { $target } points win
play-hand = Your hand: { $cards }
