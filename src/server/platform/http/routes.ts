import type { Readable } from "node:stream";
import * as z from "zod";
import type { Endpoint, Parsed, PathParams, Schema, Who } from "#contract/endpoint.ts";
import { forbidden, notFound, Refusal, unauthenticated } from "../faults.ts";
import type { Actor, Caller } from "./caller.ts";
import type { Cookies } from "./cookies.ts";
import { parsePart } from "./parse.ts";

/** A file of a multipart request, already on disk and counted; removed after the answer. */
export interface UploadedFile {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly path: string;
}

export interface Download {
  readonly fileName: string;
  readonly contentType: string;
  readonly body: Readable | Uint8Array;
  /** Shown in the browser instead of saved. */
  readonly inline?: boolean;
}

/** Keeps a response open and hands out a way to write Server-Sent Events to it. */
export interface Stream {
  readonly open: (sink: { send(data: string): void; close(): void }) => { onClose(): void };
}

export type Page =
  | { readonly redirect: string }
  | { readonly html: string; readonly status?: number }
  | {
      readonly text: string | Buffer;
      readonly contentType: string;
      readonly status?: number;
      /** In place of the usual ones of the same name. */
      readonly headers?: Readonly<Record<string, string>>;
    }
  | { readonly stream: Stream };

type Open = "anyone" | "visitor";

/** What a handler is handed: everything already parsed and allowed. */
export interface Call<E extends Endpoint> extends Omit<Caller, "actor" | "visitor"> {
  readonly actor: E["who"] extends Open ? Actor | null : Actor;
  readonly visitor: E["who"] extends "visitor" ? string : null;
  readonly params: PathParams<E["path"]>;
  readonly query: Parsed<E, "query">;
  readonly body: Parsed<E, "body">;
  readonly files: E extends { files: infer F } ? { [K in keyof F]?: UploadedFile } : undefined;
  readonly cookies: Cookies;
}

type Answer<E extends Endpoint> = E extends { response: infer S extends Schema }
  ? z.input<S>
  : E extends { kind: "download" }
    ? Download
    : Page;

export interface Routes {
  /**
   * Two steps, because a one-step form would infer the answer from the handler and silently accept
   * a wrong one.
   */
  on<E extends Endpoint>(
    endpoint: E,
  ): { answer(handler: (call: Call<E>) => Promise<Answer<E>> | Answer<E>): void };
}

/** The request as it came through the door, before it is parsed. */
export interface RawCall extends Caller {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly files: Record<string, UploadedFile> | undefined;
  readonly cookies: Cookies;
}

export interface Route {
  readonly endpoint: Endpoint;
  run(call: RawCall): Promise<unknown>;
}

/** Collects what the features answer; `serve-routes.ts` puts it on the wire. */
export function createRoutes(): Routes & { readonly all: Route[] } {
  const all: Route[] = [];
  return {
    all,
    on: (endpoint) => ({
      answer: (handler) => {
        if (all.some((route) => lineOf(route.endpoint) === lineOf(endpoint)))
          throw new Error(`${lineOf(endpoint)} is answered twice.`);
        // The types above are for the reader and the compiler; here the parts meet as unknown.
        const run = async (raw: RawCall) =>
          present(endpoint, await handler(parseCall(endpoint, raw) as never));
        all.push({ endpoint, run });
      },
    }),
  };
}

export const lineOf = ({ method, path }: Endpoint) => `${method} ${path}`;

function parseCall(endpoint: Endpoint, raw: RawCall) {
  const { query } = endpoint;
  const body = "body" in endpoint ? endpoint.body : undefined;
  return {
    ...raw,
    params: parseParams(raw.params),
    query: query ? parsePart(query, raw.query) : undefined,
    body: body ? parsePart(body, raw.body) : undefined,
  };
}

/** The answer is parsed too: a field that the contract does not name cannot leave the house. */
function present(endpoint: Endpoint, answer: unknown): unknown {
  if (!("response" in endpoint)) return answer;
  return z.parse(endpoint.response, answer);
}

/** A parameter called `id` or `somethingId`: ids are UUIDs as text, everywhere. */
const ID_NAME = /^id$|Id$/;
const UUID = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i;
const LONGEST_PARAM = 300;

/** An id that could not be one is a thing that does not exist. */
function parseParams(params: unknown): unknown {
  const bad = Object.entries(params ?? {}).some(
    ([name, value]) =>
      typeof value !== "string" ||
      value.includes("\u0000") ||
      value.length > LONGEST_PARAM ||
      (ID_NAME.test(name) && !UUID.test(value)),
  );
  if (bad) throw notFound("That was not found.");
  return params;
}

const ADMIN_LACKS = { factor: "factor-missing", confirmation: "confirm-factor" } as const;
const ADMIN_FACTOR = "Administrators confirm who they are with a code or a passkey.";

/** Who may come in. The words are read by clients (a 401 contains "Unauthorized"). */
export function requireCaller(who: Who, actor: Actor | null): void {
  if (who === "anyone" || who === "visitor") return;
  if (!actor) throw unauthenticated("Unauthorized: please sign in.");
  if (who === "signed-in") return;
  if (who === "admin") {
    if (actor.isAdmin) return;
    if (actor.adminLacks) throw new Refusal(ADMIN_LACKS[actor.adminLacks], ADMIN_FACTOR);
    throw forbidden("Only administrators may do this.");
  }
  if (actor.role !== who) throw forbidden(`Only ${who}s may do this.`);
}
