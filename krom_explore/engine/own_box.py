"""A box of one's own as TOML: written with comments for its owner, and read with the marks that it need not repeat.

The comments are messages of the game's catalogue: ``box-header``, ``box-SECTION``, ``box-rulings``, and each ruling's.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar, get_args, get_origin

from attrs import Attribute, Factory, evolve, fields, has, resolve_types

from krom_explore.text import Catalogue

from .toml import comment, key
from .toml import written as value_written

if TYPE_CHECKING:
    from .ruleset import GameRules

Box = TypeVar("Box", bound="GameRules")

OWN = "own"
"""The mark of what the owner of a box has typed in."""

PROVENANCE = ("mark", "name_mark", "kind_mark", "weight_mark", "source")
"""The fields that say where an entry comes from."""


def tables_in(record: Any) -> tuple[str, ...]:
    """The fields of a record that are tables of records by name."""
    kind: Any = type(record)
    return _tables_of(kind)


@cache
def _tables_of(kind: Any) -> tuple[str, ...]:
    resolve_types(kind)
    return tuple(each.name for each in fields(kind) if get_origin(each.type) is dict and has(get_args(each.type)[1]))


# --- reading: an entry that is as in the bundled box keeps its marks


def with_marks(rules: Box, bundled: Box, given: Mapping[str, Any]) -> Box:
    """The box in which entries that do not say where they come from have the marks of the bundled box, where they
    are as there; whatever was changed is the owner's own."""
    marked: dict[str, Any] = {}
    for name in given.keys() - {"rulings"}:
        here, there = getattr(rules, name), getattr(bundled, name)
        if name in tables_in(rules):
            marked[name] = _all_marked(here, there, given[name])
        else:
            inner = {
                table: _all_marked(getattr(here, table), getattr(there, table), given[name][table])
                for table in tables_in(here)
            }
            marked[name] = evolve(_marked(here, there, given[name]), **inner)
    return evolve(rules, **marked)


def _all_marked(here: dict[str, Any], there: dict[str, Any], given: Mapping[str, Any]) -> dict[str, Any]:
    return {name: _marked(entry, there.get(name), given[name]) for name, entry in here.items()}


def _marked(entry: Any, known: Any | None, given: Mapping[str, Any]) -> Any:
    """The entry with the marks of the same one in the bundled box, unless it has its own or is another."""
    if known is None or not given.keys().isdisjoint(PROVENANCE):
        return entry
    told = evolve(entry, **{name: getattr(known, name) for name in PROVENANCE if hasattr(known, name)})
    same = evolve(told, **{table: getattr(known, table) for table in tables_in(known)})
    return told if same == known else entry


# --- writing


def written(rules: Box, bundled: Box, words: Catalogue, lang: str) -> str:
    """The box as TOML with comments."""
    lines = [*comment(words.message("box-header", lang)), ""]
    for each in fields(type(rules)):
        name = each.name
        if name not in ("rulings", "restored"):
            lines += [*comment(words.message(f"box-{name}", lang)), ""]
            if name in tables_in(rules):
                lines += _entries((name,), getattr(rules, name), getattr(bundled, name), words, lang)
            else:
                lines += _section(name, getattr(rules, name), getattr(bundled, name), words, lang)
    lines += [*comment(words.message("box-rulings", lang)), "", "[rulings]"]
    for name, switch in rules.switches().items():
        lines += _ruling(name, rules.rulings[name], switch.options, words, lang)
    return "\n".join(lines) + "\n"


def _section(name: str, section: Any, known: Any, words: Catalogue, lang: str) -> Iterator[str]:
    yield from _table((name,), section, known, words, lang)
    for table in tables_in(section):
        yield from _entries((name, table), getattr(section, table), getattr(known, table), words, lang)


def _entries(
    path: tuple[str, ...], entries: dict[str, Any], known: dict[str, Any], words: Catalogue, lang: str
) -> Iterator[str]:
    for name, entry in entries.items():
        yield from _table((*path, name), entry, known.get(name), words, lang)


def _table(path: tuple[str, ...], entry: Any, known: Any | None, words: Catalogue, lang: str) -> Iterator[str]:
    """One entry, with its mark as a comment; as a field only where it could not be known without."""
    mark = words.message(f"mark-{entry.mark}", lang)
    source = "".join(letter if letter.isprintable() else " " for letter in entry.source)
    yield f"# {mark}: {source}" if source else f"# {mark}"
    yield f"[{'.'.join(map(key, path))}]"
    blank: dict[str, Any] = {name: None for name in PROVENANCE if hasattr(entry, name)}
    bare = evolve(entry, **blank | {"mark": OWN, "source": ""})
    shown = [each for each in fields(type(entry)) if each.name not in (*PROVENANCE, *tables_in(entry))]
    if _marked(bare, known, {}) != entry:
        shown += [each for each in fields(type(entry)) if each.name in PROVENANCE]
    for each in sorted(shown, key=lambda each: (each.name != "names", each.inherited)):  # what it has for itself first
        value = getattr(entry, each.name)
        if each.name == "mark" or value != _default(each):
            yield f"{each.name} = {value_written(value)}"
    yield ""


def _default(field: Attribute[Any]) -> Any:
    """What a field is where it is left out; nothing that it could be where it must be there."""
    default: Any = field.default
    return default.factory() if isinstance(default, Factory) else default  # type: ignore[arg-type]


def _ruling(name: str, ruled: str, ways: list[str], words: Catalogue, lang: str) -> Iterator[str]:
    """A switch; one that stands at its default is only shown, so that the box follows if the default is corrected."""
    yield from comment(words.message(f"ruling-{name}", lang))
    for way in ways:
        yield from comment(f"  {value_written(way)}: {words.message(f'ruling-{name}-{way}', lang)}")
    yield f"{'# ' if ruled == ways[0] else ''}{name} = {value_written(ruled)}"
    yield ""
