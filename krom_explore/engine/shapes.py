"""From plain data (TOML, JSON) to typed records: cattrs does the work, faults come back as BadInput with a path."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeVar, get_origin

import attrs
from cattrs import Converter, transform_error
from cattrs.cols import list_structure_factory, mapping_structure_factory
from cattrs.errors import ForbiddenExtraKeysError
from cattrs.gen import make_dict_structure_fn

from .faults import BadInput, Expected

T = TypeVar("T")


def _strict(kind: type, code: str) -> Callable[[Any, Any], Any]:
    def structure(value: Any, _: Any) -> Any:
        if type(value) is not kind:
            raise Expected(code, found=_short(value))
        return value

    return structure


CONVERTER = Converter(forbid_extra_keys=True)
for _kind, _code in ((int, "whole-number"), (str, "word"), (bool, "yes-no")):
    CONVERTER.register_structure_hook(_kind, _strict(_kind, _code))


def _is_list(kind: Any) -> bool:
    return get_origin(kind) is list


def _is_table(kind: Any) -> bool:
    return get_origin(kind) is dict or attrs.has(kind)


@CONVERTER.register_structure_hook_factory(_is_list)
def _strict_list(kind: Any, converter: Converter) -> Callable[[Any, Any], Any]:
    """A list is a list: the letters of a word are not."""
    inner = list_structure_factory(kind, converter)

    def structure(value: Any, wanted: Any) -> Any:
        if not isinstance(value, list):
            raise Expected("list", found=_short(value))
        return inner(value, wanted)

    return structure


@CONVERTER.register_structure_hook_factory(_is_table)
def _strict_table(kind: Any, converter: Converter) -> Callable[[Any, Any], Any]:
    inner = (
        mapping_structure_factory(kind, converter)
        if not attrs.has(kind)
        else make_dict_structure_fn(kind, converter, _cattrs_forbid_extra_keys=True)
    )

    def structure(value: Any, wanted: Any) -> Any:
        if not isinstance(value, dict):
            raise Expected("table", found=_short(value))
        return inner(value, wanted)

    return structure


def structure(data: Any, shape: type[T], root: str = "") -> T:
    """``data`` as a ``shape``, or BadInput with the path of the first thing that is wrong in it."""
    if not isinstance(data, dict):
        raise BadInput(root, "table", found=_short(data))
    found: list[BadInput] = []

    def note(fault: BaseException, kind: type | None) -> str:
        found.append(_bad(fault, kind))
        return ""

    try:
        return CONVERTER.structure(data, shape)
    except BadInput:
        raise
    except Exception as fault:
        paths = transform_error(fault, path=root or "$", format_exception=note)
        bad = found[0]
        place = re.sub(r"^\s*@\s*\$?\.?", "", paths[0])
        place = re.sub(r"\['?([^\]']+)'?\]", r".\1", place).lstrip(".")
        bad.path = f"{place}.{bad.path}".strip(".")
        raise bad from None


def _bad(fault: BaseException, kind: type | None) -> BadInput:
    if isinstance(fault, BadInput):
        return fault
    if isinstance(fault, Expected):
        return fault.at("")
    if isinstance(fault, ForbiddenExtraKeysError):
        known = sorted(field.name for field in attrs.fields(fault.cl)) if attrs.has(fault.cl) else []
        return BadInput(sorted(fault.extra_fields)[0], "unknown-field", known=known)
    if isinstance(fault, KeyError):
        return BadInput("", "missing")
    return BadInput("", "kind", kind=getattr(kind, "__name__", str(kind)))


def _short(value: Any) -> str:
    shown = repr(value) if not isinstance(value, str) else f"“{value}”"
    return shown if len(shown) <= 40 else shown[:39] + "…"


def whole(least: int, most: int | None = None) -> Callable[[Any, attrs.Attribute[int], int], None]:
    """A validator: a whole number from ``least`` to ``most``."""

    def check(_: Any, field: attrs.Attribute[int], value: int) -> None:
        if value < least or (most is not None and value > most):
            code = "range" if most is not None else "at-least"
            raise BadInput(field.name, code, least=least, most=most, found=value)

    return check


def one_of(*names: str) -> Callable[[Any, attrs.Attribute[Any], Any], None]:
    """A validator: one of ``names``, or None where the field may be left out."""

    def check(_: Any, field: attrs.Attribute[Any], value: Any) -> None:
        if value is not None and value not in names:
            raise BadInput(field.name, "one-of", names=list(names), found=_short(value))

    return check
