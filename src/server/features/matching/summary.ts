import { matchLevel, percentOf } from "#contract/match-levels.ts";
import type { MatchSummary } from "#contract/matching.ts";
import {
  areDutiesCounted,
  countRequirements,
  groupRequirements,
} from "#contract/requirement-counts.ts";
import type { Line } from "#reading/line.ts";
import { citation } from "./citation.ts";
import type { GradedRequirement, PairEvidence } from "./index/messages.ts";
import { byGap, type Worded, wordedRequirements } from "./requirement-words.ts";

/** Both documents of a pair, to take the words from. */
export interface PairLines {
  readonly resume: readonly Line[];
  readonly job: readonly Line[];
}

const MOST_REASONS = 3;
/** What weighs most is told first. */
const WEIGHT: Readonly<Record<GradedRequirement["kind"], number>> = {
  domain: 6,
  skill: 5,
  credential: 4,
  duty: 3,
  level: 2,
  rights: 1,
  soft: 0,
};

type Named = Worded<GradedRequirement>;

export function summaryOf(evidence: PairEvidence, lines: PairLines): MatchSummary {
  const named = wordedRequirements(evidence, lines.job);
  const { required, preferred, duties } = groupRequirements(named);
  const counted = [...required, ...preferred, ...(areDutiesCounted(required.length) ? duties : [])];
  return {
    percent: percentOf(evidence.distance),
    level: matchLevel(evidence.distance),
    ...countRequirements(named),
    strip: counted.map(({ grade, essential, kind }) => ({
      grade,
      essential,
      ...(kind === "duty" && { duty: true }),
    })),
    reasons: reasonsOf(counted, lines),
    gap: gapOf(counted),
    confidence: evidence.confidence,
  };
}

/** What the advertisement says itself weighs more than what its kind of job implies. */
const weightOf = ({ kind, essential, credit, line }: GradedRequirement) =>
  (line >= 0 ? 20 : 0) + (essential ? 10 : 0) + WEIGHT[kind] + credit;

function reasonsOf(requirements: readonly Named[], lines: PairLines) {
  const shown = requirements
    .filter(
      ({ grade, passages, line }) =>
        line >= 0 && (grade === "met" || grade === "partial") && passages.length > 0,
    )
    .sort(
      (a, b) => Number(b.grade === "met") - Number(a.grade === "met") || weightOf(b) - weightOf(a),
    );
  const reasons: MatchSummary["reasons"] = [];
  const cited = new Set<string>();
  for (const { words, passages } of shown) {
    const evidence = passages
      .map((one) => citation(one, lines.resume))
      .find(({ quote }) => isTelling(quote) && !cited.has(quote));
    if (!evidence) continue;
    cited.add(evidence.quote);
    reasons.push({ requirement: words.name, evidence });
    if (reasons.length === MOST_REASONS) break;
  }
  return reasons;
}

const DATES =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\b|\b(?:present|current|now|to|since|until)\b/gi;

/** "Aug 2023 to present" proves nothing to whoever reads it. */
const isTelling = (quote: string) => /\p{L}{2}/u.test(quote.replace(DATES, " "));

/** What decides comes first: nobody may do the work without the licence, whatever else is missing. */
function gapOf(requirements: readonly Named[]): string {
  const [worst] = requirements.filter(({ grade }) => grade === "missing").sort(byGap);
  return worst?.words.name ?? "";
}
