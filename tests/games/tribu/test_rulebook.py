"""The rulebook: where each rule comes from, and that it says what is in force."""

from __future__ import annotations

import re

import pytest

from krom_explore.engine.entries import MARKS
from krom_explore.engine.rulebook import related
from krom_explore.games.tribu import Ruleset
from krom_explore.games.tribu.box import FAMILIES
from krom_explore.games.tribu.catalogue import WORDS
from krom_explore.games.tribu.rulebook import cards, differences, facts, index, rule_text
from krom_explore.games.tribu.ruleset import rulings

RULES = Ruleset.load()
LAST_LINE = 279
"""How long the rulebook is."""


def told(rule, **ruled):
    return rule_text(rule, "en", RULES.with_rulings(**ruled))


@pytest.mark.parametrize("rule", index())
def test_a_rule_says_where_it_comes_from(rule):
    entry = index()[rule]
    assert entry.chapter == rule.partition(".")[0]
    assert entry.mark in MARKS
    assert set(entry.rulings) <= set(rulings())
    for source in entry.source:
        lines = re.fullmatch(r"EN l\.(\d+)(?:-(\d+))?", source)
        if lines:
            assert 0 < int(lines[1]) <= int(lines[2] or lines[1]) <= LAST_LINE, source
        else:
            assert re.fullmatch(r"F1|dossier (B\d|B5\.\d+|M\d+)", source), source


@pytest.mark.parametrize("rule", [rule for rule, entry in index().items() if entry.mark == "printed"])
def test_a_printed_rule_cites_the_rulebook_and_nothing_else(rule):
    assert index()[rule].source
    assert all(source.startswith("EN l.") for source in index()[rule].source)


@pytest.mark.parametrize("name", rulings())
def test_a_ruling_is_listed_at_its_rule_and_decides_its_mark(name):
    ruling = rulings()[name]
    entry = index()[ruling.rule]
    assert name in entry.rulings
    assert ruling.question in entry.questions
    assert entry.mark == ("invented" if ruling.kind == "G" else "deduced")


@pytest.mark.parametrize("rule", index())
def test_the_rulings_that_a_rule_names_are_those_that_change_what_it_says(rule):
    changing = {
        name
        for name, ruling in rulings().items()
        if len({told(rule, **{name: option}) for option in ruling.options}) == len(ruling.options)
    }
    assert changing == set(index()[rule].rulings)


@pytest.mark.parametrize(
    ("change", "rule", "said"),
    [
        ({"setup.hand": 7}, "setup.deal", "dealt 7 cards"),
        ({"setup.hand": 7}, "turn.hand", "has 7 cards"),
        ({"goal.spheres": 60}, "score.goal", "has 60 spheres"),
        ({"goal.magic": 12}, "score.magic", "12 spheres more"),
        ({"goal.leader": 1}, "score.leader", "brings 1 spheres"),
        ({"challenge.chains": [3, 3, 3]}, "challenge.complete", "3 with 2, 3, or 4 players"),
        ({"limit.rounds": 20}, "challenge.rounds", "had 20 turns"),
        ({"players.least": 4, "challenge.chains": [3]}, "setup.players", "for 4 players"),
        ({"events.bison.destroys": 3}, "attack.destroys", "“Bison” destroys 3 vases"),
        ({"events.wolf.copies": 0, "events.bison.copies": 0}, "attack.destroys", "This box has no events."),
        ({"protections.courage.saves": 1}, "protection.saves", "“Feathers of courage” saves 1 vase."),
        ({"actions.draw_three.draw": 1}, "action.draw", "“Draw three” draws 1 card."),
        ({"actions.draw_three.copies": 0}, "action.draw", "No action of this box draws cards."),
        ({"dioramas.multidiorama.copies": 0}, "chain.any", "This box has no Diorama"),
        ({"dioramas.multidiorama.names": {"en": "Jug"}}, "chain.any", "“Jug” can stand"),
    ],
)
def test_a_rule_tells_the_numbers_of_the_box(change, rule, said):
    assert said in rule_text(rule, "en", RULES.with_changes(change))
    assert said not in told(rule)


def test_facts_can_be_kept_by_the_catalogue_and_have_names_of_their_own():
    """A sentence is filled once for the same facts, so these must be plain texts and numbers."""
    found = facts(RULES, "en")
    assert all(isinstance(fact, str | int | None) for fact in found.values())
    assert set(RULES.rulings) <= set(found)
    assert len(found) == len(RULES.rulings) + len(facts(RULES, "en").keys() - RULES.rulings.keys())


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


def test_what_is_printed_differs_in_places_that_are_rules_here():
    assert WORDS.keys("differs-") == set(differences())
    for name, difference in differences().items():
        assert set(difference.rules) <= set(index()), name
        assert len(difference.source) == 2, name
        assert all(re.fullmatch(r"EN l\.\d+(-\d+)?|F1", source) for source in difference.source), name


# --- the list of cards


def test_the_list_of_cards_has_every_card_of_the_box_with_its_mark():
    decks = cards(RULES, "en")
    assert [deck.id for deck in decks] == list(FAMILIES)
    listed = {card.id: card for deck in decks for card in deck.cards}
    assert set(listed) == set(RULES.cards)
    assert sum(card.copies for card in listed.values()) == len(RULES.whole_deck)
    assert {card.id: card.mark for card in listed.values()} == {card: one.mark for card, one in RULES.cards.items()}
    assert decks[0].title == "Characters (20)"


def test_the_list_of_cards_says_who_can_lead():
    (characters, *_) = cards(RULES, "en")
    leading = {card.id for card in characters.cards if card.text.endswith("There is a leader card of it.")}
    assert leading == set(RULES.leaders)


def test_a_card_without_copies_is_not_listed():
    rules = RULES.with_changes({"events.wolf.copies": 0})
    assert [card.id for deck in cards(rules, "en") if deck.id == "events" for card in deck.cards] == ["bison"]
