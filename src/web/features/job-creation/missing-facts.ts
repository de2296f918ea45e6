import type { DraftFact } from "#contract/job-creation.ts";
import type { Turn } from "./api.ts";
import { factTexts } from "./draft/fact-texts.ts";

/** What candidates look for first. */
const MAIN_FACTS = [
  "title",
  "location",
  "employment_type",
  "salary",
  "responsibilities",
  "must",
] as const satisfies readonly DraftFact[];
export type MainFact = (typeof MAIN_FACTS)[number];

type Facts = Pick<Turn, "draft" | "unstated">;

/** What keeps it from being published: its title, its place unless it is remote, and something about the work. */
export function missingFacts({ draft, unstated }: Facts): MainFact[] {
  const isOpen = (fact: MainFact) =>
    factTexts(draft, fact).length === 0 && !unstated.includes(fact);
  const isRemote = draft.arrangement.startsWith("remote");
  const isAboutWork = draft.responsibilities.length + draft.must.length + draft.details.length > 0;
  return [
    ...(isOpen("title") ? (["title"] as const) : []),
    ...(isOpen("location") && !isRemote ? (["location"] as const) : []),
    ...(isAboutWork ? [] : (["responsibilities"] as const)),
  ];
}

/** A fact that is to be left off is settled and not known. */
export function factCounts({ draft, unstated }: Facts) {
  const isKnown = (fact: MainFact) => factTexts(draft, fact).length > 0;
  const known = MAIN_FACTS.filter(isKnown).length;
  const off = MAIN_FACTS.filter((fact) => !isKnown(fact) && unstated.includes(fact)).length;
  return { known, off, all: MAIN_FACTS.length };
}
