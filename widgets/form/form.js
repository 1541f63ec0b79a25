import { freshId, h, keyed, setAttr, setText, show } from "../shared/dom.js";

/**
 * Forms: native inputs that say at once what does not fit.
 *
 * @typedef {{name: string, label: string, kind: "number" | "choice" | "switch" | "text" | "cards", value: any, least: number,
 *   most: number, options: {value: any, label: string}[], group: string, folded: boolean, fault: string | null,
 *   deck?: string}} FormField
 * @typedef {{title: string, fields: FormField[], start: string}} FormState
 * @typedef {{el: HTMLElement, patch: (field: FormField) => void}} FormControl
 * @typedef {(name: string, value: unknown, pause?: number) => void} FormSet
 */

/** Longer than this a slider is no help. */
const FORM_SLIDER = 30;
const FORM_PAUSE = 400;
const FORM_PATIENCE = 1500;
/** Groups with more fields than this fold on small screens. */
const FORM_FOLD = 4;

/** @param {HTMLElement} el @param {import("../shared/dom.js").Send} send @param {import("../stage/stage.js").Around} around */
export function mountForm(el, send, around) {
  const title = h("h2", { class: "krom-title", id: freshId("form") });
  const body = formBody(send, around);
  const start = h("button", { type: "button", class: "krom-btn is-main", "data-do": "start", onclick: () => send({ do: "start" }) });
  const root = h("section", { class: "krom-form krom-panel" }, title, body.el, start);
  el.append(root);
  return {
    /** @param {FormState} state */
    update(state) {
      setText(title, state.title);
      show(title, state.title);
      setAttr(root, "aria-labelledby", state.title ? title.id : null);
      setText(start, state.start);
      show(start, state.start);
      body.update(state);
    },
    settled: body.settled,
    destroy: body.destroy,
  };
}

/**
 * The fields of a form: one message under way at a time, the newest value wins.
 * @param {import("../shared/dom.js").Send} send
 * @param {import("../stage/stage.js").Around} around
 * @param {(field: FormField, input: HTMLInputElement) => void} [helpText]
 */
export function formBody(send, around, helpText) {
  const loose = h("div", { class: "krom-form-loose" });
  const groups = h("div", { class: "krom-form-groups" });
  const el = h("div", { class: "krom-form-body" }, loose, groups);
  const wide = window.matchMedia("(min-width: 760px)");
  /** @type {Map<string, FormControl>} */
  const controls = new Map();
  /** @type {Map<string, unknown>} */
  const waiting = new Map();
  /** @type {Map<string, number>} */
  const typing = new Map();
  let flying = false;
  let patience = 0;

  /** @type {FormSet} */
  function set(name, value, pause = 0) {
    clearTimeout(typing.get(name));
    typing.delete(name);
    if (pause) {
      typing.set(name, window.setTimeout(() => set(name, value), pause));
      return;
    }
    waiting.set(name, value);
    pump();
  }

  function pump() {
    if (flying || !waiting.size) return;
    const [name, value] = /** @type {[string, unknown]} */ (waiting.entries().next().value);
    waiting.delete(name);
    flying = true;
    patience = window.setTimeout(settled, FORM_PATIENCE);
    send({ do: "set", field: name, value });
  }

  function settled() {
    clearTimeout(patience);
    flying = false;
    pump();
  }

  /** @param {FormField} field */
  function control(field) {
    const made = formControl(field, set, helpText);
    controls.set(field.name, made);
    return made.el;
  }

  /** @param {HTMLElement} _ @param {FormField} field */
  function patch(_, field) {
    if (!waiting.has(field.name) && !typing.has(field.name)) controls.get(field.name)?.patch(field);
  }

  function fold() {
    for (const details of el.querySelectorAll("details.krom-form-more")) setAttr(details, "open", wide.matches);
  }
  wide.addEventListener("change", fold);

  return {
    el,
    settled,
    /** @param {FormState} state */
    update(state) {
      const free = state.fields.filter((field) => !field.group);
      keyed(loose, free, (field) => field.name, control, patch);
      show(loose, free.length);
      const named = [...new Set(state.fields.map((field) => field.group).filter(Boolean))];
      keyed(
        groups,
        named,
        (name) => name,
        (name) => formGroup(name, state.fields.filter((field) => field.group === name), wide.matches, around),
        (set_, name) => formPatchGroup(set_, state.fields.filter((field) => field.group === name), control, patch),
      );
      show(groups, named.length);
    },
    destroy() {
      wide.removeEventListener("change", fold);
      clearTimeout(patience);
      typing.forEach((timer) => clearTimeout(timer));
    },
  };
}

/** @param {string} name @param {FormField[]} fields @param {boolean} open @param {import("../stage/stage.js").Around} around */
function formGroup(name, fields, open, around) {
  if (fields[0].folded) return formFolded(name);
  const switched = fields[0].kind === "switch";
  const many = fields.length > FORM_FOLD;
  const body = h("div", { class: "krom-form-fields" });
  const more = many ? h("details", { class: "krom-form-more", open }, h("summary", { class: "krom-form-sum" }), body) : body;
  const face = fields[0].name.split(".")[0] === name ? around.figure(name) : around.face(name);
  return h(
    "fieldset",
    { class: "krom-form-group", "data-group": name },
    h("legend", null, face, h("span", { text: name })),
    switched && h("div", { class: "krom-form-switch" }),
    more,
  );
}

/** A group that few need: closed, and its name says what differs from the usual. @param {string} name */
function formFolded(name) {
  const summary = h("summary", null, h("b", { text: name }), " ", h("span", { class: "krom-small" }));
  return h("details", { class: "krom-form-folded", "data-group": name }, summary, h("div", { class: "krom-form-fields" }));
}

/**
 * @param {HTMLElement} set
 * @param {FormField[]} fields
 * @param {(field: FormField) => HTMLElement} make
 * @param {(el: HTMLElement, field: FormField) => void} patch
 */
function formPatchGroup(set, fields, make, patch) {
  const first = set.querySelector(":scope > .krom-form-switch");
  const rest = first ? fields.slice(1) : fields;
  if (first) keyed(first, fields.slice(0, 1), (field) => field.name, make, patch);
  const on = !first || fields[0].value;
  setAttr(set, "data-on", on ? "true" : null);
  const body = /** @type {HTMLElement} */ (set.querySelector(".krom-form-fields"));
  keyed(body, rest, (field) => field.name, make, patch);
  const more = /** @type {HTMLDetailsElement | null} */ (body.closest("details"));
  show(more ?? body, on);
  if (!more) return;
  const sum = more === set ? ":scope > summary > span" : ":scope > summary";
  setText(/** @type {Element} */ (more.querySelector(sum)), formSum(rest));
  if (rest.some((field) => field.fault)) more.open = true;
}

/** What is set in a folded group, in a few words. @param {FormField[]} fields */
function formSum(fields) {
  const said = fields.map((field) => {
    if (field.folded && field.value === field.options[0]?.value) return "";
    if (field.kind === "choice") return field.options.find((option) => option.value === field.value)?.label;
    if (field.kind === "switch") return field.value && field.label;
    return field.value ? `${field.label} ${field.value}` : "";
  });
  return said.filter(Boolean).join(" · ") || (fields[0].folded ? "" : "…");
}

/**
 * One field: label, input, and the sentence that says what is wrong with it.
 * @param {FormField} field
 * @param {FormSet} set
 * @param {(field: FormField, input: HTMLInputElement) => void} [helpText]
 * @returns {FormControl}
 */
function formControl(field, set, helpText) {
  const id = freshId("field");
  const label = h("label", { for: id, id: `${id}-label`, class: "krom-form-label" });
  const fault = h("p", { class: "krom-form-fault", id: `${id}-fault`, role: "alert", hidden: true });
  const made = { number: formNumber, choice: formChoice, switch: formSwitch, text: formText, cards: formText }[field.kind](field, id, set);
  if (made.input.type === "text") helpText?.(field, made.input);
  const line = field.kind === "switch" ? [...made.parts, label] : [label, h("div", { class: "krom-form-line" }, made.parts)];
  const el = h("div", { class: `krom-field is-${field.kind === "cards" ? "text" : field.kind}`, "data-field": field.name, "data-wide": made.parts.length > 1 ? "true" : null }, line, fault);
  return {
    el,
    patch(now) {
      setText(label, now.label);
      setText(fault, now.fault ?? "");
      show(fault, now.fault);
      setAttr(el, "data-fault", now.fault ? "true" : null);
      for (const input of made.parts) {
        setAttr(input, "aria-invalid", now.fault ? "true" : null);
        setAttr(input, "aria-describedby", now.fault ? fault.id : null);
      }
      made.patch(now);
    },
  };
}

/** @param {FormField} field @param {string} id @param {FormSet} set */
function formNumber(field, id, set) {
  const bounds = { min: field.least, max: field.most, step: 1 };
  const span = field.most - field.least;
  const box = h("input", { type: "number", id, class: "krom-form-box", inputmode: "numeric", ...bounds, oninput: () => say(box) });
  /** @type {HTMLInputElement | null} */
  const slider = span <= FORM_SLIDER ? h("input", { type: "range", class: "krom-form-slider", "aria-labelledby": `${id}-label`, ...bounds, oninput: () => slider && say(slider) }) : null;

  /** @param {HTMLInputElement} from */
  function say(from) {
    const number = Number(from.value);
    const whole = from.value !== "" && Number.isInteger(number);
    if (whole) mirror(number, from);
    set(field.name, whole ? number : from.value || box.validity.badInput ? number || from.value : "", from === box && !whole ? FORM_PAUSE : 0);
  }

  /** @param {number} value @param {HTMLInputElement} [from] */
  function mirror(value, from) {
    if (from !== box && (box.value === "" || Number(box.value) !== value)) box.value = String(value);
    if (!slider) return;
    if (from !== slider && Number(slider.value) !== value) slider.value = String(value);
    slider.style.setProperty("--at", String((Number(slider.value) - field.least) / (span || 1)));
  }

  return {
    input: box,
    parts: slider ? [slider, box] : [box],
    /** @param {FormField} now */
    patch(now) {
      if (typeof now.value === "number") mirror(now.value);
      else if (now.value === null && !box.validity.badInput) box.value = ""; // else it is half a number that somebody is typing
    },
  };
}

/** @param {FormField} field @param {string} id @param {FormSet} set */
function formChoice(field, id, set) {
  let options = field.options;
  let labels = "";
  const select = h("select", {
    id,
    class: "krom-form-select",
    onchange: () => set(field.name, options.find((option) => String(option.value) === select.value)?.value),
  });
  return {
    input: select,
    parts: [select],
    /** @param {FormField} now */
    patch(now) {
      options = now.options;
      const said = options.map((option) => `${option.value} ${option.label}`).join("\n");
      if (said !== labels) keyed(select, options, (option) => String(option.value), (option) => h("option", { value: String(option.value) }), (el, option) => setText(el, option.label));
      labels = said;
      if (select.value !== String(now.value)) select.value = String(now.value);
    },
  };
}

/** @param {FormField} field @param {string} id @param {FormSet} set */
function formSwitch(field, id, set) {
  const box = h("input", { type: "checkbox", id, class: "krom-form-check", onchange: () => set(field.name, box.checked) });
  return {
    input: box,
    parts: [box],
    /** @param {FormField} now */
    patch(now) {
      if (box.checked !== now.value) box.checked = now.value;
    },
  };
}

/** @param {FormField} field @param {string} id @param {FormSet} set */
function formText(field, id, set) {
  const box = h("input", {
    type: "text",
    id,
    class: "krom-form-text",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    oninput: () => set(field.name, box.value, FORM_PAUSE),
    onchange: () => set(field.name, box.value),
  });
  return {
    input: box,
    parts: [box],
    /** @param {FormField} now */
    patch(now) {
      if (box.value !== now.value && !(box === document.activeElement && box.value.trim() === now.value)) box.value = now.value;
    },
  };
}
