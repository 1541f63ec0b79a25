import { mountAdvice } from "./advice/advice.js";
import { kromColour, kromFigures, kromIcons, kromLogPictures, kromPerson } from "./art.js";
import { mountBoard } from "./board/board.js";
import { mountCards } from "./cards/cards.js";
import { mountMats } from "./mats/mats.js";
import { mountMine } from "./mine/mine.js";

/** What only Krom shows: the parts of its table, and its pictures for the parts that all games share. @type {import("../stage/games.js").GameWidgets} */
export const krom = {
  mounts: { board: mountBoard, mats: mountMats, mine: mountMine, cards: mountCards, advice: mountAdvice },
  icons: kromIcons,
  logPictures: kromLogPictures,
  figure: kromPerson,
  colour: kromColour,
  figures: kromFigures,
};
