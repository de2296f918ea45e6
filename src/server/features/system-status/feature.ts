import {
  getSystemStatus,
  MOST_GIVEN_UP,
  retryAllGivenUp,
  retryGivenUp,
  STATUS_SENTENCES as say,
} from "#contract/system-status.ts";
import { recordAudit } from "#server/platform/audit.ts";
import { notFound } from "#server/platform/faults.ts";
import type { Platform } from "#server/platform/platform.ts";
import { askProbes, probesOf } from "#server/platform/system/probes.ts";
import type { MatchingService } from "../matching/service.ts";
import { databaseFacts } from "./database-facts.ts";
import { presentGivenUp, presentIndex, presentPart, presentQueue, programOf } from "./present.ts";
import { setupOf } from "./setup-of.ts";

interface Needs {
  readonly matching: Pick<MatchingService, "indexState" | "engine">;
}

/** For operators: whether everything works, what waits, and what was given up. */
export function addSystemStatus(platform: Platform, { matching }: Needs): void {
  const { clock, config, database, jobs, routes } = platform;

  routes.on(getSystemStatus).answer(async () => {
    const [parts, queues, givenUp, facts, index] = await Promise.all([
      askProbes(probesOf(platform)),
      jobs.queues(),
      jobs.deadLetters(MOST_GIVEN_UP),
      databaseFacts(database, config.databasePool),
      matching.indexState(),
    ]);
    const now = clock();
    return {
      checked_at: now.toISOString(),
      parts: parts.map(presentPart),
      queues: queues.map(presentQueue),
      given_up: givenUp.map(presentGivenUp),
      program: programOf(config.roles, matching.engine, now),
      database: facts,
      index: presentIndex(index),
      setup: setupOf(config),
    };
  });

  routes.on(retryAllGivenUp).answer(async ({ actor }) => {
    const count = await jobs.retryDeadLetters();
    if (count === 0) return { success: true, message: say.noneAgain };
    const subject = { type: "job", id: "all" };
    await recordAudit(database, {
      actorId: actor.id,
      action: "job.all-retried",
      subject,
      detail: { count },
    });
    return { success: true, message: say.allAgain(count) };
  });

  routes.on(retryGivenUp).answer(async ({ actor, params }) => {
    if (!(await jobs.retryDeadLetter(params.id))) throw notFound(say.notFound);
    const subject = { type: "job", id: params.id };
    await recordAudit(database, { actorId: actor.id, action: "job.retried", subject });
    return { success: true, message: say.again };
  });
}
