import statistics from "../model/word-statistics.json" with { type: "json" };
import { hashOf } from "../words/hash.ts";

/**
 * How rare a word is. Counted once, in texts of ours and in the knowledge, and kept with the model:
 * what else is in a database never changes a score.
 */
const counts = new Map<string, number>(Object.entries(statistics.counts));
const texts = statistics.texts;

export function rarity(word: string): number {
  return Math.log((texts + 1) / ((counts.get(word) ?? 0) + 0.5));
}

const byHash = new Float32Array(0x10000).fill(rarity(""));
for (const [word, count] of counts) {
  const hash = hashOf(word);
  byHash[hash] = Math.min(byHash[hash] ?? 0, Math.log((texts + 1) / (count + 0.5)));
}

/** The same for a word of which only the hash is kept. */
export const rarityOfHash = (hash: number): number => byHash[hash] ?? 0;
