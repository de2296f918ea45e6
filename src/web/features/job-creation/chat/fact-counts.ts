import { DRAFT_FACTS } from "#contract/job-creation.ts";
import type { Turn } from "../api.ts";

type Facts = Pick<Turn, "known" | "unstated">;

/** A fact that is to be left off is settled and not known. */
export function factCounts({ known, unstated }: Facts) {
  const off = unstated.filter((fact) => !known.includes(fact));
  return { known: known.length, off: off.length, all: DRAFT_FACTS.length };
}
