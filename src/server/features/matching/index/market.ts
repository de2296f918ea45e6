import { GOOD_AT_MOST } from "#contract/match-levels.ts";
import { profileResume } from "#matching/candidate/profile-resume.ts";
import { createCandidateIndex } from "#matching/index/candidate-index.ts";
import { createJobIndex } from "#matching/index/job-index.ts";
import { unpackCandidate } from "#matching/pack/pack-candidate.ts";
import { unpackVacancy } from "#matching/pack/pack-vacancy.ts";
import type { CandidateProfile, VacancyProfile } from "#matching/profiles.ts";
import { profileJob } from "#matching/vacancy/profile-job.ts";
import { readJob } from "#reading/job/read-job.ts";
import { comparedPair } from "./compared-pair.ts";
import type {
  AskingJob,
  AskingResume,
  IndexState,
  Question,
  Questions,
  ResumeToProfile,
} from "./messages.ts";
import { namedRequirements } from "./named-requirements.ts";
import { occupationName, occupationsOfJob, ownOccupations } from "./occupations.ts";
import { pairEvidence } from "./pair-evidence.ts";

/** Both sides of the market in memory, and the questions that can be put to it. */
export type Market = ReturnType<typeof createMarket>;

type Answers = { [Q in Question]: (ask: Questions[Q]["ask"]) => Questions[Q]["answer"] };

/** Whoever pages through a list asks with the same document again. */
const KEPT = 64;
/** With each go the scores of the candidates that were looked at for it, 200 KB at most. */
const JOBS_KEPT = 128;
const OCCUPATIONS_KEPT = 100_000;

export function createMarket(isProfiling: () => boolean) {
  let jobs = createJobIndex();
  let candidates = createCandidateIndex();
  /** Which index this is: versions count within one. */
  let generation = 0;
  const candidateOf = remembered(KEPT, (resume: AskingResume) => profileOfResume(resume));
  const vacancyOf = remembered(JOBS_KEPT, (job: AskingJob) => profileOfJob(job));
  const goodFor = remembered(KEPT, ({ resume }: { resume: AskingResume; key: string }) => {
    const { ids, distances } = jobs.rank(candidateOf(resume));
    return ids.filter((_, at) => (distances[at] ?? 1) <= GOOD_AT_MOST);
  });

  /** Of every job in the market, as long as its words stay the same. */
  const occupations = new Map<string, { key: string; places: readonly number[] }>();
  function occupationsFor({ id, title }: { id: string; title: string }): readonly number[] {
    const bytes = jobs.bytesOf(id);
    if (!bytes) return [];
    const key = `${jobs.revisionOf(id)} ${title}`;
    const known = occupations.get(id);
    if (known?.key === key) return known.places;
    if (occupations.size >= OCCUPATIONS_KEPT) occupations.clear();
    const places = occupationsOfJob(title, bytes);
    occupations.set(id, { key, places });
    return places;
  }

  const state = (): IndexState => ({
    jobs: jobs.count,
    candidates: candidates.count,
    bytes: jobs.memory() + candidates.memory(),
    isProfiling: isProfiling(),
  });

  const answers: Answers = {
    rankJobs: ({ resume, filter }) => jobs.rank(candidateOf(resume), filter),
    goodJobs: ({ resume }) =>
      goodFor({ resume, key: `${resume.key}:${generation}:${jobs.version}` }),
    jobDistances: ({ resume, ids }) => ({
      ...jobs.distances(candidateOf(resume), ids),
      unknown: ids.filter((id) => jobs.bytesOf(id) === undefined),
    }),
    rankCandidates: ({ job, filter }) => {
      const ranking = candidates.rank(vacancyOf(job), filter);
      return { ...ranking, years: ranking.ids.map(candidates.yearsOf) };
    },
    jobEvidence: ({ resume, ids }) =>
      ids.map((id) => {
        const bytes = jobs.bytesOf(id);
        if (!bytes) return undefined;
        const pair = pairEvidence(candidateOf(resume), unpackVacancy(bytes));
        return { ...pair, revision: jobs.revisionOf(id) };
      }),
    candidateEvidence: ({ job, ids }) =>
      ids.map((id) => {
        const bytes = candidates.bytesOf(id);
        if (!bytes) return undefined;
        const pair = pairEvidence(unpackCandidate(bytes), vacancyOf(job));
        return { ...pair, revision: candidates.revisionOf(id) };
      }),
    jobOccupations: ({ jobs: asked }) => asked.map(occupationsFor),
    ownOccupations: ({ resume }) => ownOccupations(candidateOf(resume)),
    occupationNames: ({ places }) => places.map(occupationName),
    namedEvidence: ({ resume, ids }) =>
      ids.map((id) => {
        const bytes = jobs.bytesOf(id);
        return bytes && namedRequirements(candidateOf(resume), unpackVacancy(bytes));
      }),
    pair: ({ resume, job }) => pairEvidence(candidateOf(resume), vacancyOf(job)),
    compare: ({ resume, job }) => comparedPair(candidateOf(resume), vacancyOf(job)),
    state,
  };

  return {
    get jobs() {
      return jobs;
    },
    get candidates() {
      return candidates;
    },
    /** Takes the place of what is there, in one step. */
    replace(by: { jobs: typeof jobs; candidates: typeof candidates }): void {
      generation += 1;
      jobs = by.jobs;
      candidates = by.candidates;
    },
    // What is asked is typed where the thread is wrapped (index-client.ts); here it passes through.
    answer: (question: Question, ask: unknown): unknown => answers[question](ask as never),
  };
}

export function profileOfResume({
  lines,
  reading,
  skip,
  receivedOn,
}: ResumeToProfile): CandidateProfile {
  return profileResume({ lines, reading, skip: new Set(skip), receivedOn });
}

export function profileOfJob({ lines, title }: Pick<AskingJob, "lines" | "title">): VacancyProfile {
  return profileJob({ lines, reading: readJob(lines), title });
}

/** The last few by their key, so that the same document is profiled once. */
function remembered<Asked extends { readonly key: string }, Made>(
  most: number,
  make: (asked: Asked) => Made,
): (asked: Asked) => Made {
  const known = new Map<string, Made>();
  return (asked) => {
    const before = known.get(asked.key);
    const made = before ?? make(asked);
    known.delete(asked.key);
    known.set(asked.key, made);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return made;
  };
}
