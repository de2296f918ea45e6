import { createHash } from "node:crypto";
import type { ComparedRequirement, Raise, Report } from "#contract/comparison.ts";
import { countRequirements } from "#contract/requirement-counts.ts";
import type { Line } from "#reading/line.ts";
import type { Log } from "#server/platform/log.ts";
import type { ModelClient } from "#server/platform/model/model-client.ts";
import { ModelError, type ModelFault } from "#server/platform/model/model-error.ts";
import { corrected, type DocumentRecord } from "../documents/service.ts";
import { type ComparedPair, citation } from "../matching/service.ts";
import type { Findings } from "./findings.ts";
import { findingsOf, shortened } from "./findings-of.ts";
import { askModel, type Documents, PROMPT_VERSION } from "./model/ask-model.ts";
import { toReportRequirement, type Verdict, type Verified, verify } from "./model/verify.ts";
import { writeConfirm } from "./report/sections/confirm.ts";
import { writeGaps } from "./report/sections/gaps.ts";
import { writeLimits } from "./report/sections/limits.ts";
import { writeQuestions } from "./report/sections/questions.ts";
import { writeRaise } from "./report/sections/raise.ts";
import { writeStrengths } from "./report/sections/strengths.ts";
import { writeSummary } from "./report/sections/summary.ts";
import { createVoice } from "./report/wording/voice.ts";
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

/** The findings in words. The same findings give the same report. */
export function writeReport(findings: Findings): Report {
  const voice = createVoice(findings);
  const tallies = countRequirements(findings.requirements);
  return {
    ...tallies,
    summary: writeSummary(findings, tallies, voice),
    strengths: writeStrengths(findings, voice),
    gaps: writeGaps(findings, voice),
    confirm: writeConfirm(findings, voice),
    questions: writeQuestions(findings, voice),
    raise: writeRaise(findings, voice),
    limits: writeLimits(findings, voice),
    confidence: findings.confidence,
  };
}

export type Written =
  | {
      readonly kind: "model";
      readonly report: Report;
      readonly requirements: ComparedRequirement[];
      /** How many of its claims could not be proved and were left out. */
      readonly problems: number;
    }
  | {
      readonly kind: "rules";
      /** For readers. */
      readonly why: string;
      /** For the log: what exactly happened. Holds nothing of the documents. */
      readonly detail: string;
    };

interface Asked extends Documents {
  readonly client: ModelClient;
  readonly rulesReport: Report;
  readonly signal?: AbortSignal | undefined;
}

const FAULTS: Record<ModelFault, string> = {
  timeout: "The model did not answer in time, so the rules wrote this report.",
  "rate-limited": "The model takes no more requests at the moment, so the rules wrote this report.",
  http: "The model's server answered with an error, so the rules wrote this report.",
  network: "The model could not be reached, so the rules wrote this report.",
  "bad-response":
    "The answer of the model's server could not be read, so the rules wrote this report.",
  "invalid-output":
    "The model's answer did not have the form that was asked for, so the rules wrote this report.",
  refusal: "The model declined to answer, so the rules wrote this report.",
};

const DISCARDED: Record<Extract<Verdict, { discard: string }>["discard"], string> = {
  unsupported:
    "Too much of what the model wrote is not supported by the two documents, so the rules wrote this report.",
  incomplete: "The model left out most of the requirements, so the rules wrote this report.",
};

/**
 * The report in the model's words, as far as the documents prove them; score, label, tallies, limits,
 * confidence and points stay those of the rules. Throws only what is no fault of the model: the
 * reason of the caller's own signal.
 */
export async function writeWithModel({
  client,
  rulesReport,
  signal,
  ...documents
}: Asked): Promise<Written> {
  try {
    const verdict = verify(await askModel(client, documents, signal), documents);
    if ("discard" in verdict) {
      const detail = `The model's answer was discarded as ${verdict.discard}: ${verdict.problems} problems.`;
      return { kind: "rules", why: DISCARDED[verdict.discard], detail };
    }
    const { requirements, problems } = verdict.use;
    return { kind: "model", report: merged(verdict.use, rulesReport), requirements, problems };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return { kind: "rules", why: FAULTS[error.kind], detail: error.message };
  }
}

function merged(verified: Verified, rules: Report): Report {
  const { summary, advice, requirements } = verified;
  const met = new Set(
    requirements.filter(({ grade }) => grade === "met").map(({ number }) => number),
  );
  const isOpen = ({ requirement }: { requirement: number }) => !met.has(requirement);
  // What the rules say of a requirement that the model found met would contradict the table.
  const own = { ...rules, gaps: rules.gaps.filter(isOpen), confirm: rules.confirm.filter(isOpen) };
  const either = (name: "strengths" | "gaps" | "confirm" | "questions") =>
    verified[name].length > 0 ? verified[name] : own[name];
  const reworded = (list: readonly Raise[]) =>
    list.filter(isOpen).map((one) => ({ ...one, text: advice.get(one.requirement) ?? one.text }));
  return {
    ...rules,
    ...countRequirements(requirements),
    summary,
    strengths: either("strengths"),
    gaps: either("gaps"),
    confirm: either("confirm"),
    questions: either("questions"),
    raise: { unsaid: reworded(rules.raise.unsaid), lacking: reworded(rules.raise.lacking) },
  };
}
