import { TERMS } from "../../knowledge/phrases.ts";
import type { Unit } from "../../profiles.ts";
import { isPracticeArea } from "../areas.ts";

/** Which of a requirement's phrases a sentence names. */
export interface Named {
  share: number;
  best: number;
  whole: number;
  activity: number;
  area: number;
  special: number;
}

const isActivity = TERMS.map(({ id }) => id.startsWith("act."));
const TERM_WEIGHTS = { area: 1.5, work: 1, other: 0.7 };
const weightOf = TERMS.map(({ kind }, term) => {
  if (kind !== "work") return TERM_WEIGHTS.other;
  return isPracticeArea(term) ? TERM_WEIGHTS.area : TERM_WEIGHTS.work;
});
const NOTHING: Named = { share: 0, best: 0, whole: 0, activity: 0, area: 0, special: 0 };

export function namedBy(terms: readonly number[], { terms: shown }: Pick<Unit, "terms">): Named {
  if (shown.size === 0 || terms.length === 0) return NOTHING;
  const named = { ...NOTHING };
  let total = 0;
  for (const term of terms) {
    const weight = weightOf[term] ?? TERM_WEIGHTS.other;
    const strength = shown.get(term) ?? 0;
    total += weight;
    named.share += weight * strength;
    named.best = Math.max(named.best, strength);
    if (isActivity[term]) named.activity = Math.max(named.activity, strength);
    else if (isPracticeArea(term)) named.area = Math.max(named.area, strength);
    else named.special = Math.max(named.special, strength);
    const parent = TERMS[term]?.parent;
    if (strength === 0 && parent !== undefined && shown.has(parent)) named.whole = 1;
  }
  named.share /= total;
  return named;
}
