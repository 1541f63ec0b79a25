import { freshId, h, partRoot, setText, show, wordOf } from "../shared/dom.js";
import { icon } from "../shared/art.js";
import { formBody } from "../form/form.js";
import { memory } from "../stage/memory.js";

/**
 * The game under way in one line; a new one and those of before are dialogs. Those of before are known to this browser only.
 *
 * @typedef {import("../form/form.js").FormState & {warning: string, score: string, number: string, seated: string, words: Record<string, string>}} NewGameState
 */

/** @param {HTMLElement} el @param {import("../shared/dom.js").Send} send @param {import("../stage/stage.js").Around} around */
export function mountNewgame(el, send, around) {
  /** @type {NewGameState | null} */
  let state = null;
  let starting = false;
  const score = h("span");
  const number = h("span", { class: "krom-game-number krom-small" });
  const seated = h("p", { class: "krom-game-seated" });
  const open = h("button", { type: "button", class: "krom-btn is-small", "data-do": "new", onclick: () => form.showModal() }, icon("dice"), h("span"));
  const past = h("button", { type: "button", class: "krom-btn is-small", "data-do": "games", onclick: showGames }, icon("clock"), h("span"));

  const body = formBody(send, around);
  const title = h("h2", { class: "krom-title", id: freshId("newgame") });
  const warning = h("p", { class: "krom-note", role: "note" });
  const start = h("button", {
    type: "button",
    class: "krom-btn is-main",
    "data-do": "start",
    onclick: () => {
      starting = true;
      send({ do: "start" });
    },
  });
  const leave = h("button", { type: "button", class: "krom-btn", "data-do": "close", onclick: () => form.close() });
  const form = h("dialog", { class: "krom-game-dialog", "aria-labelledby": title.id }, title, warning, body.el, h("div", { class: "krom-game-dialog-keys" }, leave, start));

  const gamesTitle = h("h2", { class: "krom-title", id: freshId("games") });
  const none = h("p");
  const list = h("ul", { class: "krom-game-list" });
  const done = h("button", { type: "button", class: "krom-btn", "data-do": "close", onclick: () => shelf.close() });
  const shelf = h("dialog", { class: "krom-game-dialog", "aria-labelledby": gamesTitle.id }, gamesTitle, none, list, h("div", { class: "krom-game-dialog-keys" }, done));

  const root = partRoot("newgame");
  root.append(h("div", { class: "krom-game-bar" }, h("p", { class: "krom-game-score" }, score, " ", number), past, seated, open), form, shelf);
  el.append(root);

  function showGames() {
    if (!state) return;
    const now = state;
    const kept = memory.games(around.game);
    show(none, !kept.length);
    list.replaceChildren(...kept.map((game) => line(game, now)));
    shelf.showModal();
  }

  /** @param {import("../stage/memory.js").KeptGame} game @param {NewGameState} now */
  function line(game, now) {
    const when = new Date(game.when).toLocaleString(around.lang(), { dateStyle: "medium", timeStyle: "short" });
    const how = wordOf(now, game.refused ? "games-refused" : game.over ? "games-over" : "games-open");
    const way = game.refused
      ? h("button", { type: "button", class: "krom-btn is-small", "data-do": "download", text: wordOf(now, "download"), onclick: () => newgameDownload(around.game, game.hash) })
      : h("a", { class: "krom-btn is-small", href: game.hash, onclick: () => shelf.close(), text: wordOf(now, game.over ? "games-look" : "games-go-on") });
    return h("li", null, h("div", null, h("b", { text: typeof game.score === "string" ? game.score : (game.score[around.lang()] ?? "") }), h("p", { class: "krom-small", text: `${when} · ${how}` })), way);
  }

  return {
    /** @param {NewGameState} now */
    update(now) {
      state = now;
      setText(score, now.score);
      setText(number, now.number);
      setText(seated, now.seated);
      show(seated, now.seated);
      setText(open.lastElementChild, now.title);
      setText(past.lastElementChild, wordOf(now, "games"));
      setText(title, now.title);
      setText(gamesTitle, wordOf(now, "games"));
      setText(none, wordOf(now, "games-none"));
      setText(warning, now.warning);
      show(warning, now.warning);
      setText(start, now.start);
      setText(leave, wordOf(now, "close"));
      setText(done, wordOf(now, "close"));
      body.update(now);
    },
    /** The dialog is there until a game has begun: what does not fit is told in it. */
    settled() {
      body.settled();
      const fault = state?.fields.find((field) => field.fault);
      if (starting && !fault) form.close();
      else if (starting) /** @type {HTMLElement | null} */ (body.el.querySelector('[aria-invalid="true"]'))?.focus();
      starting = false;
    },
    destroy: body.destroy,
  };
}

/** A game that cannot be opened here is not thrown away. @param {string} game @param {string} text */
function newgameDownload(game, text) {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = h("a", { href: address, download: `${game}-game.txt` });
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(address), 1000);
}
