import type {
  ComparedRequirement,
  Comparison,
  Raise,
  SavedComparison,
  Statement,
} from "#contract/comparison.ts";
import { GRADE_WORDS } from "#contract/grade-words.ts";
import { countRequirements, groupRequirements } from "#contract/requirement-counts.ts";
import type { SharedComparison } from "#contract/shared-comparisons.ts";
import { escapeHtml } from "#server/platform/escape-html.ts";
import {
  ASSUMED,
  aboutRequirement,
  fullWarning,
  HEADINGS,
  leftOut,
  MAY_BE_WRONG,
  NO_REQUIREMENTS,
  pinpoints,
  pointsWord,
  questionsHeading,
  type ReportedComparison,
  reportTitle,
  TOO_LITTLE,
  tallies,
} from "./printing/report-words.ts";
import type { Kept } from "./repository.ts";

/** What could become markup or an escape again if somebody decodes once too often, and what looks like it. */
const LOOK_ALIKES: Record<string, string> = { "<": "‹", ">": "›", "\\": "＼" };

/** Stands between an ampersand and what would make it an entity. It has no width, so R&D stays R&D. */
const WORD_JOINER = "\u2060";

/** Control characters, and those that turn or hide text. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u200b\u2028\u2029\u2060\ufeff]+/gu;

/**
 * Text for HTML that stays text however often a client decodes it: spec 1 §9 has clients that decode
 * escaped characters before they show the report.
 */
function harmlessText(text: string): string {
  const plain = text
    .replace(UNSEEN, " ")
    .replace(/[<>\\]/g, (char) => LOOK_ALIKES[char] ?? "")
    .replace(/&(?=[#\p{L}\p{N}])/gu, `&${WORD_JOINER}`);
  return escapeHtml(plain);
}

/** The whole report for clients that show nothing else (spec 1 §3): no script, no style, nothing to fill in. */
export function reportHtml(comparison: ReportedComparison): string {
  const { report } = comparison;
  return [
    '<article class="comparison-report" lang="en-AU">',
    head(comparison),
    requirements(comparison),
    statements(HEADINGS.strengths, report.strengths),
    statements(HEADINGS.gaps, report.gaps),
    statements(HEADINGS.confirm, report.confirm),
    statements(questionsHeading(comparison), report.questions),
    raises(comparison),
    section(HEADINGS.limits, list(report.limits.map(harmlessText))),
    leftOutNotice(comparison),
    warning(comparison),
    "</article>",
  ]
    .filter(Boolean)
    .join("\n");
}

function head(comparison: ReportedComparison): string {
  const { calculated_score, calculated_assessment, report } = comparison;
  return [
    "<header>",
    `<h2>${harmlessText(reportTitle(comparison))}</h2>`,
    `<p class="score"><strong>${Math.round(calculated_score)}%</strong> ${harmlessText(calculated_assessment)}</p>`,
    `<p class="tally">${harmlessText(tallies(comparison).join("; "))}</p>`,
    report.confidence === "low" &&
      `<p class="confidence"><strong>${harmlessText(TOO_LITTLE)}</strong></p>`,
    `<p class="summary">${harmlessText(report.summary)}</p>`,
    "</header>",
  ]
    .filter(Boolean)
    .join("\n");
}

function requirements({ requirements: all }: ReportedComparison): string {
  if (all.length === 0)
    return section(HEADINGS.requirements, `<p>${harmlessText(NO_REQUIREMENTS)}</p>`);
  const columns = ["No.", "Requirement", "Grade", "In the resume"];
  const { required, preferred, duties, traits } = groupRequirements(all);
  const body = [
    group(HEADINGS.required, required),
    group(HEADINGS.preferred, preferred),
    group(HEADINGS.work, duties),
    group(HEADINGS.traits, traits),
  ]
    .filter(Boolean)
    .join("\n");
  const titles = columns.map((title) => `<th scope="col">${title}</th>`).join("");
  return section(
    HEADINGS.requirements,
    `<table>\n<thead><tr>${titles}</tr></thead>\n${body}\n</table>`,
  );
}

function group(title: string, rows: readonly ComparedRequirement[]): string {
  if (rows.length === 0) return "";
  const heading = `<tr><th scope="rowgroup" colspan="4">${harmlessText(title)}</th></tr>`;
  return `<tbody>\n${heading}\n${rows.map(row).join("\n")}\n</tbody>`;
}

function row({ number, requirement, grade, assumed, evidence, note }: ComparedRequirement): string {
  const quotes = evidence.map(
    ({ line, quote }) => `<p class="quote">[${line}] <q>${harmlessText(quote)}</q></p>`,
  );
  const found = [...quotes, note && `<p class="note">${harmlessText(note)}</p>`]
    .filter(Boolean)
    .join("");
  const mark = assumed ? `<p class="assumed">${harmlessText(ASSUMED)}</p>` : "";
  return [
    "<tr>",
    `<td>${number}</td>`,
    `<th scope="row">${harmlessText(requirement)}${mark}</th>`,
    `<td class="grade-${grade}">${GRADE_WORDS[grade]}</td>`,
    `<td>${found || GRADE_WORDS[grade]}</td>`,
    "</tr>",
  ].join("");
}

const statements = (heading: string, all: readonly Statement[]) =>
  section(heading, list(all.map(statement)));

function statement(one: Statement): string {
  const about = aboutRequirement(one.requirement);
  return [harmlessText(one.text), ...pinpoints(one), about && `(${about})`]
    .filter(Boolean)
    .join(" ");
}

function raises({ report: { raise } }: ReportedComparison): string {
  const part = (heading: string, all: readonly Raise[]) =>
    all.length > 0 ? `<h4>${heading}</h4>\n${list(all.map(raised))}` : "";
  const parts = [part(HEADINGS.unsaid, raise.unsaid), part(HEADINGS.lacking, raise.lacking)];
  return section(HEADINGS.raise, parts.filter(Boolean).join("\n"));
}

function raised({ text, points, requirement }: Raise): string {
  const about = aboutRequirement(requirement);
  const rise = points >= 0.5 ? `<strong>${pointsWord(points)}</strong>` : "";
  return [rise, harmlessText(text), about && `(${about})`].filter(Boolean).join(" ");
}

function leftOutNotice(comparison: ReportedComparison): string {
  const items = leftOut(comparison).map(
    ({ what, quote }) => `${harmlessText(what)}: <q>${harmlessText(quote)}</q>`,
  );
  return section(HEADINGS.leftOut, list(items));
}

function warning(comparison: ReportedComparison): string {
  return `<footer class="warning"><p><strong>${MAY_BE_WRONG}</strong> ${harmlessText(fullWarning(comparison))}</p></footer>`;
}

const section = (heading: string, content: string) =>
  content ? `<section>\n<h3>${heading}</h3>\n${content}\n</section>` : "";

const list = (items: readonly string[]) =>
  items.length > 0 ? `<ul>\n${items.map((item) => `<li>${item}</li>`).join("\n")}\n</ul>` : "";

export function presentComparison(
  kept: Kept,
  engine: string,
  answers: Comparison["answers"],
): Comparison {
  const printed = printedComparison(kept);
  return {
    ...printed,
    html: reportHtml(printed),
    is_current: kept.engine === engine,
    is_saved: kept.savedAt !== null,
    answers,
  };
}

/** What the report is printed from. */
export const printedComparison = ({
  id,
  resumeId,
  jobId,
  audience,
  firstShownAt,
  body,
}: Kept): ReportedComparison => ({
  id,
  resume_id: resumeId,
  job_id: jobId,
  created_at: firstShownAt.toISOString(),
  audience,
  ...body,
  // One way of counting, also for what an earlier version wrote and kept.
  report: { ...body.report, ...countRequirements(body.requirements) },
});

export const presentSaved = (
  { id, resumeId, jobId, firstShownAt, savedAt, body, engine: madeBy }: Kept,
  engine: string,
): SavedComparison => ({
  id,
  resume_id: resumeId,
  job_id: jobId,
  candidate: body.resume.name,
  title: body.job.title,
  company: body.job.company,
  calculated_score: body.calculated_score,
  calculated_assessment: body.calculated_assessment,
  created_at: firstShownAt.toISOString(),
  saved_at: (savedAt ?? firstShownAt).toISOString(),
  is_current: madeBy === engine,
});

/** For whoever has the link. What would raise the score is advice for the person themselves. */
export function presentShared(kept: Kept, engine: string): SharedComparison {
  const {
    id: _id,
    resume_id: _resume,
    job_id: _job,
    len_results: _others,
    ...rest
  } = printedComparison(kept);
  const { created_at, audience, job, report } = rest;
  return {
    ...withoutContact(rest),
    created_at,
    audience,
    job: { ...withoutContact(job), contact_email: "", source_url: job.source_url },
    report: { ...withoutContact(report), raise: { unsaid: [], lacking: [] } },
    is_current: kept.engine === engine,
  };
}

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** Australian numbers, and those that begin with a country. */
const PHONE = /(?:\+\d{1,3}[\s-]?(?:\(\d{1,4}\)[\s-]?)?|\(0\d\)[\s-]?|\b0\d)(?:[\s-]?\d){6,11}\b/g;

/** The same with every email address and phone number in it left out. */
export function withoutContact<Value>(value: Value): Value {
  // Strings become strings, lists lists and objects objects of the same fields: the shape is kept.
  return masked(value) as Value;
}

function masked(value: unknown): unknown {
  if (typeof value === "string")
    return value.replace(EMAIL, "[email left out]").replace(PHONE, "[phone left out]");
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, masked(part)]));
}
