import { freshId, h, keyed, keepFocus, partRoot, setAttr, setText, show, wordOf } from "../../shared/dom.js";
import { kromColour, kromIcon, kromosaurus, kromPerson } from "../art.js";
import { heldCard, ladder, markLegend } from "../../shared/parts.js";

/**
 * The mats: one per player, and the Kromosaurus.
 *
 * @typedef {import("../../shared/parts.js").CardFace} MatCard
 * @typedef {{name: string, weight: number, weightMark: string, place: string, bot: string, life: number, lifeMost: number,
 *   goods: {id: string, name: string, amount: number}[], points: number, target: number, stunned: boolean, trophy: boolean,
 *   acting: boolean, asked: boolean, me: boolean, hand: MatCard[] | null, cards: number, evolutions: MatCard[]}} MatPlayer
 * @typedef {{players: MatPlayer[], beast: {life: number, lifeMost: number} | null, turn: string, words?: Record<string, string>}} MatsState
 */

/** Cards told apart where somebody has the same one twice. @param {{id: string}[]} cards */
export function matKeys(cards) {
  /** @type {Record<string, number>} */
  const seen = {};
  return cards.map(({ id }) => {
    seen[id] = (seen[id] ?? 0) + 1;
    return `${id} ${seen[id]}`;
  });
}

/** @param {HTMLElement} el */
export function mountMats(el) {
  const title = h("h2", { class: "krom-title", id: freshId("turn"), tabindex: "-1", "data-fact": "turn" });
  const list = h("ul", { class: "krom-mat-list" });
  const beast = matBeast();
  const root = partRoot("mats");
  setAttr(root, "role", "group"); // several tables on a page begin in the same turn: landmarks may not share a name
  setAttr(root, "aria-labelledby", title.id);
  const legend = markLegend();
  root.append(title, list, beast.el, legend.el);
  el.append(root);

  return {
    /** @param {MatsState} state */
    update(state) {
      keepFocus(
        root,
        () => title,
        () => {
          setText(title, state.turn);
          keyed(
            list,
            state.players,
            (player) => player.name,
            (player) => {
              const mat = makeMat(player);
              return Object.assign(mat.el, { kromMat: mat });
            },
            (item, player) => item.kromMat.update(player, state),
          );
          beast.update(state);
          legend.update(state.players.flatMap((player) => [...(player.hand ?? []), ...player.evolutions]));
        },
      );
    },
  };
}

function matBeast() {
  const life = ladder("life", (className) => kromIcon("life", className));
  const name = h("b");
  const el = h("div", { class: "krom-mat is-beast", "data-player": "Kromosaurus", hidden: true }, kromosaurus(), name, life.el);
  return {
    el,
    /** @param {MatsState} state */
    update(state) {
      show(el, state.beast);
      if (!state.beast) return;
      setText(name, wordOf(state, "kromosaurus"));
      setAttr(el, "data-life", state.beast.life);
      life.update(state.beast.life, state.beast.lifeMost, wordOf(state, "life"));
    },
  };
}

/** @param {MatPlayer} made */
export function makeMat(made) {
  const life = ladder("life", (className) => kromIcon("life", className));
  const name = h("b", { class: "krom-mat-name", text: made.name });
  const weight = h("span");
  const place = h("span", { "data-fact": "place" });
  const bot = h("span", { class: "krom-mat-bot" });
  const badges = h("ul", { class: "krom-badges" });
  const goods = h("ul", { class: "krom-goods", "data-fact": "goods", "data-purse": "" });
  const bar = h("progress", { class: "krom-progress" });
  const score = h("b");
  const points = h("div", { class: "krom-points", "data-fact": "points" }, kromIcon("points"), bar, score);
  const hand = h("ul", { class: "krom-held", "data-fact": "hand" });
  const hidden = h("span", { class: "krom-backs", role: "img", "data-fact": "cards" });
  const evolutions = h("ul", { class: "krom-held" });
  const el = h(
    "li",
    { class: "krom-mat", "data-player": made.name },
    h(
      "div",
      { class: "krom-mat-head" },
      kromPerson(made.name),
      h("div", { class: "krom-mat-who" }, name, h("span", { class: "krom-small" }, weight, " · ", place, bot), badges),
    ),
    life.el,
    points,
    goods,
    hidden,
    hand,
    evolutions,
  );
  el.style.setProperty("--krom-own", kromColour(made.name));

  /** @param {MatPlayer} player @param {MatsState} state */
  function update(player, state) {
    setAttr(el, "data-life", player.life);
    setAttr(el, "data-points", player.points);
    setAttr(el, "data-cards", player.cards);
    el.classList.toggle("is-asked", player.asked || player.acting);
    el.classList.toggle("is-stunned", player.stunned);
    setText(weight, `${player.weight} kg`);
    setText(place, player.place);
    setText(bot, player.bot ? ` · ${player.bot}` : "");
    life.update(player.life, player.lifeMost, wordOf(state, "life"));

    const worn = [
      { id: "acting", sign: "foot", on: player.acting },
      { id: "asked", sign: "question", on: player.asked && !player.acting },
      { id: "me", sign: "person", on: player.me },
      { id: "stunned", sign: "stars", on: player.stunned },
      { id: "trophy", sign: "trophy", on: player.trophy },
    ].filter((badge) => badge.on);
    show(badges, worn.length);
    keyed(
      badges,
      worn,
      (badge) => badge.id,
      (badge) => h("li", { class: "krom-badge-chip", "data-badge": badge.id, "data-fact": "badge" }, kromIcon(badge.sign), h("span")),
      (chip, badge) => setText(chip.querySelector("span"), wordOf(state, badge.id)),
    );

    setAttr(bar, "max", player.target);
    setAttr(bar, "value", Math.min(player.points, player.target));
    setAttr(bar, "aria-label", `${wordOf(state, "points")} ${player.points}/${player.target}`);
    setText(score, `${player.points}/${player.target}`);

    keyed(
      goods,
      player.goods,
      (good) => good.id,
      (good) => h("li", { "data-good": good.id, "data-flies": good.id, "data-fact": "good" }, kromIcon(good.id), h("b"), h("span", { class: "krom-sr" })),
      (item, good) => {
        setAttr(item, "data-amount", good.amount);
        setAttr(item, "title", good.name);
        setText(item.querySelector("b"), good.amount);
        setText(item.querySelector(".krom-sr"), good.name);
      },
    );

    const backs = player.hand === null ? player.cards : 0;
    show(hidden, backs);
    setAttr(hidden, "aria-label", `${wordOf(state, "bonus")} ${backs}`);
    keyed(hidden, Array(backs).fill(0), (_, n) => n, () => h("span", { class: "krom-back" }));
    matCards(hand, player.hand ?? [], "bonus", wordOf(state, "bonus"));
    matCards(evolutions, player.evolutions, "points", wordOf(state, "evolutions"));
  }

  return { el, update };
}

/** @param {HTMLElement} list @param {MatCard[]} cards @param {string} picture @param {string} name */
function matCards(list, cards, picture, name) {
  const keys = matKeys(cards);
  const drawn = "kromKeyed" in list; // those that come later are turned up
  show(list, cards.length);
  setAttr(list, "aria-label", name);
  keyed(list, cards, (card, n) => `${keys[n]} ${card.name}`, (card) => h("li", { class: drawn ? "krom-turns" : "", "data-fact": "card" }, heldCard(card, kromIcon(picture))));
}
