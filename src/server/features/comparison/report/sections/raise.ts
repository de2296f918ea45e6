import type { Raise, Report } from "#contract/comparison.ts";
import type { Finding, Findings } from "../findings.ts";
import { bestPlace, latestRole, roleTitle } from "../wording/evidence-place.ts";
import { things } from "../wording/listing.ts";
import {
  askedNames,
  isPaper,
  isRights,
  isTelling,
  isWork,
  missingNames,
} from "../wording/name-requirement.ts";
import type { Voice } from "../wording/voice.ts";

const MOST = 4;

/** What a candidate may have and did not say, apart from what is lacking. Never to claim what is not so. */
export function writeRaise(findings: Findings, voice: Voice): Report["raise"] {
  if (findings.audience === "recruiter") return { unsaid: [], lacking: [] };
  const open = findings.requirements.filter(
    (one) =>
      one.kind !== "quality" &&
      one.kind !== "years" &&
      isTelling(one, findings) &&
      isOpen(one, findings),
  );
  const ordered = withoutRepeats(
    open.toSorted((a, b) => b.points - a.points || Number(b.essential) - Number(a.essential)),
    findings,
  );
  const written = (some: readonly Finding[], write: Write): Raise[] =>
    some.slice(0, MOST).map((one) => ({
      text: write(one, findings, voice),
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

function isOpen(one: Finding, { requirements }: Findings): boolean {
  if (isRights(one) && requirements.some((other) => isRights(other) && other.grade === "met"))
    return false;
  // What we could not judge is worth advice only where it counts.
  if (isWork(one) && one.grade === "unclear" && one.points === 0) return false;
  return one.grade !== "met" || (isWork(one) && one.shown === "list") || OPEN_STATES.has(one.state);
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
  "lawyer",
]);

const isUnsaid = (one: Finding) =>
  !SETTLED.has(one.state) &&
  (one.grade === "met" ||
    one.grade === "unclear" ||
    one.isNear ||
    one.shown === "list" ||
    isRights(one));

function withoutRepeats(open: readonly Finding[], { years }: Findings): Finding[] {
  const said = new Set<string>();
  return open.filter((one) => {
    const name = missingNames(one, years).join();
    return !said.has(name) && said.add(name);
  });
}

function unsaidText(finding: Finding, findings: Findings, voice: Voice): string {
  if (isRights(finding)) return voice.say(RIGHTS);
  const open = OPEN_ADMISSION[finding.state];
  if (open) return voice.say([open]);
  if (isPaper(finding)) {
    const patterns = finding.kind === "degree" ? DEGREE : CHECK;
    return voice.say(patterns, things(missingNames(finding, findings.years), "or"));
  }
  const names = finding.shown === "list" ? askedNames : missingNames;
  const slots = {
    ...things(names(finding, findings.years), "or"),
    where: whereToAdd(finding, findings),
  };
  if (finding.shown === "list") return voice.say(LISTED, slots);
  return voice.say(finding.grade === "unclear" ? UNCLEAR : NEAR, slots);
}

/** The role that came nearest, or else the latest. */
function whereToAdd(finding: Finding, findings: Findings): string {
  const place = bestPlace(finding, findings);
  if (place?.role) return `under ${roleTitle(place.role)} (line ${place.evidence.line})`;
  const role = latestRole(findings);
  return role ? `under ${roleTitle(role)} (line ${role.from})` : "under the role where you did it";
}

function lackingText(finding: Finding, { years }: Findings, voice: Voice): string {
  if (isRights(finding)) return voice.say(SPONSOR);
  const slots = things(missingNames(finding, years));
  if (PENDING.has(finding.state)) return voice.say(COMING, slots);
  if (!finding.essential) return voice.say(isPaper(finding) ? LESSER_PAPER : LESSER, slots);
  return voice.say(isPaper(finding) ? CREDENTIAL : LACKING, slots);
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
const DEGREE = [
  "If you have {what}, add the full name and the year under your education.",
  "{what} belongs with your qualifications, if you completed it.",
];
const CHECK = [
  "If you hold {what}, add it beside your qualifications with the date it runs to.",
  "A line with {what} would do, if you have it.",
];
const LISTED = [
  "{what} stands in a list; if you used it at work, tell of one task {where}.",
  "Give {what} a sentence of its own {where}, if the work was yours: what you did with it and what came of it.",
  "If {what} was part of a role, say so {where}, with how often or how much.",
];
const NEAR = [
  "If your work has involved {what}, add a line {where}: what you did, for whom, and what came of it.",
  "{what} may be part of what you describe already; if so, name {it} {where}.",
  "Should your work have taken in {what}, spell that out {where}.",
  "Work on {what}, if you did any, belongs {where}.",
];
const UNCLEAR = [
  "On {what} nothing firm was found; if it applies to you, put it plainly {where}.",
  "If you can show {what}, one example {where} would settle it.",
];
const SPONSOR = [
  "The job offers no sponsor and your resume says that you need one; another visa would change that.",
];
const COMING = [
  "Give the date on which you expect {what}, if you know it.",
  "{what} is on its way; once it is held, put the date on your resume and compare again.",
];
const CREDENTIAL = [
  "The job needs {what}; find out what it takes, and expect to be asked where you stand.",
  "Without {what} this stays out of reach for now; if you have made a start, state it with a date.",
];
const LACKING = [
  "{what} {is} required and nothing like it is shown; a first piece of work or a course would be a start.",
  "For {what}, look for a chance where you are now, and expect to be asked.",
  "The job needs {what}; be ready to say how you would learn.",
];
const LESSER_PAPER = [
  "{what} would count in your favour, and the job can be had without.",
  "{what} {is} not essential; if you are working towards it, say so.",
];
const LESSER = [
  "{what} {is} not essential; some experience would still count.",
  "You could do without {what}, but expect a question.",
  "Some experience of {what} would help, without being decisive.",
];
