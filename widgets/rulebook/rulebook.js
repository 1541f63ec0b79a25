import { freshId, h, keyed, setAttr, setText, show, stillMotion } from "../shared/dom.js";
import { icon, markGlyph } from "../shared/art.js";

/**
 * The rulebook: every rule by chapter, with where it comes from; searched as one types.
 *
 * @typedef {{id: string, text: string, mark: string, markText: string, source: string, open: boolean}} RulebookRule
 * @typedef {{title: string, rules: RulebookRule[]}} RulebookChapter
 * @typedef {{label: string, query: string, current: string, chapters: RulebookChapter[], none: string, openText: string}} RulebookState
 */

const RULEBOOK_PAUSE = 120;

/** @param {HTMLElement} el @param {import("../shared/dom.js").Send} send @param {import("../stage/stage.js").Around} around */
export function mountRulebook(el, send, around) {
  let timer = 0;
  let arrived = false;
  const box = h("input", { type: "search", id: freshId("search"), class: "krom-rulebook-box", autocomplete: "off", spellcheck: "false", maxlength: 80, oninput: () => later() });
  const label = h("label", { for: box.id, class: "krom-title" });
  const jumps = h("ul", { class: "krom-rulebook-jumps" });
  const none = h("p", { class: "krom-rulebook-none", role: "status" });
  const chapters = h("div", { class: "krom-rulebook-chapters" });
  const search = h("div", { class: "krom-rulebook-search", role: "search" }, label, h("div", { class: "krom-rulebook-line" }, box));
  el.append(h("div", { class: "krom-rulebook" }, h("div", { class: "krom-rulebook-side" }, search, jumps), h("div", null, none, chapters)));

  function later() {
    clearTimeout(timer);
    timer = window.setTimeout(() => send({ do: "search", query: box.value }), RULEBOOK_PAUSE);
  }

  return {
    /** @param {RulebookState} state */
    update(state) {
      setText(label, state.label);
      if (document.activeElement !== box && box.value !== state.query) box.value = state.query;
      setText(none, state.chapters.length ? "" : state.none);
      show(none, !state.chapters.length);
      keyed(chapters, state.chapters, (chapter) => chapter.title, rulebookChapter, (section, chapter) => {
        const [title, list] = section.children;
        setText(title, chapter.title);
        keyed(list, chapter.rules, (rule) => rule.id, (rule) => rulebookRule(rule, state, around), (item, rule) => rulebookPatch(item, rule, state));
      });
      keyed(jumps, state.chapters, (chapter) => chapter.title, rulebookJump, (item, chapter) => {
        setText(item.firstElementChild, chapter.title);
        item.firstElementChild.onclick = () => rulebookGo(chapters, chapter.title);
      });
      if (state.current && !arrived) {
        arrived = true;
        const current = chapters.querySelector(`[data-rule="${CSS.escape(state.current)}"]`);
        requestAnimationFrame(() => current?.scrollIntoView({ block: "center" }));
      }
    },
    destroy() {
      clearTimeout(timer);
    },
  };
}

/** @param {RulebookChapter} chapter */
function rulebookChapter(chapter) {
  return h("section", { class: "krom-rulebook-chapter", "data-chapter": chapter.title }, h("h2", { tabindex: -1 }), h("ul", { class: "krom-rulebook-rules" }));
}

function rulebookJump() {
  return h("li", null, h("button", { type: "button", class: "krom-rulebook-jump" }));
}

/** @param {Element} chapters @param {string} title */
function rulebookGo(chapters, title) {
  const heading = /** @type {HTMLElement | null} */ (chapters.querySelector(`[data-chapter="${CSS.escape(title)}"] h2`));
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ behavior: stillMotion() ? "auto" : "smooth", block: "start" });
}

/** @param {RulebookRule} rule @param {RulebookState} state @param {import("../stage/stage.js").Around} around */
function rulebookRule(rule, state, around) {
  return h(
    "li",
    { class: "krom-rulebook-rule", "data-rule": rule.id, "data-mark": rule.mark },
    h("p", { class: "krom-rulebook-text" }),
    rule.open && h("p", { class: "krom-rulebook-open" }, icon("question"), h("span", { text: state.openText })),
    h(
      "p",
      { class: "krom-rulebook-foot" },
      h("span", { class: "krom-rulebook-mark" }, markGlyph(rule.mark), h("span", { text: rule.markText })),
      rule.source && h("span", { text: rule.source }),
      h("a", { href: around.rule(rule.id) }, h("code", { text: rule.id })),
    ),
  );
}

/** @param {HTMLElement} item @param {RulebookRule} rule @param {RulebookState} state */
function rulebookPatch(item, rule, state) {
  const current = rule.id === state.current;
  setAttr(item, "aria-current", current ? "true" : null);
  setAttr(item, "tabindex", current ? "-1" : null);
  setAttr(item, "data-arrive", current ? "true" : null);
  const said = `${state.query}\n${rule.text}`;
  if (item.dataset.said === said) return;
  item.dataset.said = said;
  item.firstElementChild?.replaceChildren(...rulebookMarked(rule.text, state.query));
}

/** The text with what was looked for marked in it. @param {string} text @param {string} query */
function rulebookMarked(text, query) {
  const at = query ? text.toLowerCase().indexOf(query.toLowerCase()) : -1;
  if (at < 0) return [text];
  const end = at + query.length;
  return [text.slice(0, at), h("mark", { text: text.slice(at, end) }), text.slice(end)];
}
