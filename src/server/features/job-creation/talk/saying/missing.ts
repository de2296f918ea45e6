import type { DraftFact } from "#contract/job-creation.ts";
import { isKnown } from "../apply.ts";
import type { Settled } from "../state.ts";

/** Without these there is no advertisement; pay may be left off. */
const REQUIRED: readonly DraftFact[] = [
  "title",
  "location",
  "employment_type",
  "salary",
  "responsibilities",
  "must",
];

/** What belongs into one question, in the order in which it is asked. The last two are optional. */
const GROUPS: readonly (readonly DraftFact[])[] = [
  ["title", "location"],
  ["employment_type", "arrangement", "salary"],
  ["responsibilities"],
  ["must"],
  ["nice", "benefits"],
  ["reports_to", "start_date", "contact"],
];

const isOpen = ({ draft, unstated }: Settled, fact: DraftFact) =>
  !isKnown(draft, fact) && !unstated.includes(fact);

/** What still keeps the advertisement from being published. */
export const missingFacts = (settled: Settled) => REQUIRED.filter((fact) => isOpen(settled, fact));

/** What to ask for next; nothing when all is known. What is optional is asked for once. */
export function nextFacts(settled: Settled, everAsked: readonly DraftFact[]): readonly DraftFact[] {
  for (const group of GROUPS) {
    const open = group.filter(
      (fact) => isOpen(settled, fact) && (REQUIRED.includes(fact) || !everAsked.includes(fact)),
    );
    const needed = open.some((fact) => REQUIRED.includes(fact));
    // The arrangement alone is not worth a question of its own.
    if (needed || (open.length > 0 && !group.some((fact) => REQUIRED.includes(fact)))) return open;
  }
  return [];
}
