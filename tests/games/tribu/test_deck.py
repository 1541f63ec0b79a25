"""The deck, the discard and the played actions."""

from krom_explore.games.tribu import Ruleset

from .helpers import IDLE, RED, asked, drawn, hand, kinds, only, play, refused, ruled, scene


def test_deck_take():
    """The top of the discard, if it is a Diorama; all see which."""
    table = scene(discard=["red_horse", "blue_horse"])
    assert table.options == ("draw", "take")
    took = only(table.choose("take"), "took")
    assert (took.args, took.secret) == ({"player": "Ann", "card": "red_horse"}, ())
    assert "red_horse" in hand(table, "Ann")
    assert table.state.discard == ("blue_horse",)
    refused(scene(discard=["wolf", "red_horse"]), "take", "top-no-diorama", "deck.take", card="wolf")
    refused(scene(), "take", "discard-empty", "deck.take")


def test_deck_again():
    """B5.22: it may go straight back, as the text allows; where it is ruled so, it may not."""
    table = scene(discard=["red_horse"])
    play(table, "take", "discard red_horse")
    assert table.state.discard == ("red_horse",)
    strict = scene(discard=["red_horse"], rules=ruled(discard_again="forbidden"))
    strict.choose("take")
    refused(strict, "discard red_horse", "discard-again", "deck.again", card="red_horse")
    strict.choose("discard wolf")
    play(strict, "draw", "card steal", "discard steal", "draw", "card hunter")
    assert "discard red_horse" in strict.options


def test_deck_again__somebody_with_nothing_else_may():
    """A box with so many of one card that a hand may hold nothing else: there is always a legal answer."""
    rules = Ruleset.load().with_changes({"dioramas.red_horse.copies": 9, "rulings.discard_again": "forbidden"})
    table = scene({"hand": ["red_horse"] * 5}, discard=["red_horse"], rules=rules)
    table.choose("take")
    assert table.options == ("discard red_horse",)


def test_deck_discard():
    """On top of the discard."""
    table = drawn(scene(discard=["red_horse"]), "steal")
    table.choose("discard wolf")
    assert table.state.discard == ("wolf", "red_horse")


def test_deck_under():
    """Used active cards and destroyed vases go under it."""
    ann = {"chains": {"rider": {"vases": ["red_statue"], "active": "wolf"}}}
    bob = {"chains": {"shaman": {"vases": ["red_horse", "red_flag"], "active": "strength"}}}
    table = scene(ann, bob, discard=["steal", "hunter"])
    play(table, "attack wolf rider Bob shaman", "pass")
    assert table.state.discard == ("steal", "hunter", "red_flag", "wolf")


def test_deck_open():
    """Ours: the discard hides nothing, not even an active card that is lost with its character."""
    table = scene({"chains": {"scout": {"active": "red_horse"}}}, discard=["hunter"])
    play(table, "draw", "card steal", "discard steal")
    assert table.view("Bob").discard == table.state.discard == ("steal", "hunter", "scout", "red_horse")
    assert "Red horse" in table.say(only(table.seat("Bob").log, "eliminated"))


def test_deck_order():
    """M8, M9: vases from the last on, event, protection; under an empty discard the first of them is the top."""
    ann = {"chains": {"rider": {"vases": ["red_statue"], "active": "bison"}}}
    bob = {"chains": {"shaman": {"vases": RED["shaman"], "active": "strength"}}}
    table = scene(ann, bob)
    play(table, "attack bison rider Bob shaman", "protect strength shaman")
    assert table.state.discard == ("red_drum", "bison", "strength")
    assert "take" in table.options


def nearly_empty(ann=None, bob=None, deck=(), discard=(), **more):
    """A small box: all its cards lie where they are told, and the deck holds what is left."""
    hands = {"Ann": (ann or {}).get("hand", IDLE), "Bob": (bob or {}).get("hand", IDLE)}
    lying = [*hands["Ann"], *hands["Bob"], *deck, *discard, *more.pop("lying", ())]
    rules = Ruleset.load()
    changes = {f"{rules.family[card]}.{card}.copies": lying.count(card) for card in rules.cards}
    small = rules.with_changes({**changes, "players.most": 2, "challenge.chains": [1]})
    return scene(ann, bob, discard=list(discard), rules=small, **more)


LAID = {"chains": {"rider": {"vases": ["red_statue"]}}}
LYING = ["rider", "red_statue"]


def test_deck_rebuild():
    """All of the discard but its top."""
    table = nearly_empty(LAID, lying=LYING, deck=["hunter"], discard=["wolf", "red_horse", "steal"])
    assert table.state.deck == ("hunter",)
    play(table, "draw", "card hunter", "discard hunter")
    assert table.state.deck == ()
    events = play(table, "draw")
    assert only(events, "rebuilt").args == {"number": 3, "card": "hunter"}
    assert table.state.discard == ("hunter",)
    assert table.pending.cards == ("red_horse", "steal", "wolf")


def test_deck_when():
    """M10, B5.21: when a card must come from an empty deck, and not before; the top can be taken meanwhile."""
    table = nearly_empty(LAID, lying=LYING, deck=["hunter"], discard=["red_horse", "steal", "wolf"])
    play(table, "draw", "card hunter", "discard block")
    assert (table.state.deck, "rebuilt" in kinds(table.log)) == ((), False)
    assert table.options == ("draw",)
    play(table, "draw", "card red_horse", "discard red_horse")
    assert kinds(table.log).count("rebuilt") == 1
    assert table.options == ("draw", "take")


def test_deck_when__nothing_but_the_top_is_left():
    """The deck is empty and the discard has one card: it can be taken, but nothing drawn."""
    table = nearly_empty(LAID, lying=LYING, deck=["hunter"], discard=["red_horse"])
    play(table, "draw", "card hunter", "place hunter")
    assert (table.state.deck, table.state.discard) == ((), ("red_horse",))
    assert table.options == ("take",)
    refused(table, "draw", "deck-empty", "deck.rebuild")


def test_deck_short():
    """M12: draw what is there, and discard as many."""
    ann = {"hand": ["draw_three", "bison", "courage", "strength", "wolf"], **LAID}
    table = nearly_empty(ann, lying=LYING, deck=["hunter", "block"], discard=["red_horse"])
    play(table, "draw", "card hunter")
    events = play(table, "play draw_three", "card block")
    assert only(events, "deck_short").args == {"player": "Ann", "number": 1, "wanted": 3}
    assert asked(table) == ("Ann", "discard")
    table.choose("discard hunter")
    assert asked(table) == ("Bob", "turn")
    assert len(hand(table, "Ann")) == 5


def test_deck_short__no_card_at_all():
    ann = {"hand": ["draw_three", "bison", "courage", "strength", "wolf"], **LAID}
    table = nearly_empty(ann, lying=LYING, deck=["hunter"], discard=["red_horse"])
    events = play(table, "draw", "card hunter", "play draw_three")
    assert only(events, "deck_short").args["number"] == 0
    assert asked(table) == ("Bob", "turn")
    assert len(hand(table, "Ann")) == 5


def test_deck_played():
    """Apart from all else, until the next challenge."""
    chains = {name: {"vases": RED[name]} for name in ("rider", "shaman", "hunter")}
    chains["weaver"] = {"vases": ["blue_drum", "blue_mask"]}
    ann = {"hand": ["draw_three", *IDLE[:4]], "chains": chains}
    table = drawn(scene(ann), "steal")
    play(table, "play draw_three", *["card hunter"] * 3, *["discard hunter"] * 3)
    assert table.state.played == ("draw_three",)
    play(table, "draw", "card steal", "discard steal", "draw", "card blue_statue", "place blue_statue weaver")
    while not table.options:
        table.roll()
    state = table.state
    assert (state.challenge, state.played) == (2, ())
    assert (*state.deck, *state.players["Ann"].hand, *state.players["Bob"].hand).count("draw_three") == 4
