import type { MatchView } from "#contract/matching.ts";
import type { Line } from "#reading/line.ts";
import type { DocumentRecord } from "../documents/service.ts";
import { citation } from "./citation.ts";
import type { PairEvidence } from "./index/messages.ts";
import { wordedRequirements } from "./requirement-words.ts";

/** Requirement by requirement: what is asked for, how it stands, and the lines that prove it. */
export function requirementsOf(
  evidence: PairEvidence,
  resume: readonly Line[],
  job: readonly Line[],
): MatchView["requirements"] {
  return wordedRequirements(evidence, job).map((one) => ({
    requirement: one.words.name,
    kind: one.kind,
    essential: one.essential,
    grade: one.grade,
    evidence: one.passages.map((passage) => citation(passage, resume)),
    note: one.note,
  }));
}

/** Lines that address the assessor, and sentences copied from the advertisement. Never scored. */
export const ignoredIn = (
  { flags, lines }: Pick<DocumentRecord, "flags" | "lines">,
  copied: PairEvidence["copied"],
): MatchView["ignored"] => [
  ...flags.map(({ line, text }) => ({ line: line + 1, quote: text, why: "speaks" as const })),
  ...copied.map((passage) => ({ ...citation(passage, lines), why: "copied" as const })),
];
