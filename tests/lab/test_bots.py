"""Bots by level, whatever the game: who answers, who plays on, how strong they are."""

import pytest

from krom_explore import BadInput, Decision, Over, Table, games
from krom_explore.cli import main
from krom_explore.lab import LEVELS, PERSON, RANDOM, RandomBot, answer_at, play_on, reason_at, strength
from tests.race import Table as Race

BOTS = (RANDOM, *LEVELS)


def test_without_a_level_the_bot_is_a_normal_one():
    table = Table.new(["Alma", "Kolos"], seed=4)
    assert answer_at(table) == answer_at(table, "normal")


def test_the_random_bot_chooses_by_the_seed_and_the_step():
    table = Table.new(["Alma", "Kolos"], seed=4)
    assert answer_at(table, RANDOM) == RandomBot("4 0").decide(table.pending)


def test_a_level_that_there_is_not_is_refused_with_a_sentence():
    for asked in (answer_at, lambda table, level: reason_at(table, level)):
        with pytest.raises(BadInput, match="level"):
            asked(Table.new(["Alma", "Kolos"]), "grandmaster")


@pytest.mark.parametrize("level", BOTS)
def test_a_game_that_brings_no_bots_is_played_all_the_same(level):
    table = Race.new(["Ann", "Bob"], seed=3)
    assert answer_at(table, level) in table.options
    assert reason_at(table, level) == "Ann chose among all answers at random."
    assert isinstance(play_on(table, level).pending, Over)


@pytest.mark.parametrize("level", BOTS)
def test_no_bot_touches_the_dice(level):
    """Whether a bot is asked or not, the dice fall alike."""
    alone, watched = Race.new(["Ann", "Bob"], seed=3), Race.new(["Ann", "Bob"], seed=3)
    for table in (alone, watched):
        while isinstance(table.pending, Decision):
            if table is watched:
                answer_at(table, level)
            table.choose("walk")
        table.roll()
    assert alone.tape == watched.tape


def test_every_seat_can_have_a_level_of_its_own_and_a_person_is_waited_for():
    table = Table.new(["Alma", "Kolos"], seed=3)
    play_on(table, {"Alma": "easy", "Kolos": PERSON})
    assert table.pending.player == "Kolos"
    assert table.tape == [answer_at(Table.new(["Alma", "Kolos"], seed=3), "easy")]


def test_strength_plays_every_deal_from_every_seat():
    seats = []

    def deal(seed):
        seats.append(seed)
        return Race.new(["Ann", "Bob", "Cem"], seed=seed)

    *_, row = strength(deal, "easy", RANDOM, 4, seed="x")
    assert (row.level, row.against, row.games) == ("easy", RANDOM, 6)
    assert set(seats) == {"x 1", "x 2"}
    assert row.share * 6 == row.won
    assert row.interval[0] < row.share < row.interval[1]


@pytest.fixture
def race_on_the_shelf(monkeypatch):
    monkeypatch.setenv(games.ELSEWHERE, "tests.race")
    games.homes.cache_clear()
    yield
    monkeypatch.undo()
    games.homes.cache_clear()


@pytest.mark.usefixtures("race_on_the_shelf")
def test_the_command_prints_a_line_for_each_two_levels(capsys):
    assert main(["strength", "--games", "1", "--seed", "7", "--game", "race"]) == 0
    title, fair, *rows = capsys.readouterr().out.splitlines()
    assert title == "Simulated: one bot of a level among two players, in every seat equally often, seed 7."
    assert fair.startswith("Where all are equal, each wins 50%.")
    assert [row.split(":")[0] for row in rows] == [
        "easy against random", "normal against random", "normal against easy", "hard against normal",
    ]  # fmt: skip
    assert all("of 2 games won" in row for row in rows)


@pytest.mark.parametrize("wrong", [["--games", "0"], ["--players", "99"]])
def test_numbers_that_cannot_be_are_refused_with_a_sentence(wrong, capsys):
    assert main(["strength", *wrong]) == 2
    assert wrong[0] in capsys.readouterr().err
