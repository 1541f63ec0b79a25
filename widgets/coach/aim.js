/**
 * What the coach points at: elements of a part that show a fact, belong to somebody, or give an answer.
 *
 * `of` names whose it is, as some `data-…` around the element says it. An answer's control is its button, or the row or the step through
 * which it is reached; where dice are kept, the dice that it names; with `group`, all answers that stand with it. Of a part on a sheet that is
 * closed, what opens the sheet is pointed at.
 * @typedef {{part: string, fact?: string, of?: string, answer?: string, group?: string, do?: string}} Aim
 */

/** The answer that names the dice one keeps. */
const AIM_KEEP = "keep";

/**
 * Which dice are left to press so that just these are kept: the first ones of each face; none where that is done.
 * @param {number[]} wanted @param {{face: number, kept: boolean}[]} dice @returns {number[]} their places
 */
export function aimDice(wanted, dice) {
  const left = [...wanted];
  const take = (/** @type {number} */ face) => left.includes(face) && left.splice(left.indexOf(face), 1).length > 0;
  const extra = dice.flatMap(({ face, kept }, n) => (kept && !take(face) ? [n] : []));
  const missing = dice.flatMap(({ face, kept }, n) => (!kept && take(face) ? [n] : []));
  return [...extra, ...missing];
}

/** @param {Element} el */
function aimSeen(el) {
  return el.checkVisibility?.() ?? /** @type {HTMLElement} */ (el).offsetParent !== null;
}

/** Whether the element, or something around it in its part, is of that name. @param {Element} el @param {string} of @param {Element} part */
function aimBelongs(el, of, part) {
  for (let at = /** @type {Element | null} */ (el); at && at !== part; at = at.parentElement) {
    if (Object.values(/** @type {HTMLElement} */ (at).dataset ?? {}).includes(of)) return true;
  }
  return false;
}

/** The controls of an answer that is given with dice: those to be pressed first, then the button. @param {Element} part @param {string} answer @returns {Element[]} */
function aimOnTray(part, answer) {
  const [verb, ...faces] = answer.split(" ");
  const buttons = /** @type {HTMLElement[]} */ ([...part.querySelectorAll("button[aria-pressed][data-face]")]).filter(aimSeen);
  const dice = buttons.map((button) => ({ face: Number(button.dataset.face), kept: button.getAttribute("aria-pressed") === "true" }));
  const press = verb === AIM_KEEP ? aimDice(faces.map(Number), dice).map((n) => buttons[n]) : [];
  return press.length ? press : [...part.querySelectorAll(`[data-do="${CSS.escape(verb)}"]`)];
}

/**
 * The step with which the way to an answer goes on: of those that it names, the one that it names first. A card may be called like a chain that
 * comes later in the answer.
 * @param {string} answer @param {string[]} steps
 */
export function aimStep(answer, steps) {
  const [verb] = answer.split(" ");
  const at = (/** @type {string} */ step) => `${answer} `.indexOf(` ${step} `, verb.length);
  return steps.filter((step) => at(step) >= 0).sort((one, other) => at(one) - at(other))[0];
}

/** The controls of an answer: its button, or the way there; nothing where another way was taken, for nobody is sent back. @param {Element} part @param {string} answer @returns {Element[]} */
function aimAnswer(part, answer) {
  const exact = [...part.querySelectorAll(`[data-answer="${CSS.escape(answer)}"]`)].filter(aimSeen);
  if (exact.length) return exact;
  const called = (/** @type {HTMLElement} */ { dataset }) => dataset.step ?? dataset.dial ?? "";
  const ways = /** @type {HTMLElement[]} */ ([...part.querySelectorAll("[data-step], [data-dial]")].filter(aimSeen));
  const next = aimStep(answer, ways.map(called));
  return next === undefined ? [] : ways.filter((way) => called(way) === next);
}

/** The elements that are pointed at, as far as they can be seen. @param {Element} within @param {Aim} aim @returns {Element[]} */
export function aimTargets(within, aim) {
  const part = within.querySelector(`[data-part="${CSS.escape(aim.part)}"]`);
  if (!part) return [];
  const { fact, of, answer } = aim;
  let found = [...part.children];
  if (aim.do) found = [...part.querySelectorAll(`[data-do="${CSS.escape(aim.do)}"]`)];
  else if (answer) found = aim.part === "dice" ? aimOnTray(part, answer) : aimAnswer(part, answer);
  else if (fact) found = [...part.querySelectorAll(`[data-fact="${CSS.escape(fact)}"]`)].filter((el) => !of || aimBelongs(el, of, part));
  else if (of) found = [...part.querySelectorAll("button, li, div")].filter((el) => Object.values(/** @type {HTMLElement} */ (el).dataset).includes(of)).slice(0, 1);
  if (aim.group) found = [...new Set(found.map((el) => el.closest(".krom-choice-group") ?? el))];
  const seen = found.filter(aimSeen);
  return seen.length ? seen : aimSheet(within, part);
}

/** What opens the sheet that a part stands on, where that is closed. @param {Element} within @param {Element} part @returns {Element[]} */
function aimSheet(within, part) {
  const name = /** @type {HTMLElement | null} */ (part.closest("[data-sheet-of][hidden]"))?.dataset.sheetOf;
  return name ? [...within.querySelectorAll(`[data-sheet="${CSS.escape(name)}"]`)] : [];
}
