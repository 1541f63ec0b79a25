/**
 * What the browser remembers: language, theme, keys, chapters seen, what was learned, boxes of one's own, games. Where nothing can be stored, nothing is.
 *
 * A game is kept by its address. `id` tells how it was dealt, `begun` whether anybody has played in it, `refused` whether it could not be opened,
 * `score` how it stands, in each language (those that were kept before there were several have one).
 * @typedef {{id: string, hash: string, score: string | Record<string, string>, when: number, begun: boolean, over: boolean, refused?: boolean}} KeptGame
 *
 * A ledger is what was learned of a game, as Python writes it: parts, and in them entries by name.
 * @typedef {Record<string, Record<string, any>>} Ledger
 */

const MEMORY_NAME = "krom.";
const MEMORY_BOX = "box:";
const MEMORY_GAMES = "games:";
const MEMORY_LEDGER = "ledger:";
/** Games that are remembered, the one under way among them. */
const MEMORY_MOST = 9;

/** @param {string} name @returns {string | null} */
function memoryGet(name) {
  try {
    return localStorage.getItem(MEMORY_NAME + name);
  } catch {
    return null;
  }
}

/** @param {string} name @param {string | null} value null forgets */
function memorySet(name, value) {
  try {
    if (value === null) localStorage.removeItem(MEMORY_NAME + name);
    else localStorage.setItem(MEMORY_NAME + name, value);
  } catch {
    // no storage
  }
}

/**
 * Routes of chapters that were opened. When there was one game only, routes did not begin with its name.
 * @param {string} first the first game's name
 * @returns {Set<string>}
 */
function memorySeen(first) {
  try {
    const seen = JSON.parse(memoryGet("progress") ?? "[]");
    const routes = Array.isArray(seen) ? seen.map(String) : [];
    return new Set(routes.map((route) => (route.startsWith("learn/") ? `${first}/${route}` : route)));
  } catch {
    return new Set();
  }
}

/** @param {string} route @param {string} first the first game's name */
function memoryVisit(route, first) {
  const [, section, chapter] = route.split("/");
  if (section !== "learn" || !chapter) return;
  const seen = memorySeen(first);
  if (!seen.has(route)) memorySet("progress", JSON.stringify([...seen.add(route)]));
}

/** What is kept under a kind of name, by what follows it. @param {string} kind @returns {Record<string, string>} */
function memoryAll(kind) {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(MEMORY_NAME + kind));
    return Object.fromEntries(names.map((name) => [name.slice((MEMORY_NAME + kind).length), localStorage.getItem(name) ?? ""]));
  } catch {
    return {};
  }
}

/** The boxes of one's own, as text, by game. @returns {Record<string, string>} */
function memoryBoxes() {
  return memoryAll(MEMORY_BOX);
}

/** @param {string} text @returns {any} null where it is no JSON */
function memoryParsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The ledgers, by game. One that cannot be read is none. @returns {Record<string, Ledger>} */
function memoryLedgers() {
  const read = Object.entries(memoryAll(MEMORY_LEDGER)).map(([game, text]) => [game, memoryParsed(text)]);
  return Object.fromEntries(read.filter(([, ledger]) => ledger && typeof ledger === "object" && !Array.isArray(ledger)));
}

/** Enter what is new into a game's ledger. @param {string} game @param {Ledger | null} news null wipes it */
function memoryLearn(game, news) {
  if (news === null) return memorySet(MEMORY_LEDGER + game, null);
  const ledger = memoryLedgers()[game] ?? {};
  for (const [part, entries] of Object.entries(news)) ledger[part] = { ...ledger[part], ...entries };
  memorySet(MEMORY_LEDGER + game, JSON.stringify(ledger));
}

/** Keep a game's box. @param {string} game @param {string | null} text null forgets */
function memoryKeepBox(game, text) {
  memorySet(MEMORY_BOX + game, text);
}

/** Under which name the games of a section are kept: those that one plays, and beside them a first game. @param {string} game @param {string} section */
function memoryShelf(game, section) {
  return section === "play" ? game : `${game}/${section}`;
}

/** The games that were played here, the latest first. @param {string} game @returns {KeptGame[]} */
function memoryGames(game) {
  try {
    const kept = JSON.parse(memoryGet(MEMORY_GAMES + game) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one?.hash === "string" && typeof one?.id === "string") : [];
  } catch {
    return [];
  }
}

/** The one of them that goes on with this: it stands there already, or is the latest that was dealt like it. What is only dealt goes on with none, and what is over stays. @param {KeptGame[]} kept @param {KeptGame} now */
function memoryBefore(kept, now) {
  return kept.find((one) => one.hash === now.hash) ?? (now.begun ? kept.find((one) => one.id === now.id && !one.over) : undefined);
}

/** As many games as are remembered: of those that are too many, what is over goes first, then the oldest. @param {KeptGame[]} games the latest first, which stays @returns {KeptGame[]} */
function memoryFew(games) {
  if (games.length <= MEMORY_MOST) return games;
  const over = games.findLastIndex((one, n) => n && one.over);
  return memoryFew(games.toSpliced(over, 1)); // where none is over, the last
}

/** @param {KeptGame[]} kept @param {KeptGame} now @returns {KeptGame[]} the games after this one was played on, or looked at */
export function memoryWith(kept, now) {
  const before = memoryBefore(kept, now);
  if (before?.over && now.over) return kept.map((one) => (one === before ? { ...now, when: one.when } : one)); // it was only looked at
  return memoryFew([now, ...kept.filter((one) => one !== before && (one.begun || one.refused))]);
}

/** @param {string} game @param {KeptGame} now */
function memoryKeepGame(game, now) {
  memorySet(MEMORY_GAMES + game, JSON.stringify(memoryWith(memoryGames(game), now)));
}

/** The game that goes on where somebody wants to play: the latest, if it can be opened. @param {string} game @returns {KeptGame | null} */
function memoryGame(game) {
  const latest = memoryGames(game)[0];
  return latest && !latest.refused ? latest : null;
}

/** A game could not be opened: it stays, but nobody is led there any more. @param {string} game @param {string} hash */
function memoryRefuse(game, hash) {
  memorySet(MEMORY_GAMES + game, JSON.stringify(memoryGames(game).map((one) => (one.hash === hash ? { ...one, refused: true } : one))));
}

export const memory = {
  get: memoryGet,
  set: memorySet,
  seen: memorySeen,
  visit: memoryVisit,
  ledgers: memoryLedgers,
  learn: memoryLearn,
  boxes: memoryBoxes,
  keepBox: memoryKeepBox,
  shelf: memoryShelf,
  games: memoryGames,
  game: memoryGame,
  keepGame: memoryKeepGame,
  refuseGame: memoryRefuse,
  keys: () => memoryGet("keys") !== "off",
};
