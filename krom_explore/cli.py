"""The command line: ``krom-explore serve | play | odds``."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from krom_explore import text
from krom_explore.engine.faults import BadInput


def main(argv: list[str] | None = None) -> int:
    """Run a command; 0 when it went well. What a person typed wrong is answered with a sentence, never a traceback."""
    args = list(sys.argv[1:] if argv is None else argv)
    if args[:1] == ["odds"]:
        from krom_explore.games.krom.odds import cli as odds_cli

        return odds_cli.main(args[1:])
    options = parser().parse_args(args)
    try:
        return serve(options) if options.command == "serve" else play(options)
    except BadInput as bad:
        print(bad.say(getattr(options, "lang", "en")), file=sys.stderr)
        return 2
    except (EOFError, KeyboardInterrupt):
        print()
        return 0


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="krom-explore", description=say("cli-about"))
    commands = top.add_subparsers(dest="command", required=True)
    game = commands.add_parser("play", help=say("cli-play"), description=say("cli-play"))
    game.add_argument("players", nargs="*", metavar="CHARACTER", help=say("cli-players"))
    game.add_argument("--seed", default="0", help=say("cli-seed"))
    game.add_argument("--scenario", metavar="FILE", help=say("cli-scenario"))
    game.add_argument("--load", metavar="FILE", help=say("cli-load"))
    game.add_argument("--rules", metavar="FILE", help=say("cli-rules"))
    game.add_argument("--ruling", metavar="NAME=OPTION", action="append", default=[], help=say("cli-ruling"))
    game.add_argument("--kromosaurus", action="store_true", help=say("cli-kromosaurus"))
    game.add_argument("--glacial", action="store_true", help=say("cli-glacial"))
    game.add_argument("--longer", action="store_true", help=say("cli-longer"))
    game.add_argument("--rehearse", action="store_true", help=say("cli-rehearse"))
    game.add_argument("--lang", default="en", help=say("cli-lang"))
    commands.add_parser("odds", help=say("cli-odds"), add_help=False)
    app = commands.add_parser("serve", help=say("cli-serve"), description=say("cli-serve"))
    app.add_argument("--host", default="127.0.0.1", help=say("cli-serve-host"))
    app.add_argument("--port", help=say("cli-serve-port"))
    app.add_argument("--class-size", default="4", help=say("cli-serve-class-size"))
    app.add_argument("--no-browser", action="store_true", help=say("cli-serve-no-browser"))
    return top


def say(key: str) -> str:
    return text.message(key)


def serve(options: argparse.Namespace) -> int:
    """The app in the browser."""
    from krom_explore.ui.serve import serve

    return serve(options.host, options.port, options.class_size, open_browser=not options.no_browser)


def play(options: argparse.Namespace) -> int:
    """A game in the terminal: the first character is yours, the others are bots."""
    from krom_explore.terminal import Session

    table = open_table(options)
    return Session(table, lang=options.lang, rehearse=options.rehearse).run()


def open_table(options: argparse.Namespace) -> Any:
    from krom_explore import Ruleset, Table

    rules = Ruleset.load(options.rules).with_rulings(**dict(named(entry) for entry in options.ruling))
    seed = int(options.seed) if options.seed.lstrip("-").isdecimal() else options.seed
    if options.load:
        changed = bool(options.rules or options.ruling)
        return Table.load(content(options.load), rules if changed else None)
    if options.scenario:
        return Table.scenario(content(options.scenario), rules=rules, seed=seed)
    players = options.players or list(rules.characters)[:3]
    switches = {name: getattr(options, name) for name in ("kromosaurus", "glacial", "longer")}
    return Table.new(players, seed=seed, rules=rules, **switches)


def named(entry: str) -> tuple[str, str]:
    name, equals, option = entry.partition("=")
    if not equals:
        raise BadInput(f"--ruling {entry}", "name-option")
    return name, option


def content(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as missing:
        raise BadInput(path, "file", why=missing.strerror or "") from None
    except UnicodeError:
        raise BadInput(path, "utf-8") from None


if __name__ == "__main__":
    sys.exit(main())
