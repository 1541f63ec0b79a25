"""The ruleset: loading, changing, hashing, comparing, and faults with a path."""

import tomllib
from pathlib import Path

import pytest

from krom_explore import BadInput, Ruleset

BOX = Path(__file__).parents[3] / "krom_explore" / "games" / "krom" / "box.toml"


def test_deck_sizes_are_the_printed_ones():
    rules = Ruleset.load()
    sizes = {deck: len(rules.deck(deck)) for deck in ("hunt", "gathering", "evolution", "bonus")}
    assert sizes == {"hunt": 17, "gathering": 20, "evolution": 25, "bonus": 31}


def test_the_reconstructed_decks_add_up_as_the_dossier_says():
    rules = Ruleset.load()
    assert sum(card.points for card in rules.evolution.values()) == 54
    assert sum(prey.reward.get("bone", 0) for prey in rules.hunt.values()) == 32
    assert sum(card.reward.get("wood", 0) * card.copies for card in rules.gathering.values()) == 18
    when = [card.when for card in rules.bonus.values() for _ in range(card.copies)]
    assert [when.count(kind) for kind in ("combat", "counter", "action")] == [11, 4, 16]
    assert {card.effect for card in rules.bonus.values()} == {
        "dice", "plus", "counter", "gain", "lose", "steal", "convert", "swap",
    }  # fmt: skip


def test_every_entry_says_where_it_comes_from():
    def entries(data, path=""):
        for name, value in data.items():
            if (
                isinstance(value, dict)
                and name not in ("names", "reward", "cost", "gives", "rulings")
                and path != "rulings"
            ):
                yield from entries(value, f"{path}.{name}".strip("."))
        leaves = [name for name, value in data.items() if not isinstance(value, dict)]
        if leaves:
            yield path, data

    for path, data in entries(tomllib.loads(BOX.read_text(encoding="utf-8"))):
        if path.split(".")[-1] not in ("rest", "prices", "gain", "lose", "steal", "pay", "give", "take"):
            assert data.get("mark") in ("printed", "attested", "deduced", "invented"), path


def test_invented_sections_are_named():
    assert Ruleset.load().invented == ["characters", "hunt", "gathering", "evolution", "bonus"]


def test_changes_give_a_new_ruleset_and_leave_the_old():
    rules = Ruleset.load()
    dearer = rules.with_changes({"cave.prices.wood": 4, "hunt.dodo.value": 3})
    assert (dearer.cave.prices["wood"], dearer.hunt["dodo"].value) == (4, 3)
    assert (rules.cave.prices["wood"], rules.hunt["dodo"].value) == (3, 2)
    assert [tuple(change) for change in rules.diff(dearer)] == [("cave.prices.wood", 3, 4), ("hunt.dodo.value", 2, 3)]
    assert rules.diff(rules) == []


def test_the_hash_changes_with_play_and_only_with_play():
    rules = Ruleset.load()
    assert len(rules.hash) == 12
    assert rules.with_changes({"hunt.dodo.names": {"en": "Bird"}, "hunt.dodo.mark": "printed"}).hash == rules.hash
    assert rules.with_changes({"hunt.dodo.value": 2}).hash == rules.hash
    assert rules.with_changes({"hunt.dodo.value": 3}).hash != rules.hash
    assert rules.with_rulings(supply="box").hash != rules.hash
    assert rules.with_changes({"hunt.dodo": None}).hash != rules.hash


def test_the_hash_of_the_bundled_box_is_stable_over_processes_and_orders():
    rules = Ruleset.load()
    backwards = {name: rules.data()[name] for name in reversed(rules.data())}
    assert Ruleset.from_data(backwards).hash == rules.hash


def test_what_a_box_of_ones_own_leaves_out_is_taken_from_the_bundled_one(tmp_path):
    box = tmp_path / "mybox.toml"
    box.write_text(
        '[forest]\nprices = [0, 2]\nmark = "printed"\n[rulings]\nkromosaurus_tie = "lightest"\n', encoding="utf-8"
    )
    rules = Ruleset.load(box)
    assert rules.forest.prices == [0, 2]
    assert rules.rulings["kromosaurus_tie"] == "lightest"
    assert rules.hunt == Ruleset.load().hunt


def test_data_and_back():
    rules = Ruleset.load().with_rulings(supply="box")
    assert Ruleset.from_data(rules.data()) == rules


@pytest.mark.parametrize(
    ("toml", "path"),
    [
        ("[forest", ""),
        ('forest = 7', "forest"),
        ('[forest]\nprices = "cheap"\nmark = "printed"', "forest.prices"),
        ('[forest]\nprices = [0, "one"]\nmark = "printed"', "forest.prices.1"),
        ('[forest]\nprices = [0, -1]\nmark = "printed"', "forest.prices.1"),
        ('[forest]\nprices = [0]\nmark = "dreamt"', "forest.mark"),
        ('[forest]\nprices = []\nmark = "printed"', "forest.prices"),
        ('[forest]\nprices = [0]\nprice = 1\nmark = "printed"', "forest.price"),
        ("[forest]\nprices = [" + "0, " * 30 + "]", "forest.prices"),
        ("[life]\nmost = 99999999999999", "life.most"),
        ('[hunting.dodo]\ndice = 1', "hunting"),
        ('[hunt.dodo]\ndice = 1\nvalue = "two"\nreward = {}\nmark = "invented"', "hunt.dodo.value"),
        ('[hunt.dodo]\ndice = 0\nvalue = 2\nreward = {}\nmark = "invented"', "hunt.dodo.dice"),
        ('[hunt.dodo]\ndice = 1\nvalue = 2\nreward = { gold = 1 }\nmark = "invented"', "hunt.dodo.reward.gold"),
        ('[hunt.dodo]\ndice = 1\nvalue = 2\nreward = {}\nmark = "invented"', "hunt"),
        ('[hunt."Big Dodo"]\ndice = 1\nvalue = 2\ncopies = 9\nreward = {}\nmark = "invented"', "hunt.Big Dodo"),
        ('[bonus.odd]\ndice = 1\ncounter = true\nmark = "invented"', "bonus.odd"),
        ('[bonus.blank]\nmark = "invented"', "bonus.blank"),
        ('[characters.Alma]\nweight = 52\nmark = "invented"', "players.most"),
        ('[target]\npoints = [10, 10]\nlonger = 2\nmark = "printed"', "target.points"),
        ('[target]\npoints = [99, 10, 10, 8, 7]\nlonger = 2\nmark = "printed"', "target.points[0]"),
        ('[rulings]\nsupply = "endless"', "rulings.supply"),
        ("rulings = 3", "rulings"),
        ('[life]\nmost = true\nmark = "printed"', "life.most"),
        ('[kromosaurus]\nweight = 1\nlife = 10\nplus = 2\ndestinations = ["moon"]\ntrophy = 1\nmark = "printed"',
         "kromosaurus.destinations.0"),
    ],
    ids=lambda value: value.replace("\n", " ")[:40],
)  # fmt: skip
def test_a_bad_rules_file_names_the_field(toml, path):
    with pytest.raises(BadInput) as bad:
        Ruleset.from_toml(toml)
    assert bad.value.path == path
    assert bad.value.expected


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(BadInput) as bad:
        Ruleset.load(tmp_path / "nowhere.toml")
    assert "nowhere.toml" in bad.value.path


def test_a_change_at_a_path_that_does_not_exist():
    with pytest.raises(BadInput) as bad:
        Ruleset.load().with_changes({"cave.prises.wood": 4})
    assert bad.value.path == "cave.prises"
