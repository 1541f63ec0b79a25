"""What lies face down, attacks on it, attack against protection, and hostile spheres: as the engine plays them."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from math import comb
from random import Random

import pytest

from krom_explore import Decision
from krom_explore.games.tribu import Table, odds
from krom_explore.games.tribu.odds.matrix import dominated, dot, saddles, solve

from .engine import RULES, but_for, draw_and_discard, drawn_by, hands, table_with, walked

# --- what a card face down may be


def test_most_often_it_is_a_diorama() -> None:
    """B6.9: of the 68 cards that may lie there 52 are Dioramas."""
    prior = odds.face_down()
    assert prior.families == {"dioramas": Fraction(52, 68), "events": Fraction(8, 68), "protections": Fraction(8, 68)}
    assert prior.invented == ()


def test_each_seen_card_makes_the_others_likelier() -> None:
    known = odds.face_down(["wolf", "wolf", "courage", "rider", "block"])
    assert known.cards["wolf"] == Fraction(2, 65)
    assert known.families["dioramas"] == Fraction(52, 65)
    assert known.evidence == Fraction(65, 68)
    assert sum(known.cards.values()) == sum(known.after.values()) == 1


def test_the_engine_concludes_the_same() -> None:
    """Bob draws and lays face down what he may; then Ann draws, and what she sees cannot lie there."""
    deck = ["wolf", "wolf", "bison", "courage", "strength", "red_statue", "red_statue", "rider", "block"]

    def policy(table: Table) -> str | None:
        if drawn_by(table, "Ann"):
            return None
        if table.pending.player == "Bob" and table.pending.question == "action":
            drawn = drawn_by(table, "Bob")[-1]
            laid = f"activate {drawn} shaman"
            return laid if laid in table.options else f"discard {drawn}"
        return draw_and_discard(table)

    table = table_with(deck, bob={"chains": {"shaman": {"vases": ["red_horse"]}}}, mover="Bob")
    both: Counter[tuple[str, str]] = Counter()
    for chance, end in walked(table, policy):
        for card in end.state.players["Bob"].chains["shaman"].active:
            both[card, drawn_by(end, "Ann")[0]] += chance
    for seen in set(deck):
        total = sum(chance for (_, drawn), chance in both.items() if drawn == seen)
        found = {card: chance / total for (card, drawn), chance in both.items() if drawn == seen}
        assert found == odds.face_down(but_for(deck) + Counter([seen])).cards


def test_who_let_it_happen_has_hardly_a_protection() -> None:
    sure = odds.face_down(passes=1)
    assert sure.families["protections"] == 0
    unsure = odds.face_down(passes=2, defends=50)
    assert unsure.families["protections"] == Fraction(8, 4) / (60 + Fraction(8, 4))


def test_who_does_not_attack_has_hardly_an_event() -> None:
    assert odds.face_down(waits=3, attacks=50).families["events"] == Fraction(8, 8) / (60 + Fraction(8, 8))


def test_a_habit_weighs_a_family() -> None:
    rather = odds.face_down(habit={"protections": 3, "dioramas": "1/2"})
    assert rather.families["protections"] == Fraction(24, 24 + 26 + 8)


# --- an attack on what lies there


def engine_losses(card: str, vases: int, pool: Counter[str], hidden: int) -> dict[int, Fraction]:
    """Over all cards that Bob could have laid: how many vases he loses if he answers as well as he can."""
    laid = ["red_flag", "red_drum", "red_mask"][:vases]
    lost: Counter[int] = Counter()
    for lying, number in hands(pool, hidden):
        actives = sorted(lying.elements())
        theirs = {"hunter": {"vases": laid}, "weaver": {"vases": ["blue_drum"]}, "shaman": {}}
        for chain, active in zip(theirs.values(), actives, strict=False):
            chain["active"] = active
        thief = card in RULES.actions
        mine = {"rider": {"vases": ["red_statue"], **({} if thief else {"active": card})}}
        mine |= {"hunter": {"vases": ["blue_flag", "blue_drum"][: vases - 1]}} if thief else {}
        table = table_with(sorted((pool - lying).elements()) or ["scout"], {"chains": mine}, {"chains": theirs})
        if thief:
            table.choose("draw")
            table.roll()
        table.choose(f"play {card} Bob hunter hunter" if thief else f"attack {card} rider Bob hunter")
        if table.pending.question == "defence":
            saves = {f"protect {one.active[0]} {name}": RULES.protections[one.active[0]].saves
                     for name, one in table.state.players["Bob"].chains.items()
                     if one.active and one.active[0] in RULES.protections}  # fmt: skip
            table.choose(max(saves, key=saves.__getitem__, default="pass"))
        left = table.state.players["Bob"].chains["hunter"].vases
        lost[vases - len(left)] += number
    return {count: Fraction(number, comb(pool.total(), hidden)) for count, number in sorted(lost.items())}


POOL = Counter(["courage", "strength", "strength", "red_statue", "blue_horse", "wolf"])


@pytest.mark.parametrize("hidden", [0, 1, 2])
@pytest.mark.parametrize(("card", "vases"), [("wolf", 3), ("bison", 3), ("bison", 1), ("steal", 2)])
def test_the_engine_destroys_as_many(card: str, vases: int, hidden: int) -> None:
    answer = odds.attack(card, vases, hidden, seen=but_for(list(POOL.elements())))
    assert engine_losses(card, vases, POOL, hidden) == dict(answer.lost)
    assert list(answer.rulings) == (["attack_short"] if (card, vases) == ("bison", 1) else [])


def test_who_does_not_always_defend_loses_more() -> None:
    always, never = odds.attack("wolf", hidden=1), odds.attack("wolf", hidden=1, defends=0)
    half = odds.attack("wolf", hidden=1, defends=50)
    assert (never.lost[1], always.lost[1]) == (1, Fraction(60, 68))
    assert half.lost[1] == (never.lost[1] + always.lost[1]) / 2


# --- attack against protection


@pytest.mark.parametrize("vases", [1, 2, 3])
def test_the_engine_has_the_same_matrix(vases: int) -> None:
    """B2.5: each attack against each protection, played."""
    game = odds.standoff(vases=vases)
    for attack, defence in product(game.attacks, game.defences):
        if attack == game.attacks[0]:
            assert game.lost(attack, defence) == 0
            continue
        laid = Counter([] if defence == game.defences[0] else [defence])
        pool = laid or Counter(["red_statue"])
        assert engine_losses(attack, vases, pool, 1) == {game.lost(attack, defence): 1}


def test_without_costs_courage_is_always_right() -> None:
    """B7 on B6.9: a saddle with value 0."""
    game = odds.standoff()
    assert (game.value, game.defender["courage"]) == (0, 1)
    assert {defence for _, defence in game.saddles} == {"courage"}
    assert game.dominated["defender"] == {game.defences[0]: "strength", "strength": "courage"}
    assert game.dominated["attacker"]["wolf"] == "bison"
    assert game.attacker["bison"] == 1, "never worse than the other attacks, and better against mistakes"
    assert not game.unique


def test_with_costs_both_mix() -> None:
    """A vase for 2, Bison and Courage for 1: a quarter of the attacks is enough to make protection pay."""
    game = odds.standoff(2, {"bison": 1, "courage": 1}, cards=["bison", "courage"])
    none = game.attacks[0]
    assert game.matrix == [[0, 1], [3, 0]]
    assert game.attacker == {none: Fraction(3, 4), "bison": Fraction(1, 4)}
    assert game.defender == {none: Fraction(1, 4), "courage": Fraction(3, 4)}
    assert (game.value, game.unique, game.saddles) == (Fraction(3, 4), True, [])


def test_an_attack_that_costs_too_much_is_never_made() -> None:
    game = odds.standoff(1, {"wolf": 9, "bison": 9, "strength": 1, "courage": 1})
    assert (game.attacker[game.attacks[0]], game.defender[game.defences[0]], game.value) == (1, 1, 0)


def test_who_must_attack_cannot_hold_back() -> None:
    game = odds.standoff(1, {"wolf": 1, "bison": 3}, holds=False)
    assert game.attacks == ["wolf", "bison"]
    assert game.value == solve(game.matrix).value


@pytest.mark.parametrize("seed", range(40))
def test_no_one_gains_by_turning_away_from_a_best_mix(seed: int) -> None:
    """Whatever the matrix: what one mix secures is what the other allows, which proves both."""
    random = Random(seed)
    height, width = random.randint(1, 4), random.randint(1, 4)
    matrix = [[Fraction(random.randint(-3, 3), random.choice((1, 2))) for _ in range(width)] for _ in range(height)]
    solution = solve(matrix)
    for mix in solution.rows:
        assert (sum(mix), min(mix) >= 0) == (1, True)
        assert min(dot(column, mix) for column in zip(*matrix, strict=True)) == solution.value
    for mix in solution.columns:
        assert (sum(mix), min(mix) >= 0) == (1, True)
        assert max(dot(row, mix) for row in matrix) == solution.value
    for row, column in saddles(matrix):
        assert matrix[row][column] == solution.value


def test_all_corners_of_the_best_mixes_are_found() -> None:
    """Against a column of zeros every row is as good."""
    level = [[Fraction(0)], [Fraction(0)], [Fraction(0)]]
    assert {mix.index(1) for mix in solve(level).rows} == {0, 1, 2}


def test_what_is_never_better_is_known() -> None:
    assert dominated([[Fraction(1), Fraction(1)], [Fraction(2), Fraction(1)], [Fraction(0), Fraction(5)]]) == {0: 1}
    assert dominated([[Fraction(1)], [Fraction(1)]]) == {}, "two that are alike do not rule each other out"


# --- hostile spheres


def test_a_card_has_so_many_spheres_on_average() -> None:
    """B6.12: 2.24 a card, about 11 a hand."""
    hand = odds.hostile()
    assert (hand.per_card, hand.mean) == (Fraction(224, 100), Fraction(1120, 100))
    assert sum(hand.total.values()) == sum(hand.bands.values()) == 1


RED = {
    "rider": {"vases": ["red_statue", "red_horse", "red_flag"]},
    "shaman": {"vases": ["red_horse", "red_flag", "red_drum"]},
    "hunter": {"vases": ["red_flag", "red_drum", "red_mask"]},
    "weaver": {"vases": ["red_drum", "red_mask"]},
}


def test_the_engine_takes_as_many_off() -> None:
    """Bob draws a card, keeps it and lays another face down; then Ann closes the challenge."""
    deck = ["rider", "scout", "blue_flag", "blue_statue", "multidiorama", "wolf", "block"]

    def said(decision: Decision) -> str:
        if decision.question == "turn":
            return "draw"
        return "activate strength scout" if decision.player == "Bob" else "place red_statue weaver"

    ann = {"hand": ["red_statue", "bison", "courage", "steal", "wolf"], "chains": RED}
    bob = {"hand": ["bison", "blue_mask", "strength", "steal", "block"], "chains": {"scout": {"vases": ["red_mask"]}}}
    table = table_with(deck, ann, bob, mover="Bob")
    found = table.outcomes(until="hostile", answer=said, merge=False).spread(lambda one: one.events[-1].args["number"])
    answer = odds.hostile(1, known=["bison", "blue_mask", "strength", "steal", "block"],
                          seen=but_for(deck) - Counter(bob["hand"]))  # fmt: skip
    assert found == dict(answer.total)


@pytest.mark.parametrize(("cards", "hidden"), [(2, 0), (0, 2), (2, 1), (1, 2)])
def test_every_hand_and_every_hidden_card(cards: int, hidden: int) -> None:
    """Cards face down are neither characters nor actions; the hand is any of the others."""
    pool = Counter(["rider", "rider", "block", "red_flag", "red_statue", "wolf", "red_totem"])
    may_lie = Counter({card: copies for card, copies in pool.items() if card in RULES.activatable})
    found: Counter[int] = Counter()
    for lying, one in hands(may_lie, hidden):
        for hand, other in hands(pool - lying, cards):
            found[sum(RULES.spheres[card] for card in (lying + hand).elements())] += one * other
    total = comb(may_lie.total(), hidden) * comb(pool.total() - hidden, cards)
    answer = odds.hostile(cards, hidden, seen=but_for(list(pool.elements())))
    assert dict(answer.total) == {number: Fraction(ways, total) for number, ways in found.items()}
