import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import * as z from "zod";
import { getArchive, listArchives } from "#contract/archives.ts";
import { listPostings } from "#contract/postings.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import type { Events } from "#server/platform/events.ts";
import { Refusal } from "#server/platform/faults.ts";
import type { Files } from "#server/platform/files/files.ts";
import { defineJob, type JobContext } from "#server/platform/jobs/job.ts";
import type { Jobs } from "#server/platform/jobs/jobs.ts";
import type { createIntake, JobDescriptions } from "../intake.ts";

import { createOwnerTurns } from "../owner-turns.ts";
import { withLocalCopy } from "../reader/local-copy.ts";
import type { Reader } from "../reader/reader.ts";
import { lock } from "../repository.ts";
import type { ArchiveRecord } from "./archive-repository.ts";
import * as repository from "./archive-repository.ts";
import type { UnpackedEntry } from "./entry-rules.ts";
import { KEPT_MONTHS, monthsLater } from "./retention.ts";

interface Parts {
  readonly database: Database;
  readonly events: Events;
  readonly files: Files;
  readonly jobs: Jobs;
  readonly reader: Reader;
  readonly clock: () => Date;
  readonly intake: ReturnType<typeof createIntake>;
  readonly jobDescriptions: JobDescriptions;
}

type Entry = ArchiveRecord["entries"][number];

/** Every open window asks again when it hears of it: not for each of hundreds of files. */
const ANNOUNCED_EVERY_MS = 1000;

const TROUBLE =
  "This archive could not be read to its end because of a fault of ours. Please upload it again.";

export const readArchiveJob = defineJob({
  name: "documents.read-archive",
  payload: z.object({ archiveId: z.string() }),
  timeoutSeconds: 3600,
  retries: 5,
  concurrency: 4,
});
/** Of one account at a time: its other archives would only take the reader's turns from each other. */
const PER_OWNER = 1;

/**
 * Unpacks an archive and reads it file by file. What has been dealt with is on record after each
 * file, so an attempt that is cut off is taken up where it ended.
 */
export function registerArchiveJob(parts: Parts): void {
  const { database, events, files, jobs, reader } = parts;

  async function announce(db: Db, { accountId, kind }: ArchiveRecord): Promise<void> {
    await events.publish(db, `account:${accountId}`, getArchive);
    await events.publish(db, `account:${accountId}`, listArchives);
    if (kind === "job_description") await events.publish(db, `account:${accountId}`, listPostings);
  }

  /** How it ended. */
  const settle = (
    context: JobContext,
    archive: ArchiveRecord,
    to: Parameters<typeof repository.change>[2],
  ) =>
    database.transaction(async (tx) => {
      await context.hold(tx);
      await repository.change(tx, archive.id, to);
      const { entries = [] } = (await repository.findById(tx, archive.id)) ?? {};
      const documentIds = entries.flatMap(({ outcome, document_id }) =>
        document_id && outcome !== "duplicate" ? [document_id] : [],
      );
      if (archive.kind === "job_description")
        await parts.jobDescriptions.archiveRead(tx, { ...archive, documentIds });
      await announce(tx, archive);
    });

  async function readAll(
    archive: ArchiveRecord,
    unpacked: readonly UnpackedEntry[],
    context: JobContext,
  ) {
    const entries = archive.entries.slice(0, archive.done);
    let announcedAt = 0;
    for (const entry of unpacked.slice(entries.length)) {
      const dealtWith = await becomeOf(parts, archive, entry, entries);
      entries.push(dealtWith);
      const isDue = performance.now() - announcedAt >= ANNOUNCED_EVERY_MS;
      if (isDue) announcedAt = performance.now();
      await database.transaction(async (tx) => {
        await context.hold(tx);
        await repository.append(tx, archive.id, dealtWith, unpacked.length);
        if (isDue) await announce(tx, archive);
      });
      await context.progress(entries.length, unpacked.length);
    }
    const message = unpacked.length === 0 ? "There are no files in this archive." : "";
    const total = entries.length;
    await settle(context, archive, { status: "done", message, done: total, total });
  }

  const inTurn = createOwnerTurns(PER_OWNER);

  jobs.register(readArchiveJob, async ({ archiveId }, context) => {
    const archive = await repository.findById(database, archiveId);
    if (!archive) return;
    const { accountId } = archive;
    const putBack = (startAfterSeconds: number) =>
      jobs.enqueue(readArchiveJob, { archiveId }, { startAfterSeconds, singletonKey: archiveId });
    await inTurn({
      owner: `account:${accountId}`,
      work: () => readOrGiveUp(archive, context),
      putBack,
      backlog: () => repository.waitingOf(database, accountId),
    });
  });

  async function readOrGiveUp(archive: ArchiveRecord, context: JobContext): Promise<void> {
    const isOver = archive.status === "done" || archive.status === "failed";
    try {
      if (!isOver)
        await withLocalCopy(files, archive.fileKey, async (path, folder) => {
          const { entries } = await reader.unpack(path, folder);
          await readAll(archive, entries, context);
        });
    } catch (error) {
      const isVerdict = error instanceof Refusal && error.fault !== "unavailable";
      const isLast = context.attempt > readArchiveJob.retries && !context.signal.aborted;
      if (!isVerdict && !isLast) throw error;
      await settle(context, archive, {
        status: "failed",
        message: isVerdict ? error.message : TROUBLE,
      });
    }
    // The documents are what was wanted; the archive itself would only be a second copy of them.
    await files.remove(archive.fileKey);
  }
}

async function becomeOf(
  parts: Parts,
  archive: ArchiveRecord,
  entry: UnpackedEntry,
  before: readonly Entry[],
): Promise<Entry> {
  const { name } = entry;
  if ("refused" in entry)
    return { name, outcome: "refused", reason: entry.refused, document_id: null };
  const content = await readFile(entry.file);
  const sha256 = createHash("sha256").update(content).digest("hex");
  const file = { name: basename(name), path: entry.file, bytes: content.length, sha256 };
  const { accountId, kind } = archive;
  // A posting stays when its file goes.
  const keepUntil = monthsLater(parts.clock(), KEPT_MONTHS);
  try {
    const { document, isNew } = await parts.intake({
      owner: { accountId },
      kind,
      file,
      keepUntil,
      archiveId: archive.id,
      read: parts.reader.readInBackground,
    });
    // Read by an attempt that was cut off before it could say so.
    const isOwn =
      document.archiveId === archive.id &&
      before.every(({ document_id }) => document_id !== document.id);
    if (!isNew) await becomesPosting(parts, document.id);
    if (!isNew && !isOwn) {
      const reason = `The same file as ${document.fileName}.`;
      return { name, outcome: "duplicate", reason, document_id: document.id };
    }
    const outcome = document.status === "reading" ? "reading" : "read";
    return { name, outcome, reason: "", document_id: document.id };
  } catch (error) {
    // A stop or a lost database is no verdict on the file.
    if (!(error instanceof Refusal) || error.fault === "unavailable") throw error;
    return { name, outcome: "refused", reason: error.message, document_id: null };
  }
}

/** A file that was known already may have no posting: it came by another way, or its draft was deleted. */
const becomesPosting = ({ database, jobDescriptions }: Parts, documentId: string) =>
  database.transaction(async (tx) => {
    const document = await lock(tx, documentId);
    if (document) await jobDescriptions.arrived(tx, document);
  });
