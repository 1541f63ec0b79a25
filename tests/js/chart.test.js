import assert from "node:assert/strict";
import test from "node:test";

import { chartBand, chartFunnel, chartLine, chartX } from "../../widgets/odds/chart.js";

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
  heights.forEach((height, n) => assert.ok(Math.abs(height + heights[49 - n] - 90) < 0.2));
});

test("a share that is the chance lies in the middle, one far off at the edge", () => {
  assert.equal(chartLine([[20, 0.5]], 0.5, 10_000), "M0.0 45.0");
  assert.equal(chartLine([[20, 1]], 0.01, 10_000), "M0.0 1.0");
  assert.equal(chartLine([[20, 0]], 0.99, 10_000), "M0.0 89.0");
});
