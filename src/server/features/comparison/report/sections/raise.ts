import type { Raise, Report } from "#contract/comparison.ts";
import { areDutiesCounted, groupRequirements } from "#contract/requirement-counts.ts";
import type { Finding, Findings } from "../../findings.ts";
import { bestPlace, latestRole, roleTitle } from "../wording/evidence-place.ts";
import { type Forms, tell } from "../wording/forms.ts";
import { isPaper, isRights, isTelling, isWork } from "../wording/name-requirement.ts";
import type { Voice } from "../wording/voice.ts";
import { limitOf } from "./gaps.ts";

const MOST = 4;

/**
 * What would raise the score, the decisive gap first, each with the points that it is worth. Nobody is told to claim
 * anything: if somebody has it, they are asked to say where. What the resume itself says is lacking stands apart.
 */
export function writeRaise(findings: Findings, voice: Voice): Report["raise"] {
  if (findings.audience === "recruiter") return { unsaid: [], lacking: [] };
  const withDuties = areDutiesCounted(groupRequirements(findings.requirements).required.length);
  const open = findings.requirements.filter(
    (one) =>
      one.kind !== "quality" &&
      one.kind !== "years" &&
      (one.kind !== "duty" || withDuties) &&
      isTelling(one, findings) &&
      isOpen(one, findings),
  );
  const ordered = open.toSorted(
    (a, b) =>
      decides(b, findings) - decides(a, findings) ||
      b.points - a.points ||
      Number(b.essential) - Number(a.essential),
  );
  const written = (some: readonly Finding[], write: Write): Raise[] =>
    withEffect(some, findings)
      .slice(0, MOST)
      .map((one) => ({
        text: [write(one, findings, voice), effectOf(one, findings, voice)]
          .filter(Boolean)
          .join(" "),
        requirement: one.number,
        points: one.points,
      }));
  return {
    unsaid: written(ordered.filter(isUnsaid), unsaidText),
    lacking: written(
      ordered.filter((one) => !isUnsaid(one)),
      lackingText,
    ),
  };
}

type Write = (finding: Finding, findings: Findings, voice: Voice) => string;

/** What would move nothing is left out, unless there is nothing else: it is no advice. */
function withEffect(some: readonly Finding[], findings: Findings): readonly Finding[] {
  const telling = some.filter((one) => one.points > 0 || decides(one, findings) > 0);
  return telling.length > 0 ? telling : some.slice(0, 2);
}

const decides = (one: Finding, findings: Findings) => Number(limitOf(one, findings) !== undefined);

/** Beside the points, which the list shows: what holds the score down as long as it is missing. */
function effectOf(one: Finding, findings: Findings, voice: Voice): string {
  const most = limitOf(one, findings);
  if (most !== undefined) return voice.say(DECISIVE, { most: String(most) });
  return one.points > 0 ? "" : voice.say(NO_POINTS);
}
const DECISIVE = [
  "This decides: without it the score stays at {most} or below.",
  "Without it the score cannot pass {most}.",
];
const NO_POINTS = [
  "By itself it would not move the score.",
  "The score would stay as it is with this alone.",
];

function isOpen(one: Finding, { requirements }: Findings): boolean {
  if (isRights(one) && requirements.some((other) => isRights(other) && other.grade === "met"))
    return false;
  // What we could not judge is worth advice only where it counts.
  if (isWork(one) && one.grade === "unclear" && one.points === 0) return false;
  return one.grade !== "met" || OPEN_STATES.has(one.state);
}
const OPEN_STATES = new Set(["assumed", "no-certificate", "new-zealand"]);
/** Said, and said to be otherwise. */
const SETTLED = new Set([
  "denied",
  "needs-sponsor",
  "pending",
  "foreign-pending",
  "foreign",
  "lapsed",
]);

const isUnsaid = (one: Finding) => !SETTLED.has(one.state);

function unsaidText(finding: Finding, findings: Findings, voice: Voice): string {
  if (isRights(finding)) return voice.say(RIGHTS);
  const open = OPEN_ADMISSION[finding.state];
  if (open) return voice.say([open]);
  const place = whereToAdd(finding, findings);
  const slots = { where: place, line: String(finding.evidence[0]?.line ?? "") };
  if (finding.shown === "list") return tell(finding, LISTED, voice, slots);
  if (finding.grade === "partial" && !isPaper(finding)) return tell(finding, PART, voice, slots);
  return tell(finding, UNSAID, voice, slots);
}

/** The role that came nearest, or else the latest. */
function whereToAdd(finding: Finding, findings: Findings): string {
  const place = bestPlace(finding, findings);
  if (place?.role?.title) return `under ${roleTitle(place.role)} (line ${place.evidence.line})`;
  const role = latestRole(findings);
  return role ? `under ${roleTitle(role)} (line ${role.from})` : "under the role where you did it";
}

function lackingText(finding: Finding, _: Findings, voice: Voice): string {
  if (isRights(finding)) return voice.say(SPONSOR);
  return tell(finding, PENDING.has(finding.state) ? COMING : DENIED, voice);
}
const PENDING = new Set(["pending", "foreign-pending"]);

const RIGHTS = [
  "If you may work in Australia without a sponsor, say so in one line under your contact details.",
];
const OPEN_ADMISSION: Readonly<Record<string, string>> = {
  assumed:
    "If you are admitted, give the court, the month and year, and your practising certificate in a line of its own.",
  "no-certificate":
    "If your practising certificate is current, add its kind and the year it runs to beside your admission.",
  "new-zealand":
    "If you have applied to have your New Zealand admission recognised here, add when and where.",
};
const UNSAID: Forms = {
  thing: {
    paper: [
      "If you hold {what}, say so among your qualifications, with the date it runs to.",
      "If you have {what}, give {it} a line of its own, with who issued it and when.",
    ],
    degree: [
      "If you have {what}, say where you studied and when you finished.",
      "If you completed {what}, add its full name and the year to your education.",
    ],
    condition: [
      "If you have {what}, or can provide {it}, say so in one line.",
      "If {what} {is} no obstacle for you, say so beside your qualifications.",
    ],
    place: [
      "If you can offer {what}, say so in one line.",
      "If {what} would suit you, say so under your contact details.",
    ],
    tool: [
      "If you have used {subject}, say where and what for, for example {where}.",
      "If you know {subject}, say so {where}, with what you used it for.",
      "If a role of yours needed {subject}, say so {where}.",
    ],
    language: [
      "If you speak {subject}, say how well, and whether you used it at work.",
      "If you know {subject}, add it under languages with how well you know it.",
    ],
    done: [
      "If your work has included {subject}, say where, for example {where}.",
      "If you can show {what}, add a line {where}: what you did and what came of it.",
      "If {subject} was part of a role of yours, give it a line {where}.",
    ],
    other: [
      "If you can show {what}, add a line {where}: what you did and what came of it.",
      "If your resume leaves out {what}, add it {where}, as far as it is true.",
      "If {what} can be seen in your work, say so {where}.",
    ],
  },
  quoted: {
    condition: [
      "If you can meet this condition, say so in one line: {clause}.",
      "If this is no obstacle for you, say so beside your qualifications: {clause}.",
    ],
    place: [
      "If this would suit you, say so under your contact details: {clause}.",
      "If you can offer this, say so in one line: {clause}.",
    ],
    other: [
      "If this is true of you, say where, for example {where}: {clause}.",
      "If you can answer this line of the advertisement, do so {where}: {clause}.",
      "If this describes your work, add a line about it {where}: {clause}.",
    ],
  },
  numbered: [
    "If you meet requirement {number}, say where, for example {where}.",
    "If requirement {number} is true of you, add a line about it {where}.",
    "If you can answer requirement {number}, do so {where}.",
  ],
};
const PART: Forms = {
  thing: [
    "Line {line} shows a part of {what}. If you have done the rest, say so there.",
    "If you can show all of {what}, add what line {line} leaves out.",
    "If there is more to say on {what} than line {line} does, say it there.",
  ],
  quoted: [
    "If you have done more of this than line {line} says, add it there: {clause}.",
    "If line {line} leaves out a part of this, add that part: {clause}.",
    "If there is more to tell than line {line} does, tell it there: {clause}.",
  ],
  numbered: [
    "If you meet more of requirement {number} than line {line} says, add it there.",
    "If line {line} leaves out a part of requirement {number}, add that part.",
    "If there is more to say on requirement {number} than line {line} does, say it there.",
  ],
};
const LISTED: Forms = {
  thing: [
    "If you used {subject} at work, say so {where}: a list alone counts for less.",
    "If {subject} was part of a role, give it a sentence {where}.",
    "If there is work behind {subject}, tell of it {where}.",
  ],
  quoted: [
    "If there is work behind this, tell of it {where}: {clause}.",
    "If a role of yours bears this out, say so {where}: {clause}.",
    "If this was part of your work, give it a sentence {where}: {clause}.",
  ],
  numbered: [
    "If there is work behind requirement {number}, tell of it {where}.",
    "If a role of yours bears out requirement {number}, say so {where}.",
    "If requirement {number} was part of your work, give it a sentence {where}.",
  ],
};
const SPONSOR = [
  "The job offers no sponsor and your resume says that you need one; another visa would change that.",
];
const COMING: Forms = {
  thing: [
    "Give the date on which you expect {what}, if you know it.",
    "Once you hold {what}, put the date on your resume and compare again.",
  ],
  quoted: ["Once this is settled, put the date on your resume and compare again: {clause}."],
  numbered: ["Once requirement {number} is settled, put the date on your resume."],
};
const DENIED: Forms = {
  thing: [
    "Your resume says that you do not have {what}; expect to be asked about it.",
    "Your resume rules out {what}. If that has changed, change the line.",
  ],
  quoted: ["Your resume rules this out: {clause}. If that has changed, change the line."],
  numbered: ["Your resume rules out requirement {number}. If that has changed, change the line."],
};
