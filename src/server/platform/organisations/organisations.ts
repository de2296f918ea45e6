import {
  addMarks,
  hidingKeys,
  knownIn,
  lookingKeys,
  type Marks,
  marksOf,
  marksOfDomain,
  noMarks,
} from "./describe.ts";
import type { Organisation } from "./known.ts";

/**
 * Whether two names mean the same organisation: the one place that decides it (docs/decisions/0039). Where it is not
 * clear they do: for hiding, a wrong yes costs a match, and a wrong no a person's job.
 */

/** Goes up with every change of the rules or the lists: keys that are kept are made again. */
export const ORGANISATIONS_VERSION = 1;

export interface Named {
  /** Names as they are written; one may hold several, or be a website or a business number. */
  readonly names: readonly (string | null)[];
  /** Domains of websites and addresses. */
  readonly domains?: readonly string[];
  readonly abn?: string;
}

function marksOfAll({ names, domains = [], abn = "" }: Named): Marks {
  const marks = noMarks();
  for (const name of names) if (name) addMarks(marks, marksOf(name));
  for (const domain of domains) addMarks(marks, marksOfDomain(domain));
  if (abn !== "") addMarks(marks, marksOf(abn));
  return marks;
}

/** What a person hides by. */
export const hidingKeysOf = (named: Named): string[] => hidingKeys(marksOfAll(named));
/** What a recruiter looks by: the two lists overlap where the person hides from the recruiter. */
export const lookingKeysOf = (named: Named): string[] => lookingKeys(marksOfAll(named));

export type Sameness = "same" | "related" | "different";

/** "related": a parent, a sister in a group, or a name that may be a short form of the other. */
export function sameOrganisation(one: string, other: string): Sameness {
  const [mine, theirs] = [marksOf(one), marksOf(other)];
  const isOne = [...mine.is].some((mark) => !mark.startsWith("group:") && theirs.is.has(mark));
  // "Harrow" and "Harrow Lawyers": the name is one, and only one of them says of which kind it is.
  if (isOne || meet(mine, theirs) || meet(theirs, mine)) return "same";
  const looking = new Set(lookingKeys(theirs));
  return hidingKeys(mine).some((key) => looking.has(key)) ? "related" : "different";
}

const meet = (one: Marks, other: Marks): boolean =>
  [...one.offers].some((mark) => mark.startsWith("n:") && other.takes.has(mark));

/** By which names our lists know what a text names; empty when they do not. */
export const knownNames = (text: string): string[] => knownIn(text).map(({ name }) => name);
export const isKnown = (text: string): boolean => knownNames(text).length > 0;

/** Whether our lists have the domains of whom a name means, and this is none of them. */
export function isKnownElsewhere(name: string, domain: string): boolean {
  const named = knownIn(name).filter(({ domains }) => domains.length > 0);
  if (named.length === 0) return false;
  const there = knownIn(domain);
  const group = (one: Organisation) => one.group ?? one.above.at(-1) ?? one.name;
  return !there.some((one) => named.some((other) => group(other) === group(one)));
}
