import * as z from "zod";
import { type Accepted, type Asked, formOf, nextForm, STRICTEST } from "./answer-forms.ts";
import { type Deadline, startDeadline } from "./deadline.ts";
import { ModelError } from "./model-error.ts";
import {
  BadRequest,
  type ChatParts,
  type ModelConfig,
  type Patience,
  postChat,
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
