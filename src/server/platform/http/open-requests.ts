import type { FastifyInstance } from "fastify";
import { rateLimited } from "../faults.ts";
import { networkOf } from "./client.ts";

const RETRY_SECONDS = 5;

/**
 * So many requests of one network are under way at the same time, uploads that come slowly and event streams among
 * them: each holds a connection, and there are only so many for everybody.
 */
export function capOpenRequests(app: FastifyInstance, most: number): void {
  const open = new Map<string, number>();
  const change = (network: string, by: number) => {
    const count = (open.get(network) ?? 0) + by;
    if (count > 0) open.set(network, count);
    else open.delete(network);
    return count;
  };
  app.addHook("onRequest", (request, reply, done) => {
    const network = networkOf(request.ip);
    const count = change(network, 1);
    reply.raw.once("close", () => change(network, -1));
    if (count <= most) return done();
    done(rateLimited("Too many requests at once. Please wait a moment.", RETRY_SECONDS));
  });
}
