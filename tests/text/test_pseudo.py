"""The language that nobody speaks: all of English, longer, with an accent on every letter, where it is asked for."""

import re

import pytest

from krom_explore import games, text
from krom_explore.text import pseudo


@pytest.fixture
def spoken(monkeypatch):
    monkeypatch.setenv(pseudo.ASKED, "1")
    text.languages.cache_clear()
    yield
    text.languages.cache_clear()


def test_nobody_hears_it_who_has_not_asked_for_it():
    assert pseudo.LANG not in text.languages()


def test_facts_stay_as_they_are_and_forms_are_chosen(spoken):
    assert text.message("cli-checked", pseudo.LANG, n=0) == pseudo.spoken(text.message("cli-checked", "en", n=0))
    many = text.message("cli-checked", pseudo.LANG, n=12)
    assert many.startswith("12 ")
    assert not re.search("[A-Za-z]", many)


def test_every_rule_can_be_said_and_is_longer_by_two_fifths(spoken):
    for name in games.names():
        game, rules = games.game(name), games.rules(name)
        said = {
            lang: "".join(game.rulebook.rule_text(rule, lang, rules) for rule in game.rulebook.index())
            for lang in ("en", pseudo.LANG)
        }
        assert 1.35 < len(said[pseudo.LANG]) / len(said["en"]) < 1.45
