import type { CandidateProfileView } from "#contract/candidates.ts";
import { matchLevel } from "#contract/match-levels.ts";
import type { MatchSummary } from "#contract/matching.ts";
import { corrected } from "../../documents/service.ts";
import { ignoredIn, requirementsOf, summaryOf } from "../../matching/service.ts";
import { presentCandidate } from "../present.ts";
import type { Opened } from "./opening.ts";

/** Held against nothing, nothing is met. */
const FARTHEST = 1;
const NONE = { met: 0, partial: 0, unclear: 0, total: 0 };
const UNJUDGED: MatchSummary = {
  percent: 0,
  level: matchLevel(FARTHEST),
  required: NONE,
  preferred: NONE,
  strip: [],
  reasons: [],
  gap: "",
  confidence: "low",
};

/** One candidate in full: the card's fields, and everything they rest on. */
export function presentOpened({ document, accountId, marks, against, engine }: Opened) {
  const { lines } = document;
  const ranked = {
    document,
    accountId,
    distance: against?.evidence.distance ?? FARTHEST,
    summary: against
      ? summaryOf(against.evidence, { resume: lines, job: against.job.lines })
      : UNJUDGED,
    isAdmitted: against?.evidence.isAdmitted ?? Boolean(corrected(document).resume?.admission),
  };
  return {
    ...presentCandidate(ranked, marks),
    success: true,
    job: against ? jobOf(against.job) : null,
    requirements: against ? requirementsOf(against.evidence, lines, against.job.lines) : [],
    lines: lines.map(({ text, heading, bullet }) => ({
      text,
      heading: heading !== undefined,
      bullet: bullet ?? false,
    })),
    hidden: document.hidden.map(({ text, page, reason }) => ({ text, page, reason })),
    ignored: ignoredIn(document, against?.evidence.copied ?? []),
    engine,
  } satisfies CandidateProfileView;
}

const jobOf = ({ id, title, company }: { id: string; title: string; company: string }) => ({
  id,
  title,
  company,
});
