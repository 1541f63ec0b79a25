import { h, keyed, setAttr, setText } from "widgets/shared/dom.js";

/**
 * The track: who is how far.
 * @typedef {{name: string, at: number, asked: boolean}} Runner
 * @typedef {{runners: Runner[], length: number, label: string}} TrackState
 */

/** @param {HTMLElement} el */
export function mountTrack(el) {
  const list = h("ol", { class: "krom-panel race-track" });
  el.append(list);
  return {
    /** @param {TrackState} state */
    update(state) {
      setAttr(list, "aria-label", state.label);
      keyed(
        list,
        state.runners,
        (runner) => runner.name,
        () => h("li", { "data-fact": "runner" }, h("span"), h("progress")),
        (row, runner) => {
          setText(row.firstElementChild, `${runner.name}: ${runner.at}/${state.length}`);
          setAttr(row, "data-runner", runner.name);
          setAttr(row, "data-at", runner.at);
          setAttr(row.lastElementChild, "value", runner.at);
          setAttr(row.lastElementChild, "max", state.length);
          setAttr(row.lastElementChild, "aria-label", runner.name);
        },
      );
    },
  };
}
