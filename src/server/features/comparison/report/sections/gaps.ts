import type { Statement } from "#contract/comparison.ts";
import type { LimitReason } from "#matching/pair/limits.ts";
import type { Finding, Findings } from "../findings.ts";
import { bestPlace, mayBeTold } from "../wording/evidence-place.ts";
import { listing, things } from "../wording/listing.ts";
import {
  askedNames,
  credentialName,
  isRights,
  isTelling,
  isWork,
  missingNames,
  shownAnywhere,
} from "../wording/name-requirement.ts";
import { quoted } from "../wording/quoting.ts";
import { absentNames, topicNames } from "../wording/topic-names.ts";
import type { Voice } from "../wording/voice.ts";
import { yearsAsked, yearsShown } from "../wording/years-phrase.ts";
import {
  CREDENTIAL,
  DUTY,
  HELD,
  IN_PART,
  IN_PART_UNQUOTED,
  LEVEL,
  LISTED,
  MISSING,
  NEAR,
  NEAREST,
  NO_CREDENTIAL,
  NONE_IN_PRACTICE,
  NONE_OF_KIND,
  PARTLY,
  PREFERRED,
  REST,
  SPONSOR,
  YEARS,
} from "./gap-patterns.ts";
import { tightest } from "./limits.ts";

const MOST = 5;
const SHORT_QUOTE = 80;

/** What is missing or only partly there: essential first, then in part, then preferred. */
export function gapsOf(findings: Findings): Finding[] {
  const open = findings.requirements.filter(
    (one) =>
      (one.grade === "missing" || one.grade === "partial") &&
      one.kind !== "quality" &&
      isTelling(one, findings) &&
      !(isRights(one) && one.kind !== "work-right"),
  );
  return withoutRepeats(
    open.toSorted((a, b) => weight(b) - weight(a)),
    findings,
  );
}

function weight(finding: Finding): number {
  const isFormal = Number(!isWork(finding)) * 4;
  const isNamed = Number(topicNames(finding, finding.topics).length > 0) * 2;
  const missing = finding.grade === "missing" ? 8 : 0;
  return (
    (finding.essential ? 40 : 0) + missing + isFormal + isNamed + Math.min(finding.points, 9) / 10
  );
}

/** Three sentences of an advertisement about the same thing are one gap. */
function withoutRepeats(open: readonly Finding[], findings: Findings): Finding[] {
  const { years } = findings;
  const said = new Set(shownAnywhere(findings));
  return open.filter((finding) => {
    const names = missingNames(finding, years);
    if (names.every((name) => said.has(name))) return false;
    for (const name of names) said.add(name);
    return true;
  });
}

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
  const [next, ...others] = gaps.slice(told.length);
  if (!next) return statements;
  const names = [next, ...others].flatMap((one) => missingNames(one, findings.years).slice(0, 1));
  const what = listing([...new Set(names)].slice(0, 3), "or");
  return [...statements, { text: voice.say(REST, { what }), lines: [], requirement: next.number }];
}

function textOf(
  finding: Finding,
  findings: Findings,
  voice: Voice,
  quotedLines: Set<number>,
): string {
  if (finding.kind === "years") return yearsText(finding, findings, voice);
  if (isRights(finding)) return voice.say(SPONSOR);
  if (finding.credential) return credentialText(finding, findings, voice);
  return finding.grade === "missing"
    ? missingText(finding, findings, voice)
    : partialText(finding, findings, voice, quotedLines);
}

function yearsText(finding: Finding, { years }: Findings, voice: Voice): string {
  const [shown, asked] = [yearsShown(finding, years), yearsAsked(years, true)];
  if (!asked) return voice.say(LEVEL);
  if (shown) return voice.say(YEARS, { shown, asked });
  return voice.say(years.inPractice ? NONE_IN_PRACTICE : NONE_OF_KIND, { asked });
}

function credentialText(finding: Finding, findings: Findings, voice: Voice): string {
  const what = credentialName(finding);
  // "No Australian admission" is a line of its own in some resumes.
  const isSaid = finding.state === "none" && finding.evidence.length > 0;
  const patterns = isSaid ? CREDENTIAL.denied : CREDENTIAL[finding.state];
  const base = voice.say(patterns ?? NO_CREDENTIAL, { what, is: "is" });
  const most = limitOf(finding, findings);
  return most === undefined ? base : `${base} ${voice.say(HELD, { most: String(most) })}`;
}

/** The limit that this very paper sets, where that is beyond doubt. */
function limitOf({ essential, grade, kind, credential }: Finding, findings: Findings) {
  if (!essential || grade !== "missing") return undefined;
  const limits = tightest(findings);
  const most = (reason: LimitReason) => limits.find((one) => one.reason === reason)?.most;
  if (credential === "admission as a lawyer") return most("admission-missing");
  if (kind === "degree") return most("paper-missing");
  const [hard, formal] = [most("licence-missing"), most("paper-missing")];
  return hard === undefined || formal === undefined ? (hard ?? formal) : undefined;
}

function missingText(finding: Finding, { years }: Findings, voice: Voice): string {
  const slots = things(missingNames(finding, years), joinOf(finding));
  if (finding.isNear) return voice.say(NEAR, slots);
  if (finding.essential) return voice.say(MISSING, slots);
  return voice.say(finding.kind === "duty" ? DUTY : PREFERRED, slots);
}

/** Any one of them would do, where the advertisement says so. */
const joinOf = ({ requirement }: Finding) =>
  / or /.test(requirement) && !/ and /.test(requirement) ? "or" : "and";

function partialText(
  finding: Finding,
  findings: Findings,
  voice: Voice,
  quotedLines: Set<number>,
): string {
  const absent = absentNames(finding);
  const found = topicNames(finding, finding.found);
  const whole = things(askedNames(finding, findings.years), joinOf(finding));
  if (finding.shown === "list") return voice.say(LISTED, whole);
  const place = bestPlace(finding, findings);
  const isFresh = place !== undefined && !quotedLines.has(place.evidence.line);
  if (place) quotedLines.add(place.evidence.line);
  const quote =
    place && isFresh && (mayBeTold(place) || place.kind === "head")
      ? quoted(place.evidence.quote, SHORT_QUOTE)
      : "";
  if (absent.length > 0 && found.length > 0)
    return voice.say(PARTLY, { ...things(found), absent: listing(absent, "or") });
  if (absent.length > 0 && !quote) return voice.say(NEAR, things(absent, "or"));
  if (absent.length > 0) return voice.say(NEAREST, { absent: listing(absent, "or"), quote });
  return quote ? voice.say(IN_PART, { ...whole, quote }) : voice.say(IN_PART_UNQUOTED, whole);
}
