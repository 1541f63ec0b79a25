import assert from "node:assert/strict";
import test from "node:test";

import { playbackPause } from "../../widgets/playback/playback.js";
import { walkPause } from "../../widgets/walk/walk.js";

test("what is brief stays in sight for three quarters as long, at every speed", () => {
  const sentence = "Karok acts in the Forest.";
  assert.equal(playbackPause(sentence, false, "usual"), walkPause(sentence));
  for (const speed of /** @type {const} */ (["slow", "usual", "fast"])) {
    assert.equal(playbackPause(sentence, true, speed), playbackPause(sentence, false, speed) * 0.75);
  }
  assert.equal(playbackPause(sentence, false, "usual", true), walkPause(sentence) * 0.6);
  assert.ok(playbackPause(sentence, true, "slow") > playbackPause(sentence, true, "fast"));
});
