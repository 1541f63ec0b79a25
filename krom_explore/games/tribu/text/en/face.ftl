### Tribù's face: its table, its sheets, its chapters' names.

ui-tribes = The table
ui-challenge-turn = Challenge { $challenge }, turn { $turn }

# Piles
ui-deck = Deck
ui-discard = Discard
ui-played = Played
ui-pile-deck = Deck: { said-cards }
ui-pile-discard = { $card ->
    [none] Discard: empty
   *[other] Discard: { said-cards }, on top “{ $card }”
}
ui-pile-played = { $card ->
    [none] Played actions: none
   *[other] Played actions: { said-cards }, the last one “{ $card }”
}

# Tribes and chains
ui-no-chains = No chain yet. A character begins one.
ui-new-chain = A new chain
ui-you = you
ui-asked-now = { $who ->
    [me] { $moves ->
        [yes] your turn
       *[no] you are asked
    }
   *[other] { $moves ->
        [yes] plays
       *[no] is asked
    }
}
ui-leader-is = Leader: { $card }. Never lost; its chain brings { said-spheres } more if it is magical and protected
ui-lonely = alone
ui-lonely-last = last turn
ui-lonely-until = { $when ->
    [now] Without its first vase it is lost at the end of this turn: { said-spheres }.
   *[next] Without its first vase it is lost at the end of { $player }’s next turn: { said-spheres }.
}
ui-complete = complete
ui-protected = protected
ui-magical = magical
ui-magic-brings = All of one colour under a Totem: { said-spheres } more at the end of the challenge.
ui-complete-of = { $number } of { $needed } complete chains
ui-cards-held = { $number ->
    [one] { $number } card in hand
   *[other] { $number } cards in hand
}
ui-spheres-sum = { $sum } of { $goal } spheres: { $before } from earlier challenges, { $table } on the table
ui-skips = { $number ->
    [one] skips the next turn
   *[other] skips { $number } turns
}
ui-chain-told = { $player }’s chain of { $chain }{ $leads ->
    [yes] , the leader
   *[no] {""}
}: { $cards ->
    [none] no vase yet
   *[other] { $cards }
}. { $state ->
    [magical] Magical and protected.
    [protected] Protected.
    [complete] Complete; a Totem would protect it.
   *[open] Next: { $vase }.
} { said-spheres }{ $magic ->
    [0] {""}
   *[other] {" "}and { $magic } more
}.{ $blocks ->
    [0] {""}
   *[other] {" "}Blocked.
}
ui-active = { $card ->
    [none] A card lies face down here.
   *[other] “{ $card }” lies face down here.
}
ui-attacked = { $player } reaches for { $cards }.

# The hand
ui-hand-of = { $player }’s hand
ui-held-now = hostile if another closes: { said-spheres }
ui-held-full = In hand and face down you have { said-spheres }. They are taken off if another player closes the challenge.
ui-fresh = new

# Spheres
ui-spheres-lead = Whoever has { $goal } spheres at the end of a challenge wins. A challenge ends when somebody has { $needed } complete chains.
ui-before = From earlier challenges
ui-sum = In all
ui-held = In hand and face down
ui-held-why = If another player closes the challenge, these are hostile: they are taken off.
ui-held-hidden = hidden

# Every kind of card
ui-characters = Characters
ui-dioramas = Dioramas
ui-events = Events
ui-protections = Protections
ui-actions = Actions
ui-kind-characters = Character
ui-kind-dioramas = Diorama
ui-kind-events = Event
ui-kind-protections = Protection
ui-kind-actions = Action
# The letter of a colour, in the corner of a card
ui-letter-red = R
ui-letter-blue = B
ui-letter-both = RB
ui-seen = in sight
ui-unseen = not in sight
ui-seen-lead = How many of each kind lie where you can see them. The others are in the deck, in other hands, or face down.

# Sheets
ui-seed-cards = Number of the game (left as it is: new cards)
ui-your-name = Your name
ui-name-2 = The second player’s name
ui-name-3 = The third player’s name
ui-name-4 = The fourth player’s name
ui-name-5 = The fifth player’s name
ui-name-6 = The sixth player’s name
ui-name-7 = The seventh player’s name
ui-name-8 = The eighth player’s name

# The editor
ui-challenge = Challenge
ui-turn-number = Turn
ui-mover = Whose turn it is
ui-dealer = Who deals
ui-plays = plays
ui-name = Name
ui-leader-card = Leader
ui-leader-dealt = dealt
ui-skips-turns = Turns to skip (0: as the blocks say)
ui-hand = Hand
ui-beside-chain = Beside it, face down or blocking
ui-piles = Piles
ui-discard-order = Discard, the top first
ui-player-1 = First player
ui-player-2 = Second player
ui-player-3 = Third player
ui-player-4 = Fourth player
ui-player-5 = Fifth player
ui-player-6 = Sixth player
ui-player-7 = Seventh player
ui-player-8 = Eighth player
ui-invented = This depends on cards that we invented: the real ones are not public.
ui-footer = Tribù is a game by Sergio Fersini (SerFer Giochi). This explorer is not theirs; most of its cards are invented, because the real ones are not public.
ui-editor-help = Cards are typed by their names, with a comma between two. A chain is written as it lies: Rider, Red statue, Blue horse. Cards that lie nowhere are in the deck, and a hand is filled up from there.

part-spheres = Spheres
part-seen = Cards



play-piles = Deck { $deck }, discard { $discard } ({ $top ->
    [none] nothing on it
   *[other] on top: { $top }
}), played { $played }
play-tribe = { $player }{ $leader ->
    [none] {""}
   *[other] {" "}(leader { $leader })
}: { $before } spheres from earlier challenges, { $table } on the table, { $complete } of { $needed } chains complete, { $cards } cards in hand{ $skips ->
    [0] {""}
    [one] , skips a turn
   *[other] , skips { $skips } turns
}
play-chain = { $cards } ({ $spheres }){ $state ->
    [magical] , magical and protected
    [protected] , protected
    [complete] , complete
   *[open] , next: { $wants }
}{ $active ->
    [none] {""}
    [hidden] , a card face down
   *[other] , face down: { $active }
}{ $blocks ->
    [0] {""}
   *[other] , blocked
}
play-hand = Your hand: { $cards }
play-spheres = { $player } { $number }
play-score = Challenge { $challenge } · { $spheres } · { $goal } spheres win

# Between two challenges
interlude-title = Challenge { $number } is over
interlude-next = The next challenge begins with a new deal. Leaders and spheres stay.
interlude-table = On the table
interlude-magic = For magical chains
interlude-hostile = Hostile: in hand and face down
interlude-number = This challenge
interlude-total = In all, of { $goal }
