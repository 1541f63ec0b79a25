import { tribuIcons, tribuLogPictures } from "./art.js";
import { mountTribuHand } from "./hand/hand.js";
import { mountTribuSeen } from "./seen/seen.js";
import { mountTribuSpheres } from "./spheres/spheres.js";
import { mountTribes } from "./tribes/tribes.js";

/** What only Tribù shows: the parts of its table, and its pictures for the parts that all games share. @type {import("../stage/games.js").GameWidgets} */
export const tribu = {
  mounts: { tribes: mountTribes, hand: mountTribuHand, spheres: mountTribuSpheres, seen: mountTribuSeen },
  icons: tribuIcons,
  logPictures: tribuLogPictures,
};
