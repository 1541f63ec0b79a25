"""Links made before the rules were corrected open, under the rulings of their day."""

import json
import tomllib
from pathlib import Path

import pytest

from krom_explore import BadInput, Ruleset, Table
from krom_explore.engine import record
from krom_explore.games.krom.ruleset import rulings

OLD = tomllib.loads(Path(__file__).with_name("old_links.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", OLD)
def test_an_old_link_opens_and_comes_to_the_end_of_its_tape(name):
    old = OLD[name]
    table = Table.from_link(old["link"])
    assert table.tape == record.from_link(old["link"], "krom").tape
    assert table.state.turn == old["turn"]
    assert {name: player.points for name, player in table.state.players.items()} == old["points"]
    assert {name: player.life for name, player in table.state.players.items()} == old["life"]


@pytest.mark.parametrize("name", OLD)
def test_an_old_link_knows_which_rulings_were_put_back(name):
    """Those that have been corrected since, unless the link itself says how they were ruled."""
    packed = record.from_link(OLD[name]["link"], "krom").rules
    table = Table.from_link(OLD[name]["link"])
    corrected = {
        name: ruling.before for name, ruling in rulings().items() if ruling.before not in (None, ruling.default)
    }
    said = {path.removeprefix("rulings.") for path in packed["changes"]}
    assert set(table.rules.restored) == set(corrected) - said
    assert all(table.rules.rulings[name] == corrected[name] for name in table.rules.restored)


@pytest.mark.parametrize("name", OLD)
def test_an_old_game_saved_anew_opens_as_any_other(name):
    table = Table.from_link(OLD[name]["link"])
    again = Table.load(table.save())
    assert again.tape == table.tape
    assert again.rules == table.rules
    assert again.rules.restored == ()


def test_an_old_link_of_the_bundled_box_opens_with_it_given():
    table = Table.from_link(OLD["two_players"]["link"], Ruleset.load())
    assert len(table.tape) == 400


def test_a_link_under_another_box_says_what_differs_and_can_be_opened_with_its_own():
    link = OLD["cards_changed"]["link"]
    with pytest.raises(BadInput) as bad:
        Table.from_link(link, Ruleset.load())
    assert bad.value.code == "other-rules"
    differ = {change.path: (change.here, change.there) for change in bad.value.args_["differ"]}
    assert differ["cave.prices.wood"] == (4, 3)
    assert differ["hunt.dodo.value"] == (3, 2)
    assert "cave.prices.wood: 4 → 3" in str(bad.value)
    own = Table.from_link(link).rules
    assert own.hunt["dodo"].value == 3
    assert Table.from_link(link, own).tape == Table.from_link(link).tape


def test_the_rules_of_a_save_are_those_of_its_link():
    table = Table.from_link(OLD["cards_changed"]["link"])
    assert Table.load(table.save()).rules == Table.from_link(table.link()).rules == table.rules


def test_a_hash_that_no_edition_of_the_rules_had_is_refused():
    text = Table.from_link(OLD["two_players"]["link"]).save()
    saved = json.loads(text)
    saved["rules"]["hash"] = "0" * 12
    with pytest.raises(BadInput) as bad:
        Table.load(json.dumps(saved))
    assert (bad.value.path, bad.value.code) == ("rules.hash", "other-rules")
