import type { Statement } from "#contract/comparison.ts";
import type { Finding, Findings } from "../findings.ts";
import { quotedFragment } from "../wording/fragment.ts";
import { listing, things } from "../wording/listing.ts";
import {
  askedNames,
  credentialName,
  isRights,
  isWork,
  shownNames,
} from "../wording/name-requirement.ts";
import type { Voice } from "../wording/voice.ts";
import { yearsAsked } from "../wording/years-phrase.ts";
import { unsettled } from "./unsettled.ts";

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
  recruiter: "Resumes seldom mention {what}, and this one does not: ask to see it.",
  candidate: "Your resume does not mention {what}; have it ready to show.",
};
const CHECKS = {
  recruiter: "Resumes seldom mention {what}, and this one does not: ask to see them.",
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

const listed: Part = ({ requirements, years: counted }, voice) => {
  const open = requirements.filter(
    (one) => one.shown === "list" && isWork(one) && one.grade === "met",
  );
  const names = open.flatMap((one) => shownNames(one, counted).slice(0, 2));
  return about(voice.say(LISTED, things([...new Set(names)].slice(0, MOST_TOGETHER))), open);
};
const LISTED = [
  "The evidence for {what} is a list; confirm where that was used, and how recently.",
];

const MOST_ALONE = 2;

/** What the text does not settle: two told apart, and the names of the next together. */
const unnamed: Part = (findings, voice) => {
  const open = unsettled(findings);
  const namesOf = (one: Finding) => askedNames(one, findings.years);
  const alone = open
    .slice(0, MOST_ALONE)
    .flatMap((one) => about(voice.say(UNNAMED, things(namesOf(one))), [one]));
  const said = open.slice(0, MOST_ALONE).flatMap(namesOf);
  const named = open
    .slice(MOST_ALONE)
    .filter((one) => namesOf(one).every((name) => !name.includes("“") && !said.includes(name)));
  const names = [...new Set(named.flatMap(namesOf))].slice(0, MOST_TOGETHER);
  return [...alone, ...about(voice.say(TOGETHER, things(names, "or")), named)];
};

const TOGETHER = ["Nor does the text settle {what}."];
const UNNAMED = [
  "{resume} gives no firm answer on {what}; worth raising.",
  "Whether {what} {is} covered could not be judged from the text.",
];

const quality: Part = ({ requirements }, voice) => {
  const open = requirements.find(({ kind }) => kind === "quality");
  if (!open) return [];
  return about(voice.say(QUALITY, { what: quotedFragment(open.requirement) }), [open]);
};
const QUALITY = ["No line can prove {what}; that is for the conversation."];
