"""What a player may know: no hands of others, no cards face down beside their chains, no deck."""

from random import Random

import pytest

from krom_explore import Decision, Draw
from krom_explore.engine.seat import ONLOOKER
from krom_explore.games.tribu.look import StateLook
from krom_explore.games.tribu.state import State

from .helpers import RED, scene
from .play import new_table, walk


def picture(table, viewer):
    """Everything that a seat is shown, as text."""
    seat = table.seat(viewer)
    said = [table.say(event) for event in seat.log[-12:]]
    return repr((seat.state, seat.pending, seat.answered, seat.asked, seat.options, seat.log, said))


def permuted(table, viewer, random):
    """The same table with what ``viewer`` cannot know dealt otherwise.

    The others' hands, what lies face down beside their chains and the deck are exchanged, and the cards that others
    drew, were dealt, activated or swapped in secret too.
    """
    other = table.fork()
    now = other._now
    position: State = now.position.copy()
    position.phase, position.taken, position.swapped = now.position.phase, now.position.taken, now.position.swapped
    position.attack = now.position.attack
    others = [player for player in position.seats if player.name != viewer]
    covered = [chain for player in others for chain in player.chains.values() if chain.active is not None]
    unknown = [*position.deck, *(card for player in others for card in player.hand), *(c.active for c in covered)]
    random.shuffle(unknown)
    for chain in covered:
        chain.active = unknown.pop()
    for player in others:
        player.hand = sorted(unknown.pop() for _ in player.hand)
    position.deck = sorted(unknown)
    cards = list(position.rules.cards)
    log = [
        event
        if viewer in event.known_to or not event.secret
        else event._replace(args={name: something_else(name, value, event, cards, random)
                                  for name, value in event.args.items()})
        for event in now.log
    ]  # fmt: skip
    changed = type(now)(now.turns, position, log, now.chances, now.cursor, now.pending, now.answered)
    if isinstance(changed.pending, Decision) and changed.pending.player != viewer:
        asked = changed.pending
        changed.pending = Decision(asked.player, asked.question, ["something else"], asked.about)
    if isinstance(changed.pending, Draw):
        changed.pending = changed.pending._replace(cards=tuple(position.deck))
    other._now = changed
    return other


def something_else(name, value, event, cards, random):
    if name not in event.secret:
        return value
    return random.choices(cards, k=len(value)) if isinstance(value, list) else random.choice(cards)


@pytest.mark.parametrize("seed", range(6))
def test_permuting_what_a_seat_may_not_know_changes_nothing_for_it(seed):
    table = new_table(2 + seed % 3, seed=seed)
    random = Random(seed)
    looked = set()
    for number, _ in enumerate(walk(table, seed=seed, steps=400)):
        question = getattr(table.pending, "question", "chance")
        if number % 5 and question not in ("defence", "discard"):
            continue
        for viewer in (*table.players, ONLOOKER):
            assert picture(permuted(table, viewer, random), viewer) == picture(table, viewer)
        looked.add(question)
    assert {"chance", "turn", "action"} <= looked


@pytest.mark.parametrize("active", ["strength", "red_mask"])
def test_an_attack_waits_for_its_answer_and_nobody_learns_from_it_what_lies_face_down(active):
    ann = {"chains": {"rider": {"vases": ["red_statue"], "active": "wolf"}}}
    table = scene(ann, {"chains": {"shaman": {"vases": RED["shaman"], "active": active}}})
    table.choose("attack wolf rider Bob shaman")
    assert table.pending.question == "defence"
    random = Random(1)
    for _ in range(20):
        for viewer in ("Ann", ONLOOKER):
            assert picture(permuted(table, viewer, random), viewer) == picture(table, viewer)


def test_a_view_is_a_picture_of_the_same_shape_as_the_state():
    table = new_table(3, seed=8)
    for _ in walk(table, seed=8, steps=100):
        for viewer in table.players:
            seen, whole = table.view(viewer), table.state
            assert type(seen) is type(whole) is StateLook
            assert seen.players[viewer] == whole.players[viewer]
            assert (seen.discard, seen.played, len(seen.deck)) == (whole.discard, whole.played, len(whole.deck))
            assert set(seen.deck) <= {None}
            for name, seat in seen.players.items():
                assert len(seat.hand) == len(whole.players[name].hand)
                if name != viewer:
                    assert set(seat.hand) <= {None}
                    assert seat.held is None
                    assert all(set(chain.active) <= {None} for chain in seat.chains.values())


def test_nobody_is_told_what_is_left_in_the_deck():
    table = scene()
    table.choose("draw")
    assert table.pending.cards
    assert table.awaited("Ann").cards == table.awaited(ONLOOKER).cards == ()


def test_what_others_could_answer_is_not_shown():
    table = scene()
    assert table.seat("Bob").options == ()
    assert (table.seat("Bob").asked, list(table.seat("Ann").options)) == ("Ann", ["draw"])


def test_a_taken_card_is_seen_by_all_and_a_drawn_one_is_not():
    table = scene(discard=["red_horse"])
    table.choose("take")
    assert table.seat("Bob").log[-1].args["card"] == "red_horse"
    other = scene()
    other.choose("draw")
    other.roll("red_horse")
    assert "card" not in other.seat("Bob").log[-1].args
    assert other.seat("Ann").log[-1].args["card"] == "red_horse"


def test_only_who_sits_at_the_table_has_a_view():
    with pytest.raises(ValueError, match="player"):
        new_table(2).view("Nobody")
