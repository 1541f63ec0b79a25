import { freshId, h, keyed, partRoot, setAttr, setText, show, wordOf } from "../shared/dom.js";

/**
 * The map of the rules: a field for each, by chapter, with how the learner stands to it. A field leads to its paragraph.
 *
 * @typedef {{id: string, text: string, standing: string}} CoverageRule
 * @typedef {{told: string, rules: number, legend: {id: string, text: string, many: number}[],
 *   chapters: {id: string, title: string, rules: CoverageRule[]}[], next: {hash: string, label: string} | null, words: Record<string, string>}} CoverageState
 */

/** A sign for each standing: shapes, because colours alone say nothing to some. @type {Record<string, string>} */
const COVERAGE_SIGNS = { new: "", seen: "•", wrong: "✗", right: "✓" };

/** How one field is called: what the rule says in short, and how one stands to it. @param {CoverageRule} rule @param {CoverageState} state */
export function coverageName(rule, state) {
  const said = state.legend.find((one) => one.id === rule.standing)?.text ?? "";
  const short = rule.text.length > 120 ? `${rule.text.slice(0, 119).trimEnd()}…` : rule.text;
  return `${said}: ${short}`;
}

/** @param {HTMLElement} el @param {import("../shared/dom.js").Send} _send @param {import("../stage/stage.js").Around} around */
export function mountCoverage(el, _send, around) {
  const title = h("h2", { class: "krom-coverage-title", id: freshId("coverage") });
  const why = h("p", { class: "krom-coverage-why" });
  const told = h("p", { class: "krom-coverage-told" });
  const next = h("a", { class: "krom-btn is-main krom-coverage-next" });
  const legend = h("ul", { class: "krom-coverage-legend" });
  const chapters = h("div", { class: "krom-coverage-chapters" });
  const root = partRoot("coverage");
  setAttr(root, "aria-labelledby", title.id);
  root.classList.add("krom-panel");
  root.append(title, why, told, next, legend, chapters);
  el.append(root);

  return {
    /** @param {CoverageState} state */
    update(state) {
      setText(title, wordOf(state, "coverage"));
      setText(why, wordOf(state, "coverage-why"));
      setText(told, state.told);
      show(next, state.next);
      setText(next, state.next?.label ?? "");
      setAttr(next, "href", state.next?.hash);
      keyed(legend, state.legend, (one) => one.id, coverageKey, (item, one) => {
        setText(item.children[1], one.text);
        setText(item.children[2], one.many);
      });
      keyed(chapters, state.chapters, (chapter) => chapter.id, coverageChapter, (section, chapter) => {
        const [heading, list] = section.children;
        setText(heading, chapter.title);
        keyed(list, chapter.rules, (rule) => rule.id, (rule) => coverageField(rule, around), (item, rule) => {
          const field = item.firstElementChild;
          setAttr(field, "data-standing", rule.standing);
          setAttr(field, "aria-label", coverageName(rule, state));
          setAttr(field, "title", coverageName(rule, state));
          setText(field, COVERAGE_SIGNS[rule.standing] ?? "");
        });
      });
    },
  };
}

/** @param {{id: string}} one */
function coverageKey(one) {
  return h("li", null, h("span", { class: "krom-coverage-field", "data-standing": one.id, "aria-hidden": "true", text: COVERAGE_SIGNS[one.id] }), h("span"), h("b"));
}

function coverageChapter() {
  return h("section", { class: "krom-coverage-chapter" }, h("h3"), h("ul", { class: "krom-coverage-rules" }));
}

/** @param {CoverageRule} rule @param {import("../stage/stage.js").Around} around */
function coverageField(rule, around) {
  return h("li", null, h("a", { class: "krom-coverage-field", href: around.rule(rule.id), "data-rule": rule.id }));
}
