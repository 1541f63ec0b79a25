"""The end of a game: who won and why, figures and tables, and the decisions that one may try again."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from fractions import Fraction
from typing import Any, NamedTuple

from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput
from krom_explore.engine.ports import Over
from krom_explore.engine.table import GameTable
from krom_explore.games import account as accounts
from krom_explore.lab import thought_at
from krom_explore.odds.spread import Said, about
from krom_explore.ui.boundary import TOO_MUCH, patience
from krom_explore.ui.desk import Desk
from krom_explore.ui.figure import figure_of, listed, table_of

from .base import OnDesk

WORDS = ("try", "reason", "found", "rematch", "rematch-new", "replay", "table")

LONG = 2.0
"""Seconds of work for an account. A game of 1,600 steps takes a quarter of that."""


class Left(NamedTuple):
    """A game that is over, where one has gone back into it: as it was, and what was known of it."""

    over: GameTable
    other: GameTable
    """The table on which one tries otherwise."""
    account: accounts.Account
    estimates: list[accounts.Estimate]
    told: Said
    """What was said of the decision that one tries again."""


class Account(OnDesk):
    """``rematch`` deals the next game, with the same seats or with new ones."""

    kind = "account"

    def __init__(self, desk: Desk, rematch: Callable[[bool], None], brief: bool = False, hints: str = ""):
        super().__init__(desk)
        self._rematch = rematch
        self._hints = hints
        """The level whose hints were offered in the game, if any were: what they say is not held against anybody."""
        self._brief = brief
        """Whether why it went so is enough, without figures and new seats."""
        self._worked_out: tuple[object, accounts.Account | None] = (None, None)
        """The game that was over when it was worked out, and its account."""
        self._said: tuple[object, dict[str, Any]] = (None, {})
        """The same in words, and of which game in which language."""
        self._estimates: list[accounts.Estimate] = []
        """What was estimated so far of the game that was worked out."""
        self._left: Left | None = None

    def state(self) -> dict[str, Any]:
        left = self._tries
        back = {"back": self.word("account-back"), "told": left.told.say(self.lang)} if left else {}
        if self.desk.playing:
            return {"over": False, **back}
        if not isinstance(self.desk.table.pending, Over):
            self._worked_out, self._said, self._estimates = (None, None), (None, {}), []
            return {"over": False, **back}
        account = self._account()
        done, every = len(self._estimates), len(account.estimable)
        now = (*self._game, self.lang, done == every)
        if self._said[0] != now:
            self._said = (now, self._shown(self._whole(account)))
        return {**self._said[1], "estimate": self._progress(done, every)}

    @property
    def _tries(self) -> Left | None:
        """The game that was over and that one has gone back into."""
        return self._left if self._left and self._left.other is self.desk.table else None

    @property
    def _game(self) -> tuple[object, ...]:
        return (self.desk.laid, self.desk.me, self.desk.table.steps)

    def _account(self) -> accounts.Account:
        """Worked out once for each end of a game."""
        game, account = self._worked_out
        if account is None or game != self._game:
            account = self._work_out()
            self._worked_out, self._estimates = (self._game, account), []
        return account

    def _whole(self, account: accounts.Account) -> accounts.Account:
        """With what was estimated, once all of it is; without what a hint would have said."""
        found = self._estimates
        if found and len(found) == len(account.estimable):
            judge = self.room.game.account
            told, why = judge.estimated(self.desk.table, found), judge.reconsidered(account.why, found)
            account = account.with_estimates(found, told, why)
        return account._replace(costly=[one for one in account.costly if not self._hinted(one.step)])

    def _progress(self, done: int, every: int) -> dict[str, Any] | None:
        """How far the estimate is; None where there is nothing (more) to estimate."""
        if done == every:
            return None
        do = self.word("account-estimate-go-on" if done else "account-estimate")
        said = self.word("account-estimating", done=done, all=every)
        stop, how = self.word("account-estimate-stop"), self.word("account-estimate-how")
        return {"done": done, "all": every, "do": do, "stop": stop, "said": said, "how": how}

    def _work_out(self) -> accounts.Account:
        table, me = self.desk.table, self.desk.me or None  # several who share a screen: everybody
        with suppress(BadInput, *TOO_MUCH), patience(LONG):
            return accounts.account_of(self.room.game, table, me)
        brief = accounts.plain(table, me)
        return brief._replace(why=[*brief.why, Said("account-too-much", {})])

    def _hinted(self, step: int) -> bool:
        """Whether a hint would have said the same. Hints count what brings one closer to winning, an account worth."""
        if not self._hints:
            return False
        asked = self.desk.table.fork()
        asked.go_to(step)
        return thought_at(asked, self._hints).answer == self.desk.table.tape[step]

    # --- in words

    def _shown(self, account: accounts.Account) -> dict[str, Any]:
        lang = self.lang
        return {
            "over": True,
            "title": self.word("account-title"),
            "why": [sentence.say(lang) for sentence in account.why],
            "sections": [] if self._brief else [self._section(section) for section in account.sections],
            "costlyTitle": self.word("account-costly", n=len(account.costly)) if account.costly else "",
            "costlyHow": account.yardstick.say(lang) if account.yardstick and account.costly else "",
            "costly": [{"step": one.step, "text": one.sentence.say(lang)} for one in account.costly],
            "words": {
                **{name: self.word(f"account-{name}") for name in WORDS},
                **({"rematch": self.word("account-again"), "rematch-new": ""} if self._brief else {}),
            },
        }

    def _section(self, section: accounts.Section) -> dict[str, Any]:
        lang, drawn = self.lang, section.figure
        return {
            "name": section.name,
            "title": section.title.say(lang),
            "text": [sentence.say(lang) for sentence in section.text],
            "table": self._table(section.counted) if section.counted else None,
            "figure": figure_of(drawn, lang) if drawn else None,
            "about": drawn.word(drawn.title, lang) if drawn else "",
            "twin": self._twin(section),
        }

    def _twin(self, section: accounts.Section) -> dict[str, Any] | None:
        """The table beside a figure."""
        if section.figure is None:
            return None
        if section.twin:
            return self._table(section.twin)
        return table_of(section.figure, section.figure.word(section.figure.axis, self.lang), self.lang)

    def _table(self, counted: accounts.Counted) -> dict[str, Any]:
        rows = [[self._cell(cell) for cell in row] for row in counted.rows]
        return listed([word.say(self.lang) for word in counted.head], rows)

    def _cell(self, cell: accounts.Cell) -> str:
        if isinstance(cell, Said):
            return cell.say(self.lang)
        return about(cell, self.lang) if isinstance(cell, Fraction) else str(cell)

    # --- what can be done

    def do_try(self, step: int) -> None:
        """Go back to one of the decisions that cost most, and choose otherwise. The game as it was is kept."""
        told = self._told()
        if checks.whole("step", step, 0) not in told:
            raise BadInput("step", "one-of", names=[str(each) for each in told], found=checks.short(step))
        over, other = self.desk.table, self.desk.table.fork()
        left = Left(over, other, self._account(), self._estimates, told[step])
        other.go_to(step)
        self.desk.set(other)
        self._left = left

    def _told(self) -> dict[int, Said]:
        """What is said of the decisions that cost most, by their steps."""
        if not isinstance(self.desk.table.pending, Over):
            return {}
        return {costly.step: costly.sentence for costly in self._whole(self._account()).costly}

    def do_estimate(self) -> None:
        """Estimate the next decision. The browser asks for one after the other, so that nothing waits for them."""
        if self.desk.playing or not isinstance(self.desk.table.pending, Over):
            return
        account = self._account()
        if len(self._estimates) < len(account.estimable):
            step = account.estimable[len(self._estimates)]
            table, me = self.desk.table, self.desk.me or None
            self._estimates = [*self._estimates, self.room.game.account.estimate(table, me, step)]

    def do_back(self) -> None:
        """Back to the game that was over, as it was."""
        if left := self._tries:
            self._left = None
            self.desk.set(left.over)
            self._worked_out, self._estimates = (self._game, left.account), left.estimates

    def do_rematch(self, new_seats: bool = False) -> None:
        self._rematch(checks.kind("new_seats", new_seats, bool))
