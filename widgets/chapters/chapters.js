import { freshId, h, keyed, partRoot, setAttr, setText, show, wordOf } from "../shared/dom.js";
import { linksAbout } from "../links/links.js";

/**
 * The chapters in their order: what each is about, the steps of its lessons with the stars that were earned, and which comes next; after the last one,
 * the way to a game. A chapter leads to its next open step; `free` is its table to try things on.
 *
 * @typedef {import("../links/links.js").LinksLink} ChaptersLink
 * @typedef {{hash: string, title: string, stars: number}} ChaptersStep
 * @typedef {ChaptersLink & {name: string, free: string, steps: ChaptersStep[], done: number, told: string}} ChaptersChapter
 * @typedef {{chapters: ChaptersChapter[], after: ChaptersLink, next: string, begun: boolean, done: number, last: number, progress: string, words: Record<string, string>}} ChaptersState
 * @typedef {ChaptersChapter & {complete: boolean, next: boolean, after: boolean}} ChaptersEntry
 */

/**
 * All entries with how they stand: the next one is the one that is named, else the first that is not complete. A chapter without steps is complete
 * when it was opened.
 * @param {ChaptersState} state @param {(hash: string) => boolean} seen
 * @returns {ChaptersEntry[]}
 */
export function chaptersEntries(state, seen) {
  const complete = (/** @type {ChaptersChapter} */ one) => (one.steps.length ? one.done === one.steps.length : seen(one.hash));
  const next = state.chapters.find((one) => one.name === state.next) ?? state.chapters.find((one) => !complete(one));
  const after = { ...state.after, name: linksAbout(state.after.hash), free: "", steps: [], done: 0, told: "", complete: false, next: !next, after: true };
  return [...state.chapters.map((one) => ({ ...one, complete: complete(one), next: one === next, after: false })), after];
}

/** Stars as text: those that were earned, and for a step that is open none. @param {number} stars */
export function chaptersStars(stars) {
  return "★".repeat(stars);
}

/** @param {HTMLElement} el @param {import("../shared/dom.js").Send} _send @param {import("../stage/stage.js").Around} around */
export function mountChapters(el, _send, around) {
  const title = h("h2", { class: "krom-sr", id: freshId("chapters") });
  const told = h("label", { class: "krom-chapters-told", for: freshId("done") });
  const bar = h("progress", { id: told.htmlFor, class: "krom-chapters-bar" });
  const far = h("div", { class: "krom-chapters-far" }, told, bar);
  const list = h("ol", { class: "krom-chapters-list" });
  const root = partRoot("chapters");
  setAttr(root, "aria-labelledby", title.id);
  root.append(title, far, list);
  el.append(root);
  return {
    /** @param {ChaptersState} state */
    update(state) {
      const entries = chaptersEntries(state, around.seen);
      const begun = state.begun || entries.some((one) => one.complete && !one.after);
      setText(title, wordOf(state, "chapters"));
      setText(told, state.progress);
      setAttr(bar, "max", Math.max(1, state.last));
      setAttr(bar, "value", state.done);
      show(far, state.progress);
      keyed(list, entries, (one) => one.name, (one) => chaptersCard(one, around), (item, one) => chaptersPatch(item, one, state, begun));
    },
  };
}

/** @param {ChaptersEntry} one @param {import("../stage/stage.js").Around} around */
function chaptersCard(one, around) {
  const picture = around.iconFor(one.name, undefined, one.game) ?? around.icon("book");
  const name = h("b");
  const next = h("span", { class: "krom-chapters-next" });
  const lead = h("span", { class: "krom-chapters-lead" });
  const card = h("a", { class: "krom-chapters-card", href: one.hash }, h("span", { class: "krom-chapters-picture" }, picture), h("span", { class: "krom-chapters-name" }, name, next), lead);
  const all = h("summary");
  const steps = h("ol", { class: "krom-chapters-steps" });
  const fold = h("details", { class: "krom-chapters-fold" }, all, steps);
  const free = h("a", { class: "krom-chapters-free" });
  const track = h("div", { class: "krom-chapters-track" }, fold, free);
  return Object.assign(h("li", { class: one.after ? "is-after" : null }, card, track), { kromParts: { card, name, next, lead, all, steps, free, track } });
}

/** @param {any} item @param {ChaptersEntry} one @param {ChaptersState} state @param {boolean} begun */
function chaptersPatch(item, one, state, begun) {
  const { card, name, next, lead, all, steps, free, track } = item.kromParts;
  setAttr(card, "href", one.hash);
  setText(name, one.title);
  setText(lead, one.lead);
  show(next, one.next);
  setText(next, wordOf(state, begun ? "chapters-next" : "chapters-first"));
  show(track, one.steps.length);
  all.replaceChildren(h("span", { class: "krom-chapters-count", text: one.told }), h("span", { class: "krom-chapters-dots", "aria-hidden": "true" }, one.steps.map((step) => h("span", { "data-stars": step.stars }))));
  keyed(steps, one.steps, (step) => step.hash, (step) => h("li", null, h("a", { href: step.hash }), " ", h("span", { class: "krom-chapters-stars", role: "img" })), (line, step) => {
    setText(line.firstElementChild, step.title);
    setText(line.lastElementChild, chaptersStars(step.stars));
    setAttr(line.lastElementChild, "aria-label", step.stars ? String(step.stars) : wordOf(state, "lesson-open"));
  });
  setAttr(free, "href", one.free);
  setText(free, wordOf(state, "chapters-free"));
  setAttr(item, "data-complete", one.complete ? "true" : null);
  setAttr(item, "data-next", one.next ? "true" : null);
}
