"""The command line: ``krom-explore serve | play | odds | rules | handout | strength``."""

from __future__ import annotations

import argparse
import os
import re
import sys
import time
from collections.abc import Iterable, Sequence
from fractions import Fraction
from pathlib import Path
from types import ModuleType
from typing import Any

from krom_explore import games, text
from krom_explore.engine import checks, files, record
from krom_explore.engine.faults import BadInput
from krom_explore.lab import RANDOM, Strength, levels_of
from krom_explore.odds import cli as odds
from krom_explore.odds import percent
from krom_explore.text.arguments import Parser, spoken

PAPERS = ("a4", "letter")

PATIENCE = 1
"""Seconds after which one wants to see that something happens."""


def main(argv: list[str] | None = None) -> int:
    """Run a command; 0 when it went well. What a person typed wrong is answered with a sentence, never a traceback."""
    args = list(sys.argv[1:] if argv is None else argv)
    try:
        try:
            return run(args)
        finally:
            sys.stdout.flush()
    except BrokenPipeError:  # who reads has had enough: “| head” is no fault
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def run(args: list[str]) -> int:
    lang = text.FALLBACK
    try:
        lang = chosen(args, "--lang", text.languages(), lang)
        game = games.game(chosen(args, "--game", games.names(), games.names()[0]))
        if args[:1] == ["odds"]:
            return odds.main(args[1:], game.odds.COMMANDS, game.Ruleset.load, lang)
        with spoken(lang):
            options = parser(game, lang).parse_args(args)
        commands = {"serve": serve, "play": play, "rules": rules, "handout": handout, "strength": strength}
        return commands[options.command](options, game)
    except BadInput as bad:
        print(bad.say(lang), file=sys.stderr)
        return 2
    except (EOFError, KeyboardInterrupt):
        print()
        return 0


def chosen(args: list[str], option: str, names: Sequence[str], usual: str) -> str:
    """What ``--game NAME`` or ``--lang NAME`` names, taken out of the arguments wherever it stands: what else may be
    typed, and how it is explained, depends on it."""
    name = usual
    for at in reversed(range(len(args))):
        typed, equals, given = args[at].partition("=")
        if typed == option:
            name = given if equals else next(iter(args[at + 1 :]), "")
            del args[at : at + (1 if equals else 2)]
            if name not in names:
                raise BadInput(option, "one-of", names=list(names), found=name)
    return name


def parser(game: ModuleType, lang: str = text.FALLBACK) -> Parser:
    top = Parser(prog="krom-explore", description=text.message("cli-about", lang), words=game.WORDS, lang=lang)
    say = top.say
    commands = top.add_subparsers(dest="command", required=True, metavar=say("typed-command"))

    def command(name: str, about: str, **more: Any) -> Parser:
        said = text.message(about, lang)
        return commands.add_parser(name, help=say(about), description=said, words=game.WORDS, lang=lang, **more)

    table = command("play", "cli-play")
    table.add_argument("players", nargs="*", metavar="PLAYER", help=say("cli-players"))
    table.add_argument("--seed", help=say("cli-play-seed"))
    table.add_argument("--scenario", metavar="FILE", help=say("cli-scenario"))
    table.add_argument("--load", metavar="FILE", help=say("cli-load"))
    table.add_argument("--against", choices=(*levels_of(game), RANDOM), default="normal", help=say("cli-against"))
    table.add_argument("--rehearse", action="store_true", help=say("cli-rehearse"))
    command("odds", "cli-odds", add_help=False)
    box = command("rules", "cli-box")
    box.add_argument("rule", nargs="?", help=say("cli-rule"))
    box.add_argument("--template", action="store_true", help=say("cli-template"))
    box.add_argument("--check", metavar="FILE", help=say("cli-check"))
    sheet = command("handout", "cli-handout")
    sheet.add_argument("name", help=say("cli-handout-name"))
    sheet.add_argument("--seed", default="0", help=say("cli-handout-seed"))
    sheet.add_argument("--answers", action="store_true", help=say("cli-handout-answers"))
    sheet.add_argument("--pupils", type=int, default=1, help=say("cli-handout-pupils"))
    sheet.add_argument("--paper", choices=PAPERS, help=say("cli-handout-paper"))
    sheet.add_argument("--url", metavar="ADDRESS", default="", help=say("cli-handout-url"))
    sheet.add_argument("-o", "--output", metavar="FILE", help=say("cli-handout-output"))
    bots = command("strength", "cli-strength")
    bots.add_argument("--games", type=int, default=100, help=say("cli-strength-games"))
    bots.add_argument("--players", type=int, default=2, help=say("cli-strength-players"))
    bots.add_argument("--seed", default="0", help=say("cli-seed"))
    for one in (table, bots):
        for name, key in game.face.NEW_GAME.switches.items():
            one.add_argument(f"--{name}", action="store_true", help=say(key))
    for one in (table, box, sheet, bots):
        one.add_argument("--rules", metavar="FILE", help=say("cli-rules"))
        one.add_argument("--ruling", metavar="NAME=OPTION", action="append", default=[], help=say("cli-ruling"))
    app = command("serve", "cli-serve")
    app.add_argument("--host", metavar="ADDRESS", default="127.0.0.1", help=say("cli-serve-host"))
    app.add_argument("--port", metavar="N", help=say("cli-serve-port"))
    app.add_argument("--class-size", metavar="N", help=say("cli-serve-class-size"))
    app.add_argument("--name", action="append", default=[], help=say("cli-serve-name"))
    app.add_argument("--notebooks", action="store_true", help=say("cli-serve-notebooks"))
    app.add_argument("--no-browser", action="store_true", help=say("cli-serve-no-browser"))
    app.add_argument("--rules", metavar="FILE", help=say("cli-rules"))
    for one in (top, table, box, sheet, bots, app):
        one.add_argument("--lang", default=lang, help=say("cli-lang"))
        one.add_argument("--game", metavar="NAME", help=say("cli-game"))
    return top


def serve(options: argparse.Namespace, game: ModuleType) -> int:
    """The app or the tutorials in the browser, perhaps with a box of one's own in use on every page."""
    from krom_explore.ui.serve import serve

    if options.rules:
        game.Ruleset.load(options.rules)  # what is wrong with it is said now, and not to each visitor
        os.environ[games.RULES] = f"{game.Table.game.name}={Path(options.rules).resolve()}"
    return serve(
        options.host,
        options.port,
        options.class_size,
        open_browser=not options.no_browser,
        notebooks=options.notebooks,
        names=options.name,
        lang=options.lang,
    )


def play(options: argparse.Namespace, game: ModuleType) -> int:
    """A game in the terminal: the first player is the person, the others are bots."""
    from krom_explore.terminal import Session

    table = open_table(options, game)
    if not options.load:
        print(text.message("cli-game-number", options.lang, seed=str(table.seed)))
    return Session(table, lang=options.lang, rehearse=options.rehearse, against=options.against).run()


def open_table(options: argparse.Namespace, game: ModuleType) -> Any:
    from krom_explore.ui import fresh

    rules = rules_of(options, game)
    if options.load:
        changed = bool(options.rules or options.ruling)
        return game.Table.load(content(options.load), rules if changed else None)
    seed = fresh.seed() if options.seed is None else seed_of(options.seed)
    if options.scenario:
        return game.Table.scenario(content(options.scenario), rules=rules, seed=seed)
    sheet = game.face.NEW_GAME
    switches = {name: getattr(options, name) for name in sheet.switches}
    if not options.players:
        return sheet.deal({**sheet.first(rules), **switches, "seed": seed}, rules)[0]
    return game.Table.new(options.players, seed=seed, rules=rules, **switches)


def strength(options: argparse.Namespace, game: ModuleType) -> int:
    """The table of strengths, a line as soon as it is known."""
    from krom_explore.lab.strength import pairs, strength

    checks.whole("--games", options.games, 1)
    rules = rules_of(options, game)
    checks.whole("--players", options.players, rules.players.least, rules.players.most)
    sheet = game.face.NEW_GAME
    seed = seed_of(options.seed)
    chosen = {**sheet.first(rules), **{name: getattr(options, name) for name in sheet.switches}}

    def deal(seed: str) -> Any:
        return sheet.deal({**chosen, "players": options.players, "seed": seed}, rules)[0]

    print(text.message("strength-title", options.lang, players=options.players, seed=str(seed)))
    print(text.message("strength-fair", options.lang, share=percent(Fraction(1, options.players), options.lang)))
    for level, against in pairs(levels_of(game)):
        row = last(strength(deal, level, against, options.games, seed), options.games)
        low, high = (percent(Fraction(end).limit_denominator(10**4), options.lang) for end in row.interval)
        names = {
            "level": text.message(f"bot-{level}", options.lang),
            "against": text.message(f"bot-{against}", options.lang),
        }
        facts = {
            "games": row.games,
            "won": row.won,
            "share": percent(row.share, options.lang),
            "low": low,
            "high": high,
        }
        print(text.message("strength-row", options.lang, **names, **facts), flush=True)
    return 0


def last(counts: Iterable[Strength], games: int) -> Strength:
    """The last of these; where it takes longer than a second, somebody who waits sees how far it is."""
    begun = time.monotonic()
    shown = False
    for row in counts:
        if time.monotonic() - begun > PATIENCE:
            print(f"\r{row.games}/{games} ", end="", file=sys.stderr, flush=True)
            shown = True
    if shown:
        print("\r", end="", file=sys.stderr, flush=True)
    return row


def rules(options: argparse.Namespace, game: ModuleType) -> int:
    """The rules in words; the box as a file to begin with; what is wrong with a file of one's own."""
    if options.template:
        print(game.Ruleset.template(), end="")
        return 0
    if options.check:
        faults = game.Ruleset.faults(content(options.check))
        for bad in faults:
            print(bad.say(options.lang))
        print(text.message("cli-checked", options.lang, n=len(faults)))
        return 1 if faults else 0
    ruleset = rules_of(options, game)
    index = game.rulebook.index()
    wanted = [rule for rule in index if options.rule in (None, rule) or rule.startswith(f"{options.rule}.")]
    if not wanted:
        raise BadInput(str(options.rule), "no-rule")
    for rule in wanted:
        print(f"{rule}: {game.rulebook.rule_text(rule, options.lang, ruleset)}")
    return 0


def handout(options: argparse.Namespace, game: ModuleType) -> int:
    """Something to print: to a file, or to wherever the output goes."""
    from krom_explore.learn.handout import handout

    made = handout(
        game,
        options.name,
        rules_of(options, game),
        options.lang,
        seed=seed_number(options.seed),
        answers=options.answers,
        pupils=options.pupils,
        paper=options.paper,
        base=options.url,
    )
    if not options.url:
        print(text.message("cli-handout-no-code", options.lang), file=sys.stderr)
    if options.output is None:
        print(made, end="")
        return 0
    try:
        Path(options.output).write_text(made, encoding="utf-8")
    except OSError as fault:
        why = files.reason(fault)
        print(text.message("play-save-failed", options.lang, file=options.output, why=why), file=sys.stderr)
        return 1
    print(text.message("cli-handout-written", options.lang, file=options.output), file=sys.stderr)
    return 0


def rules_of(options: argparse.Namespace, game: ModuleType) -> Any:
    """The bundled box or one's own, ruled as the arguments say."""
    return game.Ruleset.load(options.rules).with_rulings(**dict(named(entry) for entry in options.ruling))


def named(entry: str) -> tuple[str, str]:
    name, equals, option = entry.partition("=")
    if not equals:
        raise BadInput(f"--ruling {entry}", "name-option")
    return name, option


def seed_of(typed: str) -> int | str:
    """A number where it is one, else the text."""
    number = re.fullmatch(r"-?\d+", typed) and len(typed) <= checks.LONGEST_SEED
    return int(typed) if number else typed


def seed_number(typed: str) -> int:
    seed = seed_of(typed)
    if isinstance(seed, str):
        raise BadInput("--seed", "whole-number", found=checks.short(seed))
    return seed


def content(path: str) -> str:
    return files.read(path, record.LARGEST)


if __name__ == "__main__":
    sys.exit(main())
