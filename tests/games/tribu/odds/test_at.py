"""Which question a position asks, and that it tells a seat nothing that the seat may not know."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from krom_explore import BadInput
from krom_explore.engine.seat import ONLOOKER
from krom_explore.games.face import Noted
from krom_explore.games.tribu import WORDS, Table, odds
from krom_explore.games.tribu.look import in_sight
from krom_explore.games.tribu.odds import at
from krom_explore.games.tribu.odds.at import question_at
from tests.games.tribu.helpers import drawn, scene
from tests.games.tribu.play import new_table, walk

from .engine import ANN, table_with

LONE = {"chains": {"scout": {}}, "hand": ANN}
BOBS = {"chains": {"hunter": {"vases": ["red_flag", "red_drum"], "active": "courage"}, "shaman": {"active": "wolf"}}}
ARMED = {"chains": {"rider": {"vases": ["red_statue"], "active": "bison"}}, "hand": ANN}


def answer(table: Table, name: str | None = "Ann") -> Any:
    """The answer that is shown at a seat, without its note."""
    found = question_at(table.seat(name))
    return found.result if isinstance(found, Noted) else found


def test_before_a_draw_it_is_asked_what_comes() -> None:
    table = scene()
    seen = in_sight(table.view("Ann"))
    assert dict(answer(table).chance) == dict(odds.next_card(seen).chance)
    assert question_at(table.seat("Ann")).note == "ui-odds-unseen"
    table.choose("draw")
    assert dict(answer(table).chance) == dict(odds.next_card(seen).chance)
    assert dict(answer(table, None).chance) == dict(odds.next_card(left=table.state.deck).chance)
    assert not isinstance(question_at(table.seat(None)), Noted), "who sees everything knows the deck"


def test_when_the_deck_is_empty_it_is_what_was_discarded() -> None:
    """All but its top is shuffled, and everybody has seen it."""
    table = table_with([], {"hand": ANN})
    top, *rest = table.state.discard
    for name in ("Ann", "Bob", ONLOOKER):
        assert dict(answer(table, name).chance) == dict(odds.next_card(left=rest).chance)
    assert top == table.state.discard[0]


def test_a_lonely_character_comes_first() -> None:
    gamble = answer(scene(LONE, BOBS))
    assert isinstance(gamble, odds.Lonely)
    seen = Counter(in_sight(scene(LONE, BOBS).view("Ann"))) - Counter([*ANN, "scout"])
    assert gamble.saved == odds.lonely("scout", ANN, seen).saved
    assert isinstance(answer(scene({"chains": {"rider": {}}})), odds.NextCard), "a leader is never lost"
    saved = {"chains": {"scout": {}, "rider": {"vases": ["red_statue"], "active": "red_mask"}}}
    assert isinstance(answer(scene(saved)), odds.NextCard), "a card face down saves it"


def test_who_can_attack_asks_what_it_brings() -> None:
    raid = answer(scene(ARMED, BOBS))
    assert isinstance(raid, odds.Raid)
    assert (raid.card, raid.takes, raid.hidden) == ("bison", 2, 2)
    assert question_at(scene(ARMED, BOBS).seat("Ann")).note == "ui-odds-defends"


def test_who_has_attacked_waits_for_the_answer() -> None:
    table = scene(ARMED, BOBS)
    table.choose("attack bison rider Bob hunter")
    for name in ("Ann", ONLOOKER):
        assert isinstance(answer(table, name), odds.Raid)
    assert (answer(table, "Bob"), answer(table, None)) == (None, None), "they know what lies there"


def test_a_character_without_its_vase_is_a_gamble() -> None:
    gamble = answer(drawn(scene({"hand": ANN}), "scout"))
    assert isinstance(gamble, odds.Lonely)
    assert gamble.character == "scout"
    held = answer(drawn(scene({"hand": ["red_mask", *ANN[1:]]}), "scout"))
    assert held is None, "who holds the vase has nothing to fear"


def test_the_wait_is_that_of_the_chain_nearest_to_its_end() -> None:
    chains = {"rider": {"vases": ["red_statue", "multidiorama"]}, "scout": {"vases": ["red_mask"]}}
    wait = answer(drawn(scene({"chains": chains, "hand": ANN}), "wolf"))
    assert isinstance(wait, odds.Wait)
    assert (wait.character, wait.vase, wait.any_vase) == ("rider", 3, False)
    full = {"rider": {"vases": ["red_statue", "red_horse", "red_flag"]}}
    assert answer(drawn(scene({"chains": full, "hand": ANN}), "wolf")).vase == 4, "its Totem"


def test_while_others_choose_one_wonders_what_lies_face_down() -> None:
    table = drawn(scene(ARMED, BOBS), "strength")
    hidden = answer(table, "Bob")
    assert isinstance(hidden, odds.FaceDown)
    assert hidden.cards == odds.face_down(in_sight(table.view("Bob"))).cards
    assert answer(drawn(scene(), "strength"), "Bob") is None


def test_nobody_is_told_odds_of_the_past() -> None:
    table = drawn(scene(), "wolf")
    assert question_at(table.seat("Ann", after=2)) is None


def test_every_note_has_its_words() -> None:
    for key in ("ui-odds-unseen", "ui-odds-defends"):
        assert WORDS.message(key).endswith(".")


@pytest.mark.parametrize("seed", range(6))
def test_every_moment_of_a_game_can_be_asked(seed: int) -> None:
    """Whoever looks: the answer can be told, and what it counts on is what that seat sees."""
    kinds: Counter[str] = Counter()
    for number, table in enumerate(walk(new_table(2 + seed % 3, seed), seed, 400)):
        if number % 7:
            continue
        for name in (None, ONLOOKER, *table.players):
            found = answer(table, name)
            if found is not None:
                kinds[type(found).__name__] += 1
                assert found.sentence()
                assert sum(row.chance for row in found.rows) == 1
    assert kinds["NextCard"]
    assert len(kinds) > 2


def permuted(table: Table, name: str, random: Random) -> Table:
    """The same position with what this seat cannot see dealt out anew."""
    state = table.state
    hidden = [*state.deck]
    players: dict[str, Any] = {}
    for other, seat in state.players.items():
        hidden += () if other == name else seat.hand
    random.shuffle(hidden)
    for other, seat in state.players.items():
        hand = list(seat.hand) if other == name else [hidden.pop() for _ in seat.hand]
        chains = {
            who: {"vases": list(chain.vases), "totem": chain.totem, "active": next(iter(chain.active), None),
                  "blocks": list(chain.blocks)}
            for who, chain in seat.chains.items()
        }  # fmt: skip
        players[other] = {
            "leader": seat.leader, "hand": hand, "chains": chains, "total": seat.total, "skips": seat.skips,
        }  # fmt: skip
    facts = {"mover": state.mover, "dealer": state.dealer, "turn": state.turn, "challenge": state.challenge}
    return Table.scenario({"players": players, "discard": list(state.discard), "played": list(state.played), **facts})


@pytest.mark.parametrize("seed", range(4))
def test_what_others_hide_changes_no_answer(seed: int) -> None:
    """Hands and deck dealt out anew: whoever cannot see them is told the same."""
    random = Random(seed)
    compared = 0
    for number, table in enumerate(walk(new_table(3, seed), seed, 300)):
        if number % 9 or getattr(table.pending, "question", "") != "turn":
            continue
        for name in table.players:
            here, there = answer(table, name), answer(permuted(table, name, random), name)
            assert type(here) is type(there)
            assert here.sentence() == there.sentence()
            assert [row.chance for row in here.rows] == [row.chance for row in there.rows]
            compared += 1
    assert compared > 5


def test_a_question_that_is_refused_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a box for which it cannot be counted the table goes on without it."""

    def refused(*_: object, **__: object) -> None:
        raise BadInput("seen", "nothing-left")

    assert question_at(scene().seat("Ann")) is not None
    monkeypatch.setattr(at, "next_card", refused)
    assert question_at(scene().seat("Ann")) is None
