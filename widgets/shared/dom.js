/**
 * A few hands for the DOM: build, patch, keep what did not change.
 *
 * @typedef {(intent: {do: string, [field: string]: unknown}) => void} Send
 * @typedef {{words?: Record<string, string>}} Worded
 * @typedef {Node | string | number | null | undefined | false} Child
 */

const DOM_SVG = "http://www.w3.org/2000/svg";
/** Keys that a notebook would take for its own. Others (such as "?") travel on. */
const DOM_OWN_KEYS = /^(Arrow|Page|Home$|End$|Enter$| $|[a-z0-9]$|Backspace$|Delete$)/i;

let domCount = 0;

/**
 * An element. `class`, `text`, `data-*`, `aria-*` and attributes by their names; `onclick` and the like as functions.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, any> | null} [props]
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, props, ...children) {
  const el = document.createElement(tag);
  for (const name in props) {
    const value = props[name];
    if (name === "text") el.textContent = value;
    else if (typeof value === "function") el.addEventListener(name.slice(2), value);
    else setAttr(el, name, value);
  }
  for (const child of children.flat()) {
    if (child !== null && child !== undefined && child !== false) el.append(/** @type {any} */ (child));
  }
  return el;
}

/** @type {Map<string, Element>} */
const domDrawn = new Map();

/**
 * A drawing from SVG markup of our own (never from data). Parsed once, cloned afterwards.
 * @param {string} viewBox
 * @param {string} markup
 * @param {string} [className]
 * @returns {SVGSVGElement}
 */
export function drawing(viewBox, markup, className = "") {
  const key = viewBox + markup;
  let parsed = domDrawn.get(key);
  if (!parsed) {
    parsed = document.createElementNS(DOM_SVG, "svg");
    parsed.setAttribute("viewBox", viewBox);
    parsed.setAttribute("aria-hidden", "true");
    parsed.setAttribute("focusable", "false");
    parsed.innerHTML = markup;
    domDrawn.set(key, parsed);
  }
  const svg = /** @type {SVGSVGElement} */ (parsed.cloneNode(true));
  if (className) svg.setAttribute("class", className);
  return svg;
}

/** Set the text of an element, where there is one, if it is another text. @param {Element | null} el @param {string | number} text */
export function setText(el, text) {
  const wanted = String(text);
  if (el && el.textContent !== wanted) el.textContent = wanted;
}

/** Set, or with null and false remove, an attribute. @param {Element} el @param {string} name @param {any} value */
export function setAttr(el, name, value) {
  if (value === null || value === undefined || value === false) {
    if (el.hasAttribute(name)) el.removeAttribute(name);
    return;
  }
  const wanted = value === true ? "" : String(value);
  if (el.getAttribute(name) !== wanted) el.setAttribute(name, wanted);
}

/** Show or hide. @param {HTMLElement} el @param {unknown} shown */
export function show(el, shown) {
  if (el.hidden === Boolean(shown)) el.hidden = !shown;
}

/**
 * Children of `parent`, one per item: made once per key, patched after that, moved and removed as needed.
 * @template T
 * @param {Element} parent
 * @param {readonly T[]} items
 * @param {(item: T, index: number) => string | number} keyOf
 * @param {(item: T, index: number) => any} make
 * @param {(el: any, item: T, index: number) => void} [patch]
 */
export function keyed(parent, items, keyOf, make, patch) {
  const holder = /** @type {any} */ (parent);
  /** @type {Map<string, any>} */
  const before = holder.kromKeyed ?? new Map();
  const after = new Map();
  items.forEach((item, index) => {
    const key = String(keyOf(item, index));
    const el = before.get(key) ?? make(item, index);
    before.delete(key);
    after.set(key, el);
    patch?.(el, item, index);
  });
  for (const el of before.values()) el.remove();
  let next = parent.firstElementChild;
  for (const el of after.values()) {
    if (next && el === next) next = next.nextElementSibling;
    else parent.insertBefore(el, next);
  }
  holder.kromKeyed = after;
}

/** An id that no other element of the page has. @param {string} stem */
export function freshId(stem) {
  domCount += 1;
  return `krom-${stem}-${domCount}`;
}

/** A word of the state; its key where the state has none. @param {Worded} state @param {string} key */
export function wordOf(state, key) {
  return state.words?.[key] ?? key.replaceAll("-", " ");
}

/**
 * The root of a widget. Key strokes inside it stay inside it: no notebook shortcut fires.
 * @param {string} part
 * @returns {HTMLElement}
 */
export function partRoot(part) {
  const root = h("section", { class: `krom-${part}`, "data-part": part, "data-lm-suppress-shortcuts": "true" });
  root.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey && DOM_OWN_KEYS.test(event.key)) event.stopPropagation();
  });
  return root;
}

/**
 * Patch without losing the keyboard's place: when what had the focus is gone, the focus goes to `fallback()`. When all parts are patched, and unless
 * somebody has moved it by then: to move it in between would lay the page out once more.
 * @param {HTMLElement} root
 * @param {() => HTMLElement | null | undefined} fallback
 * @param {() => void} patch
 */
export function keepFocus(root, fallback, patch) {
  const tree = /** @type {Document | ShadowRoot} */ (root.getRootNode());
  const focused = tree.activeElement;
  const inside = focused && focused !== root && root.contains(focused);
  patch();
  if (!inside) return;
  queueMicrotask(() => {
    const now = tree.activeElement;
    if (now && now !== focused && now !== document.body) return;
    const gone = !focused.isConnected || focused.closest("[hidden]") || /** @type {any} */ (focused).disabled;
    if (gone) fallback()?.focus({ preventScroll: true });
    else if (now !== focused) /** @type {HTMLElement} */ (focused).focus({ preventScroll: true });
  });
}

/** Whether the visitor asked for no motion. */
export function stillMotion() {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
