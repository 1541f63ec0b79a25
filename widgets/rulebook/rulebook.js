import { freshId, h, keyed, setAttr, setText, show, stillMotion, wordOf } from "../shared/dom.js";
import { markLegend } from "../shared/parts.js";
import { ruleCard, ruleDecks, ruleParagraph } from "./rule.js";

/**
 * The rulebook: every rule by chapter, with where it comes from; the cards of the box; searched as one types.
 *
 * @typedef {import("./rule.js").RuleEntry} RulebookRule
 * @typedef {import("./rule.js").RuleCard} RulebookCard
 * @typedef {{id: string, title: string, rules: RulebookRule[]}} RulebookChapter
 * @typedef {{id: string} & import("./rule.js").RuleMarks} RulebookFound
 * @typedef {{query: string, current: string, card: string, chapters: RulebookChapter[], decks: {id: string, title: string, cards: RulebookCard[]}[],
 *   marks: Record<string, string>, answer: {found: RulebookFound[], near: string[], none: string} | null,
 *   ways: {box: string, deviations: string}, words: Record<string, string>}} RulebookState
 */

/** Milliseconds after a key before it is searched: those who type fast type on. */
const RULEBOOK_PAUSE = 60;
const RULEBOOK_CARDS = "cards";
/** From this width on the list of chapters is open by itself. */
const RULEBOOK_WIDE = "(min-width: 900px)";

/** Every rule and card under the name it is found by. @param {RulebookState} state */
export function rulebookThings(state) {
  /** @type {Map<string, {rule?: RulebookRule, card?: RulebookCard}>} */
  const things = new Map();
  for (const chapter of state.chapters) for (const rule of chapter.rules) things.set(rule.id, { rule: { ...rule, chapter: chapter.title } });
  for (const deck of state.decks) for (const card of deck.cards) things.set(`${RULEBOOK_CARDS}/${card.id}`, { card });
  return things;
}

/** @param {HTMLElement} el @param {import("../shared/dom.js").Send} send @param {import("../stage/stage.js").Around} around */
export function mountRulebook(el, send, around) {
  let timer = 0;
  let arrived = false;
  /** @type {RulebookState | null} */
  let state = null;
  /** @type {ReturnType<typeof rulebookThings>} */
  let things = new Map();
  /** @type {unknown} */
  let book = null;

  const box = h("input", { type: "search", id: freshId("search"), class: "krom-rulebook-box", "data-find": "true", autocomplete: "off", spellcheck: "false", enterkeyhint: "search", maxlength: 80, oninput: () => later() });
  const label = h("label", { for: box.id, class: "krom-sr" });
  const jumpsTitle = h("summary");
  const jumps = h("ul", { class: "krom-rulebook-jumps" });
  const contents = h("details", { class: "krom-rulebook-contents", open: window.matchMedia(RULEBOOK_WIDE).matches }, jumpsTitle, jumps);
  const search = h("div", { class: "krom-rulebook-search", role: "search" }, label, box);
  const foundTitle = h("h2", { class: "krom-title" });
  const none = h("p", { class: "krom-rulebook-none", role: "status" });
  const near = h("p", { class: "krom-rulebook-near" });
  const found = h("ol", { class: "krom-rulebook-rules" });
  const results = h("section", { class: "krom-rulebook-results", hidden: true }, foundTitle, found);
  const chapters = h("div", { class: "krom-rulebook-chapters" });
  const cardsTitle = h("h2", { tabindex: -1 });
  const decks = h("div", { class: "krom-rulebook-decks" });
  const legend = markLegend();
  const cards = h("section", { class: "krom-rulebook-chapter", "data-chapter": RULEBOOK_CARDS }, cardsTitle, legend.el, decks);
  const whole = h("div", { class: "krom-rulebook-whole" }, chapters, cards);
  el.append(h("div", { class: "krom-rulebook" }, search, h("div", { class: "krom-rulebook-told" }, none, near), h("div", { class: "krom-rulebook-side" }, contents), h("div", null, results, whole)));
  box.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter") return;
    clearTimeout(timer);
    if (box.value !== state?.query) send({ do: "search", query: box.value });
    else /** @type {HTMLElement | null} */ (found.querySelector("h3 a, b a"))?.focus();
  });

  function later() {
    clearTimeout(timer);
    timer = window.setTimeout(() => send({ do: "search", query: box.value }), RULEBOOK_PAUSE);
  }

  /** @param {string} query */
  function look(query) {
    box.value = query;
    send({ do: "search", query });
    box.focus();
  }

  /** @returns {import("./rule.js").RuleBook} */
  function theBook() {
    const now = /** @type {RulebookState} */ (state);
    return { words: now.words, ways: now.ways, marks: now.marks, titles: new Map([...things].map(([id, thing]) => [id, thing.rule?.title ?? ""])) };
  }

  /** What does not change while somebody types. @param {RulebookState} now */
  function drawWhole(now) {
    keyed(chapters, now.chapters, (chapter) => chapter.id, rulebookChapter, (section, chapter) => {
      setText(section.children[0], chapter.title);
      keyed(section.children[1], /** @type {RulebookRule[]} */ (chapter.rules), (rule) => rule.id, (rule) => ruleParagraph(rule, around, theBook), (item, rule) => item.kromUpdate(rule, {}, rule.id === now.current));
    });
    setText(cardsTitle, wordOf(now, "all-cards"));
    show(cards, now.decks.length);
    legend.update(Object.entries(now.marks).map(([mark, markText]) => ({ mark, markText })));
    ruleDecks(decks, now.decks, around, theBook, now.card);
    const cardJump = now.decks.length ? [{ id: RULEBOOK_CARDS, title: wordOf(now, "all-cards") }] : [];
    keyed(jumps, [...now.chapters, ...cardJump, { id: "", title: wordOf(now, "deviations") }], (chapter) => chapter.id, (chapter) => rulebookJump(chapter.id, now.ways.deviations), (item, chapter) => setText(item.firstElementChild, chapter.title));
  }

  /** @param {NonNullable<RulebookState["answer"]>} answer @param {RulebookState} now */
  function drawFound(answer, now) {
    setText(foundTitle, wordOf(now, "found"));
    show(foundTitle, answer.found.length);
    setText(none, answer.none);
    show(none, answer.none);
    if (answer.none && !answer.found.length) contents.open = true; // no dead end
    show(near, answer.near.length);
    near.replaceChildren(...(answer.near.length ? [`${wordOf(now, "near")} `] : []), ...answer.near.map((query) => h("button", { type: "button", class: "krom-btn is-small", "data-near": query, text: query, onclick: () => look(query) })));
    const known = answer.found.filter((one) => things.has(one.id));
    keyed(found, known, (one) => one.id, (one) => {
      const thing = things.get(one.id);
      return thing?.rule ? ruleParagraph(thing.rule, around, theBook) : ruleCard(/** @type {RulebookCard} */ (thing?.card), around, theBook, true);
    }, (item, one) => {
      const thing = things.get(one.id);
      item.kromUpdate(thing?.rule ?? thing?.card, one, false);
    });
  }

  jumps.addEventListener("click", (event) => {
    const button = /** @type {HTMLElement} */ (event.target).closest("button");
    if (!button) return;
    if (box.value) look("");
    show(results, false);
    show(whole, true);
    if (!window.matchMedia(RULEBOOK_WIDE).matches) contents.open = false;
    rulebookGo(whole, button.dataset.to ?? "");
  });

  return {
    /** @param {RulebookState} now */
    update(now) {
      state = now;
      setText(label, wordOf(now, "search-rules"));
      setAttr(box, "placeholder", wordOf(now, "search-example"));
      setText(jumpsTitle, wordOf(now, "chapters"));
      if (document.activeElement !== box && box.value !== now.query) box.value = now.query;
      if (book !== now.chapters) {
        book = now.chapters;
        things = rulebookThings(now);
        drawWhole(now);
      }
      show(results, now.answer);
      show(whole, !now.answer);
      drawFound(now.answer ?? { found: [], near: [], none: "" }, now);
      if (arrived) return;
      arrived = true;
      const wanted = now.current ? `[data-rule="${CSS.escape(now.current)}"]` : now.card === RULEBOOK_CARDS ? `[data-chapter="${RULEBOOK_CARDS}"] h2` : now.card ? `[data-card="${CSS.escape(now.card)}"]` : "";
      const current = wanted && whole.querySelector(wanted);
      if (!current) return;
      setAttr(current, "data-arrive", "true");
      requestAnimationFrame(() => current.scrollIntoView({ block: now.card === RULEBOOK_CARDS ? "start" : "center" }));
    },
    destroy() {
      clearTimeout(timer);
    },
  };
}

/** @param {RulebookChapter} chapter */
function rulebookChapter(chapter) {
  return h("section", { class: "krom-rulebook-chapter", "data-chapter": chapter.id }, h("h2", { tabindex: -1 }), h("ul", { class: "krom-rulebook-rules" }));
}

/** To a chapter of this page; without one, to the page of deviations. @param {string} id @param {string} deviations */
function rulebookJump(id, deviations) {
  return h("li", null, id ? h("button", { type: "button", class: "krom-rulebook-jump", "data-to": id }) : h("a", { class: "krom-rulebook-jump", href: deviations }));
}

/** @param {Element} whole @param {string} id */
function rulebookGo(whole, id) {
  const heading = /** @type {HTMLElement | null} */ (whole.querySelector(`[data-chapter="${CSS.escape(id)}"] h2`));
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ behavior: stillMotion() ? "auto" : "smooth", block: "start" });
}
