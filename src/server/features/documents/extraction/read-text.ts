import { plainLines } from "#reading/text/plain-lines.ts";
import { decodeText } from "./decode-text.ts";
import type { Extracted } from "./extracted.ts";
import { UNREADABLE, Unreadable } from "./unreadable.ts";

const MAX_LETTERS = 1_000_000;

export async function readText(bytes: Uint8Array): Promise<Omit<Extracted, "fileType">> {
  const text = decodeText(bytes);
  if (text.length > MAX_LETTERS) throw new Unreadable(UNREADABLE.tooMuchText);
  const { lines, hidden } = plainLines(text);
  if (lines.length === 0 && hidden.length === 0) throw new Unreadable(UNREADABLE.noText);
  return { pages: [], lines, hidden, scanned: false };
}
