"""The box of the race."""

from importlib.resources import files

from attrs import Factory, field, frozen

from krom_explore.engine.ruleset import GameRules
from krom_explore.engine.shapes import whole
from krom_explore.text import Catalogue

WORDS = Catalogue(files(__package__).joinpath("text"))


@frozen
class Track:
    length: int = field(validator=whole(1))


@frozen
class Pace:
    walk: int = field(validator=whole(1, 6))
    run: int = field(validator=whole(2, 6))


@frozen
class Players:
    least: int = field(validator=whole(1))
    most: int = field(validator=whole(1))


@frozen(kw_only=True, slots=False)
class Ruleset(GameRules):
    HOME = files(__package__)
    track: Track
    pace: Pace
    players: Players
    rulings: dict[str, str] = Factory(dict)
