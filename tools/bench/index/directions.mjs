// Both directions of the index in one form: what is put in, who asks, and the same question answered by scoring all.
import { createCandidateIndex } from "../../../src/matching/index/candidate-index.ts";
import { createJobIndex } from "../../../src/matching/index/job-index.ts";
import { unpackCandidate } from "../../../src/matching/pack/pack-candidate.ts";
import { unpackVacancy } from "../../../src/matching/pack/pack-vacancy.ts";
import { matchPair } from "../../../src/matching/pair/match.ts";

const DAY_OF_BENCH = 20_772;
/** Most ads are of the last weeks. */
const postedDay = (place) => DAY_OF_BENCH - Math.floor(((place * 7919) % 1000) ** 2 / 12_000);

export const DIRECTIONS = {
  jobs: {
    held: "ad",
    asking: "resume",
    create: createJobIndex,
    entryOf: ({ id, bytes, state, employmentType, level, salaryMax }, place) => ({
      id,
      bytes,
      facets: { state, employmentType, level, salary: salaryMax ?? 0, postedDay: postedDay(place) },
      stamp: BigInt(place),
    }),
    filter: {},
    askerOf: (bytes) => unpackCandidate(bytes),
    unpack: (bytes) => unpackVacancy(bytes, false),
    distance: (candidate, vacancy) => matchPair(candidate, vacancy).distance,
  },
  candidates: {
    held: "resume",
    asking: "ad",
    create: createCandidateIndex,
    entryOf: ({ id, bytes }, place) => ({
      id,
      bytes,
      findable: true,
      broughtBy: "",
      stamp: BigInt(place),
    }),
    filter: { recruiterId: "bench" },
    askerOf: (bytes) => unpackVacancy(bytes),
    unpack: unpackCandidate,
    distance: (vacancy, candidate) => matchPair(candidate, vacancy).distance,
  },
};
