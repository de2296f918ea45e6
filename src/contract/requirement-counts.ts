import * as z from "zod/mini";
import type { Grade } from "./match-rules.ts";

/** How the requirements of a posting are counted: here alone, for cards, panels, reports, lists and mail. */

export const Tally = z.object({
  met: z.number(),
  partial: z.number(),
  /** What the resume leaves open. It is asked for all the same, so it is part of the total. */
  unclear: z._default(z.number(), 0),
  /** The same for everybody who is held against the posting. */
  total: z.number(),
});
export type Tally = z.infer<typeof Tally>;

interface Graded {
  readonly kind: string;
  readonly essential: boolean;
  readonly grade: Grade;
}

/** Traits that no resume can show are listed, and never counted. Lists and reports call them differently. */
const TRAITS: ReadonlySet<string> = new Set(["soft", "quality"]);
/** Duties are the work of the job: graded, and never counted among what is asked for. */
export const isDuty = ({ kind }: Pick<Graded, "kind">): boolean => kind === "duty";
export const isCounted = (one: Pick<Graded, "kind">): boolean =>
  !TRAITS.has(one.kind) && !isDuty(one);

/**
 * Where an advertisement asks for less than this, its duties say how well somebody fits (docs/matching/rubric.md,
 * section 5), and are counted beside what is asked for: as duties.
 */
const FEWEST_REQUIRED = 3;
export const areDutiesCounted = (required: number): boolean => required < FEWEST_REQUIRED;

export interface RequirementGroups<One> {
  readonly required: One[];
  readonly preferred: One[];
  /** The work of the job. */
  readonly duties: One[];
  /** Listed, not counted. */
  readonly traits: One[];
}

/** Each requirement in one group, in the order in which they come. */
export function groupRequirements<One extends Pick<Graded, "kind" | "essential">>(
  requirements: readonly One[],
): RequirementGroups<One> {
  const counted = requirements.filter(isCounted);
  return {
    required: counted.filter(({ essential }) => essential),
    preferred: counted.filter(({ essential }) => !essential),
    duties: requirements.filter(isDuty),
    traits: requirements.filter((one) => !isCounted(one) && !isDuty(one)),
  };
}

/** What does not depend on whom it is graded for: the totals. What does: the rest. */
export function countRequirements(requirements: readonly Graded[]): RequirementCounts {
  const { required, preferred, duties } = groupRequirements(requirements);
  return {
    required: tallyOf(required),
    preferred: tallyOf(preferred),
    ...(duties.length > 0 && areDutiesCounted(required.length) && { duties: tallyOf(duties) }),
  };
}

export interface RequirementCounts {
  readonly required: Tally;
  readonly preferred: Tally;
  /** Only where so little is asked for that they are counted. */
  readonly duties?: Tally;
}

function tallyOf(requirements: readonly Graded[]): Tally {
  const count = (grade: Grade) => requirements.filter((one) => one.grade === grade).length;
  return {
    met: count("met"),
    partial: count("partial"),
    unclear: count("unclear"),
    total: requirements.length,
  };
}
