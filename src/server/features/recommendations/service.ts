import * as z from "zod";
import { percentOf } from "#contract/match-levels.ts";
import { MATCH_SENTENCES } from "#contract/match-rules.ts";
import { recommendJobs, RECOMMENDATION_SENTENCES as say } from "#contract/recommendations.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import type { Events } from "#server/platform/events.ts";
import { conflict, notFound } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import { defineJob } from "#server/platform/jobs/job.ts";
import type { Jobs } from "#server/platform/jobs/jobs.ts";
import type { Log } from "#server/platform/log.ts";
import type { DocumentRecord } from "../documents/service.ts";
import {
  type ArrangedJobs,
  type JobWishes,
  type ListedJob,
  type MatchingService,
  withOutside,
} from "../matching/service.ts";
import type { PostingService } from "../postings/service.ts";
import { createPaths, type PathMatching } from "./find-paths.ts";
import { createKeptLists, type ListRanking } from "./kept-lists.ts";
import { type Standing, visit } from "./lists-repository.ts";
import * as repository from "./repository.ts";
import { createRescoreLists } from "./rescore-lists.ts";

/** What is needed of the matching service. It leaves out what the account dismissed. */
export type JobRanking = Pick<MatchingService, "rankJobsFor"> & ListRanking & PathMatching;

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly events: Events;
  readonly jobs: Jobs;
  readonly profiles: { resumeOf(accountId: string): Promise<DocumentRecord | undefined> };
  readonly postings: Pick<PostingService, "holdActive" | "byIds">;
  readonly matching: JobRanking;
  readonly log: Log;
  readonly stopping: AbortController;
}

export interface Recommended extends Pick<ArrangedJobs, "levels" | "levelsInside" | "want"> {
  readonly matches: readonly ListedJob[];
  readonly total: number;
  readonly averagePercent: number;
  readonly lookedBefore: Date | null;
  readonly resumeId: string;
}

const refreshList = defineJob({
  name: "recommendations.refresh",
  payload: z.object({ accountId: z.string() }),
  timeoutSeconds: 300,
});

/** Nobody looked for so long: the next look is another visit. */
const VISIT_MS = 30 * 60_000;

export type RecommendationService = ReturnType<typeof createRecommendationService>;

export function createRecommendationService(parts: Parts) {
  const { database, clock, events, jobs, profiles, postings, matching } = parts;
  const lists = createKeptLists({ ...parts, resumeOf: profiles.resumeOf });
  jobs.register(refreshList, ({ accountId }) => lists.refresh(accountId));
  const rescore = createRescoreLists({ ...parts, refresh: lists.refresh });

  /** Who has a profile and no resume gets one written; whose scan is being read must wait. */
  async function readyStanding(accountId: string): Promise<Standing> {
    const standing = await lists.standingOf(accountId);
    const { status } = standing.resume ?? {};
    if (status === "reading") throw conflict(MATCH_SENTENCES.stillReading);
    if (status === "read") return standing;
    const written = await profiles.resumeOf(accountId);
    if (written?.status !== "read") throw notFound(say.noProfile);
    return lists.standingOf(accountId);
  }

  async function narrowed(actor: Actor, wishes: JobWishes) {
    const resume = await profiles.resumeOf(actor.id);
    if (!resume) throw notFound(say.noProfile);
    const asked = { ...wishes, accountId: actor.id };
    const { matches, ...counted } = await matching.rankJobsFor(resume, asked);
    return { ...counted, matches, distances: matches.map(({ distance }) => distance) };
  }

  async function whole(actor: Actor, standing: Standing, wishes: JobWishes) {
    const { limit, offset, filters: _, ...arrangement } = wishes;
    const span = { from: offset, to: offset + limit, ...arrangement };
    const page = await lists.page(actor.id, standing, span);
    if (!page) throw notFound(say.noProfile);
    const { cards, listed, shown, outside, far, levels, levelsInside, want } = page;
    if (standing.resume) await matching.onRecord(standing.resume.id, actor.id, [...shown]);
    return {
      matches: withOutside(cards, { outside, far }),
      total: listed.length,
      levels,
      levelsInside,
      want,
      distances: listed.map(([, distance]) => distance),
    };
  }

  async function listFor(accountId: string) {
    const standing = await readyStanding(accountId);
    const resume = await profiles.resumeOf(accountId);
    if (!resume) throw notFound(say.noProfile);
    return { resume, near: await lists.resultsFor(accountId, standing) };
  }

  return {
    rescore,

    paths: createPaths({ ...parts, listFor }),

    async list(actor: Actor, wishes: JobWishes): Promise<Recommended> {
      const standing = await readyStanding(actor.id);
      const isNarrowed = Object.values(wishes.filters).some((wish) => wish !== undefined);
      const { distances, ...found } = isNarrowed
        ? await narrowed(actor, wishes)
        : await whole(actor, standing, wishes);
      const now = clock();
      const lookedBefore = await visit(database, actor.id, now, new Date(now.getTime() - VISIT_MS));
      const resumeId = standing.resume?.id ?? "";
      return {
        ...found,
        averagePercent: mean(distances.map(percentOf)),
        lookedBefore,
        resumeId,
      };
    },

    async dismiss(actor: Actor, jobId: string, dismissed: boolean): Promise<void> {
      await database.transaction(async (tx) => {
        await postings.holdActive(tx, jobId);
        await events.publish(tx, `account:${actor.id}`, recommendJobs);
        if (!dismissed) return repository.restore(tx, actor.id, jobId);
        const dismissal = { accountId: actor.id, jobId, dismissedAt: clock() };
        return repository.dismiss(tx, dismissal);
      });
    },

    /** The profile or the resume is another one: open windows look again, and the list is made anew. */
    async onProfileChanged(tx: Db, accountId: string): Promise<void> {
      await events.publish(tx, `account:${accountId}`, recommendJobs);
      await jobs.enqueue(refreshList, { accountId }, { db: tx, singletonKey: accountId });
    },
  };
}

const mean = (numbers: readonly number[]) =>
  numbers.length === 0
    ? 0
    : Math.round(numbers.reduce((sum, each) => sum + each, 0) / numbers.length);
