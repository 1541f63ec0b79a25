"""The odds panel: a sentence first, bars, fractions, the derivation on demand, a simulation beside it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import accumulate
from typing import Any, NamedTuple

from krom_explore import odds
from krom_explore.engine.faults import BadInput
from krom_explore.engine.ports import Decision, Draw, Roll
from krom_explore.games.krom.box import COMBINATIONS, KROMOSAURUS
from krom_explore.ui.desk import Desk, rerolls_used, this_phase

from .base import Component, need

CHUNK = 5_000
"""Rolls that one message may ask for; the browser asks again until it has enough."""


STUNNED_ALREADY = 99
"""The life of one who is stunned and fights (a table may rule so): nothing stuns him again."""


class Noted(NamedTuple):
    """An answer, and a message that is to be read with it, perhaps about a player."""

    result: Any
    note: str
    player: str = ""


class OddsPanel(Component):
    """The exact answer to one question, and the same by rolling."""

    kind = "odds"

    def __init__(self, ask: Callable[[], Any | None], moment: Callable[[], object] = object):
        self._ask = ask
        """The question of the moment: the result of a function of ``odds``, perhaps Noted, or None."""
        self._moment = moment
        """What the question depends on. While it is the same, nothing is asked again."""
        self._at: object = None
        self._result: Any = None
        self._noted: Noted | None = None
        self._unrolled: odds.Simulation | None = None
        """That answer with no rolls beside it yet."""
        self.simulation: odds.Simulation | None = None
        self.open = False

    def state(self) -> dict[str, Any]:
        result = self.result()
        words = self.words(
            "odds-title", "show-why", "hide-why", "simulate", "stop-rolling", "again", "exact", "rolled", "chance",
            "outcome", "interval", "table",
        )  # fmt: skip
        common = {"words": words, "open": self.open}
        if result is None:
            return {
                **common,
                "sentence": None,
                "nothing": self.word("ui-odds-nothing"),
                "bars": [],
                "steps": [],
                "notes": [],
            }
        rolled = self.simulation
        assert self._unrolled is not None
        rows = (rolled or self._unrolled).rows
        return {
            **common,
            "sentence": result.sentence.say(self.lang),
            "bars": [self._bar(row, rolled is not None) for row in rows],
            "steps": [self._step(step) for step in odds.explain(result)] if self.open else [],
            "notes": self._notes(result),
            "rolls": rolled.n if rolled else 0,
            "rollsText": self.word("ui-rolls", n=rolled.n) if rolled else "",
            "chunk": CHUNK // 5,
            "goal": CHUNK * 4,
        }

    def result(self) -> Any:
        """The present answer. A new question forgets the old rolls."""
        now = self._moment()
        if now == self._at:
            return self._result
        answer = self._ask()
        self._noted = answer if isinstance(answer, Noted) else None
        self._at, self._result = now, self._noted.result if self._noted else answer
        result = self._result
        unrolled = None if result is None else odds.simulate(result, 0, seed="page")
        if self._unrolled is None or unrolled is None or unrolled.exact != self._unrolled.exact:
            self.simulation = None
        self._unrolled = unrolled
        return result

    def _bar(self, row: Any, rolled: bool) -> dict[str, Any]:
        return {
            "id": row.label,
            "label": self._row_label(row.label),
            "value": float(row.exact),
            "fraction": str(row.exact) if row.exact.denominator < 10**9 else "",
            "percent": odds.percent(row.exact, self.lang),
            "rolled": {"share": row.share, "low": row.low, "high": row.high} if rolled else None,
            "rolledText": odds.percent(Fraction(row.times, row.n), self.lang) if rolled and row.n else "",
            "intervalText": self._interval(row) if rolled and row.n else "",
        }

    def _interval(self, row: Any) -> str:
        return " – ".join(odds.percent(Fraction(bound), self.lang) for bound in (row.low, row.high))

    def _row_label(self, label: str) -> str:
        kind, _, name = label.partition(" ")
        if kind in COMBINATIONS:
            return self.word(f"combination-{kind}")
        if isinstance(self._result, (odds.NextCard, odds.HuntPlans)):
            name = self._result.name(name, self.lang)
        return self.word(f"ui-row-{kind}", name=int(name) if name.isdigit() else name or "none")

    def _step(self, step: Any) -> dict[str, str]:
        return {
            "text": step.say(self.lang),
            "before": step.before or "",
            "after": str(step.after) if step.after is not None else "",
        }

    def _notes(self, result: Any) -> list[str]:
        """What the answer depends on: rulings, and what is invented."""
        notes = [
            self.word("ui-depends", ruling=self.word(f"ruling-{name}"), option=self.word(f"ruling-{name}-{option}"))
            for name, option in result.rulings.items()
        ]
        notes += [self.word("ui-invented")] if result.invented else []
        return [self.word(self._noted.note, player=self._noted.player), *notes] if self._noted else notes

    def do_explain(self) -> None:
        self.open = not self.open

    def do_simulate(self, n: int) -> None:
        """Roll some more. The browser asks in chunks, so that it can show the rolls converge, and stop."""
        need(n, int, "n")
        if not 1 <= n <= CHUNK:
            raise BadInput("n", "range", least=1, most=CHUNK, found=n)
        if self._unrolled is not None:
            self.simulation = (self.simulation or self._unrolled).more(n)

    def do_forget(self) -> None:
        self.simulation = None


def question_at(desk: Desk) -> Any | None:
    """The odds question that fits what is pending on a desk, if there is one."""
    pending = desk.table.pending
    if isinstance(pending, Roll):
        return _roll_at(desk, pending)
    if isinstance(pending, Draw):
        return odds.next_card(pending.cards, desk.table.rules) if _known(desk, pending.deck) else None
    if isinstance(pending, Decision):
        return _choice_at(desk, pending)
    return None


def _roll_at(desk: Desk, pending: Roll) -> Any | None:
    table, who = desk.table, pending.who[0]
    if pending.purpose == "combat":
        return _combat(desk, pending.who)
    if pending.purpose == "combat_card":
        return _combat_card(desk, who, sum(pending.dice))
    if pending.purpose == "hunt":
        card = table.tape[-1].split()[1]  # the answer that led here
        return odds.hunt(dice=sum(pending.dice), value=table.rules.hunt[card].value)
    if pending.purpose == "climb":
        return odds.mountain(_rerolls_left(desk, who, 0), rules=table.rules)
    if pending.purpose == "reroll":
        kept = [int(face) for face in table.tape[-1].split()[1:]]
        return _rest_of_climb(desk, who, kept, used=rerolls_used(table) + 1)
    return None


def _choice_at(desk: Desk, pending: Decision) -> Any | None:
    table = desk.table
    look, rules, seat = table.state, table.rules, table.state.players[pending.player]
    if pending.question == "reroll":
        return _rest_of_climb(desk, pending.player, pending.about["dice"], rerolls_used(table))
    if pending.question != "action":
        return None
    if "climb" in table.options:
        return odds.mountain(_rerolls_left(desk, pending.player, 0), rules=rules)
    if "draw" in table.options and _known(desk, "gathering"):
        deck = look.decks["gathering"]
        if any(event.kind == "gathered" for event in this_phase(table)):
            return odds.next_card(deck.pile or deck.discard, rules)
        return odds.forest(list(deck.pile), list(deck.discard), krom=seat.krom, rules=rules)
    if any(option.startswith("hunt ") for option in table.options):
        return Noted(odds.hunt_plans(look.prey, seat.krom, rules=rules), "ui-own-dice")
    return None


def _known(desk: Desk, deck: str) -> bool:
    """Whether the visitor may know what is left in a pile: what is not in it lies open, or all hands do."""
    if desk.me is None:
        return True
    return deck not in ("bonus", "hand") and (
        deck != "gathering" or desk.table.rules.rulings["forest_discard"] != "face_down"
    )


def _combat(desk: Desk, names: Sequence[str]) -> Any:
    look, rules = desk.table.state, desk.table.rules
    lives = {name: seat.life or STUNNED_ALREADY for name, seat in look.players.items()}
    if look.kromosaurus:
        lives[KROMOSAURUS] = look.kromosaurus.life
    place = look.players[names[0]].place
    answer = odds.combat([odds.Fighter(name, life=lives[name]) for name in names], place, rules)
    seen = [name for name in names if name in look.players and desk.me in (None, name)]
    cards = {card for name in seen for card in look.players[name].bonus} & rules.cards_played["combat"]
    playable = any(rules.bonus[card].place in (None, place) for card in cards)
    return Noted(answer, "ui-before-cards") if playable else answer


def _combat_card(desk: Desk, name: str, dice: int) -> Any:
    """What the dice of a combat card must add to be ahead: in a tie the weights of the place decide."""
    rules, fight = desk.table.rules, desk.table.state.fight
    assert fight is not None
    strength = rules.tie_strength[fight.place]
    played = [event.args["card"] for event in desk.table.log if event.kind == "played"]
    own = fight.totals[name] + rules.bonus[played[-1]].plus
    missing = [
        total - own + (strength[other] > strength[name]) for other, total in fight.totals.items() if other != name
    ]
    return Noted(odds.hunt(dice, max(dice, *missing)), "ui-then-ahead", name)


def _rest_of_climb(desk: Desk, name: str, dice: list[int], used: int) -> Any:
    left = _rerolls_left(desk, name, used)
    kept = [event.args["kept"] for event in this_phase(desk.table) if event.kind == "rerolled"]
    return odds.mountain(used + left, rules=desk.table.rules).rest(dice, left, kept[-1] if kept else ())


def _rerolls_left(desk: Desk, name: str, used: int) -> int:
    """How many more rerolls a player can pay."""
    prices = desk.table.rules.mountain.rerolls[used:]
    return bisect_right([*accumulate(prices)], desk.table.state.players[name].krom)
