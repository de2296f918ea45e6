import type { Comparison, Statement } from "#contract/comparison.ts";

/** What both prints of a report say alike. */

export type ReportedComparison = Omit<Comparison, "html" | "is_current" | "is_saved" | "answers">;

export const HEADINGS = {
  required: "Required",
  preferred: "Preferred",
  work: "The work",
  traits: "Not counted",
  requirements: "What the job asks",
  strengths: "Strengths",
  gaps: "Gaps",
  confirm: "To confirm",
  raise: "What would raise this",
  unsaid: "If you have it, say where",
  lacking: "Not finished yet, by your resume",
  limits: "Why it is not higher",
  leftOut: "Left out of the score",
  about: "About this report",
} as const;

export const ASSUMED = "Assumed: the advertisement does not say so, but this kind of job needs it.";
export const TOO_LITTLE = "Not enough to judge: the documents say too little for a firm score.";
export const NO_REQUIREMENTS = "No requirement could be read from the advertisement.";

export const questionsHeading = ({ audience }: ReportedComparison) =>
  audience === "candidate" ? "Questions they may ask" : "Questions to ask";

/** Priya Raman, for Employment Lawyer at Harrow & Lyle */
export const reportTitle = (comparison: ReportedComparison) => titleParts(comparison).join(", ");

export function titleParts({ resume, job, audience }: ReportedComparison): [string, string] {
  const unnamed = audience === "candidate" ? "Your resume" : "A resume";
  const company = job.company ? ` at ${job.company}` : "";
  return [resume.name || unnamed, `for ${job.title || "a job"}${company}`];
}

/** 3 of 5 required, 1 in part. What is met in part is said, and not counted as met. */
export function tallies({ report }: ReportedComparison): string[] {
  const { required, preferred, duties } = report;
  const told = [
    tally(required, "required"),
    tally(preferred, "preferred"),
    duties ? tally(duties, duties.total === 1 ? "duty" : "duties") : "",
  ];
  const some = told.filter(Boolean);
  return some.length > 0 ? some : ["No requirement could be judged"];
}

function tally(
  { met, partial, total }: { met: number; partial: number; total: number },
  word: string,
): string {
  if (total === 0) return "";
  return `${met} of ${total} ${word}${partial > 0 ? `, ${partial} in part` : ""}`;
}

const LONGEST = { name: 60, engine: 20, note: 300, reason: 60, leftOut: 200 };

/** Who put it in words (spec 1 §1): on every report, and short on every page of it. */
export function writtenBy({ writer, engine }: ReportedComparison): string {
  const rules = `rules, engine ${shortened(engine, LONGEST.engine)}`;
  if (writer.kind === "rules") return `Written by ${rules}, from the two documents alone.`;
  const model = shortened(writer.name, LONGEST.name) || "a language model";
  return `Written by ${model}, scored by ${rules}, from the two documents alone.`;
}

/** The same with why the rules stood in for a model, and what it is not: once in a report. */
export const fullWarning = (comparison: ReportedComparison) =>
  [writtenBy(comparison), shortened(comparison.writer.note, LONGEST.note), NO_DECISION]
    .filter(Boolean)
    .join(" ");

export const MAY_BE_WRONG = "This assessment may contain errors.";
const NO_DECISION = "It isn’t a decision about anyone. Read the cited lines before you rely on it.";

const WHY_IGNORED = {
  speaks: "speaks to whoever assesses it",
  copied: "is copied from the advertisement",
} as const;

const MOST_LEFT_OUT = 12;

export interface LeftOut {
  /** "Line 12 speaks to whoever assesses it" */
  readonly what: string;
  readonly quote: string;
}

/** Text that nobody can see, that speaks to the assessor, or that repeats the advertisement. */
export function leftOut({ hidden, ignored }: ReportedComparison): LeftOut[] {
  const all = [
    ...hidden.map(({ text, page, reason }) => ({
      what: `Page ${page} has text that a reader cannot see${reason ? ` (${shortened(reason, LONGEST.reason)})` : ""}`,
      quote: text,
    })),
    ...ignored.map(({ line, quote, why }) => ({
      what: `Line ${line} ${WHY_IGNORED[why]}`,
      quote,
    })),
  ];
  return all
    .slice(0, MOST_LEFT_OUT)
    .map(({ what, quote }) => ({ what, quote: shortened(quote, LONGEST.leftOut) }));
}

export const pinpoints = ({ lines }: Pick<Statement, "lines">) => lines.map((line) => `[${line}]`);

export const aboutRequirement = (requirement: number) =>
  requirement > 0 ? `about requirement ${requirement}` : "";

export const pointsWord = (points: number) => `+${Math.round(points)}`;

export function shortened(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  return `${characters
    .slice(0, most - 1)
    .join("")
    .trimEnd()}…`;
}
