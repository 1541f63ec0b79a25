/**
 * What a hint points at, on the page: a fact of a part (perhaps somebody's), a whole part, or the button of an answer. An answer that is chosen step
 * by step, or in a row with a number, is pointed at where its way begins.
 *
 * @typedef {{part: string, fact: string, of: string}} PointFact
 * @typedef {{answer: string, steps: string[], dial: string, tray: boolean}} PointAnswer
 */

const POINT_CLASS = "is-pointed";

/** The selectors that find an answer, the best first. @param {PointAnswer} point @param {(text: string) => string} escape @returns {string[]} */
export function pointSelectors(point, escape) {
  const steps = point.steps.map((id) => `[data-step="${escape(id)}"]`).reverse();
  const row = point.dial ? [`[data-dial="${escape(point.dial)}"]`] : [];
  const tray = point.tray ? ['[data-kind="dice"] .krom-keeping'] : [];
  return [`[data-kind="question"] [data-answer="${escape(point.answer)}"]`, ...steps, ...row, ...tray];
}

/** Whether an element, or one around it, is somebody's: one of its data attributes says so. @param {Element} el @param {string} name @param {Element} within */
export function pointIsOf(el, name, within) {
  for (let at = /** @type {Element | null} */ (el); at && at !== within; at = at.parentElement) {
    if (Object.values(/** @type {HTMLElement} */ (at).dataset).includes(name)) return true;
  }
  return false;
}

/** @param {Element} root @param {PointFact | PointAnswer} point @returns {Element[]} */
function pointFound(root, point) {
  if ("answer" in point) {
    const seen = (/** @type {Element} */ el) => /** @type {HTMLElement} */ (el).offsetParent !== null;
    for (const selector of pointSelectors(point, CSS.escape)) {
      const found = [...root.querySelectorAll(selector)].filter(seen);
      if (found.length) return found.slice(0, 1);
    }
    return [];
  }
  const part = root.querySelector(`[data-part="${CSS.escape(point.part)}"]`);
  if (!part) return [];
  if (!point.fact) return [part];
  const facts = [...part.querySelectorAll(`[data-fact="${CSS.escape(point.fact)}"]`)];
  return point.of ? facts.filter((fact) => pointIsOf(fact, point.of, part)) : facts;
}

/** Open the sheet that a part lies on, where it is closed. @param {Element} root @param {string} part */
function pointOpen(root, part) {
  const tab = /** @type {HTMLElement | null} */ (root.querySelector(`[data-sheet="${CSS.escape(part)}"][aria-expanded="false"]`));
  tab?.click();
}

/**
 * Points at one thing at a time. What is drawn anew stays pointed at.
 * @param {Element} root where it may be
 */
export function pointer(root) {
  /** @type {PointFact | PointAnswer | null} */
  let point = null;
  const observer = new MutationObserver(mark);

  function mark() {
    const found = point ? pointFound(root, point) : [];
    for (const old of root.querySelectorAll(`.${POINT_CLASS}`)) if (!found.includes(old)) old.classList.remove(POINT_CLASS);
    for (const one of found) one.classList.add(POINT_CLASS);
  }

  return {
    /** @param {PointFact | PointAnswer | null} next */
    to(next) {
      const other = JSON.stringify(next) !== JSON.stringify(point);
      point = next;
      observer.disconnect();
      if (other && point && "part" in point) pointOpen(root, point.part);
      mark();
      if (point) observer.observe(root, { subtree: true, childList: true });
    },
    end() {
      point = null;
      observer.disconnect();
      mark();
    },
  };
}
