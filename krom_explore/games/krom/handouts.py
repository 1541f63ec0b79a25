"""What is printed of Krom."""

from krom_explore.learn.handout.plan import read

from .ruleset import Ruleset

HANDOUTS = read(Ruleset.HOME.joinpath("handouts.toml").read_text(encoding="utf-8"))
