import { MATCH_FLOOR, SCORED_AT_MOST } from "#contract/match-rules.ts";
import { unpackVacancy, unpackVacancyKeys } from "../pack/pack-vacancy.ts";
import { expand } from "../pair/expand.ts";
import { distanceOf } from "../pair/match.ts";
import type { CandidateProfile } from "../profiles.ts";
import { blockOf, placeOf } from "./arena.ts";
import { best } from "./best.ts";
import { createFacetColumns, type JobFacets, type JobFilter } from "./job-facets.ts";
import { createPostings } from "./postings.ts";
import { nearestFirst, type Ranking } from "./ranking.ts";
import { type RoughCandidate, roughAsker, roughScore } from "./rough-vacancy.ts";
import { createSlots } from "./slots.ts";

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
