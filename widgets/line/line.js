/**
 * The line to the table: what a widget needs of Jupyter (send a message, hear the answers), over one websocket, without the
 * four megabytes of JupyterLab that a Voilà page would load for it. Frames are of Jupyter's protocol
 * "v1.kernel.websocket.jupyter.org": a count, that many offsets, then the parts, one after the other.
 *
 * @typedef {{broken: () => void, mended: () => void, dead: () => void}} LineNews what the page wants to know of the line
 * @typedef {import("../stage/stage.js").Model} Model
 */

const LINE_PROTOCOL = "v1.kernel.websocket.jupyter.org";
/** Milliseconds before each new attempt when the line is broken; the last one again and again. */
const LINE_WAITS = [0, 500, 1000, 2000, 4000, 8000];
const LINE_DEAD = ["dead", "restarting", "autorestarting"];
/** Which part of a frame is what. */
const LINE_HEADER = 1;
const LINE_CONTENT = 4;

/** Open the line. @param {string} address @param {LineNews} news @returns {(id: string) => Model} the model of a widget, by its id */
export function lineTo(address, news) {
  const session = lineId();
  /** @type {Map<string, Set<(message: any) => void>>} who listens, by event and widget */
  const calls = new Map();
  /** @type {Uint8Array[]} what was said while nobody heard */
  const unsent = [];
  let attempts = 0;
  let opened = false;
  /** @type {WebSocket} */
  let socket;

  function connect() {
    socket = new WebSocket(`${address}?session_id=${session}`, [LINE_PROTOCOL]);
    socket.binaryType = "arraybuffer";
    socket.onmessage = ({ data }) => hear(data);
    socket.onopen = () => {
      attempts = 0;
      unsent.splice(0).forEach((frame) => socket.send(frame));
      if (opened) {
        news.mended();
        calls.forEach((listeners, key) => key.startsWith("again ") && listeners.forEach((call) => call(null)));
      }
      opened = true;
    };
    socket.onclose = () => {
      news.broken();
      setTimeout(connect, LINE_WAITS[Math.min(attempts++, LINE_WAITS.length - 1)]);
    };
  }

  /** @param {ArrayBuffer} frame */
  function hear(frame) {
    const part = lineParts(frame);
    const { msg_type: type } = part(LINE_HEADER);
    if (type === "status" && LINE_DEAD.includes(part(LINE_CONTENT).execution_state)) news.dead();
    if (type !== "comm_msg") return;
    const { comm_id: id, data } = part(LINE_CONTENT);
    if (data.method === "custom") calls.get(`msg:custom ${id}`)?.forEach((call) => call(data.content));
  }

  connect();
  return (id) => ({
    send(content) {
      const header = { msg_id: lineId(), msg_type: "comm_msg", session, username: "", date: new Date().toISOString(), version: "5.3" };
      const frame = lineFrame("shell", header, {}, {}, { comm_id: id, data: { method: "custom", content } });
      if (socket.readyState === WebSocket.OPEN) socket.send(frame);
      else unsent.push(frame);
    },
    on(event, call) {
      const key = `${event} ${id}`;
      calls.set(key, (calls.get(key) ?? new Set()).add(call));
    },
    off(event, call) {
      calls.get(`${event} ${id}`)?.delete(call);
    },
  });
}

/** A name that nobody else has; crypto.randomUUID is not there on plain http. */
function lineId() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A reader of the parts of a frame, all of them JSON. @param {ArrayBuffer} frame @returns {(n: number) => any} */
export function lineParts(frame) {
  const view = new DataView(frame);
  const offset = (/** @type {number} */ n) => Number(view.getBigUint64(8 * (n + 1), true));
  return (n) => JSON.parse(new TextDecoder().decode(new Uint8Array(frame, offset(n), offset(n + 1) - offset(n))));
}

/** @param {string} channel @param {any[]} parts @returns {Uint8Array} */
export function lineFrame(channel, ...parts) {
  const encoder = new TextEncoder();
  const bytes = [channel, ...parts.map((part) => JSON.stringify(part))].map((text) => encoder.encode(text));
  const count = bytes.length + 1;
  let at = 8 * (count + 1);
  const frame = new Uint8Array(at + bytes.reduce((sum, part) => sum + part.length, 0));
  const view = new DataView(frame.buffer);
  view.setBigUint64(0, BigInt(count), true);
  view.setBigUint64(8, BigInt(at), true);
  bytes.forEach((part, n) => {
    frame.set(part, at);
    at += part.length;
    view.setBigUint64(8 * (n + 2), BigInt(at), true);
  });
  return frame;
}
