import { freshId, h, keyed, setAttr, setText, show } from "../shared/dom.js";
import { icon } from "../shared/art.js";
import { setMarked } from "../shared/marked.js";

/**
 * The quick search: a dialog over any page. One types, the arrow keys choose, Enter opens.
 *
 * @typedef {{hash: string, title: string, text: string, chapter: string} & import("../rulebook/rule.js").RuleMarks} FinderResult
 * @typedef {{query: string, results: FinderResult[], near: string[], none: string, count: string}} FinderAnswer
 */

const FINDER_PAUSE = 40;

/** The result that a key leads to; null where it is another kind of key. @param {string} key @param {number} at @param {number} many */
export function finderStep(key, at, many) {
  if (!many) return null;
  if (key === "ArrowDown") return (at + 1) % many;
  if (key === "ArrowUp") return (at - 1 + many) % many;
  return null;
}

/** @param {{find: (query: string) => boolean, visit: (hash: string) => void, word: (key: string) => string}} does */
export function finder(does) {
  const title = h("h2", { class: "krom-sr", id: freshId("find") });
  const list = h("ul", { class: "krom-finder-list", role: "listbox", id: freshId("found") });
  const box = h("input", {
    type: "text", inputmode: "search", class: "krom-finder-box", role: "combobox", autocomplete: "off", spellcheck: "false", maxlength: 80, enterkeyhint: "go",
    "aria-controls": list.id, "aria-expanded": "false", "aria-autocomplete": "list", "aria-labelledby": title.id, oninput: () => later(), onkeydown: step,
  });
  const none = h("p", { class: "krom-finder-none", role: "status" });
  const near = h("p", { class: "krom-finder-near" });
  const help = h("p", { class: "krom-small" });
  const close = h("button", { type: "button", class: "krom-btn is-small", "data-do": "close", onclick: () => el.close() });
  const el = h("dialog", { class: "krom-finder", "aria-labelledby": title.id }, h("div", { class: "krom-finder-line" }, title, icon("search"), box, close), none, near, list, help);
  el.addEventListener("click", (/** @type {MouseEvent} */ event) => {
    if (event.target === el) el.close();
  });
  el.addEventListener("close", () => clearTimeout(timer));
  let timer = 0;
  let at = 0;
  let asked = "";
  /** @type {FinderResult[]} */
  let results = [];

  function later() {
    clearTimeout(timer);
    timer = window.setTimeout(ask, FINDER_PAUSE);
  }

  function ask() {
    asked = box.value;
    if (!asked.trim()) draw({ query: asked, results: [], near: [], none: "", count: "" });
    else if (!does.find(asked)) draw({ query: asked, results: [], near: [], none: does.word("cut"), count: "" });
  }

  /** @param {KeyboardEvent} event */
  function step(event) {
    const next = finderStep(event.key, at, results.length);
    if (next !== null) {
      event.preventDefault();
      choose(next);
    } else if (event.key === "Enter" && !event.isComposing) {
      event.preventDefault();
      if (results.length && asked === box.value) open(results[at].hash);
    }
  }

  /** @param {number} wanted */
  function choose(wanted) {
    at = wanted;
    [...list.children].forEach((item, n) => setAttr(item, "aria-selected", String(n === at)));
    const item = list.children[at];
    setAttr(box, "aria-activedescendant", item?.id ?? null);
    item?.scrollIntoView({ block: "nearest" });
  }

  /** @param {string} hash */
  function open(hash) {
    el.close();
    does.visit(hash);
  }

  /** @param {FinderAnswer} answer */
  function draw(answer) {
    results = answer.results;
    keyed(list, results, (result) => result.hash, (result) => finderItem(result, () => open(result.hash)), (item, result) => {
      const [name, chapter, text] = item.children;
      setMarked(name, result.title, result.inTitle);
      setText(chapter, result.chapter);
      setMarked(text, result.text, result.inText);
    });
    setAttr(box, "aria-expanded", String(results.length > 0));
    setText(none, answer.none || answer.count);
    none.classList.toggle("krom-sr", !answer.none);
    show(near, answer.near.length);
    near.replaceChildren(...(answer.near.length ? [`${does.word("near")} `] : []), ...answer.near.map((query) => h("button", { type: "button", class: "krom-btn is-small", "data-near": query, text: query, onclick: () => retry(query) })));
    choose(0);
  }

  /** @param {string} query */
  function retry(query) {
    box.value = query;
    box.focus();
    ask();
  }

  return {
    el,
    isOpen: () => el.open,
    open() {
      if (el.open) return;
      el.showModal();
      box.select();
      if (box.value) ask();
    },
    close: () => el.close(),
    /** @param {FinderAnswer} answer */
    answered(answer) {
      if (answer.query === asked) draw(answer);
    },
    /** Its words, in the language of the page; another page has other rules. */
    update() {
      setText(title, does.word("find"));
      setAttr(box, "placeholder", does.word("find"));
      setText(help, does.word("find-help"));
      setText(close, does.word("close"));
    },
  };
}

/** @param {FinderResult} result @param {() => void} act */
function finderItem(result, act) {
  const item = h("li", { class: "krom-finder-item", role: "option", id: freshId("option"), "aria-selected": "false", "data-hash": result.hash, onclick: act }, h("b"), h("span", { class: "krom-small" }), h("span", { class: "krom-finder-text" }));
  return item;
}
