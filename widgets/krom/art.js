import { artOf, icon, iconDrawn } from "../shared/art.js";
import { drawing } from "../shared/dom.js";

/**
 * Krom's pictures, drawn for this project: figures, the Kromosaurus, goods, places.
 * Each figure has a colour (Okabe–Ito), a letter, a shape and a silhouette of its own; its width follows its weight.
 *
 * @typedef {{colour: string, dark: string, letter: string, ink: string, shape: string, width: number, shoulder: number,
 *   head: [number, number, number], skin: string, back: string, front: string, arms: string,
 *   hand?: [number, number], smile?: boolean}} FigureLook
 */

const KROM_ART_LINE = "#2b1c10";
const KROM_ART_SKIN = "#e9b58b";
const KROM_ART_TAN = "#c98a5e";

/** Shapes of the badges, around 32,61. @type {Record<string, string>} */
const KROM_ART_SHAPES = {
  circle: '<circle cx="32" cy="61" r="12.5"/>',
  diamond: '<path d="M32 46 47 61 32 76 17 61Z"/>',
  triangle: '<path d="M32 44.5 49.5 73h-35Z"/>',
  square: '<path d="M20.5 49.500h23v23h-23Z"/>',
  hexagon: '<path d="M25 48.500h14l7.5 12.5-7.5 12.500H25L17.5 61Z"/>',
  shield: '<path d="M19.5 49h25v12q-2 10-12.5 14.500Q21.5 71 19.5 61Z"/>',
  drop: '<path d="M32 45q14 12 12.5 19a12.5 12 0 0 1-25 0Q18 57 32 45Z"/>',
};

/** @type {Record<string, FigureLook>} */
const KROM_ART_FIGURES = {
  Alma: {
    colour: "#CC79A7", dark: "#a4517f", letter: "A", smile: true, ink: "#1d1208", shape: "circle", width: 11.5, shoulder: 33, head: [32, 23, 9], skin: KROM_ART_SKIN,
    back: '<path d="M20 24q-1-15 12-15t12 15q2 12-2 19h-5V27H27v16h-5q-4-7-2-19Z" fill="#5a3116"/>',
    front:
      '<path d="M23 21q1-9 9-9 8.5 0 9.5 9-5-1-8-5-4 5-10.5 5Z" fill="#5a3116"/>' +
      '<g stroke-width="1"><path d="M41 13a3 3 0 1 1 3-3 3 3 0 1 1 3 3 3 3 0 1 1-3 3 3 3 0 1 1-3-3Z" fill="#fff"/><circle cx="44" cy="13" r="2" fill="#E69F00"/></g>',
    arms:
      '<path d="M52 76V14" stroke="#2b1c10" stroke-width="5"/><path d="M52 75V14" stroke="#8a5a2e" stroke-width="2.4"/>' +
      '<path d="m52 3 4.5 9-4.5 4-4.5-4Z" fill="#cfc8bd"/>',
  },
  "Mörhy": {
    colour: "#56B4E9", dark: "#2c86ba", letter: "M", smile: true, ink: "#08202e", shape: "diamond", width: 13, shoulder: 32, head: [32, 23, 9.5], skin: KROM_ART_TAN,
    back: '<path d="m32 2 4 7 7-6 1 8 8-2-3 8 7 3-6 5 4 7-8 1 0 6H18v-6l-8-1 4-7-6-5 7-3-3-8 8 2 1-8 7 6Z" fill="#2f2b33"/>',
    front:
      '<path d="M23 20q9-9 18.5 0-4-8-9.5-8t-9 8Z" fill="#2f2b33"/>' +
      '<path d="M20 11 43 7" stroke="#2b1c10" stroke-width="5.5"/><path d="M20 11 43 7" stroke="#f6ecd6" stroke-width="3"/>' +
      '<path d="M18 13a2.5 2.5 0 1 1 1-4M45 5a2.5 2.5 0 1 1-1 4" fill="#f6ecd6"/>',
    arms:
      '<path d="M54 74V33" stroke="#2b1c10" stroke-width="5"/><path d="M54 73V33" stroke="#8a5a2e" stroke-width="2.4"/>' +
      '<path d="M54 19q8 7 5 13-2 4-5 4t-5-4q-1-4 2-6 0 3 2 3 3-3 1-10Z" fill="#E69F00"/>',
  },
  Valkyr: {
    colour: "#F0E442", dark: "#bfae13", letter: "V", smile: true, ink: "#221d00", shape: "triangle", width: 15, shoulder: 31, head: [32, 22, 9.5], skin: KROM_ART_SKIN,
    back: '<path d="M22 22q-6 8-4 20l4 5 3-5-1-16ZM42 22q6 8 4 20l-4 5-3-5 1-16Z" fill="#d98a2b"/>',
    front:
      '<path d="M22 20q-11 0-13-14 8 8 14 7ZM42 20q11 0 13-14-8 8-14 7Z" fill="#f6ecd6"/>' +
      '<path d="M21.5 20q0-13 10.5-13t10.5 13q-10.5-3-21 0Z" fill="#8c8f94"/><path d="M32 7v11" stroke-width="1.6"/>',
    arms:
      '<path d="M55 74V26" stroke="#2b1c10" stroke-width="5"/><path d="M55 73V26" stroke="#8a5a2e" stroke-width="2.4"/>' +
      '<path d="M50 27q8-1 13-7 2 11-1 18-5-6-12-5Z" fill="#cfc8bd"/>',
  },
  Karok: {
    colour: "#D55E00", dark: "#9c4300", letter: "Ka", ink: "#2a0f00", shape: "square", width: 17, shoulder: 31, head: [31, 22, 10], skin: KROM_ART_TAN,
    back: '<path d="m25 14-2-9 6 4 2-9 4 8 6-5-1 10Z" fill="#a3260c"/>',
    front:
      '<path d="M21 24q2 3 6 3.5 4-2.5 8 0 4-.5 6-3.5 1 12-4 14l-3 4-3-3-4 2-2-4q-4-3-4-13Z" fill="#a3260c"/>' +
      '<path d="M28 30q3 2 6 0" stroke-width="1.6" fill="none"/>',
    arms:
      '<path d="M49 50 55 26" stroke="#2b1c10" stroke-width="6"/><path d="M49 50 55 26" stroke="#8a5a2e" stroke-width="3.2"/>' +
      '<path d="M50 27q-1-9 4-19 5-4 8 0 2 3 0 7l-6 14q-4 3-6-2Z" fill="#8a5a2e"/><path d="m55 12 3 1m-5 5 3 1m0 3 3 1" stroke-width="1.4"/>',
  },
  Grouma: {
    colour: "#009E73", dark: "#00694c", letter: "G", ink: "#00251b", shape: "hexagon", width: 20, shoulder: 31, head: [32, 23, 9], skin: KROM_ART_SKIN,
    back: '<path d="M17 12a5 5 0 1 1 7-5q8-4 16 0a5 5 0 1 1 7 5q4 8 1 17l3 8H13l3-8q-3-9 1-17Z" fill="#6b4a2f"/>',
    front:
      '<path d="M21 22q1-9 11-9t11 9q1-14-11-14t-11 14Z" fill="#6b4a2f"/>' +
      '<path d="m25 13 2 3 2-3m6 0 2 3 2-3" fill="#f6ecd6" stroke-width="1"/>' +
      '<path d="M27 29q5 4 10 0" stroke-width="1.6" fill="none"/><circle cx="25.5" cy="27" r="1.8" fill="#d98872" stroke="none"/><circle cx="38.5" cy="27" r="1.8" fill="#d98872" stroke="none"/>',
    arms:
      '<path d="M53 53 60 33" stroke="#2b1c10" stroke-width="5"/><path d="M53 53 60 33" stroke="#f6ecd6" stroke-width="2.6"/>' +
      '<path d="M52 40q-3-12 5-18 8 0 7 9-1 8-8 12Z" fill="#b5642f"/><path d="M56 27q-2 3-1 8" stroke="#e9b58b" stroke-width="2"/>',
  },
  Kolos: {
    colour: "#0072B2", dark: "#004f7c", letter: "Ko", hand: [52, 25], ink: "#001a2a", shape: "shield", width: 24, shoulder: 27, head: [31, 19, 9], skin: KROM_ART_TAN,
    back: '<path d="M40 24q-3-14 8-19 12 0 14 10-1 12-12 13Z" fill="#9a958d"/><path d="m48 9 5 3 4-2m-10 9 5-2" stroke-width="1.4" fill="none"/>',
    front:
      '<path d="M21 17q2-8 10-8t10 8q-5-4-10-4t-10 4Z" fill="#3a3530"/>' +
      '<path d="M21 21q2 3 6 3 4-2 8 0 4 0 6-3 4 12-1 19l-3 2-2 5-4-3-4 3-2-5-3-2q-5-8-1-19Z" fill="#3a3530"/>' +
      '<path d="M28 27q3-2 6 0" stroke="#e9b58b" stroke-width="1.6" fill="none"/>',
    arms: "",
  },
};

/** @param {string} letter @returns {FigureLook} */
function kromGuest(letter) {
  return {
    colour: "#b9b2a6", dark: "#857d70", letter, hand: [47, 29], ink: "#1d1a16", shape: "drop", width: 15, shoulder: 32, head: [32, 22, 10], skin: KROM_ART_TAN,
    back: '<path d="M20 24q-2-17 12-17t12 17l-3 10H23Z" fill="#4a3a2c"/>',
    front: '<path d="M22 21q2-10 10-10t10 10q-5-4-10-4t-10 4Z" fill="#4a3a2c"/><path d="M28 29q4 2 8 0" stroke-width="1.6" fill="none"/>',
    arms: "",
  };
}

/** @param {number} w half the width @param {number} top @param {string} colour */
function kromTunic(w, top, colour) {
  const [left, right] = [32 - w, 32 + w];
  const teeth = 6;
  let hem = "";
  for (let n = 1; n <= teeth; n += 1) {
    const x = right - (2 * w * n) / teeth;
    hem += `L${(x + w / teeth).toFixed(1)} ${n % 2 ? 68 : 66} L${x.toFixed(1)} 62`;
  }
  return (
    `<path fill="${colour}" d="M${32 - w * 0.7} ${top} L${32 + w * 0.7} ${top} C${right + 2} ${top + 6} ${right + 2} 52 ${right} 62 ${hem} ` +
    `C${left - 2} 52 ${left - 2} ${top + 6} ${32 - w * 0.7} ${top}Z"/>`
  );
}

/** @param {FigureLook} look */
function kromFigure(look) {
  const { width: w, shoulder, head, skin } = look;
  const [x, y, r] = head;
  const [left, right] = [32 - w * 0.9, 32 + w * 0.9];
  const hand = look.hand ?? [Math.min(right + 6, 54), 46];
  /** @param {number} x0 @param {number} y0 @param {number[]} to @param {number} bend */
  const arm = (x0, y0, to, bend) =>
    `<path fill="none" stroke="${KROM_ART_LINE}" stroke-width="8" d="M${x0} ${y0} Q${x0 + bend} ${(y0 + to[1]) / 2 + 3} ${to[0]} ${to[1]}"/>` +
    `<path fill="none" stroke="${skin}" stroke-width="5" d="M${x0} ${y0} Q${x0 + bend} ${(y0 + to[1]) / 2 + 3} ${to[0]} ${to[1]}"/>`;
  const foot = Math.max(w * 0.62, 13);
  return (
    `<g stroke="${KROM_ART_LINE}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round" fill="none">` +
    '<ellipse cx="32" cy="76" rx="22" ry="3.5" fill="#000" opacity=".28" stroke="none"/>' +
    look.back +
    `<path fill="${skin}" d="M${32 - foot} 64v7q-5 0-6 5h11V64ZM${32 + foot} 64v7q5 0 6 5H${32 + foot - 5}V64Z"/>` +
    arm(left, shoulder + 6, [left - 4, 53], -6) +
    kromTunic(w, shoulder, look.colour) +
    `<g fill="${look.dark}" stroke="none"><circle cx="${32 - w * 0.6}" cy="${shoulder + 10}" r="2"/><circle cx="${32 + w * 0.55}" cy="${shoulder + 13}" r="2.4"/><circle cx="${32 - w * 0.75}" cy="${shoulder + 19}" r="1.7"/></g>` +
    `<path d="M${32 - w * 0.7} ${shoulder} L${32 + w * 0.75} ${shoulder + 12}" stroke="${look.dark}" stroke-width="3"/>` +
    look.arms +
    arm(right, shoulder + 6, hand, 7) +
    `<rect x="${x - r}" y="${y - r}" width="${2 * r}" height="${2 * r + 2}" rx="${r * 0.85}" fill="${skin}"/>` +
    `<g class="krom-awake"><circle cx="${x - 3.6}" cy="${y}" r="1.5" fill="${KROM_ART_LINE}" stroke="none"/><circle cx="${x + 3.6}" cy="${y}" r="1.5" fill="${KROM_ART_LINE}" stroke="none"/></g>` +
    `<path class="krom-out" stroke-width="1.5" d="m${x - 5.5} ${y - 1.5} 3.5 3.500m0-3.5-3.5 3.500m7.5-3.5 3.5 3.500m0-3.5-3.5 3.5"/>` +
    `<path d="M${x - 6} ${y - 3.5}q6-2.5 12 0" stroke-width="2.2"/>` +
    `<path d="M${x - 1.5} ${y + 1.5}q-1.5 4 1.5 4t1.5-4" fill="${skin}" stroke-width="1.5"/>` +
    (look.smile ? `<path d="M${x - 3} ${y + 7}q3 2 6 0" stroke-width="1.5"/>` : "") +
    look.front +
    `<g class="krom-badge" fill="${look.colour}" stroke="#fffaf0" stroke-width="5.5">${KROM_ART_SHAPES[look.shape]}</g>` +
    `<g fill="${look.colour}" stroke="${KROM_ART_LINE}" stroke-width="2.2">${KROM_ART_SHAPES[look.shape]}</g>` +
    `<text x="32" y="${look.shape === "triangle" ? 70 : 67}" text-anchor="middle" font-size="${look.letter.length > 1 ? 14 : 17}" font-weight="800" ` +
    `font-family="system-ui, sans-serif" fill="${look.colour === "#0072B2" ? "#fff" : look.ink}" stroke="none"></text></g>`
  );
}

/** @param {string} name */
function kromLook(name) {
  return artOf(KROM_ART_FIGURES, name) ?? kromGuest("?");
}

/** A player's figure. Unknown names get a guest with their first letter. @param {string} name @param {string} [className] */
export function kromPerson(name, className = "krom-figure") {
  if (name === "Kromosaurus") return kromosaurus(className);
  const known = artOf(KROM_ART_FIGURES, name);
  const svg = drawing("-6 -4 76 84", kromFigure(kromLook(name)), className);
  const letter = svg.querySelector("text");
  if (letter) letter.textContent = known ? known.letter : ([...name][0] ?? "?").toUpperCase();
  return svg;
}

/** The colour of a figure. @param {string} name */
export function kromColour(name) {
  return name === "Kromosaurus" ? "#7a5ea8" : kromLook(name).colour;
}

/** The Kromosaurus. @param {string} [className] */
export function kromosaurus(className = "krom-figure") {
  return drawing(
    "0 0 100 88",
    '<ellipse cx="50" cy="83" rx="34" ry="4" opacity=".28"/>' +
      `<g stroke="${KROM_ART_LINE}" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round">` +
      '<path fill="#7a5ea8" d="M2 66q14 2 22-10 6-14 20-17 6-2 7-10-1-17 14-21 16-4 28 6 6 5 5 12-12 4-22 4l-3 3q1 9-2 16-3 12-12 18l4 11q2 5-4 5h-9l-2-12-12 1 1 6q1 5-5 5h-9l1-14Q12 79 2 66Z"/>' +
      '<path fill="#d9c48f" stroke-width="1.6" d="M67 36q2 18-9 28-8 5-16 3 10-6 12-16 2-10 8-14Z"/>' +
      '<path fill="#4d3873" d="m50 24-8-3 4 8-9 0 4 7-10 1 3 6-10 2 3 5-9 4 4 4 6-5q6-12 17-14 5-3 6-11Z"/>' +
      '<path fill="#fffaf0" stroke-width="1.3" d="m72 30 2 5 2-5 3 4 2-5 3 4 2-5 3 4 1-5Z"/>' +
      '<path fill="none" d="M98 25q-12 5-28 5"/>' +
      '<circle cx="75" cy="16" r="5" fill="#F0E442"/><path d="M75 12.500v7" stroke-width="2.8"/><path fill="none" stroke-width="2.6" d="m68 9 11 2"/>' +
      '<circle cx="93" cy="18" r="1.3" fill="#2b1c10" stroke="none"/>' +
      '<path fill="#7a5ea8" d="M66 45q7 0 9 5l3 0-2 3 2 2-4 0q-5 0-9-3Z"/>' +
      '<path fill="none" stroke-width="1.6" d="m57 79 0-4m4 4 0-4M33 79l0-4m4 4 0-4"/></g>',
    className,
  );
}

/** Small pictures of Krom's own, 24 by 24. @type {Record<string, string>} */
const KROM_ART_ICONS = {
  krom: '<path d="M14.5 1.5 4 13.500h6.500L8 22.500l12-13h-7Z" fill="#F0B400" stroke="#5a3a00"/>',
  wood: '<g fill="#a2672f" stroke="#42260c"><rect x="1.5" y="12.5" width="17" height="7" rx="3.5"/><rect x="5" y="5" width="17" height="7" rx="3.5"/></g><g fill="#f0cf9a" stroke="#42260c"><ellipse cx="18.5" cy="16" rx="2.5" ry="3.5"/><ellipse cx="19.5" cy="8.5" rx="2.5" ry="3.5"/></g>',
  stone: '<path d="m2 17 3.5-9L12 4l7 3 3 8-3 5H5Z" fill="#a3a7ab" stroke="#33373b"/><path d="m5.5 8 6 4 7.5-5M11.5 12l-2 8" fill="none" stroke="#33373b"/>',
  bone: '<path d="M7.5 10.5 13 5q-1-3.5 2-4 3-.3 3.2 2.800Q21.6 3.6 21.8 7q-.5 3-4 2.300l-6 6q.8 3.7-2.2 4.3-3 .3-3.3-2.9-3.1 0-3.4-3.2.6-3.2 4.6-3Z" transform="translate(-.3 1.5)" fill="#fdf4df" stroke="#4b3c25"/>',
  bonus: '<rect x="4.5" y="2" width="15" height="20" rx="2.5" fill="#fff3d6" stroke="#3b2a10"/><path d="m12 6.5 1.6 3.6 3.9.4-2.9 2.6.8 3.9-3.4-2-3.4 2 .8-3.9-2.9-2.6 3.9-.4Z" fill="#0072B2" stroke="none"/>',
  paw: '<g fill="currentColor"><ellipse cx="12" cy="16" rx="5.5" ry="4.5"/><ellipse cx="5" cy="10.5" rx="2.2" ry="3"/><ellipse cx="9.7" cy="6.5" rx="2.2" ry="3.2"/><ellipse cx="14.6" cy="6.5" rx="2.2" ry="3.2"/><ellipse cx="19.2" cy="10.5" rx="2.2" ry="3"/></g>',
  cave: '<path d="M1.5 21.5 5 9l6-6 7 4 4.5 14.500Z" fill="#9a7350" stroke="#3b2412"/><path d="M7.5 21.500q0-9 4.5-9t4.5 9Z" fill="#2a1a10"/><path d="M12 21q-3-2-1-5 1 1 1.5-1 2.5 3.5 1.5 6Z" fill="#E69F00"/>',
  forest: '<path d="M8 2 2.5 10H5l-3.5 6h5.500v5.500h2V16h5.500L11 10h2.500Z" fill="#3f7d3a" stroke="#173615"/><path d="m17 8-3.5 6H15l-2 4h3v3.500h2V18h4l-2.5-4H21Z" fill="#5d9a44" stroke="#173615"/>',
  savannah: '<circle cx="17.5" cy="8" r="4.5" fill="#f4b93a" stroke="#6b4300"/><path d="M1.5 20.500h21" stroke="#6b4300" stroke-width="2"/><path d="M2 10q1-5 8-5 6 0 7 5Z" fill="#7f8f33" stroke="#343d0c"/><path d="M9.5 10v10" stroke="#5b3716" stroke-width="2.4"/>',
  mountain: '<path d="M1 21 9.5 4 14 12.500l2.5-4L23 21Z" fill="#7c8794" stroke="#28303a"/><path d="m9.5 4-3.3 6.600L8 10l1.5 2 1.7-2 1.6.2Z" fill="#fff" stroke="#28303a" stroke-width="1"/>',
};

/** Icons by another name: of a page, of a verb. @type {Record<string, string>} */
const KROM_ART_ALSO = {
  setup: "hand", movement: "foot", combat: "scales", glacial: "stars", kromosaurus: "paw", hunt: "paw", reach: "dice", duel: "life", meeting: "person",
};

/** The names of those who have a figure of their own. */
export const kromFigures = [...Object.keys(KROM_ART_FIGURES), "Kromosaurus"];

/** Krom's icon of a name, else the one that all games share. @param {string} name @param {string} [className] */
export function kromIcon(name, className) {
  const markup = artOf(KROM_ART_ICONS, name);
  return markup ? iconDrawn(markup, className) : icon(name, className);
}

/** All of Krom's icons, by name. @type {Record<string, import("../shared/art.js").Draw>} */
export const kromIcons = {
  ...Object.fromEntries(Object.keys(KROM_ART_ICONS).map((name) => [name, (/** @type {string | undefined} */ className) => kromIcon(name, className)])),
  ...Object.fromEntries(Object.entries(KROM_ART_ALSO).map(([name, other]) => [name, (/** @type {string | undefined} */ className) => kromIcon(other, className)])),
};

/** The icon that suits what has happened, by the kind of the event. */
export const kromLogPictures = {
  set_up: "person", turn: "clock", acting: "person", moved: "foot", roamed: "paw", entered: "foot",
  fight: "scales", rolled: "dice", tie: "scales", combat: "scales", hurt: "life", stays_out: "stars", stunned: "stars", skipped: "skip", recovered: "life",
  robbed: "hand", spared: "hand", stolen: "hand", swapped: "again", lost: "hand", paid: "krom", bought: "krom", gained: "download", over_box: "box", supply_short: "box",
  rested: "cave", warmed: "cave", chilled: "life", spared_by_cold: "life", again: "again", gathered: "forest", hunted: "paw", climbed: "mountain", rerolled: "dice", combination: "mountain",
  drew_bonus: "bonus", played: "bonus", countered: "bonus", cancelled: "bonus", boosted: "bonus", hand_full: "bonus", life_full: "life", no_bonus_left: "bonus",
  revealed: "card", shuffled: "card", reshuffled: "card", slot_empty: "card", realised: "points", felled: "trophy", trophy: "trophy", won: "trophy",
};
