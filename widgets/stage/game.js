import { freshId, h, setAttr } from "../shared/dom.js";

/**
 * A game on one screen: the picture of the table, one's own things and the dice, beside them what has happened and what is asked. The rest are
 * sheets, of which one is open at a time.
 *
 * @typedef {import("./layout.js").PartOutline} PartOutline
 * @typedef {{bar: string[], end: string[], board: string[], mine: string[], ask: string[], dice: string[], sheets: string[]}} GameAreas
 */

const GAME_BAR = ["newgame"];
const GAME_END = ["account"];
const GAME_ASK = ["playback", "question"];
const GAME_DICE = ["dice"];
const GAME_MINE = "mine";
/** From this width on the first sheet is open by itself. */
const GAME_WIDE = "(min-width: 1000px)";

/**
 * Where each part stands.
 * @param {PartOutline[]} parts @param {readonly string[]} first the parts that are always in sight
 * @returns {GameAreas}
 */
export function gameAreas(parts, first) {
  const named = (/** @type {(part: PartOutline) => boolean} */ wanted) => parts.filter(wanted).map((part) => part.name);
  const seen = (/** @type {PartOutline} */ part) => first.includes(part.name);
  const generic = [...GAME_BAR, ...GAME_END, ...GAME_ASK, ...GAME_DICE];
  const areas = {
    bar: named((part) => GAME_BAR.includes(part.kind)),
    end: named((part) => GAME_END.includes(part.kind)),
    board: named((part) => seen(part) && !generic.includes(part.kind) && part.name !== GAME_MINE),
    mine: named((part) => part.name === GAME_MINE),
    ask: GAME_ASK.flatMap((kind) => named((part) => part.kind === kind)),
    dice: named((part) => GAME_DICE.includes(part.kind)),
  };
  const placed = Object.values(areas).flat();
  const rest = parts.filter((part) => !placed.includes(part.name));
  const own = rest.filter((part) => part.kind.includes("/"));
  return { ...areas, sheets: [...own, ...rest.filter((part) => !own.includes(part))].map((part) => part.name) };
}

/**
 * @param {import("./stage.js").StagePage} page @param {Map<string, HTMLElement>} places @param {import("./stage.js").Around} around
 * @param {(sheet: string | null) => void} look says which sheet is looked at
 */
export function layOutGame(page, places, around, look) {
  const areas = gameAreas(page.parts, page.first ?? []);
  const all = (/** @type {string[]} */ names) => names.map((name) => places.get(name) ?? null);
  const area = (/** @type {string} */ name, /** @type {any[]} */ children) => h("div", { class: `krom-game-${name}` }, children);
  return [
    h(
      "div",
      { class: "krom-game" },
      area("head", all(areas.bar)),
      area("end", all(areas.end)),
      area("board", [...all(areas.board), gameSize(around)]),
      area("ask", all(areas.ask)),
      area("dice", all(areas.dice)),
      area("own", all(areas.mine)),
      gameSheets(areas.sheets, page.sheets ?? {}, places, around, look),
    ),
  ];
}

/** Where it is narrow the board is small, and can be made large. @param {import("./stage.js").Around} around */
function gameSize(around) {
  const button = h("button", { type: "button", class: "krom-game-size krom-btn is-small", "aria-pressed": "false", "aria-label": around.word("board-large"), text: "⤢", onclick: turn });

  function turn() {
    const large = button.parentElement?.classList.toggle("is-large") ?? false;
    setAttr(button, "aria-pressed", String(large));
    setAttr(button, "aria-label", around.word(large ? "board-small" : "board-large"));
  }

  return button;
}

/**
 * @param {string[]} names @param {Record<string, string>} labels
 * @param {Map<string, HTMLElement>} places @param {import("./stage.js").Around} around @param {(sheet: string | null) => void} look
 */
function gameSheets(names, labels, places, around, look) {
  const sheets = names.map((name) => {
    const sheet = h("div", { class: "krom-game-sheet", id: freshId("sheet"), hidden: true }, places.get(name));
    const tab = h("button", { type: "button", class: "krom-btn is-small", "data-sheet": name, "aria-expanded": "false", "aria-controls": sheet.id, text: labels[name] ?? name, onclick: () => look(open(name, true)) });
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

  const [first] = names;
  if (first && window.matchMedia(GAME_WIDE).matches) open(first, false);
  return h(
    "div",
    { class: "krom-game-more" },
    h("div", { class: "krom-game-tabs", role: "group", "aria-label": around.word("table-more") }, sheets.map(({ tab }) => tab)),
    sheets.map(({ sheet }) => sheet),
  );
}
