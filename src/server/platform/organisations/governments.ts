import type { Marks } from "./marks.ts";
import { wordsOf } from "./normalise.ts";
import { CONNECTORS, JURISDICTIONS, OF_GOVERNMENT, PORTFOLIOS } from "./vocabulary.ts";

/** Departments, whose names change their order and their parts: which government's, and for what. */

export interface PartOfGovernment {
  /** "nsw"; undefined when the name does not say whose it is. */
  readonly jurisdiction: string | undefined;
  readonly fields: readonly string[];
}

export function partOfGovernment(text: string): PartOfGovernment | undefined {
  const all = wordsOf(text).filter((word) => !CONNECTORS.has(word));
  const jurisdiction = all.find((word) => JURISDICTIONS.has(word));
  const fields = all.filter((word) => !JURISDICTIONS.has(word) && !OF_GOVERNMENT.has(word));
  const isDepartment = all.includes("department");
  // "NSW Health", "Victoria Police": nothing but a government and its field.
  const isNamedByField = jurisdiction !== undefined && fields.every((word) => PORTFOLIOS.has(word));
  if (fields.length === 0 || !(isDepartment || isNamedByField)) return undefined;
  return { jurisdiction, fields };
}

/** Who does not say whose they are may be anybody's. The government itself is above its parts. */
export function markGovernment(marks: Marks, { jurisdiction, fields }: PartOfGovernment): void {
  for (const field of fields) {
    if (jurisdiction === undefined) {
      marks.is.add(`g:${field}`);
      marks.offers.add(`g:any:${field}`);
    } else {
      marks.is.add(`g:${jurisdiction}:${field}`);
      marks.takes.add(`g:any:${field}`);
    }
  }
  if (jurisdiction !== undefined) marks.takes.add(`government:${jurisdiction}`);
}

/** "NSW Government", "Government of Victoria", "State of Queensland". */
export function governmentNamed(text: string): string | undefined {
  const all = wordsOf(text).filter((word) => !CONNECTORS.has(word));
  const jurisdictions = all.filter((word) => JURISDICTIONS.has(word));
  const isAll = all.every(
    (word) =>
      JURISDICTIONS.has(word) || /^(?:government|state|public|service|australian?)$/.test(word),
  );
  if (
    !isAll ||
    all.length < 2 ||
    !all.some((word) => word === "government" || word === "state" || word === "public")
  )
    return undefined;
  return jurisdictions[0] ?? (all.some((word) => word.startsWith("australia")) ? "cth" : undefined);
}
