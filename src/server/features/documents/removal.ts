import * as z from "zod";
import type { Database, Db } from "#server/platform/database/database.ts";
import type { Files } from "#server/platform/files/files.ts";
import { defineJob } from "#server/platform/jobs/job.ts";
import type { Jobs } from "#server/platform/jobs/jobs.ts";
import { removeOldReports } from "./archives/archive-repository.ts";
import { KEPT_MONTHS, monthsLater } from "./archives/retention.ts";
import type { DocumentRecord } from "./repository.ts";
import * as repository from "./repository.ts";

interface Parts {
  readonly database: Database;
  readonly files: Files;
  readonly jobs: Jobs;
  readonly clock: () => Date;
  readonly timeZone: string;
}

const AT_ONCE = 200;

const removeFilesJob = defineJob({
  name: "documents.remove-files",
  payload: z.object({ keys: z.array(z.string()) }),
  // Over days: a person's file must not stay because the store was away for an hour.
  retries: 12,
  retryDelaySeconds: 60,
});
const removeExpiredJob = defineJob({ name: "documents.remove-expired", payload: z.object({}) });

/** Where the picture of a page is kept once it was drawn. */
export const pictureKey = (documentId: string, page: number) =>
  `documents/${documentId}/page-${page}.png`;

/** Everything that is stored for a document: the original, and pictures that may have been drawn. */
export const keysOf = ({
  id,
  fileKey,
  pages,
}: Pick<DocumentRecord, "id" | "fileKey" | "pages">) => [
  fileKey,
  ...pages.map((_, index) => pictureKey(id, index + 1)),
];

/** Rows and files go together: the job that removes the files commits with the rows' removal. */
export function createRemoval({ database, files, jobs, clock, timeZone }: Parts) {
  jobs.register(removeFilesJob, async ({ keys }) => {
    for (const key of keys) await files.remove(key);
  });

  const removeFiles = async (tx: Db, documents: readonly DocumentRecord[]) => {
    if (documents.length === 0) return;
    await jobs.enqueue(removeFilesJob, { keys: documents.flatMap(keysOf) }, { db: tx });
  };

  jobs.register(removeExpiredJob, async () => {
    await removeOldReports(database, monthsLater(clock(), -KEPT_MONTHS));
    for (let removed = AT_ONCE; removed === AT_ONCE; ) {
      removed = await database.transaction(async (tx) => {
        const documents = await repository.removeExpired(tx, clock(), AT_ONCE);
        await removeFiles(tx, documents);
        return documents.length;
      });
    }
  });
  jobs.schedule(removeExpiredJob, "23 * * * *", {}, timeZone);

  return { removeFiles };
}
