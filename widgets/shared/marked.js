import { h } from "./dom.js";

/**
 * A text with some places in it marked.
 *
 * @typedef {[number, number]} MarkedSpan where it begins and ends
 * @typedef {{text: string, marked: boolean}} MarkedPiece
 */

/** The text in pieces, marked ones and others, in order; marks that touch are one. @param {string} text @param {readonly MarkedSpan[]} spans @returns {MarkedPiece[]} */
export function markedPieces(text, spans) {
  /** @type {MarkedPiece[]} */
  const pieces = [];
  let at = 0;
  /** @param {number} end @param {boolean} marked */
  const take = (end, marked) => {
    const piece = text.slice(at, end);
    const last = pieces.at(-1);
    if (piece && last?.marked === marked) last.text += piece;
    else if (piece) pieces.push({ text: piece, marked });
    at = Math.max(at, end);
  };
  for (const [start, end] of [...spans].sort((a, b) => a[0] - b[0])) {
    take(start, false);
    take(end, true);
  }
  take(text.length, false);
  return pieces;
}

/** Put a text into an element, with its marks. @param {Element} el @param {string} text @param {readonly MarkedSpan[]} [spans] */
export function setMarked(el, text, spans = []) {
  const key = JSON.stringify([text, spans]);
  const holder = /** @type {any} */ (el);
  if (holder.kromMarked === key) return;
  holder.kromMarked = key;
  el.replaceChildren(...markedPieces(text, spans).map((piece) => (piece.marked ? h("mark", { text: piece.text }) : piece.text)));
}
