import { TERMS } from "../knowledge/phrases.ts";

/** Practice areas next to each other: what work in one is worth in another. */
const NEIGHBOURS: readonly (readonly [string, string, number])[] = [
  ["litigation", "insolvency", 0.6],
  ["litigation", "insurance", 0.55],
  ["litigation", "injury", 0.45],
  ["litigation", "construction", 0.4],
  ["litigation", "debt", 0.6],
  ["litigation", "competition", 0.5],
  ["litigation", "regulatory", 0.5],
  ["litigation", "employment", 0.25],
  ["litigation", "ip", 0.3],
  ["litigation", "media", 0.5],
  ["litigation", "estates", 0.2],
  ["injury", "insurance", 0.8],
  ["injury", "health", 0.6],
  ["insurance", "health", 0.5],
  ["corporate", "commercial", 0.6],
  ["corporate", "finance", 0.45],
  ["corporate", "cosec", 0.5],
  ["corporate", "tax", 0.3],
  ["corporate", "tech", 0.4],
  ["corporate", "energy", 0.5],
  ["commercial", "tech", 0.65],
  ["commercial", "ip", 0.4],
  ["commercial", "property", 0.35],
  ["commercial", "competition", 0.5],
  ["commercial", "construction", 0.3],
  ["tech", "privacy", 0.7],
  ["tech", "ip", 0.5],
  ["admin", "planning", 0.45],
  ["admin", "regulatory", 0.6],
  ["admin", "localgov", 0.6],
  ["admin", "migration", 0.45],
  ["planning", "localgov", 0.6],
  ["planning", "property", 0.35],
  ["planning", "regulatory", 0.3],
  ["family", "dv", 0.5],
  ["family", "childprotection", 0.55],
  ["criminal", "dv", 0.45],
  ["criminal", "regulatory", 0.4],
  ["criminal", "childprotection", 0.35],
  ["property", "finance", 0.3],
  ["property", "estates", 0.2],
  ["finance", "finreg", 0.4],
  ["finance", "insolvency", 0.35],
  ["finreg", "regulatory", 0.6],
  ["finreg", "competition", 0.4],
  ["employment", "regulatory", 0.3],
  ["energy", "nativetitle", 0.5],
  ["energy", "construction", 0.4],
  ["tenancy", "community", 0.5],
  ["property", "tenancy", 0.3],
  ["privacy", "regulatory", 0.5],
];

const near = new Map<number, (readonly [number, number])[]>();
const placeOf = (area: string) => TERMS.findIndex(({ id }) => id === `law.${area}`);
for (const [a, b, worth] of NEIGHBOURS) {
  const [left, right] = [placeOf(a), placeOf(b)];
  if (left < 0 || right < 0) continue;
  near.set(left, [...(near.get(left) ?? []), [right, worth]]);
  near.set(right, [...(near.get(right) ?? []), [left, worth]]);
}

/** How strongly a resume is in an area, from so much work counting as fully, 0 to 1. */
export function areaStrength(
  work: ReadonlyMap<number, number>,
  area: number,
  full: number,
): number {
  let strength = Math.min(1, (work.get(area) ?? 0) / full);
  for (const [other, worth] of near.get(area) ?? [])
    strength = Math.max(strength, worth * Math.min(1, (work.get(other) ?? 0) / full));
  return strength;
}

const practiceAreas = TERMS.map(({ id }) => id.startsWith("law.") && id.split(".").length === 2);
export const isPracticeArea = (term: number) => practiceAreas[term] ?? false;
