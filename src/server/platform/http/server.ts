import { randomUUID } from "node:crypto";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import rateLimit from "@fastify/rate-limit";
import fastify, { type FastifyInstance } from "fastify";
import { invalid, rateLimited } from "../faults.ts";
import type { Log } from "../log.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { keepAccessLog } from "./access-log.ts";
import { answerClientError } from "./answer-client-error.ts";
import { answerFault } from "./answer-fault.ts";
import { networkOf } from "./client.ts";
import { capOpenRequests } from "./open-requests.ts";
import { securityHeaders } from "./security-headers.ts";
import { cutSlowBodies } from "./slow-bodies.ts";
import { closeOverUnreadBodies } from "./unread-body.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** From the contract line. */
    takesForm?: boolean;
  }
}

export interface HttpOptions {
  readonly secret: string;
  readonly secure: boolean;
  readonly trustProxy: readonly string[];
  readonly requestsPerMinute: number;
  readonly connections: number;
  readonly accessLog: boolean;
  /** Under way at the same time, of one network. */
  readonly openPerNetwork: number;
  /** Vite's reload script is inline; nothing else ever is. */
  readonly dev: boolean;
}

const BODY_LIMIT = 1024 * 1024;

/** Fastify with everything that holds for every request, and no route yet. */
export async function createHttpServer(
  options: HttpOptions,
  log: Log,
  metrics: Metrics,
): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    genReqId: () => randomUUID(),
    trustProxy: options.trustProxy.length > 0 ? [...options.trustProxy] : false,
    bodyLimit: BODY_LIMIT,
    // Half an hour for a large archive on a slow line; a line on which nothing moves is cut sooner.
    requestTimeout: 1_800_000,
    connectionTimeout: 120_000,
    keepAliveTimeout: 65_000,
    // Spec 1 §7 asks for /api/blog/ with a slash at the end: to a person both are one address.
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => answerFault(error, request, reply, log),
  });
  app.setErrorHandler((error, request, reply) => answerFault(error, request, reply, log));
  app.server.maxConnections = options.connections;
  closeOverUnreadBodies(app);
  cutSlowBodies(app);
  if (options.accessLog) keepAccessLog(app, log);
  capOpenRequests(app, options.openPerNetwork);
  const always = securityHeaders(options);
  // With callbacks: two promises less on every request.
  app.addHook("onRequest", (request, reply, done) => {
    reply.raw.once("close", metrics.begin());
    reply.headers(always).header("x-request-id", request.id);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "(page)";
    metrics.observe(request.method, route, reply.statusCode, reply.elapsedTime);
    log.debug({ requestId: request.id, route, status: reply.statusCode }, "answered");
    done();
  });
  readJsonOnly(app);
  await app.register(cookie, { secret: options.secret });
  await app.register(compress, {
    threshold: 1024,
    encodings: ["br", "gzip"],
    // The default brotli quality (11) would spend seconds of CPU on a page.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(multipart, { throwFileSizeLimit: false });
  if (options.requestsPerMinute > 0) await limitRequests(app, options.requestsPerMinute);
  return app;
}

/** An empty body is no body: writes without one are common, and some clients still name a type. */
function readJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser(
    "application/json",
    { parseAs: "string" },
    (request, text: string, done) => {
      if (text.trim() === "") return done(null, undefined);
      return parse(request, text, (error, body) => done(error ? notJson() : null, body));
    },
  );
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    ({ routeOptions }, _text, done) =>
      done(routeOptions.config.takesForm ? null : mustBeJson(), undefined),
  );
  app.addContentTypeParser("*", (_request, payload, done) => {
    payload.resume();
    done(mustBeJson());
  });
}

const mustBeJson = () => invalid("The request body must be sent as JSON.");

const notJson = () => invalid("The request body is not valid JSON.");

const TOO_MANY = "Too many requests. Please wait a moment and try again.";

async function limitRequests(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => networkOf(ip),
    // By the route, not by the address as it was written: `/%61pi` is `/api` to the router.
    allowList: (request) => !LIMITED.test(request.routeOptions.url ?? ""),
    errorResponseBuilder: (_request, { ttl }) => rateLimited(TOO_MANY, ttl / 1000),
  });
}

/** Calls that do work. Files are cheap, and a reload fetches many of them; pages have turns (pages/page-turns.ts). */
const LIMITED = /^\/(api|auth|upload|candidates|compares)(\/|\?|$)/;
