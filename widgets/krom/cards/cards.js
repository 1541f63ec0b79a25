import { freshId, h, keyed, keepFocus, partRoot, setAttr, setText, show, wordOf } from "../../shared/dom.js";
import { dieFace } from "../../shared/art.js";
import { choiceDial, choiceSentence } from "../../shared/choice.js";
import { markLegend, provenance } from "../../shared/parts.js";
import { kromIcon } from "../art.js";
import { preyPicture } from "./prey.js";

/**
 * The cards lying face up, and the piles.
 *
 * @typedef {import("../../shared/parts.js").CardFace} CardsFace
 * @typedef {import("../../shared/choice.js").Choice} CardsChoice
 * @typedef {CardsFace & {dice: number, value: number, reward: Record<string, number>, options: CardsChoice[]}} Prey
 * @typedef {CardsFace & {points: number, cost: Record<string, number>, place: string | null, options: CardsChoice[]}} Evolution
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
  const legend = markLegend();
  root.append(evolutions.el, prey.el, legend.el, piles);

  /** @param {string} answer */
  function choose(answer) {
    send({ do: "choose", answer });
  }

  el.append(root);
  /** Whether cards lie there already: those that come now are turned up. */
  let laid = false;

  /** @param {HTMLElement} card */
  function turnUp(card) {
    card.classList.toggle("krom-turns", laid);
    return card;
  }

  return {
    /** @param {CardsState} state */
    update(state) {
      keepFocus(
        root,
        () => evolutions.title,
        () => {
          prey.name(wordOf(state, "prey"), state.prey.length);
          keyed(prey.list, state.prey, (card) => `${card.id} ${card.name} ${card.text}`, (card) => turnUp(makePrey(card, choose)), (item, card) => patchPrey(item, card, state));
          evolutions.name(wordOf(state, "evolutions"), state.evolutions.length);
          keyed(
            evolutions.list,
            state.evolutions,
            (card) => `${card.id} ${card.name} ${card.text}`,
            (card) => turnUp(makeEvolution(card, choose)),
            patchEvolution,
          );
          legend.update([...state.prey, ...state.evolutions]);
          keyed(piles, state.piles, (pile) => pile.id, makePile, patchPile);
          laid = true;
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

/** @param {Prey} card @param {(answer: string) => void} choose */
function makePrey(card, choose) {
  const needs = Array.from({ length: card.dice }, () => h("span", { class: "krom-card-die" }, dieFace(null)));
  const dial = choiceDial(choose, kromIcon);
  const item = h(
    "li",
    { class: "krom-card is-prey", "data-card": card.id, "data-fact": "card" },
    h("div", { class: "krom-card-head" }, h("b", { class: "krom-card-name", text: card.name }), provenance(card)),
    h("div", { class: "krom-card-needs", "aria-hidden": "true" }, preyPicture(card.id), ...needs, h("b", { class: "krom-card-value", text: `≥ ${card.value}` })),
    h("div", { class: "krom-card-needs", "aria-hidden": "true" }, "→", cardsGoods(card.reward)),
    h("p", { class: "krom-card-text", text: card.text }),
    dial.el,
  );
  return Object.assign(item, { kromDial: dial });
}

/** @param {any} item @param {Prey} card @param {CardsState} state */
function patchPrey(item, card, state) {
  show(item.kromDial.el, card.options.length);
  item.classList.toggle("is-open", card.options.length > 0);
  if (card.options.length) item.kromDial.update(card.options, state);
}

/** @param {Evolution} card @param {(answer: string) => void} choose */
function makeEvolution(card, choose) {
  const points = h("span", { class: "krom-card-points" }, kromIcon("points"), h("b", { text: card.points }));
  const place = card.place && h("span", { class: "krom-card-place", text: card.place });
  const realise = h("button", { type: "button", class: "krom-btn is-small is-main", onclick: () => choose(`${realise.dataset.answer}`) });
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

/** @param {HTMLElement} item @param {Evolution} card */
function patchEvolution(item, card) {
  const realise = /** @type {HTMLElement} */ (item.querySelector("button"));
  const [choice] = card.options;
  show(realise, choice);
  item.classList.toggle("is-open", Boolean(choice));
  if (!choice) return;
  setAttr(realise, "data-answer", choice.answer);
  setAttr(realise, "aria-label", choiceSentence(choice));
  setText(realise, choice.label);
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
