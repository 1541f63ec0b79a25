import { silenceKept } from "./kept.js";

/**
 * A sentence that comes when Python does not answer: beside sliders that are not ours and would say nothing. Whenever something
 * beside it is touched it asks, and what it says is gone with the next answer.
 */

export default {
  /** @param {{model: any, el: HTMLElement}} given */
  render({ model, el }) {
    const said = document.createElement("p");
    said.className = "krom-silence";
    said.setAttribute("role", "alert");
    said.hidden = true;
    el.append(said);
    const kept = silenceKept({
      ask: () => model.send({ there: true }),
      show(silent) {
        said.hidden = !silent;
        said.textContent = silent ? model.get("_silent") : "";
      },
      later: (call, wait) => window.setTimeout(call, wait),
      never: (timer) => window.clearTimeout(timer),
    });
    const events = ["input", "change", "keydown", "pointerup"];
    const around = () => el.closest(".krom-interact");
    const touch = (/** @type {Event} */ event) => around()?.contains(/** @type {Node} */ (event.target)) && kept.touched();
    events.forEach((name) => document.addEventListener(name, touch, true));
    model.on("msg:custom", kept.answered);
    return () => {
      events.forEach((name) => document.removeEventListener(name, touch, true));
      model.off("msg:custom", kept.answered);
      kept.end();
    };
  },
};
