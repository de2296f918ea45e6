import { listCandidates } from "#contract/candidates.ts";
import { listInterests } from "#contract/recommendations.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { Events } from "#server/platform/events.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { Notice, NotificationService } from "../../notifications/service.ts";
import type { JobRow, PostingService } from "../../postings/service.ts";
import * as repository from "./repository.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly events: Events;
  readonly notify: NotificationService["notify"];
  readonly postings: Pick<PostingService, "holdActive" | "countApplication">;
}

export type InterestService = ReturnType<typeof createInterestService>;

/** A candidate tells who posted a job that it is wanted. Once: whoever asks again changes nothing. */
export function createInterestService(parts: Parts) {
  const { database, clock, events, notify, postings } = parts;

  return {
    list: (actor: Actor) => repository.listOf(database, actor.id),

    express: (actor: Actor, jobId: string): Promise<JobRow> =>
      database.transaction(async (tx) => {
        const job = await postings.holdActive(tx, jobId);
        const interest = { accountId: actor.id, jobId, expressedAt: clock() };
        if (!(await repository.insert(tx, interest))) return job;
        await events.publish(tx, `account:${actor.id}`, listInterests);
        // Advertised elsewhere: there is nobody here who counts or could be told.
        if (job.ownerId === null) return job;
        await postings.countApplication(tx, jobId);
        await events.publish(tx, `account:${job.ownerId}`, listCandidates);
        // Somebody who was a recruiter before.
        if (job.ownerId === actor.id) return job;
        const notificationId = await notify(tx, job.ownerId, noticeOf(actor, job));
        await repository.setNotification(tx, interest, notificationId);
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
