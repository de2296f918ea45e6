import { randomUUID } from "node:crypto";
import type { Db } from "#server/platform/database/database.ts";
import { dayOf } from "#server/platform/day-of.ts";
import type { Files } from "#server/platform/files/files.ts";
import { CONTENT_TYPES, whatWasRead } from "../intake.ts";
import type { DocumentRecord } from "../repository.ts";
import * as repository from "../repository.ts";
import { type ReadUndatedText, readText } from "./read-text.ts";

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
