import { matchLevel, percentOf } from "#contract/match-levels.ts";
import type { MatchSummary } from "#contract/matching.ts";
import type { Line } from "#reading/line.ts";
import type { GradedRequirement, PairEvidence, Passage } from "../index/messages.ts";

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
const IMPLIED: Readonly<Partial<Record<GradedRequirement["kind"], string>>> = {
  credential: "Admission, a licence or registration that this kind of job needs",
  level: "The experience that this level of job needs",
};

export function summaryOf(evidence: PairEvidence, lines: PairLines): MatchSummary {
  const { requirements } = evidence;
  // What names nothing that we know, or no line can prove, is neither met nor missing.
  const counted = requirements.filter(({ kind, grade }) => kind !== "soft" && grade !== "unclear");
  const required = counted.filter(({ essential }) => essential);
  const preferred = counted.filter(({ essential }) => !essential);
  return {
    percent: percentOf(evidence.distance),
    level: matchLevel(evidence.distance),
    required: tallyOf(required),
    preferred: tallyOf(preferred),
    strip: [...required, ...preferred].map(({ grade, essential }) => ({ grade, essential })),
    reasons: reasonsOf(counted, lines),
    gap: gapOf(counted, lines),
    confidence: evidence.confidence,
  };
}

const tallyOf = (requirements: readonly GradedRequirement[]) => ({
  met: requirements.filter(({ grade }) => grade === "met").length,
  partial: requirements.filter(({ grade }) => grade === "partial").length,
  total: requirements.length,
});

/** What the advertisement says itself weighs more than what its kind of job implies. */
const weightOf = ({ kind, essential, credit, line }: GradedRequirement) =>
  (line >= 0 ? 20 : 0) + (essential ? 10 : 0) + WEIGHT[kind] + credit;

function reasonsOf(requirements: readonly GradedRequirement[], lines: PairLines) {
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
  // One sentence can ask for years and for a field: it is told once.
  const told = new Set<string>();
  for (const requirement of shown) {
    const words = wordsOf(requirement, lines.job);
    if (told.has(words)) continue;
    const evidence = requirement.passages
      .map((one) => citation(one, lines.resume))
      .find((one) => one.quote !== "" && !cited.has(one.quote));
    if (!evidence) continue;
    cited.add(evidence.quote);
    told.add(words);
    reasons.push({ requirement: words, evidence });
    if (reasons.length === MOST_REASONS) break;
  }
  return reasons;
}

function gapOf(requirements: readonly GradedRequirement[], lines: PairLines): string {
  const [worst] = requirements
    .filter(({ grade }) => grade === "missing")
    .sort((a, b) => weightOf(b) - weightOf(a));
  return worst ? wordsOf(worst, lines.job) : "";
}

/** As the advertisement words it; what it only implies, in ours. */
export function wordsOf(requirement: GradedRequirement, lines: readonly Line[]): string {
  const { kind, line, from, to } = requirement;
  return lines[line]?.text.slice(from, to).trim() || (IMPLIED[kind] ?? "");
}

/** A line of the resume, counted from 1, and its words exactly as they stand. */
export function citation({ line, from, to }: Passage, lines: readonly Line[]) {
  return { line: line + 1, quote: lines[line]?.text.slice(from, to).trim() ?? "" };
}
