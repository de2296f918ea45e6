import type { FastifyRequest } from "fastify";
import { forbidden } from "../faults.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Stops other sites from acting with a person's cookies. An unsafe request must come from our own
 * origin; one without an Origin header is taken only when the browser says that it is ours, or
 * when it carries no cookie and so acts for nobody.
 */
export function checkOrigin(request: FastifyRequest, publicUrl: string | undefined): void {
  if (SAFE.has(request.method)) return;
  const { origin, host, cookie } = request.headers;
  if (origin !== undefined) {
    if (origin === (publicUrl ?? `${request.protocol}://${host}`)) return;
    throw forbidden("This request came from another site and was refused.");
  }
  const site = request.headers["sec-fetch-site"];
  if (site === "same-origin" || site === "none") return;
  if (cookie === undefined && site === undefined) return;
  throw forbidden("This request came from another site and was refused.");
}
