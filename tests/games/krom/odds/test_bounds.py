"""A question that would take minutes is refused with a sentence, and so is whatever is no question."""

import signal
from contextlib import contextmanager
from random import Random

import pytest

from krom_explore import Ruleset, odds
from krom_explore.engine.faults import BadInput
from krom_explore.odds.result import as_lines
from krom_explore.odds.spread import in_full

RULES = Ruleset.load()
NAMES = list(RULES.characters)
Fighter = odds.Fighter


@contextmanager
def within(seconds: int = 30):
    """Against hanging: each of these takes a second or two."""
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)


def equal(rules: Ruleset = RULES) -> Ruleset:
    return rules.with_changes(
        {"rulings.equal_weights": "roll_off", **{f"characters.{name}.weight": 50 for name in rules.characters}}
    )


def eight() -> Ruleset:
    more = {f"characters.C{n}": {"weight": 500 + n} for n in range(2)}
    return RULES.with_changes({**more, "players.most": 8, "target.points": [3] * 7})


def full_of_kinds() -> Ruleset:
    return RULES.with_changes({f"gathering.g{n}": {"reward": {"krom": n + 1}, "copies": 9} for n in range(22)})


@pytest.mark.parametrize(
    ("ask", "codes"),
    [
        (lambda: odds.mountain(worth={"wood": "1e9999999"}), ["exact-large"]),
        (lambda: odds.mountain(worth={"wood": 10**5000}), ["exact-large"]),
        (lambda: odds.hunt_plan("dodo", 3, {"bone": "9" * 5000}), ["exact-large"]),
        (lambda: odds.meeting({"Alma": {"forest": 1}}, fighters=5), ["list-of-fighters"]),
        (lambda: odds.meeting({"Alma": {"forest": 1}}, fighters="Alma"), ["list-of-fighters"]),
        (lambda: odds.combat([Fighter("Alma")] * 10**6, "forest"), ["how-many-fighters"]),
        (lambda: odds.combat([Fighter("Alma", plus=201), Fighter("Kolos")], "forest"), ["range"]),
        (lambda: odds.combat([Fighter(name, dice=60) for name in NAMES], "forest"), ["many-dice"]),
        (lambda: odds.combat([Fighter(name, dice=6) for name in NAMES], "forest", equal()), ["equal-many"]),
        (lambda: odds.combat([Fighter(name) for name in eight().characters], "forest", equal(eight())), ["equal-many"]),
        (lambda: odds.combat([*map(Fighter, NAMES), Fighter("Kromosaurus")], "forest", equal()).order, ["equal-many"]),
        (lambda: odds.duel(100), ["range"]),
        (lambda: odds.duel(99, 99, 60), ["range"]),
        (lambda: odds.duel(99, 99, cards=["war_cry"]), ["duel-long"]),
        (lambda: odds.duel(7, 10, cards=["war_cry"] * 13), ["at-most-entries"]),
        (lambda: odds.duel(31, 10, recovery=1), ["recovering"]),
        (lambda: odds.duel(30, 30, recovery=1), ["duel-long"]),
        (lambda: odds.duel(7, 10, recovery=1, meets="1/123457"), ["exact-large"]),
        (lambda: odds.duel(7).fights[1001], ["range"]),
        (lambda: odds.duel(99, 99).fights[200], ["range"]),
        (lambda: odds.forest(krom=9, rules=full_of_kinds()), ["too-many-piles"]),
        (lambda: odds.forest(5), ["list-of-cards"]),
        (lambda: odds.forest(range(10**12)), ["unknown-card"]),
        (lambda: odds.hunt(2, 10**5000), ["number-large"]),
        (lambda: odds.hunt_plans([[]], 3), ["one-of"]),
        (lambda: odds.hunt_plans(["dodo"] * 10**6, 3), ["at-most-entries"]),
        (lambda: odds.next_card(["branch"] * 10**6), ["at-most-entries"]),
        (lambda: odds.winners_die("Alma", 5), ["list-of-fighters"]),
        (lambda: odds.face_down(seen=range(10**12)), ["list-of-cards"]),
        (lambda: odds.mountain().keep(range(10**12)), ["so-many-dice"]),
        (lambda: odds.simulate(odds.duel(7), 10**9), ["range"]),
        (lambda: odds.simulate(odds.duel(7), 10, seed="\ud800"), ["seed"]),
        (lambda: odds.running(odds.duel(7), 10, seed=[]), ["seed"]),
        (lambda: odds.intervals(odds.duel(7), 10, seed={}), ["seed"]),
        (lambda: odds.given({str(n): 1 for n in range(101)}, {}), ["at-most-entries"]),
        (lambda: odds.given({"a": "1e9999"}, {"a": 1}), ["exact-large"]),
    ],
)
def test_too_much_is_refused(ask, codes):
    with within(), pytest.raises(BadInput) as bad:
        ask()
    bad.value.say().encode()
    assert bad.value.code in codes


@pytest.mark.parametrize(
    "ask",
    [
        lambda: odds.combat([*map(Fighter, eight().characters), Fighter("Kromosaurus")], "forest", eight()),
        lambda: odds.combat([Fighter(name, dice=10, plus=200) for name in NAMES], "forest"),
        lambda: odds.combat([Fighter(name) for name in NAMES], "forest", equal()),
        lambda: odds.duel(99, 99, 6, 200),
        lambda: odds.duel(31, 32, cards=["war_cry"] * 12),
        lambda: odds.duel(30, 23, 3, recovery=1, meets="1234/9973"),
        lambda: odds.forest(krom=99, rules=RULES.with_changes({"forest.prices": [0] * 20})),
        lambda: odds.mountain(
            worth={"wood": "1/999999999999999999"},
            rules=RULES.with_changes(
                {"mountain.dice": 6, "mountain.rerolls": [1] * 20, "rulings.mountain_dice": "locked"}
            ),
        ),
        lambda: odds.meeting(
            {name: {"forest": f"1/{10**17 + n}", "cave": f"7/{10**17 + 3 * n}"} for n, name in enumerate(NAMES)}, True
        ),
        lambda: odds.draws("wood", 400, put_back=True, rules=RULES.with_changes(
            {f"gathering.g{n}": {"reward": {"wood": 1}, "copies": 96} for n in range(5)}
        )),
    ],
)  # fmt: skip
def test_the_largest_questions_are_answered_and_told(ask):
    with within():
        asked = ask()
        assert sum(float(row.chance) for row in asked.rows) > 0
        for line in (as_lines(asked), *asked.steps.say()):
            line.encode()
        asked.table()
        asked.trial(Random(1))
        assert asked.pictures


def test_a_fraction_that_python_does_not_write_is_written_nearly():
    long = odds.duel(30, 23, 3, recovery=1, meets="1234/9973").win
    assert in_full(long**9).startswith("≈")
    assert in_full(long, 10).startswith("≈")
