"""Which card of another box stands for one that a lesson names."""

from attrs import frozen

from krom_explore.learn.alike import in_place_of


@frozen
class Card:
    worth: int
    copies: int = 1
    mark: str = "invented"


def test_a_card_stands_for_itself_however_many_there_are_and_wherever_it_comes_from():
    assert in_place_of("hat", Card(3), {"hat": Card(3, 9, "own"), "cap": Card(3)}, ()) == "hat"


def test_another_one_that_is_played_alike_takes_its_place_once():
    assert in_place_of("hat", Card(3), {"cap": Card(3), "hood": Card(3)}, ()) == "cap"
    assert in_place_of("hat", Card(3), {"cap": Card(3), "hood": Card(3)}, ["cap"]) == "hood"


def test_one_with_other_numbers_does_not_not_even_under_the_same_name():
    assert in_place_of("hat", Card(3), {"hat": Card(4)}, ()) is None
