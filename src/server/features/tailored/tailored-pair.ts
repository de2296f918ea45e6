import { TAILORED_SENTENCES as say } from "#contract/tailored.ts";
import type { Database } from "#server/platform/database/database.ts";
import { conflict, notFound } from "#server/platform/faults.ts";
import type { Kept } from "../comparison/service.ts";
import { asMatched, corrected, type DocumentRecord, findDocument } from "../documents/service.ts";
import { letterAsChanged } from "./letter/letter-as-changed.ts";
import { madeSentences } from "./letter/made-sentences.ts";
import * as repository from "./repository.ts";
import { citedIn } from "./resume/cited-in.ts";
import { tailoredRows } from "./resume/tailored-rows.ts";
import type { LeftOut } from "./tables.ts";

export type TailoredPair = Awaited<ReturnType<typeof tailoredPair>>;

/** Both documents as they are now: made from the report and the resume's lines, with the candidate's changes. */
export async function tailoredPair(database: Database, accountId: string, kept: Kept) {
  const { resumeId, jobId, body } = kept;
  const pair = { accountId, resumeId, jobId };
  const document = await findDocument(database, { accountId }, resumeId);
  if (!document) throw notFound(say.notFound);
  const { lines, reading, profile } = readAsReported(document, kept);
  const changes = await repository.find(database, pair);
  const headings = body.resume.lines.map(({ heading }) => heading);
  const own = document.lines.length;
  const rows = tailoredRows({ lines, own, reading, headings }, citedIn(body.requirements));
  const leftOut = stillThere(changes?.leftOut ?? [], lines);
  const { job, requirements } = body;
  const made = madeSentences({ job, requirements, resume: { rows, reading, profile } });
  const sentences = changes?.sentences ?? [];
  return {
    pair,
    comparisonId: kept.id,
    body,
    profile,
    lines,
    rows: rows.map((row) => ({
      ...row,
      left_out: row.can_leave && leftOut.has(row.lines[0] ?? 0),
    })),
    sentences: letterAsChanged(made, sentences),
    isLetterChanged: sentences.length > 0,
  };
}

/** The resume as it is matched, if it still reads as it does in the report: else its lines prove something else. */
function readAsReported(document: DocumentRecord, { body }: Kept) {
  const { resume: profile } = corrected(document);
  const { lines, reading } = asMatched(document);
  if (!profile || !reading.resume) throw conflict(say.unread);
  const shown = body.resume.lines;
  const isSame =
    shown.length === lines.length && shown.every(({ text }, at) => text === lines[at]?.text);
  if (!isSame) throw conflict(say.changed);
  return { lines, reading: reading.resume, profile };
}

const stillThere = (leftOut: readonly LeftOut[], lines: readonly { text: string }[]) =>
  new Set(
    leftOut.filter(({ line, text }) => lines[line - 1]?.text === text).map(({ line }) => line),
  );
