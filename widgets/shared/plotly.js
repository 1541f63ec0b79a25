import { h } from "./dom.js";

/**
 * The code that draws charts: asked for when there is the first figure to draw, and once.
 *
 * @typedef {{react: (el: HTMLElement, data: any[], layout: any, config: any) => Promise<any>, purge: (el: HTMLElement) => void,
 *   toImage: (el: HTMLElement, how: {format: string}) => Promise<string>}} Plotly
 *
 * Where it is, and the ids of styles that it would lay into the page, which our policy refuses. figure.css has what is needed of them.
 * @typedef {{address: string, styles: string[]}} Charts
 */

/** @type {Promise<Plotly> | null} */
let plotlyComing = null;

/** @param {Charts} charts @returns {Promise<Plotly>} */
export function plotlyFrom({ address, styles }) {
  plotlyComing ??= new Promise((come, fail) => {
    // Where there is something of that id, of this class, no style is added.
    document.head.append(...styles.map((id) => h("template", { id, class: "no-inline-styles" })));
    const script = h("script", { src: address });
    script.addEventListener("load", () => come(/** @type {any} */ (window).Plotly));
    script.addEventListener("error", () => {
      plotlyComing = null;
      fail(new Error(address));
    });
    document.head.append(script);
  });
  return plotlyComing;
}
