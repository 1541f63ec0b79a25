/**
 * What a game brings to the stage beside the parts that all games share. Its file `NAME/NAME.js` exports a const NAME of
 * this type; `static.py` puts the games of the registry in the place of this module.
 *
 * - `mounts`: its own widgets, by name: a part of kind `NAME/WIDGET` is drawn by `mounts.WIDGET`;
 * - `icons`: small pictures, by name; they come before the shared ones;
 * - `logPictures`: the icon of a line of the log, by the kind of the event;
 * - `figure`: how somebody at the table looks, `colour`: in which colour, and `figures`: who is surely somebody.
 *
 * @typedef {{mounts: Record<string, import("./stage.js").Mount>, icons?: Record<string, import("../shared/art.js").Draw>,
 *   logPictures?: Record<string, string>, figure?: (name: string, className?: string) => SVGSVGElement,
 *   colour?: (name: string) => string, figures?: readonly string[]}} GameWidgets
 */

/** @type {Record<string, GameWidgets>} */
export const games = {};
