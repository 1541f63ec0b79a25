"""The stage in a real browser, with states made by hand: no server, no game but one of ten lines."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from krom_explore.ui import static

from .conftest import PATIENCE, axe

WORDS: dict[str, str] = {}
PLAY = """
    (reply) => {
        window.sent = [];
        window.hear = {};
        const on = (event, call) => (window.hear[event] = call);
        const model = { send: (message) => window.sent.push(message), on, off() {} };
        window.stage.render({ model, el: document.getElementById("el") });
        window.hear["msg:custom"](reply);
    }
"""
TIN = """
import { h } from "widgets/shared/dom.js";
export const tin = {
  mounts: {
    board: (el, send, around) => {
      const text = h("p", { class: "krom-tin-board" });
      el.append(text, around.icon("hammer"), h("a", { href: around.rule("tin.first"), text: around.game }));
      return { update: (state) => (text.textContent = state.says) };
    },
  },
  icons: { hammer: () => h("b", { text: "hammer" }) },
  logPictures: { hit: "hammer" },
};
"""


def page_of(kinds: dict[str, str], parts: dict, **more) -> dict:
    outline = [{"name": name, "kind": kind} for name, kind in kinds.items()]
    page = {"route": "tin/play", "game": "tin", "title": "Tin", "parts": outline, "beside": []}
    nav = [
        {"hash": "#/", "label": "Shelf"},
        {"hash": "#/tin/play", "label": "Play"},
        {"hash": "#/tin/rules", "label": "Rules"},
    ]
    chrome = {"copy": "Copy", "copied": "Copied", "done-before": "opened", "nav": "Sections", "skip": "Skip"}
    return {"page": page, "parts": parts, "nav": nav, "chrome": chrome, "lang": "en", "languages": [], **more}


def log_of(count: int, **more) -> dict:
    lines = [{"n": n, "text": f"Line {n}", "rule": "tin.first", "kind": "hit"} for n in range(1, count + 1)]
    return {
        "lines": lines,
        "told": count,
        "opening": 2,
        "explained": None,
        "at": count,
        "past": False,
        "words": WORDS,
        **more,
    }


def box_of(**more) -> dict:
    state = {"title": "Box", "lead": "", "inUse": "Ours", "own": False, "name": "tin.toml", "template": None}
    return {**state, "text": None, "faults": [], "changes": [], "words": WORDS, **more}


@pytest.fixture
def stage(browser, heard, tmp_path: Path):
    """A page with the stage alone; ``stage.show`` gives it a reply, ``stage.sent`` is what it has said."""
    (tmp_path / "tin.js").write_text(TIN)
    games = {"tin": tmp_path}
    code = static.module("stage/widget.js", games).replace("export default", "window.stage =")
    html = (
        f"<!doctype html><html lang=en><meta charset=utf-8><title>Stage</title><style>{static.styles(games)}</style>"
        f"<body><div id=el></div><script type=module>{code}\nwindow.ready = true;</script>"
    )
    context = browser.new_context(reduced_motion="reduce", permissions=["clipboard-read", "clipboard-write"])
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    heard.listen(page)
    page.route("http://localhost/**", lambda route: route.fulfill(body=html, content_type="text/html"))
    page.goto("http://localhost/")
    page.wait_for_function("() => window.ready")
    yield Stage(page)
    context.close()
    assert not heard.errors


class Stage:
    def __init__(self, page):
        self.page = page

    def open(self, reply: dict) -> None:
        self.page.evaluate(PLAY, reply)

    def answer(self, **reply) -> None:
        self.page.evaluate("reply => window.hear['msg:custom'](reply)", reply)

    @property
    def sent(self) -> list[dict]:
        return self.page.evaluate("window.sent")

    def part(self, name: str):
        return self.page.locator(f'[data-part="{name}"]')


def test_a_games_own_widget_is_found_by_its_game(stage):
    stage.open(page_of({"board": "tin/board"}, {"board": {"says": "A tin board"}}))
    assert stage.part("board").get_attribute("data-kind") == "tin/board"
    assert "A tin board" in stage.part("board").inner_text()
    assert "hammer" in stage.part("board").inner_text()
    assert stage.part("board").locator("a").get_attribute("href") == "#/tin/rules/tin.first"


def test_a_part_that_nothing_draws_leaves_the_others_alone(stage):
    kinds = {"odd": "constructor", "other": "gold/board", "board": "tin/board"}
    stage.open(page_of(kinds, {"odd": {}, "other": {}, "board": {"says": "Here"}}))
    assert "Here" in stage.part("board").inner_text()


def test_an_answer_changes_what_it_names_and_nothing_else(stage):
    kinds = {"board": "tin/board", "log": "log"}
    stage.open(page_of(kinds, {"board": {"says": "Before", "more": [1]}, "log": log_of(3)}))
    stage.answer(changes={"board": {"~": {"says": {"=": "After"}}}, "nobody": {"=": 1}})
    assert "After" in stage.part("board").inner_text()
    assert stage.part("log").locator("li").count() == 3
    stage.answer(notice="No.", noticePart="board")
    assert stage.page.get_by_role("alert").inner_text() == "No."
    assert "After" in stage.part("board").inner_text()


def test_an_answer_on_the_way_to_another_page_is_still_an_answer(stage):
    """Else the page would not know how things stand where the way turns out to be closed."""
    stage.open(page_of({"board": "tin/board"}, {"board": {"says": "Before"}}))
    stage.page.evaluate("location.hash = '#/tin/nowhere'")
    stage.page.wait_for_function("window.sent.some(m => m.go)")
    stage.answer(changes={"board": {"~": {"says": {"=": "After"}}}}, hash="#/tin/play/x")
    assert "After" in stage.part("board").inner_text()
    assert stage.page.evaluate("location.hash") == "#/tin/nowhere"


def test_the_section_one_is_in_is_marked(stage):
    stage.open(page_of({"board": "tin/board"}, {"board": {"says": ""}}))
    assert stage.page.locator("nav [aria-current]").inner_text() == "Play"


def test_chapters_from_when_there_was_one_game_are_opened(stage):
    stage.page.evaluate("localStorage.setItem('krom.progress', '[\"learn/combat\"]')")
    link = {"hash": "#/tin/learn/combat", "title": "Combat", "lead": "", "game": "tin"}
    groups = [
        {"title": "Shelf", "shelf": True, "links": [{**link, "hash": "#/tin", "icon": "hammer"}]},
        {"title": "Learn", "links": [link]},
    ]
    stage.open(page_of({"links": "links"}, {"links": {"groups": groups}}))
    assert "opened" in stage.part("links").locator('a[href="#/tin/learn/combat"]').inner_text()
    shelf = stage.part("links").locator("[data-shelf] a")
    assert "hammer" in shelf.inner_text()
    assert "opened" not in shelf.inner_text()


def test_the_log_grows_and_shrinks_with_what_happens(stage):
    stage.open(page_of({"log": "log"}, {"log": log_of(5)}))
    lines = stage.part("log").locator("li")
    assert lines.first.locator("[data-do=look_back]").is_hidden()
    assert lines.nth(2).locator("[data-do=look_back]").is_visible()
    first = lines.first.element_handle()
    more = [{"n": n, "text": f"Line {n}", "rule": "tin.first", "kind": "hit"} for n in (6, 7)]
    stage.answer(changes={"log": {"~": {"lines": {"@": 5, "+": more}, "at": {"=": 7}}}})
    assert lines.count() == 7
    assert stage.part("log").locator("li.is-new").count() == 2
    assert first.evaluate("line => line.isConnected")
    stage.answer(
        changes={"log": {"~": {"lines": {"@": 4, "+": []}, "at": {"=": 2}, "told": {"=": 4}, "past": {"=": True}}}}
    )
    assert lines.count() == 4
    assert stage.part("log").locator("li.is-ahead").all_inner_texts() != []
    assert stage.part("log").locator("li[aria-current]").get_attribute("data-line") == "2"


def test_a_line_is_explained_where_it_stands(stage):
    stage.open(page_of({"log": "log"}, {"log": log_of(3)}))
    line = stage.part("log").locator('[data-line="2"]')
    line.locator("[data-do=why]").click()
    assert stage.sent[-1] == {"part": "log", "do": "why", "line": 2}
    stage.answer(changes={"log": {"~": {"explained": {"=": {"n": 2, "rule": "tin.first", "ruleText": "Tin rings."}}}}})
    assert "Tin rings." in line.inner_text()
    assert line.locator("a").get_attribute("href") == "#/tin/rules/tin.first"
    stage.answer(changes={"log": {"~": {"explained": {"=": None}}}})
    assert "Tin rings." not in line.inner_text()


def test_a_long_log_shows_its_end_at_once_and_all_of_it_soon(stage):
    stage.open(page_of({"log": "log"}, {"log": log_of(1500)}))
    lines = stage.part("log").locator("li")
    assert lines.last.inner_text().startswith("hammer")
    stage.page.wait_for_function("() => document.querySelectorAll('[data-part=log] li').length === 1500")
    numbers = stage.page.evaluate("[...document.querySelectorAll('[data-part=log] li')].map(li => +li.dataset.line)")
    assert numbers == list(range(1, 1501))


def test_dice_are_kept_at_a_price_in_words(stage):
    keeping = {"who": "Ann", "dice": [2, 2, 5], "price": 1, "priceText": "1 shell", "mine": True}
    state = {
        "sentence": "",
        "roll": None,
        "draw": None,
        "keeping": keeping,
        "last": [],
        "number": 3,
        "rolls": 1,
        "words": WORDS,
    }
    stage.open(page_of({"dice": "dice"}, {"dice": state}))
    dice = stage.part("dice")
    assert "1 shell" in dice.locator("[data-do=keep]").inner_text()
    dice.locator(".krom-keep").first.click()
    dice.locator("[data-do=keep]").click()
    assert stage.sent[-1] == {"part": "dice", "do": "keep", "dice": [2], "roll": True}


def test_what_is_taken_away_is_asked_for_and_copied(stage):
    state = {"title": "", "fields": [], "start": "", "help": "", "cards": {}, "exported": None}
    stage.open(page_of({"editor": "editor"}, {"editor": {**state, "exports": [{"id": "json", "label": "JSON"}]}}))
    stage.page.locator("[data-copy=json]").click()
    assert stage.sent[-1] == {"part": "editor", "do": "export", "what": "json"}
    stage.answer(changes={"editor": {"~": {"exported": {"=": {"id": "json", "text": "{7}"}}}}})
    stage.page.get_by_text("Copied").first.wait_for()
    assert stage.page.evaluate("navigator.clipboard.readText()") == "{7}"
    assert stage.page.locator("[data-export=json] textarea").input_value() == "{7}"
    stage.page.evaluate("navigator.clipboard.writeText('')")
    stage.page.locator("[data-copy=json]").click()
    stage.answer(changes={})  # nothing has changed since
    stage.page.wait_for_function("async () => (await navigator.clipboard.readText()) === '{7}'")


def test_cards_are_typed_with_help(stage):
    field = {
        "name": "Ann.hand",
        "label": "Hand",
        "kind": "cards",
        "value": "",
        "least": 0,
        "most": 0,
        "options": [],
        "group": "",
        "folded": False,
        "fault": None,
        "deck": "tools",
    }
    state = {
        "title": "",
        "fields": [field],
        "start": "",
        "help": "",
        "cards": {"tools": ["Saw", "Axe"]},
        "exported": None,
        "exports": [],
    }
    stage.open(page_of({"editor": "editor"}, {"editor": state}))
    stage.page.get_by_label("Hand").fill("Saw, ")
    offered = stage.page.evaluate("[...document.querySelectorAll('datalist option')].map(option => option.value)")
    assert offered == ["Saw, Saw", "Saw, Axe"]


# --- my box


def test_the_bundled_box_is_downloaded_as_a_file(stage):
    stage.open(page_of({"box": "box"}, {"box": box_of()}))
    stage.page.locator("[data-do=template]").click()
    assert stage.sent[-1] == {"part": "box", "do": "template"}
    with stage.page.expect_download() as download:
        stage.answer(changes={"box": {"~": {"template": {"=": "# tin\n"}}}})
    assert download.value.suggested_filename == "tin.toml"
    assert Path(download.value.path()).read_text() == "# tin\n"


def test_a_box_from_a_file_is_sent_used_and_remembered(stage):
    stage.open(page_of({"box": "box"}, {"box": box_of()}))
    stage.page.locator("input[type=file]").set_input_files({"name": "my.toml", "mimeType": "", "buffer": b"a = 1\n"})
    stage.page.wait_for_function("window.sent.some(m => m.do === 'load')")
    assert stage.sent[-1] == {"part": "box", "do": "load", "text": "a = 1\n"}
    changed = [{"path": "tools.saw.teeth", "here": "7", "there": "5"}]
    stage.answer(
        changes={
            "box": {
                "~": {"own": {"=": True}, "inUse": {"=": "Yours"}, "text": {"=": "a = 1\n"}, "changes": {"=": changed}}
            }
        }
    )
    assert stage.part("box").get_by_role("row").last.inner_text().split() == ["tools.saw.teeth", "5", "7"]
    assert stage.page.evaluate("localStorage.getItem('krom.box:tin')") == "a = 1\n"
    assert not axe(stage.page)
    stage.open(page_of({"box": "box"}, {"box": box_of()}))
    assert stage.sent[0]["hello"]["boxes"] == {"tin": "a = 1\n"}


def test_a_box_is_forgotten(stage):
    stage.page.evaluate("localStorage.setItem('krom.box:tin', 'a = 1')")
    stage.open(page_of({"box": "box"}, {"box": box_of(own=True, text="a = 1")}))
    stage.page.locator("[data-do=forget]").click()
    stage.answer(changes={"box": {"~": {"own": {"=": False}, "text": {"=": None}}}})
    assert stage.page.evaluate("localStorage.getItem('krom.box:tin')") is None
    assert stage.page.locator("[data-do=forget]").is_hidden()


def test_what_is_wrong_with_a_box_is_where_the_keyboard_is(stage):
    stage.open(page_of({"box": "box"}, {"box": box_of(words={"faults": "Wrong"})}))
    stage.page.get_by_text("paste", exact=True).click()
    stage.page.get_by_label("paste label").fill("a = ")
    stage.page.locator("[data-do=load]").click()
    assert stage.sent[-1] == {"part": "box", "do": "load", "text": "a = "}
    stage.answer(changes={"box": {"~": {"faults": {"=": [{"path": "a", "sentence": "A value is missing."}]}}}})
    assert stage.page.evaluate("document.activeElement.textContent") == "Wrong"
    assert "A value is missing." in stage.page.get_by_role("alert").inner_text()
    assert stage.page.get_by_label("paste label").input_value() == "a = "
    assert not axe(stage.page)


def test_a_file_that_is_too_long_stays_here(stage):
    stage.open(page_of({"box": "box"}, {"box": box_of(words={"too-long": "Too long."})}))
    stage.page.locator("input[type=file]").set_input_files(
        {"name": "big.toml", "mimeType": "", "buffer": b"#" * 100_001}
    )
    stage.page.get_by_text("Too long.").wait_for()
    assert not [message for message in stage.sent if message.get("do") == "load"]


@pytest.mark.parametrize("notebook", [False, True], ids=["page", "notebook"])
def test_the_quick_search_hears_its_key_in_a_notebook_only_within_the_stage(stage, notebook):
    if notebook:
        stage.page.evaluate("""document.body.insertAdjacentHTML("beforeend", "<i id='jupyter-config-data'></i>")""")
    stage.open(page_of({"log": "log"}, {"log": log_of(3)}))
    dialog = stage.page.get_by_role("dialog")
    for key in ("/", "Control+k"):
        stage.page.evaluate("document.activeElement.blur()")
        stage.page.keyboard.press(key)
        expect(dialog).to_be_visible(visible=not notebook)
        stage.page.keyboard.press("Escape")
        stage.part("log").locator(".krom-roll").focus()
        stage.page.keyboard.press(key)
        expect(dialog).to_be_visible()
        stage.page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()


def test_the_quick_search_shows_the_answer_to_what_was_typed_last(stage):
    stage.open(page_of({"log": "log"}, {"log": log_of(3)}))
    stage.page.keyboard.press("/")
    stage.page.keyboard.type("nail")
    stage.page.wait_for_function("window.sent.some((message) => message.find === 'nail')")
    result = {"hash": "#/tin/rules/tin.nail", "title": "Nails", "text": "A nail is hit.", "chapter": "Tin"}
    none = {"near": [], "none": ""}
    stage.answer(found={"query": "nai", "results": [], "near": [], "none": "Nothing."})
    stage.answer(found={"query": "nail", "results": [{**result, "inTitle": [[0, 5]], "inText": [[2, 6]]}], **none})
    options = stage.page.get_by_role("dialog").get_by_role("option")
    expect(options).to_have_count(1)
    assert options.locator("mark").all_inner_texts() == ["Nails", "nail"]
    stage.page.keyboard.press("Enter")
    stage.page.wait_for_function("() => location.hash === '#/tin/rules/tin.nail'")
