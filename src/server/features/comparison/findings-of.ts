import { fitLabel, percentOf } from "#contract/match-levels.ts";
import type { ResumeProfile } from "#contract/resume-profile.ts";
import type { Line } from "#reading/line.ts";
import type { ResumeReading } from "#reading/resume-reading.ts";
import {
  type ComparedPair,
  type RequirementWords,
  wholeCitation,
  wordedRequirements,
} from "../matching/service.ts";
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
  const worded = wordedRequirements(pair, job.lines);
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
    requirements: inOrder(worded).map((one, at) => findingOf(one, at + 1, { resume })),
  };
}

type ComparedOne = ComparedPair["requirements"][number] & { readonly words: RequirementWords };

/** The required first, duties after what is asked for, each in the order of the advertisement, the assumed last. */
function inOrder(requirements: readonly ComparedOne[]): ComparedOne[] {
  const place = ({ line, from }: ComparedOne) =>
    line < 0 ? Number.MAX_SAFE_INTEGER : line * 10_000 + from;
  return requirements.toSorted((a, b) => group(a) - group(b) || place(a) - place(b));
}

function group({ essential, kind }: ComparedOne): number {
  if (kind === "duty") return GROUPS.duty;
  return essential ? GROUPS.required : GROUPS.preferred;
}
const GROUPS = { required: 0, preferred: 1, duty: 2 };

function findingOf(
  found: ComparedOne,
  number: number,
  { resume }: Pick<Compared, "resume">,
): Finding {
  const cited = found.passages.map((passage) => shortened(wholeCitation(passage, resume.lines)));
  return {
    number,
    requirement: found.words.name,
    words: found.words,
    job_line: found.line + 1,
    kind: found.kind === "duty" ? "duty" : found.wireKind,
    essential: found.essential,
    assumed: found.line < 0,
    grade: found.grade,
    shown: found.shown,
    evidence: cited.map(({ line, quote }) => ({ line, quote })),
    wholeLines: cited.flatMap(({ line, isWhole }) => (isWhole ? line : [])),
    note: found.note,
    topics: found.topics,
    credential: found.credential,
    state: found.state,
    points: found.points,
  };
}

/** A line without an end would fill a report by itself. */
const LONGEST = { quoted: 400 };
export const shortened = <Cited extends { quote: string }>(cited: Cited): Cited => ({
  ...cited,
  quote: cited.quote.slice(0, LONGEST.quoted).trimEnd(),
});

function rolesOf({ reading, profile }: Compared["resume"]): RoleFound[] {
  return profile.experience.flatMap(({ role, company, present }, at) => {
    const lines = reading.sources[`experience.${at}`]?.lines ?? [];
    if (lines.length === 0) return [];
    return {
      title: cleanTitle(role),
      company: cleanCompany(company),
      isCurrent: present,
      from: Math.min(...lines) + 1,
      to: Math.max(...lines) + 1,
    };
  });
}

/** A heading that was not read rightly is no name of a role: "(term ends at", ". Legal counsel". */
const cleanTitle = (role: string) =>
  /^\p{L}/u.test(role.trim()) && isBalanced(role) && !/\d{4}|\b(?:at|of|and)$/.test(role.trim())
    ? role
    : "";
const cleanCompany = (company: string) =>
  /^[\p{Lu}\d][^()]*\p{L}{2}/u.test(company.trim()) && !/\.\s|\d{4}/.test(company) ? company : "";
const isBalanced = (text: string) => text.split("(").length === text.split(")").length;
