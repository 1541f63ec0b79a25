/**
 * What the browser remembers: language, theme, keys, chapters seen. Where nothing can be stored, nothing is.
 */

const MEMORY_NAME = "krom.";

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

/** Routes of chapters that were opened. @returns {Set<string>} */
function memorySeen() {
  try {
    const seen = JSON.parse(memoryGet("progress") ?? "[]");
    return new Set(Array.isArray(seen) ? seen.map(String) : []);
  } catch {
    return new Set();
  }
}

/** @param {string} route */
function memoryVisit(route) {
  if (!route.startsWith("learn/")) return;
  const seen = memorySeen();
  if (!seen.has(route)) memorySet("progress", JSON.stringify([...seen.add(route)]));
}

export const memory = { get: memoryGet, set: memorySet, seen: memorySeen, visit: memoryVisit, keys: () => memoryGet("keys") !== "off" };
