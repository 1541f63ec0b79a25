"""What is served, and how: the sentences for what cannot be, and how a notebook is dressed as a page."""

import io
import os
import socket
from pathlib import Path
from types import SimpleNamespace

import nbformat
import pytest
import segno
from jinja2 import Environment, FileSystemLoader

from krom_explore import text
from krom_explore.games import krom
from krom_explore.ui import serve
from krom_explore.ui.serving.tutorials import Quick, Tutorials

TOP = Path(__file__).parents[2]
TEMPLATE = TOP / "share" / "jupyter" / "voila" / "templates" / "krom_tutorial"


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"port": "80000"}, text.message("serve-port-invalid", port="80000")),
        ({"host": "nowhere.invalid"}, text.message("serve-host-invalid", host="nowhere.invalid")),
        ({"class_size": "30"}, text.message("serve-class-size-notebooks")),
    ],
)
def test_tutorials_are_refused_with_a_sentence(options, sentence, capsys):
    assert serve.serve(**options, open_browser=False, notebooks=True) == 2
    assert capsys.readouterr().err.strip() == sentence


def test_a_taken_port_is_named(capsys):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert serve.serve(port=port, open_browser=False, notebooks=True) == 2
    assert str(port) in capsys.readouterr().err


@pytest.mark.parametrize(("host", "home"), [("127.0.0.1", True), ("localhost", True), ("0.0.0.0", False)])
def test_who_can_reach_it_is_known(host, home):
    sockets = serve.bind(host, None)
    assert serve.at_home(sockets) is home
    for each in sockets:
        each.close()


def dressed(path: str, **metadata):
    notebook = nbformat.v4.new_notebook(metadata=metadata)
    serve.dress(SimpleNamespace(request=SimpleNamespace(path=path)), notebook, "")
    return notebook.metadata["voila"]["template"]


def test_the_app_looks_like_the_app_and_every_other_notebook_like_a_tutorial():
    assert dressed("/voila/render/app.ipynb", voila={"template": "krom_tutorial"}) == "krom_explore"
    assert dressed("/user/one/voila/render/notebooks/app.ipynb") == "krom_explore"
    assert dressed("/voila/render/my_own.ipynb") == "krom_tutorial"
    assert dressed("/voila/render/my_own.ipynb", voila={"template": "lab"}) == "lab"


def test_only_the_tutorials_choose_their_looks_and_talk_as_jupyter_does():
    app = serve.settings(serve.page(), "127.0.0.1", 1)
    tutorials = serve.tutorial_settings(serve.page().parent, "127.0.0.1", 1)
    assert app.VoilaConfiguration.allow_template_override == "NO"
    assert tutorials.Voila.kernel_websocket_connection_class.endswith(f".{Quick.__name__}")
    assert Tutorials.PATIENCE > 60, "a page sits down only when all its cells have run"


def test_no_template_asks_another_host():
    for path in TEMPLATE.iterdir():
        assert "//" not in path.read_text("utf-8").replace("// ", ""), path.name


def test_every_word_of_the_page_is_in_the_catalogue(monkeypatch):
    """The template reads the catalogue line by line: what it asks for stands there, in one line."""
    monkeypatch.setenv("JUPYTER_PATH", "")
    serve.find_template()
    folders = [TEMPLATE, *os.environ["JUPYTER_PATH"].split(os.pathsep)]
    source = (TEMPLATE / "index.html.j2").read_text("utf-8")
    words = source[source.index("{%- set words") : source.index("{%- set head")]
    said = Environment(loader=FileSystemLoader(folders)).from_string(words).module.say
    keys = text.GENERIC.keys("tutorial-")
    assert keys
    for key in keys:
        assert f"say('{key}')" in source or f'say("{key}")' in source, f"nobody says {key}"
        given = {"n": "{ $n }", "count": "{ $count }"} if key == "running" else {}
        assert said(key) == text.message(f"tutorial-{key}", **given)


def test_every_chapter_names_a_notebook_that_is_there():
    for name, chapter in krom.face.CHAPTERS.items():
        assert (serve.page().parent / chapter.notebook).is_file(), name


# --- what is printed at the start


def test_the_teachers_address_is_printed_with_its_code_and_no_other_line_has_the_key(capsys):
    room = SimpleNamespace(key="0123456789abcdef" * 2)
    server = SimpleNamespace(classroom=room, address="http://192.0.2.7:8866/")
    teacher = serve.teacher_of(server)
    serve.announce(server.address, False, serve.House(30, 30, 33), teacher)
    ready, tables, leads, *code = capsys.readouterr().out.splitlines()
    assert ready == text.message("serve-ready", url=server.address)
    assert tables == text.message("serve-tables", tables="30", gigabytes=serve.House(30, 30, 33).gigabytes)
    assert leads == text.message("serve-teacher", url=f"http://192.0.2.7:8866/#/krom/class?teacher={room.key}")
    assert room.key not in ready + tables + "".join(code)
    modules = len(segno.make(teacher, micro=False).matrix) + 2 * 4
    assert {len(line) for line in code if line} == {modules}, "a module is a letter wide, and two are one high"


def test_a_server_of_tutorials_has_no_class(capsys):
    assert serve.teacher_of(SimpleNamespace()) == ""
    serve.announce("http://127.0.0.1:1/", False)
    assert len(capsys.readouterr().out.splitlines()) == 1


def test_a_terminal_that_cannot_draw_the_code_has_the_address_all_the_same(monkeypatch):
    plain = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr("sys.stdout", plain)
    serve.announce("http://127.0.0.1:1/", False, teacher="http://127.0.0.1:1/#/krom/class?teacher=0")
    plain.flush()
    assert b"teacher=0" in plain.buffer.getvalue()
