"""What the race looks like."""

from pathlib import Path

from krom_explore.engine.ports import Decision, Roll
from krom_explore.games.face import Chapter, NewGame, Opening, Part, Setter, Watch
from krom_explore.games.sheet import Field, Key

from . import odds
from .game import PACES, Table
from .ruleset import WORDS

WIDGETS = Path(__file__).parent / "widgets"
TABLE = ("track", "question", "dice", "odds", "log")
ROLLED_AT_ONCE = ()
LOG_HEADS = {}
CHOSEN = TURNED = frozenset()
NAMES = ("Ann", "Bob", "Cem", "Dee")


def track(sight):
    runners = [{"name": name, "at": at, "asked": name == sight.seat.asked} for name, at in sight.state.at.items()]
    return {"runners": runners, "length": sight.state.length, "label": sight.word("ui-track")}


def places(rules):
    most = rules.track.length - 1
    return [Field(name, name, "number", 0, 0, most) for name in NAMES[: rules.players.most]]


def new_game(rules, table):
    return [Field("players", Key("ui-how-many"), "number", len(table.players), rules.players.least, rules.players.most),
            Field("seed", Key("ui-seed-new"), "number", 1, 0, 999)]  # fmt: skip


def deal(values, rules):
    table = Table.new(NAMES[: values["players"]], seed=values["seed"], rules=rules)
    return table, table.players[0]


PARTS = {"track": Part("race/track", track)}
TRIES = {"start": Opening(new={"players": ["Ann", "Bob"]}), "near": Opening(scenario={"players": {"Ann": 9, "Bob": 6}})}
WATCH = Watch(TRIES["near"], ("walk", "run", "roll 2", "roll 3,3", "run", "walk", "roll 1,4"))
HOME = Watch(TRIES["start"], ("walk", "run", "roll 2", "roll 3,4"))
CHAPTERS = {"race": Chapter(1, TRIES, WATCH)}
NEW_GAME = NewGame(new_game, deal, lambda rules: {"players": rules.players.least})
EDITOR = Setter("page-editor", places, lambda table: dict(table.state.at), lambda values, rules: {"players": values})


def first_scenario(rules):
    return {"players": dict.fromkeys(NAMES[: rules.players.most], 0)}


def table_of(position, rules, seed=1):
    if position.scenario:
        return Table.scenario(position.scenario, rules=rules, seed=seed)
    return Table.new(**position.new, rules=rules, seed=seed)


def question_at(seat):
    if seat.past or not isinstance(seat.pending, Roll):
        return None
    left = seat.state.length - seat.state.at[seat.pending.who[0]]
    return odds.arrive(left, seat.pending.about["pace"], seat.rules)


def label(answer, seat, lang):
    return WORDS.message(f"do-{answer}", lang)


def icon(answer, rules):
    return None


def thought_of(seat):
    return [*PACES, "stay"] if isinstance(seat.pending, Decision) else ()


def on_tray(answer, rules):
    return False


def keeping(seat, lang):
    return None


def keep(faces):
    return "walk"


def last_dice(events):
    thrown = [event for event in events if "dice" in event.args][-1:]
    return [{"who": e.args["player"], "faces": e.args["dice"], "total": sum(e.args["dice"])} for e in thrown]


def card_name(card, rules, lang):
    return card


def score(seat, lang):
    return ", ".join(status(seat, lang))


def status(seat, lang):
    return [WORDS.message("play-runner", lang, player=name, at=at) for name, at in seat.state.at.items()]


def points(state):
    return dict(state.at)
