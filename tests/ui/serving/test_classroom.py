"""The room of a class: every result counts once, pupils know what they may, and only the teacher leads."""

import asyncio
from contextlib import ExitStack, suppress
from fractions import Fraction

import pytest

from krom_explore.engine.faults import BadInput
from krom_explore.learn.activity import Predict, Set
from krom_explore.learn.classroom import Gathered
from krom_explore.odds.result import Row
from krom_explore.odds.spread import Said
from krom_explore.ui.serving import classroom
from krom_explore.ui.serving.classroom import Bell, Elsewhere, Hurried, Room
from tests import own_loop

FIRST, SECOND = "race/duel/rounds=10", "race/hunt/rounds=10"
ROWS = [
    Row(f"lost {n}", Said("x", {}), chance) for n, chance in enumerate([Fraction(1, 2), Fraction(1, 4), Fraction(1, 4)])
]
ANNA, BEN = "a" * 32, "b" * 32


def told(*results, predicted=(1,), who="otter-17", key=FIRST):
    return {"key": key, "who": who, "predicted": list(predicted) if predicted else None, "results": list(results)}


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


async def opened(tables=4, **how) -> Room:
    room = Room(tables, lambda key: Gathered(Set.read(key), ROWS, Predict("choice")), **how)
    await room.open(FIRST)
    return room


def scene(play):
    """A test that is a coroutine, in a loop of its own."""
    return lambda: own_loop.run(play())


@scene
async def test_every_result_counts_once_however_often_it_is_told():
    room = await opened()
    for record in (told(), told(0), told(0), told(0, 1), told(0), told(0, 1), told(0, 1, 2)):
        room.hear(ANNA, "1", record)
    room.hear(BEN, "2", told(2, who="wolf-3"))
    assert room.shown(None, 0)["records"] == [[1, told(0, 1, 2)], [2, told(2, who="wolf-3")]]
    room.reveal(True)
    assert (room.told()["n"], room.told()["counts"], room.told()["pupils"]) == (4, [1, 1, 2], 2)


@scene
async def test_a_page_that_has_fallen_behind_is_told_what_is_known_and_one_that_says_otherwise_is_refused():
    room = await opened()
    room.hear(ANNA, "1", told(0, 1))
    assert room.hear(ANNA, "1", told(0)).results == (0, 1)
    with pytest.raises(BadInput):
        room.hear(ANNA, "1", told(0, 2, 2))
    known = room.known(ANNA, FIRST)
    assert known is not None
    assert known.results == (0, 1)
    assert room.known(BEN, FIRST) is None, "what Anna has done is nobody else's to know"


@scene
async def test_another_nickname_is_news():
    room = await opened()
    room.hear(ANNA, "1", told(0))
    room.hear(ANNA, "1", told(0, who="Anna"))
    assert room.shown(None, 0)["records"] == [[1, told(0, who="Anna")]]


@scene
async def test_what_was_not_opened_is_kept_by_the_page_until_it_is():
    room = await opened()
    with pytest.raises(Elsewhere):
        room.hear(ANNA, "1", told(0, key=SECOND))
    await room.open(SECOND)
    room.hear(ANNA, "1", told(0, key=SECOND))
    room.hear(BEN, "1", told(0))
    assert room.told()["n"] == 1, "who is late sends to the lesson before, which goes on"
    assert len(room.shown(FIRST, 0)["records"]) == 1


@scene
async def test_pupils_know_what_has_come_out_only_when_the_teacher_shows_it():
    room = await opened()
    room.hear(ANNA, "1", told(0))
    news = {"activity": FIRST, "paused": False, "revealed": False, "n": 1, "pupils": 1, "counts": None}
    assert room.told() == {"room": room.name, "version": room.board.version, **news}
    room.reveal(True)
    assert room.told()["counts"] == [1, 0, 0]
    room.reveal(False)
    assert room.told()["counts"] is None
    room.reveal(True)
    await room.open(SECOND)
    assert not room.told()["revealed"], "each activity is revealed by itself"


@scene
async def test_what_all_may_know_is_worked_out_once_and_anew_when_there_is_news():
    """Up to 132 pages ask at the same moment, and for each of them every round was counted."""
    room = await opened()
    room.hear(ANNA, "1", told(0))
    room.reveal(True)
    assert room.told() is room.told()
    room.hear(ANNA, "1", told(0, 1))
    room.board.ring()
    assert (room.told()["counts"], room.told()["n"]) == ([1, 1, 0], 2)


@scene
async def test_the_wall_is_told_what_is_new_and_all_of_it_when_somebody_was_sent_out():
    room = await opened()
    room.hear(ANNA, "1", told(0))
    before = room.shown(None, 0)["version"]
    room.hear(BEN, "2", told(2))
    news = room.shown(None, before)
    assert (news["whole"], [number for number, _ in news["records"]]) == (False, [2])
    room.dismiss(2)
    after = room.shown(None, news["version"])
    assert (after["whole"], [number for number, _ in after["records"]]) == (True, [1])
    assert not room.shown(None, after["version"])["whole"]
    room.reveal(True)
    assert room.told()["counts"] == [1, 0, 0]
    with pytest.raises(BadInput) as refused:
        room.hear(BEN, "2", told(2))
    assert refused.value.code == "room-dismissed"


@scene
async def test_a_large_class_reaches_the_wall_in_pieces_and_whole():
    room = await opened(tables=200)
    for n in range(250):
        room.hear(f"{n:032x}", "1", told(n % 3))
    heard, since = {}, 0
    for piece in range(3):
        news = room.shown(None, since)
        assert len(news["records"]) <= classroom.AT_ONCE
        assert news["whole"] is (piece == 0)
        heard |= dict(news["records"])
        since = news["version"]
    assert len(heard) == 250
    assert since == room.wall.version


@scene
async def test_one_address_cannot_fill_the_room_and_who_is_refused_takes_no_place():
    room = await opened(tables=1)
    for n in range(50):
        with pytest.raises(BadInput):
            room.hear(f"{n:032x}", "1", told(9))
    for n in range(classroom.FROM_ONE_ADDRESS):
        room.hear(f"{n:032x}", "1", told(0))
    with pytest.raises(BadInput) as full:
        room.hear("f" * 32, "1", told(0))
    assert full.value.code == "room-full"
    for n in range(classroom.PUPILS - classroom.FROM_ONE_ADDRESS):
        room.hear(f"{n:031x}a", f"other {n}", told(0))
    with pytest.raises(BadInput):
        room.hear(ANNA, "another", told(9))
    assert room.known(f"{1:032x}", FIRST), "nobody makes room for what is refused"
    room.hear(ANNA, "another", told(0))
    assert not room.known(f"{1:032x}", FIRST), "who has two gives one up"
    with pytest.raises(BadInput):
        room.hear(BEN, "yet another", told(0))
    assert room.told()["n"] == classroom.PUPILS


@scene
async def test_who_makes_up_pupils_does_not_keep_others_out():
    room = await opened(tables=1)
    for address in ("1", "2"):
        for n in range(classroom.FROM_ONE_ADDRESS):
            room.hear(f"{n:031x}{address}", address, told(0))
    before = room.told()["pupils"]
    room.hear(ANNA, "another", told(1))
    assert room.told()["pupils"] == before
    assert room.known(ANNA, FIRST).results == (1,)
    assert room.shown(None, 0)["whole"], "the wall adds everything up anew"


def come(room, address, many):
    """So many more pupils of an address try to come in; how many of it are there then."""
    for n in range(many):
        with suppress(BadInput):
            room.hear(f"{len(room._pupils):x}{n:x}{address}".ljust(32, "0"), address, told(0))
    return room._addresses[address]


def look(room, address):
    """The pages of all pupils of an address ask how things stand, as they do without end."""
    for who in room._from(address):
        with room.looks(who, address):
            pass


@scene
async def test_a_class_behind_one_address_that_works_is_not_squeezed_by_who_comes_later():
    """Ten addresses that made up pupils left it 12 of 30."""
    clock = Clock()
    room = await opened(tables=30, clock=clock)
    assert come(room, "c", 28) == 28
    clock.now = classroom.SETTLED + 1
    look(room, "c")
    for address in "0123456789":
        come(room, address, 30)
        look(room, address)
    assert room._addresses["c"] == 28
    assert room._addresses.total() == 120
    assert come(room, "c", 2) == 30, "who is late has the place of somebody made up"
    assert come(room, "d", 1) == 1, "and somebody from elsewhere likewise"


@scene
async def test_who_was_first_with_made_up_pupils_does_not_keep_a_class_out():
    clock = Clock()
    room = await opened(tables=30, clock=clock)
    assert [come(room, address, 70) for address in "01"] == [60, 60]
    clock.now = classroom.SETTLED + 1
    look(room, "0")
    look(room, "1")
    assert come(room, "c", 30) >= 20
    assert all(room._addresses[address] >= 30 for address in "01")
    assert come(room, "1", 70) <= 60


@scene
async def test_made_up_pupils_who_have_left_do_not_keep_a_class_behind_one_address_out():
    """Fourteen addresses had filled the room and gone; five minutes later one pupil of a class came in, no more."""
    clock = Clock()
    room = await opened(tables=33, clock=clock)
    for address in "0123456789abde":
        come(room, address, 10)
    assert room._addresses.total() == 132
    clock.now = classroom.SETTLED + 1
    assert come(room, "c", 3) == 3
    look(room, "c")
    assert come(room, "c", 30) >= 8, "as many as each of the others"


@scene
async def test_who_has_been_away_for_long_makes_room_for_another_class():
    clock = Clock()
    room = await opened(tables=1, clock=clock)
    for n in range(classroom.FROM_ONE_ADDRESS):
        room.hear(f"{n:032x}", "1", told(0))
    with pytest.raises(BadInput):
        room.hear(ANNA, "1", told(0))
    clock.now = classroom.AWAY + 1
    with room.looks(f"{0:032x}", "1"):
        pass
    room.hear(ANNA, "1", told(2))
    assert [room.known(who, FIRST) is not None for who in (f"{0:032x}", f"{1:032x}", ANNA)] == [True, False, True]


@scene
async def test_who_sends_faster_than_a_page_does_is_slowed_down():
    clock = Clock()
    room = await opened(clock=clock)
    for _ in range(classroom.RECORDS[0]):
        room.hear(ANNA, "1", told(0))
    with pytest.raises(Hurried):
        room.hear(ANNA, "1", told(0))
    room.hear(BEN, "1", told(0))
    clock.now = 1
    room.hear(ANNA, "1", told(0, 1))


@scene
async def test_who_asks_is_here_and_who_has_closed_the_page_is_not_for_long():
    clock = Clock()
    room = await opened(clock=clock)
    with room.looks(ANNA, "1"):
        clock.now = 10 * classroom.HERE
        with room.looks(BEN, "1"), room.looks(BEN, "1"):
            assert room.shown(None, 0)["here"] == 2, "a question that is kept says that somebody is there"
        clock.now += classroom.HERE - 1
        assert room.shown(None, 0)["here"] == 2, "a page that is loaded anew comes back"
        clock.now += 2
        assert room.shown(None, 0)["here"] == 1


@scene
async def test_the_wall_hears_that_somebody_has_left():
    clock = Clock()
    room = await opened(clock=clock)
    with room.looks(ANNA, "1"):
        since = room.shown(None, 0)["version"]
    clock.now = classroom.HERE + 1
    await room.wall.rung_after(since, 60)
    assert room.wall.version > since
    assert room.shown(None, since)["here"] == 0


@scene
async def test_who_makes_up_pages_keeps_nobody_else_from_being_here():
    room = await opened(tables=1)
    with ExitStack() as pages:
        for n in range(10):
            pages.enter_context(room.looks(f"{n:032x}", "1"))
        assert room.here() == classroom.FROM_ONE_ADDRESS, "an address counts as many as it may have pupils"
        for n in range(10, 20):
            pages.enter_context(room.looks(f"{n:032x}", "2"))
        assert room.here() == classroom.PUPILS
        pages.enter_context(room.looks(ANNA, "3"))
        assert room.here() == classroom.PUPILS
        assert ANNA in room._seen
        pages.enter_context(room.looks(BEN, "1"))
        assert BEN not in room._seen, "who has as many gets no more"
    assert room.here() == classroom.PUPILS, "whoever gave way leaves nothing behind"


@scene
async def test_who_was_taken_out_is_told_so_and_does_not_count_as_here():
    room = await opened()
    room.hear(ANNA, "1", told(0))
    with room.looks(ANNA, "1"):
        assert (room.shown(None, 0)["here"], room.is_out(ANNA)) == (1, False)
        since = room.board.version
        room.dismiss(1)
        assert room.board.version > since, "the page hears of it at once"
        assert (room.shown(None, 0)["here"], room.is_out(ANNA)) == (0, True)
    with room.looks(ANNA, "1"):
        assert room.shown(None, 0)["here"] == 0


@scene
async def test_a_teacher_can_take_everybody_of_an_address_out_until_the_next_activity():
    """Who had made up 66 pupils was taken out one by one, and had made up others by then."""
    room = await opened()
    assert come(room, "f", 6) == 6
    room.hear(ANNA, "1", told(2))
    assert room.dismiss(1) == 5, "how many others have that address"
    with pytest.raises(BadInput):
        room.dismiss_like(2)
    with room.looks("f" * 32, "f"), room.looks(ANNA, "1"):
        room.dismiss_like(1)
        assert [number for number, _ in room.shown(None, 0)["records"]] == [7]
        assert room.here() == 1
    assert come(room, "f", 3) == 0
    with room.looks(BEN, "f"):
        assert room.here() == 1
    await room.open(SECOND)
    room.hear(BEN, "f", told(0, key=SECOND))
    assert room.told()["n"] == 1


@scene
async def test_before_an_activity_is_open_there_is_nothing_to_show():
    room = Room(4)
    assert room.told()["activity"] is None
    assert room.shown(None, 0)["records"] == []
    for act in (lambda: room.reveal(True), room.csv):
        with pytest.raises(BadInput) as closed:
            act()
        assert closed.value.code == "room-closed"


@scene
async def test_a_teacher_opens_what_there_is_and_not_without_end():
    room = Room(4)
    for key in (7, "", "nowhere/duel/rounds=10"):
        with pytest.raises(BadInput):
            await room.open(key)
    room = await opened()
    for n in range(1, classroom.LESSONS):
        await room.open(f"race/duel/rounds={n + 20}")
    with pytest.raises(BadInput) as many:
        await room.open("race/duel/rounds=1")
    assert many.value.code == "room-lessons"
    await room.open(FIRST)


def test_only_the_key_makes_a_teacher():
    room, other = Room(4), Room(4)
    assert room.is_teacher(room.key)
    assert len(room.key) * 4 == 128
    for key in ("", "ä", room.key[:-1], room.key + "0", other.key):
        assert not room.is_teacher(key)


@scene
async def test_a_bell_rings_for_all_who_wait_and_for_who_comes_late():
    bell = Bell()
    waiting = [asyncio.ensure_future(bell.rung_after(bell.version, 60)) for _ in range(3)]
    await asyncio.sleep(0)
    known = bell.version
    bell.ring_within(0)
    bell.ring_within(0)
    await asyncio.gather(*waiting)
    assert bell.version == known + 1
    await bell.rung_after(known, 60)
    await bell.rung_after(bell.version, 0)


@scene
async def test_a_bell_that_rings_calmly_tells_of_little_at_once_and_of_much_together():
    clock = Clock()
    bell = Bell(clock)

    async def hears(version: int) -> bool:
        question = asyncio.ensure_future(bell.rung_after(version, 60))
        for _ in range(5):
            await asyncio.sleep(0)
        return question.done() or not question.cancel()

    known = bell.version
    bell.ring_calmly(60)
    assert await hears(known), "the first is heard at once"
    known = bell.version
    for _ in range(50):
        bell.ring_calmly(60)
    assert not await hears(known), "fifty more are not, by who has heard the first"
    assert await hears(0), "but whoever knows nothing is told at once"
    clock.now = 61
    bell.ring_calmly(60)
    assert await hears(known)
    assert bell.version == known + 51, "nothing of it is lost"
    known = bell.version
    bell.ring_calmly(60)
    bell.ring()
    assert await hears(known), "what the teacher does is heard at once"
