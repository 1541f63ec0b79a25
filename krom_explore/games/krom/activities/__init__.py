"""What a class can do with Krom: the activities of ``activities.toml``, what they are asked and read by."""

from __future__ import annotations

from importlib.resources import files

from krom_explore.engine import toml
from krom_explore.learn.activities import Activities, read_activities

from ..game import Table
from ..odds import QUESTIONS
from .climbs import best_answer, review
from .facts import FACTS
from .reads import READS
from .sheets import DERIVED, LAID, SHEETS

ACTIVITIES = Activities(
    game="krom",
    all=read_activities(
        toml.read(files("krom_explore.games.krom").joinpath("activities.toml").read_text(encoding="utf-8"))
    ),
    sheets={sheet.name: sheet for sheet in (*QUESTIONS, *SHEETS)},
    table=Table,
    reads=READS,
    derived=DERIVED,
    laid=LAID,
    facts=FACTS,
    best={"regret": best_answer},
    review={"regret": review},
)
