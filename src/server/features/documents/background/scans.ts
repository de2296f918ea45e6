import * as z from "zod";
import { getDocument, listDocuments } from "#contract/documents.ts";
import type { Line } from "#reading/line.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import type { Events } from "#server/platform/events.ts";
import { Refusal } from "#server/platform/faults.ts";
import type { Files } from "#server/platform/files/files.ts";
import { defineJob, type JobContext } from "#server/platform/jobs/job.ts";
import type { Jobs } from "#server/platform/jobs/jobs.ts";
import { howToRead } from "../intake.ts";
import { withLocalCopy } from "../reader/local-copy.ts";
import type { Reader } from "../reader/reader.ts";
import type { DocumentRecord } from "../repository.ts";
import * as repository from "../repository.ts";

interface Parts {
  readonly database: Database;
  readonly events: Events;
  readonly files: Files;
  readonly jobs: Jobs;
  readonly reader: Reader;
  readonly tell: (tx: Db, document: DocumentRecord) => Promise<void>;
}

/** Seconds a page: more would keep the queue busy for one document. */
const MAX_PAGES = 10;
const FEW_LETTERS = 40;
const NO_TEXT =
  "No text could be recognised in this scan. Please upload a document with text, or paste it.";
const ONLY_SOME = `This is a long scan: only its first ${MAX_PAGES} pages were read.`;

const recogniseScan = defineJob({
  name: "documents.recognise",
  payload: z.object({ documentId: z.string() }),
  timeoutSeconds: 1500,
  retries: 1,
});

/** Who has a document open hears that it changed. */
export const publishDocument =
  (events: Events) =>
  async (db: Db, { accountId, visitorId }: DocumentRecord) => {
    const audience = accountId
      ? (`account:${accountId}` as const)
      : (`visitor:${visitorId}` as const);
    await events.publish(db, audience, getDocument);
    await events.publish(db, audience, listDocuments);
  };

/** Scans are read letter by letter, page by page, in the background. */
export function createScans(parts: Parts) {
  const { database, events, files, jobs, reader, tell } = parts;
  const publish = publishDocument(events);

  const settle = (document: DocumentRecord, to: Parameters<typeof repository.change>[2]) =>
    database.transaction(async (tx) => {
      await repository.change(tx, document.id, to);
      await publish(tx, document);
    });

  async function recognise(document: DocumentRecord, context: JobContext): Promise<Line[]> {
    const pages = document.pages.slice(0, MAX_PAGES).map((_, index) => index + 1);
    return withLocalCopy(files, document.fileKey, async (path) => {
      const lines: Line[] = [];
      for (const page of pages) {
        lines.push(...(await reader.recognise(path, page)));
        await context.progress(page, pages.length);
        await settle(document, { progressDone: page, progressTotal: pages.length });
      }
      return lines;
    });
  }

  async function read(documentId: string, context: JobContext): Promise<void> {
    const document = await repository.findById(database, documentId);
    if (document?.status !== "reading") return;
    const lines = await recognise(document, context);
    const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
    if (letters < FEW_LETTERS)
      return settle(document, { status: "unreadable", message: NO_TEXT, lines });
    const { flags, resume, job } = await reader.interpret(lines, howToRead(document));
    await database.transaction(async (tx) => {
      await repository.change(tx, document.id, {
        status: "read",
        message: document.pages.length > MAX_PAGES ? ONLY_SOME : "",
        lines,
        flags: [...flags],
        reading: { resume, job },
        title: resume?.profile.name ?? job?.profile.title ?? "",
      });
      await publish(tx, document);
      await tell(tx, document);
    });
  }

  jobs.register(recogniseScan, async ({ documentId }, context) => {
    try {
      await read(documentId, context);
    } catch (error) {
      // The file's fault: another attempt would end the same way.
      if (!(error instanceof Refusal) || error.fault !== "invalid") throw error;
      const document = await repository.findById(database, documentId);
      if (document) await settle(document, { status: "unreadable", message: error.message });
    }
  });

  return {
    enqueue: (tx: Db, { id }: DocumentRecord) =>
      jobs.enqueue(recogniseScan, { documentId: id }, { db: tx }),
  };
}
