import { mountTrack } from "./track/track.js";

export const race = { mounts: { track: mountTrack }, logPictures: {} };
