"""What only lessons of Krom ask of the table: whether somebody chose well, whatever the dice said then."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from krom_explore.engine import checks
from krom_explore.learn.predicates import Own, Scene

from .. import odds
from ..face import advice


def hunted_with(scene: Scene, least: Any) -> bool:
    """Somebody hunted with at least this chance to succeed."""
    hunts = [event.args for event in scene.events if event.kind == "hunted"]
    return any(odds.hunt(len(hunt["dice"]), hunt["value"]) >= share(least) for hunt in hunts)


def climbed_within(scene: Scene, most: Any) -> bool:
    """A climb is over in which no choice was worse than the best one by more than so many Krom."""
    if not any(event.kind == "combination" for event in scene.events):
        return False
    climb = advice.last_climb(scene.events, scene.rules)
    return all(advice.regret(moment, scene.rules) <= share(most) for moment in climb)


def share(told: Any) -> Fraction:
    return checks.exact("share", told)


OWN: Mapping[str, Own] = {"hunted_with": hunted_with, "climbed_within": climbed_within}
