"""The three actions: draw, block, steal."""

import pytest

from .helpers import IDLE, RED, asked, chain, drawn, hand, kinds, only, play, refused, ruled, scene

DRAW = {"hand": ["draw_three", "bison", "courage", "strength", "wolf"]}
STEAL = {"hand": ["steal", "bison", "courage", "strength", "wolf"]}
IDLY = ("draw", "card hunter", "discard hunter")


def test_action_play():
    """From the hand after taking a card, one a turn; nothing else is played."""
    table = drawn(scene(DRAW), "block")
    refused(table, "play wolf", "no-action", "action.play", family="events")
    refused(table, "play steal Bob shaman rider", "not-in-hand", "action.play")
    refused(table, "play draw_three Bob", "play-how", "action.draw", ways=["play draw_three"])
    play(table, "play draw_three", *["card hunter"] * 3, *["discard hunter"] * 3)
    assert asked(table) == ("Bob", "turn")
    assert table.state.played == ("draw_three",)


@pytest.mark.parametrize("card", ["draw_three", "block", "steal"])
def test_action_discard(card):
    """An action that is not wanted is discarded, and is not out of the challenge."""
    table = drawn(scene(), card)
    table.choose(f"discard {card}")
    assert (table.state.discard, table.state.played) == ((card,), ())


def test_action_draw():
    """Hand 6, 5, 8, 5: three cards from the deck, and three away."""
    table = drawn(scene(DRAW, discard=["red_horse"]), "steal")
    sizes = [len(hand(table, "Ann"))]
    table.choose("play draw_three")
    sizes.append(len(hand(table, "Ann")))
    refused_take = table.why_not("take")
    assert refused_take is not None
    assert refused_take.code == "chance-first"
    play(table, "card rider", "card scout", "card hunter")
    sizes.append(len(hand(table, "Ann")))
    assert table.state.phase == "discard"
    refused(table, "place rider", "discard-now", "action.draw")
    refused(table, "discard weaver", "not-in-hand", "action.draw")
    play(table, "discard rider", "discard wolf", "discard scout")
    sizes.append(len(hand(table, "Ann")))
    assert sizes == [6, 5, 8, 5]


def test_action_draw_order():
    """M7: any three of the eight, in the order of the player's liking; the last lies on top."""
    table = drawn(scene(DRAW), "steal")
    play(table, "play draw_three", "card rider", "card rider", "card red_horse")
    assert table.say(table.pending) == "Ann, which card do you discard? You have 3 to discard."
    play(table, "discard steal", "discard rider", "discard red_horse")
    assert table.state.discard == ("red_horse", "rider", "steal")


def test_action_block():
    """Beside a chain of another player, who skips the next turn."""
    table = drawn(scene(bob={"chains": {"shaman": {"vases": ["red_horse"]}}}), "steal")
    events = table.choose("play block Bob shaman")
    blocked = only(events, "blocked").args
    assert blocked == {"player": "Ann", "card": "block", "target": "Bob", "chain": "shaman"}
    assert kinds(events) == ["blocked", "turn", "skipped", "turn"]
    assert asked(table) == ("Ann", "turn")


def test_action_skip():
    """One turn; then the card lies among the played actions, and play goes on as usual."""
    cy = {"Cy": {"leader": "hunter", "hand": IDLE}}
    table = drawn(scene(bob={"chains": {"shaman": {"vases": ["red_horse"]}}}, others=cy, mover="Cy"), "steal")
    table.choose("play block Bob shaman")
    assert (chain(table, "Bob", "shaman").blocks, table.state.players["Bob"].skips) == (("block",), 1)
    assert table.state.played == ()
    play(table, *IDLY)
    assert asked(table) == ("Cy", "turn")
    assert (chain(table, "Bob", "shaman").blocks, table.state.players["Bob"].skips) == ((), 0)
    assert table.state.played == ("block",)
    play(table, *IDLY, *IDLY)
    assert asked(table) == ("Bob", "turn")


def test_action_block_chain():
    """B5.7: not on somebody without a chain; a character alone and a protected chain will do."""
    table = drawn(scene(), "steal")
    refused(table, "play block Bob shaman", "no-chains", "action.block.chain", target="Bob")
    refused(table, "play block Ann rider", "own-target", "action.block")
    chains = {"scout": {}, "shaman": {"vases": RED["shaman"], "totem": "red_totem"}}
    other = drawn(scene(bob={"chains": chains}), "steal")
    ways = ["play block Bob scout", "play block Bob shaman"]
    assert [option for option in other.options if option.startswith("play block")] == ways
    refused(other, "play block", "play-how", "action.block", ways=ways)
    refused(other, "play block Bob rider", "play-how", "action.block", ways=ways)


def test_action_block_once():
    """B5.8: not while a turn is still to be skipped; where it is ruled so, each adds one."""
    bob = {"chains": {"shaman": {"vases": ["red_horse"], "blocks": ["block"]}}}
    table = drawn(scene(bob=bob), "steal")
    refused(table, "play block Bob shaman", "blocked-already", "action.block.once", target="Bob")
    adds = drawn(scene(bob=bob, rules=ruled(second_block="adds")), "steal")
    adds.choose("play block Bob shaman")
    assert kinds(adds.log).count("skipped") == 1
    assert (adds.state.players["Bob"].skips, adds.state.played) == (1, ("block",))
    play(adds, *IDLY)
    assert kinds(adds.log).count("skipped") == 2
    assert (adds.state.players["Bob"].skips, adds.state.played) == (0, ("block", "block"))


def test_action_block_answer():
    """B5.9: no protection helps."""
    table = drawn(scene(bob={"chains": {"shaman": {"vases": ["red_horse"], "active": "courage"}}}), "steal")
    assert "skipped" in kinds(table.choose("play block Bob shaman"))
    assert chain(table, "Bob", "shaman").active == ("courage",)


def test_action_block_gone():
    """M13: the chain is lost, the card is played, and the turn is skipped all the same."""
    bob = {"chains": {"scout": {"blocks": ["block"]}}, "skips": 2}
    rules = ruled(blocked_lonely="counts", second_block="adds")
    table = scene(bob=bob, mover="Bob", rules=rules)
    assert kinds(table.log)[-4:] == ["turn", "skipped", "eliminated", "turn"]
    assert (table.state.players["Bob"].skips, table.state.played) == (1, ("block",))
    events = play(table, *IDLY)
    assert "skipped" in kinds(events)
    assert table.state.played == ("block",)


def test_action_block_gone__at_the_end_of_a_challenge():
    ann = {"chains": {name: {"vases": RED[name]} for name in ("rider", "shaman", "hunter")} | {
        "weaver": {"vases": ["blue_drum", "blue_mask"]}}}  # fmt: skip
    bob = {"chains": {"scout": {"vases": ["blue_mask"], "blocks": ["block"]}}}
    table = drawn(scene(ann, bob), "blue_statue")
    table.choose("place blue_statue weaver")
    while not table.options:
        table.roll()
    assert (table.state.challenge, table.state.players["Bob"].skips) == (2, 0)
    assert asked(table) == ("Bob", "turn")


def robbery(bob_chain, ann_chain=None, **more):
    """Ann has drawn something and holds the action; her Hunter wants a drum."""
    ann = {"chains": {"hunter": ann_chain or {"vases": ["red_flag"]}}, **STEAL}
    return drawn(scene(ann, {"chains": {"shaman": bob_chain, **more}}), "block")


def test_action_steal():
    """The last Diorama of a chain of another player."""
    table = robbery({"vases": RED["shaman"]})
    events = table.choose("play steal Bob shaman hunter")
    assert kinds(events)[:2] == ["robbing", "stolen"]
    assert chain(table, "Bob", "shaman").vases == ("red_horse", "red_flag")
    assert chain(table, "Ann", "hunter").vases == ("red_flag", "red_drum")
    assert table.state.played == ("steal",)
    empty = robbery({})
    refused(empty, "play steal Bob shaman hunter", "target-empty", "action.steal")
    refused(empty, "play steal Bob rider hunter", "no-way", "action.steal")


def test_action_steal_fit():
    """Into one of one's own chains at once, or not at all; and only from the end."""
    table = robbery({"vases": ["red_horse", "red_flag"]})
    refused(table, "play steal Bob shaman hunter", "stolen-nowhere", "action.steal.fit", card="red_flag")
    two = {"chains": {"hunter": {"vases": ["red_flag"]}, "scout": {"vases": ["red_mask"]}}, **STEAL}
    both = drawn(scene(two, {"chains": {"shaman": {"vases": RED["shaman"]}}}), "block")
    refused(both, "play steal Bob shaman scout", "other-vase", "chain.order")
    ways = ["play steal Bob shaman hunter"]
    refused(both, "play steal Bob shaman", "play-how", "action.steal.fit", ways=ways)
    assert [option for option in both.options if option.startswith("play steal")] == ways


def test_action_steal_any():
    """B5.11: a card for any vase too, if one's own chain has none."""
    bob = {"vases": ["red_horse", "multidiorama"]}
    table = robbery(bob)
    table.choose("play steal Bob shaman hunter")
    assert chain(table, "Ann", "hunter").vases == ("red_flag", "multidiorama")
    full = robbery(bob, {"vases": ["multidiorama"]})
    refused(full, "play steal Bob shaman hunter", "stolen-nowhere", "action.steal.fit")


def test_action_steal_totem():
    """Not from a protected chain."""
    table = robbery({"vases": RED["shaman"], "totem": "blue_totem"})
    refused(table, "play steal Bob shaman hunter", "target-protected", "action.steal.totem")


@pytest.mark.parametrize("protection", ["strength", "courage"])
def test_action_steal_defence(protection):
    """B5.10: either protection stops it."""
    table = robbery({"vases": RED["shaman"]}, scout={"vases": ["blue_mask"], "active": protection})
    assert kinds(table.choose("play steal Bob shaman hunter")) == ["robbing"]
    assert table.say(table.pending) == (
        "Bob, Ann plays “Steal” and reaches for “Red drum” in your chain of “Shaman”. Do you defend it?"
    )
    events = table.choose(f"protect {protection} scout")
    assert only(events, "defended").rule == "action.steal.defence"
    assert only(events, "held").rule == "action.steal.spent"
    assert chain(table, "Bob", "shaman").vases == tuple(RED["shaman"])
    assert table.state.discard == (protection,)


def test_action_steal_spent():
    """M17: what was stopped is spent; what was let happen is stolen."""
    table = robbery({"vases": RED["shaman"]}, scout={"vases": ["blue_mask"], "active": "strength"})
    table.choose("play steal Bob shaman hunter")
    assert table.state.played == ("steal",)
    stopped, let = table.fork(), table.fork()
    stopped.choose("protect strength scout")
    assert (stopped.state.played, chain(stopped, "Ann", "hunter").vases) == (("steal",), ("red_flag",))
    let.choose("pass")
    assert chain(let, "Ann", "hunter").vases == ("red_flag", "red_drum")
