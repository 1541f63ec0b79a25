"""The turn: exactly one of seven, A to G."""

from .helpers import IDLE, asked, chain, drawn, hand, kinds, play, refused, scene

WITH_CHAIN = {"chains": {"rider": {"vases": ["red_statue"], "active": "wolf"}}}


def test_turn_one():
    """One thing a turn, and no passing."""
    table = drawn(scene({"hand": ["rider", "scout", "wolf", "bison", "block"]}), "red_statue")
    refused(table, "pass", "no-passing", "turn.one")
    table.choose("place rider")
    assert asked(table) == ("Bob", "turn")


def test_turn_one__who_is_asked_changes_nothing_before_answering():
    table = scene()
    for answer in ("", "xyzzy", "fly to the moon", "DRAW it", "place"):
        assert table.why_not(answer) is not None
    refused(table, "draw two", "one-word", "table.answers")
    refused(table, "fly", "not-understood", "table.answers")


def test_turn_draw():
    """Before anything else a card is taken, unless an active one is turned over."""
    table = scene({"hand": ["rider", "block", "wolf", "bison", "draw_three"]}, WITH_CHAIN)
    assert table.options == ("draw",)
    for answer, rule in {
        "discard wolf": "turn.discard", "place rider": "turn.character", "place red_flag rider": "turn.diorama",
        "activate wolf rider": "turn.activate", "swap wolf rider": "turn.swap", "play draw_three": "turn.play",
    }.items():  # fmt: skip
        refused(table, answer, "draw-first", rule)
    drawn(table, "steal")
    assert len(hand(table, "Ann")) == 6
    refused(table, "draw", "drawn-already", "turn.draw")
    refused(table, "take", "drawn-already", "turn.draw")


def test_turn_discard():
    """A: take a card, discard a card."""
    table = drawn(scene(), "steal")
    events = table.choose("discard bison")
    assert kinds(events) == ["discarded", "turn"]
    assert table.state.discard == ("bison",)
    assert hand(table, "Ann") == ["block", "courage", "steal", "strength", "wolf"]


def test_turn_discard__only_what_one_holds():
    table = drawn(scene(), "steal")
    refused(table, "discard rider", "not-in-hand", "turn.discard", card="rider")
    refused(table, "discard", "not-in-hand", "turn.discard")
    refused(table, "discard wolf bison", "discard-what", "turn.discard")


def test_turn_play():
    """B: take a card, play an action."""
    table = drawn(scene(bob=WITH_CHAIN), "steal")
    events = table.choose("play block Bob rider")
    assert kinds(events)[0] == "blocked"
    assert len(hand(table, "Ann")) == 5


def test_turn_character():
    """C: take a card, lay a character."""
    table = drawn(scene(), "scout")
    assert kinds(table.choose("place scout")) == ["began", "turn"]
    assert chain(table, "Ann", "scout").vases == ()
    assert len(hand(table, "Ann")) == 5


def test_turn_diorama():
    """D: take a card, lay a Diorama."""
    table = drawn(scene(WITH_CHAIN), "blue_horse")
    assert kinds(table.choose("place blue_horse rider")) == ["placed", "turn"]
    assert chain(table, "Ann", "rider").vases == ("red_statue", "blue_horse")
    assert len(hand(table, "Ann")) == 5


def test_turn_activate():
    """E: take a card, lay one face down; nothing is discarded."""
    table = drawn(scene({"chains": {"rider": {}}}), "steal")
    assert kinds(table.choose("activate wolf rider")) == ["activated", "turn"]
    assert chain(table, "Ann", "rider").active == ("wolf",)
    assert len(hand(table, "Ann")) == 5
    assert table.state.discard == ()


def test_turn_swap():
    """F: take a card, swap an active one, and then still one of discard, lay, activate, play."""
    ann = {"chains": {"rider": {"vases": ["red_statue"], "active": "wolf"}, "scout": {"vases": ["red_mask"]}},
           "hand": ["bison", "blue_horse", "draw_three", "hunter", "strength"]}  # fmt: skip
    table = drawn(scene(ann), "steal")
    assert kinds(table.choose("swap strength rider")) == ["swapped"]
    assert asked(table) == ("Ann", "action")
    assert len(hand(table, "Ann")) == 6
    verbs = {option.split()[0] for option in table.options}
    assert verbs == {"discard", "place", "activate", "play"}
    for follow in (
        "discard hunter",
        "place hunter",
        "place blue_horse rider",
        "activate wolf scout",
        "play draw_three",
    ):
        other = table.fork()
        other.choose(follow)
        while not other.options:
            other.roll()
        assert asked(other)[0] == ("Ann" if follow == "play draw_three" else "Bob"), follow


def test_turn_use():
    """G: take no card, turn over an active one; deck and hand stay as they are."""
    ann = {"chains": {"rider": {"vases": ["red_statue"], "active": "blue_horse"}}}
    table = scene(ann)
    before = table.state
    assert kinds(table.choose("use blue_horse rider rider")) == ["used", "placed", "turn"]
    assert table.state.deck == before.deck
    assert hand(table, "Ann") == IDLE
    assert chain(table, "Ann", "rider").vases == ("red_statue", "blue_horse")
    assert chain(table, "Ann", "rider").active == ()


def test_turn_hand():
    """Five cards in hand when a turn is over, whatever was done in it."""
    ann = {"hand": ["draw_three", "rider", "red_horse", "bison", "steal"],
           "chains": {"scout": {"vases": ["red_mask"], "active": "strength"}}}  # fmt: skip
    bob = {"chains": {"shaman": {"vases": ["red_horse"]}}}
    for lines in (
        ["discard wolf"],
        ["place rider"],
        ["swap red_horse scout", "discard strength"],
        ["play draw_three", "card rider", "card rider", "card scout", "discard rider", "discard rider", "discard wolf"],
    ):
        table = drawn(scene(ann, bob), "wolf")
        play(table, *lines)
        assert asked(table) == ("Bob", "turn"), lines
        assert len(hand(table, "Ann")) == 5, lines
