/**
 * The anywidget of everything that a notebook holds. The code is large and all of them share it: it comes once, as a model of
 * its own, and is put into the page once.
 */

/** @type {Map<string, Promise<any>>} by its text's name */
const loaded = (/** @type {any} */ (globalThis).kromExplore ??= new Map());

/** @param {any} code the model with the code */
function load(code) {
  const name = code.get("name");
  if (!loaded.has(name)) {
    const style = document.createElement("style");
    style.textContent = code.get("style");
    document.head.append(style);
    loaded.set(name, import(URL.createObjectURL(new Blob([code.get("text")], { type: "text/javascript" }))));
  }
  return loaded.get(name);
}

export default {
  /** @param {{model: any, el: HTMLElement}} given */
  async render({ model, el }) {
    const code = await model.widget_manager.get_model(model.get("_code").replace("IPY_MODEL_", ""));
    const { heldRender } = await load(code);
    return heldRender({ model, el });
  },
};
