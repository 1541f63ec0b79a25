import assert from "node:assert/strict";
import test from "node:test";

import { chartBand, chartFunnel, chartLine, chartRolls, chartRows, chartTicks, chartX, chartY } from "../../widgets/odds/chart.js";

test("each tenfold of rolls takes the same room", () => {
  const [first, second, third] = [20, 200, 2000].map((n) => chartX(n, 20_000));
  assert.equal(first, 0);
  assert.ok(Math.abs(third - second - (second - first)) < 1e-9);
  assert.equal(chartX(3, 20_000), 0, "fewer than the first rolls stand where those stand");
});

test("the band is 95 of 100 wide and narrows with the root of the rolls", () => {
  assert.ok(Math.abs(chartBand(0.5, 100) - 0.098) < 1e-12);
  assert.ok(Math.abs(chartBand(0.3, 400) * 2 - chartBand(0.3, 100)) < 1e-12);
  assert.equal(chartBand(0, 10), 0);
});

test("the band is closed and stands around the middle", () => {
  const path = chartFunnel(0.25, 10_000);
  assert.match(path, /^M[\d. L]+Z$/);
  const heights = path.slice(1, -1).split("L").map((at) => Number(at.split(" ")[1]));
  assert.equal(heights.length, 50);
  heights.forEach((height, n) => assert.ok(Math.abs(height + heights[49 - n] - 180) < 0.2));
});

test("the band of a rare thing ends at nothing", () => {
  const heights = chartFunnel(0.01, 10_000).slice(1, -1).split("L").map((at) => Number(at.split(" ")[1]));
  assert.ok(Math.max(...heights) <= chartY(0, 0.01) + 0.1);
});

test("a share that is the chance lies in the middle, one far off at the edge", () => {
  const at = (/** @type {number} */ share) => [{ rolls: 20, share, text: "" }];
  assert.equal(chartLine(at(0.5), 0.5, 10_000), "M0.0 90.0");
  assert.equal(chartLine(at(1), 0.01, 10_000), "M0.0 1.0");
  assert.equal(chartLine(at(0), 0.99, 10_000), "M0.0 179.0");
});

test("beside the picture stand a few shares that can be, none of them upon the exact chance", () => {
  for (const chance of [0.0001, 0.01, 1 / 6, 0.278, 0.5, 7 / 12, 0.97, 0.9999]) {
    const ticks = chartTicks(chance);
    assert.ok(ticks.length >= 1 && ticks.length <= 7, `${chance}: ${ticks}`);
    for (const tick of ticks) {
      assert.ok(tick >= 0 && tick <= 1 + 1e-9, `${chance}: ${tick}`);
      assert.ok(chartY(tick, chance) > -0.1 && chartY(tick, chance) < 180.1, `${chance}: ${tick}`);
      assert.ok(Math.abs(chartY(tick, chance) - 90) > 16, `${chance}: ${tick}`);
    }
  }
  assert.deepEqual(chartRolls(100_000), [20, 100, 1000, 10_000, 100_000]);
});

test("the curves as a table: the exact chances, then shares after more and more rolls, the last of them always", () => {
  const bars = /** @type {any} */ ([{ percent: "50%" }, { percent: "25%" }]);
  const curve = (/** @type {string} */ sign) => [20, 22, 40, 41].map((rolls) => ({ rolls, share: 0, text: `${sign}${rolls}` }));
  assert.deepEqual(chartRows(bars, [curve("a"), curve("b")], "exact", String), [
    ["exact", "50%", "25%"],
    ["20", "a20", "b20"],
    ["40", "a40", "b40"],
    ["41", "a41", "b41"],
  ]);
});
