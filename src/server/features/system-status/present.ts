import type { GivenUp, StatusPart, SystemStatus, WorkQueue } from "#contract/system-status.ts";
import type { DeadLetter, QueueCounts } from "#server/platform/jobs/job-records.ts";
import type { ProbedPart } from "#server/platform/system/probes.ts";
import type { IndexState } from "../matching/service.ts";

export const presentPart = ({ name, isUp, isOptional }: ProbedPart): StatusPart => ({
  name,
  is_up: isUp,
  is_optional: isOptional,
});

export const presentQueue = ({ failed, oldest, ...queue }: QueueCounts): WorkQueue => ({
  ...queue,
  given_up: failed,
  oldest: oldest?.toISOString() ?? null,
});

/** What an outside server answered can be long. */
const REASON_MOST = 300;

export const presentGivenUp = ({ error, failedAt, isInDoubt, ...letter }: DeadLetter): GivenUp => ({
  ...letter,
  in_doubt: isInDoubt,
  reason: error.slice(0, REASON_MOST),
  failed_at: failedAt.toISOString(),
});

export const presentIndex = (state: IndexState | undefined): SystemStatus["index"] =>
  state
    ? {
        jobs: state.jobs,
        candidates: state.candidates,
        bytes: state.bytes,
        is_reading: state.isProfiling,
      }
    : null;

export const programOf = (
  roles: readonly string[],
  engine: string,
  now: Date,
): SystemStatus["program"] => ({
  started_at: new Date(now.getTime() - process.uptime() * 1000).toISOString(),
  engine,
  node: process.version,
  memory_bytes: process.memoryUsage.rss(),
  roles: [...roles],
});
