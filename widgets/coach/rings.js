import { h, keyed, setText } from "../shared/dom.js";

/**
 * Rings around what is pointed at, each with a label. They lie over the page and move nothing on it.
 *
 * @typedef {{left: number, top: number, right: number, bottom: number}} Edges
 */

const RINGS_MARGIN = 6;
/** Where there is less room than so many pixels above a ring, its label stands inside it. */
const RINGS_LABEL = 26;

/** What two rectangles have in common; null where they do not meet. @param {Edges} one @param {Edges} other @returns {Edges | null} */
export function ringsMeet(one, other) {
  const both = { left: Math.max(one.left, other.left), top: Math.max(one.top, other.top), right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom) };
  return both.left < both.right && both.top < both.bottom ? both : null;
}

/** What scrolls around an element. @param {Element} el @returns {Element[]} */
function ringsClips(el) {
  const found = [];
  for (let at = el.parentElement; at && at !== document.body; at = at.parentElement) if (getComputedStyle(at).overflow !== "visible") found.push(at);
  return found;
}

/** What can be seen of an element. @param {Element} el @param {Element[]} clips @returns {Edges | null} */
function ringsSeen(el, clips) {
  /** @type {Edges | null} */
  let seen = el.getBoundingClientRect();
  for (const clip of clips) seen = seen && ringsMeet(seen, clip.getBoundingClientRect());
  return seen && ringsMeet(seen, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
}

/** @param {Element} within the element over which they lie */
export function ringsOver(within) {
  const layer = h("div", { class: "krom-rings", "aria-hidden": "true" });
  within.append(layer);
  /** @type {{el: Element, clips: Element[], kind: string, label: string}[]} */
  let around = [];
  let frame = 0;

  function follow() {
    frame = 0;
    if (!around.length) return;
    around.forEach(({ el, clips }, n) => {
      const ring = /** @type {HTMLElement} */ (layer.children[n]);
      const seen = el.isConnected ? ringsSeen(el, clips) : null;
      ring.hidden = !seen;
      if (!seen) return;
      ring.classList.toggle("is-low", seen.top < RINGS_LABEL);
      ring.style.transform = `translate(${seen.left - RINGS_MARGIN}px, ${seen.top - RINGS_MARGIN}px)`;
      ring.style.width = `${seen.right - seen.left + 2 * RINGS_MARGIN}px`;
      ring.style.height = `${seen.bottom - seen.top + 2 * RINGS_MARGIN}px`;
    });
    frame = requestAnimationFrame(follow);
  }

  return {
    /** @param {{el: Element, kind: string, label: string}[]} targets */
    show(targets) {
      around = targets.map((one) => ({ ...one, clips: ringsClips(one.el) }));
      keyed(layer, around, (one, n) => `${n} ${one.kind}`, (one) => h("div", { class: `krom-ring is-${one.kind}` }, h("span")), (ring, one, n) => setText(ring.firstElementChild, n ? "" : one.label));
      if (!frame) follow();
    },
    end() {
      cancelAnimationFrame(frame);
      around = [];
      layer.remove();
    },
  };
}
