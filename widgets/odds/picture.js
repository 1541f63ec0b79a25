import { h, keyed, setAttr, setText, show } from "../shared/dom.js";
import { percentIn } from "../shared/numbers.js";

/**
 * Pictures of an answer: chances over an axis as bars, or something in rows and columns. Both are text as well: the bars are a list, the cells
 * a table. What was rolled is drawn over what is exact.
 *
 * @typedef {{share: number, low: number, high: number}} OddsShare
 * @typedef {{kind: string, label: string, percent: string, who: string}} OddsKind
 * @typedef {{id: string, label: string, kind: string, value: number, percent: string, fraction: string, rolled?: OddsShare | null,
 *   rolledText?: string, intervalText?: string}} OddsColumn
 * @typedef {{id: string, value: number | null, percent: string, text: string, who: string, kind: string, marked: boolean, best: boolean,
 *   rolledText?: string}} OddsCell
 * @typedef {{name: string, kind: "bars", title: string, axis: string, legend: OddsKind[], bars: OddsColumn[]}} OddsColumns
 * @typedef {{name: string, kind: "cells", title: string, down: string, across: string, legend: OddsKind[], columns: string[],
 *   rows: {label: string, cells: (OddsCell | null)[]}[]}} OddsCells
 * @typedef {OddsColumns | OddsCells} OddsPicture
 * @typedef {import("../stage/stage.js").Around} OddsAround
 */

/** Heights of the scale that are easily read, in parts of a whole. */
const ODDS_STEPS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.25];
const ODDS_LINES = 5;
/** From so many bars on their numbers need room; from so many on there is none. */
const ODDS_DENSE = 9;
const ODDS_MANY = 17;

/** Where the scale ends and what stands beside it. @param {number[]} values @returns {{top: number, ticks: number[]}} */
export function oddsScale(values) {
  const most = Math.max(...values, 0.001);
  const step = ODDS_STEPS.find((one) => most / one <= ODDS_LINES) ?? 0.25;
  const lines = Math.min(Math.ceil(most / step - 1e-9), Math.round(1 / step));
  return { top: lines * step, ticks: Array.from({ length: lines + 1 }, (_, n) => n * step) };
}

/** @param {OddsAround} around @param {(key: string) => string} word */
export function oddsPicture(around, word) {
  const legend = h("ul", { class: "krom-pic-legend" });
  const chart = oddsChartOf(around);
  const grid = oddsGridOf(around, word);
  const el = h("div", { class: "krom-pic" }, chart.el, grid.el, legend);
  return {
    el,
    /** @param {OddsPicture} picture */
    update(picture) {
      const bars = picture.kind === "bars";
      show(chart.el, bars);
      show(grid.el, !bars);
      if (picture.kind === "bars") chart.update(picture);
      else grid.update(picture);
      show(legend, picture.legend.length);
      keyed(legend, picture.legend, (kind) => `${kind.kind} ${kind.who}`, (kind) => h("li", null, h("i", { "data-kind": kind.kind }), kind.who && around.face(kind.who), h("span"), h("b")), (item, kind) => {
        setText(item.querySelector("span"), kind.label);
        setText(item.querySelector("b"), kind.percent);
      });
    },
  };
}

/** @param {OddsAround} around */
function oddsChartOf(around) {
  const scale = h("ul", { class: "krom-pic-scale", "aria-hidden": "true" });
  const bars = h("ol", { class: "krom-pic-bars" });
  const axis = h("p", { class: "krom-pic-axis" });
  const el = h("div", { class: "krom-pic-chart" }, h("div", { class: "krom-pic-plot" }, scale, bars), axis);
  return {
    el,
    /** @param {OddsColumns} picture */
    update(picture) {
      const { top, ticks } = oddsScale(picture.bars.flatMap((bar) => [bar.value, bar.rolled?.share ?? 0]));
      const longest = Math.max(...picture.bars.map((bar) => bar.label.length));
      setText(axis, picture.axis);
      setAttr(el, "data-dense", picture.bars.length >= ODDS_MANY ? "many" : picture.bars.length >= ODDS_DENSE ? "some" : null);
      setAttr(el, "data-long", longest > 6 ? "true" : null);
      keyed(scale, ticks, (tick) => tick, (tick) => h("li", { text: percentIn(tick, around.lang()) }), (line, tick) => {
        line.style.bottom = `${(tick / top) * 100}%`;
      });
      keyed(bars, picture.bars, (bar, n) => bar.id || `${n} ${bar.label}`, oddsColumn, (item, bar) => oddsPatchColumn(item, bar, top));
    },
  };
}

function oddsColumn() {
  const over = [h("span", { class: "krom-pic-interval", hidden: true }), h("span", { class: "krom-pic-share", hidden: true })];
  const room = h("span", { class: "krom-pic-room" }, h("span", { class: "krom-pic-fill" }), h("b", { class: "krom-pic-number" }), over);
  return h("li", null, h("span", { class: "krom-pic-label" }), room, h("span", { class: "krom-sr" }));
}

/** @param {any} item @param {OddsColumn} bar @param {number} top */
function oddsPatchColumn(item, bar, top) {
  const [label, room, said] = item.children;
  const [fill, number, interval, share] = room.children;
  const up = (/** @type {number} */ value) => `${Math.min(1, value / top) * 100}%`;
  setAttr(item, "data-column", bar.id || bar.label);
  setAttr(item, "data-fraction", bar.fraction);
  setAttr(item, "data-kind", bar.kind || null);
  setText(label, bar.label);
  setText(number, bar.percent);
  fill.style.height = up(bar.value);
  number.style.bottom = up(Math.max(bar.value, bar.rolled?.high ?? 0)); // above all that is drawn over the bar
  show(interval, bar.rolled);
  show(share, bar.rolled);
  setText(said, bar.rolled ? bar.rolledText ?? "" : "");
  setAttr(item, "title", [`${bar.label}: ${bar.percent}`, bar.rolled ? `${bar.rolledText} (${bar.intervalText})` : ""].filter(Boolean).join(" · "));
  if (!bar.rolled) return;
  interval.style.bottom = up(bar.rolled.low);
  interval.style.height = up(Math.max(0, Math.min(bar.rolled.high, top) - bar.rolled.low));
  share.style.bottom = up(bar.rolled.share);
}

/** @param {OddsAround} around @param {(key: string) => string} word */
function oddsGridOf(around, word) {
  const across = h("th", { class: "krom-pic-across", scope: "colgroup" });
  const down = h("th", { class: "krom-pic-down", scope: "col" });
  const heads = h("tr", null);
  const rows = h("tbody");
  const caption = h("caption", { class: "krom-sr" });
  const table = h("table", { class: "krom-pic-table" }, caption, h("thead", null, h("tr", null, h("td"), across), heads), rows);
  const el = h("div", { class: "krom-pic-grid krom-odds-scroll", tabindex: 0, role: "group" }, table);
  return {
    el,
    /** @param {OddsCells} picture */
    update(picture) {
      setText(caption, picture.title);
      setAttr(el, "aria-label", picture.title);
      setText(across, picture.across);
      setAttr(across, "colspan", picture.columns.length);
      setText(down, picture.down);
      const most = Math.max(...picture.rows.flatMap((row) => row.cells.map((cell) => cell?.value ?? 0)), 0.001);
      keyed(heads, ["", ...picture.columns], (_, n) => n, (_, n) => (n ? h("th", { scope: "col" }) : down), (head, name, n) => n && setText(head, name));
      keyed(rows, picture.rows, (_, n) => n, () => h("tr", null), (line, row) => {
        keyed(line, [null, ...row.cells], (_, n) => n, (_, n) => (n ? h("td") : h("th", { scope: "row" })), (box, cell, n) => {
          if (n) oddsPatchCell(box, cell, most, around, word);
          else setText(box, row.label);
        });
      });
    },
  };
}

/** @param {HTMLElement} box @param {OddsCell | null} cell @param {number} most @param {OddsAround} around @param {(key: string) => string} word */
function oddsPatchCell(box, cell, most, around, word) {
  const said = cell ? [cell.percent, cell.text, cell.rolledText, cell.who, cell.marked, cell.best].join("|") : "–";
  setAttr(box, "data-kind", cell?.kind || null);
  setAttr(box, "data-marked", cell?.marked ? "true" : null);
  setAttr(box, "data-best", cell?.best ? "true" : null);
  box.style.setProperty("--shade", String(cell?.kind || cell?.value === null || !cell ? 0 : cell.value / most));
  if (box.dataset.said === said) return;
  box.dataset.said = said;
  if (!cell) {
    box.replaceChildren("–");
    return;
  }
  const face = cell.who ? around.face(cell.who) : null;
  box.replaceChildren(
    ...[
      face,
      cell.who ? h("span", { class: face ? "krom-sr" : "", text: cell.who }) : null,
      cell.percent ? h("b", { text: cell.percent }) : null,
      cell.text ? h(cell.percent ? "small" : "span", { text: cell.text }) : null,
      cell.rolledText ? h("small", { class: "krom-pic-rolled", text: `${word("rolled")} ${cell.rolledText}` }) : null,
      cell.marked ? h("span", { class: "krom-sr", text: word("yours") }) : null,
      cell.best ? h("small", { class: "krom-pic-best", text: word("best") }) : null,
    ].filter((one) => one !== null),
  );
}
