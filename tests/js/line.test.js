import assert from "node:assert/strict";
import test from "node:test";

import { lineFrame, lineParts } from "../../widgets/line/line.js";

test("what goes into a frame comes out of it", () => {
  const header = { msg_type: "comm_msg" };
  const content = { data: { text: "Mörhy – 🦴", list: [1, null] } };
  const part = lineParts(lineFrame("shell", header, {}, {}, content).buffer);
  assert.deepEqual(part(1), header);
  assert.deepEqual(part(2), {});
  assert.deepEqual(part(4), content);
});

test("a frame begins with a count and so many offsets, the last one its own length", () => {
  const frame = lineFrame("shell", { a: 1 });
  const numbers = new BigUint64Array(frame.slice(0, 32).buffer);
  assert.deepEqual([...numbers], [3n, 32n, 37n, BigInt(frame.length)]);
  assert.equal(new TextDecoder().decode(frame.slice(32, 37)), "shell");
});
