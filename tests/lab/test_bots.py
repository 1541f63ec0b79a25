"""Bots by level, whatever the game: who answers, who plays on, how strong they are."""

import pytest

from krom_explore import BadInput, Decision, Over, Table, games, text
from krom_explore.cli import main
from krom_explore.lab import LEVELS, PERSON, RANDOM, RandomBot, answer_at, levels_of, play_on, reason_at, strength
from krom_explore.lab.bots.levels import at_random
from krom_explore.ui.components.new_game import NewGameForm
from krom_explore.ui.desk import Desk
from krom_explore.ui.pages.play import opened
from krom_explore.ui.room import Room, Visitor
from krom_explore.ui.seats import USUAL, Seats
from tests import race
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


@pytest.fixture
def two_levels(race_on_the_shelf, monkeypatch):
    """The race, as if it brought an easy and a normal bot."""
    bots = {level: lambda seat, random: at_random(seat, str(random.random())) for level in ("normal", "easy")}
    monkeypatch.setattr(race, "BOTS", bots, raising=False)


@pytest.mark.usefixtures("two_levels")
def test_only_the_levels_that_a_game_brings_can_be_chosen(capsys):
    assert levels_of(race) == ("easy", "normal")
    assert answer_at(Race.new(["Ann", "Bob"]), "easy")
    with pytest.raises(BadInput, match="random, easy, and normal"):
        answer_at(Race.new(["Ann", "Bob"]), "hard")
    with pytest.raises(SystemExit):
        main(["play", "--against", "hard", "--game", "race"])
    assert (
        text.message("argparse-choice", value="'hard'", choices="'easy', 'normal', 'random'") in capsys.readouterr().err
    )


@pytest.mark.usefixtures("two_levels")
def test_only_the_levels_that_a_game_brings_are_measured(capsys):
    assert main(["strength", "--games", "1", "--game", "race"]) == 0
    assert [row.split(":")[0] for row in capsys.readouterr().out.splitlines()[2:]] == [
        "easy against random", "normal against random", "normal against easy",
    ]  # fmt: skip


@pytest.mark.usefixtures("two_levels")
def test_only_the_levels_that_a_game_brings_stand_on_the_sheet_of_a_new_game():
    desk = Desk(Room(Visitor(), "race"), Race.new(["Ann", "Bob"]), Seats.alone(("Ann", "Bob"), "Ann"))
    (seat,) = [field for name, field in NewGameForm(desk).fields.items() if name.startswith("seat.")]
    assert [kind for kind, _ in seat.options] == ["easy", "normal", PERSON]


@pytest.mark.usefixtures("two_levels")
def test_an_address_with_a_level_that_the_game_does_not_bring_is_refused_with_a_sentence():
    link = Race.new(["Ann", "Bob"]).link()
    _, seats = opened(Room(Visitor(), "race"), f"pe/{link}")
    assert seats == {"Ann": PERSON, "Bob": "easy"}
    with pytest.raises(BadInput, match="p for a person; e and n for bots"):
        opened(Room(Visitor(), "race"), f"ph/{link}")


def test_a_game_that_brings_bots_brings_the_usual_one():
    for name in games.names():
        bots = getattr(games.game(name), "BOTS", None)
        assert not bots or USUAL in bots


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
