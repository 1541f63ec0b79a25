import { drawing, h, keyed, setText, show } from "../shared/dom.js";

/**
 * How rolled shares come near the exact chance: one small picture for each of the first outcomes.
 * The band is where 95 of 100 such shares lie; the table beside it says the same in numbers.
 *
 * @typedef {import("./odds.js").OddsBar} OddsBar
 */

const CHART_SHOWN = 3;
const CHART_FROM = 20;
const CHART_W = 200;
const CHART_H = 90;
const CHART_EDGE = 7;

/** Where a number of rolls stands, from left to right; each tenfold takes the same room. @param {number} n @param {number} goal */
export function chartX(n, goal) {
  return ((CHART_W - CHART_EDGE) * Math.log(Math.max(n, CHART_FROM) / CHART_FROM)) / Math.log(goal / CHART_FROM);
}

/** Half the height of the band around a chance after `n` rolls. @param {number} chance @param {number} n */
export function chartBand(chance, n) {
  return 1.96 * Math.sqrt((chance * (1 - chance)) / n);
}

/** The band as a path. @param {number} chance @param {number} goal */
export function chartFunnel(chance, goal) {
  const scale = chartScale(chance);
  const upper = [];
  const lower = [];
  for (let step = 0; step <= 24; step += 1) {
    const n = CHART_FROM * (goal / CHART_FROM) ** (step / 24);
    const half = chartBand(chance, n) * scale;
    upper.push(`${chartX(n, goal).toFixed(1)} ${(CHART_H / 2 - half).toFixed(1)}`);
    lower.unshift(`${chartX(n, goal).toFixed(1)} ${(CHART_H / 2 + half).toFixed(1)}`);
  }
  return `M${upper.join("L")}L${lower.join("L")}Z`;
}

/** Pixels for a whole: the band after the first rolls fills the picture. @param {number} chance */
function chartScale(chance) {
  return (CHART_H / 2) * (0.85 / Math.max(chartBand(chance, CHART_FROM), 0.001));
}

/** The rolled shares as a line. @param {[number, number][]} points @param {number} chance @param {number} goal */
export function chartLine(points, chance, goal) {
  const scale = chartScale(chance);
  return points
    .map(([n, share], at) => {
      const y = Math.min(CHART_H - 1, Math.max(1, CHART_H / 2 - (share - chance) * scale));
      return `${at ? "L" : "M"}${chartX(n, goal).toFixed(1)} ${y.toFixed(1)}`;
    })
    .join("");
}

export function oddsChart() {
  const el = h("div", { class: "krom-odds-chart", "aria-hidden": "true", hidden: true });
  /** @type {Map<string, [number, number][]>} */
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
      question = asked;
      if (rolls === rolled && el.hidden === !rolls) return;
      rolled = rolls;
      const shown = state.bars.filter((bar) => bar.value > 0 && bar.value < 1).slice(0, CHART_SHOWN);
      show(el, rolls && shown.length);
      if (!rolls) return;
      keyed(el, shown, (bar) => `${bar.id} ${bar.value}`, (bar) => chartMake(bar, goal, lang), (made, bar) => {
        const points = history.get(bar.id) ?? [];
        points.push([rolls, bar.rolled?.share ?? 0]);
        history.set(bar.id, points);
        made.querySelector(".krom-odds-path").setAttribute("d", chartLine(points, bar.value, goal));
        const y = chartLine(points.slice(-1), bar.value, goal).slice(1).split(" ");
        const dot = made.querySelector(".krom-odds-dot");
        dot.style.left = `${(Number(y[0]) / CHART_W) * 100}%`;
        dot.style.top = `${(Number(y[1]) / CHART_H) * 100}%`;
        setText(made.querySelector("b"), bar.rolledText);
      });
    },
  };
}

/** @param {OddsBar} bar @param {number} goal @param {string} lang */
function chartMake(bar, goal, lang) {
  const number = new Intl.NumberFormat(lang);
  const svg = drawing(
    `0 0 ${CHART_W} ${CHART_H}`,
    '<path class="krom-odds-funnel"/><path class="krom-odds-exact"/><path class="krom-odds-path"/>',
    "krom-odds-svg",
  );
  svg.setAttribute("preserveAspectRatio", "none");
  svg.children[0].setAttribute("d", chartFunnel(bar.value, goal));
  svg.children[1].setAttribute("d", `M0 ${CHART_H / 2}H${CHART_W}`);
  return h(
    "div",
    { class: "krom-odds-panel" },
    h("p", null, h("span", { text: bar.label }), h("b")),
    h("div", { class: "krom-odds-plot" }, svg, h("span", { class: "krom-odds-at", text: bar.percent }), h("span", { class: "krom-odds-dot" })),
    h("p", { class: "krom-odds-axis" }, h("span", { text: number.format(CHART_FROM) }), h("span", { text: number.format(goal) })),
  );
}
