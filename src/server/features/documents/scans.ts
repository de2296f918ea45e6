import * as z from "zod";
import { getArchive } from "#contract/archives.ts";
import { getDocument, listDocuments } from "#contract/documents.ts";
import type { Line } from "#reading/line.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import type { Events } from "#server/platform/events.ts";
import { Refusal } from "#server/platform/faults.ts";
import type { Files } from "#server/platform/files/files.ts";
import { defineJob, type JobContext } from "#server/platform/jobs/job.ts";
import type { Jobs } from "#server/platform/jobs/jobs.ts";
import { titleOf } from "./corrections.ts";
import { howToRead, type JobDescriptions } from "./intake.ts";

import { createOwnerTurns } from "./owner-turns.ts";
import { withLocalCopy } from "./reader/local-copy.ts";
import type { Reader } from "./reader/reader.ts";
import type { DocumentRecord } from "./repository.ts";
import * as repository from "./repository.ts";

interface Parts {
  readonly database: Database;
  readonly events: Events;
  readonly files: Files;
  readonly jobs: Jobs;
  readonly reader: Reader;
  readonly tell: (tx: Db, document: DocumentRecord) => Promise<void>;
  readonly jobDescriptions: Pick<JobDescriptions, "read">;
}

/** Seconds a page: more would keep the queue busy for one document. */
const MAX_PAGES = 10;
const FEW_LETTERS = 40;
const UNREADABLE = "unreadable" as const;
const NO_TEXT =
  "No text could be recognised in this scan. Please upload a document with text, or paste it.";
const TROUBLE = "This scan could not be read because of a fault of ours. Please upload it again.";
const ONLY_SOME = `This is a long scan: only its first ${MAX_PAGES} pages were read.`;

const recogniseScan = defineJob({
  name: "documents.recognise",
  payload: z.object({ documentId: z.string() }),
  timeoutSeconds: 3600,
  retries: 5,
  concurrency: 4,
});
/** Of one owner at a time: the other lanes are somebody else's. */
const PER_OWNER = 2;

type Then = (tx: Db, document: DocumentRecord) => Promise<void>;

/** Who has a document open hears that it changed. */
export const publishDocument =
  (events: Events) =>
  async (db: Db, { accountId, visitorId, archiveId }: DocumentRecord) => {
    const audience = accountId
      ? (`account:${accountId}` as const)
      : (`visitor:${visitorId}` as const);
    await events.publish(db, audience, getDocument);
    await events.publish(db, audience, listDocuments);
    // Its archive's report says how far it is.
    if (archiveId) await events.publish(db, audience, getArchive);
  };

/** Scans are read letter by letter, page by page, in the background. */
export function createScans(parts: Parts) {
  const { database, events, files, jobs, reader, tell, jobDescriptions } = parts;
  const publish = publishDocument(events);

  /** Undefined when the document was deleted: then there is nobody to read it for. */
  const settle = (
    context: JobContext,
    id: string,
    to: Parameters<typeof repository.change>[2],
    then?: Then,
  ) =>
    database.transaction(async (tx) => {
      await context.hold(tx);
      const document = await repository.change(tx, id, to);
      if (document) await then?.(tx, document);
      if (document) await publish(tx, document);
      return document;
    });

  async function recognise(document: DocumentRecord, context: JobContext): Promise<Line[]> {
    const pages = document.pages.slice(0, MAX_PAGES).map((_, index) => index + 1);
    return withLocalCopy(files, document.fileKey, async (path) => {
      const lines: Line[] = [];
      for (const page of pages) {
        lines.push(...(await reader.recognise(path, page)));
        await context.progress(page, pages.length);
        const going = { progressDone: page, progressTotal: pages.length };
        if (!(await settle(context, document.id, going))) return [];
      }
      return lines;
    });
  }

  async function read(document: DocumentRecord, context: JobContext): Promise<void> {
    const lines = await recognise(document, context);
    const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
    if (letters < FEW_LETTERS) return giveUp(context, document, NO_TEXT);
    const { flags, resume, job } = await reader.interpret(lines, howToRead(document));
    await database.transaction(async (tx) => {
      await context.hold(tx);
      const known = await repository.change(tx, document.id, {
        status: "read",
        message: document.pages.length > MAX_PAGES ? ONLY_SOME : "",
        lines,
        flags: [...flags],
        reading: { resume, job },
      });
      if (!known) return;
      await repository.change(tx, known.id, { title: titleOf(known) });
      await jobDescriptions.read(tx, known);
      await publish(tx, known);
      await tell(tx, known);
    });
  }

  /** What was read of it before, if anything, stays. */
  async function giveUp(
    context: JobContext,
    { id, lines }: DocumentRecord,
    message: string,
  ): Promise<void> {
    const to = lines.length > 0 ? { status: "read" as const } : { status: UNREADABLE, message };
    await settle(context, id, to, jobDescriptions.read);
  }

  const inTurn = createOwnerTurns(PER_OWNER);

  jobs.register(recogniseScan, async ({ documentId }, context) => {
    const document = await repository.findById(database, documentId);
    if (document?.status !== "reading") return;
    const { accountId, visitorId } = document;
    await inTurn({
      owner: accountId ? `account:${accountId}` : `visitor:${visitorId}`,
      work: () => readOrGiveUp(document, context),
      putBack: (startAfterSeconds) =>
        jobs.enqueue(
          recogniseScan,
          { documentId },
          { startAfterSeconds, singletonKey: documentId },
        ),
      backlog: () => repository.scansOf(database, { accountId, visitorId }),
    });
  });

  async function readOrGiveUp(document: DocumentRecord, context: JobContext): Promise<void> {
    try {
      await read(document, context);
    } catch (error) {
      // The file's own fault, or it is gone: another attempt would end the same way.
      if (error instanceof Refusal && error.fault !== "unavailable")
        return giveUp(context, document, error.message);
      const isLast = context.attempt > recogniseScan.retries && !context.signal.aborted;
      if (isLast) await giveUp(context, document, TROUBLE);
      throw error;
    }
  }

  return {
    enqueue: (tx: Db, { id }: DocumentRecord) =>
      jobs.enqueue(recogniseScan, { documentId: id }, { db: tx }),
  };
}
