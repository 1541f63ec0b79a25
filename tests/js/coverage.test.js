import assert from "node:assert/strict";
import test from "node:test";

import { coverageName } from "../../widgets/coverage/coverage.js";

const state = /** @type {any} */ ({ legend: [{ id: "new", text: "Not met yet" }, { id: "right", text: "Got right" }] });

test("a field is called as one stands to its rule, and by what it says", () => {
  assert.equal(coverageName({ id: "a", text: "Nobody may stay.", standing: "right" }, state), "Got right: Nobody may stay.");
});

test("a long rule is cut, with a sign that it goes on", () => {
  const name = coverageName({ id: "a", text: "word ".repeat(60), standing: "new" }, state);
  assert.ok(name.startsWith("Not met yet: word"));
  assert.ok(name.endsWith("…"));
  assert.ok(name.length < 140);
});
