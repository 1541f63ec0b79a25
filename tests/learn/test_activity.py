"""An activity as it is set, and what a pupil has done: written in one way, read again, refused when damaged."""

from fractions import Fraction
from itertools import pairwise
from random import Random

import pytest

from krom_explore.engine.faults import BadInput
from krom_explore.learn import dictated
from krom_explore.learn.activity import ANIMALS, Predict, Record, Set, animal, figure, is_animal, predicts
from krom_explore.odds.result import Row
from krom_explore.odds.spread import Said

ASKED = Set("race", "duel", 20, 7, {"b": "x y", "a": "3"})
ROWS = [Row(f"lost {n}", Said("x", {}), Fraction(1, 4)) for n in range(4)]
KEY = ASKED.key()


def record(results=(0, 3, 1), predicted=(1,), who="otter-17"):
    return Record(KEY, who, predicted, tuple(results))


# --- the key


def test_a_set_is_written_in_one_way_and_read_again():
    assert KEY == "race/duel/rounds=20&seed=7&a=3&b=x%20y"
    assert Set.read(KEY) == ASKED
    assert Set.read("race/duel/rounds=5") == Set("race", "duel", 5)


@pytest.mark.parametrize(
    ("key", "path"),
    [
        ("", "game"),
        ("race", "activity"),
        ("race/duel", "rounds"),
        ("race/<b>/rounds=1", "activity"),
        ("race/duel/rounds=0", "rounds"),
        ("race/duel/rounds=201", "rounds"),
        ("race/duel/rounds=02", "rounds"),
        ("race/duel/rounds=2&seed=-1", "seed"),
        ("race/duel/rounds=2&seed=٣", "seed"),
        ("race/duel/rounds=2&a", "a"),
        ("race/duel/rounds=2&a=1&a=2", "a"),
        ("race/duel/" + "&".join(f"a{n}=1" for n in range(31)), "settings"),
        ("race/duel/rounds=2&a=" + "x" * 2000, "key"),
        (7, "key"),
        ("race/duel/rounds=2&ask=" + "x" * 201, "ask"),
        ("race/duel/rounds=2&ask=" + "%F0%9F%8E%B2" * 51, "ask"),
        ("race/duel/rounds=2&ask=Why%0Anot%3F", "ask"),
        ("race/duel/rounds=2&ask=Why%E2%80%AEnot%3F", "ask"),
        ("race/duel/rounds=2&ask=Why\ud800", "key"),
        ("race/duel/rounds=2&ask=Why\u0007", "ask"),
    ],
)
def test_a_damaged_key_names_the_field(key, path):
    with pytest.raises(BadInput) as fault:
        Set.read(key)
    assert fault.value.path == path
    assert fault.value.say()


@pytest.mark.parametrize(
    "ask",
    ["Wie oft, glaubt ihr?", "Combien de fois\u202f?", "<img src=x onerror=alert(1)>", "a&seed=9&rounds=1", "骰" * 66],
)
def test_a_question_in_ones_own_words_travels_in_the_key(ask):
    asked = Set("race", "duel", 20, 7, {"a": "3"}, ask)
    assert asked.key().isascii()
    assert Set.read(asked.key()) == asked
    assert Set.read(asked.key()).key() == asked.key()
    assert Set.read("race/duel/rounds=20&ask=%20%20").ask == ""


# --- the record


def test_a_record_is_plain_data_and_back():
    for predicted in ((1,), (25, 25, 25, 25), "7/2", None):
        made = record((), predicted) if predicted is None else record(predicted=predicted)
        assert Record.from_json(made.as_json()) == made


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"who": ""}, "who"),
        ({"who": " otter"}, "who"),
        ({"who": "x" * 21}, "who"),
        ({"who": "a\x00b"}, "who"),
        ({"who": "a\u202eb"}, "who"),
        ({"who": "\u3164"}, "who"),
        ({"who": 7}, "who"),
        ({"results": "0"}, "results"),
        ({"results": [0.5]}, "results[0]"),
        ({"results": [True]}, "results[0]"),
        ({"results": [-1]}, "results[0]"),
        ({"results": [0] * 1000}, "results"),
        ({"predicted": 3}, "predicted"),
        ({"predicted": "1e999"}, "predicted"),
        ({"predicted": [1000]}, "predicted[0]"),
        ({"more": 1}, "more"),
    ],
)
def test_a_damaged_record_names_the_field(change, path):
    with pytest.raises(BadInput) as fault:
        Record.from_json({**record().as_json(), **change})
    assert fault.value.path == path


def test_every_field_of_a_record_must_be_there():
    for name in record().as_json():
        with pytest.raises(BadInput) as fault:
            Record.from_json({other: value for other, value in record().as_json().items() if other != name})
        assert fault.value.path == name


@pytest.mark.parametrize(
    ("made", "path"),
    [
        (record([0] * 21), "results"),
        (record([4]), "results"),
        (record(predicted=None), "predicted"),
        (record(predicted=(4,)), "predicted"),
        (record(predicted=(1, 2)), "predicted"),
        (Record("race/duel/rounds=20", "otter-1", (1,)), "key"),
    ],
)
def test_a_record_that_cannot_be_of_this_set_is_refused(made, path):
    with pytest.raises(BadInput) as fault:
        made.fits(ASKED, Predict("choice"), ROWS)
    assert fault.value.path == path


def test_a_prediction_is_of_the_kind_that_is_asked_for():
    assert predicts(Predict("number", 0, 6), "0.50", ROWS) == "1/2"
    assert predicts(Predict("bars"), [10, 20, 30, 40], ROWS) == (10, 20, 30, 40)
    assert predicts(Predict("choice", among=("lost 2",)), [2], ROWS) == (2,)
    for predict, told in [
        (Predict("number", 0, 6), "7"),
        (Predict("number", 0, 6), "1/7777"),
        (Predict("number", 0, 6), [1]),
        (Predict("bars"), [10, 20, 30, 41]),
        (Predict("bars"), [100]),
        (Predict("choice", among=("lost 2",)), [1]),
        (Predict("choice"), "1"),
    ]:
        with pytest.raises(BadInput):
            predicts(predict, told, ROWS)


def test_the_exact_number_is_the_mean_of_the_rows_or_the_chance_of_one():
    assert figure(Predict("number"), ROWS) == Fraction(3, 2)
    assert figure(Predict("number", of="percent", row="lost 1"), ROWS) == 25


# --- animals and codes


def test_animals_are_told_from_nicknames():
    assert is_animal("otter-17") == ("otter", 17)
    assert is_animal(animal(0)) == (ANIMALS[0], 0)
    for who in ("otter", "otter-017", "otter-1000", "Otter-3", "cat-3"):
        assert is_animal(who) is None


@pytest.mark.parametrize("predicted", [(2,), "7/2", "0", (0, 100, 0, 0), (25, 25, 25, 25)])
def test_a_code_brings_everything_back_but_the_order(predicted):
    told = record((3, 0, 3, 1), predicted)
    read = Record.from_code(told.code(ASKED, 4), ASKED, 4)
    assert read == Record(KEY, "otter-17", predicted, (0, 1, 3, 3), ordered=False)


def test_a_code_is_short_and_has_no_letters_that_are_misread():
    code = record([n % 4 for n in range(20)]).code(ASKED, 4)
    assert set(code) <= set("ABCDEFGHJKLMNPQRSTUVWXYZ23456789-")
    assert len(code.replace("-", "")) <= 16
    assert all(len(group) <= 4 for group in code.split("-"))


def test_small_letters_and_blanks_do_not_matter():
    code = record().code(ASKED, 4)
    assert Record.from_code(f" {code.lower().replace('-', ' ')} ", ASKED, 4).counts(4) == (1, 1, 0, 1)


def test_every_wrong_letter_is_noticed():
    code = record().code(ASKED, 4)
    for at, right in enumerate(code):
        for letter in dictated.LETTERS if right != "-" else "":
            if letter != right:
                with pytest.raises(BadInput):
                    Record.from_code(code[:at] + letter + code[at + 1 :], ASKED, 4)


def test_two_exchanged_neighbours_are_noticed():
    letters = record().code(ASKED, 4).replace("-", "")
    for at, (one, other) in enumerate(pairwise(letters)):
        if one != other:
            with pytest.raises(BadInput):
                Record.from_code(letters[:at] + other + one + letters[at + 2 :], ASKED, 4)


def test_a_code_of_other_settings_is_refused_with_that_reason():
    with pytest.raises(BadInput) as fault:
        Record.from_code(record().code(ASKED, 4), Set("race", "duel", 20), 4)
    assert fault.value.code == "code-other"


@pytest.mark.parametrize("code", ["", "A", "AAAA", "0000-0000", "ÄÖÜ", "A" * 500, "=1+1", "\ud800"])
def test_nonsense_is_no_code(code):
    with pytest.raises(BadInput):
        Record.from_code(code, ASKED, 4)


def test_codes_of_many_records_come_back():
    luck = Random(3)
    for _ in range(300):
        results = sorted(luck.randrange(4) for _ in range(luck.randint(0, 20)))
        who = animal(luck.randrange(len(ANIMALS) * 1000))
        told = Record(KEY, who, (luck.randrange(4),), tuple(results), ordered=False)
        assert Record.from_code(told.code(ASKED, 4), ASKED, 4) == told
