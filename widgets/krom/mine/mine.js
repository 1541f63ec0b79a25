import { h, keepFocus, keyed, partRoot, setAttr, setText, show, wordOf } from "../../shared/dom.js";
import { kromColour, kromIcon, kromPerson } from "../art.js";
import { makeMat } from "../mats/mats.js";

/**
 * One's own mini-board, always in sight; where the mini-boards of all are further down, those of the others in brief above it.
 *
 * @typedef {Pick<import("../mats/mats.js").MatPlayer, "name" | "stunned" | "life" | "points" | "cards" | "goods">} MineOther
 * @typedef {import("../../shared/parts.js").CardFace & {points: number, cost: {id: string, name: string, amount: number}[], place: {id: string, name: string} | null, within: boolean}} MineOffer
 * @typedef {{player: import("../mats/mats.js").MatPlayer | null, others: MineOther[], offers: MineOffer[], words: Record<string, string>}} MineState
 */

/** @param {HTMLElement} el */
export function mountMine(el) {
  const list = h("ul", { class: "krom-mine-mat" });
  const others = h("ul", { class: "krom-others", role: "list" });
  const offers = h("ul", { class: "krom-offers", role: "list" });
  const offersTitle = h("p", { class: "krom-offers-title krom-small", "aria-hidden": "true" }); // the list is called so
  const root = partRoot("mine");
  root.append(others, list, offersTitle, offers);
  el.append(root);
  /** @type {ReturnType<typeof makeMat> | null} */
  let mat = null;
  let whose = "";

  return {
    /** @param {MineState} state */
    update(state) {
      keepFocus(root, () => /** @type {HTMLElement | null} */ (list.querySelector("button, summary")), () => {
        show(root, state.player);
        setAttr(others, "aria-label", wordOf(state, "others"));
        setAttr(offers, "aria-label", wordOf(state, "evolutions"));
        setText(offersTitle, wordOf(state, "evolutions"));
        show(offersTitle, state.offers.length);
        keyed(offers, state.offers, (one, n) => `${n} ${one.id} ${one.name}`, mineOffer, (item, one) => item.classList.toggle("is-within", one.within));
        show(offers, state.offers.length);
        keyed(others, state.others, (one) => one.name, mineOther, (item, one) => mineOtherNow(item, one, state.words));
        setAttr(root, "aria-label", wordOf(state, "mine"));
        if (!state.player) {
          list.replaceChildren(); // another's hand is not left in the page
          whose = "";
          return;
        }
        const other = whose !== state.player.name;
        if (other || !mat) {
          whose = state.player.name;
          mat = makeMat(state.player);
          setAttr(mat.el, "data-other", "");
          mat.el.querySelectorAll(".krom-held").forEach((held) => setAttr(held, "tabindex", 0)); // where it is narrow they scroll
        }
        mat.update(state.player, { players: [], beast: null, turn: "", words: state.words });
        if (other) list.replaceChildren(mat.el);
      });
    },
  };
}

/** @param {MineOther} other */
function mineOther(other) {
  const el = h("li", { class: "krom-other", "data-player": other.name, title: other.name }, kromPerson(other.name), h("span", { class: "krom-sr", text: other.name }), h("ul", { role: "list" }));
  el.style.setProperty("--krom-own", kromColour(other.name));
  return el;
}

/** @param {HTMLElement} el @param {MineOther} other @param {Record<string, string>} words */
function mineOtherNow(el, other, words) {
  el.classList.toggle("is-stunned", other.stunned);
  const counted = Object.entries({ life: other.life, points: other.points, bonus: other.cards }).map(([id, amount]) => ({ id, name: words[id], amount, flies: null }));
  keyed(
    /** @type {HTMLElement} */ (el.lastElementChild),
    [...counted, ...other.goods.map((good) => ({ ...good, flies: good.id }))],
    (one) => one.id,
    (one) => h("li", { "data-flies": one.flies, "data-fact": "good", title: one.name }, kromIcon(one.id), h("b"), h("span", { class: "krom-sr", text: one.name })),
    (item, one) => {
      setAttr(item, "data-amount", one.amount);
      setText(item.querySelector("b"), one.amount);
    },
  );
}

/** An Evolution that lies open: its points, the only place for it if there is one, and what it costs. @param {MineOffer} offer */
function mineOffer(offer) {
  const amount = (/** @type {{id: string, name: string, amount: number}} */ { id, name, amount }) => h("span", { class: "krom-offer-amount" }, kromIcon(id), h("b", { text: amount }), h("span", { class: "krom-sr", text: name }));
  const place = offer.place && h("span", { class: "krom-offer-place" }, kromIcon(offer.place.id), h("span", { class: "krom-sr", text: offer.place.name }));
  return h(
    "li",
    { class: "krom-offer", title: `${offer.name}: ${offer.text}`, "data-card": offer.id },
    h("span", { class: "krom-offer-name", text: offer.name }),
    h("span", { class: "krom-offer-gives" }, amount({ id: "points", name: "", amount: offer.points }), place),
    h("span", { class: "krom-offer-costs" }, offer.cost.map(amount)),
  );
}
