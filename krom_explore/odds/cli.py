"""Questions of a game in the terminal: as tables for people, as JSON or as CSV. Which there are, the game says."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from krom_explore import text
from krom_explore.engine.faults import BadInput
from krom_explore.text.arguments import Parser, spoken

from . import spreadsheet
from .command import Command, Section, pair
from .result import Result, explain, in_short
from .simulation import Simulation, simulate
from .spread import about, in_full, percent


def main(
    argv: Sequence[str], commands: Sequence[Command], load: Callable[[str | None], Any], lang: str = text.FALLBACK
) -> int:
    """Answer one question; 0 when it went well. What a person typed wrong is answered with a sentence.

    ``load`` gives the ruleset of a file, or the bundled one.
    """
    with spoken(lang):
        options = parser(commands, lang).parse_args(argv)
    return answer(options, load)


def answer(options: argparse.Namespace, load: Callable[[str | None], Any]) -> int:
    command: Command = options.asked
    try:
        rules = load(options.rules)
        if options.ruling:
            rules = rules.with_rulings(**dict(pair("--ruling", entry) for entry in options.ruling))
        result = command.read(options, rules)
        found = command.sections(result, options)
        rolled = simulate(result, options.simulate, options.seed) if options.simulate else None
    except BadInput as fault:
        print(fault.say(options.lang), file=sys.stderr)
        return 2
    show = as_json if options.json else as_csv if options.csv else as_text
    print(show(result, found, rolled, options))
    return 0


# --- what may be typed


def parser(commands: Sequence[Command], lang: str = text.FALLBACK) -> Parser:
    common = Parser(add_help=False, lang=lang)
    say = common.say
    common.add_argument("--rules", metavar="FILE", help=say("odds-cli-rules"))
    common.add_argument("--ruling", metavar="NAME=OPTION", action="append", default=[], help=say("odds-cli-ruling"))
    form = common.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=say("odds-cli-json"))
    form.add_argument("--csv", action="store_true", help=say("odds-cli-csv"))
    common.add_argument("--explain", action="store_true", help=say("odds-cli-explain"))
    common.add_argument("--simulate", type=int, default=0, help=say("odds-cli-simulate"))
    common.add_argument("--seed", default="0", help=say("odds-cli-seed"))
    common.add_argument("--lang", default=lang, help=say("odds-cli-lang"))
    top = Parser(prog="krom-explore odds", description=say("odds-cli"), lang=lang)
    questions = top.add_subparsers(dest="question", required=True, metavar=say("typed-question"))
    for command in commands:
        words = command.about.words
        help_ = command.about(lang)
        one = questions.add_parser(
            command.name, parents=[common], help=help_, description=help_, words=words, lang=lang
        )
        command.arguments(one)
        one.set_defaults(asked=command)
    return top


# --- answering


def as_csv(result: Result, found: list[Section], rolled: Simulation | None, options: argparse.Namespace) -> str:
    return spreadsheet.as_csv(result.table(options.lang)).rstrip("\n")


def as_json(result: Result, found: list[Section], rolled: Simulation | None, options: argparse.Namespace) -> str:
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
                "after": step.after and in_full(step.after),
            }
            for step in explain(result)
        ]
    if rolled is not None:
        data["simulated"] = {
            "n": rolled.n, "seed": rolled.seed,
            "rows": [
                {"label": row.id, "exact": in_full(row.exact), "count": row.times, "low": row.low, "high": row.high}
                for row in rolled.rows
            ],
        }  # fmt: skip
    return json.dumps(data, ensure_ascii=False, indent=2)


def tables(found: list[Section]) -> dict[str, Any]:
    data: dict[str, Any] = {}
    for section in found:
        whole = 100 if section.unit == "percent" else 1
        rows = {
            line.id: {"fraction": in_full(line.value), section.unit: float(whole * line.value)}
            for line in section.figures
        }
        if section.of:
            data.setdefault(section.id, {})[section.of] = rows
        else:
            data[section.id] = rows
    return data


def as_text(result: Result, found: list[Section], rolled: Simulation | None, options: argparse.Namespace) -> str:
    lang = options.lang
    lines = [result.sentence.say(lang)]
    for section in found:
        shown = section.figures[: section.likeliest]
        labels = [line.label.words.message(line.label.key, lang) if line.label else line.id for line in shown]
        wide = max(map(len, labels), default=0)
        lines += ["", section.title.say(lang)]
        for label, line in zip(labels, shown, strict=True):
            figure = percent(line.value, lang) if section.unit == "percent" else about(line.value, lang)
            lines.append(f"  {label:<{wide}}  {figure:>9}  {in_short(line.value)}".rstrip())
    if options.explain:
        lines += ["", *explain(result).say(lang)]
    if rolled is not None:
        labels = [row.label.say(lang) for row in rolled.rows]
        wide = max(map(len, labels))
        lines += ["", text.message("odds-cli-simulated", lang, n=rolled.n, seed=str(rolled.seed))]
        for label, row in zip(labels, rolled.rows, strict=True):
            low, high = (percent(Fraction(end), lang) for end in (row.low, row.high))
            lines.append(f"  {label:<{wide}}  {percent(row.exact, lang):>9}  {low} – {high}")
    for name, option in result.rulings.items():
        lines.append(text.message("odds-cli-ruled", lang, name=name, option=option))
    if result.invented:
        lines.append(text.message("odds-cli-invented", lang, paths=list(result.invented)))
    return "\n".join(lines)
