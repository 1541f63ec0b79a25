"""The turns that are played on the first page: a chain grows, a wolf is held off, the chain is complete."""

from __future__ import annotations

from krom_explore.games.face import Opening, Watch

HOME = Watch(
    Opening(
        scenario={
            "players": {
                "Ada": {
                    "leader": "rider",
                    "hand": ["blue_horse", "blue_flag", "wolf", "scout", "red_drum"],
                    "chains": {
                        "rider": {"vases": ["blue_statue"]},
                        "weaver": {"vases": ["red_drum", "multidiorama"], "active": "courage"},
                    },
                },
                "Bruno": {
                    "leader": "shaman",
                    "hand": ["red_flag", "bison", "block", "hunter", "blue_mask"],
                    "chains": {
                        "shaman": {"vases": ["red_horse"], "active": "wolf"},
                        "hunter": {"vases": ["red_flag", "blue_drum", "red_mask"], "totem": "blue_totem"},
                    },
                },
            },
            "discard": ["steal", "red_mask"],
        }
    ),
    (
        "draw", "card block", "place blue_horse rider",
        "attack wolf shaman Ada rider", "protect courage weaver",
        "draw", "card bison", "place blue_flag rider",
    ),
)  # fmt: skip
