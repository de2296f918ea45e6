import * as z from "zod/mini";
import type {
  DownloadEndpoint,
  JsonEndpoint,
  PageEndpoint,
  PathParams,
  Schema,
  Sent,
} from "#contract/endpoint.ts";
import { type Fault, FaultBody } from "#contract/faults.ts";
import type { UnlawfulPlace } from "#contract/unlawful-place.ts";

export const UNREACHABLE = "Candour could not be reached. Check your connection and try again.";
const UNREADABLE = "Something went wrong. Please try again.";

/** The one error of every call: a screen looks at `fault`, a person reads `message`. */
export class ApiError extends Error {
  readonly status: number;
  readonly fault: Fault;
  /** Every sentence by itself, where several things are wrong at once. */
  readonly errors: readonly string[];
  /** What stands in the way of going live. */
  readonly unlawful: readonly UnlawfulPlace[];

  constructor(
    status: number,
    fault: Fault,
    message: string,
    errors: readonly string[] = [],
    unlawful: readonly UnlawfulPlace[] = [],
  ) {
    super(message);
    this.status = status;
    this.fault = fault;
    this.errors = errors;
    this.unlawful = unlawful;
  }
}

/** What the server says; where it has nothing to say (a 500), what the screen says. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.fault !== "internal" ? error.message : fallback;
}

/** What keeps it from going live; empty for every other refusal. */
export const unlawfulIn = (error: unknown): readonly UnlawfulPlace[] =>
  error instanceof ApiError ? error.unlawful : [];

/** What can be sent to any line; `Arguments` says what one line needs. */
export interface AnyInput {
  params?: Record<string, string>;
  query?: object;
  body?: unknown;
  signal?: AbortSignal;
}

type ParamsOf<E> = E extends { path: infer Path extends string }
  ? unknown extends PathParams<Path>
    ? undefined
    : PathParams<Path>
  : undefined;

/** Nothing when the line has no such part, optional when nothing in it is required. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Partial<Value> extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value };

export type Input<E> = AnyInput &
  Part<"params", ParamsOf<E>> &
  Part<"query", Sent<E, "query">> &
  Part<"body", Sent<E, "body">>;

export type Arguments<E> =
  Partial<Input<E>> extends Input<E> ? [input?: Input<E>] : [input: Input<E>];

export type Answer<E extends { response: Schema }> = z.output<E["response"]>;

/** `await call(signIn, { body: { email, password } })`: typed by the contract line on both ends. */
export function call<E extends JsonEndpoint>(
  endpoint: E,
  ...[input]: Arguments<E>
): Promise<Answer<E>> {
  return send(endpoint, input ?? {});
}

/** The address of a page or a file, for a link. */
export function hrefOf<E extends PageEndpoint | DownloadEndpoint>(
  endpoint: E,
  ...[input]: Arguments<E>
): string {
  return addressOf(endpoint.path, input ?? {});
}

export async function send<E extends JsonEndpoint>(
  endpoint: E,
  input: AnyInput,
): Promise<Answer<E>> {
  return unlessAsked(async () => {
    const { status, text } = await transfer(endpoint, input);
    return readAnswer<E["response"]>(endpoint.response, status, text);
  });
}

/** Answers whether the person has proved who they are, for a call that was refused until they do. */
type Asker = (fault: Fault) => Promise<boolean>;
let ask: Asker | undefined;

/** What asks the person; where nobody is signed in there is nobody to ask. */
export function askWith(asker: Asker | undefined): void {
  ask = asker;
}

/** A call that is refused until the person confirms who they are is made again when they have. */
export async function unlessAsked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (
      !(error instanceof ApiError) ||
      !/^confirm/.test(error.fault) ||
      !(await ask?.(error.fault))
    )
      throw error;
    return work();
  }
}

/** The wire itself. An upload (upload.ts) differs from a call here and only here. */
async function transfer({ method, path }: JsonEndpoint, input: AnyInput) {
  const json = input.body === undefined ? {} : { "content-type": "application/json" };
  try {
    const response = await fetch(addressOf(path, input), {
      method,
      headers: { accept: "application/json", ...json },
      body: input.body === undefined ? null : JSON.stringify(input.body),
      credentials: "same-origin",
      signal: input.signal ?? null,
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    if (input.signal?.aborted) throw error;
    throw new ApiError(0, "unavailable", UNREACHABLE);
  }
}

export function readAnswer<S extends Schema>(schema: S, status: number, text: string): z.output<S> {
  const body = parseJson(text);
  if (status >= 200 && status < 300) {
    const answer = z.safeParse(schema, body);
    if (answer.success) return answer.data;
  }
  const refusal = z.safeParse(FaultBody, body);
  if (refusal.success) {
    const { fault, message, errors, unlawful } = refusal.data;
    throw new ApiError(status, fault, message, errors, unlawful);
  }
  throw new ApiError(status, "internal", UNREADABLE);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function addressOf(path: string, { params = {}, query = {} }: AnyInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ""));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const item of [value].flat()) if (item !== undefined) search.append(name, String(item));
  return search.size > 0 ? `${filled}?${search}` : filled;
}
