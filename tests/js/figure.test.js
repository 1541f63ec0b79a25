import assert from "node:assert/strict";
import test from "node:test";

import { figureAxis, figureDressed, figureRows } from "../../widgets/shared/figure.js";

const figure = {
  data: [{ type: "bar", name: "Ann", marker: { color: "--krom-ochre" } }, { type: "bar", name: "Bob", marker: { color: "--krom-moss" } }],
  layout: { height: 100, xaxis: { title: { text: "Steps" } } },
};
const named = (name) => `<${name}>`;

test("a figure wears the colours of the moment, and keeps what it says", () => {
  const { data, layout } = figureDressed(figure, 600, named, "serif", "en");
  assert.deepEqual(data.map((one) => one.marker.color), ["<--krom-ochre>", "<--krom-moss>"]);
  assert.equal(layout.xaxis.title.text, "Steps");
  assert.equal(layout.xaxis.gridcolor, "<--krom-line>");
  assert.equal(layout.font.color, "<--krom-ink>");
  assert.equal(figure.data[0].marker.color, "--krom-ochre");
});

test("a figure is as wide as its place, and no finger can pull at it", () => {
  const { layout } = figureDressed(figure, 320, named, "serif", "en");
  assert.equal(layout.width, 320);
  assert.ok(layout.height > figure.layout.height);
  assert.deepEqual([layout.dragmode, layout.xaxis.fixedrange, layout.yaxis.fixedrange], [false, true, true]);
});

test("a legend takes as many lines as its names need", () => {
  assert.equal(figureRows(["Ann", "Bob", "Cem"], 600), 1);
  assert.equal(figureRows(["Ann", "Bob", "Cem"], 160), 2);
  assert.equal(figureRows(["a very long name", "Bob"], 100), 2);
});

test("on a wall the letters are larger, and the legend has the room for them", () => {
  const small = figureDressed(figure, 1000, named, "serif", "en").layout;
  const large = figureDressed({ ...figure, layout: { ...figure.layout, type: 26, hover: true } }, 1000, named, "serif", "en").layout;
  assert.deepEqual([small.font.size, large.font.size], [13, 26]);
  assert.ok(large.margin.t > small.margin.t);
  assert.deepEqual([small.hovermode, large.hovermode], [false, "closest"]);
  assert.deepEqual([large.type, large.hover], [undefined, undefined]);
  assert.equal(figureDressed({ ...figure, layout: { ...figure.layout, type: 26 } }, 320, named, "serif", "en").layout.font.size, 13);
});

test("an axis of shares has few ticks, and writes them as the language does", () => {
  const of = (range, lang) => figureAxis({ tickformat: ".0%", range }, lang).ticktext;
  assert.deepEqual(of([0, 1], "en"), ["0%", "20%", "40%", "60%", "80%", "100%"]);
  assert.deepEqual(of([0, 0.33], "de"), ["0\u00a0%", "10\u00a0%", "20\u00a0%", "30\u00a0%"]);
  assert.deepEqual(of([0, 0.055], "en"), ["0%", "1%", "2%", "3%", "4%", "5%"]);
  assert.equal(figureAxis({ title: "Steps" }, "de").ticktext, undefined);
  assert.equal(figureDressed(figure, 600, named, "serif", "de").layout.separators, ",.");
});
