import assert from "node:assert/strict";
import test from "node:test";

import { figureAxis, figureDressed, figureFitted, figureRows } from "../../widgets/shared/figure.js";

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

test("a line of somebody wears that colour, and an edge that can be read on any ground", () => {
  const line = { type: "scatter", mode: "lines+markers", name: "Alma", line: { color: "figure:Alma", dash: "dash", width: 3 }, marker: { color: "figure:Alma", symbol: "square" } };
  const { data } = figureDressed({ ...figure, data: [line] }, 600, named, "serif", "en");
  const [edge, own] = data;
  assert.equal(data.length, 2);
  assert.deepEqual([edge.line.color, edge.showlegend, edge.mode], ["<--krom-pitch>", false, "lines"]);
  assert.ok(edge.line.width > own.line.width);
  assert.deepEqual([own.line.color, own.line.dash, own.marker.color, own.marker.symbol], ["<figure:Alma>", "dash", "<figure:Alma>", "square"]);
  assert.equal(own.marker.line.color, "<--krom-pitch>");
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

test("a legend whose names fit side by side is one line, however different they are", () => {
  assert.equal(figureRows(["a name that is much longer", "Bob", "Cem"], 450), 1);
});

test("a figure that fills its place is as high as that, and its letters fit", () => {
  const layout = { height: 500, type: 30, fill: true, xaxis: { type: "category" }, yaxis: { title: { text: "Share" } } };
  const data = [{ type: "bar", orientation: "v", name: "Came", x: ["one<br>label", "two"], y: [0.5, 0.5], text: ["50%", "50%"] }];
  const filled = figureDressed({ data, layout }, 1300, named, "serif", "en", 420).layout;
  assert.deepEqual([filled.height, filled.font.size, filled.fill], [420, 30, undefined]);
  assert.ok(figureDressed({ data, layout }, 1300, named, "serif", "en").layout.height > 500, "without a place the figure decides");
  assert.ok(figureDressed({ data, layout }, 1300, named, "serif", "en", 280).layout.font.size <= 20);
  assert.equal(filled.xaxis.tickfont.size, 30, "of a label in two lines the longer one counts");
});

test("values of narrow bars are written upwards, and their axis is longer", () => {
  const bars = (many) => ({ type: "bar", orientation: "v", x: Array(many).fill("12"), y: Array(many).fill(0.1), text: Array(many).fill("16.7%") });
  assert.deepEqual([figureFitted([bars(4), bars(4)], 1300, 420, 30).upright, figureFitted([bars(11), bars(11)], 1300, 420, 30).upright], [false, true]);
  const layout = { height: 500, type: 30, fill: true, xaxis: { type: "category" }, yaxis: { tickformat: ".0%", range: [0, 1] } };
  const { data, layout: made } = figureDressed({ data: [bars(11), bars(11)].map((one) => ({ ...one, name: "a" })), layout }, 1300, named, "serif", "en", 420);
  assert.equal(data[0].textangle, -90);
  assert.ok(data[0].textfont.size >= 20);
  assert.ok(made.yaxis.range[1] > 1);
  assert.equal(made.yaxis.ticktext.at(-1), "100%", "nothing is more than everything");
});

test("an axis of shares has few ticks, and writes them as the language does", () => {
  const of = (range, lang) => figureAxis({ tickformat: ".0%", range }, lang).ticktext;
  assert.deepEqual(of([0, 1], "en"), ["0%", "20%", "40%", "60%", "80%", "100%"]);
  assert.deepEqual(of([0, 0.33], "de"), ["0\u00a0%", "10\u00a0%", "20\u00a0%", "30\u00a0%"]);
  assert.deepEqual(of([0, 0.055], "en"), ["0%", "1%", "2%", "3%", "4%", "5%"]);
  assert.equal(figureAxis({ title: "Steps" }, "de").ticktext, undefined);
  assert.equal(figureDressed(figure, 600, named, "serif", "de").layout.separators, ",.");
});
