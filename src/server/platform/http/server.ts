import { randomUUID } from "node:crypto";
import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import rateLimit from "@fastify/rate-limit";
import fastify, { type FastifyInstance } from "fastify";
import { invalid, rateLimited } from "../faults.ts";
import type { Log } from "../log.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { answerFault, faultBody } from "./answer-fault.ts";
import { networkOf } from "./client.ts";
import { securityHeaders } from "./security-headers.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** From the contract line. */
    takesForm?: boolean;
  }
}

interface HttpOptions {
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

/** Calls that do work. Files are cheap, and a reload fetches many of them; pages have turns (pages/pages.ts). */
const LIMITED = /^\/(api|auth|upload|candidates|compares)(\/|\?|$)/;

const RETRY_SECONDS = 5;

/**
 * So many requests of one network are under way at the same time, uploads that come slowly and event streams among
 * them: each holds a connection, and there are only so many for everybody.
 */
function capOpenRequests(app: FastifyInstance, most: number): void {
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

/**
 * One line for each request, when its connection is done with it: also for one that was broken off, and for a stream
 * at its end. The route is the contract's pattern and never the address, which can hold an id, a name or a token; who
 * asked is not said at all. The id is the one that the answer carries.
 */
function keepAccessLog(app: FastifyInstance, log: Log): void {
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

/** What never became a request: Node gives up while it reads, so the answer is written by hand. */
const ANSWERS = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    fault: "too-large",
    message: "The address or a header is too long.",
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    fault: "invalid",
    message: "The request took too long.",
  },
} as const;
const BROKEN = {
  status: 400,
  fault: "invalid",
  message: "The request could not be read.",
} as const;

function answerClientError(error: { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  if (!socket.writable) return void socket.destroy();
  const known = Object.entries(ANSWERS).find(([code]) => code === error.code);
  const { status, fault, message } = known?.[1] ?? BROKEN;
  const body = JSON.stringify(faultBody(fault, message));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `content-length: ${Buffer.byteLength(body)}`,
    "content-type: application/json; charset=utf-8",
    "cache-control: no-store",
    "connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}

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
