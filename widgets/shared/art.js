import { drawing } from "./dom.js";

/**
 * Pictures that belong to no game, drawn for this project: the logo, pawns, icons, dice, signs of provenance.
 *
 * @typedef {(className?: string) => SVGSVGElement} Draw
 */

/**
 * What stands under a key of a table, and nothing that every object has.
 * @template T
 * @param {Record<string, T>} table @param {string} key
 * @returns {T | undefined}
 */
export function artOf(table, key) {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** The logo: a board of four fields, and a die on it. @param {string} [className] */
export function logo(className = "krom-logo") {
  return drawing(
    "0 0 48 44",
    '<g stroke="#2b1c10" stroke-width="2.2" stroke-linejoin="round">' +
      '<path fill="#c98a3d" d="M2 14q0-5 5-5h14v14H2Z"/><path fill="#5d9a44" d="M25 9h14q5 0 5 5v9H25Z"/>' +
      '<path fill="#9fb4c4" d="M2 27h19v14H7q-5 0-5-5Z"/><path fill="#a2672f" d="M25 27h19v9q0 5-5 5H25Z"/>' +
      '<rect x="12" y="2" width="23" height="23" rx="6" fill="#fffaf0" transform="rotate(12 23 14)"/></g>' +
      '<g fill="#2b1c10" transform="rotate(12 23 14)"><circle cx="18" cy="8" r="2.2"/><circle cx="29" cy="8" r="2.2"/><circle cx="23.5" cy="13.5" r="2.2"/>' +
      '<circle cx="18" cy="19" r="2.2"/><circle cx="29" cy="19" r="2.2"/></g>',
    className,
  );
}

/** Colours of pawns that nobody has painted (Okabe–Ito); each has dark letters. */
const ART_PAWNS = ["#CC79A7", "#56B4E9", "#F0E442", "#E69F00", "#009E73", "#b9b2a6"];

/** The colour of somebody for whom no game has one. @param {string} name */
export function pawnColour(name) {
  return ART_PAWNS[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % ART_PAWNS.length];
}

/** A pawn with the first letter of a name, for whom no game has drawn. @param {string} name @param {string} [className] */
export function pawn(name, className = "krom-figure") {
  const colour = pawnColour(name);
  const svg = drawing(
    "-6 -4 76 84",
    '<ellipse cx="32" cy="76" rx="22" ry="3.5" opacity=".28"/>' +
      `<g fill="${colour}" stroke="#2b1c10" stroke-width="2.4" stroke-linejoin="round">` +
      '<path d="M11 75q0-9 9-13 5-8 5-22h14q0 14 5 22 9 4 9 13Z"/><circle cx="32" cy="25" r="18"/></g>' +
      '<text x="32" y="32" text-anchor="middle" font-size="20" font-weight="800" font-family="system-ui, sans-serif" fill="#1d1208"></text>',
    className,
  );
  const letter = svg.querySelector("text");
  if (letter) letter.textContent = ([...name][0] ?? "?").toUpperCase();
  return svg;
}

/** Small pictures, 24 by 24. @type {Record<string, string>} */
const ART_ICONS = {
  life: '<path d="M12 21.500C4 15.5 1.5 12 1.5 8A5.2 5.2 0 0 1 12 6.5 5.2 5.2 0 0 1 22.5 8c0 4-2.5 7.5-10.5 13.500Z" fill="var(--krom-heart, #c62b3c)" stroke="#4d0a14"/>',
  points: '<path d="m12 1.8 3 6.7 7.3.8-5.4 4.9 1.5 7.2-6.4-3.7-6.4 3.7 1.5-7.2-5.4-4.9 7.3-.8Z" fill="#E69F00" stroke="#4a2f00"/>',
  trophy: '<path d="M6 3h12v5q0 6-6 7-6-1-6-7Z" fill="#E69F00" stroke="#4a2f00"/><path d="M6 5H2.500q0 5 4 6M18 5h3.500q0 5-4 6M12 15v4M8 21h8l-1-2H9Z" fill="#E69F00" stroke="#4a2f00"/>',
  foot: '<g fill="currentColor"><path d="M8 9q5-2 6 3 .5 3-1 6-2 4-5 3-3-1-2-6-1-5 2-6Z"/><circle cx="7" cy="5.5" r="2"/><circle cx="11" cy="4.3" r="1.6"/><circle cx="14.3" cy="5.3" r="1.4"/><circle cx="16.8" cy="7.4" r="1.2"/></g>',
  question: '<path d="M8 8.500q0-4.5 4.2-4.500T16.5 8q0 2.6-2.6 4T12 15.5" fill="none" stroke="currentColor" stroke-width="2.6"/><circle cx="12" cy="20" r="1.7" fill="currentColor"/>',
  scales: '<path d="M12 3v17M7 21h10M4 7l8-2 8 2M4 7l-3 7q3 3 6 0ZM20 7l-3 7q3 3 6 0Z" fill="none" stroke="currentColor"/>',
  book: '<path d="M12 6Q8 3 2.5 4v15Q8 18 12 21q4-3 9.5-2V4Q16 3 12 6Zm0 0v15" fill="none" stroke="currentColor"/>',
  undo: '<path d="M9 4 3.5 9.5 9 15M4 9.500h9q7 0 7 6t-7 5.500H9" fill="none" stroke="currentColor" stroke-width="2.2"/>',
  redo: '<path d="m15 4 5.5 5.500L15 15m5-5.500h-9q-7 0-7 6t7 5.500h4" fill="none" stroke="currentColor" stroke-width="2.2"/>',
  clock: '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2"/><path d="M12 6.500V12l4 2.5" fill="none" stroke="currentColor" stroke-width="2"/>',
  dice: '<rect x="3" y="3" width="18" height="18" rx="4.5" fill="#fffaf0" stroke="#2b1c10"/><g fill="#2b1c10" stroke="none"><circle cx="8" cy="8" r="1.8"/><circle cx="16" cy="8" r="1.8"/><circle cx="12" cy="12" r="1.8"/><circle cx="8" cy="16" r="1.8"/><circle cx="16" cy="16" r="1.8"/></g>',
  check: '<path d="m4 12.5 5.5 6L20 5.5" fill="none" stroke="currentColor" stroke-width="3"/>',
  stars: '<path d="m7 3 1.2 2.800L11 7 8.2 8.2 7 11 5.8 8.2 3 7l2.8-1.200Zm9 3 1.6 3.9 3.9 1.6-3.9 1.600L16 17l-1.6-3.9-3.9-1.6 3.9-1.600ZM8 14l1.2 2.800L12 18l-2.8 1.200L8 22l-1.2-2.800L4 18l2.8-1.200Z" fill="#F0E442" stroke="#4a4000" stroke-width="1"/>',
  person: '<circle cx="12" cy="7.5" r="4.5" fill="currentColor" stroke="none"/><path d="M3 22q0-9 9-9t9 9Z" fill="currentColor" stroke="none"/>',
  hand: '<path d="M7 12V5.500a1.5 1.5 0 0 1 3 0V10 3.500a1.5 1.5 0 0 1 3 0V10 4.500a1.5 1.5 0 0 1 3 0V12l1.5-2.500a1.6 1.6 0 0 1 2.8 1.500L17 19q-1.5 3-5 3-5 0-5-5Z" fill="currentColor" stroke="none"/>',
  coin: '<circle cx="12" cy="12" r="8" fill="currentColor" stroke="none"/>',
  card: '<rect x="4.5" y="2" width="15" height="20" rx="2.5" fill="#fff3d6" stroke="#3b2a10"/><path d="M8 8h8M8 12h8M8 16h5" fill="none" stroke="#3b2a10"/>',
  box: '<path d="M2.5 7.5 12 3l9.500 4.500v10L12 22l-9.500-4.500Z" fill="#d9a860" stroke="#42260c"/><path d="M2.5 7.5 12 12l9.500-4.500M12 12v10M7 5.300l9.500 4.600" fill="none" stroke="#42260c"/>',
  link: '<g fill="none" stroke="currentColor" stroke-width="2.2"><path d="M10 14a4.500 4.500 0 0 0 6.400 0l3.600-3.600a4.500 4.500 0 0 0-6.400-6.400L12 5.600"/><path d="M14 10a4.500 4.500 0 0 0-6.400 0L4 13.600A4.500 4.500 0 0 0 10.400 20L12 18.400"/></g>',
  first: '<path d="M6 5v14M19 5 9 12l10 7Z" fill="currentColor" stroke="currentColor" stroke-width="2.2"/>',
  last: '<path d="M18 5v14M5 5l10 7-10 7Z" fill="currentColor" stroke="currentColor" stroke-width="2.2"/>',
  back: '<path d="m15 5-7 7 7 7" fill="none" stroke="currentColor" stroke-width="2.8"/>',
  next: '<path d="m9 5 7 7-7 7" fill="none" stroke="currentColor" stroke-width="2.8"/>',
  start: '<path d="m7 4 13 8-13 8Z" fill="currentColor" stroke="currentColor"/>',
  search: '<circle cx="10.5" cy="10.5" r="6.500" fill="none" stroke="currentColor" stroke-width="2.4"/><path d="m15.500 15.500 5.500 5.500" fill="none" stroke="currentColor" stroke-width="2.8"/>',
  menu: '<path d="M3.5 6h17M3.5 12h17M3.5 18h17" fill="none" stroke="currentColor" stroke-width="2.6"/>',
  again: '<path d="M19.500 13.500A7.700 7.700 0 1 1 17.300 7L19.800 9.500M20 3.500v6h-6" fill="none" stroke="currentColor" stroke-width="2.2"/><path d="m9.500 8.800 6 3.700-6 3.700Z" fill="currentColor" stroke="none"/>',
  skip: '<path d="M20 5v14" fill="none" stroke="currentColor" stroke-width="2.6"/><path d="m2.500 5 8 7-8 7ZM10.500 5l8 7-8 7Z" fill="currentColor" stroke="none"/>',
  eye: '<path d="M1.500 12Q12-1 22.500 12 12 25 1.500 12Z" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="12" cy="12" r="3.300" fill="currentColor" stroke="none"/>',
  pause: '<path d="M8 5v14M16 5v14" fill="none" stroke="currentColor" stroke-width="4"/>',
  download: '<path d="M12 3v12m-5-5 5 5 5-5M4 17v4h16v-4" fill="none" stroke="currentColor" stroke-width="2.2"/>',
  pencil: '<path d="m3 21 1.200-5L16.500 3.700l3.800 3.800L8 19.800Z" fill="none" stroke="currentColor" stroke-width="2"/><path d="m13.500 6.700 3.800 3.800" fill="none" stroke="currentColor" stroke-width="2"/>',
};

/** Icons by the last word of the page they lead to. @type {Record<string, string>} */
const ART_PAGES = { "way-first": "start", play: "dice", learn: "book", rules: "book", editor: "pencil" };

/** Whether there is an icon of that name. @param {string} name */
export function iconKnown(name) {
  return artOf(ART_ICONS, artOf(ART_PAGES, name) ?? name) !== undefined;
}

/** A small picture by name. @param {string} name @param {string} [className] */
export function icon(name, className = "krom-icon") {
  return iconDrawn(artOf(ART_ICONS, artOf(ART_PAGES, name) ?? name) ?? ART_ICONS.coin, className);
}

/** A small picture from markup, 24 by 24, in the strokes of the others. @param {string} markup @param {string} [className] */
export function iconDrawn(markup, className = "krom-icon") {
  return drawing("0 0 24 24", `<g stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">${markup}</g>`, className);
}

const ART_PIPS = [
  "", "50 50", "27 27,73 73", "25 25,50 50,75 75", "27 27,73 27,27 73,73 73",
  "26 26,74 26,50 50,26 74,74 74", "28 24,28 50,28 76,72 24,72 50,72 76",
];

/** A die: 1 to 6 as pips, any other number as a number, null as a die not rolled yet. @param {number | null} face */
export function dieFace(face) {
  const pips = face !== null && ART_PIPS[face];
  const marks = pips
    ? pips.split(",").map((at) => `<circle cx="${at.split(" ")[0]}" cy="${at.split(" ")[1]}" r="9.5"/>`).join("")
    : `<text x="50" y="68" text-anchor="middle" font-size="52" font-weight="800" font-family="system-ui, sans-serif">${face === null ? "" : Number(face)}</text>`;
  const body = face === null ? 'class="krom-die-blank"' : 'class="krom-die-body"';
  return drawing("0 0 100 100", `<rect x="4" y="4" width="92" height="92" rx="22" ${body}/><g class="krom-die-pips">${marks}</g>`, "krom-die");
}

/** Signs of provenance: each a shape of its own. */
const ART_MARKS = {
  printed: '<circle cx="8" cy="8" r="6" fill="currentColor"/>',
  attested: '<circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" stroke-width="1.6"/><path d="M8 2a6 6 0 0 1 0 12Z" fill="currentColor"/>',
  deduced: '<path d="M8 1.5 14.5 13.500h-13Z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/>',
  own: '<path d="M2.5 2.500h11v11h-11Z" fill="none" stroke="currentColor" stroke-width="1.7"/><path d="m5 8 2.200 2.300L11.200 5.600" fill="none" stroke="currentColor" stroke-width="1.800"/>',
  invented: '<circle cx="8" cy="8" r="7" fill="none" stroke="currentColor" stroke-width="1.2" stroke-dasharray="1.4 1.5"/><path d="M4.300 7q1.800-1.700 3.700-.3t3.700-.3M4.300 10.300q1.800-1.700 3.700-.3t3.700-.3" fill="none" stroke="currentColor" stroke-width="1.400" stroke-linecap="round"/>',
};

/** The sign of a provenance mark. @param {string} mark */
export function markGlyph(mark) {
  return drawing("0 0 16 16", artOf(ART_MARKS, mark) ?? ART_MARKS.deduced, "krom-glyph");
}
