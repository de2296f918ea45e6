import type { MatchRequirement, MatchView } from "#contract/matching.ts";
import { areDutiesCounted, groupRequirements } from "#contract/requirement-counts.ts";
import { levelOf } from "#web/evidence/levels.ts";
import { webAddress } from "#web/lib/web-address.ts";
import type { Grade } from "#web/ui/match/grade-square.tsx";
import { type Evidence, gradesOf, type JobMatch, type Rating, squareOf } from "./job-match.ts";

export interface Requirement {
  /** As the advertisement words it. */
  words: string;
  grade: MatchRequirement["grade"];
  square: Grade;
  evidence: readonly Evidence[];
  /** What was looked for, or what a grade in between rests on. */
  note: string;
}

/** Why a job has its score beside a resume. */
export interface ExplainedMatch extends Rating {
  job: {
    id: string;
    title: string;
    company: string;
    place: string;
    pay: string;
    employmentType: string;
    postedAt: string;
    /** Where it was found, if it is an address of the web. */
    address: string;
  };
  resumeId: string;
  essential: readonly Requirement[];
  optional: readonly Requirement[];
  /** The work of the job, graded apart. */
  work: readonly Requirement[];
  /** What no resume can show: listed, and never counted. */
  traits: readonly string[];
  /** What is not shown, the essential first. */
  missing: readonly string[];
  concepts: readonly string[];
  limits: readonly string[];
  hidden: MatchView["hidden"];
  ignored: MatchView["ignored"];
  engine: string;
  writer: string;
}

export function explainedMatchOf(view: MatchView): ExplainedMatch {
  const { job, requirements } = view;
  const { required, preferred, duties, traits } = groupRequirements(requirements);
  const essential = required.map(requirementOf);
  const optional = preferred.map(requirementOf);
  const both = [...essential, ...optional];
  return {
    job: {
      id: job.id,
      title: job.title,
      company: job.company,
      place: job.location,
      pay: job.salary_range,
      employmentType: job.employment_type,
      postedAt: job.posted_at,
      address: webAddress(job.source_url),
    },
    resumeId: view.resume_id,
    percent: view.percent,
    level: levelOf(view.level),
    confidence: view.confidence,
    ...gradesOf([...required, ...preferred]),
    duties: areDutiesCounted(required.length) ? duties.map(({ grade }) => squareOf(grade)) : [],
    essential,
    optional,
    work: duties.map(requirementOf),
    traits: traits.map(({ requirement }) => requirement),
    missing: both.filter(({ grade }) => grade === "missing").map(({ words }) => words),
    concepts: view.concepts.map(({ name }) => name).filter(Boolean),
    limits: view.limits,
    hidden: view.hidden,
    ignored: view.ignored,
    engine: view.engine,
    writer: view.writer,
  };
}

function requirementOf({ requirement, grade, evidence, note }: MatchRequirement): Requirement {
  return { words: requirement, grade, square: squareOf(grade), evidence, note };
}

/** The same as a card has it, for a job that is opened and not in the list. */
export function cardOf(match: ExplainedMatch): JobMatch {
  const { id: jobId, address: sourceUrl, ...job } = match.job;
  const { percent, level, confidence, required, preferred, duties } = match;
  const reasons = [...match.essential, ...match.optional].flatMap(({ words, grade, evidence }) =>
    grade === "met"
      ? evidence.slice(0, 1).map((one) => ({ requirement: words, evidence: one }))
      : [],
  );
  return {
    jobId,
    ...job,
    sourceUrl,
    // Only the list and the job itself know whom to ask.
    contact: { name: "", email: "" },
    ...{ percent, level, confidence, required, preferred, duties },
    reasons,
    gap: match.missing[0] ?? "",
    outside: [],
  };
}
