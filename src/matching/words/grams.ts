import { hashOf } from "./hash.ts";

const LEVEL_WORDS = /\b(?:senior|sr|junior|jr|ii|iii|iv|lead|chief|head|assistant|the|of|and)\b/g;

/** The runs of three and four letters in a title, hashed: titles that look alike share many. */
export function gramsOf(title: string): Uint16Array {
  const text = ` ${title
    .toLowerCase()
    .replace(/[^a-z ]/g, " ")
    .replace(LEVEL_WORDS, " ")
    .replace(/\s+/g, " ")
    .trim()} `;
  const grams = new Set<number>();
  for (let size = 3; size <= 4; size += 1)
    for (let from = 0; from + size <= text.length; from += 1)
      grams.add(hashOf(text.slice(from, from + size)));
  return Uint16Array.from(grams).sort();
}
