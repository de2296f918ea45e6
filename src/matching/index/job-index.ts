import { MATCH_FLOOR, SCORED_AT_MOST } from "#contract/match-rules.ts";
import { dense } from "../knowledge/concepts.ts";
import { CELL_HEADER } from "../pack/cells.ts";
import { unpackVacancy, unpackVacancyKeys, vacancyLevels } from "../pack/pack-vacancy.ts";
import { type Expanded, expand, placeOfWord } from "../pair/expand.ts";
import { distanceOf } from "../pair/match.ts";
import type { CandidateProfile } from "../profiles.ts";
import { clamp } from "../vectors.ts";
import { best } from "./best.ts";
import { createFacetColumns, type JobFacets, type JobFilter } from "./job-facets.ts";
import { createPostings } from "./postings.ts";
import { nearestFirst, type Ranking } from "./ranking.ts";
import { roughSum } from "./rough-sum.ts";
import { type Block, blockOf, createSlots, placeOf } from "./slots.ts";

export interface JobEntry {
  readonly id: string;
  /** The packed vacancy. */
  readonly bytes: Uint8Array;
  readonly facets: JobFacets;
  /** Tells two states of one job apart, for the check against the database. */
  readonly stamp: bigint;
  /** Of the words that the profile was made of. */
  readonly revision?: number;
}

/** So many are looked at roughly, of those that share a concept or a title; so many scored exactly. */
const LIMITS = { lookedAt: 4000, scored: SCORED_AT_MOST };
/** What finds a job: its concepts, by the work told and by the titles, and its own title. */
const FINDING = { concepts: 3.3, titleVsAd: 0.7, title: 1.5 };

export type JobIndex = ReturnType<typeof createJobIndex>;

/** The jobs that fit a resume, out of very many: found by concepts, looked at, then scored exactly. */
export function createJobIndex({ lookedAt, scored } = LIMITS) {
  const slots = createSlots();
  const facets = createFacetColumns();
  const about = createPostings();
  const titled = createPostings();
  let scores = new Float32Array(0);
  let version = 0;

  function found(candidate: CandidateProfile, filter: JobFilter): Uint32Array {
    const { titles } = expand(candidate);
    const allowed = facets.narrow(slots.living(), filter);
    if (scores.length < slots.end) scores = new Float32Array(2 * slots.end);
    // Few enough to look at all: nothing can be missed.
    if (allowed.length <= lookedAt) return allowed;
    scores.fill(0);
    about.gather(candidate.concepts, FINDING.concepts, scores);
    about.gather(titles, FINDING.titleVsAd, scores);
    titled.gather(titles, FINDING.title, scores);
    return best(scores, allowed, lookedAt, slots.compare);
  }

  function looked(chosen: Uint32Array, rough: RoughCandidate): Uint32Array {
    if (chosen.length <= scored) return chosen;
    const { blocks } = slots.arena;
    for (let at = 0; at < chosen.length; at += 1) {
      const slot = chosen[at] ?? 0;
      const address = slots.addressOf(slot);
      const block = blocks[blockOf(address)];
      if (block) scores[slot] = roughScore(block, placeOf(address), rough);
    }
    return best(scores, chosen, scored, slots.compare);
  }

  const nearest = (candidate: CandidateProfile, chosen: Uint32Array): Ranking =>
    nearestFirst(
      chosen,
      (slot) => distanceOf(candidate, unpackVacancy(slots.bytesIn(slot), false), MATCH_FLOOR),
      slots.idIn,
      MATCH_FLOOR,
    );

  return {
    put({ id, bytes, facets: own, stamp, revision }: JobEntry): void {
      const { concepts, title } = unpackVacancyKeys(bytes);
      const slot = slots.put(id, bytes, stamp, revision);
      version += 1;
      facets.put(slot, own);
      about.add(concepts, slot);
      titled.add(title, slot);
    },
    remove(id: string): boolean {
      version += 1;
      return slots.remove(id) !== undefined;
    },
    /** Raised with every change: two rankings of one version are the same. */
    get version() {
      return version;
    },

    /** Nothing worse than the floor, the nearest first; of equals the lower id. */
    rank: (candidate: CandidateProfile, filter: JobFilter = {}): Ranking =>
      nearest(candidate, looked(found(candidate, filter), roughAsker(expand(candidate)))),

    /** Of these, as they would stand in a ranking. */
    distances(candidate: CandidateProfile, ids: readonly string[]): Ranking {
      const chosen = ids.flatMap((id) => slots.slotOf(id) ?? []);
      return nearest(candidate, Uint32Array.from(chosen));
    },

    bytesOf(id: string): Uint8Array | undefined {
      const slot = slots.slotOf(id);
      return slot === undefined ? undefined : slots.bytesIn(slot);
    },
    revisionOf: slots.revisionOf,
    stamps: slots.stamps,
    get count() {
      return slots.count;
    },
    /** Slots that hold nothing any more: many of them are a reason to build it anew. */
    get holes() {
      return slots.end - slots.count;
    },
    /** Bytes held. */
    memory: () => slots.size + facets.size + about.size + titled.size + scores.byteLength,
  };
}

const SAME_SPECIALTY = 0.6;

/** What one candidate is asked with, laid out to be multiplied with many vacancies. */
interface RoughCandidate {
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
