"""Ways to damage a text or plain data, each chosen by a ``Random`` and by nothing else."""

from __future__ import annotations

import copy
import json
import re
from contextlib import suppress
from random import Random
from typing import Any

NUMBERS = (
    0, -1, 1, 2, 3, 6, 7, 99, 100, 101, 255, 1000, 10**6, 10**6 + 1, 60_000_000, 10**9, 2**31, 2**63, -(2**63), 10**18,
    10**30, 10**400, 0.5, -0.0, 1e308, float("inf"), float("nan"),
)  # fmt: skip
WORDS = (
    "", " ", "x", "\0", "\n", "\ud800", "\udfff\ud800", "é", "e\u0301", "\u202e", "𝕏", "\x1b[2J", ".", "..", "a.b", '"',
    "'", "\\", "{", "}", "{ $found }", "%s", "%n", "${x}", "<script>", "../../etc/passwd", "none", "None", "true", "-1",
    "1e9999999", "9" * 5000, "1/0", "x" * 999, "x" * 1001, "x" * 3000, "wood " * 400, "a-b_c D", "Kromosaurus", "ß",
    "ı", "٣", "²",
)  # fmt: skip
SIGNS = "\0\t\n\"'.=[{\x7fé\ud800😀"
DEPTHS = (5, 13, 100, 600)
MANY = (2, 3, 10, 200, 3000)


def hostile(random: Random) -> Any:
    """A value that does not belong there."""
    kind = random.randrange(8)
    if kind < 3:
        return random.choice(NUMBERS)
    if kind < 5:
        return random.choice(WORDS)
    if kind == 5:
        return nested(random)
    return random.choice((None, True, False, [], {}, [[]], [None], {"": None}, [1, "x", {}], {"x": 1}))


def nested(random: Random) -> Any:
    """Tables or lists in each other."""
    found: Any = random.choice((1, "x", None))
    table = random.random() < 0.5
    for _ in range(random.choice(DEPTHS)):
        found = {"a": found} if table else [found]
    return found


# --- plain data


def damaged(data: Any, random: Random) -> Any:
    """The data with one to four things wrong in it."""
    data = copy.deepcopy(data)
    for _ in range(random.choice((1, 1, 1, 2, 4))):
        with suppress(RecursionError):  # what is too deep for Python's own copy is deep enough
            data = _one_thing(data, random)
    return data


def _one_thing(data: Any, random: Random) -> Any:
    places = _places(data)
    if not places or random.random() < 0.01:
        return hostile(random)
    holder, key = random.choice(places)
    value = holder[key]
    match random.randrange(9):
        case 0:
            del holder[key]
        case 1:
            _again(holder, key, random)
        case 2 | 3:
            holder[key] = hostile(random)
        case 4:
            other, there = random.choice(places)
            holder[key] = copy.deepcopy(other[there])
        case 5 if isinstance(holder, dict):
            holder[str(random.choice(WORDS))] = holder.pop(key)
        case 6 if isinstance(value, int):
            holder[key] = value + random.choice((-100, -1, 1, 100, 10**6))
        case 7:
            holder[key] = random.choice(([value], {"x": value}, str(value)[:100], [value] * random.choice(MANY)))
        case _ if isinstance(value, str):
            holder[key] = scratched(value, random)
        case _:
            holder[key] = random.choice(NUMBERS)
    return data


def _again(holder: Any, key: Any, random: Random) -> None:
    """The same once more, or many times more."""
    times = random.choice(MANY)
    if isinstance(holder, list):
        holder[key:key] = [holder[key]] * times
    else:
        holder.update({f"{str(key)[:40]}{number}": holder[key] for number in range(times)})


def _places(data: Any, most: int = 2000) -> list[tuple[Any, Any]]:
    """Every place in the data where something stands: what holds it, and the name or number there."""
    found: list[tuple[Any, Any]] = []
    waiting = [data]
    while waiting and len(found) < most:
        holder = waiting.pop()
        if isinstance(holder, (dict, list)):
            keys = list(holder) if isinstance(holder, dict) else range(len(holder))
            found += [(holder, key) for key in keys]
            waiting += [holder[key] for key in keys]
    return found


# --- texts


def scratched(text: str, random: Random) -> str:
    """A text with some of its signs lost, doubled, changed or put in."""
    for _ in range(random.choice((1, 1, 2, 8))):
        at, to = sorted(random.randrange(len(text) + 1) for _ in range(2))
        to = min(to, at + random.choice((1, 3, 20, 400)))
        match random.randrange(6):
            case 0:
                text = text[:at] + text[to:]
            case 1:
                text = text[:at] + text[at:to] * random.choice((2, 2, 3, 50)) + text[to:]
            case 2:
                text = text[:at] + random.choice(SIGNS) + text[to:]
            case 3:
                text = text[:at] + random.choice(WORDS) + text[at:]
            case 4:
                text = text[:at] + chr(random.randrange(32, 127)) + text[at + 1 :]
            case 5:
                text = text[:at] if random.random() < 0.3 else text
    return text[:300_000]


def number_changed(text: str, random: Random) -> str:
    """A text in which some numbers are others."""
    found = list(re.finditer(r"\d+", text))
    for match in random.sample(found, min(len(found), random.choice((1, 1, 2, 5))))[::-1]:
        wanted = random.choice((*map(written, NUMBERS), "9" * 5000, "0x" + "f" * 3000, "1e9999", "[]", '"x"', "true"))
        text = text[: match.start()] + wanted + text[match.end() :] if match.end() <= len(text) else text
    return text


def lines_changed(text: str, random: Random) -> str:
    """A text with lines lost, doubled or in another order."""
    lines = text.split("\n")
    for _ in range(random.choice((1, 2, 6))):
        at, to = random.randrange(len(lines)), random.randrange(len(lines))
        match random.randrange(4):
            case 0 if len(lines) > 1:
                del lines[at]
            case 1:
                lines.insert(to, lines[at])
            case 2:
                lines[at], lines[to] = lines[to], lines[at]
            case _:
                lines.insert(at, f"{random.choice(WORDS)} = {written(hostile(random))}")
    return "\n".join(lines)[:300_000]


def written(value: Any) -> str:
    """A value as JSON, which TOML reads too where it can."""
    if isinstance(value, float):
        return str(value)
    try:
        return json.dumps(value)
    except ValueError:
        return "9" * 5000
