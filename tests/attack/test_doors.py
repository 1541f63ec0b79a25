"""Doors: who may knock, what is behind them, and what is written on them."""

from __future__ import annotations

import asyncio
import gzip
from contextlib import suppress

import psutil
import pytest

from krom_explore.ui.serving.charts import Script, file

from .house import House, until
from .visitor import Visitor, leave
from .wire import Answer, Gone, Refused, Socket, Wire, fetch, request

FOREIGN = ("http://elsewhere.example", "https://127.0.0.1", "http://127.0.0.1.elsewhere.example", "null", "file://")
HOSTS = (
    "elsewhere.example", "elsewhere.example:80", "127.0.0.1.elsewhere.example", "krom.elsewhere.example:{port}", "[::1",
    "127.0.0.1:{port}@elsewhere.example", "169.254.169.254", "a" * 300,
)  # fmt: skip


async def taken(server: House) -> int:
    return (await server.health())["taken"]


@pytest.mark.parametrize("host", HOSTS)
async def test_a_foreign_host_is_refused(server: House, host: str) -> None:
    """Or a page elsewhere could have its own name point here, and read what is ours."""
    named = host.format(port=server.port)
    for method, path, body in (("GET", "/", None), ("POST", "/api/tables", b"{}"), ("GET", "/health", None)):
        answer = await fetch(server.port, method, path, body, Host=named)
        assert answer.status in (400, 421), (method, path, answer)


@pytest.mark.parametrize("host", ["127.0.0.1:{port}", "localhost:{port}", "LOCALHOST:{port}"])
async def test_our_own_names_are_known(server: House, host: str) -> None:
    assert (await fetch(server.port, "GET", "/", Host=host.format(port=server.port))).status == 200


async def test_a_foreign_origin_gets_no_table_and_no_line(server: House) -> None:
    visitor = await server.visitor().come()
    for origin in FOREIGN:
        before = await taken(server)
        answer = await fetch(server.port, "POST", "/api/tables", b"{}", Origin=origin)
        assert answer.status == 403, origin
        assert await taken(server) <= before
        with pytest.raises(Refused) as refused:
            await Socket.to(server.port, f"/api/kernels/{visitor.table}/channels", Origin=origin)
        assert refused.value.status == 403, origin
        away = await fetch(server.port, "POST", f"/api/tables/{visitor.table}/goodbye", b"", Origin=origin)
        assert away.status == 403, origin
    await asyncio.sleep(6)  # a goodbye would have ended the table
    await visitor.click()


async def test_our_own_origin_is_welcome(server: House) -> None:
    visitor = server.visitor()
    answer = await fetch(server.port, "POST", "/api/tables", b"{}", Origin=server.url.rstrip("/"))
    assert answer.status in (200, 202)
    visitor.table = answer.json().get("table", "")


async def test_no_look_takes_a_table(server: House) -> None:
    """Whatever another page makes a browser fetch: images, frames, links."""
    before = await taken(server)
    for path in ("/", "/?template=lab", "/?theme=dark", "/?template=../../etc", "/api/tables", "/?voila-debug=1"):
        for method in ("GET", "HEAD"):
            for site in ("cross-site", "same-site", "none"):
                answer = await fetch(server.port, method, path, Sec_Fetch_Site=site, Sec_Fetch_Mode="no-cors")
                assert answer.status < 500
    assert await taken(server) == before


async def test_nobody_chooses_the_template(server: House) -> None:
    plain = (await fetch(server.port, "GET", "/")).body
    for query in ("template=lab", "theme=dark", "template=reveal&theme=../x", "voila-template=x", "x=" + "y" * 2000):
        answer = await fetch(server.port, "GET", f"/?{query}")
        assert answer.status in (200, 400, 414)
        assert answer.status != 200 or answer.body == plain


NOWHERE = (
    "/voila", "/voila/render/app.ipynb", "/voila/tree", "/voila/files/app.ipynb", "/voila/static/voila.js",
    "/voila/templates/krom_explore/static/x", "/voila/api/shutdown/x", "/voila/query", "/api", "/api/kernels",
    "/api/kernels/", "/api/kernelspecs", "/api/sessions", "/api/contents", "/api/terminals", "/api/status",
    "/app.ipynb", "/notebooks/app.ipynb", "/static", "/static/", "/static/../app.ipynb", "/static/..%2f..%2fapp.ipynb",
    "/..%2f..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/../../../../etc/passwd", "//etc/passwd",
    "/....//....//etc/passwd", "/.git/config", "/.env", "/login", "/logout", "/lab", "/tree", "/metrics", "/debug",
    "/api/kernels/..%2f/channels", "/api/tables/", "/api/tables/x", "/health/x", "/index.html",
)  # fmt: skip


@pytest.mark.parametrize("path", NOWHERE)
async def test_nothing_else_is_there(server: House, path: str) -> None:
    for method, body in (("GET", None), ("POST", b"{}")):
        answer = await fetch(server.port, method, path, body)
        assert 400 <= answer.status < 500, (method, path, answer.status)
        assert b"root:x:" not in answer.body
        assert b'"cells"' not in answer.body


async def test_a_key_opens_the_line_and_nothing_else(server: House) -> None:
    visitor = await server.visitor().come()
    for method in ("GET", "DELETE", "POST", "PATCH", "PUT"):
        for path in ("", "/interrupt", "/restart"):
            answer = await fetch(server.port, method, f"/api/kernels/{visitor.table}{path}", b"")
            assert 400 <= answer.status < 500, (method, path, answer)
    for key in (visitor.table[:-1], visitor.table.upper() + "0", visitor.table + "%00", "*", "x" * 5000):
        with pytest.raises(Refused) as refused:
            await Socket.to(server.port, f"/api/kernels/{key}/channels")
        assert refused.value.status in (400, 404, 414, 431, None)
    await visitor.click()


@pytest.mark.parametrize(
    "method", ["TRACE", "PUT", "DELETE", "OPTIONS", "PATCH", "CONNECT", "PROPFIND", "get", "X" * 99]
)
@pytest.mark.parametrize("path", ["/", "/api/tables", "/health"])
async def test_other_methods_are_refused(server: House, method: str, path: str) -> None:
    secret = "told-nobody"
    try:
        answer = await fetch(server.port, method, path, b"", Cookie=secret)
    except Gone:
        return
    assert 400 <= answer.status < 500
    assert secret.encode() not in answer.body
    assert not answer["access-control-allow-origin"]


# --- what every answer says of itself


def careful(answer: Answer) -> list[str]:
    """What is missing in its headers. Where nothing may be loaded, there is nothing to be careful about."""
    policy = answer["content-security-policy"]
    rules = {rule.split()[0]: rule.split()[1:] for rule in policy.split(";") if rule.strip()}
    scripts = rules.get("script-src", rules.get("default-src", ["*"]))
    good = {
        "nosniff": answer["x-content-type-options"] == "nosniff",
        "no-referrer": answer["referrer-policy"] == "no-referrer",
        "a policy": bool({"'self'", "'none'"} & set(rules.get("default-src", []))),
        "no other scripts": not {"*", "'unsafe-inline'", "'unsafe-eval'", "http:", "https:", "data:"} & set(scripts),
        "no frames elsewhere": bool({"'self'", "'none'"} & set(rules.get("frame-ancestors", []))),
        "no forms elsewhere": "form-action" in rules or "script-src" not in rules,
        "no other base": "base-uri" in rules or "script-src" not in rules,
        "no cookie": not answer["set-cookie"],
        "no version": not any(digit in answer["server"] for digit in "0123456789"),
        "no other origin": not answer["access-control-allow-origin"],
    }
    return [what for what, there in good.items() if not there]


async def test_every_answer_is_careful(server: House) -> None:
    visitor = server.visitor()
    answers = {
        "the page": await fetch(server.port, "GET", "/"),
        "a table": await visitor.ask(),
        "health": await fetch(server.port, "GET", "/health"),
        "nowhere": await fetch(server.port, "GET", "/nowhere"),
        "a foreign host": await fetch(server.port, "GET", "/", Host="elsewhere.example"),
        "a foreign origin": await fetch(server.port, "POST", "/api/tables", b"{}", Origin="http://elsewhere.example"),
        "a bad ask": await fetch(server.port, "POST", "/api/tables", b"["),
        "a method": await fetch(server.port, "DELETE", "/"),
        "no line": await fetch(server.port, "GET", "/api/kernels/x/channels"),
    }
    visitor.table = answers["a table"].json().get("table", "")
    answers["goodbye"] = await visitor.goodbye() or answers["a table"]
    missing = {name: careful(answer) for name, answer in answers.items() if careful(answer)}
    assert not missing
    for name in ("a table", "health"):
        assert "no-store" in answers[name]["cache-control"], name


async def test_the_page_has_no_script_that_the_policy_forbids(server: House) -> None:
    page = (await fetch(server.port, "GET", "/")).body.decode()
    assert " onclick=" not in page
    assert "javascript:" not in page
    assert "http://" not in page.replace("http://www.w3.org/", "")


# --- keys


async def test_a_key_is_seen_nowhere(server: House) -> None:
    """Not in the list of processes, which every user of the machine can read, and not in the health; the log is looked
    over when the server stops."""
    visitors = [await server.visitor().come() for _ in range(2)]
    health = (await fetch(server.port, "GET", "/health")).body.decode()
    for process in (server.process, *server.tables()):
        with_all = [*process.cmdline(), process.name(), *process.environ().values()]
        for visitor in visitors:
            assert not any(secret in text for text in with_all for secret in (visitor.table, visitor.model))
    for visitor in visitors:
        assert visitor.table not in health
        assert not any(visitor.table in str(path) for path in server.folder.rglob("*"))


async def test_what_a_table_uses_is_for_its_owner_only(server: House) -> None:
    """Files and sockets of the tables lie in a folder that other users of the machine cannot enter; no port is open."""
    await server.visitor().come()
    for path in server.folder.iterdir():
        assert not path.stat().st_mode & 0o077, f"{path} is open to others"
    for table in server.tables():
        listening = [c for c in table.net_connections("tcp") if c.status == psutil.CONN_LISTEN]
        assert not listening, "a table listens on a port"


async def test_a_key_cannot_be_guessed_from_another(server: House) -> None:
    visitors = [server.visitor() for _ in range(2)]
    for visitor in visitors:
        await visitor.arrive()
    one, two = (visitor.table for visitor in visitors)
    assert len(one) == len(two) == 32
    assert sum(a == b for a, b in zip(one, two, strict=True)) < 16


async def test_one_cannot_speak_for_anothers_widget(server: House) -> None:
    """Whoever has a table of their own has no way from it to the table beside it."""
    mine, theirs = await server.visitor().come(), await server.visitor().come()
    crossed = Visitor(server.port, mine.source, mine.table, theirs.model)
    await crossed.sit()
    await crossed.send({"again": True})
    assert await crossed.line.end() in (1002, 1003, 1008)
    await theirs.click()


async def test_health_says_counts_and_nothing_else(server: House) -> None:
    health = await server.health()
    assert health.keys() == {"ready", "taken", "setting", "waiting", "most"}
    assert all(isinstance(count, int) for count in health.values())

    async def quiet() -> bool:
        return await taken(server) <= len(server.honest)

    assert await until(quiet)
    before = await taken(server)
    visitor = await server.visitor().come()
    assert await taken(server) == before + 1
    await leave(visitor)
    assert await until(quiet)


async def test_many_lines_to_tables_that_are_not_there(server: House) -> None:
    """Guessing keys: each is refused, and none is answered more slowly than by looking."""

    async def guess(n: int) -> int | None:
        try:
            await Socket.to(server.port, f"/api/kernels/{n:032x}/channels")
        except Refused as refused:
            return refused.status
        return 101

    found = await asyncio.gather(*(guess(n) for n in range(100)))
    assert set(found) <= {404, 429, None}


async def test_a_connection_that_asks_twice_is_read_twice(server: House) -> None:
    """A second request hidden behind the first (smuggled) is checked like any other."""
    hidden = request("POST", "/api/tables", "elsewhere.example", b"{}")
    wire = await Wire.to(server.port)
    await wire.send(request("GET", "/health", f"127.0.0.1:{server.port}", Connection="keep-alive") + hidden)
    assert (await wire.answer()).status == 200
    with suppress(Gone):
        assert (await wire.answer()).status in (400, 421)
    wire.cut()


# --- the one file that is served


def charts() -> str:
    return Script().address


async def test_the_script_that_draws_is_there_packed_and_for_good(server: House) -> None:
    answer = await fetch(server.port, "GET", charts(), Accept_Encoding="gzip")
    assert answer.status == 200
    assert gzip.decompress(answer.body) == file().read_bytes()
    assert answer["content-type"].startswith("text/javascript")
    assert "immutable" in answer["cache-control"]
    assert careful(answer) == []
    again = await fetch(server.port, "GET", charts(), If_None_Match=answer["etag"])
    assert (again.status, again.body) == (304, b"")
    head = await fetch(server.port, "HEAD", charts(), Accept_Encoding="gzip")
    assert (head.status, head["content-length"]) == (200, str(len(answer.body)))


async def test_nothing_lies_beside_the_script(server: House) -> None:
    for path in (
        "/plotly.js",
        "/plotly-0.js",
        f"{charts()}.map",
        f"{charts()}/../x",
        f"/x{charts()}",
        "/plotly/__init__.py",
    ):
        assert (await fetch(server.port, "GET", path, Accept_Encoding="gzip")).status == 404, path
    assert (await fetch(server.port, "GET", charts())).status == 406
    assert (await fetch(server.port, "POST", charts(), b"")).status == 405


async def test_who_does_not_take_the_script_in_keeps_nobody_waiting(server: House) -> None:
    """Many ask for it and read nothing; others are answered meanwhile."""
    wires = [await Wire.to(server.port) for _ in range(20)]
    for wire in wires:
        await wire.send(request("GET", charts(), f"127.0.0.1:{server.port}", Accept_Encoding="gzip"))
    assert (await fetch(server.port, "GET", "/health")).status == 200
    for wire in wires:
        wire.cut()
