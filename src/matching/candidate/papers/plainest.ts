import type { ReadUnit } from "../units.ts";

const SECTIONS: Readonly<Partial<Record<ReadUnit["section"], number>>> = {
  credentials: 3,
  education: 2,
  other: 1,
  experience: -1,
};
const PAPERS =
  /\b(?:current|valid|expir\w+|registration|registered with|licen[cs]e|number|no\.|check|certificate|card|member|admitted|roll|supreme court|high court|degree|bachelor|diploma)\b/i;
const FEWEST_LETTERS = 18;

/** Of sentences that all name a paper, those first that are about it: a line of papers before a job's title. */
export function plainestFirst(
  places: readonly number[],
  units: { at(place: number): Pick<ReadUnit, "section" | "text"> | undefined },
): number[] {
  const worth = (place: number) => {
    const unit = units.at(place);
    if (!unit) return 0;
    const isHeading = unit.text.length < FEWEST_LETTERS ? -3 : 0;
    return (SECTIONS[unit.section] ?? 0) + (PAPERS.test(unit.text) ? 2 : 0) + isHeading;
  };
  return places.toSorted((a, b) => worth(b) - worth(a) || a - b);
}
