import assert from "node:assert/strict";
import test from "node:test";

import { lineFrame, lineJitter, lineParts, lineTo } from "../../widgets/line/line.js";
import { FakeSocket, settled, sockets } from "./fakes.js";

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

// --- the line itself

/** A line to a server of ours; what was told of it. */
function lineWith({ sure = true, ends = [] } = {}) {
  const told = [];
  let mutes = 0;
  const line = lineTo({
    sure,
    find: async (anew) => {
      told.push(anew ? "find anew" : "find");
      return ends.shift() ?? { address: "ws://here/1", id: "m1", same: false };
    },
    cut: (why) => told.push(`cut ${why}`),
    mended: () => told.push("mended"),
    large: () => "too long",
    gone: (lived, answered) => told.push(`gone ${answered}`),
    mute: () => ++mutes === 3,
  });
  const model = line.model("");
  model.on("open", ({ same }) => told.push(`open ${same}`));
  model.on("msg:custom", (message) => told.push(message));
  return { line, model, told };
}

const answer = (id, content) => ({ data: lineFrame("iopub", { msg_type: "comm_msg" }, {}, {}, { comm_id: id, data: { method: "custom", content } }).buffer });
const last = () => sockets[sockets.length - 1];

test.beforeEach((t) => {
  sockets.length = 0;
  globalThis.WebSocket = FakeSocket;
  t.mock.timers.enable({ apis: ["setTimeout"] });
  t.mock.method(Math, "random", () => 0.5);
});

test("a line that hiccups goes back to its table at once, and nobody is told", async (t) => {
  const { model, told } = lineWith();
  await settled();
  assert.equal(model.send({ a: 1 }), false);
  last().open();
  assert.equal(model.send({ a: 1 }), true);
  last().onmessage(answer("m1", "hi"));
  last().close(1006);
  assert.equal(model.send({ a: 2 }), false);
  t.mock.timers.tick(100);
  await settled();
  assert.equal(sockets.length, 2);
  last().open();
  last().onmessage(answer("m1", "again"));
  t.mock.timers.tick(5000);
  assert.deepEqual(told, ["find", "open false", "hi", "mended", "open true", "again", "mended"]);
});

test("a line that stays broken is told after a moment; one whose server stops, or is away, at once", async (t) => {
  for (const [code, why, wait] of [[1006, "lost", 1500], [1001, "stopped", 0], [4001, "gone", 1500]]) {
    const { told } = lineWith({ ends: [undefined, new Promise(() => {})] });
    await settled();
    last().open();
    last().onmessage(answer("m1", "hi"));
    told.length = 0;
    last().close(code);
    t.mock.timers.tick(Math.max(0, wait - 1));
    assert.equal(told.includes(`cut ${why}`), wait === 0);
    t.mock.timers.tick(1);
    assert.ok(told.includes(`cut ${why}`));
  }
  const { told } = lineWith();
  await settled();
  last().close(1006);
  assert.deepEqual(told, ["find", "cut lost"]);
});

test("a table that has ended is not asked for again, nor one that newer lines have taken", async (t) => {
  for (const code of [4001, 4002]) {
    const { told } = lineWith({ ends: [undefined, { address: "ws://here/2", id: "m2", same: false }] });
    await settled();
    last().open();
    last().close(code);
    t.mock.timers.tick(200);
    await settled();
    assert.equal(last().address, "ws://here/2");
    last().open();
    last().onmessage(answer("m2", "hi"));
    assert.deepEqual(told.filter((one) => !String(one).startsWith("gone")), ["find", "open false", "find anew", "open false", "hi", "mended"]);
    assert.equal(told.includes("gone false"), code === 4001);
  }
});

test("where no first answer gets through, the table is greeted again, and after some attempts another one", async (t) => {
  const { told } = lineWith({ ends: [undefined, { address: "ws://here/2", id: "m2", same: false }] });
  await settled();
  for (let n = 0; n < 3; n += 1) {
    last().open();
    last().close(1006);
    t.mock.timers.tick(8000);
    await settled();
  }
  assert.equal(last().address, "ws://here/2");
  const lasting = told.filter((one) => one !== "cut lost");
  assert.deepEqual(lasting, ["find", "open false", "open false", "open false", "find anew"]);
});

test("attempts come at growing distances, never at once, and never end", async (t) => {
  lineWith();
  await settled();
  const times = [];
  for (let n = 0; n < 8; n += 1) {
    last().close(1006);
    const before = sockets.length;
    let waited = 0;
    while (sockets.length === before) {
      t.mock.timers.tick(50);
      waited += 50;
      await settled();
    }
    times.push(waited);
  }
  assert.deepEqual(times, [100, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
});

test("who is in a hurry does not wait for the next attempt", async () => {
  const { line } = lineWith();
  await settled();
  last().close(1006);
  assert.equal(sockets.length, 1);
  line.hurry();
  await settled();
  assert.equal(sockets.length, 2);
});

test("a line that is silent for long is not believed; one on which nothing was said is", async (t) => {
  const { model, told } = lineWith();
  await settled();
  last().open();
  last().onmessage(answer("m1", "hi"));
  t.mock.timers.tick(600_000);
  await settled();
  assert.equal(sockets.length, 1);
  model.send({ a: 1 });
  t.mock.timers.tick(45_000);
  await settled();
  assert.equal(sockets.length, 2);
  last().open();
  assert.equal(told.at(-1), "open true");
  sockets[0].onmessage(answer("m1", "from the old line"));
  assert.equal(told.at(-1), "open true");
});

test("what is too long for the server is answered here", async () => {
  const { model, told } = lineWith();
  await settled();
  last().open();
  assert.equal(model.send({ text: "x".repeat(256 * 1024) }), true);
  await settled();
  assert.equal(last().sent.length, 0);
  assert.deepEqual(told.at(-1), { notice: "too long" });
});

test("thirty pages do not come back together", (t) => {
  t.mock.restoreAll();
  const times = new Set(Array.from({ length: 30 }, () => Math.round(lineJitter(1000))));
  assert.ok(times.size > 20);
  assert.ok([...times].every((time) => time >= 500 && time <= 1500));
});
