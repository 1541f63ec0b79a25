"""The rulebook page."""

from __future__ import annotations

from krom_explore.engine.faults import BadInput
from krom_explore.ui.components.prose import Prose, Rulebook, rule_index

from .page import Page


def page(rule: str = "") -> Page:
    if rule and rule not in rule_index():
        raise BadInput(f"#/rules/{rule}"[:60], "route")
    route = f"rules/{rule}" if rule else "rules"
    return Page(route, "page-rules", {"prose": Prose("rules", 1), "rulebook": Rulebook(rule)})
