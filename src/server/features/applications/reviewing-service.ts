import {
  type ApplicationStage,
  getApplicationForm,
  listApplicants,
  APPLICATION_SENTENCES as say,
} from "#contract/applications.ts";
import { LAWFUL_SENTENCES } from "#contract/lawful.ts";
import { MATCH_SENTENCES } from "#contract/match-rules.ts";
import { unlawfulPlaces } from "#lawful/places.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import type { Events } from "#server/platform/events.ts";
import { allow, notFound, unlawful } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { Notice, NotificationService } from "../notifications/service.ts";
import type { JobRow, PostingService } from "../postings/service.ts";
import { canSeeApplications } from "./policy.ts";
import * as repository from "./reviewing-repository.ts";
import { STAGE_FOR_CANDIDATE, type TrackingService } from "./tracking/tracking.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly events: Events;
  readonly notifyJoined: NotificationService["notifyJoined"];
  readonly postings: Pick<PostingService, "byIds">;
  /** Whether a recruiter sees people, or only how many there are. */
  readonly isVerified: (actor: Actor) => Promise<boolean>;
  readonly tracking: Pick<TrackingService, "noteStage">;
}

export type ReviewingService = ReturnType<typeof createReviewingService>;

/** What a recruiter does with the people who applied for a posting. */
export function createReviewingService(parts: Parts) {
  const { database, clock, events, notifyJoined, postings, isVerified, tracking } = parts;

  async function ownPosting(actor: Actor, jobId: string): Promise<JobRow> {
    const [job] = await postings.byIds(database, [jobId]);
    if (!job || !canSeeApplications(actor, job)) throw notFound(MATCH_SENTENCES.jobNotFound);
    return job;
  }

  return {
    async list(actor: Actor, jobId: string) {
      const job = await ownPosting(actor, jobId);
      const seesPeople = await isVerified(actor);
      const [totals, applicants] = await Promise.all([
        repository.totalsOf(database, actor.id, job),
        seesPeople ? repository.listOf(database, actor.id, job) : [],
      ]);
      return { job, seesPeople, applicants, ...totals };
    },

    async setStage(
      actor: Actor,
      { jobId, id }: { readonly jobId: string; readonly id: string },
      stage: ApplicationStage,
    ): Promise<void> {
      const job = await ownPosting(actor, jobId);
      allow(await isVerified(actor), say.notVerified);
      await database.transaction(async (tx) => {
        const one = await repository.lock(tx, actor.id, job, id);
        if (!one) throw notFound(say.notApplied);
        if (one.stage === stage) return;
        await repository.setStage(tx, id, { stage, stagedAt: clock() });
        await recordAudit(tx, {
          actorId: actor.id,
          action: "application.staged",
          subject: { type: "application", id },
          detail: { job: jobId, stage },
        });
        await tracking.noteStage(tx, one.accountId, jobId, STAGE_FOR_CANDIDATE[stage]);
        await tell(tx, one, job, stage);
        await events.publish(tx, `account:${actor.id}`, listApplicants);
      });
    },

    async questions(actor: Actor, jobId: string): Promise<readonly string[]> {
      const { id } = await ownPosting(actor, jobId);
      return repository.questionsOf(database, id);
    },

    /** They are part of what is public of a posting, and so pass the same gate. */
    async saveQuestions(actor: Actor, jobId: string, asked: readonly string[]): Promise<void> {
      const { id } = await ownPosting(actor, jobId);
      const questions = [...new Set(asked)].filter((question) => question !== "");
      const places = unlawfulPlaces(questions.join("\n"));
      if (places.length > 0) throw unlawful(LAWFUL_SENTENCES.refused, places);
      await database.transaction(async (tx) => {
        await repository.saveQuestions(tx, id, questions);
        await events.publish(tx, `account:${actor.id}`, getApplicationForm);
      });
    },
  };

  /** One notification while it is unread: who tries two stages in a row sends one. */
  async function tell(
    tx: Db,
    { id, accountId }: repository.ApplicantRow,
    job: JobRow,
    stage: ApplicationStage,
  ): Promise<void> {
    await notifyJoined(tx, accountId, `application:${id}`, () => noticeOf(job, stage));
  }
}

/** As the recruiter set it, and no more than that. */
const NEWS: Readonly<Record<ApplicationStage, string>> = {
  received: "received",
  in_review: "in review",
  interview: "interview",
  offer: "offer",
  not_going_ahead: "not going ahead",
};

const noticeOf = ({ title, company }: JobRow, stage: ApplicationStage): Notice => ({
  type: stage === "interview" ? "interview" : "application",
  title: `${title}: ${NEWS[stage]}`,
  message:
    stage === "not_going_ahead"
      ? `${company} is not going ahead with your application for ${title}.`
      : `${company} marked your application for ${title} as “${NEWS[stage]}”.`,
  actionUrl: "/applications",
});
