import { h, keepFocus, partRoot, setAttr, show, wordOf } from "../../shared/dom.js";
import { makeMat } from "../mats/mats.js";

/**
 * One's own mini-board, always in sight.
 *
 * @typedef {{player: import("../mats/mats.js").MatPlayer | null, words: Record<string, string>}} MineState
 */

/** @param {HTMLElement} el */
export function mountMine(el) {
  const list = h("ul", { class: "krom-mine-mat" });
  const root = partRoot("mine");
  root.append(list);
  el.append(root);
  /** @type {ReturnType<typeof makeMat> | null} */
  let mat = null;
  let whose = "";

  return {
    /** @param {MineState} state */
    update(state) {
      keepFocus(root, () => /** @type {HTMLElement | null} */ (list.querySelector("button, summary")), () => {
        show(root, state.player);
        setAttr(root, "aria-label", wordOf(state, "mine"));
        if (!state.player) {
          list.replaceChildren(); // another's hand is not left in the page
          whose = "";
          return;
        }
        const other = whose !== state.player.name;
        if (other || !mat) {
          whose = state.player.name;
          mat = makeMat(state.player);
          setAttr(mat.el, "data-other", "");
          mat.el.querySelectorAll(".krom-held").forEach((held) => setAttr(held, "tabindex", 0)); // where it is narrow they scroll
        }
        mat.update(state.player, { players: [], beast: null, turn: "", words: state.words });
        if (other) list.replaceChildren(mat.el);
      });
    },
  };
}
