import type { Statement } from "#contract/comparison.ts";
import { withoutShouting } from "../../../matching/service.ts";
import type { Finding, Findings } from "../../findings.ts";
import { latestRole, roleTitle } from "../wording/evidence-place.ts";
import { type Forms, tell } from "../wording/forms.ts";
import { isPaper, isRights, isWork } from "../wording/name-requirement.ts";
import { quotedLine } from "../wording/quoting.ts";
import type { Voice } from "../wording/voice.ts";
import { yearsAsked } from "../wording/years-phrase.ts";
import { isUsed, unsettled } from "./confirm.ts";
import { gapsOf } from "./gaps.ts";
import { type Strength, strengthsOf } from "./strengths.ts";

const MOST = 5;
const LEAST_WORDS = 6;
const PAPER = /\b(?:admitted|admission|certificate|bachelor|diploma|degree)\b/i;

/** Gaps and evidence in turn: an interview that only looks for holes learns half. They are put to the candidate. */
export function writeQuestions(findings: Findings, voice: Voice): Statement[] {
  const gaps = gapsOf(findings).filter(({ kind }) => kind !== "years");
  const shown = strengthsOf(findings).filter(isDeep);
  const open = unsettled(findings);
  const turns = [
    () => gapQuestion(gaps[0], voice),
    () => depthQuestion(shown[0], voice),
    () => levelQuestion(findings, voice),
    () => gapQuestion(gaps[1], voice),
    () => depthQuestion(shown[1], voice),
    () => listedQuestion(findings, voice),
    () => gapQuestion(gaps[2], voice),
    () => openQuestion(open[0], voice),
    () => openQuestion(open[1], voice),
    () => rightsQuestion(findings, voice),
    () => titleQuestion(findings, voice),
  ];
  const asked: Statement[] = [];
  for (const turn of turns) if (asked.length < MOST) asked.push(...turn());
  return asked;
}

/** A line that tells enough to ask further. */
const isDeep = ({ findings: [first], place }: Strength) =>
  first !== undefined &&
  isWork(first) &&
  !PAPER.test(place.evidence.quote) &&
  place.kind === "work" &&
  quotedLine(place.evidence, first) !== "" &&
  place.evidence.quote.split(" ").length >= LEAST_WORDS;

const question = (text: string, finding: Finding, lines: readonly number[]): Statement[] =>
  text === "" ? [] : [{ text, lines: [...lines], requirement: finding.number }];
const citedIn = ({ evidence }: Finding) => evidence.map(({ line }) => line);

function gapQuestion(gap: Finding | undefined, voice: Voice): Statement[] {
  if (!gap) return [];
  return question(tellGap(gap, voice), gap, citedIn(gap));
}

function tellGap(gap: Finding, voice: Voice): string {
  if (gap.kind === "work-right") return voice.say(SPONSOR);
  if (gap.state === "lapsed") return voice.say(LAPSED);
  if (/pending/.test(gap.state)) return tell(gap, PENDING, voice);
  if (gap.grade === "partial" && !isPaper(gap)) return tell(gap, IN_PART, voice);
  return tell(gap, MISSING, voice);
}

function openQuestion(one: Finding | undefined, voice: Voice): Statement[] {
  return one ? question(tell(one, IN_PART, voice), one, []) : [];
}

function depthQuestion(strength: Strength | undefined, voice: Voice): Statement[] {
  const first = strength?.findings[0];
  if (!strength || !first) return [];
  const { evidence } = strength.place;
  const text = voice.say(DEPTH, { quote: quotedLine(evidence, first) });
  return question(text, first, [evidence.line]);
}

function levelQuestion({ limits, requirements, years }: Findings, voice: Voice): Statement[] {
  const limit = limits.find(({ reason }) => /below|^(?:far-)?above/.test(reason));
  const level = requirements.find(({ kind }) => kind === "years");
  if (!limit || !level) return [];
  const asked = yearsAsked(years);
  if (!/below/.test(limit.reason)) return question(voice.say(ABOVE), level, []);
  return question(voice.say([asked ? BELOW.asked : BELOW.unsaid], { asked }), level, []);
}

function listedQuestion({ requirements }: Findings, voice: Voice): Statement[] {
  const only = requirements.find(
    (one) => one.shown === "list" && isUsed(one) && one.grade === "met",
  );
  return only ? question(tell(only, LISTED, voice), only, citedIn(only)) : [];
}

function rightsQuestion({ requirements }: Findings, voice: Voice): Statement[] {
  const rights = requirements.filter(isRights);
  const isSettled = rights.some(({ grade }) => grade === "met");
  const open = rights.find(({ grade }) => grade === "unclear");
  return open && !isSettled ? question(voice.say(RIGHTS), open, []) : [];
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
  return question(voice.say(LATEST, slots), about, [role.from]);
}

const QUOTED = [
  "The advertisement asks for this: {clause}. What have you done that comes closest?",
  "What in your work answers this line of the advertisement: {clause}?",
  "What would you say to this line of the advertisement: {clause}?",
];
const MISSING: Forms = {
  thing: {
    paper: ["Where do you stand with {what}?", "Do you hold {what}, or have you applied?"],
    degree: [
      "What have you studied towards {what}, and what is still to come?",
      "Have you completed {what}, or anything close to it?",
    ],
    condition: [
      "Can you meet this condition of the job: {what}?",
      "If you were offered the job, could you provide {what}?",
    ],
    place: [
      "Would this part of the job suit you: {what}?",
      "How would you meet the need for {what}?",
    ],
    tool: [
      "What have you used that comes closest to {subject}?",
      "Have you worked with {subject}, and what for?",
      "If {subject} would be new to you, how would you learn it?",
    ],
    language: [
      "How well do you speak and write {subject}?",
      "Where have you used {subject} at work?",
    ],
    done: [
      "What have you done that comes closest to {subject}?",
      "From your work, can you give an example of {subject}?",
      "If you have not done this before, how would you begin: {subject}?",
    ],
    other: [
      "What in your work comes closest to {subject}?",
      "From your work, can you give an example of {subject}?",
      "How would you meet the need for {what}?",
    ],
  },
  quoted: {
    condition: [
      "Can you meet this condition: {clause}?",
      "The job sets a condition: {clause}. Is that a problem for you?",
    ],
    place: ["Would this suit you: {clause}?", "How would you meet this need: {clause}?"],
    other: QUOTED,
  },
  numbered: [],
};
const IN_PART: Forms = {
  thing: [
    "From your work, what is the best example of {subject}?",
    "Which part of this have you done yourself: {subject}?",
  ],
  quoted: QUOTED,
  numbered: [],
};
const PENDING: Forms = {
  thing: [
    "When do you expect to hold {what}, and what is left to do?",
    "What still stands between you and {what}?",
  ],
  quoted: [],
  numbered: [],
};
const LAPSED = ["What would it take to make your admission current again?"];
const SPONSOR = ["Would you need a sponsor to work in Australia for as long as this job lasts?"];
const RIGHTS = ["Do you have the right to work in Australia for as long as this job lasts?"];
const DEPTH = [
  "You write: {quote}. What was your own part in that, and what came of it?",
  "What was the hardest part of this, and how did you deal with it: {quote}?",
  "Looking back at this line, what would you do differently today: {quote}?",
];
const BELOW = {
  asked: "The job asks for {asked}. Which of your work so far was done at that level?",
  unsaid: "Which of your work so far was done at the level of this job?",
};
const ABOVE = ["What draws you to a role at this level?"];
const LISTED: Forms = {
  thing: ["Where did you last use {subject}, and what did you do with it?"],
  quoted: [],
  numbered: [],
};
const LATEST = ["What in your work as {title} would help you most in {job}?"];
