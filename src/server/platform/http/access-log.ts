import type { FastifyInstance } from "fastify";
import type { Log } from "../log.ts";

/**
 * One line for each request, when its connection is done with it: also for one that was broken off, and for a stream
 * at its end. The route is the contract's pattern and never the address, which can hold an id, a name or a token; who
 * asked is not said at all. The id is the one that the answer carries.
 */
export function keepAccessLog(app: FastifyInstance, log: Log): void {
  app.addHook("onRequest", (request, { raw }, done) => {
    const began = performance.now();
    const { socket } = request.raw;
    // Several requests come over one connection.
    const before = socket.bytesWritten;
    raw.once("close", () => {
      log.info(
        {
          requestId: request.id,
          method: request.method,
          route: routeOf(request.routeOptions.url),
          status: raw.statusCode,
          ms: Math.round(performance.now() - began),
          bytes: socket.bytesWritten - before,
          ...(!raw.writableFinished && { aborted: true }),
        },
        "request",
      );
    });
    done();
  });
}

/** Pages and files of the browser's program have no line of the contract. */
const routeOf = (pattern: string | undefined) =>
  pattern === undefined || pattern === "*" || pattern === "/*" ? "(page)" : pattern;
