import { sentencesOf } from "#matching/candidate/sentences.ts";
import type { Line } from "#reading/line.ts";
import type { Passage } from "./index/messages.ts";

/** A line of the resume, counted from 1, and its words as they stand: a sentence that goes on over a line's end is told to its end. */
export interface Citation {
  readonly line: number;
  readonly quote: string;
}

export const citation = (passage: Passage, lines: readonly Line[]): Citation => {
  const { line, quote } = wholeCitation(passage, lines);
  return { line, quote };
};

/** `isWhole`: it is neither cut in the middle of a line nor too long to be told to its end. */
export function wholeCitation(
  { line, from, to }: Passage,
  lines: readonly Line[],
): Citation & { readonly isWhole: boolean } {
  const text = lines[line]?.text ?? "";
  const [before, cited, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  const begun = before.trim() === "" ? begunBefore(line, lines) : "";
  const rest = after.trim() === "" ? goneOnAfter(line, lines) : "";
  const isCut = begun === undefined || rest === undefined;
  const quote = [isCut ? "" : begun, cited.trim(), isCut ? "" : rest].filter(Boolean).join(" ");
  return { line: line + 1, quote, isWhole: !isCut && !SPLIT.test(`${before}¦${cited}¦${after}`) };
}

/** In the middle of a line, between two words of it. */
const SPLIT = /^[^¦]*[\p{L}\p{N}] *¦|[\p{L}\p{N}]¦ *[\p{L}\p{N}]/u;
const ENDS = /[.!?;:]["”’)]*\s*$/;
/** A line that ends so says nothing by itself. */
const GOES_ON = /(?:,|\b(?:and|or|of|the|a|an|to|for|with|in|at|by|on|from|as|&))$/i;
const MOST_LINES = 3;

/** Whether the second line goes on with the sentence of the first. */
function continues(first: Line | undefined, second: Line | undefined): boolean {
  if (!first || !second || second.bullet || second.gapBefore) return false;
  const [said, next] = [first.text.trim(), second.text.trim()];
  if (first.text.includes("\t") || second.text.includes("\t") || ENDS.test(said)) return false;
  return /^\p{Ll}/u.test(next) || GOES_ON.test(said);
}

/** What the sentence began with on the lines before; undefined when that is too long. */
function begunBefore(line: number, lines: readonly Line[]): string | undefined {
  let begun = "";
  for (let at = line; continues(lines[at - 1], lines[at]); at--) {
    if (line - at === MOST_LINES) return undefined;
    const text = lines[at - 1]?.text ?? "";
    const sentences = sentencesOf(text, at - 1);
    begun = [sentences.at(-1)?.text ?? text.trim(), begun].filter(Boolean).join(" ");
    if (sentences.length > 1) break;
  }
  return begun;
}

/** How it goes on, to its end; undefined when that is too long. */
function goneOnAfter(line: number, lines: readonly Line[]): string | undefined {
  let rest = "";
  for (let at = line; continues(lines[at], lines[at + 1]); at++) {
    if (at - line === MOST_LINES) return undefined;
    const text = lines[at + 1]?.text ?? "";
    const sentences = sentencesOf(text, at + 1);
    rest = [rest, sentences[0]?.text ?? text.trim()].filter(Boolean).join(" ");
    if (sentences.length > 1) break;
  }
  return rest;
}
