import { h, keyed, setAttr, setText, show, wordOf } from "../shared/dom.js";

/**
 * What is played here and does not stand in the rulebooks.
 *
 * @typedef {{rule: string, title: string, here: string, others: string[], why: string, source: string}} DeviationsItem
 * @typedef {{id: string, title: string, items: DeviationsItem[]}} DeviationsGroup
 * @typedef {{current: string, groups: DeviationsGroup[], cards: string, words: Record<string, string>}} DeviationsState
 */

/** @param {HTMLElement} el @param {import("../shared/dom.js").Send} _ @param {import("../stage/stage.js").Around} around */
export function mountDeviations(el, _, around) {
  const groups = h("div", { class: "krom-deviations" });
  const cards = h("p", { class: "krom-deviations-cards" });
  let arrived = false;
  el.append(groups, cards);
  return {
    /** @param {DeviationsState} state */
    update(state) {
      const make = (/** @type {DeviationsGroup} */ group) => h("section", { class: "krom-deviations-group", "data-group": group.id }, h("h2", { class: "krom-title" }), h("ul", { class: "krom-deviations-list" }));
      keyed(groups, state.groups, (group) => group.id, make, (section, group) => {
        setText(section.firstElementChild, group.title);
        keyed(section.lastElementChild, /** @type {DeviationsItem[]} */ (group.items), (item, n) => `${n} ${item.rule} ${item.here}`, (item) => deviationsItem(item, state, around), (line, item) => setAttr(line, "aria-current", item.rule === state.current ? "true" : null));
      });
      setText(cards, state.cards);
      show(cards, state.cards);
      const current = state.current && groups.querySelector("[aria-current]");
      if (!current || arrived) return;
      arrived = true;
      setAttr(current, "tabindex", "-1");
      setAttr(current, "data-arrive", "true");
      requestAnimationFrame(() => current.scrollIntoView({ block: "center" }));
    },
  };
}

/** @param {DeviationsItem} item @param {DeviationsState} state @param {import("../stage/stage.js").Around} around */
function deviationsItem(item, state, around) {
  const word = (/** @type {string} */ key) => wordOf(state, key);
  return h(
    "li",
    { class: "krom-deviations-item", "data-rule": item.rule },
    h("h3", null, h("a", { href: around.rule(item.rule), text: item.title })),
    h("p", null, item.others.length ? h("b", { text: `${word("rule-here")} ` }) : null, item.here),
    item.others.length ? h("p", { class: "krom-small" }, `${word("rule-or")} `, item.others.join(" / ")) : null,
    item.why ? h("p", null, h("b", { text: `${word("deviations-why")}: ` }), item.why) : null,
    item.source ? h("p", { class: "krom-small", text: `${word("rule-source")}: ${item.source}` }) : null,
  );
}
