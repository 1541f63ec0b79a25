import { h, keyed, setText } from "../shared/dom.js";

/**
 * Rings around what is pointed at, each with a label. They lie over the page and move nothing on it.
 *
 * @typedef {{left: number, top: number, right: number, bottom: number}} Edges
 */

const RINGS_MARGIN = 6;
/** So far from a corner of its ring a label stands. */
const RINGS_CORNER = 10;

/** What two rectangles have in common; null where they do not meet. @param {Edges} one @param {Edges} other @returns {Edges | null} */
export function ringsMeet(one, other) {
  const both = { left: Math.max(one.left, other.left), top: Math.max(one.top, other.top), right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom) };
  return both.left < both.right && both.top < both.bottom ? both : null;
}

/** @param {Edges} one @param {Edges} other how much of one the other covers */
function ringsCovered(one, other) {
  const both = ringsMeet(one, other);
  return both ? (both.right - both.left) * (both.bottom - both.top) : 0;
}

/**
 * Where the label of a ring stands: at the middle of its upper edge, which belongs to all that the ring is around, else at another place along its
 * edges; where it covers no text, or least.
 * @param {Edges} ring @param {{width: number, height: number}} label @param {Edges[]} texts @param {Edges} page
 * @returns {Edges}
 */
export function ringsLabel(ring, { width, height }, texts, page) {
  const middle = (ring.left + ring.right - width) / 2;
  const across = [middle, ring.right - RINGS_CORNER - width, ring.left + RINGS_CORNER];
  const down = [ring.top - height, ring.bottom, ring.top];
  const places = down.flatMap((top) => across.map((left) => ({ left, top, right: left + width, bottom: top + height })));
  const within = places.filter(({ left, top, right, bottom }) => left >= page.left && top >= page.top && right <= page.right && bottom <= page.bottom);
  const covers = (/** @type {Edges} */ place) => texts.reduce((sum, text) => sum + ringsCovered(place, text), 0);
  const found = within.map((place) => ({ place, covered: covers(place) }));
  const least = Math.min(...found.map((one) => one.covered));
  return found.find((one) => one.covered === least)?.place ?? places[0];
}

/** Where text stands on the page. @param {Element} within @returns {Edges[]} */
function ringsTexts(within) {
  const found = [];
  const range = document.createRange();
  const nodes = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (!node.nodeValue?.trim() || node.parentElement?.closest(".krom-rings")) continue;
    range.selectNodeContents(node);
    found.push(...range.getClientRects());
  }
  return found;
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
    /** @type {Edges[] | null} */
    let texts = null;
    around.forEach(({ el, clips }, n) => {
      const ring = /** @type {HTMLElement} */ (layer.children[n]);
      const seen = el.isConnected ? ringsSeen(el, clips) : null;
      ring.hidden = !seen;
      if (!seen) return;
      const edges = { left: seen.left - RINGS_MARGIN, top: seen.top - RINGS_MARGIN, right: seen.right + RINGS_MARGIN, bottom: seen.bottom + RINGS_MARGIN };
      const label = /** @type {HTMLElement} */ (ring.firstElementChild);
      const told = `${label.textContent} ${Object.values(edges)}`;
      if (ring.dataset.at === told) return; // where text stands is looked for only when the ring has moved
      ring.dataset.at = told;
      ring.style.transform = `translate(${edges.left}px, ${edges.top}px)`;
      ring.style.width = `${edges.right - edges.left}px`;
      ring.style.height = `${edges.bottom - edges.top}px`;
      if (!label.textContent) return;
      texts ??= ringsTexts(within);
      const at = ringsLabel(edges, { width: label.offsetWidth, height: label.offsetHeight }, texts, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
      label.style.transform = `translate(${at.left - edges.left}px, ${at.top - edges.top}px)`;
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
