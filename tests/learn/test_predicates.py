"""What makes a step solved or failed: each kind of question about the table, on the smallest game."""

import pytest

from krom_explore.engine.faults import BadInput
from krom_explore.learn.predicates import Known, Scene, read
from tests.race import Table, rulebook

KNOWN = Known(Table.game.event_kinds(), rulebook.index(), {"far": lambda scene, told: scene.state.at["Ann"] >= told})


def scene(*lines, answers=()):
    """Ann at 5 and Bob at 0, after these lines."""
    begin = Table.scenario({"players": {"Ann": 5, "Bob": 0}})
    table = begin.fork()
    for line in lines:
        table.play_line(line)
    return Scene(begin, table, answers)


RUN = ("run", "walk", "roll 2,4", "roll 1")
FALL = ("run", "walk", "roll 3,3")


def holds(data, of):
    return read("goal", data, KNOWN).holds(of)


@pytest.mark.parametrize(
    ("data", "lines", "expected"),
    [
        ({"event": "moved"}, RUN, True),
        ({"event": "fell"}, RUN, False),
        ({"event": "fell", "rule": "race.fall"}, FALL, True),
        ({"event": "fell", "rule": "race.move"}, FALL, False),
        ({"event": "moved", "args": {"player": "Bob"}}, RUN, True),
        ({"event": "moved", "args": {"player": "Ann", "at": {"least": 11}}}, RUN, True),
        ({"event": "moved", "args": {"player": "Ann", "at": {"most": 10}}}, RUN, False),
        ({"event": "moved", "args": {"player": "Ann", "dice": 2}}, RUN, True),
        ({"event": "moved", "args": {"dice": {"has": 4}}}, RUN, None),
        ({"event": "moved", "args": {"player": {"among": ["Ann", "Cem"]}}}, RUN, True),
        ({"event": "moved", "args": {"weather": "fine"}}, RUN, False),
        ({"event": "moved", "times": 2}, RUN, True),
        ({"event": "moved", "times": 3}, RUN, False),
        ({"event": "set_up"}, RUN, False),
        ({"state": "at.Ann", "equals": 11}, RUN, True),
        ({"state": "at.Ann", "least": 12}, RUN, False),
        ({"state": "at.Ann", "gained": 6}, RUN, True),
        ({"state": "at.Ann", "gained": 7}, RUN, False),
        ({"state": "at.Ann", "lost": 1}, RUN, False),
        ({"state": "at", "equals": 2}, RUN, True),
        ({"state": "at", "has": "Bob"}, RUN, True),
        ({"state": "at", "has": "Cem"}, RUN, False),
        ({"state": "at.Nobody", "most": 3}, RUN, False),
        ({"state": "nowhere.at.all", "gained": 0}, RUN, False),
        ({"asked": "pace"}, RUN, True),
        ({"asked": "pace", "player": "Bob"}, RUN, False),
        ({"asked": "pace"}, FALL, False),
        ({"far": 11}, RUN, True),
        ({"far": 12}, RUN, False),
        ({"all": [{"event": "moved"}, {"state": "at.Ann", "least": 11}]}, RUN, True),
        ({"all": [{"event": "moved"}, {"event": "fell"}]}, RUN, False),
        ({"any": [{"event": "moved"}, {"event": "fell"}]}, RUN, True),
        ({"any": []}, RUN, False),
        ({"not": {"event": "fell"}}, RUN, True),
    ],
)
def test_a_predicate_reads_the_table(data, lines, expected):
    if expected is None:  # what is in a list is named by a text
        with pytest.raises(BadInput):
            holds(data, scene(*lines))
    else:
        assert holds(data, scene(*lines)) is expected


def test_what_the_learner_chose_can_be_asked_for_by_its_look():
    of = scene(*RUN, answers=("go north", "keep 2 2"))
    assert holds({"chose": "go north"}, of)
    assert holds({"chose": "keep *"}, of)
    assert not holds({"chose": "go*", "times": 2}, of)
    assert not holds({"chose": "north"}, of)


def test_leaves_are_what_a_predicate_is_put_together_from():
    data = {"all": [{"not": {"event": "fell"}}, {"any": [{"chose": "run"}, {"asked": "pace"}]}]}
    names = [type(leaf).__name__ for leaf in read("goal", data, KNOWN).leaves()]
    assert names == ["Told", "Chose", "Asked"]


@pytest.mark.parametrize(
    ("data", "path"),
    [
        ("moved", "goal"),
        ({}, "goal"),
        ({"wishes": 3}, "goal"),
        ({"event": "flew"}, "goal.event"),
        ({"event": "moved", "rule": "race.luck"}, "goal.rule"),
        ({"event": "moved", "argz": {}}, "goal.argz"),
        ({"event": "moved", "times": 0}, "goal.times"),
        ({"event": "moved", "args": {"at": {"lest": 3}}}, "goal.args.at.lest"),
        ({"all": {"event": "moved"}}, "goal.all"),
        ({"all": [{"event": "moved"}, {"event": "flew"}]}, "goal.all.1.event"),
        ({"not": {"any": [{"state": "at", "gaind": 1}]}}, "goal.not.any.0.gaind"),
        ({"not": {"event": "moved"}, "also": 1}, "goal.also"),
        ({"far": 3, "near": 2}, "goal.near"),
    ],
)
def test_a_fault_says_where_it_is(data, path):
    with pytest.raises(BadInput) as fault:
        read("goal", data, KNOWN)
    assert fault.value.path == path
    assert fault.value.sentence()
