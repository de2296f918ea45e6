import * as z from "zod/mini";
import type { JsonEndpoint, Parsed, PathParams, UploadEndpoint } from "#contract/endpoint.ts";
import { type Fault, FaultBody } from "#contract/faults.ts";
import { LAWFUL_SENTENCES } from "#contract/lawful.ts";
import type { UnlawfulPlace } from "#contract/unlawful-place.ts";

/**
 * Stands where the server would be in a screen test. Every answer is declared for a line of the contract
 * and parsed by that line's schema, so a stub cannot say what the server never would.
 */

type Line = JsonEndpoint | UploadEndpoint;

/** What one call asked, parsed as the server would have parsed it. */
export interface Asked<E extends Line> {
  params: E extends { path: infer Path extends string } ? PathParams<Path> : never;
  query: Parsed<E, "query">;
  body: Parsed<E, "body">;
  /** The files of an upload, by the name of their field. */
  files: Record<string, File>;
}

type Reply<E extends Line> = z.input<E["response"]> | Refusal;
type Answering<E extends Line> = Reply<E> | ((asked: Asked<E>) => Reply<E> | Promise<Reply<E>>);

const STATUS: Record<Fault, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  "second-step": 401,
  confirm: 403,
  "confirm-factor": 403,
  "factor-missing": 403,
  "not-found": 404,
  conflict: 409,
  unlawful: 422,
  "too-large": 413,
  "rate-limited": 429,
  internal: 500,
  unavailable: 503,
};

class Refusal {
  readonly body: FaultBody;
  constructor(fault: Fault, message: string, errors?: string[]) {
    this.body = { success: false, message, error: message, fault, ...(errors && { errors }) };
  }
}

/** `answers(signIn, refusal("unauthenticated", "…"))`; without words it is the server's own failure. */
export const refusal = (
  fault: Fault = "internal",
  message = "Something went wrong.",
  errors?: string[],
) => new Refusal(fault, message, errors);

/** `answers(setJobStatus, held([…]))`: it would make public what the law forbids. */
export const held = (places: readonly UnlawfulPlace[]) => {
  const one = new Refusal("unlawful", LAWFUL_SENTENCES.refused);
  one.body.unlawful = [...places];
  return one;
};

/** `answers(signIn, never)`: the call hangs for as long as the test runs. */
export const never = (): Promise<never> => new Promise(() => undefined);

/** `answers(signIn, noConnection)`: the network gives up, as it does when a cable is pulled. */
export const noConnection = (): Promise<never> => Promise.reject(new ConnectionLost());
class ConnectionLost extends Error {}

/** A line and what is said to it, with its types forgotten: `answers` has checked them. */
interface Stub {
  line: Line;
  pattern: RegExp;
  reply: (asked: Asked<Line>) => unknown;
}

interface Call {
  line: Line;
  asked: Asked<Line>;
}

let stubs: Stub[] = [];
let calls: Call[] = [];
let complain: (text: string) => void = () => undefined;

/** What the line says from now on. The newest answer holds, as with a route that is declared twice. */
export function answers<const E extends Line>(line: E, answering: NoInfer<Answering<E>>): void {
  stubs.unshift(stubOf(line, answering));
}

/** As `answers`, but every call hangs until the returned function is called. */
export function answersWhenLetGo<const E extends Line>(
  line: E,
  answer: NoInfer<Reply<E>>,
): () => void {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  answers(line, () => held.then(() => answer));
  return letGo;
}

/** As `answers`, with text that is no answer of ours at all: what a proxy in between may send. */
export function answersRaw(line: Line, text: string): void {
  stubs.unshift({ ...stubOf(line, never), reply: () => new Raw(text) });
}
class Raw {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** What the line says unless the test says something else, before or after. */
export function answersByDefault<const E extends Line>(
  line: E,
  answering: NoInfer<Answering<E>>,
): void {
  stubs.push(stubOf(line, answering));
}

function stubOf<const E extends Line>(line: E, answering: NoInfer<Answering<E>>): Stub {
  const reply = typeof answering === "function" ? answering : () => answering;
  // The types of one line are narrower than those of any line; `replyTo` hands over that line's call.
  return { line, pattern: pathPattern(line.path), reply: reply as Stub["reply"] };
}

/** As on the server, what is named like an id is one: `/documents/:id` is not `/documents/offered`. */
export function pathPattern(path: string): RegExp {
  const part = (name: string) => (/id$/i.test(name) ? "[0-9a-f-]{36}" : "[^/]+");
  return new RegExp(`^${path.replace(/:(\w+)/g, (_, name) => `(?<${name}>${part(name)})`)}$`);
}

/** Every call of the line so far, oldest first. */
export function asked<const E extends Line>(line: E): Asked<E>[] {
  const same = calls.filter(
    (one) => one.line.path === line.path && one.line.method === line.method,
  );
  // Kept under this very line, and so of its types.
  return same.map((one) => one.asked as Asked<E>);
}

/** Forgets all answers and calls; whatever still runs from before gets no answer any more. */
export function resetApi(onComplaint: (text: string) => void): void {
  stubs = [];
  calls = [];
  complain = onComplaint;
}

export interface WireAnswer {
  status: number;
  text: string;
}

/** What the stand-ins for fetch and XMLHttpRequest send on; rejects when the connection is lost. */
export async function replyTo(
  method: string,
  address: string,
  content: FormData | string | undefined,
): Promise<WireAnswer> {
  const { pathname, searchParams } = new URL(address, location.href);
  const stub = stubs.find((one) => one.line.method === method && one.pattern.test(pathname));
  if (!stub) {
    complain(`No answer is declared for ${method} ${pathname}.`);
    return faultAnswer(refusal());
  }
  const { line, pattern, reply } = stub;
  const given = partsOf(content);
  const body = parsed("body" in line ? line.body : undefined, given.body);
  const query = parsed(line.query, Object.fromEntries(groupedValues(searchParams)));
  // Bad input ends with the sentence of the contract, as it does on the server.
  if (body instanceof Refusal) return faultAnswer(body);
  if (query instanceof Refusal) return faultAnswer(query);
  const params = { ...pattern.exec(pathname)?.groups };
  // A line without a body has `undefined` there, which is what an unparsed one is.
  const call = { params, query, body, files: given.files } as Asked<Line>;
  calls.push({ line, asked: call });
  const answer = await reply(call);
  if (answer instanceof Refusal) return faultAnswer(answer);
  if (answer instanceof Raw) return { status: 200, text: answer.text };
  const valid = z.safeParse(line.response, answer);
  if (!valid.success)
    complain(`The stub of ${method} ${line.path} breaks the contract: ${valid.error.message}`);
  return { status: ("status" in line && line.status) || 200, text: JSON.stringify(answer) };
}

export const isConnectionLost = (error: unknown) => error instanceof ConnectionLost;

function faultAnswer({ body }: Refusal): WireAnswer {
  return { status: STATUS[body.fault], text: JSON.stringify(z.parse(FaultBody, body)) };
}

function parsed(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = z.safeParse(schema, value ?? {});
  if (result.success) return result.data;
  return refusal("invalid", result.error.issues[0]?.message);
}

function partsOf(content: FormData | string | undefined) {
  const files: Record<string, File> = {};
  if (!(content instanceof FormData))
    return { files, body: content === undefined ? undefined : JSON.parse(content) };
  const body: Record<string, string> = {};
  for (const [name, value] of content)
    if (value instanceof File) files[name] = value;
    else body[name] = value;
  return { files, body };
}

/** A name that comes once has a value, one that comes twice has a list: as the server reads it. */
function groupedValues(search: URLSearchParams): Map<string, string | string[]> {
  const grouped = new Map<string, string | string[]>();
  for (const name of search.keys()) {
    const values = search.getAll(name);
    grouped.set(name, values.length > 1 ? values : (values[0] ?? ""));
  }
  return grouped;
}
