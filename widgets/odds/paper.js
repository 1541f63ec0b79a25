import { h } from "../shared/dom.js";
import { figureColours } from "../shared/figure.js";
import { percentIn } from "../shared/numbers.js";
import { oddsScale } from "./picture.js";

/**
 * A picture of an answer as a file: first as a list of shapes, which is plain data, then painted on a canvas in the colours of the theme.
 * On paper nothing can be pointed at: so every bar and cell has its numbers beside it, the fraction where there is room.
 *
 * @typedef {{x: number, y: number, wide: number, high: number, fill?: string, part?: number, edge?: string}} PaperBox
 * @typedef {{x: number, y: number, text: string, size: number, bold?: boolean, soft?: boolean, align?: "left" | "center" | "right", turn?: number}} PaperText
 * @typedef {{width: number, height: number, boxes: PaperBox[], texts: PaperText[]}} Paper
 * @typedef {(text: string, size: number, bold: boolean) => number} PaperMeasure
 * @typedef {{sentence: string, chance: string, rolled: string, rolls: string, best: string, lang: string}} PaperWords; `rolls`: what was rolled, if anything was
 */

const PAPER_WIDE = 1200;
const PAPER_EDGE = 40;
const PAPER_HIGH = 420;
/** Sizes of letters: the answer, titles, everything else. */
const PAPER_SENTENCE = 28;
const PAPER_TITLE = 22;
const PAPER_TYPE = 18;
const PAPER_LINE = 1.35;
/** Room beside the bars for the scale, around the words in a cell, and for a label that is turned at most. */
const PAPER_SIDE = 120;
const PAPER_PAD = 14;
const PAPER_LABEL = 300;
/** Letters of a fraction that stands above a bar at most; the table has every one of them. */
const PAPER_SHORT = 13;
const PAPER_TURN = Math.PI / 4;
/** Pixels for each unit. */
const PAPER_SHARP = 2;
/** The hues of kinds, and how much of a hue is in a cell, as `odds.css` has them. */
const PAPER_HUES = { first: "--krom-ochre", second: "--krom-moss", third: "--krom-edge" };
const PAPER_KIND = 0.28;
const PAPER_SHADE = 0.42;

/** A text in lines that fit. @param {string} text @param {number} wide @param {(text: string) => number} measure */
export function paperLines(text, wide, measure) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(" ")) {
    const longer = lines.length ? `${lines[lines.length - 1]} ${word}` : word;
    if (lines.length && measure(longer) <= wide) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** @param {import("./picture.js").OddsPicture} picture @param {PaperWords} words @param {PaperMeasure} measure @returns {Paper} */
export function oddsPaper(picture, words, measure) {
  /** @type {Paper} */
  const paper = { width: PAPER_WIDE, height: PAPER_EDGE, boxes: [], texts: [] };
  const cells = picture.kind === "cells" ? paperColumns(picture, words, measure) : null;
  paper.width = Math.max(PAPER_WIDE, cells ? 2 * PAPER_EDGE + cells.head + cells.wide * cells.columns : 0);
  paperWrite(paper, words.sentence, PAPER_SENTENCE, measure);
  paperWrite(paper, picture.title, PAPER_TITLE, measure);
  if (picture.kind === "bars") paperBars(paper, picture, words, measure);
  else if (cells) paperCells(paper, picture, words, cells);
  paperLegend(paper, picture.legend, measure);
  if (words.rolls) {
    paper.texts.push({ x: PAPER_EDGE, y: paper.height + PAPER_TYPE, text: words.rolls, size: PAPER_TYPE, soft: true });
    paper.height += PAPER_TYPE * PAPER_LINE;
  }
  paper.height += PAPER_EDGE / 2;
  return paper;
}

/** Bold lines from edge to edge. @param {Paper} paper @param {string} text @param {number} size @param {PaperMeasure} measure */
function paperWrite(paper, text, size, measure) {
  for (const line of paperLines(text, paper.width - 2 * PAPER_EDGE, (some) => measure(some, size, true))) {
    paper.texts.push({ x: PAPER_EDGE, y: paper.height + size, text: line, size, bold: true });
    paper.height += size * PAPER_LINE;
  }
  paper.height += size / 2;
}

/** @param {Paper} paper @param {import("./picture.js").OddsColumns} picture @param {PaperWords} words @param {PaperMeasure} measure */
function paperBars(paper, picture, words, measure) {
  const { top, ticks } = oddsScale(picture.bars.flatMap((bar) => [bar.value, bar.rolled?.high ?? 0]));
  const left = PAPER_EDGE + PAPER_SIDE;
  const slot = (paper.width - PAPER_EDGE - left) / picture.bars.length;
  const fits = (/** @type {string} */ text) => measure(text, PAPER_TYPE, false) <= slot - 4;
  const upright = !picture.bars.every((bar) => fits(bar.percent));
  const numbers = picture.bars.map((bar) => [bar.percent, bar.fraction.includes("/") && (upright ? bar.fraction.length <= PAPER_SHORT : fits(bar.fraction)) ? bar.fraction : ""].filter(Boolean));
  const above = upright ? Math.max(...numbers.map((some) => measure(some.join(" · "), PAPER_TYPE, false))) + PAPER_PAD : 2 * PAPER_TYPE * PAPER_LINE + PAPER_PAD;
  const ground = paper.height + above + PAPER_HIGH;
  const up = (/** @type {number} */ value) => ground - (PAPER_HIGH * Math.min(value, top)) / top;
  for (const tick of ticks) {
    paper.boxes.push({ x: left, y: up(tick) - 1, wide: paper.width - PAPER_EDGE - left, high: tick ? 1 : 2, fill: tick ? "--krom-line" : "--krom-edge" });
    paper.texts.push({ x: left - 10, y: up(tick) + PAPER_TYPE / 3, text: percentIn(tick, words.lang), size: PAPER_TYPE, soft: true, align: "right" });
  }
  paper.texts.push({ x: PAPER_EDGE + PAPER_TYPE, y: ground - PAPER_HIGH / 2, text: words.chance, size: PAPER_TYPE, bold: true, soft: true, align: "center", turn: -Math.PI / 2 });
  const longest = Math.max(...picture.bars.map((bar) => measure(bar.label, PAPER_TYPE, true)));
  const turned = longest > slot - 4;
  picture.bars.forEach((bar, n) => {
    const middle = left + slot * (n + 0.5);
    const hue = PAPER_HUES[/** @type {keyof PAPER_HUES} */ (bar.kind)] ?? PAPER_HUES.first;
    paper.boxes.push({ x: middle - slot * 0.42, y: up(bar.value), wide: slot * 0.84, high: ground - up(bar.value), fill: hue });
    paperRolled(paper, bar, middle, up);
    const over = Math.min(up(bar.value), up(bar.rolled?.high ?? 0)) - 8;
    if (upright) paper.texts.push({ x: middle + PAPER_TYPE / 3, y: over, text: numbers[n].join(" · "), size: PAPER_TYPE, turn: -Math.PI / 2 });
    else numbers[n].forEach((text, line) => paper.texts.push({ x: middle, y: over - line * PAPER_TYPE * PAPER_LINE, text, size: PAPER_TYPE, soft: line > 0, align: "center" }));
    if (turned) paper.texts.push({ x: middle + PAPER_TYPE / 3, y: ground + PAPER_TYPE, text: bar.label, size: PAPER_TYPE, bold: true, align: "right", turn: -PAPER_TURN });
    else paper.texts.push({ x: middle, y: ground + PAPER_TYPE * PAPER_LINE, text: bar.label, size: PAPER_TYPE, bold: true, align: "center" });
  });
  paper.height = ground + (turned ? Math.min(longest, PAPER_LABEL) * Math.sin(PAPER_TURN) + PAPER_TYPE : PAPER_TYPE * PAPER_LINE) + PAPER_PAD;
  paper.texts.push({ x: (left + paper.width - PAPER_EDGE) / 2, y: paper.height + PAPER_TYPE, text: picture.axis, size: PAPER_TYPE, bold: true, soft: true, align: "center" });
  paper.height += 2 * PAPER_TYPE * PAPER_LINE;
}

/** What was rolled, over the bar. @param {Paper} paper @param {import("./picture.js").OddsColumn} bar @param {number} middle @param {(value: number) => number} up */
function paperRolled(paper, bar, middle, up) {
  if (!bar.rolled) return;
  const { share, low, high } = bar.rolled;
  paper.boxes.push({ x: middle - 1, y: up(high), wide: 2, high: up(low) - up(high), fill: "--krom-ink" });
  for (const [value, wide, thick] of [[low, 14, 2], [high, 14, 2], [share, 12, 8]]) {
    paper.boxes.push({ x: middle - wide / 2, y: up(value) - thick / 2, wide, high: thick, fill: "--krom-ink" });
  }
}

/** What stands in a cell, line by line. @param {import("./picture.js").OddsCell | null} cell @param {PaperWords} words */
function paperCell(cell, words) {
  if (!cell) return ["–"];
  const fraction = cell.percent && cell.fraction.includes("/") ? cell.fraction : "";
  return [cell.who, cell.percent, fraction, cell.text, cell.rolledText ? `${words.rolled} ${cell.rolledText}` : "", cell.best ? words.best : ""].filter(Boolean);
}

/** How wide and high the cells must be. @param {import("./picture.js").OddsCells} picture @param {PaperWords} words @param {PaperMeasure} measure */
function paperColumns(picture, words, measure) {
  const wideOf = (/** @type {string[]} */ some, /** @type {boolean} */ bold) => Math.max(...some.map((text) => measure(text, PAPER_TYPE, bold)));
  const inside = picture.rows.flatMap((row) => row.cells.map((cell) => paperCell(cell, words)));
  const head = wideOf([picture.down, ...picture.rows.map((row) => row.label)], true) + 2 * PAPER_PAD;
  const needed = Math.max(wideOf(picture.columns, true), ...inside.map((lines) => wideOf(lines, false))) + PAPER_PAD;
  const room = (PAPER_WIDE - 2 * PAPER_EDGE - head) / picture.columns.length;
  return { head, columns: picture.columns.length, wide: Math.max(needed, room), high: Math.max(...inside.map((lines) => lines.length)) * PAPER_TYPE * PAPER_LINE + PAPER_PAD };
}

/** @param {Paper} paper @param {import("./picture.js").OddsCells} picture @param {PaperWords} words @param {{head: number, wide: number, high: number}} size */
function paperCells(paper, picture, words, size) {
  const left = PAPER_EDGE + size.head;
  const line = PAPER_TYPE * PAPER_LINE;
  const most = Math.max(...picture.rows.flatMap((row) => row.cells.map((cell) => cell?.value ?? 0)), 0.001);
  paper.texts.push({ x: left + (size.wide * picture.columns.length) / 2, y: paper.height + PAPER_TYPE, text: picture.across, size: PAPER_TYPE, bold: true, soft: true, align: "center" });
  paper.texts.push({ x: PAPER_EDGE, y: paper.height + line + PAPER_TYPE, text: picture.down, size: PAPER_TYPE, bold: true, soft: true });
  picture.columns.forEach((text, n) => paper.texts.push({ x: left + size.wide * (n + 0.5), y: paper.height + line + PAPER_TYPE, text, size: PAPER_TYPE, bold: true, soft: true, align: "center" }));
  paper.height += 2 * line + PAPER_PAD / 2;
  for (const row of picture.rows) {
    paper.texts.push({ x: PAPER_EDGE, y: paper.height + size.high / 2 + PAPER_TYPE / 3, text: row.label, size: PAPER_TYPE, bold: true });
    row.cells.forEach((cell, n) => {
      const box = { x: left + size.wide * n + 1, y: paper.height + 1, wide: size.wide - 2, high: size.high - 2 };
      const kind = cell?.kind ?? "";
      const hue = PAPER_HUES[/** @type {keyof PAPER_HUES} */ (kind)];
      paper.boxes.push({ ...box, fill: hue ? "--krom-raised" : "--krom-sunken" });
      paper.boxes.push({ ...box, fill: hue ?? PAPER_HUES.first, part: hue ? PAPER_KIND : (PAPER_SHADE * (cell?.value ?? 0)) / most, edge: cell?.best ? "--krom-moss" : cell?.marked ? "--krom-ink" : undefined });
      const lines = paperCell(cell, words);
      const first = box.y + (box.high - lines.length * line) / 2 + PAPER_TYPE;
      lines.forEach((text, at) => paper.texts.push({ x: box.x + box.wide / 2, y: first + at * line, text, size: PAPER_TYPE, bold: at === 0, align: "center" }));
    });
    paper.height += size.high;
  }
  paper.height += PAPER_PAD;
}

/** @param {Paper} paper @param {import("./picture.js").OddsKind[]} legend @param {PaperMeasure} measure */
function paperLegend(paper, legend, measure) {
  if (!legend.length) return;
  let x = PAPER_EDGE;
  for (const { kind, label, percent } of legend) {
    const text = [label, percent].filter(Boolean).join(" ");
    const wide = PAPER_TYPE * 2 + measure(text, PAPER_TYPE, false) + 2 * PAPER_PAD;
    if (x > PAPER_EDGE && x + wide > paper.width - PAPER_EDGE) {
      x = PAPER_EDGE;
      paper.height += PAPER_TYPE * PAPER_LINE;
    }
    paper.boxes.push({ x, y: paper.height + 3, wide: PAPER_TYPE, high: PAPER_TYPE, fill: PAPER_HUES[/** @type {keyof PAPER_HUES} */ (kind)] ?? PAPER_HUES.first });
    paper.texts.push({ x: x + PAPER_TYPE * 1.5, y: paper.height + PAPER_TYPE, text, size: PAPER_TYPE });
    x += wide;
  }
  paper.height += PAPER_TYPE * PAPER_LINE;
}

/** The picture as PNG, in the colours and letters that `el` has; null where nothing can be painted. @param {HTMLElement} el @param {import("./picture.js").OddsPicture} picture @param {PaperWords} words */
export function oddsPng(el, picture, words) {
  const canvas = h("canvas");
  const paint = canvas.getContext("2d");
  if (!paint) return null;
  const { fontFamily } = getComputedStyle(el);
  const known = figureColours(el);
  const font = (/** @type {number} */ size, /** @type {boolean} */ bold) => `${bold ? 650 : 400} ${size}px ${fontFamily}`;
  const paper = oddsPaper(picture, words, (text, size, bold) => {
    paint.font = font(size, bold);
    return paint.measureText(text).width;
  });
  canvas.width = PAPER_SHARP * paper.width;
  canvas.height = PAPER_SHARP * paper.height;
  paint.scale(PAPER_SHARP, PAPER_SHARP);
  paint.fillStyle = known.of("--krom-raised");
  paint.fillRect(0, 0, paper.width, paper.height);
  for (const { x, y, wide, high, fill = "--krom-ink", part = 1, edge } of paper.boxes) {
    paint.globalAlpha = part;
    paint.fillStyle = known.of(fill);
    paint.fillRect(x, y, wide, high);
    paint.globalAlpha = 1;
    if (!edge) continue;
    paint.strokeStyle = known.of(edge);
    paint.lineWidth = 3;
    paint.strokeRect(x + 1.5, y + 1.5, wide - 3, high - 3);
  }
  for (const { x, y, text, size, bold = false, soft, align = "left", turn = 0 } of paper.texts) {
    paint.save();
    paint.translate(x, y);
    paint.rotate(turn);
    paint.font = font(size, bold);
    paint.textAlign = align;
    paint.fillStyle = known.of(soft ? "--krom-soft" : "--krom-ink");
    paint.fillText(text, 0, 0);
    paint.restore();
  }
  known.done();
  return canvas.toDataURL("image/png");
}
