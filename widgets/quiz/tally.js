import { freshId, h, keyed, partRoot, setAttr, setText, show, wordOf } from "../shared/dom.js";
import { ruleLink } from "../shared/parts.js";

/**
 * How a run of questions went: the score, each question by its sign, the kinds, and the rules that are worth another look.
 *
 * @typedef {{id: string, label: string, text: string, right: number, last: number, hash: string}} TallyKind
 * @typedef {{id: string, text: string, chapter: string, chapterText: string}} TallyRule
 * @typedef {{score: string, praise: string, marks: {id: "right" | "wrong", label: string, hash: string}[], kinds: TallyKind[], rules: TallyRule[],
 *   ways: {hash: string, label: string}[], words: Record<string, string>}} TallyState
 */

/** What stands for a question that went so. */
const TALLY_SIGNS = { right: "✓", wrong: "✗" };

/** @param {HTMLElement} el @param {import("../shared/dom.js").Send} _send @param {import("../stage/stage.js").Around} around */
export function mountTally(el, _send, around) {
  const score = h("h2", { class: "krom-tally-score", id: freshId("score") });
  const praise = h("p");
  const marks = h("ol", { class: "krom-tally-marks" });
  const ways = h("p", { class: "krom-quiz-ways" });
  const kindsTitle = h("h3", { class: "krom-title", id: freshId("kinds") });
  const kinds = h("ul", { class: "krom-tally-kinds", "aria-labelledby": kindsTitle.id });
  const rulesTitle = h("h3", { class: "krom-title", id: freshId("rules") });
  const rules = h("ul", { class: "krom-tally-rules", "aria-labelledby": rulesTitle.id });
  const again = h("section", { class: "krom-tally-again" }, rulesTitle, rules);
  const root = partRoot("tally");
  setAttr(root, "aria-labelledby", score.id);
  root.append(
    h("div", { class: "krom-panel krom-tally-head" }, score, praise, marks, ways),
    h("div", { class: "krom-panel krom-tally-more" }, again, h("section", null, kindsTitle, kinds)),
  );
  el.append(root);

  /** @param {TallyRule} rule */
  function makeRule(rule) {
    const text = h("p");
    const link = ruleLink(around);
    const chapter = h("a", { href: rule.chapter });
    return Object.assign(h("li", { "data-rule": rule.id }, text, h("p", { class: "krom-tally-links" }, link.el, chapter)), { kromParts: { text, link, chapter } });
  }

  return {
    /** @param {TallyState} state */
    update(state) {
      setText(score, state.score);
      setText(praise, state.praise);
      setAttr(marks, "aria-label", wordOf(state, "quiz-marks"));
      keyed(marks, state.marks, (_, n) => n, (mark) => h("li", { "data-mark": mark.id }, h("a", { href: mark.hash })), (item, mark, n) => {
        setText(item.firstElementChild, TALLY_SIGNS[/** @type {"right" | "wrong"} */ (mark.id)]);
        setAttr(item.firstElementChild, "aria-label", `${n + 1}: ${mark.label}`);
      });
      keyed(ways, state.ways, (way) => way.hash, (way, n) => h("a", { class: n ? "krom-btn" : "krom-btn is-main", href: way.hash }), (link, way) => setText(link, way.label));
      setText(kindsTitle, wordOf(state, "quiz-by-kind"));
      keyed(kinds, state.kinds, (kind) => kind.id, (kind) => h("li", { "data-kind": kind.id }, h("span"), h("progress"), h("b"), h("a", { href: kind.hash })), (item, kind) => {
        const [label, bar, text, practise] = item.children;
        setText(label, kind.label);
        setAttr(bar, "max", kind.last);
        setAttr(bar, "value", kind.right);
        setAttr(bar, "aria-label", `${kind.label}: ${kind.text}`);
        setText(text, kind.text);
        setText(practise, wordOf(state, "quiz-practise"));
        setAttr(practise, "aria-label", `${wordOf(state, "quiz-practise")}: ${kind.label}`);
      });
      setText(rulesTitle, wordOf(state, "quiz-look-again"));
      show(again, state.rules.length);
      keyed(rules, state.rules, (rule) => rule.id, makeRule, (item, rule) => {
        const { text, link, chapter } = item.kromParts;
        setText(text, rule.text);
        link.update(rule.id, wordOf(state, "rule"));
        setText(chapter, rule.chapterText);
        show(chapter, rule.chapter);
      });
    },
  };
}
