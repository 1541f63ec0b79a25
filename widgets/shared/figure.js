import { h, keyed, setAttr, setText, show } from "./dom.js";
import { percentIn, separatorsIn } from "./numbers.js";
import { plotlyFrom } from "./plotly.js";

/**
 * A figure with the same numbers as a table below it. The table is always there; where no code that draws charts can be had, it is open.
 * Colours in a figure are names of the theme (`--krom-ochre`); the frame is the same for all figures. In its layout `type` is the size of
 * the letters, where they are to be larger; `hover` says that a bar or a point tells more when it is touched.
 *
 * @typedef {{data: any[], layout: Record<string, any>}} Figure
 * @typedef {{head: string[], rows: string[][]}} FigureTable
 * @typedef {{about: string, table: string}} FigureWords
 */

const FIGURE_CONFIG = { displayModeBar: false, responsive: false, doubleClick: false };
const FIGURE_AXIS = { color: "--krom-ink", gridcolor: "--krom-line", zerolinecolor: "--krom-edge", fixedrange: true, automargin: true, tickangle: 0, nticks: 6 };
/** What Python calls an axis of shares, and how far its ticks can be apart. */
const FIGURE_PERCENT = ".0%";
const FIGURE_STEPS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5];
const FIGURE_FRAME = {
  template: { data: { scatter: [{ type: "scatter" }] } },
  paper_bgcolor: "transparent",
  plot_bgcolor: "transparent",
  dragmode: false,
  showlegend: true,
};
const FIGURE_LEGEND = { orientation: "h", x: 0, xref: "container", xanchor: "left", y: 1, yref: "container", yanchor: "top", traceorder: "normal" };
/** Pixels: the letters; a line of the legend, its sign with the room around it, a letter. */
const FIGURE_TYPE = 13;
/** Letters of the size of `type` are so many times as narrow as the figure, at least. */
const FIGURE_LINE = 28;
const FIGURE_ROW = 24;
/** Pixels of a picture for each one on the screen. */
const FIGURE_SHARP = 2;
const FIGURE_SIGN = 52;
const FIGURE_LETTER = 8;

/** How many lines the legend takes. @param {string[]} names @param {number} wide @param {number} [scale] */
export function figureRows(names, wide, scale = 1) {
  const each = FIGURE_SIGN + FIGURE_LETTER * scale * Math.max(...names.map((name) => name.length));
  return Math.ceil(names.length / Math.max(1, Math.floor(wide / each)));
}

/** An axis of shares with its ticks as the language writes them: Plotly knows one way to write a percent. @param {Record<string, any> | undefined} axis @param {string} lang */
export function figureAxis(axis, lang) {
  if (axis?.tickformat !== FIGURE_PERCENT) return { ...FIGURE_AXIS, ...axis };
  const [from, to] = axis.range;
  const step = FIGURE_STEPS.find((each) => (to - from) / each < FIGURE_AXIS.nticks) ?? 1;
  const ticks = Array.from({ length: Math.floor(to / step + 1e-9) - Math.ceil(from / step) + 1 }, (_, n) => (Math.ceil(from / step) + n) * step);
  return { ...FIGURE_AXIS, ...axis, tickvals: ticks, ticktext: ticks.map((tick) => percentIn(tick, lang)) };
}

/** A figure in its frame, with the colours that the names stand for. @param {Figure} figure @param {number} wide @param {(name: string) => string} colour @param {string} family @param {string} lang */
export function figureDressed(figure, wide, colour, family, lang) {
  const { xaxis, yaxis, height, hover, type: asked = FIGURE_TYPE, ...more } = figure.layout;
  const type = Math.max(FIGURE_TYPE, Math.min(asked, wide / FIGURE_LINE)); // on a phone nobody sits eight metres away
  const scale = type / FIGURE_TYPE;
  const top = 12 + FIGURE_ROW * scale * figureRows(figure.data.map((one) => one.name), wide, scale);
  const size = { width: wide, height: height + top, margin: { t: top, r: 16, b: 8, l: 8 }, legend: FIGURE_LEGEND };
  const layout = { ...FIGURE_FRAME, ...more, ...size, hovermode: hover ? "closest" : false, font: { family, size: type, color: "--krom-ink" }, separators: separatorsIn(lang), xaxis: figureAxis(xaxis, lang), yaxis: figureAxis(yaxis, lang) };
  return figureColoured({ data: figure.data, layout }, colour);
}

/** @param {any} thing @param {(name: string) => string} colour @returns {any} */
function figureColoured(thing, colour) {
  if (typeof thing === "string") return thing.startsWith("--krom-") ? colour(thing) : thing;
  if (Array.isArray(thing)) return thing.map((one) => figureColoured(one, colour));
  if (thing === null || typeof thing !== "object") return thing;
  return Object.fromEntries(Object.entries(thing).map(([key, one]) => [key, figureColoured(one, colour)]));
}

/** A table with a head of words; the first column says whose the numbers are. */
export function figureTable() {
  const head = h("tr");
  const body = h("tbody");
  const table = h("table", { class: "krom-counted" }, h("thead", null, head), body);
  const el = h("div", { class: "krom-counted-roll", role: "group", tabindex: "0" }, table);
  return {
    el,
    /** @param {FigureTable} table @param {string} about */
    update(table, about) {
      setAttr(el, "aria-label", about);
      keyed(head, table.head, (_, n) => n, () => h("th", { scope: "col" }), (cell, word) => setText(cell, word));
      keyed(body, table.rows, (_, n) => n, () => h("tr"), (line, row) =>
        keyed(line, row, (_, n) => n, (_, n) => (n ? h("td") : h("th", { scope: "row" })), (cell, word) => setText(cell, word)),
      );
    },
  };
}

/**
 * A drawing as PNG, on what it lies on: our policy lets no page draw from a blob, as Plotly would.
 * @param {string} drawn @param {HTMLElement} plot
 */
async function figurePainted(drawn, plot) {
  const image = new Image();
  image.src = drawn;
  await image.decode();
  const canvas = h("canvas", { width: FIGURE_SHARP * plot.clientWidth, height: FIGURE_SHARP * plot.clientHeight });
  const paint = canvas.getContext("2d");
  if (!paint) return null;
  paint.fillStyle = figureGround(plot);
  paint.fillRect(0, 0, canvas.width, canvas.height);
  paint.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/png");
}

/** The colour that something lies on. @param {Element | null} el */
function figureGround(el) {
  for (let at = el; at; at = at.parentElement) {
    const colour = getComputedStyle(at).backgroundColor;
    if (colour && colour !== "transparent" && colour !== "rgba(0, 0, 0, 0)") return colour;
  }
  return "white";
}

/** What names of the theme stand for in `root`, here and now. @param {HTMLElement} root */
export function figureColours(root) {
  const probe = h("span", { hidden: true });
  root.append(probe);
  const found = new Map();
  return {
    /** @param {string} name */
    of(name) {
      if (!found.has(name)) {
        probe.style.color = `var(${name})`;
        found.set(name, getComputedStyle(probe).color);
      }
      return found.get(name);
    },
    done: () => probe.remove(),
  };
}

/** @param {HTMLElement} el @param {import("../stage/stage.js").Around} around */
export function figureIn(el, around) {
  const plot = h("div", { class: "krom-plot", "aria-hidden": "true" });
  const table = figureTable();
  const summary = h("summary");
  const fold = h("details", { class: "krom-fold krom-figure-twin" }, summary, table.el);
  const root = h("figure", { class: "krom-figure-box" }, plot, fold);
  /** @type {import("./plotly.js").Plotly | null} */
  let plotly = null;
  /** @type {Figure | null} */
  let figure = null;
  let wide = 0;
  let drawing = Promise.resolve();
  let gone = false;
  show(plot, around.charts);
  fold.open = !around.charts;
  el.append(root);

  /** One after the other. */
  function draw() {
    drawing = drawing.then(drawNow);
  }

  async function drawNow() {
    if (!figure || !around.charts || gone) return;
    try {
      plotly ??= await plotlyFrom(around.charts);
    } catch {
      show(plot, false);
      fold.open = true;
      return;
    }
    wide = plot.clientWidth;
    if (gone || !figure || !wide) return;
    const known = figureColours(root);
    const { data, layout } = figureDressed(figure, wide, known.of, getComputedStyle(root).fontFamily, around.lang());
    known.done();
    await plotly.react(plot, data, layout, { ...FIGURE_CONFIG, staticPlot: !figure.layout.hover });
  }

  const sized = new ResizeObserver(() => plot.clientWidth !== wide && draw());
  const themed = new MutationObserver(draw);
  const media = ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"].map((query) => window.matchMedia(query));
  sized.observe(plot);
  media.forEach((query) => query.addEventListener("change", draw));
  const watched = { attributes: true, attributeFilter: ["data-theme", "data-jp-theme-light"] };

  return {
    /** @param {Figure} now @param {FigureTable} twin @param {FigureWords} words */
    update(now, twin, words) {
      setText(summary, words.table);
      table.update(twin, words.about);
      const stage = root.closest(".krom");
      if (!figure && stage) themed.observe(stage, watched);
      if (JSON.stringify(now) === JSON.stringify(figure)) return;
      figure = now;
      draw();
    },
    /** The figure as a picture, for a file; null where none is drawn. @returns {Promise<string | null>} */
    async picture() {
      await drawing;
      if (!plotly || !wide) return null;
      const drawn = await plotly.toImage(plot, { format: "svg" });
      return figurePainted(drawn, plot);
    },
    destroy() {
      gone = true;
      sized.disconnect();
      themed.disconnect();
      media.forEach((query) => query.removeEventListener("change", draw));
      plotly?.purge(plot);
    },
  };
}
