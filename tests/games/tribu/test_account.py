"""The account of a game that is over: it adds up, and says to each what it was."""

from random import Random

import pytest

from krom_explore.games import tribu
from krom_explore.games.account import account_of
from krom_explore.lab import play_on
from krom_explore.ui.components.account import Account
from krom_explore.ui.desk import Desk
from krom_explore.ui.room import Room, Visitor
from krom_explore.ui.seats import Seats

from .helpers import IDLE, RED, drawn, scene
from .play import NAMES, new_table, played
from .test_view import permuted

CLOSING = {
    "chains": {**{name: {"vases": RED[name]} for name in ("rider", "shaman", "hunter")},
               "weaver": {"vases": ["blue_drum", "blue_mask"]}},
    "hand": ["blue_statue", *IDLE[:4]], "total": 70,
}  # fmt: skip
"""Ann completes her fourth chain, if she lays the statue."""


def over(bob, **rider):
    """A game that Ann wins by closing its last challenge."""
    ann = {**CLOSING, "chains": {**CLOSING["chains"], "rider": {"vases": RED["rider"], **rider}}}
    table = drawn(scene(ann, {"total": 50, **bob}, challenge=3), "wolf")
    table.choose("place blue_statue weaver")
    return table


def cells(section):
    return [[cell.say() if hasattr(cell, "say") else cell for cell in row] for row in section.counted.rows]


def why(table, me):
    return [sentence.say() for sentence in account_of(tribu, table, me).why]


def test_the_winner_hears_who_came_second():
    table = over({"hand": ["scout", "hunter", "wolf", "block", "strength"]})
    assert why(table, "Ann") == [
        "You have won with 110 spheres, after one challenge.",
        "Bob came second, with 40 spheres.",
    ]
    assert why(table, None)[0].startswith("Ann has won with 110 spheres")


FOUR_CHARACTERS = ["scout", "scout", "weaver", "hunter", "wolf"]
TWO_CHAINS = {"chains": {name: {"vases": RED[name], "totem": "blue_totem"} for name in ("shaman", "scout")}}


@pytest.mark.parametrize(
    ("ann", "bob", "most"),
    [
        ({}, {}, "on the table: 40 spheres in Ann’s chains, 0 in yours"),
        ({}, {**TWO_CHAINS, "hand": FOUR_CHARACTERS}, "20 hostile spheres against 0 of Ann"),
        ({"totem": "red_totem"}, TWO_CHAINS, "magic: Ann got 20 spheres for magical chains, you got 0"),
    ],
    ids=["table", "hostile", "magic"],
)  # fmt: skip
def test_who_lost_hears_by_what_most(ann, bob, most):
    said = why(over(bob, **ann), "Bob")[1]
    assert said.startswith("You came second of 2, with ")
    assert most in said


def test_what_each_challenge_brought_adds_up():
    table = played(new_table(3, seed=5), seed=5)
    points, challenges, losses = account_of(tribu, table, "Bob").sections
    totals = {name: player.total for name, player in table.state.players.items()}
    assert {row[0].removesuffix(" (you)"): row[2] for row in cells(points)} == totals
    rows = cells(challenges)
    assert len(rows) == 3 * table.state.challenge == 3 * len(challenges.text)
    for name in NAMES[:3]:
        own = [row for row in rows if row[0].removesuffix(" (you)") == name]
        assert [row[1] for row in own] == list(range(1, table.state.challenge + 1))
        assert sum(row[5] for row in own) == totals[name]
        assert all(row[2] + row[3] - row[4] == row[5] for row in own)
    for line in points.figure.series:
        assert (line.points[0], line.points[-1][0]) == ((0, 0), table.state.challenge)
    destroyed = sum(len(event.args["cards"]) for event in table.log if event.kind == "destroyed")
    assert sum(row[2] for row in cells(losses)) == destroyed > 0


def test_a_game_from_its_middle_says_which_challenge_it_was_and_what_there_was_before():
    points, challenges, _ = account_of(tribu, over({}), "Ann").sections
    assert challenges.text[0].say() == "Challenge 3 was closed by you in turn 1."
    assert [line.points for line in points.figure.series] == [[(2, 70), (3, 110)], [(2, 50), (3, 50)]]


def test_a_challenge_that_nobody_closed_says_why():
    rules = tribu.Ruleset.load().with_changes({"limit.rounds": 5, "goal.spheres": 10})
    table = played(new_table(2, seed=3, rules=rules), seed=3)
    said = [sentence.say() for sentence in account_of(tribu, table, None).sections[1].text]
    assert "Challenge 1 was ended after too many turns, in turn 10." in said


def test_what_others_hid_to_the_end_is_not_in_it():
    table = play_on(new_table(2, seed=2), "easy")
    told = account_of(tribu, table, "Ann")
    assert account_of(tribu, permuted(table, "Ann", Random(1)), "Ann") == told


def test_the_page_of_a_finished_game_shows_it():
    table = over({})
    shown = Account(Desk(Room(Visitor(), "tribu"), table, Seats.alone(table.players, "Ann")), lambda _: None).state()
    assert [section["name"] for section in shown["sections"]] == ["points", "challenges", "losses"]
    assert shown["sections"][0]["figure"]
    assert shown["costly"] == []
