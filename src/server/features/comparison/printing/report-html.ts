import type { ComparedRequirement, Raise, Statement } from "#contract/comparison.ts";
import { GRADE_WORDS } from "#contract/grade-words.ts";
import { groupRequirements } from "#contract/requirement-counts.ts";
import { harmlessText as safe } from "./harmless-text.ts";
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
} from "./report-words.ts";

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
    section(HEADINGS.limits, list(report.limits.map(safe))),
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
    `<h2>${safe(reportTitle(comparison))}</h2>`,
    `<p class="score"><strong>${Math.round(calculated_score)}%</strong> ${safe(calculated_assessment)}</p>`,
    `<p class="tally">${safe(tallies(comparison).join("; "))}</p>`,
    report.confidence === "low" && `<p class="confidence"><strong>${safe(TOO_LITTLE)}</strong></p>`,
    `<p class="summary">${safe(report.summary)}</p>`,
    "</header>",
  ]
    .filter(Boolean)
    .join("\n");
}

function requirements({ requirements: all }: ReportedComparison): string {
  if (all.length === 0) return section(HEADINGS.requirements, `<p>${safe(NO_REQUIREMENTS)}</p>`);
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
  const heading = `<tr><th scope="rowgroup" colspan="4">${safe(title)}</th></tr>`;
  return `<tbody>\n${heading}\n${rows.map(row).join("\n")}\n</tbody>`;
}

function row({ number, requirement, grade, assumed, evidence, note }: ComparedRequirement): string {
  const quotes = evidence.map(
    ({ line, quote }) => `<p class="quote">[${line}] <q>${safe(quote)}</q></p>`,
  );
  const found = [...quotes, note && `<p class="note">${safe(note)}</p>`].filter(Boolean).join("");
  const mark = assumed ? `<p class="assumed">${safe(ASSUMED)}</p>` : "";
  return [
    "<tr>",
    `<td>${number}</td>`,
    `<th scope="row">${safe(requirement)}${mark}</th>`,
    `<td class="grade-${grade}">${GRADE_WORDS[grade]}</td>`,
    `<td>${found || GRADE_WORDS[grade]}</td>`,
    "</tr>",
  ].join("");
}

const statements = (heading: string, all: readonly Statement[]) =>
  section(heading, list(all.map(statement)));

function statement(one: Statement): string {
  const about = aboutRequirement(one.requirement);
  return [safe(one.text), ...pinpoints(one), about && `(${about})`].filter(Boolean).join(" ");
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
  return [rise, safe(text), about && `(${about})`].filter(Boolean).join(" ");
}

function leftOutNotice(comparison: ReportedComparison): string {
  const items = leftOut(comparison).map(
    ({ what, quote }) => `${safe(what)}: <q>${safe(quote)}</q>`,
  );
  return section(HEADINGS.leftOut, list(items));
}

function warning(comparison: ReportedComparison): string {
  return `<footer class="warning"><p><strong>${MAY_BE_WRONG}</strong> ${safe(fullWarning(comparison))}</p></footer>`;
}

const section = (heading: string, content: string) =>
  content ? `<section>\n<h3>${heading}</h3>\n${content}\n</section>` : "";

const list = (items: readonly string[]) =>
  items.length > 0 ? `<ul>\n${items.map((item) => `<li>${item}</li>`).join("\n")}\n</ul>` : "";
