import { artOf } from "../shared/art.js";
import { drawing } from "../shared/dom.js";

/**
 * Tribù's pictures, drawn for this project: characters, vases, totems, beasts, feathers, hands. All are 48 by 48. Red and blue differ in
 * their paint and in the pattern on the pot (zigzag, waves), and cards say their colour with a letter too.
 *
 * @typedef {{picture: string, family: string}} TribuPictured
 */

const TRIBU_LINE = "#2b1c10";
const TRIBU_SKIN = "#e9b58b";
const TRIBU_TAN = "#c98a5e";

/** What is painted red or blue: main, deep and light. Both is half and half. @type {Record<string, [string, string, string]>} */
const TRIBU_PAINTS = {
  red: ["var(--tribu-red, #c8321f)", "var(--tribu-red-deep, #8a1d10)", "var(--tribu-red-light, #ffd9c9)"],
  blue: ["var(--tribu-blue, #1f6fb2)", "var(--tribu-blue-deep, #123f68)", "var(--tribu-blue-light, #cfe6fa)"],
  both: ["var(--tribu-both, #7d4a9c)", "var(--tribu-both-deep, #4a2763)", "var(--tribu-both-light, #ead9f5)"],
};

/** The band of the pot, by its colour. @type {Record<string, string>} */
const TRIBU_BANDS = {
  red: "m13 41.500 3-3 3 3 3-3 3 3 3-3 3 3 3-3 1.500 2",
  blue: "M13 40q2-3 4 0t4 0 4 0 4 0 4 0 2 0",
  both: "M15 40h.1M19.500 40h.1M24 40h.1M28.500 40h.1M33 40h.1",
};

/** What stands in the pot. P, D and L are the paint, deep and light. @type {Record<string, string>} */
const TRIBU_VASES = {
  statue:
    '<path d="M16.500 34q-1.500-13 1.500-17 2-2.500 6-2.500t6 2.500q3 4 1.500 17Z" fill="P"/><circle cx="24" cy="9" r="6" fill="P"/>' +
    '<path d="M18 8q0-6 6-6t6 6q-6-3-12 0Z" fill="D"/><path d="M18.500 21q5.500 6 11 0M19 27q5 4 10 0" fill="none" stroke="L" stroke-width="2.200"/>' +
    '<path d="M21.500 9h.1M26.400 9h.1" stroke="L" stroke-width="2.200"/>',
  horse:
    '<path d="M32.500 34q2-9-.5-16l-3-9-2-6-3.500 4.500q-6 2-9.500 8l-6 8q-1.500 4.500 2.500 5 4 .5 7.500-2.500l4-.5q-4 3.500-3.500 8.500Z" fill="P"/>' +
    '<path d="m26.500 3-2 5q6 3 8 11 1.500 7-.5 15h3.500q5-9 1-20-3-8-10-11Z" fill="D"/><circle cx="21.500" cy="14.500" r="1.900" fill="L"/><path d="M11 26.500h.1" stroke="L" stroke-width="2"/>',
  flag:
    '<path d="M13.500 34V3" stroke-width="4.600"/><path d="M13.500 34V3" stroke="#b98a4f" stroke-width="1.800"/>' +
    '<path d="M15.500 5q6-3.500 12 0t12 0v16q-6 3.500-12 0t-12 0Z" fill="P"/><circle cx="27" cy="13" r="4" fill="L" stroke="D"/>' +
    '<path d="M27 5.500v1.500m0 12v1.500M19.500 13H21m12 0h1.500" stroke="L" stroke-width="1.800"/>',
  drum:
    '<path d="M11 14v15q0 5 13 5t13-5V14" fill="P"/><path d="m11.500 18 5 14 4-12 3.500 13 3.500-13 4 12 5-14" fill="none" stroke="L" stroke-width="1.800"/>' +
    '<ellipse cx="24" cy="13.500" rx="13" ry="5" fill="L"/><path d="m8 3 12 9M40 3 28 12" stroke-width="4"/><path d="m8 3 12 9M40 3 28 12" stroke="#b98a4f" stroke-width="1.500"/>',
  mask:
    '<path d="M12.500 6q11.500-6 23 0 2 13-3 21-4 7-8.500 7t-8.500-7q-5-8-3-21Z" fill="P"/>' +
    '<path d="M16 15q3-3.500 6 0-3 3-6 0ZM26 15q3-3.500 6 0-3 3-6 0Z" fill="L"/><path d="M20 26.500q4-2.500 8 0-4 4-8 0Z" fill="L"/>' +
    '<path d="M24 4v17M14 8.500l4 2M34 8.500l-4 2" fill="none" stroke="D" stroke-width="2.200"/>',
  pot: '<path d="M17 34q-6-5-6-12 0-6 6-9l-1.500-6h17L31 13q6 3 6 9 0 7-6 12Z" fill="P"/><path d="M12 21h24" stroke="L" stroke-width="2.400"/>',
};

/** The pot itself. @param {string} colour */
function tribuPot(colour) {
  return (
    '<path d="M11.500 33.500h25l-2.500 3q4.500 2.500 3 6-1.500 4-6 4H17q-4.500 0-6-4-1.500-3.500 3-6Z" fill="D"/>' +
    `<path d="${TRIBU_BANDS[colour]}" fill="none" stroke="L" stroke-width="1.800"/>`
  );
}

const TRIBU_ANY =
  '<path d="M24 12v34.500h-8q-8-3-9-11-.5-9 8-13l-2-7q0-3.500 11-3.500Z" fill="var(--tribu-red, #c8321f)"/>' +
  '<path d="M24 12v34.500h8q8-3 9-11 .5-9-8-13l2-7q0-3.500-11-3.500Z" fill="var(--tribu-blue, #1f6fb2)"/>' +
  '<path d="m24 23 2.800 5.800 6.400.8-4.700 4.400 1.200 6.300-5.700-3.100-5.700 3.100 1.200-6.300-4.700-4.400 6.400-.8Z" fill="#fff3d6"/>' +
  '<path d="M24 2v6M15.500 4.500l2.500 4M32.500 4.500l-2.500 4" fill="none" stroke="var(--tribu-gold, #b8860b)" stroke-width="2.600"/>';

const TRIBU_TOTEM =
  '<path d="M3 10q11 0 14 6h14q3-6 14-6-1 10-10 12H13Q4 20 3 10Z" fill="L"/><path d="M15 3.500q9-3 18 0V46H15Z" fill="P"/>' +
  '<path d="M15 17.500h18M15 31.500h18" stroke="D" stroke-width="2.600"/><path d="M19.500 8.500h.1M28.400 8.500h.1M19.500 22.500h.1M28.400 22.500h.1M19.500 36h.1M28.400 36h.1" stroke="L" stroke-width="3.400"/>' +
  '<path d="m24 9.500 3 3.500-3 3-3-3Z" fill="#f4b93a"/><path d="M19.500 27h9M20 40.500q4 3 8 0" fill="none" stroke="L" stroke-width="2.200"/>';

/** Shoulders, neck and head, before what makes the difference. @param {string} cloak @param {string} skin */
function tribuBust(cloak, skin) {
  return `<path d="M4 47q1-11 12-14l4-1.500v-4h8v4l4 1.500q11 3 12 14Z" fill="${cloak}"/><circle cx="24" cy="20" r="9.500" fill="${skin}"/>`;
}

const TRIBU_FACE = '<path d="M20.500 20h.1M27.400 20h.1" stroke-width="2.600"/><path d="M20.500 24.500q3.500 2.500 7 0" fill="none" stroke-width="1.500"/>';

/** @type {Record<string, string>} */
const TRIBU_PEOPLE = {
  rider:
    '<path d="M14.500 18q-4 9-2.500 20l5 1.500q-1-9 .500-18ZM33.500 18q4 9 2.500 20l-5 1.500q1-9-.500-18Z" fill="#3a2415"/>' +
    tribuBust("#c9762c", TRIBU_SKIN) +
    '<path d="M14 20q-1-12 10-12t10 12q-4-5-10-5t-10 5Z" fill="#3a2415"/><path d="M14 17.500q10-5 20 0v3.500q-10-5-20 0Z" fill="#c8321f"/>' +
    '<path d="M29 14q3-12 11-13 1 9-7 14Z" fill="#fff3d6"/><path d="M32 12.500q3-6 7-10" fill="none" stroke-width="1.200"/>' +
    '<path d="m10 40 6-5 8 7 8-7 6 5" fill="none" stroke="#fff3d6" stroke-width="2.200"/>' +
    TRIBU_FACE,
  shaman:
    '<path d="M15 13Q7 12 6 2M11 10 4.500 8M33 13q8-1 9-11M37 10l6.500-2" fill="none" stroke-width="5.400"/>' +
    '<path d="M15 13Q7 12 6 2M11 10 4.500 8M33 13q8-1 9-11M37 10l6.500-2" fill="none" stroke="#f6ecd6" stroke-width="2.800"/>' +
    tribuBust("#7a5ea8", TRIBU_TAN) +
    '<path d="M13.500 19q0-12 10.500-12t10.500 12q-3 2-3 7-1.500-9-7.500-9t-7.500 9q0-5-3-7Z" fill="#8a5a2e"/>' +
    '<path d="M17 24h3M28 24h3" stroke="#fffaf0" stroke-width="2"/><path d="M14 37q10 8 20 0" fill="none" stroke="#f4b93a" stroke-width="2.600" stroke-dasharray=".1 3.600"/>' +
    TRIBU_FACE,
  hunter:
    '<path d="M41 47 44 6" stroke-width="4.600"/><path d="m41 47 3-41" stroke="#b98a4f" stroke-width="1.800"/><path d="m44.300 1 3.200 8-3.700 3-3-3.500Z" fill="#cfc8bd"/>' +
    tribuBust("#4f7a37", TRIBU_SKIN) +
    '<path d="M11 30Q8 18 9.500 3l7.500 6q7-3 14 0l7.500-6Q40 18 37 30q-2-4-2.500-9-.500-7-10.500-7t-10.500 7q-.500 5-2.500 9Z" fill="#8c8f94"/>' +
    '<path d="M20 10.500h.1M28 10.500h.1" stroke="#F0E442" stroke-width="2.600"/><path d="m12.500 7 2 4M35.500 7l-2 4" stroke-width="1.500"/>' +
    TRIBU_FACE,
  weaver:
    '<circle cx="24" cy="6" r="5.500" fill="#6b3a1c"/>' +
    tribuBust("#b8457f", TRIBU_TAN) +
    '<path d="M13.500 23q-1-14 10.500-14t10.500 14q-4-8-10.500-8t-10.500 8Z" fill="#6b3a1c"/><path d="M12 2.500 35 9" stroke-width="3.400"/><path d="M12 2.500 35 9" stroke="#f6ecd6" stroke-width="1.200"/>' +
    '<path d="m5 44 4-5 4 5 4-5 4 5 3-5 3 5 4-5 4 5 4-5 4 5" fill="none" stroke="#fff3d6" stroke-width="2"/>' +
    TRIBU_FACE,
  scout:
    tribuBust("#1d8a86", TRIBU_SKIN) +
    '<path d="M13 24Q10 8 24 7t11 17l4 9q-7-1-8-9-.500-7-7-7t-7 7q-1 8-8 9Z" fill="#2f6f6b"/>' +
    TRIBU_FACE +
    '<path d="M15 18q8-5 17-2l2 3q-9-1.500-18 1.500Z" fill="#e9b58b"/><path d="M33 17q7 5 9 16l-5 3q-2-10-6-15Z" fill="#1d8a86"/>',
};

/** Pictures by name. A diorama's is made of its vase and its colour. @type {Record<string, string>} */
const TRIBU_PICTURES = {
  ...TRIBU_PEOPLE,
  characters: tribuBust("#c9a15c", TRIBU_SKIN) + '<path d="M14 20q-1-12 10-12t10 12q-4-6-10-6t-10 6Z" fill="#6b3a1c"/>' + TRIBU_FACE,
  wolf:
    '<path d="m5 3 10 8q9-4 18 0l10-8q2 15-3 23l-8 8-3 9q-5 5-10 0l-3-9-8-8Q3 18 5 3Z" fill="#8c8f94"/>' +
    '<path d="m15 29 4 12q5 5 10 0l4-12q-3-6-9-6t-9 6Z" fill="#d9d6cf"/><path d="M11.500 20.500q4-1 7.500 2.500-5 2.500-7.500-2.500ZM36.500 20.500q-4-1-7.500 2.500 5 2.500 7.500-2.500Z" fill="#F0E442" stroke-width="1.200"/>' +
    '<path d="M20 30h8l-4 4Z" fill="#2b1c10"/><path d="M24 34v3m-5 .500q5 4 10 0" fill="none" stroke-width="1.500"/><path d="m20.500 39 1 3.500 1.500-3ZM27.500 39l-1 3.500-1.500-3Z" fill="#fffaf0" stroke-width=".8"/>',
  bison:
    '<path d="M12 22Q1 21 2.500 7q5.500 7 13 7ZM36 22q11-1 9.500-15-5.500 7-13 7Z" fill="#f6ecd6"/>' +
    '<path d="M24 8q15 0 14.500 12 0 8-5.500 13l-2.500 9q-6.500 5-13 0L15 33q-5.500-5-5.500-13Q9 8 24 8Z" fill="#6d4626"/>' +
    '<path d="M24 5q12 1 13 11-4-2-6 1-3-4-7 0-4-4-7 0-2-3-6-1Q12 6 24 5Z" fill="#42260c"/>' +
    '<path d="M16 23.500h.1M32 23.500h.1" stroke="#fff3d6" stroke-width="3.600"/><path d="M18.500 35q5.500-3.500 11 0 0 6-5.500 6t-5.500-6Z" fill="#a5764c"/><path d="M21.500 37h.1M26.500 37h.1" stroke-width="2.400"/>',
  claws: '<path d="M12 4q-1 22-9 37 13-14 14-35ZM26 3q0 23-9 41 14-16 15-38ZM40 5q0 21-8 37 13-14 13-34Z" fill="#c23b22"/>',
  events: '<path d="M24 3 45 43H3Z" fill="#8c8f94"/><path d="M24 16v13M24 35.500h.1" fill="none" stroke-width="4"/>',
  strength:
    '<path d="M12 46Q20 22 37 3q5 20-8 32-6 5-13 5Z" fill="#fffaf0"/><path d="M37 3q3 13-3 22l-9-7q6-8 12-15Z" fill="#43611f"/><path d="M10 46Q20 24 35 7" fill="none" stroke-width="2"/><path d="m20 31 8 1M24 24l8 1M17 36l7 2" stroke-width="1.300"/>',
  courage:
    '<path d="M5 45Q7 22 18 3q9 16 2 31-4 6-11 8Z" fill="#fffaf0"/><path d="M18 3q6 11 4 21l-10-4q2-9 6-17Z" fill="#43611f"/><path d="M5 46Q9 24 18 7" fill="none" stroke-width="2"/>' +
    '<path d="M43 45Q41 22 30 3q-9 16-2 31 4 6 11 8Z" fill="#fffaf0"/><path d="M30 3q-6 11-4 21l10-4q-2-9-6-17Z" fill="#c8321f"/><path d="M43 46Q39 24 30 7" fill="none" stroke-width="2"/>',
  protections: '<path d="M24 3 42 9v13q0 16-18 23Q6 38 6 22V9Z" fill="#7f9f4d"/><path d="m15 23 7 7 12-14" fill="none" stroke="#fffaf0" stroke-width="4"/>',
  draw:
    '<rect x="5" y="13" width="18" height="26" rx="3" fill="#e8c27c" transform="rotate(-14 14 26)"/><rect x="25" y="13" width="18" height="26" rx="3" fill="#e8c27c" transform="rotate(14 34 26)"/>' +
    '<rect x="15" y="9" width="18" height="26" rx="3" fill="#fff3d6"/><path d="M24 15v11m-5-4.500 5 5 5-5" fill="none" stroke-width="2.600"/><path d="M10 43.500h28" stroke-width="2.600"/>',
  block:
    '<path d="M24 3 42 11v19L24 45 6 30V11Z" fill="#b03a2e"/><path d="M24 7.500 38 13.500v14.500L24 39.500 10 28V13.500Z" fill="none" stroke="#fff3d6" stroke-width="1.600"/>' +
    '<path d="M17 27V17.500a2 2 0 0 1 3.600 0V15a2 2 0 0 1 3.600 0v-1a2 2 0 0 1 3.600 0v3a2 2 0 0 1 3.400 1V27q-1 7-7 7-5 0-8-6l-2.500-4.500q1.500-2.500 3.300.5Z" fill="#fff3d6" stroke-width="1.500"/>',
  steal:
    '<path d="M14 22h20l-2 4q6 4 5 11-1 8-8 8.500H19q-7-.500-8-8.500-1-7 5-11Z" fill="#d9a860"/><path d="m12 35 4-3 4 3 4-3 4 3 4-3 4 3" fill="none" stroke="#7a4a1c" stroke-width="1.800"/>' +
    '<path d="M38 2 27 6q-6 1-9 5l-4 7q0 3 3 2l5-5v12q1.500 2.500 3 0V17l2 1v9q1.500 2.500 3 0v-9l2 .5v6q1.500 2.500 3 0V13l7-5Z" fill="#e9b58b" stroke-width="1.600"/>',
  actions: '<path d="M27 2 9 27h13l-3 19 20-27H26Z" fill="#b58bd6"/>',
  deck:
    '<rect x="8" y="10" width="26" height="35" rx="4" fill="#6d4626"/><rect x="11" y="6.500" width="26" height="35" rx="4" fill="#8a5a2e"/><rect x="14" y="3" width="26" height="35" rx="4" fill="#c9762c"/>' +
    '<path d="M27 13.500q6.500 0 6.500 6.500T27 26.500 21.500 21 26.500 17q3 0 3 3" fill="none" stroke="#fff3d6" stroke-width="2.400"/>',
  discard: '<rect x="7" y="9" width="25" height="34" rx="4" fill="#e8c27c" transform="rotate(-8 19 26)"/><rect x="15" y="5" width="25" height="34" rx="4" fill="#fff3d6"/><path d="M27.500 13v13m-5-5 5 5 5-5" fill="none" stroke-width="2.600" transform="rotate(180 27.500 21)"/>',
  pass: '<path d="M8 30q8-14 16-4t16-6" fill="none" stroke="currentColor" stroke-width="4"/><path d="m34 13 7 6-7 7" fill="none" stroke="currentColor" stroke-width="4"/>',
  sphere: '<circle cx="24" cy="24" r="18" fill="#f4b93a"/><path d="M14 20q3-8 11-9" fill="none" stroke="#fff3d6" stroke-width="3.600"/>',
  chain: '<rect x="3" y="14" width="17" height="23" rx="3" fill="#c9762c"/><rect x="23" y="18" width="10" height="15" rx="2" fill="#c8321f"/><rect x="36" y="18" width="10" height="15" rx="2" fill="#1f6fb2"/>',
};

const TRIBU_DIORAMA = /^(\w+)-(red|blue|both)$/;

/** The markup of a picture; undefined where nobody has drawn it. @param {string} name @returns {string | undefined} */
function tribuMarkup(name) {
  const [, kind, colour] = TRIBU_DIORAMA.exec(name) ?? [];
  if (!kind) return artOf(TRIBU_PICTURES, name);
  if (kind === "any") return TRIBU_ANY;
  const markup = kind === "totem" ? TRIBU_TOTEM : (artOf(TRIBU_VASES, kind) ?? TRIBU_VASES.pot) + tribuPot(colour);
  const [paint, deep, light] = TRIBU_PAINTS[colour];
  return markup.replaceAll('"P"', `"${paint}"`).replaceAll('"D"', `"${deep}"`).replaceAll('"L"', `"${light}"`);
}

/** @param {string} markup @param {string} className */
function tribuDrawn(markup, className) {
  return drawing("0 0 48 48", `<g stroke="${TRIBU_LINE}" stroke-width="1.900" stroke-linejoin="round" stroke-linecap="round">${markup}</g>`, className);
}

/** What is on a card. One that nobody has drawn has the picture of its family. @param {TribuPictured} card @param {string} [className] */
export function tribuPicture(card, className = "tribu-picture") {
  return tribuDrawn(tribuMarkup(card.picture) ?? TRIBU_PICTURES[card.family], className);
}

/** A vase that is asked for, in outline: it may be of either colour. @param {string} vase @param {string} [className] */
export function tribuGhost(vase, className = "tribu-ghost") {
  const markup = (artOf(TRIBU_VASES, vase) ?? TRIBU_VASES.pot) + tribuPot("both");
  return tribuDrawn(markup.replaceAll('"P"', '"var(--tribu-ghost)"').replaceAll('"D"', '"var(--tribu-ghost-deep)"').replaceAll('"L"', '"var(--tribu-ghost-light)"'), className);
}

/** The totem that a complete chain waits for. @param {string} [className] */
export function tribuGhostTotem(className = "tribu-ghost") {
  return tribuDrawn(TRIBU_TOTEM.replaceAll('"P"', '"var(--tribu-ghost)"').replaceAll('"D"', '"var(--tribu-ghost-deep)"').replaceAll('"L"', '"var(--tribu-ghost-light)"').replaceAll("#f4b93a", "var(--tribu-ghost-light)"), className);
}

/** A roof over a protected chain. @param {string} [className] */
export function tribuRoof(className = "tribu-roof") {
  const svg = drawing(
    "0 0 200 16",
    '<path d="M1 15 16 1.500h168L199 15Z" fill="var(--tribu-roof)" stroke="#2b1c10" stroke-width="1.600" stroke-linejoin="round"/>' +
      '<path d="M34 2l-9 13M58 2l-7 13M82 2l-4 13M106 2l1 13M130 2l4 13M154 2l8 13M9 9h182" stroke="#2b1c10" stroke-width="1" opacity=".45"/>',
    className,
  );
  svg.setAttribute("preserveAspectRatio", "none");
  return svg;
}

/** A crown for the leader. @param {string} [className] */
export function tribuCrown(className = "krom-icon") {
  return drawing("0 0 24 24", '<path d="M3 19 2 7l5.500 4.500L12 4l4.500 7.500L22 7l-1 12Z" fill="#E69F00" stroke="#4a2f00" stroke-width="1.600" stroke-linejoin="round"/>', className);
}

const TRIBU_NAMES = [
  ...Object.keys(TRIBU_PICTURES),
  ...[...Object.keys(TRIBU_VASES), "any", "totem"].flatMap((kind) => Object.keys(TRIBU_PAINTS).map((colour) => `${kind}-${colour}`)),
];

/** Icons by another name: of a page, of an odds question. @type {Record<string, string>} */
const TRIBU_ALSO = { tribu: "any-both", lonely: "rider", attack: "wolf", protection: "courage", actions: "draw", scoring: "sphere" };

/** @param {string} name @returns {import("../shared/art.js").Draw} */
function tribuIcon(name) {
  return (className = "krom-icon") => tribuDrawn(tribuMarkup(name) ?? "", className);
}

/** All of Tribù's icons, by name. @type {Record<string, import("../shared/art.js").Draw>} */
export const tribuIcons = {
  ...Object.fromEntries(TRIBU_NAMES.map((name) => [name, tribuIcon(name)])),
  ...Object.fromEntries(Object.entries(TRIBU_ALSO).map(([name, other]) => [name, tribuIcon(other)])),
};

/** The icon that suits what has happened, by the kind of the event. */
export const tribuLogPictures = {
  set_up: "person", leader: "characters", challenge: "chain", dealt: "deck", turn: "clock", undefended: "claws", deck_short: "deck", tied: "scales",
  drew: "deck", took: "discard", discarded: "discard", rebuilt: "deck", began: "characters", placed: "pot-both", completed: "chain", protected: "totem-both",
  activated: "deck", swapped: "deck", used: "pot-both", attacked: "claws", destroyed: "events", held: "protections", defended: "protections", eliminated: "events", alone: "characters",
  played: "draw", blocked: "block", skipped: "block", robbing: "steal", stolen: "steal", magic: "any-both", hostile: "events", scored: "sphere", closed: "chain", won: "trophy",
};
