import { drawing } from "../../shared/dom.js";

/** Prey as somebody painted it on a cave wall. An animal nobody painted yet is drawn as its track. */
const PREY_LEGS = '<path d="M20 28v9m5-9v9m15-9v9m5-9v9" stroke-width="3.4" fill="none"/>';
const PREY = {
  dodo: '<path d="M24 33q-10-2-9-12 0-4-3-6 7-1 8 4 4-6 12-5 3-10 10-9 5 1 4 5l6 3-1 4-6-2q-3 2-3 6 0 11-10 12Z"/><path d="M27 32v6m7-6v6" stroke-width="2.6" fill="none"/>',
  ostrich: '<path d="M18 18q2-8 12-8 9 0 10 6 2-2 2-8l-1-4q0-4 4-4l5 2-4 2q-1 14-4 17-3 4-10 4-10 0-14-7Z"/><path d="M28 24l-4 7 4 7m5-14 3 7-3 7" stroke-width="2.4" fill="none"/>',
  marmot: '<path d="M14 34q-2-12 8-16 8-4 14-2 1-5 5-5l1 3q7 1 9 7l-3 3q-4 1-5 4v6h-6l-1-4H26l-1 4Z"/><path d="M14 32q-6 2-8-3" stroke-width="3.4" fill="none"/>',
  beaver: '<path d="M18 34q-3-14 9-17 8-2 12 0 2-5 7-3 8 2 8 9l-6 3-1 8h-6l-1-4H27l-1 4Z"/><path d="M19 30q-10-4-15 1-1 5 5 5 7 0 10-3Z"/>',
  boar: `<path d="M10 21q6-11 18-11 10 0 15 6l6-3-1 5 7 5 1 5-7 1q-5 2-7 1H17q-7-2-7-9Z"/>${PREY_LEGS}<path d="M50 27q4-1 3-6" stroke-width="1.8" fill="none"/><path d="M10 20q-5-2-4-6" stroke-width="2" fill="none"/><path d="m16 13 2-5 3 3 3-5 3 4 4-3 2 5Z"/>`,
  armadillo: `<path d="M10 30q0-18 20-18t20 16l6 1 2 4H10Z"/><path d="M19 14q-4 8-2 16m7-18q-3 9-1 18m8-18q-2 9 0 18m8-16q-1 8 1 16" class="krom-scratch"/><path d="M18 31v6m6-6v6m16-6v6" stroke-width="3.2" fill="none"/><path d="M10 31q-5 0-7 5" stroke-width="3" fill="none"/>`,
  tortoise: `<path d="M8 30q2-19 21-19t21 19Z"/><path d="M50 29q0-8 6-8 6 1 5 6-2 4-10 4Z"/><path d="m18 18 6 5 10 0 6-5m-22 5-2 7m24-7 2 7" class="krom-scratch"/><path d="M17 31v6m24-6v6" stroke-width="5" fill="none"/>`,
  deer: `<path d="M12 19q3-5 12-4h14l5-7 8 3 5 4-2 3-8 0q-2 8-7 10H20q-7-1-8-9Z"/>${PREY_LEGS}<path d="M45 9q-6-3-5-8m2 5-6-1m12 3q3-3 1-8m1 5 5-3" stroke-width="2.2" fill="none"/>`,
  bison: `<path d="M8 24q0-6 8-8 8-10 20-9 10 1 12 10 6 0 7 6 0 8-6 8-4 1-7-2-1 4-6 3-3-3-6-3-10 2-16 0-6-1-6-5Z"/><path d="M14 26v11m5-10v10m17-8v8m5-8v8" stroke-width="3.2" fill="none"/><path d="M50 18q-2-5 3-6m-1 7q4-4 6-2" stroke-width="2.2" fill="none"/><path d="M8 22q-4 4-3 9" stroke-width="1.8" fill="none"/>`,
  wolf: `<path d="M12 20q8-7 28-5l4-7 3 4 3-3 1 5 8 4-1 4-8 1q-2 6-8 6l-20 0q-8 0-10-9Z"/>${PREY_LEGS}<path d="M13 20q-7 0-9 8" stroke-width="3.6" fill="none"/>`,
  cat: `<path d="M10 20q8-5 28-5 2-7 9-7l2-2 2 3q7 2 7 8-2 5-8 5-2 7-10 6H20q-9-1-10-8Z"/>${PREY_LEGS}<path d="M11 20q-8-3-7-12 1-3 4-2" stroke-width="2.8" fill="none"/>`,
  bear: `<path d="M9 25q-1-13 13-15 12-2 18 2 2-5 5-3l2 1q9 2 10 10-2 4-8 4-2 5-5 6H16q-6 0-7-5Z"/><path d="M16 27v10m7-9v9m14-8v8m6-9v9" stroke-width="5" fill="none"/>`,
  rhino: `<path d="M8 21q4-11 17-11 11 0 16 4 4-2 6 2l9 6 1 5q-5 4-11 1-5 4-8 3H16q-8-1-8-10Z"/><path d="m51 19 8-13-1 17Zm-6-3 3-8 2 9Z"/><path d="M16 27v10m6-9v9m15-8v8m6-9v9" stroke-width="4.6" fill="none"/>`,
  mammoth: `<path d="M6 26Q5 12 18 9q8-3 16 0 4-8 12-6 9 3 8 14l3 12q1 6 5 5-3 4-7 1-3-3-5-10-3 3-7 2l-1 3H14q-7 0-8-4Z"/><path d="M14 27v10m7-9v9m13-9v9m6-9v9" stroke-width="5" fill="none"/><path d="M47 24q2 10 12 8" class="krom-tusk"/>`,
  track: '<ellipse cx="32" cy="27" rx="9" ry="7.5"/><ellipse cx="19" cy="18" rx="4" ry="5"/><ellipse cx="27.5" cy="11" rx="4" ry="5.5"/><ellipse cx="37" cy="11" rx="4" ry="5.5"/><ellipse cx="45" cy="18" rx="4" ry="5"/>',
};
const PREY_ALIKE = { aurochs: "bison", sabre_tooth: "cat", lion: "cat", sloth: "bear" };

/** The painting of a prey, found by a part of its id. @param {string} card */
export function preyPicture(card) {
  const alike = Object.entries(PREY_ALIKE).find(([part]) => card.includes(part))?.[1];
  const known = Object.keys(PREY).find((part) => card.includes(part));
  const painting = PREY[/** @type {keyof typeof PREY} */ (alike ?? known ?? "track")];
  return drawing("0 0 64 40", `<g fill="currentColor" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">${painting}</g>`, "krom-painting");
}
