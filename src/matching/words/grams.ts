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

/** 1 for the same runs, 0 for none shared. */
export function alike(a: Uint16Array, b: Uint16Array): number {
  if (a.length === 0 || b.length === 0) return 0;
  let shared = 0;
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    const left = a[i] ?? 0;
    const right = b[j] ?? 0;
    if (left === right) {
      shared += 1;
      i += 1;
      j += 1;
    } else if (left < right) i += 1;
    else j += 1;
  }
  return shared / Math.sqrt(a.length * b.length);
}
