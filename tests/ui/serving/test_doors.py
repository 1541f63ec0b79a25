"""Who may come in: by which names, from where, how often; and what the machine can hold."""

import asyncio
import json
import socket
import struct
from unittest.mock import Mock, call

import pytest
from tornado.http1connection import HTTP1Connection
from tornado.httputil import HTTPHeaders
from tornado.iostream import StreamClosedError
from tornado.netutil import bind_sockets
from tornado.web import Application, RequestHandler

from krom_explore import text
from krom_explore.ui import serve
from krom_explore.ui.serving import machine
from krom_explore.ui.serving.doors import (
    ALL,
    ANSWER,
    KNOWN,
    LIMITS,
    LINES,
    Address,
    Doorkeeper,
    Doors,
    Names,
    Watched,
    whence,
)
from krom_explore.ui.serving.handlers import VERSION, Page
from krom_explore.ui.serving.pace import Pace
from krom_explore.ui.serving.turnstile import Turnstile
from tests import own_loop


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("127.0.0.1:8866", True),
        ("localhost", True),
        ("LOCALHOST.:80", True),
        ("[::1]:8866", True),
        ("192.0.2.7:8866", True),
        ("krom.school", True),
        (f"{socket.gethostname()}:1", True),
        ("192.0.2.8:8866", False),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("localhost:80; script-src *", False),
        ("localhost:80:80", False),
        ("[::1", False),
        ("", False),
        ("127.0.0.1\r\nx: y", False),
    ],
)
def test_the_server_answers_to_its_own_names(host, ours):
    assert Names(["krom.school"]).has(host, "192.0.2.7") is ours


def test_an_address_in_the_clothes_of_version_6_is_the_same():
    assert Names([]).has("192.0.2.7", "::ffff:192.0.2.7")


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.7", "192.0.2.8", False),
        ("192.0.2.7", "::ffff:192.0.2.7", True),
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
    ],
)
def test_of_version_6_a_network_counts_as_one_address(one, other, same):
    assert (whence(one) == whence(other)) is same


def test_a_new_address_does_not_have_all_others_looked_through(monkeypatch):
    looked = []
    monkeypatch.setattr(Address, "is_quiet", property(lambda _: looked.append(1)))
    house = Doors(None, Names([]), tables=4)
    many = 3 * KNOWN
    for n in range(many):
        house.address(f"10.0.{n // 250}.{n % 250}")
    assert len(looked) <= 2 * many


def test_addresses_that_are_quiet_are_forgotten():
    house = Doors(None, Names([]), tables=4)
    for n in range(3 * KNOWN):
        house.address(f"10.0.{n // 250}.{n % 250}")
    assert len(house._addresses) <= KNOWN


def test_where_too_many_connections_are_open_the_address_with_the_most_closes_its_oldest():
    """With each of them somebody may ask for the page and leave it unread: 4,000 held 400 MB."""
    house = Doors(None, Names([]), tables=4)
    streams = [Mock(is_line=n == 0, closed=lambda: False) for n in range(ALL[0] + ALL[1] * 4)]
    for n, stream in enumerate(streams):
        assert house._has_room()
        house._open += 1
        house.address("10.1.0.1" if n < 100 else f"10.0.{n // 4 // 250}.{n // 4 % 250}").comes(stream)
    assert house._has_room()
    assert [stream.close.called for stream in streams[:3]] == [False, True, False]
    assert not any(stream.close.called for stream in streams[3:])


def test_a_storm_from_one_address_spends_little_of_what_all_may_come_with():
    house = Doors(None, Names([]), tables=4)
    house._shut = Mock()
    house.handle_stream = Mock()
    for _ in range(3000):
        connection = Mock(getsockname=lambda: ("127.0.0.1", 1))
        house._handle_connection(connection, ("10.0.0.1", 1))
        for stream in house.address("10.0.0.1").loose():
            stream.close()
    assert connection.close.called
    assert house._arrivals.left > 0
    assert not house._shut.called


def test_lines_to_tables_do_not_count_where_connections_are_closed():
    """A class behind one address has as many lines as pupils: it had the most, nothing to close, and nobody came in."""
    house = Doors(None, Names([]), tables=4)
    lines = [Mock(is_line=True, closed=lambda: False) for _ in range(50)]
    idle = [Mock(is_line=False, closed=lambda: False) for _ in range(ALL[0] + ALL[1] * 4 - 50)]
    for line in lines:
        house.address("10.1.0.1").comes(line)
    for n, stream in enumerate(idle):
        house.address(f"10.0.0.{n // 4}").comes(stream)
    house._open = len(lines) + len(idle)
    assert house._has_room()
    assert sum(stream.close.called for stream in idle) == 1
    assert not any(line.close.called for line in lines)


def test_connections_on_which_nothing_is_asked_close_before_those_of_a_class_that_listens():
    """Thirty pupils behind one address had the most connections: each newcomer cut one who waited for the teacher."""
    house = Doors(None, Names([]), tables=4)
    room = ALL[0] + ALL[1] * 4
    class_ = [Mock(is_line=False, is_asked=True, closed=lambda: False) for _ in range(50)]
    idle = [Mock(is_line=False, is_asked=False, closed=lambda: False) for _ in range(room - 50)]
    for pupil in class_:
        house.address("10.1.0.1").comes(pupil)
    for n, stream in enumerate(idle):
        house.address(f"10.0.0.{n // 4}").comes(stream)
    house._open = room
    assert house._has_room()
    assert [stream.close.called for stream in idle[:2]] == [True, False]
    assert not any(pupil.close.called for pupil in class_)


def test_a_line_that_breaks_while_something_is_written_keeps_nothing_of_it():
    """What was being written lay with the fault, and the fault with the line: 16 cuts kept 20 MB."""

    async def write() -> Watched:
        address = Address(4)
        with socket.create_server(("127.0.0.1", 0)) as door:
            theirs = socket.create_connection(door.getsockname())
            stream = Watched(door.accept()[0], address)
        address.comes(stream)
        assert address.count() == 1
        theirs.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # as when a plug is pulled
        theirs.close()
        with pytest.raises(StreamClosedError):
            await stream.write(b"x" * 10**6)
        assert not address.count()
        assert not address._streams
        return stream

    error = own_loop.run(write()).error
    assert isinstance(error, OSError)
    assert error.__traceback__ is None


@pytest.mark.parametrize(
    ("path", "headers", "cost"),
    [
        ("/", {}, 1),
        ("/api/kernels/" + "0" * 32 + "/channels?session_id=" + "0" * 32, {}, 1),
        ("/?" + "a&" * 900, {}, 1 + 1802 // 256),
        ("/api/tables", {"Content-Length": "4000"}, 4),
        ("/api/tables", {"Content-Length": "9" * 8}, 5),
        ("/api/tables", {"Content-Length": "many"}, 1),
        ("/", {f"X{n}": "1" for n in range(63)}, 2),
        ("/script", {}, 9),
        ("/script?1", {}, 9),
        ("/script?1", {"Accept-Encoding": "gzip"}, 3),
    ],
)
def test_a_request_counts_by_what_it_costs(path, headers, cost):
    house = Doors(None, Names([]), tables=4, dear={"/script": lambda headers: 2 if "Accept-Encoding" in headers else 8})
    house.turnstile = Mock(turn=Mock(return_value=None))
    connection = Mock(context=Mock(remote_ip="10.0.0.1"), stream=Mock(reached="127.0.0.1"))
    address = house.address("10.0.0.1")
    address.pace = Pace(100, 10, lambda: 0.0)
    Doorkeeper(house, connection, Mock()).headers_received(
        Mock(path=path), HTTPHeaders({"Host": "localhost", **headers})
    )
    assert round(address.pace.at_once - address.pace.left) == cost
    if house.turnstile.turn.called:
        assert house.turnstile.turn.call_args.args[1] == cost


@pytest.mark.parametrize("start", [b"", b"\r\n"])
@pytest.mark.parametrize(("lines", "cost"), [(LINES - 1, 0), (LINES, 0), (LINES + 1, 0), (LINES + 10, 1), (1600, 25)])
def test_of_a_head_with_too_many_lines_no_more_is_read_than_that_it_has(start, lines, cost):
    """8 kB of short lines took 5 ms, before anybody asked who sent them."""

    async def read() -> None:
        address = Address(4)
        address.pace = Pace(100, 10, lambda: 0.0)
        with socket.create_server(("127.0.0.1", 0)) as door, socket.create_connection(door.getsockname()) as theirs:
            stream = Watched(door.accept()[0], address)
            theirs.send(start + b"GET / HTTP/1.1\r\n" + b"".join(b"%x:\n" % n for n in range(lines)) + b"\r\n")
            _, headers = HTTP1Connection(stream, False)._parse_headers(await stream.read_until_regex(b"\r?\n\r?\n"))
            stream.close()
        assert (len(headers) > LINES) is (lines > LINES)
        assert len(headers) <= LINES + 4
        assert round(address.pace.at_once - address.pace.left) == cost

    own_loop.run(read())


@pytest.mark.parametrize(
    ("said", "limits", "taken"), [("4000", LIMITS, True), ("5000", LIMITS, False), ("10000000", {}, True)]
)
def test_a_body_that_says_it_is_too_long_is_not_read_and_told_why(said, limits, taken):
    house = Doors(None, Names([]), tables=4, limits=limits)
    house.turnstile = Mock(turn=Mock(return_value=None))
    connection = Mock(context=Mock(remote_ip="10.0.0.1"), stream=Mock(reached="127.0.0.1"))
    inside = Mock()
    head = HTTPHeaders({"Host": "localhost", "Content-Length": said})
    Doorkeeper(house, connection, inside).headers_received(Mock(path="/api/tables"), head)
    assert inside.headers_received.called is taken
    if not taken:
        line, _, body = connection.write_headers.call_args.args
        assert line.code == 413
        assert json.loads(body)["why"] == text.message("serve-door-413")


def test_what_is_read_of_a_body_after_the_end_is_nobodys():
    """Tornado reads on for a moment when a body took too long or its visitor is gone; inside nobody waits for it."""
    inside = Mock()
    doorkeeper = Doorkeeper(Mock(), Mock(), inside)
    doorkeeper.data_received(b"a")
    doorkeeper.on_connection_close()
    doorkeeper.data_received(b"b")
    doorkeeper.finish()
    doorkeeper.on_connection_close()
    assert inside.mock_calls == [call.data_received(b"a"), call.on_connection_close()]


@pytest.mark.parametrize("busy", [False, True])
def test_what_was_asked_by_who_has_left_is_not_answered_and_what_was_told_is_heard(busy):
    """250 questions in one breath, and gone: all were answered, and where others waited at no cost."""
    heard = []

    class Hears(RequestHandler):
        def get(self):
            heard.append("asked")

        def post(self):
            heard.append(self.request.body)

    async def scene(said: bytes):
        house = Doors(Application([("/.*", Hears)], log_function=lambda _: None), names=Names([]), tables=20)
        (door,) = bind_sockets(0, "127.0.0.1")
        house.add_socket(door)
        if busy:
            house.turnstile = Turnstile(Pace(1, 100))
            house.turnstile.turn(Address(1), 1, Mock())
        _, writer = await asyncio.open_connection(*door.getsockname())
        writer.write(said)
        writer.close()
        await asyncio.sleep(0.3)
        house.stop()

    own_loop.run(scene(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n" * 250))
    assert len(heard) < 5, "only those before it was noticed"
    heard.clear()
    own_loop.run(scene(b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 7\r\n\r\ngoodbye" * 20))
    assert 1 <= len(heard) < 5


def test_a_pace_allows_a_burst_and_then_so_much_a_second():
    now = [0.0]
    pace = Pace(3, 2, lambda: now[0])
    for _ in range(3):
        pace.spend()
    assert pace.debt() == 0
    pace.spend()
    assert pace.debt() == 0.5
    now[0] = 0.5
    assert pace.debt() == 0
    now[0] = 100
    assert pace.left == 3
    pace.spend(1000)
    assert pace.debt() == 3, "nobody is locked out for long"


def test_the_policy_of_a_page_lets_its_own_scripts_run_and_no_others():
    html = f"<style>a</style><script type='application/json'>{{}}</script><script>one</script>{VERSION}"
    page = Page(html)
    policy = page.policy("here:1")
    assert policy.count("'sha256-") == 2
    assert "unsafe" not in policy
    assert "ws://here:1" in policy
    assert page.version.encode() in page.plain
    assert Page(html + " ").version != page.version
    assert "'self'" not in policy.partition("script-src")[2].partition(";")[0]


@pytest.mark.parametrize(
    ("asked", "cost"),
    [
        ({"Accept-Encoding": "gzip"}, 0),
        ({}, 4),
        ({"Accept-Encoding": "br", "If-None-Match": "{version}"}, 4),
        ({"If-None-Match": '"{version}"'}, 0),
    ],
)
def test_a_page_costs_by_what_is_sent_of_it(asked, cost):
    page = Page("x" * 4 * ANSWER)
    assert page.price(HTTPHeaders({name: value.format(version=page.version) for name, value in asked.items()})) == cost


def test_a_page_that_draws_may_load_a_script_of_this_server_and_nothing_more():
    plain, draws = (Page("<script>one</script>", draws=draws).policy("here:1") for draws in (False, True))
    assert draws == plain.replace("; style-src", " 'self'; style-src")


@pytest.fixture
def small_machine(monkeypatch):
    monkeypatch.setattr(machine, "free_memory", lambda: machine.HOUSE + 20 * machine.TABLE)
    monkeypatch.setattr(machine, "descriptors", lambda: machine.ENOUGH)


@pytest.mark.usefixtures("small_machine")
def test_a_class_has_its_tables_and_a_few_to_spare():
    assert serve.measure(10) == serve.House(10, 10, 12)
    assert serve.measure("20") == serve.House(20, 20, 20)
    assert serve.measure(None) == serve.House(None, serve.SMALL, 10)
    assert serve.measure(0) == serve.House(None, 0, 10)


@pytest.mark.usefixtures("small_machine")
@pytest.mark.parametrize("size", ["21", 200])
def test_a_class_that_the_machine_cannot_hold_is_refused(size, capsys):
    assert serve.serve(class_size=size, open_browser=False) == 2
    said = capsys.readouterr().err
    assert said.strip() == text.message(
        "serve-class-size-memory", size=str(size), need=serve.House(0, 0, int(size)).gigabytes, most="20"
    )


@pytest.mark.usefixtures("small_machine")
@pytest.mark.parametrize("size", ["-1", "201", "x", "1e3", ""])
def test_a_class_size_is_a_number(size, capsys):
    assert serve.serve(class_size=size, open_browser=False) == 2
    assert capsys.readouterr().err.strip() == text.message("serve-class-size-invalid", size=size)


def test_too_few_open_files_make_the_class_smaller(monkeypatch, capsys):
    monkeypatch.setattr(machine, "free_memory", lambda: 10**12)
    monkeypatch.setattr(machine, "tables_by_descriptors", lambda: 7)
    assert serve.measure(30) == serve.House(7, 7, 7)
    assert capsys.readouterr().err.strip() == text.message("serve-class-size-files", size="30", most="7")


def test_the_limit_of_open_files_is_raised_as_far_as_it_goes(monkeypatch):
    resource = pytest.importorskip("resource")
    now = [256, 1000]
    monkeypatch.setattr(resource, "getrlimit", lambda _: tuple(now))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: now.__setitem__(0, limits[0]))
    assert machine.tables_by_descriptors() == (1000 - machine.DESCRIPTORS_OF_THE_HOUSE) // machine.DESCRIPTORS_A_TABLE
    assert now[0] == 1000
    most = machine.tables_by_descriptors()
    assert 0 < machine.connections(most) < 1000 - most * machine.LINE_OF_A_TABLE
