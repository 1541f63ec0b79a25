import assert from "node:assert/strict";
import test from "node:test";

import { partIn, percentIn, separatorsIn } from "../../widgets/shared/numbers.js";

test("a share is written as the language does", () => {
  assert.equal(percentIn(0.278, "en"), "27.8%");
  assert.equal(percentIn(0.278, "de"), "27,8\u00a0%");
  assert.equal(percentIn(1, "fr").replace(/\s/g, " "), "100 %");
});

test("so many of so many are rounded half up, whatever a double makes of them", () => {
  assert.equal(partIn(29, 400, "en"), "7.3%");
  assert.equal(partIn(1, 16, "en"), "6.3%");
  assert.equal(partIn(1, 3, "en"), "33.3%");
  assert.equal(partIn(0, 20, "en"), "0%");
  assert.equal(partIn(20, 20, "en"), "100%");
});

test("decimals and thousands are parted as the language does", () => {
  assert.equal(separatorsIn("en"), ".,");
  assert.equal(separatorsIn("de"), ",.");
  assert.equal(separatorsIn("fr")[0], ",");
});
