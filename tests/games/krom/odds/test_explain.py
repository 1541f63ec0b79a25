"""Every answer can be explained in sentences and simulated; the steps add up and the intervals hold the truth."""

from __future__ import annotations

from fractions import Fraction

import pytest

from krom_explore import BadInput, Ruleset, odds
from krom_explore.odds import Fighter, wilson
from krom_explore.odds.spread import often

RULES = Ruleset.load()
LEVEL = RULES.with_changes({"rulings.equal_weights": "roll_off", "characters.Karok.weight": 141})
QUESTIONS = {
    "combat": odds.combat(
        [Fighter("Kolos", life=2), Fighter("Karok", life=3, plus=2), Fighter("Kromosaurus")], "forest"
    ),
    "combat cards": odds.combat(
        [Fighter("Kolos", life=2), Fighter("Karok", life=3, plus=2, dice=1), Fighter("Alma", life=4)],
        "forest",
        RULES.with_rulings(combat_cards_count="winner_only"),
    ),
    "combat level": odds.combat([Fighter("Kolos"), Fighter("Karok")], "forest", LEVEL),
    "hunt": odds.hunt(3, 11),
    "plan": odds.hunt_plan("cave_bear", krom=4),
    "forest": odds.forest(None, ["whole_trunk", "bundle_of_sticks"], krom=4),
    "no forest": odds.forest([], [], krom=4),
    "mountain": odds.mountain(2),
    "mountain locked": odds.mountain(2, rules=RULES.with_rulings(mountain_dice="locked", mountain_result="choose")),
    "rest of a climb": odds.mountain(3).rest([2, 2, 3, 4, 6], 2),
    "rest of a climb, kept": odds.mountain(3).rest([2, 2], 1),
    "rest of a climb, locked": odds.mountain(3, rules=RULES.with_rulings(mountain_dice="locked")).rest(
        [2, 2, 3, 4, 6], 2, kept=[3]
    ),
    "prey": odds.hunt_plans(["dodo", "bison", "mammoth", "dodo"], krom=4),
    "card": odds.next_card(["branch", "branch", "whole_trunk"]),
    "destination": odds.next_card(["forest", "savannah", "mountain"]),
    "reach": odds.reach("straight", 1),
    "reach exactly": odds.reach("three", 2, exact=True),
    "duel": odds.duel(4, 3, cards=["war_cry"], recovery=1, meets=Fraction(1, 3)),
    "meeting": odds.meeting({"Kolos": {"forest": 1, "cave": 1}, "Alma": {"forest": 2, "savannah": 1}}, True),
    "life lost": odds.life_lost(3, life=2, kromosaurus=True),
    "total": odds.total(3),
    "draws": odds.draws("wood", 3, discard=["branch", "whole_trunk"]),
    "draws put back": odds.draws("whole_trunk", 4, put_back=True),
    "winner's die": odds.winners_die("Karok", ["Alma", "Kolos"], "mountain"),
    "face down": odds.face_down(2, 75, "forest", ["ambush", "headbutt"]),
    "given": odds.given({"Cave": 5, "Savannah": 3}, {"Cave": "1/5", "Savannah": 1}),
}


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_answer_has_sentences(name: str) -> None:
    question = QUESTIONS[name]
    assert question.sentence.say()
    said = odds.explain(question).say()
    assert said
    assert all(said)
    assert isinstance(question.rulings, dict)
    assert isinstance(question.invented, tuple)


def test_the_cases_of_a_combat_add_to_its_last_step() -> None:
    for name in ("combat", "combat cards", "combat level"):
        for fighter in QUESTIONS[name].names:
            *_, last = steps = odds.explain(QUESTIONS[name], fighter)
            cases = [step for step in steps if step.key == "odds-step-combat-case"]
            assert sum(step.ways for step in cases) == last.ways
            assert last.after == QUESTIONS[name].win[fighter]
            assert last.before == f"{last.ways}/{last.total}"


def test_the_cases_of_a_hunt_add_to_its_last_step() -> None:
    *cases, last = odds.explain(odds.hunt(2, 9))
    assert [step.ways for step in cases[1:]] == [4, 3, 2, 1]
    assert (last.before, last.after) == ("10/36", Fraction(5, 18))


def test_only_an_answer_can_be_explained() -> None:
    for ask in (lambda: odds.explain(3), lambda: odds.simulate("combat", 10, 1)):
        with pytest.raises(BadInput) as bad:
            ask()
        assert bad.value.code == "odds-result"
    with pytest.raises(BadInput) as bad:
        odds.explain(QUESTIONS["combat"], "Alma")
    assert bad.value.path == "about"


@pytest.mark.parametrize("name", QUESTIONS)
def test_rolling_it_comes_near_the_exact_answer(name: str) -> None:
    """Four standard deviations: fails once in thousands of seeds, and the seed is fixed."""
    simulation = odds.simulate(QUESTIONS[name], 1500, seed=3)
    for row in simulation.rows:
        low, high = wilson(row.times, row.n, 4)
        assert low <= row.exact <= high, row
    assert simulation.n == 1500


def test_a_simulation_can_go_on() -> None:
    at_once = odds.simulate(QUESTIONS["combat"], 300, seed="chalk")
    in_parts = odds.simulate(QUESTIONS["combat"], 100, seed="chalk").more(150).more(50)
    assert at_once.counts == in_parts.counts
    assert [row.share for row in at_once.rows] == [row.share for row in in_parts.rows]
    with pytest.raises(BadInput):
        at_once.more(-1)


def test_wilsons_interval() -> None:
    """A known value: 8 of 10 at 95 %."""
    low, high = wilson(8, 10)
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("chance", "said"),
    [
        (Fraction(7, 12), "7 times in 12 (58.3%)"),
        (Fraction(1, 6), "once in 6 (16.7%)"),
        (Fraction(0), "in no case"),
        (Fraction(1), "in every case"),
        (Fraction(99, 100), "99 times in 100 (99%)"),
        (Fraction(613, 648), "about 95 times in 100 (613/648)"),
        (Fraction(2, 217), "about once in 100 (2/217)"),
        (Fraction(2, 999), "in 0.2% of all cases"),
        (Fraction(998, 999), "in 99.9% of all cases"),
        (Fraction(1, 1000), "once in 1,000 (0.1%)"),
        (Fraction(2, 1001), "in 0.2% of all cases"),
    ],
)
def test_small_fractions_are_told_as_so_many_times(chance: Fraction, said: str) -> None:
    assert often(chance) == said


SENTENCES = {
    "Alma wins 7 times in 12 (58.3%), more often than anybody else. Weight decides once in 6 (16.7%).": odds.combat(
        [Fighter("Kolos"), Fighter("Alma")], "forest"
    ),
    "Karok and Kolos each win once in 2 (50%). Weight decides once in 6 (16.7%).": odds.combat(
        [Fighter("Karok"), Fighter("Kolos")], "forest", LEVEL
    ),
    "With 2 dice a total of at least 7 comes 7 times in 12 (58.3%).": odds.hunt(2, 7),
    "With one die a total of at least 7 comes in no case.": odds.hunt(1, 7),
    "Branch is likeliest to come next, 2 times in 3 (66.7%).": odds.next_card(["branch", "branch", "whole_trunk"]),
    "Without a reroll the climb is worth 3.92 Krom on average.": odds.mountain(0),
    "With 7 life against a Kromosaurus with 10, the player fells it before falling in 0.1% of all cases.": odds.duel(7),
    "Kolos and Alma share the best chance to act first in the place chosen: each in every case.": odds.meeting(
        {"Kolos": {"forest": 1}, "Alma": {"cave": 1}}
    ),
}


@pytest.mark.parametrize("said", SENTENCES)
def test_sentences(said: str) -> None:
    assert SENTENCES[said].sentence.say() == said


def test_the_kromosaurus_has_its_article_and_a_case_its_sum() -> None:
    steps = odds.explain(odds.combat([Fighter("Kolos"), Fighter("Kromosaurus")], "forest"), "Kolos").say()
    assert "Kolos has 3 in 1 way, and then the Kromosaurus is behind in 1 way: 1 × 1 = 1." in steps


def test_percentages_never_pretend_to_be_never_or_always() -> None:
    assert odds.percent(Fraction(1, 2)) == "50%"
    assert odds.percent(Fraction(25, 54), "fr") == "46,3\N{NO-BREAK SPACE}%"
    assert odds.percent(Fraction(25, 54), "it") == "46,3%"
    assert odds.percent(Fraction(1, 10**5)) == "0.001%"
    assert odds.percent(1 - Fraction(1, 10**5)) == "99.999%"
