import type { Report } from "#contract/comparison.ts";
import type { Finding, Findings } from "../findings.ts";
import { withoutShouting } from "../wording/capitals.ts";
import { roleName } from "../wording/evidence-place.ts";
import { distinct, things } from "../wording/listing.ts";
import { isWork, missingNames } from "../wording/name-requirement.ts";
import type { Voice } from "../wording/voice.ts";
import { yearsAsked, yearsShown } from "../wording/years-phrase.ts";
import { gapsOf } from "./gaps.ts";
import { causeOf, holding } from "./limits.ts";
import { strengthsOf } from "./strengths.ts";

type Tallies = Pick<Report, "required" | "preferred">;

const MOST_SENTENCES = 4;

/** What kind of fit and on what, the strongest evidence, the main gap, and what holds the score down. */
export function writeSummary(findings: Findings, tallies: Tallies, voice: Voice): string {
  const total = tallies.required.total + tallies.preferred.total;
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

/** 4 of 5 essential requirements that could be judged are shown, and another 1 in part */
function countsOf({ required, preferred }: Tallies): string {
  const isBoth = required.total > 0 && preferred.total > 0;
  const { met, partial, total } = required.total > 0 ? required : preferred;
  const noun = `${isBoth ? "essential " : ""}requirement${total === 1 ? "" : "s"} that could be judged`;
  if (total === 1) return `the one ${noun} is ${oneWord(met, partial)}`;
  if (met === 0 && partial === 0 && total === 2) return `neither of the 2 ${noun} is shown`;
  if (met === 0 && partial === 0) return `none of the ${total} ${noun} is shown`;
  if (met === 0)
    return `of the ${total} ${noun}, ${partial} ${partial > 1 ? "are" : "is"} shown in part and none in full`;
  const more = partial > 0 ? `, and another ${partial} in part` : "";
  return `${shareOf(met, total)} ${noun} ${met > 1 ? "are" : "is"} shown${more}`;
}

function oneWord(met: number, partial: number): string {
  if (met > 0) return "shown";
  return partial > 0 ? "shown in part" : "not shown";
}

function shareOf(met: number, total: number): string {
  if (met < total) return `${met} of ${total}`;
  return total === 2 ? "both" : `all ${total}`;
}

/** By topics, or by the role where it was shown. */
function evidenceSentence(findings: Findings, voice: Voice): string {
  const work = strengthsOf(findings).filter(({ findings: [first] }) => first && isWork(first));
  const names = distinct(work.flatMap((one) => one.names)).filter((name) => !name.includes("“"));
  const role = work.find(({ place }) => place.role)?.place.role;
  const slots = things(names.slice(0, 3));
  const isWeak = findings.label === "Poor Fit" || findings.label === "Not a Fit";
  if (slots.what && role)
    return voice.say(isWeak ? CARRIES_OVER : CLEAREST, { ...slots, role: roleName(role) });
  if (slots.what) return voice.say([isWeak ? CARRIES_WHAT : CLEAREST_WHAT], slots);
  return role ? voice.say([isWeak ? CARRIES_ROLE : CLEAREST_ROLE], { role: roleName(role) }) : "";
}

function gapSentence(findings: Findings, { required }: Tallies, voice: Voice): string {
  const [gap] = gapsOf(findings);
  const isWhole = required.total > 0 && required.met === required.total;
  if (!gap) return isWhole ? noGapSentence(findings, voice) : "";
  if (gap.kind === "years") return yearsSentence(gap, findings, voice);
  return voice.say([gapPattern(gap, isWhole)], things(missingNames(gap, findings.years), "or"));
}

function noGapSentence({ requirements }: Findings, voice: Voice): string {
  const open = requirements.filter(({ grade, kind }) => grade === "unclear" && kind !== "quality");
  const count = String(open.length);
  return voice.say([open.length > 1 ? NO_GAP_BUT_OPEN : NO_GAP], { count });
}

function yearsSentence(gap: Finding, { years }: Findings, voice: Voice): string {
  const [asked, shown] = [yearsAsked(years, true), yearsShown(gap, years)];
  if (!asked) return voice.say([GAP.level]);
  return voice.say([shown ? GAP.years : GAP.noYears], { asked, shown });
}

function gapPattern({ essential, grade }: Finding, isWhole: boolean): string {
  if (essential) return grade === "missing" ? GAP.essential : GAP.part;
  const pattern = grade === "missing" ? GAP.preferred : GAP.preferredPart;
  return isWhole
    ? `Nothing essential is missing; of the rest, ${pattern}`
    : `Of the other points, ${pattern}`;
}

function holdingSentence(findings: Findings, voice: Voice): string {
  const reason = holding(findings);
  if (!reason) return "";
  const [gap] = gapsOf(findings);
  const isGap =
    (gap?.kind === "years" && /below/.test(reason)) ||
    (gap?.credential && /admission|licence|paper/.test(reason));
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
  "The clearest evidence is on {what}, from the work as {role}.",
  "Work as {role} carries most of it, above all {what}.",
  "What counts most is {what}, from the time as {role}.",
];
const CLEAREST_WHAT = "The clearest evidence is on {what}.";
const CLEAREST_ROLE = "The clearest evidence comes from the work as {role}.";
const CARRIES_OVER = [
  "What does carry over is {what}, from the work as {role}.",
  "There is common ground in {what}, through the role of {role}.",
];
const CARRIES_WHAT = "What does carry over is {what}.";
const CARRIES_ROLE = "What does carry over comes from the work as {role}.";
const NO_GAP = "Nothing that was judged is missing.";
const NO_GAP_BUT_OPEN =
  "Nothing that was judged is missing; {count} further points could not be judged from the text.";
const GAP = {
  essential: "The main gap is {what}, which the job requires and {resume} does not show.",
  years: "The main gap is experience: the job asks for {asked}, and {resume} shows {shown}.",
  noYears: "The main gap is experience: the job asks for {asked}, and no role counts towards that.",
  level: "The main gap is the level of the work shown.",
  part: "The main open point is {what}, shown only in part.",
  preferred: "{what} {is} not shown.",
  preferredPart: "{what} {is} shown least.",
};
const SAME_HOLDS = "That is also what holds the score down.";
const HOLDS = "What holds the score down is that {cause}.";
