import { h, setText, show, stillMotion } from "./dom.js";

/**
 * A card that is drawn or turned up: one sees its back, and then what it is. Where that may not be known, its back stays.
 *
 * @typedef {{name: string} | null} Turned
 */

const TURNED_MS = 700;

export function turnedCard() {
  const name = h("span", { class: "krom-turned-face" });
  const card = h("span", { class: "krom-turned-card" }, h("span", { class: "krom-turned-back" }), name);
  const el = h("span", { class: "krom-turned", "aria-hidden": "true", hidden: true }, card);
  return {
    el,
    /** @param {Turned | undefined} now @param {boolean} turning whether it is turned just now */
    update(now, turning) {
      show(el, now);
      setText(name, now?.name ?? "");
      card.classList.toggle("is-down", !now?.name);
      if (turning && now?.name && !stillMotion()) card.animate([{ transform: "rotateY(180deg)" }, { transform: "rotateY(180deg)", offset: 0.25 }, { transform: "none" }], { duration: TURNED_MS, easing: "ease-in-out" });
    },
  };
}
