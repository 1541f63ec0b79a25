"""``krom-explore odds``: the questions of this package in the terminal, as tables for people or as JSON."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from krom_explore import text
from krom_explore.engine.faults import BadInput
from krom_explore.games.krom.box import PLACES
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.odds.spread import about, percent

from ..catalogue import WORDS, bad, said
from .bout import Fighter
from .combat import Combat, combat
from .duel import Duel, duel
from .explain import explain
from .forest import Forest, forest
from .hunt import Hunt, HuntPlan, hunt, hunt_plan
from .meeting import Meeting, meeting
from .mountain import Mountain, Reach, mountain, reach
from .simulate import Simulation, simulate

FIGHTS_SHOWN = 12


class Section(NamedTuple):
    """A table: what it is about, whether it holds chances (or Krom), its rows, and perhaps whom it is about."""

    about: str
    chances: bool
    rows: list[tuple[str, Fraction]]
    name: str = ""

    def heading(self, lang: str) -> str:
        return said(f"odds-table-{self.about}", {"name": self.name}).say(lang)


def main(argv: list[str]) -> int:
    """Answer one question; 0 when it went well. What a person typed wrong is answered with a sentence."""
    options = parser().parse_args(argv)
    try:
        rules = Ruleset.load(options.rules)
        if options.ruling:
            rules = rules.with_rulings(**dict(pair("--ruling", entry) for entry in options.ruling))
        result = options.ask(options, rules)
        found = sections(result, options)
        rolled = simulate(result, options.simulate, options.seed) if options.simulate else None
        show = as_json if options.json else as_text
        print(show(result, found, rolled, options))
    except BadInput as fault:
        print(fault.say(options.lang), file=sys.stderr)
        return 2
    return 0


# --- what may be typed


def parser() -> argparse.ArgumentParser:
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--rules", metavar="FILE", help=say("odds-cli-rules"))
    common.add_argument("--ruling", metavar="NAME=OPTION", action="append", default=[], help=say("odds-cli-ruling"))
    common.add_argument("--json", action="store_true", help=say("odds-cli-json"))
    common.add_argument("--explain", action="store_true", help=say("odds-cli-explain"))
    common.add_argument("--simulate", type=int, metavar="N", default=0, help=say("odds-cli-simulate"))
    common.add_argument("--seed", default="0", help=say("odds-cli-seed"))
    common.add_argument("--lang", default="en", help=say("odds-cli-lang"))
    valued = argparse.ArgumentParser(add_help=False)
    valued.add_argument("--worth", metavar="GOOD=KROM", action="append", default=[], help=say("odds-cli-worth"))
    valued.add_argument("--life", type=int, help=say("odds-cli-room"))

    top = argparse.ArgumentParser(prog="krom-explore odds", description=say("odds-cli"))
    questions = top.add_subparsers(dest="question", required=True)

    def question(name: str, ask: Any, *parents: argparse.ArgumentParser) -> argparse.ArgumentParser:
        added = questions.add_parser(
            name, parents=[common, *parents], help=say(f"odds-cli-{name}"), description=say(f"odds-cli-{name}")
        )
        added.set_defaults(ask=ask)
        return added

    one = question("combat", ask_combat)
    one.add_argument("fighters", nargs="+", metavar="NAME[:life=3,plus=2,dice=1]", help=say("odds-cli-fighters"))
    one.add_argument("--place", default="forest", help=text.listed(PLACES))
    one = question("hunt", ask_hunt)
    one.add_argument("dice", type=int, help=say("odds-cli-dice"))
    one.add_argument("value", type=int, help=say("odds-cli-value"))
    one = question("plan", ask_plan, valued)
    one.add_argument("prey", help=say("odds-cli-prey"))
    one.add_argument("--krom", type=int, default=0, help=say("odds-cli-krom"))
    one = question("forest", ask_forest, valued)
    one.add_argument("--discard", nargs="*", default=[], metavar="CARD[=N]", help=say("odds-cli-discard"))
    one.add_argument("--left", nargs="*", metavar="CARD[=N]", help=say("odds-cli-left"))
    one.add_argument("--krom", type=int, default=0, help=say("odds-cli-krom"))
    one = question("mountain", ask_mountain, valued)
    one.add_argument("dice", nargs="*", type=int, help=say("odds-cli-rolled"))
    one.add_argument("--rerolls", type=int, help=say("odds-cli-rerolls"))
    one = question("reach", ask_reach)
    one.add_argument("combination", help=say("odds-cli-combination"))
    one.add_argument("--rerolls", type=int, help=say("odds-cli-rerolls"))
    one.add_argument("--exact", action="store_true", help=say("odds-cli-exact"))
    one = question("duel", ask_duel)
    one.add_argument("--life", type=int, help=say("odds-cli-life"))
    one.add_argument("--kromosaurus", type=int, metavar="LIFE", help=say("odds-cli-beast"))
    one.add_argument("--dice", type=int, default=0, help=say("odds-cli-extra"))
    one.add_argument("--plus", type=int, default=0, help=say("odds-cli-plus"))
    one.add_argument("--cards", nargs="*", default=[], metavar="CARD", help=say("odds-cli-cards"))
    one.add_argument("--recovery", type=int, default=0, help=say("odds-cli-recovery"))
    one.add_argument("--meets", default="1", help=say("odds-cli-meets"))
    one.add_argument("--place", default="forest", help=text.listed(PLACES))
    one = question("meeting", ask_meeting)
    one.add_argument("mixes", nargs="+", metavar="NAME:forest=1,mountain=2", help=say("odds-cli-mixes"))
    one.add_argument("--kromosaurus", action="store_true", help=say("odds-cli-in-play"))
    return top


def say(key: str) -> str:
    return WORDS.message(key).replace("%", "%%")


def pair(path: str, entry: str) -> tuple[str, str]:
    name, equals, value = entry.partition("=")
    if not equals:
        raise bad(path, "name-value", found=entry)
    return name, value


def pairs(path: str, entries: str) -> dict[str, str]:
    return dict(pair(path, entry) for entry in entries.split(",") if entry)


def number(path: str, value: str) -> int:
    try:
        return int(value)
    except ValueError:
        raise bad(path, "whole-number", found=value) from None


# --- asking


def ask_combat(options: argparse.Namespace, rules: Ruleset) -> Combat:
    fighters = []
    for entry in options.fighters:
        name, _, told = entry.partition(":")
        known = pairs(name, told)
        for field in known:
            if field not in ("life", "plus", "dice"):
                raise bad(f"{name}.{field}", "one-of", names=["life", "plus", "dice"], found=field)
        fighters.append(Fighter(name, **{field: number(f"{name}.{field}", value) for field, value in known.items()}))
    return combat(fighters, options.place, rules)


def ask_hunt(options: argparse.Namespace, rules: Ruleset) -> Hunt:
    return hunt(options.dice, options.value)


def ask_plan(options: argparse.Namespace, rules: Ruleset) -> HuntPlan:
    return hunt_plan(options.prey, options.krom, worth(options), rules, options.life)


def ask_forest(options: argparse.Namespace, rules: Ruleset) -> Forest:
    left = None if options.left is None else cards("left", options.left)
    return forest(left, cards("discard", options.discard), options.krom, worth(options), rules, options.life)


def ask_mountain(options: argparse.Namespace, rules: Ruleset) -> Mountain:
    return mountain(options.rerolls, worth(options), rules, options.life)


def ask_reach(options: argparse.Namespace, rules: Ruleset) -> Reach:
    return reach(options.combination, options.rerolls, options.exact, rules)


def ask_duel(options: argparse.Namespace, rules: Ruleset) -> Duel:
    return duel(
        rules.life.most if options.life is None else options.life,
        options.kromosaurus,
        options.dice,
        options.plus,
        cards=options.cards,
        recovery=options.recovery,
        meets=options.meets,
        place=options.place,
        rules=rules,
    )


def ask_meeting(options: argparse.Namespace, rules: Ruleset) -> Meeting:
    mixes = {}
    for entry in options.mixes:
        name, _, told = entry.partition(":")
        mixes[name] = pairs(name, told)
    return meeting(mixes, options.kromosaurus, rules=rules)


def worth(options: argparse.Namespace) -> dict[str, str]:
    return dict(pair("--worth", entry) for entry in options.worth)


def cards(path: str, entries: Iterable[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for entry in entries:
        name, _, count = entry.partition("=")
        found[name] = found.get(name, 0) + (number(f"{path}.{name}", count) if count else 1)
    return found


# --- answering


def sections(result: Any, options: argparse.Namespace) -> list[Section]:
    """The tables of a result."""
    match result:
        case Combat():
            found = [chances("win", result.win), chances("first", result.first), chances("stunned", result.stunned)]
            found += [chances("damage", spread, name) for name, spread in result.damage.items()]
            ranked = sorted(result.order.ways, key=lambda names: -result.order.ways[names])
            rows = [(" > ".join(names), result.order[names]) for names in (ranked if options.json else ranked[:6])]
            return [
                *found,
                Section("tie", True, [("first_place", result.tie), ("anywhere", result.any_tie)]),
                Section("order", True, rows),
            ]
        case Hunt():
            return [Section("hunt", True, [(f"{result.value}+", Fraction(result))])]
        case HuntPlan():
            return [
                Section(
                    "chance",
                    True,
                    [(f"+{offer.bought} ({offer.cost} Krom)", Fraction(offer.chance)) for offer in result.offers],
                ),
                Section("net", False, [(f"+{offer.bought}", offer.net) for offer in result.offers]),
                Section("fair-price", False, [(f"+{offer.bought}", offer.fair_price) for offer in result.offers]),
            ]
        case Forest():
            return [
                chances("next-card", result.chance), Section("value", False, list(result.values.items())),
                chances("cards-drawn", result.drawn), chances("net-worth", result.total),
            ]  # fmt: skip
        case Mountain():
            found = [
                Section("value", False, [("net", result.value)]),
                chances("final", result.final),
                chances("krom-spent", result.spent),
            ]
            if options.dice:
                shown = [(" ".join(map(str, choice.keep)) or "–", choice) for choice in result.choices(options.dice)]
                found.append(Section("keep", False, [(label, choice.value) for label, choice in shown]))
                found.append(Section("regret", False, [(label, choice.regret) for label, choice in shown]))
            return found
        case Reach():
            return [Section("reach", True, [(result.combination, Fraction(result))])]
        case Duel():
            ends = [("win", result.win), ("lose", result.lose), ("never", result.never)]
            lasting = [
                (str(fights), chance) for fights, chance in enumerate(result.fights.up_to(FIGHTS_SHOWN)) if fights
            ]
            return [Section("duel", True, ends), Section("lasting", True, lasting)]
        case Meeting():
            each = [chances(name, getattr(result, name)) for name in ("first", "fights", "meets", "alone")]
            fights = [(f"{place}: {text.listed(names)}", chance) for (place, names), chance in result.fight.items()]
            return [*each, Section("fight", True, fights)]
    raise AssertionError(result)


def chances(about: str, spread: Mapping[Any, Fraction], name: str = "") -> Section:
    return Section(about, True, [(str(outcome), chance) for outcome, chance in spread.items()], name)


def as_json(result: Any, found: list[Section], rolled: Simulation | None, options: argparse.Namespace) -> str:
    data: dict[str, Any] = {
        "question": options.question,
        "sentence": result.sentence.say(options.lang),
        "rulings": dict(result.rulings),
        "invented": list(result.invented),
        "tables": tables(found),
    }
    if options.explain:
        data["steps"] = [
            {
                "key": step.key,
                "sentence": step.say(options.lang),
                "before": step.before,
                "after": step.after and str(step.after),
            }
            for step in explain(result)
        ]
    if rolled is not None:
        data["simulated"] = {
            "n": rolled.n, "seed": rolled.seed,
            "rows": [
                {"label": row.label, "exact": str(row.exact), "count": row.times, "low": row.low, "high": row.high}
                for row in rolled.rows
            ],
        }  # fmt: skip
    return json.dumps(data, ensure_ascii=False, indent=2)


def tables(found: list[Section]) -> dict[str, Any]:
    data: dict[str, Any] = {}
    for section in found:
        rows = {label: figures(value, section.chances) for label, value in section.rows}
        if section.name:
            data.setdefault(section.about, {})[section.name] = rows
        else:
            data[section.about] = rows
    return data


def figures(value: Fraction, chance: bool) -> dict[str, Any]:
    return (
        {"fraction": str(value), "percent": float(value * 100)}
        if chance
        else {"fraction": str(value), "krom": float(value)}
    )


def as_text(result: Any, found: list[Section], rolled: Simulation | None, options: argparse.Namespace) -> str:
    lines = [result.sentence.say(options.lang)]
    for section in found:
        rows = [(shown(label, options.lang), value) for label, value in section.rows]
        wide = max((len(label) for label, _ in rows), default=0)
        lines += ["", section.heading(options.lang)]
        for label, value in rows:
            figure = percent(value, options.lang) if section.chances else about(value, options.lang)
            lines.append(f"  {label:<{wide}}  {figure:>9}  {short(value)}")
    if options.explain:
        lines += ["", *explain(result).say(options.lang)]
    if rolled is not None:
        wide = max(len(label) for label in rolled.exact)
        lines += ["", WORDS.message("odds-cli-simulated", options.lang, n=rolled.n, seed=str(rolled.seed))]
        for row in rolled.rows:
            low, high = (percent(Fraction(end), options.lang) for end in (row.low, row.high))
            lines.append(f"  {row.label:<{wide}}  {percent(row.exact, options.lang):>9}  {low} – {high}")
    for name, option in result.rulings.items():
        lines.append(WORDS.message("odds-cli-ruled", options.lang, name=name, option=option))
    if result.invented:
        lines.append(WORDS.message("odds-cli-invented", options.lang, paths=list(result.invented)))
    return "\n".join(lines)


def shown(label: str, lang: str) -> str:
    """A label in words, where the catalogues have some for it."""
    key = f"odds-label-{label}"
    return WORDS.message(key, lang) if WORDS.has(key) else label


def short(value: Fraction) -> str:
    """A fraction, unless it is too long to be read."""
    shown = str(value)
    return shown if len(shown) <= 40 else ""
