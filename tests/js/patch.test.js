import assert from "node:assert/strict";
import test from "node:test";

import { patched } from "../../widgets/shared/patch.js";

test("another value takes the place of the whole", () => {
  assert.deepEqual(patched({ turn: 1 }, { "=": [1, 2] }), [1, 2]);
  assert.equal(patched({ turn: 1 }, { "=": null }), null);
});

test("keys change, come and go; their neighbours stay the same object", () => {
  const before = { words: { roll: "Roll" }, roll: { hands: [1] }, draw: null, rolls: 3 };
  const after = patched(before, { "~": { rolls: { "=": 4 }, draw: { "=": { cards: [] } }, last: { "=": [] } }, "-": ["roll"] });
  assert.deepEqual(after, { words: { roll: "Roll" }, draw: { cards: [] }, rolls: 4, last: [] });
  assert.equal(after.words, before.words);
  assert.equal(before.rolls, 3, "the state before is as it was");
});

test("keys that only go need no others that change", () => {
  assert.deepEqual(patched({ a: 1, b: 2 }, { "-": ["a"] }), { b: 2 });
});

test("a list keeps its beginning and goes on", () => {
  const lines = [{ n: 1 }, { n: 2 }, { n: 3 }];
  const after = patched(lines, { "@": 2, "+": [{ n: 9 }] });
  assert.deepEqual(after, [{ n: 1 }, { n: 2 }, { n: 9 }]);
  assert.equal(after[0], lines[0]);
  assert.deepEqual(patched(lines, { "@": 0, "+": [] }), []);
});

test("elements of a list change where they stand", () => {
  const places = [{ here: [] }, { here: ["Ann"] }, { here: [] }];
  const after = patched(places, { "#": { 1: { "~": { here: { "@": 0, "+": [] } } }, 2: { "~": { here: { "=": ["Ann"] } } } } });
  assert.deepEqual(after, [{ here: [] }, { here: [] }, { here: ["Ann"] }]);
  assert.equal(after[0], places[0]);
});

test("a change deep inside leaves everything beside its way untouched", () => {
  const before = { players: [{ name: "Ann", goods: [1, 2] }, { name: "Bob", goods: [3, 4] }], words: {} };
  const after = patched(before, { "~": { players: { "#": { 0: { "~": { goods: { "#": { 1: { "=": 5 } } } } } } } } });
  assert.deepEqual(after.players[0], { name: "Ann", goods: [1, 5] });
  assert.equal(after.players[1], before.players[1]);
  assert.equal(after.words, before.words);
});

test("keys that every object has are keys like others", () => {
  assert.deepEqual(Object.keys(patched({}, { "~": { constructor: { "=": 1 } } })), ["constructor"]);
});
