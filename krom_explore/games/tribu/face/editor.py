"""What the editor offers: a whole scenario, seat by seat, and the open questions of the rules.

Players are called as they like, so that their fields go by their seats: ``1.name``, ``1.hand``. A chain is written as
it lies on the table, ``Rider, Red statue``, in the field of its character, ``1.rider``; what lies beside it, face down
or blocking, in a second one, ``1.rider.beside``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from krom_explore.engine.entries import MOST_COPIES
from krom_explore.games.face import Setter
from krom_explore.games.sheet import CardsField, Field, Key
from krom_explore.odds.spread import Named

from ..box import MOST_PLAYERS
from ..catalogue import bad
from ..ruleset import Ruleset
from ..scenario import LOWEST_TOTAL
from .new_game import NAMES, called

PILES = ("discard", "played")
MOST_CHALLENGES = 99
DEALT = ""
"""No leader chosen: one is dealt."""


def first_scenario(rules: Ruleset) -> dict[str, Any]:
    return {"players": {name: {} for name in NAMES[: rules.players.least]}}


def seats(rules: Ruleset) -> list[str]:
    return [str(number + 1) for number in range(rules.players.most)]


# --- the fields


def fields(rules: Ruleset) -> list[Field]:
    places = [(seat, Key(f"ui-player-{seat}")) for seat in seats(rules)]
    found = [
        Field("challenge", Key("ui-challenge"), "number", 1, 1, MOST_CHALLENGES),
        Field("turn", Key("ui-turn-number"), "number", 1, 1, rules.limit.rounds * rules.players.most),
        Field("mover", Key("ui-mover"), "choice", "1", options=places),
        Field("dealer", Key("ui-dealer"), "choice", "1", options=places),
    ]
    for seat, name in zip(seats(rules), called((), rules, rules.players.most), strict=True):
        found += player(rules, seat, name)
    return [
        *found,
        cards("discard", Key("ui-discard-order"), rules, rules.cards, "all", Key("ui-piles")),
        cards("played", Key("ui-played"), rules, rules.actions, "actions", Key("ui-piles")),
    ]


def player(rules: Ruleset, seat: str, name: str) -> list[Field]:
    group = Key(f"ui-player-{seat}")
    leaders: list[tuple[str, str | Named]] = [
        (DEALT, Key("ui-leader-dealt")),
        *((leader, Named(leader, rules.name)) for leader in rules.leaders),
    ]
    found = [
        Field(seat, Key("ui-plays"), "switch", False, group=group),
        Field(f"{seat}.name", Key("ui-name"), "text", name, group=group),
        Field(f"{seat}.leader", Key("ui-leader-card"), "choice", DEALT, options=leaders, group=group),
        Field(f"{seat}.total", Key("ui-before"), "number", 0, LOWEST_TOTAL, rules.goal.spheres - 1, group=group),
        Field(f"{seat}.skips", Key("ui-skips-turns"), "number", 0, 0, MOST_COPIES, group=group),
        cards(f"{seat}.hand", Key("ui-hand"), rules, rules.cards, "all", group),
    ]
    beside = [card for card in rules.cards if card in rules.activatable or is_block(rules, card)]
    for character in rules.characters:
        row = [character, *rules.dioramas]
        found += [
            cards(f"{seat}.{character}", Named(character, rules.name), rules, row, f"row {character}", group),
            cards(f"{seat}.{character}.beside", Key("ui-beside-chain"), rules, beside, "beside", group),
        ]
    return found


def cards(name: str, label: str | Named, rules: Ruleset, some: Iterable[str], deck: str, group: str) -> Field:
    """A field for some of the cards: by their ids, or by their names in all languages of the box."""
    wanted = list(some)
    known = {written: card for written, card in rules.card_names().items() if card in wanted}
    return CardsField(
        name, label, "cards", "", group=group, deck=deck, known=known, cards=wanted, called=rules.name,
        refused=lambda found, near: bad(name, "unknown-card", found=found, near=near),
    )  # fmt: skip


def is_block(rules: Ruleset, card: str) -> bool:
    return card in rules.actions and rules.actions[card].block


# --- from the table into the fields


def read(table: Any) -> dict[str, Any]:
    """How the game on the table was set up, as values of the fields."""
    rules, start = table.rules, table.start
    scenario = start.get("scenario") or {"players": {name: {} for name in table.players}}
    names = list(scenario["players"])
    values: dict[str, Any] = {name: scenario[name] for name in ("challenge", "turn") if name in scenario}
    values |= {name: str(names.index(scenario[name]) + 1) for name in ("mover", "dealer") if name in scenario}
    values |= {pile: scenario[pile] for pile in PILES if pile in scenario}
    for seat, (name, given) in zip(seats(rules), scenario["players"].items(), strict=False):
        values |= {seat: True, f"{seat}.name": name} | seated(rules, seat, given)
    return values


def seated(rules: Ruleset, seat: str, given: Mapping[str, Any]) -> dict[str, Any]:
    values = {f"{seat}.{fact}": given[fact] for fact in ("total", "skips") if given.get(fact) is not None}
    if given.get("leader"):
        values[f"{seat}.leader"] = rules.find_card(given["leader"], "characters")
    values[f"{seat}.hand"] = given.get("hand", ())
    for name, chain in given.get("chains", {}).items():
        character = rules.find_card(name, "characters")
        totem, active = ([chain[one]] if chain.get(one) else [] for one in ("totem", "active"))
        values[f"{seat}.{character}"] = [name, *chain.get("vases", ()), *totem]
        values[f"{seat}.{character}.beside"] = [*active, *chain.get("blocks", ())]
    return values


# --- from the fields to a scenario


def make(values: dict[str, Any], rules: Ruleset) -> dict[str, Any]:
    playing = {seat: " ".join(values[f"{seat}.name"].split()) for seat in seats(rules) if values[seat]}
    players: dict[str, Any] = {}
    for seat, name in playing.items():
        if name in players:
            raise bad(f"{seat}.name", "player-twice", name=name)
        players[name] = sit(rules, seat, values)
    scenario: dict[str, Any] = {"players": players, "challenge": values["challenge"], "turn": values["turn"]}
    scenario |= {fact: playing.get(values[fact], "") for fact in ("mover", "dealer")}
    return scenario | {pile: values[pile] for pile in PILES if values[pile]}


def sit(rules: Ruleset, seat: str, values: Mapping[str, Any]) -> dict[str, Any]:
    """One seat of the scenario: what is none is left out."""
    facts = {fact: values[f"{seat}.{fact}"] for fact in ("leader", "total", "skips", "hand")}
    chains = {name: chain for name in rules.characters if (chain := laid(rules, seat, name, values)) is not None}
    return {fact: value for fact, value in facts.items() if value} | ({"chains": chains} if chains else {})


def laid(rules: Ruleset, seat: str, character: str, values: Mapping[str, Any]) -> dict[str, Any] | None:
    """The chain of a character, or None where nothing is written."""
    row, beside = values[f"{seat}.{character}"], values[f"{seat}.{character}.beside"]
    if not row and not beside:
        return None
    active = [card for card in beside if not is_block(rules, card)]
    if len(active) > 1:
        raise bad(f"{seat}.{character}.beside", "at-most-cards", most=1, found=len(active))
    totems = [card for card in row if card in rules.totems]
    vases = [card for card in row if card in rules.dioramas and card not in totems[-1:]]
    facts = {"vases": vases, "totem": totems[-1:], "active": active}
    chain: dict[str, Any] = {fact: cards for fact, cards in facts.items() if cards and fact == "vases"}
    chain |= {fact: cards[0] for fact, cards in facts.items() if cards and fact != "vases"}
    blocks = [card for card in beside if is_block(rules, card)]
    return chain | ({"blocks": blocks} if blocks else {})


def field_of(path: str, entries: Mapping[str, Any]) -> str:
    """``players.Ann.chains.rider.vases[0]`` belongs to ``1.rider``, where Ann has the first seat."""
    playing = [str(n + 1) for n in range(MOST_PLAYERS) if entries.get(str(n + 1))]
    if path.startswith("players["):
        number = int(path.removeprefix("players[").removesuffix("]"))
        return f"{playing[number]}.name" if number < len(playing) else path
    for seat in playing:
        fact = path.removeprefix(f"players.{entries[f'{seat}.name']}.")
        if fact != path:
            return f"{seat}.{within(fact)}"
    return path.partition("[")[0]


def within(fact: str) -> str:
    """The field of a fact of one seat."""
    kind, _, rest = fact.partition(".")
    if kind != "chains":
        return kind.partition("[")[0]
    character, _, part = rest.partition(".")
    return f"{character}.beside" if part.startswith(("active", "blocks")) else character


FOLDED = ("ui-player-3", "ui-player-4", "ui-piles", "ui-switches")
EDITOR = Setter("page-editor", fields, read, make, field_of, folded=FOLDED)
