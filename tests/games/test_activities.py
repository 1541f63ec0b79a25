"""Every activity of every game: its texts are there, its rows are all that can happen, its rounds come to them."""

from fractions import Fraction
from random import Random

import pytest

from krom_explore import games
from krom_explore.engine.faults import BadInput
from krom_explore.engine.outcomes import ways, ways_in_all
from krom_explore.engine.ports import Decision
from krom_explore.learn.activity import MOST_ROUNDS, MOST_ROWS, Record, Set, figure, number_of
from krom_explore.learn.rounds import Rounds, filled
from tests.games.krom.test_other_box import OTHER_BOX

EVERY = [(name, activity) for name in games.names() for activity in getattr(games.activities(name), "all", ())]


def rounds_of(game, activity, **settings):
    activities, rules = games.activities(game), games.rules(game)
    return Rounds(activities, activities.set(activity, rules, **settings), rules)


@pytest.fixture(params=EVERY, ids="/".join)
def rounds(request):
    return rounds_of(*request.param)


PLAYED = [each for each in EVERY if rounds_of(*each).begin is not None]


def test_there_are_twelve():
    assert len(EVERY) == 12


def test_the_rows_are_all_that_can_happen_and_one_of_them_does(rounds):
    assert sum((row.chance for row in rounds.rows), Fraction(0)) == 1
    assert all(row.chance >= 0 for row in rounds.rows)
    assert 2 <= len(rounds.rows) <= MOST_ROWS
    assert len(rounds.number) == len(rounds.rows)


def test_every_change_that_a_teacher_is_offered_leads_to_an_answer(rounds):
    activities, rules, activity = rounds.activities, rounds.rules, rounds.activity
    fields = {field.name: field for field in activities.sheets[activity.question].fields(rules)}
    assert set(activity.changes) <= set(fields)
    assert set(activity.settings) <= set(fields)
    values_of = activities.values(rounds.set, rules)
    for name in activity.changes:
        field = fields[name]
        values = [value for value, _ in field.options] or [field.least, field.most]
        for value in values:
            asked = activities.set(activity.id, rules, **{name: field.written(value)})
            try:
                changed = Rounds(activities, asked, rules)
            except BadInput:
                others = [values_of[other] for other in activity.changes if other != name]
                assert value in others  # nobody fights themselves
                continue
            assert sum((row.chance for row in changed.rows), Fraction(0)) == 1
            assert (changed.begin is None) == (rounds.begin is None)
            assert activities.read(asked.key(), rules) == asked


def test_a_set_as_it_comes_says_only_its_rounds(rounds):
    activities, rules = rounds.activities, rounds.rules
    said = {**rounds.activity.settings}
    assert activities.set(rounds.activity.id, rules, **said) == rounds.set
    assert rounds.set.setting == f"rounds={rounds.activity.rounds}"
    with pytest.raises(BadInput):
        activities.set(rounds.activity.id, rules, rounds=rounds.activity.most + 1)
    with pytest.raises(BadInput):
        activities.set(rounds.activity.id, rules, nonsense="1")
    assert rounds.activity.rounds <= rounds.activity.most <= MOST_ROUNDS


def test_its_texts_are_there(rounds):
    words, activity = games.game(rounds.activities.game).WORDS, rounds.activity
    keys = ["", "-goal", "-ask", "-discuss", "-note", "-materials"]
    keys += [f"-step-{number}" for number in range(1, activity.steps + 1)]
    for key in keys:
        assert words.has(f"activity-{activity.id}{key}")
    assert not words.has(f"activity-{activity.id}-step-{activity.steps + 1}")
    for row in rounds.rows:
        assert row.label.say()
    assert rounds.exact.title.say()
    assert rounds.exact.sentence.say()
    assert all(rounds.exact.explained().say())


def test_the_rules_that_one_has_to_know_are_there(rounds):
    assert set(rounds.activity.rules) <= set(games.game(rounds.activities.game).rulebook.index())


def test_what_is_predicted_has_an_exact_answer(rounds):
    predict = rounds.activity.predict
    if predict.kind == "number":
        assert predict.low <= figure(predict, rounds.rows) <= predict.high
    assert all(row in rounds.number for row in predict.among)
    if predict.kind == "number" and predict.of == "mean":
        assert [number_of(row) for row in rounds.rows] == sorted(number_of(row) for row in rounds.rows)


def test_a_trial_comes_to_a_row_and_to_every_likely_one(rounds):
    luck = Random(11)
    seen = set()
    for _ in range(400):
        told = [id_ for id_ in rounds.exact.trial(luck) if id_ in rounds.number]
        assert len(told) == 1
        seen.add(told[0])
    assert {row.id for row in rounds.rows if row.chance > Fraction(1, 40)} <= seen
    assert seen <= {row.id for row in rounds.rows if row.chance}


def test_a_code_holds_a_whole_lesson(rounds):
    luck = Random(2)
    asked = Set(rounds.set.game, rounds.set.activity, rounds.activity.most)
    predicted = {"number": "7/4", "choice": (1,), "bars": bars(len(rounds.rows))}[rounds.activity.predict.kind]
    played = sorted(luck.randrange(len(rounds.rows)) for _ in range(asked.rounds))
    record = Record(asked.key(), "otter-17", predicted, tuple(played), ordered=False)
    code = record.code(asked, len(rounds.rows))
    assert Record.from_code(code, asked, len(rounds.rows)) == record
    assert len(code.replace("-", "")) <= 36


def bars(rows):
    return (100 - 5 * (rows - 1), *[5] * (rows - 1))


# --- rounds that are really played


FEWER = {"regret": {"rerolls": "0"}, "gathering": {"draws": "2"}}
"""What is set so that there are not too many ways to count."""


@pytest.mark.parametrize(("game", "activity"), PLAYED)
def test_every_way_of_a_round_comes_to_a_row_with_its_exact_chance(game, activity):
    rounds = rounds_of(game, activity, **FEWER.get(activity, {}))
    chances = dict.fromkeys(range(len(rounds.rows)), Fraction(0))
    for row, chance in ends(rounds, rounds.begin.fork(), len(rounds.begin.log)):
        chances[row] += chance
    assert list(chances.values()) == [row.chance for row in rounds.rows]


@pytest.mark.parametrize("place", games.rules("krom").kromosaurus.destinations)
@pytest.mark.parametrize("lead", ["0", "2", "5"])
def test_a_head_start_that_a_teacher_has_changed_is_that_of_the_table(place, lead):
    """Whoever meets the beast, wherever: the rounds have the chances that are told, and the rule says the same."""
    rounds = rounds_of("krom", "two_rolls", place=place, lead=lead, roller="Karok")
    chances = dict.fromkeys(range(len(rounds.rows)), Fraction(0))
    for row, chance in ends(rounds, rounds.begin.fork(), len(rounds.begin.log)):
        chances[row] += chance
    assert list(chances.values()) == [row.chance for row in rounds.rows]
    assert rounds.rows[0].chance == Fraction(sum(max(0, face - 1 - int(lead)) for face in range(1, 7)), 36)
    assert rounds.laid.kromosaurus.plus == int(lead)
    assert rounds.rules.kromosaurus.plus != 5


def ends(rounds, table, told):
    """Every end of a round with its chance. Where a pupil decides, the best play does."""
    waiting = [(table, Fraction(1))]
    while waiting:
        table, chance = waiting.pop()
        row, pending = rounds.read(table.log[told:]), table.pending
        if row is not None:
            yield row, chance
        elif isinstance(pending, Decision):
            answer = rounds.scripted(pending) or rounds.activities.best[rounds.activity.id](table)
            table.choose(answer)
            waiting.append((table, chance))
        else:
            for entry, weight in ways(pending):
                after = table.fork()
                after.roll(entry)
                waiting.append((after, chance * Fraction(weight, ways_in_all(pending))))


def test_the_best_play_of_a_climb_ends_as_the_exact_answer_says():
    rounds = rounds_of("krom", "regret", rerolls="1")
    for dice in ([1, 1, 2, 4, 6], [2, 3, 4, 5, 5], [6, 6, 6, 1, 2]):
        table = rounds.begin.fork()
        while isinstance(table.pending, Decision):
            table.choose(rounds.scripted(table.pending))
        table.roll([dice])
        found = dict.fromkeys((row.id for row in rounds.rows), Fraction(0))
        for row, chance in ends(rounds, table, len(rounds.begin.log)):
            found[rounds.rows[row].id] += chance
        assert found == dict(rounds.exact.rest(dice).final)


@pytest.mark.parametrize(("game", "activity"), PLAYED)
def test_the_engine_counts_the_same(game, activity):
    rounds = rounds_of(game, activity)
    if "until" not in rounds.measure or rounds.decides:
        assert activity in ("gathering", "regret")  # several draws, and choices: counted above
        return
    spread = rounds.begin.outcomes(rounds.measure["until"], answer=rounds.scripted, merge=False).spread(
        lambda outcome: rounds.read(outcome.events)
    )
    assert spread == {number: row.chance for number, row in enumerate(rounds.rows) if row.chance}


@pytest.mark.parametrize(("game", "activity"), PLAYED)
def test_rounds_are_fresh_or_follow_from_the_seed(game, activity):
    seeded = rounds_of(game, activity, seed=7)
    if seeded.decides:
        assert seeded.round("otter-1", 0).table.log == seeded.round("otter-1", 0).table.log
        return
    first = [seeded.round("otter-1", number).row for number in range(12)]
    assert first == [seeded.round("otter-1", number).row for number in range(12)]
    assert first != [seeded.round("otter-2", number).row for number in range(12)]
    assert all(row is not None for row in first)


def test_a_round_that_a_pupil_decides_waits_for_them():
    rounds = rounds_of("krom", "regret", seed=3)
    played = rounds.round("otter-1", 0)
    assert played.row is None
    assert "stop" in played.table.options
    played.choose("stop")
    assert rounds.rows[played.row].chance
    assert rounds.activities.review["regret"](played.table, "en")


def test_what_is_set_stands_in_the_position():
    values = {"who": "Ann", "n": 3, "where": "hill"}
    told = {"players": {"{who}": {"place": "{where}", "life": "{n}"}}, "line": "go {where} {n}", "other": ["{x}"]}
    assert filled(told, values) == {
        "players": {"Ann": {"place": "hill", "life": 3}}, "line": "go hill 3", "other": ["{x}"],
    }  # fmt: skip


@pytest.mark.parametrize("activity", games.activities("krom").all)
def test_a_box_that_lacks_what_an_activity_names_has_something_else_in_its_place(activity):
    """Not the visitor's, but that of who serves the class."""
    activities, rules = games.activities("krom"), games.game("krom").Ruleset.from_toml(OTHER_BOX)
    rounds = Rounds(activities, activities.set(activity, rules, seed=1), rules)
    assert sum((row.chance for row in rounds.rows), Fraction(0)) == 1
    if rounds.begin is not None and not rounds.decides:
        assert all(rounds.rows[rounds.round("otter-1", number).row].chance for number in range(5))
