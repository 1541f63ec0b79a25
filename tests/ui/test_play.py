"""The Play page: who sits where, what is seen of what happened, the curtain between people, a new game."""

from random import Random

import pytest

from krom_explore import Table
from krom_explore.engine.ports import Decision
from krom_explore.engine.seat import ONLOOKER
from krom_explore.games.face import Interlude
from krom_explore.games.krom import face
from krom_explore.ui.desk import concerned
from krom_explore.ui.reasons import choice_of
from krom_explore.ui.seats import Seats
from tests.ui.browser import App

PLAYERS = ["Alma", "Kolos", "Karok"]


def route(code="pnn", seed=7, tape=(), **switches):
    table = Table.new(PLAYERS, seed=seed, **switches)
    for line in tape:
        table.play_line(line)
    return f"#/krom/play/{code}/{table.link()}"


def opened(hash_, **hello):
    app = App()
    return app, app.receive({"hello": {"hash": hash_, **hello}})


def next_message(app, random):
    """What somebody does who does whatever is offered."""
    question, dice = app.has["question"], app.has["dice"]
    if question["curtain"]:
        return {"part": "question", "do": "lift"}
    if question["options"] or question["inWords"]:
        choices = question["options"] + question["inWords"]
        return {"part": "question", "do": "choose", "answer": random.choice(choices)["answer"]}
    return {"part": "dice", "do": "roll" if dice["roll"] else "stop" if dice["keeping"] else "draw"}


def played(app, clicks, seed=1):
    random = Random(seed)
    for _ in range(clicks):
        if app.has["question"]["over"]:
            return
        yield app.receive(next_message(app, random))


def watched(app, clicks, seed=1):
    """The same, by somebody who looks at all that is played back."""
    for reply in played(app, clicks, seed):
        yield reply
        while app.has["playback"]["playing"]:
            yield app.receive({"part": "playback", "do": "to", "line": app.has["playback"]["at"] + 1})


def test_nobody_waits_for_what_they_did_themselves_without_dice_and_cards():
    players = {"Alma": {"place": "cave", "krom": 9, "wood": 2}, "Kolos": {"place": "forest"}}
    table = Table.scenario({"phase": "actions", "players": players, "evolutions": ["digging_stick"]})
    app, _ = opened(f"#/krom/play/pn/{table.link()}", motion=True)
    app.receive({"part": "question", "do": "choose", "answer": "buy bone"})
    assert not app.has["playback"]["playing"]
    assert app.has["playback"]["last"] - app.has["playback"]["first"] == 1  # bought, and what it brings: to be replayed
    app.receive({"part": "question", "do": "choose", "answer": "realise digging_stick"})
    assert app.has["playback"]["playing"], "a card is turned up"
    app.receive({"part": "playback", "do": "now"})
    app.receive({"part": "question", "do": "choose", "answer": "done"})
    assert app.has["playback"]["playing"], "the others act"


# --- who sits where


def test_seats_are_a_letter_each():
    seats = Seats({"Alma": "person", "Kolos": "hard", "Karok": "random"})
    assert seats.code == "phr"
    assert Seats.read("phr", PLAYERS) == seats
    assert seats.people == ("Alma",)


@pytest.mark.parametrize("code", ["pn", "pnnn", "nnn"])
def test_an_address_for_other_seats_gets_a_sentence_and_a_new_game(code):
    app, reply = opened(route(code))
    assert reply["page"]["route"] == "krom/play"
    assert "one for each seat" in reply["notice"]
    assert app.page.desk.table.steps == 0


def test_an_address_from_before_has_a_person_in_its_first_seat():
    app, reply = opened(route("").replace("//", "/"))
    assert app.page.desk.seats.code == "pnn"
    assert reply["hash"] == route("pnn")


def test_who_sits_where_stays_in_the_address():
    _, reply = opened(route("peh"))
    assert reply["hash"] == route("peh")


def test_two_visitors_get_two_games():
    seeds = {opened("#/krom/play")[0].page.desk.table.seed for _ in range(6)}
    assert len(seeds) > 3


def test_a_mat_says_how_strong_a_bot_is():
    app, _ = opened(route("peh"))
    assert [mat["bot"] for mat in app.has["mats"]["players"]] == ["", "easy bot", "hard bot"]


# --- a new game


def test_the_strength_of_each_bot_can_be_set():
    app, _ = opened(route())
    first, second = [field["name"] for field in app.has["game"]["fields"] if field["name"].startswith("seat.")]
    app.receive({"part": "game", "do": "set", "field": first, "value": "hard"})
    app.receive({"part": "game", "do": "set", "field": second, "value": "person"})
    reply = app.receive({"part": "game", "do": "start"})
    assert reply["hash"].split("/")[3] == "php"


def test_there_is_a_field_for_everybody_who_would_play():
    app, _ = opened(route())
    reply = app.receive({"part": "game", "do": "set", "field": "players", "value": 5})
    fields = [field["name"] for field in reply["parts"]["game"]["fields"]]
    assert len([name for name in fields if name.startswith("seat.")]) == 4


@pytest.mark.parametrize("number", [-1, 1.5, 10**9, "7", None, True])
def test_the_number_of_a_game_is_a_whole_number_and_says_so(number):
    app, _ = opened(route())
    app.receive({"part": "game", "do": "set", "field": "seed", "value": number})
    field = next(field for field in app.has["game"]["fields"] if field["name"] == "seed")
    assert field["fault"].endswith(".")
    before = app.page.desk.table.link()
    app.receive({"part": "game", "do": "start"})
    assert app.page.desk.table.link() == before, "and no other game is dealt instead"


def test_a_game_under_way_is_named_before_a_new_one_ends_it():
    app, reply = opened(route())
    assert reply["parts"]["game"]["warning"] == ""
    list(played(app, 1))
    assert "under way" in app.has["game"]["warning"]


def test_in_a_game_nobody_sets_the_dice():
    app, _ = opened(route("ppp", tape=["go forest", "go forest", "go mountain"]))
    before = app.page.desk.table.save()
    reply = app.receive({"part": "dice", "do": "roll", "dice": [6, 1]})
    assert "notice" in reply
    assert app.page.desk.table.save() == before


# --- what happened, one event at a time


def test_what_happens_is_played_back_one_event_at_a_time():
    app, _ = opened(route(), motion=True)
    list(played(app, 1))
    desk, seen = app.page.desk, []
    while app.has["playback"]["playing"]:
        seen.append(app.has["playback"]["at"])
        app.receive({"part": "playback", "do": "to", "line": app.has["playback"]["at"] + 1})
    assert seen == list(range(desk.told + 1, len(desk.table.log)))
    assert app.has["playback"]["at"] == len(desk.table.log)
    app.receive({"part": "playback", "do": "again"})
    assert app.has["playback"]["at"] == desk.told + 1
    app.receive({"part": "playback", "do": "now"})
    assert not app.has["playback"]["playing"]


def test_nothing_that_is_shown_knows_more_than_the_moment():
    app, _ = opened(route(), motion=True)
    for _ in watched(app, 40):
        desk = app.page.desk
        if app.has["playback"]["playing"]:
            moment = desk.table.state_after(app.has["playback"]["at"])
            shown = {one["name"]: place["id"] for place in app.has["board"]["places"] for one in place["here"]}
            assert shown == {name: seat.place for name, seat in moment.players.items()}
            assert len(app.has["log"]["lines"]) == app.has["playback"]["at"]
            assert app.has["game"]["score"] == face.score(desk.table.seat("Alma", app.has["playback"]["at"]), "en")


def test_what_is_asked_comes_when_what_happened_has_been_seen():
    app, _ = opened(route(), motion=True)
    waited = 0
    for _ in watched(app, 40):
        question, dice = app.has["question"], app.has["dice"]
        if app.has["playback"]["playing"]:
            waited += 1
            assert question["sentence"] == "First see what has happened."
            assert [question["options"], question["inWords"], question["refused"], dice["roll"]] == [[], [], [], None]
    assert waited > 20


def test_what_was_shown_or_skipped_is_listed_and_can_be_shown_again():
    """Who looked away for a moment read the last line only, and did not know where their bones had gone."""
    app, _ = opened(route(), motion=True)
    list(played(app, 1))
    assert not app.has["playback"]["listed"]
    app.receive({"part": "playback", "do": "now"})
    assert (app.has["playback"]["playing"], app.has["playback"]["listed"]) == (False, True)
    app.receive({"part": "playback", "do": "again"})
    while app.has["playback"]["playing"]:
        assert not app.has["playback"]["listed"]
        app.receive({"part": "playback", "do": "to", "line": app.has["playback"]["at"] + 1})
    assert app.has["playback"]["listed"]
    app.receive({"part": "question", "do": "undo"})
    assert not app.has["playback"]["listed"]


# --- undo


def test_undo_never_stops_at_a_bots_question():
    app, _ = opened(route("nnp"))
    assert not app.has["question"]["canUndo"]  # two bots have chosen, the person has not
    assert app.receive({"part": "question", "do": "undo"})["notice"].endswith(".")
    random, sat = Random(4), app.page.desk.people[0]
    for _ in range(30):
        app.receive(next_message(app, random))
        assert app.has["question"]["canUndo"]
    while app.has["question"]["canUndo"]:
        app.receive({"part": "question", "do": "undo"})
        assert sat in concerned(app.page.desk.table.pending)
    assert len(app.page.desk.table.tape) == 2


def test_what_is_taken_back_is_said_until_something_else_is_done():
    app, _ = opened(route("pnn"))
    app.receive({"part": "question", "do": "choose", "answer": "go forest"})
    assert app.has["question"]["taken"] == app.has["playback"]["taken"] == ""
    app.receive({"part": "question", "do": "undo"})
    assert app.has["question"]["taken"] == app.has["playback"]["taken"] == "Taken back: Go to the Forest"
    app.receive({"part": "question", "do": "redo"})
    assert app.has["question"]["taken"] == ""


@pytest.mark.parametrize(
    ("tape", "does", "said"),
    [
        (["go forest", "go forest", "go mountain"], "roll", "Taken back: the roll"),
        (["go forest", "go mountain", "go savannah", "draw"], "draw", "Taken back: the card that was drawn"),
    ],
)
def test_dice_and_cards_that_are_taken_back_are_called_so(tape, does, said):
    table = Table.new(PLAYERS, seed=7)
    for line in tape:
        table.play_line(line)
    app, _ = opened(f"#/krom/editor/{table.link()}")
    app.receive({"part": "dice", "do": does})
    assert app.receive({"part": "question", "do": "undo"})["said"].startswith(said)
    assert app.has["question"]["taken"] == said


def test_what_somebody_chose_in_secret_is_not_told_when_it_is_taken_back():
    app, _ = opened(route("ppn"))
    app.receive({"part": "question", "do": "lift"})
    app.receive({"part": "question", "do": "choose", "answer": "go forest"})
    app.receive({"part": "question", "do": "undo"})
    assert app.has["question"]["curtain"]["who"] == "Alma"
    assert app.has["question"]["taken"] == "A choice has been taken back."
    app.receive({"part": "question", "do": "lift"})
    assert app.has["question"]["taken"] == "Taken back: Go to the Forest"


# --- a game that was left


@pytest.mark.parametrize("motion", [True, False])
def test_who_comes_back_reads_what_happened_since_the_last_move(motion):
    app, _ = opened(route(), motion=motion)
    for _ in played(app, 12):
        desk, playback = app.page.desk, app.has["playback"]
        again, _ = opened(app.page.hash(), motion=motion)
        assert (again.has["playback"]["first"], again.has["playback"]["last"]) == (desk.told + 1, playback["last"])
        assert not again.has["playback"]["playing"]
        assert again.has["playback"]["listed"] == (len(desk.table.log) > desk.told)
        app.receive({"part": "playback", "do": "now"})
        assert again.has["question"]["sentence"] == app.has["question"]["sentence"]


def test_the_account_comes_when_the_last_event_has_been_seen():
    ending = {"place": "forest", "wood": 1, "bone": 1, "evolutions": ["hang_glider", "rib_armour", "bow"]}
    table = Table.scenario(
        {
            "phase": "actions",
            "evolutions": ["flute"],
            "players": {"Alma": ending, "Kolos": {"place": "cave", "life": 0}},
        }
    )
    app, _ = opened(f"#/krom/play/pn/{table.link()}", motion=True)
    app.receive({"part": "question", "do": "choose", "answer": "realise flute"})
    seen = []
    while app.has["playback"]["playing"]:
        assert not app.has["account"]["over"]
        assert not app.has["question"]["over"]
        seen.append(app.has["playback"]["at"])
        app.receive({"part": "playback", "do": "to", "line": app.has["playback"]["at"] + 1})
    assert seen[-1] == app.has["playback"]["last"] == len(app.page.desk.table.log)
    assert app.has["account"]["over"]
    app.receive({"part": "playback", "do": "again"})
    assert not app.has["account"]["over"]
    app.receive({"part": "playback", "do": "now"})
    assert app.has["account"]["over"]


def test_a_game_that_is_opened_at_a_bots_question_goes_on():
    for tape in ([], ["go forest"]):
        app, _ = opened(route("nnp", tape=tape))
        assert app.has["question"]["asked"] == "Karok"
        assert app.has["question"]["options"]


def test_who_wants_no_motion_sees_all_of_it_at_once():
    app, _ = opened(route())
    list(played(app, 1))
    desk = app.page.desk
    assert not app.has["playback"]["playing"]
    assert app.has["playback"]["still"]
    assert (app.has["playback"]["first"], app.has["playback"]["at"]) == (desk.told + 1, len(desk.table.log))


@pytest.mark.parametrize("line", [0, -1, 10**6, "3", None, 1.5])
def test_a_line_that_there_is_not_is_refused_with_a_sentence(line):
    app, _ = opened(route(), motion=True)
    list(played(app, 1))
    reply = app.receive({"part": "playback", "do": "to", "line": line})
    assert reply["notice"].endswith(".")


def test_what_a_bot_did_has_a_reason_on_request():
    app, _ = opened(route(), motion=True)
    told = set()
    for _ in played(app, 12):
        while app.has["playback"]["playing"]:
            at = app.has["playback"]["at"]
            if any(asked["n"] == at for asked in app.has["playback"]["asks"]):
                assert not app.has["playback"]["reason"]
                app.receive({"part": "playback", "do": "why", "line": at})
                told.add(app.has["playback"]["reason"]["told"])
            app.receive({"part": "playback", "do": "to", "line": app.has["playback"]["at"] + 1})
    assert "" not in told
    assert len(told) > 2


def test_what_a_bot_did_can_be_asked_when_all_of_it_has_been_seen_and_ever_after():
    app, _ = opened(route())
    told = set()
    for _ in played(app, 8):
        for asked in app.has["playback"]["asks"]:
            app.receive({"part": "playback", "do": "why", "line": asked["n"]})
            reason = app.has["playback"]["reason"]
            assert reason["n"] == asked["n"]
            app.receive({"part": "log", "do": "why", "line": asked["n"]})
            assert app.has["log"]["explained"]["why"] == reason["told"]
            told.add(reason["told"])
    assert "" not in told
    assert len(told) > 2
    own = next(n for n, event in enumerate(app.page.desk.table.log, 1) if event.args.get("player") == PLAYERS[0])
    app.receive({"part": "log", "do": "why", "line": own})
    assert "why" not in app.has["log"]["explained"]


@pytest.mark.parametrize("line", [0, 10**6, "3", None, 1.5])
def test_a_reason_for_a_line_that_is_not_in_sight_is_refused_with_a_sentence(line):
    app, _ = opened(route())
    list(played(app, 1))
    assert app.receive({"part": "playback", "do": "why", "line": line})["notice"].endswith(".")


def test_that_somebody_was_asked_for_a_card_is_no_reason():
    """Who is asked in a combat holds a card for it: nobody else may know that they let it be."""
    tape = ["go forest", "go forest", "go mountain"]
    app, _ = opened(route("prr", tape=tape, seed=3), motion=True)
    for _ in played(app, 40):
        desk = app.page.desk
        for line in range(desk.told + 1, len(desk.table.log) + 1):
            for bot in PLAYERS[1:]:
                found = choice_of(desk, line, bot)
                secret = found is not None and found.pending.question in ("combat", "counter")
                assert not secret or desk.table.log[line - 1].kind == "played"


def test_the_log_knows_where_a_turn_and_a_scene_begin():
    app, _ = opened(route())
    list(played(app, 20))
    lines = app.has["log"]["lines"]
    assert {line["head"] for line in lines if line["kind"] == "turn"} == {1}
    assert {line["head"] for line in lines if line["kind"] in ("fight", "acting")} == {2}
    assert app.has["log"]["players"] == PLAYERS


def test_what_nobody_looks_at_is_neither_worked_out_nor_sent():
    app, reply = opened(route())
    closed = {name for name, state in reply["parts"].items() if state is None}
    assert {"odds", "cards"} <= closed
    assert not closed & {"log", "mats", "question", "board"}
    app.receive({"sheet": "odds"})
    assert app.has["odds"]["words"]
    assert app.has["mats"] is None
    app.receive({"sheet": None})
    assert app.has["odds"] is None


@pytest.mark.parametrize("name", ["question", "nothing", 7, [], {}, "odds" * 400])
def test_a_sheet_that_there_is_not_gets_a_sentence(name):
    app, _ = opened(route())
    assert app.receive({"sheet": name})["notice"].endswith(".")
    other, _ = opened("#/krom/rules")
    assert other.receive({"sheet": name})["notice"].endswith(".")


# --- several people on one screen


def secrets(app):
    """The cards in the hands of all people who have not lifted the curtain, by name."""
    desk = app.page.desk
    state = desk.table.state
    rules = desk.table.rules
    own = state.players[desk.lifted].bonus if desk.lifted else ()
    open_cards = {card for player in state.players.values() for card in player.evolutions}
    told = {word for event in desk.present.log for word in map(str, event.args.values())}
    hidden = {card for name in state.players for card in state.players[name].bonus if name != desk.lifted}
    return {rules.name(card, "en") for card in hidden - set(own) - open_cards if card not in told}


def test_before_the_curtain_is_lifted_nothing_can_be_answered():
    app, reply = opened(route("ppn"))
    assert reply["parts"]["question"]["curtain"]["who"] == "Alma"
    assert reply["parts"]["question"]["options"] == []
    assert app.page.desk.me == ONLOOKER
    refused = app.receive({"part": "question", "do": "choose", "answer": "go forest"})
    assert "Alma" in refused["notice"]
    assert app.page.desk.table.steps == 0


def test_a_secret_choice_is_not_seen_by_the_next():
    app, _ = opened(route("ppn"))
    app.receive({"part": "question", "do": "lift"})
    reply = app.receive({"part": "question", "do": "choose", "answer": "go forest"})
    assert reply["parts"]["question"]["curtain"]["who"] == "Kolos"
    alma = next(place["id"] for place in app.has["board"]["places"] if "Alma" in [one["name"] for one in place["here"]])
    assert alma == "cave"


@pytest.mark.parametrize("code", ["ppp", "ppn"])
def test_the_page_never_holds_a_card_of_somebody_elses_hand(code):
    app, _ = opened(route(code, kromosaurus=True))
    looked = 0
    for reply in played(app, 250):
        page = repr({name: app.has[name] for name in ("mats", "mine", "question", "log", "playback", "board", "dice")})
        for card in secrets(app):
            looked += 1
            assert card not in page, (card, reply)
    assert looked > 100


def test_the_curtain_stays_lifted_while_the_same_person_goes_on():
    app, _ = opened(route("ppp"))
    seen = set()
    for _ in played(app, 200):
        desk = app.page.desk
        if isinstance(desk.table.pending, Decision) and desk.lifted == desk.table.pending.player:
            seen.add(desk.table.pending.question)
    assert "action" in seen


# --- what the browser remembers


def test_a_game_under_way_can_be_kept_by_its_address():
    app, reply = opened(route())
    assert reply["kept"]["score"]["en"] == app.has["game"]["score"]
    assert reply["kept"]["score"]["de"] == face.score(app.page.desk.present, "de")
    assert (reply["kept"]["begun"], reply["kept"]["over"]) == (False, False)
    for reply in played(app, 60):
        again, _ = opened(reply["hash"])
        assert again.page.desk.table.save() == app.page.desk.table.save()
        assert again.has["question"]["sentence"] == app.has["question"]["sentence"]
    assert reply["kept"]["begun"]


def test_games_are_told_apart_by_all_that_is_dealt_and_by_who_sits_there():
    """So that one of the same number takes the place of none that is another."""
    games = [route(), route(seed=8), route("pen"), route("npn"), route(glacial=True), route(points=5)]
    assert len({opened(game)[1]["kept"]["id"] for game in games}) == len(games)


def test_a_game_keeps_its_id_however_far_it_is_played_and_when_it_is_opened_again():
    app, reply = opened(route())
    first = reply["kept"]["id"]
    *_, last = (reply for reply in played(app, 20))
    assert app.page.kept()["id"] == opened(last["hash"])[1]["kept"]["id"] == first


def test_a_game_is_begun_when_a_person_has_played_in_it_also_if_that_is_taken_back():
    app, reply = opened(route("npn"))
    assert app.page.desk.table.steps > 0, "a bot has chosen"
    assert not reply["kept"]["begun"]
    app.receive({"part": "question", "do": "choose", "answer": "go forest"})
    assert app.page.kept()["begun"]
    app.receive({"part": "question", "do": "undo"})
    assert app.page.kept()["begun"]


def test_other_pages_keep_no_game():
    assert opened("#/krom/learn/combat")[1]["kept"] is None


def test_a_rematch_has_the_same_players_and_other_dice():
    app, _ = opened(route("phe"))
    form = app.page.parts["game"]
    form.rematch(new_seats=False)
    assert (list(app.page.desk.table.players), app.page.desk.seats.code) == (PLAYERS, "phe")
    assert app.page.desk.table.seed != 7
    form.rematch(new_seats=True)
    assert list(app.page.desk.table.players) == ["Kolos", "Karok", "Alma"]
    assert app.page.desk.seats == {"Kolos": "hard", "Karok": "easy", "Alma": "person"}


# --- where a part of the game is over


@pytest.fixture
def stops_after_three(monkeypatch):
    """A game that wants to be looked at after three events."""
    monkeypatch.setattr(face, "stops", lambda events: [3], raising=False)
    monkeypatch.setattr(face, "interlude", lambda seat, lang: Interlude("Look", [], [], []), raising=False)


@pytest.mark.usefixtures("stops_after_three")
def test_what_is_shown_stops_where_the_game_says_until_somebody_goes_on():
    app, _ = opened(route(), motion=True)
    list(played(app, 1))
    desk = app.page.desk
    while not app.has["playback"]["holds"]:
        assert app.has["playback"]["interlude"] is None
        assert app.has["question"]["options"] == []
        app.receive({"part": "playback", "do": "to", "line": app.has["playback"]["at"] + 1})
    assert app.has["playback"]["at"] == desk.told + 3
    assert app.has["playback"]["interlude"]["title"] == "Look"
    app.receive({"part": "playback", "do": "read"})
    assert app.has["playback"]["at"] == desk.told + 4
    assert not app.has["playback"]["holds"]
    assert app.has["playback"]["interlude"] is None


@pytest.mark.usefixtures("stops_after_three")
@pytest.mark.parametrize("motion", [True, False], ids=["who skips", "who wants no motion"])
def test_nobody_is_led_past_a_stop(motion):
    app, _ = opened(route(), motion=motion)
    list(played(app, 1))
    desk = app.page.desk
    if motion:
        app.receive({"part": "playback", "do": "now"})
    assert (app.has["playback"]["at"], app.has["playback"]["holds"]) == (desk.told + 3, True)
    app.receive({"part": "playback", "do": "now"})
    assert app.has["playback"]["at"] == len(desk.table.log)
    assert not app.has["playback"]["playing"]


def test_a_game_may_say_what_stays_in_sight_when_all_has_been_shown(monkeypatch):
    monkeypatch.setattr(face, "recap", lambda events, me: [1, 3], raising=False)
    app, _ = opened(route(), motion=True)
    list(played(app, 1))
    desk = app.page.desk
    assert (app.has["playback"]["playing"], app.has["playback"]["recap"]) == (True, [])
    app.receive({"part": "playback", "do": "now"})
    assert app.has["playback"]["recap"] == [desk.told + 1, desk.told + 3]


def test_a_game_may_say_what_matters_where_there_is_no_room_for_all(monkeypatch):
    monkeypatch.setattr(face, "matters", lambda events, me: [2], raising=False)
    app, _ = opened(route(), motion=True)
    list(played(app, 1))
    desk = app.page.desk
    assert (app.has["playback"]["playing"], app.has["playback"]["matters"]) == (True, [])
    app.receive({"part": "playback", "do": "now"})
    assert app.has["playback"]["matters"] == [desk.told + 2]
