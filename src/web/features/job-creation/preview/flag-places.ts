import {
  DRAFT_FACTS,
  type DraftFact,
  type JobDraft,
  type WordingFlag,
} from "#contract/job-creation.ts";
import type { Span } from "#web/ui/match/quotation.tsx";
import { factTexts } from "./fact-texts.ts";

/** A flag stands by the first fact that has its words; one whose words are nowhere stands on top. */
export function flagPlaces(
  draft: JobDraft,
  flags: readonly WordingFlag[],
): Partial<Record<DraftFact | "top", WordingFlag[]>> {
  const places: Partial<Record<DraftFact | "top", WordingFlag[]>> = {};
  for (const flag of flags) {
    const place = DRAFT_FACTS.find((fact) => hasWords(factTexts(draft, fact), flag)) ?? "top";
    places[place] = [...(places[place] ?? []), flag];
  }
  return places;
}

const hasWords = (texts: readonly string[], { quote }: WordingFlag) =>
  texts.some((text) => spansOf(text, quote).length > 0);

/** Where the words stand in a text, every time, whatever their case. */
export function spansOf(text: string, quote: string): Span[] {
  const words = quote.trim().toLowerCase();
  if (!words) return [];
  const lower = text.toLowerCase();
  const spans: Span[] = [];
  for (let at = lower.indexOf(words); at >= 0; at = lower.indexOf(words, at + words.length))
    spans.push([at, at + words.length]);
  return spans;
}
