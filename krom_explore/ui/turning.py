"""Figures that are turned with sliders, and things that stand together in one output."""

from __future__ import annotations

import inspect
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import ipywidgets  # type: ignore[import-untyped]

from krom_explore import text
from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput
from krom_explore.odds.frame import MIMETYPE

from .silence import Silence

OURS = str(Path(__file__).parents[1])
"""Where our own code is: a fault is told with the line of whoever called it."""
SLOW = 0.08
"""Seconds: whatever takes longer is drawn when a slider is let go, and not on its way."""


def interact(call: Callable[..., Any], *, again: bool = False, **settings: Any) -> ipywidgets.VBox:
    """What ``call`` returns (a chart, a result), drawn anew whenever one of its settings is turned.

    Settings are written as for ``ipywidgets.interact``: ``(1, 6)`` is a slider, a list a choice, ``True`` a box to
    tick, ``fixed(3)`` nothing to turn, a widget itself. What is not among them stays as the call has it. With ``again``
    there is a button that draws once more, for what is rolled afresh each time. Unlike there, a fault is a sentence,
    and the figure is changed in one piece: pages can be made of it without waiting for each output.
    """
    known = inspect.signature(call).parameters
    for name in settings:
        checks.one_of("settings", name, tuple(known))
    controls = {name: control(name, given, known[name].default) for name, given in settings.items()}
    output = ipywidgets.Output()

    def draw(_: Any = None) -> None:
        begun = time.perf_counter()
        put(output, lambda: call(**{name: one.value for name, one in controls.items()}))
        if time.perf_counter() - begun > SLOW:
            for one in controls.values():
                if one.has_trait("continuous_update"):
                    one.continuous_update = False

    for one in controls.values():
        one.observe(draw, "value")
    draw()
    seen = [one for one in controls.values() if isinstance(one, ipywidgets.Widget)]
    touched = [*seen, *([button(draw)] if again else [])]
    row = ipywidgets.Box(touched, layout=ipywidgets.Layout(flex_flow="row wrap"))
    return ipywidgets.VBox([row, Silence(), output] if touched else [output], _dom_classes=["krom-interact"])


def button(press: Callable[[Any], None]) -> ipywidgets.Button:
    made = ipywidgets.Button(description=text.message("ui-roll-again"))
    made.on_click(press)
    return made


def control(name: str, given: Any, default: Any) -> Any:
    """The slider, choice or box of a setting, called as people write."""
    if isinstance(given, list) and all(isinstance(one, str) for one in given):
        given = [(in_words(one), one) for one in given]
    made = ipywidgets.interactive.widget_from_abbrev(given, default)
    if made is None:
        raise BadInput(name, "setting", found=checks.short(given))
    if made.has_trait("description"):
        made.description = made.description or in_words(name)
    if made.has_trait("style"):
        made.style.description_width = "initial"
    return made


def in_words(name: str) -> str:
    """``dice_left`` as ``Dice left``."""
    words = name.replace("_", " ")
    return words[:1].upper() + words[1:]


def stack(*things: Any) -> ipywidgets.VBox:
    """Widgets, charts and results, one below the other, in one output."""
    return ipywidgets.VBox([one if isinstance(one, ipywidgets.Widget) else shown(one) for one in things])


def shown(thing: Any) -> ipywidgets.Output:
    """Something that is no widget, as one."""
    output = ipywidgets.Output()
    put(output, lambda: thing)
    return output


def put(output: ipywidgets.Output, make: Callable[[], Any]) -> None:
    """Put what is made into an output, in the place of what was there; a fault in making it is put there too.

    As data of the widget, not printed into it: whoever runs a notebook to make a page of it would listen to each
    output on its way (nbclient), and sometimes miss its end.
    """
    try:
        forms = bundle(make())
        drawn = forms.get(MIMETYPE, {}).get("layout", {}).get("height")
        if drawn:
            output.layout.min_height = f"{drawn}px"  # or what stands below would jump while it is drawn
        output.outputs = ({"output_type": "display_data", "data": forms, "metadata": {}},)
    except BadInput as bad:
        output.outputs = ({"output_type": "display_data", "data": {"text/plain": str(bad)}, "metadata": {}},)
    except Exception as fault:
        output.outputs = ({"output_type": "stream", "name": "stderr", "text": told(fault)},)


def bundle(thing: Any) -> dict[str, Any]:
    """A thing in all forms that it knows of itself."""
    if isinstance(thing, str):
        return {"text/plain": thing}
    forms = thing._repr_mimebundle_() if hasattr(thing, "_repr_mimebundle_") else {}
    return {"text/plain": repr(thing), **forms}


def told(fault: Exception) -> str:
    """A fault in somebody's own code, in a line: what, and in which line of it."""
    frames = traceback.extract_tb(fault.__traceback__)
    where = next((frame for frame in reversed(frames) if not frame.filename.startswith(OURS)), frames[-1])
    return f"{type(fault).__name__}: {fault} ({where.name}, line {where.lineno})"
