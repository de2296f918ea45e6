import { createHash, randomUUID } from "node:crypto";
import { flagLines } from "#reading/flag-lines.ts";
import { readResume } from "#reading/resume/read-resume.ts";
import { plainLines } from "#reading/text/plain-lines.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Files } from "#server/platform/files/files.ts";
import { CONTENT_TYPES, dayIn, whatWasRead } from "../intake.ts";
import type { DocumentRecord } from "../repository.ts";
import * as repository from "../repository.ts";

interface Parts {
  readonly files: Files;
  readonly timeZone: string;
}

interface ResumeText {
  readonly accountId: string;
  readonly fileName: string;
  readonly text: string;
  readonly receivedAt: Date;
}

/**
 * A resume of our own, as text, for the demo world: read as an upload is, but here, because it can
 * hold nothing that has to be opened elsewhere, and in the caller's transaction.
 */
export async function addRead(parts: Parts, tx: Db, resume: ResumeText): Promise<DocumentRecord> {
  const { accountId, fileName, text, receivedAt } = resume;
  const bytes = Buffer.from(text);
  const receivedOn = dayIn(parts.timeZone, receivedAt);
  const { lines, hidden } = plainLines(text);
  const flags = flagLines(lines);
  const skip = new Set(flags.map(({ line }) => line));
  const id = randomUUID();
  const fileKey = `documents/${id}/original.txt`;
  const stored = await repository.insert(tx, {
    id,
    accountId,
    kind: "resume",
    fileName,
    fileKey,
    bytes: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    receivedAt,
    receivedOn,
    ...whatWasRead({
      fileType: "txt",
      pages: [],
      lines,
      hidden,
      flags,
      resume: readResume(lines, { receivedOn, skip }),
      job: null,
      scanned: false,
    }),
  });
  if (!stored) throw new Error(`${fileName} belongs to this person already.`);
  const info = { contentType: CONTENT_TYPES.txt, bytes: bytes.length };
  await parts.files.put(fileKey, bytes, info);
  return stored;
}
