"""The dice of the moment: what fell last, and on the Mountain which dice to keep."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from krom_explore.engine.ports import Decision, Event, Roll
from krom_explore.engine.seat import Seat
from krom_explore.odds.spread import percent

from ..answers import Intent, parse, write
from ..box import KROMOSAURUS
from ..catalogue import WORDS
from ..odds.prospects import improving
from ..rules.mountain import combination
from ..ruleset import Ruleset
from ..words import payout, sentence

ROLLED_AT_ONCE = ("reroll",)


def on_tray(answer: str, rules: Ruleset) -> bool:
    return parse(answer, rules).verb in ("keep", "stop")


def keep(faces: Sequence[int] | None) -> str:
    return write(Intent("stop") if faces is None else Intent("keep", dice=tuple(sorted(faces))))


def reroll(seat: Seat) -> Decision | None:
    """The question which dice to keep, where some can be rolled again."""
    pending = seat.pending
    if not isinstance(pending, Decision) or pending.question != "reroll" or seat.past:
        return None
    if seat.mine and not any(parse(option, seat.rules).verb == "keep" for option in seat.options):
        return None  # out of Krom: only a card could bring another reroll
    return pending


def keeping(seat: Seat, lang: str) -> dict[str, Any] | None:
    pending = reroll(seat)
    if pending is None:
        return None
    price = pending.about["price"]
    return {
        "who": pending.player,
        "dice": sorted(pending.about["dice"]),
        "kept": list(pending.about["kept"]),
        "price": price,
        "priceText": WORDS.message("good-krom", lang, n=price),
        "mine": seat.mine,
        "pays": pays(combination(pending.about["dice"]), seat.rules, lang),
        **(better(seat, pending.about["dice"], lang) if seat.mine else {}),
    }


def better(seat: Seat, dice: Sequence[int], lang: str) -> dict[str, Any]:
    """How likely it is, for all dice that can be kept, that a roll of the others makes a better combination, and with
    which of them it cannot: that tells of the roll alone and gives no plan away."""
    keeps = [intent.dice for intent in (parse(option, seat.rules) for option in seat.options) if intent.verb == "keep"]
    chances = {" ".join(map(str, sorted(kept))): improving(dice, kept) for kept in keeps}

    def said(chance: Fraction) -> str:
        return WORDS.message("choice-chance-better", lang, percent=percent(chance, lang))

    return {
        "better": {kept: said(chance) for kept, chance in chances.items()},
        "vain": [kept for kept, chance in chances.items() if not chance],
    }


def prizes(seat: Seat, lang: str) -> dict[str, Any] | None:
    """What every combination brings, from before the first roll of a climb to its last."""
    if isinstance(seat.pending, Roll) and seat.pending.purpose == "climb" and not seat.past:
        return pay_table("", seat.rules, lang)
    asked = reroll(seat)
    return pay_table(combination(asked.about["dice"]), seat.rules, lang) if asked else None


def pay_table(lies: str, rules: Ruleset, lang: str) -> dict[str, Any]:
    """All combinations, the rarest first; and which of them lies there."""
    rows = [
        {"name": WORDS.message(f"combination-{name}", lang), "pays": payout(name, rules, lang), "now": name == lies}
        for name in reversed(rules.mountain.results)
    ]
    return {"title": WORDS.message("choice-all-pay", lang), "rows": rows}


def pays(result: str, rules: Ruleset, lang: str) -> str:
    """A combination and what it brings."""
    return sentence("choice-shows", {"combination": result, "payout": payout(result, rules, lang)}, lang, rules)


def last_dice(events: Sequence[Event]) -> list[dict[str, Any]]:
    """The dice that fell last, by who rolled them; a total where it counts, with what cards have added."""
    hands: dict[str, dict[str, Any]] = {}
    for event in events:
        args = event.args
        if event.kind == "rolled":
            plus = {KROMOSAURUS: args["plus"]}
            totals = args["totals"].items()
            hands = {who: {"faces": [total - plus.get(who, 0)], "total": total} for who, total in totals}
        elif event.kind == "boosted" and args["player"] in hands:
            hands[args["player"]]["faces"] += args["dice"]
            hands[args["player"]]["total"] = args["total"]
        elif event.kind in ("hunted", "climbed", "rerolled"):
            faces = list(args["dice"])
            hands = {args["player"]: {"faces": faces, "total": sum(faces) if event.kind == "hunted" else None}}
    return [{"who": who, **hand} for who, hand in hands.items()]
