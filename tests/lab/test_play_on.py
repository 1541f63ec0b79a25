"""Bots that play a table on: the game ends, and all of it is on the tape."""

from krom_explore import Over, Table
from krom_explore.lab import play_on


def test_bots_play_a_table_to_its_end_and_the_record_plays_it_again():
    table = Table.new(["Alma", "Kolos"], seed=3)

    ended = play_on(table, "random")

    assert ended is table
    assert isinstance(table.pending, Over)
    assert Table.from_link(table.link()).state == table.state


def test_bots_take_up_a_game_where_it_stands():
    table = Table.new(["Alma", "Kolos"], seed=3)
    table.choose("go forest")

    play_on(table, "random")

    assert table.tape[0] == "go forest"


def test_the_same_table_is_played_on_in_the_same_way():
    assert (
        play_on(Table.new(["Alma", "Kolos"], seed=5), "random").tape
        == play_on(Table.new(["Alma", "Kolos"], seed=5), "random").tape
    )
