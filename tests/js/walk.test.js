import assert from "node:assert/strict";
import test from "node:test";

import { layoutBlocks } from "../../widgets/stage/layout.js";
import { walkPause, walkWay } from "../../widgets/walk/walk.js";

test("the next step is one step", () => {
  assert.deepEqual(walkWay(3, 4), [4]);
});

test("back and far away lead past the step before, so that what the step changes is seen as a change", () => {
  assert.deepEqual(walkWay(4, 3), [2, 3]);
  assert.deepEqual(walkWay(0, 9), [8, 9]);
  assert.deepEqual(walkWay(9, 1), [0, 1]);
});

test("before the beginning there is nothing", () => {
  assert.deepEqual(walkWay(5, 0), [0]);
});

test("a longer sentence stays longer, and the shortest stays long enough", () => {
  const [short, line, long] = ["A.", "x".repeat(50), "x".repeat(120)].map(walkPause);
  assert.equal(short, line);
  assert.ok(short >= 1500 && long > line + 1000);
});

test("the stepper stands where the question would", () => {
  const parts = ["tin/board", "dice", "walk", "tin/mats", "log"].map((kind) => ({ name: kind.replace("tin/", ""), kind }));
  const [table] = layoutBlocks(parts);
  assert.deepEqual(table.columns, [
    { column: "board", names: ["board"] },
    { column: "side", names: ["walk", "dice", "log"] },
    { column: "below", names: ["mats"] },
  ]);
});
