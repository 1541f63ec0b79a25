import assert from "node:assert/strict";
import test from "node:test";

import { tipAt } from "../../widgets/stage/tips.js";

const thing = (left, top) => ({ left, top, width: 20, height: 20, bottom: top + 20 });
const tip = { width: 100, height: 30 };

test("what is said of a thing stands above its middle", () => {
  assert.deepEqual(tipAt(thing(200, 300), tip, 390), { left: 160, top: 264 });
});

test("at the edges it stays on the screen, and below where there is no room above", () => {
  assert.deepEqual(tipAt(thing(0, 10), tip, 390), { left: 6, top: 36 });
  assert.equal(tipAt(thing(380, 300), tip, 390).left, 284);
});
