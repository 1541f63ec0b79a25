"""Saves and links: the same game again, and nothing but one clear fault from anything else."""

import base64
import json
import subprocess
import sys
import zlib
from random import Random

import pytest

from krom_explore import BadInput, Ruleset, Table
from krom_explore.engine.record import LARGEST
from krom_explore.text import languages
from tests.play import all_switches, new_table, played


def glance(table):
    return repr(table.pending), table.state, table.log, table.tape


@pytest.mark.parametrize("kind", all_switches()[::7], ids=str)
def test_record_replay_same_events(kind):
    kind = dict(kind)
    rules = Ruleset.load().with_rulings(supply="box" if kind.pop("box") else "unlimited")
    table = played(new_table(kind.pop("players"), seed=13, rules=rules, **kind), steps=150)
    for again in (Table.load(table.save()), Table.from_link(table.link())):
        assert glance(again) == glance(table)
        assert again.save() == table.save()
        assert again.rules.hash == rules.hash


def test_a_loaded_game_goes_on_as_the_saved_one_would_have():
    table = played(new_table(3, seed=21, kromosaurus=True), steps=100)
    again = Table.load(table.save())
    assert played(table, seed=5).log == played(again, seed=5).log


def test_a_scenario_is_saved_with_its_position():
    table = Table.scenario(
        {"phase": "actions", "players": {"Alma": {"place": "forest", "wood": 2}, "Karok": {"life": 0}}}
    )
    table.choose("draw")
    again = Table.from_link(table.link())
    assert glance(again) == glance(table)


def test_a_box_of_ones_own_travels_with_the_game():
    own = Ruleset.load().with_changes(
        {
            "hunt.unicorn": {
                "dice": 2,
                "value": 8,
                "reward": {"bone": 3},
                "mark": "invented",
                "names": {"en": "Unicorn"},
            },
            "hunt.dodo": None,
            "cave.prices.wood": 2,
            "rulings.supply": "box",
        }
    )
    table = played(new_table(2, rules=own), steps=40)
    again = Table.load(table.save())
    assert again.rules == own
    assert again.rules.name("unicorn") == "Unicorn"
    assert glance(again) == glance(table)


def test_the_same_seed_in_another_process_is_the_same_game():
    script = (
        "from tests.play import new_table, played;"
        "t = played(new_table(4, seed=77, kromosaurus=True, glacial=True), seed=3, steps=200); print(t.link())"
    )
    links = {
        subprocess.run(
            [sys.executable, "-c", script],
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONHASHSEED": str(seed)},
        ).stdout
        for seed in (1, 2)
    }
    assert len(links) == 1
    assert (
        played(new_table(4, seed=77, kromosaurus=True, glacial=True), seed=3, steps=200).link() == links.pop().strip()
    )


def saved(**changes):
    record = json.loads(played(new_table(2, seed=4), steps=30).save())
    for path, value in changes.items():
        at = record
        *above, last = path.split("__")
        for name in above:
            at = at[name]
        at[int(last) if isinstance(at, list) else last] = value
    return json.dumps(record)


@pytest.mark.parametrize(
    ("text", "path", "code"),
    [
        ("", "", "record-json"),
        ("{", "", "record-json"),
        ("[]", "", "record-json"),
        ("null", "", "record-json"),
        ("[" * 100_000, "", "record-json"),
        ("x" * (LARGEST + 1), "", "record-large"),
        (saved(format=99), "format", "record-format"),
        (saved(game="tribes"), "game", "record-game"),
        (saved(extra=1), "extra", "unknown-field"),
        (saved(rules=[]), "rules", "record-rules"),
        (saved(start=7), "start", "record-start"),
        (saved(tape="go forest"), "tape", "record-tape"),
        (saved(tape__3=7), "tape[3]", "tape-line"),
        (saved(tape__0="go cave"), "tape[0]", "tape-refused"),
        (saved(tape__0="roll 6"), "tape[0]", "tape-refused"),
        (saved(tape__0="roll x"), "tape[0]", "tape-roll"),
        (saved(tape__0="card branch"), "tape[0]", "tape-refused"),
        (saved(start__players=["Alma", "Alma"]), "players[1]", "character-twice"),
        (saved(start__players=["Alma"]), "players", "how-many-players"),
        (saved(start__players=[["Alma"], "Kolos"]), "players[0]", "one-of"),
        (saved(start__seed=[1]), "seed", "seed"),
        (saved(start__glacial="yes"), "glacial", "yes-no"),
        (saved(start__colour="red"), "colour", "unknown-field"),
        (saved(rules__hash=7), "rules.hash", "record-hash"),
        (saved(rules__hash="0" * 12), "rules.hash", "other-rules"),
        (saved(rules__changes={"hunt.dodo": 7}), "rules.changes.hunt.dodo", "table"),
        (saved(rules__changes={"rulings.supply": "endless"}), "rules.changes.rulings.supply", "one-of"),
        (saved(rules__changes={"nowhere.at.all": 1}), "rules.changes.nowhere", "unknown-field"),
    ],
    ids=lambda value: str(value)[:24],
)
def test_a_bad_save_names_the_field_and_what_was_expected(text, path, code):
    with pytest.raises(BadInput) as bad:
        Table.load(text)
    assert (bad.value.path, bad.value.code) == (path, code)
    assert bad.value.expected


def test_a_record_under_other_rules_says_so_and_shows_what_differs():
    table = new_table(2, rules=Ruleset.load().with_changes({"cave.prices.wood": 2}))
    with pytest.raises(BadInput) as bad:
        Table.load(table.save(), rules=Ruleset.load())
    assert bad.value.code == "other-rules"
    assert "cave.prices.wood: 2 → 3" in str(bad.value)


def test_a_record_that_does_not_say_what_differs_says_what_to_do():
    with pytest.raises(BadInput) as bad:
        Table.load(saved(rules__hash="0123456789ab"))
    for lang in languages():
        assert "–" not in bad.value.sentence(lang)
        assert "0123456789ab" in bad.value.sentence(lang)
    assert "another box, or with another version" in bad.value.sentence()


@pytest.mark.parametrize("link", ["", "!", "abc", "A" * 50, "ü", "A" * (LARGEST + 1)], ids=lambda link: link[:10])
def test_a_bad_link(link):
    with pytest.raises(BadInput):
        Table.from_link(link)


def test_a_link_that_would_unpack_to_gigabytes():
    bomb = base64.urlsafe_b64encode(zlib.compress(b" " * 50_000_000, 9)).decode()
    with pytest.raises(BadInput) as bad:
        Table.from_link(bomb)
    assert bad.value.code == "record-large"


def mutated(text, random):
    """The text with one to four small injuries."""
    for _ in range(random.randint(1, 4)):
        at = random.randrange(len(text))
        injury = random.randrange(5)
        if injury == 0:
            text = text[:at] + text[at + random.randint(1, 9) :]
        elif injury == 1:
            text = text[:at] + random.choice('0123456789{}[]",:abc-_ é\x00') + text[at:]
        elif injury == 2:
            text = text[:at]
        elif injury == 3:
            text = text[:at] + text[at : at + 12] * 2 + text[at + 12 :]
        else:
            text = text[:at] + random.choice(["9", "-1", "null", "true", "1e9", '"x"', "[]", "{}"]) + text[at + 1 :]
        if not text:
            return text
    return text


@pytest.mark.parametrize("kind", ["save", "link"])
def test_fuzzed_records_load_or_raise_bad_input(kind):
    """A few thousand injured records: each is refused with BadInput, or is a legal game."""
    table = played(new_table(3, seed=9, kromosaurus=True, glacial=True), steps=25)
    text = getattr(table, kind)()
    load = Table.load if kind == "save" else Table.from_link
    random = Random(kind)
    before = glance(table)
    refused = 0
    for _ in range(1500):
        try:
            load(mutated(text, random))
        except BadInput as bad:
            refused += bool(str(bad))
    assert refused > 1000
    assert glance(table) == before


# --- as Python


@pytest.mark.parametrize("seed", range(3))
def test_the_code_of_a_table_brings_it_back_and_its_test_holds(seed):
    rules = Ruleset.load().with_rulings(robberies="once")
    table = played(new_table(3, seed=seed, rules=rules, kromosaurus=True), steps=40)
    names = {}
    exec(table.code(), names)
    exec(table.code(test=True), names)
    assert glance(names["table"]) == glance(table)
    names["test_position"]()


@pytest.mark.parametrize(("told", "instead"), [("'cave'", "'mountain'"), ("'krom': 3", "'krom': 2")])
def test_the_test_of_a_table_fails_where_something_else_is_asked_or_allowed(told, instead):
    players = {"Alma": {"place": "cave", "krom": 3}, "Karok": {"place": "forest"}}
    code = Table.scenario({"phase": "actions", "players": players}).code(test=True)
    assert told in code
    names = {}
    exec(code.replace(told, instead), names)
    with pytest.raises(AssertionError):
        names["test_position"]()


def test_a_notebook_shows_code_as_code():
    code = Table.new(["Alma", "Karok"], seed=3).code()
    assert code._repr_markdown_().splitlines()[:2] == ["```python", "from krom_explore.games.krom import Table"]
