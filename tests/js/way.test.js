import assert from "node:assert/strict";
import test from "node:test";

import { wayToAnswer } from "../../widgets/shared/way.js";

test("who listens is told of every step, and no more after that", () => {
  const way = wayToAnswer();
  const seen = [];
  const deaf = way.hear(() => seen.push([...way.path()]));
  way.go(["card"]);
  way.go(["card", "place"]);
  way.go([]);
  deaf();
  way.go(["other"]);
  assert.deepEqual(seen, [["card"], ["card", "place"], []]);
  assert.deepEqual(way.path(), ["other"]);
});

test("a step to where one is already is none", () => {
  const way = wayToAnswer();
  let told = 0;
  way.hear(() => (told += 1));
  way.go([]);
  way.go(["card"]);
  way.go(["card"]);
  assert.equal(told, 1);
});
