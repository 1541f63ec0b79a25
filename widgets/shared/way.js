/**
 * How far somebody has gone on the way to an answer that is chosen step by step: the ids of the steps. What is asked shows where they
 * lead. A part of a game's own (cards in a hand, places on a board) may show the way as well, and go it.
 *
 * @typedef {{path: () => readonly string[], go: (path: readonly string[]) => void, hear: (call: () => void) => () => void}} Way
 */

/** @returns {Way} */
export function wayToAnswer() {
  /** @type {readonly string[]} */
  let path = [];
  /** @type {Set<() => void>} */
  const heard = new Set();
  return {
    path: () => path,
    /** Go there; who listens is told, if that is somewhere else. */
    go(next) {
      if (next.length === path.length && next.every((id, n) => id === path[n])) return;
      path = [...next];
      for (const call of [...heard]) call();
    },
    /** Be told of every step. What comes back ends that. */
    hear(call) {
      heard.add(call);
      return () => heard.delete(call);
    },
  };
}
