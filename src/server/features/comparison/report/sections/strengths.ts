import type { Statement } from "#contract/comparison.ts";
import type { Finding, Findings } from "../../findings.ts";
import { bestPlace, mayBeTold, type Place, roleName } from "../wording/evidence-place.ts";
import { type Forms, isThing, sortOf, tell } from "../wording/forms.ts";
import { listing, thing } from "../wording/listing.ts";
import { isRights, isTelling, isWork } from "../wording/name-requirement.ts";
import { quotedLine } from "../wording/quoting.ts";
import type { Voice } from "../wording/voice.ts";
import { yearsAsked, yearsShown } from "../wording/years-phrase.ts";

const MOST = 5;
/** Papers, years and rights, where work is there to tell of. */
const MOST_FORMAL = 2;
const MOST_LINES = 3;
/** Two things go into one sentence only where both are short. */
const TOGETHER = { things: 2, characters: 34 };

/** Met requirements that the same line proves. */
export interface Strength {
  readonly findings: readonly Finding[];
  readonly place: Place;
}

/** The weightiest first: required before preferred, work told before a title, a title before a list, duties last. */
export function strengthsOf(all: Findings): Strength[] {
  const met = all.requirements
    .filter((one) => one.grade === "met" && isTelling(one, all) && isTold(one, all))
    .toSorted((a, b) => weight(b, all) - weight(a, all));
  const grouped = grouping(met, all);
  const formal = grouped.filter(({ findings: [first] }) => first && !isWork(first));
  const isCrowded = grouped.length - formal.length >= MOST - MOST_FORMAL;
  const kept = isCrowded ? formal.slice(0, MOST_FORMAL) : formal;
  return grouped.filter((one) => !formal.includes(one) || kept.includes(one)).slice(0, MOST);
}

/** Too many years, or fewer than asked for, are no strength; nor are years where no number is asked for. */
function isTold(finding: Finding, { years, limits }: Findings): boolean {
  const { kind, evidence } = finding;
  if (kind !== "years") return evidence.length > 0;
  const isOutside = limits.some(({ reason }) => /above|below/.test(reason));
  return (
    evidence.length > 0 &&
    !isOutside &&
    Math.round(years.shown ?? 0) >= (years.least ?? 0) &&
    yearsAsked(years) !== "" &&
    yearsShown(finding, years) !== ""
  );
}

const PLACE_WEIGHT = { work: 3, head: 2, outside: 1 };

function weight(finding: Finding, findings: Findings): number {
  const place = bestPlace(finding, findings);
  const isMinor = isRights(finding) || /check|driver|card|first aid/i.test(finding.credential);
  return (
    (finding.kind === "duty" ? -20 : 0) +
    (finding.essential ? 20 : 0) +
    (finding.shown === "list" ? -8 : 0) +
    (isMinor ? -15 : 0) +
    (finding.kind === "licence" ? 4 : 0) +
    (isThing(finding) ? 6 : 0) +
    (place ? PLACE_WEIGHT[place.kind] : 0)
  );
}

function grouping(met: readonly Finding[], all: Findings): Strength[] {
  const groups: Strength[] = [];
  for (const finding of met) {
    const place = bestPlace(finding, all);
    if (!place || (finding.kind === "duty" && !isThing(finding))) continue;
    // A title proves a field; that it proves a whole sentence of the advertisement is more than we know.
    if (place.kind === "head" && isWork(finding) && !isThing(finding)) continue;
    const one = { findings: [finding], place };
    const at = groups.findIndex((group) => isSame(group, one));
    const group = groups[at];
    if (!group) groups.push(one);
    else groups[at] = { findings: [...group.findings, finding], place: group.place };
  }
  return groups;
}

/** Proven by the same line: told once. */
const isSame = (group: Strength, one: Strength): boolean =>
  group.place.evidence.line === one.place.evidence.line &&
  [group, one].every(({ findings: [first] }) => first && isWork(first));

export const writeStrengths = (all: Findings, voice: Voice): Statement[] =>
  strengthsOf(all).map((strength) => ({
    text: textOf(strength, all, voice),
    lines: linesOf(strength),
    requirement: strength.findings[0]?.number ?? 0,
  }));

function linesOf({ findings: [first], place }: Strength): number[] {
  const others = first?.evidence.map(({ line }) => line) ?? [];
  return [...new Set([place.evidence.line, ...others])].slice(0, MOST_LINES);
}

function textOf(strength: Strength, { years }: Findings, voice: Voice): string {
  const { findings, place } = strength;
  const [first] = findings;
  if (!first) return "";
  if (first.kind === "years")
    return voice.say(first.assumed ? YEARS_ASSUMED : YEARS, {
      shown: yearsShown(first, years),
      asked: yearsAsked(years, true),
    });
  if (first.state === "assumed") return voice.say(TAKEN);
  const quote = mayBeTold(place) ? quotedLine(place.evidence, first) : "";
  const slots = { quote, line: String(place.evidence.line), ...together(findings) };
  if (isWork(first) && first.shown === "list") return tell(first, LISTED, voice, slots);
  if (!isWork(first)) return tell(first, quote ? STATED : ON_RECORD, voice, slots);
  const role = place.kind !== "outside" && place.role ? roleName(place.role) : "";
  if (quote) return tell(first, BY_QUOTE, voice, slots);
  return role
    ? tell(first, BY_ROLE, voice, { ...slots, role })
    : tell(first, BY_LINE, voice, slots);
}

/** The names of two short things that one line proves. */
function together(findings: readonly Finding[]) {
  const short = findings.filter(
    ({ words }) =>
      words.asked !== "" &&
      words.asked.length <= TOGETHER.characters &&
      !/,| and | or |^knowledge|^the ability/.test(words.asked),
  );
  if (short.length < 2 || short[0] !== findings[0]) return {};
  const asked = short.slice(0, TOGETHER.things).map(({ words }) => words.asked);
  return thing(listing(asked));
}

/** For the summary: the work that is shown best, as a thing. */
export const bestWork = (all: Findings): Strength | undefined =>
  strengthsOf(all).find(
    ({ findings: [first] }) =>
      first &&
      isWork(first) &&
      first.kind !== "duty" &&
      isThing(first) &&
      first.shown !== "list" &&
      sortOf(first) !== "place" &&
      sortOf(first) !== "condition",
  );

const YEARS = [
  "The dates add up to {shown}, where the job asks for {asked}.",
  "The job asks for {asked}, and {resume} shows {shown}.",
];
const YEARS_ASSUMED = [
  "{shown} can be counted from the dates; a job like this usually takes {asked}.",
];
/** Not said, but nobody does this work without it. */
const TAKEN = ["Admission as a lawyer is taken from the work as a lawyer; it is not stated."];
const STATED: Forms = {
  thing: [
    "{resume} states {what}: {quote}.",
    "{what} {is} stated: {quote}.",
    "On {what}, {resume} says: {quote}.",
  ],
  quoted: [
    "The line cited answers this requirement: {clause}.",
    "The job asks for this, and the line cited states it: {clause}.",
    "Stated in the line cited: {clause}.",
  ],
  numbered: [
    "The line cited states requirement {number}.",
    "Requirement {number} is stated in the line cited.",
    "Line {line} answers requirement {number}.",
  ],
};
const ON_RECORD: Forms = {
  ...STATED,
  thing: [
    "The line cited states {what}.",
    "{what} {is} stated in the line cited.",
    "There is a line for {what}.",
  ],
};
const BY_LINE: Forms = {
  thing: [
    "Line {line} shows {what}.",
    "{what} {is} shown in line {line}.",
    "For {what}, see line {line}.",
  ],
  quoted: [
    "Line {line} shows what is asked for here: {clause}.",
    "The job asks for this, and line {line} shows it: {clause}.",
    "Shown in line {line}: {clause}.",
  ],
  numbered: [
    "Line {line} shows requirement {number}.",
    "Requirement {number} is shown in line {line}.",
    "For requirement {number}, see line {line}.",
  ],
};
const BY_QUOTE: Forms = {
  ...BY_LINE,
  thing: [
    "{resume} shows {what}: {quote}.",
    "{what} {is} shown by this line: {quote}.",
    "On {what}, {resume} has this: {quote}.",
  ],
};
const BY_ROLE: Forms = {
  ...BY_LINE,
  thing: [
    "The work as {role} shows {what}.",
    "{what} {is} shown by the work as {role}.",
    "For {what}, see the work as {role}.",
  ],
};
const LISTED: Forms = {
  thing: [
    "The skills list names {subject}; no role tells of it.",
    "A list in {resume} names {subject}.",
    "{resume} lists {subject}, without telling of it.",
  ],
  quoted: [
    "A list answers this requirement: {clause}.",
    "This is named in a list: {clause}.",
    "Only a list speaks of this: {clause}.",
  ],
  numbered: [
    "A list answers requirement {number}.",
    "Requirement {number} is named in a list.",
    "Only a list speaks of requirement {number}.",
  ],
};
