"""Scoring: spheres on the table, more for magical chains, less for what others hold when somebody closes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ..ruleset import Ruleset
from ..state import Chain, Player, State
from . import chains


class Score(NamedTuple):
    """What one player gets for a challenge, and how it comes about."""

    table: int
    """The spheres on the table."""
    magic: dict[str, int]
    """What each magical protected chain brings besides, by its character."""
    hostile: int
    """The spheres in the hand and face down, where they count against one."""

    @property
    def result(self) -> int:
        return self.table + sum(self.magic.values()) - self.hostile


def chain_spheres(rules: Ruleset, chain: Chain) -> int:
    return sum(rules.spheres[card] for card in chain.laid)


def table_spheres(rules: Ruleset, player: Player) -> int:
    return sum(chain_spheres(rules, chain) for chain in player.chains.values())


def magic_spheres(rules: Ruleset, player: Player) -> dict[str, int]:
    """What magical protected chains bring, the leader's more than the others."""
    return {
        name: chains.magic_worth(rules, name, player.leader)
        for name, chain in player.chains.items()
        if chains.is_magical(rules, chain)
    }


def held_spheres(rules: Ruleset, player: Player) -> int:
    """The spheres in the hand and on the cards that lie face down."""
    return sum(rules.spheres[card] for card in (*player.hand, *player.actives))


def score(rules: Ruleset, player: Player, hostile: bool) -> Score:
    """``hostile``: whether what the player holds counts against them."""
    against = held_spheres(rules, player) if hostile else 0
    return Score(table_spheres(rules, player), magic_spheres(rules, player), against)


def count(game: State, closer: Player | None) -> None:
    """Everybody counts. Where a player has closed the challenge, what the others hold is hostile to them."""
    rules = game.rules
    for player in game.seats:
        made = score(rules, player, hostile=closer is not None and player is not closer)
        for chain, number in made.magic.items():
            rule = "score.leader" if chain == player.leader else "score.magic"
            game.tell("magic", rule, player=player.name, chain=chain, number=number)
        if closer is not None and player is not closer:
            cards = [*player.hand, *player.actives]
            game.tell("hostile", "score.hostile", player=player.name, cards=cards, number=made.hostile)
        result = made.result
        if result < 0 and game.rulings["below_zero"] == "floor":
            result = 0
        player.total += result
        game.tell(
            "scored", scoring_rule(made, player, closer), player=player.name, table=made.table,
            magic=sum(made.magic.values()),
            hostile=made.hostile, number=result, total=player.total,
        )  # fmt: skip


def scoring_rule(made: Score, player: Player, closer: Player | None) -> str:
    """The rule that says why so much is counted, and no more."""
    if made.result < 0:
        return "score.negative"
    if closer is None:
        return "score.exhausted"
    return "score.closer" if player is closer else "score.table"


def leading(rules: Ruleset, totals: Mapping[str, int], closer: str | None) -> list[str]:
    """Who has reached the goal and is ahead of the others who have: the winner, if it is one."""
    reached = [name for name, total in totals.items() if total >= rules.goal.spheres]
    if closer in reached and rules.rulings["goal_tie"] == "closer":
        return [closer] if closer else []
    most = max((totals[name] for name in reached), default=0)
    return [name for name in reached if totals[name] == most]
