### The comments in the TOML file of a box of one’s own. Each line of a message becomes a line of a comment.

box-header =
    A box of Tribù, to be made your own.

    The faces of the cards were never published. The rulebook says how many cards there are of each family, shows one
    character and a few Dioramas, and tells what the events, protections and actions do. All else below is invented, so that
    the game can be played. If you own the game, write what stands on your cards over what stands here, save the file, and
    load it again: every page, chart and answer then follows your box.

    How it is written:
    - A line that begins with # is a comment. You may delete every comment.
    - [dioramas.red_horse] begins a card. “dioramas” is the family, “red_horse” the id of the card: small letters, digits and
      underscores, and no other card may have it. Lines up to the next bracket belong to this card.
    - To remove a card, delete its lines. To add one, copy another, and change its id and what stands on it.
    - names = {"{"} en = "Red horse" {"}"} is what people read, by language. Any script will do. Without names the id is shown.
    - copies: how many there are of a card. spheres: how many stand on it. A card without spheres needs no line for them.

    What may be left out:
    - A whole section that you do not change: it is then as in the box that comes with the app. A section that is
      there must be complete: a family has just the cards that the file lists.
    - Anything that a card does not have, and copies where there is only one.
    - Where things come from. What you leave as it is keeps its mark, which the comment above it shows; what you change
      is marked as your own.
box-players =
    How many can play. There must be a leader card for each.
    least, most: the smallest and the largest number of players.
box-setup =
    hand: the cards that everybody is dealt, and has in hand at the end of each turn.
box-challenge =
    chains: the complete chains that close a challenge, for the smallest number of players, for one more, and so on.
box-limit =
    rounds: after so many turns of everybody a challenge ends in any case.
box-goal =
    spheres: how many win the game.
    magic: how many more a magical protected chain brings. leader: how many more if it is that of one’s leader.
box-vases =
    The kinds of vases that characters ask for and Dioramas show. They have names and nothing else.
box-characters =
    The characters, which begin the chains.
    vases: the vases that the character asks for, in order. leader: whether there is a leader card of it.
    colour: red, blue or both, the colour of its spheres. It matters only where the ruling magic_colours says so.
box-dioramas =
    The Dioramas. Each has exactly one of these three.
    vase: the vase that it shows. any: it stands for any vase. totem: it protects a complete chain.
    colour: red, blue or both, the colour of its spheres.
box-events =
    The events, which attack.
    destroys: how many vases.
box-protections =
    The protections.
    saves: how many vases.
box-actions =
    The actions. Each has exactly one of these three.
    draw: how many cards are drawn and discarded. block: somebody skips a turn. steal: the last vase of a chain is taken.
box-rulings =
    How the open questions are ruled. A line that begins with # shows the default; to rule otherwise, take the # away and
    write one of the options.
