"""The tutorials, measured in JupyterLab: how soon they have run, how fast figures answer, what they cost.

    python bench/notebooks_bench.py [--times 20]

Each figure stands beside its bar. 1 is returned when a bar is missed.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient
from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from app_bench import Report

from tests.browser.jupyter import NOTEBOOKS, jupyterlab, open_notebook, run_all
from tests.chromium import launch

CHAPTERS = sorted(NOTEBOOKS.glob("[01]?_*.ipynb"))[1:11]
FIGURE = "application/vnd.plotly.v1+json"

FOLLOWING = """
from krom_explore import Table, odds, ui
table = Table.scenario({"phase": "actions", "players": {"Kolos": {"place": "forest"}, "Alma": {"place": "forest"}}})
ui.show(table, "question", "dice")
"""
"""A table, and below it a figure that follows it and one that a slider turns."""

DRAWN = """
async ({ cell, press, times }) => {
  const taken = [], output = document.querySelectorAll(".jp-CodeCell")[cell];
  const pause = (ms) => new Promise((then) => setTimeout(then, ms));
  const figure = () => output.querySelector(".js-plotly-plot .main-svg")?.textContent ?? "";
  for (let i = 0; i < times; i++) {
    const before = figure(), begun = performance.now();
    const ready = (one) => one.offsetParent && !one.disabled && one.ariaDisabled !== "true";
    if (press) [...document.querySelectorAll(press)].find(ready).click();
    else {
      const slider = output.querySelector(".noUi-target").noUiSlider;
      slider.set(Number(slider.get()) + (i % 2 ? -1 : 1));
    }
    while (figure() === before || !figure()) {
      await new Promise(requestAnimationFrame);
      if (performance.now() - begun > 10000) throw new Error("the figure did not change");
    }
    taken.push(performance.now() - begun);
    await pause(200);
  }
  return taken;
}
"""


def costliest_figure() -> float:
    """Kilobytes of the largest figure in the outputs of the chapters."""
    sizes = [0]
    for path in CHAPTERS:
        made = nbformat.read(path, 4)
        NotebookClient(made, resources={"metadata": {"path": str(NOTEBOOKS)}}).execute()
        sizes += [len(json.dumps(figure)) for figure in figures(made)]
    return max(sizes) / 1000


def figures(notebook: Any) -> list[Any]:
    shown = [output.get("data", {}) for cell in notebook.cells for output in cell.get("outputs", ())]
    held = [model["state"].get("outputs", ()) for model in widgets(notebook)]
    inner = [output.get("data", {}) for outputs in held for output in outputs]
    return [data[FIGURE] for data in [*shown, *inner] if FIGURE in data]


def widgets(notebook: Any) -> list[Any]:
    saved = notebook.metadata.get("widgets", {}).get("application/vnd.jupyter.widget-state+json", {})
    return list(saved.get("state", {}).values())


def time_of_a_run(browser: Browser, lab: str, name: str) -> float:
    """Seconds from *run all* to the last output, figures and widgets drawn."""
    page = open_notebook(browser, lab, name)
    begun = time.perf_counter()
    run_all(page)
    page.wait_for_function(
        "() => [...document.querySelectorAll('.jp-RenderedPlotly')].every((one) => one.querySelector('.main-svg'))"
        " && document.querySelector('.krom-app')"
    )
    taken = time.perf_counter() - begun
    page.close()
    return taken


def follower(page: Page, times: int) -> tuple[list[float], list[float]]:
    """Milliseconds from a click on the table to the figure that follows it, and from a slider to its figure."""
    run_all(page)
    page.wait_for_function("() => document.querySelectorAll('.js-plotly-plot .main-svg').length >= 2")
    page.wait_for_timeout(3000)
    press = '[data-part="dice"] [data-do="roll"], [data-part="question"] [data-do="undo"]'
    return page.evaluate(DRAWN, {"cell": 1, "press": press, "times": times}), page.evaluate(
        DRAWN, {"cell": 2, "press": "", "times": times}
    )


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--times", type=int, default=20)
    asked = options.parse_args()
    report = Report()
    report.line("the largest figure of a chapter", costliest_figure(), 30, "kB")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        for path in CHAPTERS:
            shutil.copy(path, folder)
        made = nbformat.v4.new_notebook(
            cells=[
                nbformat.v4.new_code_cell(code)
                for code in (FOLLOWING, "ui.follow(table)", "ui.interact(odds.hunt, dice=(1, 6), value=(2, 20))")
            ],
            metadata={"kernelspec": {"name": "python3", "display_name": "Python 3"}},  # or it is asked which one
        )
        nbformat.write(made, Path(folder) / "following.ipynb")
        browser = launch(playwright)
        with jupyterlab(Path(folder), Path(folder) / "settings") as lab:
            for path in CHAPTERS:
                report.line(f"{path.stem}, run all", time_of_a_run(browser, lab, path.name), 8, "s")
            clicked, turned = follower(open_notebook(browser, lab, "following.ipynb"), asked.times)
            report.line("a click on the table to its figure, median", statistics.median(clicked), 150, "ms")
            report.line("a slider to its figure, median", statistics.median(turned), 100, "ms")
        browser.close()
    return int(report.missed)


if __name__ == "__main__":
    sys.exit(main())
