import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** How much of a refused body is still read, and for how long, before the connection is cut. */
const LINGER = { bytes: 64 * 1024 * 1024, ms: 30_000 };

/**
 * An answer that leaves before the whole body has come ends its connection. Kept open, the rest of that
 * body would stand before the next request, which may be another person's behind a proxy. The rest is
 * read and thrown away meanwhile: a socket that is closed over unread bytes resets the connection, and
 * the sender may never see why it was refused.
 */
export function closeOverUnreadBodies(app: FastifyInstance, { bytes, ms } = LINGER): void {
  const ending = new WeakSet<Socket>();
  app.addHook("onRequest", ({ raw: { socket } }, reply, done) => {
    if (!ending.has(socket)) return done();
    // Sent behind the refused body on a connection that was said to end (RFC 9112 §9.6): not acted on.
    reply.hijack();
    socket.destroy();
  });
  app.addHook("onSend", ({ raw }, reply, payload, done) => {
    if (isStillComing(raw)) {
      reply.header("connection", "close");
      ending.add(raw.socket);
      const thrownAway = throwAway(raw, bytes, ms);
      endGently(raw.socket, thrownAway);
    }
    done(null, payload);
  });
}

const isStillComing = ({ headers, complete }: IncomingMessage) =>
  !complete &&
  (headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0);

/** Node destroys the socket as soon as the last answer is written. Here it waits for the sender. */
function endGently(socket: Socket, thrownAway: Promise<void>): void {
  socket.destroySoon = () => {
    socket.end();
    void thrownAway.then(() => socket.destroy());
  };
}

function throwAway(request: IncomingMessage, bytes: number, ms: number): Promise<void> {
  return new Promise((resolve) => {
    let left = bytes;
    const timer = setTimeout(resolve, ms);
    request.once("close", () => {
      clearTimeout(timer);
      resolve();
    });
    // Whoever was reading has given up, and may have left the body paused.
    request.unpipe();
    request.on("data", (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) resolve();
    });
    request.once("end", resolve);
    request.resume();
  });
}
