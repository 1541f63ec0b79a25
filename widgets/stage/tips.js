import { h } from "../shared/dom.js";

/** What can be pressed does something else when it is. */
const TIP_PRESSED = "button, a, summary, label, select, input";
/** Pixels between a thing, what is said of it, and the edge of the screen. */
const TIP_AWAY = 6;

/** What is said of what was touched: its title, or what it tells touches alone; "" where a touch means something else. @param {Element | null} target */
export function tipOf(target) {
  const told = target?.closest("[data-tip]");
  if (told) return told.getAttribute("data-tip") || "";
  const titled = target?.closest("[title]");
  return (titled && !target?.closest(TIP_PRESSED) && titled.getAttribute("title")) || "";
}

/** Where a tip of that size stands beside a thing: above it, if there is room, and on the screen. @param {DOMRect} thing @param {{width: number, height: number}} tip @param {number} across how wide the screen is */
export function tipAt(thing, tip, across) {
  const above = thing.top - tip.height - TIP_AWAY;
  const middle = thing.left + (thing.width - tip.width) / 2;
  return { left: Math.max(TIP_AWAY, Math.min(middle, across - tip.width - TIP_AWAY)), top: above > 0 ? above : thing.bottom + TIP_AWAY };
}

/** Where nothing can be hovered over, a touch says what a thing is. @param {HTMLElement} root */
export function touchedTips(root) {
  const tip = h("p", { class: "krom-tip", popover: "auto", role: "status" });
  const touch = window.matchMedia("(hover: none)");
  root.append(tip);
  root.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    const text = touch.matches ? tipOf(target) : "";
    if (!text || !tip.showPopover) return;
    tip.textContent = text;
    tip.showPopover();
    const { left, top } = tipAt(/** @type {Element} */ (target.closest("[data-tip], [title]")).getBoundingClientRect(), tip.getBoundingClientRect(), window.innerWidth);
    tip.style.left = `${left}px`;
    tip.style.top = `${top}px`;
    window.addEventListener("scroll", () => tip.hidePopover(), { capture: true, once: true, passive: true }); // it would stay where the thing was
  });
}
