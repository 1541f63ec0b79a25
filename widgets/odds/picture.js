import { h, keyed, setAttr, setText, show } from "../shared/dom.js";
import { percentIn } from "../shared/numbers.js";

/**
 * Pictures of an answer: chances over an axis as bars, or something in rows and columns. Both are text as well: the bars are a list, the cells
 * a table. What was rolled is drawn over what is exact. Whichever bar or cell is pointed at, tapped or reached by arrow keys is told below the
 * picture with its exact chance.
 *
 * @typedef {{share: number, low: number, high: number}} OddsShare
 * @typedef {{kind: string, label: string, percent: string, who: string}} OddsKind
 * @typedef {{id: string, label: string, kind: string, value: number, percent: string, fraction: string, rolled?: OddsShare | null,
 *   rolledText?: string, intervalText?: string}} OddsColumn
 * @typedef {{id: string, value: number | null, percent: string, text: string, who: string, kind: string, marked: boolean, best: boolean,
 *   fraction: string, often: string, rolledText?: string}} OddsCell
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

/** What is told of a bar: "9 · 5/18 · 27.8%". @param {OddsColumn} bar @param {(key: string) => string} word */
export function oddsToldBar(bar, word) {
  const rolled = bar.rolled ? `${word("rolled")} ${bar.rolledText} (${bar.intervalText})` : "";
  return [bar.label, ...oddsExactly(bar.fraction, bar.percent), rolled].filter(Boolean).join(" · ");
}

/** Where a cell stands. @param {OddsCells} picture @param {number} row @param {number} column */
export function oddsPlaceOf(picture, row, column) {
  return `${picture.down} ${picture.rows[row].label} · ${picture.across} ${picture.columns[column]}`;
}

/** What is told of a cell: where it stands, what is in it, how likely that is. @param {OddsCells} picture @param {number} row @param {number} column @param {(key: string) => string} word */
export function oddsToldCell(picture, row, column, word) {
  const cell = picture.rows[row].cells[column];
  const place = oddsPlaceOf(picture, row, column);
  if (!cell) return `${place} · –`;
  const rolled = cell.rolledText ? `${word("rolled")} ${cell.rolledText}` : "";
  return [place, cell.who, cell.text, ...oddsExactly(cell.fraction, cell.often), rolled].filter(Boolean).join(" · ");
}

/** A whole number is no fraction. @param {string} fraction @param {string} percent */
function oddsExactly(fraction, percent) {
  return [fraction.includes("/") ? fraction : "", percent];
}

/** Where the arrow keys lead in rows that may end early. @param {number[]} sizes @param {number} row @param {number} column @param {string} key @returns {[number, number] | null} */
export function oddsStepTo(sizes, row, column, key) {
  /** @type {Record<string, [number, number]>} */
  const ways = { ArrowLeft: [row, column - 1], ArrowRight: [row, column + 1], ArrowUp: [row - 1, column], ArrowDown: [row + 1, column], Home: [row, 0], End: [row, sizes[row] - 1] };
  const way = ways[key];
  if (!way) return null;
  const down = Math.max(0, Math.min(sizes.length - 1, way[0]));
  return [down, Math.max(0, Math.min(sizes[down] - 1, way[1]))];
}

/**
 * Of many things the keyboard comes to one, and goes on with arrow keys. Each has in `data-told` what is said of it.
 * @param {HTMLElement} host @param {() => HTMLElement[][]} rows @param {(el: HTMLElement | null) => void} tell
 */
function oddsRoving(host, rows, tell) {
  /** @type {HTMLElement | null} */
  let focused = null;
  const among = (/** @type {Event} */ event) => /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-told]"));
  host.addEventListener("focusin", (event) => {
    focused = among(event);
    settle();
    tell(focused);
  });
  host.addEventListener("focusout", () => {
    focused = null;
    tell(null);
  });
  host.addEventListener("pointerover", (event) => tell(among(event) ?? focused));
  host.addEventListener("pointerleave", () => tell(focused));
  host.addEventListener("keydown", (event) => {
    const all = rows();
    const row = all.findIndex((some) => focused && some.includes(focused));
    if (row < 0 || !focused || event.ctrlKey || event.altKey || event.metaKey) return;
    const next = oddsStepTo(all.map((some) => some.length), row, all[row].indexOf(focused), event.key);
    if (!next) return;
    event.preventDefault();
    all[next[0]][next[1]].focus();
  });

  /** One of them, and no other, is a stop of the tab key. */
  function settle() {
    const all = rows().flat();
    const stop = focused ?? all.find((el) => el.tabIndex === 0) ?? all[0];
    for (const el of all) setAttr(el, "tabindex", el === stop ? 0 : -1);
  }
  return settle;
}

/** @param {OddsAround} around @param {(key: string) => string} word */
export function oddsPicture(around, word) {
  const legend = h("ul", { class: "krom-pic-legend" });
  const told = h("p", { class: "krom-pic-told" });
  /** @type {HTMLElement | null} */
  let at = null;
  const chart = oddsChartOf(around, word, tell);
  const grid = oddsGridOf(around, word, tell);
  const el = h("div", { class: "krom-pic" }, chart.el, grid.el, told, legend);

  /** @param {HTMLElement | null} one */
  function tell(one) {
    at = one;
    setText(told, one?.dataset.told ?? word("point-out"));
    setAttr(told, "data-hint", one ? null : "true");
  }
  return {
    el,
    /** @param {OddsPicture} picture */
    update(picture) {
      const bars = picture.kind === "bars";
      show(chart.el, bars);
      show(grid.el, !bars);
      if (picture.kind === "bars") chart.update(picture);
      else grid.update(picture);
      tell(at?.isConnected && !at.closest("[hidden]") ? at : null);
      show(legend, picture.legend.length);
      keyed(legend, picture.legend, (kind) => `${kind.kind} ${kind.who}`, (kind) => h("li", null, h("i", { "data-kind": kind.kind }), kind.who && around.face(kind.who), h("span"), h("b")), (item, kind) => {
        setText(item.querySelector("span"), kind.label);
        setText(item.querySelector("b"), kind.percent);
      });
    },
  };
}

/** @param {OddsAround} around @param {(key: string) => string} word @param {(el: HTMLElement | null) => void} tell */
function oddsChartOf(around, word, tell) {
  const scale = h("ul", { class: "krom-pic-scale", "aria-hidden": "true" });
  const bars = h("ol", { class: "krom-pic-bars" });
  const axis = h("p", { class: "krom-pic-axis" });
  const el = h("div", { class: "krom-pic-chart" }, h("div", { class: "krom-pic-plot" }, scale, bars), axis);
  const settle = oddsRoving(bars, () => [/** @type {HTMLElement[]} */ ([...bars.children])], tell);
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
      keyed(bars, picture.bars, (bar, n) => bar.id || `${n} ${bar.label}`, oddsColumn, (item, bar) => oddsPatchColumn(item, bar, top, word));
      settle();
    },
  };
}

function oddsColumn() {
  const over = [h("span", { class: "krom-pic-interval", hidden: true }), h("span", { class: "krom-pic-share", hidden: true })];
  const room = h("span", { class: "krom-pic-room" }, h("span", { class: "krom-pic-fill" }), h("b", { class: "krom-pic-number" }), over);
  return h("li", null, h("span", { class: "krom-pic-label" }), room, h("span", { class: "krom-sr" }));
}

/** @param {any} item @param {OddsColumn} bar @param {number} top @param {(key: string) => string} word */
function oddsPatchColumn(item, bar, top, word) {
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
  setText(said, [bar.fraction, bar.rolled ? `${word("rolled")} ${bar.rolledText}` : ""].filter(Boolean).join(", "));
  setAttr(item, "data-told", oddsToldBar(bar, word));
  if (!bar.rolled) return;
  interval.style.bottom = up(bar.rolled.low);
  interval.style.height = up(Math.max(0, Math.min(bar.rolled.high, top) - bar.rolled.low));
  share.style.bottom = up(bar.rolled.share);
}

/** @param {OddsAround} around @param {(key: string) => string} word @param {(el: HTMLElement | null) => void} tell */
function oddsGridOf(around, word, tell) {
  const across = h("th", { class: "krom-pic-across", scope: "colgroup" });
  const down = h("th", { class: "krom-pic-down", scope: "col" });
  const heads = h("tr", null);
  const rows = h("tbody");
  const caption = h("caption", { class: "krom-sr" });
  const table = h("table", { class: "krom-pic-table", role: "grid" }, caption, h("thead", null, h("tr", null, h("td"), across), heads), rows);
  const el = h("div", { class: "krom-pic-grid krom-odds-scroll", role: "group" }, table);
  const settle = oddsRoving(rows, () => [...rows.children].map((line) => /** @type {HTMLElement[]} */ ([...line.children].slice(1))), tell);
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
      keyed(rows, picture.rows, (_, n) => n, () => h("tr", null), (line, row, at) => {
        keyed(line, [null, ...row.cells], (_, n) => n, (_, n) => (n ? h("td") : h("th", { scope: "row" })), (box, cell, n) => {
          if (!n) return setText(box, row.label);
          oddsPatchCell(box, cell, most, around, word);
          setAttr(box, "data-told", oddsToldCell(picture, at, n - 1, word));
        });
      });
      settle();
    },
  };
}

/** @param {HTMLElement} box @param {OddsCell | null} cell @param {number} most @param {OddsAround} around @param {(key: string) => string} word */
function oddsPatchCell(box, cell, most, around, word) {
  const said = cell ? [cell.percent, cell.text, cell.fraction, cell.rolledText, cell.who, cell.marked, cell.best].join("|") : "–";
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
      cell.fraction ? h("span", { class: "krom-sr", text: ` ${cell.fraction}` }) : null,
      cell.rolledText ? h("small", { class: "krom-pic-rolled", text: `${word("rolled")} ${cell.rolledText}` }) : null,
      cell.marked ? h("span", { class: "krom-sr", text: word("yours") }) : null,
      cell.best ? h("small", { class: "krom-pic-best", text: word("best") }) : null,
    ].filter((one) => one !== null),
  );
}
