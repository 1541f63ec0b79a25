import { freshId, h, setAttr, stillMotion } from "../shared/dom.js";
import { purseOf } from "./purse.js";

/**
 * A table on one screen: its picture, one's own things and the dice, beside them what has happened and what is asked. The rest are sheets. Those
 * below the picture are opened one at a time, and so are those beside it, below what is asked, where a page has such (what a chapter says, odds).
 *
 * @typedef {import("./layout.js").PartOutline} PartOutline
 * @typedef {{name: string, label: string, parts: string[], beside: boolean}} GameSheet
 * @typedef {{head: string[], end: string[], board: string[], mine: string[], ask: string[], dice: string[]}} GameAreas
 */

const GAME_HEAD = ["heading", "tries", "newgame", "score"];
const GAME_END = ["account", "met"];
const GAME_ASK = ["example", "lesson", "coach", "quiz", "playback", "walk", "question"];
const GAME_DICE = ["dice"];
const GAME_MINE = "mine";
/** Where something else is asked, what is stepped through stands next to the board, on which it is seen. */
const GAME_WALK = "walk";
const GAME_QUIZ = "quiz";
/** From this width on the first sheet is open by itself. */
const GAME_WIDE = "(min-width: 1000px)";

/** What somebody does in a game: after it the view goes to what came of it. */
const GAME_MOVES = ["choose", "roll", "draw", "keep", "stop", "undo", "redo"];

/** Milliseconds within which a press is meant for what stood there before. */
const GAME_LATE = 400;

/** Whether a message is a move in a game. @param {{do?: string}} message */
export function gameMove(message) {
  return GAME_MOVES.includes(message.do ?? "");
}

/** Whether what has happened is being shown. @param {Element} page */
export function gamePlays(page) {
  return Boolean(page.querySelector(".krom-game .krom-playback[data-playing]"));
}

/**
 * Undo can be pressed while what has happened is shown; when that ends, it may stand elsewhere.
 * @param {Element} page
 * @returns {() => void} for a moment after this, a press where undo and redo stand now is not taken for what has come to stand there
 */
export function gameLate(page) {
  const tools = [...page.querySelectorAll(".krom-game .krom-question-tools button")];
  const stood = tools.map((one) => one.getBoundingClientRect());

  /** @param {Event} event */
  function pass(event) {
    const { clientX: x, clientY: y, detail, target } = /** @type {MouseEvent} */ (event);
    const meant = stood.some(({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom);
    if (!detail || !meant || tools.some((one) => one.contains(/** @type {Node} */ (target)))) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return () => {
    page.addEventListener("click", pass, true);
    window.setTimeout(() => page.removeEventListener("click", pass, true), GAME_LATE);
  };
}

/** Room below a table, so that what stands on it can be kept where it is. @param {Element} inside @param {number} pixels 0: none any more */
function gameRoom(inside, pixels) {
  const game = /** @type {HTMLElement | null} */ (inside.closest(".krom-game"));
  if (game && (pixels || game.style.paddingBottom)) game.style.paddingBottom = pixels ? `${parseFloat(game.style.paddingBottom || "0") + pixels}px` : "";
}

/**
 * An answer that was pressed and can be given again (one more of the same is bought) stays under the finger.
 * @param {Element} page @param {Element | null} pressed
 * @returns {() => boolean} to be called when the page has changed: whether the answer is still there, and nothing else is to be seen first
 */
export function gameHold(page, pressed) {
  const answer = pressed?.closest(".krom-game .krom-choice-groups button");
  const before = answer?.getBoundingClientRect().top ?? 0;
  return () => {
    const waits = gamePlays(page) || page.querySelector(".krom-game-dice .krom-actions:not([hidden])");
    if (!answer?.isConnected || !answer.checkVisibility() || waits) return false;
    const gap = () => answer.getBoundingClientRect().top - before;
    window.scrollBy({ top: gap(), behavior: "instant" });
    const short = Math.ceil(gap()); // the page ends too early to be scrolled that far
    if (short > 0) {
      gameRoom(answer, short);
      window.scrollBy({ top: short, behavior: "instant" });
    }
    return true;
  };
}

/**
 * Where it is narrow, what came of a move and what is asked now come into sight, from wherever it was made: with the table, if all of it has room.
 * @param {Element} page @param {boolean} watched whether it is only for somebody who has it in sight already, and not for who reads elsewhere
 * @param {() => boolean} [holds] of `gameHold`
 */
export function gameFollow(page, watched, holds = () => false) {
  // In the next frame: to measure at once would lay the page out twice.
  requestAnimationFrame(() => {
    const game = page.querySelector(".krom-game");
    const ask = game?.querySelector(".krom-game-ask");
    if (!game || !ask || window.matchMedia(GAME_WIDE).matches || holds()) return;
    gameRoom(ask, 0);
    const { top, bottom } = ask.getBoundingClientRect();
    if (watched && (bottom < 0 || top > window.innerHeight)) return;
    const chance = game.querySelector(".krom-game-dice .krom-actions:not([hidden])")?.closest(".krom-game-dice");
    const seen = (/** @type {Element} */ one) => one.checkVisibility();
    const first = (/** @type {string} */ answers) => [...ask.querySelectorAll(answers)].find(seen);
    const asked = first(".krom-choice-groups button") ?? first(".krom-question-ends button") ?? ask.querySelector(".krom-question-head");
    const last = chance ?? asked;
    if (!last) return;
    const table = game.querySelector(".krom-game-board") ?? game;
    const [above, below] = [game.getBoundingClientRect().top, last.getBoundingClientRect().bottom];
    // With the table in sight, if there is room for it. What stands above it may stay out of sight: a page that moves by a line with every answer has its buttons nowhere.
    const whole = table.getBoundingClientRect().top >= 0 || below - above > window.innerHeight;
    if (whole && top >= 0 && below <= window.innerHeight) return;
    game.scrollIntoView({ block: "start", behavior: "instant" });
    last.scrollIntoView({ block: "nearest", behavior: "instant" });
  });
}

/**
 * Where each part stands that is always in sight.
 * @param {PartOutline[]} parts @param {readonly string[]} first their names
 * @returns {GameAreas}
 */
export function gameAreas(parts, first) {
  const seen = parts.filter(({ name }) => first.includes(name));
  const generic = [...GAME_HEAD, ...GAME_END, ...GAME_ASK, ...GAME_DICE];
  const named = (/** @type {(part: PartOutline) => boolean} */ wanted) => seen.filter(wanted).map((part) => part.name);
  const ofKinds = (/** @type {string[]} */ kinds) => kinds.flatMap((kind) => named((part) => part.kind === kind));
  const beside = seen.some((part) => part.kind === GAME_QUIZ) ? GAME_WALK : "";
  return {
    head: ofKinds(GAME_HEAD),
    end: ofKinds(GAME_END),
    board: named((part) => !generic.includes(part.kind) && part.name !== GAME_MINE),
    mine: named((part) => part.name === GAME_MINE || part.kind === beside),
    ask: ofKinds(GAME_ASK.filter((kind) => kind !== beside)),
    dice: ofKinds(GAME_DICE),
  };
}

/**
 * @param {import("./stage.js").StagePage} page @param {Map<string, HTMLElement>} places @param {import("./stage.js").Around} around
 * @param {(sheet: string | null) => void} look says which sheet is looked at
 */
export function layOutGame(page, places, around, look) {
  const areas = gameAreas(page.parts, page.first ?? []);
  const sheets = page.sheets ?? [];
  const told = page.whole ? () => {} : look;
  const all = (/** @type {string[]} */ names) => names.map((name) => places.get(name) ?? null);
  const area = (/** @type {string} */ name, /** @type {any[]} */ children) => h("div", { class: `krom-game-${name}` }, children);
  const ask = [area("ask", all(areas.ask)), area("dice", all(areas.dice))];
  const beside = sheets.filter((sheet) => sheet.beside);
  const read = gameSheets("read", beside, places, around.word("read-more"), told);
  const more = gameSheets("more", sheets.filter((sheet) => !sheet.beside), places, around.word("table-more"), told);
  const side = beside.length ? [area("side", [...ask, read.el])] : ask;
  const lead = sheets.find(({ name }) => name === page.lead);
  const own = area("own", all(areas.mine));
  return [
    h(
      "div",
      { class: beside.length ? "krom-game has-side" : "krom-game" },
      area("head", [...all(areas.head), area("keys", [lead ? gameLead(lead, lead.beside ? read : more) : null, gameSize(around)])]),
      area("end", all(areas.end)),
      area("board", all(areas.board)),
      side,
      own,
      more.el,
      purseOf(own),
    ),
  ];
}

/** Where it is narrow the board is small, and can be made large. @param {import("./stage.js").Around} around */
function gameSize(around) {
  const button = h("button", { type: "button", class: "krom-game-size krom-btn is-small", "aria-pressed": "false", "aria-label": around.word("board-large"), text: "⤢", onclick: turn });

  function turn() {
    const large = button.closest(".krom-game")?.querySelector(".krom-game-board")?.classList.toggle("is-large") ?? false;
    setAttr(button, "aria-pressed", String(large));
    setAttr(button, "aria-label", around.word(large ? "board-small" : "board-large"));
  }

  return button;
}

/** Where it is narrow, sheets are further down than what the page is about: a way to the first of them. @param {GameSheet} sheet @param {{reach: (name: string) => void}} sheets */
function gameLead({ name, label }, sheets) {
  return h("button", { type: "button", class: "krom-game-lead krom-btn is-small", text: label, onclick: () => sheets.reach(name) });
}

/**
 * @param {string} area @param {GameSheet[]} given @param {Map<string, HTMLElement>} places
 * @param {string} label what all of them are @param {(sheet: string | null) => void} look
 */
function gameSheets(area, given, places, label, look) {
  const sheets = given.map(({ name, label: text, parts }) => {
    const inside = parts.map((part) => places.get(part));
    const sheet = h("div", { class: "krom-game-sheet", id: freshId("sheet"), "data-sheet-of": name, hidden: true }, inside);
    const tab = h("button", { type: "button", class: "krom-btn is-small", "data-sheet": name, "aria-expanded": "false", "aria-controls": sheet.id, text, onclick: () => turn(name) });
    return { name, sheet, tab };
  });

  /** @param {string} wanted @param {boolean} toggle whether one that is open is closed @returns {string | null} the one that is open now */
  function open(wanted, toggle) {
    let now = null;
    for (const { name, sheet, tab } of sheets) {
      const shown = name === wanted && !(toggle && !sheet.hidden);
      sheet.hidden = !shown;
      setAttr(tab, "aria-expanded", String(shown));
      if (shown) now = name;
    }
    return now;
  }

  /** Open one or close it. Where it is narrow it opens below what is in sight, and is brought there. @param {string} name */
  function turn(name) {
    const now = open(name, true);
    look(now);
    if (now && !window.matchMedia(GAME_WIDE).matches) tabs.scrollIntoView({ block: "start", behavior: stillMotion() ? "instant" : "smooth" });
  }

  const [first] = given;
  if (first && window.matchMedia(GAME_WIDE).matches) open(first.name, false);
  const tabs = h("div", { class: "krom-game-tabs", role: "group", "aria-label": label }, sheets.map(({ tab }) => tab));

  /** Open one, and go there. @param {string} name */
  function reach(name) {
    look(open(name, false));
    const tab = sheets.find((one) => one.name === name)?.tab;
    tab?.focus({ preventScroll: true });
    tab?.scrollIntoView({ block: "start" });
  }

  return { el: h("div", { class: `krom-game-${area}` }, sheets.length ? tabs : null, sheets.map(({ sheet }) => sheet)), reach };
}
