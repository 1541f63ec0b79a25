"""The coach of a first game of Krom: its moments are ``coach.toml``, its sentences ``text/LANG/coach.ftl``.

Here is what a moment may ask of a scene beyond the facts of its event, and what sentences say of it besides.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Any, NamedTuple

from krom_explore.engine.ports import Answer, Decision, Event
from krom_explore.engine.seat import Seat
from krom_explore.learn import coach
from krom_explore.learn.coach import Scene
from krom_explore.odds.spread import Said

from .bots.appraisal import Held, book_of, held_by
from .box import RESOURCES
from .facts import length_of
from .odds.words import card_name
from .rules.combat import rank
from .ruleset import Ruleset
from .words import goods, shown

INVITED = "go forest"
"""Where the coach invites to go first, if one may: the first card is free, so that others like to go there too."""
CAVE = "go cave"
CLOSE = 3
"""Who needs no more points than so many may win with the next Evolution."""
NEARLY = 1
"""Who lacks no more Krom than so many for something has them soon."""
PRICED = ("bought", "gathered", "hunted", "rerolled")
"""Events that tell what was paid in Krom."""


# --- what can be told of a scene


def since(log: Sequence[Event], kind: str, **facts: Any) -> Sequence[Event]:
    """What was told after the last event of a kind, or all of it."""
    for back, event in enumerate(reversed(log)):
        if event.kind == kind and facts.items() <= event.args.items():
            return log[len(log) - back :]
    return log


def target(log: Sequence[Event]) -> int:
    points: int = log[0].args["target"]
    return points


def everybody_moved(scene: Scene) -> bool:
    """The last card has been turned over."""
    return sum(event.kind == "moved" for event in since(scene.log, "turn")) == len(scene.log[0].args["players"])


def alone(scene: Scene) -> bool:
    """Nobody has come to the place where I act."""
    moved = [event.args for event in since(scene.log, "turn") if event.kind == "moved"]
    return [move["player"] for move in moved if move["place"] == scene.facts["place"]] == [scene.me]


def in_my_phase(scene: Scene) -> Sequence[Event]:
    return since(scene.log, "acting", player=scene.me)


def first_card(scene: Scene) -> bool:
    return all(event.kind != "gathered" for event in in_my_phase(scene))


def another_card(scene: Scene) -> bool:
    return not first_card(scene)


def other_way_round(scene: Scene) -> bool:
    """Weight has decided a tie before, and not as it does here."""
    ties = [event.args["heavier"] for event in scene.log if event.rule == "combat.tie.weight"]
    return (not ties[-1]) in ties


def gains_a_resource(scene: Scene) -> bool:
    return any(good in RESOURCES for good in scene.facts["goods"])


def only_done(scene: Scene) -> bool:
    assert isinstance(scene.thing, Decision)
    return list(scene.thing.options) == ["done"]


def dice_for_sale(scene: Scene) -> bool:
    assert isinstance(scene.thing, Decision)
    return any("+" in option for option in scene.thing.options)


def lacks(scene: Scene) -> int:
    """How many points whoever has realised an Evolution lacks still."""
    left: int = target(scene.log) - scene.facts["sum"]
    return left


def not_enough_yet(scene: Scene) -> bool:
    """Of an Evolution that wins, the end is told."""
    return lacks(scene) > 0


def close(scene: Scene) -> bool:
    return 0 < lacks(scene) <= CLOSE


def on_the_table(log: Sequence[Event]) -> list[str]:
    """The Evolutions that were turned up and lie there still. (A position that was set up has others.)"""
    cards: list[str] = []
    for event in log:
        if event.kind == "revealed" and event.args["deck"] == "evolution":
            cards.append(event.args["card"])
        elif event.kind == "realised" and event.args["card"] in cards:
            cards.remove(event.args["card"])
    return cards


def something_to_aim_at(scene: Scene) -> bool:
    return bool(on_the_table(scene.log))


def mine(event: Event, me: str, *kinds: str, whose: str = "player") -> bool:
    return event.kind in kinds and event.args[whose] == me


def purse(scene: Scene) -> Counter[str]:
    """The Krom, Wood, Stone and Bone that I have, by what was told of me."""
    me, rules = scene.me, scene.rules
    held = Counter({"krom": rules.setup.krom})
    for event in scene.log:
        facts = event.args
        if mine(event, me, *PRICED):
            held["krom"] -= facts["price"]
        elif mine(event, me, "gained"):
            held.update(facts["goods"])
        elif mine(event, me, "paid", "lost"):
            held.subtract(facts["goods"])
        elif mine(event, me, "realised"):
            held.subtract(rules.evolution[facts["card"]].cost)
        elif event.kind in ("stolen", "swapped") and me in (facts["player"], facts["target"]):
            got, given = (facts["goods"], facts["given"]) if facts["player"] == me else (facts["given"], facts["goods"])
            held.update(got)
            held.subtract(given)
        elif event.kind == "robbed" and me in (facts["player"], facts["victim"]):
            held[facts["what"]] += facts["amount"] if facts["player"] == me else -facts["amount"]
    return held


def holds(scene: Scene) -> Held:
    held = purse(scene)
    wood, stone, bone = (max(0, held[good]) for good in RESOURCES)  # who was set down with some has more than was told
    return wood, stone, bone


class Last(NamedTuple):
    """The one resource that I lack for an Evolution, as the Cave sells it."""

    card: str
    good: str
    price: int
    krom: int
    """What I have."""


def last_on_sale(scene: Scene) -> Last | None:
    """Of the Evolutions that lie open the one that promises most, where I have the Krom, or nearly. Nobody may be told
    of what they hold in a position that was set up: it is not told there."""
    if scene.log[0].rule != "setup.table" or CAVE not in getattr(scene.thing, "options", ()):
        return None
    rules, held = scene.rules, purse(scene)
    found = {}
    for card in on_the_table(scene.log):
        missing = Counter(rules.evolution[card].cost) - held
        good = next(iter(missing), "")
        price = rules.cave.prices.get(good)
        if missing.total() == 1 and price is not None and held["krom"] >= price - NEARLY:
            found[card] = Last(card, good, price, held["krom"])
    best = aimed_at(scene, [*found])
    return found[best] if best else None


def one_on_sale(scene: Scene) -> bool:
    return last_on_sale(scene) is not None


def holds_a_card(scene: Scene) -> bool:
    return sum(hand(scene)) > 0


def hand(scene: Scene) -> Iterator[int]:
    """How each event has changed the number of my Bonus cards."""
    for event in scene.log:
        bonus = event.kind == "drew_bonus" or (event.kind == "robbed" and event.args["what"] == "bonus")
        if bonus:
            yield (event.args["player"] == scene.me) - (event.args.get("victim") == scene.me)
        elif event.kind in ("played", "countered") and event.args["player"] == scene.me:
            yield -1


SIGNS = {
    sign.__name__: sign
    for sign in (
        everybody_moved, alone, first_card, another_card, other_way_round, gains_a_resource, only_done,
        dice_for_sale, not_enough_yet, close, something_to_aim_at, holds_a_card,
        one_on_sale,
    )
}  # fmt: skip


# --- what the sentences say of it


def told(scene: Scene, lang: str) -> Mapping[str, Any]:
    """The facts of a scene as people read them, with what is not among them: who I am, what wins, what things cost."""
    rules: Ruleset = scene.rules
    facts = {**scene.facts, "me": scene.me, "target": target(scene.log)}
    facts |= length_of(target(scene.log), len(scene.log[0].args["players"]), rules)
    facts.pop("rerolls", None)  # how many there have been; a sentence says how many there are in this box
    facts |= {
        said: "you" if facts.get(fact) == scene.me else "other" for said, fact in (("who", "player"), ("won", "winner"))
    }
    if "sum" in facts:
        facts["left"] = facts["target"] - facts["sum"]
    if isinstance(scene.thing, Event) and scene.thing.kind == "tie":
        facts |= {f"{which}_weight": rules.weights.get(facts[which], 0) for which in ("first", "second")}
    if isinstance(scene.thing, Decision) and scene.thing.question == "movement":
        facts |= aim(scene, lang) | {"forest": "open" if INVITED in scene.thing.options else "closed"}
        if last := last_on_sale(scene):
            named = {"last_card": rules.name(last.card, lang), "last": goods({last.good: 1}, lang)}
            facts |= named | {"last_price": goods({"krom": last.price}, lang), "purse": last.krom}
    return {name: shown(name, value, lang, rules) for name, value in facts.items()}


def aim(scene: Scene, lang: str) -> dict[str, Any]:
    card = aimed_at(scene, on_the_table(scene.log))
    if card is None:
        return {}
    wanted = scene.rules.evolution[card]
    place = wanted.place or "anywhere"
    return {"card": card, "cost": goods(wanted.cost, lang), "points": wanted.points, "place": place}


def aimed_at(scene: Scene, cards: Sequence[str]) -> str | None:
    """Of some Evolutions the one that promises me most, with what I hold: the one that a hint speaks of too."""
    have = max((event.args["sum"] for event in scene.log if mine(event, scene.me, "realised")), default=0)
    return book_of(scene.rules).aim(cards, holds(scene), target(scene.log) - have)


def found(scene: Scene) -> Mapping[str, Any]:
    asked = scene.thing.question if isinstance(scene.thing, Decision) else ""
    if asked == "combat" and ahead(scene):
        return {"answer": "pass"}
    return {"card": aimed_at(scene, on_the_table(scene.log))} if asked == "movement" else {}


def ahead(scene: Scene) -> bool:
    """As the totals stand I win, by weight in a tie, so that no card is needed."""
    return rank(scene.facts["totals"], scene.rules.tie_strength[scene.facts["place"]])[0] == scene.me


# --- why one would go somewhere


def reason(seat: Seat, answer: Answer, why: Said) -> Said:
    """Of an Evolution only where the place brings it closer. Bots do not tell others that: it would say where."""
    if why.key != "bot-why-movement-aim":
        return why
    state, rules = seat.state, seat.rules
    me = state.players[seat.player]
    place = rules.grammar.parse(answer).place
    found, held = found_at(place, seat), held_by(me)
    lacks = {card: lacking(card, held, rules) for card in state.evolutions}
    closer = [card for card, missing in lacks.items() if missing & found or (not missing and ready(card, place, rules))]
    card = book_of(rules).aim(closer, held, state.target - me.points)
    if card is None:
        return why._replace(key="bot-why-movement-normal")
    return why._replace(args={**why.args, "card": card_name(card, rules)})


def lacking(card: str, held: Held, rules: Ruleset) -> set[str]:
    """The resources that somebody lacks for an Evolution."""
    costs = rules.evolution_costs[card]
    return {good for good, cost, has in zip(RESOURCES, costs, held, strict=True) if has < cost}


def ready(card: str, place: str, rules: Ruleset) -> bool:
    return rules.evolution[card].place in (None, place)


def found_at(place: str, seat: Seat) -> set[str]:
    """The resources that can be had in a place: by what lies there, and by what one can pay."""
    rules, state = seat.rules, seat.state
    if place == "cave":
        krom = state.players[seat.player].krom
        gives = [{good: 1} for good, price in rules.cave.prices.items() if price <= krom]
    elif place == "forest":
        gives = [card.reward for card in rules.gathering.values()]
    elif place == "savannah":
        gives = [rules.hunt[prey].reward for prey in state.prey]
    else:
        gives = [goods for name, pays in rules.mountain.results.items() for goods in (pays.gives, *rules.choices(name))]
    found = {good for goods in gives for good in goods}
    return set(RESOURCES) if "resource" in found else found & set(RESOURCES)


COACH = coach.read(files(__package__).joinpath("coach.toml").read_text(encoding="utf-8"), SIGNS, told, reason, found)
