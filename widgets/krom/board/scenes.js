import { drawing } from "../../shared/dom.js";

/** The four places as paper cuts. Colours are variables of board.css, so that day, night and ice repaint them. */
const SCENES = {
  cave:
    '<path class="c-hill" d="M0 104q40-30 92-16 60-46 120-18 60-18 108 22v108H0Z"/>' +
    '<path class="c-rock2" d="M14 200q2-70 26-104 12-34 44-40 22-28 66-24 46-18 84 10 40 8 48 46 28 34 30 112Z"/>' +
    '<path class="c-rock" d="M34 200q4-66 24-92 14-36 44-38 24-22 60-18 40-8 70 14 34 8 40 42 22 30 24 92Z"/>' +
    '<path class="c-rock3" d="m66 112 20-18 8 12-14 20Zm160-38 26 10-4 14-22-8ZM58 160l14-8 4 16-14 8Zm200-24 18 4 2 18-16-2Z"/>' +
    '<path class="c-hole" d="M98 200q-6-60 14-88 18-24 50-24t50 24q20 28 12 88Z"/>' +
    '<path class="c-glow" d="M112 200q-4-44 12-66 14-18 38-18t38 18q16 22 10 66Z"/>' +
    '<g class="c-paint"><path d="M70 134q6-8 14-5 6-4 9 0l6 1-2 4-4 1-1 8h-2l-2-6h-7l-3 6h-2l-1-6q-4 1-6 5-1-4 1-8Z"/>' +
    '<path d="M244 112v-9q2-1 2 0v-4q2-2 3 0v-2q2-2 3 0v3q2-1 3 1v6l3-3q3 0 1 3-3 8-8 9-6 0-7-4Z"/>' +
    '<path d="M236 140h4m4 0h4m4 0h4m-18 7h3m5 0h3" fill="none" stroke-width="2.5"/></g>' +
    '<g class="c-fire"><path class="f3" d="M162 170q-18-8-10-30 4 6 8 6-2-18 10-28-2 16 8 24 12 18-4 28Z"/>' +
    '<path class="f2" d="M163 170q-10-6-4-18 4 4 6 2 0-9 5-14 0 9 5 14 5 11-3 16Z"/><path class="f1" d="M165 170q-5-4-1-10 4 1 5-4 5 8 1 14Z"/></g>' +
    '<path class="c-log" d="m140 172 44 8m-40 2 38-12"/>' +
    '<path class="c-ground" d="M0 176q60-14 120-4 90-10 200 2v26H0Z"/>' +
    '<g class="ice"><path class="snow" d="M40 128q6-26 20-32 14-30 42-30 24-20 60-16 40-8 70 14 34 8 42 44-12-14-24-14-8-18-28-18-24-18-56-10-30-8-50 12-24 0-34 18-20 2-42 32Z"/>' +
    '<path class="snow" d="m116 110 4 24 6-30 5 20 6-30 5 16 8-20 6 22 8-22 5 24 6-24 6 26 6-18 6 20 4-16 4 14 3-16-10-18-38-10-36 10Z"/>' +
    '<path class="snow" d="M0 178q60-12 120-3 90-10 200 2v23H0Z"/></g>',
  forest:
    '<path class="f-far" d="M0 96l16-34 14 30 18-46 20 48 16-36 18 38 16-52 22 54 18-40 20 40 16-48 20 48 18-36 18 36 16-44 22 50 12-24 20 30v110H0Z"/>' +
    '<path class="f-mid" d="M-6 152h18L2 128h10L0 100h10L0 76l-8-16Zm64 14h-4v14h-8v-14H18l16-26H24l14-24H28l12-22H32l14-26 14 26h-8l14 22H56l14 24H60l16 26Zm222-2h-4v14h-8v-14h-26l14-24h-8l12-22h-8l10-22h-6l12-24 13 24h-7l11 22h-8l12 22h-8l14 24Z"/>' +
    '<path class="f-near" d="M106 178h-6v-20H70l20-30H78l18-28H86l16-28h-8l14-28 15 28h-8l16 28h-10l18 28h-12l20 30h-31Z"/>' +
    '<g class="f-round"><circle cx="204" cy="92" r="34"/><circle cx="178" cy="112" r="24"/><circle cx="232" cy="114" r="24"/><circle cx="205" cy="120" r="26"/></g>' +
    '<g class="f-light"><circle cx="192" cy="82" r="12"/><circle cx="222" cy="100" r="9"/><circle cx="180" cy="106" r="8"/></g>' +
    '<path class="f-trunk" d="M197 182q4-20 0-36l-14-14 4-3 14 11 2-16h5l2 18 14-13 4 3-14 16q-3 18 3 34Z"/>' +
    '<path class="f-ground" d="M0 174q70-16 150-4 90-12 170 2v28H0Z"/>' +
    '<path class="f-grass" d="m20 178 4-12 4 12 5-9 3 9Zm126-4 4-11 4 11 5-8 3 8Zm130 4 4-12 4 12 5-9 3 9Z"/>' +
    '<g class="f-shroom"><path class="cap" d="M258 170q0-11 11-11t11 11Z"/><path class="stem" d="M265 170h8v9h-8Z"/><circle class="dot" cx="265" cy="165" r="2"/><circle class="dot" cx="273" cy="166" r="1.6"/></g>' +
    '<g class="f-owl"><path d="M222 84q0-12 8-12t8 12q0 10-8 10t-8-10Z"/><circle cx="227" cy="80" r="2.6" fill="#fff"/><circle cx="233" cy="80" r="2.6" fill="#fff"/><circle cx="227" cy="80" r="1.2" fill="#000"/><circle cx="233" cy="80" r="1.2" fill="#000"/></g>' +
    '<g class="ice"><path class="snow" d="m46 70 14 26q-5 2-8-1-5 5-9 0-6 4-11 1Zm62-28 15 28q-6 3-9-1-6 6-11 0-5 4-9 1Zm-30 86 18-28q6 6 13 2 8 6 18-2l18 28q-10 4-14-3-10 9-20 0-10 8-16 2-8 6-17 1Zm190-54 13 24q-6 2-8-1-5 5-9 0-5 3-9 1Z"/>' +
    '<path class="snow" d="M172 82q10-24 32-24t32 24q-8 8-14 0-8 10-18 0-10 10-16 2-8 6-16-2Z"/>' +
    '<path class="snow" d="M0 175q70-15 150-4 90-12 170 2v27H0Z"/></g>',
  savannah:
    '<circle class="s-halo" cx="228" cy="86" r="62"/><circle class="s-sun" cx="228" cy="86" r="42"/>' +
    '<path class="s-far" d="M0 136q50-26 104-10l24-14h22l18 14q70-12 152 6v68H0Z"/>' +
    '<path class="s-beast" d="M238 146q-1-17 11-19 10-3 19 0 10-6 15 2 4 6 2 15-1 5-5 5 4-5 2-11l-4-2q-1 5-3 6l-1 11h-6l-1-8h-11l-1 8h-6l-1-10q-4-1-5-6-2 3-1 9Z"/>' +
    '<path class="s-mid" d="M0 154q80-22 160-8 90-12 160 4v50H0Z"/>' +
    '<path class="s-trunk" d="M84 182q2-40-6-56L48 96l4-4 32 24 2-26h6l2 30 26-30 5 4-26 40q-6 24 0 48Z"/>' +
    '<path class="s-leaf" d="M6 96q4-20 34-22 10-14 38-12 32-8 48 8 30 0 36 22-20 10-42 4-30 10-54 2-34 10-60-2Z"/>' +
    '<path class="s-leaf2" d="M22 82q8-8 24-6 8-12 30-8-14 6-20 14-20-4-34 0Zm78-10q24-2 34 10-18-4-30 2-8-4-4-12Z"/>' +
    '<path class="s-ground" d="M0 176q80-12 170-3 80-9 150 1v26H0Z"/>' +
    '<path class="s-grass" d="m10 178 2-16 4 12 4-18 3 17 6-12-1 16Zm176-2 2-16 4 12 4-18 3 17 6-12-1 16Zm98 4 2-16 4 12 4-18 3 17 6-12-1 16Z"/>' +
    '<path class="s-bird" d="M150 40q6-6 10 0 4-6 10 0m14 16q5-5 8 0 3-5 8 0"/>' +
    '<g class="ice"><path class="snow" d="M6 96q4-20 34-22 10-14 38-12 32-8 48 8 30 0 36 22-10-6-18 0-10-10-22-2-12-10-26-2-12-8-24 0-12-8-22 2-14-8-22 2-12-6-22 4Z"/>' +
    '<path class="snow" d="M0 156q80-20 160-7 90-12 160 4v10q-80-14-160-2-80-14-160 8Z"/><path class="snow" d="M0 177q80-11 170-2 80-9 150 1v24H0Z"/></g>',
  mountain:
    '<circle class="m-sun" cx="52" cy="46" r="18"/>' +
    '<path class="m-far" d="M0 130 44 76l26 30 34-46 40 52 120-60 56 64v84H0Z"/>' +
    '<path class="m-rock" d="M26 200 148 34q12-18 24 0l122 166Z"/>' +
    '<path class="m-shade" d="m160 26 12 8 122 166h-84l-22-54 8-28-26-34Z"/>' +
    '<path class="m-snow" d="M148 34q12-18 24 0l38 52q-10 10-18-2-6 18-18 6-6 22-16 4-10 14-16-2-8 8-22-2Z"/>' +
    '<path class="m-ledge" d="m92 132 20 6 12-10m64 20 22-4 14 10m-92 10 16 4 14-8" fill="none"/>' +
    '<path class="m-near" d="M0 176 40 128l22 22 16-14 44 46Zm214 0 46-44 18 16 14-14 28 32v10Z"/>' +
    '<path class="m-cap" d="m40 128 22 22-10 2-8-6-8 6-10-4Zm220 4 18 16-9 3-8-6-8 5-9-3Z"/>' +
    '<path class="m-ground" d="M0 178q80-14 160-5 90-9 160 3v24H0Z"/>' +
    '<g class="m-cloud"><path d="M206 66q2-13 15-12 5-13 18-8 13-4 15 9 13 0 12 11Z"/><path d="M22 92q2-9 11-8 5-9 14-5 9-3 11 6 9 0 8 7Z"/></g>' +
    '<g class="m-flag"><path d="M160 30V6" /><path class="cloth" d="M160 6h20l-6 6 6 6h-20Z"/></g>' +
    '<g class="ice"><path class="snow" d="m26 200 40-54q12 12 22 0 14 16 30 2 14 18 32 4 18 16 36-2 12 12 26-2 10 12 24-2l36 54Z"/>' +
    '<path class="snow" d="M0 178q80-14 160-5 90-9 160 3v24H0Z"/></g>',
};

const SCENE_FLAKES = Array.from({ length: 22 }, (_, n) => `<circle cx="${(n * 73 + 19) % 320}" cy="${(n * 47 + 11) % 168}" r="${1.4 + (n % 3) * 0.7}"/>`).join("");
const SCENE_STARS = [[24, 18], [70, 34], [118, 14], [150, 30], [188, 12], [250, 24], [296, 14], [282, 50], [14, 60]]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.4"/>`)
  .join("");

/** The picture of a place. @param {string} place */
export function scene(place) {
  const picture = SCENES[/** @type {keyof typeof SCENES} */ (place)] ?? "";
  const sky = '<rect class="sky" width="320" height="200"/><path class="sky2" d="M0 70q80-26 160-6t160-8v144H0Z"/>';
  const svg = drawing(
    "0 0 320 200",
    `${sky}<g class="stars">${SCENE_STARS}</g>${picture}<g class="flakes">${SCENE_FLAKES}</g>`,
    `krom-scene is-${place}`,
  );
  svg.setAttribute("preserveAspectRatio", "xMidYMax slice");
  return svg;
}
