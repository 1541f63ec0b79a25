import assert from "node:assert/strict";
import test from "node:test";

import { layersOf } from "../../widgets/stage/layers.js";

const named = (...names) => names.map((name) => ({ name, kind: name }));
const names = (layers) => Object.fromEntries(Object.entries(layers).map(([layer, parts]) => [layer, parts.map(({ name }) => name)]));

test("a page that says nothing of layers has its blocks only", () => {
  assert.deepEqual(names(layersOf({ parts: named("prose", "board") })), { welcome: [], blocks: ["prose", "board"], folded: [] });
});

test("what comes first and what is folded away keep the order of the page", () => {
  const parts = named("prose", "board", "cards", "log", "links");
  const layers = layersOf({ parts, welcome: ["board", "prose"], folded: ["log", "cards", "nobody"] });
  assert.deepEqual(names(layers), { welcome: ["prose", "board"], blocks: ["links"], folded: ["cards", "log"] });
});

test("every part has one place", () => {
  const { welcome, blocks, folded } = layersOf({ parts: named("a", "b", "c"), welcome: ["a", "b"], folded: ["b", "c"] });
  assert.deepEqual([...welcome, ...blocks, ...folded].map(({ name }) => name), ["a", "b", "c"]);
});
