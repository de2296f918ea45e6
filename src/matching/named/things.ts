import careAndLearning from "#knowledge/named/care-and-learning.json" with { type: "json" };
import code from "#knowledge/named/code.json" with { type: "json" };
import dataAndMarketing from "#knowledge/named/data-and-marketing.json" with { type: "json" };
import languages from "#knowledge/named/languages.json" with { type: "json" };
import lawSoftware from "#knowledge/named/law-software.json" with { type: "json" };
import machines from "#knowledge/named/machines.json" with { type: "json" };
import making from "#knowledge/named/making.json" with { type: "json" };
import money from "#knowledge/named/money.json" with { type: "json" };
import office from "#knowledge/named/office.json" with { type: "json" };
import service from "#knowledge/named/service.json" with { type: "json" };
import standards from "#knowledge/named/standards.json" with { type: "json" };
import statutes from "#knowledge/named/statutes.json" with { type: "json" };
import systems from "#knowledge/named/systems.json" with { type: "json" };

/** One line of knowledge/named: things that do the same and are not each other. */
interface Family {
  readonly family: string;
  /** What one can do with it: use it, speak it, apply it. */
  readonly kind: string;
  /** Words for any of them: "payroll system". */
  readonly called?: readonly string[];
  /** Whoever knows one of them knows this as well: EC2 shows AWS. */
  readonly shows?: string;
  /** "Name | other name, another > parts that it includes < what it is a part of"; "!" as in `Name`. */
  readonly things: readonly string[];
}

/** How a name is told from the word that it also is. */
export interface Name {
  readonly text: string;
  /**
   * 0: it is no word. 1 ("Leap!"): it has a capital, or other tools stand beside it.
   * 2 ("Deputy!!"): a capital is not enough, since titles have it too.
   */
  readonly doubt: 0 | 1 | 2;
}

interface WrittenThing {
  readonly names: readonly Name[];
  readonly includes: readonly string[];
  readonly partOf: readonly string[];
}

const listOf = (text: string | undefined) =>
  (text ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

export function parseThing(written: string): WrittenThing {
  const [names = "", partOf] = written.split(" < ");
  const [called = "", includes] = names.split(" > ");
  const [name = "", others] = called.split(" | ");
  return {
    names: [name.trim(), ...listOf(others)].map(nameOf),
    includes: listOf(includes),
    partOf: listOf(partOf),
  };
}

function nameOf(written: string): Name {
  if (written.endsWith("!!")) return { text: written.slice(0, -2), doubt: 2 };
  if (written.endsWith("!")) return { text: written.slice(0, -1), doubt: 1 };
  return { text: written, doubt: 0 };
}

export const FAMILIES: readonly Family[] = [
  ...languages,
  ...office,
  ...money,
  ...lawSoftware,
  ...code,
  ...systems,
  ...dataAndMarketing,
  ...careAndLearning,
  ...service,
  ...making,
  ...machines,
  ...standards,
  ...statutes,
];

/** A tool, a machine, a standard, a statute or a language, by its place in `THINGS`. */
interface Thing {
  readonly name: string;
  readonly names: readonly Name[];
  readonly family: number;
  readonly kind: string;
  /** Any thing of the family: "a payroll system". */
  readonly any: boolean;
  readonly includes: ReadonlySet<number>;
  /** What it is a part of, and what that is a part of. */
  readonly wholes: ReadonlySet<number>;
}

interface Draft extends Omit<Thing, "includes" | "wholes"> {
  readonly partNames: readonly string[];
  readonly wholeNames: readonly string[];
}

const drafts: readonly Draft[] = FAMILIES.flatMap(
  ({ kind, called, shows, things }, family): Draft[] => {
    const members = things.map((written): Draft => {
      const { names, includes, partOf } = parseThing(written);
      return {
        name: names[0]?.text ?? "",
        names,
        family,
        kind,
        any: false,
        partNames: includes,
        wholeNames: shows ? [...partOf, shows] : partOf,
      };
    });
    const [first] = called ?? [];
    if (!called || first === undefined) return members;
    const names = called.map(nameOf);
    return [
      ...members,
      {
        name: names[0]?.text ?? first,
        names,
        family,
        kind,
        any: true,
        partNames: [],
        wholeNames: [],
      },
    ];
  },
);

const placeOfName = new Map(
  drafts.map(({ name, any }, at) => [any ? `any ${name}` : name, at] as const),
);

function placesOf(names: readonly string[]): number[] {
  return names.map((name) => {
    const place = placeOfName.get(name);
    if (place === undefined) throw new Error(`knowledge/named: there is no "${name}"`);
    return place;
  });
}

function wholesOf(place: number): ReadonlySet<number> {
  const wholes = new Set<number>();
  const open = [place];
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const whole of placesOf(drafts[at]?.wholeNames ?? [])) {
      if (wholes.has(whole)) continue;
      wholes.add(whole);
      open.push(whole);
    }
  return wholes;
}

export const THINGS: readonly Thing[] = drafts.map(({ partNames, wholeNames, ...thing }, at) => ({
  ...thing,
  includes: new Set(placesOf(partNames)),
  wholes: wholesOf(at),
}));

/** All things of a family, by their places. */
export const MEMBERS: readonly (readonly number[])[] = FAMILIES.map((_, family) =>
  THINGS.flatMap((thing, at) => (thing.family === family ? at : [])),
);
