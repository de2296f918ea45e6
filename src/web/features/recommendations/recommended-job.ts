import * as z from "zod/mini";
import type { Grade as GradeWord } from "#contract/match-rules.ts";
import type { MatchSummary } from "#contract/matching.ts";
import type { Recommendation } from "#contract/recommendations.ts";
import { webAddress } from "#web/lib/web-address.ts";
import type { Grade } from "#web/ui/match/grade-square.tsx";
import { LEVELS } from "#web/ui/match/rating.ts";
import type { ActionJob } from "./actions/action-job.ts";

type Level = keyof typeof LEVELS;

/** A job for a candidate, as a row shows it. */
export interface RecommendedJob extends ActionJob {
  place: string;
  /** "" when the advertisement states none. */
  pay: string;
  postedAt: string;
  percent: number;
  /** None when there was not enough text to judge by. */
  level: Level | undefined;
  required: readonly Grade[];
  preferred: readonly Grade[];
  /** Where they count beside the little that is asked for. */
  duties: readonly Grade[];
  reasons: MatchSummary["reasons"];
  /** The weightiest thing that is asked for and not shown; "" when there is none. */
  missing: string;
  /** Why it is not what the person looks for, or of quite another level. */
  outside: readonly string[];
  /** That it is far from home; it stays among the others. */
  far?: string | undefined;
}

export function recommendedJobOf(recommendation: Recommendation): RecommendedJob {
  const { documentId, jobDetails: job, documentInfo, match } = recommendation;
  const { location, salary_range } = detailsOf(job.JobDetails);
  return {
    id: documentId,
    title: job.JobPosition,
    company: job.Company,
    contactEmail: job.Email,
    source: recommendation.source,
    sourceUrl: webAddress(recommendation.source_url),
    place: location,
    pay: salary_range,
    postedAt: documentInfo.CreatedAt,
    percent: match.percent,
    level: match.confidence === "low" ? undefined : levelOf(match.level),
    required: gradesOf(match, ({ essential, duty }) => essential && !duty),
    preferred: gradesOf(match, ({ essential, duty }) => !essential && !duty),
    duties: gradesOf(match, ({ duty }) => duty === true),
    reasons: match.reasons,
    missing: match.gap,
    outside: recommendation.outside ?? [],
    far: recommendation.far,
  };
}

const NAMES: readonly Level[] = ["excellent", "very-good", "good", "partial"];

/** A name that we do not know claims the least. */
const levelOf = (name: string): Level =>
  NAMES.find((level) => `${LEVELS[level].word} Match` === name) ?? "partial";

/** A square has no fourth look: what could not be told is as good as not shown. */
const SQUARES: Record<GradeWord, Grade> = {
  met: "met",
  partial: "part",
  missing: "none",
  unclear: "none",
};

const gradesOf = (
  { strip }: MatchSummary,
  isMeant: (one: MatchSummary["strip"][number]) => boolean,
) => strip.filter(isMeant).map(({ grade }) => SQUARES[grade]);

const Details = z.object({ location: z.string(), salary_range: z.string() });
const NO_DETAILS = { location: "", salary_range: "" };

/** Spec 1 §3: base64 of JSON. What cannot be read is as good as not stated. */
function detailsOf(encoded: string): z.infer<typeof Details> {
  try {
    return z.parse(Details, JSON.parse(atob(encoded)));
  } catch {
    return NO_DETAILS;
  }
}
