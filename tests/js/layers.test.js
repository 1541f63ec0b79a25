import assert from "node:assert/strict";
import test from "node:test";

import { layersOf } from "../../widgets/stage/layers.js";

const named = (...names) => names.map((name) => ({ name, kind: name }));
const names = (layers) => Object.fromEntries(Object.entries(layers).map(([layer, parts]) => [layer, parts.map(({ name }) => name)]));

test("a page that says nothing of layers has its blocks only", () => {
  assert.deepEqual(names(layersOf({ parts: named("prose", "board") })), { welcome: [], blocks: ["prose", "board"] });
});

test("what comes first keeps the order of the page, and every part has one place", () => {
  const parts = named("prose", "board", "log", "links");
  const layers = layersOf({ parts, welcome: ["board", "prose", "nobody"] });
  assert.deepEqual(names(layers), { welcome: ["prose", "board"], blocks: ["log", "links"] });
});
