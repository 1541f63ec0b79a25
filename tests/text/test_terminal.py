"""No English is left in the terminal in another language: help, answers, refusals.

What is asked is asked in English, in each language, and in the one that nobody speaks (``text.pseudo``). A line that is
the same in English and in another language, but not in that one, has not been translated. A word without an accent
there is one that is typed, or English that stands in no catalogue.
"""

from __future__ import annotations

import argparse
import inspect
import re
from collections.abc import Iterator
from contextlib import suppress

import pytest

from krom_explore import games, text
from krom_explore.cli import main, parser
from krom_explore.odds import cli as odds
from krom_explore.terminal import Session
from krom_explore.text import pseudo
from krom_explore.text.arguments import ARGPARSE, Parser, spoken
from tests.play import new_table
from tests.text.test_left_over import OTHERS, PROPER, SHARED

ANSWERED = [
    "rules", "rules --game tribu", "strength --games 1 --game tribu",
    "odds combat Kolos Karok:life=3 --explain --simulate 20", "odds hunt 2 9 --explain", "odds plan mammoth --explain",
    "odds forest --explain", "odds mountain 2 2 3 4 5 --explain", "odds reach straight --explain",
    "odds duel --explain --simulate 20", "odds meeting Kolos:forest=1 Alma:forest=1 --explain",
    "odds next-card --game tribu --explain", "odds opening --game tribu --explain",
    "odds hostile --game tribu --explain", "odds standoff --game tribu --explain",
]  # fmt: skip

REFUSED = [
    "", "dance", "play --against grandmaster", "play --load nowhere", "play --load .", "play --seed",
    "play --rehearse=yes", "play Bob Alma", "rules nothing", "rules --check nowhere", "odds",
    "odds mountain --rerolls x", "odds combat", "odds hunt 2 9 --json --csv", "odds hunt 2 9 --r 1", "odds hunt 2 9 7",
    "odds combat Kolos Kolos", "handout", "handout nothing", "handout rules --seed word",
    "handout rules --output nowhere/sheet.html", "strength --games 0", "strength --players 99", "serve --port 80000",
    "serve --host nowhere.invalid", "serve --class-size x", "serve --class-size 30 --notebooks",
]  # fmt: skip

LISTING = {"play Bob Alma", "odds combat Kolos Kolos", "handout nothing"}
"""Refusals that list what there is, or say which field is meant."""

WORD = re.compile(r"[^\W\d_]{3,}")
PLAIN = re.compile(r"[a-zA-Z]{3,}")
CAPITALS = re.compile(r"\b[A-Z]+\b")
"""What stands for something typed."""


def parsers() -> Iterator[Parser]:
    """Those of the commands and of the questions of every game, and each that they lead to."""
    for name in games.names():
        game = games.game(name)
        for top in (parser(game), odds.parser(game.odds.COMMANDS)):
            yield top
            for action in top._actions:
                if isinstance(action, argparse._SubParsersAction):
                    yield from (made for made in action.choices.values() if made.add_help)


def helped() -> Iterator[str]:
    for name in games.names():
        game = games.game(name)
        for leads, top in (("", parser(game)), ("odds", odds.parser(game.odds.COMMANDS))):
            yield f"{leads} --help --game {name}"
            for action in top._actions:
                if isinstance(action, argparse._SubParsersAction):
                    yield from (f"{leads} {one} --help --game {name}" for one in action.choices if one != "odds")


HELPED = list(helped())


def typed_words() -> set[str]:
    """What is typed as it stands here, whatever the language: commands, options and what they may be, formats."""
    names = {"krom", "explore", "toml", "json", "csv", "html", "utf", "cave", "savannah", "blue", "red"}
    for each in parsers():
        for action in each._actions:
            names |= {*action.option_strings, *map(str, action.choices or ()), str(action.default)}
            names |= set(re.findall(r"\w+(?==)", str(action.metavar)))
    return {word.lower() for name in names for word in PLAIN.findall(name)}


@pytest.fixture(scope="module", autouse=True)
def nobodys() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv(pseudo.ASKED, "1")
        patched.setenv("COLUMNS", "1000")
        text.languages.cache_clear()
        yield
    text.languages.cache_clear()


def said(asked: str, lang: str, capsys: pytest.CaptureFixture[str]) -> str:
    """All that the terminal says to a command."""
    with suppress(SystemExit):
        main([*asked.split(), "--lang", lang])
    told = capsys.readouterr()
    return told.out + told.err


def left(english: str, written: str, nobodys: str, lang: str) -> list[str]:
    """The lines of a language that nobody has translated."""
    same = set(english.splitlines()).intersection(written.splitlines()).difference(nobodys.splitlines())
    known = PROPER | SHARED[lang]
    return [
        line for line in same
        if {word for word in WORD.findall(CAPITALS.sub("", line)) if word.lower() not in typed_words()} - known
    ]  # fmt: skip


@pytest.mark.parametrize("asked", [*HELPED, *ANSWERED, *REFUSED])
def test_no_line_is_left_in_english(asked, capsys):
    nobodys, english = (said(asked, lang, capsys) for lang in (pseudo.LANG, text.FALLBACK))
    assert english != nobodys
    assert not {lang: found for lang in OTHERS if (found := left(english, said(asked, lang, capsys), nobodys, lang))}


@pytest.mark.parametrize("asked", sorted({*HELPED, *REFUSED} - LISTING))
def test_no_sentence_stands_outside_the_catalogues(asked, capsys):
    plain = {word.lower() for word in PLAIN.findall(said(asked, pseudo.LANG, capsys))}
    assert plain <= typed_words() | {word.lower() for word in PLAIN.findall(asked)}


def test_no_line_of_a_game_is_left_in_english():
    def played(lang: str) -> str:
        lines: list[str] = []
        typed = iter([*["1"] * 60, "why 5", "why not go cave", "why", "board", "help", "save", "save /", "fly", "quit"])
        Session(new_table(3, seed=5), lang, read=lambda _: next(typed), write=lines.append).run()
        return "\n".join(lines)

    english, nobodys = played(text.FALLBACK), played(pseudo.LANG)
    assert not {lang: found for lang in OTHERS if (found := left(english, played(lang), nobodys, lang))}


def test_a_language_is_named_anywhere_or_not_at_all(capsys):
    for asked in (["--lang", "de", "play", "--help"], ["play", "--lang=de", "--help"], ["--help", "--lang", "de"]):
        with pytest.raises(SystemExit, match="0"):
            main(asked)
        assert "Aufruf:" in capsys.readouterr().out
    assert main(["play", "--lang", "xx"]) == 2
    assert "--lang: " in capsys.readouterr().err


def test_argparse_still_says_what_we_translate():
    """Or what it says instead would be English in a later Python."""
    written = inspect.getsource(argparse).replace("\\n", "\n")
    joined = re.sub(r"['\"]\s*\n\s*['\"]", "", written)
    assert not [message for message in ARGPARSE if message not in joined]


def test_argparse_is_left_as_it_was():
    theirs = argparse._
    with spoken("de"):
        assert argparse._("options") == text.message("argparse-options", "de")
    assert argparse._ is theirs
