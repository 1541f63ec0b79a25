/** A browser's ends of a line, for tests: sockets that open and close as the test says, a server that answers as it says. */

/** @type {FakeSocket[]} */
export const sockets = [];

export class FakeSocket {
  static CONNECTING = 0;
  static OPEN = 1;
  static CLOSED = 3;
  readyState = FakeSocket.CONNECTING;
  sent = [];
  constructor(address) {
    this.address = address.split("?")[0];
    sockets.push(this);
  }
  open() {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }
  close(code = 1006) {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    this.onclose({ code });
  }
  send(frame) {
    this.sent.push(frame);
  }
}

/** The promises that are ready have been kept. */
export async function settled() {
  for (let n = 0; n < 20; n += 1) await Promise.resolve();
}
