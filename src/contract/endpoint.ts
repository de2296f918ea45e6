import * as z from "zod/mini";

/**
 * The contract line. One call of `endpoint`, `upload`, `download` or `page` is everything that is
 * known about a route: typed handlers, typed browser calls, OpenAPI, the authorisation matrix and
 * the fuzzer are all derived from it.
 */

/**
 * Who may call. `visitor` is anyone, but the caller is given a signed cookie that can own things.
 * An administrator keeps the role of the account, so `recruiter` refuses an administrator who is
 * a candidate.
 */
export const WHO = ["anyone", "visitor", "signed-in", "candidate", "recruiter", "admin"] as const;
export type Who = (typeof WHO)[number];

type Method = "GET" | "POST" | "PUT" | "DELETE";
type Line = `${Method} /${string}`;
export type Schema = z.core.$ZodType;

type PathOf<L extends Line> = L extends `${Method} ${infer Path}` ? Path : never;

/** `/api/things/:id` needs `{ id: string }`; a name like `id` or `jobId` must be a UUID, else 404. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name]: string } & PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? { [K in Name]: string }
    : unknown;

interface Common {
  who: Who;
  /** One sentence for the OpenAPI page. */
  summary: string;
  query?: Schema;
}

interface JsonShape extends Common {
  body?: Schema;
  /** A form may come in place of JSON and says nothing: mail programs press a button with one. */
  takesForm?: true;
  /** The answer may take minutes: spaces before it keep the connection open. */
  held?: true;
  /** Taken on, to be done later. Otherwise 200. */
  status?: 202;
  response: Schema;
}

export interface FileRule {
  maxBytes: number;
  /** The sentence a person reads when the file is larger. */
  tooLarge: string;
  /** The sentence a person reads when the file is missing; leave out when it is optional. */
  missing?: string;
}

interface UploadShape extends Common {
  files: Record<string, FileRule>;
  /** The text fields of the form. */
  body?: Schema;
  response: Schema;
}

interface Described {
  method: Method;
  path: string;
}

export interface JsonEndpoint extends Described, JsonShape {
  kind: "json";
}
export interface UploadEndpoint extends Described, UploadShape {
  kind: "upload";
}
/** A file that the browser saves or shows. */
export interface DownloadEndpoint extends Described, Common {
  kind: "download";
}
/** HTML, redirects, feeds and streams: whatever a browser or a crawler reads directly. */
export interface PageEndpoint extends Described, Common {
  kind: "page";
}
export type Endpoint = JsonEndpoint | UploadEndpoint | DownloadEndpoint | PageEndpoint;

type Made<Kind extends string, L extends Line, Shape> = Shape & {
  readonly kind: Kind;
  readonly method: Method;
  readonly path: PathOf<L>;
};

/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const L extends Line, const S extends JsonShape>(line: L, shape: S) {
  return made("json", line, shape);
}

/* @__NO_SIDE_EFFECTS__ */
export function upload<const L extends Line, const S extends UploadShape>(line: L, shape: S) {
  return made("upload", line, shape);
}

/* @__NO_SIDE_EFFECTS__ */
export function download<const L extends Line, const S extends Common>(line: L, shape: S) {
  return made("download", line, shape);
}

/* @__NO_SIDE_EFFECTS__ */
export function page<const L extends Line, const S extends Common>(line: L, shape: S) {
  return made("page", line, shape);
}

function made<const Kind extends string, L extends Line, S>(kind: Kind, line: L, shape: S) {
  const space = line.indexOf(" ");
  const described = { kind, method: line.slice(0, space), path: line.slice(space + 1) };
  // The only cast of the contract: `slice` forgets what the template literal type knows.
  return { ...shape, ...described } as Made<Kind, L, S>;
}

/** What a handler receives for one part of the request; `undefined` when the line has none. */
export type Parsed<E, Part extends string> = E extends { [K in Part]: infer S extends Schema }
  ? z.output<S>
  : undefined;

/** What a caller sends for one part of the request. */
export type Sent<E, Part extends string> = E extends { [K in Part]: infer S extends Schema }
  ? z.input<S>
  : undefined;

/** For words that are only compared with known ones, ids and times among them: no real one is longer. */
export const WORD_MAX = 200;

/** The plain answer of a write that has nothing else to say (never 204: clients parse JSON). */
export const Acknowledged = z.object({ success: z.literal(true), message: z.string() });

/** Ids are UUIDs as text. */
export const Id = z.uuid();
