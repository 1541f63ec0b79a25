"""Play on a phone: what the next decision needs is in sight, nothing covers anything, the view follows."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Browser, Page, expect

from krom_explore import Table

from .at_play import climb, go_on, out_of_sight, part, route
from .conftest import DESK, PHONE, Server, box, open_sheet, visit
from .jupyter import wait_until


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
        [re.compile("at most 5, more"), re.compile("Alma before Karok")]
    )
    assert out_of_sight(page, [".krom-tray", ".krom-stakes", '[data-do="roll"]']) == []
    assert len({box(hand)["y"] for hand in dice.locator(".krom-hand").all()}) == 1
    asked = box(page.locator(".krom-question-sentence"))
    assert asked["y"] + asked["height"] <= box(dice)["y"]


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
    visit(page, route("pee"))
    random, rolls = Random(5), 0
    while rolls < 6:
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


def test_on_a_phone_who_comes_back_can_see_all_that_happened_since(moving: Page):
    moving.set_viewport_size(PHONE)
    visit(moving, route("pnn", seed=11))
    before = moving.evaluate("location.hash")
    part(moving, "question").locator('[data-answer="go mountain"]').click()
    expect(part(moving, "playback").locator("[data-playing]")).to_be_visible()
    moving.wait_for_function("before => location.hash !== before", arg=before)
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


IN_THE_CAVE = Table.scenario(
    {
        "players": {
            "Alma": {"place": "cave", "krom": 14, "wood": 2, "bonus": ["big_rock", "club_swing"]},
            "Kolos": {"place": "mountain"},
            "Karok": {"place": "savannah"},
        },
        "phase": "actions",
    }
).link()


def test_on_a_phone_who_buys_far_down_sees_the_purse_and_keeps_the_button_under_the_finger(page: Page):
    page.set_viewport_size(PHONE)
    visit(page, f"#/krom/play/pee/{IN_THE_CAVE}")
    purse, buy = page.locator(".krom-purse"), part(page, "question").locator('[data-answer="buy wood"]')
    expect(buy).to_be_visible()
    expect(purse).to_be_hidden()
    open_sheet(page, "cards")  # so that there is something to scroll through
    buy.evaluate("(el) => scrollBy({ top: el.getBoundingClientRect().top - 150, behavior: 'instant' })")
    goods = purse.locator("b")
    expect(goods).to_have_text(["14", "2", "0", "0"])
    expect(purse).to_be_in_viewport(ratio=1)
    for left, wood in ((11, 3), (8, 4)):
        stood = box(buy)["y"]
        buy.click()
        expect(goods).to_have_text([str(left), str(wood), "0", "0"])
        assert abs(box(buy)["y"] - stood) <= 1
    page.evaluate("scrollTo(0, 0)")
    expect(purse).to_be_hidden()


def test_on_a_phone_a_button_stays_under_the_finger_where_the_page_ends_too(page: Page):
    """What can be realised now stands above it, and there is nothing below to scroll to."""
    wants = {"place": "cave", "krom": 9, "bone": 1}
    table = Table.scenario(
        {
            "phase": "actions",
            "players": {"Alma": wants, "Kolos": {"place": "forest"}},
            "evolutions": ["slingshot", "digging_stick"],
        }
    )
    page.set_viewport_size(PHONE)
    visit(page, f"#/krom/play/pe/{table.link()}")
    buy = part(page, "question").locator('[data-answer="buy stone"]')
    expect(buy).to_be_visible()
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    stood = box(buy)["y"]
    buy.click()
    expect(part(page, "question").locator('[data-answer^="realise"]').first).to_be_visible()
    assert abs(box(buy)["y"] - stood) <= 1
    part(page, "question").locator('[data-answer="done"]').click()
    wait_until(lambda: not page.evaluate("document.querySelector('.krom-game').style.paddingBottom"))


def test_on_a_phone_a_touch_says_what_a_sign_means(browser: Browser, server: Server):
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.goto(f"{server.url}#/krom/play/pee/{IN_THE_CAVE}")
    tip = page.locator(".krom-tip")
    part(page, "mine").locator(".krom-mark").first.tap()
    expect(tip).to_have_text(re.compile("We made this up"))
    expect(tip).to_be_in_viewport(ratio=1)
    part(page, "mine").locator(".krom-other [title]").first.tap()
    expect(tip).to_have_text("life")
    expect(tip).to_be_in_viewport(ratio=1)
    part(page, "board").locator('[data-place="cave"]').tap(force=True)  # nobody is asked to go: it is no button now
    expect(tip).to_contain_text("Bonus card (2)")
    expect(tip).to_contain_text("The heavier one wins a tie here.")
    expect(tip).to_be_in_viewport(ratio=1)
    part(page, "question").locator('[data-answer="buy wood"]').tap()
    expect(tip).to_be_hidden()
    context.close()


def test_on_a_phone_the_short_list_tells_what_matters_and_the_whole_one_everything(page: Page):
    """Points that others have won, not who came last."""
    players = {"Alma": {"place": "cave"}, "Kolos": {"place": "forest", "wood": 3, "stone": 3, "bone": 3}}
    page.set_viewport_size(PHONE)
    visit(page, f"#/krom/play/pn/{Table.scenario({'phase': 'actions', 'players': players}).link()}")
    part(page, "question").locator('[data-answer="done"]').click()
    lines = part(page, "playback").locator(".krom-playback-since li")
    expect(lines.locator("visible=true").first).to_contain_text("Kolos realises")
    left_out = part(page, "playback").locator(".krom-playback-since .is-left-out")
    expect(left_out.first).to_be_hidden()
    room = part(page, "playback").locator(".krom-playback-since").evaluate("(el) => el.scrollHeight - el.clientHeight")
    assert room <= 1, "what is left out is enough"
    part(page, "playback").get_by_role("button", name="Show all").click()
    expect(lines.last).to_be_visible()
    expect(lines.first).to_be_visible()
    expect(left_out.first).to_be_visible()


def test_on_a_phone_a_list_that_has_room_for_everything_leaves_nothing_out(page: Page):
    """Somebody pressed “Show all” where all of it was there, and somebody saw one line above an empty space."""
    page.set_viewport_size(PHONE)
    visit(page, f"#/krom/play/pee/{IN_THE_CAVE}")
    part(page, "question").locator('[data-answer="buy wood"]').click()
    lines = part(page, "playback").locator(".krom-playback-since:visible li, .krom-playback-sentence:visible")
    expect(lines.first).to_be_visible()
    expect(part(page, "playback").get_by_role("button", name="Show all")).to_be_hidden()
    expect(part(page, "playback").locator(".is-left-out")).to_have_count(0)
