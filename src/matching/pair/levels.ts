import { LAWYERS } from "../legal-classes.ts";
import type { CandidateProfile, VacancyProfile } from "../profiles.ts";
import { clamp } from "../vectors.ts";
import { yearsFor } from "./grade.ts";

type LevelAsked = Pick<
  VacancyProfile,
  "admitted" | "excludesSenior" | "leads" | "legal" | "least" | "most" | "level"
>;

export type LevelShown = Pick<
  CandidateProfile,
  "admission" | "legal" | "level" | "lawYears" | "years"
>;

/** How far someone is below or above the level asked for, by years and by what the titles say. */
export function levelsOf(vacancy: LevelAsked, candidate: LevelShown) {
  const years = yearsFor(vacancy, candidate);
  const { least, most } = vacancy;
  const short = least !== undefined && years !== undefined ? least - years : 0;
  const beyond = most !== undefined && years !== undefined ? years - most : 0;
  const below = short > 0.6 ? clamp(short / Math.max(2.5, least ?? 0)) : 0;
  // More years than asked for are no fault: only another kind of position is above a job.
  const above = aboveByKind(vacancy, candidate);
  const known = vacancy.level !== undefined && candidate.level !== undefined;
  const gap = known ? (vacancy.level ?? 0) - (candidate.level ?? 0) : 0;
  return { short, beyond, below, above, gap: clamp(gap, 0, 3), over: clamp(-gap, 0, 3) };
}

function aboveByKind(vacancy: LevelAsked, candidate: LevelShown): number {
  const { legal } = vacancy;
  const isLawyer = LAWYERS.has(candidate.legal);
  if (!legal) {
    const leads = (candidate.level ?? 0) >= 4 && !vacancy.leads;
    return leads ? 0.25 : 0;
  }
  if (vacancy.excludesSenior && isLawyer && !vacancy.admitted && legal !== "graduate") return 1;
  const admitted =
    candidate.admission.state === "admitted" || candidate.admission.state === "assumed";
  if (legal === "graduate") return (candidate.lawYears ?? 0) > 1.5 && admitted ? 1 : 0;
  if (legal === "lawyer" && candidate.legal === "partner" && (vacancy.most ?? 9) <= 8) return 0.4;
  const isSupport = legal === "paralegal" || legal === "secretary" || legal === "company-secretary";
  if (!isSupport || !isLawyer || candidate.admission.state === "none") return 0;
  return legal === "secretary" ? 0.9 : 0.5;
}
