"""The turn that is played on the first page: a secret choice, a tie, an Evolution, a hunt."""

from __future__ import annotations

from krom_explore.games.face import Opening, Watch

HOME = Watch(
    Opening(
        scenario={
            "turn": 4,
            "prey": ["dodo", "giant_deer", "cave_bear", "mammoth"],
            "evolutions": ["flute", "organised_nap", "torch", "bow"],
            "players": {
                "Alma": {"place": "cave", "bone": 1},
                "Kolos": {"place": "mountain"},
                "Karok": {"place": "cave", "krom": 4},
            },
        }
    ),
    (
        "go forest", "go forest", "go savannah",
        "roll 5 5",
        "draw", "card branch", "realise flute", "card cart", "done",
        "draw", "card nothing_at_all", "done",
        "hunt giant_deer", "roll 5,4", "card fat_marmot", "done",
    ),
)  # fmt: skip
