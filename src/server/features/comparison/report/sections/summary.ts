import type { Report } from "#contract/comparison.ts";
import { withoutShouting } from "../../../matching/service.ts";
import type { Finding, Findings } from "../../findings.ts";
import { roleName } from "../wording/evidence-place.ts";
import { type Forms, tell } from "../wording/forms.ts";
import { isWork } from "../wording/name-requirement.ts";
import type { Voice } from "../wording/voice.ts";
import { yearsAsked, yearsShown } from "../wording/years-phrase.ts";
import { gapsOf, limitOf } from "./gaps.ts";
import { causeOf, holding } from "./limits.ts";
import { bestWork, strengthsOf } from "./strengths.ts";

type Tallies = Pick<Report, "required" | "preferred" | "duties">;

const MOST_SENTENCES = 4;

/** What kind of fit and on what, the strongest evidence, the main gap, and what holds the score down. */
export function writeSummary(findings: Findings, tallies: Tallies, voice: Voice): string {
  const total = tallies.required.total + tallies.preferred.total + (tallies.duties?.total ?? 0);
  if (total === 0) return voice.say([NOTHING_JUDGED]);
  const isPoor = findings.label === "Poor Fit" || findings.label === "Not a Fit";
  const evidence = evidenceSentence(findings, voice);
  const gap = [gapSentence(findings, tallies, voice), holdingSentence(findings, voice)];
  const sentences = [
    openingSentence(findings, tallies, voice),
    ...(isPoor ? [...gap, evidence] : [evidence, ...gap]),
  ].filter(Boolean);
  if (sentences.length === 1) sentences.push(voice.say([SEE_BELOW]));
  if (findings.confidence !== "low") return sentences.slice(0, MOST_SENTENCES).join(" ");
  return [...sentences.slice(0, MOST_SENTENCES - 1), voice.say([LOW])].join(" ");
}

function openingSentence(findings: Findings, tallies: Tallies, voice: Voice): string {
  const { label, audience, job } = findings;
  const name = withoutShouting(findings.candidate);
  const role = job.title ? `the role of ${withoutShouting(job.title)}` : "this job";
  const where = job.company && !job.title.includes(job.company) ? ` at ${job.company}` : "";
  const who = audience === "candidate" ? "your resume" : name || "the candidate";
  const whose = audience === "candidate" ? "your resume" : resumeOf(name);
  return voice.say([OPENINGS[label]], {
    ...{ who, whose, label },
    job: `${role}${where}`,
    counts: countsOf(tallies),
  });
}

const resumeOf = (name: string) => (name ? `${name}’s resume` : "the resume");

/** 4 of 5 requirements are shown, and 1 in part. Duties are told as duties. */
function countsOf({ required, preferred, duties }: Tallies): string {
  if (required.total > 0)
    return counted(required, preferred.total > 0 ? "essential requirement" : "requirement");
  return duties ? counted(duties, "duty") : counted(preferred, "preferred requirement");
}

function counted({ met, partial, total }: Report["required"], one: string): string {
  const many = one === "duty" ? "duties" : `${one}s`;
  if (total === 1) return `the one ${one} is ${oneWord(met, partial)}`;
  if (met === 0 && partial === 0)
    return total === 2
      ? `neither of the 2 ${many} is shown`
      : `none of the ${total} ${many} is shown`;
  if (met === 0)
    return `of the ${total} ${many}, ${partial} ${partial > 1 ? "are" : "is"} shown in part and none in full`;
  const more = partial > 0 ? `, and another ${partial} in part` : "";
  return `${shareOf(met, total)} ${many} ${met > 1 ? "are" : "is"} shown${more}`;
}

function oneWord(met: number, partial: number): string {
  if (met > 0) return "shown";
  return partial > 0 ? "shown in part" : "not shown";
}

function shareOf(met: number, total: number): string {
  if (met < total) return `${met} of ${total}`;
  return total === 2 ? "both" : `all ${total}`;
}

/** What is shown best and in which line, or else the role that shows most. */
function evidenceSentence(findings: Findings, voice: Voice): string {
  const isWeak = findings.label === "Poor Fit" || findings.label === "Not a Fit";
  const best = bestWork(findings);
  const [first] = best?.findings ?? [];
  if (best && first) {
    const slots = { what: first.words.asked, line: String(best.place.evidence.line) };
    return voice.say(isWeak ? CARRIES_OVER : CLEAREST, slots);
  }
  const role = strengthsOf(findings).find(
    ({ findings: [one], place }) => one && isWork(one) && place.role?.title,
  )?.place.role;
  return role ? voice.say([isWeak ? CARRIES_ROLE : CLEAREST_ROLE], { role: roleName(role) }) : "";
}

function gapSentence(findings: Findings, { required }: Tallies, voice: Voice): string {
  const [gap] = gapsOf(findings);
  const isWhole = required.total > 0 && required.met === required.total;
  if (!gap) return isWhole ? noGapSentence(findings, voice) : "";
  if (gap.kind === "years") return yearsSentence(gap, findings, voice);
  return tell(gap, gapForms(gap, isWhole), voice);
}

function noGapSentence({ requirements }: Findings, voice: Voice): string {
  const open = requirements.filter(
    ({ grade, kind }) => grade === "unclear" && kind !== "quality" && kind !== "duty",
  );
  const count = String(open.length);
  return voice.say([open.length > 1 ? NO_GAP_BUT_OPEN : NO_GAP], { count });
}

function yearsSentence(gap: Finding, { years }: Findings, voice: Voice): string {
  const [asked, shown] = [yearsAsked(years, true), yearsShown(gap, years)];
  if (!asked) return voice.say([GAP.level]);
  return voice.say([shown ? GAP.years : GAP.noYears], { asked, shown });
}

function gapForms({ essential, grade, kind }: Finding, isWhole: boolean): Forms {
  if (kind === "duty") return GAP.duty;
  if (essential) return grade === "missing" ? GAP.essential : GAP.part;
  return isWhole ? GAP.onlyPreferred : GAP.preferred;
}

function holdingSentence(findings: Findings, voice: Voice): string {
  const reason = holding(findings);
  if (!reason) return "";
  const [gap] = gapsOf(findings);
  const isGap =
    (gap?.kind === "years" && /below/.test(reason)) ||
    (gap !== undefined && limitOf(gap, findings) !== undefined);
  return isGap ? voice.say([SAME_HOLDS]) : voice.say([HOLDS], { cause: causeOf(reason, findings) });
}

const OPENINGS = {
  "Excellent Fit": "{who} is an {label} for {job}: {counts}.",
  "Good Fit": "{counts}, which makes {whose} a {label} for {job}.",
  "Moderate Fit": "For {job}, {whose} covers part of the ground, a {label}: {counts}.",
  "Poor Fit": "{whose} and {job} have some things in common, but it is a {label}: {counts}.",
  "Not a Fit": "Held against {job}, {whose} is {label}: {counts}.",
};
const NOTHING_JUDGED =
  "There is not enough to judge: none of the requirements could be held against {resume}. Read the score as a rough guide, and both documents before deciding anything.";
const SEE_BELOW = "What each of them rests on stands beside it below.";
const LOW = "There is not enough text for a firm judgement, so treat the score as a rough guide.";
const CLEAREST = [
  "The clearest evidence is for {what}, in line {line}.",
  "What is shown best is {what}, in line {line}.",
];
const CLEAREST_ROLE = "The clearest evidence comes from the work as {role}.";
const CARRIES_OVER = [
  "What does carry over is {what}, in line {line}.",
  "There is common ground in {what}, in line {line}.",
];
const CARRIES_ROLE = "What does carry over comes from the work as {role}.";
const NO_GAP = "Nothing that the job asks for is missing.";
const NO_GAP_BUT_OPEN =
  "Nothing that was judged is missing; {count} points could not be judged from the text.";
const GAP = {
  years: "The main gap is experience: the job asks for {asked}, and {resume} shows {shown}.",
  noYears: "The main gap is experience: the job asks for {asked}, and no role counts towards that.",
  level: "The main gap is the level of the work shown.",
  essential: {
    thing: ["The main gap: {resume} does not show {what}."],
    quoted: ["The main gap is this requirement: {clause}."],
    numbered: ["The main gap is requirement {number} in the list."],
  },
  part: {
    thing: ["The main open point is {what}: a part of it is shown."],
    quoted: ["The main open point is shown only in part: {clause}."],
    numbered: ["The main open point is requirement {number}, shown only in part."],
  },
  duty: {
    thing: ["Of the work itself, {resume} shows least of {what}."],
    quoted: ["Of the work itself, this is shown least: {clause}."],
    numbered: ["Of the work itself, number {number} in the list is shown least."],
  },
  preferred: {
    thing: ["Of what would help, {what} {is} shown least."],
    quoted: ["Of what would help, this is shown least: {clause}."],
    numbered: ["Of what would help, requirement {number} is shown least."],
  },
  onlyPreferred: {
    thing: ["Nothing essential is missing; of what would help, {what} {is} shown least."],
    quoted: ["Nothing essential is missing; this would help and is shown least: {clause}."],
    numbered: ["Nothing essential is missing; requirement {number} would help and is shown least."],
  },
} as const satisfies Record<string, string | Forms>;
const SAME_HOLDS = "That is also what holds the score down.";
const HOLDS = "What holds the score down is that {cause}.";
