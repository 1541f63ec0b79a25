"""Steps of a lesson: how they are read, how chance and the others go on, how a try stands; on the smallest game."""

import pytest

from krom_explore.engine.faults import BadInput
from krom_explore.learn import lesson, solver
from krom_explore.learn.predicates import Known, Scene
from krom_explore.learn.tracks import Lessons
from tests.race import LESSONS, Ruleset, Table, rulebook

RULES = Ruleset.load()
KNOWN = Known(Table.game.event_kinds(), rulebook.index(), {})
STEP = {
    "id": "one",
    "me": "Ann",
    "scenario": {"players": {"Ann": 2, "Bob": 0}},
    "others": {"Bob": ["walk"]},
    "success": {"event": "won", "args": {"player": "Ann"}},
    "moves": 3,
    "way": ["run", "run"],
    "chance": ["roll 2,4", "roll 1", "roll 3,4"],
}


def laid(**other):
    return lesson.lay({**STEP, **other}, "race", 1, Table, RULES, KNOWN)


def played(step, *answers):
    node = solver.begin(step)
    for answer in answers:
        node = solver.after(step, node, answer)[-1]
    return node


# --- reading


@pytest.mark.parametrize(
    ("other", "path"),
    [
        ({"id": "The First"}, "race.steps.0.id"),
        ({"me": "Zoe"}, "race.steps.0.me"),
        ({"moves": 0}, "race.steps.0.moves"),
        ({"moves": "many"}, "race.steps.0.moves"),
        ({"movs": 3}, "race.steps.0.movs"),
        ({"scenario": {}}, "race.steps.0.scenario"),
        ({"new": {"players": ["Ann", "Bob"]}}, "race.steps.0.scenario"),
        ({"scenario": {}, "new": {"players": ["Ann", "Bob"], "dragons": True}}, "race.steps.0.new"),
        ({"scenario": {"players": {"Ann": -1, "Bob": 0}}}, "race.steps.0.scenario.players.Ann"),
        ({"others": {"Zoe": []}}, "race.steps.0.others.Zoe"),
        ({"others": {"Bob": "walk"}}, "race.steps.0.others.Bob"),
        ({"bots": "clever"}, "race.steps.0.bots"),
        ({"chance": ["walk"]}, "race.steps.0.chance.0"),
        ({"chance": ["roll six"]}, "race.steps.0.chance.0"),
        ({"rules": ["race.luck"]}, "race.steps.0.rules.0"),
        ({"hints": [{"parts": "board"}]}, "race.steps.0.hints.0.parts"),
        ({"hints": [{}] * 4}, "race.steps.0.hints"),
        ({"success": {"event": "flew"}}, "race.steps.0.success.event"),
        ({"failures": {"late": {"event": "flew"}}}, "race.steps.0.failures.late.event"),
        ({"way": "run"}, "race.steps.0.way"),
    ],
)
def test_a_fault_in_a_step_says_where_it_is(other, path):
    with pytest.raises(BadInput) as fault:
        laid(**other)
    assert fault.value.path == path
    assert fault.value.sentence()


def test_no_two_steps_of_a_track_have_the_same_name():
    with pytest.raises(BadInput) as fault:
        lesson.read({"steps": [STEP, STEP]}, "race")
    assert fault.value.path == "race.steps.1.id"


def test_a_file_that_is_no_toml_is_refused_with_its_line():
    with pytest.raises(BadInput, match="line 1"):
        Lessons(Table, Ruleset, rulebook.index(), {"race": "[[steps]"})


def test_what_all_others_do_is_added_to_every_step():
    (step,) = lesson.read({"others": {"*": ["walk"]}, "steps": [{**STEP, "others": {"Bob": ["run"]}}]}, "race")
    assert step["others"] == {"*": ["walk"], "Bob": ["run"]}


# --- chance and the others


def test_chance_follows_its_lines_each_when_it_fits_and_then_the_seed():
    assert played(laid(), "run").table.tape == ["run", "walk", "roll 2,4", "roll 1"]
    assert played(laid(), "walk").table.tape == ["walk", "walk", "roll 2", "roll 1"], "the first of two dice"
    no_more = played(laid(chance=[]), "run").table.tape
    assert no_more == played(laid(chance=[]), "run").table.tape, "the seed is the same every time"


def test_a_line_that_does_not_fit_waits():
    step = laid(chance=["card ace", "roll 1 2", "roll 5", "roll 2,4"])
    node = played(step, "run")
    assert node.table.tape == ["run", "walk", "roll 2,4", "roll 5"]
    assert node.course.left == ("card ace", "roll 1 2")


def test_others_give_the_first_answer_that_is_legal():
    assert played(laid(others={"Bob": ["fly", "run"], "*": ["walk"]}), "run").table.tape[1] == "run"
    assert played(laid(others={"*": ["walk"]}), "run").table.tape[1] == "walk"
    assert played(laid(others={}), "run").table.tape[1] in ("walk", "run")


def test_where_nobody_is_the_learner_all_answers_are_the_learners():
    step = laid(me="", others={}, way=["run", "walk"])
    assert step.asks(step.begin.pending)
    assert played(step, "run", "walk").course.answers == ("run", "walk")


def test_what_has_come_is_read_off_the_tape():
    node = played(laid(), "run")
    assert lesson.course(laid(), node.table) == node.course == lesson.Course(("run",), ("roll 3,4",))


# --- how it stands


def test_a_try_is_open_then_solved():
    step = laid()
    assert solver.begin(step).standing.kind == "open"
    assert played(step, "run").standing.kind == "open"
    assert played(step, "run", "run").standing.kind == "solved"


def test_a_try_is_failed_when_a_failure_holds_and_says_which():
    step = laid(failures={"slow": {"event": "moved", "args": {"pace": "walk", "player": "Ann"}}})
    assert played(step, "walk").standing == lesson.Standing("failed", "slow")


def test_a_try_is_failed_when_the_learner_is_asked_and_no_answer_is_left():
    assert played(laid(moves=1, way=["run"]), "run").standing == lesson.Standing("failed")


def test_a_try_is_failed_when_the_game_is_over_and_the_goal_is_not_met():
    step = laid(scenario={"players": {"Ann": 0, "Bob": 11}}, chance=[])
    assert played(step, "walk").standing == lesson.Standing("failed")


def test_success_comes_before_failure():
    assert played(laid(failures={"won": {"event": "won"}}), "run", "run").standing.kind == "solved"


@pytest.mark.parametrize(
    ("given", "hints", "stars"), [(2, 0, 3), (1, 0, 3), (3, 0, 2), (2, 1, 2), (9, 0, 2), (3, 1, 1), (3, 3, 1)]
)
def test_stars_are_for_few_answers_and_no_hint(given, hints, stars):
    assert lesson.stars(laid(), given, hints) == stars


# --- whose table it is


def test_a_table_belongs_to_a_step_as_long_as_it_goes_its_way():
    step = laid()
    for answers in ([], ["run"], ["walk", "run"], ["run", "run"]):
        assert lesson.is_of(step, played(step, *answers).table)
    half = step.begin.fork()
    half.choose("run")
    assert lesson.is_of(step, half), "in the middle of what others do"


@pytest.mark.parametrize(
    "tape",
    [
        ["run", "run"],  # Bob has another script
        ["run", "walk", "roll 6,5"],  # the dice are others
        ["run", "walk", "roll 2,4", "roll 1"],  # past the end
    ],
)
def test_a_table_with_other_dice_other_answers_or_another_end_does_not(tape):
    step = laid(success={"event": "moved", "args": {"player": "Ann"}})
    table = step.begin.fork()
    for line in tape:
        table.play_line(line)
    assert not lesson.is_of(step, table)


def test_a_table_of_another_start_or_other_rules_does_not():
    assert not lesson.is_of(laid(), Table.scenario({"players": {"Ann": 6, "Bob": 0}}, seed=1))
    other = RULES.with_rulings(fall="starts_again")
    assert not lesson.is_of(laid(), Table.scenario(STEP["scenario"], rules=other, seed=1))


# --- the solver


def test_the_solver_finds_a_shortest_way():
    assert solver.solve(laid()) == ["run", "run"]
    assert solver.solve(laid(moves=1, way=["run"])) is None
    assert solver.holds(laid())
    assert not solver.holds(laid(way=["walk", "run"]))
    assert not solver.holds(laid(way=["fly"]))
    assert not solver.holds(laid(way=["run", "run", "run"])), "it is solved before the last answer"


def test_an_answer_that_leads_on_is_found_from_anywhere():
    step = laid()
    table = step.begin.fork()
    assert solver.next_answer(step, table) == "run"
    assert solver.next_answer(step, played(step, "walk").table) in ("run", "walk")
    assert solver.next_answer(step, played(step, "run", "run").table) is None


def test_the_way_back_leads_to_the_last_moment_from_which_the_goal_can_be_reached():
    step = laid(moves=2, failures={})
    lost = played(step, "run", "walk")
    assert lost.standing.kind == "failed"
    back = lost.table.fork()
    back.go_to(solver.way_back(step, lost.table))
    assert lesson.course(step, back).answers == ("run",)
    hopeless = played(step, "walk", "walk").table
    back = hopeless.fork()
    back.go_to(solver.way_back(step, hopeless))
    assert lesson.course(step, back).answers == ()


def test_positions_that_are_the_same_are_looked_at_once():
    step = laid(moves=3)
    nodes = list(solver.reached(step, solver.begin(step)))
    prints = [solver.fingerprint(step, node) for node in nodes]
    assert len(prints) == len(set(prints))


def test_choices_in_secret_are_not_taken_for_the_same():
    step = laid(me="", others={}, moves=2, way=["run", "run"], success={"chose": "walk", "times": 2})
    ways = {node.course.answers for node in solver.reached(step, solver.begin(step)) if len(node.course.answers) == 1}
    assert ways == {("walk",), ("run",)}


def test_the_solver_gives_up_when_there_is_too_much_to_look_at():
    assert solver.solve(laid(), most=1) is None


# --- another box


def test_with_another_box_a_step_is_kept_if_its_way_still_leads_to_the_goal():
    assert [step.id for step in LESSONS.track("race", RULES)] == ["race.arrive", "race.apart"]
    longer = Ruleset.from_toml("[track]\nlength = 14\n")
    assert [step.number for step in LESSONS.track("race", longer)] == [1]
    assert LESSONS.track("race", Ruleset.from_toml("[track]\nlength = 4\n")) == ()


def test_scenes_have_the_answers_of_the_learner_only():
    step = laid()
    seen = [scene for scene in solver.scenes(step) if isinstance(scene, Scene)]
    assert {len(scene.answers) for scene in seen} == {0, 1, 2, 3}
