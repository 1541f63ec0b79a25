"""From plain data (TOML, JSON) to typed records: cattrs does the work, faults come back as BadInput with a path."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar, get_origin

import attrs
from cattrs import Converter
from cattrs.cols import list_structure_factory, mapping_structure_factory
from cattrs.errors import ClassValidationError, ForbiddenExtraKeysError, IterableValidationError
from cattrs.gen import make_dict_structure_fn, override

from . import checks
from .faults import BadInput, Expected

T = TypeVar("T")
Validator = Callable[[Any, Any, Any], None]

CONVERTER = Converter(forbid_extra_keys=True)

MOST_UNKNOWN = 50
"""Unknown names of one table that are told: for each one looks for what may have been meant."""


def _just(kind: type) -> Callable[[Any, Any], Any]:
    return lambda value, _: checks.kind("", value, kind)


for _kind in (int, str, bool):
    CONVERTER.register_structure_hook(_kind, _just(_kind))


def _is(wanted: type) -> Callable[[Any], bool]:
    def check(kind: Any) -> bool:
        origin: Any = get_origin(kind)
        return origin is wanted

    return check


@CONVERTER.register_structure_hook_factory(_is(list))
def _strict_list(kind: Any, converter: Converter) -> Callable[[Any, Any], Any]:
    """A list is a list: the letters of a word are not."""
    inner = list_structure_factory(kind, converter)
    return lambda value, wanted: inner(checks.kind("", value, list), wanted)


@CONVERTER.register_structure_hook_factory(_is(dict))
def _strict_table(kind: Any, converter: Converter) -> Callable[[Any, Any], Any]:
    inner = mapping_structure_factory(kind, converter)
    return lambda value, wanted: inner(checks.kind("", value, dict), wanted)


@CONVERTER.register_structure_hook_factory(attrs.has)
def _strict_record(kind: Any, converter: Converter) -> Callable[[Any, Any], Any]:
    attrs.resolve_types(kind)
    fields: Any = {field.name: override(struct_hook=_checked(field, converter)) for field in attrs.fields(kind)}
    inner = make_dict_structure_fn(kind, converter, _cattrs_forbid_extra_keys=True, **fields)
    return lambda value, wanted: inner(checks.kind("", value, dict), wanted)


def _checked(field: attrs.Attribute[Any], converter: Converter) -> Callable[[Any, Any], Any]:
    """Structure a field and ask its validator at once: a record would ask them all, but stop at the first fault."""

    wanted: Any = field.type

    def structure(value: Any, _: Any) -> Any:
        made = converter.structure(value, wanted)
        if field.validator is not None:
            try:
                field.validator(None, field, made)
            except BadInput as fault:
                fault.path = fault.path.removeprefix(field.name).removeprefix(".")  # which the record adds
                raise
        return made

    return structure


def structure(data: Any, shape: type[T], root: str = "") -> T:
    """``data`` as a ``shape``, or BadInput with the path of the first thing that is wrong in it."""
    made, faults = attempt(data, shape, root)
    if made is None:
        raise faults[0]
    return made


def attempt(data: Any, shape: type[T], root: str = "") -> tuple[T | None, list[BadInput]]:
    """``data`` as a ``shape`` and no faults; or None, and everything that is wrong in it."""
    try:
        return CONVERTER.structure(data, shape), []
    except Exception as fault:
        return None, list(_faults(fault, root))


def _faults(fault: BaseException, path: str) -> Iterator[BadInput]:
    """What cattrs has found, fault by fault, each with its path."""
    match fault:
        case ClassValidationError() | IterableValidationError():
            noted, others = fault.group_exceptions()
            for inner, note in noted:
                step = note.name if isinstance(fault, ClassValidationError) else note.index  # type: ignore[union-attr]
                yield from _faults(inner, joined(path, str(step)))
            for other in others:
                yield from _faults(other, path)
        case ForbiddenExtraKeysError():
            known = sorted(field.name for field in attrs.fields(fault.cl) if field.init)
            for name in sorted(fault.extra_fields)[:MOST_UNKNOWN]:
                yield unknown(joined(path, name), name, known)
        case BadInput():
            fault.path = joined(path, fault.path)
            yield fault
        case Expected():
            yield fault.at(path)
        case KeyError():
            yield BadInput(path, "missing")
        case _:
            raise fault


def joined(path: str, step: str) -> str:
    return f"{path}.{step}".strip(".")


def unknown(path: str, name: str, known: list[str]) -> BadInput:
    """The fault of a name that a table does not have."""
    near = checks.nearest(name, known)
    if near is None:
        return BadInput(path, "unknown-field", known=known)
    return BadInput(path, "unknown-field-near", known=known, near=near)


# --- validators: the checks, by the name of the field


def whole(least: int, most: int | None = None) -> Validator:
    """A whole number from ``least`` to ``most``."""

    def check(_: Any, field: attrs.Attribute[Any], value: Any) -> None:
        checks.whole(field.name, value, least, most)

    return check


def one_of(*names: str) -> Validator:
    """One of ``names``, or None where the field may be left out."""

    def check(_: Any, field: attrs.Attribute[Any], value: Any) -> None:
        if value is not None:
            checks.one_of(field.name, value, names)

    return check


def at_most(most: int) -> Validator:
    """A table or a list of at most so many entries."""

    def check(_: Any, field: attrs.Attribute[Any], entries: Any) -> None:
        if len(entries) > most:
            raise BadInput(field.name, "at-most-entries", most=most, found=len(entries))

    return check


def each(validator: Validator, most: int) -> Validator:
    """A list of at most so many, each of which passes ``validator``."""

    def check(record: Any, field: attrs.Attribute[Any], values: list[Any]) -> None:
        at_most(most)(record, field, values)
        for number, value in enumerate(values):
            try:
                validator(record, field, value)
            except BadInput as fault:
                fault.path = f"{field.name}.{number}"
                raise

    return check
