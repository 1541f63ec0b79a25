import { freshId, h, keyed, keepFocus, partRoot, setAttr, setText, show, wordOf } from "../../shared/dom.js";
import { dieFace } from "../../shared/art.js";
import { provenance } from "../../shared/parts.js";
import { kromIcon } from "../art.js";
import { preyPicture } from "./prey.js";

/**
 * The cards lying face up, and the piles.
 *
 * @typedef {import("../../shared/parts.js").CardFace} CardsFace
 * @typedef {CardsFace & {dice: number, value: number, reward: Record<string, number>, options: {answer: string, label: string}[]}} Prey
 * @typedef {CardsFace & {points: number, cost: Record<string, number>, place: string | null, answer: string | null, label?: string}} Evolution
 * @typedef {{id: string, name: string, pile: number, discard: {name: string, copies: number}[]}} Pile
 * @typedef {{prey: Prey[], evolutions: Evolution[], piles: Pile[], words?: Record<string, string>}} CardsState
 */

/**
 * @param {HTMLElement} el
 * @param {import("../../shared/dom.js").Send} send
 */
export function mountCards(el, send) {
  const prey = cardsGroup("paw");
  const evolutions = cardsGroup("points");
  const piles = h("ul", { class: "krom-piles" });
  const root = partRoot("cards");
  root.append(prey.el, evolutions.el, piles);
  el.append(root);

  return {
    /** @param {CardsState} state */
    update(state) {
      keepFocus(
        root,
        () => prey.title,
        () => {
          prey.name(wordOf(state, "prey"), state.prey.length);
          keyed(prey.list, state.prey, (card) => `${card.id} ${card.name} ${card.text}`, (card) => makePrey(card), (item, card) => patchPrey(item, card, send));
          evolutions.name(wordOf(state, "evolutions"), state.evolutions.length);
          keyed(
            evolutions.list,
            state.evolutions,
            (card) => `${card.id} ${card.name} ${card.text}`,
            (card) => makeEvolution(card, state, send),
            (item, card) => patchEvolution(item, card, state),
          );
          keyed(piles, state.piles, (pile) => pile.id, makePile, patchPile);
        },
      );
    },
  };
}

/** @param {string} picture */
function cardsGroup(picture) {
  const text = h("span");
  const title = h("h2", { class: "krom-title", id: freshId("cards"), tabindex: "-1" }, kromIcon(picture), " ", text);
  const list = h("ul", { class: "krom-deck", "aria-labelledby": title.id });
  const el = h("div", { class: "krom-card-group" }, title, list);
  return {
    el,
    title,
    list,
    /** @param {string} name @param {number} count */
    name(name, count) {
      show(el, count);
      setText(text, name);
    },
  };
}

/** Goods as they lie on a table, one beside the other; the card's text says them in words. @param {Record<string, number>} goods */
function cardsGoods(goods) {
  const drawn = Object.entries(goods).flatMap(([good, amount]) => Array.from({ length: amount }, () => kromIcon(good)));
  return h("span", { class: "krom-card-goods" }, drawn);
}

/** @param {Prey} card */
function makePrey(card) {
  const needs = Array.from({ length: card.dice }, () => h("span", { class: "krom-card-die" }, dieFace(null)));
  return h(
    "li",
    { class: "krom-card is-prey", "data-card": card.id, "data-fact": "card" },
    h("div", { class: "krom-card-head" }, h("b", { class: "krom-card-name", id: freshId("prey"), text: card.name }), provenance(card)),
    h("div", { class: "krom-card-needs", "aria-hidden": "true" }, preyPicture(card.id), ...needs, h("b", { class: "krom-card-value", text: `≥ ${card.value}` })),
    h("div", { class: "krom-card-needs", "aria-hidden": "true" }, "→", cardsGoods(card.reward)),
    h("p", { class: "krom-card-text", text: card.text }),
    h("ul", { class: "krom-card-options", role: "list" }),
  );
}

/** @param {HTMLElement} item @param {Prey} card @param {import("../../shared/dom.js").Send} send */
function patchPrey(item, card, send) {
  const options = /** @type {HTMLElement} */ (item.querySelector(".krom-card-options"));
  show(options, card.options.length);
  item.classList.toggle("is-open", card.options.length > 0);
  keyed(
    options,
    card.options,
    (option) => option.answer,
    (option) => {
      const id = freshId("hunt");
      const name = item.querySelector(".krom-card-name")?.id; // the name of the prey, then what the button says
      return h("li", null, h("button", { type: "button", id, "aria-labelledby": `${name} ${id}`, class: "krom-btn is-small", "data-answer": option.answer, onclick: () => send({ do: "choose", answer: option.answer }) }));
    },
    (line, option) => setText(line.firstElementChild, option.label),
  );
}

/** @param {Evolution} card @param {CardsState} state @param {import("../../shared/dom.js").Send} send */
function makeEvolution(card, state, send) {
  const points = h("span", { class: "krom-card-points" }, kromIcon("points"), h("b", { text: card.points }));
  const place = card.place && h("span", { class: "krom-card-place", text: card.place });
  const realise = h("button", {
    type: "button",
    class: "krom-btn is-small is-main",
    onclick: () => send({ do: "choose", answer: `${realise.dataset.answer}` }),
  });
  return h(
    "li",
    { class: "krom-card is-evolution", "data-card": card.id, "data-fact": "card" },
    h("div", { class: "krom-card-head" }, h("b", { class: "krom-card-name", text: card.name }), provenance(card)),
    h("div", { class: "krom-card-needs", "aria-hidden": "true" }, cardsGoods(card.cost)),
    h("div", { class: "krom-card-needs", "aria-hidden": "true" }, points, place),
    h("p", { class: "krom-card-text", text: card.text }),
    realise,
  );
}

/** @param {HTMLElement} item @param {Evolution} card @param {CardsState} state */
function patchEvolution(item, card, state) {
  const realise = /** @type {HTMLElement} */ (item.querySelector("button"));
  show(realise, card.answer);
  item.classList.toggle("is-open", Boolean(card.answer));
  setAttr(realise, "data-answer", card.answer);
  setText(realise, card.label ?? `${wordOf(state, "realise")}: ${card.name}`);
}

/** @param {Pile} pile */
function makePile(pile) {
  return h(
    "li",
    { class: "krom-pile", "data-pile": pile.id },
    h("span", { class: "krom-pile-stack", "aria-hidden": "true" }),
    h("span", { class: "krom-pile-name" }),
    h("b", { class: "krom-pile-count", "data-fact": "pile" }),
    h("details", { class: "krom-discard" }, h("summary"), h("ul", { role: "list" })),
  );
}

/** @param {HTMLElement} item @param {Pile} pile */
function patchPile(item, pile) {
  const [stack, name, count, discard] = /** @type {any} */ (item.children);
  setAttr(item, "data-count", pile.pile);
  setAttr(stack, "data-left", pile.pile === 0 ? "none" : pile.pile < 6 ? "few" : "many");
  setText(name, pile.name);
  setText(count, pile.pile);
  show(discard, pile.discard.length);
  const gone = pile.discard.reduce((sum, card) => sum + card.copies, 0);
  setText(discard.firstElementChild, `↺ ${gone}`);
  setAttr(discard.firstElementChild, "aria-label", `${pile.name} ↺ ${gone}`);
  keyed(
    discard.lastElementChild,
    pile.discard,
    (card) => card.name,
    () => h("li"),
    (line, card) => setText(line, card.copies > 1 ? `${card.name} ×${card.copies}` : card.name),
  );
}
