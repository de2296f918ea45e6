import { createHash } from "node:crypto";
import type { Line } from "#reading/line.ts";
import type { Log } from "#server/platform/log.ts";
import type { ModelClient } from "#server/platform/model/model-client.ts";
import { corrected, type DocumentRecord } from "../documents/service.ts";
import { type ComparedPair, citation } from "../matching/service.ts";
import { PROMPT_VERSION } from "./model/ask-model.ts";
import { writeWithModel } from "./model/model-report.ts";
import type { Findings } from "./report/findings.ts";
import { findingsOf, shortened } from "./report/findings-of.ts";
import { toReportRequirement } from "./report/report-requirement.ts";
import { writeReport } from "./report/write-report.ts";
import type { JobSide } from "./sides.ts";
import type { ComparisonBody } from "./tables.ts";

export interface Sides {
  readonly resume: DocumentRecord;
  readonly job: JobSide;
  readonly audience: Findings["audience"];
  /** What scores and grades. */
  readonly engine: string;
}

/** What a comparison depends on, hashed: the record of what it was made from. */
export function hashesOf({ resume, job, audience, engine }: Sides, model: ModelClient | undefined) {
  const words = (lines: readonly Line[]) => hash(lines.map(({ text }) => text));
  const { receivedOn, corrections, flags } = resume;
  const resumeHash = words(resume.lines);
  const jobHash = words(job.lines);
  const writer = model ? `${model.name} ${PROMPT_VERSION}` : "";
  const rest = [job.title, job.company, receivedOn, corrections, flags, audience, engine, writer];
  return { resumeHash, jobHash, contentDigest: hash([resumeHash, jobHash, rest]) };
}

const hash = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex");

interface Writing {
  readonly model: ModelClient | undefined;
  readonly log: Log;
  /** What the model wrote for the same words before. */
  readonly known: ComparisonBody | undefined;
}

/** The whole comparison in words, by the model if there is one and it can be believed. */
export async function writeComparison(
  sides: Sides,
  pair: ComparedPair,
  lenResults: number,
  { model, log, known }: Writing,
): Promise<ComparisonBody> {
  const { resume, job, audience, engine } = sides;
  const { resume: read } = resume.reading;
  const { resume: profile } = corrected(resume);
  if (!read || !profile) throw new Error("A resume that was not read cannot be compared.");
  const findings = findingsOf({
    audience,
    pair,
    job,
    resume: { lines: resume.lines, reading: read, profile },
  });
  const rulesReport = writeReport(findings);
  const written =
    writtenBefore(known) ??
    (model &&
      (await writeWithModel({ client: model, findings, rulesReport, ...linesOf(sides, pair) })));
  const isModel = written?.kind === "model";
  if (written?.kind === "rules") log.warn({ reason: written.detail }, "the rules wrote a report");
  return {
    calculated_score: findings.score,
    calculated_assessment: findings.label,
    len_results: lenResults,
    requirements: isModel ? written.requirements : findings.requirements.map(toReportRequirement),
    report: isModel ? written.report : rulesReport,
    job: {
      title: job.title,
      company: job.company,
      location: job.location,
      is_listed: job.posting?.status === "active",
      source_url: job.sourceUrl,
      contact_email: job.contactEmail,
      lines: job.lines.map((line) => shownLine(line, line.heading !== undefined)),
    },
    resume: {
      name: profile.name,
      lines: resume.lines.map((line, at) => shownLine(line, isHeading(line, read.sections, at))),
    },
    hidden: resume.hidden.map(({ text, page, reason }) => ({ text, page, reason })),
    ignored: [
      ...resume.flags.map(({ line, text }) => ({
        line: line + 1,
        quote: text.slice(0, LONGEST_IGNORED),
        why: "speaks" as const,
      })),
      ...pair.copied.map((passage) => ({
        ...shortened(citation(passage, resume.lines)),
        why: "copied" as const,
      })),
    ],
    writer: {
      kind: isModel ? "model" : "rules",
      name: isModel ? (model?.name ?? "") : "",
      note: written?.kind === "rules" ? written.why : "",
    },
    engine,
  };
}

/** A model's words are asked for once; what else a comparison shows may have changed since. */
const writtenBefore = (known: ComparisonBody | undefined) =>
  known && { ...known, kind: "model" as const };

/** The model reads what is scored: lines that speak to the assessor, or are copied from the job, are blank. */
function linesOf({ resume, job }: Sides, { copied }: ComparedPair) {
  const ignored = new Set([...resume.flags, ...copied].map(({ line }) => line));
  return {
    resumeLines: resume.lines.map(({ text }, at) => (ignored.has(at) ? "" : text)),
    jobLines: job.lines.map(({ text }) => text),
  };
}

const shownLine = ({ text, bullet = false }: Line, heading: boolean) => ({ text, heading, bullet });

const LONGEST_HEADING = 5;
const LONGEST_IGNORED = 400;

/** Plain text marks no headings: a few words that open a section are one. */
const isHeading = ({ text, heading }: Line, sections: readonly string[], at: number) =>
  heading !== undefined ||
  (at > 0 && sections[at] !== sections[at - 1] && text.split(/\s+/).length <= LONGEST_HEADING);
