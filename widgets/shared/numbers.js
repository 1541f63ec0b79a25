/** Numbers as a language writes them. */

/** A share: 0.278 is 27.8%, or 27,8 %. @param {number} share @param {string} lang */
export function percentIn(share, lang) {
  return new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 1 }).format(share);
}

/** So many of so many, rounded half up as in school and as Python does it: as a double, 29 in 400 is a little less than 7.25%. @param {number} part @param {number} whole @param {string} lang */
export function partIn(part, whole, lang) {
  return percentIn(Math.floor((2000 * part + whole) / (2 * whole)) / 1000, lang);
}

/** What parts a number's fraction and its thousands, one sign each. @param {string} lang */
export function separatorsIn(lang) {
  const parts = new Intl.NumberFormat(lang, { useGrouping: "always" }).formatToParts(12345.6);
  return ["decimal", "group"].map((type) => parts.find((part) => part.type === type)?.value ?? "").join("");
}
