import type { ComparedRequirement } from "#contract/comparison.ts";
import {
  type ChangedSentence,
  TAILORED_SENTENCES as say,
  type TailoredSentence,
} from "#contract/tailored.ts";
import type { Database } from "#server/platform/database/database.ts";
import { conflict, notFound } from "#server/platform/faults.ts";
import type { Kept } from "../comparison/service.ts";
import { asMatched, corrected, type DocumentRecord, findDocument } from "../documents/service.ts";
import { type MadeSentence, madeSentences } from "./made-sentences.ts";
import * as repository from "./repository.ts";
import type { LeftOut } from "./tables.ts";
import { type Cited, tailoredRows } from "./tailored-rows.ts";

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

const WEIGHT = { required: 0, preferred: 1, duty: 2, inPart: 3 };

/** What each line of the resume is cited for, by its number. What is not shown cites nothing. */
function citedIn(requirements: readonly ComparedRequirement[]): ReadonlyMap<number, Cited> {
  const cited = new Map<number, Cited>();
  for (const requirement of requirements) {
    if (requirement.grade !== "met" && requirement.grade !== "partial") continue;
    for (const { line } of requirement.evidence) {
      const known = cited.get(line);
      cited.set(line, {
        proves: [...(known?.proves ?? []), requirement.number],
        weight: Math.min(known?.weight ?? WEIGHT.inPart, weightOf(requirement)),
      });
    }
  }
  return cited;
}

function weightOf({ grade, kind, essential }: ComparedRequirement): number {
  if (grade === "partial") return WEIGHT.inPart;
  if (kind === "duty") return WEIGHT.duty;
  return essential ? WEIGHT.required : WEIGHT.preferred;
}

/**
 * The letter in the candidate's order and words. What they typed stays, also where the sentence that it stood for is
 * not made any more; what is made since stands where it would without them.
 */
export function letterAsChanged(
  made: readonly MadeSentence[],
  changes: readonly ChangedSentence[],
): TailoredSentence[] {
  const known = new Map(made.map((one) => [one.id, one]));
  const letter = changes.flatMap((change) => changed(known.get(change.id), change) ?? []);
  for (const [at, one] of made.entries()) {
    if (letter.some(({ id }) => id === one.id)) continue;
    const before = made[at - 1]?.id;
    const place = letter.findIndex(({ id }) => id === before) + 1;
    letter.splice(place, 0, asMade(one));
  }
  return letter;
}

const asMade = (one: MadeSentence): TailoredSentence => ({ ...one, made: one.text, out: false });

function changed(
  one: MadeSentence | undefined,
  { id, text, out }: ChangedSentence,
): TailoredSentence | undefined {
  if (one && (text === null || text === one.text)) return { ...asMade(one), out };
  if (text === null) return undefined;
  return {
    id,
    text,
    made: one?.text ?? "",
    part: one?.part ?? "added",
    // Typed by hand, it is not ours to vouch for.
    rests_on: "own-words",
    lines: [],
    requirement: 0,
    out,
  };
}
