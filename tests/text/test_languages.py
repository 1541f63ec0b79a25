"""Every language says everything: the same names, with the same facts in them, in files of the same name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from krom_explore import games, text

FOLDERS = {"generic": Path(text.__file__).parent} | {
    name: Path(games.game(name).__file__).parent / "text" for name in games.names()
}
OTHERS = [lang for lang in text.languages() if lang != text.FALLBACK]

every_folder = pytest.mark.parametrize("folder", FOLDERS)
every_language = pytest.mark.parametrize("lang", OTHERS)


class Facts(Visitor):
    """What is put into a message from outside."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(folder: str, lang: str, file: str) -> dict[str, ast.Message]:
    written = (FOLDERS[folder] / lang / file).read_text(encoding="utf-8")
    entries = FluentParser(with_spans=False).parse(written).body
    junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    assert not junk, junk[:3]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def facts(entry: ast.Message) -> set[str]:
    found = Facts()
    found.visit(entry)
    return found.names


def files(folder: str) -> list[str]:
    return sorted(path.name for path in (FOLDERS[folder] / text.FALLBACK).glob("*.ftl"))


def test_there_are_four_languages():
    assert text.languages() == ("de", "en", "fr", "it")


@every_language
@every_folder
def test_every_language_has_the_same_messages_in_the_same_files(folder, lang):
    assert sorted(path.name for path in (FOLDERS[folder] / lang).glob("*.ftl")) == files(folder)
    for file in files(folder):
        assert list(messages(folder, lang, file)) == list(messages(folder, text.FALLBACK, file)), file


@every_language
@every_folder
def test_a_sentence_has_no_fact_that_english_is_not_given_or_loses_one(folder, lang):
    """A language may leave a fact out only where English has it to choose among forms that this language lacks."""
    for file in files(folder):
        english, other = messages(folder, text.FALLBACK, file), messages(folder, lang, file)
        for name, entry in english.items():
            assert facts(other[name]) <= facts(entry), f"{file}: {name}"
            assert shown(entry) <= facts(other[name]), f"{file}: {name}"


def shown(entry: ast.Message) -> set[str]:
    """The facts that stand in the sentence itself, not only as what it chooses by."""
    found: set[str] = set()

    class Shown(Visitor):
        def visit_Placeable(self, node: ast.Placeable) -> None:
            inner = node.expression
            if isinstance(inner, ast.VariableReference):
                found.add(inner.id.name)
            elif isinstance(inner, ast.SelectExpression):
                for variant in inner.variants:
                    self.visit(variant)
            else:
                self.generic_visit(node)

    Shown().visit(entry)
    return found


@every_language
@every_folder
def test_typography_is_that_of_the_language(folder, lang):
    """Straight quotes and three dots are a typewriter's."""
    for file in files(folder):
        for name, entry in messages(folder, lang, file).items():
            written = "".join(
                element.value
                for element in (entry.value.elements if entry.value else ())
                if isinstance(element, ast.TextElement)
            )
            assert not re.search(r"\.\.\.|(?<=\s)\"|\"(?=\s)|'", written), f"{file}: {name}: {written}"


@every_folder
def test_signs_of_two_parts_never_begin_a_line_in_french(folder):
    """The space before them does not break."""
    for file in files(folder):
        written = (FOLDERS[folder] / "fr" / file).read_text(encoding="utf-8")
        for name, lines in text.entries(written):
            assert not re.search(r"(?<=\S) [:;!?»]|« ", lines.partition("=")[2]), f"{file}: {name}"


@every_folder
def test_no_name_is_elided_in_french(folder):
    """“de Alma” is wrong, and “d’Kolos” too: a sentence does without."""
    for file in files(folder):
        written = (FOLDERS[folder] / "fr" / file).read_text(encoding="utf-8")
        wrong = re.findall(r".*\b(?:[Dd]e|[Qq]ue) \{ \$(?:player|name|me|who|against|rival|victim) \}.*", written)
        assert not wrong, f"{file}: {wrong}"
