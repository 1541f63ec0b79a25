import { h, keyed, partRoot, setAttr, setText, wordOf } from "../../shared/dom.js";
import { markLegend, provenance } from "../../shared/parts.js";
import { tribuSmallCard } from "../card.js";

/**
 * Every kind of card: what it does, where it comes from, and how many of it one can see.
 *
 * @typedef {import("../card.js").TribuFace & {copies: number, seen: number}} TribuSeenCard
 * @typedef {{families: {id: string, name: string, cards: TribuSeenCard[]}[], words: Record<string, string>}} TribuSeenState
 */

/** @param {HTMLElement} el */
export function mountTribuSeen(el) {
  const lead = h("p", { class: "krom-small" });
  const list = h("div", { class: "tribu-families" });
  const legend = markLegend();
  const root = partRoot("tribu-seen");
  root.classList.add("tribu-sheet");
  root.append(lead, list, legend.el);
  el.append(root);

  /** @param {TribuSeenCard} card */
  function make(card) {
    const pips = h("span", { class: "tribu-pips", role: "img", "data-fact": "seen" });
    return Object.assign(
      h("li", { class: "tribu-kind-of" }, h("span", { class: "tribu-kind-card", "aria-hidden": "true" }, tribuSmallCard(card)), h("span", { class: "tribu-kind-told" }, h("b", { text: card.name }), h("span", { class: "krom-small", text: card.text }), pips), provenance(card)),
      { tribuPips: pips },
    );
  }

  /** @param {any} item @param {TribuSeenCard} card @param {TribuSeenState} state */
  function patch(item, card, state) {
    const pips = item.tribuPips;
    const left = card.copies - card.seen;
    keyed(pips, Array.from({ length: card.copies }, (_, n) => n < card.seen), (_, n) => n, () => h("i"), (pip, seen) => setAttr(pip, "data-seen", seen ? "" : null));
    setAttr(pips, "aria-label", `${wordOf(state, "seen")}: ${card.seen}, ${wordOf(state, "unseen")}: ${left}`);
    setAttr(pips, "data-seen", card.seen);
  }

  return {
    /** @param {TribuSeenState} state */
    update(state) {
      setText(lead, wordOf(state, "seen-lead"));
      keyed(
        list,
        state.families.filter(({ cards }) => cards.length),
        (family) => family.id,
        () => h("section", null, h("h3", { class: "krom-title" }), h("ul", { class: "tribu-kinds", role: "list" })),
        (section, family) => {
          setText(section.firstElementChild, family.name);
          keyed(section.lastElementChild, /** @type {TribuSeenCard[]} */ (family.cards), (card) => `${card.id} ${card.name}`, make, (item, card) => patch(item, card, state));
        },
      );
      legend.update(state.families.flatMap((family) => family.cards));
    },
  };
}
