"""An app with a browser at the other end, as far as it matters here: it keeps each part and makes the changes in it."""

from __future__ import annotations

import copy
import json
from typing import Any

from krom_explore.ui import app


class App(app.App):
    """Replies have, beside the ``changes``, the ``parts`` that they change, whole: as the browser then has them."""

    has: dict[str, Any]
    sent = 0
    """Bytes of the last reply."""

    def __init__(self, route: str = ""):
        super().__init__(route)
        self.has = copy.deepcopy(self.whole_page()["parts"])

    def receive(self, message: Any) -> dict[str, Any]:
        reply = super().receive(message)
        self.sent = len(json.dumps(reply, ensure_ascii=False).encode())
        if "page" in reply:
            self.has = copy.deepcopy(reply["parts"])
        if "changes" in reply:
            changed = {name: patched(self.has[name], change) for name, change in reply["changes"].items()}
            self.has |= changed
            assert self.has == self._sent, "the browser does not see what the app thinks it sees"
            reply["parts"] = changed
        return reply


def patched(old: Any, change: dict[str, Any]) -> Any:
    """What ``widgets/shared/patch.js`` does."""
    if "=" in change:
        return change["="]
    if "@" in change:
        return [*old[: change["@"]], *change["+"]]
    if "#" in change:
        return [patched(item, change["#"][str(at)]) if str(at) in change["#"] else item for at, item in enumerate(old)]
    kept = {key: value for key, value in old.items() if key not in change.get("-", ())}
    return kept | {key: patched(old.get(key), each) for key, each in change.get("~", {}).items()}
