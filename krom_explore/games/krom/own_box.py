"""A box of one's own as TOML: written with comments for its owner, and read with the marks that it need not repeat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import Attribute, Factory, evolve, fields

from krom_explore.engine.toml import comment, key
from krom_explore.engine.toml import written as value_written

from .box import DECKS, OWN
from .catalogue import WORDS

if TYPE_CHECKING:
    from .ruleset import Ruleset

Box = TypeVar("Box", bound="Ruleset")

PROVENANCE = ("mark", "name_mark", "kind_mark", "weight_mark", "source")
"""The fields that say where an entry comes from."""

LISTS = ("characters", *DECKS)
"""The sections that are lists of entries by name."""


# --- reading: an entry that is as in the bundled box keeps its marks


def with_marks(rules: Box, bundled: Ruleset, given: Mapping[str, Any]) -> Box:
    """The box in which entries that do not say where they come from have the marks of the bundled box, where they
    are as there; whatever was changed is the owner's own."""
    marked: dict[str, Any] = {}
    for name in given.keys() - {"rulings"}:
        here, there = getattr(rules, name), getattr(bundled, name)
        if name in LISTS:
            marked[name] = _all_marked(here, there, given[name])
        else:
            marked[name] = _marked(here, there, given[name])
    if "mountain" in marked:
        results = _all_marked(rules.mountain.results, bundled.mountain.results, given["mountain"]["results"])
        marked["mountain"] = evolve(marked["mountain"], results=results)
    return evolve(rules, **marked)


def _all_marked(here: dict[str, Any], there: dict[str, Any], given: Mapping[str, Any]) -> dict[str, Any]:
    return {name: _marked(entry, there.get(name), given[name]) for name, entry in here.items()}


def _marked(entry: Any, known: Any | None, given: Mapping[str, Any]) -> Any:
    """The entry with the marks of the same one in the bundled box, unless it has its own or is another."""
    if known is None or not given.keys().isdisjoint(PROVENANCE):
        return entry
    told = evolve(entry, **{name: getattr(known, name) for name in PROVENANCE if hasattr(known, name)})
    same = evolve(told, results=known.results) if hasattr(known, "results") else told
    return told if same == known else entry


# --- writing


def written(rules: Ruleset, bundled: Ruleset, options: Mapping[str, list[str]], lang: str) -> str:
    """The box as TOML with comments. ``options`` are those of every ruling, the default first."""
    lines = [*comment(WORDS.message("box-header", lang)), ""]
    for field in fields(type(rules)):
        name = field.name
        if name not in ("rulings", "restored"):
            lines += [*comment(WORDS.message(f"box-{name}", lang)), ""]
            lines += _section(name, getattr(rules, name), getattr(bundled, name), lang)
    lines += [*comment(WORDS.message("box-rulings", lang)), "", "[rulings]"]
    for name, ways in options.items():
        lines += _ruling(name, rules.rulings[name], ways, lang)
    return "\n".join(lines) + "\n"


def _section(name: str, section: Any, known: Any, lang: str) -> Iterator[str]:
    if name in LISTS:
        for entry, record in section.items():
            yield from _table((name, entry), record, known.get(entry), lang)
        return
    yield from _table((name,), section, known, lang)
    for entry, result in getattr(section, "results", {}).items():
        yield from _table((name, "results", entry), result, known.results.get(entry), lang)


def _table(path: tuple[str, ...], entry: Any, known: Any | None, lang: str) -> Iterator[str]:
    """One entry, with its mark as a comment; as a field only where it could not be known without."""
    mark = WORDS.message(f"mark-{entry.mark}", lang)
    source = "".join(letter if letter.isprintable() else " " for letter in entry.source)
    yield f"# {mark}: {source}" if source else f"# {mark}"
    yield f"[{'.'.join(map(key, path))}]"
    blank: dict[str, Any] = {name: None for name in PROVENANCE if hasattr(entry, name)}
    bare = evolve(entry, **blank | {"mark": OWN, "source": ""})
    shown = [field for field in fields(type(entry)) if field.name not in (*PROVENANCE, "results")]
    if _marked(bare, known, {}) != entry:
        shown += [field for field in fields(type(entry)) if field.name in PROVENANCE]
    for field in sorted(shown, key=lambda field: field.name != "names"):
        value = getattr(entry, field.name)
        if field.name == "mark" or value != _default(field):
            yield f"{field.name} = {value_written(value)}"
    yield ""


def _default(field: Attribute[Any]) -> Any:
    """What a field is where it is left out; nothing that it could be where it must be there."""
    default: Any = field.default
    return default.factory() if isinstance(default, Factory) else default  # type: ignore[arg-type]


def _ruling(name: str, ruled: str, ways: list[str], lang: str) -> Iterator[str]:
    """A switch; one that stands at its default is only shown, so that the box follows if the default is corrected."""
    yield from comment(WORDS.message(f"ruling-{name}", lang))
    for way in ways:
        yield from comment(f"  {value_written(way)}: {WORDS.message(f'ruling-{name}-{way}', lang)}")
    yield f"{'# ' if ruled == ways[0] else ''}{name} = {value_written(ruled)}"
    yield ""
