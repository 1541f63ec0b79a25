"""Where one can go from here."""

from __future__ import annotations

from typing import Any, NamedTuple

from krom_explore.ui.room import Room

from .base import Component


class Link(NamedTuple):
    """A page, and the key of its title."""

    route: str
    key: str
    room: Room
    """The room whose words the key belongs to."""


class Links(Component):
    kind = "links"

    def __init__(self, room: Room, groups: list[tuple[str, list[Link]]], shelf: str = ""):
        super().__init__(room)
        self.groups = groups
        self.shelf = shelf
        """The key of the group that is the shelf of games."""

    def state(self) -> dict[str, Any]:
        return {
            "groups": [
                {
                    "title": self.word(title),
                    "shelf": title == self.shelf,
                    "links": [linked(link, link.room.name != self.room.name) | self._here(link) for link in links],
                }
                for title, links in self.groups
            ]
        }

    def _here(self, link: Link) -> dict[str, bool]:
        """The box on the shelf that is open on this page."""
        return {"here": True} if self.shelf and link.room.name == self.room.name else {}


def linked(link: Link, elsewhere: bool = False) -> dict[str, str]:
    """A link as the browser draws it: where it leads, the title of that page and the sentence that says it all.

    ``elsewhere``: it leads to another game, of which no more is read than that, if it is simple.
    """
    room = link.room
    said = {}
    for name, key in {"title": link.key, "lead": f"{link.key}-lead"}.items():
        brief = room.words.glance(key, room.lang) if elsewhere else None
        said[name] = room.fact_word(key, room.rules) if brief is None else brief
    return {"hash": f"#/{link.route}", "game": room.name, **said}
