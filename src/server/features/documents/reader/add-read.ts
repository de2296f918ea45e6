import { createHash, randomUUID } from "node:crypto";
import { flagLines } from "#reading/flag-lines.ts";
import type { Flag } from "#reading/line.ts";
import { readUndated } from "#reading/resume/read-resume.ts";
import { withYears } from "#reading/resume/years.ts";
import type { ResumeReading } from "#reading/resume-reading.ts";
import { plainLines } from "#reading/text/plain-lines.ts";
import type { Db } from "#server/platform/database/database.ts";
import { dayOf } from "#server/platform/day-of.ts";
import type { Files } from "#server/platform/files/files.ts";
import type { Prepared } from "#server/platform/prepared-demo.ts";
import { CONTENT_TYPES, whatWasRead } from "../intake.ts";
import type { DocumentRecord } from "../repository.ts";
import * as repository from "../repository.ts";
import type { DocumentReading } from "./read-document.ts";

interface Parts {
  readonly files: Files;
  readonly timeZone: string;
  /** Has the text of the demo world read ahead. */
  readonly readUndated?: ReadUndatedText;
}

interface ResumeText {
  readonly accountId: string;
  readonly fileName: string;
  readonly text: string;
  readonly receivedAt: Date;
  /** For one that a recruiter brought in. */
  readonly archiveId?: string;
  readonly keepUntil?: Date;
}

/**
 * A resume of our own, as text: for the demo world, and for who has a profile and no resume. Read as an
 * upload is, but here, because it can hold nothing that has to be opened elsewhere, and in the caller's
 * transaction.
 */
export async function addRead(parts: Parts, tx: Db, resume: ResumeText): Promise<DocumentRecord> {
  const { text, ...facts } = resume;
  const { accountId, fileName, receivedAt } = facts;
  const receivedOn = dayOf(receivedAt, parts.timeZone);
  const read = columnsOf(text, receivedOn, parts.readUndated);
  const { sha256 } = read;
  const id = randomUUID();
  const fileKey = `documents/${id}/original.txt`;
  const stored = await repository.insert(tx, {
    ...facts,
    id,
    kind: "resume",
    fileKey,
    receivedOn,
    ...read,
  });
  // The same words again are the same document.
  const same =
    stored ?? (await repository.findSameFile(tx, { accountId }, { kind: "resume", sha256 }));
  if (!same) throw new Error(`${fileName} could not be kept.`);
  if (!stored) return same;
  await putText(parts.files, fileKey, text);
  return stored;
}

/** The same document with other words; or the one that has these words already. */
export async function rewrite(
  { files, timeZone }: Parts,
  tx: Db,
  document: DocumentRecord,
  { text, receivedAt }: Pick<ResumeText, "text" | "receivedAt">,
): Promise<DocumentRecord> {
  const receivedOn = dayOf(receivedAt, timeZone);
  const read = columnsOf(text, receivedOn);
  const { kind, accountId } = document;
  const same =
    accountId && (await repository.findSameFile(tx, { accountId }, { kind, sha256: read.sha256 }));
  if (same && same.id !== document.id) return same;
  const change = { receivedAt, receivedOn, corrections: {}, ...read };
  const changed = await repository.change(tx, document.id, change);
  if (!changed) throw new Error("The document was deleted while it was written.");
  await putText(files, document.fileKey, text);
  return changed;
}

function columnsOf(text: string, receivedOn: string, readUndated?: ReadUndatedText) {
  const { bytes, sha256, ...reading } = readText(text, receivedOn, readUndated);
  return { bytes, sha256, ...whatWasRead(reading) };
}

async function putText(files: Files, key: string, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  await files.put(key, bytes, { contentType: CONTENT_TYPES.txt, bytes: bytes.length });
}

/** All that takes long, and none of it depends on the day. */
interface UndatedText {
  readonly flags: readonly Flag[];
  readonly resume: ResumeReading;
}

type ReadUndatedText = (text: string) => UndatedText;

function readUndatedText(text: string): UndatedText {
  const { lines } = plainLines(text);
  const flags = flagLines(lines);
  return { flags, resume: readUndated(lines, new Set(flags.map(({ line }) => line))) };
}

/** For the texts of the demo world. */
export const preparedTexts = (prepared: Prepared): { readonly readUndated: ReadUndatedText } => ({
  readUndated: (text) => prepared.get("resume", text, () => readUndatedText(text)),
});

interface TextReading extends DocumentReading {
  readonly bytes: number;
  readonly sha256: string;
}

/** A resume that we have as text, as it is read on the day it is received. */
export function readText(
  text: string,
  receivedOn: string,
  readUndatedly: ReadUndatedText = readUndatedText,
): TextReading {
  const bytes = Buffer.from(text);
  const { lines, hidden } = plainLines(text);
  const { flags, resume } = readUndatedly(text);
  return {
    bytes: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    fileType: "txt",
    pages: [],
    lines,
    hidden,
    flags,
    resume: withYears(resume, receivedOn),
    job: null,
    scanned: false,
  };
}
