import * as z from "zod";
import { ModelError } from "./model-error.ts";
import {
  BadRequest,
  type ChatParts,
  type Deadline,
  type ModelConfig,
  type Patience,
  postChat,
  startDeadline,
} from "./post-chat.ts";

/** The object in a model's words, or what is wrong with it, without a word of it. */
type ReadObject<T> = { readonly object: T } | { readonly wrong: string };

const MOST_ISSUES = 3;

function readObject<T>(text: string, schema: z.ZodType<T>): ReadObject<T> {
  const value = firstJson(text);
  if (value === undefined) return { wrong: "it is not JSON" };
  const read = schema.safeParse(value);
  if (read.success) return { object: read.data };
  const issues = read.error.issues.slice(0, MOST_ISSUES);
  return { wrong: issues.map(({ path, code }) => `${path.join(".") || "it"}: ${code}`).join("; ") };
}

/** Models put fences, greetings and their thoughts around what they were asked for. */
function firstJson(text: string): unknown {
  const said = text.replace(/^\s*<think>[\s\S]*?<\/think>/, "");
  return (
    parsed(said) ??
    parsed(fencedIn(said)) ??
    parsed(said.slice(said.indexOf("{"), said.lastIndexOf("}") + 1))
  );
}

/** Looked for by hand: a pattern would try every place again when the second fence is missing. */
function fencedIn(said: string): string {
  const [, inside = ""] = said.split(FENCE, 2);
  return inside.replace(/^json/i, "");
}
const FENCE = "```";

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface Question<T> {
  readonly system: string;
  readonly user: string;
  readonly schema: z.ZodType<T>;
  /** What the object is called, in letters, figures, "_" and "-". */
  readonly name: string;
  readonly signal?: AbortSignal | undefined;
}

export interface ModelClient {
  readonly name: string;
  /** Throws a ModelError, or the reason of the caller's own signal. */
  object<T>(question: Question<T>): Promise<{ object: T }>;
}

interface Outside {
  readonly fetch?: typeof fetch;
  readonly clock?: () => Date;
}

const AT_ONCE = 4;
const RETRIES = 2;
/** So much of an answer that could not be used is shown to the model again. */
const SHOWN_AGAIN = 20_000;

/** A language model behind any server that speaks OpenAI's chat completions. */
export function createModelClient(config: ModelConfig, outside: Outside = {}): ModelClient {
  const { clock = () => new Date() } = outside;
  const parts: ChatParts = { config, fetch: outside.fetch ?? fetch, clock };
  const inTurn = createTurns(AT_ONCE);
  const known = { accepted: STRICTEST };
  return {
    name: config.name,
    async object({ signal, ...asked }) {
      const deadline = startDeadline(config.timeoutMs, clock, signal);
      try {
        return await inTurn(deadline.signal, () =>
          askTwice({ parts, known, asked, deadline, patience: { retries: RETRIES } }),
        );
      } finally {
        deadline.clear();
      }
    },
  };
}

interface Asking<A extends Asked> {
  readonly parts: ChatParts;
  readonly known: { accepted: Accepted };
  readonly asked: A;
  readonly deadline: Deadline;
  readonly patience: Patience;
}

interface Message {
  readonly role: "assistant" | "user";
  readonly content: string;
}

/** An answer of the wrong form gets one chance to be put right. */
async function askTwice<T>(
  asking: Asking<Asked & { readonly schema: z.ZodType<T> }>,
): Promise<{ object: T }> {
  const first = await ask(asking, []);
  const read = readSaid(first, asking.asked.schema);
  if ("object" in read) return read;
  const second = await ask(asking, [
    { role: "assistant", content: first.text.slice(0, SHOWN_AGAIN) || "(nothing)" },
    {
      role: "user",
      content: `That answer cannot be used: ${read.wrong}. Send the whole JSON object again, put right, and nothing else.`,
    },
  ]);
  const again = readSaid(second, asking.asked.schema);
  if ("object" in again) return again;
  throw new ModelError("invalid-output", `The model's answer cannot be used: ${again.wrong}.`);
}

interface Said {
  readonly text: string;
  readonly isCut: boolean;
}

function readSaid<T>({ text, isCut }: Said, schema: z.ZodType<T>) {
  return isCut ? { wrong: "it was cut off because it is too long" } : readObject(text, schema);
}

/** Asks in the strictest form that the server takes, and remembers which one that was. */
async function ask<A extends Asked>(asking: Asking<A>, later: readonly Message[]): Promise<Said> {
  const { parts, known, asked, deadline, patience } = asking;
  for (let accepted = known.accepted; ; ) {
    const { system, ...form } = formOf(accepted, asked);
    const messages = [
      { role: "system", content: system },
      { role: "user", content: asked.user },
      ...later,
    ];
    try {
      const body = { model: parts.config.name, messages, ...form };
      const said = saidIn(await postChat(parts, body, deadline, patience));
      known.accepted = accepted;
      return said;
    } catch (error) {
      const next = error instanceof BadRequest ? nextForm(accepted, error.complaint) : undefined;
      if (!next) throw error;
      accepted = next;
    }
  }
}

const Chat = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
});

function saidIn(text: string): Said {
  const read = readObject(text, Chat);
  const choice = "object" in read ? read.object.choices[0] : undefined;
  if (!choice)
    throw new ModelError(
      "bad-response",
      "The model's server did not answer with a chat completion.",
    );
  const { message, finish_reason } = choice;
  if (message.refusal || finish_reason === "content_filter")
    throw new ModelError("refusal", "The model declined to answer.");
  return { text: message.content ?? "", isCut: finish_reason === "length" };
}

/** So many at once; others wait in line until it is their turn or their signal is aborted. */
function createTurns(atOnce: number) {
  let active = 0;
  const line = new Set<() => void>();
  const take = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      if (active < atOnce) {
        active += 1;
        return resolve();
      }
      const leave = () => {
        line.delete(enter);
        reject(signal.reason);
      };
      const enter = () => {
        line.delete(enter);
        signal.removeEventListener("abort", leave);
        resolve();
      };
      line.add(enter);
      signal.addEventListener("abort", leave, { once: true });
    });
  const give = () => {
    const [next] = line;
    if (next) next();
    else active -= 1;
  };
  return async <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
    await take(signal);
    try {
      return await work();
    } finally {
      give();
    }
  };
}

/** How the form of an answer is asked for, the strictest first. */
const FORMS = ["bounded-schema", "schema", "json", "words"] as const;

/** What a server has been found to accept. */
interface Accepted {
  readonly form: (typeof FORMS)[number];
  readonly temperature: boolean;
}

const STRICTEST: Accepted = { form: FORMS[0], temperature: true };

/**
 * What to try after a request was called bad; undefined when nothing is left. Few servers know every
 * form, and they word the refusal in as many ways, so that the words decide nothing but this: models
 * that choose their own temperature say so by its name.
 */
function nextForm(accepted: Accepted, complaint: string): Accepted | undefined {
  if (accepted.temperature && /\btemperature\b/i.test(complaint))
    return { ...accepted, temperature: false };
  const form = FORMS[FORMS.indexOf(accepted.form) + 1];
  return form && { ...accepted, form };
}

/** Bounds that strict modes of some servers refuse. The answer is held to them afterwards anyway. */
const BOUNDS = new Set([
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "minimum",
  "maximum",
  "pattern",
  "format",
]);

interface Asked {
  readonly system: string;
  readonly user: string;
  readonly name: string;
  readonly schema: z.ZodType;
}

/** The part of a request that depends on what the server accepts. */
function formOf({ form, temperature }: Accepted, asked: Asked) {
  const schema = z.toJSONSchema(asked.schema);
  // Every draft reads these schemas alike, and some servers refuse what they do not know.
  delete schema.$schema;
  const heat = temperature ? { temperature: 0 } : {};
  const { name } = asked;
  switch (form) {
    case "bounded-schema":
      return { system: asked.system, ...heat, response_format: bySchema(name, schema) };
    case "schema":
      return { system: asked.system, ...heat, response_format: bySchema(name, unbounded(schema)) };
    case "json":
      return {
        system: inWords(asked.system, schema),
        ...heat,
        response_format: { type: "json_object" },
      };
    case "words":
      return { system: inWords(asked.system, schema), ...heat };
  }
}

const bySchema = (name: string, schema: unknown) => ({
  type: "json_schema",
  json_schema: { name, schema, strict: true },
});

const inWords = (system: string, schema: unknown) =>
  `${system}\n\nAnswer with one JSON object and nothing else. It must be valid against this JSON Schema:\n${JSON.stringify(schema)}`;

function unbounded(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(unbounded);
  if (typeof schema !== "object" || schema === null) return schema;
  // A property of ours may have the name of a bound: only what stands beside a type is one.
  const isSchema = "type" in schema && typeof schema.type === "string";
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !isSchema || !BOUNDS.has(key))
      .map(([key, value]) => [key, unbounded(value)]),
  );
}
