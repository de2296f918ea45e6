import type { Mark } from "./labels.ts";

/** What a language model may mark in a message: facts and asides. What is a command it does not decide. */
export const HEARD_LABELS = [
  "title",
  "place",
  "type",
  "hours",
  "pay",
  "duty",
  "must",
  "nice",
  "benefit",
  "about",
  "apply",
  "close",
  "start",
  "no",
  "talk",
] as const;

export interface Heard {
  readonly label: (typeof HEARD_LABELS)[number];
  /** Words of the message, letter by letter. */
  readonly quote: string;
}

const COMMANDS = new Set<Mark["label"]>(
  "go yes nope tone undo ask hush later cmd law off".split(" ") as Mark["label"][],
);
const LETTER = /[\p{L}\p{N}]/u;

/**
 * The marks of the reading model, and those of a language model in the place of what they overlap. A quote that does not
 * stand in the message, cuts a word in two or lies within a command is dropped.
 */
export function withHeard(
  message: string,
  own: readonly Mark[],
  heard: readonly Heard[],
): readonly Mark[] {
  const found: Mark[] = [];
  let at = 0;
  for (const { label, quote } of heard) {
    const words = quote.trim();
    const from = words === "" ? -1 : placeOf(message, words, at);
    if (from < 0) continue;
    const mark = { label, from, to: from + words.length, text: words, sure: 1 };
    if (
      [...found, ...own.filter((one) => COMMANDS.has(one.label))].some((one) => overlaps(one, mark))
    )
      continue;
    found.push(mark);
    at = mark.to;
  }
  const kept = own.filter((one) => !found.some((mark) => overlaps(one, mark)));
  return [...kept, ...found].sort((a, b) => a.from - b.from);
}

const overlaps = (one: Mark, other: Mark) => one.from < other.to && other.from < one.to;

/** From there on, or else from the beginning; whole words only. */
function placeOf(message: string, words: string, after: number): number {
  for (const start of [after, 0])
    for (let at = message.indexOf(words, start); at >= 0; at = message.indexOf(words, at + 1)) {
      const before = message[at - 1] ?? " ";
      const behind = message[at + words.length] ?? " ";
      const isCut =
        (LETTER.test(before) && LETTER.test(words.charAt(0))) ||
        (LETTER.test(behind) && LETTER.test(words.slice(-1)));
      if (!isCut) return at;
    }
  return -1;
}
