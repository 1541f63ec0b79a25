"""The app as a web page: Voilà, standalone, with tables that stand ready and leave nothing behind."""

from __future__ import annotations

import errno
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from krom_explore import text

from . import static
from .room import widget_folders

if TYPE_CHECKING:
    from traitlets.config import Config

    from .server import Server

SMALL = 4
"""Tables that stand ready for one person or a few. More are for a class, which comes all at once."""

PAGE_SAYS = (
    "title", "loading", "slow", "no-script", "lost", "kept", "stuck", "again", "reload", "away", "not-found",
    "home",
)  # fmt: skip


def serve(
    host: str = "127.0.0.1", port: int | str | None = None, class_size: int | str = SMALL, open_browser: bool = True
) -> int:
    """Serve the app until Ctrl-C; 0 when it went well, 2 when an argument was wrong, 1 when it could not start."""
    try:
        size = number(class_size, 0, 200, "serve-class-size-invalid", size=class_size)
        sockets = bind(host, port)
        server = start(sockets, host, size)
    except CannotServe as refused:
        print(refused, file=sys.stderr)
        return 2
    server.ready = lambda: announce(address(host, server.port), open_browser)
    server.start()
    if server.failed:
        print(text.message("serve-failed"), file=sys.stderr)
        return 1
    return 0


class CannotServe(Exception):
    """A sentence about what cannot be done as asked."""

    def __init__(self, key: str, **args: Any):
        super().__init__(text.message(key, **{name: str(value) for name, value in args.items()}))


def number(value: int | str, least: int, most: int, fault: str, **args: Any) -> int:
    with suppress(ValueError):
        if least <= int(value) <= most:
            return int(value)
    raise CannotServe(fault, **args)


def bind(host: str, port: int | str | None) -> list[socket.socket]:
    """The sockets to answer on, before anything slow is begun: a port that is taken is known at once."""
    wanted = 0 if port is None else number(port, 1, 65535, "serve-port-invalid", port=port)
    try:
        from tornado.netutil import bind_sockets
    except ImportError as missing:
        raise CannotServe("serve-missing", name=missing.name) from None
    try:
        return bind_sockets(wanted, host)
    except (socket.gaierror, UnicodeError):
        raise CannotServe("serve-host-invalid", host=host) from None
    except OSError as fault:
        if fault.errno == errno.EADDRINUSE:
            raise CannotServe("serve-port-taken", port=wanted) from None
        if fault.errno == errno.EACCES:
            raise CannotServe("serve-port-denied", port=wanted) from None
        raise CannotServe("serve-host-invalid", host=host) from None


def start(sockets: list[socket.socket], host: str, class_size: int) -> Server:
    """A server on these sockets, not yet running."""
    find_template()
    # An optional part of jsonschema that takes two seconds to load, to check addresses that we have none of.
    sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]
    try:
        from .server import Server
    except ImportError as missing:
        raise CannotServe("serve-missing", name=missing.name) from None

    server = Server(config=settings(page(), host, sockets[0].getsockname()[1], class_size))
    server.sockets = sockets
    server.initialize([])
    for name in ("SIGINT", "SIGHUP"):  # Voilà listens to SIGTERM only
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), server._handle_signal_stop)
    logging.getLogger("tornado").setLevel(logging.ERROR)
    return server


def settings(notebook: Path, host: str, port: int, class_size: int) -> Config:
    from traitlets.config import Config

    config = Config()
    config.Voila.notebook_path = str(notebook)
    config.Voila.root_dir = str(notebook.parent)
    config.Voila.config_file_paths = []  # what lies about in the working directory has no say
    config.Voila.ip = host
    config.Voila.port = port
    config.Voila.port_retries = 0
    config.Voila.open_browser = False  # ours waits until the page answers
    config.Voila.log_level = logging.ERROR
    config.Voila.kernel_websocket_connection_class = "krom_explore.ui.server.Quick"
    config.Voila.tornado_settings = {
        "disable_check_xsrf": True,  # or every reload leaks a process (voila#1458)
        "jinja_template_vars": {"explore": said()},  # for pages that are not there
    }

    config.merge(look())
    config.VoilaConfiguration.preheat_kernel = class_size > 0
    config.VoilaConfiguration.default_pool_size = class_size

    # A class comes all at once: setting new tables meanwhile would take its time away.
    config.VoilaKernelManager.fill_delay = 1 if class_size <= SMALL else 120
    config.MappingKernelManager.cull_idle_timeout = 900
    config.MappingKernelManager.cull_interval = 60
    if os.name == "posix":  # sockets in a folder of our own instead of ports that any user of the machine can reach
        config.KernelManager.transport = "ipc"
        config.Voila.connection_dir_root = "/tmp"  # their names may not be long
    config.ZMQChannelsWebsocketConnection.limit_rate = False  # or every message is read on its way
    config.KernelRestarter.restart_limit = 0  # a new process would not know the position: the page reloads instead
    config.KernelRestarter.time_to_dead = 1.0
    return config


def look() -> Config:
    """How the page looks, wherever Voilà serves it."""
    from traitlets.config import Config

    config = Config()
    config.VoilaConfiguration.template = "krom_explore"
    config.VoilaConfiguration.allow_template_override = "NO"
    config.VoilaConfiguration.allow_theme_override = "NO"
    config.VoilaConfiguration.show_tracebacks = False
    config.VoilaConfiguration.extension_allowlist = []  # the page loads nothing of JupyterLab
    folders = widget_folders()
    code = {"module": static.module("page/page.js", folders), "styles": static.styles(folders)}
    config.VoilaConfiguration.resources = {"explore": said(), "explore_code": code}
    return config


def said() -> dict[str, Any]:
    """What the page says by itself, in every language: it chooses, for the server does not know its reader."""
    sentences = {lang: {key: text.message(f"page-{key}", lang) for key in PAGE_SAYS} for lang in text.languages()}
    return {"says": sentences, "fallback": text.FALLBACK}


def page() -> Path:
    """The page that is served: beside the package in a checkout, inside it when installed."""
    checkout = Path(__file__).parents[2] / "notebooks" / "app.ipynb"
    return checkout if checkout.is_file() else Path(__file__).parent / "notebooks" / "app.ipynb"


def find_template() -> None:
    """In a checkout, let Jupyter look into the checkout first; an installed package has put it where Jupyter looks."""
    checkout = Path(__file__).parents[2] / "share" / "jupyter"
    if (checkout / "voila" / "templates" / "krom_explore").is_dir():
        others = os.environ.get("JUPYTER_PATH")
        os.environ["JUPYTER_PATH"] = os.pathsep.join([str(checkout), *([others] if others else [])])


def address(host: str, port: int) -> str:
    """What to type into a browser, also on another machine when all addresses of this one are served."""
    name = own_address() if host in ("", "0.0.0.0", "::") else host
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def own_address() -> str:
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # an address of nobody: nothing is sent, the route is only looked up
        return str(probe.getsockname()[0])
    return socket.gethostname()


def announce(url: str, open_browser: bool) -> None:
    print(text.message("serve-ready", url=url), flush=True)
    if open_browser and has_display():
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def has_display() -> bool:
    """Whether a browser would open a window, and not take over the terminal."""
    windows = sys.platform in ("darwin", "win32")
    return windows or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
