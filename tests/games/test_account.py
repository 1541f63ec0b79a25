"""The account of any game: its own where it has one, else who won, the ranks and how the points grew."""

from types import SimpleNamespace

from krom_explore.games.account import account_of, ranked
from krom_explore.lab import play_on
from tests import race


def test_the_winner_is_first_and_equal_points_have_equal_ranks():
    ranks = ranked({"Ann": 4, "Bob": 6, "Cem": 4, "Dee": 2}, "Bob")
    assert [(name, rank) for name, rank, _ in ranks] == [("Bob", 1), ("Ann", 2), ("Cem", 2), ("Dee", 4)]
    assert ranked({"Ann": 4, "Bob": 4}, "Bob")[1].rank == 2, "there is one winner"


def test_a_game_without_an_account_gets_the_plain_one():
    table = play_on(race.Table.new(["Ann", "Bob"], seed=3))
    winner = table.pending.winner
    loser = next(name for name in table.players if name != winner)
    won, came = account_of(race, table, loser).why
    assert won.say() == f"{winner} has won, after {table.steps} answers and rolls."
    assert came.say() == f"You came second of 2, with {table.state.at[loser]}."
    (section,) = account_of(race, table, winner).sections
    curve = section.figure
    assert [line.points[-1] for line in curve.series] == [(table.steps, at) for at in table.state.at.values()]
    assert [row[1] for row in section.counted.rows] == [1, 2]
    assert account_of(race, table, winner).why[0].say().startswith("You have won")


def test_a_game_that_counts_no_points_says_who_won():
    table = play_on(race.Table.new(["Ann", "Bob"], seed=3))
    pointless = SimpleNamespace(face=SimpleNamespace())
    account = account_of(pointless, table, None)
    assert ([one.key for one in account.why], account.sections) == (["account-won"], [])
