import assert from "node:assert/strict";
import test from "node:test";

import { arriveAt } from "../../widgets/line/arrive.js";
import { settled } from "./fakes.js";

/** Somebody who arrives; what they asked, what they were told. Answers are given in order, each as [status, body]; a function may hold one back. */
function arriving(answers, kept = {}, updated = () => false) {
  const told = [];
  const asked = [];
  globalThis.fetch = async (_, { body, signal }) => {
    asked.push(JSON.parse(body));
    const next = answers.shift() ?? (() => new Promise((_, refuse) => signal.addEventListener("abort", refuse)));
    if (typeof next === "function") await next();
    return { status: next[0], json: async () => next[1] };
  };
  const news = {
    waiting: (place, full) => told.push(`${full ? "full" : "setting"} ${place}`),
    busy: () => told.push("busy"),
    away: () => told.push("away"),
    updated,
  };
  return { arrive: arriveAt("/api/tables", kept, news), told, asked };
}

const table = [200, { table: "k", model: "m", same: false, version: "1" }];
const wait = (place, full = true) => [202, { ticket: "t", place, full, version: "1" }];
const refuse = () => Promise.reject(new Error("no network"));

test.beforeEach((t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  t.mock.method(Math, "random", () => 0.5);
});

test("a table that is there is given at once, and taken along", async () => {
  const { arrive, asked } = arriving([table]);
  assert.equal((await arrive.find()).model, "m");
  assert.deepEqual(asked, [{}]);
  assert.deepEqual(arrive.kept(), { table: "k", ticket: undefined });
});

test("who waits asks on with the ticket, and hears of every place", async () => {
  const { arrive, told, asked } = arriving([wait(3, false), wait(2), wait(1), table], { table: "old" });
  await arrive.find();
  assert.deepEqual(told, ["setting 3", "full 2", "full 1"]);
  assert.deepEqual(asked, [{ table: "old" }, ...Array(3).fill({ table: "old", ticket: "t" })]);
});

test("a server that answers without news is not asked without a breath", async (t) => {
  const { arrive, asked } = arriving([wait(3), wait(3), wait(3), table]);
  const found = arrive.find();
  await settled();
  assert.equal(asked.length, 2);
  t.mock.timers.tick(1000);
  await settled();
  assert.equal(asked.length, 3);
  t.mock.timers.tick(1000);
  await found;
});

test("too many questions: as long a pause as the server says", async (t) => {
  const { arrive, told, asked } = arriving([[429, { again: 7 }], table]);
  const found = arrive.find();
  await settled();
  t.mock.timers.tick(6999);
  await settled();
  assert.equal(asked.length, 1);
  t.mock.timers.tick(1);
  await found;
  assert.deepEqual(told, ["busy"]);
});

test("no answer, or one that makes no sense: again and again, at growing distances", async (t) => {
  const { arrive, told } = arriving([refuse, [503, {}], [200, null], [200, { table: 7 }], [403, {}], [202, {}], table]);
  const found = arrive.find();
  for (const pause of [500, 1000, 2000, 4000, 8000, 8000]) {
    await settled();
    const before = told.length;
    t.mock.timers.tick(pause - 1);
    await settled();
    assert.equal(told.length, before);
    t.mock.timers.tick(1);
  }
  await found;
  assert.equal(told.length, 6);
});

test("a question that is not answered for long is put anew", async (t) => {
  const { arrive, told, asked } = arriving([wait(2)]);
  arrive.find();
  await settled();
  assert.equal(asked.length, 2);
  t.mock.timers.tick(20_000);
  await settled();
  assert.deepEqual(told, ["full 2", "away"]);
  arrive.hurry();
  await settled();
  assert.deepEqual(asked[2], { ticket: "t" });
});

test("a page of another version goes no further", async () => {
  const versions = [];
  const { arrive } = arriving([table], {}, (version) => versions.push(version) > 0);
  let found = false;
  arrive.find().then(() => (found = true));
  await settled();
  assert.deepEqual(versions, ["1"]);
  assert.equal(found, false);
});

test("a table that has ended is not asked for, but named until there is another", async () => {
  const { arrive, asked } = arriving([table, table, table]);
  await arrive.find();
  arrive.forget();
  await arrive.find();
  assert.deepEqual(asked[1], { lost: "k" });
  await arrive.find();
  assert.deepEqual(asked[2], { table: "k" });
});
