"""Requests that no browser ever sends."""

from __future__ import annotations

import asyncio

from .wire import Answer, Gone, Wire

CHUNKED = b"Transfer-Encoding: chunked\r\n\r\n"
GOODBYE = b"POST /api/tables/x/goodbye HTTP/1.1\r\nHost: %(host)s\r\n"
ASK = b"POST /api/tables HTTP/1.1\r\nHost: %(host)s\r\nContent-Type: application/json\r\n"
TOO_MUCH = {
    "a request line of 1 MB": b"GET /" + b"a" * 2**20 + b" HTTP/1.1\r\nHost: %(host)s\r\n\r\n",
    "a header of 1 MB": b"GET / HTTP/1.1\r\nHost: %(host)s\r\nX: " + b"a" * 2**20 + b"\r\n\r\n",
    "10,000 headers": b"GET / HTTP/1.1\r\nHost: %(host)s\r\n" + b"X: 1\r\n" * 10_000 + b"\r\n",
    "headers without end": b"GET / HTTP/1.1\r\nHost: %(host)s\r\n" + b"X-Long: 1234567890\r\n" * 200_000,
    "a body of 10 MB": ASK + b"Content-Length: 10000000\r\n\r\n" + b"x" * 10**7,
    "a body of a terabyte": ASK + b"Content-Length: 1000000000000\r\n\r\n" + b"x" * 10**6,
    "a body of 5 kB": ASK + b"Content-Length: 5000\r\n\r\n" + b'{"ticket": "' + b"x" * 4986 + b'"}',
    "chunks without end": ASK + CHUNKED + b"400\r\n" + (b"x" * 1024 + b"\r\n400\r\n") * 9000,
    "a chunk of 2**60": ASK + b"Transfer-Encoding: chunked\r\n\r\n1000000000000000\r\n" + b"x" * 10**6,
    "chunks of one byte": ASK + CHUNKED + b"1\r\nx\r\n" * 4090 + b"0\r\n\r\n",
    "2,000 headers": b"GET / HTTP/1.1\r\nHost: %(host)s\r\n" + b"a:\r\n" * 2000 + b"\r\n",
    "a goodbye of 1 MB": GOODBYE + b"Content-Length: 1000000\r\n\r\n" + b"x" * 10**6,
}  # fmt: skip
BROKEN = {
    "HTTP/0.9": b"GET /\r\n\r\n",
    "another version": b"GET / HTTP/9.9\r\nHost: %(host)s\r\n\r\n",
    "no host": b"GET / HTTP/1.1\r\n\r\n",
    "two hosts": b"GET / HTTP/1.1\r\nHost: %(host)s\r\nHost: elsewhere.example\r\n\r\n",
    "garbage": bytes(range(256)) * 20 + b"\r\n\r\n",
    "TLS": bytes.fromhex("16030100c8010000c40303") + bytes(200) + b"\r\n\r\n",
    "HTTP/2": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "a negative length": ASK + b"Content-Length: -1\r\n\r\n",
    "a length that is none": ASK + b"Content-Length: ten\r\n\r\n",
    "two lengths": ASK + b"Content-Length: 2\r\nContent-Length: 20\r\n\r\n{}",
    "a length and chunks": ASK + b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "a folded header": b"GET / HTTP/1.1\r\nHost: %(host)s\r\n more: x\r\n\r\n",
    "NUL in a header": b"GET / HTTP/1.1\r\nHost: %(host)s\r\nX: a\x00b\r\n\r\n",
    "a chunk that is none": ASK + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n",
    "an unknown encoding": ASK + b"Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
    "a body in gzip": ASK + b"Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}",
    "a form": b"POST /api/tables HTTP/1.1\r\nHost: %(host)s\r\nContent-Type: multipart/form-data; boundary=x\r\n"
    b"Content-Length: 7\r\n\r\n--x--\r\n",
    "a percent that is none": b"GET /%%zz%%ff%%00 HTTP/1.1\r\nHost: %(host)s\r\n\r\n",
}


async def throw(port: int, source: str, data: bytes) -> Answer | None:
    """Send it and read what is said to it, if anything."""
    wire = await Wire.to(port, source)
    host = f"127.0.0.1:{port}".encode()
    sending = asyncio.create_task(wire.send(data.replace(b"%(host)s", host).replace(b"%%", b"%")))
    try:
        return await wire.answer()
    except (Gone, ValueError, IndexError):
        return None
    finally:
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
        wire.cut()
