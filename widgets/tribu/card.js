import { h, setText } from "../shared/dom.js";
import { provenance } from "../shared/parts.js";
import { tribuPicture } from "./art.js";

/**
 * A card of Tribù, small as it lies in a chain or large as one holds it. Its family shows in the frame, its colour in the paint and as a letter.
 *
 * @typedef {{id: string, name: string}} TribuVase
 * @typedef {import("../shared/parts.js").CardFace & {family: string, kind: string, picture: string, colour: string | null, sign: string, spheres: number,
 *   vases: TribuVase[]}} TribuFace
 */

/** The spheres on a card, one beside the other, and their number. @param {TribuFace} face */
function tribuSpheres(face) {
  if (!face.spheres) return null;
  const row = Array.from({ length: Math.min(face.spheres, 5) }, () => h("i"));
  return h("span", { class: "tribu-spheres", "data-colour": face.colour, "aria-hidden": "true" }, row, h("b", { text: face.spheres }));
}

/** Its frame, with what stands on it. @param {TribuFace} face @param {string} size @param {(Node | null)[]} inside */
function tribuFrame(face, size, ...inside) {
  return h("span", { class: `tribu-card is-${size}`, "data-family": face.family, "data-colour": face.colour, "data-card": face.id }, ...inside);
}

/** As it lies in a chain. Whoever does not see it hears of the whole chain. @param {TribuFace} face */
export function tribuSmallCard(face) {
  const worth = face.spheres ? h("b", { class: "tribu-worth", text: face.spheres }) : null;
  const card = tribuFrame(face, "small", tribuPicture(face), face.sign ? h("b", { class: "tribu-sign", text: face.sign }) : null, worth);
  card.title = `${face.name}. ${face.text}`;
  return card;
}

const TRIBU_LONG = 11;
const TRIBU_SOUND = "aeiouyàáâäèéêëìíîïòóôöùúûüœæ";

/** A name with a place at which each long word may be broken: before a consonant between two vowels, nearest to its middle. @param {string} name */
export function tribuBreakable(name) {
  return name.replace(/\p{L}+/gu, (word) => {
    const sounds = [...word.toLowerCase()].map((letter) => TRIBU_SOUND.includes(letter));
    const places = sounds.map((_, at) => at).filter((at) => at > 2 && at < word.length - 3 && sounds[at - 1] && !sounds[at] && sounds[at + 1]);
    if (word.length < TRIBU_LONG || !places.length) return word;
    const near = places.reduce((best, at) => (Math.abs(at - word.length / 2) < Math.abs(best - word.length / 2) ? at : best));
    return `${word.slice(0, near)}\u00ad${word.slice(near)}`;
  });
}

/** As one holds it. @param {TribuFace} face */
export function tribuLargeCard(face) {
  const asks = face.vases.length ? h("span", { class: "tribu-asks" }, face.vases.map((vase) => tribuPicture({ picture: `${vase.id}-both`, family: "dioramas" }, "tribu-asked"))) : null;
  const foot = h("span", { class: "tribu-foot", "aria-hidden": "true" }, asks ?? h("span", { class: "tribu-kind", text: face.kind }), tribuSpheres(face));
  return tribuFrame(
    face,
    "large",
    h("b", { class: "tribu-name", text: tribuBreakable(face.name) }),
    tribuPicture(face),
    face.sign ? h("b", { class: "tribu-sign", "aria-hidden": "true", text: face.sign }) : null,
    foot,
    h("span", { class: "tribu-from", "aria-hidden": "true" }, provenance(face)),
    h("span", { class: "krom-sr", text: `. ${face.text} ${face.markText}` }),
  );
}

/** A card that lies face down; what it is, where one may know that. @param {TribuFace | null} face */
export function tribuBack(face) {
  const back = h("span", { class: "tribu-card is-back" });
  if (face) back.append(tribuPicture(face, "tribu-peek"));
  return back;
}

/** A number of things: cards in a hand. @param {string} fact @param {Node} picture */
export function tribuAmount(fact, picture) {
  const number = h("b");
  const said = h("span", { class: "krom-sr" });
  const el = h("span", { class: "tribu-amount", "data-fact": fact }, picture, number, said);
  return {
    el,
    /** @param {string | number} shown @param {string} text */
    update(shown, text) {
      setText(number, shown);
      number.setAttribute("aria-hidden", "true");
      setText(said, text);
      el.title = text;
    },
  };
}

/** Cards told apart where somebody has the same one twice. @param {string[]} cards */
export function tribuTold(cards) {
  /** @type {Record<string, number>} */
  const seen = {};
  return cards.map((card) => `${card} ${(seen[card] = (seen[card] ?? 0) + 1)}`);
}
