import { MATCH_LEVELS, percentOf } from "#contract/match-levels.ts";
import { type Grade as GradeWord, MATCH_FLOOR } from "#contract/match-rules.ts";
import type { SearchResult } from "#contract/matching.ts";
import { type Level, levelOf } from "#web/evidence/levels.ts";
import { webAddress } from "#web/lib/web-address.ts";
import type { Grade } from "#web/ui/match/grade-square.tsx";

export type Confidence = SearchResult["match"]["confidence"];

/** A line of the resume, counted from 1, in its own words. */
export interface Evidence {
  line: number;
  quote: string;
}

/** How well a job fits, counted and worded. */
export interface Rating {
  percent: number;
  level: Level;
  confidence: Confidence;
  required: readonly Grade[];
  preferred: readonly Grade[];
  /** The work of the job, where it counts beside the little that is asked for. */
  duties: readonly Grade[];
}

/** A job beside the resume it was found for, as a card shows it. */
export interface JobMatch extends Rating {
  jobId: string;
  title: string;
  company: string;
  place: string;
  /** "" when the advertisement states none. */
  pay: string;
  employmentType: string;
  postedAt: string;
  /** Whom to ask, as far as the advertisement says it. */
  contact: { name: string; email: string };
  /** Where it was found, if that is an address of the web. */
  sourceUrl: string;
  reasons: readonly { requirement: string; evidence: Evidence }[];
  /** What is asked for and not shown; "" when there is nothing. */
  gap: string;
  /** Why it is not what the person looks for, or of quite another level. */
  outside: readonly string[];
  /** That it is far from home; it stays among the others. */
  far?: string | undefined;
}

export function jobMatchOf({
  ContactDetails: document,
  match,
  outside = [],
  far,
}: SearchResult): JobMatch {
  const { company, job_position, job_details: details, ...said } = document.ContactDetails;
  return {
    jobId: document.ID,
    title: job_position,
    company,
    place: details.location,
    pay: details.salary_range,
    employmentType: details.employment_type,
    postedAt: document.CreatedAt,
    contact: { name: said.recruiter_name, email: said.recruiter_email || said.email },
    sourceUrl: webAddress(said.website),
    percent: match.percent,
    level: levelOf(match.level),
    confidence: match.confidence,
    ...gradesOf(match.strip),
    reasons: match.reasons,
    gap: match.gap,
    outside,
    far,
  };
}

const SQUARES: Record<GradeWord, Grade> = {
  met: "met",
  partial: "part",
  missing: "none",
  unclear: "open",
};
export const squareOf = (grade: GradeWord): Grade => SQUARES[grade];

interface Graded {
  grade: GradeWord;
  essential: boolean;
  duty?: boolean | undefined;
}

export function gradesOf(
  graded: readonly Graded[],
): Pick<Rating, "required" | "preferred" | "duties"> {
  const squares = (isMeant: (one: Graded) => boolean) =>
    graded.filter(isMeant).map(({ grade }) => squareOf(grade));
  return {
    required: squares(({ essential, duty }) => essential && !duty),
    preferred: squares(({ essential, duty }) => !essential && !duty),
    duties: squares(({ duty }) => duty === true),
  };
}

const [EXCELLENT, VERY_GOOD, GOOD] = MATCH_LEVELS;

/** Where each level begins on a scale that begins where lists end. */
export const MATCH_CUTS = [
  { at: percentOf(MATCH_FLOOR), word: "Partial" },
  { at: percentOf(GOOD.most), word: "Good" },
  { at: percentOf(VERY_GOOD.most), word: "Very Good" },
  { at: percentOf(EXCELLENT.most), word: "Excellent" },
] as const;
