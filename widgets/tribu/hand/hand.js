import { h, keepFocus, keyed, partRoot, setAttr, setText, show } from "../../shared/dom.js";
import { provenance } from "../../shared/parts.js";
import { tribuLargeCard, tribuTold } from "../card.js";

/**
 * One's own hand: a card is chosen here, and its place on the table or among the answers.
 *
 * @typedef {import("../card.js").TribuFace & {step: string | null, answer: string | null, fresh: string}} TribuHeldCard
 * @typedef {{player: string | null, title: string, held: string, heldText: string, cards: TribuHeldCard[]}} TribuHandState
 */

/**
 * @param {HTMLElement} el
 * @param {import("../../shared/dom.js").Send} send
 * @param {import("../../stage/stage.js").Around} around
 */
export function mountTribuHand(el, send, around) {
  /** @type {TribuHandState | null} */
  let state = null;
  const name = h("h2", { class: "tribu-hand-title krom-title" });
  const held = h("span", { class: "krom-small" });
  const list = h("ul", { class: "tribu-held", role: "list" });
  const told = h("p", { class: "tribu-hand-told", "aria-hidden": "true", hidden: true }); // who does not see it hears it with the card
  const root = partRoot("tribu-hand");
  root.classList.add("tribu-hand");
  root.append(h("div", { class: "tribu-hand-head" }, name, held), h("div", { class: "tribu-hand-cards" }, told, list));
  root.addEventListener("keydown", (event) => event.key === "Escape" && tell(null));
  el.append(root);
  const deaf = around.way?.hear(() => state && draw(state));
  let whose = "";

  /** What a card does, above the hand; nothing with null. @param {TribuHeldCard | null} card */
  function tell(card) {
    told.replaceChildren(...(card ? [h("span", { text: `${card.name}: ${card.text}` }), provenance(card)] : []));
    show(told, card);
  }

  /** @param {TribuHeldCard} card */
  function choose(card) {
    tell(card.answer || card.step ? null : card); // of a card that is chosen, the answers say more
    if (card.answer) send({ do: "choose", answer: card.answer });
    else if (card.step) around.way?.go(around.way.path()[0] === card.step ? [] : [card.step]);
  }

  /** @param {TribuHeldCard} card */
  function make(card) {
    const button = h("button", { type: "button", class: "tribu-hold", onclick: () => choose(/** @type {any} */ (item).tribuCard) }, tribuLargeCard(card));
    const now = () => /** @type {any} */ (item).tribuCard;
    button.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && tell(now()));
    button.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && tell(null));
    button.addEventListener("focus", () => button.matches(":focus-visible") && tell(now()));
    button.addEventListener("blur", () => tell(null));
    const item = h("li", { "data-fact": "held" }, button, h("span", { class: "tribu-hand-new", "aria-hidden": "true" }));
    return item;
  }

  /** @param {any} item @param {TribuHeldCard} card */
  function patch(item, card) {
    item.tribuCard = card;
    const button = /** @type {HTMLElement} */ (item.firstElementChild);
    const [chosen] = around.way?.path() ?? [];
    const pressed = Boolean(card.step) && chosen === card.step;
    setAttr(button, "aria-disabled", card.step || card.answer ? null : "true");
    setAttr(button, "aria-pressed", card.step ? String(pressed) : null);
    const mark = /** @type {HTMLElement} */ (item.lastElementChild);
    show(mark, card.fresh);
    setText(mark, card.fresh);
    item.classList.toggle("is-chosen", pressed);
    item.classList.toggle("is-behind", !pressed && Boolean(state?.cards.some(({ step }) => step && step === chosen)));
  }

  /** @param {TribuHandState} now */
  function draw(now) {
    keepFocus(root, () => /** @type {HTMLElement | null} */ (list.querySelector("button")), () => {
      show(root, now.player);
      setText(name, now.title);
      setText(held, now.held);
      setAttr(held, "title", now.heldText || null);
      setAttr(root, "role", "group"); // a page may show several tables: landmarks of one name would not be told apart
      setAttr(root, "aria-label", now.title);
      setAttr(root, "data-player", now.player);
      if (whose !== now.player) list.replaceChildren(); // another's hand is not left in the page
      if (whose !== now.player) Object.assign(list, { kromKeyed: new Map() });
      whose = now.player ?? "";
      const keys = tribuTold(now.cards.map(({ id }) => id));
      keyed(list, now.cards, (card, n) => `${keys[n]} ${card.name}`, make, patch);
    });
  }

  return {
    /** @param {TribuHandState} next */
    update(next) {
      state = next;
      draw(next);
    },
    destroy() {
      deaf?.();
    },
  };
}
