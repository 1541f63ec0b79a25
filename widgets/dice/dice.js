import { freshId, h, keyed, keepFocus, partRoot, setAttr, setText, show, stillMotion, wordOf } from "../shared/dom.js";
import { dieFace, icon } from "../shared/art.js";

/**
 * The dice tray: roll, or set the dice by hand; draw, or choose the card; where a rule lets one, keep some and roll the rest.
 *
 * @typedef {{who: string, dice: number, wins?: [string, string] | null}} DiceHand `wins` is how likely they are to win: a number, and in words
 * @typedef {{who: string, faces: number[], total: number | null}} DiceFallen
 * @typedef {{who: string, faces: (number | null)[], total: number | null, kept: number, wins?: DiceHand["wins"]}} DiceRow
 * @typedef {{sentence: string, roll: {hands: DiceHand[], sides: number, purpose: string, kept: number[]} | null,
 *   draw: {cards: {id: string, name: string, copies: number}[]} | null,
 *   keeping: {who: string, dice: number[], price: number, priceText: string, mine: boolean, pays?: string, kept?: number[], better?: Record<string, string>, vain?: string[]} | null,
 *   prizes?: {title: string, rows: {name: string, pays: string, now: boolean}[]} | null,
 *   stakes?: string[], last: DiceFallen[], number: number, rolls: number, playing?: boolean, rehearsed?: boolean, words: Record<string, string>}} DiceState
 */

const DICE_TUMBLE = 400;
const DICE_SIDES = 6;

/** The faces of all hands as one text: `6;3;2 2`. @param {DiceFallen[]} last */
export function diceFaces(last) {
  return last.map((hand) => hand.faces.join(" ")).join(";");
}

/**
 * Whether dice have fallen between two states. Where what has happened is played back, they fall when others lie there.
 * @param {DiceState | null} before @param {DiceState} now
 */
export function diceFell(before, now) {
  if (!before || !now.last.length) return false;
  return now.playing ? diceFaces(before.last) !== diceFaces(now.last) : now.rolls > before.rolls;
}

/**
 * What lies in the tray: dice that wait to be rolled (beside those that were kept), or those that fell last.
 * @param {DiceState} now
 * @returns {DiceRow[]}
 */
export function diceRows(now) {
  if (now.roll) {
    const kept = now.roll.kept;
    return now.roll.hands.map(({ who, dice, wins }) => ({ who, faces: [...kept, ...Array(dice).fill(null)], total: null, kept: kept.length, wins }));
  }
  return now.keeping || now.draw ? [] : now.last.map((hand) => ({ ...hand, kept: 0 }));
}

/** What stands beside the dice of a hand: what was added to them, and the total where it is not the face of the only die. @param {DiceRow} hand */
export function diceSum({ faces, total }) {
  if (total === null) return "";
  const more = total - faces.reduce((/** @type {number} */ sum, face) => sum + (face ?? 0), 0);
  return [more > 0 ? `+ ${more}` : "", faces.length > 1 || more ? `= ${total}` : ""].join(" ").trim();
}

/** Which of the dice are those that were kept before: the first ones with these faces. @param {number[]} faces @param {readonly number[]} before @returns {Set<number>} */
export function diceStillKept(faces, before) {
  const left = [...before];
  return new Set(faces.flatMap((face, n) => (left.includes(face) ? (left.splice(left.indexOf(face), 1), [n]) : [])));
}

/** The kept faces, in order. @param {number[]} faces @param {Set<number>} kept which of them */
export function diceKept(faces, kept) {
  return faces.filter((_, n) => kept.has(n));
}

/**
 * @param {HTMLElement} el
 * @param {import("../shared/dom.js").Send} send
 * @param {import("../stage/stage.js").Around} around
 */
export function mountDice(el, send, around) {
  /** @type {DiceState | null} */
  let state = null;
  /** @type {Set<number>} which dice are kept */
  let kept = new Set();
  let tumbling = 0;

  const title = h("h2", { class: "krom-title", tabindex: "-1", id: freshId("dice") });
  const sentence = h("p", { class: "krom-dice-sentence" });
  const hands = h("ul", { class: "krom-hands" });
  const keeping = h("div", { class: "krom-keeping", role: "group" });
  const rollButton = h("button", { type: "button", class: "krom-btn is-main is-roll", "data-do": "roll", onclick: () => send({ do: "roll" }) }, icon("dice"), h("span"));
  const drawButton = h("button", { type: "button", class: "krom-btn is-main is-roll", "data-do": "draw", onclick: () => send({ do: "draw" }) }, icon("card"), h("span"));
  const rerollPrice = h("b", { class: "krom-price" });
  const rerollText = h("span");
  const rerollChance = h("small");
  const rerollButton = h(
    "button",
    { type: "button", class: "krom-btn is-main", "data-do": "keep", onclick: () => state?.keeping && send({ do: "keep", dice: diceKept(state.keeping.dice, kept), roll: true }) },
    h("span", { class: "krom-two-lines" }, rerollText, rerollChance),
    rerollPrice,
  );
  const stopText = h("span");
  const stopPays = h("small");
  const stopButton = h("button", { type: "button", class: "krom-btn", "data-do": "stop", onclick: () => send({ do: "stop" }) }, h("span", { class: "krom-two-lines" }, stopText, stopPays));
  const keepHelp = h("p", { class: "krom-keep-help" });
  const actions = h("div", { class: "krom-actions" }, rollButton, drawButton, rerollButton, stopButton);

  const stakes = h("ul", { class: "krom-stakes krom-small" });

  const setSummary = h("summary");
  const setHelp = h("p", { class: "krom-small" });
  const setHands = h("div", { class: "krom-set-hands" });
  const setButton = h("button", {
    type: "button",
    class: "krom-btn is-small",
    "data-do": "roll-set",
    onclick: () => {
      const dice = setFaces();
      if (state?.keeping) send({ do: "keep", dice: diceKept(state.keeping.dice, kept) });
      send({ do: "roll", dice });
    },
  });
  const setting = h("details", { class: "krom-set" }, setSummary, setHelp, setHands, setButton);
  const paysTitle = h("summary");
  const paysList = h("dl", { class: "krom-pays" });
  const paysFold = h("details", { class: "krom-set krom-pays-fold" }, paysTitle, paysList);
  const cardSummary = h("summary");
  const cardList = h("ul", { class: "krom-draw-cards" });
  const cards = h("details", { class: "krom-set" }, cardSummary, cardList);

  const tray = h("div", { class: "krom-tray", "data-faces": "" }, keepHelp, hands, keeping);
  const root = partRoot("dice");
  root.classList.add("krom-panel");
  setAttr(root, "aria-labelledby", title.id);
  root.append(title, sentence, tray, actions, stakes, setting, cards, paysFold);
  for (const fold of [setting, cards, paysFold]) fold.addEventListener("toggle", () => fold.open && fold.scrollIntoView({ block: "nearest", behavior: "instant" })); // where it is narrow, opening it lets go of the panel
  el.append(root);

  root.addEventListener("pointerdown", settle);
  root.addEventListener("keydown", settle);

  /** @returns {number[][]} */
  function setFaces() {
    return [...setHands.children].map((hand) => [...hand.querySelectorAll("select")].map((select) => Number(select.value)));
  }

  function nameSetButton() {
    const faces = setFaces().map((hand) => hand.join(" ")).join(" · ");
    setText(setButton, `${wordOf(state ?? {}, "roll")} ${faces}`);
  }

  /** Stop the tumbling. */
  function settle() {
    window.clearTimeout(tumbling);
    tray.classList.remove("is-tumbling");
  }

  /** The dice spin as pictures, with their last face on them: drawing other faces meanwhile would hold up the next click. */
  function tumble() {
    if (stillMotion()) return;
    tray.classList.add("is-tumbling");
    tumbling = window.setTimeout(settle, DICE_TUMBLE);
  }

  /** @param {Element} die @param {number | null} face */
  function drawDie(die, face) {
    if (/** @type {any} */ (die).kromFace === face) return;
    /** @type {any} */ (die).kromFace = face;
    const drawn = dieFace(face);
    const old = die.querySelector(":scope > svg");
    if (old) old.replaceWith(drawn);
    else die.prepend(drawn);
  }

  /** @param {DiceRow} hand */
  function makeHand(hand) {
    return h(
      "li",
      { class: "krom-hand", "data-fact": "dice" },
      h("span", { class: "krom-hand-who" }, around.figure(hand.who), h("b", { text: hand.who })),
      h("span", { class: "krom-hand-thrown" }, h("span", { class: "krom-hand-dice", role: "img" }), h("small", { class: "krom-hand-wins" }, h("span", { "aria-hidden": "true" }), h("span", { class: "krom-sr" }))),
      h("b", { class: "krom-hand-total" }),
    );
  }

  /** @param {HTMLElement} row @param {DiceRow} hand */
  function patchHand(row, hand) {
    setAttr(row, "data-hand", hand.who);
    setAttr(row, "data-rolls", state?.rolls);
    const dice = /** @type {HTMLElement} */ (row.querySelector(".krom-hand-dice"));
    const shown = hand.faces.filter((face) => face !== null).join(" ");
    setAttr(dice, "aria-label", (hand.kept ? `${wordOf(state ?? {}, "kept")}: ${shown}` : shown) || `${wordOf(state ?? {}, "dice")}: ${hand.faces.length}`);
    keyed(
      dice,
      hand.faces,
      (_, n) => n,
      () => h("span", { class: "krom-one-die" }),
      (die, face, n) => {
        setAttr(die, "data-face", face);
        setAttr(die, "data-kept", n < hand.kept);
        drawDie(die, face);
      },
    );
    const total = /** @type {HTMLElement} */ (row.querySelector(".krom-hand-total"));
    setText(total, diceSum(hand));
    const wins = /** @type {HTMLElement} */ (row.querySelector(".krom-hand-wins"));
    const [share, said] = hand.wins ?? ["", ""];
    show(wins, share);
    setAttr(wins, "title", said || null);
    setText(wins.firstElementChild, share);
    setText(wins.lastElementChild, said);
  }

  /** @param {DiceState} now */
  function patchKeeping(now) {
    const dice = now.keeping?.dice ?? [];
    show(keeping, now.keeping);
    setAttr(keeping, "aria-label", wordOf(now, "keep"));
    keyed(
      keeping,
      dice,
      (_, n) => n,
      (_, n) => {
        const button = h("button", {
          type: "button",
          class: "krom-keep",
          onclick: () => {
            if (!kept.delete(n)) kept.add(n);
            if (!state) return;
            patchKeeping(state);
            patchSetting(state);
          },
        });
        button.append(h("span", { class: "krom-kept" }, icon("check"), h("span")));
        return button;
      },
      (button, face, n) => {
        setAttr(button, "data-face", face);
        setAttr(button, "aria-pressed", String(kept.has(n)));
        const named = `${wordOf(now, "keep")} ${face}`;
        setAttr(button, "aria-label", kept.has(n) ? `${named}, ${wordOf(now, "kept")}` : named);
        button.disabled = !now.keeping?.mine;
        setText(button.querySelector(".krom-kept span"), wordOf(now, "kept"));
        drawDie(button, face);
      },
    );
    const mine = Boolean(now.keeping?.mine);
    show(rerollButton, mine);
    show(stopButton, mine);
    setText(rerollText, wordOf(now, kept.size ? "reroll" : "reroll-all"));
    const keeps = diceKept(dice, kept).join(" ");
    const vain = now.keeping?.vain?.includes(keeps);
    rerollButton.classList.toggle("is-main", kept.size > 0 && !vain); // to give up all that lies there, or to pay for nothing, is not what is meant by default
    stopButton.classList.toggle("is-main", Boolean(vain));
    setText(rerollChance, now.keeping?.better?.[keeps] ?? "");
    setText(rerollPrice, now.keeping?.priceText ?? "");
    rerollButton.disabled = dice.length > 0 && kept.size === dice.length;
    setText(stopText, wordOf(now, "stop"));
    setText(stopPays, now.keeping?.pays ?? "");
    show(keepHelp, mine);
    setText(keepHelp, wordOf(now, "keep-help"));
  }

  /** What all that one could roll would bring. @param {DiceState} now */
  function patchPays(now) {
    const table = now.prizes;
    show(paysFold, table);
    setText(paysTitle, table?.title ?? "");
    keyed(paysList, table?.rows ?? [], ({ name }) => name, ({ name }) => h("div", null, h("dt", { text: name }), h("dd")), (row, { pays, now: lies }) => {
      setText(row.lastElementChild, pays);
      setAttr(row, "aria-current", lies);
    });
  }

  /** @param {DiceState} now */
  function patchSetting(now) {
    const others = now.keeping?.mine ? { who: now.keeping.who, dice: now.keeping.dice.length - kept.size } : null;
    const rolling = now.roll?.hands ?? (others ? [others] : []);
    const sides = now.roll?.sides ?? DICE_SIDES;
    show(setting, rolling.length && now.rehearsed !== false);
    if (!rolling.length) setting.open = false;
    setText(setSummary, wordOf(now, "set-dice"));
    setText(setHelp, wordOf(now, "set-help"));
    keyed(
      setHands,
      rolling,
      (hand) => `${hand.who} ${hand.dice} ${sides}`,
      (hand) =>
        h(
          "div",
          { class: "krom-set-hand", role: "group", "aria-label": hand.who },
          h("span", { class: "krom-set-who" }, around.figure(hand.who), h("span", { text: hand.who })),
          ...Array.from({ length: hand.dice }, (_, n) =>
            h(
              "select",
              { "data-die": n, onchange: nameSetButton },
              ...Array.from({ length: sides }, (__, face) => h("option", { value: face + 1, text: face + 1 })),
            ),
          ),
        ),
      (row, hand) => row.querySelectorAll("select").forEach((/** @type {Element} */ select, /** @type {number} */ n) =>
        setAttr(select, "aria-label", `${hand.who}: ${wordOf(now, "die")} ${n + 1}`)),
    );
    setButton.disabled = others?.dice === 0;
    nameSetButton();
  }

  /** @param {DiceState} now */
  function patchCards(now) {
    const choice = now.draw?.cards ?? [];
    show(cards, choice.length);
    setText(cardSummary, wordOf(now, "choose-card"));
    keyed(
      cardList,
      choice,
      (card) => card.id,
      (card) =>
        h("li", null, h("button", { type: "button", class: "krom-btn is-small", "data-card": card.id, onclick: () => send({ do: "draw", card: card.id }) }, h("span"), h("small"))),
      (item, card) => {
        setText(item.querySelector("span"), card.name);
        setText(item.querySelector("small"), `×${card.copies}`);
      },
    );
  }

  return {
    /** @param {DiceState} now */
    update(now) {
      const before = state;
      const fell = diceFell(before, now);
      state = now;
      if (before?.rolls !== now.rolls) {
        kept = diceStillKept(now.keeping?.dice ?? [], now.keeping?.kept ?? []);
        settle();
      }
      keepFocus(
        root,
        () => /** @type {HTMLElement | null} */ (root.querySelector('.krom-actions :is([data-do="roll"], [data-do="draw"]):not([hidden], [disabled])')) ?? title, // never to what costs something: who holds Enter down would pay
        () => {
          show(rollButton, now.roll); // first: what has the focus is hidden while nothing else is new
          show(drawButton, now.draw);
          setText(title, wordOf(now, "dice"));
          setText(sentence, now.sentence);
          show(sentence, now.sentence);
          const rows = diceRows(now);
          keyed(hands, rows, (hand) => hand.who, makeHand, patchHand);
          show(hands, rows.length);
          show(tray, rows.length || now.keeping);
          setAttr(tray, "data-faces", diceFaces(now.last));
          keyed(stakes, now.stakes ?? [], (line) => line, (line) => h("li", { text: line }));
          show(stakes, now.stakes?.length);
          patchKeeping(now);
          patchPays(now);
          patchSetting(now);
          patchCards(now);
          setText(rollButton.querySelector("span"), wordOf(now, "roll"));
          setText(drawButton.querySelector("span"), wordOf(now, "draw"));
          show(actions, now.roll || now.draw || now.keeping?.mine);
          show(root, now.roll || now.draw || now.keeping || now.last.length);
        },
      );
      if (fell && !now.roll) tumble();
    },
  };
}
