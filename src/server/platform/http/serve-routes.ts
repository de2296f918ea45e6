import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Endpoint } from "#contract/endpoint.ts";
import { type Asker, askAs } from "../admission/asker.ts";
import { forbidden } from "../faults.ts";
import type { Log } from "../log.ts";
import { tellFault } from "./answer-fault.ts";
import type { Caller, Identify } from "./caller.ts";
import { clientOf } from "./client.ts";
import { cookiesOf, readSessionToken } from "./cookies.ts";
import {
  type Download,
  type Page,
  type RawCall,
  type Route,
  requireCaller,
  type Stream,
} from "./routes.ts";
import { bearerOf } from "./start-token.ts";
import { receiveUpload } from "./uploads.ts";

/** Proxies drop a quiet connection after half a minute or so. */
const PING_MS = 25_000;

function answerPage(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if ("redirect" in page) return reply.redirect(page.redirect, 302);
  if ("stream" in page) return openStream(page.stream, request, reply);
  if ("html" in page)
    return reply
      .code(page.status ?? 200)
      .type("text/html; charset=utf-8")
      .send(page.html);
  const { headers = {} } = page;
  reply.headers(headers);
  if (headers.etag && request.headers["if-none-match"] === headers.etag)
    return reply.code(304).send();
  return reply
    .code(page.status ?? 200)
    .type(page.contentType)
    .send(page.text);
}

function openStream(stream: Stream, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.setHeader("content-type", "text/event-stream; charset=utf-8");
  raw.setHeader("x-accel-buffering", "no");
  raw.writeHead(200);
  if (request.method === "HEAD") {
    raw.end();
    return reply;
  }
  // Between its end and its closing there is a moment in which others still know of it.
  const write = (text: string) => raw.writableEnded || raw.write(`${text}\n\n`);
  write(": open");
  const ping = setInterval(() => write(": ping"), PING_MS);
  const { onClose } = stream.open({
    send: (data) => write(`data: ${data}`),
    close: () => raw.end(),
  });
  request.raw.socket.setTimeout(0);
  raw.on("close", () => {
    clearInterval(ping);
    onClose();
  });
  return reply;
}

export interface HttpRules {
  readonly publicUrl: string | undefined;
  readonly secure: boolean;
  /** People come through another address, so nobody counts as being on this machine. */
  readonly isPublished: boolean;
  /** Who shows it, started the program. */
  readonly startToken: string;
  readonly identify: Identify;
  readonly log: Log;
  /** How often a held answer lets a space through. */
  readonly heldEveryMs?: number;
}

/** Puts every answered contract line on the wire: who, origin, parts, answer. */
export function serveRoutes(app: FastifyInstance, routes: readonly Route[], rules: HttpRules) {
  for (const route of routes) {
    const { method, path } = route.endpoint;
    app.route({
      method,
      url: path,
      config: { takesForm: "takesForm" in route.endpoint },
      // A compressor would keep the spaces of a held answer to itself.
      ...("held" in route.endpoint && { compress: false as const }),
      handler: (request, reply) => serve(route, request, reply, rules),
    });
  }
}

async function serve(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  rules: HttpRules,
): Promise<FastifyReply> {
  const { endpoint } = route;
  checkOrigin(request, rules.publicUrl);
  const caller = await callerOf(request, rules);
  requireCaller(endpoint.who, caller.actor);
  const cookies = cookiesOf(request, reply, rules);
  const visitor = endpoint.who === "visitor" ? (cookies.visitor ?? cookies.renewVisitor()) : null;
  if (endpoint.kind === "upload" && cookies.visitor) cookies.prolongVisitor(cookies.visitor);
  const { params, query } = request;
  const isHeld = "held" in endpoint;
  const asker = askerOf(caller, visitor, isHeld ? undefined : signalOf(reply));
  const call = { ...caller, visitor, cookies, params, query };
  const answer = askAs(asker, () => run(route, request, call));
  if (isHeld) {
    const faultOf = (error: unknown) => tellFault(error, request, rules.log);
    return sendHeld(await holdOpen(answer, faultOf, rules.heldEveryMs), reply);
  }
  return send(endpoint, await answer, request, reply);
}

/** Whose turn it is where something is scarce. Who is unknown is their network. */
const askerOf = (
  { actor, client: { network } }: Caller,
  visitor: string | null,
  signal?: AbortSignal,
): Asker => {
  const known = actor ? `account:${actor.id}` : visitor && `visitor:${visitor}`;
  return { owner: known || network, network, isRequest: true, ...(signal && { signal }) };
};

/** Aborted when the connection ends before the answer has left. */
export function signalOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once("close", () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** The temporary files of an upload are gone before the answer leaves. */
async function run(
  route: Route,
  request: FastifyRequest,
  call: Omit<RawCall, "body" | "files">,
): Promise<unknown> {
  if (route.endpoint.kind !== "upload")
    return route.run({ ...call, body: request.body, files: undefined });
  const { fields, files, remove } = await receiveUpload(request, route.endpoint.files);
  return route.run({ ...call, body: fields, files }).finally(remove);
}

export async function callerOf(request: FastifyRequest, rules: HttpRules): Promise<Caller> {
  const token = readSessionToken(request, rules);
  const client = clientOf(request, rules);
  return {
    actor: token ? await rules.identify(token, client) : null,
    visitor: null,
    bearer: bearerOf(request),
    client,
  };
}

function send(endpoint: Endpoint, answer: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  // Each kind's answer was typed at its handler (`Answer` in routes.ts).
  if (endpoint.kind === "page") return answerPage(answer as Page, request, reply);
  if (endpoint.kind === "download") return sendDownload(answer as Download, reply);
  if ("status" in endpoint) reply.code(endpoint.status);
  return reply.type("application/json; charset=utf-8").send(JSON.stringify(answer));
}

const sendHeld = (body: string | Readable, reply: FastifyReply) =>
  reply.type("application/json; charset=utf-8").header("cache-control", "no-store").send(body);

function sendDownload({ fileName, contentType, body, inline }: Download, reply: FastifyReply) {
  const plain = fileName.replace(/[^\w. -]/g, "_");
  const exact = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const how = inline ? "inline" : "attachment";
  return reply
    .type(contentType)
    .header("x-content-type-options", "nosniff")
    .header("content-security-policy", "sandbox; default-src 'none'")
    .header("content-disposition", `${how}; filename="${plain}"; filename*=UTF-8''${exact}`)
    .send(body);
}

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Stops other sites from acting with a person's cookies. An unsafe request must come from our own
 * origin; one without an Origin header is taken only when the browser says that it is ours, or
 * when it carries no cookie and so acts for nobody.
 */
function checkOrigin(request: FastifyRequest, publicUrl: string | undefined): void {
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

/** Proxies give up on a connection on which nothing comes. */
const EVERY_MS = 15_000;

/**
 * An answer that may take minutes. What is there at once is answered like any other, refusals too; after
 * that the status is said, a space goes out now and then, and JSON does not mind spaces before it.
 * `faultOf` says what is written in place of an answer that fails then.
 */
async function holdOpen(
  answer: Promise<unknown>,
  faultOf: (error: unknown) => unknown,
  everyMs = EVERY_MS,
): Promise<string | Readable> {
  const waited = new AbortController();
  const first = await Promise.race([
    answer.then((value) => ({ value })),
    sleep(everyMs, undefined, { signal: waited.signal, ref: false }).catch(() => undefined),
  ]).finally(() => waited.abort());
  if (first) return JSON.stringify(first.value);
  return spacesBefore(answer.catch(faultOf), everyMs);
}

function spacesBefore(answer: Promise<unknown>, everyMs: number): Readable {
  const body = new Readable({ read() {} });
  body.push(" ");
  const timer = setInterval(() => body.push(" "), everyMs).unref();
  // Whoever left is not written to; what they had asked for goes on.
  body.once("close", () => clearInterval(timer));
  void answer.then((value) => {
    clearInterval(timer);
    if (body.destroyed) return;
    body.push(JSON.stringify(value));
    body.push(null);
  });
  return body;
}
