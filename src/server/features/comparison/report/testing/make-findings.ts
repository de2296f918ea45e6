import { type FitLabel, fitLabel } from "#contract/match-levels.ts";
import { typeFeatures, typesOf } from "#reading/advert/requirement-types.ts";
import { wordsOfClause, wordsOfPaper } from "../../../matching/service.ts";
import type { Finding, Findings } from "../../findings.ts";

/** A finding with what a test says about it; the rest is nothing in particular. */
export function makeFinding(given: Partial<Finding>): Finding {
  const requirement = given.requirement ?? "Draft leases for landlords";
  const guess = typesOf(typeFeatures(requirement, "must"));
  const type = guess.nothing > 0 || given.kind === "duty" ? "activity" : guess.type;
  const words = given.credential
    ? wordsOfPaper(given.credential, requirement)
    : wordsOfClause({ text: requirement, type, isWork: given.kind === "duty" });
  const evidence = given.evidence ?? [];
  return {
    ...{ number: 1, requirement: "Draft leases for landlords", job_line: 3, kind: "skill" },
    ...{ essential: true, assumed: false, grade: "missing", shown: "", evidence: [], note: "" },
    ...{ topics: [], credential: "", state: "", points: 0, words },
    wholeLines: evidence.map(({ line }) => line),
    ...given,
  };
}

const SCORES: Readonly<Record<FitLabel, number>> = {
  "Excellent Fit": 91,
  "Good Fit": 76,
  "Moderate Fit": 61,
  "Poor Fit": 44,
  "Not a Fit": 17,
};

export function makeFindings(
  requirements: readonly Partial<Finding>[],
  given: Partial<Findings> = {},
): Findings {
  const score = given.score ?? (given.label ? SCORES[given.label] : SCORES["Good Fit"]);
  return {
    ...{ audience: "recruiter", confidence: "high", limits: [], candidate: "Tamsin Verrall" },
    job: { title: "Leasing Lawyer", company: "Quillfeather & Mott" },
    years: { least: 3, most: 5, shown: 4.1, inPractice: true },
    roles: [
      { title: "Associate", company: "Dray Lane Legal", isCurrent: true, from: 7, to: 14 },
      { title: "Law Clerk", company: "Pump House Chambers", isCurrent: false, from: 15, to: 20 },
    ],
    ...given,
    score,
    label: fitLabel(score),
    requirements: requirements.map((one, at) => makeFinding({ number: at + 1, ...one })),
  };
}

export const cited = (line: number, quote: string) => ({ line, quote });
