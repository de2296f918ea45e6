import type { ComparedRequirement } from "#contract/comparison.ts";
import { GOOD_AT_MOST } from "#contract/match-levels.ts";
import { profileResume } from "#matching/candidate/profile-resume.ts";
import { createCandidateIndex } from "#matching/index/candidate-index.ts";
import { createJobIndex } from "#matching/index/job-index.ts";
import { CREDENTIALS } from "#matching/knowledge/credentials.ts";
import { TERMS } from "#matching/knowledge/phrases.ts";
import { OCCUPATIONS } from "#matching/knowledge/records.ts";
import { termName } from "#matching/knowledge/term-names.ts";
import { titleConcepts } from "#matching/knowledge/titles.ts";
import { LAWYERS } from "#matching/legal-classes.ts";
import { THINGS } from "#matching/named/things.ts";
import { unpackCandidate } from "#matching/pack/pack-candidate.ts";
import { unpackVacancy, unpackVacancyKeys } from "#matching/pack/pack-vacancy.ts";
import { isPracticeArea } from "#matching/pair/areas.ts";
import type { Graded } from "#matching/pair/grade.ts";
import { matchPair } from "#matching/pair/match.ts";
import { pointsIfMet } from "#matching/pair/raise.ts";
import { profileJob } from "#matching/profile-job.ts";
import type { CandidateProfile, Requirement, VacancyProfile } from "#matching/profiles.ts";
import type { Sparse } from "#matching/vectors.ts";
import { readJob } from "#reading/job/read-job.ts";
import type {
  AskingJob,
  AskingResume,
  ComparedPair,
  IndexState,
  NamedRequirement,
  Passage,
  Question,
  Questions,
  ResumeToProfile,
} from "./messages.ts";
import { credentialName, evidenceOf, pairEvidence } from "./pair-evidence.ts";

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

/** What one advertisement asks for, by names that others may ask for as well. */
function namedRequirements(candidate: CandidateProfile, vacancy: VacancyProfile) {
  const { distance, graded } = matchPair(candidate, vacancy);
  const requirements = graded.map(({ requirement, grade, units }): NamedRequirement => {
    const { line, from, to, kind, any } = requirement;
    const passages = units.flatMap((at): Passage[] => {
      const unit = candidate.units[at];
      return unit ? [{ line: unit.line, from: unit.from, to: unit.to }] : [];
    });
    const isEither = any || hasAlternatives(requirement);
    return { line, from, to, kind, grade, passages, isEither, names: namesIn(requirement) };
  });
  return { distance, requirements };
}

/** "Xero or MYOB", "a certificate or a diploma". */
function hasAlternatives({ things, papers }: Requirement): boolean {
  const ladders = new Set(papers?.options.map(({ ladder }) => ladder));
  return ladders.size > 1 || (things?.groups.some((group) => group.length > 1) ?? false);
}

const RIGHTS = { any: "The right to work in Australia", citizen: "Australian citizenship" };

function namesIn(requirement: Requirement): string[] {
  const { kind, credential, things, terms } = requirement;
  if (kind === "credential") return [credentialName(requirement)].filter(Boolean);
  if (kind === "level") return ["Years of experience"];
  if (kind === "rights") return [RIGHTS[credential === "citizen" ? "citizen" : "any"]];
  const named = (things?.groups ?? []).flat().map((at) => THINGS[at]?.name ?? "");
  return [...new Set([...named, ...terms.map(nameOfTerm)])].filter(Boolean);
}

/** "Advise" and "draft" alone say nothing of a job. */
function nameOfTerm(at: number): string {
  const term = TERMS[at];
  if (!term || term.generic || term.kind === "soft") return "";
  const name = termName(term.id);
  return term.id.startsWith("act.") && !name.includes(" ") ? "" : name;
}

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

const occupationsOfJob = (title: string, bytes: Uint8Array): number[] =>
  occupationsBy(titleConcepts(title), unpackVacancyKeys(bytes).concepts);

/** What somebody works as now, or did last. */
function ownOccupations({ roles, headline, concepts, now }: CandidateProfile): number[] {
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
const occupationName = (place: number): string => OCCUPATIONS[place]?.titles[0] ?? "";

/** A pair with everything that a report says about it. */
export function comparedPair(candidate: CandidateProfile, vacancy: VacancyProfile): ComparedPair {
  const match = matchPair(candidate, vacancy);
  const { requirements, ...pair } = evidenceOf(candidate, vacancy, match);
  const points = pointsIfMet(candidate, vacancy);
  return {
    ...pair,
    reasons: match.limits.map(({ why, most }) => ({ reason: why, most })),
    requirements: requirements.map((requirement, at) => ({
      ...requirement,
      ...detailsOf(match.graded[at], candidate),
      points: points[at] ?? 0,
    })),
  };
}

const NOTHING = {
  wireKind: "quality",
  shown: "",
  topics: [],
  state: "",
} as const;

function detailsOf(graded: Graded | undefined, candidate: CandidateProfile) {
  if (!graded) return NOTHING;
  const { requirement, units, note } = graded;
  const isStated = requirement.kind === "credential" || requirement.kind === "rights";
  return {
    wireKind: wireKindOf(requirement),
    shown: shownBy(units, candidate),
    topics: topicsOf(requirement),
    state: isStated ? note : "",
  };
}

/** Shown by work, or only named in a list. */
function shownBy(
  units: readonly number[],
  { units: all }: CandidateProfile,
): ComparedRequirement["shown"] {
  if (units.length === 0) return "";
  return units.every((at) => all[at]?.section === "list") ? "list" : "work";
}

const topicsOf = ({ terms }: Requirement): string[] => [
  ...new Set(terms.flatMap((term) => termName(TERMS[term]?.id ?? "") || [])),
];

function wireKindOf(requirement: Requirement): ComparedRequirement["kind"] {
  const { kind, terms, paper } = requirement;
  switch (kind) {
    case "credential":
      return isDegree(requirement) ? "degree" : "licence";
    case "level":
      return "years";
    case "rights":
      return "work-right";
    case "soft":
      return "quality";
    case "duty":
      return "duty";
    default:
      if (paper) return "degree";
      return terms.some(isPracticeArea) ? "practice-area" : "skill";
  }
}

const isDegree = ({ credential }: Requirement) =>
  typeof credential === "number" &&
  /degree|diploma|qualification|training/i.test(CREDENTIALS[credential]?.name ?? "");
