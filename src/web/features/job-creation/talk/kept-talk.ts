import * as z from "zod/mini";
import { generateJd, JobDraft } from "#contract/job-creation.ts";
import { chatTexts } from "../texts.ts";

/** A conversation with the assistant, as the browser keeps it. */
const Talk = z.object({
  /** What it began with. */
  company: z.string(),
  url: z.string(),
  description: z.string(),
  begun_at: z.string(),
  messages: z.array(z.object({ sender: z.enum(["user", "assistant"]), text: z.string() })),
  /** What stands in the box. */
  draft: z.string(),
  /** What is on its way: "" is the opening turn, null is nothing. */
  sending: z.nullable(z.string()),
  fault: z.string(),
  /** The last answer. */
  turn: z.nullable(generateJd.response),
  /** The advertisement before that, so that what is new can be marked. */
  before: z.nullable(JobDraft),
  /** Words that the recruiter wants to keep, whatever was said of them. */
  kept_words: z.array(z.string()),
});
export type Talk = z.infer<typeof Talk>;

export const beginTalk = (
  about: Pick<Talk, "company" | "url" | "description">,
  now: Date,
): Talk => ({
  ...about,
  begun_at: now.toISOString(),
  messages: [],
  draft: "",
  sending: null,
  fault: "",
  turn: null,
  before: null,
  kept_words: [],
});

export const withSending = (talk: Talk, text: string): Talk => ({
  ...talk,
  sending: text,
  fault: "",
  draft: talk.draft.trim() === text ? "" : talk.draft,
});

export function withTurn(talk: Talk, turn: NonNullable<Talk["turn"]>): Talk {
  const said = talk.sending ? [{ sender: "user" as const, text: talk.sending }] : [];
  return {
    ...talk,
    messages: [...talk.messages, ...said, { sender: "assistant", text: turn.message }],
    sending: null,
    turn,
    before: talk.turn?.draft ?? null,
  };
}

/** What was not taken goes back into the box, before what was typed since. */
export const withFault = (talk: Talk, fault: string): Talk => ({
  ...talk,
  draft: [talk.sending, talk.draft].filter(Boolean).join("\n"),
  sending: null,
  fault,
});

/** What was on its way when the page was left may or may not have arrived; the opening is asked again. */
export function readTalk(text: string | null): Talk | undefined {
  const { data } = z.safeParse(Talk, parseJson(text ?? ""));
  if (!data || data.sending === null) return data;
  return withFault(data, data.sending && chatTexts.interrupted);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
