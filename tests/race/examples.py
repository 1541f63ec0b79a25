"""Something to press for every rule of the race."""

from krom_explore.learn.example import examples

from .ruleset import Ruleset

EXAMPLES = examples(Ruleset.HOME)
