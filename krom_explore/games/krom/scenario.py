"""A position that somebody sets up: any places, lives, goods, hands and cards that the box allows."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import Any

from attrs import Factory, field, frozen

from krom_explore.engine import checks
from krom_explore.engine.ports import Ports
from krom_explore.engine.shapes import CONVERTER, one_of, structure, whole
from krom_explore.engine.tape import Stopped

from .box import PLACES, TOKENS
from .catalogue import bad
from .rules import kromosaurus, setup
from .ruleset import Ruleset
from .state import State

PHASES = ("movement", "actions")


@frozen
class PlayerSetup:
    """One player's place, life and goods. What is left out is as at the start of a game, without a Bonus card."""

    place: str | None = field(default=None, validator=one_of(*PLACES))
    life: int | None = None
    krom: int | None = None
    wood: int = field(default=0, validator=whole(0))
    stone: int = field(default=0, validator=whole(0))
    bone: int = field(default=0, validator=whole(0))
    bonus: list[str] = Factory(list)
    evolutions: list[str] = Factory(list)
    trophy: bool = False
    stunned: bool | None = None


@frozen
class BeastSetup:
    place: str | None = None
    life: int | None = None


@frozen
class Discards:
    hunt: list[str] = Factory(list)
    gathering: list[str] = Factory(list)
    bonus: list[str] = Factory(list)


@frozen
class Scenario:
    players: dict[str, PlayerSetup]
    phase: str = field(default="movement", validator=one_of(*PHASES))
    """``movement``, or ``actions`` when everybody has arrived."""
    turn: int = field(default=1, validator=whole(1))
    kromosaurus: BeastSetup | None = None
    glacial: bool = False
    longer: bool = False
    prey: list[str] = Factory(list)
    """Prey lying face up; empty slots are filled from the seed."""
    evolutions: list[str] = Factory(list)
    discards: Discards = Factory(Discards)


def _beast(value: Any, _: Any) -> BeastSetup | None:
    """``true``, ``false`` or a place and a life."""
    if value is None or isinstance(value, bool):
        return BeastSetup() if value else None
    return structure(value, BeastSetup)


CONVERTER.register_structure_hook(BeastSetup | None, _beast)


def begin(rules: Ruleset, data: dict[str, Any], ports: Ports) -> State:
    """The position, with empty slots filled from the seed."""
    scenario = structure(data, Scenario)
    setup.check_names(rules, list(scenario.players))
    game = State(rules, rules.goal(len(scenario.players), scenario.longer), scenario.glacial)
    game.plug(ports)
    game.turn = scenario.turn
    game.phase = scenario.phase
    with suppress(Stopped):
        set_table(game, scenario)
    return game


def set_table(game: State, scenario: Scenario) -> None:
    for name, given in scenario.players.items():
        sit(game, name, given)
    place_beast(game, scenario.kromosaurus)
    lay_cards(game, scenario)
    check(game)
    game.tell("set_up", "setup.scenario", players=list(scenario.players), target=game.target)
    setup.reveal(game)


def sit(game: State, name: str, given: PlayerSetup) -> None:
    path = f"players.{name}"
    player = setup.seat(game.rules, name)
    player.place = given.place or player.place
    player.krom = player.krom if given.krom is None else given.krom
    checks.whole(f"{path}.krom", player.krom, 0)
    most = game.rules.life.most
    player.life = given.life if given.life is not None else 0 if given.stunned else most
    checks.whole(f"{path}.life", player.life, 0, most)
    player.stunned = player.life == 0
    if given.stunned is not None and given.stunned != player.stunned:
        raise bad(f"{path}.stunned", "stunned-at-0", life=player.life)
    player.wood, player.stone, player.bone = given.wood, given.stone, given.bone
    player.bonus = meant(game.rules, "bonus", f"{path}.bonus", given.bonus)
    player.evolutions = meant(game.rules, "evolution", f"{path}.evolutions", given.evolutions)
    player.trophy = given.trophy
    game.sit_down(player)


def place_beast(game: State, given: BeastSetup | None) -> None:
    if given is None:
        return
    known = game.rules.kromosaurus
    if given.place is not None and given.place not in known.destinations:
        raise bad("kromosaurus.place", "one-of", names=known.destinations, found=given.place)
    if given.life is not None and not 1 <= given.life <= known.life:
        raise bad("kromosaurus.life", "range", least=1, most=known.life, found=given.life)
    kromosaurus.enter(game, given.place, given.life)


def lay_cards(game: State, scenario: Scenario) -> None:
    """Take every card that lies somewhere out of its pile."""
    rules = game.rules
    slots_of = {"prey": rules.setup.prey, "evolutions": rules.setup.evolutions}
    for field_, slots in slots_of.items():
        shown = getattr(scenario, field_)
        if len(shown) > slots:
            raise bad(field_, "at-most-cards", most=slots, found=len(shown))
    game.prey = meant(rules, "hunt", "prey", scenario.prey)
    game.evolutions = meant(rules, "evolution", "evolutions", scenario.evolutions)
    discards = {
        deck: meant(rules, deck, f"discards.{deck}", getattr(scenario.discards, deck))
        for deck in ("hunt", "gathering", "bonus")
    }
    hands = [(f"players.{p.name}.bonus", p.bonus) for p in game.seats]
    realised = [(f"players.{p.name}.evolutions", p.evolutions) for p in game.seats]
    for deck, lying in (
        (game.hunt, [("prey", game.prey), ("discards.hunt", discards["hunt"])]),
        (game.gathering, [("discards.gathering", discards["gathering"])]),
        (game.evolution, [("evolutions", game.evolutions), *realised]),
        (game.bonus, [*hands, ("discards.bonus", discards["bonus"])]),
    ):
        left = Counter(deck.pile)
        for path, cards in lying:
            for number, card in enumerate(cards):
                if not left[card]:
                    copies = Counter(deck.pile)[card]
                    raise bad(f"{path}[{number}]", "too-many-copies", card=card, copies=copies)
                left[card] -= 1
        deck.pile = sorted(left.elements())
    for name, cards in discards.items():
        getattr(game, name).discard = sorted(cards)


def check(game: State) -> None:
    """What no single player can tell."""
    holders = [player.name for player in game.seats if player.trophy]
    if len(holders) > 1:
        raise bad(f"players.{holders[1]}.trophy", "one-trophy", name=holders[0])
    if holders and game.kromosaurus is not None:
        raise bad(f"players.{holders[0]}.trophy", "trophy-alive")
    for player in game.seats:
        if game.points(player) >= game.target:
            raise bad(f"players.{player.name}.evolutions", "already-won", target=game.target)
    if game.rulings["supply"] == "box":
        for token in TOKENS:
            box, out = getattr(game.rules.supply, token), sum(getattr(player, token) for player in game.seats)
            if out > box:
                raise bad(f"players.{game.seats[-1].name}.{token}", "over-supply", box=box, found=out)


def meant(rules: Ruleset, deck: str, path: str, cards: list[str]) -> list[str]:
    """The ids of cards that are written by id or by any printed name, whatever the capitals and hyphens."""
    found = []
    for number, card in enumerate(cards):
        known = rules.find_card(card, deck)
        if known is None:
            near = checks.nearest(card, rules.card_names(deck))
            raise bad(f"{path}[{number}]", "unknown-card", deck=deck, found=checks.short(card), near=near)
        found.append(known)
    return found
