import { h, setText, show } from "../shared/dom.js";

/** From this width on the table stands beside what is played, and is open from the start. */
const ACTIVITY_BESIDE = "(min-width: 960px)";

/**
 * The table of a round, to be looked at: the game's own parts, on which nothing can be done. What is folded away is not worked out.
 * @param {(shown: boolean) => void} look tell whether it is in sight
 * @param {import("../stage/stage.js").Around} around
 */
export function activityTable(look, around) {
  const title = h("summary");
  const inside = h("div", { class: "krom-activity-parts" });
  const fold = h("details", { class: "krom-fold krom-panel krom-activity-table", hidden: true, ontoggle: toggled }, title, inside);
  /** @type {{kind: string, part: import("../stage/stage.js").Part}[]} */
  let parts = [];
  let open = false;
  let begun = false;

  function toggled() {
    if (fold.open === open) return;
    open = fold.open;
    look(open);
  }

  /** @param {import("./activity.js").ActivityTable["parts"]} wanted */
  function mount(wanted) {
    clear();
    parts = wanted.flatMap(({ kind }) => {
      const place = h("div", { "data-kind": kind });
      inside.append(place);
      const part = around.drawn?.(kind)?.(place, () => {}, around);
      place.querySelectorAll("[data-part]").forEach((inner) => inner.removeAttribute("data-part"));
      return part ? [{ kind, part }] : [];
    });
  }

  function clear() {
    parts.forEach(({ part }) => part.destroy?.());
    parts = [];
    inside.replaceChildren();
  }

  return {
    el: fold,
    /** @param {import("./activity.js").ActivityTable | null} now @param {string} name */
    update(now, name) {
      setText(title, name);
      show(fold, now);
      if (!now) return;
      if (!begun) open = fold.open = window.matchMedia(ACTIVITY_BESIDE).matches;
      if (now.open !== open && (!begun || parts.length)) look(open); // after a reload, or of another kernel: it does not know what is in sight
      begun = true;
      if (!open || !now.open) return;
      if (now.parts.length !== parts.length) mount(now.parts);
      now.parts.forEach(({ state }, n) => parts[n]?.part.update(state));
    },
    destroy: clear,
  };
}
