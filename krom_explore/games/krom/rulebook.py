"""The rulebook: every rule with where it comes from, and what it says under the rulings and the box in force."""

from __future__ import annotations

from krom_explore.engine import rulebook
from krom_explore.engine.rulebook import Difference, Entry
from krom_explore.engine.ruleset import once
from krom_explore.games.reading import Card, Deck, provenance

from .box import DECKS
from .catalogue import WORDS
from .facts import facts, of_rule
from .look import StateLook
from .ruleset import Ruleset
from .words import describe_card

__all__ = ["cards", "differences", "facts", "index", "rule_at", "rule_text"]


def index() -> dict[str, Entry]:
    """Every rule by its id, in the order of the rulebook."""
    return rulebook.index(Ruleset.HOME)


def differences() -> dict[str, Difference]:
    """Where the French and the Italian rulebook do not say the same."""
    return rulebook.differences(Ruleset.HOME)


def rule_text(rule: str, lang: str, rules: Ruleset) -> str:
    """What a rule says when ``rules`` are played, in our own words."""
    return once(_told, "rule-" + rule, lang, rules)


def rule_at(rule: str, lang: str, rules: Ruleset, state: StateLook) -> str:
    """The same at a table: where another number of points was agreed on, that is what it takes."""
    if rule != "ending.target" or state.target == rules.goal(len(state.players), longer=False):
        return rule_text(rule, lang, rules)
    return _told(f"rule-{rule}", lang, rules, goals=WORDS.message("said-goal-here", lang, points=state.target))


def _told(key: str, lang: str, rules: Ruleset, **here: str) -> str:
    rule = key.removeprefix("rule-")
    unruled = dict.fromkeys(index()[rule].rulings, "none")
    told = {**unruled, **facts(rules, lang), **of_rule(rule, rules, lang), **here}
    return WORDS.message(key.replace(".", "-"), lang, **told)


def cards(rules: Ruleset, lang: str) -> list[Deck]:
    """The characters and the four decks of a box: what each card does, and where it comes from."""
    return [_characters(rules, lang), *(_deck(name, rules, lang) for name in DECKS)]


def _characters(rules: Ruleset, lang: str) -> Deck:
    listed = [
        Card(name, name, WORDS.message("card-character", lang, weight=one.weight), one.mark, **provenance(one))
        for name, one in sorted(rules.characters.items(), key=lambda entry: entry[1].weight)
    ]
    return Deck("characters", WORDS.message("cards-characters", lang, n=len(listed)), listed)


def _deck(deck: str, rules: Ruleset, lang: str) -> Deck:
    listed = [
        Card(
            card,
            rules.name(card, lang),
            describe_card(card, lang, rules),
            entry.mark,
            entry.copies,
            **provenance(entry),
        )
        for card, entry in getattr(rules, deck).items()
        if entry.copies
    ]
    return Deck(deck, WORDS.message(f"cards-{deck}", lang, n=sum(card.copies for card in listed)), listed)
