import { fitLabel, percentOf } from "#contract/match-levels.ts";
import type { ResumeProfile } from "#contract/resume-profile.ts";
import type { Line } from "#reading/line.ts";
import type { ResumeReading } from "#reading/resume-reading.ts";
import { type ComparedPair, citation } from "../../matching/service.ts";
import type { Finding, Findings, RoleFound } from "./findings.ts";

export interface Compared {
  readonly audience: Findings["audience"];
  readonly pair: ComparedPair;
  readonly job: {
    readonly title: string;
    readonly company: string;
    readonly lines: readonly Line[];
  };
  readonly resume: {
    readonly lines: readonly Line[];
    readonly reading: ResumeReading;
    /** As its owner put it right. */
    readonly profile: ResumeProfile;
  };
}

/** The engine's numbers with the words of both documents put in. */
export function findingsOf({ audience, pair, job, resume }: Compared): Findings {
  const score = percentOf(pair.distance);
  return {
    audience,
    score,
    label: fitLabel(score),
    confidence: pair.confidence,
    limits: pair.reasons,
    job: { title: job.title, company: job.company },
    candidate: resume.profile.name,
    years: pair.years,
    roles: rolesOf(resume),
    requirements: inOrder(pair.requirements).map((one, at) =>
      findingOf(one, at + 1, { job, resume, pair }),
    ),
  };
}

type ComparedOne = ComparedPair["requirements"][number];

/** The required first, each in the order of the advertisement; what is assumed stands last among its own. */
function inOrder(requirements: readonly ComparedOne[]): ComparedOne[] {
  const place = ({ line, from }: ComparedOne) =>
    line < 0 ? Number.MAX_SAFE_INTEGER : line * 10_000 + from;
  return requirements.toSorted(
    (a, b) => Number(b.essential) - Number(a.essential) || place(a) - place(b),
  );
}

function findingOf(
  found: ComparedOne,
  number: number,
  { job, resume, pair }: Pick<Compared, "job" | "resume" | "pair">,
): Finding {
  const words = (job.lines[found.line]?.text.slice(found.from, found.to).trim() ?? "").slice(
    0,
    LONGEST.asked,
  );
  return {
    number,
    requirement: isTwice(found, pair)
      ? yearsText(pair.years)
      : tidy(words) || assumed(found, pair.years),
    job_line: found.line + 1,
    kind: found.wireKind,
    essential: found.essential,
    assumed: found.line < 0,
    grade: found.grade,
    shown: found.shown,
    evidence: found.passages.map((passage) => shortened(citation(passage, resume.lines))),
    note: found.note,
    topics: found.topics,
    found: found.found,
    absent: found.absent,
    credential: found.credential,
    state: found.state,
    points: found.points,
    isNear: found.isNear,
  };
}

/** A line without an end would fill a report by itself. */
const LONGEST = { asked: 600, quoted: 400 };
export const shortened = <Cited extends { quote: string }>(cited: Cited): Cited => ({
  ...cited,
  quote: cited.quote.slice(0, LONGEST.quoted).trimEnd(),
});

/** One sentence asks for years and for what they were spent in: each is told by itself. */
const isTwice = (found: ComparedOne, { requirements }: ComparedPair) =>
  found.wireKind === "years" &&
  found.line >= 0 &&
  requirements.some((one) => one !== found && one.line === found.line && one.from === found.from);

function yearsText({ least = 0, most, inPractice }: ComparedPair["years"]): string {
  const since = inPractice ? " after admission" : " of such work";
  if (most !== undefined && most - least <= NARROW) return `${least} to ${most} years${since}`;
  return `At least ${least} ${least === 1 ? "year" : "years"}${since}`;
}
/** A wider range is our own, not the advertisement's. */
const NARROW = 6;

const tidy = (words: string) => {
  const text = words.replace(/^(?:and|or|but|plus)\s+/i, "").replace(/[;,:.\s]+$/, "");
  return text.charAt(0).toUpperCase() + text.slice(1);
};

function assumed(found: ComparedOne, { least, most }: ComparedPair["years"]): string {
  if (found.wireKind === "years")
    return most === undefined || most > 30
      ? `About ${least ?? 0} years or more in this kind of work`
      : `About ${least ?? 0} to ${most} years in this kind of work`;
  return tidy(found.credential) || "What this kind of job needs";
}

function rolesOf({ reading, profile }: Compared["resume"]): RoleFound[] {
  return profile.experience.flatMap(({ role, company, present }, at) => {
    const lines = reading.sources[`experience.${at}`]?.lines ?? [];
    if (lines.length === 0) return [];
    return {
      title: role,
      company,
      isCurrent: present,
      from: Math.min(...lines) + 1,
      to: Math.max(...lines) + 1,
    };
  });
}
