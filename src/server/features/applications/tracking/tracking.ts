import {
  APPLICATION_LIMITS,
  type ApplicationStage,
  listTracked,
  APPLICATION_SENTENCES as say,
  type TrackedStage,
} from "#contract/applications.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import { dayOf } from "#server/platform/day-of.ts";
import type { Events } from "#server/platform/events.ts";
import { conflict, invalid, notFound } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import { type JobRow, type PostingService, readJobText } from "../../postings/service.ts";
import { READINGS_PER_DAY } from "../rules.ts";
import { createLinkReading, type LinkParts } from "./read-link.ts";
import * as repository from "./repository.ts";

export interface TrackingParts extends LinkParts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly events: Events;
  readonly postings: Pick<PostingService, "holdActive">;
  /** A job that is not tracked is not saved either. */
  readonly forgetBookmark: (tx: Db, accountId: string, jobId: string) => Promise<void>;
}

type FromElsewhere = Pick<
  repository.TrackedRow,
  "title" | "company" | "location" | "link" | "advertisement" | "closesOn" | "stage"
>;

interface Change {
  readonly stage?: TrackedStage | undefined;
  readonly notes?: string | undefined;
  readonly closesOn?: string | null | undefined;
  readonly remindOn?: string | null | undefined;
  readonly documents?: readonly string[] | undefined;
}

const REMINDED_WITHIN_YEARS = 2;

/** What a recruiter's word means in the candidate's own list. */
export const STAGE_FOR_CANDIDATE: Readonly<Record<ApplicationStage, TrackedStage>> = {
  received: "applied",
  in_review: "applied",
  interview: "interview",
  offer: "offer",
  not_going_ahead: "closed",
};

export type TrackingService = ReturnType<typeof createTrackingService>;

/** The jobs that a candidate goes after: what happens here moves them, and so can they. */
export function createTrackingService(parts: TrackingParts) {
  const { database, clock, events, limits, timeZone, postings } = parts;
  const changed = (tx: Db, accountId: string) =>
    events.publish(tx, `account:${accountId}`, listTracked);

  async function refuseWhenFull(tx: Db, accountId: string): Promise<void> {
    await repository.holdList(tx, accountId);
    if ((await repository.countOf(tx, accountId)) >= APPLICATION_LIMITS.tracked)
      throw conflict(say.tooManyTracked);
  }

  async function begin(
    tx: Db,
    accountId: string,
    what: Omit<FromElsewhere, "advertisement" | "closesOn">,
    rest = {},
  ) {
    const now = clock();
    const appliedAt = isApplied(what.stage) ? now : null;
    const times = { savedAt: now, movedAt: now, appliedAt };
    return repository.insert(tx, { accountId, ...what, ...times, ...rest });
  }

  return {
    list: (actor: Actor) => repository.listOf(database, actor.id),

    async open(actor: Actor, id: string) {
      const [card, words] = await Promise.all([
        repository.findCard(database, actor.id, id),
        repository.wordsOf(database, actor.id, id),
      ]);
      if (!card || !words) throw notFound(say.trackedMissing);
      return { card, words };
    },

    /** By the same reader as any advertisement; nothing is kept of it. */
    async read(actor: Actor, text: string) {
      await limits.take(`read-ad:${actor.id}`, READINGS_PER_DAY);
      const { title, company, location } = readJobText({ text }).job;
      return { title, company, location };
    },

    readLink: createLinkReading(parts),

    add: (actor: Actor, job: FromElsewhere): Promise<string> =>
      database.transaction(async (tx) => {
        await refuseWhenFull(tx, actor.id);
        const id = await begin(tx, actor.id, job);
        await changed(tx, actor.id);
        return id;
      }),

    /** A job of ours that was saved, or applied for where it was advertised. */
    track: (actor: Actor, jobId: string, { stage, remindOn }: Change & { stage: TrackedStage }) =>
      database.transaction(async (tx) => {
        const day = remindOn === undefined ? undefined : dayToCome(remindOn, clock(), timeZone);
        const reminder = day === undefined ? {} : { remindOn: day, remindedAt: null };
        await repository.holdList(tx, actor.id);
        const before = await repository.lockOfJob(tx, actor.id, jobId);
        if (!before) {
          const job = await postings.holdActive(tx, jobId);
          await refuseWhenFull(tx, actor.id);
          const id = await begin(tx, actor.id, ofJob(job, stage), { jobId, ...reminder });
          await changed(tx, actor.id);
          return id;
        }
        // To save what one has gone on with takes nothing back.
        const to = stage === "saved" ? before.stage : stage;
        await repository.change(tx, before.id, { ...movedTo(before, to, clock()), ...reminder });
        await changed(tx, actor.id);
        return before.id;
      }),

    change: (actor: Actor, id: string, to: Change): Promise<void> =>
      database.transaction(async (tx) => {
        const before = await repository.lockOwned(tx, actor.id, id);
        if (!before) throw notFound(say.trackedMissing);
        const { stage = before.stage, notes, closesOn, remindOn, documents } = to;
        const isOtherDay = remindOn !== undefined && remindOn !== before.remindOn;
        await repository.change(tx, id, {
          ...movedTo(before, stage, clock()),
          ...(notes !== undefined && { notes }),
          ...(closesOn !== undefined && { closesOn }),
          ...(isOtherDay && { remindOn: dayToCome(remindOn, clock(), timeZone), remindedAt: null }),
        });
        if (documents) {
          const found = await repository.setDocuments(tx, actor.id, id, documents);
          if (found < new Set(documents).size) throw notFound(say.documentMissing);
        }
        await changed(tx, actor.id);
      }),

    remove: (actor: Actor, id: string): Promise<void> =>
      database.transaction(async (tx) => {
        const before = await repository.lockOwned(tx, actor.id, id);
        if (!before) throw notFound(say.trackedMissing);
        const { jobId } = before;
        if (jobId && (await repository.hasApplied(tx, actor.id, jobId))) throw conflict(say.stays);
        await repository.remove(tx, id);
        if (jobId) await parts.forgetBookmark(tx, actor.id, jobId);
        await changed(tx, actor.id);
      }),

    /** In the transaction of the application. */
    async noteApplied(tx: Db, accountId: string, job: JobRow, documentId: string): Promise<void> {
      const before = await repository.lockOfJob(tx, accountId, job.id);
      const id =
        before?.id ?? (await begin(tx, accountId, ofJob(job, "applied"), { jobId: job.id }));
      if (before)
        await repository.change(tx, id, {
          ...movedTo(before, "applied", clock()),
          appliedAt: clock(),
        });
      await repository.addDocument(tx, id, documentId);
    },

    /** What the recruiter said, or that it was withdrawn. */
    async noteStage(tx: Db, accountId: string, jobId: string, stage: TrackedStage): Promise<void> {
      const before = await repository.lockOfJob(tx, accountId, jobId);
      if (before) await repository.change(tx, before.id, movedTo(before, stage, clock()));
      await changed(tx, accountId);
    },
  };
}

/** A day after today, or none. A day that the calendar does not have is refused like the past. */
function dayToCome(day: string | null, now: Date, timeZone: string): string | null {
  if (day === null) return null;
  const time = new Date(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
  const last = new Date(now);
  last.setUTCFullYear(last.getUTCFullYear() + REMINDED_WITHIN_YEARS);
  if (!isDay || day <= dayOf(now, timeZone) || time > last) throw invalid(say.dayWrong);
  return day;
}

/** Somebody who got that far has applied, whether they say so or not. */
const isApplied = (stage: TrackedStage) => stage !== "saved" && stage !== "closed";

/** When it last moved, and when it was first applied for. */
function movedTo(
  before: Pick<repository.TrackedRow, "stage" | "appliedAt">,
  stage: TrackedStage,
  now: Date,
) {
  if (before.stage === stage) return {};
  return {
    stage,
    movedAt: now,
    ...(isApplied(stage) && !before.appliedAt && { appliedAt: now }),
  };
}

const ofJob = ({ title, company, location, sourceUrl }: JobRow, stage: TrackedStage) => ({
  title,
  company,
  location,
  link: sourceUrl,
  stage,
});
