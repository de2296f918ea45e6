import type { Report } from "#contract/comparison.ts";
import { countRequirements } from "#contract/requirement-counts.ts";
import type { Findings } from "./findings.ts";
import { writeConfirm } from "./sections/confirm.ts";
import { writeGaps } from "./sections/gaps.ts";
import { writeLimits } from "./sections/limits.ts";
import { writeQuestions } from "./sections/questions.ts";
import { writeRaise } from "./sections/raise.ts";
import { writeStrengths } from "./sections/strengths.ts";
import { writeSummary } from "./sections/summary.ts";
import { createVoice } from "./wording/voice.ts";

/** The findings in words. The same findings give the same report. */
export function writeReport(findings: Findings): Report {
  const voice = createVoice(findings);
  const tallies = countRequirements(findings.requirements);
  return {
    ...tallies,
    summary: writeSummary(findings, tallies, voice),
    strengths: writeStrengths(findings, voice),
    gaps: writeGaps(findings, voice),
    confirm: writeConfirm(findings, voice),
    questions: writeQuestions(findings, voice),
    raise: writeRaise(findings, voice),
    limits: writeLimits(findings, voice),
    confidence: findings.confidence,
  };
}
