/** Numbers as a language writes them. */

/** A share: 0.278 is 27.8%, or 27,8 %. @param {number} share @param {string} lang */
export function percentIn(share, lang) {
  return new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 1 }).format(share);
}

/** What parts a number's fraction and its thousands, one sign each. @param {string} lang */
export function separatorsIn(lang) {
  const parts = new Intl.NumberFormat(lang, { useGrouping: "always" }).formatToParts(12345.6);
  return ["decimal", "group"].map((type) => parts.find((part) => part.type === type)?.value ?? "").join("");
}
