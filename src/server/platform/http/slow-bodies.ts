import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

/**
 * Bodies that come in drops: each keeps a connection, and an upload a folder, for as long as it likes. A
 * body must bring so much between two looks, or its connection is cut. That is 400 bytes a second, which
 * any line that can carry a resume has.
 */
const RULES = { leastBytes: 8192, everyMs: 20_000 };

export interface SlowBodies {
  /** Cuts what has been too slow since the last look. */
  look(): void;
}

export function cutSlowBodies(app: FastifyInstance, { leastBytes, everyMs } = RULES): SlowBodies {
  /** What was read of the connection at the last look, of each body that is still coming. */
  const coming = new Map<IncomingMessage, number>();

  app.addHook("onRequest", ({ raw }, _reply, done) => {
    // Seen for the first time: it has until the look after the next.
    if (!raw.complete) {
      coming.set(raw, Number.NEGATIVE_INFINITY);
      raw.once("close", () => coming.delete(raw));
    }
    done();
  });

  const look = () => {
    for (const [request, before] of coming) {
      const { complete, socket } = request;
      if (complete || socket.destroyed) coming.delete(request);
      else if (!waitsForUs(request) && socket.bytesRead - before < leastBytes) socket.destroy();
      else coming.set(request, socket.bytesRead);
    }
  };
  const timer = setInterval(look, everyMs);
  timer.unref();
  app.addHook("onClose", () => clearInterval(timer));
  return { look };
}

/** Bytes have come that nobody has taken yet, or nobody reads: then it is not the sender that is slow. */
const waitsForUs = (request: IncomingMessage) =>
  request.readableLength > 0 || request.readableFlowing !== true;
