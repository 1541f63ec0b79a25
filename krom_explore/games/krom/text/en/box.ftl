### The comments in the TOML file of a box of one’s own. Each line of a message becomes a line of a comment.

box-header =
    A box of Krom, to be made your own.

    The lists of cards were never published. The rulebooks give the numbers on the boards; the cards of the four decks
    and the weights of the characters below are invented, so that the game can be played. If you own the game, write
    what stands on your cards over what stands here, save the file, and load it again: every page, chart and
    answer then follows your box.

    How it is written:
    - A line that begins with # is a comment. You may delete every comment.
    - [hunt.dodo] begins a card. “hunt” is the deck, “dodo” the id of the card: small letters, digits and underscores,
      and no other card may have it. Lines up to the next bracket belong to this card.
    - To remove a card, delete its lines. To add one, copy another, and change its id and what stands on it.
    - names = {"{"} en = "Dodo", fr = "Dodo" {"}"} is what people read, by language. Any script will do. Without names the id is shown.
    - Goods are krom, wood, stone, bone, life and bonus (Bonus cards); resource is one of wood, stone and bone, to choose.
    - Places are cave, forest, savannah and mountain.

    What may be left out:
    - A whole section that you do not change: it is then as in the box that comes with the app. A section that is
      there must be complete: a deck has just the cards that the file lists.
    - Anything that a card does not have: goods, place, and copies where there is only one.
    - Where things come from. What you leave as it is keeps its mark, which the comment above it shows; what you change
      is marked as your own.
box-players =
    How many can play.
    least, most: the smallest and the largest number of players.
box-setup =
    How a game begins.
    place: where everybody starts. krom, bonus: the Krom and the Bonus cards that each player gets.
    prey, evolutions: how many cards of these two decks lie face up.
box-life =
    most: the life of a player who is unhurt.
box-target =
    The Evolution points that win.
    points: for the smallest number of players, for one more, and so on. longer: how many more in a longer game.
box-combat =
    heavier_wins: the places where the heavier one wins a tie. In the others it is the lighter one.
box-cave =
    The board of the Cave.
    rest: what a rest gives. prices: what each thing costs in Krom. life_block: how much life is bought at a time.
box-forest =
    The board of the Forest.
    prices: the Krom for the first Gathering card, for the second, and so on. None may be cheaper than the one before.
box-savannah =
    The board of the Savannah.
    extra_dice: the Krom for one more die in a hunt, for two more, and so on.
box-mountain =
    The board of the Mountain.
    dice: how many are rolled. rerolls: the Krom for the first reroll, for the second, and so on.
    results: what each combination pays. gives: for certain. choice: one of these, as the player likes.
    rival: what the choice is under the other reading of the icons (the ruling mountain_icons).
box-glacial =
    The glacial map.
    cold: the life that the cold takes. warmth: the life that the warm place gives.
box-supply =
    The tokens in the box (krom, wood, stone, bone). They matter where the ruling “supply” says so.
box-kromosaurus =
    The Kromosaurus.
    weight: in kilograms. life: at the start. plus: what it adds to its die. trophy: the points for whoever holds it.
    destinations: its cards, each the name of a place.
box-characters =
    The characters. In the brackets stands the name, in quotes if it is more than plain letters: [characters."Mörhy"].
    weight: in kilograms. No two may weigh the same, unless the ruling equal_weights says what happens then.
box-hunt =
    The deck of prey.
    dice: how many are rolled. value: what they must make at least. reward: what the prey gives.
    copies: how many such cards there are, if more than one.
box-gathering =
    The Gathering deck.
    reward: what the card gives; without it, nothing. copies: how many such cards there are.
box-evolution =
    The Evolution deck.
    points: what it scores. cost: the Wood, Stone and Bone that it takes. place: where one must be, if the card shows a place.
    copies: how many such cards there are, if more than one.
box-bonus =
    The Bonus deck. A card has just one of these effects:
    dice: so many more dice in combat. plus: so much more in combat. counter = true: it stops another Bonus card.
    gain: you get this. lose: another player loses this. steal: you take this from a player in the same place as you.
    pay and gain: you pay this and get that. give and take: you give another player this and take that.
    place: where one must be to play it, if the card shows a place. copies: how many such cards there are.
box-rulings =
    Questions that the rulebooks leave open, and how they are ruled. To rule one otherwise, take the # from the
    beginning of its line, and write another of its options.
