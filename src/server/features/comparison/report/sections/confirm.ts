import type { Statement } from "#contract/comparison.ts";
import type { Finding, Findings } from "../../findings.ts";
import { type Forms, isThing, sortOf, tell } from "../wording/forms.ts";
import { listing } from "../wording/listing.ts";
import { credentialName, isRights, isTelling, isWork } from "../wording/name-requirement.ts";
import type { Voice } from "../wording/voice.ts";
import { yearsAsked } from "../wording/years-phrase.ts";

/** Work that the text neither shows nor rules out: essential first, and what is a thing before what is quoted. */
export function unsettled(findings: Findings): Finding[] {
  const open = findings.requirements.filter(
    (one) =>
      one.grade === "unclear" &&
      isWork(one) &&
      one.kind !== "duty" &&
      isTelling(one, findings) &&
      !isAboutYears(one),
  );
  const weight = (one: Finding) => Number(one.essential) * 2 + Number(isThing(one));
  return open.toSorted((a, b) => weight(b) - weight(a));
}

/** Years have a finding of their own. */
const isAboutYears = ({ words }: Finding) => words.type === "years";

const MOST = 4;
const MOST_TOGETHER = 3;

/** What the resume leaves open, the weightiest first. */
export function writeConfirm(findings: Findings, voice: Voice): Statement[] {
  const parts = [admission, rights, checks, years, listed, unnamed, quality];
  return parts.flatMap((part) => part(findings, voice)).slice(0, MOST);
}

type Part = (findings: Findings, voice: Voice) => Statement[];

const about = (text: string, [first, ...others]: readonly Finding[]): Statement[] =>
  first
    ? [
        {
          text,
          lines: [...new Set([first, ...others].flatMap(linesOf))].slice(0, MOST_TOGETHER),
          requirement: first.number,
        },
      ]
    : [];
const linesOf = ({ evidence }: Finding) => evidence.map(({ line }) => line);

const OPEN_ADMISSION: Readonly<Record<string, string>> = {
  assumed:
    "Admission is inferred from work as a lawyer and not stated; confirm where and when, and the practising certificate.",
  "no-certificate":
    "Admission is stated and a current practising certificate is not; confirm its kind and the date it runs to.",
  "new-zealand":
    "Admission in New Zealand can be recognised here; confirm whether that has been applied for.",
};

const admission: Part = ({ requirements }, voice) => {
  const open = requirements.find(({ state, kind }) => kind === "licence" && OPEN_ADMISSION[state]);
  return open ? about(voice.say([OPEN_ADMISSION[open.state] ?? ""]), [open]) : [];
};

const rights: Part = ({ requirements, audience }, voice) => {
  const isSettled = requirements.some(
    ({ kind, grade }) => kind === "work-right" && grade !== "unclear",
  );
  const open = isSettled ? [] : requirements.filter((one) => isRights(one) && isOpenRight(one));
  return about(voice.say([RIGHTS[audience]]), open);
};
const isOpenRight = ({ kind, grade }: Finding) =>
  kind === "work-right" ? grade === "unclear" : grade === "unclear" || grade === "missing";
const RIGHTS = {
  recruiter: "The right to work in Australia is not stated; ask before going further.",
  candidate: "Your right to work in Australia is not stated; expect to be asked for it.",
};

const checks: Part = ({ requirements, audience }, voice) => {
  const open = requirements.filter(({ credential, grade }) => credential && grade === "unclear");
  const names = [...new Set(open.map(credentialName))].slice(0, MOST_TOGETHER);
  const what = listing(names, "or");
  return about(voice.say([names.length > 1 ? CHECKS[audience] : CHECK[audience]], { what }), open);
};
const CHECK = {
  recruiter: "The resume does not mention {what}; ask to see it.",
  candidate: "Your resume does not mention {what}; have it ready to show.",
};
const CHECKS = {
  recruiter: "The resume does not mention {what}; ask to see them.",
  candidate: "Your resume does not mention {what}; have them ready to show.",
};

const years: Part = ({ requirements, years: counted }, voice) => {
  const asked = yearsAsked(counted);
  // Without admission there are no years in practice to ask about.
  const isBarred = counted.inPractice && requirements.some(({ state }) => state === "none");
  const open = requirements.filter(
    ({ kind, grade }) => kind === "years" && grade === "unclear" && !isBarred,
  );
  return about(voice.say(asked ? YEARS : LEVEL, { asked }), open);
};
const YEARS = ["The years could not be counted from the dates given; the job asks for {asked}."];
const LEVEL = [
  "The years could not be counted from the dates given; confirm how long this kind of work was done.",
];

const listed: Part = ({ requirements }, voice) => {
  const open = requirements.find(
    (one) => one.shown === "list" && isUsed(one) && one.grade === "met" && isThing(one),
  );
  return open ? about(tell(open, LISTED, voice), [open]) : [];
};
/** A paper or a language is not used in a role: a list is its place. */
export const isUsed = (one: Finding) =>
  isWork(one) && ["tool", "done", "other"].includes(sortOf(one));
const LISTED: Forms = {
  thing: ["Only a list names {subject}; confirm where that was used, and how recently."],
  quoted: [],
  numbered: [],
};

const MOST_ALONE = 2;

/** What the text does not settle. */
const unnamed: Part = (findings, voice) =>
  unsettled(findings)
    .slice(0, MOST_ALONE)
    .flatMap((one) => about(tell(one, UNNAMED, voice), [one]));
const UNNAMED: Forms = {
  thing: [
    "{resume} gives no firm answer on {what}; it is worth raising.",
    "The text does not settle {what}.",
  ],
  quoted: ["The text does not settle this: {clause}.", "This is left open: {clause}."],
  numbered: [
    "The text does not settle requirement {number}.",
    "Requirement {number} is left open by the text.",
  ],
};

/** What somebody is like is not quoted back at them. */
const quality: Part = ({ requirements }, voice) => {
  const open = requirements.find(({ kind }) => kind === "quality");
  return open ? about(voice.say(QUALITY), [open]) : [];
};
const QUALITY = [
  "The job also asks for qualities that no resume can show; they are for the conversation.",
];
