import { freshId, h, keyed, partRoot, setAttr, setText, show, wordOf } from "../shared/dom.js";
import { linksAbout } from "../links/links.js";

/**
 * The chapters in their order: what each is about, which of them were opened in this browser, and which comes next; after the
 * last one, the way to a game. `progress` says how many were opened, for each number of them.
 *
 * @typedef {import("../links/links.js").LinksLink} ChaptersLink
 * @typedef {{chapters: ChaptersLink[], after: ChaptersLink, progress: string[], words: Record<string, string>}} ChaptersState
 * @typedef {ChaptersLink & {opened: boolean, next: boolean, after: boolean}} ChaptersStep
 */

/**
 * All steps with how they stand: the next one is the first that was not opened.
 * @param {ChaptersState} state @param {(hash: string) => boolean} seen
 * @returns {ChaptersStep[]}
 */
export function chaptersSteps(state, seen) {
  const next = state.chapters.find((one) => !seen(one.hash)) ?? state.after;
  return [...state.chapters, state.after].map((one) => ({ ...one, opened: one !== state.after && seen(one.hash), next: one === next, after: one === state.after }));
}

/** @param {HTMLElement} el @param {import("../shared/dom.js").Send} _send @param {import("../stage/stage.js").Around} around */
export function mountChapters(el, _send, around) {
  const title = h("h2", { class: "krom-sr", id: freshId("chapters") });
  const told = h("label", { class: "krom-chapters-told", for: freshId("opened") });
  const bar = h("progress", { id: told.htmlFor, class: "krom-chapters-bar" });
  const list = h("ol", { class: "krom-chapters-list" });
  const root = partRoot("chapters");
  setAttr(root, "aria-labelledby", title.id);
  root.append(title, h("div", { class: "krom-chapters-far" }, told, bar), list);
  el.append(root);
  return {
    /** @param {ChaptersState} state */
    update(state) {
      const steps = chaptersSteps(state, around.seen);
      const opened = steps.filter((one) => one.opened).length;
      setText(title, wordOf(state, "chapters"));
      setText(told, state.progress[opened] ?? "");
      setAttr(bar, "max", state.chapters.length);
      setAttr(bar, "value", opened);
      keyed(list, steps, (one) => one.hash, (one) => chaptersCard(one, around), (card, one) => {
        const [name, mark, next] = /** @type {any} */ (card.querySelector(".krom-chapters-name")).children;
        setText(name, one.title);
        setText(/** @type {Element} */ (card.querySelector(".krom-chapters-lead")), one.lead);
        show(mark, one.opened);
        setText(mark.lastElementChild, around.word("done-before"));
        show(next, one.next);
        setText(next, wordOf(state, opened ? "chapters-next" : "chapters-first"));
        setAttr(card, "data-seen", one.opened ? "true" : null);
        setAttr(card, "data-next", one.next ? "true" : null);
      });
    },
  };
}

/** @param {ChaptersStep} one @param {import("../stage/stage.js").Around} around */
function chaptersCard(one, around) {
  const picture = around.iconFor(linksAbout(one.hash), undefined, one.game) ?? around.icon("book");
  const name = h("span", { class: "krom-chapters-name" }, h("b"), h("span", { class: "krom-seen" }, around.icon("check"), h("span")), h("span", { class: "krom-chapters-next" }));
  const card = h("a", { class: "krom-chapters-card", href: one.hash }, h("span", { class: "krom-chapters-picture" }, picture), name, h("span", { class: "krom-chapters-lead" }));
  return h("li", { class: one.after ? "is-after" : null }, card);
}
