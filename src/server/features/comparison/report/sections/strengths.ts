import type { Statement } from "#contract/comparison.ts";
import type { Finding, Findings } from "../findings.ts";
import {
  bestPlace,
  mayBeTold,
  type Place,
  roleName,
  roleTitle,
} from "../wording/evidence-place.ts";
import { distinct, things } from "../wording/listing.ts";
import { isRights, isTelling, isWork, shownNames } from "../wording/name-requirement.ts";
import { quoted } from "../wording/quoting.ts";
import { topicNames } from "../wording/topic-names.ts";
import type { Voice } from "../wording/voice.ts";
import { yearsAsked, yearsShown } from "../wording/years-phrase.ts";

const MOST = 5;
/** Papers, years and rights, where work is there to tell of. */
const MOST_FORMAL = 2;
const MOST_NAMES = 3;
const MOST_LINES = 3;

/** Met requirements that the same line proves. */
export interface Strength {
  readonly findings: readonly Finding[];
  readonly names: readonly string[];
  readonly place: Place;
}

/** The weightiest first: essential before preferred, work told before a title, a title before a list. */
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

/** Years without a number asked for say nothing of their own, and too many of them are none. */
function isTold(finding: Finding, { years, limits }: Findings): boolean {
  const { kind, evidence } = finding;
  if (kind !== "years") return evidence.length > 0;
  const isAbove = limits.some(({ reason }) => /above/.test(reason));
  return (
    evidence.length > 0 && !isAbove && yearsAsked(years) !== "" && yearsShown(finding, years) !== ""
  );
}

const PLACE_WEIGHT = { work: 3, head: 2, outside: 1 };

function weight(finding: Finding, findings: Findings): number {
  const place = bestPlace(finding, findings);
  const isMinor = isRights(finding) || /check|driver|card|first aid/i.test(finding.credential);
  return (
    (finding.essential ? 20 : 0) +
    (finding.shown === "list" ? -8 : 0) +
    (isMinor ? -15 : 0) +
    (finding.kind === "licence" ? 4 : 0) +
    (topicNames(finding, finding.found).length > 0 ? 6 : 0) +
    (place ? PLACE_WEIGHT[place.kind] : 0)
  );
}

function grouping(met: readonly Finding[], all: Findings): Strength[] {
  const groups: Strength[] = [];
  for (const finding of met) {
    const place = bestPlace(finding, all);
    if (!place) continue;
    const names = shownNames(finding, all.years);
    // A title proves a field; that it proves a whole sentence of the advertisement is more than we know.
    if (place.kind === "head" && isWork(finding) && names.some(isQuotation)) continue;
    const one = { findings: [finding], names, place };
    const at = groups.findIndex((group) => isSame(group, one));
    const group = groups[at];
    if (!group) groups.push(one);
    else groups[at] = merged(group, one);
  }
  return groups;
}

/** Proven by the same line, only listed both, or the same thing said twice. */
function isSame(group: Strength, one: Strength): boolean {
  const [first] = group.findings;
  const [second] = one.findings;
  if (!first || !second || !isWork(first) || !isWork(second)) return false;
  return (
    group.place.evidence.line === one.place.evidence.line ||
    (first.shown === "list" && second.shown === "list") ||
    one.names.every((name) => group.names.includes(name))
  );
}

const isQuotation = (name: string) => name.includes("“");

/** Names of topics go together; a second quotation of the advertisement would make the sentence long. */
function merged(group: Strength, one: Strength): Strength {
  const added = one.names.filter((name) => !isQuotation(name));
  const isReplaced = group.names.some(isQuotation) && added.length > 0;
  const names = distinct(isReplaced ? added : [...group.names, ...added]);
  const tellsMore = group.place.kind !== "work" && one.place.kind === "work";
  return {
    findings: [...group.findings, ...one.findings],
    names: names.slice(0, MOST_NAMES),
    place: tellsMore ? one.place : group.place,
  };
}

export const writeStrengths = (all: Findings, voice: Voice): Statement[] =>
  strengthsOf(all).map((strength) => ({
    text: textOf(strength, all, voice),
    lines: linesOf(strength),
    requirement: strength.findings[0]?.number ?? 0,
  }));

function linesOf({ findings, place }: Strength): number[] {
  const others = findings.flatMap(({ evidence }) => evidence.map(({ line }) => line));
  return [...new Set([place.evidence.line, ...others])].slice(0, MOST_LINES);
}

function textOf({ findings, names, place }: Strength, { years }: Findings, voice: Voice): string {
  const [first] = findings;
  if (!first) return "";
  if (first.kind === "years")
    return voice.say(first.assumed ? YEARS_ASSUMED : YEARS, {
      shown: yearsShown(first, years),
      asked: yearsAsked(years, true),
    });
  const slots = { ...things(names), quote: quoted(place.evidence.quote) };
  if (first.state === "assumed") return voice.say(TAKEN, slots);
  if (!isWork(first)) return voice.say(mayBeTold(place) ? STATED : ON_RECORD, slots);
  if (first.shown === "list") return voice.say(LISTED, slots);
  const { role } = place;
  if (!role) return voice.say(mayBeTold(place) ? TOLD : ON_RECORD, slots);
  return voice.say(place.kind === "head" ? BY_TITLE : BY_WORK, {
    ...slots,
    role: roleName(role),
    title: roleTitle(role),
  });
}

const YEARS = [
  "The dates add up to {shown}, where the job asks for {asked}.",
  "The job asks for {asked}, and {resume} shows {shown}.",
];
const YEARS_ASSUMED = [
  "{shown} can be counted from the dates; a job like this usually takes {asked}.",
];
const BY_WORK = [
  "{what}: {quote}, in the role of {role}.",
  "The time as {role} speaks to {what}: {quote}.",
  "On {what}, {resume} has {quote}, under {title}.",
  "{what} {is} shown by work done as {role}: {quote}.",
  "{quote}, told of the role of {title}, is evidence of {what}.",
  "For {what}, see the work as {role}: {quote}.",
];
const BY_TITLE = [
  "The role of {role} is where {what} {comes} in.",
  "{what} {comes} with the work as {role}.",
  "For {what}, {resume} points to the role of {role}.",
  "{resume} answers {what} with the time as {role}.",
];
const STATED = [
  "{what} {is} stated outright: {quote}.",
  "On {what}, {resume} is plain: {quote}.",
  "{what} {is} covered by the words {quote}.",
];
/** Not said, but nobody does this work without it. */
const TAKEN = ["{what} {is} taken from the work as a lawyer; it is not stated."];
const ON_RECORD = [
  "{what} {is} on the page.",
  "{resume} states {what}.",
  "There is a line for {what}.",
  "{what} {is} there in so many words.",
];
const TOLD = [
  "{resume} has this on {what}: {quote}.",
  "{what} {is} described in general terms, as {quote}.",
  "The overview touches on {what} with {quote}.",
];
const LISTED = [
  "{what} {is} named among the skills, though no role tells of {it}.",
  "The skills list includes {what}.",
];
