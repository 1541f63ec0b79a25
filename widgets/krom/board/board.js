import { h, keyed, keepFocus, partRoot, setAttr, setText, stillMotion, wordOf } from "../../shared/dom.js";
import { kromIcon, kromosaurus, kromPerson } from "../art.js";
import { rulingNote } from "../../shared/parts.js";
import { scene } from "./scenes.js";

/**
 * The board: four places as buttons, the figures in them, and where one may go.
 *
 * @typedef {{name: string, stunned: boolean, asked: boolean}} Standing
 * @typedef {{id: string, name: string, answer: string | null, legal: boolean, why: string | null, rule: string | null,
 *   ruleText: string | null, here: Standing[], beast: number | null, gives: string, tie: string}} Place
 * @typedef {{places: Place[], glacial: boolean, asked: string | null, label: string, words?: Record<string, string>}} BoardState
 */

const BOARD_BEAST = "Kromosaurus";

/**
 * Where an arrow key leads in a grid.
 * @param {string} key @param {number} at @param {number} count @param {number} columns
 * @returns {number | null} null for other keys
 */
export function boardStep(key, at, count, columns) {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key];
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (step === undefined) return null;
  const to = at + step;
  return to < 0 || to >= count ? at : to;
}

/**
 * Who is in a place, for somebody who does not see the figures.
 * @param {Place} place @param {BoardState} state
 */
export function boardCrowd(place, state) {
  const here = place.here.map((one) => (one.stunned ? `${one.name} (${wordOf(state, "stunned")})` : one.name));
  if (place.beast !== null) here.push(`${wordOf(state, "kromosaurus")} (${wordOf(state, "life")} ${place.beast})`);
  return here.length ? `: ${here.join(", ")}.` : ".";
}

/**
 * @param {HTMLElement} el
 * @param {import("../../shared/dom.js").Send} send
 * @param {import("../../stage/stage.js").Around} around
 */
export function mountBoard(el, send, around) {
  const grid = h("ul", { class: "krom-places" });
  const root = partRoot("board");
  root.append(grid);
  el.append(root);

  /** @type {BoardState} */
  let state = { places: [], glacial: false, asked: null, label: "" };
  let current = 0;
  /** @type {Map<string, string>} where each figure stood */
  let stood = new Map();
  /** @type {Map<string, {x: number, y: number}>} where each figure was drawn */
  const spots = new Map();
  /** @type {Set<string>} */
  const movers = new Set();
  let framed = false;

  const buttons = () => /** @type {HTMLButtonElement[]} */ ([...grid.querySelectorAll("button.krom-place")]);

  /** @param {number} index */
  function turnTo(index) {
    current = index;
    buttons().forEach((button, n) => setAttr(button, "tabindex", n === index ? 0 : -1));
  }

  function columns() {
    const all = buttons();
    return Math.max(1, all.filter((button) => button.getBoundingClientRect().top === all[0].getBoundingClientRect().top).length);
  }

  grid.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.key === "Escape") closeNotes();
    if (!target.matches("button.krom-place")) return;
    const to = boardStep(event.key, current, state.places.length, columns());
    if (to === null) return;
    event.preventDefault();
    turnTo(to);
    buttons()[to].focus();
  });

  function closeNotes() {
    for (const cell of grid.children) cell.removeAttribute("data-open");
  }

  /** @param {any} cell */
  function openNote(cell) {
    closeNotes();
    cell.toggleAttribute("data-open", Boolean(cell.kromPlace.rule));
  }

  /** @param {Place} place */
  function makeCell(place) {
    const note = rulingNote(around);
    const tie = h("span");
    const gives = h("span", { class: "krom-gives" });
    const told = h("span", { class: "krom-sr" });
    const name = h("strong", { class: "krom-place-name" });
    const sign = h("span", { class: "krom-place-sign" });
    const crowd = h("span", { class: "krom-crowd" });
    const button = h(
      "button",
      {
        type: "button",
        class: "krom-place",
        "data-place": place.id,
        onclick: () => {
          turnTo(state.places.findIndex((one) => one.id === place.id));
          const now = /** @type {any} */ (cell).kromPlace;
          if (now.answer && now.legal) send({ do: "choose", answer: now.answer });
          else openNote(cell);
        },
        onfocus: () => openNote(cell),
      },
      h("span", { class: "krom-stage", "aria-hidden": "true" }, scene(place.id), crowd, sign),
      h("span", { class: "krom-caption" }, h("span", { class: "krom-place-title" }, name, told), gives, h("span", { class: "krom-tie" }, kromIcon("scales"), tie)),
    );
    const cell = h("li", { class: "krom-cell" }, button, note.el);
    cell.addEventListener("focusout", (/** @type {FocusEvent} */ event) => {
      if (!cell.contains(/** @type {Node | null} */ (event.relatedTarget))) cell.removeAttribute("data-open");
    });
    Object.assign(cell, { kromPlace: place, kromParts: { button, name, told, sign, crowd, gives, tie, note } });
    return cell;
  }

  /** @param {any} cell @param {Place} place */
  function patchCell(cell, place) {
    const { button, name, told, sign, crowd, gives, tie, note } = cell.kromParts;
    cell.kromPlace = place;
    const refused = Boolean(place.answer) && !place.legal;
    setText(name, place.name);
    setText(gives, place.gives);
    setText(tie, place.tie);
    setText(told, boardCrowd(place, state));
    setAttr(button, "aria-disabled", place.legal ? null : "true");
    setAttr(button, "data-tip", place.answer ? null : [place.gives, place.tie].join(". ")); // where the board is small, neither has room on it
    setAttr(button, "data-legal", place.answer ? String(place.legal) : null);
    setAttr(button, "data-answer", place.legal ? place.answer : null);
    note.update(refused ? place : null, wordOf(state, "rule"));
    setAttr(button, "aria-describedby", refused ? note.el.id : null);
    if (!refused) cell.removeAttribute("data-open");
    const wanted = place.legal ? "foot" : refused ? "question" : "";
    if (sign.dataset.sign !== wanted) {
      sign.dataset.sign = wanted;
      sign.replaceChildren(...(wanted ? [kromIcon(wanted)] : []));
    }
    const figures = place.here.map((one) => ({ ...one, life: /** @type {number | null} */ (null) }));
    if (place.beast !== null) figures.push({ name: BOARD_BEAST, stunned: false, asked: false, life: place.beast });
    setAttr(crowd, "data-count", figures.length > 4 ? "many" : figures.length);
    keyed(crowd, figures, (one) => one.name, makeFigure, patchFigure);
  }

  /** @param {{name: string, life: number | null}} one */
  function makeFigure(one) {
    const beast = one.life !== null;
    const holder = h("span", { class: beast ? "krom-one is-beast" : "krom-one", "data-figure": one.name, "data-fact": "figure" });
    holder.append(beast ? kromosaurus() : kromPerson(one.name));
    if (beast) holder.append(h("span", { class: "krom-beast-life" }, kromIcon("life"), h("b")));
    return holder;
  }

  /** @param {HTMLElement} holder @param {{name: string, stunned: boolean, asked: boolean, life: number | null}} one */
  function patchFigure(holder, one) {
    holder.classList.toggle("is-stunned", one.stunned);
    holder.classList.toggle("is-asked", one.asked);
    if (one.stunned !== Boolean(holder.querySelector(".krom-dizzy"))) {
      if (one.stunned) holder.append(kromIcon("stars", "krom-dizzy"));
      else holder.querySelector(".krom-dizzy")?.remove();
    }
    if (one.life === null) return;
    const life = holder.querySelector("b");
    if (life) setText(life, one.life);
    setAttr(holder, "data-life", one.life);
  }

  /** @returns {Map<string, string>} */
  function standing() {
    const where = new Map();
    for (const place of state.places) {
      for (const one of place.here) where.set(one.name, place.id);
      if (place.beast !== null) where.set(BOARD_BEAST, place.id);
    }
    return where;
  }

  /** Where a figure is drawn, counted from the board's corner; transforms do not count. @param {HTMLElement | null} holder */
  function spot(holder) {
    let [x, y] = [0, 0];
    for (let at = holder; at && at !== root; at = /** @type {HTMLElement | null} */ (at.offsetParent)) {
      x += at.offsetLeft;
      y += at.offsetTop;
    }
    return { x, y };
  }

  /** Measure once a frame, never while updating: figures that stand elsewhere now glide there. */
  function glide() {
    framed = false;
    for (const holder of /** @type {NodeListOf<HTMLElement>} */ (grid.querySelectorAll("[data-figure]"))) {
      const name = /** @type {string} */ (holder.dataset.figure);
      const [before, now] = [spots.get(name), spot(holder)];
      spots.set(name, now);
      if (!movers.has(name) || !before || stillMotion()) continue;
      const [x, y] = [before.x - now.x, before.y - now.y];
      holder.style.zIndex = "5"; // not in the frames: they would be drawn one by one by the thread that answers clicks
      holder.animate(
        [
          { transform: `translate(${x}px, ${y}px)` },
          { transform: `translate(${x / 2}px, ${y / 2 - 14}px) rotate(${x > 0 ? -5 : 5}deg)` },
          { transform: "none" },
        ],
        { duration: 380, easing: "cubic-bezier(.3, .1, .2, 1)" },
      ).onfinish = () => (holder.style.zIndex = "");
    }
    movers.clear();
  }

  return {
    /** @param {BoardState} next */
    update(next) {
      state = next;
      const stands = standing();
      for (const [name, place] of stands) if (stood.has(name) && stood.get(name) !== place) movers.add(name);
      stood = stands;
      setAttr(grid, "aria-label", state.label);
      root.classList.toggle("is-glacial", state.glacial);
      keepFocus(root, () => buttons()[current], () => keyed(grid, state.places, (place) => place.id, makeCell, patchCell));
      turnTo(Math.min(current, Math.max(0, state.places.length - 1)));
      if (!framed) requestAnimationFrame(glide);
      framed = true;
    },
  };
}
