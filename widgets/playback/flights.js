import { stillMotion } from "../shared/dom.js";

/**
 * Things that change hands fly there: elements that show how many somebody has of a thing say which thing it is (`data-flies`) and how many
 * (`data-amount`). What becomes fewer in one and more in another has gone from the one to the other; else it comes from the table.
 */

const FLIGHT_MS = 520;
/** Pictures of one thing that fly at the most: more are only confusing. */
const FLIGHT_MOST = 3;

/**
 * Who gave what to whom.
 * @param {ReadonlyMap<any, {thing: string, amount: number}>} before @param {ReadonlyMap<any, {thing: string, amount: number}>} now
 * @returns {{thing: string, from: any, to: any, many: number}[]} `from` or `to` is null where it is the table
 */
export function flightsBetween(before, now) {
  /** @type {Record<string, {less: [any, number][], more: [any, number][]}>} */
  const things = {};
  for (const [holder, { thing, amount }] of now) {
    const change = amount - (before.get(holder)?.amount ?? amount);
    const seen = (things[thing] ??= { less: [], more: [] });
    if (change < 0) seen.less.push([holder, -change]);
    if (change > 0) seen.more.push([holder, change]);
  }
  const found = [];
  for (const [thing, { less, more }] of Object.entries(things)) {
    for (const gain of more) {
      while (gain[1] > 0) {
        const loss = less.find((one) => one[1] > 0);
        const many = loss ? Math.min(loss[1], gain[1]) : gain[1];
        found.push({ thing, from: loss?.[0] ?? null, to: gain[0], many });
        gain[1] -= many;
        if (loss) loss[1] -= many;
      }
    }
    for (const [holder, many] of less) if (many > 0) found.push({ thing, from: holder, to: null, many });
  }
  return found;
}

/** @param {Element} within */
export function flights(within) {
  let armed = false;
  let before = amounts();
  const observer = new MutationObserver(() => {
    const now = amounts();
    if (armed && !stillMotion()) for (const one of flightsBetween(before, now)) fly(one);
    armed = false;
    before = now;
  });
  observer.observe(within, { subtree: true, attributes: true, attributeFilter: ["data-amount"] });

  /** @returns {Map<Element, {thing: string, amount: number}>} */
  function amounts() {
    const seen = /** @type {HTMLElement[]} */ ([...within.querySelectorAll("[data-flies][data-amount]")]);
    return new Map(seen.map((one) => [one, { thing: one.dataset.flies ?? "", amount: Number(one.dataset.amount) || 0 }]));
  }

  /** @param {{thing: string, from: Element | null, to: Element | null, many: number}} one */
  function fly({ from, to, many }) {
    const table = within.querySelector('[data-part="board"]');
    const picture = (to ?? from)?.querySelector("svg");
    const [start, end] = [from ?? table, to ?? table].map((place) => place?.getBoundingClientRect());
    if (!picture || !start?.width || !end?.width) return;
    for (let n = 0; n < Math.min(many, FLIGHT_MOST); n += 1) {
      const bird = /** @type {SVGElement} */ (picture.cloneNode(true));
      bird.setAttribute("class", "krom-icon krom-flight");
      within.append(bird);
      const [x, y] = [start.left + start.width / 2, start.top + start.height / 2];
      const [toX, toY] = [end.left + end.width / 2, end.top + end.height / 2];
      bird
        .animate(
          [
            { transform: `translate(${x}px, ${y}px) scale(1.6)`, opacity: 0 },
            { transform: `translate(${(x + toX) / 2}px, ${Math.min(y, toY) - 30}px) scale(2)`, opacity: 1, offset: 0.4 },
            { transform: `translate(${toX}px, ${toY}px) scale(1)`, opacity: 0.9 },
          ],
          { duration: FLIGHT_MS, delay: n * 90, easing: "ease-in-out", fill: "both" },
        )
        .finished.finally(() => bird.remove());
    }
  }

  return {
    /** What changes hands in this very update is seen to fly. */
    next() {
      armed = true;
      window.setTimeout(() => (armed = false));
    },
    end() {
      observer.disconnect();
    },
  };
}
