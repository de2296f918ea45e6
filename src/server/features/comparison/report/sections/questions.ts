import type { Statement } from "#contract/comparison.ts";
import type { Finding, Findings } from "../findings.ts";
import { withoutShouting } from "../wording/capitals.ts";
import { latestRole, roleTitle } from "../wording/evidence-place.ts";
import { listing } from "../wording/listing.ts";
import {
  askedNames,
  isPaper,
  isRights,
  isWork,
  missingNames,
  shownNames,
} from "../wording/name-requirement.ts";
import { quoted } from "../wording/quoting.ts";
import { absentNames, topicNames } from "../wording/topic-names.ts";
import type { Voice } from "../wording/voice.ts";
import { yearsAsked } from "../wording/years-phrase.ts";
import { gapsOf } from "./gaps.ts";
import { type Strength, strengthsOf } from "./strengths.ts";
import { unsettled } from "./unsettled.ts";

const MOST = 5;
const SHORT_QUOTE = 90;
const LEAST_WORDS = 6;
const PAPER = /\b(?:admitted|admission|certificate|bachelor|diploma|degree)\b/i;

/** Gaps and evidence in turn: an interview that only looks for holes learns half. They are put to the candidate. */
export function writeQuestions(findings: Findings, voice: Voice): Statement[] {
  const gaps = gapsOf(findings).filter(({ kind }) => kind !== "years");
  const shown = strengthsOf(findings).filter(isDeep);
  // A phrase of the advertisement may not fit into a question.
  const open = unsettled(findings).filter((one) =>
    askedNames(one, findings.years).every((name) => !name.startsWith("“")),
  );
  const turns = [
    () => gapQuestion(gaps[0], findings, voice),
    () => depthQuestion(shown[0], voice),
    () => levelQuestion(findings, voice),
    () => gapQuestion(gaps[1], findings, voice),
    () => depthQuestion(shown[1], voice),
    () => listedQuestion(findings, voice),
    () => gapQuestion(gaps[2], findings, voice),
    () => openQuestion(open[0], findings, voice),
    () => openQuestion(open[1], findings, voice),
    () => rightsQuestion(findings, voice),
    () => titleQuestion(findings, voice),
  ];
  const asked: Statement[] = [];
  for (const turn of turns) if (asked.length < MOST) asked.push(...turn());
  return asked;
}

/** A line that tells enough to ask further. */
const isDeep = ({ findings: [first], place, names }: Strength) =>
  first !== undefined &&
  isWork(first) &&
  !PAPER.test(place.evidence.quote) &&
  place.kind === "work" &&
  place.evidence.quote.split(" ").length >= LEAST_WORDS &&
  names.every((name) => !name.startsWith("“"));

function gapQuestion(gap: Finding | undefined, { years }: Findings, voice: Voice): Statement[] {
  if (!gap) return [];
  const ask = (patterns: readonly string[], slots: Record<string, string> = {}) => [
    {
      text: voice.say(patterns, slots),
      lines: gap.evidence.map(({ line }) => line),
      requirement: gap.number,
    },
  ];
  if (isRights(gap)) return ask(SPONSOR);
  if (gap.state === "lapsed") return ask(LAPSED);
  if (isPaper(gap)) {
    const what = listing(missingNames(gap, years), "or");
    return ask(/pending/.test(gap.state) ? PENDING : CREDENTIAL, { what });
  }
  const absent = listing(absentNames(gap), "or");
  const found = listing(topicNames(gap, gap.found));
  if (gap.grade === "partial" && absent && found) return ask(PARTLY, { absent, found });
  return ask(gap.grade === "partial" ? IN_PART : MISSING, {
    what: listing(missingNames(gap, years), "or"),
  });
}

function openQuestion(one: Finding | undefined, { years }: Findings, voice: Voice): Statement[] {
  if (!one) return [];
  const what = listing(askedNames(one, years), "or");
  return [{ text: voice.say(OPEN, { what }), lines: [], requirement: one.number }];
}

function depthQuestion(strength: Strength | undefined, voice: Voice): Statement[] {
  const first = strength?.findings[0];
  if (!strength || !first) return [];
  const { line, quote } = strength.place.evidence;
  return [
    {
      text: voice.say(DEPTH, { quote: quoted(quote, SHORT_QUOTE) }),
      lines: [line],
      requirement: first.number,
    },
  ];
}

function levelQuestion({ limits, requirements, years }: Findings, voice: Voice): Statement[] {
  const limit = limits.find(({ reason }) => /below|^(?:far-)?above/.test(reason));
  const level = requirements.find(({ kind }) => kind === "years");
  if (!limit || !level) return [];
  const asked = yearsAsked(years);
  const patterns = /below/.test(limit.reason) ? BELOW : ABOVE;
  const text = voice.say([asked ? patterns.asked : patterns.unsaid], { asked });
  return [{ text, lines: [], requirement: level.number }];
}

function listedQuestion({ requirements, years }: Findings, voice: Voice): Statement[] {
  const only = requirements.find(
    (one) => one.shown === "list" && isWork(one) && one.grade === "met",
  );
  if (!only) return [];
  const what = listing(shownNames(only, years).slice(0, 2));
  const lines = only.evidence.map(({ line }) => line);
  return [{ text: voice.say(LISTED, { what }), lines, requirement: only.number }];
}

function rightsQuestion({ requirements }: Findings, voice: Voice): Statement[] {
  const rights = requirements.filter(isRights);
  const isSettled = rights.some(({ grade }) => grade === "met");
  const open = rights.find(({ grade }) => grade === "unclear");
  return open && !isSettled
    ? [{ text: voice.say(RIGHTS), lines: [], requirement: open.number }]
    : [];
}

/** Where nothing else is to be asked: about the latest role, and towards this job. */
function titleQuestion(findings: Findings, voice: Voice): Statement[] {
  const { job, requirements } = findings;
  const role = latestRole(findings);
  const about = requirements.find((one) => isWork(one) && one.grade === "met");
  if (!role || !about || roleTitle(role).toLowerCase() === job.title.toLowerCase()) return [];
  const slots = {
    title: roleTitle(role),
    job: job.title ? `the role of ${withoutShouting(job.title)}` : "this job",
  };
  return [{ text: voice.say(LATEST, slots), lines: [role.from], requirement: about.number }];
}

const MISSING = [
  "The job involves {what}; what have you done that comes closest?",
  "How would you get up to speed on {what} in your first three months?",
  "Where have you come across {what} so far, even in a small way?",
];
const IN_PART = [
  "How much of your own work has involved {what}, and how recently?",
  "What is the best example you can give on {what}?",
  "What about {what} would be new to you?",
];
const OPEN = [
  "Has your work included {what}, and when last?",
  "What can you tell us about your experience of {what}?",
];
const PARTLY = [
  "Your resume shows {found}; how far did that work take in {absent}?",
  "Alongside {found}, have you dealt with {absent}, and in what capacity?",
  "What in your work on {found} would carry over to {absent}?",
];
const CREDENTIAL = [
  "Where do you stand with {what}, and by when could it be in hand?",
  "What would it take for you to obtain {what}, and have you begun?",
];
const PENDING = [
  "When do you expect {what} to come through, and what is left to do?",
  "What still stands between you and {what}?",
];
const LAPSED = ["What would it take to make your admission current again?"];
const SPONSOR = ["Is there any change ahead in your right to work in Australia without a sponsor?"];
const RIGHTS = ["May you work in Australia without restriction for as long as this job lasts?"];
const DEPTH = [
  "You write {quote}: what was your own part, and what came of it?",
  "Can you take us through {quote}: the scale of it, and which decisions were yours?",
  "Looking back at {quote}, what would you do differently today?",
];
const BELOW = {
  asked: "The job asks for {asked}; which of your work so far was done at that level?",
  unsaid: "Which of your work so far was done at the level of this job?",
};
const ABOVE = {
  asked: "The job is pitched at {asked}; what would it have to offer for you to stay interested?",
  unsaid: "The job is pitched below your recent work; what would make it worth your while?",
};
const LISTED = ["Where did you last use {what}, and what did you do with it?"];
const LATEST = ["From your work as {title}, what would you most like to carry over to {job}?"];
