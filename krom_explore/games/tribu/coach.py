"""The coach of a first game of Tribù: its moments are ``coach.toml``, its sentences ``text/LANG/coach.ftl``.

Here is what a moment may ask of a scene beyond the facts of its event, and what sentences say of it besides.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from krom_explore.engine.ports import Decision, Event
from krom_explore.learn import coach
from krom_explore.learn.coach import Scene

from .words import shown

# --- what can be told of a scene


def chains(log: Sequence[Event], player: str) -> dict[str, int]:
    """The chains that somebody has begun in this challenge, each with the number of its vases."""
    found: dict[str, int] = {}
    for event in log:
        kind, facts = event.kind, event.args
        if kind == "challenge":
            found.clear()
        elif kind == "stolen" and facts["target"] == player:
            found[facts["target_chain"]] -= 1
        elif facts.get("player") != player:
            continue
        elif kind == "began":
            found[facts["card"]] = 0
        elif kind in ("placed", "stolen"):
            found[facts["chain"]] = found.get(facts["chain"], 0) + 1
        elif kind == "destroyed":
            found[facts["chain"]] -= len(facts["cards"])
        elif kind == "eliminated":
            found.pop(facts["chain"], None)
    return found


def complete(log: Sequence[Event], player: str) -> dict[str, bool]:
    """The chains of somebody that are complete now, each with whether it has its Totem."""
    found: dict[str, bool] = {}
    for event in log:
        kind, facts = event.kind, event.args
        if kind == "challenge":
            found.clear()
        elif kind == "stolen" and facts["target"] == player:
            found.pop(facts["target_chain"], None)
        elif facts.get("player") != player:
            continue
        elif kind in ("completed", "protected"):
            found[facts["chain"]] = kind == "protected"
        elif kind == "destroyed":
            found.pop(facts["chain"], None)
    return found


def needed(log: Sequence[Event]) -> int | None:
    """How many complete chains close the challenge: it is told with the first one."""
    return next((event.args["needed"] for event in log if event.kind == "completed"), None)


def lays(scene: Scene) -> list[list[str]]:
    """The cards that may be laid, each with its chain; a character has none."""
    assert isinstance(scene.thing, Decision)
    return [option.split()[1:] for option in scene.thing.options if option.startswith("place ")]


def alone(scene: Scene) -> str:
    """The character of mine that still has no vase, if there is one."""
    return next((name for name, vases in chains(scene.log, scene.me).items() if not vases), "")


def for_totem(scene: Scene) -> str:
    """The chain of mine on which a Totem can be put now, if there is one."""
    waiting = [name for name, totem in complete(scene.log, scene.me).items() if not totem]
    return next((laid[1] for laid in lays(scene) if laid[1:] and laid[1] in waiting), "")


def close_to(scene: Scene, player: str) -> bool:
    """Whether somebody needs only one more complete chain."""
    return len(complete(scene.log, player)) + 1 == needed(scene.log)


def others(scene: Scene) -> list[str]:
    players: list[str] = scene.log[0].args["players"]
    return [name for name in players if name != scene.me]


def still_alone(scene: Scene) -> bool:
    return bool(alone(scene))


def totem_fits(scene: Scene) -> bool:
    return bool(for_totem(scene))


def i_am_close(scene: Scene) -> bool:
    return close_to(scene, scene.me)


def another_is_close(scene: Scene) -> bool:
    return any(close_to(scene, name) for name in others(scene))


def may_begin(scene: Scene) -> bool:
    return any(len(laid) == 1 for laid in lays(scene))


def may_go_on(scene: Scene) -> bool:
    """A vase can be laid."""
    return any(len(laid) > 1 and laid[1] not in complete(scene.log, scene.me) for laid in lays(scene))


def nothing_fits(scene: Scene) -> bool:
    assert isinstance(scene.thing, Decision)
    return all(option.startswith("discard ") for option in scene.thing.options)


def cannot_defend(scene: Scene) -> bool:
    assert isinstance(scene.thing, Decision)
    return list(scene.thing.options) == ["pass"]


def first_vase(scene: Scene) -> bool:
    return bool(scene.facts["number"] == 1)


def no_leader(scene: Scene) -> bool:
    assert isinstance(scene.thing, Event)
    return scene.thing.rule != "lonely.leader"


SIGNS = {
    sign.__name__: sign
    for sign in (
        still_alone, totem_fits, i_am_close, another_is_close, may_begin, may_go_on, nothing_fits, cannot_defend,
        first_vase, no_leader,
    )
}  # fmt: skip


# --- what the sentences say of it


def told(scene: Scene, lang: str) -> Mapping[str, Any]:
    """The facts of a scene as people read them, with what is not among them: who I am, which chain it is about."""
    facts = {**scene.facts, "me": scene.me}
    facts["who"] = "you" if facts.get("player") == scene.me else "other"
    if isinstance(scene.thing, Decision) and "chain" not in facts:
        facts |= {
            "chain": (for_totem(scene) if scene.thing.question == "action" else "") or alone(scene),
            "player": next((name for name in others(scene) if close_to(scene, name)), None),
            "needed": needed(scene.log),
        }
    return {name: shown(name, value, lang, scene.rules) for name, value in facts.items()}


COACH = coach.read(files(__package__).joinpath("coach.toml").read_text(encoding="utf-8"), SIGNS, told)
