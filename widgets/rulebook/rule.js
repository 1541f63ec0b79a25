import { h, keyed, setAttr, setText, show, wordOf } from "../shared/dom.js";
import { icon, markGlyph } from "../shared/art.js";
import { setMarked } from "../shared/marked.js";
import { provenance } from "../shared/parts.js";

/**
 * One paragraph of the rulebook, and one card of the box.
 *
 * `try` is whether there is something to try, `why` whether there is a reason to be read elsewhere.
 * @typedef {{question: string, here: string, others: string[]}} RuleOpen
 * @typedef {{id: string, title: string, text: string, mark: string, label: string, open?: RuleOpen[], differs?: {text: string, source: string}[],
 *   source?: string, related?: string[], try?: boolean, why?: boolean, chapter?: string}} RuleEntry
 * @typedef {{id: string, name: string, text: string, mark: string, copies: number, from?: string}} RuleCard
 * @typedef {{inTitle?: import("../shared/marked.js").MarkedSpan[], inText?: import("../shared/marked.js").MarkedSpan[]}} RuleMarks
 *
 * What a paragraph needs of the book around it.
 * @typedef {{words: Record<string, string>, ways: {box: string, deviations: string}, titles: Map<string, string>, marks: Record<string, string>}} RuleBook
 */

/** @param {RuleEntry} rule @param {import("../stage/stage.js").Around} around @param {() => RuleBook} book */
export function ruleParagraph(rule, around, book) {
  const chapter = h("p", { class: "krom-rulebook-where krom-small" });
  const title = h("a", { href: around.rule(rule.id) });
  const text = h("p", { class: "krom-rulebook-text" });
  const tryIt = rule.try ? h("a", { class: "krom-btn is-small krom-rulebook-try", href: `${around.rule(rule.id)}/try`, "data-try": rule.id }, icon("start"), h("span")) : null;
  const questions = (rule.open ?? []).map((open) => h("p", { class: "krom-rulebook-open" }, h("b", { text: open.question }), " ", h("span", { class: "krom-rulebook-here" }), " ", open.here));
  const more = ruleMore(rule, around, book);
  const el = h(
    "li",
    { class: "krom-rulebook-rule", "data-rule": rule.id, "data-mark": rule.mark },
    chapter,
    h("div", { class: "krom-rulebook-head" }, h("h3", null, title), tryIt),
    text,
    h("p", { class: "krom-rulebook-mark" }, markGlyph(rule.open ? "invented" : rule.mark), h("span", { text: rule.label })),
    questions,
    more.el,
  );
  return Object.assign(el, {
    /** @param {RuleEntry} now @param {RuleMarks} marks @param {boolean} current */
    kromUpdate(now, marks, current) {
      const { words } = book();
      setText(chapter, now.chapter ?? "");
      show(chapter, now.chapter);
      setMarked(title, now.title, marks.inTitle);
      setMarked(text, now.text, marks.inText);
      if (tryIt) {
        setText(tryIt.lastElementChild, wordOf({ words }, "try-it"));
        setAttr(tryIt, "aria-label", `${wordOf({ words }, "try-it")}: ${now.title}`);
      }
      for (const here of el.querySelectorAll(".krom-rulebook-here")) setText(here, wordOf({ words }, "rule-here"));
      more.update();
      ruleArrive(el, current);
      if (current) more.open();
    },
  });
}

/** What one came for. @param {Element} el @param {boolean} current */
function ruleArrive(el, current) {
  setAttr(el, "aria-current", current ? "true" : null);
  setAttr(el, "tabindex", current ? "-1" : null);
  setAttr(el, "data-arrive", current ? "true" : null);
}

/** What can be opened below a paragraph: drawn when somebody opens it. @param {RuleEntry} rule @param {import("../stage/stage.js").Around} around @param {() => RuleBook} book */
function ruleMore(rule, around, book) {
  const summary = h("summary");
  const inside = h("div", { class: "krom-rulebook-inside" });
  const el = h("details", { class: "krom-rulebook-more" }, summary, inside);
  el.addEventListener("toggle", () => el.open && !inside.childElementCount && inside.append(...ruleInside(rule, around, book())));
  return {
    el,
    update() {
      setText(summary, wordOf(book(), "rule-more"));
    },
    open() {
      el.open = true;
    },
  };
}

/** @param {RuleEntry} rule @param {import("../stage/stage.js").Around} around @param {RuleBook} book @returns {HTMLElement[]} */
function ruleInside(rule, around, book) {
  const word = (/** @type {string} */ key) => wordOf(book, key);
  const asked = (rule.open ?? []).length > 1;
  const others = (rule.open ?? []).flatMap((open) => open.others.map((other) => h("li", null, asked && h("span", { class: "krom-small", text: `${open.question} ` }), other)));
  /** @param {string} title @param {...any} content */
  const part = (title, ...content) => h("div", null, h("h4", { text: title }), ...content);
  const found = [
    others.length && part(word("rule-or"), h("ul", { role: "list" }, others), h("p", null, h("a", { href: book.ways.box, text: word("rule-change") }))),
    rule.differs && part(word("rule-differ"), rule.differs.map((one) => h("p", null, one.text, " ", h("span", { class: "krom-small", text: one.source })))),
    rule.related && part(word("rule-related"), h("ul", { class: "krom-rulebook-related" }, rule.related.map((id) => h("li", null, h("a", { href: around.rule(id), text: book.titles.get(id) ?? id }))))),
    rule.source && part(word("rule-source"), h("p", { text: rule.source })),
    h("p", { class: "krom-rulebook-links" }, rule.why && h("a", { href: `${book.ways.deviations}/${rule.id}`, text: word("rule-why") }), h("a", { href: around.rule(rule.id) }, `${word("rule-link")} `, h("code", { text: rule.id }))),
  ];
  return /** @type {HTMLElement[]} */ (found.filter(Boolean));
}

/** @param {RuleCard} card @param {import("../stage/stage.js").Around} around @param {() => RuleBook} book @param {boolean} [linked] whether its name leads to the list of cards */
export function ruleCard(card, around, book, linked = false) {
  const name = linked ? h("a", { href: around.rule(`cards/${card.id}`) }) : h("span");
  const text = h("p");
  const copies = h("span", { class: "krom-small" });
  const from = h("p", { class: "krom-small krom-rulebook-from" });
  const el = h("li", { class: "krom-rulebook-card", "data-card": card.id }, h("div", { class: "krom-rulebook-name" }, h("b", null, name), copies, provenance({ mark: card.mark, markText: book().marks[card.mark] ?? "" })), text, from);
  return Object.assign(el, {
    /** @param {RuleCard} now @param {RuleMarks} marks @param {boolean} current */
    kromUpdate(now, marks, current) {
      setMarked(name, now.name, marks.inTitle);
      setMarked(text, now.text, marks.inText);
      setText(from, now.from ?? "");
      show(from, now.from);
      setText(copies, now.copies > 1 ? `${now.copies} ${wordOf(book(), "card-copies")}` : "");
      ruleArrive(el, current);
    },
  });
}

/** The decks of the box, one after the other. @param {Element} parent @param {{id: string, title: string, cards: RuleCard[]}[]} decks @param {import("../stage/stage.js").Around} around @param {() => RuleBook} book @param {string} current */
export function ruleDecks(parent, decks, around, book, current) {
  keyed(parent, decks, (deck) => deck.id, (deck) => h("section", { class: "krom-rulebook-deck", "data-deck": deck.id }, h("h3"), h("ul", { class: "krom-rulebook-cards" })), (section, deck) => {
    setText(section.firstElementChild, deck.title);
    keyed(section.lastElementChild, /** @type {RuleCard[]} */ (deck.cards), (card) => card.id, (card) => ruleCard(card, around, book), (item, card) => item.kromUpdate(card, {}, card.id === current));
  });
}
