"""A box of one's own: the template, what may be left out of it, its bounds, and every fault at once."""

import re

import pytest
from attrs import fields

from krom_explore import BadInput
from krom_explore.engine.entries import MARKS
from krom_explore.engine.own_box import PROVENANCE
from krom_explore.games.tribu import Ruleset
from krom_explore.games.tribu.box import FAMILIES

from .play import new_table, played

TEMPLATE = Ruleset.template()
RULES = Ruleset.load()


# --- what is in the box


def test_the_box_has_a_hundred_cards_of_25_kinds():
    """EN l.21-33: 20, 52, 8, 12 and 8 cards, four of each kind, and four leader cards."""
    sizes = {family: sum(entry.copies for entry in getattr(RULES, family).values()) for family in FAMILIES}
    assert sizes == {"characters": 20, "dioramas": 52, "events": 8, "protections": 8, "actions": 12}
    assert len(RULES.whole_deck) == 100
    assert {entry.copies for entry in RULES.cards.values()} == {4}
    assert len(RULES.cards) == 25
    assert len(RULES.leaders) == 4


def test_what_the_rulebook_shows_is_as_it_shows_it():
    rider, flag = RULES.characters["rider"], RULES.dioramas["blue_flag"]
    assert (rider.vases, rider.spheres, rider.mark) == (["statue", "horse", "flag"], 5, "printed")
    assert (flag.vase, flag.colour, flag.spheres, flag.mark) == ("flag", "blue", 1, "printed")
    assert (RULES.dioramas["multidiorama"].spheres, RULES.dioramas["multidiorama"].colour) == (3, "both")
    assert {RULES.dioramas[card].spheres for card in RULES.totems} == {5}
    assert (RULES.goal.spheres, RULES.goal.magic, RULES.goal.leader) == (100, 10, 20)


def test_each_vase_is_asked_for_once_in_each_place():
    """Dossier V3: as our own characters ask for them, none is easier than another."""
    places = [[character.vases[at] for character in RULES.characters.values()] for at in range(3)]
    assert all(sorted(place) == sorted(RULES.vases) for place in places)


@pytest.mark.parametrize("section", ["players", "setup", "challenge", "limit", "goal", "vases", *FAMILIES])
def test_every_entry_says_where_it_comes_from(section):
    entries = getattr(RULES, section)
    for name, entry in entries.items() if isinstance(entries, dict) else [(section, entries)]:
        assert entry.mark in MARKS, name
        assert entry.source, name
        if entry.mark == "printed":
            assert "EN l." in entry.source, name
        for first, last in re.findall(r"l\.(\d+)(?:-(\d+))?", entry.source):
            assert 0 < int(first) <= int(last or first) <= 279, name


def test_what_is_invented_says_so():
    assert RULES.invented == ["vases", "characters", "dioramas"]
    assert RULES.characters["shaman"].mark == RULES.dioramas["red_drum"].mark == "invented"


# --- the template


def test_the_template_is_the_bundled_box():
    assert Ruleset.from_toml(TEMPLATE) == RULES
    assert Ruleset.from_toml(TEMPLATE).hash == RULES.hash
    assert Ruleset.faults(TEMPLATE) == []


def test_the_template_explains_every_field():
    comments = "\n".join(line for line in TEMPLATE.splitlines() if line.startswith("#"))
    for section in fields(Ruleset):
        entry = getattr(RULES, section.name)
        if section.name not in ("rulings", "restored"):
            entry = next(iter(entry.values())) if isinstance(entry, dict) else entry
            for field in fields(type(entry)):
                assert field.name in PROVENANCE or re.search(rf"\b{field.name}\b", comments), field.name


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"rulings.second_block": "adds", "rulings.leaders": "chosen"},
        {"actions.steal": None, "actions.block.copies": 3},
        {"dioramas.red_horse.names": {"en": 'A "quoted" <i>horse</i>', "ar": "حصان"}, "events.wolf.mark": "own"},
        {"characters.rider.vases": ["mask"], "goal.spheres": 7, "vases.mask.source": "my own\nbox"},
        {"challenge.chains": [2], "players.most": 2},
    ],
    ids=str,
)
def test_any_box_comes_back_from_its_toml(changes):
    rules = RULES.with_changes(changes)
    again = Ruleset.from_toml(rules.to_toml())
    assert again == rules
    assert again.hash == rules.hash


def test_what_the_owner_changes_is_marked_as_own_and_the_rest_keeps_its_mark():
    rules = Ruleset.from_toml(
        TEMPLATE.replace('vase = "horse"\ncolour = "red"\ncopies = 4\nspheres = 2', 'vase = "horse"\nspheres = 4')
    )
    assert (rules.dioramas["red_horse"].spheres, rules.dioramas["red_horse"].mark) == (4, "own")
    assert rules.dioramas["blue_horse"] == RULES.dioramas["blue_horse"]
    assert rules.hash != RULES.hash


def test_a_box_of_another_make_is_played_to_its_end():
    """The older edition has no theft; one may try longer chains, other hands, one vase for all."""
    for changes in (
        {"actions.steal.copies": 0},
        {"setup.hand": 7, "limit.rounds": 30, "goal.spheres": 40},
        {"characters.rider.vases": ["statue", "horse", "flag", "drum", "mask"], "characters.scout.vases": ["mask"]},
        {"dioramas.multidiorama.copies": 30, "challenge.chains": [1, 1, 1]},
        {"events.wolf.destroys": 3, "protections.strength.saves": 3, "actions.draw_three.draw": 1},
    ):
        rules = RULES.with_changes({**changes, "limit.rounds": 20})
        table = played(new_table(3, seed=1, rules=rules), seed=1, steps=20_000)
        assert table.state.winner or table.full


# --- bounds and faults


@pytest.mark.parametrize(
    ("changes", "path", "code"),
    [
        ({"players.most": 5}, "players.most", "players-leaders"),
        ({"players.most": 99}, "players.most", "range"),
        ({"challenge.chains": [4]}, "challenge.chains", "chains-players"),
        ({"challenge.chains": [6, 4, 3]}, "challenge.chains[0]", "chains-characters"),
        ({"limit.rounds": 0}, "limit.rounds", "range"),
        ({"setup.hand": 20, "actions.block.copies": 0, "dioramas.red_mask.copies": 0, "events.wolf.copies": 0,
          "characters.scout.copies": 0, "dioramas.red_drum.copies": 0}, "setup.hand", "deck-small"),
        ({"setup.hand": 21}, "setup.hand", "range"),
        ({"goal.spheres": 0}, "goal.spheres", "range"),
        ({"dioramas.red_mask.copies": 100}, "dioramas.red_mask.copies", "range"),
        ({f"dioramas.x{n}": {"vase": "mask", "copies": 99} for n in range(5)}, "dioramas", "deck-large"),
        ({f"dioramas.x{n}": {"vase": "mask", "copies": 0} for n in range(100)}, "dioramas", "at-most-entries"),
        ({f"dioramas.x{n}": {"vase": "mask"} for n in range(30_000)}, "", "many"),
        ({"characters.rider.vases": []}, "characters.rider", "no-vases"),
        ({"characters.rider.vases": ["mask"] * 10}, "characters.rider.vases", "at-most-entries"),
        ({"characters.rider.vases": ["cup"]}, "characters.rider.vases[0]", "one-of"),
        ({"dioramas.red_mask.vase": "cup"}, "dioramas.red_mask.vase", "one-of"),
        ({"dioramas.red_mask.totem": True}, "dioramas.red_mask", "diorama-kind"),
        ({"dioramas.red_mask.vase": None}, "dioramas.red_mask", "diorama-kind"),
        ({"dioramas.red_mask.colour": "green"}, "dioramas.red_mask.colour", "one-of"),
        ({"dioramas.red_mask.spheres": -1}, "dioramas.red_mask.spheres", "range"),
        ({"actions.block.steal": True}, "actions.block", "action-effect"),
        ({"actions.block.block": False}, "actions.block", "action-effect"),
        ({"events.wolf.destroys": 0}, "events.wolf.destroys", "range"),
        ({"events.rider": {"destroys": 1}}, "events.rider", "card-twice"),
        ({'events."Big wolf"': {"destroys": 1}}, "events.Big wolf", "card-id"),
        ({"events." + "x" * 81: {"destroys": 1}}, "events." + "x" * 81, "text-long"),
        ({"events.wolf.names": {"en": "\x1b[31m"}}, "events.wolf.names.en", "card-name"),
        ({f"dioramas.{card}.copies": 0 for card in RULES.dioramas if card not in RULES.totems}, "dioramas",
         "no-dioramas"),
        ({f"{family}.{card}.spheres": 0 for family in ("characters", "dioramas") for card in getattr(RULES, family)},
         "dioramas", "no-spheres"),
        ({"weather": {"fine": True}}, "weather", "unknown-field"),
    ],
    ids=lambda value: str(value)[:40],
)  # fmt: skip
def test_a_box_that_cannot_be_played_names_the_field(changes, path, code):
    with pytest.raises(BadInput) as bad:
        RULES.with_changes(changes)
    assert (bad.value.path, bad.value.code) == (path, code)
    assert bad.value.say().encode()


def test_all_faults_of_a_box_are_told_at_once():
    text = "[players]\nleast = 1\nmost = 4\n[goal]\nspheres = 'many'\nmagic = 1\n[rulings]\nleaders = 'tall'\n"
    paths = {fault.path for fault in Ruleset.faults(text)}
    assert paths == {"players.least", "goal.spheres", "goal.leader", "rulings.leaders"}
