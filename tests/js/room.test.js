import assert from "node:assert/strict";
import test from "node:test";

import { join, roomPupil } from "../../widgets/room/client.js";
import { roomKeys, roomTakeKey, roomWall } from "../../widgets/room/teacher.js";
import { memory } from "../../widgets/stage/memory.js";
import { wallAddress } from "../../widgets/wall/wall.js";
import { settled } from "./fakes.js";

/** A server with one room, as far as a pupil sees it: it answers when there is news, keeps what is sent, and can be away. */
class FakeRoom {
  constructor() {
    this.restart("room 1");
    this.sent = [];
    this.away = false;
    globalThis.fetch = (where, how) => this.answer(where, how);
  }
  restart(name, activity = "race/duel/rounds=5") {
    Object.assign(this, { name, version: 1, activity, records: new Map() });
    this.ring();
  }
  lead(activity) {
    this.activity = activity;
    this.version += 1;
    this.ring();
  }
  ring() {
    this.waiting?.splice(0).forEach((answer) => answer());
    this.waiting ??= [];
  }
  said(status, body, kind = "application/json") {
    return { status, headers: new Map([["Content-Type", kind]]), json: async () => body, text: async () => body };
  }
  async answer(where, { method, body, headers, signal }) {
    if (this.away) throw new TypeError("no network");
    if (method === "POST") return this.take(JSON.parse(body), headers["X-Pupil"]);
    const known = new URL(where, "http://here").searchParams;
    if (known.get("room") === this.name && known.get("since") === String(this.version)) {
      await new Promise((resolve, reject) => {
        this.waiting.push(() => (this.away ? reject(new TypeError("cut")) : resolve()));
        signal.addEventListener("abort", () => reject(new Error("aborted")));
      });
    }
    return this.said(200, { room: this.name, version: this.version, activity: this.activity, paused: false, revealed: false, n: 0, pupils: 0, counts: null });
  }
  take({ room, record }, pupil) {
    this.sent.push([room, record.results.length]);
    if (room !== this.name) return this.said(409, { why: "another room", room: this.name });
    if (record.key !== this.activity) return this.said(200, { held: true, why: "elsewhere" });
    if (record.results.includes(9)) return this.said(422, { why: "no such row", known: this.records.get(pupil) ?? null });
    if (this.slow) return this.said(429, { why: "slowly", again: 2 });
    this.records.set(pupil, record);
    return this.said(200, { known: record });
  }
}

const record = (...results) => ({ key: "race/duel/rounds=5", who: "otter-17", predicted: [1], results });
const pupil = "0123456789abcdef".repeat(2);

/** A pupil of a room, and what was said to them. */
function enter() {
  const states = [];
  const refused = [];
  const known = [];
  const room = join({ pupil, onState: (state) => states.push(state), onRefused: (...why) => refused.push(why), onKnown: (one) => known.push(one) });
  return { ...room, states, refused, known };
}

async function later(t, milliseconds) {
  await settled();
  t.mock.timers.tick(milliseconds);
  await settled();
}

test.beforeEach((t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  t.mock.method(Math, "random", () => 0.5);
});

test("a pupil hears how things stand, and again when that has changed", async () => {
  const server = new FakeRoom();
  const { states, leave } = enter();
  await settled();
  server.lead("race/hunt/rounds=5");
  await settled();
  assert.deepEqual(states.map(({ activity }) => activity), ["race/duel/rounds=5", "race/hunt/rounds=5"]);
  leave();
});

test("what is reported reaches the server, whole; of what comes in quick succession the last", async (t) => {
  const server = new FakeRoom();
  const { report, known, leave } = enter();
  report(record());
  await settled();
  for (const each of [record(0), record(0, 1), record(0, 1, 2)]) report(each);
  await later(t, 1000);
  assert.deepEqual(server.records.get(pupil), record(0, 1, 2));
  assert.deepEqual(server.sent.map(([, n]) => n), [0, 3]);
  assert.equal(known.length, 2);
  report(record(0, 1, 2));
  await later(t, 1000);
  assert.equal(server.sent.length, 2, "what the server has is not sent again");
  leave();
});

test("a lost line is waited for, and what was done meanwhile is sent then", async (t) => {
  const server = new FakeRoom();
  const { report, leave } = enter();
  await settled();
  server.away = true;
  server.ring();
  report(record(0));
  report(record(0, 1));
  await later(t, 100);
  assert.equal(server.sent.length, 0);
  server.away = false;
  await later(t, 1000);
  assert.deepEqual(server.records.get(pupil), record(0, 1));
  leave();
});

test("a server that was restarted is told everything again, when the teacher has opened the activity", async (t) => {
  const server = new FakeRoom();
  const { report, refused, leave } = enter();
  report(record(0, 1));
  await later(t, 1000);
  server.restart("room 2", null);
  await later(t, 1000);
  assert.equal(server.records.size, 0);
  server.lead("race/duel/rounds=5");
  await later(t, 1000);
  assert.deepEqual(server.records.get(pupil), record(0, 1));
  assert.deepEqual(refused, [], "nobody is bothered with it");
  leave();
});

test("who was taken out comes in again as somebody new, with what was done", async (t) => {
  const server = new FakeRoom();
  const { report, again, states, leave } = enter();
  report(record(0, 1));
  await later(t, 1000);
  server.records.clear();
  again();
  await later(t, 1000);
  assert.equal(states.length, 2, "it is asked at once how things stand for them");
  const [[somebody, known], ...others] = server.records;
  assert.notEqual(somebody, pupil);
  assert.equal(somebody, roomPupil(), "and stays so after a reload");
  assert.deepEqual([known, others], [record(0, 1), []]);
  leave();
});

test("whoever first hears of the restart when sending sends it again at once", async (t) => {
  const server = new FakeRoom();
  const { report, leave } = enter();
  await settled();
  server.name = "room 2";
  report(record(0));
  await later(t, 1000);
  assert.deepEqual(server.sent, [["room 1", 1], ["room 2", 1]]);
  assert.deepEqual(server.records.get(pupil), record(0));
  leave();
});

test("what is refused is told with its reason and with what the server has, and is not sent again", async (t) => {
  const server = new FakeRoom();
  const { report, refused, leave } = enter();
  report(record(0));
  await later(t, 1000);
  report(record(9));
  await later(t, 1000);
  assert.deepEqual(refused, [["no such row", record(0)]]);
  assert.equal(server.sent.length, 2);
  leave();
});

test("whoever is too fast waits as long as the server says", async (t) => {
  const server = new FakeRoom();
  server.slow = true;
  const { report, leave } = enter();
  report(record(0));
  await later(t, 1900);
  server.slow = false;
  assert.equal(server.sent.length, 1);
  await later(t, 200);
  assert.deepEqual(server.records.get(pupil), record(0));
  leave();
});

for (const [where, answer] of Object.entries({
  "a static site": { status: 404, headers: new Map([["Content-Type", "text/html"]]) },
  "a server that has a page for everything": { status: 200, headers: new Map([["Content-Type", "text/html"]]) },
})) {
  test(`on ${where} there is no room, which is said once`, async (t) => {
    let asked = 0;
    globalThis.fetch = async () => ((asked += 1), answer);
    const { report, states } = enter();
    report(record(0));
    await later(t, 60_000);
    assert.deepEqual(states, [{ room: null }]);
    assert.equal(asked, 1);
  });
}

test("where nobody answers at all, a page goes on alone", async (t) => {
  globalThis.fetch = async () => {
    throw new TypeError("no network");
  };
  const { states, leave } = enter();
  for (let n = 0; n < 5; n += 1) await later(t, 10_000);
  assert.deepEqual(states, [{ room: null }]);
  leave();
});

test("a browser keeps what it is known by; where it can keep nothing, the page does", () => {
  const kept = new Map();
  Object.defineProperty(globalThis, "localStorage", { value: { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => kept.set(name, value) }, configurable: true });
  const id = roomPupil();
  assert.match(id, /^[0-9a-f]{32}$/);
  assert.equal(roomPupil(), id);
  kept.clear();
  assert.equal(roomPupil(), id);
});

// --- the teacher's end

const key = "fedcba9876543210".repeat(2);

/** A browser at an address. */
function browse(hash) {
  const kept = new Map();
  Object.defineProperty(globalThis, "localStorage", { value: { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => kept.set(name, value) }, configurable: true });
  globalThis.location = { hash };
  globalThis.history = { state: null, replaceState: (_state, _title, to) => (location.hash = to) };
}

test("the teacher's key is taken out of the address and kept", () => {
  browse(`#/race/class?teacher=${key}`);
  roomTakeKey();
  assert.equal(location.hash, "#/race/class");
  assert.equal(roomKeys()[0], key);
  assert.equal(localStorage.getItem("krom.teacher"), key);
});

for (const hash of ["#/race/class", `#/race/class?teacher=${key}0`, "#/race/class?teacher=short", `#/race/class?teacher=${key.toUpperCase()}`]) {
  test(`${hash} has no key`, () => {
    browse(hash);
    roomTakeKey();
    assert.equal(location.hash, hash);
    assert.equal(localStorage.getItem("krom.teacher"), null);
  });
}

test("the wall asks with the key for what is new since Python has heard of it, and waits until Python has", async () => {
  browse(`#/race/class?teacher=${key}`);
  roomTakeKey();
  const asked = [];
  let answers = [];
  globalThis.fetch = (where, how) => {
    asked.push([new URL(where, "http://here").searchParams.get("since"), how.headers["X-Teacher"]]);
    return new Promise((resolve) => answers.push((body) => resolve({ status: 200, headers: new Map([["Content-Type", "application/json"]]), json: async () => body })));
  };
  let version = 0;
  let taken = () => {};
  const wall = roomWall({ of: "race/duel/rounds=5", since: () => ({ room: "r", version }), onNews: () => new Promise((resolve) => (taken = resolve)), onAlone() {}, onStranger() {}, onSilent() {} });
  answers[0]({ version: 4 });
  await settled();
  assert.equal(asked.length, 1, "not before it was taken in");
  version = 4;
  taken();
  await settled();
  assert.deepEqual(asked, [["0", key], ["4", key]]);
  wall.leave();
});

test("a key that somebody else has made up does not throw the teacher's away", async () => {
  const madeUp = "0".repeat(32);
  browse(`#/race/class?teacher=${key}`);
  roomTakeKey();
  location.hash = `#/race/play/x?teacher=${madeUp}`;
  roomTakeKey();
  const asked = [];
  globalThis.fetch = async (_where, how) => {
    asked.push(how.headers["X-Teacher"]);
    if (how.headers["X-Teacher"] !== key) return { status: 403, headers: new Map([["Content-Type", "application/json"]]), json: async () => ({ why: "no" }) };
    return new Promise(() => {});
  };
  let stranger = false;
  const wall = roomWall({ of: "race/duel/rounds=5", since: () => ({ room: "r", version: 0 }), onNews() {}, onAlone() {}, onStranger: () => (stranger = true), onSilent() {} });
  await settled();
  wall.leave();
  assert.deepEqual(asked, [madeUp, key]);
  assert.equal(stranger, false);
});

test("a key that another window of this browser has taken is known here too", () => {
  browse(`#/race/class?teacher=${key}`);
  roomTakeKey();
  const later = "1".repeat(32);
  memory.set("teacher", `${later} ${key}`);
  assert.deepEqual(roomKeys(), [later, key]);
});

test("others find the app where this browser does, unless that is this machine only", () => {
  assert.equal(wallAddress({ hostname: "krom.school", origin: "https://krom.school", pathname: "/" }, "http://10.0.0.7:8866/"), "https://krom.school/");
  assert.equal(wallAddress({ hostname: "localhost", origin: "http://localhost:8866", pathname: "/" }, "http://10.0.0.7:8866/"), "http://10.0.0.7:8866/");
});
