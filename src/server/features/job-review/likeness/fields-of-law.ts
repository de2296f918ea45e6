import { PRACTICE_AREAS } from "#reading/job/words/practice-areas.ts";

/** What boards list beside the fields of law, and is none. */
const NO_FIELD = /\b(?:generalists?|clerks?|paralegals?|secretar(?:y|ies)|management|other)\b/i;
const IDLE = /\b(?:law|and)\b|[^\p{L}]+/giu;

/** "Corporate & Commercial Law" and "Corporate and commercial" are one. Empty when no field is said. */
export function fieldsSaid(practiceArea: string): ReadonlySet<string> {
  const words = practiceArea.toLowerCase().replace(IDLE, " ").trim();
  if (words === "" || NO_FIELD.test(practiceArea)) return new Set();
  const known = fieldsNamed(practiceArea);
  return known.size > 0 ? known : new Set([words]);
}

/** Those of our list that a text names. */
export const fieldsNamed = (text: string): ReadonlySet<string> =>
  new Set(PRACTICE_AREAS.filter(({ named }) => text.search(named) >= 0).map(({ name }) => name));
