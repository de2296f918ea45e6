import { DRAFT_FACTS, type DraftFact } from "#contract/job-creation.ts";
import type { Turn } from "../api.ts";

type Facts = Pick<Turn, "known" | "unstated">;

/** A fact that is to be left off is settled and not known. */
export function factCounts({ known, unstated }: Facts) {
  const off = unstated.filter((fact) => !known.includes(fact));
  return { known: known.length, off: off.length, all: DRAFT_FACTS.length };
}

/** Without these a posting is not published; the assistant decides, this only offers to say the word. */
const NEEDED: readonly DraftFact[] = [
  "title",
  "location",
  "employment_type",
  "salary",
  "responsibilities",
  "must",
];

export const canBePublished = ({ known, unstated }: Facts): boolean =>
  NEEDED.every((fact) => known.includes(fact) || (fact === "salary" && unstated.includes(fact)));
