"""The app as a web page, or the tutorials as pages: Voilà, standalone, leaving nothing behind."""

from __future__ import annotations

import errno
import io
import ipaddress
import logging
import os
import signal
import socket
import sys
import tempfile
import threading
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from krom_explore import games, text

from . import static
from .room import widget_folders
from .serving import machine

if TYPE_CHECKING:
    from traitlets.config import Config

    from .serving.server import Server
    from .serving.tutorials import Tutorials

SMALL = 4
"""Tables that stand ready for one person or a few."""

LARGEST = 200
"""The largest class."""

UNASKED = 40
"""How many tables there may be at most where nobody has said how many will come."""

SPARE = 10
"""One table more for so many of a class: for the teacher, and for a page that is opened twice."""

SHORT = 60
"""Letters of a folder in which sockets can be made: their whole names have a hundred at most."""

OUTSIDE = 1024
"""Connections that wait until they are let in: who finds no room there comes again a second later or more."""

APP = "app.ipynb"
"""The notebook that is the app."""

EXTENSIONS = (
    "@voila-dashboards/widgets-manager8",
    "@jupyter-widgets/jupyterlab-manager",
    "anywidget",
    "jupyterlab-plotly",
)
"""What a tutorial loads of JupyterLab: what draws widgets and charts."""

PAGE_SAYS = (
    "title", "loading", "slow", "setting", "full", "busy", "silent", "enters", "place", "ready", "no-script", "line",
    "lost", "stopped", "gone", "back", "well", "ended-twice", "unreached", "large", "kept", "stuck", "again", "reload",
    "away", "not-found", "home",
)  # fmt: skip


def serve(
    host: str = "127.0.0.1",
    port: int | str | None = None,
    class_size: int | str | None = None,
    open_browser: bool = True,
    notebooks: bool = False,
    names: Sequence[str] = (),
    lang: str = text.FALLBACK,
) -> int:
    """Serve the app, or the tutorials, until Ctrl-C; 0 when it went well, 2 when an argument was wrong, 1 when it could
    not start."""
    try:
        if notebooks and class_size is not None:
            raise CannotServe("serve-class-size-notebooks")
        house = None if notebooks else measure(class_size, lang)
        sockets = bind(host, port)
        server = start(sockets, host, names, house) if house else start_tutorials(sockets, host, names)
    except CannotServe as refused:
        print(refused.say(lang), file=sys.stderr)
        return 2
    if notebooks and not at_home(sockets):
        print(text.message("serve-notebooks-open", lang), file=sys.stderr)
    server.ready = lambda: announce(address(host, server.port), open_browser, house, teacher_of(server), lang)
    server.start()
    if server.failed:
        print(text.message("serve-failed", lang), file=sys.stderr)
        return 1
    return 0


@dataclass(frozen=True)
class House:
    """How many tables there are."""

    size: int | None
    """For how many, if somebody has said so."""
    ready: int
    most: int

    @property
    def gigabytes(self) -> str:
        return f"{self.most * machine.TABLE / 1e9:.1f}"


def measure(class_size: int | str | None, lang: str = text.FALLBACK) -> House:
    """The tables that were asked for, as far as the machine can hold them."""
    try:
        held = machine.tables_in_memory()
    except ImportError as missing:
        raise CannotServe("serve-missing", name=missing.name) from None
    if class_size is None or str(class_size).strip() == "0":
        most = min(UNASKED, max(1, held // 2), machine.tables_by_descriptors())
        return House(None, 0 if class_size is not None else min(SMALL, most), most)
    size = number(class_size, 0, LARGEST, "serve-class-size-invalid", size=class_size)
    if size > held:
        raise CannotServe("serve-class-size-memory", size=size, need=House(size, size, size).gigabytes, most=held)
    most = min(held, size + max(2, size // SPARE), machine.tables_by_descriptors())
    if most < size:
        print(text.message("serve-class-size-files", lang, size=str(size), most=str(most)), file=sys.stderr)
    return House(min(size, most), min(size, most), most)


class CannotServe(Exception):
    """A sentence about what cannot be done as asked."""

    def __init__(self, key: str, **args: Any):
        super().__init__(key)
        self.key = key
        self.args_ = {name: str(value) for name, value in args.items()}

    def say(self, lang: str) -> str:
        return text.message(self.key, lang, **self.args_)


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
        return bind_sockets(wanted, host, backlog=OUTSIDE)
    except (socket.gaierror, UnicodeError):
        raise CannotServe("serve-host-invalid", host=host) from None
    except OSError as fault:
        if fault.errno == errno.EADDRINUSE:
            raise CannotServe("serve-port-taken", port=wanted) from None
        if fault.errno == errno.EACCES:
            raise CannotServe("serve-port-denied", port=wanted) from None
        raise CannotServe("serve-host-invalid", host=host) from None


def at_home(sockets: list[socket.socket]) -> bool:
    """Whether nobody but this machine reaches them."""
    return all(ipaddress.ip_address(each.getsockname()[0].partition("%")[0]).is_loopback for each in sockets)


def start(sockets: list[socket.socket], host: str, names: Sequence[str], house: House) -> Server:
    """A server of the app on these sockets, not yet running."""
    server: Server = opened("server", "Server", sockets, lambda port: settings(page(), host, port))
    server.names = (host, *names)
    server.address = address(host, sockets[0].getsockname()[1])
    server.prepared, server.most, server.hands = house.ready, house.most, machine.cores()
    return server


def start_tutorials(sockets: list[socket.socket], host: str, names: Sequence[str]) -> Tutorials:
    """A server of the tutorials on these sockets, not yet running."""
    server: Tutorials = opened(
        "tutorials", "Tutorials", sockets, lambda port: tutorial_settings(page().parent, host, port)
    )
    server.names = (host, *names)
    return server


def opened(module: str, kind: str, sockets: list[socket.socket], config: Callable[[int], Config]) -> Any:
    find_template()
    # An optional part of jsonschema that takes two seconds to load, to check addresses that we have none of.
    sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]
    try:
        found = getattr(import_module(f".serving.{module}", __package__), kind)
    except ImportError as missing:
        raise CannotServe("serve-missing", name=missing.name) from None

    server = found(config=config(sockets[0].getsockname()[1]))
    server.sockets = sockets
    server.initialize([])
    for name in ("SIGINT", "SIGHUP"):  # Voilà listens to SIGTERM only
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), server._handle_signal_stop)
    logging.getLogger("tornado").setLevel(logging.ERROR)
    return server


def settings(notebook: Path, host: str, port: int) -> Config:
    """The app for a class: one notebook, and nothing of Jupyter's own."""
    config = house(notebook.parent, host, port)
    config.Voila.notebook_path = str(notebook)
    config.merge(look())
    return config


def tutorial_settings(folder: Path, host: str, port: int) -> Config:
    """The tutorials: every notebook of a folder, each page with a Python of its own that starts when it is opened."""
    config = house(folder, host, port)
    config.Voila.kernel_websocket_connection_class = "krom_explore.ui.serving.tutorials.Quick"
    config.Voila.tornado_settings["disable_check_xsrf"] = True  # or every reload leaks a process (voila#1458)
    # Or whoever calls for a kernel that has ended gets a traceback here.
    config.Voila.tornado_settings["static_path"] = static_files()
    config.MappingKernelManager.cull_idle_timeout = 900
    config.MappingKernelManager.cull_interval = 60
    if os.name == "posix":  # sockets in a folder of our own instead of ports that any user of the machine can reach
        config.KernelManager.transport = "ipc"
    config.ZMQChannelsWebsocketConnection.limit_rate = False  # or every message is read on its way
    config.KernelRestarter.restart_limit = 0  # a new process would not know the position: the page reloads instead
    config.KernelRestarter.time_to_dead = 1.0
    config.merge(looks())
    return config


def static_files() -> str:
    from jupyter_server import DEFAULT_STATIC_FILES_PATH

    return str(DEFAULT_STATIC_FILES_PATH)


def house(folder: Path, host: str, port: int) -> Config:
    """What holds for whatever is served."""
    from traitlets.config import Config

    config = Config()
    config.Voila.root_dir = str(folder)
    config.Voila.config_file_paths = []  # what lies about in the working directory has no say
    config.Voila.ip = host
    config.Voila.port = port
    config.Voila.port_retries = 0
    config.Voila.open_browser = False  # ours waits until the page answers
    config.Voila.log_level = logging.ERROR
    config.Voila.tornado_settings = {"jinja_template_vars": {"explore": said()}}  # for pages that are not there
    if os.name == "posix":
        # The names of sockets may not be long.
        temporary = tempfile.gettempdir()
        config.Voila.connection_dir_root = temporary if len(temporary) <= SHORT else "/tmp"
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


def looks() -> Config:
    """The same where tutorials are served beside the app: each notebook is dressed as what it is."""
    config = look()
    config.VoilaConfiguration.allow_template_override = "NOTEBOOK"
    config.VoilaConfiguration.extension_allowlist = list(EXTENSIONS)
    config.VoilaConfiguration.prelaunch_hook = dress
    return config


def dress(handler: Any, notebook: Any, cwd: str) -> None:
    """The app looks like the app, and a notebook that does not say how it looks as a page looks like a tutorial."""
    if handler.request.path.endswith(f"/{APP}"):
        notebook.metadata["voila"] = {"template": "krom_explore"}
    notebook.metadata.setdefault("voila", {}).setdefault("template", "krom_tutorial")


def said() -> dict[str, Any]:
    """What the page says by itself, in every language: it chooses, for the server does not know its reader."""
    sentences = {lang: {key: text.message(f"page-{key}", lang) for key in PAGE_SAYS} for lang in text.languages()}
    return {"says": sentences, "fallback": text.FALLBACK}


def page() -> Path:
    """The page that is served: beside the package in a checkout, inside it when installed."""
    checkout = Path(__file__).parents[2] / "notebooks" / APP
    return checkout if checkout.is_file() else Path(__file__).parent / "notebooks" / APP


def find_template() -> None:
    """In a checkout, let Jupyter look into the checkout first; an installed package has put it where Jupyter looks."""
    top = Path(__file__).parents[2]
    # Two files that the template of a tutorial takes from where they belong.
    beside = (top / "share" / "jupyter", top / "widgets" / "shared", Path(text.__file__).parent / text.FALLBACK)
    if (beside[0] / "voila" / "templates" / "krom_explore").is_dir():
        others = os.environ.get("JUPYTER_PATH")
        os.environ["JUPYTER_PATH"] = os.pathsep.join([*map(str, beside), *([others] if others else [])])


def address(host: str, port: int) -> str:
    """What to type into a browser, also on another machine when all addresses of this one are served."""
    name = own_address() if host in ("", "0.0.0.0", "::") else host
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def own_address() -> str:
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # an address of nobody: nothing is sent, the route is only looked up
        return str(probe.getsockname()[0])
    return socket.gethostname()


def announce(
    url: str, open_browser: bool, house: House | None = None, teacher: str = "", lang: str = text.FALLBACK
) -> None:
    print(text.message("serve-ready", lang, url=url), flush=True)
    if house and house.size:
        print(text.message("serve-tables", lang, tables=str(house.size), gigabytes=house.gigabytes), flush=True)
    if teacher:
        print(text.message("serve-teacher", lang, url=teacher), flush=True)
        with suppress(UnicodeEncodeError):  # a terminal that cannot draw it
            print(in_the_terminal(teacher), flush=True)
    if open_browser and has_display():
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def teacher_of(server: Server | Tutorials) -> str:
    """The address from which a class is led; "" where there is none. Its key stands where no server is ever told it."""
    room = getattr(server, "classroom", None)
    return f"{server.address}#/{games.names()[0]}/class?teacher={room.key}" if room else ""


def in_the_terminal(url: str) -> str:
    """An address as a QR code, for whoever has a tablet rather than the keyboard of this machine."""
    import segno

    drawn = io.StringIO()
    segno.make(url, micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()


def has_display() -> bool:
    """Whether a browser would open a window, and not take over the terminal."""
    windows = sys.platform in ("darwin", "win32")
    return windows or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
