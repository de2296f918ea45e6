import type * as z from "zod/mini";
import { type JobChange, POSTING_SENTENCES as say, type setJobStatus } from "#contract/postings.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import { conflict, invalid, notFound } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { JobRow } from "../repository.ts";
import * as repository from "../repository.ts";
import { editedJob } from "./edited-job.ts";
import type { GoLive } from "./go-live.ts";
import type { PostingNews } from "./posting-news.ts";
import { createStatusChange, createStore, refuseWhileRead, type Store } from "./status-change.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly news: PostingNews;
  readonly goLive: GoLive;
  /** The file that a draft was made of goes with it. */
  readonly removeDocument: (tx: Db, accountId: string, id: string) => Promise<void>;
}

export type OwnPostings = ReturnType<typeof createOwnPostings>;

/** A recruiter's own postings. */
export function createOwnPostings(parts: Parts) {
  const { database, clock, news, goLive, removeDocument } = parts;
  /** What `work` makes of one of the caller's postings, which holds still meanwhile. */
  const change = (actor: Actor, id: string, work: (tx: Db, job: JobRow) => Promise<JobRow>) =>
    database.transaction(async (tx) => {
      const job = await repository.lockOwned(tx, actor.id, id);
      if (!job) throw notFound(say.notFound);
      const changed = await work(tx, job);
      await news.publish(tx, changed);
      return changed;
    });

  const store = createStore(clock);
  const { close, open } = createStatusChange({ clock, news, store, goLive });
  const edited = createEdit({ clock, news, store, goLive });

  return {
    async list({ id }: Actor) {
      const [postings, totals] = await Promise.all([
        repository.listOfOwner(database, id),
        repository.totalsOfOwner(database, id),
      ]);
      return { postings, totals };
    },

    /** Who is no recruiter any more could not close them, and people would go on applying. */
    async closeAll(tx: Db, accountId: string): Promise<void> {
      for (const before of await repository.lockActive(tx, accountId))
        await news.publish(tx, await close(tx, before));
    },

    edit: (actor: Actor, id: string, to: z.output<typeof JobChange>) =>
      change(actor, id, (tx, before) => edited(tx, before, to)),

    setStatus: (
      actor: Actor,
      id: string,
      { status, exemptions }: z.output<typeof setJobStatus.body>,
    ) =>
      change(actor, id, async (tx, before) => {
        if (before.status === status) return before;
        if (status === "draft") throw conflict(say.neverDraft);
        return status === "closed" ? close(tx, before) : open(tx, before, exemptions);
      }),

    discard: (actor: Actor, id: string) =>
      change(actor, id, async (tx, draft) => {
        if (draft.status !== "draft") throw conflict(say.onlyDrafts);
        if (draft.applicationsCount > 0) throw conflict(say.hasApplicants);
        await repository.remove(tx, id);
        await removeDocument(tx, actor.id, id);
        await news.trail(tx, "discarded", draft);
        return draft;
      }),
  };
}

interface EditPostingParts {
  readonly clock: () => Date;
  readonly news: PostingNews;
  readonly store: Store;
  readonly goLive: GoLive;
}

/** A posting as its owner wrote it anew. */
function createEdit({ clock, news, store, goLive }: EditPostingParts) {
  /** Live ones stay live and waiting ones wait, as long as the owner may name the company that they name now. */
  async function stateAfter(tx: Db, before: JobRow, company: string): Promise<Partial<JobRow>> {
    if (before.status !== "active" && !before.waiting) return { draftReason: "" };
    const state = await goLive(tx, { ownerId: before.ownerId, company });
    return before.waiting && state.status === "active" ? { ...state, postedAt: clock() } : state;
  }

  return async (tx: Db, before: JobRow, to: z.output<typeof JobChange>): Promise<JobRow> => {
    refuseWhileRead(before);
    if (to.updated_at !== undefined && to.updated_at !== before.updatedAt.toISOString())
      throw conflict(say.changedMeanwhile);
    const columns = editedJob(before, {
      text: to.text,
      title: to.title,
      company: to.company,
      location: to.location,
      employmentType: to.employment_type,
      salaryText: to.salary_range,
    });
    if (columns.lines.length === 0) throw invalid(say.textRequired);
    const state = await stateAfter(tx, before, columns.company);
    const job = await store(tx, before, { ...columns, ...state }, to.exemptions);
    await news.trail(tx, "changed", job);
    if (before.waiting && job.status === "active") await news.live(tx, job);
    if (job.status === "active") await news.matchSoon(tx);
    return job;
  };
}
