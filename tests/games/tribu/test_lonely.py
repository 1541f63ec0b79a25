"""Lonely characters: who has no vase at the end of their owner's next turn is lost."""

from .helpers import IDLE, asked, chain, drawn, kinds, only, play, ruled, scene

IDLY = ("draw", "card steal", "discard steal")


def test_lonely_deadline():
    """Laid in one turn, without a vase at the end of the next: under the discard, with the active card beside it."""
    table = scene({"hand": ["scout", *IDLE[:4]]}, discard=["wolf"])
    play(table, "draw", "card hunter", "place scout")
    assert "scout" in table.state.players["Ann"].chains
    play(table, *IDLY)
    play(table, "draw", "card red_horse", "activate red_horse scout")
    eliminated = only(table.log, "eliminated")
    assert (eliminated.rule, eliminated.args) == (
        "lonely.deadline",
        {"player": "Ann", "chain": "scout", "card": "red_horse"},
    )
    assert table.state.players["Ann"].chains == {}
    assert table.state.discard == ("steal", "wolf", "scout", "red_horse")


def test_lonely_deadline__saved_by_its_first_vase_from_the_hand_or_face_down():
    for active, lines in (
        (None, ("draw", "card red_mask", "place red_mask scout")),
        ("blue_mask", ("use blue_mask scout scout",)),
    ):
        table = scene({"chains": {"scout": {"active": active}}})
        play(table, *lines)
        assert len(chain(table, "Ann", "scout").vases) == 1
        play(table, *IDLY)
        assert "eliminated" not in kinds(table.log)


def test_lonely_when():
    """M2: at the end of the turn and not before; nobody is forced to place, and an attack does not save it."""
    ann = {"chains": {"scout": {}, "rider": {"vases": ["red_statue"], "active": "wolf"}}}
    table = scene(ann, {"chains": {"shaman": {"vases": ["red_horse"]}}})
    assert {option.split()[0] for option in table.options} == {"draw", "attack"}
    events = table.choose("attack wolf rider Bob shaman")
    assert kinds(events) == ["attacked", "destroyed", "alone", "eliminated", "turn"]
    other = scene(ann)
    drawn(other, "red_mask")
    assert "scout" in other.state.players["Ann"].chains
    assert "discard red_mask" in other.options


def test_lonely_attacked():
    """An attack takes the last vase: by the end of the owner's next turn there must be a new one."""
    ann = {"chains": {"rider": {"vases": ["red_statue"], "active": "wolf"}}}
    bob = {"chains": {"scout": {"vases": ["red_mask"]}}}
    table = scene(ann, bob)
    alone = only(table.choose("attack wolf rider Bob scout"), "alone")
    assert (alone.rule, alone.args) == ("lonely.attacked", {"player": "Bob", "chain": "scout"})
    assert "scout" in table.state.players["Bob"].chains
    lost, saved = table.fork(), table.fork()
    play(lost, *IDLY)
    assert "scout" not in lost.state.players["Bob"].chains
    play(saved, "draw", "card blue_mask", "place blue_mask scout")
    assert chain(saved, "Bob", "scout").vases == ("blue_mask",)


def test_lonely_stolen():
    """M3, M4: the same after a theft; and what is stolen can save a character of the thief."""
    ann = {"chains": {"scout": {}}, "hand": ["steal", *IDLE[:4]]}
    bob = {"chains": {"hunter": {"vases": ["red_flag", "red_drum", "red_mask"]}, "scout": {"vases": ["blue_mask"]}}}
    table = drawn(scene(ann, bob), "steal")
    events = table.choose("play steal Bob scout scout")
    assert only(events, "alone").rule == "lonely.stolen"
    assert chain(table, "Ann", "scout").vases == ("blue_mask",)
    assert "eliminated" not in kinds(events)
    play(table, *IDLY)
    assert only(table.log, "eliminated").args["player"] == "Bob"


def test_lonely_several():
    """B5.13: a second one may be laid, but only one can be saved in a turn."""
    ann = {"chains": {"scout": {}, "weaver": {}}}
    table = drawn(scene(ann), "red_mask")
    events = table.choose("place red_mask scout")
    assert only(events, "eliminated").args["chain"] == "weaver"
    assert list(table.state.players["Ann"].chains) == ["scout"]


def test_lonely_leader():
    """The leader's character is never lost: neither when it is laid nor when it is stripped."""
    table = scene({"chains": {"rider": {}}})
    for _ in range(3):
        play(table, *IDLY, "draw", "card hunter", "discard hunter")
    assert "rider" in table.state.players["Ann"].chains
    assert "eliminated" not in kinds(table.log)
    attack = scene(
        {"chains": {"rider": {"vases": ["red_statue"], "active": "wolf"}}},
        {"chains": {"shaman": {"vases": ["red_horse"]}}},
    )
    assert only(attack.choose("attack wolf rider Bob shaman"), "alone").rule == "lonely.leader"
    play(attack, *IDLY)
    assert "shaman" in attack.state.players["Bob"].chains


def test_lonely_leader__of_another_is_nobody():
    """The Rider is Ann's leader, not Bob's."""
    table = scene({"hand": IDLE}, {"chains": {"rider": {}}}, mover="Bob")
    play(table, *IDLY)
    assert table.state.players["Bob"].chains == {}


def test_lonely_blocked():
    """B5.6: a skipped turn does not count; where it is ruled so, it does."""
    bob = {"chains": {"scout": {"blocks": ["block"]}}, "hand": ["bison", "courage", "strength", "wolf", "wolf"]}
    waits = scene(bob=bob, mover="Bob")
    assert asked(waits) == ("Ann", "turn")
    assert "scout" in waits.state.players["Bob"].chains
    play(waits, *IDLY, *IDLY[:1], "card hunter", "discard hunter")
    assert "scout" not in waits.state.players["Bob"].chains
    counts = scene(bob=bob, mover="Bob", rules=ruled(blocked_lonely="counts"))
    assert "scout" not in counts.state.players["Bob"].chains
