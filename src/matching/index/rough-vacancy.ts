import { dense } from "../knowledge/concepts.ts";
import { CELL_HEADER } from "../pack/cells.ts";
import { vacancyLevels } from "../pack/pack-vacancy.ts";
import type { Expanded } from "../pair/expand.ts";
import { clamp } from "../vectors.ts";
import { placeOfWord } from "../words/word-places.ts";
import type { Block } from "./arena.ts";
import { roughSum } from "./rough-sum.ts";

const SAME_SPECIALTY = 0.6;

/** What one candidate is asked with, laid out to be multiplied with many vacancies. */
export interface RoughCandidate {
  readonly expanded: Expanded;
  readonly specialties: Float32Array;
}

export const roughAsker = (expanded: Expanded): RoughCandidate => ({
  expanded,
  specialties: dense(expanded.candidate.specialties),
});

/** Of about 100, always above 0. `from` is where the packed vacancy begins, in bytes. */
export function roughScore(block: Block, from: number, rough: RoughCandidate): number {
  const { cells, bytes } = block;
  const { dense: own, wordPlaces, wordCounts, wordWeights, wordLength } = rough.expanded;
  const start = from >> 1;
  let part = from + 2 * (cells[start + 1] ?? 0);
  let at = start + CELL_HEADER;

  let count = cells[at++] ?? 0;
  let squares = 0;
  let concepts = 0;
  let titleVsAd = 0;
  for (const end = at + count; at < end; at += 1) {
    const place = cells[at] ?? 0;
    const weight = bytes[part++] ?? 0;
    squares += weight * weight;
    concepts += weight * (own.concepts[place] ?? 0);
    titleVsAd += weight * (own.titles[place] ?? 0);
  }
  const length = Math.sqrt(squares) || 1;
  concepts /= length;
  titleVsAd /= length;

  count = cells[at++] ?? 0;
  squares = 0;
  let title = 0;
  for (const end = at + count; at < end; at += 1) {
    const weight = bytes[part++] ?? 0;
    squares += weight * weight;
    title += weight * (own.titles[cells[at] ?? 0] ?? 0);
  }
  title /= Math.sqrt(squares) || 1;

  count = cells[at++] ?? 0;
  squares = 0;
  let specialty = 0;
  for (const end = at + count; at < end; at += 1) {
    const weight = bytes[part++] ?? 0;
    squares += weight * weight;
    specialty += weight * (rough.specialties[cells[at] ?? 0] ?? 0);
  }
  specialty = clamp(specialty / (Math.sqrt(squares) || 1) / SAME_SPECIALTY);

  count = cells[at++] ?? 0;
  squares = 0;
  let total = 0;
  let asked = 0;
  let wording = 0;
  for (const end = at + count; at < end; at += 1) {
    const weight = cells[at + count] ?? 0;
    total += weight;
    squares += weight * weight;
    const place = placeOfWord(wordPlaces, cells[at] ?? 0);
    if (place < 0) continue;
    asked += weight * Math.min(1, wordCounts[place] ?? 0);
    wording += weight * (wordWeights[place] ?? 0);
  }
  asked = total > 0 ? asked / total : 0.2;
  wording = squares > 0 && wordLength > 0 ? wording / (Math.sqrt(squares) * wordLength) : 0;
  at += count;
  const like = { concepts, title, titleVsAd, specialty, asked, wording };
  return roughSum(vacancyLevels(cells, at), rough.expanded.candidate, like);
}
