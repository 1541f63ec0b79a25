"""Setup: who plays, who leads, what is dealt."""

import pytest

from krom_explore import BadInput
from krom_explore.games.tribu import Ruleset, Table

from .helpers import asked, only, refused, ruled


def new(*names, seed=1, rules=None):
    return Table.new(list(names), seed=seed, rules=rules)


@pytest.mark.parametrize("names", [("Ann", "Bob"), ("Ann", "Bob", "Cy"), ("Ann", "Bob", "Cy", "Dee")])
def test_setup_players(names):
    """2 to 4, named as they like; 100 spheres win."""
    table = new(*names)
    assert table.players == names
    assert only(table.log, "set_up").args == {"players": list(names), "spheres": 100}


@pytest.mark.parametrize("name", ["Ann Lee", "Jean-Jacques", "Ög", "أَلْما", "O’Ne", "none", "rider", "draw", "7", "!"])
def test_setup_players__a_name_may_be_anything_that_can_be_read(name):
    table = new(name, "Bob", rules=ruled(leaders="chosen"))
    assert table.say(table.pending).startswith(name)
    table.choose("lead rider")
    assert table.state.players[name].leader == "rider"


@pytest.mark.parametrize(
    ("names", "path", "code"),
    [
        (["Ann"], "players", "how-many-players"),
        (["Ann", "Bob", "Cy", "Dee", "Eve"], "players", "how-many-players"),
        (["Ann", "Ann"], "players[1]", "player-twice"),
        (["Ann", "ANN"], "players[1]", "player-twice"),
        (["Ann", ""], "players[1]", "player-name"),
        (["Ann", "B" * 25], "players[1]", "player-name"),
        (["Ann", "Bob\n"], "players[1]", "player-name"),
        (["Ann", "Bob\x1b[31m"], "players[1]", "player-name"),
        (["Ann", "\u202eBob"], "players[1]", "player-name"),
        (["Ann", "\ud800"], "players[1]", "player-name"),
        (["Ann", "Bob  Lee"], "players[1]", "player-name"),
        (["Ann", " Bob"], "players[1]", "player-name"),
        (["Ann", 7], "players[1]", "word"),
        ("Ann", "players", "list-of-names"),
        (3, "players", "list-of-names"),
        (None, "players", "list-of-names"),
    ],
    ids=str,
)
def test_setup_players__who_cannot_play(names, path, code):
    with pytest.raises(BadInput) as bad:
        Table.new(names)
    assert (bad.value.path, bad.value.code) == (path, code)
    assert bad.value.say().encode()


def test_setup_leaders():
    """Picked face down: each one of the four characters that have a leader card, no two the same."""
    leaders = {tuple(seat.leader for seat in new("Ann", "Bob", "Cy", "Dee", seed=seed).state.players.values())
               for seed in range(30)}  # fmt: skip
    assert len(leaders) > 10
    assert {frozenset(picked) for picked in leaders} == {frozenset(Ruleset.load().leaders)}
    assert "scout" not in Ruleset.load().leaders


def test_setup_leaders__chosen():
    """B5.20: or everybody chooses openly, before a card is dealt."""
    table = new("Ann", "Bob", rules=ruled(leaders="chosen"))
    assert asked(table) == ("Ann", "leader")
    assert table.options == ("lead hunter", "lead rider", "lead shaman", "lead weaver")
    assert table.state.players["Ann"].hand == ()
    refused(table, "lead scout", "no-leader", "setup.leaders")
    refused(table, "draw", "leader-first", "setup.leaders")
    table.choose("lead weaver")
    assert asked(table) == ("Bob", "leader")
    refused(table, "lead weaver", "leader-taken", "setup.leaders", target="Ann")
    table.choose("lead rider")
    for _ in range(10):
        table.roll()
    assert asked(table) == ("Ann", "turn")
    assert [seat.leader for seat in table.state.players.values()] == ["weaver", "rider"]
    refused(table, "lead hunter", "leaders-known", "setup.leaders")


def test_setup_deal():
    """Five cards each, and the rest is the deck."""
    for names in (("Ann", "Bob"), ("Ann", "Bob", "Cy", "Dee")):
        state = new(*names).state
        assert [len(seat.hand) for seat in state.players.values()] == [5] * len(names)
        assert len(state.deck) == 100 - 5 * len(names)
        assert state.discard == state.played == ()


def test_setup_deal__everybody_sees_their_own_cards_only():
    table = new("Ann", "Bob")
    dealt = [event for event in table.seat("Bob").log if event.kind == "dealt"]
    assert ["cards" in event.args for event in dealt] == [False, True]
    assert table.say(dealt[0]) == "Ann is dealt 5 cards."


def test_setup_first():
    """The dealer plays first, then clockwise."""
    table = new("Ann", "Bob", "Cy")
    assert only(table.log, "challenge").args == {"number": 1, "player": "Ann"}
    order = []
    for _ in range(4):
        order.append(asked(table)[0])
        table.choose("draw")
        table.roll()
        table.choose(next(option for option in table.options if option.startswith("discard")))
    assert order == ["Ann", "Bob", "Cy", "Ann"]


def test_setup_scenario():
    """A position of one's own: what it leaves out is dealt from the seed."""
    table = Table.scenario({"players": {"Ann": {"leader": "rider", "hand": ["wolf"]}, "Bob": {}}, "mover": "Bob"})
    assert asked(table) == ("Bob", "turn")
    assert "wolf" in table.state.players["Ann"].hand
    assert [len(seat.hand) for seat in table.state.players.values()] == [5, 5]
    assert table.state.players["Bob"].leader in ("hunter", "shaman", "weaver")
    assert only(table.log, "set_up").rule == "setup.scenario"
