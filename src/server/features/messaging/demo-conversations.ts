import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

const SIDES = ["candidate", "recruiter"] as const;
export type Side = (typeof SIDES)[number];

interface DemoMessage {
  readonly from: Side;
  /** How long ago. */
  readonly ageMs: number;
  readonly text: string;
}

/**
 * A conversation of the demo world: `key: value` lines, then each message under a line that says
 * whose it is and how old, as in "recruiter, 3 days 4 hours ago".
 */
export type DemoConversation = z.output<typeof Header> & {
  readonly messages: readonly DemoMessage[];
};

const said = z.string().min(1);
const Header = z.strictObject({
  /** By name. */
  candidate: said,
  job: said,
  company: said,
  /** Who has not read the last message yet. */
  unread: z.enum(SIDES).optional(),
});

const FIELD = /^([a-z]+): *(.*?)\s*$/;
const OPENING = /^(candidate|recruiter), (?:(\d+) days? ?)?(?:(\d+) hours? ?)?ago$/;
const HOUR_MS = 3_600_000;

export const demoConversations = (folder: string): DemoConversation[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .map((file) => parseConversation(file, readFileSync(join(folder, file), "utf8")));

export function parseConversation(file: string, content: string): DemoConversation {
  const lines = content.split(/\r?\n/);
  const first = lines.findIndex((line) => OPENING.test(line));
  const messages = first < 0 ? [] : messagesIn(lines.slice(first));
  if (messages.length === 0) throw new Error(`${file}: there is no message.`);
  const ages = messages.map(({ ageMs }) => ageMs);
  if (ages.some((age, at) => age >= (ages[at - 1] ?? Number.POSITIVE_INFINITY)))
    throw new Error(`${file}: each message has to be newer than the one before.`);
  const header = lines.slice(0, first).filter((line) => line.trim() !== "");
  const fields = Header.safeParse(Object.fromEntries(header.map(fieldIn)));
  if (!fields.success) throw new Error(`${file}: ${z.prettifyError(fields.error)}`);
  return { ...fields.data, messages };
}

function fieldIn(line: string): [string, string] {
  const [, key = line, value = ""] = FIELD.exec(line) ?? [];
  return [key, value];
}

function messagesIn(lines: readonly string[]): DemoMessage[] {
  const messages: { from: Side; ageMs: number; lines: string[] }[] = [];
  for (const line of lines) {
    const [, side, days = "0", hours = "0"] = OPENING.exec(line) ?? [];
    const from = SIDES.find((name) => name === side);
    const ageMs = (Number(days) * 24 + Number(hours)) * HOUR_MS;
    if (from) messages.push({ from, ageMs, lines: [] });
    else messages.at(-1)?.lines.push(line);
  }
  return messages.map(({ lines: text, ...rest }) => ({ ...rest, text: text.join("\n").trim() }));
}
