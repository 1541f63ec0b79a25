import { freshId, h, keepFocus, keyed, partRoot, setAttr, setText, show, wordOf } from "../shared/dom.js";
import { icon } from "../shared/art.js";

/**
 * At the end of a first game: where to go next, and a map of the rules, by chapter, that says which were met.
 *
 * @typedef {{id: string, text: string, met: boolean}} MetRule
 * @typedef {{id: string, name: string, met: number, of: number, told: string, rules: MetRule[]}} MetChapter
 * @typedef {{over: false} | {over: true, title: string, text: string, next: string, ways: {hash: string, label: string}[], chapters: MetChapter[],
 *   words: Record<string, string>}} MetState
 */

/** @param {HTMLElement} el @param {import("../shared/dom.js").Send} _send @param {import("../stage/stage.js").Around} around */
export function mountMet(el, _send, around) {
  const next = h("h2", { class: "krom-title", id: freshId("next") });
  const ways = h("p", { class: "krom-met-ways" });
  const title = h("h2", { class: "krom-title", id: freshId("met"), tabindex: "-1" });
  const text = h("p", { class: "krom-met-text" });
  const chapters = h("ul", { class: "krom-met-chapters", role: "list" });
  const root = partRoot("met");
  root.classList.add("krom-panel");
  setAttr(root, "aria-labelledby", title.id);
  root.append(next, ways, title, text, chapters);
  el.append(root);

  /** @param {MetChapter} chapter */
  function makeChapter(chapter) {
    const name = h("b");
    const told = h("span", { class: "krom-small" });
    const bar = h("progress", { class: "krom-met-bar", "aria-hidden": "true" });
    const list = h("ul", { class: "krom-met-rules", role: "list" });
    return Object.assign(h("li", { "data-chapter": chapter.id }, h("details", null, h("summary", null, name, told, bar), list)), { kromParts: { name, told, bar, list } });
  }

  /** @param {MetRule} rule */
  function makeRule(rule) {
    return h("li", { "data-met": String(rule.met) }, h("span", { class: "krom-met-sign", role: "img" }, icon(rule.met ? "check" : "question")), h("a", { href: around.rule(rule.id), "data-rule": rule.id }));
  }

  return {
    /** @param {MetState} state */
    update(state) {
      keepFocus(root, () => title, () => {
        show(el, state.over);
        if (!state.over) return;
        setText(next, state.next);
        keyed(ways, state.ways, (way) => way.hash, (way, n) => h("a", { class: n ? "krom-btn" : "krom-btn is-main", href: way.hash }), (link, way) => setText(link, way.label));
        setText(title, state.title);
        setText(text, state.text);
        keyed(chapters, state.chapters, (one) => one.id, makeChapter, (item, one) => {
          const { name, told, bar, list } = item.kromParts;
          setText(name, one.name);
          setText(told, one.told);
          setAttr(bar, "max", one.of);
          setAttr(bar, "value", one.met);
          keyed(list, /** @type {MetRule[]} */ (one.rules), (rule) => `${rule.id} ${rule.met}`, makeRule, (line, rule) => {
            setAttr(line.firstElementChild, "aria-label", wordOf(state, rule.met ? "met-yes" : "met-no"));
            setText(line.lastElementChild, rule.text);
          });
        });
      });
    },
  };
}
