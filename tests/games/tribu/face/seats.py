"""What is asked in the course of games, each as the one who is asked sees it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from krom_explore import Decision
from krom_explore.engine.seat import Seat
from krom_explore.games.face import Choice, Part, Sight
from krom_explore.games.tribu import WORDS, Ruleset, Table, face, rulebook
from tests.games.tribu.play import new_table, walk


def questions(rules: Ruleset | None = None, games: int = 3, steps: int = 150) -> Iterator[tuple[Table, Seat]]:
    for seed in range(games):
        table = new_table(2 + seed % 3, seed, rules)
        for _ in walk(table, seed, steps):
            if isinstance(table.pending, Decision):
                yield table, table.seat(table.pending.player)


def seat_of(table: Table) -> Seat:
    assert isinstance(table.pending, Decision)
    return table.seat(table.pending.player)


def by_answer(table: Table) -> dict[str, Choice]:
    return {choice.answer: choice for choice in face.choices(seat_of(table), "en")}


def shown(seat: Seat, part: str) -> Any:
    parts: dict[str, Part] = face.PARTS
    return parts[part].show(Sight(seat, WORDS, rulebook.rule_text, "en", False))
