"""What is given as ``rules=`` and is no ruleset of the game is refused with a sentence, wherever it can be given."""

import inspect

import pytest

from krom_explore import BadInput
from krom_explore.games import krom, tribu
from krom_explore.text import languages
from tests.fuzz.kinds import QUESTIONS

PLAYERS = {krom: ["Alma", "Kolos"], tribu: ["Ann", "Bob"]}
ASKED = {
    krom: {**QUESTIONS, "prospects": [[1, 2, 3, 4, 5], 1], "arriving": ["Alma", {"Alma": {"forest": 1}}]},
    tribu: {"attack": ["wolf"], "colour": ["rider"], "draws": ["any"], "lonely": ["rider"], "wait": ["rider"]},
}
"""What a question needs beside the rules, where it needs anything."""

WRONG = (7, "standard", {}, [], object())


def refused(game, call):
    other = tribu if game is krom else krom
    for wrong in (*WRONG, other.Ruleset.load()):
        with pytest.raises(BadInput) as bad:
            call(wrong)
        assert (bad.value.path, bad.value.code) == ("rules", "ruleset")
        assert type(wrong).__name__ in str(bad.value)
        assert all(bad.value.sentence(lang) for lang in languages())


@pytest.mark.parametrize("game", PLAYERS)
def test_a_table_takes_only_its_own_rules(game):
    players = PLAYERS[game]
    saved = game.Table.new(players)
    refused(game, lambda wrong: game.Table.new(players, rules=wrong))
    refused(game, lambda wrong: game.Table.scenario({"players": {name: {} for name in players}}, rules=wrong))
    refused(game, lambda wrong: game.Table.load(saved.save(), rules=wrong))
    refused(game, lambda wrong: game.Table.from_link(saved.link(), rules=wrong))


@pytest.mark.parametrize("game", PLAYERS)
def test_a_question_takes_only_rules_of_its_game(game):
    asked = [ask for _, ask in inspect.getmembers(game.odds, inspect.isfunction)]
    asked = [ask for ask in asked if "rules" in inspect.signature(ask).parameters]
    assert len(asked) > 9
    for ask in asked:
        given = ASKED[game].get(ask.__name__, [])
        refused(game, lambda wrong, ask=ask, given=given: ask(*given, rules=wrong))
