import { stillMotion } from "../shared/dom.js";

/**
 * Things that change hands fly there: elements that show how many somebody has of a thing say which thing it is (`data-flies`) and how many
 * (`data-amount`). What becomes fewer with one and more with another has gone from the one to the other; else it comes from the table: from
 * where the figure of its holder stands (`data-figure` in a `data-place`), where there is such a place. What somebody has (`data-player`) may be shown in several places: it flies to one of them.
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

/**
 * The elements that show the same thing of the same holder, by a name for both.
 * @param {readonly {holder: string | null, thing: string, element: any}[]} shown
 * @returns {Map<string, any[]>}
 */
export function flightsGrouped(shown) {
  /** @type {Map<string, any[]>} */
  const groups = new Map();
  shown.forEach(({ holder, thing, element }, n) => {
    const key = `${holder ?? `#${n}`} ${thing}`;
    groups.set(key, [...(groups.get(key) ?? []), element]);
  });
  return groups;
}

/** Whether somebody sees it now. @param {Element} element */
function flightsSeen(element) {
  const { width, top, bottom } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}

/** @param {Element} within */
export function flights(within) {
  let armed = false;
  let before = amounts();
  const observer = new MutationObserver(() => {
    const now = amounts();
    if (armed && !stillMotion()) for (const one of flightsBetween(before, now)) fly({ ...one, from: placeOf(one.from), to: placeOf(one.to), ground: groundOf(one.from ?? one.to) });
    armed = false;
    before = now;
  });
  observer.observe(within, { subtree: true, attributes: true, attributeFilter: ["data-amount"] });

  /** Everything that can fly, each with the elements that show it. @returns {Map<string, HTMLElement[]>} */
  function places() {
    const seen = /** @type {HTMLElement[]} */ ([...within.querySelectorAll("[data-flies][data-amount]")]);
    return flightsGrouped(seen.map((one) => ({ holder: /** @type {HTMLElement | null} */ (one.closest("[data-player]"))?.dataset.player ?? null, thing: one.dataset.flies ?? "", element: one })));
  }

  /** How much everybody has. What lies in a closed sheet may not be kept up: the first that does not counts. @returns {Map<string, {thing: string, amount: number}>} */
  function amounts() {
    return new Map([...places()].map(([key, elements]) => {
      const { flies, amount } = (elements.find((one) => !one.closest("[hidden]")) ?? elements[0]).dataset;
      return [key, { thing: flies ?? "", amount: Number(amount) || 0 }];
    }));
  }

  /** Where somebody's thing is seen; null for the table. @param {string | null} key */
  function placeOf(key) {
    const elements = key === null ? [] : (places().get(key) ?? []);
    return elements.find(flightsSeen) ?? elements[0] ?? null;
  }

  /** Where on the table somebody stands, else all of it. @param {string} key */
  function groundOf(key) {
    const table = within.querySelector(".krom-game-board, .krom-app-board");
    const holder = places().get(key)?.[0].closest("[data-player]");
    const figure = holder && table?.querySelector(`[data-place] [data-figure="${CSS.escape(/** @type {HTMLElement} */ (holder).dataset.player ?? "")}"]`);
    return figure?.closest("[data-place]") ?? table;
  }

  /** @param {{thing: string, from: Element | null, to: Element | null, many: number, ground: Element | null | undefined}} one */
  function fly({ from, to, many, ground }) {
    const picture = (to ?? from)?.querySelector("svg");
    const [start, end] = [from ?? ground, to ?? ground].map((place) => place?.getBoundingClientRect());
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
