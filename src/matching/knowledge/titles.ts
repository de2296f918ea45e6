import { dot, newTally, type Sparse, sharpened } from "../vectors.ts";
import { makePhraseBook, stemsForPhrases } from "../words/phrase-book.ts";
import { stemsOf } from "../words/words-of.ts";
import { OCCUPATIONS } from "./records.ts";

/** Job titles as vectors over the concepts, by the titles that each concept is known under. */

interface Alias {
  readonly concept: number;
  readonly words: readonly string[];
}

/** They say how high, not what. */
const LEVEL_WORDS = new Set(
  stemsOf(
    "senior junior lead head chief principal assistant associate graduate trainee intern deputy sr jr staff",
  ).concat("i", "ii", "iii", "iv"),
);
const LEVEL_WEIGHT = 0.35;
const KEPT = 24;

const aliases: Alias[] = OCCUPATIONS.flatMap(({ titles }, concept) =>
  titles
    .map((title) => ({ concept, words: [...new Set(stemsOf(title))] }))
    .filter(({ words }) => words.length > 0),
);
const spread = new Map<string, number>();
for (const { words } of aliases)
  for (const word of words) spread.set(word, (spread.get(word) ?? 0) + 1);
const weightOf = (word: string) => Math.log((aliases.length + 1) / ((spread.get(word) ?? 0) + 0.5));
const lengths = aliases.map(({ words }) => Math.hypot(...words.map(weightOf)));
const byWord = new Map<string, number[]>();
for (const [at, { words }] of aliases.entries())
  for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), at]);

const best = newTally(OCCUPATIONS.length);

export function titleConcepts(title: string): Sparse {
  const words = [...new Set(stemsOf(title))];
  const own = (word: string) => weightOf(word) * (LEVEL_WORDS.has(word) ? LEVEL_WEIGHT : 1);
  const length = Math.hypot(...words.map(own)) || 1;
  const shared = new Map<number, number>();
  for (const word of words)
    for (const at of byWord.get(word) ?? [])
      shared.set(at, (shared.get(at) ?? 0) + own(word) * weightOf(word));
  for (const [at, sum] of shared) {
    const concept = aliases[at]?.concept ?? 0;
    const alike = (sum / (length * (lengths[at] ?? 1))) ** 2;
    const before = best.sums[concept] ?? 0;
    if (before === 0) best.touched.push(concept);
    if (alike > before) best.sums[concept] = alike;
  }
  return sharpened(best, KEPT);
}

const LIKELY = 0.65;

/** Whether these words are the name of a job, more or less. */
export function isTitle(text: string): boolean {
  const words = [...new Set(stemsOf(text))];
  const length = Math.hypot(...words.map(weightOf));
  const shared = new Map<number, number>();
  for (const word of words)
    for (const at of byWord.get(word) ?? [])
      shared.set(at, (shared.get(at) ?? 0) + weightOf(word) ** 2);
  return [...shared].some(([at, sum]) => sum / (length * (lengths[at] ?? 1)) >= LIKELY);
}

const named = OCCUPATIONS.flatMap(({ titles }) => titles);
const book = makePhraseBook();
for (const [at, title] of named.entries())
  if (stemsForPhrases(title).length > 1) book.learn(title, at);

const EARLINESS = 0.2;
const MOST_NAMES = 12;
const CERTAIN = 0.5;

/**
 * What the sentences call the job, where no line is its title: a name that is long and early, and of
 * an occupation that the text is about; else that occupation itself.
 */
export function titleNamed(sentences: readonly string[], about: Sparse): string {
  const scores = new Map<number, number>();
  for (const [at, sentence] of sentences.entries())
    for (const [title, length] of book.find(stemsForPhrases(sentence)))
      scores.set(title, (scores.get(title) ?? 0) + length / (1 + EARLINESS * at));
  const best = [...scores]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, MOST_NAMES)
    .map(([title, score]) => ({
      title,
      score: score * dot(titleConcepts(named[title] ?? ""), about),
    }))
    .sort((a, b) => b.score - a.score || a.title - b.title)[0];
  if (best && best.score >= CERTAIN) return named[best.title] ?? "";
  return OCCUPATIONS[strongest(about)]?.titles[0] ?? "";
}

function strongest({ at, weights }: Sparse): number {
  let best = 0;
  for (let i = 1; i < at.length; i += 1) if ((weights[i] ?? 0) > (weights[best] ?? 0)) best = i;
  return at[best] ?? -1;
}
