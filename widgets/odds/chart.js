import { drawing, h, keyed, setAttr, setText, show, wordOf } from "../shared/dom.js";
import { figureTable } from "../shared/figure.js";
import { percentIn } from "../shared/numbers.js";

/**
 * How rolled shares come near the exact chance: one chart for each of the first outcomes, with the number of rolls below and shares beside
 * it, and all of them as one table. The band is where 95 of 100 such shares lie.
 *
 * @typedef {import("./odds.js").OddsBar} OddsBar
 * @typedef {{rolls: number, share: number, text: string}} ChartPoint
 */

const CHART_SHOWN = 3;
const CHART_FROM = 20;
const CHART_W = 200;
const CHART_H = 180;
const CHART_EDGE = 7;
/** How far the lines of the scale can be apart, so many of them at most, and as near to the exact chance as this part of the height. */
const CHART_STEPS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2];
const CHART_LINES = 6;
const CHART_NEAR = 0.09;
/** What is to be seen by rolling is expected to come, and not to come, so often at least. */
const CHART_LEAST = 10;
/** The table has a line when there are so many times as many rolls as in the line before. */
const CHART_NEXT = 1.4;

/** Where a number of rolls stands, from left to right; each tenfold takes the same room. @param {number} n @param {number} goal */
export function chartX(n, goal) {
  return ((CHART_W - CHART_EDGE) * Math.log(Math.max(n, CHART_FROM) / CHART_FROM)) / Math.log(goal / CHART_FROM);
}

/** Where a share stands, from the top down. @param {number} share @param {number} chance */
export function chartY(share, chance) {
  return CHART_H / 2 - (share - chance) * chartScale(chance);
}

/** Half the height of the band around a chance after `n` rolls. @param {number} chance @param {number} n */
export function chartBand(chance, n) {
  return 1.96 * Math.sqrt((chance * (1 - chance)) / n);
}

/** The band as a path: no share is below nothing or above all. @param {number} chance @param {number} goal */
export function chartFunnel(chance, goal) {
  const upper = [];
  const lower = [];
  for (let step = 0; step <= 24; step += 1) {
    const n = CHART_FROM * (goal / CHART_FROM) ** (step / 24);
    const half = chartBand(chance, n);
    const x = chartX(n, goal).toFixed(1);
    upper.push(`${x} ${chartY(Math.min(1, chance + half), chance).toFixed(1)}`);
    lower.unshift(`${x} ${chartY(Math.max(0, chance - half), chance).toFixed(1)}`);
  }
  return `M${upper.join("L")}L${lower.join("L")}Z`;
}

/** Units of the picture for a whole: the band after the first rolls fills it. @param {number} chance */
function chartScale(chance) {
  return (CHART_H / 2) * (0.85 / Math.max(chartBand(chance, CHART_FROM), 0.001));
}

/** The shares that stand beside the picture, apart from the exact chance. @param {number} chance @returns {number[]} */
export function chartTicks(chance) {
  const reach = CHART_H / 2 / chartScale(chance);
  const from = Math.max(0, chance - reach);
  const to = Math.min(1, chance + reach);
  const step = CHART_STEPS.find((one) => (to - from) / one <= CHART_LINES) ?? 0.25;
  const first = Math.ceil(from / step - 1e-9);
  const ticks = Array.from({ length: Math.floor(to / step + 1e-9) - first + 1 }, (_, n) => (first + n) * step);
  return ticks.filter((tick) => Math.abs(chartY(tick, chance) - CHART_H / 2) >= CHART_NEAR * CHART_H);
}

/** The numbers of rolls below the picture. @param {number} goal @returns {number[]} */
export function chartRolls(goal) {
  const found = [CHART_FROM];
  for (let n = 100; n <= goal; n *= 10) found.push(n);
  return found;
}

/** The rolled shares as a line. @param {ChartPoint[]} points @param {number} chance @param {number} goal */
export function chartLine(points, chance, goal) {
  return points
    .map(({ rolls, share }, at) => {
      const y = Math.min(CHART_H - 1, Math.max(1, chartY(share, chance)));
      return `${at ? "L" : "M"}${chartX(rolls, goal).toFixed(1)} ${y.toFixed(1)}`;
    })
    .join("");
}

/** The curves as rows: the exact chances, then the shares after more and more rolls. @param {OddsBar[]} bars @param {ChartPoint[][]} curves @param {string} exact @param {(n: number) => string} written */
export function chartRows(bars, curves, exact, written) {
  const [first] = curves;
  let shown = 0;
  const kept = first.map((_, n) => n).filter((n) => {
    const wanted = n === first.length - 1 || first[n].rolls >= shown * CHART_NEXT;
    if (wanted) shown = first[n].rolls;
    return wanted;
  });
  return [[exact, ...bars.map((bar) => bar.percent)], ...kept.map((n) => [written(first[n].rolls), ...curves.map((points) => points[n].text)])];
}

export function oddsChart() {
  const panels = h("div", { class: "krom-odds-panels", "aria-hidden": "true" });
  const summary = h("summary");
  const table = figureTable();
  const el = h("div", { class: "krom-odds-chart", hidden: true }, panels, h("details", { class: "krom-fold krom-odds-course" }, summary, table.el));
  /** @type {Map<string, ChartPoint[]>} */
  let history = new Map();
  let question = "";
  let rolled = 0;
  return {
    el,
    /** @param {import("./odds.js").OddsState} state @param {string} lang */
    update(state, lang) {
      const { rolls = 0, goal = 1 } = state;
      const asked = state.bars.map((bar) => `${bar.id} ${bar.value}`).join();
      if (asked !== question || rolls < rolled) history = new Map();
      const more = asked !== question || rolls !== rolled;
      question = asked;
      rolled = rolls;
      const shown = state.bars.filter((bar) => Math.min(bar.value, 1 - bar.value) * goal >= CHART_LEAST).slice(0, CHART_SHOWN);
      show(el, rolls && shown.length);
      if (el.hidden) return;
      const written = new Intl.NumberFormat(lang).format;
      const curves = shown.map((bar) => {
        const points = history.get(bar.id) ?? [];
        if (more || !points.length) points.push({ rolls, share: bar.rolled?.share ?? 0, text: bar.rolledText });
        history.set(bar.id, points);
        return points;
      });
      keyed(panels, shown, (bar) => `${bar.id} ${bar.value} ${lang}`, (bar) => chartMake(bar, goal, lang), (panel, bar, n) => {
        chartPatch(panel, bar, curves[n], goal);
        setText(panel.querySelector(".krom-odds-upward"), wordOf(state, "share-axis"));
        setText(panel.querySelector(".krom-odds-along"), wordOf(state, "rolls-axis"));
      });
      setText(summary, wordOf(state, "course"));
      const rows = chartRows(shown, curves, wordOf(state, "exact"), written);
      table.update({ head: [wordOf(state, "rolls-axis"), ...shown.map((bar) => bar.label)], rows }, wordOf(state, "course"));
    },
  };
}

/** @param {OddsBar} bar @param {number} goal @param {string} lang */
function chartMake(bar, goal, lang) {
  const svg = drawing(
    `0 0 ${CHART_W} ${CHART_H}`,
    '<path class="krom-odds-lines"/><path class="krom-odds-funnel"/><path class="krom-odds-exact"/><path class="krom-odds-path"/>',
    "krom-odds-svg",
  );
  const ticks = chartTicks(bar.value);
  const below = chartRolls(goal);
  const across = ticks.map((tick) => `M0 ${chartY(tick, bar.value).toFixed(1)}H${CHART_W}`);
  const down = below.map((n) => `M${chartX(n, goal).toFixed(1)} 0V${CHART_H}`);
  svg.setAttribute("preserveAspectRatio", "none");
  svg.children[0].setAttribute("d", [...across, ...down].join(""));
  svg.children[1].setAttribute("d", chartFunnel(bar.value, goal));
  svg.children[2].setAttribute("d", `M0 ${CHART_H / 2}H${CHART_W}`);
  const beside = [
    ...ticks.map((tick) => chartBeside(h("li", { text: percentIn(tick, lang) }), chartY(tick, bar.value))),
    chartBeside(h("li", { class: "is-exact", text: bar.percent }), CHART_H / 2),
  ];
  const rolls = below.map((n) => {
    const tick = h("li", { text: new Intl.NumberFormat(lang).format(n) });
    tick.style.left = `${(chartX(n, goal) / CHART_W) * 100}%`;
    return tick;
  });
  return h(
    "div",
    { class: "krom-odds-panel" },
    h("p", { class: "krom-odds-of" }, h("span"), h("b")),
    h("p", { class: "krom-odds-upward" }),
    h("ul", { class: "krom-odds-beside" }, beside),
    h("div", { class: "krom-odds-plot" }, svg, h("span", { class: "krom-odds-dot" })),
    h("ul", { class: "krom-odds-below" }, rolls),
    h("p", { class: "krom-odds-along" }),
  );
}

/** @param {HTMLElement} tick @param {number} y */
function chartBeside(tick, y) {
  tick.style.top = `${(y / CHART_H) * 100}%`;
  return tick;
}

/** @param {HTMLElement} panel @param {OddsBar} bar @param {ChartPoint[]} points @param {number} goal */
function chartPatch(panel, bar, points, goal) {
  setText(panel.querySelector(".krom-odds-of span"), bar.label);
  setText(panel.querySelector(".krom-odds-of b"), bar.rolledText);
  const path = panel.querySelector(".krom-odds-path");
  if (path) setAttr(path, "d", chartLine(points, bar.value, goal));
  const [x, y] = chartLine(points.slice(-1), bar.value, goal).slice(1).split(" ");
  const dot = /** @type {HTMLElement} */ (panel.querySelector(".krom-odds-dot"));
  dot.style.left = `${(Number(x) / CHART_W) * 100}%`;
  dot.style.top = `${(Number(y) / CHART_H) * 100}%`;
}
