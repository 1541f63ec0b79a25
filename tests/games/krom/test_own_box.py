"""A box of one's own: the template, what may be left out of it, and every fault at once."""

import base64
import re
from random import Random

import pytest
from attrs import fields

from krom_explore import BadInput, Ruleset, odds
from krom_explore.engine.own_box import PROVENANCE
from krom_explore.engine.toml import LARGEST
from krom_explore.games.krom.box import DECKS

TEMPLATE = Ruleset.template()
ODD_NAMES = ['Ug "the <b>Rock</b>"', "أَلْما", "Jean-Ug", "Dr. Ög", "back\\slash", "it’s ' me", "#1"]


def changed(old, new):
    """The template with something written over."""
    assert old in TEMPLATE
    return TEMPLATE.replace(old, new, 1)


# --- the template


def test_the_template_is_the_bundled_box():
    rules = Ruleset.from_toml(TEMPLATE)
    assert rules == Ruleset.load()
    assert rules.hash == Ruleset.load().hash
    assert Ruleset.faults(TEMPLATE) == []


def test_the_template_explains_every_field():
    comments = "\n".join(line for line in TEMPLATE.splitlines() if line.startswith("#"))
    rules = Ruleset.load()
    for section in fields(Ruleset):
        entry = getattr(rules, section.name)
        if section.name in ("characters", *DECKS):
            entry = next(iter(entry.values()))
        if section.name not in ("rulings", "restored"):
            for field in fields(type(entry)):
                assert field.name in PROVENANCE or re.search(rf"\b{field.name}\b", comments), field.name


def test_the_template_without_its_comments_is_the_same_box():
    bare = "\n".join(line for line in TEMPLATE.splitlines() if not line.startswith("#"))
    assert Ruleset.from_toml(bare) == Ruleset.load()


def test_a_ruling_at_its_default_is_shown_but_not_fixed():
    assert '\n# supply = "unlimited"\n' in TEMPLATE
    assert '\nsupply = "box"\n' in Ruleset.load().with_rulings(supply="box").to_toml()


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"rulings.supply": "box", "rulings.equal_weights": "roll_off"},
        {"hunt.dodo": None, "hunt.fat_marmot.copies": 4},
        {"hunt.dodo.mark": "printed", "hunt.dodo.names": {"en": 'A "quoted" <i>bird</i>', "ar": "طائر"}},
        {"hunt.dodo.mark": "own", "hunt.mammoth.name_mark": "own"},
        {"forest.source": "my own board\nsecond line\t\x7f \\", "mountain.mark": "attested"},
        {"mountain.results.pair.gives": {"krom": 9}},
        {f'characters."{"Dr. Ög"}"': {"weight": 7}},
        {"bonus.rest": {"gain": {"life": 1}}, "bonus.no_you_dont.place": "cave"},
    ],
    ids=str,
)
def test_any_box_comes_back_from_its_toml(changes):
    rules = Ruleset.load().with_changes(changes)
    again = Ruleset.from_toml(rules.to_toml())
    assert again == rules
    assert again.hash == rules.hash


@pytest.mark.parametrize("name", ODD_NAMES)
def test_names_in_any_script(name):
    added = {"weight": 7}
    rules = Ruleset.load().with_changes({"hunt.dodo.names": {"en": name}})
    rules = Ruleset.from_data({**rules.data(), "characters": {**rules.data()["characters"], name: added}})
    again = Ruleset.from_toml(rules.to_toml())
    assert again == rules
    assert again.characters[name].weight == 7
    assert Ruleset.load().with_changes(rules.changes_from(Ruleset.load())) == rules


# --- marks


def test_what_the_owner_changes_is_marked_as_own_and_the_rest_keeps_its_mark():
    rules = Ruleset.from_toml(changed("dice = 1\nvalue = 2\n", "dice = 1\nvalue = 3\n"))
    assert (rules.hunt["dodo"].value, rules.hunt["dodo"].mark) == (3, "own")
    assert (rules.hunt["mammoth"].mark, rules.hunt["mammoth"].name_mark) == ("invented", None)
    assert rules.forest == Ruleset.load().forest


def test_a_section_without_a_mark_is_the_owners_own():
    assert Ruleset.from_toml("[forest]\nprices = [0]").forest.mark == "own"
    assert Ruleset.from_toml("[forest]\nprices = [0, 1, 3, 4]").forest.mark == "printed"


def test_figures_from_own_cards_do_not_say_invented():
    weights = re.sub(r"weight = (\d+)(?!\d|.*\n.*life)", lambda found: f"weight = {int(found[1]) + 1}", TEMPLATE)
    own = Ruleset.from_toml(weights)
    fighters = [odds.Fighter("Kolos", life=7), odds.Fighter("Karok", life=3)]
    assert odds.combat(fighters, place="forest").invented
    assert not odds.combat(fighters, place="forest", rules=own).invented
    assert "characters" not in own.invented
    assert "hunt" in own.invented


# --- every fault at once


def paths(text):
    faults = Ruleset.faults(text)
    for fault in faults:
        assert str(fault).strip()
    return [fault.path for fault in faults]


def test_all_faults_of_single_fields_at_once():
    text = TEMPLATE.replace("dice = 1\nvalue = 2\n", "dice = 0\nvalue = 0\n").replace("most = 7", "most = true")
    text = text.replace("prices = [0, 1, 3, 4]", 'prices = [0, "one"]').replace("weight = 52", "wieght = 52")
    text = text.replace("[rulings]", '[rulings]\nsuply = "box"\nsupply = "endless"')
    assert paths(text) == [
        "life.most", "forest.prices.1", "characters.Alma.weight", "characters.Alma.wieght",
        "hunt.dodo.dice", "hunt.dodo.value", "rulings.suply", "rulings.supply",
    ]  # fmt: skip


def test_all_that_does_not_go_together_at_once():
    text = TEMPLATE.replace("weight = 52", "weight = 68").replace("[hunt.dodo]", "[hunt.Head-butt]")
    text = text.replace("prices = [0, 1, 3, 4]", "prices = [3, 1]").replace("points = [10, 10,", "points = [40, 10,")
    assert paths(text) == ["forest.prices", "characters", "hunt.Head-butt", "target.points[0]"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (changed("value = 2\n", "valeu = 2\n"), "“value”"),
        (changed("[rulings]", '[rulings]\nsuplly = "box"'), "“supply”"),
        (changed("\n[hunt.dodo]", "\n[hunts.dodo]"), "“hunt”"),
        (changed("\n[hunt.dodo]", "\n[hunt.Head-butt]"), "“head_butt”"),
        (changed("weight = 52", "weight = 68"), "equal_weights"),
        (changed("points = [10,", "points = [60,"), "evolution_runs_out"),
        ("[players]\nleast = 2\nmost = \n", "line 3"),
        ("[players]\nleast = 2\nleast = 3\n", "line 3"),
        ("[forest]\n[forest]\n", "given again in line 2"),
        ("a = " + "9" * 5000, "too large"),
        ("a = 0x" + "f" * 5000, "too large"),
        ("a = " + "[" * 50_000, "too deep"),
        ("#" * (LARGEST + 1), "100,001"),
        ("\ud800", "UTF-8"),
    ],
    ids=lambda value: value[-30:],
)
def test_a_fault_says_what_to_do(text, said):
    assert said in " ".join(map(str, Ruleset.faults(text)))


@pytest.mark.parametrize(
    "name", ["", " Ug", "a  b", "x" * 41, "a\tb", "\u202eUg", "Kromosaurus", "kromosaurus", "alma"]
)
def test_a_character_that_an_answer_could_not_name(name):
    data = Ruleset.load().data()
    with pytest.raises(BadInput) as bad:
        Ruleset.from_data({**data, "characters": {**data["characters"], name: {"weight": 7}}})
    assert bad.value.path.startswith("characters.")


@pytest.mark.parametrize("name", ["Alma wood", "Alma stone bone"])
def test_a_character_that_could_be_mistaken_for_goods(name):
    data = Ruleset.load().data()
    with pytest.raises(BadInput) as bad:
        Ruleset.from_data({**data, "characters": {**data["characters"], name: {"weight": 7}}})
    assert bad.value.code == "character-goods"


WORDS = [
    "0",
    "-1",
    "99",
    "true",
    '"x"',
    "[]",
    "{}",
    "[hunt.dodo]",
    "\n",
    "= ",
    '"',
    "1e9",
    "é",
    "1979-05-27",
    "\x00",
    ".",
]


def injured(text, random):
    """The text with one to four small injuries."""
    for _ in range(random.randint(1, 4)):
        at = random.randrange(len(text))
        cut = at + random.choice((0, 0, 1, 3, 40))
        text = text[:at] + random.choice(["", *WORDS]) + text[cut:]
    return text


def test_an_injured_template_is_a_box_or_has_faults():
    """Five hundred of them: never anything but BadInput, and whatever has no fault can be loaded."""
    plain = "\n".join(line for line in TEMPLATE.splitlines() if not line.startswith("#"))
    random = Random(8)
    with_faults = 0
    for _ in range(500):
        text = injured(plain, random)
        faults = Ruleset.faults(text)
        assert all(isinstance(fault, BadInput) and str(fault) for fault in faults)
        with_faults += bool(faults)
        if not faults:
            assert len(Ruleset.from_toml(text).hash) == 12
    assert 100 < with_faults < 500


def test_noise_is_refused():
    random = Random(9)
    for _ in range(200):
        noise = base64.b64encode(random.randbytes(random.randint(1, 60))).decode()
        assert all(str(fault) for fault in Ruleset.faults(noise))
