"""Spheres: on the table, for magical chains, hostile ones, and the end of the game."""

from krom_explore import Over

from .helpers import IDLE, RED, drawn, kinds, only, ruled, scene
from .test_challenge import NEARLY, next_question, running_out

SPHERES = {"statue": 3, "horse": 2, "flag": 1, "drum": 1, "mask": 2}
"""What the bundled box gives each vase; a character has 5, a Totem 5, the card for any vase 3."""


def closed(ann=None, bob=None, **more):
    """Ann closes the challenge; what was told from then on."""
    table = drawn(scene({**NEARLY, **(ann or {})}, bob, **more), "blue_statue")
    events = table.choose("place blue_statue weaver")
    return table, events[kinds(events).index("closed") :]


def scored(events, player):
    (found,) = [event.args for event in events if event.kind == "scored" and event.args["player"] == player]
    return found


def spheres_of(chains):
    rules = scene().rules
    return sum(rules.spheres[card] for name, vases in chains.items() for card in (name, *vases))


def test_score_table():
    """All spheres on the table."""
    _, events = closed()
    wanted = spheres_of({**{name: RED[name] for name in ("rider", "shaman", "hunter")}, "weaver": RED["weaver"]})
    assert wanted == 4 * 5 + (3 + 2 + 1) + (2 + 1 + 1) + (1 + 1 + 2) + (1 + 2 + 3)
    assert scored(events, "Ann") == {
        "player": "Ann", "table": wanted, "magic": 0, "hostile": 0, "number": wanted, "total": wanted,
    }  # fmt: skip


def test_score_incomplete():
    """B5.14, M14: a chain that is not complete counts, and a character alone."""
    _, events = closed(bob={"chains": {"rider": {"vases": ["blue_statue"]}, "scout": {}}})
    assert scored(events, "Bob")["table"] == 5 + 3 + 5


def test_score_magic():
    """Ten more for a magical protected chain."""
    chain = {"vases": RED["scout"], "totem": "red_totem"}
    _, events = closed(bob={"chains": {"scout": chain}})
    assert only(events, "magic").args == {"player": "Bob", "chain": "scout", "number": 10}
    assert only(events, "magic").rule == "score.magic"
    assert (scored(events, "Bob")["table"], scored(events, "Bob")["magic"]) == (5 + 2 + 3 + 2 + 5, 10)


def test_score_leader():
    """Twenty instead, if it is the leader's."""
    chain = {"vases": ["blue_horse", "multidiorama", "blue_drum"], "totem": "blue_totem"}
    _, events = closed(bob={"chains": {"shaman": chain}})
    assert only(events, "magic").args["number"] == 20
    assert only(events, "magic").rule == "score.leader"


def test_score_colours():
    """B5.15, B5.16: vases and Totem by default; with the character or without the Totem where it is ruled so."""
    mixed = {"vases": ["red_mask", "multidiorama", "red_horse"], "totem": "blue_totem"}
    for ruling, magical in (("vases_and_totem", False), ("with_character", False), ("vases", True)):
        table = scene(bob={"chains": {"scout": mixed}}, rules=ruled(magic_colours=ruling))
        assert table.state.players["Bob"].chains["scout"].magical is magical
    one = {"vases": ["red_mask", "multidiorama", "red_horse"], "totem": "red_totem"}
    for colour, magical in (("both", True), ("red", True), ("blue", False)):
        rules = ruled(magic_colours="with_character").with_changes({"characters.scout.colour": colour})
        table = scene(bob={"chains": {"scout": one}}, rules=rules)
        assert table.state.players["Bob"].chains["scout"].magical is magical


def test_score_closer():
    """What the closer holds does not count."""
    _, events = closed({"hand": ["scout", "hunter", "weaver", "rider", "shaman"]})
    assert scored(events, "Ann")["hostile"] == 0


def test_score_hostile():
    """The others subtract what is in their hands and face down."""
    bob = {"hand": ["scout", "blue_totem", "red_flag", "wolf", "block"],
           "chains": {"rider": {"vases": ["blue_statue"], "active": "multidiorama"}}}  # fmt: skip
    _, events = closed(bob=bob)
    hostile = only(events, "hostile")
    assert hostile.args["number"] == 5 + 5 + 1 + 3
    assert sorted(hostile.args["cards"]) == sorted([*bob["hand"], "multidiorama"])
    assert scored(events, "Bob")["number"] == (5 + 3) - 14


def test_score_exhausted():
    """When the Dioramas have run out, nobody subtracts anything."""
    table = drawn(running_out(), "red_horse")
    events = table.choose("place red_horse rider")
    assert "hostile" not in kinds(events)
    assert scored(events, "Ann")["number"] == 5 + 3 + 2
    capped = scene(bob={"hand": ["rider", "scout"]}, mover="Bob", turn=200)
    events = drawn(capped, "steal").choose("discard steal")
    assert (scored(events, "Bob")["hostile"], scored(events, "Bob")["number"]) == (0, 0)


def test_score_negative():
    """B5.17: the total may go down; where it is ruled so, a challenge brings nothing at least."""
    bob = {"total": 30, "hand": ["scout", "hunter", "weaver", "rider", "shaman"]}
    table, events = closed(bob=bob)
    assert (scored(events, "Bob")["number"], scored(events, "Bob")["total"]) == (-25, 5)
    assert "Bob has 0 on the table, less 25 hostile: -25 for this challenge, 5 in all." in map(table.say, events)
    floor, events = closed(bob=bob, rules=ruled(below_zero="floor"))
    assert (scored(events, "Bob")["number"], floor.state.players["Bob"].total) == (0, 30)


def test_score_goal():
    """A hundred after a challenge wins."""
    table, events = closed({"total": 60})
    assert only(events, "won").args == {"player": "Ann", "total": 100, "spheres": 100}
    assert table.pending == Over("Ann")
    short, events = closed({"total": 59})
    assert "won" not in kinds(events)
    assert next_question(short).state.challenge == 2


def test_score_goal__whoever_it_is_and_however_the_challenge_ended():
    bob = {"total": 99, "chains": {"rider": {"vases": ["blue_statue"]}}, "hand": IDLE}
    table, _ = closed(bob=bob)
    assert table.pending == Over("Bob")


def test_score_tie():
    """B5.26: the highest total; if these are level, another challenge; where it is ruled so, the closer."""
    higher = {"total": 95, "chains": {"scout": {"vases": RED["scout"], "totem": "red_totem"}}}
    table, _ = closed({"total": 70}, higher)
    assert table.pending == Over("Bob")
    closer, _ = closed({"total": 70}, higher, rules=ruled(goal_tie="closer"))
    assert closer.pending == Over("Ann")
    short, _ = closed({"total": 10}, higher, rules=ruled(goal_tie="closer"))
    assert short.pending == Over("Bob")
    level = {"total": 99, "chains": {"scout": {"vases": ["red_mask", "red_statue"]}}}
    table, events = closed({"total": 69}, level)
    assert only(events, "tied").args == {"players": ["Ann", "Bob"], "total": 109}
    assert next_question(table).state.challenge == 2
