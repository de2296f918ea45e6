import type * as z from "zod/mini";
import { type JobChange, POSTING_SENTENCES as say } from "#contract/postings.ts";
import type { Db } from "#server/platform/database/database.ts";
import { conflict, invalid } from "#server/platform/faults.ts";
import type { JobRow } from "../repository.ts";
import { editedJob } from "./edited-job.ts";
import type { GoLive } from "./go-live.ts";
import type { PostingNews } from "./posting-news.ts";
import { refuseWhileRead, type Store } from "./status-change.ts";

interface Parts {
  readonly clock: () => Date;
  readonly news: PostingNews;
  readonly store: Store;
  readonly goLive: GoLive;
}

/** A posting as its owner wrote it anew. */
export function createEdit({ clock, news, store, goLive }: Parts) {
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
