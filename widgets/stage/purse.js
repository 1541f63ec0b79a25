import { h } from "../shared/dom.js";

/** It is looked again whenever so much more or less of one's own things is in sight. */
const PURSE_STEPS = Array.from({ length: 21 }, (_, n) => n / 20);

/**
 * What one has to pay with, at the top of a narrow screen for as long as one's own things are scrolled out of it: whoever is far down among
 * prices sees what can be paid. It is a copy of what a part calls its purse, and says nothing to those who hear the page.
 * @param {HTMLElement} own where one's own things stand
 */
export function purseOf(own) {
  const el = h("div", { class: "krom-purse", "aria-hidden": "true", hidden: true });
  const purse = () => own.querySelector("[data-purse]");

  function copy() {
    const copied = /** @type {Element | undefined} */ (purse()?.cloneNode(true));
    for (const one of copied ? [copied, ...copied.querySelectorAll("*")] : []) {
      for (const name of [...one.getAttributeNames()].filter((each) => each.startsWith("data-f") || each === "id")) one.removeAttribute(name); // nothing flies to it
    }
    el.replaceChildren(...(copied ? [copied] : []));
  }

  const changes = new MutationObserver(copy);
  const sight = () => {
    const { bottom, height } = purse()?.getBoundingClientRect() ?? { bottom: 0, height: 0 };
    el.hidden = !height || bottom > 0;
    changes.disconnect();
    if (el.hidden) return;
    copy();
    changes.observe(own, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ["data-amount"] });
  };
  new IntersectionObserver(sight, { threshold: PURSE_STEPS, rootMargin: "0px 0px 100000px 0px" }).observe(own); // who jumps from far below to far above is noticed, too
  return el;
}
