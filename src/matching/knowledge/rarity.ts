import statistics from "../model/word-statistics.json" with { type: "json" };

/**
 * How rare a word is. Counted once, in texts of ours and in the knowledge, and kept with the model:
 * what else is in a database never changes a score.
 */
const counts = new Map<string, number>(Object.entries(statistics.counts));
const texts = statistics.texts;

export function rarity(word: string): number {
  return Math.log((texts + 1) / ((counts.get(word) ?? 0) + 0.5));
}
