import type { Db } from "#server/platform/database/database.ts";
import type { DocumentRecord, ReadArchive } from "../../documents/service.ts";
import type { JobRow } from "../repository.ts";
import * as repository from "../repository.ts";
import { changeJob, insertJob } from "../stored-job.ts";
import type { GoLive } from "./go-live.ts";
import { jobOfDocument } from "./job-of-document.ts";
import type { PostingNews } from "./posting-news.ts";

interface Parts {
  readonly clock: () => Date;
  readonly news: PostingNews;
  readonly goLive: GoLive;
}

/** A job description and its posting have one id (docs: one job, one id). */
export function createDocumentPostings({ clock, news, goLive }: Parts) {
  const postingOf = createPostingOf(goLive);

  /** The posting of a document, made if there is none yet. In a transaction that holds the document. */
  async function arrived(
    tx: Db,
    document: DocumentRecord,
  ): Promise<{ job: JobRow; isNew: boolean } | undefined> {
    const { accountId, archiveId, id } = document;
    if (!accountId || document.kind !== "job_description") return undefined;
    const known = await repository.lockOwned(tx, accountId, id);
    if (known) return { job: known, isNew: false };
    const now = clock();
    const job = await insertJob(tx, {
      ...(await postingOf(tx, accountId, document)),
      id,
      ownerId: accountId,
      source: "posting",
      postedAt: now,
      createdAt: now,
      updatedAt: now,
    });
    await news.trail(tx, "created", job);
    // What an archive brings is told of when it was read.
    if (!archiveId) await news.created(tx, job);
    if (job.status === "active") await news.live(tx, job, archiveId);
    return { job, isNew: true };
  }

  return {
    arrived,

    /** A scan was read, or will never be: the draft that waits for it is filled in. */
    async read(tx: Db, document: DocumentRecord): Promise<void> {
      const { accountId, archiveId, id } = document;
      const draft = accountId && (await repository.lockOwned(tx, accountId, id));
      // Written by hand or thrown away meanwhile.
      if (!accountId || !draft || !isUnread(draft)) return;
      const now = clock();
      const filled = await postingOf(tx, accountId, document);
      const job = await changeJob(tx, id, { ...filled, postedAt: now, updatedAt: now });
      if (!job) return;
      if (job.status === "active") await news.live(tx, job, archiveId);
      await news.publish(tx, job);
    },

    /** A draft that nothing was read into is nothing without its file. */
    async removed(tx: Db, { accountId, kind, id }: DocumentRecord): Promise<void> {
      if (!accountId || kind !== "job_description") return;
      const draft = await repository.lockOwned(tx, accountId, id);
      if (!draft || !isUnread(draft)) return;
      await repository.remove(tx, id);
      await news.trail(tx, "discarded", draft);
      await news.publish(tx, draft);
    },

    async archiveRead(tx: Db, { documentIds, ...archive }: ReadArchive): Promise<void> {
      const states = await repository.statesOf(tx, documentIds);
      const drafts = states.filter(({ status }) => status === "draft").length;
      if (states.length > 0)
        await news.createdMany(tx, archive, { live: states.length - drafts, drafts });
    },

    isPosted,
    statesOf,
  };
}

/** What was read, live where nothing is against it. */
const createPostingOf =
  (goLive: GoLive) => async (tx: Db, ownerId: string, document: DocumentRecord) => {
    const read = jobOfDocument(document, await repository.companyOf(tx, ownerId));
    if (read.status !== "active") return read;
    return { ...read, ...(await goLive(tx, { ownerId, company: read.company })) };
  };

/** Until its words are known. */
const isUnread = ({ status, lines }: JobRow) => status === "draft" && lines.length === 0;

async function isPosted(db: Db, documentId: string): Promise<boolean> {
  const [state] = await repository.statesOf(db, [documentId]);
  return state !== undefined && state.status !== "closed";
}

/** How the postings of these documents stand; those that have none are left out. */
async function statesOf(db: Db, documentIds: readonly string[]) {
  const states = await repository.statesOf(db, documentIds);
  return new Map(states.map(({ id, status }) => [id, status]));
}
