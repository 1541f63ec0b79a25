"""The normal bot: it plans towards the Evolutions on offer, counts with the exact odds, and guesses where others go."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING

from krom_explore.engine.faults import BadInput
from krom_explore.engine.ports import Answer, Decision
from krom_explore.engine.seat import Seat
from krom_explore.lab import Thought

from ..box import KROMOSAURUS, PLACES, RESOURCES
from ..state import Player, State
from .appraisal import book_of
from .dealt import position_of
from .imagined import likely
from .policy import FIRST_TO_ACT, Policy
from .reasons import why

if TYPE_CHECKING:
    from ..odds import Forest, Mountain

Guess = dict[str, int]
"""How likely it is that somebody goes to each place, in hundredths."""


class Planner(Policy):
    """A policy that looks at the others before it moves, and at the whole pile and all dice before it stops."""

    # --- where to go

    def movement(self, game: State, player: Player, decision: Decision) -> Answer:
        worths = self.places(game, player, [self.parse(option).place for option in decision.options])
        return decision.options[worths.index(max(worths))]

    def places(self, game: State, player: Player, places: list[str]) -> list[int]:
        """What each place promises, those counted whom one may meet there."""
        guesses = {other.name: self.guess(game, other) for other in game.others(player)}
        return [
            self.visit(game, player, place)
            + sum(
                guess.get(place, 0) * self.meeting(game, player, game.players[name], place) // 100
                for name, guess in guesses.items()
            )
            + self.beast(game, player, place)
            for place in places
        ]

    def guess(self, game: State, other: Player) -> Guess:
        """Where another is likely to go: the more a place promises beyond the worst one, the likelier."""
        worths = {place: self.visit(game, other, place) for place in PLACES if place != other.place}
        weights = likely(list(worths.values()))
        every = sum(weights)
        return {place: weight * 100 // every for place, weight in zip(worths, weights, strict=True)}

    def meeting(self, game: State, player: Player, other: Player, place: str) -> int:
        """What it brings to fight another there, by the exact odds of the fight."""
        bout = self.book.bout((player.name, player.life), (other.name, other.life), place)
        worth = sum(ways * self.blow(game, player, lost) for lost, ways in bout.lost if lost)
        worth += sum(ways * self.striking(game, player, other, dealt) for dealt, ways in bout.dealt if dealt)
        return (worth + FIRST_TO_ACT * (2 * bout.wins - bout.every)) // bout.every

    def beast(self, game: State, player: Player, place: str) -> int:
        """What it brings that the beast may come there too."""
        beast = game.kromosaurus
        if beast is None or place not in beast.cards:
            return 0
        bout = self.book.bout((player.name, player.life), (KROMOSAURUS, beast.life), place)
        worth = sum(ways * self.blow(game, player, lost) for lost, ways in bout.lost if lost)
        worth += sum(ways * self.wounding(game, dealt) for dealt, ways in bout.dealt if dealt)
        return worth * beast.cards.count(place) // (bout.every * len(beast.cards))

    # --- what to do there, by the exact odds

    def worths(self, game: State, player: Player) -> dict[str, Fraction]:
        """What one more of each good is worth to somebody now."""
        found = {good: Fraction(max(0, self.gain(game, player, {good: 1}))) for good in (*RESOURCES, "bonus")}
        room = max(1, self.rules.life.most - player.life)
        life = self.gain(game, player, {"life": room}) // room
        return {**found, "krom": Fraction(max(1, self.book.krom)), "life": Fraction(max(0, life))}

    def climb(self, game: State, player: Player, rerolls: int) -> Mountain:
        from .. import odds

        return odds.mountain(rerolls, self.worths(game, player), self.rules, player.life)

    def mountain(self, game: State, player: Player) -> int:
        return int(self.climb(game, player, self.rerolls(player.krom)).value)

    def woods(self, game: State, player: Player) -> Forest | None:
        """The Forest by the exact odds, where its pile is not too large to be counted."""
        from .. import odds

        deck = game.gathering
        try:
            return odds.forest(deck.pile, deck.discard, player.krom, self.worths(game, player), self.rules, player.life)
        except BadInput:
            return None

    def drawing(self, game: State, player: Player) -> int:
        assert game.visit is not None
        if game.visit.drawn or game.visit.shuffled:
            return super().drawing(game, player)
        woods = self.woods(game, player)
        return max(1, int(woods.values["draw"])) if woods else super().drawing(game, player)

    def shuffling(self, game: State, player: Player) -> int:
        woods = self.woods(game, player)
        return int(woods.values["shuffle"]) if woods else super().shuffling(game, player)


def think(seat: Seat, random: Random) -> Thought:
    asked = seat.pending
    assert isinstance(asked, Decision)
    game = position_of(seat, random)
    book = book_of(seat.rules)
    answer = Planner(book).decide(game, asked)
    return Thought(answer, why(game, asked, answer, book))
