/**
 * What has changed of a part's state, and the state after it.
 *
 * A change is one of: `{"=": value}` another value; `{"~": {key: change}, "-": [keys]}` keys of an object that change and
 * keys that go; `{"@": n, "+": [values]}` the first n of a list, then more; `{"#": {index: change}}` elements of a list.
 *
 * @typedef {{"=": unknown}} Replaced
 * @typedef {{"~"?: Record<string, Change>, "-"?: string[]}} Rekeyed
 * @typedef {{"@": number, "+": unknown[]}} Continued
 * @typedef {{"#": Record<string, Change>}} Retouched
 * @typedef {Replaced | Rekeyed | Continued | Retouched} Change
 */

/**
 * The state after a change. What has not changed is the same object as before.
 * @param {any} state
 * @param {Change} change
 * @returns {any}
 */
export function patched(state, change) {
  if ("=" in change) return change["="];
  if ("@" in change) return [...state.slice(0, change["@"]), ...change["+"]];
  if ("#" in change) {
    const list = [...state];
    for (const [at, one] of Object.entries(change["#"])) list[Number(at)] = patched(list[Number(at)], one);
    return list;
  }
  const gone = new Set(change["-"]);
  const kept = Object.entries(state).filter(([key]) => !gone.has(key));
  const changed = Object.entries(change["~"] ?? {}).map(([key, one]) => [key, patched(state[key], one)]);
  return Object.fromEntries([...kept, ...changed]);
}
