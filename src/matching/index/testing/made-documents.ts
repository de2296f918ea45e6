import { MATCH_FLOOR } from "#contract/match-rules.ts";
import { packCandidate, unpackCandidate } from "../../pack/pack-candidate.ts";
import { packVacancy, unpackVacancy } from "../../pack/pack-vacancy.ts";
import { matchPair } from "../../pair/match.ts";
import type { CandidateProfile, VacancyProfile } from "../../profiles.ts";
import { makeJob, makeResume } from "../../testing/profiles.ts";
import type { Ranking } from "../ranking.ts";

interface Text {
  readonly id: string;
  readonly title?: string;
  readonly text: string;
}

export interface Made<Profile> {
  readonly id: string;
  readonly bytes: Uint8Array;
  /** As it comes back from the bytes. */
  readonly profile: Profile;
}

export const madeAds = (set: string, texts: readonly Text[]): Made<VacancyProfile>[] =>
  texts.map(({ id, text, title }) => {
    const bytes = packVacancy(makeJob(text, title).profile);
    return { id: `${set}/${id}`, bytes, profile: unpackVacancy(bytes) };
  });

export const madeResumes = (set: string, texts: readonly Text[]): Made<CandidateProfile>[] =>
  texts.map(({ id, text }) => {
    const bytes = packCandidate(makeResume(text).profile);
    return { id: `${set}/${id}`, bytes, profile: unpackCandidate(bytes) };
  });

/** What a list has to be: every pair scored, the nearest first, of equals the lower id. */
export const jobsFor = (
  candidate: CandidateProfile,
  jobs: readonly Made<VacancyProfile>[],
): Ranking =>
  sorted(jobs.map(({ id, profile }) => [id, matchPair(candidate, profile).distance] as const));

export const candidatesFor = (
  vacancy: VacancyProfile,
  candidates: readonly Made<CandidateProfile>[],
): Ranking =>
  sorted(candidates.map(({ id, profile }) => [id, matchPair(profile, vacancy).distance] as const));

function sorted(scored: readonly (readonly [string, number])[]): Ranking {
  const near = scored
    .filter(([, distance]) => distance <= MATCH_FLOOR)
    .toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)))
    .toSorted(([, a], [, b]) => a - b);
  return { ids: near.map(([id]) => id), distances: near.map(([, distance]) => distance) };
}

/** How much of the best ten of a true list another list has among its own ten. */
export function keptOfTen(truth: Ranking, list: Ranking): number {
  const wanted = truth.ids.slice(0, 10);
  if (wanted.length === 0) return list.ids.length === 0 ? 1 : 0;
  const got = new Set(list.ids.slice(0, 10));
  return wanted.filter((id) => got.has(id)).length / wanted.length;
}

export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Every so-many-th of them. */
export const every = <Value>(step: number, values: readonly Value[]): Value[] =>
  values.filter((_, at) => at % step === 0);
