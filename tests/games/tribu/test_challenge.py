"""The challenge: both of its ends, and what comes after."""

import pytest

from krom_explore.games.tribu import Ruleset

from .helpers import IDLE, RED, asked, drawn, hand, kinds, only, play, scene

THREE = {name: {"vases": RED[name]} for name in ("rider", "shaman", "hunter")}
NEARLY = {"chains": {**THREE, "weaver": {"vases": ["blue_drum", "blue_mask"]}}}


def next_question(table):
    while not table.options:
        table.roll()
    return table


def closing(bob=None, **more):
    """Ann has drawn the vase that completes her fourth chain."""
    return drawn(scene(NEARLY, bob, **more), "blue_statue")


def test_challenge_complete():
    """Four complete chains with two players."""
    table = closing()
    closed = only(table.choose("place blue_statue weaver"), "closed")
    assert (closed.rule, closed.args) == ("challenge.complete", {"player": "Ann", "number": 4})


@pytest.mark.parametrize(("players", "needed"), [(2, 4), (3, 4), (4, 3)])
def test_challenge_complete__how_many(players, needed):
    others = {name: {"hand": []} for name in ("Cy", "Dee")[: players - 2]}
    table = scene({"chains": {"rider": {"vases": RED["rider"][:2]}}}, others=others)
    assert table.state.needed == needed
    names = list(RED)[: needed - 1]
    chains = {name: {"vases": RED[name]} for name in names if name != "weaver"}
    chains["weaver"] = {"vases": ["blue_drum", "blue_mask"]}
    almost = drawn(scene({"chains": chains}, others=others), "blue_statue")
    assert ("closed" in kinds(almost.choose("place blue_statue weaver"))) == (len(chains) == needed)


def test_challenge_at_once():
    """B5.12, B5.18: with the card that completes the chain, be it stolen or turned over; nobody plays on."""
    last = {"weaver": {"vases": ["blue_drum", "blue_mask"], "active": "blue_statue"}}
    turned = scene({"chains": {**THREE, **last}})
    assert kinds(turned.choose("use blue_statue weaver weaver"))[:4] == ["used", "placed", "completed", "closed"]
    thief = drawn(scene({**NEARLY, "hand": ["steal", "bison", "courage", "strength", "wolf"]},
                        {"chains": {"rider": {"vases": ["blue_statue"]}}}), "block")  # fmt: skip
    events = thief.choose("play steal Bob rider weaver")
    assert kinds(events)[:5] == ["robbing", "stolen", "alone", "completed", "closed"]


def test_challenge_broken():
    """B5.23: a chain that was broken does not count any more."""
    bob = {"chains": {"rider": {"vases": ["blue_statue"], "active": "wolf"}}}
    table = scene(NEARLY, bob, mover="Bob")
    table.choose("attack wolf rider Ann rider")
    assert table.state.players["Ann"].complete == 2
    drawn(table, "blue_statue")
    events = table.choose("place blue_statue weaver")
    assert only(events, "completed").args["number"] == 3
    assert "closed" not in kinds(events)


def small_box(lying, **changes):
    """A box in which there are just these cards."""
    rules = Ruleset.load()
    copies = {f"{rules.family[card]}.{card}.copies": lying.count(card) for card in rules.cards}
    return rules.with_changes({**copies, "players.most": 2, "challenge.chains": [1], **changes})


def running_out(ann_chains=None):
    """The deck has one Diorama left, and the discard none."""
    ann = {"chains": ann_chains or {"rider": {"vases": ["red_statue"]}}}
    rules = small_box([*IDLE, *IDLE, "rider", "red_statue", "red_horse", "hunter", "hunter", "scout", "scout"])
    return scene(ann, rules=rules, discard=["hunter"])


def test_challenge_exhausted():
    """No Diorama in the deck and in the discard."""
    table = drawn(running_out(), "red_horse")
    closed = only(table.choose("place red_horse rider"), "closed")
    assert (closed.rule, closed.args["player"]) == ("challenge.exhausted", None)


def test_challenge_exhausted__one_in_the_discard_is_enough():
    table = drawn(running_out(), "red_horse")
    assert "closed" not in kinds(table.choose("discard red_horse"))


def test_challenge_tested():
    """M11: when the turn is over, after lonely characters have gone; what completes a chain comes first."""
    table = drawn(running_out(), "red_horse")
    assert "closed" not in kinds(table.log)
    lonely = drawn(running_out({"rider": {"vases": ["red_statue"]}, "scout": {}}), "red_horse")
    events = lonely.choose("place red_horse rider")
    assert kinds(events)[:3] == ["placed", "eliminated", "closed"]
    rules = small_box(
        [*["bison", "block", "courage", "strength", "wolf"] * 2, "rider", *RED["rider"], "hunter", "hunter"]
    )
    both = drawn(scene({"chains": {"rider": {"vases": RED["rider"][:2]}}}, rules=rules), "red_flag")
    assert only(both.choose("place red_flag rider"), "closed").rule == "challenge.complete"


def test_challenge_rounds():
    """M16, ours: after so many turns of everybody it ends, and counts as if the Dioramas had run out."""
    rounds = Ruleset.load().limit.rounds
    ann = {"chains": {"rider": {"vases": ["red_statue"]}}}
    table = scene(ann, {"hand": ["rider"] * 3}, mover="Bob", turn=2 * rounds)
    drawn(table, "steal")
    events = table.choose("discard steal")
    assert only(events, "closed").rule == "challenge.rounds"
    assert "hostile" not in kinds(events)
    assert [event.args["number"] for event in events if event.kind == "scored"] == [5 + 3, 0]
    assert next_question(table).state.challenge == 2


def test_challenge_rounds__not_before():
    rounds = Ruleset.load().limit.rounds
    table = drawn(scene(turn=2 * rounds - 1), "steal")
    assert "closed" not in kinds(table.choose("discard steal"))


def test_challenge_next():
    """M15: all cards shuffled, the deal passes on, leaders and totals stay, and nothing else does."""
    table = closing({"total": 7}, discard=["hunter"], played=["draw_three"], challenge=3)
    table.choose("place blue_statue weaver")
    before = {name: (seat.leader, seat.total) for name, seat in table.state.players.items()}
    next_question(table)
    state = table.state
    assert (state.challenge, state.turn, state.dealer, asked(table)) == (4, 1, "Bob", ("Bob", "turn"))
    assert {name: (seat.leader, seat.total) for name, seat in state.players.items()} == before
    assert all(not seat.chains and len(seat.hand) == 5 for seat in state.players.values())
    assert (state.discard, state.played, len(state.deck)) == ((), (), 90)
    cards = sorted([*state.deck, *hand(table, "Ann"), *hand(table, "Bob")])
    assert cards == list(table.rules.whole_deck)


def test_challenge_next__the_cards_of_the_deal_can_be_told():
    table = closing()
    play(table, "place blue_statue weaver", *["card wolf"] * 4, "card bison")
    assert hand(table, "Bob") == ["bison", "wolf", "wolf", "wolf", "wolf"]
