"""What has changed between two pictures of a page: the browser has the old one, and is sent no more than it lacks.

A change is one of
``{"=": value}``: another value altogether;
``{"~": {key: change}, "-": [keys]}``: an object, some of its entries changed or new, some gone;
``{"@": n, "+": [values]}``: a list of which the first n stay, and then come these;
``{"#": {index: change}}``: a list of the same length, some of its items changed.
``widgets/shared/patch.js`` is the other half.
"""

from __future__ import annotations

from typing import Any

Change = dict[str, Any]


def change(old: Any, new: Any) -> Change | None:
    """What makes ``new`` of ``old``; None where they are the same."""
    if old == new:
        return None
    if isinstance(old, dict) and isinstance(new, dict):
        return of_objects(old, new)
    if isinstance(old, list) and isinstance(new, list):
        return of_lists(old, new)
    return {"=": new}


def of_objects(old: dict[str, Any], new: dict[str, Any]) -> Change:
    changed = {
        key: change(old[key], value) if key in old else {"=": value}
        for key, value in new.items()
        if key not in old or old[key] != value
    }
    gone = [key for key in old if key not in new]
    return ({"~": changed} if changed else {}) | ({"-": gone} if gone else {})


def of_lists(old: list[Any], new: list[Any]) -> Change:
    """A list keeps its length (players, places), grows at its end or loses it (a log)."""
    if len(old) == len(new):
        pairs = enumerate(zip(old, new, strict=True))
        return {"#": {str(at): change(was, now) for at, (was, now) in pairs if was != now}}
    same = 0
    while same < min(len(old), len(new)) and old[same] == new[same]:
        same += 1
    return {"@": same, "+": new[same:]}
