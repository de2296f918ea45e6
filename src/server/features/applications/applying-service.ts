import {
  listApplicants,
  listTracked,
  APPLICATION_SENTENCES as say,
} from "#contract/applications.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import type { Events } from "#server/platform/events.ts";
import { conflict, invalid, notFound } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { Limits } from "#server/platform/limits.ts";
import type { Notice, NotificationService } from "../notifications/service.ts";
import type { JobRow, PostingService } from "../postings/service.ts";
import * as repository from "./applying-repository.ts";
import { hindranceOf } from "./policy.ts";
import { APPLICATIONS_PER_DAY } from "./rules.ts";
import type { GivenAnswer } from "./tables.ts";
import type { TrackingService } from "./tracking/tracking.ts";

export interface ApplyingParts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly events: Events;
  readonly limits: Limits;
  readonly notify: NotificationService["notify"];
  readonly postings: Pick<PostingService, "holdActive" | "view" | "byIds">;
  /** Applying is interest too: counted once, and it lets the recruiter write. */
  readonly interests: {
    record(tx: Db, accountId: string, job: JobRow): Promise<boolean>;
    takeBack(tx: Db, accountId: string, job: JobRow): Promise<void>;
  };
  readonly tracking: Pick<TrackingService, "noteApplied" | "noteStage">;
}

interface Sending {
  readonly jobId: string;
  readonly resumeId: string | undefined;
  readonly note: string;
  readonly answers: readonly GivenAnswer[];
}

export type ApplyingService = ReturnType<typeof createApplyingService>;

/** A candidate applies for a posting: once, with a resume, a note and what the recruiter asked for. */
export function createApplyingService(parts: ApplyingParts) {
  const { database, clock, events, limits, notify, postings, interests, tracking } = parts;

  const published = async (tx: Db, accountId: string, job: JobRow) => {
    await events.publish(tx, `account:${accountId}`, listTracked);
    await events.publish(tx, `account:${job.ownerId}`, listApplicants);
  };

  async function tell(tx: Db, actor: Actor, job: JobRow, notice: Notice): Promise<void> {
    if (job.ownerId === null) return;
    const id = await notify(tx, job.ownerId, notice);
    await repository.setNotification(tx, actor.id, job.id, id);
  }

  return {
    async form(actor: Actor, jobId: string) {
      const job = await postings.view(actor, jobId);
      const [questions, resumes, application, refusal] = await Promise.all([
        repository.questionsOf(database, jobId),
        repository.resumesOf(database, actor.id),
        repository.find(database, actor.id, jobId),
        refusalFor(database, actor.id, job),
      ]);
      return { job, questions, resumes, application, refusal };
    },

    async apply(actor: Actor, sending: Sending): Promise<void> {
      await limits.take(`apply:${actor.id}`, APPLICATIONS_PER_DAY);
      await database.transaction(async (tx) => {
        const job = await postings.holdActive(tx, sending.jobId);
        const refusal = await refusalFor(tx, actor.id, job);
        if (refusal) throw conflict(refusal);
        const documentId = await chosenResume(tx, actor.id, sending.resumeId);
        const answers = answered(await repository.questionsOf(tx, job.id), sending.answers);
        const now = clock();
        const sent = { accountId: actor.id, jobId: job.id, documentId, answers, appliedAt: now };
        if (!(await repository.send(tx, { ...sent, note: sending.note })))
          throw conflict(say.already);
        await interests.record(tx, actor.id, job);
        await tell(tx, actor, job, appliedNotice(actor, job));
        await tracking.noteApplied(tx, actor.id, job, documentId);
        await published(tx, actor.id, job);
      });
    },

    withdraw: (actor: Actor, jobId: string): Promise<void> =>
      database.transaction(async (tx) => {
        const before = await repository.withdraw(tx, actor.id, jobId, clock());
        const [job] = before ? await postings.byIds(tx, [jobId]) : [];
        if (!job) throw notFound(say.notApplied);
        await tracking.noteStage(tx, actor.id, job.id, "closed");
        await interests.takeBack(tx, actor.id, job);
        await tell(tx, actor, job, withdrawnNotice(actor, job));
        await published(tx, actor.id, job);
      }),
  };
}

/** Why somebody cannot apply; "" when they can. */
async function refusalFor(db: Db, accountId: string, job: JobRow): Promise<string> {
  const { ownerId, company } = job;
  if (ownerId === null) return say.elsewhere;
  const standing = await repository.standingBetween(db, accountId, ownerId, company);
  const hindrance = hindranceOf(accountId, job, standing);
  return hindrance ? say[hindrance] : "";
}

/** One of the caller's own that was read; the current one unless they name another. */
async function chosenResume(db: Db, accountId: string, resumeId: string | undefined) {
  const resumes = await repository.resumesOf(db, accountId);
  const chosen = resumes.find(({ id, isCurrent }) => (resumeId ? id === resumeId : isCurrent));
  if (!chosen) throw invalid(say.noResume);
  return chosen.id;
}

/** In the order in which they are asked; each has to be there. */
function answered(
  questions: readonly string[],
  given: readonly GivenAnswer[],
): readonly GivenAnswer[] {
  const known = new Map(given.map(({ question, answer }) => [question, answer]));
  if (questions.some((question) => !known.has(question))) throw conflict(say.questionsChanged);
  const answers = questions.map((question) => ({ question, answer: known.get(question) ?? "" }));
  if (answers.some(({ answer }) => answer === "")) throw invalid(say.answerAll);
  return answers;
}

const placeOf = ({ id }: JobRow) => `/job/${id}/applications`;

const appliedNotice = ({ name }: Actor, job: JobRow): Notice => ({
  type: "application",
  title: `Application for ${job.title}`,
  message: `${name} applied for ${job.title}.`,
  actionUrl: placeOf(job),
});

const withdrawnNotice = ({ name }: Actor, job: JobRow): Notice => ({
  type: "application",
  title: `Application withdrawn: ${job.title}`,
  message: `${name} no longer applies for ${job.title}.`,
  actionUrl: placeOf(job),
});
