import councils from "#knowledge/organisations/councils.json" with { type: "json" };
import employers from "#knowledge/organisations/employers.json" with { type: "json" };
import governments from "#knowledge/organisations/governments.json" with { type: "json" };
import hospitals from "#knowledge/organisations/hospitals.json" with { type: "json" };
import lawFirms from "#knowledge/organisations/law-firms.json" with { type: "json" };
import money from "#knowledge/organisations/money.json" with { type: "json" };
import universities from "#knowledge/organisations/universities.json" with { type: "json" };
import {
  bagOf,
  isAddition,
  type NameForm,
  squash,
  withoutLegalForm,
  wordsOf,
} from "./normalise.ts";

/** The organisations in our lists (knowledge/organisations), found by a name or a domain. */

interface Entry {
  readonly name: string;
  readonly also?: readonly string[];
  readonly domains?: readonly string[];
  readonly parent?: string;
}

export interface Organisation {
  readonly name: string;
  readonly names: readonly string[];
  readonly domains: readonly string[];
  /** Its parents, the nearest first. */
  readonly above: readonly string[];
  /** What it and its sisters have in common; undefined where sisters have nothing to do with one another. */
  readonly group: string | undefined;
  readonly kind: string | undefined;
}

interface Section {
  readonly entries: readonly Entry[];
  /** None where they are of every kind. */
  readonly kind?: string;
  /** Whoever works for one of a group hides from all of it. */
  readonly hasGroups: boolean;
  /** Their names are written in any order: "University of Sydney", "Sydney University". */
  readonly isOrderFree: boolean;
}

const SECTIONS: readonly Section[] = [
  { entries: lawFirms, kind: "law", hasGroups: true, isOrderFree: false },
  { entries: money, hasGroups: true, isOrderFree: false },
  { entries: employers, hasGroups: true, isOrderFree: false },
  { entries: universities, kind: "university", hasGroups: false, isOrderFree: true },
  { entries: hospitals, kind: "health", hasGroups: false, isOrderFree: true },
  { entries: councils, kind: "council", hasGroups: false, isOrderFree: true },
  { entries: governments, kind: "government", hasGroups: false, isOrderFree: true },
];

const parents = new Map(
  SECTIONS.flatMap(({ entries }) => entries).map(({ name, parent }) => [name, parent]),
);

function aboveOf(name: string): string[] {
  const parent = parents.get(name);
  return parent === undefined ? [] : [parent, ...aboveOf(parent)];
}

const byName = new Map<string, Organisation[]>();
const byBag = new Map<string, Organisation[]>();
const byDomain = new Map<string, Organisation>();
const fileUnder = (map: Map<string, Organisation[]>, key: string, one: Organisation) => {
  const there = map.get(key);
  if (!there) map.set(key, [one]);
  else if (!there.includes(one)) there.push(one);
};

export const ORGANISATIONS: readonly Organisation[] = SECTIONS.flatMap((section) =>
  section.entries.map((entry: Entry) => {
    const above = aboveOf(entry.name);
    const one: Organisation = {
      name: entry.name,
      names: [entry.name, ...(entry.also ?? [])],
      domains: entry.domains ?? [],
      above,
      group: section.hasGroups ? (above.at(-1) ?? entry.name) : undefined,
      kind: section.kind,
    };
    for (const name of one.names) {
      const spoken = wordsOf(name);
      fileUnder(byName, squash(spoken), one);
      fileUnder(byName, squash(withoutLegalForm(spoken)), one);
      if (section.isOrderFree && spoken.length > 1) fileUnder(byBag, bagOf(spoken), one);
    }
    for (const domain of one.domains) byDomain.set(domain, one);
    return one;
  }),
);

/** Those that go by this name; more than one where it is not clear which is meant. */
export function knownByName(text: string, form: NameForm): readonly Organisation[] {
  for (const shorter of shorterAndShorter(wordsOf(text))) {
    const found = byName.get(squash(shorter)) ?? byBag.get(bagOf(shorter));
    if (found) return found;
  }
  const { kind } = form;
  return (byName.get(squash(form.core)) ?? []).filter(
    (one) => one.kind === undefined || kind === undefined || one.kind === kind,
  );
}

/** "National Australia Bank Ltd, Perth", without its town, and without its legal form. */
function shorterAndShorter(spoken: readonly string[]): (readonly string[])[] {
  const last = spoken.at(-1) ?? "";
  if (spoken.length < 2 || !isAddition(last)) return [spoken];
  return [spoken, ...shorterAndShorter(spoken.slice(0, -1))];
}

/** "au.linkedin.pwc.com" is PwC's, as "pwc.com" is. */
export function knownByDomain(domain: string): Organisation | undefined {
  const parts = domain.split(".");
  const endings = parts.slice(0, -1).map((_, from) => parts.slice(from).join("."));
  return endings.flatMap((ending) => byDomain.get(ending) ?? [])[0];
}
