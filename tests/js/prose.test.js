import assert from "node:assert/strict";
import { test } from "node:test";
import { proseLabel } from "../../widgets/prose/prose.js";

const way = { hash: "#/race/first", label: "Play", begun: "Go on", over: "Look at it" };

test("a way says whether a game is kept there that goes on, or one that is over", () => {
  assert.equal(proseLabel(way, null), "Play");
  assert.equal(proseLabel(way, { begun: false, over: false }), "Play");
  assert.equal(proseLabel(way, { begun: true, over: false }), "Go on");
  assert.equal(proseLabel(way, { begun: true, over: true }), "Look at it");
});

test("a way without such words is always called the same", () => {
  assert.equal(proseLabel({ hash: "#/race/play", label: "Play" }, { begun: true, over: true }), "Play");
});
