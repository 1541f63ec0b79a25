import { h, setAttr, show } from "../shared/dom.js";

/**
 * Where the table can be touched: each answer has a way of steps, and each step a spot.
 *
 * @typedef {[thing: string, player: string, chain: string]} TribuSpot
 * @typedef {{answer: string, steps: string[], spots: (TribuSpot | null)[], label: string, takes: number}} TribuTouch
 * @typedef {{label: string, takes: number, answer: string | null, next: readonly string[], hint: boolean}} TribuOpen
 */

/** @param {readonly string[]} spot */
export function tribuSpotKey(spot) {
  return spot.join("\n");
}

/**
 * The spots that can be touched when somebody has gone so far. At the beginning, a place that only one card of the hand fits can be touched at once.
 * @param {readonly TribuTouch[]} touches @param {readonly string[]} path
 * @returns {Map<string, TribuOpen>}
 */
export function tribuOpenSpots(touches, path) {
  const level = path.length;
  const ahead = touches.filter(({ steps }) => path.every((id, n) => steps[n] === id));
  /** @type {Map<string, TribuTouch[]>} */
  const found = new Map();
  for (const touch of ahead) {
    const spot = touch.spots[level];
    if (spot) found.set(tribuSpotKey(spot), [...(found.get(tribuSpotKey(spot)) ?? []), touch]);
  }
  const open = new Map([...found].map(([key, some]) => [key, tribuOpened(some, level)]));
  if (level) return open;
  /** @type {Map<string, TribuTouch[]>} */
  const hints = new Map();
  for (const touch of ahead) {
    const [hand, spot] = touch.spots;
    if (hand === null && spot?.[0] === "slot") hints.set(tribuSpotKey(spot), [...(hints.get(tribuSpotKey(spot)) ?? []), touch]);
  }
  for (const [key, some] of hints) if (some.length === 1 && !open.has(key)) open.set(key, { ...tribuOpened(some, 1), hint: true });
  return open;
}

/** @param {TribuTouch[]} some @param {number} level @returns {TribuOpen} */
function tribuOpened(some, level) {
  const [first] = some;
  const last = some.length === 1 && first.spots.length === level + 1;
  return { label: first.label, takes: first.spots.length === level + 1 ? first.takes : 0, answer: last ? first.answer : null, next: first.steps.slice(0, level + 1), hint: false };
}

/**
 * Lets an element be touched: a button over it, hidden as long as there is nothing to do there. (It stays in the page: that one may do something
 * is no fact that has changed.)
 * @param {HTMLElement} el
 */
export function tribuTouchable(el) {
  /** @type {TribuOpen | null} */
  let open = null;
  /** @type {(open: TribuOpen) => void} */
  let acts = () => {};
  const button = h("button", { type: "button", class: "tribu-touch", hidden: true, onclick: () => open && acts(open) });
  el.append(button);
  return {
    /** @param {TribuOpen | null} now @param {(open: TribuOpen) => void} act */
    update(now, act) {
      [open, acts] = [now, act];
      show(button, now);
      el.classList.toggle("is-open", Boolean(now && !now.hint));
      el.classList.toggle("is-hint", Boolean(now?.hint));
      setAttr(button, "aria-label", now?.label);
      setAttr(button, "title", now?.label);
    },
  };
}
