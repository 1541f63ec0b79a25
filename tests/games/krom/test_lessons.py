"""The lessons of Krom beside its rules: how many there are, what they teach, and what another box makes of them."""

from __future__ import annotations

import pytest

from krom_explore import Ruleset
from krom_explore.games.krom import LESSONS, face, rulebook
from krom_explore.games.krom.lessons.names import called
from krom_explore.games.krom.ruleset import rulings
from krom_explore.learn import solver
from tests.games.krom.test_other_box import OTHER_BOX, odd_box
from tests.ui.browser import App

RULES = Ruleset.load()


def left(rules):
    """The steps that a box leaves in each track."""
    return {name: [step.written.id for step in LESSONS.track(name, rules)] for name in LESSONS.tracks}


def test_every_chapter_has_a_track_and_all_together_sixty_steps():
    assert list(LESSONS.tracks) == list(face.CHAPTERS)
    assert sum(map(len, LESSONS.tracks.values())) >= 60
    assert all(len(steps) >= 5 for steps in LESSONS.tracks.values())


def test_most_of_the_rules_are_taught():
    """Those that no step can show: how the table works, and what only a ruling or an empty pile brings about."""
    taught = {rule for track in LESSONS.tracks.values() for step in track for rule in step["rules"]}
    assert len(taught) >= 70
    assert taught <= set(rulebook.index())


def box(**sections):
    data = RULES.data()
    for name, change in sections.items():
        change(data[name])
    return Ruleset.from_data(data)


def test_a_card_of_another_name_takes_the_place_of_the_same_card():
    def rename(cards):
        cards["bonk"] = {**cards.pop("headbutt"), "names": {"en": "Bonk"}}

    rules = box(bonus=rename)
    assert left(rules) == left(RULES)
    (step,) = [step for step in LESSONS.track("combat", rules) if step.written.id == "low_roll"]
    assert step.names["headbutt"] == "bonk"
    assert step.written.way == ["play bonk"]
    assert LESSONS.said(step.names, rules, "en")["headbutt"] == "Bonk"


def test_a_card_with_other_numbers_does_not():
    rules = box(bonus=lambda cards: cards["headbutt"].update(plus=9))
    gone = {step for name, steps in left(RULES).items() for step in steps if step not in left(rules)[name]}
    assert {"low_roll", "exact", "survive", "one_card"} <= gone
    assert left(rules)["cave"] == left(RULES)["cave"]


def test_characters_of_other_names_take_the_seats():
    def rename(characters):
        characters["Kurt"] = characters.pop("Kolos")

    rules = box(characters=rename)
    assert called({"Kolos", "Alma", "forest"}, rules) == {"Alma": "Alma", "Kolos": "Kurt"}
    assert left(rules) == left(RULES)


def test_a_step_whose_story_another_box_breaks_is_left_out_and_the_others_keep_their_numbers():
    """Where the lighter one wins everywhere, the heavy one has nothing to win a tie with."""
    rules = box(combat=lambda combat: combat.update(heavier_wins=[]))
    steps = LESSONS.track("combat", rules)
    assert "tie_heavy" not in [step.written.id for step in steps]
    assert [step.number for step in steps if step.written.id == "low_roll"] == [4]


@pytest.mark.parametrize("name", rulings())
def test_however_the_rules_are_read_what_is_left_can_be_done(name):
    for option in rulings()[name].options:
        rules = RULES.with_rulings(**{name: option})
        for track in LESSONS.tracks:
            assert all(solver.holds(step) for step in LESSONS.track(track, rules))


def test_where_a_counter_is_final_nobody_is_told_to_counter_it():
    final = RULES.with_rulings(counter_counter="refused")
    assert "counter_back" not in left(final)["bonus"]
    assert "counter" in left(final)["bonus"]


@pytest.mark.parametrize("text", [OTHER_BOX, odd_box(49).to_toml()], ids=["other", "odd"])
def test_with_a_box_of_ones_own_every_lesson_opens_or_says_why_not(text):
    app = App()
    app.receive({"hello": {"hash": "#/krom/learn", "boxes": {"krom": text}}})
    rules = app.page.room.rules
    shown = {chapter["name"]: len(chapter["steps"]) for chapter in app.has["chapters"]["chapters"]}
    assert shown == {name: len(steps) for name, steps in left(rules).items()}
    for track, steps in left(rules).items():
        for number in range(1, len(LESSONS.tracks[track]) + 1):
            reply = app.receive({"go": f"#/krom/lesson/{track}/{number}"})
            assert "page" in reply
            here = reply["page"]["route"] == f"krom/lesson/{track}/{number}"
            assert here == (LESSONS.tracks[track][number - 1]["id"] in steps)
            assert here or reply["notice"]


def test_a_chapter_without_steps_leads_to_its_free_table():
    app = App()
    app.receive({"hello": {"hash": "#/krom/learn", "boxes": {"krom": OTHER_BOX}}})
    for chapter in app.has["chapters"]["chapters"]:
        if not chapter["steps"]:
            assert chapter["hash"] == f"#/krom/learn/{chapter['name']}"
