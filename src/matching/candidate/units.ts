import type { Line } from "#reading/line.ts";
import { piecesOf } from "#reading/model/word-pieces.ts";
import { isPersonal } from "#reading/resume/words/personal.ts";
import type { ResumeReading, ResumeSection } from "#reading/resume-reading.ts";
import { conceptsOfLine } from "../knowledge/concepts.ts";
import { TERMS, termsAmong } from "../knowledge/phrases.ts";
import type { Unit, UnitSection } from "../profiles.ts";
import { EMPTY } from "../vectors.ts";
import { hashOf } from "../words/hash.ts";
import { stemsForPhrases } from "../words/phrase-book.ts";
import { type Word, wordsOf } from "../words/words-of.ts";
import { acrossClauses, clausesOf, isPlain, ownPart } from "./clauses.ts";
import { sentencesOf } from "./sentences.ts";
import { yearsTold } from "./years-told.ts";

/** A sentence with its words as they are written: needed while the profile is made, not kept. */
export interface ReadUnit extends Unit {
  readonly text: string;
  readonly stems: readonly string[];
}

const SECTIONS: Readonly<Record<ResumeSection, UnitSection>> = {
  header: "profile",
  summary: "profile",
  experience: "experience",
  education: "education",
  skills: "list",
  certifications: "credentials",
  other: "other",
};
/** Longer lines are told, not listed, whatever heading they stand under. */
const LONGEST_PAPER = 16;
const LISTED_FROM: Readonly<Partial<Record<UnitSection, number>>> = {
  profile: 5,
  experience: 7,
  other: 5,
  credentials: 6,
  education: 6,
};
const WORDS_LISTED = 3.4;
/** So many words without one of those that hold a sentence together are a list without commas. */
const BARE_WORDS = 8;
const SENTENCE =
  /\b(?:the|an?|of|to|for|in|and|or|with|on|by|at|from|as|into|under|up|out|over|than|that|which|who|all|my|our|their|its|i|we)\b|[,;:.|•·/()–—-]|\d/i;
const CONTACT = /@|https?:|www\.|linkedin\.com|\+?\d[\d ()-]{7,}\d/i;
const SAYS_YEARS =
  /\b(?:19|20)\d\d\b|(?<![-–0-9] ?)\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) years\b(?! (?:pae|pqe|post))/i;

export interface Unidentified {
  readonly line: number;
  readonly text: string;
  readonly section: UnitSection;
}

/** Lines without who it is, where they live and which school they went to: none of that counts. */
export function unidentified(
  lines: readonly Line[],
  reading: ResumeReading,
  skip: ReadonlySet<number>,
): Unidentified[] {
  const { profile, sources } = reading;
  const reaching = new Set(
    ["email", "phone", "location", "links.linkedin", "links.github", "links.website"].flatMap(
      (key) => sources[key]?.lines ?? [],
    ),
  );
  const hide = [
    ...nameForms(profile.name),
    profile.location,
    ...townsOf(profile.location),
    ...profile.experience.flatMap(({ location }) => [location, ...townsOf(location)]),
    ...profile.education.map(({ institution }) => institution),
  ]
    .filter((text) => text.length > 2)
    .sort((a, b) => b.length - a.length);
  const blank = hiding(hide);
  return lines.flatMap((line, at) => {
    if (skip.has(at)) return [];
    const section = reading.sections[at] ?? "other";
    if (isPersonal(line.text, section === "experience")) return [];
    const words = line.text.split(/\s+/).length;
    if ((reaching.has(at) || CONTACT.test(line.text)) && words < 16 && section === "header")
      return [];
    const whole = blank(line.text.replaceAll("\t", " "));
    const text = section === "header" ? whole.replace(TOWN, spaces) : whole;
    const told = words > LONGEST_PAPER && (section === "certifications" || section === "education");
    return [{ line: at, text, section: told ? "profile" : SECTIONS[section] }];
  });
}

/** Where somebody lives, in the lines that say who they are. */
const TOWN =
  /\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+){0,2}(?=,? (?:NSW|VIC|Vic|QLD|Qld|SA|WA|TAS|Tas|ACT|NT)\b)/gu;
const spaces = (found: string) => " ".repeat(found.length);

/** "Glenorchy TAS 7010" is also just Glenorchy. */
function townsOf(location: string): string[] {
  return location
    .replace(/\b(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT|Australia)\b|\d{4}/gi, "")
    .split(/[,|/]/)
    .map((town) => town.trim())
    .filter((town) => town.length > 3);
}

function nameForms(name: string): string[] {
  const words = name.split(/\s+/).filter((word) => word.length > 1);
  return words.length > 1 ? [name, `${words[0]} ${words.at(-1)}`] : [name];
}

const ADDRESSES =
  /[\w.+-]{1,64}@[\w.-]{1,120}|(?:https?:\/\/|www\.)\S{1,200}|(?:\+\d{1,3} ?)?\(?\b0\d[\d ()-]{6,14}\d/g;
/** Schools that the reader did not find: they are told by their form, or by name. */
const SCHOOLS =
  /\b(?:University|Institute) of (?:[A-Z][\w'’-]{1,25} ?){1,4}|\b(?:[A-Z][\w'’-]{1,25} ){1,4}(?:University|TAFE|Polytechnic|Institute of Technology)\b|\bTAFE(?: (?:NSW|Queensland|SA|Qld|Victoria|Western Australia))?\b|\b(?:UNSW|USYD|UTS|ANU|UQ|QUT|RMIT|UWA|UTAS|ACU|UniSA|UOW|UNE|WSU|CQU|JCU|USQ|Monash|Deakin|Griffith|Macquarie|La Trobe|Curtin|Murdoch|Flinders|Swinburne)\b/g;

/** One search for all that is hidden. Places in the line still hold: it is as long afterwards. */
function hiding(hidden: readonly string[]): (text: string) => string {
  const several = patternOf(
    hidden.filter((one) => one.includes(" ")),
    "giu",
  );
  // A town may be a word as well: Sale, Bright. It is hidden only where it is written as a name.
  const single = patternOf(
    hidden.filter((one) => !one.includes(" ")).flatMap((one) => [one, one.toUpperCase()]),
    "gu",
  );
  const patterns = [ADDRESSES, several, single, SCHOOLS].filter((one) => one !== undefined);
  return (text) => patterns.reduce((rest, pattern) => rest.replace(pattern, spaces), text);
}

function patternOf(forms: readonly string[], flags: string): RegExp | undefined {
  if (forms.length === 0) return undefined;
  const escaped = [...new Set(forms)].map((form) => form.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join("|")})(?![\\p{L}\\p{N}])`, flags);
}

export function unitsOf(
  lines: readonly Unidentified[],
  roleOfLine: ReadonlyMap<number, number>,
  now: number,
): ReadUnit[] {
  const rows = rowsOfShortLines(lines);
  const stretches = lines.flatMap(({ line, text, section }) => {
    const isList = section === "list" || rows.has(line) || looksListed(text, section);
    return sentencesOf(text, line).map((stretch) => ({
      ...stretch,
      section: isList ? ("list" as const) : section,
    }));
  });
  const whole = wholeSentences(stretches);
  return stretches.map((stretch, at): ReadUnit => {
    const { text, line } = stretch;
    const words = wordsOf(text);
    const stems = wordsOf(ownPart(text)).flatMap(({ stem, tells }) => (tells ? stem : []));
    const bag = new Map<string, number>();
    for (const stem of stems) bag.set(stem, (bag.get(stem) ?? 0) + 1);
    const sentence = whole[at] ?? text;
    return {
      ...stretch,
      role: roleOfLine.get(line) ?? -1,
      years: yearsTold(sentence, now),
      stems,
      words: Uint16Array.from(stems, hashOf),
      pieces: isHeading(text) ? NO_PIECES : piecesOf(ownPart(sentence), MOST_PIECES),
      terms: termsOf(text, words),
      concepts: bag.size > 2 ? conceptsOfLine(bag) : EMPTY,
    };
  });
}

/** A line so long may have been broken; a shorter one ends where its writer ended it. */
const BROKEN_FROM = 45;
const ENDS = /[.!?;:]['"’”)]?$/;
const GOES_ON = /^[\p{Ll}&(]|^\d+ /u;

/** The sentence that each stretch is a part of, put together over broken lines. */
function wholeSentences(
  stretches: readonly { text: string; line: number; section: UnitSection }[],
): string[] {
  const texts: string[] = [];
  let from = 0;
  for (const [at, { text, line, section }] of stretches.entries()) {
    const before = stretches[at - 1];
    const isBroken =
      before !== undefined &&
      before.line === line - 1 &&
      before.section === section &&
      before.text.length >= BROKEN_FROM &&
      !ENDS.test(before.text) &&
      GOES_ON.test(text);
    if (!isBroken) from = at;
    const joined = stretches
      .slice(from, at + 1)
      .map((one) => one.text)
      .join(" ");
    for (let part = from; part <= at; part += 1) texts[part] = joined;
  }
  return texts;
}

const MOST_PIECES = 48;
const NO_PIECES = new Uint16Array(0);
const HEADING =
  /^(?:(?:work|professional|career|employment|key|core|technical|other|additional|relevant|my|personal|volunteer|previous)\s+)?(?:experience|education|skills?|employment(?: history)?|history|profile|summary|objective|about(?: me)?|qualifications?|certifications?|certificates?|licen[cs]es?|tickets?|training|referees?|references?|interests?|hobbies|languages?|contact|details|achievements?|responsibilities|duties|admissions?|memberships?|projects?|jobs?|work|career|strengths|competencies|expertise|volunteering)(?:\s+(?:and|&)\s+\w+)?:?$/i;
const LONGEST_HEADING = 40;

/** The name of a part of the resume says nothing of its owner. */
const isHeading = (text: string) => text.length < LONGEST_HEADING && HEADING.test(text.trim());

const SHORT_LINE = 3;
const SHORT_LINES = 6;

/** Many lines of a few words each, one after another, are a list as well, whatever stands above. */
function rowsOfShortLines(lines: readonly Unidentified[]): ReadonlySet<number> {
  const rows = new Set<number>();
  let run: number[] = [];
  for (const { line, text } of [
    ...lines,
    { line: -1, text: "this line is long enough to end a run" },
  ]) {
    if (text.trim().split(/\s+/).length <= SHORT_LINE && !SAYS_YEARS.test(text)) {
      run.push(line);
      continue;
    }
    if (run.length >= SHORT_LINES) for (const one of run) rows.add(one);
    run = [];
  }
  return rows;
}

/** Words in a row, without a sentence around them; in a job's own lines only many of them. */
function looksListed(text: string, section: UnitSection): boolean {
  const fewest = LISTED_FROM[section];
  if (fewest === undefined) return false;
  const words = text.split(/\s+/).length;
  if (words >= BARE_WORDS && !SENTENCE.test(text) && !SAYS_YEARS.test(text)) return true;
  const parts = text.split(/[,.;|•·]|\s\/\s?|\/(?=\S{4})/).filter((part) => part.trim() !== "");
  return parts.length >= fewest && words / parts.length <= WORDS_LISTED && !SAYS_YEARS.test(text);
}

function termsOf(sentence: string, words: readonly Word[]): Map<number, number> {
  const terms = new Map<number, number>();
  const add = (stems: readonly string[], strength: number, onlyNew: boolean) => {
    for (const term of termsAmong(stems).keys()) {
      if (onlyNew && terms.has(term)) continue;
      terms.set(term, Math.max(terms.get(term) ?? 0, strength));
    }
  };
  const all = words.flatMap(({ stem, counts }) => (counts ? stem : []));
  if (isPlain(sentence)) add(all, 1, false);
  else {
    for (const { text, strength } of clausesOf(sentence))
      add(stemsForPhrases(text), strength, false);
    const whole = acrossClauses(sentence);
    if (whole) add(all, whole.strength, true);
  }
  for (const [term, strength] of [...terms]) {
    const parent = TERMS[term]?.parent;
    if (parent !== undefined && !terms.has(parent)) terms.set(parent, 0.8 * strength);
  }
  return terms;
}
