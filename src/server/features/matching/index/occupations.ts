import { OCCUPATIONS } from "#matching/knowledge/records.ts";
import { titleConcepts } from "#matching/knowledge/titles.ts";
import { LAWYERS } from "#matching/legal-classes.ts";
import { unpackVacancyKeys } from "#matching/pack/pack-vacancy.ts";
import type { CandidateProfile } from "#matching/profiles.ts";
import type { Sparse } from "#matching/vectors.ts";

/** By title alone "Chief Financial Officer" may be anything in finance: what the text is about decides as well. */
const LEAST = 0.12;
/** A resume tells of all that somebody has done: less of it is about the job of today. */
const LEAST_OWN = 0.01;
const SAME_AREA = 0.85;
/** A "Conveyancing Paralegal" is a conveyancer's and a paralegal's job: what comes so near the best counts too. */
const BESIDE = 0.6;
/** Years after which a job is not what somebody does now. */
const LATELY = 0.1;

/** Places in the knowledge's list of occupations, the surest first; none where it cannot be told. */
function occupationsBy(title: Sparse, about: Sparse, least = LEAST): number[] {
  const weights = new Map<number, number>();
  for (const [at, place] of about.at.entries()) weights.set(place, about.weights[at] ?? 0);
  const sure = [...title.at.entries()]
    .map(([at, place]): [number, number] => [
      place,
      (title.weights[at] ?? 0) * (weights.get(place) ?? 0),
    ])
    .sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  const best = sure[0]?.[1] ?? 0;
  return sure.flatMap(([place, weight]) =>
    weight >= least && weight >= BESIDE * best ? place : [],
  );
}

export const occupationsOfJob = (title: string, bytes: Uint8Array): number[] =>
  occupationsBy(titleConcepts(title), unpackVacancyKeys(bytes).concepts);

/** What somebody works as now, or did last. */
export function ownOccupations({ roles, headline, concepts, now }: CandidateProfile): number[] {
  const present = roles.filter(({ to }) => to >= now - LATELY);
  const last = present.length > 0 ? present : roles.slice(0, 1);
  const held = last.length > 0 ? last : [headline].filter((one) => one !== undefined);
  const named = held.flatMap((role) => occupationsBy(role.concepts, concepts, LEAST_OWN));
  const areas = held.some(({ legal }) => LAWYERS.has(legal)) ? areasOf(concepts) : [];
  return [...new Set([...areas, ...named])];
}

/** A "Senior Associate" does not say of what; the resume does. */
function areasOf({ at, weights }: Sparse): number[] {
  const areas = [...at.entries()].filter(([, place]) => OCCUPATIONS[place]?.kind === "area");
  const best = Math.max(0, ...areas.map(([which]) => weights[which] ?? 0));
  return areas.flatMap(([which, place]) =>
    (weights[which] ?? 0) >= SAME_AREA * best ? place : [],
  );
}

/** "registered nurse"; as the knowledge has it, in small letters. */
export const occupationName = (place: number): string => OCCUPATIONS[place]?.titles[0] ?? "";
