"""What is served, and how: the sentences for what cannot be, and how a notebook is dressed as a page."""

import os
import socket
from pathlib import Path
from types import SimpleNamespace

import nbformat
import pytest
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
