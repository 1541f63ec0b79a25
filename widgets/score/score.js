import { freshId, h, keyed, partRoot, setText, wordOf } from "../shared/dom.js";
import { icon } from "../shared/art.js";

/**
 * A first game in one line. How many rules of each chapter were met, and the way to begin anew, are a dialog.
 *
 * @typedef {{score: string, number: string, met: string, told: string, chapters: {id: string, name: string, met: number, of: number}[], words: Record<string, string>}} ScoreState
 */

/** @param {HTMLElement} el @param {import("../shared/dom.js").Send} send */
export function mountScore(el, send) {
  const score = h("span");
  const number = h("span", { class: "krom-game-number krom-small" });
  const open = h("button", { type: "button", class: "krom-btn is-small", "data-do": "met", "aria-haspopup": "dialog", onclick: () => dialog.showModal() }, icon("book"), h("span"));
  const title = h("h2", { class: "krom-title", id: freshId("score") });
  const told = h("p");
  const chapters = h("ul", { class: "krom-score-chapters", role: "list" });
  const again = h("h3", { class: "krom-title" });
  const why = h("p", { class: "krom-small" });
  const restart = h("button", {
    type: "button",
    class: "krom-btn",
    "data-do": "restart",
    onclick: () => {
      dialog.close();
      send({ do: "restart" });
    },
  });
  const close = h("button", { type: "button", class: "krom-btn is-main", "data-do": "close", onclick: () => dialog.close() });
  const dialog = h("dialog", { class: "krom-game-dialog", "aria-labelledby": title.id }, title, told, chapters, again, why, h("div", { class: "krom-game-dialog-keys" }, restart, close));
  const root = partRoot("score");
  root.append(h("div", { class: "krom-game-bar" }, h("p", { class: "krom-game-score" }, score, " ", number), open), dialog);
  el.append(root);

  return {
    /** @param {ScoreState} now */
    update(now) {
      setText(score, now.score);
      setText(number, now.number);
      setText(open.lastElementChild, now.met);
      setText(title, wordOf(now, "met-title"));
      setText(told, now.told);
      keyed(chapters, now.chapters, (one) => one.id, () => h("li", null, h("span"), h("b")), (item, one) => {
        setText(item.firstElementChild, one.name);
        setText(item.lastElementChild, `${one.met}/${one.of}`);
      });
      setText(again, wordOf(now, "score-again"));
      setText(why, wordOf(now, "score-again-why"));
      setText(restart, wordOf(now, "score-again-do"));
      setText(close, wordOf(now, "close"));
    },
  };
}
