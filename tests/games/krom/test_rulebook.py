"""The rulebook: where each rule comes from, and that it says what is in force."""

from __future__ import annotations

import re

import pytest

from krom_explore import Ruleset
from krom_explore.engine.entries import MARKS
from krom_explore.engine.rulebook import related
from krom_explore.games.krom import box
from krom_explore.games.krom.catalogue import WORDS
from krom_explore.games.krom.rulebook import differences, facts, index, rule_text
from krom_explore.games.krom.ruleset import rulings

RULES = Ruleset.load()
LAST_LINE = {"FR": 562, "IT": 575}
"""How long the two rulebooks are."""

AHEAD = {
    "mountain_cards", "robbery_order", "place_times", "life_blocks", "savannah_hunt", "hand_limit", "short_swap",
}  # fmt: skip
"""Rulings that a rule may name before the ruleset has them: it then says what was played before there was a choice."""


def told(rule, **ruled):
    return rule_text(rule, "en", RULES.with_rulings(**ruled))


# --- where a rule comes from


@pytest.mark.parametrize("rule", index())
def test_a_rule_says_where_it_comes_from(rule):
    entry = index()[rule]
    assert entry.chapter == rule.partition(".")[0]
    assert entry.mark in MARKS
    assert set(entry.rulings) <= set(rulings()) | AHEAD
    for source in entry.source:
        lines = re.fullmatch(r"(FR|IT) l\.(\d+)(?:-(\d+))?", source)
        if lines:
            book, first, last = lines[1], int(lines[2]), int(lines[3] or lines[2])
            assert 0 < first <= last <= LAST_LINE[book], source
        else:
            assert re.fullmatch(r"dossier (\d\.\d|Q[A-G]\d\d)", source), source


@pytest.mark.parametrize("rule", [rule for rule, entry in index().items() if entry.mark == "printed"])
def test_a_printed_rule_cites_the_rulebook_and_nothing_else(rule):
    assert any(source.startswith("FR l.") for source in index()[rule].source)
    assert not [source for source in index()[rule].source if source.startswith("dossier")]


@pytest.mark.parametrize("name", rulings())
def test_a_ruling_is_listed_at_its_rule_and_decides_its_mark(name):
    ruling = rulings()[name]
    entry = index()[ruling.rule]
    assert name in entry.rulings
    assert entry.mark == "invented" if ruling.kind == "G" else entry.mark != "attested"


# --- what a rule says is in force


@pytest.mark.parametrize("name", rulings())
def test_each_option_of_a_ruling_makes_its_rule_say_something_else(name):
    ruling = rulings()[name]
    said = {told(ruling.rule, **{name: option}) for option in ruling.options}
    assert len(said) == len(ruling.options)


@pytest.mark.parametrize("rule", index())
def test_the_rulings_that_a_rule_names_are_those_that_change_what_it_says(rule):
    changing = {
        name
        for name, ruling in rulings().items()
        if len({told(rule, **{name: option}) for option in ruling.options}) > 1
    }
    assert changing == set(index()[rule].rulings) & set(rulings())


@pytest.mark.parametrize(
    ("rule", "ruled", "said", "not_said"),
    [
        ("supply.tokens", {"supply": "box"}, "only the tokens of the box", "do not run out"),
        ("forest.reward", {"supply": "box"}, "you get what is left", "–"),
        ("combat.damage", {"combat_cards_count": "winner_only"}, "die is higher", "total"),
        ("mountain.reward", {"mountain_icons": "wood_or_bone"}, "2 Wood or 2 Bones for a full house", "2 Stones or"),
        ("kromosaurus.tie", {"kromosaurus_tie": "by_weight"}, "5,000 kilograms", "heavier than everybody"),
        ("table.open", {"goods_shown": "hidden"}, "secret", "open"),
        ("setup.characters", {"characters": "random"}, "dealt", "chooses"),
    ],
)
def test_a_rule_does_not_contradict_the_ruling(rule, ruled, said, not_said):
    assert said in told(rule, **ruled)
    assert not_said not in told(rule, **ruled)


def test_a_ruling_that_the_ruleset_does_not_know_leaves_the_rule_as_it_was():
    unknown = {name for entry in index().values() for name in entry.rulings} - set(rulings())
    assert unknown <= AHEAD
    assert told("place.once") == "The action of a place is done once in an action phase."


# --- one's own box is told right


@pytest.mark.parametrize(
    ("change", "rule", "said"),
    [
        ({"setup.prey": 3}, "setup.cards", "3 prey and 4 Evolutions"),
        ({"setup.evolutions": 1}, "setup.cards", "4 prey and 1 Evolution lie"),
        ({"setup.krom": 9}, "setup.players", "7 life, 9 Krom, and 1 Bonus card"),
        ({"setup.krom": 0, "setup.bonus": 0}, "setup.players", "with 7 life, and"),
        ({"setup.place": "forest"}, "movement.must_move", "nobody remains in the Forest"),
        ({"life.most": 9}, "life.most", "to 9 at most"),
        ({"life.most": 9}, "stunned.recovery", "with 9 life"),
        ({"target.points": [9, 9, 8, 8, 7]}, "ending.target", "9 points with 2 or 3 players, 8 points with 4 or 5"),
        ({"target.longer": 1}, "ending.longer", "1 more point is"),
        ({"combat.heavier_wins": ["mountain"]}, "combat.tie.weight", "heavier one wins on the Mountain, the lighter"),
        ({"combat.heavier_wins": []}, "combat.tie.weight", "The lighter one wins everywhere."),
        ({"combat.heavier_wins": list(box.PLACES)}, "combat.tie.weight", "The heavier one wins everywhere."),
        ({"cave.rest": {"krom": 8}}, "cave.rest", "gives 8 Krom."),
        ({"cave.prices.bonus": 3}, "cave.services", "1 Bone, or 1 Bonus card for 3 Krom"),
        ({"cave.prices": {"wood": 4}}, "cave.services", "1 Wood for 4 Krom, as many and as mixed as you can pay for."),
        ({"cave.prices": {}}, "cave.services", "Nothing is for sale in the Cave."),
        ({"cave.life_block": 2}, "cave.services", "2 life for 1 Krom"),
        ({"forest.prices": [1, 6]}, "forest.first_card", "costs 1 Krom"),
        ({"forest.prices": [1, 6]}, "forest.more_cards", "cost 6 Krom"),
        ({"forest.prices": [0]}, "forest.most", "Only 1 card"),
        ({"savannah.extra_dice": [7]}, "savannah.extra_dice", "buy 1 more die"),
        ({"savannah.extra_dice": [7]}, "savannah.dice_price", "1 more die for 7 Krom"),
        ({"savannah.extra_dice": []}, "savannah.extra_dice", "No more dice"),
        ({"mountain.dice": 6}, "mountain.roll", "one roll of 6 dice"),
        ({"mountain.rerolls": [3]}, "mountain.reroll", "once more. It costs 3 Krom"),
        ({"mountain.rerolls": []}, "mountain.reroll", "also the last"),
        ({"mountain.results.nothing.gives": {"krom": 1}}, "mountain.result.nothing", "still pay 1 Krom"),
        ({"glacial.cold": 2}, "glacial.cold", "takes 2 life"),
        ({"glacial.warmth": 3}, "glacial.warmth", "gives you 3 life"),
        ({"supply.krom": 60}, "supply.tokens", "60 Krom"),
        ({"kromosaurus.life": 14}, "kromosaurus.setup", "with 14 life"),
        ({"gathering.branch.copies": 9}, "setup.table", "23 Gathering cards"),
        ({"characters.Alma.weight": 99}, "combat.tie.weight", "Karok 94, Alma 99"),
        ({"gathering.nothing_at_all.copies": 1}, "forest.reward", "Of the 17 cards in this box 1 shows nothing"),
        ({"hunt.mammoth.value": 17}, "savannah.success", "from 2 to 17"),
        ({"hunt.mammoth.dice": 4}, "savannah.prey", "in this box 1 to 4"),
        ({"setup.prey": 3}, "savannah.prey", "one of the 3 prey"),
        ({"evolution.observatory.points": 6}, "evolutions.realise", "in this box 1 to 6"),
        ({"setup.evolutions": 3}, "evolutions.shown", "the 3 Evolutions"),
        ({"mountain.results.pair.gives": {"wood": 2}}, "mountain.reward", "2 Wood for a pair"),
        ({"mountain.dice": 6}, "mountain.result.straight", "straight: 1 to 6. "),
        ({"mountain.dice": 2}, "mountain.result.straight", "too few dice"),
        ({"target.longer": 1}, "ending.longer", "11 points with 2"),
        ({"bonus.war_cry.copies": 4}, "bonus.play", "There are 33"),
        ({"bonus.war_cry.copies": 0}, "bonus.effect.plus", "“Headbutt”, “Big rock”, and “Ambush”"),
        ({"kromosaurus.destinations": ["cave", "forest"]}, "kromosaurus.movement", "one of the 2 Destination cards"),
        ({"kromosaurus.plus": 4}, "kromosaurus.plus", "always adds 4"),
        ({"kromosaurus.trophy": 2}, "kromosaurus.trophy", "worth 2 Evolution points"),
        ({"kromosaurus.destinations": ["cave", "forest"]}, "kromosaurus.movement", "the Savannah or to the Mountain"),
    ],
)  # fmt: skip
def test_a_rule_tells_the_numbers_of_the_box(change, rule, said):
    assert said in rule_text(rule, "en", RULES.with_changes(change))
    assert said not in told(rule)


def test_a_kromosaurus_that_goes_everywhere_is_not_said_to_stay_away():
    everywhere = RULES.with_changes({"kromosaurus.destinations": list(box.PLACES)})
    assert "never" in told("kromosaurus.movement")
    assert "never" not in rule_text("kromosaurus.movement", "en", everywhere)


def test_as_many_players_as_the_box_is_for():
    only = RULES.with_changes({"players.least": 3, "players.most": 3, "target.points": [10]})
    assert "for 3 players" in rule_text("setup.number", "en", only)
    assert "for 2 to 6 players" in told("setup.number")


# --- the facts that rules and pages share


def test_no_fact_has_the_name_of_a_ruling():
    """Both are variables of the same sentences."""
    bare = set(facts(RULES, "en")) - set(RULES.rulings)
    assert not bare & (set(rulings()) | AHEAD)
    assert set(RULES.rulings) <= set(facts(RULES, "en"))


def test_facts_can_be_kept_by_the_catalogue():
    """A sentence is filled once for the same facts, so these must be plain texts and numbers."""
    assert all(isinstance(fact, str | int | None) for fact in facts(RULES, "en").values())


@pytest.mark.parametrize("key", sorted(WORDS.keys("page-")))
def test_every_sentence_of_a_page_can_be_said_of_any_box(key):
    spare = RULES.with_changes(
        {
            "cave.prices": {}, "forest.prices": [2], "savannah.extra_dice": [], "mountain.rerolls": [],
            "combat.heavier_wins": [], "kromosaurus.destinations": list(box.PLACES), "kromosaurus.trophy": 0,
        }
    )  # fmt: skip
    for rules in (RULES, spare):
        said = WORDS.message(f"page-{key}", "en", **facts(rules, "en"))
        assert said
        assert not re.search(r"\bnone\b|None|–|  | [.,;]", said), said


@pytest.mark.parametrize("key", sorted(WORDS.keys("page-")))
def test_titles_and_leads_need_no_facts(key):
    """Links and lists of pages say them too."""
    if not re.search(r"-\d+$", key):
        assert WORDS.message(f"page-{key}", "en")


# --- what belongs to a rule


def test_every_rule_has_a_title_and_no_two_have_the_same():
    titles = [WORDS.message(f"title-{rule.replace('.', '-')}") for rule in index()]
    assert len(set(titles)) == len(titles)
    assert WORDS.keys("title-") == {rule.replace(".", "-") for rule in index()}
    assert not [title for title in titles if title.endswith(".") or len(title.split()) > 9]


@pytest.mark.parametrize("rule", index())
def test_a_rule_leads_to_a_few_others(rule):
    found = related(index(), rule)
    assert 2 <= len(found) <= 4
    assert rule not in found
    assert len(set(found)) == len(found)
    assert set(found) | set(index()[rule].related) <= set(index())


def test_what_is_not_printed_has_a_reason_and_nothing_else_has():
    """Its own, or that of the open question that it answers."""
    homes = {ruling.rule for ruling in rulings().values()}
    unprinted = {rule.replace(".", "-") for rule, entry in index().items() if entry.mark != "printed"}
    assert unprinted - {rule.replace(".", "-") for rule in homes} <= WORDS.keys("reason-") <= unprinted
    assert WORDS.keys("chosen-") == set(rulings())


def test_the_rulebooks_differ_in_places_that_are_rules_here():
    assert WORDS.keys("differs-") == set(differences())
    for name, difference in differences().items():
        assert set(difference.rules) <= set(index()), name
        assert [source.partition(" ")[0] for source in difference.source] == ["FR", "IT"], name


def test_a_printed_rule_says_where_it_names_something_invented():
    assert "characters" in index()["combat.tie.weight"].told
    for entry in index().values():
        assert set(entry.told) <= {"characters", *box.DECKS}
