"""Cards of a box of one's own that take the place of those that lessons name: only a card that is played alike can."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import attrs

NOT_PLAYED = ("names", "copies", "mark", "name_mark", "kind_mark", "source")
"""What a card can have otherwise and still be the same to those who play it."""


def in_place_of(name: str, card: Any, there: Mapping[str, Any], taken: Collection[str]) -> str | None:
    """The card of that name, or any other that is played alike; None where there is none."""
    wanted = played(card)
    alike = [other for other, its in there.items() if played(its) == wanted]
    free = [other for other in alike if other not in taken]
    return name if name in alike else next(iter(free), None)


def played(card: Any) -> dict[str, Any]:
    """What of a card matters in play."""
    return {field.name: getattr(card, field.name) for field in attrs.fields(type(card)) if field.name not in NOT_PLAYED}
