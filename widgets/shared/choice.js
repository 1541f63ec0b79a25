import { freshId, h, keyed, setAttr, setText, show, wordOf } from "./dom.js";

/**
 * A legal answer as people choose it: what it costs, what it brings, how likely that is.
 *
 * @typedef {{good: string, amount: number, text: string}} ChoicePrice
 * @typedef {{id: string, title: string, facts: string, notch: string, do: string}} ChoiceDial
 * @typedef {{id: string, label: string, icon?: string, text?: string, asks?: string}} ChoiceStep
 * @typedef {{answer: string, label: string, icon?: string, price?: ChoicePrice[], effect?: string,
 *   chance?: {text: string, fraction: string}, group?: string, main?: boolean, steps?: ChoiceStep[], dial?: ChoiceDial, prospects?: ChoiceProspect[]}} Choice
 * @typedef {(name: string) => SVGSVGElement | null} ChoicePicture
 * @typedef {{name: string, brings: ChoicePrice[], chance: string}} ChoiceProspect
 */

/** Price, effect and chance, as far as there are any; where a number is turned, the chance before the effect. @param {Choice} choice */
export function choiceFacts(choice) {
  const price = (choice.price ?? []).map(({ good, text }) => ({ kind: "price", good, text }));
  const effect = choice.effect ? [{ kind: "effect", good: "", text: choice.effect }] : [];
  const chance = choice.chance?.text ? [{ kind: "chance", good: "", text: choice.chance.text }] : [];
  return choice.dial ? [...price, ...chance, ...effect] : [...price, ...effect, ...chance];
}

/** The facts of a choice, one after the other; read aloud as a list with commas. Where a number is turned, the price stands on the button: what is read keeps its lines. @param {HTMLElement} el @param {Choice} choice @param {ChoicePicture} picture */
export function choiceShowFacts(el, choice, picture) {
  const facts = choiceFacts(choice).filter(({ kind }) => !(choice.dial && kind === "price"));
  show(el, facts.length);
  setAttr(el, "data-chance", choice.chance?.fraction ?? null);
  keyed(
    el,
    facts,
    (fact, n) => `${n} ${fact.kind} ${fact.good}`,
    (fact) => h("span", { class: `krom-fact is-${fact.kind}` }, h("span", { class: "krom-sr", text: ", " }), fact.good && picture(fact.good), h("span")),
    (item, fact) => setText(item.lastElementChild, fact.text),
  );
}

/** So much of a good, as a number and a picture. @param {ChoicePrice} price @param {ChoicePicture} picture */
function choiceAmount({ good, amount }, picture) {
  return h("span", null, h("b", { text: amount }), picture(good));
}

/** What one may get there: a row for each thing, with what it brings in pictures. @param {HTMLElement} el @param {Choice} choice @param {ChoicePicture} picture */
export function choiceShowProspects(el, choice, picture) {
  const prospects = choice.prospects ?? [];
  show(el, prospects.length);
  keyed(
    el,
    prospects,
    ({ name, brings }) => `${name} ${brings.map(({ text }) => text)}`,
    ({ name, brings }) =>
      h(
        "span",
        { class: "krom-prospect" },
        h("span", { text: name }),
        h("span", { class: "krom-sr", text: `, ${brings.map(({ text }) => text).join(", ")}, ` }),
        h("span", { class: "krom-dial-price", "aria-hidden": "true" }, ...brings.map((good) => choiceAmount(good, picture))),
        h("b"),
      ),
    (item, { chance }) => setText(item.lastElementChild, chance),
  );
}

/** What the second choice costs more than the first. @param {Choice} now @param {Choice} next @returns {ChoicePrice[]} */
export function choiceDearer(now, next) {
  const paid = (/** @type {string} */ good) => now.price?.find((price) => price.good === good)?.amount ?? 0;
  return (next.price ?? []).map((price) => ({ ...price, amount: price.amount - paid(price.good) })).filter(({ amount }) => amount > 0);
}

/** The whole of a choice in one sentence. @param {Choice} choice */
export function choiceSentence(choice) {
  return [choice.label, ...(choice.dial ? [choice.dial.notch] : []), ...choiceFacts(choice).map((fact) => fact.text)].join(", ");
}

/**
 * A number that is turned up and down, what it costs and brings, and the button that does it.
 * @param {(answer: string) => void} choose @param {ChoicePicture} picture
 */
export function choiceDial(choose, picture) {
  /** @type {Choice[]} */
  let choices = [];
  let at = 0;
  let wordMore = "";
  const notch = h("b", { class: "krom-dial-notch" });
  const less = dialTurn("−", () => turn(-1));
  const more = dialTurn("+", () => turn(1));
  const dearer = h("span", { class: "krom-dial-price", "aria-hidden": "true" });
  more.append(dearer);
  const facts = h("span", { class: "krom-facts" });
  const act = h("button", { type: "button", class: "krom-btn krom-dial-do", id: freshId("dial"), onclick: () => choose(choices[at].answer) });
  const stepper = h("span", { class: "krom-dial-stepper" }, less, notch, more);
  const el = h("div", { class: "krom-dial", role: "group" }, stepper, h("span", { class: "krom-dial-facts", "aria-live": "polite" }, facts), act);
  stepper.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    turn(by);
  });

  /** @param {number} by */
  function turn(by) {
    at = Math.min(Math.max(at + by, 0), choices.length - 1);
    draw();
  }

  function draw() {
    const choice = choices[at];
    const dial = /** @type {ChoiceDial} */ (choice.dial);
    setAttr(el, "aria-label", dial.title);
    setText(notch, dial.notch);
    setAttr(less, "aria-disabled", at === 0 ? "true" : null);
    setAttr(more, "aria-disabled", at === choices.length - 1 ? "true" : null);
    drawDearer(choice, choices[at + 1]);
    setAttr(act, "data-price", choice.price?.map(({ text }) => text).join(", ") || null); // the sentence that is read aloud has it too
    show(less, choices.length > 1);
    show(more, choices.length > 1);
    choiceShowFacts(facts, choice, picture);
    setText(act, dial.do);
    setAttr(act, "aria-label", choiceSentence(choice));
    setAttr(act, "data-answer", choice.answer);
  }

  /** One more costs so much: that can be seen before it is pressed. @param {Choice} choice @param {Choice | undefined} next */
  function drawDearer(choice, next) {
    const prices = next ? choiceDearer(choice, next) : [];
    keyed(dearer, prices, ({ good }) => good, (price) => choiceAmount(price, picture), (item, { amount }) => setText(item.firstElementChild, amount));
    show(dearer, prices.length);
    const paid = Boolean(choice.price?.some(({ amount }) => amount)); // then the difference is not the price, and both are said
    const said = [next?.dial?.notch, ...(next?.price ?? []).map(({ text }) => text), ...(paid ? prices.map(({ amount }) => `+ ${amount}`) : [])];
    setAttr(more, "aria-label", [wordMore, ...said].filter(Boolean).join(", "));
  }

  return {
    el,
    act,
    /** @param {Choice[]} now @param {import("./dom.js").Worded} worded */
    update(now, worded) {
      setAttr(less, "aria-label", wordOf(worded, "less"));
      wordMore = wordOf(worded, "more");
      const same = now.length === choices.length && now.every((choice, n) => choice.answer === choices[n].answer);
      choices = now;
      if (!same) at = 0;
      draw();
    },
  };
}

/** @param {string} sign @param {() => void} act */
function dialTurn(sign, act) {
  const button = h("button", { type: "button", class: "krom-btn is-small krom-dial-turn", "data-do": sign === "+" ? "more" : "less", onclick: () => button.getAttribute("aria-disabled") !== "true" && act() }, h("span", { "aria-hidden": "true", text: sign }));
  return button;
}
