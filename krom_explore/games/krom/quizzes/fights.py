"""Combats that questions are about: who fights where with which dice, and what the engine makes of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from krom_explore.engine.ports import Decision, Event
from krom_explore.learn.quiz import Luck, NoQuestion, Spoken
from krom_explore.odds.dice import SIDES

from ..answers import play
from ..box import KROMOSAURUS, PLACES
from ..game import Table
from ..odds.words import card_name
from ..rules.combat import rank
from ..ruleset import Ruleset
from .positions import card_text, life, lines, people, play_on, says, scene, since, told_until


@dataclass(frozen=True)
class Fight:
    """A combat that has been fought."""

    table: Table
    """Before the dice."""
    played: Table
    """When it is decided."""
    place: str
    dice: Mapping[str, int]
    """The die of everybody, without what is added to it; the Kromosaurus comes last."""
    card: str
    """The Bonus card that somebody plays in it, or ""."""
    player: str
    """Who plays it."""

    @property
    def rules(self) -> Ruleset:
        rules: Ruleset = self.table.rules
        return rules

    @property
    def names(self) -> list[str]:
        return list(self.dice)

    @property
    def events(self) -> list[Event]:
        return since(self.table, self.played)

    def event(self, kind: str) -> Event:
        return next(event for event in self.events if event.kind == kind)

    @property
    def totals(self) -> dict[str, int]:
        return dict(self.event("combat").args["totals"])

    @property
    def order(self) -> list[str]:
        return list(self.event("combat").args["order"])

    @property
    def winner(self) -> str:
        return self.order[0]

    @property
    def tied(self) -> list[str]:
        """Those with the highest total, where there are several."""
        best = [name for name, total in self.totals.items() if total == max(self.totals.values())]
        return best if len(best) > 1 else []

    @property
    def heavier_wins(self) -> bool:
        return self.place in self.rules.combat.heavier_wins

    @property
    def lines(self) -> tuple[str, ...]:
        return lines(self.table, self.played)

    @property
    def told(self) -> int:
        """While the question is put, the dice have fallen."""
        return told_until(self.events, "rolled")

    def plain(self, beast: bool = True, card: bool = True) -> dict[str, int]:
        """The totals without what the Kromosaurus adds, or without the card."""
        totals = dict(self.totals)
        if not beast and KROMOSAURUS in totals:
            totals[KROMOSAURUS] -= self.rules.kromosaurus.plus
        if not card and self.card:
            totals[self.player] = self.dice[self.player]
        return totals

    def ranked(self, totals: Mapping[str, int], heavier: bool) -> list[str]:
        """The order if weight decided ties in this way."""
        return rank(totals, by_weight(self.rules, heavier))

    def by_weight_alone(self) -> list[str]:
        """The order if dice did not matter."""
        return self.ranked(dict.fromkeys(self.names, 0), self.heavier_wins)

    def given(self) -> tuple[Spoken, ...]:
        """What one has to know of it."""
        players = self.table.state.players
        beast = self.table.state.kromosaurus
        left = {name: beast.life if name == KROMOSAURUS and beast else players[name].life for name in self.dice}
        fighters = [
            says("fighter", name=name, weight=self.rules.weights[name], life=left[name], die=die)
            for name, die in self.dice.items()
        ]
        if not self.card:
            return tuple(fighters)
        return (*fighters, says("plays", player=self.player, card=card_name(self.card, self.rules)),
                card_text(self.card, self.rules))  # fmt: skip

    def facts(self) -> dict[str, Any]:
        return {"plus": self.rules.kromosaurus.plus}


def by_weight(rules: Ruleset, heavier: bool) -> dict[str, float]:
    return {name: kg if heavier else -kg for name, kg in rules.weights.items()}


def place_for(luck: Luck, rules: Ruleset, beast: bool) -> str:
    return luck.pick([place for place in PLACES if not beast or place in rules.kromosaurus.destinations])


def dice_for(luck: Luck, names: Sequence[str], plus: Mapping[str, int], tie: int) -> dict[str, int]:
    """A die for everybody such that so many, the first of them, have the highest total together (0: as they fall)."""
    if not tie:
        return {name: luck.die() for name in names}
    added = [plus.get(name, 0) for name in names[:tie]]
    best = luck.number(max(2, max(added) + 1), min(added) + SIDES)
    dice = {name: best - more for name, more in zip(names[:tie], added, strict=True)}
    for name in names[tie:]:
        dice[name] = luck.number(1, min(SIDES, best - 1 - plus.get(name, 0)))
    return dice


def fought(
    luck: Luck,
    rules: Ruleset,
    players: int,
    *,
    tie: int = 0,
    beast: bool = False,
    card: bool = False,
    lives: Callable[[], int] | None = None,
    **more: Any,
) -> Fight:
    """A combat of so many players: with so many equal at the top, with the Kromosaurus, with a card that is played."""
    place = place_for(luck, rules, beast)
    names = people(luck, rules, players)
    held = luck.pick(combat_cards(rules, place)) if card else ""
    player = luck.pick(names) if held else ""
    everybody = [*names, *([KROMOSAURUS] if beast else [])]
    plus = {KROMOSAURUS: rules.kromosaurus.plus} | ({player: rules.bonus[held].plus} if held else {})
    dice = dice_for(luck, luck.mixed(everybody), plus, tie)
    lives = lives or (lambda: life(luck, rules, 2))
    seats: dict[str, Any] = {name: {"place": place, "life": lives()} for name in names}
    if held:
        seats[player]["bonus"] = [held]
    if beast:
        more["kromosaurus"] = {"place": place, "life": luck.number(1, rules.kromosaurus.life)}
    table = scene(luck, rules, seats, **more)
    told = {name: [dice[name]] for name in everybody}
    played = play_on(table, luck, decided, plays(held), told)
    if any(event.rule == "combat.tie.roll_off" for event in played.log):
        raise NoQuestion  # more dice decide it
    return Fight(table, played, place, {name: dice[name] for name in everybody}, held, player)


def combat_cards(rules: Ruleset, place: str) -> list[str]:
    """Cards that add a number in a combat there."""
    return [
        name
        for name, card in sorted(rules.bonus.items())
        if card.copies and card.effect == "plus" and card.place in (None, place)
    ]


def plays(card: str) -> Callable[[Table], str]:
    """Whoever is asked plays the card, if it is in the hand."""

    def answer(table: Table) -> str:
        wanted = play(card)
        return wanted if card and wanted in table.options else str(table.options[-1])

    return answer


def decided(table: Table) -> bool:
    """Whether a combat is over, or cannot be: somebody is asked for something else first."""
    if any(event.kind == "combat" for event in table.log):
        return True
    if isinstance(table.pending, Decision) and table.pending.question not in ("combat", "counter"):
        raise NoQuestion
    return False
