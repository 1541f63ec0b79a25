/**
 * What a step has changed on the page: parts say of their elements which ones show a fact (`data-fact`), and those in which
 * something was added, rewritten or set are marked until the next step.
 */

const CHANGED_CLASS = "is-changed";
/** Attributes that say where the keyboard is or how a thing is drawn are no facts. */
const CHANGED_SEEN = /^(data-|value$)/;

/**
 * The facts that a change of the document belongs to: those that were added, else the one in which it happened. What shows somebody else than
 * before (`data-other`) brings no new facts.
 * @param {MutationRecord} record @returns {Element[]}
 */
export function changedFacts(record) {
  if (record.type === "attributes" && !CHANGED_SEEN.test(record.attributeName ?? "")) return [];
  const added = /** @type {Element[]} */ ([...record.addedNodes].filter((node) => node.nodeType === Node.ELEMENT_NODE));
  if (added.some((one) => one.hasAttribute("data-other"))) return [];
  const facts = added.flatMap((one) => (one.matches("[data-fact]") ? [one] : [...one.querySelectorAll("[data-fact]")]));
  if (facts.length) return facts;
  const at = /** @type {Element | null} */ (record.target.nodeType === Node.ELEMENT_NODE ? record.target : record.target.parentElement);
  const fact = at?.closest("[data-fact]");
  return fact ? [fact] : [];
}

/**
 * Marks what changes within an element, once after each call of `next`.
 * @param {Element} within
 */
export function markChanges(within) {
  let armed = false;
  const observer = new MutationObserver((records) => {
    if (!armed) return;
    armed = false;
    for (const fact of records.flatMap(changedFacts)) if (fact.isConnected) fact.classList.add(CHANGED_CLASS);
  });
  observer.observe(within, { subtree: true, childList: true, characterData: true, attributes: true });

  function clear() {
    for (const fact of within.querySelectorAll(`.${CHANGED_CLASS}`)) fact.classList.remove(CHANGED_CLASS);
  }

  return {
    /** What changes in this very update is marked, or with false only forgotten. @param {boolean} marking */
    next(marking) {
      clear();
      armed = marking;
    },
    end() {
      observer.disconnect();
      clear();
    },
  };
}
