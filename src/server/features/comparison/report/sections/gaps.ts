import type { Statement } from "#contract/comparison.ts";
import { areDutiesCounted } from "#contract/requirement-counts.ts";
import type { LimitReason } from "#matching/pair/limits.ts";
import { byGap } from "../../../matching/service.ts";
import type { Finding, Findings } from "../../findings.ts";
import { bestPlace, mayBeTold } from "../wording/evidence-place.ts";
import { type Forms, isThing, tell } from "../wording/forms.ts";
import { listing } from "../wording/listing.ts";
import { credentialName, isRights, isTelling } from "../wording/name-requirement.ts";
import { quotedLine } from "../wording/quoting.ts";
import type { Voice } from "../wording/voice.ts";
import { yearsAsked, yearsShown } from "../wording/years-phrase.ts";
import { NEAR, tightest } from "./limits.ts";

const MOST = 5;

/** What is missing or only partly there: what decides first, then the required, then in part, then preferred. */
export function gapsOf(findings: Findings): Finding[] {
  const withDuties = areDutiesCounted(requiredIn(findings).length);
  const open = findings.requirements.filter(
    (one) =>
      (one.grade === "missing" || one.grade === "partial") &&
      one.kind !== "quality" &&
      (one.kind !== "duty" || withDuties) &&
      isTelling(one, findings) &&
      !(isRights(one) && one.kind !== "work-right"),
  );
  const missing = open.filter(({ grade }) => grade === "missing").toSorted(inOrder);
  const partial = open.filter(({ grade }) => grade === "partial").toSorted(inOrder);
  const isRequired = ({ essential, kind }: Finding) => essential && kind !== "duty";
  const both = [...missing, ...partial];
  return [...both.filter(isRequired), ...both.filter((one) => !isRequired(one))];
}

const inOrder = (a: Finding, b: Finding) => byGap(asGap(a), asGap(b));
const asGap = ({ job_line, ...finding }: Finding) => ({ ...finding, line: job_line - 1 });

const requiredIn = ({ requirements }: Findings) =>
  requirements.filter(({ essential, kind }) => essential && kind !== "duty" && kind !== "quality");

export function writeGaps(findings: Findings, voice: Voice): Statement[] {
  const gaps = gapsOf(findings);
  const told = gaps.length > MOST ? gaps.slice(0, MOST - 1) : gaps;
  // A line that was quoted once is not quoted for every gap near it.
  const quotedLines = new Set<number>();
  const statements = told.map((finding) => ({
    text: textOf(finding, findings, voice, quotedLines),
    lines: finding.evidence.map(({ line }) => line),
    requirement: finding.number,
  }));
  const rest = gaps.slice(told.length);
  const [next] = rest;
  if (!next) return statements;
  const isOne = rest.length === 1;
  const numbers = listing(rest.map(({ number }) => String(number)));
  const text = voice.say([isOne ? REST.one : REST.many], { numbers });
  return [...statements, { text, lines: [], requirement: next.number }];
}

function textOf(
  finding: Finding,
  findings: Findings,
  voice: Voice,
  quotedLines: Set<number>,
): string {
  if (finding.kind === "years") return yearsText(finding, findings, voice);
  if (finding.kind === "work-right") return voice.say(SPONSOR);
  if (finding.credential) return paperText(finding, findings, voice);
  if (finding.kind === "duty")
    return tell(finding, finding.grade === "missing" ? DUTY : PART, voice);
  if (finding.grade === "partial") return partText(finding, findings, voice, quotedLines);
  return tell(finding, finding.essential ? MISSING : PREFERRED, voice);
}

function yearsText(finding: Finding, { years }: Findings, voice: Voice): string {
  const [shown, asked] = [yearsShown(finding, years), yearsAsked(years, true)];
  if (!asked) return voice.say(LEVEL);
  if (shown) return voice.say(YEARS, { shown, asked });
  return voice.say(years.inPractice ? NONE_IN_PRACTICE : NONE_OF_KIND, { asked });
}

function paperText(finding: Finding, findings: Findings, voice: Voice): string {
  const what = credentialName(finding);
  // "No Australian admission" is a line of its own in some resumes.
  const isSaid = finding.state === "none" && finding.evidence.length > 0;
  const stated = isSaid ? CREDENTIAL.denied : CREDENTIAL[finding.state];
  const base = stated ? voice.say(stated, { what }) : tell(finding, papersForms(finding), voice);
  const most = limitOf(finding, findings);
  return most === undefined ? base : `${base} ${voice.say(HELD, { most: String(most) })}`;
}

function papersForms({ grade, essential }: Finding): Forms {
  if (grade === "partial") return PART;
  return essential ? MISSING : PREFERRED;
}

/** The limit that this very paper sets, where that is beyond doubt. A licence decides however low the score is. */
export function limitOf({ essential, grade, kind, credential }: Finding, findings: Findings) {
  if (!essential || grade !== "missing" || !credential) return undefined;
  const limits = tightest(findings);
  const most = (reason: LimitReason) => {
    const found = limits.find((one) => one.reason === reason)?.most;
    const isFelt = reason !== "paper-missing" || findings.score >= Math.floor((found ?? 0) * NEAR);
    return found === undefined || !isFelt ? undefined : Math.floor(found);
  };
  if (credential === "admission as a lawyer") return most("admission-missing");
  if (kind === "degree") return most("paper-missing");
  const [hard, formal] = [most("licence-missing"), most("paper-missing")];
  return hard === undefined || formal === undefined ? (hard ?? formal) : undefined;
}

function partText(
  finding: Finding,
  findings: Findings,
  voice: Voice,
  quotedLines: Set<number>,
): string {
  if (finding.shown === "list") return tell(finding, LISTED, voice);
  const place = bestPlace(finding, findings);
  const isFresh = place !== undefined && !quotedLines.has(place.evidence.line);
  const quote = isFresh && mayBeTold(place) ? quotedLine(place.evidence, finding) : "";
  if (!quote || !isThing(finding)) return tell(finding, PART, voice);
  quotedLines.add(place?.evidence.line ?? 0);
  return tell(finding, PART_QUOTED, voice, { quote });
}

const YEARS = [
  "The job asks for {asked}; {resume} shows {shown}.",
  "The job asks for {asked}, and the dates in {resume} come to {shown}.",
];
const NONE_IN_PRACTICE = ["The job asks for {asked} in practice, and {resume} shows none."];
const NONE_OF_KIND = [
  "The job asks for {asked}, and no role in {resume} is close enough to it to count.",
];
const LEVEL = ["The level of the work shown is below what the job asks for."];
const SPONSOR = ["{resume} says that a sponsor is needed, and this job does not offer one."];
const CREDENTIAL: Readonly<Record<string, readonly string[]>> = {
  none: ["{resume} states no admission as a lawyer."],
  foreign: ["Admission abroad is stated; admission in Australia is not."],
  lapsed: ["The admission that is stated is no longer current."],
  pending: [
    "{resume} says that {what} is under way and not yet held.",
    "By {resume}, {what} is still to come.",
  ],
  "foreign-pending": ["Admission abroad is stated, and admission in Australia is under way."],
  denied: [
    "{resume} says itself that {what} is not held.",
    "The line cited says that {what} is not held.",
  ],
  lawyer: ["Admission as a lawyer counts for part of {what}, and the rest is not shown."],
};
const HELD = [
  "That holds the score at {most} at best.",
  "Until that changes, the score stays at {most} or below.",
  "This alone keeps the score from passing {most}.",
];
const NOT_NAMED = [
  "The job asks for {what}, and {resume} does not mention {it}.",
  "{resume} does not mention {what}.",
  "No mention of {what} was found.",
];
const MISSING: Forms = {
  thing: {
    paper: NOT_NAMED,
    degree: NOT_NAMED,
    condition: NOT_NAMED,
    tool: NOT_NAMED,
    language: NOT_NAMED,
    place: [
      "The job asks for {what}, and {resume} says nothing of it.",
      "{resume} says nothing of {what}.",
      "No line of {resume} speaks of {what}.",
    ],
    other: [
      "The job asks for {what}, and no line of {resume} shows it.",
      "No line of {resume} shows {what}.",
      "{resume} does not show {what}.",
    ],
  },
  quoted: [
    "No line of {resume} shows this requirement: {clause}.",
    "The job asks for this, and it is not shown: {clause}.",
    "Not shown: {clause}.",
  ],
  numbered: [
    "No line of {resume} shows requirement {number}.",
    "Requirement {number} is not shown either.",
    "{resume} has no line for requirement {number}.",
  ],
};
const PREFERRED: Forms = {
  thing: [
    "{what} would help and {is} not shown.",
    "The job would like {what}; {resume} does not show {it}.",
    "Also welcome, and not shown: {what}.",
  ],
  quoted: [
    "This would help and is not shown: {clause}.",
    "The job would like this, which no line shows: {clause}.",
    "Welcome, and not in {resume}: {clause}.",
  ],
  numbered: [
    "Requirement {number}, which is not essential, is not shown.",
    "No line shows requirement {number}, which would only help.",
    "{resume} leaves out requirement {number}, which is not essential.",
  ],
};
const DUTY: Forms = {
  thing: [
    "The work includes {what}; {resume} does not show {it}.",
    "No line of {resume} shows this part of the work: {what}.",
    "Part of the work is {what}, and {resume} does not show it.",
  ],
  quoted: [
    "The work includes this, and no line shows it: {clause}.",
    "Part of the work, and not shown: {clause}.",
    "{resume} does not show this part of the work: {clause}.",
  ],
  numbered: [
    "No line shows the work of number {number}.",
    "Number {number} of the duties is not shown.",
    "The duty with the number {number} is not in {resume}.",
  ],
};
const SHORT_OF = ["The line cited falls short of {what}.", "{resume} shows less than {what}."];
const PART: Forms = {
  thing: {
    paper: SHORT_OF,
    degree: SHORT_OF,
    condition: SHORT_OF,
    other: [
      "The line cited shows a part of {what}.",
      "Only a part of {what} is shown, in the line cited.",
      "{resume} shows some of {what}, not all of it.",
    ],
  },
  quoted: [
    "The line cited shows a part of this: {clause}.",
    "Only a part of this is shown: {clause}.",
    "This is met in part: {clause}.",
  ],
  numbered: [
    "The line cited shows a part of requirement {number}.",
    "Requirement {number} is met in part.",
    "Only a part of requirement {number} is shown.",
  ],
};
const PART_QUOTED: Forms = {
  ...PART,
  thing: [
    "{resume} shows a part of {what}: {quote}.",
    "Only a part of {what} is shown: {quote}.",
    "The closest to {what} is this line: {quote}.",
  ],
};
const LISTED: Forms = {
  thing: [
    "No role shows {subject}, only a list.",
    "Only a list names {subject}.",
    "A list mentions {subject}, and no role tells of it in use.",
  ],
  quoted: [
    "Only a list answers this: {clause}.",
    "No role bears this out, only a list: {clause}.",
    "This is only listed: {clause}.",
  ],
  numbered: [
    "Only a list answers requirement {number}.",
    "Requirement {number} is only listed.",
    "No role bears out requirement {number}.",
  ],
};
const REST = {
  one: "Requirement {numbers} in the list is open as well.",
  many: "Requirements {numbers} in the list are open as well.",
};
