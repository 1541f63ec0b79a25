import assert from "node:assert/strict";
import test from "node:test";
import { diceStillKept } from "../../widgets/dice/dice.js";

test("dice that were kept are found again among those that lie there now", () => {
  assert.deepEqual([...diceStillKept([1, 6, 6, 6], [6, 6])], [1, 2]);
  assert.deepEqual([...diceStillKept([2, 3], [])], []);
});
