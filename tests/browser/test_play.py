"""A game on one screen, in a real browser: what is in sight, what is played back, what is kept."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from krom_explore import Table

from .conftest import DESK, PHONE, Server, axe, box, open_sheet, visit
from .jupyter import wait_until

PLAYERS = ["Alma", "Kolos", "Karok"]
ALWAYS = ['[data-part="board"]', '[data-part="playback"]']


def route(code: str = "pee", seed: int = 7, tape: tuple[str, ...] = ()) -> str:
    table = Table.new(PLAYERS, seed=seed)
    for line in tape:
        table.play_line(line)
    return f"#/krom/play/{code}/{table.link()}"


def part(page: Page, name: str):
    return page.locator(f'[data-part="{name}"]')


def out_of_sight(page: Page, needed: list[str]) -> list[str]:
    """What somebody who has not scrolled does not see whole."""
    page.evaluate("scrollTo(0, 0)")
    return page.evaluate(
        """(needed) => needed.filter((wanted) => {
            const seen = document.querySelector(wanted);
            if (!seen?.offsetParent) return false;
            const { top, bottom } = seen.getBoundingClientRect();
            return top < 0 || bottom > innerHeight;
        })""",
        needed,
    )


def go_on(page: Page, random: Random) -> bool:
    """Do something that is offered; whether there was anything."""
    before = page.evaluate("location.hash")
    answers = part(page, "question").locator("button[data-answer]:visible")
    chance = part(page, "dice").locator('[data-do="roll"]:visible, [data-do="draw"]:visible, [data-do="stop"]:visible')
    if answers.count():
        answers.nth(random.randrange(answers.count())).click()
    elif chance.count():
        chance.last.click()
    else:
        return False
    page.wait_for_function("before => location.hash !== before", arg=before)
    return True


@pytest.mark.parametrize(
    ("size", "needed"),
    [
        (
            DESK,
            [
                *ALWAYS,
                '[data-part="question"]',
                '[data-part="dice"]',
                ".krom-mine .krom-goods",
                ".krom-mine .krom-held",
            ],
        ),
        (PHONE, [*ALWAYS, ".krom-question-head", ".krom-question-body button", ".krom-question-ends button"]),
    ],
    ids=["desk", "phone"],
)
def test_what_the_next_decision_needs_is_in_sight(page: Page, size, needed):
    """On a phone a long list of answers may go on below, but not what is asked, the first answers and the end."""
    page.set_viewport_size(size)
    visit(page, route())
    random = Random(3)
    for _ in range(25):
        assert out_of_sight(page, needed) == []
        if not go_on(page, random):
            break
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert axe(page) == [], scheme


def test_on_a_phone_what_is_to_be_rolled_stays_in_sight(page: Page):
    page.set_viewport_size(PHONE)
    visit(page, route(tape=("go forest", "go forest", "go forest")))
    expect(part(page, "dice").locator(".krom-hand")).to_have_count(3)
    assert out_of_sight(page, ['[data-do="roll"]', ".krom-question-head"]) == []


def test_on_a_phone_what_is_at_stake_stands_beside_the_dice_and_covers_nothing(page: Page):
    page.set_viewport_size(PHONE)
    visit(page, route(tape=("go forest", "go forest", "go forest")))
    dice = part(page, "dice")
    expect(dice.locator(".krom-stakes li")).to_have_text(
        [re.compile("at most 5 life"), re.compile("Alma before Karok")]
    )
    assert out_of_sight(page, [".krom-tray", ".krom-stakes", '[data-do="roll"]']) == []
    assert len({box(hand)["y"] for hand in dice.locator(".krom-hand").all()}) == 1
    asked = box(page.locator(".krom-question-sentence"))
    assert asked["y"] + asked["height"] <= box(dice)["y"]


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_rings_of_three_in_one_place_do_not_cross(page: Page, size):
    """Somebody has moved: three figures and three hands are new at once."""
    page.set_viewport_size(size)
    visit(page, route("ppp", tape=("go forest", "go forest")))
    part(page, "question").locator('[data-do="lift"]').click()
    part(page, "board").locator('[data-place="forest"]').click()
    for marked in (".krom-one.is-changed", ".krom-hand.is-changed"):
        expect(page.locator(marked)).to_have_count(3)
        crossing = page.locator(marked).evaluate_all(
            """(marked) => {
                const rings = marked.map((el) => {
                    const { outlineOffset, outlineWidth } = getComputedStyle(el);
                    const out = parseFloat(outlineOffset) + parseFloat(outlineWidth);
                    const { left, right, top, bottom } = el.getBoundingClientRect();
                    return { left: left - out, right: right + out, top: top - out, bottom: bottom + out };
                });
                const cross = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
                return rings.flatMap((a, n) => rings.slice(n + 1).filter((b) => cross(a, b)));
            }"""
        )
        assert crossing == [], marked


def test_on_a_phone_the_page_is_scrolled_wherever_the_finger_is(page: Page):
    """A box that could scroll but need not must let the page have the gesture."""
    page.set_viewport_size(PHONE)
    visit(page, "#/krom/play")
    for where in (".krom-question-body", "[data-part=board]"):
        page.evaluate("scrollTo(0, 0)")
        page.locator(where).first.hover(position={"x": 100, "y": 40})
        page.mouse.wheel(0, 200)
        wait_until(lambda: page.evaluate("scrollY") > 0)


def test_on_a_phone_the_ring_of_a_hand_crosses_no_name_and_no_total(page: Page):
    page.set_viewport_size(PHONE)
    visit(page, route(tape=("go forest", "go forest", "go forest")))
    hands = part(page, "dice").locator(".krom-hand")
    expect(hands).to_have_count(3)
    room = hands.evaluate_all(
        """(hands) => hands.flatMap((hand) => [...hand.children].filter((one) => one.checkVisibility()).map((one) => {
            const [around, inside] = [hand, one].map((el) => el.getBoundingClientRect());
            const { left, right, top, bottom } = inside;
            return Math.min(left - around.left, around.right - right, top - around.top, around.bottom - bottom);
        }))"""
    )
    assert min(room) >= 3
    assert len({box(hand)["y"] for hand in hands.all()}) == 1


def climb(page: Page) -> None:
    """Climb by the keyboard, and see which dice there are to keep."""
    visit(page, route(tape=("go mountain", "go forest", "go savannah")))
    part(page, "question").locator('[data-answer="climb"]').press("Enter")
    roll = part(page, "dice").locator('[data-do="roll"]')
    expect(roll).to_be_focused()
    roll.press("Enter")
    expect(part(page, "dice").locator(".krom-keep-help")).to_contain_text("Touch the dice that you keep.")


def test_after_a_climb_the_keyboard_is_on_what_is_asked_and_not_on_what_costs_krom(page: Page):
    climb(page)
    expect(part(page, "dice").locator('[data-do="keep"]')).to_be_visible()
    expect(page.locator(".krom-question-sentence")).to_be_focused()


def test_on_a_phone_the_dice_of_a_climb_do_not_cover_what_is_asked(page: Page):
    page.set_viewport_size(PHONE)
    climb(page)
    asked, dice = box(page.locator(".krom-question-sentence")), box(part(page, "dice"))
    assert asked["y"] + asked["height"] <= dice["y"]


def test_on_a_phone_what_combinations_pay_covers_nothing(page: Page):
    page.set_viewport_size(PHONE)
    climb(page)
    fold = part(page, "dice").locator(".krom-pays-fold")
    fold.locator("summary").click()
    expect(fold.locator("dl > div").last).to_be_in_viewport(ratio=1)
    dice = box(part(page, "dice"))
    for above in (part(page, "mine"), part(page, "question")):
        assert box(above)["y"] + box(above)["height"] <= dice["y"]


def test_on_a_phone_what_came_of_an_answer_far_down_is_scrolled_into_sight(page: Page):
    page.set_viewport_size(PHONE)
    visit(page, route("pee", tape=("go savannah", "go forest", "go mountain")))
    open_sheet(page, "cards")  # so that there is something to scroll through before and after
    expect(part(page, "cards")).to_be_visible()
    end = part(page, "question").locator('[data-answer="done"]')
    end.evaluate("(el) => el.scrollIntoView({ block: 'start', behavior: 'instant' })")
    expect(part(page, "board")).not_to_be_in_viewport()
    end.click()
    expect(part(page, "playback").locator(".krom-playback-since")).to_be_in_viewport()
    expect(part(page, "board")).to_be_in_viewport()


def whole_in_sight(page: Page, *wanted: str) -> None:
    for one in wanted:
        expect(page.locator(one)).to_be_in_viewport(ratio=1)


def test_on_a_phone_the_view_follows_from_the_cards_to_every_roll_and_result(moving: Page):
    """Somebody has scrolled down to the prey, and hunts from where the dice have lain before."""
    moving.set_viewport_size(PHONE)
    visit(moving, route("pee", tape=("go savannah", "go forest", "go mountain")))
    open_sheet(moving, "cards")
    hunt = part(moving, "question").locator(".krom-dial-do").last
    hunt.evaluate("(el) => el.scrollIntoView({ block: 'start', behavior: 'instant' })")
    expect(part(moving, "playback")).not_to_be_in_viewport()
    hunt.click()
    whole_in_sight(moving, '[data-do="roll"]', ".krom-question-sentence")
    part(moving, "cards").evaluate("(el) => el.scrollIntoView({ block: 'start', behavior: 'instant' })")
    expect(part(moving, "playback")).not_to_be_in_viewport()
    part(moving, "dice").locator('[data-do="roll"]').dispatch_event("click")
    whole_in_sight(moving, ".krom-playback-sentence", ".krom-question-sentence")


def test_on_a_phone_dice_cover_nothing_and_are_in_sight_with_what_is_asked(page: Page):
    page.set_viewport_size(PHONE)
    visit(page, route("pnn"))
    random, rolls = Random(4), 0
    while rolls < 8:
        assert go_on(page, random)
        roll = part(page, "dice").locator('[data-do="roll"]:visible, [data-do="stop"]:visible')
        if not roll.count():
            continue
        rolls += 1
        for again in (False, True):
            if again:
                page.reload()
            expect(roll.last).to_be_in_viewport(ratio=1)
            whole_in_sight(page, ".krom-question-sentence", ".krom-question [data-do=undo]")
            tops = "(parts) => parts.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom])"
            told, asked, dice = (part(page, name).evaluate_all(tops) for name in ("playback", "question", "dice"))
            assert told[0][1] <= asked[0][0] <= asked[0][1] <= dice[0][0]


def test_on_a_phone_a_sheet_that_is_opened_comes_into_sight(page: Page):
    page.set_viewport_size(PHONE)
    visit(page, route())
    for name in ("mats", "cards"):
        page.locator(f'[data-sheet="{name}"]').click()
        expect(part(page, name)).to_be_visible()
        assert box(page.locator(f'[data-sheet-of="{name}"]'))["y"] < PHONE["height"] / 4


def test_on_a_phone_two_of_ones_cards_are_seen_whole_and_of_a_third_the_edge(page: Page):
    page.set_viewport_size(PHONE)
    hand = ["war_cry", "double_club", "no_you_dont"]
    for held in (hand[:2], hand):
        players = {"Alma": {"place": "cave", "bonus": held}, "Kolos": {"place": "forest"}}
        table = Table.scenario({"phase": "actions", "players": players})
        visit(page, f"#/krom/play/pe/{table.link()}")
        row = part(page, "mine").locator(".krom-held").first
        expect(row.locator("> li")).to_have_count(len(held))
        right = box(row)["x"] + box(row)["width"]
        one, other, *third = [box(card) for card in row.locator("> li").all()]
        assert one["y"] == other["y"]
        assert other["x"] + other["width"] <= right
        assert all(card["x"] < right < card["x"] + 12 for card in third), "its edge, and no word that is cut"


def test_on_a_phone_what_the_others_have_is_in_sight_with_the_question(page: Page):
    page.set_viewport_size(PHONE)
    rival = {"place": "forest", "life": 4, "krom": 6, "wood": 2, "bonus": ["war_cry", "double_club"]}
    table = Table.scenario({"phase": "actions", "players": {"Alma": {"place": "cave"}, "Kolos": rival}})
    visit(page, f"#/krom/play/pe/{table.link()}")
    kolos = part(page, "mine").locator('.krom-other[data-player="Kolos"]')
    expect(kolos).to_have_text(re.compile(r"Kolos4\s*life0\s*points2\s*Bonus cards6\s*Krom2\s*Wood0\s*Stone0\s*Bone"))
    assert out_of_sight(page, [".krom-others", ".krom-question-head", ".krom-question-ends button"]) == []
    page.set_viewport_size(DESK)
    page.reload()
    expect(kolos).to_be_hidden()  # their mats lie open there
    expect(part(page, "mats").locator('[data-player="Kolos"]')).to_be_visible()


def test_why_a_place_is_closed_can_be_read_on_a_phone_and_covers_no_other_place(page: Page):
    page.set_viewport_size(PHONE)
    visit(page, route())
    board = part(page, "board")
    board.locator('[data-place="cave"]').focus()
    note = board.locator(".krom-note:visible")
    expect(note).to_contain_text("cannot stay in the Cave.")
    assert note.evaluate("(el) => el.scrollWidth <= el.clientWidth && el.getBoundingClientRect().width > 300")
    board.locator('[data-place="forest"]').click(timeout=5000)


def test_what_happened_is_played_back_paused_skipped_and_repeated(moving: Page):
    visit(moving, route())
    playback = part(moving, "playback")
    part(moving, "board").locator('[data-place="forest"]').click()
    playback.locator('[data-do="pause"]').click()
    step = playback.locator(".krom-playback-step")
    stands = step.inner_text()
    expect(playback.locator('[data-do="pause"]')).to_contain_text("Go on")
    moving.wait_for_timeout(1500)  # longer than an event stays in sight: it is paused
    assert step.inner_text() == stands
    playback.locator('[data-do="pause"]').click()
    expect(step).not_to_have_text(stands)
    playback.locator('[data-do="skip"]').click()
    expect(playback.locator('[data-do="again"]')).to_be_visible()
    playback.locator('[data-do="again"]').click()
    expect(playback.locator("[data-playing]")).to_be_visible()


def test_what_is_asked_waits_for_the_playback_and_what_is_skipped_is_listed(moving: Page):
    moving.set_viewport_size(PHONE)
    visit(moving, route())
    part(moving, "board").locator('[data-place="forest"]').click()
    playback = part(moving, "playback")
    expect(playback.locator("[data-playing]")).to_be_visible()
    assert not go_on(moving, Random(1))
    expect(part(moving, "question")).to_contain_text("First see what has happened.")
    playback.get_by_role("button", name="Skip").get_by_text("Skip").click()  # in words, also where it is narrow
    expect(playback.locator(".krom-playback-since li").nth(1)).to_be_visible()
    expect(playback.locator('[data-do="again"]')).to_be_visible()
    assert go_on(moving, Random(1))


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_while_things_are_played_back_nothing_that_can_be_pressed_moves(moving: Page, size):
    """A turn with a fight, a hunt and cards that are turned up, looked at in every frame."""
    moving.set_viewport_size(size)
    visit(moving, route("pnn", seed=11))
    moving.evaluate("localStorage.setItem('krom.speed', 'fast')")
    moving.evaluate(
        """() => {
            window.seen = { events: new Set(), skip: new Set(), tabs: new Set(), undo: new Set() };
            const top = (what) => Math.round((document.querySelector(what).getBoundingClientRect().top + scrollY) / 2);
            window.topOf = top;
            const look = () => {
                if (document.querySelector(".krom-playback[data-playing]")) {
                    window.seen.events.add(document.querySelector(".krom-playback-sentence").textContent);
                    window.seen.skip.add(top('.krom-playback [data-do="skip"]'));
                    window.seen.tabs.add(top(".krom-game-tabs"));
                    window.seen.undo.add(top('.krom-question [data-do="undo"]'));
                } else if (window.seen.events.size) window.done = true;
                requestAnimationFrame(look);
            };
            look();
        }"""
    )
    part(moving, "question").locator('[data-answer="go mountain"]').click()
    moving.wait_for_function("() => window.done")
    assert moving.evaluate("window.seen.events.size") > 8
    assert moving.evaluate("[window.seen.skip.size, window.seen.tabs.size, window.seen.undo.size]") == [1, 1, 1]
    stands = moving.evaluate("""window.topOf('.krom-question [data-do="undo"]')""")
    assert moving.evaluate("[...window.seen.undo]") == [stands]


def test_a_late_press_where_undo_stood_during_the_playback_answers_nothing(moving: Page):
    """When it ends by itself, that is; who skips it has looked where the next press goes."""
    moving.set_viewport_size(PHONE)
    moving.add_init_script(HURRY)
    visit(moving, route())
    done = moving.evaluate(
        """() => new Promise((seen) => {
            const press = (x, y) => {
                const at = { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: y };
                const late = new MouseEvent("click", at);
                return document.querySelector(".krom-game-tabs button").dispatchEvent(late);
            };
            const playback = document.querySelector(".krom-playback");
            let stood;
            new MutationObserver((_, observer) => {
                const undo = document.querySelector('.krom-question [data-do="undo"]');
                if (playback.matches("[data-playing]")) stood = undo.getBoundingClientRect();
                else if (stood) {
                    observer.disconnect();
                    seen([press(stood.left + 9, stood.top + 9), press(stood.left - 99, stood.top + 9)]);
                }
            }).observe(playback, { attributes: true, childList: true, subtree: true, characterData: true });
            document.querySelector('[data-part="board"] [data-place="forest"]').click();
        })"""
    )
    assert done == [False, True]
    expect(moving.locator(".krom-game-tabs button").first).to_have_attribute("aria-expanded", "true")  # pressed once


HURRY = """
const later = window.setTimeout;
window.hurried = 0;
const time = (call, usual) => (call.name === "next" ? 0 * ++window.hurried : usual);
window.setTimeout = (call, usual, ...more) => later(call, time(call, usual), ...more);
"""
"""What is played back comes as fast as it can."""


def test_nothing_is_played_back_while_the_page_is_hidden(moving: Page):
    """The next event comes at once here when its time is waited for: unseen, it would be there with the next answer."""
    moving.add_init_script(
        HURRY
        + """
        Object.defineProperty(document, "hidden", { get: () => Boolean(window.away) });"""
    )
    visit(moving, route())
    moving.evaluate("window.away = true")
    part(moving, "board").locator('[data-place="forest"]').click()
    step = part(moving, "playback").locator(".krom-playback-step")
    expect(step).to_have_text(re.compile("Step 1 of"))
    for sheet in ("cards", "mats"):
        open_sheet(moving, sheet)
        expect(part(moving, sheet)).to_be_visible()
    expect(step).to_have_text(re.compile("Step 1 of"))
    assert moving.evaluate("window.hurried") == 0
    moving.evaluate("() => { window.away = false; document.dispatchEvent(new Event('visibilitychange')); }")
    expect(part(moving, "playback").locator('[data-do="again"]')).to_be_visible()
    assert moving.evaluate("window.hurried") > 0


def test_who_leaves_in_the_middle_finds_what_happened_since(moving: Page):
    visit(moving, route())
    part(moving, "board").locator('[data-place="forest"]').click()
    expect(part(moving, "playback").locator("[data-playing]")).to_be_visible()
    moving.goto("/#/krom/rules")
    moving.wait_for_selector('[data-part="rulebook"]')
    moving.locator("nav a", has_text="Play").first.click()
    since = part(moving, "playback").locator(".krom-playback-since")
    expect(since.locator("li").first).to_contain_text("Alma goes from the Cave to the Forest.")
    expect(part(moving, "playback").locator('[data-do="again"]')).to_be_visible()
    assert go_on(moving, Random(1))


def test_on_a_phone_who_comes_back_can_see_all_that_happened_since(moving: Page):
    moving.set_viewport_size(PHONE)
    visit(moving, route("pnn", seed=11))
    part(moving, "question").locator('[data-answer="go mountain"]').click()
    expect(part(moving, "playback").locator("[data-playing]")).to_be_visible()
    moving.goto("/#/krom/rules")
    moving.wait_for_selector('[data-part="rulebook"]')
    moving.go_back()
    since = part(moving, "playback").locator(".krom-playback-since")
    cut = "(list) => list.scrollHeight > list.clientHeight + 1"
    expect(since.locator("li").nth(3)).to_be_attached()
    assert since.evaluate(cut)
    part(moving, "playback").get_by_role("button", name="Show all").click()
    expect(since).to_be_focused()
    assert not since.evaluate(cut)
    asked, listed = box(part(moving, "question")), box(since)
    assert listed["y"] + listed["height"] <= asked["y"]


def test_the_account_waits_until_the_last_event_has_been_seen(moving: Page):
    rich = {"place": "forest", "wood": 1, "bone": 1, "evolutions": ["hang_glider", "rib_armour", "bow"]}
    table = Table.scenario(
        {"phase": "actions", "players": {"Alma": rich, "Kolos": {"place": "cave", "life": 0}}, "evolutions": ["flute"]}
    )
    visit(moving, f"#/krom/play/pe/{table.link()}")
    moving.evaluate(
        """() => {
            window.seen = { told: [], both: false };
            const look = () => {
                if (document.querySelector(".krom-playback[data-playing]")) {
                    window.seen.told.push(document.querySelector(".krom-playback-sentence").textContent);
                    window.seen.both ||= Boolean(document.querySelector(".krom-account-why")?.offsetParent);
                }
                requestAnimationFrame(look);
            };
            look();
        }"""
    )
    part(moving, "question").locator('[data-answer="realise flute"]').click()
    expect(part(moving, "account").locator(".krom-account-why")).to_be_visible()
    told, both = moving.evaluate("[window.seen.told, window.seen.both]")
    table.choose("realise flute")
    assert told[-1] == table.say(table.log[-1])
    assert not both


def test_undo_says_what_it_took_back_and_the_keyboard_stays_on_something(page: Page):
    visit(page, route())
    for by in ("click", "key"):
        part(page, "question").locator('[data-answer="go forest"]').press("Enter")
        undo = part(page, "question").locator('[data-do="undo"]')
        expect(undo).not_to_have_attribute("aria-disabled", "true")
        expect(part(page, "question").locator('[data-answer="go forest"]')).to_have_count(0)
        undo.click() if by == "click" else page.keyboard.press("u")
        expect(part(page, "playback")).to_have_text(re.compile("Taken back: Go to the Forest"))
        expect(page.locator(".krom-app > .krom-sr[role=status]")).to_have_text(
            re.compile("^Taken back: Go to the Forest")
        )
        focused = page.evaluate("document.activeElement.closest('[data-part]')?.dataset.part")
        assert focused == "question"
    assert axe(page) == []


def test_who_wants_no_motion_reads_what_happened_since(page: Page):
    visit(page, route())
    part(page, "board").locator('[data-place="forest"]').click()
    expect(part(page, "playback").locator(".krom-playback-since li").nth(1)).to_be_visible()
    expect(part(page, "playback").locator('[data-do="pause"]')).to_be_hidden()


def test_a_game_goes_on_after_another_page_and_a_reload(page: Page):
    visit(page, route())
    random = Random(2)
    for _ in range(6):
        go_on(page, random)
    under_way = page.evaluate("location.hash")
    page.goto("/#/krom/rules")
    page.wait_for_selector('[data-part="rulebook"]')
    page.locator("nav a", has_text="Play").first.click()
    page.wait_for_function("before => location.hash === before", arg=under_way)
    page.reload()
    visit(page, "#/krom/play")
    page.wait_for_function("before => location.hash === before", arg=under_way)


def test_a_new_game_asks_first_and_the_old_one_stays(page: Page):
    visit(page, route())
    go_on(page, Random(1))
    under_way = page.evaluate("location.hash")
    part(page, "game").locator('[data-do="new"]').click()
    expect(page.get_by_role("dialog")).to_contain_text("under way")
    assert axe(page) == []
    page.get_by_role("dialog").locator('[data-do="start"]').click()
    page.wait_for_function("before => location.hash !== before", arg=under_way)
    part(page, "game").locator('[data-do="games"]').click()
    page.get_by_role("dialog").locator(f'a[href="{under_way}"]').click()
    page.wait_for_function("before => location.hash === before", arg=under_way)


def test_a_kept_game_that_cannot_be_opened_is_not_lost(page: Page):
    visit(page, "#/krom/rules")
    page.evaluate(
        """localStorage.setItem("krom.games:krom", JSON.stringify(
            [{id: "old", hash: "#/krom/play/pnn/damaged", score: "of old", when: 0, begun: true, over: false}]))"""
    )
    page.locator("nav a", has_text="Play").first.click()
    expect(page.get_by_role("alert")).to_contain_text("downloaded")
    part(page, "game").locator('[data-do="games"]').click()
    with page.expect_download() as taken:
        page.get_by_role("dialog").locator('[data-do="download"]').click()
    assert taken.value.suggested_filename == "krom-game.txt"


def test_people_share_a_screen_behind_a_curtain(page: Page):
    visit(page, route("ppp"))
    table = Table.new(PLAYERS, seed=7)
    names = {name: [table.rules.name(card, "en") for card in seat.bonus] for name, seat in table.state.players.items()}
    for name in PLAYERS:
        assert not [card for cards in names.values() for card in cards if card in page.content()]
        part(page, "question").locator('[data-do="lift"]').click()
        expect(part(page, "mine")).to_contain_text(name)
        others = {card for other in PLAYERS if other != name for card in names[other]} - set(names[name])
        assert not [card for card in others if card in page.content()]
        before = page.evaluate("location.hash")
        part(page, "board").locator('[data-place="forest"]').click()
        page.wait_for_function("before => location.hash !== before", arg=before)


def test_two_visitors_play_two_games(page: Page, browser: Browser, server: Server):
    visit(page, "#/krom/play")
    other = browser.new_context(base_url=server.url).new_page()
    visit(other, "#/krom/play")
    number = ".krom-game-number"
    assert page.locator(number).inner_text() != other.locator(number).inner_text()
    other.context.close()


@pytest.mark.parametrize("visitor", ["moving", "page"])
def test_a_card_turns_over_when_it_is_realised_or_played_and_only_where_things_may_move(visitor, request):
    page: Page = request.getfixturevalue(visitor)
    page.add_init_script(
        """window.turned = [];
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...how) {
            if (this.matches(".krom-turned-card")) window.turned.push(this.textContent);
            return animate.apply(this, how);
        };"""
    )
    rich = {"place": "cave", "wood": 3, "stone": 3, "bone": 3, "bonus": ["shower_of_kroms"]}
    table = Table.scenario(
        {"phase": "actions", "players": {"Alma": rich, "Kolos": {"place": "forest"}}, "evolutions": ["hammer"]}
    )
    visit(page, f"#/krom/play/pe/{table.link()}")
    moves = visitor == "moving"
    for answer, card in (("realise hammer", "Hammer"), ("play shower_of_kroms", "Shower of Kroms")):
        part(page, "question").locator(f'[data-answer="{answer}"]').click()
        if moves:
            page.wait_for_function("card => turned.includes(card)", arg=card)
            part(page, "playback").locator('[data-do="skip"]').click()
        expect(part(page, "playback")).to_contain_text(card)
        expect(part(page, "question").locator('[data-answer="done"]')).to_be_visible()
    assert bool(page.evaluate("turned.length")) == moves


def test_what_is_paid_flies_to_where_the_payer_stands(moving: Page):
    moving.add_init_script(
        """const animate = Element.prototype.animate;
        window.landed = [];
        Element.prototype.animate = function (frames, options) {
            if (this.matches('.krom-flight')) window.landed.push(frames.at(-1).transform);
            return animate.call(this, frames, options);
        };"""
    )
    climb(moving)
    moving.evaluate("window.landed = []")
    part(moving, "dice").locator('[data-do="keep"]').click()
    moving.wait_for_function("() => window.landed.length > 0")
    x, y = (float(number) for number in re.findall(r"(-?[0-9.]+)px", moving.evaluate("window.landed[0]")))
    mountain = box(part(moving, "board").locator('[data-place="mountain"]'))
    assert mountain["x"] < x < mountain["x"] + mountain["width"]
    assert mountain["y"] < y < mountain["y"] + mountain["height"]
