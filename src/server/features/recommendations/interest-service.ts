import { listTracked } from "#contract/applications.ts";
import { listCandidates } from "#contract/candidates.ts";
import { listInterests } from "#contract/recommendations.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import type { Events } from "#server/platform/events.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { Notice, NotificationService } from "../notifications/service.ts";
import type { JobRow, PostingService } from "../postings/service.ts";
import * as repository from "./interest-repository.ts";

/** One application fewer. */
export interface Uncounting {
  uncountApplication(tx: Db, jobId: string): Promise<void>;
}

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly events: Events;
  readonly notify: NotificationService["notify"];
  readonly postings: Pick<PostingService, "holdActive" | "countApplication"> & Uncounting;
}

export type InterestService = ReturnType<typeof createInterestService>;

/** A candidate tells who posted a job that it is wanted. Once: whoever asks again changes nothing. */
export function createInterestService(parts: Parts) {
  const { database, clock, events, notify, postings } = parts;

  const published = async (tx: Db, accountId: string, { ownerId }: Pick<JobRow, "ownerId">) => {
    await events.publish(tx, `account:${accountId}`, listInterests);
    await events.publish(tx, `account:${accountId}`, listTracked);
    if (ownerId !== null) await events.publish(tx, `account:${ownerId}`, listCandidates);
  };

  /** Kept and counted, and nobody is told yet. False when it was there before. */
  async function record(tx: Db, accountId: string, job: JobRow): Promise<boolean> {
    const interest = { accountId, jobId: job.id, expressedAt: clock() };
    if (!(await repository.insert(tx, interest))) return false;
    // Advertised elsewhere: there is nobody here who counts.
    if (job.ownerId !== null) await postings.countApplication(tx, job.id);
    await published(tx, accountId, job);
    return true;
  }

  return {
    record,

    /** Who takes an application back is interested no longer. */
    async takeBack(tx: Db, accountId: string, job: Pick<JobRow, "id" | "ownerId">): Promise<void> {
      if (!(await repository.remove(tx, accountId, job.id))) return;
      await postings.uncountApplication(tx, job.id);
      await published(tx, accountId, job);
    },

    list: (actor: Actor) => repository.listOf(database, actor.id),

    express: (actor: Actor, jobId: string): Promise<JobRow> =>
      database.transaction(async (tx) => {
        const job = await postings.holdActive(tx, jobId);
        if (!(await record(tx, actor.id, job))) return job;
        // Nobody here could be told; or somebody who was a recruiter before.
        if (job.ownerId === null || job.ownerId === actor.id) return job;
        const notificationId = await notify(tx, job.ownerId, noticeOf(actor, job));
        await repository.setNotification(tx, { accountId: actor.id, jobId }, notificationId);
        return job;
      }),
  };
}

/** The one place where a recruiter reads a name unasked: the candidate chose to be known. */
const noticeOf = ({ name }: Actor, { id, title }: JobRow): Notice => ({
  type: "application",
  title: `Interest in ${title}`,
  message: `${name} is interested in ${title}. See how well the candidates fit.`,
  actionUrl: `/candidate/${id}`,
});
