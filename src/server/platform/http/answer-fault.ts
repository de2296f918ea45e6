import type { FastifyReply, FastifyRequest } from "fastify";
import type { Fault, FaultBody } from "#contract/faults.ts";
import { Refusal } from "../faults.ts";
import type { Log } from "../log.ts";

/** The only table from fault to status. */
const STATUS: Record<Fault, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  "not-found": 404,
  conflict: 409,
  unlawful: 422,
  "too-large": 413,
  "rate-limited": 429,
  internal: 500,
  unavailable: 503,
};

/** What Fastify itself refuses, in our words. */
const FRAMEWORK: Record<string, Refusal> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new Refusal("too-large", "The request is too large."),
  FST_ERR_CTP_INVALID_JSON_BODY: new Refusal("invalid", "The request body is not valid JSON."),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Refusal("invalid", "The request body must be sent as JSON."),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new Refusal("invalid", "The request was cut short."),
  FST_ERR_MAX_PARAM_LENGTH: new Refusal("not-found", "That was not found."),
  FST_ERR_BAD_URL: new Refusal("invalid", "The address is not valid."),
  FST_ERR_ASYNC_CONSTRAINT: new Refusal("invalid", "The address is not valid."),
};

/** Connection losses and a full or stopping database: the request was fine, the moment was not. */
const DATABASE_AWAY = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  // A statement that took too long (statement_timeout in database.ts).
  "57014",
  "57P01",
  "57P02",
  "57P03",
  "53300",
  "08006",
  "08001",
]);

export function faultBody(
  fault: Fault,
  message: string,
  { errors, unlawful }: Pick<Partial<Refusal>, "errors" | "unlawful"> = {},
): FaultBody {
  return {
    success: false,
    message,
    error: message,
    fault,
    ...(errors && { errors: [...errors] }),
    ...(unlawful && { unlawful: [...unlawful] }),
  };
}

/** An address that nobody answers. */
export function answerNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendFault(new Refusal("not-found", "That was not found."), reply);
}

export function answerFault(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  log: Log,
): FastifyReply {
  return sendFault(refusalOf(error, request, log), reply);
}

/** For a page that could not be made: to a person in front of a browser, the sentence alone. */
export function answerPageFault(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  log: Log,
): FastifyReply {
  const refusal = refusalOf(error, request, log);
  if (!request.headers.accept?.includes("text/html")) return sendFault(refusal, reply);
  return headed(refusal, reply).type("text/plain; charset=utf-8").send(`${refusal.message}\n`);
}

/** For an answer whose status is out already: the same body, and the same line in the log. */
export function tellFault(error: unknown, request: FastifyRequest, log: Log): FaultBody {
  const refusal = refusalOf(error, request, log);
  return faultBody(refusal.fault, refusal.message, refusal);
}

function headed(refusal: Refusal, reply: FastifyReply): FastifyReply {
  if (refusal.retryAfterSeconds !== undefined)
    reply.header("retry-after", Math.max(1, Math.ceil(refusal.retryAfterSeconds)));
  return reply.code(STATUS[refusal.fault]).header("cache-control", "no-store");
}

function sendFault(refusal: Refusal, reply: FastifyReply): FastifyReply {
  return headed(refusal, reply)
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(faultBody(refusal.fault, refusal.message, refusal)));
}

function refusalOf(error: unknown, request: FastifyRequest, log: Log): Refusal {
  const refusal = meaningOf(error);
  // Who is told when to come back met a limit: nothing failed, and a flood of them must not fill the log.
  const isLimit = refusal.retryAfterSeconds !== undefined;
  if (refusal.fault === "internal" || (refusal.fault === "unavailable" && !isLimit))
    log.error({ err: error, requestId: request.id, path: request.routeOptions?.url }, "failed");
  return refusal;
}

function meaningOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isConnectionLost(error)) return databaseAway();
  for (const code of codesOf(error)) {
    const framework = FRAMEWORK[code];
    if (framework) return framework;
    if (DATABASE_AWAY.has(code)) return databaseAway();
  }
  if (isRefusedByFramework(error)) return new Refusal("invalid", "The request is not valid.");
  return new Refusal("internal", "Something went wrong on our side. Please try again.");
}

const databaseAway = () =>
  new Refusal("unavailable", "The service is not available right now. Please try again.");

/** What pg says without a code, and a socket that is not there (a missing file is something else). */
const LOST = /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/;
function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isMissingSocket = "syscall" in error && error.syscall === "connect";
  return isMissingSocket || LOST.test(error.message) || isConnectionLost(error.cause);
}

/** A refusal that has no words above yet: still the request's fault, not ours. */
function isRefusedByFramework(error: unknown): boolean {
  if (!(error instanceof Error) || !("statusCode" in error)) return false;
  return typeof error.statusCode === "number" && error.statusCode >= 400 && error.statusCode < 500;
}

function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const own = "code" in error && typeof error.code === "string" ? [error.code] : [];
  return [...own, ...codesOf(error.cause)];
}
