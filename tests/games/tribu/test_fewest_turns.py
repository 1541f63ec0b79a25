"""The fewest turns (B6.7): a chain in 4, a protected one in 5, and the 4 or 3 chains of a challenge in 16 or 12."""

import pytest

from krom_explore.games.tribu import Table

from .helpers import RED, asked, kinds, play
from .play import new_table, walk

IN_ORDER = [card for character, vases in RED.items() for card in (character, *vases)]
"""The cards of chains one after the other, as they are laid: each character at once has its first vase."""


def laid(table, player):
    """How many cards lie in somebody's chains, without those beside them."""
    chains = table.state.players[player].chains.values()
    return sum(1 + len(one.vases) + bool(one.totem) for one in chains)


def with_luck(players, cards):
    """What each of Ann's turns tells: she lays one of these cards, drawn in time, and nobody is in her way."""
    others = ["Bob", "Cy", "Dee"][: players - 1]
    ann = {"leader": "rider", "hand": cards[:5]}
    table = Table.scenario({"players": {"Ann": ann, **{name: {} for name in others}}, "discard": ["blue_flag"]})
    to_come, under_way = iter(cards[5:]), ""
    for card in cards:
        under_way = card if card in RED else under_way
        table.choose("draw")
        table.roll(next(to_come, None))
        yield kinds(table.choose(f"place {card}" if card in RED else f"place {card} {under_way}"))
        for name in others:
            assert asked(table) == (name, "turn")
            play(table, "take", "discard blue_flag")


def test_fewest_turns__nobody_lays_more_than_one_card_a_turn():
    """So that four cards take four turns. What is stolen is laid as well, and counts."""
    for seed in range(6):
        table = new_table(2 + seed % 3, seed)
        before, turn, grown = dict.fromkeys(table.players, 0), 0, set()
        for _ in walk(table, seed, 900):
            if table.state.turn == turn:
                continue
            turn = table.state.turn
            now = {name: laid(table, name) for name in table.players}
            grown |= {now[name] - before[name] for name in now}
            before = now
        assert max(grown) == 1


def test_fewest_turns__a_chain_in_four_and_a_protected_one_in_five():
    turns = list(with_luck(2, ["rider", *RED["rider"], "red_totem"]))
    assert [n for n, told in enumerate(turns, 1) if "completed" in told] == [4]
    assert [n for n, told in enumerate(turns, 1) if "protected" in told] == [5]


@pytest.mark.parametrize(("players", "fewest"), [(2, 16), (3, 16), (4, 12)])
def test_fewest_turns__a_challenge(players, fewest):
    turns = with_luck(players, IN_ORDER[:fewest])
    told = [next(turns) for _ in range(fewest)]
    assert [n for n, kinds_ in enumerate(told, 1) if "completed" in kinds_] == list(range(4, fewest + 1, 4))
    assert [n for n, kinds_ in enumerate(told, 1) if "closed" in kinds_] == [fewest]
