import { domainToASCII } from "node:url";
import { abnDigits } from "#contract/abn.ts";
import { knownByDomain, knownByName, type Organisation } from "./known.ts";
import { formOf, institutionOf, type NameForm, namesIn, squash, wordsOf } from "./normalise.ts";
import { isShared } from "./shared-domains.ts";
import {
  CONNECTORS,
  isDistinctive,
  JURISDICTIONS,
  kindOfWord,
  OF_GOVERNMENT,
  PORTFOLIOS,
  TAIL,
} from "./vocabulary.ts";

/** What says which organisation is meant: names, domains and business numbers in one. */

const BOTH: readonly Origin[] = ["known", "unknown"];
const UNKNOWN: readonly Origin[] = ["unknown"];
const SHORTEST = 3;
const LONGEST_ACRONYM = 6;

const DOMAIN = /^(?:https?:\/\/)?(?:[^/@\s]*@)?((?:[a-z\d-]+\.)+[a-z]{2,})(?:[/:?#]\S*)?$/i;
const LONGEST_TEXT = 400;

/** Of whatever somebody typed: a name, several in one, a website, an address, a business number. */
export function marksOf(text: string): Marks {
  const there = kept.get(text);
  if (there) return there;
  const marks = makeMarks(text);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(text, marks);
  return marks;
}

function makeMarks(text: string): Marks {
  const marks = noMarks();
  const typed = text.trim().slice(0, LONGEST_TEXT);
  const abn = abnDigits(typed.replace(/^abn[\s:]*/i, ""));
  if (abn !== "") marks.is.add(`abn:${abn}`);
  const domain = DOMAIN.exec(typed)?.[1];
  if (domain !== undefined) addMarks(marks, marksOfDomain(domain));
  if (abn === "") for (const name of namesIn(typed)) addMarks(marks, marksOfName(name));
  return marks;
}

/** The same names are asked for again and again: those of the last so many are kept. */
const kept = new Map<string, Marks>();
const MOST_KEPT = 20_000;

const knownMarks = new Map<Organisation, Marks>();

function marksOfName(text: string): Marks {
  const form = formOf(text);
  const known = knownByName(text, form);
  const marks = noMarks();
  for (const one of known) addMarks(marks, marksOfKnown(one));
  if (known.length > 0) return marks;
  const part = partOfGovernment(text);
  if (part) markGovernment(marks, part);
  const government = governmentNamed(text);
  if (government !== undefined) marks.offers.add(`government:${government}`);
  const institution = institutionOf(text);
  if (institution !== undefined) marks.is.add(institution);
  if (!part && government === undefined) markForm(marks, form, "unknown");
  return marks;
}

/** Each of its names; its parents; and what is said of a part of a government. */
function marksOfKnown(one: Organisation): Marks {
  const made = knownMarks.get(one);
  if (made) return made;
  const marks = noMarks();
  marks.is.add(`o:${one.name}`);
  if (one.group !== undefined) marks.is.add(`group:${one.group}`);
  marks.offers.add(`parent:${one.name}`);
  for (const parent of one.above) marks.takes.add(`parent:${parent}`);
  for (const name of one.names) {
    markForm(marks, { ...formOf(name), kind: one.kind }, "known");
    const part = partOfGovernment(name);
    if (part) markGovernment(marks, part);
    const government = governmentNamed(name);
    if (government !== undefined) marks.offers.add(`government:${government}`);
  }
  for (const domain of one.domains) {
    const state = /\.([a-z]+)\.gov\.au$/.exec(domain)?.[1];
    if (state !== undefined && JURISDICTIONS.has(state)) marks.takes.add(`government:${state}`);
    else if (domain.endsWith(".gov.au")) marks.takes.add("government:cth");
  }
  knownMarks.set(one, marks);
  return marks;
}

/** Two organisations of our lists meet by the lists alone, so a known name is never a mark itself. */
function markForm(marks: Marks, form: NameForm, origin: Origin): void {
  const { core, all, kind } = form;
  const key = squash(core) || squash(all);
  if (key === "") return;
  if (origin === "unknown") markName(marks, key, kind);
  if (!form.isDistinctive) return;
  const from = origin === "known" ? UNKNOWN : BOTH;
  if (key.length >= SHORTEST) {
    offerShort(marks, { way: "start", key, kind }, origin);
    // "Minters": a short form of many firms is the first name with an s.
    if (origin === "unknown" && core.length === 1 && /[^s]s$/.test(key))
      offerShort(marks, { way: "start", key: key.slice(0, -1), kind }, origin);
  }
  const isShort = key.length >= SHORTEST && key.length <= LONGEST_ACRONYM;
  if (form.isAcronym && isShort) offerShort(marks, { way: "initials", key, kind }, origin);
  for (const start of startsOf(core, all))
    takeShort(marks, { way: "start", key: start, kind }, from);
  for (const initials of initialsOf(core, all))
    takeShort(marks, { way: "initials", key: initials, kind }, from);
}

/** Of "Corrs Chambers Westgarth": "corrs" and "corrschambers". Itself too: "Westpac" of our lists is one. */
function startsOf(core: readonly string[], all: readonly string[]): string[] {
  const longest = core.length < all.length ? all : core;
  return longest
    .map((_, at) => longest.slice(0, at + 1))
    .filter((start) => isDistinctive(start))
    .map(squash)
    .filter((key) => key.length >= SHORTEST);
}

function initialsOf(core: readonly string[], all: readonly string[]): string[] {
  const letters = (list: readonly string[]) => list.map((word) => word[0] ?? "").join("");
  const formless = all.filter((word) => !TAIL.has(word));
  return [letters(core), letters(all), letters(formless)].filter(
    (key, at, keys) =>
      key.length >= SHORTEST && key.length <= LONGEST_ACRONYM && keys.indexOf(key) === at,
  );
}

/** What one registers a name below: "com.au". */
const REGISTRY =
  /(?:\.(?:nsw|vic|qld|wa|sa|tas|act|nt|catholic)\.(?:gov|edu)\.au|(?:\.(?:com|net|org|edu|gov|asn|id|co|ac|govt|ltd))?\.[a-z]{2,})$/;
/** At the end of a domain's name, where words are written together. */
const WRITTEN_TOGETHER = /(?:lawyers|legal|solicitors|partners|group|australia|law|au)$/;

/** Nothing for a domain that many share. */
export function marksOfDomain(written: string): Marks {
  const marks = noMarks();
  const domain = domainToASCII(written.toLowerCase().replace(/\.$/, "")).replace(/^www\./, "");
  if (domain === "" || isShared(domain)) return marks;
  const known = knownByDomain(domain);
  if (known) return marksOfKnown(known);
  const below = domain.replace(REGISTRY, "");
  const label = below.slice(below.lastIndexOf(".") + 1);
  marks.is.add(`d:${label}${domain.slice(below.length)}`);
  const government = /(?:\.([a-z]+))?\.gov\.au$/.exec(domain);
  if (government) {
    markGovernment(marks, { jurisdiction: government[1] ?? "cth", fields: [label] });
    return marks;
  }
  const form = formOf(label.replaceAll("-", " "));
  const isAcronym = label.length <= LONGEST_ACRONYM;
  markForm(marks, { ...form, isAcronym }, "unknown");
  const ending = WRITTEN_TOGETHER.exec(label)?.[0];
  const start = ending === undefined ? "" : label.slice(0, -ending.length).replace(/-$/, "");
  if (ending !== undefined && start.length >= SHORTEST) {
    const kind = kindOfWord(ending);
    markForm(
      marks,
      { ...formOf(start.replaceAll("-", " ")), kind, isAcronym: start.length <= LONGEST_ACRONYM },
      "unknown",
    );
  }
  for (const one of knownByName(label, form)) addMarks(marks, marksOfKnown(one));
  return marks;
}

/** The organisations of our lists that a text or a domain names. */
export function knownIn(text: string): readonly Organisation[] {
  const domain = DOMAIN.exec(text.trim().slice(0, LONGEST_TEXT))?.[1]?.toLowerCase();
  const ofDomain = domain === undefined || isShared(domain) ? undefined : knownByDomain(domain);
  if (ofDomain) return [ofDomain];
  return [...new Set(namesIn(text).flatMap((name) => knownByName(name, formOf(name))))];
}

/** Departments, whose names change their order and their parts: which government's, and for what. */

interface PartOfGovernment {
  /** "nsw"; undefined when the name does not say whose it is. */
  readonly jurisdiction: string | undefined;
  readonly fields: readonly string[];
}

function partOfGovernment(text: string): PartOfGovernment | undefined {
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
function markGovernment(marks: Marks, { jurisdiction, fields }: PartOfGovernment): void {
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
function governmentNamed(text: string): string | undefined {
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

/**
 * What two names are compared by. Two organisations meet when both have the same mark, or when one offers what the
 * other takes: "Corrs" offers itself as a short form, "Corrs Chambers Westgarth" takes it, and "Corrs Bakery" and
 * "Corrs Motors", which both take it, do not meet in it.
 */
export interface Marks {
  readonly is: Set<string>;
  readonly offers: Set<string>;
  readonly takes: Set<string>;
}

export const noMarks = (): Marks => ({ is: new Set(), offers: new Set(), takes: new Set() });

export function addMarks(to: Marks, { is, offers, takes }: Marks): void {
  for (const mark of is) to.is.add(mark);
  for (const mark of offers) to.offers.add(mark);
  for (const mark of takes) to.takes.add(mark);
}

/** An organisation of a kind meets those of its kind, and those whose name does not say. */
function markName({ is, offers, takes }: Marks, key: string, kind: string | undefined): void {
  if (kind === undefined) {
    is.add(`n:${key}`);
    takes.add(`n:${key}/*`);
  } else {
    is.add(`n:${key}/${kind}`);
    offers.add(`n:${key}/*`);
  }
}

/** "known" are those in our lists: two of them are never guessed to be the same. */
type Origin = "known" | "unknown";
interface ShortForm {
  readonly way: "start" | "initials";
  readonly key: string;
  readonly kind: string | undefined;
}

function offerShort(marks: Marks, { way, key, kind }: ShortForm, origin: Origin): void {
  const form = `${way}:${origin}:${key}`;
  marks.offers.add(`${form}/*`);
  marks.offers.add(`${form}/${kind ?? ""}`);
}

function takeShort(marks: Marks, { way, key, kind }: ShortForm, from: readonly Origin[]): void {
  for (const origin of from) {
    const form = `${way}:${origin}:${key}`;
    if (kind === undefined) marks.takes.add(`${form}/*`);
    else {
      marks.takes.add(`${form}/${kind}`);
      marks.takes.add(`${form}/`);
    }
  }
}

const tagged = (tag: string, marks: Iterable<string>) => [...marks].map((mark) => tag + mark);

/** As lists that a database compares: they overlap where one hides and the other looks. */
export const hidingKeys = ({ is, offers, takes }: Marks): string[] =>
  [...tagged("=", is), ...tagged("<", offers), ...tagged(">", takes)].sort();
export const lookingKeys = ({ is, offers, takes }: Marks): string[] =>
  [...tagged("=", is), ...tagged(">", offers), ...tagged("<", takes)].sort();
