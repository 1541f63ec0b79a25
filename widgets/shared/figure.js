import { h, keyed, setAttr, setText, show } from "./dom.js";
import { percentIn, separatorsIn } from "./numbers.js";
import { plotlyFrom } from "./plotly.js";

/**
 * A figure with the same numbers as a table below it. The table is always there; where no code that draws charts can be had, it is open.
 * Colours in a figure are names of the theme (`--krom-ochre`), or those of somebody at the table (`figure:NAME`); the frame is the same for all figures. In its layout `type` is the size of
 * the letters, where they are to be larger; `hover` says that a bar or a point tells more when it is touched; `fill` that the figure is as
 * high as its place, where that has a height of its own.
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
/** The same of its height, where that is given. */
const FIGURE_LINES = 14;
/** The parts of its width and of its height that its bars have, about; a letter's width for its height; letters of so much of `type` are still large. */
const FIGURE_PLOT = [0.88, 0.6];
const FIGURE_EM = 0.6;
const FIGURE_LEAST = 0.6;
const FIGURE_TITLE = 0.8;
/** So many times as long is the axis of values that are written upwards. */
const FIGURE_UPRIGHT = 1.15;
const FIGURE_ROW = 24;
/** Before the name of somebody in whose colour a line is; and what such a line is edged with, so that any colour can be read on any ground. */
const FIGURE_OF = "figure:";
const FIGURE_EDGE = { colour: "--krom-pitch", line: 2.5, marker: 1.25 };
/** Pixels of a picture for each one on the screen. */
const FIGURE_SHARP = 2;
const FIGURE_SIGN = 52;
const FIGURE_LETTER = 8;

/** How many lines the legend takes. @param {string[]} names @param {number} wide @param {number} [scale] */
export function figureRows(names, wide, scale = 1) {
  const widths = names.map((name) => FIGURE_SIGN + FIGURE_LETTER * scale * name.length);
  if (widths.reduce((sum, one) => sum + one, 0) <= wide) return 1;
  const each = Math.max(...widths); // as soon as there are two lines, all have the same room
  return Math.ceil(names.length / Math.max(1, Math.floor(wide / each)));
}

/** An axis of shares with its ticks as the language writes them: Plotly knows one way to write a percent. @param {Record<string, any> | undefined} axis @param {string} lang */
export function figureAxis(axis, lang) {
  if (axis?.tickformat !== FIGURE_PERCENT) return { ...FIGURE_AXIS, ...axis };
  const [from, to] = axis.range;
  const step = FIGURE_STEPS.find((each) => (to - from) / each < FIGURE_AXIS.nticks) ?? 1;
  const ticks = Array.from({ length: Math.floor(Math.min(to, 1) / step + 1e-9) - Math.ceil(from / step) + 1 }, (_, n) => (Math.ceil(from / step) + n) * step);
  return { ...FIGURE_AXIS, ...axis, tickvals: ticks, ticktext: ticks.map((tick) => percentIn(tick, lang)) };
}

/**
 * Bars that fill a place, with letters that fit: labels side by side, and each value at the end of its bar, upwards where the bar is narrow.
 * @param {any[]} data @param {number} wide @param {number} tall @param {number} type
 */
export function figureFitted(data, wide, tall, type) {
  const bars = data.filter((one) => one.type === "bar" && one.text);
  if (!bars.length) return { data, names: type, upright: false };
  const standing = bars[0].orientation !== "h";
  /** @type {string[]} */
  const labels = standing ? bars[0].x : bars[0].y;
  const each = (standing ? FIGURE_PLOT[0] * wide : FIGURE_PLOT[1] * tall) / labels.length;
  const thick = (0.8 * each) / bars.length;
  const across = standing ? thick / (FIGURE_EM * figureLongest(bars.flatMap((one) => one.text))) : thick;
  const upright = across < FIGURE_LEAST * type && standing;
  const size = Math.min(type, upright ? 0.9 * thick : across);
  const names = Math.min(type, standing ? (0.95 * each) / (FIGURE_EM * figureLongest(labels)) : 0.9 * each);
  return { data: data.map((one) => (bars.includes(one) ? { ...one, textangle: upright ? -90 : 0, textfont: { size }, constraintext: "none" } : one)), names, upright };
}

/** An axis of a figure that fills its place: its names fit, and there is room for values that are written upwards. @param {Record<string, any> | undefined} axis @param {{names: number, upright: boolean}} fitted @param {number} type */
function figureRoomy(axis, { names, upright }, type) {
  if (axis?.type === "category") return { ...axis, tickfont: { size: names } };
  const range = upright && axis?.range ? { range: [axis.range[0], axis.range[1] * FIGURE_UPRIGHT] } : {};
  return axis?.title ? { ...axis, ...range, title: { ...axis.title, font: { size: FIGURE_TITLE * type } } } : { ...axis, ...range };
}

/** @param {string[]} words */
function figureLongest(words) {
  return Math.max(1, ...words.flatMap((word) => word.split("<br>")).map((line) => line.length));
}

/** A figure in its frame, with the colours that the names stand for. @param {Figure} figure @param {number} wide @param {(name: string) => string} colour @param {string} family @param {string} lang @param {number} [tall] the height of its place, where it is to fill it */
export function figureDressed(figure, wide, colour, family, lang, tall = 0) {
  const { xaxis, yaxis, height, hover, fill, type: asked = FIGURE_TYPE, ...more } = figure.layout;
  const type = Math.max(FIGURE_TYPE, Math.min(asked, wide / FIGURE_LINE, tall ? tall / FIGURE_LINES : asked)); // on a phone nobody sits eight metres away
  const scale = type / FIGURE_TYPE;
  const top = 12 + FIGURE_ROW * scale * figureRows(figure.data.map((one) => one.name), wide, scale);
  const size = { width: wide, height: tall || height + top, margin: { t: top, r: 16, b: 8, l: 8 }, legend: FIGURE_LEGEND };
  const fitted = fill ? figureFitted(figure.data, wide, tall || height, type) : { data: figure.data, names: type, upright: false };
  const [x, y] = [xaxis, yaxis].map((axis) => (fill ? figureRoomy(axis, fitted, type) : axis));
  const layout = { ...FIGURE_FRAME, ...more, ...size, hovermode: hover ? "closest" : false, font: { family, size: type, color: "--krom-ink" }, separators: separatorsIn(lang), xaxis: figureAxis(x, lang), yaxis: figureAxis(y, lang) };
  return figureColoured({ data: fitted.data.flatMap(figureEdged), layout }, colour);
}

/** A line in somebody's colour, drawn over a broader dark one. @param {any} one */
function figureEdged(one) {
  if (!one.line?.color?.startsWith(FIGURE_OF)) return [one];
  const edge = { ...one, mode: "lines", line: { ...one.line, color: FIGURE_EDGE.colour, dash: "solid", width: one.line.width + FIGURE_EDGE.line }, showlegend: false };
  return [edge, { ...one, marker: { ...one.marker, line: { color: FIGURE_EDGE.colour, width: FIGURE_EDGE.marker } } }];
}

/** @param {any} thing @param {(name: string) => string} colour @returns {any} */
function figureColoured(thing, colour) {
  if (typeof thing === "string") return thing.startsWith("--krom-") || thing.startsWith(FIGURE_OF) ? colour(thing) : thing;
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
  let tall = 0;
  let drawing = Promise.resolve();
  let gone = false;
  show(plot, around.charts);
  fold.open = !around.charts;
  el.append(root);

  /** The height that its place gives it; 0 where the figure decides. */
  function height() {
    return figure?.layout.fill && getComputedStyle(plot).contain.includes("size") ? plot.clientHeight : 0;
  }

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
    tall = height();
    if (gone || !figure || !wide) return;
    const known = figureColours(root);
    const colour = (/** @type {string} */ name) => (name.startsWith(FIGURE_OF) ? around.figureColour(name.slice(FIGURE_OF.length)) : known.of(name));
    const { data, layout } = figureDressed(figure, wide, colour, getComputedStyle(root).fontFamily, around.lang(), tall);
    known.done();
    await plotly.react(plot, data, layout, { ...FIGURE_CONFIG, staticPlot: !figure.layout.hover });
  }

  const sized = new ResizeObserver(() => (plot.clientWidth !== wide || height() !== tall) && draw());
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
