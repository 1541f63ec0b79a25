"""Too much of anything is refused before any work is done: in boxes, saves, links, positions and answers.

Where something took minutes or gigabytes, the test ends by a limit of its own (``within``) and not by patience.
"""

import base64
import json
import resource
import signal
import zlib
from contextlib import contextmanager
from typing import Any

import pytest

from krom_explore import Decision, Ruleset, Table
from krom_explore.engine import checks, record
from krom_explore.engine.faults import BadInput, NoEnd, TooManyBranches
from krom_explore.engine.ports import Illegal
from krom_explore.games.krom import rulings
from krom_explore.lab import RandomBot, play_on, play_out
from tests.play import new_table

RULES = Ruleset.load()
UNNAMED = lambda _: "odd"  # noqa: E731  (pytest would name a case after what it is about, and could not)
ROOM = 500_000_000
"""Bytes more than the process has: what is refused needs none of them."""


@contextmanager
def within(seconds: int = 20):
    """Work that may not take long, nor much memory."""
    used = int(open("/proc/self/statm").read().split()[0]) * resource.getpagesize()  # noqa: SIM115
    before = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (used + ROOM, before[1]))
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        resource.setrlimit(resource.RLIMIT_AS, before)


def deep(levels: int, table: bool = True) -> Any:
    found: Any = 1
    for _ in range(levels):
        found = {"a": found} if table else [found]
    return found


def saved(changes: Any = None, **fields: Any) -> str:
    data = json.loads(new_table(2).save())
    if changes is not None:
        data["rules"]["changes"] = changes
    return json.dumps({**data, **fields})


def linked(text: str) -> str:
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def refused(call, *codes: str) -> BadInput:
    with within(), pytest.raises(BadInput) as bad:
        call()
    bad.value.say().encode()
    assert bad.value.code in codes, bad.value.say()
    return bad.value


# --- boxes


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"hunt.dodo.copies": 60_000_000}, "number-large"),
        ({"hunt.dodo.copies": 100}, "range"),
        ({"gathering.branch.copies": 99, **{f"gathering.g{n}": {"copies": 99} for n in range(5)}}, "deck-large"),
        ({f"hunt.p{n}": {"dice": 1, "value": 1, "copies": 0} for n in range(301)}, "at-most-entries"),
        ({f"hunt.p{n}.dice": 1 for n in range(30_000)}, "many"),
        ({f"characters.C{n}": {"weight": n + 999} for n in range(20)}, "at-most-entries"),
        ({"kromosaurus.plus": 10**9}, "number-large"),
        ({"kromosaurus.plus": 100}, "range"),
        ({"characters.Alma.weight": 10**5000}, "number-large"),
        ({"setup.bonus": 10**5}, "range"),
        ({"setup.prey": 31}, "range"),
        ({"players.most": 9}, "range"),
        ({"mountain.results.full.choice": [{"stone": 1}] * 13}, "at-most-entries"),
        ({"bonus.fair_trade.give.resource": 6}, "range"),
        ({"hunt.dodo.names": deep(600)}, "deep"),
        ({"hunt.dodo.names": deep(600, table=False)}, "deep"),
        ({"hunt.dodo.names": {str(n): "x" for n in range(41)}}, "at-most-entries"),
        ({"hunt.dodo.source": "x" * 2001}, "text-long"),
        ({"hunt.dodo.source": "\ud800"}, "not-a-text"),
        ({f"hunt.{'x' * 81}": {"dice": 1, "value": 1}}, "text-long"),
        ({"characters.\ud800": {"weight": 7}}, "not-a-text"),
        ({'"a\\"': 1}, "unknown-field"),
        ({5: 1}, "word"),
        (None, "table"),
        ([], "table"),
    ],
    ids=UNNAMED,
)
def test_a_changed_box_has_bounds(changes, code):
    refused(lambda: RULES.with_changes(changes), code)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("a = " + "[" * 600 + "]" * 600, "toml-deep"),
        ("a = " + "[" * 50 + "]" * 50, "deep"),
        (".".join("a" * 40_000) + " = 1", "toml-deep"),
        ("[" + ".".join(["'a'"] * 20_000) + "]", "toml-deep"),
        ("x = {" + " . ".join(['"a"'] * 15_000) + " = 1}", "toml-deep"),
        ("[setup]\nkrom = " + "9" * 5000, "number-large"),
        ("[setup]\nkrom = 0x" + "f" * 50_000, "number-large"),
        ("[setup]\nkrom = 1_000_001", "number-large"),
        ("x" * 90_000 + " = 1", "text-long"),
        ("[rulings]\n" + "\n".join(f"supply{n} = 3" for n in range(6000)), "at-most-entries"),
        ("\ud800", "utf-8"),
        (b"x", "word"),
        (None, "word"),
    ],
    ids=UNNAMED,
)
def test_a_written_box_has_bounds(text, code):
    refused(lambda: Ruleset.from_toml(text), code)
    with within():
        assert code in [fault.code for fault in Ruleset.faults(text)]


def test_many_dots_in_a_text_are_no_depth():
    assert Ruleset.from_toml(
        '[life]\nmost = 8\nsource = "a. b c. d e. f g. h i. j k. l m. n o. p q. r s. t u. v w. x y. z"'
    )


def test_ordinary_large_boxes_are_taken():
    """Far more of everything than the box has is still a box."""
    more = {f"gathering.g{n}": {"reward": {"wood": 99}, "copies": 9} for n in range(40)}
    rules = RULES.with_changes({**more, "life.most": 99, "setup.krom": 10**6, "kromosaurus.weight": 10**6})
    assert len(rules.deck("gathering")) == 380


@pytest.mark.parametrize(
    ("path", "code"),
    [("a\0b", "file-name"), ("\ud800", "file-name"), (5, "file-name"), ("/dev/zero", "large-file")],
    ids=UNNAMED,
)
def test_a_file_has_bounds(path, code):
    refused(lambda: Ruleset.load(path), code, "file")


def test_a_ruling_may_have_any_name():
    assert refused(lambda: RULES.with_rulings(self="x"), "unknown-ruling").path == "rulings.self"


# --- saves and links


@pytest.mark.parametrize(
    "changes",
    [
        {"hunt.dodo.copies": 60_000_000},
        {"hunt": {f"c{n}": {"dice": 1, "value": 2, "copies": 99} for n in range(9000)}},
        {"hunt.dodo.names": deep(900)},
        {"hunt.dodo.names": deep(900, table=False)},
        {"\ud800.x": 1},
        {"a" * 500_000: 1},
    ],
    ids=["copies", "cards", "deep", "deep list", "half a sign", "long"],
)
def test_the_box_in_a_link_has_bounds(changes):
    known = ("number-large", "many", "deep", "not-a-text", "text-long", "record-json")
    refused(lambda: Table.from_link(linked(saved(changes))), *known)
    refused(lambda: Table.load(saved(changes)), *known)


def test_a_link_is_not_unpacked_further_than_a_game_is_long():
    bomb = base64.urlsafe_b64encode(zlib.compress(b"{" + b" " * 200_000_000, 9)).decode().rstrip("=")
    refused(lambda: Table.from_link(bomb), "record-large")


@pytest.mark.parametrize(
    ("fields", "codes"),
    [
        ({"tape": ["roll " + "9" * 4000]}, ("text-long",)),
        ({"tape": ["roll " + "9" * 400]}, ("tape-refused",)),
        ({"tape": ["x" * 1001]}, ("tape-refused",)),
        ({"tape": ["\ud800"]}, ("not-a-text",)),
        ({"tape": ["go forest"] * (record.MOST_STEPS + 1)}, ("tape-long",)),
        ({"start": {"players": ["Alma", "Karok"], "seed": "\ud800"}}, ("not-a-text",)),
        ({"start": {"players": ["Alma", "Karok"], "seed": None}}, ("seed",)),
        ({"start": {"players": deep(900, table=False)}}, ("deep", "record-json")),
        ({"rules": {"hash": "x", "parts": deep(100), "changes": {}}}, ("deep",)),
        ({"format": deep(100)}, ("record-format",)),
        ({"game": "\ud800"}, ("record-game",)),
        ({"\ud800": 1}, ("not-a-text",)),
    ],
    ids=UNNAMED,
)
def test_a_save_has_bounds(fields, codes):
    refused(lambda: Table.load(saved(**fields)), *codes)


def test_numbers_of_thousands_of_digits_are_no_json():
    refused(lambda: Table.load(saved().replace('"seed": 0', '"seed": ' + "9" * 5000)), "record-json")


# --- new games and positions


@pytest.mark.parametrize("seed", ["\ud800", 10**5000, -(10**100), "x" * 101, None, 1.5, True, []], ids=UNNAMED)
def test_a_seed_is_a_number_or_a_text(seed):
    refused(lambda: Table.new(["Alma", "Karok"], seed=seed), "seed")
    refused(lambda: Table.scenario({"players": {"Alma": {}, "Karok": {}}}, seed=seed), "seed")
    refused(lambda: play_out(Table.game, RULES, {"players": ["Alma", "Karok"], "seed": seed}, RandomBot()), "seed")


@pytest.mark.parametrize(
    "players", [deep(3000, table=False), [10**5000], ["\ud800"], [[], {}], ["Alma"] * 10**6], ids=UNNAMED
)
def test_players_are_names(players):
    refused(lambda: Table.new(players), "one-of", "character-twice")


@pytest.mark.parametrize(
    ("position", "code"),
    [
        (deep(600), "deep"),
        ({"players": {"Alma": {"krom": 10**5000}, "Karok": {}}}, "number-large"),
        ({"players": {"Alma": {"bonus": ["war_cry"] * 30_000}, "Karok": {}}}, "many"),
        ({"players": {"Alma": {"bonus": ["x" * 2001]}, "Karok": {}}}, "text-long"),
        ({"players": {"Alma": {"bonus": ["\ud800"]}, "Karok": {}}}, "not-a-text"),
        ("[players.Alma]\nkrom = 0x" + "f" * 50_000, "number-large"),
        (".".join("a" * 40_000) + " = 1", "scenario-text"),
        ("{" + '"a":{' * 3000, "scenario-text"),
        ("# " + "x" * 100_001, "large"),
        (5, "table"),
    ],
    ids=UNNAMED,
)
def test_a_position_has_bounds(position, code):
    refused(lambda: Table.scenario(position), code)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{" + '"a":{' * 3000, "too deep"),
        ('{"players":' + "[" * 40_000 + "]" * 40_000 + "}", "too deep"),
        (".".join("a" * 40_000) + " = 1", "too deep"),
        ('{\n"players": 7,,', "line 2"),
        ("players = [", "line 1"),
        ("a = 1\na = 2", "given again in line 2"),
    ],
    ids=UNNAMED,
)
def test_a_position_that_cannot_be_read_is_refused_in_our_own_words(text, said):
    with pytest.raises(BadInput) as bad:
        Table.scenario(text)
    assert said in bad.value.sentence()
    assert "recursion" not in bad.value.sentence()
    assert "Expecting" not in bad.value.sentence()


def test_a_ruling_is_shown_by_its_name_option_and_number():
    for asked in (("x", "y"), ("supply", "x"), ("supply", "box", 99), ("supply", "box", -1), ([], {})):
        refused(lambda asked=asked: rulings.show(*asked), "one-of", "range")


# --- what is said to a table


LONG = ["x" * 1001, "x" * 10**6, "x " * 10**6, "play termites " + "wood " * 10**6, "take " + "9" * 5000 + "wood"]


@pytest.mark.parametrize(
    "answer",
    [*LONG, "\ud800", None, 10**5000, deep(5000, table=False), {"a": 1}, "keep ٣", "keep ²"],
    ids=UNNAMED,
)
def test_an_answer_of_any_length_is_refused_with_its_reason(answer):
    table = new_table(2)
    with within(), pytest.raises(Illegal) as no:
        table.choose(answer)
    said = str(no.value)
    said.encode()
    assert len(said) < 3000
    assert table.steps == 0


@pytest.mark.parametrize(
    "told",
    [[10**5000, 1], deep(3000, table=False), {"Alma": [10**5000]}, range(10**12), "x" * 10**6, b"\1\2", [[1], "2"]],
    ids=UNNAMED,
)
def test_dice_are_told_as_dice(told):
    table = new_table(2)
    while isinstance(table.pending, Decision):
        table.choose("go forest")
    with within(), pytest.raises(Illegal) as no:
        table.roll(told)
    str(no.value).encode()


@pytest.mark.parametrize(
    "line", ["roll x", "roll 6,,3", "roll " + "9" * 5000, 5, None, "card \ud800", "\ud800"], ids=UNNAMED
)
def test_a_line_is_played_or_refused(line):
    with pytest.raises((BadInput, Illegal)) as no:
        new_table(2).play_line(line)
    str(no.value).encode()


@pytest.mark.parametrize(
    "said", ["", "x", "buy krom", "hunt dodo +99", "hunt x", "realise x", "x" * 10**5, "\ud800"], ids=UNNAMED
)
def test_what_is_no_answer_cannot_be_put_into_words(said):
    refused(lambda: new_table(2).say(said), "answer")


@pytest.mark.parametrize("odd", ["1", None, 1.5, [], 10**30, -(10**30)], ids=UNNAMED)
def test_moments_are_whole_numbers(odd):
    table = new_table(2)
    refused(lambda: table.go_to(odd), "whole-number", "range")
    refused(lambda: table.state_after(odd if odd is not None else "x"), "whole-number", "range")
    refused(lambda: table.seat("Nobody"), "one-of")
    refused(lambda: table.outcomes(until=odd if odd is not None else []), "event-kind")


def test_branches_are_counted_before_they_are_made():
    table = Table.scenario({"phase": "actions", "players": {name: {"place": "forest"} for name in RULES.characters}})
    with within(), pytest.raises(TooManyBranches):
        table.outcomes(limit=40_000)


# --- games without end


POOR = {f"evolution.{card}.cost": {"wood": 99} for card in RULES.evolution} | {"setup.krom": 0}


def test_a_table_is_full_before_its_record_could_not_be_read(monkeypatch):
    monkeypatch.setattr(record, "MOST_STEPS", 40)
    table = play_on(Table.new(["Alma", "Karok"], rules=RULES.with_changes(POOR)), "random")
    assert table.full
    assert table.steps == 40
    for step in (lambda: table.choose(table.options[0] if table.options else "done"), table.roll):
        with pytest.raises(Illegal) as no:
            step()
        assert no.value.reason.code in ("table-full", "no-chance")
    assert Table.load(table.save()).tape == table.tape
    table.undo()
    assert not table.full


def test_bots_stop_with_a_sentence_where_nobody_can_win():
    with pytest.raises(NoEnd, match="Nobody has won after 30 turns"):
        play_out(Table.game, RULES.with_changes(POOR), {"players": ["Alma", "Karok"]}, RandomBot(), most_turns=30)


# --- the checks themselves


@pytest.mark.parametrize(
    "written",
    ["1e9999999", "1e-9999999", "1E+99999", "9" * 101, "1/" + "9" * 50, "0." + "1" * 30],
    ids=UNNAMED,
)
def test_an_exact_number_has_bounds(written):
    refused(lambda: checks.exact("worth", written), "exact-large")


@pytest.mark.parametrize(("written", "value"), [("1e3", 1000), ("0.25", 0.25), ("6/3", 2), (7, 7), ("1e00000002", 100)])
def test_an_exact_number_is_read(written, value):
    assert checks.exact("worth", written) == value


def test_a_whole_number_without_a_most_has_one_too():
    refused(lambda: checks.whole("krom", 10**6 + 1, 0), "number-large")
    assert checks.whole("krom", 10**6, 0) == 10**6
