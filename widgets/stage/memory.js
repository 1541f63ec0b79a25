/**
 * What the browser remembers: language, theme, keys, chapters seen, boxes of one's own. Where nothing can be stored, nothing is.
 */

const MEMORY_NAME = "krom.";
const MEMORY_BOX = "box:";

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

/** The boxes of one's own, as text, by game. @returns {Record<string, string>} */
function memoryBoxes() {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(MEMORY_NAME + MEMORY_BOX));
    return Object.fromEntries(names.map((name) => [name.slice((MEMORY_NAME + MEMORY_BOX).length), localStorage.getItem(name) ?? ""]));
  } catch {
    return {};
  }
}

/** Keep a game's box. @param {string} game @param {string | null} text null forgets */
function memoryKeepBox(game, text) {
  memorySet(MEMORY_BOX + game, text);
}

export const memory = {
  get: memoryGet,
  set: memorySet,
  seen: memorySeen,
  visit: memoryVisit,
  boxes: memoryBoxes,
  keepBox: memoryKeepBox,
  keys: () => memoryGet("keys") !== "off",
};
