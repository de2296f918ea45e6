import type { DraftFact, JobDraft } from "#contract/job-creation.ts";
import type { Turn } from "../api.ts";
import { factTexts } from "./fact-texts.ts";

export interface ShownFact {
  state: "known" | "unstated" | "unknown";
  /** The last turn brought or changed this one. */
  items: { text: string; isNew: boolean }[];
}

type Told = Pick<Turn, "draft" | "unstated" | "changed" | "complete">;

/** How one fact is shown; undefined where nothing is: a posting does not say what is not known of it. */
export function shownFact(
  turn: Told,
  before: JobDraft | null,
  fact: DraftFact,
): ShownFact | undefined {
  const texts = factTexts(turn.draft, fact);
  if (texts.length > 0) {
    const old = before ? factTexts(before, fact) : [];
    const isChanged = turn.changed.includes(fact) && !turn.complete;
    const items = texts.map((text) => ({ text, isNew: isChanged && !old.includes(text) }));
    return { state: "known", items };
  }
  if (turn.complete) return undefined;
  return { state: turn.unstated.includes(fact) ? "unstated" : "unknown", items: [] };
}
