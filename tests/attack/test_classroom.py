"""A class through a live room: every result arrives once, and pupils who mean no good spoil nothing."""

from __future__ import annotations

import asyncio
import csv
import io
import json
from collections import Counter
from contextlib import suppress
from typing import Any

import pytest

from krom_explore import text
from krom_explore.ui.serving.classroom import FROM_ONE_ADDRESS

from .house import House, house
from .pupils import Pupil, Teacher, activity, class_of
from .rude import throw
from .wire import Gone, Wire, fetch

CLASS = 30


async def lesson(server: House, name: str = "fair", rounds: int | None = None) -> tuple[Teacher, str, int]:
    """A teacher who has opened an activity."""
    teacher = Teacher(server.port, server.teacher)
    key, rows = activity(name, rounds)
    assert (await teacher.lead(do="next", activity=key)).status == 200
    return teacher, key, rows


def played(pupils: list[Pupil], rows: int) -> list[int]:
    found = Counter(result for pupil in pupils for result in pupil.results)
    return [found[row] for row in range(rows)]


# --- a class


async def test_every_result_of_thirty_arrives_once_in_spite_of_reloads_two_tabs_and_cut_lines_and_a_restart() -> None:
    """Half of the lesson, then the server is killed and started anew; the pages tell it everything."""
    first = House("--class-size", "0")
    try:
        teacher, key, rows = await lesson(first, rounds=12)
        pupils = class_of(CLASS, first.port, key, rows)
        await asyncio.gather(*(half_a_lesson(pupil) for pupil in pupils))
        assert await teacher.counts(rows) == played(pupils, rows)
    finally:
        first.stop()
    with house("--class-size", "0", "--port", str(first.port)) as second:
        going_on = [asyncio.create_task(half_a_lesson(pupil)) for pupil in pupils]
        await asyncio.sleep(0.5)
        teacher, _, _ = await lesson(second, rounds=12)
        await asyncio.gather(*going_on)
        assert await teacher.counts(rows) == played(pupils, rows)
        assert sum(played(pupils, rows)) == CLASS * 12
        news = await teacher.wall(key)
        told = {record["who"]: record["results"] for _, record in news["records"]}
        assert told == {pupil.who: pupil.results for pupil in pupils}


async def half_a_lesson(pupil: Pupil) -> None:
    """Six rounds, each with something that goes wrong."""
    for number in range(6):
        pupil.play()
        match number % 3:
            case 0:
                await pupil.lose_the_line()
            case 1:
                other = pupil.other_tab()
                await asyncio.gather(other.report(), pupil.report())
            case 2:
                pupil.room = ""  # a reload: the page knows nothing but the record that its browser has kept
        await pupil.report()


async def test_news_reach_the_teacher_and_pupils_who_wait_for_them(server: House) -> None:
    teacher, key, rows = await lesson(server)
    pupil = Pupil(server.port, key, rows)
    state = await pupil.look()
    news = await teacher.wall(key)
    assert state["activity"] == key
    waiting = asyncio.create_task(teacher.wall(key, news["version"]))
    await asyncio.sleep(0.05)
    assert not waiting.done()
    pupil.play()
    await pupil.report()
    assert [record["results"] for _, record in (await waiting)["records"]] == [pupil.results]
    asked = asyncio.create_task(pupil.look(pupil.version))
    await teacher.lead(do="pause", on=True)
    state = await asked
    while not state["paused"]:
        state = await pupil.look(pupil.version)
    assert (await teacher.lead(do="pause", on=False)).status == 200


async def test_a_tab_that_has_fallen_behind_is_told_what_is_known(server: House) -> None:
    _, key, rows = await lesson(server, rounds=20)
    pupil = Pupil(server.port, key, rows)
    await pupil.look()
    pupil.play(2)
    behind = pupil.other_tab()
    pupil.play(2)
    await pupil.report()
    await behind.look()
    answer = await behind.send()
    assert answer.json()["known"]["results"] == pupil.results
    behind.results[-1:] = [5, 5, 5] if pupil.results[1] != 5 else [4, 4, 4]
    answer = await behind.send()
    assert answer.status == 422
    assert answer.json()["known"]["results"] == pupil.results


# --- pupils who mean no good

EDITED: dict[str, Any] = {
    "no record": 7,
    "nothing": {},
    "another activity": {"key": "krom/duel/rounds=20"},
    "an activity that does not exist": {"key": "krom/nothing/rounds=20"},
    "a key of a thousand letters": {"key": "krom/" + "x" * 1000},
    "a thousand results": {"results": [0] * 1000},
    "more results than rounds": {"results": [0] * 25},
    "a row that is not there": {"results": [6]},
    "a negative row": {"results": [-1]},
    "half a row": {"results": [0.5]},
    "a text for results": {"results": "000"},
    "results before a prediction": {"predicted": None, "results": [0]},
    "bars that add to more": {"predicted": [100] * 6},
    "a prediction of another kind": {"predicted": "7/2"},
    "a long name": {"who": "x" * 21},
    "a name that cannot be seen": {"who": "a\u202eb"},
    "a name with a line": {"who": "a\nb"},
    "no name": {"who": ""},
    "a field of one's own": {"teacher": True},
    "a number of a million digits": {"results": [10**100]},
}


async def test_whatever_is_wrong_is_refused_with_a_reason_and_the_sum_is_unspoiled(server: House) -> None:
    teacher, key, rows = await lesson(server, rounds=24)
    honest, rude = Pupil(server.port, key, rows), Pupil(server.port, key, rows)
    await rude.look()
    honest.play(5)
    await honest.report()
    before = await teacher.counts(rows)
    for name, changed in EDITED.items():
        record = rude.record() | changed if isinstance(changed, dict) and changed else changed
        answer = await rude.send(record)
        assert answer.status == 422 or answer.json()["held"], (name, answer)
        assert answer.json()["why"], name
        assert honest.who not in answer.body.decode() or honest.who == rude.who
    assert (await rude.send(room="0" * 16)).status == 409, "another room"
    assert await teacher.counts(rows) == before


@pytest.mark.parametrize(
    "body", [b"", b"[]", b"7", b"{", b"[" * 4000, b'{"record": ' + b"1" * 4000 + b"}", b"\xff\xfe", b'{"room": NaN}']
)
async def test_what_is_no_message_is_refused(server: House, body: bytes) -> None:
    for path, key in (("/api/class/record", {"X_Pupil": "0" * 32}), ("/api/class/lead", {"X_Teacher": server.teacher})):
        answer = await fetch(server.port, "POST", path, body, **key)
        assert answer.status in (400, 409), answer
        assert answer.json()["why"]


async def test_ten_megabytes_are_not_even_read(server: House) -> None:
    head = b"POST /api/class/record HTTP/1.1\r\nHost: %(host)s\r\nX-Pupil: " + b"0" * 32
    source = Pupil(server.port, "", 1).source
    answer = await throw(server.port, source, head + b"\r\nContent-Length: 10000000\r\n\r\n" + b"x" * 10**7)
    assert answer is None or answer.status == 413
    wire = await Wire.to(server.port, source)
    await wire.send(
        head.replace(b"%(host)s", f"127.0.0.1:{server.port}".encode()) + b"\r\nContent-Length: 10000000\r\n\r\n"
    )
    told = await wire.answer()
    assert (told.status, told.json()["why"]) == (413, text.message("serve-door-413"))
    wire.cut()


async def test_hundreds_of_pupils_of_one_browser_do_not_take_the_room(server: House) -> None:
    """They come from one address: most of them are refused, and a pupil from elsewhere is not."""
    teacher, key, rows = await lesson(server, rounds=23)
    one = Pupil(server.port, key, rows)
    await one.look()
    statuses = Counter[int]()
    for number in range(300):
        fake = Pupil(server.port, key, rows, id=f"{number:032x}", source=one.source, room=one.room, results=[0])
        with suppress(Gone):  # who goes on after being told to stop gets not even an answer
            statuses[(await fake.send()).status] += 1
    assert 0 < statuses[200] <= FROM_ONE_ADDRESS * (await server.health())["most"]
    honest = Pupil(server.port, key, rows)
    honest.play(3)
    await honest.report()
    news = await teacher.wall(key)
    made_up = [pupil for pupil, record in news["records"] if record["results"] == [0]]
    for pupil in made_up[:2]:
        answer = await teacher.lead(do="dismiss", pupil=pupil)
        assert answer.status == 200
        assert str(len(made_up) - 1 - made_up.index(pupil)) in answer.json()["ask"]
    assert (await teacher.lead(do="dismiss-like", pupil=made_up[0])).status == 200
    assert await teacher.counts(rows) == played([honest], rows)


async def test_html_in_a_name_stays_a_name_and_a_formula_in_a_sheet_stays_text(server: House) -> None:
    teacher, key, rows = await lesson(server, rounds=22)
    names = ["<img src=x onerror=1>"[:20], "=1+1", "@SUM(A1)", "+1", "-1"]
    pupils = [Pupil(server.port, key, rows, who=name) for name in names]
    for pupil in pupils:
        pupil.play(2)
        await pupil.report()
    answer = await teacher.lead(do="export")
    assert answer["content-type"].startswith("text/csv")
    _, *lines = csv.reader(io.StringIO(answer.body.decode()))
    assert [cells[0] for cells in lines] == [names[0], *(f"'{name}" for name in names[1:])]
    assert not any(cell.startswith(("=", "+", "-", "@", "\t")) for cells in lines for cell in cells)


async def test_results_are_shown_when_the_teacher_reveals_them_and_names_never(
    server: House,
) -> None:
    teacher, key, rows = await lesson(server, rounds=21)
    honest, nosy = Pupil(server.port, key, rows, who="Zuleikha"), Pupil(server.port, key, rows)
    honest.play(4)
    await honest.report()
    state = await nosy.look()
    assert state["counts"] is None
    await teacher.lead(do="reveal", on=True)
    state = await nosy.look()
    assert sum(state["counts"]) == state["n"]
    nosy.who = honest.who
    answer = await nosy.send()
    assert answer.json()["known"]["results"] == [], "the same name is not the same pupil"
    assert honest.who not in json.dumps(state)
    assert honest.id not in json.dumps(await teacher.wall(key))


@pytest.mark.parametrize("key", ["", "0" * 32, "ä", "teacher", "0" * 31])
async def test_only_the_teachers_key_leads(server: House, key: str) -> None:
    teacher, opened, rows = await lesson(server)
    before = await Pupil(server.port, opened, rows).look()
    stranger = Teacher(server.port, key)
    for what in ("next", "pause", "reveal", "dismiss", "dismiss-like", "export", "anything"):
        answer = await stranger.lead(do=what, on=True, activity=opened, pupil=1)
        assert (answer.status, bool(answer.json()["why"])) == (403, True)
    answer = await fetch(server.port, "GET", "/api/class/wall", X_Teacher=key)
    assert answer.status == 403
    after = await Pupil(server.port, opened, rows).look()
    assert before == after
    assert (await teacher.lead(do="anything")).status == 400
    assert (await teacher.lead(do="next", activity="krom/nothing/rounds=2")).status == 422


async def test_a_page_elsewhere_cannot_send_in_a_pupils_or_a_teachers_name(server: House) -> None:
    for path in ("record", "lead"):
        headers = {"X_Teacher": server.teacher, "X_Pupil": "0" * 32, "Origin": "http://evil.example"}
        answer = await fetch(server.port, "POST", f"/api/class/{path}", b"{}", **headers)
        assert answer.status == 403


async def test_those_who_only_wait_are_many_and_leave_nothing_behind(server: House) -> None:
    """A pupil's question is kept open until there is news; one who leaves is not kept."""
    _, key, rows = await lesson(server)
    pupil = Pupil(server.port, key, rows)
    await pupil.look()
    for _ in range(40):
        wire = await Wire.to(server.port, pupil.source)
        path = f"/api/class/now?room={pupil.room}&since={pupil.version}"
        await wire.send(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nX-Pupil: {pupil.id}\r\n\r\n".encode())
        wire.cut()
    assert (await pupil.look())["activity"] == key
